//! What a player wants to be told while away, and by which way.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a player wants to be told while away, and by which way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct NoticeSettings {
    /// The address for mail.
    pub mail: Option<String>,
    /// Whether the address has been confirmed; the server says so, a client's word is ignored.
    #[serde(default)]
    pub confirmed: bool,
    /// The address that takes its place once it is confirmed; the server says so, too.
    #[serde(default)]
    pub waiting: Option<String>,
    /// Whether letters about games go there; the one about a forgotten password does in any case.
    #[serde(default = "yes")]
    pub letters: bool,
    /// A webhook.
    pub webhook: Option<Webhook>,
    /// Tell when a decision of mine is awaited.
    pub turns: bool,
    /// Tell when a game of mine is over.
    pub ends: bool,
    /// Tell when a vote waits for me.
    pub votes: bool,
    /// At most one message about a table in so many minutes.
    pub pause_minutes: u16,
    /// Nothing is sent from the first hour of the day to the second.
    pub quiet: Option<(u8, u8)>,
    /// Everything is told together at this hour of the day.
    pub digest: Option<u8>,
    /// The time zone of these hours, by its IANA name.
    pub zone: String,
    /// The language of the messages: `en` or `ru`.
    pub language: String,
}

const fn yes() -> bool {
    true
}

impl Default for NoticeSettings {
    fn default() -> Self {
        Self {
            mail: None,
            confirmed: false,
            waiting: None,
            letters: true,
            webhook: None,
            turns: true,
            ends: true,
            votes: true,
            pause_minutes: 60,
            quiet: None,
            digest: None,
            zone: "UTC".to_owned(),
            language: "en".to_owned(),
        }
    }
}

/// What a player wants to be told from now on. Its address for mail is the one that the player wants, confirmed or not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct NewNotices {
    /// All of it.
    #[serde(flatten)]
    pub settings: NoticeSettings,
    /// The current password, for which an account is asked when its address for mail changes.
    #[serde(default)]
    pub password: Option<String>,
}

/// Where messages are posted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Webhook {
    /// What the other side understands.
    pub form: WebhookForm,
    /// The address, `https`.
    pub url: String,
    /// Say only which table it is and why, without what is asked and what happened: others read it, too.
    #[serde(default)]
    pub brief: bool,
}

/// What the other side of a webhook understands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum WebhookForm {
    Discord,
    Slack,
    Json,
}

/// What a server can do for the settings page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct NoticePage {
    /// What is set.
    pub settings: NoticeSettings,
    /// Whether the server can send mail.
    pub mail: bool,
    /// The browsers that are told things by push, the latest first.
    pub browsers: Vec<BrowserCard>,
    /// What a browser tells its push service so that nobody but this server can push to it: base64url.
    pub push_key: String,
}

/// A browser in the list of its owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct BrowserCard {
    /// What removes it.
    pub id: String,
    /// What it is, if it is known.
    pub browser: Option<String>,
    /// What it runs on, if it is known.
    pub system: Option<String>,
    /// Seconds since 1970 since when it is told things.
    #[ts(type = "number")]
    pub since: i64,
    /// Whether it is the one that asks.
    pub here: bool,
}

/// A browser that wants to be told things: what its push service gave it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct NewBrowser {
    /// Where messages are posted, `https`.
    pub endpoint: String,
    /// The browser's public key: base64url.
    pub p256dh: String,
    /// The secret that it made up: base64url.
    pub auth: String,
    /// The time zone of somebody who has set nothing yet.
    #[serde(default)]
    pub zone: Option<String>,
    /// The language of somebody who has set nothing yet.
    #[serde(default)]
    pub language: Option<String>,
}
