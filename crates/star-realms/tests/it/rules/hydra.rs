//! SR 15: two teams with shared authority.

use orrery_engine::{Game, SeatSet, Viewer};
use orrery_star_realms::Event;

use crate::table::*;
use Action::*;
use Kind::*;

fn two_heads() -> Arrangement {
    position(&Setup::of(Mode::Hydra, 4))
}

/// Fewer Explorers leave room for the cards a test adds.
fn three_heads() -> Arrangement {
    position(&Setup::of(Mode::Hydra, 6)).explorers(10)
}

fn sides(t: &Scenario<StarRealms>) -> Vec<SeatSet> {
    t.state().view(Viewer::Spectator).players.iter().map(|player| player.side).collect()
}

/// SR 15.1.1
#[test]
fn hydra_is_for_four_or_six_in_two_teams() {
    for players in [0, 1, 2, 3, 5, 7, 8] {
        let refused = StarRealms::new(&Setup::of(Mode::Hydra, players)).err();
        assert_eq!(refused, Some(rules::WRONG_NUMBER_OF_PLAYERS), "{players}");
    }
    for players in [4, 6] {
        let sides = sides(&dealt(Mode::Hydra, players));
        assert_eq!(sides.iter().copied().reduce(SeatSet::or), Some(SeatSet::first(players)));
        assert_eq!(sides.iter().filter(|&&side| side == sides[0]).count(), usize::from(players / 2));
        assert_eq!(sides.iter().filter(|&&side| side.and(sides[0]).is_empty()).count(), sides.len() / 2);
    }
}

/// SR 15.1.2
#[test]
fn the_two_headed_hydra_has_two_teams_of_two_with_75_authority() {
    let t = dealt(Mode::Hydra, 4);
    let (first, second): (SeatSet, SeatSet) = ([A, B].into_iter().collect(), [C, D].into_iter().collect());
    assert_eq!(sides(&t), [first, first, second, second]);
    assert_eq!([A, B, C, D].map(|seat| t.state().authority(seat)), [75; 4]);
}

/// SR 15.1.3
#[test]
fn the_three_headed_hydra_has_two_teams_of_three_with_100_authority() {
    let t = dealt(Mode::Hydra, 6);
    let (first, second): (SeatSet, SeatSet) =
        ([A, B, C].into_iter().collect(), [D, E, F].into_iter().collect());
    assert_eq!(sides(&t), [first, first, first, second, second, second]);
    assert_eq!([A, B, C, D, E, F].map(|seat| t.state().authority(seat)), [100; 6]);
}

/// SR 15.1.4
#[test]
fn a_team_has_one_authority_total() {
    let mut t = three_heads().combat(A, 5).in_play(C, [StorageSilo]).begin();
    t.accepts(A, Attack(E)).accepts(A, Spend(5));
    assert_eq!([D, E, F].map(|seat| t.state().authority(seat)), [95; 3]);
    t.accepts(C, UsePrimary(0));
    assert_eq!([A, B, C].map(|seat| t.state().authority(seat)), [102; 3]);
}

/// SR 15.1.5
#[test]
fn each_member_has_his_own_zones() {
    let mut t = dealt(Mode::Hydra, 4);
    for seat in [A, B, C, D] {
        assert_eq!(t.count(Zone::Deck(seat)) + t.count(Zone::Hand(seat)), 10);
    }
    t = two_heads().hand(A, [StellarReef]).hand(B, [Viper]).trade(B, 2).begin();
    t.accepts(A, Play(StellarReef)).accepts(B, Acquire(Explorer));
    assert_eq!(t.titles(Zone::InPlay(A)), [StellarReef]);
    assert_eq!(t.titles(Zone::InPlay(B)), []);
    assert_eq!(t.titles(Zone::Hand(B)), [Viper]);
    assert_eq!(t.titles(Zone::Discard(A)), []);
    assert_eq!(t.titles(Zone::Discard(B)), [Explorer]);
}

/// SR 15.1.6
#[test]
fn the_first_team_is_drawn_by_lot() {
    for (lot, team) in [(1, [A, B]), (2, [C, D])] {
        let mut t = Scenario::<StarRealms>::new(&Setup::of(Mode::Hydra, 4));
        t.rolls([lot]).settle().asks_all(team, "ask-team-main");
    }
}

/// SR 15.1.7
#[test]
fn each_player_of_the_first_team_starts_with_three_cards() {
    let mut t = dealt(Mode::Hydra, 6);
    assert_eq!([A, B, C].map(|seat| t.count(Zone::Hand(seat))), [3; 3]);
    t = Scenario::new(&Setup { first: Some(D), ..Setup::of(Mode::Hydra, 4) });
    t.settle().asks_all([C, D], "ask-team-main");
    assert_eq!([C, D].map(|seat| t.count(Zone::Hand(seat))), [3; 2]);
}

/// SR 15.1.8
#[test]
fn each_player_of_the_other_team_starts_with_five_cards() {
    let mut t = dealt(Mode::Hydra, 6);
    assert_eq!([D, E, F].map(|seat| t.count(Zone::Hand(seat))), [5; 3]);
    t = Scenario::new(&Setup { first: Some(C), ..Setup::of(Mode::Hydra, 4) });
    t.settle();
    assert_eq!([A, B].map(|seat| t.count(Zone::Hand(seat))), [5; 2]);
}

/// SR 15.2.1
#[test]
fn the_teams_take_turns_as_a_whole() {
    let mut t = dealt(Mode::Hydra, 4);
    for team in [[A, B], [C, D], [A, B]] {
        t.asks_all(team, "ask-team-main");
        t.accepts(team[0], EndTurn).accepts(team[1], EndTurn).settle();
    }
    assert_eq!(t.state().turn(), 4);
}

/// SR 15.2.2
#[test]
fn the_members_act_at_the_same_time_and_all_discard_before_anyone_draws() {
    let mut t = two_heads().hand(A, [Scout, Viper]).hand(B, [Scout, Viper]).begin();
    t.accepts(A, Play(Scout)).accepts(B, Play(Viper)).accepts(A, Play(Viper)).accepts(B, Play(Scout));
    t.events();
    t.accepts(B, EndTurn).accepts(A, EndTurn);
    let steps: Vec<_> = t
        .events()
        .into_iter()
        .filter_map(|event| match event {
            Event::TurnEnded { .. } => Some("main phase ended"),
            Event::Drew { count: 5, .. } => Some("drew"),
            _ => None,
        })
        .collect();
    assert_eq!(steps, ["main phase ended", "drew", "drew"]);
    for seat in [A, B] {
        assert_eq!(t.count(Zone::Discard(seat)), 2);
        assert_eq!(t.count(Zone::Hand(seat)), 5);
    }

    let mut t = two_heads().hand(A, [Scout]).hand(B, [Viper]).begin();
    t.accepts(A, EndTurn).accepts(B, EndTurn);
    let events = t.events();
    let first_draw = events.iter().position(|event| matches!(event, Event::Drew { .. }));
    let last_discard = events.iter().rposition(|event| matches!(event, Event::HandDiscarded { .. }));
    assert!(last_discard.is_some() && last_discard < first_draw, "{events:?}");
}

/// SR 15.2.3
#[test]
fn nobody_discards_before_every_member_has_finished() {
    let mut t = three_heads().hand(A, [Scout, Viper]).trade(A, 1).begin();
    t.accepts(A, Play(Scout)).accepts(A, EndTurn).accepts(B, EndTurn);
    t.asks(C, "ask-team-main");
    assert_eq!(t.titles(Zone::Hand(A)), [Viper]);
    assert_eq!(t.titles(Zone::InPlay(A)), [Scout]);
    assert_eq!(t.points(A), (2, 0, 100));
    t.refuses(A, Play(Viper), rules::ALREADY_READY);
    t.accepts(C, EndTurn);
    t.asks_all([D, E, F], "ask-team-main");
    assert_eq!(t.count(Zone::Discard(A)), 2);
    assert_eq!(t.points(A), (0, 0, 100));
}

/// SR 15.2.4
#[test]
fn each_member_decides_about_his_own_cards_and_points() {
    let mut t = two_heads()
        .hand(B, [Viper])
        .in_play(B, [StellarReef])
        .trade(B, 2)
        .combat(B, 4)
        .in_play(C, [Bioformer])
        .begin();
    t.refuses(A, Play(Viper), rules::NOT_IN_HAND);
    t.refuses(A, UsePrimary(0), rules::NOT_IN_PLAY);
    t.refuses(A, Acquire(Explorer), rules::TOO_EXPENSIVE);
    t.refuses(A, Attack(C), rules::NO_COMBAT);
    t.refuses(A, AttackBase { owner: C, slot: 0 }, rules::NO_COMBAT);
    t.accepts(B, Play(Viper)).accepts(B, UsePrimary(0)).accepts(B, Acquire(Explorer));
    t.accepts(B, AttackBase { owner: C, slot: 0 }).accepts(B, Attack(D)).accepts(B, Spend(1));
    assert_eq!(t.points(B), (1, 0, 75));
}

/// SR 15.3.1
#[test]
fn points_go_to_the_pools_of_the_member_who_gains_them() {
    let mut t = two_heads().hand(A, [Scout, Viper]).hand(B, [Viper, Viper]).begin();
    t.accepts(A, Play(Scout)).accepts(A, Play(Viper)).accepts(B, Play(Viper)).accepts(B, Play(Viper));
    assert_eq!((t.state().trade(A), t.state().combat(A)), (1, 1));
    assert_eq!((t.state().trade(B), t.state().combat(B)), (0, 2));
}

/// SR 15.3.2, SR 15 example a
#[test]
fn a_teammates_cards_do_not_help_an_ally_ability() {
    let mut t = two_heads().hand(A, [Predator, Swarmer]).in_play(B, [StellarReef]).begin();
    t.accepts(A, Play(Predator)).refuses(A, UseAlly(0), rules::NO_ALLY);
    t.accepts(A, Play(Swarmer)).accepts(A, Decline).accepts(A, UseAlly(0));
}

/// SR 15.3.3
#[test]
fn authority_gained_by_a_member_is_the_teams() {
    let mut t = two_heads().hand(A, [FrontierFerry]).in_play(B, [StorageSilo]).begin();
    t.accepts(B, UsePrimary(0));
    assert_eq!([A, B].map(|seat| t.state().authority(seat)), [77; 2]);
    t.accepts(A, Play(FrontierFerry));
    assert_eq!([A, B].map(|seat| t.state().authority(seat)), [81; 2]);
    assert_eq!([C, D].map(|seat| t.state().authority(seat)), [75; 2]);
}

/// SR 15.3.4
#[test]
fn an_attack_on_any_member_lowers_the_teams_total() {
    let mut t = two_heads().combat(A, 2).combat(B, 3).begin();
    t.accepts(A, Attack(C)).accepts(A, Spend(2));
    assert_eq!(t.state().authority(D), 73);
    t.accepts(B, Attack(D)).accepts(B, Spend(3));
    assert_eq!([C, D].map(|seat| t.state().authority(seat)), [70; 2]);
}

/// SR 15.4.1
#[test]
fn members_destroy_a_base_together() {
    let mut t = three_heads().combat(A, 1).combat(B, 2).combat(C, 3).in_play(E, [ImperialPalace]).begin();
    t.refuses(C, AttackBase { owner: E, slot: 0 }, rules::DEFENSE_TOO_HIGH);
    t.accepts(B, ProposeAttack { owner: E, slot: 0 }).accepts(B, Spend(2));
    t.asks(C, "ask-joint-attack").accepts(C, Spend(3));
    t.asks(A, "ask-joint-attack").accepts(A, Spend(1));
    assert_eq!(t.titles(Zone::InPlay(E)), []);
    assert_eq!(t.titles(Zone::Discard(E)), [ImperialPalace]);
    assert_eq!([A, B, C].map(|seat| t.state().combat(seat)), [0; 3]);
}

/// SR 15.4.2
#[test]
fn members_pay_for_a_card_of_the_row_together() {
    let mut t = two_heads().row([Peacekeeper; 5]).trade(A, 2).trade(B, 5).begin();
    t.refuses(B, Acquire(Peacekeeper), rules::TOO_EXPENSIVE);
    t.accepts(A, ProposeAcquire { kind: Peacekeeper, receiver: A }).accepts(A, Spend(1));
    t.asks(B, "ask-joint-purchase").accepts(B, Spend(5));
    assert_eq!(t.titles(Zone::Discard(A)), [Peacekeeper]);
    assert_eq!([A, B].map(|seat| t.state().trade(seat)), [1, 0]);
    assert_eq!(t.count(Zone::Row), 5);
}

/// SR 15.4.3
#[test]
fn nobody_can_be_made_to_contribute_and_nobody_pays_for_nothing() {
    let mut t = two_heads().combat(A, 4).combat(B, 3).in_play(C, [ImperialPalace]).begin();
    t.accepts(A, ProposeAttack { owner: C, slot: 0 }).accepts(A, Spend(4));
    t.refuses(B, Spend(4), rules::WRONG_SHARE).accepts(B, Spend(0));
    assert_eq!([A, B].map(|seat| t.state().combat(seat)), [4, 3]);
    assert_eq!(t.titles(Zone::InPlay(C)), [ImperialPalace]);

    t.accepts(B, ProposeAttack { owner: C, slot: 0 });
    t.refuses(B, Spend(1), rules::WRONG_SHARE).accepts(B, Spend(3)).accepts(A, Spend(3));
    assert_eq!([A, B].map(|seat| t.state().combat(seat)), [1, 0]);
}

/// SR 15.5.1
#[test]
fn an_outpost_of_one_member_protects_all_of_them() {
    let mut t = two_heads().combat(A, 9).in_play(D, [WarningBeacon]).begin();
    t.refuses(A, Attack(C), rules::TEAM_OUTPOST_GUARDS_PLAYER);
    t.refuses(A, Attack(D), rules::OUTPOST_GUARDS_PLAYER);
    t.accepts(A, AttackBase { owner: D, slot: 0 }).offers(A, Attack(C)).offers(A, Attack(D));
}

/// SR 15.5.2
#[test]
fn an_outpost_of_one_member_protects_the_ordinary_bases_of_all() {
    let mut t = two_heads()
        .combat(A, 9)
        .combat(B, 1)
        .hand(A, [FrontierFerry])
        .in_play(C, [StellarReef])
        .in_play(D, [WarningBeacon, ImperialPalace])
        .begin();
    t.refuses(A, AttackBase { owner: C, slot: 0 }, rules::TEAM_OUTPOST_GUARDS_BASE);
    t.refuses(A, ProposeAttack { owner: C, slot: 0 }, rules::TEAM_OUTPOST_GUARDS_BASE);
    t.accepts(A, Play(FrontierFerry)).accepts(A, UseScrap(0)).asks(A, "ask-destroy-base");
    t.refuses(A, Destroy { owner: C, slot: 0 }, rules::TEAM_OUTPOST_GUARDS_BASE);
    t.accepts(A, Destroy { owner: D, slot: 1 });
    t.accepts(A, AttackBase { owner: D, slot: 0 }).accepts(A, AttackBase { owner: C, slot: 0 });
}

/// SR 15.5.3
#[test]
fn all_outposts_of_all_members_must_be_destroyed_first() {
    let mut t =
        two_heads().combat(A, 9).in_play(C, [WarningBeacon]).in_play(D, [StellarReef, WarningBeacon]).begin();
    t.accepts(A, AttackBase { owner: D, slot: 1 });
    t.refuses(A, Attack(D), rules::TEAM_OUTPOST_GUARDS_PLAYER);
    t.refuses(A, AttackBase { owner: D, slot: 0 }, rules::TEAM_OUTPOST_GUARDS_BASE);
    t.accepts(A, AttackBase { owner: C, slot: 0 });
    t.accepts(A, AttackBase { owner: D, slot: 0 }).accepts(A, Attack(D)).accepts(A, Spend(2));
    assert_eq!(t.state().authority(C), 73);
}

/// SR 15.6.1
#[test]
fn a_team_without_authority_loses_as_a_whole() {
    let mut t = three_heads().authority(D, 4).combat(B, 4).begin();
    t.accepts(B, Attack(F)).accepts(B, Spend(4)).over([A, B, C]);
    assert_eq!(t.state().in_game(), [A, B, C].into_iter().collect());
}

/// SR 15 example b
#[test]
fn two_members_destroy_an_outpost_and_one_attacks_with_the_rest() {
    let mut t = two_heads().combat(A, 4).combat(B, 3).in_play(C, [ImperialPalace]).begin();
    t.refuses(B, Attack(D), rules::TEAM_OUTPOST_GUARDS_PLAYER);
    t.accepts(A, ProposeAttack { owner: C, slot: 0 }).accepts(A, Spend(4));
    t.asks(B, "ask-joint-attack").accepts(B, Spend(2));
    assert_eq!([A, B].map(|seat| t.state().combat(seat)), [0, 1]);
    t.accepts(B, Attack(D)).accepts(B, Spend(1));
    assert_eq!([C, D].map(|seat| t.state().authority(seat)), [74; 2]);
}

/// SR 15 example c
#[test]
fn two_members_pay_three_each_for_a_card_of_six() {
    for receiver in [A, B] {
        let mut t = two_heads().row([FederationShipyard; 5]).trade(A, 3).trade(B, 4).begin();
        t.accepts(A, ProposeAcquire { kind: FederationShipyard, receiver }).accepts(A, Spend(3));
        t.accepts(B, Spend(3));
        assert_eq!([A, B].map(|seat| t.state().trade(seat)), [0, 1]);
        assert_eq!(t.titles(Zone::Discard(receiver)), [FederationShipyard]);
        assert_eq!(t.count(Zone::Discard(A)) + t.count(Zone::Discard(B)), 1);
    }
}
