//! Decisions and dice of a mission.

use orrery_engine::{ChanceOutcome, Log, Seat};

use super::MissionStep;
use crate::action::Action;
use crate::cards::{ActionCard, Colour, Deck, Face, Leader, Mode, Ring, Side, System};
use crate::event::Event;
use crate::frame::Frame;
use crate::phase::Choose;
use crate::place::Place;
use crate::state::{At, MissionZone, Rebellion};

impl Rebellion {
    pub(crate) fn list_mission(&self, seat: Seat, step: MissionStep, actions: &mut Vec<Action>) {
        let mission = self.run.mission;
        match step {
            MissionStep::Place => match mission.def().place {
                place if place.is_against_leader() => {
                    let targets = Leader::all().filter(|&leader| self.may_target(mission, leader));
                    actions.extend(targets.map(Action::ChooseLeader));
                }
                _ => {
                    let systems = System::all().filter(|&system| self.fits_mission(mission, system));
                    actions.extend(systems.map(|system| Action::ChoosePlace(system.into())));
                }
            },
            MissionStep::Blindside => {
                if self.holds(seat, ActionCard::Blindside) {
                    actions.push(Action::UseCard(ActionCard::Blindside));
                }
                actions.push(Action::Decline);
            }
            MissionStep::Oppose { .. } => {
                actions.extend(self.pool(seat).map(Action::Send));
                actions.push(Action::Decline);
            }
            MissionStep::BeforeRoll { set: 0, .. } => {
                let held = self.before_roll_cards().filter(|&card| self.holds(seat, card));
                actions.extend(held.map(Action::UseCard));
                actions.push(Action::Decline);
            }
            MissionStep::BeforeRoll { .. } => {
                let dice = Face::ALL.map(|face| Action::SetDie { colour: Colour::Red, face });
                actions.extend(dice);
                actions.push(Action::Finish);
            }
            MissionStep::AfterRoll => {
                actions.extend(self.usable_rings().map(Action::UseRing));
                actions.push(Action::Decline);
            }
            MissionStep::Die { ring } => {
                let (side, faces) = match ring {
                    Ring::MasterYoda => (Side::Rebels, &Face::ALL[..]),
                    _ => (Side::Empire, &Face::ALL[..3]),
                };
                for &face in faces {
                    if self.run.dice[side as usize][face as usize] > 0 {
                        actions.push(Action::PickDie { colour: Colour::Red, face });
                    }
                }
            }
            MissionStep::Failed => {
                actions.extend([Action::UseRing(Ring::C3po), Action::Decline]);
            }
            MissionStep::Succeeded { .. } => {
                if self.holds(seat, ActionCard::SonOfSkywalker) {
                    actions.push(Action::UseCard(ActionCard::SonOfSkywalker));
                }
                actions.push(Action::Decline);
            }
            MissionStep::Falcon => {
                actions.extend(self.captives_at(self.run.place).map(Action::ChooseLeader));
                actions.push(Action::Decline);
            }
            _ => (),
        }
    }

    /// RB 8.4.2: all leaders of the mission are placed.
    pub(super) fn name_place(&mut self, place: Place, target: Option<Leader>, log: &mut Log<Event>) {
        self.run.place = place;
        self.run.target = target;
        log.push(|| Event::MissionPlace { place, target });
        for leader in self.run.crew() {
            self.put_leader(leader, place, log);
        }
        self.next_step(match self.run.mission.def().mode {
            Mode::Attempt => MissionStep::Blindside,
            Mode::Resolve => MissionStep::Shown { fails: false },
        });
    }

    pub(crate) fn take_mission(
        &mut self,
        seat: Seat,
        step: MissionStep,
        action: Action,
        log: &mut Log<Event>,
    ) {
        match (step, action) {
            (MissionStep::Place, Action::ChoosePlace(place)) => self.name_place(place, None, log),
            (MissionStep::Place, Action::ChooseLeader(leader)) => {
                let At::On(place) = self.leader(leader).at else { unreachable!("checked: {action:?}") };
                self.name_place(place, Some(leader), log);
            }
            (MissionStep::Blindside, Action::UseCard(card)) => {
                self.spend_card(Side::Empire, card, seat, log);
                self.run.blind = true;
                self.next_step(MissionStep::Oppose { n: 0 });
            }
            (MissionStep::Blindside, _) => {
                self.next_step(MissionStep::Oppose { n: 0 });
            }
            (MissionStep::Oppose { .. }, Action::Send(leader)) => {
                log.push(|| Event::Opposed { leader });
                let place = self.run.place;
                self.put_leader(leader, place, log);
                // Only one partner sends a leader (RB 16.6.3).
                self.next_step(MissionStep::Oppose { n: u8::MAX });
            }
            (MissionStep::Oppose { n }, _) => {
                self.next_step(MissionStep::Oppose { n: n + 1 });
            }
            (MissionStep::BeforeRoll { n, .. }, Action::UseCard(card)) => {
                self.spend_card(Side::Rebels, card, seat, log);
                match card {
                    ActionCard::Undercover => {
                        self.next_step(MissionStep::BeforeRoll { n, set: 0 });
                        let leaders: Vec<Leader> = self.undercover().collect();
                        if let [leader] = leaders[..] {
                            self.put_leader(leader, self.run.place, log);
                        } else {
                            self.stack.push(Frame::Choose(Choose::Undercover { seat }));
                        }
                    }
                    ActionCard::WookieeGuardian => {
                        let mission = self.run.mission;
                        log.push(|| Event::MissionEnded { mission, success: false });
                        self.next_step(MissionStep::Shown { fails: true });
                    }
                    _ => {
                        self.next_step(MissionStep::BeforeRoll { n, set: 2 });
                    }
                }
            }
            (MissionStep::BeforeRoll { n, set }, Action::SetDie { colour, face }) => {
                self.run.set[face as usize] += 1;
                log.push(|| Event::DieSet { colour, face });
                self.next_step(MissionStep::BeforeRoll { n, set: set - 1 });
            }
            (MissionStep::BeforeRoll { n, .. }, Action::Finish) => {
                self.next_step(MissionStep::BeforeRoll { n, set: 0 });
            }
            (MissionStep::BeforeRoll { n, .. }, _) => {
                self.next_step(MissionStep::BeforeRoll { n: n + 1, set: 0 });
            }
            (MissionStep::AfterRoll, Action::UseRing(ring)) => {
                self.next_step(MissionStep::Die { ring });
            }
            (MissionStep::AfterRoll, _) => {
                self.next_step(MissionStep::Verdict);
            }
            (MissionStep::Die { ring }, Action::PickDie { face, .. }) => {
                let leader = self.bearer(ring).expect("checked: somebody wears it");
                log.push(|| Event::RingUsed { ring, leader });
                if ring == Ring::MasterYoda {
                    self.round.yoda = true;
                    self.run.dice[0][face as usize] -= 1;
                    self.next_step(MissionStep::Reroll);
                } else {
                    self.leader_mut(leader).ring = None;
                    let dice = &mut self.run.dice[Side::Empire as usize];
                    dice[face as usize] -= 1;
                    dice[Face::Blank as usize] += 1;
                    self.next_step(MissionStep::AfterRoll);
                }
            }
            (MissionStep::Failed, _) => {
                let mission = self.run.mission;
                let success = action != Action::Decline;
                if success {
                    let leader = self.bearer(Ring::C3po).expect("checked: somebody wears it");
                    log.push(|| Event::RingUsed { ring: Ring::C3po, leader });
                    self.leader_mut(leader).ring = None;
                    self.run.success = true;
                }
                log.push(|| Event::MissionEnded { mission, success });
                self.next_step(MissionStep::Shown { fails: !success });
            }
            (MissionStep::Succeeded { .. }, Action::UseCard(card)) => {
                self.spend_card(Side::Rebels, card, seat, log);
                self.next_step(MissionStep::Discard);
                self.stack.push(Frame::Choose(Choose::Fetch { seat }));
            }
            (MissionStep::Succeeded { n }, _) => {
                self.next_step(MissionStep::Succeeded { n: n + 1 });
            }
            (MissionStep::Falcon, Action::ChooseLeader(captive)) => {
                let bearer = self.bearer(Ring::MillenniumFalcon).expect("checked: somebody wears it");
                log.push(|| Event::RingUsed { ring: Ring::MillenniumFalcon, leader: bearer });
                self.leader_mut(bearer).ring = None;
                self.next_step(MissionStep::Done);
                self.rescue_in_mission(captive, bearer, log);
            }
            (MissionStep::Falcon, _) => {
                self.next_step(MissionStep::Done);
            }
            _ => unreachable!("checked: {action:?} in {step:?}"),
        }
    }

    pub(crate) fn feed_mission(&mut self, step: MissionStep, outcome: ChanceOutcome, log: &mut Log<Event>) {
        if let MissionStep::Shown { fails } = step {
            self.next_step(if fails { MissionStep::Discard } else { MissionStep::Effect });
            return;
        }
        let ChanceOutcome::Dice(faces) = outcome else { unreachable!("{outcome:?} are no dice") };
        let faces: Vec<Face> = faces.as_slice().iter().map(|&side| Face::of(side)).collect();
        match step {
            MissionStep::Roll { side } => self.rolled(side, &faces, log),
            MissionStep::Reroll => {
                for &face in &faces {
                    self.run.dice[0][face as usize] += 1;
                }
                log.push(|| Event::MissionRolled { side: Side::Rebels, faces });
                self.next_step(MissionStep::AfterRoll);
            }
            _ => unreachable!("{outcome:?} does not answer {step:?}"),
        }
    }

    /// A side has rolled: the other follows, then rings may be used.
    pub(super) fn rolled(&mut self, side: Side, faces: &[Face], log: &mut Log<Event>) {
        let mut dice = [0; Face::COUNT];
        for &face in faces {
            dice[face as usize] += 1;
        }
        if side == Side::Rebels {
            for face in Face::ALL {
                dice[face as usize] += self.run.set[face as usize];
            }
        }
        self.run.dice[side as usize] = dice;
        log.push(|| Event::MissionRolled { side, faces: faces.to_vec() });
        let first = side == self.run_side();
        self.next_step(if first { MissionStep::Roll { side: side.other() } } else { MissionStep::AfterRoll });
    }

    /// RB 8.10
    pub(super) fn discard_mission(&mut self) {
        let mission = self.run.mission;
        let to = match mission.def().deck {
            Deck::Starting => MissionZone::Hand,
            Deck::Mission => MissionZone::Discard,
            Deck::Project => MissionZone::ProjectDiscard,
        };
        let missions = &mut self.missions[self.run.mission.def().side as usize];
        missions.shift_card(MissionZone::Table as usize, mission, to as usize);
    }
}
