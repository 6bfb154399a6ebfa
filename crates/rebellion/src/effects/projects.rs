//! The Imperial projects, and how they are drawn.

use orrery_engine::{Log, Seat};

use crate::cards::{Mission, Side, Unit};
use crate::event::Event;
use crate::phase::{Choose, Pile};
use crate::state::{MissionZone, Rebellion};

impl Rebellion {
    pub(crate) fn project_effect(&mut self, log: &mut Log<Event>) {
        use Mission::*;
        let (seat, place) = (self.run.seat, self.run.place);
        let system = place.system().expect("projects take place in systems");
        match self.run.mission {
            // RB 12.11.1
            ConstructDeathStar => {
                self.gain(Unit::DeathStarUnderConstruction, place, log);
                self.enqueue(Unit::DeathStar, 3, log);
            }
            ConstructFactory => {
                self.repair(system, log);
                self.push_choose(Choose::Icons { seat, side: Side::Empire, system, icon: 0 });
            }
            ConstructSuperStarDestroyer => self.enqueue(Unit::SuperStarDestroyer, 3, log),
            OverseeProject => {
                // RB 18.8.20
                if !self.sabotaged.contains(system) {
                    self.push_choose(Choose::Oversee { seat });
                }
            }
            SuperlaserOnline => {
                let region = system.def().region;
                self.push_choose(Choose::Loyalty { seat, region, left: 1, done: None });
                self.destroy_system(system, log);
            }
            other => unreachable!("{other:?} is no project"),
        }
    }

    /// RB 18.3.3: a Death Star is deployed only where the one under construction is.
    pub(crate) fn may_oversee(&self, unit: Unit) -> bool {
        let force = self.force(self.run.place);
        unit != Unit::DeathStar || force.count(Unit::DeathStarUnderConstruction) > 0
    }

    /// A unit that left the queue is put in a place; a finished Death Star replaces the unfinished one (RB 12.11.5).
    pub(crate) fn deploy_unit(&mut self, unit: Unit, place: crate::place::Place, log: &mut Log<Event>) {
        self.force_mut(place).add(unit, 1);
        if unit == Unit::DeathStar {
            self.force_mut(place).take(Unit::DeathStarUnderConstruction, 1);
            self.supply.add(Unit::DeathStarUnderConstruction, 1);
        }
        log.push(|| Event::Deployed { unit, place });
    }

    /// The Empire draws projects into its hand (RB 8.13.2, RB 16.6.5).
    pub(crate) fn draw_projects(&mut self, count: u8, log: &mut Log<Event>) {
        self.draw_cards(Side::Empire, Pile::Projects, count, log);
    }

    /// *Research and Development*: look at two and keep one, or repair and draw one.
    pub(crate) fn research(&mut self, seat: Seat, option: u8, log: &mut Log<Event>) {
        if option == 0 {
            self.push_choose(Choose::KeepProject { seat });
            self.draw_cards(Side::Empire, Pile::Looked, 2, log);
        } else {
            if let Some(system) = self.run.place.system() {
                self.repair(system, log);
            }
            self.draw_projects(1, log);
        }
    }

    /// One of the projects looked at is kept; the other goes under the deck.
    pub(crate) fn keep_project(&mut self, mission: Mission, log: &mut Log<Event>) {
        let missions = &mut self.missions[Side::Empire as usize];
        let (looked, projects) = (MissionZone::Looked as usize, MissionZone::Projects as usize);
        missions.shift_card(looked, mission, MissionZone::Hand as usize);
        if let Some(mission) = missions.shift_top(looked, projects) {
            missions.get_mut(projects).rotate_right(1);
            self.known_projects += 1;
            log.push(|| Event::ProjectBuried { mission: Some(mission) });
        }
    }
}
