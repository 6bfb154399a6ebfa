//! SR 8 and SR 9: the discard phase, the draw phase and reshuffling.

use orrery_engine::{Chance, Game, Status, Viewer};
use orrery_star_realms::Kind::*;

use crate::table::*;

fn sorted(mut titles: Vec<Kind>) -> Vec<Kind> {
    titles.sort_unstable();
    titles
}

fn waits_for_a_shuffle(t: &Scenario<StarRealms>) -> bool {
    t.state().status() == Status::Chance(Chance::Shuffle)
}

/// SR 8.1.1
#[test]
fn discarded_and_acquired_cards_lie_face_up_on_ones_own_discard_pile() {
    let mut t = duel().trade(A, 2).row([Lancer]).hand(A, [Gunship]).hand(B, [Scout, Viper]).begin();
    t.accepts(A, Action::Acquire(Lancer))
        .accepts(A, Action::Play(Gunship))
        .accepts(B, Action::Discard(Viper));
    t.accepts(A, Action::EndTurn);
    let seen = t.state().view(Viewer::Spectator);
    assert_eq!(sorted(seen.players[A.index()].discard.clone()), [Lancer, Gunship]);
    assert_eq!(seen.players[B.index()].discard, [Viper]);
}

/// SR 8.1.2
#[test]
fn every_discard_pile_is_open_to_everybody_at_any_time() {
    let piles = [vec![Scout, Gunship], vec![], vec![Viper, Lancer, Viper]];
    let mut position = position(&Setup::of(Mode::FreeForAll, 3));
    for (seat, pile) in [A, B, C].into_iter().zip(&piles) {
        position = position.discard(seat, pile.iter().copied());
    }
    let mut t = position.begin();
    for active in [A, B, C] {
        t.asks(active, "ask-main");
        for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Seat(C), Viewer::Spectator] {
            let view = t.state().view(viewer);
            for (player, pile) in view.players.iter().zip(&piles) {
                assert_eq!(player.discard, *pile, "{:?} for {viewer:?}", player.seat);
            }
        }
        t.accepts(active, Action::EndTurn);
    }
}

/// SR 8.2.1, SR 8.2.2
#[test]
fn trade_and_combat_left_over_are_lost() {
    let mut t = duel().trade(A, 5).combat(A, 7).hand(A, [Scout, Viper]).begin();
    t.accepts(A, Action::Play(Scout)).accepts(A, Action::Play(Viper));
    assert_eq!(t.points(A), (6, 8, 50));
    t.accepts(A, Action::EndTurn);
    assert_eq!(t.points(A), (0, 0, 50));
    t.accepts(B, Action::EndTurn).asks(A, "ask-main");
    assert_eq!(t.points(A), (0, 0, 50));
}

/// SR 8.2.3
#[test]
fn ships_in_play_go_to_the_discard_pile() {
    let mut t = duel().hand(A, [Scout, Viper, Predator]).begin();
    for ship in [Scout, Viper, Predator] {
        t.accepts(A, Action::Play(ship));
    }
    assert_eq!(t.count(Zone::Discard(A)), 0);
    t.accepts(A, Action::EndTurn);
    assert_eq!(t.count(Zone::InPlay(A)), 0);
    assert_eq!(sorted(t.titles(Zone::Discard(A))), [Scout, Viper, Predator]);
}

/// SR 8.2.4
#[test]
fn cards_left_in_hand_go_to_the_discard_pile() {
    let mut t = duel().hand(A, [Gunship, LoyalColony]).deck(A, [Scout; 5]).begin();
    t.accepts(A, Action::EndTurn);
    assert_eq!(sorted(t.titles(Zone::Discard(A))), [Gunship, LoyalColony]);
    assert_eq!(t.titles(Zone::Hand(A)), [Scout; 5]);
}

/// SR 8.2.5
#[test]
fn bases_and_outposts_stay_in_play() {
    let mut t = duel().in_play(A, [StorageSilo]).hand(A, [Scout, CommandCenter, Viper]).begin();
    for kind in [Scout, CommandCenter, Viper] {
        t.accepts(A, Action::Play(kind));
    }
    t.accepts(A, Action::EndTurn);
    assert_eq!(t.titles(Zone::InPlay(A)), [StorageSilo, CommandCenter]);
    assert_eq!(sorted(t.titles(Zone::Discard(A))), [Scout, Viper]);
}

/// SR 8.2.6
#[test]
fn the_discard_phase_asks_nothing_and_keeps_nothing() {
    let mut t = duel().trade(A, 3).combat(A, 3).hand(A, [Gunship, Scout]).deck(A, [Viper; 5]).begin();
    t.accepts(A, Action::Play(Scout)).accepts(A, Action::EndTurn);
    t.asks(B, "ask-main").refuses(A, Action::Play(Viper), rules::NOT_YOUR_DECISION);
    assert_eq!(t.points(A), (0, 0, 50));
    assert_eq!(t.titles(Zone::Hand(A)), [Viper; 5]);
    assert_eq!(t.count(Zone::InPlay(A)), 0);
}

/// SR 8.2.7
#[test]
fn a_scrapped_ship_does_not_come_to_the_discard_pile() {
    let mut t = duel().hand(A, [CargoPod, Explorer, Scout]).begin();
    for ship in [CargoPod, Explorer, Scout] {
        t.accepts(A, Action::Play(ship));
    }
    t.accepts(A, Action::UseScrap(0)).accepts(A, Action::UseScrap(0)).accepts(A, Action::EndTurn);
    assert_eq!(t.titles(Zone::Discard(A)), [Scout]);
    assert_eq!(t.titles(Zone::ScrapHeap), [CargoPod]);
    assert_eq!(t.count(Zone::Explorers), 11);
}

/// SR 9.1.1
#[test]
fn five_cards_are_drawn_from_the_personal_deck() {
    let mut t = duel().deck(A, [Gunship, Lancer, Scout, Viper, Falcon, Swarmer, Predator]).begin();
    t.accepts(A, Action::EndTurn);
    assert_eq!(sorted(t.titles(Zone::Hand(A))), [Scout, Viper, Falcon, Swarmer, Predator]);
    assert_eq!(t.titles(Zone::Deck(A)), [Gunship, Lancer]);
    assert_eq!(t.count(Zone::Hand(B)), 0);
}

/// SR 9.1.2
#[test]
fn the_turn_ends_with_the_draw_phase() {
    let mut t = duel().deck(A, [Scout; 4]).discard(A, [Viper; 4]).begin();
    assert_eq!(t.state().turn(), 1);
    t.accepts(A, Action::EndTurn);
    // The fifth card is not drawn yet.
    assert!(t.state().active().contains(A) && t.state().turn() == 1);
    t.settle().asks(B, "ask-main").refuses(A, Action::EndTurn, rules::NOT_YOUR_DECISION);
    assert_eq!((t.state().turn(), t.count(Zone::Hand(A))), (2, 5));
}

/// SR 9.1.3
#[test]
fn extra_cards_are_kept_until_the_discard_phase() {
    let hand = [AgingBattleship, Scout, Scout, Scout, Scout, Scout, Scout];
    let mut t = duel().hand(A, hand).deck(A, [Viper; 7]).begin();
    t.accepts(A, Action::Play(AgingBattleship)).accepts(A, Action::UseScrap(0)).asks(A, "ask-main");
    assert_eq!(t.count(Zone::Hand(A)), 8);
    t.accepts(A, Action::EndTurn);
    assert_eq!(t.count(Zone::Hand(A)), 5);
    assert_eq!(sorted(t.titles(Zone::Discard(A))), [Scout, Scout, Scout, Scout, Scout, Scout, Viper, Viper]);
}

/// SR 9.2.1
#[test]
fn an_empty_deck_is_replaced_by_the_shuffled_discard_pile() {
    let mut t = duel().deck(A, []).discard(A, [Gunship, Lancer, Falcon, Swarmer, Predator, Scout]).begin();
    t.accepts(A, Action::EndTurn);
    let mut hands = Vec::new();
    for seed in 0..8 {
        let mut shuffled = t.clone();
        shuffled.shuffles(seed).asks(B, "ask-main");
        assert_eq!(shuffled.count(Zone::Hand(A)), 5);
        assert_eq!(shuffled.count(Zone::Deck(A)), 1);
        assert_eq!(shuffled.count(Zone::Discard(A)), 0);
        hands.push(sorted(shuffled.titles(Zone::Hand(A))));
    }
    hands.dedup();
    assert!(hands.len() > 1, "always the same cards: {hands:?}");
}

/// SR 9.2.2
#[test]
fn the_discard_pile_is_shuffled_in_the_main_phase_too() {
    let mut t = duel().deck(A, []).hand(A, [Falcon]).discard(A, [Gunship, Lancer]).begin();
    t.accepts(A, Action::Play(Falcon));
    assert!(waits_for_a_shuffle(&t));
    t.settle().asks(A, "ask-main");
    assert_eq!(t.count(Zone::Hand(A)), 1);
    assert_eq!(t.count(Zone::Deck(A)), 1);
    assert_eq!(t.count(Zone::Discard(A)), 0);
}

/// SR 9.2.3
#[test]
fn the_old_deck_is_drawn_before_the_discard_pile_is_shuffled() {
    let mut t = duel().deck(A, [Gunship]).in_play(A, [AgingBattleship]).discard(A, [Scout; 4]).begin();
    t.accepts(A, Action::UseScrap(0));
    assert_eq!(t.titles(Zone::Hand(A)), [Gunship]);
    assert!(waits_for_a_shuffle(&t));
    t.settle();
    assert_eq!(sorted(t.titles(Zone::Hand(A))), [Scout, Gunship]);
    assert_eq!(t.count(Zone::Deck(A)), 3);
}

/// SR 9.2.4
#[test]
fn an_empty_deck_stays_empty_until_a_card_has_to_be_drawn() {
    let mut t = duel().deck(A, [Scout; 5]).discard(A, [Gunship, Lancer]).begin();
    t.accepts(A, Action::EndTurn).asks(B, "ask-main");
    for seat in [B, A] {
        assert_eq!(t.count(Zone::Deck(A)), 0);
        assert_eq!(t.titles(Zone::Discard(A)), [Gunship, Lancer]);
        t.asks(seat, "ask-main").accepts(seat, Action::EndTurn);
    }
    assert!(waits_for_a_shuffle(&t));
}

/// SR 9.2.5
#[test]
fn cards_in_play_are_not_shuffled_in() {
    let position = duel().deck(A, []).in_play(A, [LoyalColony]).hand(A, [Scout, Viper, Falcon]);
    let mut t = position.discard(A, [Gunship]).begin();
    for ship in [Scout, Viper, Falcon] {
        t.accepts(A, Action::Play(ship));
    }
    t.settle();
    assert_eq!(t.titles(Zone::Hand(A)), [Gunship]);
    assert_eq!(t.titles(Zone::InPlay(A)), [LoyalColony, Scout, Viper, Falcon]);
    assert_eq!(t.count(Zone::Deck(A)), 0);
}

/// SR 9.2.6
#[test]
fn in_the_draw_phase_ships_and_hand_of_the_turn_are_shuffled_in() {
    let mut t = duel().deck(A, []).hand(A, [Gunship, Lancer, Swarmer, Predator, StorageSilo]).begin();
    t.accepts(A, Action::Play(Lancer)).accepts(A, Action::Play(StorageSilo)).accepts(A, Action::EndTurn);
    t.settle().asks(B, "ask-main");
    assert_eq!(sorted(t.titles(Zone::Hand(A))), [Lancer, Gunship, Swarmer, Predator]);
    assert_eq!(t.titles(Zone::InPlay(A)), [StorageSilo]);
    assert_eq!(t.count(Zone::Discard(A)), 0);
}

/// SR 9 example a
#[test]
fn example_three_cards_are_left_in_the_deck_and_two_come_from_the_new_one() {
    let mut t = duel().deck(A, [Gunship, Lancer, Falcon]).hand(A, [Scout; 5]).discard(A, [Viper; 2]).begin();
    t.accepts(A, Action::EndTurn);
    assert_eq!(sorted(t.titles(Zone::Hand(A))), [Lancer, Falcon, Gunship]);
    assert_eq!(t.count(Zone::Discard(A)), 7);
    t.settle();
    assert_eq!(t.count(Zone::Hand(A)), 5);
    assert!([Gunship, Lancer, Falcon].iter().all(|kind| t.titles(Zone::Hand(A)).contains(kind)));
    assert_eq!((t.count(Zone::Deck(A)), t.count(Zone::Discard(A))), (5, 0));
}

/// SR 9 example b
#[test]
fn example_a_ship_draws_from_a_discard_pile_with_a_card_acquired_this_turn() {
    let mut t = duel().deck(A, []).hand(A, [SolarSkiff, Falcon]).row([Lancer]).begin();
    t.accepts(A, Action::Play(SolarSkiff)).accepts(A, Action::Acquire(Lancer));
    t.accepts(A, Action::Play(Falcon));
    assert!(waits_for_a_shuffle(&t));
    t.settle();
    assert_eq!(t.titles(Zone::Hand(A)), [Lancer]);
    assert_eq!(t.titles(Zone::InPlay(A)), [SolarSkiff, Falcon]);
}
