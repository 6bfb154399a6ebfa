//! The texts of Event cards (SC 7.8.2). What has no possible effect does nothing (SC G21).

use orrery_engine::{Illegal, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::pay::{Discount, Item};
use super::{BuildFrame, MobilizeFrame, ResearchFrame};
use crate::action::Action;
use crate::cards::{
    Building, EventCard, Leadership, LeadershipKind, Module, Planet, Resource, Stage, Technology, Unit,
};
use crate::event::Event;
use crate::frame::Frame;
use crate::galaxy::{RouteEnd, RouteId};
use crate::rules;
use crate::sound::{TRANSPORTS, WORKERS};
use crate::state::{Area, Depletion, Order, StarCraft};

/// The dearest technology that Scientific Breakthrough gives.
const BREAKTHROUGH: u8 = 3;
/// How many workers Worker Unrest and Reign of Terror take, and Recruitment Drive gives.
const TWO_WORKERS: u8 = 2;

/// The text of an Event card being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct CardFrame {
    pub seat: Seat,
    pub card: EventCard,
    pub step: CardStep,
}

/// What a text asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum CardStep {
    /// The card was played.
    Begin,
    /// Which end of a Z-axis route moves.
    MoveEnd,
    /// Where that end goes.
    PlaceEnd { route: RouteId, end: u8 },
    /// Buildings and modules are bought, each 1 resource cheaper.
    Buy { building: bool, module: bool },
    /// A technology is bought, 1 resource cheaper.
    BuyTechnology,
    /// A technology is taken for nothing.
    TakeTechnology,
    /// A transport is placed for nothing.
    PlaceTransport,
    /// Units of so much total cost are placed for nothing, all in one area.
    PlaceUnits { units: u8, cost: u8, area: Option<Area> },
    /// A partially depleted area recovers.
    Restore,
    /// An area is depleted one step further.
    Deplete,
    /// An area is depleted completely.
    Scorch,
    /// A planet to redeploy to.
    Redeploy,
    /// A planet to build on.
    BuildOrder,
    /// An enemy transport is destroyed.
    Raid,
    /// Workers of an opponent become unavailable.
    Unrest,
    /// Workers of an opponent nearby are destroyed.
    Terror,
    /// An enemy area is bombarded.
    Bombard,
    /// Its owner says which unit is destroyed there.
    Casualty(Area),
    /// One Combat card or one conquest point.
    CardOrPoint,
    /// Nothing is left of the text.
    End,
    /// An unused Leadership card of this stage is resolved.
    Lead(Stage),
    /// So many resource tokens are taken, so much gas at least.
    Tokens { left: u8, gas: u8 },
    /// Guard tokens are placed in so many friendly areas at most.
    Guard { left: u8 },
}

impl CardFrame {
    /// The text of a card from its beginning.
    pub(crate) const fn new(seat: Seat, card: EventCard) -> Self {
        Self { seat, card, step: CardStep::Begin }
    }

    const fn at(self, step: CardStep) -> Frame {
        Frame::Card(Self { step, ..self })
    }
}

impl EventCard {
    /// What the text asks for first.
    const fn asks(self) -> CardStep {
        match self {
            Self::UnchartedCurrents | Self::ShiftingLanes | Self::TornSpace => CardStep::MoveEnd,
            Self::PrefabModules => CardStep::Buy { building: false, module: true },
            Self::SkilledOverseers => CardStep::Buy { building: true, module: false },
            Self::AcceleratedConstruction => CardStep::Buy { building: true, module: true },
            Self::SpareHulls => CardStep::PlaceTransport,
            Self::LocalMilitia => CardStep::PlaceUnits { units: 1, cost: 2, area: None },
            Self::MercenaryContract => CardStep::PlaceUnits { units: u8::MAX, cost: 3, area: None },
            Self::EliteVanguard => CardStep::PlaceUnits { units: u8::MAX, cost: 5, area: None },
            Self::UntappedVeins => CardStep::Restore,
            Self::Overharvested => CardStep::Deplete,
            Self::ScorchedWorld => CardStep::Scorch,
            Self::RapidRedeployment => CardStep::Redeploy,
            Self::TotalWar => CardStep::BuildOrder,
            Self::FieldLaboratory => CardStep::BuyTechnology,
            Self::ScientificBreakthrough => CardStep::TakeTechnology,
            Self::Raiders => CardStep::Raid,
            Self::WorkerUnrest => CardStep::Unrest,
            Self::ReignOfTerror => CardStep::Terror,
            Self::OrbitalBombardment => CardStep::Bombard,
            Self::TheEndDrawsNear => CardStep::CardOrPoint,
            Self::RecruitmentDrive
            | Self::WarGames
            | Self::VeteranCadres
            | Self::RallyingCry
            | Self::MomentOfGlory
            // Kept in the play area; what they do there stands in other chapters.
            | Self::ExpandedStaff
            | Self::ListeningPost
            | Self::FlawlessDefensePlan
            | Self::InterceptedTransmissions
            | Self::SupremeEffort => CardStep::End,
            Self::SubtlePlanning => CardStep::Lead(Stage::One),
            Self::HeroicStrategy => CardStep::Lead(Stage::Two),
            Self::InspiringLeadership => CardStep::Lead(Stage::Three),
            Self::HiddenCache => CardStep::Tokens { left: 2, gas: 0 },
            Self::VespeneWindfall => CardStep::Tokens { left: 3, gas: 1 },
            Self::DugIn => CardStep::Guard { left: 2 },
        }
    }
}

impl StarCraft {
    pub(crate) fn asked_by_card(&self, frame: CardFrame) -> SeatSet {
        match frame.step {
            CardStep::Casualty(area) => self.area(area).owner.map_or(SeatSet::EMPTY, SeatSet::only),
            _ => SeatSet::only(frame.seat),
        }
    }

    pub(crate) fn list_card(&self, _seat: Seat, frame: CardFrame, actions: &mut Vec<Action>) {
        self.list_choices(frame, actions);
    }

    pub(crate) fn check_card(&self, _seat: Seat, frame: CardFrame, action: Action) -> Result<(), Illegal> {
        self.check_choice(frame, action)
    }

    pub(crate) fn take_card(&mut self, _seat: Seat, frame: CardFrame, action: Action, log: &mut Log<Event>) {
        self.choose(frame, action, log);
    }

    pub(crate) fn run_card(&mut self, frame: CardFrame, log: &mut Log<Event>) -> bool {
        match frame.step {
            CardStep::Begin => {
                self.stack.replace_top(frame.at(frame.card.asks()));
                self.do_at_once(frame, log);
                true
            }
            CardStep::End => {
                self.stack.pop();
                true
            }
            _ => {
                let mut actions = Vec::new();
                self.list_choices(frame, &mut actions);
                match actions[..] {
                    [] | [Action::Decline | Action::Finish] => {
                        self.stack.replace_top(frame.at(CardStep::End));
                        if frame.step == CardStep::Restore {
                            self.draw(frame.seat, 1, log);
                        }
                        true
                    }
                    [only] => {
                        self.choose(frame, only, log);
                        true
                    }
                    _ => false,
                }
            }
        }
    }

    /// What a text does without asking.
    fn do_at_once(&mut self, frame: CardFrame, log: &mut Log<Event>) {
        let seat = frame.seat;
        match frame.card {
            EventCard::RecruitmentDrive => {
                let count = TWO_WORKERS.min(WORKERS - self.all_workers(seat));
                if count > 0 {
                    self.players[seat].workers += count;
                    log.push(|| Event::WorkersGained { seat, count });
                }
            }
            EventCard::WarGames => {
                self.draw(seat, 3, log);
            }
            EventCard::VeteranCadres => {
                self.players[seat].extra_hand += 2;
                self.draw(seat, 4, log);
            }
            EventCard::RallyingCry => self.gain_points(seat, 1, log),
            EventCard::MomentOfGlory => {
                let points = self.players[seat].points;
                let last = self.in_game.without(seat).iter().all(|other| self.players[other].points > points);
                self.gain_points(seat, if last { 2 } else { 1 }, log);
            }
            _ => (),
        }
    }

    fn list_choices(&self, frame: CardFrame, actions: &mut Vec<Action>) {
        let CardFrame { seat, step, .. } = frame;
        let fits = |&action: &Action| self.check_choice(frame, action).is_ok();
        let race = self.players[seat].race();
        match step {
            CardStep::MoveEnd => {
                let ends =
                    self.routes.iter().filter(|(_, route)| route.z_axis).flat_map(|(_, route)| route.ends);
                actions.extend(ends.map(Action::ChooseEnd).filter(fits));
            }
            CardStep::PlaceEnd { .. } => actions.extend(self.free_slots().map(Action::PlaceEnd).filter(fits)),
            CardStep::Buy { .. } => {
                actions.extend(Building::of(race).map(Action::BuyBuilding).filter(fits));
                actions.extend(Module::of(self.setup.edition()).map(Action::BuyModule).filter(fits));
                actions.push(Action::Decline);
            }
            CardStep::BuyTechnology => {
                actions.extend(
                    Technology::of(race, self.setup.edition()).map(Action::BuyTechnology).filter(fits),
                );
                actions.push(Action::Decline);
            }
            CardStep::TakeTechnology => {
                actions.extend(
                    Technology::of(race, self.setup.edition()).map(Action::TakeTechnology).filter(fits),
                );
            }
            CardStep::PlaceTransport => {
                actions
                    .extend(self.routes.iter().map(|(route, _)| Action::PlaceTransport(route)).filter(fits));
            }
            CardStep::PlaceUnits { area, .. } => {
                let areas = self.areas().filter(|&site| area.is_none_or(|area| area == site));
                let open = areas.filter(|&area| self.check_militia_site(seat, area).is_ok());
                actions.extend(
                    open.flat_map(|area| {
                        Unit::of(race, self.setup.edition()).map(move |unit| Action::PlaceUnit { unit, area })
                    })
                    .filter(fits),
                );
                if fits(&Action::Finish) {
                    actions.push(Action::Finish);
                }
            }
            CardStep::Restore | CardStep::Deplete | CardStep::Scorch | CardStep::Bombard => {
                actions.extend(self.areas().map(Action::ChooseArea).filter(fits));
            }
            CardStep::Redeploy | CardStep::BuildOrder => {
                actions.extend(self.galaxy().map(Action::TargetPlanet).filter(fits));
            }
            CardStep::Raid => {
                for (route, on) in self.routes.iter() {
                    let enemies = on.transports.without(seat).iter();
                    actions.extend(enemies.map(|seat| Action::ChooseTransport { seat, route }).filter(fits));
                }
            }
            CardStep::Unrest | CardStep::Terror => {
                actions.extend(self.in_game.iter().map(Action::ChoosePlayer).filter(fits));
            }
            CardStep::Casualty(area) => {
                actions.extend(self.area(area).units.types().map(Action::ChooseUnit).filter(fits));
            }
            CardStep::CardOrPoint => {
                actions.extend([Action::Draw, Action::TakePoint].into_iter().filter(fits));
            }
            CardStep::Begin | CardStep::End => (),
            CardStep::Lead(stage) => {
                let cards = Leadership::of(self.faction(seat), stage).map(Action::ChooseLeadership);
                actions.extend(cards.filter(fits));
            }
            CardStep::Tokens { .. } => {
                let tokens = [Resource::Minerals, Resource::Gas].map(Action::TakeToken);
                actions.extend(tokens.into_iter().filter(fits));
            }
            CardStep::Guard { .. } => {
                actions.extend(self.areas().map(Action::ChooseArea).filter(fits));
                actions.push(Action::Finish);
            }
        }
    }

    fn check_choice(&self, frame: CardFrame, action: Action) -> Result<(), Illegal> {
        let seat = frame.seat;
        match (frame.step, action) {
            (CardStep::MoveEnd, Action::ChooseEnd(end)) => {
                let Some((route, end)) = self.z_axis_end(end) else { return Err(rules::NOT_A_Z_AXIS_END) };
                if self.free_slots().any(|slot| self.check_new_end(route, end, slot).is_ok()) {
                    Ok(())
                } else {
                    Err(rules::NO_VACANT_SLOT)
                }
            }
            (CardStep::PlaceEnd { route, end }, Action::PlaceEnd(slot)) => {
                if self.free_slots().any(|vacant| vacant == slot) {
                    self.check_new_end(route, end, slot)
                } else {
                    Err(rules::NO_VACANT_SLOT)
                }
            }
            (CardStep::Buy { building: true, .. }, Action::BuyBuilding(building)) => {
                self.check_building(seat, building, Discount::Must)
            }
            (CardStep::Buy { module: true, .. }, Action::BuyModule(module)) => {
                self.check_module(seat, module, Discount::Must)
            }
            (CardStep::Buy { .. }, Action::BuyBuilding(_) | Action::BuyModule(_)) => {
                Err(rules::CARD_SAYS_OTHERWISE)
            }
            (CardStep::BuyTechnology, Action::BuyTechnology(technology)) => {
                self.check_technology(seat, technology, Discount::Must)
            }
            (CardStep::Buy { .. } | CardStep::BuyTechnology, Action::Decline) => Ok(()),
            (CardStep::TakeTechnology, Action::TakeTechnology(technology)) => {
                if !self.in_technology_deck(seat, technology) {
                    Err(rules::NOT_IN_TECHNOLOGY_DECK)
                } else if technology.def().cost.total() > BREAKTHROUGH || !technology.is_for_sale() {
                    Err(rules::CARD_SAYS_OTHERWISE)
                } else {
                    Ok(())
                }
            }
            (CardStep::PlaceTransport, Action::PlaceTransport(route)) => self.check_hull(seat, route),
            (CardStep::PlaceUnits { .. }, _) => self.check_militia(frame, action),
            (
                CardStep::Restore | CardStep::Deplete | CardStep::Scorch | CardStep::Bombard,
                Action::ChooseArea(area),
            ) => self.check_target(frame, area),
            (CardStep::Redeploy, Action::TargetPlanet(planet)) => {
                let in_play = self.planets[planet as usize].placed.is_some();
                if in_play && self.can_march(MobilizeFrame::redeployment(seat, planet)) {
                    Ok(())
                } else {
                    Err(rules::CARD_SAYS_OTHERWISE)
                }
            }
            (CardStep::BuildOrder, Action::TargetPlanet(planet)) => {
                if self.base_on(planet, seat).is_some() {
                    Ok(())
                } else {
                    Err(rules::NEEDS_BASE)
                }
            }
            (CardStep::Raid, Action::ChooseTransport { seat: owner, route }) => {
                let there = self.routes.get(route);
                if owner != seat
                    && there.is_some_and(|route| route.transports.contains(owner))
                    && !(self.is_brood_war() && self.players[owner].brood.sheltered >= self.round)
                {
                    Ok(())
                } else {
                    Err(rules::CARD_SAYS_OTHERWISE)
                }
            }
            (CardStep::Unrest | CardStep::Terror, Action::ChoosePlayer(other)) => {
                let opponent = self.in_game.contains(other) && !self.same_side(seat, other);
                let near = frame.step == CardStep::Unrest || self.rules_near(other, seat);
                if opponent && near { Ok(()) } else { Err(rules::CARD_SAYS_OTHERWISE) }
            }
            (CardStep::Casualty(area), Action::ChooseUnit(unit)) => {
                if self.area(area).units.contains(unit) && unit.hero().is_none() {
                    Ok(())
                } else {
                    Err(rules::NO_SUCH_UNIT)
                }
            }
            (CardStep::CardOrPoint, Action::Draw) => {
                if self.can_draw(seat) {
                    Ok(())
                } else {
                    Err(rules::NOTHING_TO_DRAW)
                }
            }
            (CardStep::CardOrPoint, Action::TakePoint) | (CardStep::Guard { .. }, Action::Finish) => Ok(()),
            (CardStep::Lead(stage), Action::ChooseLeadership(card)) => {
                let def = card.def();
                let unused = self.players[seat].brood.resolved & card.bit() == 0;
                let own = (def.faction, def.stage) == (self.faction(seat), stage) && unused;
                if own && def.kind != LeadershipKind::SpecialVictory {
                    Ok(())
                } else {
                    Err(rules::CARD_SAYS_OTHERWISE)
                }
            }
            (CardStep::Tokens { left, gas }, Action::TakeToken(resource)) => {
                if resource == Resource::Minerals && left <= gas || !self.has_token(resource) {
                    Err(rules::CARD_SAYS_OTHERWISE)
                } else {
                    Ok(())
                }
            }
            (CardStep::Guard { .. }, Action::ChooseArea(area)) => {
                let free = self.brood.guards.contains(&None);
                let taken = self.brood.guards.iter().flatten().any(|guard| guard.area == area);
                if area.exists() && self.is_friendly(area, seat) && free && !taken {
                    Ok(())
                } else {
                    Err(rules::CARD_SAYS_OTHERWISE)
                }
            }
            _ => Err(rules::FINISH_FIRST),
        }
    }

    fn choose(&mut self, frame: CardFrame, action: Action, log: &mut Log<Event>) {
        let seat = frame.seat;
        // What a choice leads to lies above this.
        self.stack.replace_top(frame.at(CardStep::End));
        match (frame.step, action) {
            (_, Action::Decline | Action::Finish) => (),
            (_, Action::ChooseEnd(end)) => {
                let (route, end) = self.z_axis_end(end).expect("a checked end");
                self.stack.replace_top(frame.at(CardStep::PlaceEnd { route, end }));
            }
            (CardStep::PlaceEnd { route, end }, Action::PlaceEnd(to)) => {
                let end = &mut self.routes.get_mut(route).ends[usize::from(end)];
                let from = std::mem::replace(end, to);
                log.push(|| Event::RouteMoved { seat, route, from, to });
            }
            (CardStep::Buy { module, .. }, Action::BuyBuilding(building)) => {
                self.stack.replace_top(frame.at(CardStep::Buy { building: false, module }));
                let cost = self.next_level(seat, building).expect("a checked building");
                self.buy(seat, Item::Building(building), cost, Discount::Must);
            }
            (CardStep::Buy { building, .. }, Action::BuyModule(module)) => {
                self.stack.replace_top(frame.at(CardStep::Buy { building, module: false }));
                let cost = module.def().cost(self.players[seat].race());
                self.buy(seat, Item::Module(module), cost, Discount::Must);
            }
            (_, Action::BuyTechnology(technology)) => {
                self.stack.push(Frame::Research(ResearchFrame::after_purchase(seat, technology)));
                self.buy(seat, Item::Technology(technology), technology.def().cost, Discount::Must);
            }
            (_, Action::TakeTechnology(technology)) => {
                self.stack.push(Frame::Research(ResearchFrame::after_breakthrough(seat, technology)));
                self.gain_technology(seat, technology, log);
            }
            (_, Action::PlaceTransport(route)) => {
                self.routes.get_mut(route).transports.insert(seat);
                log.push(|| Event::TransportPlaced { seat, route });
            }
            (CardStep::PlaceUnits { units, cost, .. }, Action::PlaceUnit { unit, area }) => {
                self.put_unit(area, seat, unit);
                log.push(|| Event::UnitPlaced { seat, unit, area });
                let cost = cost - self.cost(unit).total();
                let next = CardStep::PlaceUnits { units: units - 1, cost, area: Some(area) };
                self.stack.replace_top(frame.at(next));
            }
            (CardStep::Guard { left }, Action::ChooseArea(area)) => {
                self.place_guard(seat, area, log);
                let next = if left > 1 { CardStep::Guard { left: left - 1 } } else { CardStep::End };
                self.stack.replace_top(frame.at(next));
            }
            (CardStep::Lead(_), Action::ChooseLeadership(card)) => self.reveal_leadership(seat, card, log),
            (CardStep::Tokens { left, gas }, Action::TakeToken(resource)) => {
                self.take_token(seat, resource, log);
                let gas = gas.saturating_sub(u8::from(resource == Resource::Gas));
                let next = if left > 1 { CardStep::Tokens { left: left - 1, gas } } else { CardStep::End };
                self.stack.replace_top(frame.at(next));
            }
            (_, Action::ChooseArea(area)) => self.strike(frame, area, log),
            (CardStep::Redeploy, Action::TargetPlanet(planet)) => {
                self.stack.push(Frame::Mobilize(MobilizeFrame::redeployment(seat, planet)));
            }
            (CardStep::BuildOrder, Action::TargetPlanet(planet)) => {
                self.stack.push(Frame::Build(BuildFrame::new(seat, planet, Order::Build)));
            }
            (_, Action::ChooseTransport { seat: owner, route }) => self.destroy_transport(owner, route, log),
            (step, Action::ChoosePlayer(other)) => self.weaken(step, other, log),
            (CardStep::Casualty(area), Action::ChooseUnit(unit)) => {
                self.destroy_unit(area, unit, log);
                self.settle(log);
            }
            (_, Action::Draw) => {
                self.draw(seat, 1, log);
            }
            (_, Action::TakePoint) => self.gain_points(seat, 1, log),
            _ => unreachable!("checked: {action:?} in {frame:?}"),
        }
    }

    /// What a card does to an area.
    fn strike(&mut self, frame: CardFrame, area: Area, log: &mut Log<Event>) {
        match frame.step {
            CardStep::Restore => {
                self.area_mut(area).depletion = Depletion::None;
                log.push(|| Event::Restored { area });
            }
            CardStep::Deplete => self.deplete(area, log),
            CardStep::Scorch => {
                while self.area(area).depletion != Depletion::Complete {
                    self.deplete(area, log);
                }
            }
            _ => self.stack.replace_top(frame.at(CardStep::Casualty(area))),
        }
    }

    /// An opponent's workers leave his Worker Pool.
    fn weaken(&mut self, step: CardStep, seat: Seat, log: &mut Log<Event>) {
        let player = &mut self.players[seat];
        let count = TWO_WORKERS.min(player.workers);
        if count == 0 {
            return;
        }
        player.workers -= count;
        if step == CardStep::Unrest {
            player.unavailable += count;
            log.push(|| Event::WorkersExhausted { seat, count });
        } else {
            log.push(|| Event::WorkersDestroyed { seat, count });
        }
    }

    /// Whether a card can be aimed at the area.
    fn check_target(&self, frame: CardFrame, area: Area) -> Result<(), Illegal> {
        let seat = frame.seat;
        if !area.exists() || self.planets[area.planet as usize].placed.is_none() {
            return Err(rules::NO_SUCH_AREA);
        }
        let state = self.area(area);
        let fits = match frame.step {
            CardStep::Restore => state.depletion == Depletion::Partial && self.is_friendly(area, seat),
            CardStep::Deplete | CardStep::Scorch if self.is_enriched(area, seat) => false,
            CardStep::Deplete => match state.depletion {
                Depletion::None => {
                    area.resource().is_some() && !self.is_friendly(area, seat) && state.card != Some(seat)
                }
                Depletion::Partial => true,
                Depletion::Complete => false,
            },
            CardStep::Scorch => area.resource().is_some() && state.depletion != Depletion::Complete,
            _ => {
                let mortal = state.units.iter().any(|unit| unit.hero().is_none());
                state.owner.is_some_and(|owner| owner != seat)
                    && self.has_unit_on(area.planet, seat)
                    && mortal
            }
        };
        if fits { Ok(()) } else { Err(rules::CARD_SAYS_OTHERWISE) }
    }

    /// Whether a transport can be placed for nothing.
    fn check_hull(&self, seat: Seat, route: RouteId) -> Result<(), Illegal> {
        let Some(there) = self.routes.get(route) else { return Err(rules::NOT_A_ROUTE_OF_THE_PLANET) };
        if there.transports.contains(seat) {
            return Err(rules::ONE_TRANSPORT);
        }
        if there.ends.iter().all(|end| self.base_on(end.planet, seat).is_none()) {
            return Err(rules::CARD_SAYS_OTHERWISE);
        }
        if self.transports(seat) >= TRANSPORTS { Err(rules::NONE_LEFT) } else { Ok(()) }
    }

    /// Whether a unit can be placed for nothing, or whether that may be the end of it.
    fn check_militia(&self, frame: CardFrame, action: Action) -> Result<(), Illegal> {
        let CardStep::PlaceUnits { units, cost, area: site } = frame.step else {
            return Err(rules::FINISH_FIRST);
        };
        let seat = frame.seat;
        match action {
            Action::PlaceUnit { unit, area } => {
                if units == 0 || self.cost(unit).total() > cost || site.is_some_and(|site| site != area) {
                    return Err(rules::CARD_SAYS_OTHERWISE);
                }
                if !self.unlocked(seat, unit) {
                    return Err(rules::NOT_UNLOCKED);
                }
                self.check_militia_site(seat, area)?;
                self.check_site(seat, unit, area)?;
                if self.supply(seat, unit) == 0 { Err(rules::NONE_LEFT) } else { Ok(()) }
            }
            // A single unit is placed if one can be.
            Action::Finish if units == u8::MAX || site.is_some() => Ok(()),
            _ => Err(rules::FINISH_FIRST),
        }
    }

    fn check_militia_site(&self, seat: Seat, area: Area) -> Result<(), Illegal> {
        if !area.exists() || self.planets[area.planet as usize].placed.is_none() {
            return Err(rules::NO_SUCH_AREA);
        }
        if self.base_on(area.planet, seat).is_none() {
            return Err(rules::CARD_SAYS_OTHERWISE);
        }
        if !self.is_friendly(area, seat) && !self.is_empty(area) {
            return Err(rules::AREA_NOT_OPEN);
        }
        Ok(())
    }

    /// Whether a player controls an area on a planet where the other has a unit.
    fn rules_near(&self, other: Seat, seat: Seat) -> bool {
        self.galaxy()
            .filter(|&planet| self.has_unit_on(planet, seat))
            .flat_map(Planet::area_ids)
            .any(|area| self.controller(area) == Some(other))
    }

    /// The Z-axis route that has this end, and which of its two it is.
    fn z_axis_end(&self, end: RouteEnd) -> Option<(RouteId, u8)> {
        self.routes.iter().filter(|(_, route)| route.z_axis).find_map(|(id, route)| {
            let end = route.ends.iter().position(|&own| own == end)?;
            Some((id, end as u8))
        })
    }

    /// Whether an end of a Z-axis route can go to this slot: to another planet, and not that of its other end.
    fn check_new_end(&self, route: RouteId, end: u8, slot: RouteEnd) -> Result<(), Illegal> {
        let Some(route) = self.routes.get(route) else { return Err(rules::NOT_A_Z_AXIS_END) };
        if route.ends[usize::from(end)].planet == slot.planet {
            return Err(rules::CARD_SAYS_OTHERWISE);
        }
        if route.ends[usize::from(1 - end)].planet == slot.planet {
            return Err(rules::ENDS_ON_ONE_PLANET);
        }
        Ok(())
    }
}
