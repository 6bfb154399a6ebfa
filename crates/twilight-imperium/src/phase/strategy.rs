//! The strategy phase (TI 85).

use orrery_engine::{Log, Seat};
use serde::{Deserialize, Serialize};

use super::{AgendaStep, TurnStep};
use crate::action::Action;
use crate::cards::{Ability, Strategy};
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::state::{Phase, TwilightImperium};

/// Where the strategy phase is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum StrategyStep {
    /// A round begins; W1.
    Begin,
    /// The player whose number this is chooses a card (TI 85.1).
    Choose { first: Seat, at: u8 },
    /// The chosen card, before it is kept; W2.
    Chosen { first: Seat, at: u8, card: Strategy },
    /// Trade goods go on the cards left (TI 85.2); W3.
    Goods,
    /// The order is fixed (TI 57.1).
    End,
}

impl TwilightImperium {
    /// How many strategy cards each player takes (TI 85.1.c, TI 65.9).
    pub(crate) const fn strategies_each(&self) -> u8 {
        if self.players <= 4 { 2 } else { 1 }
    }

    /// The seat whose choice this is, from the speaker clockwise, once or twice around.
    const fn chooser(&self, first: Seat, at: u8) -> Option<Seat> {
        let n = self.players;
        if at < n * self.strategies_each() { Some(first.clockwise(at % n, n)) } else { None }
    }

    pub(crate) fn asked_in_strategy(&self, step: StrategyStep) -> Seat {
        match step {
            StrategyStep::Choose { first, at } => self.chooser(first, at).unwrap_or(self.speaker),
            _ => self.speaker,
        }
    }

    /// Strategy cards in the common play area (TI 27.8.a).
    pub fn free_strategies(&self) -> impl Iterator<Item = Strategy> + '_ {
        let taken = self.alive().fold(0, |taken, seat| taken | self.sheets[seat].strategies);
        Strategy::ALL.into_iter().filter(move |&card| taken & (1 << card as u8) == 0)
    }

    /// Cards that the seat may choose: those barred to it only if there is no other.
    fn choosable(&self) -> Vec<Strategy> {
        let free: Vec<Strategy> = self.free_strategies().collect();
        let allowed: Vec<Strategy> =
            free.iter().copied().filter(|&card| self.barred & (1 << card as u8) == 0).collect();
        if allowed.is_empty() { free } else { allowed }
    }

    pub(crate) fn run_strategy(&mut self, step: StrategyStep, log: &mut Log<Event>) -> bool {
        match step {
            StrategyStep::Begin => {
                self.round += 1;
                self.phase = Phase::Strategy;
                self.active = None;
                self.zero = None;
                let round = self.round;
                log.push(|| Event::RoundBegan { round });
                log.push(|| Event::PhaseBegan { phase: Phase::Strategy });
                self.go(Frame::Strategy(StrategyStep::Choose { first: self.speaker, at: 0 }));
                self.open(Moment::StrategyStart);
                self.start_delayed(log);
                true
            }
            StrategyStep::Choose { first, at } => {
                let Some(seat) = self.chooser(first, at) else {
                    self.go(Frame::Strategy(StrategyStep::Goods));
                    return true;
                };
                if self.out.contains(seat)
                    || self.sheets[seat].stable
                    || self.free_strategies().next().is_none()
                {
                    self.go(Frame::Strategy(StrategyStep::Choose { first, at: at + 1 }));
                    return true;
                }
                false
            }
            StrategyStep::Chosen { first, at, card } => {
                let seat = self.chooser(first, at).expect("somebody chose");
                if self.barred & (1 << card as u8) != 0 && self.choosable().iter().any(|&other| other != card)
                {
                    self.go(Frame::Strategy(StrategyStep::Choose { first, at }));
                    return true;
                }
                self.barred = 0;
                self.sheets[seat].strategies |= 1 << card as u8;
                let goods = std::mem::take(&mut self.bonus[card as usize]);
                log.push(|| Event::StrategyTaken { seat, card, goods });
                self.go(Frame::Strategy(StrategyStep::Choose { first, at: at + 1 }));
                self.gain_goods(seat, goods, log);
                true
            }
            StrategyStep::Goods => {
                let left: Vec<Strategy> = self.free_strategies().collect();
                for card in left {
                    self.bonus[card as usize] += 1;
                    log.push(|| Event::GoodsLaid { card });
                }
                for seat in Seat::all(self.players) {
                    self.sheets[seat].stable = false;
                }
                self.go(Frame::Strategy(StrategyStep::End));
                self.open(Moment::StrategyEnd);
                true
            }
            StrategyStep::End => {
                let naalu = self.alive().find(|&seat| self.has_ability(seat, Ability::Telepathic));
                if self.zero.is_none()
                    && let Some(naalu) = naalu
                {
                    self.zero = Some(naalu);
                    log.push(|| Event::ZeroTaken { seat: naalu });
                }
                self.fix_order();
                self.phase = Phase::Action;
                log.push(|| Event::PhaseBegan { phase: Phase::Action });
                for seat in Seat::all(self.players) {
                    self.sheets[seat].passed = false;
                }
                self.go(Frame::Turn(TurnStep::Next));
                true
            }
        }
    }

    /// Initiative order follows the lowest number of each player's cards (TI 57.2, TI 57.3).
    pub(crate) fn fix_order(&mut self) {
        let mut seats: Vec<(u8, u8, Seat)> = self
            .clockwise_from(self.speaker)
            .enumerate()
            .map(|(place, seat)| {
                let number = if self.zero == Some(seat) {
                    0
                } else {
                    1 + self.sheets[seat].strategies.trailing_zeros() as u8
                };
                (number, place as u8, seat)
            })
            .collect();
        seats.sort_unstable();
        self.order = seats.into_iter().map(|(_, _, seat)| seat).collect();
    }

    pub(crate) fn list_strategy(&self, step: StrategyStep, actions: &mut Vec<Action>) {
        if let StrategyStep::Choose { .. } = step {
            actions.extend(self.choosable().into_iter().map(Action::Take));
        }
    }

    pub(crate) fn take_strategy(&mut self, step: StrategyStep, action: Action) {
        let (StrategyStep::Choose { first, at }, Action::Take(card)) = (step, action) else {
            unreachable!("checked: {action:?} in {step:?}")
        };
        let seat = self.chooser(first, at).expect("somebody is asked");
        self.go(Frame::Strategy(StrategyStep::Chosen { first, at, card }));
        self.open(Moment::StrategyChosen { seat, card });
    }

    /// After the status phase: the agenda phase if the custodians are gone, or a new round (TI 84.8.2).
    pub(crate) fn after_status(&mut self) {
        if self.custodians {
            self.go(Frame::Strategy(StrategyStep::Begin));
        } else {
            self.go(Frame::Agenda(AgendaStep::Begin));
        }
    }
}
