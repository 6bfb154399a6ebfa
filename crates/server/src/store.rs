//! What is kept: people, sessions, tables and their records, behind one narrow trait.
//!
//! All writing goes through [`Store::commit`]. A change of a table names the revision it was made at and is refused
//! if the table has another by now, so the store orders what happens even if several servers share it.

mod attendance;
mod changes;
mod copy;
mod database;
mod migrations;
mod moment;
mod nodes;
pub mod packed;
mod place;
mod read;
mod rows;
mod since;
pub mod sql;
mod steps;
mod writer;
mod writes;

use std::collections::BTreeMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use orrery_engine::{Seat, SeatSet};
use orrery_protocol::{Order, Phase, Said, TableList, Version};

use tokio::sync::mpsc;

use crate::clocks::Clocks;
use crate::ids::{PersonId, TableId};
use crate::votes::Votes;

pub use attendance::Attendance;
pub use copy::{Copied, copy, expect_empty};
pub use database::Database;
pub(crate) use moment::Moment;
pub use nodes::{Hint, News};
pub use place::Place;
pub use since::Since;
pub(crate) use sql::is_away;
pub use sql::{Row, Sql};
pub use writes::{Writes, probe};

/// An answer of the store that is on its way.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = anyhow::Result<T>> + Send + 'a>>;

/// Who is told how far some long work has come: how many things are done, of how many.
pub type Tell<'a> = &'a (dyn Fn(u64, u64) + Send + Sync);

/// How many tables a page of a list has.
pub const PAGE: u32 = 20;
/// How many of the last things said are told to somebody who comes.
pub const WORDS: u32 = 50;

/// Where everything is kept.
pub trait Store: Send + Sync {
    /// Makes all changes or none. They are durable when the answer comes.
    fn commit(&self, changes: Vec<Change>) -> Answer<'_, Commit>;
    /// How that goes.
    fn writes(&self) -> &Writes;
    /// The rows of a query, for parts of the server that have tables of their own.
    fn read(&self, sql: Sql) -> Answer<'_, Vec<Row>>;
    /// A session, by the hash of its token.
    fn session(&self, hash: [u8; 32]) -> Answer<'_, Option<SessionRow>>;
    /// The account of a name, by its key.
    fn account(&self, name_key: String) -> Answer<'_, Option<Account>>;
    /// A table.
    fn table(&self, id: TableId) -> Answer<'_, Option<TableRow>>;
    /// One page of a list, counted from 0.
    fn tables(&self, list: TableList, of: Option<PersonId>, page: u32) -> Answer<'_, Vec<TableRow>>;
    /// The records of a table in order.
    fn records(&self, id: TableId) -> Answer<'_, Vec<Vec<u8>>>;
    /// The records of a table from `first` on; those of a packed game come all together or not at all.
    fn records_from(&self, id: TableId, first: u32) -> Answer<'_, Vec<Vec<u8>>>;
    /// A table as it is, and its records from `first` on; there may be more of them than it tells of.
    fn since(&self, id: TableId, first: u32) -> Answer<'_, Option<Since>> {
        Box::pin(since::alone(self, id, first))
    }
    /// How many records each undo of a table left, in order.
    fn undos(&self, id: TableId) -> Answer<'_, Vec<u32>>;
    /// What was said at a table from a number on; of more than [`WORDS`], the last.
    fn words(&self, id: TableId, from: u32) -> Answer<'_, Vec<Spoken>>;
    /// The standing orders at a table, by seat and kind.
    fn orders(&self, id: TableId) -> Answer<'_, Vec<SeatOrder>>;
    /// The request to undo at a table, if one was ever made.
    fn undo_request(&self, id: TableId) -> Answer<'_, Option<AskedUndo>>;
    /// How far tables are; one that is no more is left out.
    fn reached(&self, ids: Vec<TableId>) -> Answer<'_, Vec<(TableId, Reached)>>;
    /// Takes part among the servers that share the store, if it can be shared, and tells them what rules are played
    /// here; what the others hint at comes through the channel.
    fn join(&self, rules: Vec<(&'static str, u32)>) -> Answer<'_, Option<mpsc::Receiver<News>>>;
    /// Whether another living server plays a game by these rules.
    fn is_played_elsewhere(&self, game: String, rules: u32) -> Answer<'_, bool>;
    /// Whether other servers may change tables, too.
    fn is_shared(&self) -> bool;
    /// Tells the other servers something.
    fn hint(&self, hint: Hint);
    /// Asks that bots think at this table here and nowhere else; whether they may.
    fn claim(&self, table: TableId) -> Answer<'_, bool>;
    /// Gives that up.
    fn release(&self, table: TableId) -> Answer<'_, ()>;
    /// A table and all its records, as they are at one moment.
    fn whole(&self, id: TableId) -> Answer<'_, Option<Since>>;
    /// Running tables where a person has run out of time, or where a bot or an order has to decide and no other living
    /// server takes care of that; in the order of their ids.
    fn due(&self, due: Due) -> Answer<'_, Vec<TableId>>;
    /// All running tables.
    fn running(&self) -> Answer<'_, Vec<TableId>>;
    /// Waits for all writing that was asked for, and closes.
    fn close(&self) -> Answer<'_, ()>;
}

/// Which tables are asked for where something is due.
#[derive(Clone, Debug)]
pub struct Due {
    /// Time is over then.
    pub now: i64,
    /// The games that can be played, each with the version of its rules.
    pub rules: Vec<(&'static str, u32)>,
    /// Those whose ids come after this one: whoever asks again goes on where the last answer ended.
    pub after: String,
    /// So many at most.
    pub most: u32,
}

/// What became of a commit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Commit {
    /// It is durable.
    Done,
    /// Something it rests on has changed: a table's revision, or a name is taken. Nothing was changed.
    Conflict,
}

/// One change.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "it is made, used and gone; few live at a time")]
pub enum Change {
    /// A new guest.
    Guest(Person),
    /// A guest's new name; no account may have it.
    Rename(Person),
    /// A guest becomes an account; the name must be free.
    Register {
        /// Who, with the new name.
        person: Person,
        /// The key of the name.
        name_key: String,
        /// The password's hash.
        password: String,
    },
    /// A new session.
    OpenSession {
        /// The token's hash.
        hash: [u8; 32],
        /// Whose.
        person: PersonId,
        /// The browser and its system, as far as they are known.
        label: (Option<&'static str>, Option<&'static str>),
    },
    /// A session is still in use.
    SeeSession {
        /// The token's hash.
        hash: [u8; 32],
    },
    /// A session ends.
    CloseSession {
        /// The token's hash.
        hash: [u8; 32],
    },
    /// A new table with its records, if the game has begun.
    NewTable(TableRow, Vec<Vec<u8>>),
    /// A table changes.
    Table(Box<TableChange>),
    /// Nobody is left at a table that was gathering.
    DropTable {
        /// The table.
        table: TableId,
        /// Its revision so far.
        revision: u32,
    },
    /// Somebody said something. Whether the name is that of an account is found out whenever it is read.
    Say(TableId, PersonId, Said),
    /// Somebody asks for an undo, agrees, or declines.
    AskUndo {
        /// The table.
        table: TableId,
        /// Its revision so far.
        revision: u32,
        /// The request as it is from now on.
        asked: Option<AskedUndo>,
    },
    /// The changes after it touch the tables of a person; many rows are locked in the order in which everybody does it.
    LockTablesOf(PersonId),
    /// A statement of a part of the server that has tables of its own.
    Do(Sql),
    /// The same; if it touches no row, something it rests on has changed.
    Expect(Sql),
    /// A seat has other standing orders. To lists the table has not changed.
    Order {
        /// The table.
        table: TableId,
        /// Its revision so far.
        revision: u32,
        /// All orders at the table from now on.
        orders: Vec<SeatOrder>,
        /// Whether a bot or an order has to decide now.
        bot_due: bool,
    },
    /// A change of the table in the same commit leaves these standing orders.
    OrdersLeft {
        /// The table.
        table: TableId,
        /// All of them.
        orders: Vec<SeatOrder>,
    },
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spoken {
    /// Its number among all that was said there, from 0 on.
    pub number: u32,
    /// What.
    pub said: Said,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reached {
    /// Its revision.
    pub revision: u32,
    /// How much was said.
    pub said: u32,
}

/// A change of one table.
#[derive(Clone, Debug)]
pub struct TableChange {
    /// The table as it is from now on, but for its revision: that is the one before.
    pub row: TableRow,
    /// What changes beside the row itself.
    pub beside: Beside,
}

/// What changes beside the row of a table.
#[derive(Clone, Debug)]
pub enum Beside {
    /// Who sits where; a request to undo is dropped.
    Seats,
    /// Records are added at the end.
    Records(Vec<Vec<u8>>),
    /// The same, and all that is [`Steady`] stays as it was: only how far the game has come, who owes a decision,
    /// whether a bot does and when it was are written. Almost all changes are such.
    Steps {
        /// The records.
        records: Vec<Vec<u8>>,
        /// Whether the last change was in another second.
        later: bool,
    },
    /// Nothing.
    Nothing,
    /// Records are taken back until as many are left as the row says.
    TakenBack,
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The id.
    pub id: PersonId,
    /// The name shown at tables.
    pub name: String,
    /// Whether there is a password.
    pub account: bool,
}

/// A session.
#[derive(Clone, Debug)]
pub struct SessionRow {
    /// Whose.
    pub person: Person,
    /// When it was last noted as in use.
    pub seen: i64,
    /// Whether it was made for a program.
    pub is_program: bool,
    /// Whether its person is kept out.
    pub is_banned: bool,
    /// Whether its person runs the server.
    pub is_operator: bool,
}

/// An account and its password.
#[derive(Clone, Debug)]
pub struct Account {
    /// Who.
    pub person: Person,
    /// The password's hash.
    pub password: String,
}

/// All of a table but its records.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct TableRow {
    /// The id.
    pub id: TableId,
    /// Raised by every change.
    pub revision: u32,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Chosen values by field.
    pub options: BTreeMap<String, String>,
    /// Whether it is listed for all.
    pub public: bool,
    /// Hours for a move.
    pub hours: Option<u16>,
    /// The clock, if time is counted.
    pub clock: Option<Clocks>,
    /// Votes under way.
    pub votes: Votes,
    /// Whether all agreed to end it without a result.
    pub aborted: bool,
    /// Whether somebody brought it as a text.
    pub imported: bool,
    /// Who may start it.
    pub host: PersonId,
    /// Where it stands.
    pub phase: Phase,
    /// The setup, once it has begun.
    pub setup: Option<Vec<u8>>,
    /// Where its chance comes from.
    pub seed: [u8; 32],
    /// How far it has come.
    pub version: Version,
    /// Who owes a decision.
    pub waiting: SeatSet,
    /// Who won, once it is over.
    pub winners: Option<SeatSet>,
    /// Whether a bot owes a decision, or a person whose standing order answers.
    pub bot_due: bool,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// Seconds since 1970.
    pub created: i64,
    /// Seconds since 1970 of the last change.
    pub changed: i64,
}

impl TableRow {
    /// The seats of people who owe a decision themselves.
    pub fn people_waiting(&self) -> SeatSet {
        let is_person =
            |seat: &Seat| self.seats.get(seat.index()).is_some_and(|sitter| !sitter.is_played_by_bot());
        self.waiting.iter().filter(is_person).collect()
    }

    /// The table once its game has ended without a result.
    #[must_use]
    pub fn ended(mut self) -> Self {
        (self.phase, self.aborted) = (Phase::Over, true);
        (self.waiting, self.winners, self.bot_due) = (SeatSet::EMPTY, Some(SeatSet::EMPTY), false);
        self.votes.cast.clear();
        self.changed = now();
        self
    }

    /// When somebody's time is over.
    pub fn deadline(&self) -> Option<i64> {
        let clock = self.clock.as_ref().filter(|_| self.phase == Phase::Playing)?;
        clock.deadline(self.people_waiting())
    }
}

/// What most decisions leave as it is in the row of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Steady {
    host: PersonId,
    phase: Phase,
    has_begun: bool,
    undos: u32,
    winners: Option<SeatSet>,
    clock: Option<Clocks>,
    /// It hangs on who owes a decision, also while the clock is the same.
    deadline: Option<i64>,
    votes: Votes,
    aborted: bool,
}

impl From<&TableRow> for Steady {
    fn from(row: &TableRow) -> Self {
        Self {
            host: row.host.clone(),
            phase: row.phase,
            has_begun: row.setup.is_some(),
            undos: row.version.undos,
            winners: row.winners,
            clock: row.clock.clone(),
            deadline: row.deadline(),
            votes: row.votes.clone(),
            aborted: row.aborted,
        }
    }
}

/// A request to undo that waits for consent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AskedUndo {
    /// When it was made; once the game has gone on it counts no more.
    pub version: Version,
    /// Who asked.
    pub by: Seat,
    /// Who has agreed.
    pub agreed: SeatSet,
}

/// What a seat wants done in reaction windows of one kind, unless it wants to be asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatOrder {
    /// The seat.
    pub seat: Seat,
    /// The kind of window.
    pub kind: String,
    /// What to do.
    pub order: Order,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// The seat is open.
    Nobody,
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
    /// A person.
    Person {
        /// Who.
        id: PersonId,
        /// The name shown.
        name: String,
        /// Whether that is the name of their account.
        account: bool,
        /// Why a bot plays for them, if one does.
        replaced: Option<Absence>,
    },
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Absence {
    /// The person wanted it.
    Left,
    /// The person's time was over.
    Late,
    /// The others voted for it.
    VotedOut,
}

impl Sitter {
    /// A person under a name, which may be one that was given to the seat alone.
    pub fn named(person: &Person, name: String) -> Self {
        let account = person.account && person.name == name;
        Self::Person { id: person.id.clone(), name, account, replaced: None }
    }

    /// Whether `person` sits here.
    pub fn is(&self, person: Option<&PersonId>) -> bool {
        matches!(self, Self::Person { id, .. } if Some(id) == person)
    }

    /// The person, if one sits here.
    pub const fn person(&self) -> Option<&PersonId> {
        match self {
            Self::Person { id, .. } => Some(id),
            Self::Nobody | Self::Bot { .. } => None,
        }
    }

    /// Whether a bot decides for this seat.
    pub const fn is_played_by_bot(&self) -> bool {
        matches!(self, Self::Bot { .. } | Self::Person { replaced: Some(_), .. })
    }

    /// Whether the others voted for a bot here.
    pub const fn is_voted_out(&self) -> bool {
        matches!(self, Self::Person { replaced: Some(Absence::VotedOut), .. })
    }
}

/// By how many seconds the clock of this machine is ahead of that of a database that several servers share.
static AHEAD: AtomicI64 = AtomicI64::new(0);

/// Seconds since 1970; by the clock of the database, if several servers share it.
pub fn now() -> i64 {
    system_time() - AHEAD.load(Ordering::Relaxed)
}

/// The same by the clock of this machine.
fn system_time() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}

/// A database that was asked at a moment of this machine's clock has just answered what time it is.
fn keep_time(asked: i64, database: i64) {
    let before = AHEAD.load(Ordering::Relaxed);
    let ahead = ahead(before, asked, database, system_time());
    if ahead != before {
        tracing::warn!(seconds = ahead, "this machine's clock is ahead of the database's, which counts");
        AHEAD.store(ahead, Ordering::Relaxed);
    }
}

/// By how much a clock is ahead of another that was read between two of its moments; as before, as far as can be told
/// from whole seconds.
fn ahead(before: i64, asked: i64, other: i64, answered: i64) -> i64 {
    let (least, most) = (asked - other - 1, answered - other + 1);
    if least <= 0 && 0 <= most { 0 } else { before.clamp(least, most) }
}

/// How a file would be asked, step by step; whatever is asked often is looked for by index.
#[cfg(test)]
pub(crate) async fn plan_of(text: &str) -> Vec<String> {
    let path = std::env::temp_dir().join(format!("orrery-plan-{:016x}.db", crate::ids::number()));
    let database = Database::open(&Place::File(path.clone())).await.expect("a database");
    let plan = database.read(Sql::assembled(format!("explain query plan {text}"))).await.expect("a plan");
    database.close().await.expect("a closed database");
    std::fs::remove_file(path).expect("a file");
    plan.iter().map(|row| row.get("detail").expect("a step")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_agrees_with_the_other_within_a_second_is_not_ahead() {
        for answered in 1000..1010 {
            assert_eq!(ahead(0, 1000, answered, answered), 0);
            // However long the answer takes: it may have been read at any time meanwhile.
            assert_eq!(ahead(7, 1000, 1000, answered), 0);
        }
        for other in [999, 1001] {
            assert_eq!(ahead(0, 1000, other, 1000), 0);
        }
    }

    #[test]
    fn a_clock_that_is_ahead_or_behind_is_corrected_and_not_all_the_time() {
        assert_eq!(ahead(0, 1300, 1000, 1300), 299);
        // A second of rounding changes nothing.
        assert_eq!(ahead(299, 1305, 1004, 1305), 300);
        assert_eq!(ahead(300, 1305, 1005, 1306), 300);
        assert_eq!(ahead(0, 1000, 1300, 1000), -299);
        assert_eq!(ahead(-300, 1000, 1000, 1000), 0);
    }
}
