//! Every Imperial mission does what its card says.

use crate::support::*;

const VADER: &[Leader] = &[Leader::DarthVader];
const TARKIN: &[Leader] = &[Leader::GrandMoffTarkin];
const PALPATINE: &[Leader] = &[Leader::EmperorPalpatine];
const YULAREN: &[Leader] = &[Leader::ColonelYularen];

/// RB 10.4.1, RB 8.8.1, RB 10.4.5
#[test]
fn capture_rebel_operative_captures_its_target() {
    let p =
        position().leader(Leader::MonMothma, System::Naboo).units(System::Naboo, &[(Unit::TieFighter, 1)]);
    let t = runs_against(p, Mission::CaptureRebelOperative, VADER, Leader::MonMothma);
    assert_eq!(
        (t.ring(Leader::MonMothma), t.at(Leader::MonMothma)),
        (Some(Ring::Captured), on(System::Naboo))
    );
    assert!(t.missions(Side::Empire, MissionZone::Hand).contains(&Mission::CaptureRebelOperative));
}

/// RB 7.7 example a, RB 7.7.4
#[test]
fn gather_intel_draws_a_probe_card_for_four_units_of_the_base() {
    for (troopers, cards) in [(0, 1), (7, 1), (8, 2), (12, 3)] {
        let p = position()
            .loyal(Side::Rebels, &[System::Naboo])
            .units(Place::BASE_SPACE, &[(Unit::RebelTrooper, troopers)]);
        let t = runs(p, Mission::GatherIntel, TARKIN, System::Naboo);
        assert_eq!(t.probes().len(), cards, "{troopers} units");
    }
    let p = position()
        .revealed(System::Yavin)
        .loyal(Side::Rebels, &[System::Naboo])
        .units(System::Yavin, &[(Unit::RebelTrooper, 8)]);
    assert_eq!(runs(p, Mission::GatherIntel, TARKIN, System::Naboo).probes().len(), 2);
}

/// RB 8.13.2, RB 8.13.3
#[test]
fn research_and_development_keeps_one_of_two_projects_or_repairs() {
    let mut t = runs(position(), Mission::ResearchAndDevelopment, TARKIN, System::Coruscant);
    t.does_not_offer(E, Action::ChooseOption(1));
    t.accepts(E, Action::ChooseOption(0));
    let looked = t.missions(Side::Empire, MissionZone::Looked);
    assert_eq!(looked, [Mission::SuperlaserOnline; 2]);
    t.accepts(E, Action::ChooseMission(Mission::SuperlaserOnline));
    assert!(t.missions(Side::Empire, MissionZone::Hand).contains(&Mission::SuperlaserOnline));
    assert_eq!(t.state().missions(Side::Empire, MissionZone::Projects)[0], Mission::SuperlaserOnline);

    let mut t = runs(
        position().sabotaged(System::Coruscant),
        Mission::ResearchAndDevelopment,
        TARKIN,
        System::Coruscant,
    );
    t.accepts(E, Action::ChooseOption(1));
    assert!(t.state().sabotaged().is_empty());
    assert_eq!(t.missions(Side::Empire, MissionZone::Projects).len(), 9);
}

/// RB 11.3.3, RB 11.4.9
#[test]
fn rule_by_fear_wins_loyalty_where_imperial_units_are() {
    let p = position().units(System::Naboo, &[(Unit::Stormtrooper, 1)]);
    let mut t = reveals(p.nobody(Side::Rebels), Mission::RuleByFear, VADER);
    t.refuses(E, Action::ChoosePlace(at(System::Rodia)), rules::PLACE);
    assert!(t.state().subjugated().contains(System::Naboo));
    t.accepts(E, Action::ChoosePlace(at(System::Naboo)));
    assert!(t.loyal(System::Naboo, Side::Empire) && t.state().subjugated().is_empty());
}

/// RB 12.8.13, RB 12.8.15, RB 11.5.7, RB 18.4.6
#[test]
fn address_delays_uses_all_icons_even_of_a_sabotaged_subjugated_system() {
    let p = position().units(System::Sullust, &[(Unit::Stormtrooper, 1)]).sabotaged(System::Sullust);
    let t = runs(p, Mission::AddressDelays, TARKIN, System::Sullust);
    assert_eq!((t.queued(Unit::Stormtrooper, 2), t.queued(Unit::AtAt, 2)), (1, 1));
}

/// RB 10.7.1, RB 14.1.4
#[test]
fn carbon_freezing_frees_the_captured_ring_and_costs_reputation() {
    let p = position()
        .pool(Leader::BobaFett)
        .captive(Leader::HanSolo, System::Bespin)
        .units(System::Bespin, &[(Unit::Stormtrooper, 1)]);
    let t = runs_against(p, Mission::CarbonFreezing, &[Leader::BobaFett], Leader::HanSolo);
    assert_eq!(t.ring(Leader::HanSolo), Some(Ring::Carbonite));
    assert_eq!(t.state().reputation(), 15);
    assert!(t.state().is_captive(Leader::HanSolo));
}

/// RB 18.2.2, RB 10.7.5
#[test]
fn the_empire_holds_one_captive_in_each_ring() {
    let p = position()
        .leader(Leader::HanSolo, System::Bespin)
        .ring(Leader::HanSolo, Ring::Carbonite)
        .leader(Leader::MonMothma, System::Bespin)
        .units(System::Bespin, &[(Unit::Stormtrooper, 1)]);
    let t = runs_against(p, Mission::CaptureRebelOperative, VADER, Leader::MonMothma);
    let captives = [Leader::HanSolo, Leader::MonMothma];
    assert_eq!(captives.map(|own| t.ring(own)), [Some(Ring::Carbonite), Some(Ring::Captured)]);
    assert_eq!(captives.map(|own| t.at(own)), [on(System::Bespin); 2]);
    assert!(captives.iter().all(|&own| t.state().is_captive(own)));
}

/// RB 11.1.5
#[test]
fn collect_bounty_takes_captive_and_captor_to_the_nearest_imperial_units() {
    let p = position()
        .pool(Leader::BobaFett)
        .leader(Leader::HanSolo, System::Endor)
        .units(System::Mustafar, &[(Unit::TieFighter, 1)])
        .units(System::Sullust, &[(Unit::TieFighter, 1)]);
    let mut t = runs_against(p, Mission::CollectBounty, &[Leader::BobaFett], Leader::HanSolo);
    t.does_not_offer(E, Action::ChoosePlace(at(System::Coruscant)));
    t.accepts(E, Action::ChoosePlace(at(System::Mustafar)));
    assert_eq!([Leader::HanSolo, Leader::BobaFett].map(|l| t.at(l)), [on(System::Mustafar); 2]);
    assert_eq!(t.ring(Leader::HanSolo), Some(Ring::Captured));
}

/// RB 18.8.7
#[test]
fn a_bounty_in_a_system_with_imperial_units_stays_there() {
    let p = position()
        .pool(Leader::BobaFett)
        .leader(Leader::HanSolo, System::Endor)
        .units(System::Endor, &[(Unit::TieFighter, 1)])
        .units(System::Bespin, &[(Unit::StarDestroyer, 1)]);
    let mut t = runs_against(p, Mission::CollectBounty, &[Leader::BobaFett], Leader::HanSolo);
    t.does_not_offer(E, Action::ChoosePlace(at(System::Bespin)));
    t.accepts(E, Action::ChoosePlace(at(System::Endor)));
    assert_eq!([Leader::HanSolo, Leader::BobaFett].map(|l| t.at(l)), [on(System::Endor); 2]);
    assert_eq!(t.ring(Leader::HanSolo), Some(Ring::Captured));
}

/// *Detained*: the leader is not retrieved in the next Refresh phase.
#[test]
fn a_detained_leader_is_retrieved_a_round_later() {
    let p = position().leader(Leader::MonMothma, System::Naboo).pool(Leader::BobaFett);
    let mut t = runs_against(p, Mission::Detained, VADER, Leader::MonMothma);
    assert!(t.state().leader(Leader::MonMothma).detained);
    t.accepts(R, Action::Pass).accepts(E, Action::Pass);
    assert_eq!(
        (t.at(Leader::MonMothma), t.state().leader(Leader::MonMothma).detained),
        (on(System::Naboo), false)
    );
    assert_eq!(t.at(Leader::DarthVader), At::Pool);
}

/// RB 18.8.8
#[test]
fn a_detained_leader_works_as_before() {
    let madine = Leader::GeneralMadine;
    let p = position()
        .nobody(Side::Rebels)
        .pool(Leader::JanDodonna)
        .leader(madine, System::Rodia)
        .action(ActionCard::PointBlankAssault)
        .units(System::Rodia, &[(Unit::XWing, 1), (Unit::Stormtrooper, 1)])
        .units(System::Geonosis, &[(Unit::RebelTransport, 1), (Unit::RebelTrooper, 1)])
        .assigned(Mission::Detained, VADER)
        .assigned(Mission::CaptureRebelOperative, &[Leader::BobaFett]);
    let mut t = p.imperial_turn().begin();
    t.accepts(E, Action::Reveal { slot: 0 }).accepts(E, Action::ChooseLeader(madine));
    t.accepts(R, Action::Decline).rolls([1; 3]).rolls([6; 2]);
    assert!(t.state().leader(madine).detained);
    // He holds units back.
    let mut held = t.clone();
    held.accepts(R, Action::Activate { leader: Leader::JanDodonna, place: at(System::Naboo) });
    held.refuses(R, Action::Move { unit: Unit::XWing, from: at(System::Rodia) }, rules::HELD);
    // His two icons oppose those of Boba Fett and Vader.
    let mut opposed = t.clone();
    opposed.accepts(R, Action::Pass).accepts(E, Action::Reveal { slot: 0 });
    opposed.accepts(E, Action::ChooseLeader(madine)).accepts(R, Action::Decline).rolls([6; 6]).rolls([6; 2]);
    // He uses his action card, draws three tactic cards and leads a retreat.
    t.accepts(R, Action::Activate { leader: Leader::JanDodonna, place: at(System::Rodia) });
    for unit in [Unit::RebelTransport, Unit::RebelTrooper] {
        t.accepts(R, Action::Move { unit, from: at(System::Geonosis) });
    }
    t.shuffles(1).accepts(R, Action::UseCard(ActionCard::PointBlankAssault));
    assert_eq!(t.state().tactics(Theatre::Ground, TacticZone::RebelHand).len(), 3);
    crate::fight::disarm(&mut t);
    t.rolls([6]).rolls([6]).offers(R, Action::Retreat { leader: madine, to: System::Naboo });
}

/// RB 18.8.9
#[test]
fn capture_ends_a_detention_and_prevents_one() {
    let p = position()
        .nobody(Side::Rebels)
        .leader(Leader::MonMothma, System::Naboo)
        .units(System::Naboo, &[(Unit::TieFighter, 1)])
        .assigned(Mission::Detained, VADER)
        .assigned(Mission::CaptureRebelOperative, &[Leader::BobaFett]);
    let mut t = p.imperial_turn().begin();
    t.accepts(E, Action::Reveal { slot: 0 }).accepts(E, Action::ChooseLeader(Leader::MonMothma));
    prevail(&mut t);
    assert!(t.state().leader(Leader::MonMothma).detained);
    t.accepts(R, Action::Pass).accepts(E, Action::Reveal { slot: 0 });
    t.accepts(E, Action::ChooseLeader(Leader::MonMothma));
    prevail(&mut t);
    assert_eq!(t.ring(Leader::MonMothma), Some(Ring::Captured));
    assert!(!t.state().leader(Leader::MonMothma).detained);

    let p = position()
        .captive(Leader::HanSolo, System::Naboo)
        .leader(Leader::MonMothma, System::Naboo)
        .units(System::Naboo, &[(Unit::TieFighter, 1)]);
    let mut t = reveals(p, Mission::Detained, VADER);
    t.refuses(E, Action::ChooseLeader(Leader::HanSolo), rules::LEADER);
    t.offers(E, Action::ChooseLeader(Leader::MonMothma));
}

/// RB 11.3.5, RB G51
#[test]
fn display_of_power_turns_a_system() {
    let p = position().loyal(Side::Rebels, &[System::Naboo]).units(System::Naboo, &[(Unit::Stormtrooper, 1)]);
    let t = runs(p, Mission::DisplayOfPower, PALPATINE, System::Naboo);
    assert!(t.loyal(System::Naboo, Side::Empire) && !t.loyal(System::Naboo, Side::Rebels));
    assert!(t.state().subjugated().is_empty());
}

/// The pictured leader moves a second unit, and never the same one.
/// RB 8.7.17
#[test]
fn double_our_efforts_moves_units_down_the_queue() {
    let queue = || position().queued(3, &[(Unit::StarDestroyer, 1)]).queued(2, &[(Unit::AtAt, 1)]);
    let mut t = runs(queue(), Mission::DoubleOurEfforts, TARKIN, System::Coruscant);
    t.accepts(E, Action::ChooseQueued { unit: Unit::StarDestroyer, space: 3 });
    assert_eq!((t.queued(Unit::StarDestroyer, 2), t.queued(Unit::AtAt, 2)), (1, 1));
    assert!(matches!(t.state().missions(Side::Empire, MissionZone::Discard), [Mission::DoubleOurEfforts]));

    let p = queue().pool(Leader::MoffJerjerrod);
    let mut t = runs(p, Mission::DoubleOurEfforts, &[Leader::MoffJerjerrod], System::Coruscant);
    t.accepts(E, Action::ChooseQueued { unit: Unit::StarDestroyer, space: 3 });
    t.does_not_offer(E, Action::ChooseQueued { unit: Unit::StarDestroyer, space: 2 });
    t.accepts(E, Action::ChooseQueued { unit: Unit::AtAt, space: 2 });
    assert_eq!((t.queued(Unit::StarDestroyer, 2), t.queued(Unit::AtAt, 1)), (1, 1));
}

/// RB 11.3.3
#[test]
fn fear_will_keep_two_systems_of_the_region_in_line() {
    let p = position()
        .units(System::Naboo, &[(Unit::StarDestroyer, 1)])
        .units(System::Endor, &[(Unit::DeathStarUnderConstruction, 1)]);
    let mut t = reveals(p.nobody(Side::Rebels), Mission::FearWillKeepThemInLine, TARKIN);
    t.refuses(E, Action::ChoosePlace(at(System::Endor)), rules::PLACE);
    t.accepts(E, Action::ChoosePlace(at(System::Naboo)));
    t.accepts(E, Action::ChoosePlace(at(System::Utapau)));
    t.does_not_offer(E, Action::ChoosePlace(at(System::Utapau)));
    t.accepts(E, Action::ChoosePlace(at(System::Sullust)));
    assert!(t.loyal(System::Utapau, Side::Empire) && t.loyal(System::Sullust, Side::Empire));
}

/// RB 17.1.2, RB 17.1.6
#[test]
fn homing_beacon_brings_a_captive_into_the_region_of_the_base() {
    let p = position()
        .pool(Leader::ColonelYularen)
        .captive(Leader::HanSolo, System::Naboo)
        .units(System::Naboo, &[(Unit::Stormtrooper, 1)]);
    let mut t = runs_against(p, Mission::HomingBeacon, YULAREN, Leader::HanSolo);
    t.refuses(R, Action::ChoosePlace(at(System::Naboo)), rules::PLACE);
    t.accepts(R, Action::ChoosePlace(at(System::Bespin)));
    assert_eq!((t.at(Leader::HanSolo), t.ring(Leader::HanSolo)), (on(System::Bespin), None));
    assert!(t.state().possible().iter().all(|system| system.def().region == HIDEOUT.def().region));
}

/// RB 9.16.8, RB 9.16.10
#[test]
fn hunt_them_down_destroys_two_health_of_rebel_units() {
    let p = position()
        .units(System::Ilum, &[(Unit::XWing, 1), (Unit::RebelTrooper, 2), (Unit::MonCalamariCruiser, 1)]);
    let mut t = runs(p, Mission::HuntThemDown, VADER, System::Ilum);
    let choose = |unit| Action::ChooseUnit { unit, place: at(System::Ilum) };
    t.refuses(E, choose(Unit::MonCalamariCruiser), rules::UNIT);
    t.accepts(E, choose(Unit::XWing)).accepts(E, choose(Unit::RebelTrooper));
    assert_eq!((t.count(Unit::XWing, System::Ilum), t.count(Unit::RebelTrooper, System::Ilum)), (0, 1));
}

/// RB 11.4.11
#[test]
fn imperial_propaganda_ends_rebel_loyalty_in_a_region() {
    let p = position()
        .loyal(Side::Rebels, &[System::Naboo, System::Sullust, System::Ryloth])
        .units(System::Naboo, &[(Unit::Stormtrooper, 1)]);
    let t = runs(p, Mission::ImperialPropaganda, VADER, System::Naboo);
    assert_eq!(t.state().loyal(Side::Rebels), Systems::only(System::Ryloth));
    assert!(t.state().subjugated().contains(System::Naboo));
}

/// RB 13.4.3
#[test]
fn intercept_transmission_passes_cards_of_systems_with_imperial_units() {
    let p = position()
        .loyal(Side::Rebels, &[System::Naboo])
        .units(System::Dantooine, &[(Unit::TieFighter, 1)])
        .units(System::Ilum, &[(Unit::TieFighter, 1)]);
    // The top eight cards are those of the last systems.
    let mut t = runs(p, Mission::InterceptTransmission, PALPATINE, System::Naboo);
    assert_eq!(t.probes(), [System::Ilum, System::Dantooine]);
    t.shuffles(1);
    assert_eq!(t.state().probes(ProbeZone::Deck).len(), 28);
}

/// RB 13.3.11
#[test]
fn interrogation_shows_the_objectives() {
    let p = position()
        .captive(Leader::HanSolo, System::Naboo)
        .units(System::Naboo, &[(Unit::Stormtrooper, 1)])
        .objective(Objective::Liberation);
    let mut t = runs_against(p, Mission::Interrogation, VADER, Leader::HanSolo);
    assert!(t.events().contains(&Event::ObjectivesShown { objectives: Some(vec![Objective::Liberation]) }));
    assert_eq!(t.objectives(), [Objective::Liberation]);
}

/// RB 8.7.12, RB 17.1.6
#[test]
fn interrogation_droid_hears_three_systems() {
    let p = position()
        .pool(Leader::ColonelYularen)
        .captive(Leader::HanSolo, System::Naboo)
        .units(System::Naboo, &[(Unit::Stormtrooper, 1)]);
    let mut t = runs_against(p, Mission::InterrogationDroid, YULAREN, Leader::HanSolo);
    t.refuses(R, Action::Name { first: HIDEOUT, second: System::Rodia }, rules::TRUTH);
    t.accepts(R, Action::Name { first: System::Yavin, second: System::Rodia });
    let named: Systems = [System::Rodia, System::Yavin, HIDEOUT].into_iter().collect();
    assert_eq!(t.state().possible(), named);
}

/// RB 7.1.4
#[test]
fn long_range_probe_is_answered_and_reveals_nothing() {
    let p = || position().pool(Leader::ColonelYularen);
    let t = runs(p(), Mission::LongRangeProbe, YULAREN, System::Rodia);
    assert!(!t.state().possible().contains(System::Rodia));
    let t = runs(p(), Mission::LongRangeProbe, YULAREN, HIDEOUT);
    assert_eq!((t.state().possible(), t.state().is_revealed()), (Systems::only(HIDEOUT), false));
}

/// RB 10.7.6, RB 10.7.7, RB G21
#[test]
fn a_lured_leader_works_for_the_empire() {
    let p = position()
        .captive(Leader::LukeSkywalker, System::Naboo)
        .units(System::Naboo, &[(Unit::Stormtrooper, 1)]);
    let mut t = runs_against(p, Mission::LureOfTheDarkSide, PALPATINE, Leader::LukeSkywalker);
    assert_eq!(t.ring(Leader::LukeSkywalker), Some(Ring::Lured));
    assert_eq!(t.state().side_of(Leader::LukeSkywalker), Side::Empire);
    assert_eq!(t.state().reputation(), 15);
    t.accepts(R, Action::Pass).accepts(E, Action::Pass);
    assert_eq!(t.at(Leader::LukeSkywalker), At::Pool);
    assert_eq!(t.state().controller(Leader::LukeSkywalker), E);
}

/// RB 6.4.1, RB 8.9.3, RB G9
#[test]
fn planetary_conquest_lands_from_afar() {
    let p = position().units(System::Coruscant, &[(Unit::AtAt, 2), (Unit::AtSt, 1), (Unit::Stormtrooper, 3)]);
    let mut t = runs(p, Mission::PlanetaryConquest, VADER, System::Ryloth);
    let go = |unit| Action::Move { unit, from: at(System::Coruscant) };
    t.accepts(E, go(Unit::AtAt)).does_not_offer(E, go(Unit::AtAt));
    t.accepts(E, go(Unit::Stormtrooper))
        .accepts(E, go(Unit::Stormtrooper))
        .does_not_offer(E, go(Unit::Stormtrooper));
    t.accepts(E, Action::Finish);
    assert_eq!((t.count(Unit::AtAt, System::Ryloth), t.count(Unit::Stormtrooper, System::Ryloth)), (1, 2));
    assert!(t.state().subjugated().contains(System::Ryloth));
}

/// RB 8.7.17
#[test]
fn probe_droid_initiative_draws_two_or_four() {
    let p = || position().units(System::Rodia, &[(Unit::StarDestroyer, 1)]).pool(Leader::AdmiralOzzel);
    assert_eq!(runs(p(), Mission::ProbeDroidInitiative, TARKIN, System::Rodia).probes().len(), 2);
    assert_eq!(
        runs(p(), Mission::ProbeDroidInitiative, &[Leader::AdmiralOzzel], System::Rodia).probes().len(),
        4
    );
}

/// RB 13.3.11
#[test]
fn retrieve_the_plans_buries_an_objective() {
    let p = position()
        .captive(Leader::HanSolo, System::Naboo)
        .units(System::Naboo, &[(Unit::Stormtrooper, 1)])
        .objective(Objective::Liberation)
        .objective(Objective::CripplingBlow);
    let mut t = runs_against(p, Mission::RetrieveThePlans, VADER, Leader::HanSolo);
    t.accepts(E, Action::ChooseObjective(Objective::Liberation));
    assert_eq!(t.objectives(), [Objective::CripplingBlow]);
    assert_eq!(t.state().objectives(ObjectiveZone::Deck)[0], Objective::Liberation);
}

/// RB 8.10.4
#[test]
fn secret_weapons_research_draws_two_projects() {
    let t = runs(position(), Mission::SecretWeaponsResearch, TARKIN, System::Coruscant);
    let projects = t.missions(Side::Empire, MissionZone::Hand).into_iter().filter(|card| card.is_project());
    assert_eq!(projects.count(), 2);
    assert_eq!(t.missions(Side::Empire, MissionZone::Discard), [Mission::SecretWeaponsResearch]);
}

/// RB 11.3.4
#[test]
fn trade_negotiations_win_one_loyalty() {
    let t = runs(position(), Mission::TradeNegotiations, VADER, System::Naboo);
    assert!(t.loyal(System::Naboo, Side::Empire));
    let p = position().loyal(Side::Rebels, &[System::Naboo]);
    let t = runs(p, Mission::TradeNegotiations, VADER, System::Naboo);
    assert!(t.state().is_neutral(System::Naboo));
}
