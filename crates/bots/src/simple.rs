//! Bots that do not look ahead.

use orrery_engine::{Appraise, Game, Seat, Source, SplitMix64};

use crate::{Bot, Progress};

/// Any action, all equally likely.
pub(crate) struct Random(SplitMix64);

impl Random {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(SplitMix64::new(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G, _: Seat, actions: &[G::Action], _: &Progress) -> G::Action {
        actions[self.0.below(actions.len() as u32) as usize]
    }
}

/// The action that looks best one action ahead; of equals the first.
#[derive(Default)]
pub(crate) struct Greedy {
    worths: Vec<i32>,
}

impl<G: Appraise> Bot<G> for Greedy {
    fn choose(&mut self, game: &G, seat: Seat, actions: &[G::Action], _: &Progress) -> G::Action {
        if let Some(action) = game.obvious(seat) {
            return action;
        }
        game.appraise_all(seat, actions, &mut self.worths);
        actions[best(&self.worths)]
    }

    fn reflex(&self, game: &G, seat: Seat) -> Option<G::Action> {
        game.obvious(seat)
    }
}

/// The place of the first of the greatest.
pub(crate) fn best(worths: &[i32]) -> usize {
    let mut best = 0;
    for (i, &worth) in worths.iter().enumerate() {
        if worth > worths[best] {
            best = i;
        }
    }
    best
}

/// Takes worse actions too, the less likely the worse they look.
pub(crate) struct Careless {
    temperature: f32,
    source: SplitMix64,
    worths: Vec<i32>,
}

impl Careless {
    pub(crate) const fn new(temperature: f32, seed: u64) -> Self {
        Self { temperature, source: SplitMix64::new(seed), worths: Vec::new() }
    }
}

impl<G: Appraise> Bot<G> for Careless {
    fn choose(&mut self, game: &G, seat: Seat, actions: &[G::Action], _: &Progress) -> G::Action {
        game.appraise_all(seat, actions, &mut self.worths);
        // The greatest of worths with Gumbel noise is a draw from the softmax distribution.
        let mut chosen = (f32::NEG_INFINITY, 0);
        for (i, &worth) in self.worths.iter().enumerate() {
            let noisy = worth as f32 + self.temperature * gumbel(&mut self.source);
            if noisy > chosen.0 {
                chosen = (noisy, i);
            }
        }
        actions[chosen.1]
    }
}

fn gumbel(source: &mut SplitMix64) -> f32 {
    let uniform = ((source.next_u64() >> 41) as f32 + 0.5) / (1_u32 << 23) as f32;
    -(-uniform.ln()).ln()
}
