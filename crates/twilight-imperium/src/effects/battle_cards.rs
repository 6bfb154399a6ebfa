//! Action cards that are played in a combat, an invasion or against space cannons.

use orrery_engine::{Log, Seat};

use super::Ask;
use super::actions::CardAsk;
use super::battle::{BattleAsk, asks};
use crate::action::Pick;
use crate::cards::{ActionCard, Unit};
use crate::combat::{Flight, Roll, RollKind};
use crate::event::Event;
use crate::frame::Frame;
use crate::hex::{Hex, Site};
use crate::state::TwilightImperium;

impl TwilightImperium {
    /// Whether a seat has a space dock in the active system or next to it that could fire at ships that came in.
    pub(super) fn has_battlestation(&self, seat: Seat) -> bool {
        let Some(active) = self.active else { return false };
        let hex = self.tactical.hex;
        let dock = |hex: Hex| {
            let planets = self.planets_in(hex).iter();
            self.fleet(hex, seat).count(Unit::SpaceDock) > 0
                || planets
                    .into_iter()
                    .any(|&planet| self.units_at(Site::Planet(planet), seat, Unit::SpaceDock) > 0)
        };
        let near = self.adjacent(hex, Some(seat));
        self.tactical.arrived && self.fleet(hex, active).has_ships() && (dock(hex) || near.iter().any(dock))
    }

    /// The text of a card that is played while units fight.
    pub(super) fn resolve_combat_card(
        &mut self,
        seat: Seat,
        card: ActionCard,
        target: Option<Pick>,
        log: &mut Log<Event>,
    ) {
        let hex = self.tactical.hex;
        let side = self.combat.side_of(seat);
        match (card, target, side) {
            (ActionCard::MoraleBoost, _, Some(side)) => self.combat.boost[side] += 1,
            (ActionCard::FighterPrototype, _, Some(side)) => self.combat.fighter_boost[side] += 2,
            (ActionCard::EmergencyRepairs, ..) => self.repair_here(seat, log),
            (ActionCard::SkilledRetreat, Some(Pick::Hex(to)), _) => {
                self.combat.broken_off = true;
                self.leave_for(seat, to, Flight::Skilled);
            }
            (ActionCard::Intercept, ..) => self.combat.intercepted = true,
            (ActionCard::FireTeam, ..) => self.ask(seat, asks(BattleAsk::Reroll), u8::MAX),
            (ActionCard::DirectHit, ..) => {
                if let Some((owner, unit)) = self.sustaining_ship()
                    && self.fleet(hex, owner).damaged(unit) > 0
                {
                    self.destroyer = Some(seat);
                    self.destroy(owner, unit, 1, true, Site::Space(hex), log);
                    self.destroyer = None;
                }
            }
            (ActionCard::CourageousToTheEnd, ..) => {
                if let (Some(unit), Some(against)) = (self.destroyed_ship(), self.combat.opponent(seat)) {
                    let value = self.stats(seat, unit).combat.unwrap_or(u8::MAX);
                    self.ask(seat, Ask::Card(CardAsk::Courage { against, value }), 0);
                }
            }
            (ActionCard::ShieldsHolding, ..) => self.cancel_hits(seat, 2),
            (ActionCard::ManeuveringJets, ..) => self.cancel_hits(seat, 1),
            (ActionCard::Bunker, ..) => self.tactical.bunker = Some(seat),
            (ActionCard::Disable, ..) => self.tactical.disabled = true,
            (ActionCard::Parley, Some(Pick::Planet(planet)), _) => self.send_back(planet, log),
            (ActionCard::Infiltrate, ..) => self.tactical.infiltrates = true,
            (ActionCard::ExperimentalBattlestation, ..) => {
                if let Some(target) = self.active {
                    self.dice.load(&[(Unit::SpaceDock, 3)]);
                    self.stack.push(Frame::Roll(Roll { seat, kind: RollKind::Battlestation { target } }));
                }
            }
            (ActionCard::Salvage, ..) => {
                if let Some(loser) = self.beaten_by(seat) {
                    self.give_commodities(loser, seat, log);
                }
            }
            _ => unreachable!("{card:?} has a text of its own"),
        }
    }

    /// All damaged units of a seat in the active system are repaired.
    fn repair_here(&mut self, seat: Seat, log: &mut Log<Event>) {
        let hex = self.tactical.hex;
        let fleet = *self.fleet(hex, seat);
        for unit in fleet.ships().filter(|&unit| fleet.damaged(unit) > 0) {
            log.push(|| Event::UnitRepaired { seat, unit });
        }
        self.fleet_mut(hex, seat).repair_all();
    }

    /// *Parley*: what landed on a planet goes back to space.
    fn send_back(&mut self, planet: crate::cards::Planet, log: &mut Log<Event>) {
        let (hex, seat) = (self.tactical.hex, self.turn_of());
        let slot = self.slot(planet);
        let landed = std::mem::take(&mut self.tactical.landed[slot]);
        for (unit, count) in [(Unit::Infantry, landed.infantry), (Unit::Fighter, landed.fighters)] {
            if count > 0 {
                self.fleet_mut(hex, seat).add(unit, count, false);
                let (from, to) = (Site::Planet(planet), Site::Space(hex));
                log.push(|| Event::UnitMoved { seat, unit, count, from, to });
            }
        }
    }
}
