//! Games between bots, many at a time: what `orrery sim` and `orrery arena` have in common.
//!
//! A game depends on the seed and its number alone, whatever the number of threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use orrery_bots::{Bot, Limits, Progress, Spec, bot};
use orrery_engine::{Chosen, Log, Offered, Seat, SeatSet, Source, SplitMix64, Status, Viewer};
use orrery_table::{Generator, Seed};

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
    pub(crate) specs: Vec<Spec>,
    pub(crate) seed: u64,
    pub(crate) games: u32,
    pub(crate) threads: Option<u16>,
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
    /// The seats that won; none if the game was drawn or broken off.
    pub(crate) winners: SeatSet,
    pub(crate) broken_off: bool,
    pub(crate) turns: u32,
    pub(crate) decisions: u32,
    /// How many decisions each seat thought about, and for how long.
    pub(crate) thought: Vec<(u32, Duration)>,
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
            broken_off: false,
            turns: 0,
            decisions: 0,
            thought: vec![(0, Duration::ZERO); usize::from(players)],
        }
    }
}

/// The actions of a game, in order, with who took them.
pub(crate) type Taken<G> = Vec<(Seat, <G as orrery_engine::Game>::Action)>;

impl<F: Fn(u32) -> Lineup + Sync> Plan<F> {
    /// Plays all games, with a bar that tells how far they have come; `keep` gets each game with its setup and actions.
    ///
    /// # Errors
    /// The first error of a game or of `keep`; no other game is begun after it.
    pub(crate) fn run<G: Offered>(
        &self,
        texts: &Texts,
        keep: impl Fn(&Played, &G::Setup, Taken<G>) -> anyhow::Result<()> + Sync,
    ) -> anyhow::Result<Vec<Played>> {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let threads = self.threads.map_or(cores, usize::from).min(self.games as usize);
        let bar = ProgressBar::new(u64::from(self.games));
        let style = ProgressStyle::with_template(&texts.get("sim-progress"))?;
        bar.set_style(style);
        bar.enable_steady_tick(Duration::from_millis(200));
        let next = AtomicU32::new(0);
        let done: Mutex<Vec<Played>> = Mutex::new(Vec::with_capacity(self.games as usize));
        let failed: Mutex<Option<anyhow::Error>> = Mutex::new(None);
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            return;
                        }
                        match self.play::<G>(number, &keep) {
                            Ok(played) => done.lock().expect("no thread panics with it").push(played),
                            Err(error) => {
                                *failed.lock().expect("no thread panics with it") = Some(error);
                                next.store(self.games, Ordering::Relaxed);
                            }
                        }
                        bar.inc(1);
                    }
                });
            }
        });
        bar.finish_and_clear();
        if let Some(error) = failed.into_inner().expect("all threads are done") {
            return Err(error);
        }
        let mut played = done.into_inner().expect("all threads are done");
        played.sort_by_key(|played| played.number);
        Ok(played)
    }

    /// Plays game `number`.
    fn play<G: Offered>(
        &self,
        number: u32,
        keep: &impl Fn(&Played, &G::Setup, Taken<G>) -> anyhow::Result<()>,
    ) -> anyhow::Result<Played> {
        let Lineup { bots, first } = (self.lineup)(number);
        // Unless the player said who goes first, the lineup does.
        let mut chosen = self.chosen.clone();
        chosen.first = chosen.first.or(Some(first));
        let setup = G::setup(&chosen);
        let mut seeds = seeds(self.seed, number);
        let seed = seeds.next_u64();
        let mut minds: Vec<Box<dyn Bot<G>>> =
            bots.iter().map(|&index| bot(&self.specs[index], seeds.next_u64())).collect();
        let mut game = G::new(&setup)?;
        let sides = sides::<G>(&game);
        let mut generator = Generator::new(Seed::from(seed), 0);
        let mut taken = Vec::new();
        let mut decisions = 0;
        let mut thought = vec![(0, Duration::ZERO); bots.len()];
        let mut actions = Vec::new();
        let limit = Limits::default().decisions;
        let outcome = loop {
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
                        let action = minds[seat.index()].choose(&game, seat, &actions, &Progress::none());
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
        let drawn = outcome.is_some() && is_draw::<G>(&view, winners);
        let first = G::first(&view);
        let played = Played {
            number,
            seed,
            bots,
            first,
            sides,
            first_side: G::side_of(&view, first),
            winners: if drawn { SeatSet::EMPTY } else { winners },
            broken_off: outcome.is_none(),
            turns: G::turn(&view),
            decisions,
            thought,
        };
        keep(&played, &setup, taken)?;
        Ok(played)
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

    use super::*;

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
