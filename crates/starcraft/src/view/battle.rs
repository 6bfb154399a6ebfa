//! A battle as a viewer sees it.

use orrery_engine::{Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use super::listed;
use crate::cards::{Card, Unit};
use crate::combat::{BattleFrame, Fate, Party, Role, StartOfBattle, Totals};
use crate::frame::Frame;
use crate::squad::Squad;
use crate::state::{Area, Order, StarCraft};

/// The battle being fought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct BattleView {
    /// The contested area.
    pub area: Area,
    /// The attacker and the defender.
    pub seats: [Seat; 2],
    /// The order that started it.
    pub order: Order,
    /// The units of both sides that are left.
    pub units: [Vec<Unit>; 2],
    /// The Start of Battle ability each side used.
    pub started: [Option<StartOfBattle>; 2],
    /// The assist unit a side put in the front line.
    pub named: [Option<Unit>; 2],
    /// Units that have no task yet, while skirmishes are formed.
    pub unassigned: [Vec<Unit>; 2],
    /// The skirmish whose cards are laid, shown or weighed now.
    pub lane: Option<u8>,
    /// The skirmishes in the order they were formed.
    pub skirmishes: Vec<SkirmishView>,
    /// Units that were destroyed and have yet to withdraw.
    pub withdrawing: [Vec<Unit>; 2],
    /// Units chosen so far as victims of splash damage, or to retreat.
    pub picked: Vec<Unit>,
    /// Whether the defender has discarded a guard token (SC 28.2.1).
    pub guarded: bool,
    /// The first of two units that change places, by its skirmish; in the front line if it is not named (SC 25.2.2).
    pub swapping: Option<(u8, Option<Unit>)>,
}

/// One skirmish.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SkirmishView {
    /// The attacker's and the defender's part.
    pub parties: [PartyView; 2],
    /// Whether it has been resolved.
    pub resolved: bool,
}

/// One side's part in a skirmish.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PartyView {
    /// The front-line unit.
    pub front: Unit,
    /// What became of it.
    pub fate: Fate,
    /// Whose Combat deck its card comes from, if it is under mind control (SC 24.3.5).
    pub lender: Option<Seat>,
    /// The supporting units that are left.
    pub support: Vec<Unit>,
    /// The cards: the standard card, or the one from the deck, first.
    pub cards: Vec<LaidCard>,
    /// A standard card that was cancelled.
    pub cancelled: Option<Card>,
    /// What counts once the cards are shown.
    pub result: Option<PartyResult>,
}

/// A card laid in a skirmish.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LaidCard {
    /// Whether it is the second card, which is a Reinforcement card (SC 13.8.5).
    pub reinforcement: bool,
    /// Whether it came from the deck unseen.
    pub from_deck: bool,
    /// Its face, if the viewer knows it.
    pub face: Option<Card>,
}

/// What one side's cards come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PartyResult {
    /// Whether the standard card's ability works.
    pub matched: bool,
    /// Whether the Reinforcement card's ability works.
    pub reinforced: bool,
    /// Whether there is a detector.
    pub detector: bool,
    /// Whether splash damage of the standard and of the Reinforcement card was triggered.
    pub splash: [bool; 2],
    /// The totals and their parts.
    pub totals: Totals,
}

impl BattleView {
    pub(super) fn of(game: &StarCraft, viewer: Viewer) -> Option<Self> {
        let battle = &game.battle;
        let area = battle.area?;
        let forming =
            matches!(game.stack.top(), Some(Frame::Battle(BattleFrame::Pair | BattleFrame::Support(_))));
        Some(Self {
            area,
            seats: battle.seats,
            order: battle.order,
            units: [listed(battle.attackers), listed(game.area(area).units)],
            started: battle.started,
            named: battle.named,
            unassigned: Role::BOTH.map(|role| {
                let idle = if forming { game.unassigned(role) } else { Squad::default() };
                listed(idle)
            }),
            lane: game.lane_in_question(),
            skirmishes: battle
                .skirmishes()
                .zip(0..)
                .map(|(skirmish, number)| SkirmishView {
                    parties: Role::BOTH.map(|role| {
                        let own = viewer == Viewer::Seat(battle.seat(role));
                        PartyView::of(&skirmish.parties[role as usize], game.lender(role, number), own)
                    }),
                    resolved: skirmish.resolved,
                })
                .collect(),
            withdrawing: battle.withdrawing.map(listed),
            picked: listed(battle.picked),
            guarded: battle.brood.guarded,
            swapping: battle.brood.swapping,
        })
    }
}

impl PartyView {
    fn of(party: &Party, lender: Option<Seat>, own: bool) -> Self {
        // What came from the deck is unknown even to its owner (SC 13.8.6).
        let laid = |card: Card, reinforcement: bool| LaidCard {
            reinforcement,
            from_deck: party.from_deck && !reinforcement,
            face: (party.shown || (own && (reinforcement || !party.from_deck))).then_some(card),
        };
        let standard = party.standard.map(|card| laid(card, false));
        let reinforcement = party.reinforcement.map(|card| laid(card, true));
        Self {
            front: party.front,
            fate: party.fate,
            lender,
            support: listed(party.support),
            cards: standard.into_iter().chain(reinforcement).collect(),
            cancelled: party.cancelled,
            result: party.shown.then_some(PartyResult {
                matched: party.matched,
                reinforced: party.reinforced,
                detector: party.detector,
                splash: party.splash,
                totals: party.totals,
            }),
        }
    }
}
