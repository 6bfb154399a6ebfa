//! Whether a state makes sense: for the laws and for tests that set up positions.

use orrery_engine::Seat;

use crate::cards::{COMMAND_TOKENS, Unit};
use crate::hex::Hex;
use crate::state::TwilightImperium;

impl TwilightImperium {
    /// Whether the state makes sense.
    ///
    /// # Errors
    /// What does not.
    pub fn validate(&self) -> Result<(), String> {
        self.space.validate()?;
        self.planets.validate()?;
        for seat in Seat::all(self.players) {
            let on_board = Hex::all().filter(|&hex| self.tokens[hex.index()].contains(seat)).count() as u8;
            let pools: u8 = self.sheets[seat].pools.iter().sum();
            if on_board + pools > COMMAND_TOKENS {
                return Err(format!("{seat:?} has {} command tokens", on_board + pools));
            }
            if self.sheets[seat].faction.is_none() {
                continue;
            }
            for unit in Unit::ALL {
                let limited = !matches!(unit, Unit::Fighter | Unit::Infantry);
                if limited && self.on_board(seat, unit) > unit.figures() {
                    return Err(format!("{seat:?} has {} of {unit:?}", self.on_board(seat, unit)));
                }
            }
            if self.sheets[seat].points > self.goal {
                return Err(format!("{seat:?} has {} points", self.sheets[seat].points));
            }
        }
        Ok(())
    }
}
