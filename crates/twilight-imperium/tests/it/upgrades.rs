//! Unit upgrades and the units of single factions: one test a technology, one for the units on the sheets.

use crate::support::*;
use Planet::*;

const fn make(unit: Unit, site: Site) -> Action {
    Action::Produce { unit, site }
}

/// Whether a ship of the first seat, alone in a system, can move to another one.
fn reaches_from(position: Arrangement, unit: Unit, from: Hex, to: Hex) -> bool {
    let mut t = position.fleet(A, from, &[(unit, 1)]).begin();
    activates(&mut t, to);
    nobody_reacts(&mut t);
    listed(t.state(), A).contains(&moves(unit, from))
}

/// A unit of the first seat hits a cruiser with this face, and not with one less.
#[track_caller]
fn hits_with(faction: Faction, techs: &[Tech], unit: Unit, face: u8) {
    for (face, hits) in [(face, true), (face - 1, false)] {
        let others = [Faction::Yssaril, Faction::Hacan];
        let fleet = [(unit, 1)];
        let position = battle_of([faction, others[0], others[1]], &[], &[(Unit::Cruiser, 2)]);
        let dock = [(Unit::SpaceDock, 1)];
        let mut t = position.techs(A, techs).fleet(A, NEAR, &fleet).planet(Meer, A, &dock).begin();
        activates(&mut t, NEAR);
        until_dice(&mut t);
        let Status::Chance(Chance::Dice { count: dice, .. }) = t.state().status() else { panic!("dice") };
        let mut faces = vec![1; usize::from(dice)];
        faces[0] = face;
        t.rolls(faces);
        dice_of_rival(&mut t);
        assert_eq!(count(&t, B, NEAR, Unit::Cruiser), if hits { 1 } else { 2 }, "{unit:?} with {face}");
    }
}

fn dice_of_rival(t: &mut Table) {
    until_dice(t);
    t.rolls([1, 1]);
}

/// How many units the first seat can produce in a system, with all the goods in the world.
fn output(position: Arrangement, hex: Hex, unit: Unit, site: Site) -> u8 {
    let mut t = position.goods(A, 90).pools(A, [1, 14, 1]).begin();
    activates(&mut t, hex);
    for _ in 0..9 {
        if listed(t.state(), A).contains(&make(unit, site)) {
            break;
        }
        idles(&mut t, 1);
    }
    let mut made = 0;
    while listed(t.state(), A).contains(&make(unit, site)) {
        t.accepts(A, make(unit, site));
        made += 1;
    }
    made
}

#[test]
fn fighter_2() {
    let base = || of(Faction::Arborec);
    assert!(reaches_from(base().techs(A, &[Tech::Fighter2]), Unit::Fighter, HOME_A, FAR));
    hits_with(Faction::Arborec, &[Tech::Fighter2], Unit::Fighter, 8);
    hits_with(Faction::Arborec, &[], Unit::Fighter, 9);
    // Beyond the capacity each counts as a ship.
    let fleet = [(Unit::Fighter, 4)];
    let t = base().techs(A, &[Tech::Fighter2]).pools(A, [3, 3, 2]).fleet(A, NEAR, &fleet).begin();
    assert_eq!(count(&t, A, NEAR, Unit::Fighter), 3);
}

/// Infantry of the first seat dies under cannons; the die for its return shows this face.
fn returns(faction: Faction, tech: Tech, face: u8) -> u8 {
    let own = [(Unit::Carrier, 1), (Unit::Infantry, 1)];
    let position = siege_of([faction, Faction::Yssaril, Faction::Hacan], &own, &[(Unit::Pds, 1)]);
    let mut t = position.techs(A, &[tech]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, land(Arinam));
    reaches(&mut t, B, Action::Fire(A));
    t.rolls([10]).rolls([face]);
    t.state().sheet(A).waiting
}

#[test]
fn infantry_2() {
    let returns = |face| returns(Faction::Letnev, Tech::Infantry2, face);
    assert_eq!((returns(5), returns(6)), (0, 1));
}

#[test]
fn letani_warrior_2() {
    let returns = |face| returns(Faction::Arborec, Tech::LetaniWarrior2, face);
    assert_eq!((returns(5), returns(6)), (0, 1));
    let garrison = |techs: &[Tech]| {
        let position = of(Faction::Arborec).techs(A, techs).planet(Meer, A, &[(Unit::Infantry, 3)]);
        output(position, NEAR, Unit::Infantry, on(Meer))
    };
    assert_eq!((garrison(&[]), garrison(&[Tech::LetaniWarrior2])), (3, 6));
}

#[test]
fn spec_ops_2() {
    let returns = |face| returns(Faction::Sol, Tech::SpecOps2, face);
    assert_eq!((returns(4), returns(5)), (0, 1));
    // Infantry of Sol hits with 7, and with 6 once it is upgraded.
    for (techs, face) in [(vec![], 7), (vec![Tech::SpecOps2], 6)] {
        let factions = [Faction::Sol, Faction::Yssaril, Faction::Hacan];
        let own = [(Unit::Carrier, 1), (Unit::Infantry, 2)];
        let mut t = siege_of(factions, &own, &[(Unit::Infantry, 2)]).techs(A, &techs).begin();
        activates(&mut t, NEAR);
        reaches(&mut t, A, land(Arinam));
        reaches(&mut t, A, land(Arinam));
        dice(&mut t, [face, face - 1]);
        dice(&mut t, [1, 1]);
        assert_eq!(t.state().planet(Arinam).infantry, 1, "{techs:?}");
    }
}

#[test]
fn destroyer_2() {
    hits_with(Faction::Arborec, &[Tech::Destroyer2], Unit::Destroyer, 8);
    let fleet = [(Unit::Carrier, 1), (Unit::Fighter, 4)];
    let mut t = battle(&[(Unit::Destroyer, 1)], &fleet).techs(A, &[Tech::Destroyer2]).begin();
    attack(&mut t, &[(Unit::Destroyer, 1)]);
    t.accepts(A, Action::Fire(B)).rolls([6, 5, 6]);
    assert_eq!(count(&t, B, NEAR, Unit::Fighter), 2);
}

#[test]
fn cruiser_2() {
    hits_with(Faction::Arborec, &[Tech::Cruiser2], Unit::Cruiser, 6);
    // Three steps, and room for one.
    let far = |techs: &[Tech]| {
        reaches_from(of(Faction::Arborec).techs(A, techs), Unit::Cruiser, HOME_A, Hex::MIDDLE)
    };
    assert!(!far(&[]) && far(&[Tech::Cruiser2]));
    let fleet = [(Unit::Cruiser, 1), (Unit::Infantry, 1)];
    let t = of(Faction::Arborec).techs(A, &[Tech::Cruiser2]).fleet(A, NEAR, &fleet).begin();
    assert_eq!(count(&t, A, NEAR, Unit::Infantry), 1);
}

#[test]
fn carrier_2() {
    let base = |techs: &[Tech]| of(Faction::Arborec).techs(A, techs);
    let carried = |techs: &[Tech]| {
        let t = base(techs).fleet(A, NEAR, &[(Unit::Carrier, 1), (Unit::Fighter, 7)]).begin();
        count(&t, A, NEAR, Unit::Fighter)
    };
    assert_eq!((carried(&[]), carried(&[Tech::Carrier2])), (4, 6));
    let far = |techs: &[Tech]| reaches_from(base(techs), Unit::Carrier, HOME_A, FAR);
    assert!(!far(&[]) && far(&[Tech::Carrier2]));
}

/// Whether a dreadnought of B that has sustained damage can be hit directly.
fn is_hit_directly(faction: Faction, techs: &[Tech]) -> bool {
    let factions = [Faction::Yssaril, faction, Faction::Hacan];
    let position = battle_of(factions, &[(Unit::Cruiser, 1)], &[(Unit::Dreadnought, 2)]);
    let mut t = position.techs(B, techs).hand(A, &[ActionCard::DirectHit]).begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    dice(&mut t, [7]);
    dice(&mut t, [1, 1]);
    reaches(&mut t, B, Action::Sustain(Unit::Dreadnought));
    listed(t.state(), A).contains(&Action::PlayCard(ActionCard::DirectHit))
}

#[test]
fn dreadnought_2() {
    let far =
        |techs: &[Tech]| reaches_from(of(Faction::Arborec).techs(A, techs), Unit::Dreadnought, HOME_A, FAR);
    assert!(!far(&[]) && far(&[Tech::Dreadnought2]));
    assert!(is_hit_directly(Faction::Arborec, &[]));
    assert!(!is_hit_directly(Faction::Arborec, &[Tech::Dreadnought2]));
}

#[test]
fn super_dreadnought_2() {
    hits_with(Faction::L1z1x, &[Tech::SuperDreadnought2], Unit::Dreadnought, 4);
    hits_with(Faction::L1z1x, &[], Unit::Dreadnought, 5);
    assert!(!is_hit_directly(Faction::L1z1x, &[Tech::SuperDreadnought2]));
    // Bombardment 4, and room for two.
    let factions = [Faction::L1z1x, Faction::Yssaril, Faction::Hacan];
    let own = [(Unit::Dreadnought, 1), (Unit::Infantry, 2)];
    let mut t = siege_of(factions, &own, &[(Unit::Infantry, 2)]).techs(A, &[Tech::SuperDreadnought2]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Bombard { unit: Unit::Dreadnought, planet: Arinam });
    let Status::Chance(Chance::Dice { count: dice, .. }) = t.state().status() else { panic!("dice") };
    let mut faces = vec![1; usize::from(dice)];
    faces[0] = 4;
    t.rolls(faces);
    assert_eq!((t.state().planet(Arinam).infantry, count(&t, A, NEAR, Unit::Infantry)), (1, 2));
}

#[test]
fn exotrireme_2() {
    assert!(!is_hit_directly(Faction::SardakkNorr, &[Tech::Exotrireme2]));
    let position = || Arrangement::new(&[Faction::SardakkNorr, Faction::Yssaril, Faction::Hacan]);
    assert!(reaches_from(position().techs(A, &[Tech::Exotrireme2]), Unit::Dreadnought, HOME_A, FAR));
}

#[test]
fn war_sun() {
    let makes = |techs: &[Tech]| {
        let position = of(Faction::Arborec).techs(A, techs).planet(Nestphar, A, &[(Unit::SpaceDock, 1)]);
        output(position, HOME_A, Unit::WarSun, space(HOME_A))
    };
    assert_eq!((makes(&[]), makes(&[Tech::WarSun])), (0, 2));
}

#[test]
fn prototype_war_sun_2() {
    let far =
        |techs: &[Tech]| reaches_from(of(Faction::Muaat).techs(A, techs), Unit::WarSun, HOME_A, Hex::MIDDLE);
    assert!(!far(&[]) && far(&[Tech::PrototypeWarSun2]));
    // Ten resources instead of twelve, and no technology to begin with.
    let makes = |techs: &[Tech], goods| {
        let position =
            of(Faction::Muaat).techs(A, techs).planet(Muaat, A, &[(Unit::SpaceDock, 1)]).exhausted(Muaat);
        let mut t = position.goods(A, goods).begin();
        activates(&mut t, HOME_A);
        for _ in 0..9 {
            if listed(t.state(), A).iter().any(|action| matches!(action, Action::Produce { .. })) {
                break;
            }
            idles(&mut t, 1);
        }
        listed(t.state(), A).contains(&make(Unit::WarSun, space(HOME_A)))
    };
    assert!(!makes(&[], 11) && makes(&[], 12) && makes(&[Tech::PrototypeWarSun2], 10));
}

#[test]
fn pds_2() {
    let fires = |techs: &[Tech], face| {
        let position = battle(&[(Unit::Cruiser, 2)], &[]).planet(Abyz, B, &[(Unit::Pds, 1)]);
        let mut t = position.techs(B, techs).begin();
        attack(&mut t, &[(Unit::Cruiser, 2)]);
        if !listed(t.state(), B).contains(&Action::Fire(A)) {
            return None;
        }
        t.accepts(B, Action::Fire(A)).rolls([face]);
        Some(count(&t, A, NEAR, Unit::Cruiser))
    };
    assert_eq!((fires(&[], 10), fires(&[Tech::Pds2], 4), fires(&[Tech::Pds2], 5)), (None, Some(2), Some(1)));
}

#[test]
fn space_dock_2() {
    let made = |techs: &[Tech]| {
        let position = of(Faction::Letnev).techs(A, techs).planet(WrenTerra, A, &[(Unit::SpaceDock, 1)]);
        output(position, HOME_A, Unit::Fighter, space(HOME_A))
    };
    // Wren Terra has two resources.
    assert_eq!((made(&[]), made(&[Tech::SpaceDock2])), (4, 6));
}

#[test]
fn floating_factory_2() {
    let base = |techs: &[Tech]| of(Faction::Saar).techs(A, techs);
    let made = |techs: &[Tech]| {
        let position = base(techs).fleet(A, NEAR, &[(Unit::SpaceDock, 1)]);
        output(position, NEAR, Unit::Destroyer, space(NEAR))
    };
    assert_eq!((made(&[]), made(&[Tech::FloatingFactory2])), (5, 7));
    let far = |techs: &[Tech]| reaches_from(base(techs), Unit::SpaceDock, HOME_A, FAR);
    assert!(!far(&[]) && far(&[Tech::FloatingFactory2]));
    let room = |techs: &[Tech]| {
        let t = base(techs).fleet(A, NEAR, &[(Unit::SpaceDock, 1), (Unit::Fighter, 6)]).begin();
        count(&t, A, NEAR, Unit::Fighter)
    };
    assert_eq!((room(&[]), room(&[Tech::FloatingFactory2])), (4, 5));
}

#[test]
fn advanced_carrier_2() {
    let factions = [Faction::Sol, Faction::Yssaril, Faction::Hacan];
    let sustains = |techs: &[Tech]| {
        let position = battle_of(factions, &[(Unit::Carrier, 2)], &[(Unit::Cruiser, 1)]);
        let mut t = position.techs(A, techs).begin();
        attack(&mut t, &[(Unit::Carrier, 2)]);
        dice(&mut t, [1, 1]);
        dice(&mut t, [7]);
        listed(t.state(), A).contains(&Action::Sustain(Unit::Carrier))
    };
    assert!(!sustains(&[]) && sustains(&[Tech::AdvancedCarrier2]));
    let room = |techs: &[Tech]| {
        let fleet = [(Unit::Carrier, 1), (Unit::Fighter, 9)];
        let t = Arrangement::new(&factions).techs(A, techs).fleet(A, NEAR, &fleet).begin();
        count(&t, A, NEAR, Unit::Fighter)
    };
    assert_eq!((room(&[]), room(&[Tech::AdvancedCarrier2])), (6, 8));
}

#[test]
fn hybrid_crystal_fighter_2() {
    hits_with(Faction::Naalu, &[Tech::HybridCrystalFighter2], Unit::Fighter, 7);
    hits_with(Faction::Naalu, &[], Unit::Fighter, 8);
    // Beyond the capacity two of them count as one ship.
    let position = of(Faction::Naalu).techs(A, &[Tech::HybridCrystalFighter2]).pools(A, [3, 2, 2]);
    let t = position.fleet(A, NEAR, &[(Unit::Fighter, 6)]).begin();
    assert_eq!(count(&t, A, NEAR, Unit::Fighter), 4);
}

/// The units on the sheets of single factions, before they are upgraded.
#[test]
fn units_on_the_sheets() {
    // Exotrireme I: Bombardment 4 (x2).
    let factions = [Faction::SardakkNorr, Faction::Yssaril, Faction::Hacan];
    let mut t = siege_of(factions, &[(Unit::Dreadnought, 1)], &[(Unit::Infantry, 3)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Bombard { unit: Unit::Dreadnought, planet: Arinam });
    t.rolls([4, 4]);
    assert_eq!(t.state().planet(Arinam).infantry, 1);
    // Super Dreadnought I has room for two, others for one.
    let room = |faction| {
        let t = of(faction).fleet(A, NEAR, &[(Unit::Dreadnought, 1), (Unit::Infantry, 2)]).begin();
        count(&t, A, NEAR, Unit::Infantry)
    };
    assert_eq!((room(Faction::L1z1x), room(Faction::Letnev)), (2, 1));
    // Letani warriors make one unit each.
    let garrison = of(Faction::Arborec).planet(Meer, A, &[(Unit::Infantry, 2)]);
    assert_eq!(output(garrison, NEAR, Unit::Infantry, on(Meer)), 2);
}

/// Every upgrade has its test here.
#[test]
fn no_upgrade_is_forgotten() {
    let source = include_str!("upgrades.rs");
    for tech in Tech::ALL.into_iter().filter(|tech| tech.upgrades().is_some()) {
        let name = tech.id().replace('-', "_");
        assert!(source.contains(&format!("fn {name}(")), "{name}");
    }
}

/// Every objective is scored, or not, in its test; every strategy card in that of its two abilities.
#[test]
fn no_objective_and_no_strategy_card_is_forgotten() {
    let source = include_str!("objectives.rs");
    for objective in Objective::ALL {
        assert!(source.contains(&format!("Objective::{objective:?}")), "{objective:?}");
    }
    let source = include_str!("strategic.rs");
    for card in Strategy::ALL {
        assert!(source.contains(&format!("Action::Strategic(Strategy::{card:?})")), "{card:?}");
    }
}

/// Every flagship has its test among them.
#[test]
fn no_flagship_is_forgotten() {
    let source = include_str!("flagships.rs");
    for faction in Faction::ALL {
        let id = faction.def().flagship.id();
        let name = if id == "0-0-1" { "zero_zero_one".to_owned() } else { id.replace('-', "_") };
        assert!(source.contains(&format!("fn {name}_")), "{name}");
    }
}
