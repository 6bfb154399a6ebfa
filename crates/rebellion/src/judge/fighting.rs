//! Decisions in a combat.

use super::clash;
use super::reach::{might, only};
use super::table::power;
use super::{Judge, NEVER, OBVIOUS, WIN};
use crate::action::Action;
use crate::cards::{ActionCard, Class, Colour, Face, Leader, Side, System, TacticEffect, Theatre, Unit};
use crate::combat::{AttackStep, CombatStep};
use crate::place::Place;

impl Judge<'_> {
    pub(super) fn fight(&self, step: CombatStep, action: Action) -> i32 {
        match (step, action) {
            (CombatStep::Add { .. }, Action::Send(leader)) => self.join_combat(leader),
            (CombatStep::Cards { .. }, Action::UseCard(card)) => self.combat_card(card),
            (CombatStep::Attack { theatre, side, step }, _) => self.attack(theatre, side, step, action),
            (CombatStep::Plans | CombatStep::Objectives { .. }, Action::PlayObjective(objective)) => {
                OBVIOUS / 10 + 100 * i32::from(objective.def().reputation)
            }
            (CombatStep::PlansTarget { .. }, Action::ChooseUnit { unit, .. }) => power(unit),
            (CombatStep::PlansSet { .. }, Action::UseCard(_)) => 80,
            (CombatStep::PlansSet { .. }, Action::SetDie { face, .. }) => {
                if face == Face::Direct && self.game.plans_set() == 0 { 50 } else { -1 }
            }
            (CombatStep::PlansRing { .. }, Action::PickDie { face, .. }) => {
                let hit = self.game.combat.showing(Face::Direct) > 0;
                if hit || face == Face::Direct { -10 } else { 30 }
            }
            (CombatStep::Retreat { side, .. }, Action::Retreat { leader, to }) => {
                self.retreat(side, leader, to)
            }
            _ => 0,
        }
    }

    /// What the fight is about: the units of both, and the base.
    fn combat_stake(&self) -> f32 {
        let combat = &self.game.combat;
        let force = self.game.force(combat.system);
        let own = might(force, self.side) as f32;
        let other = might(force, self.side.other()) as f32;
        let base = if self.game.revealed && self.game.base == Some(combat.system) { WIN / 4.0 } else { 0.0 };
        own.min(other) + base
    }

    /// What a leader adds to the combat.
    fn join_combat(&self, leader: Leader) -> i32 {
        let game = self.game;
        let place = Place::from(game.combat.system);
        let mut gain = 0;
        for theatre in Theatre::BOTH {
            if game.share(game.combat.system, theatre) {
                let best = game
                    .leaders_at(self.side, place)
                    .map(|own| own.def().tactics[theatre as usize])
                    .max()
                    .unwrap_or(0);
                gain += i32::from(leader.def().tactics[theatre as usize].saturating_sub(best));
            }
        }
        (gain as f32 * self.combat_stake() * 0.12) as i32 - self.spare(leader) * 2 / 3
    }

    fn combat_card(&self, card: ActionCard) -> i32 {
        let stake = self.combat_stake();
        let weight = match card {
            ActionCard::PointBlankAssault => {
                // It helps whoever has more and smaller units.
                let force = self.game.force(self.game.combat.system);
                let units = |side| f32::from(force.total(side));
                0.15 * (units(Side::Rebels) - units(Side::Empire))
            }
            ActionCard::KeepThemFromEscaping => 0.1,
            ActionCard::GoodIntel => 0.1,
            _ => 0.3,
        };
        (stake * weight) as i32 - 8
    }

    fn attack(&self, theatre: Theatre, side: Side, step: AttackStep, action: Action) -> i32 {
        let combat = &self.game.combat;
        match (step, action) {
            (AttackStep::Set { .. }, Action::UseCard(_)) => (self.combat_stake() * 0.2) as i32 - 25,
            (AttackStep::Set { .. }, Action::SetDie { colour, face }) => match face {
                Face::Direct => 20 - colour as i32,
                Face::Hit => 8,
                _ => 1,
            },
            (AttackStep::Actions, Action::DrawTactic(_)) => 20,
            (AttackStep::Actions, Action::PlayTactic { tactic, spend }) => {
                let worth = match tactic.def().effect {
                    TacticEffect::Draw(_) => 45,
                    TacticEffect::Reroll(most) => {
                        let blanks: u8 = combat.dice.iter().map(|dice| dice[Face::Blank as usize]).sum();
                        12 * i32::from(blanks.min(most)) - 4
                    }
                    TacticEffect::DamageAny => 40,
                    TacticEffect::DamageOne(_) | TacticEffect::DamageTwo => 60,
                    TacticEffect::Bombard => 50,
                    TacticEffect::NoBlocking => 3,
                    TacticEffect::NoRetreat => {
                        if self.prospect(side) > 0.6 {
                            8
                        } else {
                            -5
                        }
                    }
                    TacticEffect::EscapePlan => {
                        if self.prospect(side) < 0.3 {
                            30
                        } else {
                            -5
                        }
                    }
                    TacticEffect::Block(_) | TacticEffect::BlockForCard(_) => -5,
                };
                worth - if spend.is_some() { 10 } else { 0 }
            }
            (AttackStep::Actions, Action::UseRing(_)) => {
                let blanks: u8 = combat.dice.iter().map(|dice| dice[Face::Blank as usize]).sum();
                if blanks > 0 { 10 } else { -10 }
            }
            (AttackStep::Pick { .. }, Action::PickDie { colour, face }) => match face {
                Face::Blank => 10,
                Face::Hit if !self.has_health(theatre, side.other(), colour) => 6,
                _ => -10,
            },
            (AttackStep::CardHit { amount, .. }, Action::Hit { unit, wounds }) => {
                self.hit(unit, wounds, amount)
            }
            (AttackStep::Assign, Action::Hit { unit, wounds }) => self.hit(unit, wounds, 1),
            (AttackStep::Bombard, Action::ChooseUnit { unit, .. }) => i32::from(unit.def().attack[0]),
            (AttackStep::Convert { .. }, Action::Convert) => {
                let red = combat.dice[Colour::Red as usize][Face::Hit as usize];
                let black = self.has_health(theatre, side.other(), Colour::Black);
                if !black || red == 0 { 10 } else { -5 }
            }
            (AttackStep::Block, Action::PlayTactic { tactic, .. }) => match tactic.def().effect {
                TacticEffect::BlockForCard(_) => 8 + self.saved(),
                _ => 10 + self.saved(),
            },
            (AttackStep::Cost { .. }, Action::DiscardTactic(tactic)) => match tactic.def().effect {
                TacticEffect::NoBlocking | TacticEffect::NoRetreat | TacticEffect::EscapePlan => 5,
                TacticEffect::Reroll(_) => 3,
                TacticEffect::DamageAny => 1,
                _ => 0,
            },
            (AttackStep::Blocked { .. }, Action::Block { unit, marks, assigned }) => {
                let dies = marks + assigned >= self.game.health_now(unit);
                let spared = dies && marks + assigned - 1 < self.game.health_now(unit);
                power(unit) + if spared { 50 } else { 0 }
            }
            _ => 0,
        }
    }

    fn has_health(&self, theatre: Theatre, side: Side, colour: Colour) -> bool {
        let force = self.game.force(self.game.combat.system);
        Unit::of(side).any(|unit| {
            unit.theatre() == theatre
                && force.count(unit) > 0
                && unit.def().health.is_some_and(|(_, own)| own == colour)
        })
    }

    /// What damage to a unit is worth: what destroys it first, then what is dearest.
    fn hit(&self, unit: Unit, wounds: u8, amount: u8) -> i32 {
        let left = self.game.health_now(unit).saturating_sub(wounds);
        if left == 0 {
            return -20;
        }
        let worth = power(unit) + if unit.def().class == Class::Structure { -10 } else { 0 };
        let sooner = if left <= amount { 100 } else { 0 };
        sooner + 3 * worth / i32::from(left) - i32::from(amount.saturating_sub(left)) * 10
    }

    /// What blocking could save.
    fn saved(&self) -> i32 {
        let dying = self.game.combat.wounds.iter().filter(|wound| {
            let all = wound.marks + wound.assigned;
            wound.assigned > 0 && all == self.game.health_now(wound.unit)
        });
        dying.map(|wound| power(wound.unit)).max().unwrap_or(-12)
    }

    /// The chance that a side is left alone in the end.
    fn prospect(&self, side: Side) -> f32 {
        let combat = &self.game.combat;
        let cards = Theatre::BOTH
            .map(|theatre| Side::BOTH.map(|own| self.game.tactic_hand(own, theatre).len() as f32));
        let by_side = [0, 1].map(|own: usize| [cards[0][own], cards[1][own]]);
        clash::conquest(self.game.force(combat.system), side, by_side)
    }

    fn retreat(&self, side: Side, leader: Leader, to: System) -> i32 {
        let game = self.game;
        let combat = &game.combat;
        let base = game.revealed && game.base == Some(combat.system);
        if base && side == Side::Rebels {
            return NEVER;
        }
        let force = game.force(combat.system);
        let wins = self.prospect(side);
        let mobile = might(&only(force, side), side) as f32;
        let prize = might(force, side.other()) as f32;
        let stay = wins * prize - (1.0 - wins) * mobile + if base { wins * WIN / 4.0 } else { 0.0 };
        let refuge = if game.force(to).has_side(side) { 4 } else { 0 } - i32::from(leader.all_icons()) / 2;
        // Units that need a carrier and have none stay behind.
        -(stay as i32) - 14 + refuge
    }
}
