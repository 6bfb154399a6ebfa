//! Stepping through a saved game.

use orrery_engine::Game;

use crate::history::History;
use crate::saved::Played;
use crate::text::Header;
use crate::{Happened, LoadError, Record, Saved};

/// A saved game to step through, forward, backward and by jumps.
///
/// A game that goes wrong somewhere can be watched up to there; [`Replay::verify`] tells whether it does.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    header: Header,
    history: History<G>,
    verdict: Result<Verified, LoadError>,
    /// The state shown last and the number of records before it.
    shown: (usize, G),
}

/// A game that was played again to the same states and the same result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many records it has.
    pub records: u32,
    /// How many checkpoints agreed.
    pub checkpoints: u32,
}

impl<G: Game> Replay<G> {
    /// Plays the game once, as far as the rules accept it.
    ///
    /// # Errors
    /// If the game refuses the setup.
    pub fn new(saved: &Saved<G>) -> Result<Self, LoadError> {
        let Played { history, checkpoints, fault } = saved.play()?;
        let records = history.records().len() as u32;
        let shown = (0, history.state_at(0));
        let verdict = fault.map_or(Ok(Verified { records, checkpoints }), Err);
        Ok(Self { header: saved.header().clone(), history, verdict, shown })
    }

    /// [`Replay::new`] of a text.
    ///
    /// # Errors
    /// As [`Saved::parse`], or if the game refuses the setup.
    pub fn load(text: &str) -> Result<Self, LoadError> {
        Self::new(&Saved::parse(text)?)
    }

    /// What the game is.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// How many records can be stepped through.
    pub fn len(&self) -> usize {
        self.history.records().len()
    }

    /// Whether there is nothing to step through.
    pub fn is_empty(&self) -> bool {
        self.history.records().is_empty()
    }

    /// The state after `n` records, or the last one if there are fewer.
    pub fn at(&mut self, n: usize) -> &G {
        let n = n.min(self.len());
        let (shown, state) = &mut self.shown;
        if *shown + 1 == n {
            self.history.forward(state, *shown, n);
        } else if *shown != n {
            *state = self.history.state_at(n);
        }
        *shown = n;
        state
    }

    /// The record that leads from the state after `n` records to the next one.
    pub fn record(&self, n: usize) -> Option<Record<G::Action>> {
        self.history.records().get(n)
    }

    /// The events of the record that led to the state after `n` records; none at the beginning.
    pub fn events(&self, n: usize) -> Vec<Happened<G::Event>> {
        let Some(before) = n.checked_sub(1) else { return Vec::new() };
        match &self.shown {
            (shown, state) if *shown == before => self.history.events_on(state.clone(), before, n),
            _ => self.history.events(before, n),
        }
    }

    /// Whether the rules accept all records and every checkpoint and the result agree.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn verify(&self) -> Result<Verified, LoadError> {
        self.verdict.clone()
    }
}
