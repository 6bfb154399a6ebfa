//! Law 4: a game is its setup and its records.

use std::fmt::Debug;

use orrery_engine::{Game, Log};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Failure, SetupOf, Tried, ensure, try_law};
use crate::Lawful;
use crate::play::take;

/// How many records a loaded state is followed.
const FOLLOWED: usize = 50;

/// Law 4: replaying setup and records gives an identical state, and what is saved and loaded is the same and
/// goes on in the same way.
///
/// # Errors
/// The shortest game found in which it does not hold.
pub fn records_replay<L: Lawful>(setups: &[(&str, SetupOf<L>)]) -> Result<(), Failure> {
    try_law::<L>("law 4: records replay, and saved states load", setups, Tried::About(30), |at, _| {
        let mut game = at.game.clone();
        let mut loaded = saved_and_loaded(&game, "state")?;
        for &record in at.future.iter().take(FOLLOWED) {
            let (mut events, mut same) = (Vec::new(), Vec::new());
            take(record, &mut game, &mut Log::to(&mut events))?;
            take(saved_and_loaded(&record, "record")?, &mut loaded, &mut Log::to(&mut same))?;
            ensure(game == loaded, || format!("a loaded state goes on differently at {record:?}"))?;
            ensure(events == same, || format!("a loaded state has other events at {record:?}"))?;
            for event in &events {
                saved_and_loaded(event, "event")?;
            }
        }
        if at.future.is_empty() {
            let setup = saved_and_loaded(at.setup, "setup")?;
            let mut replayed =
                L::Game::new(&setup).map_err(|illegal| format!("refused when loaded: {illegal}"))?;
            at.past.iter().try_for_each(|&record| take(record, &mut replayed, &mut Log::off()))?;
            ensure(replayed == *at.game, || "replaying the records gives another state".to_owned())?;
        }
        Ok(())
    })
}

fn saved_and_loaded<T>(value: &T, what: &str) -> Result<T, String>
where
    T: PartialEq + Debug + Serialize + DeserializeOwned,
{
    let saved = postcard::to_stdvec(value).map_err(|error| format!("{what} is not saved: {error}"))?;
    let loaded = postcard::from_bytes(&saved).map_err(|error| format!("{what} is not loaded: {error}"))?;
    ensure(*value == loaded, || format!("{what} is another one when loaded: {value:?} became {loaded:?}"))?;
    let again =
        postcard::to_stdvec(&loaded).map_err(|error| format!("{what} is not saved again: {error}"))?;
    ensure(saved == again, || format!("{what} is saved differently the second time: {value:?}"))?;
    Ok(loaded)
}
