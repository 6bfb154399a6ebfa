//! Technologies, their prerequisites and unit upgrades (TI 28, 29), and what the Nekro Virus makes of them.

use orrery_engine::Viewer;

use crate::support::*;
use Planet::*;

const fn research(tech: Tech) -> Action {
    Action::Pick(Pick::Tech(tech))
}

/// Sol, who owns Antimass Deflectors (blue) and Neural Motivator (green), is about to research.
fn studies(position: Arrangement) -> Table {
    let mut t = position.strategies(A, &[Strategy::Technology]).begin();
    t.accepts(A, Action::Strategic(Strategy::Technology));
    t
}

/// What Sol could research.
fn choices(position: Arrangement) -> Vec<Tech> {
    let t = studies(position);
    listed(t.state(), A)
        .into_iter()
        .filter_map(|action| match action {
            Action::Pick(Pick::Tech(tech)) => Some(tech),
            _ => None,
        })
        .collect()
}

/// TI 28.0
#[test]
fn technologies_upgrade_units_or_give_abilities() {
    let upgrades = Tech::ALL.into_iter().filter(|tech| tech.upgrades().is_some()).count();
    assert_eq!((upgrades, Tech::COUNT - upgrades), (9 + 8, 16 + 26));
    let mut t = studies(position().techs(A, &[Tech::GravityDrive]));
    t.accepts(A, research(Tech::AdvancedCarrier2));
    assert_eq!(t.state().stats(A, Unit::Carrier).capacity, 8);
}

/// TI 28.1
#[test]
fn a_gained_technology_lies_open_and_is_used() {
    let mut t = studies(position());
    assert!(!t.state().owns(A, Tech::GravityDrive));
    t.accepts(A, research(Tech::GravityDrive));
    for viewer in [Viewer::Spectator, Viewer::Seat(B)] {
        assert!(t.state().view(viewer).sheets[0].techs.contains(&Tech::GravityDrive));
    }
    let mut t = position().techs(A, &[Tech::GravityDrive]).fleet(A, HOME_A, &[(Unit::Carrier, 1)]).begin();
    t.accepts(A, Action::Activate(FAR)).offers(A, moves(Unit::Carrier, HOME_A));
}

/// TI 28.2, TI 28.4
#[test]
fn what_is_still_in_the_deck_is_not_owned() {
    let t = studies(position());
    for tech in [Tech::GravityDrive, Tech::SarweenTools, Tech::AdvancedCarrier2] {
        assert!(!t.state().owns(A, tech), "{tech:?}");
    }
    // Whatever can be researched is there to be looked at; what is owned is not in the deck any more.
    assert!(choices(position()).contains(&Tech::GravityDrive));
    assert!(!choices(position()).contains(&Tech::AntimassDeflectors));
    let mut t = position().fleet(A, HOME_A, &[(Unit::Carrier, 1)]).begin();
    t.accepts(A, Action::Activate(FAR)).does_not_offer(A, moves(Unit::Carrier, HOME_A));
}

/// TI 28.3
#[test]
fn researching_takes_a_card_from_the_deck() {
    let mut t = studies(position());
    t.accepts(A, research(Tech::SarweenTools));
    assert!(t.state().owns(A, Tech::SarweenTools));
    assert!(!choices(position().techs(A, &[Tech::SarweenTools])).contains(&Tech::SarweenTools));
}

/// TI 28.5
#[test]
fn gaining_a_technology_ignores_prerequisites() {
    let fires = note(Note::FiresOfTheGashlai, A);
    let mut t = of(Faction::Muaat).note(fires, B).turn(B).begin();
    assert_eq!(Tech::WarSun.def().needs, [0, 0, 1, 3]);
    t.accepts(B, Action::PlayNote(fires));
    assert!(t.state().owns(B, Tech::WarSun));
    // It was not researched: Jol-Nar's partner, for one, has no part in it.
    assert!(!happened(&mut t, |event| matches!(event, Event::PlanetExhausted { .. })));
}

/// TI 28.6.a, TI 28.10.a, TI 29.2, TI 29.4.2
#[test]
fn an_upgrade_covers_the_unit_on_the_sheet() {
    let units = |t: &Table| t.state().view(Viewer::Spectator).sheets[0].units.clone();
    let t = position().begin();
    assert_eq!(units(&t)[Unit::Carrier as usize].profile, Profile::AdvancedCarrier1);
    let mut t = studies(position().techs(A, &[Tech::GravityDrive]));
    t.accepts(A, research(Tech::AdvancedCarrier2));
    assert_eq!(units(&t)[Unit::Carrier as usize].profile, Profile::AdvancedCarrier2);
    let stats = t.state().stats(A, Unit::Carrier);
    assert_eq!((stats.movement, stats.capacity, stats.sustain), (Some(2), 8, true));
}

/// TI 28.7.a
#[test]
fn an_owned_technology_satisfies_prerequisites_of_its_colour() {
    assert_eq!(Tech::FleetLogistics.def().needs, [2, 0, 0, 0]);
    assert!(!choices(position().techs(A, &[Tech::DacxiveAnimators])).contains(&Tech::FleetLogistics));
    assert!(choices(position().techs(A, &[Tech::GravityDrive])).contains(&Tech::FleetLogistics));
}

/// TI 28.7.c
#[test]
fn there_are_four_colours() {
    use Tech::*;
    let of = |colour| -> Vec<Tech> {
        Tech::ALL[..Tech::COMMON].iter().copied().filter(|tech| tech.def().colour == Some(colour)).collect()
    };
    assert_eq!(
        of(Colour::Green),
        [NeuralMotivator, DacxiveAnimators, HyperMetabolism, X89BacterialWeapon],
        "biotic"
    );
    assert_eq!(of(Colour::Red), [PlasmaScoring, MagenDefenseGrid, DuraniumArmor, AssaultCannon], "warfare");
    assert_eq!(
        of(Colour::Blue),
        [AntimassDeflectors, GravityDrive, FleetLogistics, LightWaveDeflector],
        "propulsion"
    );
    assert_eq!(
        of(Colour::Yellow),
        [SarweenTools, GravitonLaserSystem, TransitDiodes, IntegratedEconomy],
        "cybernetic"
    );
}

/// TI 28.8.a
#[test]
fn prerequisites_say_how_many_of_which_colour() {
    // Cruiser II: a green, a yellow and a red one.
    assert_eq!(Tech::Cruiser2.def().needs, [0, 1, 1, 1]);
    let own = [Tech::SarweenTools, Tech::PlasmaScoring];
    assert!(choices(position().techs(A, &own)).contains(&Tech::Cruiser2));
    for lacking in own {
        assert!(!choices(position().techs(A, &[lacking])).contains(&Tech::Cruiser2));
    }
}

/// TI 28.9
#[test]
fn technologies_are_researched_with_the_strategy_card_or_other_effects() {
    let mut t = position().begin();
    assert!(!listed(t.state(), A).iter().any(|action| matches!(action, Action::Pick(Pick::Tech(_)))));
    t.accepts(A, Action::PassTurn);
    let mut t = position().hand(A, &[ActionCard::FocusedResearch]).goods(A, 4).begin();
    plays(&mut t, A, ActionCard::FocusedResearch, None);
    nobody_reacts(&mut t);
    t.accepts(A, research(Tech::SarweenTools));
    assert!(t.state().owns(A, Tech::SarweenTools));
}

/// TI 28.11
#[test]
fn technologies_of_other_factions_are_not_researched() {
    let all: Vec<Tech> = Tech::ALL[..Tech::COMMON].to_vec();
    for tech in choices(position().techs(A, &all[..16])) {
        assert!(tech.def().faction.is_none_or(|faction| faction == Faction::Sol), "{tech:?}");
    }
    assert!(choices(position().techs(A, &[Tech::GravityDrive])).contains(&Tech::AdvancedCarrier2));
}

/// TI 28.12
#[test]
fn every_prerequisite_must_be_satisfied() {
    let mut t = studies(position());
    t.does_not_offer(A, research(Tech::FleetLogistics)).does_not_offer(A, research(Tech::Cruiser2));
    t.offers(A, research(Tech::GravityDrive));
}

/// TI 28.12.2
#[test]
fn several_symbols_need_as_many_technologies_and_use_none_up() {
    let blue = [Tech::GravityDrive, Tech::FleetLogistics];
    assert!(!choices(position().techs(A, &blue[..1])).contains(&Tech::LightWaveDeflector));
    let mut t = studies(position().techs(A, &blue).goods(A, 6));
    t.accepts(A, research(Tech::LightWaveDeflector));
    assert!(blue.into_iter().all(|tech| t.state().owns(A, tech)));
}

/// TI 28.12.b
#[test]
fn unit_upgrades_satisfy_nothing() {
    for tech in Tech::ALL.into_iter().filter(|tech| tech.upgrades().is_some()) {
        assert_eq!(tech.def().colour, None, "{tech:?}");
    }
    let upgrades = [Tech::AdvancedCarrier2, Tech::Dreadnought2, Tech::Cruiser2];
    assert!(!choices(position().techs(A, &upgrades)).contains(&Tech::FleetLogistics));
}

/// TI 28.12 example a
#[test]
fn a_red_specialty_stands_for_a_red_technology() {
    // Pds II and Destroyer II would do as well: here a card of two red and one yellow is a war sun short of one red.
    let own = [Tech::SarweenTools, Tech::PlasmaScoring, Tech::MagenDefenseGrid];
    assert!(!choices(position().techs(A, &own)).contains(&Tech::WarSun));
    let mut t = studies(position().techs(A, &own).planet(Meer, A, &[]));
    t.accepts(A, research(Tech::WarSun)).accepts(A, Action::Exhaust(Meer));
    assert!(t.state().owns(A, Tech::WarSun) && t.state().planet(Meer).exhausted);
}

/// TI 28.13
#[test]
fn some_planets_have_a_specialty() {
    let with: Vec<(Planet, Colour)> =
        Planet::ALL.into_iter().filter_map(|planet| Some((planet, planet.def().specialty?))).collect();
    let expected = [
        (Wellon, Colour::Yellow),
        (Thibah, Colour::Blue),
        (Tarmann, Colour::Green),
        (MeharXull, Colour::Red),
        (NewAlbion, Colour::Green),
        (Lazar, Colour::Yellow),
        (Gral, Colour::Blue),
        (Meer, Colour::Red),
    ];
    assert_eq!(with, expected);
}

/// TI 28.14
#[test]
fn a_specialty_ignores_a_prerequisite_of_its_colour() {
    let mut t = studies(position().planet(Meer, A, &[]).planet(Wellon, A, &[]));
    t.accepts(A, research(Tech::MagenDefenseGrid)).does_not_offer(A, Action::Exhaust(Wellon));
    t.accepts(A, Action::Exhaust(Meer));
    assert!(t.state().owns(A, Tech::MagenDefenseGrid));
    // It is a choice: what one owns is enough.
    let mut t = studies(position().techs(A, &[Tech::PlasmaScoring]).planet(Meer, A, &[]));
    t.accepts(A, research(Tech::MagenDefenseGrid));
    assert!(!t.state().planet(Meer).exhausted);
}

/// TI 28.14.2
#[test]
fn several_specialties_help_with_one_research() {
    let red = position().planet(Meer, A, &[]).planet(MeharXull, A, &[]);
    let mut t = studies(red.goods(A, 0));
    t.accepts(A, research(Tech::DuraniumArmor));
    takes(&mut t, A, &[Action::Exhaust(Meer), Action::Exhaust(MeharXull)]);
    assert!(t.state().owns(A, Tech::DuraniumArmor));
    // An exhausted planet yields nothing more.
    assert!([Meer, MeharXull].into_iter().all(|planet| t.state().planet(planet).exhausted));
}

/// TI 28.15
#[test]
fn an_exhausted_specialty_does_not_help() {
    let position = || position().planet(Meer, A, &[]);
    assert!(choices(position()).contains(&Tech::MagenDefenseGrid));
    assert!(!choices(position().exhausted(Meer)).contains(&Tech::MagenDefenseGrid));
}

/// TI 29.0
#[test]
fn unit_upgrades_are_technologies() {
    assert_eq!(Tech::ALL[..Tech::COMMON].iter().filter(|tech| tech.upgrades().is_some()).count(), 9);
    let mut t = studies(position().techs(A, &[Tech::DacxiveAnimators, Tech::GravityDrive]));
    t.accepts(A, research(Tech::Fighter2));
    assert!(t.state().owns(A, Tech::Fighter2));
}

/// TI 29.1 example a
#[test]
fn carrier_i_is_upgraded_by_carrier_ii() {
    let t = of(Faction::Arborec).begin();
    assert_eq!(t.state().stats(A, Unit::Carrier).profile, Profile::Carrier1);
    let t = of(Faction::Arborec).techs(A, &[Tech::Carrier2]).begin();
    assert_eq!(t.state().stats(A, Unit::Carrier).profile, Profile::Carrier2);
}

/// The Nekro Virus and a rival fight; the rival loses a ship, and a technology may be taken.
fn infects(rival: Faction, position: impl Fn(Arrangement) -> Arrangement) -> Table {
    let table = battle_of([Faction::Nekro, rival, Faction::Hacan], &[], &[(Unit::Destroyer, 2)]);
    let both = [Tech::ValefarAssimilatorX, Tech::ValefarAssimilatorY];
    let mut t = position(table.fleet(A, NEAR, &[(Unit::Cruiser, 1)]).techs(A, &both)).begin();
    activates(&mut t, NEAR);
    nobody_reacts(&mut t);
    while listed(t.state(), A).contains(&Action::Finish) {
        t.accepts(A, Action::Finish);
    }
    dice(&mut t, [7]);
    dice(&mut t, [1, 1]);
    picks(&mut t, A, Pick::Yes);
    t
}

/// TI 28.17
#[test]
fn units_of_a_faction_sheet_are_not_assimilated() {
    // Sol has Advanced Carrier I and Spec Ops I on its sheet, and two technologies.
    let t = infects(Faction::Sol, |position| position);
    assert_eq!(listed(t.state(), A), [research(Tech::AntimassDeflectors), research(Tech::NeuralMotivator)]);
}

/// TI 28.21, TI 28.21 example a
#[test]
fn dreadnoughts_are_upgraded_by_exotrireme_ii() {
    let t = of(Faction::Nekro).marks([Some(Tech::Exotrireme2), None]).begin();
    assert_eq!(t.state().stats(A, Unit::Dreadnought).profile, Profile::Exotrireme2);
    let mut t = infects(Faction::SardakkNorr, |position| position.techs(B, &[Tech::Exotrireme2]));
    nobody_reacts(&mut t);
    assert_eq!(t.state().stats(A, Unit::Dreadnought).profile, Profile::Exotrireme2);
}

/// TI 28.21.2, TI 29.1.a
#[test]
fn the_same_token_moves_to_another_upgrade_of_the_unit() {
    let marked = [Some(Tech::SuperDreadnought2), Some(Tech::MirrorComputing)];
    let mut t =
        infects(Faction::SardakkNorr, |position| position.techs(B, &[Tech::Exotrireme2]).marks(marked));
    nobody_reacts(&mut t);
    // There was no choice: the token that marked the other dreadnought moved.
    let view = t.state().view(Viewer::Spectator);
    assert_eq!(view.assimilated, [Some(Tech::Exotrireme2), Some(Tech::MirrorComputing)]);
}

/// The Nekro Virus gives up Floating Factory II for a technology of the Mentak.
fn loses_factories(position: Arrangement) -> Table {
    let mut t = infects_with(position);
    t.accepts(A, research(Tech::MirrorComputing));
    picks(&mut t, A, Pick::Amount(0));
    t
}

fn infects_with(position: Arrangement) -> Table {
    let fleet = [(Unit::Cruiser, 1)];
    let mut t = position.fleet(A, NEAR, &fleet).fleet(B, NEAR, &[(Unit::Destroyer, 2)]).begin();
    activates(&mut t, NEAR);
    nobody_reacts(&mut t);
    while listed(t.state(), A).contains(&Action::Finish) {
        t.accepts(A, Action::Finish);
    }
    reaches_rolling(&mut t, A, Action::Pick(Pick::Yes), 10);
    t
}

fn factories() -> Arrangement {
    let both = [Tech::ValefarAssimilatorX, Tech::ValefarAssimilatorY];
    Arrangement::new(&[Faction::Nekro, Faction::Mentak, Faction::Hacan])
        .techs(A, &both)
        .techs(B, &[Tech::MirrorComputing])
        .marks([Some(Tech::FloatingFactory2), Some(Tech::ChaosMapping)])
}

/// TI 28.19
#[test]
fn docks_in_space_land_when_they_float_no_longer() {
    let position = factories().fleet(A, Hex(10), &[(Unit::SpaceDock, 1)]).planet(Fria, A, &[]);
    let t = loses_factories(position);
    assert_eq!((count(&t, A, Hex(10), Unit::SpaceDock), t.state().planet(Fria).docks), (0, 1));
}

/// TI 28.19.2
#[test]
fn docks_without_a_planet_return_to_reinforcements() {
    let t = loses_factories(factories().fleet(A, EMPTY, &[(Unit::SpaceDock, 1)]));
    assert_eq!(count(&t, A, EMPTY, Unit::SpaceDock), 0);
    assert_eq!(t.state().in_reserve(A, Unit::SpaceDock), Unit::SpaceDock.figures());
}

/// TI 28.18, TI 65.10.a
#[test]
fn a_marked_technology_outlives_its_faction() {
    let position = of(Faction::Nekro).marks([Some(Tech::L4Disruptors), None]).techs(B, &[Tech::L4Disruptors]);
    let planets = homes(&position, B);
    let t = planets.into_iter().fold(position, Arrangement::free).begin();
    assert_eq!(t.state().alive().collect::<Vec<_>>(), [A, C]);
    assert!(t.state().owns(A, Tech::L4Disruptors));
}
