//! Movement in a tactical action (TI 47), transport (TI 46) and gravity rifts (TI 12).

use orrery_engine::{Faces, List, Log, Seat};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Power};
use crate::cards::{Anomaly, Profile, Tech, Unit, Wormhole};
use crate::event::Event;
use crate::frame::Frame;
use crate::hex::{Hex, Hexes, Site};
use crate::query::Lanes;
use crate::state::TwilightImperium;

/// The highest die by which a gravity rift takes a ship (TI 12.2).
pub(crate) const RIFT_TAKES: u8 = 3;
/// More steps than any ship can make.
const FAR: u8 = 100;
/// From how many places a ship picks units up after leaving a rift (TI G137).
const LATE: usize = 4;

/// A ship on its way to the active system.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Voyage {
    pub(crate) unit: Unit,
    pub(crate) damaged: bool,
    /// Where it started.
    pub(crate) from: Hex,
    /// Where it is.
    pub(crate) at: Hex,
    /// How many systems it can still enter.
    pub(crate) moves: u8,
    /// Fighters and infantry picked up before the first rift.
    pub(crate) cargo: [u8; 2],
    /// How many rifts it has left.
    pub(crate) rifts: u8,
    /// What it picked up after leaving a rift.
    pub(crate) late: List<Late, LATE>,
}

/// Units picked up in one place by a ship that has left rifts before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Late {
    pub(crate) unit: Unit,
    pub(crate) count: u8,
    pub(crate) site: Site,
    /// How many rifts the ship had left by then.
    pub(crate) rifts: u8,
}

/// Ships that left gravity rifts the same way with the same cargo; each of them has to roll (TI 12.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Rifter {
    pub(crate) unit: Unit,
    pub(crate) damaged: bool,
    /// How many such ships there are.
    pub(crate) ships: u8,
    pub(crate) from: Hex,
    pub(crate) rifts: u8,
    pub(crate) cargo: [u8; 2],
    pub(crate) late: List<Late, LATE>,
}

/// A ship that was declared to move, and what it carries.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Departure {
    pub(crate) unit: Unit,
    pub(crate) damaged: bool,
    pub(crate) from: Hex,
    /// Fighters and infantry.
    pub(crate) cargo: [u8; 2],
    /// How many rifts it leaves.
    pub(crate) rifts: u8,
}

impl Rifter {
    /// How many of them roll together.
    pub(crate) fn batch(&self) -> u8 {
        self.ships.min(Faces::MAX as u8 / self.rifts.max(1)).max(1)
    }

    /// How many units of a type they are and carry.
    pub(crate) fn count(&self, unit: Unit) -> u8 {
        let cargo = match unit {
            Unit::Fighter => self.cargo[0],
            Unit::Infantry => self.cargo[1],
            _ => 0,
        };
        let late: u8 = self.late.iter().filter(|late| late.unit == unit).map(|late| late.count).sum();
        (cargo + late + u8::from(self.unit == unit)) * self.ships
    }
}

impl Voyage {
    /// How many units it carries.
    fn aboard(&self) -> u8 {
        self.cargo[0] + self.cargo[1] + self.late.iter().map(|late| late.count).sum::<u8>()
    }
}

impl TwilightImperium {
    fn is_rift(&self, hex: Hex) -> bool {
        self.anomaly(hex) == Some(Anomaly::GravityRift)
    }

    /// How many moves a ship needs from each system to the active one, entering only what it may (TI 47.3, TI 12.1).
    fn needs(&self, seat: Seat, unit: Unit, from: Hex, lanes: &Lanes) -> [u8; Hex::COUNT] {
        let active = self.tactical.hex;
        let mut needs = [FAR; Hex::COUNT];
        if !self.open_to(seat, unit, from, true).contains(active) {
            return needs;
        }
        let mut open = self.open_to(seat, unit, from, false);
        open.insert(from);
        open.set(active, false);
        // A flagship that is a wormhole takes it along: it leads from everywhere to the others, and nowhere back.
        let itself = unit == Unit::Flagship && self.has_flagship(seat, Profile::HilColish);
        let lanes = if itself { lanes.fixed(self.board.wormholes(Wormhole::Delta)) } else { *lanes };
        let before = |edge: Hexes| {
            let led_to = itself && !edge.and(lanes.deltas()).is_empty();
            if led_to { self.board.placed() } else { lanes.around(edge) }
        };
        let rifts = self.board.anomalies(Anomaly::GravityRift);
        let mut reached = Hexes::EMPTY;
        reached.insert(active);
        needs[active.index()] = 0;
        let mut edge = reached;
        for need in 0..FAR {
            // A rift gives back the move by which it is left.
            let mut free = before(edge).and(open).minus(reached).and(rifts);
            while !free.is_empty() {
                free.iter().for_each(|hex| needs[hex.index()] = need);
                reached = reached.or(free);
                edge = edge.or(free);
                free = before(free).and(open).minus(reached).and(rifts);
            }
            edge = before(edge).and(open).minus(reached);
            if edge.is_empty() {
                break;
            }
            edge.iter().for_each(|hex| needs[hex.index()] = need + 1);
            reached = reached.or(edge);
        }
        needs
    }

    /// Moves that a ship needs in all; from the active system out and back again (TI 47.3.e).
    fn need_of(&self, seat: Seat, unit: Unit, from: Hex, lanes: &Lanes) -> u8 {
        let needs = self.needs(seat, unit, from, lanes);
        if from != self.tactical.hex {
            return needs[from.index()];
        }
        let bonus = u8::from(self.is_rift(from));
        let next = lanes.from(from);
        next.iter().map(|next| needs[next.index()].saturating_add(1) - bonus).min().unwrap_or(FAR)
    }

    /// Ships that can still be declared to move (TI 47.3).
    pub(crate) fn list_moves(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.tactical.ceased || self.tactical.rifters.is_full() {
            return;
        }
        let active = self.tactical.hex;
        let lanes = self.lanes(Some(seat), true);
        for from in self.space.held(seat).iter() {
            let fleet = self.fleet(from, seat);
            if from != active && self.tokens[from.index()].contains(seat) {
                continue;
            }
            for unit in Unit::ALL {
                if fleet.count(unit) == 0 {
                    continue;
                }
                let Some(value) = self.move_value(seat, unit, from) else { continue };
                if self.need_of(seat, unit, from, &lanes) > value + u8::from(self.tactical.gravity) {
                    continue;
                }
                for damaged in [false, true] {
                    if fleet.has(unit, damaged) {
                        actions.push(Action::Move { unit, damaged, from });
                    }
                }
            }
        }
    }

    pub(crate) fn begin_voyage(
        &mut self,
        seat: Seat,
        unit: Unit,
        damaged: bool,
        from: Hex,
        log: &mut Log<Event>,
    ) {
        let mut moves = self.move_value(seat, unit, from).expect("checked: it moves");
        let lanes = self.lanes(Some(seat), true);
        if self.need_of(seat, unit, from, &lanes) > moves {
            self.tactical.gravity = false;
            moves += 1;
        }
        self.fleet_mut(from, seat).take(unit, 1, damaged);
        let to = self.tactical.hex;
        log.push(|| Event::ShipMoved { seat, unit, from, to });
        let (cargo, late) = ([0; 2], List::new());
        self.stack.push(Frame::Voyage(Voyage {
            unit,
            damaged,
            from,
            at: from,
            moves,
            cargo,
            rifts: 0,
            late,
        }));
    }

    /// Units that a ship can pick up where it is (TI 46.1, TI 46.3).
    fn loads(&self, seat: Seat, hex: Hex) -> Vec<(Unit, Site)> {
        let mut loads = Vec::new();
        if hex != self.tactical.hex && self.tokens[hex.index()].contains(seat) {
            return loads;
        }
        for unit in [Unit::Fighter, Unit::Infantry] {
            if self.fleet(hex, seat).count(unit) > 0 {
                loads.push((unit, Site::Space(hex)));
            }
        }
        for &planet in self.planets_in(hex) {
            if self.units_at(Site::Planet(planet), seat, Unit::Infantry) > 0 {
                loads.push((Unit::Infantry, Site::Planet(planet)));
            }
        }
        loads
    }

    fn has_room(&self, seat: Seat, voyage: &Voyage) -> bool {
        voyage.aboard() < self.stats(seat, voyage.unit).capacity
    }

    /// Units that a ship can pick up where it is.
    fn loads_of(&self, seat: Seat, voyage: &Voyage) -> Vec<(Unit, Site)> {
        if !self.has_room(seat, voyage) {
            return vec![];
        }
        let mut loads = self.loads(seat, voyage.at);
        if voyage.rifts > 0 && voyage.late.is_full() {
            let begun = |&(unit, site): &(Unit, Site)| {
                voyage
                    .late
                    .iter()
                    .any(|late| (late.unit, late.site, late.rifts) == (unit, site, voyage.rifts))
            };
            loads.retain(begun);
        }
        loads
    }

    /// The systems a ship can enter next and still reach the active one.
    fn next_hexes(&self, seat: Seat, voyage: &Voyage) -> Vec<Hex> {
        let lanes = self.lanes(Some(seat), true);
        let needs = self.needs(seat, voyage.unit, voyage.from, &lanes);
        let moves = voyage.moves + u8::from(self.is_rift(voyage.at));
        let next = lanes.from(voyage.at);
        next.iter().filter(|next| moves > 0 && needs[next.index()] < moves).collect()
    }

    /// Whether it matters which way a ship goes: somewhere it could pick something up, or there is a rift.
    fn way_matters(&self, seat: Seat, voyage: &Voyage) -> bool {
        let lanes = self.lanes(Some(seat), true);
        let needs = self.needs(seat, voyage.unit, voyage.from, &lanes);
        let room = self.has_room(seat, voyage);
        let mut best = [None::<u8>; Hex::COUNT];
        let mut open = vec![(voyage.at, voyage.moves)];
        while let Some((hex, moves)) = open.pop() {
            let moves_out = moves + u8::from(self.is_rift(hex));
            for next in lanes.from(hex).iter() {
                if moves_out == 0 || needs[next.index()] >= moves_out || next == self.tactical.hex {
                    continue;
                }
                let left = moves_out - 1;
                if self.is_rift(next) || (room && !self.loads(seat, next).is_empty()) {
                    return true;
                }
                if best[next.index()].is_none_or(|known| known < left) {
                    best[next.index()] = Some(left);
                    open.push((next, left));
                }
            }
        }
        false
    }

    /// Whether *Gravity Drive* would open a way to a ship that it does not need to arrive.
    fn can_boost(&self, seat: Seat, voyage: &Voyage) -> bool {
        self.tactical.gravity
            && voyage.at == voyage.from
            && self.way_matters(seat, &Voyage { moves: voyage.moves + 1, ..*voyage })
    }

    /// Flies on by itself where there is nothing to decide.
    pub(crate) fn run_voyage(&mut self, voyage: Voyage, log: &mut Log<Event>) -> bool {
        let seat = self.turn_of();
        let there = voyage.at == self.tactical.hex && voyage.at != voyage.from;
        let loads = !self.loads_of(seat, &voyage).is_empty();
        if there {
            if loads {
                return false;
            }
            self.arrive(voyage);
            return true;
        }
        if loads || self.can_boost(seat, &voyage) {
            return false;
        }
        let next = self.next_hexes(seat, &voyage);
        if let [only] = next[..] {
            self.fly(voyage, only, log);
            return true;
        }
        if voyage.at != self.tactical.hex && !self.way_matters(seat, &voyage) && !self.is_rift(voyage.at) {
            let lanes = self.lanes(Some(seat), true);
            let needs = self.needs(seat, voyage.unit, voyage.from, &lanes);
            let nearest = next.into_iter().min_by_key(|next| needs[next.index()]).expect("the way is open");
            self.fly(voyage, nearest, log);
            return true;
        }
        false
    }

    pub(crate) fn list_voyage(&self, voyage: Voyage, actions: &mut Vec<Action>) {
        let seat = self.turn_of();
        actions
            .extend(self.loads_of(seat, &voyage).into_iter().map(|(unit, from)| Action::Load { unit, from }));
        let there = voyage.at == self.tactical.hex && voyage.at != voyage.from;
        if there {
            actions.push(Action::Finish);
        } else {
            actions.extend(self.next_hexes(seat, &voyage).into_iter().map(Action::Fly));
            if self.can_boost(seat, &voyage) {
                actions.push(Action::Use(Power::Tech(Tech::GravityDrive)));
            }
        }
    }

    pub(crate) fn take_voyage(&mut self, mut voyage: Voyage, action: Action, log: &mut Log<Event>) {
        let seat = self.turn_of();
        match action {
            Action::Finish => self.arrive(voyage),
            Action::Fly(hex) => self.fly(voyage, hex, log),
            Action::Use(power) => {
                log.push(|| Event::PowerUsed { seat, power });
                self.tactical.gravity = false;
                self.go(Frame::Voyage(Voyage { moves: voyage.moves + 1, ..voyage }));
            }
            Action::Load { unit, from } => {
                match from {
                    Site::Space(hex) => self.fleet_mut(hex, seat).take(unit, 1, false),
                    Site::Planet(planet) => self.planet_mut(planet).infantry -= 1,
                }
                if voyage.rifts > 0 {
                    let rifts = voyage.rifts;
                    let same = |late: &Late| (late.unit, late.site, late.rifts) == (unit, from, rifts);
                    if let Some(late) = voyage.late.iter_mut().find(|late| same(late)) {
                        late.count += 1;
                    } else {
                        voyage.late.push(Late { unit, count: 1, site: from, rifts });
                    }
                } else {
                    voyage.cargo[usize::from(unit == Unit::Infantry)] += 1;
                }
                log.push(|| Event::Loaded { seat, unit, from });
                self.go(Frame::Voyage(voyage));
            }
            _ => unreachable!("checked: {action:?} in {voyage:?}"),
        }
    }

    fn fly(&mut self, voyage: Voyage, hex: Hex, _log: &mut Log<Event>) {
        let rift = u8::from(self.is_rift(voyage.at));
        let moves = voyage.moves + rift - 1;
        let rifts = voyage.rifts + rift;
        self.go(Frame::Voyage(Voyage { at: hex, moves, rifts, ..voyage }));
        if hex == self.tactical.hex {
            // Back where it started: what it can pick up here it could pick up before.
            if voyage.from == hex {
                self.arrive(Voyage { at: hex, moves, rifts, ..voyage });
            }
        }
    }

    /// The ship waits with the others for all to arrive (TI 47.5.2).
    fn arrive(&mut self, voyage: Voyage) {
        self.stack.pop();
        let Voyage { unit, damaged, from, cargo, rifts, late, .. } = voyage;
        let late_of = |unit: Unit| late.iter().filter(|late| late.unit == unit).count() as u8;
        let all = [cargo[0] + late_of(Unit::Fighter), cargo[1] + late_of(Unit::Infantry)];
        if !self.tactical.departed.is_full() {
            self.tactical.departed.push(Departure { unit, damaged, from, cargo: all, rifts });
        }
        if rifts > 0 {
            let rifter = Rifter { unit, damaged, ships: 1, from, rifts, cargo, late };
            let same = |own: &Rifter| Rifter { ships: 1, ..*own } == rifter;
            if let Some(own) = self.tactical.rifters.iter_mut().find(|own| same(own)) {
                own.ships += 1;
            } else {
                self.tactical.rifters.push(rifter);
            }
            return;
        }
        let transit = &mut self.tactical.transit;
        transit.add(unit, 1, damaged);
        transit.add(Unit::Fighter, cargo[0], false);
        transit.add(Unit::Infantry, cargo[1], false);
    }

    /// A ship rolls once for each rift it left (TI 12.2, TI 12.3).
    pub(crate) fn leave_rifts(&mut self, rifter: Rifter, faces: &[u8], log: &mut Log<Event>) {
        let seat = self.turn_of();
        let unit = rifter.unit;
        let failed = faces.iter().position(|&face| face <= RIFT_TAKES);
        for (n, &face) in faces.iter().enumerate() {
            if failed.is_none_or(|failed| n <= failed) {
                log.push(|| Event::RiftRolled { seat, unit, face, lost: face <= RIFT_TAKES });
            }
        }
        let Some(failed) = failed else {
            let transit = &mut self.tactical.transit;
            transit.add(unit, 1, rifter.damaged);
            transit.add(Unit::Fighter, rifter.cargo[0], false);
            transit.add(Unit::Infantry, rifter.cargo[1], false);
            rifter.late.iter().for_each(|late| transit.add(late.unit, late.count, false));
            return;
        };
        // What the ship would have picked up later stays where it is (TI 46.1.2).
        for late in rifter.late.iter().filter(|late| usize::from(late.rifts) > failed) {
            match late.site {
                Site::Space(hex) => self.fleet_mut(hex, seat).add(late.unit, late.count, false),
                Site::Planet(planet) => self.planet_mut(planet).infantry += late.count,
            }
        }
    }
}
