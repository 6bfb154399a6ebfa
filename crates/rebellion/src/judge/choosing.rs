//! What effects let one choose.

use super::table::{harvest, holding, power, talent, title};
use super::{Judge, NEVER};
use crate::action::Action;
use crate::cards::{Leader, Objective, Side, System, Theatre};
use crate::phase::Choose;

impl Judge<'_> {
    pub(super) fn choose(&self, choose: Choose, action: Action) -> i32 {
        let game = self.game;
        match (choose, action) {
            (
                Choose::Bearer { .. } | Choose::Yoda { .. } | Choose::Misdirect { .. },
                Action::ChooseLeader(leader),
            ) => talent(leader),
            (Choose::CardLeader { .. }, Action::ChooseLeader(leader)) => -self.spare(leader),
            (Choose::CardPlace { card, .. }, Action::ChoosePlace(place)) => self.card_at(card, place),
            (Choose::Search { leader, .. }, Action::ChooseMission(mission)) => {
                let ready = leader.icons(mission.def().skill) >= mission.def().required;
                if ready { self.errand(mission, [Some(leader), None]) } else { NEVER / 10 + title(mission) }
            }
            (Choose::Fetch { .. } | Choose::KeepProject { .. }, Action::ChooseMission(mission)) => {
                title(mission) + self.best_use(mission).clamp(0, 150) / 2
            }
            (Choose::Contingency { .. }, Action::ChooseMission(mission)) => {
                self.errand(mission, game.run.leaders)
            }
            (Choose::Undercover { .. }, Action::ChooseLeader(leader)) => {
                i32::from(leader.icons(game.run.mission.def().skill))
            }
            (
                Choose::Destroy { side, .. } | Choose::DestroyOne { side, .. },
                Action::ChooseUnit { unit, .. },
            ) => {
                let worth = power(unit) * 4 / i32::from(unit.health().max(1)) + power(unit);
                if side == self.side { -worth } else { worth }
            }
            (Choose::Raid { .. } | Choose::Demolish { .. }, Action::ChooseQueued { unit, space }) => {
                power(unit) * 4 / i32::from(unit.health().max(1)) + power(unit) - i32::from(space)
            }
            (Choose::Loyalty { .. }, Action::ChoosePlace(place)) => {
                place.system().map_or(NEVER, |system| self.loyalty(system, Side::Empire, 1))
            }
            (Choose::Nearest { .. }, Action::ChoosePlace(place)) => {
                i32::from(game.force(place).total(Side::Empire))
            }
            (Choose::Beacon { .. }, Action::ChoosePlace(place)) => {
                // Where no Imperial unit can take the leader again, and not in the base's own system.
                let enemy = game.force(place).has_side(Side::Empire);
                let home = place.system() == game.base.filter(|_| self.side == Side::Rebels);
                if enemy {
                    -20
                } else if home {
                    -5
                } else {
                    0
                }
            }
            (Choose::Droid { .. }, Action::Name { first, second }) => self.decoy(first) + self.decoy(second),
            (Choose::Plans { .. }, Action::ChooseObjective(objective)) => self.promise_of(objective),
            (Choose::Research { .. }, Action::ChooseOption(option)) => {
                let here = game.run.place.system().map_or(0, harvest);
                if option == 0 { 20 } else { here }
            }
            (Choose::Speed { .. } | Choose::Oversee { .. }, Action::ChooseQueued { unit, space }) => {
                power(unit) + 2 * i32::from(space)
            }
            (Choose::KeepObjective { .. }, Action::ChooseObjective(objective)) => self.promise_of(objective),
            // The deepest is chosen first.
            (Choose::Arrange { .. }, Action::ChooseObjective(objective)) => -self.promise_of(objective),
            (Choose::Icons { .. } | Choose::Uprising { .. }, Action::Build(unit)) => {
                let ground = choose_is_uprising(choose) && unit.theatre() == Theatre::Ground;
                self.refresh(Action::Build(unit)) + if ground { 30 } else { 0 }
            }
            (Choose::Calamari { .. }, Action::ChooseOption(option)) => {
                if option == 0 {
                    self.loyalty(System::MonCalamari, Side::Rebels, 2)
                } else {
                    40
                }
            }
            (Choose::FalseLead { .. }, Action::Lay { system, top }) => self.false_lead(system, top),
            (Choose::Rescue { .. }, Action::ChooseLeader(leader)) => talent(leader),
            (Choose::Escort { .. }, Action::ChooseLeader(_)) => 20,
            (Choose::Destiny { .. }, Action::UseCard(_)) => 60,
            (Choose::DestinyLeader { .. } | Choose::Jedi { .. }, Action::ChooseLeader(leader)) => {
                talent(leader)
            }
            (Choose::Driven { .. }, Action::ChoosePlace(place)) => place
                .system()
                .map_or(NEVER, |system| self.near(system) + holding(game, system, Side::Empire) / 4),
            (Choose::Tactics { .. }, Action::ChooseOption(theatre)) => {
                let theatre = Theatre::BOTH[usize::from(theatre)];
                if game.share(game.combat.system, theatre) { 20 } else { 0 }
            }
            _ => 0,
        }
    }

    /// How good a system is to be named beside the base: one the Empire cannot rule out, and far from it.
    fn decoy(&self, system: System) -> i32 {
        i32::from(self.belief().weight(system) > 0) * 50 + i32::from(self.belief().weight(system)) / 10
            - if self.base().is_some() && self.game.is_near_base(system) { 20 } else { 0 }
    }

    /// What an objective is worth to the Rebels: those that can be met soon.
    pub(super) fn promise_of(&self, objective: Objective) -> i32 {
        use Objective::*;
        let game = self.game;
        let near = match objective {
            LeaveNoOneBehind => 60 - if Leader::all().any(|leader| game.is_captive(leader)) { 40 } else { 0 },
            PopularSupport => 10 * game.loyal[Side::Rebels as usize].len() as i32,
            RegionalSupport | DefendThePeople | CutSupplyLines | EstablishOutposts => 35,
            HeartOfTheEmpire => 5,
            InspireSympathy => 90 * game.destroyed.len() as i32,
            DeathStarPlansSecond | DeathStarPlansThird => 45,
            CripplingBlow | MajorVictory | Liberation => 40,
            RebelAssault | ReturnOfTheJedi => 30,
        };
        near + 10 * i32::from(objective.def().reputation)
    }

    /// Cards of places the base may be in go under the deck, the others on top: the Empire is to draw what it knows.
    fn false_lead(&self, system: System, top: bool) -> i32 {
        let open = self.game.possible.contains(system);
        if open == top { 0 } else { 10 }
    }
}

const fn choose_is_uprising(choose: Choose) -> bool {
    matches!(choose, Choose::Uprising { .. })
}
