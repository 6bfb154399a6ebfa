//! Event cards: which to play and what to aim them at.

use orrery_engine::Seat;

use super::Judge;
use super::moving::Marching;
use super::table::{POWER, power};
use crate::Action;
use crate::cards::EventCard;
use crate::phase::{CardFrame, CardStep, Discount};
use crate::state::{Area, Depletion};

/// What a conquest point is worth at once.
const POINT: i32 = 110;

impl Judge<'_> {
    /// What playing an Event card is worth.
    pub(super) fn play_event(&self, card: EventCard) -> i32 {
        let game = self.game;
        let points = if game.setup.options.conquest { 0 } else { POINT };
        match card {
            EventCard::TheEndDrawsNear => 0,
            EventCard::RallyingCry => points,
            EventCard::MomentOfGlory => {
                let own = self.player().points;
                let last =
                    game.in_game.without(self.seat).iter().all(|other| game.players[other].points > own);
                if last { 2 * points } else { points }
            }
            EventCard::RecruitmentDrive => {
                if i32::from(game.all_workers(self.seat)) < self.income() {
                    80
                } else {
                    40
                }
            }
            EventCard::PrefabModules | EventCard::SkilledOverseers => 60,
            EventCard::AcceleratedConstruction => 90,
            EventCard::SpareHulls => 35,
            EventCard::LocalMilitia => 75,
            EventCard::MercenaryContract => 100,
            EventCard::EliteVanguard => 150,
            EventCard::WarGames => 45,
            EventCard::VeteranCadres => 60,
            EventCard::ExpandedStaff => 30,
            EventCard::UntappedVeins => 12,
            EventCard::ListeningPost => 5,
            EventCard::FlawlessDefensePlan => 65,
            EventCard::InterceptedTransmissions => 60,
            EventCard::Overharvested => 35,
            EventCard::ScorchedWorld => 45,
            EventCard::UnchartedCurrents | EventCard::ShiftingLanes | EventCard::TornSpace => 3,
            EventCard::RapidRedeployment => self.best_redeployment(),
            EventCard::FieldLaboratory => 55,
            EventCard::ScientificBreakthrough => 90,
            EventCard::Raiders => 40,
            EventCard::WorkerUnrest => 45,
            EventCard::ReignOfTerror => 70,
            EventCard::OrbitalBombardment => 75,
            EventCard::SupremeEffort => 55,
            EventCard::SubtlePlanning | EventCard::HeroicStrategy | EventCard::InspiringLeadership => 110,
            EventCard::HiddenCache => 60,
            EventCard::VespeneWindfall => 90,
            EventCard::DugIn => 40,
            EventCard::TotalWar => 25 * self.spendable().min(8),
        }
    }

    fn best_redeployment(&self) -> i32 {
        let planets = self.game.galaxy();
        planets.map(|planet| self.redeployment(planet)).max().unwrap_or(0).clamp(0, 200)
    }

    fn redeployment(&self, planet: crate::cards::Planet) -> i32 {
        Marching::redeployed(self.game, self.field(), self.seat, planet).prospect()
    }

    /// What a choice that an Event card asks for is worth.
    pub(super) fn aim(&self, frame: CardFrame, action: Action) -> i32 {
        match action {
            Action::BuyBuilding(building) => self.building(building, Discount::Must),
            Action::BuyModule(module) => self.module(module, Discount::Must),
            Action::BuyTechnology(technology) => self.buy_technology(technology, Discount::Must),
            Action::TakeTechnology(technology) => self.technology(technology),
            Action::PlaceTransport(route) => self.transport(route),
            Action::PlaceUnit { unit, area } => self.unit(unit) + self.post(unit, area),
            Action::ChooseArea(area) => self.aim_at(frame.step, area),
            Action::TargetPlanet(planet) if frame.step == CardStep::Redeploy => self.redeployment(planet),
            Action::TargetPlanet(planet) => self.execute(crate::state::Order::Build, planet),
            Action::ChoosePlayer(other) => self.rival(other),
            Action::ChooseTransport { seat, .. } if self.game.same_side(seat, self.seat) => -100,
            Action::ChooseTransport { seat, .. } => self.rival(seat),
            Action::ChooseUnit(unit) => -POWER * power(unit),
            Action::TakePoint => 100,
            Action::Draw => 40,
            _ => 0,
        }
    }

    /// How much an opponent deserves harm.
    fn rival(&self, other: Seat) -> i32 {
        let game = self.game;
        if game.same_side(other, self.seat) {
            return -100;
        }
        let special = if game.fulfils(other) { 60 } else { 0 };
        let near = game.in_game.len() == 2 || game.areas().any(|area| game.controller(area) == Some(other));
        10 * i32::from(game.players[other].points)
            + special
            + i32::from(game.players[other].workers)
            + i32::from(near)
    }

    fn aim_at(&self, step: CardStep, area: Area) -> i32 {
        let game = self.game;
        let state = game.area(area);
        let amount = i32::from(area.amount());
        let holder = state.card.or(game.controller(area));
        let side = match holder {
            Some(owner) if game.same_side(owner, self.seat) => -1,
            Some(_) => 1,
            None => 0,
        };
        match step {
            CardStep::Restore => 10 * amount,
            CardStep::Deplete | CardStep::Scorch => {
                let depth = if state.depletion == Depletion::Partial { 2 } else { 1 };
                side * amount * 10 * depth
            }
            _ => {
                let weakest = state.units.iter().map(power).min().unwrap_or(0);
                let alone = if state.units.len() == 1 { self.field().worth(area) / 2 } else { 0 };
                if state.owner.is_some_and(|owner| game.same_side(owner, self.seat)) {
                    -100
                } else {
                    POWER * weakest + alone
                }
            }
        }
    }

    /// What the technologies, buildings and modules of an Event card add, for the lists of a Research order.
    pub(super) fn research(&self, action: Action) -> i32 {
        match action {
            Action::Draw => 100,
            Action::BuyTechnology(technology) => self.buy_technology(technology, Discount::None),
            Action::KeepCopy(_) => 60,
            Action::TakeEvent => 25 + self.wants_time(),
            _ => 0,
        }
    }
}
