//! The tables against the component list.

use std::collections::BTreeSet;

use orrery_twilight_imperium::cards::maps::{HEXES, LAYOUTS, Layout, ring, touch};
use orrery_twilight_imperium::cards::*;

/// TI 86.1, TI 86.2, TI 86.3, TI 86.4, TI G8
#[test]
fn there_are_51_tiles() {
    let backs = |back| Tile::ALL.into_iter().filter(move |tile| tile.def().back == back);
    assert_eq!((backs(Back::Blue).count(), backs(Back::Red).count()), (20, 12));
    let homes: BTreeSet<_> = Tile::ALL.into_iter().filter_map(|tile| tile.def().home).collect();
    assert_eq!(homes.len(), Faction::COUNT);
    let green: Vec<_> = backs(Back::Green).filter(|tile| tile.def().home.is_none()).collect();
    assert_eq!(green, [Tile::CREUSS_GATE, Tile::MECATOL_REX]);
    for (n, tile) in Tile::ALL.into_iter().enumerate() {
        let def = tile.def();
        assert_eq!((tile.index(), usize::from(def.number), tile.number()), (n, n + 1, def.number));
        assert_eq!(tile.key(), format!("tile-{}", def.number));
        match def.back {
            Back::Blue => assert!(!def.planets.is_empty() && def.anomaly.is_none(), "{tile:?}"),
            Back::Red => assert!(def.planets.is_empty(), "{tile:?}"),
            Back::Green => assert!(def.anomaly.is_none(), "{tile:?}"),
        }
        if let Some(faction) = def.home {
            assert_eq!(faction.def().home, tile);
        }
    }
}

/// TI 3.2, TI 3.3.2, TI 88.1, TI 88.4.a
#[test]
fn anomalies_and_wormholes_are_where_they_are_printed() {
    let with = |anomaly| Tile::ALL.into_iter().filter(|tile| tile.def().anomaly == Some(anomaly)).count();
    assert_eq!(Anomaly::ALL.map(with), [2, 1, 1, 1]);
    let holes = |wormhole| -> Vec<u8> {
        let tiles = Tile::ALL.into_iter().filter(|tile| tile.def().wormhole == Some(wormhole));
        tiles.map(Tile::number).collect()
    };
    assert_eq!(holes(Wormhole::Alpha), [26, 39]);
    assert_eq!(holes(Wormhole::Beta), [25, 40]);
    assert_eq!(holes(Wormhole::Delta), [17, 51]);
}

/// TI 49.0, TI 49.3, TI 49.4, TI setup.5
#[test]
fn there_are_59_planets() {
    assert_eq!(Planet::COUNT, 59);
    for (n, planet) in Planet::ALL.into_iter().enumerate() {
        assert_eq!((planet as usize, planet.def().planet), (n, planet));
        let beside = planet.tile().def().planets.iter().filter(|other| **other == planet).count();
        assert_eq!(beside, 1, "{planet:?} lies once on its tile");
    }
    let listed: usize = Tile::ALL.iter().map(|tile| tile.def().planets.len()).sum();
    assert_eq!(listed, Planet::COUNT);
    let of = |kind| Planet::ALL.iter().filter(|planet| planet.def().traits == Some(kind)).count();
    assert_eq!(Trait::ALL.map(of), [10, 11, 11]);
    let special = |colour| Planet::ALL.iter().filter(|planet| planet.def().specialty == Some(colour)).count();
    assert_eq!(Colour::ALL.map(special), [2, 2, 2, 2]);
    let home = Planet::ALL.into_iter().filter(|planet| planet.home_of().is_some());
    assert_eq!(home.clone().count(), 26);
    assert!(home.clone().all(|planet| planet.def().traits.is_none() && planet.def().specialty.is_none()));
    assert_eq!(Planet::MecatolRex.tile(), Tile::MECATOL_REX);
    let values = |planets: &mut dyn Iterator<Item = Planet>| {
        planets.fold((0, 0), |(resources, influence), planet| {
            let def = planet.def();
            (resources + u32::from(def.resources), influence + u32::from(def.influence))
        })
    };
    assert_eq!(values(&mut Planet::ALL.into_iter()), (110, 93));
    assert_eq!(values(&mut [Planet::MecatolRex].into_iter()), (1, 6));
}

/// TI 43.1, TI 43.2, TI setup.4
#[test]
fn each_colour_has_59_figures() {
    assert_eq!(Unit::ALL.iter().map(|unit| u32::from(unit.figures())).sum::<u32>(), 59);
    for unit in Unit::ALL {
        let kinds = [unit.is_ship(), unit.is_ground(), unit.is_structure()];
        assert_eq!(kinds.into_iter().filter(|is| *is).count(), 1, "{unit:?}");
    }
    assert!(Unit::SHIPS.iter().all(|unit| unit.is_ship()));
    assert_eq!(Unit::ALL.iter().filter(|unit| unit.is_ship()).count(), Unit::SHIPS.len());
}

/// TI 7.0, TI 87.2, TI 87.3, TI 87.3.a, TI 74.26, TI 33.3
#[test]
fn there_are_17_common_16_special_and_17_flagship_profiles() {
    assert_eq!(Profile::COUNT, 17 + 16 + 17);
    for (n, profile) in Profile::ALL.into_iter().enumerate() {
        let stats = profile.def();
        assert_eq!((profile as usize, stats.profile), (n, profile));
        let double = matches!(stats.unit, Unit::Fighter | Unit::Infantry);
        assert_eq!(stats.per_cost, if double { 2 } else { 1 }, "{profile:?}");
        let structure = stats.unit.is_structure();
        assert_eq!(stats.cost.is_none(), structure, "{profile:?}");
        assert_eq!(stats.combat.is_none(), structure, "{profile:?}");
        assert_eq!(
            stats.cannon.is_some(),
            matches!(stats.unit, Unit::Pds) || profile == Profile::LoncaraSsodu
        );
        assert_eq!(stats.shield, stats.unit == Unit::Pds, "{profile:?}");
        if stats.unit == Unit::Flagship {
            assert_eq!((stats.cost, stats.sustain), (Some(8), true), "{profile:?}");
        }
        for shots in [stats.barrage, stats.bombardment, stats.cannon].into_iter().flatten() {
            assert!((1..=10).contains(&shots.value) && shots.dice > 0, "{profile:?}");
        }
    }
    let sum = |number: fn(&Stats) -> u8| -> u32 {
        Profile::ALL.iter().map(|profile| u32::from(number(profile.def()))).sum()
    };
    assert_eq!(sum(|stats| stats.cost.unwrap_or(0)), 222);
    assert_eq!(sum(|stats| stats.combat.unwrap_or(0)), 288);
    assert_eq!(sum(|stats| stats.movement.unwrap_or(0)), 55);
    assert_eq!(sum(|stats| stats.capacity), 127);
}

/// TI 29.1, TI 29.4, TI 28.11.2
#[test]
fn sheets_and_upgrades_give_each_faction_its_units() {
    for faction in Faction::ALL {
        for unit in Unit::ALL {
            for upgraded in [false, true] {
                assert_eq!(faction.stats(unit, upgraded).unit, unit, "{faction:?}");
            }
            if let Some(tech) = faction.upgrade(unit) {
                assert_eq!(tech.def().profile, Some(faction.profile(unit, true)), "{faction:?} {unit:?}");
            }
        }
        assert_eq!(faction.profile(Unit::Flagship, false), faction.def().flagship);
    }
    assert_eq!(Faction::Sol.profile(Unit::Infantry, false), Profile::SpecOps1);
    assert_eq!(Faction::Sol.profile(Unit::Carrier, true), Profile::AdvancedCarrier2);
    assert_eq!(Faction::Muaat.profile(Unit::WarSun, false), Profile::PrototypeWarSun1);
    assert_eq!(Faction::Saar.upgrade(Unit::SpaceDock), Some(Tech::FloatingFactory2));
    assert_eq!(Faction::Hacan.upgrade(Unit::Flagship), None);
}

/// TI setup.4, TI setup.4.2, TI 28.7, TI 28.7.b, TI 28.8
#[test]
fn there_are_25_common_technologies_and_two_of_each_faction() {
    assert_eq!(Tech::COUNT, 25 + 34);
    for (n, tech) in Tech::ALL.into_iter().enumerate() {
        let def = tech.def();
        assert_eq!((tech as usize, def.tech, def.faction.is_none()), (n, tech, n < Tech::COMMON));
        let valefar = matches!(tech, Tech::ValefarAssimilatorX | Tech::ValefarAssimilatorY);
        assert_eq!(def.colour.is_none(), def.profile.is_some() || valefar, "{tech:?}");
        if let Some(faction) = def.faction {
            assert!(faction.def().own_techs.contains(&tech), "{tech:?}");
        }
    }
    let common = &Tech::ALL[..Tech::COMMON];
    assert_eq!(common.iter().filter(|tech| tech.upgrades().is_some()).count(), 9);
    for colour in Colour::ALL {
        let mut needs: Vec<u8> = common
            .iter()
            .filter(|tech| tech.def().colour == Some(colour))
            .map(|tech| tech.def().needs.iter().sum())
            .collect();
        needs.sort_unstable();
        assert_eq!(needs, [0, 1, 2, 3], "{colour:?}");
    }
    let symbols: u32 = Tech::ALL.iter().flat_map(|tech| tech.def().needs).map(u32::from).sum();
    assert_eq!(symbols, 113);
    assert_eq!(Tech::ALL.iter().filter(|tech| tech.def().exhausts).count(), 12);
}

/// TI setup.3, TI setup.11, TI setup.11.2, TI 60.2, TI 74.25
#[test]
fn there_are_17_factions() {
    let mut abilities = BTreeSet::new();
    for faction in Faction::ALL {
        let def = faction.def();
        assert_eq!((def.faction, def.note.def().faction), (faction, Some(faction)));
        assert_eq!(def.flagship.def().unit, Unit::Flagship);
        assert!(def.units.contains(&(Unit::SpaceDock, 1)), "{faction:?}");
        assert!(def.units.iter().all(|(unit, count)| *count <= unit.figures()));
        for pair in def.own.chunks(2) {
            assert_eq!(pair[0].def().unit, pair[1].def().unit, "{faction:?}");
        }
        assert!(def.techs.iter().all(|tech| tech.def().faction.is_none_or(|of| of == faction)));
        for ability in def.abilities {
            assert_eq!(ability.faction(), faction);
            assert!(abilities.insert(*ability), "{ability:?} is on one sheet");
        }
    }
    assert_eq!(abilities.len(), Ability::COUNT);
    assert_eq!(Faction::ALL.iter().map(|faction| u32::from(faction.def().commodities)).sum::<u32>(), 55);
    let figures =
        Faction::ALL.iter().flat_map(|faction| faction.def().units).map(|(_, count)| u32::from(*count));
    assert_eq!(figures.sum::<u32>(), 175);
    let choosing: Vec<_> =
        Faction::ALL.into_iter().filter(|faction| faction.def().chosen_techs > 0).collect();
    assert_eq!(choosing, [Faction::Winnu]);
}

/// TI 27.5, TI 18.5.a
#[test]
fn there_are_8_strategy_cards() {
    let initiatives = Strategy::ALL.map(Strategy::initiative);
    assert_eq!(initiatives, [1, 2, 3, 4, 5, 6, 7, 8]);
    let free: Vec<_> = Strategy::ALL.into_iter().filter(|card| !card.secondary_costs()).collect();
    assert_eq!(free, [Strategy::Leadership]);
}

/// TI 24.0, TI 24.6, TI setup.8
#[test]
fn there_are_80_action_cards_of_59_titles() {
    assert_eq!(ActionCard::COUNT, 59);
    for (n, card) in ActionCard::ALL.into_iter().enumerate() {
        assert_eq!((card as usize, card.def().card), (n, card));
        assert_eq!(card.is_rider(), card.id().ends_with("-rider"), "{card:?}");
    }
    let cards: usize = ActionCard::ALL.iter().map(|card| usize::from(card.def().copies)).sum();
    assert_eq!(cards, ActionCard::CARDS);
    let four: Vec<_> =
        ActionCard::ALL.iter().filter(|card| card.def().copies == 4).map(|card| card.id()).collect();
    let expected = [
        "direct-hit",
        "flank-speed",
        "maneuvering-jets",
        "morale-boost",
        "sabotage",
        "shields-holding",
        "skilled-retreat",
    ];
    assert_eq!(four, expected);
    let actions = ActionCard::ALL.iter().filter(|card| card.def().timing == Timing::Action).count();
    assert_eq!(actions, 20);
}

/// TI 26.1, TI 26.4, TI 59.0, TI 83.8, TI 83.9
#[test]
fn there_are_34_laws_and_16_directives() {
    assert_eq!((Agenda::COUNT, Agenda::LAWS), (50, 34));
    let kind = |kind| Agenda::ALL.iter().filter(|agenda| agenda.def().kind == kind).count();
    let kinds = [Kind::Law, Kind::OwnedLaw, Kind::AttachedLaw, Kind::Directive];
    assert_eq!(kinds.map(kind), [12, 13, 9, 16]);
    for (n, agenda) in Agenda::ALL.into_iter().enumerate() {
        let def = agenda.def();
        assert_eq!((agenda as usize, def.agenda), (n, agenda));
        assert_eq!(agenda.is_law(), def.kind != Kind::Directive);
    }
    let elects = |wanted| Agenda::ALL.iter().filter(|agenda| agenda.def().outcomes == wanted).count();
    assert_eq!(elects(Outcomes::Player), 15);
    assert_eq!((elects(Outcomes::Law), elects(Outcomes::ScoredSecret)), (2, 1));
    assert!(!PlanetFilter::Outer.takes(Planet::MecatolRex) && !PlanetFilter::Outer.takes(Planet::Jord));
    assert!(PlanetFilter::Outer.takes(Planet::Wellon) && PlanetFilter::Any.takes(Planet::MecatolRex));
}

/// TI 30.1, TI 30.2, TI 30.3, TI 30.13
#[test]
fn there_are_40_objectives() {
    let stages = [Stage::I, Stage::II, Stage::Secret].map(|stage| Objective::of(stage).count());
    assert_eq!(stages, [10, 10, 20]);
    for (n, objective) in Objective::ALL.into_iter().enumerate() {
        let def = objective.def();
        assert_eq!((objective as usize, def.objective), (n, objective));
        assert_eq!(def.points, if def.stage == Stage::II { 2 } else { 1 });
        assert!(def.phase == ScoringPhase::Status || objective.is_secret());
        assert_eq!(objective.is_secret(), objective.key().starts_with("secret-"));
    }
    let action = Objective::ALL.iter().filter(|card| card.def().phase == ScoringPhase::Action).count();
    assert_eq!(action, 5);
}

/// TI 25.0, TI setup.4.3
#[test]
fn there_are_4_common_notes_and_17_of_factions() {
    assert_eq!((Note::COUNT, Note::GENERIC), (21, 4));
    for (n, note) in Note::ALL.into_iter().enumerate() {
        let def = note.def();
        assert_eq!((note as usize, def.note, def.faction.is_none()), (n, note, n < Note::GENERIC));
        if let Some(faction) = def.faction {
            assert_eq!(faction.def().note, note);
        }
    }
    assert_eq!(Note::COMMON, Note::ALL[..Note::GENERIC]);
    let staying: Vec<_> = Note::ALL.iter().filter(|note| note.def().stays).map(|note| note.id()).collect();
    let expected = [
        "support-for-the-throne",
        "stymie",
        "trade-convoys",
        "promise-of-protection",
        "gift-of-prescience",
        "antivirus",
    ];
    assert_eq!(staying, expected);
}

/// TI 18.1, TI 18.3, TI setup.11.3
#[test]
fn sixteen_tokens_of_which_eight_start_in_pools() {
    assert_eq!((COMMAND_TOKENS, FIRST_TOKENS.iter().sum::<u8>()), (16, 8));
}

/// TI setup.6, TI setup.6.2, TI G3
#[test]
fn rings_have_six_twelve_and_eighteen_places() {
    let size = |wanted| (0..HEXES as u8).filter(|hex| ring(*hex) == wanted).count();
    assert_eq!([0, 1, 2, 3].map(size), [1, 6, 12, 18]);
    for hex in 0..HEXES as u8 {
        let around = (0..HEXES as u8).filter(|other| touch(hex, *other)).count();
        let expected: &[usize] = if ring(hex) < 3 { &[6] } else { &[3, 4] };
        assert!(expected.contains(&around), "{hex} touches {around}");
        assert!(hex == 0 || (0..hex).any(|other| touch(hex, other)));
    }
    for layout in &LAYOUTS {
        assert!(layout.homes.iter().all(|hex| ring(*hex) == 3) && layout.homes.is_sorted());
        assert_eq!(layout.homes.len(), usize::from(layout.players));
        assert_eq!(layout.trade_goods.len(), layout.homes.len());
    }
    let unused: Vec<_> = (0..HEXES as u8)
        .filter(|hex| ring(*hex) == 3)
        .filter(|hex| !LAYOUTS[0].homes.iter().any(|home| home == hex || touch(*home, *hex)))
        .collect();
    assert_eq!(LAYOUTS[0].unused, unused);
}

/// TI setup.6.b.1, TI setup.6.b.2, TI setup.6.b.3, TI setup.6.b.4, TI setup.6.b.note, TI setup.6.c.6, TI setup.6.c.7
#[test]
fn ready_maps_are_as_players_would_build_them() {
    for players in 3..=6 {
        let layout = Layout::of(players).expect("a layout");
        let tiles: Vec<_> = (1..HEXES as u8).filter_map(|hex| Some((hex, layout.tile(hex)?))).collect();
        assert_eq!(tiles.len() + 1 + layout.homes.len() + layout.unused.len(), HEXES);
        let different: BTreeSet<_> = tiles.iter().map(|(_, tile)| *tile).collect();
        assert_eq!(different.len(), tiles.len());
        let backs = |back| tiles.iter().filter(|(_, tile)| tile.def().back == back).count() as u8;
        // The speaker of five players places a red tile more.
        let extra = u8::from(players == 5);
        assert_eq!(backs(Back::Blue), layout.blue * players);
        assert_eq!(backs(Back::Red), layout.red * players + extra);
        for (hex, tile) in &tiles {
            for (other, beside) in tiles.iter().filter(|(other, _)| touch(*hex, *other)) {
                let (def, beside) = (tile.def(), beside.def());
                assert!(def.anomaly.is_none() || beside.anomaly.is_none(), "{players}: {hex} and {other}");
                assert!(
                    def.wormhole.is_none() || def.wormhole != beside.wormhole,
                    "{players}: {hex} and {other}"
                );
            }
        }
        assert_eq!(layout.tile(0), Some(Tile::MECATOL_REX));
    }
    assert_eq!(Layout::of(2), None);
    assert_eq!(Layout::of(5).map(|layout| layout.trade_goods), Some(&[0, 2, 4, 2, 0][..]));
}
