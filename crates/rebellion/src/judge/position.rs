//! Who is how likely to win. The weights are fitted to games of careless bots: `cargo run --release -p orrery-bots
//! --example weigh -- rebellion`.

use orrery_engine::Shares;

use super::belief::Belief;
use super::reach::{join, might};
use super::{Judge, table};
use crate::cards::{Leader, Role, Side, System};
use crate::place::{Force, Place};
use crate::state::{At, ObjectiveZone, Rebellion};

/// How many things are counted in a position.
pub const FEATURES: usize = 17;

/// What each is worth to the Rebels, in log-odds.
const WEIGHTS: [f32; FEATURES] = [
    4.25, -0.57, -0.3, -1.3, -1.25, -1.55, -0.33, 0.19, 0.46, -0.44, 0.57, 0.33, 0.29, 1.04, 0.07, 0.155,
    -0.17,
];

/// The expected share of the win of each seat's side.
pub(super) fn shares(game: &Rebellion) -> Shares {
    let strength: f32 = features(game).iter().zip(WEIGHTS).map(|(value, weight)| value * weight).sum();
    let rebels = 1.0 / (1.0 + (-strength).exp());
    let mut shares = Shares::default();
    for side in Side::BOTH {
        for seat in game.seats_of(side) {
            shares[seat.index()] = if side == Side::Rebels { rebels } else { 1.0 - rebels };
        }
    }
    shares
}

/// What counts in a position, about 1 each.
pub fn features(game: &Rebellion) -> [f32; FEATURES] {
    let Some(base) = game.base else { return [0.0; FEATURES] };
    let left = f32::from(game.reputation.saturating_sub(game.time));
    let judge = Judge::new(game, game.seat_of(Side::Rebels, Role::General));
    let belief = Belief::of_empire(game);
    let revealed = f32::from(u8::from(game.revealed));
    let known = if game.revealed { 1.0 } else { belief.chance(base) as f32 / 1000.0 };
    let around = judge.arriving(Side::Empire, base);
    let mut farther = around;
    for &next in base.def().adjacent {
        join(&mut farther, &judge.arriving(Side::Empire, next));
    }
    let threat = judge.fall(base, &around);
    let later = judge.fall(base, &farther);
    let mut all = Force::EMPTY;
    Place::all().for_each(|place| join(&mut all, game.force(place)));
    let mut queued = Force::EMPTY;
    game.queue.iter().for_each(|space| join(&mut queued, space));
    let army = (might(&all, Side::Empire) as f32 + 0.6 * might(&queued, Side::Empire) as f32) / 100.0;
    let lands = |side: Side| -> f32 {
        System::all().map(|system| table::holding(game, system, side)).sum::<i32>() as f32 / 100.0
    };
    let leaders = |side: Side| -> f32 {
        let of = |&leader: &Leader| {
            game.side_of(leader) == side
                && !game.is_captive(leader)
                && !matches!(game.leader(leader).at, At::Supply | At::Box)
        };
        Leader::all().filter(of).map(table::talent).sum::<i32>() as f32 / 100.0
    };
    let hand = game.objectives(ObjectiveZone::Hand);
    let promise = hand.iter().map(|&own| judge.promise_of(own)).sum::<i32>() as f32 / 100.0;
    let garrison = might(game.force(game.base_place()), Side::Rebels) as f32 / 100.0;
    [
        1.0,
        left,
        revealed,
        known * threat,
        threat,
        later,
        army,
        garrison,
        lands(Side::Rebels),
        lands(Side::Empire),
        leaders(Side::Rebels),
        leaders(Side::Empire),
        promise,
        belief.count() as f32 / 10.0,
        known * left,
        left * left / 10.0,
        might(&around, Side::Empire) as f32 / 100.0,
    ]
}
