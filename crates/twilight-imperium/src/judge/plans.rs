//! What a tactical action could do: which ships go, how many ground forces they take along, and what comes of it.

use orrery_engine::Seat;

use super::clash::Might;
use super::{Judge, table};
use crate::cards::{Planet, Tech, Unit};
use crate::hex::{Hex, Site};
use crate::phase::Currency;

/// The most planets of a system.
const PLANETS: usize = 3;
/// How likely a landing should succeed.
const SURE: f32 = 0.72;
/// The most ground forces that are sent against one planet.
const MOST: u8 = 9;

/// A tactical action as it would go.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// The system that is activated.
    pub(super) hex: Hex,
    /// What it is worth, the token paid.
    pub(super) worth: f32,
    /// What of that comes from what is produced.
    pub(super) produced: f32,
    /// Ships that go, by where they start and type.
    pub(super) sends: Vec<(Hex, Unit, u8)>,
    /// How many ground forces should be there for the landing.
    pub(super) infantry: u8,
}

impl Plan {
    /// Whether nothing would move, land or be built.
    pub(super) fn is_idle(&self) -> bool {
        self.sends.is_empty() && self.infantry == 0 && self.produced <= 0.0
    }
}

/// Ships that could go.
#[derive(Clone, Copy)]
struct Mover {
    from: Hex,
    unit: Unit,
    sound: u8,
    damaged: u8,
    capacity: u8,
}

impl Mover {
    const fn count(self) -> u8 {
        self.sound + self.damaged
    }
}

/// A planet that could be taken.
#[derive(Clone, Copy)]
struct Target {
    planet: Planet,
    prize: f32,
    /// Ground forces that make a landing likely to succeed.
    needed: u8,
    /// How likely it does.
    chance: f32,
}

impl Judge<'_> {
    /// The plans for all systems that can be activated, in the order of the board.
    pub(super) fn plans(&self) -> &[Plan] {
        self.plans.get_or_init(|| {
            let game = self.game;
            let open = Hex::all().filter(|&hex| game.can_activate(self.seat, hex));
            let mut plans: Vec<Plan> = open.map(|hex| self.plan_for(hex)).collect();
            // Ships where something is produced stay there for the rest of the round.
            for at in 0..plans.len() {
                if plans[at].produced > 0.0 {
                    let hex = plans[at].hex;
                    let uses = |plan: &&Plan| plan.hex != hex && plan.sends.iter().any(|send| send.0 == hex);
                    let held = plans.iter().filter(uses).map(|plan| plan.worth).fold(0.0, f32::max);
                    plans[at].worth -= 0.8 * held;
                }
            }
            plans
        })
    }

    /// How many ground forces stay on a planet when others leave.
    pub(super) fn garrison(&self, planet: Planet) -> u8 {
        let home = planet.home_of().is_some() && planet.home_of() == self.sheet().faction;
        let Some(hex) = self.game.hex_of(planet) else { return 0 };
        let menaced = self.field().menace(self.game, self.seat, hex).is_some();
        // More would be missed where there is land to take.
        u8::from(menaced && (home || planet == Planet::MecatolRex))
    }

    /// Ground forces that ships could pick up in a system.
    fn supply(&self, hex: Hex) -> u8 {
        let game = self.game;
        let ground: u8 = game
            .planets_in(hex)
            .iter()
            .map(|&planet| {
                let held = game.units_at(Site::Planet(planet), self.seat, Unit::Infantry);
                if held == 0 { 0 } else { held.saturating_sub(self.garrison(planet)) }
            })
            .sum();
        ground + game.fleet(hex, self.seat).count(Unit::Infantry)
    }

    fn movers(&self, hex: Hex) -> Vec<Mover> {
        let game = self.game;
        let seat = self.seat;
        let mut movers = Vec::with_capacity(8);
        let mut spare = self.may_drive(hex);
        for squadron in self.field().of(seat).filter(|squadron| squadron.from != hex) {
            let from = squadron.from;
            let fleet = game.fleet(from, seat);
            for unit in fleet.ships() {
                let Some(reach) = game.move_value(seat, unit, from) else { continue };
                let (mut sound, damaged) = (fleet.sound(unit), fleet.damaged(unit));
                if !squadron.reaches(hex, reach) {
                    // One ship goes farther.
                    if !(spare && sound > 0 && unit != Unit::Fighter && squadron.reaches(hex, reach + 1)) {
                        continue;
                    }
                    spare = false;
                    sound = 1;
                    let capacity = game.stats(seat, unit).capacity;
                    movers.push(Mover { from, unit, sound, damaged: 0, capacity });
                    continue;
                }
                let capacity = game.stats(seat, unit).capacity;
                movers.push(Mover { from, unit, sound, damaged, capacity });
            }
        }
        movers
    }

    /// Whether one ship may go a step farther (*Gravity Drive*).
    fn may_drive(&self, hex: Hex) -> bool {
        let game = self.game;
        if game.tactical.running && game.tactical.hex == hex {
            game.tactical.gravity
        } else {
            game.knows(self.seat, Tech::GravityDrive)
        }
    }

    /// The planets of a system that could be taken, the best first.
    fn targets(&self, hex: Hex) -> ([Option<Target>; PLANETS], usize) {
        let game = self.game;
        let mut targets = [None; PLANETS];
        let mut count = 0;
        for &planet in game.planets_in(hex) {
            let state = game.planet(planet);
            if state.owner == Some(self.seat) || !game.is_open(planet) {
                continue;
            }
            let mut prize = self.prize(planet);
            if planet == Planet::MecatolRex && game.custodians {
                if game.means(self.seat, Currency::Influence) < game.custodians_price(self.seat) {
                    continue;
                }
                prize += table::POINT - f32::from(game.custodians_price(self.seat)) * table::INFLUENCE;
            }
            let landed = if game.tactical.running && game.tactical.hex == hex {
                game.landed_on(planet).infantry
            } else {
                0
            };
            let (needed, chance) = self.force_for(planet);
            let needed = needed.saturating_sub(landed);
            if count < PLANETS {
                targets[count] = Some(Target { planet, prize, needed, chance });
                count += 1;
            }
        }
        let key = |target: &Option<Target>| {
            target.map_or(0.0, |target| target.prize * target.chance / f32::from(target.needed.max(1)))
        };
        targets[..count].sort_by(|one, other| key(other).total_cmp(&key(one)));
        (targets, count)
    }

    /// How many ground forces should land on a planet, and how likely they take it.
    pub(super) fn force_for(&self, planet: Planet) -> (u8, f32) {
        let game = self.game;
        let state = game.planet(planet);
        let Some(owner) = state.owner.filter(|&owner| owner != self.seat) else { return (1, 1.0) };
        if state.infantry == 0 && state.pds == 0 {
            return (1, 1.0);
        }
        let foe = Might::of_infantry(game, owner, f32::from(state.infantry));
        let shots = if game.knows(self.seat, Tech::L4Disruptors) { 0.0 } else { 0.5 * f32::from(state.pds) };
        let mut best = (MOST, 0.0);
        for count in 1..=MOST {
            let own = Might::of_infantry(game, self.seat, (f32::from(count) - shots).max(0.3));
            let win = own.against(&foe).win;
            best = (count, win);
            if win >= SURE {
                break;
            }
        }
        best
    }

    /// Hits that space cannons of others make on ships that enter a system.
    pub(super) fn cannons(&self, hex: Hex) -> f32 {
        let game = self.game;
        let cover = if game.knows(self.seat, Tech::AntimassDeflectors) { 1.0 } else { 0.0 };
        let mut hits = 0.0;
        for rival in game.alive().filter(|&rival| rival != self.seat) {
            let stats = game.stats(rival, Unit::Pds);
            let Some(shots) = stats.cannon else { continue };
            let here = |at: Hex| -> u8 {
                let planets = game.planets_in(at).iter();
                planets.map(|&planet| game.units_at(Site::Planet(planet), rival, Unit::Pds)).sum()
            };
            let mut count = here(hex);
            if stats.ranged {
                count += self.field().near[hex.index()].iter().map(here).sum::<u8>();
            }
            hits += f32::from(count * shots.dice) * (11.0 - f32::from(shots.value) - cover).max(0.0) / 10.0;
        }
        hits
    }

    /// The ships of rivals in a system together, and who has most of them.
    pub(super) fn foes(&self, hex: Hex) -> Option<(Seat, Might)> {
        let game = self.game;
        let mut foes: Option<(Seat, Might)> = None;
        for rival in game.alive().filter(|&rival| rival != self.seat) {
            if !self.field().ships[rival.index()].contains(hex) {
                continue;
            }
            let might = Might::of_fleet(game, rival, game.fleet(hex, rival));
            foes = Some(match foes {
                None => (rival, might),
                Some((first, mut sum)) => {
                    sum.join(&might);
                    (first, sum)
                }
            });
        }
        foes
    }

    /// Puts together a tactical action in a system, what has moved already included.
    pub(super) fn plan_for(&self, hex: Hex) -> Plan {
        let game = self.game;
        let seat = self.seat;
        let mut plan = Plan { hex, worth: 0.0, produced: 0.0, sends: Vec::new(), infantry: 0 };
        let under_way = game.tactical.running && game.tactical.hex == hex && game.active == Some(seat);
        let mut there = *game.fleet(hex, seat);
        if under_way {
            there.join(&game.tactical.transit);
            for rifter in game.tactical.rifters.iter() {
                there.add(rifter.unit, 1, rifter.damaged);
                for unit in [Unit::Fighter, Unit::Infantry] {
                    let carried = rifter.count(unit);
                    if carried > 0 {
                        there.add(unit, carried, false);
                    }
                }
            }
        }
        let had_ships = there.has_ships();
        let mut room = game.fleet_limit(seat).saturating_sub(there.large());
        let (targets, count) = self.targets(hex);
        let movers = self.movers(hex);
        let foes = self.foes(hex);
        let mut force = Might::of_fleet(game, seat, &there);
        let mut free = game.capacity_of(seat, &there);
        let aboard = there.count(Unit::Infantry);
        free = free.saturating_sub(aboard + there.count(Unit::Fighter));
        let mut used = [0_u8; Hex::COUNT];
        let mut brought = 0_u8;
        let wanted: u8 = targets[..count].iter().flatten().map(|target| target.needed).sum();
        let send = |plan: &mut Plan, force: &mut Might, mover: &Mover, count: u8| {
            plan.sends.push((mover.from, mover.unit, count));
            let damaged = mover.damaged.min(count.saturating_sub(mover.sound));
            force.add(game, seat, mover.unit, count - damaged, damaged);
        };
        // Carriers first: as many as the landing needs.
        let mut order: Vec<usize> = (0..movers.len()).collect();
        let lift = |mover: &Mover| mover.capacity.min(self.supply(mover.from));
        order.sort_by_key(|&at| (std::cmp::Reverse(lift(&movers[at])), movers[at].unit as u8, at));
        let mut taken = vec![0_u8; movers.len()];
        let mut drawn = [0_u8; Hex::COUNT];
        for &at in &order {
            let mover = &movers[at];
            if mover.capacity == 0 {
                continue;
            }
            for _ in 0..mover.count() {
                let waiting = self.supply(mover.from).saturating_sub(drawn[mover.from.index()]);
                let short = wanted.saturating_sub(aboard + brought);
                if room == 0 || short == 0 || waiting == 0 {
                    break;
                }
                let load = mover.capacity.min(waiting).min(short);
                drawn[mover.from.index()] += load;
                brought += load;
                // What room is left takes fighters along.
                free += mover.capacity - load;
                taken[at] += 1;
                room -= 1;
                used[mover.from.index()] += 1;
            }
        }
        for (at, mover) in movers.iter().enumerate() {
            if taken[at] > 0 {
                send(&mut plan, &mut force, mover, taken[at]);
            }
        }
        plan.infantry = aboard + brought;
        // Then what is needed to fight, the strongest first, or some escort.
        let menace = self.field().menace(game, seat, hex);
        let enough = |force: &Might| match (&foes, &menace) {
            (Some((_, foe)), _) => force.against(foe).win > 0.93,
            (None, Some((_, menace))) => force.strength() > 0.6 * menace.strength(),
            (None, None) => force.body >= 1.0,
        };
        let mut by_power: Vec<usize> =
            (0..movers.len()).filter(|&at| movers[at].unit != Unit::Fighter).collect();
        let power = |at: usize| table::unit(movers[at].unit) as i32;
        if foes.is_some() {
            by_power.sort_by_key(|&at| (-power(at), at));
        } else {
            by_power.sort_by_key(|&at| (power(at), at));
        }
        let is_sent = (plan.infantry > 0 && wanted > 0) || foes.is_some();
        let aims = self.aims();
        let station = aims.station(hex);
        let wants_ships = !had_ships && station.gain > 0.0;
        if is_sent || wants_ships {
            for &at in &by_power {
                let mover = &movers[at];
                for _ in taken[at]..mover.count() {
                    if room == 0 || (enough(&force) && force.body > 0.0) {
                        break;
                    }
                    if foes.is_none() && !self.may_leave(mover.from, used[mover.from.index()]) {
                        break;
                    }
                    if foes.is_none() && force.body > 0.0 && mover.unit == Unit::Carrier {
                        break;
                    }
                    send(&mut plan, &mut force, mover, 1);
                    free += mover.capacity;
                    taken[at] += 1;
                    used[mover.from.index()] += 1;
                    room -= 1;
                }
            }
            // Fighters fill what is left, or fly themselves.
            for mover in movers.iter().filter(|mover| mover.unit == Unit::Fighter) {
                if !enough(&force) {
                    send(&mut plan, &mut force, mover, mover.sound);
                }
            }
            if game.stats(seat, Unit::Fighter).movement.is_none() {
                for from in plan.sends.iter().map(|send| send.0) {
                    let fighters = game.fleet(from, seat).count(Unit::Fighter).min(free);
                    free -= fighters;
                    force.add(game, seat, Unit::Fighter, fighters, 0);
                }
            }
        }
        // What comes of it.
        let mut worth = 0.0;
        let shot = self.cannons(hex);
        let fleet = if shot > 0.0 { force.after(shot) } else { force };
        let mut hold = 1.0;
        if force.body > 0.0 && shot > 0.0 && !plan.sends.is_empty() {
            worth -= (force.worth - fleet.worth).max(0.0);
            hold = (fleet.body / force.body).sqrt();
        }
        if let Some((rival, foe)) = foes
            && force.body > 0.0
        {
            let odds = fleet.against(&foe);
            worth += odds.killed * foe.worth * self.spite(rival) * 1.3;
            worth -= odds.lost * force.worth;
            if aims.leader > 0.0 && self.leads(rival) {
                worth += 0.8 * odds.win * aims.leader;
            }
            hold *= odds.win;
        }
        let mut units = plan.infantry;
        for target in targets[..count].iter().flatten() {
            if units < target.needed {
                continue;
            }
            units -= target.needed;
            worth += hold * target.chance * target.prize;
            worth -= (1.0 - target.chance) * f32::from(target.needed) * table::unit(Unit::Infantry);
            if let Some(owner) = game.planet(target.planet).owner
                && game.planet(target.planet).infantry > 0
                && aims.leader > 0.0
                && self.leads(owner)
            {
                worth += 0.6 * target.chance * hold * aims.leader;
            }
        }
        if !plan.sends.is_empty() {
            if !had_ships {
                worth += hold * station.gain;
            }
            for &(from, _, _) in &plan.sends {
                let fleet = game.fleet(from, seat);
                let going: u8 = plan.sends.iter().filter(|send| send.0 == from).map(|send| send.2).sum();
                let stays = fleet.large() > going;
                if !stays {
                    worth -= 0.5 * aims.station(from).keep.min(1500.0);
                }
            }
            if let Some((_, menace)) = menace
                && menace.strength() > fleet.strength()
            {
                worth -= 0.12 * force.worth;
            }
        }
        if !under_way {
            worth -= self.breaks(hex);
            plan.produced = self.production(hex);
            worth += plan.produced - self.token_price();
        }
        plan.worth = worth;
        plan
    }

    /// Whether a rival has the most points.
    pub(super) fn leads(&self, rival: Seat) -> bool {
        let game = self.game;
        let most = game.alive().map(|seat| game.sheet(seat).points).max();
        Some(game.sheet(rival).points) == most
    }

    /// What a token of the tactic pool is worth on the sheet.
    pub(super) fn token_price(&self) -> f32 {
        let aims = self.aims();
        let sheet = self.sheet();
        let held = sheet.pools[0] + sheet.pools[2];
        let kept =
            if held <= aims.reserve.tokens && aims.reserve.tokens > 0 { aims.reserve.worth } else { 0.0 };
        // A token left at the end is worth nothing.
        let later = if self.rounds() <= 1.0 { 30.0 } else { table::TOKEN };
        later.max(kept) + if aims.token.gain > 0.0 { 0.3 * aims.token.gain } else { 0.0 }
    }

    /// Whether a ship can leave a system without giving up what lies there.
    fn may_leave(&self, from: Hex, gone: u8) -> bool {
        let game = self.game;
        let fleet = game.fleet(from, self.seat);
        let docks = game
            .planets_in(from)
            .iter()
            .any(|&planet| game.units_at(Site::Planet(planet), self.seat, Unit::SpaceDock) > 0);
        let guarded = docks && self.field().menace(game, self.seat, from).is_some();
        !guarded || fleet.large() > gone + 1
    }

    /// What producing in a system is worth.
    pub(super) fn production(&self, hex: Hex) -> f32 {
        let game = self.game;
        if game.planets_in(hex).is_empty() && game.fleet(hex, self.seat).is_empty() {
            return 0.0;
        }
        let (most, _) = game.production_in(self.seat, hex);
        if most == 0 || game.is_stymied(self.seat, hex) {
            return 0.0;
        }
        let spare = f32::from(self.spare_resources());
        let spent = spare.min(2.0 * f32::from(most));
        let limit = if game.is_blockaded(self.seat, hex) { spent.min(f32::from(most) * 0.5) } else { spent };
        let last = if self.rounds() <= 1.0 { 0.45 } else { 1.0 };
        limit * 46.0 * self.appetite() * last
    }

    /// How much new units are needed: most while there are few ground forces to settle with.
    fn appetite(&self) -> f32 {
        let game = self.game;
        let infantry = f32::from(game.on_board(self.seat, Unit::Infantry));
        let planets = game.planets_of(self.seat).count() as f32;
        let ships: f32 = [Unit::Carrier, Unit::Cruiser, Unit::Dreadnought]
            .iter()
            .map(|&unit| f32::from(game.on_board(self.seat, unit)))
            .sum();
        let few = (planets + 4.0 - infantry).clamp(0.0, 6.0) / 6.0;
        let weak = (7.0 - ships).clamp(0.0, 6.0) / 6.0;
        1.0 + 0.5 * few + 0.3 * weak
    }

    /// Resources that can be spent now without giving up an objective.
    pub(super) fn spare_resources(&self) -> u8 {
        let game = self.game;
        let reserve = &self.aims().reserve;
        let means = game.means(self.seat, Currency::Resources);
        let mut kept = reserve.resources;
        if reserve.goods > 0 {
            kept = kept.max(self.sheet().goods.min(reserve.goods));
        }
        if reserve.influence > 0 {
            // Planets and goods that are spent yield no influence any more.
            let spare = game.means(self.seat, Currency::Influence).saturating_sub(reserve.influence);
            return means.min(spare.saturating_mul(2));
        }
        means.saturating_sub(kept)
    }
}
