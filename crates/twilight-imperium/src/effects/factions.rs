//! Faction abilities that are used at a moment (TI 74.25).

use orrery_engine::Seat;

use crate::cards::Ability;
use crate::frame::Moment;
use crate::state::TwilightImperium;

impl TwilightImperium {
    pub(crate) fn ability_fits(&self, _seat: Seat, _ability: Ability, _moment: Moment) -> bool {
        false
    }
}
