//! Nothing betrays what is hidden: wherever the base is, the Empire and whoever watches get the same; whatever the Empire
//! holds, the Rebels do.

use std::collections::BTreeMap;

use orrery_engine::{Contests, Describe, Game, Log, Message, Record, Source, SplitMix64, Spot, Viewer};
use orrery_rebellion::describe::ZONES;
use orrery_rebellion::view::Reason;
use orrery_testkit::Lawful;
use orrery_testkit::play::{likely_record, listed};

use crate::laws::{Laws, setups};
use crate::support::*;

/// How many random games are looked into.
const GAMES: u64 = 10;
/// Of so many positions of a game one is looked at.
const EVERY: u32 = 40;
/// How many worlds are dealt at a position, so that most systems have the base in one.
const WORLDS: u64 = 160;
/// How many where each is another.
const FEW_WORLDS: u64 = 16;

/// Worlds as `viewer` may guess them, one for each answer to a question about what is hidden.
fn worlds<K: Ord>(
    game: &Rebellion,
    viewer: Viewer,
    count: u64,
    hidden: impl Fn(&Rebellion) -> K,
) -> BTreeMap<K, Rebellion> {
    let mut worlds = BTreeMap::new();
    for seed in 0..count {
        let mut world = game.clone();
        world.redeal(viewer, seed);
        worlds.entry(hidden(&world)).or_insert(world);
    }
    worlds
}

/// What only the Empire knows: its missions in hand and on the table, its action and probe cards.
fn imperial_secrets(game: &Rebellion) -> (Vec<Mission>, Vec<ActionCard>, Vec<System>) {
    let mut missions = game.missions(Side::Empire, MissionZone::Hand).to_vec();
    missions.sort_unstable();
    missions.extend(game.assigned(Side::Empire).iter().map(|own| own.mission));
    let mut actions: Vec<ActionCard> = game.actions(Side::Empire).owned.iter().map(|own| own.card).collect();
    actions.sort_unstable();
    (missions, actions, game.probes(ProbeZone::Hand).to_vec())
}

/// All that a seat is told without doing anything.
#[derive(PartialEq, Debug)]
struct Told {
    question: Option<Message>,
    waiting: Vec<Option<Message>>,
    window: Option<&'static str>,
    listed: Vec<Action>,
    choices: Vec<orrery_engine::Choice>,
    refusals: Vec<(Action, Result<(), orrery_engine::Illegal>)>,
    answers: Vec<orrery_engine::Illegal>,
}

fn told(game: &Rebellion, seat: Seat, tried: &[Action]) -> Told {
    let spots = ZONES.iter().flat_map(|&zone| {
        (0..33).flat_map(move |index| [0, 1, 5].map(|item| Spot { zone, owner: None, index, item }))
    });
    let answer = |spot: Spot| {
        let attempts = game.attempts(seat, spot);
        let refusal = attempts.into_iter().find_map(|action| game.check(seat, action).err());
        refusal.unwrap_or_else(|| game.idle(seat, spot))
    };
    let listed = listed(game, seat);
    Told {
        question: game.question(seat),
        waiting: Seat::all(game.seats()).map(|other| game.waiting(other)).collect(),
        window: game.window(seat).map(|window| window.kind),
        choices: listed.iter().map(|&action| game.choice(seat, action)).collect(),
        refusals: tried.iter().map(|&action| (action, game.check(seat, action))).collect(),
        answers: spots.map(answer).collect(),
        listed,
    }
}

/// What happens if `record` is played, as far as it shows nothing that was hidden.
fn happens(game: &Rebellion, record: Record<Action>, viewer: Viewer) -> (bool, Vec<String>) {
    let (mut after, mut events) = (game.clone(), Vec::new());
    record.play(&mut after, &mut Log::to(&mut events)).expect("a record of this game");
    let shown = events.iter().position(Rebellion::reveals);
    let seen = events.iter().take(shown.unwrap_or(usize::MAX)).map(|event| {
        let event = after.seen_by(event, viewer);
        format!("{event:?} {:?} {:?}", after.sentence(&event), after.moves(&event))
    });
    (shown.is_some(), seen.collect())
}

/// RB 7.1.2, RB 7.1.3, RB G31
#[test]
fn the_empire_gets_the_same_whichever_system_the_base_is_in() {
    let universe = crate::laws::universe();
    let mut met = 0;
    for (name, setup) in setups() {
        for seed in 0..GAMES {
            let mut game = Rebellion::new(&setup).expect("a setup that the rules allow");
            let mut source = SplitMix64::new(seed);
            while let Some(record) = likely_record(&game, Laws::is_seldom, &mut source).expect("an action") {
                if game.base().is_some() && !game.is_revealed() && source.below(EVERY) == 0 {
                    met += 1;
                    let seat = game.seat(Side::Empire, Role::BOTH[source.below(2) as usize]);
                    for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                        let worlds = worlds(&game, viewer, WORLDS, |world| world.base().expect("a base"));
                        // Every system that is possible to the viewer is guessed, and no other.
                        let possible = game.view(viewer).possible;
                        let missed = possible.iter().filter(|system| !worlds.contains_key(system)).count();
                        assert!(missed * 3 <= possible.len(), "{name}: {missed} of {possible:?}");
                        assert!(worlds.keys().all(|base| possible.contains(base)), "{name}: {possible:?}");
                        compare(&game, viewer, &worlds, record, &universe, &mut source, name);
                    }
                }
                record.play(&mut game, &mut Log::off()).expect("a listed action");
            }
        }
    }
    assert!(met > 150, "{met} positions");
}

/// RB 13.6.1, RB 13.2.13, RB 13.4.4
#[test]
fn the_rebels_get_the_same_whatever_the_empire_holds() {
    let universe = crate::laws::universe();
    let (mut met, mut dealt) = (0, 0);
    for (name, setup) in setups() {
        for seed in 0..GAMES {
            let mut game = Rebellion::new(&setup).expect("a setup that the rules allow");
            let mut source = SplitMix64::new(seed);
            while let Some(record) = likely_record(&game, Laws::is_seldom, &mut source).expect("an action") {
                if game.base().is_some() && source.below(EVERY) == 0 {
                    let seat = game.seat(Side::Rebels, Role::BOTH[source.below(2) as usize]);
                    let worlds = worlds(&game, Viewer::Seat(seat), FEW_WORLDS, imperial_secrets);
                    met += 1;
                    dealt += worlds.len();
                    compare(&game, Viewer::Seat(seat), &worlds, record, &universe, &mut source, name);
                }
                record.play(&mut game, &mut Log::off()).expect("a listed action");
            }
        }
    }
    assert!(met > 150, "{met} positions");
    // The hands are really dealt anew.
    assert!(dealt > 8 * met, "{dealt} worlds in {met} positions");
}

fn compare<K: std::fmt::Debug>(
    game: &Rebellion,
    viewer: Viewer,
    worlds: &BTreeMap<K, Rebellion>,
    next: Record<Action>,
    universe: &[Action],
    source: &mut SplitMix64,
    name: &str,
) {
    let view = game.view(viewer);
    let tried: Vec<Action> =
        (0..200).map(|_| universe[source.below(universe.len() as u32) as usize]).collect();
    let first = worlds.values().next().expect("a world");
    let seen = |world: &Rebellion| match viewer {
        Viewer::Seat(seat) => Some(told(world, seat, &tried)),
        Viewer::Spectator => None,
    };
    let told = seen(first);
    // Only what the viewer does or chance decides is the same in all worlds.
    let own = match next {
        Record::Action { seat, .. } => viewer == Viewer::Seat(seat),
        _ => true,
    };
    let happened = own.then(|| happens(first, next, viewer));
    for (hidden, world) in worlds {
        assert_eq!(world.view(viewer), view, "{name}: the view with {hidden:?}");
        assert_eq!(seen(world), told, "{name}: what is told with {hidden:?}");
        assert_eq!(world.contest(), first.contest(), "{name}: the contest with {hidden:?}");
        let (Some((shown, events)), true) = (&happened, own) else { continue };
        let (shown_here, here) = happens(world, next, viewer);
        if !shown && !shown_here {
            assert_eq!(&here, events, "{name}: {next:?} with {hidden:?}");
        } else {
            let same = events.len().min(here.len());
            assert_eq!(here[..same], events[..same], "{name}: {next:?} with {hidden:?}");
        }
    }
}

/// RB 2.10.2, RB 13.4.5
#[test]
fn the_search_map_says_why_a_system_is_excluded() {
    let t = position().probe(System::Yavin).begin();
    let reason = |viewer, system| {
        let view = t.state().view(viewer);
        assert_eq!(view.excluded.len() + view.possible.len(), 32);
        view.excluded.iter().find(|own| own.system == system).map(|own| own.because)
    };
    let empire = Viewer::Seat(E);
    assert_eq!(reason(empire, System::Coruscant), Some(Reason::NoCard));
    assert_eq!(reason(empire, System::Yavin), Some(Reason::Probe));
    assert_eq!(reason(empire, HIDEOUT), None);
    assert_eq!(reason(Viewer::Spectator, System::Yavin), None);
    assert!(t.state().view(Viewer::Seat(R)).excluded.is_empty());
}
