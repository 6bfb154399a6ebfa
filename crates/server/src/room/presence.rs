//! Who is at the table: whoever is connected, and for a while after each request whoever plays by requests.
//!
//! A program that asks over HTTP has no line that stays. Would it come and go with every request, the others would see
//! it flicker.

use std::sync::atomic::Ordering;
use std::time::Duration;

use orrery_engine::SeatSet;
use tokio::time::Instant;

use super::tell::Connection;
use super::{ConnectionId, Room, summary};
use crate::ids::PersonId;
use crate::line::Stay;
use crate::mailbox::Outbox;
use crate::store::{Hint, Person};
use crate::thinkers::Watched;

/// Somebody whose last request was not long ago.
#[derive(Debug)]
pub(super) struct Lingering {
    person: PersonId,
    until: Instant,
}

impl Room {
    pub(super) fn join(&mut self, person: Option<Person>, outbox: Outbox, stay: Stay) -> ConnectionId {
        let id = ConnectionId(self.next_connection);
        self.next_connection += 1;
        let before = self.present();
        if let Some(person) = &person {
            self.away.remove(&person.id);
        }
        self.connections.insert(id, Connection::new(person, outbox, stay));
        self.tell_presence(before);
        id
    }

    pub(super) fn part(&mut self, id: ConnectionId) {
        let before = self.present();
        let Some(Connection { person: Some(person), stay, .. }) = self.connections.remove(&id) else {
            return;
        };
        match stay {
            Stay::Request => self.linger(&person.id),
            Stay::Socket => self.note_gone(person.id),
        }
        self.tell_presence(before);
    }

    /// Somebody asks without a line.
    pub(super) fn drop_by(&mut self, person: &PersonId) {
        let before = self.present();
        self.linger(person);
        self.tell_presence(before);
    }

    fn linger(&mut self, person: &PersonId) {
        if self.seats_of(Some(person)).is_empty() {
            return;
        }
        self.away.remove(person);
        self.lingering.retain(|known| known.person != *person);
        let until = Instant::now() + Duration::from_secs(u64::from(self.config.linger_seconds));
        self.lingering.push(Lingering { person: person.clone(), until });
    }

    /// When the next of those who linger has gone.
    pub(super) fn next_gone(&self) -> Option<Instant> {
        self.lingering.iter().map(|known| known.until).min()
    }

    /// Those whose last request is long ago have gone.
    pub(super) fn let_go(&mut self) {
        let (before, now) = (self.present(), Instant::now());
        let (gone, here) =
            std::mem::take(&mut self.lingering).into_iter().partition(|known| known.until <= now);
        self.lingering = here;
        let gone: Vec<Lingering> = gone;
        for known in gone {
            self.note_gone(known.person);
        }
        self.tell_presence(before);
    }

    /// Somebody is away from now on, unless connected in another way.
    fn note_gone(&mut self, person: PersonId) {
        let seats = self.seats_of(Some(&person));
        if !seats.is_empty() && self.online_seats().and(seats).is_empty() {
            self.away.insert(person, Instant::now());
        }
    }

    /// The seats whose people are connected here, and anywhere.
    fn present(&self) -> [SeatSet; 2] {
        [self.seats_here(), self.online_seats()]
    }

    /// Tells the other servers and everybody here what has changed.
    fn tell_presence(&mut self, [here, anywhere]: [SeatSet; 2]) {
        if self.seats_here() != here {
            self.tell_nodes();
        }
        if self.online_seats() != anywhere {
            self.tell_seats();
        }
    }

    /// Tells the other servers whose people are connected here.
    pub(super) fn tell_nodes(&self) {
        let (table, seats) = (self.row.id.clone(), self.seats_here());
        self.plate.told.store(summary::bits(seats), Ordering::Relaxed);
        self.store.hint(Hint::Here { table, seats });
    }

    /// The seats whose people are connected to any server.
    pub(super) fn online_seats(&self) -> SeatSet {
        self.in_step.elsewhere.iter().fold(self.seats_here(), |all, &(_, seats)| all.or(seats))
    }

    /// Whether anybody is at the table: connected here, or seated and connected anywhere.
    pub(super) fn watched(&self) -> Watched {
        let nobody = self.connections.is_empty() && self.online_seats().is_empty();
        if nobody { Watched::No } else { Watched::Yes }
    }

    /// The seats whose people are connected to this server.
    pub(super) fn seats_here(&self) -> SeatSet {
        let connected = self.connections.values().filter_map(|connection| connection.person.as_ref());
        let lingering = self.lingering.iter().map(|known| &known.person);
        let people = connected.map(|person| &person.id).chain(lingering);
        people.fold(SeatSet::EMPTY, |seats, person| seats.or(self.seats_of(Some(person))))
    }
}
