//! SC 8: victory. A position without orders runs through the Regrouping phase.

use orrery_engine::{Game, Status};

use crate::support::*;

const END: EventCard = EventCard::TheEndDrawsNear;

fn goes_on(t: &Scenario<StarCraft>) -> bool {
    matches!(t.state().status(), Status::Decision(_))
}

fn over(t: &mut Scenario<StarCraft>, winners: impl IntoIterator<Item = Seat>, end: End) {
    t.over(winners);
    assert_eq!(t.state().ended(), Some(end));
}

/// SC 1.1.4, SC 7.6.1, SC 8.1.1, SC 8.2.1
#[test]
fn fifteen_points_win_at_the_end_of_step_6() {
    // B scores one point on Helios.
    let t = Arrangement::new(2).points(B, 13).begin();
    assert!(goes_on(&t) && t.points(B) == 14);
    let mut t = Arrangement::new(2).points(A, 15).points(B, 17).begin();
    over(&mut t, [B], End::Normal);
}

/// Places behind the victory go by conquest points.
#[test]
fn the_others_are_placed_by_their_points() {
    let t = Arrangement::new(4).points(B, 20).points(A, 2).points(C, 9).points(D, 5).begin();
    assert_eq!(t.state().places(&[]), Some(vec![4, 1, 2, 3]));
    assert_eq!(Arrangement::new(2).begin().state().places(&[]), None);
}

/// SC 8.1.5
#[test]
fn a_normal_victory_forestalls_a_special_one_and_that_one_the_end() {
    // C, the Overmind, has three bases; A has the points.
    let bases = |players| {
        Arrangement::new(players)
            .stage(Stage::Three)
            .base(B, area(Planet::Torus, 1))
            .base(B, area(Planet::Pridewater, 1))
            .beside(2)
    };
    let mut t = bases(2).points(A, 15).begin();
    over(&mut t, [A], End::Normal);
    let mut t = bases(2).points(A, 14).begin();
    over(&mut t, [B], End::Special);
}

/// SC 8.2.2, SC G30
#[test]
fn resources_break_a_tie_by_their_amount() {
    // A: permanent 6, gas 1 and minerals 2; B: permanent 6, minerals 2 and gas 1 of Helios, Torus gas 2.
    let mut t = Arrangement::new(2).points(A, 15).points(B, 14).begin();
    over(&mut t, [A, B], End::Normal);
    let mut t = Arrangement::new(2).points(A, 15).points(B, 13).base(B, area(Planet::Torus, 2)).units(
        A,
        area(Planet::Pridewater, 0),
        &[Unit::Marine],
    );
    // One area and one card more for B, but one card of 2 against A's none.
    t = t.points(B, 14);
    let mut t = t.begin();
    over(&mut t, [B], End::Normal);
}

/// SC G30
#[test]
fn a_partially_depleted_card_counts_in_full() {
    let mut t = Arrangement::new(2)
        .points(A, 15)
        .points(B, 14)
        .depletion(area(Planet::ChauSara, 2), Depletion::Partial)
        .begin();
    over(&mut t, [A, B], End::Normal);
    let mut t = Arrangement::new(2)
        .points(A, 15)
        .points(B, 14)
        .depletion(area(Planet::ChauSara, 2), Depletion::Complete)
        .begin();
    over(&mut t, [B], End::Normal);
}

/// SC 8.2.3, SC 8.2.7
#[test]
fn controlled_areas_break_the_next_tie() {
    // Equal points and resources; a Marine on Pridewater gives A an area more.
    let mut t = Arrangement::new(2)
        .points(A, 15)
        .points(B, 14)
        .workers(B, 15)
        .units(A, area(Planet::Pridewater, 0), &[Unit::Marine])
        .begin();
    over(&mut t, [A], End::Normal);
}

/// SC 8.2.4
#[test]
fn bases_break_the_next_tie() {
    // A second base of A's beside a conquest area of the same worth as B's unit: no card, one area each.
    let mut t = Arrangement::new(2)
        .points(A, 13)
        .points(B, 12)
        .base(A, area(Planet::Torus, 0))
        .depletion(area(Planet::Torus, 1), Depletion::Complete)
        .depletion(area(Planet::Torus, 2), Depletion::Complete)
        .depletion(area(Planet::Torus, 3), Depletion::Complete)
        .units(B, area(Planet::ChauSara, 1), &[Unit::Zergling])
        .units(A, area(Planet::Pridewater, 0), &[Unit::Marine])
        .units(B, area(Planet::Pridewater, 1), &[Unit::Zergling])
        .workers(B, 15)
        .points(B, 13)
        .begin();
    assert_eq!((t.points(A), t.points(B)), (15, 15));
    over(&mut t, [A], End::Normal);
}

/// SC 8.2.5
#[test]
fn workers_break_the_last_tie() {
    let mut t = Arrangement::new(2).points(A, 15).points(B, 14).workers(B, 9).begin();
    over(&mut t, [B], End::Normal);
}

/// SC 8.2.6, SC G31
#[test]
fn who_is_still_tied_shares_the_victory() {
    let mut t = Arrangement::new(2).points(A, 15).points(B, 14).workers(A, 8).workers(B, 8).begin();
    over(&mut t, [A, B], End::Normal);
}

/// SC 8.1.2, SC 7.7.1, SC 8.3.1, SC 8.3.2, SC 8.3.3
#[test]
fn special_conditions_count_in_stage_three() {
    let bases = |stage| {
        Arrangement::new(2)
            .stage(stage)
            .base(B, area(Planet::Torus, 1))
            .base(B, area(Planet::Pridewater, 1))
            .begin()
    };
    assert!(goes_on(&bases(Stage::One)) && goes_on(&bases(Stage::Two)));
    over(&mut bases(Stage::Three), [B], End::Special);
}

/// SC 8.3.1
#[test]
fn raynor_needs_six_resource_areas() {
    let hold = |areas: &[(Planet, u8)]| {
        areas
            .iter()
            .fold(Arrangement::new(2).stage(Stage::Three), |position, &(planet, number)| {
                position.units(A, area(planet, number), &[Unit::Marine])
            })
            .begin()
    };
    // The base at home is one; depleted areas count.
    let five =
        [(Planet::ChauSara, 2), (Planet::Pridewater, 0), (Planet::Pridewater, 1), (Planet::Pridewater, 2)];
    assert!(goes_on(&hold(&five)));
    let six = [&five[..], &[(Planet::Torus, 1)]].concat();
    over(&mut hold(&six), [A], End::Special);
    let mut depleted =
        six.iter().fold(Arrangement::new(2).stage(Stage::Three), |position, &(planet, number)| {
            position.units(A, area(planet, number), &[Unit::Marine])
        });
    depleted = depleted.depletion(area(Planet::Torus, 1), Depletion::Complete);
    over(&mut depleted.begin(), [A], End::Special);
}

/// SC 8.3.1
#[test]
fn mengsk_needs_two_whole_planets() {
    let position = || {
        Arrangement::new(2)
            .faction(A, Faction::Mengsk)
            .stage(Stage::Three)
            .units(A, area(Planet::ChauSara, 1), &[Unit::Marine])
            .units(A, area(Planet::ChauSara, 2), &[Unit::Marine])
            .units(A, area(Planet::Pridewater, 0), &[Unit::Marine])
            .units(A, area(Planet::Pridewater, 1), &[Unit::Marine])
    };
    assert!(goes_on(&position().begin()));
    let mut t = position().units(A, area(Planet::Pridewater, 2), &[Unit::Firebat]).begin();
    over(&mut t, [A], End::Special);
}

/// SC 8.3.1
#[test]
fn tassadar_needs_more_areas_than_anybody() {
    let position = || Arrangement::new(2).faction(A, Faction::Tassadar).stage(Stage::Three);
    assert!(goes_on(&position().begin()), "one area each");
    let mut t = position().units(A, area(Planet::Torus, 1), &[Unit::Zealot]).begin();
    over(&mut t, [A], End::Special);
}

/// SC 8.3.1, SC G130
#[test]
fn the_queen_of_blades_needs_three_conquest_areas() {
    let position = || {
        Arrangement::new(2).faction(B, Faction::QueenOfBlades).stage(Stage::Three).units(
            B,
            area(Planet::Torus, 0),
            &[Unit::Zergling],
        )
    };
    // Two areas with three points are not enough.
    assert!(goes_on(&position().begin()));
    let mut t = position().units(B, area(Planet::Helios, 2), &[Unit::Zergling]).begin();
    over(&mut t, [B], End::Special);
}

/// SC G28
#[test]
fn an_empty_event_deck_is_stage_three() {
    let t = Arrangement::new(2).no_events().planning().build();
    assert_eq!(t.stage(), Stage::Three);
}

/// SC 8.3.4
#[test]
fn of_several_special_victories_the_most_points_win() {
    // A holds three resource areas more than needed for Tassadar; B has three bases.
    let position = || {
        Arrangement::new(2)
            .stage(Stage::Three)
            .base(B, area(Planet::Torus, 1))
            .base(B, area(Planet::Pridewater, 1))
            .units(A, area(Planet::ChauSara, 2), &[Unit::Marine])
            .units(A, area(Planet::Pridewater, 0), &[Unit::Marine])
            .units(A, area(Planet::Pridewater, 2), &[Unit::Marine])
            .units(A, area(Planet::Torus, 2), &[Unit::Marine])
            .units(A, area(Planet::Torus, 3), &[Unit::Marine])
    };
    over(&mut position().points(A, 5).points(B, 3).begin(), [A], End::Special);
    over(&mut position().points(A, 3).points(B, 5).begin(), [B], End::Special);
}

/// SC 8.4.1, SC G24
#[test]
fn aldaris_raises_the_goal_of_the_others() {
    let position = || Arrangement::new(2).faction(B, Faction::Aldaris).points(A, 19);
    let t = position().points(B, 13).begin();
    assert!(goes_on(&t));
    assert_eq!((t.state().points_needed(A), t.state().points_needed(B)), (20, 15));
    over(&mut position().points(B, 14).begin(), [B], End::Normal);
    over(&mut position().points(A, 20).points(B, 14).begin(), [A], End::Normal);
}

/// SC 8.4.3, SC 8.4.4, SC G25, SC G29
#[test]
fn aldaris_wins_the_moment_the_second_end_is_played() {
    let mut t = Arrangement::new(3)
        .faction(C, Faction::Aldaris)
        .points(A, 12)
        .beside(1)
        .drawn(A, END)
        .drawn(B, EventCard::MomentOfGlory)
        .begin();
    // It is not checked in step 7, whatever the stage.
    assert!(goes_on(&t));
    t.accepts(A, Action::PlayEvent(END));
    over(&mut t, [C], End::Special);
}

/// SC 8.4.2, SC G16, SC G136
#[test]
fn with_aldaris_in_the_game_nobody_else_wins_by_time() {
    // The event deck has run out with fewer than two ends.
    let mut t = Arrangement::new(2).faction(B, Faction::Aldaris).points(A, 12).no_events().begin();
    over(&mut t, [B], End::EndGame);
}

/// SC 8.4.5
#[test]
fn aldaris_does_not_hinder_special_victories() {
    let mut t = Arrangement::new(2)
        .faction(A, Faction::Aldaris)
        .stage(Stage::Three)
        .base(B, area(Planet::Torus, 1))
        .base(B, area(Planet::Pridewater, 1))
        .begin();
    over(&mut t, [B], End::Special);
}

/// SC 1.1.5, SC 8.1.3, SC 8.5.1, SC 8.5.3
#[test]
fn the_second_end_ends_the_game_and_the_most_points_win() {
    let position = || Arrangement::new(2).points(A, 5).points(B, 2).drawn(B, END);
    let mut t = position().begin();
    t.accepts(B, Action::PlayEvent(END)).accepts(B, Action::TakePoint);
    assert!(goes_on(&t), "one is not enough");
    let mut t = position().beside(1).begin();
    t.accepts(B, Action::PlayEvent(END)).accepts(B, Action::TakePoint);
    over(&mut t, [A], End::EndGame);
}

/// SC 8.5.1
#[test]
fn all_play_their_events_before_time_is_up() {
    let mut t = Arrangement::new(2)
        .points(A, 3)
        .points(B, 2)
        .beside(1)
        .drawn(A, END)
        .drawn(B, EventCard::MomentOfGlory)
        .begin();
    t.accepts(A, Action::PlayEvent(END)).accepts(A, Action::TakePoint);
    assert!(goes_on(&t));
    t.accepts(B, Action::PlayEvent(EventCard::MomentOfGlory));
    // A 4; B 2, one for Helios, and for being behind everybody two.
    over(&mut t, [B], End::EndGame);
}

/// SC 8.5.2
#[test]
fn the_end_is_tied_like_a_normal_victory() {
    let mut t = Arrangement::new(2).points(A, 4).points(B, 3).workers(B, 9).no_events().begin();
    over(&mut t, [B], End::EndGame);
}

/// SC G16
#[test]
fn an_empty_event_deck_ends_the_game() {
    let mut t = Arrangement::new(2).points(A, 5).no_events().begin();
    assert!(t.state().events(EventZone::Beside).is_empty());
    over(&mut t, [A], End::EndGame);
}
