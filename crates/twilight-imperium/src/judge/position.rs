//! Who is how likely to win. The weights are fitted to games of greedy and careless bots: `cargo run --release -p
//! orrery-bots --example weigh -- twilight-imperium`.

use orrery_engine::{Seat, Shares};

use super::table;
use crate::cards::{Objective, Planet, ScoringPhase, Unit};
use crate::state::{Phase, TwilightImperium};

/// How many things are counted in a position.
const BASE: usize = 33;
/// Each counts differently at the beginning and at the end of a game.
pub const FEATURES: usize = 2 * BASE;

/// What each is worth, in log-odds: at the beginning, and by how much more or less that is at the end.
const WEIGHTS: [[f32; BASE]; 2] = [
    [
        0.82, 0.24, 0.38, 0.35, 0.35, 0.26, 0.34, 0.42, 0.05, -0.32, 0.50, 1.06, 0.34, 0.06, 0.62, 1.85,
        0.36, 0.95, 0.91, 1.04, 0.24, 0.17, 1.49, -0.18, 0.22, 0.28, 0.50, -0.79, 0.45, -0.04, 0.07, 0.09,
        0.23,
    ],
    [
        1.75, 0.13, 0.10, 0.11, -0.42, -0.10, -0.26, -0.29, 0.23, 0.80, -0.29, -1.07, -0.13, -0.05, 0.05,
        -1.76, -0.09, -0.85, -0.94, -1.02, -0.14, -0.16, -1.08, 0.20, 0.02, -0.45, -0.55, -0.78, -0.42, 0.59,
        0.10, 0.16, 0.27,
    ],
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
        let strength: f32 = features(game, seat)
            .iter()
            .zip(WEIGHTS.as_flattened())
            .map(|(value, weight)| value * weight)
            .sum();
        let odds = strength.clamp(-40.0, 40.0).exp();
        shares[seat.index()] = odds;
        total += odds;
    }
    for share in &mut shares {
        *share /= total;
    }
    shares
}

/// What counts for a seat in a position, about 1 each, and the same by how far the game has come.
pub fn features(game: &TwilightImperium, seat: Seat) -> [f32; FEATURES] {
    let most = game.alive().map(|seat| game.sheet(seat).points).max().unwrap_or(0);
    let late = (f32::from(most) / f32::from(game.goal())).min(1.0);
    let base = counted(game, seat);
    std::array::from_fn(|i| if i < BASE { base[i] } else { base[i - BASE] * late })
}

/// How near an objective is: met, nearly met, or far.
fn nearness(game: &TwilightImperium, seat: Seat, objective: Objective) -> [f32; 2] {
    let (has, needs) = game.progress(seat, objective.def().requirement);
    if has >= needs {
        [1.0, 0.0]
    } else if has + 1 == needs || f32::from(has) >= 0.75 * f32::from(needs) {
        [0.0, 1.0]
    } else if has + 2 == needs || f32::from(has) >= 0.5 * f32::from(needs) {
        [0.0, 0.4]
    } else {
        [0.0, 0.0]
    }
}

fn counted(game: &TwilightImperium, seat: Seat) -> [f32; BASE] {
    let sheet = game.sheet(seat);
    let points = f32::from(sheet.points);
    // Of the first and second stage, and secret ones: how many are met and how many nearly.
    let (mut met, mut near) = ([0.0_f32; 3], [0.0_f32; 3]);
    let mut at_once = 0.0_f32;
    let public = game.public_objectives().iter().copied().filter(|&own| !game.has_scored(seat, own));
    for objective in public.chain(game.secrets(seat).iter().copied()) {
        let kind = if objective.is_secret() { 2 } else { usize::from(objective.def().points) - 1 };
        if objective.def().phase == ScoringPhase::Status {
            let [is_met, is_near] = nearness(game, seat, objective);
            met[kind] += is_met;
            near[kind] += is_near;
        } else {
            at_once += 0.5;
        }
    }
    let gain = if met[1] > 0.0 { 2.0 } else { met[0].min(1.0) } + met[2].min(1.0);
    let (mut resources, mut influence, mut planets) = (0.0, 0.0, 0.0);
    let (mut ground, mut cannons, mut docks, mut specialties) = (0.0, 0.0, 0.0, 0.0);
    for planet in game.planets_of(seat) {
        let state = game.planet(planet);
        resources += f32::from(game.resources(planet)) / 10.0;
        influence += f32::from(game.influence(planet)) / 10.0;
        planets += 0.1;
        ground += f32::from(state.infantry) / 10.0;
        cannons += f32::from(state.pds) / 4.0;
        docks += f32::from(state.docks) / 3.0;
        specialties += if planet.def().specialty.is_some() { 0.3 } else { 0.0 };
    }
    let techs: f32 = game.techs(seat).map(|tech| table::tech(tech) / 1000.0).sum();
    let upgrades = game.techs(seat).filter(|tech| tech.upgrades().is_some()).count() as f32 / 3.0;
    let mut ships = 0.0;
    let mut fleets = 0.0;
    for hex in game.space.held(seat).iter() {
        let fleet = game.fleet(hex, seat);
        for unit in Unit::ALL {
            ships += f32::from(fleet.count(unit)) * table::unit(unit) / 1000.0;
        }
        fleets += 0.2;
        ground += f32::from(fleet.count(Unit::Infantry)) / 10.0;
    }
    let middle = f32::from(u8::from(game.planet(Planet::MecatolRex).owner == Some(seat)));
    let lacks = f32::from(game.goal()) - points - gain;
    [
        points / 3.0,
        met[0].min(1.0),
        met[1].min(1.0),
        met[2].min(1.0),
        (met[0] + met[1] - 1.0).clamp(0.0, 3.0),
        (met[2] - 1.0).max(0.0),
        near[0],
        near[1],
        near[2],
        at_once,
        game.secrets(seat).len() as f32 / 3.0,
        resources,
        influence,
        planets,
        middle,
        techs,
        upgrades,
        ships,
        fleets,
        ground,
        cannons,
        f32::from(sheet.pools[0]) / 5.0,
        f32::from(sheet.pools[1]) / 5.0,
        f32::from(sheet.pools[2]) / 5.0,
        f32::from(sheet.goods) / 5.0,
        f32::from(sheet.commodities) / 5.0,
        game.hand(seat).len() as f32 / 5.0,
        f32::from(u8::from(!game.holds_home(seat))),
        docks,
        f32::from(u8::from(game.speaker == seat)),
        specialties,
        // Who is about to win, wins.
        (1.0 - lacks).clamp(0.0, 2.0),
        (2.0 - lacks).clamp(0.0, 1.0),
    ]
}
