//! Combats, dice and hits. All of it is open.

use orrery_engine::Seat;
use serde::Serialize;
use ts_rs::TS;

use super::UnitsView;
use crate::cards::{Planet, Unit};
use crate::combat::{CombatStep, HitKind, Roll, RollKind};
use crate::frame::Frame;
use crate::hex::Hex;
use crate::state::TwilightImperium;

/// A combat being fought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CombatView {
    /// The system.
    pub hex: Hex,
    /// The planet of a ground combat; `None` in space.
    pub planet: Option<Planet>,
    /// The attacker and the defender.
    pub sides: [CombatSideView; 2],
    /// The round, from 1.
    pub round: u8,
    /// How far the round has come.
    pub stage: CombatStage,
    /// Who has announced a retreat in this round.
    pub retreat: Option<Seat>,
    /// Whether a retreat was made impossible in this round.
    pub intercepted: bool,
    /// Who won, once it has ended.
    pub winner: Option<Seat>,
}

/// One side of a combat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CombatSideView {
    /// Who.
    pub seat: Seat,
    /// The units that fight, each type once.
    pub units: Vec<UnitsView>,
    /// What a combat roll of this side would be now.
    pub aims: Vec<AimView>,
    /// Hits that this side has produced in this round.
    pub hits: u8,
    /// How many of them go to ships that are no fighters if possible.
    pub strict: u8,
    /// Whether it makes no combat rolls in this round.
    pub silenced: bool,
}

/// The dice of units of one type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AimView {
    /// The type.
    pub unit: Unit,
    /// How many dice.
    pub dice: u8,
    /// The lowest face that hits, all modifiers counted; 11 if none does.
    pub hits_on: u8,
}

/// How far a round of combat has come (TI 35, TI 41).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the steps of the rulebook")]
pub enum CombatStage {
    Begin,
    Barrage,
    Announce,
    Roll,
    Assign,
    Retreat,
    End,
}

/// Dice that were rolled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RollView {
    /// Who rolled.
    pub seat: Seat,
    /// What for.
    pub stage: RollStage,
    /// The planet that is fired at or defended.
    pub planet: Option<Planet>,
    /// The dice, by unit and face.
    pub dice: Vec<DieView>,
    /// The hits they make.
    pub hits: u8,
}

/// What dice are rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the rulebook's words")]
pub enum RollStage {
    Cannon,
    Defense,
    Barrage,
    Bombardment,
    Combat,
    Ambush,
}

/// A die as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct DieView {
    /// The type of unit it was rolled for.
    pub unit: Unit,
    /// What it shows.
    pub face: u8,
    /// How many hits it makes.
    pub hits: u8,
}

/// Hits that are being assigned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct HitsView {
    /// Whose units are hit.
    pub seat: Seat,
    /// Whose hits they are.
    pub by: Seat,
    /// How many are left.
    pub left: u8,
    /// How many of them go to ships that are no fighters if possible.
    pub strict: u8,
    /// The planet where they go; `None` for space.
    pub planet: Option<Planet>,
    /// Whether units are being destroyed already, and no longer sustain damage.
    pub assigning: bool,
}

impl CombatView {
    pub(super) fn of(game: &TwilightImperium) -> Option<Self> {
        let combat = &game.combat;
        combat.is_on().then(|| Self {
            hex: game.tactical.hex,
            planet: combat.planet,
            sides: [0, 1].map(|side| CombatSideView::of(game, side)),
            round: combat.round,
            stage: CombatStage::of(game),
            retreat: combat.retreat,
            intercepted: combat.intercepted,
            winner: combat.winner,
        })
    }
}

impl CombatSideView {
    fn of(game: &TwilightImperium, side: usize) -> Self {
        let combat = &game.combat;
        let seat = combat.sides[side];
        let damaged = |unit: Unit| match combat.planet {
            None => game.fleet(game.tactical.hex, seat).damaged(unit),
            Some(_) => 0,
        };
        let roll = Roll { seat, kind: RollKind::Combat };
        Self {
            seat,
            units: Unit::ALL
                .into_iter()
                .map(|unit| (unit, game.fighting(side, unit)))
                .filter(|&(_, count)| count > 0)
                .map(|(unit, count)| UnitsView { unit, sound: count - damaged(unit), damaged: damaged(unit) })
                .collect(),
            aims: game
                .combat_dice(side)
                .into_iter()
                .map(|(unit, dice)| AimView { unit, dice, hits_on: hits_on(game, roll, unit) })
                .collect(),
            hits: combat.hits[side],
            strict: combat.strict[side],
            silenced: combat.silenced[side],
        }
    }
}

/// The lowest face by which a unit hits; 11 if none does.
fn hits_on(game: &TwilightImperium, roll: Roll, unit: Unit) -> u8 {
    let Some((value, modifier)) = game.aim(roll, unit) else { return 11 };
    (i16::from(value) - i16::from(modifier)).clamp(1, 11) as u8
}

impl CombatStage {
    fn of(game: &TwilightImperium) -> Self {
        // A step that opened a window or pushed another frame has gone on to the next one already.
        let step = game.stack.iter().rev().find_map(|frame| match frame {
            Frame::Combat(step) => Some(step),
            _ => None,
        });
        match step {
            Some(CombatStep::Begin) | None => Self::Begin,
            Some(CombatStep::Barrage { .. } | CombatStep::BarrageHits) => Self::Barrage,
            Some(CombatStep::Announce { .. }) => Self::Announce,
            Some(CombatStep::Roll { .. } | CombatStep::Rolled { .. } | CombatStep::Count { .. }) => {
                Self::Roll
            }
            Some(CombatStep::Brace { .. } | CombatStep::Assign { .. }) => Self::Assign,
            Some(CombatStep::Retreat | CombatStep::Flee) => Self::Retreat,
            Some(CombatStep::RoundEnd | CombatStep::Check | CombatStep::End | CombatStep::Over) => Self::End,
        }
    }
}

impl RollView {
    pub(super) fn of(game: &TwilightImperium) -> Option<Self> {
        let roll = current(game)?;
        let (stage, planet) = match roll.kind {
            RollKind::Cannon { .. } | RollKind::Battlestation { .. } => (RollStage::Cannon, None),
            RollKind::Defense { planet } => (RollStage::Defense, Some(planet)),
            RollKind::Barrage => (RollStage::Barrage, None),
            RollKind::Bombard { planet } => (RollStage::Bombardment, Some(planet)),
            RollKind::Combat => (RollStage::Combat, game.combat.planet),
            RollKind::Ambush => (RollStage::Ambush, None),
        };
        let dice: Vec<DieView> = game
            .dice
            .all()
            .flat_map(|(unit, face, n)| {
                let hits = game.hits_of(roll, unit, face);
                std::iter::repeat_n(DieView { unit, face, hits }, usize::from(n))
            })
            .collect();
        let hits = dice.iter().map(|die| die.hits).fold(0, u8::saturating_add);
        (!dice.is_empty()).then_some(Self { seat: roll.seat, stage, planet, dice, hits })
    }
}

/// The roll whose dice lie on the table: it waits for dice, for reactions, or for its hits to be assigned.
fn current(game: &TwilightImperium) -> Option<Roll> {
    game.stack.iter().rev().find_map(|frame| match frame {
        Frame::Roll(roll) => Some(Some(roll)),
        Frame::Combat(CombatStep::Rolled { side } | CombatStep::Count { side }) => {
            Some(Some(Roll { seat: game.combat.sides[usize::from(side)], kind: RollKind::Combat }))
        }
        Frame::Hits(hits) => Some(match hits.kind {
            HitKind::Cannon => {
                // A space dock has no cannons but those of *Experimental Battlestation*.
                let docks = game.dice.all().any(|(unit, ..)| unit == Unit::SpaceDock);
                let target = hits.seat;
                let kind =
                    if docks { RollKind::Battlestation { target } } else { RollKind::Cannon { target } };
                Some(Roll { seat: hits.by, kind })
            }
            HitKind::Defense(planet) => Some(Roll { seat: hits.by, kind: RollKind::Defense { planet } }),
            HitKind::Bombard(planet) => Some(Roll { seat: hits.by, kind: RollKind::Bombard { planet } }),
            // Both sides have rolled: the dice on the table are those of one of them.
            HitKind::Combat | HitKind::Barrage | HitKind::Chosen { .. } => None,
        }),
        Frame::Combat(_) | Frame::Tactical(_) | Frame::Invasion(_) => Some(None),
        _ => None,
    })?
}

impl HitsView {
    pub(super) fn of(game: &TwilightImperium) -> Option<Self> {
        game.stack.iter().rev().find_map(|frame| match frame {
            Frame::Hits(hits) => Some(Self {
                seat: hits.seat,
                by: hits.by,
                left: hits.hits,
                strict: hits.strict,
                planet: game.hit_planet(hits),
                assigning: hits.assigning,
            }),
            _ => None,
        })
    }
}
