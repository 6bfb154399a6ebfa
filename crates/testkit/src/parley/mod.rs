//! Parley: a small game of our own that uses all the engine offers, to read before writing a larger one.
//!
//! Two to four envoys hold secret cards and compete for influence. A turn may hold a duel, a duel carries out
//! card texts, a text asks for a target, and every theft opens a window of vetoes, which may be vetoed in turn.
//! The rules are in `rules.md`; this module cites them as `PA 4.2`.
//!
//! Reading order: [`cards`] (the table of cards), [`state`] (what lies on the table), [`frame`] (what is being
//! resolved), [`action`] (what a seat may decide), [`event`] and [`view`] (what is seen of it), [`judge`] (what bots know).

pub mod action;
pub mod cards;
pub mod describe;
pub mod event;
pub mod frame;
pub mod judge;
pub mod rules;
pub mod state;
pub mod view;

pub use action::Action;
pub use cards::{Card, Pile};
pub use event::Event;
pub use frame::{DuelStep, Frame, TurnStep};
pub use state::{Parley, Setup};
pub use view::View;

use orrery_engine::{Chance, ChanceOutcome, Game, Illegal, Log, Outcome, Seat, SeatSet, Status, Viewer};

impl Game for Parley {
    const ID: &'static str = "parley";
    const RULES_VERSION: u32 = 2;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, Illegal> {
        Self::set_up(setup.seats)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn status(&self) -> Status {
        match self.stack.top() {
            None => Status::Over(Outcome { winners: self.leaders() }),
            Some(Frame::Deal) => Status::Chance(Chance::Shuffle),
            Some(Frame::Look) => Status::Chance(Chance::Nothing),
            Some(Frame::Duel { step: DuelStep::Roll, .. }) => {
                Status::Chance(Chance::Dice { count: 2, sides: 6 })
            }
            Some(Frame::Duel { by, against, .. }) => Status::Decision(
                [by, against].into_iter().filter(|&seat| self.committed[seat].is_none()).collect(),
            ),
            Some(
                Frame::Turn { seat, .. } | Frame::Steal { by: seat, .. } | Frame::Window { asked: seat, .. },
            ) => Status::Decision(SeatSet::only(seat)),
            Some(frame @ (Frame::Text { .. } | Frame::Veto { .. })) => {
                unreachable!("advanced past: {frame:?}")
            }
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(Action::universe(self.seats).filter(|&action| self.check(seat, action).is_ok()));
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check_action(seat, action)
    }

    fn apply_unchecked(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        self.take_action(seat, action, log);
        self.advance(log);
    }

    fn resolve_chance(&mut self, outcome: ChanceOutcome, log: &mut Log<Event>) {
        match (self.stack.pop(), outcome) {
            (Some(Frame::Deal), ChanceOutcome::Shuffle(seed)) => self.deal(seed, log),
            (Some(Frame::Look), ChanceOutcome::Nothing) => (),
            (Some(Frame::Duel { by, against, .. }), ChanceOutcome::Dice(faces)) => {
                self.decide_duel(by, against, faces, log);
            }
            (frame, outcome) => unreachable!("asked: {outcome:?} in {frame:?}"),
        }
        self.advance(log);
    }

    /// Influence, as for the victory (PA 6.2).
    fn merit(&self, seat: Seat) -> i32 {
        if self.plays(seat) { i32::from(self.influence[seat]) } else { -1 }
    }

    fn concede(&mut self, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
        match self.stack.top() {
            None => Err(rules::GAME_OVER),
            Some(Frame::Deal) => Err(rules::NOT_DEALT),
            Some(_) if !self.plays(seat) => Err(rules::ALREADY_OUT),
            Some(_) => {
                log.push(|| Event::Conceded { seat });
                self.leave(seat);
                self.advance(log);
                Ok(())
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn seen_by(&self, event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Drew { .. } | Event::Revealed { .. })
    }

    fn redeal(&mut self, viewer: Viewer, seed: u64) {
        view::redeal(self, viewer, seed);
    }
}
