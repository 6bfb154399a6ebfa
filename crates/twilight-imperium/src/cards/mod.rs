//! The components: printed facts as tables, one row a thing, with our paraphrase of each text beside it.

/// An enum of components with their names on the wire and the keys of their words.
macro_rules! components {
    ($(#[$doc:meta])* $name:ident: $prefix:literal {
        $($(#[$row:meta])* $variant:ident = $id:literal,)+
    }) => {
        components! { $(#[$doc])* $name { $($(#[$row])* $variant = $prefix $id,)+ } }
    };
    ($(#[$doc:meta])* $name:ident {
        $($(#[$row:meta])* $variant:ident = $prefix:literal $id:literal,)+
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "what is printed")]
        pub enum $name {
            $($(#[$row])* #[serde(rename = $id)] $variant,)+
        }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = [$(Self::$variant),+].len();

            /// All of them, in order.
            pub const ALL: [Self; Self::COUNT] = [$(Self::$variant),+];

            /// Its name on the wire and in short forms.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$variant => $id,)+
                }
            }

            /// The key of its words.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$variant => concat!($prefix, $id),)+
                }
            }

            /// The one with that name.
            pub fn by_id(id: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|thing| thing.id() == id)
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self::ALL[0]
            }
        }
    };
}

mod actions;
mod agendas;
mod factions;
pub mod maps;
mod notes;
mod objectives;
mod planets;
mod strategy;
mod systems;
mod technologies;
mod units;

pub use actions::{ActionCard, ActionCardDef, Timing};
pub use agendas::{Agenda, AgendaDef, Kind, Outcomes, PlanetFilter};
pub use factions::{Ability, Faction, FactionDef};
pub use notes::{Note, NoteDef, NoteTiming};
pub use objectives::{Objective, ObjectiveDef, Price, Requirement, ScoringPhase, Stage};
pub use planets::{Planet, PlanetDef};
pub use strategy::Strategy;
pub use systems::{Back, Tile, TileDef};
pub use technologies::{Tech, TechDef};
pub use units::{Production, Profile, Shots, Stats, Unit};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

components! {
    /// A colour of technologies, prerequisites and specialties (TI 28.7.c).
    Colour: "color-" {
        Blue = "blue",
        Green = "green",
        Yellow = "yellow",
        Red = "red",
    }
}

impl Colour {
    /// The key of the words for a planet's specialty of this colour (TI 28.13).
    pub const fn specialty_key(self) -> &'static str {
        match self {
            Self::Blue => "specialty-blue",
            Self::Green => "specialty-green",
            Self::Yellow => "specialty-yellow",
            Self::Red => "specialty-red",
        }
    }
}

components! {
    /// A trait of a planet (TI 49.3).
    Trait: "trait-" {
        Cultural = "cultural",
        Hazardous = "hazardous",
        Industrial = "industrial",
    }
}

components! {
    /// A kind of wormhole (TI 88.1, TI 88.4).
    Wormhole: "wormhole-" {
        Alpha = "alpha",
        Beta = "beta",
        Delta = "delta",
    }
}

components! {
    /// A kind of anomaly (TI 3.2).
    Anomaly: "anomaly-" {
        AsteroidField = "asteroid-field",
        Nebula = "nebula",
        Supernova = "supernova",
        GravityRift = "gravity-rift",
    }
}

components! {
    /// A pool of command tokens on the command sheet (TI 50.0).
    Pool: "pool-" {
        Tactic = "tactic",
        Fleet = "fleet",
        Strategy = "strategy",
    }
}

/// The command tokens of a faction (TI 18.3).
pub const COMMAND_TOKENS: u8 = 16;
/// How many of them start in the pools: tactic, fleet, strategy (TI 18.1).
pub const FIRST_TOKENS: [u8; Pool::COUNT] = [3, 3, 2];
/// How many action cards a hand may hold (TI 24.4).
pub const HAND_LIMIT: u8 = 7;
/// How many secret objectives a player may have, scored and unscored together (TI 30.21).
pub const SECRET_LIMIT: u8 = 3;
/// The influence that removes the custodians token (TI 16.2).
pub const CUSTODIANS: u8 = 6;
