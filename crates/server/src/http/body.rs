//! Bodies of requests: how long they may take, and JSON, refused in our own words.

use std::time::Duration;

use axum::body::{self, Bytes};
use axum::extract::rejection::StringRejection;
use axum::extract::{FromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use futures_util::StreamExt;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::app::App;
use crate::reason::{Reason, Refusal};

/// How long a body may take to come.
const WITHIN: Duration = Duration::from_secs(30);

/// The text of a body.
///
/// # Errors
/// If it is too long, takes too long or is no text.
pub(crate) async fn text(request: Request, app: &App) -> Result<String, Reason> {
    let text = timeout(WITHIN, String::from_request(request, app)).await.map_err(|_| Reason::TooSlow)?;
    text.map_err(|rejected| match rejected {
        StringRejection::InvalidUtf8(_) => Reason::BadRecords,
        _ => Reason::TooLarge,
    })
}

/// Lets a body that nobody wants pass by: a browser reads no answer before it has sent everything.
pub(crate) fn let_pass(body: body::Body) {
    let mut parts = body.into_data_stream();
    tokio::spawn(timeout(WITHIN, async move { while let Some(Ok(_)) = parts.next().await {} }));
}

/// A body that is JSON of `T`. Only pages that may send JSON get this far: a foreign form cannot.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &App) -> Result<Self, Refusal> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let kind = kind.and_then(|kind| kind.split(';').next()).map(str::trim);
        if kind != Some("application/json") {
            return Err(Reason::Malformed.into());
        }
        let bytes = timeout(WITHIN, Bytes::from_request(request, app)).await.map_err(|_| Reason::TooSlow)?;
        let bytes = bytes.map_err(|_| Reason::TooLarge)?;
        Ok(Self(serde_json::from_slice(&bytes).map_err(|_| Reason::Malformed)?))
    }
}
