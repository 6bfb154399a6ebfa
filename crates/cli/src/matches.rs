//! Games between bots, many at a time: what `orrery sim` and `orrery arena` have in common.
//!
//! A game depends on the seed and its number alone, whatever the number of threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use orrery_bots::{Limits, Progress};
use orrery_engine::{Chosen, Log, Offered, Seat, SeatSet, Source, SplitMix64, Status, Viewer};
use orrery_table::{Generator, Seed};

use crate::program::{Failure, Mind, Player};
use crate::tabletop::{is_draw, sides};
use crate::text::Texts;

/// Who sits where in a game: the numbers of the bots by seat, and the seat that goes first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Lineup {
    pub(crate) bots: Vec<usize>,
    pub(crate) first: Seat,
}

/// The games to be played.
pub(crate) struct Plan<F> {
    pub(crate) chosen: Chosen,
    pub(crate) players: Vec<Player>,
    pub(crate) seed: u64,
    pub(crate) games: u32,
    pub(crate) threads: Option<u16>,
    /// Ends the games before all have been played: those that are not over then are left out.
    pub(crate) stop: Progress,
    /// Who plays game `number`.
    pub(crate) lineup: F,
}

/// How one game went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Played {
    /// Its number, from 0.
    pub(crate) number: u32,
    pub(crate) seed: u64,
    /// Which bot sat in each seat.
    pub(crate) bots: Vec<usize>,
    pub(crate) first: Seat,
    /// Those who win and lose together, the side of the lowest seat first.
    pub(crate) sides: Vec<SeatSet>,
    /// The side that went first.
    pub(crate) first_side: SeatSet,
    /// The seats that won, alone or together; none if nobody did.
    pub(crate) winners: SeatSet,
    /// Whether nobody won for himself: several sides share the win, or there is none.
    pub(crate) drawn: bool,
    pub(crate) broken_off: bool,
    pub(crate) turns: u32,
    pub(crate) decisions: u32,
    /// How many decisions each seat thought about, and for how long.
    pub(crate) thought: Vec<(u32, Duration)>,
}

impl Played {
    /// Those who won and share it with no other side.
    pub(crate) fn sole_winners(&self) -> SeatSet {
        if self.drawn { SeatSet::EMPTY } else { self.winners }
    }
}

#[cfg(test)]
impl Played {
    /// A game for so many of which nothing has happened yet.
    pub(crate) fn unplayed(players: u8) -> Self {
        Self {
            number: 0,
            seed: 0,
            bots: vec![0; usize::from(players)],
            first: Seat(0),
            sides: Seat::all(players).map(SeatSet::only).collect(),
            first_side: SeatSet::only(Seat(0)),
            winners: SeatSet::EMPTY,
            drawn: false,
            broken_off: false,
            turns: 0,
            decisions: 0,
            thought: vec![(0, Duration::ZERO); usize::from(players)],
        }
    }
}

/// What came of all games.
pub(crate) struct Finished {
    /// Those that were over, by number.
    pub(crate) played: Vec<Played>,
    /// What kept the others from being played to their end.
    pub(crate) failure: Option<anyhow::Error>,
}

impl Finished {
    /// Whether something has failed, once all that was played has been told.
    ///
    /// # Errors
    /// What failed.
    pub(crate) fn end(self) -> anyhow::Result<()> {
        self.failure.map_or(Ok(()), Err)
    }
}

/// The actions of a game, in order, with who took them.
pub(crate) type Taken<G> = Vec<(Seat, <G as orrery_engine::Game>::Action)>;

impl<F: Fn(u32) -> Lineup + Sync> Plan<F> {
    /// How many games are played at a time. Bots that think by the clock have the machine to themselves, unless the player wants
    /// otherwise.
    pub(crate) fn threads(&self) -> usize {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let usual = if self.is_timed() { 1 } else { cores };
        self.threads.map_or(usual, usize::from).min(self.games as usize)
    }

    /// Whether a bot thinks by the clock.
    fn is_timed(&self) -> bool {
        self.players.iter().any(Player::is_timed)
    }

    /// What is to be said of bots that think by the clock, if there are any.
    pub(crate) fn remark(&self, texts: &Texts) -> Option<String> {
        let threads = self.threads();
        self.is_timed().then(|| match threads {
            1 => texts.get("sim-timed"),
            _ => texts.with("sim-timed-together", [("threads", threads)]),
        })
    }

    /// What is to be said of games that came to an end before all were played, if they did.
    pub(crate) fn stopped(&self, played: &[Played], texts: &Texts) -> Option<String> {
        let games = played.len() as u32;
        (games < self.games).then(|| texts.with("sim-stopped", [("games", games), ("all", self.games)]))
    }

    /// Plays all games, with a bar that tells how far they have come; `keep` gets each game with its setup and actions.
    /// After an error of a game or of `keep` no other game is begun.
    ///
    /// # Errors
    /// The first error, if no game was over.
    pub(crate) fn run<G: Offered>(
        &self,
        texts: &Texts,
        keep: impl Fn(&Played, &G::Setup, Taken<G>) -> anyhow::Result<()> + Sync,
    ) -> anyhow::Result<Finished> {
        let bar = ProgressBar::new(u64::from(self.games));
        let style = ProgressStyle::with_template(&texts.get("sim-progress"))?;
        bar.set_style(style);
        bar.enable_steady_tick(Duration::from_millis(200));
        let next = AtomicU32::new(0);
        let done: Mutex<Vec<Played>> = Mutex::new(Vec::with_capacity(self.games as usize));
        let failed: Mutex<Option<anyhow::Error>> = Mutex::new(None);
        thread::scope(|scope| {
            for _ in 0..self.threads() {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games || self.stop.is_stopped() {
                            return;
                        }
                        match self.play::<G>(number, &keep) {
                            Ok(None) => return,
                            Ok(Some(played)) => done.lock().expect("no thread panics with it").push(played),
                            Err(error) => {
                                failed.lock().expect("no thread panics with it").get_or_insert(error);
                                next.store(self.games, Ordering::Relaxed);
                            }
                        }
                        bar.inc(1);
                    }
                });
            }
        });
        bar.finish_and_clear();
        let failure = failed.into_inner().expect("all threads are done").map(|error| {
            error
                .downcast::<Failure>()
                .map_or_else(|error| error, |failure| anyhow::Error::msg(failure.told(texts)))
        });
        let mut played = done.into_inner().expect("all threads are done");
        played.sort_by_key(|played| played.number);
        match failure {
            Some(failure) if played.is_empty() => Err(failure),
            failure => Ok(Finished { played, failure }),
        }
    }

    /// Plays game `number`, unless it is stopped.
    fn play<G: Offered>(
        &self,
        number: u32,
        keep: &impl Fn(&Played, &G::Setup, Taken<G>) -> anyhow::Result<()>,
    ) -> anyhow::Result<Option<Played>> {
        let Lineup { bots, first } = (self.lineup)(number);
        // Unless the player said who goes first, the lineup does.
        let mut chosen = self.chosen.clone();
        chosen.first = chosen.first.or(Some(first));
        let setup = G::setup(&chosen);
        let mut seeds = seeds(self.seed, number);
        let seed = seeds.next_u64();
        let mind = |&index: &usize| Mind::of(&self.players[index], seeds.next_u64());
        let mut minds: Vec<Mind<G>> = bots.iter().map(mind).collect::<Result<_, _>>()?;
        let mut game = G::new(&setup)?;
        let sides = sides::<G>(&game);
        let mut generator = Generator::new(Seed::from(seed), 0);
        let mut taken = Vec::new();
        let mut decisions = 0;
        let mut thought = vec![(0, Duration::ZERO); bots.len()];
        let mut actions = Vec::new();
        let limit = Limits::default().decisions;
        let outcome = loop {
            if self.stop.is_stopped() {
                return Ok(None);
            }
            match game.status() {
                Status::Over(outcome) => break Some(outcome),
                Status::Chance(chance) => game.resolve_chance(generator.sample(chance), &mut Log::off()),
                Status::Decision(_) if decisions == limit => break None,
                Status::Decision(seats) => {
                    let Some(seat) = seats.lowest() else { break None };
                    actions.clear();
                    game.legal_actions(seat, &mut actions);
                    let action = if let [only] = actions[..] {
                        only
                    } else {
                        let started = Instant::now();
                        let mind = &mut minds[seat.index()];
                        let chosen = mind.choose(&game, seat, &actions, decisions, &self.stop)?;
                        let Some(action) = chosen else { return Ok(None) };
                        let (count, time) = &mut thought[seat.index()];
                        *count += 1;
                        *time += started.elapsed();
                        action
                    };
                    game.apply(seat, action, &mut Log::off())?;
                    decisions += 1;
                    taken.push((seat, action));
                }
            }
        };
        let view = game.view(Viewer::Spectator);
        let winners = outcome.map_or(SeatSet::EMPTY, |outcome| outcome.winners);
        let drawn = outcome.is_some() && (winners.is_empty() || is_draw::<G>(&view, winners));
        let first = G::first(&view);
        let played = Played {
            number,
            seed,
            bots,
            first,
            sides,
            first_side: G::side_of(&view, first),
            winners,
            drawn,
            broken_off: outcome.is_none(),
            turns: G::turn(&view),
            decisions,
            thought,
        };
        keep(&played, &setup, taken)?;
        Ok(Some(played))
    }
}

/// Seeds of a game and of its bots. They are mixed before the first is drawn: the generator's own states are as far apart as
/// the numbers of games, so that one game's second seed would be the next one's first.
fn seeds(seed: u64, number: u32) -> SplitMix64 {
    let apart = seed ^ u64::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    SplitMix64::new(SplitMix64::new(apart).next_u64())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use orrery_star_realms::StarRealms;

    use super::*;
    use crate::text::Language;

    fn plan(bots: [&str; 2], threads: Option<u16>) -> Plan<impl Fn(u32) -> Lineup + Sync> {
        let players = bots.map(|bot| Player::House(bot.parse().expect("a bot"))).to_vec();
        let chosen = Chosen::new(StarRealms::FIELDS, [], 2).expect("a duel");
        let lineup = |_| Lineup { bots: vec![0, 1], first: Seat(0) };
        Plan { chosen, players, seed: 1, games: 40, threads, stop: Progress::new(), lineup }
    }

    #[test]
    fn bots_that_think_by_the_clock_play_one_game_at_a_time() {
        let texts = Texts::new(Language::En, Some("star-realms"));
        let timed = ["greedy", "search:5ms"];
        assert_eq!(plan(timed, None).threads(), 1);
        assert!(plan(timed, None).remark(&texts).is_some_and(|said| said.contains("one game at a time")));
        assert_eq!(plan(timed, Some(3)).threads(), 3);
        assert!(plan(timed, Some(3)).remark(&texts).is_some_and(|said| said.contains("3 games at a time")));
        assert_eq!(plan(["greedy", "random"], None).remark(&texts), None);
    }

    #[test]
    fn games_that_were_over_when_it_was_stopped_are_kept() {
        let plan = plan(["greedy", "random"], Some(2));
        let texts = Texts::new(Language::En, Some("star-realms"));
        let played = plan.run::<StarRealms>(&texts, |played, _, _| {
            if played.number == 5 {
                plan.stop.stop();
            }
            Ok(())
        });
        let numbers: Vec<u32> = played.expect("games").played.iter().map(|played| played.number).collect();
        assert!(numbers.contains(&5) && numbers.len() < 10, "{numbers:?}");
    }

    #[test]
    fn no_two_games_share_a_seed() {
        for seed in 0..4 {
            let of_game = |number| {
                let mut seeds = seeds(seed, number);
                (0..9).map(move |_| seeds.next_u64())
            };
            let all: BTreeSet<u64> = (0..1000).flat_map(of_game).collect();
            assert_eq!(all.len(), 9000, "with seed {seed}");
        }
    }
}
