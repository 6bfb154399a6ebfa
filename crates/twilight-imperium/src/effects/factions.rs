//! Faction abilities and flagships that are used at a moment or as an action (TI 74.25), outside combat.

use orrery_engine::{Log, Seat};
use serde::{Deserialize, Serialize};

use super::powers::PowerAsk;
use super::{Ask, Choose};
use crate::action::Pick;
use crate::cards::{Ability, Anomaly, Note, Planet, Pool, Profile, Strategy, Tech, Unit};
use crate::combat::Flight;
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::hex::{Hex, Site};
use crate::state::TwilightImperium;

/// What faction abilities and flagships ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum FactionAsk {
    /// *Orbital Drop*, *Mitosis*: a planet for so many infantry.
    Deploy { count: u8 },
    /// *Star Forge*: fighters or a destroyer beside a war sun.
    Forge,
    /// *Foresight*: where the ships go.
    Foresee,
    /// *Peace Accords*: which planet.
    Accord,
    /// *Pillage*: a trade good or a commodity of this player.
    Loot(Seat),
    /// *Galactic Threat*: which outcome.
    Threaten,
    /// *Reclamation*: whether to.
    Reclaim,
}

impl FactionAsk {
    /// Whether the seat may stop before all is chosen.
    pub(crate) const fn is_optional(self) -> bool {
        matches!(self, Self::Reclaim)
    }
}

const fn asks(ask: FactionAsk) -> Ask {
    Ask::Power(PowerAsk::Faction(ask))
}

impl TwilightImperium {
    /// Where *Star Forge* can place something.
    fn forges(&self, seat: Seat) -> Vec<Pick> {
        let mut picks = Vec::new();
        for hex in Hex::all().filter(|&hex| self.fleet(hex, seat).count(Unit::WarSun) > 0) {
            for unit in [Unit::Fighter, Unit::Destroyer] {
                if self.can_place(seat, unit) {
                    picks.push(Pick::Place { unit, site: Site::Space(hex) });
                }
            }
        }
        picks
    }

    /// Whether ships of a seat can go to a system by an ability: not where anomalies forbid it (TI 54.1, TI 68.1, TI 80.1).
    pub(super) fn can_slip_to(&self, seat: Seat, hex: Hex) -> bool {
        self.tile(hex).is_some()
            && !self.has_rival_ships(hex, seat)
            && match self.anomaly(hex) {
                Some(Anomaly::AsteroidField) => self.knows(seat, Tech::AntimassDeflectors),
                Some(Anomaly::Supernova) => self.knows(seat, Tech::MagmusReactor),
                Some(Anomaly::Nebula) => false,
                Some(Anomaly::GravityRift) | None => true,
            }
    }

    /// Systems next to the active one to which a seat's ships can slip away.
    pub(super) fn slips(&self, seat: Seat) -> Vec<Pick> {
        let near = self.adjacent_by_ship(self.tactical.hex, seat);
        near.iter().filter(|&hex| self.can_slip_to(seat, hex)).map(Pick::Hex).collect()
    }

    /// Planets without units, other than Mecatol Rex, in or next to systems with a planet of a seat (TI 70.3).
    fn accords(&self, seat: Seat) -> Vec<Pick> {
        let near = |hex: Hex| {
            self.has_planet_in(seat, hex)
                || self.adjacent(hex, Some(seat)).iter().any(|hex| self.has_planet_in(seat, hex))
        };
        let fits = |planet: &Planet| {
            let state = self.planet(*planet);
            *planet != Planet::MecatolRex
                && state.owner != Some(seat)
                && !state.has_units()
                && self.hex_of(*planet).is_some_and(near)
        };
        Planet::ALL.into_iter().filter(fits).map(Pick::Planet).collect()
    }

    pub(crate) fn faction_picks(&self, choose: Choose, ask: FactionAsk) -> Vec<Pick> {
        let seat = choose.seat;
        match ask {
            FactionAsk::Deploy { .. } => self.open_planets(seat),
            FactionAsk::Forge => self.forges(seat),
            FactionAsk::Foresee => self.slips(seat),
            FactionAsk::Accord => self.accords(seat),
            FactionAsk::Loot(victim) => {
                let sheet = self.sheet(victim);
                let good = (sheet.goods > 0).then_some(Pick::Amount(0));
                let commodity = (sheet.commodities > 0).then_some(Pick::Amount(1));
                good.into_iter().chain(commodity).collect()
            }
            FactionAsk::Threaten => {
                let outcomes = self.ballot.agenda.map(|agenda| self.outcomes(agenda)).unwrap_or_default();
                outcomes.into_iter().map(Pick::Outcome).collect()
            }
            FactionAsk::Reclaim => vec![Pick::Yes],
        }
    }

    pub(crate) fn faction_picked(
        &mut self,
        choose: Choose,
        ask: FactionAsk,
        pick: Pick,
        log: &mut Log<Event>,
    ) {
        let seat = choose.seat;
        match (ask, pick) {
            (FactionAsk::Deploy { count }, Pick::Planet(planet)) => {
                self.place(seat, Unit::Infantry, count, Site::Planet(planet), log);
            }
            (FactionAsk::Forge, Pick::Place { unit, site }) => match unit {
                Unit::Fighter => self.place(seat, unit, 2, site, log),
                _ => self.place_one(seat, unit, site, log),
            },
            (FactionAsk::Foresee, Pick::Hex(hex)) => {
                self.leave_for(seat, hex, Flight::Foresight);
                // The token was spent from the strategy pool (TI 18.6).
                if !self.tokens[hex.index()].contains(seat) {
                    self.tokens[hex.index()].insert(seat);
                    log.push(|| Event::TokenPlaced { seat, hex });
                }
            }
            (FactionAsk::Accord, Pick::Planet(planet)) => self.take_control(seat, planet, log),
            (FactionAsk::Loot(victim), Pick::Amount(kind)) => {
                let sheet = self.sheet_mut(victim);
                if kind == 0 {
                    sheet.goods -= 1;
                } else {
                    sheet.commodities -= 1;
                }
                log.push(|| Event::GoodsLost { seat: victim, count: 1 });
                self.gain_goods(seat, 1, log);
            }
            (FactionAsk::Threaten, Pick::Outcome(outcome)) => self.predict(seat, None, outcome, log),
            (FactionAsk::Reclaim, Pick::Yes) => {
                for unit in [Unit::Pds, Unit::SpaceDock] {
                    if let Some(&site) = self.structure_sites(seat, unit, Some(Hex::MIDDLE)).first() {
                        self.place_structure(seat, unit, site, log);
                    }
                }
            }
            _ => unreachable!("checked: {pick:?} in {choose:?}"),
        }
    }

    pub(crate) fn ability_fits(&self, seat: Seat, ability: Ability, moment: Moment) -> bool {
        let token = self.pool(seat, Pool::Strategy) > 0;
        // *Political Secret* takes these from a player.
        let free = !self.ballot.silenced.contains(seat);
        self.has_ability(seat, ability)
            && match (ability, moment) {
                (Ability::Foresight, Moment::Moved) => {
                    token
                        && self.active != Some(seat)
                        && self.tactical.arrived
                        && self.fleet(self.tactical.hex, seat).has_ships()
                        && !self.slips(seat).is_empty()
                }
                (Ability::PeaceAccords, Moment::Resolved { seat: own, card: Strategy::Diplomacy }) => {
                    own == seat && !self.accords(seat).is_empty()
                }
                (Ability::Pillage, Moment::Enriched { seat: victim }) => {
                    victim != seat
                        && self.sheet(victim).goods >= 3
                        && self.are_neighbours(seat, victim)
                        && !self.is_protected(victim, seat, Note::PromiseOfProtection)
                }
                (Ability::Quash, Moment::Reveal) => token && free && self.ballot.agenda.is_some(),
                (Ability::GalacticThreat, Moment::Revealed) => {
                    free && !self.ballot.threatened && self.ballot.agenda.is_some()
                }
                _ => false,
            }
    }

    pub(crate) fn ability_action_fits(&self, seat: Seat, ability: Ability) -> bool {
        let token = self.pool(seat, Pool::Strategy) > 0;
        self.has_ability(seat, ability)
            && match ability {
                Ability::StarForge => token && !self.forges(seat).is_empty(),
                Ability::OrbitalDrop => token && !self.open_planets(seat).is_empty(),
                Ability::StallTactics => !self.hand(seat).is_empty(),
                _ => false,
            }
    }

    /// A faction ability is used: its cost, then what it does.
    pub(crate) fn use_ability(
        &mut self,
        seat: Seat,
        ability: Ability,
        moment: Option<Moment>,
        log: &mut Log<Event>,
    ) {
        match (ability, moment) {
            (Ability::StarForge, _) => {
                self.lose_token(seat, Pool::Strategy, log);
                self.ask(seat, asks(FactionAsk::Forge), 1);
            }
            (Ability::OrbitalDrop, _) => {
                self.lose_token(seat, Pool::Strategy, log);
                self.ask(seat, asks(FactionAsk::Deploy { count: 2 }), 1);
            }
            (Ability::StallTactics, _) => self.stack.push(Frame::Discard { seat, down_to: u8::MAX }),
            (Ability::Foresight, _) => {
                self.lose_token(seat, Pool::Strategy, log);
                self.ask(seat, asks(FactionAsk::Foresee), 1);
            }
            (Ability::PeaceAccords, _) => self.ask(seat, asks(FactionAsk::Accord), 1),
            (Ability::Pillage, Some(Moment::Enriched { seat: victim })) => {
                self.ask(seat, asks(FactionAsk::Loot(victim)), 1);
            }
            (Ability::Quash, _) => {
                self.lose_token(seat, Pool::Strategy, log);
                self.replace_agenda(log);
            }
            (Ability::GalacticThreat, _) => {
                self.ballot.threatened = true;
                self.ask(seat, asks(FactionAsk::Threaten), 1);
            }
            _ => self.use_battle_ability(seat, ability, moment, log),
        }
    }

    /// Where a seat's flagship is.
    pub(crate) fn flagship_at(&self, seat: Seat) -> Option<Hex> {
        Hex::all().find(|&hex| self.fleet(hex, seat).count(Unit::Flagship) > 0)
    }

    pub(crate) fn flagship_fits(&self, seat: Seat, moment: Moment) -> bool {
        let hex = self.tactical.hex;
        moment == Moment::Activated
            && self.active == Some(seat)
            && self.has_flagship(seat, Profile::DuhaMenaimon)
            && self.fleet(hex, seat).count(Unit::Flagship) > 0
    }

    pub(crate) fn flagship_action_fits(&self, seat: Seat) -> bool {
        self.has_flagship(seat, Profile::TheInferno)
            && self.flagship_at(seat).is_some()
            && self.pool(seat, Pool::Strategy) > 0
            && self.can_place(seat, Unit::Cruiser)
    }

    /// The flagship's ability is used.
    pub(crate) fn use_flagship(&mut self, seat: Seat, moment: Option<Moment>, log: &mut Log<Event>) {
        match (self.faction(seat).def().flagship, moment) {
            (Profile::DuhaMenaimon, Some(Moment::Activated)) => self.produce_some(seat, self.tactical.hex, 5),
            (Profile::TheInferno, None) => {
                self.lose_token(seat, Pool::Strategy, log);
                if let Some(hex) = self.flagship_at(seat) {
                    self.place_one(seat, Unit::Cruiser, Site::Space(hex), log);
                }
            }
            _ => self.use_battle_flagship(seat, moment, log),
        }
    }

    /// *Mitosis* at the start of the status phase.
    pub(super) fn ask_mitosis(&mut self, seat: Seat) {
        if self.has_ability(seat, Ability::Mitosis) {
            self.ask(seat, asks(FactionAsk::Deploy { count: 1 }), 1);
        }
    }

    /// A tactical action ends: *Reclamation*.
    pub(crate) fn tactical_ends(&mut self, seat: Seat, _log: &mut Log<Event>) {
        let buildable = |unit| !self.structure_sites(seat, unit, Some(Hex::MIDDLE)).is_empty();
        if self.tactical.took_mecatol
            && self.has_ability(seat, Ability::Reclamation)
            && (buildable(Unit::Pds) || buildable(Unit::SpaceDock))
        {
            self.ask(seat, asks(FactionAsk::Reclaim), 1);
        }
    }
}
