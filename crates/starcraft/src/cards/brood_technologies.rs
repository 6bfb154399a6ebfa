//! The technologies of Brood War: those it adds, and those whose cards it exchanges (SC 20.2.1 to SC 20.2.3).
//!
//! Metabolic Boost, Guardian Aspect and Summon Archon are exchanged for cards that say the same.

use super::technologies::{Technology, TechnologyDef};
use super::{Cost, Race, Source};

/// The table, in the order of [`Technology`] after those of the base game.
pub(super) static BROOD_TECHNOLOGIES: [TechnologyDef; Technology::COUNT - Technology::BASE] = [
    // Ground splash damage and collateral damage.
    TechnologyDef {
        technology: Technology::BroodSiegeMode,
        name: "brood-siege-mode",
        race: Race::Terran,
        copies: 3,
        cost: Cost::new(1, 1),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // If the opposing front-line unit is mechanical, your opponent uses the minor values of his standard card and ignores its ability. Recharge (once per Execution Phase).
    TechnologyDef {
        technology: Technology::BroodLockdown,
        name: "brood-lockdown",
        race: Race::Terran,
        copies: 2,
        cost: Cost::new(0, 1),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // If your front-line unit is a Marine, Firebat or Ghost: +2 health.
    TechnologyDef {
        technology: Technology::Heal,
        name: "heal",
        race: Race::Terran,
        copies: 3,
        cost: Cost::new(0, 1),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // The attack printed on the opponent's standard card counts as 0 in this skirmish and his supporting units add no support value.
    TechnologyDef {
        technology: Technology::OpticalFlare,
        name: "optical-flare",
        race: Race::Terran,
        copies: 1,
        cost: Cost::new(0, 1),
        play_area: false,
        returns: false,
        source: Source::Sourced,
    },
    // With at least one Medic in the battle: draw 1 additional Combat card.
    TechnologyDef {
        technology: Technology::Restoration,
        name: "restoration",
        race: Race::Terran,
        copies: 1,
        cost: Cost::new(0, 1),
        play_area: true,
        returns: false,
        source: Source::Sourced,
    },
    // Ground splash damage and collateral damage.
    TechnologyDef {
        technology: Technology::BroodReaverCapacity,
        name: "brood-reaver-capacity",
        race: Race::Protoss,
        copies: 3,
        cost: Cost::new(0, 1),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // During a Build order you may build a Dark Archon at no resource cost by destroying 1 Dark Templar on the active planet.
    TechnologyDef {
        technology: Technology::SummonDarkArchon,
        name: "summon-dark-archon",
        race: Race::Protoss,
        copies: 1,
        cost: Cost::new(0, 1),
        play_area: true,
        returns: false,
        source: Source::Sourced,
    },
    // Mind control: take the opposing front-line unit (if it was not destroyed) onto one of your mind control tokens. A cloaked unit can only be taken if you have a detector in the skirmish. Heroes are immune. At most 2 controlled units.
    TechnologyDef {
        technology: Technology::MindControl,
        name: "mind-control",
        race: Race::Protoss,
        copies: 1,
        cost: Cost::new(2, 2),
        play_area: false,
        returns: false,
        source: Source::Sourced,
    },
    // If the opponent played a reinforcement card in this skirmish: cancel it and he must destroy one of his assist units in this skirmish, if he has one.
    TechnologyDef {
        technology: Technology::Feedback,
        name: "feedback",
        race: Race::Protoss,
        copies: 3,
        cost: Cost::new(0, 1),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // Once per Execution Phase, when an opponent executes a Mobilize order, choose one enemy area on a planet where you have a Dark Archon: units in that area cannot be moved by that order.
    TechnologyDef {
        technology: Technology::Maelstrom,
        name: "maelstrom",
        race: Race::Protoss,
        copies: 1,
        cost: Cost::new(0, 1),
        play_area: true,
        returns: false,
        source: Source::Reconstructed,
    },
    // Enemy ground units in the skirmish cannot target flyers, and the +1 that enemy Air Support would give there is lost.
    TechnologyDef {
        technology: Technology::DisruptionWeb,
        name: "disruption-web",
        race: Race::Protoss,
        copies: 2,
        cost: Cost::new(0, 2),
        play_area: false,
        returns: false,
        source: Source::Sourced,
    },
    // If the opposing front-line unit is ranged, the attack printed on the opponent's standard card counts as 0; his ranged supporting units add nothing. Recharge (once per Execution Phase).
    TechnologyDef {
        technology: Technology::BroodDarkSwarm,
        name: "brood-dark-swarm",
        race: Race::Zerg,
        copies: 2,
        cost: Cost::new(0, 2),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // +2 attack.
    TechnologyDef {
        technology: Technology::BroodFlyerAttack,
        name: "brood-flyer-attack",
        race: Race::Zerg,
        copies: 2,
        cost: Cost::new(1, 1),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // During a Build order you may build a Lurker for 1 mineral and 1 gas by destroying 1 Hydralisk on the active planet.
    TechnologyDef {
        technology: Technology::LurkerAspect,
        name: "lurker-aspect",
        race: Race::Zerg,
        copies: 1,
        cost: Cost::new(0, 1),
        play_area: true,
        returns: false,
        source: Source::Sourced,
    },
    // During a Build order you may build a Devourer for 1 mineral by destroying 1 Mutalisk on the active planet.
    TechnologyDef {
        technology: Technology::DevourerAspect,
        name: "devourer-aspect",
        race: Race::Zerg,
        copies: 1,
        cost: Cost::new(0, 1),
        play_area: true,
        returns: false,
        source: Source::Sourced,
    },
    // When a Terran base is destroyed in step 1 of the Regrouping Phase in an area where you have a Queen, you may place an Infested Command Center there. In addition, during your Build order you may pay 1 mineral to place one in a friendly, not flying-only area of the active planet that holds one of your Queens and no base or installation.
    TechnologyDef {
        technology: Technology::InfestCommandCenter,
        name: "infest-command-center",
        race: Race::Zerg,
        copies: 1,
        cost: Cost::new(0, 2),
        play_area: true,
        returns: false,
        source: Source::Reconstructed,
    },
    // With at least one Defiler in the battle: destroy one of your other units in the battle or one worker from your Worker Pool to draw 3 Combat cards.
    TechnologyDef {
        technology: Technology::Consume,
        name: "consume",
        race: Race::Zerg,
        copies: 1,
        cost: Cost::new(0, 1),
        play_area: true,
        returns: false,
        source: Source::Sourced,
    },
    // Only with the hero Sarah Kerrigan as front-line or supporting unit: +2 attack; your units in this skirmish gain detector; ground/flying splash damage.
    TechnologyDef {
        technology: Technology::KerriganStorm,
        name: "kerrigan-storm",
        race: Race::Zerg,
        copies: 1,
        cost: Cost::new(0, 0),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // Only with the hero Sarah Kerrigan in this skirmish: she gains cloaking.
    TechnologyDef {
        technology: Technology::KerriganCloaking,
        name: "kerrigan-cloaking",
        race: Race::Zerg,
        copies: 1,
        cost: Cost::new(0, 0),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
];
