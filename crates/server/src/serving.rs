//! Connections: accepted, told to end when the server does, and closed if nothing is asked through them or no answer taken.

use std::future::Future;
use std::io::{Error, ErrorKind, IoSlice, Result};
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::serve::Listener;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{Sleep, sleep};

/// How long a connection may take.
#[derive(Clone, Copy)]
struct Patience {
    /// To ask something, from its beginning or the answer before.
    asking: Duration,
    /// To take some of an answer, which is kept in memory until then.
    taking: Duration,
}

/// Proxies keep an idle connection for two minutes at most, and have to be the first to close it: what they send into a
/// closed one is lost.
const PATIENCE: Patience = Patience { asking: Duration::from_secs(150), taking: Duration::from_secs(30) };
/// The longest head of a request.
const LONGEST_HEAD: usize = 64 * 1024;

/// Serves until `stop`, and then until all that was asked is answered.
pub(crate) async fn serve(listener: TcpListener, router: Router, stop: impl Future<Output = ()>) {
    serve_within(PATIENCE, listener, router, stop).await;
}

async fn serve_within(
    patience: Patience,
    mut listener: TcpListener,
    router: Router,
    stop: impl Future<Output = ()>,
) {
    let (stopping, told) = watch::channel(false);
    let mut stop = pin!(stop);
    loop {
        let (stream, address) = tokio::select! {
            come = Listener::accept(&mut listener) => come,
            () = &mut stop => break,
        };
        tokio::spawn(carry(patience, stream, address, router.clone(), told.clone()));
    }
    drop((listener, told));
    stopping.send_replace(true);
    stopping.closed().await;
}

/// One connection.
async fn carry(
    patience: Patience,
    stream: TcpStream,
    address: SocketAddr,
    router: Router,
    mut told: watch::Receiver<bool>,
) {
    // Small messages must not wait for each other; a socket that cannot be told so is merely slower.
    let _ = stream.set_nodelay(true);
    let router = TowerToHyperService::new(router);
    let answer = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        router.call(request.map(Body::new))
    });
    let mut builder = Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(patience.asking).max_buf_size(LONGEST_HEAD);
    let stream = TokioIo::new(Taken { stream, within: patience.taking, until: None });
    let mut connection = pin!(builder.serve_connection(stream, answer).with_upgrades());
    let stopping = async { told.wait_for(|&stopping| stopping).await.map(drop) };
    let ended = tokio::select! {
        ended = &mut connection => ended,
        _ = stopping => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::trace!(%error, "a connection failed");
    }
}

/// A stream that fails once the other side takes nothing for too long.
struct Taken {
    stream: TcpStream,
    within: Duration,
    /// Until when something has to go out, while something waits for that.
    until: Option<Pin<Box<Sleep>>>,
}

impl Taken {
    fn poll_sent(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        send: impl FnOnce(Pin<&mut TcpStream>, &mut Context<'_>) -> Poll<Result<usize>>,
    ) -> Poll<Result<usize>> {
        let this = &mut *self;
        if let Poll::Ready(sent) = send(Pin::new(&mut this.stream), cx) {
            this.until = None;
            return Poll::Ready(sent);
        }
        let within = this.within;
        ready!(this.until.get_or_insert_with(|| Box::pin(sleep(within))).as_mut().poll(cx));
        Poll::Ready(Err(Error::new(ErrorKind::TimedOut, "nobody takes the answer")))
    }
}

impl AsyncRead for Taken {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, read: &mut ReadBuf<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, read)
    }
}

impl AsyncWrite for Taken {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<Result<usize>> {
        self.poll_sent(cx, |stream, cx| stream.poll_write(cx, bytes))
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        self.poll_sent(cx, |stream, cx| stream.poll_write_vectored(cx, parts))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;
    use std::sync::{Arc, Mutex};

    use axum::body::Bytes;
    use axum::routing::get;
    use futures_util::stream;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::sync::oneshot;

    use super::*;

    /// How long the connections of these tests may take.
    const SOON: Duration = Duration::from_millis(50);

    async fn begin(patience: Patience, router: Router) -> TcpStream {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        tokio::spawn(serve_within(patience, listener, router, std::future::pending()));
        TcpStream::connect(address).await.expect("a connection")
    }

    fn hello() -> Router {
        Router::new().route("/", get(async || "hello"))
    }

    async fn answer(mut stream: TcpStream) -> String {
        let mut answer = String::new();
        // A connection that is closed while something is on its way may be reset.
        let _ = stream.read_to_string(&mut answer).await;
        answer
    }

    #[tokio::test]
    async fn a_connection_that_asks_nothing_is_closed() {
        for part in ["", "GET / HTTP/1.1\r\nhost: here\r\n", "GET / HTTP/1.1\r\nhost: here\r\n\r\n"] {
            let mut stream = begin(Patience { asking: SOON, ..PATIENCE }, hello()).await;
            stream.write_all(part.as_bytes()).await.expect("a stream");
            assert_eq!(answer(stream).await.contains("hello"), part.ends_with("\r\n\r\n"), "{part}");
        }
    }

    #[tokio::test]
    async fn a_head_without_end_is_refused() {
        let mut stream = begin(PATIENCE, hello()).await;
        stream.write_all(b"GET / HTTP/1.1\r\nx: ").await.expect("a stream");
        while stream.write_all(&[b'x'; 1024]).await.is_ok() {}
        assert!(!answer(stream).await.contains("hello"));
    }

    #[tokio::test]
    async fn an_answer_that_nobody_takes_is_given_up() {
        let (kept, given_up) = oneshot::channel::<()>();
        let kept = Arc::new(Mutex::new(Some(kept)));
        let endless = async move || {
            let kept = kept.lock().expect("no panic").take();
            Body::from_stream(stream::repeat_with(move || {
                let _kept_with_it = &kept;
                Ok::<_, Infallible>(Bytes::from_static(&[b'x'; 1 << 14]))
            }))
        };
        let router = Router::new().route("/", get(endless));
        let mut stream = begin(Patience { taking: SOON, ..PATIENCE }, router).await;
        stream.write_all(b"GET / HTTP/1.1\r\nhost: here\r\n\r\n").await.expect("a stream");
        assert!(given_up.await.is_err(), "it is dropped");
    }
}
