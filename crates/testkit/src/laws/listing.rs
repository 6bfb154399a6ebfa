//! Laws 1 to 3: listing, checking and applying are one truth.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use orrery_engine::{Game, Log, Record, Seat, SeatSet, Status};

use super::{Failure, Position, SetupOf, Tried, ensure, number, sample, try_law};
use crate::Lawful;
use crate::golden::state_hash;
use crate::play::{listed, take};

/// Law 1: a random game ends; some action is listed for every seat that owes a decision, none twice, and none
/// while the game waits for chance or is over.
///
/// # Errors
/// The shortest game found in which it does not hold.
pub fn games_end<L: Lawful>(setups: &[(&str, SetupOf<L>)]) -> Result<(), Failure> {
    try_law::<L>(
        "law 1: a game ends, and every decision has an action",
        setups,
        Tried::About(400),
        |at, _| {
            let seats = SeatSet::first(at.game.seats());
            let owing = match at.game.status() {
                Status::Decision(owing) => {
                    ensure(!owing.is_empty(), || "the game waits for a decision of nobody".to_owned())?;
                    owing
                }
                Status::Chance(_) => SeatSet::EMPTY,
                Status::Over(outcome) => {
                    let strangers = outcome.winners.minus(seats);
                    ensure(strangers.is_empty(), || format!("winners who did not play: {strangers:?}"))?;
                    SeatSet::EMPTY
                }
            };
            ensure(owing.minus(seats).is_empty(), || format!("{owing:?} owe a decision, of {seats:?}"))?;
            for seat in seats.iter() {
                let actions = listed(at.game, seat);
                ensure(!owing.contains(seat) || !actions.is_empty(), || {
                    format!("{seat:?} owes a decision, but no action is listed")
                })?;
                ensure(!owing.is_empty() || actions.is_empty(), || {
                    format!("no decision is due, but {actions:?} are listed for {seat:?}")
                })?;
                let mut seen = HashSet::new();
                let twice = actions.iter().find(|&&action| !seen.insert(action));
                ensure(twice.is_none(), || format!("{seat:?}: {twice:?} is listed twice"))?;
                ensure(listed(at.game, seat) == actions, || format!("{seat:?}: two listings differ"))?;
                let mut appended = actions.clone();
                at.game.legal_actions(seat, &mut appended);
                ensure(appended == [&actions[..], &actions[..]].concat(), || {
                    format!("{seat:?}: a listing is not appended to what is there")
                })?;
            }
            Ok(())
        },
    )
}

/// Law 2: an action is listed if and only if `check` accepts it, and a refused action changes nothing. Whoever
/// is not at the table is refused everything.
///
/// All listed actions are tried, and of the others 500 a seat and state, or as many as `ORRERY_REFUSALS` says.
///
/// # Errors
/// The shortest game found in which it does not hold.
pub fn listed_if_and_only_if_accepted<L: Lawful>(setups: &[(&str, SetupOf<L>)]) -> Result<(), Failure> {
    let tried = number("ORRERY_REFUSALS", 500) as usize;
    try_law::<L>("law 2: listed if and only if accepted", setups, Tried::About(30), |at, seed| {
        let universe = L::universe(at.game);
        let mut source = at.source(seed);
        for seat in Seat::all(at.game.seats()) {
            let mut unmet: HashSet<_> = listed(at.game, seat).into_iter().collect();
            let (listed, others): (Vec<_>, Vec<_>) =
                universe.iter().copied().partition(|action| unmet.remove(action));
            ensure(unmet.is_empty(), || format!("{seat:?}: listed, but not in the universe: {unmet:?}"))?;
            for action in listed {
                let accepted = at.game.check(seat, action);
                let why = |illegal| format!("{seat:?} {action:?} is listed but refused: {illegal}");
                accepted.map_err(why)?;
            }
            let others = sample(others, tried, &mut source);
            // Only if something is wrong is it worth knowing with which of them.
            if !refused(at.game, seat, &others) {
                others.iter().try_for_each(|&action| refusal(at.game, seat, action))?;
                return Err(format!("{seat:?}: refused actions change something if they are tried in turn"));
            }
        }
        let stranger = Seat(at.game.seats());
        let accepted = sample(universe, tried, &mut source)
            .into_iter()
            .find(|&action| at.game.check(stranger, action).is_ok());
        ensure(accepted.is_none(), || format!("{accepted:?} is accepted from {stranger:?}, who is not there"))
    })
}

/// Whether all these actions are refused, alike by `check` and `apply`, without a trace.
fn refused<G: Game>(game: &G, seat: Seat, actions: &[G::Action]) -> bool {
    let (mut tried, mut events) = (game.clone(), Vec::new());
    let alike = actions.iter().all(|&action| {
        let checked = game.check(seat, action);
        checked.is_err() && tried.apply(seat, action, &mut Log::to(&mut events)) == checked
    });
    alike && events.is_empty() && tried == *game
}

/// What is wrong with the refusal of one action that is not listed.
fn refusal<G: Game>(game: &G, seat: Seat, action: G::Action) -> Result<(), String> {
    let (mut tried, mut events) = (game.clone(), Vec::new());
    let Err(illegal) = game.check(seat, action) else {
        return Err(format!("{seat:?} {action:?} is accepted but not listed"));
    };
    let applied = tried.apply(seat, action, &mut Log::to(&mut events));
    ensure(applied == Err(illegal), || {
        format!("{seat:?} {action:?}: check says {illegal}, apply {applied:?}")
    })?;
    ensure(tried == *game, || format!("{seat:?} {action:?} is refused, but the state changed"))?;
    ensure(events.is_empty(), || format!("{seat:?} {action:?} is refused, but there are events"))
}

/// Law 3: every listed action applies, and a clone, the original and a game without a log then agree.
///
/// # Errors
/// The shortest game found in which it does not hold.
pub fn listed_actions_apply<L: Lawful>(setups: &[(&str, SetupOf<L>)]) -> Result<(), Failure> {
    try_law::<L>(
        "law 3: every listed action applies, alike in clones",
        setups,
        Tried::About(30),
        |at, seed| {
            let before = state_hash(at.game);
            if let Status::Chance(chance) = at.game.status() {
                agree(at, Record::Chance(chance.sample(&mut at.source(seed))))?;
            }
            for seat in Seat::all(at.game.seats()) {
                for action in listed(at.game, seat) {
                    agree(at, Record::Action { seat, action })?;
                }
            }
            ensure(state_hash(at.game) == before, || "playing on in a clone changed the original".to_owned())
        },
    )
}

fn agree<L: Lawful>(at: &Position<L>, record: Record<<L::Game as Game>::Action>) -> Result<(), String> {
    let (mut original, mut clone, mut silent) = (at.game.clone(), at.game.clone(), at.game.clone());
    let (mut events, mut same) = (Vec::new(), Vec::new());
    take(record, &mut original, &mut Log::to(&mut events))?;
    take(record, &mut clone, &mut Log::to(&mut same))?;
    match record {
        Record::Action { seat, action } => silent.apply_unchecked(seat, action, &mut Log::off()),
        _ => take(record, &mut silent, &mut Log::off())?,
    }
    ensure(original == clone, || format!("{record:?}: a clone is in another state afterwards"))?;
    ensure(events == same, || format!("{record:?}: a clone has other events"))?;
    ensure(original == silent, || format!("{record:?}: without a log the state is another one"))?;
    ensure(hash(&original) == hash(&silent), || format!("{record:?}: equal states hash differently"))
}

fn hash(state: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.hash(&mut hasher);
    hasher.finish()
}
