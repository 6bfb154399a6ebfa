//! What clients show: the view, the table in words, contests, and games chosen from a form.

use std::collections::BTreeSet;

use orrery_engine::{Chosen, Contests, Offered, Outline, SplitMix64, Verdict, Viewer};
use orrery_testkit::play::random_record;
use orrery_twilight_imperium::View;
use orrery_twilight_imperium::setup::{Factions, Galaxy, Goal};
use orrery_twilight_imperium::view::{CombatStage, SystemView, TacticalStage};

use crate::games::setups;
use crate::support::*;

fn seen(t: &Table, seat: Seat) -> View {
    t.state().view(Viewer::Seat(seat))
}

fn system(view: &View, hex: Hex) -> &SystemView {
    view.system(hex).expect("a system there")
}

/// TI 47.3, TI 12.1
#[test]
fn reach_says_before_the_activation_what_can_be_moved_after_it() {
    let mut compared = 0;
    for (_, setup) in setups() {
        let mut game = TwilightImperium::new(&setup).expect("a setup that the rules allow");
        let mut source = SplitMix64::new(11);
        while let Some(record) = random_record(&game, &mut source).expect("an action") {
            if let (Some(seat), true) = (game.active(), game.round() < 4) {
                compared += compare_reach(&game, seat);
            }
            record.play(&mut game, &mut Log::off()).expect("a listed action");
        }
    }
    assert!(compared > 300, "{compared}");
}

/// Compares for every system that can be activated; how many were.
fn compare_reach(game: &TwilightImperium, seat: Seat) -> u32 {
    let reach = game.view(Viewer::Seat(seat)).reach;
    if reach.is_empty() {
        return 0;
    }
    let mut compared = 0;
    for action in listed(game, seat) {
        let Action::Activate(hex) = action else { continue };
        let mut then = game.clone();
        then.apply_unchecked(seat, action, &mut Log::off());
        let moves: BTreeSet<(Hex, Unit)> = listed(&then, seat)
            .into_iter()
            .filter_map(|action| match action {
                Action::Move { unit, from, .. } if from != hex && unit.is_ship() => Some((from, unit)),
                _ => None,
            })
            .collect();
        if moves.is_empty() {
            continue;
        }
        let told: BTreeSet<(Hex, Unit)> = reach
            .iter()
            .filter(|own| own.from != hex && (own.hexes.contains(&hex) || own.driven.contains(&hex)))
            .map(|own| (own.from, own.unit))
            .collect();
        assert_eq!(moves, told, "{seat:?} to {hex:?}");
        compared += 1;
    }
    compared
}

/// TI 47.3, TI 38.2, TI 66.1
#[test]
fn a_planned_movement_says_what_comes_from_where() {
    // The cruiser could still be declared, so that the others wait for it.
    let fleet = [(Unit::Carrier, 1), (Unit::Cruiser, 1), (Unit::Fighter, 2), (Unit::Infantry, 1)];
    let mut t = position().fleet(A, HOME_A, &fleet).fleet(B, NEAR, &[(Unit::Cruiser, 1)]).begin();
    activates(&mut t, NEAR);
    let view = seen(&t, C);
    let tactical = view.tactical.expect("a tactical action");
    assert_eq!((tactical.seat, tactical.hex, tactical.stage), (A, NEAR, TacticalStage::Movement));
    assert!(tactical.movable.iter().any(|ship| ship.unit == Unit::Carrier && ship.from == HOME_A));
    t.accepts(A, Action::Move { unit: Unit::Carrier, damaged: false, from: HOME_A });
    t.accepts(A, Action::Load { unit: Unit::Fighter, from: space(HOME_A) });
    let voyage = seen(&t, A).tactical.and_then(|tactical| tactical.voyage).expect("a ship on its way");
    assert_eq!((voyage.ship.unit, voyage.ship.fighters, voyage.capacity), (Unit::Carrier, 1, 6));
    t.accepts(A, Action::Load { unit: Unit::Infantry, from: space(HOME_A) });
    while let Some(fly) = listed(t.state(), A).into_iter().find(|action| matches!(action, Action::Fly(_))) {
        t.accepts(A, fly);
    }
    let tactical = seen(&t, B).tactical.expect("a tactical action");
    let [ship] = tactical.moving[..] else { panic!("{:?}", tactical.moving) };
    assert_eq!((ship.unit, ship.from, ship.fighters, ship.infantry), (Unit::Carrier, HOME_A, 1, 1));
    assert_eq!((tactical.cargo, tactical.capacity), (2, 6));
    // What the movement would begin is a contest; its ships are at stake, not what they carry to land.
    let contest = t.state().contest().expect("a combat to come");
    assert_eq!(contest.seats, [A, B]);
    assert_eq!(contest.forces, [vec![(Unit::Fighter, 1), (Unit::Carrier, 1)], vec![(Unit::Cruiser, 1)]]);
    let mut joined = t.state().clone();
    joined.join();
    assert!(!joined.is_settled());
}

/// TI 35.5, TI 35.9
#[test]
fn a_combat_says_who_fights_with_which_dice() {
    let mut t = position()
        .fleet(A, HOME_A, &[(Unit::Dreadnought, 1)])
        .fleet(B, NEAR, &[(Unit::Fighter, 2), (Unit::Destroyer, 1), (Unit::Carrier, 1)])
        .begin();
    assert!(t.state().contest().is_none());
    activates(&mut t, NEAR);
    flies(&mut t, Unit::Dreadnought, HOME_A);
    if listed(t.state(), A).contains(&Action::Finish) {
        t.accepts(A, Action::Finish);
    }
    nobody_reacts(&mut t);
    let view = seen(&t, C);
    let combat = view.combat.expect("a combat");
    assert_eq!((combat.hex, combat.planet, combat.round), (NEAR, None, 1));
    assert_eq!(combat.sides.each_ref().map(|side| side.seat), [A, B]);
    let aims = &combat.sides[0].aims;
    assert!(aims.iter().any(|aim| (aim.unit, aim.dice, aim.hits_on) == (Unit::Dreadnought, 1, 5)));
    assert_ne!(combat.stage, CombatStage::End);
    let contest = t.state().contest().expect("a combat");
    assert_eq!(contest.forces[1], [(Unit::Fighter, 2), (Unit::Destroyer, 1), (Unit::Carrier, 1)]);
    assert_eq!(t.state().verdict(&contest), Verdict::Defender);
}

/// TI 11.2, TI 41.0
#[test]
fn what_has_landed_is_a_contest_before_it_fights() {
    let mut t = siege(&[(Unit::Carrier, 1), (Unit::Infantry, 3)], &[(Unit::Infantry, 2)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, land(Planet::Arinam));
    t.accepts(A, land(Planet::Arinam));
    let contest = t.state().contest().expect("a ground combat to come");
    assert_eq!(contest.seats, [A, B]);
    assert_eq!(contest.forces, [vec![(Unit::Infantry, 2)], vec![(Unit::Infantry, 2)]]);
    let mut joined = t.state().clone();
    assert!(joined.is_settled(), "nothing is fought yet");
    joined.join();
    assert!(!joined.is_settled() && joined.combat().is_on());
}

/// TI 30.4, TI 30.16, TI 84.1
#[test]
fn objectives_say_who_could_score_them_now() {
    let planets = [Planet::Arinam, Planet::Meer, Planet::Tarmann, Planet::Abyz, Planet::Fria, Planet::Lor];
    let mut base = position().public(Objective::ExpandBorders).secret(A, Objective::BecomeTheGatekeeper);
    for planet in planets {
        base = base.planet(planet, A, &[(Unit::Infantry, 1)]);
    }
    let t = base.begin();
    let view = seen(&t, B);
    let goal =
        view.goals.iter().find(|goal| goal.objective == Objective::ExpandBorders).expect("it is public");
    assert_eq!(goal.ready, SeatSet::only(A));
    assert_eq!((goal.progress[0].has, goal.progress[0].needs), (6, 6));
    assert_eq!(goal.progress[1].has, 0);
    assert!(goal.scored.is_empty());
    assert!(view.sheets[0].secrets.is_none(), "secrets are their owner's");
    let own = seen(&t, A).sheets[0].secrets.clone().expect("one's own");
    let gate = own.iter().find(|secret| secret.objective == Objective::BecomeTheGatekeeper).expect("it");
    assert!(!gate.ready && gate.progress.is_some_and(|progress| progress.needs == 2));
}

/// TI 66.1, TI 38.2
#[test]
fn fleets_say_what_counts_against_their_limits() {
    let fleet = [(Unit::Carrier, 2), (Unit::Fighter, 3), (Unit::Infantry, 2)];
    let t = position().fleet(A, NEAR, &fleet).begin();
    let view = seen(&t, B);
    let fleet = &system(&view, NEAR).fleets[0];
    assert_eq!((fleet.seat, fleet.ships, fleet.limit), (A, 2, 3));
    assert_eq!((fleet.cargo, fleet.capacity), (5, 12));
    assert!(system(&view, HOME_A).home == Some(A) && system(&view, NEAR).adjacent.contains(&HOME_A));
}

/// TI 83.6
#[test]
fn a_vote_shows_the_running_count() {
    let mut t = position().agenda_phase(&[Agenda::FleetRegulations]).begin();
    nobody_reacts(&mut t);
    let ballot = seen(&t, A).ballot.expect("a vote");
    let first = ballot.voting.expect("somebody votes");
    assert_eq!(ballot.agenda, Some(Agenda::FleetRegulations));
    assert!(ballot.waiting.contains(first) && ballot.available[first.index()] > 0);
    t.accepts(first, Action::Vote(Outcome::For));
    let exhaust = listed(t.state(), first).into_iter().find(|action| matches!(action, Action::Exhaust(_)));
    t.accepts(first, exhaust.expect("a planet with influence"));
    let ballot = seen(&t, A).ballot.expect("a vote");
    let outcome = &ballot.outcomes[0];
    assert_eq!((outcome.outcome, outcome.voters[0].seat), (Outcome::For, first));
    assert!(outcome.votes > 0 && outcome.votes == u16::from(outcome.voters[0].votes));
}

/// TI 24.0, TI 25.6, TI 30.17
#[test]
fn an_open_view_shows_all_hands() {
    let t = position().hand(B, &[ActionCard::Sabotage]).begin();
    assert!(seen(&t, A).sheets[1].hand.is_none());
    let open = t.state().open_view();
    assert!(open.sheets[1].hand.as_ref().is_some_and(|hand| hand.contains(&ActionCard::Sabotage)));
    assert!(open.sheets.iter().all(|sheet| sheet.secrets.is_some() && sheet.notes.is_some()));
}

fn chosen(wishes: &[(&'static str, &str)], players: u8) -> Setup {
    let chosen = Chosen::new(TwilightImperium::FIELDS, wishes.iter().copied(), players);
    TwilightImperium::setup(&chosen.expect("its own fields"))
}

/// TI setup.2, TI setup.6, TI 51.2.a
#[test]
fn a_form_makes_the_setup_it_says() {
    let plain = chosen(&[], 4);
    assert_eq!((plain.galaxy, plain.factions, plain.goal), (Galaxy::Ready, Factions::Choose, Goal::Ten));
    let other = chosen(&[("galaxy", "built"), ("factions", "draft"), ("goal", "14")], 6);
    assert_eq!((other.galaxy, other.factions, other.goal), (Galaxy::Built, Factions::Draft, Goal::Fourteen));
}

/// TI setup.6
#[test]
fn a_map_can_be_written() {
    let ready = TwilightImperium::new(&chosen(&[], 6)).expect("the ready map");
    let numbers = Hex::all().skip(1).take(36);
    let written: Vec<String> =
        numbers.map(|hex| ready.tile(hex).map_or("0".to_owned(), |tile| tile.number().to_string())).collect();
    for map in [written.join(" "), format!("{{18}} {}", written.join(", ").replace(" 0,", " -1,"))] {
        let setup = chosen(&[("map", &map)], 6);
        assert!(matches!(setup.galaxy, Galaxy::Map(_)));
        let game = TwilightImperium::new(&setup).expect("a map that fits");
        assert!(Hex::all().all(|hex| game.tile(hex) == ready.tile(hex)));
    }
    for map in ["moon", "19 20 21", "99 0 0"] {
        let refused = TwilightImperium::new(&chosen(&[("map", map)], 6));
        assert_eq!(refused.expect_err("no such map"), rules::MAP, "{map}");
    }
}

/// TI setup.1
#[test]
fn the_speaker_may_be_named_before() {
    let setup = Setup { speaker: Some(C), galaxy: Galaxy::Ready, ..Setup::new(3) };
    let t: Table = Scenario::new(&setup);
    assert_eq!(t.state().speaker(), C);
    assert!(matches!(t.state().status(), Status::Decision(seats) if seats == SeatSet::only(C)));
    let beyond = Setup { speaker: Some(Seat(3)), ..Setup::new(3) };
    assert_eq!(TwilightImperium::new(&beyond).expect_err("three seats"), rules::NO_SUCH_SEAT);
}
