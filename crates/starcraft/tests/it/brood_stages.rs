//! The Leadership cards of Stage II and III, heroes apart, and when they are chosen (SC 29.2).

use orrery_starcraft::brood::Installation;

use crate::fight::Battling;
use crate::support::*;

const HOME: Planet = Planet::ChauSara;
const NEST: Planet = Planet::Helios;
const FAR: Planet = Planet::Torus;

/// A position in which A still has the stage of this card to choose, and B nothing.
fn before(card: Leadership) -> Arrangement {
    let faction = card.def().faction;
    // Cards that do nothing by themselves.
    let (first, second) = match faction {
        Faction::Raynor => (Leadership::RaynorsRaiders, Leadership::MakeDoWithLittle),
        Faction::Mengsk => (Leadership::TerranDominion, Leadership::TacticalMastery),
        Faction::Tassadar => (Leadership::OrbitalPlatform, Leadership::Zeratul),
        Faction::Aldaris => (Leadership::ConclaveFleet, Leadership::KhalaDevotee),
        Faction::QueenOfBlades => (Leadership::NewRisingPower, Leadership::HastenTheEnd),
        Faction::Overmind => (Leadership::EndlessHunger, Leadership::CerebrateDaggoth),
    };
    let position = Arrangement::brood(2).faction(A, faction).leadership(A, first).led(B);
    if card.def().stage == Stage::Three { position.leadership(A, second) } else { position }
}

/// A chooses the card when the round ends.
#[track_caller]
fn chooses(position: Arrangement, card: Leadership) -> Scenario<StarCraft> {
    let mut t = position.stage(card.def().stage).round_ends().begin();
    t.settle().accepts(A, Action::ChooseLeadership(card));
    t
}

/// The round goes by: orders are placed and given up for Event cards, and no Event card is played.
#[track_caller]
fn passes(t: &mut Scenario<StarCraft>) {
    let round = t.state().round();
    while t.state().round() == round && t.state().ended().is_none() {
        let seat = if t.is_asked(A) { A } else { B };
        let listed = t.listed(seat);
        let idle = [Action::TakeEvent, Action::Decline, Action::Finish];
        let action = idle.into_iter().find(|action| listed.contains(action)).unwrap_or(listed[0]);
        t.accepts(seat, action).settle();
    }
}

/// SC G90, SC 29.2.1
#[test]
fn leadership_cards_are_chosen_after_event_cards_and_before_discarding() {
    let cards = [1, 2, 3, 6, 7, 8, 9, 10, 11].map(|n| Card::numbered(Race::Terran, n));
    let position =
        before(Leadership::JimRaynor).stage(Stage::Two).drawn(A, EventCard::Raiders).hand(A, &cards);
    let mut t = position.round_ends().begin();
    t.does_not_offer(A, Action::ChooseLeadership(Leadership::MakeDoWithLittle));
    t.accepts(A, Action::Decline);
    t.does_not_offer(A, Action::Discard(cards[0]));
    t.accepts(A, Action::ChooseLeadership(Leadership::MakeDoWithLittle));
    t.accepts(A, Action::Discard(cards[0]));
    assert_eq!(t.state().round(), 2);
    // While the event deck shows Stage I there is nothing to choose.
    let mut t = before(Leadership::JimRaynor).round_ends().begin();
    t.settle();
    assert_eq!(t.state().round(), 2);
}

/// SC 29.1.3, SC 29.2.2
#[test]
fn cards_are_open_to_all_except_while_they_are_chosen() {
    use orrery_engine::{Game, Viewer};
    let position = Arrangement::brood(2)
        .leadership(A, Leadership::RaynorsRaiders)
        .leadership(B, Leadership::TheSwarm)
        .stage(Stage::Two)
        .round_ends();
    let mut t = position.begin();
    t.settle();
    let before = t.state().view(Viewer::Seat(B));
    t.accepts(A, Action::ChooseLeadership(Leadership::MakeDoWithLittle));
    let other = {
        let mut other = t.state().clone();
        let seeds = (0..32).map(|seed| {
            other.redeal(Viewer::Seat(B), seed);
            other.player(A).brood.picked
        });
        seeds.collect::<std::collections::BTreeSet<_>>()
    };
    assert_eq!(other.len(), 2, "B cannot know which of the two A has picked");
    assert_eq!(t.state().view(Viewer::Seat(B)), {
        let mut again = t.state().clone();
        again.redeal(Viewer::Seat(B), 7);
        again.view(Viewer::Seat(B))
    });
    assert_ne!(before, t.state().view(Viewer::Seat(B)), "but that he has picked");
    t.accepts(B, Action::ChooseLeadership(Leadership::Torrasque)).settle();
    // What was chosen lies open from now on.
    let mut redealt = t.state().clone();
    redealt.redeal(Viewer::Seat(B), 3);
    assert!(redealt.leads(A, Leadership::MakeDoWithLittle));
}

// Stage II

/// SC 10.2.1, SC 10.3.1, SC 16.4.5
#[test]
fn make_do_with_little_builds_something_free_and_counts_modules_twice() {
    let card = Leadership::MakeDoWithLittle;
    let position = || Arrangement::brood(2).leadership(A, card).led(A).led(B);
    let mut t = executes(position().workers(A, 0), A, HOME, Order::Build);
    t.offers(A, Action::BuildFreeTransport(RouteId(0))).accepts(A, Action::BuildFreeWorker);
    t.refuses(A, Action::BuildFreeTransport(RouteId(0)), rules::NOTHING_FREE);
    assert_eq!(t.state().player(A).unavailable, 1);
    let mut t = executes(position().workers(A, 0), A, HOME, Order::Build);
    t.accepts(A, Action::BuildFreeTransport(RouteId(0)));
    assert_eq!(t.state().transports(A), 1);
    let t = position().module(A, Module::Research, 1).module(A, Module::Supply, 1).begin();
    assert_eq!(t.state().special_orders_allowed(A), 2);
    assert_eq!(t.state().module_count(A, Module::Supply), 2);
    assert_eq!(t.state().module_count(A, Module::AirSupport), 0);
}

/// SC 7.5.1
#[test]
fn tactical_mastery_makes_two_areas_worth_a_point() {
    let card = Leadership::TacticalMastery;
    let mine = area(HOME, 2);
    let mut t = chooses(before(card).units(A, mine, &[Unit::Marine]), card);
    t.refuses(A, Action::ChooseArea(area(HOME, 1)), rules::CARD_SAYS_OTHERWISE);
    t.accepts(A, Action::ChooseArea(mine));
    t.refuses(A, Action::ChooseArea(mine), rules::CARD_SAYS_OTHERWISE);
    t.accepts(A, Action::ChooseArea(area(FAR, 1)));
    assert_eq!([mine, area(FAR, 1), area(FAR, 3)].map(|area| t.state().points_of(area)), [1, 1, 0]);
    assert!(!t.state().leads(A, card), "it is discarded");
}

/// SC G168
#[test]
fn hasten_the_end_takes_four_event_cards_for_the_next_round() {
    let card = Leadership::HastenTheEnd;
    let t = chooses(before(card), card);
    assert_eq!(t.state().round(), 2);
    assert_eq!(t.state().events(EventZone::Drawn(A)).len(), 4);
    let mut t = chooses(before(card), card);
    t.events();
    passes(&mut t);
    let read = |event: &Event| matches!(event, Event::EventsRead { seat: A, cards } if cards.len() == 8);
    assert!(t.events().iter().any(read), "they are read with the four of the next round");
    assert!(t.state().events(EventZone::Drawn(A)).is_empty());
    // Taken in the middle of step 8 they are among his other Event cards.
    let position = before(card).drawn(A, EventCard::HeroicStrategy).first(A).stage(Stage::Two);
    let mut t = position.leadership(A, Leadership::SarahKerrigan).round_ends().begin();
    // It is the only card of the stage that is left.
    t.settle().accepts(A, Action::PlayEvent(EventCard::HeroicStrategy)).settle();
    assert!(t.events().contains(&Event::LeadershipRevealed { seat: A, card }));
    assert!(t.state().events(EventZone::Drawn(A)).is_empty());
}

/// SC 5.2.1
#[test]
fn a_khala_devotee_brings_the_lowest_order_to_the_top() {
    let card = Leadership::KhalaDevotee;
    let position = Arrangement::brood(2).faction(A, Faction::Aldaris).leadership(A, card).led(A).led(B);
    let mut t = position.planning().begin();
    for order in [Order::Build, Order::Mobilize, Order::Research, Order::Mobilize] {
        t.accepts(A, Action::PlaceOrder { order, planet: HOME });
        t.accepts(B, Action::PlaceOrder { order, planet: NEST });
    }
    t.offers(A, Action::Decline).accepts(A, Action::TargetPlanet(NEST));
    assert_eq!(t.state().orders().top(NEST).map(|order| order.order), Some(Order::Build));
    let below: Vec<Order> = t.state().orders().on(NEST).map(|order| order.order).collect();
    assert_eq!(below.len(), 4);
}

/// SC 5.1.2, SC 26.1.6
#[test]
fn a_cerebrate_begins_planning_with_an_order_more() {
    let card = Leadership::CerebrateDaggoth;
    let there = area(HOME, 1);
    let position = before(card).units(A, there, &[Unit::Zergling]).first(B);
    let mut t = chooses(position, card);
    t.refuses(A, Action::ChooseArea(area(HOME, 0)), rules::CARD_SAYS_OTHERWISE);
    t.may(A, Action::ChooseArea(there));
    assert!(t.state().has_installation(A, Installation::Cerebrate));
    let position = Arrangement::brood(2).faction(B, Faction::Overmind).led(A).led(B);
    let mut t = position.installation(B, Installation::Cerebrate, area(NEST, 1)).planning().begin();
    // Before anybody else, though A is first.
    t.accepts(B, Action::PlaceOrder { order: Order::Build, planet: NEST });
    for order in [Order::Build, Order::Mobilize, Order::Research, Order::Mobilize] {
        t.accepts(A, Action::PlaceOrder { order, planet: HOME });
        t.accepts(
            B,
            Action::PlaceOrder {
                order: if order == Order::Build { Order::Research } else { order },
                planet: NEST,
            },
        );
    }
    assert_eq!(t.state().orders().on(NEST).count(), 5);
}

// Stage III

/// SC 1.3.3
#[test]
fn to_the_bitter_end_costs_every_opponent_two_points() {
    let card = Leadership::ToTheBitterEnd;
    // B scores a point for the area of his base first.
    assert_eq!(chooses(before(card).points(A, 5).points(B, 6), card).points(B), 5);
    let t = chooses(before(card).points(A, 5), card);
    assert_eq!((t.points(A), t.points(B)), (5, 0), "not below 0");
}

/// SC 13.14.6
#[test]
fn a_psi_disrupter_drives_everybody_else_off_a_planet() {
    let card = Leadership::PsiDisrupter;
    let [own, one, two] = [0, 1, 2].map(|number| area(Planet::Pridewater, number));
    let position = before(card).units(A, own, &[Unit::Marine]).units(B, one, &[Unit::Zergling; 2]).units(
        B,
        two,
        &[Unit::Hydralisk],
    );
    let mut t = chooses(position.clone().transport(B, RouteId(1)), card);
    t.refuses(A, Action::TargetPlanet(FAR), rules::CARD_SAYS_OTHERWISE);
    t.accepts(A, Action::TargetPlanet(Planet::Pridewater));
    // There is room for two.
    t.accepts(B, Action::MoveTo(area(NEST, 2)));
    t.accepts(B, Action::PickUp { unit: Unit::Hydralisk, area: two });
    t.accepts(B, Action::PickUp { unit: Unit::Zergling, area: one });
    assert_eq!(t.units(area(NEST, 2)), [Unit::Zergling, Unit::Hydralisk]);
    assert!(t.units(one).is_empty() && t.units(two).is_empty());
    assert_eq!(t.units(own), [Unit::Marine]);
    // Without a transport there is nowhere to go.
    let mut t = chooses(position, card);
    t.accepts(A, Action::TargetPlanet(Planet::Pridewater));
    assert_eq!(t.state().figures(B, Unit::Zergling) + t.state().figures(B, Unit::Hydralisk), 0);
}

/// SC 16.1.2
#[test]
fn terran_civilization_raises_all_buildings_and_makes_orders_special_builds() {
    let card = Leadership::TerranCivilization;
    let mut t = chooses(before(card), card);
    for building in Building::of(Race::Terran) {
        assert_eq!(t.state().player(A).level(building), 3, "{building:?}");
    }
    let mut orders = [Order::Research, Order::SpecialBuild, Order::Mobilize, Order::Mobilize].into_iter();
    while t.listed(A).iter().chain(&t.listed(B)).any(|action| matches!(action, Action::PlaceOrder { .. })) {
        let seat = if t.is_asked(A) { A } else { B };
        let (order, planet) = if seat == A {
            (orders.next().expect("four orders"), HOME)
        } else {
            let planet = NEST;
            let of = |order| Action::PlaceOrder { order, planet };
            let order = [Order::Build, Order::Mobilize, Order::Research]
                .into_iter()
                .find(|&order| t.listed(B).contains(&of(order)));
            (order.expect("an order"), planet)
        };
        t.accepts(seat, Action::PlaceOrder { order, planet });
    }
    let mut special = 0;
    while t.state().round() == 2 {
        let seat = if t.is_asked(A) { A } else { B };
        if seat == A && t.listed(A).contains(&Action::ExecuteAs(Order::SpecialBuild)) {
            t.accepts(A, Action::ExecuteAs(Order::SpecialBuild)).accepts(A, Action::Finish);
            special += 1;
        } else if seat == A && t.listed(A).contains(&Action::Execute) {
            // The special Build order itself, without a module and outside the pool.
            t.accepts(A, Action::Execute).accepts(A, Action::Finish);
            special += 1;
        } else {
            let event = Action::TakeEvent;
            let action = if t.listed(seat).contains(&event) { event } else { t.listed(seat)[0] };
            t.accepts(seat, action);
        }
        assert_eq!(t.state().player(A).brood.pool, 0);
        t.settle();
    }
    assert_eq!(special, 4);
}

/// SC 10.4.5, SC 24.1.1
#[test]
fn scorched_earth_brings_two_machines_of_one_type() {
    let card = Leadership::ScorchedEarthPolicy;
    let there = area(HOME, 0);
    let mut t = chooses(before(card), card);
    t.refuses(A, Action::PlaceUnit { unit: Unit::Marine, area: there }, rules::CARD_SAYS_OTHERWISE);
    t.accepts(A, Action::PlaceUnit { unit: Unit::SiegeTank, area: there });
    t.refuses(A, Action::PlaceUnit { unit: Unit::Battlecruiser, area: there }, rules::CARD_SAYS_OTHERWISE);
    t.may(A, Action::PlaceUnit { unit: Unit::SiegeTank, area: there });
    assert_eq!(t.units(there), [Unit::SiegeTank; 2]);
    assert!(t.state().leads(A, card), "it stays for its second half");
}

/// SC G120
#[test]
fn an_ultimate_sacrifice_wipes_out_an_area_heroes_included() {
    let card = Leadership::UltimateSacrifice;
    let (own, enemy) = (area(Planet::Pridewater, 0), area(Planet::Pridewater, 1));
    let position =
        before(card).units(A, own, &[Unit::Zealot]).units(B, enemy, &[Unit::Zergling, Unit::Torrasque]);
    let mut t = chooses(position, card);
    t.accepts(A, Action::DestroyUnit { unit: Unit::Zealot, area: own });
    t.refuses(A, Action::ChooseArea(area(NEST, 0)), rules::CARD_SAYS_OTHERWISE);
    t.may(A, Action::ChooseArea(enemy));
    assert!(t.units(own).is_empty() && t.units(enemy).is_empty());
}

/// SC 10.3.1, SC 7.1.3
#[test]
fn return_to_aiur_lays_transports_that_cannot_be_lost() {
    let card = Leadership::ReturnToAiur;
    let mut t = chooses(before(card), card);
    for route in 0..3 {
        t.may(A, Action::PlaceTransport(RouteId(route)));
    }
    assert_eq!(t.state().transports(A), 3);
    // Two of them have no base of A at either end.
    passes(&mut t);
    assert_eq!(t.state().transports(A), 3, "nothing is lost to the end of the next round");
    passes(&mut t);
    assert_eq!(t.state().transports(A), 1);
}

/// SC 5.1.2
#[test]
fn the_will_of_the_conclave_places_orders_in_pairs() {
    let card = Leadership::WillOfTheConclave;
    let mut t = chooses(before(card).first(B), card);
    assert_eq!(t.state().first_player(), A);
    let place = |order| Action::PlaceOrder { order, planet: HOME };
    t.refuses(A, Action::Decline, rules::FINISH_FIRST);
    t.accepts(A, place(Order::Build)).accepts(A, place(Order::Mobilize));
    t.accepts(B, Action::PlaceOrder { order: Order::Build, planet: NEST });
    t.accepts(A, place(Order::Research)).accepts(A, Action::Decline);
    t.accepts(B, Action::PlaceOrder { order: Order::Mobilize, planet: NEST });
    t.accepts(A, place(Order::Build)).accepts(A, place(Order::Mobilize));
    t.accepts(B, Action::PlaceOrder { order: Order::Research, planet: NEST });
    t.accepts(A, place(Order::Research)).accepts(A, place(Order::SpecialBuild));
    assert_eq!(t.state().orders().on(HOME).count(), 7);
    t.refuses(A, place(Order::SpecialMobilize), rules::NOT_YOUR_DECISION);
}

/// SC G167
#[test]
fn destiny_keeps_everybody_from_winning_for_two_phases() {
    let card = Leadership::Destiny;
    // B scores a point a round: he has 14, and 15 in the next.
    let mut t = chooses(before(card).points(B, 13), card);
    passes(&mut t);
    assert_eq!(t.points(B), 15);
    assert!(t.state().ended().is_none());
    passes(&mut t);
    t.over([B]);
}

/// SC 15.3.1, SC 21.1.3
#[test]
fn a_deathblow_makes_every_order_a_special_mobilize() {
    let card = Leadership::Deathblow;
    let mut t = chooses(before(card).units(A, area(HOME, 0), &[Unit::Zergling]), card);
    let orders = [Order::Research, Order::Build, Order::SpecialMobilize, Order::Build];
    let mut left = orders.into_iter();
    while let Some(seat) = [A, B]
        .into_iter()
        .find(|&seat| t.listed(seat).iter().any(|action| matches!(action, Action::PlaceOrder { .. })))
    {
        let action = if seat == A {
            Action::PlaceOrder { order: left.next().expect("four orders"), planet: HOME }
        } else {
            t.listed(B)[0]
        };
        t.accepts(seat, action);
    }
    let mut executed = 0;
    while t.state().round() == 2 {
        let seat = if t.is_asked(A) { A } else { B };
        let listed = t.listed(seat);
        let mobilize = [Action::ExecuteAs(Order::SpecialMobilize), Action::Execute];
        let wish = mobilize.into_iter().find(|action| seat == A && listed.contains(action));
        if let Some(action) = wish {
            t.accepts(A, action);
            executed += 1;
        } else if listed.contains(&Action::TakeEvent) {
            t.accepts(seat, Action::TakeEvent);
        } else if listed.contains(&Action::Finish) {
            t.accepts(seat, Action::Finish);
        } else {
            t.accepts(seat, listed[0]);
        }
        t.settle();
        assert_eq!(t.state().player(A).brood.pool, 0, "outside the pool");
    }
    assert_eq!(executed, 4);
}

/// SC 5.1.5
#[test]
fn subtle_influence_leaves_opponents_one_order_on_a_planet() {
    let card = Leadership::SubtleInfluence;
    let there = Planet::Pridewater;
    let position = before(card).units(A, area(there, 0), &[Unit::Zergling; 2]).units(
        B,
        area(there, 1),
        &[Unit::Zergling],
    );
    let mut t = chooses(position, card);
    t.refuses(A, Action::TargetPlanet(NEST), rules::CARD_SAYS_OTHERWISE);
    t.may(A, Action::TargetPlanet(there));
    let place = |order, planet| Action::PlaceOrder { order, planet };
    // The token has gone to B.
    t.accepts(B, place(Order::Build, there)).accepts(A, place(Order::Build, there));
    t.refuses(B, place(Order::Mobilize, there), rules::ONE_ORDER_THERE);
    t.accepts(B, place(Order::Mobilize, NEST)).accepts(A, place(Order::Mobilize, there));
}

/// SC 18.1.4
#[test]
fn the_swarm_flies_and_takes_a_transport_from_every_route() {
    let card = Leadership::TheSwarmFlies;
    let position = before(card).transport(B, RouteId(1)).transport(B, RouteId(2)).transport(A, RouteId(0));
    let mut t = chooses(position, card);
    t.refuses(A, Action::ChooseTransport { seat: A, route: RouteId(0) }, rules::CARD_SAYS_OTHERWISE);
    t.accepts(A, Action::ChooseTransport { seat: B, route: RouteId(1) });
    t.may(A, Action::ChooseTransport { seat: B, route: RouteId(2) });
    assert_eq!((t.state().transports(A), t.state().transports(B)), (1, 0));
}

/// SC 10.1.1
#[test]
fn teeming_spawn_builds_at_once_and_brings_the_workers_back() {
    let card = Leadership::TeemingSpawn;
    let mut t = chooses(before(card), card);
    t.refuses(A, Action::TargetPlanet(FAR), rules::CARD_SAYS_OTHERWISE);
    let workers = t.workers(A);
    t.accepts(A, Action::TargetPlanet(HOME));
    t.accepts(A, Action::BuildUnit { unit: Unit::Zergling, area: area(HOME, 1) }).may(A, Action::PayRest);
    assert!(t.workers(A) < workers);
    t.accepts(A, Action::Finish);
    assert_eq!(t.workers(A), workers);
    assert_eq!(t.units(area(HOME, 1)), [Unit::Zergling]);
}
