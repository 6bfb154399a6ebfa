//! A game driven by hand.

use std::fmt::Write as _;

use orrery_engine::{Chance, ChanceOutcome, Describe, Game, Illegal, Log, Seat, SeatSet, SplitMix64, Status};

use crate::play::listed;

/// A game and what has happened in it, told in the words of a rules test: what is accepted, refused, asked,
/// offered and rolled.
///
/// Every method panics, at the line of the test, if the game does otherwise.
#[derive(Clone, Debug)]
pub struct Scenario<G: Game> {
    game: G,
    events: Vec<G::Event>,
    source: SplitMix64,
    hurried: bool,
}

impl<G: Game> Scenario<G> {
    /// A game before its first shuffle.
    ///
    /// # Panics
    /// If the setup is refused.
    #[track_caller]
    pub fn new(setup: &G::Setup) -> Self {
        match G::new(setup) {
            Ok(game) => Self::of(game),
            Err(illegal) => panic!("the setup is refused: {illegal}"),
        }
    }

    /// A game in any state.
    pub const fn of(game: G) -> Self {
        Self { game, events: Vec::new(), source: SplitMix64::new(0), hurried: false }
    }

    /// The scenario of a test that is not about beats: the game goes on after each at once.
    #[must_use]
    pub fn hurried(mut self) -> Self {
        self.hurried = true;
        self.pass_beats();
        self
    }

    fn pass_beats(&mut self) {
        while self.hurried && self.game.status() == Status::Chance(Chance::Nothing) {
            self.game.resolve_chance(ChanceOutcome::Nothing, &mut Log::to(&mut self.events));
        }
    }

    /// The state.
    pub const fn state(&self) -> &G {
        &self.game
    }

    /// The state, to arrange what the test is about.
    pub const fn state_mut(&mut self) -> &mut G {
        &mut self.game
    }

    /// What has happened since this was last asked.
    pub fn events(&mut self) -> Vec<G::Event> {
        std::mem::take(&mut self.events)
    }

    /// The seat takes the action, which is listed.
    ///
    /// # Panics
    /// If it is refused or not listed.
    #[track_caller]
    pub fn accepts(&mut self, seat: Seat, action: G::Action) -> &mut Self {
        if let Err(illegal) = self.game.check(seat, action) {
            panic!("{seat:?} {action:?} is refused: {illegal}{}", self.situation());
        }
        self.offers(seat, action);
        self.game.apply_unchecked(seat, action, &mut Log::to(&mut self.events));
        self.pass_beats();
        self
    }

    /// The seat tries the action and hears why not; it is not listed, and nothing changes.
    ///
    /// # Panics
    /// If it is accepted, refused for another reason, or listed.
    #[track_caller]
    pub fn refuses(&mut self, seat: Seat, action: G::Action, illegal: Illegal) -> &mut Self {
        let mut tried = self.game.clone();
        match tried.apply(seat, action, &mut Log::off()) {
            Ok(()) => panic!("{seat:?} {action:?} is accepted, not refused: {illegal}{}", self.situation()),
            Err(other) if other != illegal => {
                panic!("{seat:?} {action:?} is refused: {other}; not: {illegal}{}", self.situation())
            }
            Err(_) => assert!(tried == self.game, "{seat:?} {action:?} is refused, but changed {tried:?}"),
        }
        self.does_not_offer(seat, action)
    }

    /// The action is listed for the seat.
    ///
    /// # Panics
    /// If it is not.
    #[track_caller]
    pub fn offers(&mut self, seat: Seat, action: G::Action) -> &mut Self {
        let actions = listed(&self.game, seat);
        assert!(actions.contains(&action), "{seat:?} {action:?} is not listed{}", self.situation());
        self
    }

    /// The action is not listed for the seat.
    ///
    /// # Panics
    /// If it is.
    #[track_caller]
    pub fn does_not_offer(&mut self, seat: Seat, action: G::Action) -> &mut Self {
        let actions = listed(&self.game, seat);
        assert!(!actions.contains(&action), "{seat:?} {action:?} is listed{}", self.situation());
        self
    }

    /// The seat concedes.
    ///
    /// # Panics
    /// If it may not.
    #[track_caller]
    pub fn concedes(&mut self, seat: Seat) -> &mut Self {
        if let Err(illegal) = self.game.concede(seat, &mut Log::to(&mut self.events)) {
            panic!("{seat:?} may not concede: {illegal}{}", self.situation());
        }
        self.pass_beats();
        self
    }

    /// The dice the game waits for show these faces.
    ///
    /// # Panics
    /// If it does not wait for just so many dice.
    #[track_caller]
    pub fn rolls(&mut self, faces: impl IntoIterator<Item = u8>) -> &mut Self {
        self.resolves(ChanceOutcome::Dice(faces.into_iter().collect()))
    }

    /// The shuffle the game waits for has this seed.
    ///
    /// # Panics
    /// If it does not wait for a shuffle.
    #[track_caller]
    pub fn shuffles(&mut self, seed: u64) -> &mut Self {
        self.resolves(ChanceOutcome::Shuffle(seed))
    }

    /// The table has been looked at, and the game goes on.
    ///
    /// # Panics
    /// If it does not wait at a beat.
    #[track_caller]
    pub fn goes_on(&mut self) -> &mut Self {
        self.resolves(ChanceOutcome::Nothing)
    }

    /// Dice and shuffles fall somehow, in the same way each time the test runs, until the game waits for a
    /// decision or is over.
    pub fn settle(&mut self) -> &mut Self {
        while let Status::Chance(chance) = self.game.status() {
            let outcome = chance.sample(&mut self.source);
            self.game.resolve_chance(outcome, &mut Log::to(&mut self.events));
        }
        self
    }

    /// The game is over, and just these seats have won.
    ///
    /// # Panics
    /// If it is not, or others have.
    #[track_caller]
    pub fn over(&mut self, winners: impl IntoIterator<Item = Seat>) -> &mut Self {
        let winners: SeatSet = winners.into_iter().collect();
        match self.game.status() {
            Status::Over(outcome) if outcome.winners == winners => self,
            _ => panic!("the game is not won by {winners:?}{}", self.situation()),
        }
    }

    #[track_caller]
    fn resolves(&mut self, outcome: ChanceOutcome) -> &mut Self {
        match self.game.status() {
            Status::Chance(chance) if chance.admits(outcome) => {
                self.game.resolve_chance(outcome, &mut Log::to(&mut self.events));
                self.pass_beats();
                self
            }
            _ => panic!("the game does not wait for {outcome:?}{}", self.situation()),
        }
    }

    /// What the game waits for, what is listed, and the state, for a panic message.
    fn situation(&self) -> String {
        let mut text = format!("\nthe game waits for {:?}", self.game.status());
        for seat in Seat::all(self.game.seats()) {
            let actions = listed(&self.game, seat);
            if !actions.is_empty() {
                let _ = write!(text, "\nlisted for {seat:?}: {actions:?}");
            }
        }
        let _ = write!(text, "\n{:?}", self.game);
        text
    }
}

impl<G: Describe> Scenario<G> {
    /// The game waits for this seat alone and asks it the question with this key.
    ///
    /// # Panics
    /// If it does not.
    #[track_caller]
    pub fn asks(&mut self, seat: Seat, question: &str) -> &mut Self {
        self.asks_all([seat], question)
    }

    /// The game waits for just these seats and asks each of them the question with this key.
    ///
    /// # Panics
    /// If it does not.
    #[track_caller]
    pub fn asks_all(&mut self, seats: impl IntoIterator<Item = Seat>, question: &str) -> &mut Self {
        let seats: SeatSet = seats.into_iter().collect();
        assert!(
            self.game.status() == Status::Decision(seats),
            "the game does not wait for {seats:?} alone{}",
            self.situation()
        );
        for seat in Seat::all(self.game.seats()) {
            let asked = self.game.question(seat).map(|message| message.key);
            let expected = seats.contains(seat).then_some(question);
            assert!(asked == expected, "{seat:?} is asked {asked:?}, not {expected:?}{}", self.situation());
        }
        self
    }
}
