//! Joint payments in hydra: a member proposes, the others say in turn what they give (SR 15.4).

use orrery_engine::{Illegal, Log, Seat, SeatSet};

use crate::action::Slot;
use crate::cards::{Destination, Kind};
use crate::event::Event;
use crate::frame::{Frame, Goal};
use crate::piles::Zone;
use crate::rules;
use crate::setup::Mode;
use crate::state::StarRealms;

impl StarRealms {
    pub(crate) fn check_propose_attack(&self, seat: Seat, owner: Seat, slot: Slot) -> Result<(), Illegal> {
        if self.setup.mode != Mode::Hydra {
            return Err(rules::NO_JOINT_PAYMENT);
        }
        self.check_base_open(seat, owner, slot)?;
        self.check_proposal(seat, Goal::Base { owner, slot })
    }

    pub(crate) fn check_propose_acquire(
        &self,
        seat: Seat,
        kind: Kind,
        receiver: Seat,
    ) -> Result<(), Illegal> {
        if self.setup.mode != Mode::Hydra {
            return Err(rules::NO_JOINT_PAYMENT);
        }
        self.check_for_sale(kind)?;
        if kind == Kind::Explorer && !self.setup.options.joint_explorers {
            return Err(rules::NO_JOINT_EXPLORERS); // SR G48
        }
        if !self.active.contains(receiver) {
            return Err(rules::NOT_A_TEAMMATE);
        }
        self.check_proposal(seat, Goal::Card { kind, receiver })
    }

    /// Whether the team could pay and the proposer can give a share.
    fn check_proposal(&self, seat: Seat, goal: Goal) -> Result<(), Illegal> {
        if self.declined.contains(seat) {
            return Err(rules::ALREADY_DECLINED);
        }
        if self.pool_for(seat, goal) == 0 {
            return Err(rules::NOTHING_TO_GIVE);
        }
        let (least, most) = self.share_bounds(seat, goal);
        if least > most { Err(rules::TEAM_TOO_POOR) } else { Ok(()) }
    }

    fn pool_for(&self, seat: Seat, goal: Goal) -> u16 {
        match goal {
            Goal::Base { .. } => self.players[seat].combat,
            Goal::Card { .. } => self.players[seat].trade,
        }
    }

    pub(crate) fn price(&self, goal: Goal) -> u16 {
        match goal {
            Goal::Base { owner, slot } => self.missing_damage(owner, slot),
            Goal::Card { kind, .. } => u16::from(kind.def().cost),
        }
    }

    /// What the proposer may give: something, not all, and enough for the others to make up the rest.
    pub(crate) fn share_bounds(&self, proposer: Seat, goal: Goal) -> (u16, u16) {
        let price = self.price(goal);
        let others: u16 = self.active.without(proposer).iter().map(|seat| self.pool_for(seat, goal)).sum();
        let least = price.saturating_sub(others).max(1);
        (least, self.pool_for(proposer, goal).min(price.saturating_sub(1)))
    }

    /// What a member who is asked may give: from nothing to what is missing.
    pub(crate) fn pledge_bounds(&self, proposer: Seat, asked: Seat, goal: Goal) -> (u16, u16) {
        if asked == proposer {
            return self.share_bounds(proposer, goal);
        }
        let pledged: u16 = self.active.iter().map(|seat| self.players[seat].pledge).sum();
        (0, self.pool_for(asked, goal).min(self.price(goal).saturating_sub(pledged)))
    }

    pub(crate) fn propose(&mut self, proposer: Seat, goal: Goal, log: &mut Log<Event>) {
        match goal {
            Goal::Base { owner, slot } => {
                let kind = self.piles.get(Zone::InPlay(owner))[usize::from(slot)].kind;
                log.push(|| Event::AttackProposed { seat: proposer, owner, kind });
            }
            Goal::Card { kind, receiver } => {
                log.push(|| Event::PurchaseProposed { seat: proposer, kind, receiver });
            }
        }
        self.stack.push(Frame::Joint { proposer, asked: proposer, goal });
    }

    /// A member has said what he gives; the next one is asked, or the payment is made or fails.
    pub(crate) fn pledge(
        &mut self,
        proposer: Seat,
        asked: Seat,
        goal: Goal,
        amount: u16,
        log: &mut Log<Event>,
    ) {
        self.players[asked].pledge = amount;
        log.push(|| Event::Pledged { seat: asked, amount });
        let after = |seat: Seat| (seat.0 + self.setup.players - proposer.0) % self.setup.players;
        let next =
            self.active.iter().filter(|&seat| after(seat) > after(asked)).min_by_key(|&seat| after(seat));
        if let Some(asked) = next {
            return self.stack.push(Frame::Joint { proposer, asked, goal });
        }
        let shares: Vec<(Seat, u16)> =
            self.active.iter().map(|seat| (seat, std::mem::take(&mut self.players[seat].pledge))).collect();
        let paid: u16 = shares.iter().map(|&(_, share)| share).sum();
        let receiver_pays = match goal {
            Goal::Base { .. } => true,
            Goal::Card { receiver, .. } => !shares.contains(&(receiver, 0)), // SR G47
        };
        if paid < self.price(goal) || !receiver_pays {
            self.declined.insert(proposer);
            log.push(|| Event::JointPaymentFailed { seat: proposer });
            return;
        }
        for &(seat, share) in &shares {
            match goal {
                Goal::Base { .. } => self.players[seat].combat -= share,
                Goal::Card { .. } => self.players[seat].trade -= share,
            }
        }
        self.declined = SeatSet::EMPTY; // SR G75
        log.push(|| Event::JointlyPaid { shares });
        match goal {
            Goal::Base { owner, slot } => self.destroy_base(proposer, owner, slot, paid, log),
            Goal::Card { kind, receiver } => {
                self.acquire(receiver, kind, paid as u8, Destination::DiscardPile, log);
            }
        }
    }
}
