//! Retreat and the next-round check (RB 9.10, RB 9.11, RB 18.3.4).

use orrery_engine::{Log, Seat};

use super::CombatStep;
use crate::action::Action;
use crate::cards::{ActionCard, Leader, Side, System, Theatre, Unit};
use crate::event::Event;
use crate::phase::{MoveKind, Movement};
use crate::place::Force;
use crate::state::Rebellion;

impl Rebellion {
    /// Whether a side may retreat at all, its leaders apart.
    pub(crate) fn may_retreat(&self, side: Side) -> bool {
        let combat = &self.combat;
        let force = self.force(self.combat_place());
        let station = side == Side::Empire && self.stations().next().is_some();
        let caught = side == Side::Rebels && combat.has_card(ActionCard::KeepThemFromEscaping);
        let mobile = |unit: Unit| {
            let carried = unit.def().restricted && !combat.escape[side as usize];
            force.count(unit) > 0 && Self::can_leave(unit) && !carried
        };
        !combat.retreated[side as usize]
            && !combat.no_retreat[side as usize]
            && !station
            && !caught
            && force.has_side(side.other())
            && Unit::of(side).any(mobile)
            && self.destinations(side).next().is_some()
    }

    /// Where a side may retreat to (RB 9.10.6 to RB 9.10.10).
    pub(crate) fn destinations(&self, side: Side) -> impl Iterator<Item = System> + '_ {
        let from = self.combat.system;
        let open = move |to: &System| {
            let came = self.combat.mover != side && self.combat.origins.contains(*to);
            !came && !self.force(*to).has_side(side.other())
        };
        let own = move |to: &System| self.force(*to).has_side(side) || self.is_loyal(*to, side);
        let adjacent = from.def().adjacent.iter().copied();
        let preferred = adjacent.clone().any(|to| open(&to) && own(&to));
        adjacent.filter(open).filter(
            move |to| {
                if preferred { own(to) } else { *self.force(*to) == Force::EMPTY }
            },
        )
    }

    /// The leaders with whom a seat can lead a retreat (RB 9.10.4, RB 16.7.7).
    fn retreat_leaders(&self, seat: Seat, side: Side) -> impl Iterator<Item = Leader> + '_ {
        self.leaders_at(side, self.combat_place())
            .filter(move |&leader| self.controller(leader) == seat && self.combat.ready != Some(leader))
    }

    /// RB 18.3.4: Rebel ships that can neither hurt nor be hurt must go.
    fn must_flee(&self) -> bool {
        let force = self.force(self.combat_place());
        let alone = Unit::of(Side::Empire)
            .all(|unit| !unit.is_ship() || unit == Unit::DeathStar || force.count(unit) == 0);
        alone
            && force.count(Unit::DeathStar) > 0
            && force.has(Side::Rebels, Theatre::Space)
            && !force.has(Side::Empire, Theatre::Ground)
            && force.count(Unit::IonCannon) >= 2 * force.count(Unit::DeathStar)
    }

    pub(crate) fn run_retreat(&mut self, side: Side, n: u8, log: &mut Log<Event>) -> bool {
        // The step begins with the current player, whoever is named here first.
        if n == u8::MAX {
            let side = self.combat.first;
            return self.next_combat(CombatStep::Retreat { side, n: 0 });
        }
        let seat = self.seats_of(side).nth(usize::from(n));
        match seat {
            Some(seat) if self.may_retreat(side) && self.retreat_leaders(seat, side).next().is_some() => {
                false
            }
            Some(_) => self.next_combat(CombatStep::Retreat { side, n: n + 1 }),
            None => {
                if side == Side::Rebels {
                    self.lose_lone_transports(log);
                }
                let next = if side == self.combat.first {
                    CombatStep::Retreat { side: side.other(), n: 0 }
                } else {
                    CombatStep::Check
                };
                self.next_combat(next)
            }
        }
    }

    pub(crate) fn list_retreat(&self, seat: Seat, side: Side, n: u8, actions: &mut Vec<Action>) {
        for leader in self.retreat_leaders(seat, side) {
            actions.extend(self.destinations(side).map(|to| Action::Retreat { leader, to }));
        }
        let later = self
            .seats_of(side)
            .skip(usize::from(n) + 1)
            .any(|seat| self.retreat_leaders(seat, side).next().is_some());
        if side == Side::Empire || !self.must_flee() || self.combat.plans_played() || later {
            actions.push(Action::Decline);
        }
    }

    pub(crate) fn take_retreat(
        &mut self,
        seat: Seat,
        side: Side,
        n: u8,
        action: Action,
        log: &mut Log<Event>,
    ) {
        let Action::Retreat { leader, to } = action else {
            self.next_combat(CombatStep::Retreat { side, n: n + 1 });
            return;
        };
        let from = self.combat.system;
        log.push(|| Event::Retreated { leader, from, to });
        self.put_leader(leader, to.into(), log);
        // Each side retreats once (RB 9.10.18); what follows comes after the movement.
        self.next_combat(CombatStep::Retreat { side, n: 2 });
        self.combat.retreated[side as usize] = true;
        let free = self.combat.escape[side as usize];
        self.begin_movement(Movement { seat, side, to: to.into(), kind: MoveKind::Retreat { from, free } });
    }

    /// The units have left: their damage is gone (RB G40).
    pub(crate) fn end_retreat(&mut self, _side: Side, _from: System) {
        let moved = self.moving.moved;
        for unit in Unit::all() {
            for _ in 0..moved.count(unit) {
                self.heal_one(unit);
            }
        }
    }

    /// RB 9.10.20, RB 9.10.21: Rebel Transports alone against Imperial ships are destroyed.
    fn lose_lone_transports(&mut self, log: &mut Log<Event>) {
        let place = self.combat_place();
        let force = self.force(place);
        let others = Unit::of(Side::Rebels)
            .any(|unit| unit.is_ship() && unit != Unit::RebelTransport && force.count(unit) > 0);
        if !others && force.has(Side::Empire, Theatre::Space) {
            self.destroy_all(Unit::RebelTransport, log);
        }
    }

    fn destroy_all(&mut self, unit: Unit, log: &mut Log<Event>) {
        let place = self.combat_place();
        while self.force(place).count(unit) > 0 {
            self.heal_one(unit);
            self.destroy(unit, place, log);
        }
    }

    /// RB 9.11 and RB 9.12.1: what is left over is destroyed; then another round or the end.
    pub(crate) fn run_check(&mut self, log: &mut Log<Event>) -> bool {
        let place = self.combat_place();
        let force = *self.force(place);
        let structures = [Unit::ShieldGenerator, Unit::IonCannon];
        let others = Unit::of(Side::Rebels).any(|unit| {
            unit.theatre() == Theatre::Ground && !structures.contains(&unit) && force.count(unit) > 0
        });
        if !others && force.has(Side::Empire, Theatre::Ground) {
            for unit in structures {
                self.destroy_all(unit, log);
            }
        }
        let site = Unit::DeathStarUnderConstruction;
        let other_ships =
            Unit::of(Side::Empire).any(|unit| unit.is_ship() && unit != site && force.count(unit) > 0);
        if !other_ships && force.has(Side::Rebels, Theatre::Space) {
            self.destroy_all(site, log);
        }
        // RB 18.3.5
        if self.must_flee() && !self.combat.plans_played() {
            for unit in Unit::of(Side::Rebels).filter(|unit| unit.is_ship()) {
                self.destroy_all(unit, log);
            }
        }
        for theatre in Theatre::BOTH {
            self.note_winner(theatre, log);
        }
        let again = Theatre::BOTH.iter().any(|&theatre| self.share(self.combat.system, theatre));
        self.next_combat(if again { CombatStep::Round } else { CombatStep::Objectives { after: None } })
    }
}
