//! The cards of both sides, as a viewer sees them.

use serde::Serialize;
use ts_rs::TS;

use super::sorted;
use crate::cards::{
    ActionCard, Icon, Leader, Mission, Objective, Side, Stage, System, Tactic, Theatre, Unit,
};
use crate::frame::Frame;
use crate::hidden;
use crate::phase::RefreshStep;
use crate::place::Place;
use crate::state::{Back, Mark, MissionZone, ObjectiveZone, ProbeZone, Rebellion};

/// The cards of one side.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, TS)]
pub struct SideView {
    /// The mission hand, for its own side, sorted.
    pub hand: Option<Vec<Mission>>,
    /// How many missions it has in hand.
    pub hand_count: usize,
    /// How many of its missions in hand, assigned or chosen for discarding are projects: their backs differ.
    pub projects_held: usize,
    /// Chosen for discarding, for its own side.
    pub discarding: Option<Vec<Mission>>,
    /// How many.
    pub discarding_count: usize,
    /// Projects looked at, for its own side.
    pub looked: Option<Vec<Mission>>,
    /// How many.
    pub looked_count: usize,
    /// The missions with leaders on them, by their numbers.
    pub assigned: Vec<AssignedView>,
    /// Cards in the mission deck and in the project deck.
    pub decks: [usize; 2],
    /// The discard piles of missions and of projects, sorted.
    pub discards: [Vec<Mission>; 2],
    /// Action cards kept face down.
    pub actions: Vec<ActionView>,
    /// Used action cards, in printed order.
    pub used: Vec<ActionCard>,
    /// Action cards drawn for recruiting, for its own side.
    pub drawn: Option<Vec<ActionCard>>,
    /// How many.
    pub drawn_count: usize,
    /// What it has chosen when recruiting, for its own side, if it has.
    pub recruit: Option<Chosen>,
    /// Cards in the action deck, those drawn apart.
    pub action_deck: usize,
    /// What it builds while both choose, for its own side; what it deploys, for all.
    pub build: Option<BuildView>,
    /// Tactic cards in hand, for space and ground, sorted; for whoever sees them.
    pub tactics: Option<[Vec<Tactic>; 2]>,
    /// How many.
    pub tactic_count: [usize; 2],
}

/// A mission with leaders on it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, TS)]
pub struct AssignedView {
    /// The card, for its own side.
    pub mission: Option<Mission>,
    /// The leaders on it.
    pub leaders: Vec<Leader>,
    /// What everybody knows of the card.
    pub mark: Mark,
}

/// An action card kept face down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
pub struct ActionView {
    /// The card, for its own side.
    pub card: Option<ActionCard>,
    /// Whether it is a starting card.
    pub starting: bool,
    /// The leader who was recruited with it.
    pub recruited: Option<Leader>,
}

/// The card that is kept and the leader who is recruited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
pub struct Chosen {
    /// The card.
    pub card: ActionCard,
    /// The leader, if there is one.
    pub leader: Option<Leader>,
}

/// What a side builds or deploys.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, TS)]
pub struct BuildView {
    /// The icon in question; `None` when nothing is built.
    pub icon: Option<IconView>,
    /// How many icons come after it.
    pub icons_left: usize,
    /// Whether it has nothing more to decide.
    pub done: bool,
    /// The units chosen for the spaces 1, 2 and 3 of the queue.
    pub units: [Vec<(Unit, u8)>; 3],
    /// Own units to be given up first.
    pub scrapped: Vec<(Unit, Place)>,
    /// The type that was given up to be built with this icon.
    pub owed: Option<Unit>,
    /// Units ready to be deployed.
    pub ready: Vec<(Unit, u8)>,
    /// How many units were deployed where.
    pub deployed: Vec<(Place, u8)>,
}

/// A resource icon that builds units for a space of the queue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
pub struct IconView {
    /// The icon.
    pub icon: Icon,
    /// The space.
    pub space: u8,
}

/// An objective card by its back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
pub struct ObjectiveBack {
    /// The stage, which everybody sees (RB 13.3.16).
    pub stage: Stage,
    /// The face, for whoever can name it.
    pub objective: Option<Objective>,
}

/// The probe cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ProbesView {
    /// The Empire's cards, if the viewer sees them, sorted.
    pub hand: Option<Vec<System>>,
    /// How many the Empire has.
    pub hand_count: usize,
    /// Those of them that the Rebels have seen; for both sides.
    pub seen: Option<Vec<System>>,
    /// Cards in the deck.
    pub deck: usize,
    /// Cards in Rebel hands for a moment, if the viewer sees them.
    pub drawn: Option<Vec<System>>,
    /// How many they are.
    pub drawn_count: usize,
    /// Cards that left the game at setup.
    pub out: Vec<System>,
}

impl SideView {
    pub(crate) fn of(game: &Rebellion, side: Side, viewer: Option<Side>) -> Self {
        let own = viewer == Some(side);
        let missions = |zone| own.then(|| sorted(game.missions(side, zone)));
        let count = |zone| game.missions(side, zone).len();
        let actions = &game.actions[side as usize];
        let choice = game.recruits[side as usize].choice;
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
                .map(|slot| AssignedView {
                    mission: own.then_some(slot.mission),
                    leaders: slot.crew().collect(),
                    mark: slot.mark,
                })
                .collect(),
            decks: [count(MissionZone::Deck), count(MissionZone::Projects)],
            discards: [MissionZone::Discard, MissionZone::ProjectDiscard]
                .map(|zone| sorted(game.missions(side, zone))),
            actions: actions
                .owned
                .iter()
                .map(|card| ActionView {
                    card: own.then_some(card.card),
                    starting: card.back == Back::Starting,
                    recruited: match card.back {
                        Back::Recruited(leader) => Some(leader),
                        Back::Starting | Back::Alone(_) => None,
                    },
                })
                .collect(),
            used: ActionCard::all().filter(|&card| actions.used & (1 << card as u64) != 0).collect(),
            drawn: own.then(|| actions.drawn.iter().collect()),
            drawn_count: actions.drawn.len() + usize::from(choice.is_some()),
            recruit: choice.filter(|_| own).map(|(card, leader)| Chosen { card, leader }),
            action_deck: actions.deck.len(),
            build: (own || !building).then(|| BuildView::of(game, side, building)),
            tactic_count: [0, 1].map(|theatre: usize| tactics[theatre].len()),
            tactics: open.then_some(tactics),
        }
    }
}

impl BuildView {
    fn of(game: &Rebellion, side: Side, building: bool) -> Self {
        let build = &game.builds[side as usize];
        let icons = if building && !build.done { game.build_icons(side) } else { vec![] };
        let deployed = |place: Place| {
            let bit = 1 << place.index();
            build.deployed.iter().filter(|&&places| places & bit != 0).count() as u8
        };
        Self {
            icon: icons.get(usize::from(build.icon)).map(|&(icon, space)| IconView { icon, space }),
            icons_left: icons.len().saturating_sub(usize::from(build.icon) + 1),
            done: build.done,
            units: build.units.map(|force| force.counts()),
            scrapped: build.scrapped.iter().collect(),
            owed: build.owed,
            ready: build.ready.counts(),
            deployed: Place::all()
                .map(|place| (place, deployed(place)))
                .filter(|&(_, count)| count > 0)
                .collect(),
        }
    }
}

impl ObjectiveBack {
    pub(crate) fn all(game: &Rebellion, zone: ObjectiveZone, viewer: Option<Side>) -> Vec<Self> {
        let names = |objective: Objective| match (viewer, zone) {
            (Some(Side::Rebels), ObjectiveZone::Hand) => true,
            (Some(side), _) => game.objectives_known[side as usize] & (1 << objective as u16) != 0,
            (None, _) => false,
        };
        let cards = game.objectives(zone).iter();
        let mut backs: Vec<Self> = cards
            .map(|&own| Self { stage: own.def().stage, objective: Some(own).filter(|&own| names(own)) })
            .collect();
        if matches!(zone, ObjectiveZone::Hand) {
            backs.sort_unstable();
        }
        backs
    }
}

impl ProbesView {
    pub(super) fn of(game: &Rebellion, viewer: Option<Side>) -> Self {
        let (hand, drawn) = (game.probes(ProbeZone::Hand), game.probes(ProbeZone::Drawn));
        Self {
            hand: (viewer == Some(Side::Empire)).then(|| sorted(hand)),
            hand_count: hand.len(),
            seen: viewer.map(|_| game.probes_seen.iter().collect()),
            deck: game.probes(ProbeZone::Deck).len(),
            drawn: hidden::sees_drawn_probes(viewer).then(|| sorted(drawn)),
            drawn_count: drawn.len(),
            out: sorted(game.probes(ProbeZone::Box)),
        }
    }
}
