//! Technologies that are used at a moment (TI 53.3).

use orrery_engine::Seat;

use crate::cards::Tech;
use crate::frame::Moment;
use crate::state::TwilightImperium;

impl TwilightImperium {
    pub(crate) fn tech_fits(&self, _seat: Seat, _tech: Tech, _moment: Moment) -> bool {
        false
    }
}
