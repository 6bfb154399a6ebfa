//! The keys of names are those of the tables.

use orrery_starcraft::cards::{
    Building, Card, Edition, EventCard, Faction, Leadership, Module, Planet, Race, Resource, Stage,
    Technology, Unit,
};
use orrery_starcraft::describe::names::*;
use orrery_starcraft::galaxy::Side;
use orrery_starcraft::state::Order;

/// How a key is written in views and facts.
fn written(key: impl serde::Serialize) -> String {
    serde_json::to_value(key).expect("a key").as_str().expect("a string").to_owned()
}

#[test]
fn keys_are_the_names_of_the_tables() {
    for each in Unit::all() {
        assert_eq!(unit(each), format!("unit-{}", each.def().name));
        assert_eq!(written(each), each.def().name);
        assert_eq!(unit_object(each), format!("unit-{}.object", each.def().name));
        assert_eq!(unit_against(each), format!("unit-{}.against", each.def().name));
    }
    for each in Planet::all() {
        assert_eq!(planet(each), format!("planet-{}", each.def().name));
        assert_eq!(written(each), each.def().name);
    }
    for each in Faction::ALL {
        assert_eq!(faction(each), format!("faction-{}", each.def().name));
        assert_eq!(written(each), each.def().name);
    }
    for each in Race::ALL.into_iter().flat_map(Building::of) {
        assert_eq!(building(each), format!("building-{}", each.def().name));
        assert_eq!(written(each), each.def().name);
    }
    for each in Module::ALL {
        assert_eq!(module(each), format!("module-{}", each.def().name));
        assert_eq!(written(each), each.def().name);
    }
    for each in Race::ALL.into_iter().flat_map(|race| Technology::of(race, Edition::BroodWar)) {
        assert_eq!(technology(each), format!("technology-{}", each.def().name));
        assert_eq!(written(each), each.def().name);
    }
    for each in EventCard::all() {
        assert_eq!(event(each), format!("event-{}", each.def().name));
        assert_eq!(written(each), each.def().name);
    }
    for each in Leadership::all() {
        assert_eq!(leadership(each), format!("leadership-{}", each.def().name));
        assert_eq!(written(each), each.def().name);
    }
    for each in Order::ALL {
        assert_eq!(order(each), format!("order-{}", written(each)));
    }
    for each in Stage::ALL {
        assert_eq!(stage(each), format!("stage-{}", written(each)));
    }
    for each in Side::ALL {
        assert_eq!(side(each), format!("side-{}", written(each)));
    }
    for each in [Resource::Minerals, Resource::Gas] {
        assert_eq!(resource(each), format!("resource-{}", written(each)));
    }
    for each in Card::all() {
        let prefix = if each.technology().is_some() { "technology" } else { "card" };
        assert_eq!(card(each), format!("{prefix}-{}", each.def().name));
    }
}
