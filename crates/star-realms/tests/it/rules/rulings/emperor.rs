//! SR C.7: emperor.

use orrery_engine::{Game, Viewer};
use orrery_star_realms::view::Role;

use crate::table::*;
use Action::*;
use Kind::*;

/// Fewer Explorers leave room for the cards a test adds.
fn empires() -> Arrangement {
    position(&Setup::of(Mode::Emperor, 6)).explorers(10)
}

/// SR G50
#[test]
fn seats_two_and_five_are_the_emperors_and_the_rows_face_each_other() {
    let mut t = dealt(Mode::Emperor, 6);
    let view = t.state().view(Viewer::Spectator);
    for player in view.players {
        let emperor = [B, E].contains(&player.seat);
        assert_eq!(player.role, if emperor { Role::Emperor } else { Role::Admiral });
        let team = if player.seat < D { [A, B, C] } else { [D, E, F] };
        assert_eq!(player.side, team.into_iter().collect());
    }
    for seat in [A, B, C, D, E, F, A] {
        t.asks(seat, "ask-main").accepts(seat, EndTurn).settle();
    }
    for (admiral, opposite) in [(A, F), (C, D)] {
        empires().active(admiral).combat(admiral, 1).begin().accepts(admiral, Attack(opposite));
        empires().active(opposite).combat(opposite, 1).begin().accepts(opposite, Attack(admiral));
    }
}

/// SR G51
#[test]
fn it_does_not_matter_who_eliminated_the_admiral_opposite() {
    let mut t = empires().active(B).combat(B, 5).authority(D, 5).deck(D, []).hand(C, [Viper]).begin();
    t.accepts(B, Attack(D)).accepts(B, Spend(5)).accepts(B, EndTurn);
    t.accepts(C, Play(Viper)).accepts(C, Attack(E)).accepts(C, Spend(1));
    assert_eq!(t.state().authority(E), 59);

    let mut t = empires().combat(A, 1).deck(F, []).begin();
    t.refuses(A, Attack(E), rules::ONLY_OPPOSITE_ADMIRAL).concedes(F).accepts(A, Attack(E));
}

/// SR G52
#[test]
fn eliminations_change_only_the_target_of_the_admiral_opposite() {
    let start = empires().deck(F, []).in_play(D, [StellarReef]);
    let mut t = start.clone().combat(A, 9).begin();
    t.concedes(F).refuses(A, Attack(D), rules::ONLY_ENEMY_EMPEROR);
    t.refuses(A, AttackBase { owner: D, slot: 0 }, rules::ONLY_ENEMY_EMPEROR).offers(A, Attack(E));

    let mut t = start.clone().active(C).combat(C, 9).begin();
    t.concedes(F).refuses(C, Attack(E), rules::ONLY_OPPOSITE_ADMIRAL).offers(C, Attack(D));

    let mut t = start.active(B).combat(B, 9).begin();
    t.concedes(F).offers(B, Attack(D)).offers(B, Attack(E)).offers(B, AttackBase { owner: D, slot: 0 });
    t.refuses(B, Attack(F), rules::NOT_AN_OPPONENT).refuses(B, Attack(A), rules::NOT_AN_OPPONENT);
}

/// SR G53
#[test]
fn cards_are_passed_in_ones_own_turn_with_ones_own_trade_to_any_teammate_left() {
    let start = empires().discard(A, [Scout, Leviathan, StellarReef]).discard(B, [Viper]).deck(C, []);
    let mut t = start.clone().trade(A, 3).begin();
    t.accepts(A, PassCard { kind: Leviathan, to: B }).accepts(A, PassCard { kind: Scout, to: C });
    t.accepts(A, PassCard { kind: StellarReef, to: C });
    t.refuses(B, PassCard { kind: Viper, to: A }, rules::NOT_YOUR_DECISION);
    t.accepts(A, EndTurn).refuses(B, PassCard { kind: Viper, to: A }, rules::PASSING_COSTS_TRADE);

    let mut t = start.clone().active(B).trade(B, 1).begin();
    t.refuses(B, PassCard { kind: Scout, to: C }, rules::NOT_IN_DISCARD);
    t.accepts(B, PassCard { kind: Viper, to: A });

    let mut t = start.clone().trade(B, 5).begin();
    t.refuses(A, PassCard { kind: Scout, to: B }, rules::PASSING_COSTS_TRADE);

    let mut t = start.trade(A, 3).begin();
    t.concedes(C).refuses(A, PassCard { kind: Scout, to: C }, rules::NOT_A_TEAMMATE);
}

/// SR G54
#[test]
fn the_first_team_is_drawn_by_lot() {
    for (lot, first, second) in [(1, [A, B, C], [D, E, F]), (2, [D, E, F], [A, B, C])] {
        let mut t = Scenario::<StarRealms>::new(&Setup::of(Mode::Emperor, 6));
        t.rolls([lot]).settle().asks(first[0], "ask-main");
        assert_eq!(first.map(|seat| t.count(Zone::Hand(seat))), [3; 3]);
        assert_eq!(second.map(|seat| t.count(Zone::Hand(seat))), [5; 3]);
    }
}
