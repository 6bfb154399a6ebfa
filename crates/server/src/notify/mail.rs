//! Mail.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, bail};
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, SinglePart};
use lettre::transport::smtp::authentication::{Credentials, DEFAULT_MECHANISMS};
use lettre::transport::smtp::client::{AsyncSmtpConnection, Certificate, Tls, TlsParameters};
use lettre::transport::smtp::extension::ClientId;
use lettre::transport::smtp::{SMTP_PORT, SUBMISSION_PORT, SUBMISSIONS_PORT};
use lettre::{Address, Message as Written};
use percent_encoding::percent_decode_str;
use tokio::time::timeout;
use url::Url;

use crate::config::Mail;
use crate::ids::TableId;

/// How long the mail server may take for a letter, from the first word to its promise to deliver it.
const WITHIN: Duration = Duration::from_secs(30);
/// How long it may take to say goodbye, for which nobody waits.
const GOODBYE: Duration = Duration::from_secs(10);

/// The way to a mail server. Each letter has a connection of its own, made here step by step: only so a letter that was
/// taken counts as taken, whatever becomes of the connection afterwards.
#[derive(Clone, Debug)]
pub(crate) struct Mailer {
    from: Mailbox,
    hello: ClientId,
    host: String,
    port: u16,
    tls: Tls,
    login: Option<Credentials>,
    within: Duration,
}

/// The mail address in `text`; `None` if it cannot be one.
pub(crate) fn address(text: &str) -> Option<String> {
    let text = text.trim();
    let address: Address = text.parse().ok().filter(|_| text.len() <= 254 && text.is_ascii())?;
    Some(address.to_string())
}

impl Mailer {
    /// # Errors
    /// If the configuration is no good; what to write instead.
    pub(crate) fn new(mail: &Mail) -> anyhow::Result<Self> {
        let from: Mailbox = mail.from.parse().with_context(|| {
            format!("`from` in [mail] is '{}'; write `Orrery <orrery@example.org>`", mail.from)
        })?;
        let url = Url::parse(&mail.smtp).ok().filter(|url| url.host_str().is_some());
        let reached = url.as_ref().and_then(|url| Some((url, ports(url)?)));
        let (url, port) = reached.context(
            "`smtp` in [mail] is no address of a mail server; write `smtps://user:password@host` or \
             `smtp://user:password@host:587?tls=required`, with %40 for @ and %3A for : in a password",
        )?;
        let tls = encryption(url, mail.roots.as_deref());
        let tls = tls.with_context(|| match &mail.roots {
            Some(roots) => format!("`roots` in [mail] is {}", roots.display()),
            None => "TLS with the server of `smtp` in [mail]".to_owned(),
        })?;
        let word = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
        let login = url.password().map(|password| Credentials::new(word(url.username()), word(password)));
        Ok(Self {
            hello: ClientId::Domain(from.email.domain().to_owned()),
            from,
            host: url.host_str().unwrap_or_default().to_owned(),
            port,
            tls,
            login,
            within: WITHIN,
        })
    }

    /// Sends a letter; `leave` is the address that ends all of them.
    ///
    /// # Errors
    /// If the mail server does not take it in time.
    pub(crate) async fn send(
        &self,
        to: &str,
        subject: &str,
        body: &str,
        leave: Option<&str>,
    ) -> anyhow::Result<()> {
        let to: Address = to.parse().context("it is no mail address")?;
        let TableId(random) = TableId::random();
        let mut letter = Written::builder()
            .message_id(Some(format!("<{random}@{}>", self.from.email.domain())))
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            // No holiday answers to it.
            .raw_header(HeaderValue::new(
                HeaderName::new_from_ascii_str("Auto-Submitted"),
                "auto-generated".to_owned(),
            ));
        if let Some(leave) = leave {
            letter = letter
                .raw_header(HeaderValue::new(
                    HeaderName::new_from_ascii_str("List-Unsubscribe"),
                    format!("<{leave}>"),
                ))
                .raw_header(HeaderValue::new(
                    HeaderName::new_from_ascii_str("List-Unsubscribe-Post"),
                    "List-Unsubscribe=One-Click".to_owned(),
                ));
        }
        let body = SinglePart::plain(body.to_owned());
        let letter = letter.singlepart(body).context("the letter cannot be written")?;
        let taken = timeout(self.within, async {
            let mut server = self.connect().await?;
            server.send(letter.envelope(), &letter.formatted()).await?;
            Ok::<_, lettre::transport::smtp::Error>(server)
        });
        let taken = taken.await.context("the mail server does not answer")?;
        let mut server = taken.context("the mail server does not take it")?;
        tokio::spawn(async move { timeout(GOODBYE, server.abort()).await });
        Ok(())
    }

    /// A connection by which letters can be sent.
    async fn connect(&self) -> Result<AsyncSmtpConnection, lettre::transport::smtp::Error> {
        let wrapped = match &self.tls {
            Tls::Wrapper(tls) => Some(tls.clone()),
            _ => None,
        };
        let address = (self.host.as_str(), self.port);
        let mut server =
            AsyncSmtpConnection::connect_tokio1(address, None, &self.hello, wrapped, None).await?;
        match &self.tls {
            Tls::Required(tls) => server.starttls(tls.clone(), &self.hello).await?,
            Tls::Opportunistic(tls) if server.can_starttls() => {
                server.starttls(tls.clone(), &self.hello).await?;
            }
            _ => (),
        }
        if let Some(login) = &self.login {
            server.auth(DEFAULT_MECHANISMS, login).await?;
        }
        Ok(server)
    }
}

/// How the address of a mail server wants to be encrypted.
fn wish(url: &Url) -> Option<String> {
    url.query_pairs().find(|(name, _)| name == "tls").map(|(_, wish)| wish.into_owned())
}

/// The port of a mail server; `None` if its address asks for what there is not.
fn ports(url: &Url) -> Option<u16> {
    let usual = match (url.scheme(), wish(url).as_deref()) {
        ("smtps", _) => SUBMISSIONS_PORT,
        ("smtp", None) => SMTP_PORT,
        ("smtp", Some("required" | "opportunistic")) => SUBMISSION_PORT,
        _ => return None,
    };
    Some(url.port().unwrap_or(usual))
}

/// TLS as the address of a mail server wants it; with `roots`, also with a server whose certificate is signed by one of a
/// file.
fn encryption(url: &Url, roots: Option<&Path>) -> anyhow::Result<Tls> {
    let mut tls = TlsParameters::builder(url.host_str().unwrap_or_default().to_owned());
    if let Some(roots) = roots {
        let roots = std::fs::read(roots).context("it cannot be read")?;
        tls = tls.add_root_certificate(Certificate::from_pem(&roots).context("it holds no certificates")?);
    }
    Ok(match (url.scheme(), wish(url).as_deref()) {
        ("smtps", _) => Tls::Wrapper(tls.build()?),
        (_, Some("required")) => Tls::Required(tls.build()?),
        (_, Some(_)) => Tls::Opportunistic(tls.build()?),
        (_, None) if roots.is_some() => {
            bail!("`smtp` does not ask for TLS, so there is nothing to trust; leave it out")
        }
        (_, None) => Tls::None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_cannot_carry_headers() {
        assert_eq!(address(" ada@orrery.example "), Some("ada@orrery.example".to_owned()));
        for text in ["ada", "ada@", "@orrery.example", "ada@x.example\r\nBcc: bob@x.example", "a b@x.example"]
        {
            assert_eq!(address(text), None, "{text}");
        }
    }

    #[tokio::test]
    async fn a_mail_server_that_says_nothing_is_not_waited_for() {
        let silent = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let smtp = format!("smtp://{}", silent.local_addr().expect("an address"));
        let mail = Mail { smtp, from: "orrery@orrery.example".to_owned(), roots: None };
        let mailer = Mailer { within: Duration::from_millis(50), ..Mailer::new(&mail).expect("a way") };
        let refused = mailer.send("ada@orrery.example", "", "", None).await.expect_err("nobody answers");
        assert_eq!(refused.to_string(), "the mail server does not answer");
    }
}
