//! One table as one task: it owns the game, reads commands and tells connections what they may know.
//!
//! Reading order: this file, `load`, `lobby` (seats before the game), `asks` (what comes over sockets), `bots`, `odds`,
//! `orders`, `replace`, `votes`, `in_step` (with other servers), `presence` (who is here), `tell` (what goes to sockets),
//! `summary`.

pub(crate) mod asks;
mod bots;
pub(crate) mod in_step;
mod load;
pub(crate) mod lobby;
mod odds;
pub(crate) mod orders;
pub(crate) mod presence;
mod replace;
pub(crate) mod summary;
mod tell;
mod votes;

use std::collections::{BTreeSet, HashMap};
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU32, Ordering};
use std::time::Duration;

use futures_util::future::BoxFuture;
use orrery_engine::{Seat, SeatSet, Viewer};
use orrery_protocol::{
    Ask, Fork, LogPage, Look, Phase, ReplayStep, Said, SeatWish, TableSummary, Text, Version,
};
use orrery_table::Occupant;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::Instant;

use crate::any_table::AnyTable;
use crate::config::Config;
use crate::games::Games;
use crate::ids::{PersonId, TableId};
use crate::line::Stay;
use crate::mailbox::Outbox;
use crate::metrics::Metrics;
use crate::reason::Reason;
use crate::store::{
    Attendance, Beside, Change, Commit, Hint, Person, Reached, SeatOrder, Sitter, Sql, Steady, Store,
    TableChange, TableRow, now,
};
use crate::thinkers::Thinkers;

pub(crate) use load::{can_load, load_game, play_again};
pub(crate) use tell::ConnectionId;

/// How many commands may wait; whoever sends one more waits as well.
pub(crate) const WAITING: usize = 64;
/// The most that is waited for a bot's progress before it is told.
const THINKING_EVERY: Duration = Duration::from_millis(250);

/// The way into a room. Commands are boxed because a queue keeps places for many, and most are empty at most tables.
pub(crate) type Commands = mpsc::Sender<Box<Command>>;

/// What a room is asked.
#[derive(Debug)]
pub(crate) enum Command {
    /// A socket comes.
    Join { person: Option<Person>, outbox: Outbox, stay: Stay, answer: oneshot::Sender<ConnectionId> },
    /// Somebody looks once, who has seen the table at a version.
    Look {
        person: Person,
        seat: Option<u8>,
        seen: Option<Version>,
        answer: oneshot::Sender<Result<Look, Text>>,
    },
    /// A socket asks.
    Ask { connection: ConnectionId, ask: Ask },
    /// A socket has gone.
    Gone { connection: ConnectionId },
    /// What lists show of the table.
    Summary { person: Option<PersonId>, answer: oneshot::Sender<TableSummary> },
    /// Somebody wants to change who sits where, or to start.
    Lobby { person: Person, wish: LobbyWish, answer: oneshot::Sender<Result<TableSummary, Text>> },
    /// Somebody steps through the game.
    Step {
        person: Option<PersonId>,
        records: RangeInclusive<u32>,
        answer: oneshot::Sender<Result<Vec<ReplayStep>, Text>>,
    },
    /// Somebody reads the log up to before a record.
    Log { person: Option<PersonId>, before: u32, answer: oneshot::Sender<Result<LogPage, Text>> },
    /// Somebody forks a moment.
    Fork { fork: Fork, answer: oneshot::Sender<Result<Forked, Text>> },
    /// A bot may owe a decision, or somebody may have run out of time.
    LookUp,
    /// Nobody looked after the tables for a while: time is over later than was told.
    StoodStill,
    /// Another server hints at something.
    Hint { node: String, hint: Hint },
    /// Only these other servers live.
    Living(Arc<BTreeSet<String>>),
    /// The server stops.
    Close,
}

/// What can be changed before the game begins.
#[derive(Clone, Debug)]
pub(crate) enum LobbyWish {
    Sit(u8),
    Leave,
    Start,
    Seat(u8, SeatWish),
}

/// A moment of a finished game, to go on from at another table.
#[derive(Debug)]
pub(crate) struct Forked {
    pub(crate) row: TableRow,
    pub(crate) setup: Vec<u8>,
    pub(crate) records: Vec<Vec<u8>>,
}

/// Why a request is not carried out.
pub(crate) enum Trouble {
    /// It is refused, and nothing has changed.
    Refused(Text),
    /// Another server was first; the table has to be taken as it is stored.
    Stale,
    /// The table in memory may differ from the stored one, and has to be loaded again.
    Broken(anyhow::Error),
}

impl From<Text> for Trouble {
    fn from(text: Text) -> Self {
        Self::Refused(text)
    }
}

impl From<Reason> for Trouble {
    fn from(reason: Reason) -> Self {
        Self::Refused(reason.into())
    }
}

impl From<anyhow::Error> for Trouble {
    fn from(error: anyhow::Error) -> Self {
        Self::Broken(error)
    }
}

type Done = Result<(), Trouble>;

/// What all rooms share.
#[derive(Clone)]
pub(crate) struct Backing {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) config: Arc<Config>,
    pub(crate) games: Games,
    pub(crate) thinkers: Arc<Thinkers>,
    pub(crate) counters: Arc<Semaphore>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) attendance: Arc<Attendance>,
}

/// What can be seen of a room from outside.
#[derive(Default)]
pub(crate) struct Plate {
    /// The seats whose people are connected, one bit each.
    pub(crate) online: AtomicU8,
    /// Those of them who are connected here as far as other servers were told.
    pub(crate) told: AtomicU8,
    /// The revision of the table in memory.
    revision: AtomicU32,
    /// How much has been said there.
    said: AtomicU32,
    /// Whether the room has ever asked that bots think here; then a claim has to be given up after it.
    pub(crate) claims: AtomicBool,
}

impl Plate {
    /// How far the table in memory is.
    pub(crate) fn reached(&self) -> Reached {
        Reached { revision: self.revision.load(Ordering::Relaxed), said: self.said.load(Ordering::Relaxed) }
    }
}

/// One table in memory.
pub(crate) struct Room {
    store: Arc<dyn Store>,
    config: Arc<Config>,
    games: Games,
    /// Where the bots of all tables think.
    thinkers: Arc<Thinkers>,
    /// How many odds may be counted at once, at all tables.
    counters: Arc<Semaphore>,
    metrics: Arc<Metrics>,
    attendance: Arc<Attendance>,
    row: TableRow,
    /// What the store has of it that most decisions leave as it is.
    stored: Steady,
    /// How many hashes its game had when it was loaded.
    hashes: usize,
    /// The game, once it has begun.
    table: Option<Box<dyn AnyTable>>,
    /// How many records each undo left.
    undos: Vec<u32>,
    words: Vec<Said>,
    /// How much has been said at all.
    said: u32,
    connections: HashMap<ConnectionId, tell::Connection>,
    next_connection: u64,
    /// Those who ask without a line.
    lingering: Vec<presence::Lingering>,
    /// What can be seen of the room from outside.
    plate: Arc<Plate>,
    in_step: in_step::InStep,
    /// When somebody last needed the room.
    used: Instant,
    /// Since when people are without a connection.
    away: HashMap<PersonId, Instant>,
    /// Standing orders; for a kind of window without one the game's usual order holds.
    orders: Vec<SeatOrder>,
    windows: orders::Windows,
    thought: Option<bots::Thinking>,
    /// The odds of the present moment that somebody asked for.
    odds: Vec<odds::Counted>,
    /// When something last happened in the game.
    moved: Instant,
    /// The table is no more, or its game has begun under rules that are not played here. Whoever asks for it is told why
    /// by the hall.
    dropped: bool,
}

impl Room {
    /// Loads a table; `None` if there is no such, or its rules are not played here.
    pub(crate) async fn load(
        backing: Backing,
        id: &TableId,
        plate: Arc<Plate>,
    ) -> anyhow::Result<Option<Box<Self>>> {
        let Backing { store, config, games, thinkers, counters, metrics, attendance } = backing;
        let Some((row, table)) = load::load(&*store, games, id).await? else { return Ok(None) };
        let undos = store.undos(id.clone()).await?;
        let orders = store.orders(id.clone()).await?;
        let start = Instant::now();
        let people = row.seats.iter().filter_map(Sitter::person);
        let away = people.map(|person| (person.clone(), start)).collect();
        // It is handed on from one future to the next, and each would have room for all of it.
        let mut room = Box::new(Self {
            store,
            config,
            games,
            thinkers,
            counters,
            metrics,
            attendance,
            stored: Steady::from(&row),
            hashes: table.as_ref().map_or(0, |table| table.hashes().len()),
            row,
            table,
            undos,
            words: Vec::new(),
            said: 0,
            connections: HashMap::new(),
            next_connection: 0,
            lingering: Vec::new(),
            plate,
            in_step: in_step::InStep::default(),
            used: start,
            away,
            orders,
            windows: orders::Windows::default(),
            thought: None,
            odds: Vec::new(),
            moved: start,
            dropped: false,
        });
        room.windows.asked_else = room.asked_else();
        room.restore_undo().await?;
        room.hear_words(0).await?;
        room.note_revision();
        room.store.hint(Hint::WhoIsHere(id.clone()));
        Ok(Some(room))
    }

    /// Reads commands until nobody needs the room any more.
    pub(crate) async fn run(
        mut self: Box<Self>,
        commands: &mut mpsc::Receiver<Box<Command>>,
    ) -> anyhow::Result<()> {
        let idle = Duration::from_secs(u64::from(self.config.idle_seconds));
        let mut closing = false;
        loop {
            if !closing {
                self.look_at_votes().await?;
            }
            self.send_out();
            if self.dropped {
                break;
            }
            if !closing {
                self.note_windows();
                self.claim().await;
                self.begin_thinking();
            }
            let due = self.next_due().filter(|_| !closing);
            let again = self.next_claim().filter(|_| !closing);
            let later = [again, self.next_gone()].into_iter().flatten().min();
            let command = tokio::select! {
                biased;
                answer = bots::answer(&mut self.thought) => {
                    Box::pin(self.hear_bot(answer)).await?;
                    continue;
                }
                () = orders::until(due) => {
                    Box::pin(self.answer_window()).await?;
                    continue;
                }
                command = commands.recv() => command,
                () = orders::until(later) => {
                    self.let_go();
                    continue;
                }
                () = tokio::time::sleep(THINKING_EVERY), if self.thought.is_some() => {
                    self.tell_thinking();
                    continue;
                }
                () = tokio::time::sleep_until(self.used + idle), if !closing && self.is_quiet() && due.is_none() => {
                    // Commands that are already on their way are still answered.
                    commands.close();
                    closing = true;
                    continue;
                }
            };
            match command.map(|command| *command) {
                None => break,
                Some(Command::Close) => {
                    self.connections.clear();
                    self.lingering.clear();
                    commands.close();
                    closing = true;
                    self.thought = None;
                }
                // Whoever comes to a closing room comes again and finds another one.
                Some(Command::Join { .. }) if closing => (),
                Some(command) => self.obey(command).await?,
            }
        }
        self.send_out();
        if let Some(keep) = self.hash_to_keep()
            && let Err(error) = self.store.commit(vec![Change::Do(keep)]).await
        {
            tracing::warn!(table = %self.row.id, error = format!("{error:#}"), "a hash is not kept");
        }
        Ok(())
    }

    /// What keeps the last hash of the state of a running game, with which a later program can be compared. No decision
    /// waits for that.
    fn hash_to_keep(&self) -> Option<Sql> {
        let hashes = self.table.as_ref()?.hashes();
        let is_new = hashes.len() != self.hashes && self.row.phase == Phase::Playing && !self.dropped;
        let &hash = hashes.last().filter(|_| is_new)?;
        let keep = "insert into checkpoints (table_id, undos, number, hash)
                    select id, undos, cast($3 as bigint), cast($4 as bigint) from tables where id = $1 and undos = $2
                    on conflict (table_id) do update
                    set undos = excluded.undos, number = excluded.number, hash = excluded.hash";
        let keep = Sql::new(keep).bind(&self.row.id.0).bind(self.row.version.undos);
        Some(keep.bind(hashes.len() as i64).bind(hash.cast_signed()))
    }

    /// Carries a command out. What that takes is not kept while the room waits, and of the many that wait for the store
    /// at once each takes no more than its own command needs.
    fn obey(&mut self, command: Command) -> BoxFuture<'_, anyhow::Result<()>> {
        if !matches!(
            command,
            Command::LookUp | Command::StoodStill | Command::Hint { .. } | Command::Living(_)
        ) {
            self.used = Instant::now();
        }
        match command {
            Command::Ask { connection, ask } => Box::pin(self.hear(connection, ask)),
            Command::Hint { node, hint } => Box::pin(async move {
                self.take_hint(node, hint).await;
                Ok(())
            }),
            other => Box::pin(self.obey_other(other)),
        }
    }

    async fn obey_other(&mut self, command: Command) -> anyhow::Result<()> {
        // Whoever asked may have gone; then nobody needs the answer.
        match command {
            Command::Join { person, outbox, stay, answer } => {
                // Before anybody hears who came: the vote is over by then.
                if let Some(person) = &person {
                    let done = self.drop_votes_against(&person.id).await;
                    if let Err(reason) = self.settle(done).await? {
                        tracing::warn!(?reason, "a vote stays");
                    }
                }
                let connection = self.join(person, outbox, stay);
                let _ = answer.send(connection);
            }
            Command::Look { person, seat, seen, answer } => {
                let look = self.look(&person, seat, seen).await?;
                if !self.dropped {
                    let _ = answer.send(look);
                }
            }
            Command::Gone { connection } => self.part(connection),
            Command::Summary { person, answer } => {
                if person.is_some() {
                    self.freshen().await;
                }
                if !self.dropped {
                    let _ = answer.send(self.summary(person.as_ref()));
                }
            }
            Command::Lobby { person, wish, answer } => {
                if let Some(done) = self.hear_wish(&person, &wish).await? {
                    let _ = answer.send(done.map(|()| self.summary(Some(&person.id))));
                }
            }
            Command::Step { person, records, answer } => {
                let steps = records.map(|record| self.step(person.as_ref(), record));
                let _ = answer.send(steps.collect());
            }
            Command::Log { person, before, answer } => {
                let viewer = self.viewer(person.as_ref(), None);
                let log = self.game().map(|game| game.log(0, before, tell::LOG, viewer));
                let _ = answer.send(log.map_err(Text::from));
            }
            Command::Fork { fork, answer } => {
                let _ = answer.send(self.fork(&fork));
            }
            Command::LookUp => {
                let done = self.time_out().await;
                if let Err(reason) = self.settle(done).await? {
                    tracing::warn!(?reason, "nobody could be replaced");
                }
            }
            Command::StoodStill if self.row.clock.is_some() => self.tell_seats(),
            Command::StoodStill => (),
            Command::Living(living) => self.forget_nodes(&living),
            Command::Ask { .. } | Command::Hint { .. } | Command::Close => (),
        }
        Ok(())
    }

    /// What became of a request, and why it was refused; a table that another server was first to change is taken as
    /// it is stored.
    async fn settle(&mut self, done: Done) -> anyhow::Result<Result<(), Text>> {
        match done {
            Ok(()) => Ok(Ok(())),
            Err(Trouble::Refused(reason)) => Ok(Err(reason)),
            Err(Trouble::Stale) => {
                Box::pin(self.reload()).await?;
                Ok(Err(Text::new("table-stale-version")))
            }
            Err(Trouble::Broken(error)) => Err(error),
        }
    }

    /// Whether nobody is connected and no bot thinks.
    fn is_quiet(&self) -> bool {
        self.connections.is_empty() && self.lingering.is_empty() && self.thought.is_none()
    }

    /// Makes the row say what the game says.
    fn note_game(&mut self) {
        let Some(table) = &self.table else { return };
        self.row.version = table.version();
        // Odds of a moment that is over would only keep others from being counted.
        self.odds.retain(|counted| counted.is_of(self.row.version));
        self.row.waiting = table.waiting();
        self.row.winners = table.winners();
        self.row.phase = if self.row.winners.is_some() { Phase::Over } else { Phase::Playing };
        if self.row.aborted {
            self.row.waiting = SeatSet::EMPTY;
            self.row.winners = Some(SeatSet::EMPTY);
            self.row.phase = Phase::Over;
        }
        if self.row.phase == Phase::Over {
            self.row.votes.cast.clear();
        }
        self.row.bot_due = self.is_bot_due();
    }

    /// A seat that is asked something else than before has the time of a turn for it if others have decided since its
    /// last turn began. What is asked after an undo was asked before.
    fn begin_clocks(&mut self, asked: SeatSet, before: Version) {
        let (Some(table), Some(clock)) = (&self.table, &mut self.row.clock) else { return };
        let now = self.row.version;
        if now.undos != before.undos {
            clock.take_back(now.records);
            return;
        }
        for seat in table.deciders(before.records) {
            clock.decided(seat);
        }
        for seat in self.row.waiting.iter() {
            if !asked.contains(seat) || !table.still_holds(before, seat) {
                clock.begin(seat, now.records);
            }
        }
    }

    /// Stores what changed. Only after this may it be told.
    async fn commit(&mut self, beside: Beside) -> Done {
        let expired = self.expire_orders();
        self.charge_clock();
        let (asked, before) = (self.row.waiting, self.row.version);
        self.note_game();
        self.begin_clocks(asked, before);
        let now = now();
        let later = std::mem::replace(&mut self.row.changed, now) != now;
        let steady = Steady::from(&self.row);
        let (records, beside) = match beside {
            Beside::Records(records) if steady == self.stored => {
                (records.len(), Beside::Steps { records, later })
            }
            Beside::Records(records) => (records.len(), Beside::Records(records)),
            other => (0, other),
        };
        let begun = Instant::now();
        let change = TableChange { row: self.row.clone(), beside };
        let mut changes = vec![Change::Table(Box::new(change))];
        changes.extend(
            expired.then(|| Change::OrdersLeft { table: self.row.id.clone(), orders: self.orders.clone() }),
        );
        let commit = self.store.commit(changes).await?;
        if commit == Commit::Conflict {
            return Err(Trouble::Stale);
        }
        self.metrics.stored(records, begun.elapsed());
        self.row.revision += 1;
        self.stored = steady;
        self.note_revision();
        self.note_online();
        Ok(())
    }

    /// Stores the records since the stored version.
    async fn commit_records(&mut self) -> Done {
        let Some(table) = &self.table else { return Ok(()) };
        let records = table.records(self.row.version.records);
        self.moved = Instant::now();
        self.commit(Beside::Records(records)).await
    }

    /// The game, if it has begun.
    fn game(&mut self) -> Result<&mut dyn AnyTable, Reason> {
        match &mut self.table {
            Some(table) => Ok(&mut **table),
            None => Err(Reason::NotPlaying),
        }
    }

    /// The seats of a person.
    fn seats_of(&self, person: Option<&PersonId>) -> SeatSet {
        let seats = Seat::all(self.row.seats.len() as u8);
        seats.filter(|seat| self.row.seats[seat.index()].is(person)).collect()
    }

    /// Notes which seats' people are connected.
    fn note_online(&self) {
        self.plate.online.store(summary::bits(self.online_seats()), Ordering::Relaxed);
    }

    /// Notes how far the table in memory is.
    fn note_revision(&self) {
        self.plate.revision.store(self.row.revision, Ordering::Relaxed);
    }

    fn summary(&self, person: Option<&PersonId>) -> TableSummary {
        let mut summary = summary::summary(&self.row, person, self.online_seats(), &self.attendance);
        let decides = person.is_some_and(|person| self.expect_in_game(person).is_ok());
        for seat in &mut summary.seats {
            seat.partners = self.partners(Seat(seat.seat));
            seat.bot_vote = self.bot_vote(Seat(seat.seat));
            seat.bot_after = self.bot_after(Seat(seat.seat)).filter(|_| decides && !seat.mine);
        }
        summary.ballots = self.ballots();
        summary.notes.clone_from(&self.row.votes.notes);
        summary
    }

    /// Whose eyes a person has who may look from `look`.
    fn viewer(&self, person: Option<&PersonId>, look: Option<Seat>) -> Viewer {
        let mine = self.seats_of(person);
        let looked = look.filter(|&seat| mine.contains(seat));
        let usual = mine.and(self.row.waiting).lowest().or(mine.lowest());
        looked.or(usual).map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn step(&mut self, person: Option<&PersonId>, record: u32) -> Result<ReplayStep, Text> {
        let viewer = self.viewer(person, None);
        let summary = self.summary(person);
        let records = self.row.version.records;
        if record > records {
            return Err(Reason::NoSuchRecord.into());
        }
        let (play, happened) = self.game()?.step(record, viewer);
        Ok(ReplayStep { seats: summary.seats.clone(), summary, record, records, play, happened })
    }

    fn fork(&mut self, fork: &Fork) -> Result<Forked, Text> {
        // Whoever sits in every seat of the new table sees all hands; nobody does of a game that was broken off.
        if self.row.phase != Phase::Over || self.row.aborted {
            return Err(Reason::NotOver.into());
        }
        if fork.record > self.row.version.records {
            return Err(Reason::NoSuchRecord.into());
        }
        let row = self.row.clone();
        let game = self.game()?;
        let mut records = game.records(0);
        records.truncate(fork.record as usize);
        Ok(Forked { row, setup: game.setup(), records })
    }
}

/// Who sits there, as the game's table knows it.
pub(crate) fn occupant(sitter: &Sitter) -> Occupant {
    match sitter {
        Sitter::Nobody => Occupant::Empty,
        Sitter::Bot { level } => Occupant::bot(level),
        Sitter::Person { replaced: Some(_), .. } => Occupant::bot("replaced"),
        Sitter::Person { name, .. } => Occupant::human(name),
    }
}
