//! Mail.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, bail};
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message as Letter, SinglePart};
use lettre::transport::smtp::client::{Certificate, Tls, TlsParameters};
use lettre::transport::smtp::extension::ClientId;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use url::Url;

use crate::config::Mail;
use crate::ids::TableId;

/// How long the mail server may take for one answer.
const WITHIN: Duration = Duration::from_secs(15);

/// The way to a mail server.
#[derive(Clone, Debug)]
pub(crate) struct Mailer {
    from: Mailbox,
    smtp: AsyncSmtpTransport<Tokio1Executor>,
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
        let mut smtp = AsyncSmtpTransport::<Tokio1Executor>::from_url(&mail.smtp).context(
            "`smtp` in [mail] is no address of a mail server; write `smtps://user:password@host` or \
             `smtp://user:password@host:587?tls=required`, with %40 for @ and %3A for : in a password",
        )?;
        if let Some(roots) = &mail.roots {
            let tls = trusting(&mail.smtp, roots);
            smtp = smtp.tls(tls.with_context(|| format!("`roots` in [mail] is {}", roots.display()))?);
        }
        let smtp =
            smtp.hello_name(ClientId::Domain(from.email.domain().to_owned())).timeout(Some(WITHIN)).build();
        Ok(Self { from, smtp })
    }

    /// Sends a letter; `leave` is the address that ends all of them.
    ///
    /// # Errors
    /// If the mail server does not take it.
    pub(crate) async fn send(
        &self,
        to: &str,
        subject: &str,
        body: &str,
        leave: Option<&str>,
    ) -> anyhow::Result<()> {
        let to: Address = to.parse().context("it is no mail address")?;
        let TableId(random) = TableId::random();
        let mut letter = Letter::builder()
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
        self.smtp.send(letter).await.context("the mail server does not take it")?;
        Ok(())
    }
}

/// TLS as the address of a mail server wants it, with a server whose certificate is signed by one of a file.
fn trusting(smtp: &str, roots: &Path) -> anyhow::Result<Tls> {
    let roots = std::fs::read(roots).context("it cannot be read")?;
    let roots = Certificate::from_pem(&roots).context("it holds no certificates")?;
    let url = Url::parse(smtp)?;
    let host = url.host_str().unwrap_or_default().to_owned();
    let tls = TlsParameters::builder(host).add_root_certificate(roots).build()?;
    let wish = url.query_pairs().find(|(name, _)| name == "tls").map(|(_, wish)| wish.into_owned());
    Ok(match (url.scheme(), wish.as_deref()) {
        ("smtps", _) => Tls::Wrapper(tls),
        (_, Some("required")) => Tls::Required(tls),
        (_, Some(_)) => Tls::Opportunistic(tls),
        (_, None) => bail!("`smtp` does not ask for TLS, so there is nothing to trust; leave it out"),
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
}
