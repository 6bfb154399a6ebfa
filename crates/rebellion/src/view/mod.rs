//! What a viewer may know, built field by field from the state.

mod cards;
mod fight;

pub use cards::{ActionView, AssignedView, BuildView, Chosen, IconView, ObjectiveBack, ProbesView, SideView};
pub use fight::{Attempt, CombatStage, CombatView, Die, MissionStage, MissionView, WoundView};

use orrery_engine::{Outcome, Seat, SeatSet, Status, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::cards::{Leader, Objective, Ring, Side, System, Tactic, Theatre, Unit};
use crate::frame::Frame;
use crate::hidden;
use crate::phase::SetupStep;
use crate::place::{Place, Systems};
use crate::setup::Setup;
use crate::state::{At, End, ObjectiveZone, ProbeZone, Rebellion, TacticZone};

/// The table as one viewer sees it. Things that exist once a side stand in this order: Rebels, Empire; things of the
/// theatres: space, ground; dice and health by colour: red, black.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct View {
    /// The setup; nothing of it is secret.
    pub setup: Setup,
    /// The viewer's side; `None` for a spectator.
    pub side: Option<Side>,
    /// Rebel admiral and general, Imperial admiral and general.
    pub roles: [Seat; 4],
    /// Who left.
    pub left: SeatSet,
    /// The phase.
    pub phase: Phase,
    /// Whose turn it is, or who assigns leaders; `None` outside turns.
    pub turn: Option<Side>,
    /// Who owes a decision.
    pub asked: SeatSet,
    /// The space of the time marker.
    pub time: u8,
    /// The space of the reputation marker.
    pub reputation: u8,
    /// The places, the Rebel Base space last.
    pub places: Vec<PlaceView>,
    /// The spaces 1, 2 and 3 of the build queues.
    pub queue: [Vec<(Unit, u8)>; 3],
    /// The supplies.
    pub supply: Vec<(Unit, u8)>,
    /// Starting units still to be placed.
    pub to_place: [Vec<(Unit, u8)>; 2],
    /// The base's system, for those who know it.
    pub base: Option<System>,
    /// Whether the base is revealed.
    pub revealed: bool,
    /// Where the base can be as far as the viewer can tell.
    pub possible: Vec<System>,
    /// Where it cannot be and why, for those who do not know it.
    pub excluded: Vec<Exclusion>,
    /// Every leader.
    pub leaders: Vec<LeaderView>,
    /// The cards of the Rebels and of the Empire.
    pub sides: [SideView; 2],
    /// The objective deck, the top last.
    pub objective_deck: Vec<ObjectiveBack>,
    /// The Rebel objectives by stage.
    pub objectives: Vec<ObjectiveBack>,
    /// Played objectives.
    pub played: Vec<Objective>,
    /// The probe cards.
    pub probes: ProbesView,
    /// What lasts for this round.
    pub round: RoundView,
    /// Who has passed, by role.
    pub passed: [bool; 4],
    /// The mission being carried out.
    pub mission: Option<MissionView>,
    /// The movement in progress.
    pub movement: Option<MovementView>,
    /// The combat being fought.
    pub combat: Option<CombatView>,
    /// The tactic decks.
    pub tactics: [TacticsView; 2],
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
    /// Why it ended.
    pub ended: Option<End>,
}

/// A phase of the game round (RB 3.1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the rulebook's words")]
pub enum Phase {
    Setup,
    Assignment,
    Command,
    Refresh,
    Over,
}

/// A system or the Rebel Base space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[expect(clippy::struct_excessive_bools, reason = "each is a marker of its own")]
pub struct PlaceView {
    /// Which place.
    pub place: Place,
    /// The units there, each type once.
    pub units: Vec<(Unit, u8)>,
    /// Who has its loyalty (RB 11.3.1).
    pub loyalty: Option<Side>,
    /// Whose system it is: subjugation counts, loyalty under it does not (RB 11.2.5, RB 11.2.6).
    pub holder: Option<Side>,
    /// Whether it bears a subjugation marker.
    pub subjugated: bool,
    /// Whether it bears a sabotage marker.
    pub sabotaged: bool,
    /// Whether it is destroyed.
    pub destroyed: bool,
    /// Whether no Rebel mission is attempted there in this round (*Boba Fett? Where?*).
    pub closed: bool,
}

/// A system in which the base is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Exclusion {
    /// Which system.
    pub system: System,
    /// Why not.
    pub because: Reason,
}

/// Why the base is not in a system.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Coruscant has no probe card (RB 13.4.2).
    NoCard,
    /// Its probe card left the game at setup (RB 2.9.5).
    Setup,
    /// The viewer has its probe card.
    Probe,
    /// The viewer had its probe card, and the Rebels put it back into the deck (*Plant False Lead*).
    Returned,
    /// What happened at the table shows it.
    Seen,
}

/// A leader.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LeaderView {
    /// Which leader.
    pub leader: Leader,
    /// Whom it works for: a lured one for the Empire.
    pub side: Side,
    /// Who controls it.
    pub seat: Seat,
    /// Where it is.
    pub at: At,
    /// The number of the assigned mission it is on, if it is on one.
    pub slot: Option<u8>,
    /// Its ring.
    pub ring: Option<Ring>,
    /// Whether it is captured.
    pub captive: bool,
    /// Whether it is not retrieved in the coming Refresh phase.
    pub detained: bool,
}

/// What lasts until the end of the round.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, TS)]
pub struct RoundView {
    /// The leader against whose mission the Empire sends nobody (*Misdirection*).
    pub misdirected: Option<Leader>,
    /// Where Janus Greejatus holds no units back (*Public Support*).
    pub supported: Option<System>,
    /// Whether Lando Calrissian adds 2 successes (*Contingency Plan*).
    pub lando: bool,
    /// Whether the Master Yoda ring was used.
    pub yoda: bool,
    /// How many leaders were on each *Rapid Mobilization* resolved.
    pub mobilizations: Vec<u8>,
}

/// Units on their way.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, TS)]
pub struct MovementView {
    /// Who moves them.
    pub seat: Seat,
    /// Whose they are.
    pub side: Side,
    /// Where they go.
    pub to: Place,
    /// Those that have moved.
    pub moved: Vec<(Unit, u8)>,
    /// How many more units the ships that moved from each place can carry.
    pub room: Vec<(Place, u8)>,
}

/// A tactic deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TacticsView {
    /// Cards in the deck.
    pub deck: usize,
    /// The discard pile, sorted.
    pub discard: Vec<Tactic>,
}

impl View {
    /// The table as `viewer` sees it.
    pub(crate) fn of(game: &Rebellion, viewer: Viewer) -> Self {
        let side = hidden::side_of_viewer(game, viewer);
        let (asked, outcome) = match game.status_or_over() {
            Status::Decision(seats) => (seats, None),
            Status::Chance(_) => (SeatSet::EMPTY, None),
            Status::Over(outcome) => (SeatSet::EMPTY, Some(outcome)),
        };
        let rebels = side == Some(Side::Rebels);
        let knows_base = rebels || game.revealed || !game.winners.is_empty();
        let possible = if rebels {
            game.base.map_or(game.possible, Systems::only)
        } else {
            game.possible.minus(known_cards(game, side))
        };
        Self {
            setup: game.setup,
            side,
            roles: game.roles,
            left: game.left,
            phase: phase(game),
            turn: game.current_side(),
            asked,
            time: game.time,
            reputation: game.reputation,
            places: Place::all().map(|place| PlaceView::of(game, place)).collect(),
            queue: game.queue.map(|force| force.counts()),
            supply: game.supply.counts(),
            to_place: Side::BOTH.map(|side| to_place(game, side)),
            base: game.base.filter(|_| knows_base),
            revealed: game.revealed,
            possible: possible.iter().collect(),
            excluded: if rebels || game.revealed { vec![] } else { exclusions(game, side, possible) },
            leaders: Leader::all().map(|leader| LeaderView::of(game, leader)).collect(),
            sides: Side::BOTH.map(|own| SideView::of(game, own, side)),
            objective_deck: ObjectiveBack::all(game, ObjectiveZone::Deck, side),
            objectives: ObjectiveBack::all(game, ObjectiveZone::Hand, side),
            played: sorted(game.objectives(ObjectiveZone::Box)),
            probes: ProbesView::of(game, side),
            round: RoundView::of(game),
            passed: game.passed,
            mission: MissionView::of(game),
            movement: MovementView::of(game),
            combat: CombatView::of(game),
            tactics: Theatre::BOTH.map(|theatre| TacticsView {
                deck: game.tactics(theatre, TacticZone::Deck).len(),
                discard: sorted(game.tactics(theatre, TacticZone::Discard)),
            }),
            outcome,
            ended: game.ended,
        }
    }

    /// The place in the view.
    pub fn place(&self, place: Place) -> &PlaceView {
        &self.places[place.index()]
    }
}

impl PlaceView {
    fn of(game: &Rebellion, place: Place) -> Self {
        let system = place.system();
        let holds = |set: Systems| system.is_some_and(|system| set.contains(system));
        let holder = system.and_then(|system| match (game.is_imperial(system), game.is_rebel(system)) {
            (true, _) => Some(Side::Empire),
            (_, true) => Some(Side::Rebels),
            _ => None,
        });
        Self {
            place,
            units: game.force(place).counts(),
            loyalty: Side::BOTH.into_iter().find(|&side| holds(game.loyal[side as usize])),
            holder,
            subjugated: holds(game.subjugated),
            sabotaged: holds(game.sabotaged),
            destroyed: holds(game.destroyed),
            closed: system.is_some() && game.round.closed == system,
        }
    }
}

impl LeaderView {
    fn of(game: &Rebellion, leader: Leader) -> Self {
        let state = *game.leader(leader);
        let slots = game.assigned.iter().flat_map(|slots| slots.iter().enumerate());
        let mut slots = slots.filter(|(_, slot)| slot.crew().any(|own| own == leader));
        Self {
            leader,
            side: game.side_of(leader),
            seat: game.controller(leader),
            at: state.at,
            slot: slots.next().map(|(number, _)| number as u8),
            ring: state.ring,
            captive: game.is_captive(leader),
            detained: state.detained,
        }
    }
}

impl RoundView {
    pub(crate) fn of(game: &Rebellion) -> Self {
        let round = &game.round;
        Self {
            misdirected: round.misdirected,
            supported: round.supported,
            lando: round.lando,
            yoda: round.yoda,
            mobilizations: round.mobilizations.iter().map(|(leaders, _)| leaders).collect(),
        }
    }
}

impl MovementView {
    pub(crate) fn of(game: &Rebellion) -> Option<Self> {
        let Some(Frame::Move(movement)) = game.stack.top() else { return None };
        let room = Place::all().map(|place| (place, game.moving.room[place.index()]));
        Some(Self {
            seat: movement.seat,
            side: movement.side,
            to: movement.to,
            moved: game.moving.moved.counts(),
            room: room.filter(|&(_, room)| room > 0).collect(),
        })
    }
}

/// The systems whose probe cards a side holds or knows to be out of the game.
fn known_cards(game: &Rebellion, side: Option<Side>) -> Systems {
    match side {
        Some(Side::Empire) => game.excluded_for_empire(),
        _ => game.probes(ProbeZone::Box).iter().copied().collect(),
    }
}

fn exclusions(game: &Rebellion, side: Option<Side>, possible: Systems) -> Vec<Exclusion> {
    let (out, hand) = (game.probes(ProbeZone::Box), game.probes(ProbeZone::Hand));
    let returned = game.returned_probes();
    let because = |system: System| match system {
        System::Coruscant => Reason::NoCard,
        _ if out.contains(&system) => Reason::Setup,
        _ if side == Some(Side::Empire) && hand.contains(&system) => Reason::Probe,
        _ if side == Some(Side::Empire) && returned.contains(system) => Reason::Returned,
        _ => Reason::Seen,
    };
    let excluded = Systems::ALL.minus(possible);
    excluded.iter().map(|system| Exclusion { system, because: because(system) }).collect()
}

/// The starting units a side has still to place.
fn to_place(game: &Rebellion, side: Side) -> Vec<(Unit, u8)> {
    match game.stack.top() {
        Some(Frame::Setup(SetupStep::Units { side: placing, .. })) if side == placing => {
            game.units_to_place(side).counts()
        }
        _ => vec![],
    }
}

pub(super) fn sorted<T: Copy + Ord>(cards: &[T]) -> Vec<T> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}

fn phase(game: &Rebellion) -> Phase {
    if !game.winners.is_empty() {
        return Phase::Over;
    }
    match game.stack.iter().next() {
        Some(Frame::Setup(_)) | None => Phase::Setup,
        Some(Frame::Assign { .. }) => Phase::Assignment,
        Some(Frame::Refresh(_)) => Phase::Refresh,
        Some(_) => Phase::Command,
    }
}
