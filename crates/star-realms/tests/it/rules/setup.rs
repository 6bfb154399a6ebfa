//! SR 2: setup.

use std::collections::BTreeSet;

use orrery_engine::{Chance, Game, SeatSet, Status, Viewer};

use crate::table::*;

/// A duel that A begins, the trade deck and both personal decks shuffled by these seeds.
fn shuffled(trade_deck: u64, a: u64, b: u64) -> Scenario<StarRealms> {
    let mut t = Scenario::new(&Setup { first: Some(A), ..Setup::duel() });
    t.shuffles(trade_deck).shuffles(a).shuffles(b).asks(A, "ask-main");
    t
}

/// A player's cards in the order they lay in before his hand was drawn.
fn order(t: &Scenario<StarRealms>, seat: Seat) -> Vec<Kind> {
    [t.titles(Zone::Deck(seat)), t.titles(Zone::Hand(seat))].concat()
}

fn sorted(mut titles: Vec<Kind>) -> Vec<Kind> {
    titles.sort_unstable();
    titles
}

/// SR 2.1.1
#[test]
fn a_personal_deck_is_eight_scouts_and_two_vipers() {
    let t = dealt(Mode::Duel, 2);
    let starting = [[Kind::Scout; 8].as_slice(), &[Kind::Viper; 2]].concat();
    assert_eq!(sorted(order(&t, A)), starting);
    assert_eq!(sorted(order(&t, B)), starting);
}

/// SR 2.1.2
#[test]
fn each_player_starts_with_fifty_authority() {
    let t = dealt(Mode::Duel, 2);
    assert_eq!([A, B].map(|seat| t.state().authority(seat)), [50, 50]);
}

/// SR 2.1.3
#[test]
fn ten_explorers_lie_open_for_sale() {
    let t = dealt(Mode::Duel, 2);
    assert_eq!(t.titles(Zone::Explorers), [Kind::Explorer; 10]);
    assert_eq!(t.state().view(Viewer::Spectator).explorers, 10);
}

/// SR 2.1.4
#[test]
fn the_trade_deck_is_shuffled_and_face_down() {
    let orders: BTreeSet<Vec<Kind>> =
        (0..5).map(|seed| shuffled(seed, 0, 0).titles(Zone::TradeDeck)).collect();
    assert_eq!(orders.len(), 5);
    let t = shuffled(0, 0, 0);
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
        let mut guess = *t.state();
        guess.redeal(viewer, 1);
        assert_ne!(guess.cards(Zone::TradeDeck), t.state().cards(Zone::TradeDeck));
        assert_eq!(guess.view(viewer), t.state().view(viewer));
    }
}

/// SR 2.1.5
#[test]
fn the_scrap_heap_starts_empty() {
    assert_eq!(dealt(Mode::Duel, 2).count(Zone::ScrapHeap), 0);
}

/// SR 2.1.6
#[test]
fn the_top_five_cards_of_the_trade_deck_are_the_row() {
    let mut t = Scenario::<StarRealms>::new(&Setup { first: Some(A), ..Setup::duel() });
    t.shuffles(7);
    let deck = t.titles(Zone::TradeDeck);
    assert_eq!((deck.len(), t.count(Zone::Row)), (80, 0));
    t.settle();
    let top: Vec<Kind> = deck.iter().rev().take(5).copied().collect();
    assert_eq!(t.titles(Zone::Row), top);
    assert_eq!(t.titles(Zone::TradeDeck), deck[..75]);
    assert_eq!(t.state().view(Viewer::Spectator).row, top);
}

/// SR 2.1.7
#[test]
fn each_player_shuffles_his_own_deck() {
    let of_a: BTreeSet<Vec<Kind>> = (0..9).map(|seed| order(&shuffled(0, seed, 0), A)).collect();
    let of_b: BTreeSet<Vec<Kind>> = (0..9).map(|seed| order(&shuffled(0, 0, seed), B)).collect();
    assert!(of_a.len() > 2 && of_b.len() > 2, "{of_a:?} {of_b:?}");
    assert_eq!((0..9).map(|seed| order(&shuffled(0, seed, 0), B)).collect::<BTreeSet<_>>().len(), 1);
    // Nobody, not even its owner, sees the order of a deck.
    let t = shuffled(0, 0, 0);
    let redealt = (0..9).map(|seed| {
        let mut guess = *t.state();
        guess.redeal(Viewer::Seat(A), seed);
        assert_eq!(guess.view(Viewer::Seat(A)), t.state().view(Viewer::Seat(A)));
        guess.cards(Zone::Deck(A)).iter().map(|card| card.kind).collect()
    });
    assert!(redealt.collect::<BTreeSet<Vec<Kind>>>().len() > 1);
}

/// SR 2.1.8
#[test]
fn discard_piles_start_empty() {
    let t = dealt(Mode::Duel, 2);
    assert_eq!([A, B].map(|seat| t.count(Zone::Discard(seat))), [0, 0]);
}

/// SR 2.2.1
#[test]
fn the_first_player_is_drawn_by_lot_unless_the_players_agree() {
    for (face, first) in [(1, A), (2, B)] {
        let mut t = Scenario::<StarRealms>::new(&Setup::duel());
        assert_eq!(t.state().status(), Status::Chance(Chance::Dice { count: 1, sides: 2 }));
        t.rolls([face]).settle().asks(first, "ask-main");
        let mut t = Scenario::<StarRealms>::new(&Setup { first: Some(first), ..Setup::duel() });
        assert_eq!(t.state().status(), Status::Chance(Chance::Shuffle));
        t.settle().asks(first, "ask-main");
    }
}

/// SR 2.2.2, SR 2.2.3
#[test]
fn the_first_player_takes_three_cards_and_the_second_five() {
    for (first, second) in [(A, B), (B, A)] {
        let mut t = Scenario::<StarRealms>::new(&Setup { first: Some(first), ..Setup::duel() });
        t.settle();
        assert_eq!((t.count(Zone::Hand(first)), t.count(Zone::Hand(second))), (3, 5));
    }
}

/// SR 2.2.4
#[test]
fn cards_are_drawn_from_ones_own_deck_and_nowhere_else() {
    let deck = [Kind::Scout, Kind::Scout, Kind::Scout, Kind::Scout, Kind::Viper, Kind::Predator];
    let mut t = duel().hand(A, [Kind::Corvette]).deck(A, deck).discard(A, [Kind::Lancer]).begin();
    let others = [Zone::TradeDeck, Zone::Row, Zone::Explorers, Zone::Deck(B), Zone::Hand(B)];
    let before = others.map(|zone| t.titles(zone));
    t.accepts(A, Action::Play(Kind::Corvette));
    assert_eq!(t.titles(Zone::Hand(A)), [Kind::Predator]);
    t.accepts(A, Action::EndTurn);
    assert_eq!(sorted(t.titles(Zone::Hand(A))), sorted(deck[..5].to_vec()));
    assert_eq!(sorted(t.titles(Zone::Discard(A))), [Kind::Lancer, Kind::Predator, Kind::Corvette]);
    assert_eq!(others.map(|zone| t.titles(zone)), before);
}

/// SR 2.2.5
#[test]
fn the_first_player_has_three_cards_in_his_first_turn_and_draws_five_at_its_end() {
    let mut t = dealt(Mode::Duel, 2);
    assert_eq!((t.count(Zone::Hand(A)), t.count(Zone::Deck(A))), (3, 7));
    t.accepts(A, Action::EndTurn);
    assert_eq!((t.count(Zone::Hand(A)), t.count(Zone::Deck(A))), (5, 2));
}

/// SR 2.2.6
#[test]
fn pools_start_at_zero_and_nothing_is_in_play() {
    let t = dealt(Mode::Duel, 2);
    assert_eq!([A, B].map(|seat| t.points(seat)), [(0, 0, 50); 2]);
    assert_eq!([A, B].map(|seat| t.count(Zone::InPlay(seat))), [0, 0]);
    assert_eq!(t.state().active(), SeatSet::only(A));
}

/// SR 2.2.7
#[test]
fn a_card_acquired_to_hand_is_not_drawn() {
    let mut t = duel().in_play(A, [Kind::FactoryWorld]).deck(A, [Kind::Viper]).row([Kind::Lancer]).begin();
    t.accepts(A, Action::UsePrimary(0)).accepts(A, Action::Acquire(Kind::Lancer));
    assert_eq!(t.titles(Zone::Hand(A)), [Kind::Lancer]);
    assert_eq!(t.titles(Zone::Deck(A)), [Kind::Viper]);
}

/// SR 2 example a
#[test]
fn after_setup_seven_and_five_cards_are_left_in_the_decks_and_seventy_five_in_the_trade_deck() {
    let t = dealt(Mode::Duel, 2);
    assert_eq!((t.count(Zone::Hand(A)), t.count(Zone::Deck(A))), (3, 7));
    assert_eq!((t.count(Zone::Hand(B)), t.count(Zone::Deck(B))), (5, 5));
    assert_eq!(t.count(Zone::TradeDeck), 75);
}
