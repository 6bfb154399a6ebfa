//! Positions set up by hand, for tests and puzzles.

use orrery_engine::{BySeat, Log, Seat, SeatSet, Stack};

use crate::MAX_SEATS;
use crate::brood::{Brood, Installation, Thrall};
use crate::cards::{
    Building, Card, EventCard, EventFace, Faction, Leadership, LeadershipKind, Module, Planet, Resource,
    Stage, Technology, Unit,
};
use crate::combat::Battle;
use crate::frame::Frame;
use crate::galaxy::{Cell, Placement, Route, RouteEnd, RouteId, Routes, Side, Sides};
use crate::phase::{ExecuteFrame, RegroupFrame};
use crate::setup::Setup;
use crate::squad::Squad;
use crate::state::{
    Area, CardZone, Depletion, EventZone, Events, MAX_AREAS, Order, Orders, PlacedOrder, PlanetState, Player,
    StarCraft,
};

/// The planets of an arranged galaxy from west to east; a table of `n` players has the first `2 n`.
pub const LINE: [Planet; Planet::BASE] = [
    Planet::ChauSara,
    Planet::Pridewater,
    Planet::Helios,
    Planet::Torus,
    Planet::Tarsonis,
    Planet::DylarIv,
    Planet::VyctorV,
    Planet::AntigaPrime,
    Planet::Halcyon,
    Planet::Abaddon,
    Planet::BhekarRo,
    Planet::Braken,
];

/// The factions of an arranged table by seat; [`Arrangement::faction`] gives out others.
pub const FACTIONS: [Faction; MAX_SEATS] = [
    Faction::Raynor,
    Faction::Overmind,
    Faction::Tassadar,
    Faction::Mengsk,
    Faction::QueenOfBlades,
    Faction::Aldaris,
];

/// A position being set up.
///
/// It starts in the Execution phase of round 1 with A to move and first. The planets lie in a [`LINE`], joined
/// from west to east by routes 0, 1, 2 and so on. Seat `n` has a base in the first area of the planet `2 n`
/// ([`Arrangement::home`]), its Resource cards and the starting workers, and neither units nor transports. Nothing
/// is shuffled: all hands are empty, Combat decks hold the starting cards with the highest number on top, and the
/// event deck is sorted within its stages.
#[derive(Clone, Debug)]
pub struct Arrangement(StarCraft);

impl Arrangement {
    /// A position for so many players with the default options.
    ///
    /// # Panics
    /// If there are not two to six.
    pub fn new(players: u8) -> Self {
        Self::of(&Setup::new(players))
    }

    /// A position with these options.
    ///
    /// # Panics
    /// If the setup is refused.
    pub fn of(setup: &Setup) -> Self {
        if let Err(illegal) = setup.check() {
            panic!("the setup is refused: {illegal}");
        }
        let first = setup.first.unwrap_or(Seat(0));
        let seats = SeatSet::first(setup.players);
        let mut game = StarCraft {
            setup: *setup,
            stack: Stack::new(),
            winners: SeatSet::EMPTY,
            ended: None,
            in_game: seats,
            first,
            round: 1,
            players: BySeat([Player::new(); MAX_SEATS]),
            planets: [PlanetState::default(); Planet::COUNT],
            routes: Routes::new(),
            orders: Orders::default(),
            events: event_deck(setup),
            old_events: BySeat::default(),
            fresh: [Squad::EMPTY; MAX_AREAS],
            landing: Squad::EMPTY,
            battle: Battle::default(),
            brood: Brood::default(),
        };
        lay_out(&mut game);
        let mut position = Self(game).turn_of(first);
        for seat in seats.iter() {
            position = position.faction(seat, FACTIONS[seat.index()]).settled(seat);
        }
        position
    }

    /// The planet a seat's base stands on at first.
    pub const fn home(seat: Seat) -> Planet {
        LINE[2 * seat.index()]
    }

    /// A player leads this faction: his cards, workers, buildings and orders are as at the start. Anything else
    /// about him is arranged after this.
    #[must_use]
    pub fn faction(mut self, seat: Seat, faction: Faction) -> Self {
        let edition = self.0.setup.edition();
        let player = &mut self.0.players[seat];
        *player = Player::new();
        player.lead(faction, edition);
        self
    }

    /// A player's base and Resource cards at home.
    fn settled(self, seat: Seat) -> Self {
        let home = Self::home(seat);
        let area = Area::new(home, 0);
        let cards = home.area_ids().filter(|area| area.resource().is_some());
        cards.fold(self.base(seat, area), |position, area| position.resource_card(seat, area))
    }

    /// A player has these units in an area, besides those already there.
    ///
    /// # Panics
    /// If another player's units stand there, or they do not fit.
    #[must_use]
    pub fn units(mut self, seat: Seat, area: Area, units: &[Unit]) -> Self {
        let owner = self.0.area(area).owner;
        assert!(owner.is_none_or(|owner| owner == seat), "{owner:?} has units in {area:?}");
        for &unit in units {
            self.0.put_unit(area, seat, unit);
        }
        self
    }

    /// A player has a base in an area.
    #[must_use]
    pub fn base(mut self, seat: Seat, area: Area) -> Self {
        self.0.area_mut(area).base = Some(seat);
        self
    }

    /// There is no base in an area.
    #[must_use]
    pub fn no_base(mut self, area: Area) -> Self {
        self.0.area_mut(area).base = None;
        self
    }

    /// A player has the Resource card of an area.
    #[must_use]
    pub fn resource_card(mut self, seat: Seat, area: Area) -> Self {
        self.0.area_mut(area).card = Some(seat);
        self
    }

    /// The Resource card of an area lies in the common supply.
    #[must_use]
    pub fn no_card(mut self, area: Area) -> Self {
        let area = self.0.area_mut(area);
        (area.card, area.workers) = (None, 0);
        self
    }

    /// Nobody has Resource cards of a planet.
    #[must_use]
    pub fn no_cards(self, planet: Planet) -> Self {
        planet.area_ids().fold(self, Self::no_card)
    }

    /// How far an area is depleted.
    #[must_use]
    pub fn depletion(mut self, area: Area, depletion: Depletion) -> Self {
        self.0.area_mut(area).depletion = depletion;
        if depletion == Depletion::Complete { self.no_card(area) } else { self }
    }

    /// So many workers lie on the Resource card of an area.
    #[must_use]
    pub fn workers_on(mut self, area: Area, workers: u8) -> Self {
        self.0.area_mut(area).workers = workers;
        self
    }

    /// So many workers lie in a player's Worker Pool.
    #[must_use]
    pub fn workers(mut self, seat: Seat, workers: u8) -> Self {
        self.0.players[seat].workers = workers;
        self
    }

    /// So many workers of a player are unavailable.
    #[must_use]
    pub fn unavailable(mut self, seat: Seat, workers: u8) -> Self {
        self.0.players[seat].unavailable = workers;
        self
    }

    /// So many workers lie on a permanent resource.
    #[must_use]
    pub fn permanent(mut self, seat: Seat, resource: Resource, workers: u8) -> Self {
        self.0.players[seat].permanent[resource as usize] = workers;
        self
    }

    /// A player's conquest points.
    #[must_use]
    pub fn points(mut self, seat: Seat, points: u8) -> Self {
        self.0.players[seat].points = points;
        self
    }

    /// The level of one of a player's buildings.
    ///
    /// # Panics
    /// If it belongs to another race.
    #[must_use]
    pub fn building(mut self, seat: Seat, building: Building, level: u8) -> Self {
        let player = &mut self.0.players[seat];
        assert_eq!(building.def().race, player.race(), "{building:?} of {seat:?}");
        player.buildings[building.slot()] = level;
        self
    }

    /// How many modules of a type a player has.
    #[must_use]
    pub const fn module(mut self, seat: Seat, module: Module, count: u8) -> Self {
        self.0.players.0[seat.index()].modules[module as usize] = count;
        self
    }

    /// A player's hand is just these cards; what it held goes under his deck.
    ///
    /// # Panics
    /// If a card is not his.
    #[must_use]
    pub fn hand(self, seat: Seat, cards: &[Card]) -> Self {
        self.emptied(seat, CardZone::Hand).put(seat, CardZone::Hand, cards)
    }

    /// These cards lie on top of a player's Combat deck; the first is drawn first.
    ///
    /// # Panics
    /// If a card is not his.
    #[must_use]
    pub fn deck_top(self, seat: Seat, cards: &[Card]) -> Self {
        let upwards: Vec<Card> = cards.iter().rev().copied().collect();
        self.put(seat, CardZone::Deck, &upwards)
    }

    /// A player's Combat deck is just these cards, the first drawn first; what it held is discarded.
    ///
    /// # Panics
    /// If a card is not his.
    #[must_use]
    pub fn deck(mut self, seat: Seat, cards: &[Card]) -> Self {
        self.0.players[seat].cards.shift_all(CardZone::Deck as usize, CardZone::Discard as usize);
        self.deck_top(seat, cards)
    }

    /// A player's discard pile is just these cards, the top last; what it held goes under his deck.
    ///
    /// # Panics
    /// If a card is not his.
    #[must_use]
    pub fn discard(self, seat: Seat, cards: &[Card]) -> Self {
        self.emptied(seat, CardZone::Discard).put(seat, CardZone::Discard, cards)
    }

    /// A player has bought a technology: its cards lie under his Combat deck, or in his play area.
    #[must_use]
    pub fn technology(mut self, seat: Seat, technology: Technology) -> Self {
        if technology.def().play_area {
            let cards: Vec<Card> = Card::copies(technology).collect();
            return self.put(seat, CardZone::PlayArea, &cards);
        }
        for card in Card::copies(technology) {
            self = self.put(seat, CardZone::Deck, &[card]);
            self.0.players[seat].cards.get_mut(CardZone::Deck as usize).rotate_right(1);
        }
        self
    }

    /// Everybody knows that a player holds this card.
    #[must_use]
    pub fn known(mut self, seat: Seat, card: Card) -> Self {
        self.0.players[seat].learn_all(card);
        self
    }

    /// An order lies on top of a planet's stack.
    ///
    /// # Panics
    /// If the player has no such order left.
    #[must_use]
    pub fn order_on_top(mut self, seat: Seat, planet: Planet, order: Order) -> Self {
        let unused = &mut self.0.players[seat].unused[order as usize];
        *unused = unused.checked_sub(1).unwrap_or_else(|| panic!("{seat:?} has no {order:?} left"));
        self.0.orders.place(PlacedOrder { seat, planet, order, known_to: SeatSet::only(seat) });
        if order.is_special() {
            self.0.players[seat].special_orders += 1;
        }
        self
    }

    /// A player has a transport on a route.
    #[must_use]
    pub fn transport(mut self, seat: Seat, route: RouteId) -> Self {
        self.0.routes.get_mut(route).transports.insert(seat);
        self
    }

    /// A Z-axis route joins two slots, the major end first.
    #[must_use]
    pub fn z_axis(mut self, major: RouteEnd, minor: RouteEnd) -> Self {
        self.0.routes.add(Route { ends: [major, minor], z_axis: true, transports: SeatSet::EMPTY });
        self
    }

    /// The event deck shows this stage: the cards of earlier ones lie in the discard pile.
    #[must_use]
    pub fn stage(mut self, stage: Stage) -> Self {
        let deck = EventZone::Deck.number();
        while self.0.events.get(deck).last().is_some_and(|face| face.stage < stage) {
            self.0.events.shift_top(deck, EventZone::Discard.number());
        }
        self
    }

    /// The event deck is empty.
    #[must_use]
    pub fn no_events(mut self) -> Self {
        self.0.events.shift_all(EventZone::Deck.number(), EventZone::Discard.number());
        self
    }

    /// This Event card lies on top of the event deck, in its first stage that is not over; the cards of stages
    /// before it lie in the discard pile.
    ///
    /// # Panics
    /// If no copy is left.
    #[must_use]
    pub fn event_top(mut self, card: EventCard) -> Self {
        let face = self.copy_of(card);
        self = self.stage(face.stage);
        self.shift_event(face, EventZone::Deck)
    }

    /// A player has drawn this Event card this round.
    ///
    /// # Panics
    /// If no copy is left.
    #[must_use]
    pub fn drawn(self, seat: Seat, card: EventCard) -> Self {
        let face = self.copy_of(card);
        self.shift_event(face, EventZone::Drawn(seat))
    }

    /// A player has this Event card in his play area.
    ///
    /// # Panics
    /// If no copy is left.
    #[must_use]
    pub fn kept(self, seat: Seat, card: EventCard) -> Self {
        let face = self.copy_of(card);
        self.shift_event(face, EventZone::Kept(seat))
    }

    /// So many 'The End Draws Near' lie beside the board.
    ///
    /// # Panics
    /// If there are not so many.
    #[must_use]
    pub fn beside(self, count: u8) -> Self {
        (0..count).fold(self, |position, _| {
            let face = position.copy_of(EventCard::TheEndDrawsNear);
            position.shift_event(face, EventZone::Beside)
        })
    }

    /// A position with Brood War and its default options; nobody has a Leadership card.
    ///
    /// # Panics
    /// If there are not two to six.
    pub fn brood(players: u8) -> Self {
        let mut setup = Setup::new(players);
        setup.options.brood_war = true;
        Self::of(&setup)
    }

    /// One more planet lies east of the line, joined to its last planet by the next route.
    ///
    /// # Panics
    /// If the last planet has no slot there.
    #[must_use]
    pub fn beyond(mut self, planet: Planet) -> Self {
        let last = LINE[2 * usize::from(self.0.setup.players) - 1];
        let placed = self.0.planets[last as usize].placed.expect("the last planet of the line");
        assert!(last.def().slots.turned(placed.turn).contains(Side::E), "{last:?} has no slot there");
        let cell = placed.cell.next(Side::E);
        let turn = (0..4).find(|&turn| planet.def().slots.turned(turn).contains(Side::W));
        let turn = turn.expect("every planet has a slot");
        self.0.planets[planet as usize].placed = Some(Placement { cell, turn });
        let ends = [RouteEnd { planet: last, side: Side::E }, RouteEnd { planet, side: Side::W }];
        self.0.routes.add(Route { ends, z_axis: false, transports: SeatSet::EMPTY });
        self
    }

    /// A player has resolved a Leadership card, which stays in play if it says so.
    #[must_use]
    pub fn leadership(mut self, seat: Seat, card: Leadership) -> Self {
        let brood = &mut self.0.players[seat].brood;
        brood.resolved |= card.bit();
        brood.chosen |= 1 << card.def().stage as u8;
        if card.def().kind != LeadershipKind::Once {
            brood.in_play |= card.bit();
        }
        if card == Leadership::SonsOfKorhal {
            self.0.players[seat].unused[Order::Star as usize] = 1;
        }
        self
    }

    /// A player has chosen the Leadership card of every stage.
    #[must_use]
    pub fn led(mut self, seat: Seat) -> Self {
        self.0.players[seat].brood.chosen = 7;
        self
    }

    /// A player has these units on a Leadership card of his.
    #[must_use]
    pub fn aboard(mut self, seat: Seat, units: &[Unit]) -> Self {
        for &unit in units {
            self.0.players[seat].brood.aboard.add(unit);
        }
        self
    }

    /// A card of a player has gone back to his hand in this Execution phase.
    #[must_use]
    pub fn recharged(mut self, seat: Seat, card: Card) -> Self {
        self.0.players[seat].brood.recharged |= card.bit();
        self
    }

    /// A player has so many mineral and gas tokens.
    #[must_use]
    pub fn tokens(mut self, seat: Seat, minerals: u8, gas: u8) -> Self {
        self.0.players[seat].brood.tokens = [minerals, gas];
        self
    }

    /// A player has a guard token in an area.
    #[must_use]
    pub fn guard(mut self, seat: Seat, area: Area) -> Self {
        self.0.place_guard(seat, area, &mut Log::off());
        self
    }

    /// A player has an installation in an area.
    #[must_use]
    pub fn installation(mut self, seat: Seat, installation: Installation, area: Area) -> Self {
        self.0.place_installation(seat, installation, area, &mut Log::off());
        self
    }

    /// So many special orders lie in a player's pool.
    #[must_use]
    pub fn pool(mut self, seat: Seat, orders: u8) -> Self {
        self.0.players[seat].brood.pool = orders;
        self
    }

    /// A unit in an area is under mind control and was another player's.
    ///
    /// # Panics
    /// If both tokens are in use.
    #[must_use]
    pub fn thrall(mut self, seat: Seat, area: Area, unit: Unit, owner: Seat) -> Self {
        let thralls = &mut self.0.players[seat].brood.thralls;
        let free = thralls.iter_mut().find(|thrall| thrall.is_none()).expect("a free token");
        *free = Some(Thrall { unit, owner, area });
        self.0.put_unit(area, seat, unit);
        self
    }

    /// Who has the first player token.
    #[must_use]
    pub const fn first(mut self, seat: Seat) -> Self {
        self.0.first = seat;
        self
    }

    /// The round.
    #[must_use]
    pub const fn round(mut self, round: u8) -> Self {
        self.0.round = round;
        self
    }

    /// It is a player's turn of the Execution phase.
    #[must_use]
    pub fn turn_of(mut self, seat: Seat) -> Self {
        self.0.stack = Stack::new();
        self.0.stack.push(Frame::Execute(ExecuteFrame::turn(seat)));
        self
    }

    /// The Planning phase begins.
    #[must_use]
    pub fn planning(mut self) -> Self {
        self.0.stack = Stack::new();
        self.0.stack.push(Frame::Planning);
        self
    }

    /// All orders are executed: regrouping begins.
    #[must_use]
    pub fn round_ends(mut self) -> Self {
        self.0.stack = Stack::new();
        let start = RegroupFrame::start(self.0.setup.edition());
        self.0.stack.push(Frame::Regroup(start));
        self
    }

    /// The game in this position, run up to where it has to ask.
    ///
    /// # Panics
    /// If the position cannot be.
    pub fn build(mut self) -> StarCraft {
        if let Err(what) = self.0.validate() {
            panic!("no such position: {what}");
        }
        self.0.advance(&mut Log::off());
        self.0
    }

    /// All cards of a zone go under the deck.
    fn emptied(mut self, seat: Seat, zone: CardZone) -> Self {
        let cards = &mut self.0.players[seat].cards;
        let count = cards.len(zone as usize);
        cards.shift_all(zone as usize, CardZone::Deck as usize);
        cards.get_mut(CardZone::Deck as usize).rotate_right(count);
        self
    }

    /// Moves cards, wherever they are, to the top of a zone.
    fn put(mut self, seat: Seat, zone: CardZone, put: &[Card]) -> Self {
        let cards = &mut self.0.players[seat].cards;
        for &card in put {
            let from = (0..CardZone::COUNT).find(|&from| cards.holds(from, card));
            let from = from.unwrap_or_else(|| panic!("{seat:?} has no {card:?}"));
            cards.shift_card(from, card, zone as usize);
        }
        self
    }

    /// A copy of an Event card that nobody has, of the earliest stage that is not over.
    fn copy_of(&self, card: EventCard) -> EventFace {
        let now = self.0.stage();
        let free = [EventZone::Deck, EventZone::Box, EventZone::Discard];
        let faces =
            free.iter().flat_map(|zone| self.0.events.get(zone.number())).filter(|face| face.card == card);
        let face = faces.min_by_key(|face| (face.stage < now, face.stage));
        *face.unwrap_or_else(|| panic!("no {card:?} is left"))
    }

    fn shift_event(mut self, face: EventFace, to: EventZone) -> Self {
        let from = [EventZone::Deck, EventZone::Box, EventZone::Discard];
        let from =
            from.iter().find(|zone| self.0.events.holds(zone.number(), face)).expect("a copy found before");
        self.0.events.shift_card(from.number(), face, to.number());
        self
    }
}

/// The planets in a line, each turned as little as joins it to its neighbours.
fn lay_out(game: &mut StarCraft) {
    let line = &LINE[..2 * usize::from(game.setup.players)];
    for (x, &planet) in line.iter().enumerate() {
        let west = (x > 0).then_some(Side::W);
        let east = (x + 1 < line.len()).then_some(Side::E);
        let turn = (0..4).find(|&turn| {
            let slots: Sides = planet.def().slots.turned(turn);
            west.into_iter().chain(east).all(|side| slots.contains(side))
        });
        let turn = turn.expect("every planet but the ends of the line has slots on opposite sides");
        let cell = Cell { x: x as i8, y: 0 };
        game.planets[planet as usize].placed = Some(Placement { cell, turn });
    }
    for pair in line.windows(2) {
        let ends = [RouteEnd { planet: pair[0], side: Side::E }, RouteEnd { planet: pair[1], side: Side::W }];
        game.routes.add(Route { ends, z_axis: false, transports: SeatSet::EMPTY });
    }
}

/// The event deck of a setup, unshuffled: of each stage the first cards of the table lie in the box (SC 2.6.3 to
/// SC 2.6.8). Galactic Conquest does without 'The End Draws Near' (SC 19.1.3).
fn event_deck(setup: &Setup) -> Events {
    let mut events = Events::new();
    for stage in Stage::ALL.into_iter().rev() {
        let removed = usize::from(setup.removed(stage));
        let faces = stage
            .cards(setup.edition())
            .filter(|face| !setup.options.conquest || face.card != EventCard::TheEndDrawsNear);
        for (n, face) in faces.enumerate() {
            let zone = if n < removed { EventZone::Box } else { EventZone::Deck };
            events.add(zone.number(), face);
        }
    }
    events
}
