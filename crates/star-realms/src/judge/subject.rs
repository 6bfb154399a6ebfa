//! What the pending question is about.

use orrery_engine::Seat;

use crate::frame::{Frame, Goal};
use crate::{Kind, StarRealms};

/// What the pending question is about, as far as its actions do not say it. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Subject {
    /// The main phase.
    Main,
    /// One of the two effects of this card.
    EitherOr(Kind),
    /// 2 trade or 2 combat for a discarded card.
    TradeOrCombat,
    /// How much combat to spend on this player.
    AttackPlayer(Seat),
    /// How much combat to spend on the boss's base at this place.
    DamageBase(u8),
    /// How much to give to a joint payment.
    Joint {
        /// Who proposed it.
        proposer: Seat,
        /// The card and who gets it, or `None` for a base to destroy.
        card: Option<(Kind, Seat)>,
        /// The most that may be given now.
        most: u16,
        /// What it costs in all.
        price: u16,
    },
    /// Anything else: the actions say it all.
    Other,
}

impl Subject {
    #[inline]
    pub(super) fn of(game: &StarRealms) -> Self {
        match game.stack.top() {
            Some(Frame::Main) => Self::Main,
            Some(Frame::EitherOr { kind, .. }) => Self::EitherOr(kind),
            Some(Frame::TradeOrCombat { .. }) => Self::TradeOrCombat,
            Some(Frame::AttackPlayer { target, .. }) => Self::AttackPlayer(target),
            Some(Frame::DamageBase { slot, .. }) => Self::DamageBase(slot),
            Some(Frame::Joint { proposer, asked, goal }) => Self::Joint {
                proposer,
                card: match goal {
                    Goal::Card { kind, receiver } => Some((kind, receiver)),
                    Goal::Base { .. } => None,
                },
                most: game.pledge_bounds(proposer, asked, goal).1,
                price: game.price(goal),
            },
            _ => Self::Other,
        }
    }
}
