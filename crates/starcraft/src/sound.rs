//! Whether a state makes sense: what the laws and arranged positions are tested against.

use orrery_engine::Seat;

use crate::cards::{Building, Card, EventCard, EventFace, Module, Planet, Resource, Stage, Unit};
use crate::frame::Frame;
use crate::state::{Area, AreaState, CardZone, Depletion, EventZone, Order, StarCraft};

/// How many bases a faction has (SC 18.1.3).
pub const BASES: u8 = 6;
/// How many workers a faction has (SC 18.1.3).
pub const WORKERS: u8 = 15;
/// How many transports a faction has (SC 18.1.3).
pub const TRANSPORTS: u8 = 7;

impl StarCraft {
    /// Whether the state makes sense: nothing is over its limit and everything is where it can be.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn validate(&self) -> Result<(), String> {
        self.sound_areas()?;
        self.sound_routes()?;
        self.sound_events()?;
        for seat in Seat::all(self.setup.players) {
            if self.players[seat].faction.is_some() {
                self.sound_player(seat).map_err(|what| format!("{seat:?}: {what}"))?;
            }
        }
        Ok(())
    }

    fn sound_areas(&self) -> Result<(), String> {
        // Limits are tested when the movement of an order is over (SC G45); it never is if the opponent left.
        let moving = !self.winners.is_empty()
            || self.stack.iter().any(|frame| matches!(frame, Frame::Mobilize(_) | Frame::Battle(_)));
        for planet in Planet::all() {
            let state = &self.planets[planet as usize];
            for (number, area) in state.areas.iter().enumerate() {
                let id = Area::new(planet, number as u8);
                let exists = state.placed.is_some() && id.exists();
                ensure(exists || *area == AreaState::default(), || {
                    format!("{id:?} is not in play: {area:?}")
                })?;
                if !exists {
                    continue;
                }
                ensure(area.owner.is_some() != area.units.is_empty(), || {
                    format!("{id:?}: {area:?} has no owner")
                })?;
                let load = area.owner.map_or(0, |owner| self.load(owner, area.units.iter()));
                ensure(moving || load <= id.limit(), || format!("{id:?} is too full: {area:?}"))?;
                let lost = area.units.iter().find(|&unit| !moving && !id.admits(unit));
                ensure(lost.is_none(), || format!("{id:?}: {lost:?} may not be there"))?;
                if let Some(owner) = area.owner {
                    let race = self.players[owner].race();
                    let thrall = |unit: Unit| self.thralls(owner).any(|it| (it.unit, it.area) == (unit, id));
                    let stranger = area.units.iter().find(|&unit| unit.def().race != race && !thrall(unit));
                    ensure(stranger.is_none(), || format!("{id:?}: {stranger:?} of {owner:?}"))?;
                }
                // Forced mining in step 8 and again in the next round, after the area was restored between them.
                let room = if id.resource().is_some() && area.card.is_some() { id.amount() + 2 } else { 0 };
                ensure(area.workers <= room, || format!("{id:?}: {} workers of {room}", area.workers))?;
                ensure(id.resource().is_some() || area.card.is_none(), || {
                    format!("{id:?} has no Resource card")
                })?;
                ensure(id.resource().is_some() || area.depletion == Depletion::None, || {
                    format!("{id:?} is depleted")
                })?;
                ensure(area.depletion != Depletion::Complete || area.card.is_none(), || {
                    format!("{id:?} is completely depleted and has a card")
                })?;
                let seated = [area.owner, area.base, area.card];
                let gone = seated
                    .iter()
                    .flatten()
                    .find(|&&seat| self.winners.is_empty() && !self.in_game.contains(seat));
                ensure(gone.is_none(), || format!("{id:?} of {gone:?}, who is out of the game"))?;
            }
        }
        Ok(())
    }

    fn sound_routes(&self) -> Result<(), String> {
        let mut ends = Vec::new();
        for (id, route) in self.routes.iter() {
            ensure(route.ends[0].planet != route.ends[1].planet, || format!("{id:?} begins where it ends"))?;
            for end in route.ends {
                let placed = self.planets[end.planet as usize].placed;
                let slots = placed.map(|placed| end.planet.def().slots.turned(placed.turn));
                ensure(slots.is_some_and(|slots| slots.contains(end.side)), || {
                    format!("{end:?} is no slot")
                })?;
                ensure(!ends.contains(&end), || format!("{end:?} is taken twice"))?;
                ends.push(end);
            }
            let gone = route.transports.minus(self.in_game);
            ensure(gone.is_empty() || !self.winners.is_empty(), || {
                format!("{id:?} bears transports of {gone:?}")
            })?;
        }
        Ok(())
    }

    fn sound_events(&self) -> Result<(), String> {
        let deck = self.events.get(EventZone::Deck.number());
        ensure(deck.is_sorted_by(|below, above| below.stage >= above.stage), || {
            "the stages are mixed".to_owned()
        })?;
        let mut faces: Vec<EventFace> =
            (0..EventZone::COUNT).flat_map(|zone| self.events.get(zone).to_vec()).collect();
        faces.sort_unstable();
        let mut all: Vec<EventFace> =
            Stage::ALL.into_iter().flat_map(|stage| stage.cards(self.setup.edition())).collect();
        // SC 19.1.3
        all.retain(|face| !self.setup.options.conquest || face.card != EventCard::TheEndDrawsNear);
        all.sort_unstable();
        ensure(faces.is_empty() || faces == all, || "Event cards are missing or doubled".to_owned())?;
        let beside = self.events.get(EventZone::Beside.number());
        ensure(beside.iter().all(|face| face.card == EventCard::TheEndDrawsNear), || {
            format!("beside: {beside:?}")
        })
    }

    fn sound_player(&self, seat: Seat) -> Result<(), String> {
        let player = &self.players[seat];
        let race = player.race();
        let faction = self.faction(seat);
        for unit in Unit::of(race, self.setup.edition()) {
            let count = self.figures(seat, unit);
            ensure(count <= unit.def().figures, || format!("{count} {unit:?}"))?;
        }
        ensure(self.bases(seat) <= BASES, || format!("{} bases", self.bases(seat)))?;
        ensure(self.transports(seat) <= TRANSPORTS, || format!("{} transports", self.transports(seat)))?;
        ensure(self.all_workers(seat) <= WORKERS, || format!("{} workers", self.all_workers(seat)))?;
        let permanent = self.permanent(seat);
        for (resource, capacity) in [(Resource::Minerals, permanent.minerals), (Resource::Gas, permanent.gas)]
        {
            let workers = player.permanent[resource as usize];
            ensure(workers <= capacity, || format!("{workers} workers on permanent {resource:?}"))?;
        }
        for building in Building::of(race) {
            let level = player.level(building);
            let printed = u8::from(building.def().printed);
            let levels = building.costs(self.setup.edition()).len();
            ensure((printed..=levels as u8).contains(&level), || format!("{building:?} at level {level}"))?;
        }
        for module in Module::ALL {
            let count = player.modules(module);
            ensure(count <= module.def().tokens(race), || format!("{count} {module:?}"))?;
        }
        let modules: u8 = player.modules.iter().sum();
        ensure(modules <= race.module_slots(self.setup.edition()), || format!("{modules} modules"))?;
        for order in Order::ALL {
            let placed =
                self.orders.iter().filter(|placed| (placed.seat, placed.order) == (seat, order)).count();
            let count = player.unused[order as usize] + placed as u8;
            ensure(count <= self.tokens_of(seat, order), || format!("{count} {order:?}"))?;
        }
        let mut cards: Vec<Card> =
            (0..CardZone::COUNT).flat_map(|zone| player.cards.get(zone).to_vec()).collect();
        cards.sort_unstable();
        ensure(
            cards.is_empty() || cards.iter().copied().eq(Card::of_faction(faction, self.setup.edition())),
            || format!("cards {cards:?}"),
        )?;
        self.sound_knowledge(seat)
    }

    /// Nobody knows where in a shuffled deck a card is.
    fn sound_knowledge(&self, seat: Seat) -> Result<(), String> {
        let player = &self.players[seat];
        let known = player.known.0.iter().fold(player.outside, |known, set| known | set);
        let leaked = player.zone(CardZone::Deck).iter().find(|card| known & card.bit() != 0);
        ensure(leaked.is_none(), || format!("{leaked:?} is known though it lies in the deck"))
    }

    /// How many figures of a type a player has on the board, in movement and in battle.
    pub fn figures(&self, seat: Seat, unit: Unit) -> u8 {
        if self.is_brood_war() && unit.hero().is_none() {
            return self.figures_out(seat, unit);
        }
        let standing = self.areas().filter(|&area| self.area(area).owner == Some(seat));
        let standing: u8 = standing.map(|area| self.area(area).units.count(unit)).sum();
        let landing = if self.active() == Some(seat) { self.landing.count(unit) } else { 0 };
        standing + landing + self.battle.attackers_of(seat, unit)
    }
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}
