//! Choices that rules and effects demand.

use super::{Judge, OBVIOUS, table};
use crate::action::{Action, Pick};
use crate::cards::{Objective, Unit};
use crate::effects::{Ask, Choose};
use crate::hex::Site;
use crate::phase::CoreAsk;
use table::POINT;

impl Judge<'_> {
    pub(super) fn choose(&self, choose: Choose, action: Action) -> f32 {
        let Action::Pick(pick) = action else { return 0.0 };
        match choose.ask {
            Ask::Core(ask) => self.choose_core(ask, pick),
            _ => self.choose_other(choose, pick),
        }
    }

    fn choose_core(&self, ask: CoreAsk, pick: Pick) -> f32 {
        let game = self.game;
        match (ask, pick) {
            (CoreAsk::DiplomacyHex, Pick::Hex(hex)) => self.shut(hex),
            (CoreAsk::Ready { .. }, Pick::Planet(planet)) => {
                1.0 + f32::from(game.resources(planet)) * 1.2 + f32::from(game.influence(planet))
            }
            (CoreAsk::Speaker, Pick::Seat(seat)) => self.name_speaker(seat),
            (CoreAsk::Bury, Pick::Bury { top: true, .. }) => 0.5,
            (CoreAsk::Bury, Pick::Bury { .. }) => 0.0,
            (CoreAsk::Structure { .. } | CoreAsk::StructureIn { .. }, Pick::Place { unit, site }) => {
                self.structure(unit, site)
            }
            (CoreAsk::ConstructionHex, Pick::Hex(hex)) => self.yard(hex),
            // Those who replenish can trade.
            (CoreAsk::Favour, Pick::Seat(seat)) => {
                let near = game.are_neighbours(self.seat, seat);
                if near { 30.0 - 100.0 * self.spite(seat) } else { -10.0 }
            }
            (CoreAsk::TakeToken, Pick::Hex(hex)) => {
                let fleet = game.fleet(hex, self.seat);
                let ships: f32 =
                    fleet.ships().map(|unit| f32::from(fleet.count(unit)) * table::unit(unit)).sum();
                ships + self.production(hex)
            }
            (CoreAsk::SecondResearch, _) => {
                let spare = self.spare_resources();
                if spare >= 6 { 100.0 } else { -100.0 }
            }
            (CoreAsk::Public | CoreAsk::StatusPublic | CoreAsk::StatusSecret, Pick::Objective(objective)) => {
                self.score(objective)
            }
            (CoreAsk::Return, Pick::Planet(planet)) => self.guards(planet),
            (CoreAsk::Plastic { .. }, Pick::Unit { unit, site, .. }) => {
                -table::unit(unit) * f32::from(game.units_at(site, self.seat, unit))
            }
            (CoreAsk::TakeBack { .. }, Pick::Unit { unit, damaged, site }) => {
                self.give_up(unit, damaged, site)
            }
            (CoreAsk::TakeAlong { .. }, _) => -1.0,
            _ => 0.0,
        }
    }

    /// Scoring: what wins first, then the most points, then what costs least.
    pub(super) fn score(&self, objective: Objective) -> f32 {
        use crate::cards::{Price, Requirement};
        let points = objective.def().points;
        if self.sheet().points + points >= self.game.goal() {
            return OBVIOUS as f32;
        }
        let cost = match objective.def().requirement {
            Requirement::Spend(Price::Tokens(n)) => f32::from(n) * table::TOKEN * 0.8,
            Requirement::Spend(Price::TradeGoods(n)) => f32::from(n) * table::GOOD,
            Requirement::Spend(Price::ActionCards(n)) => f32::from(n) * table::CARD * 0.7,
            // Planets are readied right after.
            Requirement::Spend(_) => -30.0,
            // What stays is scored later as well; what may be gone tomorrow goes first.
            Requirement::ShipsInSystems(_)
            | Requirement::ShipsBesideMecatolRex(_)
            | Requirement::ShipsBesideAnomalies(_)
            | Requirement::ShipsBesideHomes(_)
            | Requirement::BothWormholes
            | Requirement::ShipsAtDock
            | Requirement::ForeignHome
            | Requirement::MecatolRexWithShips(_) => -60.0,
            Requirement::SameTrait(_)
            | Requirement::OfTrait(..)
            | Requirement::PlanetsAbroad(_)
            | Requirement::Specialties(_) => -40.0,
            _ => 0.0,
        };
        (POINT * f32::from(points) - cost).max(50.0)
    }

    /// The best structure in a system.
    fn yard(&self, hex: crate::hex::Hex) -> f32 {
        let game = self.game;
        let mut best = 0.0_f32;
        for unit in [Unit::Pds, Unit::SpaceDock] {
            for site in game.structure_sites(self.seat, unit, Some(hex)) {
                best = best.max(self.structure(unit, site));
            }
        }
        // The token holds ships there.
        let ships = if game.fleet(hex, self.seat).has_ships() && !game.has_token(hex, self.seat) {
            60.0
        } else {
            0.0
        };
        best - ships
    }

    /// Choices of cards, technologies, agendas and the like, by what is chosen.
    fn choose_other(&self, choose: Choose, pick: Pick) -> f32 {
        let game = self.game;
        match pick {
            Pick::Yes => 20.0,
            Pick::Seat(seat) => {
                if seat == self.seat {
                    50.0
                } else {
                    -self.spite(seat)
                }
            }
            Pick::Planet(planet) => {
                let own = game.planet(planet).owner == Some(self.seat);
                match choose.ask {
                    Ask::Agenda(_) if own => {
                        -f32::from(game.resources(planet)) - f32::from(game.influence(planet))
                    }
                    _ if own => self.guards(planet),
                    _ => self.prize(planet),
                }
            }
            Pick::Hex(hex) => self.here(hex),
            Pick::Unit { unit, damaged, site } => match choose.ask {
                Ask::Power(crate::effects::PowerAsk::Battle(crate::effects::BattleAsk::Repair)) => {
                    table::unit(unit)
                }
                Ask::Power(crate::effects::PowerAsk::Battle(crate::effects::BattleAsk::Target)) => {
                    table::unit(unit)
                }
                _ => self.give_up(unit, damaged, site),
            },
            Pick::Enemy { seat, unit, .. } => table::unit(unit) * self.spite(seat),
            Pick::Place { unit, site } => match unit {
                Unit::Pds | Unit::SpaceDock => self.structure(unit, site),
                _ => match site {
                    Site::Planet(planet) => self.guards(planet) + table::unit(unit),
                    Site::Space(hex) => table::unit(unit) + 0.01 * self.here(hex),
                },
            },
            Pick::Tech(tech) => self.tech(tech),
            Pick::Card(card) => table::card(card),
            Pick::Strategy(card) => self.swap_pick(choose, card),
            Pick::Pool(pool) => self.lose_token(Action::Pick(Pick::Pool(pool))),
            Pick::Outcome(outcome) => 100.0 * self.foretell(outcome),
            Pick::Amount(n) => -f32::from(n),
            Pick::Die { unit, face } => self.reroll(unit, face),
            _ => 0.0,
        }
    }

    fn swap_pick(&self, choose: Choose, card: crate::cards::Strategy) -> f32 {
        let own = self.game.holds(choose.seat, card);
        if own { -self.card_worth(card) } else { self.swap(card) }
    }

    /// A die that missed is rolled again.
    fn reroll(&self, unit: Unit, face: u8) -> f32 {
        let value = self.game.stats(self.seat, unit).combat.unwrap_or(10);
        if face + 1 < value { 10.0 } else { -10.0 }
    }

    /// The secret objective that is hardest to score goes back.
    pub(super) fn return_secret(&self, action: Action) -> f32 {
        match action {
            Action::Pick(Pick::Objective(objective)) => -self.ease(objective),
            _ => 0.0,
        }
    }

    /// How easily the seat could score a secret objective.
    pub(super) fn ease(&self, objective: Objective) -> f32 {
        use Objective::*;
        let met = self.game.sheet(self.seat).faction.is_some()
            && objective.def().phase == crate::cards::ScoringPhase::Status
            && self.game.fulfils(self.seat, objective.def().requirement);
        let base = match objective {
            ThreatenEnemies => 80.0,
            LearnTheSecretsOfTheCosmos | ControlTheRegion | BecomeTheGatekeeper => 72.0,
            MineRareMetals | MonopolizeProduction | ForgeAnAlliance => 62.0,
            EstablishAPerimeter | FuelTheWarMachine => 60.0,
            FormASpyNetwork => 66.0,
            AdaptNewStrategies | MasterTheLawsOfPhysics => 58.0,
            OccupyTheSeatOfTheEmpire => 45.0,
            GatherAMightyFleet => 48.0,
            SparkARebellion => 46.0,
            MakeAnExampleOfTheirWorld => 36.0,
            UnveilFlagship => 32.0,
            CutSupplyLines => 40.0,
            TurnTheirFleetsToDust => 22.0,
            DestroyTheirGreatestShip => 22.0,
            _ => 50.0,
        };
        base + if met { 100.0 } else { 0.0 }
    }
}

/// A card beyond the hand limit: the least of them.
pub(super) fn discard(action: Action) -> f32 {
    match action {
        Action::Pick(Pick::Card(card)) => -table::card(card),
        _ => 0.0,
    }
}
