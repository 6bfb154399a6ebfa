//! How a state and a setup are written: a base game as ever, and what Brood War adds after it.
//!
//! Stored games and golden replays hold the bytes of base games. They have no room for more planets, areas, modules and
//! orders than the base game has, so each array writes its first part and the rest follows at the end, where only a
//! game with the expansion has it.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::{SerializeStruct, SerializeTuple};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::MAX_SEATS;
use crate::brood::{Brood, BroodBattle, BroodPlayer};
use crate::cards::{Module, Planet};
use crate::setup::{Factions, Galaxy, Options, TechnologyUnits};
use crate::squad::Squad;
use crate::state::{AreaState, BASE_AREAS, MAX_AREAS, Order, PlacedOrder, PlanetState, StarCraft};

/// Writes the first `K` elements of an array.
pub(crate) fn write_first<const K: usize, const N: usize, T: Serialize, S: Serializer>(
    all: &[T; N],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut tuple = serializer.serialize_tuple(K)?;
    for each in &all[..K] {
        tuple.serialize_element(each)?;
    }
    tuple.end()
}

/// Reads the first `K` elements of an array; the others are as at the start.
pub(crate) fn read_first<'de, const K: usize, const N: usize, T, D>(
    deserializer: D,
) -> Result<[T; N], D::Error>
where
    T: Deserialize<'de> + Default + Copy,
    D: Deserializer<'de>,
{
    struct First<const K: usize, const N: usize, T>(PhantomData<T>);

    impl<'de, const K: usize, const N: usize, T> Visitor<'de> for First<K, N, T>
    where
        T: Deserialize<'de> + Default + Copy,
    {
        type Value = [T; N];

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{K} elements")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<[T; N], A::Error> {
            let mut all = [T::default(); N];
            for (n, each) in all[..K].iter_mut().enumerate() {
                *each = seq.next_element()?.ok_or_else(|| A::Error::invalid_length(n, &self))?;
            }
            Ok(all)
        }
    }

    deserializer.deserialize_tuple(K, First::<K, N, T>(PhantomData))
}

/// A state without what Brood War adds.
struct Core<'a>(&'a StarCraft);

impl Serialize for Core<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        StarCraft::serialize(self.0, serializer)
    }
}

/// The same, read.
struct ReadCore(StarCraft);

impl<'de> Deserialize<'de> for ReadCore {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        StarCraft::deserialize(deserializer).map(Self)
    }
}

/// What Brood War adds to a state.
#[derive(Serialize, Deserialize)]
struct Addition {
    planets: Vec<PlanetState>,
    /// The last areas of all planets.
    areas: Vec<AreaState>,
    fresh: Squad,
    orders: Vec<PlacedOrder>,
    players: Vec<PlayerAddition>,
    battle: BroodBattle,
    brood: Brood,
}

/// What Brood War adds to a player.
#[derive(Serialize, Deserialize)]
struct PlayerAddition {
    modules: [u8; Module::COUNT - Module::BASE],
    star: u8,
    brood: BroodPlayer,
}

impl Addition {
    fn of(game: &StarCraft) -> Self {
        Self {
            planets: game.planets[Planet::BASE..].to_vec(),
            areas: game.planets.iter().map(|planet| planet.areas[BASE_AREAS]).collect(),
            fresh: game.fresh[BASE_AREAS],
            orders: game.orders.surplus().collect(),
            players: game
                .players
                .0
                .iter()
                .map(|player| PlayerAddition {
                    modules: std::array::from_fn(|n| player.modules[Module::BASE + n]),
                    star: player.unused[Order::Star as usize],
                    brood: player.brood,
                })
                .collect(),
            battle: game.battle.brood,
            brood: game.brood,
        }
    }

    fn add_to(self, game: &mut StarCraft) -> Option<()> {
        let sizes = [self.planets.len(), self.areas.len(), self.players.len()];
        if sizes != [Planet::COUNT - Planet::BASE, Planet::COUNT, MAX_SEATS] {
            return None;
        }
        game.planets[Planet::BASE..].copy_from_slice(&self.planets);
        for (planet, area) in game.planets.iter_mut().zip(self.areas) {
            planet.areas[MAX_AREAS - 1] = area;
        }
        game.fresh[BASE_AREAS] = self.fresh;
        if self.orders.len() > crate::state::MAX_ORDERS - crate::state::BASE_ORDERS {
            return None;
        }
        self.orders.into_iter().for_each(|order| game.orders.place(order));
        for (player, added) in game.players.0.iter_mut().zip(self.players) {
            player.modules[Module::BASE..].copy_from_slice(&added.modules);
            player.unused[Order::Star as usize] = added.star;
            player.brood = added.brood;
        }
        game.battle.brood = self.battle;
        game.brood = self.brood;
        Some(())
    }
}

impl Serialize for StarCraft {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.setup.options.brood_war {
            (Core(self), Addition::of(self)).serialize(serializer)
        } else {
            (Core(self),).serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for StarCraft {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Whole;

        impl<'de> Visitor<'de> for Whole {
            type Value = StarCraft;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a game of StarCraft")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<StarCraft, A::Error> {
                let ReadCore(mut game) =
                    seq.next_element()?.ok_or_else(|| A::Error::invalid_length(0, &self))?;
                if game.setup.options.brood_war {
                    let addition: Addition =
                        seq.next_element()?.ok_or_else(|| A::Error::invalid_length(1, &self))?;
                    addition.add_to(&mut game).ok_or_else(|| A::Error::custom("not as much as there is"))?;
                }
                Ok(game)
            }
        }

        deserializer.deserialize_tuple(2, Whole)
    }
}

/// The bit of Brood War in the last byte of written options; the racial abilities have the first.
const BROOD_WAR: u8 = 2;

impl Serialize for Options {
    /// For people every option by its name; in files one byte each, the two last ones together.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            let mut named = serializer.serialize_struct("Options", 7)?;
            named.serialize_field("factions", &self.factions)?;
            named.serialize_field("galaxy", &self.galaxy)?;
            named.serialize_field("conquest", &self.conquest)?;
            named.serialize_field("teams", &self.teams)?;
            named.serialize_field("technology_units", &self.technology_units)?;
            named.serialize_field("racial_abilities", &self.racial_abilities)?;
            named.serialize_field("brood_war", &self.brood_war)?;
            return named.end();
        }
        let flags = u8::from(self.racial_abilities) | if self.brood_war { BROOD_WAR } else { 0 };
        (self.factions, self.galaxy, self.conquest, self.teams, self.technology_units, flags)
            .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        type Written = (Factions, Galaxy, bool, bool, TechnologyUnits, u8);
        let (factions, galaxy, conquest, teams, technology_units, flags) =
            Written::deserialize(deserializer)?;
        if flags > (BROOD_WAR | 1) {
            return Err(D::Error::custom("an option that does not exist"));
        }
        Ok(Self {
            factions,
            galaxy,
            conquest,
            teams,
            technology_units,
            racial_abilities: flags & 1 != 0,
            brood_war: flags & BROOD_WAR != 0,
        })
    }
}
