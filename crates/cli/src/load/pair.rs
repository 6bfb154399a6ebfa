//! A table as its two players know it: who they are, when they are to act, and what is on its way between them.

use std::net::SocketAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch::Sender;
use tokio::time::Instant;

/// How long a table may stand still, beyond the time that lies between its actions anyway.
const STANDS_STILL: Duration = Duration::from_secs(2);

/// How fast is played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Pace {
    /// Not at all.
    Still,
    /// As fast as the server allows.
    Flat,
    /// One action a table in so long, from a moment on.
    Every(Duration, Instant),
    /// The sockets are closed.
    Gone,
}

impl Pace {
    /// How long nothing may happen at a table where all is well.
    fn patience(self) -> Duration {
        match self {
            Self::Still | Self::Gone => Duration::MAX,
            Self::Flat => STANDS_STILL,
            Self::Every(interval, _) => STANDS_STILL + interval,
        }
    }
}

/// A table as its players know it.
pub(super) struct Pair {
    pub(super) cookies: [String; 2],
    pub(super) homes: [SocketAddr; 2],
    pub(super) id: Sender<String>,
    /// At which part of an interval it moves, from 0 to 1: tables do not move all at one moment.
    pub(super) phase: f64,
    moves: Mutex<Moves>,
}

struct Moves {
    /// When the next action is due at the earliest.
    next: Instant,
    /// When an action was last accepted, or the pace last changed.
    moved: Instant,
    /// By seat, since when the action is due that the server has not answered.
    unanswered: [Option<Instant>; 2],
    /// Actions that the other player has not been shown.
    untold: Vec<Untold>,
}

/// An action that the other player has not been shown.
struct Untold {
    seat: usize,
    /// How many records there were before it.
    records: u32,
    due: Instant,
}

/// An action that was accepted.
pub(super) struct Accepted {
    /// Since when it was due.
    pub(super) due: Instant,
    /// Whether nothing had been accepted at the table for too long.
    pub(super) stood_still: bool,
}

/// What is not done at a table when its players stop.
#[derive(Default)]
pub(super) struct Late {
    /// For how long actions have been due that were not answered, or could not even be sent.
    pub(super) unanswered: Vec<Duration>,
    /// For how long actions have been due that the other player has not been shown.
    pub(super) untold: Vec<Duration>,
    /// Whether nothing has been accepted for too long.
    pub(super) stands_still: bool,
}

impl Pair {
    pub(super) fn new(
        cookies: [String; 2],
        homes: [SocketAddr; 2],
        id: Sender<String>,
        phase: f64,
        now: Instant,
    ) -> Self {
        let moves = Moves { next: now, moved: now, unanswered: [None; 2], untold: Vec::new() };
        Self { cookies, homes, id, phase, moves: Mutex::new(moves) }
    }

    fn moves(&self) -> MutexGuard<'_, Moves> {
        self.moves.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Play begins, or goes on at another pace.
    pub(super) fn begin(&self, now: Instant) {
        self.moves().moved = now;
    }

    /// When the next action is due that has not been taken on yet. If the one before was late, this one is not: how late it
    /// comes is the server's doing, and counts.
    pub(super) fn take_on(&self, interval: Duration, begun: Instant) -> Instant {
        let mut moves = self.moves();
        let due = moves.next.max(begun + interval.mul_f64(self.phase));
        moves.next = due + interval;
        due
    }

    /// A player sends an action that was due then.
    pub(super) fn act(&self, seat: usize, records: u32, due: Instant) {
        let mut moves = self.moves();
        moves.unanswered[seat] = Some(due);
        moves.untold.push(Untold { seat, records, due });
    }

    /// Whether a player waits for the answer to an action.
    pub(super) fn is_waiting(&self, seat: usize) -> bool {
        self.moves().unanswered[seat].is_some()
    }

    /// The action of a player is refused: there is nothing to tell.
    pub(super) fn refuse(&self, seat: usize) {
        let mut moves = self.moves();
        if let Some(due) = moves.unanswered[seat].take() {
            moves.untold.retain(|untold| untold.seat != seat || untold.due != due);
        }
    }

    /// The action of a player is accepted.
    pub(super) fn accept(&self, seat: usize, pace: Pace) -> Option<Accepted> {
        let mut moves = self.moves();
        let due = moves.unanswered[seat].take()?;
        let stood_still = moves.moved.elapsed() > pace.patience();
        moves.moved = Instant::now();
        Some(Accepted { due, stood_still })
    }

    /// A player is shown the table after so many records: since when the actions of the other were due that are in it.
    pub(super) fn show(&self, seat: usize, records: u32) -> Vec<Instant> {
        let is_news = |untold: &mut Untold| untold.seat != seat && untold.records < records;
        self.moves().untold.extract_if(.., is_news).map(|untold| untold.due).collect()
    }

    /// What is not done by now.
    pub(super) fn late(&self, pace: Pace, now: Instant) -> Late {
        let moves = self.moves();
        let since = |due: Instant| now.checked_duration_since(due);
        let mut late = Late {
            unanswered: moves.unanswered.iter().flatten().copied().filter_map(since).collect(),
            untold: moves.untold.iter().map(|untold| untold.due).filter_map(since).collect(),
            stands_still: now.saturating_duration_since(moves.moved) > pace.patience(),
        };
        if let Pace::Every(interval, _) = pace {
            let not_sent = std::iter::successors(Some(moves.next), |due| Some(*due + interval));
            late.unanswered.extend(not_sent.map_while(since));
        }
        late
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::watch;

    use super::*;

    const NOWHERE: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 9);
    const SECOND: Duration = Duration::from_secs(1);

    fn pair(now: Instant) -> Pair {
        Pair::new(
            ["a=b", "c=d"].map(str::to_owned),
            [NOWHERE; 2],
            watch::Sender::new(String::new()),
            0.0,
            now,
        )
    }

    #[test]
    fn the_other_player_is_told_of_what_was_accepted_and_of_nothing_else() {
        let now = Instant::now();
        let pair = pair(now);
        pair.act(0, 5, now);
        assert!(pair.show(0, 6).is_empty(), "it is one's own");
        assert!(pair.show(1, 5).is_empty(), "that was before");
        assert!(pair.accept(0, Pace::Flat).is_some() && !pair.is_waiting(0));
        pair.act(0, 6, now + SECOND);
        assert_eq!(pair.show(1, 8), [now, now + SECOND]);
        assert!(pair.show(1, 9).is_empty(), "it was told before");
        pair.act(1, 9, now);
        pair.refuse(1);
        assert!(pair.show(0, 10).is_empty() && !pair.is_waiting(1));
    }

    #[test]
    fn what_is_late_makes_nothing_after_it_due_later() {
        let now = Instant::now();
        let pair = pair(now);
        let pace = Pace::Every(SECOND, now);
        assert_eq!([(); 3].map(|()| pair.take_on(SECOND, now)), [now, now + SECOND, now + 2 * SECOND]);
        let late = pair.late(pace, now + 4 * SECOND);
        assert_eq!(late.unanswered, [SECOND, Duration::ZERO], "two that could not be sent");
    }

    #[test]
    fn a_table_stands_still_after_two_seconds_more_than_lie_between_its_actions() {
        let now = Instant::now();
        let pair = pair(now);
        let (soon, later) = (now + 2 * SECOND, now + 3 * SECOND);
        let stands_still = |pace, at| pair.late(pace, at).stands_still;
        assert!(!stands_still(Pace::Flat, soon) && stands_still(Pace::Flat, later));
        assert!(!stands_still(Pace::Every(SECOND, now), later) && !stands_still(Pace::Still, later));
        pair.begin(later);
        assert!(!stands_still(Pace::Flat, later));
    }
}
