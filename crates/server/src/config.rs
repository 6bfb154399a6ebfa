//! What whoever runs a server can choose.

use std::net::SocketAddr;
use std::path::PathBuf;

use anyhow::ensure;
use serde::Deserialize;
use url::Url;

use crate::store::Place;

/// What whoever runs a server can choose; the defaults serve one machine.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Config {
    /// Where to listen; port 0 takes any that is free.
    pub address: SocketAddr,
    /// The database: a file, made if it is missing, or `postgres://user:password@host/name`.
    pub database: Place,
    /// The address people use, e.g. `https://orrery.example`. With `https` cookies are marked secure.
    pub public_url: Option<String>,
    /// A folder with the web client, instead of the one inside the binary.
    pub assets: Option<PathBuf>,
    /// The shortest time between two moves of a bot, so that people can follow.
    pub bot_delay_ms: u64,
    /// The shortest and the longest time after which a standing order lets a reaction window pass. It is drawn
    /// anew for every window, so that nobody can tell an order from a person, or one hand from another.
    pub order_delay_ms: (u64, u64),
    /// Whether a proxy in front tells the client's address by `X-Forwarded-For`.
    pub trust_proxy: bool,
    /// A person without a connection for so long is away; where time is not counted, the others may vote for a bot then.
    pub away_seconds: u32,
    /// Whoever plays by requests counts as connected for so long after each: longer than a program may think.
    pub linger_seconds: u32,
    /// How often a socket is asked whether it is still there, and told that the server is; one that says nothing for
    /// twice as long is not. Clients rely on it, so only tests choose another.
    #[serde(skip)]
    pub ping_ms: u64,
    /// Whether new tables are made here and games begin; if not, the server finishes those that it plays.
    pub new_tables: bool,
    /// A table nobody looks at is dropped from memory after so long.
    pub idle_seconds: u32,
    /// A game where no clock runs and nobody has moved for so many days ends without a result; 0 keeps it for ever.
    pub abandoned_days: u32,
    /// Where health, readiness and metrics are told; not to be reached by the public. Nowhere unless it is set.
    pub operator_address: Option<SocketAddr>,
    /// The mail server, if players can be told things by mail.
    pub mail: Option<Mail>,
    /// Origins that webhooks may lead to although they are not public, e.g. `http://10.0.0.7:9000`.
    pub trusted_webhooks: Vec<String>,
    /// How much one address or person may ask for.
    pub limits: Limits,
}

/// The way to a mail server.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Mail {
    /// `smtps://user:password@host:465`, `smtp://host:587?tls=required` or, inside one house, `smtp://host:25`.
    pub smtp: String,
    /// The sender, e.g. `Orrery <orrery@example.org>`.
    pub from: String,
    /// A file with certificates, in PEM, that the mail server's may be signed by beside those that everybody trusts.
    #[serde(default)]
    pub roots: Option<PathBuf>,
}

impl std::fmt::Debug for Mail {
    /// Without the password.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mail").field("from", &self.from).finish_non_exhaustive()
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            address: SocketAddr::from(([127, 0, 0, 1], 8737)),
            database: Place::File(PathBuf::from("orrery.db")),
            public_url: None,
            assets: None,
            bot_delay_ms: 700,
            order_delay_ms: (1500, 4000),
            trust_proxy: false,
            away_seconds: 60,
            linger_seconds: 45,
            ping_ms: 30_000,
            new_tables: true,
            idle_seconds: 60,
            abandoned_days: 180,
            operator_address: None,
            mail: None,
            trusted_webhooks: Vec::new(),
            limits: Limits::default(),
        }
    }
}

impl Config {
    /// Whether people reach the server by `https`.
    pub fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }

    /// Refuses an address of which no link could be made, and with which cookies could not be marked secure.
    pub(crate) fn check(&self) -> anyhow::Result<()> {
        let Some(told) = &self.public_url else { return Ok(()) };
        let is_origin = |url: &Url| {
            let origin = url.origin().ascii_serialization();
            matches!(url.scheme(), "http" | "https") && told.strip_suffix('/').unwrap_or(told) == origin
        };
        let fits = Url::parse(told).is_ok_and(|url| is_origin(&url));
        ensure!(
            fits,
            "the public-url is '{told}'; it has to be like https://orrery.example, with nothing behind the name"
        );
        Ok(())
    }
}

/// How much one address or person may ask for. Four times as much may come at once.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Limits {
    /// Requests a second from one address; to be shown a whole table again over a socket is one.
    pub requests: u32,
    /// New guests a minute from one address.
    pub guests: u32,
    /// Attempts a minute to register or to log in, from one address and for one name.
    pub logins: u32,
    /// Tables a minute made by one person.
    pub tables: u32,
    /// Messages a second over the sockets of one person.
    pub messages: u32,
    /// Things said a minute by one person.
    pub words: u32,
    /// Letters an hour that ask whether an address is right, to one address and for one person; four times as many from
    /// one address of the net. No more than that come at once.
    pub letters: u32,
    /// Games a day that one account may bring from elsewhere. No more than that come at once.
    pub imports: u32,
    /// Records a day with which new tables of one person may begin because they go on from another game or were brought, and
    /// of all guests of one address. No more than that come at once.
    pub borrowed: u32,
    /// Sockets of one address at the same time.
    pub sockets: u32,
}

impl Limits {
    /// More than anybody asks for, for tests.
    pub const FREE: Self = {
        let much = 1_000_000;
        Self {
            requests: much,
            guests: much,
            logins: much,
            tables: much,
            messages: much,
            words: much,
            letters: much,
            imports: much,
            borrowed: much,
            sockets: much,
        }
    };
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: 30,
            guests: 15,
            logins: 5,
            tables: 15,
            messages: 15,
            words: 20,
            letters: 4,
            imports: 100,
            borrowed: 100_000,
            sockets: 200,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_that_people_use_is_one() {
        let check = |url: &str| Config { public_url: Some(url.to_owned()), ..Config::default() }.check();
        for url in [
            "https://orrery.example",
            "https://orrery.example/",
            "http://localhost:8737",
            "http://[::1]:8737",
        ] {
            assert!(check(url).is_ok(), "{url}");
        }
        for url in [
            "orrery.example",
            "orrery.example:8737",
            "//orrery.example",
            "https:/orrery.example",
            "HTTPS://orrery.example",
            "https://orrery.example:443",
            "https://orrery.example/games",
            "https://orrery.example?x",
            "https://me@orrery.example",
            "ftp://orrery.example",
            "",
        ] {
            let why = check(url).expect_err(url).to_string();
            assert!(why.contains("https://orrery.example") && why.contains(url), "{why}");
        }
    }
}
