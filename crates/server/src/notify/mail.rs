//! Mail.

use std::time::Duration;

use anyhow::Context;
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message as Letter, SinglePart};
use lettre::transport::smtp::extension::ClientId;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};

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
    /// If the configuration is no good.
    pub(crate) fn new(mail: &Mail) -> anyhow::Result<Self> {
        let from: Mailbox =
            mail.from.parse().with_context(|| format!("'{}' is no mail address", mail.from))?;
        let smtp = AsyncSmtpTransport::<Tokio1Executor>::from_url(&mail.smtp)
            .context("the mail server's address is no good")?
            .hello_name(ClientId::Domain(from.email.domain().to_owned()))
            .timeout(Some(WITHIN))
            .build();
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
