//! Words for the tests: seats, positions and short ways to say what lies where.
#![allow(unused_imports, dead_code, reason = "every chapter uses some of these words")]

pub(crate) use orrery_engine::Seat;
pub(crate) use orrery_starcraft::cards::{
    Building, Card, Edition, EventCard, Faction, Leadership, Module, Planet, Race, Resource, Stage,
    Technology, Unit,
};
pub(crate) use orrery_starcraft::galaxy::{RouteEnd, RouteId, Side};
pub(crate) use orrery_starcraft::state::{CardZone, Depletion, End, EventZone, Order};
pub(crate) use orrery_starcraft::{Action, Area, Arrangement, Event, Options, Setup, StarCraft, rules};
pub(crate) use orrery_testkit::Scenario;

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);
pub(crate) const E: Seat = Seat(4);
pub(crate) const F: Seat = Seat(5);

/// An area of a planet, counted from 0.
pub(crate) const fn area(planet: Planet, number: u8) -> Area {
    Area::new(planet, number)
}

/// Starts a scenario from a position.
pub(crate) trait Begin {
    fn begin(self) -> Scenario<StarCraft>;
}

impl Begin for Arrangement {
    fn begin(self) -> Scenario<StarCraft> {
        Scenario::of(self.build()).hurried()
    }
}

/// Ways to read a scenario.
pub(crate) trait Table {
    /// The units in an area, sorted.
    fn units(&self, area: Area) -> Vec<Unit>;
    /// The cards of a zone, the top last.
    fn cards(&self, seat: Seat, zone: CardZone) -> Vec<Card>;
    /// A player's hand, sorted.
    fn hand(&self, seat: Seat) -> Vec<Card>;
    /// Conquest points.
    fn points(&self, seat: Seat) -> u8;
    /// Workers in the Worker Pool.
    fn workers(&self, seat: Seat) -> u8;
}

impl Table for Scenario<StarCraft> {
    fn units(&self, area: Area) -> Vec<Unit> {
        self.state().area(area).units.iter().collect()
    }

    fn cards(&self, seat: Seat, zone: CardZone) -> Vec<Card> {
        self.state().cards(seat, zone).to_vec()
    }

    fn hand(&self, seat: Seat) -> Vec<Card> {
        let mut hand = self.cards(seat, CardZone::Hand);
        hand.sort_unstable();
        hand
    }

    fn points(&self, seat: Seat) -> u8 {
        self.state().player(seat).points
    }

    fn workers(&self, seat: Seat) -> u8 {
        self.state().player(seat).workers
    }
}

/// The seat executes this order on the planet.
#[track_caller]
pub(crate) fn executes(
    position: Arrangement,
    seat: Seat,
    planet: Planet,
    order: Order,
) -> Scenario<StarCraft> {
    let mut t = position.order_on_top(seat, planet, order).turn_of(seat).begin();
    t.accepts(seat, Action::Execute);
    t
}

/// The seat plays this Event card in step 8 of the Regrouping phase.
#[track_caller]
pub(crate) fn plays(position: Arrangement, seat: Seat, card: EventCard) -> Scenario<StarCraft> {
    let mut t = position.first(seat).drawn(seat, card).turn_of(seat).begin();
    t.settle().accepts(seat, Action::PlayEvent(card));
    t
}

/// What random players do only now and then: they would destroy their own pieces and run down the event deck before
/// anybody meets an enemy.
pub(crate) const fn is_seldom(action: Action) -> bool {
    matches!(
        action,
        Action::Scuttle
            | Action::DestroyUnit { .. }
            | Action::DestroyBase(_)
            | Action::DestroyTransport(_)
            | Action::TakeEvent
    )
}
