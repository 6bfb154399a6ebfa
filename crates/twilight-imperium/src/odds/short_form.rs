//! Fleets written in a short form.
//!
//! Parts are separated by semicolons, in any order: a list of units such as `2 carrier, 3 fighter` (`dreadnought` alone
//! is one of them), `faction=sol`, `upgrades=fighter, dreadnought` (types of units), `tech=duranium_armor`,
//! `cards=morale_boost`, `notes=tekklar_legion`, `goods=4` (trade goods to spend) and `site=nebula` (on either side). Names
//! are the ids of the tables, with `_` or `-`. PDS are those that can fire at the system, or that stand on the planet;
//! ships beside a ground force bombard.

use std::fmt;

use crate::cards::{ActionCard, Faction, Note, Stats, Tech, Unit};

/// Technologies that the odds know; others make no difference to the dice of a combat.
pub const TECHS: [Tech; 9] = [
    Tech::AntimassDeflectors,
    Tech::AssaultCannon,
    Tech::DuraniumArmor,
    Tech::GravitonLaserSystem,
    Tech::L4Disruptors,
    Tech::MagenDefenseGrid,
    Tech::NonEuclideanShielding,
    Tech::PlasmaScoring,
    Tech::ValkyrieParticleWeave,
];
/// Action cards that the odds know; each is played at its first opportunity.
pub const CARDS: [ActionCard; 9] = [
    ActionCard::Bunker,
    ActionCard::DirectHit,
    ActionCard::Disable,
    ActionCard::EmergencyRepairs,
    ActionCard::FighterPrototype,
    ActionCard::FireTeam,
    ActionCard::ManeuveringJets,
    ActionCard::MoraleBoost,
    ActionCard::ShieldsHolding,
];

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
    /// Trade goods to spend (*Munitions Reserves*).
    pub goods: u8,
    /// Whether *Tekklar Legion* is played.
    pub legion: bool,
    /// Whether the space combat is fought in a nebula (TI 54.2).
    pub nebula: bool,
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
    /// No note that matters has this name.
    Note(String),
    /// No place that matters has this name.
    Site(String),
    /// No part is called that.
    Part(String),
    /// It is no number of units or goods.
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
            Self::Note(name) => {
                write!(f, "no note that matters here is called '{name}'; there is tekklar_legion")
            }
            Self::Site(name) => write!(f, "no place that matters here is called '{name}'; there is nebula"),
            Self::Part(name) => {
                let parts = "faction, upgrades, tech, cards, notes, goods and site";
                write!(f, "no part is called '{name}'; there are {parts}")
            }
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

impl std::str::FromStr for Force {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut force = Self {
            faction: None,
            units: [0; Unit::COUNT],
            upgraded: [false; Unit::COUNT],
            techs: 0,
            cards: 0,
            goods: 0,
            legion: false,
            nebula: false,
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
            "notes" => {
                for name in names(value) {
                    if Note::by_id(&id(name)) != Some(Note::TekklarLegion) {
                        return Err(Unreadable::Note(name.to_owned()));
                    }
                    self.legion = true;
                }
            }
            "goods" => {
                self.goods = value.trim().parse().map_err(|_| Unreadable::Count(value.trim().to_owned()))?;
            }
            "site" => {
                if id(value) != "nebula" {
                    return Err(Unreadable::Site(value.trim().to_owned()));
                }
                self.nebula = true;
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

    /// What is printed for its units of a type.
    pub(super) fn stats(&self, unit: Unit) -> &'static Stats {
        let upgraded = self.upgraded[unit as usize];
        // Hacan have the common version of everything but the flagship.
        self.faction.unwrap_or(Faction::Hacan).stats(unit, upgraded)
    }
}

fn unit(name: &str) -> Result<Unit, Unreadable> {
    let name = id(name);
    let found = Unit::by_id(&name).or_else(|| Unit::by_id(name.strip_suffix('s')?));
    found.ok_or(Unreadable::Unit(name))
}
