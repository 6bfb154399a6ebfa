//! What is fuzzed: bytes go in, and whatever they are, they are refused or played, never a panic.
//!
//! [`wire`] takes them for what clients of a table send, [`records`] for saved games and stored records. `scripts/fuzz`
//! builds both with coverage and mutates the [`seeds`]; a test runs the seeds and everything that once broke something
//! (`regressions/<target>`) without it.

pub mod memory;
pub mod records;
pub mod seeds;
pub mod wire;

#[path = "../../crates/server/tests/it/parley.rs"]
mod parley;

use std::sync::LazyLock;

use orrery_server::games::{Games, Offer};

/// The games that are fuzzed: all of Orrery's, and Parley for its reaction windows.
pub fn games() -> Games {
    static GAMES: LazyLock<Vec<Offer>> =
        LazyLock::new(|| [Games::all().0, &[Offer::of::<parley::OnTheWire>()]].concat());
    Games(&GAMES)
}
