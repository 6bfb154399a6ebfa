//! Agendas (TI 26).

use orrery_engine::{Chance, ChanceOutcome, Log};
use serde::{Deserialize, Serialize};

use super::Choose;
use crate::action::{Outcome, Pick};
use crate::cards::Agenda;
use crate::event::Event;
use crate::state::TwilightImperium;

/// What agendas ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum AgendaAsk {}

impl AgendaAsk {
    /// Whether the seat may stop before all is chosen.
    pub(crate) const fn is_optional(self) -> bool {
        match self {}
    }
}

impl TwilightImperium {
    pub(crate) fn agenda_picks(&self, _choose: Choose, ask: AgendaAsk) -> Vec<Pick> {
        match ask {}
    }

    pub(crate) fn agenda_chance(&self, _choose: Choose, ask: AgendaAsk) -> Option<Chance> {
        match ask {}
    }

    pub(crate) fn agenda_picked(&mut self, _choose: Choose, ask: AgendaAsk, _pick: Pick, _log: &mut Log<Event>) {
        match ask {}
    }

    pub(crate) fn agenda_chosen(&mut self, _choose: Choose, ask: AgendaAsk, _log: &mut Log<Event>) {
        match ask {}
    }

    pub(crate) fn agenda_fed(&mut self, _choose: Choose, ask: AgendaAsk, _outcome: ChanceOutcome, _log: &mut Log<Event>) {
        match ask {}
    }

    /// The outcome of an agenda is carried out (TI 83.18).
    pub(crate) fn resolve_agenda(&mut self, _agenda: Agenda, _outcome: Outcome, _log: &mut Log<Event>) {}

    /// A law leaves play (TI 26.5).
    pub(crate) fn discard_law(&mut self, _agenda: Agenda, _log: &mut Log<Event>) {}
}
