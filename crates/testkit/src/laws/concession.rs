//! Law 7: anyone may leave at any time, and the rest play on.

use orrery_engine::{Game, Log, Seat, Source, Status};

use super::{Failure, Position, SetupOf, Tried, ensure, try_law};
use crate::Lawful;
use crate::play::{likely_record, take};

/// How many records of a game after a concession lie between two attempts to concede again.
const AGAIN: usize = 16;

/// Law 7: a concession is refused and changes nothing, or the game goes on and ends, with its components conserved.
/// It is refused while the game waits for its first shuffle, when it is over, and a second time.
///
/// At each state looked at every seat concedes, and the game is played to its end after one of the concessions.
///
/// # Errors
/// The shortest game found in which it does not hold.
pub fn anyone_may_concede<L: Lawful>(setups: &[(&str, SetupOf<L>)]) -> Result<(), Failure> {
    try_law::<L>("law 7: anyone may concede", setups, Tried::About(4), |at, seed| {
        let mut conceded = Vec::new();
        for seat in Seat::all(at.game.seats()) {
            conceded.extend(concede(at, seat)?.map(|game| (seat, game)));
        }
        let mut source = at.source(seed);
        let lot = source.below(conceded.len().max(1) as u32) as usize;
        match conceded.into_iter().nth(lot) {
            Some((seat, game)) => plays_on(at, seat, &game, &mut source),
            None => Ok(()),
        }
    })
}

/// The game after the seat has conceded, or `None` if it may not.
fn concede<L: Lawful>(at: &Position<L>, seat: Seat) -> Result<Option<L::Game>, String> {
    let (mut game, mut events) = (at.game.clone(), Vec::new());
    let over = matches!(game.status(), Status::Over(_));
    let dealt = !at.past.is_empty() || !matches!(game.status(), Status::Chance(_));
    if let Err(illegal) = game.concede(seat, &mut Log::to(&mut events)) {
        let untouched = game == *at.game && events.is_empty();
        ensure(untouched, || format!("{seat:?} may not concede ({illegal}), but something changed"))?;
        return Ok(None);
    }
    ensure(!over, || format!("{seat:?} concedes a game that is over"))?;
    ensure(dealt, || format!("{seat:?} concedes before the first shuffle"))?;
    at.sound(&game).map_err(|what| format!("{what}, after {seat:?} conceded"))?;
    stays_out(&game, seat).map_err(|what| format!("{what}, after {seat:?} conceded"))?;
    Ok(Some(game))
}

/// Whether a seat that has conceded cannot do so again.
fn stays_out<G: Game>(game: &G, seat: Seat) -> Result<(), String> {
    if !matches!(game.status(), Status::Decision(_)) {
        return Ok(());
    }
    let mut again = game.clone();
    let refused = again.concede(seat, &mut Log::off()).is_err() && again == *game;
    ensure(refused, || format!("{seat:?} concedes twice"))
}

/// Whether the others play on to the end, and nothing is made or lost on the way.
fn plays_on<L: Lawful>(
    at: &Position<L>,
    seat: Seat,
    conceded: &L::Game,
    source: &mut impl Source,
) -> Result<(), String> {
    let mut game = conceded.clone();
    let mut records = Vec::new();
    let then = |what: String, records: &[_]| format!("{what}, after {seat:?} conceded and then {records:?}");
    loop {
        let invalid = |what| then(format!("not a valid state: {what}"), &records);
        L::validate(&game).map_err(invalid)?;
        if records.len() % AGAIN == 0 {
            stays_out(&game, seat).map_err(|what| then(what, &records))?;
        }
        let next = likely_record(&game, |action| L::is_seldom_here(&game, action), source)
            .map_err(|what| then(what, &records))?;
        let Some(record) = next else { break };
        ensure(records.len() < L::LONGEST, || format!("no end after {seat:?} conceded"))?;
        take(record, &mut game, &mut Log::off()).map_err(|what| then(what, &records))?;
        records.push(record);
    }
    if at.sound(&game).is_ok() {
        return Ok(());
    }
    // Something was made or lost on the way: where?
    let mut game = conceded.clone();
    for (n, &record) in records.iter().enumerate() {
        take(record, &mut game, &mut Log::off())?;
        at.sound(&game).map_err(|what| then(what, &records[..=n]))?;
    }
    unreachable!("the same records lead to the same end")
}
