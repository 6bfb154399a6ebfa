//! SR 16: two teams of an emperor and two admirals.

use orrery_engine::{Game, SeatSet, Viewer};
use orrery_star_realms::view::Role;

use crate::table::*;
use Action::*;
use Kind::*;

/// Fewer Explorers leave room for the cards a test adds.
fn empires() -> Arrangement {
    position(&Setup::of(Mode::Emperor, 6)).explorers(10)
}

fn kill(t: &mut Scenario<StarRealms>, by: Seat, victim: Seat, amount: u16) {
    t.accepts(by, Attack(victim)).accepts(by, Spend(amount));
}

/// SR 16.1.1
#[test]
fn emperor_is_for_six_in_two_teams_of_three() {
    for players in [0, 2, 3, 4, 5, 7] {
        let refused = StarRealms::new(&Setup::of(Mode::Emperor, players)).err();
        assert_eq!(refused, Some(rules::WRONG_NUMBER_OF_PLAYERS), "{players}");
    }
    let (first, second): (SeatSet, SeatSet) =
        ([A, B, C].into_iter().collect(), [D, E, F].into_iter().collect());
    let view = dealt(Mode::Emperor, 6).state().view(Viewer::Spectator);
    let sides: Vec<_> = view.players.iter().map(|player| player.side).collect();
    assert_eq!(sides, [first, first, first, second, second, second]);
}

/// SR 16.1.2, SR 16.1.3
#[test]
fn each_team_has_one_emperor_and_the_emperors_face_each_other() {
    let view = dealt(Mode::Emperor, 6).state().view(Viewer::Spectator);
    let roles: Vec<_> = view.players.iter().map(|player| player.role).collect();
    let team = [Role::Admiral, Role::Emperor, Role::Admiral];
    assert_eq!(roles, [team, team].concat());
}

/// SR 16.1.4
#[test]
fn each_admiral_sits_beside_his_emperor_and_faces_an_enemy_admiral() {
    for (admiral, opposite) in [(A, F), (C, D), (D, C), (F, A)] {
        let mut t = empires().active(admiral).combat(admiral, 1).begin();
        for enemy in t.state().opponents(admiral).iter() {
            if enemy == opposite {
                t.offers(admiral, Attack(enemy));
            } else {
                t.does_not_offer(admiral, Attack(enemy));
            }
        }
    }
}

/// SR 16.1.5
#[test]
fn an_admiral_starts_with_50_authority() {
    let t = dealt(Mode::Emperor, 6);
    assert_eq!([A, C, D, F].map(|seat| t.state().authority(seat)), [50; 4]);
}

/// SR 16.1.6
#[test]
fn an_emperor_starts_with_60_authority() {
    let t = dealt(Mode::Emperor, 6);
    assert_eq!([B, E].map(|seat| t.state().authority(seat)), [60; 2]);
}

/// SR 16.1.7
#[test]
fn the_first_team_starts_with_three_cards_each() {
    let mut t = dealt(Mode::Emperor, 6);
    assert_eq!([A, B, C].map(|seat| t.count(Zone::Hand(seat))), [3; 3]);
    t = Scenario::new(&Setup { first: Some(E), ..Setup::of(Mode::Emperor, 6) });
    t.settle();
    assert_eq!([D, E, F].map(|seat| t.count(Zone::Hand(seat))), [3; 3]);
}

/// SR 16.1.8
#[test]
fn the_second_team_starts_with_five_cards_each() {
    let mut t = dealt(Mode::Emperor, 6);
    assert_eq!([D, E, F].map(|seat| t.count(Zone::Hand(seat))), [5; 3]);
    t = Scenario::new(&Setup { first: Some(D), ..Setup::of(Mode::Emperor, 6) });
    t.settle();
    assert_eq!([A, B, C].map(|seat| t.count(Zone::Hand(seat))), [5; 3]);
}

/// SR 16.1.9
#[test]
fn turns_pass_clockwise_from_player_one_one_at_a_time() {
    let mut t = dealt(Mode::Emperor, 6);
    for seat in [A, B, C, D, E, F, A] {
        t.asks(seat, "ask-main").accepts(seat, EndTurn).settle();
    }
}

/// SR 16.1.10
#[test]
fn authority_is_not_shared() {
    let mut t = empires().combat(A, 7).in_play(A, [StorageSilo]).begin();
    kill(&mut t, A, F, 7);
    t.accepts(A, UsePrimary(0));
    assert_eq!([A, B, C, D, E, F].map(|seat| t.state().authority(seat)), [52, 60, 50, 50, 60, 43]);
}

/// SR 16.2.1
#[test]
fn an_admiral_plays_only_against_the_admiral_opposite() {
    let reef = |t: Arrangement| t.in_play(D, [StellarReef]).in_play(E, [StellarReef]);
    let mut t = reef(empires()).combat(A, 9).hand(A, [FrontierFerry]).in_play(F, [StellarReef; 2]).begin();
    for enemy in [D, E] {
        t.refuses(A, Attack(enemy), rules::ONLY_OPPOSITE_ADMIRAL);
        t.refuses(A, AttackBase { owner: enemy, slot: 0 }, rules::ONLY_OPPOSITE_ADMIRAL);
    }
    t.offers(A, Attack(F)).offers(A, AttackBase { owner: F, slot: 0 });
    t.accepts(A, Play(FrontierFerry)).accepts(A, UseScrap(0)).asks(A, "ask-destroy-base");
    t.refuses(A, Destroy { owner: E, slot: 0 }, rules::ONLY_OPPOSITE_ADMIRAL);
    t.accepts(A, Destroy { owner: F, slot: 0 });
}

/// SR 16.2.2
#[test]
fn an_admiral_without_an_opposite_plays_against_the_enemy_emperor() {
    let mut t = empires().combat(A, 9).authority(F, 3).deck(F, []).in_play(E, [StellarReef]).begin();
    kill(&mut t, A, F, 3);
    t.refuses(A, Attack(D), rules::ONLY_ENEMY_EMPEROR);
    t.accepts(A, AttackBase { owner: E, slot: 0 }).accepts(A, Attack(E)).accepts(A, Spend(3));
    assert_eq!(t.state().authority(E), 57);
}

/// SR 16.2.3
#[test]
fn an_emperor_plays_against_any_enemy() {
    let mut t = empires().active(B).combat(B, 9).in_play(D, [StellarReef]).begin();
    for enemy in [D, E, F] {
        t.accepts(B, Attack(enemy)).accepts(B, Spend(1));
    }
    t.accepts(B, AttackBase { owner: D, slot: 0 });
    t.refuses(B, Attack(A), rules::NOT_AN_OPPONENT).refuses(B, Attack(C), rules::NOT_AN_OPPONENT);
}

/// SR 16.2.4
#[test]
fn an_outpost_does_not_protect_teammates() {
    let mut t = empires()
        .active(B)
        .combat(B, 9)
        .in_play(D, [WarningBeacon, StellarReef])
        .in_play(E, [StellarReef])
        .begin();
    t.refuses(B, Attack(D), rules::OUTPOST_GUARDS_PLAYER);
    t.refuses(B, AttackBase { owner: D, slot: 1 }, rules::OUTPOST_GUARDS_BASE);
    t.offers(B, Attack(F)).accepts(B, AttackBase { owner: E, slot: 0 }).accepts(B, Attack(E));
}

/// SR 16.3.1
#[test]
fn one_trade_moves_a_card_to_a_teammates_discard_pile() {
    let mut t = empires().discard(A, [Peacekeeper, Scout]).trade(A, 1).begin();
    t.refuses(A, PassCard { kind: Scout, to: A }, rules::NOT_A_TEAMMATE);
    t.refuses(A, PassCard { kind: Scout, to: D }, rules::NOT_A_TEAMMATE);
    t.offers(A, PassCard { kind: Peacekeeper, to: C });
    t.accepts(A, PassCard { kind: Peacekeeper, to: B });
    assert_eq!(t.titles(Zone::Discard(A)), [Scout]);
    assert_eq!(t.titles(Zone::Discard(B)), [Peacekeeper]);
    assert_eq!(t.state().trade(A), 0);
    t.refuses(A, PassCard { kind: Scout, to: B }, rules::PASSING_COSTS_TRADE);
}

/// SR 16.3.2
#[test]
fn several_cards_are_passed_for_one_trade_each() {
    let mut t = empires().discard(A, [Scout; 3]).trade(A, 3).begin();
    for (to, left) in [(B, 2), (C, 1), (B, 0)] {
        t.accepts(A, PassCard { kind: Scout, to });
        assert_eq!(t.state().trade(A), left);
    }
    assert_eq!(t.count(Zone::Discard(B)), 2);
    assert_eq!(t.count(Zone::Discard(C)), 1);
}

/// SR 16.3.3
#[test]
fn a_passed_card_belongs_to_the_receiver() {
    let mut t = empires().deck(B, []).discard(A, [Moonwurm]).trade(A, 1).begin();
    t.accepts(A, PassCard { kind: Moonwurm, to: B }).accepts(A, EndTurn).settle();
    t.accepts(B, EndTurn).settle();
    assert_eq!(t.titles(Zone::Hand(B)), [Moonwurm]);
}

/// SR 16.3.4
#[test]
fn a_card_acquired_this_turn_can_be_passed_on() {
    let mut t = empires().trade(A, 3).begin();
    t.refuses(A, PassCard { kind: Explorer, to: B }, rules::NOT_IN_DISCARD);
    t.accepts(A, Acquire(Explorer)).accepts(A, PassCard { kind: Explorer, to: B });
    assert_eq!(t.titles(Zone::Discard(B)), [Explorer]);
}

/// SR 16.4.1
#[test]
fn an_eliminated_admiral_may_give_one_card_to_his_emperor() {
    let start = empires().combat(A, 5).authority(F, 5).deck(F, [Scout]).hand(F, [Viper]);
    let mut t = start.clone().begin();
    kill(&mut t, A, F, 5);
    t.asks(F, "ask-gift").refuses(F, Give(Moonwurm), rules::NOT_YOURS_TO_GIVE);
    t.accepts(F, Give(Viper)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Discard(E)), [Viper]);
    assert_eq!(t.titles(Zone::Gone), [Scout]);

    let mut t = start.begin();
    kill(&mut t, A, F, 5);
    t.accepts(F, Decline).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Discard(E)), []);
    assert_eq!(t.count(Zone::Gone), 2);
}

/// SR 16.4.2
#[test]
fn a_team_loses_with_its_emperor() {
    let mut t = empires().active(E).combat(E, 50).authority(B, 40).authority(F, 1).begin();
    kill(&mut t, E, B, 40);
    t.over([D, E, F]);
}

/// SR 16.4.3
#[test]
fn a_team_plays_on_without_its_admirals() {
    let mut t =
        empires().active(E).combat(E, 20).authority(A, 5).authority(C, 5).deck(A, []).deck(C, []).begin();
    kill(&mut t, E, A, 5);
    kill(&mut t, E, C, 5);
    t.asks(E, "ask-main").accepts(E, EndTurn).settle();
    t.asks(F, "ask-main").accepts(F, EndTurn).settle();
    t.asks(B, "ask-main");
}

/// SR 16 example a
#[test]
fn an_admiral_buys_a_card_of_four_for_his_emperor_with_five_trade() {
    let mut t = empires().row([MiningMech; 5]).trade(A, 5).deck(B, []).begin();
    t.accepts(A, Acquire(MiningMech)).accepts(A, PassCard { kind: MiningMech, to: B });
    assert_eq!(t.points(A), (0, 0, 50));
    assert_eq!(t.titles(Zone::Discard(B)), [MiningMech]);
    t.accepts(A, EndTurn).settle().accepts(B, EndTurn).settle();
    assert_eq!(t.titles(Zone::Hand(B)), [MiningMech]);
}

/// SR 16 example b
#[test]
fn leftover_combat_reaches_the_emperor_only_for_the_admiral_without_an_opposite() {
    for guarded in [false, true] {
        let outposts = if guarded { vec![ImperialPalace] } else { vec![] };
        let mut t = empires()
            .combat(A, 12)
            .authority(F, 10)
            .deck(F, [])
            .in_play(E, outposts)
            .hand(C, [Viper])
            .begin();
        kill(&mut t, A, F, 10);
        if guarded {
            t.refuses(A, Attack(E), rules::OUTPOST_GUARDS_PLAYER);
        } else {
            kill(&mut t, A, E, 2);
            assert_eq!(t.state().authority(E), 58);
        }
        t.accepts(A, EndTurn).accepts(B, EndTurn).settle();
        t.accepts(C, Play(Viper)).refuses(C, Attack(E), rules::ONLY_OPPOSITE_ADMIRAL).offers(C, Attack(D));
    }
}
