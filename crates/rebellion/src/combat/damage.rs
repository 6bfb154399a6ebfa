//! Damage: assigning, blocking and what it does (RB 9.7 to RB 9.9).

use orrery_engine::{List, Log};

use super::{AttackStep, CombatStep, Wound};
use crate::cards::{ActionCard, Colour, Face, Side, Theatre, Unit};
use crate::event::Event;
use crate::state::Rebellion;

/// A die that deals damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hit {
    /// A hit, for health of its colour (RB 9.7.2).
    Of(Colour),
    /// A direct hit, for either (RB 9.7.3).
    Direct,
}

impl Hit {
    /// The colour of health it needs.
    pub(crate) const fn colour(self) -> Option<Colour> {
        match self {
            Self::Of(colour) => Some(colour),
            Self::Direct => None,
        }
    }
}

impl Rebellion {
    /// The health of a unit in this combat (*Point-Blank Assault*).
    pub(crate) fn health_now(&self, unit: Unit) -> u8 {
        let less = u8::from(self.combat.has_card(ActionCard::PointBlankAssault));
        unit.health().saturating_sub(less).max(1)
    }

    /// The units of a side that damage can be assigned to, by type and damage; of one colour of health if it is a hit,
    /// and not just the unit that was hit last.
    pub(crate) fn targets(
        &self,
        theatre: Theatre,
        side: Side,
        colour: Option<Colour>,
        other: Option<(Unit, u8)>,
    ) -> impl Iterator<Item = (Unit, u8)> + '_ {
        let force = self.force(self.combat_place());
        let fits = move |unit: &Unit| {
            let health = unit.def().health;
            unit.theatre() == theatre
                && force.count(*unit) > 0
                && health.is_some_and(|(_, own)| colour.is_none_or(|colour| colour == own))
        };
        Unit::of(side).filter(fits).flat_map(move |unit| {
            let most = self.wounded(unit).map(|wound| wound.marks + wound.assigned).max().unwrap_or(0);
            (0..=most)
                .filter(move |&wounds| {
                    self.count_with(unit, wounds) > u8::from(other == Some((unit, wounds)))
                })
                .map(move |wounds| (unit, wounds))
        })
    }

    fn wounded(&self, unit: Unit) -> impl Iterator<Item = Wound> + '_ {
        self.combat.wounds.iter().filter(move |wound| wound.unit == unit)
    }

    /// How many units of a type have so much damage.
    fn count_with(&self, unit: Unit, wounds: u8) -> u8 {
        if wounds == 0 {
            let doomed = self.combat.doomed.count(unit);
            return self.force(self.combat_place()).count(unit) - doomed - self.wounded(unit).count() as u8;
        }
        self.wounded(unit).filter(|wound| wound.marks + wound.assigned == wounds).count() as u8
    }

    /// One damage is assigned to a unit that has so much.
    pub(crate) fn wound(&mut self, unit: Unit, wounds: u8, log: &mut Log<Event>) {
        let same = |wound: &Wound| wound.unit == unit && wound.marks + wound.assigned == wounds;
        let at = self.combat.wounds.iter().position(|wound| same(&wound)).filter(|_| wounds > 0);
        match at {
            Some(at) => {
                let wound = self.combat.wounds.get_mut(at).expect("found");
                wound.assigned += 1;
            }
            None => self.combat.wounds.push(Wound { unit, marks: 0, assigned: 1 }),
        }
        self.sort_wounds();
        log.push(|| Event::DamageAssigned { unit });
    }

    fn sort_wounds(&mut self) {
        let mut wounds: Vec<Wound> = self.combat.wounds.iter().collect();
        wounds.retain(|wound| wound.marks + wound.assigned > 0);
        wounds.sort_unstable();
        self.combat.wounds = wounds.into_iter().collect();
    }

    /// The next hit to assign: red ones, black ones, then direct hits, which fit either colour (RB 9.7.2, RB 9.7.3). `None`
    /// if none is left; hits without a target are lost (RB 9.7.7).
    pub(crate) fn next_hit(&self, theatre: Theatre, side: Side) -> Option<Hit> {
        for colour in Colour::BOTH {
            let hits = self.combat.dice[colour as usize][Face::Hit as usize];
            if hits > 0 && self.targets(theatre, side.other(), Some(colour), None).next().is_some() {
                return Some(Hit::Of(colour));
            }
        }
        let direct = self.combat.showing(Face::Direct);
        let any = self.targets(theatre, side.other(), None, None).next().is_some();
        (direct > 0 && any).then_some(Hit::Direct)
    }

    /// RB 9.7: assigns by itself what leaves no choice.
    pub(crate) fn run_assign(&mut self, theatre: Theatre, side: Side, log: &mut Log<Event>) -> bool {
        let Some(hit) = self.next_hit(theatre, side) else {
            return self.next_combat(CombatStep::Attack { theatre, side, step: AttackStep::Block });
        };
        let targets: Vec<(Unit, u8)> =
            self.targets(theatre, side.other(), hit.colour(), None).take(2).collect();
        let [(unit, wounds)] = targets[..] else { return false };
        self.assign_hit(theatre, side, unit, wounds, log);
        true
    }

    /// A die is assigned to a unit.
    pub(crate) fn assign_hit(
        &mut self,
        theatre: Theatre,
        side: Side,
        unit: Unit,
        wounds: u8,
        log: &mut Log<Event>,
    ) {
        let hit = self.next_hit(theatre, side).expect("checked: a hit is left");
        let die = match hit {
            Hit::Of(colour) => &mut self.combat.dice[colour as usize][Face::Hit as usize],
            Hit::Direct => {
                let red = self.combat.dice[Colour::Red as usize][Face::Direct as usize] > 0;
                let colour = if red { Colour::Red } else { Colour::Black };
                &mut self.combat.dice[colour as usize][Face::Direct as usize]
            }
        };
        *die -= 1;
        self.wound(unit, wounds, log);
    }

    /// RB 9.8.2: one assigned damage is removed.
    pub(crate) fn block(&mut self, wound: Wound, log: &mut Log<Event>) {
        let at = self.combat.wounds.position(wound).expect("checked: the unit has damage");
        self.combat.wounds.get_mut(at).expect("found").assigned -= 1;
        self.sort_wounds();
        log.push(|| Event::DamageBlocked { unit: wound.unit });
    }

    /// RB 9.9.1, RB 9.9.3: units with enough damage are put on the sheet, the others get markers.
    pub(crate) fn resolve_damage(&mut self, log: &mut Log<Event>) {
        let wounds: Vec<Wound> = self.combat.wounds.iter().collect();
        self.combat.wounds = List::new();
        for wound in wounds {
            let marks = wound.marks + wound.assigned;
            if marks >= self.health_now(wound.unit) {
                self.combat.doomed.add(wound.unit, 1);
                log.push(|| Event::UnitDoomed { unit: wound.unit });
            } else {
                self.combat.wounds.push(Wound { unit: wound.unit, marks, assigned: 0 });
            }
        }
        self.sort_wounds();
    }

    /// A unit of this type leaves the combat: its damage is gone, a damaged one leaves first (RB G40).
    pub(crate) fn heal_one(&mut self, unit: Unit) {
        let at = (0..self.combat.wounds.len())
            .rev()
            .find(|&at| self.combat.wounds.get(at).is_some_and(|wound| wound.unit == unit));
        if let Some(at) = at {
            self.combat.wounds.remove(at);
        }
    }
}
