//! What a game tells bots about its positions and actions.

use orrery_engine::{Game, Outcome, Seat};

/// The expected share of the win of each seat's side, from 0 to 1; seats beyond the table are 0.
pub type Shares = [f32; 8];

/// What a game tells bots. Everything here rests on what the seat may know.
pub trait Appraise: Game {
    /// An action worth so much is taken at once; no search is spent on it.
    const OBVIOUS: i32 = i32::MAX;
    /// An action worth so much less than the best is not searched.
    const SILLY: i32 = i32::MAX;
    /// The difference of worth at which the better of two actions is about three times as likely to be tried.
    const TEMPERATURE: f32 = 100.0;
    /// The most by which a playout takes an action for better than it is.
    const NOISE: f32 = 100.0;
    /// The temperature of an easy-going human; a novice is several times as careless.
    const CARELESSNESS: f32 = 100.0;

    /// What an action is worth to the seat in this position, judged one action ahead; bigger is better.
    fn appraise(&self, seat: Seat, action: Self::Action) -> i32;

    /// Appraises all `actions` into `worths`, which is cleared first.
    fn appraise_all(&self, seat: Seat, actions: &[Self::Action], worths: &mut Vec<i32>) {
        worths.clear();
        worths.extend(actions.iter().map(|&action| self.appraise(seat, action)));
    }

    /// The expected share of the win of the seat's side, from 0 to 1, when play goes on from here.
    fn evaluate(&self, seat: Seat) -> f32;

    /// [`Appraise::evaluate`] for all seats.
    fn shares(&self) -> Shares {
        let mut shares = Shares::default();
        for seat in Seat::all(self.seats()) {
            shares[seat.index()] = self.evaluate(seat);
        }
        shares
    }

    /// A legal action that needs no thought, found without listing all of them. It is the one that would be
    /// appraised highest.
    fn obvious(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// Turns begun so far.
    fn turns(&self) -> u32;

    /// After how many more turns a playout is cut off and evaluated.
    fn horizon(&self) -> u32;

    /// Lays what `seat` cannot know in an order that depends on nothing but what it knows.
    fn blind(&mut self, seat: Seat);
}

/// The shares when the game has ended.
pub(crate) fn final_shares<G: Game>(game: &G, outcome: Outcome) -> Shares {
    let everyone = outcome.winners.len() == game.seats();
    let mut shares = Shares::default();
    for seat in outcome.winners.iter() {
        shares[seat.index()] = if everyone { 1.0 / f32::from(game.seats()) } else { 1.0 };
    }
    shares
}
