//! What a force brings to every battle, worked out once.

use super::Force;
use crate::cards::{Ability, ActionCard, Profile, Shots, Tech, Unit};

/// Where the forces fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the rulebook's words")]
pub enum Arena {
    Space,
    Ground,
}

/// When Sustain Damage is used (TI 52.0).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sustain {
    /// Before any unit is lost.
    #[default]
    Early,
    /// Only against hits that would otherwise destroy a unit that can use it.
    Late,
}

/// The order of casualties.
pub(super) const CASUALTIES: [Unit; 8] = [
    Unit::Fighter,
    Unit::Destroyer,
    Unit::Infantry,
    Unit::Cruiser,
    Unit::Carrier,
    Unit::Dreadnought,
    Unit::Flagship,
    Unit::WarSun,
];

/// A combat value that no die reaches.
const NEVER: i8 = 100;

/// What is printed for a type of unit, and what always changes it.
#[derive(Clone, Copy)]
pub(super) struct Line {
    /// The face that hits in combat, with what always counts.
    pub(super) value: i8,
    /// The same without modifiers (*Ambush*).
    pub(super) printed: i8,
    /// Dice of each unit; 0 for one for each large ship of the other side.
    pub(super) dice: u8,
    pub(super) sustains: bool,
    pub(super) direct_hit: bool,
    pub(super) fights: bool,
}

/// What a side brings to every battle.
pub(super) struct Plan {
    pub(super) force: Force,
    pub(super) arena: Arena,
    pub(super) sustain: Sustain,
    pub(super) lines: [Line; Unit::COUNT],
    pub(super) hits_per_sustain: u8,
    /// What is subtracted from space cannons that fire at it (*Antimass Deflectors*).
    pub(super) cover: i8,
    /// Its profile of flagship, if it has one.
    pub(super) flagship: Option<Profile>,
}

impl Plan {
    /// The plans of the attacker and the defender.
    pub(super) fn both(forces: [&Force; 2], arena: Arena, sustain: Sustain) -> [Self; 2] {
        [0, 1].map(|side| Self::new(forces, side, arena, sustain))
    }

    fn new(forces: [&Force; 2], side: usize, arena: Arena, sustain: Sustain) -> Self {
        let force = *forces[side];
        let other = forces[1 - side];
        let has = |ability| force.faction.is_some_and(|faction| faction.has(ability));
        let mut modifier = i8::from(has(Ability::Unrelenting)) - i8::from(has(Ability::Fragile));
        if arena == Arena::Space && side == 1 && (force.nebula || other.nebula) {
            modifier += 1;
        }
        if arena == Arena::Ground {
            modifier += i8::from(force.legion);
            let norr = force.faction.is_some_and(|faction| faction.has(Ability::Unrelenting));
            modifier -= i8::from(other.legion && norr);
        }
        let flagship =
            (force.units[Unit::Flagship as usize] > 0).then(|| force.stats(Unit::Flagship).profile);
        let boards = arena == Arena::Space
            && flagship == Some(Profile::TheAlastor)
            && force.units[Unit::Infantry as usize] > 0;
        let lands = side == 0 && flagship == Some(Profile::Matriarch);
        let lines = Unit::ALL.map(|unit| {
            let stats = force.stats(unit);
            let printed = stats.combat.map_or(NEVER, |value| value as i8);
            Line {
                value: printed - modifier,
                printed,
                dice: stats.dice,
                sustains: stats.sustain && arena == Arena::Space,
                direct_hit: !stats.no_direct_hit,
                fights: match arena {
                    Arena::Space => unit.is_ship() || (boards && unit == Unit::Infantry),
                    Arena::Ground => unit == Unit::Infantry || (lands && unit == Unit::Fighter),
                },
            }
        });
        let hits_per_sustain = if force.knows(Tech::NonEuclideanShielding) { 2 } else { 1 };
        let cover = i8::from(force.knows(Tech::AntimassDeflectors));
        Self { force, arena, sustain, lines, hits_per_sustain, cover, flagship }
    }

    pub(super) fn has(&self, ability: Ability) -> bool {
        self.force.faction.is_some_and(|faction| faction.has(ability))
    }

    pub(super) const fn line(&self, unit: Unit) -> &Line {
        &self.lines[unit as usize]
    }

    /// What is printed for an ability that rolls dice.
    pub(super) fn shots(&self, unit: Unit, volley: Volley) -> Option<Shots> {
        let stats = self.force.stats(unit);
        match volley {
            Volley::Cannon => stats.cannon,
            Volley::Defense => stats.cannon.filter(|_| unit == Unit::Pds),
            Volley::Barrage => stats.barrage,
            Volley::Bombardment => stats.bombardment,
        }
    }
}

/// Dice that are no combat roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Volley {
    /// Space cannons at ships (TI 34.2).
    Cannon,
    /// Space cannons at what has landed (TI 34.6).
    Defense,
    /// TI 19.1
    Barrage,
    /// TI 8.1
    Bombardment,
}

/// A side in the middle of a battle.
#[derive(Clone, Copy)]
pub(super) struct Side {
    pub(super) sound: [u8; Unit::COUNT],
    pub(super) damaged: [u8; Unit::COUNT],
    /// Units that used Sustain Damage in this round.
    pub(super) sustained: [u8; Unit::COUNT],
    /// Cards still in hand, one bit each.
    pub(super) cards: u64,
    /// Trade goods.
    pub(super) goods: u8,
}

impl Side {
    pub(super) const fn new(force: &Force) -> Self {
        Self {
            sound: force.units,
            damaged: [0; Unit::COUNT],
            sustained: [0; Unit::COUNT],
            cards: force.cards,
            goods: force.goods,
        }
    }

    pub(super) const fn count(&self, unit: Unit) -> u8 {
        self.sound[unit as usize] + self.damaged[unit as usize]
    }

    /// Ships that are no fighters.
    pub(super) fn large(&self) -> u8 {
        Unit::SHIPS[1..].iter().map(|&unit| self.count(unit)).sum()
    }

    pub(super) fn is_damaged(&self) -> bool {
        self.damaged != [0; Unit::COUNT]
    }

    /// All units are repaired.
    pub(super) fn repair_all(&mut self) {
        self.sound.iter_mut().zip(&mut self.damaged).for_each(|(sound, torn)| *sound += std::mem::take(torn));
    }

    pub(super) fn repair(&mut self, unit: Unit) {
        self.damaged[unit as usize] -= 1;
        self.sound[unit as usize] += 1;
    }

    /// Whether the card is in hand.
    pub(super) const fn holds(&self, card: ActionCard) -> bool {
        self.cards & (1 << card as u64) != 0
    }

    /// Plays a card, if it is in hand.
    pub(super) const fn plays(&mut self, card: ActionCard) -> bool {
        let held = self.holds(card);
        self.cards &= !(1 << card as u64);
        held
    }
}
