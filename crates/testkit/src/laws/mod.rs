//! The laws every game must obey, tried in games played at random.
//!
//! `ORRERY_GAMES` says how many games are played for each setup and law (unless told, what the game's tests say in
//! [`Lawful::GAMES`]), `ORRERY_SEED` with which seed they start, `ORRERY_REFUSALS` how many illegal actions are tried
//! at a state (500). All games are played to their end; a law is tried at states drawn from all of them. A law
//! that fails is tried again at every state of the first games, and the failure with the fewest records is reported.

mod concession;
mod conservation;
mod hiding;
mod listing;
mod records;
mod words;

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use orrery_engine::{Game, Log, Record, Source, SplitMix64};

use crate::play::{likely_record, take};
use crate::{Components, Lawful};

pub use concession::anyone_may_concede;
pub use conservation::components_are_conserved;
pub use hiding::{hidden_means_hidden, traces_tell_what_is_seen};
pub use listing::{games_end, listed_actions_apply, listed_if_and_only_if_accepted};
pub use records::records_replay;
pub use words::words_tell_nothing_hidden;

/// One test for each law of [`laws`](mod@crate::laws): `laws!(Laws, setups())`, where `Laws` is [`Lawful`] and
/// `setups()` gives names and setups as `Vec<(&str, Setup)>`.
#[macro_export]
macro_rules! laws {
    ($lawful:ty, $setups:expr) => {
        $crate::laws!(@ $lawful, $setups, [
            games_end
            listed_if_and_only_if_accepted
            listed_actions_apply
            records_replay
            hidden_means_hidden
            components_are_conserved
            anyone_may_concede
            words_tell_nothing_hidden
        ]);
    };
    (@ $lawful:ty, $setups:expr, [$($law:ident)*]) => {
        $(
            #[test]
            fn $law() {
                if let Err(failure) = $crate::laws::$law::<$lawful>(&$setups) {
                    panic!("{failure}");
                }
            }
        )*
    };
}

/// In how many games a shorter failure is looked for.
const RETRIED: usize = 50;
/// How many records a failure shows.
const SHOWN: usize = 500;

/// A law that does not hold, and the shortest game found in which it does not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The law.
    pub law: &'static str,
    /// The name of the setup.
    pub setup: String,
    /// The seed of the game.
    pub seed: u64,
    /// What is wrong after the last of the records.
    pub what: String,
    /// The game up to there, as text.
    pub records: Vec<String>,
    /// The state it led to, as text.
    pub state: String,
}

impl std::error::Error for Failure {}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { law, setup, seed, what, records, state } = self;
        let step = records.len();
        writeln!(f, "{law}: broken in setup '{setup}' with seed {seed} at step {step}")?;
        writeln!(f, "  {what}")?;
        writeln!(f, "again: ORRERY_SEED={seed} ORRERY_GAMES=1")?;
        let skipped = step.saturating_sub(SHOWN);
        writeln!(f, "records{}:", if skipped > 0 { ", the last ones" } else { "" })?;
        for (step, record) in records.iter().enumerate().skip(skipped) {
            writeln!(f, "{:6} {record}", step + 1)?;
        }
        write!(f, "state: {state}")
    }
}

type SetupOf<L> = <<L as Lawful>::Game as Game>::Setup;
type ActionOf<L> = <<L as Lawful>::Game as Game>::Action;

/// A state of a random game, as a law sees it.
struct Position<'a, L: Lawful> {
    setup: &'a SetupOf<L>,
    /// The components before the first record.
    components: &'a Components,
    game: &'a L::Game,
    /// The records that led here.
    past: &'a [Record<ActionOf<L>>],
    /// The records that followed in this game.
    future: &'a [Record<ActionOf<L>>],
}

impl<L: Lawful> Position<'_, L> {
    /// Random bits that depend on the position only, so that a failure repeats.
    fn source(&self, seed: u64) -> SplitMix64 {
        SplitMix64::new(seed ^ (self.past.len() as u64).rotate_left(32))
    }

    /// Whether nothing was made or lost in `game`, a state that may follow this one, and it makes sense. Counting all
    /// components takes longer than a decision, so it is not for every state of many games.
    fn sound(&self, game: &L::Game) -> Result<(), String> {
        let changes = L::components(game).changes(self.components);
        if !changes.is_empty() {
            return Err(format!("components changed: {}", changes.join(", ")));
        }
        L::validate(game).map_err(|what| format!("not a valid state: {what}"))
    }
}

/// At which states a law is tried.
#[derive(Clone, Copy)]
enum Tried {
    Everywhere,
    /// At about so many of [`GAMES`] games; more games share them. Also where the first [`GAMES`] begin and end.
    About(u32),
}

/// For how many games the laws say at how many states they are tried.
pub(crate) const GAMES: u64 = 20;

impl Tried {
    /// Whether the law is tried after `step` of `steps` records in one of so many games.
    fn draws(self, step: usize, steps: usize, games: &Range<u64>, seed: u64, lots: &mut SplitMix64) -> bool {
        let Self::About(states) = self else { return true };
        let count = games.end - games.start;
        let lot = lots.next_u64() % ((steps as u64 + 1) * count.max(GAMES));
        let end = step == 0 || step == steps;
        lot < u64::from(states) * GAMES || end && seed < games.start.saturating_add(GAMES)
    }
}

/// What a law says of one state, given the seed of the game.
trait Law<L: Lawful>: Fn(&Position<L>, u64) -> Result<(), String> {}
impl<L: Lawful, F: Fn(&Position<L>, u64) -> Result<(), String>> Law<L> for F {}

/// Tries a law in random games of every setup.
fn try_law<L: Lawful>(
    name: &'static str,
    setups: &[(&str, SetupOf<L>)],
    tried: Tried,
    law: impl Law<L>,
) -> Result<(), Failure> {
    for (setup_name, setup) in setups {
        let trial = Trial::<L, _> { setup, law: &law };
        let mut progress = Progress { law: name, setup: setup_name, games: seeds::<L>() };
        let play = |seed| {
            progress.tell(seed);
            Some((seed, trial.play(seed, tried, L::LONGEST).err()?))
        };
        let Some((seed, broken)) = seeds::<L>().find_map(play) else { continue };
        let (seed, broken) = trial.shortest(seed, broken);
        return Err(Failure {
            law: name,
            setup: (*setup_name).to_owned(),
            seed,
            what: broken.what,
            records: broken.past.iter().map(|record| format!("{record:?}")).collect(),
            state: broken.state,
        });
    }
    Ok(())
}

/// Says in a long run how far it has come.
struct Progress<'a> {
    law: &'a str,
    setup: &'a str,
    games: Range<u64>,
}

impl Progress<'_> {
    /// After how many games something is said.
    const STEP: u64 = 5000;

    fn tell(&mut self, seed: u64) {
        let (done, all) = (seed - self.games.start, self.games.end - self.games.start);
        if done > 0 && done.is_multiple_of(Self::STEP) {
            eprintln!("{}: {}: {done} of {all} games", self.law, self.setup);
        }
    }
}

/// One law tried in games of one setup.
struct Trial<'a, L: Lawful, F> {
    setup: &'a SetupOf<L>,
    law: &'a F,
}

/// How a law failed in one game.
struct Broken<A> {
    what: String,
    past: Vec<Record<A>>,
    state: String,
}

impl<L: Lawful, F: Law<L>> Trial<'_, L, F> {
    /// The failure with the fewest records found if every state of a game is looked at.
    fn shortest(&self, seed: u64, broken: Broken<ActionOf<L>>) -> (u64, Broken<ActionOf<L>>) {
        let mut best = (seed, broken);
        for seed in std::iter::once(seed).chain(seeds::<L>().take(RETRIED)) {
            let Some(limit) = best.1.past.len().checked_sub(1) else { break };
            if let Err(broken) = self.play(seed, Tried::Everywhere, limit)
                && broken.past.len() <= limit
            {
                best = (seed, broken);
            }
        }
        best
    }

    /// Plays the game of this seed and tries the law at some of its first `limit` states.
    fn play(&self, seed: u64, tried: Tried, limit: usize) -> Result<(), Broken<ActionOf<L>>> {
        let records = RefCell::new(Vec::new());
        let step = Cell::new(0);
        let what = guarded(|| self.random_game(seed, limit, &records))
            .inspect_err(|_| step.set(records.borrow().len()))
            .and_then(|()| guarded(|| self.walk(seed, tried, &records.borrow(), &step)));
        what.map_err(|what| {
            let mut past = records.take();
            past.truncate(step.get());
            let state = guarded(|| self.replay(&past).map(|game| format!("{game:?}")));
            Broken { what, past, state: state.unwrap_or_else(|what| format!("not reached again: {what}")) }
        })
    }

    fn start(&self) -> Result<L::Game, String> {
        L::Game::new(self.setup).map_err(|illegal| format!("the setup is refused: {illegal}"))
    }

    fn replay(&self, past: &[Record<ActionOf<L>>]) -> Result<L::Game, String> {
        let mut game = self.start()?;
        past.iter().try_for_each(|&record| take(record, &mut game, &mut Log::off()))?;
        Ok(game)
    }

    /// Plays at random to the end, or until there are `limit` records.
    fn random_game(
        &self,
        seed: u64,
        limit: usize,
        records: &RefCell<Vec<Record<ActionOf<L>>>>,
    ) -> Result<(), String> {
        let mut game = self.start()?;
        let mut source = SplitMix64::new(seed);
        while let Some(record) = likely_record(&game, |action| L::is_seldom_here(&game, action), &mut source)?
        {
            if L::is_enough(&game) {
                return Ok(());
            }
            if records.borrow().len() == limit {
                return if limit == L::LONGEST {
                    Err(format!("no end after {limit} records"))
                } else {
                    Ok(())
                };
            }
            records.borrow_mut().push(record);
            take(record, &mut game, &mut Log::off())?;
        }
        Ok(())
    }

    /// Goes through a game and tries the law at its states; `step` says at which.
    fn walk(
        &self,
        seed: u64,
        tried: Tried,
        records: &[Record<ActionOf<L>>],
        step: &Cell<usize>,
    ) -> Result<(), String> {
        let mut game = self.start()?;
        let components = L::components(&game);
        let games = seeds::<L>();
        let mut lots = SplitMix64::new(!seed);
        let mut drawn: Vec<usize> = (0..=records.len()).collect();
        drawn.retain(|&n| tried.draws(n, records.len(), &games, seed, &mut lots));
        let mut played = 0;
        for n in drawn {
            step.set(n);
            let (past, future) = records.split_at(n);
            past[played..].iter().try_for_each(|&record| take(record, &mut game, &mut Log::off()))?;
            played = n;
            let position = Position { setup: self.setup, components: &components, game: &game, past, future };
            (self.law)(&position, seed)?;
        }
        Ok(())
    }
}

/// The seeds of the games to play.
fn seeds<L: Lawful>() -> Range<u64> {
    let first = number("ORRERY_SEED", 0);
    first..first.saturating_add(number("ORRERY_GAMES", L::GAMES))
}

/// A number from the environment.
fn number(name: &str, default: u64) -> u64 {
    match std::env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name} is not a number: {text}")),
        Err(_) => default,
    }
}

/// At most `n` of the items, at random.
fn sample<T>(mut items: Vec<T>, n: usize, source: &mut impl Source) -> Vec<T> {
    if items.len() > n {
        for place in 0..n {
            let rest = (items.len() - place) as u32;
            items.swap(place, place + source.below(rest) as usize);
        }
        items.truncate(n);
    }
    items
}

/// What `act` says, or the message of its panic.
fn guarded<T>(act: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    let message = |panic: Box<dyn Any + Send>| match panic.downcast::<String>() {
        Ok(message) => *message,
        Err(panic) => panic.downcast_ref::<&str>().map_or_else(String::new, |message| (*message).to_owned()),
    };
    catch_unwind(AssertUnwindSafe(act)).unwrap_or_else(|panic| Err(format!("panic: {}", message(panic))))
}

/// `Ok` if `holds`, else what is wrong.
fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}
