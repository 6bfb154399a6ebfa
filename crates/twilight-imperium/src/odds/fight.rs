//! Battles fought many times over: space cannons and space combat (TI 34, TI 35), or bombardment, landing and ground
//! combat (TI 8, TI 11, TI 41), with the dice in the order in which the game asks for them.

use orrery_engine::SplitMix64;

use super::Force;
use super::hits::Shot;
use super::plan::{Arena, CASUALTIES, Plan, Sustain, Volley};
use super::powers::Moment;
use super::side::{Round, Side};
use crate::cards::{ActionCard, Profile, Tech, Unit};

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

/// How one battle ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Who won: 0 is the attacker.
    pub winner: Option<usize>,
    /// The units of each side that are left, by type.
    pub left: [[u8; Unit::COUNT]; 2],
}

/// Fights so many battles; the seed decides all dice.
pub fn fight_many(forces: [&Force; 2], arena: Arena, sustain: Sustain, battles: u32, seed: u64) -> Tally {
    let plans = Plan::both(forces, arena, sustain);
    let mut dice = SplitMix64::new(seed);
    let mut tally = Tally { battles, ..Tally::default() };
    for _ in 0..battles {
        let ending = Battle::new(&plans, &mut dice).fight();
        if let Some(winner) = ending.winner {
            tally.won[winner] += 1;
        }
        for (all, left) in tally.left.iter_mut().flatten().zip(ending.left.into_iter().flatten()) {
            *all += u64::from(left);
        }
    }
    tally
}

/// Fights one battle with these dice.
pub fn fight_once(forces: [&Force; 2], arena: Arena, sustain: Sustain, dice: &mut SplitMix64) -> Ending {
    Battle::new(&Plan::both(forces, arena, sustain), dice).fight()
}

/// After how many rounds it is asked whether anybody can still hit (TI G64).
const PATIENCE: u32 = 16;
/// What *Bunker* subtracts from bombardment dice.
const BUNKER: i8 = 4;
/// The dice of *Experimental Battlestation* and the face that hits.
const BATTLESTATION: (u16, i8) = (3, 5);

/// One battle.
pub(super) struct Battle<'a> {
    pub(super) plans: &'a [Plan; 2],
    pub(super) sides: [Side; 2],
    pub(super) dice: &'a mut SplitMix64,
    round: u32,
    /// Whether PDS of the defender are switched off (*Disable*).
    disabled: bool,
    bunker: bool,
}

impl<'a> Battle<'a> {
    fn new(plans: &'a [Plan; 2], dice: &'a mut SplitMix64) -> Self {
        let sides = [Side::new(&plans[0]), Side::new(&plans[1])];
        Self { plans, sides, dice, round: 0, disabled: false, bunker: false }
    }

    /// To its end.
    fn fight(mut self) -> Ending {
        match self.plans[0].arena {
            Arena::Space => self.approach(),
            Arena::Ground => self.invade(),
        }
        while !self.is_over() {
            self.fight_round();
        }
        let winner = self.winner();
        if !self.in_space() {
            self.settle(winner);
        }
        Ending { winner, left: self.sides.map(|side| Unit::ALL.map(|unit| side.count(unit))) }
    }

    pub(super) const fn in_space(&self) -> bool {
        matches!(self.plans[0].arena, Arena::Space)
    }

    /// Whether a combat is being fought, not only cannons and bombs.
    pub(super) const fn is_combat(&self) -> bool {
        self.round > 0
    }

    fn is_over(&self) -> bool {
        self.sides[0].is_beaten() || self.sides[1].is_beaten()
    }

    /// Who is left (TI 35.10, TI 41.4.c); fighters alone take no planet (*Matriarch*).
    fn winner(&self) -> Option<usize> {
        match [0, 1].map(|side: usize| self.sides[side].is_beaten()) {
            [false, true] if !self.in_space() && self.sides[0].count(Unit::Infantry) == 0 => None,
            [false, true] => Some(0),
            [true, false] => Some(1),
            _ => None,
        }
    }

    /// Whether the flagship with this ability is there.
    pub(super) fn leads(&self, side: usize, flagship: Profile) -> bool {
        self.plans[side].flagship == Some(flagship) && self.sides[side].count(Unit::Flagship) > 0
    }

    // Before the rounds

    /// *Experimental Battlestation* (W7), then Space Cannon Offense, the attacker first (TI 34.2).
    fn approach(&mut self) {
        let docked = self.sides[1].count(Unit::SpaceDock) > 0;
        if docked && self.play(1, ActionCard::ExperimentalBattlestation) {
            let (dice, value) = BATTLESTATION;
            let hits = self.throw(dice, value + self.plans[0].cover);
            self.suffer(0, hits, 0, Shot::Cannon);
            self.unload(0);
        }
        for side in 0..2 {
            let other = 1 - side;
            if self.sides[other].is_beaten() || !self.can_volley(side, Volley::Cannon) {
                continue;
            }
            let laser = self.plans[side].knows(Tech::GravitonLaserSystem);
            let hits = self.volley(side, Volley::Cannon, self.plans[other].cover);
            self.suffer(other, hits, if laser { hits } else { 0 }, Shot::Cannon);
            self.unload(other);
        }
    }

    /// What found room on ships that cannons have destroyed is removed, fighters first (TI 38.3); a force that lacked room
    /// from the beginning has it elsewhere.
    fn unload(&mut self, side: usize) {
        let plan = &self.plans[side];
        let own = &mut self.sides[side];
        let mut excess =
            plan.excess(|unit| own.count(unit)).saturating_sub(plan.excess(|unit| plan.force.count(unit)));
        for unit in [Unit::Fighter, Unit::Infantry] {
            // Fighters with a move value need no room.
            if unit == Unit::Infantry || plan.line(unit).stats.movement.is_none() {
                let gone = excess.min(own.sound[unit as usize]);
                own.sound[unit as usize] -= gone;
                excess -= gone;
            }
        }
    }

    /// Whether the planet is shielded (TI 48.0, TI 48.3).
    pub(super) fn is_shielded(&self) -> bool {
        let breaks =
            |unit: Unit| self.sides[0].count(unit) > 0 && self.plans[0].line(unit).stats.breaks_shields;
        self.sides[1].count(Unit::Pds) > 0
            && self.plans[1].line(Unit::Pds).stats.shield
            && !self.disabled
            && !Unit::SHIPS.into_iter().any(breaks)
    }

    /// Whether the attacker's ships can bombard the defender.
    pub(super) fn can_bombard(&self) -> bool {
        self.plans[0].bombards
            && !self.sides[1].is_beaten()
            && !self.is_shielded()
            && self.can_volley(0, Volley::Bombardment)
    }

    pub(super) fn bombard(&mut self) {
        let penalty = if self.bunker { BUNKER } else { 0 };
        let hits = self.volley(0, Volley::Bombardment, penalty);
        self.lose_ground(1, hits);
    }

    /// Bombardment, then Space Cannon Defense (TI 11.1, TI 11.3).
    fn invade(&mut self) {
        let armed = self.sides[1].count(Unit::Pds) > 0;
        self.disabled = armed && self.play(0, ActionCard::Disable);
        self.bunker = self.play(1, ActionCard::Bunker);
        if self.can_bombard() {
            self.bombard();
        }
        if armed && !self.disabled && !self.sides[0].is_beaten() && !self.plans[0].knows(Tech::L4Disruptors) {
            let hits = self.volley(1, Volley::Defense, self.plans[0].cover);
            let left = self.dodge(0, hits);
            self.lose_ground(0, left);
        }
    }

    // Rounds

    fn fight_round(&mut self) {
        self.round += 1;
        for side in &mut self.sides {
            side.now = Round::default();
        }
        let first = self.round == 1;
        self.window(if first { Moment::Opening } else { Moment::Start });
        if first && self.in_space() && !self.is_over() {
            self.barrage();
        }
        if !self.is_over() {
            self.exchange();
        }
        if self.is_over() {
            return;
        }
        self.window(Moment::End);
        if self.round.is_multiple_of(PATIENCE) && !self.can_hit(0) && !self.can_hit(1) {
            // TI G64: the attacker gives way.
            for unit in CASUALTIES {
                if self.sides[0].fights(unit) {
                    self.sides[0].clear(unit);
                }
            }
        }
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
        let first = self.roll(0);
        // *The Crown of Thalnos* may have taken the last unit.
        if self.is_over() {
            return;
        }
        let rolled = [first, self.roll(1)];
        if self.in_space() {
            self.take_hits([rolled[1], rolled[0]]);
            for side in 0..2 {
                self.mend(side);
            }
            return;
        }
        let weave = |side: usize| {
            let answers = self.plans[side].knows(Tech::ValkyrieParticleWeave) && rolled[1 - side].0 > 0;
            rolled[side].0.saturating_add(u8::from(answers))
        };
        let hits = [weave(0), weave(1)];
        for side in 0..2 {
            self.lose_ground(side, hits[1 - side]);
        }
    }

    /// *Duranium Armor* repairs a unit that did not use Sustain Damage in this round, the most valuable one.
    fn mend(&mut self, side: usize) {
        if self.plans[side].knows(Tech::DuraniumArmor) {
            let own = &mut self.sides[side];
            let torn = |unit: &Unit| own.damaged[*unit as usize] > own.now.sustained[*unit as usize];
            if let Some(unit) = CASUALTIES.into_iter().rev().find(torn) {
                own.repair(unit);
            }
        }
    }

    /// The end of a ground combat: *Harrow* at the end of its last round too (TI 41.4.b), then *Dacxive Animators*.
    fn settle(&mut self, winner: Option<usize>) {
        if !self.is_combat() {
            return;
        }
        if !self.sides[1].is_beaten() {
            self.window(Moment::End);
        }
        if let Some(side) = winner
            && self.plans[side].knows(Tech::DacxiveAnimators)
        {
            self.sides[side].sound[Unit::Infantry as usize] += 1;
        }
    }
}
