//! Combats in tests: a battle in Rodia, fought with dictated dice.

use crate::support::*;

pub(crate) const FIELD: System = System::Rodia;

/// The Rebels start a combat in Rodia by activating it with this leader; nobody else is there or comes.
#[track_caller]
pub(crate) fn rebels_attack(position: Arrangement, leader: Leader) -> Scenario<Rebellion> {
    let mut t = position.nobody(Side::Empire).nobody(Side::Rebels).pool(leader).begin();
    t.accepts(R, Action::Activate { leader, place: at(FIELD) });
    if matches!(orrery_engine::Game::status(t.state()), Status::Decision(_)) {
        t.accepts(R, Action::Finish);
    }
    t.shuffles(1);
    disarm(&mut t);
    t
}

/// The Empire starts a combat in Rodia by activating it with this leader.
#[track_caller]
pub(crate) fn empire_attacks(position: Arrangement, leader: Leader) -> Scenario<Rebellion> {
    let mut t = position.nobody(Side::Empire).nobody(Side::Rebels).pool(leader).imperial_turn().begin();
    t.accepts(E, Action::Activate { leader, place: at(FIELD) }).shuffles(1);
    disarm(&mut t);
    t
}

/// Nobody has tactic cards.
pub(crate) fn disarm(t: &mut Scenario<Rebellion>) {
    for side in Side::BOTH {
        t.state_mut().arrange_tactics(side, &[]);
    }
}

/// A side has just these tactic cards.
pub(crate) fn arm(t: &mut Scenario<Rebellion>, side: Side, tactics: &[Tactic]) {
    t.state_mut().arrange_tactics(side, tactics);
}

/// The damage markers in the combat, by unit.
pub(crate) fn marks(t: &Scenario<Rebellion>) -> Vec<(Unit, u8)> {
    t.state().combat().wounds.iter().map(|wound| (wound.unit, wound.marks)).collect()
}

/// Units in Rodia.
pub(crate) fn field(units: &[(Unit, u8)]) -> Arrangement {
    position().units(FIELD, units)
}

/// A combat in Rodia that the Empire starts by activating it with a leader.
pub(crate) fn imperial_combat(position: Arrangement, leader: Leader) -> Scenario<Rebellion> {
    let mut t = position.pool(leader).imperial_turn().begin();
    t.accepts(E, Action::Activate { leader, place: at(System::Rodia) }).shuffles(1);
    t
}

/// Ships of both sides in Rodia.
pub(crate) fn skirmish() -> Arrangement {
    position()
        .nobody(Side::Rebels)
        .units(System::Rodia, &[(Unit::StarDestroyer, 1), (Unit::XWing, 3), (Unit::YWing, 3)])
}
