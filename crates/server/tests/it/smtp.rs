//! A mail server for tests: it speaks SMTP in its order, with TLS and a password where it is told to, and keeps what it
//! takes.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use orrery_server::config::Mail;
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use crate::web::Kept;

/// A letter as it came over the wire.
#[derive(Clone, Debug, Default)]
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

/// How a mail server wants to be spoken to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Door {
    /// In the clear, by anybody.
    Open,
    /// By TLS from the first byte on, with a password.
    Tls,
    /// By TLS once the client asks for it, with a password.
    StartTls,
}

/// Whom it knows, as addresses have it: `@` and `:` stand in the password.
const USER: &str = "orrery";
const PASSWORD: &str = "p@ss:word";
pub(crate) const LOGIN: &str = "orrery:p%40ss%3Aword";

/// A mail server that anybody in the house may use, and how to reach it.
pub(crate) async fn mail_server() -> (Mail, Kept<Letter>) {
    let (address, letters) = mail_server_with(Door::Open).await;
    (mail(format!("smtp://{address}")), letters)
}

/// The way to a mail server.
pub(crate) fn mail(smtp: String) -> Mail {
    Mail { smtp, from: "Orrery <orrery@test.example>".to_owned(), roots: None }
}

/// The certificate of the mail server, which signs itself.
pub(crate) fn certificate() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/mail.pem"))
}

/// A server that speaks SMTP.
pub(crate) async fn mail_server_with(door: Door) -> (SocketAddr, Kept<Letter>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let letters: Kept<Letter> = Arc::default();
    let kept = letters.clone();
    let tls = acceptor();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let (tls, kept) = (tls.clone(), kept.clone());
            // Whoever hangs up in the middle has said all there is to say.
            tokio::spawn(async move {
                let stream: Box<dyn Wire> = match door {
                    Door::Tls => Box::new(tls.accept(stream).await?),
                    Door::Open | Door::StartTls => Box::new(stream),
                };
                Talk { door, tls, kept, secure: door == Door::Tls, known: false, letter: Letter::default() }
                    .run(BufReader::new(stream))
                    .await
            });
        }
    });
    (address, letters)
}

fn acceptor() -> TlsAcceptor {
    let pem = std::fs::read(certificate()).expect("a file");
    let own = CertificateDer::pem_slice_iter(&pem).collect::<Result<Vec<_>, _>>().expect("a certificate");
    let key = PrivateKeyDer::from_pem_slice(&pem).expect("a key");
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("known versions")
        .with_no_client_auth()
        .with_single_cert(own, key)
        .expect("a key that fits");
    TlsAcceptor::from(Arc::new(config))
}

trait Wire: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> Wire for T {}

/// One connection.
struct Talk {
    door: Door,
    tls: TlsAcceptor,
    kept: Kept<Letter>,
    /// Whether it is encrypted.
    secure: bool,
    /// Whether the client has said who it is.
    known: bool,
    /// What has come of the next letter, and the greeting.
    letter: Letter,
}

impl Talk {
    async fn run(mut self, mut wire: BufReader<Box<dyn Wire>>) -> std::io::Result<()> {
        wire.write_all(b"220 test ESMTP\r\n").await?;
        let mut line = String::new();
        while next_line(&mut wire, &mut line).await? {
            let word = line.split(' ').next().unwrap_or_default().to_uppercase();
            let answer = self.hear(&word, &line);
            wire.write_all(answer.as_bytes()).await?;
            wire.write_all(b"\r\n").await?;
            wire.flush().await?;
            match (word.as_str(), &answer[..3]) {
                ("QUIT", _) => return Ok(()),
                ("DATA", "354") => {
                    self.take(&mut wire).await?;
                    wire.write_all(b"250 taken\r\n").await?;
                    wire.flush().await?;
                }
                // What was said in the clear counts no more.
                ("STARTTLS", "220") => {
                    wire = BufReader::new(Box::new(self.tls.accept(wire.into_inner()).await?));
                    self.secure = true;
                    self.letter = Letter::default();
                }
                _ => (),
            }
        }
        Ok(())
    }

    /// The answer to a line; whatever comes out of its order is refused.
    fn hear(&mut self, word: &str, line: &str) -> String {
        let letter = &mut self.letter;
        let greeted = !letter.hello.is_empty();
        let may_send = greeted && (self.known || self.door == Door::Open);
        let answer = match word {
            "EHLO" => {
                *letter = Letter { hello: line.to_owned(), ..Letter::default() };
                match self.door {
                    Door::Open => "250 test",
                    Door::StartTls if !self.secure => "250-test\r\n250 STARTTLS",
                    Door::StartTls | Door::Tls => "250-test\r\n250 AUTH PLAIN",
                }
            }
            "STARTTLS" if greeted && self.door == Door::StartTls && !self.secure => "220 go on",
            "AUTH" if greeted && self.secure && !self.known => {
                let said =
                    line.strip_prefix("AUTH PLAIN ").and_then(|said| BASE64_STANDARD.decode(said).ok());
                self.known = said == Some(format!("\0{USER}\0{PASSWORD}").into_bytes());
                if self.known { "235 welcome" } else { "535 not known" }
            }
            "MAIL" | "RCPT" | "DATA" if greeted && !may_send => "530 who are you?",
            "MAIL" if may_send && letter.from.is_empty() && is_path(line, "MAIL FROM:") => {
                line.clone_into(&mut letter.from);
                "250 ok"
            }
            "RCPT" if !letter.from.is_empty() && is_path(line, "RCPT TO:") => {
                letter.to.push(line.to_owned());
                "250 ok"
            }
            "DATA" if !letter.to.is_empty() => "354 go on",
            "NOOP" => "250 ok",
            "QUIT" => "221 bye",
            _ => "503 not now",
        };
        answer.to_owned()
    }

    /// Takes a letter up to the line that ends it.
    async fn take(&mut self, wire: &mut BufReader<Box<dyn Wire>>) -> std::io::Result<()> {
        let mut line = String::new();
        let hello = self.letter.hello.clone();
        let mut letter = std::mem::replace(&mut self.letter, Letter { hello, ..Letter::default() });
        while next_line(wire, &mut line).await? && line != "." {
            letter.data.push_str(line.strip_prefix('.').unwrap_or(&line));
            letter.data.push_str("\r\n");
        }
        self.kept.lock().expect("a lock").push(letter);
        Ok(())
    }
}

/// Whether a line names an address in the form it has to have.
fn is_path(line: &str, begin: &str) -> bool {
    let path = line.strip_prefix(begin).and_then(|rest| rest.split(' ').next());
    path.is_some_and(|path| path.starts_with('<') && path.ends_with('>') && path.contains('@'))
}

/// Reads a line without its end; whether there was one.
async fn next_line(wire: &mut BufReader<Box<dyn Wire>>, line: &mut String) -> std::io::Result<bool> {
    line.clear();
    let read = wire.read_line(line).await?;
    line.truncate(line.trim_end_matches(['\r', '\n']).len());
    Ok(read > 0)
}
