//! When players trade, and what they promise (TI 69.1.a, TI G101 to TI G106).

use crate::support::*;
use Planet::*;

/// The first two seats are neighbours and have something to trade.
fn neighbours() -> Arrangement {
    let position = position().fleet(A, Hex(3), &[(Unit::Carrier, 1)]).fleet(B, Hex(4), &[(Unit::Carrier, 1)]);
    position.goods(A, 2).goods(B, 2)
}

/// TI 60.5.b, TI 69.1.a, TI G102
#[test]
fn who_may_use_a_secondary_ability_trades_before() {
    let position = neighbours().strategies(A, &[Strategy::Trade]).commodities(B, 2);
    let mut t = position.begin();
    t.accepts(A, Action::Strategic(Strategy::Trade));
    reaches(&mut t, B, Action::Offer(A));
    takes(&mut t, B, &[Action::Add { given: true, ware: Ware::Commodity }, Action::Propose]);
    t.accepts(A, Action::Accept);
    t.accepts(B, Action::Secondary);
    assert_eq!(t.state().sheet(B).commodities, 2, "one was given away, one replenished");
}

/// TI 69.1.a, TI G101, TI G140
#[test]
fn the_active_player_trades_before_ships_are_declared_and_not_in_between() {
    let mut t = neighbours().fleet(A, HOME_A, &[(Unit::Cruiser, 2)]).begin();
    activates(&mut t, NEAR);
    nobody_reacts(&mut t);
    t.offers(A, Action::Offer(B));
    flies(&mut t, Unit::Cruiser, HOME_A);
    t.does_not_offer(A, Action::Offer(B));
}

/// TI 69.1.a, TI G140
#[test]
fn goods_come_in_time_for_production() {
    let dock = [(Unit::SpaceDock, 1)];
    let mut t = neighbours().planet(Meer, A, &dock).exhausted(Meer).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Offer(B));
    let t = neighbours().planet(Meer, A, &dock).begin();
    assert!(t.state().sheet(A).goods > 0);
    let mut t = neighbours().planet(Meer, A, &dock).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Produce { unit: Unit::Infantry, site: on(Meer) });
    t.does_not_offer(A, Action::Offer(B));
}

/// TI 69.1.a
#[test]
fn even_in_a_combat() {
    let position = neighbours().fleet(A, NEAR, &[(Unit::Cruiser, 1)]).fleet(B, NEAR, &[(Unit::Cruiser, 1)]);
    let mut t = position.planet(Abyz, B, &[]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, B, Action::Offer(A));
    takes(&mut t, B, &[Action::Add { given: true, ware: Ware::Good }, Action::Propose]);
    t.accepts(A, Action::Accept);
    assert!(t.state().combat().is_on());
    assert_eq!((t.state().sheet(A).goods, t.state().sheet(B).goods), (3, 1));
    t.offers(B, Action::Retreat);
}

/// TI 69.6.2
#[test]
fn one_of_the_two_is_the_active_player() {
    let position = neighbours().fleet(C, Hex(5), &[(Unit::Carrier, 1)]).strategies(A, &[Strategy::Politics]);
    let mut t = position.goods(C, 2).begin();
    t.accepts(A, Action::Strategic(Strategy::Politics));
    for _ in 0..40 {
        t.does_not_offer(B, Action::Offer(C));
        t.does_not_offer(C, Action::Offer(B));
        if listed(t.state(), C).contains(&Action::Secondary) {
            return;
        }
        if !idles(&mut t, 1) {
            let choice = listed(t.state(), A)[0];
            t.accepts(A, choice);
        }
    }
    panic!("C is never asked");
}

/// TI G102, TI G139
#[test]
fn proposing_nothing_asks_the_other_for_a_proposal() {
    let mut t = neighbours().begin();
    takes(&mut t, A, &[Action::Offer(B), Action::Propose]);
    t.does_not_offer(B, Action::Accept);
    t.accepts(B, Action::Counter);
    takes(&mut t, B, &[Action::Add { given: true, ware: Ware::Good }, Action::Propose]);
    t.accepts(A, Action::Accept);
    assert_eq!((t.state().sheet(A).goods, t.state().sheet(B).goods), (3, 1));
}

/// TI 14.4, TI G106, TI G160
#[test]
fn promises_are_told_and_bind_nobody() {
    let mut t = neighbours().begin();
    let peace = Action::Add { given: true, ware: Ware::Promise(Promise::Peace) };
    takes(&mut t, A, &[Action::Offer(B), peace, Action::Propose]);
    t.events();
    t.accepts(B, Action::Accept);
    let promised = Event::Promised { from: A, to: B, promise: Promise::Peace };
    assert!(t.events().contains(&promised));
    t.offers(A, Action::Offer(B));
    t.offers(A, Action::Activate(Hex(4)));
}

/// TI 69.3, TI 14.3
#[test]
fn a_promise_may_be_the_price_of_a_trade_good() {
    let mut t = neighbours().begin();
    t.accepts(A, Action::Offer(B));
    takes(
        &mut t,
        A,
        &[
            Action::Add { given: false, ware: Ware::Good },
            Action::Add { given: true, ware: Ware::Promise(Promise::Votes) },
            Action::Propose,
        ],
    );
    t.accepts(B, Action::Accept);
    assert_eq!(t.state().sheet(A).goods, 3);
    t.does_not_offer(A, Action::Offer(B));
}
