//! The Leadership cards: three of Stage I, two of Stage II and two of Stage III for each faction (SC 29.1.1).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Faction, Forces, Stage, Unit};

/// A Leadership card (SC 29.1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the cards are documented by their rows")]
pub enum Leadership {
    StorageFacilities,
    RaynorsRaiders,
    CovertOperations,
    JimRaynor,
    MakeDoWithLittle,
    ToTheBitterEnd,
    PsiDisrupter,
    EmperorArcturus,
    TerranDominion,
    SonsOfKorhal,
    NoradIi,
    TacticalMastery,
    TerranCivilization,
    ScorchedEarthPolicy,
    OrbitalPlatform,
    Domination,
    WarpGate,
    Gantrithor,
    Zeratul,
    UltimateSacrifice,
    ReturnToAiur,
    RichesOfAiur,
    Predestined,
    ConclaveFleet,
    Fenix,
    KhalaDevotee,
    WillOfTheConclave,
    Destiny,
    ForwardPlanning,
    NewRisingPower,
    GlimpseTheFuture,
    HastenTheEnd,
    SarahKerrigan,
    Deathblow,
    SubtleInfluence,
    EndlessHunger,
    TheSwarm,
    TheOvermind,
    CerebrateDaggoth,
    Torrasque,
    TheSwarmFlies,
    TeemingSpawn,
}

impl Leadership {
    /// How many cards there are.
    pub const COUNT: usize = 42;

    /// Every card, faction after faction.
    pub fn all() -> impl Iterator<Item = Self> {
        LEADERSHIP.iter().map(|def| def.card)
    }

    /// The cards of a faction of one stage.
    pub fn of(faction: Faction, stage: Stage) -> impl Iterator<Item = Self> {
        LEADERSHIP.iter().filter(move |def| (def.faction, def.stage) == (faction, stage)).map(|def| def.card)
    }

    /// The printed facts.
    #[inline]
    pub fn def(self) -> &'static LeadershipDef {
        &LEADERSHIP[self as usize]
    }

    /// Its bit in a set of cards.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self as u8
    }
}

/// The printed facts of a Leadership card.
#[derive(Debug)]
pub struct LeadershipDef {
    /// Which card.
    pub card: Leadership,
    /// Its name in message keys.
    pub name: &'static str,
    /// Whose it is.
    pub faction: Faction,
    /// Its stage.
    pub stage: Stage,
    /// What becomes of it when it is resolved.
    pub kind: LeadershipKind,
    /// What the faction starts with, on a card of Stage I (SC 29.1.2).
    pub forces: Option<Forces>,
    /// The hero it gives (SC 30.1.1).
    pub hero: Option<Unit>,
}

/// What becomes of a Leadership card when it is resolved (SC 29.2.5, SC 29.2.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum LeadershipKind {
    /// It takes effect and is discarded.
    Once,
    /// It stays in the play area.
    PlayArea,
    /// It stays and allows the special victory (SC 29.3.1).
    SpecialVictory,
    /// It stays with its hero (SC 30.1.1).
    Hero,
}

/// What a card of Stage II or III has not: starting forces and, but for heroes, a hero.
const LATER: LeadershipDef = LeadershipDef {
    card: Leadership::JimRaynor,
    name: "",
    faction: Faction::Raynor,
    stage: Stage::Two,
    kind: LeadershipKind::Once,
    forces: None,
    hero: None,
};

/// The table, in the order of [`Leadership`].
static LEADERSHIP: [LeadershipDef; Leadership::COUNT] = [
    // Take 1 resource token of your choice. At the start of each Regrouping Phase take one resource token of your choice for each worker still in your Worker Pool, at most 3.
    LeadershipDef {
        card: Leadership::StorageFacilities,
        name: "storage-facilities",
        faction: Faction::Raynor,
        stage: Stage::One,
        kind: LeadershipKind::PlayArea,
        forces: Some(Forces { units: &[(Unit::Marine, 3), (Unit::Vulture, 1)], workers: 9, transports: 1 }),
        hero: None,
    },
    // Gives access to the special victory. Stage III, special-victory step: six or more mineral or gas areas under your control.
    LeadershipDef {
        card: Leadership::RaynorsRaiders,
        name: "raynors-raiders",
        faction: Faction::Raynor,
        stage: Stage::One,
        kind: LeadershipKind::SpecialVictory,
        forces: Some(Forces {
            units: &[(Unit::Marine, 2), (Unit::Firebat, 1), (Unit::Vulture, 1)],
            workers: 8,
            transports: 1,
        }),
        hero: None,
    },
    // Place 3 Ghosts on this card. Ghosts you build may be placed on it. When you execute a Mobilize order you may move any Ghosts from the card as if they already stood on the active planet.
    LeadershipDef {
        card: Leadership::CovertOperations,
        name: "covert-operations",
        faction: Faction::Raynor,
        stage: Stage::One,
        kind: LeadershipKind::PlayArea,
        forces: Some(Forces { units: &[(Unit::Marine, 3), (Unit::Firebat, 2)], workers: 7, transports: 1 }),
        hero: None,
    },
    // Place the hero in a friendly area.
    LeadershipDef {
        card: Leadership::JimRaynor,
        name: "jim-raynor",
        faction: Faction::Raynor,
        stage: Stage::Two,
        kind: LeadershipKind::Hero,
        hero: Some(Unit::JimRaynor),
        ..LATER
    },
    // With each Build order you may build one worker or one transport for free. Each of your R&D and Supply modules counts as two.
    LeadershipDef {
        card: Leadership::MakeDoWithLittle,
        name: "make-do-with-little",
        faction: Faction::Raynor,
        stage: Stage::Two,
        kind: LeadershipKind::PlayArea,
        ..LATER
    },
    // Every opponent loses 2 conquest points (not below 0).
    LeadershipDef {
        card: Leadership::ToTheBitterEnd,
        name: "to-the-bitter-end",
        faction: Faction::Raynor,
        stage: Stage::Three,
        kind: LeadershipKind::Once,
        ..LATER
    },
    // Name a planet holding a unit of yours. Everyone else's units evacuate it as in a retreat to other planets; those with nowhere to go die.
    LeadershipDef {
        card: Leadership::PsiDisrupter,
        name: "psi-disrupter",
        faction: Faction::Raynor,
        stage: Stage::Three,
        kind: LeadershipKind::Once,
        ..LATER
    },
    // You choose your starting planets instead of drawing them, and you choose the first player.
    LeadershipDef {
        card: Leadership::EmperorArcturus,
        name: "emperor-arcturus",
        faction: Faction::Mengsk,
        stage: Stage::One,
        kind: LeadershipKind::Once,
        forces: Some(Forces { units: &[(Unit::Marine, 3), (Unit::Firebat, 1)], workers: 9, transports: 1 }),
        hero: None,
    },
    // Gives access to the special victory. Stage III, special-victory step: two planets entirely under your control.
    LeadershipDef {
        card: Leadership::TerranDominion,
        name: "terran-dominion",
        faction: Faction::Mengsk,
        stage: Stage::One,
        kind: LeadershipKind::SpecialVictory,
        forces: Some(Forces {
            units: &[(Unit::Marine, 2), (Unit::Firebat, 1), (Unit::Ghost, 1)],
            workers: 8,
            transports: 1,
        }),
        hero: None,
    },
    // In each Planning Phase you may place your Star order token as one of your orders. When you reveal it, execute it as any standard or special order you could execute.
    LeadershipDef {
        card: Leadership::SonsOfKorhal,
        name: "sons-of-korhal",
        faction: Faction::Mengsk,
        stage: Stage::One,
        kind: LeadershipKind::PlayArea,
        forces: Some(Forces {
            units: &[(Unit::Marine, 3), (Unit::Medic, 1), (Unit::Goliath, 1)],
            workers: 7,
            transports: 1,
        }),
        hero: None,
    },
    // Place the hero in a friendly area.
    LeadershipDef {
        card: Leadership::NoradIi,
        name: "norad-ii",
        faction: Faction::Mengsk,
        stage: Stage::Two,
        kind: LeadershipKind::Hero,
        hero: Some(Unit::NoradIi),
        ..LATER
    },
    // Choose 2 areas that give no conquest points and place a special conquest point token in each: they give 1 conquest point in addition to what they give already, to whoever controls them.
    LeadershipDef {
        card: Leadership::TacticalMastery,
        name: "tactical-mastery",
        faction: Faction::Mengsk,
        stage: Stage::Two,
        kind: LeadershipKind::Once,
        ..LATER
    },
    // All your buildings rise to level III at no cost. In the coming Execution Phase every order you turn up may be carried out as a special Build order, outside the Special Order Pool.
    LeadershipDef {
        card: Leadership::TerranCivilization,
        name: "terran-civilization",
        faction: Faction::Mengsk,
        stage: Stage::Three,
        kind: LeadershipKind::Once,
        ..LATER
    },
    // Receive a pair of Siege Tanks or a pair of Battlecruisers, deployed free of charge in your areas. From now on Battlecruisers of yours deal collateral damage.
    LeadershipDef {
        card: Leadership::ScorchedEarthPolicy,
        name: "scorched-earth-policy",
        faction: Faction::Mengsk,
        stage: Stage::Three,
        kind: LeadershipKind::PlayArea,
        ..LATER
    },
    // Your permanent mineral resource is 2 higher for the whole game.
    LeadershipDef {
        card: Leadership::OrbitalPlatform,
        name: "orbital-platform",
        faction: Faction::Tassadar,
        stage: Stage::One,
        kind: LeadershipKind::PlayArea,
        forces: Some(Forces {
            units: &[(Unit::Zealot, 1), (Unit::DarkTemplar, 1)],
            workers: 9,
            transports: 1,
        }),
        hero: None,
    },
    // Gives access to the special victory. Stage III, special-victory step: your number of controlled areas beats that of every rival.
    LeadershipDef {
        card: Leadership::Domination,
        name: "domination",
        faction: Faction::Tassadar,
        stage: Stage::One,
        kind: LeadershipKind::SpecialVictory,
        forces: Some(Forces { units: &[(Unit::Zealot, 3)], workers: 8, transports: 1 }),
        hero: None,
    },
    // Put the Warp Gate installation into one of your areas. When a Regrouping Phase ends, units standing with it may jump to friendly or empty areas anywhere, within unit limits.
    LeadershipDef {
        card: Leadership::WarpGate,
        name: "warp-gate",
        faction: Faction::Tassadar,
        stage: Stage::One,
        kind: LeadershipKind::PlayArea,
        forces: Some(Forces { units: &[(Unit::Zealot, 2), (Unit::Dragoon, 1)], workers: 7, transports: 1 }),
        hero: None,
    },
    // Place the hero in a friendly area.
    LeadershipDef {
        card: Leadership::Gantrithor,
        name: "gantrithor",
        faction: Faction::Tassadar,
        stage: Stage::Two,
        kind: LeadershipKind::Hero,
        hero: Some(Unit::Gantrithor),
        ..LATER
    },
    // Place the hero in a friendly area.
    LeadershipDef {
        card: Leadership::Zeratul,
        name: "zeratul",
        faction: Faction::Tassadar,
        stage: Stage::Two,
        kind: LeadershipKind::Hero,
        hero: Some(Unit::Zeratul),
        ..LATER
    },
    // Give up one of your units to wipe out every unit in one area of its planet.
    LeadershipDef {
        card: Leadership::UltimateSacrifice,
        name: "ultimate-sacrifice",
        faction: Faction::Tassadar,
        stage: Stage::Three,
        kind: LeadershipKind::Once,
        ..LATER
    },
    // Place any number of your transports on any routes for free (one per route). Until the end of the next round your transports cannot be destroyed.
    LeadershipDef {
        card: Leadership::ReturnToAiur,
        name: "return-to-aiur",
        faction: Faction::Tassadar,
        stage: Stage::Three,
        kind: LeadershipKind::Once,
        ..LATER
    },
    // When a Regrouping Phase ends, clear the depletion of one or two partially depleted areas. Rivals' effects cannot deplete areas under your control.
    LeadershipDef {
        card: Leadership::RichesOfAiur,
        name: "riches-of-aiur",
        faction: Faction::Aldaris,
        stage: Stage::One,
        kind: LeadershipKind::PlayArea,
        forces: Some(Forces { units: &[(Unit::Zealot, 1), (Unit::Dragoon, 1)], workers: 9, transports: 1 }),
        hero: None,
    },
    // Rivals' normal-victory target becomes 20; gives access to the special victory. The second 'The End Draws Near' card being played, in any stage.
    LeadershipDef {
        card: Leadership::Predestined,
        name: "predestined",
        faction: Faction::Aldaris,
        stage: Stage::One,
        kind: LeadershipKind::SpecialVictory,
        forces: Some(Forces { units: &[(Unit::Zealot, 2), (Unit::Dragoon, 1)], workers: 7, transports: 1 }),
        hero: None,
    },
    // Units you build may be placed on this card. Whenever any player reveals a Mobilize order you may move units from the card to friendly areas that contain one of your bases (unit limits apply).
    LeadershipDef {
        card: Leadership::ConclaveFleet,
        name: "conclave-fleet",
        faction: Faction::Aldaris,
        stage: Stage::One,
        kind: LeadershipKind::PlayArea,
        forces: Some(Forces { units: &[(Unit::Dragoon, 2)], workers: 8, transports: 1 }),
        hero: None,
    },
    // Place the hero in a friendly area.
    LeadershipDef {
        card: Leadership::Fenix,
        name: "fenix",
        faction: Faction::Aldaris,
        stage: Stage::Two,
        kind: LeadershipKind::Hero,
        hero: Some(Unit::Fenix),
        ..LATER
    },
    // When a Planning Phase ends you may bring the lowest order of one stack to its top.
    LeadershipDef {
        card: Leadership::KhalaDevotee,
        name: "khala-devotee",
        faction: Faction::Aldaris,
        stage: Stage::Two,
        kind: LeadershipKind::PlayArea,
        ..LATER
    },
    // In the coming Planning Phase each of your placements may be a double one; eight orders is the ceiling.
    LeadershipDef {
        card: Leadership::WillOfTheConclave,
        name: "will-of-the-conclave",
        faction: Faction::Aldaris,
        stage: Stage::Three,
        kind: LeadershipKind::Once,
        ..LATER
    },
    // Neither this Regrouping Phase nor the next can produce a winner (SC G167).
    LeadershipDef {
        card: Leadership::Destiny,
        name: "destiny",
        faction: Faction::Aldaris,
        stage: Stage::Three,
        kind: LeadershipKind::Once,
        ..LATER
    },
    // You start with 2 bases instead of 1 (on two different planets).
    LeadershipDef {
        card: Leadership::ForwardPlanning,
        name: "forward-planning",
        faction: Faction::QueenOfBlades,
        stage: Stage::One,
        kind: LeadershipKind::Once,
        forces: Some(Forces { units: &[(Unit::Zergling, 6)], workers: 8, transports: 2 }),
        hero: None,
    },
    // Gives access to the special victory. Stage III, special-victory step: three or more conquest-point areas under your control.
    LeadershipDef {
        card: Leadership::NewRisingPower,
        name: "new-rising-power",
        faction: Faction::QueenOfBlades,
        stage: Stage::One,
        kind: LeadershipKind::SpecialVictory,
        forces: Some(Forces {
            units: &[(Unit::Zergling, 3), (Unit::Hydralisk, 2)],
            workers: 7,
            transports: 1,
        }),
        hero: None,
    },
    // You place all z-axis routes instead of the other players. Instead of a starting transport you place one of your transports on every route connected to the planet with your base.
    LeadershipDef {
        card: Leadership::GlimpseTheFuture,
        name: "glimpse-the-future",
        faction: Faction::QueenOfBlades,
        stage: Stage::One,
        kind: LeadershipKind::Once,
        forces: Some(Forces {
            units: &[(Unit::Zergling, 4), (Unit::InfestedTerran, 1)],
            workers: 9,
            transports: 0,
        }),
        hero: None,
    },
    // Take the top 4 cards of the event deck.
    LeadershipDef {
        card: Leadership::HastenTheEnd,
        name: "hasten-the-end",
        faction: Faction::QueenOfBlades,
        stage: Stage::Two,
        kind: LeadershipKind::Once,
        ..LATER
    },
    // Place the hero in a friendly area. Take the Psionic Storm and Cloaking cards from your technology deck and shuffle them into your Combat deck.
    LeadershipDef {
        card: Leadership::SarahKerrigan,
        name: "sarah-kerrigan",
        faction: Faction::QueenOfBlades,
        stage: Stage::Two,
        kind: LeadershipKind::Hero,
        hero: Some(Unit::SarahKerrigan),
        ..LATER
    },
    // In the coming Execution Phase every order you turn up may be carried out as a special Mobilize order, outside the Special Order Pool.
    LeadershipDef {
        card: Leadership::Deathblow,
        name: "deathblow",
        faction: Faction::QueenOfBlades,
        stage: Stage::Three,
        kind: LeadershipKind::Once,
        ..LATER
    },
    // Name a planet on which nobody has as many units as you. In the coming Planning Phase rivals are limited to a single order each on it.
    LeadershipDef {
        card: Leadership::SubtleInfluence,
        name: "subtle-influence",
        faction: Faction::QueenOfBlades,
        stage: Stage::Three,
        kind: LeadershipKind::Once,
        ..LATER
    },
    // Your permanent resources are 1 mineral and 1 gas higher for the whole game.
    LeadershipDef {
        card: Leadership::EndlessHunger,
        name: "endless-hunger",
        faction: Faction::Overmind,
        stage: Stage::One,
        kind: LeadershipKind::PlayArea,
        forces: Some(Forces {
            units: &[(Unit::Zergling, 1), (Unit::Hydralisk, 2)],
            workers: 9,
            transports: 1,
        }),
        hero: None,
    },
    // Gives access to the special victory. Stage III, special-victory step: three or more bases in play (always on different planets).
    LeadershipDef {
        card: Leadership::TheSwarm,
        name: "the-swarm",
        faction: Faction::Overmind,
        stage: Stage::One,
        kind: LeadershipKind::SpecialVictory,
        forces: Some(Forces {
            units: &[(Unit::Zergling, 4), (Unit::Hydralisk, 1)],
            workers: 8,
            transports: 1,
        }),
        hero: None,
    },
    // Place the Overmind installation in a friendly area (which holds no base). While it is in play you gain 1 additional conquest point in every Gain Conquest Points step.
    LeadershipDef {
        card: Leadership::TheOvermind,
        name: "the-overmind",
        faction: Faction::Overmind,
        stage: Stage::One,
        kind: LeadershipKind::PlayArea,
        forces: Some(Forces {
            units: &[(Unit::Zergling, 3), (Unit::Hydralisk, 2)],
            workers: 7,
            transports: 1,
        }),
        hero: None,
    },
    // Put the Cerebrate installation into one of your areas. As long as it stands, you begin every Planning Phase by placing one extra order.
    LeadershipDef {
        card: Leadership::CerebrateDaggoth,
        name: "cerebrate-daggoth",
        faction: Faction::Overmind,
        stage: Stage::Two,
        kind: LeadershipKind::PlayArea,
        ..LATER
    },
    // Gain the hero. Whenever it is dead as a Regrouping Phase ends, it may reappear beside one of your bases.
    LeadershipDef {
        card: Leadership::Torrasque,
        name: "torrasque",
        faction: Faction::Overmind,
        stage: Stage::Two,
        kind: LeadershipKind::Hero,
        hero: Some(Unit::Torrasque),
        ..LATER
    },
    // On every navigation route you may remove one transport that is not yours.
    LeadershipDef {
        card: Leadership::TheSwarmFlies,
        name: "the-swarm-flies",
        faction: Faction::Overmind,
        stage: Stage::Three,
        kind: LeadershipKind::Once,
        ..LATER
    },
    // Carry out a Build order on a planet of your choice (usual requirements), then move all your workers back to the Worker Pool.
    LeadershipDef {
        card: Leadership::TeemingSpawn,
        name: "teeming-spawn",
        faction: Faction::Overmind,
        stage: Stage::Three,
        kind: LeadershipKind::Once,
        ..LATER
    },
];
