//! Movement of units and its transport (RB 6.2 to RB 6.4, RB 7.3).

use orrery_engine::{Log, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::{Class, Leader, Side, System, Theatre, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::place::{Force, Place, Systems, by_place};
use crate::state::{At, Rebellion};

/// Units moving to one place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Movement {
    /// Who moves them.
    pub(crate) seat: Seat,
    /// Whose units they are.
    pub(crate) side: Side,
    /// Where they go.
    pub(crate) to: Place,
    /// What allows it.
    pub(crate) kind: MoveKind,
}

/// What allows units to move, and which rules it lifts (RB 6.4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum MoveKind {
    /// An activation, or a card that works like one: from adjacent systems (RB 6.1.4).
    Activation,
    /// From the Rebel Base space as though it were adjacent, past leaders there (*Hidden Fleet*).
    Fleet,
    /// From the Rebel Base space as though it were adjacent (*Start the Evacuation*).
    Evacuation,
    /// Up to 4 ground units from the Rebel Base space without carriers (*Lead the Strike Team*).
    Strike,
    /// Ships alone from the Rebel Base space, past leaders there (*Plan the Assault*).
    Assault,
    /// From one system an AT-AT, an AT-ST and two Stormtroopers at most, without carriers (*Planetary Conquest*).
    Conquest,
    /// Up to 4 TIE Fighters from anywhere without carriers (*Scouting Mission*).
    Scouts,
    /// Up to 5 units from one system to the Rebel Base space, adjacent or not (*Rapid Mobilization*).
    Withdrawal,
    /// A retreat from this system (RB 9.10.1); `free` of carriers (*Escape Plan*).
    Retreat { from: System, free: bool },
}

/// What has moved so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Moving {
    /// How many more units the ships that moved from each place can carry (RB 6.3.5).
    #[serde(with = "by_place")]
    pub room: [u8; Place::COUNT],
    /// Places from which ships with transport capacity moved (RB G20).
    pub carriers: u64,
    /// Systems units have moved from (RB 9.10.10).
    pub origins: Systems,
    /// The units that moved.
    pub moved: Force,
    /// The only place units may come from, once one has.
    pub from: Option<Place>,
}

impl Default for Moving {
    fn default() -> Self {
        Self {
            room: [0; Place::COUNT],
            carriers: 0,
            origins: Systems::EMPTY,
            moved: Force::EMPTY,
            from: None,
        }
    }
}

impl Rebellion {
    /// Begins a movement.
    pub(crate) fn begin_movement(&mut self, movement: Movement) {
        self.moving = Moving::default();
        self.stack.push(Frame::Move(movement));
    }

    /// Whether an own leader holds units of a side back in a place (RB 6.2.5, RB 10.5.5).
    pub(crate) fn is_held(&self, side: Side, from: Place) -> bool {
        self.leaders_at(side, from).any(|leader| {
            let lets_go = leader == Leader::JanusGreejatus
                && self.round.supported.is_some_and(|system| from == system.into());
            !lets_go
        })
    }

    /// The places from which units may come, blocking leaders apart.
    fn is_origin(&self, movement: Movement, from: Place) -> bool {
        let Movement { side, to, kind, .. } = movement;
        if from == to || self.moving.from.is_some_and(|only| only != from) {
            return false;
        }
        match kind {
            MoveKind::Activation => match (from.system(), to.system()) {
                (Some(from), Some(to)) => from.is_adjacent(to),
                // RB 7.3.1: from the Rebel Base space to the base's system and its neighbours.
                (None, Some(to)) => side == Side::Rebels && !self.revealed && self.is_near_base(to),
                // RB 7.3.3: and the other way round.
                (Some(from), None) => self.is_near_base(from),
                (None, None) => false,
            },
            MoveKind::Fleet | MoveKind::Evacuation | MoveKind::Strike | MoveKind::Assault => {
                from == self.base_place()
            }
            MoveKind::Conquest | MoveKind::Scouts | MoveKind::Withdrawal => from.system().is_some(),
            MoveKind::Retreat { from: only, .. } => from == only.into(),
        }
    }

    /// Whether a system is the base's or next to it.
    pub(crate) fn is_near_base(&self, system: System) -> bool {
        self.base.is_some_and(|base| base == system || base.is_adjacent(system))
    }

    /// Whether units may move from a place now at all.
    fn may_leave(&self, movement: Movement, from: Place) -> bool {
        let Movement { side, kind, .. } = movement;
        let past_leaders = matches!(kind, MoveKind::Fleet | MoveKind::Assault | MoveKind::Retreat { .. });
        self.force(from).has_side(side)
            && self.is_origin(movement, from)
            && (past_leaders || !self.is_held(side, from))
    }

    /// Whether a unit may move from a place now.
    pub(crate) fn may_move(&self, movement: Movement, unit: Unit, from: Place) -> bool {
        self.may_leave(movement, from) && self.may_go(movement, unit, from)
    }

    /// Whether a unit may move from a place that units may leave.
    fn may_go(&self, movement: Movement, unit: Unit, from: Place) -> bool {
        let Movement { side, kind, .. } = movement;
        let def = unit.def();
        if self.force(from).count(unit) == 0 || def.side != side || def.immobile {
            return false;
        }
        let moved = self.moving.moved;
        let carried = !def.restricted || self.moving.room[from.index()] > 0;
        match kind {
            MoveKind::Activation | MoveKind::Fleet | MoveKind::Evacuation => carried,
            MoveKind::Strike => unit.theatre() == Theatre::Ground && moved.total(side) < 4,
            MoveKind::Assault => unit.is_ship(),
            MoveKind::Conquest => match unit {
                Unit::AtAt | Unit::AtSt => moved.count(unit) < 1,
                Unit::Stormtrooper => moved.count(unit) < 2,
                _ => false,
            },
            MoveKind::Scouts => unit == Unit::TieFighter && moved.count(unit) < 4,
            MoveKind::Withdrawal => carried && moved.total(side) < 5,
            MoveKind::Retreat { free, .. } => carried || free,
        }
    }

    pub(crate) fn list_movement(&self, movement: Movement, actions: &mut Vec<Action>) {
        for from in Place::all() {
            if !self.may_leave(movement, from) {
                continue;
            }
            for unit in Unit::of(movement.side) {
                if self.may_go(movement, unit, from) {
                    actions.push(Action::Move { unit, from });
                }
            }
        }
        let captives = Leader::all().filter(|&leader| self.may_take_along(movement, leader));
        actions.extend(captives.map(Action::MoveCaptive));
        // A retreat takes at least one unit along (RB 9.10.5).
        let alone = matches!(movement.kind, MoveKind::Retreat { .. }) && self.moving.moved == Force::EMPTY;
        if !alone {
            actions.push(Action::Finish);
        }
    }

    /// Whether a captive goes along with ships that moved from its system (RB 10.6.1, RB G20).
    fn may_take_along(&self, movement: Movement, leader: Leader) -> bool {
        let At::On(from) = self.leader(leader).at else { return false };
        self.is_captive(leader)
            && movement.side == Side::Empire
            && movement.kind == MoveKind::Activation
            && self.moving.carriers & (1 << from.index()) != 0
            && self.is_origin(movement, from)
            && !self.is_held(Side::Empire, from)
    }

    pub(crate) fn run_movement(&mut self, movement: Movement, log: &mut Log<Event>) -> bool {
        if let MoveKind::Retreat { from, .. } = movement.kind {
            self.move_ships_away(movement, from, log);
        }
        // Where nothing can move there is nothing to decide. But whether something may leave or enter the Rebel Base space
        // is known to the Rebels alone, so they are asked wherever it could be.
        let secret = movement.side == Side::Rebels && !self.revealed && movement.kind == MoveKind::Activation;
        let mobile = |unit: Unit| Self::can_leave(unit) && self.force(Place::BASE_SPACE).count(unit) > 0;
        let untold = secret && (movement.to == Place::BASE_SPACE || Unit::of(movement.side).any(mobile));
        let moves = |from| {
            self.may_leave(movement, from)
                && Unit::of(movement.side).any(|unit| self.may_go(movement, unit, from))
        };
        let idle = !untold
            && !Place::all().any(moves)
            && !Leader::all().any(|leader| self.may_take_along(movement, leader));
        if idle {
            self.end_movement(movement, log);
        }
        idle
    }

    /// RB 9.10.14: all ships leave that can; TIE Fighters are carried.
    fn move_ships_away(&mut self, movement: Movement, from: System, log: &mut Log<Event>) {
        let from = Place::from(from);
        for unit in Unit::of(movement.side) {
            let def = unit.def();
            if unit.is_ship() && !def.restricted && !def.immobile {
                while self.force(from).count(unit) > 0 {
                    self.move_unit(unit, from, movement.to, log);
                }
            }
        }
    }

    fn move_unit(&mut self, unit: Unit, from: Place, to: Place, log: &mut Log<Event>) {
        self.force_mut(from).take(unit, 1);
        self.force_mut(to).add(unit, 1);
        let def = unit.def();
        let moving = &mut self.moving;
        moving.moved.add(unit, 1);
        if def.capacity > 0 {
            moving.carriers |= 1 << from.index();
        }
        let room = &mut moving.room[from.index()];
        *room = if def.restricted { room.saturating_sub(1) } else { *room + def.capacity };
        if let Some(system) = from.system() {
            moving.origins.insert(system);
        }
        log.push(|| Event::UnitMoved { unit, from, to });
    }

    pub(crate) fn take_movement(&mut self, movement: Movement, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Move { unit, from } => {
                self.move_unit(unit, from, movement.to, log);
                match movement.kind {
                    MoveKind::Conquest | MoveKind::Withdrawal => self.moving.from = Some(from),
                    // What leaves or enters the Rebel Base space tells where the base is near.
                    MoveKind::Activation if !self.revealed => {
                        let told = match (from.system(), movement.to.system()) {
                            (None, Some(to)) => Systems::around(to),
                            (Some(from), None) => Systems::around(from),
                            _ => Systems::ALL,
                        };
                        self.possible = self.possible.and(told);
                    }
                    _ => (),
                }
            }
            Action::MoveCaptive(leader) => {
                let At::On(from) = self.leader(leader).at else { unreachable!("checked: {action:?}") };
                self.leader_mut(leader).at = At::On(movement.to);
                log.push(|| Event::LeaderPlaced { leader, from: Some(from), to: movement.to });
            }
            Action::Finish => self.end_movement(movement, log),
            _ => unreachable!("checked: {action:?}"),
        }
    }

    /// All units have arrived: the Rebels declare whether the base is here, then the sides meet (RB 6.1.7).
    fn end_movement(&mut self, movement: Movement, log: &mut Log<Event>) {
        let Movement { side, to, kind, .. } = movement;
        self.stack.pop();
        let landed = side == Side::Empire
            && Unit::of(side)
                .any(|unit| unit.theatre() == Theatre::Ground && self.moving.moved.count(unit) > 0);
        if let Some(system) = to.system()
            && landed
            && !self.revealed
            && self.base != Some(system)
        {
            log.push(|| Event::NotHere { system });
        }
        match kind {
            MoveKind::Activation | MoveKind::Evacuation | MoveKind::Scouts => {
                let origins = self.moving.origins;
                self.stack.push(Frame::Clash { by: side, place: to, origins });
            }
            MoveKind::Retreat { from, .. } => self.end_retreat(side, from),
            // A combat caused by a mission waits for the end of its steps (RB 8.9.3).
            MoveKind::Fleet
            | MoveKind::Strike
            | MoveKind::Assault
            | MoveKind::Conquest
            | MoveKind::Withdrawal => (),
        }
    }

    /// Whether a unit can ever retreat: immobile units stay (RB 9.10.16).
    pub(crate) fn can_leave(unit: Unit) -> bool {
        !unit.def().immobile && unit.def().class != Class::Structure
    }
}
