//! What happened in a game, worded at the moment it happened: a later state may no longer know where a card lay.
//!
//! Nothing is kept in words. Whoever wants to read is told by playing those records again from the nearest state that the
//! table keeps, so that a table in memory costs no more than its game.

use orrery_engine::{Describe, Log, Viewer};
use orrery_protocol::Happened;
use orrery_table::Table;

use crate::wire;

/// What happened in the records from `first` to before `end`, as `viewer` saw it.
pub(crate) fn seen<G: Describe>(table: &Table<G>, first: u32, end: u32, viewer: Viewer) -> Vec<Happened> {
    let records = table.records().range(first as usize, end as usize);
    if records.len() == 0 {
        return Vec::new();
    }
    let mut state = table.state_at(first as usize);
    let mut lines = Vec::new();
    let mut events = Vec::new();
    for (number, record) in (first..).zip(records) {
        if let Err(unplayable) = record.play(&mut state, &mut Log::to(&mut events)) {
            unreachable!("played before: {record:?}, now {unplayable}");
        }
        lines.extend(events.drain(..).map(|event| wire::happened(&state, viewer, number, &event)));
    }
    lines
}

/// The record at which the last `most` lines between two records begin: it is whole, so there may be a few more.
pub(crate) fn page<G: Describe>(table: &Table<G>, first: u32, end: u32, most: usize) -> u32 {
    let (start, after) = (table.events_before(first), table.events_before(end));
    let most = u32::try_from(most).unwrap_or(u32::MAX);
    match after.checked_sub(most).filter(|&cut| cut > start) {
        Some(cut) => table.record_of_event(cut),
        None => first,
    }
}
