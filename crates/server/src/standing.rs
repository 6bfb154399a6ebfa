//! Since when each seat is asked what it is asked.
//!
//! Several may decide at once. What one of them does must not make the choice of another stale that is on its way.

use orrery_engine::{Describe, Message, Seat};
use orrery_table::Table;

/// What one seat is asked and may do.
struct Asked<A> {
    since: u32,
    question: Option<Message>,
    listing: Vec<A>,
}

/// What each seat is asked and may do, and since when.
pub(crate) struct Standing<G: Describe> {
    seats: Vec<Asked<G::Action>>,
}

impl<G: Describe> Standing<G> {
    /// As the table stands: every question is taken for a new one.
    pub(crate) fn new(table: &Table<G>) -> Self {
        let n = table.seats().len() as u8;
        Self { seats: Seat::all(n).map(|seat| asked(table, seat)).collect() }
    }

    /// After records were played; `actor` made a decision, so whatever he is asked now is new.
    pub(crate) fn follow(&mut self, table: &Table<G>, actor: Option<Seat>) {
        for (index, known) in self.seats.iter_mut().enumerate() {
            let seat = Seat(index as u8);
            let now = asked(table, seat);
            let same = now.question == known.question && now.listing == known.listing;
            if !same || actor == Some(seat) {
                *known = now;
            }
        }
    }

    /// The record since which a seat is asked the same.
    pub(crate) fn since(&self, seat: Seat) -> Option<u32> {
        self.seats.get(seat.index()).map(|asked| asked.since)
    }
}

fn asked<G: Describe>(table: &Table<G>, seat: Seat) -> Asked<G::Action> {
    let since = table.version().records;
    Asked { since, question: table.state().question(seat), listing: table.legal(seat) }
}
