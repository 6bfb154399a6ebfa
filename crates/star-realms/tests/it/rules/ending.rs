//! SR 10 and SR 11: running out of cards and the end of the game.

use orrery_star_realms::Kind::*;
use orrery_star_realms::QUIET_ROUNDS;

use crate::table::*;

/// SR 10.1.1
#[test]
fn without_trade_deck_and_row_the_game_goes_on_with_the_players_own_cards() {
    let mut t = duel().row([]).trade_deck([]).trade(A, 9).hand(A, [Predator, Ravager]).begin();
    for kind in [Gunship, Lancer, Swarmer] {
        t.refuses(A, Action::Acquire(kind), rules::NOT_FOR_SALE);
    }
    t.accepts(A, Action::Play(Predator)).accepts(A, Action::Play(Ravager)).asks(A, "ask-main");
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(10)).accepts(A, Action::EndTurn);
    t.asks(B, "ask-main").accepts(B, Action::EndTurn).asks(A, "ask-main");
    assert_eq!(t.state().authority(B), 40);
    assert_eq!(t.count(Zone::Row), 0);
}

/// SR 10.1.2
#[test]
fn without_trade_deck_the_rest_of_the_row_is_still_for_sale() {
    let mut t = duel().row([Lancer, Swarmer, Gunship]).trade_deck([]).trade(A, 9).begin();
    t.accepts(A, Action::Acquire(Swarmer));
    assert_eq!(t.titles(Zone::Row), [Lancer, Gunship]);
    t.accepts(A, Action::Acquire(Gunship)).accepts(A, Action::Acquire(Lancer));
    assert_eq!(t.count(Zone::Row), 0);
    assert_eq!(t.points(A), (2, 0, 50));
}

/// SR 10.1.3
#[test]
fn the_scrap_heap_fills_neither_the_row_nor_a_personal_deck() {
    let position = duel().zone(Zone::ScrapHeap, [Leviathan, Moonwurm]).row([Lancer, Gunship]).trade_deck([]);
    let mut t = position.deck(A, []).hand(A, [Swarmer, CargoPod]).begin();
    t.accepts(A, Action::Play(Swarmer)).accepts(A, Action::ScrapFromRow(Lancer));
    assert_eq!(t.titles(Zone::Row), [Gunship]);
    t.accepts(A, Action::Play(CargoPod)).accepts(A, Action::UseScrap(1)).accepts(A, Action::EndTurn);
    t.settle().asks(B, "ask-main");
    assert_eq!(t.titles(Zone::Hand(A)), [Swarmer]);
    assert_eq!(t.count(Zone::ScrapHeap), 4);
}

/// SR 10.2.1
#[test]
fn an_empty_explorer_pile_sells_again_when_an_explorer_returns() {
    let mut t = duel().explorers(0).trade(A, 2).hand(A, [Explorer]).begin();
    t.refuses(A, Action::Acquire(Explorer), rules::NO_EXPLORERS);
    t.accepts(A, Action::Play(Explorer)).refuses(A, Action::Acquire(Explorer), rules::NO_EXPLORERS);
    t.accepts(A, Action::UseScrap(0)).accepts(A, Action::Acquire(Explorer));
    assert_eq!(t.titles(Zone::Discard(A)), [Explorer]);
    t.refuses(A, Action::Acquire(Explorer), rules::NO_EXPLORERS);
}

/// SR 10.3.1
#[test]
fn without_deck_and_discard_pile_nothing_more_is_drawn() {
    let mut t = duel().deck(A, [Viper]).in_play(A, [AgingBattleship, LoyalColony]).begin();
    t.accepts(A, Action::UseScrap(0)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Hand(A)), [Viper]);
    t.accepts(A, Action::EndTurn).settle().asks(B, "ask-main");
    assert_eq!(t.titles(Zone::Hand(A)), [Viper]);
    assert_eq!(t.count(Zone::Deck(A)), 0);
}

/// SR 11.1.1
#[test]
fn a_player_at_0_or_below_loses() {
    for (amount, left) in [(6, 0), (9, -3)] {
        let mut t = duel().combat(A, 9).authority(B, 6).begin();
        t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(amount));
        assert_eq!(t.state().authority(B), left);
        t.over([A]);
    }
    let mut t = duel().combat(A, 9).authority(B, 6).begin();
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(5)).asks(A, "ask-main");
}

/// SR 11.1.2
#[test]
fn whoever_first_brings_the_opponent_to_zero_wins() {
    let mut t = duel().active(B).combat(B, 1).authority(A, 1).authority(B, 1).begin();
    t.accepts(B, Action::Attack(A)).accepts(B, Action::Spend(1)).over([B]);
}

/// SR 11.1.3
#[test]
fn the_game_ends_at_once_in_the_middle_of_the_turn() {
    let position = duel().combat(A, 9).authority(B, 5).hand(A, [Scout, Gunship]).in_play(A, [Predator]);
    let mut t = position.begin();
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(3)).asks(A, "ask-main");
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(2)).over([A]);
    assert_eq!(t.points(A), (0, 4, 50));
    assert_eq!(t.titles(Zone::Hand(A)), [Scout, Gunship]);
    assert_eq!(t.titles(Zone::InPlay(A)), [Predator]);
    assert_eq!(t.state().turn(), 1);
    t.refuses(A, Action::Play(Scout), rules::GAME_OVER).refuses(A, Action::EndTurn, rules::GAME_OVER);
    t.refuses(B, Action::EndTurn, rules::GAME_OVER);
}

/// SR 11.1.4
#[test]
fn no_number_of_turns_and_no_score_ends_the_game() {
    let position = duel().in_play(A, [StellarReef]).row([StarBarge; 5]).trade_deck([StarBarge; 5]);
    let mut t = position.authority(A, 200).authority(B, 1).begin();
    // A card acquired now and then keeps the table from being called dead (SR G77).
    let rounds = 5 * QUIET_ROUNDS;
    for round in 0..rounds {
        t.asks(A, "ask-main");
        if round % (QUIET_ROUNDS - 1) == 0 {
            t.accepts(A, Action::UsePrimary(0)).accepts(A, Action::Acquire(StarBarge));
        }
        t.accepts(A, Action::EndTurn).settle().asks(B, "ask-main");
        t.accepts(B, Action::EndTurn).settle();
    }
    assert_eq!(t.state().turn(), 2 * rounds + 1);
    t.asks(A, "ask-main");
}

/// SR 11.1.5
#[test]
fn a_duel_has_one_winner_because_only_the_active_player_attacks_and_only_his_opponent() {
    let position = duel().authority(A, 1).authority(B, 1).combat(A, 9).combat(B, 9);
    let mut t = position.begin();
    t.refuses(A, Action::Attack(A), rules::NOT_AN_OPPONENT);
    t.refuses(B, Action::Attack(A), rules::NOT_YOUR_DECISION);
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(9)).over([A]);
    assert_eq!(t.state().authority(A), 1);
}
