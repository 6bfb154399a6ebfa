//! All rooms in memory: loaded when somebody asks, dropped when nobody does.

use std::collections::{HashMap, HashSet};
use std::panic::AssertUnwindSafe;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::Context;
use futures_util::FutureExt;
use orrery_engine::SeatSet;
use orrery_protocol::TableSummary;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::MissedTickBehavior;

use crate::config::Config;
use crate::games::Games;
use crate::ids::{PersonId, TableId};
use crate::metrics::Metrics;
use crate::reason::Reason;
use crate::room::{Backing, Command, Commands, Plate, Room, WAITING, can_load, summary};
use crate::store::{Due, Hint, News, Reached, Store, TableRow, is_away, now};
use crate::thinkers::Thinkers;

/// How often tables are looked up where a bot or a clock is due.
const LOOK_UP_EVERY: Duration = Duration::from_mins(1);
/// The same if other servers may have died.
const LOOK_UP_SHARED: Duration = Duration::from_secs(5);
/// How many tables are looked up at once, beside those that are open.
const LOOK_UP: usize = 1000;
/// How often rooms are compared with the store, in case a hint was lost.
const COMPARE_EVERY: Duration = Duration::from_secs(4);
/// How long a room has to hear of something by itself after it was read.
const ON_ITS_WAY: Duration = Duration::from_secs(1);
/// How often a room that is just closing is asked for again.
const RETRIES: u32 = 200;
/// How long to wait before that.
const RETRY_AFTER: Duration = Duration::from_millis(10);

/// All rooms in memory.
pub(crate) struct Hall {
    backing: Backing,
    rooms: Mutex<Rooms>,
}

#[derive(Default)]
struct Rooms {
    open: HashMap<TableId, Door>,
    /// No room is opened any more.
    closed: bool,
}

/// The way into a room.
struct Door {
    commands: Commands,
    plate: Arc<Plate>,
    task: JoinHandle<()>,
}

/// Takes a room out of the hall when it goes.
struct Leaving<'a> {
    hall: &'a Hall,
    id: &'a TableId,
}

impl Drop for Leaving<'_> {
    fn drop(&mut self) {
        self.hall.rooms.lock().unwrap_or_else(PoisonError::into_inner).open.remove(self.id);
    }
}

impl Hall {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        config: Arc<Config>,
        games: Games,
        metrics: Arc<Metrics>,
    ) -> Arc<Self> {
        let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let thinkers = Arc::new(Thinkers::new(threads));
        // People wait for odds for a moment; bots should not wait for people.
        let counters = Arc::new(Semaphore::new(1));
        let attendance = Arc::default();
        Arc::new(Self {
            backing: Backing { store, config, games, thinkers, counters, metrics, attendance },
            rooms: Mutex::default(),
        })
    }

    /// The way to a table's room, which is opened if it has to be.
    fn door(self: &Arc<Self>, id: &TableId) -> Result<Commands, Reason> {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if rooms.closed {
            return Err(Reason::TryAgain);
        }
        if let Some(door) = rooms.open.get(id) {
            return Ok(door.commands.clone());
        }
        let (commands, inbox) = mpsc::channel(WAITING);
        let plate = Arc::new(Plate::default());
        let task = tokio::spawn(self.clone().keep(id.clone(), inbox, plate.clone()));
        rooms.open.insert(id.clone(), Door { commands: commands.clone(), plate, task });
        Ok(commands)
    }

    /// Runs a room until it closes.
    async fn keep(self: Arc<Self>, id: TableId, mut inbox: mpsc::Receiver<Box<Command>>, plate: Arc<Plate>) {
        // Even a room that panics leaves its place to another one, loaded afresh.
        let _leaving = Leaving { hall: &self, id: &id };
        let running = AssertUnwindSafe(self.run(&id, &mut inbox, plate.clone()));
        let ended = running.catch_unwind().await;
        if !matches!(ended, Ok(Ok(()))) {
            self.backing.metrics.room_failed();
        }
        match ended {
            Ok(Ok(())) => (),
            Ok(Err(error)) => tracing::error!(table = %id, error = format!("{error:#}"), "a room failed"),
            Err(_) => tracing::error!(table = %id, "a room panicked"),
        }
        // Whoever still waits for it asks for another one.
        drop(inbox);
        // However it ended, its connections have, too; other servers count on nobody here until another room tells.
        if plate.told.load(Ordering::Relaxed) != 0 {
            self.backing.store.hint(Hint::Here { table: id.clone(), seats: SeatSet::EMPTY });
        }
        // However it ended, bots may think elsewhere; once another room opens here, the claim may be that one's.
        if plate.claims.load(Ordering::Relaxed)
            && let Err(error) = self.backing.store.release(id.clone()).await
        {
            tracing::warn!(table = %id, error = format!("{error:#}"), "a claim stays");
        }
        tracing::debug!(table = %id, "a room closes");
    }

    /// Loads a room and runs it.
    async fn run(
        &self,
        id: &TableId,
        inbox: &mut mpsc::Receiver<Box<Command>>,
        plate: Arc<Plate>,
    ) -> anyhow::Result<()> {
        // What loading takes is not kept as long as the room.
        let loading = Box::pin(Room::load(self.backing.clone(), id, plate)).await;
        // Whoever asked for what is not there is told why, and nothing is amiss.
        let Some(room) = loading? else { return Ok(()) };
        tracing::debug!(table = %id, "a room opens");
        room.run(inbox).await
    }

    /// Sends a command to a table's room; the answer is the way it went.
    pub(crate) async fn send(self: &Arc<Self>, id: &TableId, command: Command) -> Result<Commands, Reason> {
        let mut command = Box::new(command);
        for _ in 0..RETRIES {
            let door = self.door(id)?;
            match door.send(command).await {
                Ok(()) => return Ok(door),
                Err(mpsc::error::SendError(back)) => command = back,
            }
            tokio::time::sleep(RETRY_AFTER).await;
        }
        Err(Reason::TryAgain)
    }

    /// Sends a command and waits for its answer.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &TableId,
        command: impl FnOnce(oneshot::Sender<T>) -> Command,
    ) -> Result<T, Reason> {
        let (answer, answered) = oneshot::channel();
        self.send(id, command(answer)).await?;
        match answered.await {
            Ok(answer) => Ok(answer),
            Err(_) => Err(self.explain(id).await),
        }
    }

    /// Why a room did not answer.
    async fn explain(&self, id: &TableId) -> Reason {
        match self.backing.store.table(id.clone()).await {
            Ok(None) => Reason::NoSuchTable,
            Ok(Some(row)) if !self.can_load(&row) => self.not_here(&row).await.unwrap_or(Reason::TryAgain),
            Err(error) if is_away(&error) => Reason::NoDatabase,
            Ok(Some(_)) | Err(_) => Reason::TryAgain,
        }
    }

    /// Why a table cannot be opened: others play its rules, or nobody does.
    pub(crate) async fn not_here(&self, row: &TableRow) -> anyhow::Result<Reason> {
        Ok(if self.is_played_elsewhere(row).await? { Reason::Elsewhere } else { Reason::OtherRules })
    }

    /// Whether another server plays the rules of a table.
    pub(crate) async fn is_played_elsewhere(&self, row: &TableRow) -> anyhow::Result<bool> {
        self.backing.store.is_played_elsewhere(row.game.clone(), row.rules).await
    }

    /// Whether a table can be opened here.
    pub(crate) fn can_load(&self, row: &TableRow) -> bool {
        can_load(self.backing.games, row)
    }

    /// Whether a table is in memory.
    pub(crate) fn is_open(&self, id: &TableId) -> bool {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).open.contains_key(id)
    }

    /// What lists show of a table to a person, as it is stored.
    pub(crate) fn summary(&self, row: &TableRow, person: Option<&PersonId>) -> TableSummary {
        summary::summary(row, person, self.online(&row.id), &self.backing.attendance)
    }

    /// Charges the clock of a table as it is stored, but for time that is nobody's.
    pub(crate) fn charge(&self, row: &mut TableRow) {
        let waiting = row.people_waiting();
        if let Some(clock) = &mut row.clock {
            self.backing.attendance.charge(clock, now(), waiting);
        }
    }

    /// The seats whose people are connected to a table.
    fn online(&self, id: &TableId) -> SeatSet {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms
            .open
            .get(id)
            .map_or(SeatSet::EMPTY, |door| summary::set(door.plate.online.load(Ordering::Relaxed)))
    }

    /// How many tables are in memory.
    pub(crate) fn rooms(&self) -> usize {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).open.len()
    }

    /// Closes the rooms of some tables; whoever asks for them next finds them as they are stored. Other servers take
    /// them as they are.
    pub(crate) async fn reload(&self, tables: &[TableId]) {
        for table in tables {
            self.backing.store.hint(Hint::Changed { table: table.clone(), revision: u32::MAX });
        }
        let doors: Vec<Commands> = {
            let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
            tables.iter().filter_map(|id| rooms.open.get(id)).map(|door| door.commands.clone()).collect()
        };
        for door in doors {
            // A room that has closed needs no telling; one that has not answers nobody who comes later.
            let _ = door.send(Box::new(Command::Close)).await;
            door.closed().await;
        }
    }

    /// Notes that the tables are looked after; whoever is at one whose clock stood still because nobody did is told.
    pub(crate) async fn attend(&self) -> anyhow::Result<()> {
        let Backing { store, attendance, .. } = &self.backing;
        if attendance.attend(&**store, now()).await.context("noting that tables are looked after")? {
            tracing::info!("for a while nobody looked after the tables: clocks stood still");
            self.tell_rooms(|| Command::StoodStill);
        }
        Ok(())
    }

    /// The tables where something is due. Those where time stood still are put off and not among them.
    async fn due(&self, due: &Due) -> anyhow::Result<Vec<TableId>> {
        let Backing { store, attendance, .. } = &self.backing;
        loop {
            let found = store.due(due.clone()).await.context("listing due tables")?;
            if attendance.put_off(&**store, &found, due.now).await? == 0 {
                return Ok(found);
            }
        }
    }

    /// Wakes tables where a bot or a clock is due, again and again.
    pub(crate) async fn look_up(self: Arc<Self>) {
        let shared = self.backing.store.is_shared();
        let mut every = tokio::time::interval(if shared { LOOK_UP_SHARED } else { LOOK_UP_EVERY });
        let mut after = String::new();
        loop {
            every.tick().await;
            // Nobody's time is over because a database could not be reached.
            if let Err(error) = self.attend().await {
                tracing::error!(error = format!("{error:#}"), "nobody looks after the tables");
                continue;
            }
            // Those that are open may all be among the due ones.
            let most = LOOK_UP + self.rooms();
            let due = Due {
                now: now(),
                rules: self.backing.games.rules(),
                after: after.clone(),
                most: most as u32,
            };
            match self.due(&due).await {
                Ok(due) => {
                    // However many there are, and whatever becomes of them, all have their turn.
                    let last = due.get(most - 1).map(|id| id.0.clone());
                    after = last.unwrap_or_default();
                    for id in due {
                        if self.send(&id, Command::LookUp).await.is_err() {
                            break;
                        }
                    }
                }
                Err(error) => tracing::error!(error = format!("{error:#}"), "due tables cannot be listed"),
            }
        }
    }

    /// Passes on what other servers hint at, and makes up for hints that were lost.
    pub(crate) async fn keep_in_step(self: Arc<Self>, mut news: mpsc::Receiver<News>) {
        let hear = async {
            while let Some(heard) = news.recv().await {
                match heard {
                    News::Hint(node, hint) => self.pass_on(node, hint),
                    News::Living(living) => {
                        let living = Arc::new(living);
                        self.tell_rooms(|| Command::Living(living.clone()));
                    }
                }
            }
        };
        // What others hint at does not wait for a comparison.
        tokio::select! {
            () = hear => (),
            () = self.keep_comparing() => (),
        }
    }

    async fn keep_comparing(&self) {
        let mut every = tokio::time::interval(COMPARE_EVERY);
        every.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            every.tick().await;
            if let Err(error) = self.compare().await {
                tracing::error!(error = format!("{error:#}"), "rooms cannot be compared with the store");
            }
        }
    }

    /// Hints at something to a room, if it is open.
    fn pass_on(&self, node: String, hint: Hint) {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(door) = rooms.open.get(hint.table()) {
            // A room too busy to hear of it is compared with the store later.
            let _ = door.commands.try_send(Box::new(Command::Hint { node, hint }));
        }
    }

    fn tell_rooms(&self, command: impl Fn() -> Command) {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        for door in rooms.open.values() {
            let _ = door.commands.try_send(Box::new(command()));
        }
    }

    /// Wakes rooms that have not heard of what was stored or said a while ago.
    async fn compare(&self) -> anyhow::Result<()> {
        let mut known: HashSet<TableId> = {
            let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
            rooms.open.keys().cloned().collect()
        };
        let stored = self.backing.store.reached(known.iter().cloned().collect()).await?;
        // At a table that is played at, something is on its way here most of the time.
        tokio::time::sleep(ON_ITS_WAY).await;
        for (table, stored) in stored {
            known.remove(&table);
            let Some(here) = self.reached(&table) else { continue };
            if here.said < stored.said {
                self.pass_on(String::new(), Hint::Said(table.clone()));
            }
            if here.revision < stored.revision {
                self.pass_on(String::new(), Hint::Changed { table, revision: stored.revision });
            }
        }
        // Whatever was not found is gone.
        for table in known {
            self.pass_on(String::new(), Hint::Changed { table, revision: u32::MAX });
        }
        Ok(())
    }

    /// How far the table in memory is, if its room is open.
    fn reached(&self, id: &TableId) -> Option<Reached> {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.open.get(id).map(|door| door.plate.reached())
    }

    /// Closes all rooms. Their sockets end, and whatever they were storing is stored.
    pub(crate) async fn close(&self) -> anyhow::Result<()> {
        let doors: Vec<Door> = {
            let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
            rooms.closed = true;
            rooms.open.drain().map(|(_, door)| door).collect()
        };
        for door in &doors {
            // One that has closed by itself needs no telling.
            let _ = door.commands.send(Box::new(Command::Close)).await;
        }
        for door in doors {
            door.task.await.context("a room failed")?;
        }
        Ok(())
    }
}
