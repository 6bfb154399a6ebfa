//! Values of the store's types as columns hold them.

use anyhow::{Context, bail};
use orrery_engine::{Seat, SeatSet};
use orrery_protocol::{Order, Phase, Version};

use super::sql::Row;
use super::{Absence, AskedUndo, Person, SeatOrder, Sitter, TableRow};
use crate::ids::{PersonId, TableId};

pub(super) const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Gathering => "gathering",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}

fn phase(name: &str) -> anyhow::Result<Phase> {
    Ok(match name {
        "gathering" => Phase::Gathering,
        "playing" => Phase::Playing,
        "over" => Phase::Over,
        _ => bail!("no phase is called '{name}'"),
    })
}

pub(super) const fn order_name(order: Order) -> &'static str {
    match order {
        Order::Ask => "ask",
        Order::AskIfAble => "ask-if-able",
        Order::PassUntilAsked => "pass-until-asked",
        Order::PassToTheEnd => "pass-to-the-end",
    }
}

fn order(name: &str) -> anyhow::Result<Order> {
    let all = [Order::Ask, Order::AskIfAble, Order::PassUntilAsked, Order::PassToTheEnd];
    let order = all.into_iter().find(|&order| order_name(order) == name);
    order.with_context(|| format!("no order is called '{name}'"))
}

/// What `replaced` holds of a seat. Before the reason was kept, everybody counted as gone of their own will.
pub(super) const fn absence_number(absence: Option<Absence>) -> u8 {
    match absence {
        None => 0,
        Some(Absence::Left) => 1,
        Some(Absence::Late) => 2,
        Some(Absence::VotedOut) => 3,
    }
}

fn absence(number: u8) -> anyhow::Result<Option<Absence>> {
    let all = [None, Some(Absence::Left), Some(Absence::Late), Some(Absence::VotedOut)];
    let absence = all.into_iter().find(|&absence| absence_number(absence) == number);
    absence.with_context(|| format!("nobody is replaced for reason {number}"))
}

/// A row of `orders`.
pub(super) fn seat_order(row: &Row) -> anyhow::Result<SeatOrder> {
    Ok(SeatOrder {
        seat: Seat(row.number("seat")?),
        kind: row.get("kind")?,
        order: order(&row.get::<String>("doing")?)?,
    })
}

/// A row of `undo_requests`.
pub(super) fn asked_undo(row: &Row) -> anyhow::Result<AskedUndo> {
    Ok(AskedUndo {
        version: Version { records: row.number("records")?, undos: row.number("undos")? },
        by: Seat(row.number("asked_by")?),
        agreed: seats(row.get("agreed")?),
    })
}

/// One bit a seat.
pub(super) fn bits(seats: SeatSet) -> i64 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

/// The set of seats of [`bits`].
pub(super) fn seats(bits: i64) -> SeatSet {
    Seat::all(8).filter(|seat| bits & (1 << seat.0) != 0).collect()
}

/// The columns of `people` that make a person. A statement names what it reads, because a later server may add columns
/// while this one runs, and a statement that is prepared already cannot bring more than before.
pub(super) const PERSON: &str = "people.id, people.name, people.password";

/// A row of them.
pub(super) fn person(row: &Row) -> anyhow::Result<Person> {
    let password: Option<String> = row.get("password")?;
    Ok(Person { id: PersonId(row.get("id")?), name: row.get("name")?, account: password.is_some() })
}

/// The columns of `tables` that make a table.
pub(super) const TABLE: &str = "tables.id, tables.revision, tables.game, tables.rules, tables.options, tables.public,
    tables.hours, tables.clock, tables.votes, tables.aborted, tables.host, tables.phase, tables.setup, tables.seed,
    tables.records, tables.undos, tables.waiting, tables.winners, tables.bot_due, tables.created, tables.changed,
    tables.imported";

/// A row of them, without its seats.
pub(super) fn table(row: &Row) -> anyhow::Result<TableRow> {
    let options: String = row.get("options")?;
    let seed: Vec<u8> = row.get("seed")?;
    let winners: Option<i64> = row.get("winners")?;
    let clock: Option<String> = row.get("clock")?;
    let votes: String = row.get("votes")?;
    Ok(TableRow {
        id: TableId(row.get("id")?),
        revision: row.number("revision")?,
        game: row.get("game")?,
        rules: row.number("rules")?,
        options: serde_json::from_str(&options).context("reading options")?,
        public: row.flag("public")?,
        hours: row.maybe_number("hours")?,
        clock: clock.map(|clock| serde_json::from_str(&clock)).transpose().context("reading a clock")?,
        votes: serde_json::from_str(&votes).context("reading votes")?,
        aborted: row.flag("aborted")?,
        imported: row.flag("imported")?,
        host: PersonId(row.get("host")?),
        phase: phase(&row.get::<String>("phase")?)?,
        setup: row.get("setup")?,
        seed: seed.as_slice().try_into().context("reading a seed")?,
        version: Version { records: row.number("records")?, undos: row.number("undos")? },
        waiting: seats(row.get("waiting")?),
        winners: winners.map(seats),
        bot_due: row.flag("bot_due")?,
        seats: Vec::new(),
        created: row.get("created")?,
        changed: row.get("changed")?,
    })
}

/// The columns of `seats` that tell who sits there.
pub(super) const SITTER: &str = "seats.person, seats.name, seats.account, seats.replaced";

/// A row of them.
pub(super) fn sitter(row: &Row) -> anyhow::Result<Sitter> {
    let person: Option<String> = row.get("person")?;
    let name: Option<String> = row.get("name")?;
    let (account, replaced) = (row.flag("account")?, absence(row.number("replaced")?)?);
    Ok(match (person, name) {
        (Some(id), name) => {
            Sitter::Person { id: PersonId(id), name: name.unwrap_or_default(), account, replaced }
        }
        (None, Some(level)) => Sitter::Bot { level },
        (None, None) => Sitter::Nobody,
    })
}
