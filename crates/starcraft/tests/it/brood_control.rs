//! Mind control (SC 24.3).

use crate::fight::*;
use crate::support::*;
use Unit::*;

/// A Zealot with a Dark Archon and Mind Control against these units, with a card of theirs.
#[track_caller]
fn controls(defenders: &[Unit], answer: Card, change: impl FnOnce(Arrangement) -> Arrangement) -> Fought {
    let control = tech(Technology::MindControl);
    brood_fight(&[Zealot, DarkArchon], defenders).with(change).plays(&[protoss(3), control], &[answer])
}

const fn control() -> Action {
    Action::UseCard(CONTROL)
}

/// The only copy of Mind Control.
const CONTROL: Card = Card(Card::BASE as u8 + 17 + 9);

/// SC 24.3.1, SC 24.3.2, SC 24.3.4, SC G104
#[test]
fn mind_control_takes_the_opposing_front_line_unit() {
    assert_eq!(CONTROL.technology(), Some(Technology::MindControl));
    let mut t = controls(&[Goliath], terran(16), |it| it).t;
    t.may(A, control()).settle();
    let thrall = t.state().thralls(A).next().expect("a unit under control");
    assert_eq!((thrall.unit, thrall.owner, thrall.area), (Goliath, B, FIELD));
    assert!(t.units(FIELD).contains(&Goliath));
    assert_eq!(t.state().area(FIELD).owner, Some(A));
}

/// SC G104, SC 13.14.5
#[test]
fn a_lone_captured_unit_holds_the_area() {
    // The Zealot falls, and the Dark Archon to the splash damage; what is left to the defender is the tank.
    let siege = tech(Technology::BroodSiegeMode);
    let fight = brood_fight(&[SiegeTank, Marine], &[Zealot, DarkArchon]);
    let mut t = fight.plays(&[siege], &[protoss(3), CONTROL]).t;
    t.may(B, control()).settle();
    assert_eq!(t.state().area(FIELD).owner, Some(B));
    assert_eq!(t.units(FIELD), [SiegeTank]);
    t.may(A, Action::MoveTo(CAMP)).settle();
    assert_eq!(t.units(CAMP), [Marine], "the attacker retreats");
}

/// SC G101
#[test]
fn a_destroyed_or_withdrawn_unit_cannot_be_taken() {
    let fought = controls(&[Zergling], zerg(1), |it| it);
    assert_eq!(fought.lost(B), [Zergling]);
    assert_eq!(fought.t.state().thralls(A).count(), 0);
    // A Dark Templar that is beaten withdraws, and is gone.
    let mut fought = controls(&[DarkTemplar], protoss(8), |it| it);
    assert!(fought.totals()[0].sufficient);
    fought.t.accepts(B, Action::MoveTo(REAR));
    fought.t.does_not_offer(A, control()).settle();
    assert_eq!((fought.t.state().thralls(A).count(), fought.t.units(REAR)), (0, vec![DarkTemplar]));
}

/// SC 24.3.3
#[test]
fn a_cloaked_unit_is_taken_only_with_a_detector() {
    let taken = |attackers: &[Unit]| {
        let fight = brood_fight(attackers, &[DarkTemplar]);
        let fought = fight.plays(&[protoss(4), CONTROL], &[protoss(4)]);
        assert!(!fought.totals()[0].sufficient);
        let mut t = fought.t;
        t.may(A, control()).settle();
        t.state().thralls(A).count()
    };
    assert_eq!(taken(&[Zealot, DarkArchon]), 0);
    // Air Support makes a base a detector.
    let fight = brood_fight(&[Zealot, DarkArchon], &[DarkTemplar])
        .with(|it| it.base(A, FIELD).module(A, Module::AirSupport, 1));
    let mut t = fight.plays(&[protoss(4), CONTROL], &[protoss(4)]).t;
    t.may(A, control()).settle();
    assert_eq!(t.state().thralls(A).count(), 1);
}

/// A unit of C's is under A's control and attacks B, who has one Zergling.
fn borrowed(faction: Faction, unit: Unit, owner: Faction) -> Arrangement {
    Arrangement::brood(3)
        .faction(A, faction)
        .faction(C, owner)
        .thrall(A, CAMP, unit, C)
        .units(B, FIELD, &[Zergling])
        .hand(B, &[zerg(1)])
}

/// The unit enters the field.
#[track_caller]
fn attacks(position: Arrangement, units: &[Unit]) -> Scenario<StarCraft> {
    let mut t = executes(position, A, Planet::Pridewater, Order::Mobilize);
    for &unit in units {
        t.accepts(A, Action::PickUp { unit, area: CAMP }).accepts(A, Action::MoveTo(FIELD));
    }
    t.accepts(A, Action::Finish);
    t
}

/// SC 24.3.5, SC G100
#[test]
fn a_unit_under_control_fights_with_its_first_owners_deck() {
    let position = borrowed(Faction::Tassadar, Goliath, Faction::Mengsk).deck_top(C, &[terran(16)]);
    let mut t = attacks(position, &[Goliath]);
    t.lays(B, &[zerg(1)]);
    let fought = Fought::of(t);
    assert_eq!(fought.totals()[0].card.attack, 7);
    assert!(fought.t.cards(C, CardZone::Discard).contains(&terran(16)));
    // A Reinforcement card on top is replaced from the same deck.
    let position = borrowed(Faction::Tassadar, Goliath, Faction::Mengsk);
    let position = position.deck_top(C, &[brood(Race::Terran, 17), terran(16)]);
    let mut t = attacks(position, &[Goliath]);
    t.lays(B, &[zerg(1)]);
    let fought = Fought::of(t);
    assert!(fought.has(&Event::CardReplaced { seat: C, card: terran(16), from_deck: true }));
    assert_eq!(fought.totals()[0].card.attack, 7);
}

/// SC 24.3.6
#[test]
fn a_unit_of_the_same_race_may_be_reinforced_from_hand() {
    let position = borrowed(Faction::Tassadar, Dragoon, Faction::Aldaris).hand(A, &[protoss(17)]);
    let mut t = attacks(position, &[Dragoon]);
    t.offers(A, Action::Decline).accepts(A, Action::Reinforce(protoss(17))).lays(B, &[zerg(1)]);
    assert_eq!(Fought::of(t).totals()[0].reinforcement.health, 1);
    let position = borrowed(Faction::Tassadar, Goliath, Faction::Mengsk).hand(A, &[protoss(17)]);
    attacks(position, &[Goliath]).does_not_offer(A, Action::Reinforce(protoss(17)));
}

/// SC 24.3.7, SC 24.3.8, SC G103
#[test]
fn a_third_unit_needs_one_of_the_two_tokens() {
    let rear = area(Planet::Pridewater, 2);
    let full = |it: Arrangement| it.thrall(A, rear, Marine, B).thrall(A, rear, Firebat, B);
    let mut t = controls(&[Goliath], terran(16), full).t;
    t.may(A, control());
    t.accepts(A, Action::DestroyUnit { unit: Marine, area: rear }).settle();
    let mut units: Vec<Unit> = t.state().thralls(A).map(|thrall| thrall.unit).collect();
    units.sort_unstable();
    assert_eq!(units, [Firebat, Goliath]);
    // Without a free token the card has no effect.
    let mut t = controls(&[Goliath], terran(16), full).t;
    t.may(A, control());
    t.accepts(A, Action::Decline).settle();
    assert_eq!(t.state().thralls(A).count(), 2);
    assert_eq!(t.state().area(FIELD).owner, Some(B));
}

/// SC 24.3.10, SC 24.3 example a, SC G102
#[test]
fn splash_damage_does_not_take_the_unit_just_captured() {
    let siege = tech(Technology::BroodSiegeMode);
    let fought = brood_fight(&[SiegeTank], &[Zealot, DarkArchon]).plays(&[siege], &[protoss(3), CONTROL]);
    let mut t = fought.t;
    t.may(A, Action::Decline).may(B, control()).settle();
    let mut events = fought.events;
    events.extend(t.events());
    let killed = |unit: Unit| {
        events.iter().any(|event| matches!(event, Event::Killed { unit: it, .. } if *it == unit))
    };
    assert!(killed(Zealot) && killed(DarkArchon) && !killed(SiegeTank));
    assert_eq!(t.units(FIELD), [SiegeTank]);
    assert_eq!(t.state().area(FIELD).owner, Some(B));
}

/// SC G99
#[test]
fn a_unit_under_control_is_missing_from_its_first_owners_supply() {
    let there = area(Planet::Pridewater, 1);
    let position = Arrangement::brood(2).faction(A, Faction::Tassadar).faction(B, Faction::Raynor);
    let position = position.thrall(A, there, Goliath, B);
    let mut t = executes(position, A, Planet::Pridewater, Order::Mobilize);
    assert_eq!(t.state().supply(B, Goliath), 2);
    t.accepts(A, Action::Scuttle).accepts(A, Action::DestroyUnit { unit: Goliath, area: there });
    assert_eq!((t.state().supply(B, Goliath), t.state().thralls(A).count()), (3, 0));
}

/// SC G164
#[test]
fn own_units_come_before_those_under_control() {
    let mixed = |from: Area| {
        Arrangement::brood(3)
            .faction(A, Faction::Tassadar)
            .faction(C, Faction::Aldaris)
            .units(A, from, &[Dragoon])
            .thrall(A, from, Dragoon, C)
            .units(B, FIELD, &[Zergling])
            .hand(A, &[protoss(4)])
            .hand(B, &[zerg(1)])
    };
    // They move first: the one under control stays behind.
    let mut t = attacks(mixed(CAMP), &[Dragoon]);
    assert_eq!(t.state().thralls(A).next().map(|thrall| thrall.area), Some(CAMP));
    // They fight first: the attacker plays a card of his own.
    t.accepts(A, Action::Play(protoss(4)));
    // They fall first.
    let mut t = executes(mixed(CAMP), A, Planet::Pridewater, Order::Mobilize);
    t.accepts(A, Action::Scuttle).accepts(A, Action::DestroyUnit { unit: Dragoon, area: CAMP });
    assert_eq!(t.state().thralls(A).count(), 1);
    assert_eq!((t.state().supply(A, Dragoon), t.state().supply(C, Dragoon)), (3, 2));
}

/// SC G170
#[test]
fn a_unit_taken_twice_is_still_its_first_owners() {
    // B has a Goliath of C's under control, and loses it to A.
    let position = || {
        Arrangement::brood(3)
            .faction(A, Faction::Tassadar)
            .faction(B, Faction::Aldaris)
            .faction(C, Faction::Mengsk)
    };
    let taken = |position: Arrangement| {
        let position = position
            .units(A, CAMP, &[Zealot, DarkArchon])
            .hand(A, &[protoss(3), CONTROL])
            .deck_top(C, &[terran(16)]);
        let mut t = attacks(position, &[Zealot, DarkArchon]);
        t.lays(A, &[protoss(3), CONTROL]);
        t.may(A, control()).settle();
        t
    };
    let t = taken(position().thrall(B, FIELD, Goliath, C));
    let thrall = t.state().thralls(A).next().expect("a unit under control");
    assert_eq!((thrall.unit, thrall.owner), (Goliath, C));
    assert_eq!((t.state().thralls(B).count(), t.state().supply(C, Goliath)), (0, 2));
    // A's own Dragoon comes back without a token.
    let position = position().thrall(B, FIELD, Dragoon, A);
    let position = position.units(A, CAMP, &[Zealot, DarkArchon]).hand(A, &[protoss(3), CONTROL]);
    // The attacker draws three cards; the next is laid for the Dragoon.
    let deck = [protoss(11), protoss(12), protoss(13), protoss(4)];
    let mut t = attacks(position.deck_top(A, &deck), &[Zealot, DarkArchon]);
    // B is of the same race and may reinforce it.
    t.lays(A, &[protoss(3), CONTROL]).may(B, Action::Decline).may(A, control()).settle();
    assert!(t.units(FIELD).contains(&Dragoon));
    assert_eq!((t.state().thralls(A).count(), t.state().thralls(B).count()), (0, 0));
    assert_eq!(t.state().supply(A, Dragoon), 2);
}
