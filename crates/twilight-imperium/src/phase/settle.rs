//! What is looked after at all times: victory, limits, control, lone structures and elimination; and how units come and
//! go.

use orrery_engine::{ChanceOutcome, Log, Seat, SeatSet};

use super::{CoreAsk, TacticalStep};
use crate::action::{Action, Pick};
use crate::cards::{Planet, Production, Unit};
use crate::effects::Ask;
use crate::event::{Deck, Event, Victory};
use crate::frame::{Excess, Frame, Moment};
use crate::hex::{Hex, Site};
use crate::state::{CardZone, Held, ObjectiveZone, Phase, TwilightImperium};

impl TwilightImperium {
    // Units come and go

    /// Units come from reinforcements.
    pub(crate) fn place(&mut self, seat: Seat, unit: Unit, count: u8, site: Site, log: &mut Log<Event>) {
        if count == 0 {
            return;
        }
        match site {
            Site::Space(hex) => self.fleet_mut(hex, seat).add(unit, count, false),
            Site::Planet(planet) => {
                let mut state = self.planet_mut(planet);
                *match unit {
                    Unit::Infantry => &mut state.infantry,
                    Unit::Pds => &mut state.pds,
                    Unit::SpaceDock => &mut state.docks,
                    _ => unreachable!("ships are always in space (TI 33.1)"),
                } += count;
            }
        }
        log.push(|| Event::UnitPlaced { seat, unit, count, site });
    }

    fn take_away(&mut self, seat: Seat, unit: Unit, count: u8, damaged: bool, site: Site) {
        match site {
            Site::Space(hex) => self.fleet_mut(hex, seat).take(unit, count, damaged),
            Site::Planet(planet) => {
                let mut state = self.planet_mut(planet);
                *match unit {
                    Unit::Infantry => &mut state.infantry,
                    Unit::Pds => &mut state.pds,
                    Unit::SpaceDock => &mut state.docks,
                    _ => unreachable!("ships are always in space (TI 33.1)"),
                } -= count;
            }
        }
    }

    /// Units return to reinforcements without being destroyed (TI 81.2.2).
    pub(crate) fn remove(
        &mut self,
        seat: Seat,
        unit: Unit,
        count: u8,
        damaged: bool,
        site: Site,
        log: &mut Log<Event>,
    ) {
        if count > 0 {
            self.take_away(seat, unit, count, damaged, site);
            log.push(|| Event::UnitRemoved { seat, unit, count, site });
        }
    }

    /// Units are destroyed (TI 81.0); infantry may return later.
    pub(crate) fn destroy(
        &mut self,
        seat: Seat,
        unit: Unit,
        count: u8,
        damaged: bool,
        site: Site,
        log: &mut Log<Event>,
    ) {
        if count == 0 {
            return;
        }
        self.take_away(seat, unit, count, damaged, site);
        log.push(|| Event::UnitDestroyed { seat, unit, count, site });
        self.after_destruction(seat, unit, count, site, log);
    }

    /// What follows from destruction, whatever destroyed the units.
    pub(crate) fn after_destruction(
        &mut self,
        seat: Seat,
        unit: Unit,
        count: u8,
        site: Site,
        log: &mut Log<Event>,
    ) {
        if self.stats(seat, unit).revives.is_some() {
            // One roll for all that are destroyed together.
            match self.stack.top() {
                Some(Frame::Revive { seat: own, left }) if own == seat => {
                    self.go(Frame::Revive { seat, left: left.saturating_add(count) });
                }
                _ => self.stack.push(Frame::Revive { seat, left: count }),
            }
        }
        self.note_loss(seat, unit, count, site);
        self.unit_destroyed(seat, unit, site, log);
    }

    pub(crate) fn run_revive(&mut self, left: u8) -> bool {
        if left == 0 {
            self.stack.pop();
        }
        left == 0
    }

    pub(crate) fn feed_revive(&mut self, seat: Seat, left: u8, outcome: ChanceOutcome, log: &mut Log<Event>) {
        let ChanceOutcome::Dice(faces) = outcome else { unreachable!("dice were asked for") };
        let needed = self.stats(seat, Unit::Infantry).revives.unwrap_or(u8::MAX);
        let count = faces.as_slice().iter().filter(|&&face| face >= needed).count() as u8;
        self.sheets[seat].waiting += count;
        if count > 0 {
            log.push(|| Event::UnitRevived { seat, count });
        }
        self.go(Frame::Revive { seat, left: left - faces.as_slice().len() as u8 });
    }

    // What holds at all times

    /// Whether nothing is in the middle of being resolved while this frame is on top.
    pub(crate) fn is_quiet(&self, frame: Frame) -> bool {
        match frame {
            Frame::Turn(_)
            | Frame::Strategy(_)
            | Frame::Status(_)
            | Frame::Agenda(_)
            | Frame::Strategic(_) => true,
            // Before the first ship is declared nothing is on its way.
            Frame::Tactical(TacticalStep::Move) => {
                self.tactical.transit.is_empty() && self.tactical.rifters.is_empty()
            }
            Frame::Tactical(step) => step.is_quiet(),
            Frame::Window(window) => window.moment.is_quiet(),
            _ => false,
        }
    }

    /// Looks after everything that holds at all times; whether something had to be done.
    pub(crate) fn settle(&mut self, log: &mut Log<Event>) -> bool {
        if self.check_victory(log) {
            return true;
        }
        if self.phase == Phase::Setup {
            return false;
        }
        self.settle_structures(log)
            || self.settle_fleets()
            || self.settle_plastic()
            || self.settle_hands()
            || self.settle_elimination(log)
    }

    /// Somebody has the points that win (TI 51.7); ties by initiative, or by the seat next to the speaker (TI 51.7.2).
    pub(crate) fn check_victory(&mut self, log: &mut Log<Event>) -> bool {
        if self.alive().all(|seat| self.sheets[seat].points < self.goal) {
            return false;
        }
        let held = self.alive().any(|seat| self.sheets[seat].strategies != 0);
        let mut seats: Vec<Seat> =
            if held { self.order.iter().collect() } else { self.clockwise_from(self.speaker).collect() };
        seats.retain(|&seat| !self.out.contains(seat) && self.sheets[seat].points >= self.goal);
        let winner = seats.first().copied().expect("somebody has enough points");
        self.win(winner, Victory::Points, log);
        true
    }

    pub(crate) fn win(&mut self, seat: Seat, by: Victory, log: &mut Log<Event>) {
        self.winners = SeatSet::only(seat);
        let winners = self.winners;
        log.push(|| Event::GameWon { winners, by });
    }

    /// No objective can be revealed: the most points win, ties by initiative (TI 30.15, TI 51.8).
    pub(crate) fn end_by_objectives(&mut self, log: &mut Log<Event>) {
        let most = self.alive().map(|seat| self.sheets[seat].points).max().unwrap_or(0);
        let winner = self
            .order
            .iter()
            .find(|&seat| !self.out.contains(seat) && self.sheets[seat].points == most)
            .expect("somebody has the most points");
        self.win(winner, Victory::Objectives, log);
    }

    /// Floating factories that are blockaded are destroyed (TI 5.4.a).
    fn settle_structures(&mut self, log: &mut Log<Event>) -> bool {
        for seat in Seat::all(self.players) {
            let lonely = self.space.held(seat).minus(self.space.armed(seat));
            if lonely.is_empty() {
                continue;
            }
            for hex in lonely.and(self.space.armed_rivals(seat)).iter() {
                let docks = self.fleet(hex, seat).count(Unit::SpaceDock);
                if docks > 0 {
                    self.destroy(seat, Unit::SpaceDock, docks, false, Site::Space(hex), log);
                    return true;
                }
            }
        }
        false
    }

    /// Ships beyond the fleet pool and units beyond the capacity are removed (TI 66.3, TI 38.3).
    fn settle_fleets(&mut self) -> bool {
        for seat in Seat::all(self.players) {
            for hex in self.space.held(seat).iter() {
                let (ships, cargo) = self.excess(seat, hex);
                if ships > 0 {
                    self.stack.push(Frame::Excess { seat, hex, kind: Excess::Fleet });
                    return true;
                }
                if cargo > 0 && !self.in_combat_at(hex) {
                    self.stack.push(Frame::Excess { seat, hex, kind: Excess::Capacity });
                    return true;
                }
            }
        }
        false
    }

    pub(crate) fn run_excess(&mut self, seat: Seat, hex: Hex, kind: Excess, log: &mut Log<Event>) -> bool {
        let (ships, cargo) = self.excess(seat, hex);
        if match kind {
            Excess::Fleet => ships,
            Excess::Capacity => cargo,
            Excess::Stranded => self.stranded(seat),
        } == 0
        {
            self.stack.pop();
            return true;
        }
        let mut actions = Vec::new();
        self.list_excess(seat, hex, kind, &mut actions);
        if let [action] = actions[..] {
            self.take_excess(seat, hex, action, log);
            return true;
        }
        false
    }

    pub(crate) fn list_excess(&self, seat: Seat, hex: Hex, kind: Excess, actions: &mut Vec<Action>) {
        let fleet = self.fleet(hex, seat);
        let flies = self.stats(seat, Unit::Fighter).movement.is_some();
        for unit in Unit::ALL {
            let counts = match kind {
                Excess::Fleet => unit.is_ship() && (unit != Unit::Fighter || flies),
                Excess::Capacity | Excess::Stranded => {
                    unit == Unit::Infantry || (unit == Unit::Fighter && !flies)
                }
            };
            if counts {
                for damaged in [false, true] {
                    if fleet.has(unit, damaged) {
                        actions.push(Action::Pick(Pick::Unit { unit, damaged, site: Site::Space(hex) }));
                    }
                }
            }
        }
    }

    pub(crate) fn take_excess(&mut self, seat: Seat, hex: Hex, action: Action, log: &mut Log<Event>) {
        let Action::Pick(Pick::Unit { unit, damaged, .. }) = action else {
            unreachable!("checked: {action:?}")
        };
        self.remove(seat, unit, 1, damaged, Site::Space(hex), log);
    }

    /// The areas where a seat has fighters or infantry (TI G83).
    pub(crate) fn areas_with(&self, seat: Seat, unit: Unit) -> impl Iterator<Item = Site> + '_ {
        let space = self.space.held(seat).iter().map(Site::Space);
        let planets = self.planets_of(seat).map(Site::Planet);
        space.chain(planets).filter(move |&site| self.units_at(site, seat, unit) > 0)
    }

    /// Tokens need plastic pieces beside them (TI 15.3, TI 17.3, TI G83).
    fn settle_plastic(&mut self) -> bool {
        for seat in Seat::all(self.players) {
            for unit in [Unit::Fighter, Unit::Infantry] {
                if self.areas_with(seat, unit).count() > usize::from(unit.figures()) {
                    self.ask(seat, Ask::Core(CoreAsk::Plastic { unit }), 1);
                    return true;
                }
            }
        }
        false
    }

    /// Hands beyond the limit are discarded at once (TI 24.4).
    fn settle_hands(&mut self) -> bool {
        for seat in Seat::all(self.players) {
            if let Some(limit) = self.hand_limit_of(seat)
                && self.hand(seat).len() > usize::from(limit)
            {
                self.stack.push(Frame::Discard { seat, down_to: limit });
                return true;
            }
        }
        false
    }

    fn hand_limit_of(&self, seat: Seat) -> Option<u8> {
        self.sheets[seat].faction.and_then(|_| self.hand_limit(seat))
    }

    // Elimination

    /// A player without ground forces, production and planets is eliminated (TI 65.1).
    fn settle_elimination(&mut self, log: &mut Log<Event>) -> bool {
        let Some(seat) = self.alive().find(|&seat| self.is_beaten(seat)) else { return false };
        log.push(|| Event::Eliminated { seat });
        self.eliminate(seat, log);
        true
    }

    fn is_beaten(&self, seat: Seat) -> bool {
        if self.planets_of(seat).next().is_some() {
            return false;
        }
        let makes = |unit: Unit| self.stats(seat, unit).production != Production::None;
        self.space.held(seat).iter().all(|hex| {
            let fleet = self.fleet(hex, seat);
            fleet.count(Unit::Infantry) == 0 && !(fleet.count(Unit::SpaceDock) > 0 && makes(Unit::SpaceDock))
        }) && self.tactical.away(seat, Unit::Infantry, self.active) == 0
    }

    /// A player leaves the game: components go back (TI 65.2 to TI 65.10).
    pub(crate) fn eliminate(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.out.insert(seat);
        self.space.clear(seat);
        for planet in self.planets_of(seat) {
            *self.planet_mut(planet) = crate::state::PlanetState::EMPTY;
        }
        for tokens in &mut self.tokens {
            tokens.remove(seat);
        }
        let owned: Vec<_> =
            self.laws.iter().filter(|law| law.owner == Some(seat)).map(|law| law.agenda).collect();
        for agenda in owned {
            self.discard_law(agenda, log);
        }
        self.eliminate_notes(seat, log);
        self.cards.shift_all(CardZone::hand(seat), CardZone::Discard as usize);
        self.objectives.shift_all(ObjectiveZone::hand(seat), ObjectiveZone::Secrets as usize);
        self.objectives.shift_all(ObjectiveZone::scored(seat), ObjectiveZone::Secrets as usize);
        let sheet = self.sheet_mut(seat);
        *sheet = crate::state::Sheet {
            faction: sheet.faction,
            points: sheet.points,
            passed: true,
            ..Default::default()
        };
        if self.zero == Some(seat) {
            self.zero = None;
        }
        if self.speaker == seat {
            self.speaker = self.left_of(seat);
            let speaker = self.speaker;
            log.push(|| Event::SpeakerNamed { seat: speaker });
        }
        let mut left = self.alive();
        if let (Some(last), None) = (left.next(), left.next()) {
            drop(left);
            // With one player left, that player has won (TI G130).
            return self.win(last, Victory::Alone, log);
        }
        drop(left);
        if self.active == Some(seat) {
            self.end_turn();
        }
        self.stack.push(Frame::Shuffle(Deck::Secrets));
    }

    fn eliminate_notes(&mut self, seat: Seat, log: &mut Log<Event>) {
        let notes: Vec<_> = self.all_notes().collect();
        for id in notes {
            let held = self.held(id);
            if id.owner == seat {
                if let Held::Open(holder) = held {
                    self.note_gone(id, holder, log);
                }
                self.set_held(id, Held::Gone);
            } else if held == Held::Hand(seat) || held == Held::Open(seat) {
                self.set_held(id, Held::Hand(id.owner));
            }
        }
    }

    /// Control of a planet passes to a seat, exhausted (TI 32.1); whether it changed.
    pub(crate) fn take_control(&mut self, seat: Seat, planet: Planet, log: &mut Log<Event>) {
        let from = self.planet(planet).owner;
        debug_assert_ne!(from, Some(seat), "nobody gains what they control (TI 32.2)");
        if let Some(from) = from {
            log.push(|| Event::ControlLost { seat: from, planet });
        }
        let mut state = self.planet_mut(planet);
        state.owner = Some(seat);
        state.exhausted = true;
        drop(state);
        log.push(|| Event::ControlGained { seat, planet });
        self.open(Moment::Gained { seat, planet, from });
        self.control_changed(seat, planet, from, log);
    }

    /// Whether a combat is being fought in a system: capacity is not checked then (TI 38.3.c).
    fn in_combat_at(&self, hex: Hex) -> bool {
        self.combat.is_on() && self.combat.planet.is_none() && self.tactical.hex == hex
    }
}

impl TacticalStep {
    /// Whether limits are looked after in this step (TI G38).
    pub(crate) const fn is_quiet(self) -> bool {
        !matches!(self, Self::Move | Self::Rift { .. } | Self::Fought)
    }
}

impl Moment {
    /// Whether the window of this moment lies between two complete effects.
    const fn is_quiet(self) -> bool {
        matches!(
            self,
            Self::StrategyStart
                | Self::StrategyEnd
                | Self::TurnStart
                | Self::Activated
                | Self::ActionDone
                | Self::StatusStart
                | Self::StatusEnd
                | Self::AgendaStart
                | Self::Reveal
                | Self::Revealed
        )
    }
}
