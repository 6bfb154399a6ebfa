//! Twilight Imperium: Fourth Edition for three to six players.
//!
//! Reading order: [`cards`] (the tables), [`hex`], [`fleet`] and [`state`] (what lies on the table), [`setup`], `frame`
//! (what is being resolved), `query` (what holds for units, systems and players right now), then `phase` and [`combat`]
//! (the procedures, one file a chapter), `effects` (what cards and abilities do, one file a kind of component), `decide`
//! (listing, checking and applying), [`view`] and `hidden` (what a viewer may know), [`describe`] (what a client shows), [`odds`] (combats without a board). Ids such as `TI 35.6` are paragraphs
//! of the rules reference in `rules/twilight-imperium`.

pub mod action;
pub mod arrange;
mod array;
mod board;
pub mod cards;
pub mod combat;
mod decide;
pub mod describe;
mod effects;
pub mod event;
pub mod facts;
pub mod fleet;
mod frame;
pub mod hex;
mod hidden;
mod inspect;
pub mod judge;
pub mod odds;
mod offered;
mod phase;
mod query;
pub mod rules;
pub mod setup;
pub mod sound;
pub mod state;
pub mod view;
mod zones;

pub use action::Action;
pub use event::Event;
pub use facts::Facts;
pub use phase::{Ballot, Bargain, Landed, Lot, Prediction, Tactical, Upcoming};
pub use setup::Setup;
pub use state::TwilightImperium;
pub use view::View;

use orrery_engine::{ChanceOutcome, Game, Illegal, Log, Seat, Status, Viewer};

impl Game for TwilightImperium {
    const ID: &'static str = "twilight-imperium";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, Illegal> {
        setup::new_game(setup)
    }

    fn seats(&self) -> u8 {
        self.players
    }

    #[inline]
    fn status(&self) -> Status {
        self.status_or_over()
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.list(seat, actions);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check_action(seat, action)
    }

    #[inline]
    fn apply_unchecked(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        self.take(seat, action, log);
        self.advance(log);
    }

    fn resolve_chance(&mut self, outcome: ChanceOutcome, log: &mut Log<Event>) {
        self.feed(outcome, log);
        self.advance(log);
    }

    /// The victory points; ties are broken for the victory alone (TI 51.7.2, TI 51.8). Who was eliminated comes last.
    fn merit(&self, seat: Seat) -> i32 {
        if self.out.contains(seat) { -1 } else { i32::from(self.sheets[seat].points) }
    }

    fn is_out(&self, seat: Seat) -> bool {
        self.out.contains(seat)
    }

    fn concede(&mut self, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
        self.leave(seat, log)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn seen_by(&self, event: &Event, viewer: Viewer) -> Event {
        hidden::seen_by(event, viewer)
    }

    fn reveals(event: &Event) -> bool {
        hidden::reveals(event)
    }

    fn redeal(&mut self, viewer: Viewer, seed: u64) {
        hidden::redeal(self, viewer, seed);
    }
}
