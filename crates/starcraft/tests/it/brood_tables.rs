//! Brood War: the components (SC 20, SC 22, SC 25.1, SC 29.1, SC 30.1).

use orrery_starcraft::cards::{By, Cost, Layer, LeadershipKind, Title, Yield};

use crate::support::*;

const BROOD: Edition = Edition::BroodWar;

fn starting(race: Race, edition: Edition) -> Vec<u8> {
    let number = |card: Card| match card.def().title {
        Title::Number(number) => Some(number),
        Title::Technology(_) => None,
    };
    let mut numbers: Vec<u8> = Card::of(race, edition).filter_map(number).collect();
    numbers.sort_unstable();
    numbers
}

/// SC 20.2.1, SC 20.2.2, SC 20.2.3, SC 20.2.4
#[test]
fn starting_decks_have_twenty_cards_and_the_named_ones_are_replaced() {
    for race in Race::ALL {
        assert_eq!(starting(race, Edition::Base), (1..=18).collect::<Vec<_>>());
        assert_eq!(starting(race, BROOD), (1..=20).collect::<Vec<_>>());
    }
    let replaced = |race: Race| -> Vec<u8> {
        (1..=18).filter(|&n| Card::numbered(race, n) != Card::numbered_in(race, n, BROOD)).collect()
    };
    assert_eq!(replaced(Race::Terran), [4, 5, 15, 17, 18]);
    assert_eq!(replaced(Race::Zerg), [6, 10, 11, 12, 14]);
    assert_eq!(replaced(Race::Protoss), [1, 2, 9]);
    for gone in [
        Technology::SiegeMode,
        Technology::Lockdown,
        Technology::DarkSwarm,
        Technology::ImprovedFlyerAttack,
        Technology::IncreasedReaverCapacity,
    ] {
        assert!(gone.is_in(Edition::Base) && !gone.is_in(BROOD), "{gone:?}");
        assert!(Card::of(gone.def().race, BROOD).all(|card| card.technology() != Some(gone)));
    }
}

/// SC 20.2.4
#[test]
fn factions_have_as_many_cards_as_there_are() {
    let technologies = |faction: Faction| {
        Card::of_faction(faction, BROOD).filter(|card| card.technology().is_some()).count()
    };
    let counts = Faction::ALL.map(technologies);
    assert_eq!(counts, [27, 27, 28, 28, 28, 26]);
    for faction in Faction::ALL {
        let bits = Card::of_faction(faction, BROOD).fold(0_u64, |set, card| {
            assert_eq!(set & card.bit(), 0, "{card:?} shares its bit");
            set | card.bit()
        });
        assert_eq!(bits.count_ones() as usize, Card::of_faction(faction, BROOD).count());
        assert!(Card::of_faction(faction, BROOD).count() <= Card::MOST);
    }
    let attested = Technology::all().filter(|technology| !technology.is_in(Edition::Base));
    for technology in attested {
        assert_eq!(usize::from(technology.def().copies), Card::copies(technology).count(), "{technology:?}");
    }
}

/// SC 20.2.5, SC 20.2.6, SC 20.1.2
#[test]
fn buildings_unlock_the_new_units() {
    let by = |unit: Unit| unit.by(BROOD);
    assert_eq!(by(Unit::Medic), By::Building(Building::Barracks, 2));
    assert_eq!(by(Unit::Valkyrie), By::Building(Building::Starport, 2));
    assert_eq!(by(Unit::DarkTemplar), By::Building(Building::Gateway, 3));
    assert_eq!(by(Unit::Corsair), By::Building(Building::RoboticsFacility, 1));
    assert_eq!(by(Unit::Reaver), By::Building(Building::RoboticsFacility, 2));
    assert_eq!(Unit::Reaver.by(Edition::Base), By::Building(Building::RoboticsFacility, 1));
    assert_eq!(Building::RoboticsFacility.costs(BROOD), [Cost::new(0, 1), Cost::new(1, 1)]);
    assert_eq!(Unit::Archon.cost(BROOD), Cost::new(0, 2));
    for unit in [Unit::Corsair, Unit::Devourer, Unit::Valkyrie] {
        assert!(unit.flies(), "{unit:?}");
    }
    let figures = |race| Unit::of(race, BROOD).map(|unit| u32::from(unit.def().figures)).sum::<u32>();
    assert_eq!(Race::ALL.map(figures), [36, 36, 42]);
}

/// SC 20.1.3, SC 23.1.1, SC 23.2.1, SC 23.3.1
#[test]
fn six_planets_have_marked_and_strategic_areas() {
    let added: Vec<Planet> = Planet::of(BROOD).skip(Planet::BASE).collect();
    assert_eq!(added.len(), 6);
    let areas: Vec<Area> = added.iter().flat_map(|planet| planet.area_ids()).collect();
    assert_eq!(areas.iter().filter(|area| area.resource().is_some()).count(), 12);
    let strategic: Vec<Planet> =
        areas.iter().filter(|area| area.is_strategic()).map(|area| area.planet).collect();
    assert_eq!(strategic, [Planet::ErebusStation, Planet::GehennaStation, Planet::Hydrax]);
    assert!(areas.iter().all(|area| area.is_strategic() == (area.yields() == Yield::Nothing)));
    assert_eq!(areas.iter().filter(|area| area.only() == Some(Layer::Air)).count(), 8);
    assert_eq!(areas.iter().filter(|area| area.only() == Some(Layer::Ground)).count(), 5);
    assert_eq!(Planet::Moria.area_ids().count(), 5);
    assert!(Planet::of(Edition::Base).flat_map(Planet::area_ids).all(|area| area.only().is_none()));
}

/// SC 22.1.1, SC 22.1.2, SC 22.1.3, SC 22.1.4, SC 22.1.5, SC 22.1.6, SC G84
#[test]
fn the_event_deck_has_its_sizes() {
    assert_eq!(Stage::ALL.map(|stage| stage.cards(BROOD).count()), [28, 28, 21]);
    let left = |players: u8| {
        let mut setup = Setup::new(players);
        setup.options.brood_war = true;
        Stage::ALL.map(|stage| stage.cards(BROOD).count() as u8 - setup.removed(stage))
    };
    assert_eq!(left(6), [25, 25, 21]);
    assert_eq!(left(5), [21, 21, 21]);
    assert_eq!(left(4), [17, 17, 21]);
    assert_eq!(left(3), [13, 13, 21]);
    assert_eq!(left(2), [9, 9, 21]);
}

/// SC 25.1.1, SC 25.2.1, SC 25.3.1, SC 25.4.1, SC 20.1.4
#[test]
fn every_race_has_three_new_modules_at_its_own_price() {
    let costs = |module: Module| Race::ALL.map(|race| module.def().cost(race).gas);
    assert_eq!(costs(Module::Defensive), [2, 1, 2]);
    assert_eq!(costs(Module::Assist), [1, 2, 2]);
    assert_eq!(costs(Module::Offensive), [2, 2, 1]);
    assert_eq!(Module::of(BROOD).count(), 6);
    for race in Race::ALL {
        assert!(Module::of(BROOD).skip(3).all(|module| module.def().tokens(race) == 1));
        assert_eq!(race.module_slots(BROOD), race.module_slots(Edition::Base) + 2);
    }
}

/// SC 29.1.1, SC 29.1.2, SC 29.3.1, SC 30.1.1, SC 30.1.2
#[test]
fn each_faction_has_seven_leadership_cards() {
    let stages = |faction| Stage::ALL.map(|stage| Leadership::of(faction, stage).count());
    for faction in Faction::ALL {
        assert_eq!(stages(faction), [3, 2, 2], "{faction:?}");
        let own = || Leadership::all().filter(|card| card.def().faction == faction);
        let kind = |kind| own().filter(|card| card.def().kind == kind).count();
        assert_eq!(kind(LeadershipKind::SpecialVictory), 1);
        let heroes = if faction == Faction::Tassadar { 2 } else { 1 };
        assert_eq!(kind(LeadershipKind::Hero), heroes);
        for card in own() {
            let def = card.def();
            assert_eq!(def.forces.is_some(), def.stage == Stage::One, "{card:?}");
            assert_eq!(def.hero.is_some(), def.kind == LeadershipKind::Hero, "{card:?}");
        }
        let victory = own().find(|card| card.def().kind == LeadershipKind::SpecialVictory).expect("one");
        let (forces, base) = (victory.def().forces.as_ref().expect("Stage I"), &faction.def().forces);
        assert_eq!(
            (forces.units, forces.workers, forces.transports),
            (base.units, base.workers, base.transports)
        );
    }
    for hero in Unit::HEROES {
        let def = hero.hero().expect("a hero");
        assert_eq!(hero.def().layer, def.figure.def().layer);
        assert_eq!((hero.def().attacks, hero.def().figures), (def.figure.def().attacks, 1));
    }
}
