//! What happened.

use orrery_engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::{Outcome, Pick, Power, Promise};
use crate::cards::{ActionCard, Agenda, Faction, Objective, Planet, Pool, Strategy, Tech, Tile, Unit};
use crate::hex::{Hex, Site};
use crate::state::{NoteId, Phase};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    // Setup
    SpeakerDrawn {
        seat: Seat,
    },
    FactionChosen {
        seat: Seat,
        faction: Faction,
    },
    /// Tiles are dealt; others see only how many (TI G5).
    TilesDealt {
        seat: Seat,
        tiles: Option<Vec<Tile>>,
        blue: u8,
        red: u8,
    },
    TilePlaced {
        seat: Option<Seat>,
        tile: Tile,
        hex: Hex,
    },
    SecretsDealt {
        seat: Seat,
        objectives: Option<Vec<Objective>>,
    },
    SecretKept {
        seat: Seat,
        objective: Option<Objective>,
    },
    GameBegan,

    // Phases
    RoundBegan {
        round: u8,
    },
    PhaseBegan {
        phase: Phase,
    },
    StrategyTaken {
        seat: Seat,
        card: Strategy,
        goods: u8,
    },
    StrategySwapped {
        one: Seat,
        other: Seat,
        given: Strategy,
        taken: Strategy,
    },
    GoodsLaid {
        card: Strategy,
    },
    TurnBegan {
        seat: Seat,
    },
    Passed {
        seat: Seat,
    },
    StrategicBegan {
        seat: Seat,
        card: Strategy,
    },
    SecondaryUsed {
        seat: Seat,
        card: Strategy,
    },
    SpeakerNamed {
        seat: Seat,
    },
    ZeroTaken {
        seat: Seat,
    },

    // Sheets
    TokensGained {
        seat: Seat,
        pool: Pool,
        count: u8,
    },
    TokensLost {
        seat: Seat,
        pool: Pool,
        count: u8,
    },
    TokensSet {
        seat: Seat,
        pools: [u8; 3],
    },
    TokenPlaced {
        seat: Seat,
        hex: Hex,
    },
    TokenRemoved {
        seat: Seat,
        hex: Hex,
    },
    GoodsGained {
        seat: Seat,
        count: u8,
    },
    GoodsLost {
        seat: Seat,
        count: u8,
    },
    Replenished {
        seat: Seat,
        count: u8,
    },
    PlanetExhausted {
        seat: Seat,
        planet: Planet,
    },
    PlanetReadied {
        seat: Seat,
        planet: Planet,
    },
    TechGained {
        seat: Seat,
        tech: Tech,
    },
    PointsGained {
        seat: Seat,
        count: u8,
    },
    PointsLost {
        seat: Seat,
        count: u8,
    },
    Scored {
        seat: Seat,
        objective: Objective,
    },
    ObjectiveRevealed {
        objective: Objective,
    },
    /// Action cards are drawn; others see only how many.
    CardsDrawn {
        seat: Seat,
        cards: Option<Vec<ActionCard>>,
        count: u8,
    },
    CardDiscarded {
        seat: Seat,
        card: ActionCard,
    },
    CardPlayed {
        seat: Seat,
        card: ActionCard,
        target: Option<Pick>,
    },
    CardCancelled {
        card: ActionCard,
    },
    /// A card goes from one hand to another; only the two see it.
    CardTaken {
        from: Seat,
        to: Seat,
        card: Option<ActionCard>,
    },
    HandShown {
        seat: Seat,
        to: Seat,
        cards: Option<Vec<ActionCard>>,
    },
    Shuffled {
        deck: Deck,
    },
    SecretDrawn {
        seat: Seat,
        objective: Option<Objective>,
    },
    SecretReturned {
        seat: Seat,
        objective: Option<Objective>,
    },
    PowerUsed {
        seat: Seat,
        power: Power,
    },
    NotePlayed {
        seat: Seat,
        note: NoteId,
    },
    NoteReturned {
        note: NoteId,
    },
    /// A note changes hands; only the two see it (TI G105).
    NoteGiven {
        from: Seat,
        to: Seat,
        note: Option<NoteId>,
    },
    TransactionMade {
        from: Seat,
        to: Seat,
    },
    /// A promise was made that binds nobody (TI 14.4).
    Promised {
        from: Seat,
        to: Seat,
        promise: Promise,
    },
    OfferMade {
        from: Seat,
        to: Seat,
    },
    OfferDeclined {
        from: Seat,
        to: Seat,
    },

    // The board
    Activated {
        seat: Seat,
        hex: Hex,
    },
    ShipMoved {
        seat: Seat,
        unit: Unit,
        from: Hex,
        to: Hex,
    },
    Loaded {
        seat: Seat,
        unit: Unit,
        from: Site,
    },
    RiftRolled {
        seat: Seat,
        unit: Unit,
        face: u8,
        lost: bool,
    },
    UnitPlaced {
        seat: Seat,
        unit: Unit,
        count: u8,
        site: Site,
    },
    UnitRemoved {
        seat: Seat,
        unit: Unit,
        count: u8,
        site: Site,
    },
    UnitDestroyed {
        seat: Seat,
        unit: Unit,
        count: u8,
        site: Site,
    },
    UnitMoved {
        seat: Seat,
        unit: Unit,
        count: u8,
        from: Site,
        to: Site,
    },
    UnitSustained {
        seat: Seat,
        unit: Unit,
    },
    UnitRepaired {
        seat: Seat,
        unit: Unit,
    },
    UnitRevived {
        seat: Seat,
        count: u8,
    },
    Produced {
        seat: Seat,
        unit: Unit,
        site: Site,
    },
    Landed {
        seat: Seat,
        unit: Unit,
        planet: Planet,
    },
    ControlGained {
        seat: Seat,
        planet: Planet,
    },
    ControlLost {
        seat: Seat,
        planet: Planet,
    },
    CustodiansRemoved {
        seat: Seat,
    },
    CombatBegan {
        attacker: Seat,
        defender: Seat,
        site: Site,
    },
    RoundOfCombat {
        round: u8,
    },
    Rolled {
        seat: Seat,
        dice: Vec<(Unit, u8)>,
        hits: u8,
    },
    RetreatAnnounced {
        seat: Seat,
    },
    Retreated {
        seat: Seat,
        to: Hex,
    },
    CombatEnded {
        winner: Option<Seat>,
        site: Site,
    },
    DieRolled {
        seat: Seat,
        face: u8,
    },
    GateMoved {
        alpha: bool,
        to: Hex,
    },
    Eliminated {
        seat: Seat,
    },
    Conceded {
        seat: Seat,
    },

    // Agendas
    AgendaRevealed {
        agenda: Agenda,
    },
    AgendaDiscarded {
        agenda: Agenda,
    },
    /// A player looks at the top of the agenda deck; nobody else sees it (TI 56.2.c).
    AgendasLooked {
        seat: Seat,
        agendas: Option<Vec<Agenda>>,
    },
    AgendaLaid {
        seat: Seat,
        agenda: Option<Agenda>,
        top: bool,
    },
    Predicted {
        seat: Seat,
        card: Option<ActionCard>,
        outcome: Outcome,
    },
    VotesCast {
        seat: Seat,
        outcome: Outcome,
        votes: u8,
    },
    Abstained {
        seat: Seat,
    },
    AgendaResolved {
        agenda: Agenda,
        outcome: Option<Outcome>,
    },
    LawEnacted {
        agenda: Agenda,
        owner: Option<Seat>,
        planet: Option<Planet>,
    },
    LawDiscarded {
        agenda: Agenda,
    },
    GameWon {
        winners: SeatSet,
        by: Victory,
    },
}

/// What decides a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Victory {
    /// The points that win (TI 51.7).
    Points,
    /// The most points when no objective is left to reveal (TI 51.8).
    Objectives,
    /// Everybody else has left the game.
    Alone,
}

/// A deck that is shuffled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Deck {
    /// Action cards.
    Actions,
    /// Agenda cards.
    Agendas,
    /// Secret objectives.
    Secrets,
}
