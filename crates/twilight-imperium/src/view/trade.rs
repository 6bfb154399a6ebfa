//! The transaction being put together.

use orrery_engine::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::action::Promise;
use crate::cards::ActionCard;
use crate::frame::Frame;
use crate::hidden::knows_lot;
use crate::phase::{DealStep, Lot};
use crate::state::{NoteId, TwilightImperium};

/// A transaction being put together (TI 69.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct DealView {
    /// Who proposes it.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// How far it has come.
    pub stage: DealStage,
    /// How many proposals it answers.
    pub round: u8,
    /// What each gives, for the two of them; for others without the cards.
    pub lots: [LotView; 2],
    /// How many cards each gives, notes included.
    pub cards: [usize; 2],
}

/// How far a transaction has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum DealStage {
    /// Terms are put together.
    Build,
    /// The partner is asked.
    Answer,
    /// Both have agreed; cards of choice are picked.
    Deliver,
}

/// What one side gives.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct LotView {
    /// Trade goods.
    pub goods: u8,
    /// Commodities.
    pub commodities: u8,
    /// A promissory note.
    pub note: Option<NoteId>,
    /// Whether it is any note that the giver chooses.
    pub any_note: bool,
    /// Action cards.
    pub cards: Vec<ActionCard>,
    /// How many more action cards that the giver chooses.
    pub any_cards: u8,
    /// Promises, which bind nobody.
    pub promises: Vec<Promise>,
}

impl DealView {
    pub(super) fn of(game: &TwilightImperium, viewer: Option<Seat>) -> Option<Self> {
        let Some(Frame::Deal(deal)) = game.stack.top() else { return None };
        let lots = game.bargain.lots;
        // Cards that are offered are seen by the two alone, and not before they are proposed.
        let count = |lot: &Lot| {
            lot.cards.len() + usize::from(lot.any_cards) + usize::from(lot.note.is_some() || lot.any_note)
        };
        let open = |side: usize| LotView::of(&lots[side], knows_lot(game, viewer, side));
        let (stage, round) = match deal.step {
            DealStep::Build { round } => (DealStage::Build, round),
            DealStep::Answer { round } => (DealStage::Answer, round),
            DealStep::Deliver => (DealStage::Deliver, 0),
        };
        Some(Self {
            from: deal.from,
            to: deal.to,
            stage,
            round,
            cards: [count(&lots[0]), count(&lots[1])],
            lots: [open(0), open(1)],
        })
    }
}

impl LotView {
    fn of(lot: &Lot, open: bool) -> Self {
        let promises = lot.promises.iter().collect();
        let plain = Self { goods: lot.goods, commodities: lot.commodities, promises, ..Self::default() };
        if !open {
            return plain;
        }
        Self {
            note: lot.note,
            any_note: lot.any_note,
            cards: lot.cards.iter().collect(),
            any_cards: lot.any_cards,
            ..plain
        }
    }
}
