//! Who is how likely to win.

use orrery_engine::{Seat, Shares};

use super::aims::{Aims, rounds_left};
use super::{Judge, table};
use crate::cards::{Planet, Tech, Unit};
use crate::hex::Hex;
use crate::state::{Phase, TwilightImperium};

/// How many points of strength make a seat about three times as likely to win.
const STEEP: f32 = 0.8;

/// The expected share of the win of each seat.
pub(super) fn shares(game: &TwilightImperium) -> Shares {
    let mut shares = Shares::default();
    if game.phase == Phase::Setup {
        for seat in game.alive() {
            shares[seat.index()] = 1.0 / f32::from(game.players);
        }
        return shares;
    }
    let rounds = rounds_left(game);
    let mut total = 0.0;
    for seat in game.alive() {
        let odds = (strength(game, seat, rounds) / STEEP).clamp(-40.0, 40.0).exp();
        shares[seat.index()] = odds;
        total += odds;
    }
    for share in &mut shares {
        *share /= total;
    }
    shares
}

/// How well a seat stands, in points.
fn strength(game: &TwilightImperium, seat: Seat, rounds: f32) -> f32 {
    let sheet = game.sheet(seat);
    let judge = Judge::new(game, seat);
    let aims = judge.aims();
    let mut worth = f32::from(sheet.points);
    worth += ready(aims, rounds);
    let later = (rounds - 0.5).clamp(0.2, 4.0);
    let mut income = 0.0;
    for planet in game.planets_of(seat) {
        income +=
            0.032 * f32::from(game.resources(planet)) + 0.026 * f32::from(game.influence(planet)) + 0.02;
    }
    if game.planet(Planet::MecatolRex).owner == Some(seat) {
        income += 0.12;
    }
    worth += income * later;
    let tech: f32 = Tech::ALL.into_iter().filter(|&tech| game.owns(seat, tech)).map(table::tech).sum();
    worth += tech / 1000.0 * (0.25 * later).min(0.9);
    let mut units = 0.0;
    for hex in Hex::all() {
        let fleet = game.fleet(hex, seat);
        if !fleet.is_empty() {
            for unit in Unit::ALL {
                units += f32::from(fleet.count(unit)) * table::unit(unit);
            }
        }
    }
    for planet in game.planets_of(seat) {
        let state = game.planet(planet);
        units +=
            f32::from(state.infantry) * 22.0 + f32::from(state.pds) * 60.0 + f32::from(state.docks) * 180.0;
    }
    worth += units / 1000.0 * (0.3 * later).min(0.8);
    let tokens =
        f32::from(sheet.pools[0]) + 0.8 * f32::from(sheet.pools[1]) + 0.9 * f32::from(sheet.pools[2]);
    worth += 0.1 * tokens * later.min(1.0);
    worth += (f32::from(sheet.goods) * 0.04 + f32::from(sheet.commodities) * 0.018) * later.min(1.0);
    worth += game.hand(seat).len() as f32 * 0.05 * later.min(1.0);
    if !game.holds_home(seat) {
        worth -= 0.8;
    }
    worth
}

/// What objectives promise: those that could be scored at once, and steps towards the others.
fn ready(aims: &Aims, rounds: f32) -> f32 {
    let public = f32::from(aims.ready[0]).min(rounds);
    let secret = f32::from(aims.ready[1]).min(rounds);
    let nearly = |want: &super::aims::Want| (want.gain / table::POINT).min(0.6);
    let steps: f32 = aims.traits.iter().chain(&aims.colours).map(|want| 0.12 * nearly(want)).sum::<f32>()
        + 0.2 * (nearly(&aims.upgrade) + nearly(&aims.specialty) + nearly(&aims.abroad));
    0.7 * (public + secret) + steps * 0.6
}
