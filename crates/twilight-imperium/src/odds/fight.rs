//! Battles fought many times over (TI 35, TI 41).

use orrery_engine::{Source, SplitMix64};

use super::Force;
use crate::cards::{Ability, ActionCard, Profile, Tech, Unit};

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
    /// After all units that cannot are lost.
    Late,
}

/// How so many battles ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// How many were fought.
    pub battles: u32,
    /// How many the attacker and the defender won; the rest are draws.
    pub won: [u32; 2],
    /// The units of each side that were left in all of them together, by type.
    pub left: [[u64; Unit::COUNT]; 2],
}

impl Tally {
    /// The share of battles that the attacker won, that were drawn, and that the defender won.
    pub fn shares(&self) -> [f64; 3] {
        let share = |n: u32| f64::from(n) / f64::from(self.battles.max(1));
        let [attacker, defender] = self.won;
        [share(attacker), share(self.battles - attacker - defender), share(defender)]
    }

    /// How many units of a type a side has left on average.
    pub fn survivors(&self, side: usize, unit: Unit) -> f64 {
        self.left[side][unit as usize] as f64 / f64::from(self.battles.max(1))
    }
}

/// The order of casualties.
const CASUALTIES: [Unit; 8] = [
    Unit::Fighter,
    Unit::Destroyer,
    Unit::Infantry,
    Unit::Cruiser,
    Unit::Carrier,
    Unit::Dreadnought,
    Unit::Flagship,
    Unit::WarSun,
];

/// Rounds after which nobody can win any more: the attacker gives way (TI G64).
const ENDLESS: u32 = 400;

/// What a side brings to every battle.
struct Plan {
    force: Force,
    arena: Arena,
    sustain: Sustain,
    /// By type: the value that hits, the dice, and whether it can sustain damage.
    units: [(i8, u8, bool); Unit::COUNT],
    modifier: i8,
    hits_per_sustain: u8,
}

/// A side in the middle of a battle.
#[derive(Clone, Copy)]
struct Side {
    sound: [u8; Unit::COUNT],
    damaged: [u8; Unit::COUNT],
    sustained: [u8; Unit::COUNT],
}

impl Plan {
    fn new(force: &Force, other: &Force, arena: Arena, sustain: Sustain) -> Self {
        let moon = other.leads(Profile::FourthMoon) && arena == Arena::Space;
        let units = Unit::ALL.map(|unit| {
            let stats = force.stats(unit);
            (stats.combat.map_or(100, |value| value as i8), stats.dice, stats.sustain && !moon)
        });
        let has = |ability| force.faction.is_some_and(|faction| faction.has(ability));
        let modifier = i8::from(has(Ability::Unrelenting)) - i8::from(has(Ability::Fragile));
        let hits_per_sustain = if force.knows(Tech::NonEuclideanShielding) { 2 } else { 1 };
        Self { force: *force, arena, sustain, units, modifier, hits_per_sustain }
    }

    /// The types that fight here.
    fn fights(&self, unit: Unit) -> bool {
        match self.arena {
            Arena::Space => unit.is_ship(),
            Arena::Ground => unit.is_ground(),
        }
    }

    fn side(&self) -> Side {
        let mut sound = self.force.units;
        for unit in Unit::ALL.into_iter().filter(|&unit| !self.fights(unit)) {
            sound[unit as usize] = 0;
        }
        Side { sound, damaged: [0; Unit::COUNT], sustained: [0; Unit::COUNT] }
    }

    /// A combat roll: hits, and how many of them spare fighters (TI 35.5).
    fn roll(&self, side: &Side, other: &Side, round: u32, dice: &mut SplitMix64) -> (u8, u8) {
        let first = round == 1;
        let morale = i8::from(first && self.force.plays(ActionCard::MoraleBoost));
        let flagship = side.count(Unit::Flagship) > 0 && self.arena == Arena::Space;
        let leads = |profile| flagship && self.force.leads(profile);
        let (led, precise, strict) =
            (leads(Profile::CmorranNorr), leads(Profile::JnsHylarim), leads(Profile::ZeroZeroOne));
        let (mut hits, mut spared) = (0_u8, 0_u8);
        for unit in CASUALTIES {
            let count = side.count(unit);
            if count == 0 {
                continue;
            }
            let (value, each, _) = self.units[unit as usize];
            let each = if each > 0 { each } else { other.large() };
            let mut add = self.modifier + morale;
            if unit == Unit::Fighter && first && self.force.plays(ActionCard::FighterPrototype) {
                add += 2;
            }
            add += i8::from(led && unit != Unit::Flagship);
            for _ in 0..u16::from(count) * u16::from(each) {
                let face = dice.below(10) as i8 + 1;
                let mut scored = u8::from(face + add >= value);
                if precise && unit == Unit::Flagship && face >= 9 {
                    scored += 2;
                }
                hits = hits.saturating_add(scored);
                if strict && matches!(unit, Unit::Flagship | Unit::Dreadnought) {
                    spared = spared.saturating_add(scored);
                }
            }
        }
        (hits, spared)
    }

    /// Anti-Fighter Barrage (TI 19.1).
    fn barrage(&self, side: &Side, dice: &mut SplitMix64) -> u8 {
        let mut hits = 0_u8;
        for unit in CASUALTIES {
            if let Some(shots) = self.force.stats(unit).barrage {
                for _ in 0..u16::from(side.count(unit)) * u16::from(shots.dice) {
                    hits = hits.saturating_add(u8::from(dice.below(10) as u8 + 1 >= shots.value));
                }
            }
        }
        hits
    }

    /// Hits are assigned (TI 35.6).
    fn suffer(&self, side: &mut Side, mut hits: u8, mut strict: u8) {
        let can_sustain = |unit: Unit| self.units[unit as usize].2;
        if self.sustain == Sustain::Late {
            for unit in CASUALTIES.into_iter().filter(|&unit| !can_sustain(unit)) {
                if !(strict > 0 && unit == Unit::Fighter && side.large() > 0) {
                    side.lose(unit, &mut hits, &mut strict);
                }
            }
        }
        for unit in CASUALTIES.into_iter().filter(|&unit| can_sustain(unit)) {
            while hits > 0 && side.sound[unit as usize] > 0 {
                side.sound[unit as usize] -= 1;
                side.damaged[unit as usize] += 1;
                side.sustained[unit as usize] += 1;
                hits = hits.saturating_sub(self.hits_per_sustain);
                strict = strict.min(hits);
            }
        }
        if strict > 0 && side.large() > 0 {
            let mut first = strict;
            for unit in CASUALTIES.into_iter().filter(|&unit| unit != Unit::Fighter) {
                let before = first;
                side.lose(unit, &mut first, &mut 0);
                hits -= before - first;
            }
        }
        for unit in CASUALTIES {
            side.lose(unit, &mut hits, &mut 0);
        }
    }
}

impl Side {
    const fn count(&self, unit: Unit) -> u8 {
        self.sound[unit as usize] + self.damaged[unit as usize]
    }

    fn is_beaten(&self) -> bool {
        CASUALTIES.into_iter().all(|unit| self.count(unit) == 0)
    }

    /// Ships that are no fighters.
    fn large(&self) -> u8 {
        Unit::SHIPS.into_iter().filter(|&unit| unit != Unit::Fighter).map(|unit| self.count(unit)).sum()
    }

    /// Units of a type are lost, undamaged ones first.
    fn lose(&mut self, unit: Unit, hits: &mut u8, strict: &mut u8) {
        for count in [&mut self.sound[unit as usize], &mut self.damaged[unit as usize]] {
            let lost = (*count).min(*hits);
            *count -= lost;
            *hits -= lost;
            if unit != Unit::Fighter {
                *strict = strict.saturating_sub(lost);
            }
        }
    }

    fn repair(&mut self, unit: Unit) {
        self.damaged[unit as usize] -= 1;
        self.sound[unit as usize] += 1;
    }
}

/// Fights so many battles; the seed decides all dice.
pub fn fight_many(forces: [&Force; 2], arena: Arena, sustain: Sustain, battles: u32, seed: u64) -> Tally {
    let plans = [0, 1].map(|side| Plan::new(forces[side], forces[1 - side], arena, sustain));
    let start = [plans[0].side(), plans[1].side()];
    let mut dice = SplitMix64::new(seed);
    let mut tally = Tally { battles, ..Tally::default() };
    for _ in 0..battles {
        let mut sides = start;
        fight(&plans, &mut sides, &mut dice);
        match [sides[0].is_beaten(), sides[1].is_beaten()] {
            [false, true] => tally.won[0] += 1,
            [true, false] => tally.won[1] += 1,
            _ => (),
        }
        for (left, side) in tally.left.iter_mut().zip(&sides) {
            for unit in CASUALTIES {
                left[unit as usize] += u64::from(side.count(unit));
            }
        }
    }
    tally
}

/// One battle to its end.
fn fight(plans: &[Plan; 2], sides: &mut [Side; 2], dice: &mut SplitMix64) {
    let space = plans[0].arena == Arena::Space;
    if space {
        open(plans, sides, dice);
    }
    for round in 1.. {
        if sides[0].is_beaten() || sides[1].is_beaten() {
            return;
        }
        if round > ENDLESS {
            // TI G64
            sides[0] =
                Side { sound: [0; Unit::COUNT], damaged: [0; Unit::COUNT], sustained: [0; Unit::COUNT] };
            return;
        }
        for (plan, side) in plans.iter().zip(&mut *sides) {
            side.sustained = [0; Unit::COUNT];
            if plan.force.leads(Profile::ArcSecundus) && side.damaged[Unit::Flagship as usize] > 0 {
                side.repair(Unit::Flagship);
            }
        }
        let mut rolled = [
            plans[0].roll(&sides[0], &sides[1], round, dice),
            plans[1].roll(&sides[1], &sides[0], round, dice),
        ];
        if !space {
            let before = [rolled[0].0, rolled[1].0];
            for side in 0..2 {
                let weave = plans[side].force.knows(Tech::ValkyrieParticleWeave);
                rolled[side].0 += u8::from(weave && before[1 - side] > 0);
            }
        }
        let flagships = [sides[0].count(Unit::Flagship), sides[1].count(Unit::Flagship)];
        for side in 0..2 {
            let (mut hits, strict) = rolled[1 - side];
            if space && round == 1 && plans[side].force.plays(ActionCard::ShieldsHolding) {
                hits = hits.saturating_sub(2);
            }
            plans[side].suffer(&mut sides[side], hits, strict.min(hits));
        }
        for side in 0..2 {
            let gone = flagships[side] > 0 && sides[side].count(Unit::Flagship) == 0;
            if space && gone && plans[side].force.leads(Profile::VanHauge) {
                for side in &mut *sides {
                    (side.sound, side.damaged) = ([0; Unit::COUNT], [0; Unit::COUNT]);
                }
            }
        }
        for (plan, side) in plans.iter().zip(&mut *sides) {
            if space && plan.force.knows(Tech::DuraniumArmor) {
                let torn = |unit: &Unit| side.damaged[*unit as usize] > side.sustained[*unit as usize];
                // The most valuable one first.
                if let Some(unit) = CASUALTIES.into_iter().rev().find(torn) {
                    side.repair(unit);
                }
            }
        }
    }
}

/// What comes before the first round: assault cannons, then barrages (TI 35.2, TI 35.3).
fn open(plans: &[Plan; 2], sides: &mut [Side; 2], dice: &mut SplitMix64) {
    let fires =
        [0, 1].map(|side: usize| plans[side].force.knows(Tech::AssaultCannon) && sides[side].large() >= 3);
    for side in 0..2 {
        if fires[1 - side] {
            let mut hits = 1;
            for unit in CASUALTIES.into_iter().filter(|&unit| unit != Unit::Fighter) {
                sides[side].lose(unit, &mut hits, &mut 0);
            }
        }
    }
    if sides[0].is_beaten() || sides[1].is_beaten() {
        return;
    }
    let barrages = [plans[0].barrage(&sides[0], dice), plans[1].barrage(&sides[1], dice)];
    for side in 0..2 {
        let mut hits = barrages[1 - side];
        sides[side].lose(Unit::Fighter, &mut hits, &mut 0);
    }
}
