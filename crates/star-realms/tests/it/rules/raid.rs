//! SR 17: one boss against raiders.

use orrery_engine::{Game, Viewer};
use orrery_star_realms::view::{Hand, InPlayView, Role};

use crate::table::*;
use Action::*;
use Kind::*;

/// Boss A against the raiders B, C and D.
fn raid() -> Arrangement {
    position(&Setup::of(Mode::Raid, 4))
}

fn boss_is(boss: Seat, players: u8) -> Scenario<StarRealms> {
    let mut t = Scenario::new(&Setup { first: Some(boss), ..Setup::of(Mode::Raid, players) });
    t.settle();
    t
}

fn base(t: &Scenario<StarRealms>, owner: Seat, slot: usize) -> InPlayView {
    t.state().view(Viewer::Spectator).players[owner.index()].in_play[slot].clone()
}

fn passes(t: &mut Scenario<StarRealms>, seats: impl IntoIterator<Item = Seat>) {
    for seat in seats {
        t.accepts(seat, EndTurn).settle();
    }
}

/// SR 17.1.1
#[test]
fn raid_is_for_three_to_six_with_one_boss() {
    for players in [0, 1, 2, 7, 8] {
        let refused = StarRealms::new(&Setup::of(Mode::Raid, players)).err();
        assert_eq!(refused, Some(rules::WRONG_NUMBER_OF_PLAYERS), "{players}");
    }
    for players in 3..=6 {
        let view = dealt(Mode::Raid, players).state().view(Viewer::Spectator);
        let raiders = view.players.iter().filter(|player| player.role == Role::Raider).count();
        assert_eq!(raiders, usize::from(players) - 1);
    }
}

/// SR 17.1.2
#[test]
fn one_player_is_boss_and_all_others_are_raiders() {
    for boss in [A, B, C, D] {
        let view = boss_is(boss, 4).state().view(Viewer::Spectator);
        for player in view.players {
            let role = if player.seat == boss { Role::Boss } else { Role::Raider };
            assert_eq!(player.role, role);
            assert_eq!(player.side.contains(boss), player.seat == boss);
        }
    }
}

/// SR 17.1.3, SR 17.1.4
#[test]
fn the_boss_begins_and_the_raiders_follow_clockwise_one_by_one() {
    let mut t = boss_is(C, 4);
    for seat in [C, D, A, B, C] {
        t.asks(seat, "ask-main");
        passes(&mut t, [seat]);
    }
}

/// SR 17.1.5
#[test]
fn a_raider_starts_with_five_cards() {
    let t = boss_is(B, 6);
    assert_eq!([A, C, D, E, F].map(|seat| t.count(Zone::Hand(seat))), [5; 5]);
}

/// SR 17.2.1
#[test]
fn the_bosss_authority_and_hand_size_follow_the_table() {
    for (raiders, authority, hand_size, starting_hand) in
        [(2, 50, 7, 5), (3, 70, 7, 5), (4, 70, 8, 6), (5, 90, 8, 6)]
    {
        let mut t = dealt(Mode::Raid, raiders + 1);
        assert_eq!(t.state().authority(A), authority, "against {raiders}");
        assert_eq!(t.count(Zone::Hand(A)), starting_hand, "against {raiders}");
        passes(&mut t, [A]);
        assert_eq!(t.count(Zone::Hand(A)), hand_size, "against {raiders}");
    }
}

/// SR 17.2.2
#[test]
fn the_bosss_starting_hand_is_two_below_his_hand_size() {
    for players in 3..=6 {
        let mut t = dealt(Mode::Raid, players);
        let starting_hand = t.count(Zone::Hand(A));
        passes(&mut t, [A]);
        assert_eq!(t.count(Zone::Hand(A)), starting_hand + 2);
    }
}

/// SR 17.2.3
#[test]
fn the_smaller_hand_concerns_only_the_bosss_first_turn() {
    let mut t = dealt(Mode::Raid, 3);
    assert_eq!(t.count(Zone::Hand(A)), 5);
    for _ in 0..3 {
        passes(&mut t, [A, B, C]);
        assert_eq!(t.count(Zone::Hand(A)), 7);
    }
}

/// SR 17.2.4
#[test]
fn the_boss_draws_his_hand_size_and_a_raider_draws_five() {
    let mut t = position(&Setup::of(Mode::Raid, 5)).begin();
    passes(&mut t, [A]);
    assert_eq!(t.count(Zone::Hand(A)), 8);
    passes(&mut t, [B]);
    assert_eq!(t.count(Zone::Hand(B)), 5);
}

/// SR 17.2.5
#[test]
fn the_boss_plays_against_any_raiders_in_any_order() {
    let mut t = raid().combat(A, 9).in_play(C, [StellarReef]).begin();
    t.accepts(A, Attack(D)).accepts(A, Spend(1));
    t.accepts(A, AttackBase { owner: C, slot: 0 });
    t.accepts(A, Attack(B)).accepts(A, Spend(2)).accepts(A, Attack(D)).accepts(A, Spend(3));
    assert_eq!([B, C, D].map(|seat| t.state().authority(seat)), [48, 50, 46]);
}

/// SR 17 example a
#[test]
fn a_boss_with_a_hand_size_of_seven_starts_with_five() {
    let mut t = dealt(Mode::Raid, 4);
    assert_eq!(t.count(Zone::Hand(A)), 5);
    passes(&mut t, [A]);
    assert_eq!(t.count(Zone::Hand(A)), 7);
}

/// SR 17.3.1
#[test]
fn damage_on_the_bosss_bases_stays_through_the_raiders_turns() {
    let mut t = raid().active(B).combat(B, 4).in_play(A, [ImperialPalace]).begin();
    t.accepts(B, AttackBase { owner: A, slot: 0 }).accepts(B, Spend(4));
    for raider in [B, C, D] {
        assert_eq!((base(&t, A, 0).damage, base(&t, A, 0).defense), (4, 2));
        t.asks(raider, "ask-main");
        passes(&mut t, [raider]);
    }
    t.asks(A, "ask-main");
}

/// SR 17.3.2
#[test]
fn one_raider_begins_an_attack_on_a_base_and_another_finishes_it() {
    let mut t = raid().active(B).combat(B, 1).hand(C, [Viper; 2]).in_play(A, [StellarReef]).begin();
    t.accepts(B, AttackBase { owner: A, slot: 0 }).accepts(B, Spend(1));
    assert_eq!(t.titles(Zone::InPlay(A)), [StellarReef]);
    passes(&mut t, [B]);
    t.accepts(C, Play(Viper)).accepts(C, Play(Viper));
    t.accepts(C, AttackBase { owner: A, slot: 0 }).accepts(C, Spend(2));
    assert_eq!(t.titles(Zone::Discard(A)), [StellarReef]);
    assert_eq!(t.state().combat(C), 0);
}

/// SR 17.3.3
#[test]
fn damage_is_gone_when_the_bosss_turn_begins() {
    let mut t = raid().active(D).combat(D, 4).in_play(A, [StellarReef, Bioformer]).hand(B, [Viper]).begin();
    t.accepts(D, AttackBase { owner: A, slot: 0 }).accepts(D, Spend(2));
    t.accepts(D, AttackBase { owner: A, slot: 1 }).accepts(D, Spend(2));
    passes(&mut t, [D]);
    t.asks(A, "ask-main");
    assert_eq!([0, 1].map(|slot| (base(&t, A, slot).damage, base(&t, A, slot).defense)), [(0, 3), (0, 4)]);
    passes(&mut t, [A]);
    t.accepts(B, Play(Viper)).accepts(B, AttackBase { owner: A, slot: 0 }).accepts(B, Spend(1));
    assert_eq!(t.count(Zone::InPlay(A)), 2);
}

/// SR 17.3.4
#[test]
fn damage_on_raiders_bases_is_not_kept() {
    let mut t = raid().combat(A, 3).in_play(B, [Bioformer]).in_play(C, [StellarReef]).begin();
    t.refuses(A, AttackBase { owner: B, slot: 0 }, rules::DEFENSE_TOO_HIGH);
    t.accepts(A, AttackBase { owner: C, slot: 0 });
    assert_eq!(t.titles(Zone::Discard(C)), [StellarReef]);
    assert_eq!(t.state().combat(A), 0);
}

/// SR 17 example b
#[test]
fn a_second_raider_finishes_an_outpost_of_six_and_attacks_the_boss() {
    let start = raid().active(B).combat(B, 4).hand(C, [Lancer]).in_play(A, [ImperialPalace]);
    let mut t = start.begin();
    t.accepts(B, AttackBase { owner: A, slot: 0 }).accepts(B, Spend(4));
    assert_eq!((t.titles(Zone::InPlay(A)), base(&t, A, 0).damage), (vec![ImperialPalace], 4));
    passes(&mut t, [B]);

    let mut unfinished = t.clone();
    passes(&mut unfinished, [C, D]);
    assert_eq!(base(&unfinished, A, 0).damage, 0);

    t.accepts(C, Play(Lancer)).refuses(C, Attack(A), rules::OUTPOST_GUARDS_PLAYER);
    t.accepts(C, AttackBase { owner: A, slot: 0 }).accepts(C, Spend(2));
    t.accepts(C, Attack(A)).accepts(C, Spend(4));
    assert_eq!(t.state().authority(A), 66);
}

/// SR 17.4.1
#[test]
fn raiders_see_each_others_hands_and_the_boss_does_not() {
    let t = raid().hand(A, [Scout]).hand(B, [Viper]).hand(C, [Explorer]).begin();
    let hand = |viewer, owner: Seat| t.state().view(viewer).players[owner.index()].hand.clone();
    assert_eq!(hand(Viewer::Seat(D), B), Hand::Open(vec![Viper]));
    assert_eq!(hand(Viewer::Seat(B), C), Hand::Open(vec![Explorer]));
    assert_eq!(hand(Viewer::Seat(B), A), Hand::Closed(1));
    assert_eq!(hand(Viewer::Seat(A), B), Hand::Closed(1));
    assert_eq!(hand(Viewer::Spectator, B), Hand::Closed(1));
}

/// SR 17.4.3
#[test]
fn raiders_are_one_team_with_their_own_pools() {
    let mut t = raid().active(B).hand(B, [Viper, Explorer]).begin();
    t.accepts(B, Play(Viper)).accepts(B, Play(Explorer));
    assert_eq!(t.points(B), (2, 1, 50));
    assert_eq!([C, D].map(|seat| t.points(seat)), [(0, 0, 50); 2]);
    t.refuses(B, Attack(C), rules::NOT_AN_OPPONENT);
    let view = t.state().view(Viewer::Spectator);
    assert_eq!(view.players[B.index()].side, [B, C, D].into_iter().collect());
}

/// SR 17.4.4
#[test]
fn each_raider_decides_for_himself() {
    let mut t = raid().active(B).hand(C, [Viper]).in_play(C, [StellarReef]).trade(B, 2).begin();
    t.refuses(C, Play(Viper), rules::NOT_YOUR_DECISION);
    t.refuses(C, Acquire(Explorer), rules::NOT_YOUR_DECISION);
    t.refuses(B, Play(Viper), rules::NOT_IN_HAND).refuses(B, UsePrimary(0), rules::NOT_IN_PLAY);
    passes(&mut t, [B]);
    t.accepts(C, Play(Viper)).accepts(C, UsePrimary(0)).accepts(C, Attack(A)).accepts(C, Spend(1));
}

/// SR 17.4.5
#[test]
fn raiders_do_not_pay_together() {
    let mut t = raid()
        .active(B)
        .combat(B, 3)
        .combat(C, 3)
        .trade(B, 3)
        .trade(C, 3)
        .row([Peacekeeper; 5])
        .in_play(A, [ImperialPalace])
        .begin();
    t.refuses(B, ProposeAttack { owner: A, slot: 0 }, rules::NO_JOINT_PAYMENT);
    t.refuses(B, ProposeAcquire { kind: Peacekeeper, receiver: B }, rules::NO_JOINT_PAYMENT);
    t.refuses(B, Acquire(Peacekeeper), rules::TOO_EXPENSIVE);
    t.accepts(B, AttackBase { owner: A, slot: 0 }).accepts(B, Spend(3)).asks(B, "ask-main");
    assert_eq!(t.titles(Zone::InPlay(A)), [ImperialPalace]);
}

/// SR 17.4.6
#[test]
fn another_raiders_cards_do_not_help_an_ally_ability() {
    let mut t = raid().active(B).hand(B, [Predator]).in_play(C, [StellarReef]).begin();
    t.accepts(B, Play(Predator)).refuses(B, UseAlly(0), rules::NO_ALLY);
}

/// SR 17.5.1
#[test]
fn an_eliminated_raider_may_give_one_card_to_each_other_raider() {
    let mut t = raid().combat(A, 9).authority(B, 5).deck(B, [Scout, Viper]).hand(B, [Explorer]).begin();
    t.accepts(A, Attack(B)).accepts(A, Spend(5));
    t.asks(B, "ask-gift").accepts(B, Give(Viper));
    t.asks(B, "ask-gift").refuses(B, Give(Viper), rules::NOT_YOURS_TO_GIVE).accepts(B, Decline);
    t.asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Discard(C)), [Viper]);
    assert_eq!(t.titles(Zone::Discard(D)), []);
    assert_eq!(t.count(Zone::Gone), 2);
}

/// SR 17.5.2
#[test]
fn the_boss_wins_when_all_raiders_are_out() {
    let mut t = position(&Setup::of(Mode::Raid, 3)).combat(A, 9).authority(B, 5).authority(C, 4).begin();
    t.accepts(A, Attack(B)).accepts(A, Spend(5)).accepts(B, Decline).asks(A, "ask-main");
    t.accepts(A, Attack(C)).accepts(A, Spend(4)).over([A]);
}

/// SR 17.5.3
#[test]
fn the_raiders_win_when_the_boss_is_out() {
    let mut t = raid().active(C).combat(C, 3).authority(A, 3).begin();
    t.accepts(C, Attack(A)).accepts(C, Spend(3)).over([B, C, D]);
}

/// SR 17 example c
#[test]
fn of_three_raiders_the_first_gives_two_cards_and_the_rest_leaves_the_game() {
    let mut t = raid()
        .combat(A, 1)
        .authority(B, 1)
        .hand(B, [Moonwurm, Leviathan, Scout])
        .deck(B, [Viper])
        .in_play(B, [StellarReef])
        .begin();
    t.accepts(A, Attack(B)).accepts(A, Spend(1)).accepts(B, Give(Moonwurm)).accepts(B, Give(Leviathan));
    assert_eq!(t.titles(Zone::Discard(C)), [Moonwurm]);
    assert_eq!(t.titles(Zone::Discard(D)), [Leviathan]);
    let mut gone = t.titles(Zone::Gone);
    gone.sort_unstable();
    assert_eq!(gone, [Scout, Viper, StellarReef]);
}
