//! The Planning phase (SC 5).

use orrery_engine::{Illegal, Log, Seat, SeatSet};

use crate::ORDERS;
use crate::action::Action;
use crate::cards::{EventCard, Module, Planet};
use crate::event::Event;
use crate::frame::Frame;
use crate::phase::ExecuteFrame;
use crate::rules;
use crate::state::{EventZone, Order, PlacedOrder, StarCraft};

/// How many special orders a faction has (SC 5.1.8).
const SPECIAL_ORDERS: u8 = 3;

impl StarCraft {
    /// A round begins (SC 4.1.1).
    pub(crate) fn begin_round(&mut self, log: &mut Log<Event>) {
        self.round = self.round.saturating_add(1);
        // Cards that Hasten the End took after step 8 still lie there (SC G168).
        for seat in Seat::all(self.setup.players) {
            let drawn = self.events.len(EventZone::Drawn(seat).number()) as u8;
            self.old_events[seat] = self.old_events[seat].min(drawn);
        }
        let any = self.is_brood_war();
        for player in &mut self.players.0 {
            // SC 21.1.1: with Brood War any number.
            player.special_orders = if any { SPECIAL_ORDERS } else { player.modules(Module::Research) };
        }
        if any {
            self.begin_planning();
        }
        let (round, first) = (self.round, self.first);
        log.push(|| Event::RoundBegan { round, first });
        self.stack.replace_top(Frame::Planning);
    }

    /// Who places the next order: the first in turn of those who have placed the fewest (SC 5.1.2); nobody if all
    /// have placed four (SC 5.1.9).
    pub(crate) fn planner(&self) -> Option<Seat> {
        if self.is_brood_war() {
            return self.brood_planner();
        }
        let placed = |seat: Seat| self.orders.iter().filter(|order| order.seat == seat).count();
        let next = self.clockwise_from(self.first).min_by_key(|&seat| placed(seat))?;
        (placed(next) < usize::from(ORDERS)).then_some(next)
    }

    pub(crate) fn list_planning(&self, seat: Seat, actions: &mut Vec<Action>) {
        for planet in self.galaxy().filter(|&planet| self.is_in_reach(planet, seat)) {
            let orders = Order::ALL.into_iter().filter(|&order| self.check_token(seat, order).is_ok());
            let place = orders.map(|order| Action::PlaceOrder { order, planet });
            actions.extend(place.filter(|_| self.check_influence(seat, planet).is_ok()));
        }
        if self.is_brood_war() {
            let areas = self.areas().map(Action::Defend).chain([Action::Decline]);
            actions.extend(areas.filter(|&action| self.check_planning(seat, action).is_ok()));
        }
        self.list_peeks(seat, actions);
    }

    pub(crate) fn check_planning(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::PlaceOrder { order, planet } => {
                self.check_token(seat, order)?;
                self.check_influence(seat, planet)?;
                if self.is_in_reach(planet, seat) { Ok(()) } else { Err(rules::OUT_OF_REACH) }
            }
            Action::Peek(planet) => self.check_peek(seat, planet),
            Action::Defend(area) => self.check_defend(seat, area),
            Action::Decline if self.players[seat].brood.second => Ok(()),
            _ => Err(rules::FINISH_FIRST),
        }
    }

    pub(crate) fn take_planning(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::PlaceOrder { order, planet } => {
                self.players[seat].unused[order as usize] -= 1;
                self.orders.place(PlacedOrder { seat, planet, order, known_to: SeatSet::EMPTY });
                log.push(|| Event::OrderPlaced { seat, planet, order: Some(order) });
                if self.is_brood_war() {
                    self.count_placement(seat);
                }
            }
            Action::Defend(area) => self.begin_defense(seat, area, log),
            Action::Decline => self.players[seat].brood.second = false,
            Action::Peek(planet) => self.peek(seat, planet, log),
            _ => unreachable!("checked: {action:?} in planning"),
        }
    }

    pub(crate) fn run_planning(&mut self, log: &mut Log<Event>) -> bool {
        if self.planner().is_some() {
            return false;
        }
        log.push(|| Event::ExecutionBegan);
        self.stack.replace_top(Frame::Execute(ExecuteFrame::turn(self.first)));
        if self.is_brood_war() {
            self.end_planning();
        }
        true
    }

    /// Whether the player may place this order anywhere (SC 5.1.8, SC 5.3.1).
    fn check_token(&self, seat: Seat, order: Order) -> Result<(), Illegal> {
        let player = &self.players[seat];
        if order.is_special() && !self.is_brood_war() {
            let special =
                self.orders.iter().filter(|placed| placed.seat == seat && placed.order.is_special());
            if special.count() >= usize::from(player.modules(Module::Research)) {
                return Err(rules::SPECIAL_NEEDS_MODULE);
            }
        }
        if player.unused[order as usize] == 0 { Err(rules::NO_SUCH_ORDER_LEFT) } else { Ok(()) }
    }

    /// Whether the player may place orders on a planet: he has a base or unit there or on an adjacent planet
    /// (SC 5.1.5, SC 5.1.6).
    fn is_in_reach(&self, planet: Planet, seat: Seat) -> bool {
        let present = |planet| self.has_unit_on(planet, seat) || self.base_on(planet, seat).is_some();
        let mut adjacent = self.routes.of(planet).filter_map(|(_, route)| route.across(planet));
        self.planets[planet as usize].placed.is_some() && (present(planet) || adjacent.any(present))
    }

    /// Whether the player has an Event card in his play area (SC 7.8.6).
    pub(crate) fn keeps(&self, seat: Seat, card: EventCard) -> bool {
        self.events.get(EventZone::Kept(seat).number()).iter().any(|face| face.card == card)
    }

    /// Discards an Event card from the play area to use it.
    pub(crate) fn spend_kept(&mut self, seat: Seat, card: EventCard, log: &mut Log<Event>) {
        let kept = EventZone::Kept(seat).number();
        let at = self.events.get(kept).iter().position(|face| face.card == card).expect("a checked card");
        self.events.shift(kept, at, EventZone::Discard.number());
        log.push(|| Event::EventUsed { seat, card });
    }

    /// Listening Post, in the player's turn of a Planning or Execution phase.
    pub(crate) fn list_peeks(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.keeps(seat, EventCard::ListeningPost) {
            let planets = self.galaxy().filter(|&planet| self.orders.top(planet).is_some());
            actions.extend(planets.map(Action::Peek));
        }
    }

    pub(crate) fn check_peek(&self, seat: Seat, planet: Planet) -> Result<(), Illegal> {
        if !self.keeps(seat, EventCard::ListeningPost) {
            return Err(rules::NO_LISTENING_POST);
        }
        if self.orders.top(planet).is_none() { Err(rules::NO_ORDERS_THERE) } else { Ok(()) }
    }

    pub(crate) fn peek(&mut self, seat: Seat, planet: Planet, log: &mut Log<Event>) {
        self.spend_kept(seat, EventCard::ListeningPost, log);
        for order in self.orders.iter_mut().filter(|order| order.planet == planet && order.seat != seat) {
            order.known_to.insert(seat);
        }
        let faces = || self.orders.on(planet).map(|order| Some(order.order)).collect();
        log.push(|| Event::OrdersSeen { seat, planet, faces: faces() });
    }
}
