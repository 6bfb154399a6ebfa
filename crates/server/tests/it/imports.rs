//! Games that were played elsewhere: who may bring one, and how much it may take.

use orrery_engine::{Source, SplitMix64, Status};
use orrery_protocol::{ReplayStep, TableSummary};
use orrery_server::games::Games;
use orrery_server::import::{A_DAY, Limits, Unfit, import};
use orrery_server::store::{Change, Sql, Store, now};
use orrery_star_realms::{Setup, StarRealms};
use orrery_table::{Occupant, Table};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::client::Visitor;
use crate::operators::account;
use crate::server::Server;

/// The text of a game that two played to its end.
fn finished() -> String {
    let seats = vec![Occupant::human("Ada"), Occupant::human("Bob")];
    let mut table = Table::<StarRealms>::new(Setup::duel(), seats, 1).expect("a good setup");
    let mut choice = SplitMix64::new(1);
    while let Status::Decision(seats) = table.status() {
        let seat = seats.lowest().expect("somebody decides");
        let legal = table.legal(seat);
        let action = legal[choice.below(legal.len() as u32) as usize];
        table.act(seat, action).expect("a listed action");
    }
    table.save()
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_are_imported_within_limits() {
    let server = Server::start().await;
    let mut ada = account(&server, "Ada").await;
    let text = finished();
    let bring =
        async |visitor: &mut Visitor, text: &str| visitor.send("POST", "/api/import", text.as_bytes()).await;
    let table: TableSummary = bring(&mut ada, &text).await.json();
    assert!(table.winners.is_some() && !table.public);
    let last: ReplayStep =
        ada.get(&format!("/api/tables/{}/replay/{}", table.id, table.records)).await.json();
    assert_eq!(last.play.winners, table.winners);
    server.app.do_chores(now()).await.expect("chores");
    let mut guest = Visitor::guest(server.address).await;
    assert_eq!(bring(&mut guest, &text).await.refusal(), "server-no-account");
    assert_eq!(bring(&mut ada, "orrery 1\nnonsense").await.refusal(), "server-bad-records");
    assert_eq!(
        bring(&mut ada, &"x".repeat(orrery_server::import::LONGEST + 1)).await.refusal(),
        "server-too-large"
    );
    let damaged = text.replacen("A ", "B ", 1);
    assert_eq!(bring(&mut ada, &damaged).await.refusal(), "server-bad-records");
}

#[test]
fn an_import_stops_at_each_of_its_limits() {
    let text = finished();
    let limits = Limits::default();
    let refused = |limits: &Limits| import(Games::all(), &text, limits).err();
    assert_eq!(refused(&limits), None);
    assert_eq!(refused(&Limits { bytes: text.len() - 1, ..limits }), Some(Unfit::TooMuch));
    assert_eq!(refused(&Limits { steps: 10, ..limits }), Some(Unfit::TooMuch));
    assert_eq!(refused(&Limits { time: std::time::Duration::ZERO, ..limits }), Some(Unfit::TooMuch));
    let old = text.lines().map(|line| if line.starts_with("rules ") { "rules 0" } else { line });
    let old = old.collect::<Vec<_>>().join("\n");
    assert!(import(Games::all(), &old, &limits).is_err());
}

/// The seal of a saved game, closed anew.
fn sealed(lines: &[&str]) -> String {
    let body: String = lines.iter().flat_map(|line| [*line, "\n"]).collect();
    let hash = blake3::hash(body.as_bytes());
    format!("{body}blake3 {}\n", hash.to_hex())
}

#[test]
fn checkpoints_are_steps_as_well() {
    let text = finished();
    let lines: Vec<&str> = text.lines().collect();
    let begins = lines.iter().position(|line| line.is_empty()).expect("an empty line") + 1;
    let checkpoint = *lines.iter().find(|line| line.starts_with("= ")).expect("a checkpoint");
    assert_eq!(sealed(&lines[..lines.len() - 1]), text);
    let mut many = lines[..=begins].to_vec();
    many.extend(std::iter::repeat_n(checkpoint, 50_000));
    let many = sealed(&many);
    assert!(many.len() < orrery_server::import::LONGEST);
    assert_eq!(import(Games::all(), &many, &Limits::default()).err(), Some(Unfit::TooMuch));
}

/// The head of a request to bring a game, whose body is left out; what is answered to the head alone.
async fn announce(visitor: &Visitor) -> (BufReader<TcpStream>, String) {
    let (address, cookie) = (visitor.address, visitor.cookie.as_deref().expect("a cookie"));
    let head = format!(
        "POST /api/import HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\ncookie: {cookie}\r\n\
         content-length: 1000\r\nexpect: 100-continue\r\n\r\n"
    );
    let mut stream = BufReader::new(TcpStream::connect(address).await.expect("a connection"));
    stream.write_all(head.as_bytes()).await.expect("a connection");
    let mut answer = String::new();
    while !answer.ends_with("\r\n\r\n") {
        assert!(stream.read_line(&mut answer).await.expect("a line") > 0, "{answer}");
    }
    (stream, answer)
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_without_a_place_for_a_game_is_read() {
    let server = Server::start().await;
    let guest = Visitor::guest(server.address).await;
    let (_, refused) = announce(&guest).await;
    assert!(refused.starts_with("HTTP/1.1 422 "), "{refused}");
    let mut stalled = Vec::new();
    for name in ["Ada", "Bob", "Cyd", "Dan"] {
        let owner = account(&server, name).await;
        let (stream, begun) = announce(&owner).await;
        assert!(begun.starts_with("HTTP/1.1 100 "), "{begun}");
        // One at a time for everybody.
        let (_, refused) = announce(&owner).await;
        assert!(refused.starts_with("HTTP/1.1 429 "), "{refused}");
        stalled.push(stream);
    }
    let mut eve = account(&server, "Eve").await;
    let (_, refused) = announce(&eve).await;
    assert!(refused.starts_with("HTTP/1.1 429 ") && refused.contains("retry-after: "), "{refused}");
    // Whoever goes makes room.
    drop(stalled.pop());
    let text = finished();
    while eve.send("POST", "/api/import", text.as_bytes()).await.status == 429 {}
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_brings_so_many_games_a_day() {
    let server = Server::start().await;
    let mut ada = account(&server, "Ada").await;
    let text = finished();
    for _ in 0..A_DAY {
        ada.send("POST", "/api/import", text.as_bytes()).await.json::<TableSummary>();
    }
    let more = ada.send("POST", "/api/import", text.as_bytes()).await;
    assert_eq!((more.status, more.refusal().as_str()), (429, "server-too-many-imports"));
    let store = server.folder.open().await;
    let yesterday = Sql::new("update tables set created = $1, changed = $1").bind(now() - 25 * 3600);
    store.commit(vec![Change::Do(yesterday)]).await.map(drop).expect("a commit");
    // What comes counts for nobody's rating, from the moment when it comes.
    let rated = Sql::new("select distinct rated from tables");
    let rated = store.read(rated).await.expect("rows");
    assert_eq!(rated.iter().map(|row| row.get::<i64>("rated").expect("a number")).collect::<Vec<_>>(), [2]);
    store.close().await.expect("a closed database");
    assert_eq!(ada.send("POST", "/api/import", text.as_bytes()).await.status, 200);
}
