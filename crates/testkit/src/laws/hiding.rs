//! Law 5: hidden means hidden.

use std::cell::Cell;
use std::fmt::Debug;

use orrery_engine::{Appraise, ChanceOutcome, Game, Log, Record, Seat, Source, Status, Viewer};

use super::{ActionOf, Failure, Position, SetupOf, Tried, ensure, sample, try_law};
use crate::Lawful;
use crate::play::{listed, random_record, take};

/// How many actions of a seat are tried in two worlds at one state.
const TAKEN: usize = 8;
/// How many refusals are compared at one state.
const REFUSALS: usize = 64;
/// How many records a redealt world is played, and how much later an event is looked at again.
const PLAYED: usize = 10;

/// Law 5: what a viewer cannot know makes no difference to what they see.
///
/// In a second world, redealt for the viewer, the view, the status, the viewer's actions and refusals are the
/// same, and so are the events of an action of theirs, of chance or of a beat, until one reveals a hidden face; if none
/// does, the views after the action or the beat are the same as well. A redeal is a function of what the viewer knows: after
/// another redeal the same seed deals the same world. When several seats decide at once, choices that the
/// view of another seat does not tell apart are not told apart by events. An event looks the same later. A redealt
/// world is sound and can be played on, and at least one redeal changes something if the game
/// [hides](Lawful::HIDES) anything.
///
/// # Errors
/// The shortest game found in which it does not hold.
pub fn hidden_means_hidden<L: Lawful>(setups: &[(&str, SetupOf<L>)]) -> Result<(), Failure> {
    const NAME: &str = "law 5: hidden means hidden";
    for setup in setups {
        let changed = Cell::new(!L::HIDES);
        try_law::<L>(NAME, std::slice::from_ref(setup), Tried::About(30), |at, seed| {
            let mut source = at.source(seed);
            let universe = L::universe(at.game);
            for viewer in viewers(at.game) {
                let mut redealt = at.game.clone();
                let lot = source.next_u64();
                redealt.redeal(viewer, lot);
                changed.set(changed.get() || redealt != *at.game);
                let mut again = at.game.clone();
                again.redeal(viewer, source.next_u64());
                again.redeal(viewer, lot);
                ensure(again == redealt, || {
                    let differ = difference(&redealt, &again);
                    format!("a redeal for {viewer:?} depends on what they cannot know: {differ}")
                })?;
                at.sound(&redealt).map_err(|what| format!("redealt for {viewer:?}: {what}"))?;
                same_to(at, &redealt, viewer, &universe, &mut source)?;
                play_on(redealt, &mut source).map_err(|what| format!("redealt for {viewer:?}: {what}"))?;
            }
            unseen_by_the_rest(at)?;
            seen_alike_later(at)
        })?;
        if !changed.get() {
            return Err(Failure {
                law: NAME,
                setup: setup.0.to_owned(),
                seed: 0,
                what: "no redeal changed anything, so the law could not fail".to_owned(),
                records: Vec::new(),
                state: String::new(),
            });
        }
    }
    Ok(())
}

pub(super) fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Whether two worlds look the same to a viewer, now and after an action of theirs.
fn same_to<L: Lawful>(
    at: &Position<L>,
    redealt: &L::Game,
    viewer: Viewer,
    universe: &[ActionOf<L>],
    source: &mut impl Source,
) -> Result<(), String> {
    let differ = |what: &str, one: &dyn Debug, other: &dyn Debug| {
        format!("{what} tells {viewer:?} hidden things: {}", difference(one, other))
    };
    let (one, other) = (at.game.view(viewer), redealt.view(viewer));
    ensure(one == other, || differ("the view", &one, &other))?;
    let (one, other) = (at.game.status(), redealt.status());
    ensure(one == other, || differ("the status", &one, &other))?;
    let mut records = Vec::new();
    if let Status::Chance(chance) = at.game.status() {
        records.push(Record::Chance(chance.sample(source)));
    }
    if let Viewer::Seat(seat) = viewer {
        let (one, other) = (listed(at.game, seat), listed(redealt, seat));
        ensure(one == other, || differ("the list", &one, &other))?;
        for n in 0..universe.len().min(REFUSALS) {
            let all = universe.len() <= REFUSALS;
            let action = universe[if all { n } else { source.below(universe.len() as u32) as usize }];
            let (one, other) = (at.game.check(seat, action), redealt.check(seat, action));
            ensure(one == other, || differ(&format!("the answer to {action:?}"), &one, &other))?;
        }
        records.extend(sample(one, TAKEN, source).into_iter().map(|action| Record::Action { seat, action }));
    }
    for record in records {
        let (one, other) = (After::new(at.game, record)?, After::new(redealt, record)?);
        let revealed = one.revealed().min(other.revealed());
        let (seen, seen_there) = (one.seen(viewer, revealed), other.seen(viewer, revealed));
        ensure(seen == seen_there, || differ(&format!("what {record:?} shows"), &seen, &seen_there))?;
        // Dice and shuffles are nobody's to take back, so they need not announce what they turn up.
        let undone_freely = matches!(record, Record::Action { .. } | Record::Chance(ChanceOutcome::Nothing));
        if revealed == usize::MAX && undone_freely {
            let (one, other) = (one.game.view(viewer), other.game.view(viewer));
            ensure(one == other, || differ(&format!("the view after {record:?}"), &one, &other))?;
        }
    }
    Ok(())
}

/// Whether a guessed world can be played, as a search does.
fn play_on<G: Game>(mut game: G, source: &mut impl Source) -> Result<(), String> {
    for _ in 0..PLAYED {
        let Some(record) = random_record(&game, source)? else { break };
        take(record, &mut game, &mut Log::off())?;
    }
    Ok(())
}

/// Whether the events of a choice made while others still choose say no more of it than their views.
fn unseen_by_the_rest<L: Lawful>(at: &Position<L>) -> Result<(), String> {
    let Status::Decision(owing) = at.game.status() else { return Ok(()) };
    if owing.len() < 2 {
        return Ok(());
    }
    for seat in owing.iter() {
        let mut chosen = Vec::new();
        for action in listed(at.game, seat).into_iter().take(TAKEN) {
            let after = After::new(at.game, Record::Action { seat, action })?;
            if matches!(after.game.status(), Status::Decision(still) if !still.and(owing).without(seat).is_empty())
            {
                chosen.push((action, after));
            }
        }
        for viewer in viewers(at.game).filter(|&viewer| viewer != Viewer::Seat(seat)) {
            for (n, (action, after)) in chosen.iter().enumerate() {
                for (other, there) in &chosen[..n] {
                    let told = after.seen(viewer, after.revealed()) != there.seen(viewer, there.revealed());
                    ensure(!told || after.game.view(viewer) != there.game.view(viewer), || {
                        format!("events tell {viewer:?} whether {seat:?} chose {other:?} or {action:?}")
                    })?;
                }
            }
        }
    }
    Ok(())
}

/// For a game with [secrets](Appraise::SECRETS): two actions of a seat have the same trace for another seat exactly
/// if the events and the view afterwards are the same to it. Two actions are not compared if one of them reveals what
/// was hidden before they differ: what is seen then is no longer the action alone.
///
/// # Errors
/// The shortest game found in which it does not hold.
pub fn traces_tell_what_is_seen<L: Lawful>(setups: &[(&str, SetupOf<L>)]) -> Result<(), Failure>
where
    L::Game: Appraise,
{
    try_law::<L>("traces tell what is seen", setups, Tried::About(30), |at, seed| {
        let Status::Decision(owing) = at.game.status() else { return Ok(()) };
        let mut source = at.source(seed);
        for seat in owing.iter() {
            let mut taken = Vec::new();
            for action in sample(listed(at.game, seat), TAKEN, &mut source) {
                taken.push((action, After::new(at.game, Record::Action { seat, action })?));
            }
            for viewer in Seat::all(at.game.seats()).filter(|&viewer| viewer != seat) {
                let trace = |action| at.game.trace(seat, action, viewer);
                for (n, (action, after)) in taken.iter().enumerate() {
                    for (other, there) in &taken[..n] {
                        let Some(seen) = after.looks_like(there, Viewer::Seat(viewer)) else { continue };
                        ensure(seen == (trace(*action) == trace(*other)), || {
                            let what = if seen { "cannot" } else { "can" };
                            format!("{viewer:?} {what} tell {other:?} of {seat:?} from {action:?}")
                        })?;
                    }
                }
            }
        }
        Ok(())
    })
}

/// Whether the events of the next record look the same from a later state.
fn seen_alike_later<L: Lawful>(at: &Position<L>) -> Result<(), String> {
    let Some((&next, later)) = at.future.split_first() else { return Ok(()) };
    let after = After::new(at.game, next)?;
    let mut game = after.game.clone();
    for &record in later.iter().take(PLAYED) {
        take(record, &mut game, &mut Log::off())?;
    }
    for viewer in viewers(at.game) {
        for event in &after.events {
            let (now, then) = (after.game.seen_by(event, viewer), game.seen_by(event, viewer));
            ensure(now == then, || format!("{viewer:?} sees {now:?} of {next:?}, and later {then:?}"))?;
        }
    }
    Ok(())
}

/// A state after one more record, and what happened in between.
pub(super) struct After<G: Game> {
    pub(super) game: G,
    pub(super) events: Vec<G::Event>,
}

impl<G: Game> After<G> {
    pub(super) fn new(before: &G, record: Record<G::Action>) -> Result<Self, String> {
        let (mut game, mut events) = (before.clone(), Vec::new());
        take(record, &mut game, &mut Log::to(&mut events))?;
        Ok(Self { game, events })
    }

    /// Where the first event stands that reveals a hidden face.
    fn revealed(&self) -> usize {
        self.events.iter().position(G::reveals).unwrap_or(usize::MAX)
    }

    /// Whether `viewer` cannot tell it from `other`; `None` if something hidden was revealed before that shows.
    fn looks_like(&self, other: &Self, viewer: Viewer) -> Option<bool> {
        let revealed = self.revealed().min(other.revealed());
        if self.seen(viewer, revealed) != other.seen(viewer, revealed) {
            return Some(false);
        }
        (revealed == usize::MAX).then(|| self.game.view(viewer) == other.game.view(viewer))
    }

    /// The first `n` events as `viewer` saw them.
    fn seen(&self, viewer: Viewer, n: usize) -> Vec<G::Event> {
        self.events.iter().take(n).map(|event| self.game.seen_by(event, viewer)).collect()
    }
}

/// Where two worlds first differ, with what encloses it.
pub(super) fn difference(one: &dyn Debug, other: &dyn Debug) -> String {
    let (one, other) = (format!("{one:#?}"), format!("{other:#?}"));
    let same = one.lines().zip(other.lines()).take_while(|(one, other)| one == other).count();
    let line = |text: &str| text.lines().nth(same).map_or("nothing more", str::trim).to_owned();
    let indent = |line: &str| line.len() - line.trim_start().len();
    let mut depth = one.lines().nth(same).map_or(0, indent);
    let mut path = Vec::new();
    for outer in one.lines().take(same).collect::<Vec<_>>().into_iter().rev() {
        if indent(outer) < depth {
            depth = indent(outer);
            path.insert(0, outer.trim());
        }
    }
    format!("{} {} in one world, {} in another", path.join(" "), line(&one), line(&other))
}
