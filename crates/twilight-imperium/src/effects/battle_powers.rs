//! Technologies, abilities and flagships that are used in a combat: when they fit and what they begin.

use orrery_engine::{Log, Seat};

use super::battle::{BattleAsk, asks};
use crate::cards::{Ability, Planet, Profile, Tech, Unit};
use crate::combat::{Roll, RollKind};
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::hex::Site;
use crate::phase::Currency;
use crate::state::TwilightImperium;

/// Trade goods that *Munitions Reserves* cost.
const MUNITIONS: u8 = 2;
/// Non-fighter ships that make the *Assault Cannon* fire.
const CANNON_FLEET: u8 = 3;
/// Influence that *Indoctrination* costs.
const INDOCTRINATION: u8 = 2;

impl TwilightImperium {
    /// Whether a space combat begins in which a seat fights.
    fn begins_in_space(&self, seat: Seat) -> bool {
        self.combat.planet.is_none() && self.combat.round == 1 && self.combat.involves(seat)
    }

    pub(crate) fn battle_tech_fits(&self, seat: Seat, tech: Tech, moment: Moment) -> bool {
        let usable = if tech.def().exhausts { self.has_ready(seat, tech) } else { self.knows(seat, tech) };
        usable
            && match (tech, moment) {
                (Tech::GravitonLaserSystem, Moment::Cannon { seat: own }) => own == seat,
                (Tech::DimensionalSplicer, Moment::Round) => {
                    self.begins_in_space(seat) && self.wormholes(self.tactical.hex) != 0
                }
                (Tech::ImpulseCore, Moment::Round) => {
                    self.begins_in_space(seat) && !self.expendable(seat).is_empty()
                }
                (Tech::MagenDefenseGrid, Moment::Round) => self.combat.planet.is_some_and(|planet| {
                    self.combat.involves(seat)
                        && self.planet(planet).owner == Some(seat)
                        && self.is_shielded(planet, self.combat.opponent(seat))
                }),
                (Tech::AssaultCannon, Moment::Round) => {
                    self.begins_in_space(seat)
                        && self.combat.side_of(seat).is_some_and(|side| {
                            self.large_in_combat(side) >= CANNON_FLEET && self.large_in_combat(1 - side) > 0
                        })
                }
                (Tech::Exotrireme2, Moment::RoundEnd | Moment::CombatEnd) => {
                    self.combat.planet.is_none()
                        && self.combat.involves(seat)
                        && self.stats(seat, Unit::Dreadnought).profile == Profile::Exotrireme2
                        && self.fleet(self.tactical.hex, seat).count(Unit::Dreadnought) > 0
                        && self.has_rival_ships(self.tactical.hex, seat)
                }
                _ => false,
            }
    }

    pub(crate) fn use_battle_tech(
        &mut self,
        seat: Seat,
        tech: Tech,
        moment: Option<Moment>,
        log: &mut Log<Event>,
    ) {
        match tech {
            Tech::GravitonLaserSystem => self.tactical.laser = true,
            Tech::DimensionalSplicer => self.ask(seat, asks(BattleAsk::Target), 1),
            Tech::ImpulseCore => self.ask(seat, asks(BattleAsk::Sacrifice { chosen: false }), 1),
            Tech::MagenDefenseGrid => {
                if let Some(side) = self.combat.side_of(seat) {
                    self.combat.silenced[1 - side] = true;
                }
            }
            Tech::AssaultCannon => {
                if let Some(other) = self.combat.opponent(seat) {
                    self.ask(other, asks(BattleAsk::LoseLarge), 1);
                }
            }
            Tech::Exotrireme2 => {
                let hex = self.tactical.hex;
                let damaged = self.fleet(hex, seat).damaged(Unit::Dreadnought) > 0;
                self.ask(seat, asks(BattleAsk::Ram), 2);
                self.destroy(seat, Unit::Dreadnought, 1, damaged, Site::Space(hex), log);
            }
            _ => unreachable!("checked: {tech:?} at {moment:?}"),
        }
    }

    pub(crate) fn battle_ability_fits(&self, seat: Seat, ability: Ability, moment: Moment) -> bool {
        let ground = self.combat.planet;
        self.has_ability(seat, ability)
            && self.combat.involves(seat)
            && match (ability, moment) {
                (Ability::MunitionsReserves, Moment::Round) => {
                    ground.is_none() && self.sheet(seat).goods >= MUNITIONS
                }
                (Ability::Ambush, Moment::Round) => {
                    self.begins_in_space(seat) && !self.expendable(seat).is_empty()
                }
                (Ability::Indoctrination, Moment::Round) => {
                    self.combat.round == 1
                        && ground.is_some()
                        && self.means(seat, Currency::Influence) >= INDOCTRINATION
                        && self.has_enemy_infantry(seat)
                }
                (Ability::Devotion, Moment::RoundEnd | Moment::CombatEnd) => {
                    ground.is_none()
                        && !self.expendable(seat).is_empty()
                        && self.combat.opponent(seat).is_some_and(|other| !self.ships_here(other).is_empty())
                }
                (Ability::Harrow, Moment::RoundEnd | Moment::CombatEnd) => ground.is_some_and(|planet| {
                    self.can_bombard(seat, planet) && !self.bombers(seat, self.tactical.hex).is_empty()
                }),
                _ => false,
            }
    }

    fn has_enemy_infantry(&self, seat: Seat) -> bool {
        self.combat.side_of(seat).is_some_and(|side| self.fighting(1 - side, Unit::Infantry) > 0)
    }

    pub(crate) fn use_battle_ability(
        &mut self,
        seat: Seat,
        ability: Ability,
        moment: Option<Moment>,
        log: &mut Log<Event>,
    ) {
        let Some(side) = self.combat.side_of(seat) else {
            unreachable!("checked: {ability:?} at {moment:?}")
        };
        match ability {
            Ability::MunitionsReserves => {
                self.lose_goods(seat, MUNITIONS, log);
                self.combat.reroll[side] = true;
            }
            Ability::Ambush => {
                // Cruisers never aim worse than destroyers.
                let fleet = self.fleet(self.tactical.hex, seat);
                let cruisers = fleet.count(Unit::Cruiser).min(2);
                let destroyers = fleet.count(Unit::Destroyer).min(2 - cruisers);
                self.dice.load(&[(Unit::Cruiser, cruisers), (Unit::Destroyer, destroyers)]);
                self.stack.push(Frame::Roll(Roll { seat, kind: RollKind::Ambush }));
            }
            Ability::Indoctrination => {
                self.convert(seat, side, log);
                self.pay(seat, Currency::Influence, INDOCTRINATION);
            }
            Ability::Devotion => self.ask(seat, asks(BattleAsk::Sacrifice { chosen: true }), 1),
            Ability::Harrow => {
                if let Some(planet) = self.combat.planet {
                    self.harrow(seat, planet);
                }
            }
            _ => unreachable!("checked: {ability:?} at {moment:?}"),
        }
    }

    /// *Indoctrination*: an infantry of the opponent becomes one of the seat's own.
    fn convert(&mut self, seat: Seat, side: usize, log: &mut Log<Event>) {
        let (Some(planet), Some(other)) = (self.combat.planet, self.combat.opponent(seat)) else { return };
        let (place, world) = (self.slot(planet), Site::Planet(planet));
        if side == 0 {
            self.planet_mut(planet).infantry -= 1;
            self.tactical.landed[place].infantry += 1;
        } else {
            self.tactical.landed[place].infantry -= 1;
            self.planet_mut(planet).infantry += 1;
        }
        log.push(|| Event::UnitRemoved { seat: other, unit: Unit::Infantry, count: 1, site: world });
        log.push(|| Event::UnitPlaced { seat, unit: Unit::Infantry, count: 1, site: world });
    }

    /// *Harrow*: all bombarding ships fire at the planet.
    fn harrow(&mut self, seat: Seat, planet: Planet) {
        let mut dice: Vec<(Unit, u8)> = self.bombers(seat, self.tactical.hex);
        for (unit, count) in &mut dice {
            *count *= self.stats(seat, *unit).bombardment.map_or(0, |shots| shots.dice);
        }
        self.dice.load(&dice);
        self.stack.push(Frame::Roll(Roll { seat, kind: RollKind::Bombard { planet } }));
        self.ask_plasma(seat);
    }

    pub(crate) fn battle_flagship_fits(&self, seat: Seat, moment: Moment) -> bool {
        let hex = self.tactical.hex;
        let here = self.combat.involves(seat)
            && self.combat.planet.is_none()
            && self.fleet(hex, seat).count(Unit::Flagship) > 0;
        here && match (self.faction(seat).def().flagship, moment) {
            (Profile::TheAlastor, Moment::Round) => {
                self.combat.round == 1 && self.fleet(hex, seat).count(Unit::Infantry) > 0
            }
            (Profile::ArcSecundus, Moment::Round) => self.fleet(hex, seat).damaged(Unit::Flagship) > 0,
            (Profile::WrathOfKenara, Moment::Rolled { seat: own }) => {
                own == seat && self.sheet(seat).goods > 0
            }
            _ => false,
        }
    }

    pub(crate) fn use_battle_flagship(&mut self, seat: Seat, moment: Option<Moment>, log: &mut Log<Event>) {
        match self.faction(seat).def().flagship {
            Profile::ArcSecundus => {
                self.fleet_mut(self.tactical.hex, seat).repair(Unit::Flagship);
                log.push(|| Event::UnitRepaired { seat, unit: Unit::Flagship });
            }
            Profile::TheAlastor => self.ask(seat, asks(BattleAsk::Join), 1),
            Profile::WrathOfKenara => self.ask(seat, asks(BattleAsk::Kenara), u8::MAX),
            flagship => unreachable!("checked: {flagship:?} at {moment:?}"),
        }
    }
}
