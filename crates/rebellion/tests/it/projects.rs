//! Every project does what its card says.

use crate::support::*;

const TARKIN: &[Leader] = &[Leader::GrandMoffTarkin];

/// RB 12.11.1, RB 12.11.2
#[test]
fn construct_death_star_begins_one_in_a_remote_system() {
    let p = position().units(System::Yavin, &[(Unit::XWing, 1)]);
    let mut t = reveals(p, Mission::ConstructDeathStar, TARKIN);
    t.refuses(E, Action::ChoosePlace(at(System::Yavin)), rules::PLACE);
    t.refuses(E, Action::ChoosePlace(at(System::Naboo)), rules::PLACE);
    t.accepts(E, Action::ChoosePlace(at(System::Endor)));
    assert_eq!(
        (t.count(Unit::DeathStarUnderConstruction, System::Endor), t.queued(Unit::DeathStar, 3)),
        (1, 1)
    );
}

/// RB 11.5.8
#[test]
fn construct_factory_repairs_and_builds() {
    let t =
        runs(position().sabotaged(System::Coruscant), Mission::ConstructFactory, TARKIN, System::Coruscant);
    assert_eq!((t.state().sabotaged(), t.queued(Unit::Stormtrooper, 1)), (Systems::EMPTY, 1));
    assert_eq!(t.missions(Side::Empire, MissionZone::ProjectDiscard), [Mission::ConstructFactory]);
}

/// RB 12.8.13
#[test]
fn construct_super_star_destroyer_needs_a_space_square() {
    let p = position().loyal(Side::Empire, &[System::Corellia, System::Rodia]);
    let mut t = reveals(p, Mission::ConstructSuperStarDestroyer, TARKIN);
    t.refuses(E, Action::ChoosePlace(at(System::Rodia)), rules::PLACE);
    t.accepts(E, Action::ChoosePlace(at(System::Corellia)));
    assert_eq!(t.queued(Unit::SuperStarDestroyer, 3), 1);
}

/// RB 18.3.3, RB 18.8.20, RB 18.8.21, RB 12.11.5
#[test]
fn oversee_project_deploys_a_waiting_unit() {
    let p = || {
        position()
            .units(System::Endor, &[(Unit::DeathStarUnderConstruction, 1)])
            .units(System::Rodia, &[(Unit::Stormtrooper, 1)])
            .queued(2, &[(Unit::DeathStar, 1), (Unit::StarDestroyer, 1)])
    };
    let mut t = runs(p(), Mission::OverseeProject, TARKIN, System::Endor);
    t.accepts(E, Action::ChooseQueued { unit: Unit::DeathStar, space: 2 });
    assert_eq!(
        (t.count(Unit::DeathStar, System::Endor), t.count(Unit::DeathStarUnderConstruction, System::Endor)),
        (1, 0)
    );
    let mut t = runs(p(), Mission::OverseeProject, TARKIN, System::Rodia);
    t.refuses(E, Action::ChooseQueued { unit: Unit::DeathStar, space: 2 }, rules::UNIT);
    t.accepts(E, Action::ChooseQueued { unit: Unit::StarDestroyer, space: 2 });
    assert_eq!(t.count(Unit::StarDestroyer, System::Rodia), 1);
    let t = runs(p().sabotaged(System::Rodia), Mission::OverseeProject, TARKIN, System::Rodia);
    assert_eq!(t.queued(Unit::StarDestroyer, 2), 1);
}

/// RB 11.6.1, RB 11.6.2, RB 11.6.3, RB 11.6.4, RB 11.6.13, RB 11.6.14, RB 11.6.16
#[test]
fn superlaser_online_destroys_a_system() {
    let p = position()
        .loyal(Side::Rebels, &[System::Naboo])
        .sabotaged(System::Naboo)
        .units(System::Naboo, &[(Unit::DeathStar, 1), (Unit::TieFighter, 2), (Unit::Stormtrooper, 7)])
        .units(System::Naboo, &[(Unit::ShieldGenerator, 1)]);
    let mut t = reveals(p, Mission::SuperlaserOnline, TARKIN);
    t.accepts(E, Action::ChoosePlace(at(System::Naboo)));
    assert!(t.state().destroyed().contains(System::Naboo));
    assert_eq!(t.count(Unit::ShieldGenerator, System::Naboo), 0);
    // Nine units need a carrier, and the Death Star carries eight.
    t.accepts(E, Action::ChooseUnit { unit: Unit::TieFighter, place: at(System::Naboo) });
    t.accepts(E, Action::ChoosePlace(at(System::Utapau)));
    assert!(t.loyal(System::Utapau, Side::Empire));
    assert!(t.state().is_neutral(System::Naboo) && t.state().sabotaged().is_empty());
    assert!(!t.state().subjugated().contains(System::Naboo));
    assert_eq!(
        (t.count(Unit::TieFighter, System::Naboo), t.count(Unit::Stormtrooper, System::Naboo)),
        (1, 7)
    );
}

/// RB 1.3.3, RB 11.6.15, RB 18.6.1
#[test]
fn destroying_the_system_of_the_hidden_base_wins() {
    let p = position().units(HIDEOUT, &[(Unit::DeathStar, 1)]);
    let mut t = reveals(p, Mission::SuperlaserOnline, TARKIN);
    t.accepts(E, Action::ChoosePlace(at(HIDEOUT))).over([E]);
    assert_eq!(t.state().ended(), Some(End::BaseDestroyed));
}

/// RB 18.8.13
#[test]
fn superlaser_online_works_for_loyalty_in_a_destroyed_system() {
    let p = position().destroyed(System::Alderaan).units(System::Alderaan, &[(Unit::DeathStar, 1)]);
    let mut t = reveals(p, Mission::SuperlaserOnline, TARKIN);
    t.accepts(E, Action::ChoosePlace(at(System::Alderaan)))
        .accepts(E, Action::ChoosePlace(at(System::Corellia)));
    assert!(t.loyal(System::Corellia, Side::Empire));
}

/// RB 18.3.2
#[test]
fn a_death_star_under_construction_is_no_death_star_to_cards() {
    for mission in [Mission::SuperlaserOnline, Mission::FearWillKeepThemInLine] {
        for (unit, usable) in [(Unit::DeathStarUnderConstruction, false), (Unit::DeathStar, true)] {
            let p = position().units(System::Endor, &[(unit, 1)]).assigned(mission, TARKIN);
            let mut t = p.imperial_turn().begin();
            let reveal = Action::Reveal { slot: 0 };
            if usable {
                t.offers(E, reveal);
            } else {
                t.refuses(E, reveal, rules::NO_PLACE);
            }
        }
    }
}
