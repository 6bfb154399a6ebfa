//! A game with all that led to it: what a table plays on and a replay steps through.

use orrery_engine::{ChanceOutcome, Game, Illegal, Log};

use crate::saved::state_hash;
use crate::snapshots::Snapshots;
use crate::text::CHECKPOINT_EVERY;
use crate::{Happened, Record, Refusal};

/// How many places are added to a list that is full: a server holds many games, and most of what doubling adds would
/// stay empty.
const MORE: usize = 48;

/// Makes room for `more`, and for a few after them.
fn grow<T>(list: &mut Vec<T>, more: usize) {
    if list.capacity() - list.len() < more {
        list.reserve_exact(more.max(MORE));
    }
}

/// A setup, the records since, and what they caused.
#[derive(Clone, Debug)]
pub(crate) struct History<G: Game> {
    setup: G::Setup,
    state: G,
    records: Vec<Record<G::Action>>,
    events: Vec<Happened<G::Event>>,
    /// The state's hash after every [`CHECKPOINT_EVERY`] records.
    hashes: Vec<u64>,
    snapshots: Snapshots<G>,
}

impl<G: Game> History<G> {
    pub(crate) fn new(setup: G::Setup) -> Result<Self, Illegal> {
        let state = G::new(&setup)?;
        let (records, events, hashes) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Self { setup, state, records, events, hashes, snapshots: Snapshots::new() })
    }

    pub(crate) const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    pub(crate) const fn state(&self) -> &G {
        &self.state
    }

    pub(crate) fn records(&self) -> &[Record<G::Action>] {
        &self.records
    }

    /// Hashes of the state after every [`CHECKPOINT_EVERY`] records.
    pub(crate) fn hashes(&self) -> &[u64] {
        &self.hashes
    }

    /// How many questions of nature were answered, beats not counted.
    pub(crate) fn drawn(&self) -> u64 {
        let drawn = |record: &&Record<G::Action>| matches!(record, Record::Chance(outcome) if *outcome != ChanceOutcome::Nothing);
        self.records.iter().filter(drawn).count() as u64
    }

    /// Plays one more record.
    pub(crate) fn push(&mut self, record: Record<G::Action>) -> Result<(), Refusal> {
        let before = self.state.clone();
        let mut events = Vec::new();
        record.play(&mut self.state, &mut Log::to(&mut events))?;
        let at = self.records.len();
        self.snapshots.keep(at, before);
        grow(&mut self.events, events.len());
        grow(&mut self.records, 1);
        self.events.extend(events.into_iter().map(|event| Happened { record: at as u32, event }));
        self.records.push(record);
        if self.records.len().is_multiple_of(CHECKPOINT_EVERY) {
            self.hashes.push(state_hash(&self.state));
        }
        Ok(())
    }

    /// Takes back all records from `to` on.
    pub(crate) fn rewind(&mut self, to: usize) {
        self.state = self.state_at(to);
        self.records.truncate(to);
        self.events.truncate(self.first_event(to));
        self.hashes.truncate(to / CHECKPOINT_EVERY);
        self.snapshots.forget_from(to);
    }

    /// The state after `n` records, or the present one if there are fewer.
    pub(crate) fn state_at(&self, n: usize) -> G {
        match self.snapshots.nearest(n) {
            Some((at, state)) if n < self.records.len() => {
                let mut state = state.clone();
                self.forward(&mut state, *at, n);
                state
            }
            _ => self.state.clone(),
        }
    }

    /// Brings `state` from where it is after `from` records to where it is after `to`.
    pub(crate) fn forward(&self, state: &mut G, from: usize, to: usize) {
        for record in &self.records[from..to] {
            if let Err(refusal) = record.play(state, &mut Log::off()) {
                unreachable!("played before: {record:?}, now {refusal:?}");
            }
        }
    }

    /// The events of record `from` and all later ones.
    pub(crate) fn events_from(&self, from: usize) -> &[Happened<G::Event>] {
        &self.events[self.first_event(from)..]
    }

    /// The events of one record.
    pub(crate) fn events_of(&self, record: usize) -> &[Happened<G::Event>] {
        &self.events[self.first_event(record)..self.first_event(record + 1)]
    }

    fn first_event(&self, record: usize) -> usize {
        self.events.partition_point(|happened| (happened.record as usize) < record)
    }
}
