//! What a player at a glance thinks of positions and actions: all that bots know of the game.

use orrery_engine::{Appraise, Contests, Message, Seat, SeatSet};

use crate::action::Action;
use crate::cards::{Side, System, Unit};
use crate::describe::names;
use crate::state::Rebellion;

impl Appraise for Rebellion {
    /// Missions, action cards and the base are hidden.
    const SECRETS: bool = true;

    fn appraise(&self, _seat: Seat, action: Action) -> i32 {
        match action {
            Action::Reveal { .. } | Action::Assign { .. } | Action::Build(_) | Action::Deploy { .. } => 50,
            Action::PlayObjective(_) => 100,
            Action::Pass | Action::Scrap { .. } | Action::RevealBase => -100,
            _ => 0,
        }
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        let empire = f32::from(self.reputation.saturating_sub(self.time)) / 14.0;
        match self.side_of_seat(seat) {
            Some(Side::Empire) => empire,
            _ => 1.0 - empire,
        }
    }

    fn side(&self, seat: Seat) -> SeatSet {
        self.side_of_seat(seat).map_or(SeatSet::only(seat), |side| self.team(side))
    }

    fn moment(&self) -> u32 {
        u32::from(self.time)
    }

    fn horizon(&self) -> u32 {
        1
    }
}

impl Contests for Rebellion {
    type Place = System;
    type Piece = Unit;

    fn place_name(place: System) -> Message {
        Message::new(names::system(place))
    }

    fn piece_key(piece: Unit) -> &'static str {
        names::unit(piece)
    }
}
