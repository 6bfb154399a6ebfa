//! The Rebel missions.

use orrery_engine::{Log, Seat, shuffle};

use crate::cards::{ActionCard, Leader, Mission, Objective, Role, Side, System, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::phase::{Choose, MoveKind, Movement, Scope};
use crate::state::{Knowledge, ObjectiveZone, ProbeZone, Rebellion};

impl Rebellion {
    pub(crate) fn rebel_effect(&mut self, log: &mut Log<Event>) {
        use Mission::*;
        let (seat, place) = (self.run.seat, self.run.place);
        let rebels = Side::Rebels;
        let movement = |kind| Movement { seat, side: rebels, to: place, kind };
        match (self.run.mission, place.system()) {
            // RB 7.8.2: decided at the end of the phase.
            (RapidMobilization, _) => {
                let leaders = self.run.crew().count() as u8;
                self.round.mobilizations.push((leaders, seat));
            }
            (ContingencyPlan, _) => {
                if self.run.has(Leader::LandoCalrissian) {
                    self.round.lando = true;
                }
                self.push_choose(Choose::Contingency { seat });
            }
            (BuildAlliance, Some(system)) => self.gain_loyalty(system, rebels, 1, log),
            (Infiltration, Some(_)) => self.look_at_objectives(seat, false, log),
            (Sabotage, Some(system)) => self.sabotage(system, log),
            (BaseDefenses, Some(_)) => {
                let place = self.base_place();
                for unit in [Unit::ShieldGenerator, Unit::IonCannon] {
                    self.stack.push(Frame::Gain { side: rebels, place, unit, left: 1 });
                }
            }
            (CovertOperation, Some(_)) => self.look_at_objectives(seat, true, log),
            (DaringRescue, Some(_)) => self.begin_rescue(seat, true, log),
            (Demolition, Some(system)) => self.push_choose(Choose::Demolish { seat, system, icon: 0 }),
            (EstablishTradeRelations, Some(system)) => {
                self.gain_loyalty(system, rebels, 1, log);
                if !self.destroyed.contains(system) {
                    self.push_choose(Choose::Icons { seat, side: rebels, system, icon: 0 });
                }
            }
            (ForTheGreaterGood, Some(_)) => {
                self.draw_objective(log);
                self.begin_rescue(seat, false, log);
            }
            (HiddenFleet, Some(_)) => self.begin_movement(movement(MoveKind::Fleet)),
            (HitAndRun, Some(_)) => {
                let side = Side::Empire;
                self.push_choose(Choose::Destroy { seat, side, place, left: 2, scope: Scope::Any });
            }
            (InciteRebellion, Some(_)) => {
                self.stack.push(Frame::Gain { side: rebels, place, unit: Unit::RebelTrooper, left: 3 });
            }
            (LeadTheStrikeTeam, Some(_)) => self.begin_movement(movement(MoveKind::Strike)),
            (Misdirection, Some(_)) => self.push_choose(Choose::Misdirect { seat }),
            (PlanTheAssault, Some(_)) => self.begin_movement(movement(MoveKind::Assault)),
            (PlantFalseLead, Some(_)) => self.push_choose(Choose::TakeProbes { seat }),
            (PublicUprising, Some(_)) => {
                self.push_choose(Choose::Uprising { seat, circles: 1, triangles: 2 });
            }
            (RogueSquadronRaid, Some(_)) => self.push_choose(Choose::Raid { seat, left: 4 }),
            (SeekYoda, Some(_)) => {
                if self.run.leaders.contains(&Some(Leader::LukeSkywalker)) {
                    self.become_jedi(log);
                }
                self.push_choose(Choose::Yoda { seat });
            }
            (StolenPlans, Some(_)) => self.arrange_objectives(seat, log),
            (SupportOfMonCalamari, Some(_)) => self.push_choose(Choose::Calamari { seat }),
            (WookieeUprising, Some(system)) => {
                let side = Side::Empire;
                self.push_choose(Choose::Destroy { seat, side, place, left: 4, scope: Scope::Any });
                self.gain_loyalty(system, rebels, 1, log);
            }
            (other, place) => unreachable!("{other:?} takes no place in {place:?}"),
        }
    }

    /// Of so many top objectives that were looked at, those not yet put back, the top first: they lie under the others.
    pub(crate) fn looked_objectives(&self, left: u8, total: u8) -> Vec<Objective> {
        let deck = self.objectives(ObjectiveZone::Deck);
        let end = deck.len() - usize::from(total - left);
        deck[end - usize::from(left)..end].iter().rev().copied().collect()
    }

    /// The Rebels know these objectives of the deck now, and the Empire no longer where they lie.
    fn note_looked(&mut self, count: usize, log: &mut Log<Event>) {
        let deck = self.objectives(ObjectiveZone::Deck);
        let top: Vec<Objective> = deck[deck.len() - count..].iter().rev().copied().collect();
        for &objective in &top {
            let bit = 1 << objective as u16;
            self.objectives_known[Side::Rebels as usize] |= bit;
            self.objectives_known[Side::Empire as usize] &= !bit;
        }
        log.push(|| Event::ObjectivesLooked { objectives: top.into_iter().map(Some).collect() });
    }

    /// *Infiltration*, *Covert Operation*: the two top objectives; with one or none there is nothing to choose.
    fn look_at_objectives(&mut self, seat: Seat, take: bool, log: &mut Log<Event>) {
        let count = self.objectives(ObjectiveZone::Deck).len().min(2);
        self.note_looked(count, log);
        match count {
            2 => self.push_choose(Choose::KeepObjective { seat, take }),
            1 if take => self.draw_objective(log),
            _ => (),
        }
    }

    /// One of the two top objectives is kept, in hand or on top; the other goes to the bottom.
    pub(crate) fn keep_objective(&mut self, objective: Objective, take: bool, log: &mut Log<Event>) {
        let deck = self.objectives(ObjectiveZone::Deck);
        let other = deck[deck.len() - 2..].iter().copied().find(|&other| other != objective);
        let other = other.expect("two cards were looked at");
        self.bury_objective(other, ObjectiveZone::Deck, &[Side::Rebels], log);
        if take {
            self.draw_objective(log);
        }
    }

    /// *Stolen Plans*: the next 4 objectives in any order.
    fn arrange_objectives(&mut self, seat: Seat, log: &mut Log<Event>) {
        let count = self.objectives(ObjectiveZone::Deck).len().min(4);
        self.note_looked(count, log);
        let total = count as u8;
        if count > 1 {
            self.push_choose(Choose::Arrange { seat, left: total, total });
        }
    }

    /// A captive of the mission's system is rescued; which, if there are two.
    fn begin_rescue(&mut self, seat: Seat, escorted: bool, log: &mut Log<Event>) {
        let captives: Vec<Leader> = self.captives_at(self.run.place).collect();
        match captives[..] {
            [] => (),
            [leader] => self.rescue_captive(leader, escorted, log),
            _ => self.push_choose(Choose::Rescue { seat, escorted }),
        }
    }

    /// RB 10.8.5: after a rescue by a mission card its leaders may go along, if the card says nothing else.
    pub(crate) fn rescue_captive(&mut self, captive: Leader, escorted: bool, log: &mut Log<Event>) {
        self.rescue(captive, log);
        let all = if self.run.leaders[1].is_some() { 0b11 } else { 0b01 };
        let seat = self.run.seat;
        self.push_choose(Choose::Escort { seat, left: if escorted { all } else { 0 } });
    }

    /// The Millennium Falcon rescues a captive; its bearer may go along if assigned (RB 18.8.17).
    pub(crate) fn rescue_in_mission(&mut self, captive: Leader, bearer: Leader, log: &mut Log<Event>) {
        self.rescue(captive, log);
        let assigned = |&n: &usize| self.run.leaders[n] == Some(bearer);
        let left = (0..2).filter(assigned).fold(0, |bits, n| bits | 1 << n);
        let seat = self.run.seat;
        self.push_choose(Choose::Escort { seat, left });
    }

    /// The leaders *It Is Your Destiny* may capture: those who attempted the mission and are still there (RB 18.2.8).
    pub(crate) fn destined(&self) -> impl Iterator<Item = Leader> + '_ {
        let place = self.run.place;
        self.run.crew().filter(move |&leader| {
            self.leader(leader).at == crate::state::At::On(place)
                && self.side_of(leader) == Side::Rebels
                && !self.is_captive(leader)
        })
    }

    /// A leader has been rescued: the Empire may use *It Is Your Destiny*, after it is known who goes (RB 18.8.14).
    pub(crate) fn offer_destiny(&mut self, log: &mut Log<Event>) {
        let card = ActionCard::ItIsYourDestiny;
        let asked = self.may_hold(Side::Empire, card)
            && self.present(card, self.run.place).next().is_some()
            && self.destined().next().is_some();
        if asked {
            let seat = self.seat_of(Side::Empire, Role::General);
            self.push_choose(Choose::Destiny { seat });
        } else {
            self.escort_leaders(log);
        }
    }

    pub(crate) fn take_destined(&mut self, leader: Leader, log: &mut Log<Event>) {
        let n = self.run.leaders.iter().position(|&own| own == Some(leader)).expect("checked: assigned");
        self.run.going &= !(1 << n);
        self.escort_leaders(log);
        self.begin_capture(leader);
    }

    /// The leaders who go along leave for the base.
    pub(crate) fn escort_leaders(&mut self, log: &mut Log<Event>) {
        let place = self.base_place();
        for n in 0..2 {
            if self.run.going & (1 << n) != 0
                && let Some(leader) = self.run.leaders[n]
            {
                self.put_leader(leader, place, log);
            }
        }
        self.run.going = 0;
    }

    /// *Plant False Lead*: 4 random cards of the Empire's probe cards; it sees which (RB 18.4.1).
    pub(crate) fn take_probes(&mut self, seat: Seat, seed: u64, log: &mut Log<Event>) {
        let mut hand: Vec<System> = self.probes(ProbeZone::Hand).to_vec();
        shuffle(&mut hand, seed);
        hand.truncate(4);
        hand.sort_unstable();
        for &system in &hand {
            self.probes.shift_card(ProbeZone::Hand as usize, system, ProbeZone::Drawn as usize);
            self.probes_seen.remove(system);
        }
        log.push(|| Event::ProbesTaken { systems: Some(hand) });
        let group = self.free_group();
        self.push_choose(Choose::FalseLead { seat, group });
    }

    /// One of them goes on top of the deck or under it: the Rebels know which, the Empire that it is one of them.
    pub(crate) fn lay_probe(&mut self, system: System, top: bool, group: u8, log: &mut Log<Event>) {
        self.probes.shift_card(ProbeZone::Drawn as usize, system, ProbeZone::Deck as usize);
        let known = [Knowledge::Exact, Knowledge::Among(group)];
        if top {
            self.probes_known.push(known);
        } else {
            self.probes.get_mut(ProbeZone::Deck as usize).rotate_right(1);
            self.probes_known.push_front(known);
        }
        log.push(|| Event::ProbeLaid { top, system: Some(system) });
    }
}
