//! How a battle is likely to end, at a glance: from units and the sizes of hands, which are public.

use super::table::{average, power};
use crate::cards::Unit;
use crate::squad::Squad;

/// How much a difference of attack and health matters: the wider, the more the cards decide.
const SPREAD: f32 = 1.1;
/// The chance of destroying something although the enemy in front cannot be attacked.
const BY_CHANCE: f32 = 0.1;

/// How a battle is likely to end.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub(super) struct Clash {
    /// The chance that the attacker takes the area.
    pub(super) win: f32,
    /// Power the attacker is likely to lose.
    pub(super) lost: f32,
    /// Power the defender is likely to lose.
    pub(super) killed: f32,
}

/// What helps the sides besides their units, in points of attack and health of each skirmish.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub(super) struct Edge {
    /// Added to the attack of the attacker.
    pub(super) attack: f32,
    /// Added to the health of the defender.
    pub(super) defense: f32,
}

/// Units sorted by power, the strongest first, without allocation.
#[derive(Clone, Copy)]
struct Line {
    units: [Unit; Squad::MOST],
    fighters: usize,
    /// The support values of assist units do not count.
    len: usize,
}

impl Line {
    fn of(squad: Squad) -> Self {
        let mut line = Self { units: [Unit::Marine; Squad::MOST], fighters: 0, len: 0 };
        for unit in squad.iter() {
            line.len += 1;
            if unit.def().assist {
                continue;
            }
            let mut at = line.fighters;
            while at > 0 && power(line.units[at - 1]) < power(unit) {
                line.units[at] = line.units[at - 1];
                at -= 1;
            }
            line.units[at] = unit;
            line.fighters += 1;
        }
        line
    }

    /// Support of those not in the front line, for each skirmish.
    fn support(&self, skirmishes: usize) -> f32 {
        let sum: u8 = self.units[skirmishes..self.fighters].iter().map(|unit| unit.def().support).sum();
        f32::from(sum) / skirmishes as f32
    }
}

/// The chance that so much more attack than health destroys.
pub(super) fn sufficient(difference: f32) -> f32 {
    1.0 / (1.0 + (-(difference + 0.5) / SPREAD).exp())
}

/// How a battle between these units is likely to end.
pub(super) fn clash(attackers: Squad, defenders: Squad, edge: Edge) -> Clash {
    let (own, enemy) = (Line::of(attackers), Line::of(defenders));
    if own.fighters == 0 || enemy.len == 0 {
        return Clash { win: if own.len > 0 && enemy.len == 0 { 1.0 } else { 0.0 }, ..Clash::default() };
    }
    if enemy.fighters == 0 {
        return Clash { win: 0.85, lost: 2.0, killed: 3.0 };
    }
    let skirmishes = own.fighters.min(enemy.fighters);
    let (own_support, enemy_support) = (own.support(skirmishes), enemy.support(skirmishes));
    let mut clash = Clash { win: 1.0, ..Clash::default() };
    let mut all_die = if own.fighters > skirmishes { 0.0 } else { 1.0 };
    for n in 0..skirmishes {
        let (attacker, defender) = (own.units[n], enemy.units[n]);
        let (ours, theirs) = (average(attacker), average(defender));
        let mut kills = sufficient(ours.attack + own_support + edge.attack - theirs.health - edge.defense);
        if !attacker.can_attack(defender) {
            kills *= BY_CHANCE;
        }
        let mut dies = sufficient(theirs.attack + enemy_support - ours.health - edge.attack / 2.0);
        if !defender.can_attack(attacker) {
            dies *= BY_CHANCE;
        }
        clash.win *= kills;
        all_die *= dies;
        clash.lost += dies * power(attacker) as f32;
        clash.killed += kills * power(defender) as f32;
    }
    clash.win *= 1.0 - all_die;
    if enemy.fighters > skirmishes {
        // Only splash damage reaches those behind the front line.
        clash.win *= 0.1_f32.powi((enemy.fighters - skirmishes) as i32);
    }
    clash
}
