//! Decisions at many tables as one statement, which PostgreSQL can do: one way there and back, and one commit.

use std::collections::HashSet;

use anyhow::Context;
use sqlx::pool::PoolConnection;
use sqlx::{Postgres, Row};

use super::rows::bits;
use super::{Beside, Commit, TableChange};

/// Rows are touched in the order in which they are named: connections look for each by its key (`database::BY_INDEX`).
const WRITE: &str = "
    with done as (
        update tables set revision = tables.revision + 1, records = wanted.records, waiting = wanted.waiting,
            bot_due = wanted.bot_due, changed = wanted.changed
        from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
            as wanted (id, revision, records, waiting, bot_due, changed)
        where tables.id = wanted.id and tables.revision = wanted.revision returning tables.id
    ), added as (
        insert into records (table_id, seq, body)
        select table_id, seq, body from unnest($7::text[], $8::bigint[], $9::bytea[]) as added (table_id, seq, body)
        join done on id = table_id
    )
    select id from done";

impl TableChange {
    /// Whether it adds records and changes nothing that decisions leave as it is.
    pub(super) const fn is_step(&self) -> bool {
        matches!(self.beside, Beside::Steps { .. })
    }
}

/// Adds the records of decisions to several tables, each named once; what became of each.
pub(super) async fn write(
    connection: &mut PoolConnection<Postgres>,
    steps: &[&TableChange],
) -> anyhow::Result<Vec<Commit>> {
    // Whoever changes several rows does it in the same order as everybody else.
    let mut ordered = steps.to_vec();
    ordered.sort_unstable_by(|a, b| a.row.id.0.cmp(&b.row.id.0));
    let numbers =
        |number: fn(&TableChange) -> i64| ordered.iter().map(|step| number(step)).collect::<Vec<_>>();
    let ids: Vec<&str> = ordered.iter().map(|step| step.row.id.0.as_str()).collect();
    let (mut tables, mut places, mut bodies) = (Vec::new(), Vec::new(), Vec::new());
    for step in &ordered {
        let (Beside::Records(records) | Beside::Steps { records, .. }) = &step.beside else { continue };
        let first = i64::from(step.row.version.records) - records.len() as i64;
        for (place, record) in (first..).zip(records) {
            tables.push(step.row.id.0.as_str());
            places.push(place);
            bodies.push(record.as_slice());
        }
    }
    let rows = sqlx::query(WRITE)
        .bind(&ids)
        .bind(numbers(|step| i64::from(step.row.revision)))
        .bind(numbers(|step| i64::from(step.row.version.records)))
        .bind(numbers(|step| bits(step.row.waiting)))
        .bind(numbers(|step| i64::from(step.row.bot_due)))
        .bind(numbers(|step| step.row.changed))
        .bind(tables)
        .bind(places)
        .bind(bodies)
        .fetch_all(&mut **connection)
        .await
        .context("adding steps")?;
    let done: HashSet<String> = rows.iter().map(|row| row.try_get("id")).collect::<sqlx::Result<_>>()?;
    let outcome =
        |step: &&TableChange| if done.contains(&step.row.id.0) { Commit::Done } else { Commit::Conflict };
    Ok(steps.iter().map(outcome).collect())
}
