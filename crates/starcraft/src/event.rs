//! What happened, for the log, animation and replay.

use orrery_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::brood::Installation;
use crate::cards::{
    Building, Card, EventCard, EventFace, Faction, Leadership, Module, Planet, Resource, Stage, Technology,
    Unit,
};
use crate::combat::Totals;
use crate::galaxy::{Placement, RouteEnd, RouteId};
use crate::state::{Area, End, Order};

/// One thing that happened. `None` in place of a face means that the viewer may not know it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    // Setup and galaxy
    /// The first player token was given out (SC 2.1.2).
    FirstPlayer { seat: Seat },
    /// A faction was picked or dealt (SC 2.2.1).
    FactionChosen { seat: Seat, faction: Faction },
    /// A player drew two planets (SC 3.1.1).
    PlanetsDrawn { seat: Seat, planets: [Planet; 2] },
    /// A planet was placed (SC 3.2.3).
    PlanetPlaced { seat: Seat, planet: Planet, placement: Placement },
    /// A route joins two planets (SC 3.2.5, SC 3.4.2).
    RoutePlaced { route: RouteId, ends: [RouteEnd; 2], z_axis: bool },
    /// A Z-axis route has no place (SC 3.4.4).
    RouteReturned { seat: Seat },
    /// An end of a Z-axis route was moved by an Event card.
    RouteMoved { seat: Seat, route: RouteId, from: RouteEnd, to: RouteEnd },
    /// A base was placed without paying, or moved (SC 3.2.7).
    BasePlaced { seat: Seat, area: Area },
    /// A unit was placed without paying (SC 3.5.3).
    UnitPlaced { seat: Seat, unit: Unit, area: Area },
    /// A transport was placed without paying (SC 3.5.5).
    TransportPlaced { seat: Seat, route: RouteId },
    /// The galaxy is finished and the first round begins.
    GameBegan,

    // Rounds
    /// A round begins with its Planning phase (SC 4.1.1).
    RoundBegan { round: u8, first: Seat },
    /// An order was placed (SC 5.1.3).
    OrderPlaced { seat: Seat, planet: Planet, order: Option<Order> },
    /// A player looked at the orders of a planet; he alone sees their faces.
    OrdersSeen { seat: Seat, planet: Planet, faces: Vec<Option<Order>> },
    /// The Execution phase begins.
    ExecutionBegan,
    /// An order was revealed (SC 6.1.2).
    OrderRevealed { seat: Seat, planet: Planet, order: Order },
    /// An order is executed as a special one by Supreme Effort.
    OrderMadeSpecial { seat: Seat },
    /// An order of an eliminated player was discarded (SC 8.6.4).
    OrderDiscarded { seat: Seat, planet: Planet },
    /// An order had no effect or was given up (SC 6.1.8).
    NothingDone { seat: Seat },
    /// An Event card was drawn face down (SC 6.2.2, SC 6.3.2).
    EventDrawn { seat: Seat, obstructed: bool, stage: Stage },

    // Building
    /// Workers were put on a permanent resource (SC 9.2.1).
    PermanentUsed { seat: Seat, resource: Resource, workers: u8 },
    /// Workers were put on a Resource card (SC 9.2.1).
    Harvested { seat: Seat, area: Area, workers: u8 },
    /// An area was depleted one step further (SC 9.4.2, SC 9.4.4).
    Depleted { area: Area, complete: bool },
    /// An area recovered from partial depletion.
    Restored { area: Area },
    /// A worker was built (SC 10.2.1).
    WorkerBuilt { seat: Seat },
    /// A transport was built (SC 10.3.1).
    TransportBuilt { seat: Seat, route: RouteId },
    /// A unit was built (SC 10.4.5).
    UnitBuilt { seat: Seat, unit: Unit, area: Area },
    /// A base was built (SC 10.5.2).
    BaseBuilt { seat: Seat, area: Area },
    /// A building was bought (SC 10.6.2).
    BuildingBought { seat: Seat, building: Building, level: u8 },
    /// A module was bought (SC 10.6.2).
    ModuleBought { seat: Seat, module: Module },

    // Losing
    /// A unit was destroyed outside a skirmish.
    UnitDestroyed { seat: Seat, unit: Unit, area: Area },
    /// A base was destroyed.
    BaseDestroyed { seat: Seat, area: Area },
    /// A transport was destroyed.
    TransportDestroyed { seat: Seat, route: RouteId },
    /// Workers were destroyed.
    WorkersDestroyed { seat: Seat, count: u8 },
    /// Workers became unavailable.
    WorkersExhausted { seat: Seat, count: u8 },
    /// Workers were gained into the pool.
    WorkersGained { seat: Seat, count: u8 },

    // Moving
    /// A unit moved (SC 11.2.3).
    UnitMoved { seat: Seat, unit: Unit, from: Area, to: Area },
    /// A Terran base lifted off.
    BaseMoved { seat: Seat, from: Area, to: Area },

    // Cards
    /// Combat cards were drawn; their owner alone sees them.
    CardsDrawn { seat: Seat, count: u8, cards: Option<Vec<Card>> },
    /// A Combat deck was shuffled (SC 12.4.1, SC 12.5.1).
    DeckShuffled { seat: Seat },
    /// A technology was bought or gained (SC 12.3.3).
    TechnologyGained { seat: Seat, technology: Technology },
    /// A card everybody knows went into a hand (SC 15.4.3).
    CardKept { seat: Seat, card: Card },
    /// Cards were put on the discard pile.
    CardsDiscarded { seat: Seat, cards: Vec<Card> },
    /// A player chose cards to discard; nobody sees them yet (SC G22).
    DiscardChosen { seat: Seat },
    /// A hand was shown to one opponent (Parasite).
    HandShown { seat: Seat, to: Seat, cards: Option<Vec<Card>> },

    // Battle
    /// A battle began (SC 13.1.1).
    BattleBegan { area: Area, attacker: Seat, defender: Seat, attackers: Vec<Unit>, defenders: Vec<Unit> },
    /// A Start of Battle ability of a technology was used (SC 13.4.1).
    TechnologyUsed { seat: Seat, technology: Technology },
    /// A Start of Battle ability of an Event card was used (SC 13.4.1).
    EventUsed { seat: Seat, card: EventCard },
    /// Two front-line units were paired (SC 13.6.1).
    Paired { skirmish: u8, attacker: Unit, defender: Unit },
    /// A unit supports a skirmish (SC 13.7.2).
    Supported { seat: Seat, unit: Unit, skirmish: u8 },
    /// A card was laid face down, or open if an ability says so (SC 13.8.1). Its owner knows a face-down card from
    /// his hand; nobody knows one from the deck.
    CardLaid {
        seat: Seat,
        skirmish: u8,
        from_deck: bool,
        reinforcement: bool,
        open: bool,
        card: Option<Card>,
    },
    /// The cards of a skirmish were revealed (SC 13.10.1).
    SkirmishRevealed { skirmish: u8, attacker: Vec<Card>, defender: Vec<Card> },
    /// A Reinforcement card was unsuitable or alone (SC 13.10.2, SC 13.10.3).
    CardUnsuitable { seat: Seat, card: Card },
    /// A card came from the deck in place of another, or from hand after a cancel (SC 13.10.2).
    CardReplaced { seat: Seat, card: Card, from_deck: bool },
    /// A card was cancelled (SC 17.5.1).
    CardCancelled { seat: Seat, card: Card },
    /// Totals were compared (SC 13.11.1).
    Compared { skirmish: u8, attacker: Totals, defender: Totals },
    /// A unit was destroyed in a battle (SC 13.12.5, SC 17.12.1).
    Killed { seat: Seat, unit: Unit },
    /// A unit withdrew (SC 17.3.2).
    Withdrew { seat: Seat, unit: Unit, area: Area },
    /// Splash damage was triggered (SC 17.11.2).
    SplashTriggered { seat: Seat, card: Card },
    /// A card went back to the Technology deck (SC 17.9.1).
    CardReturned { seat: Seat, card: Card },
    /// A unit retreated (SC 13.14.6).
    Retreated { seat: Seat, unit: Unit, area: Area },
    /// A battle ended (SC 13.15.1); `held` if the area stays with the defender.
    BattleEnded { area: Area, winner: Seat, held: bool },

    // Regrouping
    /// The Regrouping phase begins (SC 7.0.1).
    RegroupingBegan,
    /// A Resource card went back to the supply (SC 7.2.3).
    ResourceLost { seat: Seat, area: Area },
    /// A Resource card was taken (SC 7.3.1).
    ResourceGained { seat: Seat, area: Area },
    /// Conquest points were gained (SC 7.5.1).
    PointsGained { seat: Seat, points: u8, total: u8 },
    /// A player read his Event cards; he alone sees them (SC 7.8.1).
    EventsRead { seat: Seat, cards: Vec<Option<EventFace>> },
    /// An Event card was played (SC 7.8.2).
    EventPlayed { seat: Seat, card: EventCard },
    /// Event cards were discarded without effect (SC 7.8.4).
    EventsDiscarded { seat: Seat, cards: Vec<EventCard> },
    /// The event deck was made anew (SC 19.1.4).
    EventsReshuffled,
    /// A player is eliminated (SC 8.6.1).
    Eliminated { seat: Seat },
    /// A player left the table.
    Conceded { seat: Seat },
    /// The game ended.
    GameEnded { winners: Vec<Seat>, end: End },

    // Brood War
    /// A player picked a Leadership card; he alone sees which (SC 29.2.2).
    LeadershipPicked { seat: Seat, card: Option<Leadership> },
    /// A Leadership card was revealed (SC 29.2.3).
    LeadershipRevealed { seat: Seat, card: Leadership },
    /// Resource tokens were taken (SC 27.1.1).
    TokenTaken { seat: Seat, resource: Resource },
    /// A resource token was paid with (SC 27.1.2).
    TokenSpent { seat: Seat, resource: Resource },
    /// A Defend order was placed (SC 28.1.4).
    Defended { seat: Seat, area: Area },
    /// A guard token was placed (SC 28.1.6).
    GuardPlaced { seat: Seat, area: Area },
    /// A guard token was discarded for its bonus (SC 28.2.1).
    GuardUsed { seat: Seat, area: Area },
    /// A guard token was lost with its area (SC 28.2.2).
    GuardRemoved { seat: Seat, area: Area },
    /// An installation was placed (SC 26.1.1).
    InstallationPlaced { seat: Seat, installation: Installation, area: Area },
    /// An installation was destroyed (SC 26.1.3).
    InstallationDestroyed { seat: Seat, installation: Installation, area: Area },
    /// An order is executed as another one (SC 23.2.2).
    OrderExecutedAs { seat: Seat, order: Order },
    /// Two units of the defender changed places (SC 25.2.2).
    Swapped { seat: Seat, first: Unit, second: Unit },
    /// A unit changed sides (SC 24.3.2).
    Captured { seat: Seat, unit: Unit, from: Seat },
    /// A unit was put on a Leadership card.
    Boarded { seat: Seat, unit: Unit },
    /// A unit on a Leadership card entered the board.
    Deployed { seat: Seat, unit: Unit, area: Area },
    /// A special conquest point token was placed.
    PointTokenPlaced { seat: Seat, area: Area },
    /// Conquest points were lost.
    PointsLost { seat: Seat, points: u8, total: u8 },
    /// A planet was named by a card.
    PlanetNamed { seat: Seat, planet: Planet },
    /// The lowest order of a stack came to its top.
    OrderRaised { seat: Seat, planet: Planet },
    /// Units of an area cannot be moved by the order being executed.
    AreaHeld { seat: Seat, area: Area },
    /// A hero could not be placed (SC 30.1.4).
    HeroKept { seat: Seat, unit: Unit },
}
