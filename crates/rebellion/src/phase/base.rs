//! The Rebel base: revealing it, the end of the Command phase, and a new base (RB 5.3, RB 7).

use orrery_engine::{Chance, ChanceOutcome, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::{Leader, Side, System, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::phase::{MoveKind, Movement, RefreshStep};
use crate::place::{Place, Systems};
use crate::state::{At, ProbeZone, Rebellion};

/// The numbers of the options of *Rapid Mobilization*.
pub(crate) const WITHDRAW: u8 = 0;
/// A new base.
pub(crate) const NEW_BASE: u8 = 1;

/// A step of the end of the Command phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum EndStep {
    /// The next *Rapid Mobilization*, or the end.
    Next,
    /// RB 18.8.24: which of two with different numbers of leaders comes first.
    Order,
    /// RB 7.8.2: what it is used for.
    Option { leaders: u8, seat: Seat },
    /// RB 7.8.4: which of the drawn systems becomes the new base.
    Base { seat: Seat },
    /// RB 7.8.10, RB 7.8.15: the other cards are shuffled and put under the deck.
    Return,
}

impl EndStep {
    pub(crate) const fn chance(self) -> Option<Chance> {
        match self {
            Self::Return => Some(Chance::Shuffle),
            _ => None,
        }
    }

    /// Who is asked, if the step names somebody.
    pub(crate) const fn seat_mut(&mut self) -> Option<&mut Seat> {
        match self {
            Self::Option { seat, .. } | Self::Base { seat } => Some(seat),
            Self::Next | Self::Order | Self::Return => None,
        }
    }
}

impl Rebellion {
    /// RB 7.6: the location card is turned up, and what lies on the Rebel Base space comes into the base's system.
    pub(crate) fn reveal_base(&mut self, log: &mut Log<Event>) {
        let Some(system) = self.base else { return };
        self.revealed = true;
        self.possible = Systems::only(system);
        log.push(|| Event::BaseRevealed { system });
        for unit in Unit::of(Side::Rebels) {
            let count = self.force(Place::BASE_SPACE).count(unit);
            if count > 0 {
                self.force_mut(Place::BASE_SPACE).take(unit, count);
                self.force_mut(system).add(unit, count);
                log.push(|| Event::UnitsCame { unit, count, system });
            }
        }
        for leader in Leader::all() {
            if self.leader(leader).at == At::On(Place::BASE_SPACE) {
                self.put_leader(leader, system.into(), log);
            }
        }
    }

    pub(crate) fn asked_at_end(&self, step: EndStep) -> SeatSet {
        match step {
            EndStep::Option { seat, .. } | EndStep::Base { seat } => SeatSet::only(seat),
            EndStep::Order => {
                let seat = self.round.mobilizations.get(0).map(|&(_, seat)| seat);
                seat.map_or(SeatSet::EMPTY, SeatSet::only)
            }
            EndStep::Next | EndStep::Return => SeatSet::EMPTY,
        }
    }

    pub(crate) fn run_end(&mut self, step: EndStep, log: &mut Log<Event>) -> bool {
        match step {
            EndStep::Next => {
                let waiting: Vec<(u8, Seat)> = self.round.mobilizations.iter().collect();
                match waiting[..] {
                    [] => self.end_command(log),
                    [(one, _), (other, _), ..] if one != other => {
                        self.stack.replace_top(Frame::End(EndStep::Order));
                    }
                    [(leaders, seat), ..] => {
                        self.round.mobilizations.remove(0);
                        self.stack.replace_top(Frame::End(EndStep::Option { leaders, seat }));
                    }
                }
                true
            }
            EndStep::Order | EndStep::Option { .. } | EndStep::Base { .. } | EndStep::Return => false,
        }
    }

    /// RB 5.3.2: leaders on unrevealed missions return; then the Refresh phase begins (RB G86).
    fn end_command(&mut self, log: &mut Log<Event>) {
        for side in Side::BOTH {
            let count = self.assigned[side as usize].len() as u8;
            while let Some(own) = self.assigned[side as usize].pop() {
                for leader in own.crew() {
                    self.leader_mut(leader).at = At::Pool;
                }
                self.return_mission(side, own.mission);
            }
            if count > 0 {
                log.push(|| Event::MissionsReturned { side, count });
            }
        }
        log.push(|| Event::RefreshBegan);
        self.stack.replace_top(Frame::Refresh(RefreshStep::Objective));
    }

    pub(crate) fn list_end(&self, step: EndStep, actions: &mut Vec<Action>) {
        match step {
            EndStep::Order => {
                let mut numbers: Vec<u8> =
                    self.round.mobilizations.iter().map(|(leaders, _)| leaders).collect();
                numbers.sort_unstable();
                numbers.dedup();
                actions.extend(numbers.into_iter().map(Action::ChooseOption));
            }
            EndStep::Option { .. } => {
                // RB 7.8.19
                if !self.revealed {
                    actions.push(Action::ChooseOption(WITHDRAW));
                }
                actions.push(Action::ChooseOption(NEW_BASE));
                actions.push(Action::Decline);
            }
            EndStep::Base { .. } => {
                let mut drawn: Vec<System> = self.probes(ProbeZone::Drawn).to_vec();
                drawn.retain(|&system| self.may_hide_base(system));
                drawn.sort_unstable();
                actions.extend(drawn.into_iter().map(|system| Action::ChoosePlace(system.into())));
                actions.push(Action::Decline);
            }
            EndStep::Next | EndStep::Return => (),
        }
    }

    /// RB 7.8.5 to RB 7.8.7
    pub(crate) fn may_hide_base(&self, system: System) -> bool {
        !self.is_loyal(system, Side::Empire)
            && !self.force(system).has_side(Side::Empire)
            && !self.destroyed.contains(system)
    }

    pub(crate) fn take_end(&mut self, step: EndStep, action: Action, log: &mut Log<Event>) {
        match (step, action) {
            (EndStep::Order, Action::ChooseOption(number)) => {
                let mobilizations = &mut self.round.mobilizations;
                let at = mobilizations.iter().position(|(leaders, _)| leaders == number);
                let (leaders, seat) = mobilizations.remove(at.expect("checked: a number"));
                self.stack.replace_top(Frame::End(EndStep::Option { leaders, seat }));
            }
            (EndStep::Option { seat, .. }, Action::ChooseOption(WITHDRAW)) => {
                self.stack.replace_top(Frame::End(EndStep::Next));
                self.begin_movement(Movement {
                    seat,
                    side: Side::Rebels,
                    to: Place::BASE_SPACE,
                    kind: MoveKind::Withdrawal,
                });
            }
            (EndStep::Option { leaders, seat }, Action::ChooseOption(_)) => {
                // RB G12
                for _ in 0..if leaders > 1 { 8 } else { 4 } {
                    if self.draw_probe(ProbeZone::Drawn).is_none() {
                        break;
                    }
                }
                let drawn = self.probes.get_mut(ProbeZone::Drawn as usize);
                drawn.sort_unstable();
                let systems = drawn.to_vec();
                log.push(|| Event::ProbesLooked { count: systems.len() as u8, systems: Some(systems) });
                self.stack.replace_top(Frame::End(EndStep::Base { seat }));
            }
            (EndStep::Option { .. }, Action::Decline) => {
                self.stack.replace_top(Frame::End(EndStep::Next));
            }
            (EndStep::Base { .. }, Action::Decline) => {
                log.push(|| Event::BaseKept);
                self.stack.replace_top(Frame::End(EndStep::Return));
            }
            (EndStep::Base { .. }, Action::ChoosePlace(place)) => {
                self.stack.replace_top(Frame::End(EndStep::Return));
                self.establish_base(place.system().expect("checked: a system"), log);
            }
            _ => unreachable!("checked: {action:?} in {step:?}"),
        }
    }

    /// RB 7.8.11 to RB 7.8.14; victory is not looked at in between (RB G34).
    fn establish_base(&mut self, system: System, log: &mut Log<Event>) {
        let old = self.base.expect("a base has been chosen");
        if !self.revealed {
            self.reveal_base(log);
        }
        let (location, hand) = (ProbeZone::Location as usize, ProbeZone::Hand as usize);
        self.probes.shift_top(location, hand);
        self.probes.get_mut(hand).sort_unstable();
        self.probes_seen.insert(old);
        self.probes.shift_card(ProbeZone::Drawn as usize, system, location);
        self.base = Some(system);
        self.revealed = false;
        let free = System::all().filter(|&system| self.may_hide_base(system) && system != old);
        let open: Systems = self.probes(ProbeZone::Box).iter().copied().collect();
        self.possible = free.collect::<Systems>().minus(open).minus(Systems::only(System::Coruscant));
        log.push(|| Event::NewBase { system: Some(system) });
        if self.setup.options.combat_at_old_base {
            // RB G33
            self.stack.push(Frame::Clash { by: Side::Rebels, place: old.into(), origins: Systems::EMPTY });
        }
    }

    pub(crate) fn feed_end(&mut self, step: EndStep, outcome: ChanceOutcome) {
        let (EndStep::Return, ChanceOutcome::Shuffle(seed)) = (step, outcome) else {
            unreachable!("{outcome:?} does not answer {step:?}")
        };
        self.return_probes(seed);
        self.stack.replace_top(Frame::End(EndStep::Next));
    }
}
