//! How a contest is likely to end, for the wire.

use orrery_bots::forecast::{Losses as Lost, Spread as Spreading};
use orrery_bots::{Progress, forecast};
use orrery_engine::{Contests, Verdict, Viewer};
use orrery_protocol::{Losses, Odds, PieceLoss, Spread};

/// Games that are played on to know the odds: well under a second.
const SAMPLES: u32 = 400;

/// The odds of the contest at hand as `viewer` may know them. The same moment always gives the same.
pub(crate) fn odds<G: Contests>(game: &G, viewer: Viewer, seed: u64, progress: &Progress) -> Option<Odds> {
    let found = forecast(game, viewer, SAMPLES, seed, progress)?;
    let ends = [Verdict::Attacker, Verdict::Defender, Verdict::Nobody];
    let side = |side: usize| losses::<G>(&found.losses[side], &found.contest.forces[side]);
    Some(Odds {
        place: G::place_name(found.contest.place).into(),
        seats: found.contest.seats.map(|seat| seat.0),
        ends: ends.map(|end| (found.chance(end) * 1000.0).round() as u16),
        losses: [side(0), side(1)],
        samples: found.samples,
    })
}

fn losses<G: Contests>(lost: &Lost<G::Piece>, staked: &[(G::Piece, u32)]) -> Losses {
    let kinds = lost.kinds.iter().zip(staked).map(|(&(piece, lost), &(_, staked))| PieceLoss {
        piece: G::piece_key(piece).to_owned(),
        staked,
        lost: spread(lost),
    });
    Losses { all: spread(lost.all), kinds: kinds.collect() }
}

fn spread(of: Spreading) -> Spread {
    Spread { mean: (of.mean * 100.0).round() as u32, low: of.low, high: of.high }
}
