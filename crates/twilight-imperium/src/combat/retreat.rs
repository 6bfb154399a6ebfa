//! Retreats (TI 35.7).

use orrery_engine::{ChanceOutcome, Faces, Log, Seat};

use crate::cards::{Anomaly, Unit};
use crate::event::Event;
use crate::fleet::Fleet;
use crate::frame::Frame;
use crate::hex::{Hex, Site};
use crate::phase::RIFT_TAKES;
use crate::state::TwilightImperium;

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

    /// All ships that move leave for one system, and take along what they can carry (TI 35.7.b); what is too much for
    /// them is removed where they arrive, which is the same for its owner.
    pub(crate) fn retreat_to(&mut self, seat: Seat, to: Hex, log: &mut Log<Event>) {
        let rolls = self.rift_rolls(seat);
        if rolls > 0 {
            self.stack.push(Frame::LeaveRift { seat, to, rolls });
        } else {
            self.arrive_at(seat, to, log);
        }
    }

    /// How many ships of a seat leave a gravity rift if they retreat (TI G61).
    fn rift_rolls(&self, seat: Seat) -> u8 {
        if self.anomaly(self.tactical.hex) != Some(Anomaly::GravityRift) {
            return 0;
        }
        let fleet = self.fleet(self.tactical.hex, seat);
        let ships = fleet.ships().filter(|&unit| self.stats(seat, unit).movement.is_some());
        ships.map(|unit| fleet.count(unit)).fold(0, u8::saturating_add).min(Faces::MAX as u8)
    }

    /// Ships that leave a rift are lost on 1 to 3, one die each in the order of their types (TI 12.2).
    pub(crate) fn feed_rift(&mut self, seat: Seat, to: Hex, outcome: ChanceOutcome, log: &mut Log<Event>) {
        let ChanceOutcome::Dice(faces) = outcome else { unreachable!("dice were asked for") };
        self.stack.pop();
        let from = self.tactical.hex;
        let fleet = *self.fleet(from, seat);
        let mut faces = faces.as_slice().iter().copied();
        for unit in Unit::ALL {
            if !unit.is_ship() || self.stats(seat, unit).movement.is_none() {
                continue;
            }
            for damaged in [false, true] {
                let count = if damaged { fleet.damaged(unit) } else { fleet.sound(unit) };
                for face in faces.by_ref().take(usize::from(count)) {
                    let lost = face <= RIFT_TAKES;
                    log.push(|| Event::RiftRolled { seat, unit, face, lost });
                    if lost {
                        self.remove(seat, unit, 1, damaged, Site::Space(from), log);
                    }
                }
            }
        }
        self.arrive_at(seat, to, log);
    }

    fn arrive_at(&mut self, seat: Seat, to: Hex, log: &mut Log<Event>) {
        let moved = self.shift_fleet(seat, to, log);
        log.push(|| Event::Retreated { seat, to });
        if moved {
            self.place_token(seat, to);
        }
    }

    /// Moves a seat's ships out of the active system, with fighters and ground forces in space; whether any did.
    pub(crate) fn shift_fleet(&mut self, seat: Seat, to: Hex, log: &mut Log<Event>) -> bool {
        let from = self.tactical.hex;
        let fleet = *self.fleet(from, seat);
        let mut going = Fleet::EMPTY;
        for unit in Unit::ALL {
            if unit == Unit::Pds || fleet.count(unit) == 0 {
                continue;
            }
            let carried = matches!(unit, Unit::Fighter | Unit::Infantry);
            if carried || self.stats(seat, unit).movement.is_some() {
                going.add(unit, fleet.sound(unit), false);
                if fleet.damaged(unit) > 0 {
                    going.add(unit, fleet.damaged(unit), true);
                }
                let count = fleet.count(unit);
                let (from, to) = (Site::Space(from), Site::Space(to));
                log.push(|| Event::UnitMoved { seat, unit, count, from, to });
            }
        }
        for unit in Unit::ALL {
            for damaged in [false, true] {
                let count = if damaged { going.damaged(unit) } else { going.sound(unit) };
                if count > 0 {
                    self.fleet_mut(from, seat).take(unit, count, damaged);
                }
            }
        }
        self.fleet_mut(to, seat).join(&going);
        going.has_ships()
    }
}
