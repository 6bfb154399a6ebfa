//! From a request to a socket, and the frames that go out through it.
//!
//! What a table tells is written to the connection as it is and forgotten. A buffer that keeps the size of the longest
//! message would be most of the memory of a socket.

use std::future::Future;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::header::{
    CONNECTION, HeaderMap, HeaderName, HeaderValue, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY,
    SEC_WEBSOCKET_VERSION, UPGRADE,
};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::app::App;
use crate::reason::{Reason, Refusal, malformed};

/// The longest message of a client.
const LONGEST: usize = 64 * 1024;
/// How much is read at once: clients say little.
const READ_BUFFER: usize = 256;
/// How much may wait of what does not come from a table: short answers, and whether the other side is there.
const WRITE_BUFFER: usize = 2 * LONGEST;

/// A request to go on as a socket.
pub(crate) struct Upgrade {
    accept: String,
    upgrading: OnUpgrade,
}

impl FromRequestParts<App> for Upgrade {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Response> {
        let no = || {
            let how = [(UPGRADE, "websocket"), (SEC_WEBSOCKET_VERSION, "13")];
            (how, Refusal::from(Reason::SocketsOnly)).into_response()
        };
        let is_upgrade = parts.method == Method::GET
            && names(&parts.headers, &CONNECTION, "upgrade")
            && names(&parts.headers, &UPGRADE, "websocket");
        let upgrading = parts.extensions.remove::<OnUpgrade>().filter(|_| is_upgrade);
        let upgrading = upgrading.ok_or_else(no)?;
        if !names(&parts.headers, &SEC_WEBSOCKET_VERSION, "13") {
            return Err(no());
        }
        let key = parts.headers.get(SEC_WEBSOCKET_KEY);
        let key = key.ok_or_else(|| {
            Refusal::from(malformed("the header `sec-websocket-key` is missing")).into_response()
        })?;
        Ok(Self { accept: derive_accept_key(key.as_bytes()), upgrading })
    }
}

/// Whether a header has a word in its list.
fn names(headers: &HeaderMap, header: &HeaderName, word: &str) -> bool {
    let values = headers.get_all(header).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|value| value.trim().eq_ignore_ascii_case(word))
}

impl Upgrade {
    /// Answers the request; what is done with the socket is done when it is open.
    pub(crate) fn then<F, W>(self, carry: F) -> Response
    where
        F: FnOnce(Socket) -> W + Send + 'static,
        W: Future<Output = ()> + Send + 'static,
    {
        let Self { accept, upgrading } = self;
        tokio::spawn(async move {
            match upgrading.await {
                Ok(upgraded) => carry(Socket::over(upgraded).await).await,
                Err(error) => tracing::debug!(%error, "no socket came of a request"),
            }
        });
        let accept = HeaderValue::from_str(&accept);
        let headers = [
            (CONNECTION, HeaderValue::from_static("upgrade")),
            (UPGRADE, HeaderValue::from_static("websocket")),
            (SEC_WEBSOCKET_ACCEPT, accept.unwrap_or_else(|error| unreachable!("it is base64: {error}"))),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, headers, Body::empty()).into_response()
    }
}

/// An open socket; boxed, because it is handed on from one future to the next, and each would have room for all of it.
pub(crate) struct Socket(Box<WebSocketStream<TokioIo<Upgraded>>>);

impl Socket {
    async fn over(upgraded: Upgraded) -> Self {
        let config = WebSocketConfig::default()
            .max_message_size(Some(LONGEST))
            .max_frame_size(Some(LONGEST))
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(0)
            .max_write_buffer_size(WRITE_BUFFER);
        let opening = WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, Some(config));
        Self(Box::new(Box::pin(opening).await))
    }

    /// What comes next; `None` if nothing does.
    pub(crate) async fn next(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
    }

    /// Sends something short.
    pub(crate) async fn send(&mut self, message: Message) -> Result<(), Error> {
        self.0.send(message).await
    }

    /// Sends messages of a table, in as few packets as they fit in.
    pub(crate) async fn send_all(&mut self, frames: &Frames) -> Result<(), Error> {
        // Whatever is half sent goes before.
        self.0.flush().await?;
        let stream = self.0.get_mut();
        stream.write_all(&frames.0).await?;
        Ok(stream.flush().await?)
    }
}

/// Messages as they go out.
#[derive(Default)]
pub(crate) struct Frames(Vec<u8>);

impl Frames {
    /// One more message, as RFC 6455, 5.2 frames a text: whole, and not masked.
    pub(crate) fn push(&mut self, text: &str) {
        const WHOLE_TEXT: u8 = 0x81;
        let length = text.len();
        self.0.reserve(length + 10);
        self.0.push(WHOLE_TEXT);
        match (u8::try_from(length), u16::try_from(length)) {
            (Ok(short), _) if short < 126 => self.0.push(short),
            (_, Ok(medium)) => {
                self.0.push(126);
                self.0.extend_from_slice(&medium.to_be_bytes());
            }
            _ => {
                self.0.push(127);
                self.0.extend_from_slice(&(length as u64).to_be_bytes());
            }
        }
        self.0.extend_from_slice(text.as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use tokio_tungstenite::tungstenite::protocol::frame::FrameSocket;

    use super::*;

    #[test]
    fn frames_are_read_as_they_were_pushed() {
        let texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map(|length| "ü".repeat(length / 2) + "x");
        let mut frames = Frames::default();
        for text in &texts {
            frames.push(text);
        }
        let mut socket = FrameSocket::new(std::io::Cursor::new(frames.0));
        for text in &texts {
            let frame = socket.read(None).expect("a frame").expect("one more");
            assert!(frame.header().is_final && frame.header().mask.is_none());
            assert_eq!(frame.into_text().expect("a text").as_str(), text);
        }
        assert!(socket.read(None).expect("the end").is_none());
    }

    #[test]
    fn a_word_is_found_in_a_list() {
        let mut headers = HeaderMap::new();
        headers.insert(CONNECTION, HeaderValue::from_static("keep-alive, Upgrade"));
        assert!(names(&headers, &CONNECTION, "upgrade") && !names(&headers, &CONNECTION, "close"));
        assert!(!names(&headers, &UPGRADE, "websocket"));
    }
}
