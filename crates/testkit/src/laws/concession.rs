//! Law 7: anyone may leave at any time, and the rest play on.

use orrery_engine::{Game, Log, Seat, Status};

use super::{Failure, Position, SetupOf, Tried, ensure, try_law};
use crate::Lawful;
use crate::play::likely_record;

/// Law 7: a concession is refused and changes nothing, or the game goes on and ends, with its components conserved.
/// It is refused while the game waits for its first shuffle, when it is over, and a second time.
///
/// # Errors
/// The shortest game found in which it does not hold.
pub fn anyone_may_concede<L: Lawful>(setups: &[(&str, SetupOf<L>)]) -> Result<(), Failure> {
    try_law::<L>("law 7: anyone may concede", setups, Tried::About(4), |at, seed| {
        Seat::all(at.game.seats()).try_for_each(|seat| concede(at, seat, seed))
    })
}

fn concede<L: Lawful>(at: &Position<L>, seat: Seat, seed: u64) -> Result<(), String> {
    let (mut game, mut events) = (at.game.clone(), Vec::new());
    let over = matches!(game.status(), Status::Over(_));
    let dealt = !at.past.is_empty() || !matches!(game.status(), Status::Chance(_));
    if let Err(illegal) = game.concede(seat, &mut Log::to(&mut events)) {
        let untouched = game == *at.game && events.is_empty();
        return ensure(untouched, || format!("{seat:?} may not concede ({illegal}), but something changed"));
    }
    ensure(!over, || format!("{seat:?} concedes a game that is over"))?;
    ensure(dealt, || format!("{seat:?} concedes before the first shuffle"))?;
    let mut source = at.source(seed);
    let mut records = Vec::new();
    loop {
        let then = |what: String| format!("{what}, after {seat:?} conceded and then {records:?}");
        at.sound(&game).map_err(then)?;
        if matches!(game.status(), Status::Decision(_)) {
            let mut again = game.clone();
            let refused = again.concede(seat, &mut Log::off()).is_err() && again == game;
            ensure(refused, || then(format!("{seat:?} concedes twice")))?;
        }
        let Some(record) = likely_record(&game, L::is_seldom, &mut source).map_err(then)? else { return Ok(()) };
        ensure(records.len() < L::LONGEST, || format!("no end after {seat:?} conceded"))?;
        record.take(&mut game, &mut Log::off()).map_err(then)?;
        records.push(record);
    }
}
