//! Who asks: sessions in cookies or as bearer tokens, addresses, and whether a page of ours asks.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, OptionalFromRequestParts};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE, HOST, HeaderValue, ORIGIN};
use axum::http::request::Parts;

use crate::app::App;
use crate::config::Config;
use crate::ids::Token;
use crate::limits::address_key;
use crate::reason::{Reason, Refusal};
use crate::store::{Change, Person, SessionRow, now};

/// The name of the cookie.
pub(crate) const COOKIE_NAME: &str = "orrery";
/// A session that was not used for so many seconds has ended.
pub(crate) const LIFETIME: i64 = 365 * DAY;
/// How often it is noted that a session is in use.
pub(crate) const DAY: i64 = 24 * 3600;

/// Somebody with a session.
pub(crate) struct Session {
    pub(crate) person: Person,
    pub(crate) token: Token,
    /// When it was last noted that the session is in use.
    pub(crate) seen: i64,
    /// Whether it was made for a program.
    pub(crate) is_program: bool,
    /// Whether the person runs the server.
    pub(crate) is_operator: bool,
}

/// Somebody with a session of a browser. Programs play; what becomes of their owner is not theirs to change.
pub(crate) struct Owner(pub(crate) Session);

/// The same, welcome or not: what is known about a person is theirs, and whoever is kept out may leave for good.
pub(crate) struct Leaver(pub(crate) Session);

impl Session {
    /// Whose session a request comes with, and whether that person is kept out.
    async fn of(parts: &Parts, app: &App) -> Result<Option<(Self, bool)>, Refusal> {
        let claim = Claim::of(&parts.headers);
        // Whoever names a token means that one: without it a program is not somebody else, or nobody.
        let nobody = || match claim {
            Claim::Bearer(_) => Err(Reason::NoSession.into()),
            Claim::Cookie(_) => Ok(None),
        };
        let (Claim::Bearer(Some(token)) | Claim::Cookie(Some(token))) = &claim else { return nobody() };
        let found = app.store().session(token.hash()).await?;
        let Some(SessionRow { person, seen, is_program, is_banned, is_operator }) = found else {
            return nobody();
        };
        if seen + LIFETIME <= now() {
            return nobody();
        }
        // Browsers ask who they are whenever they come; programs need not.
        if is_program && now() - seen > DAY {
            app.store().commit(vec![Change::SeeSession { hash: token.hash() }]).await.map(drop)?;
        }
        let token = token.clone();
        Ok(Some((Self { person, token, seen, is_program, is_operator }, is_banned)))
    }
}

impl Session {
    /// The same session as it is now: a body may have taken long to come, and the person may be kept out since.
    pub(crate) async fn again(&self, app: &App) -> Result<Self, Refusal> {
        let found = app.store().session(self.token.hash()).await?.ok_or(Reason::NoSession)?;
        let SessionRow { person, seen, is_program, is_banned, is_operator } = found;
        if is_banned {
            return Err(Reason::Banned.into());
        }
        Ok(Self { person, token: self.token.clone(), seen, is_program, is_operator })
    }
}

impl OptionalFromRequestParts<App> for Session {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, Refusal> {
        match Self::of(parts, app).await? {
            // Whoever is kept out is told so whatever they ask, and does not become somebody new.
            Some((_, true)) => Err(Reason::Banned.into()),
            found => Ok(found.map(|(session, _)| session)),
        }
    }
}

impl FromRequestParts<App> for Session {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let session = <Self as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await?;
        session.ok_or_else(|| Reason::NoSession.into())
    }
}

impl OptionalFromRequestParts<App> for Owner {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, Refusal> {
        match <Session as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await? {
            Some(session) if session.is_program => Err(Reason::NotForPrograms.into()),
            session => Ok(session.map(Self)),
        }
    }
}

impl FromRequestParts<App> for Owner {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let owner = <Self as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await?;
        owner.ok_or_else(|| Reason::NoSession.into())
    }
}

impl FromRequestParts<App> for Leaver {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        match Session::of(parts, app).await? {
            Some((session, _)) if session.is_program => Err(Reason::NotForPrograms.into()),
            Some((session, _)) => Ok(Self(session)),
            None => Err(Reason::NoSession.into()),
        }
    }
}

/// Who a request says that it comes from; without a token if there is none, or none of ours.
enum Claim {
    /// A program.
    Bearer(Option<Token>),
    /// A browser.
    Cookie(Option<Token>),
}

impl Claim {
    fn of(headers: &HeaderMap) -> Self {
        let named = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let (scheme, token) = named.trim().split_once(' ').unwrap_or((named.trim(), ""));
        // Other schemes are between a browser and a proxy in front.
        if scheme.eq_ignore_ascii_case("bearer") {
            return Self::Bearer(Token::parse(token.trim()));
        }
        let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs =
            cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
        Self::Cookie(pairs.find(|(name, _)| *name == COOKIE_NAME).and_then(|(_, value)| Token::parse(value)))
    }
}

/// A cookie that carries a session.
pub(crate) fn cookie(token: &Token, config: &Config) -> HeaderValue {
    let secure = if config.is_secure() { "; Secure" } else { "" };
    let token = token.cookie();
    let cookie = format!("{COOKIE_NAME}={token}; Path=/; Max-Age={LIFETIME}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&cookie).unwrap_or_else(|error| unreachable!("a token is hex: {error}"))
}

/// A cookie that ends a session.
pub(crate) const fn no_cookie() -> HeaderValue {
    HeaderValue::from_static("orrery=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}

/// Where a request comes from, as limits count it.
pub(crate) struct Address(pub(crate) String);

impl FromRequestParts<App> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(Self(address_key(address(parts, app.config()))))
    }
}

/// The address of the client.
pub(crate) fn address(parts: &Parts, config: &Config) -> IpAddr {
    let forwarded = || {
        // A proxy appends what it sees; anything before that is the client's own claim.
        let last = parts.headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        last.rsplit(',').next()?.trim().parse().ok()
    };
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let told = if config.trust_proxy { forwarded() } else { None };
    told.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

/// Whether a request comes from a page of this server, or from no page at all.
pub(crate) fn is_ours(headers: &HeaderMap, config: &Config) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = headers.get(ORIGIN) else {
        return text("sec-fetch-site").is_none_or(|site| matches!(site, "same-origin" | "none"));
    };
    let Ok(origin) = origin.to_str() else { return false };
    let public = config.public_url.as_deref().map(|url| url.trim_end_matches('/'));
    let host = text(HOST.as_str());
    let named = origin.split_once("://").map(|(_, host)| host);
    public == Some(origin) || (host.is_some() && named == host)
}
