//! How games of Orrery are tested.
//!
//! - [`laws!`] plays a game at random and asserts the [laws](mod@laws) every game must obey.
//! - [`Scenario`] drives a game by hand, so that a test reads like the paragraph it is about.
//! - [`golden`] keeps whole games as text with a state hash at every record.
//! - [`repertoire`] finds games worth keeping.
//! - [`citations`] compares the paragraphs of a rules reference with the tests that cite them.
//! - [`words`] reads the messages of a language, to compare them with what a game says.
//! - [`parley`] is a small game that uses all of it, to read before writing a larger one.

pub mod citations;
pub mod golden;
pub mod lawful;
pub mod laws;
pub mod parley;
pub mod play;
pub mod repertoire;
pub mod scenario;
pub mod words;

pub use lawful::{Components, Lawful};
pub use laws::Failure;
pub use scenario::Scenario;
