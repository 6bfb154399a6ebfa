//! What effects let one choose.

use super::{Choose, Scope};
use crate::action::Action;
use crate::cards::{ActionCard, Class, Leader, Mission, Ring, Shape, Side, System, Theatre, Unit};
use crate::place::{Place, Systems};
use crate::state::{At, MissionZone, ObjectiveZone, ProbeZone, Rebellion};

impl Rebellion {
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
                // RB G96
                if self.run.target.is_some_and(|leader| self.is_captive(leader)) {
                    let nearest = self.nearest_imperial();
                    actions.extend(nearest.iter().map(|system| Action::ChoosePlace(system.into())));
                }
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
                let units = Unit::of(Side::Rebels).filter(fits).filter(|&unit| self.may_gain(unit));
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
}
