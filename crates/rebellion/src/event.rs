//! What happened, as everybody may be told: `None` in place of a face means that the viewer may not know it.

use orrery_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::cards::{
    ActionCard, Colour, Face, Leader, Mission, Objective, Ring, Side, Stage, System, Tactic, Theatre, Unit,
};
use crate::place::Place;
use crate::state::End;

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    // Setup
    /// Sides and roles were given out by lot (RB 2.2.1).
    SeatsDrawn { roles: [Seat; 4] },
    /// A loyalty marker was placed at setup (RB 2.9.2, RB 2.9.4).
    LoyaltySet { system: System, side: Side },
    /// A unit was placed at setup (RB 2.9.9, RB 2.9.13).
    UnitPlaced { unit: Unit, place: Place },
    /// A side received its starting action cards (RB 2.9.15).
    ActionsDealt { side: Side, cards: Option<Vec<ActionCard>> },
    /// The Rebels chose where their base is (RB 2.10.1).
    BaseChosen { system: Option<System> },
    /// The game begins (RB 2.11.2).
    GameBegan,

    // Rounds
    /// A game round begins with the Assignment phase (RB 3.1.1).
    RoundBegan { time: u8 },
    /// The Command phase begins (RB 5.1.1).
    CommandBegan,
    /// The Refresh phase begins (RB 12.1.1).
    RefreshBegan,
    /// A leader was assigned to a mission (RB 4.2.1).
    Assigned { side: Side, slot: u8, leader: Leader, mission: Option<Mission> },
    /// An assignment was taken back (RB 16.4.2).
    Dismissed { side: Side, slot: u8 },
    /// A side has finished its assignments.
    AssignmentDone { seat: Seat },
    /// A seat passed (RB 5.2.1).
    Passed { seat: Seat },
    /// Unrevealed missions went back to hand (RB 5.3.3).
    MissionsReturned { side: Side, count: u8 },

    // Movement and systems
    /// A leader activated a system (RB 6.1.1).
    Activated { leader: Leader, place: Place },
    /// A unit moved (RB 6.1.4).
    UnitMoved { unit: Unit, from: Place, to: Place },
    /// A leader was put somewhere.
    LeaderPlaced { leader: Leader, from: Option<Place>, to: Place },
    /// The Rebels declared that the base is not here (RB 6.1.7).
    NotHere { system: System },
    /// The base was revealed (RB 7.6.1).
    BaseRevealed { system: System },
    /// Units of the Rebel Base space came into the base's system (RB 7.6.2).
    UnitsCame { unit: Unit, count: u8, system: System },
    /// A system was subjugated (RB 11.4.1).
    Subjugated { system: System },
    /// A subjugation marker was discarded (RB 11.4.7).
    Freed { system: System },
    /// Loyalty changed (RB 11.3.3).
    LoyaltyGained { system: System, side: Side },
    /// Loyalty was lost (RB 11.3.6).
    LoyaltyLost { system: System, side: Side },
    /// A sabotage marker was placed (RB 11.5.1).
    Sabotaged { system: System },
    /// A sabotage marker was removed (RB 11.5.8).
    Repaired { system: System },
    /// A system was destroyed (RB 11.6.1).
    SystemDestroyed { system: System },
    /// A unit was destroyed (RB 9.9.5).
    UnitDestroyed { unit: Unit, place: Place },
    /// A unit on the queue was destroyed (RB 12.11.4).
    QueuedDestroyed { unit: Unit, space: u8 },
    /// A unit was gained (RB 12.10.1).
    UnitGained { unit: Unit, place: Place },
    /// A unit was put on the build queue (RB 12.8.13).
    Queued { unit: Unit, space: u8 },
    /// A unit moved on the build queue.
    Advanced { unit: Unit, from: u8, to: u8 },
    /// A new base was established (RB 7.8.14).
    NewBase { system: Option<System> },
    /// The Rebels looked at probe cards for a new base (RB 7.8.3).
    ProbesLooked { count: u8, systems: Option<Vec<System>> },
    /// The Rebels kept their base (RB 7.8.9).
    BaseKept,

    // Missions
    /// A mission was revealed (RB 8.3.1).
    MissionRevealed { seat: Seat, mission: Mission, leaders: Vec<Leader> },
    /// Its place was named (RB 8.4.1).
    MissionPlace { place: Place, target: Option<Leader> },
    /// A leader was sent to oppose it (RB 8.6.1).
    Opposed { leader: Leader },
    /// Dice were rolled for a mission (RB 8.7.3).
    MissionRolled { side: Side, faces: Vec<Face> },
    /// A mission succeeded or failed (RB 8.7.9, RB 8.7.10).
    MissionEnded { mission: Mission, success: bool },
    /// An action card was used (RB 13.2.2).
    CardUsed { seat: Seat, card: ActionCard },
    /// A ring was used or given up.
    RingUsed { ring: Ring, leader: Leader },
    /// A ring was attached (RB 10.3.1).
    RingAttached { ring: Ring, leader: Leader },
    /// A leader was captured (RB 10.4.1).
    Captured { leader: Leader },
    /// A leader was rescued (RB 10.8.1).
    Rescued { leader: Leader },
    /// A leader was eliminated (RB 10.2.1).
    Eliminated { leader: Leader },
    /// A leader took the place of another (RB 2.3.3).
    Replaced { leader: Leader, by: Leader },
    /// A leader will not be retrieved (*Detained*).
    Detained { leader: Leader },
    /// A leader is not opposed from the pool (*Misdirection*).
    Misdirected { leader: Leader },
    /// The Empire drew or was given probe cards (RB 12.4.1).
    ProbesDrawn { count: u8, systems: Option<Vec<System>> },
    /// The Rebels passed probe cards to the Empire (*Intercept Transmission*).
    ProbesPassed { count: u8, systems: Option<Vec<System>> },
    /// The Rebels took probe cards from the Empire (*Plant False Lead*).
    ProbesTaken { systems: Option<Vec<System>> },
    /// A probe card went on top of the deck or under it.
    ProbeLaid { top: bool, system: Option<System> },
    /// The Rebels answered whether the base is here (*Long-Range Probe*).
    AnsweredHere { system: System, here: bool },
    /// The Rebels answered whether the base is in this region (*Local Rumors*).
    AnsweredRegion { system: System, here: bool },
    /// The Rebels named three systems (*Interrogation Droid*).
    Named { systems: [System; 3] },
    /// Mission cards were drawn (RB 12.3.1).
    MissionsDrawn { side: Side, count: u8, missions: Option<Vec<Mission>> },
    /// Projects were drawn (RB 8.13.2).
    ProjectsDrawn { count: u8, missions: Option<Vec<Mission>> },
    /// A project went under the project deck.
    ProjectBuried { mission: Option<Mission> },
    /// A mission was fetched from a deck (RB 13.2.16).
    MissionFetched { side: Side, mission: Option<Mission> },
    /// Missions were discarded (RB 12.3.2).
    MissionsDiscarded { side: Side, missions: Vec<Mission> },
    /// A side chose cards to discard; nobody sees them yet (RB G68).
    DiscardChosen { seat: Seat },
    /// An objective was drawn (RB 12.5.1).
    ObjectiveDrawn { stage: Stage, objective: Option<Objective> },
    /// The Rebels looked at the top objectives.
    ObjectivesLooked { objectives: Vec<Option<Objective>> },
    /// An objective was buried at the bottom of the deck.
    ObjectiveBuried { stage: Stage, shown: bool, objective: Option<Objective> },
    /// The Empire was shown the Rebel objectives (RB 13.3.11).
    ObjectivesShown { objectives: Option<Vec<Objective>> },
    /// An objective was played (RB 13.3.3).
    ObjectivePlayed { objective: Objective, gained: u8 },
    /// The reputation marker moved (RB 14.1.3).
    ReputationMoved { from: u8, to: u8 },
    /// The time marker moved (RB 12.6.1).
    TimeMoved { to: u8 },

    // Combat
    /// A combat began (RB 9.1.1).
    CombatBegan { system: System, by: Side },
    /// A combat round began (RB 9.4.1).
    CombatRound { round: u8 },
    /// Tactic cards were drawn (RB 9.3.1).
    TacticsDrawn { side: Side, theatre: Theatre, open: bool, tactics: Vec<Option<Tactic>> },
    /// The Rebels keep their tactic cards open (*Good Intel*).
    TacticsOpened { tactics: Vec<Tactic> },
    /// An attack was rolled (RB 9.5.1).
    AttackRolled { side: Side, theatre: Theatre, dice: Vec<(Colour, Face)> },
    /// Dice were rolled again (RB 9.6.8).
    Rerolled { side: Side, dice: Vec<(Colour, Face)> },
    /// A die was turned to another face or taken out of the roll.
    DieSet { colour: Colour, face: Face },
    /// A tactic card was played (RB 9.6.5).
    TacticPlayed { side: Side, tactic: Tactic },
    /// A tactic card was discarded as a cost.
    TacticDiscarded { side: Side, tactic: Tactic },
    /// Damage was assigned (RB 9.7.1).
    DamageAssigned { unit: Unit },
    /// Damage was blocked (RB 9.8.2).
    DamageBlocked { unit: Unit },
    /// A unit was put on the faction sheet (RB 9.9.1).
    UnitDoomed { unit: Unit },
    /// *Death Star Plans* were rolled for (RB 9.14.7).
    PlansRolled { objective: Objective, faces: Vec<Face> },
    /// A side retreats (RB 9.10.1).
    Retreated { leader: Leader, from: System, to: System },
    /// A battle was won (RB 9.13.1).
    BattleWon { side: Side, theatre: Theatre },
    /// A combat ended (RB 9.12.1).
    CombatEnded { system: System },

    // Refresh
    /// Leaders were retrieved (RB 12.2.1).
    LeadersRetrieved,
    /// A side drew action cards (RB 12.7.1).
    ActionsDrawn { side: Side, count: u8, cards: Option<Vec<ActionCard>> },
    /// A side has chosen, unseen (RB 12.7.5, RB G60).
    ChoiceMade { seat: Seat },
    /// A leader was recruited (RB 12.7.2).
    Recruited { side: Side, leader: Option<Leader>, card: Option<ActionCard> },
    /// Both have built, and it is shown (RB G60).
    BuildsShown,
    /// A unit was deployed (RB 12.9.3).
    Deployed { unit: Unit, place: Place },
    /// The units of a side slid down its queue (RB 12.9.1).
    QueueSlid { side: Side },

    /// A player left the table.
    Conceded { seat: Seat },
    /// The game ended.
    GameEnded { winner: Side, end: End },
}
