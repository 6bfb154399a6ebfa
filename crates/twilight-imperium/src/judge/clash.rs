//! How a combat is likely to end, told from how many hits each side makes in a round and takes in all.

use orrery_engine::Seat;

use super::table;
use crate::cards::{Ability, Profile, Tech, Unit};
use crate::fleet::Fleet;
use crate::state::TwilightImperium;

/// Dice of the flagship that rolls one for each large ship of the other side.
const AGAINST_MANY: f32 = 3.0;

/// What a side brings to a combat.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Might {
    /// Hits of a round, on average.
    pub(super) hits: f32,
    /// Hits that it can take.
    pub(super) body: f32,
    /// Hits of its barrage.
    pub(super) barrage: f32,
    /// How many fighters are part of it.
    pub(super) fighters: f32,
    /// What the units are worth.
    pub(super) worth: f32,
}

/// How a combat is likely to end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Odds {
    /// How likely the first side wins.
    pub(super) win: f32,
    /// Which part of its units the first side loses.
    pub(super) lost: f32,
    /// Which part the other side loses.
    pub(super) killed: f32,
}

impl Might {
    /// Adds units of a type.
    pub(super) fn add(&mut self, game: &TwilightImperium, seat: Seat, unit: Unit, sound: u8, damaged: u8) {
        let count = f32::from(sound + damaged);
        if count == 0.0 {
            return;
        }
        let stats = game.stats(seat, unit);
        let Some(value) = stats.combat else { return };
        let chance = chance(i32::from(value) - modifier(game, seat));
        let dice = if stats.dice == 0 { AGAINST_MANY } else { f32::from(stats.dice) };
        self.hits += count * dice * chance;
        self.body += count;
        if stats.sustain {
            let each = if game.knows(seat, Tech::NonEuclideanShielding) { 2.0 } else { 1.0 };
            self.body += f32::from(sound) * each;
        }
        if let Some(shots) = stats.barrage {
            self.barrage += count * f32::from(shots.dice) * (11.0 - f32::from(shots.value)) / 10.0;
        }
        if unit == Unit::Fighter {
            self.fighters += count;
        }
        self.worth += count * table::unit(unit);
    }

    /// The ships of a fleet.
    pub(super) fn of_fleet(game: &TwilightImperium, seat: Seat, fleet: &Fleet) -> Self {
        let mut might = Self::default();
        for unit in fleet.ships() {
            might.add(game, seat, unit, fleet.sound(unit), fleet.damaged(unit));
        }
        if fleet.count(Unit::Flagship) > 0 && game.has_flagship(seat, Profile::CmorranNorr) {
            might.hits += 0.1 * (might.body - 2.0).max(0.0);
        }
        might
    }

    /// So many infantry.
    pub(super) fn of_infantry(game: &TwilightImperium, seat: Seat, count: f32) -> Self {
        let stats = game.stats(seat, Unit::Infantry);
        let chance = chance(i32::from(stats.combat.unwrap_or(8)) - modifier(game, seat));
        let worth = count * table::unit(Unit::Infantry);
        Self { hits: count * chance, body: count, worth, ..Self::default() }
    }

    /// Two forces together.
    pub(super) fn join(&mut self, other: &Self) {
        self.hits += other.hits;
        self.body += other.body;
        self.barrage += other.barrage;
        self.fighters += other.fighters;
        self.worth += other.worth;
    }

    /// What is left after so many hits, the least of it gone first.
    pub(super) fn after(&self, hits: f32) -> Self {
        if self.body <= 0.0 || hits <= 0.0 {
            return *self;
        }
        let left = ((self.body - hits) / self.body).max(0.0);
        let kept = left.sqrt();
        Self {
            hits: self.hits * left.max(kept * 0.9),
            body: self.body * left,
            barrage: self.barrage * kept,
            fighters: (self.fighters - hits).max(0.0),
            worth: self.worth * kept,
        }
    }

    /// How strong it is, as a number that grows with the square of its size.
    pub(super) fn strength(&self) -> f32 {
        self.hits * self.body
    }

    /// After the other side's barrage.
    fn after_barrage(&self, other: &Self) -> Self {
        let killed = other.barrage.min(self.fighters);
        if killed <= 0.0 {
            return *self;
        }
        let body = (self.body - killed).max(0.0);
        Self { hits: (self.hits - 0.2 * killed).max(0.05), body, ..*self }
    }

    /// How a combat against another force is likely to end.
    pub(super) fn against(&self, other: &Self) -> Odds {
        let one = self.after_barrage(other);
        let two = other.after_barrage(self);
        if two.body <= 0.0 {
            return Odds { win: 1.0, lost: 0.0, killed: 1.0 };
        }
        if one.body <= 0.0 {
            return Odds { win: 0.0, lost: 1.0, killed: 0.0 };
        }
        let ratio = (one.strength() + 0.01) / (two.strength() + 0.01);
        let steep = 0.6 + 0.7 * one.body.min(two.body).sqrt();
        let win = 1.0 / (1.0 + ratio.powf(-steep));
        let left = |ratio: f32| if ratio > 1.0 { (1.0 - 1.0 / ratio).sqrt() } else { 0.0 };
        let lost = (1.0 - win * left(ratio).max(0.25)).clamp(0.0, 1.0);
        let killed = (1.0 - (1.0 - win) * left(1.0 / ratio).max(0.25)).clamp(0.0, 1.0);
        Odds { win, lost, killed }
    }
}

/// How likely a die hits.
fn chance(value: i32) -> f32 {
    (11 - value).clamp(0, 10) as f32 / 10.0
}

/// What a faction adds to all combat rolls.
fn modifier(game: &TwilightImperium, seat: Seat) -> i32 {
    i32::from(game.has_ability(seat, Ability::Unrelenting))
        - i32::from(game.has_ability(seat, Ability::Fragile))
}
