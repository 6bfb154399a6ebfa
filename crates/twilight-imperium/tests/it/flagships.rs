//! Flagships: one test each (TI 74.25).

use crate::support::*;
use Planet::*;

fn until_dice(t: &mut Table) {
    while let Status::Decision(_) = t.state().status() {
        assert!(idles(t, 1));
    }
}

/// The flagship of a faction fights these ships; the combat is about to roll.
fn battle(faction: Faction, own: &[(Unit, u8)], other: &[(Unit, u8)]) -> Table {
    let position = of(faction).pools(A, [3, 6, 2]).pools(B, [3, 8, 2]);
    let position = position.fleet(A, NEAR, &[(Unit::Flagship, 1)]).fleet(A, NEAR, own);
    let mut t = position.fleet(B, NEAR, other).begin();
    activates(&mut t, NEAR);
    t
}

#[test]
fn duha_menaimon_produces_where_it_is() {
    let position = of(Faction::Arborec).fleet(A, NEAR, &[(Unit::Flagship, 1)]).goods(A, 9);
    let mut t = position.begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Use(Power::Flagship));
    for _ in 0..5 {
        t.accepts(A, Action::Produce { unit: Unit::Fighter, site: space(NEAR) });
    }
    assert!(
        !listed(t.state(), A).iter().any(|action| matches!(action, Action::Produce { .. })),
        "five units"
    );
}

/// TI 48.3
#[test]
fn arc_secundus_repairs_itself_and_breaks_shields() {
    let position =
        of(Faction::Letnev).fleet(A, NEAR, &[(Unit::Flagship, 1)]).damaged(A, NEAR, Unit::Flagship);
    let mut t = position.fleet(B, NEAR, &[(Unit::Carrier, 1)]).begin();
    activates(&mut t, NEAR);
    until_dice(&mut t);
    assert_eq!(t.state().fleet(NEAR, A).damaged(Unit::Flagship), 0);
    let position = of(Faction::Letnev).fleet(A, NEAR, &[(Unit::Flagship, 1)]);
    let mut t = position.planet(Meer, B, &[(Unit::Pds, 1), (Unit::Infantry, 1)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Bombard { unit: Unit::Flagship, planet: Meer });
}

/// TI 19.1
#[test]
fn son_of_ragh_fires_a_barrage() {
    let mut t = battle(Faction::Saar, &[], &[(Unit::Carrier, 1), (Unit::Fighter, 3)]);
    reaches(&mut t, A, Action::Fire(B));
    t.rolls([6, 6, 1, 1]);
    assert_eq!(t.state().fleet(NEAR, B).count(Unit::Fighter), 1);
}

#[test]
fn the_inferno_places_a_cruiser() {
    let mut t = of(Faction::Muaat).fleet(A, NEAR, &[(Unit::Flagship, 1)]).begin();
    t.accepts(A, Action::Use(Power::Flagship));
    assert_eq!(t.state().fleet(NEAR, A).count(Unit::Cruiser), 1);
    assert_eq!(t.state().sheet(A).pools, [3, 3, 1]);
}

#[test]
fn wrath_of_kenara_buys_luck() {
    let position = of(Faction::Hacan).goods(A, 1).fleet(A, NEAR, &[(Unit::Flagship, 1)]);
    let mut t = position.fleet(B, NEAR, &[(Unit::Carrier, 2)]).begin();
    activates(&mut t, NEAR);
    until_dice(&mut t);
    t.rolls([6, 1]);
    t.accepts(A, Action::Use(Power::Flagship));
    picks(&mut t, A, Pick::Die { unit: Unit::Flagship, face: 6 });
    until_dice(&mut t);
    t.rolls([1, 1]);
    rests(&mut t, 1, 1);
    assert_eq!((t.state().fleet(NEAR, B).count(Unit::Carrier), t.state().sheet(A).goods), (1, 0));
}

/// W37
#[test]
fn genesis_recruits_infantry() {
    let mut t = position().fleet(A, NEAR, &[(Unit::Flagship, 1)]).status_phase().begin();
    for _ in 0..100 {
        if matches!(t.state().phase(), orrery_twilight_imperium::state::Phase::Strategy) {
            break;
        }
        if !idles(&mut t, 1) {
            let Status::Decision(seats) = t.state().status() else { panic!("a decision") };
            let seat = seats.lowest().expect("somebody");
            let keeps = Action::Pick(Pick::Amount(3));
            let actions = listed(t.state(), seat);
            let action = if actions.contains(&keeps) { keeps } else { actions[0] };
            t.accepts(seat, action);
        }
    }
    assert_eq!(t.state().fleet(NEAR, A).count(Unit::Infantry), 1);
}

/// TI 88.4
#[test]
fn hil_colish_carries_a_wormhole() {
    let t = of(Faction::Creuss).fleet(A, NEAR, &[(Unit::Flagship, 1)]).begin();
    assert!(t.state().adjacent(NEAR, None).contains(Hex::BESIDE));
}

/// TI G57
#[test]
fn zero_zero_one_spares_no_large_ship() {
    let mut t = battle(Faction::L1z1x, &[], &[(Unit::Carrier, 2), (Unit::Fighter, 2)]);
    until_dice(&mut t);
    t.rolls([10, 1]);
    t.rolls([1; 4]);
    nobody_reacts(&mut t);
    assert!(!listed(t.state(), B).contains(&Action::Destroy { unit: Unit::Fighter, damaged: false }));
    rests(&mut t, 1, 1);
    assert_eq!(t.state().fleet(NEAR, B).count(Unit::Carrier), 1);
}

/// TI 52.0
#[test]
fn fourth_moon_forbids_sustaining() {
    let sustains = |faction| {
        let mut t = battle(faction, &[], &[(Unit::Dreadnought, 2)]);
        until_dice(&mut t);
        t.rolls([10, 1]);
        t.rolls([1, 1]);
        nobody_reacts(&mut t);
        listed(t.state(), B).contains(&Action::Sustain(Unit::Dreadnought))
    };
    assert!(!sustains(Faction::Mentak));
    assert!(sustains(Faction::Saar));
}

#[test]
fn matriarch_lands_fighters() {
    let position =
        of(Faction::Naalu).fleet(A, NEAR, &[(Unit::Flagship, 1), (Unit::Fighter, 2), (Unit::Infantry, 1)]);
    let mut t = position.planet(Meer, B, &[(Unit::Infantry, 1)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Land { unit: Unit::Fighter, planet: Meer });
    t.accepts(A, Action::Land { unit: Unit::Infantry, planet: Meer });
    until_dice(&mut t);
    // A fighter hits on 8, an infantry too.
    t.rolls([8, 1]);
    t.rolls([1]);
    rests(&mut t, 1, 4);
    assert_eq!(t.state().planet(Meer).owner, Some(A));
    assert_eq!(t.state().fleet(NEAR, A).count(Unit::Fighter), 2, "back in space");
}

/// TI G161
#[test]
fn the_alastor_lets_as_many_ground_forces_fight_as_its_owner_likes() {
    let dice = |infantry: u8| {
        let mut t = battle(Faction::Nekro, &[(Unit::Infantry, 2)], &[(Unit::Carrier, 2)]);
        reaches(&mut t, A, Action::Use(Power::Flagship));
        picks(&mut t, A, Pick::Amount(infantry));
        until_dice(&mut t);
        t.state().status()
    };
    assert_eq!(dice(2), Status::Chance(Chance::Dice { count: 4, sides: 10 }));
    assert_eq!(dice(1), Status::Chance(Chance::Dice { count: 3, sides: 10 }));
}

/// TI G161
#[test]
fn ground_forces_of_the_alastor_fight_on_without_it() {
    let mut t = battle(Faction::Nekro, &[(Unit::Infantry, 1)], &[(Unit::Carrier, 2)]);
    reaches(&mut t, A, Action::Use(Power::Flagship));
    until_dice(&mut t);
    t.rolls([1, 1, 1]);
    t.rolls([9, 9]);
    t.accepts(A, Action::Pass);
    takes(&mut t, A, &[Action::Destroy { unit: Unit::Flagship, damaged: false }]);
    assert_eq!(t.state().fleet(NEAR, A).count(Unit::Infantry), 0, "the second hit takes it");
    let mut t = battle(Faction::Nekro, &[(Unit::Infantry, 1)], &[(Unit::Carrier, 2)]);
    reaches(&mut t, A, Action::Use(Power::Flagship));
    until_dice(&mut t);
    t.rolls([1, 1, 1]);
    t.rolls([9, 1]);
    t.accepts(A, Action::Pass);
    t.accepts(A, Action::Destroy { unit: Unit::Flagship, damaged: false });
    assert!(t.state().combat().is_on(), "the infantry fights on");
}

#[test]
fn cmorran_norr_leads_the_others() {
    let mut t = battle(Faction::SardakkNorr, &[(Unit::Carrier, 1)], &[(Unit::Carrier, 2)]);
    until_dice(&mut t);
    // The carrier hits on 9: 7 + 1 for the faction + 1 for the flagship; the flagship on 6 with 5: 4 + 1 misses.
    t.rolls([7, 4, 4]);
    t.rolls([1, 1]);
    rests(&mut t, 1, 1);
    assert_eq!(t.state().fleet(NEAR, B).count(Unit::Carrier), 1);
}

#[test]
fn jns_hylarim_hits_thrice() {
    let mut t = battle(Faction::JolNar, &[], &[(Unit::Carrier, 4)]);
    until_dice(&mut t);
    t.rolls([9, 1]);
    t.rolls([1; 4]);
    rests(&mut t, 1, 1);
    assert_eq!(t.state().fleet(NEAR, B).count(Unit::Carrier), 1, "a hit and two more");
}

#[test]
fn salai_sai_corian_rolls_for_each_ship() {
    let position = Arrangement::new(&[Faction::Winnu, Faction::Letnev, Faction::Sol]).pools(B, [3, 8, 2]);
    let position = position.fleet(A, NEAR, &[(Unit::Flagship, 1)]);
    let mut t = position.fleet(B, NEAR, &[(Unit::Carrier, 4), (Unit::Fighter, 2)]).begin();
    activates(&mut t, NEAR);
    until_dice(&mut t);
    assert_eq!(t.state().status(), Status::Chance(Chance::Dice { count: 4, sides: 10 }));
}

/// TI 34.3.c
#[test]
fn loncara_ssodu_fires_at_neighbours() {
    let position = of(Faction::Xxcha).turn(B).fleet(A, HOME_A, &[(Unit::Flagship, 1)]);
    let mut t = position.fleet(B, NEAR, &[(Unit::Carrier, 3)]).begin();
    t.accepts(B, Action::Activate(NEAR));
    reaches(&mut t, A, Action::Fire(B));
    until_dice(&mut t);
    assert_eq!(t.state().status(), Status::Chance(Chance::Dice { count: 3, sides: 10 }));
}

#[test]
fn van_hauge_takes_all_along() {
    let mut t = battle(Faction::Yin, &[], &[(Unit::Carrier, 3)]);
    until_dice(&mut t);
    t.rolls([1, 1]);
    t.rolls([10, 10, 1]);
    for _ in 0..4 {
        if listed(t.state(), A).contains(&Action::Destroy { unit: Unit::Flagship, damaged: false }) {
            t.accepts(A, Action::Destroy { unit: Unit::Flagship, damaged: false });
            break;
        }
        idles(&mut t, 1);
    }
    nobody_reacts(&mut t);
    assert!(!t.state().fleet(NEAR, B).has_ships() && !t.state().fleet(NEAR, A).has_ships());
}

/// TI 47.3.b
#[test]
fn ysia_yssrila_slips_past() {
    let position =
        of(Faction::Yssaril).fleet(A, HOME_A, &[(Unit::Flagship, 1)]).fleet(B, NEAR, &[(Unit::Carrier, 1)]);
    let mut t = position.begin();
    activates(&mut t, FAR);
    t.offers(A, Action::Move { unit: Unit::Flagship, damaged: false, from: HOME_A });
}

/// TI 35.8
#[test]
fn exotrireme_ii_rams() {
    let position =
        of(Faction::SardakkNorr).techs(A, &[Tech::Exotrireme2]).fleet(A, NEAR, &[(Unit::Dreadnought, 1)]);
    let mut t = position.fleet(B, NEAR, &[(Unit::Carrier, 2), (Unit::Cruiser, 1)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Use(Power::Tech(Tech::Exotrireme2)));
    for _ in 0..2 {
        picks(&mut t, A, Pick::Enemy { seat: B, unit: Unit::Carrier, site: space(NEAR) });
    }
    assert_eq!((t.state().fleet(NEAR, A).has_ships(), t.state().fleet(NEAR, B).large()), (false, 1));
}

/// TI 43.3
#[test]
fn infantry_ii_returns() {
    let position = position().techs(A, &[Tech::SpecOps2]).planet(Abyz, A, &[(Unit::Infantry, 2)]).turn(B);
    let mut t = position.hand(B, &[ActionCard::Plague]).begin();
    plays(&mut t, B, ActionCard::Plague, Pick::Planet(Abyz));
    t.rolls([10, 10]);
    t.rolls([5, 4]);
    reaches(&mut t, C, Action::PassTurn);
    rests(&mut t, 1, 2);
    assert_eq!(t.state().planet(Jord).infantry, 1, "spec ops return on 5");
}
