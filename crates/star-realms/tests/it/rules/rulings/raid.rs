//! SR C.8 and SR G65: raid.

use orrery_engine::{Game, Viewer};
use orrery_star_realms::Options;
use orrery_star_realms::view::{Hand, Role};

use crate::table::*;
use Action::*;
use Kind::*;

/// Boss A against the raiders B, C and D.
fn raid() -> Arrangement {
    position(&Setup::of(Mode::Raid, 4))
}

fn damage(t: &Scenario<StarRealms>, slot: usize) -> u8 {
    t.state().view(Viewer::Spectator).players[0].in_play[slot].damage
}

/// SR G55
#[test]
fn the_boss_is_agreed_on_or_drawn_by_lot() {
    for (lot, boss) in [(1, A), (2, B), (3, C), (4, D)] {
        let mut drawn = Scenario::<StarRealms>::new(&Setup::of(Mode::Raid, 4));
        drawn.rolls([lot]).settle();
        let mut agreed =
            Scenario::<StarRealms>::new(&Setup { first: Some(boss), ..Setup::of(Mode::Raid, 4) });
        agreed.settle();
        for mut t in [drawn, agreed] {
            assert_eq!(t.state().view(Viewer::Spectator).players[boss.index()].role, Role::Boss);
            assert_eq!(t.state().authority(boss), 70);
            t.asks(boss, "ask-main");
        }
    }
}

/// SR G56
#[test]
fn each_raider_starts_with_50_authority() {
    for players in 3..=6 {
        let t = dealt(Mode::Raid, players);
        for raider in Seat::all(players).skip(1) {
            assert_eq!(t.state().authority(raider), 50);
        }
    }
}

/// SR G57
#[test]
fn raiders_play_only_against_the_boss_and_their_outposts_protect_only_themselves() {
    let mut t = raid().active(B).combat(B, 9).in_play(A, [StellarReef]).in_play(C, [StellarReef]).begin();
    t.refuses(B, Attack(C), rules::NOT_AN_OPPONENT);
    t.refuses(B, AttackBase { owner: C, slot: 0 }, rules::NOT_AN_OPPONENT);
    t.offers(B, Attack(A)).offers(B, AttackBase { owner: A, slot: 0 });

    let mut t = raid().combat(A, 9).in_play(B, [WarningBeacon]).in_play(C, [StellarReef]).begin();
    t.refuses(A, Attack(B), rules::OUTPOST_GUARDS_PLAYER).offers(A, Attack(D));
    t.accepts(A, AttackBase { owner: C, slot: 0 }).accepts(A, AttackBase { owner: B, slot: 0 });
    t.offers(A, Attack(B));
}

/// SR G58
#[test]
fn a_raider_spends_from_one_up_to_what_is_missing_on_a_base_of_the_boss() {
    let mut t = raid().active(B).combat(B, 9).in_play(A, [StellarReef, ImperialPalace]).begin();
    t.refuses(B, AttackBase { owner: A, slot: 0 }, rules::OUTPOST_GUARDS_BASE);
    let palace = AttackBase { owner: A, slot: 1 };
    t.accepts(B, palace).refuses(B, Spend(0), rules::WRONG_AMOUNT).refuses(B, Spend(10), rules::WRONG_AMOUNT);
    t.refuses(B, Spend(7), rules::MORE_THAN_NEEDED).accepts(B, Spend(5));
    assert_eq!((damage(&t, 1), t.state().combat(B)), (5, 4));
    t.accepts(B, palace).refuses(B, Spend(2), rules::MORE_THAN_NEEDED).accepts(B, Spend(1));
    assert_eq!((t.titles(Zone::Discard(A)), t.state().combat(B)), (vec![ImperialPalace], 3));
    t.accepts(B, AttackBase { owner: A, slot: 0 }).accepts(B, Spend(3));
    assert_eq!(t.count(Zone::InPlay(A)), 0);
}

/// SR G72
#[test]
fn damage_is_removed_before_the_bosss_first_action_and_ignored_by_abilities() {
    let start = raid().active(D).combat(D, 4).in_play(A, [StellarReef, Bioformer]).hand(D, [FrontierFerry]);
    let mut t = start.begin();
    t.accepts(D, AttackBase { owner: A, slot: 0 }).accepts(D, Spend(2));
    t.accepts(D, AttackBase { owner: A, slot: 1 }).accepts(D, Spend(2));
    assert_eq!([0, 1].map(|slot| damage(&t, slot)), [2, 2]);

    let mut ended = t.clone();
    ended.accepts(D, EndTurn).settle().asks(A, "ask-main");
    assert_eq!([0, 1].map(|slot| damage(&ended, slot)), [0, 0]);

    t.accepts(D, Play(FrontierFerry)).accepts(D, UseScrap(0)).accepts(D, Destroy { owner: A, slot: 0 });
    assert_eq!((t.titles(Zone::Discard(A)), damage(&t, 0)), (vec![StellarReef], 2));
}

/// SR G72
#[test]
fn a_damaged_base_that_was_destroyed_comes_back_undamaged() {
    let start = raid().active(D).combat(D, 3).in_play(A, [StellarReef]).hand(D, [FrontierFerry]);
    let mut t = start.deck(A, []).hand(A, [Falcon]).begin();
    t.accepts(D, AttackBase { owner: A, slot: 0 }).accepts(D, Spend(2));
    t.accepts(D, Play(FrontierFerry)).accepts(D, UseScrap(0)).accepts(D, EndTurn).settle();
    t.accepts(A, Play(Falcon)).settle().accepts(A, Play(StellarReef));
    assert_eq!(damage(&t, 1), 0);
}

/// SR G59
#[test]
fn the_bosss_hand_size_does_not_change_when_raiders_are_eliminated() {
    let mut t =
        position(&Setup::of(Mode::Raid, 5)).explorers(10).combat(A, 1).authority(B, 1).deck(B, []).begin();
    t.accepts(A, Attack(B)).accepts(A, Spend(1)).accepts(A, EndTurn);
    assert_eq!(t.count(Zone::Hand(A)), 8);
}

/// SR G60
#[test]
fn eliminated_members_share_the_victory_of_their_side() {
    let mut t = raid().combat(A, 1).authority(B, 1).deck(B, []).authority(A, 1).hand(C, [Viper]).begin();
    t.accepts(A, Attack(B)).accepts(A, Spend(1)).accepts(A, EndTurn).settle().asks(C, "ask-main");
    t.accepts(C, Play(Viper)).accepts(C, Attack(A)).accepts(C, Spend(1)).over([B, C, D]);

    let mut t = position(&Setup::of(Mode::Emperor, 6)).begin();
    t.concedes(A).accepts(A, Decline).concedes(E).over([A, B, C]);
}

/// SR G61
#[test]
fn an_eliminated_raider_still_sees_the_raiders_hands_unless_switched() {
    for blind_eliminated_raiders in [false, true] {
        let options = Options { blind_eliminated_raiders, ..Options::default() };
        let setup = Setup { options, ..Setup::of(Mode::Raid, 4) };
        let mut t = position(&setup).deck(B, []).hand(C, [Viper]).begin();
        t.concedes(B);
        let shown = if blind_eliminated_raiders { Hand::Closed(1) } else { Hand::Open(vec![Viper]) };
        assert_eq!(t.state().view(Viewer::Seat(B)).players[2].hand, shown);
        assert_eq!(t.state().view(Viewer::Seat(D)).players[2].hand, Hand::Open(vec![Viper]));
    }
}

/// SR G65
#[test]
fn the_starting_hand_follows_from_the_boss_table() {
    for (players, starting_hand) in [(3, 7 - 2), (4, 7 - 2), (5, 8 - 2), (6, 8 - 2)] {
        let t = dealt(Mode::Raid, players);
        assert_eq!(t.count(Zone::Hand(A)), starting_hand, "{players} players");
    }
}
