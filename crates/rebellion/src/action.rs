//! What a seat may decide: one small thing at a time.

use serde::{Deserialize, Serialize};

use crate::cards::{ActionCard, Colour, Face, Leader, Mission, Objective, Ring, System, Tactic, Unit};
use crate::place::Place;

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Action {
    // Anywhere
    /// Ends what the seat is doing.
    Finish,
    /// Does not do what is offered.
    Decline,
    /// Uses an action card (RB 13.2.2).
    UseCard(ActionCard),
    /// Uses a ring (RB 10.3.1).
    UseRing(Ring),

    // Choices of effects
    /// A system, or the Rebel Base space.
    ChoosePlace(Place),
    ChooseLeader(Leader),
    ChooseMission(Mission),
    ChooseObjective(Objective),
    /// A unit in a place.
    ChooseUnit {
        unit: Unit,
        place: Place,
    },
    /// A unit on a space of the build queue, counted from 1.
    ChooseQueued {
        unit: Unit,
        space: u8,
    },
    /// One of the numbered options of a card.
    ChooseOption(u8),
    /// Two systems to name beside the base's (*Interrogation Droid*).
    Name {
        first: System,
        second: System,
    },
    /// A probe card goes on top of the deck or under it (*Plant False Lead*).
    Lay {
        system: System,
        top: bool,
    },
    /// A die, to be rolled again or turned; of a mission all dice count as red.
    PickDie {
        colour: Colour,
        face: Face,
    },
    /// A die is not rolled but set (*One in a Million*).
    SetDie {
        colour: Colour,
        face: Face,
    },

    // Setup
    /// A starting unit is placed (RB 2.9.8, RB 2.9.12).
    PlaceUnit {
        unit: Unit,
        place: Place,
    },

    // Assignment
    /// A leader is assigned to a mission of the hand (RB 4.2.1).
    Assign {
        mission: Mission,
        leader: Leader,
    },
    /// A second leader is assigned to a mission (RB 4.2.3); missions are counted from 0.
    Join {
        slot: u8,
        leader: Leader,
    },
    /// The general takes back an assignment of the admiral (RB 16.4.2).
    Dismiss {
        slot: u8,
    },

    // Command
    /// A leader activates a system, or the Rebel Base space (RB 6.1.1).
    Activate {
        leader: Leader,
        place: Place,
    },
    /// An assigned mission is revealed (RB 8.3.1).
    Reveal {
        slot: u8,
    },
    /// The seat passes (RB 5.2.1).
    Pass,
    /// The Rebels reveal their base (RB 7.5.1).
    RevealBase,
    /// A unit moves to the activated system (RB 6.1.4).
    Move {
        unit: Unit,
        from: Place,
    },
    /// A captured leader goes along (RB 10.6.1).
    MoveCaptive(Leader),
    /// A leader is sent from the pool to oppose a mission or to join a combat (RB 8.6.1, RB 9.2.1).
    Send(Leader),

    // Combat
    /// A special is spent to draw a tactic card (RB 9.6.2).
    DrawTactic(Colour),
    /// A tactic card is played, with a special of this colour if it needs one (RB 9.6.5).
    PlayTactic {
        tactic: Tactic,
        spend: Option<Colour>,
    },
    /// A tactic card is discarded as the cost of another.
    DiscardTactic(Tactic),
    /// A black hit counts as a red one (*Target the Star Destroyers*).
    Convert,
    /// Damage is assigned to a unit that has so much of it (RB 9.7.1).
    Hit {
        unit: Unit,
        wounds: u8,
    },
    /// Assigned damage is blocked on a unit with so many markers and so much assigned damage (RB 9.8.2).
    Block {
        unit: Unit,
        marks: u8,
        assigned: u8,
    },
    /// A leader leads a retreat (RB 9.10.1).
    Retreat {
        leader: Leader,
        to: System,
    },
    /// An objective is played (RB 13.3.2); *Death Star Plans* against a Death Star.
    PlayObjective(Objective),

    // Refresh
    /// A mission is discarded to the hand limit (RB 12.3.2).
    Discard(Mission),
    /// An action card is kept, and a leader on it recruited (RB 12.7.2).
    Keep {
        card: ActionCard,
        leader: Option<Leader>,
    },
    /// One more action card is drawn (RB 12.7.8).
    DrawMore,
    /// A drawn action card goes under the deck (RB 12.7.4).
    Bury(ActionCard),
    /// A unit is built with the icon in question (RB 12.8.2).
    Build(Unit),
    /// An own unit is destroyed, so that its figure can be used again (RB 15.1.6).
    Scrap {
        unit: Unit,
        place: Place,
    },
    /// A unit is deployed (RB 12.9.3).
    Deploy {
        unit: Unit,
        place: Place,
    },
}
