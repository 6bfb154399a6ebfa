//! Why the server refuses, apart from the rules of a game and of its table.

use std::time::Duration;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::http::StatusCode;
use axum::http::header::{HeaderValue, RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use orrery_protocol::{Arg, Refused, Text};

use crate::store::is_away;

/// Why the server refuses a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Reason {
    NoSession,
    NoSuchPath,
    NoSuchGame,
    NoSuchTable,
    NoSuchSeat,
    NoSuchRecord,
    NoSuchLevel,
    Malformed,
    SocketsOnly,
    TooLarge,
    TooSlow,
    TooFast,
    ForeignOrigin,
    BadName,
    BadPassword,
    NameTaken,
    WrongPassword,
    AccountsKeepNames,
    NotHost,
    NotMine,
    WhichSeat,
    NotGathering,
    NotPlaying,
    NotOver,
    SeatTaken,
    SeatedAlready,
    SeatsOpen,
    WrongSeats,
    NotAway,
    NotAwaited,
    NotLate,
    Voted,
    Replaced,
    NotReplaced,
    UnknownAction,
    NoSuchWindow,
    BadWords,
    OtherRules,
    MayEnd,
    Elsewhere,
    OnlyFinishes,
    CanGoOn,
    NoClock,
    Paused,
    NotPaused,
    NotAsked,
    NoVote,
    TimeUp,
    Out,
    CannotConcede,
    Counts,
    VotedOutCannotAgree,
    WrongClock,
    NoSuchPlayer,
    BadMail,
    LetterLost,
    BadWebhook,
    BadPush,
    NoSuchBrowser,
    NoSuchSession,
    BadSettings,
    NoMail,
    Banned,
    NotAdmin,
    BadToken,
    OldLetter,
    NoSuchToken,
    TooManyTokens,
    NotForPrograms,
    NoAccount,
    BadRecords,
    TooManyImports,
    TryAgain,
    NoDatabase,
    Broken,
}

impl Reason {
    /// All reasons, for the test that every one has its words.
    pub const ALL: [Self; 75] = [
        Self::NoSession,
        Self::NoSuchPath,
        Self::NoSuchGame,
        Self::NoSuchTable,
        Self::NoSuchSeat,
        Self::NoSuchRecord,
        Self::NoSuchLevel,
        Self::Malformed,
        Self::SocketsOnly,
        Self::TooLarge,
        Self::TooSlow,
        Self::TooFast,
        Self::ForeignOrigin,
        Self::BadName,
        Self::BadPassword,
        Self::NameTaken,
        Self::WrongPassword,
        Self::AccountsKeepNames,
        Self::NotHost,
        Self::NotMine,
        Self::WhichSeat,
        Self::NotGathering,
        Self::NotPlaying,
        Self::NotOver,
        Self::SeatTaken,
        Self::SeatedAlready,
        Self::SeatsOpen,
        Self::WrongSeats,
        Self::NotAway,
        Self::NotAwaited,
        Self::NotLate,
        Self::Voted,
        Self::Replaced,
        Self::NotReplaced,
        Self::UnknownAction,
        Self::NoSuchWindow,
        Self::BadWords,
        Self::OtherRules,
        Self::MayEnd,
        Self::Elsewhere,
        Self::OnlyFinishes,
        Self::CanGoOn,
        Self::NoClock,
        Self::Paused,
        Self::NotPaused,
        Self::NotAsked,
        Self::NoVote,
        Self::TimeUp,
        Self::Out,
        Self::CannotConcede,
        Self::Counts,
        Self::VotedOutCannotAgree,
        Self::WrongClock,
        Self::NoSuchPlayer,
        Self::BadMail,
        Self::LetterLost,
        Self::BadWebhook,
        Self::BadPush,
        Self::NoSuchBrowser,
        Self::NoSuchSession,
        Self::BadSettings,
        Self::NoMail,
        Self::Banned,
        Self::NotAdmin,
        Self::BadToken,
        Self::OldLetter,
        Self::NoSuchToken,
        Self::TooManyTokens,
        Self::NotForPrograms,
        Self::NoAccount,
        Self::BadRecords,
        Self::TooManyImports,
        Self::TryAgain,
        Self::NoDatabase,
        Self::Broken,
    ];

    /// The key of the sentence in the locale files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::NoSession => "server-no-session",
            Self::NoSuchPath => "server-no-such-path",
            Self::NoSuchGame => "server-no-such-game",
            Self::NoSuchTable => "server-no-such-table",
            Self::NoSuchSeat => "server-no-such-seat",
            Self::NoSuchRecord => "server-no-such-record",
            Self::NoSuchLevel => "server-no-such-level",
            Self::Malformed => "server-malformed",
            Self::SocketsOnly => "server-sockets-only",
            Self::TooLarge => "server-too-large",
            Self::TooSlow => "server-too-slow",
            Self::TooFast => "server-too-fast",
            Self::ForeignOrigin => "server-foreign-origin",
            Self::BadName => "server-bad-name",
            Self::BadPassword => "server-bad-password",
            Self::NameTaken => "server-name-taken",
            Self::WrongPassword => "server-wrong-password",
            Self::AccountsKeepNames => "server-accounts-keep-names",
            Self::NotHost => "server-not-host",
            Self::NotMine => "server-not-mine",
            Self::WhichSeat => "server-which-seat",
            Self::NotGathering => "server-not-gathering",
            Self::NotPlaying => "server-not-playing",
            Self::NotOver => "server-not-over",
            Self::SeatTaken => "server-seat-taken",
            Self::SeatedAlready => "server-seated-already",
            Self::SeatsOpen => "server-seats-open",
            Self::WrongSeats => "server-wrong-seats",
            Self::NotAway => "server-not-away",
            Self::NotAwaited => "server-not-awaited",
            Self::NotLate => "server-not-late",
            Self::Voted => "server-voted",
            Self::Replaced => "server-replaced",
            Self::NotReplaced => "server-not-replaced",
            Self::UnknownAction => "server-unknown-action",
            Self::NoSuchWindow => "server-no-such-window",
            Self::BadWords => "server-bad-words",
            Self::OtherRules => "server-other-rules",
            Self::MayEnd => "server-may-end",
            Self::Elsewhere => "server-elsewhere",
            Self::OnlyFinishes => "server-only-finishes",
            Self::CanGoOn => "server-can-go-on",
            Self::NoClock => "server-no-clock",
            Self::Paused => "server-paused",
            Self::NotPaused => "server-not-paused",
            Self::NotAsked => "server-not-asked",
            Self::NoVote => "server-no-vote",
            Self::TimeUp => "server-time-up",
            Self::Out => "server-out",
            Self::CannotConcede => "server-cannot-concede",
            Self::Counts => "server-counts",
            Self::VotedOutCannotAgree => "server-voted-out-cannot-agree",
            Self::WrongClock => "server-wrong-clock",
            Self::NoSuchPlayer => "server-no-such-player",
            Self::BadMail => "server-bad-mail",
            Self::LetterLost => "server-letter-lost",
            Self::BadWebhook => "server-bad-webhook",
            Self::BadPush => "server-bad-push",
            Self::NoSuchBrowser => "server-no-such-browser",
            Self::NoSuchSession => "server-no-such-session",
            Self::BadSettings => "server-bad-settings",
            Self::NoMail => "server-no-mail",
            Self::Banned => "server-banned",
            Self::NotAdmin => "server-not-admin",
            Self::BadToken => "server-bad-token",
            Self::OldLetter => "server-old-letter",
            Self::NoSuchToken => "server-no-such-token",
            Self::TooManyTokens => "server-too-many-tokens",
            Self::NotForPrograms => "server-not-for-programs",
            Self::NoAccount => "server-no-account",
            Self::BadRecords => "server-bad-records",
            Self::TooManyImports => "server-too-many-imports",
            Self::TryAgain => "server-try-again",
            Self::NoDatabase => "server-no-database",
            Self::Broken => "server-broken",
        }
    }

    /// The status of the answer over HTTP.
    pub const fn status(self) -> StatusCode {
        match self {
            Self::NoSession | Self::WrongPassword => StatusCode::UNAUTHORIZED,
            Self::NoSuchPath
            | Self::NoSuchGame
            | Self::NoSuchTable
            | Self::NoSuchSeat
            | Self::NoSuchPlayer
            | Self::NoSuchToken
            | Self::NoSuchBrowser
            | Self::NoSuchSession
            | Self::NoSuchRecord
            // A balancer asks the next server then, and does not take this one for broken.
            | Self::Elsewhere
            | Self::OnlyFinishes => StatusCode::NOT_FOUND,
            Self::Malformed => StatusCode::BAD_REQUEST,
            Self::SocketsOnly => StatusCode::UPGRADE_REQUIRED,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::TooFast | Self::TooManyImports => StatusCode::TOO_MANY_REQUESTS,
            Self::ForeignOrigin
            | Self::NotHost
            | Self::NotMine
            | Self::Banned
            | Self::NotAdmin
            | Self::NotForPrograms => StatusCode::FORBIDDEN,
            Self::NameTaken
            | Self::NotGathering
            | Self::NotPlaying
            | Self::NotOver
            | Self::SeatTaken
            | Self::SeatedAlready
            | Self::SeatsOpen
            | Self::OtherRules
            | Self::MayEnd
            | Self::CanGoOn => StatusCode::CONFLICT,
            Self::TryAgain | Self::NoDatabase => StatusCode::SERVICE_UNAVAILABLE,
            Self::Broken => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }
}

impl From<Reason> for Text {
    fn from(reason: Reason) -> Self {
        Self::new(reason.key())
    }
}

/// What came cannot be read; `what` tells whoever writes the program what is wrong with it.
pub(crate) fn malformed(what: impl Into<String>) -> Text {
    Text::from(Reason::Malformed).with("what", Arg::Words(what.into()))
}

/// A refused request as HTTP answers it.
#[derive(Clone, Debug)]
pub struct Refusal {
    status: StatusCode,
    reason: Text,
    /// After how long the same may be asked again.
    wait: Option<Duration>,
}

impl Refusal {
    /// A refusal that ends by itself.
    pub(crate) fn for_now(reason: Reason, wait: Duration) -> Self {
        Self { wait: Some(wait), ..reason.into() }
    }
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Self {
        Self { status: reason.status(), reason: reason.into(), wait: None }
    }
}

impl From<QueryRejection> for Refusal {
    fn from(rejected: QueryRejection) -> Self {
        malformed(rejected.body_text()).into()
    }
}

impl From<Text> for Refusal {
    /// A rule of a game or of its table.
    fn from(reason: Text) -> Self {
        let known = Reason::ALL.into_iter().find(|known| known.key() == reason.key);
        let status = known.map_or(StatusCode::UNPROCESSABLE_ENTITY, Reason::status);
        Self { status, reason, wait: None }
    }
}

impl From<anyhow::Error> for Refusal {
    fn from(error: anyhow::Error) -> Self {
        tracing::error!(error = format!("{error:#}"), "a request failed");
        if is_away(&error) { Reason::NoDatabase.into() } else { Reason::Broken.into() }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(Refused { reason: self.reason })).into_response();
        if let Some(wait) = self.wait {
            // A request that comes a part of a second too early is refused again.
            let seconds = wait.as_millis().div_ceil(1000).max(1) as u64;
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_for_now_says_in_whole_seconds_when_to_come_again() {
        let told = |millis| {
            let refusal = Refusal::for_now(Reason::TooFast, Duration::from_millis(millis));
            refusal.into_response().headers()[RETRY_AFTER].to_str().expect("a number").to_owned()
        };
        assert_eq!([0, 400, 1000, 1001, 11_500].map(told), ["1", "1", "1", "2", "12"]);
        assert!(!Refusal::from(Reason::NotMine).into_response().headers().contains_key(RETRY_AFTER));
    }

    #[test]
    fn whoever_asks_while_the_database_is_away_is_told_to_come_again() {
        let status = |error: anyhow::Error| Refusal::from(error.context("reading")).status;
        for away in [sqlx::Error::PoolTimedOut, sqlx::Error::Io(std::io::ErrorKind::ConnectionReset.into())] {
            assert_eq!(status(away.into()), StatusCode::SERVICE_UNAVAILABLE);
        }
        for broken in [sqlx::Error::RowNotFound.into(), anyhow::anyhow!("it cannot be read")] {
            assert_eq!(status(broken), StatusCode::INTERNAL_SERVER_ERROR);
        }
    }
}
