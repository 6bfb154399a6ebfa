//! Battles fought many times over: space cannons and space combat (TI 34, TI 35), or bombardment, landing and ground
//! combat (TI 8, TI 11, TI 41), with the dice in the order in which the game asks for them.

use orrery_engine::{Source, SplitMix64};

use super::Force;
use super::plan::{Arena, CASUALTIES, Plan, Side, Sustain, Volley};
use crate::cards::{Ability, ActionCard, Profile, Tech, Unit};

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

/// Fights so many battles; the seed decides all dice.
pub fn fight_many(forces: [&Force; 2], arena: Arena, sustain: Sustain, battles: u32, seed: u64) -> Tally {
    let plans = Plan::both(forces, arena, sustain);
    let mut dice = SplitMix64::new(seed);
    let mut tally = Tally { battles, ..Tally::default() };
    for _ in 0..battles {
        let mut battle = Battle::new(&plans, &mut dice);
        battle.fight();
        match [battle.is_beaten(0), battle.is_beaten(1)] {
            [false, true] => tally.won[0] += 1,
            [true, false] => tally.won[1] += 1,
            _ => (),
        }
        for (left, side) in tally.left.iter_mut().zip(&battle.sides) {
            for unit in CASUALTIES {
                left[unit as usize] += u64::from(side.count(unit));
            }
        }
    }
    tally
}

/// Fights one battle with these dice; the units of each side that are left, by type.
pub fn fight_once(
    forces: [&Force; 2],
    arena: Arena,
    sustain: Sustain,
    dice: &mut SplitMix64,
) -> [[u8; Unit::COUNT]; 2] {
    let plans = Plan::both(forces, arena, sustain);
    let mut battle = Battle::new(&plans, dice);
    battle.fight();
    battle.sides.map(|side| Unit::ALL.map(|unit| side.count(unit)))
}

/// After how many rounds it is asked whether anybody can still hit (TI G64).
const PATIENCE: u32 = 16;
/// Trade goods that *Munitions Reserves* cost.
const MUNITIONS: u8 = 2;
/// Large ships that make the *Assault Cannon* fire.
const CANNON_FLEET: u8 = 3;

/// What produced hits before the first combat roll.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shot {
    Ambush,
    Barrage,
    Cannon,
}

/// So many hits are cancelled.
fn cancel(pending: &mut (u8, u8), count: u8) {
    pending.0 = pending.0.saturating_sub(count);
    pending.1 = pending.1.min(pending.0);
}

/// One battle.
struct Battle<'a> {
    plans: &'a [Plan; 2],
    sides: [Side; 2],
    dice: &'a mut SplitMix64,
    round: u32,
    /// What is added to all combat rolls, and to those of fighters, in this round.
    boost: [i8; 2],
    fighter_boost: [i8; 2],
    /// Whether a side rolls its misses again in this round.
    reroll: [bool; 2],
    /// Whether a side makes no combat rolls in this round.
    silenced: [bool; 2],
    /// Whether structures of the defender are switched off (*Disable*).
    disabled: bool,
    bunker: bool,
}

impl<'a> Battle<'a> {
    fn new(plans: &'a [Plan; 2], dice: &'a mut SplitMix64) -> Self {
        Self {
            plans,
            sides: [Side::new(&plans[0].force), Side::new(&plans[1].force)],
            dice,
            round: 0,
            boost: [0; 2],
            fighter_boost: [0; 2],
            reroll: [false; 2],
            silenced: [false; 2],
            disabled: false,
            bunker: false,
        }
    }

    /// To its end.
    fn fight(&mut self) {
        match self.plans[0].arena {
            Arena::Space => self.fire_cannons(),
            Arena::Ground => self.invade(),
        }
        while !self.is_over() {
            self.round += 1;
            self.begin_round();
            if self.is_over() {
                return;
            }
            self.exchange();
            if self.is_over() {
                return;
            }
            self.end_round();
            if self.round.is_multiple_of(PATIENCE) && !self.can_hit(0) && !self.can_hit(1) {
                // TI G64: the attacker gives way.
                for unit in CASUALTIES.into_iter().filter(|&unit| self.plans[0].line(unit).fights) {
                    (self.sides[0].sound[unit as usize], self.sides[0].damaged[unit as usize]) = (0, 0);
                }
                return;
            }
        }
    }

    const fn in_space(&self) -> bool {
        matches!(self.plans[0].arena, Arena::Space)
    }

    /// Whether a side has nothing left to fight with (TI 35.9, TI 41.4).
    fn is_beaten(&self, side: usize) -> bool {
        let counts = |unit: Unit| self.sides[side].count(unit) > 0;
        if self.in_space() {
            !Unit::SHIPS.into_iter().any(counts)
        } else {
            !CASUALTIES.into_iter().any(|unit| self.plans[side].line(unit).fights && counts(unit))
        }
    }

    fn is_over(&self) -> bool {
        self.is_beaten(0) || self.is_beaten(1)
    }

    /// Whether the flagship with this ability is there.
    fn leads(&self, side: usize, flagship: Profile) -> bool {
        self.plans[side].flagship == Some(flagship) && self.sides[side].count(Unit::Flagship) > 0
    }

    // Dice

    /// How many of so many dice show the face or a higher one.
    fn throw(&mut self, count: u16, face: i8) -> u8 {
        let mut hits = 0_u8;
        for _ in 0..count {
            hits = hits.saturating_add(u8::from(self.dice.below(10) as i8 + 1 >= face));
        }
        hits
    }

    /// The dice of all units with an ability; *Plasma Scoring* adds one to the best of them.
    fn volley(&mut self, side: usize, volley: Volley, penalty: i8) -> u8 {
        let plan = &self.plans[side];
        let mut shots = Unit::ALL.map(|unit| {
            let count = self.sides[side].count(unit);
            plan.shots(unit, volley)
                .filter(|_| count > 0)
                .map(|shots| (count.saturating_mul(shots.dice), shots.value))
        });
        if volley != Volley::Barrage
            && plan.force.knows(Tech::PlasmaScoring)
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

    fn can_volley(&self, side: usize, volley: Volley) -> bool {
        Unit::ALL
            .into_iter()
            .any(|unit| self.sides[side].count(unit) > 0 && self.plans[side].shots(unit, volley).is_some())
    }

    /// The face with which a unit hits in this round.
    fn needs(&self, side: usize, unit: Unit) -> i8 {
        let mut value = self.plans[side].line(unit).value - self.boost[side];
        if unit == Unit::Fighter {
            value -= self.fighter_boost[side];
        }
        if self.in_space() && unit != Unit::Flagship && self.leads(side, Profile::CmorranNorr) {
            value -= 1;
        }
        value
    }

    /// How many dice the units of a type roll (TI 35.5, TI 41.1).
    fn dice_of(&self, side: usize, unit: Unit) -> u16 {
        let line = self.plans[side].line(unit);
        if !line.fights {
            return 0;
        }
        let each = if line.dice > 0 { line.dice } else { self.sides[1 - side].large() };
        u16::from(self.sides[side].count(unit)) * u16::from(each)
    }

    fn can_hit(&self, side: usize) -> bool {
        CASUALTIES.into_iter().any(|unit| self.dice_of(side, unit) > 0 && self.needs(side, unit) <= 10)
    }

    /// A combat roll: hits, and how many of them go to large ships first (TI 35.5).
    fn roll(&mut self, side: usize) -> (u8, u8) {
        if self.silenced[side] {
            return (0, 0);
        }
        let space = self.in_space();
        let strict = space && self.leads(side, Profile::ZeroZeroOne);
        let precise = self.plans[side].flagship == Some(Profile::JnsHylarim);
        let (mut hits, mut spared) = (0_u8, 0_u8);
        let mut left = Unit::ALL.map(|unit| self.dice_of(side, unit));
        let mut again = self.reroll[side];
        loop {
            let mut missed = [0; Unit::COUNT];
            for unit in Unit::ALL {
                let needed = self.needs(side, unit);
                for _ in 0..left[unit as usize] {
                    let face = self.dice.below(10) as i8 + 1;
                    if face < needed {
                        missed[unit as usize] += 1;
                        continue;
                    }
                    let scored = if precise && unit == Unit::Flagship && face >= 9 { 3 } else { 1 };
                    hits = hits.saturating_add(scored);
                    if strict && matches!(unit, Unit::Flagship | Unit::Dreadnought) {
                        spared = spared.saturating_add(scored);
                    }
                }
            }
            if !again && (space || !self.sides[side].plays(ActionCard::FireTeam)) {
                return (hits, spared);
            }
            again = false;
            left = missed;
        }
    }

    // Before the rounds

    /// Space Cannon Offense: the attacker fires first (TI 34.2).
    fn fire_cannons(&mut self) {
        for side in 0..2 {
            let other = 1 - side;
            if self.is_beaten(other) || !self.can_volley(side, Volley::Cannon) {
                continue;
            }
            let laser = self.plans[side].force.knows(Tech::GravitonLaserSystem);
            let hits = self.volley(side, Volley::Cannon, self.plans[other].cover);
            self.suffer(other, hits, if laser { hits } else { 0 }, Shot::Cannon);
        }
    }

    /// Whether the planet is shielded (TI 48.0, TI 48.3).
    fn is_shielded(&self) -> bool {
        let breaks =
            |unit: Unit| self.sides[0].count(unit) > 0 && self.plans[0].force.stats(unit).breaks_shields;
        self.sides[1].count(Unit::Pds) > 0
            && self.plans[1].force.stats(Unit::Pds).shield
            && !self.disabled
            && !Unit::SHIPS.into_iter().any(breaks)
    }

    fn bombard(&mut self) {
        if self.is_beaten(1) || self.is_shielded() || !self.can_volley(0, Volley::Bombardment) {
            return;
        }
        let penalty = if self.bunker { 4 } else { 0 };
        let hits = self.volley(0, Volley::Bombardment, penalty);
        self.lose_ground(1, hits);
    }

    /// Bombardment, then Space Cannon Defense (TI 11.1, TI 11.3).
    fn invade(&mut self) {
        self.disabled = self.sides[1].count(Unit::Pds) > 0 && self.sides[0].plays(ActionCard::Disable);
        self.bunker = self.sides[1].plays(ActionCard::Bunker);
        self.bombard();
        let fires = self.sides[1].count(Unit::Pds) > 0
            && !self.disabled
            && !self.is_beaten(0)
            && !self.plans[0].force.knows(Tech::L4Disruptors);
        if fires {
            let mut hits = self.volley(1, Volley::Defense, self.plans[0].cover);
            if hits > 0 && self.sides[0].plays(ActionCard::ManeuveringJets) {
                hits -= 1;
            }
            self.lose_ground(0, hits);
        }
    }

    // Rounds

    fn begin_round(&mut self) {
        (self.boost, self.fighter_boost) = ([0; 2], [0; 2]);
        (self.reroll, self.silenced) = ([false; 2], [false; 2]);
        for side in &mut self.sides {
            side.sustained = [0; Unit::COUNT];
        }
        let first = self.round == 1;
        if self.in_space() {
            for side in 0..2 {
                if self.leads(side, Profile::ArcSecundus)
                    && self.sides[side].damaged[Unit::Flagship as usize] > 0
                {
                    self.sides[side].repair(Unit::Flagship);
                }
            }
            if first {
                self.assault();
            }
        }
        for side in 0..2 {
            self.boost[side] += i8::from(self.sides[side].plays(ActionCard::MoraleBoost));
            if !self.in_space() {
                continue;
            }
            if self.sides[side].count(Unit::Fighter) > 0
                && first
                && self.sides[side].plays(ActionCard::FighterPrototype)
            {
                self.fighter_boost[side] += 2;
            }
            self.emergency(side);
            if self.plans[side].has(Ability::MunitionsReserves) && self.sides[side].goods >= MUNITIONS {
                self.sides[side].goods -= MUNITIONS;
                self.reroll[side] = true;
            }
            if first && self.plans[side].has(Ability::Ambush) {
                self.ambush(side);
            }
        }
        if first && self.in_space() && !self.is_over() {
            self.barrage();
        }
        if first
            && !self.in_space()
            && self.plans[1].force.knows(Tech::MagenDefenseGrid)
            && self.is_shielded()
        {
            self.silenced[0] = true;
        }
    }

    /// *Assault Cannon*: the other side loses a ship that is no fighter; the attacker's fires first.
    fn assault(&mut self) {
        for side in 0..2 {
            let other = 1 - side;
            let fires = self.plans[side].force.knows(Tech::AssaultCannon);
            if fires
                && self.sides[side].large() >= CANNON_FLEET
                && let Some((unit, damaged)) =
                    self.casualty(other, |unit| unit != Unit::Fighter && unit.is_ship())
            {
                self.lose(other, unit, damaged);
            }
        }
    }

    /// *Ambush*: two cruisers or destroyers fire, cruisers first.
    fn ambush(&mut self, side: usize) {
        let cruisers = self.sides[side].count(Unit::Cruiser).min(2);
        let destroyers = self.sides[side].count(Unit::Destroyer).min(2 - cruisers);
        let mut hits = 0;
        for (unit, count) in [(Unit::Destroyer, destroyers), (Unit::Cruiser, cruisers)] {
            hits += self.throw(u16::from(count), self.plans[side].line(unit).printed);
        }
        self.suffer(1 - side, hits, 0, Shot::Ambush);
    }

    /// Anti-Fighter Barrages: both roll before fighters are lost (TI 19.2.2).
    fn barrage(&mut self) {
        let rolled = [0, 1].map(|side: usize| {
            let wanted =
                self.sides[1 - side].count(Unit::Fighter) > 0 && self.can_volley(side, Volley::Barrage);
            if wanted { self.volley(side, Volley::Barrage, 0) } else { 0 }
        });
        for side in 0..2 {
            let hits = rolled[1 - side].min(self.sides[side].count(Unit::Fighter));
            self.suffer(side, hits, 0, Shot::Barrage);
        }
    }

    /// Both sides roll, then hits are assigned, those of the attacker's units first (TI 35.5, TI 35.6).
    fn exchange(&mut self) {
        let mut rolled = [self.roll(0), self.roll(1)];
        if self.in_space() {
            let mut pending = [rolled[1], rolled[0]];
            // Both cancel hits, one ability at a time (TI G54), before units are lost.
            let (mut side, mut passes) = (0, 0);
            while passes < 2 {
                passes = if self.brace(side, &mut pending[side]) { 0 } else { passes + 1 };
                side = 1 - side;
            }
            for (side, (hits, strict)) in pending.into_iter().enumerate() {
                self.assign(side, hits, strict);
            }
            for side in 0..2 {
                self.mend(side);
            }
        } else {
            let before = [rolled[0].0, rolled[1].0];
            for side in 0..2 {
                let weave = self.plans[side].force.knows(Tech::ValkyrieParticleWeave);
                rolled[side].0 += u8::from(weave && before[1 - side] > 0);
            }
            for side in 0..2 {
                self.lose_ground(side, rolled[1 - side].0);
            }
        }
    }

    /// *Duranium Armor* repairs a unit that did not use Sustain Damage in this round, the most valuable one.
    fn mend(&mut self, side: usize) {
        if self.plans[side].force.knows(Tech::DuraniumArmor) {
            let own = &mut self.sides[side];
            let torn = |unit: &Unit| own.damaged[*unit as usize] > own.sustained[*unit as usize];
            if let Some(unit) = CASUALTIES.into_iter().rev().find(torn) {
                own.repair(unit);
            }
        }
    }

    fn end_round(&mut self) {
        for side in 0..2 {
            if self.in_space() {
                self.emergency(side);
            }
        }
        if !self.in_space() && self.plans[0].has(Ability::Harrow) {
            self.bombard();
        }
    }

    fn emergency(&mut self, side: usize) {
        if self.sides[side].is_damaged() && self.sides[side].plays(ActionCard::EmergencyRepairs) {
            self.sides[side].repair_all();
        }
    }

    // Hits

    /// Hits on ships outside a combat roll are cancelled, sustained, or destroy units.
    fn suffer(&mut self, side: usize, hits: u8, strict: u8, shot: Shot) {
        let mut pending = (hits, strict);
        match shot {
            Shot::Cannon => {
                if hits > 0 && !self.is_beaten(side) && self.sides[side].plays(ActionCard::ManeuveringJets) {
                    cancel(&mut pending, 1);
                }
                while self.sustain(side, &mut pending) {}
            }
            Shot::Ambush => while self.brace(side, &mut pending) {},
            Shot::Barrage => {
                if hits > 0 && self.sides[side].plays(ActionCard::ShieldsHolding) {
                    cancel(&mut pending, 2);
                }
                for _ in 0..pending.0.min(self.sides[side].count(Unit::Fighter)) {
                    self.lose(side, Unit::Fighter, false);
                }
                return;
            }
        }
        self.assign(side, pending.0, pending.1);
    }

    /// One ability that cancels hits of a combat is used (W16); whether there was one.
    fn brace(&mut self, side: usize, pending: &mut (u8, u8)) -> bool {
        if pending.0 > 0 && !self.is_beaten(side) && self.sides[side].plays(ActionCard::ShieldsHolding) {
            cancel(pending, 2);
            return true;
        }
        self.sustain(side, pending)
    }

    /// A unit uses Sustain Damage (TI 52.0); whether there was one.
    fn sustain(&mut self, side: usize, pending: &mut (u8, u8)) -> bool {
        let (hits, strict) = *pending;
        let late = self.plans[side].sustain == Sustain::Late;
        if hits == 0 || late && hits <= self.fodder(side, hits, strict) {
            return false;
        }
        let able = |unit: &Unit| self.sides[side].sound[*unit as usize] > 0 && self.sustains(side, *unit);
        let Some(unit) = CASUALTIES.into_iter().find(able) else { return false };
        let own = &mut self.sides[side];
        own.sound[unit as usize] -= 1;
        own.damaged[unit as usize] += 1;
        own.sustained[unit as usize] += 1;
        cancel(pending, self.plans[side].hits_per_sustain);
        if self.plans[side].line(unit).direct_hit && self.sides[1 - side].plays(ActionCard::DirectHit) {
            self.lose(side, unit, true);
        }
        true
    }

    /// Hits destroy units (TI 35.6).
    fn assign(&mut self, side: usize, mut hits: u8, mut strict: u8) {
        let late = self.plans[side].sustain == Sustain::Late;
        while hits > 0 {
            let spares = strict > 0 && self.sides[side].large() > 0;
            let fits = |unit: Unit| self.plans[side].line(unit).fights && !(spares && unit == Unit::Fighter);
            let mean = |unit: Unit| fits(unit) && !self.sustains(side, unit);
            let chosen = if late { self.casualty(side, mean) } else { None };
            let Some((unit, damaged)) = chosen.or_else(|| self.casualty(side, fits)) else { return };
            self.lose(side, unit, damaged);
            hits -= 1;
            strict = strict.saturating_sub(u8::from(unit != Unit::Fighter)).min(hits);
        }
    }

    /// Whether units of a type can use Sustain Damage now: not against the *Fourth Moon*.
    fn sustains(&self, side: usize, unit: Unit) -> bool {
        self.plans[side].line(unit).sustains && !self.leads(1 - side, Profile::FourthMoon)
    }

    /// How many of the hits units can take that cannot use Sustain Damage.
    fn fodder(&self, side: usize, hits: u8, strict: u8) -> u8 {
        let own = &self.sides[side];
        let plain = |unit: &&Unit| self.plans[side].line(**unit).fights && !self.sustains(side, **unit);
        let large: u8 = CASUALTIES[1..].iter().filter(plain).map(|&unit| own.count(unit)).sum();
        let strict = if own.large() > 0 { strict } else { 0 };
        large.saturating_add(own.count(Unit::Fighter).min(hits - strict))
    }

    /// The next casualty among the types that fit, undamaged ones first.
    fn casualty(&self, side: usize, fits: impl Fn(Unit) -> bool) -> Option<(Unit, bool)> {
        let own = &self.sides[side];
        let unit = CASUALTIES.into_iter().find(|&unit| own.count(unit) > 0 && fits(unit))?;
        Some((unit, own.sound[unit as usize] == 0))
    }

    /// A unit is lost; the *Van Hauge* takes all ships along.
    fn lose(&mut self, side: usize, unit: Unit, damaged: bool) {
        let own = &mut self.sides[side];
        *(if damaged { &mut own.damaged } else { &mut own.sound }).get_mut(unit as usize).expect("a type") -=
            1;
        if unit == Unit::Flagship && self.plans[side].flagship == Some(Profile::VanHauge) {
            for unit in Unit::SHIPS {
                for own in &mut self.sides {
                    (own.sound[unit as usize], own.damaged[unit as usize]) = (0, 0);
                }
            }
        }
    }

    /// Hits on ground forces; fighters that landed go first.
    fn lose_ground(&mut self, side: usize, hits: u8) {
        for _ in 0..hits {
            let fits = |unit: Unit| self.plans[side].line(unit).fights;
            let Some((unit, _)) = self.casualty(side, fits) else { return };
            self.sides[side].sound[unit as usize] -= 1;
        }
    }
}
