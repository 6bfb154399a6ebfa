//! The tactical action in progress, where ships can go, and what is produced and paid. All of it is open.

use orrery_engine::Seat;
use serde::Serialize;
use ts_rs::TS;

use super::UnitsView;
use super::galaxy::units;
use crate::action::Action;
use crate::cards::{Anomaly, Planet, Tech, Unit};
use crate::frame::Frame;
use crate::hex::{Hex, Hexes};
use crate::phase::{Currency, TacticalStep, Voyage};
use crate::state::TwilightImperium;

/// A tactical action in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[expect(clippy::struct_excessive_bools, reason = "each is an effect that lasts for the action or not")]
pub struct TacticalView {
    /// Whose it is.
    pub seat: Seat,
    /// The active system.
    pub hex: Hex,
    /// How far it has come.
    pub stage: TacticalStage,
    /// Ships that can still be declared to move, while ships are.
    pub movable: Vec<MovableView>,
    /// The ship whose way is being chosen.
    pub voyage: Option<VoyageView>,
    /// Ships on their way, in the order in which they were declared.
    pub moving: Vec<ShipView>,
    /// All that is on its way, each type once.
    pub transit: Vec<UnitsView>,
    /// Fighters and ground forces on their way.
    pub cargo: u8,
    /// What the ships on their way can carry.
    pub capacity: u8,
    /// Units that have landed, planet by planet.
    pub landed: Vec<LandedView>,
    /// What is added to the move value of all ships.
    pub boost: u8,
    /// Whether one ship may still move farther by one (*Gravity Drive*).
    pub gravity: bool,
    /// The system whose ships may pass through rival ships.
    pub slip: Option<Hex>,
    /// Whether alpha and beta wormholes are one kind.
    pub chart: bool,
    /// Systems that the active one is adjacent to besides.
    pub conduit: Vec<Hex>,
    /// Whether no units may move into the active system (*Ceasefire*).
    pub ceased: bool,
    /// Who has no faction abilities and technologies.
    pub mutated: Option<Seat>,
    /// The planet whose values are exchanged.
    pub swapped: Option<Planet>,
    /// Whether PDS have no abilities.
    pub disabled: bool,
    /// Whose planets are hard to bombard.
    pub bunker: Option<Seat>,
}

/// How far a tactical action has come (TI 77).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the steps of the rulebook")]
pub enum TacticalStage {
    Activation,
    Movement,
    Cannons,
    Combat,
    Invasion,
    Production,
}

/// Ships of one type in a system that can be declared to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct MovableView {
    /// The type.
    pub unit: Unit,
    /// Whether they are damaged.
    pub damaged: bool,
    /// Where they are.
    pub from: Hex,
}

/// A ship whose way to the active system is being chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct VoyageView {
    /// The ship.
    pub ship: ShipView,
    /// Where it is.
    pub at: Hex,
    /// How many systems it can still enter.
    pub moves: u8,
    /// How many units it can carry.
    pub capacity: u8,
}

/// A ship on its way, with what it carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ShipView {
    /// The type.
    pub unit: Unit,
    /// Whether it is damaged.
    pub damaged: bool,
    /// Where it started.
    pub from: Hex,
    /// Fighters aboard.
    pub fighters: u8,
    /// Infantry aboard.
    pub infantry: u8,
    /// How many gravity rifts it leaves on its way: a roll for each.
    pub rifts: u8,
}

/// Units that the active player has landed on a planet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LandedView {
    /// The planet.
    pub planet: Planet,
    /// Infantry.
    pub infantry: u8,
    /// Fighters that fight like ground forces.
    pub fighters: u8,
}

/// Where ships of one type in a system could go in a tactical action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ReachView {
    /// Where they are.
    pub from: Hex,
    /// The type.
    pub unit: Unit,
    /// The systems they can move to if those are activated.
    pub hexes: Vec<Hex>,
    /// Those that one ship reaches only with *Gravity Drive*.
    pub driven: Vec<Hex>,
}

/// Units being produced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ProductionView {
    /// Who produces.
    pub seat: Seat,
    /// Where.
    pub hex: Hex,
    /// How many units more.
    pub left: u8,
    /// How many of them may be infantry.
    pub infantry: u8,
    /// What the units cost so far.
    pub cost: u8,
    /// What they may cost at most, if an effect says so.
    pub budget: Option<u8>,
}

/// What is spent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the rulebook's words")]
pub enum Coin {
    Resources,
    Influence,
}

/// A payment in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PaymentView {
    /// Who pays.
    pub seat: Seat,
    /// With what.
    pub coin: Coin,
    /// What is due; `None` for any amount of influence, which buys command tokens.
    pub due: Option<u8>,
    /// What was paid so far.
    pub paid: u8,
}

impl TacticalView {
    pub(super) fn of(game: &TwilightImperium) -> Option<Self> {
        let tactical = &game.tactical;
        let seat = game.active.filter(|_| tactical.running)?;
        let planets = game.planets_in(tactical.hex).iter();
        let landed = planets.map(|&planet| (planet, game.landed_on(planet)));
        let mut transit = tactical.transit;
        for rifter in tactical.rifters.iter() {
            transit.add(rifter.unit, 1, rifter.damaged);
            for unit in [Unit::Fighter, Unit::Infantry] {
                transit.add(unit, rifter.count(unit) - u8::from(rifter.unit == unit), false);
            }
        }
        Some(Self {
            seat,
            hex: tactical.hex,
            stage: TacticalStage::of(game),
            movable: movable(game, seat),
            voyage: VoyageView::of(game, seat),
            moving: tactical
                .departed
                .iter()
                .map(|own| ShipView {
                    unit: own.unit,
                    damaged: own.damaged,
                    from: own.from,
                    fighters: own.cargo[0],
                    infantry: own.cargo[1],
                    rifts: own.rifts,
                })
                .collect(),
            cargo: transit.count(Unit::Fighter) + transit.count(Unit::Infantry),
            capacity: game.capacity_of(seat, &transit),
            transit: units(&transit),
            landed: landed
                .filter(|(_, landed)| landed.total() > 0)
                .map(|(planet, landed)| LandedView {
                    planet,
                    infantry: landed.infantry,
                    fighters: landed.fighters,
                })
                .collect(),
            boost: tactical.boost,
            gravity: tactical.gravity,
            slip: tactical.slip,
            chart: tactical.chart,
            conduit: tactical.conduit.iter().collect(),
            ceased: tactical.ceased,
            mutated: tactical.mutated,
            swapped: tactical.swapped,
            disabled: tactical.disabled,
            bunker: tactical.bunker,
        })
    }
}

impl TacticalStage {
    fn of(game: &TwilightImperium) -> Self {
        // A step that opened a window or pushed another frame has gone on to the next one already.
        let step = game.stack.iter().rev().find_map(|frame| match frame {
            Frame::Invasion(_) => Some(Self::Invasion),
            Frame::Combat(_) => Some(Self::Combat),
            Frame::Tactical(step) => Some(match step {
                TacticalStep::Activated | TacticalStep::Checked => Self::Activation,
                TacticalStep::Move | TacticalStep::Rift | TacticalStep::Arrive => Self::Movement,
                TacticalStep::Moved | TacticalStep::Cannon { .. } => Self::Cannons,
                TacticalStep::Combat | TacticalStep::Fought => Self::Combat,
                TacticalStep::Invade => Self::Invasion,
                TacticalStep::Produce | TacticalStep::End => Self::Production,
            }),
            _ => None,
        });
        step.unwrap_or(Self::Activation)
    }
}

fn movable(game: &TwilightImperium, seat: Seat) -> Vec<MovableView> {
    let mut actions = Vec::new();
    if let Some(Frame::Tactical(TacticalStep::Move)) = game.stack.top() {
        game.list_moves(seat, &mut actions);
    }
    let ship = |action: Action| match action {
        Action::Move { unit, damaged, from } => Some(MovableView { unit, damaged, from }),
        _ => None,
    };
    actions.into_iter().filter_map(ship).collect()
}

impl VoyageView {
    fn of(game: &TwilightImperium, seat: Seat) -> Option<Self> {
        let Some(Frame::Voyage(voyage)) = game.stack.top() else { return None };
        let Voyage { unit, damaged, from, at, moves, cargo, rifts, late } = voyage;
        let aboard = |kind: Unit| late.iter().filter(|late| late.unit == kind).count() as u8;
        let fighters = cargo[0] + aboard(Unit::Fighter);
        let infantry = cargo[1] + aboard(Unit::Infantry);
        let ship = ShipView { unit, damaged, from, fighters, infantry, rifts };
        Some(Self { ship, at, moves, capacity: game.stats(seat, unit).capacity })
    }
}

impl ProductionView {
    pub(super) fn of(game: &TwilightImperium) -> Option<Self> {
        game.stack.iter().rev().find_map(|frame| match frame {
            Frame::Produce(own) => Some(Self {
                seat: own.seat,
                hex: own.hex,
                left: own.left,
                infantry: own.infantry,
                cost: own.cost,
                budget: own.budget,
            }),
            _ => None,
        })
    }
}

impl PaymentView {
    pub(super) fn of(game: &TwilightImperium) -> Option<Self> {
        let Some(Frame::Pay(own)) = game.stack.top() else { return None };
        let coin = match own.currency {
            Currency::Resources => Coin::Resources,
            Currency::Influence => Coin::Influence,
        };
        Some(Self { seat: own.seat, coin, due: own.due, paid: own.paid })
    }
}

/// Where the ships of a seat could go if it performed a tactical action now.
pub(super) fn reach(game: &TwilightImperium, seat: Seat) -> Vec<ReachView> {
    if !matches!(game.stack.top(), Some(Frame::Turn(_))) || game.active != Some(seat) {
        return vec![];
    }
    let mut then = game.clone();
    then.tactical.running = true;
    let open: Hexes = Hex::all()
        .filter(|&hex| then.tile(hex).is_some() && !then.tokens[hex.index()].contains(seat))
        .collect();
    let mut reaches = Vec::new();
    for from in open.iter() {
        for unit in then.fleet(from, seat).ships() {
            let Some(moves) = then.move_value(seat, unit, from) else { continue };
            let hexes = within(&then, seat, unit, from, moves).and(open);
            let driven = if then.knows(seat, Tech::GravityDrive) {
                within(&then, seat, unit, from, moves + 1).and(open).minus(hexes)
            } else {
                Hexes::EMPTY
            };
            let (hexes, driven) = (hexes.iter().collect(), driven.iter().collect());
            reaches.push(ReachView { from, unit, hexes, driven });
        }
    }
    reaches
}

/// The systems that a ship can end in with so many moves (TI 47.3, TI 12.1).
fn within(game: &TwilightImperium, seat: Seat, unit: Unit, from: Hex, moves: u8) -> Hexes {
    let mut ends = Hexes::EMPTY;
    let lanes = game.lanes(Some(seat), true);
    let [ending, passing] = [true, false].map(|end| game.open_to(seat, unit, from, end));
    let mut left = [None::<u8>; Hex::COUNT];
    left[from.index()] = Some(moves);
    let mut open = vec![(from, moves)];
    while let Some((hex, moves)) = open.pop() {
        let moves = moves + u8::from(game.anomaly(hex) == Some(Anomaly::GravityRift));
        if moves == 0 {
            continue;
        }
        let near = lanes.from(hex);
        ends = ends.or(near.and(ending));
        for next in near.and(passing).iter() {
            if left[next.index()].is_none_or(|known| known < moves - 1) {
                left[next.index()] = Some(moves - 1);
                open.push((next, moves - 1));
            }
        }
    }
    ends
}
