//! As much of HTTP as a player's browser needs.

use std::net::SocketAddr;

use anyhow::{Context, ensure};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufStream};
use tokio::net::TcpStream;

/// One open connection.
pub(super) struct Http {
    stream: BufStream<TcpStream>,
    address: SocketAddr,
}

impl Http {
    pub(super) async fn connect(address: SocketAddr) -> anyhow::Result<Self> {
        let stream = TcpStream::connect(address).await.with_context(|| format!("no server at {address}"))?;
        stream.set_nodelay(true)?;
        Ok(Self { stream: BufStream::new(stream), address })
    }

    /// A new guest; the answer is the cookie.
    pub(super) async fn guest(&mut self) -> anyhow::Result<String> {
        let (cookie, _) = self.request("GET", "/api/me", None, "").await?;
        cookie.context("a guest gets a cookie")
    }

    /// What a path says, as text.
    pub(super) async fn text(&mut self, path: &str) -> anyhow::Result<String> {
        let (_, answer) = self.request("GET", path, None, "").await?;
        Ok(String::from_utf8(answer)?)
    }

    pub(super) async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        cookie: &str,
        body: &impl Serialize,
    ) -> anyhow::Result<T> {
        let body = serde_json::to_string(body)?;
        let (_, answer) = self.request("POST", path, Some(cookie), &body).await?;
        serde_json::from_slice(&answer).with_context(|| format!("the answer to {path}"))
    }

    async fn request(
        &mut self,
        method: &str,
        path: &str,
        cookie: Option<&str>,
        body: &str,
    ) -> anyhow::Result<(Option<String>, Vec<u8>)> {
        let (address, length) = (self.address, body.len());
        let cookie = cookie.map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\n{cookie}\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        self.stream.write_all(head.as_bytes()).await?;
        self.stream.flush().await?;
        let mut line = String::new();
        self.stream.read_line(&mut line).await?;
        let status: u16 = line.split(' ').nth(1).and_then(|code| code.parse().ok()).context("no status")?;
        let (mut set_cookie, mut length) = (None, 0);
        loop {
            line.clear();
            ensure!(self.stream.read_line(&mut line).await? > 0, "the server hung up");
            let Some((name, value)) = line.trim_end().split_once(": ") else { break };
            if name.eq_ignore_ascii_case("set-cookie") {
                set_cookie = value.split(';').next().map(str::to_owned);
            } else if name.eq_ignore_ascii_case("content-length") {
                length = value.parse()?;
            }
        }
        let mut answer = vec![0; length];
        self.stream.read_exact(&mut answer).await?;
        ensure!(status < 300, "{method} {path}: {status} {}", String::from_utf8_lossy(&answer));
        Ok((set_cookie, answer))
    }
}
