//! Every tactic card does what it says.

use crate::fight::*;
use crate::support::*;

const SHIPS: &[(Unit, u8)] = &[(Unit::StarDestroyer, 2), (Unit::XWing, 2), (Unit::MonCalamariCruiser, 1)];
const TROOPS: &[(Unit, u8)] =
    &[(Unit::AtAt, 2), (Unit::AtSt, 1), (Unit::Airspeeder, 2), (Unit::RebelTrooper, 1)];

/// The Rebels attack in space with these cards; their dice show one red and one black special, and blanks.
fn in_space(cards: &[Tactic]) -> Scenario<Rebellion> {
    let mut t = rebels_attack(field(SHIPS), Leader::JanDodonna);
    arm(&mut t, Side::Rebels, cards);
    t.rolls([4, 6, 4, 6, 6]);
    t
}

/// The same on the ground.
fn on_ground(cards: &[Tactic]) -> Scenario<Rebellion> {
    let mut t = rebels_attack(field(TROOPS), Leader::JanDodonna);
    arm(&mut t, Side::Rebels, cards);
    t.rolls([4, 6, 4, 6, 6]);
    t
}

fn assigned(t: &Scenario<Rebellion>) -> Vec<(Unit, u8)> {
    t.state().combat().wounds.iter().map(|wound| (wound.unit, wound.assigned)).collect()
}

const fn free(tactic: Tactic) -> Action {
    Action::PlayTactic { tactic, spend: None }
}

const fn paid(tactic: Tactic) -> Action {
    Action::PlayTactic { tactic, spend: Some(Colour::Red) }
}

/// RB 9.6.7, RB 9.6.5, RB 9.6.6
#[test]
fn brilliant_strategy_draws_two_cards() {
    for (mut t, card) in [
        (in_space(&[Tactic::SpaceBrilliantStrategy]), Tactic::SpaceBrilliantStrategy),
        (on_ground(&[Tactic::GroundBrilliantStrategy]), Tactic::GroundBrilliantStrategy),
    ] {
        t.refuses(R, free(card), rules::SPECIAL);
        t.accepts(R, paid(card)).accepts(R, Action::ChooseOption(0)).accepts(R, Action::ChooseOption(1));
        let hands = Theatre::BOTH.map(|theatre| t.state().tactics(theatre, TacticZone::RebelHand).len());
        assert_eq!(hands, [1, 1]);
        assert_eq!(t.state().combat().showing(Face::Special), 1, "one special is spent");
    }
}

/// RB 9.6.8, RB 9.6.9
#[test]
fn concentrate_fire_rolls_two_dice_again() {
    for (mut t, card) in [
        (in_space(&[Tactic::SpaceConcentrateFire]), Tactic::SpaceConcentrateFire),
        (on_ground(&[Tactic::GroundConcentrateFire]), Tactic::GroundConcentrateFire),
    ] {
        t.accepts(R, free(card));
        t.accepts(R, Action::PickDie { colour: Colour::Red, face: Face::Blank });
        t.accepts(R, Action::PickDie { colour: Colour::Black, face: Face::Blank }).rolls([1, 3]);
        let dice = t.state().combat().dice;
        assert_eq!((dice[0][Face::Hit as usize], dice[1][Face::Direct as usize]), (1, 1));
    }
}

/// RB 9.6.11
#[test]
fn critical_hit_deals_one_damage() {
    let mut t = in_space(&[Tactic::SpaceCriticalHit]);
    t.accepts(R, free(Tactic::SpaceCriticalHit))
        .accepts(R, Action::Hit { unit: Unit::StarDestroyer, wounds: 0 });
    assert_eq!(assigned(&t), [(Unit::StarDestroyer, 1)]);
    let mut t = on_ground(&[Tactic::GroundCriticalHit]);
    t.accepts(R, free(Tactic::GroundCriticalHit)).accepts(R, Action::Hit { unit: Unit::AtSt, wounds: 0 });
    assert_eq!(assigned(&t), [(Unit::AtSt, 1)]);
}

/// RB 9.8.3, RB 9.6.12
#[test]
fn defensive_formation_cancels_one_damage() {
    let mut t = in_space(&[Tactic::SpaceDefensiveFormation]);
    t.refuses(R, free(Tactic::SpaceDefensiveFormation), rules::TACTIC);
    for (units, card) in
        [(SHIPS, Tactic::SpaceDefensiveFormation), (TROOPS, Tactic::GroundDefensiveFormation)]
    {
        let mut t = rebels_attack(field(units), Leader::JanDodonna);
        arm(&mut t, Side::Empire, &[card]);
        let target = if units == SHIPS { Unit::StarDestroyer } else { Unit::AtAt };
        t.rolls([1, 6, 6, 6, 6]);
        if units == TROOPS {
            t.accepts(R, Action::Hit { unit: target, wounds: 0 });
        }
        t.accepts(E, free(card)).accepts(E, Action::Block { unit: target, marks: 0, assigned: 1 });
        assert!(marks(&t).is_empty());
    }
}

/// RB 9.6.11
#[test]
fn onslaught_hits_two_different_units() {
    let mut t = in_space(&[Tactic::SpaceOnslaught]);
    t.accepts(R, paid(Tactic::SpaceOnslaught))
        .accepts(R, Action::Hit { unit: Unit::StarDestroyer, wounds: 0 });
    t.refuses(R, Action::Hit { unit: Unit::StarDestroyer, wounds: 1 }, rules::DAMAGE);
    t.accepts(R, Action::Hit { unit: Unit::StarDestroyer, wounds: 0 });
    assert_eq!(assigned(&t), [(Unit::StarDestroyer, 1); 2]);
    let mut t = on_ground(&[Tactic::GroundOnslaught]);
    t.accepts(R, paid(Tactic::GroundOnslaught)).accepts(R, Action::Hit { unit: Unit::AtSt, wounds: 0 });
    t.accepts(R, Action::Finish);
    assert_eq!(assigned(&t), [(Unit::AtSt, 1)]);
}

/// RB 9.6.11
#[test]
fn take_it_down_deals_two_damage_to_one_unit() {
    let mut t = in_space(&[Tactic::SpaceTakeItDown]);
    t.accepts(R, paid(Tactic::SpaceTakeItDown))
        .accepts(R, Action::Hit { unit: Unit::StarDestroyer, wounds: 0 });
    assert_eq!(assigned(&t), [(Unit::StarDestroyer, 2)]);
    let mut t = on_ground(&[Tactic::GroundTakeItDown]);
    t.accepts(R, paid(Tactic::GroundTakeItDown)).accepts(R, Action::Hit { unit: Unit::AtAt, wounds: 0 });
    assert_eq!(assigned(&t), [(Unit::AtAt, 2)]);
}

/// RB 1.2.4
#[test]
fn unstoppable_assault_forbids_blocking() {
    for (mut t, card, block) in [
        (
            in_space(&[Tactic::SpaceUnstoppableAssault, Tactic::SpaceCriticalHit]),
            Tactic::SpaceUnstoppableAssault,
            Tactic::SpaceDefensiveFormation,
        ),
        (
            on_ground(&[Tactic::GroundUnstoppableAssault, Tactic::GroundCriticalHit]),
            Tactic::GroundUnstoppableAssault,
            Tactic::GroundDefensiveFormation,
        ),
    ] {
        arm(&mut t, Side::Empire, &[block]);
        let (hit, target) = if block == Tactic::SpaceDefensiveFormation {
            (Tactic::SpaceCriticalHit, Unit::StarDestroyer)
        } else {
            (Tactic::GroundCriticalHit, Unit::AtAt)
        };
        t.accepts(R, paid(card)).accepts(R, free(hit)).accepts(R, Action::Hit { unit: target, wounds: 0 });
        t.accepts(R, Action::Finish);
        assert_eq!(marks(&t), [(target, 1)], "the Empire was not asked");
    }
}

/// RB 1.2.4
#[test]
fn no_escape_forbids_retreat_in_this_round() {
    let mut t = empire_attacks(field(SHIPS), Leader::DarthVader);
    t.rolls([6; 6]);
    arm(&mut t, Side::Rebels, &[Tactic::SpaceNoEscape]);
    t.rolls([6; 5]).accepts(R, free(Tactic::SpaceNoEscape));
    assert_eq!(t.state().combat().round, 2, "nobody could retreat");
}

/// RB 9.8.5
#[test]
fn outmaneuver_and_dig_in_cost_a_card_and_cancel_two() {
    for (units, cards, target) in [
        (SHIPS, [Tactic::SpaceOutmaneuver, Tactic::SpaceCriticalHit], Unit::StarDestroyer),
        (TROOPS, [Tactic::GroundDigIn, Tactic::GroundCriticalHit], Unit::AtAt),
    ] {
        let mut t = rebels_attack(field(units), Leader::JanDodonna);
        arm(&mut t, Side::Empire, &cards);
        t.rolls([1, 1, 6, 6, 6]);
        // Of ships only one kind can take the first hit.
        if units == TROOPS {
            t.accepts(R, Action::Hit { unit: target, wounds: 0 });
        }
        t.accepts(R, Action::Hit { unit: target, wounds: 1 });
        t.accepts(E, free(cards[0])).accepts(E, Action::DiscardTactic(cards[1]));
        t.accepts(E, Action::Block { unit: target, marks: 0, assigned: 2 });
        t.accepts(E, Action::Block { unit: target, marks: 0, assigned: 1 });
        assert!(marks(&t).is_empty());
    }
}

/// RB 9.6.10
#[test]
fn bombardment_deals_the_red_attack_of_a_ship() {
    let units = [TROOPS, &[(Unit::MonCalamariCruiser, 1)]].concat();
    let mut t = rebels_attack(field(&units), Leader::JanDodonna);
    arm(&mut t, Side::Rebels, &[Tactic::GroundBombardment]);
    t.rolls([4, 6, 4, 6, 6]).accepts(R, paid(Tactic::GroundBombardment));
    t.accepts(R, Action::ChooseUnit { unit: Unit::MonCalamariCruiser, place: at(FIELD) });
    t.accepts(R, Action::Hit { unit: Unit::AtAt, wounds: 0 })
        .accepts(R, Action::Hit { unit: Unit::AtAt, wounds: 1 });
    assert_eq!(assigned(&t), [(Unit::AtAt, 2)]);
}

/// RB 6.3.8
#[test]
fn escape_plan_lets_ground_units_retreat_without_ships() {
    let mut t = on_ground(&[Tactic::GroundEscapePlan]);
    t.accepts(R, paid(Tactic::GroundEscapePlan)).accepts(R, Action::Finish).rolls([6; 8]);
    t.accepts(R, Action::Retreat { leader: Leader::JanDodonna, to: System::Naboo });
    t.does_not_offer(R, Action::Finish);
    for unit in [Unit::Airspeeder, Unit::Airspeeder, Unit::RebelTrooper] {
        t.accepts(R, Action::Move { unit, from: at(FIELD) });
    }
    assert_eq!((t.count(Unit::Airspeeder, System::Naboo), t.state().combat().active), (2, false));
}

/// RB 18.8.12
#[test]
fn an_escape_plan_still_needs_a_leader_and_opposing_units() {
    // Nobody leads the Rebels: they are not asked, nor the Empire, whose units have no carrier.
    let mut t = empire_attacks(field(TROOPS), Leader::DarthVader);
    t.rolls([6; 8]);
    arm(&mut t, Side::Rebels, &[Tactic::GroundEscapePlan]);
    t.rolls([4, 6, 6, 6, 6]).accepts(R, paid(Tactic::GroundEscapePlan));
    assert_eq!(t.state().combat().round, 2);
    // The last Imperial unit is lost: nobody retreats.
    let mut t = rebels_attack(field(&[(Unit::Stormtrooper, 1), (Unit::RebelTrooper, 2)]), Leader::JanDodonna);
    arm(&mut t, Side::Rebels, &[Tactic::GroundEscapePlan]);
    t.rolls([1, 4]);
    t.accepts(R, Action::PlayTactic { tactic: Tactic::GroundEscapePlan, spend: Some(Colour::Black) });
    t.rolls([6]);
    assert_eq!((t.state().combat().active, t.at(Leader::JanDodonna)), (false, on(FIELD)));
}
