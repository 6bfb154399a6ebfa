//! The keys of the components' names.

use crate::cards::{
    ActionCard, Colour, Face, Icon, Leader, Mission, Objective, Ring, Shape, Side, Skill, Stage, System,
    Tactic, Theatre, Unit,
};
use crate::place::Place;

/// A system.
pub(crate) fn system(system: System) -> &'static str {
    const KEYS: [&str; 32] = [
        "system-mon-calamari",
        "system-felucia",
        "system-yavin",
        "system-saleucami",
        "system-kessel",
        "system-toydaria",
        "system-nal-hutta",
        "system-bothawui",
        "system-rodia",
        "system-tatooine",
        "system-geonosis",
        "system-ryloth",
        "system-naboo",
        "system-sullust",
        "system-dagobah",
        "system-utapau",
        "system-mustafar",
        "system-bespin",
        "system-endor",
        "system-hoth",
        "system-corellia",
        "system-cato-neimoidia",
        "system-coruscant",
        "system-alderaan",
        "system-malastare",
        "system-kashyyyk",
        "system-mandalore",
        "system-dathomir",
        "system-ord-mantell",
        "system-ilum",
        "system-mygeeto",
        "system-dantooine",
    ];
    KEYS[system as usize]
}

/// A type of unit.
pub(crate) fn unit(unit: Unit) -> &'static str {
    const KEYS: [&str; 18] = [
        "unit-tie-fighter",
        "unit-assault-carrier",
        "unit-star-destroyer",
        "unit-super-star-destroyer",
        "unit-death-star",
        "unit-death-star-under-construction",
        "unit-stormtrooper",
        "unit-at-st",
        "unit-at-at",
        "unit-x-wing",
        "unit-y-wing",
        "unit-rebel-transport",
        "unit-corellian-corvette",
        "unit-mon-calamari-cruiser",
        "unit-rebel-trooper",
        "unit-airspeeder",
        "unit-shield-generator",
        "unit-ion-cannon",
    ];
    KEYS[unit as usize]
}

/// A leader.
pub(crate) fn leader(leader: Leader) -> &'static str {
    const KEYS: [&str; 25] = [
        "leader-emperor-palpatine",
        "leader-grand-moff-tarkin",
        "leader-darth-vader",
        "leader-general-tagge",
        "leader-admiral-ozzel",
        "leader-admiral-piett",
        "leader-soontir-fel",
        "leader-janus-greejatus",
        "leader-boba-fett",
        "leader-colonel-yularen",
        "leader-general-veers",
        "leader-moff-jerjerrod",
        "leader-mon-mothma",
        "leader-jan-dodonna",
        "leader-princess-leia",
        "leader-general-rieekan",
        "leader-admiral-ackbar",
        "leader-han-solo",
        "leader-lando-calrissian",
        "leader-wedge-antilles",
        "leader-chewbacca",
        "leader-general-madine",
        "leader-luke-skywalker",
        "leader-obi-wan-kenobi",
        "leader-luke-skywalker-jedi",
    ];
    KEYS[leader as usize]
}

/// A mission or project.
pub(crate) fn mission(mission: Mission) -> &'static str {
    const KEYS: [&str; 53] = [
        "mission-capture-rebel-operative",
        "mission-gather-intel",
        "mission-research-and-development",
        "mission-rule-by-fear",
        "mission-address-delays",
        "mission-carbon-freezing",
        "mission-collect-bounty",
        "mission-detained",
        "mission-display-of-power",
        "mission-double-our-efforts",
        "mission-fear-will-keep-them-in-line",
        "mission-homing-beacon",
        "mission-hunt-them-down",
        "mission-imperial-propaganda",
        "mission-intercept-transmission",
        "mission-interrogation",
        "mission-interrogation-droid",
        "mission-long-range-probe",
        "mission-lure-of-the-dark-side",
        "mission-planetary-conquest",
        "mission-probe-droid-initiative",
        "mission-retrieve-the-plans",
        "mission-secret-weapons-research",
        "mission-trade-negotiations",
        "mission-construct-death-star",
        "mission-construct-factory",
        "mission-construct-super-star-destroyer",
        "mission-oversee-project",
        "mission-superlaser-online",
        "mission-build-alliance",
        "mission-infiltration",
        "mission-rapid-mobilization",
        "mission-sabotage",
        "mission-base-defenses",
        "mission-contingency-plan",
        "mission-covert-operation",
        "mission-daring-rescue",
        "mission-demolition",
        "mission-establish-trade-relations",
        "mission-for-the-greater-good",
        "mission-hidden-fleet",
        "mission-hit-and-run",
        "mission-incite-rebellion",
        "mission-lead-the-strike-team",
        "mission-misdirection",
        "mission-plan-the-assault",
        "mission-plant-false-lead",
        "mission-public-uprising",
        "mission-rogue-squadron-raid",
        "mission-seek-yoda",
        "mission-stolen-plans",
        "mission-support-of-mon-calamari",
        "mission-wookiee-uprising",
    ];
    KEYS[mission as usize]
}

/// An action card.
pub(crate) fn action(action: ActionCard) -> &'static str {
    const KEYS: [&str; 34] = [
        "action-according-to-my-design",
        "action-brilliant-administrator",
        "action-it-is-your-destiny",
        "action-more-dangerous-than-you-realize",
        "action-blindside",
        "action-boba-fett-where",
        "action-catch-them-by-surprise",
        "action-fully-operational",
        "action-good-intel",
        "action-keep-them-from-escaping",
        "action-local-rumors",
        "action-proceeding-as-planned",
        "action-public-support",
        "action-ready-for-action",
        "action-scouting-mission",
        "action-target-the-generator",
        "action-human-cyborg-relations",
        "action-our-most-desperate-hour",
        "action-rebel-planning",
        "action-resourceful-astromech",
        "action-start-the-evacuation",
        "action-temporary-alliance",
        "action-ambush",
        "action-an-old-friend",
        "action-independent-operation",
        "action-its-a-trap",
        "action-noble-sacrifice",
        "action-one-in-a-million",
        "action-point-blank-assault",
        "action-son-of-skywalker",
        "action-target-the-star-destroyers",
        "action-the-millennium-falcon",
        "action-undercover",
        "action-wookiee-guardian",
    ];
    KEYS[action as usize]
}

/// An objective.
pub(crate) fn objective(objective: Objective) -> &'static str {
    const KEYS: [&str; 15] = [
        "objective-crippling-blow",
        "objective-cut-supply-lines",
        "objective-defend-the-people",
        "objective-rebel-assault",
        "objective-regional-support",
        "objective-death-star-plans",
        "objective-heart-of-the-empire",
        "objective-leave-no-one-behind",
        "objective-liberation",
        "objective-popular-support",
        "objective-death-star-plans",
        "objective-establish-outposts",
        "objective-inspire-sympathy",
        "objective-major-victory",
        "objective-return-of-the-jedi",
    ];
    KEYS[objective as usize]
}

/// A tactic card; both decks have cards of some names.
pub(crate) fn tactic(tactic: Tactic) -> &'static str {
    const KEYS: [&str; 19] = [
        "tactic-brilliant-strategy",
        "tactic-concentrate-fire",
        "tactic-critical-hit",
        "tactic-defensive-formation",
        "tactic-onslaught",
        "tactic-take-it-down",
        "tactic-unstoppable-assault",
        "tactic-brilliant-strategy",
        "tactic-concentrate-fire",
        "tactic-critical-hit",
        "tactic-defensive-formation",
        "tactic-onslaught",
        "tactic-take-it-down",
        "tactic-unstoppable-assault",
        "tactic-no-escape",
        "tactic-outmaneuver",
        "tactic-bombardment",
        "tactic-dig-in",
        "tactic-escape-plan",
    ];
    KEYS[tactic as usize]
}

/// A ring.
pub(crate) fn ring(ring: Ring) -> &'static str {
    const KEYS: [&str; 7] = [
        "ring-captured",
        "ring-carbonite",
        "ring-lured",
        "ring-master-yoda",
        "ring-c-3po",
        "ring-r2-d2",
        "ring-millennium-falcon",
    ];
    KEYS[ring as usize]
}

/// A side.
pub(crate) fn side(side: Side) -> &'static str {
    const KEYS: [&str; 2] = ["faction-rebel", "faction-imperial"];
    KEYS[side as usize]
}

/// A theatre.
pub(crate) fn theatre(theatre: Theatre) -> &'static str {
    const KEYS: [&str; 2] = ["theatre-space", "theatre-ground"];
    KEYS[theatre as usize]
}

/// The colour of a die.
pub(crate) fn colour(colour: Colour) -> &'static str {
    const KEYS: [&str; 2] = ["colour-red", "colour-black"];
    KEYS[colour as usize]
}

/// A face of a die.
pub(crate) fn face(face: Face) -> &'static str {
    const KEYS: [&str; 4] = ["face-hit", "face-direct", "face-special", "face-blank"];
    KEYS[face as usize]
}

/// The stage of an objective.
pub(crate) fn stage(stage: Stage) -> &'static str {
    const KEYS: [&str; 3] = ["stage-one", "stage-two", "stage-three"];
    KEYS[stage as usize]
}

/// A system or the Rebel Base space.
pub(crate) fn place(place: Place) -> &'static str {
    place.system().map_or("rebel-base-space", system)
}

/// A skill.
pub(crate) fn skill(skill: Skill) -> &'static str {
    const KEYS: [&str; 4] = ["skill-diplomacy", "skill-intel", "skill-logistics", "skill-spec-ops"];
    KEYS[skill as usize]
}

/// A resource icon.
pub(crate) const fn icon(icon: Icon) -> &'static str {
    match (icon.theatre, icon.shape) {
        (Theatre::Space, Shape::Triangle) => "icon-space-triangle",
        (Theatre::Space, Shape::Circle) => "icon-space-circle",
        (Theatre::Space, Shape::Square) => "icon-space-square",
        (Theatre::Ground, Shape::Triangle) => "icon-ground-triangle",
        (Theatre::Ground, Shape::Circle) => "icon-ground-circle",
        (Theatre::Ground, Shape::Square) => "icon-ground-square",
    }
}
