//! Strategic actions: primary and secondary abilities of the eight strategy cards (TI 75).

use orrery_engine::{Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::{CoreAsk, Currency};
use crate::action::{Action, Power};
use crate::cards::{Ability, Agenda, Planet, Pool, Strategy, Unit};
use crate::effects::Ask;
use crate::event::{Deck, Event};
use crate::frame::{Frame, Moment};
use crate::hex::Hex;
use crate::state::{AgendaZone, TwilightImperium};

/// Resources that research costs with the secondary ability of Technology (TI 23.3).
const RESEARCH: u8 = 4;

/// Where a strategic action is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum StrategicStep {
    /// A part of the primary ability (TI 75.3).
    Primary { card: Strategy, part: u8 },
    /// The seat so many places to the left may use the secondary ability (TI 75.1).
    Secondary { card: Strategy, steps: u8 },
}

impl TwilightImperium {
    pub(crate) fn asked_in_strategic(&self, step: StrategicStep) -> Seat {
        match step {
            StrategicStep::Primary { .. } => self.turn_of(),
            StrategicStep::Secondary { steps, .. } => self.turn_of().clockwise(steps, self.players),
        }
    }

    pub(crate) fn run_strategic(&mut self, step: StrategicStep, log: &mut Log<Event>) -> bool {
        let active = self.turn_of();
        match step {
            StrategicStep::Primary { card, part } => {
                self.go(Frame::Strategic(StrategicStep::Primary { card, part: part + 1 }));
                if !self.primary(active, card, part, log) {
                    self.go(Frame::Strategic(StrategicStep::Secondary { card, steps: 1 }));
                    if card == Strategy::Diplomacy {
                        self.open(Moment::Resolved { seat: active, card });
                    }
                }
                true
            }
            StrategicStep::Secondary { card, steps } if steps >= self.players => {
                self.stack.pop();
                // The card is exhausted after everybody had the chance (TI 75.2).
                self.sheets[active].used |= 1 << card as u8;
                self.favoured = SeatSet::EMPTY;
                true
            }
            StrategicStep::Secondary { card, steps } => {
                let seat = active.clockwise(steps, self.players);
                if card == Strategy::Trade && self.favoured.contains(seat) {
                    // Chosen players must use it, free of charge (TI 79.5.a).
                    self.go(Frame::Strategic(StrategicStep::Secondary { card, steps: steps + 1 }));
                    self.secondary(seat, card, log);
                    return true;
                }
                if self.out.contains(seat) || !self.can_use_secondary(seat, card) {
                    self.go(Frame::Strategic(StrategicStep::Secondary { card, steps: steps + 1 }));
                    return true;
                }
                false
            }
        }
    }

    /// Resolves a part of a primary ability; `false` if there is none.
    fn primary(&mut self, seat: Seat, card: Strategy, part: u8, log: &mut Log<Event>) -> bool {
        let core = |ask: CoreAsk| Ask::Core(ask);
        match (card, part) {
            (Strategy::Leadership, 0) => self.gain_tokens(seat, 3),
            (Strategy::Leadership, 1) => self.buy_tokens(seat),
            (Strategy::Diplomacy, 0) => self.ask(seat, core(CoreAsk::DiplomacyHex), 1),
            (Strategy::Politics, 0) => self.ask(seat, core(CoreAsk::Speaker), 1),
            (Strategy::Politics, 1) => self.draw_cards(seat, 2),
            (Strategy::Politics, 2) => {
                if self.agendas.len(AgendaZone::Deck as usize) < 2
                    && self.agendas.len(AgendaZone::Discard as usize) > 0
                {
                    self.stack.push(Frame::Shuffle(Deck::Agendas));
                }
            }
            (Strategy::Politics, 3) => {
                let looked: Vec<Agenda> = (0..2)
                    .filter_map(|_| {
                        self.agendas.shift_top(AgendaZone::Deck as usize, AgendaZone::Looked as usize)
                    })
                    .collect();
                let count = looked.len() as u8;
                log.push(|| Event::AgendasLooked { seat, agendas: Some(looked) });
                self.ask(seat, core(CoreAsk::Bury), count);
            }
            (Strategy::Construction, 0) => self.ask(seat, core(CoreAsk::Structure { dock: true }), 1),
            (Strategy::Construction, 1) => self.ask(seat, core(CoreAsk::Structure { dock: false }), 1),
            (Strategy::Trade, 0) => self.gain_goods(seat, 3, log),
            (Strategy::Trade, 1) => self.replenish(seat, log),
            (Strategy::Trade, 2) => self.ask(seat, core(CoreAsk::Favour), self.players),
            (Strategy::Warfare, 0) => self.ask(seat, core(CoreAsk::TakeToken), 1),
            (Strategy::Warfare, 1) => self.stack.push(Frame::Redistribute { seat, tactic: None }),
            (Strategy::Technology, 0) => self.stack.push(Frame::Research { seat }),
            (Strategy::Technology, 1) => self.ask(seat, core(CoreAsk::SecondResearch), 1),
            (Strategy::Imperial, 0) => self.ask(seat, core(CoreAsk::Public), 1),
            (Strategy::Imperial, 1) => {
                if self.planet(Planet::MecatolRex).owner == Some(seat) {
                    self.gain_points(seat, 1, log);
                } else {
                    self.draw_secret(seat, log);
                }
            }
            _ => return false,
        }
        true
    }

    /// Whether a secondary ability costs a seat a token (TI 18.5).
    fn secondary_costs(&self, seat: Seat, card: Strategy) -> bool {
        card.secondary_costs()
            && !(card == Strategy::Trade && self.has_ability(seat, Ability::MastersOfTrade))
    }

    /// Whether a seat can use the secondary ability of a card, as everybody can see.
    fn can_use_secondary(&self, seat: Seat, card: Strategy) -> bool {
        if self.secondary_costs(seat, card) && self.pool(seat, Pool::Strategy) == 0 {
            return false;
        }
        match card {
            Strategy::Leadership => self.means(seat, Currency::Influence) > 0 && self.reserve(seat) > 0,
            Strategy::Construction => Hex::all().any(|hex| {
                [Unit::Pds, Unit::SpaceDock]
                    .into_iter()
                    .any(|unit| !self.structure_sites(seat, unit, Some(hex)).is_empty())
            }),
            Strategy::Warfare => !self.home_docks(seat).is_empty(),
            Strategy::Technology => self.can_pay_research(seat) || self.has_ability(seat, Ability::Brilliant),
            Strategy::Diplomacy | Strategy::Politics | Strategy::Trade | Strategy::Imperial => true,
        }
    }

    fn can_pay_research(&self, seat: Seat) -> bool {
        self.minister(Agenda::MinisterOfSciences) == Some(seat)
            || self.means(seat, Currency::Resources) >= RESEARCH
    }

    pub(crate) fn list_strategic(&self, step: StrategicStep, actions: &mut Vec<Action>) {
        let StrategicStep::Secondary { card, steps } = step else { return };
        let seat = self.turn_of().clockwise(steps, self.players);
        actions.push(Action::Pass);
        if card != Strategy::Technology || self.can_pay_research(seat) {
            actions.push(Action::Secondary);
        }
        if card == Strategy::Technology && self.has_ability(seat, Ability::Brilliant) {
            actions.push(Action::Use(Power::Faction(Ability::Brilliant)));
        }
    }

    pub(crate) fn take_strategic(&mut self, step: StrategicStep, action: Action, log: &mut Log<Event>) {
        let StrategicStep::Secondary { card, steps } = step else { unreachable!("checked: {action:?}") };
        let seat = self.turn_of().clockwise(steps, self.players);
        self.go(Frame::Strategic(StrategicStep::Secondary { card, steps: steps + 1 }));
        if action == Action::Pass {
            return;
        }
        if self.secondary_costs(seat, card) {
            *self.pool_mut(seat, Pool::Strategy) -= 1;
        }
        match action {
            Action::Secondary => self.secondary(seat, card, log),
            Action::Use(power) => {
                log.push(|| Event::PowerUsed { seat, power });
                // The second research of the primary ability is paid for like that of its owner, after the first one.
                self.ask(seat, Ask::Core(CoreAsk::SecondResearch), 1);
                self.stack.push(Frame::Research { seat });
            }
            _ => unreachable!("checked: {action:?}"),
        }
    }

    fn secondary(&mut self, seat: Seat, card: Strategy, log: &mut Log<Event>) {
        log.push(|| Event::SecondaryUsed { seat, card });
        match card {
            Strategy::Leadership => self.buy_tokens(seat),
            Strategy::Diplomacy => {
                self.open(Moment::Resolved { seat, card });
                self.ask(seat, Ask::Core(CoreAsk::Ready { hex: None }), 2);
            }
            Strategy::Politics => self.draw_cards(seat, 2),
            Strategy::Construction => self.ask(seat, Ask::Core(CoreAsk::ConstructionHex), 1),
            Strategy::Trade => self.replenish(seat, log),
            Strategy::Warfare => self.ask(seat, Ask::Core(CoreAsk::Dock), 1),
            Strategy::Technology => {
                self.stack.push(Frame::Research { seat });
                if self.minister(Agenda::MinisterOfSciences) != Some(seat) {
                    self.pay(seat, Currency::Resources, RESEARCH);
                }
            }
            Strategy::Imperial => self.draw_secret(seat, log),
        }
    }
}
