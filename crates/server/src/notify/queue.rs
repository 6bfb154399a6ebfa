//! Rows of things to tell, made for tables that changed.

use anyhow::Context;
use orrery_engine::Seat;
use orrery_protocol::NoticeSettings;

use super::when;
use crate::app::App;
use crate::ids::PersonId;
use crate::store::{Change, Row, Sql};
use crate::votes::Votes;

/// How many rows are looked at in one go.
const AT_ONCE: usize = 500;

/// Makes rows for all tables that changed since a moment and have somebody to tell.
pub(crate) async fn mark(app: &App, since: i64) -> anyhow::Result<()> {
    // A table that changes meanwhile comes later in the order and is met twice.
    let mut last: (i64, String, i64) = (since, String::new(), -1);
    loop {
        let (changed, table, seat) = &last;
        let sql = candidates().bind(*changed).bind(table).bind(*seat).bind(AT_ONCE as i64);
        let rows = app.store().read(sql).await.context("looking for things to tell")?;
        // A row that a later server has written is not in the way of others.
        let legible = |row| {
            marks(row).inspect_err(|error| {
                tracing::warn!(error = format!("{error:#}"), "a row of things to tell cannot be read");
            })
        };
        let marked: Vec<Change> = rows.iter().filter_map(|row| legible(row).ok()?).map(Change::Do).collect();
        if !marked.is_empty() {
            app.store().commit(marked).await.map(drop).context("noting things to tell")?;
        }
        match rows.last() {
            Some(row) if rows.len() == AT_ONCE => {
                last = (row.get("changed")?, row.get("id")?, row.get("seat")?);
            }
            _ => return Ok(()),
        }
    }
}

/// People who may have to be told of a table, in the order in which tables changed. What changed before they said how
/// to reach them, they have seen or do not want to know. Within one second nobody can tell what was before.
fn candidates() -> Sql {
    Sql::new(
        "select seats.person, seats.seat, seats.replaced, tables.id, tables.changed, tables.phase, tables.votes, settings.body,
                notices.told, presence.seen, cast((tables.waiting >> cast(seats.seat as integer)) & 1 as bigint) as waiting,
                cast(case when undo_requests.table_id is null then 0 else 1 end as bigint) as undo
         from tables join seats on seats.table_id = tables.id
         join people on people.id = seats.person and people.banned is null
         join settings on settings.person = seats.person and settings.since <= tables.changed
              and (settings.reachable = 1 or exists
              (select 1 from sessions join browsers on browsers.session = sessions.hash
               where sessions.person = seats.person and browsers.since <= tables.changed))
         left join notices on notices.person = seats.person and notices.table_id = tables.id
         left join presence on presence.person = seats.person and presence.table_id = tables.id
         left join undo_requests on undo_requests.table_id = tables.id and seats.replaced = 0
              and undo_requests.records = tables.records and undo_requests.undos = tables.undos
              and asked_by <> seats.seat and (agreed >> cast(seats.seat as integer)) & 1 = 0
         where tables.changed >= $1 and (tables.changed, tables.id, seats.seat) > ($1, $2, $3)
         and notices.due is null
         and (notices.told is null or notices.told <= tables.changed)
         and (presence.seen is null or presence.seen <= tables.changed)
         and ((tables.phase = 'over' and tables.imported = 0) or (tables.phase = 'playing' and (tables.votes like '{\"cast\":[{%'
              or tables.votes like '%\"timedOut\"%'
              or undo_requests.table_id is not null or seats.replaced in (2, 3) or (seats.replaced = 0 and (tables.waiting >> cast(seats.seat as integer)) & 1 = 1))))
         order by tables.changed, tables.id, seats.seat limit $4",
    )
}

/// What makes the row for somebody who may have to be told, if he wants to be.
fn marks(row: &Row) -> anyhow::Result<Option<Sql>> {
    let person = PersonId(row.get("person")?);
    let wants: NoticeSettings = serde_json::from_str(&row.get::<String>("body")?)?;
    let votes: Votes = serde_json::from_str(&row.get::<String>("votes")?)?;
    let is_wanted = if row.get::<String>("phase")? == "over" {
        wants.ends
    } else {
        let knew = row.get::<Option<i64>>("told")?.max(row.get("seen")?);
        let seat = Seat(row.number("seat")?);
        (wants.turns && row.flag("waiting")? && !row.flag("replaced")?)
            || (wants.turns && row.number::<u8>("replaced")? > 1 && votes.is_news_of_bot(seat, knew))
            || (wants.turns && votes.is_news_of_end(seat, knew))
            || (wants.votes && (row.flag("undo")? || votes.wait_for(&person)))
    };
    if !is_wanted {
        return Ok(None);
    }
    let changed: i64 = row.get("changed")?;
    let due = when::due(&wants, changed, row.get("told")?);
    // Another server may have told it since.
    let sql = Sql::new(
        "insert into notices (person, table_id, due, claimed, tries) values ($1, $2, $3, 0, 0)
         on conflict (person, table_id) do update set due = excluded.due, claimed = 0, tries = 0
         where notices.due is null and (notices.told is null or notices.told <= $4)",
    );
    Ok(Some(sql.bind(person.0).bind(row.get::<String>("id")?).bind(due).bind(changed)))
}
