//! What lists show of a table.

use orrery_engine::{Seat, SeatSet};
use orrery_protocol::{SeatState, TableSummary, Who};

use crate::ids::PersonId;
use crate::store::{Attendance, Sitter, TableRow, now};

/// What lists show of a table to a person.
pub(crate) fn summary(
    row: &TableRow,
    person: Option<&PersonId>,
    online: SeatSet,
    attendance: &Attendance,
) -> TableSummary {
    let seats: Vec<SeatState> = Seat::all(row.seats.len() as u8)
        .map(|seat| seat_state(seat, &row.seats[seat.index()], person, online.contains(seat)))
        .collect();
    let my_turn = |seat: &SeatState| seat.mine && !seat.replaced && row.waiting.contains(Seat(seat.seat));
    TableSummary {
        id: row.id.0.clone(),
        game: row.game.clone(),
        options: row.options.clone(),
        phase: row.phase,
        public: row.public,
        hours: row.hours,
        host: Some(&row.host) == person,
        my_turn: seats.iter().any(my_turn),
        records: row.version.records,
        winners: row.winners.map(|winners| winners.iter().map(|seat| seat.0).collect()),
        changed: row.changed,
        clock: row.clock.clone().map(|mut clock| {
            let (now, waiting) = (now(), row.people_waiting());
            attendance.charge(&mut clock, now, waiting);
            clock.state(now, waiting)
        }),
        ballots: Vec::new(),
        notes: Vec::new(),
        aborted: row.aborted,
        imported: row.imported,
        seats,
    }
}

fn seat_state(seat: Seat, sitter: &Sitter, person: Option<&PersonId>, online: bool) -> SeatState {
    let (name, who, account, replaced) = match sitter {
        Sitter::Nobody => (String::new(), Who::Nobody, false, false),
        Sitter::Bot { level } => (level.clone(), Who::Bot, false, false),
        Sitter::Person { name, account, replaced, .. } => {
            (name.clone(), Who::Human, *account, replaced.is_some())
        }
    };
    let (mine, voted_out) = (sitter.is(person), sitter.is_voted_out());
    SeatState {
        seat: seat.0,
        name,
        who,
        account,
        mine,
        online,
        replaced,
        voted_out,
        partners: Vec::new(),
        bot_vote: None,
        bot_after: None,
    }
}

/// One bit a seat.
pub(crate) fn bits(seats: SeatSet) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

/// The set of seats of [`bits`].
pub(crate) fn set(bits: u8) -> SeatSet {
    Seat::all(8).filter(|seat| bits & (1 << seat.0) != 0).collect()
}
