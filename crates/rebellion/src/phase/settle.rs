//! What holds at all times: subjugation, forced reveals, rescues, carriers in destroyed systems, and victory.

use orrery_engine::Log;

use crate::action::Action;
use crate::cards::{Leader, Mission, Side, System, Theatre, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::phase::Choose;
use crate::place::{Place, Systems};
use crate::state::{At, End, Rebellion};

impl Rebellion {
    /// Whether units are on their way, so that nothing is looked at before they have all arrived (RB 7.4.3).
    pub(crate) const fn in_motion(frame: Frame) -> bool {
        matches!(frame, Frame::Move(_) | Frame::Setup(_))
    }

    /// Brings about what must be so; true if a frame was pushed that goes first.
    pub(crate) fn settle(&mut self, log: &mut Log<Event>) -> bool {
        let mut ground = Systems::EMPTY;
        for system in System::all() {
            if self.force(system).has(Side::Empire, Theatre::Ground) {
                ground.insert(system);
            }
        }
        self.settle_subjugation(ground, log);
        if !self.revealed
            && let Some(base) = self.base
        {
            // Imperial ground units or loyalty in the base's system reveal it (RB 7.4.1, RB 7.4.2).
            let forced = ground.or(self.loyal[Side::Empire as usize]);
            if forced.contains(base) {
                self.reveal_base(log);
            } else {
                self.possible = self.possible.minus(forced).minus(self.destroyed);
            }
        }
        if self.check_conquest(log) {
            return true;
        }
        self.settle_captives(log);
        self.settle_destroyed()
    }

    /// RB 11.4.14: the marker lies exactly where Imperial ground units hold a system not loyal to the Empire; units that
    /// just arrived subjugate only after the combat (RB G35).
    fn settle_subjugation(&mut self, ground: Systems, log: &mut Log<Event>) {
        let mut due = ground.minus(self.loyal[Side::Empire as usize]).minus(self.destroyed);
        for system in due.minus(self.subjugated).iter() {
            if !system.is_printed_populous() || self.is_arriving(system) {
                due.remove(system);
            }
        }
        for system in self.subjugated.minus(due).iter() {
            if !self.is_loyal(system, Side::Empire) {
                log.push(|| Event::Freed { system });
            }
        }
        for system in due.minus(self.subjugated).iter() {
            log.push(|| Event::Subjugated { system });
        }
        self.subjugated = due;
    }

    /// Whether units have come to a system and the combat about it is not over.
    fn is_arriving(&self, system: System) -> bool {
        self.stack.iter().any(|frame| match frame {
            Frame::Clash { place, .. } => place == system.into(),
            Frame::Mission(_) => {
                self.run.mission == Mission::PlanetaryConquest && self.run.place == system.into()
            }
            _ => false,
        })
    }

    /// RB 1.3.1: the base is revealed, and its system holds Imperial and no Rebel units.
    fn check_conquest(&mut self, log: &mut Log<Event>) -> bool {
        let Some(base) = self.base.filter(|_| self.revealed) else { return false };
        let force = self.force(base);
        let taken = force.has_side(Side::Empire) && !force.has_side(Side::Rebels);
        if taken {
            self.win(Side::Empire, End::BaseTaken, log);
        }
        taken
    }

    /// The game ends at this very moment (RB 1.1.4).
    pub(crate) fn win(&mut self, winner: Side, end: End, log: &mut Log<Event>) {
        self.winners = self.team(winner);
        self.ended = Some(end);
        log.push(|| Event::GameEnded { winner, end });
    }

    /// RB 10.8.3: a captive without an Imperial unit in its system is rescued at once.
    fn settle_captives(&mut self, log: &mut Log<Event>) {
        for leader in Leader::all() {
            if self.is_captive(leader)
                && let At::On(place) = self.leader(leader).at
                && !self.force(place).has_side(Side::Empire)
                && !self.is_bounty(leader)
            {
                self.rescue(leader, log);
            }
        }
    }

    /// Whether a leader was captured for a bounty and is on the way to Imperial units.
    fn is_bounty(&self, leader: Leader) -> bool {
        let bounty = self.stack.iter().any(|frame| matches!(frame, Frame::Choose(Choose::Nearest { .. })));
        bounty && self.run.target == Some(leader)
    }

    /// RB 11.6.7: units that need a carrier and have none in a destroyed system; their owner chooses.
    fn settle_destroyed(&mut self) -> bool {
        if matches!(self.stack.top(), Some(Frame::Excess { .. })) {
            return false;
        }
        for system in self.destroyed.iter() {
            for side in Side::BOTH {
                if self.has_excess(side, system) {
                    self.stack.push(Frame::Excess { side, system });
                    return true;
                }
            }
        }
        false
    }

    fn has_excess(&self, side: Side, system: System) -> bool {
        let force = self.force(system);
        force.cargo(side) > force.capacity(side)
    }

    pub(crate) fn run_excess(&mut self, side: Side, system: System) -> bool {
        let enough = !self.has_excess(side, system);
        if enough {
            self.stack.pop();
        }
        enough
    }

    pub(crate) fn list_excess(&self, side: Side, system: System, actions: &mut Vec<Action>) {
        let place = Place::from(system);
        let force = self.force(place);
        actions.extend(
            Unit::of(side)
                .filter(|&unit| unit.def().restricted && force.count(unit) > 0)
                .map(|unit| Action::ChooseUnit { unit, place }),
        );
    }

    pub(crate) fn take_excess(&mut self, system: System, action: Action, log: &mut Log<Event>) {
        let Action::ChooseUnit { unit, .. } = action else { unreachable!("checked: {action:?}") };
        self.destroy(unit, system.into(), log);
    }

    /// A unit on the board is destroyed and goes back to the supply (RB 9.9.5).
    pub(crate) fn destroy(&mut self, unit: Unit, place: Place, log: &mut Log<Event>) {
        self.force_mut(place).take(unit, 1);
        self.supply.add(unit, 1);
        log.push(|| Event::UnitDestroyed { unit, place });
        self.note_loss(unit, place);
        if unit == Unit::DeathStarUnderConstruction {
            // RB 12.11.4
            for space in 0..3 {
                while self.queue[space].count(Unit::DeathStar) > 0 {
                    self.destroy_queued(Unit::DeathStar, space as u8 + 1, log);
                }
            }
        }
    }

    /// A unit on the build queue is destroyed.
    pub(crate) fn destroy_queued(&mut self, unit: Unit, space: u8, log: &mut Log<Event>) {
        self.queue[usize::from(space) - 1].take(unit, 1);
        self.supply.add(unit, 1);
        log.push(|| Event::QueuedDestroyed { unit, space });
    }

    /// Units are gained in a place (RB 12.10.1); true if some could not be.
    pub(crate) fn gain(&mut self, unit: Unit, place: Place, log: &mut Log<Event>) -> bool {
        if self.supply.count(unit) == 0 {
            return false;
        }
        self.supply.take(unit, 1);
        self.force_mut(place).add(unit, 1);
        log.push(|| Event::UnitGained { unit, place });
        true
    }

    /// A unit goes from the supply on a space of the queue (RB 12.8.13); nothing if none is left (RB 15.1.10).
    pub(crate) fn enqueue(&mut self, unit: Unit, space: u8, log: &mut Log<Event>) {
        if self.supply.count(unit) == 0 {
            return;
        }
        self.supply.take(unit, 1);
        self.queue[usize::from(space) - 1].add(unit, 1);
        log.push(|| Event::Queued { unit, space });
    }

    /// RB 12.10: gains units until the supply runs out, then asks whether own ones are given up (RB G29).
    pub(crate) fn run_gain(
        &mut self,
        side: Side,
        place: Place,
        unit: Unit,
        mut left: u8,
        log: &mut Log<Event>,
    ) -> bool {
        while left > 0 && self.gain(unit, place, log) {
            left -= 1;
        }
        let elsewhere = Place::all().any(|other| self.force(other).count(unit) > 0);
        if left == 0 || !elsewhere || !self.setup.options.scrap_to_gain {
            self.stack.pop();
            return true;
        }
        self.stack.replace_top(Frame::Gain { side, place, unit, left });
        false
    }

    /// Whether a unit can be gained: from the supply, or for one of its type that is given up (RB G29, RB G99).
    pub(crate) fn may_gain(&self, unit: Unit) -> bool {
        let elsewhere = || Place::all().any(|place| self.force(place).count(unit) > 0);
        self.supply.count(unit) > 0 || (self.setup.options.scrap_to_gain && elsewhere())
    }

    pub(crate) fn list_gain(&self, unit: Unit, actions: &mut Vec<Action>) {
        let places = Place::all().filter(|&place| self.force(place).count(unit) > 0);
        actions.extend(places.map(|place| Action::Scrap { unit, place }));
        actions.push(Action::Decline);
    }

    pub(crate) fn take_gain(
        &mut self,
        side: Side,
        place: Place,
        unit: Unit,
        left: u8,
        action: Action,
        log: &mut Log<Event>,
    ) {
        match action {
            Action::Scrap { unit, place } => {
                self.destroy(unit, place, log);
                // The figure goes straight to where it is gained; what was given up counts once.
            }
            Action::Decline => {
                self.stack.pop();
                return;
            }
            _ => unreachable!("checked: {action:?}"),
        }
        self.stack.replace_top(Frame::Gain { side, place, unit, left });
    }
}
