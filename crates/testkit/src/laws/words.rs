//! Law 8: words tell nothing hidden, and tell choices apart.

use orrery_engine::{Choice, Describe, Game, Illegal, Message, Seat, Source, Spot, Status, Viewer};

use super::hiding::{After, difference, viewers};
use super::{Failure, Position, SetupOf, Tried, ensure, try_law};
use crate::Lawful;
use crate::play::{listed, pick};

/// At how many places a viewer asks why nothing can be done there.
const POINTED_AT: usize = 24;

/// Law 8: what a client shows in words rests on what the viewer may know.
///
/// In a second world, redealt for the viewer, the question, the choices, the answers to 'why not?' and the sentences
/// and places of what happened are the same. A seat is asked something exactly if it owes a decision. Every choice has
/// a label, no two choices of one listing read alike, and every place is one of the game's [zones](Lawful::ZONES).
///
/// # Errors
/// The shortest game found in which it does not hold.
pub fn words_tell_nothing_hidden<L: Lawful>(setups: &[(&str, SetupOf<L>)]) -> Result<(), Failure>
where
    L::Game: Describe,
{
    try_law::<L>("law 8: words tell nothing hidden", setups, Tried::About(12), |at, seed| {
        let mut source = at.source(seed);
        let mut spots = Vec::new();
        for seat in Seat::all(at.game.seats()) {
            let choices = choices(at.game, seat);
            readable(at.game, seat, &choices)?;
            spots.extend(choices.into_iter().flat_map(|choice| choice.about));
        }
        spots.iter().try_for_each(|&spot| on_the_table::<L>(at.game, spot))?;
        let spots = pointed_at::<L>(at.game, &spots, &mut source);
        for viewer in viewers(at.game) {
            let mut redealt = at.game.clone();
            redealt.redeal(viewer, source.next_u64());
            if let Viewer::Seat(seat) = viewer {
                let (one, other) = (told(at.game, seat, &spots), told(&redealt, seat, &spots));
                ensure(one == other, || {
                    format!("words tell {viewer:?} hidden things: {}", difference(&one, &other))
                })?;
            }
        }
        worded_alike(at, &mut source)
    })
}

fn choices<G: Describe>(game: &G, seat: Seat) -> Vec<Choice> {
    listed(game, seat).into_iter().map(|action| game.choice(seat, action)).collect()
}

/// Whether the seat is asked what it owes and can tell its choices apart.
fn readable<G: Describe>(game: &G, seat: Seat, choices: &[Choice]) -> Result<(), String> {
    let owes = matches!(game.status(), Status::Decision(owing) if owing.contains(seat));
    let question = game.question(seat);
    ensure(question.is_some() == owes, || {
        format!("{seat:?} owes a decision: {owes}, is asked {question:?}")
    })?;
    for (n, choice) in choices.iter().enumerate() {
        ensure(!choice.label.key.is_empty(), || format!("{seat:?}: a choice without a label: {choice:?}"))?;
        ensure(!choices[..n].contains(choice), || format!("{seat:?}: two choices read alike: {choice:?}"))?;
    }
    Ok(())
}

/// Whether the place is one that a table of this game has.
fn on_the_table<L: Lawful>(game: &L::Game, spot: Spot) -> Result<(), String> {
    ensure(L::ZONES.contains(&spot.zone), || format!("no zone of the game: {spot:?}"))?;
    ensure(spot.owner.is_none_or(|seat| seat.0 < game.seats()), || format!("nobody sits there: {spot:?}"))
}

/// Places a person may point at: some that choices are about, and any others.
fn pointed_at<L: Lawful>(game: &L::Game, spots: &[Spot], source: &mut impl Source) -> Vec<Spot> {
    let owners: Vec<Option<Seat>> = Seat::all(game.seats()).map(Some).chain([None]).collect();
    let mut pointed = Vec::new();
    for n in 0..POINTED_AT {
        let Some(mut spot) = pick(spots, source) else { break };
        if n % 2 == 1 {
            spot.zone = pick(L::ZONES, source).unwrap_or(spot.zone);
            spot.owner = pick(&owners, source).unwrap_or(spot.owner);
            spot.index = source.below(50) as u16;
        }
        pointed.push(spot);
    }
    pointed
}

/// All that a seat is told in words at one moment.
#[derive(PartialEq, Debug)]
struct Told {
    question: Option<Message>,
    waited_for: Vec<Option<Message>>,
    choices: Vec<Choice>,
    why: Vec<(Spot, Illegal)>,
}

/// All that a seat is told in words at this moment.
fn told<G: Describe>(game: &G, seat: Seat, spots: &[Spot]) -> Told {
    let why = |&spot: &Spot| {
        let attempts = game.attempts(seat, spot);
        let refusal = attempts.into_iter().find_map(|action| game.check(seat, action).err());
        (spot, refusal.unwrap_or_else(|| game.idle(seat, spot)))
    };
    let waited_for = Seat::all(game.seats()).map(|other| game.waiting(other)).collect();
    Told {
        question: game.question(seat),
        waited_for,
        choices: choices(game, seat),
        why: spots.iter().map(why).collect(),
    }
}

/// Whether the next thing that happens is told to each viewer without regard to what they cannot know.
fn worded_alike<L: Lawful>(at: &Position<L>, source: &mut impl Source) -> Result<(), String>
where
    L::Game: Describe,
{
    let Some(&next) = at.future.first() else { return Ok(()) };
    let after = After::new(at.game, next)?;
    for viewer in viewers(at.game) {
        let mut redealt = after.game.clone();
        redealt.redeal(viewer, source.next_u64());
        for event in &after.events {
            let seen = after.game.seen_by(event, viewer);
            let words = |game: &L::Game| (game.sentence(&seen), game.moves(&seen));
            let (one, other) = (words(&after.game), words(&redealt));
            ensure(one == other, || {
                format!("the words for {seen:?} tell {viewer:?} hidden things: {}", difference(&one, &other))
            })?;
            let places = one.1.iter().flat_map(|moved| moved.from.into_iter().chain(moved.to));
            places.into_iter().try_for_each(|spot| on_the_table::<L>(at.game, spot))?;
        }
    }
    Ok(())
}
