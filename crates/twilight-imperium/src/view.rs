//! What a viewer may know, built field by field from the state.

use orrery_engine::{Outcome, Seat, SeatSet, Status, Viewer};
use serde::Serialize;

use crate::cards::{
    ActionCard, Agenda, Faction, Objective, Planet, Profile, Stage, Strategy, Tech, Tile, Unit,
};
use crate::combat::{Combat, Dice};
use crate::effects::{Ask, Choose};
use crate::frame::Frame;
use crate::hex::Hex;
use crate::hidden::knows_lot;
use crate::phase::{Ballot, CoreAsk, Lot, Tactical};
use crate::state::{
    AgendaZone, CardZone, Law, NoteId, ObjectiveZone, Phase, PlanetState, TileZone, TwilightImperium,
};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The viewer's seat; `None` for a spectator.
    pub seat: Option<Seat>,
    /// How many seats there are.
    pub players: u8,
    /// The points that win.
    pub goal: u8,
    /// The round, from 1; 0 during setup.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// Who owes a decision.
    pub asked: SeatSet,
    /// The speaker.
    pub speaker: Seat,
    /// The active player.
    pub active: Option<Seat>,
    /// Eliminated players, and those who left.
    pub out: SeatSet,
    /// Whether the custodians token is still on Mecatol Rex.
    pub custodians: bool,
    /// The initiative order.
    pub order: Vec<Seat>,
    /// Who has the '0' token.
    pub zero: Option<Seat>,
    /// The systems on the board, by place.
    pub systems: Vec<SystemView>,
    /// The planets on the board.
    pub planets: Vec<PlanetView>,
    /// The players by seat.
    pub sheets: Vec<SheetView>,
    /// Trade goods on the strategy cards, by card.
    pub bonus: [u8; Strategy::COUNT],
    /// The public objectives.
    pub public: Vec<Objective>,
    /// Public objectives that lie face down: stage I and stage II.
    pub face_down: [usize; 2],
    /// How many cards are in the deck of secret objectives.
    pub secrets: usize,
    /// How many action cards are in the deck.
    pub action_deck: usize,
    /// The discard pile of action cards, the top last.
    pub action_discards: Vec<ActionCard>,
    /// Action cards that are being played, the last one on top.
    pub played: Vec<ActionCard>,
    /// The agenda deck from the bottom to the top: what the viewer knows of it.
    pub agenda_deck: Vec<Option<Agenda>>,
    /// The discard pile of agendas, the top last.
    pub agenda_discards: Vec<Agenda>,
    /// Agendas that the viewer looks at with Politics.
    pub looked: Vec<Agenda>,
    /// Laws in play.
    pub laws: Vec<Law>,
    /// The Creuss wormhole tokens, alpha and beta.
    pub gates: [Option<Hex>; 2],
    /// What the assimilator tokens mark.
    pub assimilated: [Option<Tech>; 2],
    /// The tactical action in progress.
    pub tactical: Option<Tactical>,
    /// The combat being fought.
    pub combat: Option<Combat>,
    /// The dice that were rolled last.
    pub dice: Dice,
    /// The vote at hand.
    pub ballot: Option<Ballot>,
    /// The transaction being put together.
    pub deal: Option<DealView>,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
}

/// A system on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SystemView {
    /// Its place.
    pub hex: Hex,
    /// Its tile.
    pub tile: Tile,
    /// The units in space: whose, of which type, how many sound and how many damaged.
    pub fleets: Vec<(Seat, Unit, u8, u8)>,
    /// Whose command tokens lie there.
    pub tokens: SeatSet,
}

/// A planet on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlanetView {
    /// The planet.
    pub planet: Planet,
    /// Who controls it and what is on it.
    pub state: PlanetState,
    /// Its resource and influence values now.
    pub values: [u8; 2],
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SheetView {
    /// The seat.
    pub seat: Seat,
    /// The faction.
    pub faction: Option<Faction>,
    /// The tactic, fleet and strategy pools.
    pub pools: [u8; 3],
    /// Command tokens in reinforcements.
    pub reserve: u8,
    /// Trade goods.
    pub goods: u8,
    /// Commodities.
    pub commodities: u8,
    /// Victory points.
    pub points: u8,
    /// Technologies.
    pub techs: Vec<Tech>,
    /// Exhausted ones.
    pub exhausted: Vec<Tech>,
    /// The profiles of the units, by type.
    pub units: Vec<Profile>,
    /// Strategy cards, and whether each is exhausted.
    pub strategies: Vec<(Strategy, bool)>,
    /// Whether the player has passed.
    pub passed: bool,
    /// Objectives scored.
    pub scored: Vec<Objective>,
    /// Secret objectives in hand, for their owner.
    pub secrets: Option<Vec<Objective>>,
    /// How many there are.
    pub secret_count: usize,
    /// Action cards in hand, for their owner, sorted.
    pub hand: Option<Vec<ActionCard>>,
    /// How many there are.
    pub hand_count: usize,
    /// Promissory notes in hand, for their holder.
    pub notes: Option<Vec<NoteId>>,
    /// How many there are.
    pub note_count: usize,
    /// Promissory notes that lie open.
    pub open_notes: Vec<NoteId>,
    /// Tiles in hand, for their owner, sorted.
    pub tiles: Option<Vec<Tile>>,
    /// How many there are.
    pub tile_count: usize,
    /// Infantry that return at the start of the next turn.
    pub waiting: u8,
}

/// A transaction being put together (TI 69.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DealView {
    /// Who proposes it.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// What each gives, for the two of them; for others without the cards.
    pub lots: [Lot; 2],
    /// How many cards each gives, notes included.
    pub cards: [usize; 2],
}

impl View {
    pub(crate) fn of(game: &TwilightImperium, viewer: Viewer) -> Self {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let (asked, outcome) = match game.status_or_over() {
            Status::Decision(seats) => (seats, None),
            Status::Chance(_) => (SeatSet::EMPTY, None),
            Status::Over(outcome) => (SeatSet::EMPTY, Some(outcome)),
        };
        let objectives = |zone: ObjectiveZone| game.objectives.len(zone as usize);
        let mut public = game.public_objectives().to_vec();
        public.sort_unstable_by_key(|objective| (objective.def().stage != Stage::I, *objective as u8));
        let looks = matches!(
            game.stack.top(),
            Some(Frame::Choose(Choose { seat: own, ask: Ask::Core(CoreAsk::Bury), .. })) if Some(own) == seat
        );
        let mut looked = if looks { game.agendas.get(AgendaZone::Looked as usize).to_vec() } else { vec![] };
        looked.sort_unstable();
        let known = |agenda: Agenda| seat.is_some_and(|seat| game.known[agenda as usize].contains(seat));
        let deck = game.agendas.get(AgendaZone::Deck as usize).iter();
        Self {
            seat,
            players: game.players,
            goal: game.goal,
            round: game.round,
            phase: game.phase,
            asked,
            speaker: game.speaker,
            active: game.active,
            out: game.out,
            custodians: game.custodians,
            order: game.order.iter().collect(),
            zero: game.zero,
            systems: Hex::all().filter_map(|hex| system(game, hex)).collect(),
            planets: planets(game),
            sheets: Seat::all(game.players).map(|own| sheet(game, own, seat)).collect(),
            bonus: game.bonus,
            public,
            face_down: [objectives(ObjectiveZone::RowI), objectives(ObjectiveZone::RowII)],
            secrets: objectives(ObjectiveZone::Secrets),
            action_deck: game.cards.len(CardZone::Deck as usize),
            action_discards: game.cards.get(CardZone::Discard as usize).to_vec(),
            played: game.cards.get(CardZone::Played as usize).to_vec(),
            agenda_deck: deck.map(|&agenda| known(agenda).then_some(agenda)).collect(),
            agenda_discards: game.agendas.get(AgendaZone::Discard as usize).to_vec(),
            looked,
            laws: game.laws.iter().collect(),
            gates: game.gates,
            assimilated: game.assimilated,
            tactical: game.tactical.running.then_some(game.tactical),
            combat: game.combat.is_on().then_some(game.combat),
            dice: game.dice,
            ballot: (game.phase == Phase::Agenda).then_some(game.ballot),
            deal: deal(game, seat),
            outcome,
        }
    }
}

fn system(game: &TwilightImperium, hex: Hex) -> Option<SystemView> {
    let tile = game.tile(hex)?;
    let mut fleets = Vec::new();
    for seat in Seat::all(game.players) {
        let fleet = game.fleet(hex, seat);
        for unit in Unit::ALL.into_iter().filter(|&unit| fleet.count(unit) > 0) {
            fleets.push((seat, unit, fleet.sound(unit), fleet.damaged(unit)));
        }
    }
    Some(SystemView { hex, tile, fleets, tokens: game.tokens[hex.index()] })
}

fn planets(game: &TwilightImperium) -> Vec<PlanetView> {
    let on_board = Planet::ALL.into_iter().filter(|&planet| game.hex_of(planet).is_some());
    on_board
        .map(|planet| PlanetView {
            planet,
            state: *game.planet(planet),
            values: [game.resources(planet), game.influence(planet)],
        })
        .collect()
}

fn sheet(game: &TwilightImperium, seat: Seat, viewer: Option<Seat>) -> SheetView {
    let own = viewer == Some(seat);
    let sheet = game.sheet(seat);
    let sorted = |mut cards: Vec<ActionCard>| {
        cards.sort_unstable();
        cards
    };
    let mut secrets = game.secrets(seat).to_vec();
    secrets.sort_unstable();
    let mut tiles = game.tiles.get(TileZone::hand(seat)).to_vec();
    tiles.sort_unstable();
    let notes: Vec<NoteId> = game.notes_in_hand(seat).collect();
    let techs = |bits: u64| Tech::ALL.into_iter().filter(|&tech| bits & (1 << tech as u64) != 0).collect();
    let strategies = Strategy::ALL.into_iter().filter(|&card| sheet.strategies & (1 << card as u8) != 0);
    SheetView {
        seat,
        faction: sheet.faction,
        pools: sheet.pools,
        reserve: game.reserve(seat),
        goods: sheet.goods,
        commodities: sheet.commodities,
        points: sheet.points,
        techs: techs(sheet.techs),
        exhausted: techs(sheet.spent),
        units: match sheet.faction {
            Some(_) => Unit::ALL.into_iter().map(|unit| game.stats(seat, unit).profile).collect(),
            None => vec![],
        },
        strategies: strategies.map(|card| (card, sheet.used & (1 << card as u8) != 0)).collect(),
        passed: sheet.passed,
        scored: Objective::ALL.into_iter().filter(|&own| game.has_scored(seat, own)).collect(),
        secret_count: secrets.len(),
        secrets: own.then_some(secrets),
        hand_count: game.hand(seat).len(),
        hand: own.then(|| sorted(game.hand(seat).to_vec())),
        note_count: notes.len(),
        notes: own.then_some(notes),
        open_notes: game.notes_open(seat).collect(),
        tile_count: tiles.len(),
        tiles: own.then_some(tiles),
        waiting: sheet.waiting,
    }
}

fn deal(game: &TwilightImperium, viewer: Option<Seat>) -> Option<DealView> {
    let Some(Frame::Deal(deal)) = game.stack.top() else { return None };
    let lots = game.bargain.lots;
    // Cards that are offered are seen by the two alone, and not before they are proposed.
    let count = |lot: &Lot| {
        lot.cards.len() + usize::from(lot.any_cards) + usize::from(lot.note.is_some() || lot.any_note)
    };
    let open = |side: usize| {
        let lot = lots[side];
        if knows_lot(game, viewer, side) {
            lot
        } else {
            Lot { goods: lot.goods, commodities: lot.commodities, promises: lot.promises, ..Lot::default() }
        }
    };
    Some(DealView {
        from: deal.from,
        to: deal.to,
        cards: [count(&lots[0]), count(&lots[1])],
        lots: [open(0), open(1)],
    })
}
