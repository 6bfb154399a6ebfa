//! Combat (RB 9).

use orrery_engine::{Chance, Game};

use crate::fight::*;
use crate::support::*;

/// RB 9.1.1, RB 9.1.2, RB 9.1.3, RB 9.1.4, RB G78, RB 6.1.8
#[test]
fn units_that_share_no_theatre_coexist() {
    let mut t = field(&[(Unit::XWing, 1), (Unit::Stormtrooper, 1)]).begin();
    t.accepts(R, Action::Activate { leader: Leader::JanDodonna, place: at(FIELD) });
    assert!(!t.state().combat().active);
    let mut t = field(&[(Unit::XWing, 1), (Unit::TieFighter, 1)]).begin();
    t.accepts(R, Action::Activate { leader: Leader::JanDodonna, place: at(FIELD) });
    assert!(t.state().combat().active);
}

/// RB 9.2.1, RB 9.2.2, RB 9.2.3, RB G15, RB 5.2.4
#[test]
fn a_side_without_a_tactician_may_add_a_leader() {
    let mut t = field(&[(Unit::XWing, 1), (Unit::TieFighter, 1)]).begin();
    t.accepts(R, Action::Activate { leader: Leader::JanDodonna, place: at(FIELD) }).shuffles(1);
    t.offers(E, Action::Send(Leader::GeneralTagge)).accepts(E, Action::Send(Leader::DarthVader));
    assert_eq!(t.at(Leader::DarthVader), on(FIELD));
    let mut t = field(&[(Unit::XWing, 1), (Unit::TieFighter, 1)]).leader(Leader::BobaFett, FIELD).begin();
    t.accepts(R, Action::Activate { leader: Leader::JanDodonna, place: at(FIELD) }).shuffles(1);
    t.offers(E, Action::Send(Leader::DarthVader)).offers(E, Action::Decline);
}

/// RB 9.3.1, RB 9.3.2, RB 9.3.3, RB 9.3.4, RB 9.3.7, RB 9.3.8, RB 9.3.6, RB 18.2.1, RB 10.5.3
#[test]
fn tactic_cards_are_drawn_by_the_best_value_where_both_fight() {
    let mut t = field(&[(Unit::XWing, 1), (Unit::TieFighter, 1)])
        .nobody(Side::Empire)
        .leader(Leader::AdmiralAckbar, FIELD)
        .captive(Leader::WedgeAntilles, FIELD)
        .begin();
    t.accepts(R, Action::Activate { leader: Leader::PrincessLeia, place: at(FIELD) }).shuffles(1);
    let hand = |theatre, zone| t.state().tactics(theatre, zone).len();
    assert_eq!(
        (hand(Theatre::Space, TacticZone::RebelHand), hand(Theatre::Ground, TacticZone::RebelHand)),
        (3, 0)
    );
    assert_eq!(hand(Theatre::Space, TacticZone::ImperialHand), 0);
}

/// RB 9.5.1, RB 9.5.2, RB 9.5.3, RB 9.5.4, RB 9.5.5, RB 9.5.6, RB 9.5 example a, RB 15.1.1
#[test]
fn dice_are_reduced_before_the_limit_of_five() {
    let fleet = |destroyers, carriers, cannons| {
        let mut t = empire_attacks(
            field(&[
                (Unit::StarDestroyer, destroyers),
                (Unit::AssaultCarrier, carriers),
                (Unit::XWing, 1),
                (Unit::IonCannon, cannons),
            ]),
            Leader::DarthVader,
        );
        match orrery_engine::Game::status(t.state_mut()) {
            Status::Chance(orrery_engine::Chance::Dice { count, .. }) => count,
            other => panic!("no dice: {other:?}"),
        }
    };
    // 7 red and 4 black: 5 red and 4 black with one cannon.
    assert_eq!(fleet(3, 1, 1), 9);
    assert_eq!(fleet(3, 2, 1), 10);
    assert_eq!(fleet(1, 0, 0), 3);
    assert_eq!(fleet(1, 0, 2), 1);
}

/// RB 9.4.2, RB 9.9.1, RB 9.9.2, RB 9.9.6, RB 9.9.5, RB 9.13.4
#[test]
fn losses_of_the_first_attack_still_fire() {
    let mut t = rebels_attack(field(&[(Unit::XWing, 1), (Unit::TieFighter, 1)]), Leader::JanDodonna);
    t.rolls([1]);
    assert_eq!(t.count(Unit::TieFighter, FIELD), 1, "on the sheet, not destroyed");
    t.rolls([1]);
    assert_eq!((t.count(Unit::TieFighter, FIELD), t.count(Unit::XWing, FIELD)), (0, 0));
    assert!(!t.state().combat().active);
}

/// RB 9.7.1, RB 9.7.2, RB 9.7.3, RB 9.7.6, RB 9.7.7, RB 9.7.8, RB 9.9.3, RB 9.9.4
#[test]
fn hits_fit_the_colour_of_health_and_direct_hits_any() {
    let mut t = rebels_attack(
        field(&[(Unit::XWing, 2), (Unit::YWing, 2), (Unit::StarDestroyer, 1), (Unit::TieFighter, 2)]),
        Leader::JanDodonna,
    );
    // Red: hit and direct hit; black: hit and blank.
    t.rolls([1, 3, 1, 6]);
    // The red hit can only go to the Star Destroyer, the black one only to a TIE Fighter; the direct hit is a choice.
    t.offers(R, Action::Hit { unit: Unit::StarDestroyer, wounds: 1 });
    t.offers(R, Action::Hit { unit: Unit::TieFighter, wounds: 1 });
    t.refuses(R, Action::Hit { unit: Unit::StarDestroyer, wounds: 0 }, rules::DAMAGE);
    t.accepts(R, Action::Hit { unit: Unit::TieFighter, wounds: 0 });
    t.rolls([6; 5]);
    assert_eq!(t.count(Unit::TieFighter, FIELD), 0);
    assert_eq!(marks(&t), [(Unit::StarDestroyer, 1)]);
}

/// RB 9.7.5
#[test]
fn more_damage_than_health_may_be_assigned() {
    let mut t = rebels_attack(field(&[(Unit::XWing, 2), (Unit::TieFighter, 2)]), Leader::JanDodonna);
    t.rolls([1, 1]).accepts(R, Action::Hit { unit: Unit::TieFighter, wounds: 1 }).rolls([6, 6]);
    assert_eq!(t.count(Unit::TieFighter, FIELD), 1);
}

/// RB 9.6.2, RB 9.6.3, RB 9.6.4, RB 9.6.13
#[test]
fn a_special_draws_a_tactic_card() {
    let mut t = rebels_attack(field(&[(Unit::XWing, 2), (Unit::StarDestroyer, 1)]), Leader::JanDodonna);
    t.rolls([4, 6]).refuses(E, Action::Finish, rules::NOT_YOUR_DECISION);
    t.refuses(R, Action::DrawTactic(Colour::Red), rules::SPECIAL);
    t.accepts(R, Action::DrawTactic(Colour::Black));
    assert_eq!(t.state().tactics(Theatre::Space, TacticZone::RebelHand).len(), 1);
}

/// RB 9.8.1, RB 9.8.2, RB 9.8.4
#[test]
fn assigned_damage_can_be_blocked_and_markers_cannot() {
    let mut t =
        empire_attacks(field(&[(Unit::StarDestroyer, 1), (Unit::MonCalamariCruiser, 1)]), Leader::DarthVader);
    t.rolls([1, 1, 6]);
    t.rolls([6, 6, 6]).accepts(E, Action::Decline);
    assert_eq!(marks(&t), [(Unit::MonCalamariCruiser, 2)]);
    arm(
        &mut t,
        Side::Rebels,
        &[Tactic::SpaceOutmaneuver, Tactic::SpaceOutmaneuver, Tactic::SpaceCriticalHit],
    );
    t.rolls([1, 6, 6]);
    t.refuses(R, Action::PlayTactic { tactic: Tactic::SpaceCriticalHit, spend: None }, rules::BLOCK_ONLY);
    t.accepts(R, Action::PlayTactic { tactic: Tactic::SpaceOutmaneuver, spend: None });
    t.accepts(R, Action::DiscardTactic(Tactic::SpaceCriticalHit));
    t.accepts(R, Action::Block { unit: Unit::MonCalamariCruiser, marks: 2, assigned: 1 });
    assert_eq!(marks(&t), [(Unit::MonCalamariCruiser, 2)]);
}

/// RB 9.8.6
#[test]
fn any_number_of_block_cards_may_be_played() {
    let mut t =
        empire_attacks(field(&[(Unit::StarDestroyer, 1), (Unit::MonCalamariCruiser, 1)]), Leader::DarthVader);
    arm(&mut t, Side::Rebels, &[Tactic::SpaceDefensiveFormation; 2]);
    t.rolls([1, 1, 6]);
    for assigned in [2, 1] {
        t.accepts(R, Action::PlayTactic { tactic: Tactic::SpaceDefensiveFormation, spend: None });
        t.accepts(R, Action::Block { unit: Unit::MonCalamariCruiser, marks: 0, assigned });
    }
    assert!(marks(&t).is_empty());
    let discarded = t.state().tactics(Theatre::Space, TacticZone::Discard);
    assert_eq!(discarded, [Tactic::SpaceDefensiveFormation; 2]);
}

/// RB 9.11.1, RB 9.11.3, RB 9.15.5
#[test]
fn structures_alone_are_destroyed_by_ground_units() {
    let p = field(&[(Unit::ShieldGenerator, 1), (Unit::Stormtrooper, 1)]);
    let mut t = empire_attacks(p, Leader::DarthVader);
    t.rolls([6]);
    // The generator drew a tactic card for the Rebels; it has no attack, and then it is destroyed.
    t.settle();
    assert_eq!(t.count(Unit::ShieldGenerator, FIELD), 0);
}

/// RB 9.12.1, RB 9.12.2, RB 9.12.3, RB 9.12 example a, RB 13.5.3, RB 13.5.4
#[test]
fn after_a_combat_tactic_cards_return_and_damage_is_gone() {
    let p = field(&[(Unit::XWing, 2), (Unit::TieFighter, 1), (Unit::Stormtrooper, 1)]);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    t.rolls([1, 6]).rolls([6]).accepts(R, Action::Decline);
    assert!(!t.state().combat().active && t.state().combat().wounds.is_empty());
    assert_eq!(t.state().tactics(Theatre::Space, TacticZone::Deck).len(), 15);
    assert_eq!((t.count(Unit::XWing, FIELD), t.count(Unit::Stormtrooper, FIELD)), (2, 1));
}

/// RB 9.4.1, RB 9.4.3, RB 9.4.4, RB 9.4.5, RB 9.4.7, RB 9.9.7, RB 9.12.4
#[test]
fn space_comes_before_ground_and_rounds_follow() {
    let p =
        field(&[(Unit::XWing, 1), (Unit::TieFighter, 1), (Unit::RebelTrooper, 1), (Unit::Stormtrooper, 1)]);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    t.rolls([1]).rolls([6]);
    assert_eq!(t.count(Unit::TieFighter, FIELD), 0, "removed before the ground battle");
    t.rolls([6]).rolls([6]).accepts(R, Action::Decline).rolls([6]).rolls([1]);
    t.accepts(R, Action::Decline);
    assert_eq!((t.count(Unit::RebelTrooper, FIELD), t.state().combat().active), (0, false));
}

/// RB 9.1.5, RB 11.6.6, RB 11.6.8
#[test]
fn no_ground_battle_takes_place_in_a_destroyed_system() {
    let p = field(&[
        (Unit::RebelTransport, 1),
        (Unit::RebelTrooper, 1),
        (Unit::AssaultCarrier, 1),
        (Unit::Stormtrooper, 1),
        (Unit::XWing, 1),
    ])
    .destroyed(FIELD);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    t.rolls([6]).rolls([6, 6]);
    // No ground dice: the retreat step follows at once.
    t.offers(R, Action::Decline);
}

/// RB 11.6.7, RB G66
#[test]
fn units_without_a_carrier_in_a_destroyed_system_are_lost_with_it() {
    let p =
        field(&[(Unit::AssaultCarrier, 1), (Unit::Stormtrooper, 1), (Unit::TieFighter, 1), (Unit::YWing, 2)])
            .destroyed(FIELD);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    t.rolls([1, 1]).rolls([6, 6, 6]);
    t.accepts(E, Action::ChooseUnit { unit: Unit::Stormtrooper, place: at(FIELD) });
    t.accepts(E, Action::ChooseUnit { unit: Unit::TieFighter, place: at(FIELD) });
    assert!(!t.state().combat().active);
}

/// RB 9.9.8
#[test]
fn sinking_a_carrier_elsewhere_hurts_nobody_else() {
    let p =
        field(&[(Unit::AssaultCarrier, 1), (Unit::Stormtrooper, 1), (Unit::TieFighter, 1), (Unit::YWing, 2)]);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    t.rolls([1, 1]).rolls([6, 6, 6]);
    let left = [Unit::AssaultCarrier, Unit::Stormtrooper, Unit::TieFighter].map(|unit| t.count(unit, FIELD));
    assert_eq!(left, [0, 1, 1]);
}

/// RB 18.8.31
#[test]
fn units_lost_with_their_carrier_are_destroyed_in_the_combat() {
    let p = field(&[(Unit::AssaultCarrier, 1), (Unit::AtAt, 1), (Unit::YWing, 2)])
        .destroyed(FIELD)
        .objective(Objective::CripplingBlow);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    t.rolls([1, 1]).rolls([6, 6]);
    t.accepts(E, Action::ChooseUnit { unit: Unit::AtAt, place: at(FIELD) });
    t.accepts(R, Action::PlayObjective(Objective::CripplingBlow));
    assert_eq!(t.state().reputation(), 13);
}

/// RB 9.13.1, RB 9.13 example a, RB 9.13.3
#[test]
fn each_battle_has_its_winner() {
    let p =
        field(&[(Unit::XWing, 1), (Unit::TieFighter, 1), (Unit::RebelTrooper, 1), (Unit::Stormtrooper, 1)]);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    t.rolls([1]).rolls([6]).rolls([6]).rolls([1]);
    let events = t.events();
    assert!(events.contains(&Event::BattleWon { side: Side::Rebels, theatre: Theatre::Space }));
    assert!(events.contains(&Event::BattleWon { side: Side::Empire, theatre: Theatre::Ground }));
}

/// RB 9.13.5
#[test]
fn a_battle_that_nobody_fought_is_not_won() {
    let p = field(&[(Unit::XWing, 1), (Unit::RebelTrooper, 1), (Unit::Stormtrooper, 1)]);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    t.rolls([1]).rolls([6]);
    let won = |theatre| Event::BattleWon { side: Side::Rebels, theatre };
    let events = t.events();
    assert!(events.contains(&won(Theatre::Ground)) && !events.contains(&won(Theatre::Space)));
}

/// RB 9.13.2
#[test]
fn who_leaves_a_theatre_loses_its_battle() {
    let p =
        field(&[(Unit::XWing, 1), (Unit::TieFighter, 1), (Unit::RebelTrooper, 1), (Unit::Stormtrooper, 1)]);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    t.rolls([6]).rolls([6]).rolls([6]).rolls([6]);
    t.accepts(R, Action::Retreat { leader: Leader::JanDodonna, to: System::Naboo });
    let won = |theatre| Event::BattleWon { side: Side::Empire, theatre };
    let events = t.events();
    assert!(events.contains(&won(Theatre::Space)) && !events.contains(&won(Theatre::Ground)));
}

/// RB 9.7.4, RB 9.6.1
#[test]
fn damage_stays_in_its_theatre() {
    let p = field(&[(Unit::XWing, 1), (Unit::TieFighter, 1), (Unit::Stormtrooper, 1)]);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    arm(&mut t, Side::Rebels, &[Tactic::SpaceCriticalHit, Tactic::SpaceNoEscape]);
    t.rolls([6]).accepts(R, Action::PlayTactic { tactic: Tactic::SpaceNoEscape, spend: None });
    t.accepts(R, Action::PlayTactic { tactic: Tactic::SpaceCriticalHit, spend: None });
    t.refuses(R, Action::Hit { unit: Unit::Stormtrooper, wounds: 0 }, rules::DAMAGE);
    t.accepts(R, Action::Hit { unit: Unit::TieFighter, wounds: 0 });
}

/// RB 9.15.3
#[test]
fn each_shield_generator_draws_a_ground_tactic_card() {
    let p = field(&[(Unit::ShieldGenerator, 2), (Unit::RebelTrooper, 1), (Unit::Stormtrooper, 1)]);
    let t = rebels_attack(p.clone(), Leader::JanDodonna);
    assert_eq!(t.state().combat().round, 1);
    let mut t = p.nobody(Side::Empire).begin();
    t.accepts(R, Action::Activate { leader: Leader::PrincessLeia, place: at(FIELD) }).shuffles(1);
    // Leia's one and one for each generator.
    assert_eq!(t.state().tactics(Theatre::Ground, TacticZone::RebelHand).len(), 3);
}

/// RB 9.16.9
#[test]
fn units_destroyed_by_a_mission_do_not_count_for_a_combat() {
    let p = position()
        .units(System::Rodia, &[(Unit::AtSt, 1)])
        .objective(Objective::CripplingBlow)
        .pool(Leader::Chewbacca);
    let mut t = runs(p, Mission::HitAndRun, &[Leader::Chewbacca], System::Rodia);
    t.accepts(R, Action::ChooseUnit { unit: Unit::AtSt, place: at(System::Rodia) });
    t.does_not_offer(R, Action::PlayObjective(Objective::CripplingBlow));
}

/// RB 9.3.1, RB 9.3.2, RB 9.3.3, RB 9.3.4, RB 9.3.8
#[test]
fn each_theatre_takes_the_best_value_and_draws_once() {
    let here = [Leader::AdmiralAckbar, Leader::GeneralMadine, Leader::AdmiralPiett, Leader::GeneralVeers];
    for ground in [false, true] {
        let mut p = field(&[(Unit::MonCalamariCruiser, 1), (Unit::StarDestroyer, 1)]);
        if ground {
            p = p.units(FIELD, &[(Unit::RebelTrooper, 1), (Unit::AtAt, 1)]);
        }
        let p = here.iter().fold(p, |p, &leader| p.leader(leader, FIELD));
        let mut t = p.nobody(Side::Empire).nobody(Side::Rebels).pool(Leader::JanDodonna).begin();
        t.accepts(R, Action::Activate { leader: Leader::JanDodonna, place: at(FIELD) }).shuffles(1);
        // Ackbar and Piett in space, Madine and Veers on the ground.
        let hands = Side::BOTH
            .map(|side| Theatre::BOTH.map(|own| t.state().tactics(own, TacticZone::hand(side)).len()));
        assert_eq!(hands, if ground { [[3, 3]; 2] } else { [[3, 0]; 2] });
        let draws = |t: &mut Scenario<Rebellion>| {
            t.events().iter().filter(|event| matches!(event, Event::TacticsDrawn { .. })).count()
        };
        assert_eq!(draws(&mut t), if ground { 4 } else { 2 });
        disarm(&mut t);
        while let Status::Chance(Chance::Dice { count, .. }) = t.state().status() {
            t.rolls(vec![6; usize::from(count)]);
        }
        t.accepts(R, Action::Decline).accepts(E, Action::Decline);
        assert_eq!((t.state().combat().round, draws(&mut t)), (2, 0));
    }
}
