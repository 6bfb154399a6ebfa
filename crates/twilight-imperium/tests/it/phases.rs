//! The status phase, victory, elimination and limits (TI 22, 24.4, 30.6, 30.14, 42, 45, 51, 53, 58, 62.5, 65, 84).

use crate::support::*;

fn pool(pool: Pool) -> Action {
    Action::Pick(Pick::Pool(pool))
}

/// The status phase goes on without anybody scoring until somebody redistributes tokens.
fn until_tokens(t: &mut Table) {
    for _ in 0..60 {
        if listed(t.state(), A).contains(&pool(Pool::Tactic)) {
            return;
        }
        assert!(idles(t, 1));
    }
}

/// TI 84.0, TI 84.2, TI 84.3, TI 84.4, TI 84.5, TI 30.14, TI 24.1, TI 58.4
#[test]
fn the_status_phase_reveals_draws_and_gives_tokens() {
    let mut t = position().token(A, NEAR).token(B, FAR).status_phase().begin();
    until_tokens(&mut t);
    // Two lay open since the setup.
    assert_eq!(t.state().public_objectives().len(), 3);
    // Sol has Neural Motivator and draws two.
    assert_eq!((t.state().hand(A).len(), t.state().hand(B).len()), (2, 1));
    assert!(!t.state().has_token(NEAR, A) && !t.state().has_token(FAR, B));
    // Sol gains one token more (Versatile).
    for _ in 0..3 {
        t.accepts(A, pool(Pool::Tactic));
    }
    t.accepts(A, Action::Pick(Pick::Amount(6))).accepts(A, Action::Pick(Pick::Amount(3)));
    assert_eq!(t.state().sheet(A).pools, [6, 3, 2]);
}

/// TI 84.5.2, TI 84.5.a
#[test]
fn a_smaller_fleet_pool_costs_ships() {
    let mut t = position().fleet(A, NEAR, &[(Unit::Cruiser, 3)]).status_phase().begin();
    until_tokens(&mut t);
    for _ in 0..3 {
        t.accepts(A, pool(Pool::Tactic));
    }
    t.accepts(A, Action::Pick(Pick::Amount(9))).accepts(A, Action::Pick(Pick::Amount(2)));
    assert_eq!(t.state().fleet(NEAR, A).count(Unit::Cruiser), 2);
}

/// TI 84.6, TI 84.7, TI 84.8, TI 45.2, TI 53.5, TI 52.3, TI 22.0, TI 22.1
#[test]
fn cards_are_readied_units_repaired_and_strategy_cards_returned() {
    let mut t = position()
        .exhausted(Planet::Jord)
        .fleet(A, NEAR, &[(Unit::Dreadnought, 1)])
        .damaged(A, NEAR, Unit::Dreadnought)
        .status_phase()
        .begin();
    for _ in 0..80 {
        if listed(t.state(), A).contains(&Action::Take(Strategy::Trade)) {
            break;
        }
        if !idles(&mut t, 1) {
            let seat =
                [A, B, C].into_iter().find(|&seat| !listed(t.state(), seat).is_empty()).expect("somebody");
            let action = *listed(t.state(), seat).last().expect("an action");
            t.accepts(seat, action);
        }
    }
    // The custodians are still there: a new round follows without an agenda phase.
    t.offers(A, Action::Take(Strategy::Trade));
    assert!(!t.state().planet(Planet::Jord).exhausted);
    assert_eq!(t.state().fleet(NEAR, A).damaged(Unit::Dreadnought), 0);
}

/// TI 51.0, TI 51.4, TI 51.7
#[test]
fn ten_points_win_at_once() {
    let mut t = position()
        .points(A, 9)
        .planet(Planet::MecatolRex, A, &[(Unit::Infantry, 1)])
        .strategies(A, &[Strategy::Imperial])
        .begin();
    t.accepts(A, Action::Strategic(Strategy::Imperial));
    let Status::Over(outcome) = t.state().status() else { panic!("the game is over") };
    assert_eq!(outcome.winners, SeatSet::only(A));
}

/// TI 30.15, TI 30.15.a, TI 51.8, TI 84.2.b
#[test]
fn the_game_ends_when_no_objective_is_left() {
    let mut position = position().points(B, 3).points(C, 3);
    for objective in Objective::ALL {
        position = position.public(objective);
    }
    let mut t = position.status_phase().begin();
    rests(&mut t, 1, 40);
    let Status::Over(outcome) = t.state().status() else { panic!("the game is over") };
    assert_eq!(outcome.winners, SeatSet::only(B), "earlier in initiative order");
}

/// TI 65.0, TI 65.1, TI 65.1.c, TI 65.2, TI 65.5, TI 65.8, TI 58.7
#[test]
fn a_player_without_anything_is_eliminated() {
    let base = position();
    let homes: Vec<Planet> = base.table().planets_of(B).collect();
    let mut base = base.speaker(B).fleet(B, FAR, &[(Unit::Cruiser, 1)]).hand(B, &[ActionCard::Spy]);
    for planet in homes {
        base = base.free(planet);
    }
    let t = base.begin();
    assert_eq!(t.state().speaker(), C);
    assert!(t.state().hand(B).is_empty() && !t.state().fleet(FAR, B).has_ships());
    assert_eq!(t.state().alive().collect::<Vec<_>>(), [A, C]);
}

/// TI 24.4, TI 24.4.2
#[test]
fn a_hand_holds_seven_cards() {
    let cards = [ActionCard::Sabotage, ActionCard::Sabotage, ActionCard::Spy, ActionCard::Plague];
    let more = [ActionCard::FlankSpeed, ActionCard::FlankSpeed, ActionCard::WarEffort, ActionCard::Uprising];
    let mut t = position().hand(A, &cards).hand(A, &more).begin();
    t.does_not_offer(A, Action::PlayCard(ActionCard::Plague));
    t.accepts(A, Action::Pick(Pick::Card(ActionCard::Spy)));
    assert_eq!(t.state().hand(A).len(), 7);
    t.offers(A, Action::PlayCard(ActionCard::Plague));
}

/// TI 42.3.a, TI 42.3.a.2, TI 62.5.a, TI 62.5.a.2, TI G82
#[test]
fn a_unit_is_taken_back_to_be_produced_again() {
    let mut t = position()
        .pools(A, [3, 8, 2])
        .planet(Planet::Jord, A, &[(Unit::SpaceDock, 1)])
        .goods(A, 12)
        .fleet(A, FAR, &[(Unit::Flagship, 1)])
        .damaged(A, FAR, Unit::Flagship)
        .begin();
    activates(&mut t, HOME_A);
    reaches(&mut t, A, Action::Produce { unit: Unit::Flagship, site: Site::Space(HOME_A) });
    let fleet = |hex| {
        (t.state().fleet(hex, A).count(Unit::Flagship), t.state().fleet(hex, A).damaged(Unit::Flagship))
    };
    assert_eq!((fleet(FAR), fleet(HOME_A)), ((0, 0), (1, 0)));
}

/// TI 76.4.a
#[test]
fn a_structure_is_taken_back_to_be_placed_again() {
    let planets = [Planet::Arinam, Planet::Meer, Planet::Abyz];
    let mut position = position().strategies(A, &[Strategy::Construction]);
    for planet in planets {
        position = position.planet(planet, A, &[(Unit::SpaceDock, 1)]);
    }
    let mut t = position.begin();
    t.accepts(A, Action::Strategic(Strategy::Construction));
    picks(&mut t, A, Pick::Place { unit: Unit::SpaceDock, site: Site::Planet(Planet::Jord) });
    picks(&mut t, A, Pick::Unit { unit: Unit::SpaceDock, damaged: false, site: Site::Planet(Planet::Meer) });
    assert_eq!((t.state().planet(Planet::Jord).docks, t.state().planet(Planet::Meer).docks), (1, 0));
}

/// TI 35.7.b, TI 35.7.b.2, TI G60
#[test]
fn a_retreat_takes_ground_forces_along() {
    let mut t = Arrangement::new(&[Faction::Arborec, Faction::Yssaril, Faction::Hacan])
        .fleet(A, HOME_A, &[(Unit::Cruiser, 1)])
        .fleet(B, NEAR, &[(Unit::Carrier, 1), (Unit::Fighter, 1)])
        .planet(Planet::Meer, B, &[(Unit::Infantry, 2)])
        .planet(Planet::Abyz, B, &[])
        .begin();
    activates(&mut t, NEAR);
    t.accepts(A, Action::Move { unit: Unit::Cruiser, damaged: false, from: HOME_A });
    t.accepts(B, Action::Retreat).rolls([1]).rolls([1, 1]);
    picks(&mut t, B, Pick::Hex(Hex(10)));
    picks(&mut t, B, Pick::Planet(Planet::Meer));
    t.accepts(B, Action::Finish);
    let fleet = t.state().fleet(Hex(10), B);
    assert_eq!(
        (fleet.count(Unit::Carrier), fleet.count(Unit::Fighter), fleet.count(Unit::Infantry)),
        (1, 1, 1)
    );
    assert_eq!(t.state().planet(Planet::Meer).infantry, 1);
}

/// TI 12.2
#[test]
fn a_retreat_out_of_a_rift_is_rolled_for() {
    let factions = [Faction::Arborec, Faction::Yssaril, Faction::Hacan, Faction::Xxcha, Faction::Yin];
    let mut t = Arrangement::new(&factions)
        .fleet(A, Hex(13), &[(Unit::Cruiser, 1)])
        .fleet(B, Hex(29), &[(Unit::Cruiser, 2)])
        .fleet(B, Hex(14), &[(Unit::Destroyer, 1)])
        .begin();
    activates(&mut t, Hex(29));
    t.accepts(A, Action::Move { unit: Unit::Cruiser, damaged: false, from: Hex(13) });
    t.accepts(B, Action::Retreat).rolls([1]).rolls([1, 1]);
    picks(&mut t, B, Pick::Hex(Hex(14)));
    t.rolls([3, 4]);
    assert_eq!(t.state().fleet(Hex(14), B).count(Unit::Cruiser), 1);
    assert_eq!(t.state().on_board(B, Unit::Cruiser), 1);
}
