//! SR C.4: attacking.

use orrery_engine::{Arg, Describe};
use orrery_star_realms::Event;

use crate::table::*;
use Action::*;
use Kind::*;

/// SR G25
#[test]
fn an_own_base_may_be_destroyed_but_nobody_is_forced_to() {
    let start = duel().hand(A, [FrontierFerry]).in_play(A, [StellarReef, ImperialPalace]);
    let mut t = start.clone().begin();
    t.accepts(A, Play(FrontierFerry)).accepts(A, UseScrap(2)).asks(A, "ask-may-destroy-base");
    t.clone().accepts(A, Decline).asks(A, "ask-main");
    t.accepts(A, Destroy { owner: A, slot: 0 });
    assert_eq!(t.titles(Zone::Discard(A)), [StellarReef]);

    let mut t = start.in_play(B, [Bioformer]).begin();
    t.accepts(A, Play(FrontierFerry)).accepts(A, UseScrap(2)).asks(A, "ask-destroy-base");
    t.refuses(A, Decline, rules::NOT_OPTIONAL).offers(A, Destroy { owner: A, slot: 0 });
    t.accepts(A, Destroy { owner: B, slot: 0 });
}

/// SR G25
#[test]
fn a_teammates_base_cannot_be_destroyed() {
    let start = position(&Setup::of(Mode::Hydra, 4)).hand(A, [FrontierFerry]);
    let mut t = start.in_play(B, [StellarReef]).in_play(C, [StellarReef, Bioformer]).begin();
    t.accepts(A, Play(FrontierFerry)).accepts(A, UseScrap(0)).asks(A, "ask-destroy-base");
    t.refuses(A, Destroy { owner: B, slot: 0 }, rules::NOT_AN_OPPONENT);
}

/// SR G26
#[test]
fn a_base_cannot_be_attacked_with_too_little_combat() {
    let mut t = duel().combat(A, 3).in_play(B, [Bioformer]).hand(A, [Viper]).begin();
    t.refuses(A, AttackBase { owner: B, slot: 0 }, rules::DEFENSE_TOO_HIGH);
    t.accepts(A, Play(Viper)).accepts(A, AttackBase { owner: B, slot: 0 });
    assert_eq!(t.state().combat(A), 0);
}

/// SR G27
#[test]
fn more_combat_than_authority_may_be_spent_and_is_shown_as_zero() {
    let mut t = duel().combat(A, 9).authority(B, 4).begin();
    t.accepts(A, Attack(B)).accepts(A, Spend(9)).over([A]);
    assert_eq!(t.state().authority(B), -5);
    let attack = t.events().into_iter().find(|event| matches!(event, Event::Attacked { .. }));
    let sentence = attack.and_then(|attack| t.state().sentence(&attack)).expect("an attack is told");
    assert!(sentence.args.contains(&("authority", Arg::Number(0))), "{sentence:?}");
}

/// SR G28
#[test]
fn an_attack_eliminates_one_player_or_one_team() {
    let setup = Setup::of(Mode::FreeForAll, 3);
    let mut t = position(&setup).combat(A, 9).authority(B, 2).authority(C, 2).begin();
    t.accepts(A, Attack(B)).accepts(A, Spend(9));
    assert_eq!(t.state().in_game(), [A, C].into_iter().collect());
    assert_eq!(t.state().authority(C), 2);

    let mut t = position(&Setup::of(Mode::Hydra, 4)).combat(A, 9).authority(C, 2).begin();
    t.accepts(A, Attack(D)).accepts(A, Spend(2)).over([A, B]);
    assert_eq!(t.state().in_game(), [A, B].into_iter().collect());
}

/// SR G29
#[test]
fn a_player_at_zero_is_out_at_once_and_no_gain_saves_him() {
    let setup = Setup::of(Mode::FreeForAll, 3);
    let mut t = position(&setup).combat(A, 3).authority(B, 3).in_play(B, [StorageSilo]).begin();
    t.accepts(A, Attack(B)).accepts(A, Spend(3)).refuses(B, UsePrimary(0), rules::ELIMINATED);
    assert_eq!(t.state().in_game(), [A, C].into_iter().collect());
    t.accepts(A, EndTurn).asks(C, "ask-main");
}
