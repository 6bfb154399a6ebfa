//! Stored tables and their games, which are played again from their records.

use anyhow::{Context, ensure};

use super::occupant;
use crate::any_table::{AnyTable, Stored};
use crate::contain::contained;
use crate::games::Games;
use crate::ids::TableId;
use crate::store::{Store, TableRow};

/// A game of more records is played again on a thread of its own, where it keeps nobody waiting.
const SHORT: usize = 300;

/// The game of a table, if it has begun.
type Game = Option<Box<dyn AnyTable>>;

/// Whether a table can be loaded: before its game begins it has no rules.
pub(crate) fn can_load(games: Games, row: &TableRow) -> bool {
    row.setup.is_none() || games.plays(&row.game, row.rules)
}

/// A table and its game, as they are at one moment; `None` if there is no such, or its rules are not played here.
pub(super) async fn load(
    store: &dyn Store,
    games: Games,
    id: &TableId,
) -> anyhow::Result<Option<(TableRow, Game)>> {
    let Some((row, records)) = store.whole(id.clone()).await.context("loading a table")? else {
        return Ok(None);
    };
    if !can_load(games, &row) {
        return Ok(None);
    }
    let table = play_aside(games, &row, records).await?;
    Ok(Some((row, table)))
}

/// The game of a table whose row is known.
pub(crate) async fn load_game(store: &dyn Store, games: Games, row: &TableRow) -> anyhow::Result<Game> {
    if row.setup.is_none() {
        return Ok(None);
    }
    let mut records = store.records(row.id.clone()).await.context("loading records")?;
    // More may have come since the row was read.
    records.truncate(row.version.records as usize);
    play_aside(games, row, records).await
}

/// Plays a game again where it keeps nobody waiting.
async fn play_aside(games: Games, row: &TableRow, records: Vec<Vec<u8>>) -> anyhow::Result<Game> {
    if records.len() <= SHORT {
        return play_again(games, row, records);
    }
    let row = row.clone();
    let playing = tokio::task::spawn_blocking(move || play_again(games, &row, records));
    playing.await.context("playing a game again")?
}

/// The game of a table that was read together with its records.
pub(crate) fn play_again(games: Games, row: &TableRow, records: Vec<Vec<u8>>) -> anyhow::Result<Game> {
    let Some(setup) = row.setup.clone() else { return Ok(None) };
    let offer = games.find(&row.game).map_err(|_| anyhow::anyhow!("no game is called '{}'", row.game))?;
    let stored = Stored {
        rules: row.rules,
        setup,
        seed: row.seed,
        undos: row.version.undos,
        seats: row.seats.iter().map(occupant).collect(),
        records,
    };
    let table =
        contained(|| (offer.resume)(stored)).with_context(|| format!("playing table {} again", row.id))?;
    ensure!(table.version() == row.version, "table {} has lost records", row.id);
    Ok(Some(table))
}
