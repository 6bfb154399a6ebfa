//! Every Combat card by its values and bonuses.

use orrery_starcraft::cards::Unit::*;
use orrery_starcraft::combat::Role;

use crate::fight::*;
use crate::support::*;

/// The values of a card for a depicted front-line unit against a ground and against a flying unit, and its minor
/// values.
pub(crate) type Row = (Card, Unit, (u8, u8), (u8, u8), (u8, u8));

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
fn stranger(card: Card, edition: Edition) -> Unit {
    let mut units = Unit::of(card.def().race, edition).filter(|unit| !unit.def().assist);
    units.find(|&unit| !card.depicts(unit)).expect("no standard card depicts every unit")
}

/// Whether every card of a table has its values and bonuses in battles of an edition.
#[track_caller]
pub(crate) fn check_values(rows: &[Row], edition: Edition) {
    let strength = |unit, card: Card, flies| {
        let (enemy, answer) = opponent(card.def().race, flies);
        let fight = if edition == Edition::Base { fight } else { brood_fight };
        fight(&[unit], &[enemy]).plays(&[card], &[answer]).strength(Role::Attacker)
    };
    for &(card, unit, ground, flying, minor) in rows {
        let title = card.def().title;
        assert_eq!(strength(unit, card, false), ground, "{card:?} {title:?} with {unit:?}");
        assert_eq!(strength(unit, card, true), flying, "{card:?} {title:?} with {unit:?}");
        let other = stranger(card, edition);
        assert_eq!(strength(other, card, true), minor, "{card:?} {title:?} with a stranger");
    }
}

/// SC 13.2.2, SC 13.2.3, SC 17.6.1
#[test]
fn every_standard_card_gives_its_values_and_bonuses() {
    check_values(&rows(), Edition::Base);
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
