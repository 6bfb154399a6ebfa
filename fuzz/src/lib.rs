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

use orrery_server::games::{Games, Offer};
use orrery_star_realms::StarRealms;

/// The games that are fuzzed: Star Realms, and Parley for its reaction windows.
pub const GAMES: Games = Games(&[Offer::of::<StarRealms>(), Offer::of::<parley::OnTheWire>()]);
