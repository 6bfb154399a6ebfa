//! Turns of the action phase (TI 82): strategic, tactical and component actions, and passing.

use orrery_engine::{Log, Seat};
use serde::{Deserialize, Serialize};

use super::{CoreAsk, StatusStep, StrategicStep, TacticalStep};
use crate::action::Action;
use crate::cards::{Agenda, Anomaly, Strategy, Tech, Timing};
use crate::effects::Ask;
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::hex::Hex;
use crate::state::{Phase, TwilightImperium};

/// Where a turn is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum TurnStep {
    /// The next player in initiative order takes a turn (TI 2.2).
    Next,
    /// The player chooses an action, having performed so many (TI 82.1).
    Act { acts: u8 },
    /// So many actions were performed; W31.
    Done { acts: u8 },
    /// Whether the player acts again.
    Again { acts: u8 },
}

impl TwilightImperium {
    /// The active player (TI 2.0).
    pub(crate) fn turn_of(&self) -> Seat {
        self.active.expect("a turn of the action phase")
    }

    pub(crate) fn run_turn(&mut self, step: TurnStep, log: &mut Log<Event>) -> bool {
        match step {
            TurnStep::Next => {
                let after =
                    self.active.and_then(|active| self.order.position(active)).map_or(0, |place| place + 1);
                let n = self.order.len();
                let next = (0..n)
                    .filter_map(|step| self.order.get((after + step) % n).copied())
                    .find(|&seat| !self.sheets[seat].passed && !self.out.contains(seat));
                self.active = next;
                let Some(seat) = next else {
                    self.phase = Phase::Status;
                    self.go(Frame::Status(StatusStep::Begin));
                    return true;
                };
                log.push(|| Event::TurnBegan { seat });
                self.extra = 0;
                self.bargain.clear();
                self.go(Frame::Turn(TurnStep::Act { acts: 0 }));
                self.open(Moment::TurnStart);
                let waiting = std::mem::take(&mut self.sheets[seat].waiting);
                if waiting > 0 {
                    self.ask(seat, Ask::Core(CoreAsk::Return), waiting);
                }
                true
            }
            TurnStep::Act { acts } => {
                if acts == 0 && self.must_pass() {
                    let seat = self.turn_of();
                    self.pass_turn(seat, log);
                    return true;
                }
                false
            }
            TurnStep::Done { acts } => {
                self.go(Frame::Turn(TurnStep::Again { acts }));
                self.open(Moment::ActionDone);
                true
            }
            TurnStep::Again { acts } => {
                let seat = self.turn_of();
                let allowed = 1 + self.extra + u8::from(self.knows(seat, Tech::FleetLogistics));
                let next = if acts < allowed && !self.out.contains(seat) {
                    TurnStep::Act { acts }
                } else {
                    TurnStep::Next
                };
                self.go(Frame::Turn(next));
                true
            }
        }
    }

    /// Whether nothing but passing is left, as everybody can see (TI 82.2).
    fn must_pass(&self) -> bool {
        let seat = self.turn_of();
        let mut actions = Vec::new();
        self.list_open_actions(seat, &mut actions);
        actions.is_empty()
            && self.hand(seat).is_empty()
            && !self.noted.contains(seat)
            && self.partners(seat).next().is_none()
    }

    /// What ends the turn if the player can act by hidden cards alone, as everybody can see: none if there is more to do.
    pub(crate) fn ends_unless_hidden(&self, acts: u8) -> Option<Action> {
        let seat = self.turn_of();
        let mut actions = Vec::new();
        self.list_open_actions(seat, &mut actions);
        let idle = actions.is_empty() && self.partners(seat).next().is_none();
        idle.then_some(if acts > 0 { Action::Finish } else { Action::PassTurn })
    }

    fn pass_turn(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.sheets[seat].passed = true;
        log.push(|| Event::Passed { seat });
        self.go(Frame::Turn(TurnStep::Next));
    }

    /// Readied strategy cards of a seat.
    pub(crate) fn ready_strategies(&self, seat: Seat) -> impl Iterator<Item = Strategy> + use<> {
        let ready = self.sheets[seat].strategies & !self.sheets[seat].used;
        Strategy::ALL.into_iter().filter(move |&card| ready & (1 << card as u8) != 0)
    }

    /// Whether a seat may activate a system (TI 1.2, TI 77.1).
    pub(crate) fn can_activate(&self, seat: Seat, hex: Hex) -> bool {
        self.tile(hex).is_some()
            && !self.tokens[hex.index()].contains(seat)
            && self.sheets[seat].pools[0] > 0
            && !(self.anomaly(hex) == Some(Anomaly::AsteroidField)
                && self.alive().any(|other| {
                    other != seat
                        && self.knows(other, Tech::ChaosMapping)
                        && self.fleet(hex, other).has_ships()
                }))
    }

    /// Actions that follow from what lies open.
    fn list_open_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(self.ready_strategies(seat).map(Action::Strategic));
        let placed = self.board.placed().iter();
        actions.extend(placed.filter(|&hex| self.can_activate(seat, hex)).map(Action::Activate));
        actions.extend(
            self.powers_of(seat).filter(|&power| self.power_action_fits(seat, power)).map(Action::Use),
        );
    }

    pub(crate) fn list_turn(&self, step: TurnStep, actions: &mut Vec<Action>) {
        let TurnStep::Act { acts } = step else { return };
        let seat = self.turn_of();
        self.list_open_actions(seat, actions);
        if !self.is_muzzled(seat) {
            actions.extend(
                self.titles_in_hand(seat)
                    .filter(|&card| card.def().timing == Timing::Action && self.card_action_fits(seat, card))
                    .map(Action::PlayCard),
            );
        }
        actions.extend(
            self.notes_in_hand(seat)
                .filter(|&id| id.owner != seat && self.note_action_fits(seat, id))
                .map(Action::PlayNote),
        );
        if acts > 0 {
            actions.push(Action::Finish);
        } else if self.ready_strategies(seat).next().is_none() {
            actions.push(Action::PassTurn);
        }
    }

    pub(crate) fn take_turn(&mut self, step: TurnStep, action: Action, log: &mut Log<Event>) {
        let TurnStep::Act { acts } = step else { unreachable!("checked: {action:?} in {step:?}") };
        let seat = self.turn_of();
        match action {
            Action::Finish => return self.go(Frame::Turn(TurnStep::Next)),
            Action::PassTurn => return self.pass_turn(seat, log),
            _ => (),
        }
        self.go(Frame::Turn(TurnStep::Done { acts: acts + 1 }));
        match action {
            Action::Strategic(card) => {
                log.push(|| Event::StrategicBegan { seat, card });
                self.stack.push(Frame::Strategic(StrategicStep::Primary { card, part: 0 }));
            }
            Action::Activate(hex) => {
                self.sheets[seat].pools[0] -= 1;
                self.begin_tactical(seat, hex, log);
                self.stack.push(Frame::Tactical(TacticalStep::Activated));
            }
            Action::PlayCard(card) => self.play_card(seat, card),
            Action::PlayNote(id) => self.play_note(seat, id, Moment::ActionDone, log),
            Action::Use(power) => {
                log.push(|| Event::PowerUsed { seat, power });
                self.use_power(seat, power, None, log);
            }
            _ => unreachable!("checked: {action:?} in {step:?}"),
        }
    }

    /// The active player's turn ends at once: what is being resolved of it is dropped.
    pub(crate) fn end_turn(&mut self) {
        while let Some(frame) = self.stack.top() {
            if matches!(frame, Frame::Turn(_)) {
                break;
            }
            self.stack.pop();
        }
        self.tactical = super::Tactical::default();
        self.combat = crate::combat::Combat::default();
        self.go(Frame::Turn(TurnStep::Next));
    }

    /// A component action was cancelled: the player has not acted (TI 31.4).
    pub(crate) fn undo_component(&mut self) {
        if let Some(Frame::Turn(TurnStep::Done { acts })) = self.stack.top() {
            self.go(Frame::Turn(TurnStep::Act { acts: acts - 1 }));
        }
    }

    /// Whether the owner of a law is this seat, for abilities that a law gives its owner.
    pub(crate) fn minister(&self, agenda: Agenda) -> Option<Seat> {
        self.law(agenda).and_then(|law| law.owner)
    }
}
