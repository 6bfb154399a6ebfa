//! Battles: pairing, support, cards and losses.

use super::Judge;
use super::clash::sufficient;
use super::table::{POWER, average, power};
use crate::Action;
use crate::brood::Collateral;
use crate::cards::{Card, Clause, Cloak, Face, If, Unit};
use crate::combat::{BattleFrame, MAX_SKIRMISHES, Party, Role};
use crate::state::{Area, CardZone};

/// The most cards of a hand that are looked at.
pub(super) const HAND: usize = 24;
/// What holding or taking the contested area adds to every skirmish.
const STAKE: f32 = 45.0;
/// What a card unseen adds, next to the minor values: some depict the unit.
const UNSEEN_MATCH: f32 = 0.35;

/// A place of a defender's unit: its skirmish, and of a supporting unit its type.
type Place = (u8, Option<Unit>);

/// What each card of the hand does in each skirmish that is yet to get one.
pub(super) struct Prospects {
    /// By skirmish and card; the last is a card unseen from the deck.
    worths: [[i32; HAND + 1]; MAX_SKIRMISHES],
    from: usize,
    to: usize,
}

/// Attack and health of a side in a skirmish, with what its cards do besides.
#[derive(Clone, Copy, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is an ability of its own")]
struct Side {
    attack: f32,
    health: f32,
    splash: f32,
    cloaked: bool,
    overwhelms: bool,
    freezes: bool,
    /// Chance to destroy a ground unit whatever the totals.
    broodling: bool,
    /// Takes the unit in front if it lives.
    controls: bool,
    /// Ground units do not reach flyers.
    webs: bool,
}

impl Judge<'_> {
    /// What a decision in a battle is worth.
    pub(super) fn fight(&self, frame: BattleFrame, action: Action) -> i32 {
        match (frame, action) {
            (_, Action::UseTechnology(_) | Action::UseHero(_)) => 100,
            (_, Action::UseGuard) => 60,
            (BattleFrame::Swap, Action::SwapPlace { skirmish, unit }) => self.swap((skirmish, unit)),
            (BattleFrame::Release { role, skirmish }, Action::DestroyUnit { unit, .. }) => {
                let prize = self.game.battle.party(skirmish, role.other()).front;
                value(prize) - value(unit)
            }
            (BattleFrame::Close(_), Action::Collateral(what)) => super::OBVIOUS + collateral(what),
            (BattleFrame::Close(_), Action::Decline) => 0,
            (_, Action::UseEvent(_)) => 40,
            (BattleFrame::Extra, Action::Draw) => 100,
            (_, Action::NameFront(unit)) => -value(unit),
            (_, Action::Pair { attacker, defender }) => pair(attacker, defender),
            (BattleFrame::Support(role), Action::Support { unit, skirmish }) => {
                self.support(role, unit, skirmish)
            }
            (BattleFrame::Lay { role, skirmish } | BattleFrame::PlayNew { role, skirmish }, _) => {
                self.lay(role, skirmish, action)
            }
            (BattleFrame::Reinforce { role, skirmish }, Action::Reinforce(card)) => {
                self.reinforce(role, skirmish, card)
            }
            (BattleFrame::Next, _) => super::OBVIOUS,
            (BattleFrame::Leave { .. }, Action::ChooseUnit(unit)) => -power(unit),
            (BattleFrame::Close(_), _) => super::OBVIOUS,
            (_, Action::ChooseUnit(unit)) => -value(unit),
            (BattleFrame::Fix { by, skirmish, .. }, Action::ChooseFront) => {
                -value(self.game.battle.party(skirmish, by.other()).front)
            }
            (BattleFrame::Withdraw { .. } | BattleFrame::SlipAway { .. }, Action::MoveTo(area)) => {
                self.refuge(area, 1)
            }
            (BattleFrame::RetreatTo(role), Action::MoveTo(area)) => {
                self.refuge(area, i32::from(self.game.leaving(role)))
            }
            (_, Action::TakeBack(card)) => self.keep(card),
            _ => 0,
        }
    }

    /// Where to fall back to.
    fn refuge(&self, area: Area, units: i32) -> i32 {
        let room = i32::from(area.limit()) - i32::from(self.game.area(area).units.len());
        let lost = 45 * (units - room).max(0);
        let field = self.field();
        let worth = if self.game.is_empty(area) { field.worth(area) } else { field.held(area) / 3 };
        worth - lost - field.danger(area, 20)
    }

    /// What the defender gains by a swap with this place, the other being the one chosen or the best (SC 25.2.2).
    fn swap(&self, place: Place) -> i32 {
        let battle = &self.game.battle;
        let others: Vec<Place> = match battle.brood.swapping {
            Some(first) => vec![first],
            None => self.game.places().collect(),
        };
        let front = |skirmish: u8| battle.party(skirmish, Role::Defender).front;
        let unit_at = |(skirmish, unit): Place| unit.unwrap_or(front(skirmish));
        let facing = |skirmish: u8| battle.party(skirmish, Role::Attacker).front;
        // What the attacker likes less the defender likes better.
        let enters = |to: Place, unit: Unit| match to {
            (skirmish, None) => pair(facing(skirmish), front(skirmish)) - pair(facing(skirmish), unit),
            (_, Some(_)) => 0,
        };
        let gain = |other: Place| enters(place, unit_at(other)) + enters(other, unit_at(place));
        let apart = |other: &Place| other.0 != place.0 || other.1.is_none() != place.1.is_none();
        others.into_iter().filter(apart).map(gain).max().unwrap_or(0) - 3
    }

    fn support(&self, role: Role, unit: Unit, skirmish: u8) -> i32 {
        let battle = &self.game.battle;
        let (own, enemy) = (battle.party(skirmish, role), battle.party(skirmish, role.other()));
        if unit.def().assist {
            return power(own.front);
        }
        if !unit.can_attack(enemy.front) || !own.front.can_attack(enemy.front) {
            return -i32::from(own.support.len());
        }
        let before = average(own.front).attack + helps(own, enemy) - average(enemy.front).health;
        let after = before + f32::from(unit.def().support);
        let more = sufficient(after) - sufficient(before);
        (more * (STAKE + value(enemy.front) as f32)) as i32
    }

    /// A side's totals in a skirmish with these cards.
    fn side(&self, role: Role, skirmish: u8, standard: Option<Card>, reinforcement: Option<Card>) -> Side {
        let battle = &self.game.battle;
        let (own, enemy) = (battle.party(skirmish, role), battle.party(skirmish, role.other()));
        let mut side = Side::default();
        match standard.map(|card| (card, card.def().face)) {
            Some((card, Face::Standard { major, minor })) => {
                let matched = card.depicts(own.front) || own.front == Unit::SarahKerrigan;
                let values = if matched { major } else { minor };
                (side.attack, side.health) = (f32::from(values.attack), f32::from(values.health));
                if matched {
                    side.read(card, own, enemy);
                }
            }
            Some(_) => (side.attack, side.health) = (3.3, 4.3),
            None => {
                let unit = average(own.front);
                (side.attack, side.health) = (unit.attack, unit.health);
            }
        }
        if let Some(card) = reinforcement.filter(|&card| suits(card, own)) {
            side.read(card, own, enemy);
        }
        side.attack += helps(own, enemy);
        if self.game.is_brood_war() {
            self.read_brood(role, own, &mut side);
        }
        if role == Role::Attacker && battle.order.is_special() {
            side.attack += 1.0;
        }
        side
    }

    /// What heroes, guard tokens and units that are always cloaked add.
    fn read_brood(&self, role: Role, own: &Party, side: &mut Side) {
        side.cloaked |= own.front.cloaks();
        if let Some(hero) = own.front.hero() {
            side.attack += f32::from(hero.bonus.attack);
            side.health += f32::from(hero.bonus.health);
        } else if role == Role::Defender && self.game.battle.brood.guarded {
            side.health += 2.0;
        }
        if self.game.force(role).contains(Unit::JimRaynor) {
            side.attack += 1.0;
        }
    }

    /// What a skirmish is worth to a side that lays these cards.
    fn bout(&self, role: Role, skirmish: u8, standard: Option<Card>, reinforcement: Option<Card>) -> f32 {
        let own = self.side(role, skirmish, standard, reinforcement);
        self.outcome(role, skirmish, own)
    }

    fn outcome(&self, role: Role, skirmish: u8, own: Side) -> f32 {
        let battle = &self.game.battle;
        let (us, them) = (battle.party(skirmish, role), battle.party(skirmish, role.other()));
        let (standard, reinforcement) =
            if them.shown { (them.standard, them.reinforcement) } else { (None, None) };
        let enemy = self.side(role.other(), skirmish, standard, reinforcement);
        let frozen = own.freezes || enemy.freezes;
        let strikes = |attack: f32, health: f32, from: &Party, at: &Party, overwhelms: bool| {
            if overwhelms {
                return 1.0;
            }
            if frozen {
                return 0.0;
            }
            let hits = if from.front.can_attack(at.front) {
                1.0
            } else if at.support.iter().any(|unit| from.front.can_attack(unit)) {
                0.5
            } else {
                0.0
            };
            hits * sufficient(attack - health)
        };
        let mut kills = strikes(own.attack, enemy.health, us, them, own.overwhelms);
        let mut dies = strikes(enemy.attack, own.health, them, us, enemy.overwhelms);
        if own.broodling && !them.front.flies() {
            kills = kills.max(0.9);
        }
        if own.webs && us.front.flies() && !them.front.flies() {
            dies = 0.0;
        }
        if us.front.is_sacrificed() && us.front.can_attack(them.front) {
            dies = 1.0; // SC 24.5.1
        }
        // A unit that changes sides counts twice, if it lives.
        let taken = if own.controls && them.front.hero().is_none() { 1.0 - kills } else { 0.0 };
        let spared = if own.cloaked { 0.25 } else { 1.0 };
        let others = self.game.force(role.other()).len() > 1;
        let splash = if others { own.splash * 28.0 } else { 0.0 };
        kills * (STAKE + value(them.front) as f32 + splash) + taken * (STAKE + 2.0 * value(them.front) as f32)
            - dies * spared * (STAKE / 2.0 + value(us.front) as f32)
    }

    /// All cards in all skirmishes from this one on.
    fn prospects(&self, role: Role, skirmish: u8) -> Prospects {
        let hand = self.player().zone(CardZone::Hand);
        let (from, to) = (usize::from(skirmish), usize::from(self.game.battle.count()));
        let mut worths = [[i32::MIN; HAND + 1]; MAX_SKIRMISHES];
        for (skirmish, worths) in worths.iter_mut().enumerate().take(to).skip(from) {
            for (n, &card) in hand.iter().enumerate().take(HAND) {
                if card.is_standard() {
                    worths[n] = self.bout(role, skirmish as u8, Some(card), None) as i32;
                }
            }
            let unseen = Side {
                attack: 3.3 + UNSEEN_MATCH * 2.5 + self.side(role, skirmish as u8, None, None).attack
                    - average(self.game.battle.party(skirmish as u8, role).front).attack,
                health: 4.3 + UNSEEN_MATCH * 1.5,
                ..Side::default()
            };
            worths[HAND] = self.outcome(role, skirmish as u8, unseen) as i32;
        }
        Prospects { worths, from, to }
    }

    fn lay(&self, role: Role, skirmish: u8, action: Action) -> i32 {
        let prospects = self.prospects.get_or_init(|| self.prospects(role, skirmish));
        match action {
            Action::Play(card) => {
                let hand = self.player().zone(CardZone::Hand);
                match hand.iter().position(|&own| own == card) {
                    // It may be needed in another battle of the round.
                    Some(n) if n < HAND => prospects.play(n) - self.keep(card) / 6,
                    _ => 0,
                }
            }
            Action::PlayFromDeck => prospects.worths[prospects.from][HAND],
            _ => 0,
        }
    }

    fn reinforce(&self, role: Role, skirmish: u8, card: Card) -> i32 {
        let party = self.game.battle.party(skirmish, role);
        if !suits(card, party) {
            return -30;
        }
        let with = self.bout(role, skirmish, party.standard, Some(card));
        let without = self.bout(role, skirmish, party.standard, None);
        let mut later = 0.0_f32;
        for other in skirmish + 1..self.game.battle.count() {
            if suits(card, self.game.battle.party(other, role)) {
                let gain = self.bout(role, other, None, Some(card)) - self.bout(role, other, None, None);
                later = later.max(gain);
            }
        }
        (with - without - later.max(0.0) * 0.8) as i32 - 5
    }
}

impl Prospects {
    /// What a card is worth here, less what it would have added in a later skirmish.
    fn play(&self, card: usize) -> i32 {
        let mut missed = 0;
        for worths in &self.worths[self.from + 1..self.to.max(self.from + 1)] {
            let other = worths.iter().enumerate().filter(|&(n, _)| n != card).map(|(_, &worth)| worth).max();
            missed = missed.max(worths[card].saturating_sub(other.unwrap_or(0)));
        }
        self.worths[self.from][card] - missed
    }
}

impl Side {
    /// Adds what a card's text does.
    fn read(&mut self, card: Card, own: &Party, enemy: &Party) {
        let holds = |condition: If| match condition {
            If::Always => true,
            If::Front(units) => own.front.is_one_of(units),
            If::AgainstFlying => enemy.front.flies(),
            If::FrontAgainstFlying(units) => own.front.is_one_of(units) && enemy.front.flies(),
            If::Supported => !own.support.is_empty(),
            If::NoEnemyDetector => !enemy.units().any(|unit| unit.def().detector),
        };
        for &clause in card.def().text {
            match clause {
                Clause::Attack(n, condition) if holds(condition) => self.attack += f32::from(n),
                Clause::Health(n, condition) if holds(condition) => self.health += f32::from(n),
                Clause::Splash(_, condition) if holds(condition) => self.splash += 1.0,
                Clause::Cloak(Cloak::Front) => self.cloaked = true,
                Clause::Cloak(Cloak::Only(units)) => self.cloaked |= units.contains(&own.front),
                Clause::Cloak(Cloak::AllBut(units)) => self.cloaked |= !units.contains(&own.front),
                Clause::Overwhelm => self.overwhelms = true,
                Clause::Stasis => self.freezes = true,
                Clause::EnemyDestroysGround => self.broodling = true,
                Clause::Lockdown if enemy.front.def().tags.mechanical => {
                    self.attack += 2.0;
                    self.health += 2.5;
                }
                Clause::DarkSwarm if enemy.front.def().tags.ranged => self.health += 4.0,
                Clause::NoEnemySupport => self.health += helps(enemy, own),
                Clause::CancelStandard => {
                    self.attack += 1.0;
                    self.health += 1.5;
                }
                Clause::CancelReinforcement if enemy.reinforcement.is_some() => self.health += 1.0,
                Clause::Nuke => self.splash += 2.0,
                Clause::MindControl => self.controls = true,
                Clause::NoEnemyAttack => self.health += 4.0,
                Clause::GroundCannotReach => self.webs = true,
                Clause::Collateral => self.splash += 0.5,
                _ => (),
            }
        }
    }
}

/// What collateral damage of this kind is worth.
const fn collateral(what: Collateral) -> i32 {
    match what {
        Collateral::Base => 3,
        Collateral::Installation => 2,
        Collateral::Workers => 1,
    }
}

/// What pairing two units is worth to the attacker.
fn pair(attacker: Unit, defender: Unit) -> i32 {
    let (ours, theirs) = (average(attacker), average(defender));
    let kills = if attacker.can_attack(defender) { sufficient(ours.attack - theirs.health) } else { 0.05 };
    let dies = if defender.can_attack(attacker) { sufficient(theirs.attack - ours.health) } else { 0.05 };
    (kills * (STAKE + value(defender) as f32) - dies * value(attacker) as f32) as i32
}

/// What a unit is worth in a battle.
fn value(unit: Unit) -> i32 {
    if unit.def().assist { 40 } else { POWER * power(unit) }
}

/// Whether a Reinforcement card suits a side of a skirmish (SC 13.2.6).
fn suits(card: Card, own: &Party) -> bool {
    card.depicts(own.front)
        || card.def().support_icon.iter().any(|&unit| own.units().any(|other| other == unit))
}

/// What supporting units add to the attack.
fn helps(own: &Party, enemy: &Party) -> f32 {
    let helping = own.support.iter().filter(|unit| unit.can_attack(enemy.front));
    helping.map(|unit| f32::from(unit.def().support)).sum()
}
