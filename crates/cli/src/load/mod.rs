//! `orrery load`: plays many tables over real sockets, for a bounded time, and tells how a server bears it.
//!
//! Reading order: this file, `house` (servers of its own), `player`, `meter`, `http`.

mod house;
mod http;
mod meter;
mod player;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use futures_util::stream::{self, StreamExt, TryStreamExt};
use orrery_protocol::{NewTable, SeatWish, TableSummary};
use serde::Serialize;
use tokio::sync::{Mutex, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::args::LoadArgs;
use house::House;
use http::Http;
use meter::{Meter, percentile};
use player::{Chair, Pace, Pair, Player};

/// How many tables are opened at once.
const AT_ONCE: usize = 16;
/// How many tables are looked at again.
const COME_BACK: usize = 200;
/// How long a server may take to let tables nobody looks at go, beyond what it was told.
const LEAVE_WITHIN: Duration = Duration::from_secs(5);
/// How long is played before anything counts.
const WARM_UP: Duration = Duration::from_secs(2);

/// What was measured.
#[derive(Clone, Default, Debug, Serialize)]
struct Report {
    nodes: usize,
    tables: usize,
    actions_a_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    paced_actions_a_second: f64,
    paced_p50_ms: f64,
    paced_p99_ms: f64,
    refused: u64,
    /// Of one connected table with two sockets, before anybody has acted and after everybody has.
    kb_a_table_at_first: Option<f64>,
    kb_a_table_after_play: Option<f64>,
    server_seconds: Option<f64>,
    come_back_p50_ms: f64,
    come_back_p99_ms: f64,
    idle_tables: usize,
    idle_mb: Option<f64>,
    idle_come_back_p99_ms: f64,
}

/// Runs `orrery load`.
///
/// # Errors
/// If no server can be started or reached, or one misbehaves.
pub fn run(args: &LoadArgs) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(measure(args))?;
    if args.json {
        println!("{}", serde_json::to_string(&report)?);
    } else {
        print(&report);
    }
    Ok(())
}

async fn measure(args: &LoadArgs) -> anyhow::Result<Report> {
    let house = match &args.server {
        Some(_) => None,
        None => Some(House::open(args.nodes, args.database.as_ref())?),
    };
    let nodes: Vec<SocketAddr> = match (&args.server, &house) {
        (Some(server), _) => vec![*server],
        (None, Some(house)) => house.addresses(),
        (None, None) => Vec::new(),
    };
    let mut report = Report { nodes: nodes.len(), tables: args.tables, ..Report::default() };
    // Whatever a server loads when it is first used is no table's.
    let first = pairs(&nodes, 2).await?;
    drop(first);
    let empty = house.as_ref().map(House::memory);
    let pairs = pairs(&nodes, args.tables).await?;
    let meter = Arc::new(Meter::default());
    let (pace, paces) = watch::channel(Pace::Still);
    let mut players = JoinSet::new();
    for pair in &pairs {
        for seat in 0..2 {
            let (pair, meter, pace) = (pair.clone(), meter.clone(), paces.clone());
            players.spawn(Player { pair, seat, meter, pace }.run());
        }
    }
    wait_for(&mut players, || meter.connections() >= 2 * args.tables as u64).await?;
    sleep(Duration::from_secs(1)).await;
    let a_table = |house: &House| {
        let more = house.memory().saturating_sub(empty.unwrap_or(0));
        more as f64 / 1024.0 / args.tables as f64
    };
    report.kb_a_table_at_first = house.as_ref().map(a_table);

    pace.send_replace(Pace::Flat);
    play(&mut players, WARM_UP).await?;
    let (before, start) = (house.as_ref().map(House::seconds), Instant::now());
    meter.take();
    play(&mut players, Duration::from_secs(args.seconds)).await?;
    let counted = meter.take();
    let took = start.elapsed().as_secs_f64();
    report.actions_a_second = counted.accepted as f64 / took;
    (report.p50_ms, report.p99_ms) = (ms(counted.p50), ms(counted.p99));
    report.refused = counted.refused;
    let after = house.as_ref().map(House::seconds);
    report.server_seconds = before.zip(after).map(|(before, after)| after - before);

    if args.rate > 0 {
        pace.send_replace(Pace::Every(Duration::from_secs_f64(args.tables as f64 / f64::from(args.rate))));
        play(&mut players, WARM_UP).await?;
        let start = Instant::now();
        meter.take();
        play(&mut players, Duration::from_secs(args.seconds)).await?;
        let counted = meter.take();
        report.paced_actions_a_second = counted.accepted as f64 / start.elapsed().as_secs_f64();
        (report.paced_p50_ms, report.paced_p99_ms) = (ms(counted.p50), ms(counted.p99));
        report.refused += counted.refused;
    }
    report.kb_a_table_after_play = house.as_ref().map(a_table);

    pace.send_replace(Pace::Gone);
    while let Some(player) = players.join_next().await {
        player??;
    }
    let seen: Vec<Look> = pairs.iter().map(|pair| Look::at(pair)).collect();
    sleep(LEAVE_WITHIN).await;
    let times = come_back(&seen).await?;
    (report.come_back_p50_ms, report.come_back_p99_ms) =
        (ms(percentile(&times, 50)), ms(percentile(&times, 99)));

    if args.idle > 0 {
        report.idle_tables = args.idle;
        let idle = idle_tables(&nodes, args.idle).await?;
        sleep(LEAVE_WITHIN).await;
        report.idle_mb = house.as_ref().map(|house| house.memory() as f64 / 1024.0 / 1024.0);
        report.idle_come_back_p99_ms = ms(percentile(&come_back(&idle).await?, 99));
    }
    Ok(report)
}

/// Lets players play for a while; one that fails ends all.
async fn play(players: &mut JoinSet<anyhow::Result<()>>, time: Duration) -> anyhow::Result<()> {
    tokio::select! {
        () = sleep(time) => Ok(()),
        Some(player) = players.join_next() => player?.context("a player failed"),
    }
}

async fn wait_for(players: &mut JoinSet<anyhow::Result<()>>, is_so: impl Fn() -> bool) -> anyhow::Result<()> {
    while !is_so() {
        play(players, Duration::from_millis(20)).await?;
    }
    Ok(())
}

/// Tables of two guests each, at servers in turn.
async fn pairs(nodes: &[SocketAddr], tables: usize) -> anyhow::Result<Vec<Arc<Pair>>> {
    let pair = |number: usize| async move {
        let homes = [nodes[number % nodes.len()], nodes[(number + 1) % nodes.len()]];
        let (mut here, mut there) = (Http::connect(homes[0]).await?, Http::connect(homes[1]).await?);
        let cookies = [here.guest().await?, there.guest().await?];
        let id = watch::Sender::new(open_table(&cookies, &homes).await?);
        Ok::<_, anyhow::Error>(Arc::new(Pair { cookies, homes, id, next: Mutex::new(Instant::now()) }))
    };
    stream::iter(0..tables).map(pair).buffer_unordered(AT_ONCE).try_collect().await
}

fn star_realms(seats: Vec<SeatWish>) -> NewTable {
    NewTable { game: "star-realms".to_owned(), options: [].into(), seats, public: true, hours: None }
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
}

/// Tables that have begun and that nobody looks at.
async fn idle_tables(nodes: &[SocketAddr], tables: usize) -> anyhow::Result<Vec<Look>> {
    let share = tables.div_ceil(AT_ONCE);
    let some = |worker: usize| async move {
        let home = nodes[worker % nodes.len()];
        let mut http = Http::connect(home).await?;
        let cookie = http.guest().await?;
        let mut opened = Vec::with_capacity(share);
        for _ in 0..share {
            let wish = star_realms(vec![SeatWish::Me { name: None }, SeatWish::Me { name: None }]);
            let table: TableSummary = http.post("/api/tables", &cookie, &wish).await?;
            opened.push(Look { home, id: table.id, cookie: cookie.clone() });
        }
        Ok::<_, anyhow::Error>(opened)
    };
    let all: Vec<Vec<Look>> =
        stream::iter(0..AT_ONCE).map(some).buffer_unordered(AT_ONCE).try_collect().await?;
    Ok(all.into_iter().flatten().take(tables).collect())
}

/// How long it takes until tables that had left memory are shown.
async fn come_back(tables: &[Look]) -> anyhow::Result<Vec<Duration>> {
    let mut times = Vec::new();
    let step = (tables.len() / COME_BACK).max(1);
    for look in tables.iter().step_by(step).take(COME_BACK) {
        let start = Instant::now();
        let mut chair = Chair::open(look.home, &look.id, &look.cookie).await?;
        chair.next().await?;
        times.push(start.elapsed());
    }
    Ok(times)
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn print(report: &Report) {
    let Report { tables, nodes, .. } = report;
    println!("{tables} tables of two players at {nodes} server(s)");
    println!(
        "saturated: {:.0} accepted actions a second, p50 {:.1} ms, p99 {:.1} ms",
        report.actions_a_second, report.p50_ms, report.p99_ms
    );
    if let Some(seconds) = report.server_seconds {
        println!("           the servers took {seconds:.1} s of processor time");
    }
    if report.paced_actions_a_second > 0.0 {
        let Report { paced_actions_a_second, paced_p50_ms, paced_p99_ms, .. } = report;
        println!(
            "paced:     {paced_actions_a_second:.0} accepted actions a second, p50 {paced_p50_ms:.1} ms, p99 {paced_p99_ms:.1} ms"
        );
    }
    println!("refused:   {}", report.refused);
    if let (Some(first), Some(after)) = (report.kb_a_table_at_first, report.kb_a_table_after_play) {
        println!("memory:    {first:.1} KB a connected table at first, {after:.1} KB after play");
    }
    let Report { come_back_p50_ms, come_back_p99_ms, .. } = report;
    println!(
        "come back: tables that had left memory are shown after p50 {come_back_p50_ms:.1} ms, p99 {come_back_p99_ms:.1} ms"
    );
    if report.idle_tables > 0 {
        let memory = report.idle_mb.map(|mb| format!(" {mb:.0} MB of memory,")).unwrap_or_default();
        println!(
            "idle:      {} tables nobody looks at:{memory} shown after p99 {:.1} ms",
            report.idle_tables, report.idle_come_back_p99_ms
        );
    }
}
