//! The players: their sheets, cards and tokens, and the strategy cards.

use orrery_engine::{Seat, SeatSet};
use serde::Serialize;
use ts_rs::TS;

use super::SecretView;
use crate::cards::{ActionCard, Colour, Faction, Objective, Profile, Strategy, Tech, Tile, Unit};
use crate::hex::Hex;
use crate::phase::Currency;
use crate::state::{NoteId, TileZone, TwilightImperium};

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SheetView {
    /// The seat.
    pub seat: Seat,
    /// The faction.
    pub faction: Option<Faction>,
    /// The place of the home system.
    pub home: Option<Hex>,
    /// Whether the player controls all planets there, as public objectives demand.
    pub holds_home: bool,
    /// The tactic, fleet and strategy pools.
    pub pools: [u8; 3],
    /// Command tokens in reinforcements.
    pub reserve: u8,
    /// How many ships that are no fighters may be in one system.
    pub fleet_limit: u8,
    /// Trade goods.
    pub goods: u8,
    /// Commodities.
    pub commodities: u8,
    /// How many commodities the player may have.
    pub commodity_limit: u8,
    /// Resources and influence of readied planets.
    pub ready: [u8; 2],
    /// Resources and influence that the player could spend with trade goods.
    pub means: [u8; 2],
    /// Victory points.
    pub points: u8,
    /// Technologies.
    pub techs: Vec<Tech>,
    /// Exhausted ones.
    pub exhausted: Vec<Tech>,
    /// How many technologies of each colour count as prerequisites.
    pub colours: [u8; Colour::COUNT],
    /// What the player could research now.
    pub researchable: Vec<Tech>,
    /// The units, by type; none before the faction is known.
    pub units: Vec<UnitView>,
    /// The initiative number; `None` without a strategy card.
    pub initiative: Option<u8>,
    /// Strategy cards, and whether each is exhausted.
    pub strategies: Vec<(Strategy, bool)>,
    /// Whether the player has passed.
    pub passed: bool,
    /// Whether the strategy cards are kept for the next round.
    pub stable: bool,
    /// The neighbours.
    pub neighbours: SeatSet,
    /// Objectives scored.
    pub scored: Vec<Objective>,
    /// Secret objectives in hand, for their owner.
    pub secrets: Option<Vec<SecretView>>,
    /// How many there are.
    pub secret_count: usize,
    /// Action cards in hand, for their owner, sorted.
    pub hand: Option<Vec<ActionCard>>,
    /// How many there are.
    pub hand_count: usize,
    /// How many the player may have; `None` for any number.
    pub hand_limit: Option<u8>,
    /// Promissory notes in hand, for their holder.
    pub notes: Option<Vec<NoteId>>,
    /// How many there are.
    pub note_count: usize,
    /// Promissory notes that lie open.
    pub open_notes: Vec<NoteId>,
    /// Tiles in hand, for their owner, sorted: places in the list of tiles.
    pub tiles: Option<Vec<Tile>>,
    /// How many there are.
    pub tile_count: usize,
    /// Infantry that return at the start of the next turn.
    pub waiting: u8,
}

/// A type of unit on a player's sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct UnitView {
    /// The type.
    pub unit: Unit,
    /// What is printed for it now.
    pub profile: Profile,
    /// How many are on the board.
    pub on_board: u8,
    /// How many can still be placed; `None` if they never run out.
    pub left: Option<u8>,
}

/// A strategy card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct StrategyView {
    /// The card.
    pub card: Strategy,
    /// Who has it.
    pub owner: Option<Seat>,
    /// Whether it is exhausted.
    pub exhausted: bool,
    /// Trade goods on it.
    pub goods: u8,
}

impl StrategyView {
    pub(super) fn of(game: &TwilightImperium, card: Strategy) -> Self {
        let bit = 1 << card as u8;
        let owner = Seat::all(game.players).find(|&seat| game.sheet(seat).strategies & bit != 0);
        let exhausted = owner.is_some_and(|seat| game.sheet(seat).used & bit != 0);
        Self { card, owner, exhausted, goods: game.bonus[card as usize] }
    }
}

impl SheetView {
    pub(super) fn of(game: &TwilightImperium, seat: Seat, viewer: Option<Seat>) -> Self {
        let own = viewer == Some(seat);
        let sheet = game.sheet(seat);
        let seated = sheet.faction.is_some();
        let mut hand = game.hand(seat).to_vec();
        hand.sort_unstable();
        let mut secrets = game.secrets(seat).to_vec();
        secrets.sort_unstable();
        let mut tiles = game.tiles.get(TileZone::hand(seat)).to_vec();
        tiles.sort_unstable();
        let notes: Vec<NoteId> = game.notes_in_hand(seat).collect();
        let techs =
            |bits: u64| Tech::ALL.into_iter().filter(|&tech| bits & (1 << tech as u64) != 0).collect();
        let currencies = [Currency::Resources, Currency::Influence];
        let readied = || game.planets_of(seat).filter(|&planet| !game.planet(planet).exhausted);
        let least = Strategy::ALL.into_iter().find(|&card| sheet.strategies & (1 << card as u8) != 0);
        let zero = game.zero == Some(seat) && least.is_some();
        Self {
            seat,
            faction: sheet.faction,
            home: game.home(seat),
            holds_home: seated && game.holds_home(seat),
            pools: sheet.pools,
            reserve: game.reserve(seat),
            fleet_limit: game.fleet_limit(seat),
            goods: sheet.goods,
            commodities: sheet.commodities,
            commodity_limit: sheet.faction.map_or(0, |faction| faction.def().commodities),
            ready: [
                readied().map(|planet| game.resources(planet)).sum(),
                readied().map(|planet| game.influence(planet)).sum(),
            ],
            means: currencies.map(|currency| if seated { game.means(seat, currency) } else { 0 }),
            points: sheet.points,
            techs: techs(sheet.techs),
            exhausted: techs(sheet.spent),
            colours: Colour::ALL.map(|colour| game.techs_of(seat, colour)),
            researchable: match sheet.faction {
                Some(_) => Tech::ALL.into_iter().filter(|&tech| game.can_research(seat, tech)).collect(),
                None => vec![],
            },
            units: match sheet.faction {
                Some(_) => Unit::ALL.into_iter().map(|unit| UnitView::of(game, seat, unit)).collect(),
                None => vec![],
            },
            initiative: if zero { Some(0) } else { least.map(Strategy::initiative) },
            strategies: Strategy::ALL
                .into_iter()
                .filter(|&card| sheet.strategies & (1 << card as u8) != 0)
                .map(|card| (card, sheet.used & (1 << card as u8) != 0))
                .collect(),
            passed: sheet.passed,
            stable: sheet.stable,
            neighbours: game
                .alive()
                .filter(|&other| other != seat && seated && game.are_neighbours(seat, other))
                .collect(),
            scored: Objective::ALL.into_iter().filter(|&own| game.has_scored(seat, own)).collect(),
            secret_count: secrets.len(),
            secrets: own.then(|| secrets.iter().map(|&secret| SecretView::of(game, seat, secret)).collect()),
            hand_count: hand.len(),
            hand: own.then_some(hand),
            hand_limit: game.hand_limit(seat),
            note_count: notes.len(),
            notes: own.then_some(notes),
            open_notes: game.notes_open(seat).collect(),
            tile_count: tiles.len(),
            tiles: own.then_some(tiles),
            waiting: sheet.waiting,
        }
    }
}

impl UnitView {
    fn of(game: &TwilightImperium, seat: Seat, unit: Unit) -> Self {
        let left = game.in_reserve(seat, unit);
        Self {
            unit,
            profile: game.stats(seat, unit).profile,
            on_board: game.on_board(seat, unit),
            left: (left != u8::MAX).then_some(left),
        }
    }
}
