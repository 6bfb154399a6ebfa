//! Posting to a webhook or a push service, by one connection to an address that was judged.

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use serde_json::Value;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::guard::Target;

/// How long a call may take from its beginning to its end.
const WITHIN: Duration = Duration::from_secs(10);
/// How much of an answer is read; the first line is all that matters.
const MOST: u64 = 4096;

/// Posts JSON. Answers that lead elsewhere are refusals.
///
/// # Errors
/// If the target is not to be called, does not answer in time, or refuses.
pub(super) async fn post(target: &Target, body: &Value) -> anyhow::Result<()> {
    let status = call(target, &[("content-type", "application/json")], body.to_string().as_bytes()).await?;
    ensure!((200..300).contains(&status), "it answers {status}");
    Ok(())
}

/// Posts bytes, with headers that hold nothing of a stranger's; the status of the answer.
///
/// # Errors
/// If the target is not to be called, or does not answer in time.
pub(super) async fn call(target: &Target, headers: &[(&str, &str)], body: &[u8]) -> anyhow::Result<u16> {
    timeout(WITHIN, call_now(target, headers, body)).await.context("it took too long")?
}

async fn call_now(target: &Target, headers: &[(&str, &str)], body: &[u8]) -> anyhow::Result<u16> {
    let url = target.url();
    let host = url.host_str().context("it has no host")?;
    let port = url.port_or_known_default().context("it has no port")?;
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    let resolved: Vec<IpAddr> = tokio::net::lookup_host((bare, port))
        .await
        .context("its name has no address")?
        .map(|it| it.ip())
        .collect();
    let addresses = target.pin(&resolved).map_err(|error| anyhow::anyhow!("{error}"))?;
    let stream = connect(&addresses).await?;
    let path = &url[url::Position::BeforePath..url::Position::AfterQuery];
    let named = &url[url::Position::BeforeHost..url::Position::AfterPort];
    let length = body.len();
    let headers: String = headers.iter().map(|&(name, value)| [name, ": ", value, "\r\n"].concat()).collect();
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: {named}\r\nuser-agent: orrery\r\n{headers}\
         content-length: {length}\r\nconnection: close\r\n\r\n"
    );
    let request = [head.as_bytes(), body].concat();
    if url.scheme() == "https" {
        let name = ServerName::try_from(bare.to_owned()).context("its name is no name")?;
        let stream =
            TlsConnector::from(tls()?).connect(name, stream).await.context("it is not who it should be")?;
        exchange(stream, &request).await
    } else {
        exchange(stream, &request).await
    }
}

/// Connects to the first address that answers: a server that cannot reach one kind of them reaches the other.
async fn connect(addresses: &[SocketAddr]) -> anyhow::Result<TcpStream> {
    let each = WITHIN / (addresses.len() as u32 + 1);
    let mut trouble = anyhow::anyhow!("there is nobody to ask");
    for address in addresses {
        match timeout(each, TcpStream::connect(address)).await {
            Ok(Ok(stream)) => return Ok(stream),
            Ok(Err(error)) => trouble = error.into(),
            Err(error) => trouble = error.into(),
        }
    }
    Err(trouble.context("nobody answers"))
}

async fn exchange(mut stream: impl AsyncRead + AsyncWrite + Unpin, request: &[u8]) -> anyhow::Result<u16> {
    stream.write_all(request).await.context("it hung up")?;
    stream.flush().await.context("it hung up")?;
    let mut answer = Vec::new();
    let mut reader = stream.take(MOST);
    while !answer.windows(2).any(|pair| pair == b"\r\n") {
        if reader.read_buf(&mut answer).await.context("it hung up")? == 0 {
            break;
        }
    }
    status(&answer).context("it does not speak HTTP")
}

fn status(answer: &[u8]) -> Option<u16> {
    let line = answer.split(|&byte| byte == b'\r').next()?;
    let mut words = std::str::from_utf8(line).ok()?.split(' ');
    words.next().filter(|version| version.starts_with("HTTP/1."))?;
    words.next()?.parse().ok()
}

fn tls() -> anyhow::Result<Arc<ClientConfig>> {
    static TLS: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    if let Some(known) = TLS.get() {
        return Ok(known.clone());
    }
    let mut roots = RootCertStore::empty();
    roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
    if roots.is_empty() {
        bail!("no roots are known");
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .context("TLS cannot be set up")?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(TLS.get_or_init(|| Arc::new(config)).clone())
}

#[cfg(test)]
mod tests {
    use super::super::guard::Unsafe;
    use super::*;

    #[tokio::test]
    async fn an_address_that_does_not_answer_is_followed_by_the_next() {
        let free = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let nobody = free.local_addr().expect("an address");
        drop(free);
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let somebody = listener.local_addr().expect("an address");
        let stream = connect(&[nobody, somebody]).await.expect("an answer");
        assert_eq!(stream.peer_addr().expect("an address"), somebody);
        assert!(connect(&[nobody]).await.is_err() && connect(&[]).await.is_err());
    }

    #[tokio::test]
    async fn a_name_that_leads_inside_is_not_called() {
        let target = Target::parse("https://localhost/", &[]).expect("any name may be given");
        let refused = call(&target, &[], &[]).await.expect_err("it leads inside");
        assert_eq!(refused.to_string(), Unsafe::NotPublic.to_string());
    }

    #[test]
    fn an_answer_is_known_by_its_first_line() {
        assert_eq!(status(b"HTTP/1.1 204 No Content\r\n"), Some(204));
        assert_eq!(status(b"HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1/\r\n"), Some(302));
        assert_eq!(status(b"220 smtp.example ESMTP\r\n"), None);
        assert_eq!(status(b""), None);
    }
}
