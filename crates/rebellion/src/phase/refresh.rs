//! The Refresh phase (RB 12).

use orrery_engine::{Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::{Deck, Leader, Mission, Moment, Role, Side, builds, recruits};
use crate::event::Event;
use crate::frame::Frame;
use crate::state::{At, MissionZone, ObjectiveZone, Rebellion};

/// How many missions a player keeps (RB 12.3.2).
pub(crate) const HAND_LIMIT: usize = 10;

/// A step of the Refresh phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum RefreshStep {
    /// RB 12.1.2: the Rebels may play an objective.
    Objective,
    /// RB 12.2: leaders are retrieved.
    Retrieve,
    /// RB 12.3.1: missions are drawn, by the Rebels first.
    Missions { side: Side },
    /// RB 12.3.2: both discard down to the limit, unseen until both are done (RB G68).
    Discard,
    /// RB 12.4, RB 12.5: probe cards and an objective are drawn.
    Probes,
    /// RB 12.6: the time marker advances.
    Time,
    /// RB 12.7: both recruit, unseen until both have chosen.
    Recruit,
    /// Leaders are announced, by the Rebels first (RB 12.7.5).
    Announce { side: Side },
    /// RB 12.8: both build, unseen until both are done.
    Build,
    /// RB 12.9: a side deploys.
    Deploy { side: Side },
}

impl Rebellion {
    pub(crate) fn next_refresh(&mut self, step: RefreshStep) -> bool {
        self.stack.replace_top(Frame::Refresh(step));
        true
    }

    pub(crate) fn asked_in_refresh(&self, step: RefreshStep) -> SeatSet {
        match step {
            RefreshStep::Objective => SeatSet::only(self.seat_of(Side::Rebels, Role::General)),
            RefreshStep::Discard => Side::BOTH
                .into_iter()
                .filter(|&side| self.missions(side, MissionZone::Hand).len() > HAND_LIMIT)
                .map(|side| self.seat_of(side, Role::General))
                .collect(),
            RefreshStep::Recruit => self.recruiters(),
            RefreshStep::Build => self.builders(),
            RefreshStep::Deploy { side } => SeatSet::only(self.seat_of(side, Role::Admiral)),
            RefreshStep::Retrieve
            | RefreshStep::Missions { .. }
            | RefreshStep::Probes
            | RefreshStep::Time
            | RefreshStep::Announce { .. } => SeatSet::EMPTY,
        }
    }

    pub(crate) fn run_refresh(&mut self, step: RefreshStep, log: &mut Log<Event>) -> bool {
        match step {
            RefreshStep::Objective => {
                let asked = self.met(Moment::Refresh).any(|objective| self.may_hold_objective(objective));
                if asked { false } else { self.next_refresh(RefreshStep::Retrieve) }
            }
            RefreshStep::Retrieve => {
                self.retrieve_leaders(log);
                self.next_refresh(RefreshStep::Missions { side: Side::Rebels })
            }
            RefreshStep::Missions { side } => {
                self.next_refresh(match side {
                    Side::Rebels => RefreshStep::Missions { side: Side::Empire },
                    Side::Empire => RefreshStep::Discard,
                });
                self.draw_missions(side, 2, log);
                true
            }
            RefreshStep::Discard => {
                if !self.asked_in_refresh(step).is_empty() {
                    return false;
                }
                self.show_discards(log);
                self.next_refresh(RefreshStep::Probes)
            }
            RefreshStep::Probes => {
                self.draw_probes(2, log);
                self.draw_objective(log);
                self.next_refresh(RefreshStep::Time)
            }
            RefreshStep::Time => {
                self.time += 1;
                log.push(|| Event::TimeMoved { to: self.time });
                self.check_reputation(log);
                if recruits(self.time) {
                    self.begin_recruiting(log);
                    self.next_refresh(RefreshStep::Recruit)
                } else {
                    self.after_recruiting()
                }
            }
            RefreshStep::Recruit => self.run_recruiting(),
            RefreshStep::Announce { side } => {
                let next = match side {
                    Side::Rebels => RefreshStep::Announce { side: Side::Empire },
                    Side::Empire => RefreshStep::Build,
                };
                if side == Side::Rebels {
                    self.next_refresh(next);
                } else {
                    self.after_recruiting();
                }
                self.announce(side, log);
                true
            }
            RefreshStep::Build => self.run_building(log),
            RefreshStep::Deploy { side } => self.run_deploying(side, log),
        }
    }

    /// RB 12.6.5: building follows recruiting.
    pub(crate) fn after_recruiting(&mut self) -> bool {
        if builds(self.time) {
            self.begin_building();
            self.next_refresh(RefreshStep::Build)
        } else {
            self.begin_deploying(Side::Rebels)
        }
    }

    /// RB 12.2.1: leaders on the board return to the pool, captives and detained ones apart (RB 12.2.3).
    fn retrieve_leaders(&mut self, log: &mut Log<Event>) {
        for leader in Leader::all() {
            let captive = self.is_captive(leader);
            let state = self.leader_mut(leader);
            if !matches!(state.at, At::On(_)) || captive {
                continue;
            }
            if state.detained {
                state.detained = false;
            } else {
                state.at = At::Pool;
            }
        }
        log.push(|| Event::LeadersRetrieved);
    }

    /// Both sides have chosen: the cards are discarded face up.
    fn show_discards(&mut self, log: &mut Log<Event>) {
        for side in Side::BOTH {
            let mut cards: Vec<Mission> = self.missions(side, MissionZone::Discarding).to_vec();
            cards.sort_unstable();
            for &mission in &cards {
                let pile = if mission.def().deck == Deck::Project {
                    MissionZone::ProjectDiscard
                } else {
                    MissionZone::Discard
                };
                let missions = &mut self.missions[side as usize];
                missions.shift_card(MissionZone::Discarding as usize, mission, pile as usize);
            }
            if !cards.is_empty() {
                log.push(|| Event::MissionsDiscarded { side, missions: cards });
            }
        }
    }

    pub(crate) fn list_refresh(&self, seat: Seat, step: RefreshStep, actions: &mut Vec<Action>) {
        let Some(side) = self.side_of_seat(seat) else { return };
        match step {
            RefreshStep::Objective => {
                let hand = self.objectives(ObjectiveZone::Hand);
                let held = self.met(Moment::Refresh).filter(|objective| hand.contains(objective));
                actions.extend(held.map(Action::PlayObjective));
                actions.push(Action::Decline);
            }
            RefreshStep::Discard => {
                let mut hand: Vec<Mission> = self.missions(side, MissionZone::Hand).to_vec();
                // RB 12.3.5
                hand.retain(|mission| !mission.is_starting());
                hand.sort_unstable();
                hand.dedup();
                actions.extend(hand.into_iter().map(Action::Discard));
            }
            RefreshStep::Recruit => self.list_recruiting(side, actions),
            RefreshStep::Build => self.list_building(side, actions),
            RefreshStep::Deploy { side } => self.list_deploying(side, actions),
            _ => (),
        }
    }

    pub(crate) fn take_refresh(
        &mut self,
        seat: Seat,
        step: RefreshStep,
        action: Action,
        log: &mut Log<Event>,
    ) {
        let side = self.side_of_seat(seat).expect("checked: a seat that plays");
        match step {
            RefreshStep::Objective => {
                // At most one in each Refresh phase (RB 13.3.8).
                self.next_refresh(RefreshStep::Retrieve);
                if let Action::PlayObjective(objective) = action {
                    self.play_objective(objective, log);
                }
            }
            RefreshStep::Discard => {
                let Action::Discard(mission) = action else { unreachable!("checked: {action:?}") };
                let missions = &mut self.missions[side as usize];
                missions.shift_card(MissionZone::Hand as usize, mission, MissionZone::Discarding as usize);
                log.push(|| Event::DiscardChosen { seat });
            }
            RefreshStep::Recruit => self.take_recruiting(seat, side, action, log),
            RefreshStep::Build => self.take_building(seat, side, action, log),
            RefreshStep::Deploy { side } => self.take_deploying(side, action, log),
            _ => unreachable!("checked: {action:?} in {step:?}"),
        }
    }
}
