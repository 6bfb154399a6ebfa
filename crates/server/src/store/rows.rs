//! Values of the store's types as columns hold them.

use anyhow::{Context, bail};
use orrery_engine::{Seat, SeatSet};
use orrery_protocol::{Order, Phase, Version};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{Person, SeatOrder, Sitter, TableRow};
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

/// A row of `orders`.
pub(super) fn seat_order(row: &SqliteRow) -> anyhow::Result<SeatOrder> {
    Ok(SeatOrder {
        seat: Seat(row.try_get("seat")?),
        kind: row.try_get("kind")?,
        order: order(row.try_get("doing")?)?,
    })
}

/// One bit a seat.
pub(super) fn bits(seats: SeatSet) -> i64 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

fn seats(bits: i64) -> SeatSet {
    Seat::all(8).filter(|seat| bits & (1 << seat.0) != 0).collect()
}

/// A row of `people`.
pub(super) fn person(row: &SqliteRow) -> anyhow::Result<Person> {
    let password: Option<String> = row.try_get("password")?;
    Ok(Person { id: PersonId(row.try_get("id")?), name: row.try_get("name")?, account: password.is_some() })
}

/// A row of `tables`, without its seats.
pub(super) fn table(row: &SqliteRow) -> anyhow::Result<TableRow> {
    let options: String = row.try_get("options")?;
    let seed: Vec<u8> = row.try_get("seed")?;
    let hours: Option<i64> = row.try_get("hours")?;
    let winners: Option<i64> = row.try_get("winners")?;
    Ok(TableRow {
        id: TableId(row.try_get("id")?),
        revision: row.try_get("revision")?,
        game: row.try_get("game")?,
        rules: row.try_get("rules")?,
        options: serde_json::from_str(&options).context("reading options")?,
        public: row.try_get("public")?,
        hours: hours.map(u16::try_from).transpose().context("reading hours")?,
        host: PersonId(row.try_get("host")?),
        phase: phase(row.try_get("phase")?)?,
        setup: row.try_get("setup")?,
        seed: seed.as_slice().try_into().context("reading a seed")?,
        version: Version { records: row.try_get("records")?, undos: row.try_get("undos")? },
        waiting: seats(row.try_get("waiting")?),
        winners: winners.map(seats),
        bot_due: row.try_get("bot_due")?,
        seats: Vec::new(),
        created: row.try_get("created")?,
        changed: row.try_get("changed")?,
    })
}

/// A row of `seats`.
pub(super) fn sitter(row: &SqliteRow) -> anyhow::Result<Sitter> {
    let person: Option<String> = row.try_get("person")?;
    let name: Option<String> = row.try_get("name")?;
    let replaced = row.try_get("replaced")?;
    Ok(match (person, name) {
        (Some(id), name) => Sitter::Person { id: PersonId(id), name: name.unwrap_or_default(), replaced },
        (None, Some(level)) => Sitter::Bot { level },
        (None, None) => Sitter::Nobody,
    })
}
