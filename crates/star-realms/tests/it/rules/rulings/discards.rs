//! SR C.2: forced discards.

use orrery_engine::{Game, Viewer};
use orrery_star_realms::{DiscardTiming, Event, Options};

use crate::table::*;
use Action::*;
use Kind::*;

fn deferred(mode: Mode, players: u8) -> Setup {
    let options = Options { discard: DiscardTiming::StartOfTurn, ..Options::default() };
    Setup { options, ..Setup::of(mode, players) }
}

fn owed(t: &Scenario<StarRealms>, seat: Seat) -> u16 {
    t.state().view(Viewer::Spectator).players[seat.index()].owed_discards
}

/// SR G12
#[test]
fn a_forced_discard_is_made_at_once_unless_switched() {
    let mut t = duel().hand(A, [Gunship]).hand(B, [Scout, Viper]).begin();
    t.accepts(A, Play(Gunship)).asks(B, "ask-discard").accepts(B, Discard(Scout)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Discard(B)), [Scout]);

    let mut t = position(&deferred(Mode::Duel, 2)).hand(A, [Gunship]).hand(B, [Scout, Viper]).begin();
    t.accepts(A, Play(Gunship)).asks(A, "ask-main");
    assert_eq!(t.count(Zone::Hand(B)), 2);
}

/// SR G70
#[test]
fn deferred_discards_are_counted_and_made_at_the_start_of_the_turn() {
    let start = position(&deferred(Mode::Duel, 2)).hand(A, [Gunship, Gunship]);
    let mut t = start.clone().hand(B, [Scout, Viper, Explorer]).begin();
    t.accepts(A, Play(Gunship)).accepts(A, Play(Gunship));
    assert_eq!((owed(&t, B), t.count(Zone::Hand(B))), (2, 3));
    t.accepts(A, EndTurn).asks(B, "ask-discard").refuses(B, Play(Scout), rules::FINISH_FIRST);
    t.accepts(B, Discard(Scout)).asks(B, "ask-discard").accepts(B, Discard(Explorer)).asks(B, "ask-main");
    assert_eq!((owed(&t, B), t.titles(Zone::Hand(B))), (0, vec![Viper]));

    let mut t = start.hand(B, [Scout]).begin();
    t.accepts(A, Play(Gunship)).accepts(A, Play(Gunship)).accepts(A, EndTurn).asks(B, "ask-main");
    assert_eq!((owed(&t, B), t.titles(Zone::Discard(B))), (0, vec![Scout]));
    t.accepts(B, EndTurn).settle().accepts(A, EndTurn).settle().asks(B, "ask-main");
    assert_eq!(t.count(Zone::Hand(B)), 5, "nothing is carried over");
}

/// SR G70
#[test]
fn deferred_discards_of_a_team_are_made_at_the_start_of_its_turn() {
    let start = position(&deferred(Mode::Hydra, 4)).hand(A, [Gunship, Gunship]);
    let mut t = start.hand(C, [Scout, Viper]).hand(D, [Scout, Viper]).begin();
    t.accepts(A, Play(Gunship)).accepts(A, Target(C)).accepts(A, Play(Gunship)).accepts(A, Target(D));
    t.accepts(A, EndTurn).accepts(B, EndTurn);
    t.refuses(C, Play(Scout), rules::NOT_YOUR_DECISION);
    t.accepts(D, Discard(Scout)).asks(C, "ask-discard").accepts(C, Discard(Viper));
    t.asks_all([C, D], "ask-team-main");
}

/// SR G13
#[test]
fn whoever_has_to_discard_can_do_nothing_else() {
    let mut t = duel().hand(A, [Gunship]).hand(B, [Scout, Viper]).in_play(B, [StellarReef]).begin();
    t.accepts(A, Play(Gunship));
    t.refuses(B, Play(Scout), rules::FINISH_FIRST).refuses(B, UsePrimary(0), rules::FINISH_FIRST);
    t.refuses(B, EndTurn, rules::FINISH_FIRST).refuses(B, Decline, rules::NOT_OPTIONAL);
    t.accepts(B, Discard(Viper)).refuses(B, Play(Scout), rules::NOT_YOUR_DECISION);
}

/// SR G14
#[test]
fn the_user_chooses_an_opponent_he_may_target() {
    for (mode, players, user, victims) in [
        (Mode::Duel, 2, A, vec![B]),
        (Mode::FreeForAll, 4, C, vec![A, B, D]),
        (Mode::Hunter, 4, C, vec![D]),
        (Mode::Hydra, 4, C, vec![A, B]),
        (Mode::Emperor, 6, A, vec![F]),
        (Mode::Emperor, 6, B, vec![D, E, F]),
        (Mode::Raid, 4, A, vec![B, C, D]),
        (Mode::Raid, 4, C, vec![A]),
    ] {
        let mut start = position(&Setup::of(mode, players)).explorers(0).active(user).hand(user, [Gunship]);
        for &victim in &victims {
            start = start.hand(victim, [Scout, Viper]);
        }
        let mut t = start.begin();
        t.accepts(user, Play(Gunship));
        if victims.len() > 1 {
            t.asks(user, "ask-victim");
            for seat in Seat::all(players) {
                if victims.contains(&seat) {
                    t.clone().accepts(user, Target(seat)).asks(seat, "ask-discard");
                } else {
                    t.refuses(user, Target(seat), rules::CANNOT_BE_TARGETED);
                }
            }
        } else {
            t.asks(victims[0], "ask-discard");
        }
    }
}

/// SR G14
#[test]
fn the_victim_is_chosen_anew_for_each_ability() {
    let start = position(&Setup::of(Mode::FreeForAll, 3)).hand(A, [Gunship, Gunship]);
    let mut t = start.hand(B, [Scout, Viper]).hand(C, [Scout, Viper]).begin();
    t.accepts(A, Play(Gunship)).accepts(A, Target(B)).accepts(B, Discard(Viper));
    t.accepts(A, Play(Gunship)).accepts(A, Target(C)).asks(C, "ask-discard");
}

/// SR G15
#[test]
fn a_victim_without_cards_may_be_chosen_and_nothing_happens() {
    let mut t = position(&Setup::of(Mode::FreeForAll, 3)).hand(A, [Gunship]).hand(C, [Scout]).begin();
    t.accepts(A, Play(Gunship)).accepts(A, Target(B)).asks(A, "ask-main");
    assert_eq!((t.count(Zone::Discard(B)), t.count(Zone::Hand(C))), (0, 1));
}

/// SR G16
#[test]
fn an_outpost_does_not_protect_from_discards() {
    let mut t = duel().hand(A, [Gunship]).hand(B, [Scout, Viper]).in_play(B, [ImperialPalace]).begin();
    t.accepts(A, Play(Gunship)).refuses(A, Attack(B), rules::NOT_YOUR_DECISION).asks(B, "ask-discard");
}

/// SR G17
#[test]
fn everybody_always_has_an_opponent_for_a_discard() {
    for mode in Mode::ALL {
        for players in (2..=6).filter(|&players| mode.admits(players)) {
            for user in Seat::all(players) {
                let start = position(&Setup::of(mode, players)).explorers(0).active(user);
                let mut t = start.hand(user, [Gunship]).begin();
                t.accepts(user, Play(Gunship));
                let mut victims = Vec::new();
                t.state().legal_actions(user, &mut victims);
                let asked = matches!(victims[..], [Target(_), ..]);
                let demanded = t.events().iter().any(|event| matches!(event, Event::DiscardDemanded { .. }));
                assert!(asked || demanded, "{mode:?} of {players}, {user:?}");
            }
        }
    }
}

/// SR G17
#[test]
fn an_admiral_has_an_opponent_even_when_both_enemy_admirals_are_out() {
    let start = position(&Setup::of(Mode::Emperor, 6)).explorers(0).hand(A, [Gunship]);
    let mut t = start.hand(E, [Scout, Viper]).begin();
    t.concedes(F).accepts(F, Decline).concedes(D).accepts(D, Decline);
    t.accepts(A, Play(Gunship)).asks(E, "ask-discard");
}

/// SR G18
#[test]
fn an_own_discard_is_made_at_once_whatever_the_timing() {
    for setup in [Setup::duel(), deferred(Mode::Duel, 2)] {
        let mut t = position(&setup).hand(A, [Scout, Explorer]).in_play(A, [OrbitalPlatform]).begin();
        t.accepts(A, UsePrimary(0)).asks(A, "ask-discard-own").accepts(A, Discard(Scout));
        assert_eq!(t.titles(Zone::Discard(A)), [Scout]);
        assert_eq!((owed(&t, A), t.count(Zone::Hand(A))), (0, 2));
    }
}
