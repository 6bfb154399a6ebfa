//! Who is how likely to win.

use orrery_engine::{Seat, SeatSet, Shares};

use super::actions::phase;
use super::table::{PHASES, TABLE};
use super::weights::POSITION;
use crate::cards::Faction;
use crate::piles::Zone;
use crate::{Kind, Mode, StarRealms};

/// How many features describe a player's standing.
pub const FEATURES: usize = CARDS + 2 * Kind::COUNT;
pub(super) const AUTHORITY: usize = 0;
const ON_MOVE: usize = 1;
const DECK_SIZE: usize = 2;
/// How much of the weakest opponent an average turn destroys.
pub const THREAT: usize = 3;
/// Its square.
pub const THREAT_SQUARED: usize = 4;
/// One for each faction: what its allies are likely to add.
pub(super) const ALLIES: usize = 5;
/// One for each title: how many copies an average hand has; then how many are bases in play.
pub(super) const CARDS: usize = ALLIES + Faction::COUNT;
/// One for each title: how many are bases in play.
pub(super) const BASES: usize = CARDS + Kind::COUNT;

/// After how many more turns a playout is cut off.
pub(super) fn horizon(game: &StarRealms) -> u32 {
    match game.setup().mode {
        Mode::Duel | Mode::Hydra => 6,
        _ => 1 + u32::from(game.in_game().len()),
    }
}

/// Where in the game a position stands, from 0 to 8.
pub fn phase_of(game: &StarRealms, seat: Seat) -> usize {
    phase(game, seat)
}

/// Calls `add` with the number and amount of every feature of a player's standing. All of it is public.
#[inline]
pub fn each_feature(game: &StarRealms, seat: Seat, mut add: impl FnMut(usize, f32)) {
    let mut factions = [0_i32; Faction::COUNT];
    let mut ally = [0_i32; Faction::COUNT];
    let worths = &TABLE.worths[PHASES / 2];
    let mut combat = 0.0;
    let mut note = |kind: Kind, times: f32| {
        combat += TABLE.habits[kind as usize].combat * times;
        let faction = kind.def().faction as usize;
        factions[faction] += 1;
        ally[faction] += worths[kind as usize].ally;
    };
    let piles = [Zone::Deck(seat), Zone::Hand(seat), Zone::Discard(seat)].map(|zone| game.cards(zone));
    let in_play = game.cards(Zone::InPlay(seat));
    let ships = in_play.iter().filter(|card| card.kind.is_ship());
    let size = piles.iter().map(|pile| pile.len()).sum::<usize>() + ships.clone().count();
    let share = 5.0 / size.max(5) as f32;
    for card in piles.into_iter().flatten().chain(ships) {
        add(CARDS + card.kind as usize, share);
        note(card.kind, share);
    }
    for card in in_play.iter().filter(|card| card.kind.is_base()) {
        add(BASES + card.kind as usize, 1.0);
        note(card.kind, 1.0);
    }
    for faction in 1..Faction::COUNT {
        let prospect = (factions[faction] - 1).max(0) as f32 * share;
        add(ALLIES + faction, ally[faction] as f32 / 1000.0 * share * prospect.min(1.0));
    }
    let weakest = game.opponents(seat).iter().map(|other| game.authority(other)).min().unwrap_or(1);
    let threat = (combat / weakest.max(1) as f32).min(2.0);
    add(THREAT, threat);
    add(THREAT_SQUARED, threat * threat);
    add(AUTHORITY, game.authority(seat) as f32 / 10.0);
    add(DECK_SIZE, size as f32 / 10.0);
    if game.active().contains(seat) {
        add(ON_MOVE, 1.0);
    }
}

/// The expected share of the win of each seat's side.
pub(super) fn shares(game: &StarRealms) -> Shares {
    let mut shares = Shares::default();
    let mut total = 0.0;
    let mut counted = SeatSet::EMPTY;
    for seat in game.in_game().iter() {
        if counted.contains(seat) {
            continue;
        }
        let side = game.allies(seat);
        let members = side.and(game.in_game());
        counted = counted.or(members);
        // A side is as strong as its members on average; chances are in the ratio of exponentials.
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
fn strength(game: &StarRealms, seat: Seat) -> f32 {
    let weights = &POSITION[phase(game, seat)];
    let mut sum = 0.0;
    each_feature(game, seat, |feature, amount| sum += weights[feature] * amount);
    sum
}
