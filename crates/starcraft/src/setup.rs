//! Setups: seats, variants and options, fixed before the first decision.

use orrery_engine::{Illegal, Seat};
use serde::{Deserialize, Serialize};

use crate::rules;

/// What is fixed before the first decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// How many players (SC 1.1.1).
    pub players: u8,
    /// Who takes the first player token; by lot if `None` (SC G1).
    pub first: Option<Seat>,
    /// Variants and options.
    pub options: Options,
}

/// Variants and options with the defaults of the rulings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    /// How factions are given out (SC G2).
    pub factions: Factions,
    /// How the galaxy comes about.
    pub galaxy: Galaxy,
    /// Galactic Conquest (SC 19.1.1).
    pub conquest: bool,
    /// Team Play (SC 19.2.1).
    pub teams: bool,
    /// Whether technology units count against the unit build limit (SC G36).
    pub technology_units: TechnologyUnits,
    /// The reconstructed racial abilities of the Protoss and the Zerg, off unless wished for.
    pub racial_abilities: bool,
}

/// How factions are given out (SC G2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Factions {
    /// Players pick in turn (SC 2.2.1).
    #[default]
    Draft,
    /// They are dealt (SC 2.2.2); always so in Team Play (SC 19.2.2).
    Dealt,
}

/// How the galaxy comes about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Galaxy {
    /// The players build it (SC 3.1.1).
    #[default]
    Built,
    /// A balanced galaxy lies ready, with bases, routes and starting forces placed.
    Ready,
}

/// Whether technology units count against the unit build limit (SC G36).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum TechnologyUnits {
    /// They do.
    #[default]
    Count,
    /// They do not.
    Free,
}

impl Setup {
    /// A game for so many players with the default options.
    pub fn new(players: u8) -> Self {
        Self { players, first: None, options: Options::default() }
    }

    /// Which team a seat belongs to; without teams everybody is his own (SC 19.2.3).
    pub const fn team(&self, seat: Seat) -> u8 {
        if self.options.teams { seat.0 % (self.players / 2) } else { seat.0 }
    }

    /// Whether the setup makes sense.
    ///
    /// # Errors
    /// The rule it breaks.
    pub fn check(&self) -> Result<(), Illegal> {
        if !(2..=6).contains(&self.players) {
            return Err(rules::WRONG_NUMBER_OF_PLAYERS);
        }
        if self.options.teams && !matches!(self.players, 4 | 6) {
            return Err(rules::WRONG_NUMBER_FOR_TEAMS);
        }
        if self.first.is_some_and(|first| first.0 >= self.players) {
            return Err(rules::NO_SUCH_SEAT);
        }
        Ok(())
    }
}

/// A game before its first shuffle.
///
/// # Errors
/// If the setup is refused.
pub(crate) fn new_game(setup: &Setup) -> Result<crate::state::StarCraft, Illegal> {
    setup.check()?;
    Err(rules::NOT_BEGUN)
}
