//! SR 13: free-for-all.

use orrery_engine::{Game, SeatSet};
use orrery_star_realms::Kind::*;

use crate::table::*;

fn free_for_all(players: u8) -> Arrangement {
    position(&Setup::of(Mode::FreeForAll, players))
}

fn attack(t: &mut Scenario<StarRealms>, target: Seat, amount: u16) {
    t.accepts(A, Action::Attack(target)).accepts(A, Action::Spend(amount));
}

/// SR 13.1.1
#[test]
fn free_for_all_is_for_three_or_more() {
    for players in 3..=6 {
        assert!(StarRealms::new(&Setup::of(Mode::FreeForAll, players)).is_ok(), "{players}");
    }
    for players in [0, 1, 2] {
        let refused = StarRealms::new(&Setup::of(Mode::FreeForAll, players)).err();
        assert_eq!(refused, Some(rules::WRONG_NUMBER_OF_PLAYERS), "{players}");
    }
}

/// SR 13.1.2
#[test]
fn the_first_player_is_drawn_by_lot() {
    for (face, first) in [(1, A), (2, B), (3, C), (4, D)] {
        let mut t = Scenario::<StarRealms>::new(&Setup::of(Mode::FreeForAll, 4));
        t.rolls([face]).settle().asks(first, "ask-main");
    }
}

/// SR 13.1.3, SR 13.1.4, SR 13.1.5
#[test]
fn the_first_player_holds_3_cards_the_second_4_and_all_others_5() {
    for (first, hands) in [(A, [3, 4, 5, 5, 5]), (D, [5, 5, 5, 3, 4]), (E, [4, 5, 5, 5, 3])] {
        let mut t =
            Scenario::<StarRealms>::new(&Setup { first: Some(first), ..Setup::of(Mode::FreeForAll, 5) });
        t.settle();
        let held: Vec<usize> = Seat::all(5).map(|seat| t.count(Zone::Hand(seat))).collect();
        assert_eq!(held, hands);
    }
}

/// SR 13.1.6
#[test]
fn turns_pass_clockwise() {
    let mut t = Scenario::<StarRealms>::new(&Setup { first: Some(C), ..Setup::of(Mode::FreeForAll, 4) });
    t.settle();
    // The second player is the one who took 4 cards.
    assert_eq!(t.count(Zone::Hand(D)), 4);
    for seat in [C, D, A, B, C, D] {
        t.asks(seat, "ask-main").accepts(seat, Action::EndTurn).settle();
    }
}

/// SR 13.2.1
#[test]
fn cards_are_played_against_any_opponents_in_any_order() {
    let position = free_for_all(4).combat(A, 9).hand(A, [Gunship]).in_play(A, [FrontierFerry]);
    let mut t = position.in_play(B, [StorageSilo]).in_play(D, [StorageSilo]).hand(C, [Scout, Viper]).begin();
    attack(&mut t, D, 2);
    t.accepts(A, Action::AttackBase { owner: B, slot: 0 });
    t.accepts(A, Action::Play(Gunship)).accepts(A, Action::Target(C)).accepts(C, Action::Discard(Scout));
    attack(&mut t, C, 1);
    t.accepts(A, Action::UseScrap(0));
    assert_eq!(t.titles(Zone::Discard(D)), [StorageSilo]);
    attack(&mut t, B, 3);
    let authority: Vec<i32> = Seat::all(4).map(|seat| t.state().authority(seat)).collect();
    assert_eq!(authority, [50, 47, 49, 48]);
    assert_eq!(t.points(A), (0, 5, 50));
}

/// SR 13.2.2
#[test]
fn combat_is_split_over_several_opponents_and_their_bases() {
    let mut t = free_for_all(3).combat(A, 12).in_play(B, [StorageSilo]).in_play(C, [Bioformer]).begin();
    t.accepts(A, Action::AttackBase { owner: B, slot: 0 });
    t.accepts(A, Action::AttackBase { owner: C, slot: 0 });
    attack(&mut t, B, 2);
    attack(&mut t, C, 3);
    assert_eq!(t.points(A), (0, 0, 50));
    assert_eq!((t.state().authority(B), t.state().authority(C)), (48, 47));
}

/// SR 13.2.3
#[test]
fn each_ability_has_its_own_target() {
    let position = free_for_all(4).hand(A, [Gunship, Gunship]).in_play(A, [FrontierFerry, FrontierFerry]);
    let position = position.hand(C, [Scout, Viper]).hand(D, [Scout, Viper]);
    let mut t = position.in_play(B, [StorageSilo]).in_play(D, [StorageSilo]).begin();
    t.accepts(A, Action::Play(Gunship)).accepts(A, Action::Target(D)).accepts(D, Action::Discard(Scout));
    t.accepts(A, Action::Play(Gunship)).asks(A, "ask-victim");
    t.offers(A, Action::Target(D)).accepts(A, Action::Target(C)).accepts(C, Action::Discard(Scout));
    t.accepts(A, Action::UseScrap(0)).offers(A, Action::Destroy { owner: B, slot: 0 });
    t.accepts(A, Action::Destroy { owner: D, slot: 0 });
    t.accepts(A, Action::UseScrap(0));
    assert_eq!(t.titles(Zone::Discard(D)), [Scout, StorageSilo]);
    assert_eq!(t.titles(Zone::Discard(C)), [Scout]);
    assert_eq!(t.titles(Zone::Discard(B)), [StorageSilo]);
}

/// SR 13.2.4
#[test]
fn an_outpost_of_one_opponent_does_not_hinder_attacks_on_another() {
    let mut t = free_for_all(3).combat(A, 5).in_play(B, [TheOracle]).in_play(C, [StorageSilo]).begin();
    t.refuses(A, Action::Attack(B), rules::OUTPOST_GUARDS_PLAYER);
    attack(&mut t, C, 2);
    t.accepts(A, Action::AttackBase { owner: C, slot: 0 });
    assert_eq!(t.titles(Zone::InPlay(B)), [TheOracle]);
}

/// SR 13.3.1
#[test]
fn the_last_player_left_wins() {
    let position = free_for_all(4).combat(A, 10).authority(B, 2).authority(C, 3).authority(D, 5);
    let mut t = position.begin();
    attack(&mut t, C, 3);
    attack(&mut t, B, 2);
    t.asks(A, "ask-main");
    assert_eq!(t.state().in_game(), [A, D].into_iter().collect::<SeatSet>());
    attack(&mut t, D, 5);
    t.over([A]);
}

/// SR 13 example a
#[test]
fn example_anna_goes_past_the_outpost_of_boris() {
    let (clara, dmitri) = (C, D);
    let anna = free_for_all(4).combat(A, 12).in_play(B, [TheOracle]).in_play(dmitri, [Bioformer]).begin();
    let mut t = anna.clone();
    t.accepts(A, Action::AttackBase { owner: dmitri, slot: 0 });
    attack(&mut t, clara, 8);
    assert_eq!(t.points(A), (0, 0, 50));
    assert_eq!(t.state().authority(clara), 42);
    assert_eq!(t.titles(Zone::InPlay(B)), [TheOracle]);

    let mut t = anna;
    t.refuses(A, Action::Attack(B), rules::OUTPOST_GUARDS_PLAYER);
    t.accepts(A, Action::AttackBase { owner: B, slot: 0 });
    assert_eq!(t.points(A), (0, 7, 50));
    attack(&mut t, B, 7);
    assert_eq!(t.state().authority(B), 43);
}
