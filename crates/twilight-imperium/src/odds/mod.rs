//! The odds of a combat between two forces that nobody has to have on a board: many battles are fought with the unit
//! tables, the steps and the dice of the game.
//!
//! A loop of its own is a hundred times faster than the frames of the engine. A test plays both with the same dice, for
//! many forces, and compares who is left in every single battle.
//!
//! Policy, as in the public calculators: both sides' hits are simultaneous; every available Sustain Damage is used before
//! a unit is lost ([`Sustain::Late`] is the other way); casualties in the order fighter, destroyer, infantry, cruiser,
//! carrier, dreadnought, flagship, war sun, undamaged before damaged; nobody retreats. Cards, *Ambush*, *Harrow* and
//! *Munitions Reserves* are used at the first opportunity, and whoever may roll again does so with all dice that missed.
//! Space: cannons of the attacker, then of the defender, assault cannons, ambush, barrages, rounds. Ground:
//! bombardment, space cannon defense, rounds. Abilities that give up units or influence of their owner are left out.

mod fight;
mod plan;
mod short_form;
pub mod stated;

pub use fight::{Tally, fight_many, fight_once};
pub use plan::{Arena, Sustain};
pub use short_form::{CARDS, Force, TECHS, Unreadable};
