//! Movement, transport, anomalies, wormholes and the limits of fleets (TI 3, 12, 38, 46, 47, 54, 55, 66, 68, 70, 80, 88).

use crate::support::*;

/// TI 47.2, TI 47.3, TI 47.3.a, TI 47.3.f, TI 55.0, TI 55.1, TI 77.2
#[test]
fn a_ship_enters_as_many_systems_as_its_move_value() {
    let fleet = [(Unit::Cruiser, 1), (Unit::Carrier, 1)];
    let mut t = position().fleet(A, HOME_A, &fleet).begin();
    t.accepts(A, Action::Activate(FAR));
    t.refuses(A, moves(Unit::Carrier, HOME_A), rules::TOO_FAR);
    t.accepts(A, moves(Unit::Cruiser, HOME_A));
    assert_eq!(count(&t, A, HOME_A, Unit::Cruiser), 0);
    idles(&mut t, 1);
    assert_eq!(count(&t, A, FAR, Unit::Cruiser), 1);
}

/// TI 1.1, TI 1.4, TI 18.4, TI 77.1, TI 77.1.a, TI 77.2.b, TI 47.1
#[test]
fn a_system_is_activated_with_a_token_and_nothing_has_to_move() {
    let mut t = position().fleet(A, HOME_A, &[(Unit::Cruiser, 1)]).pools(A, [2, 3, 1]).begin();
    t.accepts(A, Action::Activate(NEAR));
    assert_eq!(t.state().pool(A, Pool::Tactic), 1);
    t.accepts(A, Action::Finish);
    assert_eq!(count(&t, A, HOME_A, Unit::Cruiser), 1);
    assert_ne!(t.state().active(), Some(A));
}

/// TI 1.2, TI 1.3, TI 77.1.b, TI 77.1.a.2
#[test]
fn a_system_with_an_own_token_is_not_activated_again() {
    let mut t = position().token(A, NEAR).token(B, FAR).begin();
    t.refuses(A, Action::Activate(NEAR), rules::OWN_TOKEN);
    t.offers(A, Action::Activate(FAR));
    let mut t = position().pools(A, [0, 3, 2]).begin();
    t.refuses(A, Action::Activate(FAR), rules::NO_TACTIC_TOKEN);
}

/// TI 47.3.b, TI 47.3 example a
#[test]
fn ships_cannot_pass_through_rival_ships() {
    let base = || position().fleet(A, HOME_A, &[(Unit::Cruiser, 1)]);
    let mut t = base().fleet(B, NEAR, &[(Unit::Fighter, 1), (Unit::Carrier, 1)]).begin();
    t.accepts(A, Action::Activate(FAR));
    // Nothing can move, and the action is over.
    t.refuses(A, moves(Unit::Cruiser, HOME_A), rules::NOT_YOUR_DECISION);
    let guards = [(Unit::Pds, 1), (Unit::Infantry, 1)];
    let mut t = base().planet(Planet::Arinam, B, &guards).begin();
    t.accepts(A, Action::Activate(FAR)).offers(A, moves(Unit::Cruiser, HOME_A));
}

/// TI 47.3.c, TI 47.3.d
#[test]
fn an_own_token_holds_ships_but_does_not_block_the_way() {
    let base = || position().fleet(A, HOME_A, &[(Unit::Cruiser, 1)]).fleet(A, NEAR, &[(Unit::Destroyer, 1)]);
    let mut t = base().token(A, NEAR).begin();
    t.accepts(A, Action::Activate(FAR));
    t.refuses(A, moves(Unit::Destroyer, NEAR), rules::TOKEN_HOLDS);
    t.offers(A, moves(Unit::Cruiser, HOME_A));
}

/// TI 46.0, TI 46.1, TI 46.1.a, TI 46.2, TI 38.0, TI 38.1, TI 40.1, TI 40.2, TI 77.2.a, TI 47.4
#[test]
fn a_ship_carries_as_many_as_it_has_room_for() {
    let mut t = position()
        .fleet(A, HOME_A, &[(Unit::Carrier, 1), (Unit::Fighter, 2)])
        .planet(Planet::Jord, A, &[(Unit::Infantry, 5)])
        .begin();
    t.accepts(A, Action::Activate(NEAR)).accepts(A, moves(Unit::Carrier, HOME_A));
    let fighter = Action::Load { unit: Unit::Fighter, from: Site::Space(HOME_A) };
    let infantry = Action::Load { unit: Unit::Infantry, from: Site::Planet(Planet::Jord) };
    t.accepts(A, fighter).accepts(A, fighter);
    for _ in 0..3 {
        t.accepts(A, infantry);
    }
    // Advanced Carrier I holds six: one more, and the ship is full and off.
    t.accepts(A, infantry);
    t.does_not_offer(A, infantry);
    assert_eq!(count(&t, A, NEAR, Unit::Infantry) + count(&t, A, NEAR, Unit::Fighter), 6);
    assert_eq!(t.state().planet(Planet::Jord).infantry, 1);
}

/// TI 46.3, TI 46.3 example a
#[test]
fn units_are_not_picked_up_beside_an_own_token() {
    let mut t = position()
        .techs(A, &[Tech::AdvancedCarrier2])
        .fleet(A, HOME_A, &[(Unit::Carrier, 1)])
        .planet(Planet::Arinam, A, &[(Unit::Infantry, 1)])
        .planet(Planet::Tarmann, A, &[(Unit::Infantry, 1)])
        .token(A, NEAR)
        .begin();
    t.accepts(A, Action::Activate(FAR)).accepts(A, moves(Unit::Carrier, HOME_A));
    // Through the system with the token without a stop; in the active system it may load.
    t.accepts(A, Action::Load { unit: Unit::Infantry, from: Site::Planet(Planet::Tarmann) });
    assert_eq!(t.state().planet(Planet::Arinam).infantry, 1);
}

/// TI 47.3.e, TI 47.3 example b, TI G32
#[test]
fn a_ship_moves_out_of_the_active_system_and_back() {
    let mut t = position()
        .techs(A, &[Tech::AdvancedCarrier2])
        .fleet(A, NEAR, &[(Unit::Carrier, 1)])
        .planet(Planet::Jord, A, &[(Unit::Infantry, 1)])
        .begin();
    t.accepts(A, Action::Activate(NEAR)).accepts(A, moves(Unit::Carrier, NEAR));
    t.accepts(A, Action::Fly(HOME_A));
    t.accepts(A, Action::Load { unit: Unit::Infantry, from: Site::Planet(Planet::Jord) });
    assert_eq!(count(&t, A, NEAR, Unit::Carrier), 1);
    assert_eq!(count(&t, A, NEAR, Unit::Infantry), 1);
}

/// TI 54.0, TI 54.1, TI 3.0, TI 3.2
#[test]
fn asteroid_fields_are_closed() {
    let base = || of(Faction::Arborec).fleet(A, Hex(13), &[(Unit::Cruiser, 1)]);
    let mut t = base().begin();
    assert_eq!(t.state().anomaly(Hex(29)), Some(Anomaly::AsteroidField));
    t.accepts(A, Action::Activate(Hex(29)));
    t.does_not_offer(A, moves(Unit::Cruiser, Hex(13)));
    let mut t = base().techs(A, &[Tech::AntimassDeflectors]).begin();
    t.accepts(A, Action::Activate(Hex(29))).offers(A, moves(Unit::Cruiser, Hex(13)));
}

/// TI 68.0, TI 68.1
#[test]
fn supernovas_are_closed() {
    assert_eq!(position().table().anomaly(Hex(16)), Some(Anomaly::Supernova));
    let mut t = of(Faction::Arborec).fleet(A, Hex(15), &[(Unit::Cruiser, 1)]).begin();
    t.accepts(A, Action::Activate(Hex(16)));
    t.does_not_offer(A, moves(Unit::Cruiser, Hex(15)));
    let mut t = of(Faction::Arborec).fleet(A, Hex(15), &[(Unit::Cruiser, 1)]).begin();
    t.accepts(A, Action::Activate(Hex(17))).does_not_offer(A, moves(Unit::Cruiser, Hex(15)));
    // The Embers of Muaat pass through, but do not stop there.
    let mut t = of(Faction::Muaat).fleet(A, Hex(15), &[(Unit::Cruiser, 1)]).begin();
    t.accepts(A, Action::Activate(Hex(17))).offers(A, moves(Unit::Cruiser, Hex(15)));
}

/// TI 80.0, TI 80.1, TI 80.1.a, TI 80.2
#[test]
fn a_nebula_is_entered_only_as_the_active_system_and_left_slowly() {
    let cruiser = [(Unit::Cruiser, 1)];
    let mut t = of(Faction::Arborec).fleet(A, Hex(8), &cruiser).begin();
    assert_eq!(t.state().anomaly(Hex(7)), Some(Anomaly::Nebula));
    t.accepts(A, Action::Activate(Hex(7))).offers(A, moves(Unit::Cruiser, Hex(8)));
    // The other way around it is blocked.
    let blocked = || of(Faction::Arborec).fleet(B, Hex(1), &[(Unit::Destroyer, 1)]);
    let mut t = blocked().fleet(A, Hex(8), &cruiser).begin();
    t.accepts(A, Action::Activate(Hex(18))).does_not_offer(A, moves(Unit::Cruiser, Hex(8)));
    let mut t = of(Faction::Arborec).fleet(A, Hex(7), &cruiser).begin();
    t.accepts(A, Action::Activate(Hex(2))).does_not_offer(A, moves(Unit::Cruiser, Hex(7)));
    let mut t = of(Faction::Arborec).fleet(A, Hex(7), &cruiser).begin();
    t.accepts(A, Action::Activate(Hex(1))).offers(A, moves(Unit::Cruiser, Hex(7)));
}

/// A position for five with the gravity rift at 29; the first seat is the Arborec.
fn rift() -> Arrangement {
    let others = [Faction::Letnev, Faction::Winnu, Faction::Xxcha, Faction::Yin];
    Arrangement::new(&[[Faction::Arborec].as_slice(), &others].concat())
}

/// TI 12.0, TI 12.1, TI 12.1.a, TI 12.2, TI 12.2.a, TI 12.2.b, TI 12.2.c, TI 12.2.c.3, TI 12.3 example a, TI 46.1.b, TI G31
#[test]
fn a_rift_lends_speed_and_takes_ships() {
    let start = || {
        let mut t = rift().fleet(A, Hex(29), &[(Unit::Carrier, 1), (Unit::Infantry, 2)]).begin();
        assert_eq!(t.state().anomaly(Hex(29)), Some(Anomaly::GravityRift));
        t.accepts(A, Action::Activate(Hex(4))).accepts(A, moves(Unit::Carrier, Hex(29)));
        t.accepts(A, Action::Load { unit: Unit::Infantry, from: Site::Space(Hex(29)) });
        t.accepts(A, Action::Fly(Hex(13)));
        t
    };
    let mut t = start();
    t.rolls([3]);
    assert_eq!((count(&t, A, Hex(4), Unit::Carrier), t.state().on_board(A, Unit::Carrier)), (0, 0));
    assert_eq!(t.state().on_board(A, Unit::Infantry), 0, "what stays behind has no room either");
    let mut t = start();
    t.rolls([4]);
    assert_eq!((count(&t, A, Hex(4), Unit::Carrier), count(&t, A, Hex(4), Unit::Infantry)), (1, 1));
}

/// TI 12.1.2
#[test]
fn stopping_in_a_rift_needs_no_roll() {
    let mut t = rift().fleet(A, Hex(13), &[(Unit::Cruiser, 1)]).begin();
    t.accepts(A, Action::Activate(Hex(29))).accepts(A, moves(Unit::Cruiser, Hex(13)));
    assert!(!matches!(t.state().status(), Status::Chance(_)));
    assert_eq!(count(&t, A, Hex(29), Unit::Cruiser), 1);
}

/// TI 33.2, TI 33.2.a, TI 66.0, TI 66.1, TI 66.3, TI G37, TI 81.2, TI 47.5.2
#[test]
fn ships_beyond_the_fleet_pool_are_removed() {
    let fleet = [(Unit::Cruiser, 2), (Unit::Destroyer, 1), (Unit::Carrier, 1), (Unit::Fighter, 4)];
    let mut t =
        position().pools(A, [3, 2, 2]).fleet(A, NEAR, &fleet[..1]).fleet(A, HOME_A, &fleet[1..2]).begin();
    t.accepts(A, Action::Activate(NEAR))
        .accepts(A, moves(Unit::Destroyer, HOME_A))
        .accepts(A, Action::Finish);
    let excess = |unit| Action::Pick(Pick::Unit { unit, damaged: false, site: Site::Space(NEAR) });
    t.offers(A, excess(Unit::Destroyer)).accepts(A, excess(Unit::Cruiser));
    assert_eq!(count(&t, A, NEAR, Unit::Cruiser) + count(&t, A, NEAR, Unit::Destroyer), 2);
}

/// TI 38.2, TI 38.3, TI 38.3.a, TI 38.3 example a, TI 66.1.a
#[test]
fn units_beyond_the_capacity_are_removed() {
    // Dreadnoughts of the Arborec hold one, carriers four.
    let fleet = [(Unit::Carrier, 1), (Unit::Dreadnought, 1), (Unit::Fighter, 4), (Unit::Infantry, 3)];
    let mut t = of(Faction::Arborec).fleet(A, NEAR, &fleet).begin();
    let excess = |unit| Action::Pick(Pick::Unit { unit, damaged: false, site: Site::Space(NEAR) });
    t.offers(A, excess(Unit::Infantry)).accepts(A, excess(Unit::Fighter)).accepts(A, excess(Unit::Fighter));
    assert_eq!((count(&t, A, NEAR, Unit::Fighter), count(&t, A, NEAR, Unit::Infantry)), (2, 3));
    t.offers(A, Action::PassTurn);
}

/// TI G40
#[test]
fn fighters_left_behind_without_room_are_removed() {
    let mut t = position().fleet(A, HOME_A, &[(Unit::Carrier, 1), (Unit::Fighter, 2)]).begin();
    t.accepts(A, Action::Activate(NEAR)).accepts(A, moves(Unit::Carrier, HOME_A));
    t.accepts(A, Action::Fly(NEAR));
    assert_eq!(t.state().on_board(A, Unit::Fighter), 0);
}

/// TI 70.0, TI 70.1, TI 70.2.a, TI 88.0, TI 88.1
#[test]
fn wormholes_of_a_kind_are_next_to_each_other() {
    let others = [Faction::Letnev, Faction::Winnu, Faction::Xxcha];
    let four = Arrangement::new(&[[Faction::Arborec].as_slice(), &others].concat());
    // Lodor and the tile with the alpha wormhole; Quann and the one with the beta wormhole.
    let (lodor, alpha) = (Hex(4), Hex(35));
    let (quann, beta) = (Hex(1), Hex(29));
    let table = four.table();
    assert!(table.adjacent(lodor, None).contains(alpha) && table.adjacent(quann, None).contains(beta));
    assert!(!table.adjacent(lodor, None).contains(beta) && !table.adjacent(lodor, None).contains(lodor));
    let mut t = four.fleet(A, alpha, &[(Unit::Dreadnought, 1)]).begin();
    t.accepts(A, Action::Activate(lodor)).offers(A, moves(Unit::Dreadnought, alpha));
}

/// TI 21.0, TI 21.1, TI 88.4, TI 88.4.a, TI G8
#[test]
fn the_creuss_come_through_their_gate() {
    let t = of(Faction::Creuss).fleet(A, Hex::BESIDE, &[(Unit::Carrier, 1)]);
    let gate = t.table().place_of(Tile::CREUSS_GATE).expect("the gate is on the board");
    assert_eq!((gate, t.table().home(A)), (HOME_A, Some(Hex::BESIDE)));
    let mut t = t.begin();
    t.accepts(A, Action::Activate(gate)).offers(A, moves(Unit::Carrier, Hex::BESIDE));
}
