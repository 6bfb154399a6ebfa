//! Statements that `SQLite` and PostgreSQL both understand, and rows of either.
//!
//! Both take parameters as `$1`. Columns are of four types: text, blob, integer (64 bits, also for what is true or
//! false) and real; what a statement computes is cast to one of them (`cast(count(*) as bigint)`), because PostgreSQL
//! has more.

use std::pin::Pin;
use std::time::Duration;

use anyhow::Context;
use futures_util::{Stream, TryStreamExt};
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgArguments, PgPool, PgRow};
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqlitePool, SqliteRow};
use sqlx::{AssertSqlSafe, Postgres, Row as _, SqlSafeStr, SqlStr, Sqlite, Transaction};

/// How long a server may take to answer. Nobody says so when its machine is gone: whoever has waited longer gives the
/// connection up, and does not know what became of what was asked.
pub(crate) const PATIENCE: Duration = Duration::from_secs(15);

/// How `SQLite` says that there is no room.
const FULL: &str = "13";
/// What PostgreSQL's codes begin with for connections that break, while it only reads, for what it has too little of, and while
/// it starts or stops.
const AWAY: [&str; 4] = ["08", "25006", "53", "57P"];

/// One statement with its parameters.
#[derive(Clone, Debug)]
pub struct Sql {
    text: SqlStr,
    values: Vec<Value>,
}

/// A parameter.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A whole number, or 0 and 1 for what is false or true.
    Integer(Option<i64>),
    /// Any other number.
    Real(Option<f64>),
    /// Text.
    Text(Option<String>),
    /// Bytes.
    Blob(Option<Vec<u8>>),
}

/// Connections to a database.
#[derive(Clone, Debug)]
pub(crate) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// One connection.
#[derive(Debug)]
pub(crate) enum Connection {
    Sqlite(PoolConnection<Sqlite>),
    Postgres(PoolConnection<Postgres>),
}

/// A database as it is at one moment, for reading; over when the value is dropped.
pub(crate) enum Moment {
    Sqlite(Transaction<'static, Sqlite>),
    Postgres(Transaction<'static, Postgres>),
}

/// One row of an answer.
#[derive(Debug)]
pub enum Row {
    /// Of `SQLite`.
    Sqlite(SqliteRow),
    /// Of PostgreSQL.
    Postgres(PgRow),
}

/// What a column can be read as: `i64`, `f64`, `String`, `Vec<u8>`, or one of them that may be missing.
pub trait Field:
    for<'r> sqlx::Decode<'r, Sqlite>
    + sqlx::Type<Sqlite>
    + for<'r> sqlx::Decode<'r, Postgres>
    + sqlx::Type<Postgres>
{
}

impl<T> Field for T where
    T: for<'r> sqlx::Decode<'r, Sqlite>
        + sqlx::Type<Sqlite>
        + for<'r> sqlx::Decode<'r, Postgres>
        + sqlx::Type<Postgres>
{
}

impl Row {
    /// A column.
    ///
    /// # Errors
    /// If there is no such column, or it holds something else.
    pub fn get<T: Field>(&self, column: &str) -> anyhow::Result<T> {
        let value = match self {
            Self::Sqlite(row) => row.try_get(column),
            Self::Postgres(row) => row.try_get(column),
        };
        value.with_context(|| format!("reading {column}"))
    }

    /// A whole number of a smaller type.
    ///
    /// # Errors
    /// If it is none, or too large.
    pub fn number<T: TryFrom<i64>>(&self, column: &str) -> anyhow::Result<T> {
        let number: i64 = self.get(column)?;
        T::try_from(number).ok().with_context(|| format!("reading {column}: {number} does not fit"))
    }

    /// A whole number that may be missing.
    ///
    /// # Errors
    /// If it is none, or too large.
    pub fn maybe_number<T: TryFrom<i64>>(&self, column: &str) -> anyhow::Result<Option<T>> {
        match self.get::<Option<i64>>(column)? {
            Some(_) => self.number(column).map(Some),
            None => Ok(None),
        }
    }

    /// Whether something is true.
    ///
    /// # Errors
    /// If it is no number.
    pub fn flag(&self, column: &str) -> anyhow::Result<bool> {
        Ok(self.get::<i64>(column)? != 0)
    }
}

impl Sql {
    /// A statement without parameters so far.
    pub const fn new(text: &'static str) -> Self {
        Self { text: SqlStr::from_static(text), values: Vec::new() }
    }

    /// A statement that was put together from constant parts.
    pub(crate) fn assembled(text: String) -> Self {
        Self { text: AssertSqlSafe(text).into_sql_str(), values: Vec::new() }
    }

    /// The next parameter.
    #[must_use]
    pub fn bind(mut self, value: impl Into<Value>) -> Self {
        self.values.push(match value.into() {
            // PostgreSQL takes no such text. Nothing that is kept has that character in it, and nothing is found by this one.
            Value::Text(Some(text)) if text.contains('\0') => {
                Value::Text(Some(text.replace('\0', "\u{fffd}")))
            }
            value => value,
        });
        self
    }

    /// All rows of the answer.
    pub(crate) async fn rows(self, pool: &Pool) -> anyhow::Result<Vec<Row>> {
        let mut connection = pool.acquire().await?;
        pool.in_time(self.rows_in(&mut connection)).await
    }

    /// The first row of the answer, if there is one.
    pub(crate) async fn row(self, pool: &Pool) -> anyhow::Result<Option<Row>> {
        Ok(self.rows(pool).await?.into_iter().next())
    }

    /// All rows of the answer, inside a transaction.
    pub(crate) async fn rows_in(self, connection: &mut Connection) -> anyhow::Result<Vec<Row>> {
        Ok(match connection {
            Connection::Sqlite(connection) => {
                let rows = self.for_sqlite().fetch_all(&mut **connection).await?;
                rows.into_iter().map(Row::Sqlite).collect()
            }
            Connection::Postgres(connection) => {
                let rows = self.for_postgres().fetch_all(&mut **connection).await?;
                rows.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    /// All rows of the answer at that moment.
    pub(crate) async fn rows_at(self, moment: &mut Moment) -> anyhow::Result<Vec<Row>> {
        Ok(match moment {
            Moment::Sqlite(moment) => {
                let rows = self.for_sqlite().fetch_all(&mut **moment).await?;
                rows.into_iter().map(Row::Sqlite).collect()
            }
            Moment::Postgres(moment) => {
                let rows = self.for_postgres().fetch_all(&mut **moment).await?;
                rows.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    /// The rows of the answer, one by one as they come.
    pub(crate) fn stream(
        self,
        connection: &mut Connection,
    ) -> Pin<Box<dyn Stream<Item = sqlx::Result<Row>> + Send + '_>> {
        match connection {
            Connection::Sqlite(connection) => {
                Box::pin(self.for_sqlite().fetch(&mut **connection).map_ok(Row::Sqlite))
            }
            Connection::Postgres(connection) => {
                Box::pin(self.for_postgres().fetch(&mut **connection).map_ok(Row::Postgres))
            }
        }
    }

    /// Carries it out; how many rows it touched.
    pub(crate) async fn run(self, connection: &mut Connection) -> anyhow::Result<u64> {
        Ok(match connection {
            Connection::Sqlite(connection) => {
                self.for_sqlite().execute(&mut **connection).await?.rows_affected()
            }
            Connection::Postgres(connection) => {
                self.for_postgres().execute(&mut **connection).await?.rows_affected()
            }
        })
    }

    fn for_sqlite(self) -> Query<'static, Sqlite, SqliteArguments> {
        self.values.into_iter().fold(sqlx::query(self.text), |query, value| match value {
            Value::Integer(value) => query.bind(value),
            Value::Real(value) => query.bind(value),
            Value::Text(value) => query.bind(value),
            Value::Blob(value) => query.bind(value),
        })
    }

    fn for_postgres(self) -> Query<'static, Postgres, PgArguments> {
        self.values.into_iter().fold(sqlx::query(self.text), |query, value| match value {
            Value::Integer(value) => query.bind(value),
            Value::Real(value) => query.bind(value),
            Value::Text(value) => query.bind(value),
            Value::Blob(value) => query.bind(value),
        })
    }
}

/// `($1, $2), ($3, $4)` for two rows of two.
pub(crate) fn places(rows: usize, width: usize) -> String {
    let row = |row: usize| {
        let places: Vec<String> = (1..=width).map(|column| format!("${}", row * width + column)).collect();
        format!("({})", places.join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

/// `(?, ?), (?, ?)` for two rows of two: `SQLite` searches for the number of a parameter that has a name.
pub(crate) fn marks(rows: usize, width: usize) -> String {
    let row = format!("({})", vec!["?"; width].join(", "));
    vec![row; rows].join(", ")
}

/// No answer came in time; the connection may be in the middle of anything.
#[derive(Debug)]
pub(crate) struct Silence;

impl std::fmt::Display for Silence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the database does not answer")
    }
}

impl std::error::Error for Silence {}

/// Waits for an answer as long as a server may take for it.
pub(crate) async fn in_time<T>(answer: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    tokio::time::timeout(PATIENCE, answer).await.unwrap_or_else(|_| Err(Silence.into()))
}

/// Whether an error, or what caused it, says that somebody else held what had to be locked.
pub(crate) fn is_locked(error: &anyhow::Error) -> bool {
    let causes = error.chain().filter_map(|cause| cause.downcast_ref::<sqlx::Error>());
    causes
        .filter_map(sqlx::Error::as_database_error)
        .any(|error| error.code().is_some_and(|code| code == "55P03"))
}

/// Whether an error says that something is there already that may be there once.
pub(crate) fn is_taken(error: &anyhow::Error) -> bool {
    let database = error.downcast_ref::<sqlx::Error>().and_then(sqlx::Error::as_database_error);
    database.is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

/// Whether an error says that the database has done nothing of what was asked, and goes on: not that it ends, after
/// which nobody knows.
pub(crate) fn is_refused(error: &anyhow::Error) -> bool {
    let database = error.downcast_ref::<sqlx::Error>().and_then(sqlx::Error::as_database_error);
    database.is_some_and(|error| error.code().is_none_or(|code| !code.starts_with("57P")))
}

/// Nothing was stored, or nobody knows whether it was, because the database is away.
#[derive(Debug)]
pub(crate) struct Away;

impl std::fmt::Display for Away {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the database takes nothing at the moment")
    }
}

/// Whether an error says that the database cannot be reached or has no room at the moment.
pub(crate) fn is_away(error: &anyhow::Error) -> bool {
    let is_code =
        |code: &str| code == FULL || code.len() == 5 && AWAY.iter().any(|&class| code.starts_with(class));
    error.is::<Silence>()
        || error.is::<Away>()
        || match error.downcast_ref::<sqlx::Error>() {
            Some(sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed) => true,
            Some(sqlx::Error::Database(error)) => error.code().is_some_and(|code| is_code(&code)),
            Some(_) | None => false,
        }
}

impl Pool {
    pub(crate) async fn acquire(&self) -> anyhow::Result<Connection> {
        Ok(match self {
            Self::Sqlite(pool) => Connection::Sqlite(pool.acquire().await?),
            Self::Postgres(pool) => Connection::Postgres(pool.acquire().await?),
        })
    }

    /// Waits for an answer as long as it may take. A file answers always, and what it was asked is not left half done.
    pub(crate) async fn in_time<T>(
        &self,
        answer: impl Future<Output = anyhow::Result<T>>,
    ) -> anyhow::Result<T> {
        match self {
            Self::Sqlite(_) => answer.await,
            Self::Postgres(_) => in_time(answer).await,
        }
    }

    /// The database as it is now, whatever changes meanwhile.
    pub(crate) async fn moment(&self) -> anyhow::Result<Moment> {
        Ok(match self {
            Self::Sqlite(pool) => Moment::Sqlite(pool.begin().await?),
            Self::Postgres(pool) => Moment::Postgres(
                pool.begin_with("begin transaction isolation level repeatable read, read only").await?,
            ),
        })
    }

    /// Closes all connections once nobody uses them any more. One that falls silent while it is given back stays in use for
    /// ever: it is left as it is.
    pub(crate) async fn close(&self) {
        let closed = async {
            match self {
                Self::Sqlite(pool) => pool.close().await,
                Self::Postgres(pool) => pool.close().await,
            }
            Ok(())
        };
        if let Err(error) = self.in_time(closed).await {
            tracing::warn!(error = format!("{error:#}"), "connections to the database are left open");
        }
    }
}

impl Connection {
    /// Forgets the connection, and with it whatever it was in the middle of.
    pub(crate) fn abandon(self) {
        match self {
            Self::Sqlite(connection) => drop(connection.detach()),
            Self::Postgres(connection) => drop(connection.detach()),
        }
    }
}

macro_rules! bound_as {
    ($($from:ty => $variant:ident($to:ty)),+ $(,)?) => {$(
        impl From<$from> for Value {
            fn from(value: $from) -> Self {
                Self::$variant(Some(<$to>::from(value)))
            }
        }

        impl From<Option<$from>> for Value {
            fn from(value: Option<$from>) -> Self {
                Self::$variant(value.map(<$to>::from))
            }
        }
    )+};
}

bound_as! {
    i64 => Integer(i64),
    u32 => Integer(i64),
    u16 => Integer(i64),
    u8 => Integer(i64),
    bool => Integer(i64),
    f64 => Real(f64),
    &str => Text(String),
    &String => Text(String),
    String => Text(String),
    &[u8] => Blob(Vec<u8>),

    Vec<u8> => Blob(Vec<u8>),
}
