//! Action cards (TI 24).

use orrery_engine::{Chance, ChanceOutcome, Log, Seat};
use serde::{Deserialize, Serialize};

use super::Choose;
use crate::action::Pick;
use crate::cards::ActionCard;
use crate::event::Event;
use crate::frame::Moment;
use crate::state::TwilightImperium;

/// What action cards ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum CardAsk {}

impl CardAsk {
    /// Whether the seat may stop before all is chosen.
    pub(crate) const fn is_optional(self) -> bool {
        match self {}
    }
}

impl TwilightImperium {
    pub(crate) fn card_picks(&self, _choose: Choose, ask: CardAsk) -> Vec<Pick> {
        match ask {}
    }

    pub(crate) fn card_chance(&self, _choose: Choose, ask: CardAsk) -> Option<Chance> {
        match ask {}
    }

    pub(crate) fn card_picked(&mut self, _choose: Choose, ask: CardAsk, _pick: Pick, _log: &mut Log<Event>) {
        match ask {}
    }

    pub(crate) fn card_chosen(&mut self, _choose: Choose, ask: CardAsk, _log: &mut Log<Event>) {
        match ask {}
    }

    pub(crate) fn card_fed(&mut self, _choose: Choose, ask: CardAsk, _outcome: ChanceOutcome, _log: &mut Log<Event>) {
        match ask {}
    }

    /// Whether a seat that has such a card could play it at this moment, from what everybody can see. Component actions
    /// fit no moment: see `card_action_fits`.
    pub(crate) fn card_fits(&self, _seat: Seat, _card: ActionCard, _moment: Moment) -> bool {
        false
    }

    /// Whether a seat could play such a card as a component action (TI 24.6.a.2).
    pub(crate) fn card_action_fits(&self, _seat: Seat, _card: ActionCard) -> bool {
        false
    }

    /// What a card can aim at; `None` if it needs no target.
    pub(crate) fn card_targets(&self, _seat: Seat, _card: ActionCard) -> Option<Vec<Pick>> {
        None
    }

    /// The text of a card; it lies in the discard pile already.
    pub(crate) fn resolve_card(&mut self, _seat: Seat, _card: ActionCard, _target: Option<Pick>, _log: &mut Log<Event>) {}

    /// Whether a seat cannot play action cards now.
    pub(crate) fn is_muzzled(&self, _seat: Seat) -> bool {
        false
    }
}
