//! The worked examples of the reference, with their numbers.

use crate::support::*;
use Planet::*;

const fn make(unit: Unit, site: Site) -> Action {
    Action::Produce { unit, site }
}

fn until_production(t: &mut Table) {
    while !listed(t.state(), A).iter().any(|action| matches!(action, Action::Produce { .. })) {
        assert!(idles(t, 1));
    }
}

/// TI 16.2 example a
#[test]
fn five_influence_and_a_good_remove_the_custodians() {
    // Meer and Lodor are worth 4 and 1.
    let mut t = of(Faction::Arborec)
        .fleet(A, Hex::MIDDLE, &[(Unit::Carrier, 1), (Unit::Infantry, 1)])
        .planet(Meer, A, &[])
        .planet(Lodor, A, &[])
        .exhausted(Nestphar)
        .goods(A, 1)
        .begin();
    activates(&mut t, Hex::MIDDLE);
    t.accepts(A, Action::Pick(Pick::Yes));
    takes(&mut t, A, &[Action::Exhaust(Meer), Action::Exhaust(Lodor), Action::SpendGood]);
    assert_eq!((t.state().has_custodians(), t.state().sheet(A).points), (false, 1));
    assert_eq!(listed(t.state(), A), [land(MecatolRex)], "it must land");
    t.accepts(A, land(MecatolRex));
    assert_eq!(ground(&t, MecatolRex), (Some(A), 1));
    assert!(t.state().planet(MecatolRex).exhausted);
}

/// TI 18.3 example a
#[test]
fn one_token_is_left_of_two() {
    let mut t = of(Faction::Arborec).pools(A, [6, 5, 4]).planet(Meer, A, &[]).status_phase().begin();
    assert_eq!(t.state().reserve(A), 1);
    let tactic = Action::Pick(Pick::Pool(Pool::Tactic));
    while !listed(t.state(), A).contains(&tactic) {
        if !idles(&mut t, 1) {
            let first = listed(t.state(), A)[0];
            t.accepts(A, first);
        }
    }
    t.accepts(A, tactic).does_not_offer(A, tactic);
    assert_eq!((t.state().reserve(A), t.state().pool(A, Pool::Tactic)), (0, 7));
    // Diplomacy takes a token from a pool if reinforcements are empty.
    let mut t = position().strategies(A, &[Strategy::Diplomacy]).pools(B, [6, 6, 4]).begin();
    t.accepts(A, Action::Strategic(Strategy::Diplomacy)).accepts(B, Action::Pick(Pick::Pool(Pool::Tactic)));
    assert_eq!((t.state().has_token(HOME_A, B), t.state().sheet(B).pools), (true, [5, 6, 4]));
}

/// TI 52.1 example a
#[test]
fn three_hits_on_two_dreadnoughts_and_two_fighters() {
    let fleet = [(Unit::Dreadnought, 2), (Unit::Fighter, 2)];
    let mut t = fight(&[(Unit::Cruiser, 3)], &fleet);
    dice(&mut t, [7, 7, 7]);
    dice(&mut t, [1; 4]);
    t.accepts(B, Action::Sustain(Unit::Dreadnought)).accepts(B, Action::Sustain(Unit::Dreadnought));
    let damaged = Action::Destroy { unit: Unit::Dreadnought, damaged: true };
    assert_eq!(listed(t.state(), B), [lose(Unit::Fighter), damaged]);
    t.accepts(B, damaged);
    assert_eq!((count(&t, B, NEAR, Unit::Dreadnought), count(&t, B, NEAR, Unit::Fighter)), (1, 2));
}

/// TI 52.4 example a
#[test]
fn a_dreadnought_does_not_sustain_a_barrage() {
    let mut t = fight(&[(Unit::Destroyer, 1)], &[(Unit::Dreadnought, 1), (Unit::Fighter, 1)]);
    t.accepts(A, Action::Fire(B)).rolls([9, 9]);
    let fleet = t.state().fleet(NEAR, B);
    assert_eq!((fleet.count(Unit::Fighter), fleet.damaged(Unit::Dreadnought)), (0, 0));
    t.does_not_offer(B, Action::Sustain(Unit::Dreadnought));
}

/// Two Letani warriors and a dock of value 4 on Fria.
fn nursery() -> Table {
    let garrison = [(Unit::SpaceDock, 1), (Unit::Infantry, 2)];
    let position = of(Faction::Arborec).goods(A, 30).pools(A, [2, 8, 2]).planet(Fria, A, &garrison);
    let mut t = position.begin();
    activates(&mut t, Hex(10));
    until_production(&mut t);
    t
}

/// TI 61.1 example a
#[test]
fn two_letani_warriors_and_a_dock_make_two_infantry() {
    let mut t = nursery();
    let warrior = make(Unit::Infantry, on(Fria));
    t.accepts(A, warrior).accepts(A, warrior).does_not_offer(A, warrior);
}

/// TI 61.1 example b
#[test]
fn and_six_units_in_all() {
    let mut t = nursery();
    let (warrior, destroyer) = (make(Unit::Infantry, on(Fria)), make(Unit::Destroyer, space(Hex(10))));
    takes(&mut t, A, &[warrior, warrior, destroyer, destroyer, destroyer, destroyer]);
    t.does_not_offer(A, destroyer);
}

/// TI 62.1 example a
#[test]
fn three_and_one_and_one_are_five() {
    let orders = |position: Arrangement| {
        let yard = position.pools(A, [3, 8, 2]).planet(Jord, A, &[(Unit::SpaceDock, 1)]);
        let mut t = yard.begin();
        activates(&mut t, HOME_A);
        until_production(&mut t);
        for unit in [Unit::Carrier, Unit::Destroyer, Unit::Destroyer] {
            t.accepts(A, make(unit, space(HOME_A)));
        }
        while listed(t.state(), A).contains(&Action::Finish) {
            t.accepts(A, Action::Finish);
        }
        t
    };
    // Jord and Fria are worth 4 and 2: the sixth point is lost.
    let mut t = orders(position().planet(Fria, A, &[]));
    takes(&mut t, A, &[Action::Exhaust(Jord), Action::Exhaust(Fria)]);
    assert_eq!(count(&t, A, HOME_A, Unit::Destroyer), 2);
    // Jord and a trade good pay exactly.
    let mut t = orders(position().goods(A, 1));
    takes(&mut t, A, &[Action::Exhaust(Jord), Action::SpendGood]);
    assert_eq!((t.state().sheet(A).goods, count(&t, A, HOME_A, Unit::Carrier)), (0, 1));
}

/// TI 66.3 example a
#[test]
fn four_ships_lose_one_with_the_fourth_token() {
    // The Neuroglaive takes a fleet token from whoever activates a system with Naalu ships.
    let factions = [Faction::Arborec, Faction::Naalu, Faction::Hacan];
    let own = [(Unit::Cruiser, 3), (Unit::Destroyer, 1)];
    let mut t = battle_of(factions, &own, &[(Unit::Carrier, 1)])
        .pools(A, [3, 4, 2])
        .techs(B, &[Tech::Neuroglaive])
        .begin();
    t.accepts(A, Action::Activate(NEAR));
    assert_eq!(t.state().pool(A, Pool::Fleet), 3);
    let excess = |unit| Action::Pick(Pick::Unit { unit, damaged: false, site: space(HOME_A) });
    t.does_not_offer(A, moves(Unit::Cruiser, HOME_A));
    t.offers(A, excess(Unit::Destroyer)).accepts(A, excess(Unit::Cruiser));
    let events = t.events();
    assert!(events.iter().any(|event| matches!(event, Event::UnitRemoved { seat: A, .. })));
    assert!(!events.iter().any(|event| matches!(event, Event::UnitDestroyed { .. })));
    t.offers(A, moves(Unit::Cruiser, HOME_A));
}

/// TI 83.6 example a
#[test]
fn three_and_one_influence_are_four_votes() {
    // Centauri and Gral.
    let position = position().planet(Centauri, A, &[]).planet(Gral, A, &[]).goods(A, 1).speaker(C);
    let mut t = position.agenda_phase(&[Agenda::Mutiny]).begin();
    t.accepts(A, Action::Vote(Outcome::For));
    takes(&mut t, A, &[Action::Exhaust(Centauri), Action::Exhaust(Gral)]);
    assert_eq!(t.state().votes_cast(Outcome::For), 4);
    t.does_not_offer(A, Action::SpendGood).accepts(A, Action::Finish);
    assert_eq!(t.state().votes_cast(Outcome::For), 4);
}

/// TI 83.19 example a
#[test]
fn four_votes_against_four_are_for_the_speaker_to_decide() {
    let position = position().planet(Meer, A, &[]).planet(Centauri, B, &[]).speaker(C);
    let mut t = position.agenda_phase(&[Agenda::Mutiny]).begin();
    t.accepts(A, Action::Vote(Outcome::For)).accepts(A, Action::Exhaust(Meer)).accepts(A, Action::Finish);
    t.accepts(B, Action::Vote(Outcome::Against));
    takes(&mut t, B, &[Action::Exhaust(Centauri), Action::Exhaust(WrenTerra)]);
    t.accepts(C, Action::Pass);
    assert_eq!((t.state().votes_cast(Outcome::For), t.state().votes_cast(Outcome::Against)), (4, 4));
    picks(&mut t, C, Pick::Outcome(Outcome::For));
    assert_eq!([A, B, C].map(|seat| t.state().sheet(seat).points), [1, 0, 0], "C has cast no vote");
}
