//! The status phase (TI 84).

use orrery_engine::{Log, Seat};
use serde::{Deserialize, Serialize};

use super::CoreAsk;
use crate::cards::{Ability, Tech};
use crate::effects::Ask;
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::hex::Hex;
use crate::state::{ObjectiveZone, Phase, TwilightImperium};

/// Where the status phase is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum StatusStep {
    /// W34.
    Begin,
    /// The player at this place of the order scores (TI 84.1).
    Score { at: u8 },
    /// A public objective is revealed (TI 84.2).
    Reveal,
    /// The player at this place draws (TI 84.3).
    Draw { at: u8 },
    /// Tokens leave the board (TI 84.4).
    Tokens,
    /// The player at this place gains tokens and redistributes (TI 84.5).
    Gain { at: u8 },
    /// Cards are readied and units repaired (TI 84.6, TI 84.7).
    Ready,
    /// The player at this place returns strategy cards (TI 84.8).
    Return { at: u8 },
    /// W37.
    End,
    /// The phase is over.
    Over,
}

impl TwilightImperium {
    pub(crate) fn asked_in_status(&self, _step: StatusStep) -> Seat {
        self.speaker
    }

    /// The seat at a place of the initiative order, in the game or not: places do not change when somebody leaves.
    fn in_order(&self, at: u8) -> Option<Seat> {
        self.order.get(usize::from(at)).copied()
    }

    pub(crate) fn run_status(&mut self, step: StatusStep, log: &mut Log<Event>) -> bool {
        let go = |step: StatusStep| Frame::Status(step);
        match step {
            StatusStep::Begin => {
                log.push(|| Event::PhaseBegan { phase: Phase::Status });
                self.go(go(StatusStep::Score { at: 0 }));
                self.open(Moment::StatusStart);
                self.status_begins(log);
            }
            StatusStep::Score { at } => match self.in_order(at) {
                Some(seat) => {
                    self.go(go(StatusStep::Score { at: at + 1 }));
                    if self.out.contains(seat) {
                        return true;
                    }
                    self.ask(seat, Ask::Core(CoreAsk::StatusSecret), 1);
                    self.ask(seat, Ask::Core(CoreAsk::StatusPublic), 1);
                }
                None => self.go(go(StatusStep::Reveal)),
            },
            StatusStep::Reveal => {
                let from = if self.objectives.len(ObjectiveZone::RowI as usize) > 0 {
                    ObjectiveZone::RowI
                } else {
                    ObjectiveZone::RowII
                };
                let Some(objective) =
                    self.objectives.shift_top(from as usize, ObjectiveZone::Public as usize)
                else {
                    self.end_by_objectives(log);
                    return true;
                };
                log.push(|| Event::ObjectiveRevealed { objective });
                self.go(go(StatusStep::Draw { at: 0 }));
            }
            StatusStep::Draw { at } => match self.in_order(at) {
                Some(seat) => {
                    self.go(go(StatusStep::Draw { at: at + 1 }));
                    if self.out.contains(seat) {
                        return true;
                    }
                    self.draw_cards(seat, if self.knows(seat, Tech::NeuralMotivator) { 2 } else { 1 });
                }
                None => self.go(go(StatusStep::Tokens)),
            },
            StatusStep::Tokens => {
                for hex in Hex::all() {
                    for seat in std::mem::take(&mut self.tokens[hex.index()]).iter() {
                        log.push(|| Event::TokenRemoved { seat, hex });
                    }
                }
                self.go(go(StatusStep::Gain { at: 0 }));
            }
            StatusStep::Gain { at } => match self.in_order(at) {
                Some(seat) => {
                    self.go(go(StatusStep::Gain { at: at + 1 }));
                    if self.out.contains(seat) {
                        return true;
                    }
                    let count = 2
                        + u8::from(self.knows(seat, Tech::HyperMetabolism))
                        + u8::from(self.has_ability(seat, Ability::Versatile));
                    self.stack.push(Frame::Redistribute { seat, tactic: None });
                    self.gain_tokens(seat, count);
                }
                None => self.go(go(StatusStep::Ready)),
            },
            StatusStep::Ready => {
                self.ready_all(log);
                self.space.repair_all();
                self.go(go(StatusStep::Return { at: 0 }));
            }
            StatusStep::Return { at } => {
                if let Some(seat) = self.in_order(at) {
                    self.go(go(StatusStep::Return { at: at + 1 }));
                    if !self.out.contains(seat) {
                        self.open(Moment::StrategyReturn { seat });
                    }
                } else {
                    for seat in Seat::all(self.players) {
                        if !self.sheets[seat].stable {
                            self.sheets[seat].strategies = 0;
                        }
                        self.sheets[seat].used = 0;
                    }
                    self.go(go(StatusStep::End));
                }
            }
            StatusStep::End => {
                self.go(go(StatusStep::Over));
                self.open(Moment::StatusEnd);
                self.status_ends(log);
            }
            StatusStep::Over => self.after_status(),
        }
        true
    }

    /// All cards are readied (TI 84.6).
    fn ready_all(&mut self, log: &mut Log<Event>) {
        for seat in Seat::all(self.players) {
            self.sheets[seat].spent = 0;
            self.sheets[seat].used = 0;
        }
        self.laws.iter_mut().for_each(|law| law.exhausted = false);
        self.ready_planets(log);
    }

    /// All planets are readied (TI 84.6, TI 83.4).
    pub(crate) fn ready_planets(&mut self, log: &mut Log<Event>) {
        for planet in crate::cards::Planet::ALL {
            if let Some(seat) = self.planet(planet).owner
                && self.planet(planet).exhausted
            {
                self.ready(seat, planet, log);
            }
        }
    }
}
