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
use crate::store::Sql;

/// How long the database may take for its simplest answer.
const WITHIN: Duration = Duration::from_secs(2);

/// What a load balancer asks.
pub(crate) fn health() -> Router<App> {
    Router::new().route("/healthz", get(|| async { "ok\n" })).route("/readyz", get(ready))
}

/// All of it, for a port that the public does not reach.
pub(crate) fn operator() -> Router<App> {
    health().route("/metrics", get(metrics))
}

/// Whether requests should come here: the database answers and the server does not stop.
async fn ready(State(app): State<App>) -> Response {
    if app.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    match timeout(WITHIN, app.store().read(Sql::new("select 1 as one"))).await {
        Ok(Ok(_)) => "ready\n".into_response(),
        Ok(Err(_)) | Err(_) => {
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response()
        }
    }
}

async fn metrics(State(app): State<App>) -> Response {
    let text = app.metrics().text(app.hall().rooms(), &app.chores().tables());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}

/// Counts an answer.
pub(crate) async fn count(State(app): State<App>, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    app.metrics().request(response.status().as_u16());
    response
}
