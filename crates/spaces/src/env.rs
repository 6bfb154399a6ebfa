//! One game in play, driven by numbers.

use std::fmt;
use std::sync::Arc;

use orrery_bots::{Progress, Spec, bot};
use orrery_engine::{
    Chosen, Describe, Illegal, Log, Offered, Outcome, Seat, SeatSet, Source, SplitMix64, Status, Viewer,
};
use orrery_games::Task;

use crate::encoding::Encoding;

/// What a game is to be.
#[derive(Clone, Debug)]
pub struct Wish {
    /// How many players; the fewest if `None`.
    pub players: Option<u8>,
    /// Values for fields of its form.
    pub options: Vec<(String, String)>,
}

/// Why something cannot be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    /// There is no such game.
    NoSuchGame(String),
    /// The game cannot be set up so.
    Setup(String),
    /// The number stands for no action.
    NoSuchAction(i64),
    /// A rule forbids the action.
    Illegal {
        /// The action.
        action: String,
        /// The rule.
        why: Illegal,
    },
    /// The game waits for no decision.
    Unasked,
    /// The seat has nothing to do now.
    Idle(Seat),
    /// A name of no bot.
    NoSuchBot(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchGame(id) => {
                write!(f, "there is no game {id}; there are {}", orrery_games::IDS.join(", "))
            }
            Self::Setup(why) | Self::NoSuchBot(why) => f.write_str(why),
            Self::NoSuchAction(number) => write!(f, "{number} stands for no action"),
            Self::Illegal { action, why } => write!(f, "{action}: {why}"),
            Self::Unasked => f.write_str("the game waits for no decision"),
            Self::Idle(seat) => write!(f, "there is nothing that seat {} may do now", seat.0),
        }
    }
}

impl std::error::Error for Error {}

/// A game in play, whichever it is.
pub trait Environment: Send + Sync {
    /// How many actions there are.
    fn actions(&self) -> u32;
    /// How many numbers an observation has.
    fn observation(&self) -> usize;
    /// How many players.
    fn players(&self) -> u8;
    /// Changes whenever the same actions and the same luck can lead elsewhere.
    fn rules_version(&self) -> u32;
    /// Changes whenever a number stands for something else.
    fn fingerprint(&self) -> String;
    /// What every number of an action stands for.
    fn describe_actions(&self) -> String;
    /// What every number of an observation stands for.
    fn describe_observation(&self) -> String;
    /// Starts anew; all chance comes from the seed.
    fn reset(&mut self, seed: u64);
    /// Replaces the luck to come.
    fn reseed(&mut self, seed: u64);
    /// Whether nature has to answer.
    fn is_chance(&self) -> bool;
    /// Lets nature answer once, if it has to.
    fn chance(&mut self);
    /// The seat that decides next: of several that owe a decision the lowest, unless it is another's turn.
    fn seat(&self) -> Option<Seat>;
    /// The seats that may do something now: those that owe a decision, and those that may take one back.
    fn seats(&self) -> SeatSet;
    /// Lets one of [`Environment::seats`] decide next. That holds up to the next action or answer of nature.
    ///
    /// # Errors
    /// If it has nothing to do; nothing has changed then.
    fn turn_to(&mut self, seat: Seat) -> Result<(), Error>;
    /// How it ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Writes what each seat has won or lost: 0 until the game ends, then 1 for winners and -1 for the others. Nobody wins
    /// a game that is drawn: those who share it get 0.
    fn rewards(&self, out: &mut [f32]);
    /// The actions that are legal now, rising; empty if no seat decides.
    fn legal(&self) -> &[u32];
    /// How many legal actions have no number, because one of theirs is out of bounds.
    fn left_out(&self) -> usize;
    /// Takes an action for the seat that decides.
    ///
    /// # Errors
    /// Why it cannot be taken; nothing has changed then.
    fn step(&mut self, action: u32) -> Result<(), Error>;
    /// What a bot would do for the seat that decides.
    ///
    /// # Errors
    /// If there is no such bot, or nobody decides.
    fn advise(&self, bot: &str, seed: u64) -> Result<u32, Error>;
    /// The first list in an observation that was longer than its room, so that its end is missing.
    fn crowded(&self, observation: &[f32]) -> Option<String>;
    /// Writes what a seat may know.
    fn observe(&self, seat: Seat, out: &mut [f32]);
    /// What a seat may know, and what it is asked, for people to read.
    fn tell(&self, seat: Seat) -> String;
    /// Replaces what the seat cannot know by a guess.
    fn redeal(&mut self, seat: Seat, seed: u64);
    /// The action in words.
    fn name(&self, action: u32) -> Option<String>;
    /// A copy that goes on with the same luck.
    fn copy(&self) -> Box<dyn Environment>;
}

impl Clone for Box<dyn Environment> {
    fn clone(&self) -> Self {
        self.copy()
    }
}

/// Sets up the game called `id`.
///
/// # Errors
/// If there is none, or it cannot be set up so.
pub fn make(id: &str, wish: &Wish) -> Result<Box<dyn Environment>, Error> {
    orrery_games::with(id, Make(wish)).unwrap_or_else(|| Err(Error::NoSuchGame(id.to_owned())))
}

struct Make<'a>(&'a Wish);

impl Task for Make<'_> {
    type Output = Result<Box<dyn Environment>, Error>;

    fn run<G: Offered>(self) -> Self::Output {
        Ok(Box::new(Env::<G>::new(self.0)?))
    }
}

struct Env<G: Offered> {
    encoding: Arc<Encoding<G>>,
    setup: G::Setup,
    game: G,
    source: SplitMix64,
    /// What the game waits for.
    status: Status,
    /// Who decides next.
    seat: Option<Seat>,
    legal: Vec<G::Action>,
    numbers: Vec<u32>,
    left_out: usize,
}

impl<G: Offered> Env<G> {
    fn new(wish: &Wish) -> Result<Self, Error> {
        let options = wish.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let mode = G::FIELDS.first().and_then(|field| wish.options.iter().rfind(|(key, _)| key == field.key));
        let fewest = mode.map_or(G::PLAYERS.0, |(_, mode)| G::fewest(mode));
        let players = wish.players.unwrap_or(fewest);
        if !(G::PLAYERS.0..=G::PLAYERS.1).contains(&players) {
            let (fewest, most) = G::PLAYERS;
            return Err(Error::Setup(format!("{players} players; it is for {fewest} to {most}")));
        }
        let chosen =
            Chosen::new(G::FIELDS, options, players).map_err(|unfit| Error::Setup(unfit.to_string()))?;
        let setup = G::setup(&chosen);
        let game = G::new(&setup).map_err(|illegal| Error::Setup(illegal.to_string()))?;
        let encoding = Arc::new(Encoding::new(game.seats()));
        let status = game.status();
        let mut env = Self {
            encoding,
            setup,
            game,
            source: SplitMix64::new(0),
            status,
            seat: None,
            legal: Vec::new(),
            numbers: Vec::new(),
            left_out: 0,
        };
        env.ask();
        Ok(env)
    }

    /// Notes what the game waits for, and lists what is legal for the lowest seat that it waits for.
    fn ask(&mut self) {
        self.status = self.game.status();
        self.seat = match self.status {
            Status::Decision(seats) => seats.lowest(),
            Status::Chance(_) | Status::Over(_) => None,
        };
        self.list();
    }

    /// Lists what is legal for the seat that decides, by rising numbers.
    fn list(&mut self) {
        self.legal.clear();
        self.numbers.clear();
        self.left_out = 0;
        let Some(seat) = self.seat else { return };
        self.game.legal_actions(seat, &mut self.legal);
        let listed = self.legal.len();
        let encoding = &self.encoding;
        self.numbers.extend(self.legal.iter().filter_map(|action| encoding.encode(action)));
        self.left_out = listed - self.numbers.len();
        self.numbers.sort_unstable();
    }
}

impl<G: Offered> Environment for Env<G> {
    fn actions(&self) -> u32 {
        self.encoding.actions()
    }

    fn observation(&self) -> usize {
        self.encoding.observation()
    }

    fn players(&self) -> u8 {
        self.game.seats()
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn fingerprint(&self) -> String {
        self.encoding.fingerprint()
    }

    fn describe_actions(&self) -> String {
        self.encoding.describe_actions()
    }

    fn describe_observation(&self) -> String {
        self.encoding.describe_observation()
    }

    fn reset(&mut self, seed: u64) {
        self.game =
            G::new(&self.setup).unwrap_or_else(|illegal| unreachable!("it was set up before: {illegal}"));
        self.source = SplitMix64::new(seed);
        self.ask();
    }

    fn reseed(&mut self, seed: u64) {
        self.source = SplitMix64::new(seed);
    }

    fn is_chance(&self) -> bool {
        matches!(self.status, Status::Chance(_))
    }

    fn chance(&mut self) {
        if let Status::Chance(chance) = self.status {
            let outcome = chance.sample(&mut self.source);
            self.game.resolve_chance(outcome, &mut Log::off());
            self.ask();
        }
    }

    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    fn seats(&self) -> SeatSet {
        if !matches!(self.status, Status::Decision(_)) {
            return SeatSet::EMPTY;
        }
        let mut listed = Vec::new();
        let may_act = |&seat: &Seat| {
            listed.clear();
            self.game.legal_actions(seat, &mut listed);
            !listed.is_empty()
        };
        Seat::all(self.game.seats()).filter(may_act).collect()
    }

    fn turn_to(&mut self, seat: Seat) -> Result<(), Error> {
        if !self.seats().contains(seat) {
            return Err(Error::Idle(seat));
        }
        self.seat = Some(seat);
        self.list();
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.status {
            Status::Over(outcome) => Some(outcome),
            Status::Chance(_) | Status::Decision(_) => None,
        }
    }

    fn rewards(&self, out: &mut [f32]) {
        out.fill(0.0);
        let Some(Outcome { winners }) = self.outcome() else { return };
        let view = self.game.view(Viewer::Spectator);
        reward(winners, |seat| G::side_of(&view, seat), out);
    }

    fn legal(&self) -> &[u32] {
        &self.numbers
    }

    fn left_out(&self) -> usize {
        self.left_out
    }

    fn step(&mut self, number: u32) -> Result<(), Error> {
        let seat = self.seat().ok_or(Error::Unasked)?;
        let action = self.encoding.decode(number).ok_or(Error::NoSuchAction(i64::from(number)))?;
        // What is listed need not be checked again.
        if self.numbers.binary_search(&number).is_err() {
            self.game
                .check(seat, action)
                .map_err(|why| Error::Illegal { action: format!("{action:?}"), why })?;
        }
        self.game.apply_unchecked(seat, action, &mut Log::off());
        self.ask();
        Ok(())
    }

    fn advise(&self, name: &str, seed: u64) -> Result<u32, Error> {
        let spec: Spec = name.parse().map_err(|unknown| Error::NoSuchBot(format!("{unknown}")))?;
        let seat = self.seat().ok_or(Error::Unasked)?;
        let mut bot = bot::<G>(&spec, seed);
        let action = match (&self.legal[..], bot.reflex(&self.game, seat)) {
            // All that a bot is asked elsewhere are decisions that are owed.
            (&[only], _) => only,
            (_, Some(action)) => action,
            (_, None) => bot.choose(&self.game, seat, &self.legal, &Progress::none()),
        };
        // A bot may choose what has no number; then the first action that has one is as good as any.
        self.encoding.encode(&action).or_else(|| self.numbers.first().copied()).ok_or(Error::Unasked)
    }

    fn crowded(&self, observation: &[f32]) -> Option<String> {
        self.encoding.crowded(observation)
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        self.encoding.observe(&self.game, seat, out);
    }

    fn tell(&self, seat: Seat) -> String {
        let view = self.game.view(Viewer::Seat(seat));
        match Describe::question(&self.game, seat) {
            Some(question) => format!("{question:?}\n{view:#?}"),
            None => format!("{view:#?}"),
        }
    }

    fn redeal(&mut self, seat: Seat, seed: u64) {
        self.game.redeal(Viewer::Seat(seat), seed);
        // What comes next is unknown as well.
        self.source = SplitMix64::new(SplitMix64::new(seed).next_u64());
        self.status = self.game.status();
        self.list();
    }

    fn name(&self, action: u32) -> Option<String> {
        self.encoding.decode(action).map(|action| format!("{action:?}"))
    }

    fn copy(&self) -> Box<dyn Environment> {
        Box::new(Self {
            encoding: self.encoding.clone(),
            setup: self.setup.clone(),
            game: self.game.clone(),
            source: self.source.clone(),
            status: self.status,
            seat: self.seat,
            legal: self.legal.clone(),
            numbers: self.numbers.clone(),
            left_out: self.left_out,
        })
    }
}

/// 1 for the side that has won and -1 for the others. What several sides share is drawn: 0 for those who do, and -1 for
/// the others; a game that nobody has won brings nobody anything.
fn reward(winners: SeatSet, side_of: impl Fn(Seat) -> SeatSet, out: &mut [f32]) {
    let drawn = winners.iter().any(|seat| !winners.minus(side_of(seat)).is_empty());
    for (n, reward) in out.iter_mut().enumerate() {
        *reward = match (winners.is_empty(), winners.contains(Seat(n as u8))) {
            (true, _) => 0.0,
            (_, true) => f32::from(u8::from(!drawn)),
            (_, false) => -1.0,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_has_one_side_and_a_draw_several() {
        let seats = |seats: &[u8]| seats.iter().copied().map(Seat).collect::<SeatSet>();
        let teams = |seat: Seat| if seat.0 < 2 { seats(&[0, 1]) } else { seats(&[2, 3]) };
        let rewarded = |winners: &[u8], side_of: &dyn Fn(Seat) -> SeatSet| {
            let mut out = [7.0; 4];
            reward(seats(winners), side_of, &mut out);
            out.map(|reward| reward as i8)
        };
        assert_eq!(rewarded(&[0, 1], &teams), [1, 1, -1, -1]);
        assert_eq!(rewarded(&[0, 1, 2, 3], &teams), [0; 4]);
        assert_eq!(rewarded(&[0, 1], &SeatSet::only), [0, 0, -1, -1]);
        assert_eq!(rewarded(&[2], &SeatSet::only), [-1, -1, 1, -1]);
        assert_eq!(rewarded(&[], &teams), [0; 4]);
    }
}
