//! Many games at once, each by itself, with as many threads as there are.

use orrery_engine::{Outcome, Seat, Source, SplitMix64};
use rayon::prelude::*;

use crate::env::{Environment, Error};

/// Games of one kind that are stepped together. A game that ends starts anew at once.
pub struct Batch {
    games: Vec<Running>,
    /// When a game is broken off, in decisions of all its seats.
    longest: u32,
}

struct Running {
    env: Box<dyn Environment>,
    /// Seeds of its games, and what is drawn in [`Batch::sample`].
    source: SplitMix64,
    decisions: u32,
    /// What is marked as legal in the mask.
    marked: Vec<u32>,
}

/// Where a batch writes; one row a game in each.
pub struct Rows<'a> {
    /// What the seat that decides may know.
    pub observations: &'a mut [f32],
    /// 1 for what it may do. It is not written by others: only what has changed is written.
    pub masks: &'a mut [i8],
    /// The seat that decides.
    pub seats: &'a mut [i64],
    /// What each seat has won or lost by the last action; 0 until a game ends.
    pub rewards: &'a mut [f32],
    /// Whether the game ended by the last action; the rest of the row then tells of the next game.
    pub terminated: &'a mut [bool],
    /// Whether it was broken off instead.
    pub truncated: &'a mut [bool],
}

/// Which game of a batch cannot do what, and why; then none has done anything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The game.
    pub game: usize,
    /// The reason.
    pub error: Error,
}

impl Batch {
    /// As many copies of the game as asked for, each with luck of its own.
    pub fn new(env: &dyn Environment, games: usize, seed: u64, longest: u32) -> Self {
        let mut seeds = SplitMix64::new(seed);
        let games = (0..games)
            .map(|_| Running {
                env: env.copy(),
                source: SplitMix64::new(seeds.next_u64()),
                decisions: 0,
                marked: Vec::new(),
            })
            .collect();
        Self { games, longest }
    }

    /// How many games.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Starts all games anew.
    pub fn reset(&mut self, rows: &mut Rows<'_>) {
        rows.each(&mut self.games, |running, mut row| {
            running.begin();
            row.clear();
            row.tell(running);
        });
    }

    /// Takes one action in each game.
    ///
    /// # Errors
    /// The first game whose action is refused; no game has changed then.
    pub fn step(&mut self, actions: &[i64], rows: &mut Rows<'_>) -> Result<(), Refused> {
        let number = |action: i64| u32::try_from(action).unwrap_or(u32::MAX);
        let refused = self
            .games
            .iter()
            .zip(actions)
            .position(|(running, &action)| running.env.legal().binary_search(&number(action)).is_err());
        if let Some(game) = refused {
            let action = number(actions[game]);
            let error = self.games[game].env.copy().step(action).err();
            return Err(Refused { game, error: error.unwrap_or(Error::NoSuchAction(action)) });
        }
        let longest = self.longest;
        rows.each_with(&mut self.games, actions, |running, mut row, action| {
            row.clear();
            if running.env.step(number(action)).is_err() {
                unreachable!("a legal action is refused");
            }
            running.settle();
            running.decisions += 1;
            if let Some(outcome) = running.env.outcome() {
                *row.terminated = true;
                reward(outcome, row.rewards);
                running.begin();
            } else if running.decisions >= longest {
                *row.truncated = true;
                running.begin();
            }
            row.tell(running);
        });
        Ok(())
    }

    /// A legal action for each game, all equally likely.
    pub fn sample(&mut self, actions: &mut [i64]) {
        for (running, action) in self.games.iter_mut().zip(actions) {
            let legal = running.env.legal();
            *action = i64::from(legal[running.source.below(legal.len() as u32) as usize]);
        }
    }
}

/// 1 for winners and -1 for the others; 0 if nobody has won.
pub fn reward(outcome: Outcome, rewards: &mut [f32]) {
    for (n, reward) in rewards.iter_mut().enumerate() {
        *reward = match (outcome.winners.is_empty(), outcome.winners.contains(Seat(n as u8))) {
            (true, _) => 0.0,
            (_, true) => 1.0,
            (_, false) => -1.0,
        };
    }
}

impl Running {
    fn begin(&mut self) {
        let seed = self.source.next_u64();
        self.env.reset(seed);
        self.decisions = 0;
        self.settle();
    }

    fn settle(&mut self) {
        while self.env.is_chance() {
            self.env.chance();
        }
    }
}

/// One game's part of [`Rows`].
struct Row<'a> {
    observation: &'a mut [f32],
    mask: &'a mut [i8],
    seat: &'a mut i64,
    rewards: &'a mut [f32],
    terminated: &'a mut bool,
    truncated: &'a mut bool,
}

impl Row<'_> {
    fn clear(&mut self) {
        self.rewards.fill(0.0);
        *self.terminated = false;
        *self.truncated = false;
    }

    fn tell(&mut self, running: &mut Running) {
        for &action in &running.marked {
            self.mask[action as usize] = 0;
        }
        running.marked.clear();
        running.marked.extend_from_slice(running.env.legal());
        for &action in &running.marked {
            self.mask[action as usize] = 1;
        }
        let seat = running.env.seat().unwrap_or(Seat(0));
        *self.seat = i64::from(seat.0);
        // Who wants no observations gives no room for them.
        if !self.observation.is_empty() {
            running.env.observe(seat, self.observation);
        }
    }
}

impl Rows<'_> {
    fn each(&mut self, games: &mut [Running], act: impl Fn(&mut Running, Row<'_>) + Sync) {
        let none = vec![0; games.len()];
        self.each_with(games, &none, |running, row, _| act(running, row));
    }

    /// Does something with every game and its row, on all threads.
    fn each_with(
        &mut self,
        games: &mut [Running],
        actions: &[i64],
        act: impl Fn(&mut Running, Row<'_>, i64) + Sync,
    ) {
        let count = games.len();
        if count == 0 {
            return;
        }
        let observations = split(self.observations, count);
        let masks = split(self.masks, count);
        let rewards = split(self.rewards, count);
        let rows = observations.into_par_iter().zip(masks).zip(rewards).zip(&mut *self.seats);
        let rows = rows.zip(&mut *self.terminated).zip(&mut *self.truncated);
        let work = games.par_iter_mut().zip(actions).zip(rows);
        work.for_each(
            |((running, &action), (((((observation, mask), rewards), seat), terminated), truncated))| {
                act(running, Row { observation, mask, seat, rewards, terminated, truncated }, action);
            },
        );
    }
}

/// Equal parts, empty ones if there is nothing.
fn split<T>(mut all: &mut [T], parts: usize) -> Vec<&mut [T]> {
    let size = all.len() / parts;
    let mut split = Vec::with_capacity(parts);
    for _ in 0..parts {
        let (part, rest) = all.split_at_mut(size);
        split.push(part);
        all = rest;
    }
    split
}
