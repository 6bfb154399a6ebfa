//! Who is how likely to win.

use orrery_engine::{Seat, SeatSet, Shares};

use super::table::power;
use crate::LAST_EVENTS;
use crate::brood::Installation;
use crate::cards::{SpecialVictory, Stage, Yield};
use crate::state::{CardZone, EventZone, StarCraft};

/// The expected share of the win of each seat's side.
pub(super) fn shares(game: &StarCraft) -> Shares {
    let mut shares = Shares::default();
    let mut total = 0.0;
    let mut counted = SeatSet::EMPTY;
    for seat in game.in_game.iter() {
        if counted.contains(seat) {
            continue;
        }
        let side: SeatSet =
            Seat::all(game.setup.players).filter(|&other| game.same_side(seat, other)).collect();
        let members = side.and(game.in_game);
        counted = counted.or(members);
        let sum: f32 = members.iter().map(|member| strength(game, member)).sum();
        let odds = (sum / f32::from(members.len())).clamp(-40.0, 40.0).exp();
        total += odds;
        for member in side.iter() {
            shares[member.index()] = odds;
        }
    }
    for share in &mut shares {
        *share /= total;
    }
    shares
}

/// How strong a player stands: the log-odds of winning, up to a constant.
fn strength(game: &StarCraft, seat: Seat) -> f32 {
    let player = &game.players[seat];
    let Some(faction) = player.faction else { return 0.0 };
    let (mut rate, mut income, mut army, mut bases, mut areas, mut conquest_areas, mut resource_areas) =
        (0, i32::from(game.permanent(seat).total()), 0, 0, 0, 0, 0);
    for area in game.areas() {
        let state = game.area(area);
        if state.card == Some(seat) {
            income += i32::from(area.amount());
        }
        if state.owner == Some(seat) {
            army += state.units.iter().map(power).sum::<i32>();
        }
        bases += i32::from(state.base == Some(seat));
        if game.is_friendly(area, seat) {
            areas += 1;
            let points = i32::from(game.points_of(area));
            rate += points;
            conquest_areas += i32::from(points > 0);
            resource_areas += i32::from(area.yields() != Yield::Conquest);
        }
    }
    let workers = i32::from(game.all_workers(seat));
    let buildings: i32 = player.buildings.iter().map(|&level| i32::from(level)).sum();
    let modules: i32 = player.modules.iter().map(|&count| i32::from(count)).sum();
    let cards = player.zone(CardZone::Hand).len() as f32;
    let bought = 21.0 - player.zone(CardZone::Technology).len() as f32;
    let mut sum = 0.06 * income.min(workers) as f32
        + 0.02 * income as f32
        + 0.018 * army as f32
        + 0.22 * bases as f32
        + 0.07 * areas as f32
        + 0.05 * workers as f32
        + 0.07 * buildings as f32
        + 0.08 * modules as f32
        + 0.03 * cards
        + 0.025 * bought;
    if game.is_brood_war() {
        sum += brood_strength(game, seat);
        rate += i32::from(game.has_installation(seat, Installation::Overmind));
    }
    if game.setup.options.conquest {
        return sum;
    }
    let goal = if raised(game, seat) { 20.0 } else { 15.0 };
    let points = f32::from(player.points) / goal;
    sum += 4.5 * points + 2.5 * points * points + 0.45 * rate as f32 * 15.0 / goal;
    let missing = match faction.def().victory {
        _ if game.is_brood_war() && !game.has_special_victory(seat) => 9,
        SpecialVictory::ResourceAreas(n) => i32::from(n) - resource_areas,
        SpecialVictory::ConquestAreas(n) => i32::from(n) - conquest_areas,
        SpecialVictory::Bases(n) => i32::from(n) - bases,
        SpecialVictory::WholePlanets(n) => i32::from(n) - whole_planets(game, seat),
        SpecialVictory::MostAreas => i32::from(!game.fulfils(seat)),
        SpecialVictory::EndOfTime => {
            let beside = game.events.len(EventZone::Beside.number());
            let left = game.events.len(EventZone::Deck.number()) as f32;
            let all = 10.0 * f32::from(game.setup.players) + 10.0;
            sum += 1.6 * (1.0 - left / all) + 0.8 * beside.min(LAST_EVENTS) as f32;
            9
        }
    };
    let near = match game.stage() {
        Stage::One => 0.25,
        Stage::Two => 0.6,
        Stage::Three => 1.0,
    };
    sum + near
        * match missing {
            ..=0 => 2.2,
            1 => 0.5,
            2 => 0.15,
            _ => 0.0,
        }
}

/// Whether Aldaris raises the points this player needs (SC 8.4.1).
fn raised(game: &StarCraft, seat: Seat) -> bool {
    game.aldaris().is_some_and(|other| !game.same_side(other, seat))
}

/// What tokens, units on cards, guards and installations add.
fn brood_strength(game: &StarCraft, seat: Seat) -> f32 {
    let brood = &game.players[seat].brood;
    let tokens: u8 = brood.tokens.iter().sum();
    let aboard: i32 = brood.aboard.iter().map(power).sum();
    let guards = game.areas().filter(|&area| game.is_guarded(seat, area)).count();
    let installations = game.installations().filter(|installed| installed.seat == seat).count();
    0.03 * f32::from(tokens)
        + 0.012 * aboard as f32
        + 0.03 * guards as f32
        + 0.15 * installations as f32
        + 0.1 * brood.in_play.count_ones() as f32
}

fn whole_planets(game: &StarCraft, seat: Seat) -> i32 {
    game.galaxy().filter(|planet| planet.area_ids().all(|area| game.is_friendly(area, seat))).count() as i32
}
