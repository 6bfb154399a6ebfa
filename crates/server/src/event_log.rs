//! What happened in a game, worded at the moment it happened: a later state may no longer know where a card lay.

use orrery_engine::{Describe, Log, Seat, Viewer};
use orrery_protocol::Happened;
use orrery_table::Table;

use crate::wire;

/// One event, as everybody saw it and as those saw it who know more.
struct Line {
    open: Happened,
    closed: Vec<(Seat, Happened)>,
}

/// All events of a game in words.
pub(crate) struct EventLog<G: Describe> {
    /// The game after as many records as are worded.
    state: G,
    records: usize,
    lines: Vec<Line>,
}

impl<G: Describe> EventLog<G> {
    /// The log of a table.
    pub(crate) fn new(table: &Table<G>) -> Self {
        let state = G::new(table.setup()).unwrap_or_else(|illegal| unreachable!("played: {illegal}"));
        let mut log = Self { state, records: 0, lines: Vec::new() };
        log.follow(table);
        log
    }

    /// Words what has happened at the table since the last time.
    pub(crate) fn follow(&mut self, table: &Table<G>) {
        for &record in table.records().iter().skip(self.records) {
            let mut events = Vec::new();
            if let Err(unplayable) = record.play(&mut self.state, &mut Log::to(&mut events)) {
                unreachable!("played before: {record:?}, now {unplayable}");
            }
            for event in &events {
                self.lines.push(self.word(event));
            }
            self.records += 1;
        }
    }

    /// Forgets what was taken back at the table.
    pub(crate) fn rewind(&mut self, table: &Table<G>) {
        self.records = table.records().len();
        self.lines.truncate(self.lines.partition_point(|line| (line.open.record as usize) < self.records));
        self.state = table.state().clone();
    }

    /// What happened in the records from `first` to before `end`, as `viewer` saw it.
    pub(crate) fn seen(&self, first: u32, end: u32, viewer: Viewer) -> Vec<Happened> {
        let from = self.lines.partition_point(|line| line.open.record < first);
        let lines = self.lines[from..].iter().take_while(|line| line.open.record < end);
        lines.map(|line| line.seen(viewer).clone()).collect()
    }

    /// The record at which the last `most` lines between two records begin: it is whole, so there may be a few more.
    pub(crate) fn page(&self, first: u32, end: u32, most: usize) -> u32 {
        let start = self.lines.partition_point(|line| line.open.record < first);
        let after = self.lines.partition_point(|line| line.open.record < end);
        match after.checked_sub(most).filter(|&cut| cut > start) {
            Some(cut) => self.lines[cut].open.record,
            None => first,
        }
    }

    fn word(&self, event: &G::Event) -> Line {
        let record = self.records as u32;
        let open = wire::happened(&self.state, Viewer::Spectator, record, event);
        let by_seat = |seat| (seat, wire::happened(&self.state, Viewer::Seat(seat), record, event));
        let closed = Seat::all(self.state.seats()).map(by_seat).filter(|(_, seen)| *seen != open).collect();
        Line { open, closed }
    }
}

impl Line {
    fn seen(&self, viewer: Viewer) -> &Happened {
        let mine = |(seat, _): &&(Seat, Happened)| viewer == Viewer::Seat(*seat);
        self.closed.iter().find(mine).map_or(&self.open, |(_, seen)| seen)
    }
}
