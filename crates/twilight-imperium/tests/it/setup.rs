//! Setup (TI setup.1 to TI setup.12.d).

use orrery_engine::{SplitMix64, Viewer};
use orrery_testkit::play::random_record;
use orrery_twilight_imperium::cards::Back;
use orrery_twilight_imperium::setup::{Factions, Galaxy, Goal};
use orrery_twilight_imperium::state::Phase;

use crate::support::*;

fn table(players: u8, factions: Factions, galaxy: Galaxy) -> Table {
    Scenario::new(&Setup { factions, galaxy, ..Setup::new(players) })
}

const GIVEN: Factions = Factions::Given([
    Faction::Sol,
    Faction::Letnev,
    Faction::Winnu,
    Faction::Hacan,
    Faction::Xxcha,
    Faction::Saar,
]);

fn asked(t: &Table) -> SeatSet {
    match t.state().status() {
        Status::Decision(seats) => seats,
        _ => SeatSet::EMPTY,
    }
}

/// The only seat that is asked.
#[track_caller]
fn one(t: &Table) -> Seat {
    assert_eq!(asked(t).len(), 1);
    asked(t).lowest().expect("a seat")
}

/// Decisions fall somehow until the setup is over.
fn finish(t: &mut Table) {
    let mut source = SplitMix64::new(1);
    while t.state().phase() == Phase::Setup {
        let record = random_record(t.state(), &mut source).expect("an action").expect("a record");
        record.play(t.state_mut(), &mut Log::off()).expect("a listed action");
    }
}

/// TI setup.0
#[test]
fn three_to_six_play() {
    for players in [0, 2, 7] {
        assert_eq!(TwilightImperium::new(&Setup::new(players)).err(), Some(rules::PLAYERS));
    }
    assert!((3..=6).all(|players| TwilightImperium::new(&Setup::new(players)).is_ok()));
}

/// TI setup.1, TI 58.5, TI setup.2, TI G1
#[test]
fn the_speaker_is_drawn_and_chooses_a_faction_first() {
    let mut t = table(3, Factions::Choose, Galaxy::Ready);
    t.rolls([2]);
    assert_eq!((t.state().speaker(), one(&t)), (B, B));
    t.accepts(B, Action::ChooseFaction(Faction::Sol));
    assert_eq!(one(&t), C);
    assert!(!listed(t.state(), C).contains(&Action::ChooseFaction(Faction::Sol)));
    t.accepts(C, Action::ChooseFaction(Faction::Yin));
    t.accepts(A, Action::ChooseFaction(Faction::Saar));
    assert_eq!([A, B, C].map(|seat| t.state().faction(seat)), [Faction::Saar, Faction::Sol, Faction::Yin]);
}

/// TI setup.2.2
#[test]
fn no_faction_is_given_twice() {
    let same = Factions::Given([Faction::Sol; 6]);
    let setup = Setup { factions: same, ..Setup::new(3) };
    assert_eq!(TwilightImperium::new(&setup).err(), Some(rules::SAME_FACTION));
}

/// TI G1, TI G150
#[test]
fn a_draft_offers_two_factions_more_than_players() {
    let mut t = table(4, Factions::Draft, Galaxy::Ready);
    t.rolls([1]);
    t.shuffles(5);
    assert_eq!(listed(t.state(), A).len(), 6);
    let first = listed(t.state(), A)[0];
    t.accepts(A, first);
    assert_eq!(listed(t.state(), B).len(), 5);
}

/// TI setup.6.2, TI setup.6.3, TI G2, TI G3
#[test]
fn home_places_follow_the_seats() {
    let mut t = table(3, GIVEN, Galaxy::Ready);
    t.rolls([1]);
    t.rolls([2]);
    let home = |seat: Seat| t.state().place_of(t.state().faction(seat).def().home);
    assert_eq!([B, C, A].map(home), [22, 28, 34].map(|hex| Some(Hex(hex))));
}

/// TI setup.6.b.1, TI setup.6.b.2, TI setup.6.b.4, TI G5
#[test]
fn tiles_are_dealt_by_the_number_of_players() {
    for (players, blue, red) in [(3, 6, 2), (4, 5, 3), (6, 3, 2)] {
        let mut t = table(players, GIVEN, Galaxy::Built);
        t.rolls([1]);
        t.rolls([1]);
        t.shuffles(9);
        let view = t.state().view(Viewer::Seat(A));
        let own = view.sheets[0].tiles.clone().expect("one's own tiles");
        let count = |back| own.iter().filter(|tile| tile.def().back == back).count();
        assert_eq!((count(Back::Blue), count(Back::Red)), (blue, red), "{players} players");
        assert!(view.sheets[1].tiles.is_none() && view.sheets[1].tile_count == blue + red);
    }
}

/// TI setup.6.b.3, TI setup.6.b.note
#[test]
fn the_speaker_of_five_places_a_red_tile_beside_mecatol_rex() {
    let mut t = table(5, GIVEN, Galaxy::Built);
    t.rolls([3]);
    t.rolls([1]);
    t.shuffles(9);
    let places = listed(t.state(), C);
    assert_eq!((one(&t), places.len()), (C, 6));
    let Action::PlaceTile { tile, hex } = places[4] else { panic!("a tile") };
    assert!(tile.def().back == Back::Red && hex.ring() == 1);
    t.accepts(C, places[4]);
    assert_eq!(t.state().tile(hex), Some(tile));
    let own = t.state().view(Viewer::Seat(C)).sheets[2].tiles.clone().expect("one's own tiles");
    assert_eq!(own.iter().filter(|tile| tile.def().back == Back::Blue).count(), 4);
    assert_eq!(own.len(), 6);
}

/// TI setup.6.c.2, TI setup.6.c.3, TI setup.6.c.4, TI setup.6 example a
#[test]
fn tiles_are_placed_to_and_fro() {
    let mut t = table(4, GIVEN, Galaxy::Built);
    t.rolls([2]);
    t.rolls([1]);
    t.shuffles(3);
    let mut order = Vec::new();
    for _ in 0..12 {
        let seat = one(&t);
        order.push(seat.0);
        let action = listed(t.state(), seat)[0];
        t.accepts(seat, action);
    }
    assert_eq!(order, [1, 2, 3, 0, 0, 3, 2, 1, 1, 2, 3, 0]);
}

/// TI setup.6.c.5, TI setup.6.c.6, TI setup.6.c.7, TI G6, TI G7
#[test]
fn rings_fill_up_and_anomalies_and_wormholes_keep_apart() {
    let mut source = SplitMix64::new(4);
    for players in 3..=6 {
        let mut t = table(players, Factions::Random, Galaxy::Built);
        let mut rings = Vec::new();
        while t.state().phase() == Phase::Setup {
            let record = random_record(t.state(), &mut source).expect("an action").expect("a record");
            if let orrery_engine::Record::Action { seat, action: Action::PlaceTile { hex, .. } } = record {
                rings.push(hex.ring());
                let game = t.state();
                let well = |action: &Action| {
                    let Action::PlaceTile { tile, hex } = action else { return true };
                    hex.neighbours().filter_map(|near| game.tile(near)).all(|near| {
                        (tile.def().anomaly.is_none() || near.def().anomaly.is_none())
                            && (tile.def().wormhole.is_none() || tile.def().wormhole != near.def().wormhole)
                    })
                };
                let actions = listed(game, seat);
                assert!(
                    actions.iter().all(well) || !actions.iter().any(well),
                    "a breach only if there is no other way"
                );
            }
            record.play(t.state_mut(), &mut Log::off()).expect("a listed action");
        }
        assert!(rings.is_sorted(), "{rings:?}");
    }
}

/// TI setup.6.c.note, TI G4
#[test]
fn three_of_five_players_start_with_trade_goods() {
    let mut t = table(5, GIVEN, Galaxy::Ready);
    t.rolls([1]);
    t.rolls([1]);
    finish(&mut t);
    let goods: Vec<u8> = (0..5).map(|seat| t.state().sheet(Seat(seat)).goods).collect();
    assert_eq!(goods, [0, 2, 4, 2, 0]);
}

/// TI setup.3, TI setup.5, TI setup.7, TI setup.8, TI setup.10, TI setup.12.2
#[test]
fn everything_lies_ready() {
    let mut t = table(3, GIVEN, Galaxy::Ready);
    finish(&mut t);
    let view = t.state().view(Viewer::Spectator);
    assert!(view.custodians);
    assert_eq!((view.action_deck, view.agenda_deck.len(), view.secrets), (80, 50, 17));
    for seat in [A, B, C] {
        let home = t.state().faction(seat).def().home.def().planets;
        assert!(home.iter().all(|&planet| t.state().planet(planet).owner == Some(seat)));
        assert!(home.iter().all(|&planet| !t.state().planet(planet).exhausted));
        let sheet = &view.sheets[seat.index()];
        assert_eq!((sheet.hand_count, sheet.goods, sheet.commodities, sheet.note_count), (0, 0, 0, 5));
        assert!(sheet.strategies.is_empty());
    }
}

/// TI setup.11, TI setup.11.3, TI 18.1
#[test]
fn technologies_units_and_tokens_are_those_of_the_sheet() {
    for faction in Faction::ALL {
        let mut given = [faction; 6];
        let others = Faction::ALL.into_iter().filter(|&other| other != faction);
        given[1..].iter_mut().zip(others).for_each(|(slot, other)| *slot = other);
        let mut t = table(3, Factions::Given(given), Galaxy::Ready);
        finish(&mut t);
        let def = faction.def();
        for &(unit, count) in def.units {
            assert_eq!(t.state().on_board(A, unit), count, "{faction:?} {unit:?}");
        }
        assert!(def.techs.iter().all(|&tech| t.state().owns(A, tech)), "{faction:?}");
        let owned = Tech::ALL.into_iter().filter(|&tech| t.state().owns(A, tech)).count();
        assert_eq!(owned, def.techs.len() + usize::from(def.chosen_techs), "{faction:?}");
        assert_eq!((t.state().sheet(A).pools, t.state().reserve(A)), ([3, 3, 2], 8));
    }
}

/// TI setup.11
#[test]
fn the_winnu_choose_a_technology_without_prerequisites() {
    let mut t = table(3, GIVEN, Galaxy::Ready);
    t.rolls([1]);
    t.rolls([1]);
    let techs = [Tech::AntimassDeflectors, Tech::NeuralMotivator, Tech::SarweenTools, Tech::PlasmaScoring];
    assert_eq!(one(&t), C);
    assert_eq!(listed(t.state(), C), techs.map(|tech| Action::Pick(Pick::Tech(tech))));
}

/// TI setup.11.2, TI G9, TI 72.4
#[test]
fn owners_spread_their_starting_units() {
    let mut t = table(3, GIVEN, Galaxy::Ready);
    t.rolls([1]);
    t.rolls([1]);
    picks(&mut t, C, Pick::Tech(Tech::SarweenTools));
    // Sol has one planet: there is nothing to choose.
    let dock = |planet| Pick::Place { unit: Unit::SpaceDock, site: on(planet) };
    picks(&mut t, B, dock(Planet::WrenTerra));
    for _ in 0..3 {
        picks(&mut t, B, Pick::Place { unit: Unit::Infantry, site: on(Planet::ArcPrime) });
    }
    let (prime, terra) = (t.state().planet(Planet::ArcPrime), t.state().planet(Planet::WrenTerra));
    assert_eq!((prime.infantry, prime.docks, terra.docks), (3, 0, 1));
}

/// TI setup.12.a, TI G10, TI 30.20
#[test]
fn each_keeps_one_of_two_secret_objectives_at_the_same_time() {
    let mut t = table(3, GIVEN, Galaxy::Ready);
    while asked(&t).len() < 3 {
        if let Status::Chance(_) = t.state().status() {
            t.settle();
        } else {
            let seat = one(&t);
            let action = listed(t.state(), seat)[0];
            t.accepts(seat, action);
        }
    }
    for seat in [C, A, B] {
        let cards = t.state().secrets(seat).to_vec();
        assert_eq!(cards.len(), 2);
        picks(&mut t, seat, Pick::Objective(cards[1]));
        assert_eq!(t.state().secrets(seat), [cards[1]]);
    }
    t.shuffles(2);
    assert_eq!(t.state().view(Viewer::Spectator).secrets, 17);
}

/// TI setup.12.b, TI setup.12.b.2, TI setup.12.c, TI setup.12.d, TI 30.13, TI 30.13.a, TI 51.3
#[test]
fn five_objectives_of_each_stage_are_laid_out_and_two_revealed() {
    let mut t: Table = Scenario::new(&Setup {
        goal: Goal::Fourteen,
        factions: GIVEN,
        galaxy: Galaxy::Ready,
        ..Setup::new(3)
    });
    finish(&mut t);
    let view = t.state().view(Viewer::Spectator);
    assert_eq!((view.public.len(), view.face_down), (2, [3, 5]));
    assert!(view.public.iter().all(|objective| objective.def().stage == Stage::I));
    assert_eq!((view.goal, view.sheets[0].points), (14, 0));
}

/// TI setup.6, TI G151
#[test]
fn a_map_can_be_given() {
    let ready = orrery_twilight_imperium::cards::maps::Layout::of(3).expect("a layout").map;
    let mut map = [0; 36];
    map.copy_from_slice(&ready[1..]);
    let given = |map| Setup { galaxy: Galaxy::Map(map), ..Setup::new(3) };
    assert!(TwilightImperium::new(&given(map)).is_ok());
    let mut double = map;
    double[0] = double[1];
    let mut home = map;
    home[0] = 1;
    let mut gap = map;
    gap[0] = 0;
    for wrong in [double, home, gap] {
        assert_eq!(TwilightImperium::new(&given(wrong)).err(), Some(rules::MAP));
    }
}
