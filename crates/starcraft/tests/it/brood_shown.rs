//! What golden replays with Brood War have to show between them; the example that writes them looks for games that do.

use std::collections::BTreeSet;

use orrery_starcraft::brood::Installation;
use orrery_starcraft::cards::{
    Building, Card, Edition, EventCard, Faction, Leadership, Module, Planet, Race, Technology, Unit,
};
use orrery_starcraft::state::{End, Order};
use orrery_starcraft::{Event, Setup};

const BROOD: Edition = Edition::BroodWar;

/// What a game shows: its setup and all that happened.
pub(crate) fn shown_by(setup: &Setup, events: &[Event]) -> Vec<String> {
    let mut shown = vec![table(setup)];
    for event in events {
        shown.extend(shown_by_event(event));
        shown.extend(happening(event).map(str::to_owned));
    }
    shown
}

fn table(setup: &Setup) -> String {
    let kind = match (setup.options.teams, setup.options.conquest) {
        (true, _) => " in teams",
        (_, true) => " for the galaxy",
        _ => "",
    };
    format!("a table of {}{kind}", setup.players)
}

fn shown_by_event(event: &Event) -> Vec<String> {
    match event {
        Event::FactionChosen { faction, .. } => vec![named(faction)],
        Event::PlanetPlaced { planet, .. } => vec![named(planet)],
        Event::OrderRevealed { order, .. } => vec![format!("{order:?} revealed")],
        Event::UnitBuilt { unit, .. } | Event::UnitPlaced { unit, .. } | Event::Boarded { unit, .. } => {
            vec![named(unit)]
        }
        Event::BuildingBought { building, level, .. } => vec![level_of(*building, *level)],
        Event::ModuleBought { module, .. } => vec![format!("module {module:?}")],
        Event::TechnologyGained { technology, .. } => vec![named(technology)],
        Event::SkirmishRevealed { attacker, defender, .. } => {
            attacker.iter().chain(defender).map(named).collect()
        }
        Event::EventPlayed { card, .. } => vec![format!("event {card:?}")],
        Event::LeadershipRevealed { card, .. } => vec![format!("leadership {card:?}")],
        Event::InstallationPlaced { installation, .. } => vec![named(installation)],
        Event::GameEnded { end, .. } => vec![format!("end {end:?}")],
        _ => Vec::new(),
    }
}

/// What Brood War adds that can happen.
fn happening(event: &Event) -> Option<&'static str> {
    let happens = match event {
        Event::TokenTaken { .. } => "a token is taken",
        Event::TokenSpent { .. } => "a token is spent",
        Event::GuardPlaced { .. } => "a guard is placed",
        Event::GuardUsed { .. } => "a guard is used",
        Event::GuardRemoved { .. } => "a guard is lost",
        Event::InstallationDestroyed { .. } => "an installation is lost",
        Event::OrderExecutedAs { .. } => "an order is executed as another",
        Event::Swapped { .. } => "two units are swapped",
        Event::Deployed { .. } => "a unit comes from a card",
        Event::PointTokenPlaced { .. } => "a point token is placed",
        Event::PointsLost { .. } => "points are lost",
        Event::OrderRaised { .. } => "an order is raised",
        Event::AreaHeld { .. } => "an area is held",
        _ => return None,
    };
    Some(happens)
}

const HAPPENINGS: [&str; 13] = [
    "a token is taken",
    "a token is spent",
    "a guard is placed",
    "a guard is used",
    "a guard is lost",
    "an installation is lost",
    "an order is executed as another",
    "two units are swapped",
    "a unit comes from a card",
    "a point token is placed",
    "points are lost",
    "an order is raised",
    "an area is held",
];

/// All that has to be shown.
pub(crate) fn everything() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    all.extend(Faction::ALL.iter().map(named));
    all.extend(Planet::of(BROOD).map(|planet| named(&planet)));
    all.extend(Order::ALL.iter().map(|order| format!("{order:?} revealed")));
    all.extend(Unit::all().filter(|unit| unit.is_in(BROOD)).map(|unit| named(&unit)));
    for building in Race::ALL.into_iter().flat_map(Building::of) {
        let first = if building.def().printed { 2 } else { 1 };
        all.extend((first..=building.costs(BROOD).len() as u8).map(|level| level_of(building, level)));
    }
    all.extend(Module::of(BROOD).map(|module| format!("module {module:?}")));
    all.extend(Technology::all().filter(|it| it.is_in(BROOD)).map(|technology| named(&technology)));
    let new = Card::all().skip(Card::BASE).filter(|card| card.technology().is_none());
    all.extend(new.map(|card| named(&card)));
    all.extend(EventCard::all().map(|card| format!("event {card:?}")));
    all.extend(Leadership::all().map(|card| format!("leadership {card:?}")));
    let installations = [
        Installation::InfestedCommandCenter,
        Installation::Cerebrate,
        Installation::Overmind,
        Installation::WarpGate,
    ];
    all.extend(installations.iter().map(named));
    let ends = [End::Normal, End::Special, End::EndGame, End::Elimination, End::Stalemate];
    all.extend(ends.iter().map(|end| format!("end {end:?}")));
    all.extend((2..=6).map(|players| format!("a table of {players}")));
    all.extend([4, 6].map(|players| format!("a table of {players} in teams")));
    all.insert("a table of 2 for the galaxy".to_owned());
    all.extend(HAPPENINGS.map(str::to_owned));
    all
}

fn named(what: &impl std::fmt::Debug) -> String {
    format!("{what:?}")
}

fn level_of(building: Building, level: u8) -> String {
    format!("{building:?} {level}")
}
