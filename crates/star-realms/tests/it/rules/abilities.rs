//! SR 5: abilities, pools, choices, scrapping and forced discards.

use orrery_engine::{Describe, Game, Spot, Viewer};
use orrery_star_realms::{DiscardTiming, Options};

use crate::table::*;

/// Both players end a turn without doing anything; it is A's turn again.
fn round(t: &mut Scenario<StarRealms>) {
    t.accepts(A, Action::EndTurn).settle().accepts(B, Action::EndTurn).settle();
}

/// SR 5.1.1
#[test]
fn abilities_wait_for_any_moment_except_a_ships_primary_ability() {
    let mut t = duel().hand(A, [Kind::CargoPod, Kind::Viper]).in_play(A, [Kind::StellarReef]).begin();
    t.accepts(A, Action::Play(Kind::CargoPod));
    assert_eq!(t.points(A), (3, 0, 50));
    t.refuses(A, Action::UsePrimary(1), rules::SHIP_PRIMARY);
    t.accepts(A, Action::Play(Kind::Viper)).accepts(A, Action::Attack(B)).accepts(A, Action::Spend(1));
    t.accepts(A, Action::UseAlly(1)).accepts(A, Action::UsePrimary(0)).accepts(A, Action::UseScrap(1));
    assert_eq!(t.points(A), (4, 6, 50));
}

/// SR 5.1.2
#[test]
fn an_ability_is_used_only_once_a_turn() {
    let mut t = duel().in_play(A, [Kind::StorageSilo, Kind::FederationShipyard]).begin();
    t.accepts(A, Action::UsePrimary(0)).refuses(A, Action::UsePrimary(0), rules::ALREADY_USED);
    t.accepts(A, Action::UseAlly(0)).refuses(A, Action::UseAlly(0), rules::ALREADY_USED);
    assert_eq!(t.points(A), (2, 0, 52));
}

/// SR 5.1.3
#[test]
fn each_ability_of_each_card_has_its_own_use() {
    let mut t = duel().in_play(A, [Kind::SpaceStation, Kind::SpaceStation]).begin();
    t.accepts(A, Action::UsePrimary(0)).accepts(A, Action::UseAlly(0));
    assert_eq!(t.points(A), (0, 4, 50));
    t.accepts(A, Action::UsePrimary(1)).accepts(A, Action::UseAlly(1));
    assert_eq!(t.points(A), (0, 8, 50));
    t.accepts(A, Action::UseScrap(0)).accepts(A, Action::UseScrap(0));
    assert_eq!(t.points(A), (8, 8, 50));
}

/// SR 5.1.4
#[test]
fn an_unused_ability_is_not_saved() {
    let mut t = duel().in_play(A, [Kind::StorageSilo]).begin();
    round(&mut t);
    t.accepts(A, Action::UsePrimary(0)).refuses(A, Action::UsePrimary(0), rules::ALREADY_USED);
    assert_eq!(t.points(A).2, 52);
}

/// SR 5.1.5
#[test]
fn only_abilities_of_ones_own_cards_in_play_can_be_used() {
    let mut t = duel()
        .hand(A, [Kind::StellarReef])
        .discard(A, [Kind::StellarReef])
        .in_play(B, [Kind::StellarReef, Kind::CargoPod])
        .begin();
    for slot in 0..2 {
        t.refuses(A, Action::UsePrimary(slot), rules::NOT_IN_PLAY);
        t.refuses(A, Action::UseAlly(slot), rules::NOT_IN_PLAY);
        t.refuses(A, Action::UseScrap(slot), rules::NOT_IN_PLAY);
    }
    t.accepts(A, Action::Play(Kind::StellarReef)).accepts(A, Action::UsePrimary(0));
}

/// SR 5.1.6
#[test]
fn a_used_ability_is_carried_out_except_for_optional_parts() {
    // Draw 1, then scrap 1 from hand: nothing of it is optional once it is used.
    let mut t = duel().in_play(A, [Kind::MachineBase, Kind::BrainWorld]).deck(A, [Kind::Viper]).begin();
    t.accepts(A, Action::UsePrimary(0)).refuses(A, Action::Decline, rules::NOT_OPTIONAL);
    t.refuses(A, Action::EndTurn, rules::FINISH_FIRST);
    t.accepts(A, Action::ScrapFromHand(Kind::Viper)).asks(A, "ask-main");
    // Scrap up to 2: the card makes it optional.
    let mut t = duel().in_play(A, [Kind::MachineBase, Kind::BrainWorld]).hand(A, [Kind::Viper]).begin();
    t.accepts(A, Action::UsePrimary(1)).accepts(A, Action::Decline).asks(A, "ask-main");
    assert_eq!(t.count(Zone::Hand(A)), 1);
    // Not used at all: the player's choice.
    t.accepts(A, Action::EndTurn);
    assert_eq!(t.count(Zone::ScrapHeap), 0);
}

/// SR 5.2.1
#[test]
fn gained_trade_is_added_to_the_trade_pool() {
    let mut t = duel().trade(A, 4).combat(A, 1).hand(A, [Kind::TradeHauler]).begin();
    t.accepts(A, Action::Play(Kind::TradeHauler));
    assert_eq!(t.points(A), (7, 1, 50));
}

/// SR 5.2.2
#[test]
fn gained_combat_is_added_to_the_combat_pool() {
    let mut t = duel().trade(A, 1).combat(A, 2).hand(A, [Kind::Predator]).begin();
    t.accepts(A, Action::Play(Kind::Predator));
    assert_eq!(t.points(A), (1, 6, 50));
}

/// SR 5.2.3
#[test]
fn points_may_be_spent_at_any_moment() {
    let mut t = duel().hand(A, [Kind::PatrolCutter, Kind::Scout, Kind::Viper]).begin();
    t.accepts(A, Action::Play(Kind::PatrolCutter));
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(1));
    t.accepts(A, Action::Play(Kind::Scout)).accepts(A, Action::Acquire(Kind::Explorer));
    t.accepts(A, Action::Play(Kind::Viper));
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(3));
    assert_eq!((t.points(A), t.points(B).2), ((1, 0, 50), 46));
}

/// SR 5.2.4
#[test]
fn gained_authority_is_added_to_the_score_at_once() {
    let mut t = duel().authority(A, 7).in_play(A, [Kind::StorageSilo]).begin();
    t.accepts(A, Action::UsePrimary(0));
    assert_eq!(t.points(A), (0, 0, 9));
}

/// SR 5.2.5
#[test]
fn spending_part_of_a_pool_leaves_the_rest() {
    let mut t = duel().trade(A, 7).combat(A, 7).row([Kind::Falcon]).begin();
    t.accepts(A, Action::Acquire(Kind::Falcon));
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(2));
    assert_eq!(t.points(A), (4, 5, 50));
    t.accepts(A, Action::Acquire(Kind::Explorer)).accepts(A, Action::Acquire(Kind::Explorer));
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(5));
    assert_eq!(t.points(A), (0, 0, 50));
}

/// SR 5.2.6
#[test]
fn authority_has_no_upper_limit() {
    for before in [50, 99, 255, 65_535] {
        let mut t = duel().authority(A, before).hand(A, [Kind::Peacekeeper]).begin();
        t.accepts(A, Action::Play(Kind::Peacekeeper));
        assert_eq!(t.points(A).2, before + 6);
    }
}

/// SR 5.2.7
#[test]
fn points_of_different_cards_make_one_pool() {
    let hand = [Kind::Scout, Kind::Explorer, Kind::SolarSkiff, Kind::Viper, Kind::WarningBeacon];
    let mut t = duel().hand(A, hand).row([Kind::Parasite]).in_play(B, [Kind::StorageSilo]).begin();
    for kind in hand {
        t.accepts(A, Action::Play(kind));
    }
    t.accepts(A, Action::UsePrimary(4));
    assert_eq!(t.points(A), (5, 3, 50));
    t.accepts(A, Action::Acquire(Kind::Parasite));
    t.accepts(A, Action::AttackBase { owner: B, slot: 0 });
    assert_eq!(t.points(A), (0, 0, 50));
}

/// SR 5.2.8
#[test]
fn points_stay_when_the_card_that_gave_them_leaves_play() {
    let mut t = duel().in_play(A, [Kind::Bioformer]).hand(A, [Kind::Explorer]).begin();
    t.accepts(A, Action::UsePrimary(0)).accepts(A, Action::UseScrap(0));
    t.accepts(A, Action::Play(Kind::Explorer)).accepts(A, Action::UseScrap(0));
    assert_eq!((t.points(A), t.count(Zone::InPlay(A))), ((5, 5, 50), 0));
}

/// SR 5.3.1
#[test]
fn a_ships_primary_ability_takes_effect_exactly_once() {
    let mut t = duel().hand(A, [Kind::TradeHauler, Kind::PatrolCutter]).begin();
    t.accepts(A, Action::Play(Kind::TradeHauler)).refuses(A, Action::UsePrimary(0), rules::SHIP_PRIMARY);
    t.accepts(A, Action::Play(Kind::PatrolCutter)).accepts(A, Action::UseAlly(0));
    t.refuses(A, Action::UsePrimary(0), rules::SHIP_PRIMARY);
    t.refuses(A, Action::UsePrimary(1), rules::SHIP_PRIMARY);
    assert_eq!(t.points(A), (5, 3, 53));
}

/// SR 5.3.2
#[test]
fn a_bases_primary_ability_may_be_used_once_in_each_turn_at_a_chosen_moment() {
    let mut t = duel().in_play(A, [Kind::Bioformer]).deck(A, [Kind::Viper; 15]).begin();
    t.accepts(A, Action::UsePrimary(0)).refuses(A, Action::UsePrimary(0), rules::ALREADY_USED);
    assert_eq!(t.points(A).1, 3);
    round(&mut t);
    t.accepts(A, Action::Play(Kind::Viper)).accepts(A, Action::UsePrimary(0));
    t.refuses(A, Action::UsePrimary(0), rules::ALREADY_USED);
    assert_eq!(t.points(A).1, 4);
}

/// SR 5.4.2
#[test]
fn an_ally_ability_needs_another_card_of_its_faction() {
    let mut t = duel().hand(A, [Kind::CargoPod, Kind::PatrolCutter, Kind::Predator]).begin();
    t.accepts(A, Action::Play(Kind::CargoPod)).accepts(A, Action::Play(Kind::PatrolCutter));
    t.refuses(A, Action::UseAlly(0), rules::NO_ALLY).refuses(A, Action::UseAlly(1), rules::NO_ALLY);
    t.accepts(A, Action::Play(Kind::Predator)).accepts(A, Action::UseAlly(0));
    assert_eq!(t.points(A), (5, 10, 50));
    t.refuses(A, Action::UseAlly(1), rules::NO_ALLY);
}

/// SR 5.4.3
#[test]
fn an_ally_ability_may_be_used_at_any_moment() {
    let mut t = duel().hand(A, [Kind::TradeHauler, Kind::PatrolCutter, Kind::Scout]).begin();
    t.accepts(A, Action::Play(Kind::TradeHauler)).accepts(A, Action::Play(Kind::PatrolCutter));
    t.offers(A, Action::UseAlly(0)).accepts(A, Action::Acquire(Kind::Explorer));
    t.offers(A, Action::UseAlly(0)).accepts(A, Action::Attack(B)).accepts(A, Action::Spend(3));
    t.offers(A, Action::UseAlly(0)).accepts(A, Action::Play(Kind::Scout));
    t.accepts(A, Action::UseAlly(0));
    assert_eq!(t.points(A), (4, 0, 53));
}

/// SR 5.4.4
#[test]
fn a_card_is_not_its_own_ally() {
    for kind in Kind::all().filter(|kind| !kind.def().ally.is_empty()) {
        let mut t = duel().in_play(A, [kind]).begin();
        t.refuses(A, Action::UseAlly(0), rules::NO_ALLY);
    }
}

/// SR 5.4.5
#[test]
fn a_base_of_an_earlier_turn_is_an_ally() {
    let mut t = duel().hand(A, [Kind::StellarReef]).deck(A, [Kind::CargoPod; 5]).begin();
    t.accepts(A, Action::Play(Kind::StellarReef));
    round(&mut t);
    t.accepts(A, Action::Play(Kind::CargoPod)).accepts(A, Action::UseAlly(1));
    assert_eq!(t.points(A), (3, 3, 50));
}

/// SR 5.4.6
#[test]
fn cards_of_others_in_hand_or_in_the_discard_pile_are_no_allies() {
    let mut t = duel()
        .hand(A, [Kind::CargoPod, Kind::Predator])
        .discard(A, [Kind::Predator])
        .in_play(B, [Kind::StellarReef])
        .begin();
    t.accepts(A, Action::Play(Kind::CargoPod)).refuses(A, Action::UseAlly(0), rules::NO_ALLY);
}

/// SR 5.4.7
#[test]
fn one_ally_is_enough_and_more_give_nothing_extra() {
    let mut t = duel().hand(A, [Kind::CargoPod; 3]).begin();
    t.accepts(A, Action::Play(Kind::CargoPod)).accepts(A, Action::Play(Kind::CargoPod));
    t.accepts(A, Action::UseAlly(0)).accepts(A, Action::UseAlly(1));
    assert_eq!(t.points(A), (6, 6, 50));
    t.accepts(A, Action::Play(Kind::CargoPod)).accepts(A, Action::UseAlly(2));
    assert_eq!(t.points(A), (9, 9, 50));
    for slot in 0..3 {
        t.refuses(A, Action::UseAlly(slot), rules::ALREADY_USED);
    }
}

/// SR 5.4.8
#[test]
fn two_cards_of_a_faction_are_allies_in_either_order() {
    for order in [[Kind::TradeHauler, Kind::PatrolCutter], [Kind::PatrolCutter, Kind::TradeHauler]] {
        let mut t = duel().hand(A, order).begin();
        t.accepts(A, Action::Play(order[0])).accepts(A, Action::Play(order[1]));
        t.accepts(A, Action::UseAlly(0)).accepts(A, Action::UseAlly(1));
        assert_eq!(t.points(A), (5, 3, 57));
    }
}

/// SR 5.4.9
#[test]
fn the_ally_condition_is_checked_when_the_ability_is_used() {
    let mut t = duel().hand(A, [Kind::CargoPod, Kind::Predator]).in_play(A, [Kind::StellarReef]).begin();
    t.accepts(A, Action::Play(Kind::CargoPod)).offers(A, Action::UseAlly(1));
    t.accepts(A, Action::UseScrap(0)).refuses(A, Action::UseAlly(0), rules::NO_ALLY);
    t.accepts(A, Action::Play(Kind::Predator)).accepts(A, Action::UseAlly(0));
    assert_eq!(t.points(A), (3, 10, 50));
}

/// SR 5.4.10
#[test]
fn a_bases_ally_ability_may_be_used_in_every_turn_with_an_ally() {
    let deck = [Kind::Scout, Kind::Scout, Kind::Scout, Kind::Scout, Kind::TradeHauler];
    let mut t = duel().in_play(A, [Kind::StorageSilo]).hand(A, [Kind::PatrolCutter]).deck(A, deck).begin();
    t.accepts(A, Action::Play(Kind::PatrolCutter)).accepts(A, Action::UseAlly(0));
    assert_eq!(t.points(A).0, 4);
    round(&mut t);
    t.refuses(A, Action::UseAlly(0), rules::NO_ALLY);
    t.accepts(A, Action::Play(Kind::TradeHauler)).accepts(A, Action::UseAlly(0));
    assert_eq!(t.points(A).0, 5);
}

/// SR 5 example a
#[test]
fn a_blob_base_and_a_blob_ship_enable_each_other() {
    let mut t = duel()
        .in_play(A, [Kind::TheHive])
        .hand(A, [Kind::CargoPod, Kind::Scout])
        .deck(A, [Kind::Viper])
        .begin();
    t.accepts(A, Action::Play(Kind::CargoPod)).accepts(A, Action::Play(Kind::Scout));
    t.accepts(A, Action::UseAlly(1));
    assert_eq!(t.points(A), (4, 3, 50));
    t.accepts(A, Action::UseAlly(0));
    assert_eq!(t.titles(Zone::Hand(A)), [Kind::Viper]);
}

/// SR 5.5.2
#[test]
fn a_scrap_ability_is_used_at_any_moment_by_scrapping_the_card_at_once() {
    let hand = [Kind::CargoPod, Kind::CargoPod, Kind::Viper];
    let mut t = duel().hand(A, hand).begin();
    t.accepts(A, Action::Play(Kind::CargoPod)).accepts(A, Action::UseScrap(0));
    assert_eq!((t.points(A), t.titles(Zone::ScrapHeap)), ((3, 3, 50), vec![Kind::CargoPod]));
    t.accepts(A, Action::Play(Kind::CargoPod)).accepts(A, Action::Play(Kind::Viper));
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(4)).accepts(A, Action::UseScrap(0));
    assert_eq!((t.points(A), t.titles(Zone::ScrapHeap)), ((6, 3, 50), vec![Kind::CargoPod; 2]));
    assert_eq!(t.titles(Zone::InPlay(A)), [Kind::Viper]);
}

/// SR 5.5.3
#[test]
fn a_scrap_ability_works_only_from_play() {
    let mut t = duel().hand(A, [Kind::StellarReef]).discard(A, [Kind::Explorer]).begin();
    t.refuses(A, Action::UseScrap(0), rules::NOT_IN_PLAY);
    t.accepts(A, Action::Play(Kind::StellarReef)).accepts(A, Action::UseScrap(0));
    t.refuses(A, Action::UseScrap(0), rules::NOT_IN_PLAY);
    assert_eq!(t.points(A), (0, 3, 50));
}

/// SR 5.5.4
#[test]
fn scrapped_cards_never_return() {
    let mut t = duel().in_play(A, [Kind::StellarReef]).deck(A, [Kind::Scout; 2]).begin();
    t.accepts(A, Action::UseScrap(0));
    for _ in 0..3 {
        round(&mut t);
        assert_eq!(t.titles(Zone::ScrapHeap), [Kind::StellarReef]);
        assert_eq!(t.titles(Zone::Hand(A)), [Kind::Scout; 2]);
    }
    let heap = Spot::common("scrap-heap", 0);
    assert_eq!(t.state().attempts(A, heap), []);
    assert_eq!(t.state().idle(A, heap), rules::SCRAP_HEAP_IS_FINAL);
}

/// SR 5.5.5
#[test]
fn primary_and_ally_abilities_may_be_used_before_the_scrap_ability() {
    let mut t = duel().in_play(A, [Kind::SpaceStation, Kind::CommandCenter]).begin();
    t.accepts(A, Action::UsePrimary(0)).accepts(A, Action::UseAlly(0)).accepts(A, Action::UseScrap(0));
    assert_eq!((t.points(A), t.titles(Zone::ScrapHeap)), ((4, 4, 50), vec![Kind::SpaceStation]));
}

/// SR 5.5.6
#[test]
fn a_scrapped_card_has_no_other_abilities_any_more() {
    let mut t = duel().in_play(A, [Kind::CommandCenter, Kind::SpaceStation]).begin();
    t.accepts(A, Action::UseScrap(1));
    t.refuses(A, Action::UsePrimary(1), rules::NOT_IN_PLAY);
    t.refuses(A, Action::UseAlly(1), rules::NOT_IN_PLAY);
    assert_eq!(t.points(A), (4, 0, 50));
}

/// SR 5.5.7
#[test]
fn a_base_may_be_scrapped_in_the_turn_it_is_played_or_later() {
    let mut t = duel().hand(A, [Kind::StellarReef, Kind::Bioformer]).begin();
    t.accepts(A, Action::Play(Kind::StellarReef)).accepts(A, Action::Play(Kind::Bioformer));
    t.accepts(A, Action::UseScrap(0));
    assert_eq!(t.points(A), (0, 3, 50));
    round(&mut t);
    t.accepts(A, Action::UseScrap(0));
    assert_eq!(t.points(A), (3, 0, 50));
    assert_eq!(t.titles(Zone::ScrapHeap), [Kind::StellarReef, Kind::Bioformer]);
}

/// SR 5.5.8
#[test]
fn an_explorer_used_up_for_its_scrap_ability_goes_to_the_explorer_pile() {
    let mut t = duel().hand(A, [Kind::Explorer]).explorers(4).begin();
    t.accepts(A, Action::Play(Kind::Explorer)).accepts(A, Action::UseScrap(0));
    assert_eq!(t.points(A), (2, 2, 50));
    assert_eq!((t.count(Zone::Explorers), t.count(Zone::ScrapHeap)), (5, 0));
}

/// SR 5.6.1
#[test]
fn a_choice_between_effects_has_to_be_stated() {
    let mut t = duel().in_play(A, [Kind::FrontierStation]).begin();
    t.accepts(A, Action::UsePrimary(0)).asks(A, "ask-either-or");
    t.offers(A, Action::ChooseEither).offers(A, Action::ChooseOr);
    t.refuses(A, Action::Decline, rules::NOT_OPTIONAL).refuses(A, Action::EndTurn, rules::FINISH_FIRST);
    assert_eq!(t.points(A), (0, 0, 50));
    t.accepts(A, Action::ChooseOr).asks(A, "ask-main");
    assert_eq!(t.points(A), (0, 3, 50));
}

/// SR 5.6.2
#[test]
fn a_choice_gives_one_effect_and_is_final() {
    let mut t = duel().in_play(A, [Kind::FrontierStation]).begin();
    t.accepts(A, Action::UsePrimary(0)).accepts(A, Action::ChooseEither);
    assert_eq!(t.points(A), (2, 0, 50));
    t.refuses(A, Action::ChooseOr, rules::NOTHING_ASKS);
    t.refuses(A, Action::UsePrimary(0), rules::ALREADY_USED);
}

/// SR 5.6.3
#[test]
fn a_base_offers_a_new_choice_in_each_turn() {
    let mut t = duel().in_play(A, [Kind::FrontierStation]).begin();
    t.accepts(A, Action::UsePrimary(0)).accepts(A, Action::ChooseEither);
    assert_eq!(t.points(A), (2, 0, 50));
    round(&mut t);
    t.accepts(A, Action::UsePrimary(0)).accepts(A, Action::ChooseOr);
    assert_eq!(t.points(A), (0, 3, 50));
}

/// SR 5 example b
#[test]
fn choosing_authority_raises_the_score_and_leaves_the_combat_pool() {
    // Defense Center: 3 authority or 2 combat.
    let mut t = duel().in_play(A, [Kind::DefenseCenter]).combat(A, 4).begin();
    t.accepts(A, Action::UsePrimary(0)).accepts(A, Action::ChooseEither);
    assert_eq!(t.points(A), (0, 4, 53));
    let mut t = duel().in_play(A, [Kind::DefenseCenter]).combat(A, 4).begin();
    t.accepts(A, Action::UsePrimary(0)).accepts(A, Action::ChooseOr);
    assert_eq!(t.points(A), (0, 6, 50));
}

/// SR 5.7.1
#[test]
fn abilities_scrap_cards_from_hand_discard_pile_or_trade_row() {
    let mut t = duel()
        .hand(A, [Kind::BattleBot, Kind::RepairBot, Kind::Swarmer, Kind::Scout])
        .discard(A, [Kind::Viper])
        .row([Kind::Lancer])
        .begin();
    t.accepts(A, Action::Play(Kind::BattleBot)).asks(A, "ask-may-scrap-hand");
    t.accepts(A, Action::ScrapFromHand(Kind::Scout));
    t.accepts(A, Action::Play(Kind::RepairBot)).asks(A, "ask-may-scrap-discard");
    t.accepts(A, Action::ScrapFromDiscard(Kind::Viper));
    t.accepts(A, Action::Play(Kind::Swarmer)).asks(A, "ask-scrap-row");
    t.accepts(A, Action::ScrapFromRow(Kind::Lancer)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::ScrapHeap), [Kind::Scout, Kind::Viper, Kind::Lancer]);
    assert_eq!((t.count(Zone::Hand(A)), t.count(Zone::Discard(A))), (0, 0));
}

/// SR 5.7.2
#[test]
fn cards_are_scrapped_only_from_the_zones_named() {
    let own = || {
        duel()
            .hand(A, [Kind::BattleBot, Kind::RepairBot, Kind::TheWrecker, Kind::Scout])
            .discard(A, [Kind::Viper])
            .in_play(A, [Kind::StellarReef])
            .begin()
    };
    let mut t = own();
    t.accepts(A, Action::Play(Kind::BattleBot));
    t.refuses(A, Action::ScrapFromDiscard(Kind::Viper), rules::ZONE_NOT_NAMED);
    let mut t = own();
    t.accepts(A, Action::Play(Kind::RepairBot));
    t.refuses(A, Action::ScrapFromHand(Kind::Scout), rules::ZONE_NOT_NAMED);
    let mut t = own();
    t.accepts(A, Action::Play(Kind::TheWrecker));
    for in_play in [Kind::StellarReef, Kind::TheWrecker] {
        t.refuses(A, Action::ScrapFromHand(in_play), rules::NOT_IN_HAND);
        t.refuses(A, Action::ScrapFromDiscard(in_play), rules::NOT_IN_DISCARD);
    }
    t.refuses(A, Action::ScrapFromRow(t.titles(Zone::Row)[0]), rules::FINISH_FIRST);
    t.accepts(A, Action::ScrapFromHand(Kind::Scout)).accepts(A, Action::ScrapFromDiscard(Kind::Viper));
}

/// SR 5.7.3
#[test]
fn a_card_scrapped_by_another_ability_does_not_use_its_own_scrap_ability() {
    let hand = [Kind::BattleBot, Kind::RepairBot, Kind::Swarmer, Kind::CargoPod];
    let mut t = duel().hand(A, hand).discard(A, [Kind::StellarReef]).row([Kind::Gunship]).begin();
    t.accepts(A, Action::Play(Kind::BattleBot)).accepts(A, Action::ScrapFromHand(Kind::CargoPod));
    t.accepts(A, Action::Play(Kind::RepairBot)).accepts(A, Action::ScrapFromDiscard(Kind::StellarReef));
    t.accepts(A, Action::Play(Kind::Swarmer)).accepts(A, Action::ScrapFromRow(Kind::Gunship));
    assert_eq!((t.points(A), t.count(Zone::ScrapHeap)), ((2, 5, 50), 3));
}

/// SR 5.7.4
#[test]
fn an_explorer_scrapped_by_whatever_means_goes_to_the_explorer_pile() {
    let hand = [Kind::BattleBot, Kind::RepairBot, Kind::Explorer, Kind::Explorer];
    let mut t = duel().hand(A, hand).discard(A, [Kind::Explorer]).explorers(0).begin();
    t.accepts(A, Action::Play(Kind::BattleBot)).accepts(A, Action::ScrapFromHand(Kind::Explorer));
    assert_eq!(t.count(Zone::Explorers), 1);
    t.accepts(A, Action::Play(Kind::RepairBot)).accepts(A, Action::ScrapFromDiscard(Kind::Explorer));
    assert_eq!(t.count(Zone::Explorers), 2);
    t.accepts(A, Action::Play(Kind::Explorer)).accepts(A, Action::UseScrap(2));
    assert_eq!((t.count(Zone::Explorers), t.count(Zone::ScrapHeap)), (3, 0));
    assert_eq!(t.state().view(Viewer::Spectator).explorers, 3);
}

/// SR 5.7.5
#[test]
fn a_card_scrapped_from_the_row_is_replaced_at_once() {
    let row = [Kind::StarBarge, Kind::Lancer, Kind::Gunship, Kind::Swarmer, Kind::SolarSkiff];
    let mut t = duel()
        .hand(A, [Kind::Swarmer])
        .trade(A, 3)
        .row(row)
        .trade_deck([Kind::Predator, Kind::Falcon])
        .begin();
    t.accepts(A, Action::Play(Kind::Swarmer)).accepts(A, Action::ScrapFromRow(Kind::StarBarge));
    assert_eq!(
        t.titles(Zone::Row),
        [Kind::Lancer, Kind::Gunship, Kind::Swarmer, Kind::SolarSkiff, Kind::Falcon]
    );
    assert_eq!(t.titles(Zone::TradeDeck), [Kind::Predator]);
    t.accepts(A, Action::Acquire(Kind::Falcon));
}

/// SR 5.7.6
#[test]
fn scrapped_scouts_and_vipers_go_to_the_scrap_heap() {
    let mut t = duel().hand(A, [Kind::TheWrecker, Kind::Scout]).discard(A, [Kind::Viper]).begin();
    t.accepts(A, Action::Play(Kind::TheWrecker));
    t.accepts(A, Action::ScrapFromHand(Kind::Scout)).accepts(A, Action::ScrapFromDiscard(Kind::Viper));
    assert_eq!(t.titles(Zone::ScrapHeap), [Kind::Scout, Kind::Viper]);
}

/// SR 5 example c
#[test]
fn an_explorer_and_a_base_scrapped_from_the_discard_pile_give_nothing() {
    let pile = [Kind::Explorer, Kind::StellarReef];
    let mut t = duel().in_play(A, [Kind::TheIncinerator]).discard(A, pile).explorers(3).begin();
    t.accepts(A, Action::UsePrimary(0));
    t.accepts(A, Action::ScrapFromDiscard(Kind::Explorer));
    t.accepts(A, Action::ScrapFromDiscard(Kind::StellarReef)).asks(A, "ask-main");
    assert_eq!((t.count(Zone::Explorers), t.titles(Zone::ScrapHeap)), (4, vec![Kind::StellarReef]));
    assert_eq!(t.points(A), (0, 0, 50));
}

/// SR 5.8.1
#[test]
fn some_cards_make_the_opponent_discard_from_his_hand() {
    let mut t = duel().hand(A, [Kind::Gunship, Kind::Scout]).hand(B, [Kind::Viper; 3]).begin();
    t.accepts(A, Action::Play(Kind::Gunship)).accepts(B, Action::Discard(Kind::Viper));
    assert_eq!((t.count(Zone::Hand(B)), t.count(Zone::Hand(A))), (2, 1));
}

/// SR 5.8.2
#[test]
fn the_victim_chooses_the_card_to_discard() {
    let hand = [Kind::Scout, Kind::Lancer, Kind::Viper];
    for kind in hand {
        let mut t = duel().hand(A, [Kind::Gunship]).hand(B, hand).begin();
        t.accepts(A, Action::Play(Kind::Gunship)).asks(B, "ask-discard");
        t.refuses(A, Action::Discard(kind), rules::NOT_YOUR_DECISION);
        t.refuses(B, Action::Discard(Kind::Falcon), rules::NOT_IN_HAND);
        t.refuses(B, Action::Decline, rules::NOT_OPTIONAL);
        t.accepts(B, Action::Discard(kind));
        assert_eq!(t.titles(Zone::Discard(B)), [kind]);
    }
}

/// SR 5.8.3
#[test]
fn the_discard_is_made_at_once_or_as_an_option_at_the_start_of_the_victims_turn() {
    for timing in [DiscardTiming::AtOnce, DiscardTiming::StartOfTurn] {
        let options = Options { discard: timing, ..Options::default() };
        let hands = [Kind::Scout, Kind::Viper];
        let mut t =
            position(&Setup { options, ..Setup::duel() }).hand(A, [Kind::Gunship]).hand(B, hands).begin();
        t.accepts(A, Action::Play(Kind::Gunship));
        if timing == DiscardTiming::StartOfTurn {
            t.asks(A, "ask-main").accepts(A, Action::EndTurn);
        }
        t.asks(B, "ask-discard").accepts(B, Action::Discard(Kind::Scout));
        assert_eq!(t.titles(Zone::Hand(B)), [Kind::Viper]);
        t.asks(if timing == DiscardTiming::AtOnce { A } else { B }, "ask-main");
    }
}

/// SR 5.8.4
#[test]
fn a_discard_is_not_replaced() {
    let mut t = duel().hand(A, [Kind::Gunship]).hand(B, [Kind::Scout; 5]).begin();
    t.accepts(A, Action::Play(Kind::Gunship)).accepts(B, Action::Discard(Kind::Scout));
    t.accepts(A, Action::EndTurn).asks(B, "ask-main");
    assert_eq!((t.count(Zone::Hand(B)), t.count(Zone::Deck(B))), (4, 10));
}

/// SR 5.8.5
#[test]
fn a_discarded_card_lies_open_on_its_players_discard_pile() {
    let mut t = duel().hand(A, [Kind::Gunship]).hand(B, [Kind::Lancer, Kind::Viper]).begin();
    t.accepts(A, Action::Play(Kind::Gunship)).accepts(B, Action::Discard(Kind::Lancer));
    let view = t.state().view(Viewer::Seat(A));
    assert_eq!((view.players[1].discard.as_slice(), view.players[0].discard.len()), (&[Kind::Lancer][..], 0));
}

/// SR 5.8.6
#[test]
fn a_player_without_cards_in_hand_discards_nothing() {
    let mut t = duel().hand(A, [Kind::Gunship]).begin();
    t.accepts(A, Action::Play(Kind::Gunship)).asks(A, "ask-main");
    assert_eq!((t.points(A).1, t.count(Zone::Discard(B)), t.count(Zone::Deck(B))), (5, 0, 10));
    t.accepts(A, Action::EndTurn).asks(B, "ask-main");
}

/// SR 5 example d
#[test]
fn two_abilities_make_the_opponent_discard_one_card_each() {
    let hand = [Kind::Scout, Kind::Scout, Kind::Scout, Kind::Viper, Kind::Lancer];
    let mut t = duel().hand(A, [Kind::Gunship; 2]).hand(B, hand).begin();
    t.accepts(A, Action::Play(Kind::Gunship)).accepts(B, Action::Discard(Kind::Scout));
    t.asks(A, "ask-main");
    t.accepts(A, Action::Play(Kind::Gunship)).accepts(B, Action::Discard(Kind::Viper));
    t.asks(A, "ask-main").accepts(A, Action::EndTurn).asks(B, "ask-main");
    assert_eq!(t.titles(Zone::Hand(B)), [Kind::Scout, Kind::Scout, Kind::Lancer]);
}
