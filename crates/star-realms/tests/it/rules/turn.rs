//! SR 3: the turn and its main phase.

use orrery_engine::{Chance, Describe, Game, SeatSet, Status};
use orrery_star_realms::Event;

use crate::table::*;

/// SR 3.1.1
#[test]
fn the_players_take_turns_alternately() {
    let mut t = dealt(Mode::Duel, 2);
    for (turn, seat) in [A, B, A, B, A, B].into_iter().enumerate() {
        assert_eq!(usize::from(t.state().turn()), turn + 1);
        t.asks(seat, "ask-main").accepts(seat, Action::EndTurn).settle();
    }
}

/// SR 3.1.2
#[test]
fn the_main_phase_is_followed_by_discarding_and_then_drawing() {
    let mut t = duel().hand(A, [Kind::Scout, Kind::Viper]).deck(A, [Kind::Falcon]).begin();
    t.accepts(A, Action::Play(Kind::Scout)).events();
    t.accepts(A, Action::EndTurn);
    // The card left in the deck is drawn after the hand is gone; ship and hand cards are drawn again.
    assert_eq!(
        t.events(),
        [
            Event::TurnEnded { seats: SeatSet::only(A) },
            Event::HandDiscarded { seat: A, faces: vec![Kind::Viper] },
            Event::Drew { seat: A, count: 1, faces: vec![Kind::Falcon] },
        ]
    );
    t.settle();
    let mut hand = t.titles(Zone::Hand(A));
    hand.sort_unstable();
    assert_eq!(hand, [Kind::Scout, Kind::Viper, Kind::Falcon]);
}

/// SR 3.1.3
#[test]
fn the_next_turn_begins_only_after_the_draw_phase() {
    let mut t = duel().hand(A, [Kind::Scout]).deck(A, []).begin();
    t.accepts(A, Action::EndTurn);
    assert_eq!(t.state().status(), Status::Chance(Chance::Shuffle));
    assert_eq!(t.state().active(), SeatSet::only(A));
    t.refuses(B, Action::EndTurn, rules::NOT_YOUR_DECISION);
    t.shuffles(0).asks(B, "ask-main");
    assert_eq!(t.titles(Zone::Hand(A)), [Kind::Scout]);
}

/// SR 3.1.4
#[test]
fn nothing_is_drawn_at_the_start_of_a_turn() {
    let mut t = dealt(Mode::Duel, 2);
    let starting_hand = t.titles(Zone::Hand(B));
    t.accepts(A, Action::EndTurn).asks(B, "ask-main");
    assert_eq!(t.titles(Zone::Hand(B)), starting_hand);
    let drawn_in_his_turn = t.titles(Zone::Hand(A));
    t.accepts(B, Action::EndTurn).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Hand(A)), drawn_in_his_turn);
}

/// SR 3.2.1
#[test]
fn cards_may_be_played_from_hand() {
    let mut t = duel().hand(A, [Kind::Scout, Kind::StorageSilo]).begin();
    t.accepts(A, Action::Play(Kind::StorageSilo)).accepts(A, Action::Play(Kind::Scout));
    assert_eq!(t.titles(Zone::InPlay(A)), [Kind::StorageSilo, Kind::Scout]);
}

/// SR 3.2.2
#[test]
fn primary_abilities_of_bases_in_play_may_be_used() {
    let mut t = duel().in_play(A, [Kind::StorageSilo, Kind::Bioformer]).begin();
    t.accepts(A, Action::UsePrimary(1)).accepts(A, Action::UsePrimary(0));
    assert_eq!(t.points(A), (0, 3, 52));
}

/// SR 3.2.3
#[test]
fn ally_and_scrap_abilities_of_ships_and_bases_may_be_used() {
    let bases = [Kind::StorageSilo, Kind::StellarReef];
    let mut t = duel().hand(A, [Kind::CargoPod, Kind::TradeHauler]).in_play(A, bases).begin();
    t.accepts(A, Action::Play(Kind::CargoPod)).accepts(A, Action::Play(Kind::TradeHauler));
    assert_eq!(t.points(A), (6, 0, 50));
    t.accepts(A, Action::UseAlly(0)).accepts(A, Action::UseAlly(3));
    assert_eq!(t.points(A), (8, 0, 53));
    t.accepts(A, Action::UseScrap(2)).accepts(A, Action::UseScrap(1));
    assert_eq!(t.points(A), (8, 6, 53));
}

/// SR 3.2.4
#[test]
fn cards_may_be_acquired_for_trade() {
    let mut t = duel().trade(A, 5).row([Kind::Falcon]).begin();
    t.accepts(A, Action::Acquire(Kind::Explorer)).accepts(A, Action::Acquire(Kind::Falcon));
    assert_eq!(t.titles(Zone::Discard(A)), [Kind::Explorer, Kind::Falcon]);
}

/// SR 3.2.5
#[test]
fn the_opponent_and_his_bases_may_be_attacked_for_combat() {
    let mut t = duel().combat(A, 4).in_play(B, [Kind::StellarReef]).begin();
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(1));
    t.accepts(A, Action::AttackBase { owner: B, slot: 0 });
    assert_eq!((t.points(B).2, t.titles(Zone::Discard(B))), (49, vec![Kind::StellarReef]));
}

/// SR 3.2.6
#[test]
fn the_actions_of_the_main_phase_mix_freely() {
    let mut t = duel()
        .in_play(A, [Kind::StorageSilo])
        .hand(A, [Kind::Viper, Kind::TradeHauler, Kind::PatrolCutter, Kind::Scout])
        .row([Kind::Lancer])
        .begin();
    t.accepts(A, Action::Play(Kind::Viper));
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(1));
    t.accepts(A, Action::Play(Kind::TradeHauler)).accepts(A, Action::UseAlly(0));
    t.accepts(A, Action::Acquire(Kind::Explorer));
    t.accepts(A, Action::Play(Kind::PatrolCutter));
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(2));
    t.accepts(A, Action::UsePrimary(0));
    t.accepts(A, Action::Acquire(Kind::Lancer));
    t.accepts(A, Action::UseAlly(2));
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(1));
    t.accepts(A, Action::Play(Kind::Scout));
    assert_eq!((t.points(A), t.points(B)), ((4, 0, 55), (0, 0, 46)));
}

/// SR 3.2.7
#[test]
fn nothing_in_the_main_phase_is_mandatory() {
    let mut t = duel()
        .hand(A, [Kind::Scout])
        .in_play(A, [Kind::StellarReef, Kind::StorageSilo])
        .trade(A, 9)
        .combat(A, 9)
        .begin();
    t.accepts(A, Action::EndTurn).asks(B, "ask-main");
    assert_eq!((t.points(A), t.points(B)), ((0, 0, 50), (0, 0, 50)));
}

/// SR 3.2.8
#[test]
fn the_player_decides_when_his_main_phase_ends() {
    let mut t = duel().hand(A, [Kind::Scout]).begin();
    t.accepts(A, Action::Play(Kind::Scout)).asks(A, "ask-main");
    t.refuses(B, Action::EndTurn, rules::NOT_YOUR_DECISION);
    t.accepts(A, Action::EndTurn).asks(B, "ask-main");
}

/// No rule, a hint: ending the turn is asked back while cards could be played or combat spent.
#[test]
fn ending_the_turn_is_asked_back_while_something_would_be_lost() {
    let asked = |arranged: Arrangement| {
        let game = arranged.game();
        game.confirmation(A, Action::EndTurn).map(|message| (message.key, message.args.len()))
    };
    assert_eq!(asked(duel().hand(A, [Kind::Scout])), Some(("confirm-unplayed", 1)));
    assert_eq!(asked(duel().hand(A, []).combat(A, 2)), Some(("confirm-unspent", 1)));
    let both = duel().hand(A, [Kind::Scout]).combat(A, 2);
    assert_eq!(asked(both), Some(("confirm-unplayed-and-unspent", 2)));
    assert_eq!(asked(duel().hand(A, [])), None);
    // Trade is lost every turn; an outpost that is too strong leaves nothing to spend combat on.
    assert_eq!(asked(duel().hand(A, []).trade(A, 5)), None);
    assert_eq!(asked(duel().hand(A, []).in_play(B, [Kind::RoyalRedoubt]).combat(A, 2)), None);
    let other = duel().hand(A, [Kind::Scout]).game();
    assert_eq!(other.confirmation(A, Action::Play(Kind::Scout)), None);
}

/// SR 3.2.9
#[test]
fn after_his_main_phase_a_player_waits_for_his_next_turn() {
    let mut t = duel()
        .in_play(A, [Kind::StellarReef, Kind::StellarReef])
        .deck(A, [])
        .discard(A, [Kind::CargoPod])
        .trade(A, 9)
        .combat(A, 9)
        .begin();
    let actions = [
        Action::Play(Kind::CargoPod),
        Action::UsePrimary(0),
        Action::UseAlly(0),
        Action::UseScrap(0),
        Action::Acquire(Kind::Explorer),
        Action::Attack(B),
        Action::EndTurn,
    ];
    t.accepts(A, Action::EndTurn);
    for action in actions {
        t.refuses(A, action, rules::NOT_YOUR_DECISION);
    }
    t.shuffles(0).asks(B, "ask-main");
    for action in actions {
        t.refuses(A, action, rules::NOT_YOUR_DECISION);
    }
    t.accepts(B, Action::EndTurn).accepts(A, Action::Play(Kind::CargoPod));
}

/// SR 3.2.10
#[test]
fn in_another_turn_a_player_only_makes_the_decisions_an_effect_demands() {
    let mut t = duel()
        .hand(A, [Kind::Gunship])
        .hand(B, [Kind::Scout, Kind::Viper])
        .in_play(B, [Kind::StorageSilo])
        .begin();
    for action in [Action::Play(Kind::Scout), Action::UsePrimary(0), Action::Discard(Kind::Scout)] {
        t.refuses(B, action, rules::NOT_YOUR_DECISION);
    }
    t.accepts(A, Action::Play(Kind::Gunship)).asks(B, "ask-discard");
    t.refuses(B, Action::Play(Kind::Scout), rules::FINISH_FIRST);
    t.refuses(B, Action::UsePrimary(0), rules::FINISH_FIRST);
    t.accepts(B, Action::Discard(Kind::Viper)).asks(A, "ask-main");
}
