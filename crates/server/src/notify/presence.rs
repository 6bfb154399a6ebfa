//! Who is here, as far as it matters: people who want to be told things while away.

use crate::app::App;
use crate::ids::{PersonId, TableId};
use crate::store::{Change, Sql, now};

/// Somebody seen so many seconds ago is here: sockets are looked at every half minute.
pub(super) const HERE: i64 = 75;

/// Notes that somebody looks at a table.
#[derive(Clone, Debug)]
pub(crate) struct Presence {
    person: PersonId,
    table: TableId,
}

impl Presence {
    /// `None` for somebody who is told nothing anyway.
    pub(crate) async fn of(app: &App, person: Option<&PersonId>, table: &TableId) -> Option<Self> {
        let person = person?;
        let sql = Sql::new(
            "select 1 as one from settings where person = $1 and reachable = 1 union all
             select 1 from sessions join browsers on browsers.session = sessions.hash where sessions.person = $1",
        );
        let found = app.store().read(sql.bind(&person.0)).await.ok()?;
        (!found.is_empty()).then(|| Self { person: person.clone(), table: table.clone() })
    }

    /// Notes it now.
    pub(crate) async fn note(&self, app: &App) {
        let sql = Sql::new(
            "insert into presence (person, table_id, seen) values ($1, $2, $3)
             on conflict (person, table_id) do update set seen = excluded.seen",
        );
        let change = Change::Do(sql.bind(&self.person.0).bind(&self.table.0).bind(now()));
        if let Err(error) = app.store().commit(vec![change]).await {
            tracing::warn!(error = format!("{error:#}"), "a presence is not noted");
        }
    }
}
