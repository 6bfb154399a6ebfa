//! StarCraft: The Board Game for 2 to 6 players, with both variants.
//!
//! Reading order: [`cards`] (the tables), [`galaxy`] and [`state`] (what lies on the table), [`setup`], `frame`
//! (what is being resolved), then `phase` and [`combat`] (the procedures, one file a chapter), `decide` (listing,
//! checking and applying), [`view`] and `hidden` (what a viewer may know), `describe` (what a client shows). Ids
//! such as `SC 13.4.2` are paragraphs of the rules reference in `rules/starcraft`.

pub mod action;
pub mod cards;
pub mod combat;
mod decide;
pub mod event;
mod frame;
pub mod galaxy;
mod phase;
pub mod rules;
pub mod setup;
pub mod squad;
pub mod state;
pub mod zones;

pub use action::Action;
pub use event::Event;
pub use setup::{Options, Setup};
pub use squad::Squad;
pub use state::{Area, StarCraft};

/// The most seats a table has.
pub const MAX_SEATS: usize = 6;
/// How many orders a player places in a round (SC 5.1.1).
pub const ORDERS: u8 = 4;
/// Conquest points of a normal victory (SC 8.2.1).
pub const NORMAL_VICTORY: u8 = 15;
/// After so many rounds a Galactic Conquest that nobody has won is shared by all sides left (SC G135).
pub const CONQUEST_ROUNDS: u8 = 50;
/// How many 'The End Draws Near' end the game (SC 7.8.9).
pub const LAST_EVENTS: usize = 2;
