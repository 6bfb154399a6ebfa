//! Bodies of requests as JSON, refused in our own words.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::reason::{Reason, Refusal};

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
        let bytes = Bytes::from_request(request, app).await.map_err(|_| Reason::TooLarge)?;
        Ok(Self(serde_json::from_slice(&bytes).map_err(|_| Reason::Malformed)?))
    }
}
