//! What was acknowledged is never lost: the server is killed again and again in the middle of games.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use orrery_engine::{ChanceOutcome, Seat, Source, SplitMix64};
use orrery_protocol::{Ask, Happened, Tell, Version, token};
use orrery_server::ids::TableId;
use orrery_server::store::{Place, Store};
use orrery_star_realms::Action;
use serde::Deserialize;
use tokio::sync::watch;

use crate::client::{Chair, Visitor};
use crate::server::Folder;

const KILLS: u32 = 50;
const CLIENTS: u64 = 5;
/// In the child: where it says its address, and its database.
const FOLDER: &str = "ORRERY_TEST_FOLDER";
const DATABASE: &str = "ORRERY_TEST_DATABASE";

/// The server that is killed: this very program, started with one test and a folder.
#[test]
fn child_that_serves() {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let config = orrery_server::Config {
            database: std::env::var(DATABASE).map(Place::from).expect("a database"),
            bot_delay_ms: 0,
            limits: orrery_server::Limits::FREE,
            ..orrery_server::Config::default()
        };
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let app = orrery_server::App::open(config).await.expect("a database");
        let address = listener.local_addr().expect("an address").to_string();
        std::fs::write(folder.join("address.new"), address).expect("a file");
        std::fs::rename(folder.join("address.new"), folder.join("address")).expect("a file");
        orrery_server::serve_on(listener, app, std::future::pending()).await.expect("serving");
    });
}

pub(crate) struct Process(Child);

impl Process {
    pub(crate) async fn start(folder: &Folder) -> (Self, SocketAddr) {
        let database = match folder.database() {
            Place::File(path) => path.into_os_string(),
            Place::Server(url) => url.into(),
        };
        let folder = folder.path();
        let _ = std::fs::remove_file(folder.join("address"));
        let child = Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", "kill::child_that_serves", "--nocapture"])
            .env(FOLDER, folder)
            .env(DATABASE, database)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a child");
        let server = Self(child);
        for _ in 0..6000 {
            if let Ok(address) = std::fs::read_to_string(folder.join("address")) {
                return (server, address.parse().expect("an address"));
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("the server does not start");
    }

    /// Sends a signal, such as `STOP`.
    pub(crate) fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args(["-s", signal, &self.0.id().to_string()]).status();
        assert!(sent.expect("a command").success());
    }

    /// SIGKILL, and nothing else.
    pub(crate) fn kill(mut self) {
        self.0.kill().expect("a child to kill");
        self.0.wait().expect("its end");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // A test that failed leaves no child behind; one that was killed is gone already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// How many actions all clients have seen acknowledged. Servers are killed by this measure rather than by the clock, so
/// that a slow machine shows as much as a fast one.
#[derive(Default, Clone)]
pub(crate) struct Tally(Arc<AtomicUsize>);

impl Tally {
    pub(crate) fn count(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) async fn more(&self, wanted: usize) {
        let goal = self.0.load(Ordering::Relaxed) + wanted;
        for _ in 0..12_000 {
            if self.0.load(Ordering::Relaxed) >= goal {
                return;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("nothing is acknowledged any more");
    }
}

/// What one client has seen acknowledged at one table.
#[derive(Default)]
struct Seen {
    table: String,
    /// The tokens of the actions that count, in order.
    actions: Vec<String>,
    /// An action that was sent at a version and not answered before the server was killed.
    unanswered: Option<(Version, String)>,
    log: Vec<Happened>,
    version: Option<Version>,
    acknowledged: usize,
    resumed: usize,
}

/// Plays on one connection until it breaks or the game is over.
async fn play(chair: &mut Chair, seen: &mut Seen, tally: &Tally, source: &mut SplitMix64) -> Option<()> {
    chair.log.clone_from(&seen.log);
    chair.try_ask(&Ask::Hello { version: seen.version }).await.ok()?;
    loop {
        let tell = chair.try_next().await?;
        if let Tell::Table { whole_log, .. } = &tell {
            assert_eq!(*whole_log, seen.version.is_none(), "a client can always resume");
            seen.resumed += usize::from(!whole_log);
            if let Some((version, action)) = seen.unanswered.take() {
                // It counts if it was stored, though nobody could say so any more.
                if chair.version().records > version.records {
                    seen.actions.push(action);
                }
            }
        }
        if let Tell::Done { .. } = tell {
            let (_, action) = seen.unanswered.take().expect("an action under way");
            seen.actions.push(action);
            seen.acknowledged += 1;
            tally.count();
        }
        assert!(!matches!(tell, Tell::Refused { .. }), "{tell:?}");
        seen.log.clone_from(&chair.log);
        seen.version = Some(chair.version());
        if chair.play.as_ref().is_some_and(|play| play.winners.is_some()) && seen.unanswered.is_none() {
            return Some(());
        }
        let choices = chair.choices();
        if seen.unanswered.is_none() && !choices.is_empty() {
            let action = choices[source.below(choices.len() as u32) as usize].action.clone();
            let version = chair.version();
            seen.unanswered = Some((version, action.clone()));
            let request = chair.request();
            chair.try_ask(&Ask::Act { request, seat: 0, version, action }).await.ok()?;
        }
    }
}

/// Plays games until told to stop, coming back by itself whenever the server was killed.
async fn client(number: u64, mut address: watch::Receiver<Option<SocketAddr>>, tally: Tally) -> Vec<Seen> {
    let mut source = SplitMix64::new(number);
    let mut visitor: Option<Visitor> = None;
    let mut games: Vec<Seen> = Vec::new();
    let mut is_over = true;
    loop {
        let Some(here) = *address.borrow_and_update() else { return games };
        if let Some(visitor) = &mut visitor {
            visitor.address = here;
        }
        let playing = async {
            if visitor.is_none() {
                let mut stranger = Visitor::stranger(here);
                stranger.try_get("/api/me").await?;
                visitor = Some(stranger);
            }
            let visitor = visitor.as_mut()?;
            loop {
                if is_over {
                    let table = visitor.try_quick().await?;
                    games.push(Seen { table: table.id, ..Seen::default() });
                    is_over = false;
                }
                let seen = games.last_mut()?;
                let mut chair = visitor.connect(&seen.table).await.ok()?;
                play(&mut chair, seen, &tally, &mut source).await?;
                is_over = true;
            }
        };
        let broken: Option<()> = playing.await;
        assert!(broken.is_none());
        // The sender lives until it has said that there is no server any more.
        let _ = address.changed().await;
    }
}

/// One stored record.
#[derive(Deserialize)]
enum Entry {
    #[expect(dead_code, reason = "it has to be read over")]
    Chance(ChanceOutcome),
    Action {
        seat: Seat,
        action: Action,
    },
    #[expect(dead_code, reason = "it has to be read over")]
    Concede {
        seat: Seat,
    },
}

/// The tokens of all actions of a seat that are stored.
pub(crate) async fn stored_actions(store: &dyn Store, id: &TableId, of: Seat) -> Vec<String> {
    let records = store.records(id.clone()).await.expect("records");
    let action = |bytes: &Vec<u8>| match postcard::from_bytes(bytes).expect("a record") {
        Entry::Action { seat, action } if seat == of => Some(token::write(&action)),
        _ => None,
    };
    records.iter().filter_map(action).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let folder = Folder::new();
    let (mut server, address) = Process::start(&folder).await;
    let (moved, here) = watch::channel(Some(address));
    let tally = Tally::default();
    let clients: Vec<_> =
        (0..CLIENTS).map(|number| tokio::spawn(client(number, here.clone(), tally.clone()))).collect();
    let mut source = SplitMix64::new(99);
    for _ in 0..KILLS {
        tally.more(5).await;
        tokio::time::sleep(Duration::from_millis(u64::from(source.below(80)))).await;
        server.kill();
        let (next, address) = Process::start(&folder).await;
        server = next;
        moved.send_replace(Some(address));
    }
    tally.more(5).await;
    server.kill();
    moved.send_replace(None);
    let (mut acknowledged, mut resumed) = (0, 0);
    let store = folder.open().await;
    for client in clients {
        for seen in client.await.expect("no panic") {
            let id = TableId(seen.table.clone());
            let stored = stored_actions(&store, &id, Seat(0)).await;
            let records = store.records(id).await.expect("records");
            // The last one may have been stored without anybody having heard of it.
            let extra = stored.len() - seen.actions.len().min(stored.len());
            assert!(extra <= usize::from(seen.unanswered.is_some()), "{extra} too many");
            assert!(stored.len() >= seen.actions.len(), "{} lost", seen.actions.len() - stored.len());
            assert_eq!(stored[..seen.actions.len()], seen.actions);
            assert!(seen.version.is_none_or(|version| version.records as usize <= records.len()));
            acknowledged += seen.acknowledged;
            resumed += seen.resumed;
        }
    }
    store.close().await.expect("a closed database");
    assert!(acknowledged > 200, "only {acknowledged} actions were acknowledged");
    assert!(resumed > 20, "only {resumed} clients resumed");
    println!("{KILLS} kills, {acknowledged} acknowledged, {resumed} resumed");
    check_logs(folder).await;
}

/// All games of the killed servers can go on.
async fn check_logs(folder: Folder) {
    let checked = folder.checked().await;
    assert_eq!(checked.differ, Vec::new());
}
