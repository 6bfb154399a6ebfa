//! A game with all that led to it: what a table plays on and a replay steps through.

use orrery_engine::{ChanceOutcome, Game, Illegal, Log};

use crate::records::{Records, grow};
use crate::saved::state_hash;
use crate::snapshots::Snapshots;
use crate::text::CHECKPOINT_EVERY;
use crate::{Happened, Record, Refusal};

/// As much of a record's events as is asked all the time. The events themselves are played again for whoever wants to
/// read: kept, they would be most of a table's memory.
#[derive(Clone, Copy, Debug)]
struct Trace(u16);

impl Trace {
    /// The highest bit; the others count.
    const REVEALS: u16 = 1 << 15;

    fn of<G: Game>(events: &[G::Event]) -> Self {
        let count = u16::try_from(events.len()).ok().filter(|&count| count < Self::REVEALS);
        let count = count.unwrap_or_else(|| unreachable!("a record causes few events"));
        Self(if events.iter().any(G::reveals) { count | Self::REVEALS } else { count })
    }

    /// How many there were.
    const fn events(self) -> u32 {
        (self.0 & !Self::REVEALS) as u32
    }

    /// Whether one of them told somebody something.
    const fn reveals(self) -> bool {
        self.0 & Self::REVEALS != 0
    }
}

/// A setup, the records since, and traces of what they caused.
#[derive(Clone, Debug)]
pub(crate) struct History<G: Game> {
    setup: G::Setup,
    state: G,
    records: Records<G::Action>,
    traces: Vec<Trace>,
    /// The state's hash after every [`CHECKPOINT_EVERY`] records.
    hashes: Vec<u64>,
    snapshots: Snapshots<G>,
}

impl<G: Game> History<G> {
    pub(crate) fn new(setup: G::Setup) -> Result<Self, Illegal> {
        let state = G::new(&setup)?;
        let (records, traces, hashes) = (Records::new(), Vec::new(), Vec::new());
        Ok(Self { setup, state, records, traces, hashes, snapshots: Snapshots::new() })
    }

    pub(crate) const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    pub(crate) const fn state(&self) -> &G {
        &self.state
    }

    pub(crate) const fn records(&self) -> &Records<G::Action> {
        &self.records
    }

    /// Hashes of the state after every [`CHECKPOINT_EVERY`] records.
    pub(crate) fn hashes(&self) -> &[u64] {
        &self.hashes
    }

    /// How many questions of nature were answered, beats not counted.
    pub(crate) fn drawn(&self) -> u64 {
        let drawn = |record: &Record<G::Action>| matches!(record, Record::Chance(outcome) if *outcome != ChanceOutcome::Nothing);
        self.records.iter().filter(drawn).count() as u64
    }

    /// Plays one more record; the events that it causes.
    pub(crate) fn push(&mut self, record: Record<G::Action>) -> Result<Vec<G::Event>, Refusal> {
        let before = (!matches!(record, Record::Chance(_))).then(|| self.state.clone());
        let mut events = Vec::new();
        record.play(&mut self.state, &mut Log::to(&mut events))?;
        if let Some(before) = before {
            self.snapshots.keep(self.records.len(), before);
        }
        grow(&mut self.traces, 1);
        self.traces.push(Trace::of::<G>(&events));
        self.records.push(&record);
        if self.records.len().is_multiple_of(CHECKPOINT_EVERY) {
            self.hashes.push(state_hash(&self.state));
        }
        Ok(events)
    }

    /// Takes back all records from `to` on.
    pub(crate) fn rewind(&mut self, to: usize) {
        self.state = self.state_at(to);
        self.records.truncate(to);
        self.traces.truncate(to);
        self.hashes.truncate(to / CHECKPOINT_EVERY);
        self.snapshots.forget_from(to);
    }

    /// The state after `n` records, or the present one if there are fewer.
    pub(crate) fn state_at(&self, n: usize) -> G {
        if n >= self.records.len() {
            return self.state.clone();
        }
        let (at, mut state) = match self.snapshots.nearest(n) {
            Some((at, state)) => (*at, state.clone()),
            None => (0, self.start()),
        };
        self.forward(&mut state, at, n);
        state
    }

    /// The state before all records.
    fn start(&self) -> G {
        G::new(&self.setup).unwrap_or_else(|refusal| unreachable!("accepted before: {refusal:?}"))
    }

    /// Brings `state` from where it is after `from` records to where it is after `to`.
    pub(crate) fn forward(&self, state: &mut G, from: usize, to: usize) {
        for record in self.records.range(from, to) {
            if let Err(refusal) = record.play(state, &mut Log::off()) {
                unreachable!("played before: {record:?}, now {refusal:?}");
            }
        }
    }

    /// The events of the records from `first` to before `end`, played again.
    pub(crate) fn events(&self, first: usize, end: usize) -> Vec<Happened<G::Event>> {
        self.events_on(self.state_at(first), first, end)
    }

    /// The same for whoever has the state after `first` records already.
    pub(crate) fn events_on(&self, mut state: G, first: usize, end: usize) -> Vec<Happened<G::Event>> {
        let (mut all, mut events) = (Vec::new(), Vec::new());
        for (record, played) in (first as u32..).zip(self.records.range(first, end)) {
            if let Err(refusal) = played.play(&mut state, &mut Log::to(&mut events)) {
                unreachable!("played before: {played:?}, now {refusal:?}");
            }
            all.extend(events.drain(..).map(|event| Happened { record, event }));
        }
        all
    }

    /// How many events there were before a record.
    pub(crate) fn events_before(&self, record: usize) -> u32 {
        self.traces.iter().take(record).map(|trace| trace.events()).sum()
    }

    /// The record that caused an event, which is numbered from 0.
    pub(crate) fn record_of_event(&self, event: u32) -> usize {
        let mut after = 0;
        let caused = |trace: &Trace| {
            after += trace.events();
            after > event
        };
        self.traces.iter().position(caused).unwrap_or(self.traces.len())
    }

    /// Whether an event of record `from` or of a later one told somebody something.
    pub(crate) fn reveals_from(&self, from: usize) -> bool {
        self.traces[from..].iter().any(|trace| trace.reveals())
    }
}
