//! Objectives: whether their requirements are met, and what scoring them costs (TI 30).

use orrery_engine::{Log, Seat};
use serde::{Deserialize, Serialize};

use super::{Ask, Choose};
use crate::action::Pick;
use crate::cards::{
    Agenda, Colour, Objective, Planet, Pool, Price, Requirement, ScoringPhase, Tech, Trait, Unit, Wormhole,
};
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::hex::Hex;
use crate::phase::Currency;
use crate::state::{ObjectiveZone, TwilightImperium};

/// What objectives ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum ObjectiveAsk {
    /// From which pool a token is spent (TI 30.10).
    SpendToken,
}

impl TwilightImperium {
    pub(crate) fn objective_picks(&self, choose: Choose, ask: ObjectiveAsk) -> Vec<Pick> {
        match ask {
            ObjectiveAsk::SpendToken => {
                let pools = [Pool::Tactic, Pool::Strategy].into_iter();
                pools.filter(|&pool| self.pool(choose.seat, pool) > 0).map(Pick::Pool).collect()
            }
        }
    }

    pub(crate) fn objective_picked(
        &mut self,
        choose: Choose,
        ask: ObjectiveAsk,
        pick: Pick,
        log: &mut Log<Event>,
    ) {
        match (ask, pick) {
            (ObjectiveAsk::SpendToken, Pick::Pool(pool)) => {
                self.lose_token(choose.seat, pool, log);
            }
            _ => unreachable!("checked: {pick:?} in {choose:?}"),
        }
    }

    /// Whether an objective is open to all: by its card, or by *Classified Document Leaks*.
    pub(crate) fn is_public(&self, objective: Objective) -> bool {
        self.objectives.holds(ObjectiveZone::Public as usize, objective)
    }

    /// The secret objectives that a seat has scored.
    pub(crate) fn scored_secrets(&self, seat: Seat) -> &[Objective] {
        self.objectives.get(ObjectiveZone::scored(seat))
    }

    /// Whether a seat may score an objective, if its requirement is met (TI 30.8, TI 30.16, TI 30.19).
    pub(crate) fn may_score(&self, seat: Seat, objective: Objective) -> bool {
        if self.has_scored(seat, objective) {
            return false;
        }
        if self.is_public(objective) {
            self.holds_home(seat)
        } else {
            self.secrets(seat).contains(&objective)
        }
    }

    /// Whether a seat can score an objective in the status phase, or with Imperial: it meets the requirement or can pay for
    /// it (TI 30.4, TI 30.10).
    pub(crate) fn meets(&self, seat: Seat, objective: Objective) -> bool {
        objective.def().phase == ScoringPhase::Status
            && self.may_score(seat, objective)
            && self.fulfils(seat, objective.def().requirement)
    }

    /// Whether the requirement of a status-phase objective is met.
    pub(crate) fn fulfils(&self, seat: Seat, requirement: Requirement) -> bool {
        let (has, needs) = self.progress(seat, requirement);
        has >= needs
    }

    /// What a seat has of what a status-phase objective counts, and how much is needed.
    pub(crate) fn progress(&self, seat: Seat, requirement: Requirement) -> (u8, u8) {
        let count = |count: usize, wanted: u8| (u8::try_from(count).unwrap_or(u8::MAX), wanted);
        let of_trait =
            |kind: Trait| self.planets_of(seat).filter(|own| own.def().traits == Some(kind)).count();
        let ships = self.space.armed(seat);
        let beside = |near: &dyn Fn(Hex) -> bool| {
            let lanes = self.lanes(Some(seat), false);
            ships.iter().filter(|&hex| lanes.from(hex).iter().any(near)).count()
        };
        match requirement {
            Requirement::SameTrait(n) => count(Trait::ALL.map(of_trait).into_iter().max().unwrap_or(0), n),
            Requirement::OfTrait(kind, n) => count(of_trait(kind), n),
            Requirement::PlanetsAbroad(n) => {
                count(self.planets_of(seat).filter(|planet| planet.home_of().is_none()).count(), n)
            }
            Requirement::Specialties(n) => {
                count(self.planets_of(seat).filter(|planet| planet.def().specialty.is_some()).count(), n)
            }
            Requirement::ForeignHome => {
                let own = self.faction(seat);
                let foreign = |planet: &Planet| planet.home_of().is_some_and(|home| home != own);
                count(self.planets_of(seat).filter(foreign).count(), 1)
            }
            Requirement::MecatolRexWithShips(n) => {
                if self.planet(Planet::MecatolRex).owner != Some(seat) {
                    return (0, n);
                }
                let fleet = self.fleet(Hex::MIDDLE, seat);
                (fleet.large() + fleet.count(Unit::Fighter), n)
            }
            Requirement::UnitUpgrades(n) => count(self.upgraded_types(seat), n),
            Requirement::TwoOfColours(n) => {
                count(Colour::ALL.into_iter().filter(|&colour| self.techs_of(seat, colour) >= 2).count(), n)
            }
            Requirement::OneColour(n) => {
                (Colour::ALL.map(|colour| self.techs_of(seat, colour)).into_iter().max().unwrap_or(0), n)
            }
            Requirement::FactionTechs(n) => {
                let counts = |tech: &Tech| {
                    tech.def().faction.is_some()
                        && !matches!(tech, Tech::ValefarAssimilatorX | Tech::ValefarAssimilatorY)
                };
                count(self.techs(seat).filter(counts).count(), n)
            }
            Requirement::ShipsInSystems(n) => (ships.len() as u8, n),
            Requirement::ShipsBesideMecatolRex(n) => count(beside(&|hex| hex == Hex::MIDDLE), n),
            Requirement::ShipsBesideAnomalies(n) => count(beside(&|hex| self.anomaly(hex).is_some()), n),
            Requirement::ShipsBesideHomes(n) => {
                let own = self.home(seat);
                count(beside(&|hex| self.is_home(hex) && Some(hex) != own), n)
            }
            Requirement::BothWormholes => {
                let kinds = ships.iter().fold(0, |kinds, hex| kinds | self.wormholes(hex));
                let both = 1 << Wormhole::Alpha as u8 | 1 << Wormhole::Beta as u8;
                ((kinds & both).count_ones() as u8, 2)
            }
            Requirement::ShipsAtDock => {
                count(ships.iter().filter(|&hex| self.has_rival_dock(hex, seat)).count(), 1)
            }
            Requirement::OnBoard(unit, n) => (self.on_board(seat, unit), n),
            Requirement::Spend(price) => self.purse(seat, price),
            Requirement::DestroyGreatShip
            | Requirement::BombardLast
            | Requirement::CannonLast
            | Requirement::BeatLeader
            | Requirement::WinWithFlagship => (0, 1),
        }
    }

    /// How many types of units a seat has upgraded (TI 28.21.2).
    fn upgraded_types(&self, seat: Seat) -> usize {
        let upgraded = |unit: Unit| self.techs(seat).any(|tech| tech.upgrades() == Some(unit));
        Unit::ALL.into_iter().filter(|&unit| upgraded(unit)).count()
    }

    fn has_rival_dock(&self, hex: Hex, seat: Seat) -> bool {
        let rivals = || self.alive().filter(|&other| other != seat);
        rivals().any(|other| self.fleet(hex, other).count(Unit::SpaceDock) > 0)
            || self.planets_in(hex).iter().any(|&planet| {
                let state = self.planet(planet);
                state.docks > 0 && state.owner.is_some_and(|owner| owner != seat)
            })
    }

    /// What a seat could pay, and the price.
    fn purse(&self, seat: Seat, price: Price) -> (u8, u8) {
        match price {
            Price::Resources(n) => (self.means(seat, Currency::Resources), n),
            Price::Influence(n) => (self.means(seat, Currency::Influence), n),
            Price::TradeGoods(n) => (self.sheet(seat).goods, n),
            Price::Tokens(n) => (self.pool(seat, Pool::Tactic) + self.pool(seat, Pool::Strategy), n),
            Price::ActionCards(n) => (u8::try_from(self.hand(seat).len()).unwrap_or(u8::MAX), n),
        }
    }

    /// Whether an action-phase objective can be scored at this moment (TI 30.5.b, TI G108), but for who holds it.
    fn happens_at(&self, seat: Seat, requirement: Requirement, moment: Moment) -> bool {
        match (requirement, moment) {
            (Requirement::DestroyGreatShip, Moment::GreatShipDestroyed { by })
            | (Requirement::BombardLast, Moment::BombardedLast { by })
            | (Requirement::CannonLast, Moment::CannonLast { by }) => by == seat,
            (Requirement::BeatLeader, Moment::CombatEnd) => self.beaten_by(seat).is_some_and(|loser| {
                let most = self.alive().map(|own| self.sheet(own).points).max();
                // TI 51.5
                Some(self.sheet(loser).points) == most
            }),
            (Requirement::WinWithFlagship, Moment::CombatEnd) => {
                self.beaten_by(seat).is_some()
                    && self.combat.planet.is_none()
                    && self.fleet(self.tactical.hex, seat).count(Unit::Flagship) > 0
            }
            _ => false,
        }
    }

    /// Whether a seat has scored in this combat already (TI 30.7, TI G110).
    fn scored_in_combat(&self, seat: Seat) -> bool {
        self.combat.is_on() && self.combat.scorers.contains(seat)
    }

    /// Whether a seat that has the objective can score it at this moment (TI 30.5.b, TI G108, TI G109).
    pub(crate) fn scores_at(&self, seat: Seat, objective: Objective, moment: Moment) -> bool {
        let def = objective.def();
        def.phase == ScoringPhase::Action
            && self.happens_at(seat, def.requirement, moment)
            && !self.scored_in_combat(seat)
            && !self.has_scored(seat, objective)
            && (!self.is_public(objective) || self.holds_home(seat))
    }

    /// Whether any action-phase objective could be scored at this moment by a seat that has it.
    pub(crate) fn could_score_at(&self, seat: Seat, moment: Moment) -> bool {
        Objective::in_action_phase().iter().any(|&objective| self.scores_at(seat, objective, moment))
    }

    /// An objective is scored: its price, its place and its points (TI 30.12, TI 30.18).
    pub(crate) fn score(&mut self, seat: Seat, objective: Objective, log: &mut Log<Event>) {
        let def = objective.def();
        self.sheet_mut(seat).scored |= 1 << objective as u64;
        self.objectives.shift_card(ObjectiveZone::hand(seat), objective, ObjectiveZone::scored(seat));
        if self.combat.is_on() {
            self.combat.scorers.insert(seat);
        }
        log.push(|| Event::Scored { seat, objective });
        if let Requirement::Spend(price) = def.requirement {
            match price {
                Price::Resources(n) => self.pay(seat, Currency::Resources, n),
                Price::Influence(n) => self.pay(seat, Currency::Influence, n),
                Price::TradeGoods(n) => self.lose_goods(seat, n, log),
                Price::Tokens(n) => self.ask(seat, Ask::Objective(ObjectiveAsk::SpendToken), n),
                Price::ActionCards(n) => {
                    let down_to = self.hand(seat).len() as u8 - n;
                    self.stack.push(Frame::Discard { seat, down_to });
                }
            }
        }
        self.gain_points(seat, def.points, log);
    }

    /// A scored secret objective becomes a public one (*Classified Document Leaks*).
    pub(super) fn publish(&mut self, objective: Objective, log: &mut Log<Event>) {
        for seat in Seat::all(self.players) {
            self.objectives.shift_card(
                ObjectiveZone::scored(seat),
                objective,
                ObjectiveZone::Public as usize,
            );
        }
        log.push(|| Event::ObjectiveRevealed { objective });
    }

    /// The law is gone that made it public: nobody can score it any more.
    pub(super) fn withdraw(&mut self, law: Agenda, objective: Objective) {
        if law == Agenda::ClassifiedDocumentLeaks {
            self.objectives.shift_card(
                ObjectiveZone::Public as usize,
                objective,
                ObjectiveZone::Returned as usize,
            );
        }
    }
}
