//! The odds of a combat between two forces that nobody has to have on a board: many battles are fought with the unit
//! tables, the steps and the dice of the game.
//!
//! A loop of its own is a hundred times faster than the frames of the engine. A test plays both with the same dice, for
//! many forces, and compares who is left in every single battle.
//!
//! Policy, as in the public calculators: both sides' hits are simultaneous; every available Sustain Damage is used before
//! a unit is lost ([`Sustain::Late`] is the other way); casualties in the order fighter, destroyer, infantry, cruiser,
//! carrier, dreadnought, flagship, war sun, undamaged before damaged; nobody retreats. What else there is to decide is in
//! `docs/odds.md`: cards and abilities are used at the first opportunity, but for those that give up something.

mod fight;
mod force;
mod hits;
mod plan;
mod powers;
mod roll;
mod short_form;
mod side;
pub mod stated;

pub use fight::{Ending, Tally, fight_many, fight_once};
pub use force::{CARDS, Force, Hand, LAWS, NOTES, TECHS};
pub use plan::{Arena, Sustain};
pub use short_form::{PARTS, SITES, Unreadable};
