//! Forces written in a short form.
//!
//! Parts are separated by semicolons, in any order: a list of units such as `2 carrier, 3 fighter` (`dreadnought` alone
//! is one of them), `faction=sol`, `upgrades=fighter, dreadnought` (types of units), `tech=duranium_armor`,
//! `cards=morale_boost, 2 direct_hit`, `notes=tekklar_legion`, `laws=prophecy_of_ixth`, `goods=4` and `influence=2` (to
//! spend), and `site=nebula, wormhole` (on either side). Names are the ids of the tables, with `_` or `-`. PDS are those
//! that can fire at the system, or that stand on the planet; ships beside a ground force bombard.

use std::fmt;

use super::force::{CARDS, Force, LAWS, NOTES, TECHS};
use crate::cards::{Faction, Unit};

/// The parts that begin with a name.
pub const PARTS: [&str; 9] =
    ["faction", "upgrades", "tech", "cards", "notes", "laws", "goods", "influence", "site"];
/// The places that matter.
pub const SITES: [&str; 2] = ["nebula", "wormhole"];

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
    /// No note that matters has this name.
    Note(String),
    /// No law that matters has this name.
    Law(String),
    /// No place that matters has this name.
    Site(String),
    /// No part is called that.
    Part(String),
    /// It is no number of units, cards or goods.
    Count(String),
    /// There are no units.
    Empty,
    /// The flagship belongs to a faction.
    Flagship,
}

impl Unreadable {
    /// The names that could have been written instead, as they are written.
    pub fn known(&self) -> String {
        fn written<'a>(names: impl Iterator<Item = &'a str>) -> String {
            names.collect::<Vec<_>>().join(", ").replace('-', "_")
        }
        match self {
            Self::Unit(_) => written(Unit::ALL.iter().map(|unit| unit.id())),
            Self::Faction(_) => written(Faction::ALL.iter().map(|faction| faction.id())),
            Self::Tech(_) => written(TECHS.iter().map(|tech| tech.id())),
            Self::Card(_) => written(CARDS.iter().map(|card| card.id())),
            Self::Note(_) => written(NOTES.iter().map(|note| note.id())),
            Self::Law(_) => written(LAWS.iter().map(|law| law.id())),
            Self::Site(_) => written(SITES.into_iter()),
            Self::Part(_) => written(PARTS.into_iter()),
            Self::Count(_) | Self::Empty | Self::Flagship => String::new(),
        }
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = self.known();
        match self {
            Self::Unit(name) => write!(f, "no unit is called '{name}'; there are {known}"),
            Self::Faction(name) => write!(f, "no faction is called '{name}'; there are {known}"),
            Self::Tech(name) => {
                write!(f, "no technology that matters here is called '{name}'; there are {known}")
            }
            Self::Card(name) => {
                write!(f, "no action card that matters here is called '{name}'; there are {known}")
            }
            Self::Note(name) => write!(f, "no note that matters here is called '{name}'; there are {known}"),
            Self::Law(name) => write!(f, "no law that matters here is called '{name}'; there are {known}"),
            Self::Site(name) => write!(f, "no place that matters here is called '{name}'; there are {known}"),
            Self::Part(name) => write!(f, "no part is called '{name}'; there are {known}"),
            Self::Count(text) => write!(f, "'{text}' is no such number"),
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

/// `2 carrier` is two of them, `carrier` one.
fn counted(entry: &str) -> Result<(u8, &str), Unreadable> {
    match entry.split_once(char::is_whitespace) {
        Some((count, name)) if count.starts_with(|c: char| c.is_ascii_digit()) => Ok((number(count)?, name)),
        _ => Ok((1, entry)),
    }
}

fn number(text: &str) -> Result<u8, Unreadable> {
    text.trim().parse().map_err(|_| Unreadable::Count(text.trim().to_owned()))
}

impl std::str::FromStr for Force {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut force = Self::default();
        for part in text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
            match part.split_once('=') {
                Some((key, value)) => force.read(key.trim(), value)?,
                None => force.read_units(part)?,
            }
        }
        if force.units == [0; Unit::COUNT] {
            return Err(Unreadable::Empty);
        }
        if force.count(Unit::Flagship) > 0 && force.faction.is_none() {
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
            "goods" => self.goods = number(value)?,
            "influence" => self.influence = number(value)?,
            "upgrades" | "tech" | "cards" | "notes" | "laws" | "site" => {
                for name in names(value) {
                    self.read_name(key, name)?;
                }
            }
            _ => return Err(Unreadable::Part(key.to_owned())),
        }
        Ok(())
    }

    /// One name of a list.
    fn read_name(&mut self, key: &str, name: &str) -> Result<(), Unreadable> {
        let owned = || name.to_owned();
        match key {
            "upgrades" => self.upgraded[unit(name)? as usize] = true,
            "tech" => {
                let tech = TECHS.into_iter().find(|tech| tech.id() == id(name));
                self.techs |= 1 << tech.ok_or_else(|| Unreadable::Tech(owned()))? as u64;
            }
            "cards" => {
                let (count, title) = counted(name)?;
                let card = CARDS.into_iter().find(|card| card.id() == id(title));
                let card = card.ok_or_else(|| Unreadable::Card(title.to_owned()))?;
                for _ in 0..count {
                    if !self.hand.add(card) {
                        return Err(Unreadable::Count(owned()));
                    }
                }
            }
            "notes" => {
                let note = NOTES.into_iter().find(|note| note.id() == id(name));
                self.notes |= 1 << note.ok_or_else(|| Unreadable::Note(owned()))? as u64;
            }
            "laws" => {
                let law = LAWS.into_iter().find(|law| law.id() == id(name));
                self.laws |= 1 << law.ok_or_else(|| Unreadable::Law(owned()))? as u64;
            }
            _ => match SITES.into_iter().position(|site| site == id(name)) {
                Some(0) => self.nebula = true,
                Some(_) => self.wormhole = true,
                None => return Err(Unreadable::Site(owned())),
            },
        }
        Ok(())
    }

    fn read_units(&mut self, list: &str) -> Result<(), Unreadable> {
        for entry in names(list) {
            let (count, name) = counted(entry)?;
            let slot = &mut self.units[unit(name)? as usize];
            *slot = slot.checked_add(count).ok_or_else(|| Unreadable::Count(entry.to_owned()))?;
        }
        Ok(())
    }
}

fn unit(name: &str) -> Result<Unit, Unreadable> {
    let name = id(name);
    let found = Unit::by_id(&name).or_else(|| Unit::by_id(name.strip_suffix('s')?));
    found.ok_or(Unreadable::Unit(name))
}
