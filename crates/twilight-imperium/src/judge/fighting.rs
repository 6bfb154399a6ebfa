//! Combat: barrages, retreats, and which units take hits.

use super::clash::Might;
use super::{Judge, table};
use crate::action::{Action, Pick};
use crate::cards::{ActionCard, Planet, Unit};
use crate::combat::{CombatStep, Hits};
use crate::hex::Site;

impl Judge<'_> {
    pub(super) fn fight(&self, step: CombatStep, action: Action) -> f32 {
        match (step, action) {
            (CombatStep::Barrage { .. }, Action::Fire(_)) => 50.0,
            (CombatStep::Announce { .. }, Action::Retreat) => self.retreat(),
            (CombatStep::Brace { side, .. }, _) => self.assign(self.game.pending(usize::from(side)), action),
            (CombatStep::Retreat | CombatStep::Flee, Action::Pick(Pick::Hex(hex))) => {
                let menace = self.field().menace(self.game, self.seat, hex);
                -menace.map_or(0.0, |(_, might)| might.strength())
            }
            _ => 0.0,
        }
    }

    /// The two fleets of the space combat, the seat's own first.
    pub(super) fn fleets(&self) -> Option<[Might; 2]> {
        let game = self.game;
        let other = game.combat.opponent(self.seat)?;
        let hex = game.tactical.hex;
        Some([self.seat, other].map(|seat| Might::of_fleet(game, seat, game.fleet(hex, seat))))
    }

    /// How likely the seat wins the combat that is being fought.
    pub(super) fn chances(&self) -> f32 {
        let game = self.game;
        let Some(side) = game.combat.side_of(self.seat) else { return 0.5 };
        if game.combat.planet.is_none() {
            return self.fleets().map_or(0.5, |[own, other]| own.against(&other).win);
        }
        let [own, other] = [side, 1 - side].map(|side| {
            let seat = game.combat.sides[side];
            let count = game.fighting(side, Unit::Infantry) + game.fighting(side, Unit::Fighter);
            Might::of_infantry(game, seat, f32::from(count))
        });
        own.against(&other).win
    }

    /// What the place of the combat means to the seat beyond the ships.
    fn stakes(&self) -> f32 {
        let game = self.game;
        let hex = game.tactical.hex;
        let planets = game.planets_in(hex).iter();
        let worth = |planet: Planet| -> f32 {
            let owner = game.planet(planet).owner;
            if owner == Some(self.seat) {
                self.planet_worth(planet) + 100.0 * f32::from(game.planet(planet).docks)
            } else if game.active == Some(self.seat)
                && game.fleet(hex, self.seat).count(Unit::Infantry) > game.planet(planet).infantry
            {
                self.prize(planet)
            } else {
                0.0
            }
        };
        planets.map(|&planet| worth(planet)).sum()
    }

    /// Whether a fight that is lost is better left.
    fn retreat(&self) -> f32 {
        let Some([own, other]) = self.fleets() else { return -1.0 };
        let odds = own.against(&other);
        let rival = self.game.combat.opponent(self.seat).unwrap_or(self.seat);
        let fighting = odds.win * self.stakes() * 0.8 + odds.killed * other.worth * (0.3 + self.spite(rival))
            - odds.lost * own.worth;
        // One more round of hits is taken before the retreat.
        let hurt = own.worth * (other.hits / own.body.max(1.0)).min(1.0) * 0.7 + 40.0;
        let leaving = -hurt;
        leaving - fighting
    }

    /// Which unit takes a hit.
    pub(super) fn assign(&self, hits: Hits, action: Action) -> f32 {
        let game = self.game;
        match action {
            // Damage is repaired at the end of the round (TI 84.7).
            Action::Sustain(unit) => 300.0 - 0.1 * table::unit(unit),
            Action::Destroy { unit, damaged } => {
                let mut worth = table::unit(unit);
                let fleet = game.fleet(game.tactical.hex, self.seat);
                let cargo = fleet.count(Unit::Infantry) + fleet.count(Unit::Fighter);
                if unit == Unit::Carrier && cargo > 0 {
                    worth += 60.0;
                }
                if damaged && unit != Unit::WarSun {
                    worth -= 0.3 * table::unit(unit);
                }
                -worth
            }
            Action::PlayCard(ActionCard::ShieldsHolding) => {
                if hits.hits >= 2 {
                    340.0
                } else {
                    self.loss(hits) - 60.0
                }
            }
            Action::PlayCard(ActionCard::ManeuveringJets) => self.loss(hits) - 25.0,
            Action::PlayCard(card) => self.loss(hits) - table::card(card),
            _ => 0.0,
        }
    }

    /// What the next hit costs.
    fn loss(&self, hits: Hits) -> f32 {
        let fleet = self.game.fleet(self.game.tactical.hex, hits.seat);
        let hex = self.game.tactical.hex;
        let cheapest = fleet.ships().map(table::unit).reduce(f32::min);
        let sustained =
            fleet.ships().any(|unit| fleet.sound(unit) > 0 && self.game.sustains(hits.seat, unit, hex));
        if sustained { 10.0 } else { cheapest.unwrap_or(10.0) }
    }

    /// A unit of one's own that is given up.
    pub(super) fn give_up(&self, unit: Unit, damaged: bool, site: Site) -> f32 {
        let alone = match site {
            Site::Space(hex) => {
                let fleet = self.game.fleet(hex, self.seat);
                if fleet.large() == 1 && unit.is_ship() {
                    0.5 * self.aims().station(hex).keep.min(1000.0)
                } else {
                    0.0
                }
            }
            Site::Planet(planet) => match self.game.planet(planet).infantry {
                1 if unit == Unit::Infantry => 0.1 * self.planet_worth(planet),
                _ => 0.0,
            },
        };
        -table::unit(unit) * if damaged { 0.8 } else { 1.0 } - alone
    }
}
