//! A machine that stops in the middle: its connections stay open and say nothing any more.

use std::net::SocketAddr;

use orrery_protocol::{Ask, TableSummary, Tell};
use orrery_server::store::{Database, Place, Sql, Store};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{Duration, sleep};

use crate::client::{Chair, PATIENCE, Visitor};
use crate::kill::{Process, Tally};
use crate::nodes::{House, NODES, Pair, compare, player, table, table_of};
use crate::postgres;
use crate::server::{Folder, Server};

/// Tables of two people, all at one server at first.
const TABLES: usize = 6;
/// How many games two people play one after the other: more than end before the test does.
const GAMES: usize = 4;
/// How often a server stops before it is in the middle of a transaction.
const STOPS: usize = 200;

/// Whether somebody has changed rows in a transaction and has said nothing since.
async fn is_in_the_middle(store: &Database) -> bool {
    let sql = "select count(*) as number from pg_stat_activity where datname = current_database()
               and state = 'idle in transaction' and backend_xid is not null
               and state_change < clock_timestamp() - interval '300 milliseconds'";
    store.read(Sql::new(sql)).await.expect("an answer")[0].get::<i64>("number").expect("a number") > 0
}

/// Stops a server in the middle of a transaction.
async fn stop_in_the_middle(process: &Process, store: &Database, tally: &Tally) {
    for _ in 0..STOPS {
        tally.more(1).await;
        process.signal("STOP");
        // So long that whoever is silent then has been silent since.
        sleep(Duration::from_millis(400)).await;
        if is_in_the_middle(store).await {
            return;
        }
        process.signal("CONT");
    }
    panic!("the server is never in the middle of a transaction");
}

/// The rows that it has locked are free again, and whoever played there goes on elsewhere.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_ever_for_a_server_that_stopped_in_the_middle_of_a_transaction() {
    let folder = Folder::on(postgres::database());
    let (mut processes, mut addresses) = (Vec::new(), Vec::new());
    for _ in 0..NODES {
        let (process, address) = Process::start(&folder).await;
        processes.push(process);
        addresses.push(Some(address));
    }
    let first = addresses[0].expect("a server");
    let mut tables: Vec<Pair> = Vec::new();
    for _ in 0..TABLES {
        let (mut ada, mut bob) = (Visitor::guest(first).await, Visitor::guest(first).await);
        let mut ids = Vec::new();
        for _ in 0..GAMES {
            // An action at a table with a clock takes several statements.
            ids.push(table_of(&mut ada, &mut bob, false, Some(24)).await);
        }
        tables.push((ids, ada, bob));
    }
    let (_moved, nodes) = watch::channel(addresses);
    let (silence, silent) = watch::channel(None);
    let (close, is_closed) = watch::channel(false);
    let house = House { nodes, silent, is_closed, tally: Tally::default() };
    let mut players = Vec::new();
    for (ids, ada, bob) in &tables {
        for (seat, who) in [(0, ada), (1, bob)] {
            players.push(tokio::spawn(player(who.clone(), ids.clone(), seat, 0, house.clone())));
        }
    }
    let store = folder.open().await;
    stop_in_the_middle(&processes[0], &store, &house.tally).await;
    let before = reached(&store, &tables).await;
    silence.send_replace(Some(0));
    for (pair, before) in before.into_iter().enumerate() {
        tokio::time::timeout(PATIENCE, async {
            while reached(&store, &tables).await[pair] == before {
                sleep(Duration::from_millis(50)).await;
            }
        })
        .await
        .expect("the game goes on elsewhere");
    }
    // The server goes on as if nothing had happened, and changes nothing that is settled.
    processes[0].signal("CONT");
    silence.send_replace(None);
    house.tally.more(40).await;
    close.send_replace(true);
    let mut done = Vec::new();
    for player in players {
        done.push(player.await.expect("no panic"));
    }
    for process in processes {
        process.kill();
    }
    store.close().await.expect("a closed database");
    compare(&folder, &tables, &done).await;
}

/// How many records each two people have made in all their games.
async fn reached(store: &Database, tables: &[Pair]) -> Vec<u32> {
    let mut reached = Vec::new();
    for (ids, ..) in tables {
        let mut records = 0;
        for id in ids {
            let row = store.table(orrery_server::ids::TableId(id.clone())).await.expect("an answer");
            records += row.expect("a table").version.records;
        }
        reached.push(records);
    }
    reached
}

/// Where a database is.
fn address(database: &Place) -> SocketAddr {
    let Place::Server(url) = database else { unreachable!("a server") };
    let (_, address) = url.rsplit_once('@').expect("an address");
    address.split('/').next().and_then(|address| address.parse().ok()).expect("an address")
}

/// The same database, reached by another way.
fn by_way(database: &Place, way: SocketAddr) -> Place {
    let Place::Server(url) = database else { unreachable!("a server") };
    Place::Server(url.replace(&address(database).to_string(), &way.to_string()))
}

/// A way to a database that can fall silent: whoever is connected then hears nothing any more, not even an end.
async fn silent_way(to: SocketAddr) -> (SocketAddr, watch::Sender<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let (silence, falls_silent) = watch::channel(());
    tokio::spawn(async move {
        loop {
            let (mut here, _) = listener.accept().await.expect("a connection");
            let mut falls_silent = falls_silent.clone();
            falls_silent.mark_unchanged();
            tokio::spawn(async move {
                let mut there = TcpStream::connect(to).await.expect("a database");
                tokio::select! {
                    _ = copy_bidirectional(&mut here, &mut there) => (),
                    Ok(()) = falls_silent.changed() => std::future::pending().await,
                }
            });
        }
    });
    (address, silence)
}

/// What asks whether a connection is still there.
const PING: &[u8] = b"S\0\0\0\x04";

/// A way to a database on which a connection, once that is wanted, hears nothing any more while it is given back: whoever
/// takes it back asks twice whether it is there.
async fn way_without_return(to: SocketAddr) -> (SocketAddr, watch::Sender<bool>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let (silence, is_silent) = watch::channel(false);
    tokio::spawn(async move {
        loop {
            let (here, _) = listener.accept().await.expect("a connection");
            let is_silent = is_silent.clone();
            tokio::spawn(async move {
                let (mut asked, mut answers) = here.into_split();
                let (mut back, mut forth) = TcpStream::connect(to).await.expect("a database").into_split();
                let answering = tokio::spawn(async move { tokio::io::copy(&mut back, &mut answers).await });
                let (mut question, mut pinged) = (vec![0; 1 << 16], false);
                while let Ok(length @ 1..) = asked.read(&mut question).await {
                    let pings = question[..length] == *PING;
                    if pings && pinged && *is_silent.borrow() {
                        std::future::pending::<()>().await;
                    }
                    pinged = pings;
                    if forth.write_all(&question[..length]).await.is_err() {
                        break;
                    }
                }
                answering.abort();
            });
        }
    });
    (address, silence)
}

/// Acts once, on as many sockets as it takes; the socket on which that was acknowledged.
async fn act(visitor: &Visitor, id: &str) -> Chair {
    loop {
        let acting = async {
            let mut chair = visitor.connect(id).await.ok()?;
            chair.try_ask(&Ask::Hello { version: None }).await.ok()?;
            while chair.play.is_none() {
                chair.try_next().await?;
            }
            let (seat, version) = (chair.viewer(), chair.version());
            let action = chair.choices()[0].action.clone();
            chair.try_ask(&Ask::Act { request: 7, seat, version, action }).await.ok()?;
            while !matches!(chair.try_next().await?, Tell::Done { request: 7 }) {}
            Some(chair)
        };
        if let Some(chair) = acting.await {
            return chair;
        }
        sleep(Duration::from_millis(50)).await;
    }
}

/// Nobody has to start the server again when the database comes back elsewhere, and it hears other servers again.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_goes_on_after_its_database_fell_silent() {
    let database = postgres::database();
    let (way, silence) = silent_way(address(&database)).await;
    let one = Server::start_in(Folder::on(by_way(&database, way)), |_| ()).await;
    let other = Server::start_in(Folder::on(database), |_| ()).await;
    let (id, ada, bob) = table(one.address, other.address, false).await;
    let chair = ada.sit_at(&id).await;
    let (mover, watcher) = if chair.choices().is_empty() { (bob, ada) } else { (ada, bob) };
    drop(chair);
    let here = Visitor { address: one.address, ..mover };
    drop(act(&here, &id).await);
    silence.send_replace(());
    let mut chair = tokio::time::timeout(2 * PATIENCE, act(&here, &id)).await.expect("an answer in time");
    let there = Visitor { address: other.address, ..watcher }.sit_at(&id).await;
    let both = |summary: &TableSummary| summary.seats.iter().all(|seat| seat.online);
    while !chair.summary.as_ref().is_some_and(both) {
        chair.next().await;
    }
    drop((chair, there));
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_ends_though_connections_that_were_given_back_say_nothing() {
    let database = postgres::database();
    let (way, silence) = way_without_return(address(&database)).await;
    let server = Server::start_in(Folder::on(by_way(&database, way)), |_| ()).await;
    silence.send_replace(true);
    drop(Visitor::guest(server.address).await);
    tokio::time::timeout(2 * PATIENCE, server.stop()).await.expect("an end");
}
