//! Faction abilities: one test each (TI 74.25).

use crate::support::*;
use Planet::*;

fn uses(ability: Ability) -> Action {
    Action::Use(Power::Faction(ability))
}

fn until_dice(t: &mut Table) {
    while let Status::Decision(_) = t.state().status() {
        assert!(idles(t, 1));
    }
}

/// TI 61.1.d
#[test]
fn mitosis() {
    let arborec = || of(Faction::Arborec);
    let mut t = arborec().status_phase().begin();
    rests(&mut t, 1, 1);
    assert_eq!(t.state().planet(Nestphar).infantry, 1, "an infantry grows");
    let mut t = arborec().planet(Nestphar, A, &[(Unit::SpaceDock, 1)]).goods(A, 5).begin();
    activates(&mut t, HOME_A);
    reaches(&mut t, A, Action::Produce { unit: Unit::Destroyer, site: space(HOME_A) });
    assert!(!listed(t.state(), A).contains(&Action::Produce { unit: Unit::Infantry, site: on(Nestphar) }));
}

/// TI 44.1
#[test]
fn munitions_reserves() {
    let position = of(Faction::Letnev).goods(A, 2).fleet(A, NEAR, &[(Unit::Carrier, 1)]);
    let mut t = position.fleet(B, NEAR, &[(Unit::Carrier, 1)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, uses(Ability::MunitionsReserves));
    assert_eq!(t.state().sheet(A).goods, 0);
    reaches(&mut t, A, Action::Pick(Pick::Die { unit: Unit::Carrier, face: 1 }));
    until_dice(&mut t);
    t.rolls([10]);
    t.rolls([1]);
    nobody_reacts(&mut t);
    assert!(!t.state().fleet(NEAR, B).has_ships());
}

/// TI 66.1
#[test]
fn armada() {
    let left = |faction| {
        let t = of(faction).fleet(A, NEAR, &[(Unit::Cruiser, 5)]).begin();
        t.state().fleet(NEAR, A).count(Unit::Cruiser)
    };
    assert_eq!(left(Faction::Letnev), 5, "two more than the three tokens");
    assert_eq!(left(Faction::Hacan), 3);
}

#[test]
fn scavenge() {
    let position = of(Faction::Saar).fleet(A, NEAR, &[(Unit::Carrier, 1), (Unit::Infantry, 1)]);
    let mut t = position.begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Land { unit: Unit::Infantry, planet: Meer });
    rests(&mut t, 1, 2);
    assert_eq!(t.state().sheet(A).goods, 1);
}

/// TI 30.16
#[test]
fn nomadic() {
    let planets = [Tarmann, Saudor, MeharXull, Arnor, Lor, Lazar];
    let offers = |faction: Faction, home: Planet| {
        let position = planets.iter().fold(of(faction), |position, &planet| position.planet(planet, A, &[]));
        let mut t = position.planet(home, B, &[]).public(Objective::ExpandBorders).status_phase().begin();
        nobody_reacts(&mut t);
        listed(t.state(), A).contains(&Action::Pick(Pick::Objective(Objective::ExpandBorders)))
    };
    assert!(offers(Faction::Saar, LisisIi));
    assert!(!offers(Faction::Hacan, Hercant));
}

#[test]
fn star_forge() {
    let mut t = of(Faction::Muaat).fleet(A, NEAR, &[(Unit::WarSun, 1)]).begin();
    t.accepts(A, uses(Ability::StarForge));
    picks(&mut t, A, Pick::Place { unit: Unit::Fighter, site: space(NEAR) });
    assert_eq!(t.state().fleet(NEAR, A).count(Unit::Fighter), 2);
    assert_eq!(t.state().sheet(A).pools, [3, 3, 1]);
}

/// The supernova is at 16, between 15 and 17. TI 68.1
#[test]
fn gashlai_physiology() {
    let through = |faction| {
        let position =
            of(faction).fleet(A, Hex(33), &[(Unit::Cruiser, 1)]).fleet(B, Hex(17), &[(Unit::Carrier, 1)]);
        let mut t = position.begin();
        activates(&mut t, Hex(5));
        listed(t.state(), A).contains(&Action::Move { unit: Unit::Cruiser, damaged: false, from: Hex(33) })
    };
    assert!(through(Faction::Muaat));
    assert!(!through(Faction::Arborec));
}

/// TI 79.6
#[test]
fn masters_of_trade() {
    let position = of(Faction::Hacan).strategies(B, &[Strategy::Trade]).turn(B);
    let mut t = position.begin();
    t.accepts(B, Action::Strategic(Strategy::Trade));
    reaches(&mut t, A, Action::Secondary);
    assert_eq!((t.state().sheet(A).commodities, t.state().sheet(A).pools), (6, [3, 3, 2]));
}

/// TI 69.1
#[test]
fn guild_ships() {
    assert!(listed(of(Faction::Hacan).begin().state(), A).contains(&Action::Offer(C)));
    assert!(!listed(position().begin().state(), A).contains(&Action::Offer(C)));
}

/// TI 69.3.a
#[test]
fn arbiters() {
    let mut t = of(Faction::Hacan).hand(A, &[ActionCard::Spy]).begin();
    t.accepts(A, Action::Offer(B));
    let card = Action::Add { given: true, ware: Ware::Card(ActionCard::Spy) };
    takes(&mut t, A, &[card, Action::Propose]);
    t.accepts(B, Action::Accept);
    assert_eq!(t.state().hand(B), [ActionCard::Spy]);
}

#[test]
fn orbital_drop() {
    let mut t = position().begin();
    t.accepts(A, uses(Ability::OrbitalDrop));
    assert_eq!((t.state().planet(Jord).infantry, t.state().sheet(A).pools), (2, [3, 3, 1]));
}

/// TI 84.5
/// See also `hyper_metabolism` among the technologies.
#[test]
fn versatile() {
    let gained = |faction| {
        let mut t = of(faction).status_phase().begin();
        for _ in 0..60 {
            if listed(t.state(), A).contains(&Action::Pick(Pick::Pool(Pool::Fleet))) {
                break;
            }
            idles(&mut t, 1);
        }
        let before: u8 = t.state().sheet(A).pools.iter().sum();
        while listed(t.state(), A).contains(&Action::Pick(Pick::Pool(Pool::Fleet))) {
            picks(&mut t, A, Pick::Pool(Pool::Fleet));
        }
        t.state().sheet(A).pools.iter().sum::<u8>() - before
    };
    assert_eq!((gained(Faction::Sol), gained(Faction::Hacan)), (3, 2));
}

/// TI 73.3
#[test]
fn quantum_entanglement() {
    let t = of(Faction::Creuss).begin();
    assert!(t.state().adjacent(ALPHA, Some(A)).contains(BETA));
    assert!(!t.state().adjacent(ALPHA, Some(B)).contains(BETA));
}

#[test]
fn slipstream() {
    let reaches_far = |faction| {
        let mut t = of(faction).fleet(A, ALPHA, &[(Unit::Carrier, 1)]).begin();
        activates(&mut t, FAR);
        listed(t.state(), A).contains(&Action::Move { unit: Unit::Carrier, damaged: false, from: ALPHA })
    };
    // Two steps from the alpha wormhole by way of 10 or 9.
    assert!(reaches_far(Faction::Creuss));
    assert!(!reaches_far(Faction::Hacan));
}

/// TI G8, TI 21.1
#[test]
fn creuss_gate() {
    let t = of(Faction::Creuss).begin();
    assert_eq!(t.state().tile(HOME_A), Some(Tile::CREUSS_GATE));
    assert_eq!(t.state().home(A), Some(Hex::BESIDE));
    assert!(t.state().adjacent(HOME_A, None).contains(Hex::BESIDE));
}

/// TI 11.5.a
#[test]
fn assimilate() {
    let position = of(Faction::L1z1x).fleet(A, NEAR, &[(Unit::Carrier, 1), (Unit::Infantry, 1)]);
    let mut t = position.planet(Meer, B, &[(Unit::Pds, 1), (Unit::SpaceDock, 1)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Land { unit: Unit::Infantry, planet: Meer });
    rests(&mut t, 1, 6);
    let state = t.state().planet(Meer);
    assert_eq!((state.owner, state.pds, state.docks), (Some(A), 1, 1));
}

/// TI 8.1.e, TI 48.2
#[test]
fn harrow() {
    let position = of(Faction::L1z1x).fleet(A, NEAR, &[(Unit::Dreadnought, 1), (Unit::Infantry, 1)]);
    let mut t = position.planet(Meer, B, &[(Unit::Infantry, 3)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Land { unit: Unit::Infantry, planet: Meer });
    reaches(&mut t, A, uses(Ability::Harrow));
    nobody_reacts(&mut t);
    // Plasma Scoring adds a die.
    t.rolls([10, 1]);
    assert_eq!(t.state().planet(Meer).infantry, 2);
}

/// TI G147
#[test]
fn ambush() {
    let position = of(Faction::Mentak).fleet(A, NEAR, &[(Unit::Cruiser, 1), (Unit::Destroyer, 2)]);
    let mut t = position.fleet(B, NEAR, &[(Unit::Carrier, 3)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, uses(Ability::Ambush));
    nobody_reacts(&mut t);
    t.rolls([7, 8]);
    nobody_reacts(&mut t);
    assert_eq!(t.state().fleet(NEAR, B).count(Unit::Carrier), 2, "7 hits for the cruiser, 8 misses");
}

#[test]
fn pillage() {
    let position = of(Faction::Mentak).turn(B).goods(B, 2).hand(B, &[ActionCard::MiningInitiative]);
    let mut t = position.fleet(A, Hex(13), &[(Unit::Carrier, 1)]).begin();
    plays(&mut t, B, ActionCard::MiningInitiative, Pick::Planet(ArcPrime));
    let before = t.state().sheet(B).goods;
    t.accepts(A, uses(Ability::Pillage));
    assert_eq!((t.state().sheet(A).goods, t.state().sheet(B).goods), (1, before - 1));
}

/// TI 57.1.a
#[test]
fn telepathic() {
    let mut t = of(Faction::Naalu).speaker(B).strategy_phase().begin();
    for _ in 0..60 {
        if t.state().active().is_some() {
            break;
        }
        if !idles(&mut t, 1) {
            let Status::Decision(seats) = t.state().status() else { panic!("a decision") };
            let seat = seats.lowest().expect("somebody");
            let action = listed(t.state(), seat)[0];
            t.accepts(seat, action);
        }
    }
    assert_eq!(t.state().active(), Some(A), "initiative 0");
}

#[test]
fn foresight() {
    let position = of(Faction::Naalu).turn(B).fleet(A, NEAR, &[(Unit::Carrier, 1)]);
    let mut t = position.fleet(B, FAR, &[(Unit::Carrier, 1)]).begin();
    t.accepts(B, Action::Activate(NEAR));
    reaches(&mut t, B, Action::Move { unit: Unit::Carrier, damaged: false, from: FAR });
    reaches(&mut t, A, uses(Ability::Foresight));
    picks(&mut t, A, Pick::Hex(HOME_A));
    assert_eq!(t.state().fleet(HOME_A, A).count(Unit::Carrier), 1);
    assert!(t.state().has_token(HOME_A, A) && t.state().sheet(A).pools == [3, 3, 1]);
}

/// TI 83.22
#[test]
fn galactic_threat() {
    let position = of(Faction::Nekro).speaker(C).techs(B, &[Tech::SarweenTools]);
    let mut t = position.agenda_phase(&[Agenda::EconomicEquality, Agenda::Mutiny]).begin();
    reaches(&mut t, A, uses(Ability::GalacticThreat));
    picks(&mut t, A, Pick::Outcome(Outcome::For));
    nobody_reacts(&mut t);
    assert!(!listed(t.state(), A).contains(&Action::Vote(Outcome::For)), "it cannot vote");
    votes(&mut t, &[(B, Some(Outcome::For)), (C, None)]);
    picks(&mut t, A, Pick::Tech(Tech::SarweenTools));
    assert!(t.state().owns(A, Tech::SarweenTools));
}

#[test]
fn technological_singularity() {
    let position = of(Faction::Nekro).techs(B, &[Tech::SarweenTools]);
    let fleet = [(Unit::Carrier, 2)];
    let mut t = position.fleet(A, NEAR, &fleet).fleet(B, NEAR, &fleet).begin();
    activates(&mut t, NEAR);
    until_dice(&mut t);
    t.rolls([10, 1]);
    t.rolls([1, 1]);
    reaches(&mut t, A, Action::Pick(Pick::Yes));
    picks(&mut t, A, Pick::Tech(Tech::SarweenTools));
    assert!(t.state().owns(A, Tech::SarweenTools));
}

#[test]
fn propagation() {
    let mut t = of(Faction::Nekro).strategies(A, &[Strategy::Technology]).begin();
    t.accepts(A, Action::Strategic(Strategy::Technology));
    for _ in 0..3 {
        picks(&mut t, A, Pick::Pool(Pool::Tactic));
    }
    assert_eq!(t.state().sheet(A).pools, [6, 3, 2]);
}

/// Whether a carrier of the faction hits with this face.
fn hits(faction: Faction, face: u8) -> bool {
    let position = of(faction).fleet(A, NEAR, &[(Unit::Carrier, 1)]);
    let mut t = position.fleet(B, NEAR, &[(Unit::Carrier, 2)]).begin();
    activates(&mut t, NEAR);
    until_dice(&mut t);
    t.rolls([face]);
    t.rolls([1, 1]);
    rests(&mut t, 1, 1);
    t.state().fleet(NEAR, B).count(Unit::Carrier) == 1
}

/// TI 39.2, TI 7.1
#[test]
fn unrelenting_and_fragile() {
    assert!(hits(Faction::SardakkNorr, 8) && !hits(Faction::SardakkNorr, 7));
    assert!(hits(Faction::JolNar, 10) && !hits(Faction::JolNar, 9));
    assert!(hits(Faction::Hacan, 9) && !hits(Faction::Hacan, 8));
    assert_eq!(
        (Ability::Unrelenting.faction(), Ability::Fragile.faction()),
        (Faction::SardakkNorr, Faction::JolNar)
    );
}

/// TI 23.3
#[test]
fn brilliant() {
    let position = of(Faction::JolNar).strategies(B, &[Strategy::Technology]).turn(B);
    let mut t = position.begin();
    t.accepts(B, Action::Strategic(Strategy::Technology));
    reaches(&mut t, A, uses(Ability::Brilliant));
    let tech = listed(t.state(), A).into_iter().find(|action| matches!(action, Action::Pick(Pick::Tech(_))));
    t.accepts(A, tech.expect("a technology for no resources"));
}

/// TI 28.12.c
#[test]
fn analytical() {
    let position = of(Faction::JolNar).strategies(A, &[Strategy::Technology]);
    let mut t = position.begin();
    t.accepts(A, Action::Strategic(Strategy::Technology));
    t.offers(A, Action::Pick(Pick::Tech(Tech::FleetLogistics)));
    picks(&mut t, A, Pick::Tech(Tech::FleetLogistics));
    t.accepts(A, uses(Ability::Analytical));
    nobody_reacts(&mut t);
    assert!(t.state().owns(A, Tech::FleetLogistics));
}

/// TI 16.2
#[test]
fn blood_ties() {
    let position = Arrangement::new(&[Faction::Winnu, Faction::Letnev, Faction::Sol]).exhausted(Winnu);
    let fleet = [(Unit::Carrier, 1), (Unit::Infantry, 1)];
    let mut t = position.fleet(A, Hex::MIDDLE, &fleet).begin();
    activates(&mut t, Hex::MIDDLE);
    reaches(&mut t, A, Action::Pick(Pick::Yes));
    assert_eq!(t.state().sheet(A).points, 1);
}

#[test]
fn reclamation() {
    let position = Arrangement::new(&[Faction::Winnu, Faction::Letnev, Faction::Sol]).no_custodians();
    let fleet = [(Unit::Carrier, 1), (Unit::Infantry, 1)];
    let mut t = position.fleet(A, Hex::MIDDLE, &fleet).begin();
    activates(&mut t, Hex::MIDDLE);
    reaches(&mut t, A, Action::Land { unit: Unit::Infantry, planet: MecatolRex });
    reaches(&mut t, A, Action::Pick(Pick::Yes));
    let state = t.state().planet(MecatolRex);
    assert_eq!((state.pds, state.docks), (1, 1));
}

/// TI 70.3
#[test]
fn peace_accords() {
    let position = of(Faction::Xxcha).strategies(A, &[Strategy::Diplomacy]);
    let mut t = position.begin();
    t.accepts(A, Action::Strategic(Strategy::Diplomacy));
    reaches(&mut t, A, uses(Ability::PeaceAccords));
    picks(&mut t, A, Pick::Planet(Meer));
    assert_eq!(t.state().planet(Meer).owner, Some(A));
}

#[test]
fn quash() {
    let mut t = of(Faction::Xxcha).agenda_phase(&[Agenda::Mutiny, Agenda::RegulatedConscription]).begin();
    reaches(&mut t, A, uses(Ability::Quash));
    assert_eq!(t.state().ballot_agenda(), Some(Agenda::RegulatedConscription));
    assert_eq!(t.state().sheet(A).pools, [3, 3, 1]);
}

#[test]
fn indoctrination() {
    let position = of(Faction::Yin).goods(A, 2).fleet(A, NEAR, &[(Unit::Carrier, 1), (Unit::Infantry, 1)]);
    let mut t = position.exhausted(Darien).planet(Meer, B, &[(Unit::Infantry, 2)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Land { unit: Unit::Infantry, planet: Meer });
    reaches(&mut t, A, uses(Ability::Indoctrination));
    takes(&mut t, A, &[Action::SpendGood, Action::SpendGood]);
    nobody_reacts(&mut t);
    assert_eq!(t.state().planet(Meer).infantry, 1);
    assert_eq!(
        t.state().status(),
        Status::Chance(Chance::Dice { count: 2, sides: 10 }),
        "two infantry roll for A"
    );
}

#[test]
fn devotion() {
    let position = of(Faction::Yin).fleet(A, NEAR, &[(Unit::Cruiser, 1), (Unit::Carrier, 1)]);
    let mut t = position.fleet(B, NEAR, &[(Unit::Carrier, 1), (Unit::Cruiser, 1)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, uses(Ability::Devotion));
    picks(&mut t, A, Pick::Unit { unit: Unit::Carrier, damaged: false, site: space(NEAR) });
    assert_eq!(t.state().fleet(NEAR, A).count(Unit::Cruiser), 0);
    assert_eq!(t.state().fleet(NEAR, B).count(Unit::Carrier), 0);
}

#[test]
fn stall_tactics() {
    let mut t = of(Faction::Yssaril).hand(A, &[ActionCard::Veto, ActionCard::Summit]).begin();
    t.accepts(A, uses(Ability::StallTactics));
    picks(&mut t, A, Pick::Card(ActionCard::Veto));
    assert_eq!((t.state().hand(A), t.state().active()), (&[ActionCard::Summit][..], Some(B)));
}

/// TI 24.3
#[test]
fn scheming() {
    let mut t = of(Faction::Yssaril).strategies(A, &[Strategy::Politics]).begin();
    t.accepts(A, Action::Strategic(Strategy::Politics));
    picks(&mut t, A, Pick::Seat(B));
    assert_eq!(t.state().hand(A).len(), 3);
    let discard = listed(t.state(), A)[0];
    t.accepts(A, discard);
    assert_eq!(t.state().hand(A).len(), 2);
}

/// TI 24.4.a
#[test]
fn crafty() {
    use ActionCard::*;
    let hand = [Spy, Plague, Summit, Veto, Parley, Upgrade, Salvage, Bunker, Disable];
    let t = of(Faction::Yssaril).hand(A, &hand).begin();
    assert!(listed(t.state(), A).contains(&Action::Activate(NEAR)), "nothing is discarded");
    let t = position().hand(A, &hand).begin();
    assert!(!listed(t.state(), A).contains(&Action::Activate(NEAR)));
}

/// Every ability has its test here.
#[test]
fn no_ability_is_forgotten() {
    let source = include_str!("factions.rs");
    for ability in Ability::ALL {
        let name = ability.id().replace('-', "_");
        let variant = format!("{ability:?}");
        assert!(source.contains(&format!("fn {name}(")) || source.contains(&variant), "{name}");
    }
}
