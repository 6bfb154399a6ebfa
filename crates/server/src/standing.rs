//! Since when each seat is asked what it is asked.
//!
//! Several may decide at once. What one of them does must not make the choice of another stale that is on its way.

use std::hash::{DefaultHasher, Hash, Hasher};

use orrery_engine::{Describe, Message, Seat, Status};
use orrery_table::{Record, Table};

/// What one seat is asked and may do.
struct Asked {
    since: u32,
    question: Option<Message>,
    /// A hash of what is listed: lists may be long, and are only compared.
    listing: u64,
}

/// What each seat is asked and may do, and since when.
pub(crate) struct Standing {
    seats: Box<[Asked]>,
}

impl Standing {
    /// As the table stands: every question is taken for a new one.
    pub(crate) fn new<G: Describe>(table: &Table<G>) -> Self {
        let n = table.seats().len() as u8;
        Self { seats: Seat::all(n).map(|seat| asked(table, seat)).collect() }
    }

    /// After records were played; `actor` made a decision, so whatever he is asked now is new.
    pub(crate) fn follow<G: Describe>(&mut self, table: &Table<G>, actor: Option<Seat>) {
        for (index, known) in self.seats.iter_mut().enumerate() {
            let seat = Seat(index as u8);
            let now = asked(table, seat);
            let same = now.question == known.question && now.listing == known.listing;
            if !same || actor == Some(seat) {
                *known = now;
            }
        }
    }

    /// Takes the question of a seat for old if it was asked after `record` records and ever since. What the seat has
    /// answered itself is over.
    pub(crate) fn resume<G: Describe>(&mut self, table: &Table<G>, seat: Seat, record: u32) {
        let Some(known) = self.seats.get_mut(seat.index()) else { return };
        let mut later = table.records().range(record as usize, usize::MAX);
        if later.any(|later: Record<G::Action>| later.seat() == Some(seat)) {
            return;
        }
        let moments = (record..known.since).map(|record| table.state_at(record as usize));
        // In the middle of a decision nobody is asked anything.
        let mut asking = moments.filter(|state| !matches!(state.status(), Status::Chance(_)));
        if asking
            .all(|state| state.question(seat) == known.question && listing(&state, seat) == known.listing)
        {
            known.since = known.since.min(record);
        }
    }

    /// The record since which a seat is asked the same.
    pub(crate) fn since(&self, seat: Seat) -> Option<u32> {
        self.seats.get(seat.index()).map(|asked| asked.since)
    }
}

fn asked<G: Describe>(table: &Table<G>, seat: Seat) -> Asked {
    let since = table.version().records;
    Asked { since, question: table.state().question(seat), listing: listing(table.state(), seat) }
}

fn listing<G: Describe>(state: &G, seat: Seat) -> u64 {
    let mut listing = Vec::new();
    state.legal_actions(seat, &mut listing);
    let mut hasher = DefaultHasher::new();
    listing.hash(&mut hasher);
    hasher.finish()
}
