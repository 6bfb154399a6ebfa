//! Strategy cards: which is taken, which secondary abilities are used, and where command tokens go.

use orrery_engine::Seat;

use super::{Judge, NEVER, table};
use crate::action::{Action, Pick, Power};
use crate::cards::{Ability, Planet, Pool, Strategy, Unit};
use crate::hex::Hex;
use crate::phase::{Currency, StrategicStep};

impl Judge<'_> {
    pub(super) fn take_card(&self, action: Action) -> f32 {
        match action {
            Action::Take(card) => self.card_worth(card) + f32::from(self.game.bonus_on(card)) * table::GOOD,
            _ => 0.0,
        }
    }

    /// What holding a strategy card in the round to come is worth.
    pub(super) fn card_worth(&self, card: Strategy) -> f32 {
        let game = self.game;
        let seat = self.seat;
        let sheet = self.sheet();
        let tokens: u8 = sheet.pools.iter().sum();
        match card {
            Strategy::Leadership => 3.0 * self.token_need() + if tokens <= 6 { 60.0 } else { 0.0 } + 60.0,
            Strategy::Diplomacy => 170.0,
            Strategy::Politics => 2.0 * table::CARD + 110.0 + 2.0 * self.aims().card.gain,
            Strategy::Construction => {
                let aims = self.aims();
                let docks = game.on_board(seat, Unit::SpaceDock);
                let dock = if docks < 2 { 200.0 } else { 90.0 };
                dock + 70.0
                    + aims.units[Unit::SpaceDock as usize].gain
                    + 1.6 * aims.units[Unit::Pds as usize].gain
            }
            Strategy::Trade => {
                let full = f32::from(game.faction(seat).def().commodities);
                3.0 * table::GOOD + full * 30.0 + 80.0 + 2.0 * self.aims().good.gain
            }
            Strategy::Warfare => 1.2 * self.token_need() + 120.0,
            Strategy::Technology => {
                let best = self.best_tech();
                best + if game.means(seat, Currency::Resources) >= 8 { 0.5 * best } else { 0.0 } + 20.0
            }
            Strategy::Imperial => self.imperial_card(),
        }
    }

    fn best_tech(&self) -> f32 {
        if self.game.has_ability(self.seat, Ability::Propagation) {
            return 2.6 * table::TOKEN;
        }
        let open =
            crate::cards::Tech::ALL.into_iter().filter(|&tech| self.game.can_research(self.seat, tech));
        open.map(|tech| self.tech(tech)).fold(0.0, f32::max)
    }

    fn imperial_card(&self) -> f32 {
        let game = self.game;
        let seat = self.seat;
        let open = game.public_objectives().iter();
        let met: Vec<f32> = open
            .filter(|&&objective| game.can_score_public(seat, objective))
            .map(|objective| f32::from(objective.def().points) * table::POINT)
            .collect();
        let best = met.iter().copied().fold(0.0, f32::max);
        // One of them would be scored at the end of the round anyway, but the others wait.
        let early = if met.len() >= 2 { 0.8 * best } else { 0.35 * best };
        let throne = if game.planet(Planet::MecatolRex).owner == Some(seat) {
            0.85 * table::POINT
        } else {
            let held = game.secrets(seat).len() + game.scored_secrets(seat).len();
            if held < 3 { table::SECRET } else { 60.0 }
        };
        let wins = f32::from(game.sheet(seat).points) * table::POINT + best + throne
            >= f32::from(game.goal()) * table::POINT;
        early + throne + if wins { 3000.0 } else { 0.0 } + 60.0
    }

    /// Secondary abilities.
    pub(super) fn second(&self, step: StrategicStep, action: Action) -> f32 {
        let StrategicStep::Secondary { card, .. } = step else { return 0.0 };
        match action {
            Action::Secondary => self.secondary(card),
            Action::Use(Power::Faction(Ability::Brilliant)) => self.secondary(card) + 150.0,
            _ => 0.0,
        }
    }

    fn secondary(&self, card: Strategy) -> f32 {
        let game = self.game;
        let seat = self.seat;
        let free = card == Strategy::Leadership
            || card == Strategy::Trade && game.has_ability(seat, Ability::MastersOfTrade);
        let token = if free { 0.0 } else { self.strategy_token() };
        let worth = match card {
            Strategy::Leadership => 40.0,
            Strategy::Diplomacy => {
                let mut spent: Vec<f32> = game
                    .planets_of(seat)
                    .filter(|&planet| game.planet(planet).exhausted)
                    .map(|planet| f32::from(game.resources(planet).max(game.influence(planet))) * 26.0)
                    .collect();
                spent.sort_by(|one, other| other.total_cmp(one));
                spent.iter().take(2).sum()
            }
            Strategy::Politics => 2.0 * table::CARD + 2.0 * self.aims().card.gain,
            Strategy::Construction => {
                let aims = self.aims();
                let docks = game.on_board(seat, Unit::SpaceDock);
                let dock: f32 = if docks < 3 && game.planets_of(seat).count() > 3 { 150.0 } else { 70.0 };
                dock.max(table::unit(Unit::Pds))
                    + aims.units[Unit::SpaceDock as usize].gain
                    + aims.units[Unit::Pds as usize].gain
            }
            Strategy::Trade => {
                let full = game.faction(seat).def().commodities;
                f32::from(full.saturating_sub(self.sheet().commodities)) * 30.0
            }
            Strategy::Warfare => {
                let spare = f32::from(self.spare_resources());
                (spare.min(8.0) * 34.0 - 60.0).max(0.0)
            }
            Strategy::Technology => {
                let kept = if self.spare_resources() < 4 { self.aims().reserve.worth } else { 0.0 };
                self.best_tech() - 4.0 * table::RESOURCE * 0.7 - kept
            }
            Strategy::Imperial => {
                let held = game.secrets(seat).len() + game.scored_secrets(seat).len();
                if held < 3 { table::SECRET } else { 40.0 }
            }
        };
        worth - token
    }

    /// What a token of the strategy pool is worth.
    fn strategy_token(&self) -> f32 {
        let sheet = self.sheet();
        let aims = self.aims();
        let held = sheet.pools[0] + sheet.pools[2];
        let kept =
            if aims.reserve.tokens > 0 && held <= aims.reserve.tokens { aims.reserve.worth } else { 0.0 };
        let base = match sheet.pools[2] {
            0 | 1 => 120.0,
            2 => 105.0,
            _ => 85.0,
        };
        kept.max(if self.rounds() <= 1.0 { 30.0 } else { base })
    }

    /// How many tokens each pool should have.
    fn pools_wanted(&self, total: u8) -> [u8; 3] {
        let game = self.game;
        let armada = if game.has_ability(self.seat, Ability::Armada) { 2 } else { 0 };
        let largest = Hex::all().map(|hex| game.fleet(hex, self.seat).large()).max().unwrap_or(0);
        let needed = largest.saturating_sub(armada);
        let fleet = match total {
            0..=7 => 3,
            8..=12 => 4,
            _ => 5,
        };
        let fleet = needed.max(fleet - armada.min(1)).min(total);
        let rest = total - fleet;
        let strategy = (rest * 2 / 5).clamp(u8::from(rest > 1), 4).min(rest);
        [rest - strategy, fleet, strategy]
    }

    pub(super) fn gain_token(&self, action: Action) -> f32 {
        let Action::Pick(Pick::Pool(pool)) = action else { return 0.0 };
        let pools = self.sheet().pools;
        let wanted = self.pools_wanted(pools.iter().sum::<u8>() + 1);
        10.0 * (f32::from(wanted[pool as usize]) - f32::from(pools[pool as usize]))
            + match pool {
                Pool::Tactic => 3.0,
                Pool::Strategy => 2.0,
                Pool::Fleet => 1.0,
            }
    }

    pub(super) fn redistribute(&self, tactic: Option<u8>, action: Action) -> f32 {
        let Action::Pick(Pick::Amount(n)) = action else { return 0.0 };
        let total: u8 = self.sheet().pools.iter().sum();
        let wanted = self.pools_wanted(total);
        let target = if tactic.is_none() { wanted[0] } else { wanted[1] };
        -10.0 * (f32::from(n) - f32::from(target)).abs()
    }

    pub(super) fn lose_token(&self, action: Action) -> f32 {
        let Action::Pick(Pick::Pool(pool)) = action else { return 0.0 };
        let pools = self.sheet().pools;
        let total: u8 = pools.iter().sum();
        let wanted = self.pools_wanted(total.saturating_sub(1));
        10.0 * (f32::from(pools[pool as usize]) - f32::from(wanted[pool as usize]))
    }

    /// Which system is shut to all others with Diplomacy.
    pub(super) fn shut(&self, hex: Hex) -> f32 {
        let game = self.game;
        let menace = self.field().menace(game, self.seat, hex);
        let planets =
            game.planets_in(hex).iter().filter(|&&planet| game.planet(planet).owner == Some(self.seat));
        let (mut held, mut spent) = (0.0, 0.0);
        for &planet in planets {
            held += self.planet_worth(planet);
            if game.planet(planet).exhausted {
                spent += 25.0 * f32::from(game.resources(planet).max(game.influence(planet)));
            }
        }
        spent + if menace.is_some() { 0.25 * held } else { 0.02 * held }
    }

    /// Who becomes speaker: oneself, or who is farthest behind.
    pub(super) fn name_speaker(&self, seat: Seat) -> f32 {
        if seat == self.seat {
            200.0
        } else {
            -50.0 * self.spite(seat) - f32::from(self.game.sheet(seat).points)
        }
    }

    /// A strategy card that is exchanged.
    pub(super) fn swap(&self, card: Strategy) -> f32 {
        let used = self.game.alive().any(|seat| self.game.sheet(seat).used & (1 << card as u8) != 0);
        if used { NEVER } else { self.card_worth(card) }
    }
}
