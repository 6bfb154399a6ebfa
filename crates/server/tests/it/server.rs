//! A server of a test's own, on a free port and a database in a folder that goes with it.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use orrery_server::check::{Checked, check_games};
use orrery_server::games::Games;
use orrery_server::operators;
use orrery_server::store::{Change, Database, Place, Sql, Store as _, now};
use orrery_server::{App, Config, Limits};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::postgres;

/// A folder that is removed with the value, and a database.
pub(crate) struct Folder {
    path: PathBuf,
    database: Place,
}

impl Folder {
    pub(crate) fn new() -> Self {
        let path = std::env::temp_dir().join(format!("orrery-test-{:016x}", orrery_server::ids::number()));
        std::fs::create_dir_all(&path).expect("a folder");
        let database =
            if postgres::is_chosen() { postgres::database() } else { Place::File(path.join("orrery.db")) };
        Self { path, database }
    }

    /// One with a database that is there already.
    pub(crate) fn on(database: Place) -> Self {
        let path = std::env::temp_dir().join(format!("orrery-test-{:016x}", orrery_server::ids::number()));
        std::fs::create_dir_all(&path).expect("a folder");
        Self { path, database }
    }

    /// One whose database is as this one's is now.
    pub(crate) async fn copy(&self) -> Self {
        let copy = Self::new();
        orrery_server::store::copy(&self.database, &copy.database, &|_, _| ()).await.expect("a copy");
        copy
    }

    pub(crate) async fn open(&self) -> Database {
        Database::open(&self.database).await.expect("a database")
    }

    /// What playing its games again shows.
    pub(crate) async fn checked(&self) -> Checked {
        let store = Database::look_into(&self.database).await.expect("a database");
        let checked = check_games(&store, Games::all(), &|_, _| ()).await.expect("a database");
        store.close().await.expect("a closed database");
        checked
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn database(&self) -> Place {
        self.database.clone()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left in a temporary folder harms nobody.
        let _ = std::fs::remove_dir_all(&self.path);
    }
}

/// A configuration for tests: no waiting, no limits.
pub(crate) fn config(folder: &Folder) -> Config {
    Config {
        database: folder.database(),
        bot_delay_ms: 0,
        order_delay_ms: (0, 0),
        away_seconds: 0,
        limits: Limits::FREE,
        ..Config::default()
    }
}

/// A server that serves.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) folder: Folder,
    pub(crate) app: App,
    end: oneshot::Sender<()>,
    serving: JoinHandle<anyhow::Result<()>>,
}

impl Server {
    pub(crate) async fn start() -> Self {
        Self::start_with(|_| ()).await
    }

    pub(crate) async fn start_with(change: impl FnOnce(&mut Config)) -> Self {
        let folder = Folder::new();
        Self::start_in(folder, change).await
    }

    pub(crate) async fn start_in(folder: Folder, change: impl FnOnce(&mut Config)) -> Self {
        Self::offer(Games::all(), folder, change).await
    }

    /// A server that offers these games.
    pub(crate) async fn offer(games: Games, folder: Folder, change: impl FnOnce(&mut Config)) -> Self {
        let mut config = config(&folder);
        change(&mut config);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let store = Database::open(&config.database).await.expect("a database");
        let app = App::with(config, games, Arc::new(store)).expect("a configuration");
        let (end, ended) = oneshot::channel();
        let end_of = async {
            let _ = ended.await;
        };
        let serving = tokio::spawn(orrery_server::serve_on(listener, app.clone(), end_of));
        Self { address, folder, app, end, serving }
    }

    /// Makes an account an operator, as another process would while the server runs.
    pub(crate) async fn appoint(&self, name: &str) {
        let store = self.folder.open().await;
        operators::add(&store, name).await.expect("an account");
        store.close().await.expect("a closed database");
    }

    /// Runs one statement in its database.
    pub(crate) async fn run(&self, sql: Sql) {
        let store = self.folder.open().await;
        store.commit(vec![Change::Do(sql)]).await.map(drop).expect("a commit");
        store.close().await.expect("a closed database");
    }

    /// Everything that has changed was a second sooner: within one second nobody can tell what was before.
    pub(crate) async fn a_second_passes(&self) {
        self.run(Sql::new("update tables set changed = changed - 1")).await;
        self.run(Sql::new("update settings set since = since - 1")).await;
        self.run(Sql::new("update browsers set since = since - 1")).await;
    }

    /// Something happens at a table now, as far as the store knows.
    pub(crate) async fn touch(&self, table: &str) {
        let sql = Sql::new("update tables set changed = $1 where id = $2");
        self.run(sql.bind(now()).bind(table)).await;
    }

    /// Notes who is to be told something, and tells what is due, as if it were `now`.
    pub(crate) async fn tell(&self, now: i64) {
        self.app.do_chores(now).await.expect("chores");
        self.app.tell_away(now).await.expect("messages");
    }

    /// Stops it gracefully.
    pub(crate) async fn stop(self) -> Folder {
        let _ = self.end.send(());
        self.serving.await.expect("no panic").expect("a graceful end");
        self.folder
    }
}
