//! Setup and the galaxy (SC 2, SC 3).

use orrery_engine::{Chance, ChanceOutcome, Illegal, Log, Seat, SeatSet, shuffle};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::{Faction, Planet, Stage};
use crate::event::Event;
use crate::frame::Frame;
use crate::galaxy::{Placement, RouteEnd};
use crate::phase::BroodFrame;
use crate::rules;
use crate::setup::{Factions, Galaxy};
use crate::state::StarCraft;

/// A step of setup (SC 2.1.1). A `turn` counts the seats clockwise from the first player; in the second placement
/// round it runs on and the seats come in reverse order (SC 3.3.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum GalaxyFrame {
    /// SC 2.1.2: a lot for the first player token.
    First,
    /// SC 2.2.1: a player picks a faction.
    Draft { turn: u8 },
    /// SC 2.2.2: factions are dealt.
    Deal,
    /// SC 2.6.1: a stage of the event deck is shuffled.
    Events(Stage),
    /// SC 3.1.1: planets are drawn.
    Planets,
    /// SC 3.2.1: a player chooses which of his planets to place.
    Choose { turn: u8 },
    /// SC 3.2.3: he places it.
    Place { turn: u8, planet: Planet },
    /// SC 3.2.7, SC 3.3.3: he may, or must, place his base there.
    Base { turn: u8, planet: Planet },
    /// SC 3.4.2: a player places an end of his Z-axis route; `major` lies already.
    ZAxis { turn: u8, major: Option<RouteEnd> },
    /// The ready-made galaxy: homes are given out.
    Ready,
    /// SC 3.5.3, SC 3.5.5: a player has placed so many of his starting units and transports.
    Forces { turn: u8, placed: u8 },
    /// SC 2.9.1: a player shuffles his Combat deck and draws his hand.
    Hand { turn: u8 },
}

impl StarCraft {
    /// The seat whose turn it is in setup.
    pub(crate) fn builder(&self, turn: u8) -> Seat {
        let n = self.setup.players;
        let steps = if turn < n { turn } else { 2 * n - 1 - turn };
        self.first.clockwise(steps, n)
    }

    /// Who decides in a step: the builder, or for the planets of one who left the next player clockwise (SC G134).
    fn decider(&self, frame: GalaxyFrame) -> Option<Seat> {
        let seat = self.builder(frame.turn()?);
        match frame {
            GalaxyFrame::Choose { .. } | GalaxyFrame::Place { .. } => self.clockwise_from(seat).next(),
            GalaxyFrame::ZAxis { .. } if self.is_brood_war() && self.glimpser().is_some() => self.glimpser(),
            _ => self.in_game.contains(seat).then_some(seat),
        }
    }

    pub(crate) fn chance_in_galaxy(&self, frame: GalaxyFrame) -> Option<Chance> {
        match frame {
            GalaxyFrame::First => Some(Chance::Dice { count: 1, sides: self.setup.players }),
            GalaxyFrame::Deal
            | GalaxyFrame::Events(_)
            | GalaxyFrame::Planets
            | GalaxyFrame::Ready
            | GalaxyFrame::Hand { .. } => Some(Chance::Shuffle),
            GalaxyFrame::Draft { .. }
            | GalaxyFrame::Choose { .. }
            | GalaxyFrame::Place { .. }
            | GalaxyFrame::Base { .. }
            | GalaxyFrame::ZAxis { .. }
            | GalaxyFrame::Forces { .. } => None,
        }
    }

    pub(crate) fn asked_in_galaxy(&self, frame: GalaxyFrame) -> SeatSet {
        self.decider(frame).map_or(SeatSet::EMPTY, SeatSet::only)
    }

    pub(crate) fn list_galaxy(&self, seat: Seat, frame: GalaxyFrame, actions: &mut Vec<Action>) {
        let from = actions.len();
        match frame {
            GalaxyFrame::Draft { .. } => actions.extend(Faction::ALL.map(Action::ChooseFaction)),
            GalaxyFrame::Choose { turn } => {
                let drawn = self.players[self.builder(turn)].drawn;
                actions.extend(drawn.into_iter().flatten().map(Action::ChoosePlanet));
            }
            GalaxyFrame::Place { planet, .. } => {
                let placements = self.placements(planet);
                actions.extend(placements.map(|Placement { cell, turn }| Action::PlacePlanet { cell, turn }));
            }
            GalaxyFrame::Base { planet, .. } => {
                actions.push(Action::Decline);
                actions.extend(planet.area_ids().map(Action::PlaceBase));
            }
            GalaxyFrame::ZAxis { .. } => actions.extend(self.free_slots().map(Action::PlaceEnd)),
            GalaxyFrame::Forces { placed, .. } => match self.starting_unit(seat, placed) {
                Some(unit) => {
                    let homes = self.galaxy().filter(|&planet| self.base_on(planet, seat).is_some());
                    let areas = homes.flat_map(Planet::area_ids);
                    actions.extend(areas.map(|area| Action::PlaceUnit { unit, area }));
                }
                None => actions.extend(self.routes.iter().map(|(route, _)| Action::PlaceTransport(route))),
            },
            _ => (),
        }
        let kept: Vec<Action> =
            actions.drain(from..).filter(|&action| self.check_galaxy(seat, frame, action).is_ok()).collect();
        actions.extend(kept);
    }

    pub(crate) fn check_galaxy(&self, seat: Seat, frame: GalaxyFrame, action: Action) -> Result<(), Illegal> {
        match (frame, action) {
            (GalaxyFrame::Draft { .. }, Action::ChooseFaction(faction)) => {
                let taken = self.players.0.iter().any(|player| player.faction == Some(faction));
                if taken { Err(rules::FACTION_TAKEN) } else { Ok(()) }
            }
            (GalaxyFrame::Choose { turn }, Action::ChoosePlanet(planet)) => {
                if !self.players[self.builder(turn)].drawn.contains(&Some(planet)) {
                    return Err(rules::NOT_YOUR_PLANET);
                }
                // SC G5: one of the two may fit nowhere.
                let fits = |placement| self.check_placement(turn, planet, placement).is_ok();
                if self.placements(planet).any(fits) { Ok(()) } else { Err(rules::NO_PLACE_FOR_OTHERS) }
            }
            (GalaxyFrame::Place { turn, planet }, Action::PlacePlanet { cell, turn: quarters }) => {
                self.check_placement(turn, planet, Placement { cell, turn: quarters })
            }
            (GalaxyFrame::Base { turn, .. }, Action::Decline) => {
                if turn < self.setup.players && self.starting_bases(seat) == 1 {
                    Ok(())
                } else {
                    Err(rules::BASE_NEEDED)
                }
            }
            (GalaxyFrame::Base { planet, .. }, Action::PlaceBase(area)) => {
                if area.planet != planet {
                    return Err(rules::BASE_ON_NEW_PLANET);
                }
                if !area.exists() {
                    return Err(rules::NO_SUCH_AREA);
                }
                if self.takes_installation(area) { Ok(()) } else { Err(rules::NO_PLACE_FOR_BASE) }
            }
            (GalaxyFrame::ZAxis { major, .. }, Action::PlaceEnd(end)) => self.check_end(major, end),
            (GalaxyFrame::Forces { placed, .. }, Action::PlaceUnit { unit, area }) => {
                match self.starting_unit(seat, placed) {
                    None => return Err(rules::FINISH_FIRST),
                    Some(next) if next != unit => return Err(rules::OTHER_UNIT_FIRST),
                    Some(_) => (),
                }
                if self.base_on(area.planet, seat).is_none() {
                    return Err(rules::UNITS_AT_BASE);
                }
                if !area.exists() {
                    return Err(rules::NO_SUCH_AREA);
                }
                if !area.admits(unit) {
                    return Err(rules::WRONG_LAYER);
                }
                if self.area(area).units.len() >= area.limit() {
                    Err(rules::STARTING_UNIT_LIMIT)
                } else {
                    Ok(())
                }
            }
            (GalaxyFrame::Forces { placed, .. }, Action::PlaceTransport(route)) => {
                if self.starting_unit(seat, placed).is_some() {
                    return Err(rules::FINISH_FIRST);
                }
                let Some(route) = self.routes.get(route) else { return Err(rules::TRANSPORT_AT_BASE) };
                let home = route.ends.iter().any(|end| self.base_on(end.planet, seat).is_some());
                if !home || route.transports.contains(seat) {
                    return Err(rules::TRANSPORT_AT_BASE);
                }
                Ok(())
            }
            _ => Err(rules::FINISH_FIRST),
        }
    }

    pub(crate) fn take_galaxy(
        &mut self,
        seat: Seat,
        frame: GalaxyFrame,
        action: Action,
        log: &mut Log<Event>,
    ) {
        let next = match (frame, action) {
            (GalaxyFrame::Draft { turn }, Action::ChooseFaction(faction)) => {
                self.give_faction(seat, faction, log);
                GalaxyFrame::Draft { turn: turn + 1 }
            }
            (GalaxyFrame::Choose { turn }, Action::ChoosePlanet(planet)) => {
                GalaxyFrame::Place { turn, planet }
            }
            (GalaxyFrame::Place { turn, planet }, Action::PlacePlanet { cell, turn: quarters }) => {
                let owner = self.builder(turn);
                let drawn = &mut self.players[owner].drawn;
                drawn.iter_mut().filter(|drawn| **drawn == Some(planet)).for_each(|drawn| *drawn = None);
                self.lay_planet(owner, planet, Placement { cell, turn: quarters }, log);
                GalaxyFrame::Base { turn, planet }
            }
            (GalaxyFrame::Base { turn, .. }, Action::Decline) => GalaxyFrame::Choose { turn: turn + 1 },
            (GalaxyFrame::Base { turn, .. }, Action::PlaceBase(area)) => {
                self.lay_base(seat, area, log);
                GalaxyFrame::Choose { turn: turn + 1 }
            }
            (GalaxyFrame::ZAxis { turn, major: None }, Action::PlaceEnd(end)) => {
                GalaxyFrame::ZAxis { turn, major: Some(end) }
            }
            (GalaxyFrame::ZAxis { turn, major: Some(major) }, Action::PlaceEnd(end)) => {
                self.lay_z_axis(major, end, log);
                GalaxyFrame::ZAxis { turn: turn + 1, major: None }
            }
            (GalaxyFrame::Forces { turn, placed }, Action::PlaceUnit { unit, area }) => {
                self.lay_unit(seat, unit, area, log);
                GalaxyFrame::Forces { turn, placed: placed + 1 }
            }
            (GalaxyFrame::Forces { turn, placed }, Action::PlaceTransport(route)) => {
                self.routes.get_mut(route).transports.insert(seat);
                log.push(|| Event::TransportPlaced { seat, route });
                GalaxyFrame::Forces { turn, placed: placed + 1 }
            }
            _ => unreachable!("checked: {action:?} in {frame:?}"),
        };
        self.stack.replace_top(Frame::Galaxy(next));
    }

    /// Steps of setup that need nobody, and those of players who left.
    pub(crate) fn run_galaxy(&mut self, frame: GalaxyFrame, log: &mut Log<Event>) -> bool {
        let n = self.setup.players;
        let next = match frame {
            GalaxyFrame::First => match self.setup.first {
                Some(first) => self.give_first(first, log),
                None => return false,
            },
            GalaxyFrame::Draft { turn } if turn == n => {
                self.stack.replace_top(Frame::Galaxy(GalaxyFrame::Events(Stage::Three)));
                self.begin_leadership();
                return true;
            }
            GalaxyFrame::Choose { turn } if turn == 2 * n => GalaxyFrame::ZAxis { turn: 0, major: None },
            GalaxyFrame::ZAxis { turn, .. } if turn == n => {
                self.give_resources(log);
                self.lay_glimpsed_transports(log);
                GalaxyFrame::Forces { turn: 0, placed: 0 }
            }
            GalaxyFrame::Forces { turn, .. } if turn == n => {
                self.stack.replace_top(Frame::Galaxy(GalaxyFrame::Hand { turn: 0 }));
                self.install_in_setup();
                return true;
            }
            GalaxyFrame::Hand { turn } if turn == n => {
                log.push(|| Event::GameBegan);
                self.begin_round(log);
                return true;
            }
            _ => {
                if frame.turn().is_none() {
                    return false;
                }
                let Some(seat) = self.decider(frame) else {
                    self.stack.replace_top(Frame::Galaxy(frame.passed()));
                    return true;
                };
                match self.needless(seat, frame, log) {
                    Some(next) => next,
                    None => return self.take_only_choice(seat, frame, log),
                }
            }
        };
        self.stack.replace_top(Frame::Galaxy(next));
        true
    }

    /// What follows a step in which the player has nothing to do.
    fn needless(&mut self, seat: Seat, frame: GalaxyFrame, log: &mut Log<Event>) -> Option<GalaxyFrame> {
        match frame {
            // SC 3.3.4: one base each.
            GalaxyFrame::Base { turn, .. } if self.bases(seat) >= self.starting_bases(seat) => {
                Some(GalaxyFrame::Choose { turn: turn + 1 })
            }
            // SC 3.4.4: no two slots are free on different planets.
            GalaxyFrame::ZAxis { turn, major: None }
                if !self.free_slots().any(|end| self.check_end(None, end).is_ok()) =>
            {
                log.push(|| Event::RouteReturned { seat });
                Some(GalaxyFrame::ZAxis { turn: turn + 1, major: None })
            }
            GalaxyFrame::Forces { turn, placed } if self.forces_placed(seat, placed) => {
                Some(GalaxyFrame::Forces { turn: turn + 1, placed: 0 })
            }
            _ => None,
        }
    }

    /// Takes the only choice there is; with two or more the frame asks.
    fn take_only_choice(&mut self, seat: Seat, frame: GalaxyFrame, log: &mut Log<Event>) -> bool {
        if self.chance_in_galaxy(frame).is_some() {
            return false;
        }
        let mut actions = Vec::new();
        self.list_galaxy(seat, frame, &mut actions);
        let [only] = actions[..] else { return false };
        self.take_galaxy(seat, frame, only, log);
        true
    }

    pub(crate) fn feed_galaxy(&mut self, frame: GalaxyFrame, outcome: ChanceOutcome, log: &mut Log<Event>) {
        let next = match (frame, outcome) {
            (GalaxyFrame::First, ChanceOutcome::Dice(faces)) => {
                self.give_first(Seat(faces.as_slice()[0] - 1), log)
            }
            (GalaxyFrame::Deal, ChanceOutcome::Shuffle(seed)) => {
                let mut factions = Faction::ALL;
                shuffle(&mut factions, seed);
                for (turn, &faction) in (0..self.setup.players).zip(&factions) {
                    self.give_faction(self.builder(turn), faction, log);
                }
                self.stack.replace_top(Frame::Galaxy(GalaxyFrame::Events(Stage::Three)));
                self.begin_leadership();
                return;
            }
            (GalaxyFrame::Events(stage), ChanceOutcome::Shuffle(seed)) => {
                self.stack_events(stage, seed);
                match stage {
                    Stage::Three => GalaxyFrame::Events(Stage::Two),
                    Stage::Two => GalaxyFrame::Events(Stage::One),
                    Stage::One if self.setup.options.galaxy == Galaxy::Ready => GalaxyFrame::Ready,
                    Stage::One => GalaxyFrame::Planets,
                }
            }
            (GalaxyFrame::Planets, ChanceOutcome::Shuffle(seed)) => {
                let mut planets: Vec<Planet> = Planet::of(self.setup.edition()).collect();
                // Emperor Arcturus has chosen his already.
                let chosen =
                    |planet: &Planet| self.players.0.iter().any(|p| p.drawn.contains(&Some(*planet)));
                planets.retain(|planet| !chosen(planet));
                shuffle(&mut planets, seed);
                let drawing: Vec<Seat> = (0..self.setup.players)
                    .map(|turn| self.builder(turn))
                    .filter(|&seat| self.players[seat].drawn == [None; 2])
                    .collect();
                for (seat, pair) in drawing.into_iter().zip(planets.chunks_exact(2)) {
                    let planets = [pair[0], pair[1]];
                    self.players[seat].drawn = planets.map(Some);
                    log.push(|| Event::PlanetsDrawn { seat, planets });
                }
                GalaxyFrame::Choose { turn: 0 }
            }
            (GalaxyFrame::Ready, ChanceOutcome::Shuffle(seed)) => {
                self.lay_ready_galaxy(seed, log);
                self.stack.replace_top(Frame::Galaxy(GalaxyFrame::Hand { turn: 0 }));
                self.install_in_setup();
                return;
            }
            (GalaxyFrame::Hand { turn }, ChanceOutcome::Shuffle(seed)) => {
                self.deal_hand(self.builder(turn), seed, log);
                GalaxyFrame::Hand { turn: turn + 1 }
            }
            _ => unreachable!("{outcome:?} does not answer {frame:?}"),
        };
        self.stack.replace_top(Frame::Galaxy(next));
    }

    /// SC 2.1.2
    fn give_first(&mut self, seat: Seat, log: &mut Log<Event>) -> GalaxyFrame {
        self.first = seat;
        log.push(|| Event::FirstPlayer { seat });
        // SC 19.2.2: teams are dealt their factions.
        if self.setup.options.teams || self.setup.options.factions == Factions::Dealt {
            GalaxyFrame::Deal
        } else {
            GalaxyFrame::Draft { turn: 0 }
        }
    }

    /// SC G89: Stage I Leadership cards are chosen before the galaxy is built.
    fn begin_leadership(&mut self) {
        if self.is_brood_war() {
            self.stack.push(Frame::Brood(BroodFrame::Choose { stage: Stage::One }));
        }
    }

    fn give_faction(&mut self, seat: Seat, faction: Faction, log: &mut Log<Event>) {
        self.players[seat].lead(faction, self.setup.edition());
        log.push(|| Event::FactionChosen { seat, faction });
    }
}

impl GalaxyFrame {
    /// Which turn it is, if it is a player's.
    const fn turn(self) -> Option<u8> {
        match self {
            Self::Draft { turn }
            | Self::Choose { turn }
            | Self::Place { turn, .. }
            | Self::Base { turn, .. }
            | Self::ZAxis { turn, .. }
            | Self::Forces { turn, .. }
            | Self::Hand { turn } => Some(turn),
            Self::First | Self::Deal | Self::Events(_) | Self::Planets | Self::Ready => None,
        }
    }

    /// The same step for the next player, because this one left.
    const fn passed(self) -> Self {
        match self {
            Self::Draft { turn } => Self::Draft { turn: turn + 1 },
            Self::Choose { turn } | Self::Place { turn, .. } | Self::Base { turn, .. } => {
                Self::Choose { turn: turn + 1 }
            }
            Self::ZAxis { turn, .. } => Self::ZAxis { turn: turn + 1, major: None },
            Self::Forces { turn, .. } => Self::Forces { turn: turn + 1, placed: 0 },
            Self::Hand { turn } => Self::Hand { turn: turn + 1 },
            Self::First | Self::Deal | Self::Events(_) | Self::Planets | Self::Ready => self,
        }
    }
}
