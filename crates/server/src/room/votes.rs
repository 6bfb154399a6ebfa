//! Votes of the people at a table: to pause, to extend, to concede, to end without a result.

use orrery_engine::{Seat, SeatSet};
use orrery_protocol::{Ballot, Deed, Motion, Phase, Vote};

use super::asks::TRIES;
use super::{Done, Room};
use crate::ids::PersonId;
use crate::rate;
use crate::reason::Reason;
use crate::store::{Beside, Person, Sitter, now};
use crate::votes::About;

impl Room {
    /// Somebody moves something, agrees to it, or is against it. One who is against ends the vote.
    pub(super) async fn hear_vote(&mut self, person: &Person, motion: Motion, agree: bool) -> Done {
        // Whatever has become of the game since, whoever is asked can be against it.
        if agree {
            self.expect_motion(motion)?;
        } else if self.row.phase != Phase::Playing {
            return Err(Reason::NotPlaying.into());
        }
        let mine = self.seats_of(Some(&person.id)).and(self.people().or(self.voted_out()));
        if mine.is_empty() {
            return Err(Reason::NotMine.into());
        }
        if mine.minus(self.out()).is_empty() {
            return Err(Reason::Out.into());
        }
        let about = About::Motion(motion);
        if !agree && self.row.votes.of(about).is_none() {
            return Err(Reason::NoVote.into());
        }
        let asked = self.voters(motion).and(mine);
        if asked.is_empty() {
            return Err(Reason::NotAsked.into());
        }
        let by = asked.lowest().map_or(0, |seat| seat.0);
        if agree {
            let is_new = self.row.votes.of(about).is_none();
            if !self.row.votes.agree(about, &person.id) {
                return Err(Reason::Voted.into());
            }
            if is_new {
                self.note_deed(Deed::Moved { what: motion, by });
            }
        } else {
            self.row.votes.end(about);
            self.note_deed(Deed::Refused { what: motion, by });
        }
        if self.is_agreed(motion) {
            return self.carry(motion).await;
        }
        self.note_awaited();
        self.commit(Beside::Nothing).await?;
        self.tell_seats();
        Ok(())
    }

    /// Looks at the votes again if there are any: somebody who was voted about, or had to agree, may be out of the game or
    /// have left.
    pub(super) async fn look_at_votes(&mut self) -> anyhow::Result<()> {
        for _ in 0..TRIES {
            if self.row.votes.cast.is_empty() || self.dropped {
                break;
            }
            let done = Box::pin(self.keep_votes()).await;
            // Another server may have been first to change the table.
            if self.settle(done).await?.is_ok() {
                break;
            }
        }
        Ok(())
    }

    /// Ends votes that nobody who has a say stands behind, or that are about somebody who is out; carries out what all the
    /// others have agreed to; notes whom the rest wait for.
    async fn keep_votes(&mut self) -> Done {
        let mut stored = self.row.votes.cast.clone();
        while self.row.phase == Phase::Playing {
            let over: Vec<Motion> = self.motions().filter(|&motion| !self.has_point(motion)).collect();
            for motion in over {
                self.row.votes.end(About::Motion(motion));
            }
            let agreed = self.motions().find(|&motion| self.is_agreed(motion));
            let Some(motion) = agreed else { break };
            self.carry(motion).await?;
            stored.clone_from(&self.row.votes.cast);
        }
        self.note_awaited();
        if self.row.votes.cast == stored {
            return Ok(());
        }
        self.commit(Beside::Nothing).await?;
        self.tell_seats();
        Ok(())
    }

    /// What is voted on, beside bots for people who are away.
    fn motions(&self) -> impl Iterator<Item = Motion> {
        self.row.votes.cast.iter().filter_map(|cast| match cast.about {
            About::Motion(motion) => Some(motion),
            About::Bot(_) => None,
        })
    }

    /// Whether a vote under way is still about something, and somebody who has a say stands behind it.
    fn has_point(&self, motion: Motion) -> bool {
        let is_about = !matches!(motion, Motion::Concede { to } if self.out().contains(Seat(to)));
        is_about && self.ballot(motion).is_some_and(|vote| !vote.agreed.is_empty())
    }

    /// Whether a vote under way has all it needs.
    fn is_agreed(&self, motion: Motion) -> bool {
        self.ballot(motion).is_some_and(|vote| !vote.agreed.is_empty() && vote.missing.is_empty())
    }

    /// Notes with each vote whose consent is missing, for whoever tells those who are away.
    fn note_awaited(&mut self) {
        for place in 0..self.row.votes.cast.len() {
            let About::Motion(motion) = self.row.votes.cast[place].about else { continue };
            let missing = self.ballot(motion).map(|vote| vote.missing).unwrap_or_default();
            let people =
                missing.iter().filter_map(|&seat| self.row.seats[usize::from(seat)].person().cloned());
            self.row.votes.cast[place].waits_for = people.collect();
        }
    }

    /// Does what all have agreed to, stores it and tells it.
    async fn carry(&mut self, motion: Motion) -> Done {
        self.row.votes.end(About::Motion(motion));
        // Whoever wants to go on need not ask.
        if motion != Motion::Resume {
            self.note_deed(Deed::Carried { what: motion });
        }
        self.charge_clock();
        let late = self.row.people_waiting();
        match (motion, &mut self.row.clock) {
            (Motion::Pause, Some(clock)) => clock.paused = true,
            (Motion::Resume, Some(clock)) => clock.paused = false,
            (Motion::Extend, Some(clock)) => clock.extend(late),
            (Motion::Pause | Motion::Resume | Motion::Extend, None) => (),
            (Motion::Concede { to }, _) => {
                let winners = self.side(Seat(to));
                for seat in Seat::all(self.row.seats.len() as u8).filter(|&seat| !winners.contains(seat)) {
                    let game = self.game()?;
                    // Whoever is out already has nothing to concede.
                    let _ = game.concede(seat);
                    if game.winners().is_some() {
                        break;
                    }
                }
                self.commit_records().await?;
                self.tell_moved();
                return Ok(());
            }
            (Motion::Abort, _) => self.row.aborted = true,
        }
        self.commit(Beside::Nothing).await?;
        self.tell_seats();
        self.tell_moved();
        Ok(())
    }

    fn expect_motion(&self, motion: Motion) -> Result<(), Reason> {
        if self.row.phase != Phase::Playing {
            return Err(Reason::NotPlaying);
        }
        let paused = self.row.clock.as_ref().map(|clock| clock.paused);
        match (motion, paused) {
            (Motion::Pause | Motion::Resume | Motion::Extend, None) => Err(Reason::NoClock),
            (Motion::Pause, Some(true)) => Err(Reason::Paused),
            (Motion::Resume, Some(false)) => Err(Reason::NotPaused),
            (Motion::Concede { to }, _) if usize::from(to) >= self.row.seats.len() => Err(Reason::NoSuchSeat),
            (Motion::Concede { to }, _) if self.out().contains(Seat(to)) => Err(Reason::Out),
            (Motion::Concede { to }, _) => {
                let losers =
                    Seat::all(self.row.seats.len() as u8).collect::<SeatSet>().minus(self.side(Seat(to)));
                let table = self.table.as_ref().ok_or(Reason::NotPlaying)?;
                let could = losers.minus(self.out()).iter().all(|seat| table.can_concede(seat));
                if could { Ok(()) } else { Err(Reason::CannotConcede) }
            }
            _ => Ok(()),
        }
    }

    /// Seats of people who play themselves.
    pub(super) fn people(&self) -> SeatSet {
        let plays =
            |seat: &Seat| matches!(self.row.seats[seat.index()], Sitter::Person { replaced: None, .. });
        Seat::all(self.row.seats.len() as u8).filter(plays).collect()
    }

    /// Seats of people whom the others voted out.
    fn voted_out(&self) -> SeatSet {
        let seats = Seat::all(self.row.seats.len() as u8);
        seats.filter(|seat| self.row.seats[seat.index()].is_voted_out()).collect()
    }

    /// Seats that have no part in the game any more.
    pub(super) fn out(&self) -> SeatSet {
        let is_out = |seat: &Seat| self.table.as_ref().is_some_and(|table| table.is_out(*seat));
        Seat::all(self.row.seats.len() as u8).filter(is_out).collect()
    }

    /// Seats whose people have to agree: those who would concede; all for anything else. Nobody is voted out first so
    /// that the rest can end the game. Whoever is out of it has no say.
    fn voters(&self, motion: Motion) -> SeatSet {
        let voters = match motion {
            Motion::Concede { to } => self.people().or(self.voted_out()).minus(self.side(Seat(to))),
            Motion::Abort => self.people().or(self.voted_out()),
            Motion::Pause | Motion::Resume | Motion::Extend => self.people(),
        };
        voters.minus(self.out())
    }

    /// Refuses to take anything back once the game is over and counts for ratings; and, while a bot plays for somebody
    /// who was voted out, what that person would have to agree to.
    pub(super) fn expect_undoable(&self, person: Option<&PersonId>, seat: Seat) -> Result<(), Reason> {
        if rate::places(&self.row).is_some() {
            return Err(Reason::Counts);
        }
        let others = self.voted_out().minus(self.seats_of(person)).minus(self.out());
        let is_free = || self.table.as_ref().is_some_and(|table| table.is_undo_free(seat));
        if others.is_empty() || is_free() { Ok(()) } else { Err(Reason::VotedOutCannotAgree) }
    }

    fn side(&self, seat: Seat) -> SeatSet {
        self.table.as_ref().map_or(SeatSet::EMPTY, |table| table.side(seat))
    }

    /// The others who win and lose together with a seat, once there is a game.
    pub(super) fn partners(&self, seat: Seat) -> Vec<u8> {
        self.side(seat).without(seat).iter().map(|seat| seat.0).collect()
    }

    /// How far a vote is.
    fn ballot(&self, motion: Motion) -> Option<Vote> {
        let agreed = self.row.votes.of(About::Motion(motion))?;
        let (mut vote, voters) = (Vote { agreed: Vec::new(), missing: Vec::new() }, self.voters(motion));
        for seat in voters.iter() {
            let has = self.row.seats[seat.index()].person().is_some_and(|person| agreed.contains(person));
            if has { &mut vote.agreed } else { &mut vote.missing }.push(seat.0);
        }
        if motion == Motion::Resume {
            vote.missing.clear();
        }
        Some(vote)
    }

    /// All votes under way.
    pub(super) fn ballots(&self) -> Vec<Ballot> {
        let ballot = |about: About| match about {
            About::Motion(motion) => Some(Ballot { motion, vote: self.ballot(motion)? }),
            About::Bot(_) => None,
        };
        self.row.votes.cast.iter().filter_map(|cast| ballot(cast.about)).collect()
    }

    /// Remembers what was done beside the game.
    pub(super) fn note_deed(&mut self, deed: Deed) {
        let record = self.table.as_ref().map_or(0, |table| table.version().records);
        self.row.votes.note(record, now(), deed);
    }

    /// Charges the time since the last charge to those who owe a decision.
    pub(super) fn charge_clock(&mut self) {
        let waiting = self.row.people_waiting();
        if let Some(clock) = &mut self.row.clock {
            self.attendance.charge(clock, now(), waiting);
        }
    }
}
