//! Whether all running games can go on, before a server is brought up to date.

use anyhow::Context;

use crate::games::Games;
use crate::room;
use crate::store::{Database, Place, Store};

/// What playing all running games again has shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// How many go on as before.
    pub same: u32,
    /// The tables that do not, and why.
    pub differ: Vec<(String, String)>,
}

/// Plays all running games of a database again.
///
/// # Errors
/// If the database cannot be read.
pub async fn check_games(database: &Place) -> anyhow::Result<Checked> {
    let store = Database::open(database).await?;
    let mut checked = Checked::default();
    for id in store.running().await.context("listing running games")? {
        let Some(row) = store.table(id.clone()).await? else { continue };
        match room::load_game(&store, Games::all(), &row).await {
            Ok(_) => checked.same += 1,
            Err(error) => checked.differ.push((id.0, format!("{error:#}"))),
        }
    }
    store.close().await?;
    Ok(checked)
}
