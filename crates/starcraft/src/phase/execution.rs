//! The Execution phase (SC 6).

use orrery_engine::{Chance, ChanceOutcome, Illegal, Log, Seat, shuffle};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::{EventCard, Planet, Stage};
use crate::event::Event;
use crate::frame::Frame;
use crate::phase::{BuildFrame, MobilizeFrame, RegroupFrame, ResearchFrame};
use crate::rules;
use crate::squad::Squad;
use crate::state::{EventZone, MAX_AREAS, Order, StarCraft};

/// A step of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum ExecuteFrame {
    /// SC 6.1.2: the player chooses which order to reveal.
    Turn { seat: Seat },
    /// SC 6.2.1: the order is revealed; he executes it or draws an Event card.
    Revealed { seat: Seat, planet: Planet, order: Order },
    /// SC 6.1.2: the order is being executed.
    Executing { seat: Seat, planet: Planet, order: Order },
    /// SC 19.1.4: the event deck ran out and waits for a shuffle.
    NewEvents { seat: Seat },
}

/// Why an Event card is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DrawnBecause {
    /// The player chose it (SC 6.2.1, SC 15.4.2).
    Chosen,
    /// All his orders are covered (SC 6.3.2).
    Obstructed,
    /// A Research order says so (SC 12.2.1).
    Research,
}

impl ExecuteFrame {
    /// A player's turn begins.
    pub(crate) const fn turn(seat: Seat) -> Self {
        Self::Turn { seat }
    }

    /// The order that was revealed and is not done yet, and where it lay.
    pub(crate) const fn order(self) -> Option<(Planet, Order)> {
        match self {
            Self::Revealed { planet, order, .. } | Self::Executing { planet, order, .. } => {
                Some((planet, order))
            }
            Self::Turn { .. } | Self::NewEvents { .. } => None,
        }
    }

    /// What nature owes.
    pub(crate) fn chance(self) -> Option<Chance> {
        matches!(self, Self::NewEvents { .. }).then_some(Chance::Shuffle)
    }

    /// Whose turn it is.
    pub(crate) const fn seat(self) -> Seat {
        match self {
            Self::Turn { seat }
            | Self::Revealed { seat, .. }
            | Self::Executing { seat, .. }
            | Self::NewEvents { seat } => seat,
        }
    }
}

impl StarCraft {
    pub(crate) fn list_execution(&self, frame: ExecuteFrame, actions: &mut Vec<Action>) {
        match frame {
            ExecuteFrame::Turn { seat } => {
                actions.extend(self.top_orders(seat).map(Action::Reveal));
                self.list_peeks(seat, actions);
            }
            ExecuteFrame::Revealed { seat, planet, order } => {
                if !self.is_brood_war() || self.check_execute(seat, planet, order).is_ok() {
                    actions.push(Action::Execute);
                }
                actions.push(Action::TakeEvent);
                if self.is_brood_war() {
                    let others = Order::ALL.into_iter().map(Action::ExecuteAs);
                    actions.extend(others.filter(|&action| self.check_execution(frame, action).is_ok()));
                }
                if !order.is_special() && order != Order::Star && self.keeps(seat, EventCard::SupremeEffort) {
                    actions.push(Action::MakeSpecial);
                }
                self.list_besides(seat, actions);
            }
            ExecuteFrame::Executing { .. } | ExecuteFrame::NewEvents { .. } => (),
        }
    }

    pub(crate) fn check_execution(&self, frame: ExecuteFrame, action: Action) -> Result<(), Illegal> {
        match (frame, action) {
            (ExecuteFrame::Turn { seat }, Action::Reveal(planet)) => {
                let own = self.orders.top(planet).is_some_and(|order| order.seat == seat);
                if own { Ok(()) } else { Err(rules::ORDER_NOT_ON_TOP) }
            }
            (ExecuteFrame::Turn { .. }, Action::Decline) => Err(rules::NOT_OPTIONAL),
            (ExecuteFrame::Turn { seat }, Action::Peek(planet)) => self.check_peek(seat, planet),
            (ExecuteFrame::Revealed { seat, planet, order }, Action::Execute) => {
                self.check_execute(seat, planet, order)
            }
            (ExecuteFrame::Revealed { .. }, Action::TakeEvent) => Ok(()),
            (ExecuteFrame::Revealed { seat, planet, order }, Action::ExecuteAs(other)) => {
                self.check_execute_as(seat, planet, order, other)
            }
            (ExecuteFrame::Revealed { seat, order, .. }, Action::MakeSpecial) => {
                if !self.keeps(seat, EventCard::SupremeEffort) {
                    return Err(rules::NO_SUPREME_EFFORT);
                }
                if order.is_special() || order == Order::Star { Err(rules::ALREADY_SPECIAL) } else { Ok(()) }
            }
            (ExecuteFrame::Revealed { seat, .. }, _) => self.check_besides(seat, action),
            _ => Err(rules::FINISH_FIRST),
        }
    }

    pub(crate) fn take_execution(&mut self, frame: ExecuteFrame, action: Action, log: &mut Log<Event>) {
        match (frame, action) {
            (ExecuteFrame::Turn { .. }, Action::Reveal(planet)) => self.reveal(planet, log),
            (ExecuteFrame::Turn { seat }, Action::Peek(planet)) => self.peek(seat, planet, log),
            (ExecuteFrame::Revealed { seat, planet, order }, Action::Execute) => {
                if self.is_brood_war() && order.is_special() && !self.is_outside_pool(seat, planet, order) {
                    self.players[seat].brood.pool += 1; // SC 21.1.4
                }
                self.execute(seat, planet, order);
            }
            (ExecuteFrame::Revealed { seat, planet, order }, Action::ExecuteAs(other)) => {
                if order == Order::Star && other.is_special() && !self.is_outside_pool(seat, planet, other) {
                    self.players[seat].brood.pool += 1;
                }
                log.push(|| Event::OrderExecutedAs { seat, order: other });
                self.execute(seat, planet, other);
            }
            (ExecuteFrame::Revealed { seat, planet, order }, Action::MakeSpecial) => {
                self.spend_kept(seat, EventCard::SupremeEffort, log);
                log.push(|| Event::OrderMadeSpecial { seat });
                self.execute(seat, planet, order.special());
            }
            (ExecuteFrame::Revealed { seat, .. }, Action::TakeEvent) => {
                self.pass_turn(seat);
                self.draw_event(seat, DrawnBecause::Chosen, log);
            }
            (ExecuteFrame::Revealed { seat, .. }, _) => self.take_besides(seat, action, log),
            _ => unreachable!("checked: {action:?} in {frame:?}"),
        }
    }

    pub(crate) fn run_execution(&mut self, frame: ExecuteFrame, log: &mut Log<Event>) -> bool {
        match frame {
            ExecuteFrame::Turn { seat } => self.run_turn(seat, log),
            ExecuteFrame::Revealed { seat, .. } => {
                if self.in_game.contains(seat) {
                    return false;
                }
                self.pass_turn(seat);
                true
            }
            ExecuteFrame::Executing { seat, .. } => {
                self.clear_order();
                self.settle(log);
                self.pass_turn(seat);
                true
            }
            ExecuteFrame::NewEvents { .. } => false,
        }
    }

    pub(crate) fn feed_execution(
        &mut self,
        frame: ExecuteFrame,
        outcome: ChanceOutcome,
        log: &mut Log<Event>,
    ) {
        let (ExecuteFrame::NewEvents { .. }, ChanceOutcome::Shuffle(seed)) = (frame, outcome) else {
            unreachable!("{outcome:?} does not answer {frame:?}")
        };
        self.stack.pop();
        self.renew_events(seed, log);
    }

    /// The planets on whose stacks an order of the player lies on top.
    fn top_orders(&self, seat: Seat) -> impl Iterator<Item = Planet> + '_ {
        self.galaxy().filter(move |&planet| self.orders.top(planet).is_some_and(|order| order.seat == seat))
    }

    /// A turn as far as it needs no decision (SC 6.1.1, SC 6.3).
    fn run_turn(&mut self, seat: Seat, log: &mut Log<Event>) -> bool {
        self.discard_orders(log);
        if self.orders.is_empty() {
            // SC 6.1.7: the executed tokens have come back to their owners.
            for seat in Seat::all(self.setup.players) {
                self.players[seat].unused = Order::ALL.map(|order| self.tokens_of(seat, order));
            }
            if self.is_brood_war() {
                self.end_execution();
            }
            self.stack.replace_top(Frame::Regroup(RegroupFrame::start(self.edition())));
            log.push(|| Event::RegroupingBegan);
            return true;
        }
        if !self.in_game.contains(seat) || self.orders.iter().all(|order| order.seat != seat) {
            self.pass_turn(seat); // SC 6.3.3
            return true;
        }
        let mut tops = self.top_orders(seat);
        match (tops.next(), tops.next()) {
            (None, _) => {
                drop(tops);
                self.pass_turn(seat);
                self.draw_event(seat, DrawnBecause::Obstructed, log);
                true
            }
            (Some(planet), None) if !self.keeps(seat, EventCard::ListeningPost) => {
                drop(tops);
                self.reveal(planet, log);
                true
            }
            _ => false,
        }
    }

    /// Orders of eliminated players go as soon as they lie on top (SC 8.6.4).
    pub(crate) fn discard_orders(&mut self, log: &mut Log<Event>) {
        for planet in Planet::of(self.setup.edition()) {
            while let Some(order) = self.orders.top(planet).filter(|order| !self.in_game.contains(order.seat))
            {
                self.orders.take_top(planet);
                // Nobody learns what it was: it is not among the executed ones.
                self.players[order.seat].unused[order.order as usize] += 1;
                log.push(|| Event::OrderDiscarded { seat: order.seat, planet });
            }
        }
    }

    /// The order on top of the planet's stack is revealed (SC 6.1.2).
    fn reveal(&mut self, planet: Planet, log: &mut Log<Event>) {
        let revealed = self.orders.take_top(planet).expect("a checked stack");
        let (seat, order) = (revealed.seat, revealed.order);
        log.push(|| Event::OrderRevealed { seat, planet, order });
        self.stack.replace_top(Frame::Execute(ExecuteFrame::Revealed { seat, planet, order }));
        if self.is_brood_war() && order.plain() == Order::Mobilize {
            self.open_fleet();
        }
    }

    fn execute(&mut self, seat: Seat, planet: Planet, order: Order) {
        self.stack.replace_top(Frame::Execute(ExecuteFrame::Executing { seat, planet, order }));
        self.stack.push(match order.plain() {
            Order::Build => Frame::Build(BuildFrame::new(seat, planet, order)),
            Order::Mobilize => Frame::Mobilize(MobilizeFrame::new(seat, planet, order)),
            _ => Frame::Research(ResearchFrame::new(seat, planet, order)),
        });
        if self.is_brood_war() && order.plain() == Order::Mobilize {
            self.open_maelstrom(seat);
        }
    }

    /// What an order leaves behind while it is executed.
    pub(crate) fn clear_order(&mut self) {
        self.fresh = [Squad::EMPTY; MAX_AREAS];
        self.landing = Squad::EMPTY;
        self.brood.maelstrom = None;
        self.brood.spent_routes = 0;
    }

    fn pass_turn(&mut self, seat: Seat) {
        let next = seat.clockwise(1, self.setup.players);
        self.stack.replace_top(Frame::Execute(ExecuteFrame::Turn { seat: next }));
    }

    /// A player draws the top card of the event deck face down (SC 6.2.2, SC 6.2.4); from an empty deck none
    /// (SC G12). In Galactic Conquest it may leave a frame that waits for a shuffle, so the caller's own frame must
    /// already be in its next step.
    pub(crate) fn draw_event(&mut self, seat: Seat, why: DrawnBecause, log: &mut Log<Event>) {
        let drawn = self.events.shift_top(EventZone::Deck.number(), EventZone::Drawn(seat).number());
        if let Some(face) = drawn {
            let obstructed = why == DrawnBecause::Obstructed;
            log.push(|| Event::EventDrawn { seat, obstructed, stage: face.stage });
        }
        if self.wants_new_events() {
            self.stack.push(Frame::Execute(ExecuteFrame::NewEvents { seat }));
        }
    }

    /// Whether the event deck ran out and can be made anew (SC 19.1.4).
    pub(crate) fn wants_new_events(&self) -> bool {
        self.setup.options.conquest
            && self.events.len(EventZone::Deck.number()) == 0
            && [EventZone::Discard, EventZone::Box]
                .into_iter()
                .any(|zone| self.events.get(zone.number()).iter().any(|face| face.stage == Stage::Three))
    }

    /// The discarded Stage III cards become the event deck (SC 19.1.4); those discarded unseen lie in the box
    /// (SC G15).
    pub(crate) fn renew_events(&mut self, seed: u64, log: &mut Log<Event>) {
        for zone in [EventZone::Discard, EventZone::Box] {
            let third = |events: &crate::state::Events| {
                events.get(zone.number()).iter().position(|face| face.stage == Stage::Three)
            };
            while let Some(at) = third(&self.events) {
                self.events.shift(zone.number(), at, EventZone::Deck.number());
            }
        }
        shuffle(self.events.get_mut(EventZone::Deck.number()), seed);
        for seat in Seat::all(self.setup.players) {
            self.old_events[seat] = self.events.len(EventZone::Drawn(seat).number()) as u8;
        }
        log.push(|| Event::EventsReshuffled);
    }
}
