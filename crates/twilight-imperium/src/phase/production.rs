//! Production (TI 61, TI 62).

use orrery_engine::{Log, Seat};
use serde::{Deserialize, Serialize};

use super::{CoreAsk, Currency};
use crate::action::Action;
use crate::cards::{Ability, Agenda, Faction, Planet, Tech, Unit};
use crate::effects::Ask;
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::hex::{Hex, Site};
use crate::state::TwilightImperium;

/// Units being produced, one by one; they are paid for together (TI 62.1.b).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Produce {
    pub(crate) seat: Seat,
    pub(crate) hex: Hex,
    /// How many units more.
    pub(crate) left: u8,
    /// How many infantry more.
    pub(crate) infantry: u8,
    /// What the units cost so far.
    pub(crate) cost: u8,
    /// What they may cost at most.
    pub(crate) budget: Option<u8>,
    /// Fighters and infantry that are paid for already (TI 62.2).
    pub(crate) paid: [u8; 2],
    /// How many fighters were produced.
    pub(crate) fighters: u8,
    /// Whether the ability Production is used, rather than another one (TI 62.4).
    pub(crate) ability: bool,
    /// The one planet where ground forces may go, if any.
    pub(crate) planet: Option<Planet>,
    /// Which types may be produced, one bit each.
    pub(crate) types: u16,
    /// Whether the units are chosen and the payment is due.
    pub(crate) done: bool,
}

impl Produce {
    /// So many units of all types by another ability than Production.
    pub(crate) const fn by_effect(seat: Seat, hex: Hex, left: u8) -> Self {
        Self {
            seat,
            hex,
            left,
            infantry: left,
            cost: 0,
            budget: None,
            paid: [0; 2],
            fighters: 0,
            ability: false,
            planet: None,
            types: u16::MAX,
            done: false,
        }
    }
}

impl TwilightImperium {
    /// A seat uses Production of all its units in a system (TI 61.0).
    pub(crate) fn use_production(&mut self, seat: Seat, hex: Hex) {
        let (left, infantry) = self.production_in(seat, hex);
        if left == 0 || self.is_stymied(seat, hex) {
            return;
        }
        let produce = Produce { infantry, ability: true, ..Produce::by_effect(seat, hex, left) };
        self.stack.push(Frame::Produce(produce));
        self.open(Moment::Production { seat, hex });
    }

    /// One space dock is used (TI 10.5, TI G79).
    pub(crate) fn produce_at_dock(&mut self, seat: Seat, site: Site) {
        let Some(hex) = self.hex_at(site) else { return };
        let left = self.production_of(seat, Unit::SpaceDock, site);
        let infantry = if self.has_ability(seat, Ability::Mitosis) { 0 } else { left };
        if left == 0 || self.is_stymied(seat, hex) {
            return;
        }
        let planet = match site {
            Site::Planet(planet) if self.attached(Agenda::HolyPlanetOfIxth, planet) => return,
            Site::Planet(planet) => Some(planet),
            Site::Space(_) => None,
        };
        let produce = Produce { infantry, ability: true, planet, ..Produce::by_effect(seat, hex, left) };
        self.stack.push(Frame::Produce(produce));
        self.open(Moment::Production { seat, hex });
    }

    /// Whether a seat can produce units of a type at all (TI 87.3, TI 62.5).
    pub(crate) fn can_make(&self, seat: Seat, unit: Unit) -> bool {
        self.stats(seat, unit).cost.is_some()
            && (self.in_reserve(seat, unit) > 0 || !self.spare(seat, unit).is_empty())
            && (unit != Unit::WarSun
                || self.faction(seat) == Faction::Muaat
                || Tech::ALL
                    .into_iter()
                    .any(|tech| tech.upgrades() == Some(Unit::WarSun) && self.owns(seat, tech)))
    }

    /// How many units a cost buys (TI 62.2).
    fn bought(&self, seat: Seat, unit: Unit) -> u8 {
        if self.law(Agenda::RegulatedConscription).is_some() { 1 } else { self.stats(seat, unit).per_cost }
    }

    /// What one more unit adds to the cost.
    fn next_cost(&self, produce: &Produce, unit: Unit) -> u8 {
        let paid = match unit {
            Unit::Fighter => produce.paid[0],
            Unit::Infantry => produce.paid[1],
            _ => 0,
        };
        if paid > 0 { 0 } else { self.stats(produce.seat, unit).cost.unwrap_or(0) }
    }

    /// What is due for units of so much cost (*Sarween Tools*, TI G81).
    fn price(&self, produce: &Produce, cost: u8) -> u8 {
        let tools = produce.ability && self.knows(produce.seat, Tech::SarweenTools);
        cost.saturating_sub(u8::from(tools))
    }

    /// Where produced ground forces may go (TI 61.3, TI 61.4).
    fn barracks(&self, produce: &Produce) -> Vec<Site> {
        let Produce { seat, hex, .. } = *produce;
        let own = self.planets_in(hex).iter().copied().filter(|&planet| {
            self.planet(planet).owner == Some(seat)
                && self.is_open(planet)
                && produce.planet.is_none_or(|only| only == planet)
        });
        let fleet = self.fleet(hex, seat);
        let aboard = fleet.count(Unit::Fighter) + fleet.count(Unit::Infantry);
        let room = produce.planet.is_none() && aboard < self.capacity_of(seat, fleet);
        if !produce.ability {
            // What is produced "in a system" goes anywhere there (TI 62.4, TI G167).
            let space = room.then_some(Site::Space(hex));
            return own.map(Site::Planet).chain(space).collect();
        }
        let in_space = produce.planet.is_none()
            && [Unit::Infantry, Unit::SpaceDock]
                .into_iter()
                .any(|unit| fleet.count(unit) > 0 && self.production_of(seat, unit, Site::Space(hex)) > 0);
        let mut sites: Vec<Site> = own
            .filter(|&planet| {
                in_space
                    || [Unit::Infantry, Unit::SpaceDock].into_iter().any(|unit| {
                        self.planet(planet).count(unit) > 0
                            && self.production_of(seat, unit, Site::Planet(planet)) > 0
                            && !self.attached(Agenda::HolyPlanetOfIxth, planet)
                    })
            })
            .map(Site::Planet)
            .collect();
        if in_space && room {
            sites.push(Site::Space(hex));
        }
        sites
    }

    /// Units that can be produced next, with where they go.
    fn products(&self, produce: &Produce) -> Vec<(Unit, Site)> {
        let Produce { seat, hex, .. } = *produce;
        let mut products = Vec::new();
        if produce.left == 0 {
            return products;
        }
        let means = self.means(seat, Currency::Resources);
        for unit in Unit::ALL {
            if produce.types & (1 << unit as u16) == 0 || !self.can_make(seat, unit) {
                continue;
            }
            let cost = produce.cost.saturating_add(self.next_cost(produce, unit));
            if self.price(produce, cost) > means || produce.budget.is_some_and(|budget| cost > budget) {
                continue;
            }
            if unit == Unit::Infantry {
                if produce.infantry > 0 {
                    products.extend(self.barracks(produce).into_iter().map(|site| (unit, site)));
                }
            } else if !self.is_blockaded(seat, hex) {
                products.push((unit, Site::Space(hex)));
            }
        }
        products
    }

    pub(crate) fn run_produce(&mut self, produce: Produce, log: &mut Log<Event>) -> bool {
        if produce.done {
            self.stack.pop();
            let Produce { seat, hex, fighters, .. } = produce;
            self.tactical.swapped = None;
            if produce.ability {
                self.open(Moment::Produced { seat, hex });
                self.produced(seat, hex, fighters, log);
            }
            return true;
        }
        if self.products(&produce).is_empty() {
            self.pay_for(produce);
            return true;
        }
        false
    }

    fn pay_for(&mut self, produce: Produce) {
        self.go(Frame::Produce(Produce { done: true, ..produce }));
        let due = self.price(&produce, produce.cost);
        self.pay(produce.seat, Currency::Resources, due);
    }

    pub(crate) fn list_produce(&self, produce: Produce, actions: &mut Vec<Action>) {
        actions.push(Action::Finish);
        let products = self.products(&produce).into_iter();
        actions.extend(products.map(|(unit, site)| Action::Produce { unit, site }));
    }

    pub(crate) fn take_produce(&mut self, mut produce: Produce, action: Action, log: &mut Log<Event>) {
        let Action::Produce { unit, site } = action else { return self.pay_for(produce) };
        let seat = produce.seat;
        produce.cost += self.next_cost(&produce, unit);
        produce.left -= 1;
        let bought = self.bought(seat, unit);
        let slot = match unit {
            Unit::Fighter => {
                produce.fighters += 1;
                Some(0)
            }
            Unit::Infantry => {
                produce.infantry -= 1;
                Some(1)
            }
            _ => None,
        };
        if let Some(slot) = slot {
            let paid = &mut produce.paid[slot];
            *paid = if *paid > 0 { *paid - 1 } else { bought - 1 };
        }
        self.go(Frame::Produce(produce));
        log.push(|| Event::Produced { seat, unit, site });
        if self.in_reserve(seat, unit) == 0 {
            // TI 62.5.a
            return self.ask(seat, Ask::Core(CoreAsk::TakeBack { unit, to: site }), 1);
        }
        match site {
            Site::Space(hex) => self.fleet_mut(hex, seat).add(unit, 1, false),
            Site::Planet(planet) => self.planet_mut(planet).infantry += 1,
        }
    }
}
