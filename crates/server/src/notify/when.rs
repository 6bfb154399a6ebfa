//! When a player is told something: not at once, not too often, not at night, or all together once a day.

use jiff::civil::Time;
use jiff::{Timestamp, ToSpan, Zoned};
use orrery_protocol::NoticeSettings;

use crate::clocks::zone;

/// Whoever has just gone may be back in a moment.
pub const GRACE: i64 = 120;

/// The moment from which on something that happened at a table `now` may be told. `last` is when the player was last
/// told anything about that table. A digest comes at its hour, whatever happened a moment before, and once a day.
pub fn due(settings: &NoticeSettings, now: i64, last: Option<i64>) -> i64 {
    if settings.digest.is_some() {
        return allowed(settings, now.max(last.unwrap_or(now)));
    }
    let rested = last.map(|last| last + i64::from(settings.pause_minutes) * 60);
    let earliest = rested.unwrap_or(now).max(now + GRACE);
    allowed(settings, earliest)
}

/// The first moment from `earliest` on at which the player wants to hear anything; after it, if it is that of a digest.
pub fn allowed(settings: &NoticeSettings, earliest: i64) -> i64 {
    let Ok(moment) = Timestamp::from_second(earliest) else { return earliest };
    let local = moment.to_zoned(zone(&settings.zone));
    let later = match (settings.digest, settings.quiet) {
        (Some(hour), _) => next_hour(&local, hour),
        (None, Some((from, to))) if is_quiet(local.hour(), from, to) => next_hour(&local, to),
        (None, _) => None,
    };
    later.map_or(earliest, |later| later.timestamp().as_second().max(earliest))
}

/// Whether the player may be told anything now: not in quiet hours, and a digest only within its hour.
pub fn is_time(settings: &NoticeSettings, now: i64) -> bool {
    if settings.digest.is_none() {
        return allowed(settings, now) <= now;
    }
    digest_hour(settings, now).is_none_or(|begun| (0..3600).contains(&(now - begun)))
}

/// When the hour of the player's digest begins on the day of a moment.
pub fn digest_hour(settings: &NoticeSettings, now: i64) -> Option<i64> {
    let day = Timestamp::from_second(now).ok()?.to_zoned(zone(&settings.zone));
    Some(hour_of(&day, settings.digest?)?.timestamp().as_second())
}

/// Whether an hour of the day lies in quiet hours, which may go over midnight.
fn is_quiet(hour: i8, from: u8, to: u8) -> bool {
    let hour = hour as u8;
    if from <= to { (from..to).contains(&hour) } else { hour >= from || hour < to }
}

/// The next time it is that hour.
fn next_hour(local: &Zoned, hour: u8) -> Option<Zoned> {
    let today = hour_of(local, hour)?;
    if today.timestamp() > local.timestamp() {
        return Some(today);
    }
    hour_of(&local.checked_add(1.day()).ok()?, hour)
}

/// When it is that hour on a day.
fn hour_of(day: &Zoned, hour: u8) -> Option<Zoned> {
    let time = Time::new(hour.min(23) as i8, 0, 0, 0).ok()?;
    day.date().to_datetime(time).to_zoned(day.time_zone().clone()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> i64 {
        text.parse::<Timestamp>().expect("a moment").as_second()
    }

    fn settings() -> NoticeSettings {
        NoticeSettings { zone: "Europe/Moscow".to_owned(), ..NoticeSettings::default() }
    }

    #[test]
    fn a_moment_is_waited_for_somebody_who_may_be_back() {
        let now = at("2026-11-16T12:00:00Z");
        assert_eq!(due(&settings(), now, None), now + GRACE);
    }

    #[test]
    fn a_table_is_told_of_once_in_a_while() {
        let now = at("2026-11-16T12:00:00Z");
        assert_eq!(due(&settings(), now, Some(now - 600)), now + 3000);
        assert_eq!(due(&settings(), now, Some(now - 86_400)), now + GRACE);
    }

    #[test]
    fn nothing_is_sent_in_quiet_hours_of_the_players_zone() {
        let settings = NoticeSettings { quiet: Some((22, 8)), ..settings() };
        // 23:00 in Moscow.
        assert_eq!(allowed(&settings, at("2026-11-16T20:00:00Z")), at("2026-11-17T05:00:00Z"));
        // 02:00 in Moscow, the same night.
        assert_eq!(allowed(&settings, at("2026-11-16T23:00:00Z")), at("2026-11-17T05:00:00Z"));
        // 08:00 in Moscow.
        assert_eq!(allowed(&settings, at("2026-11-17T05:00:00Z")), at("2026-11-17T05:00:00Z"));
        // 21:59 in Moscow.
        assert_eq!(allowed(&settings, at("2026-11-16T18:59:00Z")), at("2026-11-16T18:59:00Z"));
        let midday = NoticeSettings { quiet: Some((9, 17)), ..settings };
        assert_eq!(allowed(&midday, at("2026-11-16T07:00:00Z")), at("2026-11-16T14:00:00Z"));
        assert_eq!(allowed(&midday, at("2026-11-16T20:00:00Z")), at("2026-11-16T20:00:00Z"));
    }

    #[test]
    fn a_digest_comes_at_its_hour() {
        let settings = NoticeSettings { digest: Some(9), quiet: Some((0, 12)), ..settings() };
        // 08:30 in Moscow.
        assert_eq!(allowed(&settings, at("2026-11-16T05:30:00Z")), at("2026-11-16T06:00:00Z"));
        // A minute before it, though nobody is told anything else so soon, and told of the same table yesterday.
        let close = at("2026-11-16T05:59:00Z");
        assert_eq!(due(&settings, close, Some(close - 86_000)), at("2026-11-16T06:00:00Z"));
        // 09:10 in Moscow.
        assert_eq!(allowed(&settings, at("2026-11-16T06:10:00Z")), at("2026-11-17T06:00:00Z"));
    }

    #[test]
    fn a_digest_does_not_leave_its_hour_and_comes_once_a_day() {
        let settings = NoticeSettings { digest: Some(9), ..settings() };
        let [nine, tomorrow] = ["2026-11-16T06:00:00Z", "2026-11-17T06:00:00Z"].map(at);
        // What happens within its first minute waits for the next, though nothing was told about that table.
        assert_eq!(due(&settings, nine, None), tomorrow);
        assert_eq!(due(&settings, nine + 30, None), tomorrow);
        // What happened before it and was found late does not make another one today.
        assert_eq!(due(&settings, nine - 1, Some(nine + 5)), tomorrow);
        assert_eq!(due(&settings, nine - 1, None), nine);
        let told = |seconds| is_time(&settings, nine + seconds);
        assert_eq!(
            [told(-1), told(0), told(3599), told(3600), told(14 * 3600)],
            [false, true, true, false, false]
        );
        let late = NoticeSettings { digest: Some(23), ..settings };
        assert!(!is_time(&late, at("2026-11-16T21:02:00Z")));
        assert_eq!(allowed(&late, at("2026-11-16T21:02:00Z")), at("2026-11-17T20:00:00Z"));
    }

    #[test]
    fn an_hour_that_a_change_of_clocks_leaves_out_still_ends_the_night() {
        // In Berlin 02:00 does not exist on 29 March 2026.
        let settings =
            NoticeSettings { zone: "Europe/Berlin".to_owned(), quiet: Some((22, 2)), ..settings() };
        assert_eq!(allowed(&settings, at("2026-03-28T23:00:00Z")), at("2026-03-29T01:00:00Z"));
    }
}
