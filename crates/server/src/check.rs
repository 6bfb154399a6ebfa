//! Whether all running games can go on, before a server is brought up to date.

use anyhow::Context;
use orrery_engine::SeatSet;
use orrery_protocol::Phase;

use crate::any_table::AnyTable;
use crate::contain::contained;
use crate::games::Games;
use crate::room;
use crate::store::{Row, Sql, Store, TableRow, Tell};

/// What playing all running games again has shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// How many go on as before.
    pub same: u32,
    /// The tables that do not, and why.
    pub differ: Vec<(String, String)>,
    /// How many games that are over cannot be shown, because their rules are not played.
    pub unshown: u64,
}

/// Plays all running games of a store again and compares what has come of them with what is stored. Servers may go on
/// with them meanwhile; `tell` hears how many games are checked.
///
/// # Errors
/// If the store cannot be read.
pub async fn check_games(store: &dyn Store, games: Games, tell: Tell<'_>) -> anyhow::Result<Checked> {
    let mut checked = Checked::default();
    let running = store.running().await.context("listing running games")?;
    let all = running.len() as u64;
    tell(0, all);
    for (done, id) in (1..).zip(running) {
        match store.whole(id.clone()).await {
            Ok(Some((row, records))) => {
                match difference(games, &row, records, kept(store, &row).await?) {
                    Some(why) if row.phase == Phase::Playing => checked.differ.push((id.0, why)),
                    // One that has ended meanwhile need not go on.
                    Some(_) | None => checked.same += 1,
                }
            }
            Ok(None) => (),
            Err(error) => checked.differ.push((id.0, format!("it cannot be read: {error:#}"))),
        }
        tell(done, all);
    }
    let over = "select game, rules, count(*) as number from tables where phase = 'over' group by game, rules";
    for row in store.read(Sql::new(over)).await? {
        let (game, rules) = (row.get::<String>("game")?, row.number("rules")?);
        if !games.plays(&game, rules) {
            checked.unshown += row.number::<u64>("number")?;
        }
    }
    Ok(checked)
}

/// A hash of the state that a server has kept, and its number.
struct Kept {
    number: usize,
    hash: u64,
}

impl Kept {
    fn differs(self, table: &dyn AnyTable) -> Option<String> {
        // A game that was loaded before the hash was kept may have fewer.
        let is = table.hashes().get(self.number.checked_sub(1)?)?;
        (*is != self.hash)
            .then(|| "its state would be another than it was, or is kept in another form".to_owned())
    }
}

/// The hash that was kept of a table, unless something was taken back since.
async fn kept(store: &dyn Store, row: &TableRow) -> anyhow::Result<Option<Kept>> {
    let sql = Sql::new("select number, hash from checkpoints where table_id = $1 and undos = $2");
    let rows = store.read(sql.bind(&row.id.0).bind(row.version.undos)).await?;
    let kept = |found: &Row| {
        Ok(Kept { number: found.number("number")?, hash: found.get::<i64>("hash")?.cast_unsigned() })
    };
    rows.first().map(kept).transpose()
}

/// What a stored game is not as it was, once it is played again.
fn difference(games: Games, row: &TableRow, records: Vec<Vec<u8>>, kept: Option<Kept>) -> Option<String> {
    match room::play_again(games, row, records) {
        Ok(Some(table)) => {
            let compared =
                contained(|| Ok(played_differently(&*table, row).or_else(|| kept?.differs(&*table))));
            compared.unwrap_or_else(|error| Some(format!("{error:#}")))
        }
        Ok(None) => Some("it has no setup".to_owned()),
        Err(error) => Some(format!("{error:#}")),
    }
}

/// The rules may have changed without a new version of theirs: then the records fit, and lead elsewhere.
fn played_differently(table: &dyn AnyTable, row: &TableRow) -> Option<String> {
    let seats = |seats: SeatSet| match seats.iter().map(|seat| (seat.0 + 1).to_string()).collect::<Vec<_>>() {
        none if none.is_empty() => "nobody".to_owned(),
        some => format!("seat {}", some.join(" and ")),
    };
    match (table.winners(), row.winners) {
        (Some(winners), None) => return Some(format!("it would be over, won by {}", seats(winners))),
        (is, was) if is != was => return Some("it would have another result".to_owned()),
        _ => (),
    }
    let (is, was) = (table.waiting(), row.waiting);
    (is != was).then(|| format!("{} would have to decide instead of {}", seats(is), seats(was)))
}
