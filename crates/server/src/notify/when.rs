//! When a player is told something: not at once, not too often, not at night, or all together once a day.

use jiff::civil::Time;
use jiff::{Timestamp, ToSpan, Zoned};
use orrery_protocol::NoticeSettings;

use crate::clocks::zone;

/// Whoever has just gone may be back in a moment.
pub const GRACE: i64 = 120;

/// The moment from which on something that happened at a table `now` may be told. `last` is when the player was last
/// told anything about that table. A digest comes at its hour, whatever happened a moment before.
pub fn due(settings: &NoticeSettings, now: i64, last: Option<i64>) -> i64 {
    if settings.digest.is_some() {
        return allowed(settings, now);
    }
    let rested = last.map(|last| last + i64::from(settings.pause_minutes) * 60);
    let earliest = rested.unwrap_or(now).max(now + GRACE);
    allowed(settings, earliest)
}

/// The first moment from `earliest` on at which the player wants to hear anything.
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

/// Whether an hour of the day lies in quiet hours, which may go over midnight.
fn is_quiet(hour: i8, from: u8, to: u8) -> bool {
    let hour = hour as u8;
    if from <= to { (from..to).contains(&hour) } else { hour >= from || hour < to }
}

/// The next time it is that hour; a moment inside the first minute of it counts as now.
fn next_hour(local: &Zoned, hour: u8) -> Option<Zoned> {
    let time = Time::new(hour.min(23) as i8, 0, 0, 0).ok()?;
    let today = local.date().to_datetime(time).to_zoned(local.time_zone().clone()).ok()?;
    if today.timestamp().as_second() + 60 > local.timestamp().as_second() {
        return Some(today);
    }
    local.date().checked_add(1.day()).ok()?.to_datetime(time).to_zoned(local.time_zone().clone()).ok()
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
    fn an_hour_that_a_change_of_clocks_leaves_out_still_ends_the_night() {
        // In Berlin 02:00 does not exist on 29 March 2026.
        let settings =
            NoticeSettings { zone: "Europe/Berlin".to_owned(), quiet: Some((22, 2)), ..settings() };
        assert_eq!(allowed(&settings, at("2026-03-28T23:00:00Z")), at("2026-03-29T01:00:00Z"));
    }
}
