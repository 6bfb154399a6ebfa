//! The board as a seat sees it: who can go where, and what threatens a system.

use orrery_engine::Seat;

use super::clash::Might;
use crate::cards::{Tech, Unit, Wormhole};
use crate::hex::{Hex, Hexes};
use crate::state::{SEATS, TwilightImperium};

/// The farthest that ships move in one action, but for rare cards.
const FARTHEST: usize = 4;

/// Ships of a seat in a system that are free to move, and what they reach.
#[derive(Clone, Copy, Debug)]
pub(super) struct Squadron {
    pub(super) seat: Seat,
    pub(super) from: Hex,
    /// The systems that so many moves and one more lead to.
    pub(super) reach: [Hexes; FARTHEST],
}

/// The board, looked at once for all decisions about it.
pub(super) struct Field {
    /// The systems next to each, for movement.
    pub(super) near: [Hexes; Hex::COUNT],
    /// All squadrons that are not held by a token.
    pub(super) squadrons: Vec<Squadron>,
    /// Whose ships are where.
    pub(super) ships: [Hexes; SEATS],
}

impl Field {
    pub(super) fn new(game: &TwilightImperium, seat: Seat) -> Self {
        let board: Hexes = Hex::all().filter(|&hex| game.tile(hex).is_some()).collect();
        let mut near = [Hexes::EMPTY; Hex::COUNT];
        for hex in board.iter() {
            near[hex.index()] = game.adjacent_by_ship(hex, seat);
        }
        let mut ships = [Hexes::EMPTY; SEATS];
        for own in game.alive() {
            ships[own.index()] =
                board.iter().filter(|&hex| game.fleet(hex, own).has_ships()).collect();
        }
        let all = ships.iter().fold(Hexes::EMPTY, |all, own| all.or(*own));
        let mut squadrons = Vec::with_capacity(32);
        for own in game.alive() {
            let enters = |destination: bool| -> Hexes {
                board.iter().filter(|&hex| open(game, own, hex, destination)).collect()
            };
            let passes = game.knows(own, Tech::LightWaveDeflector);
            let rivals = if passes { Hexes::EMPTY } else { all.minus(ships[own.index()]) };
            let mixed: Hexes = if passes {
                Hexes::EMPTY
            } else {
                ships[own.index()].iter().filter(|&hex| game.has_rival_ships(hex, own)).collect()
            };
            let through = enters(false).minus(rivals).minus(mixed);
            let ends = enters(true);
            for from in ships[own.index()].iter() {
                if game.has_token(from, own) {
                    continue;
                }
                let mut reach = [Hexes::EMPTY; FARTHEST];
                let mut front = near[from.index()];
                for step in &mut reach {
                    *step = front.and(ends);
                    front = front.and(through).iter().fold(front, |all, hex| all.or(near[hex.index()]));
                }
                squadrons.push(Squadron { seat: own, from, reach });
            }
        }
        Self { near, squadrons, ships }
    }

    /// The squadrons of a seat.
    pub(super) fn of(&self, seat: Seat) -> impl Iterator<Item = &Squadron> {
        self.squadrons.iter().filter(move |squadron| squadron.seat == seat)
    }

    /// The strongest force that a rival could bring to a system in one action, and whose it is.
    pub(super) fn menace(&self, game: &TwilightImperium, seat: Seat, hex: Hex) -> Option<(Seat, Might)> {
        let mut worst: Option<(Seat, Might)> = None;
        for rival in game.alive().filter(|&rival| rival != seat && !game.has_token(hex, rival)) {
            let mut might = Might::default();
            for squadron in self.of(rival).filter(|squadron| squadron.from != hex) {
                if !squadron.reach[FARTHEST - 1].contains(hex) {
                    continue;
                }
                let fleet = game.fleet(squadron.from, rival);
                for unit in fleet.ships() {
                    let Some(moves) = game.move_value(rival, unit, squadron.from) else { continue };
                    if squadron.reaches(hex, moves) {
                        might.add(game, rival, unit, fleet.sound(unit), fleet.damaged(unit));
                    }
                }
            }
            if might.body > 0.0 && worst.is_none_or(|(_, known)| might.strength() > known.strength()) {
                worst = Some((rival, might));
            }
        }
        worst
    }
}

impl Squadron {
    /// Whether a ship with so many moves gets to a system.
    pub(super) fn reaches(&self, hex: Hex, moves: u8) -> bool {
        moves > 0 && self.reach[usize::from(moves).min(FARTHEST) - 1].contains(hex)
    }
}

/// Whether ships of a seat can enter a system at all.
fn open(game: &TwilightImperium, seat: Seat, hex: Hex, destination: bool) -> bool {
    game.anomaly(hex).is_none() || {
        // Where rivals are is looked at apart.
        game.can_enter(seat, Unit::Cruiser, hex, hex, true) && (destination || passable(game, seat, hex))
    }
}

fn passable(game: &TwilightImperium, seat: Seat, hex: Hex) -> bool {
    use crate::cards::{Agenda, Anomaly};
    match game.anomaly(hex) {
        Some(Anomaly::Nebula) => game.law(Agenda::SharedResearch).is_some(),
        // A rift takes three ships of ten.
        Some(Anomaly::GravityRift) => false,
        Some(Anomaly::AsteroidField) => game.knows(seat, Tech::AntimassDeflectors),
        Some(Anomaly::Supernova) => game.knows(seat, Tech::MagmusReactor),
        None => true,
    }
}

/// Whether a system has a wormhole of a kind.
pub(super) fn has_wormhole(game: &TwilightImperium, hex: Hex, kind: Wormhole) -> bool {
    game.wormholes(hex) & (1 << kind as u8) != 0
}
