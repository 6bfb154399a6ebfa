//! Choices that effects demand (RB 1.6.1): who is asked what, and what the answer does.

use orrery_engine::{Chance, ChanceOutcome, Log, Seat, shuffle};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::{ActionCard, Class, Leader, Mission, Ring, Role, Shape, Side, System, Theatre, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::place::{Place, Systems};
use crate::state::{Assigned, At, Knowledge, Mark, MissionZone, ObjectiveZone, ProbeZone, Rebellion};

/// Which units an effect may destroy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Scope {
    /// Any with a health value.
    Any,
    /// Ground units.
    Ground,
    /// One ship.
    Ship,
    /// One structure.
    Structure,
}

/// A choice of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Choose {
    /// Who wears a ring.
    Bearer { seat: Seat, ring: Ring },
    /// Which pictured leader an Assignment card takes.
    CardLeader { seat: Seat, card: ActionCard },
    /// Where it is placed.
    CardPlace { seat: Seat, card: ActionCard, leader: Leader },
    /// Which card of a deck the leader is assigned to.
    Search { seat: Seat, leader: Leader, projects: bool },
    /// Which card *Son of Skywalker* fetches.
    Fetch { seat: Seat },
    /// A deck that was searched is shuffled.
    Shuffle { side: Side, projects: bool },
    /// Which leader comes by *Undercover*.
    Undercover { seat: Seat },
    /// RB 9.16.8: units of a side worth up to so much health.
    Destroy { seat: Seat, side: Side, place: Place, left: u8, scope: Scope },
    /// One unit of a side, whatever its health.
    DestroyOne { seat: Seat, side: Side, place: Place, scope: Scope },
    /// RB 9.16.8, among the units on the Imperial queue.
    Raid { seat: Seat, left: u8 },
    /// *Demolition*: a unit on the queue for the icon of this number.
    Demolish { seat: Seat, system: System, icon: u8 },
    /// Imperial loyalty in so many other systems of a region.
    Loyalty { seat: Seat, region: u8, left: u8, done: Option<System> },
    /// RB 11.1.5: which of equally near systems.
    Nearest { seat: Seat },
    /// *Homing Beacon*: a system of the base's region.
    Beacon { seat: Seat, leader: Leader },
    /// *Interrogation Droid*: two more systems.
    Droid { seat: Seat },
    /// *Retrieve the Plans*: an objective that is shown.
    Plans { seat: Seat },
    /// *Research and Development*: which option.
    Research { seat: Seat },
    /// Which of two projects is kept.
    KeepProject { seat: Seat },
    /// *Double Our Efforts*: which unit moves down, and which has.
    Speed { seat: Seat, left: u8, done: Option<(Unit, u8)> },
    /// *Oversee Project*: which unit is deployed.
    Oversee { seat: Seat },
    /// Which of the two top objectives is kept, in hand or on top.
    KeepObjective { seat: Seat, take: bool },
    /// *Stolen Plans*: which comes next, the deepest first.
    Arrange { seat: Seat, left: u8, total: u8 },
    /// Units on the queue for the icons of a system from this number on.
    Icons { seat: Seat, side: Side, system: System, icon: u8 },
    /// *Public Uprising*: units still to come.
    Uprising { seat: Seat, circles: u8, triangles: u8 },
    /// *Support of Mon Calamari*: which option.
    Calamari { seat: Seat },
    /// *Seek Yoda*: who wears the ring.
    Yoda { seat: Seat },
    /// *Misdirection*: which leader.
    Misdirect { seat: Seat },
    /// *Plant False Lead*: random probe cards are taken.
    TakeProbes { seat: Seat },
    /// Where they go; the Empire knows that they are among the cards of this group.
    FalseLead { seat: Seat, group: u8 },
    /// *Intercept Transmission*: the probe deck is shuffled.
    ShuffleProbes,
    /// *Contingency Plan*: which starting mission.
    Contingency { seat: Seat },
    /// Which captive is rescued, and whether the leaders of the mission may go along.
    Rescue { seat: Seat, escorted: bool },
    /// RB 10.8.5: which leaders go to the base; those still to be asked about as bits.
    Escort { seat: Seat, left: u8 },
    /// Whether the Empire uses *It Is Your Destiny*.
    Destiny { seat: Seat },
    /// Whom it captures.
    DestinyLeader { seat: Seat },
    /// *Independent Operation*: where the Imperial ground units go.
    Driven { seat: Seat, from: System },
    /// So many tactic cards, from which deck.
    Tactics { seat: Seat, side: Side, left: u8, same: bool },
    /// *Return of the Jedi*: which Imperial leader is eliminated.
    Jedi { seat: Seat },
    /// RB G58: which drawn action card goes under the deck next.
    Bury { seat: Seat, side: Side },
}

impl Choose {
    pub(crate) const fn chance(self) -> Option<Chance> {
        match self {
            Self::Shuffle { .. } | Self::TakeProbes { .. } | Self::ShuffleProbes => Some(Chance::Shuffle),
            _ => None,
        }
    }

    /// Who is asked; nobody where chance is.
    pub(crate) fn seat_mut(&mut self) -> Option<&mut Seat> {
        use Choose::*;
        match self {
            Bearer { seat, .. }
            | CardLeader { seat, .. }
            | CardPlace { seat, .. }
            | Search { seat, .. }
            | Fetch { seat }
            | Undercover { seat }
            | Destroy { seat, .. }
            | DestroyOne { seat, .. }
            | Raid { seat, .. }
            | Demolish { seat, .. }
            | Loyalty { seat, .. }
            | Nearest { seat }
            | Beacon { seat, .. }
            | Droid { seat }
            | Plans { seat }
            | Research { seat }
            | KeepProject { seat }
            | Speed { seat, .. }
            | Oversee { seat }
            | KeepObjective { seat, .. }
            | Arrange { seat, .. }
            | Icons { seat, .. }
            | Uprising { seat, .. }
            | Calamari { seat }
            | Yoda { seat }
            | Misdirect { seat }
            | TakeProbes { seat }
            | FalseLead { seat, .. }
            | Contingency { seat }
            | Rescue { seat, .. }
            | Escort { seat, .. }
            | Destiny { seat }
            | DestinyLeader { seat }
            | Driven { seat, .. }
            | Tactics { seat, .. }
            | Jedi { seat }
            | Bury { seat, .. } => Some(seat),
            Shuffle { .. } | ShuffleProbes => None,
        }
    }
}

impl Rebellion {
    pub(crate) fn chooser(&self, mut choose: Choose) -> Seat {
        // Where chance is asked nobody decides, so any seat will do.
        choose.seat_mut().map_or_else(|| self.seat_of(Side::Rebels, Role::General), |seat| *seat)
    }

    pub(crate) fn pop_push(&mut self, choose: Choose) {
        self.stack.replace_top(Frame::Choose(choose));
    }

    pub(crate) fn push_choose(&mut self, choose: Choose) {
        self.stack.push(Frame::Choose(choose));
    }

    /// Goes on by itself where nothing is left to choose.
    pub(crate) fn run_choose(&mut self, choose: Choose, log: &mut Log<Event>) -> bool {
        if choose.chance().is_some() {
            return false;
        }
        match choose {
            Choose::Icons { seat, side, system, icon } => {
                return self.run_icons(seat, side, system, icon, log);
            }
            Choose::Demolish { seat, system, icon } => {
                if usize::from(icon) >= system.def().icons.len() {
                    self.stack.pop();
                    return true;
                }
                let mut actions = Vec::new();
                self.list_choose(choose, &mut actions);
                if actions.is_empty() {
                    self.pop_push(Choose::Demolish { seat, system, icon: icon + 1 });
                    return true;
                }
                return false;
            }
            Choose::Escort { left: 0, .. } => {
                self.stack.pop();
                self.offer_destiny(log);
                return true;
            }
            _ => (),
        }
        let mut actions = Vec::new();
        self.list_choose(choose, &mut actions);
        match actions[..] {
            // Nothing fits: that part of the effect is skipped (RB 1.6.2).
            // Whether a hidden card allows something is not told by being asked or not.
            [] | [Action::Finish | Action::Decline]
                if !matches!(choose, Choose::Destiny { .. } | Choose::Fetch { .. }) =>
            {
                self.stack.pop();
                true
            }
            _ => false,
        }
    }

    pub(crate) fn list_choose(&self, choose: Choose, actions: &mut Vec<Action>) {
        match choose {
            Choose::Bearer { ring, .. } => {
                let bearers = Leader::all().filter(|&leader| self.may_bear(ring, leader));
                actions.extend(bearers.map(Action::ChooseLeader));
            }
            Choose::CardLeader { card, .. } => actions.extend(self.takers(card).map(Action::ChooseLeader)),
            Choose::CardPlace { card, .. } => {
                let places = Place::all().filter(|&place| self.fits_card(card, place));
                actions.extend(places.map(Action::ChoosePlace));
            }
            Choose::Search { projects, .. } => {
                let (side, zone) = if projects {
                    (Side::Empire, MissionZone::Projects)
                } else {
                    (Side::Rebels, MissionZone::Deck)
                };
                let mut cards = self.missions(side, zone).to_vec();
                cards.sort_unstable();
                cards.dedup();
                actions.extend(cards.into_iter().map(Action::ChooseMission));
            }
            Choose::Fetch { .. } => {
                let deck = self.missions(Side::Rebels, MissionZone::Deck);
                let found = [Mission::DaringRescue, Mission::SeekYoda];
                actions
                    .extend(found.into_iter().filter(|card| deck.contains(card)).map(Action::ChooseMission));
                actions.push(Action::Decline);
            }
            Choose::Undercover { .. } => actions.extend(self.undercover().map(Action::ChooseLeader)),
            Choose::Destroy { side, place, left, scope, .. } => {
                let fits = |&unit: &Unit| {
                    let health = unit.health();
                    let theatre = scope == Scope::Any || unit.theatre() == Theatre::Ground;
                    (1..=left).contains(&health) && theatre
                };
                let force = self.force(place);
                let units = Unit::of(side).filter(|&unit| force.count(unit) > 0).filter(fits);
                actions.extend(units.map(|unit| Action::ChooseUnit { unit, place }));
                actions.push(Action::Finish);
            }
            Choose::DestroyOne { side, place, scope, .. } => {
                let force = self.force(place);
                let fits = |&unit: &Unit| match scope {
                    Scope::Ship => unit.is_ship(),
                    _ => unit.def().class == Class::Structure,
                };
                let units = Unit::of(side).filter(|&unit| force.count(unit) > 0).filter(fits);
                actions.extend(units.map(|unit| Action::ChooseUnit { unit, place }));
            }
            Choose::Raid { left, .. } => {
                self.list_queued(|unit| (1..=left).contains(&unit.health()), actions);
                actions.push(Action::Finish);
            }
            Choose::Demolish { system, icon, .. } => {
                let icon = system.def().icons.get(usize::from(icon)).copied();
                self.list_queued(|unit| unit.def().icon.is_some() && unit.def().icon == icon, actions);
            }
            Choose::Loyalty { region, done, .. } => {
                let systems = Systems::region(region)
                    .iter()
                    .filter(|&system| self.is_populous(system) && done != Some(system));
                actions.extend(systems.map(|system| Action::ChoosePlace(system.into())));
            }
            Choose::Nearest { .. } => {
                actions
                    .extend(self.nearest_imperial().iter().map(|system| Action::ChoosePlace(system.into())));
            }
            Choose::Beacon { .. } => {
                let region = self.base.map_or(Systems::EMPTY, |base| Systems::region(base.def().region));
                actions.extend(region.iter().map(|system| Action::ChoosePlace(system.into())));
            }
            Choose::Droid { .. } => {
                for first in System::all().filter(|&system| Some(system) != self.base) {
                    for second in System::all().filter(|&system| Some(system) != self.base && system > first)
                    {
                        actions.push(Action::Name { first, second });
                    }
                }
            }
            Choose::Plans { .. } => {
                let hand = self.objectives(ObjectiveZone::Hand).iter();
                actions.extend(hand.map(|&objective| Action::ChooseObjective(objective)));
            }
            Choose::Research { .. } => {
                actions.push(Action::ChooseOption(0));
                let repair = self.run.place.system().is_some_and(|system| self.sabotaged.contains(system));
                if repair {
                    actions.push(Action::ChooseOption(1));
                }
            }
            Choose::KeepProject { .. } => {
                let mut cards = self.missions(Side::Empire, MissionZone::Looked).to_vec();
                cards.sort_unstable();
                cards.dedup();
                actions.extend(cards.into_iter().map(Action::ChooseMission));
            }
            Choose::Speed { done, .. } => {
                for space in [2, 3] {
                    for unit in Unit::of(Side::Empire) {
                        let mut count = self.queue[space - 1].count(unit);
                        // The unit that has moved does not move again.
                        if done == Some((unit, space as u8 - 1)) || done == Some((unit, space as u8)) {
                            count = count.saturating_sub(u8::from(done == Some((unit, space as u8))));
                        }
                        if count > 0 {
                            actions.push(Action::ChooseQueued { unit, space: space as u8 });
                        }
                    }
                }
                actions.push(Action::Finish);
            }
            Choose::Oversee { .. } => {
                for space in [1_u8, 2] {
                    for unit in Unit::of(Side::Empire) {
                        if self.queue[usize::from(space) - 1].count(unit) > 0 && self.may_oversee(unit) {
                            actions.push(Action::ChooseQueued { unit, space });
                        }
                    }
                }
            }
            Choose::KeepObjective { .. } => {
                let deck = self.objectives(ObjectiveZone::Deck);
                let top = &deck[deck.len().saturating_sub(2)..];
                actions.extend(top.iter().rev().map(|&objective| Action::ChooseObjective(objective)));
            }
            Choose::Arrange { left, total, .. } => {
                let looked = self.looked_objectives(left, total);
                actions.extend(looked.iter().map(|&objective| Action::ChooseObjective(objective)));
            }
            Choose::Icons { side, system, icon, .. } => {
                if let Some(icon) = system.def().icons.get(usize::from(icon)) {
                    let units = icon.units(side).filter(|&unit| self.supply.count(unit) > 0);
                    actions.extend(units.map(Action::Build));
                }
            }
            Choose::Uprising { circles, triangles, .. } => {
                let fits = |&unit: &Unit| match unit.def().icon.map(|icon| icon.shape) {
                    Some(Shape::Circle) => circles > 0,
                    Some(Shape::Triangle) => triangles > 0,
                    _ => false,
                };
                let units = Unit::of(Side::Rebels).filter(fits).filter(|&unit| self.supply.count(unit) > 0);
                actions.extend(units.map(Action::Build));
            }
            Choose::Calamari { .. } => actions.extend([0, 1].map(Action::ChooseOption)),
            Choose::Yoda { .. } => {
                let free = |&leader: &Leader| self.may_bear(Ring::MasterYoda, leader);
                actions.extend(self.run.crew().filter(free).map(Action::ChooseLeader));
            }
            Choose::Misdirect { .. } => {
                let fits = |&leader: &Leader| {
                    self.side_of(leader) == Side::Rebels
                        && !matches!(self.leader(leader).at, At::Supply | At::Box)
                };
                actions.extend(Leader::all().filter(fits).map(Action::ChooseLeader));
            }
            Choose::FalseLead { .. } => {
                for &system in self.probes(ProbeZone::Drawn) {
                    actions.extend([true, false].map(|top| Action::Lay { system, top }));
                }
            }
            Choose::Contingency { .. } => {
                let mut hand = self.missions(Side::Rebels, MissionZone::Hand).to_vec();
                hand.retain(|card| card.is_starting());
                hand.sort_unstable();
                actions.extend(hand.into_iter().map(Action::ChooseMission));
            }
            Choose::Rescue { .. } => {
                actions.extend(self.captives_at(self.run.place).map(Action::ChooseLeader));
            }
            Choose::Escort { left, .. } => {
                let leaders = self.run.leaders.iter().enumerate().filter(|&(n, _)| left & (1 << n) != 0);
                actions.extend(leaders.filter_map(|(_, &leader)| leader).map(Action::ChooseLeader));
                actions.push(Action::Finish);
            }
            Choose::Destiny { seat } => {
                if self.holds(seat, ActionCard::ItIsYourDestiny) {
                    actions.push(Action::UseCard(ActionCard::ItIsYourDestiny));
                }
                actions.push(Action::Decline);
            }
            Choose::DestinyLeader { .. } => {
                actions.extend(self.destined().map(Action::ChooseLeader));
            }
            Choose::Driven { from, .. } => {
                let systems = System::all().filter(|&to| self.may_be_driven_to(from, to));
                actions.extend(systems.map(|system| Action::ChoosePlace(system.into())));
            }
            Choose::Tactics { .. } => {
                for theatre in Theatre::BOTH {
                    if self.can_draw_tactic(theatre) {
                        actions.push(Action::ChooseOption(theatre as u8));
                    }
                }
            }
            Choose::Jedi { .. } => {
                let place = self.combat.system.into();
                actions.extend(self.leaders_at(Side::Empire, place).map(Action::ChooseLeader));
            }
            Choose::Bury { side, .. } => {
                actions.extend(self.actions[side as usize].drawn.iter().map(Action::Bury));
            }
            Choose::Shuffle { .. } | Choose::TakeProbes { .. } | Choose::ShuffleProbes => (),
        }
    }

    fn list_queued(&self, fits: impl Fn(Unit) -> bool, actions: &mut Vec<Action>) {
        for space in 1..=3_u8 {
            for unit in Unit::of(Side::Empire) {
                if self.queue[usize::from(space) - 1].count(unit) > 0 && fits(unit) {
                    actions.push(Action::ChooseQueued { unit, space });
                }
            }
        }
    }

    pub(crate) fn take_choose(&mut self, choose: Choose, action: Action, log: &mut Log<Event>) {
        self.stack.pop();
        match (choose, action) {
            (Choose::Bearer { ring, .. }, Action::ChooseLeader(leader)) => self.attach(ring, leader, log),
            (Choose::CardLeader { seat, card }, Action::ChooseLeader(leader)) => {
                self.card_with_leader(seat, card, leader, log);
            }
            (Choose::CardPlace { seat, card, leader }, Action::ChoosePlace(place)) => {
                self.put_leader(leader, place, log);
                self.card_in_place(seat, card, place, log);
            }
            (Choose::Search { leader, projects, .. }, Action::ChooseMission(mission)) => {
                let (side, zone, mark) = if projects {
                    (Side::Empire, MissionZone::Projects, Mark::Project)
                } else {
                    (Side::Rebels, MissionZone::Deck, Mark::Deck)
                };
                let missions = &mut self.missions[side as usize];
                missions.shift_card(zone as usize, mission, MissionZone::Table as usize);
                self.push_choose(Choose::Shuffle { side, projects });
                self.assign(side, mission, leader, mark, log);
            }
            (Choose::Fetch { .. }, Action::ChooseMission(mission)) => {
                let missions = &mut self.missions[Side::Rebels as usize];
                missions.shift_card(MissionZone::Deck as usize, mission, MissionZone::Hand as usize);
                log.push(|| Event::MissionFetched { side: Side::Rebels, mission: Some(mission) });
                self.push_choose(Choose::Shuffle { side: Side::Rebels, projects: false });
            }
            (Choose::Undercover { .. }, Action::ChooseLeader(leader)) => {
                self.put_leader(leader, self.run.place, log);
            }
            (Choose::Destroy { seat, side, left, scope, .. }, Action::ChooseUnit { unit, place }) => {
                self.push_choose(Choose::Destroy { seat, side, place, left: left - unit.health(), scope });
                self.destroy(unit, place, log);
            }
            (Choose::DestroyOne { .. }, Action::ChooseUnit { unit, place }) => self.destroy(unit, place, log),
            (Choose::Raid { seat, left }, Action::ChooseQueued { unit, space }) => {
                self.push_choose(Choose::Raid { seat, left: left - unit.health() });
                self.destroy_queued(unit, space, log);
            }
            (Choose::Demolish { seat, system, icon }, Action::ChooseQueued { unit, space }) => {
                self.push_choose(Choose::Demolish { seat, system, icon: icon + 1 });
                self.destroy_queued(unit, space, log);
            }
            (Choose::Loyalty { seat, region, left, .. }, Action::ChoosePlace(place)) => {
                let system = place.system().expect("checked: a system");
                if left > 1 {
                    self.push_choose(Choose::Loyalty { seat, region, left: left - 1, done: Some(system) });
                }
                self.gain_loyalty(system, Side::Empire, 1, log);
            }
            (Choose::Nearest { .. }, Action::ChoosePlace(place)) => self.take_bounty_to(place, log),
            (Choose::Beacon { leader, .. }, Action::ChoosePlace(place)) => {
                let region = place.system().expect("checked: a system").def().region;
                if !self.revealed {
                    self.possible = self.possible.and(Systems::region(region));
                }
                self.leader_mut(leader).ring = None;
                log.push(|| Event::Rescued { leader });
                self.put_leader(leader, place, log);
            }
            (Choose::Droid { .. }, Action::Name { first, second }) => {
                let base = self.base.expect("a base has been chosen");
                let mut systems = [first, second, base];
                systems.sort_unstable();
                if !self.revealed {
                    self.possible = self.possible.and(systems.into_iter().collect());
                }
                log.push(|| Event::Named { systems });
            }
            (Choose::Plans { .. }, Action::ChooseObjective(objective)) => {
                self.bury_objective(objective, ObjectiveZone::Hand, &Side::BOTH, log);
            }
            (Choose::Research { seat }, Action::ChooseOption(option)) => self.research(seat, option, log),
            (Choose::KeepProject { .. }, Action::ChooseMission(mission)) => self.keep_project(mission, log),
            (Choose::Speed { seat, left, .. }, Action::ChooseQueued { unit, space }) => {
                let at = usize::from(space) - 1;
                self.queue[at].take(unit, 1);
                self.queue[at - 1].add(unit, 1);
                log.push(|| Event::Advanced { unit, from: space, to: space - 1 });
                if left > 1 {
                    self.push_choose(Choose::Speed { seat, left: left - 1, done: Some((unit, space - 1)) });
                }
            }
            (Choose::Oversee { .. }, Action::ChooseQueued { unit, space }) => {
                self.queue[usize::from(space) - 1].take(unit, 1);
                self.deploy_unit(unit, self.run.place, log);
            }
            (Choose::KeepObjective { take, .. }, Action::ChooseObjective(objective)) => {
                self.keep_objective(objective, take, log);
            }
            (Choose::Arrange { seat, left, total }, Action::ChooseObjective(objective)) => {
                let deck = ObjectiveZone::Deck as usize;
                self.objectives.shift_card(deck, objective, deck);
                if left > 1 {
                    self.push_choose(Choose::Arrange { seat, left: left - 1, total });
                }
            }
            (Choose::Icons { seat, side, system, icon }, Action::Build(unit)) => {
                self.push_choose(Choose::Icons { seat, side, system, icon: icon + 1 });
                self.enqueue(unit, system.def().number, log);
            }
            (Choose::Uprising { seat, circles, triangles }, Action::Build(unit)) => {
                let circle = unit.def().icon.is_some_and(|icon| icon.shape == Shape::Circle);
                let (circles, triangles) =
                    if circle { (circles - 1, triangles) } else { (circles, triangles - 1) };
                if circles + triangles > 0 {
                    self.push_choose(Choose::Uprising { seat, circles, triangles });
                }
                self.gain(unit, self.run.place, log);
            }
            (Choose::Calamari { .. }, Action::ChooseOption(option)) => {
                if option == 0 {
                    self.gain_loyalty(System::MonCalamari, Side::Rebels, 2, log);
                } else {
                    self.enqueue(Unit::MonCalamariCruiser, 3, log);
                }
            }
            (Choose::Yoda { .. }, Action::ChooseLeader(leader)) => self.attach(Ring::MasterYoda, leader, log),
            (Choose::Misdirect { .. }, Action::ChooseLeader(leader)) => {
                self.round.misdirected = Some(leader);
                log.push(|| Event::Misdirected { leader });
            }
            (Choose::FalseLead { seat, group }, Action::Lay { system, top }) => {
                self.lay_probe(system, top, group, log);
                self.push_choose(Choose::FalseLead { seat, group });
            }
            (Choose::Contingency { .. }, Action::ChooseMission(mission)) => {
                let missions = &mut self.missions[Side::Rebels as usize];
                missions.shift_card(MissionZone::Hand as usize, mission, MissionZone::Table as usize);
                let slot = self.assigned[Side::Rebels as usize].len() as u8;
                let leaders = self.run.leaders;
                self.assigned[Side::Rebels as usize].push(Assigned {
                    mission,
                    leaders,
                    mark: Mark::Starting,
                });
                for leader in leaders.into_iter().flatten() {
                    log.push(|| Event::Assigned { side: Side::Rebels, slot, leader, mission: Some(mission) });
                }
            }
            (Choose::Rescue { escorted, .. }, Action::ChooseLeader(leader)) => {
                self.rescue_captive(leader, escorted, log);
            }
            (Choose::Escort { seat, left }, Action::ChooseLeader(leader)) => {
                let n =
                    self.run.leaders.iter().position(|&own| own == Some(leader)).expect("checked: assigned");
                self.run.going |= 1 << n;
                self.push_choose(Choose::Escort { seat, left: left & !(1 << n) });
            }
            (Choose::Escort { seat, .. }, Action::Finish) => {
                self.push_choose(Choose::Escort { seat, left: 0 });
            }
            (Choose::Destiny { seat }, Action::UseCard(card)) => {
                self.spend_card(Side::Empire, card, seat, log);
                let leaders: Vec<Leader> = self.destined().collect();
                match leaders[..] {
                    [leader] => self.take_destined(leader, log),
                    _ => self.push_choose(Choose::DestinyLeader { seat }),
                }
            }
            (Choose::Destiny { .. }, Action::Decline) => self.escort_leaders(log),
            (Choose::DestinyLeader { .. }, Action::ChooseLeader(leader)) => self.take_destined(leader, log),
            (Choose::Driven { from, .. }, Action::ChoosePlace(to)) => self.drive_out(from, to, log),
            (Choose::Tactics { seat, side, left, same }, Action::ChooseOption(option)) => {
                let theatre = Theatre::BOTH[usize::from(option)];
                if same {
                    self.draw_tactics(side, theatre, left, log);
                } else {
                    if left > 1 {
                        self.push_choose(Choose::Tactics { seat, side, left: left - 1, same });
                    }
                    self.draw_tactics(side, theatre, 1, log);
                }
            }
            (Choose::Jedi { .. }, Action::ChooseLeader(leader)) => self.eliminate(leader, log),
            (Choose::Bury { seat, side }, Action::Bury(card)) => {
                self.bury_action(side, card);
                self.push_choose(Choose::Bury { seat, side });
            }
            (_, Action::Finish | Action::Decline) => (),
            _ => unreachable!("checked: {action:?} in {choose:?}"),
        }
    }

    pub(crate) fn feed_choose(&mut self, choose: Choose, outcome: ChanceOutcome, log: &mut Log<Event>) {
        let ChanceOutcome::Shuffle(seed) = outcome else { unreachable!("{outcome:?} is no shuffle") };
        self.stack.pop();
        match choose {
            Choose::Shuffle { side, projects } => {
                let zone = if projects { MissionZone::Projects } else { MissionZone::Deck };
                let cards = self.missions[side as usize].get_mut(zone as usize);
                cards.sort_unstable();
                shuffle(cards, seed);
                if projects {
                    self.known_projects = 0;
                }
            }
            Choose::ShuffleProbes => {
                let deck = self.probes.get_mut(ProbeZone::Deck as usize);
                deck.sort_unstable();
                shuffle(deck, seed);
                self.probes_known.iter_mut().for_each(|marks| *marks = [Knowledge::Nothing; 2]);
            }
            Choose::TakeProbes { seat } => self.take_probes(seat, seed, log),
            _ => unreachable!("{outcome:?} does not answer {choose:?}"),
        }
    }
}
