//! Choices that effects demand: whom, what and where.

use orrery_engine::{Chance, ChanceOutcome, Log, Seat};
use serde::{Deserialize, Serialize};

use super::actions::{self, CardAsk};
use super::agendas::AgendaAsk;
use super::laws::LawAsk;
use super::notes::NoteAsk;
use super::objectives::ObjectiveAsk;
use super::powers::PowerAsk;
use crate::action::{Action, Pick};
use crate::event::Event;
use crate::frame::Frame;
use crate::phase::CoreAsk;
use crate::state::TwilightImperium;

/// A choice that an effect demands of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Choose {
    /// Who chooses.
    pub(crate) seat: Seat,
    /// What is asked.
    pub(crate) ask: Ask,
    /// How many times more.
    pub(crate) left: u8,
}

/// What is asked, by the file that asks it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Ask {
    /// The procedures of the rules.
    Core(CoreAsk),
    /// Action cards.
    Card(CardAsk),
    /// Promissory notes.
    Note(NoteAsk),
    /// Agendas.
    Agenda(AgendaAsk),
    /// The price of objectives.
    Objective(ObjectiveAsk),
    /// Laws, and exchanges of strategy cards.
    Law(LawAsk),
    /// Technologies, factions and flagships.
    Power(PowerAsk),
}

impl Ask {
    /// The player whose hand is looked at while this is asked.
    pub(crate) const fn shown_hand(self) -> Option<Seat> {
        match self {
            Self::Note(NoteAsk::Spy(seat)) => Some(seat),
            _ => None,
        }
    }

    /// Whether what can be chosen is hidden from others: how many choices there are must not show.
    const fn is_hidden(self) -> bool {
        self.shown_hand().is_some() || matches!(self, Self::Core(CoreAsk::Bury | CoreAsk::StatusSecret))
    }
}

impl TwilightImperium {
    /// Asks a seat to choose `left` times.
    pub(crate) fn ask(&mut self, seat: Seat, ask: Ask, left: u8) {
        self.stack.push(Frame::Choose(Choose { seat, ask, left }));
    }

    /// What can be chosen.
    pub(crate) fn picks(&self, choose: Choose) -> Vec<Pick> {
        match choose.ask {
            Ask::Core(ask) => self.core_picks(choose, ask),
            Ask::Card(ask) => self.card_picks(choose, ask),
            Ask::Note(ask) => self.note_picks(choose, ask),
            Ask::Agenda(ask) => self.agenda_picks(choose, ask),
            Ask::Objective(ask) => self.objective_picks(choose, ask),
            Ask::Law(ask) => self.law_picks(choose, ask),
            Ask::Power(ask) => self.power_picks(choose, ask),
        }
    }

    /// Whether the seat may stop before all is chosen.
    const fn is_optional(choose: Choose) -> bool {
        match choose.ask {
            Ask::Core(ask) => ask.is_optional(),
            Ask::Note(ask) => ask.is_optional(),
            Ask::Agenda(ask) => ask.is_optional(),
            Ask::Card(_) | Ask::Objective(_) | Ask::Law(_) => false,
            Ask::Power(ask) => ask.is_optional(),
        }
    }

    /// What nature owes an effect.
    pub(crate) fn chance_in_choice(choose: Choose) -> Option<Chance> {
        match choose.ask {
            Ask::Card(ask) => actions::card_chance(ask),
            Ask::Agenda(ask) => Self::agenda_chance(ask),
            Ask::Power(ask) => Self::power_chance(ask),
            Ask::Core(_) | Ask::Note(_) | Ask::Objective(_) | Ask::Law(_) => None,
        }
    }

    pub(crate) fn run_choose(&mut self, choose: Choose, log: &mut Log<Event>) -> bool {
        if Self::chance_in_choice(choose).is_some() {
            return false;
        }
        let picks = if choose.left == 0 { vec![] } else { self.picks(choose) };
        match picks[..] {
            // Whether a hidden objective fits must not show in whether its owner is asked.
            [] if choose.left > 0
                && choose.ask == Ask::Core(CoreAsk::StatusSecret)
                && !self.secrets(choose.seat).is_empty() =>
            {
                false
            }
            [] => {
                self.stack.pop();
                self.chosen(choose, log);
                true
            }
            [pick] if !Self::is_optional(choose) && !choose.ask.is_hidden() => {
                self.take_choose(choose, Action::Pick(pick), log);
                true
            }
            _ => false,
        }
    }

    pub(crate) fn list_choose(&self, choose: Choose, actions: &mut Vec<Action>) {
        if Self::is_optional(choose) {
            actions.push(Action::Finish);
        }
        actions.extend(self.picks(choose).into_iter().map(Action::Pick));
    }

    pub(crate) fn take_choose(&mut self, choose: Choose, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Finish => {
                self.stack.pop();
                self.chosen(choose, log);
            }
            Action::Pick(pick) => {
                self.go(Frame::Choose(Choose { left: choose.left - 1, ..choose }));
                match choose.ask {
                    Ask::Core(ask) => self.core_picked(choose, ask, pick, log),
                    Ask::Card(ask) => self.card_picked(choose, ask, pick, log),
                    Ask::Note(ask) => self.note_picked(choose, ask, pick, log),
                    Ask::Agenda(ask) => self.agenda_picked(choose, ask, pick, log),
                    Ask::Objective(ask) => self.objective_picked(choose, ask, pick, log),
                    Ask::Law(ask) => self.law_picked(choose, ask, pick, log),
                    Ask::Power(ask) => self.power_picked(choose, ask, pick, log),
                }
            }
            _ => unreachable!("checked: {action:?} in {choose:?}"),
        }
    }

    /// Nothing more is chosen: what comes of all of it.
    fn chosen(&mut self, choose: Choose, log: &mut Log<Event>) {
        match choose.ask {
            Ask::Power(ask) => self.power_chosen(choose, ask, log),
            Ask::Agenda(ask) => self.agenda_chosen(choose, ask, log),
            Ask::Core(ask) => self.core_chosen(choose, ask, log),
            Ask::Card(_) | Ask::Note(_) | Ask::Objective(_) | Ask::Law(_) => (),
        }
    }

    pub(crate) fn feed_choice(&mut self, choose: Choose, outcome: ChanceOutcome, log: &mut Log<Event>) {
        match choose.ask {
            Ask::Card(ask) => self.card_fed(choose, ask, outcome, log),
            Ask::Agenda(ask) => self.agenda_fed(choose, ask, outcome, log),
            Ask::Power(ask) => self.power_fed(choose, ask, outcome, log),
            Ask::Core(_) | Ask::Note(_) | Ask::Objective(_) | Ask::Law(_) => {
                unreachable!("{outcome:?} does not answer {choose:?}")
            }
        }
    }
}
