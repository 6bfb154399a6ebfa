//! The texts of Leadership cards (SC 29.2.5, SC 30.1.3). What has no possible effect does nothing.

use orrery_engine::{ChanceOutcome, Illegal, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::{BroodFrame, BuildFrame, DrawnBecause};
use crate::action::Action;
use crate::brood::{Campaign, Installation};
use crate::cards::{Building, Card, Leadership, Planet, Technology, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::galaxy::RouteId;
use crate::rules;
use crate::setup::Galaxy;
use crate::sound::TRANSPORTS;
use crate::state::{Area, CardZone, EventZone, Order, StarCraft};

/// How many conquest points To the Bitter End takes.
const BITTER: u8 = 2;
/// How many Event cards Hasten the End takes.
const HASTENED: u8 = 4;
/// How many Ghosts Covert Operations begin with.
const COVERT: u8 = 3;

/// The text of a Leadership card being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct LeadFrame {
    pub seat: Seat,
    pub card: Leadership,
    pub step: LeadStep,
}

/// What a text asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum LeadStep {
    /// Emperor Arcturus: who is first.
    First,
    /// Emperor Arcturus: his planets.
    Planets { left: u8 },
    /// SC 30.1.3: where the hero stands.
    Hero(Unit),
    /// SC 30.1.5: which unit gives its figure.
    Figure(Unit),
    /// Where the installation stands.
    Install(Installation),
    /// Tactical Mastery: areas that give a point more.
    Points { left: u8 },
    /// Subtle Influence: which planet.
    Influence,
    /// The Swarm Flies: transports on routes not yet looked at.
    Raid { routes: u32 },
    /// Teeming Spawn: where to build.
    BuildOrder,
    /// Teeming Spawn: the workers come back.
    Rest,
    /// Scorched Earth Policy: units of one type.
    Reinforce { unit: Option<Unit>, left: u8 },
    /// Psi Disrupter: which planet.
    Disrupt,
    /// Psi Disrupter: the player in this turn leaves the planet.
    Evacuate { planet: Planet, turn: u8, to: Option<Area> },
    /// Ultimate Sacrifice: which unit.
    Offer,
    /// Ultimate Sacrifice: which area of the planet.
    Strike(Planet),
    /// Return to Aiur: transports on any routes.
    Routes,
}

impl StarCraft {
    /// A Leadership card takes effect: what needs no decision happens, and the rest is asked.
    pub(super) fn begin_lead(&mut self, seat: Seat, card: Leadership, log: &mut Log<Event>) {
        let step = match card {
            Leadership::EmperorArcturus if self.round == 0 => LeadStep::First,
            // In setup they are placed after the starting forces.
            Leadership::WarpGate | Leadership::TheOvermind if self.round == 0 => return,
            Leadership::WarpGate => LeadStep::Install(Installation::WarpGate),
            Leadership::TheOvermind => LeadStep::Install(Installation::Overmind),
            Leadership::CerebrateDaggoth => LeadStep::Install(Installation::Cerebrate),
            Leadership::TacticalMastery => LeadStep::Points { left: 2 },
            Leadership::SubtleInfluence => LeadStep::Influence,
            Leadership::TheSwarmFlies => LeadStep::Raid { routes: u32::MAX },
            Leadership::TeemingSpawn => LeadStep::BuildOrder,
            Leadership::ScorchedEarthPolicy => LeadStep::Reinforce { unit: None, left: 2 },
            Leadership::PsiDisrupter => LeadStep::Disrupt,
            Leadership::UltimateSacrifice => LeadStep::Offer,
            Leadership::ReturnToAiur => {
                self.players[seat].brood.sheltered = self.round + 1;
                LeadStep::Routes
            }
            _ => match card.def().hero {
                Some(hero) => {
                    if card == Leadership::SarahKerrigan {
                        self.take_kerrigans_cards(seat, log);
                    }
                    LeadStep::Hero(hero)
                }
                None => return self.lead_at_once(seat, card, log),
            },
        };
        self.stack.push(Frame::Brood(BroodFrame::Lead(LeadFrame { seat, card, step })));
    }

    /// Cards that ask nothing.
    fn lead_at_once(&mut self, seat: Seat, card: Leadership, log: &mut Log<Event>) {
        match card {
            Leadership::StorageFacilities => {
                self.stack.push(Frame::Brood(BroodFrame::Tokens { seat, left: 1 }));
            }
            Leadership::CovertOperations => {
                for _ in 0..COVERT.min(self.supply(seat, Unit::Ghost)) {
                    self.players[seat].brood.aboard.add(Unit::Ghost);
                    log.push(|| Event::Boarded { seat, unit: Unit::Ghost });
                }
            }
            Leadership::SonsOfKorhal => self.players[seat].unused[Order::Star as usize] = 1,
            Leadership::HastenTheEnd => {
                for _ in 0..HASTENED {
                    if self.events.len(EventZone::Deck.number()) > 0 {
                        self.draw_event(seat, DrawnBecause::Chosen, log);
                    }
                }
            }
            Leadership::ToTheBitterEnd => {
                let rivals: Vec<Seat> =
                    self.in_game.iter().filter(|&other| !self.same_side(seat, other)).collect();
                for seat in rivals {
                    let points = BITTER.min(self.players[seat].points);
                    self.players[seat].points -= points;
                    let total = self.players[seat].points;
                    if points > 0 {
                        log.push(|| Event::PointsLost { seat, points, total });
                    }
                }
            }
            Leadership::TerranCivilization => {
                let race = self.players[seat].race();
                for building in Building::of(race) {
                    let level = building.costs(self.edition()).len() as u8;
                    if self.players[seat].level(building) < level {
                        self.players[seat].buildings[building.slot()] = level;
                        log.push(|| Event::BuildingBought { seat, building, level });
                    }
                }
                self.players[seat].brood.campaign = Campaign::Build;
            }
            Leadership::Deathblow => self.players[seat].brood.campaign = Campaign::Mobilize,
            Leadership::WillOfTheConclave => self.players[seat].brood.pairs = true,
            Leadership::Destiny => self.brood.destiny = self.round + 1, // SC G167
            // What the others do stands in other chapters.
            _ => (),
        }
    }

    /// Psionic Storm and Cloaking go from the Technology deck into the Combat deck.
    fn take_kerrigans_cards(&mut self, seat: Seat, log: &mut Log<Event>) {
        for technology in [Technology::KerriganStorm, Technology::KerriganCloaking] {
            for card in Card::copies(technology) {
                let cards = &mut self.players[seat].cards;
                cards.shift_card(CardZone::Technology as usize, card, CardZone::Deck as usize);
            }
            log.push(|| Event::TechnologyGained { seat, technology });
        }
        self.stack.push(Frame::Brood(BroodFrame::Shuffle { seat }));
    }

    pub(crate) fn feed_leadership(&mut self, seat: Seat, outcome: ChanceOutcome, log: &mut Log<Event>) {
        let ChanceOutcome::Shuffle(seed) = outcome else { unreachable!("{outcome:?} is no shuffle") };
        self.stack.pop();
        self.players[seat].shuffle_deck(seed);
        log.push(|| Event::DeckShuffled { seat });
    }

    /// Installations of Stage I cards are placed after the starting forces.
    pub(super) fn install_in_setup(&mut self) {
        for seat in self.clockwise_from(self.first).collect::<Vec<_>>().into_iter().rev() {
            let cards = [
                (Leadership::WarpGate, Installation::WarpGate),
                (Leadership::TheOvermind, Installation::Overmind),
            ];
            for (card, installation) in cards {
                if self.leads(seat, card) {
                    let step = LeadStep::Install(installation);
                    self.stack.push(Frame::Brood(BroodFrame::Lead(LeadFrame { seat, card, step })));
                }
            }
        }
    }

    pub(super) fn asked_by_lead(&self, frame: LeadFrame) -> SeatSet {
        match frame.step {
            // Who left has nothing there any more; the frame goes on without him.
            LeadStep::Evacuate { turn, .. } => SeatSet::only(self.evacuee(turn)).and(self.in_game),
            _ => SeatSet::only(frame.seat),
        }
    }

    fn evacuee(&self, turn: u8) -> Seat {
        self.first.clockwise(turn, self.setup.players)
    }

    pub(super) fn list_lead(&self, seat: Seat, frame: LeadFrame, actions: &mut Vec<Action>) {
        let candidates: Vec<Action> = match frame.step {
            LeadStep::First => self.in_game.iter().map(Action::ChoosePlayer).collect(),
            LeadStep::Planets { .. } => Planet::of(self.edition()).map(Action::ChoosePlanet).collect(),
            LeadStep::Hero(_) | LeadStep::Install(_) | LeadStep::Points { .. } | LeadStep::Strike(_) => {
                self.areas().map(Action::ChooseArea).collect()
            }
            LeadStep::Figure(_) | LeadStep::Offer => {
                let own = self.areas().filter(|&area| self.area(area).owner == Some(seat));
                let units = own.flat_map(|area| {
                    let units = self.area(area).units;
                    units.types().map(move |unit| Action::DestroyUnit { unit, area }).collect::<Vec<_>>()
                });
                units.chain([Action::Decline]).collect()
            }
            LeadStep::Influence | LeadStep::BuildOrder | LeadStep::Disrupt => {
                self.galaxy().map(Action::TargetPlanet).collect()
            }
            LeadStep::Raid { .. } => {
                let raids = self.routes.iter().flat_map(|(route, on)| {
                    on.transports.iter().map(move |seat| Action::ChooseTransport { seat, route })
                });
                raids.chain([Action::Finish]).collect()
            }
            LeadStep::Reinforce { .. } => {
                let units = [Unit::SiegeTank, Unit::Battlecruiser];
                self.areas().flat_map(|area| units.map(|unit| Action::PlaceUnit { unit, area })).collect()
            }
            LeadStep::Evacuate { to: None, .. } => self.areas().map(Action::MoveTo).collect(),
            LeadStep::Evacuate { planet, .. } => planet
                .area_ids()
                .flat_map(|area| {
                    let units = self.area(area).units;
                    units.types().map(move |unit| Action::PickUp { unit, area }).collect::<Vec<_>>()
                })
                .collect(),
            LeadStep::Routes => {
                let routes = self.routes.iter().map(|(route, _)| Action::PlaceTransport(route));
                routes.chain([Action::Finish]).collect()
            }
            LeadStep::Rest => Vec::new(),
        };
        actions.extend(candidates.into_iter().filter(|&it| self.check_lead(seat, frame, it).is_ok()));
    }

    pub(super) fn check_lead(&self, seat: Seat, frame: LeadFrame, action: Action) -> Result<(), Illegal> {
        let allowed = |allowed: bool| if allowed { Ok(()) } else { Err(rules::CARD_SAYS_OTHERWISE) };
        match (frame.step, action) {
            (LeadStep::First, Action::ChoosePlayer(other)) => allowed(self.in_game.contains(other)),
            (LeadStep::Planets { .. }, Action::ChoosePlanet(planet)) => {
                let own = self.players[seat].drawn.contains(&Some(planet));
                allowed(!own && Planet::of(self.edition()).any(|other| other == planet))
            }
            (LeadStep::Hero(unit), Action::ChooseArea(area)) => {
                allowed(self.in_play(area) && self.is_friendly(area, seat) && self.has_room(seat, area, unit))
            }
            (LeadStep::Figure(hero), Action::DestroyUnit { unit, area }) => {
                let there = self.in_play(area) && self.area(area).owner == Some(seat);
                // A unit under mind control stands on another's figure (SC G99).
                allowed(
                    there
                        && unit == hero.figure()
                        && self.area(area).units.count(unit) > self.thralls_in(seat, area, unit),
                )
            }
            (LeadStep::Figure(_) | LeadStep::Offer, Action::Decline)
            | (LeadStep::Raid { .. } | LeadStep::Routes, Action::Finish) => Ok(()),
            (LeadStep::Install(_), Action::ChooseArea(area)) => {
                allowed(self.in_play(area) && self.is_friendly(area, seat) && self.takes_installation(area))
            }
            (LeadStep::Points { .. }, Action::ChooseArea(area)) => {
                allowed(self.in_play(area) && self.points_of(area) == 0)
            }
            (LeadStep::Influence, Action::TargetPlanet(planet)) => allowed(self.leads_on(seat, planet)),
            (LeadStep::Raid { routes }, Action::ChooseTransport { seat: owner, route }) => {
                let there = self.routes.get(route).is_some_and(|on| on.transports.contains(owner));
                let fresh = route.0 < 32 && routes & (1 << route.0) != 0;
                allowed(there && fresh && owner != seat && self.players[owner].brood.sheltered < self.round)
            }
            (LeadStep::BuildOrder, Action::TargetPlanet(planet)) => {
                allowed(self.base_on(planet, seat).is_some() || self.has_unit_on(planet, seat))
            }
            (LeadStep::Reinforce { unit: fixed, .. }, Action::PlaceUnit { unit, area }) => {
                let kind = matches!(unit, Unit::SiegeTank | Unit::Battlecruiser);
                let same = fixed.is_none_or(|fixed| fixed == unit);
                let site =
                    self.in_play(area) && self.is_friendly(area, seat) && self.has_room(seat, area, unit);
                allowed(kind && same && site && self.supply(seat, unit) > 0)
            }
            (LeadStep::Disrupt, Action::TargetPlanet(planet)) => allowed(self.has_unit_on(planet, seat)),
            (LeadStep::Evacuate { planet, to: None, .. }, Action::MoveTo(to)) => {
                allowed(self.shelters(seat, planet).any(|area| area == to))
            }
            (LeadStep::Evacuate { planet, to: Some(to), .. }, Action::PickUp { unit, area }) => {
                let there = area.planet == planet
                    && area.exists()
                    && self.area(area).owner == Some(seat)
                    && self.area(area).units.contains(unit);
                allowed(there && self.has_room(seat, to, unit))
            }
            (LeadStep::Offer, Action::DestroyUnit { unit, area }) => allowed(
                self.in_play(area)
                    && self.area(area).owner == Some(seat)
                    && self.area(area).units.contains(unit),
            ),
            (LeadStep::Strike(planet), Action::ChooseArea(area)) => {
                allowed(area.planet == planet && area.exists() && self.area(area).owner.is_some())
            }
            (LeadStep::Routes, Action::PlaceTransport(route)) => {
                let free = self.routes.get(route).is_some_and(|on| !on.transports.contains(seat));
                allowed(free && self.transports(seat) < TRANSPORTS)
            }
            _ => Err(rules::FINISH_FIRST),
        }
    }

    pub(super) fn take_lead(&mut self, seat: Seat, frame: LeadFrame, action: Action, log: &mut Log<Event>) {
        let go_on = |game: &mut Self, step: LeadStep| {
            game.stack.replace_top(Frame::Brood(BroodFrame::Lead(LeadFrame { step, ..frame })));
        };
        match (frame.step, action) {
            (LeadStep::First, Action::ChoosePlayer(first)) => {
                self.first = first;
                log.push(|| Event::FirstPlayer { seat: first });
                if self.setup.options.galaxy == Galaxy::Built {
                    go_on(self, LeadStep::Planets { left: 2 });
                } else {
                    self.stack.pop();
                }
            }
            (LeadStep::Planets { left }, Action::ChoosePlanet(planet)) => {
                let drawn = &mut self.players[seat].drawn;
                drawn[usize::from(2 - left)] = Some(planet);
                if left > 1 {
                    return go_on(self, LeadStep::Planets { left: left - 1 });
                }
                let planets = drawn.map(|planet| planet.expect("both are chosen"));
                log.push(|| Event::PlanetsDrawn { seat, planets });
                self.stack.pop();
            }
            (LeadStep::Hero(unit), Action::ChooseArea(area)) => {
                self.stack.pop();
                self.lay_unit(seat, unit, area, log);
            }
            (LeadStep::Figure(hero), Action::DestroyUnit { unit, area }) => {
                go_on(self, LeadStep::Hero(hero));
                self.destroy_unit(area, unit, log);
            }
            (LeadStep::Install(installation), Action::ChooseArea(area)) => {
                self.stack.pop();
                self.place_installation(seat, installation, area, log);
            }
            (LeadStep::Points { left }, Action::ChooseArea(area)) => {
                if left > 1 {
                    go_on(self, LeadStep::Points { left: left - 1 });
                } else {
                    self.stack.pop();
                }
                let free = self.brood.point_tokens.iter_mut().find(|token| token.is_none());
                *free.expect("there are two tokens") = Some(area);
                log.push(|| Event::PointTokenPlaced { seat, area });
            }
            (LeadStep::Influence, Action::TargetPlanet(planet)) => {
                self.stack.pop();
                self.brood.influence = Some((planet, seat));
                log.push(|| Event::PlanetNamed { seat, planet });
            }
            (LeadStep::Raid { routes }, Action::ChooseTransport { seat: owner, route }) => {
                go_on(self, LeadStep::Raid { routes: routes & !(1 << route.0) });
                self.destroy_transport(owner, route, log);
            }
            (LeadStep::BuildOrder, Action::TargetPlanet(planet)) => {
                go_on(self, LeadStep::Rest);
                self.stack.push(Frame::Build(BuildFrame::new(seat, planet, Order::Build)));
            }
            (LeadStep::Reinforce { left, .. }, Action::PlaceUnit { unit, area }) => {
                if left > 1 {
                    go_on(self, LeadStep::Reinforce { unit: Some(unit), left: left - 1 });
                } else {
                    self.stack.pop();
                }
                self.lay_unit(seat, unit, area, log);
            }
            (LeadStep::Disrupt, Action::TargetPlanet(planet)) => {
                go_on(self, LeadStep::Evacuate { planet, turn: 0, to: None });
                log.push(|| Event::PlanetNamed { seat, planet });
            }
            (LeadStep::Evacuate { planet, turn, .. }, Action::MoveTo(to)) => {
                go_on(self, LeadStep::Evacuate { planet, turn, to: Some(to) });
            }
            (LeadStep::Evacuate { to: Some(to), .. }, Action::PickUp { unit, area }) => {
                self.take_unit(area, unit);
                self.put_unit(to, seat, unit);
                self.carry_thrall(seat, unit, area, to);
                log.push(|| Event::UnitMoved { seat, unit, from: area, to });
            }
            (LeadStep::Offer, Action::DestroyUnit { unit, area }) => {
                go_on(self, LeadStep::Strike(area.planet));
                self.destroy_unit(area, unit, log);
            }
            (LeadStep::Strike(_), Action::ChooseArea(area)) => {
                self.stack.pop();
                for unit in self.area(area).units.iter().collect::<Vec<_>>() {
                    self.destroy_unit(area, unit, log);
                }
                self.settle(log);
            }
            (LeadStep::Routes, Action::PlaceTransport(route)) => {
                self.routes.get_mut(route).transports.insert(seat);
                log.push(|| Event::TransportPlaced { seat, route });
            }
            (_, Action::Decline | Action::Finish) => {
                self.stack.pop();
                self.settle(log);
            }
            _ => unreachable!("checked: {action:?} in {frame:?}"),
        }
    }

    /// Steps that need nobody, and those without any choice.
    pub(super) fn run_lead(&mut self, frame: LeadFrame, log: &mut Log<Event>) -> bool {
        let seat = frame.seat;
        match frame.step {
            LeadStep::Rest => {
                self.stack.pop();
                self.recall_workers(seat);
                return true;
            }
            LeadStep::Evacuate { planet, turn, .. } => return self.run_evacuation(frame, planet, turn, log),
            LeadStep::Hero(unit) if self.supply(seat, unit.figure()) == 0 => {
                let step = LeadStep::Figure(unit);
                self.stack.replace_top(Frame::Brood(BroodFrame::Lead(LeadFrame { step, ..frame })));
                return true;
            }
            _ => (),
        }
        let mut actions = Vec::new();
        self.list_lead(seat, frame, &mut actions);
        if !matches!(actions[..], [] | [Action::Decline | Action::Finish]) {
            return false;
        }
        self.stack.pop();
        if let LeadStep::Hero(unit) | LeadStep::Figure(unit) = frame.step {
            log.push(|| Event::HeroKept { seat, unit }); // SC 30.1.4
        }
        self.settle(log);
        true
    }

    /// Psi Disrupter: players leave the planet in turn; who has nowhere to go is destroyed.
    fn run_evacuation(&mut self, frame: LeadFrame, planet: Planet, turn: u8, log: &mut Log<Event>) -> bool {
        if turn == self.setup.players {
            self.stack.pop();
            self.settle(log);
            return true;
        }
        let seat = self.evacuee(turn);
        let leaves = seat != frame.seat && self.in_game.contains(seat) && self.has_unit_on(planet, seat);
        let mut actions = Vec::new();
        if leaves {
            self.list_lead(seat, frame, &mut actions);
        }
        if leaves && !actions.is_empty() {
            return false;
        }
        if leaves {
            for area in
                planet.area_ids().filter(|&area| self.area(area).owner == Some(seat)).collect::<Vec<_>>()
            {
                for unit in self.area(area).units.iter().collect::<Vec<_>>() {
                    self.destroy_unit(area, unit, log);
                }
            }
        }
        let step = LeadStep::Evacuate { planet, turn: turn + 1, to: None };
        self.stack.replace_top(Frame::Brood(BroodFrame::Lead(LeadFrame { step, ..frame })));
        true
    }

    /// Areas of other planets to which a player's units can leave a planet (SC 13.14.6).
    fn shelters(&self, seat: Seat, planet: Planet) -> impl Iterator<Item = Area> + '_ {
        let joined = move |other: Planet| {
            self.routes
                .of(planet)
                .any(|(_, route)| route.across(planet) == Some(other) && route.transports.contains(seat))
        };
        let fits = move |area: Area| {
            let own = planet.area_ids().filter(|&from| self.area(from).owner == Some(seat));
            own.flat_map(|from| self.area(from).units.types().collect::<Vec<_>>())
                .any(|unit| self.has_room(seat, area, unit))
        };
        self.areas().filter(move |&area| {
            area.planet != planet
                && joined(area.planet)
                && (self.is_friendly(area, seat) || self.is_empty(area))
                && fits(area)
        })
    }

    /// Whether nobody has as many units on a planet as the player.
    fn leads_on(&self, seat: Seat, planet: Planet) -> bool {
        let units = |seat: Seat| -> u8 {
            let own = planet.area_ids().filter(|&area| self.area(area).owner == Some(seat));
            own.map(|area| self.area(area).units.len()).sum()
        };
        let most = units(seat);
        self.planets[planet as usize].placed.is_some()
            && Seat::all(self.setup.players).filter(|&other| other != seat).all(|other| units(other) < most)
    }

    /// All workers of a player go back to his Worker Pool.
    fn recall_workers(&mut self, seat: Seat) {
        let all = self.all_workers(seat);
        for area in self.areas().collect::<Vec<_>>() {
            if self.area(area).card == Some(seat) {
                self.area_mut(area).workers = 0;
            }
        }
        let player = &mut self.players[seat];
        (player.workers, player.unavailable, player.permanent) = (all, 0, [0; 2]);
    }

    /// Glimpse the Future: a transport on every route of the home planet.
    pub(super) fn lay_glimpsed_transports(&mut self, log: &mut Log<Event>) {
        let Some(seat) = self.glimpser() else { return };
        let home = self.home(seat);
        let routes: Vec<RouteId> = self.routes.of(home).map(|(route, _)| route).collect();
        for route in routes.into_iter().take(usize::from(TRANSPORTS)) {
            self.routes.get_mut(route).transports.insert(seat);
            log.push(|| Event::TransportPlaced { seat, route });
        }
    }

    /// Who places all Z-axis routes (Glimpse the Future).
    pub(super) fn glimpser(&self) -> Option<Seat> {
        let glimpses =
            |seat: Seat| self.players[seat].brood.resolved & Leadership::GlimpseTheFuture.bit() != 0;
        self.in_game.iter().find(|&seat| glimpses(seat))
    }

    /// How many bases a player starts with.
    pub(super) fn starting_bases(&self, seat: Seat) -> u8 {
        let planned = self.players[seat].brood.resolved & Leadership::ForwardPlanning.bit() != 0;
        if planned { 2 } else { 1 }
    }

    /// The Stage I card that says what a player starts with (SC 29.1.2).
    pub(super) fn starting_card(&self, seat: Seat) -> Option<Leadership> {
        let resolved = self.players[seat].brood.resolved;
        Leadership::all().find(|card| card.def().forces.is_some() && resolved & card.bit() != 0)
    }
}
