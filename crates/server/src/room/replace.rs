//! Bots for people who are away, and people who come back.

use std::time::Duration;

use orrery_engine::Seat;
use orrery_protocol::{Phase, Vote};

use super::{Done, Room, occupant};
use crate::ids::PersonId;
use crate::reason::Reason;
use crate::store::{Beside, Person, Sitter, now};

/// Who decides for the seat of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum By {
    Person,
    Bot,
}

impl Room {
    /// Somebody wants a bot in a seat: for himself at once, for another when the time is over or all others agree.
    pub(super) async fn vote(&mut self, person: &Person, seat: u8) -> Done {
        let seat = self.expect_person(seat)?;
        let sitter = &self.row.seats[seat.index()];
        if sitter.is_played_by_bot() {
            return Err(Reason::Replaced.into());
        }
        let Some(target) = sitter.person().cloned() else { return Err(Reason::NoSuchSeat.into()) };
        if target != person.id {
            if self.seats_of(Some(&person.id)).is_empty() {
                return Err(Reason::NotMine.into());
            }
            let is_late = self.is_overdue() && self.row.waiting.contains(seat);
            if !is_late && !self.is_voted_out(seat, &target, person)? {
                self.tell_seats();
                return Ok(());
            }
        }
        self.set_replaced(seat, By::Bot);
        self.commit_replaced().await
    }

    /// Counts a vote; whether it was the last one needed.
    fn is_voted_out(&mut self, seat: Seat, target: &PersonId, voter: &Person) -> Result<bool, Reason> {
        let grace = Duration::from_secs(u64::from(self.config.away_seconds));
        if self.away.get(target).is_none_or(|since| since.elapsed() < grace) {
            return Err(Reason::NotAway);
        }
        let agreed = self.votes.entry(seat.0).or_default();
        if agreed.contains(&voter.id) {
            return Err(Reason::Voted);
        }
        agreed.push(voter.id.clone());
        Ok(self.bot_vote(seat).is_none_or(|vote| vote.missing.is_empty()))
    }

    /// How far the vote for a bot in a seat is: all other people who play have to agree.
    pub(super) fn bot_vote(&self, seat: Seat) -> Option<Vote> {
        let voted = self.votes.get(&seat.0)?;
        let target = self.row.seats.get(seat.index())?.person()?;
        let (mut agreed, mut missing) = (Vec::new(), Vec::new());
        for (number, sitter) in (0..).zip(&self.row.seats) {
            match sitter.person() {
                Some(person) if person != target && !sitter.is_played_by_bot() => {
                    if voted.contains(person) { &mut agreed } else { &mut missing }.push(number);
                }
                _ => (),
            }
        }
        Some(Vote { agreed, missing })
    }

    /// Whoever is here is not voted out.
    pub(super) fn drop_votes_against(&mut self, person: &PersonId) {
        let theirs = self.seats_of(Some(person));
        self.votes.retain(|&seat, _| !theirs.contains(Seat(seat)));
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
        self.set_replaced(seat, By::Person);
        self.commit_replaced().await
    }

    /// Bots take over for everybody whose time is over.
    pub(super) async fn replace_overdue(&mut self) -> Done {
        if self.row.phase != Phase::Playing || !self.is_overdue() {
            return Ok(());
        }
        let is_late = |seat: &Seat| !self.row.seats[seat.index()].is_played_by_bot();
        let late: Vec<Seat> = self.row.waiting.iter().filter(is_late).collect();
        if late.is_empty() {
            return Ok(());
        }
        for seat in late {
            self.set_replaced(seat, By::Bot);
        }
        self.commit_replaced().await
    }

    /// Whether the agreed time for a move is over.
    fn is_overdue(&self) -> bool {
        self.row.hours.is_some_and(|hours| now() >= self.row.changed + i64::from(hours) * 3600)
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

    pub(super) fn set_replaced(&mut self, seat: Seat, by: By) {
        if let Some(Sitter::Person { replaced, .. }) = self.row.seats.get_mut(seat.index()) {
            *replaced = by == By::Bot;
        }
        self.votes.remove(&seat.0);
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
