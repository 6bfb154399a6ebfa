//! HTTP: the lobby's requests, and what holds for all of them.

mod admin;
mod api;
mod body;
mod browsers;
mod guard;
mod me;
mod notices;
mod operator;
pub(crate) mod passwords;
pub(crate) mod players;
mod replay;
mod sessions;
mod tables;
mod tokens;

pub(crate) use operator::{Readiness, operator};
pub(crate) use tables::table_id;

use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, HeaderName};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use orrery_games::library;
use orrery_protocol::GameCard;

use crate::app::App;
use crate::assets;
use crate::import;
use crate::reason::{Reason, Refusal};
use crate::socket;

/// The longest body of a request.
const LONGEST_BODY: usize = 16 * 1024;

/// All of it.
pub(crate) fn router(state: App) -> Router<App> {
    let api = Router::new()
        .route("/me", get(me::me).post(me::rename))
        .route("/register", post(me::register))
        .route("/login", post(me::login))
        .route("/logout", post(me::logout))
        .route("/me/password", post(passwords::change))
        .route("/me/sessions", get(sessions::list))
        .route("/me/sessions/end-others", post(sessions::leave_others))
        .route("/me/sessions/{id}/end", post(sessions::end))
        .route("/password/forgotten", post(passwords::forgotten))
        .route("/password/reset", post(passwords::reset))
        .route("/me/export", get(me::export))
        .route("/me/delete", post(me::delete))
        .route("/notices", get(notices::show).post(notices::change))
        .route("/notices/test", post(notices::test))
        .route("/notices/again", post(notices::again))
        .route("/notices/confirm", post(notices::confirm))
        .route("/notices/leave/{token}", get(notices::ask_to_leave).post(notices::leave))
        .route("/notices/browsers", post(browsers::add))
        .route("/notices/browsers/{id}/remove", post(browsers::remove))
        .route("/leaderboard/{game}", get(players::leaderboard))
        .route("/players/{name}", get(players::player))
        .route("/admin", get(admin::show))
        .route("/admin/people", get(admin::people))
        .route("/admin/ban", post(admin::ban))
        .route("/admin/forget", post(admin::forget))
        .route("/admin/unsay", post(admin::unsay))
        .route("/admin/end", post(admin::end))
        .route("/admin/end-table", post(admin::end_table))
        .route("/admin/log-out", post(admin::log_out))
        .route("/admin/tables", get(admin::tables))
        .route("/openapi.json", get(api::openapi))
        .route("/tokens", get(tokens::list).post(tokens::make))
        .route("/tokens/{id}/revoke", post(tokens::revoke))
        .route("/games", get(list_games))
        .route("/rules/{game}/{lang}", get(rules))
        .route("/tables", get(tables::list).post(tables::make))
        .route("/quick/{game}", post(tables::quick))
        .route("/tables/{id}", get(tables::show))
        .route("/tables/{id}/sit", post(tables::sit))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/start", post(tables::start))
        .route("/tables/{id}/seats", post(tables::change_seat))
        .route("/tables/{id}/end", post(tables::end))
        .route("/tables/{id}/play", get(api::play))
        .route("/tables/{id}/act", post(api::act))
        .route("/tables/{id}/why", post(api::why))
        .route("/tables/{id}/replay", get(replay::steps))
        .route("/tables/{id}/replay/{record}", get(replay::step))
        .route("/tables/{id}/record", get(replay::record))
        .route("/tables/{id}/log", get(replay::log))
        .route("/tables/{id}/ratings", get(players::rated))
        .route("/tables/{id}/fork", post(replay::fork))
        .route("/import", post(replay::import).layer(DefaultBodyLimit::max(import::LONGEST)))
        .fallback(nowhere)
        .method_not_allowed_fallback(nowhere)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(from_fn_with_state(state.clone(), guard::limit))
        .layer(from_fn(guard::forget));
    let sockets = get(socket::open)
        .fallback(nowhere)
        .layer(from_fn_with_state(state.clone(), guard::limit))
        .layer(from_fn_with_state(state.clone(), operator::knock));
    Router::new()
        .nest("/api", api)
        .route("/ws/tables/{id}", sockets)
        .merge(operator::health())
        .fallback(assets::serve)
        .layer(from_fn(guard::legible))
        .layer(from_fn_with_state(state.clone(), guard::origin))
        .layer(from_fn_with_state(state, operator::count))
        .layer(from_fn(guard::headers))
}

async fn nowhere() -> Refusal {
    Reason::NoSuchPath.into()
}

async fn list_games(State(app): State<App>) -> Json<Vec<GameCard>> {
    Json(app.games().0.iter().map(|offer| (offer.card)()).collect())
}

/// The rules of a game in a language, as Markdown.
async fn rules(
    State(app): State<App>,
    Path((game, lang)): Path<(String, String)>,
) -> Result<impl IntoResponse, Refusal> {
    let offer = app.games().find(&game)?;
    let known = library::LANGUAGES.contains(&lang.as_str());
    let text = library::rules(offer.id, &lang).filter(|_| known).ok_or(Reason::NoSuchPath)?;
    let headers: [(HeaderName, &str); 1] = [(CONTENT_TYPE, "text/markdown; charset=utf-8")];
    Ok((StatusCode::OK, headers, text))
}
