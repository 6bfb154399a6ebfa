//! Turns, strategic actions and command tokens (TI 2, 10, 13, 18, 23, 27, 36, 50, 56, 57, 75, 76, 79, 82, 85, 89).

use crate::support::*;

fn pool(pool: Pool) -> Action {
    Action::Pick(Pick::Pool(pool))
}

fn has(card: Strategy) -> Arrangement {
    position().strategies(A, &[card])
}

/// TI 36.0, TI 36.1, TI 36.2, TI 36.4, TI 18.2, TI 75.0, TI 75.2, TI 53.6
#[test]
fn leadership_gives_three_tokens() {
    let mut t = has(Strategy::Leadership).exhausted(Planet::Jord).begin();
    let before = t.state().sheet(A).pools;
    t.accepts(A, Action::Strategic(Strategy::Leadership));
    t.accepts(A, pool(Pool::Tactic)).accepts(A, pool(Pool::Fleet)).accepts(A, pool(Pool::Strategy));
    assert_eq!(t.state().sheet(A).pools, before.map(|n| n + 1));
    reaches(&mut t, B, Action::PassTurn);
    t.does_not_offer(A, Action::Strategic(Strategy::Leadership));
}

/// TI 36.2.2, TI 36.3, TI 36.3.2, TI 18.5.a, TI 9.0, TI 9.2
#[test]
fn leadership_sells_tokens_for_influence() {
    let mut t = has(Strategy::Leadership).goods(A, 2).goods(B, 3).begin();
    t.accepts(A, Action::Strategic(Strategy::Leadership));
    for _ in 0..3 {
        t.accepts(A, pool(Pool::Tactic));
    }
    // Jord's 2 influence and two trade goods: 4 points buy one token.
    t.accepts(A, Action::Exhaust(Planet::Jord)).accepts(A, Action::SpendGood).accepts(A, Action::SpendGood);
    t.accepts(A, pool(Pool::Fleet));
    t.does_not_offer(A, pool(Pool::Fleet));
    t.accepts(B, Action::Secondary);
    for _ in 0..3 {
        t.accepts(B, Action::SpendGood);
    }
    t.accepts(B, Action::Finish).accepts(B, pool(Pool::Strategy));
    assert_eq!(t.state().pool(B, Pool::Strategy), 3, "no token is spent");
}

/// TI 18.3, TI 18.3.a, TI G95
#[test]
fn tokens_run_out() {
    let mut t = has(Strategy::Leadership).exhausted(Planet::Jord).pools(A, [6, 5, 4]).begin();
    t.accepts(A, Action::Strategic(Strategy::Leadership)).accepts(A, pool(Pool::Tactic));
    assert_eq!(t.state().reserve(A), 0);
    t.does_not_offer(A, pool(Pool::Tactic));
}

/// TI 13.0, TI 13.1, TI 13.2, TI 13.2.2, TI 13.2.3, TI G87
#[test]
fn diplomacy_readies_planets_and_keeps_others_away() {
    let mut t = has(Strategy::Diplomacy).exhausted(Planet::Jord).begin();
    t.accepts(A, Action::Strategic(Strategy::Diplomacy));
    t.accepts(A, Action::Pick(Pick::Planet(Planet::Jord)));
    assert!(!t.state().planet(Planet::Jord).exhausted);
    assert!(
        t.state().has_token(HOME_A, B) && t.state().has_token(HOME_A, C) && !t.state().has_token(HOME_A, A)
    );
}

/// TI 13.2.a, TI 18.3.b
#[test]
fn a_token_comes_from_a_pool_if_reinforcements_are_empty() {
    let mut t = has(Strategy::Diplomacy).pools(B, [6, 6, 4]).begin();
    t.accepts(A, Action::Strategic(Strategy::Diplomacy));
    t.accepts(B, pool(Pool::Strategy));
    assert!(t.state().has_token(HOME_A, B));
    assert_eq!(t.state().sheet(B).pools, [6, 6, 3]);
}

/// TI 13.3, TI 18.5, TI 75.1, TI 75.1.a
#[test]
fn the_secondary_ability_of_diplomacy_readies_two_planets() {
    let home = |t: &Table| t.state().planets_of(B).next().expect("a home planet");
    let t = has(Strategy::Diplomacy).begin();
    let planet = home(&t);
    let mut t = has(Strategy::Diplomacy).exhausted(planet).begin();
    t.accepts(A, Action::Strategic(Strategy::Diplomacy));
    t.accepts(B, Action::Secondary).accepts(B, Action::Pick(Pick::Planet(planet)));
    assert_eq!((t.state().pool(B, Pool::Strategy), t.state().planet(planet).exhausted), (1, false));
    t.offers(C, Action::Pass);
}

/// TI 10.0, TI 10.1, TI 10.2, TI 10.3, TI 10.4, TI 50.0, TI 50.1, TI G149
#[test]
fn warfare_takes_a_token_back_and_redistributes() {
    let mut t = has(Strategy::Warfare).token(A, NEAR).token(A, FAR).begin();
    t.accepts(A, Action::Strategic(Strategy::Warfare)).accepts(A, Action::Pick(Pick::Hex(NEAR)));
    t.accepts(A, pool(Pool::Tactic));
    t.accepts(A, Action::Pick(Pick::Amount(1))).accepts(A, Action::Pick(Pick::Amount(7)));
    assert_eq!(t.state().sheet(A).pools, [1, 7, 1]);
    assert!(!t.state().has_token(NEAR, A) && t.state().has_token(FAR, A));
}

/// TI 10.3, TI G90
#[test]
fn warfare_without_a_token_on_the_board_still_redistributes() {
    let mut t = has(Strategy::Warfare).begin();
    t.accepts(A, Action::Strategic(Strategy::Warfare)).offers(A, Action::Pick(Pick::Amount(8)));
}

/// TI 10.5, TI 10.5.a, TI 10.5.a.2, TI G79
#[test]
fn others_produce_at_home_with_warfare() {
    let t = has(Strategy::Warfare);
    let planet = t.table().planets_of(B).next().expect("a home planet");
    let mut t = t.planet(planet, B, &[(Unit::SpaceDock, 1)]).goods(B, 5).begin();
    t.accepts(A, Action::Strategic(Strategy::Warfare));
    reaches(&mut t, A, Action::Pick(Pick::Amount(3)));
    t.accepts(A, Action::Pick(Pick::Amount(3)));
    t.accepts(B, Action::Secondary)
        .accepts(B, Action::Produce { unit: Unit::Infantry, site: Site::Planet(planet) });
    assert!(!t.state().has_token(HOME_B, B));
    t.does_not_offer(C, Action::Secondary);
}

/// TI 76.0, TI 76.1, TI 76.2, TI 76.2.2, TI 76.2.a, TI 76.2.b, TI 76.4, TI 76.4.2, TI 72.0, TI 72.1, TI 72.4, TI 72.5, TI 5.2, TI 5.3, TI 5.3.2, TI 64.2, TI 64.3, TI 64.3.2, TI G94
#[test]
fn construction_places_structures() {
    let place = |unit| Action::Pick(Pick::Place { unit, site: Site::Planet(Planet::Jord) });
    let mut t =
        has(Strategy::Construction).planet(Planet::Jord, A, &[(Unit::Pds, 1)]).token(A, HOME_A).begin();
    t.accepts(A, Action::Strategic(Strategy::Construction)).accepts(A, place(Unit::SpaceDock));
    t.does_not_offer(A, place(Unit::SpaceDock)).accepts(A, place(Unit::Pds));
    let state = t.state().planet(Planet::Jord);
    assert_eq!((state.pds, state.docks), (2, 1));
}

/// TI 76.3, TI 76.3.3, TI G93
#[test]
fn others_build_where_they_place_a_token() {
    let mut t = has(Strategy::Construction).planet(Planet::Abyz, B, &[]).begin();
    t.accepts(A, Action::Strategic(Strategy::Construction))
        .accepts(A, Action::Finish)
        .accepts(A, Action::Finish);
    t.accepts(B, Action::Secondary);
    t.does_not_offer(B, Action::Pick(Pick::Hex(FAR))).accepts(B, Action::Pick(Pick::Hex(Hex(10))));
    t.accepts(B, Action::Pick(Pick::Place { unit: Unit::Pds, site: Site::Planet(Planet::Abyz) }));
    assert!(t.state().has_token(Hex(10), B));
    assert_eq!((t.state().planet(Planet::Abyz).pds, t.state().pool(B, Pool::Strategy)), (1, 1));
}

/// TI 23.0, TI 23.1, TI 23.2, TI 23.2.2, TI 28.3.a, TI 28.10, TI G91
#[test]
fn technology_is_researched_once_or_twice() {
    let research = |tech| Action::Pick(Pick::Tech(tech));
    let mut t = has(Strategy::Technology).goods(A, 6).begin();
    t.accepts(A, Action::Strategic(Strategy::Technology)).offers(A, Action::Finish);
    t.accepts(A, research(Tech::SarweenTools)).accepts(A, Action::Pick(Pick::Yes));
    for _ in 0..6 {
        t.accepts(A, Action::SpendGood);
    }
    t.accepts(A, research(Tech::GravityDrive));
    assert!(t.state().owns(A, Tech::SarweenTools) && t.state().owns(A, Tech::GravityDrive));
}

/// TI 23.3, TI 75.3
#[test]
fn others_pay_for_research() {
    let mut t = has(Strategy::Technology).goods(B, 4).begin();
    t.accepts(A, Action::Strategic(Strategy::Technology)).accepts(A, Action::Finish);
    t.accepts(B, Action::Secondary);
    for _ in 0..4 {
        t.accepts(B, Action::SpendGood);
    }
    t.accepts(B, Action::Pick(Pick::Tech(Tech::NeuralMotivator)));
    assert!(t.state().owns(B, Tech::NeuralMotivator));
    assert_eq!((t.state().pool(B, Pool::Strategy), t.state().sheet(B).goods), (1, 0));
}

/// TI 82.0, TI 82.1, TI 82.3, TI 82.3.c, TI 82.4, TI 82.4.a, TI 75.2.2, TI 75.2.a, TI 2.0, TI 2.2, TI 2.3, TI G29
#[test]
fn players_take_turns_until_they_pass() {
    let mut t = has(Strategy::Warfare).begin();
    // With a readied strategy card nobody passes.
    t.refuses(A, Action::PassTurn, rules::MUST_ACT);
    let mut t = position().begin();
    let next = |t: &Table| t.state().active();
    t.accepts(A, Action::PassTurn);
    assert_eq!(next(&t), Some(B));
    t.accepts(B, Action::PassTurn);
    assert_eq!(next(&t), Some(C));
    t.accepts(C, Action::Activate(EMPTY));
    assert_eq!(next(&t), Some(C), "the last one takes turn after turn");
}

/// TI 82.3.b
#[test]
fn who_has_passed_may_use_secondary_abilities() {
    let mut t = has(Strategy::Diplomacy).passed(B).begin();
    t.accepts(A, Action::Strategic(Strategy::Diplomacy)).offers(B, Action::Secondary);
}

/// TI 85.0, TI 85.1, TI 85.1.b, TI 85.1.c, TI 85.2, TI 58.1, TI 27.1, TI 57.1, TI 57.2, TI 57.3, TI 2.1
#[test]
fn strategy_cards_are_chosen_from_the_speaker_on() {
    let mut t = position().strategy_phase().speaker(B).begin();
    for (seat, card) in [
        (B, Strategy::Trade),
        (C, Strategy::Imperial),
        (A, Strategy::Warfare),
        (B, Strategy::Technology),
        (C, Strategy::Diplomacy),
    ] {
        t.accepts(seat, Action::Take(card));
    }
    t.refuses(A, Action::Take(Strategy::Trade), rules::STRATEGY_TAKEN);
    t.accepts(A, Action::Take(Strategy::Construction));
    // C has the lowest number, 2.
    assert_eq!(t.state().active(), Some(C));
    assert_eq!(t.state().bonus_on(Strategy::Leadership), 1);
    assert_eq!(t.state().bonus_on(Strategy::Trade), 0);
}

/// TI 79.0, TI 79.1, TI 79.2, TI 79.3, TI 79.4, TI 79.5, TI 79.5.a, TI 79.6, TI 60.2, TI 60.3
#[test]
fn trade_brings_goods_and_commodities() {
    let mut t = has(Strategy::Trade).begin();
    t.accepts(A, Action::Strategic(Strategy::Trade));
    assert_eq!((t.state().sheet(A).goods, t.state().sheet(A).commodities), (3, 4));
    t.accepts(A, Action::Pick(Pick::Seat(C))).accepts(A, Action::Finish);
    t.accepts(B, Action::Secondary);
    assert_eq!((t.state().pool(B, Pool::Strategy), t.state().pool(C, Pool::Strategy)), (1, 2));
    assert_eq!((t.state().sheet(B).commodities, t.state().sheet(C).commodities), (2, 3));
}

/// TI 56.0, TI 56.1, TI 56.2, TI 56.2.a, TI 56.2.b, TI 56.2.c, TI 56.3, TI 58.6, TI 24.2, TI 24.3
#[test]
fn politics_names_a_speaker_and_looks_at_agendas() {
    let mut t = has(Strategy::Politics).speaker(A).begin();
    t.accepts(A, Action::Strategic(Strategy::Politics));
    t.does_not_offer(A, Action::Pick(Pick::Seat(A))).accepts(A, Action::Pick(Pick::Seat(C)));
    assert_eq!((t.state().speaker(), t.state().hand(A).len()), (C, 2));
    let buries: Vec<Action> = listed(t.state(), A);
    assert_eq!(buries.len(), 4, "two cards, each on top or at the bottom");
    t.accepts(A, buries[0]);
    let buries: Vec<Action> = listed(t.state(), A);
    t.accepts(A, buries[0]);
    t.accepts(B, Action::Secondary);
    assert_eq!(t.state().hand(B).len(), 2);
}

/// TI 89.0, TI 89.1, TI 89.2.2, TI 89.2.3, TI 89.2.4, TI 89.3, TI G92, TI 30.22
#[test]
fn imperial_gives_a_point_for_mecatol_rex_or_a_secret() {
    let mut t = has(Strategy::Imperial).planet(Planet::MecatolRex, A, &[(Unit::Infantry, 1)]).begin();
    t.accepts(A, Action::Strategic(Strategy::Imperial));
    assert_eq!((t.state().sheet(A).points, t.state().secrets(A).len()), (1, 0));
    t.accepts(B, Action::Secondary);
    assert_eq!((t.state().secrets(B).len(), t.state().pool(B, Pool::Strategy)), (1, 1));
    let mut t = has(Strategy::Imperial).begin();
    t.accepts(A, Action::Strategic(Strategy::Imperial));
    assert_eq!((t.state().sheet(A).points, t.state().secrets(A).len()), (0, 1));
}
