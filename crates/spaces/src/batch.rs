//! Many games at once, each by itself, shared out to the threads that there are.

use orrery_bots::threads;
use orrery_engine::{Seat, Source, SplitMix64};
use rayon::prelude::*;

use crate::env::{Environment, Error};

/// How many games a thread takes at once: to share out fewer costs more than to step them.
const AT_ONCE: usize = 16;

/// Games of one kind that are stepped together. A game that ends starts anew at once. A clone goes on with the same luck.
#[derive(Clone)]
pub struct Batch {
    games: Vec<Running>,
    /// When a game is broken off, in decisions of all its seats.
    longest: u32,
}

#[derive(Clone)]
struct Running {
    env: Box<dyn Environment>,
    /// Seeds of its games.
    deals: SplitMix64,
    /// What is drawn in [`Batch::sample`], which changes no deal.
    draws: SplitMix64,
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
    /// As many copies of the game as asked for, each with luck of its own: the same seed deals the same games, whatever is
    /// done in them.
    pub fn new(env: &dyn Environment, games: usize, seed: u64, longest: u32) -> Self {
        let mut seeds = SplitMix64::new(seed);
        let games = (0..games)
            .map(|_| Running {
                env: env.copy(),
                deals: SplitMix64::new(seeds.next_u64()),
                draws: SplitMix64::new(seeds.next_u64()),
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
        let refused = self.games.iter().zip(actions).position(|(running, &action)| {
            let legal = running.env.legal();
            !u32::try_from(action).is_ok_and(|number| legal.binary_search(&number).is_ok())
        });
        if let Some(game) = refused {
            let action = actions[game];
            let why = |number| self.games[game].env.copy().step(number).err();
            let error = u32::try_from(action).ok().and_then(why);
            return Err(Refused { game, error: error.unwrap_or(Error::NoSuchAction(action)) });
        }
        let longest = self.longest;
        rows.each_with(&mut self.games, actions, |running, mut row, action| {
            row.clear();
            let last = running.env.seat().unwrap_or(Seat(0));
            if running.env.step(action as u32).is_err() {
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
                count => i64::from(legal[running.draws.below(count) as usize]),
            };
        }
    }
}

impl Running {
    fn begin(&mut self) {
        let seed = self.deals.next_u64();
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
        let rows = self.split(games.len());
        if threads::are_there() {
            let work = games.par_iter_mut().zip(rows).zip(actions).with_min_len(AT_ONCE);
            work.for_each(|((running, row), &action)| act(running, row, action));
        } else {
            let work = games.iter_mut().zip(rows).zip(actions);
            work.for_each(|((running, row), &action)| act(running, row, action));
        }
    }

    /// The row of each game.
    fn split(&mut self, games: usize) -> Vec<Row<'_>> {
        let mut observations = parts(self.observations, games);
        let mut masks = parts(self.masks, games);
        let mut rewards = parts(self.rewards, games);
        let mut final_observations = parts(self.final_observations, games);
        let ends = self.terminated.iter_mut().zip(&mut *self.truncated);
        let seats = self.seats.iter_mut().zip(&mut *self.final_seats);
        let row = |((terminated, truncated), (seat, final_seat))| Row {
            observation: observations(),
            mask: masks(),
            seat,
            rewards: rewards(),
            terminated,
            truncated,
            final_observation: final_observations(),
            final_seat,
        };
        ends.zip(seats).map(row).collect()
    }
}

/// One of so many equal parts after another, empty ones if there is nothing.
fn parts<'a, T>(mut all: &'a mut [T], count: usize) -> impl FnMut() -> &'a mut [T] {
    let size = all.len() / count.max(1);
    move || all.split_off_mut(..size).unwrap_or_default()
}
