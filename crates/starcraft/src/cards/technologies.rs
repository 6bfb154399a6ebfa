//! The technologies: what they cost and where their cards go; the cards themselves stand in `combat.rs`.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::brood_technologies::BROOD_TECHNOLOGIES;
use super::{Cost, Edition, Race, Source};

/// A technology.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the technologies are documented by their rows")]
pub enum Technology {
    StimPacks,
    Bunker,
    Nuke,
    Lockdown,
    CloakingField,
    SpiderMines,
    CharonBoosters,
    SiegeMode,
    EmpShockwave,
    Irradiate,
    DefensiveMatrix,
    YamatoGun,
    LegEnhancements,
    SingularityCharge,
    PsionicStorm,
    Hallucination,
    SummonArchon,
    IncreasedReaverCapacity,
    StasisField,
    Recall,
    ArbiterCloakingField,
    IncreasedCarrierCapacity,
    Burrow,
    MetabolicBoost,
    ChitinousPlating,
    Parasite,
    Ensnare,
    SpawnBroodling,
    Plague,
    DarkSwarm,
    ImprovedFlyerAttack,
    GuardianAspect,
    BroodSiegeMode,
    BroodLockdown,
    Heal,
    OpticalFlare,
    Restoration,
    BroodReaverCapacity,
    SummonDarkArchon,
    MindControl,
    Feedback,
    Maelstrom,
    DisruptionWeb,
    BroodDarkSwarm,
    BroodFlyerAttack,
    LurkerAspect,
    DevourerAspect,
    InfestCommandCenter,
    Consume,
    KerriganStorm,
    KerriganCloaking,
}

impl Technology {
    /// How many technologies there are in the base game.
    pub const BASE: usize = 32;
    /// How many there are with Brood War.
    pub const COUNT: usize = Self::BASE + 19;

    /// Every technology.
    pub fn all() -> impl Iterator<Item = Self> {
        TECHNOLOGIES.iter().chain(&BROOD_TECHNOLOGIES).map(|def| def.technology)
    }

    /// The technologies of a race in an edition; one of them has two cards more that cannot be bought.
    pub fn of(race: Race, edition: Edition) -> impl Iterator<Item = Self> {
        Self::all().filter(move |technology| technology.def().race == race && technology.is_in(edition))
    }

    /// Whether an edition has it (SC 20.2.1 to SC 20.2.3).
    pub const fn is_in(self, edition: Edition) -> bool {
        match edition {
            Edition::Base => (self as usize) < Self::BASE,
            Edition::BroodWar => !matches!(
                self,
                Self::SiegeMode
                    | Self::Lockdown
                    | Self::IncreasedReaverCapacity
                    | Self::DarkSwarm
                    | Self::ImprovedFlyerAttack
            ),
        }
    }

    /// Whether it can be bought at all: the Queen of Blades gains two by a Leadership card alone.
    pub const fn is_for_sale(self) -> bool {
        !matches!(self, Self::KerriganStorm | Self::KerriganCloaking)
    }

    /// The printed facts.
    #[inline]
    pub fn def(self) -> &'static TechnologyDef {
        let number = self as usize;
        if number < Self::BASE { &TECHNOLOGIES[number] } else { &BROOD_TECHNOLOGIES[number - Self::BASE] }
    }
}

/// The printed facts of a technology.
#[derive(Debug)]
pub struct TechnologyDef {
    /// Which technology.
    pub technology: Technology,
    /// Its name in message keys.
    pub name: &'static str,
    /// Whose it is.
    pub race: Race,
    /// How many cards one payment buys (SC 12.3.2).
    pub copies: u8,
    /// What it costs.
    pub cost: Cost,
    /// Whether it lies in the play area instead of the Combat deck (SC 17.10.1).
    pub play_area: bool,
    /// Whether it goes back to the Technology deck after its skirmish (SC 17.9.1).
    pub returns: bool,
    /// Where the numbers come from.
    pub source: Source,
}

/// The table, in the order of [`Technology`].
static TECHNOLOGIES: [TechnologyDef; Technology::BASE] = [
    // No text ability: high attack, low health.
    TechnologyDef {
        technology: Technology::StimPacks,
        name: "stim-packs",
        race: Race::Terran,
        copies: 2,
        cost: Cost::new(1, 1),
        play_area: false,
        returns: false,
        source: Source::Sourced,
    },
    // Usable only as defender: for this battle you gain +1 health in every skirmish whose front-line unit is a Marine, Firebat or Ghost. Not combinable with a guard token or the event Flawless Defense Plan.
    TechnologyDef {
        technology: Technology::Bunker,
        name: "bunker",
        race: Race::Terran,
        copies: 1,
        cost: Cost::new(2, 0),
        play_area: true,
        returns: false,
        source: Source::Reconstructed,
    },
    // If your front-line Ghost was not physically destroyed in this skirmish, destroy all other units still taking part in this battle, on both sides (heroes excepted). Then return the card to the Technology deck.
    TechnologyDef {
        technology: Technology::Nuke,
        name: "nuke",
        race: Race::Terran,
        copies: 1,
        cost: Cost::new(1, 2),
        play_area: false,
        returns: true,
        source: Source::Reconstructed,
    },
    // If the opposing front-line unit is mechanical, your opponent uses the minor values of his standard card and ignores its ability.
    TechnologyDef {
        technology: Technology::Lockdown,
        name: "lockdown",
        race: Race::Terran,
        copies: 2,
        cost: Cost::new(0, 1),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // Your Ghosts and Wraiths in this skirmish gain cloaking.
    TechnologyDef {
        technology: Technology::CloakingField,
        name: "cloaking-field",
        race: Race::Terran,
        copies: 2,
        cost: Cost::new(0, 2),
        play_area: false,
        returns: false,
        source: Source::Sourced,
    },
    // Ground splash damage if the opponent has no detector in this skirmish.
    TechnologyDef {
        technology: Technology::SpiderMines,
        name: "spider-mines",
        race: Race::Terran,
        copies: 2,
        cost: Cost::new(1, 0),
        play_area: false,
        returns: false,
        source: Source::Sourced,
    },
    // Usable as defender with at least one Goliath in the battle: the attacker must destroy one of his flying units in the battle (his choice).
    TechnologyDef {
        technology: Technology::CharonBoosters,
        name: "charon-boosters",
        race: Race::Terran,
        copies: 1,
        cost: Cost::new(1, 2),
        play_area: true,
        returns: false,
        source: Source::Sourced,
    },
    // Ground splash damage.
    TechnologyDef {
        technology: Technology::SiegeMode,
        name: "siege-mode",
        race: Race::Terran,
        copies: 2,
        cost: Cost::new(1, 1),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // Cancel the opponent's reinforcement card in this skirmish (resolved before all other abilities).
    TechnologyDef {
        technology: Technology::EmpShockwave,
        name: "emp-shockwave",
        race: Race::Terran,
        copies: 2,
        cost: Cost::new(0, 2),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // Ground/flying splash damage.
    TechnologyDef {
        technology: Technology::Irradiate,
        name: "irradiate",
        race: Race::Terran,
        copies: 2,
        cost: Cost::new(1, 2),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // +2 health.
    TechnologyDef {
        technology: Technology::DefensiveMatrix,
        name: "defensive-matrix",
        race: Race::Terran,
        copies: 2,
        cost: Cost::new(0, 2),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // No text ability: very high attack.
    TechnologyDef {
        technology: Technology::YamatoGun,
        name: "yamato-gun",
        race: Race::Terran,
        copies: 2,
        cost: Cost::new(1, 2),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // With at least one Zealot in the battle: the opponent must destroy the cheapest of his ground units in the battle (total of minerals and gas; ties his choice; heroes excepted).
    TechnologyDef {
        technology: Technology::LegEnhancements,
        name: "leg-enhancements",
        race: Race::Protoss,
        copies: 1,
        cost: Cost::new(1, 2),
        play_area: true,
        returns: false,
        source: Source::Sourced,
    },
    // +1 attack (against ground and flying).
    TechnologyDef {
        technology: Technology::SingularityCharge,
        name: "singularity-charge",
        race: Race::Protoss,
        copies: 2,
        cost: Cost::new(0, 1),
        play_area: false,
        returns: false,
        source: Source::Sourced,
    },
    // +2 attack; your units in this skirmish gain detector; ground/flying splash damage.
    TechnologyDef {
        technology: Technology::PsionicStorm,
        name: "psionic-storm",
        race: Race::Protoss,
        copies: 2,
        cost: Cost::new(1, 2),
        play_area: false,
        returns: false,
        source: Source::Sourced,
    },
    // Cancel the opponent's standard Combat card; he must play a new one at once, from hand or from the top of his deck as he likes.
    TechnologyDef {
        technology: Technology::Hallucination,
        name: "hallucination",
        race: Race::Protoss,
        copies: 2,
        cost: Cost::new(0, 2),
        play_area: false,
        returns: false,
        source: Source::Sourced,
    },
    // During a Build order you may build an Archon for 1 gas by destroying 2 High Templars on the active planet.
    TechnologyDef {
        technology: Technology::SummonArchon,
        name: "summon-archon",
        race: Race::Protoss,
        copies: 1,
        cost: Cost::new(0, 1),
        play_area: true,
        returns: false,
        source: Source::Sourced,
    },
    // Ground splash damage.
    TechnologyDef {
        technology: Technology::IncreasedReaverCapacity,
        name: "increased-reaver-capacity",
        race: Race::Protoss,
        copies: 3,
        cost: Cost::new(0, 1),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // The final attack of both sides in this skirmish is 0.
    TechnologyDef {
        technology: Technology::StasisField,
        name: "stasis-field",
        race: Race::Protoss,
        copies: 2,
        cost: Cost::new(1, 2),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // Instead of playing it in a skirmish, discard it from hand while executing one of your orders: move one of your units from anywhere to one area containing one of your Arbiters (unit limit applies, enemy-held areas excluded).
    TechnologyDef {
        technology: Technology::Recall,
        name: "recall",
        race: Race::Protoss,
        copies: 2,
        cost: Cost::new(0, 1),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // All your units in this skirmish except Arbiters gain cloaking.
    TechnologyDef {
        technology: Technology::ArbiterCloakingField,
        name: "arbiter-cloaking-field",
        race: Race::Protoss,
        copies: 2,
        cost: Cost::new(0, 2),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // No text ability.
    TechnologyDef {
        technology: Technology::IncreasedCarrierCapacity,
        name: "increased-carrier-capacity",
        race: Race::Protoss,
        copies: 3,
        cost: Cost::new(1, 1),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // Your front-line unit gains cloaking. Attack is 0.
    TechnologyDef {
        technology: Technology::Burrow,
        name: "burrow",
        race: Race::Zerg,
        copies: 3,
        cost: Cost::new(1, 0),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // Attacking Zerglings only: a front-line Zergling strong enough to kill the ground unit facing it has 2 more health for the rest of that skirmish.
    TechnologyDef {
        technology: Technology::MetabolicBoost,
        name: "metabolic-boost",
        race: Race::Zerg,
        copies: 1,
        cost: Cost::new(0, 2),
        play_area: true,
        returns: false,
        source: Source::Sourced,
    },
    // No text ability.
    TechnologyDef {
        technology: Technology::ChitinousPlating,
        name: "chitinous-plating",
        race: Race::Zerg,
        copies: 3,
        cost: Cost::new(1, 1),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // Your Queens have detector. At the start of a battle in which you have a Queen the opponent reveals his hand of Combat cards to you.
    TechnologyDef {
        technology: Technology::Parasite,
        name: "parasite",
        race: Race::Zerg,
        copies: 1,
        cost: Cost::new(0, 2),
        play_area: true,
        returns: false,
        source: Source::Sourced,
    },
    // Your units in this skirmish gain detector; +1 attack; the opponent's supporting units add no support value.
    TechnologyDef {
        technology: Technology::Ensnare,
        name: "ensnare",
        race: Race::Zerg,
        copies: 3,
        cost: Cost::new(0, 1),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // The opponent must destroy one of his ground units in this skirmish (his choice; heroes excepted).
    TechnologyDef {
        technology: Technology::SpawnBroodling,
        name: "spawn-broodling",
        race: Race::Zerg,
        copies: 3,
        cost: Cost::new(0, 2),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // You automatically have sufficient strength in this skirmish (against ground and flying), and your units in it gain detector.
    TechnologyDef {
        technology: Technology::Plague,
        name: "plague",
        race: Race::Zerg,
        copies: 3,
        cost: Cost::new(1, 2),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // If the opposing front-line unit is ranged, the attack printed on the opponent's standard card counts as 0; his ranged supporting units add nothing.
    TechnologyDef {
        technology: Technology::DarkSwarm,
        name: "dark-swarm",
        race: Race::Zerg,
        copies: 2,
        cost: Cost::new(0, 2),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // +2 attack.
    TechnologyDef {
        technology: Technology::ImprovedFlyerAttack,
        name: "improved-flyer-attack",
        race: Race::Zerg,
        copies: 2,
        cost: Cost::new(1, 1),
        play_area: false,
        returns: false,
        source: Source::Reconstructed,
    },
    // During a Build order you may build a Guardian for 1 gas by destroying 1 Mutalisk on the active planet.
    TechnologyDef {
        technology: Technology::GuardianAspect,
        name: "guardian-aspect",
        race: Race::Zerg,
        copies: 1,
        cost: Cost::new(0, 1),
        play_area: true,
        returns: false,
        source: Source::Sourced,
    },
];
