//! The rounds of a combat (TI 35, TI 41).

use orrery_engine::{Log, Seat};
use serde::{Deserialize, Serialize};

use super::{Flight, HitKind, Hits, Roll, RollKind};
use crate::action::Action;
use crate::cards::Unit;
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::hex::{Hex, Site};
use crate::state::TwilightImperium;

/// Where a combat is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum CombatStep {
    /// A round begins; W11, W13, W26.
    Begin,
    /// Whether a side uses its barrage (TI 35.3).
    Barrage { side: u8 },
    /// Fighters are destroyed (TI 19.2).
    BarrageHits,
    /// A side may announce a retreat (TI 35.4).
    Announce { side: u8 },
    /// A side rolls (TI 35.5).
    Roll { side: u8 },
    /// A side has rolled; W15.
    Rolled { side: u8 },
    /// Its hits are counted.
    Count { side: u8 },
    /// A side may cancel hits, one ability at a time; so many have declined in a row (W16, TI 52.0, TI G54).
    Brace { side: u8, passes: u8 },
    /// A side assigns the hits of the other (TI 35.6, TI G53).
    Assign { side: u8 },
    /// Who announced it retreats (TI 35.7).
    Retreat,
    /// W20.
    RoundEnd,
    /// Whether another round follows (TI 35.8).
    Check,
    /// The attacker must retreat, for nobody can ever hit (TI G64).
    Flee,
    /// W21.
    End,
    /// The combat is over.
    Over,
}

impl TwilightImperium {
    pub(crate) fn asked_in_combat(&self, step: CombatStep) -> Seat {
        match step {
            CombatStep::Barrage { side } | CombatStep::Announce { side } | CombatStep::Brace { side, .. } => {
                self.combat.sides[usize::from(side)]
            }
            CombatStep::Retreat => self.combat.retreat.unwrap_or(self.combat.sides[0]),
            _ => self.combat.sides[0],
        }
    }

    pub(crate) fn run_combat(&mut self, step: CombatStep, log: &mut Log<Event>) -> bool {
        let go = Frame::Combat;
        let space = self.combat.planet.is_none();
        // Both sides are needed but in the steps that end a combat.
        let over = !self.is_fighting(0) || !self.is_fighting(1) || self.combat.broken_off;
        match step {
            CombatStep::Begin => {
                if over {
                    self.go(go(CombatStep::End));
                    return true;
                }
                self.combat.next_round();
                let round = self.combat.round;
                log.push(|| Event::RoundOfCombat { round });
                self.go(go(match (space, round) {
                    (true, 1) => CombatStep::Barrage { side: 0 },
                    (true, _) => CombatStep::Announce { side: 1 },
                    (false, _) => CombatStep::Roll { side: 0 },
                }));
                self.open(Moment::Round);
            }
            CombatStep::Barrage { side } => {
                if over {
                    self.go(go(CombatStep::End));
                } else if self.barrage_dice(usize::from(side)).is_empty()
                    || self.fighting(1 - usize::from(side), Unit::Fighter) == 0
                {
                    self.after_barrage(side);
                } else {
                    return false;
                }
            }
            CombatStep::BarrageHits => {
                // Both have rolled before anything is destroyed; the attacker's fighters go first (TI 19.2.2, TI G53).
                self.go(go(CombatStep::Announce { side: 1 }));
                for side in [1, 0] {
                    let hits = std::mem::take(&mut self.combat.hits[1 - side]);
                    self.stack.push(Frame::Hits(Hits {
                        seat: self.combat.sides[side],
                        by: self.combat.sides[1 - side],
                        hits: hits.min(self.fighting(side, Unit::Fighter)),
                        strict: 0,
                        kind: HitKind::Barrage,
                        assigning: false,
                        helped: false,
                    }));
                }
            }
            CombatStep::Announce { side } => {
                if over {
                    self.go(go(CombatStep::End));
                } else if self.combat.retreat.is_some() || !self.can_announce(usize::from(side)) {
                    self.after_announcement(side);
                } else {
                    return false;
                }
            }
            CombatStep::Roll { side } => {
                if over {
                    self.go(go(CombatStep::RoundEnd));
                    return true;
                }
                let dice = self.combat_dice(usize::from(side));
                self.dice.load(&dice);
                self.go(go(CombatStep::Rolled { side }));
                let seat = self.combat.sides[usize::from(side)];
                self.stack.push(Frame::Roll(Roll { seat, kind: RollKind::Combat }));
            }
            CombatStep::Rolled { side } => {
                let seat = self.combat.sides[usize::from(side)];
                self.go(go(CombatStep::Count { side }));
                self.open(Moment::Rolled { seat });
                // Rerolls come before other abilities (TI 44.3).
                if self.combat.reroll[usize::from(side)] {
                    self.ask_reroll(seat);
                }
            }
            CombatStep::Count { side } => {
                let seat = self.combat.sides[usize::from(side)];
                let roll = Roll { seat, kind: RollKind::Combat };
                let (hits, strict) = self.count_hits(roll);
                self.tell_roll(roll, log);
                self.combat.hits[usize::from(side)] = hits;
                self.combat.strict[usize::from(side)] = strict;
                self.go(go(if side == 0 {
                    CombatStep::Roll { side: 1 }
                } else {
                    CombatStep::Brace { side: 0, passes: 0 }
                }));
                if side == 1 {
                    self.both_rolled(log);
                }
            }
            CombatStep::Brace { passes: 2, .. } => self.go(go(CombatStep::Assign { side: 0 })),
            CombatStep::Brace { side, passes } => {
                if self.can_brace(self.pending(usize::from(side))) {
                    return false;
                }
                self.go(go(CombatStep::Brace { side: 1 - side, passes: passes + 1 }));
            }
            CombatStep::Assign { side } => {
                let own = usize::from(side);
                self.go(go(if side == 0 { CombatStep::Assign { side: 1 } } else { CombatStep::Retreat }));
                if side == 1 {
                    self.hits_assigned(log);
                }
                self.stack.push(Frame::Hits(Hits { assigning: true, ..self.pending(own) }));
            }
            CombatStep::Retreat => {
                let going = self.combat.retreat.filter(|_| !over && space && !self.combat.intercepted);
                match going {
                    Some(seat) if !self.retreats(seat).is_empty() => return false,
                    _ => self.go(go(CombatStep::RoundEnd)),
                }
            }
            // The end of the last round is the end of the combat (TI 35.2.b, TI 41.4.b).
            CombatStep::RoundEnd if over => self.go(go(CombatStep::End)),
            CombatStep::RoundEnd => {
                self.go(go(CombatStep::Check));
                self.open(Moment::RoundEnd);
                self.round_ends(log);
            }
            CombatStep::Check => {
                if over {
                    self.go(go(CombatStep::End));
                } else if self.is_stalemate() {
                    self.break_stalemate(log);
                } else {
                    self.go(go(CombatStep::Begin));
                }
            }
            CombatStep::Flee => return false,
            CombatStep::End => {
                self.combat.winner = match (self.is_fighting(0), self.is_fighting(1)) {
                    _ if self.combat.broken_off => None,
                    // Fighters alone take no planet: nobody has won (*Matriarch*).
                    (true, false) if !space && self.fighting(0, Unit::Infantry) == 0 => None,
                    (true, false) => Some(self.combat.sides[0]),
                    (false, true) => Some(self.combat.sides[1]),
                    _ => None,
                };
                let winner = self.combat.winner;
                let site = self.combat.planet.map_or(Site::Space(self.tactical.hex), Site::Planet);
                log.push(|| Event::CombatEnded { winner, site });
                self.go(go(CombatStep::Over));
                self.open(Moment::CombatEnd);
                self.combat_ends(log);
            }
            CombatStep::Over => {
                self.stack.pop();
                self.combat = super::Combat::default();
            }
        }
        true
    }

    /// The hits that a side has to assign in this round.
    pub(crate) fn pending(&self, side: usize) -> Hits {
        Hits {
            seat: self.combat.sides[side],
            by: self.combat.sides[1 - side],
            hits: self.combat.hits[1 - side],
            strict: self.combat.strict[1 - side],
            kind: HitKind::Combat,
            assigning: false,
            helped: self.combat.helped[side],
        }
    }

    /// The dice of a side's barrage (TI 19.1).
    fn barrage_dice(&self, side: usize) -> Vec<(Unit, u8)> {
        let seat = self.combat.sides[side];
        Unit::ALL
            .into_iter()
            .filter_map(|unit| {
                let shots = self.stats(seat, unit).barrage?;
                let count = self.fighting(side, unit);
                (count > 0).then_some((unit, count * shots.dice))
            })
            .collect()
    }

    fn after_barrage(&mut self, side: u8) {
        self.go(Frame::Combat(if side == 0 {
            CombatStep::Barrage { side: 1 }
        } else {
            CombatStep::BarrageHits
        }));
    }

    fn after_announcement(&mut self, side: u8) {
        // The defender decides first (TI 35.4).
        self.go(Frame::Combat(if side == 1 {
            CombatStep::Announce { side: 0 }
        } else {
            CombatStep::Roll { side: 0 }
        }));
    }

    fn can_announce(&self, side: usize) -> bool {
        !self.retreats(self.combat.sides[side]).is_empty()
    }

    /// Whether nobody can ever hit (TI G64).
    fn is_stalemate(&self) -> bool {
        [0, 1].into_iter().all(|side| {
            let seat = self.combat.sides[side];
            let roll = Roll { seat, kind: RollKind::Combat };
            self.combat_dice(side).iter().all(|&(unit, dice)| {
                dice == 0
                    || self
                        .aim(roll, unit)
                        .is_none_or(|(value, more)| i16::from(value) > 10 + i16::from(more))
            })
        })
    }

    /// The attacker must retreat, or loses the units in the combat (TI G64).
    fn break_stalemate(&mut self, log: &mut Log<Event>) {
        let seat = self.combat.sides[0];
        if self.combat.planet.is_none() && !self.retreats(seat).is_empty() {
            return self.go(Frame::Combat(CombatStep::Flee));
        }
        self.go(Frame::Combat(CombatStep::End));
        for unit in Unit::ALL {
            let count = self.fighting(0, unit);
            self.lose_in_combat(seat, unit, count, log);
        }
    }

    pub(crate) fn list_combat(&self, step: CombatStep, actions: &mut Vec<Action>) {
        match step {
            CombatStep::Barrage { side } => {
                actions.push(Action::Pass);
                actions.push(Action::Fire(self.combat.sides[1 - usize::from(side)]));
            }
            CombatStep::Announce { .. } => actions.extend([Action::Pass, Action::Retreat]),
            CombatStep::Brace { side, .. } => {
                actions.push(Action::Pass);
                self.list_bracing(self.pending(usize::from(side)), actions);
            }
            CombatStep::Retreat | CombatStep::Flee => {
                let seat = self.asked_in_combat(step);
                let hexes = self.retreats(seat).into_iter();
                actions.extend(hexes.map(|hex: Hex| Action::Pick(crate::action::Pick::Hex(hex))));
            }
            _ => (),
        }
    }

    pub(crate) fn take_combat(&mut self, step: CombatStep, action: Action, log: &mut Log<Event>) {
        match (step, action) {
            (CombatStep::Barrage { side }, _) => {
                self.after_barrage(side);
                if let Action::Fire(_) = action {
                    let own = usize::from(side);
                    let dice = self.barrage_dice(own);
                    self.dice.load(&dice);
                    let seat = self.combat.sides[own];
                    self.stack.push(Frame::Roll(Roll { seat, kind: RollKind::Barrage }));
                }
            }
            (CombatStep::Brace { side, passes }, Action::Pass) => {
                self.go(Frame::Combat(CombatStep::Brace { side: 1 - side, passes: passes + 1 }));
            }
            (CombatStep::Brace { side, .. }, _) => {
                self.go(Frame::Combat(CombatStep::Brace { side: 1 - side, passes: 0 }));
                let own = usize::from(side);
                let hits = self.pending(own);
                match action {
                    Action::PlayCard(card) => self.play_card(hits.seat, card),
                    Action::Sustain(unit) => {
                        let left = self.sustain(hits, unit, log);
                        self.combat.hits[1 - own] = left.hits;
                        self.combat.strict[1 - own] = left.strict;
                        self.open(Moment::Sustained { seat: hits.seat, unit, by: Some(hits.by) });
                    }
                    _ => unreachable!("checked: {action:?} in {step:?}"),
                }
            }
            (CombatStep::Announce { side }, _) => {
                self.after_announcement(side);
                if action == Action::Retreat {
                    let seat = self.combat.sides[usize::from(side)];
                    self.combat.retreat = Some(seat);
                    log.push(|| Event::RetreatAnnounced { seat });
                    self.open(Moment::RetreatAnnounced { seat });
                }
            }
            (CombatStep::Retreat, Action::Pick(crate::action::Pick::Hex(hex))) => {
                let seat = self.asked_in_combat(step);
                self.go(Frame::Combat(CombatStep::RoundEnd));
                self.leave_for(seat, hex, Flight::Retreat);
            }
            (CombatStep::Flee, Action::Pick(crate::action::Pick::Hex(hex))) => {
                self.go(Frame::Combat(CombatStep::End));
                self.leave_for(self.combat.sides[0], hex, Flight::Retreat);
            }
            _ => unreachable!("checked: {action:?} in {step:?}"),
        }
    }
}
