//! Queries.

use orrery_protocol::{Clock, Said, TableList};

use super::rows::{PERSON, SITTER, TABLE};
use super::sql::{Moment, Pool, Row, Sql, places};
use super::{
    Account, AskedUndo, Due, PAGE, Reached, SeatOrder, SessionRow, Since, Spoken, TableRow, WORDS, nodes,
    now, packed, rows,
};
use crate::clocks::Clocks;
use crate::ids::{PersonId, TableId};

/// Deeper pages than this are empty.
const DEEPEST: u32 = 1000;
/// How many tables are asked for at once.
const TOGETHER: usize = 256;
/// An open table where nothing has happened for so many seconds is no longer offered.
const STALE: i64 = 3 * 24 * 3600;

/// What belongs to a table.
pub(super) const UNDOS: &str = "select records from undos where table_id = $1 order by number";
pub(super) const ORDERS: &str =
    "select seat, kind, doing from orders where table_id = $1 order by seat, kind";
pub(super) const UNDO_REQUEST: &str =
    "select records, undos, asked_by, agreed from undo_requests where table_id = $1";

pub(super) async fn session(pool: &Pool, hash: [u8; 32]) -> anyhow::Result<Option<SessionRow>> {
    let sql = format!(
        "select {PERSON}, people.banned, people.operator, sessions.seen, sessions.program from sessions
         join people on people.id = person where hash = $1"
    );
    let row = Sql::assembled(sql).bind(&hash[..]).row(pool).await?;
    let session = |row: Row| {
        let is_program = row.get::<Option<String>>("program")?.is_some();
        let is_banned = row.get::<Option<i64>>("banned")?.is_some();
        let (person, seen, is_operator) = (rows::person(&row)?, row.get("seen")?, row.flag("operator")?);
        Ok(SessionRow { person, seen, is_program, is_banned, is_operator })
    };
    row.map(session).transpose()
}

pub(super) async fn account(pool: &Pool, name_key: String) -> anyhow::Result<Option<Account>> {
    let sql = Sql::assembled(format!("select {PERSON} from people where name_key = $1"));
    let row = sql.bind(name_key).row(pool).await?;
    let account = |row: Row| Ok(Account { person: rows::person(&row)?, password: row.get("password")? });
    row.map(account).transpose()
}

pub(super) async fn table(pool: &Pool, id: TableId) -> anyhow::Result<Option<TableRow>> {
    Ok(with_seats(&seated_table(&id).rows(pool).await?)?.pop())
}

fn seated_table(id: &TableId) -> Sql {
    Sql::assembled(format!("{} where tables.id = $1 order by seats.seat", select_seated())).bind(&id.0)
}

/// A table and all its records, read from the database as it is at one moment.
pub(super) async fn whole(pool: &Pool, id: TableId) -> anyhow::Result<Option<Since>> {
    pool.in_time(async {
        let mut moment = pool.moment().await?;
        whole_at(&mut moment, &id).await
    })
    .await
}

pub(super) async fn whole_at(moment: &mut Moment, id: &TableId) -> anyhow::Result<Option<Since>> {
    let Some(table) = with_seats(&seated_table(id).rows_at(moment).await?)?.pop() else {
        return Ok(None);
    };
    let records = Sql::new(packed::RECORDS).bind(&id.0).rows_at(moment).await?;
    Ok(Some((table, packed::records(&records)?)))
}

/// Tables with their seats, one row a seat.
pub(super) fn select_seated() -> String {
    format!("select {TABLE}, seats.seat, {SITTER} from tables left join seats on table_id = tables.id")
}

/// The tables of such rows, which come table by table.
pub(super) fn with_seats(rows: &[Row]) -> anyhow::Result<Vec<TableRow>> {
    let mut tables: Vec<TableRow> = Vec::new();
    for row in rows {
        let id: String = row.get("id")?;
        if tables.last().is_none_or(|table| table.id.0 != id) {
            tables.push(rows::table(row)?);
        }
        if let (Some(table), Some(_)) = (tables.last_mut(), row.get::<Option<i64>>("seat")?) {
            table.seats.push(rows::sitter(row)?);
        }
    }
    tables.iter_mut().for_each(wind_up);
    Ok(tables)
}

/// The same without those that cannot be read, which are in nobody's way.
pub(super) fn legible(rows: &[Row]) -> Vec<TableRow> {
    let id = |row: &Row| row.get::<String>("id").ok();
    let tables = rows
        .chunk_by(|a, b| id(a) == id(b))
        .filter_map(|rows| with_seats(rows).inspect_err(|error| note(&rows[0], error)).ok()?.pop());
    tables.collect()
}

fn note(row: &Row, error: &anyhow::Error) {
    let id = row.get::<String>("id").ok();
    tracing::warn!(table = id, error = format!("{error:#}"), "a table cannot be read");
}

/// A table from before clocks were kept has the hours of a move since its last change.
fn wind_up(table: &mut TableRow) {
    if table.clock.is_none() {
        table.clock = Clocks::new(Clock::default(), table.hours, table.seats.len(), table.changed);
    }
}

/// The tables of these rows with their seats, without those that cannot be read.
async fn seated(pool: &Pool, rows: &[Row]) -> anyhow::Result<Vec<TableRow>> {
    let mut tables = Vec::with_capacity(rows.len());
    for row in rows {
        let Some(mut table) = rows::table(row).inspect_err(|error| note(row, error)).ok() else { continue };
        let sql = format!("select {SITTER} from seats where table_id = $1 order by seat");
        let seats = Sql::assembled(sql).bind(&table.id.0).rows(pool).await?;
        table.seats = seats.iter().map(rows::sitter).collect::<anyhow::Result<_>>()?;
        wind_up(&mut table);
        tables.push(table);
    }
    Ok(tables)
}

pub(super) async fn tables(
    pool: &Pool,
    list: TableList,
    of: Option<PersonId>,
    page: u32,
) -> anyhow::Result<Vec<TableRow>> {
    if page > DEEPEST {
        return Ok(Vec::new());
    }
    let sql = match list {
        TableList::Mine => format!(
            "select {TABLE}, max(case when phase = 'playing' and (waiting >> cast(seat as integer)) & 1 = 1
                                  then 1 else 0 end) as mine_to_move
             from seats join tables on tables.id = table_id where person = $3
             group by tables.id
             order by mine_to_move desc, phase = 'over', changed desc, tables.id limit $1 offset $2",
        ),
        TableList::Open => format!(
            "select {TABLE} from tables where phase = 'gathering' and public = 1
             and changed > $3 and exists (select 1 from seats where table_id = id and name is null)
             order by changed desc, id limit $1 offset $2",
        ),
        // Those of others: whoever sits at a table has it among the own ones.
        TableList::Watch => format!(
            "select {TABLE} from tables where phase = 'playing' and public = 1
             and not exists (select 1 from seats where table_id = id and person = $3)
             order by changed desc, id limit $1 offset $2",
        ),
        TableList::Finished => format!(
            "select {TABLE} from tables where phase = 'over' and public = 1
             order by changed desc, id limit $1 offset $2",
        ),
    };
    let sql = Sql::assembled(sql).bind(PAGE).bind(page * PAGE);
    let sql = match list {
        TableList::Mine | TableList::Watch => sql.bind(of.map_or_else(String::new, |person| person.0)),
        TableList::Open => sql.bind(now() - STALE),
        TableList::Finished => sql,
    };
    let rows = sql.rows(pool).await?;
    seated(pool, &rows).await
}

pub(super) async fn records(pool: &Pool, id: TableId) -> anyhow::Result<Vec<Vec<u8>>> {
    packed::records(&Sql::new(packed::RECORDS).bind(id.0).rows(pool).await?)
}

pub(super) async fn records_from(pool: &Pool, id: TableId, first: u32) -> anyhow::Result<Vec<Vec<u8>>> {
    let sql = "select body from records where table_id = $1 and seq >= $2 order by seq";
    let rows = Sql::new(sql).bind(id.0).bind(first).rows(pool).await?;
    rows.iter().map(|row| row.get("body")).collect()
}

pub(super) async fn undo_request(pool: &Pool, id: TableId) -> anyhow::Result<Option<AskedUndo>> {
    let row = Sql::new(UNDO_REQUEST).bind(id.0).row(pool).await?;
    row.as_ref().map(rows::asked_undo).transpose()
}

pub(super) async fn reached(pool: &Pool, ids: Vec<TableId>) -> anyhow::Result<Vec<(TableId, Reached)>> {
    let mut reached = Vec::with_capacity(ids.len());
    for some in ids.chunks(TOGETHER) {
        // As many places as ids may be asked for, so that there is one statement.
        let sql = Sql::assembled(format!(
            "select id, revision,
                    (select coalesce(max(number) + 1, 0) from words where table_id = tables.id) as said
             from tables where id in {}",
            places(1, TOGETHER)
        ));
        let blank = std::iter::repeat_n("", TOGETHER - some.len());
        let asked = some.iter().map(|id| id.0.as_str()).chain(blank);
        for row in asked.fold(sql, Sql::bind).rows(pool).await? {
            let far = Reached { revision: row.number("revision")?, said: row.number("said")? };
            reached.push((TableId(row.get("id")?), far));
        }
    }
    Ok(reached)
}

pub(super) async fn undos(pool: &Pool, id: TableId) -> anyhow::Result<Vec<u32>> {
    let rows = Sql::new(UNDOS).bind(id.0).rows(pool).await?;
    rows.iter().map(|row| row.number("records")).collect()
}

pub(super) async fn words(pool: &Pool, id: TableId, from: u32) -> anyhow::Result<Vec<Spoken>> {
    let sql = "select number, words.name, seat, words, at,
                      cast(case when people.id is null then 0 else 1 end as bigint) as account
               from words left join people on people.id = words.person and people.name = words.name
                    and people.password is not null
               where table_id = $1 and number >= $2 order by number desc limit $3";
    let rows = Sql::new(sql).bind(id.0).bind(from).bind(WORDS).rows(pool).await?;
    let spoken = |row: &Row| {
        let said = Said {
            name: row.get("name")?,
            account: row.flag("account")?,
            seat: row.maybe_number("seat")?,
            words: row.get("words")?,
            at: row.get("at")?,
        };
        Ok(Spoken { number: row.number("number")?, said })
    };
    rows.iter().rev().map(spoken).collect()
}

pub(super) async fn orders(pool: &Pool, id: TableId) -> anyhow::Result<Vec<SeatOrder>> {
    let rows = Sql::new(ORDERS).bind(id.0).rows(pool).await?;
    rows.iter().map(rows::seat_order).collect()
}

pub(super) async fn due(pool: &Pool, node: &str, due: Due) -> anyhow::Result<Vec<TableId>> {
    let (late, bots) = due_texts(pool, due.rules.len());
    let asked = |text: String| {
        let sql = Sql::assembled(text).bind(due.after.as_str()).bind(due.most);
        due.rules.iter().fold(sql, |sql, &(game, rules)| sql.bind(game).bind(rules))
    };
    let mut found = ids(asked(late).bind(due.now), pool).await?;
    found.extend(ids(asked(bots).bind(node), pool).await?);
    found.sort_unstable_by(|a, b| a.0.cmp(&b.0));
    found.dedup();
    found.truncate(due.most as usize);
    Ok(found)
}

/// The two questions behind [`due`], each with an index of its own: whose time is over, and where bots have to decide.
fn due_texts(pool: &Pool, rules: usize) -> (String, String) {
    let served = (0..rules).map(|n| format!("(game = ${} and rules = ${})", 2 * n + 3, 2 * n + 4));
    let served = served.chain(["1 = 0".to_owned()]).collect::<Vec<_>>().join(" or ");
    let (last, time) = (2 * rules + 3, nodes::time(pool));
    // What is due is little; the order of all ids would be the wrong way to it.
    let ask = |what: &str| {
        format!(
            "select id from tables where {what} and (id || '') > $1 and ({served})
             order by (id || '') limit $2"
        )
    };
    // A claim is about bots: time runs out wherever they think. One of our own may be left of a room that failed.
    let bots = format!(
        "phase = 'playing' and bot_due = 1 and not exists (select 1 from claims join nodes on nodes.id = node
                                     where table_id = tables.id and node <> ${last} and until > {time})"
    );
    // Only a running table has a deadline.
    (ask(&format!("deadline <= ${last}")), ask(&bots))
}

pub(super) async fn running(pool: &Pool) -> anyhow::Result<Vec<TableId>> {
    ids(Sql::new("select id from tables where phase = 'playing' order by created, id"), pool).await
}

async fn ids(sql: Sql, pool: &Pool) -> anyhow::Result<Vec<TableId>> {
    let rows = sql.rows(pool).await?;
    rows.iter().map(|row| row.get("id").map(TableId)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Database, Place, Store as _};

    /// Every server asks every few seconds, and almost all running tables wait for people.
    #[tokio::test]
    async fn due_tables_are_found_by_their_own_indices() {
        let path = std::env::temp_dir().join(format!("orrery-due-{:016x}.db", crate::ids::number()));
        let database = Database::open(&Place::File(path.clone())).await.expect("a database");
        let (late, bots) = due_texts(database.readers(), 4);
        for (text, index) in [(late, "tables_by_deadline"), (bots, "tables_bot_due")] {
            let plan = Sql::assembled(format!("explain query plan {text}"));
            let plan = plan.rows(database.readers()).await.expect("a plan");
            let steps: Vec<String> = plan.iter().map(|row| row.get("detail").expect("a step")).collect();
            assert!(steps[0].contains(index), "{steps:?}");
        }
        database.close().await.expect("a closed database");
        std::fs::remove_file(path).expect("a file");
    }
}
