//! Loyalty, sabotage and destroyed systems (RB 11).

use orrery_engine::Log;

use crate::cards::{Side, System, Theatre, Unit};
use crate::event::Event;
use crate::state::{End, Rebellion};

impl Rebellion {
    /// Whether loyalty can change in a system (RB 11.2.3, RB 11.3.11, RB 11.6.9).
    pub(crate) fn has_loyalty_space(&self, system: System) -> bool {
        self.is_populous(system) && system != System::Coruscant
    }

    /// A side gains loyalty (RB 11.3.3 to RB 11.3.5).
    pub(crate) fn gain_loyalty(&mut self, system: System, side: Side, count: u8, log: &mut Log<Event>) {
        if !self.has_loyalty_space(system) {
            return;
        }
        for _ in 0..count {
            if self.is_loyal(system, side.other()) {
                self.lose_loyalty(system, side.other(), log);
            } else if !self.is_loyal(system, side) {
                self.loyal[side as usize].insert(system);
                log.push(|| Event::LoyaltyGained { system, side });
            }
        }
    }

    /// A side loses the loyalty of a system (RB 11.3.6); nothing if it has none (RB 11.3.7).
    pub(crate) fn lose_loyalty(&mut self, system: System, side: Side, log: &mut Log<Event>) {
        if self.is_loyal(system, side) && self.has_loyalty_space(system) {
            self.loyal[side as usize].remove(system);
            log.push(|| Event::LoyaltyLost { system, side });
        }
    }

    /// A sabotage marker is placed; at most one lies in a system (RB 11.5.2).
    pub(crate) fn sabotage(&mut self, system: System, log: &mut Log<Event>) {
        if !self.sabotaged.contains(system) {
            self.sabotaged.insert(system);
            log.push(|| Event::Sabotaged { system });
        }
    }

    /// A sabotage marker is removed (RB 11.5.8).
    pub(crate) fn repair(&mut self, system: System, log: &mut Log<Event>) {
        if self.sabotaged.contains(system) {
            self.sabotaged.remove(system);
            log.push(|| Event::Repaired { system });
        }
    }

    /// RB 11.6.1: a system is destroyed.
    pub(crate) fn destroy_system(&mut self, system: System, log: &mut Log<Event>) {
        if self.destroyed.contains(system) {
            return;
        }
        self.destroyed.insert(system);
        // RB 11.6.13, RB 11.6.14
        self.loyal.iter_mut().for_each(|systems| systems.remove(system));
        self.subjugated.remove(system);
        self.sabotaged.remove(system);
        log.push(|| Event::SystemDestroyed { system });
        if self.base == Some(system) {
            self.win(Side::Empire, End::BaseDestroyed, log);
            return;
        }
        for unit in Unit::of(Side::Rebels).filter(|unit| unit.theatre() == Theatre::Ground) {
            while self.force(system).count(unit) > 0 {
                self.destroy(unit, system.into(), log);
            }
        }
    }

    /// The Rebels gain reputation, one space at a time (RB 1.4.3, RB 14.1.3).
    pub(crate) fn gain_reputation(&mut self, count: u8, log: &mut Log<Event>) {
        for _ in 0..count {
            if !self.winners.is_empty() {
                return;
            }
            let from = self.reputation;
            self.reputation -= 1;
            log.push(|| Event::ReputationMoved { from, to: self.reputation });
            self.check_reputation(log);
        }
    }

    /// The Rebels lose reputation; the track ends at its last space (RB 14.1.4, RB G28).
    pub(crate) fn lose_reputation(&mut self, log: &mut Log<Event>) {
        if self.reputation < crate::cards::LAST_SPACE {
            let from = self.reputation;
            self.reputation += 1;
            log.push(|| Event::ReputationMoved { from, to: self.reputation });
        }
    }

    /// RB 1.4.1: the markers share a space.
    pub(crate) fn check_reputation(&mut self, log: &mut Log<Event>) {
        if self.reputation == self.time {
            self.win(Side::Rebels, End::Reputation, log);
        }
    }
}
