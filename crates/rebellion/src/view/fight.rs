//! The mission being carried out and the combat being fought: all of it is open.

use orrery_engine::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::cards::{
    ActionCard, Colour, Face, Leader, Mission, Mode, Objective, Side, Skill, System, Theatre, Unit,
};
use crate::combat::{AttackStep, CombatStep};
use crate::frame::Frame;
use crate::phase::MissionStep;
use crate::place::Place;
use crate::state::Rebellion;

/// The mission being carried out.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, TS)]
pub struct MissionView {
    /// The mission.
    pub mission: Mission,
    /// Whose it is.
    pub side: Side,
    /// Who revealed it.
    pub seat: Seat,
    /// The leaders assigned to it.
    pub leaders: Vec<Leader>,
    /// Where it takes place, once that is named.
    pub place: Option<Place>,
    /// The leader it is directed against.
    pub target: Option<Leader>,
    /// The skill that counts; `None` if all do (RB 8.7.12).
    pub skill: Option<Skill>,
    /// How far it has come.
    pub stage: MissionStage,
    /// The attempt, for the Rebels and the Empire; `None` while it is not opposed or cannot be.
    pub attempt: Option<[Attempt; 2]>,
    /// Whether the Rebels may send nobody (*Blindside*).
    pub blind: bool,
    /// Whether it succeeded; `None` before that is known, and for a mission that is resolved.
    pub success: Option<bool>,
}

/// How far a mission has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names of the steps of chapter 8")]
pub enum MissionStage {
    Place,
    Oppose,
    BeforeRoll,
    Roll,
    AfterRoll,
    Verdict,
    Effect,
    Discard,
}

/// One side's part in an attempt.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, TS)]
pub struct Attempt {
    /// The leaders whose icons count.
    pub leaders: Vec<Leader>,
    /// How many dice they give, before any is rolled.
    pub dice: u8,
    /// The dice rolled or set, by face.
    pub faces: Vec<Face>,
    /// Successes that are added to those of the dice.
    pub bonus: u8,
    /// Successes in all.
    pub successes: u8,
}

/// The combat being fought.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, TS)]
pub struct CombatView {
    /// Where.
    pub system: System,
    /// Who acts first in every step and started the combat.
    pub first: Side,
    /// The combat round, counted from 1; 0 before the first.
    pub round: u8,
    /// In which theatres both sides had units at the start.
    pub shared: [bool; 2],
    /// Who won which battle.
    pub won: [Option<Side>; 2],
    /// Which side has retreated.
    pub retreated: [bool; 2],
    /// How far it has come.
    pub stage: CombatStage,
    /// The theatre of the attack.
    pub theatre: Option<Theatre>,
    /// Who attacks.
    pub attacker: Option<Side>,
    /// Red and black dice that the attack gives, until they are rolled.
    pub to_roll: [u8; 2],
    /// The dice as they lie; spent ones are gone.
    pub dice: Vec<Die>,
    /// Dice that are set and not rolled, until the others are.
    pub set: Vec<Die>,
    /// Red and black dice picked to be rolled again.
    pub picked: [u8; 2],
    /// Units with damage.
    pub wounds: Vec<WoundView>,
    /// Units on the faction sheets, to be destroyed at the end of the battle.
    pub doomed: Vec<(Unit, u8)>,
    /// Start of Combat cards that last.
    pub cards: Vec<ActionCard>,
    /// The leader who is here by *Ready for Action*.
    pub ready: Option<Leader>,
    /// Who cannot block until this battle step ends.
    pub no_blocking: [bool; 2],
    /// Who cannot retreat in this round.
    pub no_retreat: [bool; 2],
    /// Who retreats without carriers in this round.
    pub escape: [bool; 2],
    /// Whether an objective was played in it.
    pub objective: bool,
    /// The *Death Star Plans* being used, and against which station, once it is chosen.
    pub plans: Option<(Objective, Option<Unit>)>,
}

/// How far a combat has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names of the steps of chapter 9")]
pub enum CombatStage {
    AddLeaders,
    Cards,
    DrawTactics,
    SetDice,
    Roll,
    Actions,
    Reroll,
    CardDamage,
    Bombard,
    Convert,
    AssignDamage,
    Block,
    Damage,
    BattleEnd,
    Plans,
    Objectives,
    Retreat,
    End,
}

/// A die as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
pub struct Die {
    /// Its colour.
    pub colour: Colour,
    /// What it shows.
    pub face: Face,
}

/// A unit with damage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
pub struct WoundView {
    /// Its type.
    pub unit: Unit,
    /// Damage markers.
    pub marks: u8,
    /// Damage assigned in this attack, which can be blocked.
    pub assigned: u8,
    /// Its health in this combat.
    pub health: u8,
}

impl MissionView {
    pub(crate) fn of(game: &Rebellion) -> Option<Self> {
        let step = game.stack.iter().find_map(|frame| match frame {
            Frame::Mission(step) => Some(step),
            _ => None,
        })?;
        let run = &game.run;
        let def = run.mission.def();
        let named = !matches!(step, MissionStep::Place);
        let stage = stage_of_mission(step);
        let opposed = named && def.mode == Mode::Attempt && game.is_opposed();
        let decided = matches!(stage, MissionStage::Effect | MissionStage::Discard)
            || matches!(step, MissionStep::Shown { .. });
        Some(Self {
            mission: run.mission,
            side: def.side,
            seat: run.seat,
            leaders: run.crew().collect(),
            place: named.then_some(run.place),
            target: run.target,
            skill: (!def.all_skills).then_some(def.skill),
            stage,
            attempt: opposed.then(|| Side::BOTH.map(|side| Attempt::of(game, side))),
            blind: run.blind,
            success: (decided && def.mode == Mode::Attempt).then_some(run.success),
        })
    }
}

impl Attempt {
    fn of(game: &Rebellion, side: Side) -> Self {
        let run = &game.run;
        let captive = run.target.filter(|&target| side == Side::Rebels && game.is_captive(target));
        let dice = run.dice[side as usize];
        let set = if side == Side::Rebels { run.set } else { [0; Face::COUNT] };
        let successes = game.successes(side);
        let rolled: u8 = Face::ALL.iter().map(|&face| dice[face as usize] * face.successes()).sum();
        // What is set lies among the dice once they are rolled.
        let lying = if dice.iter().any(|&count| count > 0) { dice } else { set };
        Self {
            leaders: game.leaders_at(side, run.place).chain(captive).collect(),
            dice: game.mission_dice(side) + set.iter().sum::<u8>(),
            faces: faces(lying),
            bonus: successes - rolled,
            successes,
        }
    }
}

impl CombatView {
    pub(crate) fn of(game: &Rebellion) -> Option<Self> {
        let combat = &game.combat;
        if !combat.active {
            return None;
        }
        let step = game.stack.iter().rev().find_map(|frame| match frame {
            Frame::Combat(step) => Some(step),
            _ => None,
        })?;
        let (theatre, attacker) = match step {
            CombatStep::Attack { theatre, side, .. } => (Some(theatre), Some(side)),
            CombatStep::Battle { theatre } | CombatStep::BattleEnd { theatre } => (Some(theatre), None),
            _ => (None, None),
        };
        let to_roll = match step {
            CombatStep::Attack { theatre, side, step: AttackStep::Set { .. } | AttackStep::Roll } => {
                game.attack_dice(theatre, side)
            }
            _ => [0; 2],
        };
        // What is set lies among the dice once they are rolled.
        let is_rolled = !matches!(
            step,
            CombatStep::Attack { step: AttackStep::Set { .. } | AttackStep::Roll, .. }
                | CombatStep::PlansSet { .. }
                | CombatStep::PlansRoll { .. }
        );
        let plans = match step {
            CombatStep::PlansTarget { objective } => Some((objective, None)),
            CombatStep::PlansSet { objective, target, .. }
            | CombatStep::PlansRoll { objective, target }
            | CombatStep::PlansShown { objective, target }
            | CombatStep::PlansRing { objective, target }
            | CombatStep::PlansReroll { objective, target } => Some((objective, Some(target))),
            _ => None,
        };
        let wound = |wound: crate::combat::Wound| WoundView {
            unit: wound.unit,
            marks: wound.marks,
            assigned: wound.assigned,
            health: game.health_now(wound.unit),
        };
        Some(Self {
            system: combat.system,
            first: combat.first,
            round: combat.round,
            shared: combat.shared,
            won: combat.won,
            retreated: combat.retreated,
            stage: stage_of_combat(step),
            theatre,
            attacker,
            to_roll,
            dice: dice(combat.dice),
            set: if is_rolled { vec![] } else { dice(combat.set) },
            picked: combat.picked,
            wounds: combat.wounds.iter().map(wound).collect(),
            doomed: combat.doomed.counts(),
            cards: ActionCard::all().filter(|&card| combat.has_card(card)).collect(),
            ready: combat.ready,
            no_blocking: combat.no_blocking,
            no_retreat: combat.no_retreat,
            escape: combat.escape,
            objective: combat.objective,
            plans,
        })
    }
}

const fn stage_of_mission(step: MissionStep) -> MissionStage {
    match step {
        MissionStep::Place => MissionStage::Place,
        MissionStep::Blindside | MissionStep::Oppose { .. } => MissionStage::Oppose,
        MissionStep::BeforeRoll { .. } => MissionStage::BeforeRoll,
        MissionStep::Roll { .. } => MissionStage::Roll,
        MissionStep::AfterRoll | MissionStep::Die { .. } | MissionStep::Reroll => MissionStage::AfterRoll,
        MissionStep::Verdict | MissionStep::Failed | MissionStep::Shown { .. } => MissionStage::Verdict,
        MissionStep::Effect | MissionStep::Succeeded { .. } => MissionStage::Effect,
        MissionStep::Discard | MissionStep::Falcon | MissionStep::Done => MissionStage::Discard,
    }
}

const fn stage_of_combat(step: CombatStep) -> CombatStage {
    match step {
        CombatStep::Begin | CombatStep::Add { .. } => CombatStage::AddLeaders,
        CombatStep::Cards { .. } => CombatStage::Cards,
        CombatStep::Draw { .. } | CombatStep::Renew { .. } => CombatStage::DrawTactics,
        CombatStep::Round | CombatStep::Battle { .. } => CombatStage::SetDice,
        CombatStep::Attack { step, .. } => match step {
            AttackStep::Set { .. } => CombatStage::SetDice,
            AttackStep::Roll | AttackStep::Rolled => CombatStage::Roll,
            AttackStep::Actions => CombatStage::Actions,
            AttackStep::Pick { .. } | AttackStep::Reroll => CombatStage::Reroll,
            AttackStep::CardHit { .. } => CombatStage::CardDamage,
            AttackStep::Bombard => CombatStage::Bombard,
            AttackStep::Convert { .. } => CombatStage::Convert,
            AttackStep::Assign => CombatStage::AssignDamage,
            AttackStep::Block | AttackStep::Cost { .. } | AttackStep::Blocked { .. } => CombatStage::Block,
            AttackStep::Dealt | AttackStep::Resolve => CombatStage::Damage,
        },
        CombatStep::BattleEnd { .. } => CombatStage::BattleEnd,
        CombatStep::Plans
        | CombatStep::PlansTarget { .. }
        | CombatStep::PlansSet { .. }
        | CombatStep::PlansRoll { .. }
        | CombatStep::PlansShown { .. }
        | CombatStep::PlansRing { .. }
        | CombatStep::PlansReroll { .. } => CombatStage::Plans,
        CombatStep::Objectives { .. } => CombatStage::Objectives,
        CombatStep::Retreat { .. } | CombatStep::Check => CombatStage::Retreat,
        CombatStep::Aftermath | CombatStep::End => CombatStage::End,
    }
}

fn faces(counts: [u8; Face::COUNT]) -> Vec<Face> {
    let each = |face: Face| std::iter::repeat_n(face, usize::from(counts[face as usize]));
    Face::ALL.into_iter().flat_map(each).collect()
}

fn dice(counts: [[u8; Face::COUNT]; 2]) -> Vec<Die> {
    let of =
        |colour: Colour| faces(counts[colour as usize]).into_iter().map(move |face| Die { colour, face });
    Colour::BOTH.into_iter().flat_map(of).collect()
}
