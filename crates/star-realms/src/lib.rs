//! Star Realms: Colony Wars, with the base set as a second trade deck, in every mode for 2 to 6 players.
//!
//! Reading order: [`cards`] (the tables), [`piles`] (where cards lie), `state`, [`setup`], `frame` (what is being
//! resolved), then `phase` and `text` (the procedures), `targets` (whom the modes let one attack), `decide`
//! (listing, checking and applying), [`view`] and `hidden` (what a viewer may know), `describe` (what a client
//! shows), [`judge`] (what bots know). Ids such as `SR 5.4.2` are paragraphs of the rules reference in `rules/star-realms`.

pub mod action;
pub mod arrange;
pub mod cards;
mod decide;
mod describe;
pub mod event;
pub mod facts;
mod frame;
mod hidden;
pub mod judge;
mod moves;
mod offered;
mod outline;
mod phase;
pub mod piles;
pub mod rules;
pub mod setup;
mod state;
mod targets;
mod text;
pub mod view;

pub use action::{Action, Placement, Slot};
pub use arrange::Arrangement;
pub use cards::{Category, Faction, Kind};
pub use event::Event;
pub use setup::{AllyCondition, DiscardTiming, Mode, Options, Setup, TradeDeck};
pub use state::StarRealms;
pub use view::View;

use orrery_engine::{ChanceOutcome, Game, Illegal, Log, Seat, Status, Viewer};

/// The most seats a table has.
pub const MAX_SEATS: usize = 6;
/// After so many rounds in which no card left the trade row and none was scrapped, the game is drawn (SR G77).
pub const QUIET_ROUNDS: u16 = 60;
/// How many cards the trade row holds (SR 6.3.1).
pub const ROW: usize = 5;

impl Game for StarRealms {
    const ID: &'static str = "star-realms";
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
            Status::Over(orrery_engine::Outcome { winners: self.winners })
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
        hidden::seen_by(self, event, viewer)
    }

    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::Drew { .. }
                | Event::RowFilled { .. }
                | Event::HandDiscarded { .. }
                | Event::GameBegan { .. }
        )
    }

    fn redeal(&mut self, viewer: Viewer, seed: u64) {
        hidden::redeal(self, viewer, seed);
    }
}
