//! For whoever runs the server: health, readiness, metrics.

use std::future::Future;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::app::App;
use crate::store::{self, Sql};

/// How long the database may take for its simplest answer, and to write next to nothing.
const WITHIN: Duration = Duration::from_secs(2);
/// How long an answer about the database holds.
const HOLDS: Duration = Duration::from_secs(1);

/// Why requests should not come here.
type Why = &'static str;

/// What was last found out about the database. Anybody may ask, so it is asked once for all of them.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, Result<(), Why>)>>);

impl Readiness {
    /// What was found out a moment ago, unless writing has begun to fail since; or what is found out now.
    async fn ask<F: Future<Output = Result<(), Why>>>(
        &self,
        is_failing: impl FnOnce() -> bool,
        find_out: impl FnOnce() -> F,
    ) -> Result<(), Why> {
        let mut known = self.0.lock().await;
        if let Some((_, found)) =
            known.filter(|&(at, found)| at.elapsed() < HOLDS && !(found.is_ok() && is_failing()))
        {
            return found;
        }
        let found = find_out().await;
        *known = Some((Instant::now(), found));
        found
    }
}

/// What a load balancer asks.
pub(crate) fn health() -> Router<App> {
    Router::new().route("/healthz", get(|| async { "ok\n" })).route("/readyz", get(ready))
}

/// All of it, for a port that the public does not reach.
pub(crate) fn operator() -> Router<App> {
    health().route("/metrics", get(metrics))
}

/// Whether requests should come here: the database answers, it takes what is written, and the server does not stop.
async fn ready(State(app): State<App>) -> Response {
    let ready = if app.is_stopping() {
        Err("stopping\n")
    } else {
        app.readiness().ask(|| app.store().writes().are_failing(), || find_out(&app)).await
    };
    match ready {
        Ok(()) => "ready\n".into_response(),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, why).into_response(),
    }
}

async fn find_out(app: &App) -> Result<(), Why> {
    if !matches!(timeout(WITHIN, app.store().read(Sql::new("select 1 as one"))).await, Ok(Ok(_))) {
        return Err("the database does not answer\n");
    }
    // Once nobody is sent here any more, nobody else would find out that it takes something again.
    if app.store().writes().are_failing()
        && !matches!(timeout(WITHIN, store::probe(app.store())).await, Ok(Ok(())))
    {
        return Err("the database takes nothing\n");
    }
    Ok(())
}

async fn metrics(State(app): State<App>) -> Response {
    let text = app.metrics().text(app.hall().rooms(), app.store().writes().failed(), &app.chores().tables());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}

/// Counts an answer.
pub(crate) async fn count(State(app): State<App>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let response = next.run(request).await;
    app.metrics().request(response.status().as_u16(), begun.elapsed());
    response
}

/// Counts a socket that is asked for.
pub(crate) async fn knock(State(app): State<App>, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    app.metrics().knock(response.status() == StatusCode::SWITCHING_PROTOCOLS);
    response
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[tokio::test]
    async fn the_database_is_asked_once_for_all_who_ask() {
        let (readiness, asked) = (Readiness::default(), AtomicU32::new(0));
        let find_out = async |found| {
            asked.fetch_add(1, Ordering::Relaxed);
            tokio::task::yield_now().await;
            found
        };
        let ask = |failing, found| readiness.ask(move || failing, move || find_out(found));
        let all = futures_util::future::join_all((0..100).map(|_| ask(false, Ok(())))).await;
        assert!(all.iter().all(Result::is_ok));
        assert_eq!(asked.load(Ordering::Relaxed), 1);
        // That it was ready says nothing once writing fails, and that it was not holds for everybody.
        for _ in 0..100 {
            assert_eq!(ask(true, Err("no")).await, Err("no"));
        }
        assert_eq!(asked.load(Ordering::Relaxed), 2);
    }
}
