//! Games that were played elsewhere: who may bring one, and how much it may take.

use std::sync::{Condvar, Mutex};
use std::time::Duration;

use orrery_engine::{Source, SplitMix64, Status};
use orrery_protocol::{
    Ask, Fork, NoticePage, NoticeSettings, Phase, ReplayStep, TableSummary, Webhook, WebhookForm,
};
use orrery_server::games::{Games, Offer};
use orrery_server::ids::TableId;
use orrery_server::import::{Limits, Unfit, import};
use orrery_server::notify::notice::reason;
use orrery_server::store::{Sql, Store, now};
use orrery_star_realms::{Setup, StarRealms};
use orrery_table::{Occupant, Table};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::client::{ME, Visitor, done};
use crate::operators::account;
use crate::server::{Folder, Server};
use crate::web::web_server;

/// The text of a game that two played to its end.
fn finished() -> String {
    begun(u32::MAX)
}

/// The text of a game of so many decisions, or as many as there are.
fn begun(decisions: u32) -> String {
    let seats = vec![Occupant::human("Ada"), Occupant::human("Bob")];
    let mut table = Table::<StarRealms>::new(Setup::duel(), seats, 1).expect("a good setup");
    let mut choice = SplitMix64::new(1);
    for _ in 0..decisions {
        let Status::Decision(seats) = table.status() else { break };
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
    // What a table is shows wherever it is shown.
    assert!(table.imported);
    let listed: Vec<TableSummary> = ada.get("/api/tables?list=mine").await.json();
    assert!(listed.iter().all(|listed| listed.imported));
    assert!(ada.get(&format!("/api/tables/{}", table.id)).await.json::<TableSummary>().imported);
    assert!(!ada.quick().await.imported);
    // Whoever changes something without the seal is found out by it, and whoever seals it anew by the rules.
    let damaged = text.replacen("A ", "B ", 1);
    assert_eq!(bring(&mut ada, &damaged).await.refusal(), "server-bad-records");
    let against = with_line(&text, "A 0", |line| line.replacen('A', "B", 1));
    assert_eq!(bring(&mut ada, &against).await.refusal(), "server-bad-records");
    let old = with_line(&text, "rules ", |_| "rules 0".to_owned());
    assert_eq!(bring(&mut ada, &old).await.refusal(), "server-other-rules");
    let unknown = with_line(&text, "game ", |_| "game chess".to_owned());
    assert_eq!(bring(&mut ada, &unknown).await.refusal(), "server-other-rules");
    assert_eq!(bring(&mut ada, &begun(20)).await.refusal(), "server-not-over");
}

/// It was over before it came here.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_that_a_game_is_over_which_they_brought() {
    let (hooks, posts) = web_server("HTTP/1.1 204 No Content\r\ncontent-length: 0\r\n\r\n").await;
    let trust = format!("http://{hooks}");
    let server = Server::start_with(|config| config.trusted_webhooks = vec![trust]).await;
    let mut ada = account(&server, "Ada").await;
    let webhook = Webhook { form: WebhookForm::Json, url: format!("http://{hooks}/hook"), brief: false };
    let wish = NoticeSettings { webhook: Some(webhook), ..NoticeSettings::default() };
    ada.post("/api/notices", &wish).await.json::<NoticePage>();
    let table: TableSummary = ada.send("POST", "/api/import", finished().as_bytes()).await.json();
    server.tell(now() + 3600).await;
    assert_eq!(*posts.lock().expect("a lock"), [] as [serde_json::Value; 0]);
    // Nor if another server has noted it.
    let store = server.folder.open().await;
    let row = store.table(TableId(table.id)).await.expect("a row").expect("a table");
    store.close().await.expect("a closed database");
    assert_eq!(reason(&row, &row.host, &wish, None), None);
}

/// A saved game where the first line that begins so is another, sealed anew.
fn with_line(text: &str, begins: &str, change: impl Fn(&str) -> String) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.pop();
    let line = lines.iter_mut().find(|line| line.starts_with(begins));
    let line = line.unwrap_or_else(|| panic!("no line begins with {begins}: {text}"));
    *line = change(line);
    sealed(&lines.iter().map(String::as_str).collect::<Vec<_>>())
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
    let old = with_line(&text, "rules ", |_| "rules 0".to_owned());
    assert_eq!(import(Games::all(), &old, &limits).err(), Some(Unfit::OtherRules));
    assert_eq!(import(Games::all(), &begun(20), &limits).err(), Some(Unfit::NotOver));
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
    let limits = orrery_server::Limits { imports: 3, ..orrery_server::Limits::FREE };
    let server = Server::start_with(|config| config.limits = limits).await;
    let mut ada = account(&server, "Ada").await;
    let text = finished();
    let mut brought = Vec::new();
    for _ in 0..3 {
        brought.push(ada.send("POST", "/api/import", text.as_bytes()).await.json::<TableSummary>());
    }
    let more = ada.send("POST", "/api/import", text.as_bytes()).await;
    assert_eq!((more.status, more.refusal().as_str()), (429, "server-too-many-imports"));
    let wait: u32 = more.header("retry-after").expect("a time").parse().expect("a number");
    assert!((1..=8 * 3600).contains(&wait), "{wait}");
    // What becomes of a game that was brought changes nothing.
    let mut chair = ada.sit_at(&brought[0].id).await;
    let seat = chair.viewer();
    done(&chair.answer(|request| Ask::Undo { request, seat }).await);
    assert_eq!(chair.play.as_ref().map(|play| play.phase), Some(Phase::Playing));
    assert_eq!(ada.send("POST", "/api/import", text.as_bytes()).await.refusal(), "server-too-many-imports");
    let mut bob = account(&server, "Bob").await;
    assert_eq!(bob.send("POST", "/api/import", text.as_bytes()).await.status, 200);
    // What comes counts for nobody's rating, from the moment when it comes.
    let store = server.folder.open().await;
    let rated = store.read(Sql::new("select distinct rated from tables")).await.expect("rows");
    assert_eq!(rated.iter().map(|row| row.get::<i64>("rated").expect("a number")).collect::<Vec<_>>(), [2]);
    store.close().await.expect("a closed database");
}

#[tokio::test(flavor = "multi_thread")]
async fn so_much_of_other_games_is_taken_over_in_a_day() {
    let text = finished();
    let records = text.lines().filter(|line| line.starts_with(['A', 'B'])).count() as u32;
    let limits = orrery_server::Limits { borrowed: 2 * records, ..orrery_server::Limits::FREE };
    let server = Server::start_with(|config| config.limits = limits).await;
    let mut ada = account(&server, "Ada").await;
    let table = ada.send("POST", "/api/import", text.as_bytes()).await.json::<TableSummary>();
    assert!(table.records > records);
    let more = ada.send("POST", "/api/import", text.as_bytes()).await;
    assert_eq!((more.status, more.refusal().as_str()), (429, "server-too-many-imports"));
    let path = format!("/api/tables/{}/fork", table.id);
    let fork = Fork { record: records, seats: vec![ME, ME] };
    let more = ada.post(&path, &fork).await;
    assert_eq!((more.status, more.refusal().as_str()), (429, "server-too-many-imports"));
    assert!(more.header("retry-after").is_some());
    // Guests of one address share what there is.
    for status in [200, 200, 429] {
        let mut guest = Visitor::guest(server.address).await;
        let fork = Fork { record: records - 2, seats: vec![ME, ME] };
        assert_eq!(guest.post(&path, &fork).await.status, status);
    }
    let mut bob = account(&server, "Bob").await;
    assert_eq!(bob.post(&path, &fork).await.status, 200);
}

/// How many games are read at this moment, and the most there ever were.
static READ: Mutex<(u32, u32)> = Mutex::new((0, 0));
/// Another one has come.
static COME: Condvar = Condvar::new();

/// Star Realms, where reading a game waits for somebody else who reads one.
const TOGETHER: Games = Games(&[Offer {
    import: |_, _| {
        let mut read = READ.lock().expect("no panic");
        read.0 += 1;
        read.1 = read.1.max(read.0);
        COME.notify_all();
        // Nobody comes, so this is how long it takes.
        let (mut read, _) =
            COME.wait_timeout_while(read, Duration::from_millis(100), |read| read.0 < 2).expect("no panic");
        read.0 -= 1;
        Err(Unfit::Unreadable)
    },
    ..Offer::of::<StarRealms>()
}]);

#[tokio::test(flavor = "multi_thread")]
async fn one_game_is_read_at_a_time() {
    let server = Server::offer(TOGETHER, Folder::new(), |_| ()).await;
    let text = finished();
    let bring = async |name: &str| {
        let mut owner = account(&server, name).await;
        owner.send("POST", "/api/import", text.as_bytes()).await.refusal()
    };
    let refused = tokio::join!(bring("Ada"), bring("Bob"), bring("Cyd"));
    assert_eq!(<[String; 3]>::from(refused), ["server-bad-records"; 3]);
    assert_eq!(*READ.lock().expect("no panic"), (0, 1));
}
