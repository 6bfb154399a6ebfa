//! The board as a seat sees it: who can go where, and what threatens a system.

use std::cell::OnceCell;

use orrery_engine::Seat;

use super::clash::Might;
use crate::cards::{Agenda, Anomaly, Tech};
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
    /// What threatens each system, looked at when first needed.
    menaces: [OnceCell<Option<(Seat, Might)>>; Hex::COUNT],
}

impl Field {
    pub(super) fn new(game: &TwilightImperium, seat: Seat) -> Self {
        let board = game.board.placed();
        let lanes = game.lanes(Some(seat), true);
        let mut near = [Hexes::EMPTY; Hex::COUNT];
        for hex in board.iter() {
            near[hex.index()] = lanes.from(hex);
        }
        let mut ships = [Hexes::EMPTY; SEATS];
        for own in game.alive() {
            ships[own.index()] = game.space.armed(own);
        }
        let mut squadrons = Vec::with_capacity(32);
        for own in game.alive() {
            let [through, ends] = open(game, own);
            let passes = game.knows(own, Tech::LightWaveDeflector);
            let rivals = if passes { Hexes::EMPTY } else { game.space.armed_rivals(own) };
            let through = through.minus(rivals);
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
        Self { near, squadrons, ships, menaces: [const { OnceCell::new() }; Hex::COUNT] }
    }

    /// The squadrons of a seat.
    pub(super) fn of(&self, seat: Seat) -> impl Iterator<Item = &Squadron> {
        self.squadrons.iter().filter(move |squadron| squadron.seat == seat)
    }

    /// The strongest force that a rival could bring to a system in one action, and whose it is.
    pub(super) fn menace(&self, game: &TwilightImperium, seat: Seat, hex: Hex) -> Option<(Seat, Might)> {
        *self.menaces[hex.index()].get_or_init(|| self.find_menace(game, seat, hex))
    }

    fn find_menace(&self, game: &TwilightImperium, seat: Seat, hex: Hex) -> Option<(Seat, Might)> {
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

/// The systems that ships of a seat can pass through, and those where they can end, wherever rivals are.
fn open(game: &TwilightImperium, seat: Seat) -> [Hexes; 2] {
    let board = game.board.placed();
    let at = |kind: Anomaly| game.board.anomalies(kind);
    let mut shut = Hexes::EMPTY;
    if !game.knows(seat, Tech::AntimassDeflectors) {
        shut = shut.or(at(Anomaly::AsteroidField));
    }
    if !game.knows(seat, Tech::MagmusReactor) {
        shut = shut.or(at(Anomaly::Supernova));
    }
    let ends = board.minus(shut);
    // A rift takes three ships of ten.
    let mut through = ends.minus(at(Anomaly::GravityRift));
    if game.law(Agenda::SharedResearch).is_none() {
        through = through.minus(at(Anomaly::Nebula));
    }
    [through, ends]
}
