//! What holds for units, systems and players right now: each value asks all its modifiers in one place.

use std::sync::LazyLock;

use orrery_engine::Seat;

use crate::cards::{
    Ability, Agenda, Anomaly, Faction, Planet, Production, Profile, Stats, Tech, Tile, Unit, Wormhole,
};
use crate::fleet::Fleet;
use crate::frame::Frame;
use crate::hex::{Hex, Hexes, Site};
use crate::state::{Held, TwilightImperium};

/// The upgrade of each type of unit by faction.
static UPGRADES: LazyLock<[[Option<Tech>; Unit::COUNT]; Faction::COUNT]> =
    LazyLock::new(|| Faction::ALL.map(|faction| Unit::ALL.map(|unit| faction.upgrade(unit))));

/// Fighters that a space dock on a planet supports without capacity.
const DOCK_FIGHTERS: u8 = 3;

/// What of a fleet counts against its limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stowage {
    /// Ships that count against the fleet pool (TI 66.1).
    pub(crate) ships: u8,
    /// Fighters and ground forces that need room (TI 38.2).
    pub(crate) cargo: u8,
    /// The room the ships have.
    pub(crate) capacity: u8,
}

impl TwilightImperium {
    // Technologies and abilities

    /// Whether a seat owns a technology, one marked by its assimilator tokens included (TI 28.16).
    pub fn owns(&self, seat: Seat, tech: Tech) -> bool {
        self.sheets[seat].techs & (1 << tech as u64) != 0
            || (self.assimilated.contains(&Some(tech)) && self.sheets[seat].faction == Some(Faction::Nekro))
    }

    /// Whether a technology's text works for a seat now.
    pub(crate) fn knows(&self, seat: Seat, tech: Tech) -> bool {
        self.owns(seat, tech) && !(tech.def().faction.is_some() && self.is_mutated(seat))
    }

    /// Whether a seat owns a technology and its card is readied (TI 53.3).
    pub(crate) fn has_ready(&self, seat: Seat, tech: Tech) -> bool {
        self.knows(seat, tech) && self.sheets[seat].spent & (1 << tech as u64) == 0
    }

    pub(crate) fn exhaust_tech(&mut self, seat: Seat, tech: Tech) {
        self.sheets[seat].spent |= 1 << tech as u64;
    }

    /// Whether a seat has a faction ability that works now.
    pub fn has_ability(&self, seat: Seat, ability: Ability) -> bool {
        self.sheets[seat].faction.is_some_and(|faction| faction.has(ability)) && !self.is_mutated(seat)
    }

    /// Whether *Greyfire Mutagen* takes abilities and faction technologies from a seat.
    fn is_mutated(&self, seat: Seat) -> bool {
        self.tactical.mutated == Some(seat)
    }

    /// The profile of a seat's units of a type (TI 29.4).
    ///
    /// # Panics
    /// Before factions are chosen.
    pub fn stats(&self, seat: Seat, unit: Unit) -> &'static Stats {
        let faction = self.faction(seat);
        // Only the Nekro Virus has upgrades of other factions (TI 28.21), those under its tokens first.
        if faction == Faction::Nekro {
            let marked = self.assimilated.into_iter().flatten();
            let gained =
                Tech::ALL.into_iter().filter(|&tech| self.sheets[seat].techs & (1 << tech as u64) != 0);
            let upgrade = marked.chain(gained).find(|tech| tech.upgrades() == Some(unit));
            return upgrade.and_then(Tech::stats).unwrap_or_else(|| faction.stats(unit, false));
        }
        let upgrade = UPGRADES[faction as usize][unit as usize];
        faction.stats(unit, upgrade.is_some_and(|tech| self.sheets[seat].techs & (1 << tech as u64) != 0))
    }

    /// Whether a seat's flagship has the ability of this profile.
    pub(crate) fn has_flagship(&self, seat: Seat, flagship: Profile) -> bool {
        self.sheets[seat].faction.is_some_and(|faction| faction.def().flagship == flagship)
    }

    /// Whether the flagship with this profile is in a system, and whose it is.
    pub(crate) fn flagship_in(&self, hex: Hex, flagship: Profile) -> Option<Seat> {
        self.alive().find(|&seat| {
            self.has_flagship(seat, flagship) && self.fleet(hex, seat).count(Unit::Flagship) > 0
        })
    }

    /// Whether the units of a type can use Sustain Damage (TI 52.0).
    pub(crate) fn sustains(&self, seat: Seat, unit: Unit, hex: Hex) -> bool {
        self.stats(seat, unit).sustain
            && !(unit == Unit::WarSun && self.law(Agenda::PublicizeWeaponSchematics).is_some())
            && self.flagship_in(hex, Profile::FourthMoon).is_none_or(|owner| owner == seat)
    }

    // Systems

    /// The anomaly of a system (TI 3.0).
    pub fn anomaly(&self, hex: Hex) -> Option<Anomaly> {
        self.tile(hex).and_then(|tile| tile.def().anomaly)
    }

    /// The wormholes of a system, one bit for each kind (TI 88.0).
    pub(crate) fn wormholes(&self, hex: Hex) -> u8 {
        let mut kinds = self.tile(hex).and_then(|tile| tile.def().wormhole).map_or(0, |kind| 1 << kind as u8);
        for (kind, gate) in [Wormhole::Alpha, Wormhole::Beta].into_iter().zip(self.gates) {
            if gate == Some(hex) {
                kinds |= 1 << kind as u8;
            }
        }
        if self.flagship_in(hex, Profile::HilColish).is_some() || self.gate_under_way() == Some(hex) {
            kinds |= 1 << Wormhole::Delta as u8;
        }
        kinds
    }

    /// Where the flagship that is a wormhole itself is on its way.
    fn gate_under_way(&self) -> Option<Hex> {
        match self.stack.top() {
            Some(Frame::Voyage(voyage))
                if voyage.unit == Unit::Flagship && self.has_flagship(self.turn_of(), Profile::HilColish) =>
            {
                Some(voyage.at)
            }
            _ => None,
        }
    }

    /// Whether a system has an alpha or a beta wormhole.
    pub(crate) fn has_common_wormhole(&self, hex: Hex) -> bool {
        self.wormholes(hex) & 0b011 != 0
    }

    /// The systems adjacent to one (TI 70.0), as `seat` sees them.
    pub fn adjacent(&self, hex: Hex, seat: Option<Seat>) -> Hexes {
        self.adjacent_if(hex, seat, false)
    }

    /// The systems a ship of `seat` can go to from one: wormholes may be closed to movement.
    pub(crate) fn adjacent_by_ship(&self, hex: Hex, seat: Seat) -> Hexes {
        self.adjacent_if(hex, Some(seat), true)
    }

    fn adjacent_if(&self, hex: Hex, seat: Option<Seat>, moving: bool) -> Hexes {
        let mut near: Hexes = hex.neighbours().filter(|&near| self.tile(near).is_some()).collect();
        let own = self.wormholes_for(hex, seat, moving);
        if own != 0 {
            for other in Hex::all().filter(|&other| other != hex && self.tile(other).is_some()) {
                if own & self.wormholes_for(other, seat, moving) != 0 {
                    near.insert(other);
                }
            }
        }
        if seat.is_some() && seat == self.active && !self.tactical.conduit.is_empty() {
            if hex == self.tactical.hex {
                near = near.or(self.tactical.conduit);
            } else if self.tactical.conduit.contains(hex) {
                near.insert(self.tactical.hex);
            }
        }
        near
    }

    /// The wormholes of a system as bits that are equal where they connect.
    fn wormholes_for(&self, hex: Hex, seat: Option<Seat>, moving: bool) -> u8 {
        let mut kinds = self.wormholes(hex);
        let tactical = seat.is_some() && seat == self.active && self.stack_has_tactical();
        if hex == Hex::MIDDLE
            && tactical
            && seat.is_some_and(|seat| {
                self.knows(seat, Tech::LazaxGateFolding)
                    && self.planet(Planet::MecatolRex).owner != Some(seat)
            })
        {
            kinds |= 0b011;
        }
        let entangled = seat.is_some_and(|seat| {
            self.sheets[seat].faction.is_some_and(|faction| faction.has(Ability::QuantumEntanglement))
        });
        if moving && self.law(Agenda::EnforcedTravelBan).is_some() && !entangled {
            kinds &= !0b011;
        }
        let joined = self.law(Agenda::WormholeReconstruction).is_some() || (tactical && self.tactical.chart);
        if kinds & 0b011 != 0 && (entangled || joined) {
            kinds |= 0b011;
        }
        kinds
    }

    fn stack_has_tactical(&self) -> bool {
        self.tactical.running
    }

    /// Whether a seat has a unit or a planet in a system (TI 73.0).
    pub fn is_present(&self, hex: Hex, seat: Seat) -> bool {
        !self.fleet(hex, seat).is_empty()
            || self.planets_in(hex).iter().any(|&planet| self.planet(planet).owner == Some(seat))
    }

    /// Whether a seat has a unit in a system.
    pub fn has_units(&self, hex: Hex, seat: Seat) -> bool {
        !self.fleet(hex, seat).is_empty()
            || self
                .planets_in(hex)
                .iter()
                .any(|&planet| self.planet(planet).owner == Some(seat) && self.planet(planet).has_units())
    }

    /// Whether another player has ships in a system.
    pub fn has_rival_ships(&self, hex: Hex, seat: Seat) -> bool {
        self.alive().any(|other| other != seat && self.fleet(hex, other).has_ships())
    }

    /// Whether two players are neighbours (TI 73.0, TI 73.3).
    pub fn are_neighbours(&self, one: Seat, other: Seat) -> bool {
        let at = |seat: Seat| -> Hexes { Hex::all().filter(|&hex| self.is_present(hex, seat)).collect() };
        let (here, there) = (at(one), at(other));
        !here.and(there).is_empty()
            || here.iter().any(|hex| !self.adjacent(hex, Some(one)).and(there).is_empty())
            || there.iter().any(|hex| !self.adjacent(hex, Some(other)).and(here).is_empty())
    }

    /// The home system of a seat; for the Creuss the one beside the board (TI G8).
    pub fn home(&self, seat: Seat) -> Option<Hex> {
        self.sheets[seat].faction.and_then(|faction| self.place_of(faction.def().home))
    }

    /// Whether a system is the home of somebody in this game (TI 86.2).
    pub fn is_home(&self, hex: Hex) -> bool {
        self.tile(hex).is_some_and(|tile| tile.def().home.is_some() && tile != Tile::CREUSS_GATE)
    }

    // Planets

    /// A planet's resource value (TI 49.1).
    pub fn resources(&self, planet: Planet) -> u8 {
        let mut value = planet.def().resources;
        if self.attached(Agenda::CoreMining, planet) {
            value += 2;
        }
        value + u8::from(self.attached(Agenda::TerraformingInitiative, planet))
    }

    /// A planet's influence value (TI 49.2).
    pub fn influence(&self, planet: Planet) -> u8 {
        let mut value = planet.def().influence;
        if self.attached(Agenda::SenateSanctuary, planet) {
            value += 2;
        }
        value + u8::from(self.attached(Agenda::TerraformingInitiative, planet))
    }

    /// Whether units may land, be built or be put on a planet.
    pub(crate) fn is_open(&self, planet: Planet) -> bool {
        !self.attached(Agenda::DemilitarizedZone, planet)
    }

    /// Whether a structure can be placed on a planet of a seat (TI 72.4, TI 72.5).
    pub(crate) fn can_build(&self, seat: Seat, unit: Unit, planet: Planet) -> bool {
        let state = self.planet(planet);
        state.owner == Some(seat)
            && self.hex_of(planet).is_some()
            && self.is_open(planet)
            && match unit {
                Unit::Pds => state.pds < 2 || self.law(Agenda::HomelandDefenseAct).is_some(),
                _ => state.docks == 0,
            }
    }

    /// Whether a seat's space docks are placed in space (TI 72.1.a).
    pub(crate) fn docks_float(&self, seat: Seat) -> bool {
        self.stats(seat, Unit::SpaceDock).movement.is_some()
    }

    /// Whether a planet has a unit with Planetary Shield that works against `against` (TI 48.0, TI 48.3).
    pub(crate) fn is_shielded(&self, planet: Planet, against: Option<Seat>) -> bool {
        let state = self.planet(planet);
        let Some(owner) = state.owner else { return false };
        if state.pds == 0
            || !self.stats(owner, Unit::Pds).shield
            || (self.tactical.disabled && against.is_some())
        {
            return false;
        }
        let Some(hex) = self.hex_of(planet) else { return false };
        !self.alive().any(|seat| {
            seat != owner && self.fleet(hex, seat).ships().any(|unit| self.stats(seat, unit).breaks_shields)
        })
    }

    // Limits

    /// How many ships that are no fighters a seat may have in a system (TI 66.1).
    pub fn fleet_limit(&self, seat: Seat) -> u8 {
        let pool = self.sheets[seat].pools[1];
        if self.has_ability(seat, Ability::Armada) { pool + 2 } else { pool }
    }

    /// How many fighters and ground forces a fleet carries (TI 38.2).
    pub(crate) fn capacity_of(&self, seat: Seat, fleet: &Fleet) -> u8 {
        Unit::ALL
            .into_iter()
            .map(|unit| match fleet.count(unit) {
                0 => 0,
                n => n.saturating_mul(self.stats(seat, unit).capacity),
            })
            .fold(0, u8::saturating_add)
    }

    /// By how much a seat exceeds the fleet limit and the capacity in a system (TI 66.3, TI 38.3).
    pub(crate) fn excess(&self, seat: Seat, hex: Hex) -> (u8, u8) {
        if self.fleet(hex, seat).is_empty() {
            return (0, 0);
        }
        let stowage = self.stowage(seat, hex);
        (stowage.ships.saturating_sub(self.fleet_limit(seat)), stowage.cargo.saturating_sub(stowage.capacity))
    }

    /// What of a fleet counts against the fleet pool and the capacity of its ships (TI 66.1, TI 38.2).
    pub(crate) fn stowage(&self, seat: Seat, hex: Hex) -> Stowage {
        let fleet = self.fleet(hex, seat);
        let docks: u8 = self
            .planets_in(hex)
            .iter()
            .filter(|&&planet| self.planet(planet).owner == Some(seat))
            .map(|&planet| self.planet(planet).docks)
            .sum();
        let fighters = fleet.count(Unit::Fighter).saturating_sub(docks * DOCK_FIGHTERS);
        let infantry = fleet.count(Unit::Infantry);
        let capacity = self.capacity_of(seat, fleet);
        let over = (fighters + infantry).saturating_sub(capacity);
        let stats = self.stats(seat, Unit::Fighter);
        // Fighters that move by themselves count as ships beyond the capacity.
        let free = if stats.movement.is_some() { over.min(fighters) } else { 0 };
        let counted = if stats.profile == Profile::HybridCrystalFighter2 { free.div_ceil(2) } else { free };
        Stowage { ships: fleet.large() + counted, cargo: fighters + infantry - free, capacity }
    }

    /// How many action cards a seat may hold (TI 24.4); `None` for no limit.
    pub(crate) fn hand_limit(&self, seat: Seat) -> Option<u8> {
        if self.has_ability(seat, Ability::Crafty) {
            return None;
        }
        Some(if self.law(Agenda::ExecutiveSanctions).is_some() { 3 } else { crate::cards::HAND_LIMIT })
    }

    // Movement

    /// The move value of a ship that starts in a system (TI 55.1, TI 80.2).
    pub(crate) fn move_value(&self, seat: Seat, unit: Unit, from: Hex) -> Option<u8> {
        let printed = self.stats(seat, unit).movement?;
        let value = if self.anomaly(from) == Some(Anomaly::Nebula) { 1 } else { printed };
        let slip = self.has_ability(seat, Ability::Slipstream)
            && (self.home(seat) == Some(from) || self.has_common_wormhole(from));
        Some(value + self.tactical.boost + u8::from(slip))
    }

    /// Whether a ship of a seat may enter a system, as its destination or on its way through (TI 47.3.b).
    pub(crate) fn can_enter(&self, seat: Seat, unit: Unit, from: Hex, hex: Hex, destination: bool) -> bool {
        let free = match self.anomaly(hex) {
            Some(Anomaly::AsteroidField) => self.knows(seat, Tech::AntimassDeflectors),
            Some(Anomaly::Supernova) => {
                self.knows(seat, Tech::MagmusReactor)
                    || (!destination && self.has_ability(seat, Ability::GashlaiPhysiology))
            }
            Some(Anomaly::Nebula) => destination || self.law(Agenda::SharedResearch).is_some(),
            Some(Anomaly::GravityRift) | None => true,
        };
        free && (destination
            || !self.has_rival_ships(hex, seat)
            || self.knows(seat, Tech::LightWaveDeflector)
            || self.tactical.slip == Some(from)
            || (unit == Unit::Flagship && self.has_flagship(seat, Profile::YsiaYssrila)))
    }

    // Production

    /// How many units a seat can produce in a system, and how many of them may be infantry (TI 61.1, TI 61.1.d).
    pub(crate) fn production_in(&self, seat: Seat, hex: Hex) -> (u8, u8) {
        let mut total = 0_u8;
        let mut infantry = 0_u8;
        let barren = self.has_ability(seat, Ability::Mitosis);
        for &planet in self.planets_in(hex) {
            let state = self.planet(planet);
            if state.owner != Some(seat) || self.attached(Agenda::HolyPlanetOfIxth, planet) {
                continue;
            }
            for unit in [Unit::Infantry, Unit::SpaceDock] {
                let value = self.production_of(seat, unit, Site::Planet(planet)) * state.count(unit);
                total = total.saturating_add(value);
                if !(barren && unit == Unit::SpaceDock) {
                    infantry = infantry.saturating_add(value);
                }
            }
        }
        let fleet = self.fleet(hex, seat);
        for unit in [Unit::Infantry, Unit::SpaceDock] {
            let value = self.production_of(seat, unit, Site::Space(hex)).saturating_mul(fleet.count(unit));
            total = total.saturating_add(value);
            if !(barren && unit == Unit::SpaceDock) {
                infantry = infantry.saturating_add(value);
            }
        }
        (total, infantry)
    }

    /// The production value of one unit (TI 61.1).
    pub(crate) fn production_of(&self, seat: Seat, unit: Unit, site: Site) -> u8 {
        match (self.stats(seat, unit).production, site) {
            (Production::None, _) | (Production::PlanetPlus(_), Site::Space(_)) => 0,
            (Production::Plain(value), _) => value,
            (Production::PlanetPlus(more), Site::Planet(planet)) => self.resources(planet) + more,
        }
    }

    /// Whether a seat's units in a system are blockaded, so that no ship can be produced (TI 6.0, TI 62.6).
    pub(crate) fn is_blockaded(&self, seat: Seat, hex: Hex) -> bool {
        self.has_rival_ships(hex, seat)
    }

    /// Whether the notes before rivals forbid a seat to produce in a system (*Stymie*).
    pub(crate) fn is_stymied(&self, seat: Seat, hex: Hex) -> bool {
        use crate::cards::Note;
        let Some(holder) = self.all_notes().find_map(|id| match self.held(id) {
            Held::Open(holder) if id.note == Note::Stymie && id.owner == seat => Some(holder),
            _ => None,
        }) else {
            return false;
        };
        let held = |hex: Hex| !self.is_home(hex) && self.has_units(hex, holder);
        held(hex) || self.adjacent(hex, None).iter().any(held)
    }
}
