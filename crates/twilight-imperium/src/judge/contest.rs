//! Combats as contests whose odds can be told.

use orrery_engine::{Contest, Contests, Game, Log, Manner, Message, Misstated, Seat, Tally, Terms, Verdict};

use crate::action::Action;
use crate::cards::{Planet, Tile, Unit};
use crate::fleet::Fleet;
use crate::frame::Frame;
use crate::hex::Hex;
use crate::odds::stated;
use crate::phase::{InvasionStep, TacticalStep};
use crate::state::TwilightImperium;

/// What a combat is fought over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Battlefield {
    /// The space area of a system, with the tile that lies there.
    Space(Hex, Option<Tile>),
    /// A planet.
    Planet(Planet),
}

impl Contests for TwilightImperium {
    type Place = Battlefield;
    type Piece = Unit;

    const COMBATS: &'static [&'static str] = stated::COMBATS;
    const SUSTAINING: &'static [&'static str] = stated::SUSTAINING;

    fn tally(terms: &Terms<'_>, manner: &Manner<'_>) -> Option<Result<Tally, Misstated>> {
        Some(stated::tally(terms, manner))
    }

    fn place_name(place: Battlefield) -> Message {
        match place {
            Battlefield::Space(hex, Some(tile)) => {
                Message::new("system").with("tile", tile.key()).with("place", i32::from(hex.0))
            }
            Battlefield::Space(hex, None) => Message::new("place").with("place", i32::from(hex.0)),
            Battlefield::Planet(planet) => Message::new(planet.key()),
        }
    }

    fn piece_key(piece: Unit) -> &'static str {
        piece.key()
    }

    /// The combat being fought, the space combat that the declared movement will begin (TI 35.0), or the ground combat
    /// that the landed units will (TI 41.0).
    fn contest(&self) -> Option<Contest<Battlefield, Unit>> {
        if self.combat.is_on() {
            let place = match self.combat.planet {
                Some(planet) => Battlefield::Planet(planet),
                None => self.space(self.tactical.hex),
            };
            let forces = [0, 1].map(|side| {
                let count = |unit: Unit| u32::from(self.fighting(side, unit));
                staked(count)
            });
            return Some(Contest { place, seats: self.combat.sides, forces });
        }
        match self.stack.top()? {
            Frame::Tactical(TacticalStep::Move) => self.planned_combat(),
            Frame::Invasion(InvasionStep::Land { .. }) => self.planned_landing(),
            _ => None,
        }
    }

    fn join(&mut self) {
        let Some(seat) = self.active else { return };
        let plans = matches!(
            self.stack.top(),
            Some(Frame::Tactical(TacticalStep::Move) | Frame::Invasion(InvasionStep::Land { .. }))
        );
        if plans && self.check(seat, Action::Finish).is_ok() {
            self.apply_unchecked(seat, Action::Finish, &mut Log::off());
        }
    }

    fn is_settled(&self) -> bool {
        let before = self.stack.iter().any(|frame| match frame {
            Frame::Tactical(step) => matches!(
                step,
                TacticalStep::Rift
                    | TacticalStep::Arrive
                    | TacticalStep::Moved
                    | TacticalStep::Cannon { .. }
                    | TacticalStep::Combat
            ),
            Frame::Invasion(
                InvasionStep::Landed | InvasionStep::Defense { .. } | InvasionStep::Fire { .. },
            ) => true,
            Frame::Invasion(InvasionStep::Fight) => !self.contested().is_empty(),
            _ => false,
        });
        !self.combat.is_on() && !before
    }

    fn verdict(&self, contest: &Contest<Battlefield, Unit>) -> Verdict {
        let [attacker, defender] = contest.seats;
        let (attacks, defends) = match contest.place {
            Battlefield::Space(hex, _) => {
                (self.fleet(hex, attacker).has_ships(), self.fleet(hex, defender).has_ships())
            }
            Battlefield::Planet(planet) => {
                let owner = self.planet(planet).owner;
                let landed = self.tactical.running
                    && self.planets_in(self.tactical.hex).contains(&planet)
                    && self.landed_on(planet).total() > 0;
                (
                    owner == Some(attacker) || landed,
                    owner == Some(defender) && self.planet(planet).infantry > 0,
                )
            }
        };
        match (attacks, defends) {
            (true, false) => Verdict::Attacker,
            (_, true) => Verdict::Defender,
            (false, false) => Verdict::Nobody,
        }
    }

    fn pieces(&self, seat: Seat, piece: Unit) -> u32 {
        u32::from(self.on_board(seat, piece))
    }
}

impl TwilightImperium {
    fn space(&self, hex: Hex) -> Battlefield {
        Battlefield::Space(hex, self.tile(hex))
    }

    /// The space combat that will be fought if no more ships are declared to move.
    fn planned_combat(&self) -> Option<Contest<Battlefield, Unit>> {
        let (hex, attacker) = (self.tactical.hex, self.active?);
        let mut fleet: Fleet = *self.fleet(hex, attacker);
        fleet.join(&self.tactical.transit);
        for rifter in self.tactical.rifters.iter() {
            fleet.add(rifter.unit, 1, rifter.damaged);
            for unit in [Unit::Fighter, Unit::Infantry] {
                fleet.add(unit, rifter.count(unit) - u8::from(rifter.unit == unit), false);
            }
        }
        if !fleet.has_ships() {
            return None;
        }
        let defender = self
            .clockwise_from(attacker)
            .find(|&seat| seat != attacker && self.fleet(hex, seat).has_ships())?;
        let ships = |fleet: &Fleet| {
            let count = |unit: Unit| if unit.is_ship() { u32::from(fleet.count(unit)) } else { 0 };
            staked(count)
        };
        let forces = [ships(&fleet), ships(self.fleet(hex, defender))];
        Some(Contest { place: self.space(hex), seats: [attacker, defender], forces })
    }

    /// The ground combat that will be fought if nothing more lands, if it is the only one.
    fn planned_landing(&self) -> Option<Contest<Battlefield, Unit>> {
        let [planet] = self.contested()[..] else { return None };
        let (attacker, defender) = (self.active?, self.planet(planet).owner?);
        let landed = self.landed_on(planet);
        let attack = |unit: Unit| match unit {
            Unit::Infantry => u32::from(landed.infantry),
            Unit::Fighter => u32::from(landed.fighters),
            _ => 0,
        };
        let defence =
            |unit: Unit| if unit == Unit::Infantry { u32::from(self.planet(planet).infantry) } else { 0 };
        let forces = [staked(attack), staked(defence)];
        Some(Contest { place: Battlefield::Planet(planet), seats: [attacker, defender], forces })
    }
}

/// Each type once, with its number.
fn staked(count: impl Fn(Unit) -> u32) -> Vec<(Unit, u32)> {
    Unit::ALL.into_iter().map(|unit| (unit, count(unit))).filter(|&(_, count)| count > 0).collect()
}
