//! *Death Star Plans* (RB 9.14).

use orrery_engine::{Log, Seat};

use super::CombatStep;
use crate::action::Action;
use crate::cards::{ActionCard, Class, Colour, Face, Objective, Ring, Side, Theatre, Unit};
use crate::event::Event;
use crate::state::{ObjectiveZone, Rebellion};

impl Rebellion {
    /// Whether *Death Star Plans* can be used now: a station and a Rebel fighter are there, and none was used in this
    /// round (RB 9.14.4 to RB 9.14.6, RB 9.14.10, RB 13.3.14).
    pub(crate) fn may_use_plans(&self) -> bool {
        let force = self.force(self.combat_place());
        let fighter = |unit: Unit| unit.def().class == Class::Fighter && force.count(unit) > 0;
        self.combat.active
            && !self.combat.plans
            && !self.combat.objective
            && self.stations().next().is_some()
            && Unit::of(Side::Rebels).any(fighter)
    }

    /// The Death Stars in the combat, finished or not.
    pub(crate) fn stations(&self) -> impl Iterator<Item = Unit> + '_ {
        let force = self.force(self.combat_place());
        Unit::of(Side::Empire).filter(move |&unit| unit.is_station() && force.count(unit) > 0)
    }

    /// How many dice of the roll are set.
    pub(crate) fn plans_set(&self) -> u8 {
        self.combat.set[Colour::Red as usize].iter().sum()
    }

    pub(crate) fn run_plans(&mut self, step: CombatStep, log: &mut Log<Event>) -> bool {
        match step {
            CombatStep::PlansTarget { objective } => {
                let stations: Vec<Unit> = self.stations().collect();
                let [target] = stations[..] else { return false };
                self.next_combat(CombatStep::PlansSet { objective, target, set: 0 })
            }
            CombatStep::PlansSet { objective, target, set } => {
                let card = ActionCard::OneInAMillion;
                let asked = set > 0
                    || (self.plans_set() == 0
                        && self.may_hold(Side::Rebels, card)
                        && self.present(card, self.combat_place()).next().is_some());
                if asked { false } else { self.next_combat(CombatStep::PlansRoll { objective, target }) }
            }
            CombatStep::PlansRing { objective, target } => {
                if self.may_use_yoda(Side::Rebels) {
                    return false;
                }
                self.end_plans(objective, target, log);
                true
            }
            _ => false,
        }
    }

    pub(crate) fn list_plans(&self, step: CombatStep, actions: &mut Vec<Action>) {
        match step {
            CombatStep::Plans => {
                let hand = self.objectives(ObjectiveZone::Hand).iter();
                let plans = hand.filter(|own| own.is_plans());
                actions.extend(plans.map(|&own| Action::PlayObjective(own)));
                actions.push(Action::Decline);
            }
            CombatStep::PlansTarget { .. } => {
                let place = self.combat_place();
                actions.extend(self.stations().map(|unit| Action::ChooseUnit { unit, place }));
            }
            CombatStep::PlansSet { set: 0, .. } => {
                let card = ActionCard::OneInAMillion;
                if self.seats_of(Side::Rebels).any(|seat| self.holds(seat, card)) {
                    actions.push(Action::UseCard(card));
                }
                actions.push(Action::Decline);
            }
            CombatStep::PlansSet { .. } => {
                actions.extend(Face::ALL.map(|face| Action::SetDie { colour: Colour::Red, face }));
                actions.push(Action::Finish);
            }
            CombatStep::PlansRing { .. } => {
                self.list_dice(actions);
                actions.push(Action::Decline);
            }
            _ => (),
        }
    }

    pub(crate) fn take_plans(&mut self, step: CombatStep, seat: Seat, action: Action, log: &mut Log<Event>) {
        match (step, action) {
            (CombatStep::Plans, Action::PlayObjective(objective)) => {
                self.combat.plans = true;
                self.combat.rolled = true;
                self.next_combat(CombatStep::PlansTarget { objective });
            }
            (CombatStep::Plans, _) => {
                // Declined: the other objectives come next.
                self.combat.plans = true;
                self.next_combat(CombatStep::Objectives { after: Some(Theatre::Space) });
            }
            (CombatStep::PlansTarget { objective }, Action::ChooseUnit { unit, .. }) => {
                self.next_combat(CombatStep::PlansSet { objective, target: unit, set: 0 });
            }
            (CombatStep::PlansSet { objective, target, .. }, Action::UseCard(card)) => {
                self.spend_card(Side::Rebels, card, seat, log);
                self.next_combat(CombatStep::PlansSet { objective, target, set: 2 });
            }
            (CombatStep::PlansSet { objective, target, set }, Action::SetDie { colour, face }) => {
                self.combat.set[colour as usize][face as usize] += 1;
                log.push(|| Event::DieSet { colour, face });
                if set > 1 {
                    self.next_combat(CombatStep::PlansSet { objective, target, set: set - 1 });
                } else {
                    self.next_combat(CombatStep::PlansRoll { objective, target });
                }
            }
            (CombatStep::PlansSet { objective, target, .. }, _) => {
                self.next_combat(CombatStep::PlansRoll { objective, target });
            }
            (CombatStep::PlansRing { objective, target }, Action::PickDie { colour, face }) => {
                let leader = self.bearer(Ring::MasterYoda).expect("checked: somebody wears it");
                log.push(|| Event::RingUsed { ring: Ring::MasterYoda, leader });
                self.round.yoda = true;
                self.combat.dice[colour as usize][face as usize] -= 1;
                self.next_combat(CombatStep::PlansReroll { objective, target });
            }
            (CombatStep::PlansRing { objective, target }, _) => self.end_plans(objective, target, log),
            _ => unreachable!("checked: {action:?} in {step:?}"),
        }
    }

    pub(crate) fn feed_plans(&mut self, step: CombatStep, faces: &[u8], log: &mut Log<Event>) {
        let (CombatStep::PlansRoll { objective, target } | CombatStep::PlansReroll { objective, target }) =
            step
        else {
            unreachable!("{step:?} waits for no dice")
        };
        if matches!(step, CombatStep::PlansRoll { .. }) {
            self.combat.dice = std::mem::replace(&mut self.combat.set, [[0; Face::COUNT]; 2]);
        }
        for &face in faces {
            self.combat.dice[Colour::Red as usize][Face::of(face) as usize] += 1;
        }
        let shown: Vec<Face> = Face::ALL
            .iter()
            .flat_map(|&face| std::iter::repeat_n(face, usize::from(self.combat.showing(face))))
            .collect();
        log.push(|| Event::PlansRolled { objective, faces: shown });
        self.next_combat(CombatStep::PlansShown { objective, target });
    }

    /// RB 9.14.7 to RB 9.14.9
    fn end_plans(&mut self, objective: Objective, target: Unit, log: &mut Log<Event>) {
        let hit = self.combat.showing(Face::Direct) > 0;
        self.combat.dice = [[0; Face::COUNT]; 2];
        // Shown to all, the card is known to the Empire even if it returns to hand.
        self.objectives_known[Side::Empire as usize] |= 1 << objective as u16;
        self.next_combat(CombatStep::Objectives { after: Some(Theatre::Space) });
        if hit {
            self.combat.objective = true;
            let place = self.combat_place();
            self.combat.wounds = self.combat.wounds.iter().filter(|wound| wound.unit != target).collect();
            self.destroy(target, place, log);
            self.note_winner(Theatre::Space, log);
            self.play_objective(objective, log);
        }
    }
}
