//! The Protoss Combat cards of Brood War: those of the starting deck, then those of the technologies (SC 20.2).

use super::{CardDef, Clause, EVERY_UNIT, Face, Hits, If, Splash, Title, Values};
use crate::cards::{Race, Source, Technology, Unit};

/// A card of the technology; its copies are alike but for their values.
const REAVER_CAPACITY: CardDef = CardDef {
    race: Race::Protoss,
    title: Title::Technology(Technology::BroodReaverCapacity),
    name: "brood-reaver-capacity",
    face: Face::Standard { major: Values::new(9, 7), minor: Values::new(6, 5) },
    units: &[Unit::Reaver],
    support_icon: &[],
    text: &[Clause::Splash(Splash { hits: Hits::Ground, only: &[] }, If::Always), Clause::Collateral],
    source: Source::Reconstructed,
};

/// A card of the technology; its copies are alike.
const FEEDBACK: CardDef = CardDef {
    race: Race::Protoss,
    title: Title::Technology(Technology::Feedback),
    name: "feedback",
    face: Face::Reinforcement,
    units: &[Unit::DarkArchon],
    support_icon: &[Unit::DarkArchon],
    text: &[Clause::CancelReinforcement, Clause::EnemyDestroysAssist],
    source: Source::Reconstructed,
};

/// A card of the technology; its copies are alike.
const DISRUPTION_WEB: CardDef = CardDef {
    race: Race::Protoss,
    title: Title::Technology(Technology::DisruptionWeb),
    name: "disruption-web",
    face: Face::Reinforcement,
    units: &[Unit::Corsair],
    support_icon: &[Unit::Corsair],
    text: &[Clause::GroundCannotReach],
    source: Source::Sourced,
};

pub(super) static CARDS: [CardDef; 16] = [
    CardDef {
        race: Race::Protoss,
        title: Title::Number(1),
        name: "brood-protoss-1",
        face: Face::Standard { major: Values::new(6, 7), minor: Values::new(2, 5) },
        units: &[Unit::Zealot, Unit::DarkTemplar],
        support_icon: &[],
        text: &[Clause::Attack(1, If::Front(&[Unit::DarkTemplar]))],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Number(2),
        name: "brood-protoss-2",
        face: Face::Standard { major: Values::new(7, 5), minor: Values::new(2, 5) },
        units: &[Unit::Zealot, Unit::DarkTemplar, Unit::Corsair],
        support_icon: &[],
        text: &[
            Clause::Attack(1, If::Front(&[Unit::DarkTemplar])),
            Clause::Health(2, If::Front(&[Unit::DarkTemplar, Unit::Corsair])),
        ],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Number(9),
        name: "brood-protoss-9",
        face: Face::Standard { major: Values::new(7, 8), minor: Values::new(4, 3) },
        units: &[Unit::Scout, Unit::Corsair],
        support_icon: &[],
        text: &[Clause::Attack(1, If::AgainstFlying)],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Number(19),
        name: "brood-protoss-19",
        face: Face::Reinforcement,
        units: EVERY_UNIT,
        support_icon: &[],
        text: &[Clause::Health(1, If::Always)],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Number(20),
        name: "brood-protoss-20",
        face: Face::Standard { major: Values::new(7, 6), minor: Values::new(3, 4) },
        units: &[Unit::DarkTemplar, Unit::Corsair],
        support_icon: &[],
        text: &[Clause::Attack(1, If::FrontAgainstFlying(&[Unit::Corsair]))],
        source: Source::Sourced,
    },
    REAVER_CAPACITY,
    CardDef {
        face: Face::Standard { major: Values::new(9, 8), minor: Values::new(6, 5) },
        ..REAVER_CAPACITY
    },
    CardDef {
        face: Face::Standard { major: Values::new(10, 9), minor: Values::new(6, 5) },
        ..REAVER_CAPACITY
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::SummonDarkArchon),
        name: "summon-dark-archon",
        face: Face::PlayArea,
        units: &[Unit::DarkTemplar, Unit::DarkArchon],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::MindControl),
        name: "mind-control",
        face: Face::Reinforcement,
        units: &[Unit::DarkArchon],
        support_icon: &[Unit::DarkArchon],
        text: &[Clause::MindControl],
        source: Source::Sourced,
    },
    FEEDBACK,
    FEEDBACK,
    FEEDBACK,
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::Maelstrom),
        name: "maelstrom",
        face: Face::PlayArea,
        units: &[Unit::DarkArchon],
        support_icon: &[],
        text: &[],
        source: Source::Reconstructed,
    },
    DISRUPTION_WEB,
    DISRUPTION_WEB,
];
