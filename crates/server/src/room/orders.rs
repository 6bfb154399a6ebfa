//! Standing orders: what a seat wants done in reaction windows.
//!
//! An order is its owner's alone. What it does looks to everybody else like what a person does: one pass, one message,
//! after a time that is drawn for every window whether anybody has orders or not. Who wants to be asked only if he is
//! able to answer is not given away by a quick pass either: it is held back until an order would have passed.

use std::future::pending;

use orrery_engine::{Seat, SeatSet};
use orrery_protocol::{Order, Phase, StandingOrder, Tell, Version, Window};
use tokio::time::Instant;

use super::{ConnectionId, Done, Room, Trouble};
use crate::padding;
use crate::reason::Reason;
use crate::store::{Change, Commit, Person, SeatOrder, Sitter};

/// How often an order is stored, if other servers change the table meanwhile.
const TRIES: u32 = 5;

/// Waits for a moment; for ever if there is none.
pub(super) async fn until(due: Option<Instant>) {
    match due {
        Some(due) => tokio::time::sleep_until(due).await,
        None => pending().await,
    }
}

/// The windows of the present moment.
#[derive(Default)]
pub(super) struct Windows {
    /// The moment they were noted at, and whether an undo was asked for then: orders wait for the answer.
    noted: Option<(Version, bool)>,
    /// When an order would pass, for each seat that a window asks.
    due: Vec<(Seat, Instant)>,
    /// Passes of people that came too early.
    held: Vec<Held>,
    /// The seats that are asked something that is no window.
    pub(super) asked_else: SeatSet,
}

/// A pass of a person, to be carried out when an order would pass.
pub(super) struct Held {
    pub(super) connection: ConnectionId,
    pub(super) request: u32,
    pub(super) seat: Seat,
    pub(super) version: Version,
    pub(super) action: String,
}

impl Room {
    /// Draws when orders pass in the windows of a new moment.
    pub(super) fn note_windows(&mut self) {
        let Some(table) = self.table.as_ref().filter(|_| self.row.phase == Phase::Playing) else {
            self.windows.due.clear();
            return;
        };
        let moment = (self.row.version, table.is_undo_asked());
        if self.windows.noted == Some(moment) {
            return;
        }
        let now = Instant::now();
        let delay = |seat| padding::delay(&self.row.seed, moment.0, seat, self.delay_range(seat));
        let asked = self.row.waiting.iter().filter(|&seat| table.window(seat).is_some());
        self.windows.due = asked.map(|seat| (seat, now + delay(seat))).collect();
        self.windows.noted = Some(moment);
    }

    /// Between which times an order passes for a seat. Where windows are many, they must not take up the evening.
    fn delay_range(&self, seat: Seat) -> (u64, u64) {
        let (shortest, longest) = self.config.order_delay_ms;
        if !self.has_many_windows() {
            return (shortest, longest);
        }
        if self.row.seats.get(seat.index()).is_some_and(Sitter::is_played_by_bot) {
            return (shortest / 20, shortest / 20);
        }
        if self.is_watched() { (shortest / 5, longest / 5) } else { (0, 0) }
    }

    pub(super) fn has_many_windows(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.has_many_windows())
    }

    /// Whether anybody could learn something from how long a person takes: another player, or somebody who looks on.
    fn is_watched(&self) -> bool {
        let mut people = self.row.seats.iter().filter(|sitter| !sitter.is_played_by_bot());
        let (Some(sitter), None) = (people.next(), people.next()) else { return true };
        let onlooker = |person: Option<&Person>| !sitter.is(person.map(|person| &person.id));
        self.connections.values().any(|connection| onlooker(connection.person.as_ref()))
    }

    /// When an order would pass for a seat in the window that asks it.
    pub(super) fn window_due(&self, seat: Seat) -> Option<Instant> {
        self.windows.due.iter().find(|(asked, _)| *asked == seat).map(|&(_, due)| due)
    }

    /// When an order or a pass that was held back has to be carried out.
    pub(super) fn next_due(&self) -> Option<Instant> {
        let now = Instant::now();
        let held = self.windows.held.iter().map(|held| self.held_until(held).unwrap_or(now));
        let claimed = self.is_claimed();
        let passing = self.windows.due.iter().filter(|(seat, _)| claimed && self.passes(*seat).is_some());
        held.chain(passing.map(|&(_, due)| due)).min()
    }

    /// Whether a bot owes a decision, or a person whose order answers.
    pub(super) fn is_bot_due(&self) -> bool {
        self.bot_to_move().is_some() || self.row.waiting.iter().any(|seat| self.passes(seat).is_some())
    }

    /// The pass that an order gives for a seat now.
    fn passes(&self, seat: Seat) -> Option<String> {
        let table = self.table.as_ref().filter(|table| !table.is_undo_asked())?;
        let sitter = self.row.seats.get(seat.index())?;
        let none = self.usual_order() == Order::Ask && self.orders.iter().all(|order| order.seat != seat);
        if sitter.is_played_by_bot() || none {
            return None;
        }
        let window = table.window(seat)?;
        let passes = match self.order_for(seat, window.kind) {
            Order::Ask => false,
            Order::AskIfAble => !window.able,
            Order::PassUntilAsked | Order::PassToTheEnd => true,
        };
        passes.then_some(window.pass)
    }

    /// Carries out what is due: one thing, for everything after it is another moment of the game.
    pub(super) async fn answer_window(&mut self) -> anyhow::Result<()> {
        let now = Instant::now();
        let is_due = |held: &Held| self.held_until(held).is_none_or(|due| due <= now);
        if let Some(held) = self.windows.held.iter().position(is_due) {
            let held = self.windows.held.swap_remove(held);
            return self.carry_out(held).await;
        }
        let mut due = self.windows.due.iter().filter(|&&(_, due)| due <= now);
        let passing = due.find_map(|&(seat, _)| Some((seat, self.passes(seat)?)));
        let Some((seat, pass)) = passing else { return Ok(()) };
        // If another server was first, the order may be withdrawn there, or an undo asked for: it is looked at again.
        match self.act_once(seat, self.row.version, &pass).await {
            Err(Trouble::Refused(reason)) => anyhow::bail!("a pass is refused: {reason:?}"),
            done => self.settle(done).await.map(|_| ()),
        }
    }

    async fn carry_out(&mut self, held: Held) -> anyhow::Result<()> {
        let Held { connection, request, seat, version, action } = held;
        let mut settled = Ok(());
        // His order may have passed for him meanwhile, at whichever server it does.
        if !self.has_done(seat, version, &action) {
            let done = self.act(seat, version, &action).await;
            settled = self.settle(done).await?;
        }
        let tell = match settled {
            Err(reason) if !self.has_done(seat, version, &action) => Tell::Refused { request, reason },
            _ => Tell::Done { request },
        };
        self.tell(connection, &tell);
        Ok(())
    }

    /// Whether a seat has done this since.
    fn has_done(&self, seat: Seat, version: Version, action: &str) -> bool {
        self.table.as_ref().is_some_and(|table| table.has_done(version, seat, action))
    }

    /// When a pass that was held back is due; one whose seat has withdrawn its order, or whose moment is over, need
    /// not wait.
    fn held_until(&self, held: &Held) -> Option<Instant> {
        let too_early = self.is_too_early(held.seat, held.version, &held.action);
        self.window_due(held.seat).filter(|_| too_early)
    }

    /// Whether a person passes sooner than his order would.
    pub(super) fn is_too_early(&self, seat: Seat, version: Version, action: &str) -> bool {
        let Some(table) = &self.table else { return false };
        let Some(window) = table.window(seat) else { return false };
        table.still_holds(version, seat)
            && action == window.pass
            && self.order_for(seat, window.kind) != Order::Ask
            && self.window_due(seat).is_some_and(|due| due > Instant::now())
    }

    /// Keeps a pass until an order would pass; one a seat.
    pub(super) fn hold(&mut self, held: Held) -> Result<(), Reason> {
        if self.windows.held.iter().any(|other| other.seat == held.seat) {
            return Err(Reason::TryAgain);
        }
        self.windows.held.push(held);
        Ok(())
    }

    /// Forgets a pass that was held back: somebody else decides for the seat now.
    pub(super) fn drop_held(&mut self, seat: Seat) {
        let (gone, kept) =
            std::mem::take(&mut self.windows.held).into_iter().partition(|held| held.seat == seat);
        self.windows.held = kept;
        for Held { connection, request, .. } in gone {
            self.tell(connection, &Tell::Refused { request, reason: Reason::Replaced.into() });
        }
    }

    /// Changes an order; only the seat itself is told.
    pub(super) async fn set_order(&mut self, seat: Seat, kind: &str, order: Order) -> Done {
        for _ in 0..TRIES {
            let kinds = self.game()?.window_kinds();
            if self.row.phase != Phase::Playing {
                return Err(Reason::NotPlaying.into());
            }
            if !kinds.contains(&kind) {
                return Err(Reason::NoSuchWindow.into());
            }
            self.orders.retain(|known| known.seat != seat || known.kind != kind);
            if order != self.usual_order() {
                self.orders.push(SeatOrder { seat, kind: kind.to_owned(), order });
            }
            self.row.bot_due = self.is_bot_due();
            let change = Change::Order {
                table: self.row.id.clone(),
                revision: self.row.revision,
                orders: self.orders.clone(),
                bot_due: self.row.bot_due,
            };
            if self.store.commit(vec![change]).await? == Commit::Done {
                self.row.revision += 1;
                self.note_revision();
                self.tell_seat(seat);
                return Ok(());
            }
            // Another server has changed the table: the order is for the table as it is.
            self.catch_up().await?;
        }
        Err(Trouble::Stale)
    }

    /// Forgets orders of seats that are asked something else and were not before; whether there were any.
    pub(super) fn expire_orders(&mut self) -> bool {
        let asked = self.asked_else();
        let newly = asked.minus(self.windows.asked_else);
        self.windows.asked_else = asked;
        let before = self.orders.len();
        self.orders.retain(|order| order.order != Order::PassUntilAsked || !newly.contains(order.seat));
        self.orders.len() < before
    }

    /// The seats that are asked something that is no window.
    pub(super) fn asked_else(&self) -> SeatSet {
        let Some(table) = &self.table else { return SeatSet::EMPTY };
        table.waiting().iter().filter(|&seat| table.window(seat).is_none()).collect()
    }

    /// What holds for a seat that has left no order.
    fn usual_order(&self) -> Order {
        if self.has_many_windows() { Order::AskIfAble } else { Order::Ask }
    }

    fn order_for(&self, seat: Seat, kind: &str) -> Order {
        let known = self.orders.iter().find(|order| order.seat == seat && order.kind == kind);
        known.map_or_else(|| self.usual_order(), |known| known.order)
    }

    /// A seat's orders, for its owner.
    pub(super) fn orders_of(&self, seat: Seat) -> Vec<StandingOrder> {
        let kinds = self.table.as_ref().map_or(&[][..], |table| table.window_kinds());
        let order = |&kind: &&str| StandingOrder { kind: kind.to_owned(), order: self.order_for(seat, kind) };
        kinds.iter().map(order).collect()
    }

    /// The window that asks a seat, for its owner.
    pub(super) fn window_of(&self, seat: Seat) -> Option<Window> {
        let window = self.table.as_ref()?.window(seat)?;
        Some(Window { kind: window.kind.to_owned(), pass: window.pass, passing: self.passes(seat).is_some() })
    }
}
