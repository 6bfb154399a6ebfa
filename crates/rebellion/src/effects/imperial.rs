//! The Imperial missions.

use orrery_engine::Log;

use crate::cards::{Leader, Mission, Ring, Role, Side, System, Theatre, Unit};
use crate::event::Event;
use crate::phase::{Choose, MoveKind, Movement, Scope};
use crate::place::{Place, Systems};
use crate::state::{Knowledge, ObjectiveZone, ProbeZone, Rebellion};

impl Rebellion {
    /// RB 8.9.1: the effect of the mission being carried out.
    pub(crate) fn effect(&mut self, log: &mut Log<Event>) {
        let def = self.run.mission.def();
        match (def.side, def.deck) {
            (Side::Rebels, _) => self.rebel_effect(log),
            (Side::Empire, crate::cards::Deck::Project) => self.project_effect(log),
            (Side::Empire, _) => self.imperial_effect(log),
        }
    }

    fn imperial_effect(&mut self, log: &mut Log<Event>) {
        use Mission::*;
        let (seat, place) = (self.run.seat, self.run.place);
        let rebels = self.seat_of(Side::Rebels, Role::General);
        let system = place.system().expect("Imperial missions take place in systems");
        let region = system.def().region;
        let target = self.run.target;
        match self.run.mission {
            CaptureRebelOperative => self.begin_capture(target.expect("it is directed against a leader")),
            GatherIntel => {
                let units = self.force(self.base_place()).total(Side::Rebels);
                self.draw_probes((units / 4).max(1), log);
            }
            ResearchAndDevelopment => self.push_choose(Choose::Research { seat }),
            RuleByFear | TradeNegotiations => self.gain_loyalty(system, Side::Empire, 1, log),
            AddressDelays => {
                self.push_choose(Choose::Icons { seat, side: Side::Empire, system, icon: 0 });
            }
            CarbonFreezing => {
                self.attach(Ring::Carbonite, target.expect("it is directed against a leader"), log);
                self.lose_reputation(log);
            }
            CollectBounty => {
                let leader = target.expect("it is directed against a leader");
                self.push_choose(Choose::Nearest { seat });
                self.begin_capture(leader);
            }
            Detained => {
                let leader = target.expect("it is directed against a leader");
                self.leader_mut(leader).detained = true;
                log.push(|| Event::Detained { leader });
            }
            DisplayOfPower => self.gain_loyalty(system, Side::Empire, 2, log),
            DoubleOurEfforts => {
                let left = if self.run.has(Leader::MoffJerjerrod) { 2 } else { 1 };
                self.push_choose(Choose::Speed { seat, left, done: None });
            }
            FearWillKeepThemInLine => {
                self.push_choose(Choose::Loyalty { seat, region, left: 2, done: None });
            }
            HomingBeacon => {
                let leader = target.expect("it is directed against a leader");
                self.push_choose(Choose::Beacon { seat: rebels, leader });
            }
            HuntThemDown => {
                let side = Side::Rebels;
                self.push_choose(Choose::Destroy { seat, side, place, left: 2, scope: Scope::Any });
            }
            ImperialPropaganda => {
                for system in Systems::region(region).iter() {
                    self.lose_loyalty(system, Side::Rebels, log);
                }
            }
            InterceptTransmission => self.intercept(log),
            Interrogation => self.show_objectives(log),
            InterrogationDroid => self.push_choose(Choose::Droid { seat: rebels }),
            LongRangeProbe => {
                let here = self.base == Some(system);
                let told = Systems::only(system);
                self.possible = if here { told } else { self.possible.minus(told) };
                log.push(|| Event::AnsweredHere { system, here });
            }
            LureOfTheDarkSide => {
                let leader = target.expect("it is directed against a leader");
                // A leader lured before stays lured, and there is no second ring (RB 15.1.2).
                if self.bearer(Ring::Lured).is_none() {
                    self.attach(Ring::Lured, leader, log);
                    if leader.counts_as(Leader::LukeSkywalker) {
                        self.lose_reputation(log);
                    }
                }
            }
            PlanetaryConquest => {
                let movement = Movement { seat, side: Side::Empire, to: place, kind: MoveKind::Conquest };
                self.begin_movement(movement);
            }
            ProbeDroidInitiative => {
                let count = if self.run.has(Leader::AdmiralOzzel) { 4 } else { 2 };
                self.draw_probes(count, log);
            }
            RetrieveThePlans => {
                self.show_objectives(log);
                self.push_choose(Choose::Plans { seat });
            }
            SecretWeaponsResearch => self.draw_projects(2, log),
            other => unreachable!("{other:?} is no Imperial mission"),
        }
    }

    /// RB 13.3.11: the Rebels show their objectives and take them back.
    fn show_objectives(&mut self, log: &mut Log<Event>) {
        let hand = self.objectives(ObjectiveZone::Hand).to_vec();
        for &objective in &hand {
            self.objectives_known[Side::Empire as usize] |= 1 << objective as u16;
        }
        log.push(|| Event::ObjectivesShown { objectives: Some(hand) });
    }

    /// RB 11.1.5: the systems with Imperial units that are the fewest moves away.
    pub(crate) fn nearest_imperial(&self) -> Systems {
        let Some(start) = self.run.place.system() else { return Systems::EMPTY };
        let mut reached = Systems::only(start);
        loop {
            let found: Systems =
                reached.iter().filter(|&system| self.force(system).has_side(Side::Empire)).collect();
            let next = reached.iter().map(Systems::around).fold(reached, Systems::or);
            if !found.is_empty() || next == reached {
                return found;
            }
            reached = next;
        }
    }

    /// *Collect Bounty*: captive and captors go to a system (RB 18.8.7).
    pub(crate) fn take_bounty_to(&mut self, place: Place, log: &mut Log<Event>) {
        let captive = self.run.target.filter(|&leader| self.is_captive(leader));
        if place == self.run.place {
            return;
        }
        let Some(captive) = captive else { return };
        self.put_leader(captive, place, log);
        for leader in self.run.crew() {
            self.put_leader(leader, place, log);
        }
    }

    /// The Rebels draw 8 probe cards, pass those of systems with Imperial units and shuffle the rest into the deck.
    fn intercept(&mut self, log: &mut Log<Event>) {
        for _ in 0..8 {
            if self.draw_probe(ProbeZone::Drawn).is_none() {
                break;
            }
        }
        let drawn: Vec<System> = self.probes(ProbeZone::Drawn).to_vec();
        let mut passed = Vec::new();
        for system in drawn {
            let held = self.force(system).has_side(Side::Empire);
            let to = if held { ProbeZone::Hand } else { ProbeZone::Deck };
            self.probes.shift_card(ProbeZone::Drawn as usize, system, to as usize);
            if held {
                self.probes_seen.insert(system);
                passed.push(system);
            } else {
                self.probes_known.push([Knowledge::Nothing; 2]);
            }
        }
        self.probes.get_mut(ProbeZone::Hand as usize).sort_unstable();
        log.push(|| Event::ProbesPassed { count: passed.len() as u8, systems: Some(passed) });
        self.push_choose(Choose::ShuffleProbes);
    }

    /// Imperial ground units driven out of a system (*Independent Operation*); captives stay (RB 18.8.4).
    pub(crate) fn drive_out(&mut self, from: System, to: Place, log: &mut Log<Event>) {
        for unit in Unit::of(Side::Empire).filter(|unit| unit.theatre() == Theatre::Ground) {
            while self.force(from).count(unit) > 0 {
                self.force_mut(from).take(unit, 1);
                self.force_mut(to).add(unit, 1);
                log.push(|| Event::UnitMoved { unit, from: from.into(), to });
            }
        }
    }
}
