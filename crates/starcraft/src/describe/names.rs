//! The names of components as message keys.

use crate::brood::Installation;
use crate::cards::{
    Building, Card, EventCard, Faction, Leadership, Module, Planet, Race, Resource, Stage, Technology, Title,
    Unit,
};
use crate::galaxy::Side;
use crate::state::Order;

/// Keys of one kind: a prefix, the names in the order of their table, and perhaps an attribute.
macro_rules! keys {
    ($prefix:literal, [$($name:literal),* $(,)?]) => { keys!($prefix, [$($name),*], "") };
    ($prefix:literal, [$($name:literal),* $(,)?], $attribute:literal) => {
        [$(concat!($prefix, $name, $attribute)),*]
    };
}

/// A form of the units' names.
macro_rules! units {
    ($attribute:literal) => {
        keys!(
            "unit-",
            [
                "marine",
                "firebat",
                "ghost",
                "vulture",
                "goliath",
                "siege-tank",
                "wraith",
                "science-vessel",
                "battlecruiser",
                "zealot",
                "dragoon",
                "high-templar",
                "archon",
                "reaver",
                "scout",
                "arbiter",
                "carrier",
                "zergling",
                "hydralisk",
                "ultralisk",
                "queen",
                "defiler",
                "scourge",
                "mutalisk",
                "guardian",
                "medic",
                "valkyrie",
                "dark-templar",
                "dark-archon",
                "corsair",
                "brood-scourge",
                "lurker",
                "devourer",
                "infested-terran",
                "jim-raynor",
                "norad-ii",
                "gantrithor",
                "zeratul",
                "fenix",
                "sarah-kerrigan",
                "torrasque"
            ],
            $attribute
        )
    };
}

static UNITS: [&str; Unit::COUNT] = units!("");
static UNIT_OBJECTS: [&str; Unit::COUNT] = units!(".object");
static OPPOSING_UNITS: [&str; Unit::COUNT] = units!(".against");
static PLANETS: [&str; Planet::COUNT] = keys!(
    "planet-",
    [
        "abaddon",
        "antiga-prime",
        "bhekar-ro",
        "braken",
        "chau-sara",
        "dylar-iv",
        "halcyon",
        "helios",
        "pridewater",
        "tarsonis",
        "torus",
        "vyctor-v",
        "avernus-station",
        "erebus-station",
        "gehenna-station",
        "hydrax",
        "moria",
        "paladino-belt"
    ]
);
static FACTIONS: [&str; Faction::COUNT] =
    keys!("faction-", ["raynor", "mengsk", "tassadar", "aldaris", "queen-of-blades", "overmind"]);
static BUILDINGS: [&str; Building::COUNT] = keys!(
    "building-",
    [
        "barracks",
        "factory",
        "starport",
        "gateway",
        "robotics-facility",
        "stargate",
        "spawning-pool",
        "queens-nest",
        "spire"
    ]
);
static MODULES: [&str; Module::COUNT] =
    keys!("module-", ["supply", "research", "air-support", "defensive", "assist", "offensive"]);
static TECHNOLOGIES: [&str; Technology::COUNT] = keys!(
    "technology-",
    [
        "stim-packs",
        "bunker",
        "nuke",
        "lockdown",
        "cloaking-field",
        "spider-mines",
        "charon-boosters",
        "siege-mode",
        "emp-shockwave",
        "irradiate",
        "defensive-matrix",
        "yamato-gun",
        "leg-enhancements",
        "singularity-charge",
        "psionic-storm",
        "hallucination",
        "summon-archon",
        "increased-reaver-capacity",
        "stasis-field",
        "recall",
        "arbiter-cloaking-field",
        "increased-carrier-capacity",
        "burrow",
        "metabolic-boost",
        "chitinous-plating",
        "parasite",
        "ensnare",
        "spawn-broodling",
        "plague",
        "dark-swarm",
        "improved-flyer-attack",
        "guardian-aspect",
        "brood-siege-mode",
        "brood-lockdown",
        "heal",
        "optical-flare",
        "restoration",
        "brood-reaver-capacity",
        "summon-dark-archon",
        "mind-control",
        "feedback",
        "maelstrom",
        "disruption-web",
        "brood-dark-swarm",
        "brood-flyer-attack",
        "lurker-aspect",
        "devourer-aspect",
        "infest-command-center",
        "consume",
        "kerrigan-storm",
        "kerrigan-cloaking"
    ]
);
static EVENTS: [&str; EventCard::COUNT] = keys!(
    "event-",
    [
        "uncharted-currents",
        "prefab-modules",
        "recruitment-drive",
        "spare-hulls",
        "local-militia",
        "war-games",
        "expanded-staff",
        "untapped-veins",
        "listening-post",
        "skilled-overseers",
        "flawless-defense-plan",
        "intercepted-transmissions",
        "overharvested",
        "shifting-lanes",
        "rapid-redeployment",
        "veteran-cadres",
        "field-laboratory",
        "mercenary-contract",
        "raiders",
        "worker-unrest",
        "rallying-cry",
        "accelerated-construction",
        "the-end-draws-near",
        "moment-of-glory",
        "orbital-bombardment",
        "reign-of-terror",
        "supreme-effort",
        "elite-vanguard",
        "scientific-breakthrough",
        "scorched-world",
        "torn-space",
        "total-war",
        "subtle-planning",
        "hidden-cache",
        "heroic-strategy",
        "vespene-windfall",
        "dug-in",
        "inspiring-leadership"
    ]
);
static LEADERSHIP: [&str; Leadership::COUNT] = keys!(
    "leadership-",
    [
        "storage-facilities",
        "raynors-raiders",
        "covert-operations",
        "jim-raynor",
        "make-do-with-little",
        "to-the-bitter-end",
        "psi-disrupter",
        "emperor-arcturus",
        "terran-dominion",
        "sons-of-korhal",
        "norad-ii",
        "tactical-mastery",
        "terran-civilization",
        "scorched-earth-policy",
        "orbital-platform",
        "domination",
        "warp-gate",
        "gantrithor",
        "zeratul",
        "ultimate-sacrifice",
        "return-to-aiur",
        "riches-of-aiur",
        "predestined",
        "conclave-fleet",
        "fenix",
        "khala-devotee",
        "will-of-the-conclave",
        "destiny",
        "forward-planning",
        "new-rising-power",
        "glimpse-the-future",
        "hasten-the-end",
        "sarah-kerrigan",
        "deathblow",
        "subtle-influence",
        "endless-hunger",
        "the-swarm",
        "the-overmind",
        "cerebrate-daggoth",
        "torrasque",
        "the-swarm-flies",
        "teeming-spawn"
    ]
);
static TERRAN_CARDS: [&str; 18] =
    keys!("card-terran-", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
static PROTOSS_CARDS: [&str; 18] =
    keys!("card-protoss-", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
static ZERG_CARDS: [&str; 18] =
    keys!("card-zerg-", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);

/// The numbers of the cards that Brood War puts into the starting decks, by race.
const REPLACING: [&[u8]; 3] = [&[4, 5, 15, 17, 18, 19, 20], &[1, 2, 9, 19, 20], &[6, 10, 11, 12, 14, 19, 20]];
static BROOD_CARDS: [&[&str]; 3] = [
    &keys!("card-brood-terran-", [4, 5, 15, 17, 18, 19, 20]),
    &keys!("card-brood-protoss-", [1, 2, 9, 19, 20]),
    &keys!("card-brood-zerg-", [6, 10, 11, 12, 14, 19, 20]),
];

/// The name of a unit.
pub const fn unit(unit: Unit) -> &'static str {
    UNITS[unit as usize]
}

/// The name of a unit as the object of a verb.
pub const fn unit_object(unit: Unit) -> &'static str {
    UNIT_OBJECTS[unit as usize]
}

/// The name of a unit after 'against'.
pub const fn unit_against(unit: Unit) -> &'static str {
    OPPOSING_UNITS[unit as usize]
}

/// The name of a planet.
pub const fn planet(planet: Planet) -> &'static str {
    PLANETS[planet as usize]
}

/// The name of a faction.
pub const fn faction(faction: Faction) -> &'static str {
    FACTIONS[faction as usize]
}

/// The name of a building.
pub const fn building(building: Building) -> &'static str {
    BUILDINGS[building as usize]
}

/// The name of a module.
pub const fn module(module: Module) -> &'static str {
    MODULES[module as usize]
}

/// The name of a technology.
pub const fn technology(technology: Technology) -> &'static str {
    TECHNOLOGIES[technology as usize]
}

/// The name of an Event card.
pub const fn event(card: EventCard) -> &'static str {
    EVENTS[card as usize]
}

/// The name of a Leadership card.
pub const fn leadership(card: Leadership) -> &'static str {
    LEADERSHIP[card as usize]
}

/// The name of an installation.
pub const fn installation(installation: Installation) -> &'static str {
    match installation {
        Installation::InfestedCommandCenter => "installation-infested-command-center",
        Installation::Cerebrate => "installation-cerebrate",
        Installation::Overmind => "installation-overmind",
        Installation::WarpGate => "installation-warp-gate",
    }
}

/// The name of a Combat card: its number and units, or its technology.
pub fn card(card: Card) -> &'static str {
    let def = card.def();
    match def.title {
        Title::Technology(name) => technology(name),
        Title::Number(number) if def.name.starts_with("brood-") => {
            let numbers = &REPLACING[def.race as usize];
            let at = numbers.iter().position(|&own| own == number);
            let at = at.unwrap_or_else(|| unreachable!("{number} is no card of Brood War"));
            BROOD_CARDS[def.race as usize][at]
        }
        Title::Number(number) => {
            let names = match def.race {
                Race::Terran => &TERRAN_CARDS,
                Race::Protoss => &PROTOSS_CARDS,
                Race::Zerg => &ZERG_CARDS,
            };
            names[usize::from(number) - 1]
        }
    }
}

/// The name of an order.
pub const fn order(order: Order) -> &'static str {
    match order {
        Order::Build => "order-build",
        Order::Mobilize => "order-mobilize",
        Order::Research => "order-research",
        Order::SpecialBuild => "order-special-build",
        Order::SpecialMobilize => "order-special-mobilize",
        Order::SpecialResearch => "order-special-research",
        Order::Star => "order-star",
    }
}

/// The name of a resource.
pub const fn resource(resource: Resource) -> &'static str {
    match resource {
        Resource::Minerals => "resource-minerals",
        Resource::Gas => "resource-gas",
    }
}

/// The name of a stage.
pub const fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::One => "stage-one",
        Stage::Two => "stage-two",
        Stage::Three => "stage-three",
    }
}

/// The name of a side of a planet.
pub const fn side(side: Side) -> &'static str {
    match side {
        Side::N => "side-north",
        Side::E => "side-east",
        Side::S => "side-south",
        Side::W => "side-west",
    }
}
