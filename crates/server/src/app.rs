//! The server as one value, its router, and serving it.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use axum::Router;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;

use crate::chores::Chores;
use crate::config::Config;
use crate::contain::again_and_again;
use crate::games::Games;
use crate::hall::Hall;
use crate::http::Readiness;
use crate::http::players::Counts;
use crate::limits::Gates;
use crate::lines::Lines;
use crate::metrics::Metrics;
use crate::notify::presence::{self, Seen};
use crate::notify::{Mailer, send};
use crate::store::{self, Database, Store};
use crate::{chores, http, lines, serving};

/// How often limits forget whoever has not come for long.
const SWEEP_EVERY: Duration = Duration::from_mins(5);
/// After how long work that panicked begins again.
const AGAIN: Duration = Duration::from_secs(10);
/// How many passwords are hashed at once.
const PASSWORDS: usize = 4;
/// How long sockets and requests may take to end when the server stops, and then messages on their way.
const GRACE: Duration = Duration::from_secs(10);

/// All that requests share; clones are the same one.
#[derive(Clone)]
pub struct App(Arc<Parts>);

struct Parts {
    config: Arc<Config>,
    games: Games,
    store: Arc<dyn Store>,
    hall: Arc<Hall>,
    lines: Lines,
    gates: Gates,
    metrics: Arc<Metrics>,
    chores: Chores,
    seen: Seen,
    counts: Counts,
    readiness: Readiness,
    mailer: Option<Mailer>,
    /// How many passwords are hashed at once: each takes 19 MiB.
    passwords: Semaphore,
    stopping: watch::Sender<bool>,
}

impl App {
    /// Opens the database, and offers all games.
    ///
    /// # Errors
    /// If the database cannot be opened, or the configuration is no good.
    pub async fn open(config: Config) -> anyhow::Result<Self> {
        // What is wrong is said before anything is touched.
        let mailer = Self::mailer_of(&config)?;
        let store = Arc::new(Database::open(&config.database).await?);
        Ok(Self::new(config, Games::all(), store, mailer))
    }

    /// A server that offers these games, on a store that is open already.
    ///
    /// # Errors
    /// If the configuration is no good.
    pub fn with(config: Config, games: Games, store: Arc<dyn Store>) -> anyhow::Result<Self> {
        let mailer = Self::mailer_of(&config)?;
        Ok(Self::new(config, games, store, mailer))
    }

    fn mailer_of(config: &Config) -> anyhow::Result<Option<Mailer>> {
        config.check()?;
        config.mail.as_ref().map(Mailer::new).transpose()
    }

    fn new(config: Config, games: Games, store: Arc<dyn Store>, mailer: Option<Mailer>) -> Self {
        let config = Arc::new(config);
        let metrics = Arc::new(Metrics::default());
        let hall = Hall::new(store.clone(), config.clone(), games, metrics.clone());
        Self(Arc::new(Parts {
            gates: Gates::new(&config.limits),
            lines: Lines::default(),
            metrics,
            chores: Chores::default(),
            seen: Seen::default(),
            counts: Counts::default(),
            readiness: Readiness::default(),
            mailer,
            passwords: Semaphore::new(PASSWORDS),
            stopping: watch::Sender::new(false),
            config,
            games,
            store,
            hall,
        }))
    }

    /// Ends all sockets, finishes all writing and closes the database.
    ///
    /// # Errors
    /// If a room or the database fails while closing.
    pub async fn close(&self) -> anyhow::Result<()> {
        self.0.stopping.send_replace(true);
        self.0.hall.close().await?;
        let noted = self.note_presence().await;
        self.0.store.close().await?;
        noted
    }

    pub(crate) fn config(&self) -> &Config {
        &self.0.config
    }

    pub(crate) fn games(&self) -> Games {
        self.0.games
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.0.store
    }

    pub(crate) fn hall(&self) -> &Arc<Hall> {
        &self.0.hall
    }

    pub(crate) fn lines(&self) -> &Lines {
        &self.0.lines
    }

    pub(crate) fn gates(&self) -> &Gates {
        &self.0.gates
    }

    pub(crate) fn passwords(&self) -> &Semaphore {
        &self.0.passwords
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn chores(&self) -> &Chores {
        &self.0.chores
    }

    pub(crate) fn seen(&self) -> &Seen {
        &self.0.seen
    }

    pub(crate) fn counts(&self) -> &Counts {
        &self.0.counts
    }

    pub(crate) fn readiness(&self) -> &Readiness {
        &self.0.readiness
    }

    pub(crate) fn mailer(&self) -> Option<&Mailer> {
        self.0.mailer.as_ref()
    }

    /// The address people use, without a slash at its end.
    pub(crate) fn site(&self) -> String {
        let url = self.config().public_url.clone();
        url.map_or_else(
            || format!("http://{}", self.config().address),
            |url| url.trim_end_matches('/').to_owned(),
        )
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.0.stopping.borrow()
    }

    /// Does once, as if it were `now`, what the server does every few seconds beside the tables.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn do_chores(&self, now: i64) -> anyhow::Result<()> {
        lines::close_dead(self, None).await?;
        chores::round(self, now).await
    }

    /// Writes down now who was here, as the server does every few seconds.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn note_presence(&self) -> anyhow::Result<()> {
        self.seen().write(self.store()).await
    }

    /// Tells once, as if it were `now`, everything that is due to players who are away.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn tell_away(&self, now: i64) -> anyhow::Result<()> {
        send::send(self, now - store::now()).await
    }

    /// Waits until the server stops.
    pub(crate) async fn stopped(&self) {
        // An error means that nobody is left who could stop it.
        let _ = self.0.stopping.subscribe().wait_for(|&stopping| stopping).await;
    }
}

/// The whole server as a router, for a listener or for tests without one.
pub fn app(state: App) -> Router {
    http::router(state.clone()).with_state(state)
}

/// Health, readiness and metrics, for a port that the public does not reach.
pub fn operator(state: App) -> Router {
    http::operator().with_state(state)
}

/// Serves until the process is asked to end.
///
/// # Errors
/// If the database or the address cannot be opened, or closing fails.
pub async fn serve(config: Config) -> anyhow::Result<()> {
    let address = config.address;
    let state = App::open(config).await?;
    let listener = TcpListener::bind(address).await.with_context(|| format!("listening on {address}"))?;
    serve_on(listener, state, asked_to_end()).await
}

/// Serves on a listener until `end`.
///
/// # Errors
/// If serving or closing fails.
pub async fn serve_on(
    listener: TcpListener,
    state: App,
    end: impl Future<Output = ()> + Send + 'static,
) -> anyhow::Result<()> {
    tracing::info!(address = %listener.local_addr()?, "serving");
    let in_step = state
        .store()
        .join(state.games().rules())
        .await
        .context("taking part among the servers of the database")?;
    let in_step = in_step.map(|news| tokio::spawn(state.hall().clone().keep_in_step(news)));
    // Before anybody can be late.
    state.hall().attend().await?;
    let look_up = keep(&state, "looking after tables", |app| app.hall().clone().look_up());
    let sweep = tokio::spawn(sweep(state.clone()));
    let chores = keep(&state, "chores", chores::run);
    let closing = keep(&state, "closing lines", lines::run);
    let mut telling = keep(&state, "telling", send::run);
    keep(&state, "noting presence", presence::run);
    let watched = match state.config().operator_address {
        Some(address) => {
            let listener =
                TcpListener::bind(address).await.with_context(|| format!("listening on {address}"))?;
            tracing::info!(address = %listener.local_addr()?, "telling operators");
            Some(tokio::spawn(serving::serve(listener, operator(state.clone()), std::future::pending())))
        }
        None => None,
    };
    let closer = state.clone();
    let stop = async move {
        end.await;
        tracing::info!("stopping");
        closer.0.stopping.send_replace(true);
    };
    let mut serving = tokio::spawn(serving::serve(listener, app(state.clone()), stop));
    tokio::select! {
        ended = &mut serving => ended.context("serving failed")?,
        () = state.stopped() => {
            // An idle connection of a browser is not worth more than the grace.
            let _ = tokio::time::timeout(GRACE, &mut serving).await;
            serving.abort();
        }
    }
    look_up.abort();
    sweep.abort();
    chores.abort();
    closing.abort();
    // What is being told is told to its end, so that it is known whether it went out.
    if tokio::time::timeout(GRACE, &mut telling).await.is_err() {
        tracing::warn!("messages on their way are given up");
        telling.abort();
    }
    if let Some(watched) = watched {
        watched.abort();
    }
    in_step.inspect(JoinHandle::abort);
    state.close().await?;
    tracing::info!("stopped");
    Ok(())
}

/// Keeps some work going as long as the server.
fn keep<F: Future<Output = ()> + Send>(
    state: &App,
    name: &'static str,
    work: impl Fn(App) -> F + Send + Sync + 'static,
) -> JoinHandle<()> {
    let state = state.clone();
    tokio::spawn(async move { again_and_again(state.metrics(), name, AGAIN, || work(state.clone())).await })
}

async fn sweep(state: App) {
    let mut every = tokio::time::interval(SWEEP_EVERY);
    loop {
        every.tick().await;
        state.gates().sweep();
    }
}

/// Waits for Ctrl-C or, on Unix, SIGTERM.
pub async fn asked_to_end() {
    let interrupted = async {
        if let Err(error) = tokio::signal::ctrl_c().await {
            tracing::error!(%error, "Ctrl-C cannot be waited for");
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => tokio::select! {
                () = interrupted => (),
                _ = terminate.recv() => (),
            },
            Err(error) => {
                tracing::error!(%error, "SIGTERM cannot be waited for");
                interrupted.await;
            }
        }
    }
    #[cfg(not(unix))]
    interrupted.await;
}
