//! SR 14: hunter.

use orrery_engine::{Game, SeatSet};
use orrery_star_realms::Kind::*;

use crate::table::*;

fn hunter(players: u8) -> Arrangement {
    position(&Setup::of(Mode::Hunter, players))
}

fn attack(t: &mut Scenario<StarRealms>, seat: Seat, target: Seat, amount: u16) {
    t.accepts(seat, Action::Attack(target)).accepts(seat, Action::Spend(amount));
}

const fn base(owner: Seat, slot: u8) -> Action {
    Action::AttackBase { owner, slot }
}

/// SR 14.1.1
#[test]
fn hunter_is_for_three_or_more() {
    for players in 3..=6 {
        assert!(StarRealms::new(&Setup::of(Mode::Hunter, players)).is_ok(), "{players}");
    }
    for players in [0, 1, 2] {
        let refused = StarRealms::new(&Setup::of(Mode::Hunter, players)).err();
        assert_eq!(refused, Some(rules::WRONG_NUMBER_OF_PLAYERS), "{players}");
    }
}

/// SR 14.1.2
#[test]
fn the_first_player_is_drawn_by_lot() {
    for (face, first) in [(1, A), (2, B), (3, C)] {
        let mut t = Scenario::<StarRealms>::new(&Setup::of(Mode::Hunter, 3));
        t.rolls([face]).settle().asks(first, "ask-main");
    }
}

/// SR 14.1.3, SR 14.1.4, SR 14.1.5
#[test]
fn the_first_player_holds_3_cards_the_second_4_and_all_others_5() {
    for (first, hands) in [(A, [3, 4, 5, 5, 5, 5]), (C, [5, 5, 3, 4, 5, 5]), (F, [4, 5, 5, 5, 5, 3])] {
        let mut t = Scenario::<StarRealms>::new(&Setup { first: Some(first), ..Setup::of(Mode::Hunter, 6) });
        t.settle();
        let held: Vec<usize> = Seat::all(6).map(|seat| t.count(Zone::Hand(seat))).collect();
        assert_eq!(held, hands);
    }
}

/// SR 14.1.6
#[test]
fn turns_pass_clockwise() {
    let mut t = Scenario::<StarRealms>::new(&Setup { first: Some(B), ..Setup::of(Mode::Hunter, 3) });
    t.settle();
    for seat in [B, C, A, B, C] {
        t.asks(seat, "ask-main").accepts(seat, Action::EndTurn).settle();
    }
}

/// SR 14.2.1
#[test]
fn only_the_left_neighbour_is_attacked() {
    let mut t = hunter(4).combat(A, 9).begin();
    t.refuses(A, Action::Attack(C), rules::ONLY_LEFT_NEIGHBOUR);
    t.refuses(A, Action::Attack(D), rules::ONLY_LEFT_NEIGHBOUR);
    attack(&mut t, A, B, 9);
    assert_eq!(t.state().authority(B), 41);
}

/// SR 14.2.1
#[test]
fn only_the_left_neighbour_is_targeted() {
    let hand = [Scout, Viper];
    let mut t = hunter(4).hand(A, [Gunship]).hand(B, hand).hand(C, hand).hand(D, hand).begin();
    t.accepts(A, Action::Play(Gunship)).asks(B, "ask-discard").accepts(B, Action::Discard(Viper));
    assert_eq!(t.titles(Zone::Discard(B)), [Viper]);
    assert_eq!((t.count(Zone::Hand(C)), t.count(Zone::Hand(D))), (2, 2));
}

/// SR 14.2.2
#[test]
fn bases_of_both_neighbours_are_attacked_and_no_others() {
    let position = hunter(4).combat(A, 9).in_play(B, [StorageSilo]).in_play(C, [StorageSilo]);
    let mut t = position.in_play(D, [StorageSilo]).begin();
    t.refuses(A, base(C, 0), rules::ONLY_NEIGHBOURS_BASES);
    t.accepts(A, base(D, 0)).accepts(A, base(B, 0));
    t.refuses(A, base(C, 0), rules::ONLY_NEIGHBOURS_BASES);
    assert_eq!(t.points(A), (0, 3, 50));
}

/// SR 14.2.2
#[test]
fn bases_of_both_neighbours_are_targeted_and_no_others() {
    for target in [B, D] {
        let position = hunter(4).in_play(A, [FrontierFerry]).in_play(B, [StorageSilo]);
        let mut t = position.in_play(C, [StorageSilo]).in_play(D, [StorageSilo]).begin();
        t.accepts(A, Action::UseScrap(0)).asks(A, "ask-destroy-base");
        t.refuses(A, Action::Destroy { owner: C, slot: 0 }, rules::ONLY_NEIGHBOURS_BASES);
        t.accepts(A, Action::Destroy { owner: target, slot: 0 });
        assert_eq!(t.titles(Zone::Discard(target)), [StorageSilo]);
    }
}

/// SR 14.2.3
#[test]
fn neighbours_are_the_next_players_still_in_the_game() {
    let position = hunter(6).trade_deck([]).combat(A, 9).in_play(C, [StorageSilo]).in_play(D, [StorageSilo]);
    let mut t = position.in_play(E, [StorageSilo]).in_play(F, [StorageSilo]).begin();
    t.refuses(A, Action::Attack(C), rules::ONLY_LEFT_NEIGHBOUR);
    t.refuses(A, base(E, 0), rules::ONLY_NEIGHBOURS_BASES);
    t.concedes(B).concedes(F).asks(A, "ask-main");
    t.offers(A, Action::Attack(C)).offers(A, base(C, 0)).offers(A, base(E, 0));
    t.refuses(A, Action::Attack(E), rules::ONLY_LEFT_NEIGHBOUR);
    t.refuses(A, base(D, 0), rules::ONLY_NEIGHBOURS_BASES);
}

/// SR 14.2.4
#[test]
fn a_players_authority_is_attacked_only_by_his_right_neighbour() {
    let (target, right) = (C, B);
    for attacker in Seat::all(5) {
        let mut t = hunter(5).active(attacker).combat(attacker, 5).begin();
        if attacker == right {
            t.accepts(attacker, Action::Attack(target));
        } else if attacker == target {
            t.refuses(attacker, Action::Attack(target), rules::NOT_AN_OPPONENT);
        } else {
            t.refuses(attacker, Action::Attack(target), rules::ONLY_LEFT_NEIGHBOUR);
        }
    }
}

/// SR 14.2.5
#[test]
fn the_right_neighbours_outposts_do_not_protect_the_left_neighbour() {
    let position = hunter(4).combat(A, 9).in_play(D, [TheOracle, StorageSilo]);
    let mut t = position.in_play(B, [StorageSilo]).begin();
    t.refuses(A, base(D, 1), rules::OUTPOST_GUARDS_BASE);
    t.accepts(A, base(B, 0));
    attack(&mut t, A, B, 6);
    assert_eq!(t.state().authority(B), 44);
}

/// SR 14.2.5
#[test]
fn the_left_neighbours_outposts_do_not_protect_the_right_neighbours_bases() {
    let position = hunter(4).combat(A, 9).in_play(B, [TheOracle, StorageSilo]);
    let mut t = position.in_play(D, [StorageSilo]).begin();
    t.refuses(A, Action::Attack(B), rules::OUTPOST_GUARDS_PLAYER);
    t.refuses(A, base(B, 1), rules::OUTPOST_GUARDS_BASE);
    t.accepts(A, base(D, 0));
    assert_eq!(t.titles(Zone::Discard(D)), [StorageSilo]);
}

/// SR 14.3.1
#[test]
fn whoever_eliminates_his_left_neighbour_plays_against_the_next_one_from_then_on() {
    let position = hunter(4).combat(A, 5).authority(B, 5).deck(A, [Gunship; 5]);
    let mut t = position.hand(C, [Scout, Viper]).in_play(C, [StorageSilo]).begin();
    t.refuses(A, Action::Attack(C), rules::ONLY_LEFT_NEIGHBOUR);
    attack(&mut t, A, B, 5);
    t.accepts(A, Action::EndTurn).accepts(C, Action::EndTurn).accepts(D, Action::EndTurn);
    t.accepts(A, Action::Play(Gunship)).asks(C, "ask-discard");
    let held = t.titles(Zone::Hand(C))[0];
    t.accepts(C, Action::Discard(held)).accepts(A, base(C, 0));
    attack(&mut t, A, C, 2);
    t.refuses(A, Action::Attack(D), rules::ONLY_LEFT_NEIGHBOUR);
    assert_eq!(t.state().authority(C), 48);
}

/// SR 14.3.2
#[test]
fn combat_left_over_is_used_on_the_new_left_neighbour_at_once() {
    let mut t = hunter(4).combat(A, 12).authority(B, 5).in_play(C, [StorageSilo]).begin();
    t.refuses(A, base(C, 0), rules::ONLY_NEIGHBOURS_BASES);
    attack(&mut t, A, B, 5);
    t.asks(A, "ask-main").accepts(A, base(C, 0));
    attack(&mut t, A, C, 4);
    assert_eq!(t.state().authority(C), 46);
}

/// SR 14.3.3
#[test]
fn the_last_player_left_wins() {
    let mut t = hunter(3).combat(A, 9).authority(B, 2).authority(C, 3).begin();
    attack(&mut t, A, B, 2);
    t.asks(A, "ask-main");
    assert_eq!(t.state().in_game(), [A, C].into_iter().collect::<SeatSet>());
    attack(&mut t, A, C, 3);
    t.over([A]);
}

/// SR 14.3.4
#[test]
fn two_players_left_are_both_neighbours_of_each_other() {
    let position = hunter(3).combat(A, 9).deck(C, [Viper; 5]).hand(C, [Gunship, Viper]);
    let mut t = position.authority(B, 1).in_play(C, [CommandCenter, StorageSilo]).hand(A, [Scout]).begin();
    attack(&mut t, A, B, 1);
    t.refuses(A, Action::Attack(C), rules::OUTPOST_GUARDS_PLAYER).accepts(A, base(C, 0));
    t.accepts(A, base(C, 0));
    attack(&mut t, A, C, 1);
    t.accepts(A, Action::EndTurn).asks(C, "ask-main");
    t.accepts(C, Action::Play(Gunship)).asks(A, "ask-discard");
    let held = t.titles(Zone::Hand(A))[0];
    t.accepts(A, Action::Discard(held));
    attack(&mut t, C, A, 5);
    t.accepts(C, Action::EndTurn).asks(A, "ask-main");
    assert_eq!((t.state().authority(A), t.state().authority(C)), (45, 49));
}

/// SR 14 example a
#[test]
fn example_a_hunts_b_and_then_c() {
    let silo = [StorageSilo];
    let position = hunter(4).combat(A, 13).authority(B, 10);
    let mut t = position.in_play(B, silo).in_play(C, silo).in_play(D, silo).begin();
    t.offers(A, Action::Attack(B)).offers(A, base(B, 0)).offers(A, base(D, 0));
    t.refuses(A, Action::Attack(D), rules::ONLY_LEFT_NEIGHBOUR);
    t.refuses(A, Action::Attack(C), rules::ONLY_LEFT_NEIGHBOUR);
    t.refuses(A, base(C, 0), rules::ONLY_NEIGHBOURS_BASES);
    attack(&mut t, A, B, 10);
    assert_eq!(t.points(A), (0, 3, 50));
    attack(&mut t, A, C, 3);
    assert_eq!(t.state().authority(C), 47);
}
