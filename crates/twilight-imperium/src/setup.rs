//! Setups: seats, factions, the galaxy and the goal, fixed before the first decision.

use orrery_engine::{BySeat, Illegal, List, Seat, SeatSet, Stack, Zones};
use serde::{Deserialize, Serialize};

use crate::array;
use crate::board::{Planets, Space, Tiles};
use crate::cards::maps::{HEXES, Layout};
use crate::cards::{ActionCard, Agenda, Back, FIRST_TOKENS, Faction, Objective, Stage, Strategy, Tile, Unit};
use crate::combat::{Combat, Dice};
use crate::frame::Frame;
use crate::hex::Hex;
use crate::phase::{Ballot, Bargain, SetupStep, Tactical, Upcoming};
use crate::rules;
use crate::state::{
    AgendaZone, CardZone, Held, NOTES, ObjectiveZone, Phase, SEATS, Sheet, TileZone, TwilightImperium,
};

/// What is fixed before the first decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// How many players (TI setup.0).
    pub players: u8,
    /// Who is speaker (TI setup.1); by lot if `None`.
    pub speaker: Option<Seat>,
    /// How factions are given out (TI setup.2).
    pub factions: Factions,
    /// How the board comes about (TI setup.6).
    pub galaxy: Galaxy,
    /// The points that win (TI setup.12.b).
    pub goal: Goal,
}

/// How factions are given out (TI setup.2, TI G1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Factions {
    /// Each player chooses among all that are left, the speaker first.
    #[default]
    Choose,
    /// Each player chooses in the same order among a few drawn by lot: as many as there are players, and two more.
    Draft,
    /// They are dealt at random.
    Random,
    /// By seat, as agreed before.
    Given([Faction; SEATS]),
}

/// How the board comes about (TI setup.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Galaxy {
    /// The players build it tile by tile.
    #[default]
    Built,
    /// The ready map for the number of players.
    Ready,
    /// The numbers of the tiles by place, from the north clockwise, ring after ring; 0 for home places and places that
    /// stay empty.
    Map(#[serde(with = "array")] [u8; HEXES - 1]),
}

/// The side of the victory point track (TI 51.0, TI 51.2.a).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the numbers on the track")]
pub enum Goal {
    #[default]
    Ten,
    Fourteen,
}

impl Goal {
    /// The points that win.
    pub const fn points(self) -> u8 {
        match self {
            Self::Ten => 10,
            Self::Fourteen => 14,
        }
    }
}

impl Setup {
    /// A game for so many players, who choose factions and build the galaxy.
    pub fn new(players: u8) -> Self {
        Self { players, speaker: None, factions: Factions::Choose, galaxy: Galaxy::Built, goal: Goal::Ten }
    }

    /// Whether the rules know such a game.
    ///
    /// # Errors
    /// If there are not three to six players, a faction is given to two of them, or the map does not fit.
    pub fn check(&self) -> Result<(), Illegal> {
        let Some(layout) = Layout::of(self.players) else { return Err(rules::PLAYERS) };
        if self.speaker.is_some_and(|seat| seat.0 >= self.players) {
            return Err(rules::NO_SUCH_SEAT);
        }
        if let Factions::Given(factions) = self.factions {
            let factions = &factions[..usize::from(self.players)];
            if factions.iter().enumerate().any(|(n, faction)| factions[..n].contains(faction)) {
                return Err(rules::SAME_FACTION);
            }
        }
        if let Galaxy::Map(map) = self.galaxy {
            check_map(layout, &map)?;
        }
        Ok(())
    }

    /// The map of its galaxy, if it is not built by the players.
    fn map(&self) -> Option<[u8; HEXES - 1]> {
        match self.galaxy {
            Galaxy::Built => None,
            Galaxy::Ready => {
                let layout = Layout::of(self.players)?;
                Some(std::array::from_fn(|n| layout.map[n + 1]))
            }
            Galaxy::Map(map) => Some(map),
        }
    }
}

/// Blue-backed and red-backed tiles, each at most once, everywhere but in the home places; places that the diagram
/// leaves empty may hold one, too.
fn check_map(layout: &Layout, map: &[u8; HEXES - 1]) -> Result<(), Illegal> {
    for (n, &number) in map.iter().enumerate() {
        let hex = n as u8 + 1;
        let empty = layout.homes.contains(&hex) || number == 0 && layout.unused.contains(&hex);
        let fits = |number: u8| {
            usize::from(number) <= Tile::COUNT && Tile::by_number(number).def().back != Back::Green
        };
        if empty != (number == 0) || number != 0 && (!fits(number) || map[..n].contains(&number)) {
            return Err(rules::MAP);
        }
    }
    Ok(())
}

/// The game before its first die: everything lies sorted in its place.
pub(crate) fn new_game(setup: &Setup) -> Result<TwilightImperium, Illegal> {
    setup.check()?;
    let mut board = Tiles::EMPTY;
    board.put(Hex::MIDDLE, Tile::MECATOL_REX);
    let map = setup.map();
    for (n, number) in map.into_iter().flatten().enumerate().filter(|(_, number)| *number != 0) {
        board.put(Hex(n as u8 + 1), Tile::by_number(number));
    }
    let mut tiles = Zones::new();
    for tile in Tile::ALL {
        let zone = match tile.def().back {
            Back::Blue if map.is_none() => TileZone::Blue,
            Back::Red if map.is_none() => TileZone::Red,
            _ => TileZone::Box,
        };
        tiles.add(zone as usize, tile);
    }
    let mut cards = Zones::new();
    for card in ActionCard::ALL {
        (0..card.def().copies).for_each(|_| cards.add(CardZone::Deck as usize, card));
    }
    let mut agendas = Zones::new();
    for agenda in Agenda::ALL {
        agendas.add(AgendaZone::Deck as usize, agenda);
    }
    let mut objectives = Zones::new();
    for objective in Objective::ALL {
        let zone = match objective.def().stage {
            Stage::I => ObjectiveZone::DeckI,
            Stage::II => ObjectiveZone::DeckII,
            Stage::Secret => ObjectiveZone::Secrets,
        };
        objectives.add(zone as usize, objective);
    }
    let mut sheets = BySeat([Sheet::default(); SEATS]);
    let mut notes = [[Held::Gone; NOTES]; SEATS];
    for seat in Seat::all(setup.players) {
        // TI setup.11.3
        sheets[seat].pools = FIRST_TOKENS;
        notes[seat.index()] = [Held::Hand(seat); NOTES];
        if let Factions::Given(factions) = setup.factions {
            sheets[seat].faction = Some(factions[seat.index()]);
        }
    }
    let mut stack = Stack::new();
    stack.push(Frame::Setup(match setup.speaker {
        Some(_) => SetupStep::after_speaker(setup.factions.into()),
        None => SetupStep::Speaker { factions: setup.factions.into() },
    }));
    Ok(TwilightImperium {
        players: setup.players,
        goal: setup.goal.points(),
        stack,
        winners: SeatSet::EMPTY,
        out: SeatSet::EMPTY,
        round: 0,
        phase: Phase::Setup,
        speaker: setup.speaker.unwrap_or(Seat(0)),
        active: None,
        // TI setup.7
        custodians: true,
        order: List::new(),
        zero: None,
        board,
        space: Space::EMPTY,
        planets: Planets::EMPTY,
        tokens: [SeatSet::EMPTY; Hex::COUNT],
        gates: [None; 2],
        tiles,
        sheets,
        cards,
        agendas,
        known: [SeatSet::EMPTY; Agenda::COUNT],
        laws: List::new(),
        objectives,
        notes,
        noted: SeatSet::EMPTY,
        bonus: [0; Strategy::COUNT],
        assimilated: [None; 2],
        upcoming: Upcoming::default(),
        barred: 0,
        extra: 0,
        favoured: SeatSet::EMPTY,
        skipped: false,
        destroyer: None,
        bombs: [[0; Unit::COUNT]; 3],
        dice: Dice::default(),
        tactical: Tactical::default(),
        combat: Combat::default(),
        ballot: Ballot::default(),
        bargain: Bargain::default(),
    })
}
