//! Dice of units: combat rolls, barrages, bombardments and space cannons.

use orrery_engine::{Chance, ChanceOutcome, Faces, Log, Seat};
use serde::{Deserialize, Serialize};

use super::{HitKind, Hits};
use crate::cards::{Ability, Agenda, Anomaly, Planet, Profile, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::state::TwilightImperium;

/// Dice that are being rolled, by the type of the unit that rolls them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Dice {
    /// Dice to be rolled yet.
    left: [u8; Unit::COUNT],
    /// How many dice of a type show each face.
    faces: [[u8; 10]; Unit::COUNT],
    /// Those of them that were changed already: an ability changes a die once (TI 74.18).
    changed: [[u8; 10]; Unit::COUNT],
}

impl Dice {
    /// Gets dice ready to be rolled.
    pub(crate) fn load(&mut self, dice: &[(Unit, u8)]) {
        *self = Self::default();
        for &(unit, n) in dice {
            self.left[unit as usize] += n;
        }
    }

    /// One die that shows a face is rolled again (TI 44.1).
    pub(crate) fn reroll(&mut self, unit: Unit, face: u8) {
        self.faces[unit as usize][usize::from(face - 1)] -= 1;
        self.left[unit as usize] += 1;
    }

    /// A die that shows a face is taken off, to be rolled apart.
    pub(crate) fn take_off(&mut self, unit: Unit, face: u8) {
        self.faces[unit as usize][usize::from(face - 1)] -= 1;
    }

    /// A die that was rolled apart comes back.
    pub(crate) fn put_on(&mut self, unit: Unit, face: u8) {
        self.faces[unit as usize][usize::from(face - 1)] += 1;
    }

    /// A die counts for one more, and cannot be changed again.
    pub(crate) fn raise(&mut self, unit: Unit, from: u8) {
        self.faces[unit as usize][usize::from(from - 1)] -= 1;
        self.changed[unit as usize][usize::from(from)] += 1;
    }

    /// One more die for units of a type.
    pub(crate) fn add(&mut self, unit: Unit) {
        self.left[unit as usize] += 1;
    }

    /// The types of units that are about to roll.
    pub(crate) fn loaded(&self) -> impl Iterator<Item = Unit> + '_ {
        Unit::ALL.into_iter().filter(|&unit| self.left[unit as usize] > 0)
    }

    /// Dice that were not changed yet, each face of a type once.
    pub(crate) fn unchanged(&self) -> impl Iterator<Item = (Unit, u8)> + '_ {
        let shown = |unit: Unit, face: u8| self.faces[unit as usize][usize::from(face - 1)] > 0;
        Unit::ALL.into_iter().flat_map(move |unit| {
            (1..=10).filter(move |&face| shown(unit, face)).map(move |face| (unit, face))
        })
    }

    fn unrolled(&self) -> u8 {
        self.left.iter().fold(0, |sum, &n| sum.saturating_add(n))
    }

    pub(crate) fn chance(&self) -> Chance {
        Chance::Dice { count: self.unrolled().min(Faces::MAX as u8), sides: 10 }
    }

    fn feed(&mut self, faces: &[u8]) {
        let mut faces = faces.iter();
        for (left, shown) in self.left.iter_mut().zip(&mut self.faces) {
            while *left > 0 {
                let Some(&face) = faces.next() else { return };
                *left -= 1;
                shown[usize::from(face - 1)] += 1;
            }
        }
    }

    /// How many dice of a type show a face.
    pub fn showing(&self, unit: Unit, face: u8) -> u8 {
        let face = usize::from(face - 1);
        self.faces[unit as usize][face] + self.changed[unit as usize][face]
    }

    /// All dice that were rolled, by unit and face.
    pub fn all(&self) -> impl Iterator<Item = (Unit, u8, u8)> + '_ {
        Unit::ALL.into_iter().flat_map(move |unit| {
            (1..=10).filter_map(move |face| match self.showing(unit, face) {
                0 => None,
                n => Some((unit, face, n)),
            })
        })
    }
}

/// A roll for units of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Roll {
    pub(crate) seat: Seat,
    pub(crate) kind: RollKind,
}

/// What is rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum RollKind {
    /// Space Cannon Offense (TI 34.3).
    Cannon { target: Seat },
    /// A space dock that fires once (*Experimental Battlestation*).
    Battlestation { target: Seat },
    /// Space Cannon Defense (TI 34.7).
    Defense { planet: Planet },
    /// Anti-Fighter Barrage (TI 19.1).
    Barrage,
    /// Bombardment (TI 8.1.2).
    Bombard { planet: Planet },
    /// A combat roll (TI 35.5, TI 41.1).
    Combat,
    /// Ships that fire before the combat (*Ambush*).
    Ambush,
}

impl TwilightImperium {
    pub(crate) fn feed_roll(&mut self, outcome: ChanceOutcome) {
        let ChanceOutcome::Dice(faces) = outcome else { unreachable!("dice were asked for") };
        self.dice.feed(faces.as_slice());
    }

    pub(crate) fn run_roll(&mut self, roll: Roll, log: &mut Log<Event>) -> bool {
        if self.dice.unrolled() > 0 {
            return false;
        }
        self.stack.pop();
        let Roll { seat, kind } = roll;
        match kind {
            RollKind::Combat => (),
            RollKind::Barrage => {
                let side = self.combat.side_of(seat).expect("a barrage is part of a combat");
                self.combat.hits[side] = self.tell_roll(roll, log);
            }
            RollKind::Cannon { target } | RollKind::Battlestation { target } => {
                let hits = self.tell_roll(roll, log);
                let strict = if std::mem::take(&mut self.tactical.laser) { hits } else { 0 };
                self.stack.push(Frame::Hits(Hits {
                    seat: target,
                    by: seat,
                    hits,
                    strict,
                    kind: HitKind::Cannon,
                    assigning: false,
                    helped: false,
                }));
            }
            RollKind::Ambush => {
                let hits = self.tell_roll(roll, log);
                let target = self.combat.opponent(seat).expect("an ambush is part of a combat");
                self.stack.push(Frame::Hits(Hits {
                    seat: target,
                    by: seat,
                    hits,
                    strict: 0,
                    kind: HitKind::Combat,
                    assigning: false,
                    helped: false,
                }));
            }
            RollKind::Defense { planet } => {
                let hits = self.tell_roll(roll, log);
                let target = self.turn_of();
                self.stack.push(Frame::Hits(Hits {
                    seat: target,
                    by: seat,
                    hits,
                    strict: 0,
                    kind: HitKind::Defense(planet),
                    assigning: false,
                    helped: false,
                }));
            }
            RollKind::Bombard { planet } => {
                let hits = self.tell_roll(roll, log);
                if let Some(target) = self.planet(planet).owner {
                    self.stack.push(Frame::Hits(Hits {
                        seat: target,
                        by: seat,
                        hits,
                        strict: 0,
                        kind: HitKind::Bombard(planet),
                        assigning: false,
                        helped: false,
                    }));
                }
            }
        }
        true
    }

    /// Counts the hits of a roll and tells them.
    pub(crate) fn tell_roll(&self, roll: Roll, log: &mut Log<Event>) -> u8 {
        let hits = self.count_hits(roll).0;
        let seat = roll.seat;
        log.push(|| Event::Rolled {
            seat,
            dice: self
                .dice
                .all()
                .flat_map(|(unit, face, n)| std::iter::repeat_n((unit, face), usize::from(n)))
                .collect(),
            hits,
        });
        hits
    }

    /// Hits of a roll, and how many of them go to ships that are no fighters.
    pub(crate) fn count_hits(&self, roll: Roll) -> (u8, u8) {
        let (mut hits, mut strict) = (0_u8, 0_u8);
        let seat = roll.seat;
        let named = roll.kind == RollKind::Combat
            && self.combat.planet.is_none()
            && self.has_flagship(seat, Profile::ZeroZeroOne)
            && self.fleet(self.tactical.hex, seat).count(Unit::Flagship) > 0;
        for (unit, face, n) in self.dice.all() {
            let count = n * self.hits_of(roll, unit, face);
            hits = hits.saturating_add(count);
            if named && matches!(unit, Unit::Flagship | Unit::Dreadnought) {
                strict = strict.saturating_add(count);
            }
        }
        (hits, strict)
    }

    /// How many hits a die of a unit makes.
    pub(crate) fn hits_of(&self, roll: Roll, unit: Unit, face: u8) -> u8 {
        let Some((value, modifier)) = self.aim(roll, unit) else { return 0 };
        let hit = i16::from(face) + i16::from(modifier) >= i16::from(value);
        // Natural nines and tens of this flagship hit twice more.
        let twice_more = roll.kind == RollKind::Combat
            && unit == Unit::Flagship
            && face >= 9
            && self.has_flagship(roll.seat, Profile::JnsHylarim);
        u8::from(hit) + if twice_more { 2 } else { 0 }
    }

    /// The value a unit needs and what is added to its dice (TI 7.1, TI 39.2).
    pub(crate) fn aim(&self, roll: Roll, unit: Unit) -> Option<(u8, i8)> {
        let Roll { seat, kind } = roll;
        let stats = self.stats(seat, unit);
        match kind {
            RollKind::Cannon { target } => Some((stats.cannon?.value, self.cannon_cover(target))),
            RollKind::Battlestation { target } => Some((5, self.cannon_cover(target))),
            RollKind::Defense { .. } => Some((stats.cannon?.value, self.cannon_cover(self.turn_of()))),
            RollKind::Barrage => Some((stats.barrage?.value, 0)),
            RollKind::Bombard { planet } => {
                let bunker =
                    self.tactical.bunker.is_some() && self.tactical.bunker == self.planet(planet).owner;
                Some((stats.bombardment?.value, if bunker { -4 } else { 0 }))
            }
            RollKind::Combat => Some((stats.combat?, self.combat_modifier(seat, unit))),
            RollKind::Ambush => Some((stats.combat?, 0)),
        }
    }

    /// What is added to the combat rolls of a seat's units.
    fn combat_modifier(&self, seat: Seat, unit: Unit) -> i8 {
        let mut sum = 0;
        if self.has_ability(seat, Ability::Unrelenting) {
            sum += 1;
        }
        if self.has_ability(seat, Ability::Fragile) {
            sum -= 1;
        }
        let Some(side) = self.combat.side_of(seat) else { return sum };
        sum += self.combat.boost[side] + self.combat.legion[side];
        if unit == Unit::Fighter {
            sum += self.combat.fighter_boost[side];
            if self.owns_law(seat, Agenda::ProphecyOfIxth) {
                sum += 1;
            }
        }
        if self.combat.planet.is_none() {
            let hex = self.tactical.hex;
            if side == 1 && self.anomaly(hex) == Some(Anomaly::Nebula) {
                sum += 1;
            }
            if unit != Unit::Flagship
                && self.has_flagship(seat, Profile::CmorranNorr)
                && self.fleet(hex, seat).count(Unit::Flagship) > 0
            {
                sum += 1;
            }
        }
        sum
    }

    /// The dice a side rolls in a round of combat (TI 35.5, TI 41.1).
    pub(crate) fn combat_dice(&self, side: usize) -> Vec<(Unit, u8)> {
        let seat = self.combat.sides[side];
        if self.combat.silenced[side] {
            return vec![];
        }
        let mut dice = Vec::new();
        for unit in Unit::ALL {
            let stats = self.stats(seat, unit);
            if stats.combat.is_none() {
                continue;
            }
            let count = self.fighting(side, unit);
            if count == 0 {
                continue;
            }
            let each = if stats.dice > 0 { stats.dice } else { self.large_in_combat(1 - side) };
            dice.push((unit, count.saturating_mul(each)));
        }
        dice
    }

    /// How many ships that are no fighters a side has in a space combat; ground forces that joined it count (*The Alastor*).
    pub(crate) fn large_in_combat(&self, side: usize) -> u8 {
        let fleet = self.fleet(self.tactical.hex, self.combat.sides[side]);
        fleet.large() + self.fighting(side, Unit::Infantry)
    }

    /// How many units of a type a side has in the combat.
    pub(crate) fn fighting(&self, side: usize, unit: Unit) -> u8 {
        let seat = self.combat.sides[side];
        match self.combat.planet {
            None => {
                let fleet = self.fleet(self.tactical.hex, seat);
                match unit {
                    Unit::Infantry => fleet.count(unit).min(self.combat.joined[side]),
                    unit if unit.is_ship() => fleet.count(unit),
                    _ => 0,
                }
            }
            Some(planet) if side == 0 => {
                let landed = self.landed_on(planet);
                match unit {
                    Unit::Infantry => landed.infantry,
                    Unit::Fighter => landed.fighters,
                    _ => 0,
                }
            }
            Some(planet) => {
                if unit == Unit::Infantry {
                    self.planet(planet).infantry
                } else {
                    0
                }
            }
        }
    }

    /// Whether a side has units left in the combat (TI 35.9, TI 41.4).
    pub(crate) fn is_fighting(&self, side: usize) -> bool {
        match self.combat.planet {
            None => {
                self.fleet(self.tactical.hex, self.combat.sides[side]).has_ships()
                    || self.fighting(side, Unit::Infantry) > 0
            }
            Some(_) => self.fighting(side, Unit::Infantry) + self.fighting(side, Unit::Fighter) > 0,
        }
    }
}
