//! Combat (RB 9).

mod attack;
mod damage;
mod plans;
mod retreat;

use orrery_engine::{Chance, ChanceOutcome, List, Log, Seat, SeatSet, shuffle};
use serde::{Deserialize, Serialize};

pub(crate) use attack::AttackStep;

use crate::action::Action;
use crate::cards::{
    ActionCard, Colour, Face, Leader, Moment, Objective, Role, Side, System, Theatre, Timing, Unit,
};
use crate::event::Event;
use crate::frame::Frame;
use crate::place::{Force, Place, Systems};
use crate::state::{At, Rebellion, TacticZone};

/// The most units with damage in a combat: those with more than 1 health, and one attack on the others.
const MOST_WOUNDED: usize = 64;

/// The combat being fought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the combat")]
pub struct Combat {
    /// Whether one is being fought.
    pub active: bool,
    /// Where.
    pub system: System,
    /// The current player, who acts first in every step and started the combat (RB 1.5.3, RB G80).
    pub first: Side,
    /// Systems from which units came to start it (RB 9.10.10).
    pub origins: Systems,
    /// The side they belong to.
    pub mover: Side,
    /// The combat round, counted from 1.
    pub round: u8,
    /// In which theatres both sides had units at the start (RB 9.13.5).
    pub shared: [bool; 2],
    /// Whether the system was subjugated at the start (RB G35).
    pub subjugated: bool,
    /// Who won which battle (RB 9.13.1).
    pub won: [Option<Side>; 2],
    /// Which side has retreated (RB 9.10.18).
    pub retreated: [bool; 2],
    /// Printed health of Imperial ground units destroyed.
    pub lost_ground: u8,
    /// Printed health of Imperial ships destroyed.
    pub lost_ships: u8,
    /// Whether a Star Destroyer of either kind was destroyed.
    pub lost_destroyer: bool,
    /// Whether Darth Vader or Emperor Palpatine has been in it (RB 18.5.1).
    pub dark: bool,
    /// Objectives that were offered since the last loss, as bits (RB G47).
    pub offered: u16,
    /// Whether an objective was played (RB 13.3.8).
    pub objective: bool,
    /// Whether *Death Star Plans* were used or declined in this round (RB 9.14.10).
    pub plans: bool,
    /// Whether they were used.
    pub rolled: bool,
    /// Start of Combat cards that last, as bits.
    pub cards: u64,
    /// The leader who is here by *Ready for Action*.
    pub ready: Option<Leader>,
    /// Who cannot block until this battle step ends (*Unstoppable Assault*).
    pub no_blocking: [bool; 2],
    /// Who cannot retreat in this round (*No Escape*).
    pub no_retreat: [bool; 2],
    /// Who retreats without carriers in this round (*Escape Plan*).
    pub escape: [bool; 2],
    /// The dice of the attack by colour and face; spent ones are gone (RB 9.6.3).
    pub dice: [[u8; Face::COUNT]; 2],
    /// Dice that are set and not rolled (*One in a Million*).
    pub set: [[u8; Face::COUNT]; 2],
    /// Dice picked to be rolled again, by colour.
    pub picked: [u8; 2],
    /// Units with damage (RB 9.9.3), sorted.
    pub wounds: List<Wound, MOST_WOUNDED>,
    /// Units on the faction sheets, to be destroyed at the end of the battle (RB 9.9.1).
    pub doomed: Force,
}

/// A unit with damage.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Wound {
    /// Its type.
    pub unit: Unit,
    /// Damage markers (RB 9.9.3).
    pub marks: u8,
    /// Damage assigned in this attack, which can be blocked (RB 9.8.2).
    pub assigned: u8,
}

impl Default for Combat {
    fn default() -> Self {
        Self {
            active: false,
            system: System::default(),
            first: Side::Rebels,
            origins: Systems::EMPTY,
            mover: Side::Rebels,
            round: 0,
            shared: [false; 2],
            subjugated: false,
            won: [None; 2],
            retreated: [false; 2],
            lost_ground: 0,
            lost_ships: 0,
            lost_destroyer: false,
            dark: false,
            offered: 0,
            objective: false,
            plans: false,
            rolled: false,
            cards: 0,
            ready: None,
            no_blocking: [false; 2],
            no_retreat: [false; 2],
            escape: [false; 2],
            dice: [[0; Face::COUNT]; 2],
            set: [[0; Face::COUNT]; 2],
            picked: [0; 2],
            wounds: List::new(),
            doomed: Force::EMPTY,
        }
    }
}

impl Combat {
    /// Whether a Start of Combat card lasts.
    pub fn has_card(&self, card: ActionCard) -> bool {
        self.cards & (1 << card as u64) != 0
    }

    /// Whether *Death Star Plans* were used in this round.
    pub const fn plans_played(&self) -> bool {
        self.rolled
    }

    /// How many dice show a face.
    pub fn showing(&self, face: Face) -> u8 {
        Colour::BOTH.iter().map(|&colour| self.dice[colour as usize][face as usize]).sum()
    }
}

/// A step of a combat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum CombatStep {
    /// The tactic decks are shuffled.
    Begin,
    /// RB 9.2.1: partner `n` of a side may add a leader.
    Add { side: Side, n: u8 },
    /// RB 9.2.4: partner `n` of a side may use Start of Combat cards.
    Cards { side: Side, n: u8 },
    /// RB 9.3: tactic cards are drawn; `n` counts the four draws.
    Draw { n: u8 },
    /// RB 9.4.1: a combat round.
    Round,
    /// RB 9.4.2, RB 9.4.4: a battle begins.
    Battle { theatre: Theatre },
    /// RB 9.5 to RB 9.9: an attack.
    Attack { theatre: Theatre, side: Side, step: AttackStep },
    /// The battle ends: units on the sheets are destroyed.
    BattleEnd { theatre: Theatre },
    /// RB 9.14.4: *Death Star Plans* may be used.
    Plans,
    /// Which station they are used against (RB G46).
    PlansTarget { objective: Objective },
    /// *One in a Million* may be used: so many dice may still be set.
    PlansSet { objective: Objective, target: Unit, set: u8 },
    /// Three dice are rolled.
    PlansRoll { objective: Objective, target: Unit },
    /// The dice are looked at.
    PlansShown { objective: Objective, target: Unit },
    /// The Master Yoda ring may roll one again (RB 18.8.22).
    PlansRing { objective: Objective, target: Unit },
    /// It does.
    PlansReroll { objective: Objective, target: Unit },
    /// RB 13.3.5: objectives may be played after a battle, or at the end of the combat.
    Objectives { after: Option<Theatre> },
    /// RB 9.10: partner `n` of a side may retreat.
    Retreat { side: Side, n: u8 },
    /// RB 9.11: the next-round check.
    Check,
    /// What came of the combat is looked at.
    Aftermath,
    /// RB 9.12: the combat ends.
    End,
    /// RB G41: a tactic deck is renewed, and so many cards drawn.
    Renew { side: Side, theatre: Theatre, left: u8 },
}

impl Rebellion {
    /// Combat begins in a system (RB 9.1.1).
    pub(crate) fn begin_combat(&mut self, system: System, by: Side, origins: Systems, log: &mut Log<Event>) {
        let first = self.current_side().unwrap_or(by);
        self.combat = Combat {
            active: true,
            system,
            first,
            origins,
            mover: by,
            shared: Theatre::BOTH.map(|theatre| self.share(system, theatre)),
            subjugated: self.subjugated.contains(system),
            ..Combat::default()
        };
        log.push(|| Event::CombatBegan { system, by: first });
    }

    /// An Imperial unit was destroyed where a combat is fought (RB 13.3.6).
    pub(crate) fn note_loss(&mut self, unit: Unit, place: Place) {
        if !self.combat.active || place != self.combat.system.into() || unit.side() != Side::Empire {
            return;
        }
        let health = unit.health();
        if unit.is_ship() {
            self.combat.lost_ships += health;
            self.combat.lost_destroyer |= matches!(unit, Unit::StarDestroyer | Unit::SuperStarDestroyer);
        } else {
            self.combat.lost_ground += health;
        }
        self.combat.offered = 0;
    }

    /// Who decides for a side in a theatre (RB 16.7.5, RB 16.7.6).
    pub(crate) fn fighter_seat(&self, side: Side, theatre: Theatre) -> Seat {
        self.seat_of(side, if theatre == Theatre::Space { Role::Admiral } else { Role::General })
    }

    fn combat_partner(&self, side: Side, n: u8) -> Option<Seat> {
        self.seats_of(side).nth(usize::from(n))
    }

    pub(crate) fn combat_place(&self) -> Place {
        self.combat.system.into()
    }

    pub(crate) fn chance_in_combat(&self, step: CombatStep) -> Option<Chance> {
        let dice = |count| Some(Chance::Dice { count, sides: 6 });
        match step {
            CombatStep::Begin | CombatStep::Renew { .. } => Some(Chance::Shuffle),
            CombatStep::Attack { theatre, side, step } => self.chance_in_attack(theatre, side, step),
            CombatStep::PlansRoll { .. } => dice(3 - self.plans_set()),
            CombatStep::PlansReroll { .. } => dice(1),
            CombatStep::PlansShown { .. } | CombatStep::Aftermath => Some(Chance::Nothing),
            _ => None,
        }
    }

    pub(crate) fn asked_in_combat(&self, step: CombatStep) -> SeatSet {
        let seat = match step {
            CombatStep::Add { side, n } | CombatStep::Cards { side, n } | CombatStep::Retreat { side, n } => {
                self.combat_partner(side, n)
            }
            CombatStep::Attack { theatre, side, step } => Some(self.asked_in_attack(theatre, side, step)),
            // RB G71
            CombatStep::Plans | CombatStep::PlansTarget { .. } | CombatStep::Objectives { .. } => {
                Some(self.seat_of(Side::Rebels, Role::General))
            }
            CombatStep::PlansSet { .. } | CombatStep::PlansRing { .. } => {
                Some(self.seat_of(Side::Rebels, Role::Admiral))
            }
            _ => None,
        };
        seat.map_or(SeatSet::EMPTY, SeatSet::only)
    }

    pub(crate) fn next_combat(&mut self, step: CombatStep) -> bool {
        self.stack.replace_top(Frame::Combat(step));
        true
    }

    pub(crate) fn run_combat(&mut self, step: CombatStep, log: &mut Log<Event>) -> bool {
        let first = self.combat.first;
        match step {
            CombatStep::Add { side, n } => match self.combat_partner(side, n) {
                Some(seat) if self.may_add(side) && self.pool(seat).next().is_some() => false,
                Some(_) => self.next_combat(CombatStep::Add { side, n: n + 1 }),
                None if side == first => self.next_combat(CombatStep::Add { side: side.other(), n: 0 }),
                None => self.next_combat(CombatStep::Cards { side: first, n: 0 }),
            },
            CombatStep::Cards { side, n } => match self.combat_partner(side, n) {
                Some(_) if self.combat_cards(side).any(|card| self.may_hold(side, card)) => false,
                Some(_) => self.next_combat(CombatStep::Cards { side, n: n + 1 }),
                None if side == first => self.next_combat(CombatStep::Cards { side: side.other(), n: 0 }),
                None => self.next_combat(CombatStep::Draw { n: 0 }),
            },
            CombatStep::Draw { n: 4 } => self.next_combat(CombatStep::Round),
            CombatStep::Draw { n } => {
                // RB G42: the current player space and ground, then the opponent.
                let side = if n < 2 { first } else { first.other() };
                let theatre = Theatre::BOTH[usize::from(n % 2)];
                self.next_combat(CombatStep::Draw { n: n + 1 });
                if self.share(self.combat.system, theatre) {
                    let count = self.best_tactics(side, theatre);
                    self.draw_tactics(side, theatre, count, log);
                }
                true
            }
            CombatStep::Round => {
                let combat = &mut self.combat;
                combat.round += 1;
                combat.plans = false;
                combat.rolled = false;
                combat.no_retreat = [false; 2];
                combat.escape = [false; 2];
                let round = combat.round;
                log.push(|| Event::CombatRound { round });
                self.next_combat(CombatStep::Battle { theatre: Theatre::Space })
            }
            CombatStep::Battle { theatre } => {
                self.note_dark();
                if !self.share(self.combat.system, theatre) {
                    return self.next_combat(Self::after_battle(theatre));
                }
                self.combat.no_blocking = [false; 2];
                self.next_combat(CombatStep::Attack {
                    theatre,
                    side: first,
                    step: AttackStep::Set { n: 0, left: 0 },
                });
                if theatre == Theatre::Ground {
                    let generators = self.force(self.combat_place()).count(Unit::ShieldGenerator);
                    self.draw_tactics(Side::Rebels, theatre, generators, log);
                }
                true
            }
            CombatStep::Attack { theatre, side, step } => self.run_attack(theatre, side, step, log),
            CombatStep::BattleEnd { theatre } => {
                self.remove_doomed(log);
                self.note_winner(theatre, log);
                self.next_combat(if theatre == Theatre::Space {
                    CombatStep::Plans
                } else {
                    CombatStep::Objectives { after: Some(theatre) }
                })
            }
            CombatStep::Plans => {
                let asked = self.may_use_plans()
                    && [Objective::DeathStarPlansSecond, Objective::DeathStarPlansThird]
                        .iter()
                        .any(|&plans| self.may_hold_objective(plans));
                let after = Some(Theatre::Space);
                if asked { false } else { self.next_combat(CombatStep::Objectives { after }) }
            }
            CombatStep::PlansTarget { .. }
            | CombatStep::PlansSet { .. }
            | CombatStep::PlansRoll { .. }
            | CombatStep::PlansShown { .. }
            | CombatStep::PlansRing { .. }
            | CombatStep::PlansReroll { .. } => self.run_plans(step, log),
            CombatStep::Objectives { after } => {
                if self.offered_objectives(after).any(|own| self.may_hold_objective(own)) {
                    return false;
                }
                self.next_combat(match after {
                    Some(theatre) => Self::after_battle(theatre),
                    None => CombatStep::Aftermath,
                })
            }
            CombatStep::Retreat { side, n } => self.run_retreat(side, n, log),
            CombatStep::Check => self.run_check(log),
            CombatStep::End => {
                self.end_combat(log);
                true
            }
            CombatStep::Begin | CombatStep::Aftermath => false,
            CombatStep::Renew { side, theatre, left } => {
                if self.tactics(theatre, TacticZone::Deck).is_empty() {
                    return false;
                }
                self.stack.pop();
                self.draw_tactics(side, theatre, left, log);
                true
            }
        }
    }

    const fn after_battle(theatre: Theatre) -> CombatStep {
        match theatre {
            Theatre::Space => CombatStep::Battle { theatre: Theatre::Ground },
            Theatre::Ground => CombatStep::Retreat { side: Side::Rebels, n: u8::MAX },
        }
    }

    /// RB 9.2.1, RB 16.7.1: a side without a leader with tactic values here may add one.
    fn may_add(&self, side: Side) -> bool {
        !self.leaders_at(side, self.combat_place()).any(Leader::has_tactics)
    }

    /// The Start of Combat cards that open facts allow a side.
    fn combat_cards(&self, side: Side) -> impl Iterator<Item = ActionCard> + '_ {
        ActionCard::all().filter(move |card| {
            let def = card.def();
            (def.side, def.timing) == (side, Timing::StartOfCombat) && self.fits_combat(*card)
        })
    }

    /// RB 9.3.2: the highest tactic value of a side's leaders here.
    fn best_tactics(&self, side: Side, theatre: Theatre) -> u8 {
        let values =
            self.leaders_at(side, self.combat_place()).map(|leader| leader.def().tactics[theatre as usize]);
        values.max().unwrap_or(0)
    }

    /// Remembers whether Vader or the Emperor has been in the combat.
    fn note_dark(&mut self) {
        let here = At::On(self.combat_place());
        self.combat.dark |= [Leader::DarthVader, Leader::EmperorPalpatine]
            .iter()
            .any(|&leader| self.leader(leader).at == here);
    }

    /// RB 9.9.5: units on the sheets are destroyed.
    fn remove_doomed(&mut self, log: &mut Log<Event>) {
        let doomed = std::mem::take(&mut self.combat.doomed);
        for unit in Unit::all() {
            for _ in 0..doomed.count(unit) {
                self.destroy(unit, self.combat_place(), log);
            }
        }
    }

    /// RB 9.13: one side alone has units left in the theatre.
    pub(crate) fn note_winner(&mut self, theatre: Theatre, log: &mut Log<Event>) {
        let force = *self.force(self.combat_place());
        let combat = &mut self.combat;
        if combat.won[theatre as usize].is_some() || !combat.shared[theatre as usize] {
            return;
        }
        let winner = match Side::BOTH.map(|side| force.has(side, theatre)) {
            [true, false] => Side::Rebels,
            [false, true] => Side::Empire,
            // RB 9.13.4: nobody is left, or both are.
            _ => return,
        };
        combat.won[theatre as usize] = Some(winner);
        log.push(|| Event::BattleWon { side: winner, theatre });
    }

    /// The objectives that are offered now: once each time their condition becomes true (RB G47).
    fn offered_objectives(&self, after: Option<Theatre>) -> impl Iterator<Item = Objective> + '_ {
        let moment = if after.is_some() { Moment::Combat } else { Moment::CombatEnd };
        let open = !self.combat.objective;
        self.met(moment).filter(move |&own| open && self.combat.offered & (1 << own as u16) == 0)
    }

    pub(crate) fn list_combat(&self, seat: Seat, step: CombatStep, actions: &mut Vec<Action>) {
        match step {
            CombatStep::Add { .. } => {
                actions.extend(self.pool(seat).map(Action::Send));
                actions.push(Action::Decline);
            }
            CombatStep::Cards { side, .. } => {
                let held = self.combat_cards(side).filter(|&card| self.holds(seat, card));
                actions.extend(held.map(Action::UseCard));
                actions.push(Action::Decline);
            }
            CombatStep::Attack { theatre, side, step } => self.list_attack(theatre, side, step, actions),
            CombatStep::Objectives { after } => {
                let hand = self.objectives(crate::state::ObjectiveZone::Hand);
                let held = self.offered_objectives(after).filter(|own| hand.contains(own));
                actions.extend(held.map(Action::PlayObjective));
                actions.push(Action::Decline);
            }
            CombatStep::Plans
            | CombatStep::PlansTarget { .. }
            | CombatStep::PlansSet { .. }
            | CombatStep::PlansRing { .. } => self.list_plans(step, actions),
            CombatStep::Retreat { side, n } => self.list_retreat(seat, side, n, actions),
            _ => (),
        }
    }

    pub(crate) fn take_combat(&mut self, seat: Seat, step: CombatStep, action: Action, log: &mut Log<Event>) {
        match (step, action) {
            (CombatStep::Add { side, .. }, Action::Send(leader)) => {
                self.put_leader(leader, self.combat_place(), log);
                // Each team adds at most one (RB 16.7.2).
                self.next_combat(CombatStep::Add { side, n: u8::MAX });
            }
            (CombatStep::Add { side, n }, _) => {
                self.next_combat(CombatStep::Add { side, n: n + 1 });
            }
            (CombatStep::Cards { .. }, Action::UseCard(card)) => self.use_combat_card(seat, card, log),
            (CombatStep::Cards { side, n }, _) => {
                self.next_combat(CombatStep::Cards { side, n: n + 1 });
            }
            (CombatStep::Attack { theatre, side, step }, _) => {
                self.take_attack(theatre, side, step, seat, action, log);
            }
            (CombatStep::Objectives { after }, _) => {
                let offered: Vec<Objective> = self.offered_objectives(after).collect();
                for own in offered {
                    self.combat.offered |= 1 << own as u16;
                }
                if let Action::PlayObjective(objective) = action {
                    self.combat.objective = true;
                    self.play_objective(objective, log);
                }
            }
            (
                CombatStep::Plans
                | CombatStep::PlansTarget { .. }
                | CombatStep::PlansSet { .. }
                | CombatStep::PlansRing { .. },
                _,
            ) => self.take_plans(step, seat, action, log),
            (CombatStep::Retreat { side, n }, _) => self.take_retreat(seat, side, n, action, log),
            _ => unreachable!("checked: {action:?} in {step:?}"),
        }
    }

    pub(crate) fn feed_combat(&mut self, step: CombatStep, outcome: ChanceOutcome, log: &mut Log<Event>) {
        match (step, outcome) {
            (CombatStep::Begin, ChanceOutcome::Shuffle(seed)) => {
                for (n, zones) in self.tactics.iter_mut().enumerate() {
                    shuffle(zones.get_mut(TacticZone::Deck as usize), seed ^ n as u64);
                }
                let first = self.combat.first;
                self.next_combat(CombatStep::Add { side: first, n: 0 });
            }
            (CombatStep::Renew { theatre, .. }, ChanceOutcome::Shuffle(seed)) => {
                let zones = &mut self.tactics[theatre as usize];
                zones.shift_all(TacticZone::Discard as usize, TacticZone::Deck as usize);
                let deck = zones.get_mut(TacticZone::Deck as usize);
                deck.sort_unstable();
                shuffle(deck, seed);
            }
            (CombatStep::Attack { theatre, side, step }, ChanceOutcome::Nothing) => {
                self.looked_at_attack(theatre, side, step);
            }
            (CombatStep::PlansShown { objective, target }, ChanceOutcome::Nothing) => {
                self.next_combat(CombatStep::PlansRing { objective, target });
            }
            (CombatStep::Aftermath, ChanceOutcome::Nothing) => {
                self.next_combat(CombatStep::End);
            }
            (CombatStep::Attack { theatre, side, step }, ChanceOutcome::Dice(faces)) => {
                self.feed_attack(theatre, side, step, faces.as_slice(), log);
            }
            (CombatStep::PlansRoll { .. } | CombatStep::PlansReroll { .. }, ChanceOutcome::Dice(faces)) => {
                self.feed_plans(step, faces.as_slice(), log);
            }
            _ => unreachable!("{outcome:?} does not answer {step:?}"),
        }
    }

    /// RB 9.12
    fn end_combat(&mut self, log: &mut Log<Event>) {
        self.gather_tactics();
        if let Some(leader) = self.combat.ready
            && self.leader(leader).at == At::On(self.combat_place())
        {
            self.leader_mut(leader).at = At::Pool;
        }
        let system = self.combat.system;
        log.push(|| Event::CombatEnded { system });
        self.combat = Combat::default();
        self.stack.pop();
    }
}
