//! Dice: combat rolls with all that changes them, and those of unit abilities.

use orrery_engine::Source;

use super::fight::Battle;
use super::plan::{CASUALTIES, Volley};
use crate::cards::{ActionCard, Agenda, Profile, Tech, Unit};

/// The worst face that *The Crown of Thalnos* is used for: it hits at least every second time.
const EVEN: i8 = 6;
/// The lowest natural face of a *J.N.S. Hylarim* that makes two hits more.
const HYLARIM: i8 = 9;

/// A combat roll.
#[derive(Default)]
struct Throw {
    hits: u8,
    /// How many of them go to large ships first.
    strict: u8,
    /// Dice that missed, by type of unit.
    missed: [u8; Unit::COUNT],
    /// Those of them that missed by one.
    near: [u8; Unit::COUNT],
}

impl Battle<'_> {
    /// How many of so many dice show the face or a higher one.
    pub(super) fn throw(&mut self, count: u16, face: i8) -> u8 {
        let mut hits = 0_u8;
        for _ in 0..count {
            hits = hits.saturating_add(u8::from(self.dice.below(10) as i8 + 1 >= face));
        }
        hits
    }

    /// The dice of all units with an ability; *Plasma Scoring* adds one to the best of them.
    pub(super) fn volley(&mut self, side: usize, volley: Volley, penalty: i8) -> u8 {
        let plan = &self.plans[side];
        let mut shots = Unit::ALL.map(|unit| {
            let count = self.sides[side].count(unit);
            plan.shots(unit, volley)
                .filter(|_| count > 0)
                .map(|shots| (count.saturating_mul(shots.dice), shots.value))
        });
        if volley != Volley::Barrage
            && plan.knows(Tech::PlasmaScoring)
            && let Some((dice, _)) = shots.iter_mut().flatten().min_by_key(|(_, value)| *value)
        {
            *dice += 1;
        }
        let mut hits = 0_u8;
        for (dice, value) in shots.into_iter().flatten() {
            hits = hits.saturating_add(self.throw(u16::from(dice), value as i8 + penalty));
        }
        hits
    }

    pub(super) fn can_volley(&self, side: usize, volley: Volley) -> bool {
        Unit::ALL
            .into_iter()
            .any(|unit| self.sides[side].count(unit) > 0 && self.plans[side].shots(unit, volley).is_some())
    }

    /// The face with which a unit hits in this round.
    fn needs(&self, side: usize, unit: Unit) -> i8 {
        let now = &self.sides[side].now;
        let mut value = self.plans[side].line(unit).value - now.boost;
        if unit == Unit::Fighter {
            value -= now.fighter_boost;
        }
        if self.in_space() && unit != Unit::Flagship && self.leads(side, Profile::CmorranNorr) {
            value -= 1;
        }
        value
    }

    /// How many dice the units of a type roll (TI 35.5, TI 41.1).
    fn dice_of(&self, side: usize, unit: Unit) -> u8 {
        let own = &self.sides[side];
        if !own.fights(unit) || own.count(unit) == 0 {
            return 0;
        }
        let printed = self.plans[side].line(unit).stats.dice;
        let each = if printed > 0 { printed } else { self.sides[1 - side].large() };
        own.count(unit).saturating_mul(each)
    }

    pub(super) fn can_hit(&self, side: usize) -> bool {
        CASUALTIES.into_iter().any(|unit| self.dice_of(side, unit) > 0 && self.needs(side, unit) <= 10)
    }

    /// A combat roll: hits, and how many of them go to large ships first (TI 35.5). Whoever may roll dice again does so
    /// with all that missed (TI 44.0).
    pub(super) fn roll(&mut self, side: usize) -> (u8, u8) {
        if self.sides[side].now.silenced {
            return (0, 0);
        }
        let mut throw = Throw { missed: Unit::ALL.map(|unit| self.dice_of(side, unit)), ..Throw::default() };
        self.cast(side, &mut throw);
        if self.sides[side].now.reroll {
            self.cast(side, &mut throw);
        }
        if !self.in_space() && throw.missed != [0; Unit::COUNT] && self.play(side, ActionCard::FireTeam) {
            self.cast(side, &mut throw);
        }
        if self.plans[side].force.has_law(Agenda::TheCrownOfThalnos) {
            self.risk(side, &mut throw);
        }
        if self.in_space() && self.leads(side, Profile::WrathOfKenara) {
            let near: u8 = throw.near.iter().sum();
            let raised = near.min(self.sides[side].goods);
            self.sides[side].goods -= raised;
            throw.hits = throw.hits.saturating_add(raised);
        }
        (throw.hits, throw.strict)
    }

    /// Rolls the dice that missed so far.
    fn cast(&mut self, side: usize, throw: &mut Throw) {
        let strict = self.in_space() && self.leads(side, Profile::ZeroZeroOne);
        let precise = self.plans[side].flagship == Some(Profile::JnsHylarim);
        for unit in Unit::ALL {
            let count = std::mem::take(&mut throw.missed[unit as usize]);
            throw.near[unit as usize] = 0;
            if count == 0 {
                continue;
            }
            let needed = self.needs(side, unit);
            let before = throw.hits;
            for _ in 0..count {
                let face = self.dice.below(10) as i8 + 1;
                if face < needed {
                    throw.missed[unit as usize] += 1;
                    throw.near[unit as usize] += u8::from(face + 1 == needed && face < 10);
                } else {
                    let natural = precise && unit == Unit::Flagship && face >= HYLARIM;
                    throw.hits = throw.hits.saturating_add(if natural { 3 } else { 1 });
                }
            }
            if strict && matches!(unit, Unit::Flagship | Unit::Dreadnought) {
                throw.strict = throw.strict.saturating_add(throw.hits - before);
            }
        }
    }

    /// *The Crown of Thalnos*: dice that missed are rolled again, and a unit none of whose dice hits is lost (TI G146).
    /// It is used where the chances are even at least, and never for the flagship.
    fn risk(&mut self, side: usize, throw: &mut Throw) {
        for unit in Unit::ALL {
            let needed = self.needs(side, unit);
            if throw.missed[unit as usize] == 0 || unit == Unit::Flagship || needed > EVEN {
                continue;
            }
            let mut left = std::mem::take(&mut throw.missed[unit as usize]);
            throw.near[unit as usize] = 0;
            let each = self.plans[side].line(unit).stats.dice.max(1);
            let mut lost = 0;
            while left > 0 {
                let own = left.min(each);
                left -= own;
                let mut hits = 0;
                for _ in 0..own {
                    let face = self.dice.below(10) as i8 + 1;
                    hits += u8::from(face >= needed);
                    throw.near[unit as usize] += u8::from(face + 1 == needed);
                }
                throw.hits = throw.hits.saturating_add(hits);
                lost += u8::from(hits == 0);
            }
            let lost = lost.min(self.sides[side].count(unit));
            let damaged = lost.min(self.sides[side].damaged[unit as usize]);
            for (torn, count) in [(true, damaged), (false, lost - damaged)] {
                for _ in 0..count {
                    self.lose(side, unit, torn);
                }
                self.answer_losses(side);
            }
        }
    }
}
