//! Promissory notes (TI 25).

use orrery_engine::{Chance, ChanceOutcome, Log, Seat};
use serde::{Deserialize, Serialize};

use super::Choose;
use crate::action::Pick;
use crate::event::Event;
use crate::frame::Moment;
use crate::state::{NoteId, TwilightImperium};

/// What notes ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum NoteAsk {}

impl NoteAsk {
    /// Whether the seat may stop before all is chosen.
    pub(crate) const fn is_optional(self) -> bool {
        match self {}
    }
}

impl TwilightImperium {
    pub(crate) fn note_picks(&self, _choose: Choose, ask: NoteAsk) -> Vec<Pick> {
        match ask {}
    }

    pub(crate) fn note_chance(&self, _choose: Choose, ask: NoteAsk) -> Option<Chance> {
        match ask {}
    }

    pub(crate) fn note_picked(&mut self, _choose: Choose, ask: NoteAsk, _pick: Pick, _log: &mut Log<Event>) {
        match ask {}
    }

    pub(crate) fn note_chosen(&mut self, _choose: Choose, ask: NoteAsk, _log: &mut Log<Event>) {
        match ask {}
    }

    pub(crate) fn note_fed(&mut self, _choose: Choose, ask: NoteAsk, _outcome: ChanceOutcome, _log: &mut Log<Event>) {
        match ask {}
    }

    /// Whether a seat that holds a note of another player could play it at this moment, from what everybody can see.
    pub(crate) fn note_fits(&self, _seat: Seat, _id: NoteId, _moment: Moment) -> bool {
        false
    }

    /// Whether a seat could play a note as a component action.
    pub(crate) fn note_action_fits(&self, _seat: Seat, _id: NoteId) -> bool {
        false
    }

    /// A note is played: its text, and where it goes (TI 25.3).
    pub(crate) fn play_note(&mut self, _seat: Seat, _id: NoteId, _moment: Moment, _log: &mut Log<Event>) {}

    /// A note came into a hand: some are played at once (TI 74.23.a).
    pub(crate) fn note_received(&mut self, _seat: Seat, _id: NoteId, _log: &mut Log<Event>) {}
}
