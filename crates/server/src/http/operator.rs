//! For whoever runs the server: health, readiness, metrics.

use std::time::Duration;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::time::timeout;

use crate::app::App;
use crate::store::{self, Sql};

/// How long the database may take for its simplest answer, and to write next to nothing.
const WITHIN: Duration = Duration::from_secs(2);

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
    let not = |why: &'static str| (StatusCode::SERVICE_UNAVAILABLE, why).into_response();
    if app.is_stopping() {
        return not("stopping\n");
    }
    if !matches!(timeout(WITHIN, app.store().read(Sql::new("select 1 as one"))).await, Ok(Ok(_))) {
        return not("the database does not answer\n");
    }
    // Once nobody is sent here any more, nobody else would find out that it takes something again.
    if app.store().writes().are_failing()
        && !matches!(timeout(WITHIN, store::probe(app.store())).await, Ok(Ok(())))
    {
        return not("the database takes nothing\n");
    }
    "ready\n".into_response()
}

async fn metrics(State(app): State<App>) -> Response {
    let text = app.metrics().text(app.hall().rooms(), app.store().writes().failed(), &app.chores().tables());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}

/// Counts an answer.
pub(crate) async fn count(State(app): State<App>, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    app.metrics().request(response.status().as_u16());
    response
}
