//! The Zerg Combat cards of Brood War: those of the starting deck, then those of the technologies (SC 20.2).

use super::{CardDef, Clause, Cloak, Face, Hits, If, Splash, Title, Values};
use crate::cards::{Race, Source, Technology, Unit};

/// The cards of those who do not survive their attack.
const CRASH: CardDef = CardDef {
    race: Race::Zerg,
    title: Title::Number(10),
    name: "brood-zerg-10",
    face: Face::Standard { major: Values::new(7, 5), minor: Values::new(5, 2) },
    units: &[Unit::BroodScourge, Unit::InfestedTerran],
    support_icon: &[],
    text: &[],
    source: Source::Sourced,
};

/// A card of the technology; its copies are alike.
const DARK_SWARM: CardDef = CardDef {
    race: Race::Zerg,
    title: Title::Technology(Technology::BroodDarkSwarm),
    name: "brood-dark-swarm",
    face: Face::Reinforcement,
    units: &[Unit::Defiler],
    support_icon: &[Unit::Defiler],
    text: &[Clause::DarkSwarm, Clause::Recharge],
    source: Source::Reconstructed,
};

/// A card of the technology; its copies are alike.
const FLYER_ATTACK: CardDef = CardDef {
    race: Race::Zerg,
    title: Title::Technology(Technology::BroodFlyerAttack),
    name: "brood-flyer-attack",
    face: Face::Reinforcement,
    units: &[Unit::Guardian, Unit::Devourer],
    support_icon: &[],
    text: &[Clause::Attack(2, If::Always)],
    source: Source::Reconstructed,
};

pub(super) static CARDS: [CardDef; 17] = [
    CardDef {
        race: Race::Zerg,
        title: Title::Number(6),
        name: "brood-zerg-6",
        face: Face::Standard { major: Values::new(6, 6), minor: Values::new(2, 5) },
        units: &[Unit::Hydralisk, Unit::Lurker],
        support_icon: &[],
        text: &[
            Clause::Attack(1, If::FrontAgainstFlying(&[Unit::Hydralisk])),
            Clause::Splash(Splash { hits: Hits::Ground, only: &[] }, If::Front(&[Unit::Lurker])),
        ],
        source: Source::Sourced,
    },
    CRASH,
    CardDef {
        title: Title::Number(11),
        name: "brood-zerg-11",
        face: Face::Standard { major: Values::new(8, 6), minor: Values::new(5, 2) },
        ..CRASH
    },
    CardDef {
        title: Title::Number(12),
        name: "brood-zerg-12",
        face: Face::Standard { major: Values::new(9, 6), minor: Values::new(5, 2) },
        ..CRASH
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Number(14),
        name: "brood-zerg-14",
        face: Face::Standard { major: Values::new(7, 8), minor: Values::new(3, 4) },
        units: &[Unit::Mutalisk, Unit::Devourer],
        support_icon: &[],
        text: &[
            Clause::Splash(
                Splash { hits: Hits::Ground, only: &[Unit::Marine, Unit::Zergling, Unit::Zealot] },
                If::Front(&[Unit::Mutalisk]),
            ),
            Clause::Attack(1, If::Front(&[Unit::Devourer])),
        ],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Number(19),
        name: "brood-zerg-19",
        face: Face::Standard { major: Values::new(8, 7), minor: Values::new(3, 4) },
        units: &[Unit::Lurker, Unit::Devourer],
        support_icon: &[],
        text: &[
            Clause::Health(1, If::Front(&[Unit::Devourer])),
            Clause::Splash(Splash { hits: Hits::Ground, only: &[] }, If::Front(&[Unit::Lurker])),
        ],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Number(20),
        name: "brood-zerg-20",
        face: Face::Standard { major: Values::new(7, 7), minor: Values::new(3, 4) },
        units: &[Unit::Lurker, Unit::Devourer],
        support_icon: &[],
        text: &[
            Clause::Health(2, If::Front(&[Unit::Devourer])),
            Clause::Splash(Splash { hits: Hits::Ground, only: &[] }, If::Front(&[Unit::Lurker])),
        ],
        source: Source::Sourced,
    },
    DARK_SWARM,
    DARK_SWARM,
    FLYER_ATTACK,
    FLYER_ATTACK,
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::LurkerAspect),
        name: "lurker-aspect",
        face: Face::PlayArea,
        units: &[Unit::Hydralisk, Unit::Lurker],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::DevourerAspect),
        name: "devourer-aspect",
        face: Face::PlayArea,
        units: &[Unit::Mutalisk, Unit::Devourer],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::InfestCommandCenter),
        name: "infest-command-center",
        face: Face::PlayArea,
        units: &[Unit::Queen],
        support_icon: &[],
        text: &[],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::Consume),
        name: "consume",
        face: Face::PlayArea,
        units: &[Unit::Defiler],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::KerriganStorm),
        name: "kerrigan-storm",
        face: Face::Reinforcement,
        units: &[Unit::SarahKerrigan],
        support_icon: &[Unit::SarahKerrigan],
        text: &[
            Clause::Attack(2, If::Always),
            Clause::Detector,
            Clause::Splash(Splash { hits: Hits::Both, only: &[] }, If::Always),
        ],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::KerriganCloaking),
        name: "kerrigan-cloaking",
        face: Face::Reinforcement,
        units: &[Unit::SarahKerrigan],
        support_icon: &[Unit::SarahKerrigan],
        text: &[Clause::Cloak(Cloak::Only(&[Unit::SarahKerrigan]))],
        source: Source::Reconstructed,
    },
];
