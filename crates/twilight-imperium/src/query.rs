//! What holds for units, systems and players right now: each value asks all its modifiers in one place.

use std::sync::LazyLock;

use orrery_engine::Seat;

use crate::board::bits;
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

/// What is adjacent to what at one moment (TI 70.0).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lanes {
    placed: Hexes,
    /// Systems whose wormholes lead to each other, by kind.
    wormholes: [Hexes; Wormhole::COUNT],
    /// Systems that the active one is adjacent to besides.
    conduit: Hexes,
    active: Hex,
}

impl Lanes {
    /// The systems adjacent to one.
    pub(crate) fn from(&self, hex: Hex) -> Hexes {
        let mut near = hex.around().and(self.placed);
        for joined in self.wormholes {
            if joined.contains(hex) {
                near = near.or(joined);
            }
        }
        near.set(hex, false);
        if self.conduit.contains(hex) {
            near.insert(self.active);
        }
        if hex == self.active { near.or(self.conduit) } else { near }
    }

    /// Without the wormhole of a flagship that is one itself: the delta wormholes that stay are `fixed`.
    pub(crate) fn fixed(mut self, fixed: Hexes) -> Self {
        let delta = &mut self.wormholes[Wormhole::Delta as usize];
        *delta = delta.and(fixed);
        self
    }

    /// Where delta wormholes lead.
    pub(crate) const fn deltas(&self) -> Hexes {
        self.wormholes[Wormhole::Delta as usize]
    }

    /// The systems adjacent to any of these.
    pub(crate) fn around(&self, hexes: Hexes) -> Hexes {
        hexes.iter().fold(Hexes::EMPTY, |all, hex| all.or(self.from(hex)))
    }
}

impl TwilightImperium {
    // Technologies and abilities

    /// Whether a seat owns a technology, one marked by its assimilator tokens included (TI 28.16).
    pub fn owns(&self, seat: Seat, tech: Tech) -> bool {
        self.owned_techs(seat) & (1 << tech as u64) != 0
    }

    /// The technologies a seat owns, one bit each.
    pub(crate) fn owned_techs(&self, seat: Seat) -> u64 {
        let sheet = &self.sheets[seat];
        match sheet.faction {
            Some(Faction::Nekro) => {
                let marked = self.assimilated.into_iter().flatten();
                marked.fold(sheet.techs, |techs, tech| techs | 1 << tech as u64)
            }
            _ => sheet.techs,
        }
    }

    /// The technologies a seat owns, in order.
    pub(crate) fn techs(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Tech> + Clone + use<> {
        bits(self.owned_techs(seat)).map(|n| Tech::ALL[n])
    }

    /// Whether a technology's text works for a seat now.
    pub(crate) fn knows(&self, seat: Seat, tech: Tech) -> bool {
        self.owns(seat, tech) && !(self.is_mutated(seat) && tech.def().faction.is_some())
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
            let gained = bits(self.sheets[seat].techs).map(|n| Tech::ALL[n]);
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
        let places = self.wormhole_places();
        places
            .iter()
            .enumerate()
            .fold(0, |kinds, (kind, places)| kinds | u8::from(places.contains(hex)) << kind)
    }

    /// Where wormholes of each kind are: printed ones, the Creuss tokens, and a flagship that is one itself.
    pub(crate) fn wormhole_places(&self) -> [Hexes; Wormhole::COUNT] {
        let mut places = Wormhole::ALL.map(|kind| self.board.wormholes(kind));
        for (kind, gate) in [Wormhole::Alpha, Wormhole::Beta].into_iter().zip(self.gates) {
            if let Some(hex) = gate {
                places[kind as usize].insert(hex);
            }
        }
        if let Some(seat) = self.alive().find(|&seat| self.has_flagship(seat, Profile::HilColish)) {
            let delta = &mut places[Wormhole::Delta as usize];
            let flown = |hex: &Hex| self.fleet(*hex, seat).count(Unit::Flagship) > 0;
            *delta = self.space.armed(seat).iter().filter(flown).fold(*delta, |mut all, hex| {
                all.insert(hex);
                all
            });
            // On its way it is where it flies; ships that are declared after it find it in the active system (TI G138).
            if self.tactical.running && self.active == Some(seat) {
                match self.stack.top() {
                    Some(Frame::Voyage(voyage)) if voyage.unit == Unit::Flagship => delta.insert(voyage.at),
                    _ if self.tactical.transit.count(Unit::Flagship) > 0 => delta.insert(self.tactical.hex),
                    _ => (),
                }
            }
        }
        places
    }

    /// Systems with an alpha or a beta wormhole.
    fn common_wormholes(&self) -> Hexes {
        let [alpha, beta, _] = self.wormhole_places();
        alpha.or(beta)
    }

    /// Whether a system has an alpha or a beta wormhole.
    pub(crate) fn has_common_wormhole(&self, hex: Hex) -> bool {
        self.common_wormholes().contains(hex)
    }

    /// The systems adjacent to one (TI 70.0), as `seat` sees them.
    pub fn adjacent(&self, hex: Hex, seat: Option<Seat>) -> Hexes {
        self.lanes(seat, false).from(hex)
    }

    /// The systems a ship of `seat` can go to from one: wormholes may be closed to movement.
    pub(crate) fn adjacent_by_ship(&self, hex: Hex, seat: Seat) -> Hexes {
        self.lanes(Some(seat), true).from(hex)
    }

    /// What is adjacent to what (TI 70.0), as `seat` sees it; wormholes may be closed to movement.
    pub(crate) fn lanes(&self, seat: Option<Seat>, moving: bool) -> Lanes {
        let [mut alpha, mut beta, delta] = self.wormhole_places();
        let tactical = seat.is_some() && seat == self.active && self.tactical.running;
        if tactical
            && seat.is_some_and(|seat| {
                self.knows(seat, Tech::LazaxGateFolding)
                    && self.planet(Planet::MecatolRex).owner != Some(seat)
            })
        {
            alpha.insert(Hex::MIDDLE);
            beta.insert(Hex::MIDDLE);
        }
        let entangled = seat.is_some_and(|seat| {
            self.sheets[seat].faction.is_some_and(|faction| faction.has(Ability::QuantumEntanglement))
        });
        if moving && self.law(Agenda::EnforcedTravelBan).is_some() && !entangled {
            (alpha, beta) = (Hexes::EMPTY, Hexes::EMPTY);
        }
        if entangled
            || (tactical && self.tactical.chart)
            || self.law(Agenda::WormholeReconstruction).is_some()
        {
            alpha = alpha.or(beta);
            beta = alpha;
        }
        let conduit =
            if seat.is_some() && seat == self.active { self.tactical.conduit } else { Hexes::EMPTY };
        Lanes {
            placed: self.board.placed(),
            wormholes: [alpha, beta, delta],
            conduit,
            active: self.tactical.hex,
        }
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
        self.space.armed_rivals(seat).contains(hex)
    }

    /// Systems with a unit or a planet of a seat (TI 73.0).
    pub(crate) fn presence(&self, seat: Seat) -> Hexes {
        let planets = self.planets_of(seat).filter_map(|planet| self.hex_of(planet));
        planets.collect::<Hexes>().or(self.space.held(seat))
    }

    /// Whether two players are neighbours (TI 73.0, TI 73.3).
    pub fn are_neighbours(&self, one: Seat, other: Seat) -> bool {
        let (here, there) = (self.presence(one), self.presence(other));
        let meet = |seat: Seat, from: Hexes, to: Hexes| {
            let lanes = self.lanes(Some(seat), false);
            from.iter().any(|hex| !lanes.from(hex).and(to).is_empty())
        };
        !here.and(there).is_empty() || meet(one, here, there) || meet(other, there, here)
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
        let fleet = self.fleet(hex, seat);
        if fleet.is_empty() {
            return (0, 0);
        }
        // Most fleets carry nothing.
        if fleet.count(Unit::Fighter) + fleet.count(Unit::Infantry) == 0 {
            return (fleet.large().saturating_sub(self.fleet_limit(seat)), 0);
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

    /// The systems that a ship of a seat may enter, as its destination or on its way through (TI 47.3.b).
    pub(crate) fn open_to(&self, seat: Seat, unit: Unit, from: Hex, destination: bool) -> Hexes {
        let mut open = self.board.placed();
        if !self.knows(seat, Tech::AntimassDeflectors) {
            open = open.minus(self.board.anomalies(Anomaly::AsteroidField));
        }
        if !self.knows(seat, Tech::MagmusReactor)
            && (destination || !self.has_ability(seat, Ability::GashlaiPhysiology))
        {
            open = open.minus(self.board.anomalies(Anomaly::Supernova));
        }
        if destination {
            return open;
        }
        if self.law(Agenda::SharedResearch).is_none() {
            open = open.minus(self.board.anomalies(Anomaly::Nebula));
        }
        let passes = self.tactical.slip == Some(from)
            || self.knows(seat, Tech::LightWaveDeflector)
            || (unit == Unit::Flagship && self.has_flagship(seat, Profile::YsiaYssrila));
        if passes { open } else { open.minus(self.space.armed_rivals(seat)) }
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
