//! Fleets written in a short form.
//!
//! Parts are separated by semicolons, in any order: a list of units such as `2 carrier, 3 fighter` (`dreadnought` alone
//! is one of them), `faction=sol`, `upgrades=fighter, dreadnought` (types of units), `tech=duranium_armor` and
//! `cards=morale_boost`. Names are the ids of the tables, with `_` or `-`.

use std::fmt;

use crate::cards::{ActionCard, Faction, Profile, Stats, Tech, Unit};

/// Technologies that the odds know; others make no difference to the dice of a combat.
pub const TECHS: [Tech; 4] =
    [Tech::AssaultCannon, Tech::DuraniumArmor, Tech::NonEuclideanShielding, Tech::ValkyrieParticleWeave];
/// Action cards that the odds know; each is played in the first round.
pub const CARDS: [ActionCard; 3] =
    [ActionCard::MoraleBoost, ActionCard::FighterPrototype, ActionCard::ShieldsHolding];

/// One side of a combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Force {
    /// The faction whose units and abilities count; without one the common units fight.
    pub faction: Option<Faction>,
    /// How many units of each type.
    pub units: [u8; Unit::COUNT],
    /// Which types are upgraded.
    pub upgraded: [bool; Unit::COUNT],
    /// Technologies, one bit each.
    pub techs: u64,
    /// Action cards, one bit each.
    pub cards: u64,
}

/// Why a force cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// No unit has this name.
    Unit(String),
    /// No faction has this name.
    Faction(String),
    /// No technology that matters has this name.
    Tech(String),
    /// No action card that matters has this name.
    Card(String),
    /// No part is called that.
    Part(String),
    /// It is no number of units.
    Count(String),
    /// There are no units.
    Empty,
    /// The flagship belongs to a faction.
    Flagship,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids = |ids: &mut dyn Iterator<Item = &'static str>| {
            ids.collect::<Vec<_>>().join(", ").replace('-', "_")
        };
        match self {
            Self::Unit(name) => {
                write!(
                    f,
                    "no unit is called '{name}'; there are {}",
                    ids(&mut Unit::ALL.iter().map(|unit| unit.id()))
                )
            }
            Self::Faction(name) => {
                let all = ids(&mut Faction::ALL.iter().map(|faction| faction.id()));
                write!(f, "no faction is called '{name}'; there are {all}")
            }
            Self::Tech(name) => {
                let all = ids(&mut TECHS.iter().map(|tech| tech.id()));
                write!(f, "no technology that matters here is called '{name}'; there are {all}")
            }
            Self::Card(name) => {
                let all = ids(&mut CARDS.iter().map(|card| card.id()));
                write!(f, "no action card that matters here is called '{name}'; there are {all}")
            }
            Self::Part(name) => {
                write!(f, "no part is called '{name}'; there are faction, upgrades, tech and cards")
            }
            Self::Count(text) => write!(f, "'{text}' is no number of units"),
            Self::Empty => f.write_str("the force has no units"),
            Self::Flagship => f.write_str("a flagship needs its faction, e.g. faction=sol"),
        }
    }
}

impl std::error::Error for Unreadable {}

fn id(name: &str) -> String {
    name.trim().to_lowercase().replace(['_', ' '], "-")
}

fn names(list: &str) -> impl Iterator<Item = &str> {
    list.split(',').map(str::trim).filter(|name| !name.is_empty())
}

impl std::str::FromStr for Force {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut force = Self {
            faction: None,
            units: [0; Unit::COUNT],
            upgraded: [false; Unit::COUNT],
            techs: 0,
            cards: 0,
        };
        for part in text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
            match part.split_once('=') {
                Some((key, value)) => force.read(key.trim(), value)?,
                None => force.read_units(part)?,
            }
        }
        if force.units == [0; Unit::COUNT] {
            return Err(Unreadable::Empty);
        }
        if force.units[Unit::Flagship as usize] > 0 && force.faction.is_none() {
            return Err(Unreadable::Flagship);
        }
        Ok(force)
    }
}

impl Force {
    fn read(&mut self, key: &str, value: &str) -> Result<(), Unreadable> {
        match key {
            "faction" => {
                let faction = Faction::by_id(&id(value));
                self.faction = Some(faction.ok_or_else(|| Unreadable::Faction(value.trim().to_owned()))?);
            }
            "upgrades" => {
                for name in names(value) {
                    self.upgraded[unit(name)? as usize] = true;
                }
            }
            "tech" => {
                for name in names(value) {
                    let tech = TECHS.into_iter().find(|tech| tech.id() == id(name));
                    self.techs |= 1 << tech.ok_or_else(|| Unreadable::Tech(name.to_owned()))? as u64;
                }
            }
            "cards" => {
                for name in names(value) {
                    let card = CARDS.into_iter().find(|card| card.id() == id(name));
                    self.cards |= 1 << card.ok_or_else(|| Unreadable::Card(name.to_owned()))? as u64;
                }
            }
            _ => return Err(Unreadable::Part(key.to_owned())),
        }
        Ok(())
    }

    fn read_units(&mut self, list: &str) -> Result<(), Unreadable> {
        for entry in names(list) {
            let (count, name) = match entry.split_once(char::is_whitespace) {
                Some((count, name)) if count.starts_with(|c: char| c.is_ascii_digit()) => {
                    (count.parse().map_err(|_| Unreadable::Count(count.to_owned()))?, name)
                }
                _ => (1, entry),
            };
            let slot = &mut self.units[unit(name)? as usize];
            *slot = slot.checked_add(count).ok_or_else(|| Unreadable::Count(entry.to_owned()))?;
        }
        Ok(())
    }

    /// Whether it has a technology.
    pub(super) const fn knows(&self, tech: Tech) -> bool {
        self.techs & (1 << tech as u64) != 0
    }

    /// Whether it plays a card.
    pub(super) const fn plays(&self, card: ActionCard) -> bool {
        self.cards & (1 << card as u64) != 0
    }

    /// What is printed for its units of a type.
    pub(super) fn stats(&self, unit: Unit) -> &'static Stats {
        let upgraded = self.upgraded[unit as usize];
        // Hacan have the common version of everything but the flagship.
        self.faction.unwrap_or(Faction::Hacan).stats(unit, upgraded)
    }

    /// Whether it has a flagship with this profile.
    pub(super) fn leads(&self, flagship: Profile) -> bool {
        self.units[Unit::Flagship as usize] > 0 && self.stats(Unit::Flagship).profile == flagship
    }
}

fn unit(name: &str) -> Result<Unit, Unreadable> {
    let name = id(name);
    let found = Unit::by_id(&name).or_else(|| Unit::by_id(name.strip_suffix('s')?));
    found.ok_or(Unreadable::Unit(name))
}
