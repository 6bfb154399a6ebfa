//! Every Combat card and every technology, by what they do in a battle.

use orrery_starcraft::cards::Unit::*;
use orrery_starcraft::combat::{Role, StartOfBattle};

use crate::fight::*;
use crate::support::*;

// Values and bonuses

/// The values of a card for a depicted front-line unit against a ground and against a flying unit, and its minor
/// values.
type Row = (Card, Unit, (u8, u8), (u8, u8), (u8, u8));

fn rows() -> Vec<Row> {
    vec![
        (terran(1), Marine, (6, 4), (6, 4), (2, 5)),
        (terran(1), Firebat, (6, 4), (6, 4), (2, 5)),
        (terran(1), Ghost, (6, 4), (6, 4), (2, 5)),
        (terran(2), Marine, (5, 4), (6, 4), (2, 5)),
        (terran(2), Ghost, (5, 4), (6, 4), (2, 5)),
        (terran(3), Marine, (5, 5), (6, 5), (2, 5)),
        (terran(3), Ghost, (5, 5), (6, 5), (2, 5)),
        (terran(4), Marine, (6, 6), (6, 6), (3, 4)),
        (terran(4), Firebat, (6, 6), (6, 6), (3, 4)),
        (terran(5), Marine, (5, 5), (5, 5), (3, 4)),
        (terran(5), Firebat, (6, 5), (6, 5), (3, 4)),
        (terran(6), Vulture, (6, 5), (6, 5), (4, 3)),
        (terran(6), Firebat, (6, 5), (6, 5), (4, 3)),
        (terran(7), Vulture, (6, 6), (6, 6), (4, 3)),
        (terran(7), Firebat, (6, 6), (6, 6), (4, 3)),
        (terran(8), Vulture, (5, 6), (5, 6), (4, 3)),
        (terran(8), Ghost, (5, 6), (5, 6), (4, 3)),
        (terran(9), Goliath, (6, 7), (8, 7), (3, 4)),
        (terran(9), Wraith, (6, 7), (6, 7), (3, 4)),
        (terran(10), Goliath, (6, 7), (7, 7), (3, 4)),
        (terran(10), Wraith, (6, 7), (7, 7), (3, 4)),
        (terran(11), Battlecruiser, (8, 7), (8, 7), (4, 3)),
        (terran(11), Wraith, (7, 7), (7, 7), (4, 3)),
        (terran(12), Battlecruiser, (8, 9), (8, 9), (4, 3)),
        (terran(12), Wraith, (7, 8), (7, 8), (4, 3)),
        (terran(13), Battlecruiser, (8, 8), (8, 8), (5, 2)),
        (terran(13), SiegeTank, (7, 8), (7, 8), (5, 2)),
        (terran(14), Battlecruiser, (9, 8), (9, 8), (5, 2)),
        (terran(14), SiegeTank, (8, 8), (8, 8), (5, 2)),
        (terran(15), Vulture, (7, 7), (7, 7), (2, 5)),
        (terran(15), SiegeTank, (8, 7), (8, 7), (2, 5)),
        (terran(16), Goliath, (7, 8), (7, 8), (2, 5)),
        (terran(16), SiegeTank, (8, 8), (8, 8), (2, 5)),
        (protoss(1), Zealot, (6, 7), (6, 7), (2, 5)),
        (protoss(2), Zealot, (7, 5), (7, 5), (2, 5)),
        (protoss(3), Zealot, (5, 6), (5, 6), (2, 5)),
        (protoss(4), Zealot, (5, 7), (5, 7), (1, 6)),
        (protoss(4), Dragoon, (5, 7), (5, 7), (1, 6)),
        (protoss(5), Zealot, (6, 6), (6, 6), (1, 6)),
        (protoss(5), Dragoon, (6, 6), (7, 6), (1, 6)),
        (protoss(6), Scout, (8, 7), (8, 7), (3, 4)),
        (protoss(6), Dragoon, (8, 7), (8, 7), (3, 4)),
        (protoss(7), Scout, (7, 7), (8, 7), (3, 4)),
        (protoss(7), Dragoon, (7, 7), (8, 7), (3, 4)),
        (protoss(8), Scout, (7, 8), (7, 8), (4, 3)),
        (protoss(9), Scout, (7, 8), (8, 8), (4, 3)),
        (protoss(10), Carrier, (7, 8), (7, 8), (3, 4)),
        (protoss(10), Reaver, (7, 8), (7, 8), (3, 4)),
        (protoss(11), Carrier, (8, 8), (8, 8), (3, 4)),
        (protoss(11), Reaver, (8, 8), (8, 8), (3, 4)),
        (protoss(12), Archon, (8, 8), (8, 8), (2, 5)),
        (protoss(12), Reaver, (8, 8), (8, 8), (2, 5)),
        (protoss(13), Archon, (9, 8), (9, 8), (5, 2)),
        (protoss(14), Archon, (9, 8), (9, 8), (5, 2)),
        (protoss(14), Carrier, (9, 8), (9, 8), (5, 2)),
        (protoss(15), Archon, (8, 9), (8, 9), (2, 5)),
        (protoss(15), Carrier, (8, 9), (8, 9), (2, 5)),
        (protoss(16), Reaver, (7, 7), (7, 7), (3, 4)),
        (zerg(1), Zergling, (6, 3), (6, 3), (4, 3)),
        (zerg(2), Zergling, (5, 4), (5, 4), (4, 3)),
        (zerg(3), Zergling, (4, 5), (4, 5), (4, 3)),
        (zerg(4), Zergling, (5, 5), (5, 5), (1, 6)),
        (zerg(4), Hydralisk, (5, 5), (5, 5), (1, 6)),
        (zerg(5), Zergling, (5, 6), (5, 6), (1, 6)),
        (zerg(5), Hydralisk, (5, 6), (6, 6), (1, 6)),
        (zerg(6), Hydralisk, (6, 6), (7, 6), (2, 5)),
        (zerg(7), Hydralisk, (7, 6), (7, 6), (2, 5)),
        (zerg(7), Mutalisk, (7, 6), (7, 6), (2, 5)),
        (zerg(8), Ultralisk, (7, 8), (7, 8), (3, 4)),
        (zerg(8), Guardian, (7, 8), (7, 8), (3, 4)),
        (zerg(9), Ultralisk, (8, 8), (8, 8), (3, 4)),
        (zerg(9), Guardian, (8, 7), (8, 7), (3, 4)),
        (zerg(10), Scourge, (7, 5), (7, 5), (5, 2)),
        (zerg(11), Scourge, (8, 6), (8, 6), (5, 2)),
        (zerg(12), Scourge, (9, 6), (9, 6), (5, 2)),
        (zerg(13), Mutalisk, (7, 7), (7, 7), (3, 4)),
        (zerg(14), Mutalisk, (7, 8), (7, 8), (3, 4)),
        (zerg(15), Mutalisk, (8, 7), (8, 7), (3, 4)),
        (zerg(16), Ultralisk, (8, 9), (8, 9), (5, 2)),
        (zerg(16), Guardian, (8, 8), (8, 8), (5, 2)),
        (copy(Technology::StimPacks, 0), Marine, (7, 3), (7, 3), (6, 5)),
        (copy(Technology::StimPacks, 0), Firebat, (7, 3), (7, 3), (6, 5)),
        (copy(Technology::StimPacks, 1), Marine, (7, 4), (7, 4), (6, 5)),
        (copy(Technology::StimPacks, 1), Firebat, (7, 4), (7, 4), (6, 5)),
        (copy(Technology::Nuke, 0), Ghost, (0, 6), (0, 6), (7, 4)),
        (copy(Technology::SpiderMines, 0), Vulture, (7, 7), (7, 7), (5, 6)),
        (copy(Technology::SpiderMines, 1), Vulture, (8, 7), (8, 7), (5, 6)),
        (copy(Technology::SiegeMode, 0), SiegeTank, (9, 7), (9, 7), (6, 5)),
        (copy(Technology::SiegeMode, 1), SiegeTank, (9, 8), (9, 8), (6, 5)),
        (copy(Technology::YamatoGun, 0), Battlecruiser, (10, 7), (10, 7), (7, 4)),
        (copy(Technology::YamatoGun, 1), Battlecruiser, (10, 8), (10, 8), (7, 4)),
        (copy(Technology::IncreasedReaverCapacity, 0), Reaver, (9, 7), (9, 7), (6, 5)),
        (copy(Technology::IncreasedReaverCapacity, 1), Reaver, (9, 8), (9, 8), (6, 5)),
        (copy(Technology::IncreasedReaverCapacity, 2), Reaver, (10, 9), (10, 9), (6, 5)),
        (copy(Technology::IncreasedCarrierCapacity, 0), Carrier, (9, 9), (9, 9), (6, 5)),
        (copy(Technology::IncreasedCarrierCapacity, 1), Carrier, (10, 8), (10, 8), (6, 5)),
        (copy(Technology::IncreasedCarrierCapacity, 2), Carrier, (9, 10), (9, 10), (6, 5)),
        (copy(Technology::Burrow, 0), Zergling, (0, 5), (0, 5), (4, 6)),
        (copy(Technology::Burrow, 0), Hydralisk, (0, 5), (0, 5), (4, 6)),
        (copy(Technology::Burrow, 1), Zergling, (0, 6), (0, 6), (4, 6)),
        (copy(Technology::Burrow, 1), Hydralisk, (0, 6), (0, 6), (4, 6)),
        (copy(Technology::Burrow, 2), Zergling, (0, 6), (0, 6), (4, 6)),
        (copy(Technology::Burrow, 2), Hydralisk, (0, 6), (0, 6), (4, 6)),
        (copy(Technology::ChitinousPlating, 0), Ultralisk, (9, 9), (9, 9), (4, 5)),
        (copy(Technology::ChitinousPlating, 1), Ultralisk, (8, 10), (8, 10), (4, 5)),
        (copy(Technology::ChitinousPlating, 2), Ultralisk, (9, 9), (9, 9), (4, 5)),
    ]
}

/// Somebody to fight against: an opponent of another race, on the ground or in the air, with a card of his.
fn opponent(race: Race, flies: bool) -> (Unit, Card) {
    match (race, flies) {
        (Race::Terran, false) => (Zergling, zerg(1)),
        (Race::Terran, true) => (Mutalisk, zerg(7)),
        (_, false) => (Marine, terran(1)),
        (_, true) => (Wraith, terran(9)),
    }
}

/// A unit of the race that a standard card does not depict.
fn stranger(card: Card) -> Unit {
    let mut units = Unit::of(card.def().race, Edition::Base).filter(|unit| !unit.def().assist);
    units.find(|&unit| !card.depicts(unit)).expect("no standard card depicts every unit")
}

/// SC 13.2.2, SC 13.2.3, SC 17.6.1
#[test]
fn every_standard_card_gives_its_values_and_bonuses() {
    let strength = |unit, card: Card, flies| {
        let (enemy, answer) = opponent(card.def().race, flies);
        fight(&[unit], &[enemy]).plays(&[card], &[answer]).strength(Role::Attacker)
    };
    for (card, unit, ground, flying, minor) in rows() {
        assert_eq!(strength(unit, card, false), ground, "{card:?} {:?} with {unit:?}", card.def().title);
        assert_eq!(strength(unit, card, true), flying, "{card:?} {:?} with {unit:?}", card.def().title);
        assert_eq!(
            strength(stranger(card), card, true),
            minor,
            "{card:?} {:?} with a stranger",
            card.def().title
        );
    }
    let listed = |card: Card| rows().iter().any(|row| row.0 == card);
    assert!(
        Card::all().take(Card::BASE).filter(|card| card.is_standard()).all(listed),
        "every standard card is in the table"
    );
}

/// SC 13.2.4
#[test]
fn technologies_that_are_only_values() {
    use Technology::*;
    for technology in [StimPacks, YamatoGun, IncreasedCarrierCapacity, ChitinousPlating] {
        for card in Card::copies(technology) {
            assert!(card.is_standard() && card.def().text.is_empty(), "{technology:?}");
        }
    }
}

/// SC 13.2.5, SC 17.8.1
#[test]
fn reinforcement_cards_that_add_attack_or_health() {
    use Technology::*;
    let added = |units: &[Unit], enemy, standard, card| {
        let answer = if Race::Zerg == enemy_race(enemy) { zerg(1) } else { terran(1) };
        let [own, _] = fight(units, &[enemy]).totals(&[standard, card], &[answer]);
        (own.reinforcement.attack, own.reinforcement.health)
    };
    for n in [17, 18] {
        // Protoss: +1 health for every unit.
        for unit in [Zealot, Dragoon, Archon, Reaver, Scout, Carrier] {
            assert_eq!(added(&[unit], Zergling, protoss(1), protoss(n)), (0, 1), "{unit:?}");
        }
        // Terran: +1 health for machines.
        for unit in [Vulture, Goliath, SiegeTank, Wraith, Battlecruiser] {
            assert_eq!(added(&[unit], Zergling, terran(1), terran(n)), (0, 1), "{unit:?}");
        }
        // Zerg: +1 attack with a supporting unit.
        assert_eq!(added(&[Zergling], Marine, zerg(1), zerg(n)), (0, 0));
        assert_eq!(added(&[Zergling, Queen], Marine, zerg(1), zerg(n)), (1, 0));
    }
    for number in 0..2 {
        assert_eq!(added(&[Dragoon], Zergling, protoss(4), copy(SingularityCharge, number)), (1, 0));
        assert_eq!(
            added(&[Marine, ScienceVessel], Zergling, terran(1), copy(DefensiveMatrix, number)),
            (0, 2)
        );
        assert_eq!(added(&[Mutalisk], Marine, zerg(7), copy(ImprovedFlyerAttack, number)), (2, 0));
        assert_eq!(added(&[Guardian], Marine, zerg(8), copy(ImprovedFlyerAttack, number)), (2, 0));
        assert_eq!(added(&[Zealot, HighTemplar], Zergling, protoss(1), copy(PsionicStorm, number)), (2, 0));
        assert_eq!(added(&[Zergling, Queen], Marine, zerg(1), copy(Ensnare, number)), (1, 0));
    }
}

fn enemy_race(unit: Unit) -> Race {
    unit.def().race
}

/// SC 13.11.4, SC G154
#[test]
fn a_terran_repair_card_costs_a_worker_or_has_no_effect() {
    for number in [17, 18] {
        let fought = fight(&[Goliath], &[Zergling])
            .with(|position| position.workers(A, 2))
            .plays(&[terran(16), terran(number)], &[zerg(1)]);
        assert_eq!(fought.strength(Role::Attacker), (7, 9));
        assert!(fought.has(&Event::WorkersExhausted { seat: A, count: 1 }));
        assert_eq!(fought.t.workers(A), 1);
        assert_eq!(fought.t.state().player(A).unavailable, 1);

        let fought = fight(&[Goliath], &[Zergling])
            .with(|position| position.workers(A, 0))
            .plays(&[terran(16), terran(number)], &[zerg(1)]);
        assert_eq!(fought.strength(Role::Attacker), (7, 8));
        assert_eq!(fought.t.state().player(A).unavailable, 0);
        assert!(fought.t.cards(A, CardZone::Discard).contains(&terran(number)));
    }
}

// Splash damage

/// Which of its supporting units a side loses to the splash damage of one skirmish: the attacker plays `cards`
/// and kills the front-line unit.
fn splashed(attackers: &[Unit], cards: &[Card], support: &[Unit], weak: Card) -> Vec<Unit> {
    let race = weak.def().race;
    let front = if race == Race::Zerg { Zergling } else { Marine };
    let defenders: Vec<Unit> = [front].into_iter().chain(support.iter().copied()).collect();
    let fought = fight(attackers, &defenders).plays(cards, &[weak]);
    assert_eq!(fought.lost(B)[0], front, "{:?}", fought.events);
    fought.lost(B)[1..].to_vec()
}

/// SC 17.12.3
#[test]
fn ground_splash_hits_ground_units_only() {
    use Technology::*;
    let cards = [
        (Reaver, protoss(12)),
        (Archon, protoss(12)),
        (Reaver, protoss(16)),
        (Reaver, copy(IncreasedReaverCapacity, 0)),
        (Reaver, copy(IncreasedReaverCapacity, 1)),
        (Reaver, copy(IncreasedReaverCapacity, 2)),
        (SiegeTank, copy(SiegeMode, 0)),
        (SiegeTank, copy(SiegeMode, 1)),
        (Vulture, copy(SpiderMines, 0)),
        (Vulture, copy(SpiderMines, 1)),
    ];
    for (unit, card) in cards {
        assert_eq!(splashed(&[unit], &[card], &[Ultralisk], zerg(1)), [Ultralisk], "{card:?}");
        assert_eq!(splashed(&[unit], &[card], &[Mutalisk], zerg(1)), [], "{card:?}");
    }
}

/// SC 17.12.3
#[test]
fn some_ground_splash_hits_marines_zerglings_and_zealots_only() {
    for (unit, card) in [(Vulture, terran(6)), (Firebat, terran(6))] {
        assert_eq!(splashed(&[unit], &[card], &[Zergling], zerg(1)), [Zergling]);
        assert_eq!(splashed(&[unit], &[card], &[Hydralisk], zerg(1)), []);
        assert_eq!(splashed(&[unit], &[card], &[Mutalisk], zerg(1)), []);
    }
    for card in [13, 14, 15].map(zerg) {
        assert_eq!(splashed(&[Mutalisk], &[card], &[Marine], terran(1)), [Marine]);
        assert_eq!(splashed(&[Mutalisk], &[card], &[Firebat], terran(1)), []);
    }
    let fought = fight(&[Mutalisk], &[Dragoon, Zealot]).plays(&[zerg(15)], &[protoss(1)]);
    assert_eq!(fought.lost(B), [Dragoon, Zealot]);
}

/// SC 17.12.3
#[test]
fn ground_and_air_splash_hits_either() {
    use Technology::*;
    let alone = [protoss(13), protoss(14), protoss(15)].map(|card| (vec![Archon], vec![card]));
    let with = [0, 1].map(|n| (vec![Zealot, HighTemplar], vec![protoss(1), copy(PsionicStorm, n)]));
    let vessels = [0, 1].map(|n| (vec![Marine, ScienceVessel], vec![terran(1), copy(Irradiate, n)]));
    for (units, cards) in alone.into_iter().chain(with).chain(vessels) {
        for victim in [Ultralisk, Mutalisk] {
            assert_eq!(splashed(&units, &cards, &[victim], zerg(1)), [victim], "{cards:?}");
        }
    }
}

/// SC 17.12.3
#[test]
fn carriers_do_not_splash_with_the_cards_they_share_with_archons() {
    for card in [protoss(14), protoss(15)] {
        assert_eq!(splashed(&[Carrier], &[card], &[Ultralisk], zerg(1)), []);
    }
}

/// SC 17.4.1, SC 17.12.3
#[test]
fn spider_mines_do_nothing_against_a_detector() {
    let mines = tech(Technology::SpiderMines);
    let defenders = [Zergling, Queen, Zergling];
    let lost = |fight: Fight| fight.plays(&[mines], &[zerg(1)]).lost(B);
    assert_eq!(lost(fight(&[Vulture], &defenders)), [Zergling, Zergling]);
    assert_eq!(lost(fight(&[Vulture], &defenders).technology(B, Technology::Parasite)), [Zergling]);
}

// Terran technologies

/// SC 17.10.1, SC 17.10.2
#[test]
fn bunker_adds_health_to_defending_infantry() {
    let mut t = fight(&[Zergling, Zergling], &[Marine, Goliath])
        .technology(B, Technology::Bunker)
        .hand(A, &[zerg(1), zerg(2)])
        .hand(B, &[terran(1), terran(16)])
        .begin();
    t.accepts(B, Action::UseTechnology(Technology::Bunker));
    t.accepts(A, Action::Pair { attacker: Zergling, defender: Marine });
    t.lays(A, &[zerg(1)]).lays(A, &[zerg(2)]).lays(B, &[terran(1)]).lays(B, &[terran(16)]);
    t.accepts(A, Action::Resolve(0));
    let fought = Fought::of(t);
    let marine = fought.totals_of(0)[1];
    assert_eq!((marine.start, marine.health), (1, 5));
    let goliath = fought.totals_of(1)[1];
    assert_eq!((goliath.start, goliath.health), (0, 8));
    assert!(!fought.t.cards(B, CardZone::PlayArea).is_empty(), "it stays in the play area");
    // Not for an attacker.
    let mut t = fight(&[Marine], &[Zergling])
        .technology(A, Technology::Bunker)
        .with(|position| position.kept(A, EventCard::InterceptedTransmissions))
        .begin();
    t.refuses(A, Action::UseTechnology(Technology::Bunker), rules::ONLY_AS_DEFENDER);
}

/// SC 17.2.1, SC 17.2 example a, SC 17.9.1, SC 17.9.2
#[test]
fn a_nuke_destroys_all_other_units_if_the_ghost_was_not_destroyed() {
    let nuke = tech(Technology::Nuke);
    let fought = fight(&[Ghost, Marine], &[Zergling]).plays(&[nuke], &[zerg(2)]);
    assert_eq!(fought.strength(Role::Attacker), (1, 6), "with the support of the Marine");
    assert_eq!(fought.lost(B), [Zergling]);
    assert_eq!(fought.lost(A), [Marine]);
    assert_eq!(fought.t.units(FIELD), [Ghost]);
    assert!(fought.has(&Event::CardReturned { seat: A, card: nuke }));
    assert!(fought.t.cards(A, CardZone::Technology).contains(&nuke), "to be bought again");

    let fought = fight(&[Ghost, Marine], &[Zergling]).plays(&[nuke], &[zerg(1)]);
    assert_eq!(fought.lost(A), [Ghost]);
    assert!(fought.lost(B).is_empty());
    assert!(fought.has(&Event::CardReturned { seat: A, card: nuke }));
}

/// SC 17.2.1, SC G148
#[test]
fn a_nuke_leaves_nothing_of_other_skirmishes() {
    let nuke = tech(Technology::Nuke);
    let mut t = fight(&[Ghost, Marine, Goliath], &[Zergling, Zergling, Zergling])
        .hand(A, &[nuke, terran(1), terran(16)])
        .hand(B, &[zerg(2), zerg(3), zerg(1)])
        .begin();
    t.accepts(A, Action::Pair { attacker: Goliath, defender: Zergling });
    t.accepts(A, Action::Pair { attacker: Ghost, defender: Zergling });
    t.lays(A, &[terran(16)]).lays(A, &[nuke]).lays(A, &[terran(1)]);
    t.lays(B, &[zerg(3)]).lays(B, &[zerg(2)]).lays(B, &[zerg(1)]);
    // The Goliath survives its skirmish, and is destroyed by the Nuke; the third skirmish is called off.
    t.accepts(A, Action::Resolve(0)).accepts(A, Action::Resolve(1));
    let fought = Fought::of(t);
    assert_eq!(fought.lost(B), [Zergling; 3]);
    assert_eq!(fought.lost(A), [Goliath, Marine]);
    assert!(fought.has(&Event::SkirmishRevealed {
        skirmish: 2,
        attacker: vec![terran(1)],
        defender: vec![zerg(1)]
    }));
    let compared = fought.events.iter().filter(|event| matches!(event, Event::Compared { .. })).count();
    assert_eq!(compared, 2);
    assert_eq!(fought.t.units(FIELD), [Ghost]);
    assert!(fought.t.cards(A, CardZone::Battle).is_empty() && fought.t.cards(B, CardZone::Battle).is_empty());
}

/// SC 13.2.4, SC 17.9.1, SC G149
#[test]
fn a_nuke_played_without_a_ghost_in_the_front_line_is_an_ordinary_card() {
    let nuke = tech(Technology::Nuke);
    let fought = fight(&[Marine, Ghost], &[Zergling]).plays(&[nuke], &[zerg(1)]);
    assert_eq!(fought.totals()[0].card.attack, 7);
    assert!(fought.t.cards(A, CardZone::Discard).contains(&nuke));
}

/// SC 17.1.1
#[test]
fn lockdown_makes_a_mechanical_opponent_use_minor_values_without_ability() {
    let lockdown = tech(Technology::Lockdown);
    for units in [[Ghost, Marine], [Marine, Ghost]] {
        let [_, goliath] = fight(&units, &[Goliath]).totals(&[terran(1), lockdown], &[terran(16)]);
        assert_eq!((goliath.attack, goliath.health, goliath.ability.attack), (2, 5, 0), "{units:?}");
        let [_, zealot] = fight(&units, &[Zealot]).totals(&[terran(1), lockdown], &[protoss(1)]);
        assert_eq!((zealot.attack, zealot.health), (6, 7), "not mechanical");
    }
    // A locked down Reaver does not splash.
    let fought = fight(&[Ghost, Marine], &[Reaver]).plays(&[terran(1), lockdown], &[protoss(12)]);
    assert!(!fought.has(&Event::SplashTriggered { seat: B, card: protoss(12) }));
}

/// SC 17.3.1, SC 17.3.2
#[test]
fn cloaking_field_hides_ghosts_and_wraiths() {
    let field = tech(Technology::CloakingField);
    let withdrew = |units: &[Unit], card| {
        let mut fought = fight(units, &[Ultralisk]).plays(&[card, field], &[zerg(16)]);
        let asked = fought.t.listed(A).contains(&Action::MoveTo(CAMP));
        fought.t.may(A, Action::MoveTo(CAMP));
        fought.goes_on();
        asked && fought.has(&Event::Withdrew { seat: A, unit: units[0], area: CAMP })
    };
    assert!(withdrew(&[Ghost], terran(1)));
    // An Ultralisk cannot reach a Wraith in the front line; a Hydralisk can.
    let fought = fight(&[Wraith], &[Hydralisk, Hydralisk]).plays(&[terran(1), field], &[zerg(7)]);
    assert!(fought.t.listed(A).contains(&Action::MoveTo(CAMP)));
    // A Marine beside a Ghost is not hidden.
    let fought = fight(&[Marine, Ghost], &[Ultralisk]).plays(&[terran(1), field], &[zerg(16)]);
    assert_eq!(fought.lost(A), [Marine]);
}

/// SC 17.3.6, SC G140
#[test]
fn charon_boosters_make_the_attacker_destroy_a_flying_unit() {
    let boosters = Action::UseTechnology(Technology::CharonBoosters);
    let mut t =
        fight(&[Zergling, Mutalisk, Queen], &[Goliath]).technology(B, Technology::CharonBoosters).begin();
    t.accepts(B, boosters);
    t.refuses(A, Action::ChooseUnit(Zergling), rules::NOT_A_FLYER);
    t.refuses(A, Action::ChooseUnit(Scourge), rules::NOT_IN_BATTLE);
    t.accepts(A, Action::ChooseUnit(Queen));
    assert_eq!(t.attackers(), [Zergling, Mutalisk]);
    // It takes a Goliath, and somebody who flies.
    for (attackers, defenders) in [(Mutalisk, Marine), (Zergling, Goliath)] {
        let mut t = fight(&[attackers], &[defenders])
            .technology(B, Technology::CharonBoosters)
            .with(|position| position.kept(B, EventCard::FlawlessDefensePlan))
            .begin();
        t.refuses(B, boosters, rules::ABILITY_IDLE);
    }
}

/// SC 13.4.1, SC 13.5.1, SC 13.14.3, SC G141
#[test]
fn a_battle_whose_attackers_are_gone_at_its_start_has_no_skirmish() {
    let mut t = fight(&[Mutalisk], &[Goliath]).technology(B, Technology::CharonBoosters).hand(A, &[]).begin();
    t.accepts(B, Action::UseTechnology(Technology::CharonBoosters));
    let fought = Fought::of(t);
    assert!(fought.has(&Event::BattleEnded { area: FIELD, winner: B, held: true }));
    assert_eq!(fought.t.hand(A).len(), 3, "cards are drawn all the same");
    assert!(!fought.events.iter().any(|event| matches!(event, Event::Paired { .. })));
}

/// SC 17.5.1, SC 17.5.2
#[test]
fn emp_shockwave_cancels_the_reinforcement_card() {
    for number in 0..2 {
        let emp = copy(Technology::EmpShockwave, number);
        let fought =
            fight(&[Marine, ScienceVessel], &[Zealot]).plays(&[terran(1), emp], &[protoss(1), protoss(17)]);
        assert!(fought.has(&Event::CardCancelled { seat: B, card: protoss(17) }));
        assert_eq!(fought.strength(Role::Defender), (6, 7));
        assert!(fought.t.cards(B, CardZone::Discard).contains(&protoss(17)));
    }
}

// Protoss technologies

/// SC 17.10.2, SC G152
#[test]
fn leg_enhancements_make_the_opponent_destroy_his_cheapest_ground_unit() {
    let legs = Action::UseTechnology(Technology::LegEnhancements);
    let mut t = fight(&[Zealot, Zealot], &[Vulture, Firebat, Goliath, Wraith])
        .technology(A, Technology::LegEnhancements)
        .begin();
    t.accepts(A, legs);
    // Vulture and Firebat cost 2 in all.
    t.refuses(B, Action::ChooseUnit(Goliath), rules::NOT_THE_CHEAPEST);
    t.refuses(B, Action::ChooseUnit(Wraith), rules::NOT_THE_CHEAPEST);
    t.offers(B, Action::ChooseUnit(Vulture));
    t.accepts(B, Action::ChooseUnit(Firebat));
    assert_eq!(t.units(FIELD), [Vulture, Goliath, Wraith]);
    // An Archon is worth what was destroyed for it as well: 1 gas and two High Templar of 1 gas each.
    let mut t =
        fight(&[Archon, Dragoon, HighTemplar], &[Zealot]).technology(B, Technology::LegEnhancements).begin();
    t.accepts(B, legs);
    assert_eq!(t.attackers(), [Dragoon, Archon], "the High Templar costs 1");
    let mut t = fight(&[Archon, Dragoon], &[Zealot]).technology(B, Technology::LegEnhancements).begin();
    t.accepts(B, legs).offers(A, Action::ChooseUnit(Archon)).offers(A, Action::ChooseUnit(Dragoon));
    // Without a Zealot it does nothing.
    let mut t = fight(&[Dragoon], &[Marine])
        .technology(A, Technology::LegEnhancements)
        .with(|position| position.kept(A, EventCard::InterceptedTransmissions))
        .begin();
    t.refuses(A, legs, rules::ABILITY_IDLE);
}

/// SC 17.4.1, SC 17.11.3
#[test]
fn psionic_storm_detects_and_adds_2_to_attack() {
    for number in 0..2 {
        let storm = copy(Technology::PsionicStorm, number);
        let fought = fight(&[Zealot, HighTemplar], &[Hydralisk])
            .plays(&[protoss(1), storm], &[tech(Technology::Burrow)]);
        assert_eq!(fought.strength(Role::Attacker), (8, 7));
        assert_eq!(fought.lost(B), [Hydralisk], "it cannot hide");
    }
}

/// SC 17.5.1, SC 17.5.2, SC G66
#[test]
fn hallucination_makes_the_opponent_play_a_new_standard_card() {
    let trick = tech(Technology::Hallucination);
    let battle = || {
        fight(&[Zealot, HighTemplar], &[Goliath])
            .hand(A, &[protoss(1), trick])
            .hand(B, &[terran(16), terran(17), terran(9)])
            .deck_top(B, &[terran(6), terran(18), terran(10)])
    };
    let lay = |t: &mut Scenario<StarCraft>| {
        t.lays(A, &[protoss(1), trick]).lays(B, &[terran(16), terran(17)]);
    };
    let mut t = battle().begin();
    lay(&mut t);
    t.refuses(B, Action::Decline, rules::MUST_PLAY_A_CARD);
    t.refuses(B, Action::Play(terran(16)), rules::CARD_NOT_IN_HAND);
    t.accepts(B, Action::Play(terran(9)));
    let fought = Fought::of(t);
    assert!(fought.has(&Event::CardCancelled { seat: B, card: terran(16) }));
    assert!(fought.has(&Event::CardReplaced { seat: B, card: terran(9), from_deck: false }));
    // The Reinforcement card stays.
    assert_eq!(fought.strength(Role::Defender), (6, 8));
    assert_eq!(fought.totals()[1].reinforcement.health, 1);
    // From the deck a lone Reinforcement card is replaced in turn.
    let mut t = battle().begin();
    lay(&mut t);
    t.accepts(B, Action::PlayFromDeck);
    let fought = Fought::of(t);
    assert!(fought.has(&Event::CardUnsuitable { seat: B, card: terran(18) }));
    assert_eq!(fought.strength(Role::Defender), (6, 8), "card 10 came up");
}

/// SC 17.1.1
#[test]
fn stasis_field_makes_the_attack_of_both_sides_zero() {
    for number in 0..2 {
        let field = copy(Technology::StasisField, number);
        let fought = fight(&[Zealot, Arbiter], &[Marine]).plays(&[protoss(1), field], &[terran(1)]);
        assert_eq!(fought.strength(Role::Attacker), (0, 7));
        assert_eq!(fought.strength(Role::Defender), (0, 4));
        assert_eq!(fought.totals()[1].card.attack, 6, "whatever it is made of");
        assert!(fought.lost(A).is_empty() && fought.lost(B).is_empty());
    }
}

/// SC 13.10.2, SC 13.10.3, SC G144
#[test]
fn recall_has_no_effect_in_a_skirmish() {
    let recall = tech(Technology::Recall);
    let fought = fight(&[Zealot, Arbiter], &[Marine]).plays(&[protoss(1), recall], &[terran(1)]);
    assert_eq!(fought.strength(Role::Attacker), (6, 7));
    assert!(fought.t.cards(A, CardZone::Discard).contains(&recall));
}

/// SC 17.3.1
#[test]
fn an_arbiters_cloaking_field_hides_all_but_arbiters() {
    let field = tech(Technology::ArbiterCloakingField);
    let mut fought = fight(&[Zealot, Arbiter], &[Ultralisk]).plays(&[protoss(3), field], &[zerg(16)]);
    fought.t.accepts(A, Action::MoveTo(REAR));
    assert_eq!(fought.t.units(REAR), [Zealot]);
    // An Arbiter in the front line of its own is not hidden.
    let fought = fight(&[Arbiter], &[Hydralisk]).plays(&[protoss(1), field], &[zerg(7)]);
    assert_eq!(fought.lost(A), [Arbiter]);
}

// Zerg technologies and cards

/// SC 17.3.1, SC 17.11.6
#[test]
fn burrow_hides_the_front_line_unit_and_does_not_attack() {
    for number in 0..3 {
        for unit in [Zergling, Hydralisk] {
            let mut fought =
                fight(&[Marine], &[unit]).plays(&[terran(4)], &[copy(Technology::Burrow, number)]);
            assert_eq!(fought.totals()[1].attack, 0);
            fought.t.accepts(B, Action::MoveTo(CAMP));
            assert_eq!(fought.t.units(CAMP), [unit]);
        }
    }
}

/// SC 17.1.1, SC G153
#[test]
fn metabolic_boost_helps_attacking_zerglings_that_are_strong_enough() {
    let health = |fight: Fight, own: Card, enemy: Card| {
        let [zergling, _] = fight.technology(A, Technology::MetabolicBoost).totals(&[own], &[enemy]);
        (zergling.boost, zergling.health)
    };
    assert_eq!(health(fight(&[Zergling], &[Marine]), zerg(1), terran(1)), (2, 5), "6 against 4");
    assert_eq!(health(fight(&[Zergling], &[Marine]), zerg(3), terran(4)), (0, 5), "4 against 6");
    assert_eq!(health(fight(&[Hydralisk], &[Marine]), zerg(7), terran(1)), (0, 6), "no Zergling");
    assert_eq!(
        health(fight(&[Zergling], &[Wraith]), zerg(1), terran(1)),
        (0, 3),
        "strong enough, but it flies"
    );
    // With it a Zergling outlives a Marine that would have killed it.
    let fought = fight(&[Zergling], &[Marine])
        .technology(A, Technology::MetabolicBoost)
        .plays(&[zerg(2)], &[terran(2)]);
    assert_eq!(fought.strength(Role::Attacker), (5, 6));
    assert_eq!(fought.lost(B), [Marine]);
    assert!(fought.lost(A).is_empty());
    // A defender has nothing of it.
    let [_, zergling] = fight(&[Marine], &[Zergling])
        .technology(B, Technology::MetabolicBoost)
        .totals(&[terran(1)], &[zerg(1)]);
    assert_eq!(zergling.boost, 0);
}

/// SC 17.4.1
#[test]
fn parasite_shows_the_opponents_hand_and_makes_queens_detectors() {
    let mut t = fight(&[Zergling, Queen], &[Marine])
        .technology(A, Technology::Parasite)
        .hand(B, &[terran(1), terran(2)])
        .begin();
    let shown = Event::HandShown { seat: B, to: A, cards: Some(vec![terran(1), terran(2)]) };
    assert!(t.events().contains(&shown), "without having been asked");
    let known = t.state().player(B).known;
    assert_eq!(known[A], terran(1).bit() | terran(2).bit());
    assert_eq!(known[B], 0, "nobody else saw it");
    // Without a Queen it does nothing.
    let mut t =
        fight(&[Zergling], &[Marine]).technology(A, Technology::Parasite).hand(B, &[terran(1)]).begin();
    assert!(!t.events().iter().any(|event| matches!(event, Event::HandShown { .. })));
    // Burrow does not hide from a Queen with Parasite.
    let burrow = tech(Technology::Burrow);
    let fought = fight(&[Zergling, Queen], &[Hydralisk])
        .technology(A, Technology::Parasite)
        .plays(&[zerg(1)], &[burrow]);
    assert_eq!(fought.lost(B), [Hydralisk]);
}

/// SC 17.4.1
#[test]
fn ensnare_detects_adds_1_to_attack_and_silences_support() {
    for number in 0..3 {
        let ensnare = copy(Technology::Ensnare, number);
        let fought =
            fight(&[Zergling, Queen], &[Marine, Marine, Marine]).plays(&[zerg(1), ensnare], &[terran(1)]);
        assert_eq!(fought.strength(Role::Attacker), (7, 3));
        assert_eq!(fought.totals()[1].support, 0);
        let fought =
            fight(&[Zergling, Queen], &[Hydralisk]).plays(&[zerg(1), ensnare], &[tech(Technology::Burrow)]);
        assert_eq!(fought.lost(B), [Hydralisk]);
    }
}

/// SC 17.1.1, SC G59
#[test]
fn spawn_broodling_makes_the_opponent_destroy_a_ground_unit_of_the_skirmish() {
    for number in 0..3 {
        let brood = copy(Technology::SpawnBroodling, number);
        let mut fought = fight(&[Mutalisk, Queen], &[Goliath, Marine, Marine, Wraith])
            .plays(&[zerg(13), brood], &[terran(16)]);
        assert!(!fought.totals()[0].sufficient, "7 against 8");
        fought.t.refuses(B, Action::ChooseUnit(Wraith), rules::NO_VICTIM);
        fought.t.refuses(B, Action::ChooseUnit(Firebat), rules::NOT_IN_SKIRMISH);
        fought.t.offers(B, Action::ChooseFront);
        fought.t.accepts(B, Action::ChooseUnit(Marine));
        fought.goes_on();
        assert!(fought.has(&Event::SplashTriggered { seat: A, card: zerg(13) }), "a unit was destroyed");
        assert_eq!(fought.lost(B), [Marine, Marine], "the second one by the splash");
    }
}

/// SC 17.1.1, SC G146
#[test]
fn spawn_broodling_takes_another_unit_than_the_one_that_falls_anyway() {
    let brood = tech(Technology::SpawnBroodling);
    let fought = fight(&[Zergling, Queen], &[Marine, Firebat]).plays(&[zerg(1), brood], &[terran(1)]);
    assert_eq!(fought.lost(B), [Marine, Firebat]);
    let fought = fight(&[Zergling, Queen], &[Marine]).plays(&[zerg(1), brood], &[terran(1)]);
    assert_eq!(fought.lost(B), [Marine]);
}

/// SC 13.12.1, SC 17.4.1, SC G68, SC G145
#[test]
fn plague_is_sufficient_against_anything() {
    for number in 0..3 {
        let plague = copy(Technology::Plague, number);
        let fought = fight(&[Zergling, Defiler], &[Battlecruiser]).plays(&[zerg(1), plague], &[terran(14)]);
        assert!(fought.totals()[0].sufficient && fought.totals()[0].attack < fought.totals()[1].health);
        assert_eq!(fought.lost(B), [Battlecruiser], "although Zerglings cannot attack flyers");
        let fought =
            fight(&[Zergling, Defiler], &[Hydralisk]).plays(&[zerg(3), plague], &[tech(Technology::Burrow)]);
        assert_eq!(fought.lost(B), [Hydralisk], "and it detects");
    }
}

/// SC 17.1.1, SC G150
#[test]
fn dark_swarm_shields_against_ranged_units() {
    for number in 0..2 {
        let swarm = copy(Technology::DarkSwarm, number);
        let [_, marine] =
            fight(&[Zergling, Defiler], &[Marine, Marine, Firebat]).totals(&[zerg(1), swarm], &[terran(1)]);
        assert_eq!(
            (marine.card.attack, marine.support, marine.attack),
            (0, 1, 1),
            "the Firebat is not ranged"
        );
        assert_eq!(marine.card.health, 4);
        let [_, firebat] =
            fight(&[Zergling, Defiler], &[Firebat, Marine]).totals(&[zerg(1), swarm], &[terran(1)]);
        assert_eq!((firebat.card.attack, firebat.support), (6, 0));
        // An ability still adds.
        let [_, tank] = fight(&[Zergling, Defiler], &[SiegeTank]).totals(&[zerg(1), swarm], &[terran(16)]);
        assert_eq!((tank.card.attack, tank.ability.attack, tank.attack), (0, 1, 1));
    }
}

/// SC G129, SC 17.2.1
#[test]
fn a_scourge_crashes_at_the_end_of_the_step_and_takes_a_flyer_with_it() {
    for number in [10, 11, 12] {
        // The Scourge cannot attack, and the Wraith's 2 is not enough.
        let fought = fight(&[Scourge], &[Wraith]).plays(&[zerg(number)], &[terran(16)]);
        assert!(!fought.totals()[1].sufficient);
        assert_eq!(fought.lost(A), [Scourge]);
        assert_eq!(fought.lost(B), [Wraith]);
        // A ground unit is not harmed.
        let fought = fight(&[Scourge], &[Marine]).plays(&[zerg(number)], &[terran(16)]);
        assert_eq!(fought.lost(A), [Scourge]);
        assert!(fought.lost(B).is_empty());
        // A Scourge that was destroyed does not crash.
        let fought = fight(&[Scourge], &[Battlecruiser]).plays(&[zerg(number)], &[terran(14)]);
        assert_eq!(fought.lost(A), [Scourge]);
        assert!(fought.lost(B).is_empty());
        // Another unit with the card does not either.
        let fought = fight(&[Ultralisk], &[ScienceVessel]).plays(&[zerg(number)], &[terran(16)]);
        assert!(fought.lost(A).is_empty() && fought.lost(B).is_empty());
    }
}

/// SC G129
#[test]
fn a_stasis_field_does_not_stop_a_crash_and_a_cloaked_flyer_withdraws() {
    let fought =
        fight(&[Scourge], &[Scout, Arbiter]).plays(&[zerg(10)], &[protoss(8), tech(Technology::StasisField)]);
    assert_eq!(fought.lost(A), [Scourge]);
    assert_eq!(fought.lost(B), [Scout]);
    let field = tech(Technology::ArbiterCloakingField);
    let mut fought = fight(&[Scourge], &[Scout, Arbiter]).plays(&[zerg(12)], &[protoss(1), field]);
    assert_eq!(fought.lost(A), [Scourge]);
    fought.t.accepts(B, Action::MoveTo(CAMP));
    assert_eq!(fought.t.units(CAMP), [Scout]);
}

// Event cards that are used in battles

/// SC 13.4.1, SC 7.8.6
#[test]
fn a_flawless_defense_plan_adds_2_to_the_defenders_health() {
    let plan = EventCard::FlawlessDefensePlan;
    let mut t = fight(&[Zergling], &[Marine])
        .with(|position| position.kept(B, plan))
        .hand(A, &[zerg(1)])
        .hand(B, &[terran(1)])
        .begin();
    t.accepts(B, Action::UseEvent(plan));
    t.lays(A, &[zerg(1)]).lays(B, &[terran(1)]);
    let fought = Fought::of(t);
    assert_eq!((fought.totals()[1].start, fought.totals()[1].health), (2, 6));
    assert!(fought.t.state().events(EventZone::Kept(B)).is_empty(), "it is spent");
    assert!(fought.has(&Event::EventUsed { seat: B, card: plan }));
    let mut t = fight(&[Zergling], &[Marine])
        .with(|position| position.kept(A, plan).kept(A, EventCard::InterceptedTransmissions))
        .begin();
    t.refuses(A, Action::UseEvent(plan), rules::ONLY_AS_DEFENDER);
}

/// SC 13.8.1, SC 17.1.3, SC G131
#[test]
fn intercepted_transmissions_make_the_opponent_lay_his_cards_first_and_open() {
    let tap = EventCard::InterceptedTransmissions;
    let battle = |seats: &[Seat]| {
        let fight =
            fight(&[Zergling], &[Marine]).hand(A, &[zerg(1), zerg(17)]).hand(B, &[terran(1), terran(17)]);
        seats.iter().fold(fight, |fight, &seat| fight.with(|position| position.kept(seat, tap)))
    };
    // The attacker uses it: the defender goes first.
    let mut t = battle(&[A]).begin();
    t.accepts(A, Action::UseEvent(tap));
    t.lays(B, &[terran(1), terran(17)]);
    assert!(t.state().battle().party(0, Role::Defender).shown);
    assert!(t.events().contains(&Event::CardLaid {
        seat: B,
        skirmish: 0,
        from_deck: false,
        reinforcement: true,
        open: true,
        card: Some(terran(17)),
    }));
    t.accepts(A, Action::Play(zerg(1)));
    assert!(!t.state().battle().party(0, Role::Attacker).shown);
    // The defender uses it: the usual order, but the attacker lays open.
    let mut t = battle(&[B]).begin();
    t.accepts(B, Action::UseEvent(tap));
    t.lays(A, &[zerg(1)]);
    assert!(t.state().battle().party(0, Role::Attacker).shown);
    t.accepts(B, Action::Play(terran(1)));
    assert!(!t.state().battle().party(0, Role::Defender).shown);
    // Both: all open, the attacker first.
    let mut t = battle(&[A, B]).begin();
    t.accepts(A, Action::UseEvent(tap)).accepts(B, Action::UseEvent(tap));
    assert_eq!(t.state().battle().started, [Some(StartOfBattle::Event(tap)); 2]);
    t.lays(A, &[zerg(1)]);
    t.accepts(B, Action::Play(terran(1)));
    assert!(Role::BOTH.into_iter().all(|role| t.state().battle().party(0, role).shown));
}

/// SC 13.10.2, SC G143
#[test]
fn a_reinforcement_card_laid_open_from_the_deck_is_replaced_when_the_skirmish_is_revealed() {
    let tap = EventCard::InterceptedTransmissions;
    let mut t = fight(&[Zergling], &[Marine])
        .with(|position| position.kept(A, tap))
        .hand(A, &[zerg(1)])
        .deck_top(B, &[terran(9), terran(17), terran(1)])
        .begin();
    t.accepts(A, Action::UseEvent(tap));
    t.lays_from_deck(B);
    assert_eq!(t.state().battle().party(0, Role::Defender).standard, Some(terran(17)));
    t.lays(A, &[zerg(1)]);
    assert_eq!(Fought::of(t).strength(Role::Defender), (6, 4));
}

// Optional racial abilities

fn with_racial_abilities() -> Arrangement {
    let options = Options { racial_abilities: true, ..Options::default() };
    Arrangement::of(&Setup { options, ..Setup::new(2) })
}

/// SC 13.5.2
#[test]
fn with_shields_a_defending_protoss_player_draws_two_cards() {
    let t = fight_of(with_racial_abilities(), &[Zergling], &[Zealot]).hand(B, &[]).begin();
    assert_eq!(t.hand(B).len(), 2);
    let t = fight(&[Zergling], &[Zealot]).hand(B, &[]).begin();
    assert_eq!(t.hand(B).len(), 1, "only if the option is on");
}

/// SC 13.15.2
#[test]
fn with_healing_a_zerg_player_may_take_a_standard_card_back() {
    let mut fought =
        fight_of(with_racial_abilities(), &[Zergling], &[Marine]).plays(&[zerg(1), zerg(17)], &[terran(2)]);
    let t = &mut fought.t;
    assert!(t.state().battle().is_fought());
    t.refuses(A, Action::TakeBack(zerg(17)), rules::NOT_PLAYED_HERE);
    t.refuses(A, Action::TakeBack(zerg(2)), rules::NOT_PLAYED_HERE);
    t.offers(A, Action::Decline);
    t.accepts(A, Action::TakeBack(zerg(1)));
    assert!(t.hand(A).contains(&zerg(1)));
    assert_ne!(t.state().player(A).known[B] & zerg(1).bit(), 0, "everybody saw which");
    assert!(!t.state().battle().is_fought());
}

/// SC G156
#[test]
fn with_healing_a_cancelled_card_may_be_taken_back_too() {
    let trick = tech(Technology::Hallucination);
    let mut t = fight_of(with_racial_abilities(), &[Zealot, HighTemplar], &[Zergling])
        .hand(A, &[protoss(4), trick])
        .hand(B, &[zerg(2), zerg(1)])
        .begin();
    t.lays(A, &[protoss(4), trick]).lays(B, &[zerg(1)]);
    t.accepts(B, Action::Play(zerg(2)));
    let mut fought = Fought::of(t);
    assert!(fought.has(&Event::CardCancelled { seat: B, card: zerg(1) }));
    fought.t.offers(B, Action::TakeBack(zerg(2))).accepts(B, Action::TakeBack(zerg(1)));
    assert!(fought.t.hand(B).contains(&zerg(1)));
}
