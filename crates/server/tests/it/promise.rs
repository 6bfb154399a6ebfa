//! No hidden information leaves: two worlds that look the same to a viewer give the same bytes in everything that a
//! server sends: first sync, updates, lists of choices, refusals, the log, replays, summaries in lists, to players and
//! to spectators, and letters and other messages to players who are away.

use std::collections::BTreeMap;

use orrery_engine::{
    Chosen, Describe, Game, Log, Offered, Seat, SeatSet, Source, SplitMix64, Status, Viewer,
};
use orrery_games::Task;
use orrery_protocol::{
    LogPage, Look, Phase, ReplayStep, SeatState, Spot, TableSummary, Tell, Undo, Version, Who, Window, token,
};
use orrery_server::games::{OnWire, SetupOf};
use orrery_server::notify::notice::sight;
use orrery_server::wire::{self, Moment};
use orrery_star_realms::StarRealms;
use orrery_table::Refusal;
use orrery_testkit::parley::Setup;

use crate::parley::OnTheWire;

/// Games, and worlds resampled for each viewer at each moment looked at.
const GAMES: u64 = 24;
const WORLDS: u64 = 3;
/// Games of Parley, which has windows and secret choices; they are shorter.
const PARLEYS: u64 = 60;
/// Games of one whose games are long, and moments after which a game is left.
const LONG_GAMES: u64 = 8;
const LONGEST: u64 = 1200;
/// Moments of a game between two looks.
const EVERY: u64 = 61;

/// Every message about this state that can go to `viewer`.
fn messages<W: OnWire>(
    state: &W::Game,
    viewer: Viewer,
    events: &[<W::Game as Game>::Event],
    tried: &[<W::Game as Game>::Action],
) -> String {
    let moment = Moment {
        version: Version { records: events.len() as u32, undos: 0 },
        choosing: true,
        asked_since: 0,
        undo: Undo::Consent,
        undo_request: None,
    };
    let log: Vec<_> =
        events.iter().enumerate().map(|(n, event)| wire::happened(state, viewer, n as u32, event)).collect();
    let summary = summary::<W>(state, viewer);
    let mut play = wire::play::<W>(state, viewer, moment.clone());
    if let Viewer::Seat(seat) = viewer {
        // What a room adds for the seat itself: its window, and whether an order would pass there.
        let mut listed = Vec::new();
        state.legal_actions(seat, &mut listed);
        play.window = state.window(seat).map(|window| Window {
            kind: window.kind.to_owned(),
            pass: token::write(&window.pass),
            passing: listed.iter().all(|&action| action == window.pass),
        });
    }
    let watching = wire::play::<W>(state, viewer, Moment { choosing: false, ..moment });
    let recent = log[log.len().saturating_sub(20)..].to_vec();
    let step = ReplayStep {
        summary: summary.clone(),
        record: 1,
        records: 1,
        seats: summary.seats.clone(),
        play: watching.clone(),
        happened: recent.clone(),
    };
    let page = LogPage { from: 0, log: log.clone() };
    // What programs get.
    let look = Look { summary: summary.clone(), play: Some(play.clone()) };
    let mut all = vec![
        Tell::Table {
            summary: summary.clone(),
            play: Some(play.clone()),
            log,
            whole_log: true,
            log_from: 0,
            chat: vec![],
            build: String::new(),
        },
        Tell::Moved { happened: recent, play },
        Tell::Moved { happened: Vec::new(), play: watching },
        Tell::Seats { summary },
    ];
    if let Viewer::Seat(seat) = viewer {
        let owners = (0..state.seats()).map(Some).chain([None]);
        for (zone, owner) in W::ZONES.iter().flat_map(|zone| owners.clone().map(move |owner| (zone, owner))) {
            for index in [0, 1, 2, 5, 17, 40] {
                let spot = Spot { zone: (*zone).to_owned(), owner, index, item: 0 };
                all.push(Tell::Because { request: 0, reason: wire::why::<W>(state, seat, &spot) });
            }
        }
        for &action in tried {
            if let Err(illegal) = state.check(seat, action) {
                all.push(Tell::Refused { request: 0, reason: wire::refusal(&Refusal::Illegal(illegal)) });
            }
        }
    }
    let last = &events[events.len().saturating_sub(30)..];
    let away = if let Viewer::Seat(seat) = viewer { mail::<W>(state, seat, last) } else { String::new() };
    serde_json::to_string(&(all, step, page, look, away)).expect("plain")
}

/// All of the game that leaves the server for somebody who is away: messages are made of it, by all ways.
fn mail<W: OnWire>(state: &W::Game, seat: Seat, events: &[<W::Game as Game>::Event]) -> String {
    let watching = Moment {
        version: Version { records: events.len() as u32, undos: 0 },
        choosing: false,
        asked_since: 0,
        undo: Undo::Nothing,
        undo_request: None,
    };
    let told = sight(
        seat,
        |viewer| wire::play::<W>(state, viewer, watching).asked,
        |viewer| events.iter().map(|event| wire::happened(state, viewer, 0, event)).collect(),
    );
    format!("{told:?}")
}

/// What lists show of a table with this game.
fn summary<W: OnWire>(state: &W::Game, viewer: Viewer) -> TableSummary {
    let (waiting, winners) = match state.status() {
        Status::Decision(seats) => (seats, None),
        Status::Chance(_) => (SeatSet::EMPTY, None),
        Status::Over(outcome) => (SeatSet::EMPTY, Some(outcome.winners)),
    };
    let is_mine = |seat: Seat| viewer == Viewer::Seat(seat);
    let seat_state = |seat: Seat| SeatState {
        seat: seat.0,
        name: format!("{seat:?}"),
        who: Who::Human,
        mine: is_mine(seat),
        account: false,
        online: true,
        replaced: false,
        voted_out: false,
        partners: Vec::new(),
        bot_vote: None,
        bot_after: None,
    };
    TableSummary {
        id: String::new(),
        game: W::Game::ID.to_owned(),
        options: BTreeMap::new(),
        phase: if winners.is_some() { Phase::Over } else { Phase::Playing },
        seats: Seat::all(state.seats()).map(seat_state).collect(),
        public: true,
        hours: None,
        host: false,
        my_turn: waiting.iter().any(is_mine),
        records: 0,
        winners: winners.map(|winners| winners.iter().map(|seat| seat.0).collect()),
        changed: 0,
        clock: None,
        ballots: Vec::new(),
        notes: Vec::new(),
        aborted: false,
        imported: false,
    }
}

/// Plays one random game and looks at it now and then; how many pairs of worlds were compared.
fn look_at_a_game<W: OnWire>(setup: &SetupOf<W>, seed: u64) -> u64 {
    let mut source = SplitMix64::new(seed);
    let mut game = W::Game::new(setup).expect("a setup");
    let mut events = Vec::new();
    let mut compared = 0;
    for moment in 0..LONGEST {
        let seats = match game.status() {
            Status::Over(_) => break,
            Status::Chance(chance) => {
                game.resolve_chance(chance.sample(&mut source), &mut Log::to(&mut events));
                continue;
            }
            Status::Decision(seats) => seats,
        };
        let mut tried = Vec::new();
        for seat in Seat::all(game.seats()) {
            game.legal_actions(seat, &mut tried);
        }
        if moment % EVERY == seed % EVERY {
            let recent = &events[events.len().saturating_sub(100)..];
            for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let told = messages::<W>(&game, viewer, recent, &tried);
                for _ in 0..WORLDS {
                    let mut other = game.clone();
                    other.redeal(viewer, source.next_u64());
                    assert_eq!(
                        messages::<W>(&other, viewer, recent, &tried),
                        told,
                        "{viewer:?} in game {seed}"
                    );
                    compared += 1;
                }
            }
        }
        let seat = seats.lowest().expect("somebody decides");
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        let action = actions[source.below(actions.len() as u32) as usize];
        game.apply(seat, action, &mut Log::to(&mut events)).expect("listed");
    }
    compared
}

/// Looks at games of every mode with various options.
#[derive(Clone)]
struct LookAtGames;

impl Task for LookAtGames {
    type Output = u64;

    fn run<G: Offered>(self) -> u64 {
        let mut compared = 0;
        let modes = G::FIELDS[0].values;
        for seed in 0..if G::WEIGHT > 2 { LONG_GAMES } else { GAMES } {
            let mode = modes[(seed % modes.len() as u64) as usize];
            let (fewest, most) = G::PLAYERS;
            let fitting: Vec<u8> = (fewest..=most).filter(|&players| mode.admits(players)).collect();
            let players = fitting[(seed / 2) as usize % fitting.len()];
            // The last value of every other field is the less usual one.
            let unusual = G::FIELDS[1..].iter().filter(|_| seed % 4 == 1);
            let wishes = unusual.filter_map(|field| Some((field.key, field.values.last()?.key)));
            let wishes = wishes.chain([(G::FIELDS[0].key, mode.key)]);
            let chosen = Chosen::new(G::FIELDS, wishes, players).expect("a form");
            compared += look_at_a_game::<G>(&<G as Offered>::setup(&chosen), seed);
        }
        compared
    }
}

#[test]
fn worlds_that_look_the_same_give_the_same_bytes() {
    let mut compared: u64 = orrery_games::each(&LookAtGames).into_iter().sum();
    for seed in 0..PARLEYS {
        compared += look_at_a_game::<OnTheWire>(&Setup { seats: 2 + (seed % 3) as u8 }, seed * EVERY);
    }
    println!("{compared} worlds compared");
    assert!(compared > 2000, "only {compared} worlds were compared");
}

/// The test above would notice a leak: two worlds differ for somebody who sees everything of one seat.
#[test]
fn the_owner_of_a_hand_does_see_it() {
    let setup = <StarRealms as OnWire>::setup(&BTreeMap::new(), 2).expect("a setup");
    let mut source = SplitMix64::new(1);
    let mut game = StarRealms::new(&setup).expect("a setup");
    while let Status::Chance(chance) = game.status() {
        game.resolve_chance(chance.sample(&mut source), &mut Log::off());
    }
    let seen = |game: &StarRealms| messages::<StarRealms>(game, Viewer::Seat(Seat(1)), &[], &[]);
    let told = seen(&game);
    let differs = (0..20).any(|seed| {
        let mut other = game;
        other.redeal(Viewer::Seat(Seat(0)), seed);
        seen(&other) != told
    });
    assert!(differs);
}

/// Nor would a letter pass that were written for another seat: one that draws is told what.
#[test]
fn a_letter_tells_the_seat_it_is_for_what_only_that_seat_knows() {
    let setup = Setup { seats: 2 };
    let mut source = SplitMix64::new(1);
    let mut differs = false;
    for _ in 0..20 {
        let mut game = <OnTheWire as OnWire>::Game::new(&setup).expect("a setup");
        let mut events = Vec::new();
        while let Status::Chance(chance) = game.status() {
            game.resolve_chance(chance.sample(&mut source), &mut Log::to(&mut events));
        }
        let mut other = game.clone();
        other.redeal(Viewer::Seat(Seat(0)), source.next_u64());
        let of = |seat| mail::<OnTheWire>(&game, seat, &events);
        assert_eq!(of(Seat(0)), mail::<OnTheWire>(&other, Seat(0), &events));
        differs |= of(Seat(0)) != of(Seat(1));
    }
    assert!(differs);
}
