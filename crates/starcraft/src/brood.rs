//! What Brood War adds to the table (SC 20 to SC 30); all of it is empty without the expansion.

use orrery_engine::{Log, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{By, Cost, Edition, FactionDef, Layer, Leadership, Module, Planet, Unit};
use crate::combat::MAX_SKIRMISHES;
use crate::event::Event;
use crate::squad::Squad;
use crate::state::{Area, Order, StarCraft};

/// How many installations there are: four Infested Command Centers and one each of the others (SC 26.1.6).
pub const MAX_INSTALLATIONS: usize = 7;
/// How many Infested Command Centers there are.
pub const INFESTED_CENTERS: usize = 4;
/// How many guard tokens there are (SC G115).
pub const GUARDS: usize = 12;
/// How many resource tokens of each kind there are (SC 18.1.1).
pub const RESOURCE_TOKENS: u8 = 15;
/// How many units a faction can have under mind control (SC 24.3.7).
pub const THRALLS: usize = 2;

/// What lies on the board besides, and what lasts for a phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Brood {
    /// The installations on the board (SC 26.1.1).
    pub installations: [Option<Installed>; MAX_INSTALLATIONS],
    /// The guard tokens on the board (SC 28.1.6).
    pub guards: [Option<Guard>; GUARDS],
    /// Areas with a special conquest point token (Tactical Mastery).
    pub point_tokens: [Option<Area>; 2],
    /// The planet on which others place one order each in the coming Planning phase, and who named it (Subtle
    /// Influence).
    pub influence: Option<(Planet, Seat)>,
    /// The last round whose Regrouping phase cannot produce a winner (Destiny, SC G167).
    pub destiny: u8,
    /// The area whose units the Mobilize order being executed cannot move (Maelstrom).
    pub maelstrom: Option<Area>,
    /// Routes whose transports brought units through orbital defense in this order, as a set of bits (SC 25.4.3).
    pub spent_routes: u32,
    /// Who lost Gantrithor, and on which planet.
    pub avenging: Option<(Seat, Planet)>,
}

/// An installation on the board (SC 26.1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Installed {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub installation: Installation,
    /// Where it stands.
    pub area: Area,
}

/// A kind of installation (SC 26.1.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Installation {
    /// Infested Terrans are built at it (SC 26.1.8).
    InfestedCommandCenter,
    /// One order more a round.
    Cerebrate,
    /// One conquest point more a round.
    Overmind,
    /// Units jump from it to other planets.
    WarpGate,
}

impl Installation {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::InfestedCommandCenter, Self::Cerebrate, Self::Overmind, Self::WarpGate];
}

/// A guard token (SC 28.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Guard {
    /// Whose it is.
    pub seat: Seat,
    /// Where it lies.
    pub area: Area,
}

/// A unit under mind control (SC 24.3.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Thrall {
    /// Which unit.
    pub unit: Unit,
    /// Whose it was.
    pub owner: Seat,
    /// Where it stands; of attackers the contested area.
    pub area: Area,
}

/// As what an order may be executed in the coming Execution phase, whatever it says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Campaign {
    /// As it says.
    #[default]
    None,
    /// As a special Mobilize order (Deathblow).
    Mobilize,
    /// As a special Build order (Terran Civilization).
    Build,
}

/// What lies before a player besides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is about another phase")]
pub struct BroodPlayer {
    /// Leadership cards he has resolved, as a set of [`Leadership::bit`]s.
    pub resolved: u64,
    /// Stages of which he has chosen his card, as a set of bits (SC 29.2.4).
    pub chosen: u8,
    /// Those of them that stay in play (SC 29.2.6).
    pub in_play: u64,
    /// The Leadership card he has picked, face down until all have (SC 29.2.2).
    pub picked: Option<Leadership>,
    /// Mineral and gas tokens (SC 27.1.1).
    pub tokens: [u8; 2],
    /// Orders in the Special Order Pool (SC 21.1.4).
    pub pool: u8,
    /// Orders placed in this Planning phase, the Defend order included (SC G113).
    pub placed: u8,
    /// Whether he has used his Defend order in this Planning phase (SC 28.1.2).
    pub defended: bool,
    /// Units under his control (SC 24.3.4).
    pub thralls: [Option<Thrall>; THRALLS],
    /// Cards that went back to his hand in this Execution phase, as a set of bits (SC 24.4.2).
    pub recharged: u64,
    /// Units on a Leadership card of his (Covert Operations, Conclave Fleet).
    pub aboard: Squad,
    /// As what he may execute his orders in the coming Execution phase.
    pub campaign: Campaign,
    /// Whether he may place orders in pairs in the coming Planning phase (The Will of the Conclave).
    pub pairs: bool,
    /// The last round in which his transports cannot be destroyed (Return to Aiur).
    pub sheltered: u8,
    /// Whether he has used Maelstrom in this Execution phase.
    pub maelstrom: bool,
    /// Whether the order being executed has built something for nothing (Make Do with Little).
    pub free_built: bool,
    /// Whether his Cerebrate's extra order of this Planning phase has been placed.
    pub extra_placed: bool,
    /// Whether he may place the second order of a pair now (The Will of the Conclave).
    pub second: bool,
}

/// What collateral damage destroys (SC 24.1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Collateral {
    /// The enemy base in the contested area.
    Base,
    /// The enemy installation in it.
    Installation,
    /// All enemy workers on its Resource card (SC G96).
    Workers,
}

/// What is kept of a battle besides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct BroodBattle {
    /// Whether the defender discarded a guard token (SC 28.2.1).
    pub guarded: bool,
    /// The first of the two units to swap, by its skirmish and place.
    pub swapping: Option<(u8, Option<Unit>)>,
    /// Units that either side has taken in this battle: splash damage cannot hit them (SC 24.3.10).
    pub captured: [Squad; 2],
    /// Whether a side's mind control still has to take effect.
    pub controls: [bool; 2],
    /// Whether a side's collateral damage still has to be decided.
    pub collateral: [bool; 2],
    /// Whose Combat deck the card of a front-line unit comes from, by skirmish and side (SC 24.3.5).
    pub lenders: [[Option<Seat>; 2]; MAX_SKIRMISHES],
    /// Whether a card was cancelled by Feedback, by the side that lost it.
    pub fed_back: [bool; 2],
    /// Whether a side has been asked about the card that could go back to its hand in this skirmish.
    pub recharged: [bool; 2],
}

impl StarCraft {
    /// Which components are in play (SC 20.1.1).
    #[inline]
    pub const fn edition(&self) -> Edition {
        self.setup.edition()
    }

    /// Whether Brood War is in play.
    #[inline]
    pub const fn is_brood_war(&self) -> bool {
        self.setup.options.brood_war
    }

    /// What a unit costs.
    #[inline]
    pub fn cost(&self, unit: Unit) -> Cost {
        unit.cost(self.edition())
    }

    /// What allows a unit to be built.
    #[inline]
    pub fn by(&self, unit: Unit) -> By {
        unit.by(self.edition())
    }

    /// The installations on the board.
    pub fn installations(&self) -> impl Iterator<Item = Installed> + '_ {
        self.brood.installations.iter().flatten().copied()
    }

    /// The installation in an area (SC 26.1.2).
    #[inline]
    pub fn installation_in(&self, area: Area) -> Option<Installed> {
        self.installations().find(|installed| installed.area == area)
    }

    /// Whether a player has such an installation on the board.
    pub fn has_installation(&self, seat: Seat, installation: Installation) -> bool {
        self.installations().any(|it| (it.seat, it.installation) == (seat, installation))
    }

    /// Whether a Leadership card of a player stays in play (SC 29.2.6).
    #[inline]
    pub fn leads(&self, seat: Seat, card: Leadership) -> bool {
        self.players[seat].brood.in_play & card.bit() != 0
    }
}

impl StarCraft {
    /// How many units count against the unit limit: with an Assist module one assist unit does not (SC 25.3.2).
    pub(crate) fn load(&self, seat: Seat, units: impl Iterator<Item = Unit>) -> u8 {
        if !self.is_brood_war() || self.players[seat].modules(Module::Assist) == 0 {
            return units.count() as u8;
        }
        let (mut count, mut spared) = (0, 0);
        for unit in units {
            count += 1;
            spared |= u8::from(unit.def().assist);
        }
        count - spared
    }

    /// Whether one unit more of this type is within the unit limit of an area, and may be there at all (SC 1.4.2,
    /// SC 23.1.1).
    pub(crate) fn has_room(&self, seat: Seat, area: Area, unit: Unit) -> bool {
        let there = self.area(area).units;
        area.admits(unit)
            && usize::from(there.len()) < Squad::MOST
            && self.load(seat, there.iter().chain([unit])) <= area.limit()
    }

    /// The permanent resources of a player (SC 9.3.1).
    pub fn permanent(&self, seat: Seat) -> Cost {
        let mut cost = FactionDef::PERMANENT;
        if self.leads(seat, Leadership::EndlessHunger) {
            cost.minerals += 1;
            cost.gas += 1;
        }
        if self.leads(seat, Leadership::OrbitalPlatform) {
            cost.minerals += 2;
        }
        cost
    }

    /// How many modules of a type count, doubled by Make Do with Little.
    pub fn module_count(&self, seat: Seat, module: Module) -> u8 {
        let doubled = matches!(module, Module::Supply | Module::Research)
            && self.leads(seat, Leadership::MakeDoWithLittle);
        self.players[seat].modules(module) * if doubled { 2 } else { 1 }
    }

    /// Whether a player controls the strategic area of a planet (SC 23.2.2).
    pub fn controls_strategic(&self, seat: Seat, planet: Planet) -> bool {
        self.is_brood_war()
            && planet.area_ids().any(|area| area.is_strategic() && self.is_friendly(area, seat))
    }

    /// The order tokens of a type that a player has.
    pub fn tokens_of(&self, seat: Seat, order: Order) -> u8 {
        match order {
            Order::Star => u8::from(self.leads(seat, Leadership::SonsOfKorhal)),
            _ => order.tokens(),
        }
    }

    /// Whether an area has a guard token of a player (SC 28.2.1).
    pub fn is_guarded(&self, seat: Seat, area: Area) -> bool {
        self.brood.guards.contains(&Some(Guard { seat, area }))
    }

    /// Whose guard token lies in an area.
    pub fn guard_in(&self, area: Area) -> Option<Seat> {
        self.brood.guards.iter().flatten().find(|guard| guard.area == area).map(|guard| guard.seat)
    }

    /// Puts a guard token into an area, if one is left and none lies there (SC G115).
    pub(crate) fn place_guard(&mut self, seat: Seat, area: Area, log: &mut Log<Event>) {
        if self.brood.guards.iter().flatten().any(|guard| guard.area == area) {
            return;
        }
        if let Some(free) = self.brood.guards.iter_mut().find(|guard| guard.is_none()) {
            *free = Some(Guard { seat, area });
            log.push(|| Event::GuardPlaced { seat, area });
        }
    }

    /// Takes the guard token of an area away.
    pub(crate) fn remove_guard(&mut self, area: Area) {
        for guard in &mut self.brood.guards {
            if guard.is_some_and(|guard| guard.area == area) {
                *guard = None;
            }
        }
        sort_filled(&mut self.brood.guards);
    }

    /// Whether an installation can be placed in an area: no base or installation stands there, and it is not for
    /// flying units only (SC 23.1.2, SC 26.1.2).
    pub(crate) fn takes_installation(&self, area: Area) -> bool {
        area.exists()
            && self.planets[area.planet as usize].placed.is_some()
            && area.only() != Some(Layer::Air)
            && self.area(area).base.is_none()
            && self.installation_in(area).is_none()
    }

    /// Puts an installation on the board (SC 26.1.1).
    pub(crate) fn place_installation(
        &mut self,
        seat: Seat,
        installation: Installation,
        area: Area,
        log: &mut Log<Event>,
    ) {
        let free = self.brood.installations.iter_mut().find(|installed| installed.is_none());
        let Some(free) = free else { return };
        *free = Some(Installed { seat, installation, area });
        log.push(|| Event::InstallationPlaced { seat, installation, area });
    }

    /// The installation of an area is destroyed (SC 26.1.3).
    pub(crate) fn destroy_installation(&mut self, area: Area, log: &mut Log<Event>) {
        let Some(Installed { seat, installation, .. }) = self.installation_in(area) else { return };
        for installed in &mut self.brood.installations {
            if installed.is_some_and(|installed| installed.area == area) {
                *installed = None;
            }
        }
        sort_filled(&mut self.brood.installations);
        log.push(|| Event::InstallationDestroyed { seat, installation, area });
    }

    /// The units that a player controls and others built (SC 24.3.4).
    pub fn thralls(&self, seat: Seat) -> impl Iterator<Item = Thrall> + '_ {
        self.players[seat].brood.thralls.iter().flatten().copied()
    }

    pub(crate) fn thralls_in(&self, seat: Seat, area: Area, unit: Unit) -> u8 {
        self.thralls(seat).filter(|thrall| (thrall.area, thrall.unit) == (area, unit)).count() as u8
    }

    /// A player's units of a type in an area, attackers included.
    pub(crate) fn units_in(&self, seat: Seat, area: Area, unit: Unit) -> u8 {
        let state = self.area(area);
        let standing = if state.owner == Some(seat) { state.units.count(unit) } else { 0 };
        let landing = if self.active() == Some(seat) && self.landing_area() == Some(area) {
            self.landing.count(unit)
        } else {
            0
        };
        let fighting = if self.battle.area == Some(area) { self.battle.attackers_of(seat, unit) } else { 0 };
        standing + landing + fighting
    }

    /// A unit has left an area for another: of equal ones those under mind control move last.
    pub(crate) fn carry_thrall(&mut self, seat: Seat, unit: Unit, from: Area, to: Area) {
        if self.is_brood_war() && self.thralls_in(seat, from, unit) > self.units_in(seat, from, unit) {
            let thralls = &mut self.players[seat].brood.thralls;
            let here = |thrall: &&mut Thrall| (thrall.area, thrall.unit) == (from, unit);
            if let Some(thrall) = thralls.iter_mut().flatten().find(here) {
                thrall.area = to;
            }
        }
    }

    /// Units under mind control that are gone give their tokens back (SC 24.3.4, SC G99).
    fn drop_thralls(&mut self) {
        for seat in Seat::all(self.setup.players) {
            for slot in 0..THRALLS {
                let Some(thrall) = self.players[seat].brood.thralls[slot] else { continue };
                let Thrall { unit, area, .. } = thrall;
                if self.thralls_in(seat, area, unit) > self.units_in(seat, area, unit) {
                    self.players[seat].brood.thralls[slot] = None;
                }
            }
            sort_filled(&mut self.players[seat].brood.thralls);
        }
    }

    /// What has lost its ground at once: guard tokens of areas that changed hands (SC 28.2.2, SC G126), tokens of units
    /// that are gone.
    pub(crate) fn tidy(&mut self, log: &mut Log<Event>) {
        self.drop_thralls();
        if self.battle.is_fought() {
            return;
        }
        for guard in self.brood.guards.into_iter().flatten() {
            if !self.is_friendly(guard.area, guard.seat) {
                self.remove_guard(guard.area);
                log.push(|| Event::GuardRemoved { seat: guard.seat, area: guard.area });
            }
        }
    }

    /// How many figures of a type stand for units and heroes of a player, wherever they are: those under another's
    /// mind control are not his to use (SC G99).
    pub(crate) fn figures_out(&self, seat: Seat, unit: Unit) -> u8 {
        let is = |other: Unit| other.figure() == unit;
        let of = |squad: &Squad| squad.iter().filter(|&other| is(other)).count() as u8;
        let own = self.areas().filter(|&area| self.area(area).owner == Some(seat));
        let mut out: u8 = own.map(|area| of(&self.area(area).units)).sum();
        if self.active() == Some(seat) {
            out += of(&self.landing);
        }
        if self.battle.is_fought() && self.battle.seats[0] == seat {
            out += of(&self.battle.attackers);
        }
        out += of(&self.players[seat].brood.aboard);
        out -= self.thralls(seat).filter(|thrall| is(thrall.unit)).count() as u8;
        let stolen = Seat::all(self.setup.players)
            .flat_map(|other| self.thralls(other))
            .filter(|thrall| thrall.owner == seat && is(thrall.unit));
        out + stolen.count() as u8
    }
}

/// Brings what is there to the front, so that equal tables are equal bits.
fn sort_filled<T: Copy>(all: &mut [Option<T>]) {
    all.sort_by_key(Option::is_none);
}
