//! Who is how likely to win.

use orrery_engine::Shares;

use super::belief::Belief;
use super::reach::{arriving, join, might};
use super::{Judge, table};
use crate::cards::{Leader, Side, System};
use crate::place::{Force, Place};
use crate::state::{At, ObjectiveZone, Rebellion};

/// The expected share of the win of each seat's side.
pub(super) fn shares(game: &Rebellion) -> Shares {
    let rebels = 1.0 / (1.0 + (-strength(game)).exp());
    let mut shares = Shares::default();
    for side in Side::BOTH {
        for seat in game.seats_of(side) {
            shares[seat.index()] = if side == Side::Rebels { rebels } else { 1.0 - rebels };
        }
    }
    shares
}

/// How strong the Rebels stand: the log-odds of their winning.
fn strength(game: &Rebellion) -> f32 {
    let Some(base) = game.base else { return 0.0 };
    let left = f32::from(game.reputation.saturating_sub(game.time));
    let judge = Judge::new(game, game.seat_of(Side::Rebels, crate::cards::Role::General));
    let belief = Belief::of_empire(game);
    let known = if game.revealed { 1.0 } else { belief.chance(base) as f32 / 1000.0 };
    let mut farther = Force::EMPTY;
    for &next in base.def().adjacent {
        join(&mut farther, &arriving(game, Side::Empire, next));
    }
    let threat = judge.threat(base);
    let later = judge.fall(base, &farther);
    let army = |side: Side| -> f32 {
        let on_board: i32 = Place::all().map(|place| might(game.force(place), side)).sum();
        let queued: i32 = game.queue.iter().map(|space| might(space, side)).sum();
        (on_board + queued * 2 / 3) as f32
    };
    let lands = |side: Side| -> f32 {
        System::all().map(|system| table::holding(game, system, side)).sum::<i32>() as f32
    };
    let leaders = |side: Side| -> f32 {
        let of = |&leader: &Leader| {
            game.side_of(leader) == side
                && !game.is_captive(leader)
                && !matches!(game.leader(leader).at, At::Supply | At::Box)
        };
        Leader::all().filter(of).map(table::talent).sum::<i32>() as f32
    };
    let objectives: f32 =
        game.objectives(ObjectiveZone::Hand).iter().map(|&own| judge.promise_of(own) as f32).sum();
    let urgency = (left / 6.0).min(1.5);
    1.6 - 0.28 * left - known * (0.8 + 3.2 * threat + 1.2 * later) * urgency.max(0.4)
        + 0.004 * army(Side::Rebels)
        - 0.0012 * army(Side::Empire)
        + 0.004 * (lands(Side::Rebels) - 0.6 * lands(Side::Empire))
        + 0.003 * (leaders(Side::Rebels) - leaders(Side::Empire))
        + 0.003 * objectives
        + 0.03 * belief.count() as f32
}
