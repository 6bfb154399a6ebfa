//! What a viewer may know, built field by field from the state.

use orrery_engine::{Outcome, Seat, SeatSet, Status, Viewer};

use crate::cards::{ActionCard, Leader, Mission, Objective, Side, Stage, System, Tactic, Theatre};
use crate::combat::Combat;
use crate::frame::Frame;
use crate::hidden;
use crate::phase::{Build, Moving, RefreshStep, Run};
use crate::place::{Force, Place, Systems};
use crate::setup::Setup;
use crate::state::{
    Back, End, LeaderState, MissionZone, ObjectiveZone, ProbeZone, Rebellion, RoundEffects, TacticZone,
};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    /// Who owes a decision.
    pub asked: SeatSet,
    /// The space of the time marker.
    pub time: u8,
    /// The space of the reputation marker.
    pub reputation: u8,
    /// The units by place, the Rebel Base space last.
    pub units: Vec<Force>,
    /// The spaces 1, 2 and 3 of the build queues.
    pub queue: [Force; 3],
    /// The supplies.
    pub supply: Force,
    /// Rebel and Imperial loyalty.
    pub loyal: [Systems; 2],
    /// Subjugated systems.
    pub subjugated: Systems,
    /// Sabotaged systems.
    pub sabotaged: Systems,
    /// Destroyed systems.
    pub destroyed: Systems,
    /// The base's system, for those who know it.
    pub base: Option<System>,
    /// Whether the base is revealed.
    pub revealed: bool,
    /// Where the base can be as far as the viewer can tell.
    pub possible: Systems,
    /// Every leader.
    pub leaders: [LeaderState; Leader::COUNT],
    /// The cards of the Rebels and of the Empire.
    pub sides: [SideView; 2],
    /// The stages of the objective deck, the top last, and those cards of it that the viewer can name.
    pub objective_deck: Vec<(Stage, Option<Objective>)>,
    /// The Rebel objectives by stage, and those the viewer can name.
    pub objectives: Vec<(Stage, Option<Objective>)>,
    /// Played objectives.
    pub played: Vec<Objective>,
    /// The Empire's probe cards, if the viewer sees them, sorted.
    pub probes: Option<Vec<System>>,
    /// How many the Empire has.
    pub probe_count: usize,
    /// Those of them that the Rebels have seen, for both sides.
    pub probes_seen: Option<Systems>,
    /// How many cards the probe deck has.
    pub probe_deck: usize,
    /// Probe cards in Rebel hands for a moment, if the viewer sees them.
    pub probes_drawn: Option<Vec<System>>,
    /// How many they are.
    pub probes_drawn_count: usize,
    /// Probe cards that left the game at setup.
    pub probes_out: Vec<System>,
    /// What lasts for this round.
    pub round: RoundEffects,
    /// Who has passed, by role.
    pub passed: [bool; 4],
    /// The mission being carried out.
    pub mission: Option<Run>,
    /// The movement in progress.
    pub movement: Option<(Place, Moving)>,
    /// The combat being fought.
    pub combat: Option<Combat>,
    /// Cards of the tactic decks and discard piles: space, ground.
    pub tactics: [(usize, Vec<Tactic>); 2],
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
    /// Why it ended.
    pub ended: Option<End>,
}

/// A phase of the game round (RB 3.1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the rulebook's words")]
pub enum Phase {
    Setup,
    Assignment,
    Command,
    Refresh,
    Over,
}

/// The cards of one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideView {
    /// The mission hand, for its own side, sorted.
    pub hand: Option<Vec<Mission>>,
    /// How many missions it has in hand.
    pub hand_count: usize,
    /// How many of its missions in hand, assigned or chosen for discarding are projects.
    pub projects_held: usize,
    /// Chosen for discarding, for its own side.
    pub discarding: Option<Vec<Mission>>,
    /// How many.
    pub discarding_count: usize,
    /// Projects looked at, for its own side.
    pub looked: Option<Vec<Mission>>,
    /// How many.
    pub looked_count: usize,
    /// The missions with leaders on them; the card for its own side.
    pub assigned: Vec<(Option<Mission>, Vec<Leader>, crate::state::Mark)>,
    /// Cards in the mission deck and in the project deck.
    pub decks: [usize; 2],
    /// The discard piles of missions and of projects, sorted.
    pub discards: [Vec<Mission>; 2],
    /// Action cards kept face down; the card for its own side.
    pub actions: Vec<(Option<ActionCard>, Back)>,
    /// Used action cards, in printed order.
    pub used: Vec<ActionCard>,
    /// Action cards drawn for recruiting, for its own side.
    pub drawn: Option<Vec<ActionCard>>,
    /// How many.
    pub drawn_count: usize,
    /// What it has chosen when recruiting, for its own side.
    pub recruit: Option<Option<(ActionCard, Option<Leader>)>>,
    /// Cards in the action deck, those drawn apart.
    pub action_deck: usize,
    /// What it builds while both choose, for its own side; what it deploys, for all.
    pub build: Option<Build>,
    /// Tactic cards in hand, for space and ground, sorted; for its own side.
    pub tactics: Option<[Vec<Tactic>; 2]>,
    /// How many.
    pub tactic_count: [usize; 2],
}

impl View {
    /// The table as `viewer` sees it.
    pub(crate) fn of(game: &Rebellion, viewer: Viewer) -> Self {
        let side = hidden::side_of_viewer(game, viewer);
        let rebels = side == Some(Side::Rebels);
        let empire = side == Some(Side::Empire);
        let over = !game.winners.is_empty();
        let (asked, outcome) = match game.status_or_over() {
            Status::Decision(seats) => (seats, None),
            Status::Chance(_) => (SeatSet::EMPTY, None),
            Status::Over(outcome) => (SeatSet::EMPTY, Some(outcome)),
        };
        let knows_base = rebels || game.revealed || over;
        let known = |objective: Objective, of: Side| {
            game.objectives_known[of as usize] & (1 << objective as u16) != 0
        };
        let deck_face = |objective: Objective| match side {
            Some(side) => known(objective, side),
            None => false,
        };
        let hand_face = |objective: Objective| rebels || (empire && known(objective, Side::Empire));
        let mut objectives: Vec<(Stage, Option<Objective>)> = game
            .objectives(ObjectiveZone::Hand)
            .iter()
            .map(|&own| (own.def().stage, hand_face(own).then_some(own)))
            .collect();
        objectives.sort_unstable();
        let in_run = game.stack.iter().any(|frame| matches!(frame, Frame::Mission(_)));
        let moving = game.stack.top().and_then(|frame| match frame {
            Frame::Move(movement) => Some((movement.to, game.moving)),
            _ => None,
        });
        let drawn = hidden::drawn_probes_seen_by(game, side).then(|| sorted(game.probes(ProbeZone::Drawn)));
        let excluded = if empire { game.excluded_for_empire() } else { Systems::EMPTY };
        Self {
            setup: game.setup,
            side,
            roles: game.roles,
            left: game.left,
            phase: phase(game),
            asked,
            time: game.time,
            reputation: game.reputation,
            units: game.units.to_vec(),
            queue: game.queue,
            supply: game.supply,
            loyal: game.loyal,
            subjugated: game.subjugated,
            sabotaged: game.sabotaged,
            destroyed: game.destroyed,
            base: game.base.filter(|_| knows_base),
            revealed: game.revealed,
            possible: if rebels {
                game.base.map_or(game.possible, Systems::only)
            } else {
                game.possible.minus(excluded)
            },
            leaders: game.leaders,
            sides: Side::BOTH.map(|own| SideView::of(game, own, side)),
            objective_deck: game
                .objectives(ObjectiveZone::Deck)
                .iter()
                .map(|&own| (own.def().stage, deck_face(own).then_some(own)))
                .collect(),
            objectives,
            played: sorted(game.objectives(ObjectiveZone::Box)),
            probes: empire.then(|| sorted(game.probes(ProbeZone::Hand))),
            probe_count: game.probes(ProbeZone::Hand).len(),
            probes_seen: side.map(|_| game.probes_seen),
            probe_deck: game.probes(ProbeZone::Deck).len(),
            probes_drawn: drawn,
            probes_drawn_count: game.probes(ProbeZone::Drawn).len(),
            probes_out: sorted(game.probes(ProbeZone::Box)),
            round: game.round,
            passed: game.passed,
            mission: in_run.then_some(game.run),
            movement: moving,
            combat: game.combat.active.then_some(game.combat),
            tactics: Theatre::BOTH.map(|theatre| {
                let discard = sorted(game.tactics(theatre, TacticZone::Discard));
                (game.tactics(theatre, TacticZone::Deck).len(), discard)
            }),
            outcome,
            ended: game.ended,
        }
    }
}

impl SideView {
    fn of(game: &Rebellion, side: Side, viewer: Option<Side>) -> Self {
        let own = viewer == Some(side);
        let missions = |zone| own.then(|| sorted(game.missions(side, zone)));
        let count = |zone| game.missions(side, zone).len();
        let actions = &game.actions[side as usize];
        let recruit = game.recruits[side as usize];
        let building = matches!(game.stack.top(), Some(Frame::Refresh(RefreshStep::Build)));
        let open = own || (side == Side::Rebels && game.combat.has_card(ActionCard::GoodIntel));
        let tactics = Theatre::BOTH.map(|theatre| sorted(game.tactic_hand(side, theatre)));
        let held = [MissionZone::Hand, MissionZone::Table, MissionZone::Discarding];
        let held = held.iter().flat_map(|&zone| game.missions(side, zone));
        Self {
            hand: missions(MissionZone::Hand),
            hand_count: count(MissionZone::Hand),
            projects_held: held.filter(|mission| mission.is_project()).count(),
            discarding: missions(MissionZone::Discarding),
            discarding_count: count(MissionZone::Discarding),
            looked: missions(MissionZone::Looked),
            looked_count: count(MissionZone::Looked),
            assigned: game.assigned[side as usize]
                .iter()
                .map(|slot| (own.then_some(slot.mission), slot.crew().collect(), slot.mark))
                .collect(),
            decks: [count(MissionZone::Deck), count(MissionZone::Projects)],
            discards: [MissionZone::Discard, MissionZone::ProjectDiscard]
                .map(|zone| sorted(game.missions(side, zone))),
            actions: actions.owned.iter().map(|card| (own.then_some(card.card), card.back)).collect(),
            used: ActionCard::all().filter(|&card| actions.used & (1 << card as u64) != 0).collect(),
            drawn: own.then(|| actions.drawn.iter().collect()),
            drawn_count: actions.drawn.len() + usize::from(recruit.choice.is_some()),
            recruit: own.then_some(recruit.choice),
            action_deck: actions.deck.len(),
            build: (own || !building).then_some(game.builds[side as usize]),
            tactic_count: [0, 1].map(|theatre: usize| tactics[theatre].len()),
            tactics: open.then_some(tactics),
        }
    }
}

fn sorted<T: Copy + Ord>(cards: &[T]) -> Vec<T> {
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
