//! A running game of any kind, behind one object-safe trait.

use std::collections::BTreeMap;

use anyhow::{Context, ensure};
use orrery_bots::{Progress, Spec};
use orrery_engine::{Describe, Game, Log, Seat, SeatSet, Status, Viewer};
use orrery_protocol::{
    Happened, Line, LogPage, Odds, Play, Spot, Text, Undo, UndoRequest, Version, Vote, token,
};
use orrery_table::{Occupant, Record, Table};
use serde::Serialize;

use crate::event_log;
use crate::games::OnWire;
use crate::reason::Reason;
use crate::standing::Standing;
use crate::wire::{self, Moment};

/// A choice of a bot, to be made on a thread that may block; the answer is the token of an action.
pub type Thought = Box<dyn FnOnce(&Progress) -> Option<String> + Send>;

/// The odds of a contest, to be counted on a thread that may block.
pub type Counting = Box<dyn FnOnce(&Progress) -> Option<Odds> + Send>;

/// A running game of any kind. Seats are checked: one that the table does not have is refused.
pub trait AnyTable: Send {
    /// How far it has come.
    fn version(&self) -> Version;
    /// The seats that decided from record `first` on, in order; leaving the game is no decision.
    fn deciders(&self, first: u32) -> Vec<Seat>;
    /// Its setup, for the store.
    fn setup(&self) -> Vec<u8>;
    /// Its records from `first` on, for the store; they hold every secret.
    fn records(&self, first: u32) -> Vec<Vec<u8>>;
    /// The whole game as the text of a saved game; it holds every secret.
    fn saved(&self) -> String;
    /// Hashes of its state after every so many records, always the same number.
    fn hashes(&self) -> &[u64];
    /// The seats that owe a decision.
    fn waiting(&self) -> SeatSet;
    /// Those who win and lose together with a seat, itself included.
    fn side(&self, seat: Seat) -> SeatSet;
    /// Who won, once it is over.
    fn winners(&self) -> Option<SeatSet>;
    /// The place of each seat, once it is over; 1 for all winners.
    fn places(&self) -> Option<Vec<u8>>;
    /// The game as `viewer` may see it; `choosing` if the viewer's seat may act.
    fn play(&self, viewer: Viewer, choosing: bool) -> Play;
    /// What happened from record `first` on, as `viewer` saw it.
    fn happened(&self, first: u32, viewer: Viewer) -> Vec<Happened>;
    /// The last that happened from record `first` to before record `end`, about as many lines as `most`, but all of
    /// a record or nothing.
    fn log(&self, first: u32, end: u32, most: usize, viewer: Viewer) -> LogPage;
    /// Whether the player of a seat has no part in the game any more.
    fn is_out(&self, seat: Seat) -> bool;
    /// Whether a seat could leave the game for good now.
    fn can_concede(&self, seat: Seat) -> bool;
    /// Takes the action of a token.
    ///
    /// # Errors
    /// The rule that forbids it, or why the table refuses.
    fn act(&mut self, version: Version, seat: Seat, token: &str) -> Result<(), Text>;
    /// Plays records that another server has stored; how many of them are actions.
    ///
    /// # Errors
    /// If they do not fit; then the table has to be loaded again.
    fn follow_stored(&mut self, records: &[Vec<u8>]) -> anyhow::Result<u32>;
    /// The player leaves the game for good.
    ///
    /// # Errors
    /// Why the table refuses.
    fn concede(&mut self, seat: Seat) -> Result<(), Text>;
    /// Takes back the last decision of a seat, or asks the others.
    ///
    /// # Errors
    /// Why the table refuses.
    fn undo(&mut self, seat: Seat) -> Result<(), Text>;
    /// Whether the last decision of a seat can be taken back without asking anybody, whoever sits at the table.
    fn is_undo_free(&self, seat: Seat) -> bool;
    /// Agrees to an undo that was asked for.
    ///
    /// # Errors
    /// Why the table refuses.
    fn agree_to_undo(&mut self, seat: Seat) -> Result<(), Text>;
    /// Declines an undo that was asked for, or withdraws it.
    ///
    /// # Errors
    /// Why the table refuses.
    fn decline_undo(&mut self, seat: Seat) -> Result<(), Text>;
    /// Why nothing can be done with a place.
    fn why(&self, seat: Seat, spot: &Spot) -> Text;
    /// Puts somebody in a seat.
    fn sit(&mut self, seat: Seat, occupant: Occupant);
    /// What a bot of this level would do; `None` if the seat owes nothing.
    fn think(&self, seat: Seat, level: &str, seed: u64) -> Option<Thought>;
    /// How the contest at hand is likely to end as far as a seat can know.
    fn odds(&self, seat: Seat) -> Counting;
    /// The token of the first action listed for a seat.
    fn first_choice(&self, seat: Seat) -> Option<String>;
    /// The kinds of reaction windows of the game.
    fn window_kinds(&self) -> &'static [&'static str];
    /// Whether the game opens so many that who has left no order is asked only if able to answer.
    fn has_many_windows(&self) -> bool;
    /// The reaction window that asks a seat now.
    fn window(&self, seat: Seat) -> Option<OpenWindow>;
    /// Whether a choice that a seat made at a version still holds.
    fn still_holds(&self, version: Version, seat: Seat) -> bool;
    /// Whether what a seat has done first since a version is the action of a token.
    fn has_done(&self, version: Version, seat: Seat, token: &str) -> bool;
    /// The record since which a seat is asked what it is asked.
    fn asked_since(&self, seat: Seat) -> Option<u32>;
    /// Takes the question of a seat for old if it was asked after `record` records and ever since.
    fn resume_question(&mut self, seat: Seat, record: u32);
    /// Whether a seat goes on with what it was doing, and there was nothing to read meanwhile: public facts both.
    fn goes_on(&self, seat: Seat) -> bool;
    /// Who asks for an undo that waits for agreement, and who has agreed.
    fn undo_asked(&self) -> Option<(Seat, SeatSet)>;
    /// Takes over a request to undo from another server, or that there is none.
    fn ask_undo(&mut self, asked: Option<(Seat, SeatSet)>);
    /// Whether an undo waits for agreement.
    fn is_undo_asked(&self) -> bool;
    /// The game after `record` records and what the last of them caused, as `viewer` may know it.
    fn step(&self, record: u32, viewer: Viewer) -> (Play, Vec<Happened>);
}

/// A reaction window that asks a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenWindow {
    /// Its kind.
    pub kind: &'static str,
    /// The token of the action that lets it pass.
    pub pass: String,
    /// Whether the seat could do anything else; its hand may decide that, so it is nobody else's to know.
    pub able: bool,
}

/// A game as the store keeps it.
#[derive(Clone, Debug)]
pub struct Stored {
    /// The version of the rules it was begun under.
    pub rules: u32,
    /// Its setup.
    pub setup: Vec<u8>,
    /// Where its chance comes from.
    pub seed: [u8; 32],
    /// Undos so far.
    pub undos: u32,
    /// Who sits where now.
    pub seats: Vec<Occupant>,
    /// Its records.
    pub records: Vec<Vec<u8>>,
}

/// A table of one kind of game.
pub(crate) struct Running<W: OnWire> {
    table: Table<W::Game>,
    standing: Standing<W::Game>,
}

impl<W: OnWire> Running<W> {
    pub(crate) fn start(
        options: &BTreeMap<String, String>,
        seats: Vec<Occupant>,
        seed: [u8; 32],
    ) -> Result<Self, Text> {
        let setup = W::setup(options, seats.len() as u8)?;
        let table = Table::new(setup, seats, seed).map_err(|refusal| wire::refusal(&refusal))?;
        Ok(Self::of(table))
    }

    /// Plays a stored game again; what the last record asks for and was not recorded is drawn.
    pub(crate) fn resume(stored: Stored) -> anyhow::Result<Self> {
        ensure!(
            stored.rules == W::Game::RULES_VERSION,
            "it was played under rules {}, these are {}",
            stored.rules,
            W::Game::RULES_VERSION
        );
        let setup = postcard::from_bytes(&stored.setup).context("reading the setup")?;
        let mut records = Vec::with_capacity(stored.records.len());
        for (number, bytes) in stored.records.iter().enumerate() {
            records.push(postcard::from_bytes(bytes).with_context(|| format!("reading record {number}"))?);
        }
        let table = Table::resume(setup, stored.seats, stored.seed, records, stored.undos)?;
        Ok(Self::of(table))
    }

    pub(crate) fn of(table: Table<W::Game>) -> Self {
        Self { standing: Standing::new(&table), table }
    }

    /// After `actor` did something that the table has played.
    fn follow(&mut self, actor: Seat) {
        self.standing.follow(&self.table, Some(actor));
    }

    /// Whether a choice that a seat made at a version still holds.
    fn holds(&self, version: Version, seat: Seat) -> bool {
        let now = self.wire_version();
        let since = self.standing.since(seat).unwrap_or(now.records);
        version.undos == now.undos && (since..=now.records).contains(&version.records)
    }

    fn wire_version(&self) -> Version {
        let orrery_table::Version { records, undos } = self.table.version();
        Version { records, undos }
    }

    fn has(&self, seat: Seat) -> Result<Seat, Text> {
        if seat.index() < self.table.seats().len() { Ok(seat) } else { Err(Reason::NoSuchSeat.into()) }
    }

    fn note_undo(&mut self, undo: orrery_table::Undo) {
        if let orrery_table::Undo::Done { .. } = undo {
            self.standing = Standing::new(&self.table);
        }
    }

    fn undo_state(&self, viewer: Viewer) -> Undo {
        let Viewer::Seat(seat) = viewer else { return Undo::Nothing };
        match self.table.undo_needs(seat) {
            Err(_) => Undo::Nothing,
            Ok(missing) if missing.is_empty() => Undo::Free,
            Ok(_) => Undo::Consent,
        }
    }
}

/// A setup or a record as the store keeps it.
fn plain<T: Serialize>(what: &T) -> Vec<u8> {
    postcard::to_stdvec(what).unwrap_or_else(|error| unreachable!("it is plain: {error}"))
}

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

impl<W: OnWire> AnyTable for Running<W> {
    fn version(&self) -> Version {
        self.wire_version()
    }

    fn deciders(&self, first: u32) -> Vec<Seat> {
        let seat = |record: Record<_>| match record {
            Record::Action { seat, .. } => Some(seat),
            Record::Chance(_) | Record::Concede { .. } => None,
        };
        self.table.records().range(first as usize, usize::MAX).filter_map(seat).collect()
    }

    fn setup(&self) -> Vec<u8> {
        plain(self.table.setup())
    }

    fn records(&self, first: u32) -> Vec<Vec<u8>> {
        self.table.records().range(first as usize, usize::MAX).packed().map(<[u8]>::to_vec).collect()
    }

    fn saved(&self) -> String {
        self.table.save()
    }

    fn hashes(&self) -> &[u64] {
        self.table.hashes()
    }

    fn waiting(&self) -> SeatSet {
        match self.table.status() {
            Status::Decision(seats) => seats,
            Status::Chance(_) | Status::Over(_) => SeatSet::EMPTY,
        }
    }

    fn side(&self, seat: Seat) -> SeatSet {
        W::side(self.table.state(), seat)
    }

    fn winners(&self) -> Option<SeatSet> {
        match self.table.status() {
            Status::Over(outcome) => Some(outcome.winners),
            Status::Decision(_) | Status::Chance(_) => None,
        }
    }

    fn places(&self) -> Option<Vec<u8>> {
        self.winners()?;
        let lasted = self.table.lasted();
        let together = |seat: Seat| {
            let side = self.side(seat);
            side.iter().filter_map(|other| lasted.get(other.index()).copied()).max().unwrap_or(u32::MAX)
        };
        let lasted: Vec<u32> = Seat::all(lasted.len() as u8).map(together).collect();
        self.table.state().places(&lasted)
    }

    fn play(&self, viewer: Viewer, choosing: bool) -> Play {
        let undo_request = self.table.undo_request().map(|request| UndoRequest {
            by: request.by.0,
            vote: Vote { agreed: numbers(request.agreed), missing: numbers(request.missing) },
        });
        let undo = if choosing { self.undo_state(viewer) } else { Undo::Nothing };
        let version = self.wire_version();
        let asked_since = match viewer {
            Viewer::Seat(seat) => self.standing.since(seat).unwrap_or(version.records),
            Viewer::Spectator => version.records,
        };
        let moment = Moment { version, choosing, asked_since, undo, undo_request };
        wire::play::<W>(self.table.state(), viewer, moment)
    }

    fn happened(&self, first: u32, viewer: Viewer) -> Vec<Happened> {
        event_log::seen(&self.table, first, u32::MAX, viewer)
    }

    fn log(&self, first: u32, end: u32, most: usize, viewer: Viewer) -> LogPage {
        let from = event_log::page(&self.table, first, end, most);
        LogPage { from, log: event_log::seen(&self.table, from, end, viewer) }
    }

    fn act(&mut self, version: Version, seat: Seat, token: &str) -> Result<(), Text> {
        let seat = self.has(seat)?;
        if !self.holds(version, seat) {
            return Err(Text::new("table-stale-version"));
        }
        let action = token::read(token).ok_or(Reason::UnknownAction)?;
        self.table.act(seat, action).map(|_| ()).map_err(|refusal| wire::refusal(&refusal))?;
        self.follow(seat);
        Ok(())
    }

    fn follow_stored(&mut self, records: &[Vec<u8>]) -> anyhow::Result<u32> {
        let mut actions = 0;
        let mut decision: Vec<Record<<W::Game as Game>::Action>> = Vec::new();
        let mut left = records.iter().peekable();
        while let Some(bytes) = left.next() {
            decision.push(postcard::from_bytes(bytes).context("reading a record")?);
            let next = left.peek().map(|bytes| postcard::from_bytes::<Record<_>>(bytes)).transpose();
            let next: Option<Record<<W::Game as Game>::Action>> = next.context("reading a record")?;
            // Whatever chance a decision caused belongs to it.
            if matches!(next, Some(Record::Chance(_))) {
                continue;
            }
            let actor = decision.iter().find_map(Record::seat);
            actions += u32::from(decision.iter().any(|record| matches!(record, Record::Action { .. })));
            self.table.follow(decision.drain(..))?;
            self.standing.follow(&self.table, actor);
        }
        Ok(actions)
    }

    fn is_out(&self, seat: Seat) -> bool {
        seat.index() < self.table.seats().len() && self.table.state().is_out(seat)
    }

    fn can_concede(&self, seat: Seat) -> bool {
        let mut then = self.table.state().clone();
        seat.index() < self.table.seats().len() && then.concede(seat, &mut Log::off()).is_ok()
    }

    fn is_undo_free(&self, seat: Seat) -> bool {
        self.table.is_undo_free(seat)
    }

    fn concede(&mut self, seat: Seat) -> Result<(), Text> {
        let seat = self.has(seat)?;
        self.table.concede(seat).map(|_| ()).map_err(|refusal| wire::refusal(&refusal))?;
        self.follow(seat);
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Text> {
        let undo = self.table.undo(seat).map_err(|refusal| wire::refusal(&refusal))?;
        self.note_undo(undo);
        Ok(())
    }

    fn agree_to_undo(&mut self, seat: Seat) -> Result<(), Text> {
        let undo = self.table.agree_to_undo(seat).map_err(|refusal| wire::refusal(&refusal))?;
        self.note_undo(undo);
        Ok(())
    }

    fn decline_undo(&mut self, seat: Seat) -> Result<(), Text> {
        self.table.decline_undo(seat).map_err(|refusal| wire::refusal(&refusal))
    }

    fn why(&self, seat: Seat, spot: &Spot) -> Text {
        match self.has(seat) {
            Ok(seat) => wire::why::<W>(self.table.state(), seat, spot),
            Err(reason) => reason,
        }
    }

    fn sit(&mut self, seat: Seat, occupant: Occupant) {
        if let Err(refusal) = self.table.sit(seat, occupant) {
            tracing::error!(%refusal, "nobody can sit there");
        }
    }

    fn think(&self, seat: Seat, level: &str, seed: u64) -> Option<Thought> {
        let actions = self.table.legal(seat);
        if actions.is_empty() {
            return None;
        }
        let spec: Spec = level.parse().unwrap_or(Spec::Greedy);
        let game = self.table.state().clone();
        Some(Box::new(move |progress| {
            let action = W::bot(&spec, seed).choose(&game, seat, &actions, progress);
            Some(token::write(&action))
        }))
    }

    fn odds(&self, seat: Seat) -> Counting {
        let game = self.table.state().clone();
        let seed = u64::from(self.wire_version().records);
        Box::new(move |progress| W::odds(&game, Viewer::Seat(seat), seed, progress))
    }

    fn first_choice(&self, seat: Seat) -> Option<String> {
        self.table.legal(seat).first().map(token::write)
    }

    fn window_kinds(&self) -> &'static [&'static str] {
        W::Game::WINDOWS
    }

    fn has_many_windows(&self) -> bool {
        W::Game::MANY_WINDOWS
    }

    fn window(&self, seat: Seat) -> Option<OpenWindow> {
        let asked = self.waiting().contains(seat);
        let window = self.table.state().window(seat).filter(|_| asked)?;
        let able = self.table.legal(seat).into_iter().any(|action| action != window.pass);
        Some(OpenWindow { kind: window.kind, pass: token::write(&window.pass), able })
    }

    fn still_holds(&self, version: Version, seat: Seat) -> bool {
        self.holds(version, seat)
    }

    fn has_done(&self, version: Version, seat: Seat, token: &str) -> bool {
        let since = self.table.records().range(version.records as usize, usize::MAX);
        let first = since.into_iter().find(|record: &Record<_>| record.seat() == Some(seat));
        let done = first.is_some_and(
            |record| matches!(record, Record::Action { action, .. } if token::read(token) == Some(action)),
        );
        done && version.undos == self.wire_version().undos
    }

    fn asked_since(&self, seat: Seat) -> Option<u32> {
        self.standing.since(seat)
    }

    fn resume_question(&mut self, seat: Seat, record: u32) {
        self.standing.resume(&self.table, seat, record);
    }

    fn goes_on(&self, seat: Seat) -> bool {
        let records = self.table.records();
        let last = records.iter().rposition(|record| record.seat().is_some());
        let same = last.and_then(|last| records.get(last)).is_some_and(|record| record.seat() == Some(seat));
        let read = |happened: &Happened| happened.text.is_some() && happened.line != Line::Detail;
        let since = last.map_or(0, |last| last as u32);
        same && !event_log::seen(&self.table, since, u32::MAX, Viewer::Spectator).iter().any(read)
    }

    fn undo_asked(&self) -> Option<(Seat, SeatSet)> {
        self.table.undo_request().map(|request| (request.by, request.agreed))
    }

    fn ask_undo(&mut self, asked: Option<(Seat, SeatSet)>) {
        if asked == self.undo_asked() {
            return;
        }
        if let Some(old) = self.table.undo_request() {
            // Somebody who has left his seat withdraws nothing; then the table has dropped the request.
            let _ = self.table.decline_undo(old.by);
        }
        let Some((by, agreed)) = asked else { return };
        // What needs no consent was carried out where it was asked for.
        let Some(missing) =
            self.table.undo_needs(by).ok().filter(|missing| !missing.minus(agreed).is_empty())
        else {
            return;
        };
        let _ = self.table.undo(by);
        for seat in missing.and(agreed).iter() {
            let _ = self.table.agree_to_undo(seat);
        }
    }

    fn is_undo_asked(&self) -> bool {
        self.table.undo_request().is_some()
    }

    fn step(&self, record: u32, viewer: Viewer) -> (Play, Vec<Happened>) {
        let state = self.table.state_at(record as usize);
        let version = Version { records: record, ..self.wire_version() };
        let moment =
            Moment { version, choosing: false, asked_since: record, undo: Undo::Nothing, undo_request: None };
        let happened = event_log::seen(&self.table, record.saturating_sub(1), record, viewer);
        (wire::play::<W>(&state, viewer, moment), happened)
    }
}
