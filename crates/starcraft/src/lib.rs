//! `StarCraft`: The Board Game for 2 to 6 players, with both variants.
//!
//! Reading order: [`cards`] (the tables), [`galaxy`] and [`state`] (what lies on the table), [`setup`], `frame`
//! (what is being resolved), then `phase` and [`combat`] (the procedures, one file a chapter), `decide` (listing,
//! checking and applying), [`view`] and `hidden` (what a viewer may know), [`describe`] (what a client shows). Ids
//! such as `SC 13.4.2` are paragraphs of the rules reference in `rules/starcraft`.

pub mod action;
pub mod arrange;
pub mod brood;
pub mod cards;
pub mod combat;
pub mod deal;
mod decide;
pub mod describe;
mod encoding;
pub mod event;
pub mod facts;
mod frame;
pub mod galaxy;
mod hidden;
mod inspect;
mod judge;
pub mod lineup;
mod offered;
mod phase;
pub mod rules;
pub mod setup;
pub mod sound;
pub mod squad;
pub mod state;
pub mod view;

pub use action::Action;
pub use arrange::Arrangement;
pub use event::Event;
pub use setup::{Options, Setup};
pub use squad::Squad;
pub use state::{Area, StarCraft};
pub use view::View;

use orrery_engine::{ChanceOutcome, Game, Illegal, Log, Outcome, Seat, Status, Viewer};

/// The most seats a table has.
pub const MAX_SEATS: usize = 6;
/// How many orders a player places in a round (SC 5.1.1).
pub const ORDERS: u8 = 4;
/// Conquest points of a normal victory (SC 8.2.1).
pub const NORMAL_VICTORY: u8 = 15;
/// After so many rounds a Galactic Conquest that nobody has won is shared by all sides left (SC G135).
pub const CONQUEST_ROUNDS: u8 = 30;
/// How many 'The End Draws Near' end the game (SC 7.8.9).
pub const LAST_EVENTS: usize = 2;

impl Game for StarCraft {
    const ID: &'static str = "starcraft";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, Illegal> {
        let mut game = setup::new_game(setup)?;
        game.advance(&mut Log::off());
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.setup.players
    }

    #[inline]
    fn status(&self) -> Status {
        if self.winners.is_empty() {
            self.status_of_top()
        } else {
            Status::Over(Outcome { winners: self.winners })
        }
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

    fn merit(&self, seat: Seat) -> i32 {
        self.points_or_gone(seat)
    }

    fn is_out(&self, seat: Seat) -> bool {
        !self.in_game.contains(seat)
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
