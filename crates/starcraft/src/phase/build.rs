//! The Build order (SC 10, SC 15.2, SC 16).

use orrery_engine::{Illegal, Log, Seat};
use serde::{Deserialize, Serialize};

use super::pay::{Discount, Item};
use crate::action::Action;
use crate::brood::{INFESTED_CENTERS, Installation};
use crate::cards::{Building, By, Cost, Leadership, Module, Planet, Race, Technology, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::galaxy::RouteId;
use crate::rules;
use crate::setup::TechnologyUnits;
use crate::sound::{BASES, TRANSPORTS, WORKERS};
use crate::squad::Squad;
use crate::state::{Area, CardZone, MAX_AREAS, Order, StarCraft};

/// What an Infested Command Center costs a player with its technology.
const INFESTATION: Cost = Cost::new(1, 0);

/// A Build order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct BuildFrame {
    pub seat: Seat,
    pub planet: Planet,
    pub order: Order,
    pub step: BuildStep,
    /// Units built against the limit.
    pub units: u8,
    pub discount: Discount,
    building_bought: bool,
    module_bought: bool,
    base_built: bool,
}

/// Where a Build order has come to (SC 10.1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum BuildStep {
    /// Nothing has been looked at yet.
    Begin,
    /// SC 10.1.2
    Produce,
    /// SC 10.1.3
    Develop,
    /// SC 10.1.4
    Expand,
    /// SC 16.3.3: which other unit is destroyed for the technology unit.
    Sacrifice { unit: Unit, area: Area },
}

impl BuildFrame {
    /// A Build order on a planet.
    pub(crate) const fn new(seat: Seat, planet: Planet, order: Order) -> Self {
        Self {
            seat,
            planet,
            order,
            step: BuildStep::Begin,
            units: 0,
            discount: if order.is_special() { Discount::May } else { Discount::None },
            building_bought: false,
            module_bought: false,
            base_built: false,
        }
    }

    /// The same after the discount was used (SC 15.2.3).
    pub(crate) const fn without_discount(self) -> Self {
        Self { discount: Discount::None, ..self }
    }
}

impl StarCraft {
    pub(crate) fn list_build(&self, frame: BuildFrame, actions: &mut Vec<Action>) {
        let BuildFrame { seat, planet, step, .. } = frame;
        let fits = |action: &Action| self.check_build(frame, *action).is_ok();
        if matches!(step, BuildStep::Sacrifice { .. }) {
            return actions.extend(planet.area_ids().map(Action::Sacrifice).filter(fits));
        }
        let race = self.players[seat].race();
        if step <= BuildStep::Produce {
            actions.extend(Some(Action::BuildWorker).filter(fits));
            let routes = self.routes.of(planet).map(|(route, _)| Action::BuildTransport(route));
            actions.extend(routes.filter(fits));
            for unit in
                Unit::of(race, self.setup.edition()).filter(|&unit| self.check_type(frame, unit).is_ok())
            {
                let areas = planet.area_ids().filter(|&area| self.check_area(frame, unit, area).is_ok());
                actions.extend(areas.map(|area| Action::BuildUnit { unit, area }));
            }
            if self.is_brood_war() {
                let aboard = Unit::of(race, self.edition()).map(Action::BuildAboard);
                actions.extend(aboard.filter(fits));
                let routes = self.routes.of(planet).map(|(route, _)| Action::BuildFreeTransport(route));
                actions.extend([Action::BuildFreeWorker].into_iter().chain(routes).filter(fits));
            }
        }
        actions.extend(Building::of(race).map(Action::BuyBuilding).filter(fits));
        actions.extend(Module::of(self.setup.edition()).map(Action::BuyModule).filter(fits));
        actions.extend(planet.area_ids().map(Action::BuildBase).filter(fits));
        if self.is_brood_war() {
            actions.extend(planet.area_ids().map(Action::BuildInstallation).filter(fits));
        }
        actions.push(Action::Finish);
        self.list_besides(seat, actions);
    }

    pub(crate) fn check_build(&self, frame: BuildFrame, action: Action) -> Result<(), Illegal> {
        if let BuildStep::Sacrifice { unit, area } = frame.step {
            let Action::Sacrifice(victim) = action else { return Err(rules::FINISH_FIRST) };
            return self.check_sacrifice(frame, unit, area, victim);
        }
        match action {
            Action::BuildWorker
            | Action::BuildTransport(_)
            | Action::BuildUnit { .. }
            | Action::BuildAboard(_)
            | Action::BuildFreeWorker
            | Action::BuildFreeTransport(_)
                if frame.step > BuildStep::Produce =>
            {
                Err(rules::EARLIER_STEP)
            }
            Action::BuyBuilding(_) | Action::BuyModule(_) if frame.step > BuildStep::Develop => {
                Err(rules::EARLIER_STEP)
            }
            Action::BuildWorker => self.check_worker(frame),
            Action::BuildTransport(route) => self.check_transport(frame, route),
            Action::BuildUnit { unit, area } => self.check_unit(frame, unit, area),
            Action::BuyBuilding(building) => {
                self.check_presence(frame)?;
                if frame.building_bought {
                    return Err(rules::ONE_PURCHASE);
                }
                self.check_building(frame.seat, building, frame.discount)
            }
            Action::BuyModule(module) => {
                self.check_presence(frame)?;
                if frame.module_bought {
                    return Err(rules::ONE_PURCHASE);
                }
                self.check_module(frame.seat, module, frame.discount)
            }
            Action::BuildBase(area) => self.check_base(frame, area),
            Action::BuildAboard(unit) => self.check_boarding(frame, unit),
            Action::BuildFreeWorker | Action::BuildFreeTransport(_) => self.check_free(frame, action),
            Action::BuildInstallation(area) => self.check_infestation(frame, area),
            Action::Finish => Ok(()),
            _ => self.check_besides(frame.seat, action),
        }
    }

    pub(crate) fn take_build(&mut self, frame: BuildFrame, action: Action, log: &mut Log<Event>) {
        let BuildFrame { seat, discount, .. } = frame;
        let produce = BuildFrame { step: BuildStep::Produce, ..frame };
        match action {
            Action::BuildWorker => {
                // SC 15.2.3: workers are not eligible for the discount.
                self.order_item(produce, Item::Worker, Cost::WORKER, Discount::None);
            }
            Action::BuildTransport(route) => {
                self.order_item(produce, Item::Transport(route), Cost::TRANSPORT, discount);
            }
            Action::BuildUnit { unit, area } => self.begin_unit(produce, unit, area),
            Action::Sacrifice(also) => {
                let BuildStep::Sacrifice { unit, area } = frame.step else {
                    unreachable!("checked: {action:?} in {frame:?}")
                };
                self.stack.pop();
                self.buy(seat, Item::Unit { unit, area, also: Some(also) }, self.cost(unit), discount);
            }
            Action::BuyBuilding(building) => {
                let next = BuildFrame { step: BuildStep::Develop, building_bought: true, ..frame };
                let cost = self.next_level(seat, building).expect("a checked building");
                self.order_item(next, Item::Building(building), cost, discount);
            }
            Action::BuyModule(module) => {
                let next = BuildFrame { step: BuildStep::Develop, module_bought: true, ..frame };
                let cost = module.def().cost(self.players[seat].race());
                self.order_item(next, Item::Module(module), cost, discount);
            }
            Action::BuildBase(area) => {
                let next = BuildFrame { step: BuildStep::Expand, base_built: true, ..frame };
                self.order_item(next, Item::Base(area), Cost::BASE, discount);
            }
            Action::BuildAboard(unit) => {
                let next = BuildFrame { units: produce.units + 1, ..produce };
                self.order_item(next, Item::Aboard(unit), self.cost(unit), discount);
            }
            Action::BuildFreeWorker | Action::BuildFreeTransport(_) => {
                self.players[seat].brood.free_built = true;
                let item = match action {
                    Action::BuildFreeTransport(route) => Item::Transport(route),
                    _ => Item::Worker,
                };
                self.order_item(produce, item, Cost::default(), Discount::None);
            }
            Action::BuildInstallation(area) => {
                self.order_item(frame, Item::Infestation(area), INFESTATION, discount);
            }
            Action::Finish => {
                self.stack.pop();
                self.fresh = [Squad::EMPTY; MAX_AREAS];
            }
            _ => self.take_besides(seat, action, log),
        }
    }

    pub(crate) fn run_build(&mut self, frame: BuildFrame, log: &mut Log<Event>) -> bool {
        let seat = frame.seat;
        if frame.step != BuildStep::Begin {
            return false;
        }
        self.fresh = [Squad::EMPTY; MAX_AREAS];
        self.players[seat].brood.free_built = false;
        if self.check_presence(frame).is_err() {
            // SC 10.1.7
            self.stack.pop();
            log.push(|| Event::NothingDone { seat });
        } else {
            self.stack.replace_top(Frame::Build(BuildFrame { step: BuildStep::Produce, ..frame }));
        }
        true
    }

    /// Goes on with the order once the item is paid for.
    fn order_item(&mut self, next: BuildFrame, item: Item, cost: Cost, discount: Discount) {
        self.stack.replace_top(Frame::Build(next));
        self.buy(next.seat, item, cost, discount);
    }

    /// A unit is paid for; for a technology unit it may have to be said which other unit is destroyed.
    fn begin_unit(&mut self, frame: BuildFrame, unit: Unit, area: Area) {
        let BuildFrame { seat, planet, discount, .. } = frame;
        let by = self.by(unit);
        let counts = !matches!(by, By::Technology(..))
            || self.setup.options.technology_units == TechnologyUnits::Count;
        let next = BuildFrame { units: frame.units + u8::from(counts), ..frame };
        let By::Technology(_, victim, 2..) = by else {
            return self.order_item(next, Item::Unit { unit, area, also: None }, self.cost(unit), discount);
        };
        self.stack.replace_top(Frame::Build(next));
        let mut others =
            planet.area_ids().filter(|&other| self.sacrifices(other, seat, victim) > u8::from(other == area));
        match (others.next(), others.next()) {
            (also, None) => self.buy(seat, Item::Unit { unit, area, also }, self.cost(unit), discount),
            _ => self
                .stack
                .push(Frame::Build(BuildFrame { step: BuildStep::Sacrifice { unit, area }, ..next })),
        }
    }

    fn check_worker(&self, frame: BuildFrame) -> Result<(), Illegal> {
        self.check_factory(frame)?;
        if self.all_workers(frame.seat) >= WORKERS {
            return Err(rules::NONE_LEFT);
        }
        self.check_payment(frame.seat, Cost::WORKER, Discount::None)
    }

    fn check_transport(&self, frame: BuildFrame, route: RouteId) -> Result<(), Illegal> {
        self.check_factory(frame)?;
        let Some(there) = self.routes.get(route).filter(|route| route.touches(frame.planet)) else {
            return Err(rules::NOT_A_ROUTE_OF_THE_PLANET);
        };
        if there.transports.contains(frame.seat) {
            return Err(rules::ONE_TRANSPORT);
        }
        if self.transports(frame.seat) >= TRANSPORTS {
            return Err(rules::NONE_LEFT);
        }
        self.check_payment(frame.seat, Cost::TRANSPORT, frame.discount)
    }

    fn check_unit(&self, frame: BuildFrame, unit: Unit, area: Area) -> Result<(), Illegal> {
        if area.planet != frame.planet || !area.exists() {
            return Err(rules::NOT_ACTIVE_PLANET);
        }
        self.check_type(frame, unit)?;
        self.check_area(frame, unit, area)
    }

    /// Whether such a unit can be built anywhere on the planet, apart from areas being full or not open.
    fn check_type(&self, frame: BuildFrame, unit: Unit) -> Result<(), Illegal> {
        let BuildFrame { seat, planet, discount, .. } = frame;
        let full = frame.units >= self.build_limit(frame);
        match self.by(unit) {
            By::Building(..) => {
                self.check_factory(frame)?;
                if !self.unlocked(seat, unit) {
                    return Err(rules::NOT_UNLOCKED);
                }
                if full {
                    return Err(rules::BUILD_LIMIT);
                }
            }
            By::Technology(technology, victim, count) => {
                if !self.has_in_play(seat, technology) {
                    return Err(rules::NEEDS_TECHNOLOGY);
                }
                if full && self.setup.options.technology_units == TechnologyUnits::Count {
                    return Err(rules::BUILD_LIMIT);
                }
                if planet.area_ids().map(|area| self.sacrifices(area, seat, victim)).sum::<u8>() < count {
                    return Err(rules::NO_SACRIFICE);
                }
            }
            // SC 26.1.8, SC G111
            By::Installation => {
                if !planet.area_ids().any(|area| self.is_infested(area, seat)) {
                    return Err(rules::NEEDS_INFESTED_CENTER);
                }
                if full {
                    return Err(rules::BUILD_LIMIT);
                }
            }
            By::Leadership => return Err(rules::NOT_UNLOCKED),
        }
        if self.supply(seat, unit) == 0 {
            return Err(rules::NONE_LEFT);
        }
        self.check_payment(seat, self.cost(unit), discount)
    }

    /// Whether such a unit can be placed in an area of the planet.
    fn check_area(&self, frame: BuildFrame, unit: Unit, area: Area) -> Result<(), Illegal> {
        match self.by(unit) {
            By::Building(..) => self.check_site(frame.seat, unit, area),
            By::Technology(_, victim, _) if self.sacrifices(area, frame.seat, victim) > 0 => {
                if area.admits(unit) { Ok(()) } else { Err(rules::WRONG_LAYER) }
            }
            By::Technology(..) => Err(rules::NO_SACRIFICE),
            By::Installation | By::Leadership => {
                if !self.is_infested(area, frame.seat) {
                    return Err(rules::NEEDS_INFESTED_CENTER);
                }
                self.check_site(frame.seat, unit, area)
            }
        }
    }

    fn check_sacrifice(
        &self,
        frame: BuildFrame,
        unit: Unit,
        area: Area,
        victim: Area,
    ) -> Result<(), Illegal> {
        let By::Technology(_, needed, _) = self.by(unit) else { return Err(rules::FINISH_FIRST) };
        if victim.planet != frame.planet || !victim.exists() {
            return Err(rules::NO_SACRIFICE);
        }
        let spared = u8::from(victim == area);
        if self.sacrifices(victim, frame.seat, needed) > spared { Ok(()) } else { Err(rules::NO_SACRIFICE) }
    }

    fn check_base(&self, frame: BuildFrame, area: Area) -> Result<(), Illegal> {
        let BuildFrame { seat, planet, discount, .. } = frame;
        if area.planet != planet || !area.exists() {
            return Err(rules::NOT_ACTIVE_PLANET);
        }
        if frame.base_built {
            return Err(rules::ONE_BASE_AN_ORDER);
        }
        if self.base_on(planet, seat).is_some() {
            return Err(rules::ONE_BASE);
        }
        if self.area(area).owner != Some(seat) {
            return Err(rules::NEEDS_UNIT);
        }
        if self.area(area).base.is_some() {
            return Err(rules::ENEMY_BASE);
        }
        if !self.takes_installation(area) {
            return Err(rules::NO_PLACE_FOR_BASE);
        }
        // SC 19.2.7
        let of_team = |other: Area| self.area(other).base.is_some_and(|base| self.same_side(base, seat));
        let teams = self.setup.options.teams && !self.is_brood_war();
        if teams && planet.area_ids().all(|other| other == area || of_team(other)) {
            return Err(rules::TEAM_FILLS_PLANET);
        }
        if self.bases(seat) >= BASES {
            return Err(rules::NONE_LEFT);
        }
        self.check_payment(seat, Cost::BASE, discount)
    }

    /// Whether the next level of a building can be bought for the sheet (SC 16.1.2).
    pub(crate) fn check_building(
        &self,
        seat: Seat,
        building: Building,
        discount: Discount,
    ) -> Result<(), Illegal> {
        let Some(cost) = self.next_level(seat, building) else { return Err(rules::NO_HIGHER_LEVEL) };
        self.check_payment(seat, cost, discount)
    }

    /// Whether a module can be bought for the sheet (SC 16.4.2).
    pub(crate) fn check_module(&self, seat: Seat, module: Module, discount: Discount) -> Result<(), Illegal> {
        let player = &self.players[seat];
        if player.modules(module) >= module.def().tokens(player.race()) {
            return Err(rules::NONE_LEFT);
        }
        if player.modules.iter().sum::<u8>() >= player.race().module_slots(self.setup.edition()) {
            return Err(rules::NO_MODULE_SLOT);
        }
        self.check_payment(seat, module.def().cost(player.race()), discount)
    }

    /// Whether a unit can be placed in an area (SC 10.4.5, SC 10.4.7).
    pub(crate) fn check_site(&self, seat: Seat, unit: Unit, area: Area) -> Result<(), Illegal> {
        if !self.is_friendly(area, seat) && !self.is_empty(area) {
            return Err(rules::AREA_NOT_OPEN);
        }
        if !area.admits(unit) {
            return Err(rules::WRONG_LAYER);
        }
        if self.has_room(seat, area, unit) { Ok(()) } else { Err(rules::AREA_FULL) }
    }

    /// Whether an Infested Command Center of the player stands in an area.
    fn is_infested(&self, area: Area, seat: Seat) -> bool {
        let infested = Installation::InfestedCommandCenter;
        self.installation_in(area).is_some_and(|it| (it.seat, it.installation) == (seat, infested))
    }

    /// Whether a unit can be built onto a Leadership card: Ghosts with Covert Operations, any with the Conclave Fleet.
    fn check_boarding(&self, frame: BuildFrame, unit: Unit) -> Result<(), Illegal> {
        let seat = frame.seat;
        let covert = self.leads(seat, Leadership::CovertOperations) && unit == Unit::Ghost;
        let fleet = self.leads(seat, Leadership::ConclaveFleet) && matches!(self.by(unit), By::Building(..));
        if !covert && !fleet {
            return Err(rules::NO_CARD_FOR_UNITS);
        }
        if usize::from(self.players[seat].brood.aboard.len()) == Squad::MOST {
            return Err(rules::AREA_FULL);
        }
        self.check_type(frame, unit)
    }

    /// Make Do with Little: one worker or transport for nothing.
    fn check_free(&self, frame: BuildFrame, action: Action) -> Result<(), Illegal> {
        let seat = frame.seat;
        if !self.leads(seat, Leadership::MakeDoWithLittle) || self.players[seat].brood.free_built {
            return Err(rules::NOTHING_FREE);
        }
        self.check_factory(frame)?;
        match action {
            Action::BuildFreeTransport(route) => {
                let there = self.routes.get(route).filter(|route| route.touches(frame.planet));
                let Some(there) = there else { return Err(rules::NOT_A_ROUTE_OF_THE_PLANET) };
                if there.transports.contains(seat) {
                    return Err(rules::ONE_TRANSPORT);
                }
                if self.transports(seat) >= TRANSPORTS { Err(rules::NONE_LEFT) } else { Ok(()) }
            }
            _ if self.all_workers(seat) >= WORKERS => Err(rules::NONE_LEFT),
            _ => Ok(()),
        }
    }

    /// Infest Command Center: for a mineral beside a Queen, in a friendly area of the planet.
    fn check_infestation(&self, frame: BuildFrame, area: Area) -> Result<(), Illegal> {
        let seat = frame.seat;
        if area.planet != frame.planet || !area.exists() {
            return Err(rules::NOT_ACTIVE_PLANET);
        }
        if !self.can_infest(seat, area) {
            return Err(rules::CANNOT_INFEST);
        }
        self.check_payment(seat, INFESTATION, frame.discount)
    }

    /// Whether the player may place an Infested Command Center in an area.
    pub(crate) fn can_infest(&self, seat: Seat, area: Area) -> bool {
        let infested = Installation::InfestedCommandCenter;
        let used = self.installations().filter(|it| it.installation == infested).count();
        self.has_in_play(seat, Technology::InfestCommandCenter)
            && used < INFESTED_CENTERS
            && self.is_friendly(area, seat)
            && self.area(area).units.contains(Unit::Queen)
            && self.takes_installation(area)
    }

    fn check_payment(&self, seat: Seat, cost: Cost, discount: Discount) -> Result<(), Illegal> {
        if self.can_pay(seat, cost, discount) { Ok(()) } else { Err(rules::CANNOT_PAY) }
    }

    /// SC 10.1.2
    fn check_factory(&self, frame: BuildFrame) -> Result<(), Illegal> {
        if self.base_on(frame.planet, frame.seat).is_some() { Ok(()) } else { Err(rules::NEEDS_BASE) }
    }

    /// SC 10.1.3
    fn check_presence(&self, frame: BuildFrame) -> Result<(), Illegal> {
        let BuildFrame { seat, planet, .. } = frame;
        let infested = || planet.area_ids().any(|area| self.is_infested(area, seat));
        if self.base_on(planet, seat).is_some() || self.has_unit_on(planet, seat) || infested() {
            Ok(())
        } else {
            Err(rules::NEEDS_PRESENCE)
        }
    }

    /// The cost of the next level of a building; `None` if it is another race's or has no higher level.
    pub(crate) fn next_level(&self, seat: Seat, building: Building) -> Option<Cost> {
        let def = building.def();
        let player = &self.players[seat];
        if def.race != player.race() {
            return None;
        }
        building.costs(self.setup.edition()).get(usize::from(player.level(building))).copied()
    }

    /// Whether a building on the sheet allows the unit (SC 10.4.4, SC 16.1.5).
    pub(crate) fn unlocked(&self, seat: Seat, unit: Unit) -> bool {
        let player = &self.players[seat];
        match self.by(unit) {
            By::Building(building, level) => {
                unit.def().race == player.race() && player.level(building) >= level
            }
            By::Technology(..) | By::Installation | By::Leadership => false,
        }
    }

    /// Whether a technology lies in the play area (SC 17.10.1).
    pub(crate) fn has_in_play(&self, seat: Seat, technology: Technology) -> bool {
        self.players[seat].zone(CardZone::PlayArea).iter().any(|card| card.technology() == Some(technology))
    }

    /// The unit build limit of this order (SC 10.4.2, SC 15.2.1, SC 16.4.5).
    pub(crate) fn build_limit(&self, frame: BuildFrame) -> u8 {
        let player = &self.players[frame.seat];
        let limit = match player.race() {
            Race::Terran | Race::Protoss => 2 + self.module_count(frame.seat, Module::Supply),
            Race::Zerg => 2 * player.buildings.iter().filter(|&&level| level > 0).count() as u8,
        };
        limit + u8::from(frame.order.is_special())
    }

    /// How many units of a type in an area stood there before the order began (SC 16.3.4).
    fn sacrifices(&self, area: Area, seat: Seat, unit: Unit) -> u8 {
        let state = self.area(area);
        if state.owner != Some(seat) {
            return 0;
        }
        state.units.count(unit) - self.fresh[usize::from(area.number)].count(unit)
    }
}
