//! Every Imperial action card does what it says.

use crate::fight::*;
use crate::support::*;

/// The Empire assigns and uses the card.
#[track_caller]
fn imperial(position: Arrangement, card: ActionCard) -> Scenario<Rebellion> {
    let mut t = position.action(card).assigning(Side::Empire, None).begin();
    t.accepts(E, Action::UseCard(card));
    t
}

/// *According to My Design*: two red and one black die are left of three and three.
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

/// RB 18.8.14
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

/// RB 18.2.9
#[test]
fn it_is_your_destiny_captures_only_rebel_leaders_of_the_mission() {
    let p = position()
        .nobody(Side::Empire)
        .action(ActionCard::ItIsYourDestiny)
        .units(System::Naboo, &[(Unit::Stormtrooper, 1)])
        .leader(Leader::DarthVader, System::Naboo)
        .leader(Leader::GeneralRieekan, System::Naboo)
        .captive(Leader::HanSolo, System::Naboo);
    let mut t = reveals(p, Mission::DaringRescue, &[Leader::PrincessLeia, Leader::JanDodonna]);
    t.accepts(R, Action::ChoosePlace(at(System::Naboo))).rolls([1; 4]).accepts(R, Action::Finish);
    t.accepts(E, Action::UseCard(ActionCard::ItIsYourDestiny));
    for other in [Leader::DarthVader, Leader::GeneralRieekan, Leader::HanSolo] {
        t.does_not_offer(E, Action::ChooseLeader(other));
    }
    t.offers(E, Action::ChooseLeader(Leader::PrincessLeia))
        .accepts(E, Action::ChooseLeader(Leader::JanDodonna));
    assert_eq!(t.ring(Leader::JanDodonna), Some(Ring::Captured));
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

/// *Boba Fett? Where?*: no Rebel leader attempts a mission there.
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

/// RB 18.8.10
#[test]
fn rings_work_where_boba_fett_is_and_action_cards_do_not() {
    let p = position()
        .nobody(Side::Rebels)
        .pool(Leader::BobaFett)
        .action(ActionCard::WookieeGuardian)
        .leader(Leader::Chewbacca, System::Coruscant)
        .ring(Leader::Chewbacca, Ring::R2d2)
        .assigned(Mission::Detained, &[Leader::DarthVader]);
    let mut t = imperial(p, ActionCard::BobaFettWhere);
    t.accepts(E, Action::ChoosePlace(at(System::Coruscant))).accepts(E, Action::Finish);
    t.accepts(R, Action::Pass).accepts(E, Action::Reveal { slot: 0 });
    t.accepts(E, Action::ChooseLeader(Leader::Chewbacca));
    // Nobody is asked about a card: the dice of Vader and Boba Fett are rolled, then Chewbacca's.
    t.rolls([1, 6, 6, 6, 6, 6]).rolls([6; 3]);
    t.accepts(R, Action::UseRing(Ring::R2d2))
        .accepts(R, Action::PickDie { colour: Colour::Red, face: Face::Hit });
    assert!(!t.state().leader(Leader::Chewbacca).detained);
}

/// RB 18.8.11
#[test]
fn undercover_leaves_a_closed_system_and_does_not_enter_one() {
    for (closed, usable) in [(System::Naboo, true), (System::Rodia, false)] {
        let p = position()
            .nobody(Side::Rebels)
            .pool(Leader::BobaFett)
            .loyal(Side::Empire, &[System::Naboo, System::Rodia])
            .action(ActionCard::Undercover)
            .leader(Leader::LandoCalrissian, System::Naboo)
            .leader(Leader::HanSolo, System::Rodia)
            .assigned(Mission::Detained, &[Leader::DarthVader]);
        let mut t = imperial(p, ActionCard::BobaFettWhere);
        t.accepts(E, Action::ChoosePlace(at(closed))).accepts(E, Action::Finish);
        t.accepts(R, Action::Pass).accepts(E, Action::Reveal { slot: 0 });
        t.accepts(E, Action::ChooseLeader(Leader::HanSolo));
        if usable {
            t.accepts(R, Action::UseCard(ActionCard::Undercover));
            assert_eq!(t.at(Leader::LandoCalrissian), on(System::Rodia));
        } else {
            // The Rebels are not asked: Vader and Boba Fett roll.
            t.rolls([6; 6]);
            assert_eq!(t.at(Leader::LandoCalrissian), on(System::Naboo));
        }
    }
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

/// *Public Support*: its leader does not hold units back in this round.
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

/// RB 6.2.5
#[test]
fn public_support_lifts_the_hold_of_its_leader_alone() {
    let p = || {
        position()
            .pool(Leader::JanusGreejatus)
            .units(System::Coruscant, &[(Unit::AssaultCarrier, 1)])
            .units(System::Alderaan, &[(Unit::AssaultCarrier, 1)])
    };
    let corellia = Action::Activate { leader: Leader::DarthVader, place: at(System::Corellia) };
    let go = Action::Move { unit: Unit::AssaultCarrier, from: at(System::Coruscant) };
    // Without the card he holds units back like anybody.
    let mut t = p().leader(Leader::JanusGreejatus, System::Coruscant).imperial_turn().begin();
    t.accepts(E, corellia).refuses(E, go, rules::HELD);
    // With it another leader beside him does.
    let mut t = imperial(p().leader(Leader::GrandMoffTarkin, System::Coruscant), ActionCard::PublicSupport);
    t.accepts(E, Action::ChoosePlace(at(System::Coruscant))).accepts(E, Action::Finish);
    t.accepts(R, Action::Pass).accepts(E, corellia).refuses(E, go, rules::HELD);
}

/// *Public Support*: an Imperial system without Rebel ground units.
#[test]
fn public_support_needs_an_imperial_system_without_rebel_ground_units() {
    let p = position()
        .pool(Leader::JanusGreejatus)
        .loyal(Side::Empire, &[System::Rodia, System::Corellia])
        .units(System::Rodia, &[(Unit::RebelTrooper, 1)])
        .units(System::Corellia, &[(Unit::XWing, 1)]);
    let mut t = imperial(p, ActionCard::PublicSupport);
    for system in [System::Rodia, System::Naboo] {
        t.refuses(E, Action::ChoosePlace(at(system)), rules::PLACE);
    }
    t.accepts(E, Action::ChoosePlace(at(System::Corellia)));
    assert_eq!(t.count(Unit::Stormtrooper, System::Corellia), 3);
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
