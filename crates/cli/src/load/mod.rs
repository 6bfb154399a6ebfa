//! `orrery load`: plays many tables over real sockets, for a bounded time, and tells how a server bears it.
//!
//! Reading order: this file, `house` (servers of its own), `database`, `process`, `pair`, `player`, `told`, `meter`,
//! `counter`, `report`, `http`.

mod counter;
mod database;
mod house;
mod http;
mod meter;
mod pair;
mod player;
mod process;
mod report;
mod told;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{bail, ensure};
use futures_util::stream::{self, StreamExt, TryStreamExt};
use indicatif::{ProgressBar, ProgressStyle};
use orrery_protocol::{Clock, NewTable, SeatWish, TableSummary};
use orrery_server::store::Place;
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

use crate::args::LoadArgs;
use counter::{Counter, Players, play};
use database::Database;
use house::House;
use http::Http;
use meter::{Meter, Times};
use pair::{Pace, Pair};
use player::{Chair, Player};
use report::{Report, Shown};

/// How many tables are opened at once.
const AT_ONCE: usize = 16;
/// How many tables are played at, if so many are measured, before anything counts.
const WARM_TABLES: usize = 150;
/// How many tables are looked at again.
const COME_BACK: usize = 200;
/// How long servers of our own may take until no table is in memory that nobody looks at.
const ASLEEP_WITHIN: Duration = Duration::from_mins(1);
/// How long it takes until memory that is free is given back.
const GIVEN_BACK: Duration = Duration::from_secs(2);
/// How long is played before anything counts, unless less is measured.
const WARM_UP: Duration = Duration::from_secs(2);

/// Runs `orrery load`.
///
/// # Errors
/// If no server can be started or reached, one misbehaves, or it is to end before it is done.
pub fn run(args: &LoadArgs) -> anyhow::Result<()> {
    // One thread: players are cheap, and the server has to share the processors with them.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let allowed = allowed(args);
    let report = runtime.block_on(async {
        // Servers and files of its own go with what measures, whatever ends it.
        tokio::select! {
            biased;
            () = orrery_server::asked_to_end() => bail!("it was told to end before it was done"),
            () = sleep(allowed) => bail!("it is not done after {} seconds: something hangs", allowed.as_secs()),
            measured = measure(args) => measured,
        }
    })?;
    if args.json {
        println!("{}", serde_json::to_string(&report)?);
    } else {
        println!("{report}");
    }
    Ok(())
}

/// How long all of it may take: many times what was asked for, so that whatever takes longer is stuck.
fn allowed(args: &LoadArgs) -> Duration {
    let measured = Duration::from_secs(args.seconds) * 2;
    let tables = Duration::from_millis(100) * u32::try_from(args.tables + args.idle).unwrap_or(u32::MAX);
    Duration::from_mins(5) + measured * 4 + tables
}

async fn measure(args: &LoadArgs) -> anyhow::Result<Report> {
    let house = match &args.server {
        Some(_) => None,
        None => Some(House::open(args.nodes, args.database.as_ref()).await?),
    };
    let mut database = match &args.database {
        Some(Place::Server(url)) => Some(Database::open(url).await?),
        Some(Place::File(_)) | None => None,
    };
    let nodes: Vec<SocketAddr> = match (&args.server, &house) {
        (Some(server), _) => vec![*server],
        (None, Some(house)) => house.addresses(),
        (None, None) => Vec::new(),
    };
    let mut report = Report { nodes: nodes.len(), tables: args.tables, ..Report::default() };
    if let Some(database) = &mut database {
        report.database = database.promises().await?;
    }
    let time = Duration::from_secs(args.seconds);
    let warm = WARM_UP.min(time);
    warm_up(&nodes, house.as_ref(), args.tables.min(WARM_TABLES), warm).await?;
    let empty = house.as_ref().map(House::memory).unwrap_or_default();
    let pairs = pairs(&nodes, args.tables, &progress("opening tables", args.tables as u64)?).await?;
    let a_table = |house: &House| house.memory().since(empty).shared_by(args.tables);

    let meter = Arc::new(Meter::default());
    let (pace, paces) = watch::channel(Pace::Still);
    let mut players = sit_down(&pairs, &meter, &paces).await?;
    sleep(Duration::from_secs(1)).await;
    report.a_table_at_first = house.as_ref().map(a_table);

    let mut counter = Counter {
        players: &mut players,
        pairs: &pairs,
        pace: &pace,
        meter: &meter,
        house: house.as_ref(),
        database: database.as_mut(),
        warm,
    };
    report.saturated = Some(counter.count("playing flat out", Pace::Flat, time).await?);
    if args.rate > 0 {
        let interval = Duration::from_secs_f64(args.tables as f64 / f64::from(args.rate));
        let every = Pace::Every(interval, Instant::now());
        report.paced = Some(counter.count("playing at --rate", every, time).await?);
    }
    // Games that are over and that nobody looks at any more leave memory first: they are no connected tables.
    pace.send_replace(Pace::Still);
    if let Some(house) = &house {
        until_in_memory(house, args.tables * nodes.len().min(2)).await?;
        report.a_table_after_play = Some(a_table(house));
    }

    pace.send_replace(Pace::Gone);
    while let Some(player) = players.join_next().await {
        player??;
    }
    // When tables have left memory only servers of our own tell.
    if let Some(house) = &house {
        let seen: Vec<Look> = pairs.iter().map(|pair| Look::at(pair)).collect();
        fall_asleep(house, "waiting until tables have left memory").await?;
        report.played = Some(come_back(&seen).await?);
        if args.idle > 0 {
            let opening = progress("opening tables that nobody looks at", args.idle as u64)?;
            let idle = idle_tables(&nodes, args.idle, &opening).await?;
            opening.finish_and_clear();
            fall_asleep(house, "waiting until they have left memory").await?;
            report.idle_memory = Some(house.memory().shared_by(1));
            report.idle = Some(come_back(&idle).await?);
        }
    }
    report.refused = meter.take([]).refused;
    report.judge();
    Ok(report)
}

/// Some tables are played for a moment and left: whatever a server loads when it is first used is no table's.
async fn warm_up(
    nodes: &[SocketAddr],
    house: Option<&House>,
    tables: usize,
    warm: Duration,
) -> anyhow::Result<()> {
    let bar = progress("warming up", warm.as_millis() as u64)?;
    let pairs = pairs(nodes, tables, &ProgressBar::hidden()).await?;
    let (pace, paces) = watch::channel(Pace::Flat);
    let mut players = sit_down(&pairs, &Arc::new(Meter::default()), &paces).await?;
    play(&mut players, warm, &bar).await?;
    pace.send_replace(Pace::Gone);
    while let Some(player) = players.join_next().await {
        player??;
    }
    if let Some(house) = house {
        until_in_memory(house, 0).await?;
    }
    bar.finish_and_clear();
    Ok(())
}

/// Everybody comes to the tables.
async fn sit_down(
    pairs: &[Arc<Pair>],
    meter: &Arc<Meter>,
    paces: &watch::Receiver<Pace>,
) -> anyhow::Result<Players> {
    let mut players = Players::new();
    for (opened, pair) in pairs.iter().enumerate() {
        for seat in 0..2 {
            let (pair, meter, pace) = (pair.clone(), meter.clone(), paces.clone());
            players.spawn(Player { pair, seat, meter, pace }.run());
        }
        // People do not come in the same instant.
        while meter.connections() + AT_ONCE as u64 <= 2 * opened as u64 {
            play(&mut players, Duration::from_millis(1), &ProgressBar::hidden()).await?;
        }
    }
    while meter.connections() < 2 * pairs.len() as u64 {
        play(&mut players, Duration::from_millis(1), &ProgressBar::hidden()).await?;
    }
    Ok(players)
}

/// A bar on a terminal; nothing elsewhere.
fn progress(what: &'static str, of: u64) -> anyhow::Result<ProgressBar> {
    let style = ProgressStyle::with_template("{bar:32} {percent:>3} %  {msg}")?;
    Ok(ProgressBar::new(of).with_style(style).with_message(what))
}

/// Tables of two guests each, at servers in turn.
async fn pairs(nodes: &[SocketAddr], tables: usize, opening: &ProgressBar) -> anyhow::Result<Vec<Arc<Pair>>> {
    let pair = |number: usize| async move {
        let homes = [nodes[number % nodes.len()], nodes[(number + 1) % nodes.len()]];
        let (mut here, mut there) = (Http::connect(homes[0]).await?, Http::connect(homes[1]).await?);
        let cookies = [here.guest().await?, there.guest().await?];
        let id = watch::Sender::new(open_table(&cookies, &homes).await?);
        opening.inc(1);
        let phase = number as f64 / tables as f64;
        Ok::<_, anyhow::Error>(Arc::new(Pair::new(cookies, homes, id, phase, Instant::now())))
    };
    let pairs = stream::iter(0..tables).map(pair).buffer_unordered(AT_ONCE).try_collect().await?;
    opening.finish_and_clear();
    Ok(pairs)
}

fn star_realms(seats: Vec<SeatWish>) -> NewTable {
    NewTable {
        game: "star-realms".to_owned(),
        options: [].into(),
        seats,
        public: true,
        hours: None,
        clock: Clock::default(),
    }
}

/// A table at which both have sat down and begun.
async fn open_table(cookies: &[String; 2], homes: &[SocketAddr; 2]) -> anyhow::Result<String> {
    let (mut here, mut there) = (Http::connect(homes[0]).await?, Http::connect(homes[1]).await?);
    let wish = star_realms(vec![SeatWish::Me { name: None }, SeatWish::Open]);
    let table: TableSummary = here.post("/api/tables", &cookies[0], &wish).await?;
    let seat = serde_json::json!({ "seat": 1 });
    let _: TableSummary = there.post(&format!("/api/tables/{}/sit", table.id), &cookies[1], &seat).await?;
    let mut tries = 0;
    loop {
        // Another server may need a moment to hear that somebody sat down.
        let started: anyhow::Result<TableSummary> =
            here.post(&format!("/api/tables/{}/start", table.id), &cookies[0], &()).await;
        match started {
            Ok(_) => return Ok(table.id),
            Err(error) if tries == 100 => return Err(error),
            Err(_) => tries += 1,
        }
        sleep(Duration::from_millis(10)).await;
    }
}

/// Where a table can be looked at.
struct Look {
    home: SocketAddr,
    id: String,
    cookie: String,
}

impl Look {
    fn at(pair: &Pair) -> Self {
        Self { home: pair.homes[0], id: pair.id.borrow().clone(), cookie: pair.cookies[0].clone() }
    }

    /// Looks until the table is shown, and leaves.
    async fn take(&self) -> anyhow::Result<()> {
        let mut chair = Chair::open(self.home, &self.id, &self.cookie).await?;
        chair.next().await?;
        Ok(())
    }
}

/// Tables that have begun, that were looked at once and that nobody looks at any more.
async fn idle_tables(
    nodes: &[SocketAddr],
    tables: usize,
    opening: &ProgressBar,
) -> anyhow::Result<Vec<Look>> {
    let share = tables.div_ceil(AT_ONCE);
    let some = |worker: usize| async move {
        let home = nodes[worker % nodes.len()];
        let mut http = Http::connect(home).await?;
        let cookie = http.guest().await?;
        let mut opened = Vec::with_capacity(share);
        for _ in 0..share {
            let wish = star_realms(vec![SeatWish::Me { name: None }, SeatWish::Me { name: None }]);
            let table: TableSummary = http.post("/api/tables", &cookie, &wish).await?;
            let look = Look { home, id: table.id, cookie: cookie.clone() };
            // It is in memory now, and leaves it when the socket is closed.
            look.take().await?;
            opened.push(look);
            opening.inc(1);
        }
        Ok::<_, anyhow::Error>(opened)
    };
    let all: Vec<Vec<Look>> =
        stream::iter(0..AT_ONCE).map(some).buffer_unordered(AT_ONCE).try_collect().await?;
    Ok(all.into_iter().flatten().take(tables).collect())
}

/// Waits until all tables have left memory, and memory has been given back.
async fn fall_asleep(house: &House, what: &'static str) -> anyhow::Result<()> {
    let bar = progress(what, 1)?;
    bar.enable_steady_tick(Duration::from_millis(100));
    until_in_memory(house, 0).await?;
    bar.finish_and_clear();
    Ok(())
}

/// Waits until no more tables are in memory than so many, and freed memory has been given back.
async fn until_in_memory(house: &House, tables: usize) -> anyhow::Result<()> {
    let end = Instant::now() + ASLEEP_WITHIN;
    loop {
        let rooms = house.rooms().await?;
        if rooms <= tables {
            break;
        }
        ensure!(
            Instant::now() < end,
            "{rooms} tables are in memory, though nobody looks at more than {tables}"
        );
        sleep(Duration::from_millis(100)).await;
    }
    sleep(GIVEN_BACK).await;
    Ok(())
}

/// How long it takes until tables are shown that have left memory.
async fn come_back(tables: &[Look]) -> anyhow::Result<Shown> {
    let mut times = Vec::new();
    let step = (tables.len() / COME_BACK).max(1);
    for look in tables.iter().step_by(step).take(COME_BACK) {
        let start = Instant::now();
        look.take().await?;
        times.push(start.elapsed());
    }
    Ok(Shown { tables: times.len(), of: tables.len(), times: Times::of(times) })
}

fn kb(bytes: u64) -> f64 {
    bytes as f64 / 1024.0
}
