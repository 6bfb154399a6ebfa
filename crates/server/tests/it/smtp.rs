//! A mail server and a web server for tests: they take what comes and keep it.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A letter as it came over the wire.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    /// As whom its sender greeted.
    pub(crate) hello: String,
    pub(crate) from: String,
    pub(crate) to: Vec<String>,
    pub(crate) data: String,
}

impl Letter {
    /// The text of a quoted-printable or plain letter.
    pub(crate) fn text(&self) -> String {
        if !self.data.contains("quoted-printable") {
            return self.data.clone();
        }
        let joined = self.data.replace("=\r\n", "").replace("=\n", "");
        let mut bytes = Vec::new();
        let mut rest = joined.as_bytes();
        while let Some((&byte, more)) = rest.split_first() {
            let code = (byte == b'=').then(|| more.get(..2)).flatten();
            let decoded = code.and_then(|code| u8::from_str_radix(std::str::from_utf8(code).ok()?, 16).ok());
            bytes.push(decoded.unwrap_or(byte));
            rest = if decoded.is_some() { &more[2..] } else { more };
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

/// What came so far.
pub(crate) type Kept<T> = Arc<Mutex<Vec<T>>>;

/// A server that speaks SMTP.
pub(crate) async fn mail_server() -> (SocketAddr, Kept<Letter>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let letters: Kept<Letter> = Arc::default();
    let kept = letters.clone();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(talk(stream, kept.clone()));
        }
    });
    (address, letters)
}

async fn talk(stream: TcpStream, kept: Kept<Letter>) -> std::io::Result<()> {
    let (reader, mut writer) = stream.into_split();
    let mut lines = BufReader::new(reader).lines();
    writer.write_all(b"220 test ESMTP\r\n").await?;
    let mut hello = String::new();
    let mut letter =
        Letter { hello: hello.clone(), from: String::new(), to: Vec::new(), data: String::new() };
    while let Some(line) = lines.next_line().await? {
        let word = line.split(' ').next().unwrap_or_default().to_uppercase();
        let answer = match word.as_str() {
            "EHLO" | "HELO" => {
                hello = line.clone();
                letter.hello.clone_from(&hello);
                "250 test\r\n"
            }
            "MAIL" => {
                letter.from = line.clone();
                "250 ok\r\n"
            }
            "RCPT" => {
                letter.to.push(line.clone());
                "250 ok\r\n"
            }
            "DATA" => {
                writer.write_all(b"354 go on\r\n").await?;
                while let Some(line) = lines.next_line().await? {
                    if line == "." {
                        break;
                    }
                    letter.data.push_str(line.strip_prefix('.').unwrap_or(&line));
                    letter.data.push_str("\r\n");
                }
                kept.lock().expect("a lock").push(letter.clone());
                letter =
                    Letter { hello: hello.clone(), from: String::new(), to: Vec::new(), data: String::new() };
                "250 taken\r\n"
            }
            "QUIT" => {
                writer.write_all(b"221 bye\r\n").await?;
                return Ok(());
            }
            _ => "250 ok\r\n",
        };
        writer.write_all(answer.as_bytes()).await?;
    }
    Ok(())
}

/// A server that takes JSON by POST and answers with these words.
pub(crate) async fn web_server(answer: &'static str) -> (SocketAddr, Kept<Value>) {
    listen(answer, |post| serde_json::from_slice(&post.body).unwrap_or(Value::Null)).await
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

/// A server that takes anything by POST and answers with these words.
pub(crate) async fn post_server(answer: &'static str) -> (SocketAddr, Kept<Post>) {
    listen(answer, |post| post).await
}

async fn listen<T: Send + 'static>(
    answer: &'static str,
    keep: impl Fn(Post) -> T + Copy + Send + 'static,
) -> (SocketAddr, Kept<T>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let posts: Kept<T> = Arc::default();
    let kept = posts.clone();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let kept = kept.clone();
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
