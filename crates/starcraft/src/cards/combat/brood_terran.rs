//! The Terran Combat cards of Brood War: those of the starting deck, then those of the technologies (SC 20.2).

use super::{CardDef, Clause, Face, Hits, If, Splash, Title, Values};
use crate::cards::{Race, Source, Technology, Unit};

/// A repair card: machines have more health, at the price of a worker.
const REPAIR: CardDef = CardDef {
    race: Race::Terran,
    title: Title::Number(17),
    name: "brood-terran-17",
    face: Face::Reinforcement,
    units: &[
        Unit::Vulture,
        Unit::Goliath,
        Unit::SiegeTank,
        Unit::Wraith,
        Unit::Battlecruiser,
        Unit::Valkyrie,
    ],
    support_icon: &[],
    text: &[Clause::Health(1, If::Always), Clause::WorkerCost],
    source: Source::Sourced,
};

/// A card of the technology; its copies are alike but for their values.
const SIEGE_MODE: CardDef = CardDef {
    race: Race::Terran,
    title: Title::Technology(Technology::BroodSiegeMode),
    name: "brood-siege-mode",
    face: Face::Standard { major: Values::new(9, 7), minor: Values::new(6, 5) },
    units: &[Unit::SiegeTank],
    support_icon: &[],
    text: &[Clause::Splash(Splash { hits: Hits::Ground, only: &[] }, If::Always), Clause::Collateral],
    source: Source::Reconstructed,
};

/// A card of the technology; its copies are alike.
const LOCKDOWN: CardDef = CardDef {
    race: Race::Terran,
    title: Title::Technology(Technology::BroodLockdown),
    name: "brood-lockdown",
    face: Face::Reinforcement,
    units: &[Unit::Ghost],
    support_icon: &[Unit::Ghost],
    text: &[Clause::Lockdown, Clause::Recharge],
    source: Source::Reconstructed,
};

/// A card of the technology; its copies are alike.
const HEAL: CardDef = CardDef {
    race: Race::Terran,
    title: Title::Technology(Technology::Heal),
    name: "heal",
    face: Face::Reinforcement,
    units: &[Unit::Medic],
    support_icon: &[Unit::Medic],
    text: &[Clause::Health(2, If::Front(&[Unit::Marine, Unit::Firebat, Unit::Ghost]))],
    source: Source::Reconstructed,
};

pub(super) static CARDS: [CardDef; 17] = [
    CardDef {
        race: Race::Terran,
        title: Title::Number(4),
        name: "brood-terran-4",
        face: Face::Standard { major: Values::new(6, 6), minor: Values::new(3, 4) },
        units: &[Unit::Marine, Unit::Firebat],
        support_icon: &[],
        text: &[Clause::Splash(
            Splash { hits: Hits::Ground, only: &[Unit::Marine, Unit::Zergling, Unit::Zealot] },
            If::Front(&[Unit::Firebat]),
        )],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Number(5),
        name: "brood-terran-5",
        face: Face::Standard { major: Values::new(5, 5), minor: Values::new(3, 4) },
        units: &[Unit::Marine, Unit::Firebat],
        support_icon: &[],
        text: &[
            Clause::Attack(1, If::Front(&[Unit::Firebat])),
            Clause::Splash(
                Splash { hits: Hits::Ground, only: &[Unit::Marine, Unit::Zergling, Unit::Zealot] },
                If::Front(&[Unit::Firebat]),
            ),
        ],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Number(15),
        name: "brood-terran-15",
        face: Face::Standard { major: Values::new(7, 7), minor: Values::new(2, 5) },
        units: &[Unit::Vulture, Unit::SiegeTank, Unit::Valkyrie],
        support_icon: &[],
        text: &[Clause::Attack(1, If::Front(&[Unit::SiegeTank]))],
        source: Source::Sourced,
    },
    REPAIR,
    CardDef { title: Title::Number(18), name: "brood-terran-18", ..REPAIR },
    CardDef {
        race: Race::Terran,
        title: Title::Number(19),
        name: "brood-terran-19",
        face: Face::Standard { major: Values::new(6, 7), minor: Values::new(1, 6) },
        units: &[Unit::Goliath, Unit::Valkyrie],
        support_icon: &[],
        text: &[
            Clause::Attack(2, If::AgainstFlying),
            Clause::Splash(Splash { hits: Hits::Air, only: &[] }, If::Front(&[Unit::Valkyrie])),
        ],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Number(20),
        name: "brood-terran-20",
        face: Face::Standard { major: Values::new(9, 6), minor: Values::new(6, 1) },
        units: &[Unit::Valkyrie],
        support_icon: &[],
        text: &[Clause::Splash(Splash { hits: Hits::Air, only: &[] }, If::Always)],
        source: Source::Sourced,
    },
    SIEGE_MODE,
    CardDef { face: Face::Standard { major: Values::new(9, 8), minor: Values::new(6, 5) }, ..SIEGE_MODE },
    CardDef { face: Face::Standard { major: Values::new(10, 7), minor: Values::new(6, 5) }, ..SIEGE_MODE },
    LOCKDOWN,
    LOCKDOWN,
    HEAL,
    HEAL,
    HEAL,
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::OpticalFlare),
        name: "optical-flare",
        face: Face::Reinforcement,
        units: &[Unit::Medic],
        support_icon: &[Unit::Medic],
        text: &[Clause::NoEnemyAttack, Clause::NoEnemySupport],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::Restoration),
        name: "restoration",
        face: Face::PlayArea,
        units: &[Unit::Medic],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
];
