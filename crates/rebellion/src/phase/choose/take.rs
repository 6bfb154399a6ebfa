//! What the choice does.

use orrery_engine::{ChanceOutcome, Log, shuffle};

use super::Choose;
use crate::action::Action;
use crate::cards::{Leader, Ring, Shape, Side, System, Theatre, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::place::Systems;
use crate::state::{Assigned, Knowledge, Mark, MissionZone, ObjectiveZone, ProbeZone, Rebellion};

impl Rebellion {
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
                let place = self.run.place;
                self.stack.push(Frame::Gain { side: Side::Rebels, place, unit, left: 1 });
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
