//! Several servers on one PostgreSQL: who lives, who may let bots think where, and hints between them.
//!
//! Hints are sent outside of every writing transaction, because a notification inside one makes all commits of the
//! database wait for each other. They are wake-ups: whoever hears one asks the store, and whoever misses one learns of
//! the change when rooms are compared with the store. A decision, which is almost all that happens, comes with its hint,
//! so that nobody who has not missed one need ask.

use std::collections::{BTreeSet, HashMap};
use std::mem::discriminant;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::Context;
use orrery_engine::SeatSet;
use sqlx::Executor as _;
use sqlx::postgres::{PgListener, PgNotification, PgPool};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use super::rows::{bits, seats};
use super::sql::{Pool, Sql, in_time};
use super::{Beside, Change, keep_time, system_time};
use crate::ids::{TableId, hex};

/// How often a node says that it lives.
const BEAT_EVERY: Duration = Duration::from_secs(1);
/// After so much silence a node asks whether it can still hear.
const QUIET: Duration = Duration::from_secs(10);
/// After so many beats rooms hear again who lives, and tell again who is here: a hint of that may have been lost.
const HEAR_AGAIN: u32 = 30;
/// After so many seconds of silence a node counts as dead.
const LIFE: i64 = 6;
/// After so many seconds a dead node is forgotten.
const FORGET: i64 = 3600;
/// How many hints are sent at once.
const TOGETHER: usize = 150;
/// How many of them may at least be about who is connected.
const PRESENCE: usize = 15;
/// How many bytes a notification has at most: PostgreSQL takes less than 8,000.
const LONGEST: usize = 7_900;
/// How many bytes the records of a decision may have to come with its hint.
const RECORDS: usize = 500;
/// How many hints may wait; more are lost, and made up for when rooms are compared with the store.
const WAITING: usize = 4096;
/// The name under which nodes listen.
const CHANNEL: &str = "orrery";

/// The clock that all nodes share, in seconds since 1970: their own may differ.
macro_rules! time {
    () => {
        "cast(floor(extract(epoch from now())) as bigint)"
    };
}

/// What a database reads from its clock, in seconds since 1970.
pub(super) const fn time(pool: &Pool) -> &'static str {
    match pool {
        Pool::Sqlite(_) => "unixepoch()",
        Pool::Postgres(_) => time!(),
    }
}

/// What one node tells the others.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Hint {
    /// A table has another revision; one that is gone has the highest.
    Changed {
        /// The table.
        table: TableId,
        /// Its revision.
        revision: u32,
    },
    /// A decision was made at a table, and nothing else has changed.
    Stepped {
        /// The table.
        table: TableId,
        /// Its revision since.
        revision: u32,
        /// What the decision added.
        records: Vec<Vec<u8>>,
    },
    /// Something was said at a table.
    Said(TableId),
    /// These seats' people are connected to the node.
    Here {
        /// The table.
        table: TableId,
        /// The seats.
        seats: SeatSet,
    },
    /// Who is connected to the other nodes?
    WhoIsHere(TableId),
}

/// What a node hears.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// Another node hints at something.
    Hint(String, Hint),
    /// These other nodes live.
    Living(BTreeSet<String>),
}

impl Hint {
    /// The table it is about.
    pub const fn table(&self) -> &TableId {
        match self {
            Self::Changed { table, .. }
            | Self::Stepped { table, .. }
            | Self::Said(table)
            | Self::Here { table, .. }
            | Self::WhoIsHere(table) => table,
        }
    }

    /// Whether it is about who is connected.
    const fn is_presence(&self) -> bool {
        matches!(self, Self::Here { .. } | Self::WhoIsHere(_))
    }

    fn write(&self) -> String {
        match self {
            Self::Changed { table, revision } => format!("c{table}{revision:x}"),
            Self::Stepped { table, revision, records } => {
                let mut word = format!("d{table}{revision:x}");
                for record in records {
                    word.push(':');
                    word.push_str(&hex(record));
                }
                word
            }
            Self::Said(table) => format!("s{table}"),
            Self::Here { table, seats } => format!("h{table}{:02x}", bits(*seats)),
            Self::WhoIsHere(table) => format!("w{table}"),
        }
    }

    fn read(text: &str) -> Option<Self> {
        let (kind, rest) = text.split_at_checked(1)?;
        let (table, rest) = rest.split_at_checked(32)?;
        let table = TableId::parse(table)?;
        Some(match kind {
            "c" => Self::Changed { table, revision: u32::from_str_radix(rest, 16).ok()? },
            "d" => {
                let mut parts = rest.split(':');
                let revision = u32::from_str_radix(parts.next()?, 16).ok()?;
                Self::Stepped { table, revision, records: parts.map(bytes).collect::<Option<_>>()? }
            }
            "s" => Self::Said(table),
            "h" => Self::Here { table, seats: seats(i64::from_str_radix(rest, 16).ok()?) },
            "w" => Self::WhoIsHere(table),
            _ => return None,
        })
    }

    fn changed(table: &TableId, revision: u32) -> Self {
        Self::Changed { table: table.clone(), revision }
    }

    /// What the others should know of a change.
    pub(super) fn of(change: &Change) -> Option<Self> {
        match change {
            Change::Table(change) => {
                let (table, revision) = (&change.row.id, change.row.revision + 1);
                Some(match &change.beside {
                    // What a clock has come to is not told by the records.
                    Beside::Steps { records, .. }
                        if change.row.clock.is_none()
                            && records.iter().map(Vec::len).sum::<usize>() <= RECORDS =>
                    {
                        Self::Stepped { table: table.clone(), revision, records: records.clone() }
                    }
                    _ => Self::changed(table, revision),
                })
            }
            Change::DropTable { table, .. } => Some(Self::changed(table, u32::MAX)),
            Change::AskUndo { table, revision, .. } | Change::Order { table, revision, .. } => {
                Some(Self::changed(table, revision + 1))
            }
            Change::Say(table, ..) => Some(Self::Said(table.clone())),
            _ => None,
        }
    }
}

/// Bytes of pairs of digits.
fn bytes(digits: &str) -> Option<Vec<u8>> {
    let pairs = (0..digits.len()).step_by(2).map(|at| digits.get(at..at + 2));
    pairs.map(|pair| u8::from_str_radix(pair?, 16).ok()).collect()
}

/// Whether anybody else lives, so that anybody needs hints.
#[derive(Debug, Default)]
struct Company {
    /// How many notifications of others were heard.
    heard: AtomicU64,
    /// One more than were heard when a beat began that found nobody; 0 if the last one found somebody.
    deserted: AtomicU64,
}

impl Company {
    /// Whether nobody was found, nor heard since the looking began.
    fn is_alone(&self) -> bool {
        self.deserted.load(Ordering::Relaxed) == self.heard() + 1
    }

    fn heard(&self) -> u64 {
        self.heard.load(Ordering::Relaxed)
    }

    /// Whoever speaks lives, though the next beat has not noticed yet.
    fn hear(&self) {
        self.heard.fetch_add(1, Ordering::Relaxed);
    }

    /// A beat that began when so many were heard has found somebody, or nobody.
    fn found(&self, heard: u64, living: &BTreeSet<String>) {
        self.deserted.store(if living.is_empty() { heard + 1 } else { 0 }, Ordering::Relaxed);
    }
}

/// This server among those that share the database.
#[derive(Debug)]
pub(super) struct Node {
    id: String,
    pool: PgPool,
    hints: mpsc::Sender<Hint>,
    /// Hints about who is connected: they are many at times, and wait for all others.
    presence: mpsc::Sender<Hint>,
    company: Arc<Company>,
    tasks: Vec<JoinHandle<()>>,
}

impl Node {
    /// Takes part with the rules it plays; what it hears comes through the channel. It listens on a connection of an `ear`, and on one of
    /// another if that one fails.
    pub(super) async fn join(
        pool: PgPool,
        ear: impl Fn() -> PgPool + Send + 'static,
        rules: &[(&str, u32)],
    ) -> anyhow::Result<(Self, mpsc::Receiver<News>)> {
        let id = format!("{:016x}", crate::ids::number());
        let (news, heard) = mpsc::channel(WAITING);
        let (hints, waiting) = mpsc::channel(WAITING);
        let (presence, aside) = mpsc::channel(WAITING);
        let company = Arc::new(Company::default());
        let listener = listener(&ear()).await.context("listening to other nodes")?;
        let rules = rules.iter().map(|&(game, rules)| word(game, rules)).collect::<Vec<_>>().join(" ");
        beat(&pool, &id, &rules).await?;
        let tasks = vec![
            tokio::spawn(live(pool.clone(), id.clone(), rules, company.clone(), news.clone())),
            tokio::spawn(listen(listener, ear, id.clone(), company.clone(), news)),
            tokio::spawn(speak(pool.clone(), id.clone(), waiting, aside)),
        ];
        Ok((Self { id, pool, hints, presence, company, tasks }, heard))
    }

    pub(super) fn id(&self) -> &str {
        &self.id
    }

    /// Tells the others, if there are any.
    pub(super) fn hint(&self, hint: Hint) {
        if !self.is_alone() {
            // One that does not fit is made up for later.
            let _ = if hint.is_presence() { &self.presence } else { &self.hints }.try_send(hint);
        }
    }

    pub(super) fn is_alone(&self) -> bool {
        self.company.is_alone()
    }

    /// Takes part no more: its claims are free at once.
    pub(super) async fn leave(&self) {
        self.tasks.iter().for_each(JoinHandle::abort);
        let sql = sqlx::query("delete from nodes where id = $1").bind(&self.id);
        if let Err(error) = in_time(async { Ok(sql.execute(&self.pool).await?) }).await {
            tracing::warn!(
                error = format!("{error:#}"),
                "the other nodes will notice by themselves that this one has gone"
            );
        }
    }
}

/// Rules of a game as a node tells them.
fn word(game: &str, rules: u32) -> String {
    format!("{game}:{rules}")
}

/// Says that the node lives and what it plays, asks what time it is, and who else lives.
async fn beat(pool: &PgPool, id: &str, rules: &str) -> anyhow::Result<BTreeSet<String>> {
    let sql = concat!(
        "insert into nodes (id, until, rules) values ($1, ",
        time!(),
        " + $2, $3)
         on conflict (id) do update set until = excluded.until returning until - $2"
    );
    let forget = concat!("delete from nodes where until < ", time!(), " - $1");
    let living = concat!("select id from nodes where until > ", time!(), " and id <> $1");
    in_time(async {
        let mut connection = pool.acquire().await?;
        let asked = system_time();
        let beat = sqlx::query_scalar(sql).bind(id).bind(LIFE).bind(rules);
        keep_time(asked, beat.fetch_one(&mut *connection).await?);
        sqlx::query(forget).bind(FORGET).execute(&mut *connection).await?;
        let living = sqlx::query_scalar(living).bind(id).fetch_all(&mut *connection).await?;
        Ok(living.into_iter().collect())
    })
    .await
}

async fn live(pool: PgPool, id: String, rules: String, company: Arc<Company>, news: mpsc::Sender<News>) {
    let mut known = BTreeSet::new();
    let mut beats = 0;
    let mut every = tokio::time::interval(BEAT_EVERY);
    every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        let heard = company.heard();
        match beat(&pool, &id, &rules).await {
            Ok(living) => {
                company.found(heard, &living);
                beats += 1;
                if living != known || beats % HEAR_AGAIN == 0 {
                    known.clone_from(&living);
                    if news.send(News::Living(living)).await.is_err() {
                        return;
                    }
                }
            }
            Err(error) => {
                tracing::error!(
                    error = format!("{error:#}"),
                    "the database does not hear that this node lives"
                );
            }
        }
    }
}

/// Listens on a connection of this pool.
async fn listener(pool: &PgPool) -> anyhow::Result<PgListener> {
    in_time(async {
        let mut listener = PgListener::connect_with(pool).await?;
        listener.listen(CHANNEL).await?;
        Ok(listener)
    })
    .await
}

/// What is said next; `None` if nothing was said for a while, and something would have been heard.
async fn hear(listener: &mut PgListener) -> anyhow::Result<Option<PgNotification>> {
    if let Ok(heard) = tokio::time::timeout(QUIET, listener.recv()).await {
        return Ok(Some(heard?));
    }
    in_time(async { Ok(listener.execute("select 1").await?) }).await?;
    Ok(None)
}

async fn listen(
    mut ears: PgListener,
    another: impl Fn() -> PgPool,
    id: String,
    company: Arc<Company>,
    news: mpsc::Sender<News>,
) {
    loop {
        let heard = match hear(&mut ears).await {
            Ok(Some(heard)) => heard,
            Ok(None) => continue,
            Err(error) => {
                tracing::error!(error = format!("{error:#}"), "other nodes cannot be heard");
                tokio::time::sleep(BEAT_EVERY).await;
                if let Ok(others) = listener(&another()).await {
                    ears = others;
                }
                continue;
            }
        };
        let mut words = heard.payload().split(' ');
        let Some(from) = words.next().filter(|&from| from != id) else { continue };
        company.hear();
        for hint in words.filter_map(Hint::read) {
            if news.send(News::Hint(from.to_owned(), hint)).await.is_err() {
                return;
            }
        }
    }
}

async fn speak(
    pool: PgPool,
    id: String,
    mut hints: mpsc::Receiver<Hint>,
    mut presence: mpsc::Receiver<Hint>,
) {
    let mut waiting = Vec::with_capacity(TOGETHER);
    while next(&mut waiting, &mut hints, &mut presence).await {
        let payloads = payloads(&id, &words(waiting.drain(..)));
        let sql = "select pg_notify($1, payload) from unnest($2::text[]) as payload";
        let said = sqlx::query(sql).bind(CHANNEL).bind(&payloads);
        if let Err(error) = in_time(async { Ok(said.execute(&pool).await?) }).await {
            tracing::warn!(error = format!("{error:#}"), "hints are lost");
        }
    }
}

/// Waits for hints; decisions go before who is connected, which is told as well however many there are. Whether any come.
async fn next(
    waiting: &mut Vec<Hint>,
    hints: &mut mpsc::Receiver<Hint>,
    presence: &mut mpsc::Receiver<Hint>,
) -> bool {
    let first = tokio::select! {
        biased;
        hint = hints.recv() => hint,
        hint = presence.recv() => hint,
    };
    let Some(first) = first else { return false };
    waiting.push(first);
    for (queue, most) in [(hints, TOGETHER - PRESENCE), (presence, TOGETHER)] {
        while waiting.len() < most
            && let Ok(hint) = queue.try_recv()
        {
            waiting.push(hint);
        }
    }
    true
}

/// Hints in their order. Of several that say the same of a table, the last says all; decisions are all different.
fn words(hints: impl Iterator<Item = Hint>) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut places = HashMap::new();
    for hint in hints {
        let word = hint.write();
        let known = match hint {
            Hint::Stepped { .. } => None,
            _ => places.insert((discriminant(&hint), hint.table().clone()), words.len()),
        };
        if let Some(old) = known {
            words[old].clear();
        }
        words.push(word);
    }
    words.retain(|word| !word.is_empty());
    words
}

/// As few notifications as they fit into; each says first who speaks.
fn payloads(id: &str, words: &[String]) -> Vec<String> {
    let mut payloads: Vec<String> = Vec::new();
    for word in words {
        match payloads.last_mut().filter(|payload| payload.len() + 1 + word.len() <= LONGEST) {
            Some(payload) => {
                payload.push(' ');
                payload.push_str(word);
            }
            None => payloads.push(format!("{id} {word}")),
        }
    }
    payloads
}

/// Claims a table for a node; whether it is its own now.
pub(super) async fn claim(pool: &Pool, node: &str, table: &TableId) -> anyhow::Result<bool> {
    let sql = "insert into claims (table_id, node) values ($1, $2)
               on conflict (table_id) do update set node = $2 where claims.node = $2
               or not exists (select 1 from nodes where nodes.id = claims.node and nodes.until > {time})";
    let sql = Sql::assembled(sql.replace("{time}", time(pool)));
    let mut connection = pool.acquire().await?;
    let touched = pool.in_time(sql.bind(&table.0).bind(node).run(&mut connection)).await?;
    Ok(touched > 0)
}

/// Whether another living node plays a game by these rules; one that does not tell may.
pub(super) async fn plays(pool: &Pool, node: &str, game: &str, rules: u32) -> anyhow::Result<bool> {
    let sql = "select 1 as one from nodes where until > {time} and id <> $1
               and (rules is null or (' ' || rules || ' ') like $2)";
    let sql = Sql::assembled(sql.replace("{time}", time(pool)));
    Ok(sql.bind(node).bind(format!("% {} %", word(game, rules))).row(pool).await?.is_some())
}

/// Gives a claim up.
pub(super) async fn release(pool: &Pool, node: &str, table: &TableId) -> anyhow::Result<()> {
    let mut connection = pool.acquire().await?;
    let sql = "delete from claims where table_id = $1 and node = $2";
    pool.in_time(Sql::new(sql).bind(&table.0).bind(node).run(&mut connection)).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_heard_while_a_beat_looks_for_others_lives() {
        let (company, nobody) = (Company::default(), BTreeSet::new());
        assert!(!company.is_alone(), "nobody has looked yet");
        company.found(company.heard(), &nobody);
        assert!(company.is_alone());
        let began = company.heard();
        company.hear();
        company.found(began, &nobody);
        assert!(!company.is_alone());
        company.found(company.heard(), &nobody);
        assert!(company.is_alone());
        company.found(company.heard(), &BTreeSet::from(["other".to_owned()]));
        assert!(!company.is_alone());
    }

    #[test]
    fn a_hint_is_read_as_it_was_written() {
        let table = TableId::random();
        let hints = [
            Hint::Changed { table: table.clone(), revision: 300 },
            Hint::Stepped {
                table: table.clone(),
                revision: 301,
                records: vec![vec![0, 255], vec![], vec![16]],
            },
            Hint::Said(table.clone()),
            Hint::Here { table: table.clone(), seats: SeatSet::first(3) },
            Hint::WhoIsHere(table),
        ];
        for hint in hints {
            assert_eq!(Hint::read(&hint.write()), Some(hint));
        }
        let odd = format!("d{}1:abc", TableId::random());
        for nonsense in ["", "c", "x0123", "h0123456789abcdef0123456789abcdefzz", "ü", &odd] {
            assert_eq!(Hint::read(nonsense), None);
        }
    }

    #[test]
    fn decisions_keep_their_order_and_the_last_of_the_rest_says_all() {
        let table = TableId::random();
        let step = |revision| Hint::Stepped { table: table.clone(), revision, records: vec![vec![7]] };
        let changed = |revision| Hint::Changed { table: table.clone(), revision };
        let hints = [step(1), changed(2), step(3), changed(4), Hint::Said(table.clone())];
        let left = [step(1), step(3), changed(4), Hint::Said(table.clone())];
        assert_eq!(words(hints.into_iter()), left.map(|hint| hint.write()));
    }

    #[test]
    fn notifications_are_as_long_as_the_database_takes() {
        let words: Vec<String> = (0..40).map(|n| format!("d{n:0>999}")).collect();
        let payloads = payloads("node", &words);
        assert!(payloads.len() > 1 && payloads.iter().all(|payload| payload.len() <= LONGEST));
        let heard = payloads.iter().flat_map(|payload| payload.split(' ').skip(1));
        assert_eq!(heard.collect::<Vec<_>>(), words);
        assert!(payloads.iter().all(|payload| payload.starts_with("node ")));
    }

    #[tokio::test]
    async fn decisions_go_before_hints_of_who_is_connected() {
        let (hints, mut waiting) = mpsc::channel(WAITING);
        let (presence, mut aside) = mpsc::channel(WAITING);
        let here = Hint::Here { table: TableId::random(), seats: SeatSet::first(2) };
        let step = Hint::Stepped { table: TableId::random(), revision: 1, records: vec![vec![7]] };
        for _ in 0..2 * TOGETHER {
            presence.try_send(here.clone()).expect("a place");
            hints.try_send(step.clone()).expect("a place");
        }
        let mut next_hints = async || {
            let mut found = Vec::new();
            assert!(next(&mut found, &mut waiting, &mut aside).await);
            assert!(found.len() <= TOGETHER && found.is_sorted_by_key(Hint::is_presence));
            found.iter().filter(|hint| hint.is_presence()).count()
        };
        // However many decisions there are, something is told of who is connected, and with few of them much.
        assert_eq!(next_hints().await, PRESENCE);
        assert_eq!(next_hints().await, PRESENCE);
        assert_eq!(next_hints().await, TOGETHER - 2 * PRESENCE);
        drop((hints, presence));
    }
}
