//! Retreats (TI 35.7), and other ways in which a whole fleet leaves the active system.

use orrery_engine::{ChanceOutcome, Log, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::{Anomaly, Unit};
use crate::effects::Ask;
use crate::event::Event;
use crate::fleet::Fleet;
use crate::frame::{Excess, Frame};
use crate::hex::{Hex, Site};
use crate::phase::{CoreAsk, RIFT_TAKES};
use crate::state::TwilightImperium;

/// Why all ships of a player leave the active system at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Flight {
    /// TI 35.7.
    Retreat,
    /// *Skilled Retreat*.
    Skilled,
    /// *Foresight*: the token lies there already.
    Foresight,
}

impl TwilightImperium {
    /// Where a seat can retreat to (TI 35.7.c, TI G61).
    pub(crate) fn retreats(&self, seat: Seat) -> Vec<Hex> {
        let hex = self.tactical.hex;
        let fleet = self.fleet(hex, seat);
        if !fleet.ships().any(|unit| self.stats(seat, unit).movement.is_some()) {
            return vec![];
        }
        self.adjacent_by_ship(hex, seat)
            .iter()
            .filter(|&to| {
                self.is_present(to, seat)
                    && !self.has_rival_ships(to, seat)
                    && self.anomaly(to) != Some(Anomaly::Nebula)
                    && self.open_to(seat, Unit::Cruiser, hex, true).contains(to)
            })
            .collect()
    }

    /// A seat leaves the active system: first it chooses which ground forces of planets there go along (TI G60, TI 47.8.2).
    pub(crate) fn leave_for(&mut self, seat: Seat, to: Hex, flight: Flight) {
        let fleet = self.fleet(self.tactical.hex, seat);
        let aboard = fleet.count(Unit::Fighter) + fleet.count(Unit::Infantry);
        let room = self.capacity_of(seat, fleet).saturating_sub(aboard);
        self.ask(seat, Ask::Core(CoreAsk::TakeAlong { to, flight }), room);
    }

    /// All ships that move leave for one system and take along what they can carry (TI 35.7.b).
    pub(crate) fn depart_for(&mut self, seat: Seat, to: Hex, flight: Flight) {
        self.stack.push(Frame::Depart { seat, to, flight, rolled: 0 });
    }

    /// Whether units of a type leave by themselves.
    fn leaves(&self, seat: Seat, unit: Unit, flight: Flight) -> bool {
        self.stats(seat, unit).movement.is_some()
            && (unit.is_ship() || (unit == Unit::SpaceDock && flight == Flight::Retreat))
    }

    /// How many ships of a seat have still to roll because they leave a gravity rift (TI G61, TI G141).
    pub(crate) fn rift_rolls(&self, seat: Seat, flight: Flight, rolled: u8) -> u8 {
        if self.anomaly(self.tactical.hex) != Some(Anomaly::GravityRift) {
            return 0;
        }
        let fleet = self.fleet(self.tactical.hex, seat);
        let leaving = Unit::ALL.into_iter().filter(|&unit| self.leaves(seat, unit, flight));
        leaving.map(|unit| fleet.count(unit)).fold(0, u8::saturating_add) - rolled
    }

    /// Ships that leave a rift are lost on 1 to 3, one die each in the order of their types (TI 12.2).
    pub(crate) fn feed_rift(
        &mut self,
        seat: Seat,
        to: Hex,
        flight: Flight,
        rolled: u8,
        outcome: ChanceOutcome,
        log: &mut Log<Event>,
    ) {
        let ChanceOutcome::Dice(faces) = outcome else { unreachable!("dice were asked for") };
        let from = self.tactical.hex;
        let fleet = *self.fleet(from, seat);
        let mut ships = Vec::new();
        for unit in Unit::ALL.into_iter().filter(|&unit| self.leaves(seat, unit, flight)) {
            for (damaged, count) in [(false, fleet.sound(unit)), (true, fleet.damaged(unit))] {
                ships.extend(std::iter::repeat_n((unit, damaged), usize::from(count)));
            }
        }
        let mut saved = rolled;
        for (&face, &(unit, damaged)) in faces.as_slice().iter().zip(&ships[usize::from(rolled)..]) {
            let lost = face <= RIFT_TAKES;
            log.push(|| Event::RiftRolled { seat, unit, face, lost });
            if lost {
                self.remove(seat, unit, 1, damaged, Site::Space(from), log);
            } else {
                saved += 1;
            }
        }
        self.go(Frame::Depart { seat, to, flight, rolled: saved });
    }

    /// How many fighters and ground forces of a seat find no room on the ships that leave (TI 35.7.b.2).
    pub(crate) fn stranded(&self, seat: Seat) -> u8 {
        let fleet = self.fleet(self.tactical.hex, seat);
        let flies = self.stats(seat, Unit::Fighter).movement.is_some();
        let fighters = if flies { 0 } else { fleet.count(Unit::Fighter) };
        (fighters + fleet.count(Unit::Infantry)).saturating_sub(self.capacity_of(seat, fleet))
    }

    /// When all dice are rolled, what finds no room is removed and the rest arrives.
    pub(crate) fn run_depart(&mut self, seat: Seat, to: Hex, flight: Flight, log: &mut Log<Event>) -> bool {
        if self.stranded(seat) > 0 {
            let hex = self.tactical.hex;
            self.stack.push(Frame::Excess { seat, hex, kind: Excess::Stranded });
            return true;
        }
        self.stack.pop();
        let moved = self.shift_fleet(seat, to, flight, log);
        if flight == Flight::Retreat {
            log.push(|| Event::Retreated { seat, to });
        }
        if moved && flight != Flight::Foresight {
            self.place_token(seat, to);
        }
        true
    }

    /// Moves a seat's ships out of the active system, with fighters and ground forces in space; whether any did.
    fn shift_fleet(&mut self, seat: Seat, to: Hex, flight: Flight, log: &mut Log<Event>) -> bool {
        let from = self.tactical.hex;
        let fleet = *self.fleet(from, seat);
        let mut going = Fleet::EMPTY;
        for unit in Unit::ALL {
            let carried = matches!(unit, Unit::Fighter | Unit::Infantry);
            if unit == Unit::Pds || fleet.count(unit) == 0 || !(carried || self.leaves(seat, unit, flight)) {
                continue;
            }
            for (damaged, count) in [(false, fleet.sound(unit)), (true, fleet.damaged(unit))] {
                if count > 0 {
                    self.fleet_mut(from, seat).take(unit, count, damaged);
                    going.add(unit, count, damaged);
                }
            }
            let count = fleet.count(unit);
            let (from, to) = (Site::Space(from), Site::Space(to));
            log.push(|| Event::UnitMoved { seat, unit, count, from, to });
        }
        self.fleet_mut(to, seat).join(&going);
        !going.is_empty()
    }
}
