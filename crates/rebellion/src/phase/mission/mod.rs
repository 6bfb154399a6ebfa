//! Revealing and carrying out missions (RB 8).

mod decide;

use orrery_engine::{Chance, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::cards::{
    ActionCard, Face, Leader, Mission, Mode, Ring, Role, Shape, Side, Skill, System, Theatre, Where,
};
use crate::event::Event;
use crate::frame::Frame;
use crate::place::{Place, Systems};
use crate::state::{Assigned, At, MissionZone, Rebellion};

/// The most dice a player rolls for a mission (RB 8.7.4).
const MOST_DICE: u8 = 10;

/// The mission being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Run {
    /// The mission.
    pub mission: Mission,
    /// Who revealed it and decides everything about it (RB 16.6.2).
    pub seat: Seat,
    /// The leaders assigned to it.
    pub leaders: [Option<Leader>; 2],
    /// Where it takes place.
    pub place: Place,
    /// The leader it is directed against (RB 8.8.1).
    pub target: Option<Leader>,
    /// Whether the Rebels may send nobody (*Blindside*).
    pub blind: bool,
    /// The dice of each side by face.
    pub dice: [[u8; Face::COUNT]; 2],
    /// Rebel dice that are set and not rolled (*One in a Million*).
    pub set: [u8; Face::COUNT],
    /// Whether it succeeded; a resolved mission does not (RB 8.9.4).
    pub success: bool,
    /// Which assigned leaders go to the base after a rescue, as bits (RB 10.8.5).
    pub going: u8,
}

impl Default for Run {
    fn default() -> Self {
        Self {
            mission: Mission::default(),
            seat: Seat(0),
            leaders: [None; 2],
            place: Place::BASE_SPACE,
            target: None,
            blind: false,
            dice: [[0; Face::COUNT]; 2],
            set: [0; Face::COUNT],
            success: false,
            going: 0,
        }
    }
}

impl Run {
    /// The leaders assigned to it.
    pub fn crew(&self) -> impl Iterator<Item = Leader> + use<> {
        self.leaders.into_iter().flatten()
    }

    /// Whether a leader is assigned to it; the Jedi counts as Luke Skywalker (RB 10.1.6).
    pub fn has(&self, leader: Leader) -> bool {
        self.crew().any(|own| own.counts_as(leader))
    }
}

/// A step of a mission.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum MissionStep {
    /// RB 8.4: the system is named.
    Place,
    /// The Empire may use *Blindside*.
    Blindside,
    /// RB 8.6: partner `n` of the opponents may send a leader.
    Oppose { n: u8 },
    /// RB 8.7.15: Rebel partner `n` may use a card before dice are rolled; so many dice may still be set.
    BeforeRoll { n: u8, set: u8 },
    /// RB 8.7.5: a side rolls.
    Roll { side: Side },
    /// RB 8.7.16: the Rebels may use rings.
    AfterRoll,
    /// The die that a ring is used on.
    Die { ring: Ring },
    /// A die is rolled again.
    Reroll,
    /// RB 8.7.9: the results are compared.
    Verdict,
    /// A failed diplomacy mission may succeed after all (C-3PO).
    Failed,
    /// The mission and what came of its dice are looked at, before it takes effect or is discarded.
    Shown { fails: bool },
    /// RB 8.9: the effect.
    Effect,
    /// Rebel partner `n` may use *Son of Skywalker*.
    Succeeded { n: u8 },
    /// RB 8.10: the card is discarded or returned.
    Discard,
    /// RB 18.2.7: the Millennium Falcon may rescue a captive.
    Falcon,
    /// Everything is done.
    Done,
}

impl Rebellion {
    /// Whether an assigned mission can be revealed: enough icons, and a place that fits (RB 8.2.1, RB 8.4.5).
    pub(crate) fn may_reveal(&self, side: Side, own: Assigned) -> bool {
        Self::has_skill(own) && self.has_place(side, own.mission)
    }

    /// RB 8.2.1
    pub(crate) fn has_skill(own: Assigned) -> bool {
        let def = own.mission.def();
        own.crew().map(|leader| leader.icons(def.skill)).sum::<u8>() >= def.required
    }

    /// RB 8.4.5
    pub(crate) fn has_place(&self, side: Side, mission: Mission) -> bool {
        match mission.def().place {
            Where::BaseSpace => true,
            Where::Nowhere => self.missions(side, MissionZone::Hand).iter().any(|card| card.is_starting()),
            place if place.is_against_leader() => {
                Leader::all().any(|leader| self.may_target(mission, leader))
            }
            _ => System::all().any(|system| self.fits_mission(mission, system)),
        }
    }

    /// Whether a mission may take place in a system (RB 8.4.1).
    pub(crate) fn fits_mission(&self, mission: Mission, system: System) -> bool {
        let def = mission.def();
        let force = self.force(system);
        let closed =
            self.round.closed == Some(system) && def.side == Side::Rebels && def.mode == Mode::Attempt;
        if closed {
            return false;
        }
        match def.place {
            Where::Any => true,
            Where::Populous => self.is_populous(system),
            Where::PopulousWithImperialUnit => self.is_populous(system) && force.has_side(Side::Empire),
            Where::Imperial => self.is_imperial(system),
            Where::ImperialWithSpaceSquare => {
                let square =
                    |icon: &crate::cards::Icon| (icon.theatre, icon.shape) == (Theatre::Space, Shape::Square);
                self.is_imperial(system) && system.def().icons.iter().any(square)
            }
            Where::Rebel => self.is_rebel(system),
            Where::ImperialLoyalty => self.is_loyal(system, Side::Empire),
            Where::Subjugated => self.subjugated.contains(system),
            Where::RemoteWithoutRebelUnit => self.is_remote(system) && !force.has_side(Side::Rebels),
            Where::ImperialUnit => force.has_side(Side::Empire),
            Where::ImperialUnitWithoutRebelUnit => {
                force.has_side(Side::Empire) && !force.has_side(Side::Rebels)
            }
            Where::NoImperialUnit => !force.has_side(Side::Empire),
            Where::ImperialShip => force.has(Side::Empire, Theatre::Space),
            Where::WithUnit(units) => units.iter().any(|&unit| force.count(unit) > 0),
            Where::NoSabotage => !self.sabotaged.contains(system),
            Where::WithCaptive => self.captives_at(system.into()).next().is_some(),
            Where::Named(named) => named == system,
            Where::BaseSpace
            | Where::Nowhere
            | Where::AgainstLeader
            | Where::AgainstLeaderWithImperialUnit
            | Where::AgainstCaptive => false,
        }
    }

    /// Whether a mission may be directed against a leader (RB 8.4.3, RB 18.8.6).
    pub(crate) fn may_target(&self, mission: Mission, leader: Leader) -> bool {
        let At::On(place) = self.leader(leader).at else { return false };
        if self.side_of(leader) != Side::Rebels || place.system().is_none() {
            return false;
        }
        match mission.def().place {
            Where::AgainstLeader => !self.is_captive(leader),
            Where::AgainstLeaderWithImperialUnit => {
                !self.is_captive(leader) && self.force(place).has_side(Side::Empire)
            }
            Where::AgainstCaptive => self.is_captive(leader),
            _ => false,
        }
    }

    /// RB 8.3.1
    pub(crate) fn reveal_mission(&mut self, seat: Seat, side: Side, slot: usize, log: &mut Log<Event>) {
        let own = self.assigned[side as usize].remove(slot);
        self.run = Run { mission: own.mission, seat, leaders: own.leaders, ..Run::default() };
        log.push(|| Event::MissionRevealed { seat, mission: own.mission, leaders: own.crew().collect() });
        self.stack.push(Frame::Mission(MissionStep::Place));
    }

    fn run_side(&self) -> Side {
        self.run.mission.def().side
    }

    /// The partner asked, by number.
    fn partner(&self, side: Side, n: u8) -> Option<Seat> {
        self.seats_of(side).nth(usize::from(n))
    }

    pub(crate) fn chance_in_mission(&self, step: MissionStep) -> Option<Chance> {
        match step {
            MissionStep::Roll { side } => Some(Chance::Dice { count: self.mission_dice(side), sides: 6 }),
            MissionStep::Reroll => Some(Chance::Dice { count: 1, sides: 6 }),
            MissionStep::Shown { .. } => Some(Chance::Nothing),
            _ => None,
        }
    }

    pub(crate) fn asked_in_mission(&self, step: MissionStep) -> SeatSet {
        let seat = match step {
            MissionStep::Place => Some(self.run.seat),
            MissionStep::Blindside => self.blind_leader().map(|leader| self.controller(leader)),
            MissionStep::Oppose { n } => self.partner(self.run_side().other(), n),
            MissionStep::BeforeRoll { n, .. } | MissionStep::Succeeded { n } => self.partner(Side::Rebels, n),
            // Rings are open, so one seat speaks for the side: the one that reveals or the general.
            MissionStep::AfterRoll | MissionStep::Die { .. } | MissionStep::Failed | MissionStep::Falcon => {
                Some(self.ring_seat())
            }
            _ => None,
        };
        seat.map_or(SeatSet::EMPTY, SeatSet::only)
    }

    /// Who decides about Rebel rings in a mission: its player, or the general (RB 16.6.2).
    fn ring_seat(&self) -> Seat {
        if self.run_side() == Side::Rebels {
            self.run.seat
        } else {
            self.seat_of(Side::Rebels, Role::General)
        }
    }

    /// An assigned leader pictured on *Blindside*.
    fn blind_leader(&self) -> Option<Leader> {
        self.run.crew().find(|&leader| ActionCard::Blindside.pictures(leader))
    }

    /// How many dice a side rolls (RB 8.7.3, RB 8.7.4).
    pub(crate) fn mission_dice(&self, side: Side) -> u8 {
        let def = self.run.mission.def();
        let icons = |leader: Leader| def.icons_of(leader);
        let mut dice: u8 = self.leaders_at(side, self.run.place).map(icons).sum();
        // A captive opposes only what is attempted against itself (RB 8.8.4).
        if let Some(target) = self.run.target
            && side == Side::Rebels
            && self.is_captive(target)
        {
            dice += icons(target);
        }
        let helped = self.run.mission == Mission::BuildAlliance && side == Side::Rebels;
        if helped && self.force(self.run.place).has_side(Side::Rebels) {
            dice += 2;
        }
        let set: u8 = if side == Side::Rebels { self.run.set.iter().sum() } else { 0 };
        dice.min(MOST_DICE).saturating_sub(set)
    }

    /// RB 8.7.2, RB 8.8.7
    pub(crate) fn is_opposed(&self) -> bool {
        let others = self.run_side().other();
        self.leaders_at(others, self.run.place).next().is_some() || self.run.target.is_some()
    }

    /// Whether the opponents may send a leader at all, as everybody can tell.
    fn may_oppose(&self, seat: Seat) -> bool {
        let side = self.run_side();
        if side == Side::Empire && self.run.blind {
            return false;
        }
        let misdirected = self.round.misdirected.is_some_and(|leader| self.run.has(leader));
        !(side == Side::Rebels && misdirected) && self.pool(seat).next().is_some()
    }

    fn next_step(&mut self, step: MissionStep) -> bool {
        self.stack.replace_top(Frame::Mission(step));
        true
    }

    pub(crate) fn run_mission(&mut self, step: MissionStep, log: &mut Log<Event>) -> bool {
        let side = self.run_side();
        match step {
            MissionStep::Place => {
                match self.run.mission.def().place {
                    Where::BaseSpace => {
                        let place = self.base_place();
                        self.name_place(place, None, log);
                    }
                    Where::Nowhere => {
                        self.next_step(MissionStep::Shown { fails: false });
                    }
                    _ => return false,
                }
                true
            }
            MissionStep::Blindside => {
                let may = side == Side::Empire
                    && self.blind_leader().is_some()
                    && self.may_hold(Side::Empire, ActionCard::Blindside);
                if may { false } else { self.next_step(MissionStep::Oppose { n: 0 }) }
            }
            MissionStep::Oppose { n } => match self.partner(side.other(), n) {
                Some(seat) if self.may_oppose(seat) => false,
                Some(_) => self.next_step(MissionStep::Oppose { n: n + 1 }),
                None if self.is_opposed() => self.next_step(MissionStep::BeforeRoll { n: 0, set: 0 }),
                None => {
                    self.run.success = true;
                    let mission = self.run.mission;
                    log.push(|| Event::MissionEnded { mission, success: true });
                    self.next_step(MissionStep::Shown { fails: false })
                }
            },
            MissionStep::BeforeRoll { n, set } => match self.partner(Side::Rebels, n) {
                Some(_) if set > 0 => {
                    // Dice are being set; without dice left there is nothing to set.
                    if self.mission_dice(Side::Rebels) == 0 {
                        return self.next_step(MissionStep::BeforeRoll { n, set: 0 });
                    }
                    false
                }
                Some(_) if self.before_roll_cards().any(|card| self.may_hold(Side::Rebels, card)) => false,
                Some(_) => self.next_step(MissionStep::BeforeRoll { n: n + 1, set: 0 }),
                None => self.next_step(MissionStep::Roll { side }),
            },
            MissionStep::Roll { side: rolling } if self.mission_dice(rolling) == 0 => {
                self.rolled(rolling, &[], log);
                true
            }
            MissionStep::AfterRoll => {
                if self.usable_rings().next().is_some() {
                    return false;
                }
                self.next_step(MissionStep::Verdict)
            }
            MissionStep::Verdict => {
                self.run.success = self.successes(side) > self.successes(side.other());
                let (mission, success) = (self.run.mission, self.run.success);
                if !success && self.may_translate() {
                    return self.next_step(MissionStep::Failed);
                }
                log.push(|| Event::MissionEnded { mission, success });
                self.next_step(MissionStep::Shown { fails: !success })
            }
            MissionStep::Effect => {
                self.next_step(MissionStep::Succeeded { n: 0 });
                self.effect(log);
                true
            }
            MissionStep::Succeeded { n } => {
                let asked = self.run.success
                    && side == Side::Rebels
                    && self.may_hold(Side::Rebels, ActionCard::SonOfSkywalker)
                    && self.present(ActionCard::SonOfSkywalker, self.run.place).next().is_some();
                if !asked {
                    return self.next_step(MissionStep::Discard);
                }
                if self.partner(Side::Rebels, n).is_none() {
                    self.next_step(MissionStep::Discard)
                } else {
                    false
                }
            }
            MissionStep::Discard => {
                self.discard_mission();
                self.next_step(MissionStep::Falcon)
            }
            MissionStep::Falcon => {
                let bearer = self.bearer(Ring::MillenniumFalcon);
                let here = bearer.is_some_and(|own| self.leader(own).at == At::On(self.run.place));
                let asked = self.run.success
                    && side == Side::Rebels
                    && here
                    && self.captives_at(self.run.place).next().is_some();
                if asked { false } else { self.next_step(MissionStep::Done) }
            }
            MissionStep::Done => {
                let place = self.run.place;
                self.run = Run::default();
                self.stack.replace_top(Frame::Clash { by: side, place, origins: Systems::EMPTY });
                true
            }
            MissionStep::Roll { .. }
            | MissionStep::Reroll
            | MissionStep::Die { .. }
            | MissionStep::Failed
            | MissionStep::Shown { .. } => false,
        }
    }

    /// The action cards the Rebels may use before dice are rolled, by open facts.
    fn before_roll_cards(&self) -> impl Iterator<Item = ActionCard> + '_ {
        use ActionCard::*;
        let cards = [Undercover, WookieeGuardian, OneInAMillion];
        cards.into_iter().filter(|&card| self.fits_before_roll(card))
    }

    fn fits_before_roll(&self, card: ActionCard) -> bool {
        let place = self.run.place;
        let imperial = self.run_side() == Side::Empire;
        match card {
            ActionCard::Undercover => imperial && self.undercover().next().is_some(),
            ActionCard::WookieeGuardian => {
                imperial
                    && self.run.mission.def().skill == Skill::SpecOps
                    && self.present(card, place).next().is_some()
            }
            ActionCard::OneInAMillion => {
                self.present(card, place).next().is_some() && self.mission_dice(Side::Rebels) > 0
            }
            _ => false,
        }
    }

    /// The leaders *Undercover* can bring from another system; not into a closed one (RB 18.8.11).
    pub(crate) fn undercover(&self) -> impl Iterator<Item = Leader> + '_ {
        let place = self.run.place;
        let closed = self.round.closed.is_some_and(|system| place == system.into());
        Leader::all().filter(move |&leader| {
            let elsewhere =
                matches!(self.leader(leader).at, At::On(from) if from != place && from.system().is_some());
            !closed
                && elsewhere
                && ActionCard::Undercover.pictures(leader)
                && self.side_of(leader) == Side::Rebels
                && !self.is_captive(leader)
        })
    }

    /// Rings that change mission dice and can do so now (RB 8.7.16).
    fn usable_rings(&self) -> impl Iterator<Item = Ring> + '_ {
        let here =
            |ring| self.bearer(ring).is_some_and(|leader| self.leader(leader).at == At::On(self.run.place));
        [Ring::MasterYoda, Ring::R2d2].into_iter().filter(move |&ring| {
            here(ring)
                && match ring {
                    Ring::MasterYoda => !self.round.yoda && self.run.dice[0].iter().any(|&n| n > 0),
                    _ => self.run.dice[Side::Empire as usize][..3].iter().any(|&n| n > 0),
                }
        })
    }

    /// Whether the C-3PO ring can turn the failure.
    fn may_translate(&self) -> bool {
        let here =
            self.bearer(Ring::C3po).is_some_and(|leader| self.leader(leader).at == At::On(self.run.place));
        here && self.run_side() == Side::Rebels && self.run.mission.def().skill == Skill::Diplomacy
    }

    /// The result of a side (RB 8.7.6, RB 8.7.7).
    pub(crate) fn successes(&self, side: Side) -> u8 {
        let dice = self.run.dice[side as usize];
        let mut sum: u8 = Face::ALL.iter().map(|&face| dice[face as usize] * face.successes()).sum();
        if side == self.run_side() {
            sum += self.mission_bonus(self.run.mission, |named| self.run.has(named));
        }
        sum
    }

    /// The successes that come without dice to a crew that has certain leaders: the pictured one (RB 8.7.7), and Lando after
    /// *Contingency Plan*.
    pub(crate) fn mission_bonus(&self, mission: Mission, has: impl Fn(Leader) -> bool) -> u8 {
        let pictured = mission.def().portrait.is_some_and(&has);
        let planned = self.round.lando && has(Leader::LandoCalrissian);
        2 * (u8::from(pictured) + u8::from(planned))
    }
}
