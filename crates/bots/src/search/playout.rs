//! Playing on with a quick policy, and what a seat gets out of it.

use orrery_engine::{Appraise, Log, Outcome, Seat, Shares, Source, SplitMix64, Status};

use super::drop_silly;
use crate::simple::best;

/// A playout longer than this is evaluated where it is.
const LONGEST: u32 = 20_000;

/// Each seat's share of the win: the true one if the game is over, else how it looks.
pub(crate) fn reward<G: Appraise>(world: &G) -> Shares {
    match world.status() {
        Status::Over(outcome) => final_shares(world, outcome),
        Status::Decision(_) | Status::Chance(_) => world.shares(),
    }
}

/// The win, divided among the sides that share it.
fn final_shares<G: Appraise>(world: &G, outcome: Outcome) -> Shares {
    let is_first_of_side = |&seat: &Seat| world.side(seat).and(outcome.winners).lowest() == Some(seat);
    let sides = outcome.winners.iter().filter(is_first_of_side).count();
    let mut shares = Shares::default();
    for seat in outcome.winners.iter() {
        shares[seat.index()] = 1.0 / sides as f32;
    }
    shares
}

/// Lists that playouts use again and again.
pub(crate) struct Playouts<G: Appraise> {
    pub(super) actions: Vec<G::Action>,
    pub(super) worths: Vec<i32>,
}

impl<G: Appraise> Default for Playouts<G> {
    fn default() -> Self {
        Self { actions: Vec::with_capacity(64), worths: Vec::with_capacity(64) }
    }
}

impl<G: Appraise> Playouts<G> {
    /// Plays on, taking what is obvious, until a seat has a real choice, whose candidates and their
    /// worths are then in the lists; or until the game is over or moment `end`.
    pub(super) fn play_to_choice(
        &mut self,
        world: &mut G,
        end: u32,
        source: &mut SplitMix64,
    ) -> Option<Seat> {
        loop {
            match world.status() {
                Status::Over(_) => return None,
                Status::Chance(chance) => world.resolve_chance(chance.sample(source), &mut Log::off()),
                Status::Decision(seats) => {
                    if world.moment() >= end {
                        return None;
                    }
                    let seat = seats.lowest()?;
                    let action = match world.obvious(seat) {
                        Some(action) => action,
                        None => match self.candidates(world, seat) {
                            Some(action) => action,
                            None => return Some(seat),
                        },
                    };
                    world.apply_unchecked(seat, action, &mut Log::off());
                }
            }
        }
    }

    /// Lists what is worth searching, or returns the one action that goes without saying.
    fn candidates(&mut self, world: &G, seat: Seat) -> Option<G::Action> {
        self.actions.clear();
        world.legal_actions(seat, &mut self.actions);
        if let [only] = self.actions[..] {
            return Some(only);
        }
        world.appraise_all(seat, &self.actions, &mut self.worths);
        let top = best(&self.worths);
        if self.worths[top] >= G::OBVIOUS || world.is_routine(seat) {
            return Some(self.actions[top]);
        }
        drop_silly::<G>(&mut self.actions, &mut self.worths);
        if let [only] = self.actions[..] { Some(only) } else { None }
    }

    /// Plays on with the quick policy until the game is over or moment `end`.
    pub(crate) fn play_until(&mut self, world: &mut G, end: u32, source: &mut SplitMix64) {
        for _ in 0..LONGEST {
            match world.status() {
                Status::Over(_) => return,
                Status::Chance(chance) => world.resolve_chance(chance.sample(source), &mut Log::off()),
                Status::Decision(seats) => {
                    if world.moment() >= end {
                        return;
                    }
                    let Some(seat) = seats.lowest() else { return };
                    let action = world.obvious(seat).unwrap_or_else(|| self.quick(world, seat, source));
                    world.apply_unchecked(seat, action, &mut Log::off());
                }
            }
        }
    }

    /// The best action, give or take some noise.
    fn quick(&mut self, world: &G, seat: Seat, source: &mut SplitMix64) -> G::Action {
        self.actions.clear();
        world.legal_actions(seat, &mut self.actions);
        if let [only] = self.actions[..] {
            return only;
        }
        world.appraise_all(seat, &self.actions, &mut self.worths);
        let mut noise = 0;
        let mut chosen = (i32::MIN, 0);
        for (i, &worth) in self.worths.iter().enumerate() {
            noise = if i % 8 == 0 { source.next_u64() } else { noise >> 8 };
            let tried = if worth >= G::OBVIOUS {
                worth
            } else {
                worth.saturating_add(((noise & 0xff) as f32 * (G::NOISE / 256.0)) as i32)
            };
            if tried > chosen.0 {
                chosen = (tried, i);
            }
        }
        self.actions[chosen.1]
    }
}
