//! Death Stars in combat, and *Death Star Plans* (RB 9.14).

use orrery_engine::{Chance, Game};

use crate::fight::*;
use crate::support::*;

/// RB 9.7.9, RB 9.14.2
#[test]
fn a_death_star_takes_no_damage() {
    let mut t = rebels_attack(field(&[(Unit::XWing, 2), (Unit::DeathStar, 1)]), Leader::JanDodonna);
    t.rolls([3, 3]).rolls([6; 4]);
    assert!(marks(&t).is_empty());
    assert_eq!(t.count(Unit::DeathStar, FIELD), 1);
}

/// RB 9.11.2, RB 12.11.4, RB 9.14.15
#[test]
fn a_death_star_under_construction_alone_is_destroyed_with_the_one_on_the_queue() {
    let p =
        field(&[(Unit::XWing, 1), (Unit::DeathStarUnderConstruction, 1)]).queued(2, &[(Unit::DeathStar, 1)]);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    t.rolls([6]).accepts(R, Action::Decline);
    assert_eq!((t.count(Unit::DeathStarUnderConstruction, FIELD), t.queued(Unit::DeathStar, 2)), (0, 0));
    assert_eq!((t.state().combat().active, t.state().reputation()), (false, 14));
}

/// RB G67, RB 9.16.5
#[test]
fn a_death_star_under_construction_has_four_black_health() {
    let p = field(&[(Unit::XWing, 4), (Unit::DeathStarUnderConstruction, 1), (Unit::StarDestroyer, 1)]);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    t.rolls([1; 4]).rolls([6; 3]);
    assert_eq!(t.count(Unit::DeathStarUnderConstruction, FIELD), 0);
}

/// RB 9.14.4, RB 9.14.5, RB 9.14.7, RB 9.14.8, RB 9.14.9, RB 9.14.10, RB 9.14.12, RB 13.3.15, RB G27
#[test]
fn death_star_plans_destroy_a_station_with_a_direct_hit() {
    let p = field(&[(Unit::DeathStar, 1), (Unit::XWing, 2)]).objective(Objective::DeathStarPlansSecond);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    t.rolls([6, 6]).rolls([6; 4]);
    t.accepts(R, Action::PlayObjective(Objective::DeathStarPlansSecond)).rolls([1, 2, 6]);
    assert_eq!((t.objectives(), t.state().reputation()), (vec![Objective::DeathStarPlansSecond], 14));
    t.accepts(R, Action::Decline).rolls([6, 6]).rolls([6; 4]);
    t.accepts(R, Action::PlayObjective(Objective::DeathStarPlansSecond)).rolls([1, 3, 6]);
    assert_eq!((t.count(Unit::DeathStar, FIELD), t.state().reputation()), (0, 12));
    assert!(t.objectives().is_empty() && !t.state().combat().active);
}

/// RB 9.14.11, RB G46
#[test]
fn one_in_a_million_sets_the_die_of_the_plans() {
    let p = field(&[(Unit::DeathStar, 1), (Unit::DeathStarUnderConstruction, 1), (Unit::XWing, 1)])
        .objective(Objective::DeathStarPlansThird)
        .action(ActionCard::OneInAMillion);
    let mut t = rebels_attack(p, Leader::WedgeAntilles);
    t.accepts(R, Action::Decline).rolls([6]).rolls([6; 4]);
    t.accepts(R, Action::PlayObjective(Objective::DeathStarPlansThird));
    t.accepts(R, Action::ChooseUnit { unit: Unit::DeathStarUnderConstruction, place: at(FIELD) });
    t.accepts(R, Action::UseCard(ActionCard::OneInAMillion));
    t.accepts(R, Action::SetDie { colour: Colour::Red, face: Face::Direct })
        .accepts(R, Action::Finish)
        .rolls([6, 6]);
    assert_eq!((t.count(Unit::DeathStarUnderConstruction, FIELD), t.count(Unit::DeathStar, FIELD)), (0, 1));
}

/// RB 18.8.22
#[test]
fn master_yoda_rolls_a_die_of_the_plans_again() {
    let p = field(&[(Unit::DeathStar, 1), (Unit::XWing, 1)])
        .objective(Objective::DeathStarPlansSecond)
        .ring(Leader::JanDodonna, Ring::MasterYoda);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    // He is not used in the attack.
    t.rolls([6]).accepts(R, Action::Finish).rolls([6; 4]);
    t.accepts(R, Action::PlayObjective(Objective::DeathStarPlansSecond)).rolls([6; 3]);
    t.accepts(R, Action::PickDie { colour: Colour::Red, face: Face::Blank }).rolls([3]);
    assert_eq!((t.count(Unit::DeathStar, FIELD), t.state().reputation()), (0, 12));
}

/// RB 9.14.6
#[test]
fn without_a_station_the_plans_stay_in_hand() {
    let p = field(&[(Unit::XWing, 1), (Unit::TieFighter, 1)]).objective(Objective::DeathStarPlansSecond);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    t.rolls([6]).rolls([6]);
    t.does_not_offer(R, Action::PlayObjective(Objective::DeathStarPlansSecond));
}

/// RB 9.14.14
#[test]
fn without_the_death_star_the_others_may_retreat_in_the_same_round() {
    for destroyed in [false, true] {
        let p = field(&[(Unit::DeathStar, 1), (Unit::AssaultCarrier, 1), (Unit::XWing, 1)])
            .objective(Objective::DeathStarPlansSecond);
        let mut t = empire_attacks(p, Leader::DarthVader);
        t.rolls([6; 6]).rolls([6]);
        t.accepts(R, Action::PlayObjective(Objective::DeathStarPlansSecond));
        t.rolls([if destroyed { 3 } else { 6 }, 6, 6]);
        if destroyed {
            assert_eq!(t.state().combat().round, 1);
            t.offers(E, Action::Retreat { leader: Leader::DarthVader, to: System::Naboo });
        } else {
            assert_eq!(t.state().combat().round, 2, "nobody was asked");
        }
    }
}

/// RB 9.14.1
#[test]
fn a_death_star_moves_carries_and_fires_like_a_ship() {
    let p = position()
        .nobody(Side::Rebels)
        .units(System::Naboo, &[(Unit::DeathStar, 1), (Unit::StarDestroyer, 1), (Unit::TieFighter, 9)])
        .units(FIELD, &[(Unit::MonCalamariCruiser, 1)])
        .imperial_turn();
    let mut t = p.begin();
    let go = |unit| Action::Move { unit, from: at(System::Naboo) };
    t.accepts(E, Action::Activate { leader: Leader::DarthVader, place: at(FIELD) });
    t.accepts(E, go(Unit::DeathStar));
    for _ in 0..8 {
        t.accepts(E, go(Unit::TieFighter));
    }
    t.refuses(E, go(Unit::TieFighter), rules::NO_ROOM).accepts(E, Action::Finish).shuffles(1);
    disarm(&mut t);
    // Four red dice, and five black ones of eight TIE Fighters.
    t.rolls([6; 9]).rolls([6; 3]);
}

/// RB 9.14.5
#[test]
fn plans_need_a_fighter() {
    for (unit, asked) in [(Unit::XWing, true), (Unit::YWing, true), (Unit::MonCalamariCruiser, false)] {
        let p = field(&[(Unit::DeathStar, 1), (unit, 1)]).objective(Objective::DeathStarPlansSecond);
        let mut t = rebels_attack(p, Leader::JanDodonna);
        while let Status::Chance(Chance::Dice { count, .. }) = t.state().status() {
            t.rolls(vec![6; usize::from(count)]);
        }
        let plans = Action::PlayObjective(Objective::DeathStarPlansSecond);
        if asked {
            t.offers(R, plans);
        } else {
            t.does_not_offer(R, plans);
        }
    }
}

/// RB 9.14.10, RB 9.14.12, RB 9.14.9
#[test]
fn one_card_of_plans_is_used_a_round_against_either_station() {
    // The site alone would be lost to any Rebel ship.
    let p = field(&[(Unit::DeathStarUnderConstruction, 1), (Unit::AssaultCarrier, 1), (Unit::XWing, 2)])
        .objective(Objective::DeathStarPlansSecond)
        .objective(Objective::DeathStarPlansThird);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    let roll = |t: &mut Scenario<Rebellion>| {
        while let Status::Chance(Chance::Dice { count, .. }) = t.state().status() {
            t.rolls(vec![6; usize::from(count)]);
        }
    };
    roll(&mut t);
    t.accepts(R, Action::PlayObjective(Objective::DeathStarPlansSecond)).rolls([6, 6, 6]);
    t.does_not_offer(R, Action::PlayObjective(Objective::DeathStarPlansThird));
    assert_eq!(t.objectives().len(), 2, "the card is back in hand");
    t.accepts(R, Action::Decline);
    roll(&mut t);
    t.accepts(R, Action::PlayObjective(Objective::DeathStarPlansThird)).rolls([3, 6, 6]);
    assert_eq!(t.count(Unit::DeathStarUnderConstruction, FIELD), 0);
    assert_eq!(t.objectives(), [Objective::DeathStarPlansSecond]);
}

/// RB 13.3.14
#[test]
fn after_one_objective_no_other_is_played_in_the_combat() {
    let p = field(&[(Unit::YWing, 4), (Unit::StarDestroyer, 1), (Unit::DeathStar, 1)])
        .objective(Objective::RebelAssault)
        .objective(Objective::DeathStarPlansSecond);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    t.rolls([1; 4]).rolls([6; 6]).accepts(R, Action::Decline);
    t.accepts(R, Action::PlayObjective(Objective::RebelAssault)).accepts(R, Action::Decline);
    t.rolls([6; 4]).rolls([6; 4]);
    t.does_not_offer(R, Action::PlayObjective(Objective::DeathStarPlansSecond));
}
