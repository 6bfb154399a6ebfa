//! The objectives: when their conditions are met, and what playing them does (RB 13.3).

use orrery_engine::Log;

use crate::cards::{Leader, Moment, Objective, Role, Side, System, Theatre};
use crate::event::Event;
use crate::phase::Choose;
use crate::place::Systems;
use crate::state::{At, ObjectiveZone, Rebellion};

impl Rebellion {
    /// Whether the Rebels may hold an objective as far as everybody can tell: backs show the stage (RB 13.3.16).
    pub(crate) fn may_hold_objective(&self, objective: Objective) -> bool {
        let stage = objective.def().stage;
        !self.objectives(ObjectiveZone::Box).contains(&objective)
            && self.objectives(ObjectiveZone::Hand).iter().any(|own| own.def().stage == stage)
    }

    /// Whether the condition of an objective is met now.
    pub(crate) fn is_met(&self, objective: Objective) -> bool {
        use Objective::*;
        let rebel_units = |system: System| self.force(system).has_side(Side::Rebels);
        let count = |fits: &dyn Fn(System) -> bool| System::all().filter(|&system| fits(system)).count();
        let combat = &self.combat;
        let started = combat.first == Side::Rebels;
        match objective {
            CripplingBlow => started && combat.lost_ground >= 3,
            RebelAssault => started && combat.lost_destroyer,
            MajorVictory => started && combat.lost_ships >= 3,
            Liberation => combat.subjugated && combat.won[Theatre::Ground as usize] == Some(Side::Rebels),
            ReturnOfTheJedi => combat.dark && combat.won.contains(&Some(Side::Rebels)),
            DeathStarPlansSecond | DeathStarPlansThird => self.may_use_plans(),
            CutSupplyLines => {
                let cut = |s| self.is_imperial(s) && (self.sabotaged.contains(s) || rebel_units(s));
                count(&cut) >= 3
            }
            DefendThePeople => count(&|system| self.is_rebel(system) && rebel_units(system)) >= 4,
            RegionalSupport => (0..8).any(|region| {
                let mut populous = Systems::region(region).iter().filter(|&s| self.is_populous(s)).peekable();
                // RB 18.6.4
                populous.peek().is_some() && populous.all(|system| self.is_loyal(system, Side::Rebels))
            }),
            HeartOfTheEmpire => {
                rebel_units(System::Coruscant) && !self.force(System::Coruscant).has_side(Side::Empire)
            }
            LeaveNoOneBehind => !Leader::all().any(|leader| self.is_captive(leader)),
            PopularSupport => self.loyal[Side::Rebels as usize].len() >= 6,
            EstablishOutposts => count(&rebel_units) >= 5,
            InspireSympathy => true,
        }
    }

    /// The objectives of one of these moments whose conditions are met.
    pub(crate) fn met(&self, moment: Moment) -> impl Iterator<Item = Objective> + '_ {
        Objective::all().filter(move |&objective| objective.def().moment == moment && self.is_met(objective))
    }

    /// RB 13.3.3: an objective is played and goes to the box (RB 13.3.4).
    pub(crate) fn play_objective(&mut self, objective: Objective, log: &mut Log<Event>) {
        let gained = match objective {
            Objective::InspireSympathy => self.destroyed.len() as u8,
            _ => objective.def().reputation,
        };
        log.push(|| Event::ObjectivePlayed { objective, gained });
        if objective == Objective::HeartOfTheEmpire {
            // It returns to the hand, seen by all.
            self.objectives_known[Side::Empire as usize] |= 1 << objective as u16;
        } else {
            self.objectives.shift_card(ObjectiveZone::Hand as usize, objective, ObjectiveZone::Box as usize);
        }
        if objective == Objective::ReturnOfTheJedi {
            let place = self.combat.system.into();
            // Luke only needs to be there, even captured or lured (RB 18.2.5, RB 18.8.29).
            let here = self.leader(Leader::LukeSkywalkerJedi).at == At::On(place);
            if here && self.leaders_at(Side::Empire, place).next().is_some() {
                let seat = self.seat_of(Side::Rebels, Role::General);
                self.push_choose(Choose::Jedi { seat });
            }
        }
        self.gain_reputation(gained, log);
    }
}
