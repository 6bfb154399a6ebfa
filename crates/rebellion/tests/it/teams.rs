//! The team game (RB 16).

use crate::fight::{arm, disarm};
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

/// RB 16.7.4, RB 16.7.5, RB 16.7.6
#[test]
fn the_admiral_fights_in_space_and_the_general_on_the_ground() {
    let units = [(Unit::XWing, 1), (Unit::TieFighter, 2), (Unit::RebelTrooper, 1), (Unit::Stormtrooper, 2)];
    let mut t = four().nobody(Side::Empire).units(System::Rodia, &units).begin();
    t.accepts(A, Action::Activate { leader: Leader::JanDodonna, place: at(System::Rodia) }).shuffles(1);
    disarm(&mut t);
    arm(&mut t, Side::Rebels, &[Tactic::SpaceCriticalHit, Tactic::GroundCriticalHit]);
    let draw = Action::DrawTactic(Colour::Black);
    for (own, other, theatre) in [(A, C, Theatre::Space), (C, A, Theatre::Ground)] {
        t.rolls([4]).refuses(other, draw, rules::NOT_YOUR_DECISION).accepts(own, draw);
        assert_eq!(t.state().tactics(theatre, TacticZone::RebelHand).len(), 2);
        let card =
            if theatre == Theatre::Space { Tactic::SpaceCriticalHit } else { Tactic::GroundCriticalHit };
        let play = Action::PlayTactic { tactic: card, spend: None };
        t.refuses(other, play, rules::NOT_YOUR_DECISION).accepts(own, play);
        let unit = if theatre == Theatre::Space { Unit::TieFighter } else { Unit::Stormtrooper };
        t.accepts(own, Action::Hit { unit, wounds: 0 }).accepts(own, Action::Finish).rolls([6, 6]);
    }
}

/// RB 16.7.2
#[test]
fn a_team_adds_one_leader() {
    let units = [(Unit::XWing, 1), (Unit::TieFighter, 1)];
    let mut t = four().units(System::Rodia, &units).begin();
    t.accepts(A, Action::Activate { leader: Leader::JanDodonna, place: at(System::Rodia) }).shuffles(1);
    t.accepts(D, Action::Send(Leader::GeneralTagge));
    // The admiral is not asked any more: the Rebels roll.
    t.rolls([6]);
    assert_eq!((t.at(Leader::GeneralTagge), t.at(Leader::EmperorPalpatine)), (on(System::Rodia), At::Pool));
}

/// RB 16.1.9, RB 16.7.7
#[test]
fn the_team_of_the_current_player_is_asked_first_and_each_for_his_own_leaders() {
    let p = four()
        .units(System::Rodia, &[(Unit::XWing, 1), (Unit::StarDestroyer, 1)])
        .leader(Leader::PrincessLeia, System::Rodia)
        .leader(Leader::EmperorPalpatine, System::Rodia)
        .leader(Leader::DarthVader, System::Rodia);
    let mut t = p.begin();
    t.accepts(A, Action::Activate { leader: Leader::JanDodonna, place: at(System::Rodia) }).shuffles(1);
    disarm(&mut t);
    t.rolls([6]).rolls([6; 3]);
    let leave = |leader| Action::Retreat { leader, to: System::Naboo };
    for (seat, own, other) in [
        (C, Leader::PrincessLeia, Leader::JanDodonna),
        (A, Leader::JanDodonna, Leader::PrincessLeia),
        (D, Leader::DarthVader, Leader::EmperorPalpatine),
        (B, Leader::EmperorPalpatine, Leader::DarthVader),
    ] {
        t.offers(seat, leave(own)).does_not_offer(seat, leave(other)).accepts(seat, Action::Decline);
    }
    assert_eq!(t.state().combat().round, 2);
}

/// RB 16.7.8
#[test]
fn a_team_retreats_once() {
    let units = [(Unit::XWing, 1), (Unit::RebelTrooper, 2), (Unit::TieFighter, 2), (Unit::Stormtrooper, 1)];
    let p = four().nobody(Side::Empire).units(System::Rodia, &units);
    let mut t = p.leader(Leader::PrincessLeia, System::Rodia).begin();
    t.accepts(A, Action::Activate { leader: Leader::JanDodonna, place: at(System::Rodia) }).shuffles(1);
    disarm(&mut t);
    t.rolls([6]).rolls([6, 6]).rolls([6, 6]).rolls([6]).accepts(C, Action::Decline);
    t.accepts(A, Action::Retreat { leader: Leader::JanDodonna, to: System::Naboo });
    t.rolls([6, 6]).rolls([6]);
    assert_eq!(t.state().combat().round, 3, "Leia is still there, and nobody is asked");
}

/// RB 16.8.4, RB 16.8.5
#[test]
fn admirals_recruit_for_both_pools() {
    let mut t = four().track(2, 14).refreshing().begin();
    let veers = Action::Keep { card: ActionCard::TargetTheGenerator, leader: Some(Leader::GeneralVeers) };
    let chewbacca = Action::Keep { card: ActionCard::WookieeGuardian, leader: Some(Leader::Chewbacca) };
    t.refuses(D, veers, rules::NOT_YOUR_DECISION).accepts(B, veers);
    t.refuses(C, chewbacca, rules::NOT_YOUR_DECISION).accepts(A, chewbacca);
    for (general, admiral, leader) in [(D, B, Leader::GeneralVeers), (C, A, Leader::Chewbacca)] {
        assert!(t.state().pool(general).any(|own| own == leader));
        assert!(!t.state().pool(admiral).any(|own| own == leader));
    }
}

/// RB 16.8.6
#[test]
fn who_controls_the_recruited_leader_uses_the_card() {
    let card = Action::UseCard(ActionCard::BobaFettWhere);
    let p = four().pool(Leader::BobaFett).action(ActionCard::BobaFettWhere);
    let mut t = p.assigning(Side::Empire, Some(Role::Admiral)).begin();
    t.refuses(B, card, rules::CARD_TIMING).accepts(B, Action::Finish).offers(D, card);
}

/// RB 16.8.7
#[test]
fn admirals_build_and_deploy() {
    let mut t = four().track(5, 14).refreshing().begin();
    let build = Action::Build(Unit::Stormtrooper);
    t.refuses(D, build, rules::NOT_YOUR_DECISION).accepts(B, build);
    let mut t = four().track(6, 14).queued(1, &[(Unit::AtAt, 1)]).refreshing().begin();
    let deploy = Action::Deploy { unit: Unit::AtAt, place: at(System::Coruscant) };
    t.refuses(D, deploy, rules::NOT_YOUR_DECISION).accepts(B, deploy);
}

/// RB 16.8.1
#[test]
fn generals_discard_missions_above_ten() {
    let more = [
        Mission::AddressDelays,
        Mission::CarbonFreezing,
        Mission::CollectBounty,
        Mission::Detained,
        Mission::DisplayOfPower,
    ];
    let mut t = more.into_iter().fold(four().track(6, 14), Arrangement::hand).refreshing().begin();
    let discard = Action::Discard(Mission::Detained);
    t.refuses(B, discard, rules::NOT_YOUR_DECISION).accepts(D, discard);
    assert_eq!(t.missions(Side::Empire, MissionZone::Hand).len(), 10);
}

/// RB 16.8.8
#[test]
fn a_lured_leader_joins_the_imperial_pool_of_its_colour() {
    for (leader, seat) in [(Leader::HanSolo, B), (Leader::LukeSkywalker, D)] {
        let mut t = four().leader(leader, System::Naboo).ring(leader, Ring::Lured).begin();
        for seat in [A, B, C, D] {
            t.accepts(seat, Action::Pass);
        }
        assert!(t.state().pool(seat).any(|own| own == leader), "{leader:?}");
        assert_eq!((t.state().controller(leader), t.ring(leader)), (seat, Some(Ring::Lured)));
    }
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

/// RB 16.3.1, RB 16.3.2, RB 16.3.5, RB 16.3.8
#[test]
fn admirals_place_units_and_the_rebel_general_hides_the_base() {
    for (players, general) in [(4, C), (3, A)] {
        let mut t = Scenario::<Rebellion>::new(&Setup::new(players));
        t.shuffles(5);
        let mut asked: Vec<(Seat, &str)> = Vec::new();
        while t.state().base().is_none() {
            let (seat, actions) = choices(&t);
            let what = match actions[0] {
                Action::PlaceUnit { .. } => "units",
                Action::ChoosePlace(_) => "base",
                _ => "card",
            };
            if asked.last() != Some(&(seat, what)) {
                asked.push((seat, what));
            }
            t.accepts(seat, actions[0]);
        }
        asked.retain(|&(_, what)| what != "card");
        assert_eq!(asked, [(B, "units"), (A, "units"), (general, "base")]);
    }
}

/// Who is asked, and what may be done.
fn choices(t: &Scenario<Rebellion>) -> (Seat, Vec<Action>) {
    let Status::Decision(seats) = orrery_engine::Game::status(t.state()) else { panic!("no decision") };
    let seat = seats.lowest().expect("somebody");
    let mut actions = Vec::new();
    orrery_engine::Game::legal_actions(t.state(), seat, &mut actions);
    (seat, actions)
}

/// RB 16.3.6
#[test]
fn action_cards_belong_to_the_controller_of_their_leader() {
    let p = four().action(ActionCard::OurMostDesperateHour).action(ActionCard::RebelPlanning);
    let mut t = p.assigning(Side::Rebels, Some(Role::Admiral)).begin();
    t.offers(A, Action::UseCard(ActionCard::RebelPlanning));
    t.refuses(A, Action::UseCard(ActionCard::OurMostDesperateHour), rules::CARD_TIMING)
        .accepts(A, Action::Finish);
    t.offers(C, Action::UseCard(ActionCard::OurMostDesperateHour));
}

/// The only such cards are used at once, and the general answers for both partners.
/// RB 16.3.7
#[test]
fn a_card_without_a_leader_serves_either_partner() {
    let droid = |card| matches!(card, ActionCard::HumanCyborgRelations | ActionCard::ResourcefulAstromech);
    let found = (0..20).find_map(|seed| {
        let mut t = Scenario::<Rebellion>::new(&Setup::new(4));
        t.shuffles(seed);
        let dealt = t.state().actions(Side::Rebels).owned.iter().any(|own| droid(own.card));
        dealt.then_some(t)
    });
    let mut t = found.expect("a deal with a droid");
    let (seat, actions) = loop {
        let (seat, actions) = choices(&t);
        if matches!(actions[0], Action::ChooseLeader(_)) {
            break (seat, actions);
        }
        t.accepts(seat, actions[0]);
    };
    let leaders = [Leader::MonMothma, Leader::JanDodonna, Leader::PrincessLeia, Leader::GeneralRieekan];
    assert_eq!((seat, actions), (C, leaders.map(Action::ChooseLeader).to_vec()));
}

/// RB 16.5.5
#[test]
fn either_rebel_may_reveal_the_base_on_his_turn() {
    let mut t = four().begin();
    t.offers(A, Action::RevealBase).accepts(A, Action::Pass).accepts(B, Action::Pass);
    t.accepts(C, Action::RevealBase);
    assert!(t.state().is_revealed());
}

/// RB 16.6.4
#[test]
fn a_team_rolls_for_all_its_leaders() {
    let p = four().leader(Leader::EmperorPalpatine, System::Rodia).leader(Leader::DarthVader, System::Rodia);
    let mut t = p.assigned(Mission::BuildAlliance, &[Leader::MonMothma]).begin();
    t.accepts(A, Action::Reveal { slot: 0 }).accepts(A, Action::ChoosePlace(at(System::Rodia)));
    t.accepts(D, Action::Decline).accepts(B, Action::Decline);
    // Three and two diplomacy icons of admiral and general.
    t.rolls([6; 3]).rolls([6, 6, 6, 6, 1]);
    assert!(!t.loyal(System::Rodia, Side::Rebels));
}

/// RB 16.1.8
#[test]
fn either_partner_moves_all_units_of_the_team() {
    for (role, seat, leader) in
        [(Role::Admiral, A, Leader::JanDodonna), (Role::General, C, Leader::PrincessLeia)]
    {
        let p = four().units(System::Naboo, &[(Unit::CorellianCorvette, 1), (Unit::RebelTrooper, 1)]);
        let mut t = p.turn_of(Side::Rebels, role).begin();
        t.accepts(seat, Action::Activate { leader, place: at(System::Rodia) });
        for unit in [Unit::CorellianCorvette, Unit::RebelTrooper] {
            t.accepts(seat, Action::Move { unit, from: at(System::Naboo) });
            assert_eq!(t.count(unit, System::Rodia), 1);
        }
    }
}

/// RB 16.7.1, RB 16.7.3
#[test]
fn a_team_uses_the_best_values_of_both_partners() {
    let units = [(Unit::XWing, 1), (Unit::TieFighter, 1), (Unit::RebelTrooper, 1), (Unit::Stormtrooper, 1)];
    let p = four().units(System::Rodia, &units).leader(Leader::DarthVader, System::Rodia);
    let mut t = p.leader(Leader::GeneralRieekan, System::Rodia).begin();
    t.accepts(A, Action::Activate { leader: Leader::JanDodonna, place: at(System::Rodia) }).shuffles(1);
    // Vader is the general's: the admiral is not asked to add a leader. Dodonna is better in space, Rieekan on the ground.
    let hands =
        Side::BOTH.map(|side| Theatre::BOTH.map(|own| t.state().tactics(own, TacticZone::hand(side)).len()));
    assert_eq!(hands, [[2, 2], [2, 3]]);
    t.rolls([6]);
}

/// RB 16.8.3
#[test]
fn the_rebel_general_plays_objectives() {
    let p = four().track(6, 14).objective(Objective::LeaveNoOneBehind);
    let mut t = p.refreshing().begin();
    t.refuses(A, Action::PlayObjective(Objective::LeaveNoOneBehind), rules::NOT_YOUR_DECISION);
    t.accepts(C, Action::PlayObjective(Objective::LeaveNoOneBehind));
}

/// RB G71
#[test]
fn the_rebel_general_decides_about_the_plans_and_the_admiral_about_their_dice() {
    let p = four()
        .nobody(Side::Empire)
        .units(System::Rodia, &[(Unit::DeathStar, 1), (Unit::XWing, 1)])
        .objective(Objective::DeathStarPlansSecond)
        .ring(Leader::JanDodonna, Ring::MasterYoda);
    let mut t = p.begin();
    t.accepts(A, Action::Activate { leader: Leader::JanDodonna, place: at(System::Rodia) }).shuffles(1);
    disarm(&mut t);
    t.rolls([6]).accepts(A, Action::Finish).rolls([6; 4]);
    let plans = Action::PlayObjective(Objective::DeathStarPlansSecond);
    t.refuses(A, plans, rules::NOT_YOUR_DECISION).accepts(C, plans).rolls([6; 3]);
    let again = Action::PickDie { colour: Colour::Red, face: Face::Blank };
    t.refuses(C, again, rules::NOT_YOUR_DECISION).accepts(A, again).rolls([3]);
    assert_eq!(t.count(Unit::DeathStar, System::Rodia), 0);
}

/// RB 16.6.5
#[test]
fn projects_join_the_hand_that_the_general_answers_for() {
    let p = four().assigned(Mission::SecretWeaponsResearch, &[Leader::GrandMoffTarkin]);
    let mut t = p.imperial_turn().begin();
    t.accepts(B, Action::Reveal { slot: 0 }).accepts(B, Action::ChoosePlace(at(System::Coruscant)));
    let hand = t.missions(Side::Empire, MissionZone::Hand);
    assert_eq!((hand.len(), hand.iter().filter(|own| own.is_project()).count()), (6, 2));
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
