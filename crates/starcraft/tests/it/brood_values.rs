//! Every Combat card of Brood War by its values, bonuses and splash damage (SC 20.2.4).

use orrery_starcraft::cards::Unit::*;
use orrery_starcraft::combat::Role;

use crate::card_values::{Row, check_values};
use crate::fight::*;
use crate::support::*;

fn terran(number: u8) -> Card {
    brood(Race::Terran, number)
}

fn protoss(number: u8) -> Card {
    brood(Race::Protoss, number)
}

fn zerg(number: u8) -> Card {
    brood(Race::Zerg, number)
}

fn rows() -> Vec<Row> {
    use Technology::{BroodReaverCapacity, BroodSiegeMode};
    vec![
        (terran(4), Marine, (6, 6), (6, 6), (3, 4)),
        (terran(4), Firebat, (6, 6), (6, 6), (3, 4)),
        (terran(5), Marine, (5, 5), (5, 5), (3, 4)),
        (terran(5), Firebat, (6, 5), (6, 5), (3, 4)),
        (terran(15), Vulture, (7, 7), (7, 7), (2, 5)),
        (terran(15), SiegeTank, (8, 7), (8, 7), (2, 5)),
        (terran(15), Valkyrie, (7, 7), (7, 7), (2, 5)),
        (terran(19), Goliath, (6, 7), (8, 7), (1, 6)),
        (terran(19), Valkyrie, (6, 7), (8, 7), (1, 6)),
        (terran(20), Valkyrie, (9, 6), (9, 6), (6, 1)),
        (protoss(1), Zealot, (6, 7), (6, 7), (2, 5)),
        (protoss(1), DarkTemplar, (7, 7), (7, 7), (2, 5)),
        (protoss(2), Zealot, (7, 5), (7, 5), (2, 5)),
        (protoss(2), DarkTemplar, (8, 7), (8, 7), (2, 5)),
        (protoss(2), Corsair, (7, 7), (7, 7), (2, 5)),
        (protoss(9), Scout, (7, 8), (8, 8), (4, 3)),
        (protoss(9), Corsair, (7, 8), (8, 8), (4, 3)),
        (protoss(20), DarkTemplar, (7, 6), (7, 6), (3, 4)),
        (protoss(20), Corsair, (7, 6), (8, 6), (3, 4)),
        (zerg(6), Hydralisk, (6, 6), (7, 6), (2, 5)),
        (zerg(6), Lurker, (6, 6), (6, 6), (2, 5)),
        (zerg(10), BroodScourge, (7, 5), (7, 5), (5, 2)),
        (zerg(10), InfestedTerran, (7, 5), (7, 5), (5, 2)),
        (zerg(11), BroodScourge, (8, 6), (8, 6), (5, 2)),
        (zerg(11), InfestedTerran, (8, 6), (8, 6), (5, 2)),
        (zerg(12), BroodScourge, (9, 6), (9, 6), (5, 2)),
        (zerg(12), InfestedTerran, (9, 6), (9, 6), (5, 2)),
        (zerg(14), Mutalisk, (7, 8), (7, 8), (3, 4)),
        (zerg(14), Devourer, (8, 8), (8, 8), (3, 4)),
        (zerg(19), Lurker, (8, 7), (8, 7), (3, 4)),
        (zerg(19), Devourer, (8, 8), (8, 8), (3, 4)),
        (zerg(20), Lurker, (7, 7), (7, 7), (3, 4)),
        (zerg(20), Devourer, (7, 9), (7, 9), (3, 4)),
        (copy(BroodSiegeMode, 0), SiegeTank, (9, 7), (9, 7), (6, 5)),
        (copy(BroodSiegeMode, 1), SiegeTank, (9, 8), (9, 8), (6, 5)),
        (copy(BroodSiegeMode, 2), SiegeTank, (10, 7), (10, 7), (6, 5)),
        (copy(BroodReaverCapacity, 0), Reaver, (9, 7), (9, 7), (6, 5)),
        (copy(BroodReaverCapacity, 1), Reaver, (9, 8), (9, 8), (6, 5)),
        (copy(BroodReaverCapacity, 2), Reaver, (10, 9), (10, 9), (6, 5)),
    ]
}

/// SC 20.2.4, SC 13.2.3
#[test]
fn every_new_standard_card_gives_its_values_and_bonuses() {
    check_values(&rows(), Edition::BroodWar);
    let listed = |card: Card| rows().iter().any(|row| row.0 == card);
    let new = Card::all().skip(Card::BASE).filter(|card| card.is_standard());
    assert!(new.into_iter().all(listed), "every new standard card is in the table");
}

/// SC 20.2.4, SC 13.2.5
#[test]
fn new_reinforcement_cards_that_add_attack_or_health() {
    use Technology::{BroodFlyerAttack, Heal};
    let added = |units: &[Unit], standard: Card, card: Card| {
        let zerg_fights = standard.def().race == Race::Zerg;
        let (enemy, answer) =
            if zerg_fights { (Marine, brood(Race::Terran, 1)) } else { (Zergling, zerg(1)) };
        let [own, _] = brood_fight(units, &[enemy]).totals(&[standard, card], &[answer]);
        (own.reinforcement.attack, own.reinforcement.health)
    };
    for number in [17, 18] {
        for unit in [Vulture, Goliath, SiegeTank, Wraith, Battlecruiser, Valkyrie] {
            assert_eq!(added(&[unit], terran(1), terran(number)), (0, 1), "{unit:?}");
        }
    }
    for unit in [Zealot, Dragoon, Archon, Reaver, Scout, Carrier, DarkTemplar, Corsair] {
        assert_eq!(added(&[unit], protoss(3), protoss(19)), (0, 1), "{unit:?}");
    }
    for number in 0..2 {
        for unit in [Guardian, Devourer] {
            assert_eq!(added(&[unit], zerg(8), copy(BroodFlyerAttack, number)), (2, 0), "{unit:?}");
        }
        assert_eq!(
            added(&[Mutalisk], zerg(7), copy(BroodFlyerAttack, number)),
            (0, 0),
            "not depicted any more"
        );
    }
    for number in 0..3 {
        for unit in [Marine, Firebat, Ghost] {
            assert_eq!(added(&[unit, Medic], terran(1), copy(Heal, number)), (0, 2), "{unit:?}");
        }
        assert_eq!(added(&[Goliath, Medic], terran(16), copy(Heal, number)), (0, 0), "no infantry");
    }
}

/// A repair card costs a worker of the pool.
/// SC 13.11.4
#[test]
fn new_repair_cards_cost_a_worker() {
    for number in [17, 18] {
        let fight = |workers| {
            let fight = brood_fight(&[Valkyrie], &[Mutalisk]).with(|it| it.workers(A, workers));
            fight.plays(&[terran(20), terran(number)], &[zerg(7)])
        };
        assert_eq!(fight(1).strength(Role::Attacker), (9, 7));
        assert_eq!(fight(1).t.state().player(A).unavailable, 1);
        assert_eq!(fight(0).strength(Role::Attacker), (9, 6));
    }
}

/// What the defender loses beside his front-line unit, which falls.
#[track_caller]
fn splashed(attacker: Unit, card: Card, defenders: &[Unit]) -> Vec<Unit> {
    let answer = match defenders[0].def().race {
        Race::Zerg => zerg(1),
        _ => terran(1),
    };
    let mut fought = brood_fight(&[attacker], defenders).plays(&[card], &[answer]);
    // A beaten Lurker withdraws.
    fought.t.may(A, Action::MoveTo(CAMP));
    fought.goes_on();
    assert_eq!(fought.lost(B).first(), Some(&defenders[0]), "{card:?}: {:?}", fought.events);
    fought.lost(B)[1..].to_vec()
}

/// SC 17.12.3, SC 20.2.4
#[test]
fn every_new_card_with_splash_damage_hits_what_it_says() {
    // Firebats burn Marines, Zerglings and Zealots only; Marines do not with the same cards.
    for card in [terran(4), terran(5)] {
        assert_eq!(splashed(Firebat, card, &[Zergling, Zergling]), [Zergling]);
        assert_eq!(splashed(Firebat, card, &[Zergling, Hydralisk]), []);
        assert_eq!(splashed(Marine, card, &[Zergling, Zergling]), []);
    }
    assert_eq!(splashed(Mutalisk, zerg(14), &[Marine, Marine]), [Marine]);
    assert_eq!(splashed(Mutalisk, zerg(14), &[Marine, Firebat]), []);
    // Valkyries hit flyers; a Goliath does not with the card they share.
    for card in [terran(19), terran(20)] {
        assert_eq!(splashed(Valkyrie, card, &[Mutalisk, Mutalisk]), [Mutalisk]);
        assert_eq!(splashed(Valkyrie, card, &[Mutalisk, Ultralisk]), []);
    }
    assert_eq!(splashed(Goliath, terran(19), &[Mutalisk, Mutalisk]), []);
    // Lurkers hit ground units; Hydralisks and Devourers do not with the same cards.
    for card in [zerg(6), zerg(19), zerg(20)] {
        assert_eq!(splashed(Lurker, card, &[Marine, Firebat]), [Firebat]);
        assert_eq!(splashed(Lurker, card, &[Marine, Wraith]), []);
    }
    assert_eq!(splashed(Hydralisk, zerg(6), &[Marine, Firebat]), []);
    for card in [zerg(14), zerg(19), zerg(20)] {
        assert_eq!(splashed(Devourer, card, &[Wraith, Firebat]), []);
    }
    for number in 0..3 {
        let siege = copy(Technology::BroodSiegeMode, number);
        assert_eq!(splashed(SiegeTank, siege, &[Zergling, Ultralisk]), [Ultralisk]);
        assert_eq!(splashed(SiegeTank, siege, &[Zergling, Mutalisk]), []);
        let reaver = copy(Technology::BroodReaverCapacity, number);
        assert_eq!(splashed(Reaver, reaver, &[Zergling, Ultralisk]), [Ultralisk]);
        assert_eq!(splashed(Reaver, reaver, &[Zergling, Mutalisk]), []);
    }
}
