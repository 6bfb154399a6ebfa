//! Battles stated in words: `terran: 3 marine, 1 siege-tank` against `zerg: 4 zergling`. Whoever names something of
//! Brood War plays with it.

use std::fmt;
use std::str::FromStr;

use orrery_engine::{Game, Log, Seat};

use crate::action::Action;
use crate::arrange::Arrangement;
use crate::cards::{Card, Edition, Faction, Planet, Race, Technology, Unit};
use crate::galaxy::RouteId;
use crate::setup::Setup;
use crate::state::{Area, Order, StarCraft};

/// Where the battle is fought.
pub const FIELD: Area = Area::new(Planet::Helios, 1);
/// Where the attackers come from.
const CAMPS: [Area; 2] = [Area::new(Planet::Pridewater, 0), Area::new(Planet::Pridewater, 1)];
/// How many units more than the unit limit may attack (SC 11.5.2).
const SURPLUS: usize = 2;
/// The attacker and the defender.
const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// One side of a battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    /// Its race.
    pub race: Race,
    /// Its units.
    pub units: Vec<Unit>,
}

/// What is wrong with a line-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadLineup {
    /// There is no `race:` at the beginning, or no such race.
    Race(String),
    /// The race has no such unit.
    Unit(Race, String),
    /// There are not so many figures (SC 18.1.1), with how many there are.
    Figures(Unit, u8),
    /// More units than can stand or attack there, with how many can (SC 1.4.1, SC 11.5.2).
    TooMany(usize),
    /// A side without units.
    Nobody,
    /// There is no such technology, or neither side has it.
    Technology(String),
}

/// A race by its name.
pub const fn race_key(race: Race) -> &'static str {
    match race {
        Race::Terran => "terran",
        Race::Protoss => "protoss",
        Race::Zerg => "zerg",
    }
}

impl FromStr for Side {
    type Err = BadLineup;

    /// `zerg: 4 zergling, hydralisk`
    fn from_str(text: &str) -> Result<Self, BadLineup> {
        let (race, units) = text.split_once(':').ok_or_else(|| BadLineup::Race(text.trim().to_owned()))?;
        let race = race.trim().to_lowercase();
        let race = Race::ALL
            .into_iter()
            .find(|&known| race_key(known) == race)
            .ok_or_else(|| BadLineup::Race(race.clone()))?;
        let mut side = Self { race, units: Vec::new() };
        for part in units.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let (count, name) = match part.split_once(char::is_whitespace) {
                Some((count, name)) => count.parse::<u8>().map_or((1, part), |count| (count, name.trim())),
                None => (1, part),
            };
            let name = name.to_lowercase().replace(' ', "-");
            let known = |unit: &Unit| {
                let key = unit.def().name;
                key == name || name.strip_suffix('s') == Some(key)
            };
            let unit = units_of(race).find(known).ok_or_else(|| BadLineup::Unit(race, name.clone()))?;
            side.units.extend(std::iter::repeat_n(unit, usize::from(count)));
        }
        for unit in units_of(race) {
            // A hero stands on a figure of its type.
            let alike = |own: &&Unit| **own == unit || own.figure() == unit;
            let count = side.units.iter().filter(alike).count();
            if count > usize::from(unit.def().figures) {
                return Err(BadLineup::Figures(unit, unit.def().figures));
            }
        }
        if side.units.is_empty() { Err(BadLineup::Nobody) } else { Ok(side) }
    }
}

/// The units of a race, heroes included. What Brood War prints anew bears the same name and is left out.
pub(crate) fn units_of(race: Race) -> impl Iterator<Item = Unit> {
    Unit::all().filter(move |unit| unit.def().race == race && *unit != Unit::BroodScourge)
}

/// The names of technologies that a line-up may state. What Brood War prints anew bears the same name.
pub(crate) fn technology_names() -> impl Iterator<Item = &'static str> {
    let known = |it: &Technology| it.is_for_sale() && !RENEWED.iter().any(|(_, renewed)| renewed == it);
    Technology::all().filter(known).map(|technology| technology.def().name)
}

/// What Brood War prints anew, and what it becomes.
const RENEWED: [(Technology, Technology); 5] = [
    (Technology::SiegeMode, Technology::BroodSiegeMode),
    (Technology::Lockdown, Technology::BroodLockdown),
    (Technology::IncreasedReaverCapacity, Technology::BroodReaverCapacity),
    (Technology::DarkSwarm, Technology::BroodDarkSwarm),
    (Technology::ImprovedFlyerAttack, Technology::BroodFlyerAttack),
];

/// What a technology is in an edition.
pub fn technology_in(edition: Edition, technology: Technology) -> Technology {
    let renewed = RENEWED.iter().find(|&&(old, _)| edition == Edition::BroodWar && old == technology);
    renewed.map_or(technology, |&(_, new)| new)
}

/// What a unit is in an edition.
fn unit_in(edition: Edition, unit: Unit) -> Unit {
    match (edition, unit) {
        (Edition::BroodWar, Unit::Scourge) => Unit::BroodScourge,
        _ => unit,
    }
}

/// The edition in which a battle is fought: Brood War if anything of it takes part.
pub fn edition_of(attacker: &Side, defender: &Side, technologies: &[Technology]) -> Edition {
    let base = attacker.units.iter().chain(&defender.units).all(|unit| unit.is_in(Edition::Base))
        && technologies.iter().all(|technology| technology.is_in(Edition::Base));
    if base { Edition::Base } else { Edition::BroodWar }
}

/// Technologies by their names, e.g. `siege-mode, burrow`.
///
/// # Errors
/// If there is no such technology.
pub fn technologies(text: &str) -> Result<Vec<Technology>, BadLineup> {
    let find = |name: &str| {
        let name = name.to_lowercase().replace(' ', "-");
        let mut known = Technology::all().filter(|technology| technology.is_for_sale());
        let found = known.find(|technology| technology.def().name == name);
        found.ok_or(BadLineup::Technology(name))
    };
    text.split(',').map(str::trim).filter(|name| !name.is_empty()).map(find).collect()
}

/// The battle between two sides at its first step, in the edition that their units need.
///
/// # Errors
/// As for [`battle_in`].
pub fn battle(
    attacker: &Side,
    defender: &Side,
    technologies: &[Technology],
    special: bool,
) -> Result<StarCraft, BadLineup> {
    battle_in(edition_of(attacker, defender, technologies), attacker, defender, technologies, special)
}

/// The battle between two sides at its first step. Both have the starting buildings, a full hand of unknown cards, and
/// of `technologies` those of their race.
///
/// # Errors
/// If there is no room for so many units, or a technology belongs to neither side.
pub fn battle_in(
    edition: Edition,
    attacker: &Side,
    defender: &Side,
    technologies: &[Technology],
    special: bool,
) -> Result<StarCraft, BadLineup> {
    let room = usize::from(FIELD.limit());
    if attacker.units.len() > room + SURPLUS {
        return Err(BadLineup::TooMany(room + SURPLUS));
    }
    if defender.units.len() > room {
        return Err(BadLineup::TooMany(room));
    }
    let races = [attacker.race, defender.race];
    if let Some(foreign) = technologies.iter().find(|technology| !races.contains(&technology.def().race)) {
        return Err(BadLineup::Technology(foreign.def().name.to_owned()));
    }
    let order = if special { Order::SpecialMobilize } else { Order::Mobilize };
    let mut setup = Setup::new(2);
    setup.options.brood_war = edition == Edition::BroodWar;
    let mut position = Arrangement::of(&setup)
        .faction(SEATS[0], leader(attacker.race, 0))
        .faction(SEATS[1], leader(defender.race, 1))
        .transport(SEATS[0], RouteId(1));
    for (seat, side) in SEATS.into_iter().zip([attacker, defender]) {
        for &technology in technologies.iter().filter(|technology| technology.def().race == side.race) {
            position = position.technology(seat, technology_in(edition, technology));
        }
        let hand: Vec<Card> = Card::of(side.race, edition)
            .filter(|card| card.technology().is_none())
            .take(usize::from(side.race.hand()))
            .collect();
        position = position.hand(seat, &hand);
    }
    let [attackers, defenders] = [attacker, defender]
        .map(|side| side.units.iter().map(|&unit| unit_in(edition, unit)).collect::<Vec<Unit>>());
    let split = attackers.len().min(usize::from(CAMPS[0].limit()));
    let (here, there) = attackers.split_at(split);
    let mut game = position
        .units(SEATS[0], CAMPS[0], here)
        .units(SEATS[0], CAMPS[1], there)
        .units(SEATS[1], FIELD, &defenders)
        .order_on_top(SEATS[0], FIELD.planet, order)
        .turn_of(SEATS[0])
        .build();
    let mut take = |action| game.apply(SEATS[0], action, &mut Log::off()).is_ok();
    take(Action::Execute);
    for (area, units) in CAMPS.into_iter().zip([here, there]) {
        for &unit in units {
            take(Action::PickUp { unit, area });
            take(Action::MoveTo(FIELD));
        }
    }
    take(Action::Finish);
    Ok(game)
}

/// A faction of the race; the two sides never have the same.
fn leader(race: Race, which: usize) -> Faction {
    let own: Vec<Faction> = Faction::ALL.into_iter().filter(|faction| faction.race() == race).collect();
    own[which]
}

impl fmt::Display for BadLineup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |names: Vec<&str>| names.join(", ");
        match self {
            Self::Race(text) => {
                let races = list(Race::ALL.map(race_key).to_vec());
                write!(f, "'{text}' does not begin with a race; write 'RACE: N UNIT, ..' with one of {races}")
            }
            Self::Unit(race, name) => {
                let units = list(units_of(*race).map(|unit| unit.def().name).collect());
                write!(f, "the {} have no '{name}'; their units are {units}", race_key(*race))
            }
            Self::Figures(unit, figures) => {
                write!(f, "there are only {figures} {} (SC 18.1.1)", unit.def().name)
            }
            Self::TooMany(room) => {
                write!(f, "at most {room} units fit on this side of a battle (SC 1.4.1, SC 11.5.2)")
            }
            Self::Nobody => f.write_str("a side needs at least one unit"),
            Self::Technology(name) => {
                let all = list(technology_names().collect());
                write!(f, "neither side has the technology '{name}'; there are {all}")
            }
        }
    }
}

impl std::error::Error for BadLineup {}
