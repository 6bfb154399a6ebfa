//! Web servers for tests: they take what comes and keep it.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What came so far.
pub(crate) type Kept<T> = Arc<Mutex<Vec<T>>>;

/// A server that takes JSON by POST and answers with these words.
pub(crate) async fn web_server(answer: impl Into<String>) -> (SocketAddr, Kept<Value>) {
    listen(answer.into(), |post| serde_json::from_slice(&post.body).unwrap_or(Value::Null)).await
}

/// A server that lets everybody in and says nothing; how many are on the line.
pub(crate) async fn silent_server() -> (SocketAddr, watch::Receiver<usize>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let (held, watched) = watch::channel(0);
    let held = Arc::new(held);
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let held = held.clone();
            tokio::spawn(async move {
                held.send_modify(|held| *held += 1);
                let _ = tokio::io::copy(&mut stream, &mut tokio::io::sink()).await;
                held.send_modify(|held| *held -= 1);
            });
        }
    });
    (address, watched)
}

/// A way to a server by which what is said there arrives at once, and what it answers only while the door is open.
pub(crate) struct Door {
    pub(crate) address: SocketAddr,
    pub(crate) open: watch::Sender<bool>,
    /// How many have come by it.
    pub(crate) came: watch::Receiver<usize>,
}

/// A door to a server, shut at first.
pub(crate) async fn door(to: SocketAddr) -> Door {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let open = watch::Sender::new(false);
    let (count, came) = watch::channel(0);
    let opened = open.subscribe();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            count.send_modify(|came| *came += 1);
            let mut opened = opened.clone();
            tokio::spawn(async move {
                let (mut asks, mut hears) = stream.into_split();
                let (mut answers, mut inside) = TcpStream::connect(to).await?.into_split();
                let asking = tokio::spawn(async move { tokio::io::copy(&mut asks, &mut inside).await });
                let _ = opened.wait_for(|open| *open).await;
                tokio::io::copy(&mut answers, &mut hears).await?;
                asking.abort();
                std::io::Result::Ok(())
            });
        }
    });
    Door { address, open, came }
}

/// A request as it came.
#[derive(Clone, Debug)]
pub(crate) struct Post {
    /// Its first line and its headers, in lower case up to the colon.
    pub(crate) head: Vec<String>,
    pub(crate) body: Vec<u8>,
}

impl Post {
    pub(crate) fn header(&self, name: &str) -> &str {
        let found = self.head.iter().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        found.unwrap_or_else(|| panic!("no {name} in {:?}", self.head))
    }
}

/// An answer that leads elsewhere.
pub(crate) fn redirect(to: SocketAddr) -> String {
    format!("HTTP/1.1 307 Temporary Redirect\r\nlocation: http://{to}/\r\ncontent-length: 0\r\n\r\n")
}

/// A server that takes anything by POST and answers with these words.
pub(crate) async fn post_server(answer: impl Into<String>) -> (SocketAddr, Kept<Post>) {
    listen(answer.into(), |post| post).await
}

async fn listen<T: Send + 'static>(
    answer: String,
    keep: impl Fn(Post) -> T + Copy + Send + 'static,
) -> (SocketAddr, Kept<T>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let posts: Kept<T> = Arc::default();
    let kept = posts.clone();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let (kept, answer) = (kept.clone(), answer.clone());
            tokio::spawn(async move {
                let mut reader = BufReader::new(stream);
                let (mut length, mut head) = (0, Vec::new());
                loop {
                    let mut line = String::new();
                    if reader.read_line(&mut line).await.unwrap_or(0) == 0 || line == "\r\n" {
                        break;
                    }
                    let (name, value) = line.trim().split_once(": ").unwrap_or((line.trim(), ""));
                    let name = name.to_lowercase();
                    if name == "content-length" {
                        length = value.parse().unwrap_or(0);
                    }
                    head.push(format!("{name}: {value}"));
                }
                let mut body = vec![0; length];
                if reader.read_exact(&mut body).await.is_ok() {
                    kept.lock().expect("a lock").push(keep(Post { head, body }));
                }
                let _ = reader.get_mut().write_all(answer.as_bytes()).await;
            });
        }
    });
    (address, posts)
}
