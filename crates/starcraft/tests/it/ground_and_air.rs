//! SC 14: ground and air; and what special orders and Air Support add in battles (SC 15.3, SC 16.5).

use orrery_starcraft::cards::Unit::*;
use orrery_starcraft::combat::Role;

use crate::fight::*;
use crate::support::*;

/// SC 14.1.1
#[test]
fn every_unit_is_a_ground_or_a_flying_unit() {
    let flyers: Vec<Unit> = Unit::all().filter(|unit| unit.is_in(Edition::Base) && unit.flies()).collect();
    let expected =
        [Wraith, ScienceVessel, Battlecruiser, Scout, Arbiter, Carrier, Queen, Scourge, Mutalisk, Guardian];
    assert_eq!(flyers, expected);
}

/// SC 14.1.2, SC 14.2.4
#[test]
fn a_unit_that_cannot_attack_harms_nobody() {
    for unit in [ScienceVessel, HighTemplar, Arbiter, Queen, Defiler, Scourge] {
        assert!(Unit::all().all(|enemy| !unit.can_attack(enemy)), "{unit:?}");
    }
    let fought = fight(&[Queen], &[Marine]).plays(&[zerg(1)], &[terran(1)]);
    assert!(fought.totals()[0].sufficient, "4 against 4");
    assert!(fought.lost(B).is_empty());
    // Ground only, air as well.
    assert!(Guardian.can_attack(Marine) && !Guardian.can_attack(Wraith));
    assert!(Hydralisk.can_attack(Marine) && Hydralisk.can_attack(Wraith));
}

/// SC 14.2.1, SC 14.2.5
#[test]
fn sufficient_strength_destroys_the_front_line_unit_and_no_other() {
    let fought = fight(&[Ultralisk], &[Marine, Marine, Firebat]).plays(&[zerg(16)], &[terran(1)]);
    assert_eq!(fought.lost(B), [Marine]);
}

/// SC 14.2 example a, SC 14.2.4
#[test]
fn a_siege_tank_cannot_hit_a_mutalisk() {
    let fought = fight(&[SiegeTank], &[Mutalisk]).plays(&[terran(13)], &[zerg(7)]);
    assert_eq!((fought.totals()[0].attack, fought.totals()[1].health), (7, 6));
    assert!(fought.totals()[0].sufficient && !fought.totals()[1].sufficient);
    assert!(fought.lost(A).is_empty() && fought.lost(B).is_empty());
}

/// SC 14.2 example b, SC 14.2.2, SC 14.2.3, SC 14.2.6
#[test]
fn a_siege_tank_hits_a_supporter_of_the_mutalisk_instead() {
    let mut fought = fight(&[Mutalisk, Zergling, Ultralisk], &[SiegeTank]).plays(&[zerg(7)], &[terran(13)]);
    assert_eq!(fought.strength(Role::Attacker), (10, 6));
    assert_eq!(fought.strength(Role::Defender), (7, 8));
    assert!(!fought.t.is_asked(B), "the owner of the supporting units chooses");
    fought.t.refuses(A, Action::ChooseFront, rules::NO_VICTIM);
    fought.t.offers(A, Action::ChooseUnit(Ultralisk));
    fought.t.accepts(A, Action::ChooseUnit(Zergling));
    fought.goes_on();
    assert_eq!(fought.lost(A), [Zergling]);
    assert_eq!(fought.lost(B), [SiegeTank]);
}

/// SC 14.2.2
#[test]
fn a_supporter_that_cannot_be_hit_either_is_safe() {
    let fought = fight(&[Mutalisk, Queen, Zergling], &[SiegeTank]).plays(&[zerg(7)], &[terran(13)]);
    assert_eq!(fought.lost(A), [Zergling], "the Queen flies, so there is nothing to choose");
}

/// SC 14.3.1, SC G68
#[test]
fn capabilities_count_as_cards_change_them_when_units_are_destroyed() {
    let plague = tech(Technology::Plague);
    let lost = |cards: &[Card]| fight(&[Zergling, Defiler], &[Wraith]).plays(cards, &[terran(1)]).lost(B);
    assert_eq!(lost(&[zerg(1)]), [], "6 against the minor 5, but it flies");
    assert_eq!(lost(&[zerg(1), plague]), [Wraith]);
}

/// SC 14.4.1, SC 14.4 example a
#[test]
fn a_firebat_does_not_help_a_marine_against_a_mutalisk() {
    let fought = fight(&[Marine, Firebat], &[Mutalisk]).plays(&[terran(5)], &[zerg(7)]);
    let [marine, mutalisk] = fought.totals();
    assert_eq!((marine.support, marine.attack, mutalisk.health), (0, 5, 6));
    assert!(!marine.sufficient);
    let [marine, _] = fight(&[Marine, Firebat], &[Zergling]).totals(&[terran(5)], &[zerg(1)]);
    assert_eq!((marine.support, marine.attack), (1, 6), "on the ground it does");
}

/// SC 14.4.2
#[test]
fn a_supporter_whose_value_is_ignored_is_part_of_the_skirmish_all_the_same() {
    // It detects.
    let fought =
        fight(&[Marine, ScienceVessel], &[Hydralisk]).plays(&[terran(1)], &[tech(Technology::Burrow)]);
    assert_eq!(fought.totals()[0].support, 0);
    assert_eq!(fought.lost(B), [Hydralisk]);
    // It makes a Reinforcement card suitable.
    let matrix = tech(Technology::DefensiveMatrix);
    let [marine, _] = fight(&[Marine, ScienceVessel], &[Hydralisk]).totals(&[terran(1), matrix], &[zerg(4)]);
    assert_eq!(marine.health, 6);
    // It is a victim.
    let fought = fight(&[Zergling], &[Wraith, Firebat]).plays(&[zerg(1)], &[terran(1)]);
    assert_eq!(fought.lost(B), [Firebat]);
}

// 15.3 Special Mobilize

/// SC 15.3.1, SC G56, SC G142
#[test]
fn with_a_special_mobilize_order_the_attacker_may_draw_two_more_cards() {
    let battle = || fight(&[Zergling], &[Marine]).hand(A, &[]);
    let mut t = battle().begin_special();
    assert_eq!(t.listed(A), [Action::Draw, Action::Decline], "two or none");
    t.accepts(A, Action::Draw);
    assert_eq!(t.hand(A).len(), 5);
    let mut t = battle().begin_special();
    t.accepts(A, Action::Decline);
    assert_eq!(t.hand(A).len(), 3);
    let mut t = battle().begin();
    t.refuses(A, Action::Draw, rules::FINISH_FIRST);
    assert_eq!(t.hand(A).len(), 3);
}

/// SC 15.3.2
#[test]
fn with_a_special_mobilize_order_the_attacker_has_1_more_attack_in_every_skirmish() {
    let mut t = fight(&[Zergling, Zergling], &[Marine, Marine])
        .hand(A, &[zerg(1), zerg(2)])
        .hand(B, &[terran(1), terran(2)])
        .begin_special();
    t.accepts(A, Action::Decline);
    t.lays(A, &[zerg(1)]).lays(A, &[zerg(2)]).lays(B, &[terran(1)]).lays(B, &[terran(2)]);
    t.accepts(A, Action::Resolve(0));
    let fought = Fought::of(t);
    for (skirmish, attack) in [(0, 7), (1, 6)] {
        let [zergling, marine] = fought.totals_of(skirmish);
        assert_eq!((zergling.order, zergling.attack), (1, attack));
        assert_eq!(marine.order, 0);
    }
}

// 16.5 Air Support

fn air_support(fight: Fight, seat: Seat) -> Fight {
    fight.with(|position| position.module(seat, Module::AirSupport, 1).base(seat, FIELD))
}

/// SC 16.5.1
#[test]
fn air_support_makes_units_beside_the_base_detectors() {
    let field = tech(Technology::CloakingField);
    let battle = || fight(&[Ghost], &[Hydralisk]);
    let fought = air_support(battle(), B).plays(&[terran(1), field], &[zerg(7)]);
    assert_eq!(fought.lost(A), [Ghost]);
    // Neither the module nor the base is enough alone.
    let fought = battle().with(|position| position.base(B, FIELD)).plays(&[terran(1), field], &[zerg(7)]);
    assert_eq!(fought.lost(A), []);
    let fought = battle()
        .with(|position| position.module(B, Module::AirSupport, 1))
        .plays(&[terran(1), field], &[zerg(7)]);
    assert_eq!(fought.lost(A), []);
}

/// SC 16.5.2, SC G73, SC G74
#[test]
fn air_support_adds_1_to_attack_against_flyers_whoever_attacks() {
    let defended = air_support(fight(&[Mutalisk], &[Marine]), B).totals(&[zerg(7)], &[terran(1)]);
    assert_eq!((defended[1].module, defended[1].attack), (1, 7));
    let grounded = air_support(fight(&[Hydralisk], &[Marine]), B).totals(&[zerg(7)], &[terran(1)]);
    assert_eq!((grounded[1].module, grounded[1].attack), (0, 6));
    let retaken = air_support(fight(&[Marine], &[Mutalisk]), A).totals(&[terran(1)], &[zerg(7)]);
    assert_eq!((retaken[0].module, retaken[0].attack), (1, 7));
    assert!(Race::ALL.iter().all(|&race| Module::AirSupport.def().tokens(race) == 1));
}
