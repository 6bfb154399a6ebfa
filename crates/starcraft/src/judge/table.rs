//! What components are worth, and how units fight on average.

use std::sync::LazyLock;

use crate::cards::{Card, Clause, Edition, Face, If, Leadership, Technology, Unit, Values};

/// What a point of [`power`] is worth on the table.
pub(super) const POWER: i32 = 4;
/// Of the cards a side plays, the share that depicts the front-line unit.
const MATCHED: f32 = 0.8;
/// Attack and health of a card that does not depict the unit.
const MINOR: [f32; 2] = [3.3, 4.3];

/// How strong a unit is in a battle, about ten for a Marine.
pub(super) const fn power(unit: Unit) -> i32 {
    match unit {
        Unit::Marine => 10,
        Unit::Firebat => 11,
        Unit::Ghost => 12,
        Unit::Vulture => 14,
        Unit::Goliath => 17,
        Unit::SiegeTank => 22,
        Unit::Wraith => 18,
        Unit::ScienceVessel => 6,
        Unit::Battlecruiser => 27,
        Unit::Zealot => 15,
        Unit::Dragoon => 19,
        Unit::HighTemplar => 5,
        Unit::Archon => 28,
        Unit::Reaver => 23,
        Unit::Scout => 21,
        Unit::Arbiter => 6,
        Unit::Carrier => 27,
        Unit::Zergling => 8,
        Unit::Hydralisk => 13,
        Unit::Ultralisk => 25,
        Unit::Queen => 5,
        Unit::Defiler => 7,
        Unit::Scourge => 8,
        Unit::Mutalisk => 20,
        Unit::Guardian => 22,
        Unit::Medic => 6,
        Unit::Valkyrie => 18,
        Unit::DarkTemplar => 20,
        Unit::DarkArchon => 7,
        Unit::Corsair => 17,
        Unit::BroodScourge => 10,
        Unit::Lurker => 22,
        Unit::Devourer => 19,
        Unit::InfestedTerran => 10,
        Unit::JimRaynor => 22,
        Unit::NoradIi => 30,
        Unit::Gantrithor => 30,
        Unit::Zeratul => 26,
        Unit::Fenix => 25,
        Unit::SarahKerrigan => 24,
        Unit::Torrasque => 26,
    }
}

/// What a technology is worth to a player whose units use it.
pub(super) const fn technology(technology: Technology) -> i32 {
    match technology {
        Technology::StimPacks => 60,
        Technology::Bunker => 60,
        Technology::Nuke => 45,
        Technology::Lockdown => 35,
        Technology::CloakingField => 45,
        Technology::SpiderMines => 70,
        Technology::CharonBoosters => 35,
        Technology::SiegeMode => 90,
        Technology::EmpShockwave => 25,
        Technology::Irradiate => 60,
        Technology::DefensiveMatrix => 50,
        Technology::YamatoGun => 95,
        Technology::LegEnhancements => 120,
        Technology::SingularityCharge => 50,
        Technology::PsionicStorm => 90,
        Technology::Hallucination => 45,
        Technology::SummonArchon => 75,
        Technology::IncreasedReaverCapacity => 100,
        Technology::StasisField => 35,
        Technology::Recall => 5,
        Technology::ArbiterCloakingField => 50,
        Technology::IncreasedCarrierCapacity => 110,
        Technology::Burrow => 25,
        Technology::MetabolicBoost => 80,
        Technology::ChitinousPlating => 110,
        Technology::Parasite => 20,
        Technology::Ensnare => 55,
        Technology::SpawnBroodling => 75,
        Technology::Plague => 100,
        Technology::DarkSwarm => 50,
        Technology::ImprovedFlyerAttack => 75,
        Technology::GuardianAspect => 50,
        Technology::BroodSiegeMode => 110,
        Technology::BroodLockdown => 45,
        Technology::Heal => 55,
        Technology::OpticalFlare => 40,
        Technology::Restoration => 30,
        Technology::BroodReaverCapacity => 110,
        Technology::SummonDarkArchon => 35,
        Technology::MindControl => 60,
        Technology::Feedback => 45,
        Technology::Maelstrom => 20,
        Technology::DisruptionWeb => 45,
        Technology::BroodDarkSwarm => 60,
        Technology::BroodFlyerAttack => 70,
        Technology::LurkerAspect => 80,
        Technology::DevourerAspect => 55,
        Technology::InfestCommandCenter => 30,
        Technology::Consume => 25,
        Technology::KerriganStorm | Technology::KerriganCloaking => 0,
    }
}

/// What a Leadership card is worth at a glance; those that depend on the game are judged elsewhere.
pub(super) const fn leadership(card: Leadership) -> i32 {
    match card {
        Leadership::StorageFacilities => 150,
        Leadership::CovertOperations => 150,
        Leadership::EmperorArcturus => 110,
        Leadership::SonsOfKorhal => 130,
        Leadership::OrbitalPlatform => 140,
        Leadership::WarpGate => 110,
        Leadership::RichesOfAiur => 80,
        Leadership::ConclaveFleet => 90,
        Leadership::ForwardPlanning => 170,
        Leadership::GlimpseTheFuture => 130,
        Leadership::EndlessHunger => 150,
        Leadership::MakeDoWithLittle => 120,
        Leadership::CerebrateDaggoth => 130,
        Leadership::KhalaDevotee => 40,
        Leadership::NoradIi | Leadership::Gantrithor => 150,
        Leadership::JimRaynor | Leadership::Zeratul | Leadership::Fenix => 130,
        Leadership::SarahKerrigan | Leadership::Torrasque => 140,
        _ => 100,
    }
}

/// What a Special Victory card is worth at a glance.
pub(super) const fn special_victory(card: Leadership) -> i32 {
    match card {
        Leadership::Predestined => 200,
        Leadership::TheSwarm | Leadership::NewRisingPower => 160,
        Leadership::Domination => 150,
        _ => 120,
    }
}

/// Average totals of a unit in the front line with a card from a decent hand.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Average {
    /// Attack.
    pub(super) attack: f32,
    /// Health.
    pub(super) health: f32,
}

/// [`Average`] of every unit, with the starting deck.
static AVERAGES: LazyLock<[Average; Unit::COUNT]> = LazyLock::new(|| {
    let mut averages = [Average::default(); Unit::COUNT];
    for unit in Unit::all() {
        let edition = if unit.is_in(Edition::Base) { Edition::Base } else { Edition::BroodWar };
        let own = Card::of(unit.def().race, edition).filter(|card| card.technology().is_none());
        let values: Vec<Values> =
            own.filter(|card| !card.def().units.is_empty()).filter_map(|card| matching(card, unit)).collect();
        let mean = |value: fn(&Values) -> u8, minor: f32| {
            if values.is_empty() {
                return minor;
            }
            let sum: u32 = values.iter().map(|values| u32::from(value(values))).sum();
            MATCHED * sum as f32 / values.len() as f32 + (1.0 - MATCHED) * minor
        };
        averages[unit as usize] = Average {
            attack: mean(|values| values.attack, MINOR[0]),
            health: mean(|values| values.health, MINOR[1]),
        };
    }
    averages
});

/// How a unit fights on average.
#[inline]
pub(super) fn average(unit: Unit) -> Average {
    AVERAGES[unit as usize]
}

/// The values of a standard card that depicts the unit, with what its text always adds for it.
fn matching(card: Card, unit: Unit) -> Option<Values> {
    let Face::Standard { major, .. } = card.def().face else { return None };
    if !card.depicts(unit) {
        return None;
    }
    let mut values = major;
    if let Some(hero) = unit.hero() {
        values.attack += hero.bonus.attack;
        values.health += hero.bonus.health;
    }
    for clause in card.def().text {
        match *clause {
            Clause::Attack(n, If::Front(units)) if unit.is_one_of(units) => values.attack += n,
            Clause::Health(n, If::Front(units)) if unit.is_one_of(units) => values.health += n,
            _ => (),
        }
    }
    Some(values)
}
