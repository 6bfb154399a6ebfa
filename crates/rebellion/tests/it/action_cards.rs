//! Every action card does what it says.

use crate::support::*;

/// The Empire assigns and uses the card.
#[track_caller]
fn imperial(position: Arrangement, card: ActionCard) -> Scenario<Rebellion> {
    let mut t = position.action(card).assigning(Side::Empire, None).begin();
    t.accepts(E, Action::UseCard(card));
    t
}

/// The Rebels assign and use the card.
#[track_caller]
fn rebel(position: Arrangement, card: ActionCard) -> Scenario<Rebellion> {
    let mut t = position.action(card).assigning(Side::Rebels, None).begin();
    t.accepts(R, Action::UseCard(card));
    t
}

/// A combat in Rodia that the Empire starts by activating it with a leader.
fn imperial_combat(position: Arrangement, leader: Leader) -> Scenario<Rebellion> {
    let mut t = position.pool(leader).imperial_turn().begin();
    t.accepts(E, Action::Activate { leader, place: at(System::Rodia) }).shuffles(1);
    t
}

/// Ships of both sides in Rodia.
fn skirmish() -> Arrangement {
    position()
        .nobody(Side::Rebels)
        .units(System::Rodia, &[(Unit::StarDestroyer, 1), (Unit::XWing, 3), (Unit::YWing, 3)])
}

/// RB 9.5.3, RB 9.5.4, RB 13.2.9
#[test]
fn according_to_my_design_costs_the_rebels_dice_in_round_one() {
    let mut t = imperial_combat(skirmish().action(ActionCard::AccordingToMyDesign), Leader::EmperorPalpatine);
    t.accepts(E, Action::UseCard(ActionCard::AccordingToMyDesign));
    t.rolls([6, 6, 6]).accepts(E, Action::Finish);
    // Three red and three black dice, one and two fewer.
    t.rolls([6, 6, 6]).accepts(E, Action::Decline);
    t.rolls([6, 6, 6]).accepts(E, Action::Finish).rolls([6; 6]);
}

/// RB 13.2.7, RB 4.3.1, RB 13.2.2
#[test]
fn brilliant_administrator_builds_with_all_icons() {
    let mut t =
        imperial(position().loyal(Side::Empire, &[System::Mustafar]), ActionCard::BrilliantAdministrator);
    t.accepts(E, Action::ChoosePlace(at(System::Mustafar)));
    assert_eq!((t.queued(Unit::TieFighter, 2), t.queued(Unit::AssaultCarrier, 2)), (1, 1));
    assert_eq!(t.at(Leader::GrandMoffTarkin), on(System::Mustafar));
    assert!(t.state().actions(Side::Empire).owned.is_empty());
}

/// RB 18.8.14, RB 18.2.9
#[test]
fn it_is_your_destiny_captures_a_leader_about_to_leave() {
    let p = position()
        .nobody(Side::Empire)
        .action(ActionCard::ItIsYourDestiny)
        .units(System::Naboo, &[(Unit::Stormtrooper, 1)])
        .leader(Leader::DarthVader, System::Naboo)
        .captive(Leader::HanSolo, System::Naboo);
    let mut t = reveals(p, Mission::DaringRescue, &[Leader::PrincessLeia]);
    t.accepts(R, Action::ChoosePlace(at(System::Naboo))).rolls([1, 1]);
    t.accepts(R, Action::ChooseLeader(Leader::PrincessLeia));
    t.accepts(E, Action::UseCard(ActionCard::ItIsYourDestiny));
    assert_eq!(
        (t.at(Leader::PrincessLeia), t.ring(Leader::PrincessLeia)),
        (on(System::Naboo), Some(Ring::Captured))
    );
    assert_eq!(t.at(Leader::HanSolo), At::On(Place::BASE_SPACE));
}

/// RB 13.2.8
#[test]
fn more_dangerous_than_you_realize_draws_three_cards_of_a_deck() {
    let mut t =
        imperial_combat(skirmish().action(ActionCard::MoreDangerousThanYouRealize), Leader::GeneralTagge);
    t.accepts(E, Action::UseCard(ActionCard::MoreDangerousThanYouRealize))
        .accepts(E, Action::ChooseOption(1));
    assert_eq!(t.state().tactics(Theatre::Ground, TacticZone::ImperialHand).len(), 3);
    assert_eq!(t.state().tactics(Theatre::Space, TacticZone::ImperialHand).len(), 1);
}

/// RB 8.6.1
#[test]
fn blindside_keeps_the_rebels_from_sending_a_leader() {
    let p = position()
        .action(ActionCard::Blindside)
        .pool(Leader::BobaFett)
        .leader(Leader::HanSolo, System::Naboo);
    let mut t = reveals(p, Mission::Detained, &[Leader::BobaFett]);
    t.accepts(E, Action::ChooseLeader(Leader::HanSolo)).accepts(E, Action::UseCard(ActionCard::Blindside));
    t.rolls([1, 1, 1]).rolls([6, 6]);
    assert!(t.state().leader(Leader::HanSolo).detained);
}

/// RB 18.8.10, RB 18.8.11
#[test]
fn boba_fett_closes_a_system_to_rebel_missions() {
    let mut t = imperial(
        position().pool(Leader::BobaFett).assigned(Mission::Sabotage, &[Leader::PrincessLeia]),
        ActionCard::BobaFettWhere,
    );
    t.accepts(E, Action::ChoosePlace(at(System::Coruscant))).accepts(E, Action::Finish);
    t.accepts(R, Action::Reveal { slot: 0 }).refuses(
        R,
        Action::ChoosePlace(at(System::Coruscant)),
        rules::PLACE,
    );
    t.accepts(R, Action::ChoosePlace(at(System::Rodia)));
}

/// RB 4.3.4, RB 6.4.3
#[test]
fn catch_them_by_surprise_moves_in_the_assignment_phase() {
    let p = position()
        .pool(Leader::AdmiralOzzel)
        .units(System::Bespin, &[(Unit::AssaultCarrier, 1), (Unit::Stormtrooper, 1)]);
    let mut t = imperial(p, ActionCard::CatchThemBySurprise);
    t.accepts(E, Action::ChoosePlace(at(HIDEOUT)));
    for unit in [Unit::AssaultCarrier, Unit::Stormtrooper] {
        t.accepts(E, Action::Move { unit, from: at(System::Bespin) });
    }
    t.over([E]);
    assert_eq!(t.state().ended(), Some(End::BaseTaken));
}

/// RB 9.14.3
#[test]
fn fully_operational_destroys_a_ship() {
    let p = skirmish().units(System::Rodia, &[(Unit::DeathStar, 1)]).action(ActionCard::FullyOperational);
    let mut t = imperial_combat(p, Leader::MoffJerjerrod);
    t.accepts(E, Action::UseCard(ActionCard::FullyOperational));
    t.accepts(E, Action::ChooseUnit { unit: Unit::YWing, place: at(System::Rodia) });
    assert_eq!(t.count(Unit::YWing, System::Rodia), 2);
}

/// RB 13.5.2
#[test]
fn good_intel_opens_the_rebel_hand() {
    let p = skirmish().action(ActionCard::GoodIntel).leader(Leader::AdmiralAckbar, System::Rodia);
    let mut t = imperial_combat(p, Leader::ColonelYularen);
    t.accepts(E, Action::UseCard(ActionCard::GoodIntel));
    let view = orrery_engine::Game::view(t.state(), orrery_engine::Viewer::Seat(E));
    assert_eq!(view.sides[0].tactics.as_ref().map(|hands| hands[0].len()), Some(3));
    assert_eq!(view.sides[1].tactics.as_ref().map(|hands| hands[0].len()), Some(2));
}

/// RB 1.2.4
#[test]
fn keep_them_from_escaping_forbids_rebel_retreat() {
    for used in [false, true] {
        let p =
            skirmish().action(ActionCard::KeepThemFromEscaping).leader(Leader::WedgeAntilles, System::Rodia);
        let mut t = imperial_combat(p, Leader::AdmiralPiett);
        t.accepts(E, if used { Action::UseCard(ActionCard::KeepThemFromEscaping) } else { Action::Decline });
        for side in Side::BOTH {
            t.state_mut().arrange_tactics(side, &[]);
        }
        t.rolls([6; 3]).rolls([6; 6]).accepts(E, Action::Decline);
        if used {
            assert_eq!(t.state().combat().round, 2, "the Rebels were not asked");
        } else {
            t.offers(R, Action::Retreat { leader: Leader::WedgeAntilles, to: System::Naboo });
        }
    }
}

/// RB 17.1.6
#[test]
fn local_rumors_are_answered_truthfully() {
    let p = || {
        position()
            .pool(Leader::ColonelYularen)
            .units(System::Bespin, &[(Unit::TieFighter, 1)])
            .units(System::Rodia, &[(Unit::TieFighter, 1)])
    };
    let mut t = imperial(p(), ActionCard::LocalRumors);
    t.refuses(E, Action::ChoosePlace(at(System::Naboo)), rules::PLACE);
    t.accepts(E, Action::ChoosePlace(at(System::Bespin)));
    assert!(t.state().possible().iter().all(|system| system.def().region == 4));
    let mut t = imperial(p(), ActionCard::LocalRumors);
    t.accepts(E, Action::ChoosePlace(at(System::Rodia)));
    assert!(!t.state().possible().iter().any(|system| system.def().region == 2));
}

/// RB 4.3.5, RB 13.2.16
#[test]
fn proceeding_as_planned_assigns_a_project() {
    let p = position().pool(Leader::AdmiralOzzel).pool(Leader::MoffJerjerrod);
    let mut t = imperial(p, ActionCard::ProceedingAsPlanned);
    t.accepts(E, Action::ChooseLeader(Leader::MoffJerjerrod));
    t.accepts(E, Action::ChooseMission(Mission::ConstructDeathStar)).shuffles(1);
    assert_eq!(
        t.state().assigned(Side::Empire).get(0).map(|own| own.mission),
        Some(Mission::ConstructDeathStar)
    );
    t.offers(E, Action::Join { slot: 0, leader: Leader::AdmiralOzzel });
}

/// RB 6.2.5
#[test]
fn public_support_gains_stormtroopers_that_may_leave() {
    let p = position().pool(Leader::JanusGreejatus).units(System::Coruscant, &[(Unit::AssaultCarrier, 1)]);
    let mut t = imperial(p, ActionCard::PublicSupport);
    t.accepts(E, Action::ChoosePlace(at(System::Coruscant)))
        .accepts(E, Action::Finish)
        .accepts(R, Action::Pass);
    assert_eq!(t.count(Unit::Stormtrooper, System::Coruscant), 3);
    t.accepts(E, Action::Activate { leader: Leader::DarthVader, place: at(System::Corellia) });
    t.offers(E, Action::Move { unit: Unit::AssaultCarrier, from: at(System::Coruscant) });
}

/// RB 13.2.5
#[test]
fn ready_for_action_brings_a_leader_for_one_combat() {
    let p =
        skirmish().action(ActionCard::ReadyForAction).pool(Leader::GeneralVeers).pool(Leader::AdmiralPiett);
    let mut t = imperial_combat(p, Leader::DarthVader);
    t.accepts(E, Action::UseCard(ActionCard::ReadyForAction))
        .accepts(E, Action::ChooseLeader(Leader::AdmiralPiett));
    assert_eq!(t.at(Leader::AdmiralPiett), on(System::Rodia));
    assert_eq!(t.state().tactics(Theatre::Space, TacticZone::ImperialHand).len(), 3, "his value counts");
    for side in Side::BOTH {
        t.state_mut().arrange_tactics(side, &[]);
    }
    // The Star Destroyer is lost to six hits, and with it the combat: he is back in the pool, Vader is not.
    t.rolls([6; 3]).rolls([1, 1, 1, 3, 3, 3]);
    assert_eq!((t.at(Leader::AdmiralPiett), t.at(Leader::DarthVader)), (At::Pool, on(System::Rodia)));
}

/// RB 6.4.1
#[test]
fn scouting_mission_gathers_tie_fighters() {
    let p = position()
        .pool(Leader::SoontirFel)
        .units(System::Rodia, &[(Unit::TieFighter, 3)])
        .units(System::Ilum, &[(Unit::TieFighter, 3)]);
    let mut t = imperial(p, ActionCard::ScoutingMission);
    t.accepts(E, Action::ChoosePlace(at(System::Naboo)));
    for from in [System::Rodia, System::Rodia, System::Ilum, System::Ilum] {
        t.accepts(E, Action::Move { unit: Unit::TieFighter, from: from.into() });
    }
    t.does_not_offer(E, Action::Move { unit: Unit::TieFighter, from: at(System::Ilum) });
    assert_eq!(t.count(Unit::TieFighter, System::Naboo), 4);
}

/// RB 9.15.1
#[test]
fn target_the_generator_destroys_a_structure() {
    let p = skirmish()
        .units(System::Rodia, &[(Unit::IonCannon, 1), (Unit::ShieldGenerator, 1)])
        .action(ActionCard::TargetTheGenerator);
    let mut t = imperial_combat(p, Leader::GeneralVeers);
    t.accepts(E, Action::UseCard(ActionCard::TargetTheGenerator));
    t.accepts(E, Action::ChooseUnit { unit: Unit::IonCannon, place: at(System::Rodia) });
    assert_eq!(t.count(Unit::IonCannon, System::Rodia), 0);
}

/// RB 4.3.5, RB 18.4.4
#[test]
fn our_most_desperate_hour_fetches_a_mission_for_leia() {
    let mut t = rebel(position(), ActionCard::OurMostDesperateHour);
    t.accepts(R, Action::ChooseMission(Mission::StolenPlans)).shuffles(1);
    assert_eq!(t.at(Leader::PrincessLeia), At::Mission);
    t.accepts(R, Action::Join { slot: 0, leader: Leader::JanDodonna });
}

/// RB 7.7.2
#[test]
fn rebel_planning_draws_an_objective() {
    let mut t = rebel(position(), ActionCard::RebelPlanning);
    t.accepts(R, Action::ChoosePlace(Place::BASE_SPACE));
    assert_eq!((t.objectives().len(), t.at(Leader::JanDodonna)), (1, At::On(Place::BASE_SPACE)));
    let mut t = rebel(position().revealed(System::Yavin), ActionCard::RebelPlanning);
    t.accepts(R, Action::ChoosePlace(at(System::Yavin)));
}

/// RB 6.4.2
#[test]
fn start_the_evacuation_moves_units_from_the_base() {
    let p = position()
        .units(Place::BASE_SPACE, &[(Unit::RebelTransport, 1), (Unit::RebelTrooper, 2)])
        .units(System::Rodia, &[(Unit::TieFighter, 1)]);
    let mut t = rebel(p, ActionCard::StartTheEvacuation);
    t.refuses(R, Action::ChoosePlace(at(System::Rodia)), rules::PLACE);
    t.accepts(R, Action::ChoosePlace(at(System::Ryloth)));
    for unit in [Unit::RebelTransport, Unit::RebelTrooper] {
        t.accepts(R, Action::Move { unit, from: Place::BASE_SPACE });
    }
    t.accepts(R, Action::Finish);
    assert_eq!(t.count(Unit::RebelTrooper, System::Ryloth), 1);
}

/// RB 12.8.15
#[test]
fn temporary_alliance_builds_in_a_neutral_system() {
    let mut t = rebel(position(), ActionCard::TemporaryAlliance);
    t.refuses(R, Action::ChoosePlace(at(System::Coruscant)), rules::PLACE);
    t.accepts(R, Action::ChoosePlace(at(System::Kashyyyk)));
    assert_eq!(t.queued(Unit::RebelTrooper, 1), 2);
}

/// RB 9.16.8
#[test]
fn an_ambush_destroys_three_health_of_ground_units() {
    let p = position()
        .pool(Leader::GeneralMadine)
        .units(System::Rodia, &[(Unit::AtSt, 1), (Unit::Stormtrooper, 2), (Unit::TieFighter, 1)]);
    let mut t = rebel(p, ActionCard::Ambush);
    t.accepts(R, Action::ChoosePlace(at(System::Rodia)));
    let choose = |unit| Action::ChooseUnit { unit, place: at(System::Rodia) };
    t.refuses(R, choose(Unit::TieFighter), rules::UNIT);
    t.accepts(R, choose(Unit::AtSt)).accepts(R, choose(Unit::Stormtrooper));
    assert_eq!(t.count(Unit::Stormtrooper, System::Rodia), 1);
}

/// RB 12.7.10
#[test]
fn an_old_friend_joins_han() {
    let mut t = rebel(position().pool(Leader::HanSolo), ActionCard::AnOldFriend);
    t.accepts(R, Action::ChoosePlace(at(System::Bespin)));
    assert_eq!([Leader::HanSolo, Leader::LandoCalrissian].map(|l| t.at(l)), [on(System::Bespin); 2]);
}

/// RB 18.8.2, RB 18.8.3, RB 18.8.4
#[test]
fn independent_operation_drives_ground_units_away() {
    let p = position()
        .pool(Leader::LandoCalrissian)
        .units(System::Naboo, &[(Unit::Stormtrooper, 2), (Unit::AtAt, 1), (Unit::TieFighter, 1)])
        .units(System::Ilum, &[(Unit::Stormtrooper, 1)])
        .captive(Leader::HanSolo, System::Naboo);
    let mut t = rebel(p, ActionCard::IndependentOperation);
    t.accepts(R, Action::ChoosePlace(at(System::Naboo)));
    t.refuses(E, Action::ChoosePlace(at(System::Ilum)), rules::PLACE);
    t.accepts(E, Action::ChoosePlace(at(System::Coruscant)));
    assert_eq!(
        (t.count(Unit::Stormtrooper, System::Coruscant), t.count(Unit::TieFighter, System::Naboo)),
        (2, 1)
    );
    assert_eq!(t.at(Leader::HanSolo), on(System::Naboo));
    assert!(!t.state().subjugated().contains(System::Naboo));
}

/// RB 13.2.9
#[test]
fn its_a_trap_bars_imperial_space_tactics_in_round_one() {
    let p = skirmish().action(ActionCard::ItsATrap).leader(Leader::AdmiralAckbar, System::Rodia);
    let mut t = imperial_combat(p, Leader::DarthVader);
    t.accepts(R, Action::UseCard(ActionCard::ItsATrap));
    t.state_mut().arrange_tactics(Side::Empire, &[Tactic::SpaceCriticalHit]);
    t.state_mut().arrange_tactics(Side::Rebels, &[]);
    // The Empire is not even asked for combat actions, and the Rebels roll next.
    t.rolls([6; 3]).rolls([6; 6]).accepts(E, Action::Decline);
}

/// RB 10.2.1, RB 10.2.3
#[test]
fn noble_sacrifice_eliminates_obi_wan_for_reputation() {
    let p = position()
        .action(ActionCard::NobleSacrifice)
        .leader(Leader::ObiWanKenobi, System::Naboo)
        .units(System::Naboo, &[(Unit::TieFighter, 1)]);
    let mut t = runs_against(p, Mission::CaptureRebelOperative, &[Leader::DarthVader], Leader::ObiWanKenobi);
    t.accepts(R, Action::UseCard(ActionCard::NobleSacrifice));
    assert_eq!((t.at(Leader::ObiWanKenobi), t.state().reputation()), (At::Box, 13));
}

/// RB 8.7.15, RB 18.8.19
#[test]
fn one_in_a_million_sets_dice_of_a_mission() {
    let p = position()
        .action(ActionCard::OneInAMillion)
        .leader(Leader::DarthVader, System::Rodia)
        .pool(Leader::LukeSkywalker);
    let mut t = reveals(p, Mission::Sabotage, &[Leader::LukeSkywalker]);
    t.accepts(R, Action::ChoosePlace(at(System::Rodia))).accepts(E, Action::Decline);
    t.accepts(R, Action::UseCard(ActionCard::OneInAMillion));
    t.accepts(R, Action::SetDie { colour: Colour::Red, face: Face::Special });
    t.rolls([1, 6, 6]);
    assert!(t.state().sabotaged().contains(System::Rodia));
}

/// RB 18.5.3
#[test]
fn point_blank_assault_lowers_health_for_both_sides() {
    let p = position()
        .nobody(Side::Rebels)
        .units(System::Rodia, &[(Unit::AtAt, 1), (Unit::Airspeeder, 1), (Unit::RebelTrooper, 2)])
        .action(ActionCard::PointBlankAssault)
        .leader(Leader::GeneralMadine, System::Rodia);
    let mut t = imperial_combat(p, Leader::DarthVader);
    t.accepts(R, Action::UseCard(ActionCard::PointBlankAssault));
    t.state_mut().arrange_tactics(Side::Empire, &[]);
    t.state_mut().arrange_tactics(Side::Rebels, &[]);
    // A red hit destroys the Airspeeder; two direct hits destroy the AT-AT.
    t.rolls([1, 6, 6]).rolls([3, 3, 6, 6]);
    assert_eq!((t.count(Unit::Airspeeder, System::Rodia), t.count(Unit::AtAt, System::Rodia)), (0, 0));
}

/// RB 8.9.4
#[test]
fn son_of_skywalker_fetches_a_mission_after_a_success() {
    let p = position().action(ActionCard::SonOfSkywalker).nobody(Side::Empire).pool(Leader::LukeSkywalker);
    let mut t = reveals(p, Mission::Sabotage, &[Leader::LukeSkywalker]);
    t.accepts(R, Action::ChoosePlace(at(System::Rodia)))
        .accepts(R, Action::UseCard(ActionCard::SonOfSkywalker));
    t.accepts(R, Action::ChooseMission(Mission::SeekYoda)).shuffles(1);
    assert!(t.missions(Side::Rebels, MissionZone::Hand).contains(&Mission::SeekYoda));
}

/// RB 9.7.2
#[test]
fn target_the_star_destroyers_turns_black_hits_red() {
    let p = position()
        .nobody(Side::Rebels)
        .units(System::Rodia, &[(Unit::StarDestroyer, 1), (Unit::XWing, 3)])
        .action(ActionCard::TargetTheStarDestroyers)
        .leader(Leader::WedgeAntilles, System::Rodia);
    let mut t = imperial_combat(p, Leader::DarthVader);
    t.accepts(R, Action::UseCard(ActionCard::TargetTheStarDestroyers));
    t.state_mut().arrange_tactics(Side::Empire, &[]);
    t.state_mut().arrange_tactics(Side::Rebels, &[]);
    t.rolls([6; 3]).rolls([1, 1, 1]).accepts(R, Action::Convert).accepts(R, Action::Convert);
    let marks: Vec<u8> = t.state().combat().wounds.iter().map(|wound| wound.marks).collect();
    assert_eq!(marks, [2]);
}

/// RB 12.7.12, RB 18.2.7, RB 18.8.17
#[test]
fn the_millennium_falcon_rescues_after_the_mission() {
    let p = position()
        .nobody(Side::Empire)
        .pool(Leader::HanSolo)
        .ring(Leader::HanSolo, Ring::MillenniumFalcon)
        .units(System::Rodia, &[(Unit::Stormtrooper, 1)])
        .captive(Leader::Chewbacca, System::Rodia);
    let mut t = reveals(p, Mission::Sabotage, &[Leader::HanSolo]);
    t.accepts(R, Action::ChoosePlace(at(System::Rodia)));
    assert!(
        t.missions(Side::Rebels, MissionZone::Hand).contains(&Mission::Sabotage),
        "the steps are complete"
    );
    t.accepts(R, Action::ChooseLeader(Leader::Chewbacca)).accepts(R, Action::ChooseLeader(Leader::HanSolo));
    assert_eq!([Leader::Chewbacca, Leader::HanSolo].map(|l| t.at(l)), [At::On(Place::BASE_SPACE); 2]);
    assert_eq!(t.ring(Leader::HanSolo), None);
}

/// RB 13.2.5
#[test]
fn undercover_brings_a_leader_to_oppose() {
    let p = position()
        .nobody(Side::Rebels)
        .action(ActionCard::Undercover)
        .leader(Leader::LandoCalrissian, System::Ilum)
        .leader(Leader::HanSolo, System::Rodia);
    let mut t = reveals(p, Mission::Detained, &[Leader::DarthVader]);
    t.accepts(E, Action::ChooseLeader(Leader::HanSolo)).accepts(R, Action::UseCard(ActionCard::Undercover));
    assert_eq!(t.at(Leader::LandoCalrissian), on(System::Rodia));
    t.rolls([1, 1, 1]).rolls([1, 1, 1]);
    assert!(!t.state().leader(Leader::HanSolo).detained);
}

/// RB G82
#[test]
fn the_wookiee_guardian_makes_a_mission_fail() {
    let p = position()
        .nobody(Side::Rebels)
        .action(ActionCard::WookieeGuardian)
        .leader(Leader::Chewbacca, System::Rodia)
        .leader(Leader::HanSolo, System::Rodia);
    let mut t = reveals(p, Mission::Detained, &[Leader::DarthVader]);
    t.accepts(E, Action::ChooseLeader(Leader::HanSolo))
        .accepts(R, Action::UseCard(ActionCard::WookieeGuardian));
    assert!(!t.state().leader(Leader::HanSolo).detained);
    assert_eq!(t.missions(Side::Empire, MissionZone::Discard), [Mission::Detained]);
}

/// RB 8.7.16
#[test]
fn c3po_and_r2d2_turn_missions() {
    let p = || position().leader(Leader::DarthVader, System::Rodia);
    let mut t =
        reveals(p().ring(Leader::PrincessLeia, Ring::C3po), Mission::BuildAlliance, &[Leader::PrincessLeia]);
    t.accepts(R, Action::ChoosePlace(at(System::Rodia)))
        .accepts(E, Action::Decline)
        .rolls([6, 6])
        .rolls([6, 6]);
    t.accepts(R, Action::UseRing(Ring::C3po));
    assert!(t.loyal(System::Rodia, Side::Rebels) && t.ring(Leader::PrincessLeia).is_none());

    let mut t =
        reveals(p().ring(Leader::PrincessLeia, Ring::R2d2), Mission::Sabotage, &[Leader::PrincessLeia]);
    t.accepts(R, Action::ChoosePlace(at(System::Rodia)))
        .accepts(E, Action::Decline)
        .rolls([1])
        .rolls([1, 6, 6]);
    t.accepts(R, Action::UseRing(Ring::R2d2))
        .accepts(R, Action::PickDie { colour: Colour::Red, face: Face::Hit });
    assert!(t.state().sabotaged().contains(System::Rodia) && t.ring(Leader::PrincessLeia).is_none());
}

/// RB 8.7.14
#[test]
fn master_yoda_rolls_a_die_again_once_a_round() {
    let p = position().leader(Leader::DarthVader, System::Rodia).ring(Leader::PrincessLeia, Ring::MasterYoda);
    let mut t = reveals(p, Mission::Sabotage, &[Leader::PrincessLeia]);
    t.accepts(R, Action::ChoosePlace(at(System::Rodia)))
        .accepts(E, Action::Decline)
        .rolls([6])
        .rolls([1, 6, 6]);
    t.accepts(R, Action::UseRing(Ring::MasterYoda))
        .accepts(R, Action::PickDie { colour: Colour::Red, face: Face::Blank });
    t.rolls([4]);
    assert!(t.state().sabotaged().contains(System::Rodia));
    assert_eq!(t.ring(Leader::PrincessLeia), Some(Ring::MasterYoda));
}

/// RB 2.9.17, RB 13.2.11, RB 2.9.18
#[test]
fn droids_are_attached_at_setup() {
    // Some deal of the starting cards brings a droid to the Rebels.
    let found = (0..20).find_map(|seed| {
        let mut t = Scenario::<Rebellion>::new(&Setup::new(2));
        t.shuffles(seed);
        let droid =
            |card| matches!(card, ActionCard::HumanCyborgRelations | ActionCard::ResourcefulAstromech);
        let found = t.state().actions(Side::Rebels).owned.iter().any(|own| droid(own.card));
        found.then_some(t)
    });
    let mut t = found.expect("a deal with a droid");
    while t.state().base().is_none() {
        let seat = if matches!(orrery_engine::Game::status(t.state()), Status::Decision(seats) if seats.contains(E))
        {
            E
        } else {
            R
        };
        let mut actions = Vec::new();
        orrery_engine::Game::legal_actions(t.state(), seat, &mut actions);
        t.accepts(seat, actions[0]);
    }
    assert!(Leader::all().any(|leader| matches!(t.ring(leader), Some(Ring::C3po | Ring::R2d2))));
}
