//! SC 17: keywords, timing and splash damage.

use orrery_starcraft::cards::Unit::*;
use orrery_starcraft::combat::{Fate, Role};

use crate::fight::*;
use crate::support::*;

// 17.1 and 17.2 Timing

/// SC 17.1.1, SC 17.1.2
#[test]
fn an_ability_lasts_until_the_end_of_its_skirmish() {
    // The Wraith was cloaked in its own skirmish; the Nuke of the next one destroys it.
    let (nuke, field) = (tech(Technology::Nuke), tech(Technology::CloakingField));
    let mut t = fight(&[Wraith, Ghost], &[Zergling, Zergling])
        .hand(A, &[terran(9), field, nuke])
        .hand(B, &[zerg(1), zerg(2)])
        .begin();
    t.accepts(A, Action::Pair { attacker: Wraith, defender: Zergling });
    t.lays(A, &[terran(9), field]).lays(A, &[nuke]).lays(B, &[zerg(1)]).lays(B, &[zerg(2)]);
    t.accepts(A, Action::Resolve(0));
    let fought = Fought::of(t);
    assert_eq!(fought.lost(A), [Wraith]);
    assert_eq!(fought.t.units(FIELD), [Ghost]);
}

/// SC 17.2.2
#[test]
fn the_attackers_abilities_take_effect_before_the_defenders() {
    let nuke = tech(Technology::Nuke);
    let fought = fight(&[Ghost], &[Ghost]).plays(&[nuke], &[nuke]);
    assert_eq!(fought.lost(B), [Ghost]);
    assert!(fought.lost(A).is_empty(), "the defender's Ghost was destroyed before his Nuke took effect");
}

/// SC 17.2.4, SC G63
#[test]
fn a_player_orders_his_own_abilities_for_the_same_moment() {
    let (nuke, field) = (tech(Technology::Nuke), tech(Technology::CloakingField));
    let battle = || fight(&[Ghost, Marine], &[Zergling]).plays(&[nuke, field], &[zerg(1)]);
    let mut fought = battle();
    assert_eq!(fought.t.state().battle().party(0, Role::Attacker).fate, Fate::Withdrawing);
    fought.t.refuses(A, Action::UseCard(field), rules::NO_SUCH_ABILITY);
    fought.t.refuses(A, Action::ChooseUnit(Marine), rules::DOES_NOT_WITHDRAW);
    fought.t.offers(A, Action::ChooseUnit(Ghost));
    fought.t.accepts(A, Action::UseCard(nuke)).accepts(A, Action::MoveTo(CAMP));
    fought.goes_on();
    assert_eq!(fought.lost(B), [Zergling]);
    assert_eq!(fought.lost(A), [Marine]);
    assert_eq!(fought.t.units(CAMP), [Ghost]);
    // A Ghost that has already withdrawn does not stop the Nuke either.
    let mut fought = battle();
    fought.t.accepts(A, Action::ChooseUnit(Ghost)).accepts(A, Action::MoveTo(REAR));
    fought.goes_on();
    assert_eq!(fought.lost(B), [Zergling]);
}

/// SC 17.2.4, SC 17.3.3
#[test]
fn a_ghost_that_fails_to_withdraw_stops_the_nuke_unless_the_nuke_comes_first() {
    let (nuke, field) = (tech(Technology::Nuke), tech(Technology::CloakingField));
    let battle = || {
        fight(&[Ghost, Marine], &[Zergling])
            .with(|position| position.base(B, CAMP).units(B, REAR, &[Zergling]))
            .plays(&[nuke, field], &[zerg(1)])
    };
    let mut fought = battle();
    fought.t.accepts(A, Action::ChooseUnit(Ghost));
    fought.goes_on();
    assert_eq!(fought.lost(A)[0], Ghost);
    assert!(fought.lost(B).is_empty());
    let mut fought = battle();
    fought.t.accepts(A, Action::UseCard(nuke));
    fought.goes_on();
    assert_eq!(fought.lost(B), [Zergling]);
    assert_eq!(fought.lost(A), [Marine, Ghost]);
}

// 17.3 Cloaking

/// SC 17.3.1, SC 17.3.2, SC 17.3.5, SC G62
#[test]
fn a_cloaked_unit_withdraws_within_the_planet() {
    let burrow = tech(Technology::Burrow);
    let mut fought = fight(&[Marine], &[Hydralisk])
        .with(|position| position.transport(B, RouteId(1)))
        .plays(&[terran(1)], &[burrow]);
    let t = &mut fought.t;
    t.refuses(B, Action::MoveTo(FIELD), rules::NO_REFUGE);
    t.refuses(B, Action::MoveTo(area(Planet::Helios, 0)), rules::WITHDRAWS_ON_PLANET);
    t.refuses(B, Action::MoveTo(area(Planet::Pridewater, 3)), rules::WITHDRAWS_ON_PLANET);
    t.offers(B, Action::MoveTo(CAMP));
    t.accepts(B, Action::MoveTo(REAR));
    fought.goes_on();
    assert!(fought.has(&Event::Withdrew { seat: B, unit: Hydralisk, area: REAR }));
    assert!(fought.lost(B).is_empty());
    assert_eq!(fought.t.units(FIELD), [Marine], "the attacker has the area");
}

/// SC 17.3.3, SC G62
#[test]
fn a_cloaked_unit_with_nowhere_to_go_is_destroyed() {
    let burrow = tech(Technology::Burrow);
    let fought = fight(&[Marine], &[Hydralisk])
        .with(|position| position.units(A, CAMP, &[Firebat]).units(A, REAR, &[Firebat]))
        .plays(&[terran(1)], &[burrow]);
    assert_eq!(fought.lost(B), [Hydralisk]);
    // A full area is no help.
    let fought = fight(&[Marine], &[Hydralisk])
        .with(|position| position.units(A, CAMP, &[Firebat]).units(B, REAR, &[Zergling; 3]))
        .plays(&[terran(1)], &[burrow]);
    assert_eq!(fought.lost(B), [Hydralisk]);
}

/// SC 17.3.5, SC G62
#[test]
fn units_withdraw_one_by_one_and_limits_are_tested_for_each() {
    // Both Ghosts are destroyed, one by strength and one by Spawn Broodling; REAR has room for one.
    let field = tech(Technology::CloakingField);
    let brood = tech(Technology::SpawnBroodling);
    let mut fought = fight(&[Ultralisk, Queen], &[Ghost, Ghost])
        .with(|position| position.units(B, REAR, &[Marine; 2]).units(A, CAMP, &[Zergling]))
        .plays(&[zerg(16), brood], &[terran(1), field]);
    fought.goes_on();
    assert!(fought.has(&Event::Withdrew { seat: B, unit: Ghost, area: REAR }));
    assert_eq!(fought.lost(B), [Ghost], "the second one found no place");
    // With room in two areas they part.
    let mut fought =
        fight(&[Ultralisk, Queen], &[Ghost, Ghost]).plays(&[zerg(16), brood], &[terran(1), field]);
    fought.t.accepts(B, Action::MoveTo(REAR)).accepts(B, Action::MoveTo(CAMP));
    assert_eq!((fought.t.units(REAR), fought.t.units(CAMP)), (vec![Ghost], vec![Ghost]));
}

/// SC 17.3.4, SC 17.11.6
#[test]
fn cloaking_does_not_help_against_splash_damage() {
    let field = tech(Technology::ArbiterCloakingField);
    let mut fought = fight(&[SiegeTank], &[Zealot, Zealot, Arbiter])
        .plays(&[tech(Technology::SiegeMode)], &[protoss(1), field]);
    fought.t.accepts(B, Action::MoveTo(REAR));
    fought.goes_on();
    assert!(fought.has(&Event::Withdrew { seat: B, unit: Zealot, area: REAR }));
    assert_eq!(fought.lost(B), [Zealot], "by the splash");
}

/// SC 17.3.6
#[test]
fn a_cloaked_unit_may_be_chosen_as_the_victim_of_an_ability_and_withdraws() {
    let (burrow, brood) = (copy(Technology::Burrow, 1), tech(Technology::SpawnBroodling));
    let battle = || fight(&[Zergling, Queen], &[Hydralisk, Defiler]).plays(&[zerg(2), brood], &[burrow]);
    let mut fought = battle();
    assert!(!fought.totals()[0].sufficient, "5 against 6");
    fought.t.accepts(B, Action::ChooseFront).accepts(B, Action::MoveTo(CAMP));
    fought.goes_on();
    assert!(fought.lost(B).is_empty());
    assert_eq!(fought.t.units(CAMP), [Hydralisk]);
    let mut fought = battle();
    fought.t.accepts(B, Action::ChooseUnit(Defiler));
    fought.goes_on();
    assert_eq!(fought.lost(B), [Defiler]);
}

/// SC 17.3.6
#[test]
fn a_cloaked_unit_withdraws_from_a_nuke() {
    let nuke = tech(Technology::Nuke);
    // The Nuke has no attack of its own, but the Burrowed Zergling is hit at the end of the step.
    let mut fought = fight(&[Ghost], &[Zergling]).plays(&[nuke], &[tech(Technology::Burrow)]);
    fought.t.accepts(B, Action::MoveTo(CAMP));
    fought.goes_on();
    assert!(fought.lost(B).is_empty());
    assert_eq!(fought.t.units(CAMP), [Zergling]);
}

/// SC G147
#[test]
fn ones_own_cloaked_unit_withdraws_from_ones_own_nuke() {
    let (nuke, field) = (tech(Technology::Nuke), tech(Technology::CloakingField));
    let mut fought = fight(&[Ghost, Wraith], &[Zergling]).plays(&[nuke, field], &[zerg(2)]);
    fought.t.accepts(A, Action::MoveTo(CAMP));
    fought.goes_on();
    assert!(fought.lost(A).is_empty());
    assert_eq!(fought.lost(B), [Zergling]);
    assert_eq!(fought.t.units(CAMP), [Wraith]);
}

// 17.4 Detector

/// SC 17.4.1
#[test]
fn a_detector_in_front_or_in_support_voids_cloaking_in_its_skirmish_only() {
    let burrow = tech(Technology::Burrow);
    let fought = fight(&[Marine, ScienceVessel], &[Hydralisk]).plays(&[terran(1)], &[burrow]);
    assert_eq!(fought.lost(B), [Hydralisk]);
    let fought = fight(&[ScienceVessel], &[Hydralisk]).plays(&[terran(1)], &[burrow]);
    assert!(fought.events.iter().any(|event| matches!(event, Event::Compared { .. })));
    // In another skirmish it is of no use.
    let mut t = fight(&[Marine, Marine, ScienceVessel], &[Hydralisk, Zergling])
        .hand(A, &[terran(1), terran(4)])
        .hand(B, &[burrow, zerg(1)])
        .begin();
    t.accepts(A, Action::Pair { attacker: Marine, defender: Hydralisk });
    t.accepts(A, Action::Support { unit: ScienceVessel, skirmish: 1 });
    t.lays(A, &[terran(1)]).lays(A, &[terran(4)]).lays(B, &[burrow]).lays(B, &[zerg(1)]);
    t.accepts(A, Action::Resolve(0));
    t.offers(B, Action::MoveTo(CAMP));
}

// 17.5 Cancel

/// SC 17.5 example a, SC 17.5.3
#[test]
fn the_attackers_cancel_comes_first() {
    let (emp, trick) = (tech(Technology::EmpShockwave), tech(Technology::Hallucination));
    let fought = fight(&[Marine, ScienceVessel], &[Zealot, HighTemplar])
        .plays(&[terran(1), emp], &[protoss(1), trick]);
    assert!(fought.has(&Event::CardCancelled { seat: B, card: trick }));
    assert!(!fought.has(&Event::CardCancelled { seat: A, card: terran(1) }));
    assert_eq!(fought.strength(Role::Attacker), (6, 4));
    // The other way round Hallucination has done its work before it is cancelled.
    let mut fought = fight(&[Zealot, HighTemplar], &[Marine, ScienceVessel])
        .deck_top(B, &[terran(9), terran(4)])
        .plays(&[protoss(1), trick], &[terran(1), emp]);
    fought.t.accepts(B, Action::PlayFromDeck);
    fought.goes_on();
    assert!(fought.has(&Event::CardCancelled { seat: B, card: terran(1) }));
    assert!(fought.has(&Event::CardCancelled { seat: A, card: trick }));
    assert_eq!(fought.strength(Role::Defender), (6, 6));
}

/// SC 17.5.2, SC 13.11.5
#[test]
fn cancels_take_effect_before_all_other_abilities() {
    // Lockdown is cancelled before it could lock anything down.
    let (emp, lockdown) = (tech(Technology::EmpShockwave), tech(Technology::Lockdown));
    let [_, goliath] =
        fight(&[Ghost], &[Goliath, ScienceVessel]).totals(&[terran(1), lockdown], &[terran(16), emp]);
    assert_eq!((goliath.attack, goliath.health), (7, 8));
}

/// SC G132, SC 13.10.3
#[test]
fn suitability_is_checked_before_cancels() {
    let (emp, charge) = (tech(Technology::EmpShockwave), tech(Technology::SingularityCharge));
    let fought = fight(&[Marine, ScienceVessel], &[Zealot]).plays(&[terran(1), emp], &[protoss(1), charge]);
    assert!(fought.has(&Event::CardUnsuitable { seat: B, card: charge }));
    assert!(!fought.has(&Event::CardCancelled { seat: B, card: charge }), "there is nothing left to cancel");
}

// 17.6 'vs.'

/// SC 17.6.1, SC 17.6 example a
#[test]
fn a_bonus_against_flyers_needs_a_flying_front_line_unit() {
    let attack = |enemies: &[Unit]| fight(&[Marine], enemies).totals(&[terran(2)], &[zerg(7)])[0].attack;
    assert_eq!(attack(&[Mutalisk]), 6);
    assert_eq!(attack(&[Zergling]), 5);
    assert_eq!(attack(&[Zergling, Mutalisk]), 5, "a flyer in support does not count");
}

// 17.7 Assist

/// SC 17.7.1, SC 17.7 example a
#[test]
fn assist_units_are_left_aside_when_skirmishes_are_formed() {
    let mut t = fight(&[Zergling, Zergling, Hydralisk, Hydralisk], &[Marine, Marine]).begin();
    t.accepts(A, Action::Pair { attacker: Zergling, defender: Marine });
    t.accepts(A, Action::Pair { attacker: Hydralisk, defender: Marine });
    assert_eq!(t.state().battle().count(), 2, "four against two");
    let mut t = fight(&[Zergling, Zergling, Queen, Queen], &[Marine, Firebat, Ghost]).begin();
    t.refuses(A, Action::Pair { attacker: Queen, defender: Marine }, rules::ASSIST_STAYS_BEHIND);
    t.accepts(A, Action::Pair { attacker: Zergling, defender: Marine });
    t.accepts(A, Action::Pair { attacker: Zergling, defender: Ghost });
    assert_eq!(t.state().battle().count(), 2, "the Queens do not count");
    t.offers(A, Action::Support { unit: Queen, skirmish: 0 });
}

/// SC 17.7.3, SC G64
#[test]
fn a_side_of_assist_units_names_its_front_line_unit_and_fights_one_skirmish() {
    let mut t = fight(&[Zergling, Zergling, Hydralisk], &[ScienceVessel, ScienceVessel]).begin();
    // One type only: nothing to name.
    t.accepts(A, Action::Pair { attacker: Hydralisk, defender: ScienceVessel });
    assert_eq!(t.state().battle().count(), 1);
    assert_eq!(t.state().battle().party(0, Role::Attacker).support.len(), 2);
    assert_eq!(t.state().battle().party(0, Role::Defender).support.len(), 1);

    let mut t = fight(&[Zealot, Dragoon], &[Queen, Defiler]).begin();
    assert!(!t.is_asked(A), "their owner names it");
    t.refuses(B, Action::NameFront(Zergling), rules::NOT_IN_BATTLE);
    t.accepts(B, Action::NameFront(Defiler));
    t.refuses(A, Action::Pair { attacker: Zealot, defender: Queen }, rules::ASSIST_STAYS_BEHIND);
    t.accepts(A, Action::Pair { attacker: Zealot, defender: Defiler });
    assert_eq!(t.state().battle().party(0, Role::Defender).support.iter().collect::<Vec<_>>(), [Queen]);

    // An attacker of assist units only.
    let mut t = fight(&[Queen, Defiler], &[Marine, Firebat]).begin();
    t.accepts(A, Action::NameFront(Queen)).accepts(A, Action::Pair { attacker: Queen, defender: Firebat });
    assert_eq!(t.state().battle().count(), 1);
}

/// SC 17.7.4
#[test]
fn no_standard_card_depicts_an_assist_unit() {
    let assist = |card: Card| {
        Unit::of(card.def().race, Edition::Base).any(|unit| unit.def().assist && card.depicts(unit))
    };
    assert!(Card::all().filter(|card| card.is_standard()).all(|card| !assist(card)));
    let [queen, _] = fight(&[Queen], &[Marine]).totals(&[zerg(16)], &[terran(1)]);
    assert_eq!((queen.attack, queen.health), (5, 2));
}

// 17.11 Triggering splash damage

/// SC 17.11.1
#[test]
fn splash_damage_that_is_not_triggered_does_nothing() {
    let mode = tech(Technology::SiegeMode);
    let fought = fight(&[SiegeTank], &[Mutalisk, Mutalisk]).plays(&[mode], &[zerg(7)]);
    assert!(!fought.has(&Event::SplashTriggered { seat: A, card: mode }));
    assert!(fought.t.cards(A, CardZone::Discard).contains(&mode), "discarded like any other");
}

/// SC 17.11 example a, SC 17.11.2
#[test]
fn a_siege_tank_that_falls_with_its_victim_triggers_its_splash_damage() {
    let mode = copy(Technology::SiegeMode, 1);
    let fought = fight(&[SiegeTank, Marine], &[Ultralisk]).plays(&[mode], &[zerg(16)]);
    assert_eq!(fought.strength(Role::Attacker), (10, 8));
    assert_eq!(fought.strength(Role::Defender), (8, 9));
    assert_eq!((fought.lost(A), fought.lost(B)), (vec![SiegeTank], vec![Ultralisk]));
    assert!(fought.has(&Event::SplashTriggered { seat: A, card: mode }));
}

/// SC 17.11 example b, SC 17.11.3
#[test]
fn one_destroyed_unit_triggers_both_cards() {
    let storm = tech(Technology::PsionicStorm);
    let fought = fight(&[Reaver, HighTemplar], &[Zergling, Zergling, Zergling])
        .plays(&[protoss(16), storm], &[zerg(1)]);
    assert!(fought.has(&Event::SplashTriggered { seat: A, card: protoss(16) }));
    assert!(fought.has(&Event::SplashTriggered { seat: A, card: storm }));
    assert_eq!(fought.lost(B), [Zergling; 3]);
}

/// SC 17.11 example c, SC 17.11.6, SC 17.12.7
#[test]
fn a_burrowed_hydralisk_that_withdraws_triggers_splash_damage_and_is_no_victim_of_it() {
    let mode = tech(Technology::SiegeMode);
    let mut fought = fight(&[SiegeTank], &[Hydralisk, Defiler]).plays(&[mode], &[tech(Technology::Burrow)]);
    fought.t.accepts(B, Action::MoveTo(REAR));
    fought.goes_on();
    assert!(fought.has(&Event::SplashTriggered { seat: A, card: mode }));
    assert_eq!(fought.lost(B), [Defiler], "without a choice: the Hydralisk has left the battle");
    assert_eq!(fought.t.units(REAR), [Hydralisk]);
}

/// SC 17.11.5, SC 17.12.2
#[test]
fn both_sides_may_trigger_splash_damage_and_the_attackers_units_fall_first() {
    let (mode, capacity) = (copy(Technology::SiegeMode, 1), tech(Technology::IncreasedReaverCapacity));
    let mut t = fight(&[SiegeTank, Marine], &[Reaver, Zealot])
        .hand(A, &[mode, terran(16)])
        .hand(B, &[capacity, protoss(8)])
        .begin();
    t.accepts(A, Action::Pair { attacker: SiegeTank, defender: Reaver });
    // The Marine's 2/5 and the Zealot's 4/3 do each other no harm.
    t.lays(A, &[mode]).lays(A, &[terran(16)]).lays(B, &[capacity]).lays(B, &[protoss(8)]);
    t.accepts(A, Action::Resolve(0));
    let fought = Fought::of(t);
    let falls: Vec<(Seat, Unit)> = fought
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::Killed { seat, unit } => Some((seat, unit)),
            _ => None,
        })
        .collect();
    assert_eq!(falls, [(A, SiegeTank), (B, Reaver), (A, Marine), (B, Zealot)]);
}

/// SC G71
#[test]
fn a_destroyed_supporting_unit_triggers_splash_damage() {
    let mode = tech(Technology::SiegeMode);
    let fought = fight(&[Mutalisk, Zergling, Zergling], &[SiegeTank]).plays(&[zerg(7)], &[mode]);
    assert_eq!(fought.lost(A), [Zergling, Zergling]);
}

/// SC G59, SC G63
#[test]
fn a_unit_destroyed_at_the_end_of_the_step_triggers_splash_damage() {
    // A Nuke alone kills; the Irradiate beside it is triggered.
    let irradiate = tech(Technology::Irradiate);
    let fought =
        fight(&[Ghost, ScienceVessel], &[Zergling]).plays(&[tech(Technology::Nuke), irradiate], &[zerg(2)]);
    assert_eq!(fought.lost(B), [Zergling]);
    assert!(fought.has(&Event::SplashTriggered { seat: A, card: irradiate }));
}

// 17.12 Applying splash damage

/// The Reaver and the High Templar kill a Zergling; one ground splash and one ground and air splash follow.
fn two_splashes(others: &[Unit]) -> Fought {
    let attackers: Vec<Unit> = [Zergling].into_iter().chain(others.iter().copied()).collect();
    let mut t = fight(&attackers, &[Reaver, HighTemplar])
        .hand(A, &[zerg(10)])
        .hand(B, &[tech(Technology::IncreasedReaverCapacity), tech(Technology::PsionicStorm)])
        .begin();
    t.may(A, Action::Pair { attacker: Zergling, defender: Reaver });
    t.lays(A, &[zerg(10)]);
    t.lays(B, &[tech(Technology::IncreasedReaverCapacity), tech(Technology::PsionicStorm)]);
    Fought::of(t)
}

/// SC 17.12 example a, SC 17.12.1, SC 17.12.4, SC 17.12.5
#[test]
fn as_many_units_as_possible_are_destroyed_by_splash_damage() {
    // The example with ground in place of air, because no card of the base game splashes in the air alone.
    let mut fought = two_splashes(&[Hydralisk, Queen, Queen]);
    assert!(!fought.t.is_asked(B), "the victims' owner chooses");
    fought.t.offers(A, Action::ChooseUnit(Hydralisk));
    fought.t.accepts(A, Action::ChooseUnit(Queen));
    fought.goes_on();
    assert_eq!(fought.lost(A), [Zergling, Hydralisk, Queen], "the Hydralisk in any case");

    let mut fought = two_splashes(&[Hydralisk, Defiler, Queen, Queen]);
    fought.t.accepts(A, Action::ChooseUnit(Queen));
    fought.t.refuses(A, Action::ChooseUnit(Queen), rules::SPLASH_WASTED);
    fought.t.refuses(A, Action::ChooseUnit(Zergling), rules::NOT_IN_BATTLE);
    fought.t.accepts(A, Action::ChooseUnit(Defiler));
    fought.goes_on();
    assert_eq!(fought.lost(A)[1..], [Queen, Defiler]);

    // Two ground units may go as well.
    let mut fought = two_splashes(&[Hydralisk, Defiler, Queen]);
    fought.t.accepts(A, Action::ChooseUnit(Hydralisk));
    fought.t.accepts(A, Action::ChooseUnit(Defiler));
    fought.goes_on();
    assert_eq!(fought.lost(A)[1..], [Hydralisk, Defiler]);
}

/// SC 17.12.5
#[test]
fn splash_damage_for_certain_types_is_not_wasted_either() {
    // Card 6 splashes Marines, Zerglings and Zealots only; Siege Mode any ground unit.
    let mode = tech(Technology::SiegeMode);
    let mut t = fight(&[Firebat, SiegeTank], &[Zergling, Zergling, Hydralisk, Hydralisk])
        .hand(A, &[terran(6), mode])
        .hand(B, &[zerg(10), zerg(11)])
        .begin();
    t.accepts(A, Action::Pair { attacker: Firebat, defender: Hydralisk });
    t.accepts(A, Action::Pair { attacker: SiegeTank, defender: Zergling });
    t.accepts(B, Action::Support { unit: Zergling, skirmish: 0 });
    t.accepts(B, Action::Support { unit: Hydralisk, skirmish: 0 });
    t.lays(A, &[terran(6)]).lays(A, &[mode]).lays(B, &[zerg(10)]).lays(B, &[zerg(11)]);
    t.accepts(A, Action::Resolve(0));
    // A Zergling and a Hydralisk are left: both fall, whoever is named first.
    t.accepts(B, Action::ChooseUnit(Hydralisk));
    let fought = Fought::of(t);
    assert_eq!(fought.lost(B).len(), 4, "{:?}", fought.events);
}

/// SC 17.12.3, SC 17.12.6
#[test]
fn splash_damage_without_an_eligible_unit_has_no_effect() {
    let mut fought = two_splashes(&[Queen, Queen]);
    fought.goes_on();
    assert_eq!(
        fought.lost(A),
        [Zergling, Queen],
        "one Queen by the Psionic Storm; the ground splash finds nobody"
    );
    let cards = fought.t.cards(B, CardZone::Discard);
    assert!(cards.contains(&tech(Technology::IncreasedReaverCapacity)), "the card is discarded all the same");
}

/// SC 17.12.3, SC 17.12.4
#[test]
fn the_owner_chooses_among_front_line_and_supporting_units_that_the_splash_hits() {
    let mode = tech(Technology::SiegeMode);
    let mut t = fight(&[SiegeTank, Marine], &[Zergling, Hydralisk, Mutalisk, Defiler])
        .hand(A, &[mode, terran(16)])
        .hand(B, &[zerg(10), zerg(8)])
        .begin();
    t.accepts(A, Action::Pair { attacker: SiegeTank, defender: Zergling });
    t.accepts(A, Action::Pair { attacker: Marine, defender: Hydralisk });
    t.accepts(B, Action::Support { unit: Mutalisk, skirmish: 0 });
    t.accepts(B, Action::Support { unit: Defiler, skirmish: 0 });
    // The Marine's 2/5 and the Hydralisk's 3/4 do each other no harm.
    t.lays(A, &[mode]).lays(A, &[terran(16)]).lays(B, &[zerg(10)]).lays(B, &[zerg(8)]);
    t.accepts(A, Action::Resolve(0));
    t.refuses(B, Action::ChooseUnit(Mutalisk), rules::SPLASH_MISSES);
    t.offers(B, Action::ChooseUnit(Defiler));
    t.accepts(B, Action::ChooseUnit(Hydralisk));
    let fought = Fought::of(t);
    assert_eq!(fought.lost(B), [Zergling, Hydralisk]);
}

/// SC 17.12.8
#[test]
fn splash_cards_are_discarded_after_they_have_been_applied() {
    let mode = tech(Technology::SiegeMode);
    let fought = fight(&[SiegeTank], &[Zergling, Zergling]).plays(&[mode], &[zerg(10)]);
    let position = |is: &dyn Fn(&Event) -> bool| fought.events.iter().rposition(is);
    let killed = position(&|event| matches!(event, Event::Killed { .. }));
    let discarded = position(&|event| *event == Event::CardsDiscarded { seat: A, cards: vec![mode] });
    assert!(killed < discarded, "{:?}", fought.events);
    assert!(fought.t.cards(A, CardZone::Discard).contains(&mode));
}
