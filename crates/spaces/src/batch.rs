//! Many games at once, each by itself, with as many threads as there are.

use orrery_engine::{Seat, Source, SplitMix64};
use rayon::prelude::*;

use crate::env::{Environment, Error};

/// How many games a thread takes at once: to share out fewer costs more than to step them.
const AT_ONCE: usize = 16;

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
    /// Whether it was broken off instead, because it lasted too long or nothing legal has a number.
    pub truncated: &'a mut [bool],
    /// Of a game that ended or was broken off, the last observation, which that of the next game has replaced: of the
    /// seat that would decide, or of the one that decided last. Rows of other games stay as they are.
    pub final_observations: &'a mut [f32],
    /// Whose it is.
    pub final_seats: &'a mut [i64],
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
            let last = running.env.seat().unwrap_or(Seat(0));
            if running.env.step(number(action)).is_err() {
                unreachable!("a legal action is refused");
            }
            running.settle();
            running.decisions += 1;
            *row.terminated = running.env.outcome().is_some();
            // Where nothing legal has a number, nobody could go on.
            *row.truncated =
                !*row.terminated && (running.decisions >= longest || running.env.legal().is_empty());
            if *row.terminated || *row.truncated {
                running.env.rewards(row.rewards);
                row.keep(running, last);
                running.begin();
            }
            row.tell(running);
        });
        Ok(())
    }

    /// A legal action for each game, all equally likely; -1, which stands for none, where nothing is legal.
    pub fn sample(&mut self, actions: &mut [i64]) {
        for (running, action) in self.games.iter_mut().zip(actions) {
            let legal = running.env.legal();
            *action = match legal.len() as u32 {
                0 => -1,
                count => i64::from(legal[running.source.below(count) as usize]),
            };
        }
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
    final_observation: &'a mut [f32],
    final_seat: &'a mut i64,
}

impl Row<'_> {
    /// Keeps how the game looked in the end; whoever decided last sees it if nobody decides any more.
    fn keep(&mut self, running: &Running, last: Seat) {
        let seat = running.env.seat().unwrap_or(last);
        *self.final_seat = i64::from(seat.0);
        if !self.final_observation.is_empty() {
            running.env.observe(seat, self.final_observation);
        }
    }

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
        let observations = split(self.observations, count).into_par_iter();
        let views = observations.zip(split(self.masks, count)).zip(&mut *self.seats);
        let ends = self.terminated.par_iter_mut().zip(&mut *self.truncated).zip(split(self.rewards, count));
        let finals = split(self.final_observations, count).into_par_iter().zip(&mut *self.final_seats);
        let work = games.par_iter_mut().zip(actions).zip(views).zip(ends).zip(finals);
        work.with_min_len(AT_ONCE).for_each(|((((running, &action), view), end), last)| {
            let ((observation, mask), seat) = view;
            let ((terminated, truncated), rewards) = end;
            let (final_observation, final_seat) = last;
            let row = Row {
                observation,
                mask,
                seat,
                rewards,
                terminated,
                truncated,
                final_observation,
                final_seat,
            };
            act(running, row, action);
        });
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
