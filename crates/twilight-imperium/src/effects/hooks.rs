//! What components do by themselves when something happens: no choice whether.

use orrery_engine::{Log, Seat};

use super::Ask;
use super::battle::{BattleAsk, asks};
use super::notes::NoteAsk;
use crate::cards::{Planet, Profile, Tech, Unit};
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::hex::{Hex, Site};
use crate::phase::Produce;
use crate::state::TwilightImperium;

impl TwilightImperium {
    /// A seat has activated a system (W6).
    pub(crate) fn system_activated(&mut self, seat: Seat, hex: Hex, log: &mut Log<Event>) {
        self.notes_at_activation(seat, hex, log);
        self.techs_at_activation(seat);
    }

    /// The status phase begins (W34).
    pub(crate) fn status_begins(&mut self, _log: &mut Log<Event>) {
        for seat in self.order.iter().collect::<Vec<_>>().into_iter().rev() {
            if self.out.contains(seat) {
                continue;
            }
            if self.knows(seat, Tech::WormholeGenerator) {
                self.ask(seat, Ask::Note(NoteAsk::Gate), 1);
            }
            self.ask_mitosis(seat);
        }
    }

    /// The status phase ends (W37).
    pub(crate) fn status_ends(&mut self, log: &mut Log<Event>) {
        let genesis = self.alive().find(|&seat| self.has_flagship(seat, Profile::Genesis));
        if let Some(seat) = genesis
            && let Some(hex) = self.flagship_at(seat)
        {
            self.place(seat, Unit::Infantry, 1, Site::Space(hex), log);
        }
        self.return_prescience(log);
        self.draw_by_policy();
    }

    /// Both sides have rolled: *Valkyrie Particle Weave* answers a hit with one more.
    pub(crate) fn both_rolled(&mut self, _log: &mut Log<Event>) {
        if self.combat.planet.is_none() {
            return;
        }
        let before = self.combat.hits;
        for side in 0..2 {
            if self.knows(self.combat.sides[side], Tech::ValkyrieParticleWeave) && before[1 - side] > 0 {
                self.combat.hits[side] += 1;
            }
        }
    }

    /// Hits of a round were assigned: *Duranium Armor* repairs a unit (W19).
    pub(crate) fn hits_assigned(&mut self, _log: &mut Log<Event>) {
        if self.combat.planet.is_some() {
            return;
        }
        for side in [1, 0] {
            let seat = self.combat.sides[side];
            if self.knows(seat, Tech::DuraniumArmor) {
                self.ask(seat, asks(BattleAsk::Repair), 1);
            }
        }
    }

    /// A round of combat ends (W20): nothing happens by itself.
    #[expect(clippy::unused_self, reason = "a moment like the others")]
    pub(crate) const fn round_ends(&mut self, _log: &mut Log<Event>) {}

    /// A combat has ended (W21).
    pub(crate) fn combat_ends(&mut self, log: &mut Log<Event>) {
        let sides = self.combat.sides;
        if self.combat.planet.is_some() || self.combat.winner.is_none() {
            return;
        }
        for seat in sides {
            if self.knows(seat, Tech::SalvageOperations) {
                if self.combat.winner == Some(seat) && self.can_produce_lost(seat) {
                    self.ask(seat, asks(BattleAsk::Salvage), 1);
                }
                self.gain_goods(seat, 1, log);
            }
        }
    }

    /// Types of ships that were destroyed in the combat, one bit each.
    fn lost_types(&self) -> u16 {
        let ships = Unit::SHIPS.into_iter().fold(0, |types, unit| types | 1 << unit as u16);
        (self.combat.lost[0] | self.combat.lost[1]) & ships
    }

    fn can_produce_lost(&self, seat: Seat) -> bool {
        let types = self.lost_types();
        Unit::SHIPS.into_iter().any(|unit| types & (1 << unit as u16) != 0 && self.can_make(seat, unit))
    }

    /// *Salvage Operations*: a ship of a type that was destroyed in the combat is produced.
    pub(super) fn produce_lost(&mut self, seat: Seat) {
        let types = self.lost_types();
        self.stack.push(Frame::Produce(Produce { types, ..Produce::by_effect(seat, self.tactical.hex, 1) }));
    }

    /// So many units are produced in a system by an effect (TI 62.4).
    pub(super) fn produce_some(&mut self, seat: Seat, hex: Hex, count: u8) {
        self.stack.push(Frame::Produce(Produce::by_effect(seat, hex, count)));
    }

    /// *Integrated Economy*: units on a planet for no more than its resource value.
    pub(super) fn produce_worth(&mut self, seat: Seat, planet: Planet) {
        let Some(hex) = self.hex_of(planet) else { return };
        let budget = Some(self.resources(planet));
        let produce = Produce::by_effect(seat, hex, u8::MAX);
        self.stack.push(Frame::Produce(Produce { budget, planet: Some(planet), ..produce }));
    }

    /// Units have used Production (W28).
    pub(crate) fn produced(&mut self, seat: Seat, hex: Hex, fighters: u8, log: &mut Log<Event>) {
        self.prophecy_tested(seat, fighters, log);
        self.techs_after_production(seat, hex, log);
    }

    /// A unit was destroyed, whatever destroyed it (W18).
    pub(crate) fn unit_destroyed(&mut self, seat: Seat, unit: Unit, site: Site, log: &mut Log<Event>) {
        if matches!(unit, Unit::WarSun | Unit::Flagship)
            && let Some(by) = self.destroyer.or_else(|| self.combat.opponent(seat))
            && by != seat
        {
            self.open(Moment::GreatShipDestroyed { by });
        }
        self.ask_singularity(seat);
        if unit == Unit::Flagship
            && self.has_flagship(seat, Profile::VanHauge)
            && let Site::Space(hex) = site
        {
            self.destroy_ships_in(hex, log);
        }
    }

    /// *Dacxive Animators*: an infantry from reinforcements joins the winners on a planet.
    pub(super) fn reinforce(&mut self, seat: Seat, planet: Planet, log: &mut Log<Event>) {
        if self.planet(planet).owner == Some(seat) {
            return self.place(seat, Unit::Infantry, 1, Site::Planet(planet), log);
        }
        // The planet is not under control yet: the infantry joins what has landed.
        let slot = self.slot(planet);
        self.tactical.landed[slot].infantry += 1;
        log.push(|| Event::UnitPlaced { seat, unit: Unit::Infantry, count: 1, site: Site::Planet(planet) });
    }
}
