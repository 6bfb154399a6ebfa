//! Overview, order, setup in detail, and what is open or hidden (RB 1 to RB 3, RB 13, RB 17).

use orrery_engine::{Game, Viewer};

use crate::fight::*;
use crate::support::*;

/// RB 1.1.1, RB 1.1.2, RB 16.1.1
#[test]
fn two_to_four_play_on_two_sides() {
    for players in [1, 5] {
        assert_eq!(Rebellion::new(&Setup::new(players)).err(), Some(rules::PLAYERS));
    }
    for players in 2..=4 {
        let game = Rebellion::new(&Setup::new(players)).expect("a game");
        assert!(Seat::all(players).all(|seat| game.side_of_seat(seat).is_some()));
    }
}

/// RB 2.2.1
#[test]
fn sides_may_be_drawn_by_lot() {
    let rebels: std::collections::BTreeSet<Seat> = (0..20)
        .map(|seed| {
            let mut t = Scenario::<Rebellion>::new(&Setup { seating: Seating::Lot, ..Setup::new(2) });
            t.shuffles(seed);
            t.state().seat(Side::Rebels, Role::General)
        })
        .collect();
    assert_eq!(rebels.len(), 2);
}

/// RB 2.4.1, RB 2.4.2, RB 14.1.2, RB 2.3.2, RB 2.5.2, RB 2.5.3, RB 2.6.1, RB 2.9.15, RB 2.9.16
#[test]
fn everything_lies_in_its_place_after_the_first_shuffle() {
    let mut t = Scenario::<Rebellion>::new(&Setup::new(2));
    t.shuffles(9);
    let state = t.state();
    assert_eq!((state.time(), state.reputation()), (1, 14));
    assert_eq!(Leader::all().filter(|&l| state.leader(l).at == At::Supply).count(), 17);
    let deck = state.objectives(ObjectiveZone::Deck);
    let stages: Vec<_> = deck.iter().rev().map(|own| own.def().stage).collect();
    assert!(stages.is_sorted() && deck.len() == 14 && t.objectives().len() == 1);
    for (side, unseen) in [(Side::Rebels, 4), (Side::Empire, 2)] {
        let actions = t.state().actions(side);
        assert_eq!((actions.deck.len(), actions.owned.len(), actions.unseen.len()), (12, 2, unseen));
        assert!(actions.owned.iter().all(|own| own.card.def().starting));
    }
}

/// RB 2.9.1, RB 2.9.2, RB 2.9.3, RB 2.9.4, RB 2.9.5, RB 2.9.6, RB G4, RB 2.10.2
#[test]
fn probe_cards_decide_the_first_loyalty() {
    for seed in 0..10 {
        let mut t = Scenario::<Rebellion>::new(&Setup::new(2));
        t.shuffles(seed);
        let state = t.state();
        let rebels = state.loyal(Side::Rebels);
        assert!(rebels.len() == 3 && rebels.iter().all(|s| s.def().symbol == Some(Side::Rebels)));
        let empire = state.loyal(Side::Empire).or(state.subjugated());
        assert_eq!((empire.len(), state.subjugated().len()), (6, 2));
        let out = state.probes(ProbeZone::Box);
        assert!(out.len() == 5 && out.iter().all(|&system| empire.contains(system)));
        assert_eq!(state.probes(ProbeZone::Deck).len(), 26);
    }
}

/// RB 2.9.8, RB 2.9.12
#[test]
fn sides_have_their_starting_units() {
    let force = |side| orrery_rebellion::setup::starting_units(side).total(side);
    assert_eq!((force(Side::Empire), force(Side::Rebels)), (37, 14));
}

/// RB 2.10.3, RB 2.10.4, RB 2.11.2, RB 3.1.1
#[test]
fn the_base_may_be_where_rebel_units_are() {
    let setup = Setup { options: Options { first_game: true, ..Options::default() }, ..Setup::new(2) };
    let mut t = Scenario::<Rebellion>::new(&setup);
    t.shuffles(1).accepts(R, Action::ChoosePlace(at(System::Bothawui))).shuffles(2);
    assert_eq!(t.state().base(), Some(System::Bothawui));
    t.offers(R, Action::Finish).refuses(E, Action::Finish, rules::NOT_YOUR_DECISION);
}

/// RB 2.12.9
#[test]
fn action_cards_have_no_abilities_in_the_first_game() {
    let setup = Setup { options: Options { first_game: true, ..Options::default() }, ..Setup::new(2) };
    let mut t = Arrangement::of(&setup).track(2, 14).refreshing().begin();
    for (seat, side) in [(R, Side::Rebels), (E, Side::Empire)] {
        let card = t.state().actions(side).drawn.iter().next().expect("a card");
        t.accepts(seat, Action::Keep { card, leader: Some(card.def().leaders[0]) });
    }
    let actions = t.state().actions(Side::Empire);
    assert_eq!((actions.owned.len(), actions.deck.len()), (0, 10));
}

/// RB 1.5.1, RB 1.5.3
#[test]
fn the_current_player_acts_first_in_a_combat() {
    let units = [(Unit::XWing, 1), (Unit::TieFighter, 2)];
    let mut t = rebels_attack(field(&units), Leader::JanDodonna);
    assert_eq!(t.state().combat().first, Side::Rebels);
    t.rolls([6]).rolls([6, 6]);
    let t = empire_attacks(field(&units), Leader::DarthVader);
    assert_eq!(t.state().combat().first, Side::Empire);
}

/// RB 9.3.5, RB G42
#[test]
fn the_current_player_draws_all_his_tactic_cards_first() {
    let units = [(Unit::XWing, 1), (Unit::RebelTrooper, 1), (Unit::TieFighter, 1), (Unit::Stormtrooper, 1)];
    for side in Side::BOTH {
        let mut t = tacticians(&units, side);
        let drawn: Vec<_> = t
            .events()
            .into_iter()
            .filter_map(|event| match event {
                Event::TacticsDrawn { side, theatre, .. } => Some((side, theatre)),
                _ => None,
            })
            .collect();
        let due = [side, side.other()].map(|own| Theatre::BOTH.map(|theatre| (own, theatre)));
        assert_eq!(drawn, due.concat());
    }
}

/// RB 9.4.6
#[test]
fn the_current_player_is_asked_first_whether_to_retreat() {
    for side in Side::BOTH {
        let mut t = tacticians(&[(Unit::XWing, 1), (Unit::StarDestroyer, 1)], side);
        disarm(&mut t);
        while let Status::Chance(orrery_engine::Chance::Dice { count, .. }) = t.state().status() {
            t.rolls(vec![6; usize::from(count)]);
        }
        t.accepts(seat(side), Action::Decline).accepts(seat(side.other()), Action::Decline);
        assert_eq!(t.state().combat().round, 2);
    }
}

/// A combat that a side starts in Rodia, where both have leaders with two values of two.
fn tacticians(units: &[(Unit, u8)], side: Side) -> Scenario<Rebellion> {
    let p = field(units).nobody(Side::Rebels).nobody(Side::Empire);
    let p = p.leader(Leader::HanSolo, FIELD).leader(Leader::ColonelYularen, FIELD);
    let (p, leader) = match side {
        Side::Rebels => (p, Leader::JanDodonna),
        Side::Empire => (p.imperial_turn(), Leader::DarthVader),
    };
    let mut t = p.pool(leader).begin();
    t.accepts(seat(side), Action::Activate { leader, place: at(FIELD) }).shuffles(1);
    t
}

/// RB 1.5.6
#[test]
fn outside_turns_the_player_of_the_card_is_current() {
    let p = position()
        .pool(Leader::SoontirFel)
        .units(System::Rodia, &[(Unit::TieFighter, 1)])
        .units(System::Ilum, &[(Unit::XWing, 1)]);
    let mut t = p.action(ActionCard::ScoutingMission).assigning(Side::Empire, None).begin();
    t.accepts(E, Action::UseCard(ActionCard::ScoutingMission))
        .accepts(E, Action::ChoosePlace(at(System::Ilum)));
    t.accepts(E, Action::Move { unit: Unit::TieFighter, from: at(System::Rodia) });
    assert!(t.state().combat().active && t.state().combat().first == Side::Empire);
}

/// RB 1.1.5, RB 1.4.4, RB G48
#[test]
fn the_empire_wins_before_an_objective_is_offered() {
    let p = position()
        .revealed(FIELD)
        .units(FIELD, &[(Unit::XWing, 1), (Unit::StarDestroyer, 1), (Unit::TieFighter, 2)])
        .objective(Objective::RebelAssault)
        .track(12, 13);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    t.rolls([6]).rolls([6, 6, 1, 6, 6]).over([E]);
}

/// RB 1.6.1, RB 1.6.2, RB G2, RB 8.4.6
#[test]
fn what_cannot_be_carried_out_is_skipped() {
    // No Star Destroyer figure is left for the second icon of Corellia.
    let p =
        position().loyal(Side::Empire, &[System::Corellia]).units(System::Ilum, &[(Unit::StarDestroyer, 8)]);
    let t = runs(p, Mission::AddressDelays, &[Leader::GrandMoffTarkin], System::Corellia);
    assert_eq!((t.queued(Unit::TieFighter, 3), t.queued(Unit::StarDestroyer, 3)), (1, 0));
}

/// RB 13.2.12, RB 13.2.13, RB 13.6.1, RB 13.3.9, RB 13.4.4, RB 7.1.2, RB 4.2.6, RB 4.1.2, RB G83
#[test]
fn hands_are_seen_by_their_own_side() {
    let p = position()
        .action(ActionCard::Ambush)
        .objective(Objective::Liberation)
        .probe(System::Yavin)
        .assigned(Mission::Sabotage, &[Leader::PrincessLeia]);
    let t = p.begin();
    let (rebels, empire) = (t.state().view(Viewer::Seat(R)), t.state().view(Viewer::Seat(E)));
    assert_eq!((rebels.base, empire.base), (Some(HIDEOUT), None));
    assert!(rebels.sides[0].hand.is_some() && empire.sides[0].hand.is_none());
    assert_eq!(rebels.sides[0].actions[0].card, Some(ActionCard::Ambush));
    assert_eq!((empire.sides[0].actions[0].card, empire.sides[0].actions.len()), (None, 1));
    assert_eq!(rebels.sides[0].assigned[0].mission, Some(Mission::Sabotage));
    assert_eq!(
        (empire.sides[0].assigned[0].mission, &empire.sides[0].assigned[0].leaders),
        (None, &vec![Leader::PrincessLeia])
    );
    assert_eq!(
        (empire.probes.hand, rebels.probes.hand, rebels.probes.hand_count),
        (Some(vec![System::Yavin]), None, 1)
    );
    assert_eq!(
        (rebels.objectives[0].objective, empire.objectives[0].objective),
        (Some(Objective::Liberation), None)
    );
}

/// RB 13.3.16, RB 13.3.10
#[test]
fn backs_of_objectives_show_their_stage() {
    let t = position().objective(Objective::Liberation).objective(Objective::CripplingBlow).begin();
    let view = t.state().view(Viewer::Spectator);
    let stages: Vec<_> = view.objectives.iter().map(|back| back.stage).collect();
    assert_eq!(stages, [orrery_rebellion::cards::Stage::I, orrery_rebellion::cards::Stage::II]);
    assert_eq!(view.objective_deck.len(), 13);
}

/// RB 13.4.5, RB 13.4.2
#[test]
fn a_probe_card_of_the_empire_excludes_its_system() {
    let t = position().probe(System::Yavin).begin();
    assert!(!t.state().view(Viewer::Seat(E)).possible.contains(&System::Yavin));
    assert!(t.state().view(Viewer::Spectator).possible.contains(&System::Yavin));
    assert_eq!(t.state().view(Viewer::Seat(R)).possible, [HIDEOUT]);
}

/// RB 17.1.4, RB 17.1.5, RB 17.1.7
#[test]
fn what_the_rules_forbid_is_impossible() {
    let mut t = position().units(Place::BASE_SPACE, &[(Unit::XWing, 1)]).begin();
    t.accepts(R, Action::Activate { leader: Leader::JanDodonna, place: at(System::Ilum) });
    t.refuses(R, Action::Move { unit: Unit::XWing, from: Place::BASE_SPACE }, rules::CANNOT_MOVE);
    let mut t = position().track(2, 14).refreshing().begin();
    let keep = |leader| Action::Keep { card: ActionCard::WookieeGuardian, leader: Some(leader) };
    t.refuses(R, keep(Leader::HanSolo), rules::RECRUIT).accepts(R, keep(Leader::Chewbacca));
}

/// RB 13.2.1, RB 13.2.3, RB 13.1.4, RB 13.2.6
#[test]
fn an_action_card_is_used_once() {
    let p = position().action(ActionCard::RebelPlanning).assigning(Side::Rebels, None);
    let mut t = p.begin();
    t.offers(R, Action::Finish).accepts(R, Action::UseCard(ActionCard::RebelPlanning));
    t.accepts(R, Action::ChoosePlace(Place::BASE_SPACE));
    t.refuses(R, Action::UseCard(ActionCard::RebelPlanning), rules::CARD_TIMING);
    assert_eq!(t.state().view(Viewer::Spectator).sides[0].used, [ActionCard::RebelPlanning]);
}

/// RB 4.3.3, RB G8
#[test]
fn an_assignment_card_needs_its_leader_in_the_pool() {
    let p = position().action(ActionCard::RebelPlanning).leader(Leader::JanDodonna, System::Ilum);
    p.assigning(Side::Rebels, None).begin().refuses(
        R,
        Action::UseCard(ActionCard::RebelPlanning),
        rules::CARD_TIMING,
    );
}

/// RB 13.2.4, RB 10.5.6, RB 18.2.4
#[test]
fn a_combat_card_needs_its_leader_free_in_the_combat() {
    let p = || {
        field(&[(Unit::XWing, 1), (Unit::TieFighter, 1)]).action(ActionCard::ItsATrap).nobody(Side::Empire)
    };
    let activate = Action::Activate { leader: Leader::PrincessLeia, place: at(FIELD) };
    for (p, usable) in [
        (p().leader(Leader::AdmiralAckbar, System::Ilum), false),
        (p().captive(Leader::AdmiralAckbar, FIELD), false),
        (p().leader(Leader::AdmiralAckbar, FIELD), true),
    ] {
        let mut t = p.begin();
        t.accepts(R, activate).shuffles(1);
        if usable {
            t.offers(R, Action::UseCard(ActionCard::ItsATrap));
        } else {
            assert!(
                matches!(t.state().status(), Status::Chance(_)) || {
                    t.does_not_offer(R, Action::UseCard(ActionCard::ItsATrap));
                    true
                }
            );
        }
    }
}

/// RB 9.2.4, RB G43, RB G44
#[test]
fn a_leader_just_added_may_use_a_card() {
    let p = field(&[(Unit::XWing, 1), (Unit::TieFighter, 1)]).action(ActionCard::AccordingToMyDesign);
    let mut t = p.begin();
    t.accepts(R, Action::Activate { leader: Leader::PrincessLeia, place: at(FIELD) }).shuffles(1);
    t.accepts(E, Action::Send(Leader::EmperorPalpatine))
        .offers(E, Action::UseCard(ActionCard::AccordingToMyDesign));
}

/// RB 14.1.3, RB 14.1.4, RB G28
#[test]
fn reputation_stops_at_the_end_of_the_track() {
    let p = position()
        .track(1, 16)
        .captive(Leader::HanSolo, System::Naboo)
        .units(System::Naboo, &[(Unit::Stormtrooper, 1)])
        .pool(Leader::BobaFett);
    let t = runs_against(p, Mission::CarbonFreezing, &[Leader::BobaFett], Leader::HanSolo);
    assert_eq!(t.state().reputation(), 16);
}

/// RB 12.1.2, RB 13.3.2, RB 13.3.7
#[test]
fn at_most_one_objective_is_played_before_the_refresh_phase() {
    let p = position()
        .objective(Objective::LeaveNoOneBehind)
        .objective(Objective::InspireSympathy)
        .destroyed(System::Alderaan);
    let mut t = p.refreshing().begin();
    t.offers(R, Action::Decline).accepts(R, Action::PlayObjective(Objective::LeaveNoOneBehind));
    t.does_not_offer(R, Action::PlayObjective(Objective::InspireSympathy));
    assert_eq!(t.state().time(), 2);
}

/// RB G86, RB 5.3.4
#[test]
fn the_phase_ends_with_mobilization_then_the_objective() {
    let p = position().objective(Objective::LeaveNoOneBehind);
    let mut t = reveals(p, Mission::RapidMobilization, &[Leader::GeneralRieekan]);
    t.accepts(E, Action::Pass).accepts(R, Action::Pass).accepts(R, Action::Decline);
    t.accepts(R, Action::PlayObjective(Objective::LeaveNoOneBehind));
    assert_eq!(t.at(Leader::GeneralRieekan), At::Pool);
}

/// RB G24
#[test]
fn an_empty_probe_deck_gives_what_is_left() {
    let mut p = position().track(6, 14);
    for system in System::all().filter(|&s| s != System::Coruscant && s != HIDEOUT).skip(1) {
        p = p.probe(system);
    }
    let t = p.refreshing().begin();
    assert_eq!(t.probes().len(), 30);
}

/// RB 12.6.5, RB 12.2.3, RB 12.2.5, RB 10.5.2
#[test]
fn recruiting_comes_before_building_and_captives_stay() {
    let p = position()
        .track(1, 14)
        .captive(Leader::HanSolo, System::Coruscant)
        .units(System::Coruscant, &[(Unit::Stormtrooper, 1)]);
    let mut t = p.leader(Leader::DarthVader, System::Ilum).refreshing().begin();
    assert_eq!((t.at(Leader::HanSolo), t.at(Leader::DarthVader)), (on(System::Coruscant), At::Pool));
    for (seat, side) in [(R, Side::Rebels), (E, Side::Empire)] {
        t.does_not_offer(seat, Action::Finish);
        let card = t.state().actions(side).drawn.iter().next().expect("a card");
        t.accepts(seat, Action::Keep { card, leader: Some(card.def().leaders[0]) });
    }
    t.offers(E, Action::Build(Unit::Stormtrooper));
}
