//! Tactical actions (TI 77): activation, movement, space cannons, combat, invasion, production.

use orrery_engine::{Chance, ChanceOutcome, List, Log, Seat};
use serde::{Deserialize, Serialize};

use super::{Departure, InvasionStep, Rifter};
use crate::action::Action;
use crate::cards::{Ability, Planet, Tech, Unit};
use crate::combat::{CombatStep, Roll, RollKind};
use crate::event::Event;
use crate::fleet::Fleet;
use crate::frame::{Frame, Moment};
use crate::hex::{Hex, Hexes, Site};
use crate::state::TwilightImperium;

/// A tactical action in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is an effect that lasts for the action or not")]
pub struct Tactical {
    /// Whether there is one.
    pub running: bool,
    /// The active system (TI 1.0).
    pub hex: Hex,
    /// What is added to the move value of all ships (*Flank Speed*).
    pub boost: u8,
    /// Whether one ship may still move farther by one (*Gravity Drive*).
    pub gravity: bool,
    /// The system whose ships may pass through rival ships (*In the Silence of Space*).
    pub slip: Option<Hex>,
    /// Whether alpha and beta wormholes are one kind (*Lost Star Chart*).
    pub chart: bool,
    /// Systems that the active one is adjacent to besides (*Spatial Conduit Cylinder*).
    pub conduit: Hexes,
    /// Whether no units may move into the active system (*Ceasefire*).
    pub ceased: bool,
    /// Who has no faction abilities and technologies (*Greyfire Mutagen*).
    pub mutated: Option<Seat>,
    /// The planet whose values are exchanged (*Hegemonic Trade Policy*).
    pub swapped: Option<Planet>,
    /// Whether PDS have no abilities (*Disable*).
    pub disabled: bool,
    /// Whose planets are hard to bombard (*Bunker*).
    pub bunker: Option<Seat>,
    /// Whether space cannon hits go to ships that are no fighters (*Graviton Laser System*).
    pub laser: bool,
    /// Whether structures are replaced when control is gained (*Infiltrate*).
    pub infiltrates: bool,
    /// Whether ships moved into the active system.
    pub arrived: bool,
    /// The place of the planet and the type of the unit that bombards it with one die more (*Plasma Scoring*).
    pub(crate) plasma: Option<(u8, Unit)>,
    /// Whether the active player gained control of Mecatol Rex.
    pub took_mecatol: bool,
    /// Ships on their way that need no roll, with what they carry.
    pub(crate) transit: Fleet,
    /// Ships on their way that leave gravity rifts.
    pub(crate) rifters: List<Rifter, 12>,
    /// What was declared to move, ship by ship, until all arrive; beyond its length it is not kept.
    pub(crate) departed: List<Departure, 30>,
    /// Infantry and fighters that landed on each planet of the active system.
    pub landed: [Landed; 3],
}

/// Units that the active player has landed on a planet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Landed {
    /// Infantry.
    pub infantry: u8,
    /// Fighters that fight like ground forces.
    pub fighters: u8,
}

impl Landed {
    /// How many units landed.
    pub const fn total(self) -> u8 {
        self.infantry + self.fighters
    }
}

impl Tactical {
    /// Units of a seat that are on their way or have landed.
    pub(crate) fn away(&self, seat: Seat, unit: Unit, active: Option<Seat>) -> u8 {
        if active != Some(seat) {
            return 0;
        }
        let landed: u8 = self
            .landed
            .iter()
            .map(|landed| match unit {
                Unit::Infantry => landed.infantry,
                Unit::Fighter => landed.fighters,
                _ => 0,
            })
            .sum();
        let rifters: u8 = self.rifters.iter().map(|rifter| rifter.count(unit)).sum();
        landed + rifters + self.transit.count(unit)
    }
}

/// Where a tactical action is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum TacticalStep {
    /// The system was activated; W6.
    Activated,
    /// What the activation has changed is looked after before ships move (TI 66.3, TI G38).
    Checked,
    /// Ships are declared (TI 47.5).
    Move,
    /// Ships that leave gravity rifts roll (TI 12.2).
    Rift,
    /// All ships arrive at once (TI 47.5.2).
    Arrive,
    /// W7.
    Moved,
    /// The seat so many places to the left of the active player may fire (TI 34.2).
    Cannon { steps: u8 },
    /// Space combat with whoever has ships here (TI 35.0, TI G48).
    Combat,
    /// A combat was fought; excess units are still there.
    Fought,
    /// TI 11.
    Invade,
    /// TI 61.
    Produce,
    /// The action is over.
    End,
}

impl TwilightImperium {
    pub(crate) fn asked_in_tactical(&self, step: TacticalStep) -> Seat {
        match step {
            TacticalStep::Cannon { steps } => self.turn_of().clockwise(steps, self.players),
            _ => self.turn_of(),
        }
    }

    /// A system becomes active (TI 1.1); the token was taken from its pool.
    pub(crate) fn begin_tactical(&mut self, seat: Seat, hex: Hex, log: &mut Log<Event>) {
        self.tokens[hex.index()].insert(seat);
        self.tactical = Tactical { running: true, hex, ..Tactical::default() };
        log.push(|| Event::Activated { seat, hex });
    }

    pub(crate) fn chance_in_tactical(&self, step: TacticalStep) -> Option<Chance> {
        match step {
            TacticalStep::Rift => {
                let dice = |rifter: &Rifter| rifter.rifts * rifter.batch();
                self.tactical.rifters.get(0).map(|rifter| Chance::Dice { count: dice(rifter), sides: 10 })
            }
            _ => None,
        }
    }

    pub(crate) fn feed_tactical(&mut self, outcome: ChanceOutcome, log: &mut Log<Event>) {
        let ChanceOutcome::Dice(faces) = outcome else { unreachable!("dice were asked for") };
        let rifter = self.tactical.rifters.remove(0);
        let left = rifter.ships - rifter.batch();
        if left > 0 {
            self.tactical.rifters.push(Rifter { ships: left, ..rifter });
        }
        for own in faces.as_slice().chunks(usize::from(rifter.rifts)) {
            self.leave_rifts(rifter, own, log);
        }
    }

    pub(crate) fn run_tactical(&mut self, step: TacticalStep, log: &mut Log<Event>) -> bool {
        let seat = self.turn_of();
        let hex = self.tactical.hex;
        let go = Frame::Tactical;
        match step {
            TacticalStep::Activated => {
                self.go(go(TacticalStep::Checked));
                self.open(Moment::Activated);
                self.system_activated(seat, hex, log);
            }
            TacticalStep::Checked => self.go(go(TacticalStep::Move)),
            TacticalStep::Move => {
                let mut actions = Vec::new();
                self.list_moves(seat, &mut actions);
                if !actions.is_empty() {
                    return false;
                }
                self.go(go(TacticalStep::Rift));
            }
            TacticalStep::Rift => {
                if !self.tactical.rifters.is_empty() {
                    return false;
                }
                self.go(go(TacticalStep::Arrive));
            }
            TacticalStep::Arrive => {
                let transit = std::mem::take(&mut self.tactical.transit);
                self.tactical.departed = List::new();
                self.tactical.arrived = transit.has_ships();
                self.fleet_mut(hex, seat).join(&transit);
                self.go(go(TacticalStep::Moved));
            }
            TacticalStep::Moved => {
                self.go(go(TacticalStep::Cannon { steps: 0 }));
                self.open(Moment::Moved);
            }
            TacticalStep::Cannon { steps } if steps >= self.players => self.go(go(TacticalStep::Combat)),
            TacticalStep::Cannon { steps } => {
                let other = seat.clockwise(steps, self.players);
                if !self.out.contains(other) && !self.cannon_targets(other).is_empty() && self.has_guns(other)
                {
                    return false;
                }
                self.go(go(TacticalStep::Cannon { steps: steps + 1 }));
            }
            TacticalStep::Combat | TacticalStep::Fought => {
                let enemies: Vec<Seat> = self.enemies(seat, hex);
                match enemies[..] {
                    [] => self.go(go(TacticalStep::Invade)),
                    [enemy] => self.begin_space_combat(seat, enemy, log),
                    _ => return false,
                }
            }
            TacticalStep::Invade => {
                self.go(go(TacticalStep::Produce));
                self.stack.push(Frame::Invasion(InvasionStep::Begin));
            }
            TacticalStep::Produce => {
                self.go(go(TacticalStep::End));
                self.use_production(seat, hex);
            }
            TacticalStep::End => {
                self.stack.pop();
                self.tactical_ends(seat, log);
                self.tactical = Tactical::default();
            }
        }
        true
    }

    /// Whom the active player has to fight (TI 35.0).
    fn enemies(&self, seat: Seat, hex: Hex) -> Vec<Seat> {
        if !self.fleet(hex, seat).has_ships() {
            return vec![];
        }
        self.clockwise_from(seat)
            .filter(|&other| other != seat && self.fleet(hex, other).has_ships())
            .collect()
    }

    fn begin_space_combat(&mut self, seat: Seat, enemy: Seat, log: &mut Log<Event>) {
        self.go(Frame::Tactical(TacticalStep::Combat));
        let hex = self.tactical.hex;
        self.combat.begin(seat, enemy, None);
        log.push(|| Event::CombatBegan { attacker: seat, defender: enemy, site: Site::Space(hex) });
        self.stack.push(Frame::Combat(CombatStep::Begin));
    }

    // Space Cannon Offense

    /// Whose ships a seat's cannons can hit (TI 34.5.a, TI 34.5.b).
    fn cannon_targets(&self, seat: Seat) -> Vec<Seat> {
        let (active, hex) = (self.turn_of(), self.tactical.hex);
        let targets = self.clockwise_from(active).filter(|&other| {
            other != seat && (seat == active || other == active) && self.fleet(hex, other).has_ships()
        });
        targets.collect()
    }

    /// Units of a seat that can fire at ships in the active system, with their dice (TI 34.3).
    pub(crate) fn guns(&self, seat: Seat) -> Vec<(Unit, u8)> {
        let hex = self.tactical.hex;
        let mut guns = Vec::new();
        for unit in Unit::ALL {
            let stats = self.stats(seat, unit);
            let Some(shots) = stats.cannon else { continue };
            let here = |at: Hex| -> u8 {
                let ground: u8 = self
                    .planets_in(at)
                    .iter()
                    .map(|&planet| self.units_at(Site::Planet(planet), seat, unit))
                    .sum();
                ground + self.fleet(at, seat).count(unit)
            };
            let mut count = here(hex);
            if stats.ranged {
                count += self.adjacent(hex, Some(seat)).iter().map(here).sum::<u8>();
            }
            if count > 0 {
                guns.push((unit, count * shots.dice));
            }
        }
        guns
    }

    fn has_guns(&self, seat: Seat) -> bool {
        !self.guns(seat).is_empty()
    }

    pub(crate) fn list_tactical(&self, step: TacticalStep, actions: &mut Vec<Action>) {
        let seat = self.turn_of();
        match step {
            TacticalStep::Move => {
                self.list_moves(seat, actions);
                actions.push(Action::Finish);
            }
            TacticalStep::Cannon { steps } => {
                let other = seat.clockwise(steps, self.players);
                actions.push(Action::Pass);
                actions.extend(self.cannon_targets(other).into_iter().map(Action::Fire));
            }
            TacticalStep::Combat | TacticalStep::Fought => {
                actions.extend(self.enemies(seat, self.tactical.hex).into_iter().map(Action::Fire));
            }
            _ => (),
        }
    }

    pub(crate) fn take_tactical(&mut self, step: TacticalStep, action: Action, log: &mut Log<Event>) {
        let seat = self.turn_of();
        match (step, action) {
            (TacticalStep::Move, Action::Finish) => self.go(Frame::Tactical(TacticalStep::Rift)),
            (TacticalStep::Move, Action::Move { unit, damaged, from }) => {
                self.begin_voyage(seat, unit, damaged, from, log);
            }
            (TacticalStep::Cannon { steps }, _) => {
                self.go(Frame::Tactical(TacticalStep::Cannon { steps: steps + 1 }));
                if let Action::Fire(target) = action {
                    let seat = seat.clockwise(steps, self.players);
                    self.stack.push(Frame::Roll(Roll { seat, kind: RollKind::Cannon { target } }));
                    self.dice.load(&self.guns(seat));
                    self.open(Moment::Cannon { seat });
                    self.ask_plasma(seat);
                }
            }
            (TacticalStep::Combat | TacticalStep::Fought, Action::Fire(enemy)) => {
                self.begin_space_combat(seat, enemy, log);
            }
            _ => unreachable!("checked: {action:?} in {step:?}"),
        }
    }

    /// What is subtracted from cannon dice against a seat's units.
    pub(crate) fn cannon_cover(&self, target: Seat) -> i8 {
        if self.knows(target, Tech::AntimassDeflectors) { -1 } else { 0 }
    }

    /// Winnu may remove the custodians for nothing (*Blood Ties*).
    pub(crate) fn custodians_price(&self, seat: Seat) -> u8 {
        if self.has_ability(seat, Ability::BloodTies) { 0 } else { crate::cards::CUSTODIANS }
    }
}
