//! Deals: what they are made of, and what of it binds (TI 14).

use crate::support::*;

/// The first two seats are neighbours.
fn neighbours() -> Arrangement {
    position().fleet(A, Hex(3), &[(Unit::Carrier, 1)]).fleet(B, Hex(4), &[(Unit::Carrier, 1)]).goods(A, 2)
}

const fn gives(ware: Ware) -> Action {
    Action::Add { given: true, ware }
}

fn promised(event: &Event) -> bool {
    matches!(event, Event::Promised { .. })
}

fn traded(event: &Event) -> bool {
    matches!(event, Event::TransactionMade { .. })
}

/// TI 14.0
#[test]
fn a_deal_needs_no_exchange() {
    let mut t = neighbours().begin();
    takes(&mut t, A, &[Action::Offer(B), gives(Ware::Promise(Promise::Favour)), Action::Propose]);
    t.accepts(B, Action::Accept);
    let events = t.events();
    assert!(events.iter().any(promised) && !events.iter().any(traded));
    assert_eq!((t.state().sheet(A).goods, t.state().sheet(B).goods), (2, 0));
}

/// TI 14.2, TI 69.5
#[test]
fn of_a_deal_the_exchange_binds_and_the_promise_does_not() {
    let mut t = neighbours().begin();
    let terms = [gives(Ware::Good), gives(Ware::Promise(Promise::Peace)), Action::Propose];
    t.accepts(A, Action::Offer(B));
    takes(&mut t, A, &terms);
    t.accepts(B, Action::Accept);
    let events = t.events();
    assert!(events.iter().any(promised) && events.iter().any(traded));
    // The good has changed hands; peace is kept by whoever likes to.
    assert_eq!((t.state().sheet(A).goods, t.state().sheet(B).goods), (1, 1));
    t.offers(A, Action::Activate(Hex(4)));
}

/// TI 14.3.a
#[test]
fn what_an_action_card_does_is_no_term() {
    let mut t = neighbours().hand(A, &[ActionCard::Spy]).hand(B, &[ActionCard::Plague]).begin();
    t.accepts(A, Action::Offer(B));
    for action in listed(t.state(), A) {
        let Action::Add { ware, .. } = action else { continue };
        let known =
            matches!(ware, Ware::Good | Ware::Commodity | Ware::Note(_) | Ware::AnyNote | Ware::Promise(_));
        assert!(known, "{ware:?}");
    }
    assert_eq!(
        Promise::ALL,
        [Promise::Peace, Promise::Votes, Promise::Commodities, Promise::Favour],
        "no promise is about a card"
    );
}
