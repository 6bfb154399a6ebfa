//! Planning and executing orders with Brood War: the Defend order, the Special Order Pool, strategic areas (SC 21,
//! SC 23.2, SC 28).

use orrery_engine::{Illegal, Log, Seat};

use crate::ORDERS;
use crate::action::Action;
use crate::brood::{Campaign, Installation};
use crate::cards::{Leadership, Module, Planet, Technology, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::phase::{BroodFrame, MobilizeFrame};
use crate::rules;
use crate::state::{Area, Order, StarCraft};

impl StarCraft {
    /// The Planning phase begins: nobody has placed anything.
    pub(super) fn begin_planning(&mut self) {
        for player in &mut self.players.0 {
            player.brood.placed = 0;
            player.brood.defended = false;
            player.brood.extra_placed = false;
            player.brood.second = false;
        }
    }

    /// Who places the next order. Whoever has a Cerebrate begins with an extra one; the second order of a pair follows
    /// the first.
    pub(super) fn brood_planner(&self) -> Option<Seat> {
        let of = |seat: Seat| &self.players[seat].brood;
        let has_token = |seat: Seat| self.players[seat].unused.iter().any(|&count| count > 0);
        let begins = |&seat: &Seat| {
            !of(seat).extra_placed && self.has_installation(seat, Installation::Cerebrate) && has_token(seat)
        };
        let seats = || self.clockwise_from(self.first);
        let next = seats().find(begins).or_else(|| seats().find(|&seat| of(seat).second));
        next.or_else(|| {
            let next = seats().min_by_key(|&seat| of(seat).placed)?;
            (of(next).placed < ORDERS).then_some(next)
        })
    }

    /// An order was placed: it was the extra one, the second of a pair, or one of the four.
    pub(super) fn count_placement(&mut self, seat: Seat) {
        let begins = self.has_installation(seat, Installation::Cerebrate);
        let left = self.players[seat].unused.iter().any(|&count| count > 0);
        let brood = &mut self.players[seat].brood;
        if begins && !brood.extra_placed {
            brood.extra_placed = true;
        } else if brood.second {
            brood.second = false;
        } else {
            brood.placed += 1;
            brood.second = brood.pairs && left;
        }
    }

    /// Subtle Influence: opponents place one order each on the planet.
    pub(super) fn check_influence(&self, seat: Seat, planet: Planet) -> Result<(), Illegal> {
        let Some((named, by)) = self.brood.influence else { return Ok(()) };
        let there = || self.orders.on(planet).any(|order| order.seat == seat);
        if named == planet && !self.same_side(by, seat) && there() {
            return Err(rules::ONE_ORDER_THERE);
        }
        Ok(())
    }

    /// Whether the Defend order can be placed in an area (SC 28.1.2, SC 28.1.4).
    pub(super) fn check_defend(&self, seat: Seat, area: Area) -> Result<(), Illegal> {
        let brood = &self.players[seat].brood;
        if !self.is_brood_war() {
            return Err(rules::FINISH_FIRST);
        }
        if brood.defended {
            return Err(rules::DEFENDED_ALREADY);
        }
        if !area.exists() || self.planets[area.planet as usize].placed.is_none() {
            return Err(rules::NO_SUCH_AREA);
        }
        if self.is_friendly(area, seat) { Ok(()) } else { Err(rules::DEFEND_FRIENDLY) }
    }

    /// The Defend order is executed at once (SC 28.1.1).
    pub(super) fn begin_defense(&mut self, seat: Seat, area: Area, log: &mut Log<Event>) {
        self.players[seat].brood.defended = true;
        self.count_placement(seat);
        log.push(|| Event::Defended { seat, area });
        self.stack.push(Frame::Mobilize(MobilizeFrame::defense(seat, area)));
    }

    /// The units are there: a guard token is left behind (SC 28.1.6).
    pub(super) fn end_defense(&mut self, seat: Seat, area: Area, log: &mut Log<Event>) {
        self.clear_order();
        if self.is_friendly(area, seat) {
            self.place_guard(seat, area, log);
        }
        self.settle(log);
    }

    /// The Planning phase ends: what lasted for it is over, and the lowest order of a stack may come to its top.
    pub(super) fn end_planning(&mut self) {
        self.brood.influence = None;
        for player in &mut self.players.0 {
            player.brood.pairs = false;
            player.brood.second = false;
        }
        let seats: Vec<Seat> = self.clockwise_from(self.first).collect();
        let high = self.galaxy().any(|planet| self.orders.on(planet).count() > 1);
        for seat in seats {
            if high && self.leads(seat, Leadership::KhalaDevotee) {
                self.stack.push(Frame::Brood(BroodFrame::Devotee { seat }));
            }
        }
    }

    /// The Execution phase ends (SC 24.4.3).
    pub(super) fn end_execution(&mut self) {
        for player in &mut self.players.0 {
            player.brood.recharged = 0;
            player.brood.campaign = Campaign::None;
            player.brood.maelstrom = false;
        }
    }

    /// How many special orders a player may execute in a round (SC 21.1.3, SC G86).
    pub fn special_orders_allowed(&self, seat: Seat) -> u8 {
        self.module_count(seat, Module::Research)
    }

    /// As what a Leadership card lets a player execute any order of this phase.
    const fn campaign(&self, seat: Seat) -> Option<Order> {
        match self.players.0[seat.index()].brood.campaign {
            Campaign::None => None,
            Campaign::Mobilize => Some(Order::SpecialMobilize),
            Campaign::Build => Some(Order::SpecialBuild),
        }
    }

    /// Whether a special order is executed outside the pool: by a strategic area or a Leadership card (SC 23.2.4).
    pub(super) fn is_outside_pool(&self, seat: Seat, planet: Planet, order: Order) -> bool {
        self.controls_strategic(seat, planet) || self.campaign(seat) == Some(order)
    }

    /// Whether one more special order fits the pool, or needs no place there (SC 21.1.3).
    fn may_be_special(&self, seat: Seat, planet: Planet, order: Order) -> bool {
        self.is_outside_pool(seat, planet, order)
            || self.players[seat].brood.pool < self.special_orders_allowed(seat)
    }

    /// Whether the revealed order can be executed as what it is (SC 21.1.2, SC 21.1.6).
    pub(super) fn check_execute(&self, seat: Seat, planet: Planet, order: Order) -> Result<(), Illegal> {
        if !self.is_brood_war() {
            return Ok(());
        }
        if order == Order::Star {
            return Err(rules::SAY_WHICH_ORDER);
        }
        if order.is_special() && !self.may_be_special(seat, planet, order) {
            return Err(rules::POOL_IS_FULL);
        }
        Ok(())
    }

    /// Whether the revealed order can be executed as another one: as a special one in a strategic area, as what a
    /// Leadership card says, or the Star order as any.
    pub(super) fn check_execute_as(
        &self,
        seat: Seat,
        planet: Planet,
        order: Order,
        other: Order,
    ) -> Result<(), Illegal> {
        if other == order || other == Order::Star {
            return Err(rules::NOT_THAT_ORDER);
        }
        let strategic = other == order.special() && self.controls_strategic(seat, planet);
        let star = order == Order::Star && (!other.is_special() || self.may_be_special(seat, planet, other));
        if self.campaign(seat) == Some(other) || strategic || star {
            Ok(())
        } else {
            Err(rules::NOT_THAT_ORDER)
        }
    }

    /// A Mobilize order was revealed: the Conclave Fleet may come in.
    pub(super) fn open_fleet(&mut self) {
        let seats: Vec<Seat> = self.clockwise_from(self.first).collect();
        for seat in seats {
            if self.leads(seat, Leadership::ConclaveFleet) && self.fleet_units(seat).next().is_some() {
                self.stack.push(Frame::Brood(BroodFrame::Fleet { seat, unit: None }));
            }
        }
    }

    /// Units of the Conclave Fleet that have somewhere to go.
    pub(super) fn fleet_units(&self, seat: Seat) -> impl Iterator<Item = Unit> + '_ {
        let aboard = &self.players[seat].brood.aboard;
        aboard.types().filter(move |&unit| self.havens(seat, unit).next().is_some())
    }

    /// Friendly areas with a base of the player and room for the unit.
    pub(super) fn havens(&self, seat: Seat, unit: Unit) -> impl Iterator<Item = Area> + '_ {
        self.areas().filter(move |&area| {
            self.area(area).base == Some(seat)
                && self.is_friendly(area, seat)
                && self.has_room(seat, area, unit)
        })
    }

    /// A Mobilize order is executed: opponents with Maelstrom may hold one of its areas.
    pub(super) fn open_maelstrom(&mut self, active: Seat) {
        let seats: Vec<Seat> = self.clockwise_from(self.first).collect();
        for seat in seats {
            if !self.same_side(seat, active) && self.whirls(seat, active).next().is_some() {
                self.stack.push(Frame::Brood(BroodFrame::Maelstrom { seat, active }));
            }
        }
    }

    /// The areas that a player can hold by Maelstrom: with units of the active player, on a planet with a Dark Archon.
    pub(super) fn whirls(&self, seat: Seat, active: Seat) -> impl Iterator<Item = Area> + '_ {
        let can = self.has_in_play(seat, Technology::Maelstrom) && !self.players[seat].brood.maelstrom;
        let archon = move |planet: Planet| {
            planet.area_ids().any(|area| {
                self.area(area).owner == Some(seat) && self.area(area).units.contains(Unit::DarkArchon)
            })
        };
        self.areas().filter(move |&area| can && self.area(area).owner == Some(active) && archon(area.planet))
    }

    /// Whether an opponent's effect cannot deplete an area (Riches of Aiur).
    pub(super) fn is_enriched(&self, area: Area, by: Seat) -> bool {
        self.controller(area).is_some_and(|seat| seat != by && self.leads(seat, Leadership::RichesOfAiur))
    }

    /// A unit was destroyed: Gantrithor takes something along. A hero's card leaves the game with it (SC G118), but
    /// Torrasque's says that it comes back.
    pub(crate) fn mourn(&mut self, seat: Seat, unit: Unit, planet: Planet) {
        if unit.hero().is_some() && unit != Unit::Torrasque {
            let card =
                Leadership::all().find(|card| card.def().hero == Some(unit)).expect("a card of the hero");
            self.players[seat].brood.in_play &= !card.bit();
        }
        if unit == Unit::Gantrithor {
            self.brood.avenging = Some((seat, planet));
        }
    }

    /// Once no battle is fought, the owner of a lost Gantrithor is asked.
    pub(crate) fn avenge(&mut self) {
        if self.battle.is_fought() {
            return;
        }
        if let Some((seat, planet)) = self.brood.avenging.take()
            && self.in_game.contains(seat)
        {
            self.stack.push(Frame::Brood(BroodFrame::Avenge { seat, planet }));
        }
    }

    /// What the owner of a lost Gantrithor can remove from the planet.
    pub(super) fn prey(&self, planet: Planet) -> Vec<Action> {
        let mut prey = Vec::new();
        for area in planet.area_ids() {
            let state = self.area(area);
            prey.extend(state.units.types().map(|unit| Action::DestroyUnit { unit, area }));
            prey.extend(state.base.map(|_| Action::DestroyBase(area)));
            prey.extend(self.installation_in(area).map(|_| Action::ChooseArea(area)));
        }
        prey
    }
}
