//! The Command phase: turns, activation, revealing missions, passing (RB 5, RB 6.1).

use orrery_engine::{Log, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::{Leader, Role, Side, System, Theatre};
use crate::combat::CombatStep;
use crate::event::Event;
use crate::frame::Frame;
use crate::phase::{EndStep, MoveKind, Movement};
use crate::place::{Place, Systems};
use crate::state::Rebellion;

/// A turn of the Command phase: of a side, in a team game of one of its roles (RB 16.5.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Turn {
    pub(crate) side: Side,
    pub(crate) role: Option<Role>,
    /// Whether the turn has been used.
    pub(crate) over: bool,
}

impl Rebellion {
    pub(crate) fn seat_on_turn(&self, turn: Turn) -> Seat {
        self.seat_of(turn.side, turn.role.unwrap_or(Role::General))
    }

    /// The side whose turn it is; outside turns none (RB 1.5.1).
    pub(crate) fn current_side(&self) -> Option<Side> {
        self.stack.iter().find_map(|frame| match frame {
            Frame::Turn(turn) => Some(turn.side),
            Frame::Assign { side, .. } => Some(side),
            _ => None,
        })
    }

    /// Turns in the order of initiative (RB 5.1.1, RB 16.5.1, RB G30).
    fn order(&self) -> &'static [(Side, Option<Role>)] {
        const SIDES: [(Side, Option<Role>); 2] = [(Side::Rebels, None), (Side::Empire, None)];
        const ROLES: [(Side, Option<Role>); 4] = [
            (Side::Rebels, Some(Role::Admiral)),
            (Side::Empire, Some(Role::Admiral)),
            (Side::Rebels, Some(Role::General)),
            (Side::Empire, Some(Role::General)),
        ];
        if self.is_team_game() { &ROLES } else { &SIDES }
    }

    fn has_passed(&self, side: Side, role: Option<Role>) -> bool {
        self.passed[side as usize * 2 + role.unwrap_or(Role::General) as usize]
    }

    pub(crate) fn run_turn(&mut self, turn: Turn, _log: &mut Log<Event>) -> bool {
        if !turn.over {
            return false;
        }
        let order = self.order();
        let at = order.iter().position(|&own| own == (turn.side, turn.role)).expect("a turn of this game");
        let next = order.iter().cycle().skip(at + 1).take(order.len());
        let next = next.copied().find(|&(side, role)| !self.has_passed(side, role));
        self.stack.replace_top(match next {
            Some((side, role)) => Frame::Turn(Turn { side, role, over: false }),
            // RB 5.2.7
            None => Frame::End(EndStep::Next),
        });
        true
    }

    /// The leaders with which a turn can be used.
    fn turn_leaders(&self, turn: Turn) -> impl Iterator<Item = Leader> + '_ {
        self.pool(self.seat_on_turn(turn))
            .filter(move |&leader| turn.role.is_none_or(|role| leader.def().role == role))
    }

    pub(crate) fn list_turn(&self, turn: Turn, actions: &mut Vec<Action>) {
        for leader in self.turn_leaders(turn).filter(|leader| leader.has_tactics()) {
            let places = Place::all().filter(|&place| self.may_activate(turn.side, place));
            actions.extend(places.map(|place| Action::Activate { leader, place }));
        }
        for (slot, own) in self.assigned[turn.side as usize].iter().enumerate() {
            let mine = own.crew().any(|leader| turn.role.is_none_or(|role| leader.def().role == role));
            if mine && self.may_reveal(turn.side, own) {
                actions.push(Action::Reveal { slot: slot as u8 });
            }
        }
        if turn.side == Side::Rebels && !self.revealed {
            actions.push(Action::RevealBase);
        }
        actions.push(Action::Pass);
    }

    /// RB 6.1.1, RB 6.1.10: any system; the Rebels also the Rebel Base space while the base is hidden.
    pub(crate) fn may_activate(&self, side: Side, place: Place) -> bool {
        place.system().is_some() || (side == Side::Rebels && !self.revealed)
    }

    pub(crate) fn take_turn(&mut self, turn: Turn, action: Action, log: &mut Log<Event>) {
        let seat = self.seat_on_turn(turn);
        let side = turn.side;
        if action == Action::RevealBase {
            // RB 7.5.4: it does not use up the turn.
            self.reveal_base(log);
            self.stack.push(Frame::Clash { by: side, place: Place::BASE_SPACE, origins: Systems::EMPTY });
            return;
        }
        self.stack.replace_top(Frame::Turn(Turn { over: true, ..turn }));
        match action {
            Action::Activate { leader, place } => {
                log.push(|| Event::Activated { leader, place });
                self.put_leader(leader, place, log);
                self.begin_movement(Movement { seat, side, to: place, kind: MoveKind::Activation });
            }
            Action::Reveal { slot } => self.reveal_mission(seat, side, usize::from(slot), log),
            Action::Pass => {
                log.push(|| Event::Passed { seat });
                match turn.role {
                    Some(role) => self.passed[side as usize * 2 + role as usize] = true,
                    None => self.passed[side as usize * 2..][..2].fill(true),
                }
            }
            _ => unreachable!("checked: {action:?}"),
        }
    }

    /// RB 6.1.8: fights where the sides share a theatre now: where units came together, and in the system of a base that
    /// was revealed (RB 7.5.3, RB G17, RB G32).
    pub(crate) fn run_clash(
        &mut self,
        by: Side,
        place: Place,
        origins: Systems,
        log: &mut Log<Event>,
    ) -> bool {
        let meets = |system: &System| Theatre::BOTH.iter().any(|&theatre| self.share(*system, theatre));
        let first = place.system().filter(|system| meets(system));
        let base = self.base.filter(|system| self.revealed && meets(system));
        let Some(system) = first.or(base) else {
            self.stack.pop();
            return true;
        };
        let origins = if first.is_some() { origins } else { Systems::EMPTY };
        self.begin_combat(system, by, origins, log);
        self.stack.push(Frame::Combat(CombatStep::Begin));
        true
    }
}
