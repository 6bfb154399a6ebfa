//! Technologies that the Nekro Virus takes from others, and its assimilator tokens (TI 28.16 to TI 28.22).

use orrery_engine::{Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::powers::PowerAsk;
use super::{Ask, Choose};
use crate::action::{Outcome, Pick};
use crate::cards::{Tech, Unit};
use crate::event::Event;
use crate::hex::{Hex, Site};
use crate::state::TwilightImperium;

/// What the Nekro Virus is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum NekroAsk {
    /// Which technology of one of these players is gained or marked.
    Gain { of: SeatSet },
    /// Which assimilator token marks it, 0 for X (TI 28.16).
    Mark { tech: Tech },
    /// TI 28.19: a planet for a space dock that can stay in space no longer.
    Land { from: Hex },
}

const fn asks(ask: NekroAsk) -> Ask {
    Ask::Power(PowerAsk::Nekro(ask))
}

/// The cards whose text the tokens give.
const ASSIMILATORS: [Tech; 2] = [Tech::ValefarAssimilatorX, Tech::ValefarAssimilatorY];

impl TwilightImperium {
    /// Technologies that the Nekro Virus can take from a player: of faction technologies the ones it can mark (TI 28.17).
    fn takeable(&self, seat: Seat, from: Seat) -> impl Iterator<Item = Tech> + '_ {
        let marks = ASSIMILATORS.iter().any(|&tech| self.owns(seat, tech));
        Tech::ALL.into_iter().filter(move |&tech| {
            self.sheet(from).techs & (1 << tech as u64) != 0
                && !self.owns(seat, tech)
                && (tech.def().faction.is_none() || marks && !ASSIMILATORS.contains(&tech))
        })
    }

    /// Whether the Nekro Virus can take anything from a player.
    pub(crate) fn can_take_tech(&self, seat: Seat, from: Seat) -> bool {
        self.takeable(seat, from).next().is_some()
    }

    /// Asks the Nekro Virus which technology of these players it takes.
    pub(crate) fn take_tech(&mut self, seat: Seat, of: SeatSet) {
        self.ask(seat, asks(NekroAsk::Gain { of }), 1);
    }

    /// *Galactic Threat* was right: a technology of somebody who voted for the outcome.
    pub(crate) fn resolve_threat(&mut self, seat: Seat, outcome: Outcome, _log: &mut Log<Event>) {
        let of = self.voters_for(outcome);
        self.take_tech(seat, of);
    }

    pub(crate) fn nekro_picks(&self, choose: Choose, ask: NekroAsk) -> Vec<Pick> {
        let seat = choose.seat;
        match ask {
            NekroAsk::Gain { of } => {
                let mut techs: Vec<Tech> = of.iter().flat_map(|from| self.takeable(seat, from)).collect();
                techs.sort_unstable();
                techs.dedup();
                techs.into_iter().map(Pick::Tech).collect()
            }
            NekroAsk::Mark { tech } => self.markers(seat, tech).map(Pick::Amount).collect(),
            NekroAsk::Land { from } => {
                let planets = self.planets_in(from).iter().copied();
                planets
                    .filter(|&planet| self.can_build(seat, Unit::SpaceDock, planet))
                    .map(Pick::Planet)
                    .collect()
            }
        }
    }

    /// The tokens that can mark a technology: the one that marks an upgrade of the same unit (TI 28.21.2), otherwise one
    /// that lies unused, otherwise any.
    fn markers(&self, seat: Seat, tech: Tech) -> impl Iterator<Item = u8> + '_ {
        let own = move |token: &u8| self.owns(seat, ASSIMILATORS[usize::from(*token)]);
        let at = |token: u8| self.assimilated[usize::from(token)];
        let same = (0..2).find(|&token| {
            tech.upgrades().is_some() && at(token).is_some_and(|marked| marked.upgrades() == tech.upgrades())
        });
        let free = (0..2).find(|token| at(*token).is_none() && own(token));
        let only = same.or(free);
        (0..2_u8).filter(move |token| own(token) && only.is_none_or(|only| only == *token))
    }

    pub(crate) fn nekro_picked(&mut self, choose: Choose, ask: NekroAsk, pick: Pick, log: &mut Log<Event>) {
        let seat = choose.seat;
        match (ask, pick) {
            (NekroAsk::Gain { .. }, Pick::Tech(tech)) => {
                if tech.def().faction.is_some() {
                    self.ask(seat, asks(NekroAsk::Mark { tech }), 1);
                } else {
                    self.release_upgrade(seat, tech, log);
                    self.gain_tech(seat, tech, log);
                }
            }
            (NekroAsk::Mark { tech }, Pick::Amount(token)) => {
                let before = self.assimilated[usize::from(token)].replace(tech);
                log.push(|| Event::TechGained { seat, tech });
                if let Some(before) = before {
                    self.unmarked(seat, before, log);
                }
            }
            (NekroAsk::Land { from }, Pick::Planet(planet)) => {
                self.fleet_mut(from, seat).take(Unit::SpaceDock, 1, false);
                self.planet_mut(planet).docks += 1;
                let (from, to) = (Site::Space(from), Site::Planet(planet));
                log.push(|| Event::UnitMoved { seat, unit: Unit::SpaceDock, count: 1, from, to });
            }
            _ => unreachable!("checked: {pick:?} in {choose:?}"),
        }
    }

    /// A common upgrade takes the place of a marked one of the same unit.
    fn release_upgrade(&mut self, seat: Seat, tech: Tech, log: &mut Log<Event>) {
        let Some(unit) = tech.upgrades() else { return };
        for token in 0..2 {
            if let Some(marked) = self.assimilated[token]
                && marked.upgrades() == Some(unit)
            {
                self.assimilated[token] = None;
                self.unmarked(seat, marked, log);
            }
        }
    }

    /// A technology lost its token: what cannot be without it goes (TI 28.19, TI 28.20).
    fn unmarked(&mut self, seat: Seat, tech: Tech, log: &mut Log<Event>) {
        match tech.upgrades() {
            Some(Unit::SpaceDock) if !self.docks_float(seat) => {
                for hex in Hex::all() {
                    let docks = self.fleet(hex, seat).count(Unit::SpaceDock);
                    let planets = self.planets_in(hex).iter();
                    let room = planets
                        .filter(|&&planet| self.can_build(seat, Unit::SpaceDock, planet))
                        .count() as u8;
                    self.remove(
                        seat,
                        Unit::SpaceDock,
                        docks.saturating_sub(room),
                        false,
                        Site::Space(hex),
                        log,
                    );
                    if docks.min(room) > 0 {
                        self.ask(seat, asks(NekroAsk::Land { from: hex }), docks.min(room));
                    }
                }
            }
            Some(Unit::WarSun) if !self.owns_war_sun(seat) => {
                for hex in Hex::all() {
                    let fleet = *self.fleet(hex, seat);
                    let (damaged, sound) = (fleet.damaged(Unit::WarSun), fleet.sound(Unit::WarSun));
                    self.remove(seat, Unit::WarSun, damaged, true, Site::Space(hex), log);
                    self.remove(seat, Unit::WarSun, sound, false, Site::Space(hex), log);
                }
            }
            _ => (),
        }
    }
}
