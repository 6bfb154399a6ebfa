//! SC 7: the Regrouping phase. A position without orders runs through it up to the first decision.

use orrery_engine::{Game, SeatSet, Status, Viewer};

use crate::support::*;

const END: EventCard = EventCard::TheEndDrawsNear;

fn card_of(t: &Scenario<StarCraft>, area: Area) -> Option<Seat> {
    t.state().area(area).card
}

fn base_of(t: &Scenario<StarCraft>, area: Area) -> Option<Seat> {
    t.state().area(area).base
}

/// SC 7.0.1, SC 7.0.2
#[test]
fn the_steps_come_in_order_for_all_players() {
    // B's base on Helios falls in step 1, so that B neither keeps its cards in step 2 nor scores it in step 5.
    let shared = area(Planet::Helios, 0);
    let mut t = Arrangement::new(2)
        .units(A, shared, &[Unit::Marine])
        .units(B, area(Planet::Torus, 0), &[Unit::Zergling])
        .drawn(A, EventCard::WarGames)
        .order_on_top(A, Planet::Helios, Order::Build)
        .begin();
    t.accepts(A, Action::TakeEvent);
    let told = t.events();
    let at = |wanted: fn(&Event) -> bool| told.iter().position(wanted).expect("it happened");
    let base = at(|event| matches!(event, Event::BaseDestroyed { seat: B, .. }));
    let lost = at(|event| matches!(event, Event::ResourceLost { seat: B, .. }));
    let scored = at(|event| matches!(event, Event::PointsGained { .. }));
    let read = at(|event| matches!(event, Event::EventsRead { .. }));
    assert!(base < lost && lost < scored && scored < read);
    assert_eq!((t.points(A), t.points(B)), (1, 2), "A's Marine holds the area, B's Zergling another");
}

/// SC 7.1.1, SC 7.1.2, SC 7.1.5
#[test]
fn a_base_beside_an_enemy_unit_falls_in_this_step_and_not_before() {
    let [of_a, of_b] = [area(Planet::ChauSara, 0), area(Planet::Helios, 0)];
    let mut t = Arrangement::new(2)
        .units(A, of_b, &[Unit::Marine])
        .units(B, of_a, &[Unit::Zergling])
        .order_on_top(A, Planet::ChauSara, Order::Mobilize)
        .begin();
    assert_eq!((base_of(&t, of_a), base_of(&t, of_b)), (Some(A), Some(B)));
    t.accepts(A, Action::TakeEvent);
    // Both go at once: neither player is spared because the other one lost his base first.
    assert_eq!((base_of(&t, of_a), base_of(&t, of_b)), (None, None));
}

/// SC 7.1.3, SC 7.1.4, SC 7.1 example a, SC G17
#[test]
fn a_transport_needs_a_base_at_one_end() {
    // The red base on Helios falls to a green Ultralisk; red has another base on Pridewater.
    let mut t = Arrangement::new(2)
        .base(B, area(Planet::Pridewater, 1))
        .units(A, area(Planet::Helios, 0), &[Unit::Goliath])
        .transport(B, RouteId(1))
        .transport(B, RouteId(2))
        .transport(A, RouteId(2))
        .order_on_top(A, Planet::Torus, Order::Mobilize)
        .begin();
    let has = |t: &Scenario<StarCraft>, seat, route| {
        t.state().routes().get(RouteId(route)).expect("a route").transports.contains(seat)
    };
    // A's own has no base at either end, and lives until now.
    assert!(has(&t, A, 2));
    t.accepts(A, Action::TakeEvent);
    assert!(has(&t, B, 1), "it still touches Pridewater");
    assert!(!has(&t, B, 2) && !has(&t, A, 2));
}

/// SC 7.2.1, SC 7.2.3, SC 7.2.4
#[test]
fn without_a_base_the_cards_of_a_planet_are_lost_with_their_workers() {
    let minerals = area(Planet::Helios, 1);
    let t = Arrangement::new(2)
        .no_base(area(Planet::Helios, 0))
        .units(B, minerals, &[Unit::Zergling])
        .workers(B, 6)
        .workers_on(minerals, 2)
        .begin();
    assert_eq!(card_of(&t, minerals), None);
    assert_eq!(t.state().all_workers(B), 6, "the two on the card are destroyed");
}

/// SC 7.2.2, SC 7.2.5
#[test]
fn an_enemy_in_the_area_takes_its_card_and_no_other() {
    let [minerals, gas] = [area(Planet::Helios, 1), area(Planet::Helios, 3)];
    let t = Arrangement::new(2).units(A, minerals, &[Unit::Marine]).base(A, minerals).begin();
    assert_eq!(card_of(&t, minerals), Some(A), "A has a base there and takes it in the next step");
    assert_eq!(card_of(&t, gas), Some(B), "the empty area's card stays");
    let t = Arrangement::new(2).units(A, minerals, &[Unit::Marine]).begin();
    assert_eq!(card_of(&t, minerals), None);
}

/// SC 7.2.6, SC G35
#[test]
fn a_lost_area_can_be_harvested_until_this_step() {
    let minerals = area(Planet::Helios, 1);
    let mut t = Arrangement::new(2)
        .units(A, minerals, &[Unit::Marine])
        .order_on_top(B, Planet::Helios, Order::Build)
        .turn_of(B)
        .begin();
    t.accepts(B, Action::Execute).accepts(B, Action::BuildWorker).accepts(B, Action::Assign(minerals));
    let workers = t.state().all_workers(B);
    t.accepts(B, Action::Finish);
    assert_eq!(t.state().all_workers(B), workers - 1);
}

/// SC 7.3.1, SC 7.3.6
#[test]
fn friendly_areas_of_a_planet_with_a_base_give_their_cards() {
    let [with_base, unit_only] = [area(Planet::Pridewater, 0), area(Planet::Torus, 1)];
    let t = Arrangement::new(2)
        .base(A, with_base)
        .base(B, area(Planet::Pridewater, 1))
        .units(A, area(Planet::Pridewater, 2), &[Unit::Marine])
        .units(A, unit_only, &[Unit::Marine])
        .begin();
    assert_eq!(card_of(&t, with_base), Some(A));
    assert_eq!(card_of(&t, area(Planet::Pridewater, 2)), Some(A));
    assert_eq!(card_of(&t, area(Planet::Pridewater, 1)), Some(B));
    assert_eq!(card_of(&t, unit_only), None, "there is no base on Torus");
}

/// SC 7.3.2, SC 7.3.3
#[test]
fn the_only_base_takes_empty_areas_too() {
    let empty = area(Planet::Pridewater, 2);
    let alone = Arrangement::new(2).base(A, area(Planet::Pridewater, 0)).begin();
    assert_eq!(card_of(&alone, empty), Some(A));
    let shared =
        Arrangement::new(2).base(A, area(Planet::Pridewater, 0)).base(B, area(Planet::Pridewater, 1)).begin();
    assert_eq!(card_of(&shared, empty), None);
}

/// SC G19
#[test]
fn a_card_changes_hands_within_one_phase() {
    let minerals = area(Planet::Helios, 1);
    let t = Arrangement::new(2).units(A, minerals, &[Unit::Marine]).base(A, area(Planet::Helios, 2)).begin();
    assert_eq!(card_of(&t, minerals), Some(A));
}

/// SC 7.3.4, SC 7.3.5
#[test]
fn a_gained_card_shows_how_far_its_area_is_depleted() {
    let [partial, complete] = [area(Planet::Pridewater, 0), area(Planet::Pridewater, 1)];
    let t = Arrangement::new(2)
        .base(A, area(Planet::Pridewater, 2))
        .depletion(partial, Depletion::Partial)
        .depletion(complete, Depletion::Complete)
        .begin();
    assert_eq!(card_of(&t, partial), Some(A));
    assert_eq!(t.state().area(partial).depletion, Depletion::Partial);
    assert_eq!(card_of(&t, complete), None);
}

/// SC 7.4.1
#[test]
fn all_workers_come_back() {
    let t = Arrangement::new(2)
        .workers(A, 2)
        .unavailable(A, 3)
        .permanent(A, Resource::Minerals, 2)
        .permanent(A, Resource::Gas, 1)
        .workers_on(area(Planet::ChauSara, 2), 2)
        .begin();
    let player = t.state().player(A);
    assert_eq!((player.workers, player.unavailable, player.permanent), (10, 0, [0, 0]));
    assert_eq!(t.state().area(area(Planet::ChauSara, 2)).workers, 0);
}

/// SC 7.5.1, SC 7.5.2
#[test]
fn conquest_points_come_from_controlled_areas() {
    let t = Arrangement::new(2)
        .units(A, area(Planet::Torus, 0), &[Unit::Marine])
        .units(A, area(Planet::Helios, 2), &[Unit::Marine])
        .begin();
    // Torus 2, the second area of Helios 1; Chau Sara's is empty, though A's is the only base there.
    assert_eq!(t.points(A), 3);
    assert_eq!(t.points(B), 1);
}

/// SC 7.5.2
#[test]
fn an_area_with_an_enemy_base_scores_for_nobody() {
    // The base falls in step 1; with a base of a third player the unit stands alone.
    let t = Arrangement::new(2)
        .units(A, area(Planet::Helios, 0), &[Unit::Marine])
        .base(B, area(Planet::Torus, 1))
        .begin();
    assert_eq!((t.points(A), t.points(B)), (1, 0));
}

/// SC 7.5.3
#[test]
fn points_are_scored_every_round_and_never_lost() {
    let mut t = Arrangement::new(2).points(B, 4).begin();
    assert_eq!(t.points(B), 5);
    for _ in 0..4 {
        for (seat, planet) in [(B, Planet::Helios), (A, Planet::ChauSara)] {
            let order = if t.state().player(seat).unused[1] > 0 { Order::Mobilize } else { Order::Build };
            t.accepts(seat, Action::PlaceOrder { order, planet });
        }
    }
    for _ in 0..4 {
        t.accepts(B, Action::Execute);
        if t.state().revealed().is_some_and(|(planet, _)| planet != Planet::ChauSara) {
            t.accepts(B, Action::Finish);
        }
        t.accepts(A, Action::TakeEvent);
    }
    assert_eq!(t.points(B), 6);
}

/// SC 7.8.1, SC G18
#[test]
fn event_cards_are_read_by_their_owner_only() {
    let t = Arrangement::new(2).drawn(A, EventCard::WarGames).drawn(B, EventCard::SpareHulls).begin();
    let face =
        |viewer, seat: Seat| t.state().view(viewer).players[seat.index()].drawn[0].face.map(|face| face.card);
    assert_eq!(face(Viewer::Seat(A), A), Some(EventCard::WarGames));
    assert_eq!(face(Viewer::Seat(B), B), Some(EventCard::SpareHulls));
    assert_eq!(face(Viewer::Seat(A), B), None);
    assert_eq!(face(Viewer::Spectator, A), None);
}

/// SC 7.8.2, SC 7.8.3, SC 7.8.4, SC 7.8.5, SC 17.2.3, SC G20
#[test]
fn each_player_in_turn_plays_one_event_card() {
    let mut t = Arrangement::new(2)
        .first(B)
        .turn_of(B)
        .drawn(A, EventCard::RecruitmentDrive)
        .drawn(A, EventCard::WarGames)
        .drawn(B, EventCard::RecruitmentDrive)
        .begin();
    assert_eq!(t.state().status(), Status::Decision(SeatSet::only(B)));
    t.refuses(B, Action::PlayEvent(EventCard::WarGames), rules::EVENT_NOT_DRAWN);
    t.accepts(B, Action::PlayEvent(EventCard::RecruitmentDrive));
    assert_eq!(t.workers(B), 10);
    t.events();
    t.accepts(A, Action::PlayEvent(EventCard::RecruitmentDrive));
    assert_eq!(t.workers(A), 10);
    let told = t.events();
    assert!(told.contains(&Event::EventPlayed { seat: A, card: EventCard::RecruitmentDrive }));
    assert!(told.contains(&Event::EventsDiscarded { seat: A, cards: vec![EventCard::WarGames] }));
    assert_eq!(t.hand(A).len(), 0, "the other card has no effect");
    let discard = t.state().events(EventZone::Discard);
    assert_eq!(discard.iter().filter(|face| face.card == EventCard::RecruitmentDrive).count(), 2);
    // The next round has begun.
    assert_eq!(t.state().round(), 2);
}

/// SC 7.8.2, SC 7.8.4
#[test]
fn event_cards_may_be_declined() {
    let mut t = Arrangement::new(2).drawn(A, EventCard::RecruitmentDrive).begin();
    t.accepts(A, Action::Decline);
    assert_eq!(t.workers(A), 8);
    assert!(
        t.events().contains(&Event::EventsDiscarded { seat: A, cards: vec![EventCard::RecruitmentDrive] })
    );
}

/// SC 7.8.5, SC 7.8.6, SC G23
#[test]
fn a_card_for_the_play_area_stays_with_its_owner() {
    let mut t = Arrangement::new(2)
        .kept(A, EventCard::SupremeEffort)
        .kept(A, EventCard::ListeningPost)
        .kept(A, EventCard::ExpandedStaff)
        .drawn(A, EventCard::ExpandedStaff)
        .begin();
    t.accepts(A, Action::PlayEvent(EventCard::ExpandedStaff));
    assert_eq!(t.state().events(EventZone::Kept(A)).len(), 4);
    assert_eq!(t.state().hand_limit(A), 10);
}

/// SC 7.8.7
#[test]
fn the_end_draws_near_must_be_played() {
    let mut t = Arrangement::new(2).drawn(A, END).drawn(A, EventCard::MomentOfGlory).begin();
    t.refuses(A, Action::Decline, rules::END_MUST_BE_PLAYED);
    t.refuses(A, Action::PlayEvent(EventCard::MomentOfGlory), rules::END_MUST_BE_PLAYED);
    t.accepts(A, Action::PlayEvent(END)).accepts(A, Action::TakePoint);
    assert!(t.events().contains(&Event::EventsDiscarded { seat: A, cards: vec![EventCard::MomentOfGlory] }));
    assert_eq!(t.points(A), 1, "the benefit of the end alone");
}

/// SC 7.8.8, SC 7.8.9
#[test]
fn all_copies_of_the_end_are_played_and_stay_beside_the_board() {
    let mut t = Arrangement::new(2).drawn(A, END).drawn(A, END).points(A, 9).begin();
    t.accepts(A, Action::PlayEvent(END)).accepts(A, Action::TakePoint);
    assert_eq!(t.state().events(EventZone::Beside).len(), 2);
    assert_eq!(t.points(A), 10, "the benefit comes once");
    t.over([A]);
}

/// SC 7.8.9
#[test]
fn one_end_does_not_end_the_game() {
    let mut t = Arrangement::new(2).drawn(A, END).begin();
    t.accepts(A, Action::PlayEvent(END)).accepts(A, Action::TakePoint);
    assert_eq!(t.state().events(EventZone::Beside).len(), 1);
    assert_eq!(t.state().round(), 2);
}

/// SC 7.8.10
#[test]
fn no_drawn_event_card_survives_the_round() {
    let mut t = Arrangement::new(2).drawn(A, EventCard::WarGames).drawn(B, EventCard::WarGames).begin();
    t.accepts(A, Action::Decline).accepts(B, Action::Decline);
    assert!([A, B].iter().all(|&seat| t.state().events(EventZone::Drawn(seat)).is_empty()));
}

/// SC G21
#[test]
fn an_event_card_without_effect_may_be_played() {
    // No transport lies anywhere.
    let mut t = Arrangement::new(2).drawn(A, EventCard::Raiders).begin();
    t.accepts(A, Action::PlayEvent(EventCard::Raiders));
    assert_eq!(t.state().round(), 2);
}

fn numbered(race: Race, count: u8) -> Vec<Card> {
    (1..=count).map(|number| Card::numbered(race, number)).collect()
}

/// SC 7.9.1, SC 7.9.2
#[test]
fn hands_are_cut_to_the_limit() {
    let mut t =
        Arrangement::new(2).hand(A, &numbered(Race::Terran, 9)).hand(B, &numbered(Race::Zerg, 7)).begin();
    t.refuses(A, Action::Discard(Card::numbered(Race::Terran, 10)), rules::NOT_IN_HAND);
    t.accepts(A, Action::Discard(Card::numbered(Race::Terran, 4)));
    t.accepts(B, Action::Discard(Card::numbered(Race::Zerg, 1)));
    assert_eq!((t.hand(A).len(), t.hand(B).len()), (8, 6));
    assert_eq!(t.cards(A, CardZone::Discard), [Card::numbered(Race::Terran, 4)]);
}

/// SC 7.9.3
#[test]
fn an_event_card_raises_the_limit() {
    let t = Arrangement::new(2).kept(B, EventCard::ExpandedStaff).hand(B, &numbered(Race::Zerg, 7)).begin();
    assert_eq!(t.hand(B).len(), 7);
    assert_eq!(t.state().round(), 2);
}

/// SC 7.9.4
#[test]
fn the_limit_counts_in_this_step_only() {
    let mut t = Arrangement::new(2)
        .hand(B, &numbered(Race::Zerg, 6))
        .order_on_top(B, Planet::Helios, Order::Research)
        .turn_of(B)
        .begin();
    t.accepts(B, Action::Execute).accepts(B, Action::Draw);
    assert_eq!(t.hand(B).len(), 9);
}

/// SC 7.9.5
#[test]
fn cards_in_the_play_area_do_not_count() {
    let technology =
        Technology::of(Race::Zerg, Edition::Base).find(|technology| technology.def().play_area).expect("one");
    let t = Arrangement::new(2).technology(B, technology).hand(B, &numbered(Race::Zerg, 6)).begin();
    assert!(!t.cards(B, CardZone::PlayArea).is_empty());
    assert_eq!((t.hand(B).len(), t.state().round()), (6, 2));
}

/// SC 7.9.6
#[test]
fn nobody_draws_up() {
    let t = Arrangement::new(2).hand(B, &numbered(Race::Zerg, 3)).begin();
    assert_eq!((t.hand(B).len(), t.state().round()), (3, 2));
}

/// SC G22
#[test]
fn discards_are_chosen_at_once_and_shown_together() {
    let mut t =
        Arrangement::new(2).hand(A, &numbered(Race::Terran, 10)).hand(B, &numbered(Race::Zerg, 7)).begin();
    assert_eq!(t.state().status(), Status::Decision(SeatSet::first(2)));
    let first = Card::numbered(Race::Terran, 4);
    t.accepts(A, Action::Discard(first)).accepts(A, Action::Discard(Card::numbered(Race::Terran, 5)));
    assert!(t.cards(A, CardZone::Discard).is_empty());
    assert_eq!(t.state().status(), Status::Decision(SeatSet::only(B)));
    assert_eq!(t.events(), [Event::DiscardChosen { seat: A }, Event::DiscardChosen { seat: A }]);
    t.accepts(B, Action::Discard(Card::numbered(Race::Zerg, 1)));
    assert_eq!(t.cards(A, CardZone::Discard).len(), 2);
}

/// SC 7.10.1
#[test]
fn the_first_player_token_goes_to_the_left() {
    let t = Arrangement::new(3).first(C).turn_of(C).begin();
    assert_eq!(t.state().first_player(), A);
    assert_eq!(t.state().round(), 2);
    assert_eq!(t.state().status(), Status::Decision(SeatSet::only(A)));
}

/// SC G34
#[test]
fn workers_on_a_card_that_is_depleted_by_an_event_become_unavailable() {
    // A pays for a module in step 8; then B depletes the area his workers are in.
    let minerals = area(Planet::ChauSara, 2);
    let mut t =
        Arrangement::new(2).drawn(A, EventCard::PrefabModules).drawn(B, EventCard::ScorchedWorld).begin();
    t.accepts(A, Action::PlayEvent(EventCard::PrefabModules)).accepts(A, Action::BuyModule(Module::Research));
    t.accepts(A, Action::Assign(minerals));
    assert_eq!((t.workers(A), t.state().area(minerals).workers), (7, 1));
    t.accepts(B, Action::PlayEvent(EventCard::ScorchedWorld)).accepts(B, Action::ChooseArea(minerals));
    assert_eq!((card_of(&t, minerals), t.state().player(A).unavailable), (None, 1));
    assert_eq!(t.state().all_workers(A), 8);
}
