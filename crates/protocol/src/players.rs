//! Players beyond one table: ratings, leaderboards, history.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The best players of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Leaderboard {
    /// The game.
    pub game: String,
    /// How many play it here.
    pub players: u8,
    /// For how many players anybody is rated.
    pub counts: Vec<u8>,
    /// The best first.
    pub ranks: Vec<Ranked>,
}

/// A place of a leaderboard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Ranked {
    /// The place; equal ratings share it.
    pub place: u32,
    /// The account.
    pub name: String,
    /// The rating.
    pub points: i32,
    /// Rated games.
    pub games: u32,
    /// Of which won.
    pub wins: u32,
    /// Whether it is me.
    pub me: bool,
}

/// What everybody may know of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PlayerPage {
    /// The name.
    pub name: String,
    /// Since when; seconds since 1970.
    #[ts(type = "number")]
    pub since: i64,
    /// Whether it is me.
    pub me: bool,
    /// Ratings, those of the most games first.
    pub ratings: Vec<PlayerRating>,
    /// The last rated games, the latest first.
    pub history: Vec<PastGame>,
    /// All finished games, against people and bots.
    pub finished: Vec<GameCount>,
    /// Games finished in each of the last twelve months, the present one last.
    pub months: Vec<Month>,
}

/// A rating.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PlayerRating {
    /// The game.
    pub game: String,
    /// How many play it.
    pub players: u8,
    /// The rating.
    pub points: i32,
    /// Rated games.
    pub games: u32,
    /// Of which won.
    pub wins: u32,
}

/// A rated game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PastGame {
    /// The table, if it is public or the reader sat there.
    pub table: Option<String>,
    /// The game.
    pub game: String,
    /// How many played.
    pub players: u8,
    /// Whether it was won.
    pub won: bool,
    /// The rating before.
    pub was: i32,
    /// The rating afterwards.
    pub points: i32,
    /// The others, but for partners.
    pub others: Vec<String>,
    /// Those who won or lost together with the player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub partners: Vec<String>,
    /// Seconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// What a game brought the player of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeatRating {
    /// The seat.
    pub seat: u8,
    /// The rating before.
    pub before: i32,
    /// The rating afterwards.
    pub points: i32,
}

/// How many games of a kind were finished.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct GameCount {
    /// The game.
    pub game: String,
    /// Finished games.
    pub games: u32,
    /// Of which won.
    pub wins: u32,
}

/// How many games were finished in a month.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Month {
    /// `2026-11`
    pub month: String,
    /// Finished games.
    pub games: u32,
}
