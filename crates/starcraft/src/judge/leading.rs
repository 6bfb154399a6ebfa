//! Leadership cards and what else Brood War asks.

use super::{Judge, table};
use crate::action::Action;
use crate::cards::Leadership;
use crate::state::Area;

impl Judge<'_> {
    /// What a choice that Brood War adds is worth.
    pub(super) fn lead(&self, action: Action) -> i32 {
        let game = self.game;
        match action {
            Action::ChooseLeadership(card) => Self::leadership(card),
            Action::ChooseArea(area) => {
                let field = self.field();
                if game.is_friendly(area, self.seat) { field.worth(area) } else { 20 - field.worth(area) / 4 }
            }
            Action::DestroyUnit { unit, area } => {
                let own = game.area(area).owner == Some(self.seat);
                if own { -table::power(unit) * table::POWER } else { table::power(unit) * table::POWER }
            }
            Action::DestroyBase(area) => {
                if game.area(area).base == Some(self.seat) {
                    -200
                } else {
                    200
                }
            }
            Action::ChooseTransport { seat, .. } => {
                if game.same_side(seat, self.seat) {
                    -20
                } else {
                    20
                }
            }
            Action::PlaceTransport(_) | Action::Deploy(_) | Action::BuildInstallation(_) => 15,
            Action::PlaceUnit { unit, area } => self.unit(unit) + self.post(unit, area),
            Action::ChoosePlayer(seat) => i32::from(seat == self.seat),
            _ => 0,
        }
    }

    /// What a Leadership card is worth at a glance.
    const fn leadership(card: Leadership) -> i32 {
        match card {
            Leadership::SubtleInfluence | Leadership::Destiny | Leadership::TheSwarmFlies => 40,
            Leadership::UltimateSacrifice | Leadership::HastenTheEnd => 50,
            Leadership::WillOfTheConclave | Leadership::TerranCivilization => 160,
            _ => 100,
        }
    }

    /// What a Defend order is worth: what it would save.
    pub(super) fn defend(&self, area: Area) -> i32 {
        let field = self.field();
        let there: i32 = self.game.area(area).units.iter().map(table::power).sum();
        if there == 0 {
            return 5;
        }
        let danger = field.danger(area, there) - field.danger(area, there * 5 / 4);
        field.held(area) * danger / 100
    }
}
