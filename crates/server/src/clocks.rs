//! Clocks of tables: how much time people have used, and when it is over. Pure; the room says what time it is.
//!
//! Time runs for a person from the moment a decision of theirs is awaited. It is charged whenever the table changes,
//! both to the turn at hand, which has its hours, and to the total of the game. A turn is all that a seat decides until
//! another has decided: only then what it is asked has the hours anew. A decision that an undo comes back to has what is
//! left of them. Seats that a bot plays are charged nothing.

use jiff::civil::Weekday;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use orrery_engine::{Seat, SeatSet};
use orrery_protocol::{Clock, ClockState, Late};
use serde::{Deserialize, Serialize};

const HOUR: i64 = 3600;
const DAY: i64 = 24 * HOUR;
/// A vote for more time gives so much where a move has no hours of its own.
const EXTENSION: i64 = DAY;
/// Of how many turns of a seat it is remembered how long they took, in case they are taken back.
const REMEMBERED: usize = 8;

/// The clock of a table as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clocks {
    /// How time is counted.
    pub rules: Clock,
    /// Seconds for a turn.
    pub for_move: Option<i64>,
    /// The moment up to which time has been charged.
    pub at: i64,
    /// Seconds that each seat has used of its total.
    pub spent: Vec<i64>,
    /// Seconds that each seat has used of its turn.
    pub thought: Vec<i64>,
    /// Seats that others have decided after: what they are asked next begins another turn.
    #[serde(default)]
    pub passed: SeatSet,
    /// Seconds that the last turns of each seat took, each with how many records there were when the next began. What
    /// took no time is left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub thought_before: Vec<Vec<(u32, i64)>>,
    /// Whether it stands still.
    pub paused: bool,
}

/// Whether `name` is a time zone.
pub fn is_zone(name: &str) -> bool {
    name.len() <= 64 && TimeZone::get(name).is_ok()
}

/// A time zone by its name; UTC if there is none such.
pub fn zone(name: &str) -> TimeZone {
    TimeZone::get(name).unwrap_or(TimeZone::UTC)
}

impl Clocks {
    /// A clock that begins to run at `at`; `None` if time is not counted.
    pub fn new(rules: Clock, hours: Option<u16>, seats: usize, at: i64) -> Option<Self> {
        if hours.is_none() && rules.total_hours.is_none() {
            return None;
        }
        let for_move = hours.map(|hours| i64::from(hours) * HOUR);
        let (spent, thought) = (vec![0; seats], vec![0; seats]);
        let passed = SeatSet::EMPTY;
        Some(Self { rules, for_move, at, spent, thought, passed, thought_before: Vec::new(), paused: false })
    }

    /// Charges the time up to `now` to those who owe a decision.
    pub fn charge(&mut self, now: i64, waiting: SeatSet) {
        if !self.paused {
            let time = self.between(self.at, now);
            for seat in waiting.iter() {
                for used in [&mut self.spent, &mut self.thought] {
                    if let Some(used) = used.get_mut(seat.index()) {
                        *used += time;
                    }
                }
            }
        }
        self.at = self.at.max(now);
    }

    /// Time between two moments is charged to nobody, whoever owes a decision.
    pub fn stand_still(&mut self, from: i64, to: i64, waiting: SeatSet) {
        self.charge(from, waiting);
        self.at = self.at.max(to);
    }

    /// A seat has decided.
    pub fn decided(&mut self, seat: Seat) {
        self.passed = self.passed.or(SeatSet::first(self.thought.len() as u8).without(seat));
    }

    /// A seat owes another decision than before, asked after so many records; if others have decided since its turn
    /// began, it is another turn.
    pub fn begin(&mut self, seat: Seat, records: u32) {
        if !self.passed.contains(seat) {
            return;
        }
        self.passed.remove(seat);
        let Some(thought) = self.thought.get_mut(seat.index()).map(std::mem::take).filter(|&it| it != 0)
        else {
            return;
        };
        if self.thought_before.len() <= seat.index() {
            self.thought_before.resize(seat.index() + 1, Vec::new());
        }
        let before = &mut self.thought_before[seat.index()];
        if before.len() == REMEMBERED {
            before.remove(0);
        }
        before.push((records, thought));
    }

    /// The game is back where it had so many records: turns that began later count as a part of the one that is played
    /// again, so that nobody gets more time by taking something back.
    pub fn take_back(&mut self, records: u32) {
        self.passed = SeatSet::EMPTY;
        for (thought, before) in self.thought.iter_mut().zip(&mut self.thought_before) {
            *thought +=
                before.iter().filter(|(asked, _)| *asked > records).map(|(_, time)| time).sum::<i64>();
            before.retain(|(asked, _)| *asked <= records);
        }
    }

    /// Gives seats as much time again as a turn has.
    pub fn extend(&mut self, waiting: SeatSet) {
        let more = self.for_move.unwrap_or(EXTENSION);
        for seat in waiting.iter() {
            if let (Some(spent), Some(thought)) =
                (self.spent.get_mut(seat.index()), self.thought.get_mut(seat.index()))
            {
                *spent -= more;
                *thought -= more;
            }
        }
    }

    /// Seconds that a seat has left of its total.
    pub fn total_left(&self, seat: Seat) -> Option<i64> {
        let total = i64::from(self.rules.total_hours?) * HOUR;
        Some((total - self.spent.get(seat.index())?).max(0))
    }

    /// Seconds that a seat has left for its turn; less than none once its time is over.
    fn left(&self, seat: Seat) -> Option<i64> {
        let thought = self.thought.get(seat.index())?;
        let of_move = self.for_move.map(|seconds| seconds - thought);
        let of_all = self.rules.total_hours.zip(self.spent.get(seat.index()));
        let of_all = of_all.map(|(hours, spent)| i64::from(hours) * HOUR - spent);
        of_move.into_iter().chain(of_all).min()
    }

    /// Whether the time of a seat that owes a decision was over at the last charge.
    pub fn is_late(&self, seat: Seat) -> bool {
        !self.paused && self.left(seat).is_some_and(|left| left <= 0)
    }

    /// For how many seconds that count the time of a seat that owes a decision has been over.
    pub fn over_for(&self, seat: Seat) -> i64 {
        self.left(seat).map_or(0, |left| -left)
    }

    /// When the time of a seat that owes a decision is over.
    pub fn ends(&self, seat: Seat) -> Option<i64> {
        let left = self.left(seat).filter(|_| !self.paused)?;
        // What is over already does not wait for the end of a weekend.
        Some(if left <= 0 { self.at } else { self.after(self.at, left) })
    }

    /// When somebody's time is over and something has to be done about it.
    pub fn deadline(&self, waiting: SeatSet) -> Option<i64> {
        match self.rules.late {
            Late::Bot | Late::Concede => waiting.iter().filter_map(|seat| self.ends(seat)).min(),
            Late::Vote => None,
        }
    }

    /// What people see of it at `now`.
    pub fn state(&self, now: i64, waiting: SeatSet) -> ClockState {
        let mut then = self.clone();
        then.charge(now, waiting);
        let seats = || Seat::all(then.spent.len() as u8);
        ClockState {
            paused: then.paused,
            now,
            ends: seats().map(|seat| then.ends(seat).filter(|_| waiting.contains(seat))).collect(),
            left: seats().map(|seat| then.total_left(seat)).collect(),
            clock: then.rules,
        }
    }

    /// The seconds between two moments that count.
    fn between(&self, from: i64, to: i64) -> i64 {
        let mut counted = 0;
        let mut moment = from;
        while moment < to {
            let (end, counts) = self.stretch(moment);
            let until = end.min(to);
            counted += if counts { until - moment } else { 0 };
            moment = until;
        }
        counted
    }

    /// The moment when so many seconds that count have passed.
    fn after(&self, from: i64, seconds: i64) -> i64 {
        let mut left = seconds;
        let mut moment = from;
        loop {
            let (end, counts) = self.stretch(moment);
            if counts && left <= end.saturating_sub(moment) {
                return moment + left;
            }
            left -= if counts { end - moment } else { 0 };
            moment = end;
        }
    }

    /// Until when time goes on counting, or not counting, as it does at a moment.
    fn stretch(&self, moment: i64) -> (i64, bool) {
        if !self.rules.weekends_off {
            return (i64::MAX, true);
        }
        // Nothing that a table can be made with leads beyond the calendar.
        let Ok(at) = Timestamp::from_second(moment) else { return (i64::MAX, true) };
        let local = at.to_zoned(zone(&self.rules.zone));
        let day = local.weekday();
        let counts = !matches!(day, Weekday::Saturday | Weekday::Sunday);
        let days = match day {
            Weekday::Sunday => 1,
            Weekday::Saturday => 2,
            day => i64::from(day.until(Weekday::Saturday)),
        };
        // A day may begin later than midnight, where clocks are put forward then.
        let end =
            local.date().checked_add(days.days()).and_then(|date| date.to_zoned(local.time_zone().clone()));
        match end {
            Ok(end) => (end.timestamp().as_second().max(moment + 1), counts),
            Err(_) => (i64::MAX, true),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    fn at(text: &str) -> i64 {
        text.parse::<Timestamp>().expect("a moment").as_second()
    }

    fn clock(hours: Option<u16>, total_hours: Option<u16>, begun: &str) -> Clocks {
        let rules = Clock { total_hours, ..Clock::default() };
        Clocks::new(rules, hours, 2, at(begun)).expect("time is counted")
    }

    fn weekends_off(mut clock: Clocks, zone: &str) -> Clocks {
        clock.rules.weekends_off = true;
        clock.rules.zone = zone.to_owned();
        clock
    }

    #[test]
    fn a_table_without_hours_counts_no_time() {
        assert_eq!(Clocks::new(Clock::default(), None, 2, 0), None);
    }

    #[test]
    fn a_turn_has_its_hours_however_many_decisions_it_takes() {
        let mut clock = clock(Some(24), None, "2026-11-16T12:00:00Z");
        assert_eq!(clock.ends(A), Some(at("2026-11-17T12:00:00Z")));
        clock.charge(at("2026-11-17T11:00:00Z"), SeatSet::only(A));
        assert!(!clock.is_late(A) && !clock.is_late(B));
        assert_eq!(clock.ends(A), Some(at("2026-11-17T12:00:00Z")));
        // It goes on for as long as nobody else decides.
        clock.decided(A);
        clock.begin(A, 2);
        assert_eq!(clock.ends(A), Some(at("2026-11-17T12:00:00Z")));
        clock.decided(B);
        clock.begin(A, 3);
        assert_eq!(clock.ends(A), Some(at("2026-11-18T11:00:00Z")));
        clock.begin(A, 4);
        clock.charge(at("2026-11-18T11:00:00Z"), SeatSet::only(A));
        assert!(clock.is_late(A));
    }

    #[test]
    fn taking_back_gives_nobody_more_time() {
        let mut clock = clock(Some(24), None, "2026-11-16T00:00:00Z");
        // A thinks for ten hours about the first decision, then for five about the next, and takes the first back.
        clock.charge(at("2026-11-16T10:00:00Z"), SeatSet::only(A).or(SeatSet::only(B)));
        clock.decided(B);
        clock.begin(A, 7);
        clock.charge(at("2026-11-16T15:00:00Z"), SeatSet::only(A).or(SeatSet::only(B)));
        let asked = clock.clone();
        clock.take_back(6);
        assert_eq!(clock.thought, [15 * HOUR, 15 * HOUR]);
        // Whoever goes on then has the hours of another turn once another has decided, and taking that back adds to the
        // first.
        clock.begin(A, 7);
        assert_eq!(clock.thought, [15 * HOUR, 15 * HOUR]);
        clock.decided(B);
        clock.begin(A, 7);
        assert_eq!(clock.thought, [0, 15 * HOUR]);
        clock.charge(at("2026-11-17T00:00:00Z"), SeatSet::only(A));
        clock.take_back(6);
        assert!(clock.is_late(A) && !clock.is_late(B));
        // What was asked before stays as it was.
        let mut later = asked.clone();
        later.take_back(7);
        assert_eq!(later, asked);
        let json = serde_json::to_string(&asked).expect("plain");
        assert_eq!(serde_json::from_str::<Clocks>(&json).expect("plain"), asked);
    }

    #[test]
    fn only_the_last_turns_are_remembered_and_only_if_they_took_time() {
        let mut clock = clock(Some(24), None, "2026-11-16T00:00:00Z");
        for record in 0..100 {
            clock.decided(B);
            clock.begin(A, record);
        }
        assert_eq!(clock.thought_before, Vec::<Vec<_>>::new());
        for record in 0..100 {
            clock.charge(clock.at + 1, SeatSet::only(A));
            clock.decided(B);
            clock.begin(A, record);
        }
        assert_eq!(clock.thought_before[0].len(), REMEMBERED);
        assert_eq!(clock.thought_before[0][0], (92, 1));
    }

    #[test]
    fn whoever_waits_for_others_is_charged_nothing() {
        let mut clock = clock(Some(24), Some(100), "2026-11-16T00:00:00Z");
        clock.charge(at("2026-11-16T10:00:00Z"), SeatSet::only(A));
        assert_eq!(clock.total_left(A), Some(90 * HOUR));
        assert_eq!(clock.total_left(B), Some(100 * HOUR));
        assert_eq!(clock.ends(B), Some(at("2026-11-17T10:00:00Z")));
    }

    #[test]
    fn what_is_shown_is_what_is_left_when_it_is_shown() {
        let clock = clock(Some(24), Some(100), "2026-11-16T00:00:00Z");
        let state = clock.state(at("2026-11-16T10:00:00Z"), SeatSet::only(A));
        assert_eq!(state.left, [Some(90 * HOUR), Some(100 * HOUR)]);
        assert_eq!(state.ends, [Some(at("2026-11-17T00:00:00Z")), None]);
        assert_eq!(state.now, at("2026-11-16T10:00:00Z"));
    }

    #[test]
    fn the_total_ends_a_move_that_has_hours_left() {
        let mut clock = clock(Some(24), Some(30), "2026-11-16T00:00:00Z");
        clock.charge(at("2026-11-16T20:00:00Z"), SeatSet::only(A));
        clock.decided(B);
        clock.begin(A, 1);
        assert_eq!(clock.ends(A), Some(at("2026-11-17T06:00:00Z")));
        clock.charge(at("2026-11-18T00:00:00Z"), SeatSet::only(A));
        assert!(clock.is_late(A));
        assert_eq!(clock.total_left(A), Some(0));
        // A turn of its own hours does not bring the total back.
        clock.decided(B);
        clock.begin(A, 1);
        assert!(clock.is_late(A));
    }

    #[test]
    fn weekends_do_not_count_where_they_are_off() {
        // Friday, 20 November 2026, noon.
        let clock = clock(Some(24), None, "2026-11-20T12:00:00Z");
        assert_eq!(clock.ends(A), Some(at("2026-11-21T12:00:00Z")));
        let mut off = weekends_off(clock, "UTC");
        assert_eq!(off.ends(A), Some(at("2026-11-23T12:00:00Z")));
        off.charge(at("2026-11-22T18:00:00Z"), SeatSet::only(A));
        assert_eq!(off.thought[0], 12 * HOUR);
        assert_eq!(off.ends(A), Some(at("2026-11-23T12:00:00Z")));
        off.charge(at("2026-11-23T12:00:00Z"), SeatSet::only(A));
        assert!(off.is_late(A));
    }

    #[test]
    fn time_that_ended_before_a_weekend_is_over_on_the_weekend() {
        // It ends on Friday, 20 November 2026, noon; a server looks on Saturday morning.
        let mut off = weekends_off(clock(Some(24), None, "2026-11-19T12:00:00Z"), "UTC");
        let saturday = at("2026-11-21T09:00:00Z");
        off.charge(saturday, SeatSet::only(A));
        assert!(off.is_late(A));
        assert_eq!((off.ends(A), off.deadline(SeatSet::only(A))), (Some(saturday), Some(saturday)));
        assert_eq!(off.state(saturday, SeatSet::only(A)).ends, [Some(saturday), None]);
        // Exactly at midnight it is over as well.
        let mut off = weekends_off(clock(Some(24), None, "2026-11-20T00:00:00Z"), "UTC");
        off.charge(saturday, SeatSet::only(A));
        assert_eq!((off.is_late(A), off.ends(A)), (true, Some(saturday)));
    }

    #[test]
    fn a_weekend_begins_in_the_zone_of_the_table() {
        // In Vladivostok it is Saturday from Friday, 14:00 UTC, on.
        let clock = weekends_off(clock(Some(4), None, "2026-11-20T12:00:00Z"), "Asia/Vladivostok");
        assert_eq!(clock.ends(A), Some(at("2026-11-22T16:00:00Z")));
        assert!(is_zone("Asia/Vladivostok") && is_zone("UTC") && !is_zone("Mars/Olympus"));
    }

    #[test]
    fn a_weekend_in_which_clocks_change_is_an_hour_shorter_or_longer() {
        // In Berlin summer time begins on Sunday, 29 March 2026.
        let clock = weekends_off(clock(Some(1), None, "2026-03-27T22:30:00Z"), "Europe/Berlin");
        assert_eq!(clock.ends(A), Some(at("2026-03-29T22:30:00Z")));
    }

    #[test]
    fn a_paused_clock_stands_still() {
        let mut clock = clock(Some(24), Some(48), "2026-11-16T00:00:00Z");
        clock.charge(at("2026-11-16T23:00:00Z"), SeatSet::only(A));
        clock.paused = true;
        assert_eq!((clock.ends(A), clock.is_late(A)), (None, false));
        clock.charge(at("2026-11-26T00:00:00Z"), SeatSet::only(A));
        clock.paused = false;
        assert_eq!(clock.ends(A), Some(at("2026-11-26T01:00:00Z")));
    }

    #[test]
    fn an_extension_gives_a_move_more_also_after_its_end() {
        let mut clock = clock(Some(24), Some(24), "2026-11-16T00:00:00Z");
        clock.charge(at("2026-11-17T02:00:00Z"), SeatSet::only(A));
        assert!(clock.is_late(A));
        clock.extend(SeatSet::only(A));
        assert_eq!(clock.ends(A), Some(at("2026-11-18T00:00:00Z")));
        assert_eq!(clock.total_left(A), Some(22 * HOUR));
    }

    #[test]
    fn a_table_that_votes_on_late_players_has_no_deadline() {
        let mut clock = clock(Some(24), None, "2026-11-16T00:00:00Z");
        assert_eq!(clock.deadline(SeatSet::only(B)), Some(at("2026-11-17T00:00:00Z")));
        assert_eq!(clock.deadline(SeatSet::EMPTY), None);
        clock.rules.late = Late::Vote;
        assert_eq!(clock.deadline(SeatSet::only(B)), None);
    }

    #[test]
    fn time_in_which_the_clock_stands_still_is_nobodys() {
        let mut clock = weekends_off(clock(Some(24), None, "2026-11-20T00:00:00Z"), "UTC");
        let (from, to) = (at("2026-11-20T10:00:00Z"), at("2026-11-24T06:00:00Z"));
        clock.stand_still(from, to, SeatSet::only(A));
        assert_eq!((clock.thought[0], clock.ends(A)), (10 * HOUR, Some(at("2026-11-24T20:00:00Z"))));
        // What was charged meanwhile stays charged, and nothing is charged twice.
        clock.stand_still(from, at("2026-11-24T07:00:00Z"), SeatSet::only(A));
        assert_eq!((clock.thought[0], clock.ends(A)), (10 * HOUR, Some(at("2026-11-24T21:00:00Z"))));
    }

    #[test]
    fn a_clock_that_goes_backwards_takes_nothing_back() {
        let mut clock = clock(Some(24), None, "2026-11-16T00:00:00Z");
        clock.charge(at("2026-11-16T10:00:00Z"), SeatSet::only(A));
        clock.charge(at("2026-11-16T09:00:00Z"), SeatSet::only(A));
        assert_eq!(clock.thought[0], 10 * HOUR);
        assert_eq!(clock.at, at("2026-11-16T10:00:00Z"));
    }
}
