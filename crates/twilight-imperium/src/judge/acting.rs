//! Turns of the action phase: which action, and when to pass.

use super::{Judge, NEVER, table};
use crate::action::{Action, Power};
use crate::cards::{Ability, Planet, Strategy, Tech};
use crate::hex::Hex;
use crate::phase::Currency;

impl Judge<'_> {
    /// What an action of a turn is worth.
    pub(super) fn act(&self, action: Action) -> f32 {
        match action {
            Action::Activate(hex) => self.activate(hex),
            Action::Strategic(card) => self.primary(card),
            Action::PlayCard(card) => self.play_as_action(card),
            Action::PlayNote(id) => table::note(id.note) - 10.0,
            Action::Use(power) => self.use_as_action(power),
            Action::Offer(partner) => self.offer(partner),
            // Nothing is gained by passing early but nothing is lost either.
            Action::PassTurn => 0.0,
            Action::Finish => 0.0,
            _ => 0.0,
        }
    }

    fn activate(&self, hex: Hex) -> f32 {
        let plan = self.plans().iter().find(|plan| plan.hex == hex);
        // A token for nothing is not even worth a thought.
        plan.map_or(NEVER, |plan| if plan.is_idle() { NEVER } else { plan.worth })
    }

    /// What the primary ability of a card is worth now; it has to be used before one passes (TI 82.4).
    fn primary(&self, card: Strategy) -> f32 {
        let game = self.game;
        let seat = self.seat;
        let must = 30.0;
        must + match card {
            Strategy::Leadership => 420.0,
            // Ready planets are worth more once they are exhausted.
            Strategy::Diplomacy => {
                let exhausted = game.planets_of(seat).filter(|&planet| game.planet(planet).exhausted).count();
                if exhausted >= 2 { 200.0 } else { 10.0 }
            }
            Strategy::Politics => 180.0,
            Strategy::Construction => 220.0,
            Strategy::Trade => 330.0,
            // A token on the board that can come back.
            Strategy::Warfare => {
                let placed = Hex::all().filter(|&hex| game.has_token(hex, seat)).count();
                if placed == 0 {
                    -40.0
                } else if self.sheet().pools[0] == 0 {
                    500.0
                } else {
                    130.0
                }
            }
            Strategy::Technology => {
                if game.means(seat, Currency::Resources) >= 6 {
                    420.0
                } else {
                    300.0
                }
            }
            Strategy::Imperial => self.imperial(),
        }
    }

    /// Scoring with Imperial: as soon as something can be scored, else as late as possible.
    fn imperial(&self) -> f32 {
        let game = self.game;
        let open = game.public_objectives().iter();
        let best = open
            .filter(|&&objective| game.can_score_public(self.seat, objective))
            .map(|objective| f32::from(objective.def().points) * table::POINT)
            .fold(0.0, f32::max);
        let throne =
            if game.planet(Planet::MecatolRex).owner == Some(self.seat) { table::POINT } else { 200.0 };
        let points = (best + if throne >= table::POINT { throne } else { 0.0 }) / table::POINT;
        if f32::from(self.sheet().points) + points >= f32::from(game.goal()) {
            return super::OBVIOUS as f32;
        }
        if best > 0.0 { best + throne } else { 20.0 + 0.05 * throne }
    }

    /// Abilities that are actions.
    fn use_as_action(&self, power: Power) -> f32 {
        let tokens = self.sheet().pools[2];
        let token = if tokens > 1 { 0.7 * table::TOKEN } else { 1.1 * table::TOKEN };
        match power {
            Power::Tech(Tech::ProductionBiomes) => 4.0 * table::GOOD - token + 20.0,
            Power::Tech(Tech::LazaxGateFolding) => table::unit(crate::cards::Unit::Infantry),
            Power::Tech(Tech::MageonImplants) => 1.4 * table::CARD,
            Power::Tech(Tech::X89BacterialWeapon) => self.poison(),
            Power::Faction(Ability::StarForge) => 60.0 - token + 50.0,
            Power::Faction(Ability::OrbitalDrop) => 2.6 * table::unit(crate::cards::Unit::Infantry) - token,
            // A turn is won by it, a card lost.
            Power::Faction(Ability::StallTactics) => -30.0,
            Power::Flagship => 1.1 * table::unit(crate::cards::Unit::Cruiser) - token,
            _ => -5.0,
        }
    }

    fn poison(&self) -> f32 {
        let game = self.game;
        let reached = Planet::ALL.into_iter().filter(|&planet| {
            let owner = game.planet(planet).owner;
            owner.is_some_and(|owner| owner != self.seat)
                && game.hex_of(planet).is_some_and(|hex| game.fleet(hex, self.seat).has_ships())
        });
        reached.map(|planet| self.poisoned(planet)).fold(-5.0, f32::max)
    }

    /// What destroying all infantry on a planet is worth.
    pub(super) fn poisoned(&self, planet: Planet) -> f32 {
        let game = self.game;
        let state = game.planet(planet);
        let Some(owner) = state.owner else { return 0.0 };
        let worth = f32::from(state.infantry) * table::unit(crate::cards::Unit::Infantry);
        let near = game.hex_of(planet).is_some_and(|hex| game.fleet(hex, self.seat).has_ships());
        self.spite(owner) * worth + if near && state.infantry > 0 { 0.2 * self.prize(planet) } else { 0.0 }
    }
}
