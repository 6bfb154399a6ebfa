//! A stand-in for the judgement of positions.

use orrery_engine::{Appraise, Seat};

use crate::action::Action;
use crate::state::TwilightImperium;

impl Appraise for TwilightImperium {
    fn appraise(&self, _seat: Seat, action: Action) -> i32 {
        match action {
            Action::Score(_) => 100,
            Action::Offer(_) => -100,
            _ => 0,
        }
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        let points: u8 = self.alive().map(|own| self.sheet(own).points).sum();
        (f32::from(self.sheet(seat).points) + 1.0) / (f32::from(points) + f32::from(self.players))
    }

    fn moment(&self) -> u32 {
        u32::from(self.round)
    }

    fn horizon(&self) -> u32 {
        1
    }
}
