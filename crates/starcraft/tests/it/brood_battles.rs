//! Battles with Brood War (SC 24, SC 25.2, SC 28.2, SC 30.1).

use orrery_starcraft::brood::Collateral;
use orrery_starcraft::combat::Fate;

use crate::fight::*;
use crate::support::*;
use Unit::*;

fn fight_in(attackers: &[Unit], defenders: &[Unit]) -> Fight {
    fight_of(Arrangement::brood(2).led(A).led(B), attackers, defenders)
}

/// SC 28.2.1, SC G116
#[test]
fn a_guard_token_gives_two_health_in_every_skirmish() {
    let guarded = || fight_in(&[Marine], &[Zergling]).with(|position| position.guard(B, FIELD));
    let mut t = guarded().hand(A, &[terran(1)]).hand(B, &[zerg(1)]).begin();
    t.may(A, Action::Decline).may(B, Action::Decline).accepts(B, Action::UseGuard);
    t.may(A, Action::Decline).lays(A, &[terran(1)]).lays(B, &[zerg(1)]);
    let fought = Fought::of(t);
    assert_eq!(fought.totals()[1].health, 5);
    assert!(!fought.t.state().is_guarded(B, FIELD));
}

/// SC 28.2.3, SC G117
#[test]
fn a_guard_token_adds_nothing_where_a_card_raises_health() {
    let guarded = fight_in(&[Zergling], &[Zealot]).with(|position| position.guard(B, FIELD));
    let mut t = guarded.hand(A, &[zerg(1)]).hand(B, &[protoss(3), protoss(17)]).begin();
    t.may(A, Action::Decline).may(B, Action::Decline).accepts(B, Action::UseGuard);
    t.may(A, Action::Decline).lays(A, &[zerg(1)]).lays(B, &[protoss(3), protoss(17)]);
    let totals = Fought::of(t).totals();
    assert_eq!((totals[1].reinforcement.health, totals[1].start), (1, 0));
}

/// SC 24.5.1, SC 24.5.2, SC G106
#[test]
fn a_scourge_is_sacrificed_only_against_what_it_can_attack() {
    let fought = fight_in(&[BroodScourge], &[Wraith]).plays(&[zerg(1)], &[terran(9)]);
    assert_eq!(fought.t.units(FIELD), [Wraith]);
    assert!(fought.t.state().battle().attackers.is_empty());
    let fought = fight_in(&[BroodScourge], &[Goliath]).plays(&[zerg(1)], &[terran(1)]);
    let lost = fought.events.iter().any(|event| matches!(event, Event::Killed { seat: A, .. }));
    assert!(!lost, "it cannot attack ground units");
}

/// SC 24.2.1
#[test]
fn a_dark_templar_is_always_cloaked() {
    let fought = fight_in(&[SiegeTank], &[DarkTemplar])
        .with(|position| position.base(B, area(Planet::Pridewater, 2)))
        .plays(&[terran(14)], &[protoss(3)]);
    let mut fought = fought;
    fought.goes_on();
    let withdrew =
        fought.events.iter().any(|event| matches!(event, Event::Withdrew { unit: DarkTemplar, .. }));
    let killed = fought.events.iter().any(|event| matches!(event, Event::Killed { unit: DarkTemplar, .. }));
    assert!(withdrew || fought.t.is_asked(B), "it withdraws");
    assert!(!killed);
}

/// SC 24.1.1, SC 24.1.2, SC 24.1.3, SC G95, SC G98
#[test]
fn collateral_damage_razes_a_base_at_once() {
    let siege = Card::copies(Technology::BroodSiegeMode).next().expect("a copy");
    let fought = fight_in(&[SiegeTank], &[Zergling])
        .technology(A, Technology::BroodSiegeMode)
        .with(|position| position.base(B, FIELD))
        .plays(&[siege], &[zerg(3)]);
    let mut t = fought.t;
    t.refuses(A, Action::Collateral(Collateral::Workers), rules::NOTHING_EXPOSED);
    t.accepts(A, Action::Collateral(Collateral::Base));
    assert_eq!(t.state().area(FIELD).base, None);
}

/// SC 24.4.1, SC 24.4.2, SC 24.4.3, SC G105
#[test]
fn a_recharged_card_goes_back_to_the_hand_once() {
    let lockdown = Card::copies(Technology::BroodLockdown).next().expect("a copy");
    let fought = fight_in(&[Ghost], &[Goliath])
        .technology(A, Technology::BroodLockdown)
        .plays(&[terran(1), lockdown], &[terran(9)]);
    let mut t = fought.t;
    t.accepts(A, Action::TakeBack(lockdown));
    assert!(t.hand(A).contains(&lockdown));
    assert_ne!(t.state().player(A).brood.recharged & lockdown.bit(), 0);
}

/// SC 24.3.1, SC 24.3.2, SC 24.3.4, SC G104
#[test]
fn mind_control_takes_the_opposing_front_line_unit() {
    let control = Card::copies(Technology::MindControl).next().expect("a copy");
    let fought = fight_in(&[Zealot, DarkArchon], &[Goliath])
        .technology(A, Technology::MindControl)
        .plays(&[protoss(3), control], &[terran(16)]);
    let mut t = fought.t;
    t.may(A, Action::UseCard(control));
    t.settle();
    let thrall = t.state().thralls(A).next().expect("a unit under control");
    assert_eq!((thrall.unit, thrall.owner, thrall.area), (Goliath, B, FIELD));
    assert!(t.units(FIELD).contains(&Goliath));
    assert_eq!(t.state().area(FIELD).owner, Some(A));
}

/// SC 24.3.9, SC 30.1.9
#[test]
fn heroes_are_immune_to_mind_control() {
    let control = Card::copies(Technology::MindControl).next().expect("a copy");
    let fought = fight_in(&[Zealot, DarkArchon], &[JimRaynor])
        .technology(A, Technology::MindControl)
        .plays(&[protoss(3), control], &[terran(8)]);
    assert_eq!(fought.t.state().thralls(A).count(), 0);
}

/// SC 24.3.5, SC G100
#[test]
fn a_unit_under_control_fights_with_its_first_owners_deck() {
    let position = Arrangement::brood(3).led(A).led(B).led(C).faction(A, Faction::Tassadar);
    let position = position.faction(C, Faction::Mengsk).thrall(A, CAMP, Goliath, C);
    let position = position.units(B, FIELD, &[Zergling]).hand(A, &[]).hand(B, &[zerg(1)]);
    let position = position.deck_top(C, &[terran(16)]);
    let mut t = executes(position, A, Planet::Pridewater, Order::Mobilize);
    t.accepts(A, Action::PickUp { unit: Goliath, area: CAMP }).accepts(A, Action::MoveTo(FIELD));
    t.accepts(A, Action::Finish).may(A, Action::Decline).may(B, Action::Decline);
    t.lays(B, &[zerg(1)]);
    let fought = Fought::of(t);
    assert_eq!(fought.totals()[0].card.attack, 7);
    assert!(fought.t.cards(C, CardZone::Discard).contains(&terran(16)));
}

/// SC 25.2.2, SC 25.2.3, SC G107, SC 25.2 example a
#[test]
fn a_defensive_module_swaps_two_defenders() {
    let cards = [protoss(3), protoss(4)];
    let fight =
        fight_in(&[SiegeTank, Marine], &[Archon, Zealot]).with(|it| it.module(B, Module::Defensive, 1));
    let mut t = fight.hand(A, &[terran(1), terran(2)]).hand(B, &cards).begin();
    t.may(A, Action::Decline).may(B, Action::Decline).may(A, Action::Decline);
    t.accepts(A, Action::Pair { attacker: SiegeTank, defender: Zealot });
    t.may(A, Action::Pair { attacker: Marine, defender: Archon });
    t.accepts(B, Action::SwapPlace { skirmish: 0, unit: None });
    t.refuses(B, Action::SwapPlace { skirmish: 0, unit: None }, rules::CANNOT_SWAP);
    t.accepts(B, Action::SwapPlace { skirmish: 1, unit: None });
    let fronts: Vec<Unit> = t.state().battle().skirmishes().map(|it| it.parties[1].front).collect();
    assert_eq!(fronts, [Archon, Zealot]);
    assert_eq!(t.state().battle().skirmishes().next().expect("one").parties[1].fate, Fate::Fighting);
}

/// SC 25.3.3
#[test]
fn an_assist_unit_attacks_beyond_the_limit() {
    let attackers = [Marine, Marine, Marine, Marine, Marine, Marine, Medic];
    let fight = fight_in(&attackers, &[Zergling]).with(|it| it.module(A, Module::Assist, 1));
    let t = fight.begin();
    assert_eq!(t.attackers().len(), 7);
}

/// SC 30.1.7, SC 30.1.11, SC 30.1.6
#[test]
fn heroes_use_the_cards_of_their_type_and_add_their_bonus() {
    let fought = fight_in(&[Zergling], &[JimRaynor]).plays(&[zerg(1)], &[terran(8)]);
    let totals = fought.totals();
    // The card says 5/6; Raynor adds two health, and one attack to every skirmish.
    assert_eq!((totals[1].attack, totals[1].health), (6, 8));
    let fenix = fight_in(&[Zergling], &[Fenix]).plays(&[zerg(1)], &[protoss(3)]).totals();
    assert!(fenix[1].health >= 2);
}

/// SC 30.1.8
#[test]
fn splash_damage_spares_heroes() {
    let fought = fight_in(&[SiegeTank, JimRaynor], &[Archon]).plays(&[terran(1)], &[protoss(13)]);
    let killed = fought.events.iter().any(|event| matches!(event, Event::Killed { unit: JimRaynor, .. }));
    assert!(!killed);
}

/// SC 30.1.10, SC G120
#[test]
fn technologies_do_not_destroy_heroes() {
    let fight = fight_in(&[Zealot], &[JimRaynor, Marine]).technology(A, Technology::LegEnhancements);
    let mut t = fight.begin();
    t.accepts(A, Action::UseTechnology(Technology::LegEnhancements));
    assert_eq!(t.units(FIELD), [JimRaynor]);
}

/// SC 24.3.3
#[test]
fn a_cloaked_unit_is_taken_only_with_a_detector() {
    let control = Card::copies(Technology::MindControl).next().expect("a copy");
    let fought = fight_in(&[Zealot, DarkArchon], &[DarkTemplar])
        .technology(A, Technology::MindControl)
        .plays(&[protoss(3), control], &[protoss(3)]);
    assert_eq!(fought.t.state().thralls(A).count(), 0);
}

/// SC 24.3.6
#[test]
fn a_unit_of_the_same_race_may_be_reinforced_from_hand() {
    let position = Arrangement::brood(3).led(A).led(B).led(C).faction(A, Faction::Tassadar);
    let position = position.faction(C, Faction::Aldaris).thrall(A, CAMP, Dragoon, C);
    let position = position.units(B, FIELD, &[Zergling]).hand(A, &[protoss(17)]).hand(B, &[zerg(1)]);
    let mut t = executes(position, A, Planet::Pridewater, Order::Mobilize);
    t.accepts(A, Action::PickUp { unit: Dragoon, area: CAMP }).accepts(A, Action::MoveTo(FIELD));
    t.accepts(A, Action::Finish).may(A, Action::Decline).may(B, Action::Decline);
    t.offers(A, Action::Reinforce(protoss(17)));
}

/// SC 24.3.7, SC 24.3.8, SC G103
#[test]
fn a_third_unit_needs_one_of_the_two_tokens() {
    let control = Card::copies(Technology::MindControl).next().expect("a copy");
    let rear = area(Planet::Pridewater, 2);
    let fought = fight_in(&[Zealot, DarkArchon], &[Goliath])
        .technology(A, Technology::MindControl)
        .with(|it| it.thrall(A, rear, Marine, B).thrall(A, rear, Firebat, B))
        .plays(&[protoss(3), control], &[terran(16)]);
    let mut t = fought.t;
    t.may(A, Action::UseCard(control));
    t.accepts(A, Action::DestroyUnit { unit: Marine, area: rear });
    t.settle();
    let units: Vec<Unit> = t.state().thralls(A).map(|thrall| thrall.unit).collect();
    assert_eq!(units.len(), 2);
    assert!(units.contains(&Goliath) && units.contains(&Firebat));
}

/// SC 24.3.10, SC 24.3 example a, SC G102
#[test]
fn splash_damage_does_not_take_the_unit_just_captured() {
    let control = Card::copies(Technology::MindControl).next().expect("a copy");
    let siege = Card::copies(Technology::BroodSiegeMode).next().expect("a copy");
    let fought = fight_in(&[SiegeTank], &[Zealot, DarkArchon])
        .technology(A, Technology::BroodSiegeMode)
        .technology(B, Technology::MindControl)
        .plays(&[siege], &[protoss(3), control]);
    let mut t = fought.t;
    t.may(A, Action::Decline).may(B, Action::UseCard(control));
    t.settle();
    let mut events = fought.events;
    events.extend(t.events());
    let killed = |unit: Unit| {
        events.iter().any(|event| matches!(event, Event::Killed { unit: it, .. } if *it == unit))
    };
    assert!(killed(Zealot) && killed(DarkArchon) && !killed(SiegeTank));
    assert_eq!(t.units(FIELD), [SiegeTank]);
    assert_eq!(t.state().area(FIELD).owner, Some(B));
}

/// SC 24.5 example a
#[test]
fn of_two_scourge_the_one_against_a_flyer_dies() {
    let fight = fight_in(&[BroodScourge, BroodScourge], &[Scout, Dragoon]);
    let mut t = fight.hand(A, &[zerg(4), zerg(5)]).hand(B, &[protoss(10), protoss(11)]).begin();
    t.may(A, Action::Decline).may(B, Action::Decline).may(A, Action::Decline);
    t.accepts(A, Action::Pair { attacker: BroodScourge, defender: Scout });
    t.may(A, Action::Pair { attacker: BroodScourge, defender: Dragoon });
    t.lays(A, &[zerg(4)]).lays(A, &[zerg(5)]).lays(B, &[protoss(10)]).lays(B, &[protoss(11)]);
    t.may(A, Action::Resolve(0)).may(A, Action::Resolve(1));
    let killed: Vec<Unit> = t
        .events()
        .iter()
        .filter_map(|event| if let Event::Killed { unit, .. } = event { Some(*unit) } else { None })
        .collect();
    assert_eq!(killed, [BroodScourge]);
}
