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
use crate::reason::{Reason, Refusal, malformed};

/// How long a body may take to come.
const WITHIN: Duration = Duration::from_secs(30);

/// The text of a body.
///
/// # Errors
/// If it is too long, takes too long or is no text.
pub(crate) async fn text(request: Request, app: &App) -> Result<String, Reason> {
    text_within(WITHIN, request, app).await
}

async fn text_within<S: Send + Sync>(
    within: Duration,
    request: Request,
    state: &S,
) -> Result<String, Reason> {
    let text = timeout(within, String::from_request(request, state)).await.map_err(|_| Reason::TooSlow)?;
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
        json_within(WITHIN, request, app).await.map(Self)
    }
}

async fn json_within<T: DeserializeOwned, S: Send + Sync>(
    within: Duration,
    request: Request,
    state: &S,
) -> Result<T, Refusal> {
    let kind = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).map(str::trim);
    if kind != Some("application/json") {
        return Err(malformed("the header `content-type` is not `application/json`").into());
    }
    let bytes = timeout(within, Bytes::from_request(request, state)).await.map_err(|_| Reason::TooSlow)?;
    let bytes = bytes.map_err(|_| Reason::TooLarge)?;
    serde_json::from_slice(&bytes).map_err(|wrong| malformed(wrong.to_string()).into())
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;
    use std::future::pending;

    use axum::http::StatusCode;
    use axum::response::IntoResponse;
    use futures_util::stream;

    use super::*;

    /// How long the bodies of these tests may take.
    const SOON: Duration = Duration::from_millis(50);

    /// A request whose body begins and goes on when `rest` does.
    fn begun(rest: impl Future<Output = &'static str> + Send + 'static) -> Request {
        let parts = stream::iter(["[1,"]).chain(stream::once(rest)).map(Ok::<_, Infallible>);
        let request = Request::builder().header(CONTENT_TYPE, "application/json");
        request.body(body::Body::from_stream(parts)).expect("a request")
    }

    #[tokio::test]
    async fn a_body_that_does_not_come_is_given_up() {
        let text = text_within(SOON, begun(pending()), &()).await.expect_err("too slow");
        let json = json_within::<Vec<u8>, _>(SOON, begun(pending()), &()).await.expect_err("too slow");
        for refusal in [text.into(), json] {
            assert_eq!(refusal.into_response().status(), StatusCode::REQUEST_TIMEOUT);
        }
        assert_eq!(text_within(WITHIN, begun(async { "2]" }), &()).await.as_deref(), Ok("[1,2]"));
        assert_eq!(
            json_within::<Vec<u8>, _>(WITHIN, begun(async { "2]" }), &()).await.ok(),
            Some(vec![1, 2])
        );
    }
}
