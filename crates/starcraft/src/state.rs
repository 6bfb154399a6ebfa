//! What lies on the table.

use orrery_engine::{BySeat, Seat, SeatSet, Stack, Zones};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::MAX_SEATS;
use crate::brood::{Brood, BroodPlayer};
use crate::cards::{
    Building, Card, EventFace, Faction, Layer, Module, Planet, Race, Resource, Stage, Unit, Yield,
};
use crate::combat::Battle;
use crate::encoding::{read_first, write_first};
use crate::frame::Frame;
use crate::galaxy::{Placement, Routes};
use crate::setup::Setup;
use crate::squad::Squad;

/// How deep frames can nest.
pub(crate) const DEPTH: usize = 16;
/// The most areas a planet has.
pub const MAX_AREAS: usize = 5;
/// The most areas a planet of the base game has.
pub(crate) const BASE_AREAS: usize = 4;
/// The most orders on the table at once in the base game: four of each player (SC 5.1.1).
pub(crate) const BASE_ORDERS: usize = 4 * MAX_SEATS;
/// The most orders on the table at once: Leadership cards of two factions add four and one.
pub const MAX_ORDERS: usize = BASE_ORDERS + 5;

/// A game of `StarCraft`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
// What Brood War adds is written after this, if it is in play (`encoding.rs`).
#[serde(remote = "Self")]
pub struct StarCraft {
    pub(crate) setup: Setup,
    /// What is being resolved, innermost last.
    pub(crate) stack: Stack<Frame, DEPTH>,
    /// Who won; nobody while the game goes on.
    pub(crate) winners: SeatSet,
    /// Why it ended.
    pub(crate) ended: Option<End>,
    /// Who is not eliminated (SC 8.6.1).
    pub(crate) in_game: SeatSet,
    /// The holder of the first player token (SC 1.2.18).
    pub(crate) first: Seat,
    /// The round, counted from 1; 0 while the galaxy is built.
    pub(crate) round: u8,
    pub(crate) players: BySeat<Player, MAX_SEATS>,
    /// The planets in the order of [`Planet`].
    #[serde(serialize_with = "write_first::<{ Planet::BASE }, _, _, _>")]
    #[serde(deserialize_with = "read_first::<{ Planet::BASE }, _, _, _>")]
    pub(crate) planets: [PlanetState; Planet::COUNT],
    pub(crate) routes: Routes,
    /// Orders on the table in the order they were placed; on one planet the last one lies on top.
    pub(crate) orders: Orders,
    pub(crate) events: Events,
    /// How many of the Event cards a player has drawn this round are older than the event deck (SC 19.1.4).
    pub(crate) old_events: BySeat<u8, MAX_SEATS>,
    /// Units that the order being executed has moved or built, by area of the active planet: they move once
    /// (SC G50) and cannot be destroyed for a technology unit (SC 16.3.4).
    #[serde(serialize_with = "write_first::<BASE_AREAS, _, _, _>")]
    #[serde(deserialize_with = "read_first::<BASE_AREAS, _, _, _>")]
    pub(crate) fresh: [Squad; MAX_AREAS],
    /// Units that have entered an area with enemy units in the Mobilize order being executed (SC 11.4.2).
    pub(crate) landing: Squad,
    /// The battle being fought (SC 13.1.1).
    pub(crate) battle: Battle,
    /// What Brood War adds.
    #[serde(skip)]
    pub(crate) brood: Brood,
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// Enough conquest points (SC 8.1.1).
    Normal,
    /// A special condition (SC 8.1.2).
    Special,
    /// Time ran out (SC 8.1.3).
    EndGame,
    /// One player or team is left (SC 8.1.4).
    Elimination,
    /// Nobody was eliminated in a Galactic Conquest for too long (SC G135).
    Stalemate,
}

/// What lies before a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The faction; `None` before it is chosen.
    pub faction: Option<Faction>,
    /// The two planets drawn and not yet placed (SC 3.1.1).
    pub drawn: [Option<Planet>; 2],
    /// Conquest points.
    pub points: u8,
    /// Workers in the Worker Pool.
    pub workers: u8,
    /// Unavailable workers.
    pub unavailable: u8,
    /// Workers on the permanent minerals and the permanent gas (SC 9.3.1).
    pub permanent: [u8; 2],
    /// The level of the building in each slot of the sheet (SC 16.1.1).
    pub buildings: [u8; 3],
    /// How many modules of each type.
    #[serde(serialize_with = "write_first::<{ Module::BASE }, _, _, _>")]
    #[serde(deserialize_with = "read_first::<{ Module::BASE }, _, _, _>")]
    pub modules: [u8; Module::COUNT],
    /// Orders of each type not on the table; executed ones come back only at the end of the phase, which
    /// changes nothing and keeps what everybody has seen this round.
    #[serde(serialize_with = "write_first::<{ Order::BASE }, _, _, _>")]
    #[serde(deserialize_with = "read_first::<{ Order::BASE }, _, _, _>")]
    pub unused: [u8; Order::COUNT],
    /// How many special orders he could place in this round (SC 5.3.1).
    pub special_orders: u8,
    /// Added to the hand limit in this round only (SC 7.9.3).
    pub extra_hand: u8,
    /// His Combat and Technology cards by [`CardZone`].
    pub cards: Zones<Card, { Card::MOST }, { CardZone::COUNT }>,
    /// Which of his cards each seat knows to be in his hand or laid from it face down, as a set of
    /// [`Card::bit`]s; under his own seat, those that everybody knows. Cleared when a card is shuffled into a deck.
    pub known: BySeat<u64, MAX_SEATS>,
    /// Which of his cards were in nobody's sight, and not in the discard pile that became his deck, when his deck
    /// last ran out: who counts knows that they are not in the deck.
    pub outside: u64,
    /// What Brood War adds.
    #[serde(skip)]
    pub brood: BroodPlayer,
}

/// Where a player's cards lie; the top of a deck is the last card of its zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum CardZone {
    /// The Combat deck (SC 2.8.1).
    Deck,
    /// The hand.
    Hand,
    /// Played in the battle and not yet discarded.
    Battle,
    /// Chosen for discarding to the hand limit, until all have chosen (SC G22).
    Discarding,
    /// The discard pile.
    Discard,
    /// The Technology deck (SC 2.8.1).
    Technology,
    /// The play area (SC 17.10.1).
    PlayArea,
}

impl CardZone {
    /// How many zones there are.
    pub const COUNT: usize = 7;
}

impl Player {
    /// The race.
    ///
    /// # Panics
    /// Before the faction is chosen.
    #[inline]
    pub fn race(&self) -> Race {
        self.faction.expect("factions are chosen first").race()
    }

    /// The cards of a zone, the top last.
    #[inline]
    pub fn zone(&self, zone: CardZone) -> &[Card] {
        self.cards.get(zone as usize)
    }

    /// The level of a building of his race; 0 if it is not built.
    #[inline]
    pub const fn level(&self, building: Building) -> u8 {
        self.buildings[building.slot()]
    }

    /// How many modules of a type he has.
    #[inline]
    pub const fn modules(&self, module: Module) -> u8 {
        self.modules[module as usize]
    }

    /// Everybody saw this card go into his hand (SC 15.4.3).
    pub(crate) fn learn_all(&mut self, card: Card) {
        self.known.0.iter_mut().for_each(|known| *known |= card.bit());
    }

    /// One player saw his hand.
    pub(crate) fn show_hand(&mut self, to: Seat) {
        let hand = self.zone(CardZone::Hand).iter().fold(0, |set, card| set | card.bit());
        self.known[to] |= hand;
    }

    /// Shuffles the Combat deck; nobody knows any more what of it was seen before.
    pub(crate) fn shuffle_deck(&mut self, seed: u64) {
        orrery_engine::shuffle(self.cards.get_mut(CardZone::Deck as usize), seed);
        let deck = self.zone(CardZone::Deck).iter().fold(0, |set, card| set | card.bit());
        self.known.0.iter_mut().for_each(|known| *known &= !deck);
        self.outside &= !deck;
    }

    /// Shuffles the discard pile into a new Combat deck (SC 12.5.1). Whoever counts the cards now knows which ones
    /// are elsewhere.
    pub(crate) fn renew_deck(&mut self, seed: u64) {
        self.cards.shift_all(CardZone::Discard as usize, CardZone::Deck as usize);
        self.outside = [CardZone::Hand, CardZone::Battle, CardZone::Discarding]
            .into_iter()
            .flat_map(|zone| self.zone(zone))
            .fold(0, |set, card| set | card.bit());
        self.shuffle_deck(seed);
    }
}

/// A planet in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct PlanetState {
    /// Where it lies; `None` if it is not in the galaxy.
    pub placed: Option<Placement>,
    /// Its areas; those it does not have stay empty.
    #[serde(serialize_with = "write_first::<BASE_AREAS, _, _, _>")]
    #[serde(deserialize_with = "read_first::<BASE_AREAS, _, _, _>")]
    pub areas: [AreaState; MAX_AREAS],
}

/// One area of a planet in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct AreaState {
    /// Whose units stand here.
    pub owner: Option<Seat>,
    /// The units; attackers who have not won yet are elsewhere ([`StarCraft`]'s landing and battle).
    pub units: Squad,
    /// Whose base stands here.
    pub base: Option<Seat>,
    /// How far the area is depleted (SC 9.4.10).
    pub depletion: Depletion,
    /// Who has the Resource card; `None`: the common supply, or there is no card.
    pub card: Option<Seat>,
    /// Workers on the Resource card.
    pub workers: u8,
}

/// How far an area is depleted (SC 9.4.2, SC 9.4.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Depletion {
    /// Not at all.
    #[default]
    None,
    /// Partially.
    Partial,
    /// Completely: it has no Resource card any more.
    Complete,
}

/// An area by its planet and its number there, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Area {
    /// The planet.
    pub planet: Planet,
    /// Which of its areas.
    pub number: u8,
}

/// An order token (SC 5.1.4, SC 5.1.8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Order {
    Build,
    Mobilize,
    Research,
    SpecialBuild,
    SpecialMobilize,
    SpecialResearch,
    Star,
}

impl Order {
    /// How many types there are in the base game.
    pub const BASE: usize = 6;
    /// How many types there are with Brood War.
    pub const COUNT: usize = 7;
    /// Every type.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Build,
        Self::Mobilize,
        Self::Research,
        Self::SpecialBuild,
        Self::SpecialMobilize,
        Self::SpecialResearch,
        Self::Star,
    ];

    /// Whether it is a special order (SC 15.1.1).
    pub const fn is_special(self) -> bool {
        matches!(self, Self::SpecialBuild | Self::SpecialMobilize | Self::SpecialResearch)
    }

    /// The order without its extra benefits; the Star order stays what it is.
    #[must_use]
    pub const fn plain(self) -> Self {
        match self {
            Self::Star => self,
            _ => Self::ALL[self as usize % 3],
        }
    }

    /// The order with the extra benefits (SC 15.1.2); the Star order stays what it is.
    #[must_use]
    pub const fn special(self) -> Self {
        match self {
            Self::Star => self,
            _ => Self::ALL[self as usize % 3 + 3],
        }
    }

    /// How many tokens of this type a faction has (SC G10); the Star order comes with a Leadership card.
    pub const fn tokens(self) -> u8 {
        match self {
            Self::Build | Self::Mobilize | Self::Research => 2,
            Self::SpecialBuild | Self::SpecialMobilize | Self::SpecialResearch => 1,
            Self::Star => 0,
        }
    }
}

/// An order on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PlacedOrder {
    /// Whose it is; the back shows it (SC 5.2.5).
    pub seat: Seat,
    /// Where it lies.
    pub planet: Planet,
    /// What it says (SC 5.2.4).
    pub order: Order,
    /// Who else has looked at its face.
    pub known_to: SeatSet,
}

/// All orders on the table, in the order they were placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Orders(
    #[serde(serialize_with = "write_first::<BASE_ORDERS, _, _, _>")]
    #[serde(deserialize_with = "read_first::<BASE_ORDERS, _, _, _>")]
    [Option<PlacedOrder>; MAX_ORDERS],
);

impl Orders {
    /// All orders, the oldest first.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = PlacedOrder> + '_ {
        self.0.iter().filter_map(|&order| order)
    }

    /// All orders, to change what is known of them.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut PlacedOrder> {
        self.0.iter_mut().filter_map(Option::as_mut)
    }

    /// Those beyond what the base game can have.
    pub(crate) fn surplus(&self) -> impl Iterator<Item = PlacedOrder> + '_ {
        self.0[BASE_ORDERS..].iter().filter_map(|&order| order)
    }

    /// The stack of a planet, its top last (SC 5.2.1).
    pub fn on(&self, planet: Planet) -> impl DoubleEndedIterator<Item = PlacedOrder> + '_ {
        self.iter().filter(move |order| order.planet == planet)
    }

    /// The order on top of a planet's stack.
    #[inline]
    pub fn top(&self, planet: Planet) -> Option<PlacedOrder> {
        self.on(planet).next_back()
    }

    /// Whether no order is left.
    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// Puts an order on top of its planet's stack.
    ///
    /// # Panics
    /// If there are too many: nobody places more than four.
    pub fn place(&mut self, order: PlacedOrder) {
        let free = self.0.iter().position(Option::is_none).expect("four orders each");
        self.0[free] = Some(order);
    }

    /// Brings the lowest order of a planet's stack to its top.
    pub fn raise_lowest(&mut self, planet: Planet) {
        let Some(at) = self.0.iter().position(|order| order.is_some_and(|order| order.planet == planet))
        else {
            return;
        };
        let lowest = self.0[at];
        let count = self.0.iter().flatten().count();
        self.0.copy_within(at + 1..count, at);
        self.0[count - 1] = lowest;
    }

    /// Takes the order on top of a planet's stack away.
    pub fn take_top(&mut self, planet: Planet) -> Option<PlacedOrder> {
        let at = self.0.iter().rposition(|order| order.is_some_and(|order| order.planet == planet))?;
        let taken = self.0[at];
        self.0.copy_within(at + 1.., at);
        self.0[MAX_ORDERS - 1] = None;
        taken
    }
}

impl std::fmt::Debug for Orders {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The Event cards by [`EventZone`].
pub type Events = Zones<EventFace, 77, { EventZone::COUNT }>;

/// Where an Event card lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EventZone {
    /// The event deck.
    Deck,
    /// Removed in setup, unseen (SC 2.6.9).
    Box,
    /// The discard pile.
    Discard,
    /// Played 'The End Draws Near' (SC 7.8.9).
    Beside,
    /// Drawn this round, face down (SC 6.2.4).
    Drawn(Seat),
    /// In a play area (SC 7.8.6).
    Kept(Seat),
}

impl EventZone {
    /// How many zones there are.
    pub const COUNT: usize = 4 + 2 * MAX_SEATS;

    /// Its number among the zones.
    pub const fn number(self) -> usize {
        match self {
            Self::Deck => 0,
            Self::Box => 1,
            Self::Discard => 2,
            Self::Beside => 3,
            Self::Drawn(seat) => 4 + seat.index(),
            Self::Kept(seat) => 4 + MAX_SEATS + seat.index(),
        }
    }
}

impl Area {
    /// An area of a planet.
    pub const fn new(planet: Planet, number: u8) -> Self {
        Self { planet, number }
    }

    /// Whether the planet has such an area.
    pub fn exists(self) -> bool {
        usize::from(self.number) < self.planet.areas().len()
    }

    /// The unit limit (SC 1.4.1).
    pub fn limit(self) -> u8 {
        self.planet.areas()[usize::from(self.number)].limit
    }

    /// If it is marked, the only units that may be there (SC 23.1.1).
    pub fn only(self) -> Option<Layer> {
        self.planet.areas()[usize::from(self.number)].only
    }

    /// Whether a unit may be there at all (SC 23.1.1).
    #[inline]
    pub fn admits(self, unit: Unit) -> bool {
        self.only().is_none_or(|layer| layer == unit.def().layer)
    }

    /// Whether it is a strategic area (SC 23.2.1).
    pub fn is_strategic(self) -> bool {
        self.planet.areas()[usize::from(self.number)].strategic
    }

    /// What it yields (SC 1.2.4).
    pub fn yields(self) -> Yield {
        self.planet.areas()[usize::from(self.number)].yields
    }

    /// The capacity of its Resource card, or its conquest points.
    pub fn amount(self) -> u8 {
        self.planet.areas()[usize::from(self.number)].amount
    }

    /// The resource of its Resource card (SC 1.3.2).
    pub fn resource(self) -> Option<Resource> {
        match self.yields() {
            Yield::Minerals => Some(Resource::Minerals),
            Yield::Gas => Some(Resource::Gas),
            Yield::Conquest | Yield::Nothing => None,
        }
    }
}

impl Planet {
    /// Its areas by number.
    pub fn area_ids(self) -> impl DoubleEndedIterator<Item = Area> + Clone {
        (0..self.areas().len() as u8).map(move |number| Area { planet: self, number })
    }
}

impl StarCraft {
    /// An area as it is now.
    #[inline]
    pub fn area(&self, area: Area) -> &AreaState {
        &self.planets[area.planet as usize].areas[usize::from(area.number)]
    }

    #[inline]
    pub(crate) fn area_mut(&mut self, area: Area) -> &mut AreaState {
        &mut self.planets[area.planet as usize].areas[usize::from(area.number)]
    }

    /// The planets of the galaxy.
    #[inline]
    pub fn galaxy(&self) -> impl Iterator<Item = Planet> + Clone + '_ {
        Planet::of(self.setup.edition()).filter(|&planet| self.planets[planet as usize].placed.is_some())
    }

    /// All areas of the galaxy.
    #[inline]
    pub fn areas(&self) -> impl Iterator<Item = Area> + Clone + '_ {
        self.galaxy().flat_map(Planet::area_ids)
    }

    /// All players from `seat` on clockwise, those out of the game left out.
    pub fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let n = self.setup.players;
        (0..n).map(move |steps| seat.clockwise(steps, n)).filter(|&seat| self.in_game.contains(seat))
    }

    /// Whether two seats play together (SC 19.2.1); everybody is on his own side.
    pub fn same_side(&self, a: Seat, b: Seat) -> bool {
        self.setup.team(a) == self.setup.team(b)
    }

    /// Whether the area contains no unit and no base of anyone (SC 1.2.9).
    #[inline]
    pub fn is_empty(&self, area: Area) -> bool {
        let state = self.area(area);
        state.owner.is_none()
            && state.base.is_none()
            && (!self.is_brood_war() || self.installation_in(area).is_none())
    }

    /// Who controls the area (SC 1.2.10, SC 1.2.11, SC 1.2.13).
    #[inline]
    pub fn controller(&self, area: Area) -> Option<Seat> {
        let state = self.area(area);
        // SC 26.1.2, SC 26.1.5: in place of a base an installation holds the area.
        let base = match state.base {
            None if self.is_brood_war() => self.installation_in(area).map(|installed| installed.seat),
            base => base,
        };
        match (state.owner, base) {
            (Some(units), Some(base)) if units != base => None,
            (owner, base) => owner.or(base),
        }
    }

    /// Whether the area is friendly (SC 1.2.10).
    #[inline]
    pub fn is_friendly(&self, area: Area, seat: Seat) -> bool {
        self.controller(area) == Some(seat)
    }

    /// Whether the area is an enemy area (SC 1.2.12).
    #[inline]
    pub fn is_enemy(&self, area: Area, seat: Seat) -> bool {
        let state = self.area(area);
        state.owner.is_some_and(|owner| owner != seat)
            || state.base.is_some_and(|owner| owner != seat)
            || (self.is_brood_war()
                && self.installation_in(area).is_some_and(|installed| installed.seat != seat))
    }

    /// Where the player's base on a planet stands (SC 10.5.3).
    #[inline]
    pub fn base_on(&self, planet: Planet, seat: Seat) -> Option<Area> {
        planet.area_ids().find(|&area| self.area(area).base == Some(seat))
    }

    /// Whether the player has a unit on a planet.
    #[inline]
    pub fn has_unit_on(&self, planet: Planet, seat: Seat) -> bool {
        planet.area_ids().any(|area| self.area(area).owner == Some(seat))
    }

    /// How many bases the player has.
    pub fn bases(&self, seat: Seat) -> u8 {
        self.areas().filter(|&area| self.area(area).base == Some(seat)).count() as u8
    }

    /// How many figures of a type the player has left in his supply (SC 18.1.1).
    pub fn supply(&self, seat: Seat, unit: Unit) -> u8 {
        if self.is_brood_war() {
            return unit.def().figures - self.figures_out(seat, unit);
        }
        let on_board: u8 = self
            .areas()
            .filter(|&area| self.area(area).owner == Some(seat))
            .map(|area| self.area(area).units.count(unit))
            .sum();
        let away = if self.active() == Some(seat) { self.landing.count(unit) } else { 0 };
        unit.def().figures - on_board - away - self.battle.attackers_of(seat, unit)
    }

    /// How many workers the player has in all, wherever they are.
    pub fn all_workers(&self, seat: Seat) -> u8 {
        let player = &self.players[seat];
        let on_cards: u8 = self
            .areas()
            .filter(|&area| self.area(area).card == Some(seat))
            .map(|area| self.area(area).workers)
            .sum();
        player.workers + player.unavailable + player.permanent.iter().sum::<u8>() + on_cards
    }

    /// How many transports the player has on routes.
    pub fn transports(&self, seat: Seat) -> u8 {
        self.routes.iter().filter(|(_, route)| route.transports.contains(seat)).count() as u8
    }

    /// Adds a unit to an area.
    pub(crate) fn put_unit(&mut self, area: Area, seat: Seat, unit: Unit) {
        let area = self.area_mut(area);
        area.units.add(unit);
        area.owner = Some(seat);
    }

    /// Takes a unit out of an area.
    pub(crate) fn take_unit(&mut self, area: Area, unit: Unit) {
        let area = self.area_mut(area);
        area.units.remove(unit);
        if area.units.is_empty() {
            area.owner = None;
        }
    }

    /// The stage of the game: that of the top of the event deck (SC 8.3.2, SC G28).
    pub fn stage(&self) -> Stage {
        self.events.get(EventZone::Deck.number()).last().map_or(Stage::Three, |face| face.stage)
    }
}
