//! Production, its cost and its limits (TI 5, 6, 15, 17, 42, 43, 61, 62, 67, 71, 72, 78, 87).

use crate::support::*;

fn make(unit: Unit, site: Site) -> Action {
    Action::Produce { unit, site }
}

fn ship(unit: Unit) -> Action {
    make(unit, Site::Space(HOME_A))
}

fn soldier() -> Action {
    make(Unit::Infantry, Site::Planet(Planet::Jord))
}

/// Sol produces at home: Jord has 4 resources and 2 influence, so the dock makes six units.
fn yard() -> Arrangement {
    position().pools(A, [3, 8, 2]).planet(Planet::Jord, A, &[(Unit::SpaceDock, 1), (Unit::Infantry, 1)])
}

fn produces(t: &mut Table) {
    activates(t, HOME_A);
    for _ in 0..9 {
        if listed(t.state(), A).iter().any(|action| matches!(action, Action::Produce { .. })) {
            return;
        }
        idles(t, 1);
    }
}

/// TI 5.0, TI 5.1, TI 61.0, TI 61.2, TI 62.0, TI 62.1, TI 62.1.b, TI 67.0, TI 67.1, TI 67.2, TI 77.5, TI 77.5.a, TI 87.0, TI 87.1
#[test]
fn units_are_paid_for_together() {
    let mut t = yard().begin();
    produces(&mut t);
    t.accepts(A, ship(Unit::Carrier)).accepts(A, ship(Unit::Destroyer));
    // Four resources are spent.
    t.does_not_offer(A, ship(Unit::Destroyer)).does_not_offer(A, soldier());
    assert!(!t.state().planet(Planet::Jord).exhausted);
    t.accepts(A, Action::Exhaust(Planet::Jord));
    let fleet = t.state().fleet(HOME_A, A);
    assert_eq!((fleet.count(Unit::Carrier), fleet.count(Unit::Destroyer)), (1, 1));
    assert!(t.state().planet(Planet::Jord).exhausted);
}

/// TI 62.1.a, TI 78.0, TI 78.3, TI 78.4.a, TI 45.3, TI 9.2.2
#[test]
fn what_is_paid_too_much_is_lost() {
    let mut t = yard().goods(A, 1).begin();
    produces(&mut t);
    t.accepts(A, ship(Unit::Carrier)).accepts(A, Action::Finish);
    t.offers(A, Action::SpendGood).accepts(A, Action::Exhaust(Planet::Jord));
    assert_eq!(t.state().sheet(A).goods, 1);
    let mut t = yard().goods(A, 1).begin();
    produces(&mut t);
    t.accepts(A, ship(Unit::Dreadnought)).accepts(A, ship(Unit::Destroyer));
    t.accepts(A, Action::SpendGood).accepts(A, Action::Exhaust(Planet::Jord));
    assert_eq!(t.state().sheet(A).goods, 0);
}

/// TI 61.1.b, TI 62.2, TI 62.2.a, TI 87.2
#[test]
fn a_cost_buys_two_fighters_or_two_infantry() {
    let mut t = yard().begin();
    produces(&mut t);
    // Six units: three pairs cost three.
    for _ in 0..4 {
        t.accepts(A, ship(Unit::Fighter));
    }
    t.accepts(A, soldier()).accepts(A, soldier());
    t.does_not_offer(A, soldier()).does_not_offer(A, ship(Unit::Fighter));
    t.accepts(A, Action::Exhaust(Planet::Jord));
    assert_eq!(t.state().planet(Planet::Jord).infantry, 3);
}

/// TI 61.1
#[test]
fn the_production_value_limits_the_number() {
    let mut t = yard().goods(A, 20).begin();
    produces(&mut t);
    for _ in 0..6 {
        t.accepts(A, ship(Unit::Destroyer));
    }
    t.does_not_offer(A, ship(Unit::Destroyer));
}

/// TI 6.0, TI 6.1, TI 6.1.2, TI 62.6, TI 62.6.2, TI G78
#[test]
fn a_blockaded_dock_makes_no_ships() {
    let mut t = yard().fleet(B, HOME_A, &[(Unit::Cruiser, 1)]).begin();
    produces(&mut t);
    t.offers(A, soldier()).does_not_offer(A, ship(Unit::Destroyer)).does_not_offer(A, ship(Unit::Fighter));
}

/// TI 61.1.d
#[test]
fn arborec_docks_make_no_infantry() {
    let home = |t: &Arrangement| t.table().planets_of(A).next().expect("a home planet");
    let base = of(Faction::Arborec).goods(A, 20).pools(A, [3, 8, 2]);
    let planet = home(&base);
    let mut t = base.planet(planet, A, &[(Unit::SpaceDock, 1), (Unit::Infantry, 2)]).begin();
    produces(&mut t);
    let warrior = make(Unit::Infantry, Site::Planet(planet));
    t.accepts(A, warrior).accepts(A, warrior);
    t.does_not_offer(A, warrior).offers(A, ship(Unit::Destroyer));
}

/// TI 42.3, TI 43.0, TI 43.2, TI 43.3, TI 62.5, TI 71.0, TI 71.1
#[test]
fn only_what_is_in_reinforcements_can_be_produced() {
    let mut t = yard().goods(A, 30).fleet(A, FAR, &[(Unit::Flagship, 1)]).token(A, FAR).begin();
    produces(&mut t);
    t.does_not_offer(A, ship(Unit::Flagship)).offers(A, ship(Unit::Dreadnought));
    // War suns need their technology.
    t.does_not_offer(A, ship(Unit::WarSun));
}

/// TI 87.3, TI 87.3.a, TI 72.2
#[test]
fn structures_are_not_produced() {
    let mut t = yard().goods(A, 30).begin();
    produces(&mut t);
    t.does_not_offer(A, make(Unit::Pds, Site::Planet(Planet::Jord)));
    t.does_not_offer(A, make(Unit::SpaceDock, Site::Planet(Planet::Jord)));
}
