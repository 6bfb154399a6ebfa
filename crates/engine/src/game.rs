//! The core trait: a game as a plain value.

use std::cmp::Reverse;
use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{ChanceOutcome, Illegal, Log, Outcome, Seat, Status};

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Somebody who plays no part and sees only what is open to all.
    Spectator,
}

/// A game of small decisions.
///
/// Every `seat` passed in is below [`Game::seats`], except to [`Game::check`], which refuses any other.
/// `serde` is for snapshots and records only; what a player sees leaves by [`Game::view`] and
/// [`Game::seen_by`].
pub trait Game: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The game's name in paths, files and message keys, e.g. `star-realms`.
    const ID: &'static str;
    /// Raised by every change after which an old record could play differently.
    const RULES_VERSION: u32;

    /// Seats, expansions and options, fixed before the first decision.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One small decision. Large ones are split: choose whom to attack, then with how much.
    type Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One thing that happened.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// All that one viewer may know.
    type View: PartialEq + Debug;

    /// The game before its first shuffle.
    ///
    /// # Errors
    /// If the setup contradicts itself, e.g. a mode for six players with two.
    fn new(setup: &Self::Setup) -> Result<Self, Illegal>;
    /// How many seats the table has, those of eliminated players included.
    fn seats(&self) -> u8;
    /// What the game waits for.
    fn status(&self) -> Status;
    /// Every action `seat` may take now, appended in a fixed order.
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Self::Action>);
    /// Whether `seat` may take `action` now and, if not, which rule forbids it.
    ///
    /// # Errors
    /// The rule that forbids the action.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Illegal>;
    /// Takes an action that `check` accepts. Any other action may corrupt the state.
    fn apply_unchecked(&mut self, seat: Seat, action: Self::Action, log: &mut Log<Self::Event>);
    /// Feeds the dice or the shuffle that `status` asked for, or goes on after a beat.
    fn resolve_chance(&mut self, outcome: ChanceOutcome, log: &mut Log<Self::Event>);
    /// A player leaves for good, at any time and in anybody's turn; never listed, never chosen by a bot.
    ///
    /// # Errors
    /// If the game is over, waits for its first shuffles, or the player is already out of it; the state is then
    /// unchanged.
    fn concede(&mut self, seat: Seat, log: &mut Log<Self::Event>) -> Result<(), Illegal>;
    /// All that `viewer` may know, the pending question included.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// The event as `viewer` saw it, hidden faces blanked. `self` is any later state of the same game.
    fn seen_by(&self, event: &Self::Event, viewer: Viewer) -> Self::Event;
    /// Whether the event showed a face to somebody whose action caused it and who did not know it: a card drawn or
    /// turned up, an opponent's hand. Undo is then no longer free. What happens after a beat counts as well.
    fn reveals(event: &Self::Event) -> bool;
    /// Replaces all that `viewer` cannot know by a guess that fits what they know. The guess is a function of what
    /// they know and the seed: worlds that `viewer` cannot tell apart become equal. Sort what is unknown before
    /// shuffling it; [`crate::deal`] is for what may not lie everywhere.
    fn redeal(&mut self, viewer: Viewer, seed: u64);

    /// What the places behind the winners go by once the game is over: whoever has more comes before, whoever has as much
    /// shares the place, and so do the members of a side. It follows from what lies on the table at the end; a game
    /// that tells nothing more than who won has no need of it.
    fn merit(&self, _seat: Seat) -> i32 {
        0
    }

    /// Whether the player of a seat has no part in the game any more: eliminated, or left for good. Public to all.
    fn is_out(&self, _seat: Seat) -> bool {
        false
    }

    /// The place of each seat once the game is over: 1 for all winners, the others behind them by [`Game::merit`], and
    /// where that is the same by how long they took part. `lasted` is that by seat, in any measure; members of a side
    /// have the same.
    fn places(&self, lasted: &[u32]) -> Option<Vec<u8>> {
        let Status::Over(Outcome { winners }) = self.status() else { return None };
        let lasted = |seat: Seat| Reverse(lasted.get(seat.index()).copied().unwrap_or(u32::MAX));
        let first = (0, 0, Reverse(u32::MAX));
        let key = |seat: Seat| {
            if winners.contains(seat) { first } else { (1, -self.merit(seat), lasted(seat)) }
        };
        let seats = || Seat::all(self.seats());
        let place = |seat: Seat| 1 + seats().filter(|&other| key(other) < key(seat)).count() as u8;
        Some(seats().map(place).collect())
    }

    /// Takes an action if the rules allow it.
    ///
    /// # Errors
    /// The rule that forbids the action; the state is then unchanged.
    fn apply(&mut self, seat: Seat, action: Self::Action, log: &mut Log<Self::Event>) -> Result<(), Illegal> {
        self.check(seat, action)?;
        self.apply_unchecked(seat, action, log);
        Ok(())
    }
}
