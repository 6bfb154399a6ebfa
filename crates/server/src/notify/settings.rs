//! What players want to be told, in the store.

use anyhow::Context;
use orrery_protocol::{NoticeSettings, Webhook};

use super::guard::Target;
use super::mail_address;
use crate::clocks;
use crate::config::Config;
use crate::ids::{PersonId, Token};
use crate::people::DAY;
use crate::reason::Reason;
use crate::store::{Change, Row, Sql, Store, now};

/// A quiet period is at most a week.
const LONGEST_PAUSE: u16 = 7 * 24 * 60;
/// For how many seconds the link in a letter that asks whether an address is right holds.
const LINK: i64 = 7 * DAY;

/// The settings of a player with what letters carry.
#[derive(Clone, Debug)]
pub(crate) struct Stored {
    pub(crate) person: PersonId,
    pub(crate) settings: NoticeSettings,
    pub(crate) confirmation: Option<String>,
    pub(crate) leaving: String,
    /// When a letter last asked whether the address is right.
    pub(crate) asked: Option<i64>,
    /// The settings as they were read; `None` of somebody who has set nothing.
    pub(crate) read: Option<String>,
}

impl Stored {
    /// The settings of somebody who has set nothing.
    pub(crate) fn blank(person: PersonId) -> Self {
        let leaving = Token::random().cookie();
        let settings = NoticeSettings::default();
        Self { person, settings, confirmation: None, leaving, asked: None, read: None }
    }

    fn from_row(row: &Row) -> anyhow::Result<Self> {
        let body: String = row.get("body")?;
        Ok(Self {
            person: PersonId(row.get("person")?),
            settings: serde_json::from_str(&body).context("reading settings")?,
            confirmation: row.get("confirmation")?,
            leaving: row.get("leaving")?,
            asked: row.get("asked")?,
            read: Some(body),
        })
    }

    /// Whether there is any way to tell something beside browsers.
    pub(crate) fn is_reachable(&self) -> bool {
        self.settings.webhook.is_some() || self.takes_letters()
    }

    /// Whether letters about games go to the address.
    pub(crate) fn takes_letters(&self) -> bool {
        self.settings.mail.is_some() && self.settings.confirmed && self.settings.letters
    }

    /// The address that the player gave last, confirmed or not.
    pub(crate) const fn address(&self) -> Option<&String> {
        match &self.settings.waiting {
            Some(waiting) => Some(waiting),
            None => self.settings.mail.as_ref(),
        }
    }

    /// The address that letters about games and passwords go to.
    pub(crate) fn confirmed_address(&self) -> Option<&String> {
        self.settings.mail.as_ref().filter(|_| self.settings.confirmed)
    }

    /// Takes another address, or none. A confirmed one stays until the new one is confirmed, too.
    pub(crate) fn give_address(&mut self, mail: Option<String>) {
        let is_confirmed = mail.is_some() && self.confirmed_address() == mail.as_ref();
        self.confirmation = (mail.is_some() && !is_confirmed).then(|| Token::random().cookie());
        self.asked = self.confirmation.is_some().then(now);
        let settings = &mut self.settings;
        if mail.is_some() && settings.confirmed {
            settings.waiting = mail.filter(|_| !is_confirmed);
        } else {
            (settings.mail, settings.waiting, settings.confirmed) = (mail, None, false);
        }
    }

    /// The address that waits is confirmed; the one whose place it takes.
    pub(crate) fn confirm(&mut self) -> Option<String> {
        self.confirmation = None;
        self.settings.confirmed = true;
        let new = self.settings.waiting.take()?;
        self.settings.mail.replace(new)
    }

    /// Forgets what waits to be told: what changed before is not told any more.
    pub(crate) fn nothing_due(&self) -> Change {
        let sql =
            "update notices set due = null, claimed = 0, tries = 0 where person = $1 and due is not null";
        Change::Do(Sql::new(sql).bind(&self.person.0))
    }

    /// Stores them, as they are from now on, unless they have changed since they were read.
    pub(crate) fn change(&self) -> anyhow::Result<Change> {
        let sql = self.insert(
            "insert into settings (person, body, reachable, confirmation, leaving, since, asked)
             values ($1, $2, $3, $4, $5, $6, $7)
             on conflict (person) do update set body = excluded.body, reachable = excluded.reachable,
             confirmation = excluded.confirmation, since = excluded.since, asked = excluded.asked
             where settings.body = $8",
        )?;
        Ok(Change::Expect(sql.bind(self.read.as_ref())))
    }

    /// Stores them for somebody who has set nothing yet.
    pub(crate) fn first(&self) -> anyhow::Result<Change> {
        let sql = self.insert(
            "insert into settings (person, body, reachable, confirmation, leaving, since, asked)
             values ($1, $2, $3, $4, $5, $6, $7) on conflict (person) do nothing",
        )?;
        Ok(Change::Do(sql))
    }

    /// The link in the letter that asks whether the address is right holds from now on.
    pub(crate) fn ask_again(&self) -> Change {
        let sql = Sql::new("update settings set asked = $1 where person = $2 and confirmation = $3");
        Change::Expect(sql.bind(now()).bind(&self.person.0).bind(self.confirmation.as_ref()))
    }

    fn insert(&self, sql: &'static str) -> anyhow::Result<Sql> {
        let body = serde_json::to_string(&self.settings)?;
        let sql = Sql::new(sql).bind(&self.person.0).bind(body).bind(self.is_reachable());
        Ok(sql.bind(self.confirmation.as_ref()).bind(&self.leaving).bind(now()).bind(self.asked))
    }
}

/// The settings of a player.
pub(crate) async fn of(store: &dyn Store, person: &PersonId) -> anyhow::Result<Option<Stored>> {
    first(
        store,
        Sql::new("select person, body, confirmation, leaving, asked from settings where person = $1")
            .bind(&person.0),
    )
    .await
}

/// The settings whose address waits for this token, if the letter is not too old.
pub(crate) async fn to_confirm(store: &dyn Store, token: &str) -> anyhow::Result<Option<Stored>> {
    first(
        store,
        Sql::new(
            "select person, body, confirmation, leaving, asked from settings
             where confirmation = $1 and (asked is null or asked > $2)",
        )
        .bind(token)
        .bind(now() - LINK),
    )
    .await
}

/// The settings that this token ends.
pub(crate) async fn to_leave(store: &dyn Store, token: &str) -> anyhow::Result<Option<Stored>> {
    first(
        store,
        Sql::new("select person, body, confirmation, leaving, asked from settings where leaving = $1")
            .bind(token),
    )
    .await
}

async fn first(store: &dyn Store, sql: Sql) -> anyhow::Result<Option<Stored>> {
    store.read(sql).await?.first().map(Stored::from_row).transpose()
}

/// The settings as they may be stored.
///
/// # Errors
/// What is wrong with them.
pub(crate) fn clean(wish: NoticeSettings, config: &Config) -> Result<NoticeSettings, Reason> {
    let text = |text: Option<String>| text.filter(|text| !text.trim().is_empty());
    let mail = text(wish.mail).map(|mail| mail_address(&mail).ok_or(Reason::BadMail)).transpose()?;
    if mail.is_some() && config.mail.is_none() {
        return Err(Reason::NoMail);
    }
    let webhook = match wish.webhook {
        Some(Webhook { form, url, brief }) if !url.trim().is_empty() => {
            let target =
                Target::parse(url.trim(), &config.trusted_webhooks).map_err(|_| Reason::BadWebhook)?;
            Some(Webhook { form, url: target.url().as_str().to_owned(), brief })
        }
        _ => None,
    };
    let is_hour = |hour: u8| hour < 24;
    let hours_fit = wish.digest.is_none_or(is_hour)
        && wish.quiet.is_none_or(|(from, to)| is_hour(from) && is_hour(to) && from != to);
    let known = orrery_games::library::LANGUAGES.contains(&wish.language.as_str());
    if !hours_fit || !known || !clocks::is_zone(&wish.zone) || wish.pause_minutes > LONGEST_PAUSE {
        return Err(Reason::BadSettings);
    }
    Ok(NoticeSettings { mail, webhook, confirmed: false, waiting: None, ..wish })
}
