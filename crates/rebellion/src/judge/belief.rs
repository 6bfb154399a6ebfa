//! Where the base may be: a weight for every system, from what a viewer knows.
//!
//! Nothing of it is remembered between decisions. Moves to and from the base, answers, landings and loyalty have cut the
//! state's `possible` when they happened; the Empire's probe cards cut the rest. What is left is weighted by how good a
//! hiding place a system is as the board stands.

use orrery_engine::{Source, SplitMix64};

use crate::cards::{Side, System, Theatre};
use crate::place::Systems;
use crate::state::Rebellion;

/// A weight for every system; those that cannot have the base have none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Belief {
    weights: [u16; System::COUNT],
    total: u32,
}

impl Belief {
    /// What the Empire believes.
    pub fn of_empire(game: &Rebellion) -> Self {
        Self::over(game, game.candidates())
    }

    /// What the Rebels must expect the Empire to believe: they have seen some of its probe cards.
    pub fn feared(game: &Rebellion) -> Self {
        Self::over(game, game.possible.minus(game.probes_seen))
    }

    /// The belief of whoever can rule out everything but these systems.
    pub(crate) fn over(game: &Rebellion, candidates: Systems) -> Self {
        let mut weights = [0; System::COUNT];
        for system in candidates.iter() {
            weights[system as usize] = if game.revealed { 100 } else { hiding(game, system) };
        }
        let total = weights.iter().map(|&weight| u32::from(weight)).sum();
        Self { weights, total }
    }

    /// The weight of a system.
    pub const fn weight(&self, system: System) -> u16 {
        self.weights[system as usize]
    }

    /// The sum of all weights.
    pub const fn total(&self) -> u32 {
        self.total
    }

    /// How likely the base is there, in thousandths.
    pub fn chance(&self, system: System) -> i32 {
        (u32::from(self.weight(system)) * 1000 / self.total.max(1)) as i32
    }

    /// A system drawn by weight.
    ///
    /// # Panics
    /// If nothing is believed.
    pub(crate) fn draw(&self, seed: u64) -> System {
        let mut left = SplitMix64::new(seed).below(self.total);
        let drawn = System::all().find(|&system| {
            let weight = u32::from(self.weight(system));
            let here = left < weight;
            left = left.saturating_sub(weight);
            here
        });
        drawn.expect("a system with weight")
    }

    /// How many systems can have the base.
    pub fn count(&self) -> i32 {
        self.weights.iter().filter(|&&weight| weight > 0).count() as i32
    }
}

/// How likely Rebels are to hide here, as the board stands. Never 0: they may have no better place.
fn hiding(game: &Rebellion, system: System) -> u16 {
    let mut weight = if system.is_printed_populous() { 80 } else { 120 };
    if game.force(system).has(Side::Empire, Theatre::Space) {
        weight = weight * 2 / 3;
    }
    let fleets =
        system.def().adjacent.iter().filter(|&&next| game.force(next).has_side(Side::Empire)).count();
    weight * 8 / (8 + fleets as u16)
}

impl Rebellion {
    /// The systems that can have the base as far as the Empire can tell: no card it holds, has seen, or knows to be among
    /// those put into the deck.
    pub fn candidates(&self) -> Systems {
        if self.revealed {
            return self.base.map_or(Systems::EMPTY, Systems::only);
        }
        self.possible.minus(self.excluded_for_empire())
    }
}
