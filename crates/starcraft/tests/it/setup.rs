//! SC 2: setup.

use orrery_engine::{Chance, Game, SeatSet, Status};
use orrery_starcraft::setup::{Factions, Galaxy};

use crate::support::*;

/// A table with a ready-made galaxy and dealt factions: nothing is decided before the first order.
pub(crate) fn quick(players: u8) -> Setup {
    let options = Options { factions: Factions::Dealt, galaxy: Galaxy::Ready, ..Options::default() };
    Setup { first: Some(A), options, ..Setup::new(players) }
}

fn begun(setup: &Setup) -> Scenario<StarCraft> {
    let mut t = Scenario::new(setup);
    t.settle();
    t
}

/// SC 2.1.1
#[test]
fn setup_runs_in_order() {
    let mut t = Scenario::<StarCraft>::new(&Setup::new(2));
    t.settle();
    t.accepts(t.state().first_player(), Action::ChooseFaction(Faction::Raynor));
    let other = t.state().first_player().clockwise(1, 2);
    t.accepts(other, Action::ChooseFaction(Faction::Overmind));
    t.settle();
    let told: Vec<Event> = t.events();
    let at = |wanted: fn(&Event) -> bool| told.iter().position(wanted).expect("it happened");
    let first = at(|event| matches!(event, Event::FirstPlayer { .. }));
    let faction = at(|event| matches!(event, Event::FactionChosen { .. }));
    let planets = at(|event| matches!(event, Event::PlanetsDrawn { .. }));
    assert!(first < faction && faction < planets);
    assert_eq!(t.state().events(EventZone::Deck).len(), 30);
    assert!(t.hand(A).is_empty(), "hands come last");
}

/// SC 2.1.2, SC G1
#[test]
fn the_first_player_is_drawn_by_lot() {
    let mut t = Scenario::<StarCraft>::new(&Setup::new(4));
    assert_eq!(t.state().status(), Status::Chance(Chance::Dice { count: 1, sides: 4 }));
    t.rolls([3]);
    assert_eq!(t.state().first_player(), C);
    t.offers(C, Action::ChooseFaction(Faction::Raynor));
}

/// SC 2.2.1, SC G2
#[test]
fn factions_are_picked_in_turn_unless_told_otherwise() {
    let mut t = Scenario::<StarCraft>::new(&Setup { first: Some(B), ..Setup::new(3) });
    t.accepts(B, Action::ChooseFaction(Faction::Tassadar));
    t.refuses(C, Action::ChooseFaction(Faction::Tassadar), rules::FACTION_TAKEN);
    t.refuses(A, Action::ChooseFaction(Faction::Raynor), rules::NOT_YOUR_DECISION);
    t.accepts(C, Action::ChooseFaction(Faction::Aldaris));
    t.accepts(A, Action::ChooseFaction(Faction::Raynor));
    assert_eq!(
        [A, B, C].map(|seat| t.state().faction(seat)),
        [Faction::Raynor, Faction::Tassadar, Faction::Aldaris]
    );
}

/// SC 2.2.2
#[test]
fn factions_can_be_dealt() {
    let options = Options { factions: Factions::Dealt, ..Options::default() };
    let mut t = Scenario::<StarCraft>::new(&Setup { first: Some(A), options, ..Setup::new(6) });
    t.shuffles(5);
    let mut dealt: Vec<Faction> = Seat::all(6).map(|seat| t.state().faction(seat)).collect();
    let order = dealt.clone();
    dealt.sort_unstable();
    assert_eq!(dealt, Faction::ALL);
    assert_ne!(order, Faction::ALL);
}

/// SC 2.3.1, SC 2.8.1, SC 2.9.4, SC 2.9.5
#[test]
fn everybody_starts_with_the_components_of_his_faction() {
    let t = begun(&quick(6));
    for seat in Seat::all(6) {
        let player = t.state().player(seat);
        let forces = &t.state().faction(seat).def().forces;
        assert_eq!(player.workers, forces.workers);
        assert_eq!(player.buildings.iter().sum::<u8>(), 1, "one printed building");
        assert_eq!(player.modules, [0; Module::COUNT]);
        assert_eq!(player.unused, [2, 2, 2, 1, 1, 1, 0]);
        let combat = [CardZone::Deck, CardZone::Hand].map(|zone| t.cards(seat, zone)).concat();
        assert_eq!(combat.len(), 18);
        assert!(combat.iter().all(|card| card.technology().is_none()));
        let technology = t.cards(seat, CardZone::Technology);
        assert!(!technology.is_empty() && technology.iter().all(|card| card.technology().is_some()));
    }
}

/// SC 2.4.1
#[test]
fn conquest_markers_start_on_0() {
    let t = begun(&quick(3));
    assert_eq!([A, B, C].map(|seat| t.points(seat)), [0; 3]);
}

/// SC 2.5.1
#[test]
fn no_area_starts_depleted() {
    let t = begun(&quick(4));
    assert!(t.state().areas().all(|area| t.state().area(area).depletion == Depletion::None));
}

/// SC 2.6.1, SC 2.6.2, SC 2.6.3, SC 2.6.4, SC 2.6.5, SC 2.6.6, SC 2.6.7, SC 2.6.8, SC 2.6.10, SC 2.6.12
#[test]
fn the_event_deck_depends_on_the_number_of_players() {
    assert_eq!(Stage::ALL.map(|stage| stage.cards(Edition::Base).count()), [25, 25, 20]);
    for (players, first, second) in [(6, 25, 25), (5, 20, 20), (4, 15, 15), (3, 10, 10), (2, 5, 5)] {
        let t = begun(&quick(players));
        let deck = t.state().events(EventZone::Deck);
        assert_eq!(deck.len(), first + second + 20, "{players} players");
        // From the bottom up: Stage III, Stage II, Stage I.
        let stages: Vec<Stage> = deck.iter().map(|face| face.stage).collect();
        assert!(stages.is_sorted_by(|below, above| below >= above));
        assert_eq!(stages.iter().filter(|&&stage| stage == Stage::One).count(), first);
        assert_eq!(stages.iter().filter(|&&stage| stage == Stage::Three).count(), 20);
        assert_eq!(t.state().stage(), Stage::One);
    }
}

/// SC 2.6.9
#[test]
fn removed_event_cards_are_random_and_unseen() {
    let removed = |seed: u64| {
        let mut t = Scenario::<StarCraft>::new(&quick(2));
        for shuffle in 0..4 {
            t.shuffles(seed + shuffle);
        }
        assert!(t.events().iter().all(|event| !matches!(event, Event::EventsDiscarded { .. })));
        t.state().events(EventZone::Box).to_vec()
    };
    assert_eq!(removed(1).len(), 40);
    assert_ne!(removed(1), removed(100));
}

/// SC 2.6.11
#[test]
fn an_empty_event_deck_is_not_shuffled_anew() {
    // The deck runs out with the last card: the round ends the game instead.
    let mut t = Arrangement::new(2).no_events().order_on_top(A, Planet::ChauSara, Order::Mobilize).begin();
    t.accepts(A, Action::TakeEvent);
    assert!(matches!(t.state().status(), Status::Over(_)));
}

/// SC 2.7.1, SC 2.9.1, SC 2.9.2, SC 2.9.3
#[test]
fn hands_are_drawn_when_the_galaxy_is_finished() {
    let mut t = begun(&quick(6));
    for seat in Seat::all(6) {
        let hand = if t.state().faction(seat).race() == Race::Terran { 8 } else { 6 };
        assert_eq!(t.hand(seat).len(), hand);
        assert_eq!(t.cards(seat, CardZone::Deck).len(), 18 - hand);
    }
    let told = t.events();
    let last_unit = told.iter().rposition(|event| matches!(event, Event::UnitPlaced { .. })).expect("units");
    let first_hand = told.iter().position(|event| matches!(event, Event::CardsDrawn { .. })).expect("hands");
    assert!(last_unit < first_hand);
    assert_eq!(t.state().round(), 1);
    assert_eq!(t.state().status(), Status::Decision(SeatSet::only(A)));
}
