//! Step 7B: attack and health are compared (SC 13.11, SC 14.4, SC 17.8).

use orrery_engine::Log;

use super::start::INFANTRY;
use super::{BattleFrame, Role, StartOfBattle, Totals};
use crate::cards::{Card, Clause, EventCard, Face, If, Technology, Unit, Values};
use crate::event::Event;
use crate::state::StarCraft;

/// What Metabolic Boost adds to health.
const BOOST: u8 = 2;
/// What Flawless Defense Plan adds to health.
const FLAWLESS: u8 = 2;
/// What a guard token adds to health (SC 28.2.1).
const GUARD: u8 = 2;

impl StarCraft {
    /// The clauses of a side's cards that work in a skirmish (SC 13.2.4, SC 13.2.6).
    pub(super) fn clauses(&self, skirmish: u8, role: Role) -> impl Iterator<Item = Clause> {
        let party = self.battle.party(skirmish, role);
        let text = |card: Option<Card>| card.map_or(&[][..], |card| card.def().text).iter().copied();
        text(party.standard.filter(|_| party.matched))
            .chain(text(party.reinforcement.filter(|_| party.reinforced)))
    }

    pub(super) fn has_clause(&self, skirmish: u8, role: Role, clause: Clause) -> bool {
        self.clauses(skirmish, role).any(|own| own == clause)
    }

    /// Fixes what works and the totals of both sides; they do not change any more in this skirmish (SC 13.11.6).
    pub(super) fn compare_skirmish(&mut self, skirmish: u8, log: &mut Log<Event>) {
        for role in Role::BOTH {
            self.pay_worker(skirmish, role, log);
        }
        for role in Role::BOTH {
            let matched = self.matches(skirmish, role);
            self.battle.party_mut(skirmish, role).matched = matched;
        }
        for role in Role::BOTH {
            let detector = self.has_detector(skirmish, role);
            self.battle.party_mut(skirmish, role).detector = detector;
        }
        let stasis = Role::BOTH.into_iter().any(|role| self.has_clause(skirmish, role, Clause::Stasis));
        let mut totals = Role::BOTH.map(|role| self.totals(skirmish, role));
        if stasis {
            for totals in &mut totals {
                totals.attack = 0;
            }
        }
        let overwhelms = Role::BOTH.map(|role| self.has_clause(skirmish, role, Clause::Overwhelm));
        let [attacker, defender] = &mut totals;
        attacker.sufficient = overwhelms[0] || attacker.attack >= defender.health;
        if attacker.sufficient && self.is_boosted(skirmish) {
            attacker.boost = BOOST;
            attacker.health += BOOST;
        }
        defender.sufficient = overwhelms[1] || defender.attack >= attacker.health;
        for role in Role::BOTH {
            self.battle.party_mut(skirmish, role).totals = totals[role as usize];
        }
        log.push(|| Event::Compared { skirmish, attacker: totals[0], defender: totals[1] });
        self.battle.doomed = [[None; 2]; 2];
        self.battle.scored = [false; 2];
        self.go_on(BattleFrame::Compared(skirmish));
    }

    /// A card that costs a worker takes one from the pool, or has no effect.
    fn pay_worker(&mut self, skirmish: u8, role: Role, log: &mut Log<Event>) {
        let party = self.battle.party_mut(skirmish, role);
        let costs = |card: Card| card.def().text.contains(&Clause::WorkerCost);
        if !party.reinforced || !party.reinforcement.is_some_and(costs) {
            return;
        }
        let seat = self.battle.seat(role);
        let player = &mut self.players[seat];
        if player.workers == 0 {
            self.battle.party_mut(skirmish, role).reinforced = false;
            return;
        }
        player.workers -= 1;
        player.unavailable += 1;
        log.push(|| Event::WorkersExhausted { seat, count: 1 });
    }

    /// Whether a side's standard card depicts its front-line unit and is not locked down (SC 13.2.3).
    fn matches(&self, skirmish: u8, role: Role) -> bool {
        let party = self.battle.party(skirmish, role);
        let locked =
            party.front.def().tags.mechanical && self.reinforces(skirmish, role.other(), Clause::Lockdown);
        let fits = |card: Card| card.depicts(party.front) || party.front == Unit::SarahKerrigan;
        !locked && party.standard.is_some_and(fits)
    }

    /// Whether a side's Reinforcement card says this and works.
    fn reinforces(&self, skirmish: u8, role: Role, clause: Clause) -> bool {
        let party = self.battle.party(skirmish, role);
        party.reinforced && party.reinforcement.is_some_and(|card| card.def().text.contains(&clause))
    }

    /// SC 17.4.1, SC 16.5.1
    fn has_detector(&self, skirmish: u8, role: Role) -> bool {
        let parasite = self.plays_with(role, Technology::Parasite);
        let detects = |unit: Unit| unit.def().detector || (parasite && unit == Unit::Queen);
        self.has_air_support(role)
            || self.battle.party(skirmish, role).units().any(detects)
            || self.has_clause(skirmish, role, Clause::Detector)
    }

    /// Whether the condition of a clause of this side's holds.
    pub(super) fn condition_holds(&self, skirmish: u8, role: Role, condition: If) -> bool {
        let own = self.battle.party(skirmish, role);
        let enemy = self.battle.party(skirmish, role.other());
        match condition {
            If::Always => true,
            If::Front(units) => own.front.is_one_of(units),
            If::AgainstFlying => enemy.front.flies(),
            If::FrontAgainstFlying(units) => own.front.is_one_of(units) && enemy.front.flies(),
            If::Supported => !own.support.is_empty(),
            If::NoEnemyDetector => !enemy.detector,
        }
    }

    /// What a card's text adds.
    fn bonus(&self, skirmish: u8, role: Role, card: Option<Card>) -> Values {
        let mut bonus = Values::default();
        for &clause in card.map_or(&[][..], |card| card.def().text) {
            match clause {
                Clause::Attack(n, condition) if self.condition_holds(skirmish, role, condition) => {
                    bonus.attack += n;
                }
                Clause::Health(n, condition) if self.condition_holds(skirmish, role, condition) => {
                    bonus.health += n;
                }
                _ => (),
            }
        }
        bonus
    }

    /// A side's totals before Stasis Field and Metabolic Boost.
    fn totals(&self, skirmish: u8, role: Role) -> Totals {
        let own = self.battle.party(skirmish, role);
        let enemy = self.battle.party(skirmish, role.other());
        let swarmed = self.reinforces(skirmish, role.other(), Clause::DarkSwarm);
        let mut card = own.standard.map_or(Values::default(), |card| match card.def().face {
            Face::Standard { major, .. } if own.matched => major,
            Face::Standard { minor, .. } => minor,
            Face::Reinforcement | Face::PlayArea => Values::default(),
        });
        let flared = self.reinforces(skirmish, role.other(), Clause::NoEnemyAttack);
        if flared || (swarmed && own.front.def().tags.ranged) {
            card.attack = 0;
        }
        let mut totals = Totals {
            card,
            ability: self.bonus(skirmish, role, own.standard.filter(|_| own.matched)),
            reinforcement: self.bonus(skirmish, role, own.reinforcement.filter(|_| own.reinforced)),
            order: u8::from(role == Role::Attacker && self.battle.order.is_special()),
            module: u8::from(
                self.has_air_support(role)
                    && enemy.front.flies()
                    && !self.reinforces(skirmish, role.other(), Clause::GroundCannotReach),
            ),
            start: self.start_bonus(role, own.front),
            ..Totals::default()
        };
        if !self.reinforces(skirmish, role.other(), Clause::NoEnemySupport) {
            let helps = |unit: &Unit| {
                self.reaches_in(skirmish, role, *unit, enemy.front) && !(swarmed && unit.def().tags.ranged)
            };
            totals.support = own.support.iter().filter(helps).map(|unit| unit.def().support).sum();
        }
        if self.is_brood_war() {
            self.add_heroes(skirmish, role, &mut totals);
        }
        totals.attack = totals.card.attack
            + totals.ability.attack
            + totals.reinforcement.attack
            + totals.support
            + totals.order
            + totals.module;
        totals.health =
            totals.card.health + totals.ability.health + totals.reinforcement.health + totals.start;
        totals
    }

    /// Whether a unit can attack another in a skirmish: under a Disruption Web ground units do not reach flyers.
    pub(super) fn reaches_in(&self, skirmish: u8, role: Role, unit: Unit, target: Unit) -> bool {
        let blind = || {
            !unit.flies()
                && target.flies()
                && self.reinforces(skirmish, role.other(), Clause::GroundCannotReach)
        };
        unit.can_attack(target) && !(self.is_brood_war() && blind())
    }

    /// What heroes (SC 30.1.7) and a guard token add. The token adds nothing where another card raises health,
    /// a hero's among them (SC 28.2.3, SC G117).
    fn add_heroes(&self, skirmish: u8, role: Role, totals: &mut Totals) {
        if let Some(hero) = self.battle.party(skirmish, role).front.hero() {
            totals.ability.attack += hero.bonus.attack;
            totals.ability.health += hero.bonus.health;
        }
        if self.force(role).contains(Unit::JimRaynor) {
            totals.ability.attack += 1;
        }
        let guarded = role == Role::Defender && self.battle.brood.guarded;
        let raised = totals.ability.health + totals.reinforcement.health + totals.start;
        if guarded && raised == 0 {
            totals.start = GUARD;
        }
    }

    /// What a side's Start of Battle ability adds to its health.
    fn start_bonus(&self, role: Role, front: Unit) -> u8 {
        match self.battle.started[role as usize] {
            Some(StartOfBattle::Technology(Technology::Bunker)) if INFANTRY.contains(&front) => 1,
            Some(StartOfBattle::Event(EventCard::FlawlessDefensePlan)) => FLAWLESS,
            _ => 0,
        }
    }

    /// Whether Metabolic Boost helps the attacker if he has sufficient strength.
    fn is_boosted(&self, skirmish: u8) -> bool {
        self.plays_with(Role::Attacker, Technology::MetabolicBoost)
            && self.battle.party(skirmish, Role::Attacker).front == Unit::Zergling
            && !self.battle.party(skirmish, Role::Defender).front.flies()
    }
}
