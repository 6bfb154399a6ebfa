//! Connections: accepted, told to end when the server does, and closed if nothing is asked through them.

use std::future::Future;
use std::net::SocketAddr;
use std::pin::pin;
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
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How long a connection may take to ask something, from its beginning or the answer before. Proxies keep an idle one for
/// two minutes at most, and have to be the first to close it: what they send into a closed one is lost.
const HEAD: Duration = Duration::from_secs(150);
/// The longest head of a request.
const LONGEST_HEAD: usize = 64 * 1024;

/// Serves until `stop`, and then until all that was asked is answered.
pub(crate) async fn serve(listener: TcpListener, router: Router, stop: impl Future<Output = ()>) {
    serve_within(HEAD, listener, router, stop).await;
}

async fn serve_within(
    head: Duration,
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
        tokio::spawn(carry(head, stream, address, router.clone(), told.clone()));
    }
    drop((listener, told));
    stopping.send_replace(true);
    stopping.closed().await;
}

/// One connection.
async fn carry(
    head: Duration,
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
    builder.timer(TokioTimer::new()).header_read_timeout(head).max_buf_size(LONGEST_HEAD);
    let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), answer).with_upgrades());
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

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    async fn begin(head: Duration) -> TcpStream {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let router = Router::new().route("/", get(async || "hello"));
        tokio::spawn(serve_within(head, listener, router, std::future::pending()));
        TcpStream::connect(address).await.expect("a connection")
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
            let mut stream = begin(Duration::from_millis(50)).await;
            stream.write_all(part.as_bytes()).await.expect("a stream");
            assert_eq!(answer(stream).await.contains("hello"), part.ends_with("\r\n\r\n"), "{part}");
        }
    }

    #[tokio::test]
    async fn a_head_without_end_is_refused() {
        let mut stream = begin(HEAD).await;
        stream.write_all(b"GET / HTTP/1.1\r\nx: ").await.expect("a stream");
        while stream.write_all(&[b'x'; 1024]).await.is_ok() {}
        assert!(!answer(stream).await.contains("hello"));
    }
}
