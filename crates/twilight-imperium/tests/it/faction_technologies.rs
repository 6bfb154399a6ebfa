//! Technologies of single factions: one test a card that is no unit upgrade (TI 28).

use crate::support::*;
use crate::technologies::{can_move, moving, rests_until_dice, uses};
use Planet::*;

#[test]
fn bioplasmosis() {
    let position =
        of(Faction::Arborec).techs(A, &[Tech::Bioplasmosis]).planet(Nestphar, A, &[(Unit::Infantry, 2)]);
    let mut t = position.planet(Meer, A, &[]).status_phase().begin();
    for _ in 0..100 {
        if listed(t.state(), A).contains(&uses(Tech::Bioplasmosis)) {
            break;
        }
        if !idles(&mut t, 1) {
            let Status::Decision(seats) = t.state().status() else { panic!("a decision") };
            let seat = seats.lowest().expect("somebody");
            let action = listed(t.state(), seat)[0];
            t.accepts(seat, action);
        }
    }
    let before = t.state().planet(Meer).infantry;
    t.accepts(A, uses(Tech::Bioplasmosis));
    picks(&mut t, A, Pick::Unit { unit: Unit::Infantry, damaged: false, site: on(Nestphar) });
    if listed(t.state(), A).contains(&Action::Pick(Pick::Planet(Meer))) {
        picks(&mut t, A, Pick::Planet(Meer));
    }
    assert_eq!(t.state().planet(Meer).infantry, before + 1);
}

#[test]
fn l4_disruptors() {
    let fires = |position: Arrangement| {
        let position = position.fleet(A, NEAR, &[(Unit::Carrier, 1), (Unit::Infantry, 1)]);
        let mut t = position.planet(Meer, C, &[(Unit::Pds, 1)]).begin();
        activates(&mut t, NEAR);
        reaches(&mut t, A, Action::Land { unit: Unit::Infantry, planet: Meer });
        nobody_reacts(&mut t);
        listed(t.state(), C).contains(&Action::Fire(A))
    };
    assert!(fires(of(Faction::Letnev)));
    assert!(!fires(of(Faction::Letnev).techs(A, &[Tech::L4Disruptors])));
}

/// TI 52.6
#[test]
fn non_euclidean_shielding() {
    let position = of(Faction::Letnev).techs(A, &[Tech::NonEuclideanShielding]);
    let fleet = [(Unit::Dreadnought, 1), (Unit::Carrier, 1)];
    let mut t = position.fleet(A, NEAR, &fleet).fleet(B, NEAR, &[(Unit::Carrier, 2)]).begin();
    activates(&mut t, NEAR);
    rests_until_dice(&mut t);
    t.rolls([1, 1]);
    t.rolls([10, 10]);
    t.accepts(A, Action::Sustain(Unit::Dreadnought));
    nobody_reacts(&mut t);
    assert_eq!(t.state().fleet(NEAR, A).count(Unit::Carrier), 1, "both hits are cancelled");
}

#[test]
fn chaos_mapping() {
    let saar = of(Faction::Saar).techs(A, &[Tech::ChaosMapping]);
    let guarded = saar.clone().fleet(A, Hex(29), &[(Unit::Carrier, 1)]).turn(B).begin();
    assert!(!listed(guarded.state(), B).contains(&Action::Activate(Hex(29))), "asteroids with Saar ships");
    let mut t = saar.fleet(A, HOME_A, &[(Unit::SpaceDock, 1)]).goods(A, 3).turn(C).begin();
    t.accepts(C, Action::PassTurn);
    reaches(&mut t, A, uses(Tech::ChaosMapping));
    t.accepts(A, Action::Produce { unit: Unit::Cruiser, site: space(HOME_A) });
    assert!(!listed(t.state(), A).iter().any(|action| matches!(action, Action::Produce { .. })), "one unit");
}

/// TI 68.1
#[test]
fn magmus_reactor() {
    let nova = Hex(16);
    let muaat = || of(Faction::Muaat);
    assert!(can_move(muaat().techs(A, &[Tech::MagmusReactor]), Unit::Cruiser, Hex(17), nova));
    assert!(!can_move(muaat(), Unit::Cruiser, Hex(17), nova));
    let position = muaat().techs(A, &[Tech::MagmusReactor]).fleet(A, HOME_A, &[(Unit::WarSun, 1)]);
    let mut t = position.planet(Muaat, A, &[(Unit::SpaceDock, 1)]).begin();
    activates(&mut t, HOME_A);
    reaches(&mut t, A, Action::Produce { unit: Unit::Infantry, site: on(Muaat) });
    t.accepts(A, Action::Finish);
    while listed(t.state(), A).contains(&Action::Exhaust(Muaat)) {
        t.accepts(A, Action::Exhaust(Muaat));
    }
    assert_eq!(t.state().sheet(A).goods, 1);
}

use Planet::Muaat;

#[test]
fn production_biomes() {
    let mut t = of(Faction::Hacan).techs(A, &[Tech::ProductionBiomes]).begin();
    t.accepts(A, uses(Tech::ProductionBiomes));
    picks(&mut t, A, Pick::Seat(C));
    assert_eq!((t.state().sheet(A).goods, t.state().sheet(C).goods), (4, 2));
    assert_eq!(t.state().sheet(A).pools, [3, 3, 1]);
}

#[test]
fn quantum_datahub_node() {
    let mut t = of(Faction::Hacan).techs(A, &[Tech::QuantumDatahubNode]).goods(A, 4).strategy_phase().begin();
    for _ in 0..60 {
        if listed(t.state(), A).contains(&uses(Tech::QuantumDatahubNode)) {
            break;
        }
        if !idles(&mut t, 1) {
            let Status::Decision(seats) = t.state().status() else { panic!("a decision") };
            let seat = seats.lowest().expect("somebody");
            let action = listed(t.state(), seat)[0];
            t.accepts(seat, action);
        }
    }
    let before = t.state().sheet(B).goods;
    t.accepts(A, uses(Tech::QuantumDatahubNode));
    picks(&mut t, A, Pick::Seat(B));
    assert_eq!(t.state().sheet(B).goods, before + 3);
    for _ in 0..2 {
        let action = listed(t.state(), A)[0];
        t.accepts(A, action);
    }
    assert!(t.events().iter().any(|event| matches!(event, Event::StrategySwapped { one: A, other: B, .. })));
}

/// W34
#[test]
fn wormhole_generator() {
    let mut t = of(Faction::Creuss).techs(A, &[Tech::WormholeGenerator]).status_phase().begin();
    picks(&mut t, A, Pick::Amount(1));
    picks(&mut t, A, Pick::Hex(NEAR));
    assert!(t.state().adjacent(NEAR, None).contains(BETA));
}

/// TI G56
#[test]
fn dimensional_splicer() {
    let position = of(Faction::Creuss).techs(A, &[Tech::DimensionalSplicer]);
    let position = position.fleet(A, ALPHA, &[(Unit::Carrier, 1)]);
    let mut t = position.fleet(B, ALPHA, &[(Unit::Cruiser, 1), (Unit::Carrier, 1)]).begin();
    activates(&mut t, ALPHA);
    reaches(&mut t, A, uses(Tech::DimensionalSplicer));
    picks(&mut t, A, Pick::Unit { unit: Unit::Cruiser, damaged: false, site: space(ALPHA) });
    assert_eq!(t.state().fleet(ALPHA, B).count(Unit::Cruiser), 0);
}

/// TI 28.12.c
#[test]
fn inheritance_systems() {
    let position =
        of(Faction::L1z1x).techs(A, &[Tech::InheritanceSystems]).strategies(A, &[Strategy::Technology]);
    let mut t = position.begin();
    t.accepts(A, Action::Strategic(Strategy::Technology));
    picks(&mut t, A, Pick::Tech(Tech::LightWaveDeflector));
    t.accepts(A, uses(Tech::InheritanceSystems));
    t.accepts(A, Action::Exhaust(ZeroZeroZero));
    nobody_reacts(&mut t);
    assert!(t.state().owns(A, Tech::LightWaveDeflector));
}

#[test]
fn salvage_operations() {
    let position = of(Faction::Mentak).techs(A, &[Tech::SalvageOperations]).goods(A, 2);
    let mut t =
        position.fleet(A, NEAR, &[(Unit::Dreadnought, 2)]).fleet(B, NEAR, &[(Unit::Cruiser, 1)]).begin();
    activates(&mut t, NEAR);
    fights_until(&mut t, A, Action::Pick(Pick::Yes));
    assert_eq!(t.state().sheet(A).goods, 3);
    t.accepts(A, Action::Produce { unit: Unit::Cruiser, site: space(NEAR) });
}

/// TI 78.4
#[test]
fn mirror_computing() {
    let position = of(Faction::Mentak).techs(A, &[Tech::MirrorComputing]).goods(A, 3).exhausted(MollPrimus);
    let mut t = position.strategies(A, &[Strategy::Technology]).begin();
    t.accepts(A, Action::Strategic(Strategy::Technology));
    let first = listed(t.state(), A).into_iter().find(|action| matches!(action, Action::Pick(Pick::Tech(_))));
    t.accepts(A, first.expect("a technology"));
    nobody_reacts(&mut t);
    picks(&mut t, A, Pick::Yes);
    for _ in 0..3 {
        t.accepts(A, Action::SpendGood);
    }
    assert_eq!(t.state().sheet(A).goods, 0, "6 resources for 3 trade goods");
}

#[test]
fn neuroglaive() {
    let position = of(Faction::Naalu).techs(A, &[Tech::Neuroglaive]).fleet(A, NEAR, &[(Unit::Carrier, 1)]);
    let mut t = position.turn(B).begin();
    t.accepts(B, Action::Activate(NEAR));
    assert_eq!(t.state().sheet(B).pools[1], 2);
}

#[test]
fn valkyrie_particle_weave() {
    let position = of(Faction::SardakkNorr).techs(A, &[Tech::ValkyrieParticleWeave]);
    let position = position.fleet(A, NEAR, &[(Unit::Carrier, 1), (Unit::Infantry, 2)]);
    let mut t = position.planet(Meer, B, &[(Unit::Infantry, 3)]).begin();
    activates(&mut t, NEAR);
    for _ in 0..2 {
        reaches(&mut t, A, Action::Land { unit: Unit::Infantry, planet: Meer });
    }
    rests_until_dice(&mut t);
    t.rolls([1, 1]);
    t.rolls([10, 1, 1]);
    assert_eq!(t.state().planet(Meer).infantry, 2, "a hit is answered by one");
}

#[test]
fn e_res_siphons() {
    let position = of(Faction::JolNar).techs(A, &[Tech::EResSiphons]).fleet(A, NEAR, &[(Unit::Carrier, 1)]);
    let mut t = position.turn(B).begin();
    t.accepts(B, Action::Activate(NEAR));
    assert_eq!(t.state().sheet(A).goods, 4);
}

#[test]
fn spatial_conduit_cylinder() {
    let position = of(Faction::JolNar).techs(A, &[Tech::SpatialConduitCylinder]);
    let position =
        position.fleet(A, NEAR, &[(Unit::Dreadnought, 1)]).fleet(A, Hex(14), &[(Unit::Carrier, 1)]);
    let mut t = position.begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, uses(Tech::SpatialConduitCylinder));
    t.offers(A, moving(Unit::Carrier, Hex(14)));
}

#[test]
fn lazax_gate_folding() {
    let winnu = || {
        Arrangement::new(&[Faction::Winnu, Faction::Letnev, Faction::Sol]).techs(A, &[Tech::LazaxGateFolding])
    };
    assert!(can_move(winnu(), Unit::Carrier, ALPHA, Hex::MIDDLE));
    let mut t = winnu().planet(MecatolRex, A, &[]).begin();
    t.accepts(A, uses(Tech::LazaxGateFolding));
    assert_eq!(t.state().planet(MecatolRex).infantry, 1);
}

#[test]
fn hegemonic_trade_policy() {
    let position = Arrangement::new(&[Faction::Winnu, Faction::Letnev, Faction::Sol]);
    let position = position.techs(A, &[Tech::HegemonicTradePolicy]).planet(Winnu, A, &[(Unit::SpaceDock, 1)]);
    let mut t = position.exhausted(Winnu).planet(MecatolRex, A, &[]).begin();
    activates(&mut t, HOME_A);
    reaches(&mut t, A, uses(Tech::HegemonicTradePolicy));
    picks(&mut t, A, Pick::Planet(MecatolRex));
    nobody_reacts(&mut t);
    t.offers(A, Action::Produce { unit: Unit::Dreadnought, site: space(HOME_A) });
}

use Planet::Winnu;

/// TI 24.8
#[test]
fn instinct_training() {
    let position = of(Faction::Xxcha).techs(A, &[Tech::InstinctTraining]).turn(B);
    let mut t = position.hand(B, &[ActionCard::FrontlineDeployment]).begin();
    plays(&mut t, B, ActionCard::FrontlineDeployment, Pick::Planet(ArcPrime));
    t.accepts(A, uses(Tech::InstinctTraining));
    assert_eq!(t.state().planet(ArcPrime).infantry, 0);
    assert_eq!(t.state().sheet(A).pools, [3, 3, 1]);
}

#[test]
fn nullification_field() {
    let position =
        of(Faction::Xxcha).techs(A, &[Tech::NullificationField]).fleet(A, NEAR, &[(Unit::Carrier, 1)]);
    let mut t = position.turn(B).begin();
    t.accepts(B, Action::Activate(NEAR));
    t.accepts(A, uses(Tech::NullificationField));
    assert_eq!(t.state().active(), Some(C));
}

#[test]
fn yin_spinner() {
    let position = of(Faction::Yin).techs(A, &[Tech::YinSpinner]).planet(Darien, A, &[(Unit::SpaceDock, 1)]);
    let mut t = position.begin();
    activates(&mut t, HOME_A);
    reaches(&mut t, A, Action::Produce { unit: Unit::Destroyer, site: space(HOME_A) });
    t.accepts(A, Action::Finish);
    if listed(t.state(), A).contains(&Action::Exhaust(Darien)) {
        t.accepts(A, Action::Exhaust(Darien));
    }
    assert_eq!(t.state().planet(Darien).infantry, 1);
}

#[test]
fn impulse_core() {
    let position = of(Faction::Yin).techs(A, &[Tech::ImpulseCore]).fleet(
        A,
        NEAR,
        &[(Unit::Cruiser, 1), (Unit::Carrier, 1)],
    );
    let mut t = position.fleet(B, NEAR, &[(Unit::Carrier, 1), (Unit::Fighter, 2)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, uses(Tech::ImpulseCore));
    nobody_reacts(&mut t);
    assert_eq!(t.state().fleet(NEAR, A).count(Unit::Cruiser), 0);
    assert_eq!(t.state().fleet(NEAR, B).count(Unit::Carrier), 0, "not a fighter");
}

#[test]
fn transparasteel_plating() {
    let plays_on = |position: Arrangement| {
        let position =
            position.passed(B).hand(B, &[ActionCard::Sabotage]).hand(A, &[ActionCard::EconomicInitiative]);
        let mut t = position.begin();
        plays(&mut t, A, ActionCard::EconomicInitiative, None);
        listed(t.state(), B).contains(&Action::PlayCard(ActionCard::Sabotage))
    };
    assert!(plays_on(of(Faction::Yssaril)));
    assert!(!plays_on(of(Faction::Yssaril).techs(A, &[Tech::TransparasteelPlating])));
}

#[test]
fn mageon_implants() {
    let position = of(Faction::Yssaril).techs(A, &[Tech::MageonImplants]);
    let mut t = position.hand(C, &[ActionCard::Summit, ActionCard::Plague]).begin();
    t.accepts(A, uses(Tech::MageonImplants));
    picks(&mut t, A, Pick::Card(ActionCard::Plague));
    assert_eq!(
        (t.state().hand(A), t.state().hand(C)),
        (&[ActionCard::Plague][..], &[ActionCard::Summit][..])
    );
}

/// TI 28.16, TI 28.22
#[test]
fn valefar_assimilators() {
    let position = of(Faction::Nekro).techs(B, &[Tech::L4Disruptors]);
    let fleet = [(Unit::Carrier, 2)];
    let mut t = position.fleet(A, NEAR, &fleet).fleet(B, NEAR, &fleet).begin();
    activates(&mut t, NEAR);
    rests_until_dice(&mut t);
    t.rolls([10, 1]);
    t.rolls([1, 1]);
    reaches(&mut t, A, Action::Pick(Pick::Yes));
    picks(&mut t, A, Pick::Tech(Tech::L4Disruptors));
    assert!(t.state().owns(A, Tech::L4Disruptors) && t.state().owns(B, Tech::L4Disruptors));
}
