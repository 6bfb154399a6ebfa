//! What a client shows of it, in message keys.

use orrery_engine::{Choice, Describe, Game, Illegal, Message, Seat, Spot, Status, Window};

use super::{Action, Card, Event, Frame, Parley, rules};

/// The zones of a table: `hand` (index: the card's row), `player` and `commitment` (index 0).
pub const ZONES: [&str; 3] = ["hand", "player", "commitment"];

impl Describe for Parley {
    const WINDOWS: &'static [&'static str] = &["window-theft", "window-veto"];

    fn question(&self, seat: Seat) -> Option<Message> {
        let Status::Decision(seats) = self.status() else { return None };
        let key = match self.stack.top().filter(|_| seats.contains(seat))? {
            Frame::Duel { .. } => "choose-commitment",
            Frame::Steal { .. } => "choose-victim",
            Frame::Window { .. } => "choose-veto",
            _ => "choose-action",
        };
        Some(Message::new(key))
    }

    fn waiting(&self, seat: Seat) -> Option<Message> {
        self.question(seat)
    }

    fn choice(&self, seat: Seat, action: Action) -> Choice {
        let hand = |card: Card| Spot::of("hand", seat, card as u16);
        let player = |other| Spot::of("player", other, 0);
        let (label, about) = match action {
            Action::Play(card) => (Message::new("play").with("card", card.def().name), Some(hand(card))),
            Action::Commit(card) => (Message::new("commit").with("card", card.def().name), Some(hand(card))),
            Action::Challenge(other) => {
                (Message::new("challenge").with("player", other), Some(player(other)))
            }
            Action::Target(other) => (Message::new("target").with("player", other), Some(player(other))),
            Action::Withdraw => (Message::new("withdraw"), Some(Spot::of("commitment", seat, 0))),
            Action::Veto => (Message::new("veto"), Some(hand(Card::Veto))),
            Action::Pass => (Message::new("pass"), None),
        };
        Choice::new(label, about.into_iter().collect())
    }

    fn sentence(&self, event: &Event) -> Option<Message> {
        let (key, seat, other, card) = match *event {
            Event::Drew { seat, card } => ("drew", seat, None, card),
            Event::Played { seat, card } => ("played", seat, None, Some(card)),
            Event::Targeted { by, from } => ("targeted", by, Some(from), None),
            Event::Vetoed { seat } => ("vetoed", seat, None, Some(Card::Veto)),
            Event::Cancelled { by } => ("cancelled", by, None, None),
            Event::Passed { seat } => ("passed", seat, None, None),
            Event::Paid { from, to } => ("paid", from, Some(to), None),
            Event::Challenged { by, against } => ("challenged", by, Some(against), None),
            Event::Committed { seat, card } => ("committed", seat, None, card),
            Event::Withdrew { seat } => ("withdrew", seat, None, None),
            Event::Revealed { seat, card } => ("revealed", seat, None, Some(card)),
            Event::Scored { seat, total } => {
                return Some(Message::new("scored").with("player", seat).with("total", i32::from(total)));
            }
            Event::Conceded { seat } => ("conceded", seat, None, None),
        };
        let mut message = Message::new(key).with("player", seat);
        message.args.extend(other.map(|other| ("other", other.into())));
        message.args.extend(card.map(|card| ("card", card.def().name.into())));
        Some(message)
    }

    fn attempts(&self, seat: Seat, spot: Spot) -> Vec<Action> {
        Action::universe(self.seats)
            .filter(|&action| self.choice(seat, action).about.contains(&spot))
            .collect()
    }

    fn idle(&self, _: Seat, spot: Spot) -> Illegal {
        if spot.zone == "hand" { rules::NOT_IN_HAND } else { rules::NOT_ASKED }
    }

    fn window(&self, seat: Seat) -> Option<Window<Action>> {
        let mut frames = self.stack.iter().rev();
        let Some(Frame::Window { asked, .. }) = frames.next() else { return None };
        let kind = match frames.next() {
            Some(Frame::Veto { .. }) => "window-veto",
            _ => "window-theft",
        };
        (asked == seat).then_some(Window { kind, pass: Action::Pass })
    }
}
