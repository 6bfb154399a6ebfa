//! What cards, technologies, abilities and flagships do in a combat: the choices they ask for and when they fit.

use orrery_engine::{Chance, ChanceOutcome, Faces, Log, Seat};
use serde::{Deserialize, Serialize};

use super::powers::PowerAsk;
use super::{Ask, Choose};
use crate::action::Pick;
use crate::cards::{Ability, Note, Tech, Unit};
use crate::combat::{HitKind, Hits, Roll, RollKind};
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::hex::Site;
use crate::state::TwilightImperium;

/// What is asked in a combat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum BattleAsk {
    /// Which of the seat's own dice are rolled again.
    Reroll,
    /// *The Crown of Thalnos*: which dice are rolled again at the risk of their units.
    Thalnos,
    /// The dice of *The Crown of Thalnos* are rolled: how many of each type.
    ThalnosRoll { dice: [u8; Unit::COUNT] },
    /// *Wrath of Kenara*: which die counts for one more.
    Kenara,
    /// *Assault Cannon*: a ship that is no fighter is destroyed.
    LoseLarge,
    /// *Impulse Core*, *Devotion*: a cruiser or destroyer is destroyed as the price of a hit.
    Sacrifice { chosen: bool },
    /// *Dimensional Splicer*, *Devotion*: which ship of the opponent is hit.
    Target,
    /// *Duranium Armor*: which unit is repaired.
    Repair,
    /// *Exotrireme II*: which ships are destroyed.
    Ram,
    /// *Technological Singularity*: whether a technology is taken.
    Singularity,
    /// *Salvage Operations*: whether a ship is produced.
    Salvage,
    /// *Plasma Scoring*: which of the units that fire rolls one die more.
    Plasma,
    /// *Plasma Scoring*: which of the units that bombard, and which planet.
    PlasmaBomb,
    /// *The Alastor*: how many ground forces fight as if ships.
    Join,
}

impl BattleAsk {
    /// Whether the seat may stop before all is chosen.
    pub(crate) const fn is_optional(self) -> bool {
        matches!(
            self,
            Self::Reroll | Self::Thalnos | Self::Kenara | Self::Ram | Self::Singularity | Self::Salvage
        )
    }
}

pub(super) const fn asks(ask: BattleAsk) -> Ask {
    Ask::Power(PowerAsk::Battle(ask))
}

impl TwilightImperium {
    /// Whom a seat has beaten in the combat that has just ended.
    pub(crate) fn beaten_by(&self, seat: Seat) -> Option<Seat> {
        if self.combat.winner == Some(seat) { self.combat.opponent(seat) } else { None }
    }

    /// The cruisers and destroyers of a seat in the active system.
    pub(super) fn expendable(&self, seat: Seat) -> Vec<Pick> {
        let own = self.units_in(seat, self.tactical.hex).into_iter();
        own.filter(|pick| matches!(pick, Pick::Unit { unit: Unit::Cruiser | Unit::Destroyer, .. })).collect()
    }

    /// The ships of a seat in the active system.
    pub(super) fn ships_here(&self, seat: Seat) -> Vec<Pick> {
        let own = self.units_in(seat, self.tactical.hex).into_iter();
        own.filter(|pick| matches!(pick, Pick::Unit { unit, .. } if unit.is_ship())).collect()
    }

    /// The dice that were rolled, each face of a type once.
    fn dice_picks(&self) -> Vec<Pick> {
        self.dice.unchanged().map(|(unit, face)| Pick::Die { unit, face }).collect()
    }

    /// Damaged units of a seat here that did not use Sustain Damage in this round.
    fn repairable(&self, seat: Seat) -> Vec<Pick> {
        let Some(side) = self.combat.side_of(seat) else { return vec![] };
        let fleet = self.fleet(self.tactical.hex, seat);
        let fits = |unit: &Unit| {
            let sustained = match unit {
                Unit::Carrier | Unit::Dreadnought | Unit::Flagship | Unit::WarSun => {
                    self.combat.sustained[side][*unit as usize - Unit::Carrier as usize]
                }
                _ => 0,
            };
            fleet.damaged(*unit) > sustained
        };
        let here = Site::Space(self.tactical.hex);
        Unit::ALL
            .into_iter()
            .filter(fits)
            .map(|unit| Pick::Unit { unit, damaged: true, site: here })
            .collect()
    }

    pub(crate) fn battle_picks(&self, choose: Choose, ask: BattleAsk) -> Vec<Pick> {
        let seat = choose.seat;
        match ask {
            BattleAsk::Reroll | BattleAsk::Thalnos => self.dice_picks(),
            BattleAsk::Kenara if self.sheet(seat).goods == 0 => vec![],
            BattleAsk::Kenara => {
                let low = |pick: &Pick| matches!(pick, Pick::Die { face, .. } if *face < 10);
                self.dice_picks().into_iter().filter(low).collect()
            }
            BattleAsk::LoseLarge => {
                let large = |pick: &Pick| !matches!(pick, Pick::Unit { unit: Unit::Fighter, .. });
                let mut picks: Vec<Pick> = self.ships_here(seat).into_iter().filter(large).collect();
                let joined =
                    self.combat.side_of(seat).is_some_and(|side| self.fighting(side, Unit::Infantry) > 0);
                if joined {
                    let site = Site::Space(self.tactical.hex);
                    picks.push(Pick::Unit { unit: Unit::Infantry, damaged: false, site });
                }
                picks
            }
            BattleAsk::Sacrifice { .. } => self.expendable(seat),
            BattleAsk::Target => {
                self.combat.opponent(seat).map(|other| self.ships_here(other)).unwrap_or_default()
            }
            BattleAsk::Repair => self.repairable(seat),
            BattleAsk::Ram => {
                let enemies = self.alive().filter(|&other| other != seat);
                let mut picks = Vec::new();
                for other in enemies {
                    let ships = self.fleet(self.tactical.hex, other).ships();
                    let site = Site::Space(self.tactical.hex);
                    picks.extend(ships.map(|unit| Pick::Enemy { seat: other, unit, site }));
                }
                picks
            }
            BattleAsk::Singularity | BattleAsk::Salvage => vec![Pick::Yes],
            BattleAsk::Plasma => {
                let site = Site::Space(self.tactical.hex);
                self.dice.loaded().map(|unit| Pick::Unit { unit, damaged: false, site }).collect()
            }
            BattleAsk::PlasmaBomb => {
                let planets = self.planets_in(self.tactical.hex).iter().zip(&self.bombs);
                let picks = planets.flat_map(|(&planet, bombs)| {
                    let aimed = Unit::ALL.into_iter().filter(|&unit| bombs[unit as usize] > 0);
                    let site = Site::Planet(planet);
                    aimed.map(move |unit| Pick::Unit { unit, damaged: false, site })
                });
                picks.collect()
            }
            BattleAsk::Join => {
                let aboard = self.fleet(self.tactical.hex, seat).count(Unit::Infantry);
                (1..=aboard).map(Pick::Amount).collect()
            }
            BattleAsk::ThalnosRoll { .. } => vec![],
        }
    }

    pub(crate) fn battle_chance(ask: BattleAsk) -> Option<Chance> {
        match ask {
            BattleAsk::ThalnosRoll { dice } => {
                let count = dice.into_iter().find(|&count| count > 0)?;
                Some(Chance::Dice { count: count.min(Faces::MAX as u8), sides: 10 })
            }
            _ => None,
        }
    }

    pub(crate) fn battle_picked(&mut self, choose: Choose, ask: BattleAsk, pick: Pick, log: &mut Log<Event>) {
        let seat = choose.seat;
        match (ask, pick) {
            (BattleAsk::Reroll, Pick::Die { unit, face }) => self.dice.reroll(unit, face),
            (BattleAsk::Thalnos, Pick::Die { unit, face }) => {
                self.dice.take_off(unit, face);
                self.remember_thalnos(unit);
            }
            (BattleAsk::Kenara, Pick::Die { unit, face }) => {
                self.lose_goods(seat, 1, log);
                self.dice.raise(unit, face);
            }
            (BattleAsk::LoseLarge, Pick::Unit { unit, damaged, site }) => {
                self.destroy_by_rival(seat, unit, damaged, site, log);
            }
            (BattleAsk::Sacrifice { chosen }, Pick::Unit { unit, damaged, site }) => {
                if chosen {
                    self.ask(seat, asks(BattleAsk::Target), 1);
                } else if let Some(other) = self.combat.opponent(seat) {
                    self.push_hits(other, seat, HitKind::Combat, 1);
                }
                self.destroy(seat, unit, 1, damaged, site, log);
            }
            (BattleAsk::Target, Pick::Unit { unit, damaged, .. }) => {
                if let Some(other) = self.combat.opponent(seat) {
                    self.push_hits(other, seat, HitKind::Chosen { unit, damaged }, 0);
                }
            }
            (BattleAsk::Repair, Pick::Unit { unit, .. }) => {
                self.fleet_mut(self.tactical.hex, seat).repair(unit);
                log.push(|| Event::UnitRepaired { seat, unit });
            }
            (BattleAsk::Ram, Pick::Enemy { seat: other, unit, site: site @ Site::Space(hex) }) => {
                let damaged = self.fleet(hex, other).sound(unit) == 0;
                self.destroyer = Some(seat);
                self.destroy(other, unit, 1, damaged, site, log);
                self.destroyer = None;
            }
            (BattleAsk::Singularity, Pick::Yes) => {
                self.combat.singular = true;
                if let Some(other) = self.combat.opponent(seat) {
                    self.take_tech(seat, orrery_engine::SeatSet::only(other));
                }
            }
            (BattleAsk::Salvage, Pick::Yes) => self.produce_lost(seat),
            (BattleAsk::Plasma, Pick::Unit { unit, .. }) => self.dice.add(unit),
            (BattleAsk::PlasmaBomb, Pick::Unit { unit, site: Site::Planet(planet), .. }) => {
                self.tactical.plasma = Some((self.slot(planet) as u8, unit));
            }
            (BattleAsk::Join, Pick::Amount(count)) => {
                if let Some(side) = self.combat.side_of(seat) {
                    self.combat.joined[side] = count;
                }
            }
            _ => unreachable!("checked: {pick:?} in {choose:?}"),
        }
    }

    /// A unit is destroyed by its opponent's effect, without a hit.
    fn destroy_by_rival(&mut self, seat: Seat, unit: Unit, damaged: bool, site: Site, log: &mut Log<Event>) {
        self.destroyer = self.combat.opponent(seat);
        self.destroy(seat, unit, 1, damaged, site, log);
        self.destroyer = None;
    }

    /// One hit of an effect.
    fn push_hits(&mut self, seat: Seat, by: Seat, kind: HitKind, strict: u8) {
        self.stack.push(Frame::Hits(Hits {
            seat,
            by,
            hits: 1,
            strict,
            kind,
            assigning: false,
            helped: false,
        }));
    }

    /// One more die of a type joins those of *The Crown of Thalnos*, under the choice on top.
    fn remember_thalnos(&mut self, unit: Unit) {
        self.combat.thalnos[unit as usize] += 1;
    }

    pub(crate) fn battle_chosen(&mut self, choose: Choose, ask: BattleAsk, _log: &mut Log<Event>) {
        let seat = choose.seat;
        match ask {
            BattleAsk::Reroll => self.stack.push(Frame::Roll(Roll { seat, kind: RollKind::Combat })),
            BattleAsk::Thalnos => {
                let dice = std::mem::take(&mut self.combat.thalnos);
                if dice != [0; Unit::COUNT] {
                    self.ask(seat, asks(BattleAsk::ThalnosRoll { dice }), 0);
                }
            }
            _ => (),
        }
    }

    pub(crate) fn battle_fed(
        &mut self,
        choose: Choose,
        ask: BattleAsk,
        outcome: ChanceOutcome,
        log: &mut Log<Event>,
    ) {
        let (BattleAsk::ThalnosRoll { mut dice }, ChanceOutcome::Dice(faces)) = (ask, outcome) else {
            unreachable!("{outcome:?} does not answer {choose:?}")
        };
        let seat = choose.seat;
        let roll = Roll { seat, kind: RollKind::Combat };
        let unit = Unit::ALL.into_iter().find(|&unit| dice[unit as usize] > 0);
        let unit = unit.unwrap_or_else(|| unreachable!("no dice are left in {choose:?}"));
        let faces = faces.as_slice();
        dice[unit as usize] -= faces.len() as u8;
        if dice == [0; Unit::COUNT] {
            self.stack.pop();
        } else {
            self.go(Frame::Choose(Choose { ask: asks(BattleAsk::ThalnosRoll { dice }), ..choose }));
        }
        let aim = self.aim(roll, unit);
        let hits = |face: &u8| {
            aim.is_some_and(|(value, more)| i16::from(*face) + i16::from(more) >= i16::from(value))
        };
        // Dice belong to units in the order in which they were rolled; a unit is lost if none of its dice hits (TI G146).
        let each = usize::from(self.stats(seat, unit).dice.max(1));
        let lost = faces.chunks(each).filter(|own| !own.iter().any(hits)).count() as u8;
        for &face in faces {
            self.dice.put_on(unit, face);
        }
        // What was destroyed meanwhile is not lost again.
        let left = self.combat.side_of(seat).map_or(0, |side| self.fighting(side, unit));
        self.lose_in_combat(seat, unit, lost.min(left), log);
    }

    /// Units of a seat in the combat are destroyed, damaged ones first.
    pub(crate) fn lose_in_combat(&mut self, seat: Seat, unit: Unit, count: u8, log: &mut Log<Event>) {
        let hex = self.tactical.hex;
        match self.combat.planet {
            None => {
                let damaged = count.min(self.fleet(hex, seat).damaged(unit));
                self.destroy(seat, unit, damaged, true, Site::Space(hex), log);
                self.destroy(seat, unit, count - damaged, false, Site::Space(hex), log);
            }
            Some(planet) if self.planet(planet).owner == Some(seat) => {
                self.destroy(seat, unit, count, false, Site::Planet(planet), log);
            }
            Some(planet) => {
                let slot = self.slot(planet);
                let landed = &mut self.tactical.landed[slot];
                match unit {
                    Unit::Fighter => landed.fighters -= count,
                    _ => landed.infantry -= count,
                }
                if count > 0 {
                    let site = Site::Planet(planet);
                    log.push(|| Event::UnitDestroyed { seat, unit, count, site });
                    self.after_destruction(seat, unit, count, site, log);
                }
            }
        }
    }

    /// Asks which of the units that are about to fire rolls one die more, if the seat knows *Plasma Scoring*.
    pub(crate) fn ask_plasma(&mut self, seat: Seat) {
        if self.knows(seat, Tech::PlasmaScoring) {
            self.ask(seat, asks(BattleAsk::Plasma), 1);
        }
    }

    /// The same for units that bombard, before the first planet is.
    pub(crate) fn ask_bomb_plasma(&mut self, seat: Seat) {
        self.tactical.plasma = None;
        if self.knows(seat, Tech::PlasmaScoring) {
            self.ask(seat, asks(BattleAsk::PlasmaBomb), 1);
        }
    }

    /// A seat may roll any of its dice again (TI 44.0).
    pub(crate) fn ask_reroll(&mut self, seat: Seat) {
        self.ask(seat, asks(BattleAsk::Reroll), u8::MAX);
    }

    /// *The Crown of Thalnos* is used.
    pub(super) fn use_thalnos(&mut self, seat: Seat) {
        self.ask(seat, asks(BattleAsk::Thalnos), u8::MAX);
    }

    /// Whether *Technological Singularity* can be used against a player whose unit was destroyed.
    pub(super) fn ask_singularity(&mut self, victim: Seat) {
        let Some(nekro) = self.combat.opponent(victim) else { return };
        if self.has_ability(nekro, Ability::TechnologicalSingularity)
            && !self.combat.singular
            && !self.is_protected(victim, nekro, Note::Antivirus)
            && self.can_take_tech(nekro, victim)
        {
            self.ask(nekro, asks(BattleAsk::Singularity), 1);
        }
    }

    /// What the moment of a card was about.
    pub(super) fn destroyed_ship(&self) -> Option<Unit> {
        match self.top_moment() {
            Some(Moment::Destroyed { unit, .. }) => Some(unit),
            _ => None,
        }
    }

    /// Who used Sustain Damage with which ship.
    pub(super) fn sustaining_ship(&self) -> Option<(Seat, Unit)> {
        match self.top_moment() {
            Some(Moment::Sustained { seat, unit, .. }) => Some((seat, unit)),
            _ => None,
        }
    }
}
