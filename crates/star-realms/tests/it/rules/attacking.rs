//! SR 7: attacking players and bases.

use orrery_star_realms::Kind::*;

use crate::table::*;

/// B's base at this place.
const fn base(slot: u8) -> Action {
    Action::AttackBase { owner: B, slot }
}

const fn destroy(slot: u8) -> Action {
    Action::Destroy { owner: B, slot }
}

/// SR 7.1.1
#[test]
fn combat_is_spent_in_the_main_phase_or_not_at_all() {
    let mut t = duel().combat(A, 5).combat(B, 5).in_play(B, [StorageSilo]).begin();
    t.refuses(B, Action::Attack(A), rules::NOT_YOUR_DECISION);
    t.offers(A, Action::Attack(B)).offers(A, base(0));
    t.accepts(A, Action::EndTurn).asks(B, "ask-main");
    assert_eq!(t.state().authority(B), 50);
    assert_eq!(t.titles(Zone::InPlay(B)), [StorageSilo]);
}

/// SR 7.1.1
#[test]
fn without_combat_nothing_is_attacked() {
    let mut t = duel().in_play(B, [StorageSilo]).begin();
    t.refuses(A, Action::Attack(B), rules::NO_COMBAT).refuses(A, base(0), rules::NO_COMBAT);
}

/// SR 7.1.2
#[test]
fn combat_is_split_over_several_attacks_on_bases_and_the_opponent() {
    let mut t = duel().combat(A, 14).in_play(B, [StorageSilo, Bioformer]).begin();
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(2));
    t.accepts(A, base(1)).accepts(A, base(0));
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(5));
    assert_eq!(t.points(A), (0, 0, 50));
    assert_eq!(t.state().authority(B), 43);
    assert_eq!(t.count(Zone::InPlay(B)), 0);
}

/// SR 7.1.3
#[test]
fn a_player_attacks_again_with_combat_gained_after_the_first_attack() {
    let mut t = duel().combat(A, 2).hand(A, [Predator]).begin();
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(2));
    t.refuses(A, Action::Attack(B), rules::NO_COMBAT);
    t.accepts(A, Action::Play(Predator)).accepts(A, Action::Attack(B)).accepts(A, Action::Spend(4));
    assert_eq!(t.state().authority(B), 44);
}

/// SR 7.2.1
#[test]
fn a_base_whose_defense_is_paid_goes_to_its_owners_discard_pile() {
    let mut t = duel().combat(A, 4).in_play(B, [Bioformer]).begin();
    t.accepts(A, base(0)).asks(A, "ask-main");
    assert_eq!(t.count(Zone::InPlay(B)), 0);
    assert_eq!(t.titles(Zone::Discard(B)), [Bioformer]);
    assert_eq!(t.count(Zone::Discard(A)), 0);
}

/// SR 7.2.2
#[test]
fn the_combat_pool_falls_by_the_defense_of_the_destroyed_base() {
    for (kind, left) in [(StorageSilo, 6), (Bioformer, 5), (TheOracle, 4), (LoyalColony, 3)] {
        let mut t = duel().combat(A, 9).in_play(B, [kind]).begin();
        t.accepts(A, base(0));
        assert_eq!(t.points(A), (0, left, 50), "{kind:?}");
        assert_eq!(t.state().authority(B), 50);
    }
}

/// SR 7.2.3
#[test]
fn a_base_is_not_attacked_with_less_combat_than_its_defense() {
    let mut t = duel().combat(A, 3).hand(A, [Viper]).in_play(B, [Bioformer]).begin();
    t.refuses(A, base(0), rules::DEFENSE_TOO_HIGH);
    t.accepts(A, Action::Play(Viper)).accepts(A, base(0));
    assert_eq!(t.points(A), (0, 0, 50));
}

/// SR 7.2.3
#[test]
fn a_base_keeps_no_damage_for_a_later_turn() {
    let mut t = duel().combat(A, 3).deck(A, [Viper; 5]).in_play(B, [Bioformer]).begin();
    t.refuses(A, base(0), rules::DEFENSE_TOO_HIGH);
    t.accepts(A, Action::EndTurn).accepts(B, Action::EndTurn).settle();
    for _ in 0..3 {
        t.accepts(A, Action::Play(Viper)).refuses(A, base(0), rules::DEFENSE_TOO_HIGH);
    }
    t.accepts(A, Action::Play(Viper)).accepts(A, base(0));
}

/// SR 7.2.4
#[test]
fn combat_above_the_defense_stays_for_other_attacks() {
    let mut t = duel().combat(A, 10).in_play(B, [StorageSilo, Bioformer]).begin();
    // No amount is asked for a base.
    t.accepts(A, base(0)).asks(A, "ask-main").refuses(A, Action::Spend(4), rules::NOTHING_ASKS);
    t.accepts(A, base(0)).accepts(A, Action::Attack(B)).accepts(A, Action::Spend(3));
    assert_eq!(t.points(A), (0, 0, 50));
    assert_eq!(t.state().authority(B), 47);
}

/// SR 7.3.1, SR 7.3.2
#[test]
fn an_ability_destroys_a_base_of_any_defense_without_combat() {
    let mut t =
        duel().combat(A, 1).in_play(A, [FrontierFerry]).in_play(B, [StorageSilo, LoyalColony]).begin();
    t.accepts(A, Action::UseScrap(0)).asks(A, "ask-destroy-base");
    t.accepts(A, destroy(1)).asks(A, "ask-main");
    assert_eq!(t.points(A), (0, 1, 50));
    assert_eq!(t.titles(Zone::InPlay(B)), [StorageSilo]);
    assert_eq!(t.titles(Zone::Discard(B)), [LoyalColony]);
}

/// SR 7.3.3
#[test]
fn while_there_is_an_outpost_an_ability_destroys_only_outposts() {
    let mut t =
        duel().in_play(A, [FrontierFerry; 3]).in_play(B, [StorageSilo, TheOracle, CommandCenter]).begin();
    t.accepts(A, Action::UseScrap(0)).refuses(A, destroy(0), rules::OUTPOST_GUARDS_TARGET);
    t.offers(A, destroy(2)).accepts(A, destroy(1));
    // One outpost is left and nothing else can be chosen.
    t.accepts(A, Action::UseScrap(0)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::InPlay(B)), [StorageSilo]);
    t.accepts(A, Action::UseScrap(0));
    assert_eq!(t.titles(Zone::Discard(B)), [TheOracle, CommandCenter, StorageSilo]);
}

/// SR 7.4.1
#[test]
fn the_attacker_decides_how_much_combat_to_spend_on_the_opponent() {
    let mut t = duel().combat(A, 7).begin();
    t.accepts(A, Action::Attack(B)).asks(A, "ask-attack-amount");
    assert_eq!(t.points(A), (0, 7, 50));
    t.accepts(A, Action::Spend(5)).asks(A, "ask-main");
    assert_eq!(t.points(A), (0, 2, 50));
}

/// SR 7.4.2
#[test]
fn the_opponent_loses_as_much_authority_as_combat_is_spent() {
    for amount in [1, 4, 7] {
        let mut t = duel().combat(A, 7).begin();
        t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(amount));
        assert_eq!(t.state().authority(B), 50 - i32::from(amount));
        assert_eq!(t.state().authority(A), 50);
    }
}

/// SR 7.4.3
#[test]
fn an_attack_spends_from_1_to_the_whole_combat_pool() {
    let mut t = duel().combat(A, 4).begin();
    t.accepts(A, Action::Attack(B));
    for amount in 1..=4 {
        t.offers(A, Action::Spend(amount));
    }
    t.refuses(A, Action::Spend(0), rules::WRONG_AMOUNT).refuses(A, Action::Spend(5), rules::WRONG_AMOUNT);
}

/// SR 7.4.3
#[test]
fn an_attack_may_spend_more_than_the_opponents_authority() {
    let mut t = duel().combat(A, 10).authority(B, 3).begin();
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(10));
    assert_eq!(t.state().authority(B), -7);
    t.over([A]);
}

/// SR 7.5.1
#[test]
fn outposts_are_in_the_way_of_the_opponent_and_his_ordinary_bases() {
    let mut t = duel().combat(A, 20).in_play(B, [StorageSilo, CommandCenter, TheOracle]).begin();
    for _ in 0..2 {
        t.refuses(A, Action::Attack(B), rules::OUTPOST_GUARDS_PLAYER);
        t.refuses(A, base(0), rules::OUTPOST_GUARDS_BASE);
        t.accepts(A, base(1));
    }
    t.offers(A, Action::Attack(B)).accepts(A, base(0));
    assert_eq!(t.points(A), (0, 8, 50));
}

/// SR 7.5.1
#[test]
fn an_ordinary_base_behind_an_outpost_is_no_target() {
    let mut t = duel().in_play(A, [FrontierFerry, StellarReef]).in_play(B, [StorageSilo, TheOracle]).begin();
    t.accepts(A, Action::UseScrap(0)).refuses(A, destroy(0), rules::OUTPOST_GUARDS_TARGET);
    t.offers(A, destroy(1));
}

/// SR 7.5.2
#[test]
fn ordinary_bases_protect_nobody() {
    let mut t = duel().combat(A, 5).in_play(B, [StorageSilo, Bioformer, LoyalColony]).begin();
    t.offers(A, base(0)).offers(A, base(1));
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(5));
    assert_eq!(t.state().authority(B), 45);
    assert_eq!(t.count(Zone::InPlay(B)), 3);
}

/// SR 7 example a
#[test]
fn example_10_combat_destroy_a_base_of_6_and_cost_the_opponent_4() {
    let mut t = duel().combat(A, 10).in_play(B, [LoyalColony]).begin();
    t.accepts(A, base(0)).accepts(A, Action::Attack(B)).accepts(A, Action::Spend(4));
    assert_eq!(t.points(A), (0, 0, 50));
    assert_eq!(t.state().authority(B), 46);
    assert_eq!(t.titles(Zone::Discard(B)), [LoyalColony]);
}

/// Outposts of defense 4 and 5 and an ordinary base of defense 3.
const EXAMPLE: [Kind; 3] = [CommandCenter, TheOracle, StorageSilo];

/// SR 7 example b
#[test]
fn example_11_combat_break_two_outposts_and_8_only_one() {
    let mut t = duel().combat(A, 11).in_play(B, EXAMPLE).begin();
    t.accepts(A, base(0)).accepts(A, base(0));
    assert_eq!(t.points(A), (0, 2, 50));
    t.refuses(A, base(0), rules::DEFENSE_TOO_HIGH);
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(2));
    assert_eq!(t.state().authority(B), 48);

    for (outpost, left) in [(0, 4), (1, 3)] {
        let mut t = duel().combat(A, 8).in_play(B, EXAMPLE).begin();
        t.accepts(A, base(outpost));
        assert_eq!(t.points(A), (0, left, 50));
        t.refuses(A, base(1), rules::OUTPOST_GUARDS_BASE);
        t.refuses(A, Action::Attack(B), rules::OUTPOST_GUARDS_PLAYER);
    }
    // After the outpost of 4 the other one needs 5.
    let mut t = duel().combat(A, 8).in_play(B, EXAMPLE).begin();
    t.accepts(A, base(0)).refuses(A, base(0), rules::DEFENSE_TOO_HIGH);
}

/// SR 7 example c
#[test]
fn example_an_ability_and_4_combat_open_the_way_past_two_outposts() {
    let mut t = duel().combat(A, 8).in_play(A, [FrontierFerry]).in_play(B, EXAMPLE).begin();
    t.accepts(A, Action::UseScrap(0)).accepts(A, destroy(1));
    t.refuses(A, Action::Attack(B), rules::OUTPOST_GUARDS_PLAYER).accepts(A, base(0));
    assert_eq!(t.points(A), (0, 4, 50));
    t.offers(A, Action::Attack(B)).accepts(A, base(0));
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(1));
    assert_eq!(t.state().authority(B), 49);
}
