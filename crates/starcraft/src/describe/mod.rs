//! What a client shows: questions, choices and sentences as message keys, and places on the table.
//!
//! Zones of a [`Spot`]; item 0 is the place itself.
//!
//! | Zone | Owner | Index | Item |
//! |---|---|---|---|
//! | `planet` | – | planet | – |
//! | `area` | of the units or base, for an item | planet * 8 + number of the area | 1 + unit type; 200: the base; 201: depletion; 202: the installation; 203: the guard token |
//! | `cell` | – | (x + 32) * 64 + (y + 32) | 1 + quarter turns of a planet to be placed there |
//! | `slot` | – | planet * 4 + side | – |
//! | `route` | of the transport, for an item | route | 1 + seat: that player's transport |
//! | `order-stack` | – | planet | 1 + position from the bottom |
//! | `order` | who has it | order type: his unused tokens; 7: the Defend order | – |
//! | `faction` | – | faction | – |
//! | `drawn-planet` | who drew it | planet | – |
//! | `hand`, `discard`, `deck` | whose | card; 0 where it is face down | – |
//! | `technology`, `play-area` | whose | technology, in the Technology deck and in the play area | – |
//! | `event` | who keeps or has read it | Event card | – |
//! | `drawn-events` | who drew them face down | 0 | – |
//! | `event-deck`, `event-discard`, `event-beside` | – | Event card; 0 where it is face down | – |
//! | `unit` | whose sheet | unit type | – |
//! | `building`, `module` | whose sheet | building type, module type | – |
//! | `worker` | whose | 0: Worker Pool, 1: unavailable | – |
//! | `permanent` | whose sheet | 0: minerals, 1: gas | – |
//! | `resource` | who has the Resource card | its area, as in `area` | – |
//! | `leadership` | whose | Leadership card; 0 where it is face down | 1 + type of a unit on it |
//! | `token` | whose | 0: mineral tokens, 1: gas tokens | – |
//! | `supply` | whose | 0: workers, 1: transports, 2: bases | – |
//! | `skirmish` | whose part in it, for an item | number, counted from 0 | 1 + unit type; 101: standard card; 102: Reinforcement card |
//! | `player` | who | 0 | – |

mod brood;
mod brood_sheets;
mod choices;
mod moves;
pub mod names;
mod outline;
mod questions;
mod sentences;
mod sheets;
mod why;

use orrery_engine::{Arg, Choice, Describe, Game, Illegal, Line, Message, Move, Seat, Spot, Status};

use crate::action::Action;
use crate::cards::{Card, Cost, Face, Leadership, Planet, Resource, Unit, Values, Yield};
use crate::event::Event;
use crate::galaxy::{Cell, RouteEnd, RouteId, Side};
use crate::state::{Area, StarCraft};

/// Every zone of a [`Spot`].
pub const ZONES: &[&str] = &[
    "planet",
    "area",
    "cell",
    "slot",
    "route",
    "order-stack",
    "order",
    "faction",
    "drawn-planet",
    "hand",
    "discard",
    "deck",
    "technology",
    "play-area",
    "event",
    "drawn-events",
    "event-deck",
    "event-discard",
    "event-beside",
    "unit",
    "building",
    "module",
    "worker",
    "permanent",
    "resource",
    "leadership",
    "token",
    "supply",
    "skirmish",
    "player",
];

/// The item of a base in an area.
const BASE: u16 = 200;
/// The item of a depletion token in an area.
const DEPLETION: u16 = 201;
/// The item of an installation in an area.
const INSTALLATION: u16 = 202;
/// The item of a guard token in an area.
const GUARD: u16 = 203;
/// The Defend order, as an index of `order`: it never lies among the others.
const DEFEND: u16 = 7;
/// The item of a standard card in a skirmish.
const STANDARD: u16 = 101;
/// The item of a Reinforcement card in a skirmish.
const REINFORCEMENT: u16 = 102;
/// What cells are counted from.
const CELL_ORIGIN: i16 = 32;

/// The pool of workers, as an index of `worker`.
const POOL: u16 = 0;
/// The unavailable workers, as an index of `worker`.
const UNAVAILABLE: u16 = 1;
/// Workers, transports and bases, as indexes of `supply`.
const SPARE_WORKERS: u16 = 0;
const SPARE_TRANSPORTS: u16 = 1;
const SPARE_BASES: u16 = 2;

/// What an area is called.
pub(crate) fn area_name(place: Area) -> Message {
    area(place)
}

/// The key of a Combat card's name.
pub(crate) fn card_key(card: Card) -> &'static str {
    names::card(card)
}

const fn planet_spot(planet: Planet) -> Spot {
    Spot::common("planet", planet as u16)
}

const fn area_index(area: Area) -> u16 {
    area.planet as u16 * 8 + area.number as u16
}

const fn area_spot(area: Area) -> Spot {
    Spot::common("area", area_index(area))
}

const fn unit_spot(seat: Seat, unit: Unit, area: Area) -> Spot {
    Spot::of("area", seat, area_index(area)).item(1 + unit as u16)
}

const fn base_spot(seat: Seat, area: Area) -> Spot {
    Spot::of("area", seat, area_index(area)).item(BASE)
}

const fn installation_spot(seat: Seat, area: Area) -> Spot {
    Spot::of("area", seat, area_index(area)).item(INSTALLATION)
}

const fn guard_spot(seat: Seat, area: Area) -> Spot {
    Spot::of("area", seat, area_index(area)).item(GUARD)
}

const fn leadership_spot(seat: Seat, card: Leadership) -> Spot {
    Spot::of("leadership", seat, card as u16)
}

const fn token_spot(seat: Seat, resource: Resource) -> Spot {
    Spot::of("token", seat, resource as u16)
}

const fn cell_spot(cell: Cell, turn: u8) -> Spot {
    let (x, y) = (cell.x as i16 + CELL_ORIGIN, cell.y as i16 + CELL_ORIGIN);
    Spot::common("cell", (x * 2 * CELL_ORIGIN + y) as u16).item(1 + turn as u16)
}

const fn slot_spot(end: RouteEnd) -> Spot {
    Spot::common("slot", end.planet as u16 * 4 + end.side as u16)
}

const fn route_spot(route: RouteId) -> Spot {
    Spot::common("route", route.0 as u16)
}

const fn transport_spot(seat: Seat, route: RouteId) -> Spot {
    Spot::of("route", seat, route.0 as u16).item(1 + seat.0 as u16)
}

const fn stack_spot(planet: Planet) -> Spot {
    Spot::common("order-stack", planet as u16)
}

const fn hand_spot(seat: Seat, card: Card) -> Spot {
    Spot::of("hand", seat, card.0 as u16)
}

const fn discard_spot(seat: Seat, card: Card) -> Spot {
    Spot::of("discard", seat, card.0 as u16)
}

const fn deck_spot(seat: Seat) -> Spot {
    Spot::of("deck", seat, 0)
}

const fn resource_spot(seat: Seat, area: Area) -> Spot {
    Spot::of("resource", seat, area_index(area))
}

const fn skirmish_spot(skirmish: u8) -> Spot {
    Spot::common("skirmish", skirmish as u16)
}

const fn fighter_spot(seat: Seat, skirmish: u8, unit: Unit) -> Spot {
    Spot::of("skirmish", seat, skirmish as u16).item(1 + unit as u16)
}

const fn laid_spot(seat: Seat, skirmish: u8, reinforcement: bool) -> Spot {
    Spot::of("skirmish", seat, skirmish as u16).item(if reinforcement { REINFORCEMENT } else { STANDARD })
}

const fn player_spot(seat: Seat) -> Spot {
    Spot::of("player", seat, 0)
}

/// The area of an index, if there is such an area.
fn area_at(index: u16) -> Option<Area> {
    let planet = planet_at(index / 8)?;
    Some(Area::new(planet, (index % 8) as u8)).filter(|area| area.exists())
}

fn planet_at(index: u16) -> Option<Planet> {
    Planet::all().nth(usize::from(index))
}

/// The cell of an index, if there is such a cell.
fn cell_at(index: u16) -> Option<Cell> {
    let span = 2 * CELL_ORIGIN as u16;
    let along = |number: u16| (number < span).then_some((number as i16 - CELL_ORIGIN) as i8);
    Some(Cell { x: along(index / span)?, y: along(index % span)? })
}

/// An area for the log: its planet and number, counted from 1.
fn area(area: Area) -> Message {
    Message::new("area").with("planet", names::planet(area.planet)).with("number", i32::from(area.number) + 1)
}

/// An area to choose, with what it yields.
fn area_in_full(area: Area) -> Message {
    let key = match area.yields() {
        Yield::Minerals => "area-minerals",
        Yield::Gas => "area-gas",
        Yield::Conquest => "area-points",
        Yield::Nothing => "area-strategic",
    };
    let message = Message::new(key)
        .with("planet", names::planet(area.planet))
        .with("number", i32::from(area.number) + 1);
    match area.yields() {
        Yield::Nothing => message,
        _ => message.with("amount", i32::from(area.amount())),
    }
}

/// A navigation slot.
fn slot(end: RouteEnd) -> Message {
    Message::new("slot").with("planet", names::planet(end.planet)).with("side", names::side(end.side))
}

/// What something costs.
fn cost(cost: Cost) -> Message {
    let minerals = |message: Message| message.with("minerals", i32::from(cost.minerals));
    let gas = |message: Message| message.with("gas", i32::from(cost.gas));
    match (cost.minerals, cost.gas) {
        (0, 0) => Message::new("cost-free"),
        (_, 0) => minerals(Message::new("cost-minerals")),
        (0, _) => gas(Message::new("cost-gas")),
        _ => gas(minerals(Message::new("cost-both"))),
    }
}

/// Which of the copies of a technology that show the same values it is, counted from 1; `None` if no other does.
fn copy(card: Card, shown: impl Fn(Card) -> Option<Values>) -> Option<i32> {
    let mut alike = Card::copies(card.technology()?).filter(|&copy| shown(copy) == shown(card));
    let number = alike.by_ref().position(|copy| copy == card)? as i32 + 1;
    (number > 1 || alike.next().is_some()).then_some(number)
}

/// The values that count if a standard card depicts the front-line unit.
fn major(card: Card) -> Option<Values> {
    match card.def().face {
        Face::Standard { major, .. } => Some(major),
        Face::Reinforcement | Face::PlayArea => None,
    }
}

/// The values that count otherwise.
fn minor(card: Card) -> Option<Values> {
    match card.def().face {
        Face::Standard { minor, .. } => Some(minor),
        Face::Reinforcement | Face::PlayArea => None,
    }
}

/// A Combat card with its values.
fn card(card: Card) -> Message {
    let name = |key| Message::new(key).with("card", names::card(card));
    match (card.def().face, copy(card, major)) {
        (Face::Standard { major, .. }, None) => valued(name("card-standard"), major),
        (Face::Standard { major, .. }, Some(copy)) => {
            valued(name("card-standard-copy").with("copy", copy), major)
        }
        (Face::Reinforcement, None) => name("card-reinforcement"),
        (Face::Reinforcement, Some(copy)) => name("card-reinforcement-copy").with("copy", copy),
        (Face::PlayArea, _) => name("card-plain"),
    }
}

fn valued(message: Message, values: Values) -> Message {
    message.with("attack", i32::from(values.attack)).with("health", i32::from(values.health))
}

/// A Combat card with the values that count for a front-line unit.
fn card_for(own: Card, front: Unit) -> Message {
    let values = minor(own).filter(|_| !own.depicts(front));
    let Some(values) = values else { return card(own) };
    let message = match copy(own, minor) {
        None => Message::new("card-minor"),
        Some(copy) => Message::new("card-minor-copy").with("copy", copy),
    };
    valued(message.with("card", names::card(own)), values)
}

/// Several things one after another.
fn list(things: impl DoubleEndedIterator<Item = Arg>) -> Arg {
    joined("list", things)
}

/// A Combat card in the log, where nobody has to choose between copies.
fn shown(card: Card) -> Message {
    let name = |key| Message::new(key).with("card", names::card(card));
    match major(card) {
        Some(values) => valued(name("card-standard"), values),
        None => name("card-plain"),
    }
}

/// Several Combat cards one after another; their names have commas of their own.
fn cards(cards: &[Card]) -> Arg {
    joined("list-cards", cards.iter().map(|&own| shown(own).into()))
}

fn joined(key: &'static str, things: impl DoubleEndedIterator<Item = Arg>) -> Arg {
    things
        .rev()
        .reduce(|rest, first| Message::new(key).with("first", first).with("rest", rest).into())
        .unwrap_or_else(|| Message::new("list-empty").into())
}

/// So many units of each type.
fn counted(units: impl IntoIterator<Item = Unit>) -> Arg {
    let mut counts: Vec<(u16, &'static str)> = Vec::new();
    for unit in units {
        let key = names::unit(unit);
        match counts.iter_mut().find(|(_, own)| *own == key) {
            Some((count, _)) => *count += 1,
            None => counts.push((1, key)),
        }
    }
    Arg::Counted(counts)
}

impl StarCraft {
    /// A route by the planets it joins; a Z-axis route by its number too.
    fn route(&self, id: RouteId) -> Message {
        let Some(route) = self.routes.get(id) else { return Message::new("route-unknown") };
        let [from, to] = route.ends.map(|end| names::planet(end.planet));
        let earlier = self.routes.iter().take_while(|&(other, _)| other != id);
        let message = if route.z_axis {
            let before = earlier.filter(|(_, route)| route.z_axis).count() as i32;
            Message::new("route-z").with("number", before + 1)
        } else {
            Message::new("route")
        };
        message.with("from", from).with("to", to)
    }

    /// A cell by a planet next to it; the centre if there is none.
    fn cell(&self, cell: Cell) -> Message {
        let beside = |side: Side| {
            let planet = self.planet_at(cell.next(side.opposite()))?;
            self.has_slot(planet, side).then(|| {
                Message::new("cell").with("planet", names::planet(planet)).with("side", names::side(side))
            })
        };
        Side::ALL.into_iter().find_map(beside).unwrap_or(Message::new("cell-centre"))
    }
}

/// The key of a technology's name.
pub fn technology_key(technology: crate::cards::Technology) -> &'static str {
    names::technology(technology)
}

/// The message key of a unit's name.
pub const fn unit_key(unit: crate::cards::Unit) -> &'static str {
    names::unit(unit)
}

impl Describe for StarCraft {
    fn question(&self, seat: Seat) -> Option<Message> {
        let Status::Decision(seats) = self.status() else { return None };
        let frame = self.stack.top().filter(|_| seats.contains(seat))?;
        Some(self.question_of(seat, frame))
    }

    fn waiting(&self, seat: Seat) -> Option<Message> {
        let Status::Decision(seats) = self.status() else { return None };
        let frame = self.stack.top().filter(|_| seats.contains(seat))?;
        Some(self.waiting_for(frame).with("player", seat))
    }

    fn choice(&self, seat: Seat, action: Action) -> Choice {
        self.choice_of(seat, action)
    }

    fn sentence(&self, event: &Event) -> Option<Message> {
        self.sentence_of(event)
    }

    fn line(&self, event: &Event) -> Line {
        sentences::line(event, self.round)
    }

    fn moves(&self, event: &Event) -> Vec<Move> {
        self.moves_of(event)
    }

    fn attempts(&self, seat: Seat, spot: Spot) -> Vec<Action> {
        self.attempts_at(seat, spot)
    }

    fn idle(&self, seat: Seat, spot: Spot) -> Illegal {
        self.idle_at(seat, spot)
    }
}
