//! Connections of a room, and what they are told.

use orrery_engine::{Seat, Viewer};
use orrery_protocol::{LogPage, Phase, Play, Tell, Undo, Version};

use super::Room;
use crate::assets;
use crate::ids::PersonId;
use crate::line::Stay;
use crate::mailbox::{Later, Outbox};
use crate::store::{Person, Sitter};

/// How many lines of the log somebody who comes is told, and a page has.
pub(crate) const LOG: usize = 500;

/// How many records are told one by one; of more, the last.
const STEPS: u32 = 12;

/// One connection of a room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ConnectionId(pub(super) u64);

/// A socket as its room knows it.
pub(super) struct Connection {
    pub(super) person: Option<Person>,
    pub(super) stay: Stay,
    /// The seat it looks from, if it chose one.
    pub(super) look: Option<Seat>,
    /// One that is full belongs to a socket too slow to keep; it can resume.
    outbox: Outbox,
    /// Messages of this step of the room.
    waiting: Vec<String>,
    /// What it has been told, once it has said hello.
    told: Option<Version>,
}

impl Connection {
    pub(super) const fn new(person: Option<Person>, outbox: Outbox, stay: Stay) -> Self {
        Self { person, stay, look: None, outbox, waiting: Vec::new(), told: None }
    }
}

impl Room {
    /// Tells one connection something; it goes out with the rest of this step.
    pub(super) fn tell(&mut self, id: ConnectionId, tell: &Tell) {
        self.send(id, tell.json());
    }

    fn send(&mut self, id: ConnectionId, json: String) {
        if let Some(connection) = self.connections.get_mut(&id) {
            connection.waiting.push(json);
        }
    }

    /// Sends out what this step told; a connection that cannot keep up is dropped.
    pub(super) fn send_out(&mut self) {
        loop {
            let mut slow = Vec::new();
            for (&id, connection) in &mut self.connections {
                let waiting = std::mem::take(&mut connection.waiting);
                if !waiting.is_empty() && connection.outbox.send(waiting).is_err() {
                    slow.push(id);
                }
            }
            if slow.is_empty() {
                return;
            }
            // The others are told that they went.
            for id in slow {
                tracing::debug!(table = %self.row.id, ?id, "a slow socket is dropped");
                self.part(id);
            }
        }
    }

    /// A way to tell a connection something later.
    pub(super) fn later(&self, id: ConnectionId) -> Option<Later> {
        self.connections.get(&id).map(|connection| connection.outbox.later())
    }

    /// The connections that have said hello.
    fn greeted(&self) -> Vec<ConnectionId> {
        let mut ids: Vec<_> =
            self.connections.iter().filter(|(_, it)| it.told.is_some()).map(|(&id, _)| id).collect();
        ids.sort_unstable_by_key(|id| id.0);
        ids
    }

    /// Tells everybody the same.
    pub(super) fn tell_all(&mut self, tell: &Tell) {
        let json = tell.json();
        for id in self.greeted() {
            self.send(id, json.clone());
        }
    }

    /// Seats, names, presence or the phase changed.
    pub(super) fn tell_seats(&mut self) {
        self.note_online();
        for id in self.greeted() {
            let person = self.person_of(id);
            let summary = self.summary(person.as_ref());
            self.tell(id, &Tell::Seats { summary });
        }
    }

    /// Tells everybody what has happened since they were last told.
    pub(super) fn tell_moved(&mut self) {
        self.tell_moved_to(self.greeted());
        // Whose time ends when is told with the seats, and whether a bot may stand in for somebody who is away.
        if self.row.phase == Phase::Over || self.row.clock.is_some() || self.is_anybody_away() {
            self.tell_seats();
        }
    }

    /// Tells those who look from a seat, and nobody else.
    pub(super) fn tell_seat(&mut self, seat: Seat) {
        let mut ids = self.greeted();
        ids.retain(|&id| self.viewer_of(id) == Viewer::Seat(seat));
        self.tell_moved_to(ids);
    }

    /// Those who have the same eyes and were told the same are told the same; it is worded once.
    fn tell_moved_to(&mut self, ids: Vec<ConnectionId>) {
        let mut worded: Vec<(Viewer, Version, Vec<String>)> = Vec::new();
        for id in ids {
            let viewer = self.viewer_of(id);
            let Some(told) = self.connections.get(&id).and_then(|it| it.told) else { continue };
            let known = worded.iter().position(|&(eyes, since, _)| (eyes, since) == (viewer, told));
            let place = known.unwrap_or_else(|| {
                worded.push((viewer, told, self.moved(viewer, told).iter().map(Tell::json).collect()));
                worded.len() - 1
            });
            self.note_told(id, self.row.version);
            for json in &worded[place].2 {
                self.send(id, json.clone());
            }
        }
    }

    /// One message for each record that shows something, so that a table can be looked at in the middle of a
    /// procedure; after an undo, one message for what is left.
    fn moved(&self, viewer: Viewer, told: Version) -> Vec<Tell> {
        let (Some(play), Some(table)) = (self.play(viewer), &self.table) else { return Vec::new() };
        let later = self.undos.get(told.undos as usize..).unwrap_or_default();
        let mut from = later.iter().copied().fold(told.records, u32::min);
        let now = play.version.records;
        let mut tells = Vec::new();
        if told.undos == play.version.undos {
            for record in (from + 1).max(now.saturating_sub(STEPS))..now {
                let (play, _) = table.step(record, viewer);
                let happened = table.log(from, record, usize::MAX, viewer).log;
                if !happened.is_empty() {
                    tells.push(Tell::Moved { happened, play });
                    from = record;
                }
            }
        }
        tells.push(Tell::Moved { happened: table.happened(from, viewer), play });
        tells
    }

    /// Everybody starts afresh.
    pub(super) fn tell_whole(&mut self) {
        for id in self.greeted() {
            self.tell_table(id, None);
        }
    }

    /// The whole table, with the log since a version if that is still a part of the game's history.
    pub(super) fn tell_table(&mut self, id: ConnectionId, since: Option<Version>) {
        let viewer = self.viewer_of(id);
        let person = self.person_of(id);
        if let (Viewer::Seat(seat), Some(connection)) = (viewer, self.connections.get_mut(&id)) {
            // Whoever plays several seats goes on looking from one until he asks for another.
            connection.look.get_or_insert(seat);
        }
        let since = since.filter(|&version| self.is_past(version));
        let from = since.map_or(0, |version| version.records);
        let play = self.play(viewer);
        let page = self.table.as_ref().map(|table| table.log(from, u32::MAX, LOG, viewer));
        let LogPage { from: log_from, log } = page.unwrap_or(LogPage { from: 0, log: Vec::new() });
        self.note_told(id, self.row.version);
        let table = Tell::Table {
            summary: self.summary(person.as_ref()),
            play,
            log,
            // Somebody who missed more than is told starts afresh.
            whole_log: since.is_none() || log_from > from,
            log_from,
            chat: self.words.clone(),
            build: assets::build().to_owned(),
        };
        self.tell(id, &table);
    }

    /// Whether no undo went back behind that moment.
    fn is_past(&self, version: Version) -> bool {
        let now = self.row.version;
        let later = self.undos.get(version.undos as usize..);
        self.table.is_some()
            && version.records <= now.records
            && later.is_some_and(|later| later.iter().all(|&left| left >= version.records))
    }

    fn note_told(&mut self, id: ConnectionId, version: Version) {
        if let Some(connection) = self.connections.get_mut(&id) {
            connection.told = Some(version);
        }
    }

    pub(super) fn person_of(&self, id: ConnectionId) -> Option<PersonId> {
        self.connections.get(&id)?.person.as_ref().map(|person| person.id.clone())
    }

    pub(super) fn viewer_of(&self, id: ConnectionId) -> Viewer {
        let look = self.connections.get(&id).and_then(|connection| connection.look);
        self.viewer(self.person_of(id).as_ref(), look)
    }

    /// The game as a viewer may see it.
    pub(super) fn play(&self, viewer: Viewer) -> Option<Play> {
        let sitter = match viewer {
            Viewer::Seat(seat) => self.row.seats.get(seat.index()),
            Viewer::Spectator => None,
        };
        let person = sitter.filter(|sitter| !sitter.is_played_by_bot()).and_then(Sitter::person);
        let mut play = self.table.as_ref()?.play(viewer, person.is_some());
        // Whoever plays for all people at the table need not ask himself.
        let is_mine = |sitter: &Sitter| sitter.is_played_by_bot() || sitter.person() == person;
        if play.undo == Undo::Consent && self.row.seats.iter().all(is_mine) {
            play.undo = Undo::Free;
        }
        if let (Viewer::Seat(seat), Undo::Free | Undo::Consent) = (viewer, play.undo)
            && self.expect_undoable(person, seat).is_err()
        {
            play.undo = Undo::Nothing;
        }
        if let (Viewer::Seat(seat), Some(_)) = (viewer, person) {
            play.orders = self.orders_of(seat);
            play.window = self.window_of(seat);
        }
        if self.row.aborted {
            play.phase = Phase::Over;
            play.winners = Some(Vec::new());
            play.asked.clear();
            play.choices.clear();
            play.undo = Undo::Nothing;
            play.window = None;
        }
        Some(play)
    }
}
