//! The Terran technologies, by what they do in a battle.

use orrery_starcraft::cards::Unit::*;
use orrery_starcraft::combat::Role;

use crate::fight::*;
use crate::support::*;

/// SC 17.10.1, SC 17.10.2
#[test]
fn bunker_adds_health_to_defending_infantry() {
    let mut t = fight(&[Zergling, Zergling], &[Marine, Goliath])
        .technology(B, Technology::Bunker)
        .hand(A, &[zerg(1), zerg(2)])
        .hand(B, &[terran(1), terran(16)])
        .begin();
    t.accepts(B, Action::UseTechnology(Technology::Bunker));
    t.accepts(A, Action::Pair { attacker: Zergling, defender: Marine });
    t.lays(A, &[zerg(1)]).lays(A, &[zerg(2)]).lays(B, &[terran(1)]).lays(B, &[terran(16)]);
    t.accepts(A, Action::Resolve(0));
    let fought = Fought::of(t);
    let marine = fought.totals_of(0)[1];
    assert_eq!((marine.start, marine.health), (1, 5));
    let goliath = fought.totals_of(1)[1];
    assert_eq!((goliath.start, goliath.health), (0, 8));
    assert!(!fought.t.cards(B, CardZone::PlayArea).is_empty(), "it stays in the play area");
    // Not for an attacker.
    let mut t = fight(&[Marine], &[Zergling])
        .technology(A, Technology::Bunker)
        .with(|position| position.kept(A, EventCard::InterceptedTransmissions))
        .begin();
    t.refuses(A, Action::UseTechnology(Technology::Bunker), rules::ONLY_AS_DEFENDER);
}

/// SC 17.2.1, SC 17.2 example a, SC 17.9.1, SC 17.9.2
#[test]
fn a_nuke_destroys_all_other_units_if_the_ghost_was_not_destroyed() {
    let nuke = tech(Technology::Nuke);
    let fought = fight(&[Ghost, Marine], &[Zergling]).plays(&[nuke], &[zerg(2)]);
    assert_eq!(fought.strength(Role::Attacker), (1, 6), "with the support of the Marine");
    assert_eq!(fought.lost(B), [Zergling]);
    assert_eq!(fought.lost(A), [Marine]);
    assert_eq!(fought.t.units(FIELD), [Ghost]);
    assert!(fought.has(&Event::CardReturned { seat: A, card: nuke }));
    assert!(fought.t.cards(A, CardZone::Technology).contains(&nuke), "to be bought again");

    let fought = fight(&[Ghost, Marine], &[Zergling]).plays(&[nuke], &[zerg(1)]);
    assert_eq!(fought.lost(A), [Ghost]);
    assert!(fought.lost(B).is_empty());
    assert!(fought.has(&Event::CardReturned { seat: A, card: nuke }));
}

/// SC 17.2.1, SC G148
#[test]
fn a_nuke_leaves_nothing_of_other_skirmishes() {
    let nuke = tech(Technology::Nuke);
    let mut t = fight(&[Ghost, Marine, Goliath], &[Zergling, Zergling, Zergling])
        .hand(A, &[nuke, terran(1), terran(16)])
        .hand(B, &[zerg(2), zerg(3), zerg(1)])
        .begin();
    t.accepts(A, Action::Pair { attacker: Goliath, defender: Zergling });
    t.accepts(A, Action::Pair { attacker: Ghost, defender: Zergling });
    t.lays(A, &[terran(16)]).lays(A, &[nuke]).lays(A, &[terran(1)]);
    t.lays(B, &[zerg(3)]).lays(B, &[zerg(2)]).lays(B, &[zerg(1)]);
    // The Goliath survives its skirmish, and is destroyed by the Nuke; the third skirmish is called off.
    t.accepts(A, Action::Resolve(0)).accepts(A, Action::Resolve(1));
    let fought = Fought::of(t);
    assert_eq!(fought.lost(B), [Zergling; 3]);
    assert_eq!(fought.lost(A), [Goliath, Marine]);
    assert!(fought.has(&Event::SkirmishRevealed {
        skirmish: 2,
        attacker: vec![terran(1)],
        defender: vec![zerg(1)]
    }));
    let compared = fought.events.iter().filter(|event| matches!(event, Event::Compared { .. })).count();
    assert_eq!(compared, 2);
    assert_eq!(fought.t.units(FIELD), [Ghost]);
    assert!(fought.t.cards(A, CardZone::Battle).is_empty() && fought.t.cards(B, CardZone::Battle).is_empty());
}

/// SC 13.2.4, SC 17.9.1, SC G149
#[test]
fn a_nuke_played_without_a_ghost_in_the_front_line_is_an_ordinary_card() {
    let nuke = tech(Technology::Nuke);
    let fought = fight(&[Marine, Ghost], &[Zergling]).plays(&[nuke], &[zerg(1)]);
    assert_eq!(fought.totals()[0].card.attack, 7);
    assert!(fought.t.cards(A, CardZone::Discard).contains(&nuke));
}

/// SC 17.1.1
#[test]
fn lockdown_makes_a_mechanical_opponent_use_minor_values_without_ability() {
    let lockdown = tech(Technology::Lockdown);
    for units in [[Ghost, Marine], [Marine, Ghost]] {
        let [_, goliath] = fight(&units, &[Goliath]).totals(&[terran(1), lockdown], &[terran(16)]);
        assert_eq!((goliath.attack, goliath.health, goliath.ability.attack), (2, 5, 0), "{units:?}");
        let [_, zealot] = fight(&units, &[Zealot]).totals(&[terran(1), lockdown], &[protoss(1)]);
        assert_eq!((zealot.attack, zealot.health), (6, 7), "not mechanical");
    }
    // A locked down Reaver does not splash.
    let fought = fight(&[Ghost, Marine], &[Reaver]).plays(&[terran(1), lockdown], &[protoss(12)]);
    assert!(!fought.has(&Event::SplashTriggered { seat: B, card: protoss(12) }));
}

/// SC 17.3.1, SC 17.3.2
#[test]
fn cloaking_field_hides_ghosts_and_wraiths() {
    let field = tech(Technology::CloakingField);
    let withdrew = |units: &[Unit], card| {
        let mut fought = fight(units, &[Ultralisk]).plays(&[card, field], &[zerg(16)]);
        let asked = fought.t.listed(A).contains(&Action::MoveTo(CAMP));
        fought.t.may(A, Action::MoveTo(CAMP));
        fought.goes_on();
        asked && fought.has(&Event::Withdrew { seat: A, unit: units[0], area: CAMP })
    };
    assert!(withdrew(&[Ghost], terran(1)));
    // An Ultralisk cannot reach a Wraith in the front line; a Hydralisk can.
    let fought = fight(&[Wraith], &[Hydralisk, Hydralisk]).plays(&[terran(1), field], &[zerg(7)]);
    assert!(fought.t.listed(A).contains(&Action::MoveTo(CAMP)));
    // A Marine beside a Ghost is not hidden.
    let fought = fight(&[Marine, Ghost], &[Ultralisk]).plays(&[terran(1), field], &[zerg(16)]);
    assert_eq!(fought.lost(A), [Marine]);
}

/// SC 17.3.6, SC G140
#[test]
fn charon_boosters_make_the_attacker_destroy_a_flying_unit() {
    let boosters = Action::UseTechnology(Technology::CharonBoosters);
    let mut t =
        fight(&[Zergling, Mutalisk, Queen], &[Goliath]).technology(B, Technology::CharonBoosters).begin();
    t.accepts(B, boosters);
    t.refuses(A, Action::ChooseUnit(Zergling), rules::NOT_A_FLYER);
    t.refuses(A, Action::ChooseUnit(Scourge), rules::NOT_IN_BATTLE);
    t.accepts(A, Action::ChooseUnit(Queen));
    assert_eq!(t.attackers(), [Zergling, Mutalisk]);
    // It takes a Goliath, and somebody who flies.
    for (attackers, defenders) in [(Mutalisk, Marine), (Zergling, Goliath)] {
        let mut t = fight(&[attackers], &[defenders])
            .technology(B, Technology::CharonBoosters)
            .with(|position| position.kept(B, EventCard::FlawlessDefensePlan))
            .begin();
        t.refuses(B, boosters, rules::ABILITY_IDLE);
    }
}

/// SC 13.4.1, SC 13.5.1, SC 13.14.3, SC G141
#[test]
fn a_battle_whose_attackers_are_gone_at_its_start_has_no_skirmish() {
    let mut t = fight(&[Mutalisk], &[Goliath]).technology(B, Technology::CharonBoosters).hand(A, &[]).begin();
    t.accepts(B, Action::UseTechnology(Technology::CharonBoosters));
    let fought = Fought::of(t);
    assert!(fought.has(&Event::BattleEnded { area: FIELD, winner: B, held: true }));
    assert_eq!(fought.t.hand(A).len(), 3, "cards are drawn all the same");
    assert!(!fought.events.iter().any(|event| matches!(event, Event::Paired { .. })));
}

/// SC 17.5.1, SC 17.5.2
#[test]
fn emp_shockwave_cancels_the_reinforcement_card() {
    for number in 0..2 {
        let emp = copy(Technology::EmpShockwave, number);
        let fought =
            fight(&[Marine, ScienceVessel], &[Zealot]).plays(&[terran(1), emp], &[protoss(1), protoss(17)]);
        assert!(fought.has(&Event::CardCancelled { seat: B, card: protoss(17) }));
        assert_eq!(fought.strength(Role::Defender), (6, 7));
        assert!(fought.t.cards(B, CardZone::Discard).contains(&protoss(17)));
    }
}
