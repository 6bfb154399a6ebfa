//! The odds of a combat between two forces that nobody has to have on a board: many battles are fought with the dice and
//! the unit tables of the game.
//!
//! Policy, as in the public calculators: both sides' hits are simultaneous; every available Sustain Damage is used before
//! a unit is lost ([`Sustain::Late`] is the other way); casualties in the order fighter, destroyer, infantry, cruiser,
//! carrier, dreadnought, flagship, war sun, undamaged before damaged; nobody retreats.

mod fight;
mod short_form;
pub mod stated;

pub use fight::{Arena, Sustain, Tally, fight_many};
pub use short_form::{CARDS, Force, TECHS, Unreadable};
