//! Objectives, victory points and the status phase (TI 30, 51, 84, 89 and the rulings G109 to G115).

use orrery_engine::Viewer;

use crate::support::*;
use Objective::*;

const fn pick(objective: Objective) -> Action {
    Action::Pick(Pick::Objective(objective))
}

/// The status phase, with 10 trade goods for A: five of them score Negotiate Trade Routes.
fn rich() -> Arrangement {
    position().goods(A, 10).public(NegotiateTradeRoutes)
}

/// TI 30.0, TI 51.1
#[test]
fn points_come_from_objectives_and_other_things() {
    let mut t = rich().status_phase().begin();
    t.accepts(A, pick(NegotiateTradeRoutes));
    assert_eq!(t.state().sheet(A).points, 1);
    let mut t = position().planet(Planet::MecatolRex, A, &[]).strategies(A, &[Strategy::Imperial]).begin();
    t.accepts(A, Action::Strategic(Strategy::Imperial));
    assert_eq!(t.state().sheet(A).points, 1);
}

/// TI 30.1.a
#[test]
fn the_back_of_a_card_says_whether_it_is_public() {
    let of = |stage| Objective::of(stage).count();
    assert_eq!((of(Stage::I), of(Stage::II), of(Stage::Secret)), (10, 10, 20));
    for objective in Objective::ALL {
        assert_eq!(objective.is_secret(), objective.def().stage == Stage::Secret, "{objective:?}");
    }
}

/// TI 30.5
#[test]
fn an_objective_is_scored_if_its_owner_wants_to() {
    let mut t = rich().status_phase().begin();
    t.offers(A, pick(NegotiateTradeRoutes)).accepts(A, Action::Finish);
    assert_eq!((t.state().sheet(A).points, t.state().sheet(A).goods), (0, 10));
    // Nobody is asked who does not meet the requirement.
    let mut t = position().goods(A, 4).public(NegotiateTradeRoutes).status_phase().begin();
    t.does_not_offer(A, pick(NegotiateTradeRoutes));
}

/// TI 30.5.a
#[test]
fn the_requirement_is_met_during_the_step() {
    // Five goods pay for the first objective; what is left does not pay for the second.
    let objectives = rich().public(CentralizeGalacticTrade).strategies(A, &[Strategy::Imperial]);
    let mut t = objectives.status_phase().begin();
    t.offers(A, pick(CentralizeGalacticTrade)).accepts(A, pick(NegotiateTradeRoutes));
    t.does_not_offer(A, pick(CentralizeGalacticTrade));
    // A status-phase objective is not scored on a turn.
    let mut t = position().secret(A, EstablishAPerimeter).planet(Planet::Jord, A, &[(Unit::Pds, 2)]);
    t = t.planet(Planet::Meer, A, &[(Unit::Pds, 2)]);
    t.begin().does_not_offer(A, Action::Score(EstablishAPerimeter));
}

/// TI 30.6
#[test]
fn one_public_and_one_secret_objective_a_status_phase() {
    let mut t = rich()
        .goods(A, 20)
        .public(CentralizeGalacticTrade)
        .secret(A, EstablishAPerimeter)
        .planet(Planet::Jord, A, &[(Unit::Pds, 2)])
        .planet(Planet::Meer, A, &[(Unit::Pds, 2)])
        .status_phase()
        .begin();
    t.accepts(A, pick(NegotiateTradeRoutes));
    t.does_not_offer(A, pick(CentralizeGalacticTrade)).accepts(A, pick(EstablishAPerimeter));
    assert_eq!(t.state().sheet(A).points, 2);
    t.does_not_offer(A, pick(CentralizeGalacticTrade));
}

/// A's flagship is about to beat a cruiser of B, who leads; A could score twice.
fn flagship() -> Arrangement {
    battle(&[(Unit::Flagship, 1), (Unit::Infantry, 2)], &[(Unit::Cruiser, 1)])
        .points(B, 3)
        .secret(A, UnveilFlagship)
        .secret(A, SparkARebellion)
}

/// TI 30.7
#[test]
fn one_objective_is_scored_in_a_combat() {
    let mut t = flagship().begin();
    attack(&mut t, &[(Unit::Flagship, 1)]);
    dice(&mut t, [7, 7]);
    dice(&mut t, [1]);
    t.offers(A, Action::Score(SparkARebellion)).accepts(A, Action::Score(UnveilFlagship));
    t.does_not_offer(A, Action::Score(SparkARebellion));
    assert_eq!(t.state().sheet(A).points, 1);
}

/// TI 30.7.a
#[test]
fn space_and_ground_combat_allow_one_objective_each() {
    let mut t = flagship().planet(Planet::Arinam, B, &[(Unit::Infantry, 1)]).begin();
    t.accepts(A, Action::Activate(NEAR)).accepts(A, moves(Unit::Flagship, HOME_A));
    for _ in 0..2 {
        t.accepts(A, Action::Load { unit: Unit::Infantry, from: space(HOME_A) });
    }
    dice(&mut t, [7, 7]);
    dice(&mut t, [1]);
    t.accepts(A, Action::Score(UnveilFlagship));
    reaches(&mut t, A, land(Planet::Arinam));
    t.accepts(A, land(Planet::Arinam)).rolls([8, 8]).rolls([1]);
    t.accepts(A, Action::Score(SparkARebellion));
    assert_eq!(t.state().sheet(A).points, 2);
}

/// TI G109
#[test]
fn objectives_are_scored_on_the_turn_of_another() {
    let mut t = battle(&[(Unit::Cruiser, 1)], &[(Unit::Flagship, 1)]).secret(B, UnveilFlagship).begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    t.accepts(A, Action::Pass).rolls([1]);
    let Status::Chance(Chance::Dice { count, .. }) = t.state().status() else { panic!("B rolls") };
    t.rolls(vec![10; usize::from(count)]);
    assert_eq!(t.state().active(), Some(A));
    t.accepts(B, Action::Score(UnveilFlagship));
    assert_eq!(t.state().sheet(B).points, 1);
}

/// TI G110
#[test]
fn bombardment_is_no_part_of_a_ground_combat() {
    let own = [(Unit::Dreadnought, 1), (Unit::Carrier, 1), (Unit::Infantry, 3)];
    let mut t = siege(&own, &[(Unit::Infantry, 1)])
        .planet(Planet::Meer, B, &[(Unit::Infantry, 1)])
        .points(B, 1)
        .secret(A, MakeAnExampleOfTheirWorld)
        .secret(A, SparkARebellion)
        .begin();
    activates(&mut t, NEAR);
    t.accepts(A, Action::Bombard { unit: Unit::Dreadnought, planet: Planet::Meer }).rolls([5]);
    t.accepts(A, Action::Score(MakeAnExampleOfTheirWorld));
    reaches(&mut t, A, land(Planet::Arinam));
    takes(&mut t, A, &[land(Planet::Arinam), Action::Finish]);
    t.rolls([8, 8]).rolls([1]).accepts(A, Action::Score(SparkARebellion));
    assert_eq!(t.state().sheet(A).points, 2);
}

/// TI 30.10
#[test]
fn what_is_spent_is_paid_when_scoring() {
    let mut t = rich().status_phase().begin();
    t.accepts(A, pick(NegotiateTradeRoutes));
    assert_eq!(t.state().sheet(A).goods, 5);
    let mut t = position().goods(A, 6).public(SwayTheCouncil).status_phase().begin();
    t.accepts(A, pick(SwayTheCouncil)).accepts(A, Action::Exhaust(Planet::Jord));
    for _ in 0..6 {
        t.accepts(A, Action::SpendGood);
    }
    assert_eq!((t.state().sheet(A).points, t.state().sheet(A).goods), (1, 0));
}

/// TI 30.11
#[test]
fn a_public_objective_is_scored_by_everybody() {
    let mut t = rich().goods(B, 5).status_phase().begin();
    t.accepts(A, pick(NegotiateTradeRoutes)).accepts(B, pick(NegotiateTradeRoutes));
    assert_eq!([A, B].map(|seat| t.state().sheet(seat).points), [1, 1]);
}

/// How many objectives of each stage lie open after a status phase.
fn reveals(position: Arrangement) -> [usize; 2] {
    let mut t = position.status_phase().begin();
    rests(&mut t, 1, 6);
    let open = t.state().public_objectives();
    [Stage::I, Stage::II].map(|stage| open.iter().filter(|objective| objective.def().stage == stage).count())
}

/// TI 30.14.a, TI 84.2.a
#[test]
fn stage_ii_waits_for_all_of_stage_i() {
    let some: Vec<Objective> = Objective::of(Stage::I).collect();
    let all = some.iter().fold(position(), |position, &objective| position.public(objective));
    assert_eq!(reveals(all), [10, 1]);
    assert_eq!(reveals(position()), [3, 0]);
}

/// TI 30.15.2
#[test]
fn the_ninth_round_is_the_last() {
    let mut t = position().strategy_phase().begin();
    while !matches!(t.state().status(), Status::Over(_)) {
        if !idles(&mut t, 1) {
            let seat = asked(&t);
            let action = listed(t.state(), seat)[0];
            t.accepts(seat, action);
        }
        assert!(t.state().round() < 10);
    }
    assert_eq!(t.state().round(), 9);
}

/// TI 30.17
#[test]
fn secret_objectives_are_hidden_until_scored() {
    let position = position().secret(A, ForgeAnAlliance).secret(B, EstablishAPerimeter);
    let fort = [(Unit::Pds, 2)];
    let homes = homes(&position, B);
    let position = position.planet(homes[0], B, &fort).planet(homes[1], B, &fort);
    let mut t = position.status_phase().begin();
    let seen = |t: &Table, viewer| {
        let view = t.state().view(viewer);
        let sheet = &view.sheets[B.index()];
        let secrets = sheet.secrets.as_ref();
        let secrets = secrets.map(|all| all.iter().map(|own| own.objective).collect::<Vec<_>>());
        (secrets, sheet.secret_count, sheet.scored.clone())
    };
    assert_eq!(seen(&t, Viewer::Seat(B)), (Some(vec![EstablishAPerimeter]), 1, vec![]));
    assert_eq!(seen(&t, Viewer::Seat(A)), (None, 1, vec![]));
    reaches(&mut t, B, pick(EstablishAPerimeter));
    assert_eq!(seen(&t, Viewer::Seat(A)), (None, 0, vec![EstablishAPerimeter]));
}

/// TI 30.19
#[test]
fn nobody_scores_the_secrets_of_others() {
    let fort = |position: Arrangement| {
        position.planet(Planet::Jord, A, &[(Unit::Pds, 2)]).planet(Planet::Meer, A, &[(Unit::Pds, 2)])
    };
    let mut t = fort(position()).secret(B, EstablishAPerimeter).status_phase().begin();
    for _ in 0..6 {
        t.does_not_offer(A, pick(EstablishAPerimeter));
        idles(&mut t, 1);
    }
}

/// TI 30.21.a, TI 89.4, TI 89.4.2
#[test]
fn a_fourth_secret_objective_goes_back_before_the_next_player_draws() {
    let held = [ForgeAnAlliance, EstablishAPerimeter, CutSupplyLines];
    let mut position = position().strategies(A, &[Strategy::Imperial]);
    for objective in held {
        position = position.secret(B, objective);
    }
    let mut t = position.begin();
    t.accepts(A, Action::Strategic(Strategy::Imperial)).accepts(B, Action::Secondary);
    assert_eq!((t.state().secrets(B).len(), listed(t.state(), B).len()), (4, 4));
    t.does_not_offer(C, Action::Secondary).accepts(B, pick(CutSupplyLines)).shuffles(1);
    assert!(t.state().secrets(B).len() == 3 && !t.state().secrets(B).contains(&CutSupplyLines));
    t.offers(C, Action::Secondary);
}

/// TI 51.2, TI 51.4.a
#[test]
fn everybody_sees_the_points() {
    let mut t = rich().points(B, 4).status_phase().begin();
    t.accepts(A, pick(NegotiateTradeRoutes));
    let view = t.state().view(Viewer::Spectator);
    assert_eq!(view.sheets.iter().map(|sheet| sheet.points).collect::<Vec<_>>(), [1, 4, 0]);
}

/// TI 51.2.a, TI G112
#[test]
fn a_longer_game_is_won_with_fourteen_points() {
    let mut t = rich().points(A, 9).goal(14).status_phase().begin();
    t.accepts(A, pick(NegotiateTradeRoutes));
    assert!(!matches!(t.state().status(), Status::Over(_)));
    let mut t = rich().points(A, 13).goal(14).status_phase().begin();
    t.accepts(A, pick(NegotiateTradeRoutes)).over([A]);
}

/// TI 51.4.a.2
#[test]
fn nobody_has_more_points_than_win() {
    let mut t = rich().points(A, 9).public(CentralizeGalacticTrade).status_phase().begin();
    t.accepts(A, pick(CentralizeGalacticTrade)).over([A]);
    assert_eq!(t.state().sheet(A).points, 10, "nine and two");
}

/// A and B get their tenth point at the same time; C is the speaker.
fn together(position: impl Fn(Arrangement) -> Arrangement) -> Table {
    let table = self::position().points(A, 9).points(B, 9).speaker(C);
    let mut t = position(table.agenda_phase(&[Agenda::SeedOfAnEmpire])).begin();
    votes(&mut t, &[(A, Some(Outcome::For)), (B, None), (C, None)]);
    t
}

/// TI 51.7.2, TI G115
#[test]
fn of_several_winners_the_lowest_initiative_wins() {
    together(|position| position.strategies(B, &[Strategy::Leadership])).over([B]);
}

/// Places behind the victory go by points, and ties are broken for the victory alone.
#[test]
fn the_others_are_placed_by_their_points() {
    let mut t = rich().points(A, 9).points(B, 4).points(C, 6).status_phase().begin();
    assert_eq!(t.state().places(&[]), None);
    t.accepts(A, pick(NegotiateTradeRoutes)).over([A]);
    assert_eq!(t.state().places(&[]), Some(vec![1, 3, 2]));
    assert_eq!(together(|position| position).state().places(&[]), Some(vec![1, 2, 3]));
    let mut t = rich().points(A, 9).points(B, 6).points(C, 6).status_phase().begin();
    t.accepts(A, pick(NegotiateTradeRoutes)).over([A]);
    assert_eq!(t.state().places(&[]), Some(vec![1, 2, 2]));
}

/// TI 51.7.3
#[test]
fn without_strategy_cards_whoever_sits_next_to_the_speaker_wins() {
    let mut t = together(|position| position);
    t.over([A]);
    assert_eq!(t.state().sheet(B).points, 10, "the points came at the same time");
}

/// TI 84.1
#[test]
fn players_score_in_initiative_order() {
    let position = rich().goods(B, 5).goods(C, 5).strategies(C, &[Strategy::Leadership]);
    let mut t = position.status_phase().begin();
    let mut order = Vec::new();
    for _ in 0..3 {
        let seat = asked(&t);
        order.push(seat);
        t.accepts(seat, pick(NegotiateTradeRoutes));
    }
    assert_eq!((order[0], order.len()), (C, 3));
    assert_eq!([A, B, C].map(|seat| t.state().sheet(seat).points), [1; 3]);
}

/// TI G111
#[test]
fn earlier_scorers_block_nobody_but_the_game_ends_at_once() {
    let mut t = rich().goods(B, 5).points(A, 9).points(B, 9).status_phase().begin();
    t.accepts(A, pick(NegotiateTradeRoutes)).over([A]);
    let mut t = rich().goods(B, 5).points(A, 1).points(B, 9).status_phase().begin();
    t.accepts(A, pick(NegotiateTradeRoutes)).accepts(B, pick(NegotiateTradeRoutes)).over([B]);
}

/// TI G113
#[test]
fn points_are_never_below_none() {
    let support = note(Note::SupportForTheThrone, A);
    let position = position().open_note(support, B).turn(B).fleet(A, NEAR, &[(Unit::Carrier, 1)]);
    let mut t = position.begin();
    t.accepts(B, Action::Activate(NEAR));
    assert_eq!(t.state().sheet(B).points, 0);
    assert!(t.state().notes_in_hand(A).any(|id| id == support));
}

/// TI 84.5.b, TI G135
#[test]
fn tokens_are_gained_in_initiative_order() {
    let position = position().strategies(C, &[Strategy::Leadership]).status_phase();
    let mut t = position.begin();
    let mut order = Vec::new();
    for _ in 0..90 {
        let gaining = [A, B, C]
            .into_iter()
            .find(|&seat| listed(t.state(), seat).contains(&Action::Pick(Pick::Pool(Pool::Tactic))));
        if let Some(seat) = gaining {
            order.push(seat);
            t.accepts(seat, Action::Pick(Pick::Pool(Pool::Tactic)));
        } else if !idles(&mut t, 1) {
            let seat = asked(&t);
            let action = listed(t.state(), seat)[0];
            t.accepts(seat, action);
        }
    }
    order.dedup();
    assert_eq!(order[..3], [C, B, A]);
}

/// TI 89.2
#[test]
fn imperial_scores_a_public_objective_of_choice() {
    let position = rich().goods(A, 20).public(CentralizeGalacticTrade).strategies(A, &[Strategy::Imperial]);
    let mut t = position.begin();
    t.accepts(A, Action::Strategic(Strategy::Imperial));
    t.offers(A, pick(NegotiateTradeRoutes)).accepts(A, pick(CentralizeGalacticTrade));
    assert_eq!((t.state().sheet(A).points, t.state().sheet(A).goods), (2, 10));
    t.does_not_offer(A, pick(NegotiateTradeRoutes));
}

/// TI G84, TI 42.4
#[test]
fn a_hand_is_cut_down_before_the_discard_pile_is_shuffled() {
    // Seven cards in hand, and a deck of one.
    let cards: Vec<ActionCard> =
        ActionCard::ALL.into_iter().flat_map(|card| vec![card; usize::from(card.def().copies)]).collect();
    let rest = cards.iter().filter(|&&card| card != ActionCard::Veto && card != ActionCard::Summit);
    let seven: Vec<ActionCard> = rest.copied().take(7).collect();
    let mut position = position().hand(A, &seven).strategies(A, &[Strategy::Politics]).discard_all_actions();
    position = position.undiscard(ActionCard::Veto);
    let mut t = position.begin();
    t.accepts(A, Action::Strategic(Strategy::Politics)).accepts(A, Action::Pick(Pick::Seat(B)));
    // The one card was drawn: eight are one too many, before anything is shuffled.
    assert_eq!(t.state().hand(A).len(), 8);
    t.accepts(A, Action::Pick(Pick::Card(ActionCard::Veto))).shuffles(3);
    assert_eq!(t.state().hand(A).len(), 8, "the second card was drawn from the new deck");
}
