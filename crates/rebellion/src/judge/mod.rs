//! What a player at a glance thinks of positions and actions: all that bots know of the game.
//!
//! Worths are about a hundredth of a point of reputation. [`belief`] says where the base may be, `table` what components
//! are worth, `clash` how a combat is likely to end, `reach` what can come where, `errands` what missions are worth and how
//! likely they succeed (`dice`); `assigning`, `commanding`, `moving`, `opposing`, `fighting`, `refreshing`, `choosing` and `setting`
//! judge the decisions of their chapters, `position` says who is how likely to win, `seen` what others see of an action. Nothing but `position`, which judges
//! worlds dealt anew, looks at what the seat cannot know.

mod assigning;
pub mod belief;
mod choosing;
mod clash;
mod commanding;
mod contest;
mod dice;
mod errands;
mod fighting;
mod moving;
mod opposing;
pub mod position;
mod reach;
mod refreshing;
mod seen;
mod setting;
mod table;

use std::cell::OnceCell;

use orrery_engine::{Appraise, Budget, Level, Seat, SeatSet, Shares, Viewer};

use crate::action::Action;
use crate::cards::{Objective, Side, System};
use crate::combat::CombatStep;
use crate::frame::Frame;
use crate::hidden::side_of_viewer;
use crate::phase::{Choose, MissionStep, RefreshStep, SetupStep};
use crate::place::{Force, Place};
use crate::state::{ObjectiveZone, Rebellion};
pub use contest::Stake;

use belief::Belief;
use reach::Leaders;

/// An action worth so much is taken at once.
const OBVIOUS: i32 = 10_000;
/// An action that is hardly ever right.
const NEVER: i32 = -10_000;
/// What taking the base is worth, which wins the game.
const WIN: f32 = 3000.0;
/// What knowing where the base is is worth.
const FOUND: f32 = 260.0;

impl Appraise for Rebellion {
    const OBVIOUS: i32 = OBVIOUS;
    const SILLY: i32 = 50;
    const TEMPERATURE: f32 = 22.0;
    const NOISE: f32 = 15.0;
    const CARELESSNESS: f32 = 25.0;
    /// Missions are assigned face down.
    const SECRETS: bool = true;
    /// Where the base is weighs more than any turn.
    const PAIRED: bool = true;

    fn budget(level: Level) -> Option<Budget> {
        match level {
            Level::Novice | Level::Easy | Level::Normal => None,
            Level::Hard => Some(Budget::Iterations(24)),
            // About a tenth of a second of one processor.
            Level::Expert => Some(Budget::Iterations(200)),
        }
    }

    fn appraise(&self, seat: Seat, action: Action) -> i32 {
        Judge::new(self, seat).worth(action)
    }

    fn appraise_all(&self, seat: Seat, actions: &[Action], worths: &mut Vec<i32>) {
        worths.clear();
        let judge = Judge::new(self, seat);
        worths.extend(actions.iter().map(|&action| judge.worth(action)));
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        self.shares()[seat.index()]
    }

    fn shares(&self) -> Shares {
        position::shares(self)
    }

    fn side(&self, seat: Seat) -> SeatSet {
        let side = side_of_viewer(self, Viewer::Seat(seat));
        Seat::all(self.setup.players)
            .filter(|&other| side_of_viewer(self, Viewer::Seat(other)) == side)
            .collect()
    }

    /// What is looked into: who does what, where, against whom, and where the base goes. The steps of a movement, an attack
    /// or a build follow from that.
    fn is_routine(&self, _seat: Seat) -> bool {
        !match self.stack.top() {
            Some(Frame::Setup(step)) => step == SetupStep::Base,
            Some(Frame::Assign { .. } | Frame::Turn(_) | Frame::End(_)) => true,
            Some(Frame::Combat(step)) => {
                matches!(step, CombatStep::Add { .. } | CombatStep::Cards { .. } | CombatStep::Retreat { .. })
            }
            Some(Frame::Mission(step)) => matches!(step, MissionStep::Place | MissionStep::Oppose { .. }),
            Some(Frame::Choose(choose)) => {
                matches!(choose, Choose::CardPlace { .. } | Choose::Search { .. } | Choose::Loyalty { .. })
            }
            Some(Frame::Refresh(step)) => matches!(step, RefreshStep::Recruit | RefreshStep::Objective),
            _ => false,
        }
    }

    fn trace(&self, seat: Seat, action: Action, viewer: Seat) -> u64 {
        seen::trace(self, seat, action, viewer)
    }

    /// The three phases, round after round.
    fn moment(&self) -> u32 {
        use RefreshStep::{Announce, Build, Deploy, Recruit};
        let round = 3 * u32::from(self.time);
        match self.stack.iter().next() {
            // The time marker has moved already.
            Some(Frame::Refresh(Recruit | Announce { .. } | Build | Deploy { .. })) => round - 1,
            Some(Frame::Refresh(_)) => round + 2,
            Some(Frame::Turn(_) | Frame::End(_)) => round + 1,
            _ => round,
        }
    }

    /// Up to the beginning of the next round: all positions are compared with everything deployed.
    fn horizon(&self) -> u32 {
        3 - self.moment() % 3
    }
}

/// Judges the actions of one seat in one position.
struct Judge<'a> {
    game: &'a Rebellion,
    seat: Seat,
    side: Side,
    belief: OnceCell<Belief>,
    leaders: OnceCell<Leaders>,
    leavers: [OnceCell<[Force; Place::COUNT]>; 2],
    /// What activating each place is worth.
    prospects: OnceCell<[i32; Place::COUNT]>,
    /// What the missions in hand are worth, by title.
    errands: OnceCell<errands::Hand>,
}

impl<'a> Judge<'a> {
    fn new(game: &'a Rebellion, seat: Seat) -> Self {
        // A seat that left its team is still judged by its own side.
        let side = side_of_viewer(game, Viewer::Seat(seat)).unwrap_or(Side::Rebels);
        Self {
            game,
            seat,
            side,
            belief: OnceCell::new(),
            leaders: OnceCell::new(),
            leavers: [OnceCell::new(), OnceCell::new()],
            prospects: OnceCell::new(),
            errands: OnceCell::new(),
        }
    }

    /// Where the Empire believes the base to be, or the Rebels fear that it does.
    fn belief(&self) -> &Belief {
        self.belief.get_or_init(|| match self.side {
            Side::Empire => Belief::of_empire(self.game),
            Side::Rebels => Belief::feared(self.game),
        })
    }

    /// How likely the Empire finds the base in a system, from 0 to 1.
    fn chance(&self, system: System) -> f32 {
        self.belief().chance(system) as f32 / 1000.0
    }

    /// The base's system, if this seat knows it.
    fn base(&self) -> Option<System> {
        self.game.base.filter(|_| self.side == Side::Rebels || self.game.revealed)
    }

    /// Whether an objective is in the Rebel hand, as far as this seat knows.
    fn holds(&self, objective: Objective) -> bool {
        let shown = self.game.objectives_known[Side::Empire as usize] & (1 << objective as u16) != 0;
        (self.side == Side::Rebels || shown) && self.game.objectives(ObjectiveZone::Hand).contains(&objective)
    }

    /// What an action is worth now.
    fn worth(&self, action: Action) -> i32 {
        match self.game.stack.top() {
            Some(Frame::Setup(step)) => self.settle(step, action),
            Some(Frame::Assign { .. }) => self.assign(action),
            Some(Frame::Turn(_)) => self.command(action),
            Some(Frame::End(step)) => self.relocate(step, action),
            Some(Frame::Move(movement)) => self.march(movement, action),
            Some(Frame::Combat(step)) => self.fight(step, action),
            Some(Frame::Mission(step)) => self.run(step, action),
            Some(Frame::Choose(choose)) => self.choose(choose, action),
            Some(Frame::Capture { .. }) => match action {
                Action::UseCard(_) => 60,
                _ => 0,
            },
            Some(Frame::Excess { .. }) => match action {
                Action::ChooseUnit { unit, .. } => -table::power(unit),
                _ => 0,
            },
            // A figure that could be used better here than there would have moved.
            Some(Frame::Gain { unit, .. }) => match action {
                Action::Scrap { .. } => -table::power(unit),
                _ => 0,
            },
            Some(Frame::Refresh(_)) => self.refresh(action),
            Some(Frame::Clash { .. } | Frame::Draw { .. }) | None => 0,
        }
    }
}
