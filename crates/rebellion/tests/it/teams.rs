//! The team game (RB 16).

use crate::support::*;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const D: Seat = Seat(3);

fn four() -> Arrangement {
    Arrangement::new(4)
}

/// RB 16.1.2, RB 16.1.3, RB 16.1.4, RB 16.1.6, RB 16.1.7
#[test]
fn roles_have_their_own_leaders() {
    let t = four().begin();
    let state = t.state();
    assert_eq!(Role::BOTH.map(|role| state.seat(Side::Rebels, role)), [A, C]);
    assert_eq!(Role::BOTH.map(|role| state.seat(Side::Empire, role)), [B, D]);
    assert_eq!(state.pool(A).collect::<Vec<_>>(), [Leader::MonMothma, Leader::JanDodonna]);
    assert_eq!(state.pool(D).collect::<Vec<_>>(), [Leader::DarthVader, Leader::GeneralTagge]);
    let three = Arrangement::new(3).build();
    assert_eq!(Role::BOTH.map(|role| three.seat(Side::Rebels, role)), [A, A]);
    assert_eq!(three.pool(A).count(), 4);
}

/// RB 16.5.1, RB 16.5.2, RB 16.5.6, RB G30
#[test]
fn turns_go_by_initiative_and_each_uses_his_own_leaders() {
    let mut t = four().begin();
    t.refuses(
        A,
        Action::Activate { leader: Leader::PrincessLeia, place: at(System::Rodia) },
        rules::NOT_IN_POOL,
    );
    t.accepts(A, Action::Activate { leader: Leader::JanDodonna, place: at(System::Rodia) });
    t.accepts(B, Action::Pass).accepts(C, Action::Pass).accepts(D, Action::Pass);
    t.accepts(A, Action::Pass);
    assert_eq!(t.state().time(), 2);
}

/// RB 16.5.3, RB 16.5.4
#[test]
fn a_single_rebel_has_two_turns_and_passes_for_each() {
    let mut t = Arrangement::new(3).begin();
    t.refuses(A, Action::Activate { leader: Leader::PrincessLeia, place: at(System::Rodia) }, rules::NOT_NOW);
    t.accepts(A, Action::Pass).accepts(B, Action::Pass);
    t.accepts(A, Action::Activate { leader: Leader::PrincessLeia, place: at(System::Rodia) })
        .accepts(C, Action::Pass);
    t.accepts(A, Action::Pass);
    assert_eq!(t.state().time(), 2);
}

/// RB 16.4.1, RB 16.4.2, RB 16.4.3, RB 16.4.4
#[test]
fn the_general_has_the_last_word_on_assignments() {
    let mut t = four().assigning(Side::Rebels, Some(Role::Admiral)).begin();
    t.accepts(A, Action::Assign { mission: Mission::BuildAlliance, leader: Leader::MonMothma });
    t.accepts(A, Action::Assign { mission: Mission::Infiltration, leader: Leader::JanDodonna });
    t.refuses(A, Action::Dismiss { slot: 0 }, rules::GENERAL_DECIDES).accepts(A, Action::Finish);
    t.accepts(C, Action::Join { slot: 0, leader: Leader::PrincessLeia })
        .accepts(C, Action::Dismiss { slot: 1 });
    assert_eq!(t.at(Leader::JanDodonna), At::Pool);
    t.accepts(C, Action::Finish).accepts(B, Action::Finish).accepts(D, Action::Finish);
}

/// RB 16.6.1, RB 16.6.2, RB 16.6.3, RB G69, RB G70
#[test]
fn either_partner_reveals_a_shared_mission_and_one_opponent_opposes() {
    let p = four().assigned(Mission::BuildAlliance, &[Leader::MonMothma, Leader::PrincessLeia]);
    let mut t = p.begin();
    t.accepts(A, Action::Pass).accepts(B, Action::Pass).accepts(C, Action::Reveal { slot: 0 });
    t.accepts(C, Action::ChoosePlace(at(System::Rodia)));
    t.accepts(D, Action::Decline).accepts(B, Action::Send(Leader::EmperorPalpatine));
    t.rolls([1; 5]).rolls([6; 3]);
    assert!(t.loyal(System::Rodia, Side::Rebels));
}

/// RB 16.7.2, RB 16.7.4, RB 16.7.5, RB 16.7.6, RB 16.7.7
#[test]
fn the_admiral_fights_in_space_and_the_general_on_the_ground() {
    let units = [(Unit::XWing, 1), (Unit::TieFighter, 2), (Unit::RebelTrooper, 1), (Unit::Stormtrooper, 2)];
    let mut t = four().nobody(Side::Empire).units(System::Rodia, &units).begin();
    t.accepts(A, Action::Activate { leader: Leader::JanDodonna, place: at(System::Rodia) }).shuffles(1);
    for side in Side::BOTH {
        t.state_mut().arrange_tactics(side, &[]);
    }
    t.state_mut().arrange_tactics(Side::Rebels, &[Tactic::SpaceCriticalHit, Tactic::GroundCriticalHit]);
    t.rolls([6]).accepts(A, Action::Finish).rolls([6, 6]);
    t.rolls([6]).accepts(C, Action::Finish).rolls([6, 6]);
    t.refuses(C, Action::Decline, rules::NOT_YOUR_DECISION);
    t.offers(A, Action::Retreat { leader: Leader::JanDodonna, to: System::Naboo });
}

/// RB 16.8.1, RB 16.8.4, RB 16.8.5, RB 16.8.6, RB 16.8.7
#[test]
fn admirals_recruit_and_build() {
    let mut t = four().track(3, 14).refreshing().begin();
    let card = t.state().actions(Side::Empire).drawn.iter().next().expect("a card");
    let leader = card.def().leaders[0];
    t.refuses(D, Action::Keep { card, leader: Some(leader) }, rules::NOT_YOUR_DECISION);
    t.accepts(B, Action::Keep { card, leader: Some(leader) });
    let card = t.state().actions(Side::Rebels).drawn.iter().next().expect("a card");
    t.accepts(A, Action::Keep { card, leader: Some(card.def().leaders[0]) });
    assert_eq!(t.state().controller(leader), t.state().seat(Side::Empire, leader.def().role));
    t.refuses(D, Action::Finish, rules::NOT_YOUR_DECISION).offers(B, Action::Finish);
}

/// A partner who leaves hands his role to the other.
/// RB 16.1.4
#[test]
fn a_partner_takes_over() {
    let mut t = four().begin();
    t.concedes(A).accepts(C, Action::Activate { leader: Leader::JanDodonna, place: at(System::Rodia) });
    t.concedes(C).over([B, D]);
}

/// RB 16.2.1
#[test]
fn partners_see_the_same() {
    let t = four().objective(Objective::Liberation).probe(System::Yavin).begin();
    let view = |seat| orrery_engine::Game::view(t.state(), orrery_engine::Viewer::Seat(seat));
    assert_eq!(view(A), view(C));
    assert_eq!(view(B), view(D));
    assert_ne!(view(A).base, view(B).base);
}

/// RB 16.3.1, RB 16.3.2, RB 16.3.5, RB 16.3.8, RB 16.9.1, RB 16.9.2
#[test]
fn admirals_place_units_and_the_rebel_general_hides_the_base() {
    let mut t = Scenario::<Rebellion>::new(&Setup::new(4));
    t.shuffles(5);
    let mut asked = Vec::new();
    while t.state().base().is_none() {
        let Status::Decision(seats) = orrery_engine::Game::status(t.state()) else { panic!("no decision") };
        let seat = seats.lowest().expect("somebody");
        let mut actions = Vec::new();
        orrery_engine::Game::legal_actions(t.state(), seat, &mut actions);
        let kind = std::mem::discriminant(&actions[0]);
        if asked.last() != Some(&(seat, kind)) {
            asked.push((seat, kind));
        }
        t.accepts(seat, actions[0]);
    }
    assert_eq!((asked[0].0, asked[1].0, asked.last().expect("somebody").0), (B, A, C));
}

/// RB 16.3.6, RB 16.3.7
#[test]
fn action_cards_belong_to_the_controller_of_their_leader() {
    let p = four().action(ActionCard::OurMostDesperateHour).action(ActionCard::RebelPlanning);
    let mut t = p.assigning(Side::Rebels, Some(Role::Admiral)).begin();
    t.offers(A, Action::UseCard(ActionCard::RebelPlanning));
    t.refuses(A, Action::UseCard(ActionCard::OurMostDesperateHour), rules::CARD_TIMING)
        .accepts(A, Action::Finish);
    t.offers(C, Action::UseCard(ActionCard::OurMostDesperateHour));
}

/// RB 16.5.5
#[test]
fn either_rebel_may_reveal_the_base_on_his_turn() {
    let mut t = four().begin();
    t.offers(A, Action::RevealBase).accepts(A, Action::Pass).accepts(B, Action::Pass);
    t.accepts(C, Action::RevealBase);
    assert!(t.state().is_revealed());
}

/// RB 16.6.4, RB 16.1.8, RB 16.1.9
#[test]
fn a_team_rolls_for_all_its_leaders() {
    let p = four().leader(Leader::EmperorPalpatine, System::Rodia).leader(Leader::DarthVader, System::Rodia);
    let mut t = p.assigned(Mission::BuildAlliance, &[Leader::MonMothma]).begin();
    t.accepts(A, Action::Reveal { slot: 0 }).accepts(A, Action::ChoosePlace(at(System::Rodia)));
    t.accepts(D, Action::Decline).accepts(B, Action::Decline);
    // Three and two diplomacy icons of admiral and general.
    t.rolls([6; 3]).rolls([6; 5]);
}

/// RB 16.7.1, RB 16.7.3, RB 16.7.8
#[test]
fn a_team_has_one_tactician_and_one_retreat() {
    let units = [(Unit::XWing, 1), (Unit::TieFighter, 1)];
    let mut t = four().units(System::Rodia, &units).leader(Leader::DarthVader, System::Rodia).begin();
    t.accepts(A, Action::Activate { leader: Leader::JanDodonna, place: at(System::Rodia) }).shuffles(1);
    // Vader is the general's: the admiral is not asked to add a leader, and his values count for both.
    assert_eq!(t.state().tactics(Theatre::Space, TacticZone::ImperialHand).len(), 2);
}

/// RB 16.8.2, RB 16.8.3, RB G71, RB 16.3.4, RB 16.3.9, RB 16.6.5
#[test]
fn generals_answer_for_objectives_and_missions() {
    let p = four().track(6, 14).objective(Objective::LeaveNoOneBehind);
    let mut t = p.refreshing().begin();
    t.refuses(A, Action::PlayObjective(Objective::LeaveNoOneBehind), rules::NOT_YOUR_DECISION);
    t.accepts(C, Action::PlayObjective(Objective::LeaveNoOneBehind));
    let mut t =
        four().assigned(Mission::SecretWeaponsResearch, &[Leader::GrandMoffTarkin]).imperial_turn().begin();
    t.accepts(B, Action::Reveal { slot: 0 }).accepts(B, Action::ChoosePlace(at(System::Coruscant)));
    assert_eq!(t.missions(Side::Empire, MissionZone::Hand).len(), 6);
}

/// RB G72
#[test]
fn who_revealed_rapid_mobilization_establishes_the_base() {
    let mut t = four().assigned(Mission::RapidMobilization, &[Leader::MonMothma]).begin();
    t.accepts(A, Action::Reveal { slot: 0 });
    for seat in [B, C, D, A] {
        t.accepts(seat, Action::Pass);
    }
    t.offers(A, Action::ChooseOption(1));
}
