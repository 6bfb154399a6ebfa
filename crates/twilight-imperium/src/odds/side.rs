//! A side in the middle of a battle.

use super::force::Hand;
use super::plan::{Plan, Types, only};
use super::powers::Powers;
use crate::cards::{Tech, Unit};

/// A side in the middle of a battle.
#[derive(Clone, Copy)]
pub(super) struct Side {
    pub(super) sound: [u8; Unit::COUNT],
    pub(super) damaged: [u8; Unit::COUNT],
    /// The types that fight.
    pub(super) fights: Types,
    pub(super) hand: Hand,
    pub(super) goods: u8,
    /// Whether a card can still be cancelled by *Instinct Training*.
    pub(super) instinct: bool,
    /// What was used up for the whole battle.
    pub(super) spent: Powers,
    /// Types of ships that were destroyed since *Courageous to the End* could last be played.
    pub(super) fallen: Types,
    /// What lasts for this round.
    pub(super) now: Round,
}

/// What lasts for a round.
#[derive(Clone, Copy, Default)]
pub(super) struct Round {
    /// What is added to all combat rolls.
    pub(super) boost: i8,
    /// What is added to those of fighters.
    pub(super) fighter_boost: i8,
    /// Whether misses are rolled again.
    pub(super) reroll: bool,
    /// Whether no combat rolls are made.
    pub(super) silenced: bool,
    /// Units that used Sustain Damage.
    pub(super) sustained: [u8; Unit::COUNT],
}

impl Side {
    pub(super) fn new(plan: &Plan) -> Self {
        Self {
            sound: plan.force.units,
            damaged: [0; Unit::COUNT],
            fights: plan.fights,
            hand: plan.force.hand,
            goods: plan.force.goods,
            instinct: plan.knows(Tech::InstinctTraining),
            spent: 0,
            fallen: 0,
            now: Round::default(),
        }
    }

    pub(super) const fn count(&self, unit: Unit) -> u8 {
        self.sound[unit as usize] + self.damaged[unit as usize]
    }

    /// Whether units of a type fight.
    pub(super) const fn fights(&self, unit: Unit) -> bool {
        self.fights & only(unit) != 0
    }

    /// Whether anything that fights is left.
    pub(super) fn is_beaten(&self) -> bool {
        !Unit::ALL.into_iter().any(|unit| self.fights(unit) && self.count(unit) > 0)
    }

    /// What fights and is no fighter.
    pub(super) fn large(&self) -> u8 {
        let large = |unit: &Unit| *unit != Unit::Fighter && self.fights(*unit);
        Unit::ALL.into_iter().filter(large).map(|unit| self.count(unit)).sum()
    }

    pub(super) fn is_damaged(&self) -> bool {
        self.damaged != [0; Unit::COUNT]
    }

    /// All units are repaired.
    pub(super) fn repair_all(&mut self) {
        self.sound.iter_mut().zip(&mut self.damaged).for_each(|(sound, torn)| *sound += std::mem::take(torn));
    }

    pub(super) const fn repair(&mut self, unit: Unit) {
        self.damaged[unit as usize] -= 1;
        self.sound[unit as usize] += 1;
    }

    /// A unit is gone.
    pub(super) const fn remove(&mut self, unit: Unit, damaged: bool) {
        if damaged {
            self.damaged[unit as usize] -= 1;
        } else {
            self.sound[unit as usize] -= 1;
        }
    }

    /// All units of a type are gone.
    pub(super) const fn clear(&mut self, unit: Unit) {
        self.sound[unit as usize] = 0;
        self.damaged[unit as usize] = 0;
    }
}
