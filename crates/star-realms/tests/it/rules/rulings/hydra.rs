//! SR C.6 and SR G75: hydra.

use orrery_engine::{Describe, Game, Spot, Viewer};
use orrery_star_realms::Options;
use orrery_star_realms::view::Hand;

use crate::table::*;
use Action::*;
use Kind::*;

fn hydra() -> Arrangement {
    position(&Setup::of(Mode::Hydra, 4))
}

/// SR G45
#[test]
fn an_action_of_a_member_is_finished_before_the_next() {
    let mut t = hydra().hand(A, [Gunship]).hand(B, [Viper]).hand(C, [Scout, Viper]).begin();
    t.accepts(A, Play(Gunship)).refuses(B, Play(Viper), rules::NOT_YOUR_DECISION).accepts(A, Target(C));
    t.refuses(B, Play(Viper), rules::NOT_YOUR_DECISION).accepts(C, Discard(Scout)).accepts(B, Play(Viper));
}

/// SR G45
#[test]
fn a_card_of_the_row_goes_to_whoever_takes_it_first() {
    let row = [Falcon, Lancer, Lancer, Lancer, Lancer];
    let mut t = hydra().row(row).trade_deck([Gunship]).trade(A, 3).trade(B, 3).begin();
    t.offers(A, Acquire(Falcon)).accepts(B, Acquire(Falcon)).refuses(A, Acquire(Falcon), rules::NOT_FOR_SALE);
    assert_eq!(t.titles(Zone::Discard(B)), [Falcon]);
}

/// SR G71
#[test]
fn a_ready_member_may_withdraw_while_another_is_not_ready() {
    let mut t = hydra().hand(A, [Viper]).begin();
    t.refuses(A, Withdraw, rules::NOT_READY).accepts(A, EndTurn).asks(B, "ask-team-main");
    t.refuses(A, Play(Viper), rules::ALREADY_READY).accepts(A, Withdraw).asks_all([A, B], "ask-team-main");
    t.accepts(A, Play(Viper)).accepts(B, EndTurn).accepts(A, EndTurn).asks_all([C, D], "ask-team-main");
    t.refuses(A, Withdraw, rules::NOT_YOUR_DECISION);
}

/// SR G46
#[test]
fn teammates_do_not_see_each_others_hands_unless_switched() {
    for (mode, players) in [(Mode::Hydra, 4), (Mode::Emperor, 6)] {
        for open_team_hands in [false, true] {
            let options = Options { open_team_hands, ..Options::default() };
            let setup = Setup { options, ..Setup::of(mode, players) };
            let t = position(&setup).explorers(10).hand(A, [Viper]).begin();
            let seen_by = |seat| t.state().view(Viewer::Seat(seat)).players[0].hand.clone();
            let shown = if open_team_hands { Hand::Open(vec![Viper]) } else { Hand::Closed(1) };
            assert_eq!(seen_by(B), shown);
            assert_eq!(seen_by(A), Hand::Open(vec![Viper]));
            assert_eq!(seen_by(D), Hand::Closed(1));
        }
    }
}

/// SR G47
#[test]
fn the_payers_agree_who_gets_a_card_and_he_counts_as_the_acquirer() {
    let start = hydra().row([Peacekeeper; 5]).trade(A, 3).trade(B, 3).in_play(B, [FactoryWorld]);
    for (receiver, zone) in [(A, Zone::Discard(A)), (B, Zone::Hand(B))] {
        let mut t = start.clone().begin();
        t.accepts(B, UsePrimary(0)).accepts(A, ProposeAcquire { kind: Peacekeeper, receiver });
        t.accepts(A, Spend(3)).accepts(B, Spend(3));
        assert_eq!(t.titles(zone), [Peacekeeper]);
    }
}

/// SR G47
#[test]
fn by_default_the_proposer_gets_the_card() {
    let t = hydra().row([Peacekeeper; 5]).trade(A, 3).trade(B, 3).begin();
    let spot = Spot::common("row", Peacekeeper as u16);
    let meant = t.state().attempts(A, spot).into_iter().find(|&action| t.state().check(A, action).is_ok());
    assert_eq!(meant, Some(ProposeAcquire { kind: Peacekeeper, receiver: A }));
}

/// SR G48
#[test]
fn explorers_are_not_paid_for_together_unless_switched() {
    let propose = ProposeAcquire { kind: Explorer, receiver: A };
    let mut t = hydra().trade(A, 1).trade(B, 1).begin();
    t.refuses(A, propose, rules::NO_JOINT_EXPLORERS);

    let options = Options { joint_explorers: true, ..Options::default() };
    let setup = Setup { options, ..Setup::of(Mode::Hydra, 4) };
    let mut t = position(&setup).trade(A, 1).trade(B, 1).begin();
    t.accepts(A, propose).accepts(A, Spend(1)).accepts(B, Spend(1));
    assert_eq!(t.titles(Zone::Discard(A)), [Explorer]);
}

/// SR G49
#[test]
fn each_member_attacks_the_team_with_his_own_combat_only() {
    let mut t = hydra().combat(A, 2).combat(B, 3).discard(A, [Scout]).trade(A, 1).begin();
    t.accepts(A, Attack(C)).refuses(A, Spend(3), rules::WRONG_AMOUNT).accepts(A, Spend(2));
    assert_eq!([A, B].map(|seat| t.state().combat(seat)), [0, 3]);
    t.refuses(A, Attack(C), rules::NO_COMBAT).accepts(B, Attack(C)).accepts(B, Spend(3));
    assert_eq!(t.state().authority(D), 70);
    t.refuses(A, PassCard { kind: Scout, to: B }, rules::NO_PASSING);
}

/// SR G75
#[test]
fn the_proposers_share_is_at_least_one_and_not_the_whole_price() {
    let propose = ProposeAttack { owner: C, slot: 0 };
    let mut t = hydra().combat(A, 9).combat(B, 9).in_play(C, [StellarReef]).begin();
    t.accepts(A, propose).refuses(A, Spend(0), rules::WRONG_SHARE).refuses(A, Spend(3), rules::WRONG_SHARE);
    t.accepts(A, Spend(1)).refuses(B, Spend(3), rules::WRONG_SHARE).accepts(B, Spend(2));
    assert_eq!([A, B].map(|seat| t.state().combat(seat)), [8, 7]);

    let mut t = hydra().combat(B, 9).in_play(C, [StellarReef]).begin();
    t.refuses(A, propose, rules::NOTHING_TO_GIVE);
    let mut t = hydra().combat(A, 1).combat(B, 1).in_play(C, [StellarReef]).begin();
    t.refuses(A, propose, rules::TEAM_TOO_POOR);
}

/// SR G75
#[test]
fn teammates_are_asked_clockwise_and_the_receiver_must_give_something() {
    let setup = Setup::of(Mode::Hydra, 6);
    let start = position(&setup).explorers(10).row([Peacekeeper; 5]).trade(A, 3).trade(B, 3).trade(C, 3);
    let propose = ProposeAcquire { kind: Peacekeeper, receiver: A };
    let mut t = start.clone().begin();
    t.accepts(B, propose).asks(B, "ask-joint-purchase").accepts(B, Spend(3));
    t.asks(C, "ask-joint-purchase").accepts(C, Spend(3)).asks(A, "ask-joint-purchase").accepts(A, Spend(0));
    assert_eq!([A, B, C].map(|seat| t.state().trade(seat)), [3; 3]);
    assert_eq!(t.count(Zone::Discard(A)), 0);

    let mut t = start.begin();
    t.accepts(B, propose).accepts(B, Spend(3)).accepts(C, Spend(2)).accepts(A, Spend(1));
    assert_eq!([A, B, C].map(|seat| t.state().trade(seat)), [2, 0, 1]);
    assert_eq!(t.titles(Zone::Discard(A)), [Peacekeeper]);
}

/// SR G75
#[test]
fn a_failed_proposal_may_be_repeated_only_after_the_team_did_something_else() {
    let propose = ProposeAttack { owner: C, slot: 0 };
    let start = hydra().combat(A, 4).combat(B, 4).in_play(C, [ImperialPalace]).hand(B, [Scout]);
    let mut t = start.begin();
    t.accepts(A, propose).accepts(A, Spend(4)).accepts(B, Spend(0));
    t.refuses(A, propose, rules::ALREADY_DECLINED).offers(B, propose);
    t.accepts(B, EndTurn).accepts(B, Withdraw).refuses(A, propose, rules::ALREADY_DECLINED);
    t.accepts(B, Play(Scout)).accepts(A, propose).accepts(A, Spend(4)).accepts(B, Spend(2));
    assert_eq!(t.titles(Zone::Discard(C)), [ImperialPalace]);
}

/// SR G75
#[test]
fn a_payment_made_together_is_something_else_the_team_did() {
    let propose = |slot| ProposeAttack { owner: C, slot };
    let mut t = hydra().combat(A, 6).combat(B, 6).in_play(C, [ImperialPalace, WarningBeacon]).begin();
    t.accepts(A, propose(0)).accepts(A, Spend(4)).accepts(B, Spend(0));
    t.accepts(B, propose(1)).accepts(B, Spend(1)).accepts(A, Spend(1));
    assert_eq!(t.titles(Zone::InPlay(C)), [ImperialPalace]);
    t.accepts(A, propose(0));
}
