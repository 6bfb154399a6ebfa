//! Hits: what cancels them, and the units that they destroy (TI 52, TI 81).

use super::fight::Battle;
use super::plan::{CASUALTIES, Sustain, only};
use crate::cards::{ActionCard, Profile, Unit};

/// The worst combat value of a ship that *Courageous to the End* is kept for.
const WORTHY: u8 = 7;

/// What produced hits on ships outside a combat roll.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Shot {
    /// An ability at the start of a combat.
    Combat,
    Barrage,
    Cannon,
}

/// Hits to be assigned, and how many of them go to large ships first.
type Pending = (u8, u8);

/// So many hits are cancelled.
fn cancel(pending: &mut Pending, count: u8) {
    pending.0 = pending.0.saturating_sub(count);
    pending.1 = pending.1.min(pending.0);
}

impl Battle<'_> {
    /// Hits on ships outside a combat roll are cancelled, sustained, or destroy units.
    pub(super) fn suffer(&mut self, side: usize, hits: u8, strict: u8, shot: Shot) {
        let mut pending = (hits, strict);
        let mut helped = false;
        match shot {
            Shot::Cannon => {
                let left = self.dodge(side, hits);
                pending = (left, strict.min(left));
                while self.sustain(side, &mut pending) {}
            }
            Shot::Combat => while self.brace(side, &mut pending, &mut helped) {},
            Shot::Barrage => {
                self.hold_shields(side, &mut pending);
                for _ in 0..pending.0.min(self.sides[side].count(Unit::Fighter)) {
                    self.lose(side, Unit::Fighter, false);
                }
                return self.answer_losses(side);
            }
        }
        self.assign(side, pending);
    }

    /// *Maneuvering Jets* cancel a hit of a space cannon; what is left.
    pub(super) fn dodge(&mut self, side: usize, hits: u8) -> u8 {
        while hits > 0
            && !self.sides[side].is_beaten()
            && self.sides[side].hand.holds(ActionCard::ManeuveringJets)
        {
            if self.play(side, ActionCard::ManeuveringJets) {
                return hits - 1;
            }
        }
        hits
    }

    /// The hits of a round, by the side that takes them: both cancel, one ability at a time (TI G54), before units are
    /// lost.
    pub(super) fn take_hits(&mut self, mut pending: [Pending; 2]) {
        let mut helped = [false; 2];
        let (mut side, mut passes) = (0, 0);
        while passes < 2 {
            passes = if self.brace(side, &mut pending[side], &mut helped[side]) { 0 } else { passes + 1 };
            side = 1 - side;
        }
        for (side, pending) in pending.into_iter().enumerate() {
            self.assign(side, pending);
        }
    }

    /// One ability that cancels hits of a combat is used (W16); whether there was one.
    fn brace(&mut self, side: usize, pending: &mut Pending, helped: &mut bool) -> bool {
        if pending.0 > 0
            && !*helped
            && !self.sides[side].is_beaten()
            && self.sides[side].hand.holds(ActionCard::ShieldsHolding)
        {
            if self.play(side, ActionCard::ShieldsHolding) {
                *helped = true;
                cancel(pending, 2);
            }
            return true;
        }
        self.sustain(side, pending)
    }

    /// *Shields Holding* alone.
    fn hold_shields(&mut self, side: usize, pending: &mut Pending) {
        while pending.0 > 0 && self.sides[side].hand.holds(ActionCard::ShieldsHolding) {
            if self.play(side, ActionCard::ShieldsHolding) {
                return cancel(pending, 2);
            }
        }
    }

    /// A unit uses Sustain Damage (TI 52.0); whether there was one.
    fn sustain(&mut self, side: usize, pending: &mut Pending) -> bool {
        let (hits, strict) = *pending;
        let late = self.plans[side].sustain == Sustain::Late;
        if hits == 0 || late && hits <= self.fodder(side, hits, strict) {
            return false;
        }
        let able = |unit: &Unit| self.sides[side].sound[*unit as usize] > 0 && self.sustains(side, *unit);
        let Some(unit) = CASUALTIES.into_iter().find(able) else { return false };
        cancel(pending, self.plans[side].hits_per_sustain);
        self.damage(side, unit);
        true
    }

    /// A unit is damaged; *Direct Hit* answers (W17).
    fn damage(&mut self, side: usize, unit: Unit) {
        let own = &mut self.sides[side];
        own.sound[unit as usize] -= 1;
        own.damaged[unit as usize] += 1;
        own.now.sustained[unit as usize] += 1;
        if self.plans[side].line(unit).stats.no_direct_hit {
            return;
        }
        while self.sides[1 - side].hand.holds(ActionCard::DirectHit) {
            if self.play(1 - side, ActionCard::DirectHit) {
                self.lose(side, unit, true);
                return self.answer_losses(side);
            }
        }
    }

    /// One hit on a ship that the other side has chosen.
    pub(super) fn strike(&mut self, side: usize) {
        let Some((unit, doomed)) = self.prey(side) else { return };
        let mut pending = (1, 0);
        self.hold_shields(side, &mut pending);
        if pending.0 == 0 {
            return;
        }
        if doomed {
            let damaged = self.sides[side].damaged[unit as usize] > 0;
            self.lose(side, unit, damaged);
            self.answer_losses(side);
        } else {
            self.damage(side, unit);
        }
    }

    /// Hits destroy units (TI 35.6).
    fn assign(&mut self, side: usize, (mut hits, mut strict): Pending) {
        let late = self.plans[side].sustain == Sustain::Late;
        while hits > 0 {
            let spares = strict > 0 && self.sides[side].large() > 0;
            let fits = |unit: Unit| !(spares && unit == Unit::Fighter);
            let mean = |unit: Unit| fits(unit) && !self.sustains(side, unit);
            let chosen = if late { self.casualty(side, mean) } else { None };
            let Some((unit, damaged)) = chosen.or_else(|| self.casualty(side, fits)) else { break };
            self.lose(side, unit, damaged);
            hits -= 1;
            strict = strict.saturating_sub(u8::from(unit != Unit::Fighter)).min(hits);
        }
        self.answer_losses(side);
    }

    /// Whether units of a type can use Sustain Damage now: not against the *Fourth Moon*.
    pub(super) fn sustains(&self, side: usize, unit: Unit) -> bool {
        self.plans[side].line(unit).sustains && !self.leads(1 - side, Profile::FourthMoon)
    }

    /// Whether any unit of a side can use Sustain Damage now.
    pub(super) fn can_sustain(&self, side: usize) -> bool {
        let able = |unit: Unit| self.sides[side].sound[unit as usize] > 0 && self.sustains(side, unit);
        CASUALTIES.into_iter().any(able)
    }

    /// How many of the hits units can take that cannot use Sustain Damage.
    fn fodder(&self, side: usize, hits: u8, strict: u8) -> u8 {
        let own = &self.sides[side];
        let plain = |unit: &&Unit| own.fights(**unit) && !self.sustains(side, **unit);
        let large: u8 = CASUALTIES[1..].iter().filter(plain).map(|&unit| own.count(unit)).sum();
        let strict = if own.large() > 0 { strict } else { 0 };
        large.saturating_add(own.count(Unit::Fighter).min(hits - strict))
    }

    /// The next casualty among the types that fight and fit, undamaged ones first.
    pub(super) fn casualty(&self, side: usize, fits: impl Fn(Unit) -> bool) -> Option<(Unit, bool)> {
        let own = &self.sides[side];
        let unit =
            CASUALTIES.into_iter().find(|&unit| own.fights(unit) && own.count(unit) > 0 && fits(unit))?;
        Some((unit, own.sound[unit as usize] == 0))
    }

    /// The next casualty among the types that fit is destroyed without a hit.
    pub(super) fn lose_one(&mut self, side: usize, fits: impl Fn(Unit) -> bool) {
        if let Some((unit, damaged)) = self.casualty(side, fits) {
            self.lose(side, unit, damaged);
            self.answer_losses(side);
        }
    }

    /// A unit is lost; the *Van Hauge* takes all ships along.
    pub(super) fn lose(&mut self, side: usize, unit: Unit, damaged: bool) {
        self.sides[side].remove(unit, damaged);
        if !unit.is_ship() {
            // Whether it returns later is decided at once, and matters to nobody here.
            if self.plans[side].line(unit).stats.revives.is_some() {
                self.throw(1, 0);
            }
            return;
        }
        if self.in_space() && self.is_combat() {
            self.sides[side].fallen |= only(unit);
        }
        if unit == Unit::Flagship && self.plans[side].flagship == Some(Profile::VanHauge) {
            for own in &mut self.sides {
                for unit in Unit::SHIPS {
                    own.clear(unit);
                }
            }
        }
    }

    /// Ships of a side were destroyed: *Courageous to the End* answers for the one that aimed best (TI G144), if that is a
    /// good one or no good one is left.
    pub(super) fn answer_losses(&mut self, side: usize) {
        let fallen = std::mem::take(&mut self.sides[side].fallen);
        let own = &self.sides[side];
        if fallen == 0 || !own.hand.holds(ActionCard::CourageousToTheEnd) {
            return;
        }
        let value = |unit: Unit| self.plans[side].line(unit).stats.combat.unwrap_or(u8::MAX);
        let ships = || Unit::SHIPS.into_iter();
        let lost = ships().filter(|&unit| fallen & only(unit) != 0).map(value).min();
        let better = ships().any(|unit| own.count(unit) > 0 && value(unit) <= WORTHY);
        let Some(value) = lost.filter(|&value| value <= WORTHY || !better) else { return };
        if !self.play(side, ActionCard::CourageousToTheEnd) {
            return;
        }
        for _ in 0..self.throw(2, value as i8) {
            self.lose_one(1 - side, Unit::is_ship);
        }
    }

    /// Hits on ground forces; fighters that landed go first.
    pub(super) fn lose_ground(&mut self, side: usize, hits: u8) {
        for _ in 0..hits {
            let Some((unit, damaged)) = self.casualty(side, |_| true) else { return };
            self.lose(side, unit, damaged);
        }
    }
}
