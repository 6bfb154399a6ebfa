//! Seats before the game begins, and leaving.

use std::collections::BTreeMap;

use orrery_engine::Seat;
use orrery_protocol::{Deed, NewTable, Phase, SeatWish, Text, Version};

use super::asks::TRIES;
use super::{Done, LobbyWish, Room, Trouble, occupant};
use crate::clocks::{self, Clocks};
use crate::games::{Games, Offer};
use crate::ids::{self, PersonId, TableId};
use crate::names;
use crate::reason::Reason;
use crate::store::{Absence, Beside, Change, Commit, Person, Sitter, TableRow, now};
use crate::votes::Votes;

/// The most hours for a move.
const LONGEST: u16 = 24 * 30;
/// The most hours for a whole game.
const LONGEST_TOTAL: u16 = 24 * 365;

/// A new table; with its records if the game begins at once, because no seat is open.
pub(crate) fn new_table(
    games: Games,
    host: &Person,
    wish: NewTable,
) -> Result<(TableRow, Vec<Vec<u8>>), Text> {
    let offer = games.find(&wish.game)?;
    let players = u8::try_from(wish.seats.len()).map_err(|_| Reason::WrongSeats)?;
    let (fewest, most) = (offer.card)().players;
    if !(fewest..=most).contains(&players) {
        return Err(Reason::WrongSeats.into());
    }
    let is_wrong = |hours: Option<u16>, most| hours.is_some_and(|hours| hours == 0 || hours > most);
    let wrong_hours = is_wrong(wish.hours, LONGEST) || is_wrong(wish.clock.total_hours, LONGEST_TOTAL);
    if wrong_hours || !clocks::is_zone(&wish.clock.zone) {
        return Err(Reason::WrongClock.into());
    }
    (offer.admits)(&wish.options, players)?;
    let seats = wish.seats.iter().map(|seat| sitter(offer, host, seat)).collect::<Result<_, _>>()?;
    let mut row = blank(offer, host.id.clone(), wish.options, seats);
    row.public = wish.public;
    row.hours = wish.hours;
    row.clock = Clocks::new(wish.clock, wish.hours, row.seats.len(), row.created);
    if row.seats.contains(&Sitter::Nobody) {
        return Ok((row, Vec::new()));
    }
    let table = (offer.start)(&row.options, row.seats.iter().map(occupant).collect(), row.seed)?;
    row.setup = Some(table.setup());
    row.phase = Phase::Playing;
    row.version = table.version();
    row.waiting = table.waiting();
    row.bot_due = row.waiting.iter().any(|seat| row.seats[seat.index()].is_played_by_bot());
    Ok((row, table.records(0)))
}

/// A table that gathers.
pub(crate) fn blank(
    offer: &Offer,
    host: PersonId,
    options: BTreeMap<String, String>,
    seats: Vec<Sitter>,
) -> TableRow {
    let now = now();
    TableRow {
        id: TableId::random(),
        revision: 0,
        game: offer.id.to_owned(),
        rules: offer.rules,
        options,
        public: false,
        hours: None,
        clock: None,
        votes: Votes::default(),
        aborted: false,
        imported: false,
        host,
        phase: Phase::Gathering,
        setup: None,
        seed: ids::bytes(),
        version: Version { records: 0, undos: 0 },
        waiting: orrery_engine::SeatSet::EMPTY,
        winners: None,
        bot_due: false,
        seats,
        created: now,
        changed: now,
    }
}

/// Who is to sit in a seat.
pub(crate) fn sitter(offer: &Offer, host: &Person, wish: &SeatWish) -> Result<Sitter, Reason> {
    Ok(match wish {
        SeatWish::Open => Sitter::Nobody,
        SeatWish::Bot { level } if offer.has_level(level) => Sitter::Bot { level: level.clone() },
        SeatWish::Bot { .. } => return Err(Reason::NoSuchLevel),
        SeatWish::Me { name } => {
            let name = match name {
                Some(name) => names::clean(name).ok_or(Reason::BadName)?,
                None => host.name.clone(),
            };
            Sitter::named(host, name)
        }
    })
}

impl Room {
    /// Carries a wish out at the table as it is, whichever server was last to change it; `None` if it is no more here.
    pub(super) async fn hear_wish(
        &mut self,
        person: &Person,
        wish: &LobbyWish,
    ) -> anyhow::Result<Option<Result<(), Text>>> {
        self.freshen().await;
        for _ in 0..TRIES {
            if self.dropped {
                return Ok(None);
            }
            match self.obey_lobby(person, wish.clone()).await {
                Err(Trouble::Stale) => Box::pin(self.reload()).await?,
                done => return self.settle(done).await.map(Some),
            }
        }
        Ok(Some(Err(Reason::TryAgain.into())))
    }

    async fn obey_lobby(&mut self, person: &Person, wish: LobbyWish) -> Done {
        match wish {
            LobbyWish::Sit(seat) => self.sit(person, seat).await,
            LobbyWish::Leave if self.row.phase == Phase::Gathering => self.leave(person).await,
            LobbyWish::Leave => self.leave_to_bots(person).await,
            LobbyWish::Start => self.start(person).await,
            LobbyWish::Seat(seat, wish) => self.change_seat(person, seat, &wish).await,
        }
    }

    fn expect_gathering(&self) -> Result<(), Reason> {
        if self.row.phase == Phase::Gathering { Ok(()) } else { Err(Reason::NotGathering) }
    }

    fn expect_host(&self, person: &Person) -> Result<(), Reason> {
        if self.row.host == person.id { Ok(()) } else { Err(Reason::NotHost) }
    }

    async fn sit(&mut self, person: &Person, seat: u8) -> Done {
        if self.row.phase == Phase::Playing {
            return self.come_back(person, seat).await;
        }
        self.expect_gathering()?;
        match self.row.seats.get(usize::from(seat)) {
            None => return Err(Reason::NoSuchSeat.into()),
            Some(Sitter::Nobody) => (),
            Some(_) => return Err(Reason::SeatTaken.into()),
        }
        if !self.seats_of(Some(&person.id)).is_empty() {
            return Err(Reason::SeatedAlready.into());
        }
        self.row.seats[usize::from(seat)] = Sitter::named(person, person.name.clone());
        self.commit(Beside::Seats).await?;
        self.note_away();
        self.tell_seats();
        Ok(())
    }

    async fn leave(&mut self, person: &Person) -> Done {
        let mine = self.seats_of(Some(&person.id));
        if mine.is_empty() && self.row.host != person.id {
            return Err(Reason::NotMine.into());
        }
        for seat in mine.iter() {
            self.row.seats[seat.index()] = Sitter::Nobody;
        }
        if self.row.host == person.id {
            match self.row.seats.iter().find_map(Sitter::person) {
                Some(next) => self.row.host = next.clone(),
                None => return self.drop_table().await,
            }
        }
        self.commit(Beside::Seats).await?;
        self.tell_seats();
        Ok(())
    }

    /// Nobody is left: the table is no more, and whoever looks at it learns so when he comes back.
    async fn drop_table(&mut self) -> Done {
        let (table, revision) = (self.row.id.clone(), self.row.revision);
        let commit = self.store.commit(vec![Change::DropTable { table, revision }]).await?;
        if commit == Commit::Conflict {
            return Err(Trouble::Stale);
        }
        self.tell_seats();
        self.dropped = true;
        Ok(())
    }

    async fn change_seat(&mut self, person: &Person, seat: u8, wish: &SeatWish) -> Done {
        self.expect_host(person)?;
        self.expect_gathering()?;
        let offer = self.games.find(&self.row.game)?;
        let sitter = sitter(offer, person, wish)?;
        *self.row.seats.get_mut(usize::from(seat)).ok_or(Reason::NoSuchSeat)? = sitter;
        self.commit(Beside::Seats).await?;
        self.tell_seats();
        Ok(())
    }

    async fn start(&mut self, person: &Person) -> Done {
        self.expect_host(person)?;
        self.expect_gathering()?;
        if self.row.seats.contains(&Sitter::Nobody) {
            return Err(Reason::SeatsOpen.into());
        }
        if !self.config.new_tables {
            return Err(Reason::OnlyFinishes.into());
        }
        let offer = self.games.find(&self.row.game)?;
        let seats = self.row.seats.iter().map(occupant).collect();
        let table = (offer.start)(&self.row.options, seats, self.row.seed)?;
        self.row.setup = Some(table.setup());
        self.row.rules = offer.rules;
        self.table = Some(table);
        self.commit_records().await?;
        self.tell_whole();
        Ok(())
    }

    /// Bots take over all seats of somebody who leaves a running game.
    async fn leave_to_bots(&mut self, person: &Person) -> Done {
        if self.row.phase != Phase::Playing {
            return Err(Reason::NotPlaying.into());
        }
        let mine: Vec<Seat> = self.seats_of(Some(&person.id)).iter().collect();
        if mine.is_empty() {
            return Err(Reason::NotMine.into());
        }
        let out = self.out();
        for seat in mine {
            // There is nothing to play there any more, and whoever has a bot at the end comes last.
            if out.contains(seat) {
                continue;
            }
            if !self.row.seats[seat.index()].is_played_by_bot() {
                self.note_deed(Deed::Replaced { seat: seat.0, late: false });
            }
            self.set_replaced(seat, Some(Absence::Left));
        }
        self.commit_replaced().await
    }
}
