//! Star Wars: Rebellion for two players, and for teams of three and four.
//!
//! Reading order: [`cards`] (the tables), [`place`] and [`state`] (what lies on the table), [`setup`], `frame` (what is
//! being resolved), then `phase` and [`combat`] (the procedures, one file a chapter), `effects` (what cards do, one file
//! a deck), `decide` (listing, checking and applying), [`view`] and `hidden` (what a viewer may know), [`describe`] (what a client shows). Ids such as
//! `RB 9.4.2` are paragraphs of the rules reference in `rules/rebellion`.

pub mod action;
pub mod arrange;
pub mod cards;
pub mod combat;
mod decide;
pub mod describe;
mod effects;
pub mod event;
pub mod facts;
mod frame;
mod hidden;
mod inspect;
pub mod judge;
pub mod lineup;
mod offered;
mod phase;
pub mod place;
pub mod rules;
pub mod setup;
pub mod sound;
pub mod state;
pub mod view;

pub use action::Action;
pub use event::Event;
pub use facts::Facts;
pub use phase::{Build, Moving, Recruit, Run};
pub use place::{Force, Place, Systems};
pub use setup::{Options, Seating, Setup};
pub use state::Rebellion;
pub use view::View;

use orrery_engine::{ChanceOutcome, Game, Illegal, Log, Seat, Status, Viewer};

impl Game for Rebellion {
    const ID: &'static str = "rebellion";
    const RULES_VERSION: u32 = 2;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, Illegal> {
        setup::new_game(*setup)
    }

    fn seats(&self) -> u8 {
        self.setup.players
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

    fn is_out(&self, seat: Seat) -> bool {
        self.left.contains(seat)
    }

    fn concede(&mut self, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
        self.leave(seat, log)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn seen_by(&self, event: &Event, viewer: Viewer) -> Event {
        hidden::seen_by(self, event, viewer)
    }

    fn reveals(event: &Event) -> bool {
        hidden::reveals(event)
    }

    fn redeal(&mut self, viewer: Viewer, seed: u64) {
        hidden::redeal(self, viewer, seed);
    }
}
