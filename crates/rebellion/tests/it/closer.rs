//! Paragraphs that share a test elsewhere, looked at one by one.

use orrery_engine::{Chance, Game};

use crate::fight::*;
use crate::support::*;

const VADER: &[Leader] = &[Leader::DarthVader];

const fn activate(leader: Leader, place: Place) -> Action {
    Action::Activate { leader, place }
}

/// RB 1.3.4, RB 1.3.6, RB G50
#[test]
fn any_kind_of_imperial_unit_takes_an_empty_base() {
    for unit in [Unit::TieFighter, Unit::StarDestroyer, Unit::DeathStar, Unit::DeathStarUnderConstruction] {
        let mut t = position().units(HIDEOUT, &[(unit, 1)]).begin();
        t.accepts(R, Action::RevealBase).over([E]);
        assert_eq!(t.state().ended(), Some(End::BaseTaken), "{unit:?}");
    }
}

/// RB 1.3.5, RB 1.1.4
#[test]
fn leaders_and_markers_neither_take_nor_hold_the_base() {
    let mut t = position().leader(Leader::DarthVader, HIDEOUT).sabotaged(HIDEOUT).begin();
    t.accepts(R, Action::RevealBase).accepts(R, Action::Pass);
    assert_eq!(t.state().ended(), None);
    let p = position().units(HIDEOUT, &[(Unit::StarDestroyer, 1)]).leader(Leader::MonMothma, HIDEOUT);
    let mut t = p.begin();
    t.accepts(R, Action::RevealBase).over([E]);
    t.refuses(R, Action::Pass, rules::GAME_OVER).refuses(E, Action::Pass, rules::GAME_OVER);
}

/// RB 1.3.7, RB G49
#[test]
fn the_last_retreat_from_a_revealed_base_loses_the_game() {
    let p = field(&[(Unit::XWing, 1), (Unit::TieFighter, 1)])
        .revealed(FIELD)
        .leader(Leader::WedgeAntilles, FIELD)
        .loyal(Side::Rebels, &[System::Naboo]);
    let mut t = empire_attacks(p, Leader::GeneralTagge);
    t.rolls([6]).rolls([6]);
    t.accepts(R, Action::Retreat { leader: Leader::WedgeAntilles, to: System::Naboo });
    if matches!(t.state().status(), Status::Decision(_)) {
        t.accepts(R, Action::Finish);
    }
    t.over([E]);
}

/// RB 7.5.1, RB 7.5.2, RB 5.1.3
#[test]
fn the_base_is_revealed_on_an_own_turn_alone() {
    let mut t = position().imperial_turn().begin();
    t.refuses(R, Action::RevealBase, rules::NOT_YOUR_DECISION);
    t.refuses(E, Action::RevealBase, rules::NOT_NOW);
    t.accepts(E, Action::Pass).offers(R, Action::RevealBase);
    let mut t = position().begin();
    t.accepts(R, Action::Pass).refuses(R, Action::RevealBase, rules::NOT_YOUR_DECISION);
}

/// RB 9.3.1, RB 9.3.2, RB 9.3.3, RB 9.3.4, RB 9.3.8
#[test]
fn each_theatre_takes_the_best_value_and_draws_once() {
    let best = |side: Side, theatre: Theatre, here: &[Leader]| {
        let own = here.iter().filter(|leader| leader.def().side == side);
        own.map(|leader| leader.def().tactics[theatre as usize]).max().unwrap_or(0)
    };
    let here = [Leader::AdmiralAckbar, Leader::GeneralMadine, Leader::AdmiralPiett, Leader::GeneralVeers];
    for ground in [false, true] {
        let mut p = field(&[(Unit::MonCalamariCruiser, 1), (Unit::StarDestroyer, 1)]);
        if ground {
            p = p.units(FIELD, &[(Unit::RebelTrooper, 1), (Unit::AtAt, 1)]);
        }
        let p = here.iter().fold(p, |p, &leader| p.leader(leader, FIELD));
        let mut t = p.nobody(Side::Empire).nobody(Side::Rebels).pool(Leader::JanDodonna).begin();
        t.accepts(R, activate(Leader::JanDodonna, at(FIELD)));
        if matches!(t.state().status(), Status::Decision(_)) {
            t.accepts(R, Action::Finish);
        }
        t.shuffles(1);
        for side in Side::BOTH {
            for theatre in Theatre::BOTH {
                let drawn = t.state().tactics(theatre, TacticZone::hand(side)).len();
                let fought = theatre == Theatre::Space || ground;
                let due = if fought { usize::from(best(side, theatre, &here)) } else { 0 };
                assert_eq!(drawn, due, "{side:?} {theatre:?}");
            }
        }
        let drawn = t.events().iter().filter(|event| matches!(event, Event::TacticsDrawn { .. })).count();
        assert_eq!(drawn, if ground { 4 } else { 2 });
    }
}

/// RB 8.7.13, RB 8.8.6, RB 10.5.1
#[test]
fn captives_oppose_nothing_else() {
    let p = position()
        .captive(Leader::HanSolo, System::Naboo)
        .units(System::Naboo, &[(Unit::TieFighter, 1), (Unit::RebelTrooper, 1)]);
    let mut t = runs(p, Mission::HuntThemDown, VADER, System::Naboo);
    // Without a roll the effect is at hand.
    t.accepts(E, Action::ChooseUnit { unit: Unit::RebelTrooper, place: at(System::Naboo) });
    assert_eq!(t.count(Unit::RebelTrooper, System::Naboo), 0);
}

/// RB 8.8.5, RB 8.8.7
#[test]
fn a_leader_of_the_pool_helps_the_captive() {
    let p = position()
        .nobody(Side::Rebels)
        .pool(Leader::ObiWanKenobi)
        .captive(Leader::HanSolo, System::Naboo)
        .units(System::Naboo, &[(Unit::Stormtrooper, 1)]);
    for helped in [false, true] {
        let mut t = reveals(p.clone(), Mission::Interrogation, VADER);
        t.accepts(E, Action::ChooseLeader(Leader::HanSolo));
        t.accepts(R, if helped { Action::Send(Leader::ObiWanKenobi) } else { Action::Decline });
        let skill = Mission::Interrogation.def().skill;
        let dice = |leaders: &[Leader]| leaders.iter().map(|leader| leader.icons(skill)).sum::<u8>();
        t.rolls(vec![6; usize::from(dice(VADER))]);
        let rebels = dice(&[Leader::HanSolo]) + if helped { dice(&[Leader::ObiWanKenobi]) } else { 0 };
        assert_eq!(t.state().status(), Status::Chance(Chance::Dice { count: rebels, sides: 6 }));
    }
}

/// RB 18.2.3, RB 10.7.3
#[test]
fn a_frozen_captive_can_be_interrogated() {
    let p = position()
        .nobody(Side::Rebels)
        .leader(Leader::HanSolo, System::Naboo)
        .ring(Leader::HanSolo, Ring::Carbonite)
        .units(System::Naboo, &[(Unit::Stormtrooper, 1)]);
    let mut t = reveals(p, Mission::Interrogation, VADER);
    t.offers(E, Action::ChooseLeader(Leader::HanSolo));
}

/// RB 8.7.8
#[test]
fn a_pictured_leader_counts_only_if_assigned() {
    let (leia, rieekan, mothma) = (Leader::PrincessLeia, Leader::GeneralRieekan, Leader::MonMothma);
    let crews: [(&[Leader], &[Leader], u8); 2] =
        [(&[leia, rieekan], &[mothma], 0), (&[mothma], &[leia, rieekan], 2)];
    for (assigned, others, bonus) in crews {
        let p = others.iter().fold(position(), |p, &leader| p.leader(leader, System::Naboo));
        let p = p.leader(Leader::GeneralTagge, System::Naboo);
        let mut t = reveals(p, Mission::EstablishTradeRelations, assigned);
        t.accepts(R, Action::ChoosePlace(at(System::Naboo))).accepts(E, Action::Decline);
        let view = t.state().view(orrery_engine::Viewer::Spectator);
        let attempt = view.mission.and_then(|run| run.attempt).expect("an opposed attempt");
        assert_eq!((attempt[0].bonus, attempt[0].dice), (bonus, 6), "{assigned:?}");
    }
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

/// RB 12.9.15, RB 12.9.9
#[test]
fn ships_over_a_hidden_base_do_not_stop_deploying_on_its_space() {
    let p = position()
        .track(6, 14)
        .base(System::Naboo)
        .loyal(Side::Rebels, &[System::Naboo])
        .units(System::Naboo, &[(Unit::StarDestroyer, 1)])
        .queued(1, &[(Unit::RebelTrooper, 1)])
        .refreshing();
    let mut t = p.begin();
    let deploy = |place| Action::Deploy { unit: Unit::RebelTrooper, place };
    t.refuses(R, deploy(at(System::Naboo)), rules::DEPLOY).accepts(R, deploy(Place::BASE_SPACE));
    assert_eq!(t.count(Unit::RebelTrooper, Place::BASE_SPACE), 1);
}
