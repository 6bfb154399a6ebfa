//! Placing and revealing orders.

use super::Judge;
use super::moving::Marching;
use crate::cards::{Cost, Planet, Resource};
use crate::state::{CardZone, Order};

/// What a Build order usually spends.
const SPENT: i32 = 6;
/// What founding a base costs.
const FOUNDING: i32 = 2;

impl Judge<'_> {
    /// What it is worth to place this order on the planet.
    pub(super) fn place_order(&self, order: Order, planet: Planet) -> i32 {
        let plans = [Self::plan_build, Self::plan_mobilize, Self::plan_research];
        let plain = match order.plain() {
            Order::Build => self.plan_build(planet),
            Order::Mobilize => self.plan_mobilize(planet),
            // What it is to be can be said later.
            Order::Star => plans.into_iter().map(|plan| plan(self, planet)).max().unwrap_or(0) + 10,
            _ => self.plan_research(planet),
        };
        if order.is_special() && !self.may_be_special(planet) {
            // Only the event option is left (SC 21.1.6).
            return self.event() - 10;
        }
        let above = self.game.orders.top(planet);
        let delays = if above.is_some_and(|top| top.seat != self.seat) { 6 } else { 0 };
        let special = match order {
            Order::SpecialBuild => 25,
            Order::SpecialMobilize => plain / 4,
            Order::SpecialResearch => 18,
            _ => 0,
        };
        if plain <= 0 { plain } else { plain + special + delays }
    }

    /// Whether a special order placed on the planet now could be executed (SC 21.1.3, SC 23.2.2).
    fn may_be_special(&self, planet: Planet) -> bool {
        let game = self.game;
        if !game.is_brood_war() || game.controls_strategic(self.seat, planet) {
            return true;
        }
        let own = game.orders.iter().filter(|on| on.seat == self.seat && on.order.is_special());
        own.count() < usize::from(game.special_orders_allowed(self.seat))
    }

    /// How many orders of this kind the player has on a planet, or anywhere.
    fn placed(&self, order: Order, planet: Option<Planet>) -> i32 {
        let own = |on: &crate::state::PlacedOrder| {
            on.seat == self.seat
                && on.order.plain() == order
                && planet.is_none_or(|planet| planet == on.planet)
        };
        self.game.orders.iter().filter(own).count() as i32
    }

    /// What the player can still spend this round.
    pub(super) fn spendable(&self) -> i32 {
        let there_is =
            [Resource::Minerals, Resource::Gas].map(|kind| i32::from(self.game.unforced(self.seat, kind)));
        let tokens: u8 = self.player().brood.tokens.iter().sum();
        there_is.iter().sum::<i32>().min(i32::from(self.player().workers)) + i32::from(tokens)
    }

    fn plan_build(&self, planet: Planet) -> i32 {
        let game = self.game;
        let here = self.placed(Order::Build, Some(planet));
        let left = self.spendable() - self.planned() - 2 * self.placed(Order::Research, None);
        let spends = 26 * left.clamp(0, SPENT);
        if game.base_on(planet, self.seat).is_some() {
            let field = self.field();
            let mut areas: i32 =
                planet.area_ids().filter(|&area| game.is_empty(area)).map(|area| field.worth(area)).sum();
            if here > 0 {
                areas = 0;
            }
            let own = field.own_strength(planet);
            let danger = field.home_worth(planet) * (field.threat(planet) - own).clamp(0, 40) / 100;
            return spends + areas.min(300) * 2 / 3 + danger - 40 * here;
        }
        let found = if left < 2 { 0 } else { self.field().new_base(planet) };
        if here > 0 {
            return 0;
        }
        if game.has_unit_on(planet, self.seat) {
            return found + spends / 3;
        }
        // Units have to come first, so their order has to lie on top: it comes later.
        let comes = self.field().own_reach(planet) > 0 && self.lands_on(planet);
        let to_come = i32::from(crate::ORDERS) - self.placed_in_all();
        if comes && self.placed(Order::Mobilize, Some(planet)) == 0 && to_come > 1 {
            let lands = Marching::planned(game, self.field(), self.seat, planet).prospect();
            (found + lands) * 4 / 5
        } else {
            0
        }
    }

    /// What the Build orders already placed will spend.
    fn planned(&self) -> i32 {
        let own =
            self.game.orders.iter().filter(|on| on.seat == self.seat && on.order.plain() == Order::Build);
        own.map(|on| if self.game.base_on(on.planet, self.seat).is_some() { SPENT } else { FOUNDING }).sum()
    }

    fn placed_in_all(&self) -> i32 {
        self.game.orders.iter().filter(|order| order.seat == self.seat).count() as i32
    }

    /// Whether there is a free area to land on.
    fn lands_on(&self, planet: Planet) -> bool {
        planet.area_ids().any(|area| self.game.is_empty(area))
    }

    fn plan_mobilize(&self, planet: Planet) -> i32 {
        let field = self.field();
        if field.own_reach(planet) == 0 {
            return 0;
        }
        let here = self.placed(Order::Mobilize, Some(planet));
        let (all, best) = Marching::planned(self.game, field, self.seat, planet).prospects();
        // What the first order takes, the second cannot; units that move for one cannot move for another.
        let prospect = if here > 0 { (all - best) / (1 + here) } else { all };
        prospect * 4 / (4 + self.placed(Order::Mobilize, None))
    }

    fn plan_research(&self, planet: Planet) -> i32 {
        if self.game.base_on(planet, self.seat).is_none() {
            return 0;
        }
        let researches = self.placed(Order::Research, None);
        let left = self.spendable() - self.planned() - 3 * researches;
        let room = i32::from(self.game.hand_limit(self.seat)) + 2
            - self.player().zone(CardZone::Hand).len() as i32
            - 3 * researches;
        let buys = if left >= 2 { 55 } else { 10 };
        let clock = self.wants_time() / 2;
        (45 + 14 * room.clamp(-2, 3) + buys + clock) / (1 + researches)
    }

    /// Whether the player is glad of every Event card that is drawn, in worth a card.
    pub(super) fn wants_time(&self) -> i32 {
        let game = self.game;
        if game.setup.options.conquest {
            return 0;
        }
        let waits = game.aldaris();
        if waits == Some(self.seat) {
            return 60;
        }
        if game.fulfils(self.seat) && game.stage() != crate::cards::Stage::Three {
            return 50;
        }
        let others = game.in_game.iter().filter(|&other| !game.same_side(other, self.seat));
        -25 * others.filter(|&other| game.fulfils(other) || waits == Some(other)).count() as i32
    }

    /// What it is worth to reveal the own order on top of a planet's stack.
    pub(super) fn reveal(&self, planet: Planet) -> i32 {
        let Some(top) = self.game.orders.top(planet) else { return 0 };
        let worth = self.execute(top.order, planet);
        // What lies under it may be ours as well.
        let under = self.game.orders.on(planet).rev().nth(1).is_some_and(|order| order.seat == self.seat);
        let first = match top.order.plain() {
            Order::Build => 40,
            Order::Mobilize => 0,
            _ => 10,
        };
        // An order that is worth nothing yet may be so later.
        if worth <= 0 { -50 } else { first + worth / 5 + if under { 15 } else { 0 } }
    }

    /// What executing an order now is worth.
    pub(super) fn execute(&self, order: Order, planet: Planet) -> i32 {
        let game = self.game;
        match order.plain() {
            Order::Build => {
                let spendable = self.spendable();
                if game.base_on(planet, self.seat).is_some() {
                    30 * spendable.min(SPENT)
                } else if game.has_unit_on(planet, self.seat) {
                    if self.affords(Cost::BASE) { self.field().new_base(planet) } else { 15 * spendable }
                } else {
                    0
                }
            }
            Order::Mobilize => Marching::planned(game, self.field(), self.seat, planet).prospect(),
            _ if game.base_on(planet, self.seat).is_some() => 70 + self.wants_time(),
            _ => 0,
        }
    }

    /// What an Event card is worth, unseen.
    pub(super) fn event(&self) -> i32 {
        30 + self.wants_time()
    }
}
