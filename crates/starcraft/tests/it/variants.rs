//! SC 19: Galactic Conquest and Team Play.

use orrery_engine::{Chance, Game, SeatSet, Status};
use orrery_starcraft::CONQUEST_ROUNDS;

use crate::support::*;

const END: EventCard = EventCard::TheEndDrawsNear;

fn conquest(players: u8) -> Setup {
    Setup { options: Options { conquest: true, ..Options::default() }, ..Setup::new(players) }
}

fn teams(players: u8) -> Setup {
    Setup { options: Options { teams: true, ..Options::default() }, ..Setup::new(players) }
}

fn goes_on(t: &Scenario<StarCraft>) -> bool {
    matches!(t.state().status(), Status::Decision(_))
}

/// SC 19.1.1
#[test]
fn nobody_gains_points_in_galactic_conquest() {
    let mut t = Arrangement::of(&conquest(2)).drawn(B, EventCard::RallyingCry).begin();
    assert_eq!(t.points(B), 0, "in spite of the base on Helios");
    t.accepts(B, Action::PlayEvent(EventCard::RallyingCry));
    assert_eq!(t.points(B), 0);
}

/// SC 19.1.2, SC G78
#[test]
fn only_elimination_wins_a_galactic_conquest() {
    // Enough points and a special condition met.
    let t = Arrangement::of(&conquest(2))
        .points(A, 20)
        .stage(Stage::Three)
        .base(B, area(Planet::Torus, 1))
        .base(B, area(Planet::Pridewater, 1))
        .begin();
    assert!(goes_on(&t));
    let mut t = Arrangement::of(&conquest(2)).units(A, area(Planet::Helios, 0), &[Unit::Marine]).begin();
    t.over([A]);
}

/// SC 19.1.3
#[test]
fn galactic_conquest_is_played_without_the_end() {
    let mut t = Scenario::<StarCraft>::new(&Setup {
        options: Options { conquest: true, ..crate::setup::quick(6).options },
        ..Setup::new(6)
    });
    t.settle();
    let deck = t.state().events(EventZone::Deck);
    assert_eq!(deck.len(), 67);
    assert!(deck.iter().all(|face| face.card != END));
}

/// SC 19.1.4, SC G138
#[test]
fn stage_three_is_shuffled_anew_when_the_deck_runs_out() {
    let mut t = Arrangement::of(&conquest(2))
        .no_events()
        .event_top(EventCard::MomentOfGlory)
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .order_on_top(B, Planet::Helios, Order::Build)
        .begin();
    t.accepts(A, Action::TakeEvent);
    assert_eq!(t.state().status(), Status::Chance(Chance::Shuffle));
    t.shuffles(1);
    assert!(t.events().contains(&Event::EventsReshuffled));
    let deck = t.state().events(EventZone::Deck);
    assert_eq!(deck.len(), 16, "17 of Stage III, one of them just drawn");
    assert!(deck.iter().all(|face| face.stage == Stage::Three));
    t.offers(B, Action::Execute);
}

/// SC 19.1.4, SC G138
#[test]
fn an_empty_deck_is_renewed_at_the_end_of_step_8_if_it_was_not_before() {
    let mut t = Arrangement::of(&conquest(2)).no_events().begin();
    assert_eq!(t.state().status(), Status::Chance(Chance::Shuffle));
    t.shuffles(1);
    assert_eq!(t.state().events(EventZone::Deck).len(), 17);
    assert_eq!(t.state().round(), 2);
}

/// SC 19.1.5
#[test]
fn galactic_conquest_with_teams_goes_on_until_one_team_is_left() {
    let options = Options { conquest: true, teams: true, ..Options::default() };
    let mut t = Arrangement::of(&Setup { options, ..Setup::new(4) }).planning().begin();
    t.concedes(A);
    assert!(goes_on(&t));
    t.concedes(B).concedes(D);
    t.over([A, C]);
}

/// SC G135
#[test]
fn a_galactic_conquest_that_nobody_decides_is_shared() {
    let mut t = Arrangement::of(&conquest(3)).round(CONQUEST_ROUNDS).begin();
    t.over([A, B, C]);
    assert_eq!(t.state().ended(), Some(End::Stalemate));
    assert!(goes_on(&Arrangement::of(&conquest(3)).round(CONQUEST_ROUNDS - 1).begin()));
    assert!(goes_on(&Arrangement::new(3).round(CONQUEST_ROUNDS).begin()), "in this variant only");
}

/// SC 19.2.1
#[test]
fn four_or_six_play_in_teams_of_two() {
    for players in [2, 3, 5] {
        assert_eq!(StarCraft::new(&teams(players)), Err(rules::WRONG_NUMBER_FOR_TEAMS));
    }
    assert!(StarCraft::new(&teams(4)).is_ok() && StarCraft::new(&teams(6)).is_ok());
}

/// SC 19.2.2
#[test]
fn teams_are_dealt_their_factions() {
    let mut t = Scenario::<StarCraft>::new(&Setup { first: Some(A), ..teams(4) });
    assert_eq!(t.state().status(), Status::Chance(Chance::Shuffle));
    t.shuffles(3);
    let factions: std::collections::BTreeSet<Faction> =
        Seat::all(4).map(|seat| t.state().faction(seat)).collect();
    assert_eq!(factions.len(), 4);
}

/// SC 19.2.3
#[test]
fn teammates_sit_opposite() {
    let four = teams(4);
    assert_eq!(Seat::all(4).map(|seat| four.team(seat)).collect::<Vec<_>>(), [0, 1, 0, 1]);
    let six = teams(6);
    assert_eq!(Seat::all(6).map(|seat| six.team(seat)).collect::<Vec<_>>(), [0, 1, 2, 0, 1, 2]);
}

/// SC 19.2.4
#[test]
fn a_teammates_areas_cannot_be_entered() {
    // A and C are a team, B is not of it.
    let to = |number| Action::MoveTo(area(Planet::Torus, number));
    let mut t = Arrangement::of(&teams(4))
        .units(A, area(Planet::Torus, 0), &[Unit::Marine])
        .base(C, area(Planet::Torus, 1))
        .units(C, area(Planet::Torus, 2), &[Unit::Zealot])
        .units(B, area(Planet::Torus, 3), &[Unit::Zergling])
        .order_on_top(A, Planet::Torus, Order::Mobilize)
        .begin();
    t.accepts(A, Action::Execute);
    t.accepts(A, Action::PickUp { unit: Unit::Marine, area: area(Planet::Torus, 0) });
    t.offers(A, to(3)).does_not_offer(A, to(1)).does_not_offer(A, to(2));
}

/// SC 19.2.5, SC G81
#[test]
fn a_teammates_base_denies_the_empty_areas() {
    let empty = area(Planet::Pridewater, 2);
    let t = Arrangement::of(&teams(4))
        .base(A, area(Planet::Pridewater, 0))
        .base(C, area(Planet::Pridewater, 1))
        .begin();
    assert_eq!(t.state().area(empty).card, None);
    assert!(t.state().is_enemy(area(Planet::Pridewater, 1), A));
}

/// SC 19.2.6, SC 19.2 example a
#[test]
fn a_teammates_bases_do_not_help() {
    // B is the Overmind; D his teammate.
    let position = || Arrangement::of(&teams(4)).stage(Stage::Three).base(B, area(Planet::Torus, 1));
    assert!(goes_on(&position().base(D, area(Planet::Pridewater, 1)).begin()));
    let mut t = position().base(B, area(Planet::Pridewater, 1)).begin();
    t.over([B, D]);
}

/// SC 19.2.7
#[test]
fn a_team_leaves_one_area_of_a_planet_without_its_bases() {
    // Abaddon has two areas; with 4 players Vyctor V has two as well: D's team holds one with a base.
    let site = area(Planet::VyctorV, 1);
    let position = |builder: Seat, unit| {
        Arrangement::of(&teams(4))
            .units(builder, site, &[unit])
            .order_on_top(builder, Planet::VyctorV, Order::Build)
            .turn_of(builder)
            .begin()
    };
    // B is D's teammate: both areas would have bases of the team.
    let mut t = position(B, Unit::Zergling);
    t.accepts(B, Action::Execute).does_not_offer(B, Action::BuildBase(site));
    let mut t = position(A, Unit::Marine);
    t.accepts(A, Action::Execute).offers(A, Action::BuildBase(site));
}

/// SC G79
#[test]
fn teammates_see_no_hidden_cards_of_each_other() {
    use orrery_engine::Viewer;
    let t = Arrangement::of(&teams(4))
        .hand(C, &[Card::numbered(Race::Protoss, 1)])
        .order_on_top(C, Planet::Tarsonis, Order::Build)
        .planning()
        .begin();
    let orders = |viewer| {
        t.state()
            .view(Viewer::Seat(viewer))
            .planets
            .iter()
            .flat_map(|planet| planet.orders.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(orders(A)[0].order, None);
    assert_eq!(orders(C)[0].order, Some(Order::Build));
    let mut other = t.state().clone();
    other.redeal(Viewer::Seat(A), 7);
    assert_eq!(other.view(Viewer::Seat(A)), t.state().view(Viewer::Seat(A)));
}

/// SC G82
#[test]
fn a_teammates_transports_cannot_be_used() {
    let from = area(Planet::Torus, 1);
    let mut t = Arrangement::of(&teams(4))
        .units(A, from, &[Unit::Marine])
        .transport(C, RouteId(3))
        .order_on_top(A, Planet::Tarsonis, Order::Mobilize)
        .begin();
    t.accepts(A, Action::Execute);
    t.does_not_offer(A, Action::PickUp { unit: Unit::Marine, area: from });
}

/// SC 19.3.1, SC 19.3.2
#[test]
fn of_two_teams_that_qualify_the_one_with_more_points_wins() {
    // The Overmind (B) has three bases; Raynor (A) six resource areas.
    let position = || {
        let held = [
            (Planet::ChauSara, 2),
            (Planet::Pridewater, 0),
            (Planet::Pridewater, 2),
            (Planet::Torus, 2),
            (Planet::Torus, 3),
        ];
        let position = Arrangement::of(&teams(4))
            .stage(Stage::Three)
            .base(B, area(Planet::Torus, 1))
            .base(B, area(Planet::Pridewater, 1));
        held.iter().fold(position, |position, &(planet, number)| {
            position.units(A, area(planet, number), &[Unit::Marine])
        })
    };
    position().points(C, 9).points(B, 6).begin().over([A, C]);
    position().points(A, 3).points(D, 9).begin().over([B, D]);
}

/// SC 19.3.3, SC 19.3.5, SC G83
#[test]
fn a_team_needs_thirty_points_together() {
    // In step 5 B scores 1, C 1 and D 2.
    let t = Arrangement::of(&teams(4)).points(A, 20).points(C, 8).begin();
    assert!(goes_on(&t));
    Arrangement::of(&teams(4)).points(A, 20).points(C, 9).begin().over([A, C]);
    // Equal sums: the resources of both teammates decide.
    let mut t = Arrangement::of(&teams(4)).points(A, 29).points(B, 27).begin();
    assert_eq!((t.points(A) + t.points(C), t.points(B) + t.points(D)), (30, 30));
    let held = |seats: [Seat; 2]| -> u8 {
        let own = |area: &Area| seats.iter().any(|&seat| t.state().area(*area).card == Some(seat));
        t.state().areas().filter(own).map(Area::amount).sum()
    };
    let winners = if held([A, C]) > held([B, D]) { [A, C] } else { [B, D] };
    assert_ne!(held([A, C]), held([B, D]));
    t.over(winners);
}

/// SC 19.3.4
#[test]
fn aldaris_raises_the_goal_of_the_other_teams() {
    let t = Arrangement::of(&teams(4)).faction(B, Faction::Aldaris).points(A, 38).begin();
    assert!(goes_on(&t));
    assert_eq!([A, B, C, D].map(|seat| t.state().points_needed(seat)), [40, 30, 40, 30]);
    Arrangement::of(&teams(4)).faction(B, Faction::Aldaris).points(A, 39).begin().over([A, C]);
    Arrangement::of(&teams(4)).faction(B, Faction::Aldaris).points(A, 38).points(D, 27).begin().over([B, D]);
}

/// SC 19.3.6
#[test]
fn time_gives_the_game_to_the_team_with_the_most_points() {
    let mut t =
        Arrangement::of(&teams(4)).points(A, 5).points(B, 3).points(C, 5).points(D, 1).no_events().begin();
    t.over([A, C]);
    assert_eq!(t.state().ended(), Some(End::EndGame));
}

/// SC 19.3.7
#[test]
fn time_gives_the_game_to_the_team_of_aldaris() {
    let mut t =
        Arrangement::of(&teams(4)).faction(B, Faction::Aldaris).points(A, 9).beside(1).drawn(A, END).begin();
    t.accepts(A, Action::PlayEvent(END));
    t.over([B, D]);
}

/// SC 19.3.8, SC G80
#[test]
fn an_eliminated_teammate_shares_the_victory_and_his_points_count() {
    // C is eliminated in step 1; his nine points and A's make thirty.
    let mut t = Arrangement::of(&teams(4))
        .units(B, area(Planet::Tarsonis, 0), &[Unit::Zergling])
        .points(A, 21)
        .points(C, 9)
        .begin();
    assert_eq!(t.state().in_game(), [A, B, D].into_iter().collect::<SeatSet>());
    t.over([A, C]);
    assert_eq!(t.state().ended(), Some(End::Normal));
    let mut t = Arrangement::of(&teams(4)).planning().begin();
    t.concedes(C).concedes(B).concedes(D).over([A, C]);
    assert_eq!(t.state().ended(), Some(End::Elimination));
}

/// SC G137
#[test]
fn of_an_eliminated_teammate_only_the_points_break_ties() {
    // C is eliminated in step 1; both teams have 30 points. A has 9 minerals and gas, B and D have 13.
    let mut t = Arrangement::of(&teams(4))
        .units(B, area(Planet::Tarsonis, 0), &[Unit::Zergling])
        .depletion(area(Planet::Helios, 1), Depletion::Complete)
        .depletion(area(Planet::Helios, 3), Depletion::Complete)
        .points(A, 21)
        .points(C, 9)
        .points(B, 26)
        .begin();
    assert_eq!([A, B, C, D].map(|seat| t.points(seat)), [21, 28, 9, 2]);
    t.over([B, D]);
}
