//! Votes of the people at a table: to pause, to extend, to concede, to end without a result.

use orrery_engine::{Seat, SeatSet};
use orrery_protocol::{Ballot, Deed, Motion, Phase, Vote};

use super::{Done, Room};
use crate::reason::Reason;
use crate::store::{Beside, Person, Sitter, now};
use crate::votes::About;

impl Room {
    /// Somebody moves something, agrees to it, or is against it. One who is against ends the vote.
    pub(super) async fn hear_vote(&mut self, person: &Person, motion: Motion, agree: bool) -> Done {
        self.expect_motion(motion)?;
        let mine = self.seats_of(Some(&person.id)).and(self.people().or(self.voted_out()));
        if mine.is_empty() {
            return Err(Reason::NotMine.into());
        }
        let about = About::Motion(motion);
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
            if !self.row.votes.end(about) {
                return Err(Reason::NoVote.into());
            }
            self.note_deed(Deed::Refused { what: motion, by });
        }
        self.settle_votes().await
    }

    /// Carries out what all have agreed to, and stores and tells the rest.
    pub(super) async fn settle_votes(&mut self) -> Done {
        let motions = self.row.votes.cast.iter().filter_map(|cast| match cast.about {
            About::Motion(motion) => Some(motion),
            About::Bot(_) => None,
        });
        let agreed =
            motions.clone().find(|&motion| self.ballot(motion).is_some_and(|vote| vote.missing.is_empty()));
        if let Some(motion) = agreed {
            self.row.votes.end(About::Motion(motion));
            // Whoever wants to go on need not ask.
            if motion != Motion::Resume {
                self.note_deed(Deed::Carried { what: motion });
            }
            return self.carry(motion).await;
        }
        self.commit(Beside::Nothing).await?;
        self.tell_seats();
        Ok(())
    }

    async fn carry(&mut self, motion: Motion) -> Done {
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

    /// Seats whose people have to agree: those who would concede; all for anything else. Nobody is voted out first so
    /// that the rest can end the game.
    fn voters(&self, motion: Motion) -> SeatSet {
        match motion {
            Motion::Concede { to } => self.people().or(self.voted_out()).minus(self.side(Seat(to))),
            Motion::Abort => self.people().or(self.voted_out()),
            Motion::Pause | Motion::Resume | Motion::Extend => self.people(),
        }
    }

    fn side(&self, seat: Seat) -> SeatSet {
        self.table.as_ref().map_or(SeatSet::EMPTY, |table| table.side(seat))
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
            clock.charge(now(), waiting);
        }
    }
}
