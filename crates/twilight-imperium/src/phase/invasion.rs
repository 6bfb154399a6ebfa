//! Invasions (TI 11): bombardment, the custodians, landing, space cannon defense, ground combat and control.

use orrery_engine::{Log, Seat};
use serde::{Deserialize, Serialize};

use super::{Currency, Landed};
use crate::action::{Action, Pick};
use crate::cards::{Ability, Agenda, Planet, Profile, Tech, Trait, Unit};
use crate::combat::{CombatStep, Roll, RollKind};
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::hex::{Hex, Site};
use crate::state::TwilightImperium;

/// Where an invasion is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum InvasionStep {
    /// W22.
    Begin,
    /// Units are aimed at planets (TI 8.1).
    Aim,
    /// The planet in this place is bombarded.
    Bombard { slot: u8 },
    /// Whether the custodians token is removed (TI 16.2).
    Custodians,
    /// It was paid for.
    Removed,
    /// Ground forces land; on Mecatol Rex they must if the token was removed (TI 16.2.2).
    Land { must: bool },
    /// W24.
    Landed,
    /// Space Cannon Defense, planet by planet (TI 11.3).
    Defense { done: u8 },
    /// Whether the planet's owner fires (TI 34.7).
    Fire { done: u8, slot: u8 },
    /// Ground combats, planet by planet (TI 11.4).
    Fight,
    /// Control of planets is settled, one by one (TI 11.5, TI G74).
    Control,
    /// Structures on the planet were dealt with.
    Gain { slot: u8 },
}

impl TwilightImperium {
    pub(crate) fn asked_in_invasion(&self, step: InvasionStep) -> Seat {
        match step {
            InvasionStep::Fire { slot, .. } => {
                self.planet_in(slot).and_then(|planet| self.planet(planet).owner).unwrap_or(self.turn_of())
            }
            _ => self.turn_of(),
        }
    }

    /// The place of a planet of the active system.
    pub(crate) fn slot(&self, planet: Planet) -> usize {
        let planets = self.planets_in(self.tactical.hex);
        planets.iter().position(|&own| own == planet).expect("a planet of the active system")
    }

    fn planet_in(&self, slot: u8) -> Option<Planet> {
        self.planets_in(self.tactical.hex).get(usize::from(slot)).copied()
    }

    /// What the active player has landed on a planet.
    pub(crate) fn landed_on(&self, planet: Planet) -> Landed {
        if self.tactical.running && self.hex_of(planet) == Some(self.tactical.hex) {
            self.tactical.landed[self.slot(planet)]
        } else {
            Landed::default()
        }
    }

    // Bombardment

    /// Planets that the active player can bombard (TI G69).
    fn bombardable(&self) -> Vec<Planet> {
        let seat = self.turn_of();
        self.planets_in(self.tactical.hex)
            .iter()
            .copied()
            .filter(|&planet| self.can_bombard(seat, planet))
            .collect()
    }

    pub(crate) fn can_bombard(&self, seat: Seat, planet: Planet) -> bool {
        let state = self.planet(planet);
        state.owner.is_some_and(|owner| owner != seat)
            && state.infantry > 0
            && !self.is_shielded(planet, Some(seat))
            && !(planet.def().traits == Some(Trait::Cultural) && self.law(Agenda::ConventionsOfWar).is_some())
    }

    /// Units of a seat in a system with Bombardment, and how many (TI 8.1).
    pub(crate) fn bombers(&self, seat: Seat, hex: Hex) -> Vec<(Unit, u8)> {
        let fleet = self.fleet(hex, seat);
        let bombers = fleet.ships().filter(|&unit| self.stats(seat, unit).bombardment.is_some());
        bombers.map(|unit| (unit, fleet.count(unit))).collect()
    }

    /// Units that have no planet to bombard yet.
    fn unaimed(&self) -> Vec<(Unit, u8)> {
        let mut bombers = self.bombers(self.turn_of(), self.tactical.hex);
        for (unit, count) in &mut bombers {
            let aimed: u8 = self.bombs.iter().map(|bombs| bombs[*unit as usize]).sum();
            *count -= aimed;
        }
        bombers.retain(|&(_, count)| count > 0);
        bombers
    }

    // The steps

    pub(crate) fn run_invasion(&mut self, step: InvasionStep, log: &mut Log<Event>) -> bool {
        let seat = self.turn_of();
        let hex = self.tactical.hex;
        let go = Frame::Invasion;
        match step {
            InvasionStep::Begin => {
                if self.planets_in(hex).is_empty() {
                    self.stack.pop();
                    return true;
                }
                self.bombs = Default::default();
                self.go(go(InvasionStep::Aim));
                self.open(Moment::InvasionStart);
            }
            InvasionStep::Aim => {
                let planets = self.bombardable();
                let unaimed = self.unaimed();
                let begun = self.bombs.iter().flatten().any(|&n| n > 0);
                match (&planets[..], &unaimed[..]) {
                    ([], _) | (_, []) => {
                        self.go(go(InvasionStep::Bombard { slot: 0 }));
                        self.ask_bomb_plasma(seat);
                    }
                    ([planet], _) if begun => {
                        let slot = self.slot(*planet);
                        for (unit, count) in unaimed {
                            self.bombs[slot][unit as usize] += count;
                        }
                    }
                    _ => return false,
                }
            }
            InvasionStep::Bombard { slot } => {
                let Some(planet) = self.planet_in(slot) else {
                    self.go(go(InvasionStep::Custodians));
                    return true;
                };
                self.go(go(InvasionStep::Bombard { slot: slot + 1 }));
                self.drop_bombs(seat, planet);
            }
            InvasionStep::Custodians => {
                if hex == Hex::MIDDLE
                    && self.custodians
                    && self.fleet(hex, seat).count(Unit::Infantry) > 0
                    && self.means(seat, Currency::Influence) >= self.custodians_price(seat)
                {
                    return false;
                }
                self.go(go(InvasionStep::Land { must: false }));
            }
            InvasionStep::Removed => {
                self.custodians = false;
                log.push(|| Event::CustodiansRemoved { seat });
                self.gain_points(seat, 1, log);
                self.go(go(InvasionStep::Land { must: true }));
                self.check_victory(log);
            }
            InvasionStep::Land { must } => {
                let mut actions = Vec::new();
                self.list_landings(seat, must, &mut actions);
                if !actions.is_empty() {
                    return false;
                }
                self.go(go(InvasionStep::Landed));
            }
            InvasionStep::Landed => {
                if self.tactical.landed.iter().all(|landed| landed.total() == 0) {
                    self.stack.pop();
                    return true;
                }
                self.go(go(InvasionStep::Defense { done: 0 }));
                self.open(Moment::Landed);
            }
            InvasionStep::Defense { done } => {
                let planets = self.defended(done);
                match planets[..] {
                    [] => self.go(go(InvasionStep::Fight)),
                    [planet] => self.defend(done, planet),
                    _ => return false,
                }
            }
            InvasionStep::Fire { done, slot } => {
                // Whoever was to fire may have left the game.
                if self.planet_in(slot).is_some_and(|planet| self.planet(planet).owner.is_some()) {
                    return false;
                }
                self.go(go(InvasionStep::Defense { done }));
            }
            InvasionStep::Fight => {
                let planets = self.contested();
                match planets[..] {
                    [] => self.go(go(InvasionStep::Control)),
                    [planet] => self.begin_ground_combat(seat, planet, log),
                    _ => return false,
                }
            }
            InvasionStep::Control => {
                for slot in 0..self.tactical.landed.len() {
                    let fighters = std::mem::take(&mut self.tactical.landed[slot].fighters);
                    if fighters > 0 {
                        self.fleet_mut(hex, seat).add(Unit::Fighter, fighters, false);
                    }
                }
                let planets = self.conquered();
                match planets[..] {
                    [] => {
                        self.stack.pop();
                    }
                    [planet] => self.begin_gain(seat, planet),
                    _ => return false,
                }
            }
            InvasionStep::Gain { slot } => {
                let planet = self.planet_in(slot).expect("a planet of the active system");
                self.go(go(InvasionStep::Control));
                self.establish_control(seat, planet, usize::from(slot), log);
            }
        }
        true
    }

    /// Dice of all units aimed at a planet, and one more where *Plasma Scoring* is used.
    fn drop_bombs(&mut self, seat: Seat, planet: Planet) {
        let slot = self.slot(planet);
        let dice: Vec<(Unit, u8)> = Unit::ALL
            .into_iter()
            .filter_map(|unit| {
                let count = self.bombs[slot][unit as usize];
                let shots = self.stats(seat, unit).bombardment?;
                let more = u8::from(self.tactical.plasma == Some((slot as u8, unit)));
                (count > 0).then_some((unit, count * shots.dice + more))
            })
            .collect();
        if dice.is_empty() {
            return;
        }
        self.dice.load(&dice);
        self.stack.push(Frame::Roll(Roll { seat, kind: RollKind::Bombard { planet } }));
    }

    /// Landings that are possible (TI 11.2).
    fn list_landings(&self, seat: Seat, must: bool, actions: &mut Vec<Action>) {
        let hex = self.tactical.hex;
        let fleet = self.fleet(hex, seat);
        let fighters = fleet.count(Unit::Flagship) > 0 && self.has_flagship(seat, Profile::Matriarch);
        for &planet in self.planets_in(hex) {
            let sealed = planet == Planet::MecatolRex && self.custodians;
            if sealed || !self.is_open(planet) {
                continue;
            }
            let foreign = self.planet(planet).owner != Some(seat);
            if fleet.count(Unit::Infantry) > 0 && !(must && planet != Planet::MecatolRex) {
                actions.push(Action::Land { unit: Unit::Infantry, planet });
            }
            if fighters && foreign && !must && fleet.count(Unit::Fighter) > 0 {
                actions.push(Action::Land { unit: Unit::Fighter, planet });
            }
        }
    }

    /// Planets with landed units whose owner has space cannons there, but for those done (TI 34.6).
    fn defended(&self, done: u8) -> Vec<Planet> {
        let seat = self.turn_of();
        if self.tactical.disabled || self.knows(seat, Tech::L4Disruptors) {
            return vec![];
        }
        let planets = self.planets_in(self.tactical.hex).iter().copied().enumerate();
        planets
            .filter(|&(slot, planet)| {
                done & (1 << slot) == 0
                    && self.tactical.landed[slot].total() > 0
                    && self.planet(planet).pds > 0
                    && self.planet(planet).owner.is_some_and(|owner| owner != seat)
            })
            .map(|(_, planet)| planet)
            .collect()
    }

    fn defend(&mut self, done: u8, planet: Planet) {
        let slot = self.slot(planet) as u8;
        self.go(Frame::Invasion(InvasionStep::Fire { done: done | (1 << slot), slot }));
    }

    /// Planets where two players have ground forces (TI 11.4).
    pub(crate) fn contested(&self) -> Vec<Planet> {
        let seat = self.turn_of();
        let planets = self.planets_in(self.tactical.hex).iter().copied().enumerate();
        planets
            .filter(|&(slot, planet)| {
                self.tactical.landed[slot].total() > 0
                    && self.planet(planet).infantry > 0
                    && self.planet(planet).owner.is_some_and(|owner| owner != seat)
            })
            .map(|(_, planet)| planet)
            .collect()
    }

    /// Planets where ground forces that landed are left, and control is not settled yet (TI 11.5).
    fn conquered(&self) -> Vec<Planet> {
        let planets = self.planets_in(self.tactical.hex).iter().copied().enumerate();
        planets
            .filter(|&(slot, _)| self.tactical.landed[slot].infantry > 0)
            .map(|(_, planet)| planet)
            .collect()
    }

    fn begin_gain(&mut self, seat: Seat, planet: Planet) {
        let slot = self.slot(planet) as u8;
        self.go(Frame::Invasion(InvasionStep::Gain { slot }));
        if self.planet(planet).has_units() {
            self.open(Moment::Gaining { seat, planet });
        }
    }

    fn begin_ground_combat(&mut self, seat: Seat, planet: Planet, log: &mut Log<Event>) {
        let defender = self.planet(planet).owner.expect("somebody defends it");
        self.combat.begin(seat, defender, Some(planet));
        log.push(|| Event::CombatBegan { attacker: seat, defender, site: Site::Planet(planet) });
        self.stack.push(Frame::Combat(CombatStep::Begin));
    }

    /// The active player gains control; structures of others are destroyed, or replaced (TI 11.5.a).
    fn establish_control(&mut self, seat: Seat, planet: Planet, slot: usize, log: &mut Log<Event>) {
        let infantry = std::mem::take(&mut self.tactical.landed[slot].infantry);
        let keeps =
            self.has_ability(seat, Ability::Assimilate) || std::mem::take(&mut self.tactical.infiltrates);
        let state = *self.planet(planet);
        if let Some(owner) = state.owner {
            let site = Site::Planet(planet);
            for (unit, count) in [(Unit::Pds, state.pds), (Unit::SpaceDock, state.docks)] {
                if keeps {
                    self.remove(owner, unit, count, false, site, log);
                } else {
                    self.destroyer = Some(seat);
                    self.destroy(owner, unit, count, false, site, log);
                    self.destroyer = None;
                }
            }
            debug_assert_eq!(state.infantry, 0, "ground forces are fought first");
        }
        self.planet_mut(planet).infantry = infantry;
        if planet == Planet::MecatolRex {
            self.tactical.took_mecatol = true;
        }
        self.take_control(seat, planet, log);
        if keeps {
            let floats = self.docks_float(seat);
            for (unit, count) in [(Unit::Pds, state.pds), (Unit::SpaceDock, state.docks)] {
                let count = count.min(self.in_reserve(seat, unit));
                let hex = self.tactical.hex;
                let site =
                    if floats && unit == Unit::SpaceDock { Site::Space(hex) } else { Site::Planet(planet) };
                self.place(seat, unit, count, site, log);
            }
        }
    }

    pub(crate) fn list_invasion(&self, step: InvasionStep, actions: &mut Vec<Action>) {
        let seat = self.turn_of();
        match step {
            InvasionStep::Aim => {
                if self.bombs.iter().flatten().all(|&n| n == 0) {
                    actions.push(Action::Pass);
                }
                for planet in self.bombardable() {
                    actions
                        .extend(self.unaimed().into_iter().map(|(unit, _)| Action::Bombard { unit, planet }));
                }
            }
            InvasionStep::Custodians => actions.extend([Action::Pass, Action::Pick(Pick::Yes)]),
            InvasionStep::Land { must } => {
                self.list_landings(seat, must, actions);
                if !must {
                    actions.push(Action::Finish);
                }
            }
            InvasionStep::Defense { done } => {
                actions
                    .extend(self.defended(done).into_iter().map(|planet| Action::Pick(Pick::Planet(planet))));
            }
            InvasionStep::Fire { .. } => actions.extend([Action::Pass, Action::Fire(seat)]),
            InvasionStep::Fight => {
                actions.extend(self.contested().into_iter().map(|planet| Action::Pick(Pick::Planet(planet))));
            }
            InvasionStep::Control => {
                actions.extend(self.conquered().into_iter().map(|planet| Action::Pick(Pick::Planet(planet))));
            }
            _ => (),
        }
    }

    pub(crate) fn take_invasion(&mut self, step: InvasionStep, action: Action, log: &mut Log<Event>) {
        let seat = self.turn_of();
        let hex = self.tactical.hex;
        match (step, action) {
            (InvasionStep::Aim, Action::Pass) => self.go(Frame::Invasion(InvasionStep::Custodians)),
            (InvasionStep::Aim, Action::Bombard { unit, planet }) => {
                let slot = self.slot(planet);
                self.bombs[slot][unit as usize] += 1;
            }
            (InvasionStep::Custodians, Action::Pass) => {
                self.go(Frame::Invasion(InvasionStep::Land { must: false }));
            }
            (InvasionStep::Custodians, _) => {
                self.go(Frame::Invasion(InvasionStep::Removed));
                let price = self.custodians_price(seat);
                self.pay(seat, Currency::Influence, price);
            }
            (InvasionStep::Land { .. }, Action::Finish) => self.go(Frame::Invasion(InvasionStep::Landed)),
            (InvasionStep::Land { .. }, Action::Land { unit, planet }) => {
                self.go(Frame::Invasion(InvasionStep::Land { must: false }));
                self.fleet_mut(hex, seat).take(unit, 1, false);
                log.push(|| Event::Landed { seat, unit, planet });
                if self.planet(planet).owner == Some(seat) {
                    self.planet_mut(planet).infantry += 1;
                } else {
                    let slot = self.slot(planet);
                    let landed = &mut self.tactical.landed[slot];
                    match unit {
                        Unit::Fighter => landed.fighters += 1,
                        _ => landed.infantry += 1,
                    }
                }
            }
            (InvasionStep::Defense { done }, Action::Pick(Pick::Planet(planet))) => self.defend(done, planet),
            (InvasionStep::Fire { done, slot }, _) => {
                self.go(Frame::Invasion(InvasionStep::Defense { done }));
                if let Action::Fire(_) = action {
                    self.fire_from(slot);
                }
            }
            (InvasionStep::Fight, Action::Pick(Pick::Planet(planet))) => {
                self.begin_ground_combat(seat, planet, log);
            }
            (InvasionStep::Control, Action::Pick(Pick::Planet(planet))) => self.begin_gain(seat, planet),
            _ => unreachable!("checked: {action:?} in {step:?}"),
        }
    }

    /// All space cannons on a planet fire at what landed there (TI 34.7).
    fn fire_from(&mut self, slot: u8) {
        let planet = self.planet_in(slot).expect("a planet of the active system");
        let owner = self.planet(planet).owner.expect("somebody fires");
        let Some(shots) = self.stats(owner, Unit::Pds).cannon else { return };
        self.dice.load(&[(Unit::Pds, self.planet(planet).pds * shots.dice)]);
        self.stack.push(Frame::Roll(Roll { seat: owner, kind: RollKind::Defense { planet } }));
        self.ask_plasma(owner);
    }
}
