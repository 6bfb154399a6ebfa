//! What happened.

use orrery_engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::Card;

/// One thing that happened; a card is `None` for those who did not see its face.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each event is its own sentence")]
pub enum Event {
    Drew { seat: Seat, card: Option<Card> },
    Played { seat: Seat, card: Card },
    Targeted { by: Seat, from: Seat },
    Vetoed { seat: Seat },
    Cancelled { by: Seat },
    Passed { seat: Seat },
    Paid { from: Seat, to: Seat },
    Challenged { by: Seat, against: Seat },
    Committed { seat: Seat, card: Option<Card> },
    Withdrew { seat: Seat },
    Revealed { seat: Seat, card: Card },
    Scored { seat: Seat, total: u8 },
    Conceded { seat: Seat },
}

impl Event {
    /// The event without the face of another player's card.
    pub(super) fn seen_by(self, viewer: Viewer) -> Self {
        match self {
            Self::Drew { seat, .. } if viewer != Viewer::Seat(seat) => Self::Drew { seat, card: None },
            Self::Committed { seat, .. } if viewer != Viewer::Seat(seat) => {
                Self::Committed { seat, card: None }
            }
            open => open,
        }
    }
}
