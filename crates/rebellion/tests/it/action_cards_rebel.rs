//! Every Rebel action card does what it says; those that bring a ring are in `rings`.

use crate::fight::*;
use crate::support::*;

/// The Rebels assign and use the card.
#[track_caller]
fn rebel(position: Arrangement, card: ActionCard) -> Scenario<Rebellion> {
    let mut t = position.action(card).assigning(Side::Rebels, None).begin();
    t.accepts(R, Action::UseCard(card));
    t
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

/// RB 18.8.2, RB 18.8.4
#[test]
fn independent_operation_drives_ground_units_away() {
    let p = position()
        .pool(Leader::LandoCalrissian)
        .units(System::Naboo, &[(Unit::Stormtrooper, 2), (Unit::AtAt, 1), (Unit::TieFighter, 1)])
        .units(System::Ilum, &[(Unit::Stormtrooper, 1)])
        .loyal(Side::Empire, &[System::Corellia])
        .units(System::Corellia, &[(Unit::RebelTrooper, 1)])
        .captive(Leader::HanSolo, System::Naboo);
    let mut t = rebel(p, ActionCard::IndependentOperation);
    t.accepts(R, Action::ChoosePlace(at(System::Naboo)));
    // Ilum is remote, and Rebel ground units are in Corellia.
    for system in [System::Ilum, System::Corellia] {
        t.refuses(E, Action::ChoosePlace(at(system)), rules::PLACE);
    }
    t.accepts(E, Action::ChoosePlace(at(System::Coruscant)));
    assert_eq!(
        (t.count(Unit::Stormtrooper, System::Coruscant), t.count(Unit::TieFighter, System::Naboo)),
        (2, 1)
    );
    assert_eq!(t.at(Leader::HanSolo), on(System::Naboo));
    assert!(!t.state().subjugated().contains(System::Naboo));
}

/// RB 18.8.3
#[test]
fn independent_operation_needs_a_system_to_drive_them_to() {
    for taken in [false, true] {
        let p = position().pool(Leader::LandoCalrissian).units(System::Naboo, &[(Unit::Stormtrooper, 2)]);
        let p = if taken { p.units(System::Coruscant, &[(Unit::RebelTrooper, 1)]) } else { p };
        let mut t = p.action(ActionCard::IndependentOperation).assigning(Side::Rebels, None).begin();
        let card = Action::UseCard(ActionCard::IndependentOperation);
        if taken {
            t.refuses(R, card, rules::CARD_TIMING);
        } else {
            t.offers(R, card);
        }
    }
}

/// *It's a Trap*: in the second round the Empire plays its card.
#[test]
fn its_a_trap_bars_imperial_space_tactics_in_round_one() {
    let p = skirmish().action(ActionCard::ItsATrap).leader(Leader::AdmiralAckbar, System::Rodia);
    let mut t = imperial_combat(p, Leader::DarthVader);
    t.accepts(R, Action::UseCard(ActionCard::ItsATrap));
    t.state_mut().arrange_tactics(Side::Empire, &[Tactic::SpaceCriticalHit]);
    t.state_mut().arrange_tactics(Side::Rebels, &[]);
    // The Empire is not even asked for combat actions, and the Rebels roll next.
    t.rolls([6; 3]).rolls([6; 6]).accepts(E, Action::Decline).accepts(R, Action::Decline);
    t.rolls([6; 3]).offers(E, Action::PlayTactic { tactic: Tactic::SpaceCriticalHit, spend: None });
}

/// RB 13.2.9
#[test]
fn a_start_of_combat_card_is_over_with_its_combat() {
    let units = [(Unit::TieFighter, 1), (Unit::XWing, 1)];
    let p = position()
        .nobody(Side::Rebels)
        .units(System::Rodia, &units)
        .units(System::Ilum, &units)
        .action(ActionCard::ItsATrap)
        .leader(Leader::AdmiralAckbar, System::Rodia);
    let mut t = imperial_combat(p, Leader::DarthVader);
    t.accepts(R, Action::UseCard(ActionCard::ItsATrap));
    disarm(&mut t);
    t.rolls([6]).rolls([1]);
    assert!(!t.state().combat().active);
    t.accepts(R, Action::Pass);
    t.accepts(E, Action::Activate { leader: Leader::GeneralTagge, place: at(System::Ilum) }).shuffles(1);
    arm(&mut t, Side::Empire, &[Tactic::SpaceCriticalHit]);
    t.rolls([6]).offers(E, Action::PlayTactic { tactic: Tactic::SpaceCriticalHit, spend: None });
}

/// RB 10.2.1, RB 10.2.2, RB 10.2.3
#[test]
fn noble_sacrifice_eliminates_obi_wan_for_reputation() {
    let p = position()
        .action(ActionCard::NobleSacrifice)
        .leader(Leader::ObiWanKenobi, System::Naboo)
        .ring(Leader::ObiWanKenobi, Ring::C3po)
        .units(System::Naboo, &[(Unit::TieFighter, 1)]);
    let mut t = runs_against(p, Mission::CaptureRebelOperative, &[Leader::DarthVader], Leader::ObiWanKenobi);
    t.accepts(R, Action::UseCard(ActionCard::NobleSacrifice));
    assert_eq!((t.at(Leader::ObiWanKenobi), t.state().reputation()), (At::Box, 13));
    assert_eq!(t.ring(Leader::ObiWanKenobi), None);
    t.accepts(R, Action::Pass).accepts(E, Action::Pass);
    let keep = |leader| Action::Keep { card: ActionCard::Undercover, leader: Some(leader) };
    t.offers(R, keep(Leader::LandoCalrissian)).refuses(R, keep(Leader::ObiWanKenobi), rules::RECRUIT);
}

/// RB 8.7.15
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

/// RB 18.8.19
#[test]
fn for_one_in_a_million_luke_or_wedge_only_needs_to_be_there() {
    for leader in [Leader::LukeSkywalker, Leader::WedgeAntilles] {
        for (system, usable) in [(System::Rodia, true), (System::Ilum, false)] {
            let p = position()
                .nobody(Side::Empire)
                .action(ActionCard::OneInAMillion)
                .leader(Leader::DarthVader, System::Rodia)
                .leader(leader, system);
            let mut t = reveals(p, Mission::Sabotage, &[Leader::PrincessLeia]);
            t.accepts(R, Action::ChoosePlace(at(System::Rodia)));
            if usable {
                t.offers(R, Action::UseCard(ActionCard::OneInAMillion));
            } else {
                // Nobody is asked: Leia rolls, then Vader.
                t.rolls([6]).rolls([6; 3]);
            }
        }
    }
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
    // A mission that is resolved does not succeed: nobody is asked about the card.
    let p = position().action(ActionCard::SonOfSkywalker).pool(Leader::LukeSkywalker);
    let mut t = runs(p, Mission::SeekYoda, &[Leader::LukeSkywalker], System::Dagobah);
    t.accepts(R, Action::ChooseLeader(Leader::LukeSkywalkerJedi)).offers(E, Action::Pass);
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
