//! SC 6: the Execution phase.

use orrery_engine::{Game, Viewer};
use orrery_testkit::play::listed;

use crate::support::*;

fn drawn(t: &Scenario<StarCraft>, seat: Seat) -> usize {
    t.state().events(EventZone::Drawn(seat)).len()
}

/// SC 6.1.1
#[test]
fn players_take_turns_clockwise_from_the_first_player() {
    let mut t = Arrangement::new(3)
        .first(B)
        .turn_of(B)
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .order_on_top(B, Planet::Helios, Order::Build)
        .order_on_top(C, Planet::Tarsonis, Order::Build)
        .begin();
    for seat in [B, C, A] {
        t.accepts(seat, Action::TakeEvent);
    }
}

/// SC 6.1.2
#[test]
fn an_order_on_top_is_revealed_resolved_and_taken_back() {
    let mut t = Arrangement::new(2)
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .order_on_top(A, Planet::Pridewater, Order::Mobilize)
        .order_on_top(B, Planet::Helios, Order::Research)
        .begin();
    t.offers(A, Action::Reveal(Planet::ChauSara)).offers(A, Action::Reveal(Planet::Pridewater));
    t.accepts(A, Action::Reveal(Planet::ChauSara));
    assert!(t.events().contains(&Event::OrderRevealed {
        seat: A,
        planet: Planet::ChauSara,
        order: Order::Build
    }));
    t.accepts(A, Action::Execute).accepts(A, Action::BuildWorker);
    while listed(t.state(), A).contains(&Action::PayRest) {
        t.accepts(A, Action::PayRest);
    }
    t.accepts(A, Action::Finish);
    assert_eq!(t.state().player(A).unavailable, 1);
    t.accepts(B, Action::TakeEvent).accepts(A, Action::TakeEvent);
    t.accepts(A, Action::Decline).accepts(B, Action::Decline);
    // All tokens can be used again.
    assert_eq!(t.state().player(A).unused, [2, 2, 2, 1, 1, 1, 0]);
}

/// SC 6.1.3
#[test]
fn nobody_may_pass() {
    let mut t = Arrangement::new(2)
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .order_on_top(A, Planet::Pridewater, Order::Mobilize)
        .begin();
    t.refuses(A, Action::Decline, rules::NOT_OPTIONAL);
    assert!(listed(t.state(), A).iter().all(|action| matches!(action, Action::Reveal(_))));
}

/// SC 6.1.4, SC 6.1.5, SC 6.1.6
#[test]
fn a_covered_order_waits_for_those_on_it() {
    let mut t = Arrangement::new(2)
        .order_on_top(A, Planet::Pridewater, Order::Build)
        .order_on_top(B, Planet::Pridewater, Order::Mobilize)
        .order_on_top(A, Planet::Pridewater, Order::Research)
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .order_on_top(A, Planet::ChauSara, Order::Mobilize)
        .begin();
    t.refuses(A, Action::Reveal(Planet::Helios), rules::ORDER_NOT_ON_TOP);
    t.accepts(A, Action::Reveal(Planet::Pridewater));
    // The last one placed comes first.
    assert_eq!(t.state().revealed(), Some((Planet::Pridewater, Order::Research)));
    t.accepts(A, Action::TakeEvent).accepts(B, Action::TakeEvent);
    t.accepts(A, Action::Reveal(Planet::Pridewater));
    assert_eq!(t.state().revealed(), Some((Planet::Pridewater, Order::Build)));
}

/// SC 6.1.7
#[test]
fn the_phase_ends_with_the_last_order() {
    let mut t = Arrangement::new(2)
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .order_on_top(B, Planet::Helios, Order::Build)
        .begin();
    t.accepts(A, Action::Execute).accepts(A, Action::Finish);
    assert!(!t.events().contains(&Event::RegroupingBegan));
    t.accepts(B, Action::Execute).accepts(B, Action::Finish);
    assert!(t.events().contains(&Event::RegroupingBegan));
}

/// SC 6.1.8
#[test]
fn an_order_without_effect_does_nothing() {
    let mut t = Arrangement::new(2)
        .order_on_top(A, Planet::Pridewater, Order::Build)
        .order_on_top(B, Planet::Helios, Order::Build)
        .begin();
    t.accepts(A, Action::Execute);
    assert!(t.events().contains(&Event::NothingDone { seat: A }));
    t.offers(B, Action::Execute);
}

/// SC 6.2.1, SC 6.2.2, SC 6.2 hint a
#[test]
fn an_event_card_may_be_drawn_instead() {
    let mut t = Arrangement::new(2)
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .order_on_top(B, Planet::Helios, Order::Build)
        .begin();
    let top = *t.state().events(EventZone::Deck).last().expect("a deck");
    t.accepts(A, Action::TakeEvent);
    assert_eq!(t.state().events(EventZone::Drawn(A)), [top]);
    // The order had no effect, and the turn is over.
    assert_eq!(t.workers(A), 8);
    t.offers(B, Action::Execute);
}

/// SC 6.2.3, SC G14
#[test]
fn the_event_option_is_there_for_an_order_that_could_not_be_executed() {
    let mut t = Arrangement::new(2)
        .order_on_top(A, Planet::Pridewater, Order::Research)
        .order_on_top(B, Planet::Helios, Order::Build)
        .begin();
    t.accepts(A, Action::TakeEvent);
    assert_eq!(drawn(&t, A), 1);
}

/// SC 6.2.4
#[test]
fn a_drawn_event_card_is_unseen_even_by_its_owner() {
    let mut t = Arrangement::new(2)
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .order_on_top(B, Planet::Helios, Order::Build)
        .begin();
    t.accepts(A, Action::TakeEvent);
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
        let view = t.state().view(viewer);
        let [drawn] = &view.players[0].drawn[..] else { panic!("one card") };
        assert_eq!(drawn.face, None, "{viewer:?}");
        assert_eq!(drawn.stage, Stage::One);
    }
    let told = t.events();
    assert!(told.contains(&Event::EventDrawn { seat: A, obstructed: false, stage: Stage::One }));
}

/// SC 6.3.1, SC 6.3.2
#[test]
fn an_obstructed_player_draws_an_event_card() {
    let mut t = Arrangement::new(2)
        .order_on_top(A, Planet::Pridewater, Order::Build)
        .order_on_top(B, Planet::Pridewater, Order::Build)
        .begin();
    assert_eq!(drawn(&t, A), 1);
    t.accepts(B, Action::Execute);
    // It is A's turn again, and his order is free.
    t.offers(A, Action::Execute);
    assert_eq!(drawn(&t, A), 1);
}

/// SC 6.3.3
#[test]
fn who_has_no_orders_left_is_skipped() {
    let mut t = Arrangement::new(2)
        .order_on_top(B, Planet::Helios, Order::Build)
        .order_on_top(B, Planet::Torus, Order::Build)
        .begin();
    assert_eq!(drawn(&t, A), 0);
    t.accepts(B, Action::Reveal(Planet::Helios)).accepts(B, Action::Execute).accepts(B, Action::Finish);
    assert_eq!(drawn(&t, A), 0);
    t.offers(B, Action::Execute);
}

/// SC G12
#[test]
fn nothing_is_drawn_from_an_empty_event_deck() {
    let mut t = Arrangement::new(2)
        .no_events()
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .order_on_top(B, Planet::Helios, Order::Build)
        .begin();
    t.accepts(A, Action::TakeEvent);
    assert_eq!(drawn(&t, A), 0);
    t.offers(B, Action::Execute);
}

/// SC G13
#[test]
fn an_order_may_be_executed_without_doing_anything() {
    let mut t = Arrangement::new(2)
        .units(A, area(Planet::ChauSara, 0), &[Unit::Marine])
        .order_on_top(A, Planet::ChauSara, Order::Mobilize)
        .order_on_top(B, Planet::Helios, Order::Build)
        .begin();
    t.accepts(A, Action::Execute).accepts(A, Action::Finish);
    t.offers(B, Action::Execute);
}

/// Supreme Effort makes a standard order special.
#[test]
fn supreme_effort_is_spent_on_a_standard_order() {
    let mut t = Arrangement::new(2)
        .kept(A, EventCard::SupremeEffort)
        .kept(B, EventCard::SupremeEffort)
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .order_on_top(B, Planet::Helios, Order::SpecialBuild)
        .begin();
    t.accepts(A, Action::MakeSpecial);
    assert_eq!(t.state().revealed(), Some((Planet::ChauSara, Order::SpecialBuild)));
    t.accepts(A, Action::Finish);
    t.refuses(B, Action::MakeSpecial, rules::ALREADY_SPECIAL);
    assert!(t.state().events(EventZone::Kept(A)).is_empty());
}

/// SC 7.8.6
#[test]
fn listening_post_may_be_used_at_any_time_in_the_own_turn() {
    let position = || {
        Arrangement::new(2)
            .kept(A, EventCard::ListeningPost)
            .order_on_top(A, Planet::ChauSara, Order::Build)
            .order_on_top(B, Planet::Helios, Order::Research)
    };
    let mut t = position().begin();
    t.accepts(A, Action::Peek(Planet::Helios)).accepts(A, Action::Execute);
    let mut t = position().begin();
    t.accepts(A, Action::Reveal(Planet::ChauSara)).accepts(A, Action::Peek(Planet::Helios));
    t.accepts(A, Action::Execute);
    t.refuses(A, Action::Peek(Planet::Helios), rules::NO_LISTENING_POST);
    let mut t = position().begin();
    t.accepts(A, Action::Reveal(Planet::ChauSara))
        .accepts(A, Action::Execute)
        .accepts(A, Action::Peek(Planet::Helios));
}
