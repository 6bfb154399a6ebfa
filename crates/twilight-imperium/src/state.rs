//! What lies on the table.

use orrery_engine::{BySeat, List, Seat, SeatSet, Stack, Zones};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::array;
use crate::board::{FleetMut, PlanetMut, Planets, Space, Tiles};
use crate::cards::{
    ActionCard, Agenda, COMMAND_TOKENS, Faction, Note, Objective, Planet, Pool, Strategy, Tech, Tile, Unit,
};
use crate::combat::{Combat, Dice};
use crate::fleet::Fleet;
use crate::frame::Frame;
use crate::hex::{Hex, Site};
use crate::phase::{Ballot, Bargain, Tactical, Upcoming};
pub(crate) use crate::zones::{AgendaZone, CardZone, ObjectiveZone, TileZone};

/// The most players (TI setup.0).
pub const SEATS: usize = 6;
/// How deep frames can nest.
pub(crate) const DEPTH: usize = 40;
/// The notes each player starts with: four of the colour and one of the faction (TI 25.0).
pub const NOTES: usize = 5;

/// A game of Twilight Imperium.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TwilightImperium {
    /// How many seats there are.
    pub(crate) players: u8,
    /// The points that win (TI 51.0, TI 51.2.a).
    pub(crate) goal: u8,
    /// What is being resolved, innermost last.
    pub(crate) stack: Stack<Frame, DEPTH>,
    /// Who won; nobody while the game goes on.
    pub(crate) winners: SeatSet,
    /// Eliminated players (TI 65.0), and those who left the table.
    pub(crate) out: SeatSet,
    /// The game round, from 1 (TI 22.0).
    pub(crate) round: u8,
    /// The phase (TI 22.0).
    pub(crate) phase: Phase,
    /// Who has the speaker token (TI 58.0).
    pub(crate) speaker: Seat,
    /// Whose turn it is; only in the action phase (TI 2.0).
    pub(crate) active: Option<Seat>,
    /// Whether the custodians token is still on Mecatol Rex (TI 16.0).
    pub(crate) custodians: bool,
    /// The order of the action and status phases (TI 57.0).
    pub(crate) order: List<Seat, SEATS>,
    /// Who has the '0' token (TI 57.1.a).
    pub(crate) zero: Option<Seat>,
    /// The tiles by place.
    pub(crate) board: Tiles,
    /// The units in space by place and seat.
    pub(crate) space: Space,
    /// The planets by number.
    pub(crate) planets: Planets,
    /// Whose command tokens lie in a system, by place.
    #[serde(with = "array")]
    pub(crate) tokens: [SeatSet; Hex::COUNT],
    /// Where the Creuss wormhole tokens lie, alpha and beta.
    pub(crate) gates: [Option<Hex>; 2],
    /// Tiles that are not on the board yet, by [`TileZone`].
    pub(crate) tiles: Zones<Tile, { Tile::COUNT }, { TileZone::COUNT }>,
    pub(crate) sheets: BySeat<Sheet, SEATS>,
    /// The action cards by [`CardZone`].
    pub(crate) cards: Zones<ActionCard, 80, { CardZone::COUNT }>,
    /// The agenda cards by [`AgendaZone`].
    pub(crate) agendas: Zones<Agenda, { Agenda::COUNT }, { AgendaZone::COUNT }>,
    /// Who knows where an agenda lies in the deck (TI 56.2.c).
    #[serde(with = "array")]
    pub(crate) known: [SeatSet; Agenda::COUNT],
    /// Laws in play (TI 26.3).
    pub(crate) laws: List<Law, 34>,
    /// The objectives by [`ObjectiveZone`].
    pub(crate) objectives: Zones<Objective, { Objective::COUNT }, { ObjectiveZone::COUNT }>,
    /// Where promissory notes are, by their owner: the four of the colour, then that of the faction.
    pub(crate) notes: [[Held; NOTES]; SEATS],
    /// Who was ever given a note: all others are known to hold only their own.
    pub(crate) noted: SeatSet,
    /// Trade goods on strategy cards that were not chosen (TI 85.2).
    pub(crate) bonus: [u8; Strategy::COUNT],
    /// What the assimilator tokens of the Nekro Virus mark.
    pub(crate) assimilated: [Option<Tech>; 2],
    /// What comes at the start of the next strategy phase.
    pub(crate) upcoming: Upcoming,
    /// Strategy cards that the player who chooses may not take (*Public Disgrace*), one bit each.
    pub(crate) barred: u8,
    /// Further actions of this turn.
    pub(crate) extra: u8,
    /// Who replenishes free of charge (TI 79.5).
    pub(crate) favoured: SeatSet,
    /// Whether a prerequisite of the technology being researched was skipped.
    pub(crate) skipped: bool,
    /// Whose hit destroys the unit that is being destroyed.
    pub(crate) destroyer: Option<Seat>,
    /// How many units of each type bombard each planet of the active system.
    pub(crate) bombs: [[u8; Unit::COUNT]; 3],
    /// Dice being rolled.
    pub(crate) dice: Dice,
    pub(crate) tactical: Tactical,
    pub(crate) combat: Combat,
    pub(crate) ballot: Ballot,
    pub(crate) bargain: Bargain,
}

/// A phase of a round (TI 22.0).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The game is being set up.
    Setup,
    /// TI 85.
    Strategy,
    /// TI 82.
    Action,
    /// TI 84.
    Status,
    /// TI 83.
    Agenda,
}

/// What a player has apart from cards in hand and units.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Sheet {
    /// The faction; `None` before it is chosen.
    pub faction: Option<Faction>,
    /// Command tokens in the tactic, fleet and strategy pool.
    pub pools: [u8; 3],
    /// Trade goods.
    pub goods: u8,
    /// Commodities.
    pub commodities: u8,
    /// Technologies owned, one bit each.
    pub techs: u64,
    /// Exhausted technologies, one bit each.
    pub spent: u64,
    /// Victory points.
    pub points: u8,
    /// Objectives scored, one bit each.
    pub scored: u64,
    /// Strategy cards held, one bit each.
    pub strategies: u8,
    /// Exhausted strategy cards, one bit each.
    pub used: u8,
    /// Whether the player has passed (TI 82.3).
    pub passed: bool,
    /// Infantry on their upgrade card, to return at the start of the next turn.
    pub waiting: u8,
    /// Whether the strategy cards are kept for the next round (*Political Stability*).
    pub stable: bool,
}

/// A planet in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct PlanetState {
    /// Who controls it (TI 32.0).
    pub owner: Option<Seat>,
    /// Whether its card is exhausted (TI 49.6).
    pub exhausted: bool,
    /// Ground forces of its owner; those of an invader are in [`Tactical`].
    pub infantry: u8,
    /// PDS of its owner.
    pub pds: u8,
    /// Space docks of its owner (TI 5.3.2).
    pub docks: u8,
}

impl PlanetState {
    /// Nobody's planet.
    pub const EMPTY: Self = Self { owner: None, exhausted: false, infantry: 0, pds: 0, docks: 0 };

    /// Whether its owner has a unit there.
    pub const fn has_units(&self) -> bool {
        self.infantry > 0 || self.pds > 0 || self.docks > 0
    }

    /// How many units of a type its owner has there.
    pub const fn count(&self, unit: Unit) -> u8 {
        match unit {
            Unit::Infantry => self.infantry,
            Unit::Pds => self.pds,
            Unit::SpaceDock => self.docks,
            _ => 0,
        }
    }
}

/// A law in play (TI 26.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Law {
    /// The card.
    pub agenda: Agenda,
    /// Before whom it lies (TI 26.4).
    pub owner: Option<Seat>,
    /// The planet it is attached to (TI 59.0).
    pub planet: Option<Planet>,
    /// The objective it made public.
    pub objective: Option<Objective>,
    /// Whether it is exhausted (TI 59.3.2).
    pub exhausted: bool,
}

/// Where a promissory note is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Held {
    /// In a hand, face down (TI 25.6).
    Hand(Seat),
    /// In a play area (TI 25.5.a).
    Open(Seat),
    /// In the box (TI 25.7).
    Gone,
}

/// A promissory note by its original owner (TI 25.0).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
pub struct NoteId {
    /// To whom it returns.
    pub owner: Seat,
    /// What it says.
    pub note: Note,
}

impl TwilightImperium {
    /// The tile in a place.
    pub fn tile(&self, hex: Hex) -> Option<Tile> {
        self.board.get(hex)
    }

    /// The place of a tile on the board.
    pub fn place_of(&self, tile: Tile) -> Option<Hex> {
        self.board.place_of(tile)
    }

    /// Where a planet lies, if its tile is on the board.
    pub fn hex_of(&self, planet: Planet) -> Option<Hex> {
        self.place_of(planet.def().tile)
    }

    /// The planets of a system.
    pub fn planets_in(&self, hex: Hex) -> &'static [Planet] {
        self.tile(hex).map_or(&[], |tile| tile.def().planets)
    }

    /// The units of a seat in the space area of a system.
    pub const fn fleet(&self, hex: Hex, seat: Seat) -> &Fleet {
        self.space.get(hex, seat)
    }

    pub(crate) const fn fleet_mut(&mut self, hex: Hex, seat: Seat) -> FleetMut<'_> {
        self.space.get_mut(hex, seat)
    }

    /// A planet's state.
    pub const fn planet(&self, planet: Planet) -> &PlanetState {
        self.planets.get(planet)
    }

    pub(crate) const fn planet_mut(&mut self, planet: Planet) -> PlanetMut<'_> {
        self.planets.get_mut(planet)
    }

    /// The planets a seat controls.
    pub fn planets_of(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Planet> + Clone + use<> {
        self.planets.of(seat)
    }

    /// Seats still in the game, clockwise from the first.
    pub fn alive(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + '_ {
        Seat::all(self.players).filter(|&seat| !self.out.contains(seat))
    }

    /// Seats still in the game, clockwise from `first`.
    pub(crate) fn clockwise_from(&self, first: Seat) -> impl Iterator<Item = Seat> + '_ {
        let n = self.players;
        (0..n).map(move |steps| first.clockwise(steps, n)).filter(|&seat| !self.out.contains(seat))
    }

    /// The next seat in the game to the left (TI 58.7, TI G129).
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        self.clockwise_from(seat.clockwise(1, self.players)).next().unwrap_or(seat)
    }

    /// The sheet of a seat.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat]
    }

    pub(crate) fn sheet_mut(&mut self, seat: Seat) -> &mut Sheet {
        &mut self.sheets[seat]
    }

    /// The faction of a seat.
    ///
    /// # Panics
    /// Before factions are chosen.
    pub fn faction(&self, seat: Seat) -> Faction {
        self.sheets[seat].faction.expect("factions are chosen first")
    }

    /// Command tokens that a seat has left in reinforcements (TI 71.0).
    pub fn reserve(&self, seat: Seat) -> u8 {
        let on_board = self.tokens.iter().filter(|tokens| tokens.contains(seat)).count() as u8;
        COMMAND_TOKENS - on_board - self.sheets[seat].pools.iter().sum::<u8>()
    }

    /// Tokens in a pool.
    pub fn pool(&self, seat: Seat, pool: Pool) -> u8 {
        self.sheets[seat].pools[pool as usize]
    }

    pub(crate) fn pool_mut(&mut self, seat: Seat, pool: Pool) -> &mut u8 {
        &mut self.sheets[seat].pools[pool as usize]
    }

    /// How many units of a type a seat has on the board, those on their way included.
    pub fn on_board(&self, seat: Seat, unit: Unit) -> u8 {
        let space: u8 = self.space.held(seat).iter().map(|hex| self.fleet(hex, seat).count(unit)).sum();
        let ground: u8 = self.planets_of(seat).map(|planet| self.planet(planet).count(unit)).sum();
        space + ground + self.tactical.away(seat, unit, self.active)
    }

    /// How many units of a type a seat can still place (TI 42.3, TI 71.0); fighters and infantry never run out.
    pub fn in_reserve(&self, seat: Seat, unit: Unit) -> u8 {
        match unit {
            Unit::Fighter | Unit::Infantry => u8::MAX,
            _ => unit.figures() - self.on_board(seat, unit),
        }
    }

    /// Units of a seat at a site.
    pub fn units_at(&self, site: Site, seat: Seat, unit: Unit) -> u8 {
        match site {
            Site::Space(hex) => self.fleet(hex, seat).count(unit),
            Site::Planet(planet) if self.planet(planet).owner == Some(seat) => {
                self.planet(planet).count(unit)
            }
            Site::Planet(_) => 0,
        }
    }

    /// The action cards in a hand.
    pub fn hand(&self, seat: Seat) -> &[ActionCard] {
        self.cards.get(CardZone::hand(seat))
    }

    /// The unscored secret objectives of a seat.
    pub fn secrets(&self, seat: Seat) -> &[Objective] {
        self.objectives.get(ObjectiveZone::hand(seat))
    }

    /// The revealed public objectives.
    pub fn public_objectives(&self) -> &[Objective] {
        self.objectives.get(ObjectiveZone::Public as usize)
    }

    /// Whether a seat has scored an objective (TI 30.8).
    pub fn has_scored(&self, seat: Seat, objective: Objective) -> bool {
        self.sheets[seat].scored & (1 << objective as u64) != 0
    }

    /// A law in play.
    pub fn law(&self, agenda: Agenda) -> Option<Law> {
        self.laws.iter().find(|law| law.agenda == agenda)
    }

    /// The law attached to a planet that says `agenda`.
    pub(crate) fn attached(&self, agenda: Agenda, planet: Planet) -> bool {
        self.law(agenda).is_some_and(|law| law.planet == Some(planet))
    }

    /// Whether a seat owns a law (TI 26.4).
    pub fn owns_law(&self, seat: Seat, agenda: Agenda) -> bool {
        self.law(agenda).is_some_and(|law| law.owner == Some(seat))
    }

    /// The notes a seat has in hand.
    pub fn notes_in_hand(&self, seat: Seat) -> impl Iterator<Item = NoteId> + '_ {
        self.all_notes().filter(move |&id| self.held(id) == Held::Hand(seat))
    }

    /// The notes that lie open before a seat.
    pub fn notes_open(&self, seat: Seat) -> impl Iterator<Item = NoteId> + '_ {
        self.all_notes().filter(move |&id| self.held(id) == Held::Open(seat))
    }

    /// All notes of the game.
    pub fn all_notes(&self) -> impl Iterator<Item = NoteId> + '_ {
        Seat::all(self.players).flat_map(move |owner| {
            (0..NOTES).filter_map(move |slot| self.note_in(owner, slot).map(|note| NoteId { owner, note }))
        })
    }

    fn note_in(&self, owner: Seat, slot: usize) -> Option<Note> {
        if slot < Note::GENERIC {
            Some(Note::ALL[slot])
        } else {
            self.sheets[owner].faction.map(|faction| faction.def().note)
        }
    }

    fn slot_of(id: NoteId) -> usize {
        (id.note as usize).min(Note::GENERIC)
    }

    /// Where a note is.
    pub fn held(&self, id: NoteId) -> Held {
        self.notes[id.owner.index()][Self::slot_of(id)]
    }

    pub(crate) fn set_held(&mut self, id: NoteId, held: Held) {
        self.notes[id.owner.index()][Self::slot_of(id)] = held;
    }

    /// Whether a note of this text lies open before a seat, and whose it is.
    pub(crate) fn open_note(&self, seat: Seat, note: Note) -> Option<Seat> {
        self.notes_open(seat).find(|id| id.note == note).map(|id| id.owner)
    }
}
