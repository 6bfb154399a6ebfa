//! Bots for people who are away, and people who come back.

use std::cmp::Reverse;
use std::time::Duration;

use orrery_engine::Seat;
use orrery_protocol::{Deed, Late, Phase, Vote};
use tokio::time::Instant;

use super::{Done, Room, Trouble, occupant};
use crate::ids::PersonId;
use crate::reason::Reason;
use crate::store::{Absence, Beside, Person, Sitter, now};
use crate::votes::About;

impl Room {
    /// Somebody wants a bot in a seat: for himself at once; for another, if he is in the game himself, when the time is
    /// over, or, where time is not counted, if that one keeps the table waiting and all others agree.
    pub(super) async fn vote(&mut self, person: &Person, seat: u8) -> Done {
        let seat = self.expect_person(seat)?;
        let sitter = &self.row.seats[seat.index()];
        if sitter.is_played_by_bot() {
            return Err(Reason::Replaced.into());
        }
        let Some(target) = sitter.person().cloned() else { return Err(Reason::NoSuchSeat.into()) };
        // There is nothing to play, and whoever has a bot comes last.
        if self.out().contains(seat) {
            return Err(Reason::Out.into());
        }
        let why = if target == person.id {
            Absence::Left
        } else if let Err(reason) = self.expect_in_game(&person.id) {
            return Err(reason.into());
        } else if self.row.clock.is_some() {
            if !self.is_late(seat) {
                return Err(Reason::NotLate.into());
            }
            Absence::Late
        } else {
            if !self.is_voted_out(seat, person)? {
                self.commit(Beside::Nothing).await?;
                self.tell_seats();
                return Ok(());
            }
            Absence::VotedOut
        };
        self.note_deed(Deed::Replaced { seat: seat.0, late: why == Absence::Late });
        self.set_replaced(seat, Some(why));
        self.commit_replaced().await
    }

    /// Refuses somebody who plays no seat that is in the game: whoever loses nothing by it decides for nobody.
    pub(super) fn expect_in_game(&self, person: &PersonId) -> Result<(), Reason> {
        let mine = self.seats_of(Some(person));
        if mine.is_empty() {
            return Err(Reason::NotMine);
        }
        let left = mine.minus(self.out());
        if left.is_empty() {
            return Err(Reason::Out);
        }
        if left.and(self.people()).is_empty() { Err(Reason::Replaced) } else { Ok(()) }
    }

    /// Counts a vote; whether it was the last one needed.
    fn is_voted_out(&mut self, seat: Seat, voter: &Person) -> Result<bool, Reason> {
        match self.grace(seat) {
            Some(Duration::ZERO) => (),
            Some(_) | None => return Err(Reason::NotAway),
        }
        if !self.row.people_waiting().contains(seat) {
            return Err(Reason::NotAwaited);
        }
        let is_news = self.row.votes.agree(About::Bot(seat.0), &voter.id);
        // Somebody who had not agreed may have gone since.
        let is_last = self.bot_vote(seat).is_none_or(|vote| vote.missing.is_empty());
        if is_news || is_last { Ok(is_last) } else { Err(Reason::Voted) }
    }

    /// How long the person of a seat may still be away before others may do something about it; `None` for one who is
    /// here.
    fn grace(&self, seat: Seat) -> Option<Duration> {
        let person = self.row.seats.get(seat.index())?.person()?;
        let since = self.away.get(person).filter(|_| !self.online_seats().contains(seat))?;
        Some(Duration::from_secs(u64::from(self.config.away_seconds)).saturating_sub(since.elapsed()))
    }

    /// Whether somebody who plays is not here.
    pub(super) fn is_anybody_away(&self) -> bool {
        !self.people().minus(self.online_seats()).is_empty()
    }

    /// Whoever has sat down without coming is away from now on.
    pub(super) fn note_away(&mut self) {
        let away = self.people().minus(self.online_seats());
        let people = away.iter().filter_map(|seat| self.row.seats[seat.index()].person());
        for person in people {
            self.away.entry(person.clone()).or_insert_with(Instant::now);
        }
    }

    /// In how many seconds others may let a bot play in a seat, or agree to it, if nothing happens.
    pub(super) fn bot_after(&self, seat: Seat) -> Option<u32> {
        let waiting = self.row.people_waiting();
        if self.row.phase != Phase::Playing || !waiting.contains(seat) {
            return None;
        }
        let seconds = match self.row.clock.clone() {
            Some(mut clock) => {
                let now = now();
                self.attendance.charge(&mut clock, now, waiting);
                clock.ends(seat)?.saturating_sub(now).max(0)
            }
            // Not a moment too early.
            None => self.grace(seat)?.as_millis().div_ceil(1000) as i64,
        };
        u32::try_from(seconds).ok()
    }

    /// How far the vote for a bot in a seat is: all other people who play have to agree, but for those who are out of the
    /// game or have been away as long themselves.
    pub(super) fn bot_vote(&self, seat: Seat) -> Option<Vote> {
        let voted = self.row.votes.of(About::Bot(seat.0))?;
        let target = self.row.seats.get(seat.index())?.person()?;
        let (mut agreed, mut missing) = (Vec::new(), Vec::new());
        for other in self.people().minus(self.out()).iter() {
            match self.row.seats[other.index()].person() {
                Some(person) if person == target => (),
                Some(person) if voted.contains(person) => agreed.push(other.0),
                Some(_) if self.grace(other) == Some(Duration::ZERO) => (),
                Some(_) => missing.push(other.0),
                None => (),
            }
        }
        Some(Vote { agreed, missing })
    }

    /// Whoever is here is not voted out.
    pub(super) async fn drop_votes_against(&mut self, person: &PersonId) -> Done {
        let theirs: Vec<Seat> = self.seats_of(Some(person)).iter().collect();
        let dropped = theirs.iter().filter(|seat| self.row.votes.end(About::Bot(seat.0))).count();
        if dropped > 0 {
            self.commit(Beside::Nothing).await?;
            self.tell_seats();
        }
        Ok(())
    }

    /// The person of a seat takes it back from the bot.
    pub(super) async fn come_back(&mut self, person: &Person, seat: u8) -> Done {
        let seat = self.expect_person(seat)?;
        let sitter = &self.row.seats[seat.index()];
        if !sitter.is(Some(&person.id)) {
            return Err(Reason::NotMine.into());
        }
        if !sitter.is_played_by_bot() {
            return Err(Reason::NotReplaced.into());
        }
        if self.row.clock.as_ref().is_some_and(|clock| clock.total_left(seat) == Some(0)) {
            return Err(Reason::TimeUp.into());
        }
        self.expect_stayed(&person.id).await?;
        self.note_deed(Deed::Back { seat: seat.0 });
        self.set_replaced(seat, None);
        self.commit_replaced().await
    }

    /// Does to everybody whose time is over what the table has agreed on.
    pub(super) async fn time_out(&mut self) -> Done {
        if self.row.phase != Phase::Playing {
            return Ok(());
        }
        let waiting: Vec<Seat> = self.row.people_waiting().iter().collect();
        let late: Vec<Seat> = waiting.into_iter().filter(|&seat| self.is_late(seat)).collect();
        let rule = self.row.clock.as_ref().map(|clock| clock.rules.late);
        match rule.filter(|_| !late.is_empty()) {
            Some(Late::Bot) => {
                for seat in late {
                    self.note_deed(Deed::Replaced { seat: seat.0, late: true });
                    self.set_replaced(seat, Some(Absence::Late));
                }
                self.commit_replaced().await
            }
            Some(Late::Concede) => self.concede_for(late).await,
            Some(Late::Vote) | None => Ok(()),
        }
    }

    /// Those whose time is over concede in the order in which it ended; where a game does not let them yet, a bot plays.
    async fn concede_for(&mut self, late: Vec<Seat>) -> Done {
        let Some(clock) = &self.row.clock else { return Ok(()) };
        let mut late: Vec<(i64, Seat)> = late.iter().map(|&seat| (clock.over_for(seat), seat)).collect();
        late.sort_by_key(|&(over_for, _)| Reverse(over_for));
        let mut stay = Vec::new();
        for together in late.chunk_by(|one, other| one.0 == other.0) {
            let together: Vec<Seat> = together.iter().map(|&(_, seat)| seat).collect();
            stay.append(&mut self.concede_together(&together).await?);
            if self.row.phase != Phase::Playing {
                return Ok(());
            }
        }
        if stay.is_empty() {
            return Ok(());
        }
        for seat in stay {
            self.note_deed(Deed::Replaced { seat: seat.0, late: true });
            self.set_replaced(seat, Some(Absence::Late));
        }
        self.commit_replaced().await
    }

    /// Those whose time ended at the same moment concede; those who cannot yet. If nobody else is left who could win, the
    /// game ends without a result: the number of a seat decides nothing.
    async fn concede_together(&mut self, late: &[Seat]) -> Result<Vec<Seat>, Trouble> {
        let out = self.out();
        let (mut conceded, mut stay) = (Vec::new(), Vec::new());
        for &seat in late {
            let game = self.game()?;
            // The concession of one may be the end for all.
            if game.winners().is_some() {
                break;
            }
            match game.concede(seat) {
                Ok(()) => conceded.push(seat),
                Err(_) => stay.push(seat),
            }
        }
        let left = self.game()?.winners().map(|winners| winners.minus(out));
        if left.is_some_and(|left| !left.is_empty() && left.iter().all(|seat| late.contains(&seat))) {
            Box::pin(self.reload()).await?;
            if self.row.phase == Phase::Playing {
                self.note_timed_out(late);
                self.row.aborted = true;
                self.commit(Beside::Nothing).await?;
                self.tell_seats();
                self.tell_moved();
            }
            return Ok(Vec::new());
        }
        if !conceded.is_empty() {
            self.note_timed_out(&conceded);
            self.commit_records().await?;
            self.tell_moved();
        }
        Ok(stay)
    }

    fn note_timed_out(&mut self, seats: &[Seat]) {
        for seat in seats {
            self.note_deed(Deed::TimedOut { seat: seat.0 });
        }
    }

    /// Whether the time of a seat that owes a decision is over.
    fn is_late(&mut self, seat: Seat) -> bool {
        self.charge_clock();
        let owes = self.row.people_waiting().contains(seat);
        owes && self.row.clock.as_ref().is_some_and(|clock| clock.is_late(seat))
    }

    fn expect_person(&self, seat: u8) -> Result<Seat, Reason> {
        if self.row.phase != Phase::Playing {
            return Err(Reason::NotPlaying);
        }
        match self.row.seats.get(usize::from(seat)) {
            Some(Sitter::Person { .. }) => Ok(Seat(seat)),
            _ => Err(Reason::NoSuchSeat),
        }
    }

    /// Lets a bot play in the seat of a person, for a reason, or the person again.
    pub(super) fn set_replaced(&mut self, seat: Seat, why: Option<Absence>) {
        self.charge_clock();
        if let Some(Sitter::Person { replaced, .. }) = self.row.seats.get_mut(seat.index()) {
            *replaced = why;
        }
        self.row.votes.end(About::Bot(seat.0));
        self.drop_held(seat);
        let occupant = occupant(&self.row.seats[seat.index()]);
        if let Some(table) = &mut self.table {
            table.sit(seat, occupant);
        }
    }

    /// Stores and tells who sits where after [`Room::set_replaced`].
    pub(super) async fn commit_replaced(&mut self) -> Done {
        self.commit(Beside::Seats).await?;
        self.tell_seats();
        self.tell_moved();
        Ok(())
    }
}
