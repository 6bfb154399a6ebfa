//! SR 6: acquiring cards.

use orrery_engine::{Game, Viewer};
use orrery_star_realms::Kind::*;

use crate::table::*;

/// A trade row with the costs 4, 5, 2, 3 and 1.
const FOR_SALE: [Kind; 5] = [Gunship, HeavyCruiser, StorageSilo, Falcon, Swarmer];

/// SR 6.1.1
#[test]
fn trade_is_spent_at_any_moment_of_the_main_phase_or_not_at_all() {
    let mut t = duel().trade(A, 1).row(FOR_SALE).hand(A, [Scout, Explorer]).trade(B, 9).begin();
    t.refuses(B, Action::Acquire(Swarmer), rules::NOT_YOUR_DECISION);
    t.accepts(A, Action::Acquire(Swarmer));
    t.accepts(A, Action::Play(Explorer)).accepts(A, Action::Acquire(StorageSilo));
    t.accepts(A, Action::Play(Scout));
    assert_eq!(t.points(A), (1, 0, 50));
    t.accepts(A, Action::EndTurn).asks(B, "ask-main");
}

/// SR 6.1.2
#[test]
fn trade_buys_cards_of_the_row_and_explorers_and_nothing_else() {
    let mut t =
        duel().trade(A, 30).row(FOR_SALE).trade_deck([Lancer, Predator]).discard(B, [SolarSkiff]).begin();
    for kind in FOR_SALE.into_iter().chain([Explorer]) {
        t.offers(A, Action::Acquire(kind));
    }
    for elsewhere in [Lancer, Predator, SolarSkiff, Leviathan] {
        t.refuses(A, Action::Acquire(elsewhere), rules::NOT_FOR_SALE);
    }
}

/// SR 6.1.3, SR 6.1.8
#[test]
fn an_acquired_card_is_paid_for_and_lies_face_up_on_the_discard_pile() {
    let mut t = duel().trade(A, 8).row(FOR_SALE).discard(A, [Scout]).begin();
    t.accepts(A, Action::Acquire(Gunship));
    assert_eq!(t.points(A), (4, 0, 50));
    assert_eq!(t.titles(Zone::Discard(A)), [Scout, Gunship]);
    assert_eq!(t.count(Zone::Discard(B)), 0);
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
        assert_eq!(t.state().view(viewer).players[A.index()].discard, [Scout, Gunship]);
    }
}

/// SR 6.1.4
#[test]
fn a_card_that_costs_more_than_the_trade_pool_is_refused() {
    let mut t = duel().trade(A, 3).row(FOR_SALE).hand(A, [Scout]).begin();
    t.refuses(A, Action::Acquire(Gunship), rules::TOO_EXPENSIVE);
    t.accepts(A, Action::Play(Scout)).accepts(A, Action::Acquire(Gunship));
    assert_eq!(t.points(A), (0, 0, 50));
    t.refuses(A, Action::Acquire(Explorer), rules::TOO_EXPENSIVE);
}

/// SR 6.1.5
#[test]
fn what_is_left_of_the_trade_buys_further_cards() {
    let mut t = duel().trade(A, 7).row(FOR_SALE).begin();
    t.accepts(A, Action::Acquire(Gunship)).refuses(A, Action::Acquire(HeavyCruiser), rules::TOO_EXPENSIVE);
    t.accepts(A, Action::Acquire(StorageSilo)).accepts(A, Action::Acquire(Swarmer));
    assert_eq!(t.points(A), (0, 0, 50));
    assert_eq!(t.titles(Zone::Discard(A)), [Gunship, StorageSilo, Swarmer]);
}

/// SR 6.1.6
#[test]
fn any_number_of_cards_is_acquired_in_a_turn() {
    let mut t = duel().trade(A, 33).row([Lancer; 5]).trade_deck([Swarmer; 10]).begin();
    for _ in 0..5 {
        t.accepts(A, Action::Acquire(Lancer)).accepts(A, Action::Acquire(Explorer));
    }
    for _ in 0..10 {
        t.accepts(A, Action::Acquire(Swarmer));
    }
    assert_eq!(t.count(Zone::Discard(A)), 20);
    assert_eq!(t.points(A), (3, 0, 50));
}

/// SR 6.1.7
#[test]
fn an_acquired_card_is_not_played() {
    let mut t = duel().trade(A, 13).row([PatrolCutter, Bioformer, PlasmaVent]).trade_deck([]).begin();
    t.accepts(A, Action::Acquire(PatrolCutter)).accepts(A, Action::Acquire(Bioformer));
    assert_eq!(t.points(A), (6, 0, 50));
    assert_eq!(t.count(Zone::InPlay(A)), 0);
    t.refuses(A, Action::UsePrimary(0), rules::NOT_IN_PLAY);
    t.refuses(A, Action::UseScrap(0), rules::NOT_IN_PLAY);
    // Plasma Vent asks whether a Blob card was played this turn; Bioformer was only acquired.
    t.accepts(A, Action::Acquire(PlasmaVent)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Discard(A)), [PatrolCutter, Bioformer, PlasmaVent]);
}

/// SR 6.1.9
#[test]
fn a_card_effect_sends_the_acquired_card_to_hand() {
    let mut t = duel().in_play(A, [FactoryWorld]).row(FOR_SALE).trade(A, 6).begin();
    t.accepts(A, Action::UsePrimary(0)).accepts(A, Action::Acquire(Gunship));
    assert_eq!(t.titles(Zone::Hand(A)), [Gunship]);
    t.accepts(A, Action::Acquire(HeavyCruiser));
    assert_eq!(t.titles(Zone::Discard(A)), [HeavyCruiser]);
}

/// SR 6.1.9
#[test]
fn a_card_effect_sends_the_acquired_card_to_the_top_of_the_deck() {
    let mut t = duel().in_play(A, [FederationShipyard, StorageSilo]).row(FOR_SALE).trade(A, 4).begin();
    t.accepts(A, Action::UseAlly(0)).accepts(A, Action::Acquire(Gunship));
    assert_eq!(t.titles(Zone::Deck(A)).last(), Some(&Gunship));
    assert_eq!(t.count(Zone::Discard(A)), 0);
}

/// SR 6.1.10
#[test]
fn a_card_acquired_this_turn_comes_to_hand_after_a_reshuffle() {
    let mut t = duel().deck(A, []).hand(A, [SolarSkiff, Falcon]).row(FOR_SALE).trade(A, 2).begin();
    t.accepts(A, Action::Play(SolarSkiff)).accepts(A, Action::Acquire(Gunship));
    t.accepts(A, Action::Play(Falcon)).settle().asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Hand(A)), [Gunship]);
    t.accepts(A, Action::Play(Gunship));
    assert_eq!(t.points(A), (0, 7, 50));
}

/// SR 6.1.11
#[test]
fn scouts_and_vipers_are_not_for_sale() {
    let mut t = dealt(Mode::Duel, 2);
    for kind in [Scout, Viper] {
        t.refuses(A, Action::Acquire(kind), rules::STARTING_CARD);
    }
    let mut t = duel().trade(A, 30).discard(A, [Scout]).discard(B, [Viper]).begin();
    for kind in [Scout, Viper] {
        t.refuses(A, Action::Acquire(kind), rules::STARTING_CARD);
    }
}

/// SR 6.2.1
#[test]
fn an_ability_acquires_a_card_without_trade() {
    let mut t = duel().hand(A, [Parasite]).row([SupplyDepot, FactoryWorld, Lancer]).trade(A, 1).begin();
    t.accepts(A, Action::Play(Parasite)).asks(A, "ask-either-or");
    t.accepts(A, Action::ChooseOr).asks(A, "ask-acquire-free");
    t.refuses(A, Action::Acquire(FactoryWorld), rules::BEYOND_ABILITY);
    t.accepts(A, Action::Acquire(SupplyDepot)).asks(A, "ask-main");
    assert_eq!(t.points(A), (1, 0, 50));
    assert_eq!(t.titles(Zone::Discard(A)), [SupplyDepot]);
}

/// SR 6.2.2
#[test]
fn a_free_card_is_neither_played_nor_does_it_leave_a_gap() {
    let mut t = duel().hand(A, [Parasite]).row(FOR_SALE).trade_deck([Peacekeeper, Leviathan]).begin();
    t.accepts(A, Action::Play(Parasite)).accepts(A, Action::ChooseOr).accepts(A, Action::Acquire(Gunship));
    assert_eq!(t.points(A), (0, 0, 50));
    assert_eq!(t.titles(Zone::InPlay(A)), [Parasite]);
    assert_eq!(t.titles(Zone::Discard(A)), [Gunship]);
    assert_eq!(t.titles(Zone::Row), [HeavyCruiser, StorageSilo, Falcon, Swarmer, Leviathan]);
}

/// SR 6.3.1
#[test]
fn the_row_holds_five_cards_whatever_leaves_it() {
    assert_eq!(dealt(Mode::Duel, 2).count(Zone::Row), 5);
    let mut t = duel().trade(A, 9).hand(A, [Swarmer, Ravager]).row(FOR_SALE).begin();
    t.accepts(A, Action::Acquire(Gunship));
    assert_eq!(t.count(Zone::Row), 5);
    t.accepts(A, Action::Acquire(HeavyCruiser));
    assert_eq!(t.count(Zone::Row), 5);
    t.accepts(A, Action::Play(Swarmer)).accepts(A, Action::ScrapFromRow(Falcon));
    assert_eq!(t.count(Zone::Row), 5);
    t.accepts(A, Action::Play(Ravager));
    t.accepts(A, Action::ScrapFromRow(StorageSilo)).accepts(A, Action::ScrapFromRow(Swarmer));
    assert_eq!(t.count(Zone::Row), 5);
    t.accepts(A, Action::EndTurn);
    assert_eq!(t.count(Zone::Row), 5);
}

/// SR 6.3.2
#[test]
fn the_top_card_of_the_trade_deck_fills_the_gap() {
    let mut t = duel().trade(A, 4).row(FOR_SALE).trade_deck([Lancer, Predator]).begin();
    t.accepts(A, Action::Acquire(Gunship));
    assert_eq!(t.titles(Zone::Row), [HeavyCruiser, StorageSilo, Falcon, Swarmer, Predator]);
    assert_eq!(t.titles(Zone::TradeDeck), [Lancer]);
}

/// SR 6.3.3
#[test]
fn the_new_card_is_available_at_once() {
    let mut t = duel().trade(A, 6).row(FOR_SALE).trade_deck([Predator]).begin();
    t.refuses(A, Action::Acquire(Predator), rules::NOT_FOR_SALE);
    t.accepts(A, Action::Acquire(Gunship)).accepts(A, Action::Acquire(Predator));
    assert_eq!(t.titles(Zone::Discard(A)), [Gunship, Predator]);
}

/// SR 6.3.4
#[test]
fn acquiring_an_explorer_leaves_the_row_alone() {
    let mut t = duel().trade(A, 2).row(FOR_SALE).trade_deck([Predator]).begin();
    t.accepts(A, Action::Acquire(Explorer));
    assert_eq!(t.titles(Zone::Row), FOR_SALE);
    assert_eq!(t.titles(Zone::TradeDeck), [Predator]);
    assert_eq!(t.count(Zone::Explorers), 9);
}

/// SR 6.4.1
#[test]
fn explorers_are_acquired_for_2_as_long_as_the_pile_lasts() {
    let mut t = duel().trade(A, 10).explorers(3).begin();
    for _ in 0..3 {
        t.accepts(A, Action::Acquire(Explorer));
    }
    assert_eq!(t.points(A), (4, 0, 50));
    assert_eq!(t.titles(Zone::Discard(A)), [Explorer; 3]);
    t.refuses(A, Action::Acquire(Explorer), rules::NO_EXPLORERS);
}

/// SR 6 example a
#[test]
fn example_8_trade_buy_a_card_of_5_and_the_card_of_3_that_fills_the_gap() {
    let mut t = duel().trade(A, 8).row(FOR_SALE).trade_deck([Lancer, PatrolCutter]).begin();
    t.accepts(A, Action::Acquire(HeavyCruiser));
    assert_eq!(t.titles(Zone::Row), [Gunship, StorageSilo, Falcon, Swarmer, PatrolCutter]);
    t.accepts(A, Action::Acquire(PatrolCutter));
    assert_eq!(t.points(A), (0, 0, 50));
    assert_eq!(t.titles(Zone::Discard(A)), [HeavyCruiser, PatrolCutter]);
    assert_eq!(t.titles(Zone::Row), [Gunship, StorageSilo, Falcon, Swarmer, Lancer]);
}
