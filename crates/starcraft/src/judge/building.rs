//! Building, paying and researching.

use super::Judge;
use super::table::{self, POWER, power};
use crate::cards::{Building, By, Card, Clause, Cost, Face, Module, Resource, Technology, Unit};
use crate::galaxy::RouteId;
use crate::phase::{BuildFrame, Discount, PayFrame};
use crate::state::{Area, CardZone, Depletion, Order, PlacedOrder};

/// What a mineral or gas is worth if other orders of the round could use it.
const PRICE: i32 = 13;
/// What it is worth if none could: it is lost at the end of the round.
const LEFT_OVER: i32 = 3;
/// What mining beyond the capacity costs for each resource.
const FORCED: i32 = 70;

impl Judge<'_> {
    /// What paying so much costs.
    fn price(&self, cost: Cost, discount: Discount) -> i32 {
        let game = self.game;
        let waits = |order: Order| matches!(order.plain(), Order::Build | Order::Research);
        let later = game.orders.iter().filter(|on| on.seat == self.seat && waits(on.order)).count();
        let each = if later > 0 { PRICE } else { LEFT_OVER };
        let mut forced = 0;
        for kind in [Resource::Minerals, Resource::Gas] {
            forced += i32::from(cost.of(kind)) - i32::from(cost.of(kind).min(self.on_hand(kind)));
        }
        if discount != Discount::None {
            forced -= 1;
        }
        each * i32::from(cost.total()) + FORCED * forced.max(0) + self.hinders(cost)
    }

    /// What is lost if paying this leaves too little to found the base that another Build order is meant for.
    fn hinders(&self, cost: Cost) -> i32 {
        let game = self.game;
        let founds = |on: &PlacedOrder| {
            on.seat == self.seat
                && on.order.plain() == Order::Build
                && game.base_on(on.planet, self.seat).is_none()
                && self.field().own_reach(on.planet) > 0
        };
        let Some(waits) = game.orders.iter().find(founds) else { return 0 };
        let both = Cost::new(cost.minerals + Cost::BASE.minerals, cost.gas);
        if self.affords(both) { 0 } else { self.field().new_base(waits.planet) * 2 / 3 }
    }

    /// What is missed if the player pays this in the first step of a Build order: the best of the later steps,
    /// if it cannot be paid for any more.
    fn missed(&self, frame: BuildFrame, cost: Cost) -> i32 {
        let &(worth, kept) = self.reserve.get_or_init(|| self.reserve(frame));
        let both = Cost::new(cost.minerals + kept.minerals, cost.gas + kept.gas);
        if worth <= 0 || self.affords(both) { 0 } else { worth }
    }

    /// Whether the player can pay without forced mining.
    pub(super) fn affords(&self, cost: Cost) -> bool {
        let has = |kind: Resource| cost.of(kind) <= self.on_hand(kind);
        let tokens = self.player().brood.tokens;
        let by_token: u8 = [Resource::Minerals, Resource::Gas]
            .map(|kind| tokens[kind as usize].min(cost.of(kind)))
            .iter()
            .sum();
        cost.total() <= self.player().workers + by_token && has(Resource::Minerals) && has(Resource::Gas)
    }

    /// How much of a kind the player can spend without forced mining, tokens included (SC 27.1.2).
    fn on_hand(&self, kind: Resource) -> u8 {
        self.game.unforced(self.seat, kind) + self.player().brood.tokens[kind as usize]
    }

    /// The best that the later steps of a Build order offer without forced mining.
    fn reserve(&self, frame: BuildFrame) -> (i32, Cost) {
        let mut best = (0, Cost::default());
        let mut offer = |worth: i32, cost: Cost| {
            if worth > best.0 && self.affords(cost) {
                best = (worth, cost);
            }
        };
        for building in Building::of(self.player().race()) {
            if let Some(cost) = self.game.next_level(self.seat, building) {
                offer(self.building(building, frame.discount), cost);
            }
        }
        for module in Module::of(self.game.setup.edition()) {
            if self.game.check_module(self.seat, module, frame.discount).is_ok() {
                offer(self.module(module, frame.discount), module.def().cost(self.player().race()));
            }
        }
        best
    }

    pub(super) fn build_worker(&self, frame: BuildFrame) -> i32 {
        let workers = i32::from(self.game.all_workers(self.seat));
        let income = self.income();
        let worth = match income - workers {
            2.. => 62,
            0..=1 => 42,
            -2..=-1 => 16,
            _ => -20,
        };
        worth - self.price(Cost::WORKER, Discount::None) - self.missed(frame, Cost::WORKER)
    }

    /// Minerals and gas a round without forced mining.
    pub(super) fn income(&self) -> i32 {
        let cards = self.game.areas().filter(|&area| self.game.area(area).card == Some(self.seat));
        cards.map(|area| i32::from(area.amount())).sum::<i32>()
            + i32::from(self.game.permanent(self.seat).total())
    }

    pub(super) fn transport(&self, route: RouteId) -> i32 {
        let game = self.game;
        let Some(there) = game.routes.get(route) else { return 0 };
        let field = self.field();
        let [one, other] = there.ends.map(|end| end.planet);
        let joined = game
            .routes
            .of(one)
            .any(|(_, own)| own.across(one) == Some(other) && own.transports.contains(self.seat));
        if joined {
            return -20;
        }
        let prize = |planet: crate::cards::Planet| {
            let open = planet.area_ids().filter(|&area| !game.is_friendly(area, self.seat));
            let best = open.map(|area| field.worth(area)).max().unwrap_or(0);
            let base = game.base_on(planet, self.seat).is_none();
            best / 3 + if base { 30 } else { 0 }
        };
        prize(one).max(prize(other)).min(130)
    }

    pub(super) fn build_transport(&self, frame: BuildFrame, route: RouteId) -> i32 {
        self.transport(route)
            - self.price(Cost::TRANSPORT, frame.discount)
            - self.missed(frame, Cost::TRANSPORT)
    }

    /// What a unit is worth to its owner.
    pub(super) fn unit(&self, unit: Unit) -> i32 {
        let assist = unit.def().assist;
        let mut worth = POWER * power(unit);
        if assist {
            // They help by their technologies alone, and one or two are enough.
            let own = i32::from(self.game.figures(self.seat, unit));
            let helps = self.owns_card_of(unit);
            worth = if helps { 70 - 30 * own } else { 8 - 10 * own };
        }
        worth
    }

    /// Whether the player has a technology that needs this unit.
    fn owns_card_of(&self, unit: Unit) -> bool {
        let player = self.player();
        Card::of(player.race(), self.game.edition())
            .filter(|card| card.technology().is_some() && card.def().units.contains(&unit))
            .any(|card| !player.zone(CardZone::Technology).contains(&card))
    }

    /// What a unit adds in an area.
    pub(super) fn post(&self, unit: Unit, area: Area) -> i32 {
        let game = self.game;
        let field = self.field();
        let state = game.area(area);
        let there: i32 = state.units.iter().map(power).sum();
        if !game.is_friendly(area, self.seat) {
            return field.worth(area) * (100 - field.danger(area, power(unit)) / 2) / 100;
        }
        let risk = field.danger(area, there) - field.danger(area, there + power(unit));
        field.held(area) * risk / 100
    }

    pub(super) fn build_unit(&self, frame: BuildFrame, unit: Unit, area: Area) -> i32 {
        let cost = self.game.cost(unit);
        let mut worth = self.unit(unit) + self.post(unit, area)
            - self.price(cost, frame.discount)
            - self.missed(frame, cost);
        if let By::Technology(_, victim, count) = self.game.by(unit) {
            worth -= POWER * power(victim) * i32::from(count) * 3 / 4;
        }
        worth
    }

    /// What a unit on a Leadership card is worth: it is out of reach, and comes when it is wanted.
    pub(super) fn build_aboard(&self, frame: BuildFrame, unit: Unit) -> i32 {
        let cost = self.game.cost(unit);
        self.unit(unit) * 9 / 10 - self.price(cost, frame.discount) - self.missed(frame, cost)
    }

    /// What an Infested Command Center is worth: what can be built at it.
    pub(super) fn infest(&self) -> i32 {
        let left = i32::from(self.game.supply(self.seat, Unit::InfestedTerran));
        20 + 10 * left - self.price(Cost::new(1, 0), Discount::None)
    }

    pub(super) fn building(&self, building: Building, discount: Discount) -> i32 {
        let game = self.game;
        let Some(cost) = game.next_level(self.seat, building) else { return 0 };
        let level = self.player().level(building) + 1;
        let net = |unit: Unit| self.unit(unit) - PRICE * i32::from(game.cost(unit).total());
        let race = self.player().race();
        let own = Unit::of(race, game.edition())
            .filter(|&unit| game.unlocked(self.seat, unit) && !unit.def().assist);
        let best = own.map(net).max().unwrap_or(0);
        let unlocked = |level: u8| {
            Unit::of(race, game.edition()).filter(move |&unit| game.by(unit) == By::Building(building, level))
        };
        let mut worth = 30;
        for unit in unlocked(level) {
            worth += if unit.def().assist { 12 } else { 25 + 5 * (net(unit) - best).max(0) };
        }
        for unit in unlocked(level + 1) {
            worth += if unit.def().assist { 5 } else { 10 + 2 * (net(unit) - best).max(0) };
        }
        if race == crate::cards::Race::Zerg && level == 1 {
            worth += 70;
        }
        worth - self.price(cost, discount) - 3 * i32::from(game.round.saturating_sub(4)) * 5
    }

    pub(super) fn module(&self, module: Module, discount: Discount) -> i32 {
        let own = i32::from(self.player().modules(module));
        let worth = match module {
            Module::Supply => 85 - 25 * own,
            Module::Research => 75 - 35 * own,
            Module::AirSupport => 40,
            Module::Defensive => 45,
            Module::Assist => 12 + 18 * self.assistants().min(3),
            // It is good for nothing but landing on bases under Air Support.
            Module::Offensive => 60 * self.shielded().min(2),
        };
        worth
            - self.price(module.def().cost(self.player().race()), discount)
            - 3 * i32::from(self.game.round.saturating_sub(5)) * 5
    }

    /// How many assist units the player has.
    fn assistants(&self) -> i32 {
        let own =
            self.game.areas().map(|area| self.game.area(area)).filter(|state| state.owner == Some(self.seat));
        own.flat_map(|state| state.units.iter()).filter(|unit| unit.def().assist).count() as i32
    }

    /// How many enemies have Air Support.
    fn shielded(&self) -> i32 {
        let enemies = self.game.in_game.iter().filter(|&other| !self.game.same_side(other, self.seat));
        enemies.filter(|&other| self.game.players[other].modules(Module::AirSupport) > 0).count() as i32
    }

    pub(super) fn build_base(&self, frame: BuildFrame, area: Area) -> i32 {
        let field = self.field();
        let units: i32 = self.game.area(area).units.iter().map(power).sum();
        let safe = 100 - field.danger(area, units) / 2;
        // Where points are it is best defended, and stays when units go.
        let points = if area.resource().is_none() { 40 } else { 0 };
        (field.new_base(area.planet) + points) * safe / 100 - self.price(Cost::BASE, frame.discount)
    }

    /// How to pay: without loss if possible, permanent resources first (SC 9.3).
    pub(super) fn pay(&self, frame: PayFrame, action: crate::Action) -> i32 {
        use crate::Action::*;
        match action {
            Reduce(Resource::Gas) => 300,
            Reduce(Resource::Minerals) => 290,
            PayRest => 200,
            // They keep: better a worker than a token, and a token than forced mining.
            SpendToken(_) => 60,
            AssignPermanent(_) => 150,
            Assign(area) => {
                let state = self.game.area(area);
                let room = area.amount() > state.workers;
                let amount = i32::from(area.amount());
                match (room, state.depletion) {
                    (true, _) => 100 - self.field().threat(area.planet) / 8,
                    (false, Depletion::None) => -20 - amount,
                    (false, _) => -100 - 30 * amount,
                }
            }
            _ => -i32::from(frame.left.total()),
        }
    }

    /// What a technology is worth to the player.
    pub(super) fn technology(&self, technology: Technology) -> i32 {
        let game = self.game;
        let worth = table::technology(technology);
        let mut uses = 0;
        if let Some(card) = Card::copies(technology).next() {
            for &unit in card.def().units {
                let own = i32::from(game.figures(self.seat, unit));
                uses += 40 * own.min(3);
                if game.unlocked(self.seat, unit) {
                    uses += 25;
                }
            }
        }
        let stock = match technology {
            Technology::SummonArchon => Some(Unit::HighTemplar),
            Technology::GuardianAspect | Technology::DevourerAspect => Some(Unit::Mutalisk),
            Technology::SummonDarkArchon => Some(Unit::DarkTemplar),
            Technology::LurkerAspect => Some(Unit::Hydralisk),
            _ => None,
        };
        if let Some(stock) = stock {
            uses = if game.unlocked(self.seat, stock) { 80 } else { 0 };
        }
        worth * uses.min(130) / 100
    }

    pub(super) fn buy_technology(&self, technology: Technology, discount: Discount) -> i32 {
        self.technology(technology) - self.price(technology.def().cost, discount)
    }

    /// What a Combat card in hand is worth with the units the player has.
    pub(super) fn keep(&self, card: Card) -> i32 {
        let game = self.game;
        let race = self.player().race();
        let fields = |unit: Unit| i32::from(game.figures(self.seat, unit));
        match card.def().face {
            Face::Standard { major, minor } => {
                let plain = 4 * i32::from(minor.attack) + 3 * i32::from(minor.health);
                let depicted: i32 = Unit::of(race, game.edition())
                    .filter(|&unit| card.depicts(unit))
                    .map(|unit| fields(unit).min(3))
                    .sum();
                let full = 4 * i32::from(major.attack) + 4 * i32::from(major.health) + 2 * depicted;
                if depicted > 0 { full.max(plain) } else { plain }
            }
            Face::Reinforcement => {
                let depicted: i32 = Unit::of(race, game.edition())
                    .filter(|&unit| card.depicts(unit))
                    .map(|unit| fields(unit).min(2))
                    .sum();
                let dear = card.technology().is_some() || !card.def().text.contains(&Clause::WorkerCost);
                if depicted > 0 { 36 + if dear { 14 } else { 0 } } else { 6 }
            }
            Face::PlayArea => 0,
        }
    }
}
