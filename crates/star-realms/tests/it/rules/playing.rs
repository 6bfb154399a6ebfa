//! SR 4: playing cards; ships, bases and outposts.

use orrery_engine::{Game, Viewer};

use crate::table::*;

/// SR 4.1.1
#[test]
fn playing_a_card_costs_nothing() {
    let mut t = duel().hand(A, [Kind::FleetHq, Kind::PlasmaVent]).trade(A, 3).combat(A, 2).begin();
    t.accepts(A, Action::Play(Kind::FleetHq)).accepts(A, Action::Play(Kind::PlasmaVent));
    assert_eq!(t.points(A), (3, 2, 50));
}

/// SR 4.1.2
#[test]
fn a_played_card_lies_open_in_front_of_its_player() {
    let mut t = duel().hand(A, [Kind::Scout]).begin();
    t.accepts(A, Action::Play(Kind::Scout));
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
        let view = t.state().view(viewer);
        assert_eq!(view.players[0].in_play.iter().map(|card| card.kind).collect::<Vec<_>>(), [Kind::Scout]);
        assert!(view.players[0].hand.is_empty() && view.players[1].in_play.is_empty());
    }
}

/// SR 4.1.3
#[test]
fn any_number_of_cards_may_be_played() {
    let mut t = duel().hand(A, [Kind::Scout; 9]).begin();
    for played in 1..=9 {
        t.accepts(A, Action::Play(Kind::Scout)).asks(A, "ask-main");
        assert_eq!(t.points(A).0, played);
    }
}

/// SR 4.1.4
#[test]
fn a_card_is_played_only_from_ones_own_hand_in_ones_own_main_phase() {
    let mut t = duel()
        .hand(A, [Kind::Scout])
        .deck(A, [Kind::Viper, Kind::Viper, Kind::Viper, Kind::Viper, Kind::Viper])
        .discard(A, [Kind::Falcon])
        .in_play(A, [Kind::StorageSilo])
        .row([Kind::Predator])
        .hand(B, [Kind::Lancer])
        .begin();
    for elsewhere in
        [Kind::Viper, Kind::Falcon, Kind::StorageSilo, Kind::Predator, Kind::Explorer, Kind::Lancer]
    {
        t.refuses(A, Action::Play(elsewhere), rules::NOT_IN_HAND);
    }
    t.refuses(B, Action::Play(Kind::Lancer), rules::NOT_YOUR_DECISION);
    t.accepts(A, Action::Play(Kind::Scout)).accepts(A, Action::EndTurn);
    t.refuses(A, Action::Play(Kind::Viper), rules::NOT_YOUR_DECISION);
    t.accepts(B, Action::Play(Kind::Lancer));
}

/// SR 4.1.5
#[test]
fn the_cost_of_a_card_does_not_matter_when_it_is_played() {
    for kind in Kind::all() {
        let mut t = duel().hand(A, [kind]).begin();
        t.accepts(A, Action::Play(kind));
        assert_eq!(t.titles(Zone::InPlay(A)), [kind]);
    }
}

/// SR 4.2.1
#[test]
fn a_ships_primary_ability_takes_effect_when_it_is_played() {
    let mut t = duel().hand(A, [Kind::Scout, Kind::PatrolCutter]).begin();
    t.accepts(A, Action::Play(Kind::Scout));
    assert_eq!(t.points(A), (1, 0, 50));
    t.accepts(A, Action::Play(Kind::PatrolCutter));
    assert_eq!(t.points(A), (3, 3, 50));
}

/// SR 4.2.2
#[test]
fn a_ships_primary_ability_is_finished_before_anything_else() {
    let mut t = duel().hand(A, [Kind::Parasite, Kind::Scout]).trade(A, 9).combat(A, 9).begin();
    t.accepts(A, Action::Play(Kind::Parasite)).asks(A, "ask-either-or");
    for other in [
        Action::Play(Kind::Scout),
        Action::Acquire(Kind::Explorer),
        Action::Attack(B),
        Action::UseAlly(0),
        Action::EndTurn,
    ] {
        t.refuses(A, other, rules::FINISH_FIRST);
    }
    t.refuses(A, Action::Decline, rules::NOT_OPTIONAL);
    t.accepts(A, Action::ChooseEither).accepts(A, Action::Play(Kind::Scout));
    assert_eq!(t.points(A), (10, 15, 50));
}

/// SR 4.2.3
#[test]
fn a_ships_ally_and_scrap_abilities_wait_for_any_moment() {
    let hand = [Kind::CargoPod, Kind::CargoPod, Kind::Scout];
    let mut t = duel().hand(A, hand).row([Kind::Falcon]).begin();
    t.accepts(A, Action::Play(Kind::CargoPod));
    t.refuses(A, Action::UseAlly(0), rules::NO_ALLY).offers(A, Action::UseScrap(0));
    t.accepts(A, Action::Acquire(Kind::Falcon)).accepts(A, Action::Play(Kind::CargoPod));
    assert_eq!(t.points(A), (3, 0, 50));
    // Of the first both abilities, of the second only one.
    t.accepts(A, Action::UseAlly(0)).accepts(A, Action::Play(Kind::Scout));
    t.accepts(A, Action::UseAlly(1)).accepts(A, Action::UseScrap(0));
    assert_eq!(t.points(A), (4, 9, 50));
    assert_eq!(t.titles(Zone::InPlay(A)), [Kind::CargoPod, Kind::Scout]);
}

/// SR 4.2.4
#[test]
fn a_played_ship_lies_there_until_the_discard_phase() {
    let mut t = duel().hand(A, [Kind::TradeHauler, Kind::Viper]).begin();
    t.accepts(A, Action::Play(Kind::TradeHauler)).accepts(A, Action::Play(Kind::Viper));
    t.accepts(A, Action::Acquire(Kind::Explorer));
    t.accepts(A, Action::Attack(B)).accepts(A, Action::Spend(1));
    assert_eq!(t.titles(Zone::InPlay(A)), [Kind::TradeHauler, Kind::Viper]);
    t.accepts(A, Action::EndTurn);
    assert_eq!((t.count(Zone::InPlay(A)), t.count(Zone::Discard(A))), (0, 3));
}

/// SR 4.2.5
#[test]
fn a_ship_in_play_is_an_ally_of_ones_other_cards() {
    let mut t = duel().hand(A, [Kind::PatrolCutter, Kind::Scout]).in_play(A, [Kind::StorageSilo]).begin();
    t.refuses(A, Action::UseAlly(0), rules::NO_ALLY);
    t.accepts(A, Action::Play(Kind::PatrolCutter)).accepts(A, Action::Play(Kind::Scout));
    t.accepts(A, Action::UseAlly(0));
    assert_eq!(t.points(A), (5, 3, 50));
}

/// SR 4.2.6
#[test]
fn ships_cannot_be_attacked() {
    let mut t = duel()
        .combat(A, 9)
        .hand(A, [Kind::FrontierFerry])
        .in_play(A, [Kind::StorageSilo])
        .in_play(B, [Kind::Lancer, Kind::StorageSilo])
        .begin();
    t.refuses(A, Action::AttackBase { owner: B, slot: 0 }, rules::SHIPS_ARE_SAFE);
    t.offers(A, Action::AttackBase { owner: B, slot: 1 }).offers(A, Action::Attack(B));
    t.accepts(A, Action::Play(Kind::FrontierFerry)).accepts(A, Action::UseScrap(1));
    t.refuses(A, Action::Destroy { owner: B, slot: 0 }, rules::SHIPS_ARE_SAFE);
    t.offers(A, Action::Destroy { owner: B, slot: 1 });
}

/// SR 4.3.1
#[test]
fn a_base_stays_in_play_until_it_is_destroyed_or_scrapped() {
    let mut t = duel().hand(A, [Kind::StorageSilo, Kind::StellarReef]).begin();
    t.accepts(A, Action::Play(Kind::StorageSilo)).accepts(A, Action::Play(Kind::StellarReef));
    for _ in 0..4 {
        t.accepts(A, Action::EndTurn).settle().accepts(B, Action::EndTurn).settle();
        assert_eq!(t.titles(Zone::InPlay(A)), [Kind::StorageSilo, Kind::StellarReef]);
    }
    t.accepts(A, Action::UseScrap(1));
    assert_eq!(t.titles(Zone::InPlay(A)), [Kind::StorageSilo]);
    let mut t = duel().in_play(A, [Kind::StorageSilo]).hand(B, [Kind::Predator]).begin();
    t.accepts(A, Action::EndTurn).accepts(B, Action::Play(Kind::Predator));
    t.accepts(B, Action::AttackBase { owner: A, slot: 0 });
    assert_eq!(t.count(Zone::InPlay(A)), 0);
}

/// SR 4.3.2
#[test]
fn a_bases_primary_ability_may_be_used_at_any_moment_of_the_main_phase() {
    let hand = [Kind::Scout, Kind::Viper];
    let mut t = duel().in_play(A, [Kind::StorageSilo; 4]).hand(A, hand).begin();
    t.accepts(A, Action::UsePrimary(0)).accepts(A, Action::Play(Kind::Scout));
    t.accepts(A, Action::UsePrimary(1)).accepts(A, Action::Play(Kind::Viper));
    t.accepts(A, Action::UsePrimary(2)).accepts(A, Action::Attack(B)).accepts(A, Action::Spend(1));
    t.accepts(A, Action::UsePrimary(3));
    assert_eq!(t.points(A), (1, 0, 58));
}

/// SR 4.3.3
#[test]
fn a_bases_primary_ability_waits_for_the_player_who_may_use_it_at_once() {
    let mut t = duel().hand(A, [Kind::StorageSilo, Kind::StorageSilo, Kind::Scout]).begin();
    t.accepts(A, Action::Play(Kind::StorageSilo)).accepts(A, Action::Play(Kind::StorageSilo));
    t.accepts(A, Action::Play(Kind::Scout));
    assert_eq!(t.points(A), (1, 0, 50));
    t.accepts(A, Action::UsePrimary(1));
    assert_eq!(t.points(A), (1, 0, 52));
    t.accepts(A, Action::EndTurn);
    assert_eq!(t.points(A), (0, 0, 52));
}

/// SR 4.3.4
#[test]
fn a_bases_primary_ability_is_usable_again_in_each_turn_of_its_owner() {
    let mut t = duel().in_play(A, [Kind::StorageSilo]).begin();
    for authority in [52, 54, 56] {
        t.accepts(A, Action::UsePrimary(0)).refuses(A, Action::UsePrimary(0), rules::ALREADY_USED);
        assert_eq!(t.points(A).2, authority);
        t.accepts(A, Action::EndTurn).settle().accepts(B, Action::EndTurn).settle();
    }
}

/// SR 4.3.5
#[test]
fn a_base_falls_to_its_defense_spent_in_one_turn() {
    let attack = Action::AttackBase { owner: B, slot: 0 };
    let mut t =
        duel().hand(A, [Kind::Viper; 2]).deck(A, [Kind::Viper; 5]).in_play(B, [Kind::StorageSilo]).begin();
    t.accepts(A, Action::Play(Kind::Viper)).accepts(A, Action::Play(Kind::Viper));
    t.refuses(A, attack, rules::DEFENSE_TOO_HIGH);
    t.accepts(A, Action::EndTurn).accepts(B, Action::EndTurn);
    t.accepts(A, Action::Play(Kind::Viper)).accepts(A, Action::Play(Kind::Viper));
    t.refuses(A, attack, rules::DEFENSE_TOO_HIGH);
    t.accepts(A, Action::Play(Kind::Viper)).accepts(A, attack);
    assert_eq!((t.points(A).1, t.count(Zone::InPlay(B))), (0, 0));
}

/// SR 4.3.6
#[test]
fn a_destroyed_base_goes_to_its_owners_discard_pile() {
    let mut t = duel().combat(A, 3).in_play(B, [Kind::StellarReef]).begin();
    t.accepts(A, Action::AttackBase { owner: B, slot: 0 });
    assert_eq!(t.titles(Zone::Discard(B)), [Kind::StellarReef]);
    assert_eq!((t.count(Zone::Discard(A)), t.count(Zone::ScrapHeap)), (0, 0));
}

/// SR 4.3.7
#[test]
fn a_scrapped_base_goes_to_the_scrap_heap() {
    let mut t = duel().in_play(A, [Kind::StellarReef]).begin();
    t.accepts(A, Action::UseScrap(0));
    assert_eq!(t.titles(Zone::ScrapHeap), [Kind::StellarReef]);
    assert_eq!((t.count(Zone::InPlay(A)), t.count(Zone::Discard(A))), (0, 0));
}

/// SR 4.3.8
#[test]
fn a_destroyed_base_can_be_drawn_and_played_again() {
    let mut t = duel().combat(A, 3).in_play(B, [Kind::StellarReef]).deck(B, []).begin();
    t.accepts(A, Action::AttackBase { owner: B, slot: 0 }).accepts(A, Action::EndTurn);
    t.accepts(B, Action::EndTurn).settle().accepts(A, Action::EndTurn);
    t.accepts(B, Action::Play(Kind::StellarReef)).accepts(B, Action::UsePrimary(0));
    assert_eq!((t.points(B).0, t.titles(Zone::InPlay(B))), (1, vec![Kind::StellarReef]));
}

/// SR 4.3.9
#[test]
fn any_number_of_bases_may_be_in_play() {
    let mut t = duel().in_play(A, [Kind::StellarReef; 8]).hand(A, [Kind::WarningBeacon; 8]).begin();
    for bases in 9..=16 {
        t.accepts(A, Action::Play(Kind::WarningBeacon));
        assert_eq!(t.count(Zone::InPlay(A)), bases);
    }
    t.accepts(A, Action::EndTurn);
    assert_eq!(t.count(Zone::InPlay(A)), 16);
}

/// SR 4.4.1
#[test]
fn an_outpost_protects_its_owner_and_his_other_bases() {
    let mut t = duel().combat(A, 20).in_play(B, [Kind::StorageSilo, Kind::WarningBeacon]).begin();
    t.refuses(A, Action::Attack(B), rules::OUTPOST_GUARDS_PLAYER);
    t.refuses(A, Action::AttackBase { owner: B, slot: 0 }, rules::OUTPOST_GUARDS_BASE);
    t.offers(A, Action::AttackBase { owner: B, slot: 1 });
    let mut t = duel().combat(A, 20).in_play(B, [Kind::StorageSilo]).begin();
    t.offers(A, Action::Attack(B)).offers(A, Action::AttackBase { owner: B, slot: 0 });
}

/// SR 4.4.2
#[test]
fn a_player_behind_an_outpost_cannot_be_attacked() {
    let mut t = duel().combat(A, 1).in_play(B, [Kind::WarningBeacon]).begin();
    t.refuses(A, Action::Attack(B), rules::OUTPOST_GUARDS_PLAYER);
}

/// SR 4.4.3
#[test]
fn an_ordinary_base_behind_an_outpost_cannot_be_attacked() {
    let mut t = duel().combat(A, 3).in_play(B, [Kind::WarningBeacon, Kind::StellarReef]).begin();
    t.refuses(A, Action::AttackBase { owner: B, slot: 1 }, rules::OUTPOST_GUARDS_BASE);
}

/// SR 4.4.4
#[test]
fn an_ordinary_base_behind_an_outpost_cannot_be_targeted() {
    let bases = [Kind::WarningBeacon, Kind::StellarReef, Kind::WarningBeacon];
    let mut t = duel().hand(A, [Kind::FrontierFerry]).in_play(B, bases).begin();
    t.accepts(A, Action::Play(Kind::FrontierFerry)).accepts(A, Action::UseScrap(0));
    t.refuses(A, Action::Destroy { owner: B, slot: 1 }, rules::OUTPOST_GUARDS_TARGET);
    t.accepts(A, Action::Destroy { owner: B, slot: 2 });
    assert_eq!(t.titles(Zone::InPlay(B)), [Kind::WarningBeacon, Kind::StellarReef]);
}

/// SR 4.4.5
#[test]
fn all_outposts_have_to_be_destroyed_first() {
    let bases = [Kind::StellarReef, Kind::WarningBeacon, Kind::CommandCenter];
    let mut t = duel().combat(A, 10).in_play(B, bases).begin();
    t.accepts(A, Action::AttackBase { owner: B, slot: 1 });
    t.refuses(A, Action::Attack(B), rules::OUTPOST_GUARDS_PLAYER);
    t.refuses(A, Action::AttackBase { owner: B, slot: 0 }, rules::OUTPOST_GUARDS_BASE);
    t.accepts(A, Action::AttackBase { owner: B, slot: 1 });
    t.offers(A, Action::Attack(B)).accepts(A, Action::AttackBase { owner: B, slot: 0 });
    assert_eq!((t.points(A).1, t.count(Zone::InPlay(B))), (1, 0));
}

/// SR 4.4.6
#[test]
fn outposts_do_not_protect_each_other() {
    let bases = [Kind::WarningBeacon, Kind::CommandCenter, Kind::FrontierStation];
    let ability = || {
        let mut t = duel().combat(A, 12).hand(A, [Kind::FrontierFerry]).in_play(B, bases).begin();
        t.accepts(A, Action::Play(Kind::FrontierFerry));
        t
    };
    for slot in 0..3 {
        ability().accepts(A, Action::AttackBase { owner: B, slot });
        ability().accepts(A, Action::UseScrap(0)).accepts(A, Action::Destroy { owner: B, slot });
    }
}

/// SR 4.4.7
#[test]
fn protection_lasts_from_the_playing_of_an_outpost_until_the_last_one_leaves() {
    let mut t = duel().hand(A, [Kind::WarningBeacon]).hand(B, [Kind::Predator, Kind::Viper]).begin();
    t.accepts(A, Action::Play(Kind::WarningBeacon)).accepts(A, Action::EndTurn);
    t.accepts(B, Action::Play(Kind::Predator));
    t.refuses(B, Action::Attack(A), rules::OUTPOST_GUARDS_PLAYER);
    t.accepts(B, Action::AttackBase { owner: A, slot: 0 });
    t.accepts(B, Action::Attack(A)).accepts(B, Action::Spend(2));
    assert_eq!(t.points(A).2, 48);
    // It also ends when the owner himself scraps his outpost.
    let mut t = duel().in_play(A, [Kind::BattleStation]).hand(B, [Kind::Viper]).begin();
    t.accepts(A, Action::UseScrap(0)).accepts(A, Action::EndTurn);
    t.accepts(B, Action::Play(Kind::Viper)).offers(B, Action::Attack(A));
}

/// SR 4.4.8
#[test]
fn an_outpost_destroyed_by_an_ability_protects_no_more() {
    let bases = [Kind::StorageSilo, Kind::FrontierStation];
    let mut t = duel().combat(A, 3).hand(A, [Kind::FrontierFerry]).in_play(B, bases).begin();
    t.accepts(A, Action::Play(Kind::FrontierFerry));
    t.refuses(A, Action::Attack(B), rules::OUTPOST_GUARDS_PLAYER);
    t.accepts(A, Action::UseScrap(0));
    assert_eq!(t.titles(Zone::Discard(B)), [Kind::FrontierStation]);
    t.offers(A, Action::Attack(B)).offers(A, Action::AttackBase { owner: B, slot: 0 });
}

/// SR 4.4.9
#[test]
fn an_outpost_does_not_stop_a_forced_discard() {
    let mut t = duel()
        .hand(A, [Kind::Gunship])
        .hand(B, [Kind::Scout, Kind::Viper])
        .in_play(B, [Kind::WarningBeacon])
        .begin();
    t.accepts(A, Action::Play(Kind::Gunship)).asks(B, "ask-discard");
    t.accepts(B, Action::Discard(Kind::Scout));
    assert_eq!(t.titles(Zone::Hand(B)), [Kind::Viper]);
}
