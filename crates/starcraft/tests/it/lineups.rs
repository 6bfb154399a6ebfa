//! Battles that are put together by hand.

use orrery_starcraft::cards::{Edition, Technology, Unit};
use orrery_starcraft::lineup::{BadLineup, FIELD, Side, battle, technologies, technology_in};

fn side(text: &str) -> Side {
    text.parse().unwrap_or_else(|bad: BadLineup| panic!("{bad}"))
}

#[test]
fn whoever_names_something_of_brood_war_plays_with_it() {
    let (corsairs, scourges) = (side("protoss: 2 corsair"), side("zerg: 2 scourge"));
    let game = battle(&corsairs, &scourges, &[], false).expect("a battle");
    assert!(game.is_brood_war());
    assert_eq!(game.area(FIELD).units.iter().collect::<Vec<_>>(), [Unit::BroodScourge; 2]);
    let game = battle(&side("protoss: 2 scout"), &scourges, &[], false).expect("a battle");
    assert!(!game.is_brood_war());
    assert_eq!(game.area(FIELD).units.iter().collect::<Vec<_>>(), [Unit::Scourge; 2]);
}

#[test]
fn a_hero_stands_on_a_figure_of_its_type() {
    assert_eq!(side("protoss: zeratul, 2 dark-templar").units.len(), 3);
    let crowd: Result<Side, BadLineup> = "protoss: zeratul, 3 dark-templar".parse();
    assert_eq!(crowd, Err(BadLineup::Figures(Unit::DarkTemplar, 3)));
}

#[test]
fn technologies_are_those_of_the_edition() {
    let found = technologies("siege-mode, heal").expect("two technologies");
    assert_eq!(found, [Technology::SiegeMode, Technology::Heal]);
    assert_eq!(technology_in(Edition::BroodWar, found[0]), Technology::BroodSiegeMode);
    assert_eq!(technology_in(Edition::Base, found[0]), Technology::SiegeMode);
    assert!(technologies("kerrigan-storm").is_err(), "it cannot be bought");
}
