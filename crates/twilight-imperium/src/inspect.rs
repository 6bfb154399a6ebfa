//! What lies on the table, to read: for bots, clients and tests.

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Outcome;
use crate::cards::Agenda;
use crate::cards::Strategy;
use crate::combat::Combat;
use crate::event::Event;
use crate::hex::Hex;
use crate::rules;
use crate::state::{Phase, TwilightImperium};

impl TwilightImperium {
    /// The points that win.
    pub const fn goal(&self) -> u8 {
        self.goal
    }

    /// The game round, from 1.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The phase.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Who has the speaker token.
    pub const fn speaker(&self) -> Seat {
        self.speaker
    }

    /// Whose turn it is.
    pub const fn active(&self) -> Option<Seat> {
        self.active
    }

    /// Whether a seat has a command token in a system.
    pub fn has_token(&self, hex: Hex, seat: Seat) -> bool {
        self.tokens[hex.index()].contains(seat)
    }

    /// The agenda that is voted on.
    pub const fn ballot_agenda(&self) -> Option<Agenda> {
        self.ballot.agenda
    }

    /// The votes cast for an outcome so far.
    pub fn votes_cast(&self, outcome: Outcome) -> u16 {
        self.votes_for(outcome)
    }

    /// The combat being fought.
    pub const fn combat(&self) -> &Combat {
        &self.combat
    }

    /// Trade goods on a strategy card (TI 85.2).
    pub const fn bonus_on(&self, card: Strategy) -> u8 {
        self.bonus[card as usize]
    }

    /// Whether the custodians token is still on Mecatol Rex.
    pub const fn has_custodians(&self) -> bool {
        self.custodians
    }

    /// How many frames lie on the stack.
    pub const fn stack_depth(&self) -> usize {
        self.stack.depth()
    }

    /// A player leaves for good and counts as eliminated (TI G133).
    ///
    /// # Errors
    /// If the game is over, is still being set up, or the player is out of it already.
    pub(crate) fn leave(&mut self, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
        if !self.winners.is_empty() {
            return Err(rules::GAME_OVER);
        }
        if self.phase == Phase::Setup {
            return Err(rules::NOT_DEALT);
        }
        if self.out.contains(seat) {
            return Err(rules::ELIMINATED);
        }
        log.push(|| Event::Conceded { seat });
        self.depart(seat, log);
        self.advance(log);
        Ok(())
    }
}
