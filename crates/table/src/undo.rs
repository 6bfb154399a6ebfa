//! Taking decisions back: free until chance, a hidden face or another seat came between, then by consent.

use orrery_engine::{ChanceOutcome, Game, Seat, SeatSet, Status};

use crate::seats::humans;
use crate::{Generator, Record, Refusal, Table};

/// What became of a wish to undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// It is done.
    Done {
        /// How many records were taken back.
        records: u32,
    },
    /// It waits for the consent of these people.
    NeedsConsent {
        /// Who has not agreed yet.
        of: SeatSet,
    },
}

/// An open request to undo. It is not saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UndoRequest {
    /// Who asked.
    pub by: Seat,
    /// How many records would be left.
    pub to: u32,
    /// Who has agreed.
    pub agreed: SeatSet,
    /// Who has not agreed yet.
    pub missing: SeatSet,
}

impl<G: Game> Table<G> {
    /// Takes back the last decision of the person in `seat` and all that came after it, or asks the others.
    ///
    /// The same action afterwards meets the same chance as before.
    ///
    /// # Errors
    /// If no person sits there, nothing was decided there or another request is open.
    pub fn undo(&mut self, seat: Seat) -> Result<Undo, Refusal> {
        let missing = self.undo_needs(seat)?;
        let to = self.last_decision(seat)?;
        match self.asked {
            _ if missing.is_empty() => Ok(self.take_back(to)),
            Some(UndoRequest { by, .. }) if by != seat => Err(Refusal::UndoPending { by }),
            Some(UndoRequest { missing, .. }) => Ok(Undo::NeedsConsent { of: missing }),
            None => {
                let agreed = SeatSet::EMPTY;
                self.asked = Some(UndoRequest { by: seat, to: to as u32, agreed, missing });
                Ok(Undo::NeedsConsent { of: missing })
            }
        }
    }

    /// Whose consent the person in `seat` needs to take back their last decision; nobody's if it is free.
    ///
    /// # Errors
    /// If no person sits there or nothing was decided there.
    pub fn undo_needs(&self, seat: Seat) -> Result<SeatSet, Refusal> {
        self.expect_human(seat)?;
        let to = self.last_decision(seat)?;
        if self.is_free(to) { Ok(SeatSet::EMPTY) } else { Ok(self.people_at(to).without(seat)) }
    }

    /// Whether the last decision of `seat` told nobody anything and can be taken back unasked, whoever sits there.
    pub fn is_undo_free(&self, seat: Seat) -> bool {
        self.last_decision(seat).is_ok_and(|to| self.is_free(to))
    }

    /// The person in `seat` agrees to the open request; the last one to agree carries it out.
    ///
    /// # Errors
    /// If no person sits there or no request is open.
    pub fn agree_to_undo(&mut self, seat: Seat) -> Result<Undo, Refusal> {
        self.expect_human(seat)?;
        let request = self.asked.as_mut().ok_or(Refusal::NoUndoAsked)?;
        if request.missing.contains(seat) {
            request.missing.remove(seat);
            request.agreed.insert(seat);
        }
        let UndoRequest { to, missing, .. } = *request;
        if missing.is_empty() {
            Ok(self.take_back(to as usize))
        } else {
            Ok(Undo::NeedsConsent { of: missing })
        }
    }

    /// The person in `seat` declines the open request, or withdraws their own.
    ///
    /// # Errors
    /// If no person sits there or no request is open.
    pub fn decline_undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.expect_human(seat)?;
        self.asked.take().map(|_| ()).ok_or(Refusal::NoUndoAsked)
    }

    /// The open request to undo.
    pub const fn undo_request(&self) -> Option<UndoRequest> {
        self.asked
    }

    fn expect_human(&self, seat: Seat) -> Result<(), Refusal> {
        match self.seats.get(seat.index()) {
            None => Err(Refusal::NotSeated(seat)),
            Some(occupant) if occupant.is_human() => Ok(()),
            Some(_) => Err(Refusal::NotHuman(seat)),
        }
    }

    /// The index of the last record `seat` decided.
    fn last_decision(&self, seat: Seat) -> Result<usize, Refusal> {
        let decided = |record: Record<G::Action>| record.seat() == Some(seat);
        self.history.records().iter().rposition(decided).ok_or(Refusal::NothingToUndo)
    }

    /// Whether record `to` can be taken back without asking: it is an action, nothing but beats came after it, and
    /// all that told nobody anything new. The end of a game may open every hand.
    fn is_free(&self, to: usize) -> bool {
        let beat = |record| record == Record::Chance(ChanceOutcome::Nothing);
        let mut since = self.history.records().range(to, usize::MAX);
        matches!(since.next(), Some(Record::Action { .. }))
            && since.all(beat)
            && !self.history.reveals_from(to)
            && !matches!(self.status(), Status::Over(_))
    }

    /// The people who had not left when record `to` was made.
    fn people_at(&self, to: usize) -> SeatSet {
        let left = |record: Record<G::Action>| match record {
            Record::Concede { seat } => Some(seat),
            Record::Chance(_) | Record::Action { .. } => None,
        };
        humans(&self.seats).minus(self.history.records().range(0, to).filter_map(left).collect())
    }

    fn take_back(&mut self, to: usize) -> Undo {
        let records = (self.history.records().len() - to) as u32;
        self.history.rewind(to);
        self.generator = Generator::new(self.generator.seed(), self.history.drawn());
        self.undos = self.undos.wrapping_add(1);
        self.asked = None;
        Undo::Done { records }
    }
}
