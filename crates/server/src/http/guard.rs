//! What holds for all requests: whose page asks, how often, and what a browser may do with the answer.

use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::limits::{Gate, address_key};
use crate::people;
use crate::reason::{Reason, Refusal};

/// Scripts only from our own files; styles too, but for attributes that place things on a board.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; \
    worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(&str, &str); 6] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    // An address may be all that is needed to look at a table.
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

/// Adds what browsers have to know.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}

/// Answers of the lobby are not kept.
pub(crate) async fn forget(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Refuses pages of others that try to change something in a visitor's name.
pub(crate) async fn origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if is_safe || is_ours(&app, request.headers()) {
        next.run(request).await
    } else {
        Refusal::from(Reason::ForeignOrigin).into_response()
    }
}

fn is_ours(app: &App, headers: &HeaderMap) -> bool {
    people::is_ours(headers, app.config())
}

/// Refuses addresses that are no text: nothing has such a name.
pub(crate) async fn legible(request: Request, next: Next) -> Response {
    if is_text(request.uri().path()) {
        next.run(request).await
    } else {
        Refusal::from(Reason::NoSuchPath).into_response()
    }
}

/// Whether a path is text once its escapes are what they stand for.
fn is_text(path: &str) -> bool {
    let mut parts = path.split('%');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        if let Some(byte) = part.get(..2).and_then(|code| u8::from_str_radix(code, 16).ok()) {
            bytes.push(byte);
            bytes.extend_from_slice(&part.as_bytes()[2..]);
        } else {
            // What is no escape is itself.
            bytes.push(b'%');
            bytes.extend_from_slice(part.as_bytes());
        }
    }
    std::str::from_utf8(&bytes).is_ok()
}

/// Refuses an address that asks too often.
pub(crate) async fn limit(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let key = address_key(people::address(&parts, app.config()));
    match app.gates().pass(Gate::Request, &key) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(too_fast) => Refusal::from(too_fast).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_whose_escapes_are_no_text_is_none() {
        for path in ["/api/players/Ada", "/api/players/%D0%90%D0%B4%D0%B0", "/a%", "/a%2", "/a%zz", "/%20"] {
            assert!(is_text(path), "{path}");
        }
        for path in ["/api/players/%FF", "/api/tables/%D0", "/%C3%28/x"] {
            assert!(!is_text(path), "{path}");
        }
    }
}
