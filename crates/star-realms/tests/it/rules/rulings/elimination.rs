//! SR C.5: elimination, conceding and multiplayer.

use orrery_engine::{Game, Viewer};
use orrery_star_realms::{DiscardTiming, Event, Options, TradeDeck};

use crate::table::*;
use Action::*;
use Kind::*;

fn three() -> Arrangement {
    position(&Setup::of(Mode::FreeForAll, 3))
}

/// Fewer Explorers leave room for the cards a test adds.
fn empires() -> Arrangement {
    position(&Setup::of(Mode::Emperor, 6)).explorers(10)
}

/// SR G30
#[test]
fn all_cards_of_an_eliminated_player_leave_the_game() {
    let start = three().combat(A, 5).authority(B, 5).explorers(4);
    let mut t =
        start.hand(B, [Scout]).deck(B, [Viper]).discard(B, [Explorer]).in_play(B, [StellarReef]).begin();
    t.accepts(A, Attack(B)).accepts(A, Spend(5)).asks(A, "ask-main");
    let mut gone = t.titles(Zone::Gone);
    gone.sort_unstable();
    assert_eq!(gone, [Scout, Viper, Explorer, StellarReef]);
    for zone in [Zone::Hand(B), Zone::Deck(B), Zone::Discard(B), Zone::InPlay(B), Zone::ScrapHeap] {
        assert_eq!(t.count(zone), 0, "{zone:?}");
    }
    assert_eq!(t.count(Zone::Explorers), 4);
}

/// SR G30
#[test]
fn the_outposts_of_a_player_who_left_protect_nobody() {
    let mut t = position(&Setup::of(Mode::Hydra, 4)).combat(A, 1).in_play(D, [ImperialPalace]).begin();
    t.refuses(A, Attack(C), rules::TEAM_OUTPOST_GUARDS_PLAYER).concedes(D).accepts(A, Attack(C));
}

/// SR G31
#[test]
fn a_dying_admiral_gives_a_card_from_any_zone_before_the_attacker_goes_on() {
    let start = empires().combat(A, 3).hand(A, [Viper]).authority(F, 2);
    let start = start.hand(F, [Falcon]).deck(F, [Lancer]).discard(F, [Gunship]).in_play(F, [StellarReef]);
    for gift in [Falcon, Lancer, Gunship, StellarReef] {
        let mut t = start.clone().begin();
        t.accepts(A, Attack(F)).accepts(A, Spend(2)).asks(F, "ask-gift");
        t.refuses(A, Play(Viper), rules::NOT_YOUR_DECISION).accepts(F, Give(gift)).asks(A, "ask-main");
        assert_eq!(t.titles(Zone::Discard(E)), [gift]);
        assert_eq!(t.count(Zone::Gone), 3);
    }
}

/// SR G31
#[test]
fn a_dying_raider_gives_different_cards_at_most_one_to_each() {
    let start = position(&Setup::of(Mode::Raid, 4)).combat(A, 2).authority(C, 2);
    let mut t = start.hand(C, [Falcon]).deck(C, [Lancer, Lancer]).begin();
    t.accepts(A, Attack(C)).accepts(A, Spend(2)).asks(C, "ask-gift").accepts(C, Give(Falcon));
    t.refuses(C, Give(Falcon), rules::NOT_YOURS_TO_GIVE).accepts(C, Give(Lancer)).asks(A, "ask-main");
    assert_eq!([B, D].map(|seat| t.titles(Zone::Discard(seat))), [vec![Falcon], vec![Lancer]]);
}

/// SR G32
#[test]
fn the_attackers_turn_goes_on_after_an_elimination() {
    let mut t = three().combat(A, 7).trade(A, 2).authority(B, 5).begin();
    t.accepts(A, Attack(B)).accepts(A, Spend(5)).asks(A, "ask-main");
    assert_eq!(t.points(A), (2, 2, 50));
    t.accepts(A, Acquire(Explorer)).accepts(A, Attack(C)).accepts(A, Spend(2));
    assert_eq!(t.state().authority(C), 48);
}

/// SR G33
#[test]
fn the_pending_discards_of_an_eliminated_player_are_dropped() {
    let options = Options { discard: DiscardTiming::StartOfTurn, ..Options::default() };
    let start = position(&Setup { options, ..Setup::of(Mode::FreeForAll, 3) }).hand(A, [Gunship]);
    let start = start.hand(B, [Scout, Viper]).authority(B, 5);
    for concedes in [false, true] {
        let mut t = start.clone().begin();
        t.accepts(A, Play(Gunship)).accepts(A, Target(B));
        if concedes {
            t.concedes(B);
        } else {
            t.accepts(A, Attack(B)).accepts(A, Spend(5));
        }
        assert_eq!(t.state().view(Viewer::Spectator).players[B.index()].owed_discards, 0);
        t.accepts(A, EndTurn).asks(C, "ask-main");
    }
}

/// SR G34
#[test]
fn whoever_concedes_in_his_own_turn_has_no_discard_and_draw_phase() {
    let mut t = three().hand(A, [Scout, Viper]).trade(A, 3).begin();
    t.accepts(A, Play(Scout));
    t.events();
    t.concedes(A).asks(B, "ask-main");
    assert_eq!(t.count(Zone::Gone), 12);
    let phases = |event: &Event| {
        matches!(event, Event::Drew { .. } | Event::HandDiscarded { .. } | Event::TurnEnded { .. })
    };
    assert!(!t.events().iter().any(phases));
}

/// SR G35
#[test]
fn whoever_concedes_is_eliminated_at_once() {
    let mut t = duel().begin();
    t.concedes(B).over([A]);
    t = duel().begin();
    t.concedes(A).over([B]);
    for mode in [Mode::FreeForAll, Mode::Hunter] {
        let mut t = position(&Setup::of(mode, 4)).hand(C, [Scout]).begin();
        t.concedes(C).asks(A, "ask-main").refuses(C, EndTurn, rules::ELIMINATED);
        assert_eq!(t.state().in_game(), [A, B, D].into_iter().collect());
        assert_eq!(t.count(Zone::Gone), 11);
        t.accepts(A, EndTurn).accepts(B, EndTurn).asks(D, "ask-main").concedes(B).concedes(A).over([D]);
    }
}

/// SR G35
#[test]
fn a_raider_or_admiral_who_concedes_still_gives_cards() {
    let mut t = position(&Setup::of(Mode::Raid, 4)).hand(B, [Falcon]).begin();
    t.concedes(B).asks(B, "ask-gift").accepts(B, Give(Falcon)).accepts(B, Decline).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Discard(C)), [Falcon]);

    let mut t = empires().hand(D, [Falcon]).begin();
    t.concedes(D).asks(D, "ask-gift").accepts(D, Give(Falcon)).asks(A, "ask-main");
    assert_eq!(t.titles(Zone::Discard(E)), [Falcon]);
}

/// SR G35
#[test]
fn a_side_loses_when_its_emperor_or_the_boss_concedes() {
    empires().begin().concedes(E).over([A, B, C]);
    empires().begin().concedes(B).over([D, E, F]);
    position(&Setup::of(Mode::Raid, 4)).begin().concedes(A).over([B, C, D]);
}

/// SR G35
#[test]
fn a_hydra_plays_on_without_a_head_until_the_last_one_leaves() {
    let start = position(&Setup::of(Mode::Hydra, 4)).combat(B, 3).hand(A, [Scout]);
    let mut t = start.begin();
    t.concedes(A).asks(B, "ask-team-main");
    assert_eq!((t.count(Zone::Gone), t.state().authority(B)), (11, 75));
    t.accepts(B, Attack(C)).accepts(B, Spend(3)).accepts(B, EndTurn).asks_all([C, D], "ask-team-main");
    t.accepts(C, EndTurn).accepts(D, EndTurn).asks(B, "ask-team-main");
    t.concedes(B).over([C, D]);
}

/// SR G36
#[test]
fn sets_are_combined_into_one_deck_one_row_and_one_explorer_pile() {
    for deck in [TradeDeck::ColonyWars, TradeDeck::BaseSet] {
        for (players, sets) in [(3, 2), (4, 2), (5, 3), (6, 3)] {
            let setup = Setup { deck, ..Setup::of(Mode::FreeForAll, players) };
            let mut t = Scenario::<StarRealms>::new(&setup);
            t.settle();
            assert_eq!((t.count(Zone::Row), t.count(Zone::TradeDeck)), (5, 80 * sets - 5));
            assert_eq!(t.count(Zone::Explorers), 10 * sets);
            let starting = t.state().all_cards().iter().filter(|card| matches!(card.kind, Scout | Viper));
            assert_eq!(starting.count(), 10 * usize::from(players), "the surplus stays in the box");
        }
    }
}

/// SR G37
#[test]
fn authority_has_no_limit() {
    let mut t = duel().authority(A, 100_000).in_play(A, [StorageSilo]).begin();
    t.accepts(A, UsePrimary(0));
    assert_eq!(t.state().authority(A), 100_002);
}

/// SR G38
#[test]
fn free_for_all_and_hunter_are_for_three_to_six() {
    for mode in [Mode::FreeForAll, Mode::Hunter] {
        for players in 0..=8 {
            let accepted = StarRealms::new(&Setup::of(mode, players)).is_ok();
            assert_eq!(accepted, (3..=6).contains(&players), "{mode:?} of {players}");
        }
    }
}

/// SR G39
#[test]
fn the_last_player_left_wins_a_free_for_all() {
    let mut t = three().combat(A, 9).authority(B, 4).authority(C, 5).begin();
    t.accepts(A, Attack(B)).accepts(A, Spend(4)).asks(A, "ask-main");
    t.accepts(A, Attack(C)).accepts(A, Spend(5)).over([A]);
}

/// SR G40
#[test]
fn looking_and_copying_is_not_playing_cards_against_somebody() {
    let mut t = empires()
        .combat(A, 5)
        .hand(A, [Gunship, Lancer, FrontierFerry])
        .in_play(A, [StealthTower])
        .in_play(E, [LoyalColony])
        .hand(F, [Scout, Viper])
        .begin();
    t.refuses(A, Attack(E), rules::ONLY_OPPOSITE_ADMIRAL);
    t.refuses(A, AttackBase { owner: E, slot: 0 }, rules::ONLY_OPPOSITE_ADMIRAL);
    t.accepts(A, Play(Gunship)).asks(F, "ask-discard").accepts(F, Discard(Scout));
    t.accepts(A, Play(FrontierFerry)).accepts(A, UseScrap(2));
    t.refuses(A, Destroy { owner: E, slot: 0 }, rules::ONLY_OPPOSITE_ADMIRAL).accepts(A, Decline);

    let combat = t.state().combat(A);
    t.accepts(A, Play(Lancer));
    assert_eq!(t.state().combat(A), combat + 6);
    t.accepts(A, UsePrimary(0)).accepts(A, CopyBase { owner: E, slot: 0 });
}

/// SR G41
#[test]
fn in_hunter_players_are_targeted_on_the_left_and_bases_on_both_sides() {
    let start =
        position(&Setup::of(Mode::Hunter, 4)).hand(A, [Gunship, FrontierFerry]).hand(B, [Scout, Viper]);
    let start = start.in_play(B, [StellarReef]).in_play(C, [StellarReef]).in_play(D, [StellarReef]);
    let mut t = start.begin();
    t.accepts(A, Play(Gunship)).asks(B, "ask-discard").accepts(B, Discard(Scout));
    t.accepts(A, Play(FrontierFerry)).accepts(A, UseScrap(1)).asks(A, "ask-destroy-base");
    t.refuses(A, Destroy { owner: C, slot: 0 }, rules::ONLY_NEIGHBOURS_BASES);
    t.clone().accepts(A, Destroy { owner: B, slot: 0 });
    t.accepts(A, Destroy { owner: D, slot: 0 });
}

/// SR G42
#[test]
fn in_hunter_the_new_left_neighbour_is_available_at_once() {
    let start = position(&Setup::of(Mode::Hunter, 4)).combat(A, 5).authority(B, 3);
    let mut t = start.clone().begin();
    t.refuses(A, Attack(C), rules::ONLY_LEFT_NEIGHBOUR);
    t.accepts(A, Attack(B)).accepts(A, Spend(3)).accepts(A, Attack(C)).accepts(A, Spend(2));
    assert_eq!(t.state().authority(C), 48);

    let mut t = start.begin();
    t.concedes(B).accepts(A, Attack(C));
}

/// SR G43
#[test]
fn in_hunter_the_bases_of_the_current_neighbours_are_reachable() {
    let start = position(&Setup::of(Mode::Hunter, 5)).explorers(10).combat(A, 9).authority(B, 1);
    let mut t = start.in_play(C, [StellarReef]).in_play(D, [StellarReef]).begin();
    t.refuses(A, AttackBase { owner: D, slot: 0 }, rules::ONLY_NEIGHBOURS_BASES);
    t.concedes(E).accepts(A, AttackBase { owner: D, slot: 0 });
    t.refuses(A, AttackBase { owner: C, slot: 0 }, rules::ONLY_NEIGHBOURS_BASES);
    t.accepts(A, Attack(B)).accepts(A, Spend(1)).accepts(A, AttackBase { owner: C, slot: 0 });
}

/// SR G44
#[test]
fn players_may_be_attacked_before_their_first_turn() {
    let mut t = three().combat(A, 4).hand(A, [Gunship]).hand(C, [Scout, Viper]).begin();
    assert_eq!(t.state().turn(), 1);
    t.accepts(A, Attack(B)).accepts(A, Spend(4)).accepts(A, Play(Gunship)).accepts(A, Target(C));
    t.accepts(C, Discard(Viper));
    assert_eq!((t.state().authority(B), t.titles(Zone::Hand(C))), (46, vec![Scout]));
}
