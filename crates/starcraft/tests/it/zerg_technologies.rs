//! The Zerg technologies and cards, by what they do in a battle.

use orrery_starcraft::cards::Unit::*;
use orrery_starcraft::combat::Role;

use crate::fight::*;
use crate::support::*;

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
