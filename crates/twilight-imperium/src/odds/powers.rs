//! Abilities and cards at the start and at the end of a round: the sides take turns, the attacker first, each with one at
//! a time, until both have none left that they want to use (TI 74.19, TI G11).

use super::fight::Battle;
use super::hits::Shot;
use super::plan::{CASUALTIES, only};
use crate::cards::{ActionCard, Faction, Profile, Unit};

/// Trade goods that *Munitions Reserves* cost, and that *War Funding* takes.
const MUNITIONS: u8 = 2;
/// Large ships that make the *Assault Cannon* fire.
const CANNON_FLEET: u8 = 3;
/// Influence that *Indoctrination* costs.
const INDOCTRINATION: u8 = 2;
/// Ships that an *Exotrireme II* takes along.
const RAMMED: u8 = 2;

/// A set of powers, one bit each.
pub(super) type Powers = u32;

/// When powers are used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Moment {
    /// The first round begins.
    Opening,
    /// A later round begins.
    Start,
    /// A round ends.
    End,
}

impl Moment {
    pub(super) const COUNT: usize = 3;
    pub(super) const ALL: [Self; Self::COUNT] = [Self::Opening, Self::Start, Self::End];
}

/// What is used at the start or at the end of a round, in the order in which a side does so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Power {
    Join,
    AssaultCannon,
    DimensionalSplicer,
    ImpulseCore,
    Ambush,
    ArcSecundus,
    Devotion,
    Exotrireme,
    EmergencyRepairs,
    FighterPrototype,
    MoraleBoost,
    WarFunding,
    MunitionsReserves,
    MagenDefenseGrid,
    Indoctrination,
    Harrow,
}

impl Power {
    pub(super) const ALL: [Self; 16] = [
        Self::Join,
        Self::AssaultCannon,
        Self::DimensionalSplicer,
        Self::ImpulseCore,
        Self::Ambush,
        Self::ArcSecundus,
        Self::Devotion,
        Self::Exotrireme,
        Self::EmergencyRepairs,
        Self::FighterPrototype,
        Self::MoraleBoost,
        Self::WarFunding,
        Self::MunitionsReserves,
        Self::MagenDefenseGrid,
        Self::Indoctrination,
        Self::Harrow,
    ];

    pub(super) const fn bit(self) -> Powers {
        1 << self as u32
    }

    /// Whether it is used at a moment (W11, W13, W20, W26).
    pub(super) const fn is_used_at(self, moment: Moment) -> bool {
        match self {
            Self::Join
            | Self::AssaultCannon
            | Self::DimensionalSplicer
            | Self::ImpulseCore
            | Self::Ambush
            | Self::FighterPrototype
            | Self::Indoctrination => matches!(moment, Moment::Opening),
            Self::ArcSecundus
            | Self::MoraleBoost
            | Self::WarFunding
            | Self::MunitionsReserves
            | Self::MagenDefenseGrid => !matches!(moment, Moment::End),
            Self::EmergencyRepairs => true,
            Self::Devotion | Self::Exotrireme | Self::Harrow => matches!(moment, Moment::End),
        }
    }
}

impl Battle<'_> {
    /// Both sides use what they have at this moment.
    pub(super) fn window(&mut self, moment: Moment) {
        let mut open = [0, 1].map(|side: usize| self.plans[side].powers(moment) & !self.sides[side].spent);
        if open == [0; 2] {
            return;
        }
        let (mut side, mut passes) = (0, 0);
        while passes < 2 {
            passes += 1;
            let wanted = |power: &Power| open[side] & power.bit() != 0 && self.wants(side, *power);
            if let Some(power) = Power::ALL.into_iter().find(wanted) {
                passes = 0;
                if self.use_power(side, power) {
                    open[side] &= !power.bit();
                }
            }
            side = 1 - side;
        }
    }

    /// Whether a side can use something now and wants to.
    fn wants(&self, side: usize, power: Power) -> bool {
        let (own, rival) = (&self.sides[side], &self.sides[1 - side]);
        match power {
            Power::Join => own.count(Unit::Flagship) > 0 && own.count(Unit::Infantry) > 0,
            Power::AssaultCannon => own.large() >= CANNON_FLEET && rival.large() > 0,
            Power::DimensionalSplicer => self.has_wormhole() && self.prey(1 - side).is_some(),
            Power::ImpulseCore => {
                let doomed = self.casualty(1 - side, |unit| unit != Unit::Fighter);
                !self.can_sustain(1 - side) && self.pays(side, doomed)
            }
            Power::Ambush => own.count(Unit::Cruiser) + own.count(Unit::Destroyer) > 0 && !rival.is_beaten(),
            Power::ArcSecundus => own.damaged[Unit::Flagship as usize] > 0,
            Power::Devotion => {
                let prey = self.prey(1 - side);
                self.pays(side, prey.filter(|&(_, doomed)| doomed))
            }
            Power::Exotrireme => {
                let large: u8 = Unit::SHIPS[1..].iter().map(|&unit| rival.count(unit)).sum();
                own.damaged[Unit::Dreadnought as usize] > 0 && large >= RAMMED
            }
            Power::EmergencyRepairs => own.is_damaged() && own.hand.holds(ActionCard::EmergencyRepairs),
            Power::FighterPrototype => {
                own.count(Unit::Fighter) > 0 && own.hand.holds(ActionCard::FighterPrototype)
            }
            Power::MoraleBoost => own.hand.holds(ActionCard::MoraleBoost),
            Power::WarFunding => true,
            Power::MunitionsReserves => own.goods >= MUNITIONS,
            Power::MagenDefenseGrid => self.is_shielded(),
            Power::Indoctrination => {
                let means = own.goods.saturating_add(self.plans[side].force.influence);
                means >= INDOCTRINATION && rival.count(Unit::Infantry) > 0
            }
            Power::Harrow => self.can_bombard(),
        }
    }

    /// Something is used; `false` if a card was cancelled, so that another of its title may be played.
    fn use_power(&mut self, side: usize, power: Power) -> bool {
        let other = 1 - side;
        match power {
            Power::Join => self.sides[side].fights |= only(Unit::Infantry),
            Power::AssaultCannon => self.lose_one(other, |unit| unit != Unit::Fighter),
            Power::DimensionalSplicer => self.strike(other),
            Power::ImpulseCore => {
                self.give_up(side);
                self.suffer(other, 1, 1, Shot::Combat);
            }
            Power::Ambush => self.ambush(side),
            Power::ArcSecundus => self.sides[side].repair(Unit::Flagship),
            Power::Devotion => {
                self.give_up(side);
                self.strike(other);
            }
            Power::Exotrireme => {
                self.lose(side, Unit::Dreadnought, true);
                self.answer_losses(side);
                self.ram(other);
            }
            Power::EmergencyRepairs => {
                let played = self.play(side, ActionCard::EmergencyRepairs);
                if played {
                    self.sides[side].repair_all();
                }
                return played;
            }
            Power::FighterPrototype => {
                let played = self.play(side, ActionCard::FighterPrototype);
                self.sides[side].now.fighter_boost += if played { 2 } else { 0 };
                return played;
            }
            Power::MoraleBoost => {
                let played = self.play(side, ActionCard::MoraleBoost);
                self.sides[side].now.boost += i8::from(played);
                return played;
            }
            Power::WarFunding => {
                self.sides[side].spent |= power.bit();
                self.sides[side].now.reroll = true;
                if self.plans[other].force.faction == Some(Faction::Letnev) {
                    self.sides[other].goods = self.sides[other].goods.saturating_sub(MUNITIONS);
                }
            }
            Power::MunitionsReserves => {
                self.sides[side].goods -= MUNITIONS;
                self.sides[side].now.reroll = true;
            }
            Power::MagenDefenseGrid => {
                self.sides[side].spent |= power.bit();
                self.sides[other].now.silenced = true;
            }
            Power::Indoctrination => {
                self.sides[other].remove(Unit::Infantry, false);
                self.sides[side].sound[Unit::Infantry as usize] += 1;
            }
            Power::Harrow => self.bombard(),
        }
        true
    }

    /// A card is played; whether it works. Whoever can cancel a card does so with the first (W5).
    pub(super) fn play(&mut self, side: usize, card: ActionCard) -> bool {
        self.sides[side].hand.take(card) && !self.is_cancelled(card, 1 - side)
    }

    /// Whether a side cancels a card of the other one.
    fn is_cancelled(&mut self, card: ActionCard, by: usize) -> bool {
        if card != ActionCard::Sabotage {
            while self.sides[by].hand.holds(ActionCard::Sabotage) {
                if self.play(by, ActionCard::Sabotage) {
                    return true;
                }
            }
        }
        std::mem::take(&mut self.sides[by].instinct)
    }

    /// Whether the system has a wormhole, or a flagship that is one.
    fn has_wormhole(&self) -> bool {
        let brings = |side: usize| self.plans[side].force.wormhole || self.leads(side, Profile::HilColish);
        brings(0) || brings(1)
    }

    /// *Ambush*: two cruisers or destroyers fire, cruisers first.
    fn ambush(&mut self, side: usize) {
        let cruisers = self.sides[side].count(Unit::Cruiser).min(2);
        let destroyers = self.sides[side].count(Unit::Destroyer).min(2 - cruisers);
        let mut hits = 0;
        for (unit, count) in [(Unit::Destroyer, destroyers), (Unit::Cruiser, cruisers)] {
            let value = self.plans[side].line(unit).stats.combat.unwrap_or(u8::MAX);
            hits += self.throw(u16::from(count), value as i8);
        }
        self.suffer(1 - side, hits, 0, Shot::Combat);
    }

    /// The cruiser or destroyer that a side gives up first.
    fn expendable(&self, side: usize) -> Option<(Unit, bool)> {
        let own = &self.sides[side];
        let unit = [Unit::Destroyer, Unit::Cruiser].into_iter().find(|&unit| own.count(unit) > 0)?;
        Some((unit, own.sound[unit as usize] == 0))
    }

    /// Whether a ship of the other side is worth more than what has to be given up for it.
    fn pays(&self, side: usize, doomed: Option<(Unit, bool)>) -> bool {
        let place = |unit: Unit| CASUALTIES.into_iter().position(|own| own == unit);
        let price = self.expendable(side);
        price.zip(doomed).is_some_and(|((price, _), (unit, _))| place(unit) > place(price))
    }

    /// A cruiser or destroyer is given up as a price.
    fn give_up(&mut self, side: usize) {
        if let Some((unit, damaged)) = self.expendable(side) {
            self.lose(side, unit, damaged);
            self.answer_losses(side);
        }
    }

    /// The ship of a side that a hit is aimed at, and whether it destroys it: the most valuable one that it destroys,
    /// or else the most valuable one.
    pub(super) fn prey(&self, side: usize) -> Option<(Unit, bool)> {
        let own = &self.sides[side];
        let ships = || CASUALTIES.into_iter().rev().filter(|&unit| unit.is_ship() && own.count(unit) > 0);
        let doomed = |&unit: &Unit| own.damaged[unit as usize] > 0 || !self.sustains(side, unit);
        let found = ships().find(doomed).map(|unit| (unit, true));
        found.or_else(|| ships().next().map(|unit| (unit, false)))
    }

    /// An *Exotrireme II* takes the most valuable ships along, undamaged ones first (TI G153).
    fn ram(&mut self, side: usize) {
        for _ in 0..RAMMED {
            let own = &self.sides[side];
            let found = CASUALTIES.into_iter().rev().find(|&unit| unit.is_ship() && own.count(unit) > 0);
            let Some(unit) = found else { return };
            let damaged = own.sound[unit as usize] == 0;
            self.lose(side, unit, damaged);
            self.answer_losses(side);
        }
    }
}
