//! Who is how likely to win. The weights are fitted to games of greedy and careless bots: `cargo run --release -p
//! orrery-bots --example weigh_galaxy`.

use orrery_engine::{Seat, Shares};

use super::aims::{Want, rounds_left};
use super::{Judge, table};
use crate::cards::{Planet, Unit};
use crate::state::{Phase, TwilightImperium};

/// How many things are counted in a position.
pub const FEATURES: usize = 26;

/// What each is worth, in log-odds.
const WEIGHTS: [f32; FEATURES] = [
    0.04, 0.07, 0.38, 0.30, 0.38, 0.27, -0.17, 0.76, 0.70, 1.44, 0.46, 0.01, 0.81, 0.24, 0.04, 0.23, -1.09,
    0.23, 0.10, 0.21, 1.06, 0.49, 0.53, 0.42, 1.00, -1.23,
];

/// The expected share of the win of each seat.
pub(super) fn shares(game: &TwilightImperium) -> Shares {
    let mut shares = Shares::default();
    if game.phase == Phase::Setup {
        for seat in game.alive() {
            shares[seat.index()] = 1.0 / f32::from(game.players);
        }
        return shares;
    }
    let mut total = 0.0;
    for seat in game.alive() {
        let strength: f32 =
            features(game, seat).iter().zip(WEIGHTS).map(|(value, weight)| value * weight).sum();
        let odds = strength.clamp(-40.0, 40.0).exp();
        shares[seat.index()] = odds;
        total += odds;
    }
    for share in &mut shares {
        *share /= total;
    }
    shares
}

/// What counts for a seat in a position, about 1 each.
pub fn features(game: &TwilightImperium, seat: Seat) -> [f32; FEATURES] {
    let sheet = game.sheet(seat);
    let judge = Judge::new(game, seat);
    let aims = judge.aims();
    let left = rounds_left(game);
    // How far the game has come: from 0 to about 1.
    let late = f32::from(game.round().saturating_sub(1)) / 8.0;
    let later = (left - 1.0).clamp(0.0, 5.0) / 4.0;
    let points = f32::from(sheet.points);
    let public = f32::from(aims.ready[0]).min(left);
    let secret = f32::from(aims.ready[1]).min(left);
    let (mut resources, mut influence, mut planets) = (0.0, 0.0, 0.0);
    let (mut ground, mut docks) = (0.0, 0.0);
    for planet in game.planets_of(seat) {
        let state = game.planet(planet);
        resources += f32::from(game.resources(planet)) / 10.0;
        influence += f32::from(game.influence(planet)) / 10.0;
        planets += 0.1;
        ground += f32::from(state.infantry) * 0.05 + f32::from(state.pds) * 0.15;
        docks += f32::from(state.docks) / 3.0;
    }
    let techs: f32 = game.techs(seat).map(|tech| table::tech(tech) / 1000.0).sum();
    let mut ships = 0.0;
    for hex in game.space.held(seat).iter() {
        let fleet = game.fleet(hex, seat);
        for unit in Unit::ALL {
            ships += f32::from(fleet.count(unit)) * table::unit(unit) / 1000.0;
        }
    }
    let nearly = |want: &Want| (want.gain / table::POINT).min(0.6);
    let steps: f32 = aims.traits.iter().chain(&aims.colours).map(nearly).sum::<f32>()
        + nearly(&aims.upgrade)
        + nearly(&aims.specialty)
        + nearly(&aims.abroad)
        + nearly(&aims.beside_mecatol);
    let middle = f32::from(u8::from(game.planet(Planet::MecatolRex).owner == Some(seat)));
    // Who is about to win, wins.
    let close = (points + public.min(1.0) + secret.min(1.0) + 1.0 - f32::from(game.goal())).max(0.0);
    [
        points,
        public,
        secret,
        game.secrets(seat).len() as f32 / 3.0,
        resources,
        influence,
        planets,
        middle,
        techs,
        ships,
        ground,
        f32::from(sheet.pools[0] + sheet.pools[2]) / 10.0,
        f32::from(sheet.pools[1]) / 5.0,
        f32::from(sheet.goods) / 5.0,
        f32::from(sheet.commodities) / 5.0,
        game.hand(seat).len() as f32 / 5.0,
        f32::from(u8::from(!game.holds_home(seat))),
        steps,
        docks,
        f32::from(u8::from(game.speaker == seat)),
        points * late,
        public * late,
        close,
        (resources + influence) * later,
        techs * later,
        ships * late,
    ]
}
