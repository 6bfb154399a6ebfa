//! More on movement, transport, rifts and limits (TI 12, 33, 38, 40, 46, 47, 66, 70, 81, 86, 88 and the rulings G33 to G41).

use crate::support::*;

/// A position for five with the gravity rift at 29, Mellon and Zohbat at 14; the first seat is this faction.
fn rift(faction: Faction) -> Arrangement {
    let others = [Faction::Letnev, Faction::Winnu, Faction::Xxcha, Faction::Yin];
    Arrangement::new(&[[faction].as_slice(), &others].concat())
}

const RIFT: Hex = Hex(29);

/// A position for four: Lodor at 4 and the tile at 35 have alpha wormholes, Quann at 1 and the tile at 29 beta ones.
fn four(faction: Faction) -> Arrangement {
    Arrangement::new(&[faction, Faction::Letnev, Faction::Hacan, Faction::Xxcha])
}

const fn load(unit: Unit, from: Site) -> Action {
    Action::Load { unit, from }
}

const fn excess(unit: Unit, hex: Hex) -> Action {
    Action::Pick(Pick::Unit { unit, damaged: false, site: Site::Space(hex) })
}

fn removed(event: &Event) -> bool {
    matches!(event, Event::UnitRemoved { .. })
}

fn destroyed(event: &Event) -> bool {
    matches!(event, Event::UnitDestroyed { .. })
}

/// TI 12.2.c.2
#[test]
fn what_a_rift_takes_is_not_destroyed() {
    // Destroyed Letani warriors would be rolled for.
    let fleet = [(Unit::Carrier, 1), (Unit::Infantry, 1)];
    let mut t = rift(Faction::Arborec).techs(A, &[Tech::LetaniWarrior2]).fleet(A, RIFT, &fleet).begin();
    t.accepts(A, Action::Activate(Hex(14))).accepts(A, moves(Unit::Carrier, RIFT));
    t.accepts(A, load(Unit::Infantry, space(RIFT))).accepts(A, Action::Fly(Hex(14))).rolls([1]);
    assert!(!matches!(t.state().status(), Status::Chance(_)));
    assert!(!happened(&mut t, destroyed));
    assert_eq!((t.state().on_board(A, Unit::Carrier), t.state().on_board(A, Unit::Infantry)), (0, 0));
}

/// A carrier of one move leaves the rift, comes back to it and leaves it again.
fn twice_through() -> Table {
    let mut t = rift(Faction::Arborec).fleet(A, RIFT, &[(Unit::Carrier, 1)]).begin();
    t.accepts(A, Action::Activate(Hex(14))).accepts(A, moves(Unit::Carrier, RIFT));
    t.accepts(A, Action::Fly(Hex(13))).accepts(A, Action::Fly(RIFT));
    t
}

/// TI 12.3
#[test]
fn a_rift_works_on_a_ship_as_often_as_it_leaves_it() {
    let mut t = twice_through();
    t.rolls([4, 4]);
    assert_eq!(count(&t, A, Hex(14), Unit::Carrier), 1);
}

/// TI 12.3.2
#[test]
fn each_passage_lends_a_step_and_needs_a_roll() {
    // Three steps with a move value of one; the second of two rolls fails.
    let mut t = twice_through();
    t.rolls([4, 3]);
    assert_eq!(t.state().on_board(A, Unit::Carrier), 0);
}

/// TI G35
#[test]
fn each_ship_that_leaves_a_rift_is_rolled_for() {
    let mut t = rift(Faction::Arborec).fleet(A, RIFT, &[(Unit::Carrier, 2)]).begin();
    t.accepts(A, Action::Activate(Hex(14)));
    for _ in 0..2 {
        t.accepts(A, moves(Unit::Carrier, RIFT)).accepts(A, Action::Fly(Hex(14)));
    }
    t.rolls([3, 4]);
    assert_eq!(count(&t, A, Hex(14), Unit::Carrier), 1);
}

/// TI G36
#[test]
fn combat_modifiers_do_not_help_in_a_rift() {
    let mut t = rift(Faction::SardakkNorr).fleet(A, RIFT, &[(Unit::Carrier, 1)]).begin();
    t.accepts(A, Action::Activate(Hex(14))).accepts(A, moves(Unit::Carrier, RIFT));
    t.accepts(A, Action::Fly(Hex(14))).rolls([3]);
    assert_eq!(t.state().on_board(A, Unit::Carrier), 0, "Unrelenting adds nothing");
}

/// TI 46.1.2
#[test]
fn what_a_lost_ship_would_have_picked_up_later_stays() {
    let start = || {
        let mut t = rift(Faction::Arborec)
            .techs(A, &[Tech::Carrier2])
            .fleet(A, Hex(28), &[(Unit::Carrier, 1)])
            .planet(Planet::Mellon, A, &[(Unit::Infantry, 1)])
            .begin();
        t.accepts(A, Action::Activate(Hex(14))).accepts(A, moves(Unit::Carrier, Hex(28)));
        t.accepts(A, Action::Fly(RIFT)).accepts(A, Action::Fly(Hex(14)));
        t.accepts(A, load(Unit::Infantry, on(Planet::Mellon)));
        t
    };
    let mut t = start();
    t.rolls([3]);
    assert_eq!((t.state().on_board(A, Unit::Carrier), ground(&t, Planet::Mellon)), (0, (Some(A), 1)));
    let mut t = start();
    t.rolls([4]);
    assert_eq!((count(&t, A, Hex(14), Unit::Infantry), ground(&t, Planet::Mellon)), (1, (Some(A), 0)));
}

/// TI G33
#[test]
fn ships_leave_asteroid_fields_and_supernovas() {
    for (from, to) in [(Hex(29), Hex(13)), (Hex(16), Hex(15))] {
        let mut t = of(Faction::Arborec).fleet(A, from, &[(Unit::Cruiser, 1)]).begin();
        assert!(t.state().anomaly(from).is_some());
        t.accepts(A, Action::Activate(to)).accepts(A, moves(Unit::Cruiser, from));
        rests(&mut t, 1, 5);
        assert_eq!(count(&t, A, to, Unit::Cruiser), 1);
    }
}

/// TI G34
#[test]
fn an_edge_and_a_wormhole_are_one_step() {
    // The Winnu reach Mecatol Rex by wormhole: Quann is beside it anyway.
    let winnu = || {
        let others = [Faction::Winnu, Faction::Letnev, Faction::Hacan, Faction::Xxcha];
        Arrangement::new(&others).techs(A, &[Tech::LazaxGateFolding])
    };
    let mut t = winnu().fleet(A, Hex(1), &[(Unit::Carrier, 1)]).begin();
    t.accepts(A, Action::Activate(Hex::MIDDLE)).offers(A, moves(Unit::Carrier, Hex(1)));
    let mut t = winnu().fleet(A, Hex(7), &[(Unit::Carrier, 1)]).begin();
    t.accepts(A, Action::Activate(Hex::MIDDLE)).does_not_offer(A, moves(Unit::Carrier, Hex(7)));
}

/// TI G38
#[test]
fn limits_are_checked_on_arrival_and_after_cannons() {
    let mut t = battle(&[(Unit::Carrier, 1), (Unit::Cruiser, 1), (Unit::Fighter, 4)], &[])
        .pools(A, [3, 1, 2])
        .planet(Planet::Arinam, B, &[(Unit::Pds, 1)])
        .planet(Planet::Nestphar, A, &[(Unit::SpaceDock, 1)])
        .begin();
    // Two ships at home are one too many.
    t.accepts(A, excess(Unit::Cruiser, HOME_A));
    t.accepts(A, Action::Activate(NEAR)).accepts(A, moves(Unit::Carrier, HOME_A));
    for _ in 0..4 {
        t.accepts(A, load(Unit::Fighter, space(HOME_A)));
    }
    assert_eq!(count(&t, A, NEAR, Unit::Fighter), 4);
    t.accepts(B, Action::Fire(A)).rolls([6]).accepts(A, lose(Unit::Carrier));
    assert_eq!(count(&t, A, NEAR, Unit::Fighter), 0, "nothing carries them any more");
}

/// TI 38.3.c.3
#[test]
fn the_fleet_limit_is_checked_before_anybody_fires() {
    let mut t = battle(&[(Unit::Cruiser, 1)], &[])
        .pools(A, [3, 1, 2])
        .fleet(A, NEAR, &[(Unit::Destroyer, 1)])
        .planet(Planet::Arinam, B, &[(Unit::Pds, 1)])
        .begin();
    t.accepts(A, Action::Activate(NEAR)).accepts(A, moves(Unit::Cruiser, HOME_A)).accepts(A, Action::Finish);
    t.does_not_offer(B, Action::Fire(A)).accepts(A, excess(Unit::Destroyer, NEAR));
    t.offers(B, Action::Fire(A));
}

/// TI 38.3.c.2, TI G39
#[test]
fn units_without_room_are_removed_and_not_destroyed() {
    // Destroyed infantry of this kind would be rolled for.
    let fleet = [(Unit::Carrier, 1), (Unit::Infantry, 4), (Unit::Fighter, 1)];
    let mut t = of(Faction::Arborec).techs(A, &[Tech::LetaniWarrior2]).fleet(A, NEAR, &fleet).begin();
    t.accepts(A, excess(Unit::Infantry, NEAR));
    t.offers(A, Action::PassTurn);
    let events = t.events();
    assert!(events.iter().any(removed) && !events.iter().any(destroyed));
}

/// TI 30.9.a, TI 66.3.2, TI 81.2.2
#[test]
fn a_ship_beyond_the_fleet_pool_is_not_destroyed() {
    let mut t = battle(&[(Unit::Flagship, 1), (Unit::Cruiser, 1)], &[])
        .pools(A, [3, 1, 2])
        .secret(B, Objective::DestroyTheirGreatestShip)
        .begin();
    t.accepts(A, excess(Unit::Flagship, HOME_A));
    let events = t.events();
    assert!(events.iter().any(removed) && !events.iter().any(destroyed));
    t.does_not_offer(B, Action::Score(Objective::DestroyTheirGreatestShip));
    assert_eq!(t.state().in_reserve(A, Unit::Flagship), 1);
}

/// TI 38.3.b
#[test]
fn ground_forces_on_planets_need_no_room() {
    let mut t = of(Faction::Arborec)
        .fleet(A, NEAR, &[(Unit::Carrier, 1), (Unit::Fighter, 4)])
        .planet(Planet::Arinam, A, &[(Unit::Infantry, 9)])
        .begin();
    t.offers(A, Action::PassTurn);
    assert_eq!((count(&t, A, NEAR, Unit::Fighter), ground(&t, Planet::Arinam)), (4, (Some(A), 9)));
}

/// TI 38.4
#[test]
fn fighters_belong_to_no_ship_in_particular() {
    let fleet = [(Unit::Carrier, 2), (Unit::Fighter, 4)];
    let mut t = of(Faction::Arborec).fleet(A, HOME_A, &fleet).begin();
    t.accepts(A, Action::Activate(NEAR)).accepts(A, moves(Unit::Carrier, HOME_A));
    t.accepts(A, Action::Fly(NEAR)).accepts(A, Action::Finish);
    assert_eq!((count(&t, A, HOME_A, Unit::Fighter), count(&t, A, NEAR, Unit::Carrier)), (4, 1));
}

/// TI 40.3
#[test]
fn a_planet_holds_any_number_of_ground_forces() {
    let position = position().planet(Planet::Jord, A, &[(Unit::Infantry, 40)]);
    let mut t = position.hand(A, &[ActionCard::FrontlineDeployment]).begin();
    plays(&mut t, A, ActionCard::FrontlineDeployment, Pick::Planet(Planet::Jord));
    assert_eq!(t.state().planet(Planet::Jord).infantry, 43);
}

/// TI 46.4.2
#[test]
fn a_ship_that_stays_picks_up_nothing() {
    let mut t = of(Faction::Arborec)
        .fleet(A, NEAR, &[(Unit::Carrier, 1)])
        .planet(Planet::Arinam, A, &[(Unit::Infantry, 2)])
        .begin();
    t.accepts(A, Action::Activate(NEAR));
    for _ in 0..9 {
        t.does_not_offer(A, load(Unit::Infantry, on(Planet::Arinam)));
        t.does_not_offer(A, land(Planet::Meer));
        if t.state().active() != Some(A) || !idles(&mut t, 1) {
            break;
        }
    }
    assert_eq!((ground(&t, Planet::Arinam), ground(&t, Planet::Meer)), ((Some(A), 2), (None, 0)));
}

/// TI G41
#[test]
fn a_ship_that_arrives_takes_ground_forces_to_another_planet() {
    let mut t = of(Faction::Arborec)
        .fleet(A, HOME_A, &[(Unit::Carrier, 1)])
        .planet(Planet::Arinam, A, &[(Unit::Infantry, 1)])
        .begin();
    t.accepts(A, Action::Activate(NEAR)).accepts(A, moves(Unit::Carrier, HOME_A));
    t.accepts(A, load(Unit::Infantry, on(Planet::Arinam)));
    reaches(&mut t, A, land(Planet::Meer));
    assert_eq!((ground(&t, Planet::Arinam), ground(&t, Planet::Meer)), ((Some(A), 0), (Some(A), 1)));
}

/// TI 47.5
#[test]
fn all_ships_are_declared_before_any_arrives() {
    let mut t = battle(&[(Unit::Cruiser, 2)], &[]).begin();
    t.accepts(A, Action::Activate(NEAR)).accepts(A, moves(Unit::Cruiser, HOME_A));
    assert_eq!((count(&t, A, HOME_A, Unit::Cruiser), count(&t, A, NEAR, Unit::Cruiser)), (1, 0));
    t.accepts(A, moves(Unit::Cruiser, HOME_A));
    assert_eq!(count(&t, A, NEAR, Unit::Cruiser), 2);
}

/// B slips away from A with a card.
fn slips_away(position: Arrangement) -> Table {
    let mut t = position.hand(B, &[ActionCard::SkilledRetreat]).begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    plays(&mut t, B, ActionCard::SkilledRetreat, Pick::Hex(Hex(10)));
    nobody_reacts(&mut t);
    t
}

/// TI 47.7
#[test]
fn abilities_move_ships_outside_the_movement_step() {
    let t = slips_away(battle(&[(Unit::Cruiser, 1)], &[(Unit::Dreadnought, 1)]));
    assert_eq!((count(&t, B, NEAR, Unit::Dreadnought), count(&t, B, Hex(10), Unit::Dreadnought)), (0, 1));
}

/// TI 47.8
#[test]
fn the_rules_of_the_movement_step_do_not_bind_abilities() {
    // An own token would hold ships in a tactical action.
    let t = slips_away(battle(&[(Unit::Cruiser, 1)], &[(Unit::Dreadnought, 1)]).token(B, NEAR));
    assert_eq!(count(&t, B, Hex(10), Unit::Dreadnought), 1);
}

/// TI 47.8.2
#[test]
fn ships_moved_by_an_ability_carry_what_they_can() {
    let fleet = [(Unit::Carrier, 1), (Unit::Fighter, 2), (Unit::Infantry, 1)];
    let t = slips_away(battle(&[(Unit::Cruiser, 1)], &fleet));
    assert_eq!((count(&t, B, Hex(10), Unit::Fighter), count(&t, B, Hex(10), Unit::Infantry)), (2, 1));
}

/// TI 66.1.b
#[test]
fn ships_that_pass_through_do_not_count_there() {
    let mut t = battle(&[(Unit::Cruiser, 1)], &[])
        .pools(A, [3, 1, 2])
        .fleet(A, NEAR, &[(Unit::Destroyer, 1)])
        .begin();
    t.accepts(A, Action::Activate(FAR)).accepts(A, moves(Unit::Cruiser, HOME_A));
    rests(&mut t, 1, 9);
    assert_eq!((count(&t, A, NEAR, Unit::Destroyer), count(&t, A, FAR, Unit::Cruiser)), (1, 1));
}

/// TI 66.4
#[test]
fn fleet_tokens_are_not_spent() {
    let mut t = position().pools(A, [0, 9, 0]).strategies(A, &[Strategy::Politics]).begin();
    t.refuses(A, Action::Activate(NEAR), rules::NO_TACTIC_TOKEN);
    let mut t = position().strategies(A, &[Strategy::Politics]).pools(B, [5, 9, 0]).begin();
    t.accepts(A, Action::Strategic(Strategy::Politics)).accepts(A, Action::Pick(Pick::Seat(B)));
    for _ in 0..2 {
        let first = listed(t.state(), A)[0];
        t.accepts(A, first);
    }
    t.does_not_offer(B, Action::Secondary).offers(C, Action::Secondary);
}

/// TI 70.2
#[test]
fn a_planet_is_adjacent_to_what_its_system_is_adjacent_to() {
    let shoots = |planet| {
        let mut t = battle(&[(Unit::Cruiser, 1)], &[])
            .planet(planet, B, &[(Unit::Pds, 1)])
            .techs(B, &[Tech::Pds2])
            .begin();
        attack(&mut t, &[(Unit::Cruiser, 1)]);
        listed(t.state(), B).contains(&Action::Fire(A))
    };
    assert!(shoots(Planet::Abyz) && shoots(Planet::Lodor));
    assert!(!shoots(Planet::Corneeq));
}

/// TI 88.2
#[test]
fn better_cannons_fire_through_wormholes() {
    let shoots = |tech: &[Tech]| {
        let mut t = four(Faction::Arborec)
            .fleet(A, Hex(34), &[(Unit::Cruiser, 1)])
            .planet(Planet::Lodor, B, &[(Unit::Pds, 1)])
            .techs(B, tech)
            .begin();
        t.accepts(A, Action::Activate(Hex(35))).accepts(A, moves(Unit::Cruiser, Hex(34)));
        listed(t.state(), B).contains(&Action::Fire(A))
    };
    assert!(shoots(&[Tech::Pds2]));
    assert!(!shoots(&[]));
}

/// TI 33.0, TI 40.0
#[test]
fn seven_types_are_ships_and_all_infantry_are_ground_forces() {
    use Unit::*;
    let ships = [Fighter, Destroyer, Cruiser, Carrier, Dreadnought, Flagship, WarSun];
    assert!(Unit::ALL.into_iter().all(|unit| unit.is_ship() == ships.contains(&unit)));
    for profile in Profile::ALL {
        let infantry = [
            Profile::Infantry1,
            Profile::Infantry2,
            Profile::LetaniWarrior1,
            Profile::LetaniWarrior2,
            Profile::SpecOps1,
            Profile::SpecOps2,
        ];
        assert_eq!(profile.def().unit.is_ground(), infantry.contains(&profile), "{profile:?}");
    }
}

/// TI 33.1, TI 86.5, TI 86.6
#[test]
fn ships_are_in_space_and_ground_forces_on_planets() {
    let mut t = position().planet(Planet::Jord, A, &[(Unit::SpaceDock, 1)]).goods(A, 20).begin();
    t.accepts(A, Action::Activate(HOME_A));
    rests_until_production(&mut t);
    for action in listed(t.state(), A) {
        if let Action::Produce { unit, site } = action {
            let expected = if unit.is_ship() { space(HOME_A) } else { on(Planet::Jord) };
            assert_eq!(site, expected, "{unit:?}");
        }
    }
}

fn rests_until_production(t: &mut Table) {
    while !listed(t.state(), A).iter().any(|action| matches!(action, Action::Produce { .. })) {
        assert!(idles(t, 1));
    }
}

/// TI 72.3
#[test]
fn structures_stay_where_they_are() {
    let structures = [(Unit::SpaceDock, 1), (Unit::Pds, 1)];
    let position = of(Faction::Arborec).planet(Planet::Nestphar, A, &structures);
    let mut t = position.fleet(A, HOME_A, &[(Unit::Carrier, 1)]).begin();
    t.accepts(A, Action::Activate(NEAR));
    assert_eq!(listed(t.state(), A), [moves(Unit::Carrier, HOME_A), Action::Finish]);
    t.accepts(A, moves(Unit::Carrier, HOME_A));
    assert_eq!((count(&t, A, NEAR, Unit::Carrier), t.state().planet(Planet::Nestphar).pds), (1, 1));
    // Only a floating factory moves.
    let mut t = of(Faction::Saar).fleet(A, HOME_A, &[(Unit::SpaceDock, 1)]).begin();
    t.accepts(A, Action::Activate(NEAR)).offers(A, moves(Unit::SpaceDock, HOME_A));
}

/// TI 80.2.a
#[test]
fn effects_help_ships_out_of_a_nebula() {
    let leaves = |position: Arrangement| {
        let mut t = position.fleet(A, Hex(7), &[(Unit::Cruiser, 1)]).begin();
        t.accepts(A, Action::Activate(Hex(2)));
        listed(t.state(), A).contains(&moves(Unit::Cruiser, Hex(7)))
    };
    assert!(!leaves(of(Faction::Arborec)));
    assert!(leaves(of(Faction::Arborec).techs(A, &[Tech::GravityDrive])));
}
