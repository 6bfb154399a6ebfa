//! Browsers that are told things by push, in the store.

use orrery_protocol::{BrowserCard, NewBrowser};

use super::seal::Keys;
use crate::config::Config;
use crate::ids::{PersonId, TableId};
use crate::notify::guard::Target;
use crate::people::Session;
use crate::reason::Reason;
use crate::store::{Change, Row, Sql, Store, now};

/// How many browsers a person may have; the one that has been told for longest goes.
const MOST: i64 = 8;

/// A browser to push to.
#[derive(Clone, Debug)]
pub(crate) struct Browser {
    session: Vec<u8>,
    id: String,
    pub(super) endpoint: String,
    public: Vec<u8>,
    auth: Vec<u8>,
    name: Option<String>,
    system: Option<String>,
    since: i64,
}

impl Browser {
    fn from_row(row: &Row) -> anyhow::Result<Self> {
        Ok(Self {
            session: row.get("session")?,
            id: row.get("id")?,
            endpoint: row.get("endpoint")?,
            public: row.get("public")?,
            auth: row.get("auth")?,
            name: row.get("browser")?,
            system: row.get("system")?,
            since: row.get("since")?,
        })
    }

    pub(super) fn keys(&self) -> anyhow::Result<Keys> {
        Keys::new(&self.public, &self.auth)
    }

    /// As its owner sees it from `session`.
    pub(crate) fn card(&self, session: &Session) -> BrowserCard {
        BrowserCard {
            id: self.id.clone(),
            browser: self.name.clone(),
            system: self.system.clone(),
            since: self.since,
            here: self.session == session.token.hash(),
        }
    }

    /// Takes away a browser that its push service does not know any more, unless it has subscribed anew.
    pub(super) fn gone(&self) -> Change {
        let sql = Sql::new("delete from browsers where session = $1 and endpoint = $2");
        Change::Do(sql.bind(&self.session[..]).bind(&self.endpoint))
    }
}

/// The browsers of a person, the latest first.
pub(crate) async fn of(store: &dyn Store, person: &PersonId) -> anyhow::Result<Vec<Browser>> {
    let sql = "select session, id, endpoint, public, auth, browser, system, since from browsers
               join sessions on sessions.hash = browsers.session
               where sessions.person = $1 order by since desc, id";
    store.read(Sql::new(sql).bind(&person.0)).await?.iter().map(Browser::from_row).collect()
}

/// What makes the browser of a session one that is told things. One that was, by the same session or under the same
/// address, is replaced.
///
/// # Errors
/// If it gives an address that is not to be called, or keys that are none.
pub(crate) fn add(
    session: &Session,
    wish: &NewBrowser,
    (browser, system): (Option<&str>, Option<&str>),
    config: &Config,
) -> Result<Vec<Change>, Reason> {
    let target =
        Target::parse(wish.endpoint.trim(), &config.trusted_webhooks).map_err(|_| Reason::BadPush)?;
    let [public, auth] = [&wish.p256dh, &wish.auth].map(|text| super::decode(text));
    let keys = public.zip(auth).and_then(|(public, auth)| Keys::new(&public, &auth).ok());
    let keys = keys.ok_or(Reason::BadPush)?;
    let hash = session.token.hash();
    let TableId(id) = TableId::random();
    let endpoint = target.url().as_str();
    let before = Sql::new("delete from browsers where session = $1 or endpoint = $2");
    let insert = Sql::new(
        "insert into browsers (session, key_id, id, endpoint, public, auth, browser, system, since)
         values ($1, 1, $2, $3, $4, $5, $6, $7, $8)",
    );
    let insert = insert.bind(&hash[..]).bind(id).bind(endpoint).bind(keys.public()).bind(keys.auth());
    let oldest = Sql::new(
        "delete from browsers where session in (select browsers.session from browsers
         join sessions on sessions.hash = browsers.session where sessions.person = $1 and browsers.session <> $2
         order by since desc, id limit 1000 offset $3)",
    );
    Ok(vec![
        Change::Do(before.bind(&hash[..]).bind(endpoint)),
        Change::Do(insert.bind(browser).bind(system).bind(now())),
        Change::Do(oldest.bind(&session.person.id.0).bind(&hash[..]).bind(MOST - 1)),
    ])
}

/// What ends it for a browser of a person.
pub(crate) fn remove(person: &PersonId, id: &str) -> Change {
    let sql = "delete from browsers where id = $1
               and session in (select hash from sessions where person = $2)";
    Change::Expect(Sql::new(sql).bind(id).bind(&person.0))
}

/// What lets the browser of a session be told things under a new one of the same person.
pub(crate) fn carry_over(from: [u8; 32], to: [u8; 32]) -> Change {
    let sql = "update browsers set session = $1 where session = $2";
    Change::Do(Sql::new(sql).bind(&to[..]).bind(&from[..]))
}
