//! Law 6: nothing is made or lost.

use super::{Failure, SetupOf, Tried, try_law};
use crate::Lawful;

/// Law 6: components are conserved, and every state is valid.
///
/// # Errors
/// The shortest game found in which it does not hold.
pub fn components_are_conserved<L: Lawful>(setups: &[(&str, SetupOf<L>)]) -> Result<(), Failure> {
    try_law::<L>("law 6: components are conserved", setups, Tried::About(200), |at, _| at.sound(at.game))
}
