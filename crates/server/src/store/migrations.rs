//! How the tables came to be, step by step, in one text for both databases.
//!
//! The texts are `SQLite`'s: `text`, `blob`, `integer` and `real` columns, `strict` tables. PostgreSQL gets the same
//! with its own names of types. A new step is a file in `migrations/` and a line in [`STEPS`]; one that has been
//! released is never changed.
//!
//! A step adds and takes nothing away, because servers of the version before may run on the same database meanwhile and
//! may be started again: steps that a program does not know are no concern of its.

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr};

/// All steps in order; a step's number is its place, counted from 1.
const STEPS: &[(&str, &str)] = &[
    ("start", include_str!("migrations/start.sql")),
    ("orders", include_str!("migrations/orders.sql")),
    ("nodes", include_str!("migrations/nodes.sql")),
    ("people", include_str!("migrations/people.sql")),
    ("tokens", include_str!("migrations/tokens.sql")),
    ("packed", include_str!("migrations/packed.sql")),
    ("push", include_str!("migrations/push.sql")),
    ("operators", include_str!("migrations/operators.sql")),
    ("names", include_str!("migrations/names.sql")),
    ("passwords", include_str!("migrations/passwords.sql")),
    ("settings", include_str!("migrations/settings.sql")),
    ("keys", include_str!("migrations/keys.sql")),
    ("results-side", include_str!("migrations/results-side.sql")),
    ("attendance", include_str!("migrations/attendance.sql")),
    ("gone", include_str!("migrations/gone.sql")),
    ("watch", include_str!("migrations/watch.sql")),
    ("borrowed", include_str!("migrations/borrowed.sql")),
    ("servers", include_str!("migrations/servers.sql")),
    ("links", include_str!("migrations/links.sql")),
];

/// Whose words a text is put in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dialect {
    Sqlite,
    Postgres,
}

/// What each database calls a type, and what only `SQLite` says.
const WORDS: &[(&str, &str)] = &[
    (" blob", " bytea"),
    (" integer", " bigint"),
    (" real", " double precision"),
    (") strict, without rowid;", ");"),
    (") strict;", ");"),
];

/// The steps in a database's own words.
pub(super) fn migrations(dialect: Dialect) -> Migrator {
    let steps = (1..).zip(STEPS).map(|(number, &(name, text))| {
        let text = match dialect {
            Dialect::Sqlite => text.into_sql_str(),
            Dialect::Postgres => AssertSqlSafe(postgres(text)).into_sql_str(),
        };
        Migration::new(number, name.into(), MigrationType::Simple, text, false)
    });
    let mut migrator = Migrator::with_migrations(steps.collect());
    migrator.set_ignore_missing(true);
    migrator
}

/// How the steps that a database has taken compare with those that this program knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Taken {
    /// The names of those that it has not taken yet.
    pub(super) missing: Vec<&'static str>,
    /// How many it has taken that came after this program.
    pub(super) unknown: usize,
}

impl Taken {
    /// By the numbers of the steps that were taken.
    pub(super) fn of(numbers: &[i64]) -> Self {
        let steps = || (1..).zip(STEPS);
        let missing = steps().filter(|(number, _)| !numbers.contains(number)).map(|(_, &(name, _))| name);
        let known = steps().filter(|(number, _)| numbers.contains(number)).count();
        Self { missing: missing.collect(), unknown: numbers.len() - known }
    }
}

fn postgres(text: &str) -> String {
    WORDS.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}

/// All tables in the order in which they can be filled: what a row refers to comes before it.
pub(super) fn tables() -> impl Iterator<Item = &'static str> {
    let lines = STEPS.iter().flat_map(|(_, text)| text.lines());
    lines.filter_map(|line| line.strip_prefix("create table ")?.split(' ').next())
}
