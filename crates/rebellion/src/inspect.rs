//! What lies on the table, to read: for bots, clients and tests. All of it is the whole truth; what a player may know
//! of it is in [`crate::view`].

use orrery_engine::{Illegal, List, Log, Seat};

use crate::cards::{Side, System};
use crate::combat::Combat;
use crate::event::Event;
use crate::frame::Frame;
use crate::phase::SetupStep;
use crate::place::{Force, Systems};
use crate::rules;
use crate::setup::Setup;
use crate::state::{Actions, Assigned, End, MAX_ASSIGNED, Rebellion};

impl Rebellion {
    /// How the game was set up.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The space of the time marker.
    pub const fn time(&self) -> u8 {
        self.time
    }

    /// The space of the reputation marker.
    pub const fn reputation(&self) -> u8 {
        self.reputation
    }

    /// The base's system; `None` before it is chosen.
    pub const fn base(&self) -> Option<System> {
        self.base
    }

    /// Whether the base is revealed.
    pub const fn is_revealed(&self) -> bool {
        self.revealed
    }

    /// Where the base can be as far as everybody can tell.
    pub const fn possible(&self) -> Systems {
        self.possible
    }

    /// The units on a space of the build queues, counted from 1.
    pub fn queue(&self, space: u8) -> &Force {
        &self.queue[usize::from(space) - 1]
    }

    /// The units in the supplies.
    pub const fn supply(&self) -> &Force {
        &self.supply
    }

    /// Systems with a loyalty marker of a side.
    pub const fn loyal(&self, side: Side) -> Systems {
        self.loyal[side as usize]
    }

    /// Subjugated systems.
    pub const fn subjugated(&self) -> Systems {
        self.subjugated
    }

    /// Systems with a sabotage marker.
    pub const fn sabotaged(&self) -> Systems {
        self.sabotaged
    }

    /// Destroyed systems.
    pub const fn destroyed(&self) -> Systems {
        self.destroyed
    }

    /// The missions with leaders on them.
    pub const fn assigned(&self, side: Side) -> &List<Assigned, MAX_ASSIGNED> {
        &self.assigned[side as usize]
    }

    /// The action cards of a side.
    pub const fn actions(&self, side: Side) -> &Actions {
        &self.actions[side as usize]
    }

    /// The combat being fought; not `active` if there is none.
    pub const fn combat(&self) -> &Combat {
        &self.combat
    }

    /// Why the game ended; `None` while it goes on.
    pub const fn ended(&self) -> Option<End> {
        self.ended
    }

    /// How many frames lie on the stack.
    pub const fn stack_depth(&self) -> usize {
        self.stack.depth()
    }

    /// A player leaves for good: a partner takes over the role, or the other side has won.
    ///
    /// # Errors
    /// If the game is over, setup waits for its first shuffles, or he has left already.
    pub(crate) fn leave(&mut self, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
        if !self.winners.is_empty() {
            return Err(rules::GAME_OVER);
        }
        if matches!(self.stack.top(), Some(Frame::Setup(SetupStep::Seats | SetupStep::Decks))) {
            return Err(rules::NOT_DEALT);
        }
        let Some(side) = self.side_of_seat(seat) else { return Err(rules::LEFT) };
        log.push(|| Event::Conceded { seat });
        self.left.insert(seat);
        let partner = self.seats_of(side).find(|&own| own != seat);
        let Some(partner) = partner else {
            self.win(side.other(), End::Concession, log);
            self.stack = orrery_engine::Stack::new();
            return Ok(());
        };
        for own in &mut self.roles {
            if *own == seat {
                *own = partner;
            }
        }
        self.replace_seat(side, seat, partner);
        self.advance(log);
        Ok(())
    }

    /// What the one was to decide, the other decides now.
    fn replace_seat(&mut self, left: Side, seat: Seat, partner: Seat) {
        let put = |own: &mut Seat| {
            if *own == seat {
                *own = partner;
            }
        };
        put(&mut self.run.seat);
        self.round.mobilizations.iter_mut().for_each(|(_, own)| put(own));
        let frames: Vec<Frame> = self.stack.iter().collect();
        self.stack = orrery_engine::Stack::new();
        for mut frame in frames {
            match &mut frame {
                Frame::Move(movement) => put(&mut movement.seat),
                Frame::Choose(choose) => {
                    if let Some(own) = choose.seat_mut() {
                        put(own);
                    }
                }
                Frame::End(step) => {
                    if let Some(own) = step.seat_mut() {
                        put(own);
                    }
                }
                // The one who is left assigns for both.
                Frame::Assign { side, role } if *side == left => *role = None,
                _ => (),
            }
            self.stack.push(frame);
        }
    }
}
