//! Setup: modes, options and the table before the first shuffle (SR 2, SR 12).

use orrery_engine::{BySeat, Illegal, Seat, SeatSet, Stack};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{self, Kind};
use crate::frame::Frame;
use crate::piles::{Piles, Zone};
use crate::rules;
use crate::state::{Player, StarRealms};

/// The mode of play (SR 12.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// The basic game of two.
    Duel,
    /// Each against all, 3 to 6 players (SR 13).
    FreeForAll,
    /// Each against his left neighbour, 3 to 6 players (SR 14).
    Hunter,
    /// Two teams with shared authority, 4 or 6 players: two-headed or three-headed (SR 15).
    Hydra,
    /// Two teams of an emperor and two admirals, 6 players (SR 16).
    Emperor,
    /// One boss against 2 to 5 raiders (SR 17).
    Raid,
}

impl Mode {
    /// All modes.
    pub const ALL: [Self; 6] =
        [Self::Duel, Self::FreeForAll, Self::Hunter, Self::Hydra, Self::Emperor, Self::Raid];

    /// Whether the mode can be played by so many.
    pub const fn admits(self, players: u8) -> bool {
        match self {
            Self::Duel => players == 2,
            Self::FreeForAll | Self::Hunter | Self::Raid => 3 <= players && players <= 6,
            Self::Hydra => players == 4 || players == 6,
            Self::Emperor => players == 6,
        }
    }

    /// The mode's name in commands and message keys.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Duel => "duel",
            Self::FreeForAll => "free-for-all",
            Self::Hunter => "hunter",
            Self::Hydra => "hydra",
            Self::Emperor => "emperor",
            Self::Raid => "raid",
        }
    }
}

/// Which cards make up the trade deck.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum TradeDeck {
    /// Colony Wars.
    #[default]
    ColonyWars,
    /// The base set.
    BaseSet,
    /// Both: one base set among the sets the player count asks for, and at least one of each (SR G74).
    Mixed,
}

/// When an ally condition has to be fulfilled (SR G5).
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum AllyCondition {
    /// At the moment the ability is used.
    #[default]
    AtUse,
    /// At any moment of the turn up to then.
    Sticky,
}

/// When a forced discard is made (SR G12).
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum DiscardTiming {
    /// At once: the game waits for the victim.
    #[default]
    AtOnce,
    /// At the start of the victim's next turn (SR G70).
    StartOfTurn,
}

/// The switchable rulings.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Options {
    /// SR G5.
    pub ally: AllyCondition,
    /// SR G12, SR G70.
    pub discard: DiscardTiming,
    /// SR G46: whether teammates see each other's hands in hydra and emperor.
    pub open_team_hands: bool,
    /// SR G48: whether Explorers may be paid for together in hydra.
    pub joint_explorers: bool,
    /// SR G61: whether an eliminated raider no longer sees the raiders' hands.
    pub blind_eliminated_raiders: bool,
}

/// Everything that is fixed before the first shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Setup {
    /// The mode of play.
    pub mode: Mode,
    /// How many players sit at the table.
    pub players: u8,
    /// The trade deck.
    pub deck: TradeDeck,
    /// The switchable rulings.
    pub options: Options,
    /// Who begins, or whose team; in raid, who is the boss. By lot if `None` (SR G1, SR G54, SR G55).
    pub first: Option<Seat>,
}

impl Setup {
    /// The game of two with the printed rules.
    pub fn duel() -> Self {
        Self::of(Mode::Duel, 2)
    }

    /// A mode for so many players with the default options.
    pub fn of(mode: Mode, players: u8) -> Self {
        Self { mode, players, deck: TradeDeck::default(), options: Options::default(), first: None }
    }

    /// How many sets of each box are combined: Colony Wars, base set (SR 12.1.1, SR 12.1.2, SR G36, SR G74).
    pub const fn sets(&self) -> (u8, u8) {
        let sets = match self.players {
            0..=2 => 1,
            3 | 4 => 2,
            _ => 3,
        };
        match self.deck {
            TradeDeck::ColonyWars => (sets, 0),
            TradeDeck::BaseSet => (0, sets),
            TradeDeck::Mixed if sets == 1 => (1, 1),
            TradeDeck::Mixed => (sets - 1, 1),
        }
    }
}

/// Authority and hand size of a boss against so many raiders (SR 17.2.1).
pub const fn boss_values(raiders: u8) -> (i32, u8) {
    match raiders {
        0..=2 => (50, 7),
        3 => (70, 7),
        4 => (70, 8),
        _ => (90, 8),
    }
}

/// The table before the first shuffle.
pub(crate) fn new_game(setup: &Setup) -> Result<StarRealms, Illegal> {
    if !setup.mode.admits(setup.players) {
        return Err(rules::WRONG_NUMBER_OF_PLAYERS);
    }
    if setup.first.is_some_and(|seat| seat.0 >= setup.players) {
        return Err(rules::NO_SUCH_SEAT);
    }
    let mut piles = Piles::EMPTY;
    let (colony_wars, base_sets) = setup.sets();
    let decks =
        [(colony_wars, cards::colony_wars().collect::<Vec<_>>()), (base_sets, cards::base_set().collect())];
    for (sets, deck) in decks {
        for def in deck {
            for _ in 0..sets * def.copies {
                piles.add(Zone::TradeDeck, def.kind);
            }
        }
    }
    for _ in 0..10 * (colony_wars + base_sets) {
        piles.add(Zone::Explorers, Kind::Explorer); // SR 2.1.3
    }
    for seat in Seat::all(setup.players) {
        for _ in 0..8 {
            piles.add(Zone::Deck(seat), Kind::Scout); // SR 2.1.1
        }
        for _ in 0..2 {
            piles.add(Zone::Deck(seat), Kind::Viper);
        }
    }
    let mut stack = Stack::new();
    stack.push(Frame::Setup { step: 0 });
    Ok(StarRealms {
        piles,
        stack,
        players: BySeat([Player::default(); crate::MAX_SEATS]),
        setup: *setup,
        turn: 0,
        quiet: 0,
        first: setup.first.unwrap_or(Seat(0)),
        in_game: SeatSet::first(setup.players),
        active: SeatSet::EMPTY,
        ready: SeatSet::EMPTY,
        declined: SeatSet::EMPTY,
        winners: SeatSet::EMPTY,
    })
}

impl StarRealms {
    /// How many ways the lot for the first player, first team or boss can fall.
    pub(crate) fn lots(&self) -> u8 {
        match self.setup.mode {
            Mode::Hydra | Mode::Emperor => 2,
            _ => self.setup.players,
        }
    }

    /// The lot has fallen, or the setup had named who begins.
    pub(crate) fn set_first(&mut self, seat: Seat) {
        self.first = match self.setup.mode {
            Mode::Hydra | Mode::Emperor => self.allies(seat).lowest().unwrap_or(seat),
            _ => seat,
        };
    }

    /// SR 2.1.2, SR 2.1.6, SR 2.2.2 and their like in the modes: authority, trade row and starting hands.
    pub(crate) fn deal(&mut self) {
        for seat in Seat::all(self.setup.players) {
            self.players[seat].authority = self.starting_authority(seat);
            self.piles.draw(seat, usize::from(self.starting_hand(seat)));
        }
        while self.piles.len(Zone::Row) < crate::ROW {
            self.piles.fill_row();
        }
    }

    /// The authority a seat starts with; in hydra the team's, for each member.
    pub(crate) fn starting_authority(&self, seat: Seat) -> i32 {
        match self.setup.mode {
            Mode::Hydra if self.setup.players == 4 => 75, // SR 15.1.2
            Mode::Hydra => 100,                           // SR 15.1.3
            Mode::Emperor if self.is_emperor(seat) => 60, // SR 16.1.6
            Mode::Raid if seat == self.first => boss_values(self.setup.players - 1).0,
            _ => 50,
        }
    }

    /// How many cards a seat draws in its draw phase (SR 9.1.1, SR 17.2.4).
    pub(crate) fn hand_size(&self, seat: Seat) -> u8 {
        match self.setup.mode {
            Mode::Raid if seat == self.first => boss_values(self.setup.players - 1).1,
            _ => 5,
        }
    }

    fn starting_hand(&self, seat: Seat) -> u8 {
        let n = self.setup.players;
        let after_first = (seat.0 + n - self.first.0) % n;
        match self.setup.mode {
            Mode::Duel => [3, 5][usize::from(after_first)], // SR 2.2.2, SR 2.2.3
            Mode::FreeForAll | Mode::Hunter => [3, 4, 5][usize::from(after_first.min(2))], // SR 13.1.3 to SR 13.1.5
            Mode::Hydra | Mode::Emperor if self.allies(self.first).contains(seat) => 3, // SR 15.1.7, SR 16.1.7
            Mode::Raid if seat == self.first => self.hand_size(seat) - 2,               // SR 17.2.2
            _ => 5,
        }
    }
}
