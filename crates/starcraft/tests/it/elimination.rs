//! SC 8.6: elimination, and players who leave.

use orrery_engine::{Game, SeatSet, SplitMix64, Status};
use orrery_testkit::play::{listed, random_record};

use crate::support::*;

/// SC 8.6.1, SC 8.6.2
#[test]
fn who_has_neither_base_nor_unit_is_eliminated() {
    let shared = area(Planet::Helios, 0);
    let position = || Arrangement::new(3).units(A, shared, &[Unit::Marine]);
    // The last base falls in step 1.
    let t = position().begin();
    assert_eq!(t.state().in_game(), [A, C].into_iter().collect::<SeatSet>());
    // A unit is enough, and so is a base.
    let t = position().units(B, area(Planet::Torus, 1), &[Unit::Zergling]).begin();
    assert_eq!(t.state().in_game(), SeatSet::first(3));
    assert_eq!(t.state().bases(B), 0);
}

/// SC 8.6.3, SC G15, SC G139, SC G162
#[test]
fn an_eliminated_player_takes_no_part_any_more() {
    let mut t = Arrangement::new(3)
        .units(A, area(Planet::Helios, 0), &[Unit::Marine])
        .points(B, 20)
        .drawn(B, EventCard::MomentOfGlory)
        .kept(B, EventCard::SupremeEffort)
        .transport(B, RouteId(1))
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .begin();
    t.accepts(A, Action::Execute).accepts(A, Action::Finish);
    assert!(t.events().contains(&Event::Eliminated { seat: B }));
    // Neither his points nor his cards count; nobody sees the cards.
    assert_eq!(t.state().round(), 2);
    assert!(!t.state().events(EventZone::Discard).iter().any(|face| face.card == EventCard::MomentOfGlory));
    assert!(
        t.state().events(EventZone::Drawn(B)).is_empty() && t.state().events(EventZone::Kept(B)).is_empty()
    );
    assert!(t.state().events(EventZone::Discard).iter().any(|face| face.card == EventCard::SupremeEffort));
    assert_eq!(t.state().transports(B), 0);
    // Nobody waits for his orders; he is the next first player's neighbour and skipped.
    assert_eq!(t.state().first_player(), C);
    let mut placed = Vec::new();
    for _ in 0..8 {
        let Status::Decision(seats) = t.state().status() else { panic!("a decision") };
        let seat = seats.lowest().expect("somebody");
        placed.push(seat);
        let action = listed(t.state(), seat)[0];
        t.accepts(seat, action);
    }
    assert_eq!(placed, [C, A, C, A, C, A, C, A]);
    t.refuses(B, Action::Execute, rules::ELIMINATED);
}

/// SC 8.6.4
#[test]
fn orders_of_an_eliminated_player_go_when_they_come_to_the_top() {
    let mut t = Arrangement::new(3)
        .no_base(area(Planet::Helios, 0))
        .units(B, area(Planet::Helios, 1), &[Unit::Zergling])
        .order_on_top(B, Planet::Helios, Order::Build)
        .order_on_top(A, Planet::Helios, Order::Build)
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .order_on_top(B, Planet::Torus, Order::Build)
        .order_on_top(C, Planet::Tarsonis, Order::Build)
        .begin();
    t.concedes(B);
    let left = |t: &Scenario<StarCraft>| t.state().orders().iter().filter(|order| order.seat == B).count();
    assert!(t.events().contains(&Event::OrderDiscarded { seat: B, planet: Planet::Torus }));
    assert_eq!(left(&t), 1, "the other one is covered");
    t.accepts(A, Action::Reveal(Planet::Helios)).accepts(A, Action::TakeEvent);
    assert_eq!(left(&t), 0);
    assert!(t.events().contains(&Event::OrderDiscarded { seat: B, planet: Planet::Helios }));
    t.offers(C, Action::Execute);
}

/// SC 8.1.4, SC 8.6.5
#[test]
fn the_last_player_left_wins() {
    let mut t = Arrangement::new(2).units(A, area(Planet::Helios, 0), &[Unit::Marine]).points(B, 14).begin();
    t.over([A]);
    assert_eq!(t.state().ended(), Some(End::Elimination));
    assert_eq!(t.points(B), 14, "the game ended in step 1");
}

/// SC G27
#[test]
fn a_battle_is_finished_before_anybody_is_eliminated() {
    let field = area(Planet::Helios, 1);
    let mut t = Arrangement::new(2)
        .no_base(area(Planet::ChauSara, 0))
        .no_cards(Planet::ChauSara)
        .units(A, area(Planet::Helios, 3), &[Unit::Marine])
        .units(B, field, &[Unit::Zergling])
        .order_on_top(A, Planet::Helios, Order::Mobilize)
        .begin();
    t.accepts(A, Action::Execute);
    t.accepts(A, Action::PickUp { unit: Unit::Marine, area: area(Planet::Helios, 3) });
    // A's only unit is in the landing force, then in the battle: he has nothing else on the board.
    t.accepts(A, Action::MoveTo(field)).accepts(A, Action::Finish);
    assert!(t.state().battle().is_fought());
    assert!(t.state().in_game().contains(A));
}

/// SC G26
#[test]
fn if_all_go_at_once_they_are_compared() {
    // Neither has a base, and the last unit of each dies in one skirmish.
    let field = area(Planet::Helios, 1);
    let mut wins = std::collections::BTreeSet::new();
    for seed in 0..300 {
        let mut t = Arrangement::new(2)
            .no_base(area(Planet::ChauSara, 0))
            .no_cards(Planet::ChauSara)
            .no_base(area(Planet::Helios, 0))
            .no_cards(Planet::Helios)
            .points(B, 1)
            .units(A, area(Planet::Helios, 3), &[Unit::Marine])
            .units(B, field, &[Unit::Zergling])
            .order_on_top(A, Planet::Helios, Order::Mobilize)
            .begin();
        t.accepts(A, Action::Execute);
        t.accepts(A, Action::PickUp { unit: Unit::Marine, area: area(Planet::Helios, 3) });
        t.accepts(A, Action::MoveTo(field)).accepts(A, Action::Finish);
        let mut source = SplitMix64::new(seed);
        while t.state().battle().is_fought() {
            let record =
                random_record(t.state(), &mut source).expect("a record").expect("the battle goes on");
            record.play(t.state_mut(), &mut orrery_engine::Log::off()).expect("it is legal");
        }
        if t.state().in_game().is_empty() {
            t.over([B]);
            return;
        }
        wins.insert(t.state().in_game().lowest());
    }
    panic!("both never died at once: {wins:?}");
}

/// SC G76
#[test]
fn nobody_destroys_his_last_piece() {
    let mut t = Arrangement::new(2).order_on_top(A, Planet::ChauSara, Order::Build).begin();
    t.does_not_offer(A, Action::DestroyBase(area(Planet::ChauSara, 0)));
    assert!(!listed(t.state(), A).contains(&Action::Scuttle));
}

/// SC G134
#[test]
fn a_player_may_leave_and_the_rest_play_on() {
    let mut t = Arrangement::new(3).transport(B, RouteId(1)).planning().begin();
    t.accepts(A, Action::PlaceOrder { order: Order::Build, planet: Planet::ChauSara });
    t.concedes(B);
    assert_eq!(t.state().bases(B), 0);
    assert_eq!(t.state().transports(B), 0);
    assert!(t.state().areas().all(|area| t.state().area(area).card != Some(B)));
    t.offers(C, Action::PlaceOrder { order: Order::Build, planet: Planet::Tarsonis });
    let mut again = t.state().clone();
    assert_eq!(again.concede(B, &mut orrery_engine::Log::off()), Err(rules::ELIMINATED));
    t.concedes(C).over([A]);
}

/// SC G134
#[test]
fn whoever_leaves_in_the_middle_of_his_order_gives_it_up() {
    let mut t = Arrangement::new(3)
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .order_on_top(B, Planet::Helios, Order::Build)
        .begin();
    // A is about to pay.
    t.accepts(A, Action::Execute).accepts(A, Action::BuildWorker);
    t.concedes(A);
    t.offers(B, Action::Execute);
}

fn attack(t: &mut Scenario<StarCraft>) {
    let (from, field) = (area(Planet::Helios, 3), area(Planet::Helios, 1));
    t.accepts(A, Action::Execute);
    for _ in 0..2 {
        t.accepts(A, Action::PickUp { unit: Unit::Marine, area: from }).accepts(A, Action::MoveTo(field));
    }
}

fn before_battle() -> Scenario<StarCraft> {
    Arrangement::new(3)
        .units(A, area(Planet::Helios, 3), &[Unit::Marine; 2])
        .units(B, area(Planet::Helios, 1), &[Unit::Zergling; 2])
        .order_on_top(A, Planet::Helios, Order::Mobilize)
        .order_on_top(C, Planet::Tarsonis, Order::Build)
        .begin()
}

/// SC G134
#[test]
fn whoever_leaves_a_battle_leaves_the_area_to_his_opponent() {
    let field = area(Planet::Helios, 1);
    // The defender leaves: the attackers hold the area.
    let mut t = before_battle();
    attack(&mut t);
    t.accepts(A, Action::Finish).settle();
    assert!(t.state().battle().is_fought());
    let mut other = t.clone();
    t.concedes(B);
    assert_eq!(t.units(field), [Unit::Marine; 2]);
    assert!(!t.state().battle().is_fought());
    t.offers(C, Action::Execute);
    // The attacker leaves: the defenders do.
    other.concedes(A);
    assert_eq!(other.units(field), [Unit::Zergling; 2]);
    other.offers(C, Action::Execute);
}

/// SC G134
#[test]
fn units_that_were_about_to_fight_a_leaver_enter_unopposed() {
    let field = area(Planet::Helios, 1);
    let mut t = before_battle();
    attack(&mut t);
    assert_eq!(t.state().landing().len(), 2);
    t.concedes(B);
    assert_eq!(t.units(field), [Unit::Marine; 2]);
    t.accepts(A, Action::Finish);
    assert!(!t.state().battle().is_fought());
    t.offers(C, Action::Execute);
}

/// SC G134
#[test]
fn the_planets_of_a_leaver_are_placed_by_the_next_player() {
    let options = Options { factions: orrery_starcraft::setup::Factions::Dealt, ..Options::default() };
    let mut t = Scenario::<StarCraft>::new(&Setup { first: Some(A), options, ..Setup::new(3) });
    t.settle();
    let planets = t.state().player(A).drawn;
    t.concedes(A);
    for planet in planets.into_iter().flatten() {
        t.offers(B, Action::ChoosePlanet(planet));
    }
    let mut source = SplitMix64::new(1);
    while t.state().round() == 0 {
        let record = random_record(t.state(), &mut source).expect("a record").expect("the game goes on");
        record.play(t.state_mut(), &mut orrery_engine::Log::off()).expect("it is legal");
    }
    assert_eq!(t.state().galaxy().count(), 6);
    assert_eq!([A, B, C].map(|seat| t.state().bases(seat)), [0, 1, 1]);
}

/// SC G134
#[test]
fn nobody_leaves_while_setup_waits_for_a_lot() {
    let mut game = StarCraft::new(&Setup::new(2)).expect("a fine setup");
    assert_eq!(game.concede(A, &mut orrery_engine::Log::off()), Err(rules::NOT_BEGUN));
}
