//! A table that several servers have in memory: what another one stored is played here, too, and bots think at one of
//! them.
//!
//! The store decides who was first. Whoever loses takes the table as it is stored, and the client that asked is told
//! how it stands and may ask again.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;
use std::time::Duration;

use orrery_engine::{Seat, SeatSet};
use orrery_protocol::{Said, Tell, Version};
use tokio::time::Instant;

use super::load::load;
use super::{Room, occupant};
use crate::store::{Hint, SeatOrder, Sitter, Spoken, Steady, TableRow, WORDS, now};

/// How long a room waits before it asks again whether bots may think here.
const ASK_AGAIN: Duration = Duration::from_secs(2);

/// What another server has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Changed {
    /// Actions were taken and nothing else: a request to undo is over, and orders may have ended.
    Steps,
    /// Whatever can be changed.
    Anything,
    /// The same, and the table in memory was ahead of the store: how far anybody was told is not known from it.
    Reloaded,
}

/// Who is connected to other servers, and whether bots think here.
#[derive(Default)]
pub(super) struct InStep {
    /// The seats of people connected to each other server.
    pub(super) elsewhere: Vec<(String, SeatSet)>,
    /// The seats of people who were connected here when that was last repeated.
    repeated: SeatSet,
    /// Bots think here and nowhere else.
    claimed: bool,
    /// They think elsewhere; whether they still do is asked then.
    ask_again: Option<Instant>,
}

impl Room {
    /// Whether bots may think and orders pass here.
    pub(super) fn is_claimed(&self) -> bool {
        self.in_step.claimed || !self.store.is_shared()
    }

    /// When to ask again whether bots may think here.
    pub(super) fn next_claim(&self) -> Option<Instant> {
        let wanted = !self.is_claimed() && self.is_bot_due();
        self.in_step.ask_again.filter(|_| wanted)
    }

    /// Asks that bots think here if one is due.
    pub(super) async fn claim(&mut self) {
        let is_time = self.in_step.ask_again.is_none_or(|at| at <= Instant::now());
        if self.is_claimed() || !is_time || !self.is_bot_due() {
            return;
        }
        self.plate.claims.store(true, Ordering::Relaxed);
        match self.store.claim(self.row.id.clone()).await {
            Ok(claimed) => self.in_step.claimed = claimed,
            Err(error) => tracing::warn!(table = %self.row.id, error = format!("{error:#}"), "no claim"),
        }
        self.in_step.ask_again = (!self.in_step.claimed).then(|| Instant::now() + ASK_AGAIN);
    }

    /// Hears a hint of another server. If what it hints at cannot be read, a comparison makes up for it, and nobody
    /// who is here loses the table.
    pub(super) async fn take_hint(&mut self, node: String, hint: Hint) {
        if let Err(error) = self.follow_hint(node, hint).await {
            tracing::warn!(table = %self.row.id, error = format!("{error:#}"), "a hint is not followed");
        }
    }

    async fn follow_hint(&mut self, node: String, hint: Hint) -> anyhow::Result<()> {
        match hint {
            // While one was waiting, the room may have read what it hints at.
            Hint::Changed { revision, .. } | Hint::Stepped { revision, .. }
                if revision <= self.row.revision => {}
            Hint::Stepped { revision, records, .. } if revision == self.row.revision + 1 => {
                self.follow_step(records).await?;
            }
            // Something before it was not heard of.
            Hint::Changed { .. } | Hint::Stepped { .. } => Box::pin(self.catch_up()).await?,
            Hint::Said(_) => self.hear_words(self.said).await?,
            // Whoever asks counts on nobody.
            Hint::WhoIsHere(_) if self.seats_here().is_empty() => (),
            Hint::WhoIsHere(_) => self.tell_nodes(),
            Hint::Here { seats, .. } => {
                let before = self.online_seats();
                self.in_step.elsewhere.retain(|(other, _)| *other != node);
                self.in_step.elsewhere.push((node, seats));
                self.note_presence(before);
            }
        }
        Ok(())
    }

    /// Other servers live now: forgets who was connected to dead ones, and asks for their bots.
    pub(super) fn forget_nodes(&mut self, living: &BTreeSet<String>) {
        let before = self.online_seats();
        self.in_step.elsewhere.retain(|(node, _)| living.contains(node));
        self.in_step.ask_again = None;
        self.note_presence(before);
        // A server that has just come has not heard who is here, and another may have missed that the last has gone.
        let here = self.seats_here();
        if !here.is_empty() || here != self.in_step.repeated {
            self.tell_nodes();
        }
        self.in_step.repeated = here;
    }

    fn note_presence(&mut self, before: SeatSet) {
        let now = self.online_seats();
        if now == before {
            return;
        }
        for seat in now.minus(before).iter() {
            if let Some(person) = self.row.seats.get(seat.index()).and_then(Sitter::person).cloned() {
                self.away.remove(&person);
            }
        }
        for seat in before.minus(now).iter() {
            if let Some(person) = self.row.seats.get(seat.index()).and_then(Sitter::person).cloned() {
                self.away.entry(person).or_insert_with(Instant::now);
            }
        }
        self.tell_seats();
    }

    /// Hears what was said from a number on, at whichever server, and tells what is new.
    pub(super) async fn hear_words(&mut self, from: u32) -> anyhow::Result<()> {
        let heard = self.store.words(self.row.id.clone(), from).await?;
        if from == 0 {
            self.words.clear();
        }
        for Spoken { number, said } in heard {
            if number >= self.said {
                self.said = number + 1;
                self.tell_all(&Tell::Said(said.clone()));
            }
            self.words.push(said);
        }
        let old = self.words.len().saturating_sub(WORDS as usize);
        self.words.drain(..old);
        self.plate.said.store(self.said, Ordering::Relaxed);
        Ok(())
    }

    /// Whether somebody who has seen a version must have seen it at another server.
    pub(super) fn is_behind(&self, seen: Version) -> bool {
        let here = self.row.version;
        self.store.is_shared() && (here.undos, here.records) < (seen.undos, seen.records)
    }

    /// Whoever has not said what he has seen may have seen more at another server. If it cannot be read, he is shown
    /// what is known here, and a comparison makes up for it.
    pub(super) async fn freshen(&mut self) {
        if self.store.is_shared()
            && let Err(error) = Box::pin(self.catch_up()).await
        {
            tracing::warn!(table = %self.row.id, error = format!("{error:#}"), "the table may be behind");
        }
    }

    /// Hears what was said at another server that was gone before it could hint at it. If it cannot be read, a comparison
    /// makes up for it.
    pub(super) async fn listen(&mut self) {
        if self.store.is_shared()
            && let Err(error) = self.hear_words(self.said).await
        {
            tracing::warn!(table = %self.row.id, error = format!("{error:#}"), "words may be missing");
        }
    }

    /// Plays what others have stored since.
    pub(super) async fn catch_up(&mut self) -> anyhow::Result<()> {
        let since = self.store.since(self.row.id.clone(), self.row.version.records).await?;
        let Some((row, records)) = since else {
            self.dropped = true;
            return Ok(());
        };
        if row.revision == self.row.revision {
            return Ok(());
        }
        match self.follow(&row, records) {
            Some(what) => self.take_over(row, what).await,
            None => Box::pin(self.reload()).await,
        }
    }

    /// Plays a decision that another server has stored; nothing else has changed.
    async fn follow_step(&mut self, records: Vec<Vec<u8>>) -> anyhow::Result<()> {
        let mut row = TableRow { revision: self.row.revision + 1, changed: now(), ..self.row.clone() };
        row.version.records += records.len() as u32;
        let Some(what) = self.follow(&row, records) else { return Box::pin(self.reload()).await };
        row.waiting = self.table.as_ref().map_or(SeatSet::EMPTY, |table| table.waiting());
        self.take_over(row, what).await?;
        self.row.bot_due = self.is_bot_due();
        Ok(())
    }

    /// Plays the records that are new in `row`, if that is all it takes; what has changed then.
    fn follow(&mut self, row: &TableRow, mut records: Vec<Vec<u8>>) -> Option<Changed> {
        let known = self.row.version;
        let table = self.table.as_mut()?;
        if row.version.undos != known.undos || row.version.records < known.records {
            return None;
        }
        // More may have come since the row was read.
        records.truncate((row.version.records - known.records) as usize);
        let actions = match table.follow_stored(&records) {
            Ok(actions) => actions,
            Err(error) => {
                tracing::warn!(table = %row.id, error = format!("{error:#}"), "the table is loaded again");
                return None;
            }
        };
        for (seat, sitter) in Seat::all(row.seats.len() as u8).zip(&row.seats) {
            if self.row.seats.get(seat.index()) != Some(sitter) {
                table.sit(seat, occupant(sitter));
            }
        }
        // Every change raises the revision, and an action is one change: if it has risen further, somebody may have
        // asked for an undo since.
        let nothing_else = row.revision.checked_sub(self.row.revision) == Some(actions);
        let what = if nothing_else { Changed::Steps } else { Changed::Anything };
        (table.version() == row.version).then_some(what)
    }

    /// Takes the table as it is stored, whatever is in memory.
    pub(super) async fn reload(&mut self) -> anyhow::Result<()> {
        let Some((row, mut table)) = load(&*self.store, self.games, &self.row.id).await? else {
            self.dropped = true;
            return Ok(());
        };
        // What was asked before and still is, is no new question.
        if let (Some(old), Some(new)) = (&self.table, &mut table)
            && old.version().undos == new.version().undos
        {
            for (seat, record) in
                Seat::all(row.seats.len() as u8).filter_map(|seat| Some((seat, old.asked_since(seat)?)))
            {
                new.resume_question(seat, record);
            }
        }
        self.table = table;
        // Whoever was first may let bots think as well.
        (self.in_step.claimed, self.in_step.ask_again) = (false, None);
        self.take_over(row, Changed::Reloaded).await
    }

    /// Who asks for an undo, and who has agreed.
    fn undo_asked(&self) -> Option<(Seat, SeatSet)> {
        self.table.as_ref().and_then(|table| table.undo_asked())
    }

    /// The game is where `row` is; the rest follows, and whoever may see a difference is told.
    async fn take_over(&mut self, row: TableRow, what: Changed) -> anyhow::Result<()> {
        let began = self.row.setup.is_none() && row.setup.is_some();
        let moved = self.row.version != row.version;
        let (asked, orders) = (self.undo_asked(), self.orders.clone());
        let mut reworded = false;
        if what != Changed::Steps {
            self.undos = self.store.undos(row.id.clone()).await?;
            // Somebody who spoke may be nameless now, and words may have been taken away.
            let (said, known) = (self.said, self.words.clone());
            self.hear_words(0).await?;
            reworded = differ((said, &known), (self.said, &self.words));
        }
        // Steps may end orders; none can come with them.
        if what != Changed::Steps || !self.orders.is_empty() {
            self.orders = self.store.orders(row.id.clone()).await?;
        }
        let seats = self.row.seats != row.seats
            || self.row.phase != row.phase
            || self.row.host != row.host
            || self.row.votes != row.votes
            || (self.row.clock != row.clock && !moved);
        self.stored = Steady::from(&row);
        self.row = row;
        if moved {
            self.moved = Instant::now();
        }
        if what != Changed::Steps {
            self.restore_undo().await?;
        }
        self.odds.retain(|counted| counted.is_of(self.row.version));
        self.windows.asked_else = self.asked_else();
        self.note_away();
        self.note_online();
        self.note_revision();
        let is_seen = moved || seats || asked != self.undo_asked() || what == Changed::Reloaded;
        if began || reworded {
            if seats && !began {
                self.tell_seats();
            }
            self.tell_whole();
        } else if is_seen {
            if seats {
                self.tell_seats();
            }
            self.tell_moved();
        } else {
            // Orders are told to nobody but their seats, wherever they were given.
            for seat in Seat::all(self.row.seats.len() as u8) {
                if of(&orders, seat).ne(of(&self.orders, seat)) {
                    self.tell_seat(seat);
                }
            }
        }
        Ok(())
    }

    /// A request to undo that waits for consent goes on here.
    pub(super) async fn restore_undo(&mut self) -> anyhow::Result<()> {
        let asked = self.store.undo_request(self.row.id.clone()).await?;
        let Some(table) = &mut self.table else { return Ok(()) };
        match asked.filter(|asked| asked.version == self.row.version) {
            Some(asked) => table.ask_undo(Some((asked.by, asked.agreed))),
            None => table.ask_undo(None),
        }
        Ok(())
    }
}

/// Whether anything that was known of what was said is not as it was; each time the last words, and how many there
/// were in all.
fn differ((before, known): (u32, &[Said]), (after, words): (u32, &[Said])) -> bool {
    let later = (after - before) as usize;
    // What was known comes before what is new, and the oldest may be out of sight by now.
    words.iter().rev().skip(later).zip(known.iter().rev()).any(|(word, known)| word != known)
}

/// The orders of one seat.
fn of(orders: &[SeatOrder], seat: Seat) -> impl Iterator<Item = &SeatOrder> {
    orders.iter().filter(move |order| order.seat == seat)
}
