//! Capture, rescue, rings and elimination (RB 10).

use orrery_engine::Log;

use crate::action::Action;
use crate::cards::{ActionCard, Leader, Ring, Side};
use crate::event::Event;
use crate::frame::Frame;
use crate::place::Place;
use crate::state::{At, MissionZone, Rebellion};

impl Rebellion {
    /// A leader is put in a place.
    pub(crate) fn put_leader(&mut self, leader: Leader, place: Place, log: &mut Log<Event>) {
        let from = match self.leader(leader).at {
            At::On(place) => Some(place),
            _ => None,
        };
        self.leave_mission(leader);
        self.leader_mut(leader).at = At::On(place);
        log.push(|| Event::LeaderPlaced { leader, from, to: place });
    }

    /// A leader leaves an unrevealed mission; without leaders the card returns to hand unseen (RB 8.11.1, RB G14).
    pub(crate) fn leave_mission(&mut self, leader: Leader) {
        for side in Side::BOTH {
            let slot =
                self.assigned[side as usize].iter().position(|own| own.leaders.contains(&Some(leader)));
            let Some(slot) = slot else { continue };
            let own = self.assigned[side as usize].get_mut(slot).expect("found");
            if own.leaders[0] == Some(leader) {
                own.leaders[0] = own.leaders[1];
            }
            own.leaders[1] = None;
            if own.leaders[0].is_none() {
                let own = self.assigned[side as usize].remove(slot);
                self.return_mission(side, own.mission);
            }
        }
    }

    /// A mission card goes from the table back to the hand.
    pub(crate) fn return_mission(&mut self, side: Side, mission: crate::cards::Mission) {
        let missions = &mut self.missions[side as usize];
        missions.shift_card(MissionZone::Table as usize, mission, MissionZone::Hand as usize);
    }

    /// A ring is attached; a leader wears at most one (RB 10.3.2).
    ///
    /// Each ring exists once (RB 15.1.2): whoever wore it loses it, and is rescued if it marked a captive.
    pub(crate) fn attach(&mut self, ring: Ring, leader: Leader, log: &mut Log<Event>) {
        match self.bearer(ring) {
            Some(before) if ring.is_captive() => self.rescue(before, log),
            Some(before) => self.leader_mut(before).ring = None,
            None => (),
        }
        self.leader_mut(leader).ring = Some(ring);
        log.push(|| Event::RingAttached { ring, leader });
    }

    /// Whether a ring may be put on a leader.
    pub(crate) fn may_bear(&self, ring: Ring, leader: Leader) -> bool {
        let state = self.leader(leader);
        let in_play = !matches!(state.at, At::Supply | At::Box);
        let free = !state.ring.is_some_and(Ring::is_imperial);
        let named = match ring {
            Ring::MillenniumFalcon => matches!(leader, Leader::HanSolo | Leader::Chewbacca),
            _ => true,
        };
        // RB 18.8.18
        in_play && free && named && leader.def().side == Side::Rebels
    }

    /// A Rebel leader is to be captured; *Noble Sacrifice* may come between.
    pub(crate) fn begin_capture(&mut self, leader: Leader) {
        self.stack.push(Frame::Capture { leader });
    }

    pub(crate) fn run_capture(&mut self, leader: Leader, log: &mut Log<Event>) -> bool {
        let asked = leader == Leader::ObiWanKenobi && self.may_hold(Side::Rebels, ActionCard::NobleSacrifice);
        if !asked {
            self.stack.pop();
            self.capture(leader, log);
        }
        !asked
    }

    pub(crate) fn list_capture(&self, leader: Leader, actions: &mut Vec<Action>) {
        let seat = self.controller(leader);
        if self.holds(seat, ActionCard::NobleSacrifice) {
            actions.push(Action::UseCard(ActionCard::NobleSacrifice));
        }
        actions.push(Action::Decline);
    }

    pub(crate) fn take_capture(&mut self, leader: Leader, action: Action, log: &mut Log<Event>) {
        self.stack.pop();
        if action == Action::Decline {
            return self.capture(leader, log);
        }
        let seat = self.controller(leader);
        self.spend_card(Side::Rebels, ActionCard::NobleSacrifice, seat, log);
        self.eliminate(leader, log);
        self.gain_reputation(1, log);
    }

    /// RB 10.4.1: the captured ring goes on the leader; whoever wore it is rescued first (RB 10.4.2, RB G55).
    fn capture(&mut self, leader: Leader, log: &mut Log<Event>) {
        self.attach(Ring::Captured, leader, log);
        // RB 18.8.9
        self.leader_mut(leader).detained = false;
        log.push(|| Event::Captured { leader });
    }

    /// RB 10.8.1: a rescued leader loses its ring and goes to the Rebel Base space.
    pub(crate) fn rescue(&mut self, leader: Leader, log: &mut Log<Event>) {
        self.leader_mut(leader).ring = None;
        log.push(|| Event::Rescued { leader });
        let place = self.base_place();
        self.put_leader(leader, place, log);
    }

    /// RB 10.2.1: a leader leaves the game; its ring returns to the supply (RB 10.2.3).
    pub(crate) fn eliminate(&mut self, leader: Leader, log: &mut Log<Event>) {
        self.leave_mission(leader);
        let state = self.leader_mut(leader);
        state.at = At::Box;
        state.ring = None;
        state.detained = false;
        log.push(|| Event::Eliminated { leader });
    }

    /// RB 2.3.3: Luke Skywalker is replaced by the Jedi, who takes over his place and ring.
    pub(crate) fn become_jedi(&mut self, log: &mut Log<Event>) {
        let (luke, jedi) = (Leader::LukeSkywalker, Leader::LukeSkywalkerJedi);
        let state = *self.leader(luke);
        *self.leader_mut(jedi) = state;
        let luke_state = self.leader_mut(luke);
        luke_state.at = At::Box;
        luke_state.ring = None;
        luke_state.detained = false;
        for own in &mut self.run.leaders {
            if *own == Some(luke) {
                *own = Some(jedi);
            }
        }
        log.push(|| Event::Replaced { leader: luke, by: jedi });
    }
}
