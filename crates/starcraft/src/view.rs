//! What a viewer may know, built field by field from the state.

mod battle;
mod brood;

pub use battle::{BattleView, LaidCard, PartyResult, PartyView, SkirmishView};
pub use brood::{BroodView, LastingView};

use orrery_engine::{Outcome, Seat, SeatSet, Status, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::brood::Installation;
use crate::cards::{Building, By, Card, EventFace, Faction, Module, Planet, Resource, Stage, Unit};
use crate::frame::Frame;
use crate::galaxy::{Placement, RouteEnd, RouteId};
use crate::hidden;
use crate::setup::Setup;
use crate::squad::Squad;
use crate::state::{Area, CardZone, Depletion, End, EventZone, Order, StarCraft};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct View {
    /// The setup; nothing of it is secret.
    pub setup: Setup,
    /// The round, counted from 1; 0 while the galaxy is built.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// The holder of the first player token.
    pub first: Seat,
    /// Who is executing an order or playing an Event card.
    pub active: Option<Seat>,
    /// The order that was revealed last and is not done yet, and where it lay.
    pub revealed: Option<(Planet, Order)>,
    /// Who owes a decision.
    pub asked: SeatSet,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The planets of the galaxy.
    pub planets: Vec<PlanetView>,
    /// The routes by their numbers.
    pub routes: Vec<RouteView>,
    /// Units that entered an area with enemy units and have not fought yet, and which area it is.
    pub landing: Option<(Area, Vec<Unit>)>,
    /// The battle being fought.
    pub battle: Option<BattleView>,
    /// The Event cards that belong to nobody.
    pub events: EventsView,
    /// The stage of which Leadership cards are picked now (SC 29.2.2).
    pub leadership: Option<Stage>,
    /// What cards of Brood War have changed for a while.
    pub lasting: LastingView,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
    /// Why it ended.
    pub ended: Option<End>,
}

/// A phase of the round (SC 4.1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the rulebook's words")]
pub enum Phase {
    Setup,
    Planning,
    Execution,
    Regrouping,
    Over,
}

/// One player's side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// His side, himself included (SC 19.2.1).
    pub side: SeatSet,
    /// Whether he is still in the game.
    pub in_game: bool,
    /// The faction; `None` before it is chosen.
    pub faction: Option<Faction>,
    /// Planets he has drawn and not placed yet.
    pub planets: Vec<Planet>,
    /// Conquest points.
    pub points: u8,
    /// Conquest points his side needs for a normal victory; `None` where points do not win.
    pub goal: Option<u8>,
    /// Workers in the Worker Pool.
    pub workers: u8,
    /// Unavailable workers.
    pub unavailable: u8,
    /// Workers on the permanent minerals and the permanent gas.
    pub permanent: [u8; 2],
    /// His building types with their levels.
    pub buildings: Vec<(Building, u8)>,
    /// The unit types of his race.
    pub units: Vec<UnitView>,
    /// Minerals and gas that no worker mines yet, without forced mining.
    pub unmined: [u8; 2],
    /// How many modules of each type.
    pub modules: [u8; Module::COUNT],
    /// His unused orders of each type; his own secret.
    pub unused: Option<[u8; Order::COUNT]>,
    /// How many unused orders there are, whatever they are.
    pub unused_count: u8,
    /// His orders of each type that were revealed in this round.
    pub executed: [u8; Order::COUNT],
    /// How many Combat cards he may keep; 0 before he has a faction.
    pub hand_limit: u8,
    /// The Combat hand.
    pub hand: Hand,
    /// Cards in the Combat deck.
    pub deck: usize,
    /// Cards chosen for discarding to the hand limit; faces for their owner.
    pub discarding: Hand,
    /// The discard pile, the top last.
    pub discard: Vec<Card>,
    /// The Technology deck, sorted; its list is known to all.
    pub technology: Vec<Card>,
    /// Technologies in the play area.
    pub play_area: Vec<Card>,
    /// Event cards drawn this round, face down, in the order drawn; faces for whoever has read them.
    pub drawn: Vec<DrawnEvent>,
    /// Event cards in the play area.
    pub kept: Vec<EventFace>,
    /// What Brood War adds; `None` without it.
    pub brood: Option<BroodView>,
}

/// A unit type as one player can have it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct UnitView {
    /// Which type.
    pub unit: Unit,
    /// Figures left in his supply.
    pub supply: u8,
    /// Whether a building of his, or a technology in his play area, lets him build it.
    pub unlocked: bool,
}

impl UnitView {
    fn of(game: &StarCraft, seat: Seat, unit: Unit) -> Self {
        let unlocked = match game.by(unit) {
            By::Building(..) => game.unlocked(seat, unit),
            By::Technology(technology, ..) => game.has_in_play(seat, technology),
            By::Installation => game.has_installation(seat, Installation::InfestedCommandCenter),
            By::Leadership => false,
        };
        Self { unit, supply: game.supply(seat, unit), unlocked }
    }
}

/// Combat cards as one viewer sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// The faces, sorted.
    Open(Vec<Card>),
    /// Only how many; and the cards that the viewer knows to be among them or laid face down, sorted.
    Closed {
        /// How many.
        count: usize,
        /// Those the viewer knows.
        known: Vec<Card>,
    },
}

impl Hand {
    /// How many cards.
    pub fn len(&self) -> usize {
        match self {
            Self::Open(cards) => cards.len(),
            Self::Closed { count, .. } => *count,
        }
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// An Event card drawn this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct DrawnEvent {
    /// The stage on its back.
    pub stage: Stage,
    /// Its face, if the viewer has read it.
    pub face: Option<EventFace>,
}

/// A planet of the galaxy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlanetView {
    /// Which planet.
    pub planet: Planet,
    /// Where it lies.
    pub placement: Placement,
    /// Its areas.
    pub areas: Vec<AreaView>,
    /// Its order stack, the top last (SC 5.2.5).
    pub orders: Vec<OrderView>,
}

/// One area.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AreaView {
    /// Which area.
    pub area: Area,
    /// Whose units stand here.
    pub owner: Option<Seat>,
    /// The units.
    pub units: Vec<Unit>,
    /// Those of them that the order being executed has moved or built.
    pub fresh: Vec<Unit>,
    /// Whose base stands here.
    pub base: Option<Seat>,
    /// Who controls it (SC 1.2.11).
    pub controller: Option<Seat>,
    /// How far it is depleted.
    pub depletion: Depletion,
    /// Who has its Resource card.
    pub card: Option<Seat>,
    /// Workers on the Resource card.
    pub workers: u8,
    /// Whose installation stands here, and which it is.
    pub installation: Option<(Seat, Installation)>,
    /// Whose guard token lies here.
    pub guard: Option<Seat>,
    /// Whether a special conquest point token lies here.
    pub point_token: bool,
}

/// An order in a stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct OrderView {
    /// Whose it is.
    pub seat: Seat,
    /// What it says, if the viewer knows.
    pub order: Option<Order>,
}

/// A navigation route.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RouteView {
    /// Its number.
    pub route: RouteId,
    /// Its two ends, the major one of a Z-axis route first.
    pub ends: [RouteEnd; 2],
    /// Whether it is a Z-axis route.
    pub z_axis: bool,
    /// Who has a transport on it.
    pub transports: SeatSet,
}

/// The event deck and what lies beside it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct EventsView {
    /// How many cards of each stage are left in the event deck; the backs show them.
    pub deck: [usize; 3],
    /// The stage of the game (SC 8.3.2).
    pub stage: Stage,
    /// The discard pile, the top last.
    pub discard: Vec<EventFace>,
    /// Played 'The End Draws Near'.
    pub beside: usize,
}

impl View {
    pub(crate) fn of(game: &StarCraft, viewer: Viewer) -> Self {
        Self {
            setup: game.setup,
            round: game.round,
            phase: game.phase(),
            first: game.first,
            active: game.active(),
            revealed: game.revealed(),
            asked: match orrery_engine::Game::status(game) {
                Status::Decision(seats) => seats,
                Status::Chance(_) | Status::Over(_) => SeatSet::EMPTY,
            },
            players: Seat::all(game.setup.players).map(|seat| PlayerView::of(game, seat, viewer)).collect(),
            planets: game.galaxy().map(|planet| PlanetView::of(game, planet, viewer)).collect(),
            routes: game
                .routes
                .iter()
                .map(|(id, route)| RouteView {
                    route: id,
                    ends: route.ends,
                    z_axis: route.z_axis,
                    transports: route.transports,
                })
                .collect(),
            landing: game
                .landing_area()
                .filter(|_| !game.landing.is_empty())
                .map(|area| (area, listed(game.landing))),
            battle: BattleView::of(game, viewer),
            events: EventsView::of(game),
            leadership: game.stage_of_choice(),
            lasting: LastingView::of(game),
            outcome: match orrery_engine::Game::status(game) {
                Status::Over(outcome) => Some(outcome),
                Status::Decision(_) | Status::Chance(_) => None,
            },
            ended: game.ended,
        }
    }
}

impl StarCraft {
    /// The phase of the round.
    pub fn phase(&self) -> Phase {
        match self.stack.iter().next() {
            Some(Frame::Galaxy(_)) => Phase::Setup,
            Some(Frame::Planning) => Phase::Planning,
            Some(Frame::Regroup(_)) => Phase::Regrouping,
            Some(_) => Phase::Execution,
            None => Phase::Over,
        }
    }

    /// The order that was revealed and is being executed, and where it lay.
    pub fn revealed(&self) -> Option<(Planet, Order)> {
        self.stack.iter().find_map(|frame| match frame {
            Frame::Execute(frame) => frame.order(),
            _ => None,
        })
    }
}

impl PlayerView {
    fn of(game: &StarCraft, seat: Seat, viewer: Viewer) -> Self {
        let player = &game.players[seat];
        let own = viewer == Viewer::Seat(seat);
        let placed =
            |order| game.orders.iter().filter(|token| (token.seat, token.order) == (seat, order)).count();
        let mut technology = player.zone(CardZone::Technology).to_vec();
        technology.sort_unstable();
        Self {
            seat,
            side: Seat::all(game.setup.players).filter(|&other| game.same_side(seat, other)).collect(),
            in_game: game.in_game.contains(seat),
            faction: player.faction,
            planets: player.drawn.iter().flatten().copied().collect(),
            points: player.points,
            goal: (!game.setup.options.conquest).then(|| game.points_needed(seat)),
            workers: player.workers,
            unavailable: player.unavailable,
            permanent: player.permanent,
            buildings: player.faction.map_or_else(Vec::new, |faction| {
                Building::of(faction.race()).map(|building| (building, player.level(building))).collect()
            }),
            units: player.faction.map_or_else(Vec::new, |faction| {
                Unit::of(faction.race(), game.setup.edition())
                    .map(|unit| UnitView::of(game, seat, unit))
                    .collect()
            }),
            unmined: [Resource::Minerals, Resource::Gas].map(|resource| game.unforced(seat, resource)),
            modules: player.modules,
            unused: own.then_some(player.unused),
            unused_count: player.unused.iter().sum(),
            executed: Order::ALL.map(|order| {
                let tokens = game.tokens_of(seat, order);
                tokens - player.unused[order as usize] - placed(order) as u8
            }),
            hand_limit: player.faction.map_or(0, |_| game.hand_limit(seat)),
            hand: hand(game, seat, CardZone::Hand, viewer),
            deck: player.zone(CardZone::Deck).len(),
            discarding: hand(game, seat, CardZone::Discarding, viewer),
            discard: player.zone(CardZone::Discard).to_vec(),
            technology,
            play_area: player.zone(CardZone::PlayArea).to_vec(),
            drawn: game
                .events
                .get(EventZone::Drawn(seat).number())
                .iter()
                .map(|&face| DrawnEvent {
                    stage: face.stage,
                    face: (own && game.events_are_read()).then_some(face),
                })
                .collect(),
            kept: game.events.get(EventZone::Kept(seat).number()).to_vec(),
            brood: BroodView::of(game, seat, own),
        }
    }
}

/// A zone of Combat cards as the viewer sees it.
fn hand(game: &StarCraft, seat: Seat, zone: CardZone, viewer: Viewer) -> Hand {
    let player = &game.players[seat];
    let mut cards = player.zone(zone).to_vec();
    if viewer == Viewer::Seat(seat) {
        cards.sort_unstable();
        return Hand::Open(cards);
    }
    // A known card may have been laid or put away face down since it was seen: it is shown with the hand.
    let known = if zone == CardZone::Hand { hidden::known_cards(game, seat, viewer) } else { Vec::new() };
    Hand::Closed { count: cards.len(), known }
}

impl PlanetView {
    fn of(game: &StarCraft, planet: Planet, viewer: Viewer) -> Self {
        let active = game.revealed().is_some_and(|(active, _)| active == planet);
        Self {
            planet,
            placement: game.planets[planet as usize].placed.expect("a planet of the galaxy"),
            areas: planet
                .area_ids()
                .map(|area| {
                    let state = game.area(area);
                    AreaView {
                        area,
                        owner: state.owner,
                        units: listed(state.units),
                        fresh: if active { listed(game.fresh[usize::from(area.number)]) } else { Vec::new() },
                        base: state.base,
                        controller: game.controller(area),
                        depletion: state.depletion,
                        card: state.card,
                        workers: state.workers,
                        installation: game.installation_in(area).map(|it| (it.seat, it.installation)),
                        guard: game.guard_in(area),
                        point_token: game.brood.point_tokens.contains(&Some(area)),
                    }
                })
                .collect(),
            orders: game
                .orders
                .on(planet)
                .map(|token| OrderView {
                    seat: token.seat,
                    order: hidden::knows_order(token, viewer).then_some(token.order),
                })
                .collect(),
        }
    }
}

impl EventsView {
    fn of(game: &StarCraft) -> Self {
        let deck = game.events.get(EventZone::Deck.number());
        Self {
            deck: Stage::ALL.map(|stage| deck.iter().filter(|face| face.stage == stage).count()),
            stage: game.stage(),
            discard: game.events.get(EventZone::Discard.number()).to_vec(),
            beside: game.events.len(EventZone::Beside.number()),
        }
    }
}

fn listed(squad: Squad) -> Vec<Unit> {
    squad.iter().collect()
}
