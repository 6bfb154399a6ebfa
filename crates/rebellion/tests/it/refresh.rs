//! The Refresh phase (RB 12), setup (RB 2) and component limits (RB 15).

use orrery_engine::{Describe as _, Game, Viewer};

use crate::support::*;

/// Passes through the Refresh phase with the first choice of everybody, up to the step that builds.
fn refreshed(position: Arrangement) -> Scenario<Rebellion> {
    position.refreshing().begin()
}

/// RB 12.3.1, RB 12.4.1, RB 12.5.1, RB 12.6.1, RB 12.1.1, RB 13.3.1, RB 14.1.1, RB 3.1.4
#[test]
fn cards_are_drawn_and_time_advances() {
    let t = refreshed(position().track(6, 14));
    assert_eq!(t.missions(Side::Rebels, MissionZone::Hand).len(), 6);
    assert_eq!(t.missions(Side::Empire, MissionZone::Hand).len(), 6);
    assert_eq!((t.probes().len(), t.objectives().len(), t.state().time()), (2, 1, 7));
}

/// RB 12.6.2, RB 1.4.2, RB 1.1.6
#[test]
fn time_that_reaches_reputation_ends_the_game() {
    refreshed(position().track(7, 8)).over([R]);
}

/// RB 12.3.2, RB 12.3.3, RB 12.3.5, RB 8.12.2, RB G68
#[test]
fn both_discard_down_to_ten_unseen() {
    let mut p = position().track(6, 14);
    for mission in [
        Mission::AddressDelays,
        Mission::CarbonFreezing,
        Mission::CollectBounty,
        Mission::ConstructDeathStar,
        Mission::Detained,
    ] {
        p = p.hand(mission);
    }
    let mut t = refreshed(p);
    t.refuses(E, Action::Discard(Mission::RuleByFear), rules::STARTING_MISSION);
    t.accepts(E, Action::Discard(Mission::ConstructDeathStar));
    assert_eq!(t.missions(Side::Empire, MissionZone::ProjectDiscard), [Mission::ConstructDeathStar]);
    assert_eq!(t.missions(Side::Empire, MissionZone::Hand).len(), 10);
}

/// RB 13.1.3, RB 15.1.9, RB 13.1.1, RB 13.1.2
#[test]
fn an_empty_mission_deck_is_renewed_from_its_discards() {
    let mut p = position().track(6, 14);
    let deck = Mission::all().filter(|m| m.def().side == Side::Rebels && !m.is_starting());
    for mission in deck.flat_map(|m| std::iter::repeat_n(m, usize::from(m.def().copies))) {
        p = p.discarded(mission);
    }
    let open = p.clone().build().view(Viewer::Spectator).sides[0].discards[0].len();
    assert_eq!(open, 25, "anybody may look through it");
    let mut t = refreshed(p);
    t.shuffles(1);
    let count = |zone| t.missions(Side::Rebels, zone).len();
    assert_eq!((count(MissionZone::Hand), count(MissionZone::Deck), count(MissionZone::Discard)), (6, 23, 0));
}

/// RB 12.7.1, RB 12.7.2, RB 12.7.3, RB 12.7.4, RB 12.7.5, RB 12.7.11, RB G57, RB 12.7.13
#[test]
fn both_recruit_unseen_and_the_rebels_announce_first() {
    let mut t = refreshed(position().track(2, 14));
    let drawn = |t: &Scenario<Rebellion>, side| t.state().actions(side).drawn.iter().collect::<Vec<_>>();
    assert_eq!((drawn(&t, Side::Rebels).len(), drawn(&t, Side::Empire).len()), (2, 2));
    let card = drawn(&t, Side::Empire)[0];
    let leader = card.def().leaders[0];
    t.refuses(E, Action::Keep { card, leader: Some(Leader::DarthVader) }, rules::RECRUIT);
    t.accepts(E, Action::Keep { card, leader: Some(leader) });
    assert_eq!(t.at(leader), At::Supply, "not announced yet");
    assert!(t.state().view(Viewer::Seat(R)).sides[1].recruit.is_none());
    let card = drawn(&t, Side::Rebels)[0];
    t.accepts(R, Action::Keep { card, leader: Some(card.def().leaders[0]) });
    assert_eq!((t.at(leader), t.state().actions(Side::Empire).owned.len()), (At::Pool, 1));
    assert_eq!(t.state().actions(Side::Empire).deck.len(), 11);
}

/// RB 12.7.6, RB 12.7.7, RB 12.7.8, RB 12.7.9, RB G58
#[test]
fn without_a_recruitable_leader_more_cards_may_be_drawn() {
    let mut p = position().track(2, 14);
    for leader in Leader::all().filter(|l| l.def().side == Side::Empire) {
        p = p.pool(leader);
    }
    let mut t = refreshed(p);
    let card = t.state().actions(Side::Empire).drawn.iter().next().expect("a card");
    t.refuses(R, Action::DrawMore, rules::DRAW_MORE);
    t.offers(E, Action::Keep { card, leader: None }).accepts(E, Action::DrawMore);
    assert_eq!(t.state().actions(Side::Empire).drawn.len(), 3);
    t.accepts(E, Action::Keep { card, leader: None });
    let rebel = t.state().actions(Side::Rebels).drawn.iter().next().expect("a card");
    t.accepts(R, Action::Keep { card: rebel, leader: Some(rebel.def().leaders[0]) });
    let left: Vec<_> = t.state().actions(Side::Empire).drawn.iter().collect();
    t.accepts(E, Action::Bury(left[1])).accepts(E, Action::Bury(left[0]));
    assert_eq!(t.state().actions(Side::Empire).deck.iter().next(), Some(left[0]));
}

/// RB 12.8.1, RB 12.8.2, RB 12.8.3, RB 12.8.4, RB 12.8.6, RB 12.8.7, RB 12.8.12, RB G60, RB 11.4.6, RB 11.5.3
#[test]
fn both_build_unseen_with_the_icons_of_their_systems() {
    let p = position()
        .track(5, 14)
        .loyal(Side::Empire, &[System::Mustafar, System::Rodia, System::Corellia])
        .sabotaged(System::Rodia)
        .units(System::Corellia, &[(Unit::XWing, 1)])
        .units(System::Sullust, &[(Unit::Stormtrooper, 1)]);
    let mut t = refreshed(p);
    // Sullust, subjugated: its left icon; Mustafar: both; Coruscant: one. Rodia and Corellia none.
    t.refuses(E, Action::Build(Unit::AtAt), rules::BUILD);
    // Passing over one icon reads differently from passing over all that are left.
    let label = |action| t.state().choice(E, action).label.key;
    assert_eq!((label(Action::Decline), label(Action::Finish)), ("do-build-nothing", "do-build-no-more"));
    for unit in [Unit::Stormtrooper, Unit::TieFighter, Unit::AssaultCarrier] {
        t.accepts(E, Action::Build(unit));
    }
    assert_eq!(t.queued(Unit::AssaultCarrier, 2), 0, "not shown yet");
    t.accepts(E, Action::Decline).accepts(R, Action::Finish);
    // The queue has slid once.
    assert_eq!(
        (t.queued(Unit::AssaultCarrier, 1), t.queued(Unit::TieFighter, 1), t.queued(Unit::Stormtrooper, 1)),
        (1, 1, 1)
    );
}

/// RB 12.8.8, RB 12.8.10, RB 7.2.3, RB 12.9.9, RB 12.9.12, RB 12.9.4, RB 12.9.1, RB 12.9.2
#[test]
fn the_base_builds_and_takes_two_units() {
    let p = position().track(5, 14).loyal(Side::Rebels, &[System::Naboo]);
    let mut t = refreshed(p);
    for unit in [Unit::RebelTrooper, Unit::XWing, Unit::RebelTransport, Unit::RebelTrooper] {
        t.accepts(R, Action::Build(unit));
    }
    t.accepts(E, Action::Finish);
    let deploy = |unit, place| Action::Deploy { unit, place };
    t.refuses(R, deploy(Unit::XWing, at(System::Rodia)), rules::DEPLOY);
    t.accepts(R, deploy(Unit::RebelTrooper, Place::BASE_SPACE))
        .accepts(R, deploy(Unit::XWing, Place::BASE_SPACE));
    t.refuses(R, deploy(Unit::RebelTransport, Place::BASE_SPACE), rules::DEPLOY);
    t.accepts(R, deploy(Unit::RebelTransport, at(System::Naboo))).accepts(R, Action::Finish);
    // What was not deployed waits on space 1 (RB 12.9.5).
    assert_eq!((t.queued(Unit::RebelTrooper, 1), t.count(Unit::RebelTransport, System::Naboo)), (1, 1));
}

/// RB 7.7.3, RB G11, RB 12.9.11
#[test]
fn a_revealed_base_builds_unless_imperial_units_are_there() {
    let p =
        || position().track(5, 14).revealed(System::Yavin).units(System::Yavin, &[(Unit::RebelTrooper, 1)]);
    let mut t = refreshed(p());
    t.accepts(R, Action::Build(Unit::XWing)).accepts(R, Action::Finish).accepts(E, Action::Finish);
    assert_eq!(t.queued(Unit::XWing, 1), 1, "it cannot be deployed on the space");
    let mut t = refreshed(p().units(System::Yavin, &[(Unit::TieFighter, 1)]));
    t.refuses(R, Action::Build(Unit::XWing), rules::NOT_YOUR_DECISION);
}

/// RB 15.1.5, RB 15.1.6, RB 15.1.7, RB 12.8.11, RB 18.7.1, RB G61
#[test]
fn own_units_are_given_up_only_for_a_type_that_is_used_up() {
    let p = position().track(5, 14).units(System::Coruscant, &[(Unit::Stormtrooper, 29)]);
    let scrap = Action::Scrap { unit: Unit::Stormtrooper, place: at(System::Coruscant) };
    let mut t = refreshed(p.clone());
    t.refuses(E, scrap, rules::SCRAP);
    let mut t = refreshed(p.units(System::Coruscant, &[(Unit::Stormtrooper, 1)]));
    t.refuses(E, Action::Build(Unit::Stormtrooper), rules::BUILD).accepts(E, scrap);
    t.accepts(E, Action::Build(Unit::Stormtrooper)).accepts(R, Action::Finish);
    assert_eq!(t.count(Unit::Stormtrooper, System::Coruscant), 29);
}

/// RB 12.9.3, RB 12.9.6, RB 12.9.7, RB 12.9.8, RB 11.5.4, RB 11.2.4, RB 12.9.13, RB 12.9.15
#[test]
fn units_are_deployed_in_own_undisturbed_systems() {
    let p = position()
        .track(6, 14)
        .loyal(Side::Empire, &[System::Rodia, System::Corellia, System::Mustafar])
        .sabotaged(System::Rodia)
        .units(System::Corellia, &[(Unit::XWing, 1)])
        .queued(1, &[(Unit::StarDestroyer, 3)]);
    let mut t = refreshed(p);
    let deploy = |system: System| Action::Deploy { unit: Unit::StarDestroyer, place: system.into() };
    for system in [System::Rodia, System::Corellia, System::Ilum, System::Naboo] {
        t.refuses(E, deploy(system), rules::DEPLOY);
    }
    t.accepts(E, deploy(System::Mustafar)).accepts(E, deploy(System::Mustafar)).refuses(
        E,
        deploy(System::Mustafar),
        rules::DEPLOY,
    );
    t.accepts(E, deploy(System::Coruscant));
    assert_eq!(t.count(Unit::StarDestroyer, System::Mustafar), 2);
}

/// RB 12.11.3, RB 12.11.5, RB 12.11.6, RB 12.11.7, RB 12.11.8, RB G25
#[test]
fn a_death_star_is_deployed_where_it_was_begun() {
    let p = || {
        position()
            .track(6, 14)
            .queued(1, &[(Unit::DeathStar, 1)])
            .units(System::Endor, &[(Unit::DeathStarUnderConstruction, 1), (Unit::RebelTrooper, 1)])
    };
    let deploy = |system: System| Action::Deploy { unit: Unit::DeathStar, place: system.into() };
    let mut t = refreshed(p());
    t.refuses(E, deploy(System::Coruscant), rules::DEPLOY).accepts(E, deploy(System::Endor));
    assert_eq!(
        (t.count(Unit::DeathStar, System::Endor), t.count(Unit::DeathStarUnderConstruction, System::Endor)),
        (1, 0)
    );
}

/// RB 2.9.7, RB 2.9.9, RB 2.9.10, RB 2.9.11, RB 2.9.13, RB 2.9.14, RB 2.10.1, RB 2.10.5, RB 2.11.1, RB G5, RB G6
#[test]
fn a_full_setup_places_units_and_hides_the_base() {
    let mut t = Scenario::<Rebellion>::new(&Setup::new(2));
    t.shuffles(5);
    let imperial: Vec<System> = System::all().filter(|&system| t.state().is_imperial(system)).collect();
    assert_eq!(
        (imperial.len(), t.state().subjugated().len(), t.state().loyal(Side::Rebels).len()),
        (6, 2, 3)
    );
    assert_eq!(t.state().probes(ProbeZone::Deck).len(), 26);
    let place = |unit, system: System| Action::PlaceUnit { unit, place: system.into() };
    t.refuses(E, place(Unit::AtAt, System::Ilum), rules::STARTING_PLACE);
    // Everything to one system, as long as the others can still be guarded.
    for unit in [Unit::AtAt, Unit::AtSt, Unit::AtSt, Unit::AtSt, Unit::AtSt, Unit::AtSt] {
        t.accepts(E, place(unit, imperial[0]));
    }
    for _ in 0..7 {
        t.accepts(E, place(Unit::Stormtrooper, imperial[0]));
    }
    t.refuses(E, place(Unit::Stormtrooper, imperial[0]), rules::UNGUARDED);
    for &system in &imperial[1..] {
        t.accepts(E, place(Unit::Stormtrooper, system));
    }
    for (unit, n) in
        [(Unit::StarDestroyer, 3), (Unit::AssaultCarrier, 3), (Unit::TieFighter, 12), (Unit::DeathStar, 1)]
    {
        for _ in 0..n {
            t.accepts(E, place(unit, imperial[0]));
        }
    }
    t.refuses(R, place(Unit::XWing, imperial[0]), rules::STARTING_PLACE);
    t.accepts(R, place(Unit::XWing, System::Ilum));
    t.refuses(R, place(Unit::XWing, System::Yavin), rules::ONE_SYSTEM);
    for (unit, n) in [
        (Unit::XWing, 1),
        (Unit::YWing, 2),
        (Unit::CorellianCorvette, 1),
        (Unit::RebelTransport, 1),
        (Unit::RebelTrooper, 6),
        (Unit::Airspeeder, 2),
    ] {
        for _ in 0..n {
            t.accepts(R, Action::PlaceUnit { unit, place: Place::BASE_SPACE });
        }
    }
    while t.state().base().is_none() {
        let mut actions = Vec::new();
        t.state().legal_actions(R, &mut actions);
        t.refuses(
            R,
            Action::ChoosePlace(at(System::Coruscant)),
            if matches!(actions[0], Action::ChoosePlace(_)) { rules::BASE_CARD } else { rules::PLACE },
        );
        t.accepts(R, actions[0]);
    }
    t.shuffles(6);
    assert_eq!(t.state().probes(ProbeZone::Deck).len(), 25);
    assert_eq!(
        (
            t.missions(Side::Rebels, MissionZone::Hand).len(),
            t.missions(Side::Empire, MissionZone::Hand).len()
        ),
        (6, 6)
    );
    t.offers(R, Action::Finish);
}

/// RB 2.12.1, RB 2.12.2, RB 2.12.3, RB 2.12.4, RB 2.12.5, RB 2.12.6, RB 2.12.7, RB 2.12.8
#[test]
fn the_first_game_has_a_fixed_setup() {
    let setup = Setup { options: Options { first_game: true, ..Options::default() }, ..Setup::new(2) };
    let mut t = Scenario::<Rebellion>::new(&setup);
    t.shuffles(5);
    let rebels: Systems = [System::Kashyyyk, System::Bothawui, System::Naboo].into_iter().collect();
    assert_eq!(t.state().loyal(Side::Rebels), rebels);
    assert_eq!(t.state().subjugated(), [System::Mandalore, System::Sullust].into_iter().collect());
    assert_eq!((t.count(Unit::DeathStar, System::Mandalore), t.count(Unit::AtAt, System::Coruscant)), (1, 1));
    assert_eq!(
        (t.count(Unit::RebelTrooper, System::Bothawui), t.count(Unit::RebelTrooper, Place::BASE_SPACE)),
        (3, 3)
    );
    assert!(t.state().actions(Side::Rebels).owned.is_empty());
    // Yavin borders Mandalore.
    t.refuses(R, Action::ChoosePlace(at(System::Yavin)), rules::BASE_CARD)
        .accepts(R, Action::ChoosePlace(at(System::Endor)));
}

/// RB 12.8.5, RB G62, RB 12.8.14
#[test]
fn a_queue_space_holds_any_number_from_the_supply() {
    let p = position().track(5, 14).queued(2, &[(Unit::Stormtrooper, 20)]);
    let mut t = refreshed(p);
    t.accepts(E, Action::Build(Unit::Stormtrooper)).accepts(R, Action::Finish);
    assert_eq!((t.state().supply().count(Unit::Stormtrooper), t.queued(Unit::Stormtrooper, 1)), (9, 20));
}

/// RB G59
#[test]
fn a_short_action_deck_gives_what_is_left() {
    let mut p = position().track(2, 14);
    for card in ActionCard::all().filter(|c| c.def().side == Side::Empire && !c.def().starting).take(8) {
        p = p.action(card);
    }
    let t = refreshed(p);
    assert_eq!(t.state().actions(Side::Empire).drawn.len(), 2);
}

/// RB 15.1.8
#[test]
fn a_death_star_is_never_given_up() {
    let p = position().track(5, 14).units(System::Coruscant, &[(Unit::DeathStar, 2)]);
    let mut t = refreshed(p);
    t.refuses(E, Action::Scrap { unit: Unit::DeathStar, place: at(System::Coruscant) }, rules::SCRAP);
}

/// RB G63
#[test]
fn deployments_by_cards_do_not_count_for_the_limit() {
    let p = position()
        .track(6, 14)
        .queued(1, &[(Unit::AtSt, 3)])
        .units(System::Coruscant, &[(Unit::Stormtrooper, 1)]);
    let mut t = runs(p, Mission::OverseeProject, &[Leader::GrandMoffTarkin], System::Coruscant);
    t.accepts(E, Action::ChooseQueued { unit: Unit::AtSt, space: 1 })
        .accepts(R, Action::Pass)
        .accepts(E, Action::Pass);
    for _ in 0..2 {
        t.accepts(E, Action::Deploy { unit: Unit::AtSt, place: at(System::Coruscant) });
    }
    assert_eq!(t.count(Unit::AtSt, System::Coruscant), 3);
}

/// RB G76
#[test]
fn a_played_objective_goes_to_the_box() {
    let mut t = refreshed(position().track(6, 14).objective(Objective::LeaveNoOneBehind));
    t.accepts(R, Action::PlayObjective(Objective::LeaveNoOneBehind));
    assert_eq!(t.state().objectives(ObjectiveZone::Box), [Objective::LeaveNoOneBehind]);
}
