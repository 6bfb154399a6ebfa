//! Browser push (RFC 8030): a message sealed for one browser goes to the push service that the browser named.
//!
//! The address of the push service comes from a stranger and is called as a webhook is. A browser that its service does
//! not know any more is forgotten; any other failure is one of a message that does not go out.

pub(crate) mod browsers;
mod label;
mod seal;
mod vapid;

use anyhow::bail;
use base64::Engine;
use base64::alphabet::URL_SAFE;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use futures_util::future::join_all;
use serde_json::json;

use self::browsers::Browser;
use super::guard::Target;
use super::notice::{Message, clip};
use super::webhook;
use crate::app::App;

pub(crate) use label::label;
pub(crate) use vapid::Vapid;

/// The length of all texts before they are sealed, so that nobody can tell one from another by it. Sealed they have
/// about a hundred bytes more; push services take 4096.
const PADDED: usize = 2048;
/// How long a push service keeps what a browser does not fetch, in seconds: on the next day a look at the lobby tells more.
const KEEP: i64 = 24 * 3600;
/// The most characters of a title and of what stands below it. Screens show less.
const TITLE: usize = 100;
const TEXT: usize = 400;

/// Bytes that a browser gave as text.
fn decode(text: &str) -> Option<Vec<u8>> {
    let config = GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent);
    GeneralPurpose::new(&URL_SAFE, config).decode(text.trim()).ok()
}

/// Pushes a message to all of these browsers; one that takes it is enough.
///
/// # Errors
/// If none does.
pub(super) async fn push(
    app: &App,
    browsers: &[Browser],
    message: &Message,
    language: &str,
) -> anyhow::Result<()> {
    let vapid = Vapid::of(app.store()).await?;
    let text = text(message, language);
    // All at once: a push service that takes its time holds up nobody else.
    let sent = join_all(browsers.iter().map(|browser| push_to(app, &vapid, browser, message, &text))).await;
    let mut trouble = None;
    let mut went = false;
    for result in sent {
        match result {
            Ok(()) => went = true,
            Err(error) => trouble = Some(error),
        }
    }
    if went { Ok(()) } else { trouble.map_or(Ok(()), Err) }
}

async fn push_to(
    app: &App,
    vapid: &Vapid,
    browser: &Browser,
    message: &Message,
    text: &str,
) -> anyhow::Result<()> {
    let target = Target::parse(&browser.endpoint, &app.config().trusted_webhooks)
        .map_err(|error| anyhow::anyhow!("a push service is refused: {error}"))?;
    let sealed = browser.keys()?.seal(text.as_bytes(), PADDED)?;
    let (keep, urgency) = (KEEP.to_string(), if message.is_urgent { "normal" } else { "low" });
    let authorization = vapid.authorization(target.url(), &app.site())?;
    let topic = topic(message);
    let headers = [
        ("content-type", "application/octet-stream"),
        ("content-encoding", "aes128gcm"),
        ("authorization", &authorization),
        ("ttl", &keep),
        ("urgency", urgency),
        // What is still waiting at the push service is replaced by what is newer.
        ("topic", &topic),
    ];
    match webhook::call(&target, &headers, &sealed).await? {
        200..300 => Ok(()),
        404 | 410 => {
            app.store().commit(vec![browser.gone()]).await.map(drop)?;
            bail!("the browser does not want to be told any more")
        }
        status => bail!("the push service answers {status}"),
    }
}

/// What stands for the same thing on a screen, and while it waits: a table, or all of them together. Whoever knows a
/// table's own name may look at it, so the push service gets another.
fn topic(message: &Message) -> String {
    let name = message.table.as_deref().unwrap_or("all");
    BASE64_URL_SAFE_NO_PAD.encode(&blake3::hash(name.as_bytes()).as_bytes()[..24])
}

/// What the browser's worker gets, short enough to be padded.
fn text(message: &Message, language: &str) -> String {
    let path = message.table.as_ref().map_or_else(|| "/".to_owned(), |table| format!("/tables/{table}"));
    let word = |most: usize| {
        let (title, body) = (clip(&message.subject, TITLE.min(most)), clip(&message.short, most));
        json!({ "title": title, "body": body, "path": path, "tag": topic(message), "lang": language })
            .to_string()
    };
    let mut most = TEXT;
    let mut text = word(most);
    // Characters can be several bytes long, and more when they are escaped; the end of the text takes one.
    while text.len() >= PADDED {
        most /= 2;
        text = word(most);
    }
    text
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    fn message(short: &str) -> Message {
        Message {
            subject: "Star Realms: it is your turn".to_owned(),
            body: String::new(),
            brief: Vec::new(),
            language: "en".to_owned(),
            site: "https://orrery.example".to_owned(),
            short: short.to_owned(),
            table: Some("0".repeat(32)),
            is_urgent: true,
            notices: json!([]),
        }
    }

    #[test]
    fn whatever_is_said_has_the_same_length_and_is_cut_between_characters() {
        let lengths =
            ["", "Ход", &"я".repeat(5000), &"🪐".repeat(5000), &"\u{1}".repeat(5000)].map(|short| {
                let text = text(&message(short), "ru");
                let read: Value = serde_json::from_str(&text).expect("JSON");
                let body = read["body"].as_str().expect("a text");
                assert!(short.starts_with(body.trim_end_matches('…')), "{body}");
                let public =
                    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
                let keys = seal::Keys::new(&decode(public).expect("base64"), &[7; 16]).expect("keys");
                keys.seal(text.as_bytes(), PADDED).expect("sealed").len()
            });
        assert!(lengths.iter().all(|&length| length == lengths[0] && length < 3000), "{lengths:?}");
    }

    #[test]
    fn a_topic_is_of_the_form_that_push_services_take_and_tells_no_table() {
        let topic = topic(&message(""));
        assert_eq!(topic.len(), 32);
        assert!(topic.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)), "{topic}");
        assert!(!topic.contains("000000"));
    }

    #[test]
    fn keys_are_read_with_and_without_padding() {
        assert_eq!(decode("_-8"), Some(vec![255, 239]));
        assert_eq!(decode("_-8="), Some(vec![255, 239]));
        assert_eq!(decode("/+8"), None);
    }
}
