//! The laws every game must obey, for every player count and option.

use orrery_twilight_imperium::action::Pick;
use orrery_twilight_imperium::{Action, TwilightImperium};

/// Random players would stay at home and give up their fleets: they go where their ships can go, keep tokens in their
/// fleet pools, and seldom stop what they are doing.
pub(crate) fn is_seldom(game: &TwilightImperium, action: Action) -> bool {
    match action {
        Action::Pass | Action::Finish | Action::PassTurn | Action::Offer(_) | Action::Retreat => true,
        Action::Pick(Pick::Amount(n)) => n < 3,
        Action::Activate(hex) => {
            let Some(seat) = game.active() else { return false };
            let near = game.adjacent(hex, Some(seat)).iter().any(|near| game.fleet(near, seat).has_ships());
            !near || game.planets_in(hex).is_empty()
        }
        _ => false,
    }
}
