//! The web client: its files, and its page for every address that is no file.

use std::borrow::Cow;
use std::path::{Component, Path};
use std::sync::OnceLock;

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, HeaderName, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::app::App;
use crate::reason::{Reason, Refusal};

/// The client inside the binary.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Embedded;

/// The page that is every page.
const PAGE: &str = "index.html";
/// Files in this folder have their hash in their name and never change.
const HASHED: &str = "assets/";
/// The addresses of players' pages end with their names, and names may have dots.
const PLAYERS: &str = "players/";

/// What tells one build of the client from another: its page names its files by their hashes.
pub(crate) fn build() -> &'static str {
    static BUILD: OnceLock<String> = OnceLock::new();
    BUILD.get_or_init(|| {
        let page = Embedded::get(PAGE).map(|file| file.data).unwrap_or_default();
        blake3::hash(&page).to_hex()[..16].to_owned()
    })
}

/// A file of the client, or its page.
pub(crate) async fn serve(
    State(app): State<App>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Err(Reason::NoSuchPath.into());
    }
    let path = uri.path().trim_start_matches('/');
    let folder = app.config().assets.as_deref();
    let is_file = path.starts_with(HASHED) || Path::new(path).extension().is_some();
    if is_file && path != PAGE && !path.starts_with(PLAYERS) {
        let bytes = read(folder, path).await.ok_or(Reason::NoSuchPath)?;
        return Ok(respond(path, bytes, &headers));
    }
    let bytes = read(folder, PAGE).await.ok_or(Reason::NoSuchPath)?;
    Ok(respond(PAGE, marked(&bytes), &headers))
}

/// The page with the build it is of: its files and answers may come from servers of another.
fn marked(page: &[u8]) -> Cow<'static, [u8]> {
    let mark = format!("<meta name=\"orrery-build\" content=\"{}\" /></head>", build());
    String::from_utf8_lossy(page).replacen("</head>", &mark, 1).into_bytes().into()
}

async fn read(folder: Option<&Path>, path: &str) -> Option<Cow<'static, [u8]>> {
    let path = Path::new(path);
    if !path.components().all(|part| matches!(part, Component::Normal(_))) {
        return None;
    }
    match folder {
        Some(folder) => {
            let file = folder.join(path);
            tokio::task::spawn_blocking(move || std::fs::read(file)).await.ok()?.ok().map(Cow::Owned)
        }
        None => Embedded::get(path.to_str()?).map(|file| file.data),
    }
}

fn respond(path: &str, bytes: Cow<'static, [u8]>, headers: &HeaderMap) -> Response {
    let cache = if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let tag = format!("\"{}\"", &blake3::hash(&bytes).to_hex()[..32]);
    let known = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let is_known = known.flat_map(|tags| tags.split(',')).any(|known| known.trim() == tag);
    let about: [(HeaderName, String); 3] =
        [(CACHE_CONTROL, cache.to_owned()), (CONTENT_TYPE, kind(path).to_owned()), (ETAG, tag)];
    if is_known { (StatusCode::NOT_MODIFIED, about).into_response() } else { (about, bytes).into_response() }
}

/// What a file is, by its name.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "ftl" | "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
