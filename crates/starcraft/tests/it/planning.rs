//! SC 4 and SC 5: rounds and the Planning phase.

use orrery_engine::{Game, SeatSet, Status, Viewer};
use orrery_testkit::play::listed;

use crate::support::*;

fn place(order: Order, planet: Planet) -> Action {
    Action::PlaceOrder { order, planet }
}

/// The orders of a planet as somebody sees them, the top last.
fn orders_on(t: &Scenario<StarCraft>, planet: Planet, viewer: Viewer) -> Vec<(Seat, Option<Order>)> {
    let view = t.state().view(viewer);
    let planet = view.planets.iter().find(|view| view.planet == planet).expect("it is in the galaxy");
    planet.orders.iter().map(|order| (order.seat, order.order)).collect()
}

/// Both players place four orders on their home planets.
fn planned() -> Scenario<StarCraft> {
    let mut t = Arrangement::new(2).planning().begin();
    for order in [Order::Build, Order::Build, Order::Research, Order::Research] {
        t.accepts(A, place(order, Planet::ChauSara)).accepts(B, place(order, Planet::Helios));
    }
    t
}

/// SC 4.1.1, SC 4.1.2, SC 4.1.3, SC 4.1.4, SC 4.1.5
#[test]
fn a_round_is_planning_execution_and_regrouping() {
    let mut t = planned();
    assert!(t.events().contains(&Event::ExecutionBegan));
    for _ in 0..4 {
        t.accepts(A, Action::TakeEvent).accepts(B, Action::TakeEvent);
    }
    // Everybody has read his Event cards: the last part of the round.
    assert!(t.events().contains(&Event::RegroupingBegan));
    t.accepts(A, Action::Decline).accepts(B, Action::Decline);
    assert!(t.events().contains(&Event::RoundBegan { round: 2, first: B }));
    t.offers(B, place(Order::Build, Planet::Helios));
}

/// SC 5.1.1, SC 5.1.2, SC 5.1.9
#[test]
fn everybody_places_four_orders_in_turn() {
    let mut t = Arrangement::new(3).first(B).planning().begin();
    for _ in 0..4 {
        for seat in [B, C, A] {
            assert_eq!(t.state().status(), Status::Decision(SeatSet::only(seat)));
            t.does_not_offer(seat, Action::Decline);
            let action = listed(t.state(), seat)[0];
            t.accepts(seat, action);
        }
    }
    let told = t.events();
    let placed = |seat| {
        told.iter().filter(move |event| matches!(event, Event::OrderPlaced { seat: own, .. } if *own == seat))
    };
    assert!([A, B, C].iter().all(|&seat| placed(seat).count() == 4));
    assert!(told.contains(&Event::ExecutionBegan));
}

/// SC 5.1.3, SC 5.1.4
#[test]
fn an_order_of_any_type_is_placed_face_down() {
    let mut t = Arrangement::new(2).planning().begin();
    for order in [Order::Build, Order::Mobilize, Order::Research] {
        t.offers(A, place(order, Planet::ChauSara));
    }
    t.accepts(A, place(Order::Research, Planet::ChauSara));
    let told = t.events();
    let seen = |viewer| t.state().seen_by(&told[0], viewer);
    let back = Event::OrderPlaced { seat: A, planet: Planet::ChauSara, order: None };
    assert_eq!(seen(Viewer::Seat(B)), back);
    assert_eq!(seen(Viewer::Spectator), back);
}

/// SC 5.1.5
#[test]
fn a_base_or_a_unit_makes_a_planet_eligible() {
    let mut t = Arrangement::new(3)
        .units(A, area(Planet::DylarIv, 0), &[Unit::Marine])
        .no_base(area(Planet::Helios, 0))
        .base(B, area(Planet::Torus, 0))
        .no_cards(Planet::Helios)
        .planning()
        .begin();
    t.offers(A, place(Order::Build, Planet::ChauSara));
    t.offers(A, place(Order::Build, Planet::DylarIv));
    t.refuses(A, place(Order::Build, Planet::Torus), rules::OUT_OF_REACH);
}

/// SC 5.1.6
#[test]
fn adjacent_planets_are_eligible_without_a_transport() {
    let mut t = Arrangement::new(2).planning().begin();
    t.offers(A, place(Order::Mobilize, Planet::Pridewater));
    t.refuses(A, place(Order::Mobilize, Planet::Helios), rules::OUT_OF_REACH);
    // A planet that is not in the galaxy.
    t.refuses(A, place(Order::Mobilize, Planet::Braken), rules::OUT_OF_REACH);
}

/// SC 5.1.7
#[test]
fn an_order_stays_where_nothing_is_left() {
    let mut t = Arrangement::new(2)
        .units(A, area(Planet::Torus, 1), &[Unit::Marine])
        .order_on_top(A, Planet::Torus, Order::Build)
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .begin();
    t.accepts(A, Action::Reveal(Planet::ChauSara)).accepts(A, Action::Scuttle);
    t.accepts(A, Action::DestroyUnit { unit: Unit::Marine, area: area(Planet::Torus, 1) });
    t.accepts(A, Action::Finish).accepts(A, Action::TakeEvent);
    // The order on Torus is still there and is revealed in its turn.
    t.offers(A, Action::Execute);
    assert_eq!(t.state().revealed(), Some((Planet::Torus, Order::Build)));
}

/// SC 5.1.8, SC G10
#[test]
fn a_faction_has_two_orders_of_each_type_and_one_special_one() {
    assert_eq!(Order::ALL.map(Order::tokens), [2, 2, 2, 1, 1, 1, 0]);
    let mut t = Arrangement::new(2).module(A, Module::Research, 2).planning().begin();
    let other = place(Order::Build, Planet::Helios);
    t.accepts(A, place(Order::Mobilize, Planet::ChauSara)).accepts(B, other);
    t.accepts(A, place(Order::Mobilize, Planet::ChauSara)).accepts(B, other);
    t.refuses(A, place(Order::Mobilize, Planet::ChauSara), rules::NO_SUCH_ORDER_LEFT);
    t.accepts(A, place(Order::SpecialMobilize, Planet::ChauSara));
    t.accepts(B, place(Order::Research, Planet::Helios));
    t.refuses(A, place(Order::SpecialMobilize, Planet::ChauSara), rules::NO_SUCH_ORDER_LEFT);
}

/// SC 5.1 hint a, SC 5.1 hint c, SC 5.2.1, SC 5.2.2, SC 5.2.3
#[test]
fn orders_of_several_players_form_one_stack() {
    let mut t = Arrangement::new(2).planning().begin();
    for order in [Order::Build, Order::Build, Order::Mobilize, Order::Mobilize] {
        t.accepts(A, place(order, Planet::Pridewater)).accepts(B, place(order, Planet::Pridewater));
    }
    let stack: Vec<Seat> = t.state().orders().on(Planet::Pridewater).map(|order| order.seat).collect();
    // A is obstructed and draws an Event card; B's order on top is revealed.
    assert_eq!(stack, [A, B, A, B, A, B, A]);
}

/// SC 5.1 hint b
#[test]
fn a_base_can_be_founded_on_a_new_planet_in_one_round() {
    let mut t = Arrangement::new(2)
        .units(A, area(Planet::ChauSara, 0), &[Unit::Marine])
        .transport(A, RouteId(0))
        .order_on_top(A, Planet::Pridewater, Order::Build)
        .order_on_top(A, Planet::Pridewater, Order::Mobilize)
        .begin();
    let site = area(Planet::Pridewater, 0);
    t.accepts(A, Action::Execute);
    t.accepts(A, Action::PickUp { unit: Unit::Marine, area: area(Planet::ChauSara, 0) });
    t.accepts(A, Action::MoveTo(site)).accepts(A, Action::Finish);
    t.accepts(A, Action::Execute).offers(A, Action::BuildBase(site));
}

/// SC 5.2.4, SC 5.2.5, SC 5.2.6, SC G11
#[test]
fn backs_are_open_and_faces_hidden_from_all_but_their_owner() {
    let mut t = Arrangement::new(2).module(A, Module::Research, 1).planning().begin();
    t.accepts(A, place(Order::SpecialBuild, Planet::Pridewater));
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        assert_eq!(orders_on(&t, Planet::Pridewater, viewer), [(A, None)]);
    }
    assert_eq!(orders_on(&t, Planet::Pridewater, Viewer::Seat(A)), [(A, Some(Order::SpecialBuild))]);
}

/// SC 5.3.1, SC 5.3.2
#[test]
fn special_orders_need_a_research_module_each() {
    let mut t = Arrangement::new(2).module(A, Module::Research, 1).planning().begin();
    t.accepts(A, place(Order::SpecialBuild, Planet::ChauSara));
    t.refuses(B, place(Order::SpecialBuild, Planet::Helios), rules::SPECIAL_NEEDS_MODULE);
    t.accepts(B, place(Order::Build, Planet::Helios));
    t.refuses(A, place(Order::SpecialMobilize, Planet::ChauSara), rules::SPECIAL_NEEDS_MODULE);
    // It counts toward the four orders.
    for (own, other) in
        [(Order::Build, Order::Build), (Order::Build, Order::Research), (Order::Research, Order::Research)]
    {
        t.accepts(A, place(own, Planet::ChauSara)).accepts(B, place(other, Planet::Helios));
    }
    assert!(t.events().contains(&Event::ExecutionBegan));
}

/// SC 5.3.3
#[test]
fn nobody_places_special_orders_in_the_first_round() {
    let mut t = Scenario::<StarCraft>::new(&crate::setup::quick(6));
    t.settle();
    for seat in Seat::all(6) {
        assert_eq!(t.state().player(seat).modules(Module::Research), 0);
    }
    let special = |action: &Action| matches!(action, Action::PlaceOrder { order, .. } if order.is_special());
    assert!(!listed(t.state(), A).iter().any(special));
}

/// SC 7.8.6
#[test]
fn listening_post_shows_the_orders_of_one_planet() {
    let mut t = Arrangement::new(3)
        .kept(A, EventCard::ListeningPost)
        .order_on_top(B, Planet::Helios, Order::Research)
        .order_on_top(B, Planet::Helios, Order::Mobilize)
        .planning()
        .begin();
    t.refuses(A, Action::Peek(Planet::Torus), rules::NO_ORDERS_THERE);
    t.accepts(A, Action::Peek(Planet::Helios));
    let seen = |viewer| orders_on(&t, Planet::Helios, Viewer::Seat(viewer));
    assert_eq!(seen(A), [(B, Some(Order::Research)), (B, Some(Order::Mobilize))]);
    assert_eq!(seen(C), [(B, None), (B, None)]);
    // The card is spent, and A still places his order.
    t.refuses(A, Action::Peek(Planet::Helios), rules::NO_LISTENING_POST);
    t.accepts(A, place(Order::Build, Planet::ChauSara));
    assert_eq!(
        t.state().events(EventZone::Discard).last().map(|face| face.card),
        Some(EventCard::ListeningPost)
    );
}
