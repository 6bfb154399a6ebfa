//! Hits: Sustain Damage, cancelling, and the units that are destroyed (TI 52, TI 81).

use orrery_engine::{List, Log, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::{Planet, Tech, Unit};
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::hex::Site;
use crate::state::TwilightImperium;

/// Hits that a seat has to assign to its own units.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(clippy::struct_field_names, reason = "hits are counted")]
pub(crate) struct Hits {
    /// Whose units are hit.
    pub(crate) seat: Seat,
    /// Whose hits they are.
    pub(crate) by: Seat,
    /// How many are left.
    pub(crate) hits: u8,
    /// How many of them go to ships that are no fighters if possible (TI G57).
    pub(crate) strict: u8,
    /// Of what kind they are.
    pub(crate) kind: HitKind,
    /// Whether units are being destroyed already: Sustain Damage comes before that (TI 52.0).
    pub(crate) assigning: bool,
    /// Whether a card was played to cancel some: one of a name is enough (TI 24.6.b).
    pub(crate) helped: bool,
}

/// What produced hits, and where they go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum HitKind {
    /// Space cannons at ships (TI 34.5).
    Cannon,
    /// Space cannons at what landed on a planet (TI 34.8).
    Defense(Planet),
    /// Bombardment of a planet (TI 8.2).
    Bombard(Planet),
    /// A combat, in space or on a planet (TI 35.6, TI 41.2).
    Combat,
    /// A barrage, at fighters alone (TI 19.2, TI G52).
    Barrage,
    /// An effect in a space combat, at a ship that the other side chose.
    Chosen { unit: Unit, damaged: bool },
}

impl TwilightImperium {
    /// The planet where hits are assigned; `None` for space.
    pub(crate) const fn hit_planet(&self, hits: Hits) -> Option<Planet> {
        match hits.kind {
            HitKind::Cannon | HitKind::Barrage | HitKind::Chosen { .. } => None,
            HitKind::Defense(planet) | HitKind::Bombard(planet) => Some(planet),
            HitKind::Combat => self.combat.planet,
        }
    }

    /// Units that hits can be assigned to.
    fn hit_targets(&self, hits: Hits) -> Vec<(Unit, bool)> {
        let mut targets = Vec::new();
        if let Some(planet) = self.hit_planet(hits) {
            let landed = self.landed_on(planet);
            if self.planet(planet).owner == Some(hits.seat) {
                if self.planet(planet).infantry > 0 {
                    targets.push((Unit::Infantry, false));
                }
            } else if self.active == Some(hits.seat) {
                if landed.infantry > 0 {
                    targets.push((Unit::Infantry, false));
                }
                if landed.fighters > 0 {
                    targets.push((Unit::Fighter, false));
                }
            }
            return targets;
        }
        let fleet = self.fleet(self.tactical.hex, hits.seat);
        if let HitKind::Chosen { unit, damaged } = hits.kind {
            // A ship that was damaged meanwhile is still the one that was chosen.
            let there = if fleet.has(unit, damaged) { damaged } else { !damaged };
            return if fleet.has(unit, there) { vec![(unit, there)] } else { vec![] };
        }
        if hits.kind == HitKind::Barrage {
            return if fleet.has(Unit::Fighter, false) { vec![(Unit::Fighter, false)] } else { vec![] };
        }
        let joined = hits.kind == HitKind::Combat
            && self.combat.side_of(hits.seat).is_some_and(|side| self.fighting(side, Unit::Infantry) > 0);
        for unit in Unit::ALL {
            if unit.is_ship() || (joined && unit == Unit::Infantry) {
                targets.extend(
                    [false, true]
                        .into_iter()
                        .filter(|&damaged| fleet.has(unit, damaged))
                        .map(|damaged| (unit, damaged)),
                );
            }
        }
        if hits.strict > 0 && targets.iter().any(|&(unit, _)| unit != Unit::Fighter) {
            targets.retain(|&(unit, _)| unit != Unit::Fighter);
        }
        targets
    }

    /// Units that can use Sustain Damage against these hits (TI 52.4.a).
    fn sustainers(&self, hits: Hits) -> Vec<Unit> {
        if hits.assigning || hits.kind == HitKind::Barrage || self.hit_planet(hits).is_some() {
            return vec![];
        }
        let hex = self.tactical.hex;
        let fleet = self.fleet(hex, hits.seat);
        Unit::ALL
            .into_iter()
            .filter(|&unit| match hits.kind {
                HitKind::Chosen { unit: chosen, damaged } => unit == chosen && !damaged,
                _ => true,
            })
            .filter(|&unit| unit.is_ship() && fleet.sound(unit) > 0 && self.sustains(hits.seat, unit, hex))
            .collect()
    }

    const fn hit_moment(hits: Hits) -> Moment {
        Moment::Hits { seat: hits.seat, cannon: matches!(hits.kind, HitKind::Cannon | HitKind::Defense(_)) }
    }

    pub(crate) fn run_hits(&mut self, hits: Hits, log: &mut Log<Event>) -> bool {
        let targets = self.hit_targets(hits);
        if hits.hits == 0 || targets.is_empty() {
            self.stack.pop();
            self.tell_fallen(hits.seat);
            return true;
        }
        if self.can_brace(hits) {
            return false;
        }
        if let [(unit, damaged)] = targets[..] {
            self.assign_hit(hits, unit, damaged, log);
            return true;
        }
        false
    }

    pub(crate) fn list_hits(&self, hits: Hits, actions: &mut Vec<Action>) {
        let targets = self.hit_targets(hits);
        actions.extend(targets.into_iter().map(|(unit, damaged)| Action::Destroy { unit, damaged }));
        self.list_bracing(hits, actions);
    }

    /// Whether hits can be cancelled before they are assigned, as far as everybody can tell.
    pub(crate) fn can_brace(&self, hits: Hits) -> bool {
        hits.hits > 0
            && !hits.assigning
            && !self.hit_targets(hits).is_empty()
            && (!self.sustainers(hits).is_empty()
                || (!hits.helped && self.may_react(hits.seat, Self::hit_moment(hits), &List::new())))
    }

    /// What cancels hits before they are assigned (TI 52.0, TI 35.6.a).
    pub(crate) fn list_bracing(&self, hits: Hits, actions: &mut Vec<Action>) {
        actions.extend(self.sustainers(hits).into_iter().map(Action::Sustain));
        if !hits.assigning && !hits.helped && !self.is_muzzled(hits.seat) {
            for card in self.titles(hits.seat) {
                if self.card_fits(hits.seat, card, Self::hit_moment(hits)) {
                    actions.push(Action::PlayCard(card));
                }
            }
        }
    }

    /// The one thing to do with a hit if it is not cancelled.
    pub(crate) fn only_loss(&self, hits: Hits) -> Option<Action> {
        match self.hit_targets(hits)[..] {
            [(unit, damaged)] if self.sustainers(hits).is_empty() => Some(Action::Destroy { unit, damaged }),
            _ => None,
        }
    }

    /// A unit uses Sustain Damage (TI 52.1): what is left of the hits.
    pub(crate) fn sustain(&mut self, hits: Hits, unit: Unit, log: &mut Log<Event>) -> Hits {
        let (seat, hex) = (hits.seat, self.tactical.hex);
        self.fleet_mut(hex, seat).damage(unit);
        log.push(|| Event::UnitSustained { seat, unit });
        if let Some(side) = self.combat.side_of(seat) {
            self.combat.sustained[side][unit as usize - Unit::Carrier as usize] += 1;
        }
        let worth = if self.knows(seat, Tech::NonEuclideanShielding) { 2 } else { 1 };
        let left = hits.hits.saturating_sub(worth);
        Hits { hits: left, strict: hits.strict.min(left), ..hits }
    }

    pub(crate) fn take_hits(&mut self, hits: Hits, action: Action, log: &mut Log<Event>) {
        match action {
            Action::PlayCard(card) => {
                self.play_card(hits.seat, card);
            }
            Action::Sustain(unit) => {
                let left = self.sustain(hits, unit, log);
                self.go(Frame::Hits(left));
                self.open(Moment::Sustained { seat: hits.seat, unit, by: Some(hits.by) });
            }
            Action::Destroy { unit, damaged } => self.assign_hit(hits, unit, damaged, log),
            _ => unreachable!("checked: {action:?} in {hits:?}"),
        }
    }

    /// So many of the hits that a seat is about to assign are cancelled.
    pub(crate) fn cancel_hits(&mut self, seat: Seat, count: u8) {
        if let Some(Frame::Hits(hits)) = self.stack.top() {
            let left = hits.hits.saturating_sub(count);
            self.go(Frame::Hits(Hits { hits: left, strict: hits.strict.min(left), helped: true, ..hits }));
        } else if let Some(side) = self.combat.side_of(seat) {
            let left = self.combat.hits[1 - side].saturating_sub(count);
            self.combat.hits[1 - side] = left;
            self.combat.strict[1 - side] = self.combat.strict[1 - side].min(left);
            self.combat.helped[side] = true;
        }
    }

    /// A hit destroys a unit (TI 81.1).
    fn assign_hit(&mut self, hits: Hits, unit: Unit, damaged: bool, log: &mut Log<Event>) {
        let seat = hits.seat;
        let strict = hits.strict.saturating_sub(u8::from(unit != Unit::Fighter));
        let left = Hits { hits: hits.hits - 1, strict: strict.min(hits.hits - 1), assigning: true, ..hits };
        self.go(Frame::Hits(left));
        let last = match hits.kind {
            HitKind::Cannon | HitKind::Bombard(_) => self.hit_targets(left).len() == 1,
            _ => false,
        };
        if let Some(planet) = self.hit_planet(hits)
            && self.planet(planet).owner != Some(seat)
        {
            let slot = self.slot(planet);
            let landed = &mut self.tactical.landed[slot];
            match unit {
                Unit::Fighter => landed.fighters -= 1,
                _ => landed.infantry -= 1,
            }
            let site = Site::Planet(planet);
            log.push(|| Event::UnitDestroyed { seat, unit, count: 1, site });
            return self.after_destruction(seat, unit, 1, site, log);
        }
        let site = self.hit_planet(hits).map_or(Site::Space(self.tactical.hex), Site::Planet);
        self.destroyer = Some(hits.by);
        self.destroy(seat, unit, 1, damaged, site, log);
        self.destroyer = None;
        if last && self.hit_targets(left).is_empty() {
            match hits.kind {
                HitKind::Cannon => self.open(Moment::CannonLast { by: hits.by }),
                HitKind::Bombard(_) => self.open(Moment::BombardedLast { by: hits.by }),
                _ => (),
            }
        }
    }

    /// A unit was destroyed in a space combat: it is remembered, and its owner may react when all hits of the step are
    /// assigned, for they destroy at the same time (TI G53).
    pub(crate) fn note_loss(&mut self, seat: Seat, unit: Unit, count: u8, place: Site) {
        let Some(side) = self.combat.side_of(seat) else { return };
        if self.combat.planet.is_some() || place != Site::Space(self.tactical.hex) {
            return;
        }
        if !unit.is_ship() {
            self.combat.joined[side] = self.combat.joined[side].saturating_sub(count);
            return;
        }
        self.combat.lost[side] |= 1 << unit as u16;
        self.combat.fallen[side] |= 1 << unit as u16;
        if !matches!(self.stack.top(), Some(Frame::Hits(hits)) if hits.seat == seat) {
            self.tell_fallen(seat);
        }
    }

    /// Opens the window after ships of a seat were destroyed; of several the one that aims best counts (TI G144).
    fn tell_fallen(&mut self, seat: Seat) {
        let Some(side) = self.combat.side_of(seat) else { return };
        let fallen = std::mem::take(&mut self.combat.fallen[side]);
        let ships = Unit::SHIPS.into_iter().filter(|&unit| fallen & (1 << unit as u16) != 0);
        if let Some(unit) = ships.min_by_key(|&unit| self.stats(seat, unit).combat.unwrap_or(u8::MAX)) {
            self.open(Moment::Destroyed { seat, unit });
        }
    }
}
