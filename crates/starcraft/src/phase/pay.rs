//! Resources, workers and forced mining (SC 9).

use orrery_engine::{Illegal, Log, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::brood::Installation;
use crate::cards::{Building, By, Cost, Module, Planet, Resource, Technology, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::galaxy::RouteId;
use crate::rules;
use crate::state::{Area, Depletion, StarCraft};

/// Both kinds of resource.
const RESOURCES: [Resource; 2] = [Resource::Minerals, Resource::Gas];

/// A cost being paid; what it pays for is placed when the last worker is assigned (SC G43).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct PayFrame {
    pub seat: Seat,
    /// What is still to be paid.
    pub left: Cost,
    pub discount: Discount,
    pub item: Item,
}

/// One resource off a cost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Discount {
    /// The full price.
    None,
    /// The player may use the discount of a special Build order (SC 15.2.2).
    May,
    /// An Event card makes it cheaper; the player says by which resource.
    Must,
}

/// What is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Item {
    /// SC 10.2.1
    Worker,
    /// SC 10.3.1
    Transport(RouteId),
    /// SC 10.4.5; a technology unit destroys one unit in its area and perhaps `also` one elsewhere (SC 16.3.3).
    Unit { unit: Unit, area: Area, also: Option<Area> },
    /// SC 10.5.2
    Base(Area),
    /// SC 10.6.2
    Building(Building),
    /// SC 10.6.2
    Module(Module),
    /// SC 12.3.2
    Technology(Technology),
    /// A unit that comes onto a Leadership card.
    Aboard(Unit),
    /// SC 26.1.7
    Infestation(Area),
}

impl Cost {
    /// How much of one resource.
    pub const fn of(self, resource: Resource) -> u8 {
        match resource {
            Resource::Minerals => self.minerals,
            Resource::Gas => self.gas,
        }
    }

    /// The cost with one resource less, if it has any of that kind.
    pub const fn less(self, resource: Resource) -> Option<Self> {
        match (resource, self) {
            (Resource::Minerals, Self { minerals: 1.., gas }) => {
                Some(Self { minerals: self.minerals - 1, gas })
            }
            (Resource::Gas, Self { minerals, gas: 1.. }) => Some(Self { minerals, gas: self.gas - 1 }),
            _ => None,
        }
    }
}

/// Whether so many workers can pay if there is so much of each resource.
///
/// Tokens pay without a worker (SC 27.1.3).
fn can_pay_with(workers: u8, there_is: [u8; 2], tokens: [u8; 2], cost: Cost, discount: Discount) -> bool {
    let enough = |cost: Cost| {
        let minerals = cost.minerals.saturating_sub(tokens[0]);
        let gas = cost.gas.saturating_sub(tokens[1]);
        minerals + gas <= workers && minerals <= there_is[0] && gas <= there_is[1]
    };
    let cheaper = || RESOURCES.into_iter().filter_map(|resource| cost.less(resource)).any(enough);
    match discount {
        Discount::None => enough(cost),
        Discount::May => enough(cost) || cheaper(),
        Discount::Must => cost.total() == 0 || cheaper(),
    }
}

impl StarCraft {
    /// Begins to pay for something.
    pub(crate) fn buy(&mut self, seat: Seat, item: Item, cost: Cost, discount: Discount) {
        self.stack.push(Frame::Pay(PayFrame { seat, left: cost, discount, item }));
    }

    /// Whether the player can pay, forced mining included (SC 9.2.7).
    pub(crate) fn can_pay(&self, seat: Seat, cost: Cost, discount: Discount) -> bool {
        let there_is = RESOURCES.map(|resource| self.harvestable(seat, resource));
        let tokens = self.players[seat].brood.tokens;
        can_pay_with(self.players[seat].workers, there_is, tokens, cost, discount)
    }

    /// Whether the rest can be paid once a worker has paid for one of these (SC 9.2.7).
    fn check_rest(&self, frame: PayFrame, resource: Resource) -> Result<(), Illegal> {
        let PayFrame { seat, left, discount, .. } = frame;
        let Some(left) = left.less(resource) else { return Err(rules::RESOURCE_NOT_NEEDED) };
        let Some(workers) = self.players[seat].workers.checked_sub(1) else { return Err(rules::CANNOT_PAY) };
        let mut there_is = RESOURCES.map(|resource| self.harvestable(seat, resource));
        there_is[resource as usize] -= 1;
        if can_pay_with(workers, there_is, self.players[seat].brood.tokens, left, discount) {
            Ok(())
        } else {
            Err(rules::CANNOT_PAY)
        }
    }

    pub(crate) fn list_pay(&self, frame: PayFrame, actions: &mut Vec<Action>) {
        let candidates = RESOURCES
            .into_iter()
            .map(Action::Reduce)
            .chain(RESOURCES.into_iter().map(Action::SpendToken).filter(|_| self.is_brood_war()))
            .chain(RESOURCES.into_iter().map(Action::AssignPermanent))
            .chain(self.areas().map(Action::Assign))
            .chain([Action::PayRest]);
        actions.extend(candidates.filter(|&action| self.check_pay(frame, action).is_ok()));
    }

    pub(crate) fn check_pay(&self, frame: PayFrame, action: Action) -> Result<(), Illegal> {
        let PayFrame { seat, left, discount, .. } = frame;
        match action {
            Action::Reduce(resource) => match left.less(resource) {
                _ if discount == Discount::None => Err(rules::NO_DISCOUNT),
                None => Err(rules::RESOURCE_NOT_NEEDED),
                Some(left) if !self.can_pay(seat, left, Discount::None) => Err(rules::CANNOT_PAY),
                Some(_) => Ok(()),
            },
            _ if discount == Discount::Must => Err(rules::FINISH_FIRST),
            // With the last worker spent, the discount has to do the rest.
            Action::AssignPermanent(_) | Action::Assign(_) if self.players[seat].workers == 0 => {
                Err(rules::CANNOT_PAY)
            }
            Action::AssignPermanent(resource) => {
                if left.of(resource) == 0 {
                    return Err(rules::RESOURCE_NOT_NEEDED);
                }
                if self.permanent_left(seat, resource) == 0 {
                    return Err(rules::PERMANENT_FULL);
                }
                self.check_rest(frame, resource)
            }
            Action::Assign(area) => {
                if !area.exists() || self.area(area).card != Some(seat) {
                    return Err(rules::NOT_YOUR_RESOURCE);
                }
                match area.resource() {
                    Some(resource) if left.of(resource) > 0 => self.check_rest(frame, resource),
                    _ => Err(rules::RESOURCE_NOT_NEEDED),
                }
            }
            Action::SpendToken(resource) => {
                if left.of(resource) == 0 {
                    return Err(rules::RESOURCE_NOT_NEEDED);
                }
                if self.players[seat].brood.tokens[resource as usize] == 0 {
                    return Err(rules::NO_TOKEN);
                }
                Ok(())
            }
            Action::PayRest => {
                let enough = |&resource: &Resource| left.of(resource) <= self.unforced(seat, resource);
                if left.total() > self.players[seat].workers {
                    Err(rules::CANNOT_PAY)
                } else if RESOURCES.iter().all(enough) {
                    Ok(())
                } else {
                    Err(rules::NEEDS_FORCED_MINING)
                }
            }
            _ => Err(rules::FINISH_FIRST),
        }
    }

    pub(crate) fn take_pay(&mut self, frame: PayFrame, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Reduce(resource) => self.reduce(frame, resource),
            Action::AssignPermanent(resource) => self.assign(frame, Source::Permanent(resource), log),
            Action::Assign(area) => self.assign(frame, Source::Card(area), log),
            Action::SpendToken(resource) => {
                let Some(left) = frame.left.less(resource) else {
                    unreachable!("checked: {action:?} in {frame:?}")
                };
                self.stack.replace_top(Frame::Pay(PayFrame { left, ..frame }));
                let seat = frame.seat;
                self.players[seat].brood.tokens[resource as usize] -= 1;
                log.push(|| Event::TokenSpent { seat, resource });
            }
            Action::PayRest => self.pay_in_order(frame, Mining::Unforced, log),
            _ => unreachable!("checked: {action:?} in {frame:?}"),
        }
    }

    pub(crate) fn run_pay(&mut self, frame: PayFrame, log: &mut Log<Event>) -> bool {
        let PayFrame { seat, left, discount, item } = frame;
        if left.total() == 0 {
            self.stack.pop();
            self.obtain(seat, item, log);
            return true;
        }
        match discount {
            Discount::Must => {
                let mut ways = RESOURCES.into_iter().filter(|&resource| {
                    left.less(resource).is_some_and(|left| self.can_pay(seat, left, Discount::None))
                });
                let (Some(resource), None) = (ways.next(), ways.next()) else { return false };
                self.reduce(frame, resource);
                true
            }
            Discount::None
                if self.one_way_to_pay(seat, left) && self.players[seat].brood.tokens == [0; 2] =>
            {
                self.pay_in_order(frame, Mining::Forced, log);
                true
            }
            Discount::None | Discount::May => false,
        }
    }

    /// One resource less; the discount of a special Build order is then used up (SC 15.2.3).
    fn reduce(&mut self, frame: PayFrame, resource: Resource) {
        let Some(left) = frame.left.less(resource) else {
            unreachable!("checked: {resource:?} in {frame:?}")
        };
        self.stack.pop();
        if let (Discount::May, Some(Frame::Build(build))) = (frame.discount, self.stack.top()) {
            self.stack.replace_top(Frame::Build(build.without_discount()));
        }
        self.stack.push(Frame::Pay(PayFrame { left, discount: Discount::None, ..frame }));
    }

    /// Puts one worker on a Resource card and leaves the rest to be paid.
    fn assign(&mut self, frame: PayFrame, source: Source, log: &mut Log<Event>) {
        let Some(left) = frame.left.less(source.resource()) else {
            unreachable!("checked: {source:?} in {frame:?}")
        };
        self.stack.replace_top(Frame::Pay(PayFrame { left, ..frame }));
        self.harvest(frame.seat, source, 1, log);
    }

    /// Pays all that is left: permanent resources first, then Resource cards in planet order.
    fn pay_in_order(&mut self, frame: PayFrame, mining: Mining, log: &mut Log<Event>) {
        let seat = frame.seat;
        for resource in RESOURCES {
            let mut left = frame.left.of(resource);
            let permanent = left.min(self.permanent_left(seat, resource));
            self.harvest(seat, Source::Permanent(resource), permanent, log);
            left -= permanent;
            for area in Planet::of(self.setup.edition()).flat_map(Planet::area_ids) {
                if self.area(area).card != Some(seat) || area.resource() != Some(resource) {
                    continue;
                }
                let workers = left.min(match mining {
                    Mining::Unforced => self.room(area),
                    Mining::Forced => self.reserve(area),
                });
                self.harvest(seat, Source::Card(area), workers, log);
                left -= workers;
            }
        }
        self.stack.replace_top(Frame::Pay(PayFrame { left: Cost::default(), ..frame }));
    }

    /// Moves workers from the pool to a Resource card; those beyond its capacity deplete the area.
    fn harvest(&mut self, seat: Seat, source: Source, workers: u8, log: &mut Log<Event>) {
        if workers == 0 {
            return;
        }
        self.players[seat].workers -= workers;
        match source {
            Source::Permanent(resource) => {
                self.players[seat].permanent[resource as usize] += workers;
                log.push(|| Event::PermanentUsed { seat, resource, workers });
            }
            Source::Card(area) => {
                let forced = workers.saturating_sub(self.room(area));
                self.area_mut(area).workers += workers;
                log.push(|| Event::Harvested { seat, area, workers });
                for _ in 0..forced {
                    self.deplete(area, log);
                }
            }
        }
    }

    /// An area is depleted one step further (SC 9.4.2, SC 9.4.4, SC 9.4.9); workers on a card that leaves the game
    /// become unavailable (SC 9.4.5, SC G34).
    pub(crate) fn deplete(&mut self, area: Area, log: &mut Log<Event>) {
        let state = self.area_mut(area);
        match state.depletion {
            Depletion::None => {
                state.depletion = Depletion::Partial;
                log.push(|| Event::Depleted { area, complete: false });
            }
            Depletion::Partial => {
                state.depletion = Depletion::Complete;
                let (owner, workers) = (state.card.take(), std::mem::take(&mut state.workers));
                log.push(|| Event::Depleted { area, complete: true });
                if let (Some(seat), 1..) = (owner, workers) {
                    self.players[seat].unavailable += workers;
                    log.push(|| Event::WorkersExhausted { seat, count: workers });
                }
            }
            Depletion::Complete => (),
        }
    }

    /// Places what has been paid for (SC G43).
    fn obtain(&mut self, seat: Seat, item: Item, log: &mut Log<Event>) {
        match item {
            Item::Worker => {
                self.players[seat].unavailable += 1;
                log.push(|| Event::WorkerBuilt { seat });
            }
            Item::Transport(route) => {
                self.routes.get_mut(route).transports.insert(seat);
                log.push(|| Event::TransportBuilt { seat, route });
            }
            Item::Unit { unit, area, also } => {
                if let By::Technology(_, victim, _) = self.by(unit) {
                    for area in [Some(area), also].into_iter().flatten() {
                        // Not one built by this order (SC 16.3.4), so that what is fresh stays fresh.
                        self.take_unit(area, victim);
                        log.push(|| Event::UnitDestroyed { seat, unit: victim, area });
                    }
                }
                self.put_unit(area, seat, unit);
                self.fresh[usize::from(area.number)].add(unit);
                log.push(|| Event::UnitBuilt { seat, unit, area });
            }
            Item::Base(area) => {
                self.area_mut(area).base = Some(seat);
                log.push(|| Event::BaseBuilt { seat, area });
            }
            Item::Building(building) => {
                let level = &mut self.players[seat].buildings[building.slot()];
                *level += 1;
                let level = *level;
                log.push(|| Event::BuildingBought { seat, building, level });
            }
            Item::Module(module) => {
                self.players[seat].modules[module as usize] += 1;
                log.push(|| Event::ModuleBought { seat, module });
            }
            Item::Technology(technology) => self.gain_technology(seat, technology, log),
            Item::Aboard(unit) => {
                self.players[seat].brood.aboard.add(unit);
                log.push(|| Event::Boarded { seat, unit });
            }
            Item::Infestation(area) => {
                self.place_installation(seat, Installation::InfestedCommandCenter, area, log);
            }
        }
    }

    /// Whether all ways to assign workers to this cost come to the same.
    fn one_way_to_pay(&self, seat: Seat, cost: Cost) -> bool {
        RESOURCES.into_iter().filter(|&resource| cost.of(resource) > 0).all(|resource| {
            let permanent = self.permanent_left(seat, resource);
            let cards = self.own_cards(seat, resource).count() + usize::from(permanent > 0);
            cards == 1 || self.harvestable(seat, resource) == cost.of(resource)
        })
    }

    /// How many more of a resource he can have this round if he has the workers, forced mining included.
    fn harvestable(&self, seat: Seat, resource: Resource) -> u8 {
        self.permanent_left(seat, resource)
            + self.own_cards(seat, resource).map(|area| self.reserve(area)).sum::<u8>()
    }

    /// The same without forced mining.
    pub(crate) fn unforced(&self, seat: Seat, resource: Resource) -> u8 {
        self.permanent_left(seat, resource)
            + self.own_cards(seat, resource).map(|area| self.room(area)).sum::<u8>()
    }

    /// Unused capacity of a permanent resource (SC 9.3.1); there is no forced mining there (SC 9.3.5).
    fn permanent_left(&self, seat: Seat, resource: Resource) -> u8 {
        self.permanent(seat).of(resource) - self.players[seat].permanent[resource as usize]
    }

    /// His Resource cards of a kind, in planet order.
    fn own_cards(&self, seat: Seat, resource: Resource) -> impl Iterator<Item = Area> + '_ {
        self.areas()
            .filter(move |&area| self.area(area).card == Some(seat) && area.resource() == Some(resource))
    }

    /// Unused capacity of a Resource card (SC 9.2.3); depletion leaves it as it is (SC G32).
    fn room(&self, area: Area) -> u8 {
        area.amount().saturating_sub(self.area(area).workers)
    }

    /// Unused capacity and what forced mining still gives (SC 9.4.7).
    fn reserve(&self, area: Area) -> u8 {
        let forced = match self.area(area).depletion {
            Depletion::None => 2,
            Depletion::Partial => 1,
            Depletion::Complete => 0,
        };
        self.room(area) + forced
    }
}

/// Where a worker goes.
#[derive(Clone, Copy, Debug)]
enum Source {
    Permanent(Resource),
    Card(Area),
}

impl Source {
    fn resource(self) -> Resource {
        match self {
            Self::Permanent(resource) => resource,
            Self::Card(area) => area.resource().expect("only areas with resources have a card"),
        }
    }
}

/// Whether cards may take workers beyond their capacity.
#[derive(Clone, Copy)]
enum Mining {
    Unforced,
    Forced,
}
