//! Combat in space and on planets (TI 35, TI 41), dice and hits.

mod dice;
mod hits;
mod retreat;
mod rounds;

pub use dice::Dice;

pub(crate) use dice::{Roll, RollKind};
pub(crate) use hits::{HitKind, Hits};
pub(crate) use retreat::Flight;
pub(crate) use rounds::CombatStep;

use orrery_engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::cards::{Planet, Unit};

/// A combat being fought: the attacker is side 0, the defender side 1 (TI 4.0, TI 20.0).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is an effect that lasts for the combat or not")]
pub struct Combat {
    on: bool,
    /// The planet of a ground combat; `None` in space.
    pub planet: Option<Planet>,
    /// Attacker and defender.
    pub sides: [Seat; 2],
    /// The round, from 1.
    pub round: u8,
    /// Hits that each side has produced in this round.
    pub hits: [u8; 2],
    /// How many of them go to ships that are no fighters if possible.
    pub strict: [u8; 2],
    /// Who has announced a retreat in this round (TI 35.4).
    pub retreat: Option<Seat>,
    /// Whether a retreat was made impossible in this round (*Intercept*).
    pub(crate) intercepted: bool,
    /// What is added to the combat rolls of each side in this round.
    pub(crate) boost: [i8; 2],
    /// What is added to those of fighters in this round.
    pub(crate) fighter_boost: [i8; 2],
    /// What is added in the whole combat (*Tekklar Legion*).
    pub(crate) legion: [i8; 2],
    /// Whether a side makes no combat rolls in this round (*Magen Defense Grid*).
    pub(crate) silenced: [bool; 2],
    /// Whether a side has cancelled hits with a card in this round: one of a name is enough (TI 24.6.b).
    pub(crate) helped: [bool; 2],
    /// Whether a side may reroll its dice in this round.
    pub(crate) reroll: [bool; 2],
    /// How many ground forces of each side fight as if ships (*The Alastor*).
    pub(crate) joined: [u8; 2],
    /// Units that used Sustain Damage in this round: carriers, dreadnoughts, flagship, war suns of each side.
    pub(crate) sustained: [[u8; 4]; 2],
    /// Which types of ships each side has lost, one bit each.
    pub(crate) lost: [u16; 2],
    /// Those of them whose owner has not been asked yet what to do about it.
    pub(crate) fallen: [u16; 2],
    /// Who has scored an objective during or after this combat (TI 30.7).
    pub(crate) scorers: SeatSet,
    /// Dice that are rolled again with *The Crown of Thalnos*, by type of unit.
    pub(crate) thalnos: [u8; Unit::COUNT],
    /// Whether the Nekro Virus has gained a technology in this combat.
    pub(crate) singular: bool,
    /// Whether the combat was broken off without a winner (*Skilled Retreat*).
    pub(crate) broken_off: bool,
    /// Who won, once it has ended.
    pub(crate) winner: Option<Seat>,
}

impl Default for Combat {
    fn default() -> Self {
        Self {
            on: false,
            planet: None,
            sides: [Seat(0); 2],
            round: 0,
            hits: [0; 2],
            strict: [0; 2],
            retreat: None,
            intercepted: false,
            boost: [0; 2],
            fighter_boost: [0; 2],
            legion: [0; 2],
            silenced: [false; 2],
            helped: [false; 2],
            reroll: [false; 2],
            joined: [0; 2],
            sustained: [[0; 4]; 2],
            lost: [0; 2],
            fallen: [0; 2],
            scorers: SeatSet::EMPTY,
            thalnos: [0; Unit::COUNT],
            singular: false,
            broken_off: false,
            winner: None,
        }
    }
}

impl Combat {
    /// Whether a combat is being fought.
    pub const fn is_on(&self) -> bool {
        self.on
    }

    pub(crate) fn begin(&mut self, attacker: Seat, defender: Seat, planet: Option<Planet>) {
        *self = Self { on: true, planet, sides: [attacker, defender], ..Self::default() };
    }

    /// What lasts for a round is forgotten.
    pub(crate) const fn next_round(&mut self) {
        self.round += 1;
        self.hits = [0; 2];
        self.strict = [0; 2];
        self.retreat = None;
        self.intercepted = false;
        self.boost = [0; 2];
        self.fighter_boost = [0; 2];
        self.silenced = [false; 2];
        self.helped = [false; 2];
        self.reroll = [false; 2];
        self.sustained = [[0; 4]; 2];
    }

    /// The side of a seat, if it fights.
    pub(crate) fn side_of(&self, seat: Seat) -> Option<usize> {
        if self.on { self.sides.iter().position(|&side| side == seat) } else { None }
    }

    /// Whether a seat fights in it.
    pub(crate) fn involves(&self, seat: Seat) -> bool {
        self.side_of(seat).is_some()
    }

    /// The opponent of a seat (TI 63.0).
    pub(crate) fn opponent(&self, seat: Seat) -> Option<Seat> {
        self.side_of(seat).map(|side| self.sides[1 - side])
    }
}
