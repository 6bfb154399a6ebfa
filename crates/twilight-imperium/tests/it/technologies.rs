//! Technologies: one test a card that is no plain unit upgrade (TI 28).

use crate::support::*;
use Planet::*;

fn with(tech: Tech) -> Arrangement {
    position().techs(A, &[tech])
}

pub(crate) fn uses(tech: Tech) -> Action {
    Action::Use(Power::Tech(tech))
}

pub(crate) fn moving(unit: Unit, from: Hex) -> Action {
    Action::Move { unit, damaged: false, from }
}

/// Whether the first seat can move the ship when it activates the system.
pub(crate) fn can_move(position: Arrangement, unit: Unit, from: Hex, to: Hex) -> bool {
    let mut t = position.fleet(A, from, &[(unit, 1)]).begin();
    activates(&mut t, to);
    nobody_reacts(&mut t);
    listed(t.state(), A).contains(&moving(unit, from))
}

/// TI 54.1
#[test]
fn antimass_deflectors() {
    // Sol owns them, Letnev too; the Arborec do not.
    let field = Hex(29);
    assert!(can_move(position(), Unit::Carrier, HOME_B, field));
    assert!(!can_move(of(Faction::Arborec), Unit::Carrier, HOME_B, field));
}

#[test]
fn gravity_drive() {
    assert!(can_move(with(Tech::GravityDrive), Unit::Carrier, HOME_A, FAR));
    assert!(!can_move(position(), Unit::Carrier, HOME_A, FAR));
}

/// TI 82.1
#[test]
fn fleet_logistics() {
    let again = |position: Arrangement| {
        let mut t = position.hand(A, &[ActionCard::EconomicInitiative]).begin();
        plays(&mut t, A, ActionCard::EconomicInitiative, None);
        listed(t.state(), A).contains(&Action::Activate(NEAR))
    };
    assert!(again(with(Tech::FleetLogistics)));
    assert!(!again(position()));
}

/// TI 47.3.b
#[test]
fn light_wave_deflector() {
    let blocked = |position: Arrangement| position.fleet(B, NEAR, &[(Unit::Carrier, 1)]);
    assert!(can_move(blocked(with(Tech::LightWaveDeflector)), Unit::Cruiser, HOME_A, FAR));
    assert!(!can_move(blocked(position()), Unit::Cruiser, HOME_A, FAR));
}

/// How the status phase leaves the first seat: cards in hand.
fn cards_after_status(position: Arrangement) -> usize {
    let mut t = position.status_phase().begin();
    for _ in 0..12 {
        if t.state().hand(C).len() == 1 || !idles(&mut t, 1) {
            break;
        }
    }
    t.state().hand(A).len()
}

/// TI 84.3
#[test]
fn neural_motivator() {
    assert_eq!(cards_after_status(position()), 2, "Sol owns it");
    assert_eq!(cards_after_status(of(Faction::Arborec)), 1);
}

/// TI 84.5
#[test]
fn hyper_metabolism() {
    let gained = |position: Arrangement| {
        let mut t = position.status_phase().begin();
        for _ in 0..60 {
            if listed(t.state(), A).contains(&Action::Pick(Pick::Pool(Pool::Tactic))) {
                break;
            }
            idles(&mut t, 1);
        }
        let mut count = 0;
        while listed(t.state(), A).contains(&Action::Pick(Pick::Pool(Pool::Tactic))) {
            picks(&mut t, A, Pick::Pool(Pool::Tactic));
            count += 1;
        }
        count
    };
    assert_eq!(gained(of(Faction::Arborec)), 2);
    assert_eq!(gained(of(Faction::Arborec).techs(A, &[Tech::HyperMetabolism])), 3);
    assert_eq!(gained(position()), 3, "Sol is versatile");
}

#[test]
fn dacxive_animators() {
    let position = with(Tech::DacxiveAnimators).fleet(A, NEAR, &[(Unit::Carrier, 1), (Unit::Infantry, 1)]);
    let mut t = position.planet(Meer, B, &[(Unit::Infantry, 1)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Land { unit: Unit::Infantry, planet: Meer });
    t.rolls([10]);
    t.rolls([1]);
    reaches(&mut t, A, uses(Tech::DacxiveAnimators));
    rests(&mut t, 1, 2);
    assert_eq!((t.state().planet(Meer).owner, t.state().planet(Meer).infantry), (Some(A), 2));
}

/// TI 48.1
#[test]
fn x89_bacterial_weapon() {
    let position = with(Tech::X89BacterialWeapon).fleet(A, NEAR, &[(Unit::Dreadnought, 1)]);
    let mut t = position.planet(Meer, B, &[(Unit::Infantry, 4), (Unit::Pds, 1)]).begin();
    t.accepts(A, uses(Tech::X89BacterialWeapon));
    assert_eq!((t.state().planet(Meer).infantry, t.state().planet(Meer).pds), (0, 1));
}

/// TI G81
#[test]
fn sarween_tools() {
    let produces = |position: Arrangement| {
        let mut t = position.planet(Jord, A, &[(Unit::SpaceDock, 1)]).exhausted(Jord).goods(A, 1).begin();
        activates(&mut t, HOME_A);
        let cruiser = Action::Produce { unit: Unit::Cruiser, site: space(HOME_A) };
        for _ in 0..8 {
            if listed(t.state(), A).iter().any(|action| matches!(action, Action::Produce { .. })) {
                break;
            }
            idles(&mut t, 1);
        }
        listed(t.state(), A).contains(&cruiser)
    };
    assert!(produces(with(Tech::SarweenTools)), "a cruiser costs 1");
    assert!(!produces(position()));
}

/// TI G57
#[test]
fn graviton_laser_system() {
    let position = position().techs(B, &[Tech::GravitonLaserSystem]);
    let fleet = [(Unit::Carrier, 1), (Unit::Fighter, 1)];
    let mut t =
        position.fleet(A, NEAR, &fleet).planet(Meer, B, &[(Unit::Pds, 1), (Unit::Infantry, 1)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, B, Action::Fire(A));
    t.accepts(B, uses(Tech::GravitonLaserSystem));
    rests_until_dice(&mut t);
    t.rolls([10, 1]);
    nobody_reacts(&mut t);
    assert_eq!(t.state().fleet(NEAR, A).count(Unit::Carrier), 0, "the carrier is hit");
}

pub(crate) fn rests_until_dice(t: &mut Table) {
    while let Status::Decision(_) = t.state().status() {
        assert!(idles(t, 1));
    }
}

#[test]
fn transit_diodes() {
    let position = with(Tech::TransitDiodes).planet(Jord, A, &[(Unit::Infantry, 2)]).planet(Abyz, A, &[]);
    let mut t = position.turn(C).begin();
    t.accepts(C, Action::PassTurn);
    reaches(&mut t, A, uses(Tech::TransitDiodes));
    picks(&mut t, A, Pick::Unit { unit: Unit::Infantry, damaged: false, site: on(Jord) });
    picks(&mut t, A, Pick::Planet(Abyz));
    t.accepts(A, Action::Finish);
    assert_eq!((t.state().planet(Jord).infantry, t.state().planet(Abyz).infantry), (1, 1));
}

/// TI G80
#[test]
fn integrated_economy() {
    let position = with(Tech::IntegratedEconomy).fleet(A, NEAR, &[(Unit::Carrier, 1), (Unit::Infantry, 1)]);
    let mut t = position.goods(A, 5).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Land { unit: Unit::Infantry, planet: Arinam });
    reaches(&mut t, A, uses(Tech::IntegratedEconomy));
    t.accepts(A, Action::Produce { unit: Unit::Infantry, site: on(Arinam) });
    assert_eq!(Arinam.def().resources, 1);
    assert!(!listed(t.state(), A).contains(&Action::Produce { unit: Unit::Cruiser, site: space(NEAR) }));
}

/// TI 34.3, TI 8.1
#[test]
fn plasma_scoring() {
    let dice = |position: Arrangement| {
        let position = position.fleet(A, NEAR, &[(Unit::Dreadnought, 1)]);
        let mut t = position.planet(Meer, C, &[(Unit::Infantry, 1)]).begin();
        activates(&mut t, NEAR);
        reaches(&mut t, A, Action::Bombard { unit: Unit::Dreadnought, planet: Meer });
        rests_until_dice(&mut t);
        t.state().status()
    };
    assert_eq!(dice(with(Tech::PlasmaScoring)), Status::Chance(Chance::Dice { count: 2, sides: 10 }));
    assert_eq!(dice(position()), Status::Chance(Chance::Dice { count: 1, sides: 10 }));
}

/// TI 48.3.a
#[test]
fn magen_defense_grid() {
    let position = position().techs(B, &[Tech::MagenDefenseGrid]);
    let position = position.fleet(A, NEAR, &[(Unit::Carrier, 1), (Unit::Infantry, 2)]);
    let mut t = position.planet(Meer, B, &[(Unit::Infantry, 1), (Unit::Pds, 1)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Land { unit: Unit::Infantry, planet: Meer });
    reaches(&mut t, A, Action::Land { unit: Unit::Infantry, planet: Meer });
    reaches(&mut t, B, uses(Tech::MagenDefenseGrid));
    nobody_reacts(&mut t);
    assert_eq!(t.state().status(), Status::Chance(Chance::Dice { count: 1, sides: 10 }), "only B rolls");
    t.rolls([10]);
    rests(&mut t, 1, 1);
    assert_eq!(t.state().planet(Meer).infantry, 1);
}

/// W19
#[test]
fn duranium_armor() {
    let position = with(Tech::DuraniumArmor).fleet(A, NEAR, &[(Unit::Dreadnought, 1)]);
    let mut t = position.damaged(A, NEAR, Unit::Dreadnought).fleet(B, NEAR, &[(Unit::Carrier, 1)]).begin();
    activates(&mut t, NEAR);
    rests_until_dice(&mut t);
    t.rolls([1]);
    t.rolls([1]);
    assert_eq!(t.state().fleet(NEAR, A).damaged(Unit::Dreadnought), 0);
}

#[test]
fn assault_cannon() {
    let fleet = |n| with(Tech::AssaultCannon).fleet(A, NEAR, &[(Unit::Dreadnought, n)]);
    let left = |position: Arrangement| {
        let mut t = position.fleet(B, NEAR, &[(Unit::Carrier, 2), (Unit::Fighter, 2)]).begin();
        activates(&mut t, NEAR);
        rests_until_dice(&mut t);
        (t.state().fleet(NEAR, B).count(Unit::Carrier), t.state().fleet(NEAR, B).count(Unit::Fighter))
    };
    assert_eq!(left(fleet(3)), (1, 2));
    assert_eq!(left(fleet(2)), (2, 2));
}

/// TI 29.4, TI 28.6
#[test]
fn unit_upgrades_change_the_profile() {
    for tech in Tech::ALL.into_iter().filter(|tech| tech.upgrades().is_some()) {
        let faction = tech.def().faction.unwrap_or(Faction::Hacan);
        let unit = tech.upgrades().expect("an upgrade");
        let before = of(faction).begin().state().stats(A, unit).profile;
        let after = of(faction).techs(A, &[tech]).begin().state().stats(A, unit).profile;
        assert_eq!(Some(after), tech.def().profile, "{tech:?}");
        assert!(tech == Tech::WarSun || before != after, "{tech:?}");
    }
}

/// TI 28.20
#[test]
fn war_suns_need_their_technology() {
    let offered = |position: Arrangement| {
        let mut t = position.planet(Jord, A, &[(Unit::SpaceDock, 1)]).goods(A, 20).begin();
        activates(&mut t, HOME_A);
        for _ in 0..8 {
            if listed(t.state(), A).iter().any(|action| matches!(action, Action::Produce { .. })) {
                break;
            }
            idles(&mut t, 1);
        }
        listed(t.state(), A).contains(&Action::Produce { unit: Unit::WarSun, site: space(HOME_A) })
    };
    assert!(offered(with(Tech::WarSun)));
    assert!(!offered(position()));
}

/// Every technology has its test here.
#[test]
fn no_technology_is_forgotten() {
    let source = concat!(include_str!("technologies.rs"), include_str!("faction_technologies.rs"));
    for tech in Tech::ALL.into_iter().filter(|tech| tech.upgrades().is_none()) {
        let name = tech.id().replace('-', "_");
        let valefar = matches!(tech, Tech::ValefarAssimilatorX | Tech::ValefarAssimilatorY);
        assert!(valefar || source.contains(&format!("fn {name}(")), "{name}");
    }
}
