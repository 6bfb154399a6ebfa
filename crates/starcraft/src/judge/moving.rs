//! Mobilizing: who goes where, what an attack promises and what has to stay.

use std::cell::OnceCell;

use orrery_engine::Seat;

use super::clash::clash;
use super::field::Field;
use super::table::{POWER, power};
use crate::cards::{Module, Planet, Unit};
use crate::phase::{March, MobilizeFrame, MobilizeStep};
use crate::squad::Squad;
use crate::state::{Area, Order, PlacedOrder, StarCraft};

/// The most units that may come into question at once.
const MOST: usize = 48;
/// How many units more than the unit limit may attack (SC 11.5.2).
const SURPLUS: u8 = 2;
/// A move that only makes things worse.
const BAD: i32 = -60;

/// What it is worth to leave an area with more units than it may hold.
const CROWDED: i32 = 300;

/// A unit that could move, and what its leaving costs.
#[derive(Clone, Copy)]
struct Mover {
    unit: Unit,
    from: Area,
    cost: i32,
}

/// An attack on one area with the force that promises most.
#[derive(Clone, Copy, Debug)]
pub(super) struct Assault {
    /// What it promises in all; units that have landed already count.
    pub(super) gain: i32,
    /// The units that go, with where they come from.
    movers: [Option<(Unit, Area)>; Squad::MOST],
}

impl Assault {
    /// How many of these units of this area go.
    fn takes(&self, unit: Unit, from: Area) -> bool {
        self.movers.contains(&Some((unit, from)))
    }

    fn count(&self) -> i32 {
        self.movers.iter().flatten().count() as i32
    }
}

/// Movement to and on a planet as one player may plan it.
pub(super) struct Marching<'a> {
    game: &'a StarCraft,
    field: &'a Field<'a>,
    seat: Seat,
    planet: Planet,
    /// The one enemy area that was entered (SC 11.4.1).
    entered: Option<Area>,
    peaceful: bool,
    special: bool,
    /// What the first unit on the planet is worth because a base can follow it.
    founding: i32,
    /// The one enemy area to enter, once it was asked for.
    front: OnceCell<Option<Area>>,
    movers: [Option<Mover>; MOST],
    count: usize,
}

impl<'a> Marching<'a> {
    /// A Mobilize order on a planet that is yet to come.
    pub(super) fn planned(game: &'a StarCraft, field: &'a Field<'a>, seat: Seat, planet: Planet) -> Self {
        let mut marching = Self {
            game,
            field,
            seat,
            planet,
            entered: None,
            peaceful: false,
            special: false,
            founding: founding(game, field, seat, planet),
            front: OnceCell::new(),
            movers: [None; MOST],
            count: 0,
        };
        marching.muster(false);
        marching
    }

    /// Movement into friendly and empty areas that is yet to come.
    pub(super) fn redeployed(game: &'a StarCraft, field: &'a Field<'a>, seat: Seat, planet: Planet) -> Self {
        Self { peaceful: true, ..Self::planned(game, field, seat, planet) }
    }

    /// The movement being carried out.
    pub(super) fn under_way(game: &'a StarCraft, field: &'a Field<'a>, frame: MobilizeFrame) -> Self {
        let mut marching = Self {
            game,
            field,
            seat: frame.seat,
            planet: frame.planet,
            entered: frame.front(),
            peaceful: !matches!(frame.march, March::Order(_)),
            special: matches!(frame.march, March::Order(order) if order.is_special()),
            founding: founding(game, field, frame.seat, frame.planet),
            front: OnceCell::new(),
            movers: [None; MOST],
            count: 0,
        };
        marching.muster(true);
        if let MobilizeStep::Move { unit, from } = frame.step {
            // It is in the air already.
            let cost = marching.leaving(unit, from);
            marching.add(Mover { unit, from, cost });
        }
        marching
    }

    fn add(&mut self, mover: Mover) {
        if self.count < MOST {
            self.movers[self.count] = Some(mover);
            self.count += 1;
        }
    }

    fn muster(&mut self, under_way: bool) {
        let planet = self.planet;
        self.muster_from(planet, under_way);
        let mut seen = 1_u32 << planet as u8;
        for (_, route) in self.game.routes.of(planet) {
            if let Some(other) = route.across(planet)
                && route.transports.contains(self.seat)
                && seen & (1 << other as u8) == 0
            {
                seen |= 1 << other as u8;
                self.muster_from(other, false);
            }
        }
    }

    fn muster_from(&mut self, planet: Planet, under_way: bool) {
        for from in planet.area_ids() {
            let state = self.game.area(from);
            if state.owner != Some(self.seat) {
                continue;
            }
            for unit in state.units.types() {
                let moved = if under_way { self.game.fresh[usize::from(from.number)].count(unit) } else { 0 };
                let cost = self.leaving(unit, from);
                for _ in moved..state.units.count(unit) {
                    self.add(Mover { unit, from, cost });
                }
            }
        }
    }

    /// What it costs if a unit leaves an area.
    fn leaving(&self, unit: Unit, from: Area) -> i32 {
        let units = self.game.area(from).units;
        if units.len() > from.limit() {
            // Somebody has to (SC 11.5.1).
            return -CROWDED;
        }
        let all: i32 = units.iter().map(power).sum();
        self.field.garrison(from, all - power(unit), power(unit))
    }

    fn all(&self) -> impl Iterator<Item = Mover> + '_ {
        self.movers[..self.count].iter().flatten().copied()
    }

    /// Whether a unit may come from where it is into the area, limits apart.
    fn may_land(&self, mover: Mover, to: Area) -> bool {
        let own = &self.game.players[self.seat];
        let base = self.game.area(to).base;
        let defended = |base: Seat| {
            base != self.seat
                && self.game.players[base].modules(Module::AirSupport) > 0
                && own.modules(Module::Offensive) == 0
        };
        let near = mover.from.planet == to.planet || !base.is_some_and(defended);
        mover.from != to && to.admits(mover.unit) && near
    }

    /// The best attack on an area with enemy units.
    pub(super) fn assault(&self, to: Area) -> Option<Assault> {
        let game = self.game;
        let defender = game.area(to).owner.filter(|&owner| owner != self.seat)?;
        if self.peaceful
            || game.same_side(defender, self.seat)
            || self.entered.is_some_and(|entered| entered != to)
        {
            return None;
        }
        let landed = if self.entered == Some(to) { game.landing } else { Squad::EMPTY };
        let defenders = game.area(to).units;
        let mut edge = self.field.edge(self.seat, defender, to);
        if self.special {
            edge.attack += 1.4;
        }
        let kill = if game.in_game.len() == 2 { 0.9 } else { 0.6 };
        let judge = |force: Squad, costs: i32| {
            let clash = clash(force, defenders, edge);
            let worth = clash.win * self.field.worth(to) as f32;
            let lives = POWER as f32 * (kill * clash.killed - clash.lost);
            worth as i32 + lives as i32 - costs
        };
        // The strongest come first, those that are needed elsewhere last.
        let mut order = [None; MOST];
        for (n, mover) in self.all().filter(|&mover| self.may_land(mover, to)).enumerate() {
            let rank = |mover: Mover| power(mover.unit) * 3 - mover.cost;
            let mut at = n;
            while at > 0 && order[at - 1].is_some_and(|other| rank(other) < rank(mover)) {
                order[at] = order[at - 1];
                at -= 1;
            }
            order[at] = Some(mover);
        }
        let mut force = landed;
        let now = judge(force, 0);
        let mut best = Assault { gain: if landed.is_empty() { 0 } else { now }, movers: [None; Squad::MOST] };
        let mut movers = best.movers;
        let mut costs = 0;
        for mover in order.iter().flatten() {
            if force.len() >= to.limit() + SURPLUS || usize::from(force.len()) >= Squad::MOST {
                break;
            }
            let Some(free) = movers.iter_mut().find(|free| free.is_none()) else { break };
            *free = Some((mover.unit, mover.from));
            force.add(mover.unit);
            costs += mover.cost;
            let gain = judge(force, costs);
            if gain > best.gain {
                best = Assault { gain, movers };
            }
        }
        Some(best)
    }

    /// What it is worth that a unit goes from one area to another.
    fn step(&self, mover: Mover, to: Area) -> i32 {
        let game = self.game;
        if !self.may_land(mover, to) || game.is_enemy(to, self.seat) && self.front() != Some(to) {
            return BAD;
        }
        let state = game.area(to);
        if state.owner.is_some_and(|owner| owner != self.seat) {
            return match self.assault(to) {
                Some(assault) if assault.gain > 0 && assault.takes(mover.unit, mover.from) => {
                    assault.gain / assault.count() + power(mover.unit)
                }
                _ => BAD,
            };
        }
        let there: i32 = state.units.iter().map(power).sum();
        if state.owner == Some(self.seat) && !game.has_room(self.seat, to, mover.unit) {
            return BAD;
        }
        let gain = if game.is_friendly(to, self.seat) {
            let risk = self.field.danger(to, there) - self.field.danger(to, there + power(mover.unit));
            self.field.held(to) * risk / 100 + self.forward(mover, to)
        } else {
            self.taking(mover.unit, to)
        };
        gain - mover.cost - 2
    }

    /// What taking an area without units promises: the weakest that can hold it goes.
    fn taking(&self, unit: Unit, to: Area) -> i32 {
        let kept = 100 - self.field.danger(to, power(unit)) / 2;
        (self.field.worth(to) + self.founding) * kept / 100 - power(unit) / 2
    }

    /// The one enemy area to enter (SC 11.4.1): that which was entered, or else that which promises most. An enemy
    /// base without units is one, too.
    fn front(&self) -> Option<Area> {
        let promise = |to: Area| {
            let gain = match self.game.area(to).owner {
                Some(_) => self.assault(to)?.gain,
                None => self
                    .all()
                    .filter(|&mover| self.may_land(mover, to))
                    .map(|mover| self.taking(mover.unit, to) - mover.cost)
                    .max()?,
            };
            Some((gain, to))
        };
        *self.front.get_or_init(|| {
            if self.peaceful {
                return None;
            }
            let enemy = self.planet.area_ids().filter(|&to| self.game.is_enemy(to, self.seat));
            let best = || enemy.filter_map(promise).max_by_key(|&(gain, _)| gain).map(|(_, to)| to);
            self.entered.or_else(best)
        })
    }

    /// What it is worth to be nearer to the enemy.
    fn forward(&self, mover: Mover, to: Area) -> i32 {
        if mover.from.planet == to.planet {
            return 0;
        }
        let (here, there) = (self.field.threat(mover.from.planet), self.field.threat(to.planet));
        if there > here { power(mover.unit) / 3 } else { -power(mover.unit) / 3 }
    }

    /// What picking up a unit is worth: its best move.
    pub(super) fn pick_up(&self, unit: Unit, from: Area) -> i32 {
        let Some(mover) = self.all().find(|mover| mover.unit == unit && mover.from == from) else {
            return BAD;
        };
        self.planet.area_ids().map(|to| self.step(mover, to)).max().unwrap_or(BAD)
    }

    /// What moving a unit there is worth.
    pub(super) fn move_to(&self, unit: Unit, from: Area, to: Area) -> i32 {
        let cost = self.leaving(unit, from);
        self.step(Mover { unit, from, cost }, to)
    }

    /// What a Mobilize order on the planet promises in all, and its best part.
    pub(super) fn prospects(&self) -> (i32, i32) {
        let (mut attack, mut settle, mut best) = (0, 0, 0);
        for to in self.planet.area_ids() {
            if let Some(assault) = self.assault(to) {
                attack = attack.max(assault.gain);
                continue;
            }
            let mut gain = self.all().map(|mover| self.step(mover, to)).max().unwrap_or(0).max(0);
            if self.game.is_friendly(to, self.seat) {
                gain /= 2;
            } else if self.founding > 0 && settle > 0 {
                // One base is enough.
                gain = (gain - self.founding).max(0);
            }
            settle += gain;
            best = best.max(gain);
        }
        (attack + settle, best.max(attack))
    }

    /// What a Mobilize order on the planet promises.
    pub(super) fn prospect(&self) -> i32 {
        self.prospects().0
    }
}

/// What the first unit on a planet is worth because an own Build order waits there to found a base.
fn founding(game: &StarCraft, field: &Field, seat: Seat, planet: Planet) -> i32 {
    let waits = |order: PlacedOrder| order.seat == seat && order.order.plain() == Order::Build;
    if game.has_unit_on(planet, seat)
        || game.base_on(planet, seat).is_some()
        || !game.orders.on(planet).any(waits)
    {
        return 0;
    }
    field.new_base(planet)
}
