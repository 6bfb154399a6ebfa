//! Choices that effects demand (RB 1.6.1): who is asked what, and what the answer does.

mod list;
mod take;

use orrery_engine::{Chance, Log, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::{ActionCard, Leader, Ring, Role, Side, System, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::place::Place;
use crate::state::Rebellion;

/// Which units an effect may destroy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Scope {
    /// Any with a health value.
    Any,
    /// Ground units.
    Ground,
    /// One ship.
    Ship,
    /// One structure.
    Structure,
}

/// A choice of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Choose {
    /// Who wears a ring.
    Bearer { seat: Seat, ring: Ring },
    /// Which pictured leader an Assignment card takes.
    CardLeader { seat: Seat, card: ActionCard },
    /// Where it is placed.
    CardPlace { seat: Seat, card: ActionCard, leader: Leader },
    /// Which card of a deck the leader is assigned to.
    Search { seat: Seat, leader: Leader, projects: bool },
    /// Which card *Son of Skywalker* fetches.
    Fetch { seat: Seat },
    /// A deck that was searched is shuffled.
    Shuffle { side: Side, projects: bool },
    /// Which leader comes by *Undercover*.
    Undercover { seat: Seat },
    /// RB 9.16.8: units of a side worth up to so much health.
    Destroy { seat: Seat, side: Side, place: Place, left: u8, scope: Scope },
    /// One unit of a side, whatever its health.
    DestroyOne { seat: Seat, side: Side, place: Place, scope: Scope },
    /// RB 9.16.8, among the units on the Imperial queue.
    Raid { seat: Seat, left: u8 },
    /// *Demolition*: a unit on the queue for the icon of this number.
    Demolish { seat: Seat, system: System, icon: u8 },
    /// Imperial loyalty in so many other systems of a region.
    Loyalty { seat: Seat, region: u8, left: u8, done: Option<System> },
    /// RB 11.1.5: which of equally near systems.
    Nearest { seat: Seat },
    /// *Homing Beacon*: a system of the base's region.
    Beacon { seat: Seat, leader: Leader },
    /// *Interrogation Droid*: two more systems.
    Droid { seat: Seat },
    /// *Retrieve the Plans*: an objective that is shown.
    Plans { seat: Seat },
    /// *Research and Development*: which option.
    Research { seat: Seat },
    /// Which of two projects is kept.
    KeepProject { seat: Seat },
    /// *Double Our Efforts*: which unit moves down, and which has.
    Speed { seat: Seat, left: u8, done: Option<(Unit, u8)> },
    /// *Oversee Project*: which unit is deployed.
    Oversee { seat: Seat },
    /// Which of the two top objectives is kept, in hand or on top.
    KeepObjective { seat: Seat, take: bool },
    /// *Stolen Plans*: which comes next, the deepest first.
    Arrange { seat: Seat, left: u8, total: u8 },
    /// Units on the queue for the icons of a system from this number on.
    Icons { seat: Seat, side: Side, system: System, icon: u8 },
    /// *Public Uprising*: units still to come.
    Uprising { seat: Seat, circles: u8, triangles: u8 },
    /// *Support of Mon Calamari*: which option.
    Calamari { seat: Seat },
    /// *Seek Yoda*: who wears the ring.
    Yoda { seat: Seat },
    /// *Misdirection*: which leader.
    Misdirect { seat: Seat },
    /// *Plant False Lead*: random probe cards are taken.
    TakeProbes { seat: Seat },
    /// Where they go; the Empire knows that they are among the cards of this group.
    FalseLead { seat: Seat, group: u8 },
    /// *Intercept Transmission*: the probe deck is shuffled.
    ShuffleProbes,
    /// *Contingency Plan*: which starting mission.
    Contingency { seat: Seat },
    /// Which captive is rescued, and whether the leaders of the mission may go along.
    Rescue { seat: Seat, escorted: bool },
    /// RB 10.8.5: which leaders go to the base; those still to be asked about as bits.
    Escort { seat: Seat, left: u8 },
    /// Whether the Empire uses *It Is Your Destiny*.
    Destiny { seat: Seat },
    /// Whom it captures.
    DestinyLeader { seat: Seat },
    /// *Independent Operation*: where the Imperial ground units go.
    Driven { seat: Seat, from: System },
    /// So many tactic cards, from which deck.
    Tactics { seat: Seat, side: Side, left: u8, same: bool },
    /// *Return of the Jedi*: which Imperial leader is eliminated.
    Jedi { seat: Seat },
    /// RB G58: which drawn action card goes under the deck next.
    Bury { seat: Seat, side: Side },
}

impl Choose {
    pub(crate) const fn chance(self) -> Option<Chance> {
        match self {
            Self::Shuffle { .. } | Self::TakeProbes { .. } | Self::ShuffleProbes => Some(Chance::Shuffle),
            _ => None,
        }
    }

    /// Who is asked; nobody where chance is.
    pub(crate) fn seat_mut(&mut self) -> Option<&mut Seat> {
        use Choose::*;
        match self {
            Bearer { seat, .. }
            | CardLeader { seat, .. }
            | CardPlace { seat, .. }
            | Search { seat, .. }
            | Fetch { seat }
            | Undercover { seat }
            | Destroy { seat, .. }
            | DestroyOne { seat, .. }
            | Raid { seat, .. }
            | Demolish { seat, .. }
            | Loyalty { seat, .. }
            | Nearest { seat }
            | Beacon { seat, .. }
            | Droid { seat }
            | Plans { seat }
            | Research { seat }
            | KeepProject { seat }
            | Speed { seat, .. }
            | Oversee { seat }
            | KeepObjective { seat, .. }
            | Arrange { seat, .. }
            | Icons { seat, .. }
            | Uprising { seat, .. }
            | Calamari { seat }
            | Yoda { seat }
            | Misdirect { seat }
            | TakeProbes { seat }
            | FalseLead { seat, .. }
            | Contingency { seat }
            | Rescue { seat, .. }
            | Escort { seat, .. }
            | Destiny { seat }
            | DestinyLeader { seat }
            | Driven { seat, .. }
            | Tactics { seat, .. }
            | Jedi { seat }
            | Bury { seat, .. } => Some(seat),
            Shuffle { .. } | ShuffleProbes => None,
        }
    }
}

impl Rebellion {
    pub(crate) fn chooser(&self, mut choose: Choose) -> Seat {
        // Where chance is asked nobody decides, so any seat will do.
        choose.seat_mut().map_or_else(|| self.seat_of(Side::Rebels, Role::General), |seat| *seat)
    }

    pub(crate) fn pop_push(&mut self, choose: Choose) {
        self.stack.replace_top(Frame::Choose(choose));
    }

    pub(crate) fn push_choose(&mut self, choose: Choose) {
        self.stack.push(Frame::Choose(choose));
    }

    /// Goes on by itself where nothing is left to choose.
    pub(crate) fn run_choose(&mut self, choose: Choose, log: &mut Log<Event>) -> bool {
        if choose.chance().is_some() {
            return false;
        }
        match choose {
            Choose::Icons { seat, side, system, icon } => {
                return self.run_icons(seat, side, system, icon, log);
            }
            Choose::Demolish { seat, system, icon } => {
                if usize::from(icon) >= system.def().icons.len() {
                    self.stack.pop();
                    return true;
                }
                let mut actions = Vec::new();
                self.list_choose(choose, &mut actions);
                if actions.is_empty() {
                    self.pop_push(Choose::Demolish { seat, system, icon: icon + 1 });
                    return true;
                }
                return false;
            }
            Choose::Escort { left: 0, .. } => {
                self.stack.pop();
                self.offer_destiny(log);
                return true;
            }
            _ => (),
        }
        let mut actions = Vec::new();
        self.list_choose(choose, &mut actions);
        match actions[..] {
            // Nothing fits: that part of the effect is skipped (RB 1.6.2).
            // Whether a hidden card allows something is not told by being asked or not.
            [] | [Action::Finish | Action::Decline]
                if !matches!(choose, Choose::Destiny { .. } | Choose::Fetch { .. }) =>
            {
                self.stack.pop();
                true
            }
            _ => false,
        }
    }
}
