//! Putting the galaxy on the table: planets, routes, bases, Resource cards, starting forces and cards (SC 2, SC 3).

use orrery_engine::{Illegal, Log, Seat, SeatSet, shuffle};

use crate::cards::{Forces, Planet, Stage, Unit};
use crate::event::Event;
use crate::galaxy::{Cell, Outline, Placement, Route, RouteEnd, Side};
use crate::rules;
use crate::state::{Area, CardZone, EventZone, StarCraft};

impl StarCraft {
    /// Shuffles a stage and puts it on the event deck, without those removed unseen (SC 2.6.9, SC 2.6.10).
    pub(super) fn stack_events(&mut self, stage: Stage, seed: u64) {
        let in_box = self.events.get(EventZone::Box.number()).iter();
        let mut cards: Vec<_> = in_box.filter(|face| face.stage == stage).copied().collect();
        shuffle(&mut cards, seed);
        for face in cards.into_iter().skip(usize::from(self.setup.removed(stage))) {
            self.events.shift_card(EventZone::Box.number(), face, EventZone::Deck.number());
        }
    }

    /// Puts a planet on the table and joins it wherever slots face each other (SC 3.2.5, SC 3.2.6).
    pub(crate) fn lay_planet(
        &mut self,
        seat: Seat,
        planet: Planet,
        placement: Placement,
        log: &mut Log<Event>,
    ) {
        log.push(|| Event::PlanetPlaced { seat, planet, placement });
        for (side, other) in self.joins(planet, placement) {
            let ends = [RouteEnd { planet, side }, RouteEnd { planet: other, side: side.opposite() }];
            let route = self.routes.add(Route { ends, z_axis: false, transports: SeatSet::EMPTY });
            log.push(|| Event::RoutePlaced { route, ends, z_axis: false });
        }
        self.planets[planet as usize].placed = Some(placement);
    }

    pub(crate) fn lay_base(&mut self, seat: Seat, area: Area, log: &mut Log<Event>) {
        self.area_mut(area).base = Some(seat);
        log.push(|| Event::BasePlaced { seat, area });
    }

    pub(crate) fn lay_unit(&mut self, seat: Seat, unit: Unit, area: Area, log: &mut Log<Event>) {
        self.put_unit(area, seat, unit);
        log.push(|| Event::UnitPlaced { seat, unit, area });
    }

    pub(crate) fn lay_z_axis(&mut self, major: RouteEnd, minor: RouteEnd, log: &mut Log<Event>) {
        let ends = [major, minor];
        let route = self.routes.add(Route { ends, z_axis: true, transports: SeatSet::EMPTY });
        log.push(|| Event::RoutePlaced { route, ends, z_axis: true });
    }

    /// The planets that a planet laid so is joined to, with the sides of the new one (SC G3).
    fn joins(&self, planet: Planet, placement: Placement) -> Vec<(Side, Planet)> {
        let slots = planet.def().slots.turned(placement.turn);
        let joined = |side: Side| {
            let other = self.planet_at(placement.cell.next(side))?;
            self.has_slot(other, side.opposite()).then_some((side, other))
        };
        slots.iter().filter_map(joined).collect()
    }

    /// The planet that lies in a cell.
    pub(crate) fn planet_at(&self, cell: Cell) -> Option<Planet> {
        self.galaxy()
            .find(|&planet| self.planets[planet as usize].placed.is_some_and(|placed| placed.cell == cell))
    }

    /// Whether a planet as it lies has a slot on this side.
    pub(crate) fn has_slot(&self, planet: Planet, side: Side) -> bool {
        let placed = self.planets[planet as usize].placed;
        placed.is_some_and(|placed| planet.def().slots.turned(placed.turn).contains(side))
    }

    /// The slots of the galaxy at which no route begins.
    pub(crate) fn free_slots(&self) -> impl Iterator<Item = RouteEnd> + '_ {
        self.galaxy()
            .flat_map(|planet| Side::ALL.map(|side| RouteEnd { planet, side }))
            .filter(|&end| self.has_slot(end.planet, end.side) && !self.routes.takes(end))
    }

    /// Every way a planet could lie next to the galaxy, joined or not; the first one in the centre.
    pub(super) fn placements(&self, planet: Planet) -> impl Iterator<Item = Placement> + use<> {
        let cells = match self.outline() {
            outline if outline.is_empty() => vec![Cell::default()],
            outline => outline.open_cells(),
        };
        let turns = planet.def().slots.turns();
        cells.into_iter().flat_map(move |cell| (0..turns).map(move |turn| Placement { cell, turn }))
    }

    /// The galaxy as it lies, without its names.
    fn outline(&self) -> Outline {
        let placed = |planet: Planet| self.planets[planet as usize].placed.map(|placed| (planet, placed));
        Outline::of(Planet::of(self.setup.edition()).filter_map(placed))
    }

    /// SC 3.2.3, SC G3, SC G5
    pub(super) fn check_placement(
        &self,
        turn: u8,
        planet: Planet,
        placement: Placement,
    ) -> Result<(), Illegal> {
        if placement.turn >= planet.def().slots.turns() {
            return Err(rules::SAME_TURN);
        }
        let mut outline = self.outline();
        if outline.is_empty() {
            if placement.cell != Cell::default() {
                return Err(rules::FIRST_IN_CENTRE);
            }
        } else if outline.at(placement.cell).is_some() {
            return Err(rules::CELL_TAKEN);
        } else if self.joins(planet, placement).is_empty() {
            return Err(rules::NOT_JOINED);
        }
        outline.add(planet, placement);
        let to_come: Vec<[Option<Planet>; 2]> = (turn..2 * self.setup.players)
            .map(|turn| self.players[self.builder(turn)].drawn)
            .map(|drawn| drawn.map(|own| own.filter(|&own| own != planet)))
            .collect();
        if outline.has_room(&to_come[1..]) { Ok(()) } else { Err(rules::NO_PLACE_FOR_OTHERS) }
    }

    /// SC 3.4.2, SC 3.4.3
    pub(super) fn check_end(&self, major: Option<RouteEnd>, end: RouteEnd) -> Result<(), Illegal> {
        if !self.has_slot(end.planet, end.side) {
            return Err(rules::NO_SLOT);
        }
        if self.routes.takes(end) || major == Some(end) {
            return Err(rules::SLOT_TAKEN);
        }
        let partner = match major {
            Some(major) => major.planet != end.planet,
            None => self.free_slots().any(|other| other.planet != end.planet),
        };
        if partner { Ok(()) } else { Err(rules::ENDS_ON_ONE_PLANET) }
    }

    /// Each player takes the Resource cards of the planet with his base (SC 3.5.1).
    pub(crate) fn give_resources(&mut self, log: &mut Log<Event>) {
        for seat in self.clockwise_from(self.first).collect::<Vec<_>>() {
            let homes = self.galaxy().filter(|&planet| self.base_on(planet, seat).is_some());
            let areas = homes.flat_map(Planet::area_ids).filter(|area| area.resource().is_some());
            for area in areas.collect::<Vec<_>>() {
                self.area_mut(area).card = Some(seat);
                log.push(|| Event::ResourceGained { seat, area });
            }
        }
    }

    /// The planet on which a player's only base stands.
    pub(super) fn home(&self, seat: Seat) -> Planet {
        let base = self.areas().find(|&area| self.area(area).base == Some(seat));
        base.expect("everybody has a base by now").planet
    }

    /// What a player starts with: by his faction, or with Brood War by his Leadership card (SC 29.1.2).
    pub(super) fn starting_forces(&self, seat: Seat) -> &'static Forces {
        let card = if self.is_brood_war() { self.starting_card(seat) } else { None };
        match card.and_then(|card| card.def().forces.as_ref()) {
            Some(forces) => forces,
            None => &self.faction(seat).def().forces,
        }
    }

    /// The starting unit that is placed next, if so many pieces are placed.
    pub(crate) fn starting_unit(&self, seat: Seat, placed: u8) -> Option<Unit> {
        self.starting_units(seat).nth(usize::from(placed))
    }

    /// The starting units of a player one by one.
    pub(crate) fn starting_units(&self, seat: Seat) -> impl Iterator<Item = Unit> + use<> {
        self.starting_forces(seat)
            .units
            .iter()
            .flat_map(|&(unit, count)| std::iter::repeat_n(unit, usize::from(count)))
    }

    /// Whether all starting pieces lie, or no route is left for a transport (SC G7).
    pub(super) fn forces_placed(&self, seat: Seat, placed: u8) -> bool {
        let units = self.starting_units(seat).count() as u8;
        let home = |route: &Route| route.ends.iter().any(|end| self.base_on(end.planet, seat).is_some());
        let full = |route: &Route| !home(route) || route.transports.contains(seat);
        placed >= units + self.starting_forces(seat).transports
            || (placed >= units && self.routes.iter().all(|(_, route)| full(route)))
    }

    /// SC 2.9.1, SC 2.9.2
    pub(super) fn deal_hand(&mut self, seat: Seat, seed: u64, log: &mut Log<Event>) {
        let player = &mut self.players[seat];
        shuffle(player.cards.get_mut(CardZone::Deck as usize), seed);
        log.push(|| Event::DeckShuffled { seat });
        let count = player.race().hand();
        for _ in 0..count {
            player.cards.shift_top(CardZone::Deck as usize, CardZone::Hand as usize);
        }
        log.push(|| Event::CardsDrawn { seat, count, cards: Some(player.zone(CardZone::Hand).to_vec()) });
    }
}
