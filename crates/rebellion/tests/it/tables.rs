//! The tables against the component list.

use std::collections::BTreeSet;

use orrery_rebellion::cards::{Class, Deck, Entry, Stage, builds, recruits};

use crate::support::*;

/// RB 11.1.1, RB 13.4.1
#[test]
fn there_are_eight_regions_of_four_systems() {
    assert_eq!(System::all().count(), System::COUNT);
    for region in 0..8 {
        assert_eq!(Systems::region(region).len(), 4, "region {region}");
    }
    let populous = System::all().filter(|system| system.is_printed_populous()).count();
    assert_eq!((populous, System::COUNT - populous), (24, 8));
    let symbol = |side| System::all().filter(|system| system.def().symbol == Some(side)).count();
    assert_eq!((symbol(Side::Rebels), symbol(Side::Empire)), (5, 7));
    for (n, system) in System::all().enumerate() {
        assert_eq!(system as usize, n);
        let def = system.def();
        assert_eq!(def.icons.is_empty(), def.number == 0, "{system:?}");
        assert!(def.icons.len() <= 2 && def.number <= 3, "{system:?}");
    }
}

/// RB 6.2.3
#[test]
fn borders_have_two_sides_and_join_everything() {
    let mut links = 0;
    for system in System::all() {
        for &other in system.def().adjacent {
            assert!(other != system && other.is_adjacent(system), "{system:?} and {other:?}");
            links += 1;
        }
    }
    assert_eq!(links, 2 * 69);
    let mut reached = Systems::only(System::Coruscant);
    for _ in 0..System::COUNT {
        reached = reached.iter().map(Systems::around).fold(reached, Systems::or);
    }
    assert_eq!(reached, Systems::ALL);
}

/// RB 15.1.4, RB 9.16.3, RB 9.16.4, RB 9.16.6
#[test]
fn there_are_153_figures_of_18_types() {
    let figures = |side| Unit::of(side).map(|unit| u32::from(unit.def().figures)).sum::<u32>();
    assert_eq!((figures(Side::Empire), figures(Side::Rebels)), (89, 64));
    assert_eq!(Unit::all().count(), Unit::COUNT);
    for (n, unit) in Unit::all().enumerate() {
        let def = unit.def();
        assert_eq!(unit as usize, n);
        let red = def.health.map(|(_, colour)| colour == Colour::Red);
        match def.class {
            Class::Fighter => assert_eq!(red, Some(false)),
            Class::Capital => assert_eq!(red, Some(true)),
            Class::Station => assert!(unit == Unit::DeathStar || red == Some(false)),
            Class::Ground => assert!(def.restricted && def.capacity == 0),
            Class::Structure => assert!(def.immobile && def.side == Side::Rebels),
        }
    }
}

/// Every icon builds exactly one Imperial unit and one or more Rebel units.
/// RB 12.8.9
#[test]
fn icons_build_units_of_both_sides() {
    let icons: BTreeSet<_> = System::all().flat_map(|system| system.def().icons).collect();
    assert_eq!(icons.len(), 6);
    for icon in icons {
        assert_eq!(icon.units(Side::Empire).count(), 1, "{icon:?}");
        assert!(icon.units(Side::Rebels).count() >= 1, "{icon:?}");
    }
}

/// RB 2.3.1, RB 2.3.3, RB 16.3.3
#[test]
fn there_are_25_leaders() {
    for side in Side::BOTH {
        let of = |entry| Leader::all().filter(move |l| (l.def().side, l.def().entry) == (side, entry));
        assert_eq!((of(Entry::Starting).count(), of(Entry::Recruit).count()), (4, 8));
        for role in Role::BOTH {
            assert_eq!(of(Entry::Starting).filter(|leader| leader.def().role == role).count(), 2);
        }
    }
    let jedi: Vec<_> = Leader::all().filter(|leader| leader.def().entry == Entry::Replacement).collect();
    assert_eq!(jedi, [Leader::LukeSkywalkerJedi]);
    let idle: Vec<_> = Leader::all().filter(|leader| !leader.has_tactics()).collect();
    assert_eq!(idle, [Leader::JanusGreejatus, Leader::BobaFett, Leader::MonMothma]);
}

/// RB 8.12.1, RB 2.8.1, RB 2.8.2, RB 2.8.3
#[test]
fn there_are_68_missions_of_53_titles() {
    let cards = |side, deck| {
        let of = Mission::all().map(Mission::def).filter(move |def| (def.side, def.deck) == (side, deck));
        of.map(|def| u32::from(def.copies)).sum::<u32>()
    };
    for side in Side::BOTH {
        assert_eq!((cards(side, Deck::Starting), cards(side, Deck::Mission)), (4, 25), "{side:?}");
        // Every leader of the side is pictured on exactly one mission.
        let mut pictured: Vec<Leader> = Mission::all()
            .map(Mission::def)
            .filter(|def| def.side == side)
            .filter_map(|def| def.portrait)
            .collect();
        pictured.sort_unstable();
        let leaders = Leader::all().filter(|leader| leader.def().side == side);
        let printed: Vec<Leader> =
            leaders.filter(|leader| leader.def().entry != Entry::Replacement).collect();
        assert_eq!(pictured, printed);
    }
    assert_eq!((cards(Side::Empire, Deck::Project), cards(Side::Rebels, Deck::Project)), (10, 0));
    assert_eq!(Mission::all().count(), Mission::COUNT);
}

/// RB 13.2.14
#[test]
fn there_are_34_action_cards() {
    let cards = |side, starting| {
        ActionCard::all().filter(move |c| (c.def().side, c.def().starting) == (side, starting))
    };
    assert_eq!(
        [Side::Rebels, Side::Empire].map(|side| (cards(side, true).count(), cards(side, false).count())),
        [(6, 12), (4, 12)]
    );
    for leader in Leader::all().filter(|leader| leader.def().entry == Entry::Recruit) {
        let on = cards(leader.def().side, false).filter(|card| card.def().leaders.contains(&leader));
        assert_eq!(on.count(), 2, "{leader:?}");
    }
}

/// RB 2.5.1, RB 2.7.1
#[test]
fn there_are_15_objectives_and_30_tactic_cards() {
    for stage in [Stage::I, Stage::II, Stage::III] {
        assert_eq!(Objective::all().filter(|own| own.def().stage == stage).count(), 5);
    }
    for theatre in Theatre::BOTH {
        let cards = Tactic::all().map(Tactic::def).filter(|def| def.theatre == theatre);
        assert_eq!(cards.map(|def| u32::from(def.copies)).sum::<u32>(), 15);
    }
}

/// RB 12.6.3, RB 12.6.4
#[test]
fn the_time_track_has_its_icons() {
    assert_eq!((1..=16).filter(|&space| recruits(space)).collect::<Vec<_>>(), [2, 3, 4, 5]);
    assert_eq!((1..=16).filter(|&space| builds(space)).collect::<Vec<_>>(), [2, 4, 6, 8, 10, 12, 14]);
}

/// RB 8.7.6, RB G75
#[test]
fn dice_have_six_faces() {
    let faces: Vec<Face> = (1..=6).map(Face::of).collect();
    let count = |face| faces.iter().filter(|&&own| own == face).count();
    assert_eq!(Face::ALL.map(count), [2, 1, 1, 2]);
    assert_eq!(Face::ALL.map(Face::successes), [1, 1, 2, 0]);
}
