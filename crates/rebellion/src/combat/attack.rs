//! One attack: dice, combat actions, damage, blocking (RB 9.5 to RB 9.8).

use orrery_engine::{Chance, Log, Seat};
use serde::{Deserialize, Serialize};

use super::CombatStep;
use crate::action::Action;
use crate::cards::{ActionCard, Colour, Face, Ring, Side, Tactic, TacticEffect, Theatre, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::phase::Choose;
use crate::state::{At, Rebellion};

/// The most dice of a colour in one attack (RB 9.5.2).
const MOST_OF_A_COLOUR: u8 = 5;
/// How many black hits *Target the Star Destroyers* turns.
const CONVERTED: u8 = 2;

/// A step of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum AttackStep {
    /// Rebel partner `n` may use *One in a Million*; so many dice may still be set.
    Set { n: u8, left: u8 },
    /// RB 9.5: dice are rolled.
    Roll,
    /// The dice are looked at.
    Rolled,
    /// RB 9.6: combat actions.
    Actions,
    /// Dice are picked to be rolled again; so many more may be.
    Pick { left: u8, ring: bool },
    /// They are rolled (RB 9.6.8).
    Reroll,
    /// A card deals so much damage, so many times; to other units than the last one.
    CardHit { times: u8, amount: u8, other: Option<(Unit, u8)> },
    /// *Bombardment*: which ship.
    Bombard,
    /// Black hits may count as red ones; so many more.
    Convert { left: u8 },
    /// RB 9.7: damage is assigned.
    Assign,
    /// RB 9.8: the opponent may block.
    Block,
    /// The cost of a block card: another card.
    Cost { amount: u8 },
    /// So much damage is blocked.
    Blocked { left: u8 },
    /// The damage of the attack is looked at.
    Dealt,
    /// RB 9.9: units are put on the sheet.
    Resolve,
}

impl Rebellion {
    /// The dice of an attack by colour (RB 9.5.1 to RB 9.5.4), those set included.
    pub(crate) fn attack_dice(&self, theatre: Theatre, side: Side) -> [u8; 2] {
        let force = self.force(self.combat_place());
        let mut dice = [0_i16; 2];
        // Units on the sheet still attack (RB 9.9.2): they leave the board only at the end of the battle.
        for unit in Unit::of(side).filter(|unit| unit.theatre() == theatre) {
            for colour in Colour::BOTH {
                dice[colour as usize] +=
                    i16::from(force.count(unit)) * i16::from(unit.def().attack[colour as usize]);
            }
        }
        if side == Side::Empire && theatre == Theatre::Space {
            dice[0] -= 2 * i16::from(force.count(Unit::IonCannon));
        }
        let designed = self.combat.has_card(ActionCard::AccordingToMyDesign) && self.combat.round == 1;
        if side == Side::Rebels && designed {
            dice[0] -= 1;
            dice[1] -= 2;
        }
        dice.map(|count| count.clamp(0, i16::from(MOST_OF_A_COLOUR)) as u8)
    }

    /// The dice that are rolled.
    fn rolled_dice(&self, theatre: Theatre, side: Side) -> [u8; 2] {
        let dice = self.attack_dice(theatre, side);
        Colour::BOTH.map(|colour| {
            let set: u8 = self.combat.set[colour as usize].iter().sum();
            dice[colour as usize].saturating_sub(set)
        })
    }

    pub(crate) fn chance_in_attack(&self, theatre: Theatre, side: Side, step: AttackStep) -> Option<Chance> {
        let count = match step {
            AttackStep::Roll => self.rolled_dice(theatre, side).iter().sum(),
            AttackStep::Reroll => self.combat.picked.iter().sum(),
            AttackStep::Rolled | AttackStep::Dealt => return Some(Chance::Nothing),
            _ => return None,
        };
        Some(Chance::Dice { count, sides: 6 })
    }

    pub(crate) fn asked_in_attack(&self, theatre: Theatre, side: Side, step: AttackStep) -> Seat {
        match step {
            AttackStep::Set { n, .. } => {
                self.seats_of(Side::Rebels).nth(usize::from(n)).unwrap_or(self.fighter_seat(side, theatre))
            }
            AttackStep::Block | AttackStep::Cost { .. } | AttackStep::Blocked { .. } => {
                self.fighter_seat(side.other(), theatre)
            }
            _ => self.fighter_seat(side, theatre),
        }
    }

    fn next_attack(&mut self, theatre: Theatre, side: Side, step: AttackStep) -> bool {
        self.next_combat(CombatStep::Attack { theatre, side, step })
    }

    pub(crate) fn run_attack(
        &mut self,
        theatre: Theatre,
        side: Side,
        step: AttackStep,
        log: &mut Log<Event>,
    ) -> bool {
        match step {
            AttackStep::Set { n, left } => {
                let left_dice: u8 = self.rolled_dice(theatre, side).iter().sum();
                if left > 0 && left_dice > 0 {
                    return false;
                }
                let card = ActionCard::OneInAMillion;
                let asked = left == 0
                    && side == Side::Rebels
                    && left_dice > 0
                    && usize::from(n) < self.seats_of(Side::Rebels).count()
                    && self.may_hold(Side::Rebels, card)
                    && self.present(card, self.combat_place()).next().is_some();
                if asked { false } else { self.next_attack(theatre, side, AttackStep::Roll) }
            }
            AttackStep::Roll => {
                let none = self.rolled_dice(theatre, side) == [0, 0];
                if none {
                    self.feed_attack(theatre, side, step, &[], log);
                }
                none
            }
            AttackStep::Actions => {
                let hand = !self.tactic_hand(side, theatre).is_empty() && !self.is_trapped(side, theatre);
                let special = self.combat.showing(Face::Special) > 0 && self.can_draw_tactic(theatre);
                if hand || special || self.may_use_yoda(side) {
                    return false;
                }
                self.end_actions(theatre, side)
            }
            AttackStep::Pick { left, .. } => {
                let none = self.combat.dice.iter().flatten().all(|&count| count == 0);
                if left > 0 && !none {
                    return false;
                }
                let picked = self.combat.picked != [0, 0];
                self.next_attack(theatre, side, if picked { AttackStep::Reroll } else { AttackStep::Actions })
            }
            AttackStep::CardHit { times, other, .. } => {
                let none = self.targets(theatre, side.other(), None, other).next().is_none();
                if times > 0 && !none {
                    return false;
                }
                self.next_attack(theatre, side, AttackStep::Actions)
            }
            AttackStep::Bombard => {
                if self.bombers(side).next().is_some() {
                    return false;
                }
                self.next_attack(theatre, side, AttackStep::Actions)
            }
            AttackStep::Convert { left } => {
                let red = self.targets(theatre, side.other(), Some(Colour::Red), None).next().is_some();
                let hits = self.combat.dice[Colour::Black as usize][Face::Hit as usize];
                if left > 0 && red && hits > 0 {
                    return false;
                }
                self.next_attack(theatre, side, AttackStep::Assign)
            }
            AttackStep::Assign => self.run_assign(theatre, side, log),
            AttackStep::Block => {
                let defender = side.other();
                let asked = !self.combat.no_blocking[defender as usize]
                    && !self.is_trapped(defender, theatre)
                    && !self.tactic_hand(defender, theatre).is_empty()
                    && self.combat.wounds.iter().any(|wound| wound.assigned > 0);
                if asked {
                    return false;
                }
                let damage = self.combat.wounds.iter().any(|wound| wound.assigned > 0);
                let next = if damage { AttackStep::Dealt } else { AttackStep::Resolve };
                self.next_attack(theatre, side, next)
            }
            AttackStep::Blocked { left } => {
                if left > 0 && self.combat.wounds.iter().any(|wound| wound.assigned > 0) {
                    return false;
                }
                self.next_attack(theatre, side, AttackStep::Block)
            }
            AttackStep::Resolve => {
                self.resolve_damage(log);
                self.combat.dice = [[0; Face::COUNT]; 2];
                self.combat.set = [[0; Face::COUNT]; 2];
                if side == self.combat.first {
                    let step = AttackStep::Set { n: 0, left: 0 };
                    self.next_attack(theatre, side.other(), step)
                } else {
                    self.next_combat(CombatStep::BattleEnd { theatre })
                }
            }
            AttackStep::Rolled | AttackStep::Reroll | AttackStep::Cost { .. } | AttackStep::Dealt => false,
        }
    }

    /// Combat actions are over: damage follows.
    fn end_actions(&mut self, theatre: Theatre, side: Side) -> bool {
        let turns = side == Side::Rebels
            && theatre == Theatre::Space
            && self.combat.has_card(ActionCard::TargetTheStarDestroyers);
        self.next_attack(theatre, side, AttackStep::Convert { left: if turns { CONVERTED } else { 0 } })
    }

    /// *It's a Trap*: the Empire plays no space tactic cards in the first round.
    fn is_trapped(&self, side: Side, theatre: Theatre) -> bool {
        side == Side::Empire
            && theatre == Theatre::Space
            && self.combat.round == 1
            && self.combat.has_card(ActionCard::ItsATrap)
    }

    /// Whether the Master Yoda ring can roll a die of this attack again.
    pub(crate) fn may_use_yoda(&self, side: Side) -> bool {
        let here = At::On(self.combat_place());
        side == Side::Rebels
            && !self.round.yoda
            && self.bearer(Ring::MasterYoda).is_some_and(|leader| self.leader(leader).at == here)
            && self.combat.dice.iter().flatten().any(|&count| count > 0)
    }

    /// Own ships here with a red attack value (*Bombardment*).
    fn bombers(&self, side: Side) -> impl Iterator<Item = Unit> + '_ {
        let force = self.force(self.combat_place());
        Unit::of(side)
            .filter(move |&unit| unit.is_ship() && unit.def().attack[0] > 0 && force.count(unit) > 0)
    }

    /// Whether a tactic card can be played as a combat action (RB 9.6.10).
    fn has_effect(&self, theatre: Theatre, side: Side, tactic: Tactic) -> bool {
        match tactic.def().effect {
            TacticEffect::Draw(_) => Theatre::BOTH.iter().any(|&theatre| self.can_draw_tactic(theatre)),
            TacticEffect::Reroll(_) => self.combat.dice.iter().flatten().any(|&count| count > 0),
            TacticEffect::DamageAny | TacticEffect::DamageOne(_) | TacticEffect::DamageTwo => {
                self.targets(theatre, side.other(), None, None).next().is_some()
            }
            TacticEffect::Bombard => self.bombers(side).next().is_some(),
            TacticEffect::NoBlocking | TacticEffect::NoRetreat | TacticEffect::EscapePlan => true,
            TacticEffect::Block(_) | TacticEffect::BlockForCard(_) => false,
        }
    }

    /// The distinct cards of a side's hand.
    fn distinct_hand(&self, side: Side, theatre: Theatre) -> Vec<Tactic> {
        let mut hand = self.tactic_hand(side, theatre).to_vec();
        hand.sort_unstable();
        hand.dedup();
        hand
    }

    pub(crate) fn list_attack(
        &self,
        theatre: Theatre,
        side: Side,
        step: AttackStep,
        actions: &mut Vec<Action>,
    ) {
        let special = |colour: Colour| self.combat.dice[colour as usize][Face::Special as usize] > 0;
        match step {
            AttackStep::Set { n, left: 0 } => {
                let seat = self.seats_of(Side::Rebels).nth(usize::from(n));
                if seat.is_some_and(|seat| self.holds(seat, ActionCard::OneInAMillion)) {
                    actions.push(Action::UseCard(ActionCard::OneInAMillion));
                }
                actions.push(Action::Decline);
            }
            AttackStep::Set { .. } => {
                let dice = self.rolled_dice(theatre, side);
                for colour in Colour::BOTH.into_iter().filter(|&colour| dice[colour as usize] > 0) {
                    actions.extend(Face::ALL.map(|face| Action::SetDie { colour, face }));
                }
                actions.push(Action::Finish);
            }
            AttackStep::Actions => {
                for colour in Colour::BOTH.into_iter().filter(|&colour| special(colour)) {
                    if self.can_draw_tactic(theatre) {
                        actions.push(Action::DrawTactic(colour));
                    }
                }
                if !self.is_trapped(side, theatre) {
                    for tactic in self.distinct_hand(side, theatre) {
                        if !self.has_effect(theatre, side, tactic) {
                            continue;
                        }
                        if tactic.def().special {
                            let spent = Colour::BOTH.into_iter().filter(|&colour| special(colour));
                            actions.extend(
                                spent.map(|colour| Action::PlayTactic { tactic, spend: Some(colour) }),
                            );
                        } else {
                            actions.push(Action::PlayTactic { tactic, spend: None });
                        }
                    }
                }
                if self.may_use_yoda(side) {
                    actions.push(Action::UseRing(Ring::MasterYoda));
                }
                actions.push(Action::Finish);
            }
            AttackStep::Pick { ring, .. } => {
                self.list_dice(actions);
                if !ring {
                    actions.push(Action::Finish);
                }
            }
            AttackStep::CardHit { other, .. } => {
                let targets = self.targets(theatre, side.other(), None, other);
                actions.extend(targets.map(|(unit, wounds)| Action::Hit { unit, wounds }));
                if other.is_some() {
                    actions.push(Action::Finish);
                }
            }
            AttackStep::Bombard => {
                let place = self.combat_place();
                actions.extend(self.bombers(side).map(|unit| Action::ChooseUnit { unit, place }));
            }
            AttackStep::Convert { .. } => actions.extend([Action::Convert, Action::Finish]),
            AttackStep::Assign => {
                let colour = self.next_hit(theatre, side).and_then(super::damage::Hit::colour);
                let targets = self.targets(theatre, side.other(), colour, None);
                actions.extend(targets.map(|(unit, wounds)| Action::Hit { unit, wounds }));
            }
            AttackStep::Block => {
                let hand = self.tactic_hand(side.other(), theatre);
                for tactic in self.distinct_hand(side.other(), theatre) {
                    let pays = match tactic.def().effect {
                        TacticEffect::Block(_) => true,
                        TacticEffect::BlockForCard(_) => hand.len() > 1,
                        _ => false,
                    };
                    if pays {
                        actions.push(Action::PlayTactic { tactic, spend: None });
                    }
                }
                actions.push(Action::Finish);
            }
            AttackStep::Cost { .. } => {
                actions
                    .extend(self.distinct_hand(side.other(), theatre).into_iter().map(Action::DiscardTactic));
            }
            AttackStep::Blocked { .. } => {
                let mut seen = None;
                for wound in self.combat.wounds.iter().filter(|wound| wound.assigned > 0) {
                    // Wounds lie sorted, so equal ones lie together.
                    if seen != Some(wound) {
                        let super::Wound { unit, marks, assigned } = wound;
                        actions.push(Action::Block { unit, marks, assigned });
                    }
                    seen = Some(wound);
                }
            }
            AttackStep::Roll
            | AttackStep::Rolled
            | AttackStep::Reroll
            | AttackStep::Dealt
            | AttackStep::Resolve => (),
        }
    }

    /// The dice that show something, to be picked.
    pub(crate) fn list_dice(&self, actions: &mut Vec<Action>) {
        for colour in Colour::BOTH {
            for face in Face::ALL {
                if self.combat.dice[colour as usize][face as usize] > 0 {
                    actions.push(Action::PickDie { colour, face });
                }
            }
        }
    }

    pub(crate) fn take_attack(
        &mut self,
        theatre: Theatre,
        side: Side,
        step: AttackStep,
        seat: Seat,
        action: Action,
        log: &mut Log<Event>,
    ) {
        let next = match (step, action) {
            (AttackStep::Set { n, .. }, Action::UseCard(card)) => {
                self.spend_card(Side::Rebels, card, seat, log);
                AttackStep::Set { n, left: 2 }
            }
            (AttackStep::Set { n, left }, Action::SetDie { colour, face }) => {
                self.combat.set[colour as usize][face as usize] += 1;
                log.push(|| Event::DieSet { colour, face });
                if left > 1 { AttackStep::Set { n, left: left - 1 } } else { AttackStep::Roll }
            }
            (AttackStep::Set { n, left: 0 }, _) => AttackStep::Set { n: n + 1, left: 0 },
            (AttackStep::Set { .. }, _) => AttackStep::Roll,
            (AttackStep::Actions, Action::DrawTactic(colour)) => {
                self.combat.dice[colour as usize][Face::Special as usize] -= 1;
                self.draw_tactics(side, theatre, 1, log);
                return;
            }
            (AttackStep::Actions, Action::PlayTactic { tactic, spend }) => {
                if let Some(colour) = spend {
                    self.combat.dice[colour as usize][Face::Special as usize] -= 1;
                }
                return self.play_tactic(theatre, side, seat, tactic, log);
            }
            (AttackStep::Actions, Action::UseRing(ring)) => {
                let leader = self.bearer(ring).expect("checked: somebody wears it");
                self.round.yoda = true;
                log.push(|| Event::RingUsed { ring, leader });
                AttackStep::Pick { left: 1, ring: true }
            }
            (AttackStep::Actions, _) => {
                self.end_actions(theatre, side);
                return;
            }
            (AttackStep::Pick { left, ring }, Action::PickDie { colour, face }) => {
                self.combat.dice[colour as usize][face as usize] -= 1;
                self.combat.picked[colour as usize] += 1;
                AttackStep::Pick { left: left - 1, ring }
            }
            (AttackStep::Pick { ring, .. }, _) => AttackStep::Pick { left: 0, ring },
            (AttackStep::CardHit { times, amount, other }, Action::Hit { unit, wounds }) => {
                for n in 0..amount {
                    self.wound(unit, wounds + n, log);
                }
                let other = other.map(|_| (unit, wounds + amount));
                AttackStep::CardHit { times: times - 1, amount, other }
            }
            (AttackStep::CardHit { .. }, _) => AttackStep::Actions,
            (AttackStep::Bombard, Action::ChooseUnit { unit, .. }) => {
                AttackStep::CardHit { times: unit.def().attack[0], amount: 1, other: None }
            }
            (AttackStep::Convert { left }, Action::Convert) => {
                self.combat.dice[Colour::Black as usize][Face::Hit as usize] -= 1;
                self.combat.dice[Colour::Red as usize][Face::Hit as usize] += 1;
                AttackStep::Convert { left: left - 1 }
            }
            (AttackStep::Convert { .. }, _) => AttackStep::Assign,
            (AttackStep::Assign, Action::Hit { unit, wounds }) => {
                self.assign_hit(theatre, side, unit, wounds, log);
                AttackStep::Assign
            }
            (AttackStep::Block, Action::PlayTactic { tactic, .. }) => {
                let defender = side.other();
                log.push(|| Event::TacticPlayed { side: defender, tactic });
                self.discard_tactic(defender, tactic);
                match tactic.def().effect {
                    TacticEffect::BlockForCard(amount) => AttackStep::Cost { amount },
                    TacticEffect::Block(amount) => AttackStep::Blocked { left: amount },
                    _ => unreachable!("checked: {tactic:?} blocks"),
                }
            }
            (AttackStep::Block, _) => AttackStep::Dealt,
            (AttackStep::Cost { amount }, Action::DiscardTactic(tactic)) => {
                let defender = side.other();
                self.discard_tactic(defender, tactic);
                log.push(|| Event::TacticDiscarded { side: defender, tactic });
                AttackStep::Blocked { left: amount }
            }
            (AttackStep::Blocked { left }, Action::Block { unit, marks, assigned }) => {
                self.block(super::Wound { unit, marks, assigned }, log);
                AttackStep::Blocked { left: left - 1 }
            }
            _ => unreachable!("checked: {action:?} in {step:?}"),
        };
        self.next_attack(theatre, side, next);
    }

    /// RB 9.6.5: a tactic card is played as a combat action.
    fn play_tactic(
        &mut self,
        theatre: Theatre,
        side: Side,
        seat: Seat,
        tactic: Tactic,
        log: &mut Log<Event>,
    ) {
        log.push(|| Event::TacticPlayed { side, tactic });
        self.discard_tactic(side, tactic);
        let other = side.other() as usize;
        let next = match tactic.def().effect {
            TacticEffect::Draw(left) => {
                self.stack.push(Frame::Choose(Choose::Tactics { seat, side, left, same: false }));
                return;
            }
            TacticEffect::Reroll(left) => AttackStep::Pick { left, ring: false },
            TacticEffect::DamageAny => AttackStep::CardHit { times: 1, amount: 1, other: None },
            TacticEffect::DamageOne(amount) => AttackStep::CardHit { times: 1, amount, other: None },
            TacticEffect::DamageTwo => {
                // No unit has this much damage, so that the first may be any.
                AttackStep::CardHit { times: 2, amount: 1, other: Some((Unit::DeathStar, u8::MAX)) }
            }
            TacticEffect::Bombard => AttackStep::Bombard,
            TacticEffect::NoBlocking => {
                self.combat.no_blocking[other] = true;
                return;
            }
            TacticEffect::NoRetreat => {
                self.combat.no_retreat[other] = true;
                return;
            }
            TacticEffect::EscapePlan => {
                self.combat.escape[side as usize] = true;
                return;
            }
            TacticEffect::Block(_) | TacticEffect::BlockForCard(_) => unreachable!("{tactic:?} blocks"),
        };
        self.next_attack(theatre, side, next);
    }

    /// What was shown has been looked at.
    pub(crate) fn looked_at_attack(&mut self, theatre: Theatre, side: Side, step: AttackStep) {
        let next = if step == AttackStep::Rolled { AttackStep::Actions } else { AttackStep::Resolve };
        self.next_attack(theatre, side, next);
    }

    pub(crate) fn feed_attack(
        &mut self,
        theatre: Theatre,
        side: Side,
        step: AttackStep,
        faces: &[u8],
        log: &mut Log<Event>,
    ) {
        let again = step == AttackStep::Reroll;
        let red = if again { self.combat.picked[0] } else { self.rolled_dice(theatre, side)[0] };
        let dice: Vec<(Colour, Face)> = faces
            .iter()
            .enumerate()
            .map(|(n, &face)| {
                (if n < usize::from(red) { Colour::Red } else { Colour::Black }, Face::of(face))
            })
            .collect();
        if !again {
            self.combat.dice = self.combat.set;
        }
        self.combat.picked = [0; 2];
        for &(colour, face) in &dice {
            self.combat.dice[colour as usize][face as usize] += 1;
        }
        log.push(|| {
            if again { Event::Rerolled { side, dice } } else { Event::AttackRolled { side, theatre, dice } }
        });
        // Without dice there is nothing to look at.
        let none = self.combat.dice.iter().flatten().all(|&count| count == 0);
        self.next_attack(theatre, side, if none { AttackStep::Actions } else { AttackStep::Rolled });
    }
}
