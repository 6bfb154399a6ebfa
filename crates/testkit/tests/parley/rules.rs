//! The rules of Parley, in their order.

use orrery_engine::{Describe, Game, Illegal, Log, Spot, Viewer};
use orrery_testkit::Scenario;
use orrery_testkit::parley::Action::*;
use orrery_testkit::parley::Card::{Broker, Herald, Spy};
use orrery_testkit::parley::{Card, Event, Parley, Setup, rules};

use crate::{A, B, C, D};

const VETO: Card = Card::Veto;

/// A's first turn after the draw, with these hands.
fn table<const N: usize>(hands: [&[Card]; N]) -> Scenario<Parley> {
    let mut t = Scenario::<Parley>::new(&Setup { seats: N as u8 });
    t.settle().events();
    for (n, hand) in hands.into_iter().enumerate() {
        t.state_mut().hands.0[n] = hand.iter().copied().collect();
    }
    t
}

fn influence(t: &Scenario<Parley>) -> [u8; 4] {
    t.state().influence.0
}

/// PA 1.1
#[test]
fn two_to_four_play() {
    assert_eq!(Parley::new(&Setup { seats: 1 }), Err(rules::TWO_TO_FOUR));
    assert_eq!(Parley::new(&Setup { seats: 5 }), Err(rules::TWO_TO_FOUR));
}

/// PA 1.2, PA 2.1
#[test]
fn three_cards_are_dealt_and_one_is_drawn() {
    let mut t = Scenario::<Parley>::new(&Setup { seats: 3 });
    t.shuffles(7).asks(A, "choose-action");
    assert_eq!(t.state().view(Viewer::Spectator).hands, [4, 3, 3]);
    assert_eq!(t.events().len(), 10);
}

/// PA 1.2
#[test]
fn a_hand_is_seen_by_its_holder_alone() {
    let mut t = table([&[Spy], &[Broker]]);
    assert_eq!(t.state().view(Viewer::Seat(B)).hand, Some([Broker].into_iter().collect()));
    assert_eq!(t.state().view(Viewer::Spectator).hand, None);
    t.accepts(A, Pass);
    let drew = t.events()[1];
    assert!(matches!(t.state().seen_by(&drew, Viewer::Seat(B)), Event::Drew { seat: B, card: Some(_) }));
    assert_eq!(t.state().seen_by(&drew, Viewer::Seat(A)), Event::Drew { seat: B, card: None });
}

/// PA 2.2
#[test]
fn after_one_action_the_next_player_has_his_turn() {
    let mut t = table([&[Herald], &[], &[]]);
    t.refuses(B, Pass, rules::NOT_ASKED).refuses(A, Withdraw, rules::PLAY_CHALLENGE_OR_PASS);
    t.accepts(A, Pass).asks(B, "choose-action").accepts(B, Pass).asks(C, "choose-action");
}

/// PA 2.3, PA 3.2
#[test]
fn a_played_card_is_discarded_and_does_what_it_says() {
    let mut t = table([&[Herald], &[]]);
    t.refuses(A, Play(Spy), rules::NOT_IN_HAND);
    t.accepts(A, Play(Herald));
    assert_eq!(t.state().hands[A].cards().count(), 1);
    assert_eq!(t.state().view(Viewer::Spectator).discard.count(Herald), 1);
}

/// PA 2.4
#[test]
fn a_veto_is_no_action_of_a_turn() {
    table([&[VETO], &[]]).refuses(A, Play(VETO), rules::VETO_ONLY_ANSWERS);
}

/// PA 2.5
#[test]
fn one_chooses_others_who_play() {
    let mut t = table([&[Spy], &[Spy], &[Spy]]);
    t.concedes(C);
    t.refuses(A, Challenge(A), rules::NO_OPPONENT).refuses(A, Challenge(C), rules::NO_OPPONENT);
    t.refuses(A, Challenge(D), rules::NO_OPPONENT);
    t.accepts(A, Play(Spy)).refuses(A, Target(A), rules::NO_OPPONENT).refuses(
        A,
        Target(C),
        rules::NO_OPPONENT,
    );
}

/// PA 3.1
#[test]
fn clauses_follow_in_order() {
    let mut t = table([&[Broker], &[]]);
    t.accepts(A, Play(Broker)).asks(A, "choose-victim");
    assert!(matches!(t.events()[..], [Event::Played { .. }, Event::Drew { seat: A, .. }]));
}

/// PA 3.2
#[test]
fn from_an_empty_deck_nothing_is_drawn() {
    let mut t = table([&[Broker], &[]]);
    t.state_mut().deck.clear();
    t.accepts(A, Play(Broker)).asks(A, "choose-victim");
}

/// PA 3.3
#[test]
fn a_theft_takes_one_influence() {
    let mut t = table([&[Spy], &[], &[]]);
    t.state_mut().influence[C] = 0;
    t.accepts(A, Play(Spy)).refuses(A, Target(C), rules::NOTHING_TO_STEAL).refuses(
        A,
        Pass,
        rules::CHOOSE_A_VICTIM,
    );
    t.accepts(A, Target(B)).accepts(B, Pass).accepts(C, Pass);
    assert_eq!(influence(&t), [4, 2, 0, 0]);
}

/// PA 3.3
#[test]
fn without_a_victim_a_theft_does_nothing() {
    let mut t = table([&[Spy], &[]]);
    t.state_mut().influence[B] = 0;
    t.accepts(A, Play(Spy)).asks(B, "choose-action");
}

/// PA 4.1, PA 4.4
#[test]
fn all_others_are_asked_clockwise_even_without_a_veto() {
    let mut t = table([&[], &[Spy], &[], &[]]);
    t.accepts(A, Pass).accepts(B, Play(Spy)).accepts(B, Target(A));
    t.asks(C, "choose-veto").refuses(C, Veto, rules::NOT_IN_HAND).refuses(C, Withdraw, rules::VETO_OR_PASS);
    t.accepts(C, Pass).asks(D, "choose-veto").accepts(D, Pass).asks(A, "choose-veto").accepts(A, Pass);
    assert_eq!(influence(&t), [2, 4, 3, 3]);
}

/// PA 4.2
#[test]
fn a_veto_cancels_the_theft() {
    let mut t = table([&[Spy], &[VETO], &[]]);
    t.accepts(A, Play(Spy)).accepts(A, Target(B)).accepts(B, Veto);
    t.accepts(C, Pass).accepts(A, Pass).asks(B, "choose-action");
    assert_eq!(influence(&t), [3, 3, 3, 0]);
    assert!(t.events().contains(&Event::Cancelled { by: B }));
}

/// PA 4.3
#[test]
fn a_vetoed_veto_cancels_nothing_and_the_rest_may_still_answer() {
    let mut t = table([&[Spy, VETO], &[VETO], &[VETO]]);
    t.accepts(A, Play(Spy)).accepts(A, Target(B)).accepts(B, Veto).accepts(C, Pass).accepts(A, Veto);
    t.accepts(B, Pass).accepts(C, Pass);
    t.asks(C, "choose-veto").accepts(C, Pass);
    assert_eq!(influence(&t), [4, 2, 3, 0]);
}

/// PA 4.3
#[test]
fn decisions_nest_in_a_sentence() {
    let mut t = table([&[Spy, VETO], &[Broker], &[VETO]]);
    let stack = |t: &Scenario<Parley>| format!("{:?}", t.state().stack);
    t.accepts(A, Challenge(B)).accepts(A, Commit(Spy)).accepts(B, Commit(Broker)).goes_on();
    t.accepts(A, Target(C));
    let theft = "Turn of A > Duel of A against B > Broker of B > Spy of A > A steals from C";
    assert_eq!(stack(&t), format!("{theft} > B may veto"));
    t.accepts(B, Pass).accepts(C, Veto).accepts(A, Veto);
    assert_eq!(stack(&t), format!("{theft} > A may veto > C vetoes > B may veto > A vetoes > B may veto"));
    t.accepts(B, Pass).accepts(C, Pass);
    assert_eq!(stack(&t), "Turn of A > Duel of A against B > Broker of B > B chooses a victim");
    assert_eq!(influence(&t), [4, 3, 2, 0]);
}

/// PA 5.1
#[test]
fn both_duellists_need_a_card() {
    table([&[Spy], &[]]).refuses(A, Challenge(B), rules::EMPTY_HAND);
    table([&[], &[Spy]]).refuses(A, Challenge(B), rules::EMPTY_HAND);
}

/// PA 5.2
#[test]
fn cards_are_laid_secretly_in_any_order() {
    let mut t = table([&[Spy], &[Herald, VETO], &[]]);
    t.accepts(A, Challenge(B)).asks_all([A, B], "choose-commitment").refuses(C, Pass, rules::NOT_ASKED);
    t.accepts(B, Commit(Herald)).asks(A, "choose-commitment").refuses(
        B,
        Commit(VETO),
        rules::COMMIT_ONE_CARD,
    );
    assert_eq!(t.state().view(Viewer::Seat(A)).committed, [None, Some(None), None]);
    assert_eq!(t.state().view(Viewer::Seat(B)).committed, [None, Some(Some(Herald)), None]);
    let laid = t.events()[1];
    assert_eq!(t.state().seen_by(&laid, Viewer::Seat(A)), Event::Committed { seat: B, card: None });
}

/// PA 5.2
#[test]
fn a_laid_card_could_be_any_hidden_one() {
    let mut t = table([&[Spy], &[Herald], &[]]);
    t.accepts(A, Challenge(B)).accepts(B, Commit(Herald));
    let guesses: std::collections::HashSet<_> = (0..50)
        .map(|seed| {
            let mut guess = t.state().clone();
            guess.redeal(Viewer::Seat(A), seed);
            guess.committed[B]
        })
        .collect();
    assert_eq!(guesses.len(), 4);
}

/// PA 5.3
#[test]
fn a_laid_card_is_taken_back_until_the_other_lies() {
    let mut t = table([&[Spy], &[Herald]]);
    t.accepts(A, Challenge(B)).refuses(A, Withdraw, rules::COMMIT_ONE_CARD);
    t.accepts(A, Commit(Spy)).accepts(A, Withdraw).asks_all([A, B], "choose-commitment");
    t.accepts(A, Commit(Spy)).accepts(B, Commit(Herald)).does_not_offer(A, Withdraw);
}

/// PA 5.4
#[test]
fn both_cards_are_revealed_and_the_challengers_text_comes_first() {
    let mut t = table([&[Spy], &[Spy]]);
    t.accepts(A, Challenge(B)).accepts(B, Commit(Spy)).events();
    t.accepts(A, Commit(Spy));
    let revealed = [Event::Revealed { seat: A, card: Spy }, Event::Revealed { seat: B, card: Spy }];
    assert_eq!(t.events()[1..], revealed);
    assert_eq!(t.state().view(Viewer::Spectator).committed, [Some(Some(Spy)); 2]);
    t.goes_on().asks(A, "choose-victim").accepts(A, Target(B)).accepts(B, Pass).asks(B, "choose-victim");
}

/// PA 5.5
#[test]
fn the_lower_total_pays() {
    let mut t = table([&[Herald], &[VETO]]);
    t.accepts(A, Challenge(B)).accepts(A, Commit(Herald)).accepts(B, Commit(VETO)).goes_on().rolls([2, 4]);
    assert_eq!(influence(&t), [2, 4, 0, 0]);
    assert_eq!((t.state().discard.count(Herald), t.state().discard.count(VETO)), (1, 1));
    t.asks(B, "choose-action");
}

/// PA 5 example a
#[test]
fn equal_totals_pay_nothing() {
    let mut t = table([&[Spy], &[Broker]]);
    t.accepts(A, Challenge(B)).accepts(A, Commit(Spy)).accepts(B, Commit(Broker)).goes_on();
    t.accepts(A, Target(B)).accepts(B, Pass).accepts(B, Target(A)).accepts(A, Pass).rolls([4, 3]);
    assert_eq!(influence(&t), [3, 3, 0, 0]);
}

/// PA 6.1, PA 6.2
#[test]
fn without_a_card_to_draw_the_most_influential_win() {
    let mut t = table([&[], &[], &[]]);
    t.state_mut().deck.clear();
    t.state_mut().influence.0 = [4, 1, 4, 0];
    t.accepts(A, Pass).over([A, C]).refuses(A, Pass, rules::GAME_OVER);
    assert_eq!(t.state().clone().concede(A, &mut Log::off()), Err(rules::GAME_OVER));
}

/// PA 6.3
#[test]
fn nobody_leaves_before_the_deal() {
    let mut game = Parley::new(&Setup { seats: 2 }).unwrap();
    assert_eq!(game.concede(A, &mut Log::off()), Err(rules::NOT_DEALT));
}

/// PA 6.3
#[test]
fn what_a_leaver_began_ends() {
    let mut t = table([&[Spy], &[Spy], &[]]);
    t.accepts(A, Challenge(B)).accepts(B, Commit(Spy)).concedes(A).asks(B, "choose-action");
    assert_eq!((t.state().discard.count(Spy), t.state().committed[B]), (1, None));
    assert_eq!(t.state().clone().concede(A, &mut Log::off()), Err(rules::ALREADY_OUT));
}

/// PA 6.3
#[test]
fn what_a_leaver_suffers_ends_and_the_rest_goes_on() {
    let mut t = table([&[Spy], &[VETO], &[], &[]]);
    t.accepts(A, Play(Spy)).accepts(A, Target(C)).accepts(B, Veto).asks(C, "choose-veto");
    t.concedes(C).asks(B, "choose-action");
}

/// PA 6.3
#[test]
fn a_window_passes_over_a_leaver() {
    let mut t = table([&[Spy], &[], &[]]);
    t.accepts(A, Play(Spy)).accepts(A, Target(C)).concedes(B).asks(C, "choose-veto");
}

/// PA 6.4
#[test]
fn the_last_player_wins() {
    table([&[], &[], &[]]).concedes(A).concedes(C).over([B]);
}

#[test]
fn pointing_at_a_card_names_the_rule_that_forbids_it() {
    let t = table([&[Spy], &[]]);
    let spot = |zone, card: Card| Spot::of(zone, A, card as u16);
    let attempts = t.state().attempts(A, spot("hand", VETO));
    assert_eq!(attempts, [Play(VETO), Commit(VETO), Veto]);
    let refusal: Option<Illegal> = attempts.iter().find_map(|&action| t.state().check(A, action).err());
    assert_eq!(refusal, Some(rules::VETO_ONLY_ANSWERS));
    assert_eq!(t.state().idle(A, spot("deck", VETO)), rules::NOT_ASKED);
}

#[test]
fn every_listed_action_and_every_event_has_words() {
    let mut t = table([&[Spy], &[Broker]]);
    t.accepts(A, Challenge(B)).accepts(A, Commit(Spy)).accepts(B, Commit(Broker)).goes_on();
    for event in t.events() {
        assert!(t.state().sentence(&event).is_some(), "{event:?}");
    }
    let choice = t.state().choice(A, Target(B));
    assert_eq!((choice.label.key, choice.about.len()), ("target", 1));
}
