//! The Event cards: 25 of Stage I, 25 of Stage II and 20 of Stage III (SC 2.6.2); Brood War adds 3, 3 and 1 (SC G84).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Edition, Source};

/// An Event card by its title.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the events are documented by their rows")]
pub enum EventCard {
    #[default]
    UnchartedCurrents,
    PrefabModules,
    RecruitmentDrive,
    SpareHulls,
    LocalMilitia,
    WarGames,
    ExpandedStaff,
    UntappedVeins,
    ListeningPost,
    SkilledOverseers,
    FlawlessDefensePlan,
    InterceptedTransmissions,
    Overharvested,
    ShiftingLanes,
    RapidRedeployment,
    VeteranCadres,
    FieldLaboratory,
    MercenaryContract,
    Raiders,
    WorkerUnrest,
    RallyingCry,
    AcceleratedConstruction,
    TheEndDrawsNear,
    MomentOfGlory,
    OrbitalBombardment,
    ReignOfTerror,
    SupremeEffort,
    EliteVanguard,
    ScientificBreakthrough,
    ScorchedWorld,
    TornSpace,
    TotalWar,
    SubtlePlanning,
    HiddenCache,
    HeroicStrategy,
    VespeneWindfall,
    DugIn,
    InspiringLeadership,
}

impl EventCard {
    /// How many titles there are in the base game.
    pub const BASE: usize = 32;
    /// How many titles there are with Brood War.
    pub const COUNT: usize = 38;

    /// Every title.
    pub fn all() -> impl Iterator<Item = Self> {
        EVENTS.iter().map(|def| def.event)
    }

    /// The printed facts.
    #[inline]
    pub fn def(self) -> &'static EventDef {
        &EVENTS[self as usize]
    }
}

/// One Event card as it lies: its title, and its stage, which its back shows (SC 2.6.12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
pub struct EventFace {
    /// The title.
    pub card: EventCard,
    /// The stage.
    pub stage: Stage,
}

/// A stage of the event deck (SC 2.6.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Stage I.
    #[default]
    One,
    /// Stage II.
    Two,
    /// Stage III.
    Three,
}

impl Stage {
    /// All three, in order.
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// The cards of this stage in the box of an edition.
    pub fn cards(self, edition: Edition) -> impl Iterator<Item = EventFace> {
        let titles = if edition == Edition::Base { EventCard::BASE } else { EventCard::COUNT };
        EVENTS[..titles].iter().flat_map(move |def| {
            std::iter::repeat_n(
                EventFace { card: def.event, stage: self },
                usize::from(def.copies[self as usize]),
            )
        })
    }
}

/// The printed facts of an Event card.
#[derive(Debug)]
pub struct EventDef {
    /// Which card.
    pub event: EventCard,
    /// Its name in message keys.
    pub name: &'static str,
    /// How many of each stage.
    pub copies: [u8; 3],
    /// Whether it is placed in the play area or beside the board (SC 7.8.5, SC 7.8.9).
    pub kept: bool,
    /// Where its text comes from.
    pub source: Source,
}

/// The table, in the order of [`EventCard`].
static EVENTS: [EventDef; EventCard::COUNT] = [
    // Take either end of any z-axis route and attach it to a vacant slot of a different planet; the two ends must stay on different planets. Transports remain on the route, and stranded ones live until the transport check that opens the next Regrouping Phase.
    EventDef {
        event: EventCard::UnchartedCurrents,
        name: "uncharted-currents",
        copies: [2, 0, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // Buy one module for your faction sheet now, 1 resource cheaper; a free module slot is needed. Pay as usual with workers; they stay assigned until the next Retrieve Workers step.
    EventDef {
        event: EventCard::PrefabModules,
        name: "prefab-modules",
        copies: [3, 0, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // Take 2 workers from your supply into your Worker Pool.
    EventDef {
        event: EventCard::RecruitmentDrive,
        name: "recruitment-drive",
        copies: [3, 0, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // Place one transport for free on a route connected to a planet with one of your bases (at most one of yours per route).
    EventDef {
        event: EventCard::SpareHulls,
        name: "spare-hulls",
        copies: [3, 0, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // Place for free one unit of a type you can build and whose total cost is at most 2 in a friendly or empty area of a planet with your base.
    EventDef {
        event: EventCard::LocalMilitia,
        name: "local-militia",
        copies: [3, 0, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // Draw 3 Combat cards (the hand limit applies in the following step).
    EventDef {
        event: EventCard::WarGames,
        name: "war-games",
        copies: [3, 0, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // Keep for the rest of the game: your hand limit is 1 higher.
    EventDef {
        event: EventCard::ExpandedStaff,
        name: "expanded-staff",
        copies: [2, 0, 0],
        kept: true,
        source: Source::Reconstructed,
    },
    // Remove the depletion token from one partially depleted area you control and turn its Resource card to the normal side. If there is none, draw 1 Combat card.
    EventDef {
        event: EventCard::UntappedVeins,
        name: "untapped-veins",
        copies: [2, 0, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // Keep. Discard it at any time in your turn of a Planning or Execution Phase: look at the faces of all orders in one order stack.
    EventDef {
        event: EventCard::ListeningPost,
        name: "listening-post",
        copies: [2, 0, 0],
        kept: true,
        source: Source::Reconstructed,
    },
    // Buy one building for your faction sheet now, 1 resource cheaper. Pay as usual with workers; they stay assigned until the next Retrieve Workers step.
    EventDef {
        event: EventCard::SkilledOverseers,
        name: "skilled-overseers",
        copies: [2, 0, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // Keep. When you are attacked, spend it as your start-of-battle ability for +2 health in every skirmish. Cannot be added to a guard token or Bunker.
    EventDef {
        event: EventCard::FlawlessDefensePlan,
        name: "flawless-defense-plan",
        copies: [0, 2, 1],
        kept: true,
        source: Source::Reconstructed,
    },
    // Keep. Spend it as your start-of-battle ability: for this battle the opponent lays out his Combat cards ahead of you and open. When both sides spend one, everything is laid open and the attacker goes first.
    EventDef {
        event: EventCard::InterceptedTransmissions,
        name: "intercepted-transmissions",
        copies: [0, 2, 1],
        kept: true,
        source: Source::Reconstructed,
    },
    // Choose one: a partially depleted area becomes fully depleted (its Resource card leaves the game, workers on it go to the owner's Unavailable Workers area); or an undepleted resource area that is not yours becomes partially depleted.
    EventDef {
        event: EventCard::Overharvested,
        name: "overharvested",
        copies: [0, 2, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // Take either end of any z-axis route and attach it to a vacant slot of a different planet; the two ends must stay on different planets. Transports remain on the route, and stranded ones live until the transport check that opens the next Regrouping Phase.
    EventDef {
        event: EventCard::ShiftingLanes,
        name: "shifting-lanes",
        copies: [0, 1, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // Choose a planet: move and transport your units to and within it as with a standard Mobilize order, but only into friendly or empty areas.
    EventDef {
        event: EventCard::RapidRedeployment,
        name: "rapid-redeployment",
        copies: [0, 3, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // Draw 4 Combat cards; in this round's discard step your hand limit is 2 higher.
    EventDef {
        event: EventCard::VeteranCadres,
        name: "veteran-cadres",
        copies: [0, 2, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // Buy one technology now, 1 resource cheaper; shuffle it in as in a Research order. Pay as usual with workers; they stay assigned until the next Retrieve Workers step.
    EventDef {
        event: EventCard::FieldLaboratory,
        name: "field-laboratory",
        copies: [0, 3, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // Place for free units of types you can build, total cost at most 3, in one friendly or empty area of a planet with your base.
    EventDef {
        event: EventCard::MercenaryContract,
        name: "mercenary-contract",
        copies: [0, 3, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // Destroy one enemy transport.
    EventDef {
        event: EventCard::Raiders,
        name: "raiders",
        copies: [0, 2, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // Choose an opponent: he moves 2 workers from his Worker Pool to his Unavailable Workers area.
    EventDef {
        event: EventCard::WorkerUnrest,
        name: "worker-unrest",
        copies: [0, 2, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // Gain 1 conquest point.
    EventDef {
        event: EventCard::RallyingCry,
        name: "rallying-cry",
        copies: [0, 2, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // Buy one building and one module now, each 1 resource cheaper. Pay as usual with workers; they stay assigned until the next Retrieve Workers step.
    EventDef {
        event: EventCard::AcceleratedConstruction,
        name: "accelerated-construction",
        copies: [0, 1, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // Must be played by whoever drew it; his other events are discarded unused (all copies of this card he holds are played). It stays beside the board. Added benefit, once even if several are played: draw 1 Combat card or gain 1 conquest point. If two or more lie beside the board at the end of the step the game ends.
    EventDef {
        event: EventCard::TheEndDrawsNear,
        name: "the-end-draws-near",
        copies: [0, 0, 3],
        kept: true,
        source: Source::Sourced,
    },
    // Gain 1 conquest point, or 2 if every other player has more points than you.
    EventDef {
        event: EventCard::MomentOfGlory,
        name: "moment-of-glory",
        copies: [0, 0, 2],
        kept: false,
        source: Source::Reconstructed,
    },
    // Choose an enemy area on a planet where you have a unit: its controller destroys one of his units there (his choice; heroes excepted).
    EventDef {
        event: EventCard::OrbitalBombardment,
        name: "orbital-bombardment",
        copies: [0, 0, 2],
        kept: false,
        source: Source::Reconstructed,
    },
    // Choose an opponent who controls an area on a planet where you have a unit: he destroys 2 workers from his Worker Pool.
    EventDef {
        event: EventCard::ReignOfTerror,
        name: "reign-of-terror",
        copies: [0, 0, 2],
        kept: false,
        source: Source::Reconstructed,
    },
    // Keep. Discard it when you reveal a standard order: execute it as a special order (Brood War: without using the Special Order Pool).
    EventDef {
        event: EventCard::SupremeEffort,
        name: "supreme-effort",
        copies: [0, 0, 2],
        kept: true,
        source: Source::Reconstructed,
    },
    // Place for free units of types you can build, total cost at most 5, in one friendly or empty area of a planet with your base.
    EventDef {
        event: EventCard::EliteVanguard,
        name: "elite-vanguard",
        copies: [0, 0, 2],
        kept: false,
        source: Source::Reconstructed,
    },
    // Take one technology with a total cost of at most 3 for free; one copy goes to your hand, the rest are shuffled in (play-area technologies go to the play area).
    EventDef {
        event: EventCard::ScientificBreakthrough,
        name: "scientific-breakthrough",
        copies: [0, 0, 2],
        kept: false,
        source: Source::Reconstructed,
    },
    // Choose a mineral or gas area: it becomes fully depleted at once.
    EventDef {
        event: EventCard::ScorchedWorld,
        name: "scorched-world",
        copies: [0, 0, 1],
        kept: false,
        source: Source::Reconstructed,
    },
    // Take either end of any z-axis route and attach it to a vacant slot of a different planet; the two ends must stay on different planets. Transports remain on the route, and stranded ones live until the transport check that opens the next Regrouping Phase.
    EventDef {
        event: EventCard::TornSpace,
        name: "torn-space",
        copies: [0, 0, 1],
        kept: false,
        source: Source::Reconstructed,
    },
    // Execute a standard Build order on one planet where you have a base. Pay as usual with workers; they stay assigned until the next Retrieve Workers step.
    EventDef {
        event: EventCard::TotalWar,
        name: "total-war",
        copies: [0, 0, 1],
        kept: false,
        source: Source::Reconstructed,
    },
    // Choose one of your unused Stage I Leadership cards and resolve it without its starting forces; it is then treated like a chosen one. Special Victory cards cannot be chosen.
    EventDef {
        event: EventCard::SubtlePlanning,
        name: "subtle-planning",
        copies: [1, 0, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // Take 2 resource tokens of your choice.
    EventDef {
        event: EventCard::HiddenCache,
        name: "hidden-cache",
        copies: [2, 0, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // As Subtle Planning, with Stage II.
    EventDef {
        event: EventCard::HeroicStrategy,
        name: "heroic-strategy",
        copies: [0, 1, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // Take 3 resource tokens, at least one of them gas.
    EventDef {
        event: EventCard::VespeneWindfall,
        name: "vespene-windfall",
        copies: [0, 1, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // Place a guard token in each of up to 2 friendly areas.
    EventDef {
        event: EventCard::DugIn,
        name: "dug-in",
        copies: [0, 1, 0],
        kept: false,
        source: Source::Reconstructed,
    },
    // As Subtle Planning, with Stage III.
    EventDef {
        event: EventCard::InspiringLeadership,
        name: "inspiring-leadership",
        copies: [0, 0, 1],
        kept: false,
        source: Source::Reconstructed,
    },
];
