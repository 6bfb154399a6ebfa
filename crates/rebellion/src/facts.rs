//! What is printed on the components, for clients to draw them from.

use serde::Serialize;
use ts_rs::TS;

use crate::cards::{
    ActionCard, BASE_ICONS, Class, Colour, Deck, Entry, FIRST_REPUTATION, Face, Icon, LAST_SPACE, Leader,
    Mission, Mode, Moment, Objective, Ring, Role, Side, Skill, Stage, System, Tactic, Theatre, Timing, Unit,
    builds, recruits,
};
use crate::describe::names;
use crate::phase::HAND_LIMIT;

/// The printed facts of the game. Lists are in the order of their tables: spots name a thing by its place there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Facts {
    /// The two sides, the Rebels first.
    pub sides: Vec<SideFacts>,
    /// The systems.
    pub systems: Vec<SystemFacts>,
    /// The icons of the Rebel Base space, which build for space 1 of the queue.
    pub base_icons: Vec<Icon>,
    /// The types of units.
    pub units: Vec<UnitFacts>,
    /// The leaders.
    pub leaders: Vec<LeaderFacts>,
    /// The missions and projects.
    pub missions: Vec<MissionFacts>,
    /// The action cards.
    pub actions: Vec<ActionFacts>,
    /// The objectives.
    pub objectives: Vec<ObjectiveFacts>,
    /// The tactic cards.
    pub tactics: Vec<TacticFacts>,
    /// The rings.
    pub rings: Vec<RingFacts>,
    /// The faces of a die.
    pub faces: Vec<FaceFacts>,
    /// The spaces of the time track, from 1 on.
    pub track: Vec<TrackFacts>,
    /// Where the reputation marker starts.
    pub first_reputation: u8,
    /// How many missions a player keeps in hand.
    pub hand_limit: u8,
}

/// A side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SideFacts {
    /// Which side.
    pub side: Side,
    /// The key of its name; how it wins is the attribute `victory`.
    pub key: &'static str,
}

/// A system; the key of its name is `system-` and its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SystemFacts {
    /// Which system.
    pub system: System,
    /// Its region, counted from 1; the key of the region's name is `region-` and the number.
    pub region: u8,
    /// Its resource icons, the left one first; none in a remote system.
    pub icons: Vec<Icon>,
    /// The space of the build queue its units are put on; 0 in a remote system.
    pub number: u8,
    /// The symbol on its probe card that decides starting loyalty.
    pub symbol: Option<Side>,
    /// The systems that share a border with it.
    pub adjacent: Vec<System>,
}

/// A type of unit; the key of its name is `unit-` and its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct UnitFacts {
    /// Which type.
    pub unit: Unit,
    /// Whose it is.
    pub side: Side,
    /// What kind of unit it is.
    pub class: Class,
    /// Where it fights.
    pub theatre: Theatre,
    /// How many figures there are.
    pub figures: u8,
    /// Red and black dice of its attack value.
    pub attack: [u8; 2],
    /// Its health and the colour of it; `None` for the Death Star.
    pub health: Option<(u8, Colour)>,
    /// How many units it carries.
    pub capacity: u8,
    /// Whether it moves only with a carrier.
    pub restricted: bool,
    /// Whether it never moves.
    pub immobile: bool,
    /// The icon that builds it; `None` if only projects do.
    pub icon: Option<Icon>,
}

/// A leader; the key of the name is `leader-` and its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LeaderFacts {
    /// Which leader.
    pub leader: Leader,
    /// The side printed on it.
    pub side: Side,
    /// Skill icons: diplomacy, intel, logistics, spec ops.
    pub skills: [u8; 4],
    /// Space and ground tactic values.
    pub tactics: [u8; 2],
    /// How it enters the game.
    pub entry: Entry,
    /// Whose pool it belongs to in a team game.
    pub role: Role,
}

/// A mission or project; the key of its name is `mission-` and its own, what it does is the attribute `text`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct MissionFacts {
    /// Which mission.
    pub mission: Mission,
    /// Whose it is.
    pub side: Side,
    /// Which deck it belongs to.
    pub deck: Deck,
    /// How many cards bear the title.
    pub copies: u8,
    /// The skill it needs.
    pub skill: Skill,
    /// How many icons of it.
    pub required: u8,
    /// Whether it can be opposed.
    pub mode: Mode,
    /// Whether icons of every skill are rolled for.
    pub all_skills: bool,
    /// The leader pictured on it.
    pub portrait: Option<Leader>,
}

/// An action card; the key of its name is `action-` and its own, what it does is the attribute `text`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ActionFacts {
    /// Which card.
    pub card: ActionCard,
    /// Whose it is.
    pub side: Side,
    /// Whether it is one of the starting cards.
    pub starting: bool,
    /// When it can be used.
    pub timing: Timing,
    /// The leaders pictured on it.
    pub leaders: Vec<Leader>,
}

/// An objective; what it does is the attribute `text` of its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ObjectiveFacts {
    /// Which card.
    pub objective: Objective,
    /// The key of its name: two cards share one.
    pub key: &'static str,
    /// The number on its back.
    pub stage: Stage,
    /// The reputation it is worth; 0 where its text counts it.
    pub reputation: u8,
    /// When it may be played.
    pub moment: Moment,
}

/// A tactic card; what it does is the attribute `text` of its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TacticFacts {
    /// Which card.
    pub tactic: Tactic,
    /// The key of its name: both decks have cards of some names.
    pub key: &'static str,
    /// Its deck.
    pub theatre: Theatre,
    /// How many cards bear the title.
    pub copies: u8,
    /// Whether a die showing a special is spent to use it.
    pub special: bool,
}

/// A ring; the key of its name is `ring-` and its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RingFacts {
    /// Which ring.
    pub ring: Ring,
    /// Whether the Empire puts it on.
    pub imperial: bool,
}

/// A face of a die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct FaceFacts {
    /// Which face.
    pub face: Face,
    /// On how many of the six sides of a die it is.
    pub sides: u8,
    /// The successes it is worth in a mission.
    pub successes: u8,
}

/// A space of the time track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TrackFacts {
    /// Its number.
    pub space: u8,
    /// Whether it shows a recruit icon.
    pub recruit: bool,
    /// Whether it shows a build icon.
    pub build: bool,
}

impl Facts {
    /// All of them.
    pub fn all() -> Self {
        Self {
            sides: Side::BOTH.map(|side| SideFacts { side, key: names::side(side) }).into(),
            systems: System::all().map(SystemFacts::of).collect(),
            base_icons: BASE_ICONS.to_vec(),
            units: Unit::all().map(UnitFacts::of).collect(),
            leaders: Leader::all().map(LeaderFacts::of).collect(),
            missions: Mission::all().map(MissionFacts::of).collect(),
            actions: ActionCard::all().map(ActionFacts::of).collect(),
            objectives: Objective::all().map(ObjectiveFacts::of).collect(),
            tactics: Tactic::all().map(TacticFacts::of).collect(),
            rings: Ring::ALL.map(|ring| RingFacts { ring, imperial: ring.is_imperial() }).into(),
            faces: Face::ALL.map(FaceFacts::of).into(),
            track: (1..=LAST_SPACE)
                .map(|space| TrackFacts { space, recruit: recruits(space), build: builds(space) })
                .collect(),
            first_reputation: FIRST_REPUTATION,
            hand_limit: HAND_LIMIT as u8,
        }
    }
}

impl SystemFacts {
    fn of(system: System) -> Self {
        let def = system.def();
        Self {
            system,
            region: def.region + 1,
            icons: def.icons.to_vec(),
            number: def.number,
            symbol: def.symbol,
            adjacent: def.adjacent.to_vec(),
        }
    }
}

impl UnitFacts {
    fn of(unit: Unit) -> Self {
        let def = unit.def();
        Self {
            unit,
            side: def.side,
            class: def.class,
            theatre: unit.theatre(),
            figures: def.figures,
            attack: def.attack,
            health: def.health,
            capacity: def.capacity,
            restricted: def.restricted,
            immobile: def.immobile,
            icon: def.icon,
        }
    }
}

impl LeaderFacts {
    fn of(leader: Leader) -> Self {
        let def = leader.def();
        Self {
            leader,
            side: def.side,
            skills: def.skills,
            tactics: def.tactics,
            entry: def.entry,
            role: def.role,
        }
    }
}

impl MissionFacts {
    fn of(mission: Mission) -> Self {
        let def = mission.def();
        Self {
            mission,
            side: def.side,
            deck: def.deck,
            copies: def.copies,
            skill: def.skill,
            required: def.required,
            mode: def.mode,
            all_skills: def.all_skills,
            portrait: def.portrait,
        }
    }
}

impl ActionFacts {
    fn of(card: ActionCard) -> Self {
        let def = card.def();
        Self {
            card,
            side: def.side,
            starting: def.starting,
            timing: def.timing,
            leaders: def.leaders.to_vec(),
        }
    }
}

impl ObjectiveFacts {
    fn of(objective: Objective) -> Self {
        let def = objective.def();
        Self {
            objective,
            key: names::objective(objective),
            stage: def.stage,
            reputation: def.reputation,
            moment: def.moment,
        }
    }
}

impl TacticFacts {
    fn of(tactic: Tactic) -> Self {
        let def = tactic.def();
        Self {
            tactic,
            key: names::tactic(tactic),
            theatre: def.theatre,
            copies: def.copies,
            special: def.special,
        }
    }
}

impl FaceFacts {
    fn of(face: Face) -> Self {
        let sides = (1..=6).filter(|&side| Face::of(side) == face).count() as u8;
        Self { face, sides, successes: face.successes() }
    }
}
