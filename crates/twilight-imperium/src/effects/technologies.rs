//! Technologies that are used at a moment or as an action (TI 53.3), outside combat.

use orrery_engine::{Log, Seat};
use serde::{Deserialize, Serialize};

use super::laws::LawAsk;
use super::notes::NoteAsk;
use super::powers::PowerAsk;
use super::{Ask, Choose};
use crate::action::Pick;
use crate::cards::{Planet, Pool, Tech, Unit};
use crate::event::Event;
use crate::frame::Moment;
use crate::hex::{Hex, Site};
use crate::state::TwilightImperium;

/// Ground forces that *Transit Diodes* move.
const DIODES: u8 = 4;
/// Trade goods that *Quantum Datahub Node* costs.
const DATAHUB: u8 = 3;
/// Trade goods that *E-Res Siphons* bring.
const SIPHONED: u8 = 4;

/// What technologies ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum TechAsk {
    /// *Transit Diodes*: a ground force leaves.
    Lift,
    /// *Transit Diodes*: a planet for it.
    Drop,
    /// *Bioplasmosis*: an infantry leaves.
    Shift,
    /// *Bioplasmosis*: a planet near the one it left.
    ShiftTo(Planet),
    /// *X-89 Bacterial Weapon*: a planet.
    Poison,
    /// *Production Biomes*: who gains two trade goods.
    Benefit,
    /// *Mageon Implants*: whose hand.
    Implant,
    /// *Quantum Datahub Node*: with whom.
    Datahub,
    /// *Chaos Mapping*: in which system.
    Chaos,
    /// *Hegemonic Trade Policy*: which planet.
    Exchange,
    /// *Yin Spinner*: a planet in this system.
    Spin(Hex),
}

impl TechAsk {
    /// Whether the seat may stop before all is chosen.
    pub(crate) const fn is_optional(self) -> bool {
        matches!(self, Self::Lift | Self::Shift)
    }
}

const fn asks(ask: TechAsk) -> Ask {
    Ask::Power(PowerAsk::Tech(ask))
}

impl TwilightImperium {
    /// All ground forces of a seat, by site.
    fn infantry_picks(&self, seat: Seat) -> Vec<Pick> {
        let sites = self.areas_with(seat, Unit::Infantry);
        sites.map(|site| Pick::Unit { unit: Unit::Infantry, damaged: false, site }).collect()
    }

    /// Planets of a seat that take units.
    pub(crate) fn open_planets(&self, seat: Seat) -> Vec<Pick> {
        self.planets_of(seat).filter(|&planet| self.is_open(planet)).map(Pick::Planet).collect()
    }

    /// Planets in systems with a bombarding ship of a seat where rivals have infantry (TI G25).
    fn poison_targets(&self, seat: Seat) -> Vec<Pick> {
        let reaches = |hex: Hex| {
            let mut ships = self.fleet(hex, seat).ships();
            ships.any(|unit| self.stats(seat, unit).bombardment.is_some())
        };
        let fits = |planet: &Planet| {
            let state = self.planet(*planet);
            state.owner.is_some_and(|owner| owner != seat) && self.hex_of(*planet).is_some_and(reaches)
        };
        Planet::ALL.into_iter().filter(fits).map(Pick::Planet).collect()
    }

    /// Systems where a seat has a unit with Production.
    fn producing_systems(&self, seat: Seat) -> Vec<Pick> {
        self.hexes_where(|game, hex| game.production_in(seat, hex).0 > 0 && !game.is_stymied(seat, hex))
    }

    /// The planets to which infantry on a planet can be shifted: in the same or an adjacent system.
    fn shift_targets(&self, seat: Seat, from: Planet) -> Vec<Pick> {
        let Some(hex) = self.hex_of(from) else { return vec![] };
        let near = self.adjacent(hex, Some(seat));
        let fits = |planet: &Planet| {
            *planet != from
                && self.is_open(*planet)
                && self.hex_of(*planet).is_some_and(|to| to == hex || near.contains(to))
        };
        self.planets_of(seat).filter(fits).map(Pick::Planet).collect()
    }

    pub(crate) fn tech_picks(&self, choose: Choose, ask: TechAsk) -> Vec<Pick> {
        let seat = choose.seat;
        let rivals = || self.alive().filter(move |&other| other != seat);
        match ask {
            TechAsk::Lift => self.infantry_picks(seat),
            TechAsk::Drop => self.open_planets(seat),
            TechAsk::Shift => {
                let moves = |pick: &Pick| {
                    matches!(pick, Pick::Unit { site: Site::Planet(planet), .. }
                        if !self.shift_targets(seat, *planet).is_empty())
                };
                self.infantry_picks(seat).into_iter().filter(moves).collect()
            }
            TechAsk::ShiftTo(from) => self.shift_targets(seat, from),
            TechAsk::Poison => self.poison_targets(seat),
            TechAsk::Benefit => rivals().map(Pick::Seat).collect(),
            TechAsk::Implant => {
                rivals().filter(|&other| !self.hand(other).is_empty()).map(Pick::Seat).collect()
            }
            TechAsk::Datahub => {
                rivals().filter(|&other| self.sheet(other).strategies != 0).map(Pick::Seat).collect()
            }
            TechAsk::Chaos => self.producing_systems(seat),
            TechAsk::Exchange => self.planets_of(seat).map(Pick::Planet).collect(),
            TechAsk::Spin(hex) => {
                let here =
                    |pick: &Pick| matches!(pick, Pick::Planet(planet) if self.hex_of(*planet) == Some(hex));
                self.open_planets(seat).into_iter().filter(here).collect()
            }
        }
    }

    pub(crate) fn tech_picked(&mut self, choose: Choose, ask: TechAsk, pick: Pick, log: &mut Log<Event>) {
        let seat = choose.seat;
        match (ask, pick) {
            (TechAsk::Lift, Pick::Unit { unit, damaged, site }) => {
                self.remove(seat, unit, 1, damaged, site, log);
                self.ask(seat, asks(TechAsk::Drop), 1);
            }
            (TechAsk::Shift, Pick::Unit { unit, damaged, site: site @ Site::Planet(from) }) => {
                self.remove(seat, unit, 1, damaged, site, log);
                self.ask(seat, asks(TechAsk::ShiftTo(from)), 1);
            }
            (TechAsk::Drop | TechAsk::ShiftTo(_) | TechAsk::Spin(_), Pick::Planet(planet)) => {
                self.place(seat, Unit::Infantry, 1, Site::Planet(planet), log);
            }
            (TechAsk::Poison, Pick::Planet(planet)) => {
                let state = *self.planet(planet);
                if let Some(owner) = state.owner {
                    self.destroy(owner, Unit::Infantry, state.infantry, false, Site::Planet(planet), log);
                }
            }
            (TechAsk::Benefit, Pick::Seat(other)) => self.gain_goods(other, 2, log),
            (TechAsk::Implant, Pick::Seat(other)) => {
                let cards = self.titles(other);
                log.push(|| Event::HandShown { seat: other, to: seat, cards: Some(cards) });
                self.ask(seat, Ask::Note(NoteAsk::Spy(other)), 1);
            }
            (TechAsk::Datahub, Pick::Seat(other)) => {
                self.ask(seat, Ask::Law(LawAsk::SwapGive { with: Some(other) }), 1);
                self.lose_goods(seat, DATAHUB, log);
                self.gain_goods(other, DATAHUB, log);
            }
            (TechAsk::Chaos, Pick::Hex(hex)) => self.produce_some(seat, hex, 1),
            (TechAsk::Exchange, Pick::Planet(planet)) => self.tactical.swapped = Some(planet),
            _ => unreachable!("checked: {pick:?} in {choose:?}"),
        }
    }

    pub(crate) fn tech_fits(&self, seat: Seat, tech: Tech, moment: Moment) -> bool {
        let mine = self.active == Some(seat);
        let hex = self.tactical.hex;
        let token = self.pool(seat, Pool::Strategy) > 0;
        let usable = if tech.def().exhausts { self.has_ready(seat, tech) } else { self.knows(seat, tech) };
        usable
            && match (tech, moment) {
                (Tech::TransitDiodes, Moment::TurnStart) => {
                    mine && !self.infantry_picks(seat).is_empty() && !self.open_planets(seat).is_empty()
                }
                (Tech::ChaosMapping, Moment::TurnStart) => mine && !self.producing_systems(seat).is_empty(),
                (Tech::SpatialConduitCylinder, Moment::Activated) => mine && self.has_units(hex, seat),
                (Tech::NullificationField, Moment::Activated) => {
                    !mine && token && self.fleet(hex, seat).has_ships()
                }
                (Tech::Neuroglaive | Tech::EResSiphons, Moment::Activated) => {
                    !mine && self.fleet(hex, seat).has_ships()
                }
                (Tech::QuantumDatahubNode, Moment::StrategyEnd) => {
                    let other = self.alive().any(|own| own != seat && self.sheet(own).strategies != 0);
                    token && self.sheet(seat).goods >= DATAHUB && self.sheet(seat).strategies != 0 && other
                }
                (Tech::InstinctTraining, Moment::CardPlayed { seat: player, .. }) => player != seat && token,
                (Tech::IntegratedEconomy, Moment::Gained { seat: own, planet, .. }) => {
                    own == seat && self.resources(planet) > 0 && self.is_open(planet)
                }
                (Tech::HegemonicTradePolicy, Moment::Production { seat: own, .. }) => own == seat,
                (Tech::DacxiveAnimators, Moment::CombatEnd) => {
                    self.combat.planet.is_some() && self.beaten_by(seat).is_some()
                }
                (Tech::Bioplasmosis, Moment::StatusEnd) => !self
                    .tech_picks(Choose { seat, ask: asks(TechAsk::Shift), left: 1 }, TechAsk::Shift)
                    .is_empty(),
                _ => false,
            }
    }

    pub(crate) fn tech_action_fits(&self, seat: Seat, tech: Tech) -> bool {
        self.has_ready(seat, tech)
            && match tech {
                Tech::X89BacterialWeapon => !self.poison_targets(seat).is_empty(),
                Tech::ProductionBiomes => self.pool(seat, Pool::Strategy) > 0,
                Tech::LazaxGateFolding => self.planet(Planet::MecatolRex).owner == Some(seat),
                Tech::MageonImplants => {
                    self.alive().any(|other| other != seat && !self.hand(other).is_empty())
                }
                _ => false,
            }
    }

    /// A technology is used: its cost, then what it does.
    pub(crate) fn use_tech(&mut self, seat: Seat, tech: Tech, moment: Option<Moment>, log: &mut Log<Event>) {
        if tech.def().exhausts {
            self.exhaust_tech(seat, tech);
        }
        match (tech, moment) {
            (Tech::TransitDiodes, _) => self.ask(seat, asks(TechAsk::Lift), DIODES),
            (Tech::ChaosMapping, _) => self.ask(seat, asks(TechAsk::Chaos), 1),
            (Tech::SpatialConduitCylinder, _) => {
                let here = self.tactical.hex;
                self.tactical.conduit =
                    Hex::all().filter(|&hex| hex != here && self.has_units(hex, seat)).collect();
            }
            (Tech::NullificationField, _) => {
                self.lose_token(seat, Pool::Strategy, log);
                self.end_turn();
            }
            (Tech::Neuroglaive, _) => {
                self.lose_token(self.turn_of(), Pool::Fleet, log);
            }
            (Tech::EResSiphons, _) => self.gain_goods(seat, SIPHONED, log),
            (Tech::QuantumDatahubNode, _) => {
                self.lose_token(seat, Pool::Strategy, log);
                self.ask(seat, asks(TechAsk::Datahub), 1);
            }
            (Tech::InstinctTraining, _) => {
                self.lose_token(seat, Pool::Strategy, log);
                self.cancel_card(log);
                self.undo_component();
            }
            (Tech::IntegratedEconomy, Some(Moment::Gained { planet, .. })) => {
                self.produce_worth(seat, planet);
            }
            (Tech::HegemonicTradePolicy, _) => self.ask(seat, asks(TechAsk::Exchange), 1),
            (Tech::DacxiveAnimators, _) => {
                if let Some(planet) = self.combat.planet {
                    self.reinforce(seat, planet, log);
                }
            }
            (Tech::Bioplasmosis, _) => self.ask(seat, asks(TechAsk::Shift), u8::MAX),
            (Tech::X89BacterialWeapon, _) => self.ask(seat, asks(TechAsk::Poison), 1),
            (Tech::ProductionBiomes, _) => {
                self.lose_token(seat, Pool::Strategy, log);
                self.ask(seat, asks(TechAsk::Benefit), 1);
                self.gain_goods(seat, 4, log);
            }
            (Tech::LazaxGateFolding, _) => {
                self.place(seat, Unit::Infantry, 1, Site::Planet(Planet::MecatolRex), log);
            }
            (Tech::MageonImplants, _) => self.ask(seat, asks(TechAsk::Implant), 1),
            _ => self.use_battle_tech(seat, tech, moment, log),
        }
    }

    /// A system was activated (W6).
    pub(super) fn techs_at_activation(&mut self, seat: Seat) {
        self.tactical.gravity = self.knows(seat, Tech::GravityDrive);
    }

    /// Mandatory texts after units used Production in a system (W28).
    pub(crate) fn techs_after_production(&mut self, seat: Seat, hex: Hex, log: &mut Log<Event>) {
        let near_nova = |game: &Self| {
            let nova = |hex: Hex| game.anomaly(hex) == Some(crate::cards::Anomaly::Supernova);
            game.adjacent(hex, Some(seat)).iter().any(nova)
        };
        let war_sun = |game: &Self| game.alive().any(|own| game.fleet(hex, own).count(Unit::WarSun) > 0);
        if self.knows(seat, Tech::YinSpinner) {
            self.ask(seat, asks(TechAsk::Spin(hex)), 1);
        }
        if self.knows(seat, Tech::MagmusReactor) && (war_sun(self) || near_nova(self)) {
            self.gain_goods(seat, 1, log);
        }
    }
}
