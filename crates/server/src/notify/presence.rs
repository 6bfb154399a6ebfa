//! Who is here, as far as it matters: people who want to be told things while away.

use crate::app::App;
use crate::ids::{PersonId, TableId};
use crate::store::{Change, Sql};

/// Somebody seen so many seconds ago is here: sockets are looked at every half minute, and what they last said may be as
/// old again.
pub(super) const HERE: i64 = 75;

/// Somebody who looks at a table.
#[derive(Clone, Debug)]
pub(crate) struct Presence {
    /// Who.
    pub(crate) person: PersonId,
    /// Where.
    pub(crate) table: TableId,
}

impl Presence {
    /// Notes that something was last heard of the person at a moment; it may have been later at another page. It is asked
    /// anew every time whether it matters: a table may be open for long when its player switches messages on elsewhere.
    pub(crate) async fn note(&self, app: &App, heard: i64) {
        let noted = async {
            if self.matters(app).await? {
                let sql = Sql::new(
                    "insert into presence (person, table_id, seen) values ($1, $2, $3)
                     on conflict (person, table_id) do update set seen = excluded.seen
                     where presence.seen < excluded.seen",
                );
                let change = Change::Do(sql.bind(&self.person.0).bind(&self.table.0).bind(heard));
                app.store().commit(vec![change]).await.map(drop)?;
            }
            anyhow::Ok(())
        };
        if let Err(error) = noted.await {
            tracing::warn!(error = format!("{error:#}"), "a presence is not noted");
        }
    }

    /// Whether there is any way to tell the person something.
    async fn matters(&self, app: &App) -> anyhow::Result<bool> {
        let sql = Sql::new(
            "select 1 as one from settings where person = $1 and reachable = 1 union all
             select 1 from sessions join browsers on browsers.session = sessions.hash where sessions.person = $1",
        );
        Ok(!app.store().read(sql.bind(&self.person.0)).await?.is_empty())
    }
}
