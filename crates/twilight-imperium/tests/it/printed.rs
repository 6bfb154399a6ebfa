//! What is printed on sheets and cards: unit abilities, tiles, starting components (TI 8.1.a, 19.1.a, 34.3.a, 74.26, setup).

use orrery_engine::{SplitMix64, Viewer};
use orrery_testkit::play::random_record;
use orrery_twilight_imperium::cards::{Back, Production, Shots, Stats};
use orrery_twilight_imperium::setup::{Factions, Galaxy};
use orrery_twilight_imperium::state::Phase;

use crate::support::*;
use Profile::*;

/// The profiles with an ability, with what is printed for it.
fn printed(ability: impl Fn(&Stats) -> Option<Shots>) -> Vec<(Profile, u8, u8)> {
    let shots = |profile: Profile| ability(profile.def()).map(|shots| (profile, shots.value, shots.dice));
    Profile::ALL.into_iter().filter_map(shots).collect()
}

fn having(ability: impl Fn(&Stats) -> bool) -> Vec<Profile> {
    Profile::ALL.into_iter().filter(|profile| ability(profile.def())).collect()
}

/// TI 19.1.a, TI 74.26.a
#[test]
fn anti_fighter_barrage_is_printed_on_three_profiles() {
    assert_eq!(printed(|unit| unit.barrage), [(Destroyer1, 9, 2), (Destroyer2, 6, 3), (SonOfRagh, 6, 4)]);
}

/// TI 8.1.a, TI 74.26.b
#[test]
fn bombardment_is_printed_on_dreadnoughts_war_suns_and_a_flagship() {
    let expected = [
        (Dreadnought1, 5, 1),
        (Dreadnought2, 5, 1),
        (WarSun, 3, 3),
        (PrototypeWarSun1, 3, 3),
        (PrototypeWarSun2, 3, 3),
        (SuperDreadnought1, 5, 1),
        (SuperDreadnought2, 4, 1),
        (Exotrireme1, 4, 2),
        (Exotrireme2, 4, 2),
        (ArcSecundus, 5, 3),
    ];
    assert_eq!(printed(|unit| unit.bombardment), expected);
}

/// TI 34.3.a, TI 34.3.b, TI 74.26.e
#[test]
fn space_cannon_is_printed_on_pds_and_a_flagship() {
    assert_eq!(printed(|unit| unit.cannon), [(Pds1, 6, 1), (Pds2, 5, 1), (LoncaraSsodu, 5, 3)]);
    assert_eq!(having(|unit| unit.ranged), [Pds2, LoncaraSsodu]);
    // Three dice, each of which hits with a five.
    let factions = [Faction::Arborec, Faction::Xxcha, Faction::Hacan];
    let own = [(Unit::Cruiser, 4)];
    let mut t = battle_of(factions, &own, &[(Unit::Flagship, 1)]).begin();
    attack(&mut t, &own);
    t.accepts(B, Action::Fire(A));
    dice(&mut t, [4, 5, 10]);
    assert_eq!(count(&t, A, NEAR, Unit::Cruiser), 2);
}

/// TI 74.26.c
#[test]
fn planetary_shield_is_printed_on_pds() {
    assert_eq!(having(|unit| unit.shield), [Pds1, Pds2]);
    assert_eq!(having(|unit| unit.breaks_shields), [WarSun, PrototypeWarSun1, PrototypeWarSun2, ArcSecundus]);
}

/// TI 74.26.d
#[test]
fn production_is_printed_on_docks_and_letani_warriors() {
    let made: Vec<(Profile, Production)> = Profile::ALL
        .into_iter()
        .map(|profile| (profile, profile.def().production))
        .filter(|(_, production)| *production != Production::None)
        .collect();
    let expected = [
        (SpaceDock1, Production::PlanetPlus(2)),
        (SpaceDock2, Production::PlanetPlus(4)),
        (LetaniWarrior1, Production::Plain(1)),
        (LetaniWarrior2, Production::Plain(2)),
        (FloatingFactory1, Production::Plain(5)),
        (FloatingFactory2, Production::Plain(7)),
    ];
    assert_eq!(made, expected);
}

/// TI 74.26.f
#[test]
fn sustain_damage_is_printed_on_large_ships() {
    let tough = having(|unit| unit.sustain);
    for profile in Profile::ALL {
        let unit = profile.def().unit;
        let large = matches!(unit, Unit::Dreadnought | Unit::Flagship | Unit::WarSun);
        assert_eq!(tough.contains(&profile), large || profile == AdvancedCarrier2, "{profile:?}");
    }
}

/// TI 74.27
#[test]
fn this_system_is_where_the_unit_is() {
    // A war sun breaks shields in its own system, not next door.
    let bombards = |hex| {
        let mut t = siege(&[(Unit::Dreadnought, 1)], &[(Unit::Infantry, 1), (Unit::Pds, 1)])
            .fleet(A, hex, &[(Unit::WarSun, 1)])
            .token(A, HOME_A)
            .begin();
        activates(&mut t, NEAR);
        while listed(t.state(), A).contains(&Action::Finish) {
            t.accepts(A, Action::Finish);
        }
        t.accepts(B, Action::Pass);
        listed(t.state(), A).contains(&Action::Bombard { unit: Unit::Dreadnought, planet: Planet::Arinam })
    };
    assert!(bombards(NEAR) && !bombards(HOME_A));
}

/// TI 9.1, TI 49.2
#[test]
fn influence_is_one_value_of_a_planet() {
    // Jord: 4 resources, 2 influence. It buys no token at 3 influence.
    let mut t = position().strategies(A, &[Strategy::Leadership]).begin();
    t.accepts(A, Action::Strategic(Strategy::Leadership));
    for _ in 0..3 {
        t.accepts(A, Action::Pick(Pick::Pool(Pool::Tactic)));
    }
    t.accepts(A, Action::Exhaust(Planet::Jord));
    t.does_not_offer(A, Action::Pick(Pick::Pool(Pool::Tactic)));
    assert_eq!((t.state().resources(Planet::Jord), t.state().influence(Planet::Jord)), (4, 2));
}

/// TI 49.1
#[test]
fn resources_are_the_other_value_of_a_planet() {
    let mut t =
        position().strategies(A, &[Strategy::Technology]).planet(Planet::Meer, A, &[]).goods(A, 2).begin();
    t.accepts(A, Action::Strategic(Strategy::Technology));
    t.accepts(A, Action::Pick(Pick::Tech(Tech::SarweenTools))).accepts(A, Action::Pick(Pick::Yes));
    // Meer has 4 influence and no resources: 6 resources are Jord's 4 and two goods.
    t.does_not_offer(A, Action::Exhaust(Planet::Meer)).accepts(A, Action::Exhaust(Planet::Jord));
    takes(&mut t, A, &[Action::SpendGood, Action::SpendGood]);
    t.offers(A, Action::Pick(Pick::Tech(Tech::GravityDrive)));
}

const GIVEN: Factions = Factions::Given([
    Faction::Sol,
    Faction::Letnev,
    Faction::Winnu,
    Faction::Hacan,
    Faction::Xxcha,
    Faction::Saar,
]);

/// A galaxy that the players build, at the first tile to be placed.
fn building(players: u8, factions: Factions) -> Table {
    let mut t: Table = Scenario::new(&Setup { factions, galaxy: Galaxy::Built, ..Setup::new(players) });
    t.rolls([1]);
    t.rolls([1]);
    t.shuffles(9);
    t
}

fn finish(t: &mut Table) {
    let mut source = SplitMix64::new(1);
    while t.state().phase() == Phase::Setup {
        let record = random_record(t.state(), &mut source).expect("an action").expect("a record");
        record.play(t.state_mut(), &mut Log::off()).expect("a listed action");
    }
}

fn hands(t: &Table, players: u8) -> Vec<Tile> {
    Seat::all(players)
        .flat_map(|seat| t.state().view(Viewer::Seat(seat)).sheets[seat.index()].tiles.clone().expect("own"))
        .collect()
}

/// TI setup.3.2
#[test]
fn factions_that_nobody_plays_stay_in_the_box() {
    let mut t = building(3, GIVEN);
    finish(&mut t);
    let mut factions: Vec<Faction> = t.state().all_notes().filter_map(|id| id.note.def().faction).collect();
    factions.sort_unstable();
    factions.dedup();
    let mut played = [Faction::Sol, Faction::Letnev, Faction::Winnu];
    played.sort_unstable();
    assert_eq!(factions, played);
    let foreign = Tile::ALL.into_iter().filter(|tile| tile.def().home == Some(Faction::Hacan));
    assert!(foreign.into_iter().all(|tile| t.state().place_of(tile).is_none()));
}

/// TI setup.3.note
#[test]
fn only_three_factions_have_tokens_of_their_own() {
    let tokens = |factions: [Faction; 6]| {
        let mut t = building(3, Factions::Given(factions));
        finish(&mut t);
        let mut source = SplitMix64::new(7);
        while t.state().phase() == Phase::Strategy {
            let record = random_record(t.state(), &mut source).expect("an action").expect("a record");
            record.play(t.state_mut(), &mut Log::off()).expect("a listed action");
        }
        let view = t.state().view(Viewer::Spectator);
        (view.zero.is_some(), view.gates, view.assimilated)
    };
    let rest = [Faction::Sol, Faction::Letnev, Faction::Winnu, Faction::Hacan, Faction::Xxcha, Faction::Saar];
    assert_eq!(tokens(rest), (false, [None; 2], [None; 2]));
    let naalu =
        [Faction::Naalu, Faction::Letnev, Faction::Winnu, Faction::Hacan, Faction::Xxcha, Faction::Saar];
    assert!(tokens(naalu).0, "Telepathic puts the '0' token on a card");
}

/// TI setup.6.a
#[test]
fn only_blue_and_red_tiles_are_dealt() {
    let t = building(4, GIVEN);
    assert!(hands(&t, 4).iter().all(|tile| tile.def().back != Back::Green));
}

/// TI setup.6.b
#[test]
fn tiles_that_are_not_dealt_stay_out_of_the_game() {
    let mut t = building(3, GIVEN);
    let mut dealt = hands(&t, 3);
    finish(&mut t);
    let mut placed: Vec<Tile> = Hex::all()
        .filter_map(|hex| t.state().tile(hex))
        .filter(|tile| tile.def().back != Back::Green)
        .collect();
    dealt.sort_unstable();
    placed.sort_unstable();
    assert_eq!(placed, dealt);
    assert_eq!(dealt.len(), 24, "of 32");
}

/// TI setup.6.c
#[test]
fn home_systems_lie_at_their_places_first() {
    let t = building(3, GIVEN);
    for (seat, hex) in [A, B, C].into_iter().zip([22, 28, 34]) {
        assert_eq!(t.state().home(seat), Some(Hex(hex)));
    }
    assert!(matches!(listed(t.state(), A)[0], Action::PlaceTile { .. }), "no other tile is placed yet");
}

/// TI setup.6.c.8, TI 86.0
#[test]
fn home_systems_join_the_galaxy() {
    for players in 3..=6 {
        let mut t: Table = Scenario::new(&Setup {
            factions: Factions::Random,
            galaxy: Galaxy::Built,
            ..Setup::new(players)
        });
        finish(&mut t);
        for seat in Seat::all(players) {
            // The Creuss come through their gate.
            let home = t.state().home(seat).expect("a home system");
            assert!(!t.state().adjacent(home, None).is_empty(), "{players} players, {seat:?}");
        }
        let layout = orrery_twilight_imperium::cards::maps::Layout::of(players).expect("a layout");
        let empty: Vec<u8> = (0..37).filter(|&hex| t.state().tile(Hex(hex)).is_none()).collect();
        assert_eq!(empty, layout.unused, "players have laid a tile wherever one belongs");
    }
}
