//! Directives: one test a card (TI 26.7).

use crate::agendas::{elected, law, next_round};
use crate::support::*;
use Outcome::{Against, For};
use Planet::*;

/// TI 30.21
#[test]
fn archived_secret() {
    let t = passes(position(), Agenda::ArchivedSecret, Outcome::Player(B));
    assert_eq!(t.state().secrets(B).len(), 1);
}

#[test]
fn arms_reduction() {
    let fleet = [(Unit::Dreadnought, 3), (Unit::Cruiser, 5)];
    let position = position().pools(B, [3, 8, 2]).fleet(B, HOME_B, &fleet);
    let t = passes(position, Agenda::ArmsReduction, For);
    let fleet = t.state().fleet(HOME_B, B);
    assert_eq!((fleet.count(Unit::Dreadnought), fleet.count(Unit::Cruiser)), (2, 4));
    let special = Planet::ALL.into_iter().find(|planet| planet.def().specialty.is_some()).expect("one");
    let mut t = passes(super::support::position().planet(special, B, &[]), Agenda::ArmsReduction, Against);
    next_round(&mut t);
    assert!(t.state().planet(special).exhausted);
}

#[test]
fn colonial_redistribution() {
    let position =
        position().points(A, 2).points(B, 2).planet(Abyz, B, &[(Unit::Infantry, 2), (Unit::Pds, 1)]);
    let mut t = passes(position, Agenda::ColonialRedistribution, elected(Abyz));
    picks(&mut t, C, Pick::Place { unit: Unit::Infantry, site: on(Abyz) });
    let state = t.state().planet(Abyz);
    assert_eq!((state.owner, state.infantry, state.pds), (Some(C), 1, 0));
}

#[test]
fn compensated_disarmament() {
    let position = position().planet(Abyz, B, &[(Unit::Infantry, 3), (Unit::Pds, 1)]);
    let t = passes(position, Agenda::CompensatedDisarmament, elected(Abyz));
    let state = t.state().planet(Abyz);
    assert_eq!((state.infantry, state.pds, t.state().sheet(B).goods), (0, 1, 3));
}

#[test]
fn economic_equality() {
    let t = passes(position().goods(A, 9), Agenda::EconomicEquality, For);
    assert_eq!((t.state().sheet(A).goods, t.state().sheet(B).goods), (5, 5));
    let t = passes(position().goods(A, 9), Agenda::EconomicEquality, Against);
    assert_eq!((t.state().sheet(A).goods, t.state().sheet(B).goods), (0, 0));
}

/// TI G114
#[test]
fn incentive_program() {
    for (outcome, stage) in [(For, Stage::I), (Against, Stage::II)] {
        let before = position().begin().state().public_objectives().to_vec();
        let t = passes(position(), Agenda::IncentiveProgram, outcome);
        let added: Vec<_> =
            t.state().public_objectives().iter().filter(|objective| !before.contains(objective)).collect();
        assert_eq!(added.iter().map(|objective| objective.def().stage).collect::<Vec<_>>(), [stage]);
    }
}

#[test]
fn ixthian_artifact() {
    let position =
        position().fleet(B, Hex::MIDDLE, &[(Unit::Cruiser, 2)]).fleet(B, FAR, &[(Unit::Carrier, 3)]);
    let position = position.planet(MecatolRex, A, &[(Unit::Infantry, 2)]);
    let mut t = passes(position.clone(), Agenda::IxthianArtifact, For);
    t.rolls([5]);
    assert!(!t.state().fleet(Hex::MIDDLE, B).has_ships() && !t.state().fleet(FAR, B).has_ships());
    assert_eq!(t.state().planet(MecatolRex).infantry, 0);
    let mut t = passes(position, Agenda::IxthianArtifact, For);
    t.rolls([6]);
    assert!(t.state().fleet(Hex::MIDDLE, B).has_ships());
    picks(&mut t, C, Pick::Yes);
    let tech = listed(t.state(), C).into_iter().find(|action| matches!(action, Action::Pick(Pick::Tech(_))));
    t.accepts(C, tech.expect("a technology"));
}

#[test]
fn judicial_abolishment() {
    let position = law(Agenda::RegulatedConscription);
    let law = Outcome::Law(Agenda::RegulatedConscription);
    let mut t = position.speaker(C).agenda_phase(&[Agenda::JudicialAbolishment, Agenda::Mutiny]).begin();
    votes(&mut t, &[(A, Some(law)), (B, None), (C, None)]);
    assert_eq!(t.state().law(Agenda::RegulatedConscription), None);
    let void =
        super::support::position().agenda_phase(&[Agenda::JudicialAbolishment, Agenda::Mutiny]).begin();
    assert_eq!(void.state().ballot_agenda(), Some(Agenda::Mutiny), "there is no law");
}

#[test]
fn miscount_disclosed() {
    let elected = Outcome::Law(Agenda::FleetRegulations);
    let position = law(Agenda::FleetRegulations).speaker(C);
    let mut t = position.agenda_phase(&[Agenda::MiscountDisclosed, Agenda::Mutiny]).begin();
    votes(&mut t, &[(A, Some(elected)), (B, None), (C, None)]);
    assert_eq!(t.state().ballot_agenda(), Some(Agenda::FleetRegulations));
    assert!(t.state().law(Agenda::FleetRegulations).is_some(), "it stays in force during the vote");
    votes(&mut t, &[(A, None), (B, Some(Against)), (C, None)]);
    assert_eq!(t.state().law(Agenda::FleetRegulations), None);
}

#[test]
fn mutiny() {
    let t = passes(position(), Agenda::Mutiny, For);
    assert_eq!(t.state().sheet(A).points, 1);
    let position = position().points(A, 2).speaker(C).planet(MecatolRex, B, &[]);
    let mut t = position.agenda_phase(&[Agenda::Mutiny, Agenda::RegulatedConscription]).begin();
    votes(&mut t, &[(A, Some(For)), (B, Some(Against)), (C, None)]);
    assert_eq!(t.state().sheet(A).points, 1);
}

#[test]
fn new_constitution() {
    let position = law(Agenda::RegulatedConscription).law(Agenda::SharedResearch, None, None).speaker(C);
    let mut t = position.agenda_phase(&[Agenda::NewConstitution, Agenda::Mutiny]).begin();
    votes(&mut t, &[(A, Some(For)), (B, None), (C, None)]);
    assert_eq!(t.state().law(Agenda::SharedResearch), None);
    next_round(&mut t);
    assert!(t.state().planet(Jord).exhausted && t.state().planet(ArcPrime).exhausted);
}

/// TI 58.7
#[test]
fn public_execution() {
    let position = position().hand(C, &[ActionCard::Spy]);
    let mut t = passes(position, Agenda::PublicExecution, Outcome::Player(C));
    assert!(t.state().hand(C).is_empty());
    assert_eq!(t.state().speaker(), A);
    nobody_reacts(&mut t);
    votes(&mut t, &[(B, Some(For))]);
    assert!(!listed(t.state(), C).contains(&Action::Vote(For)), "not in this agenda phase");
}

/// TI 51.5
#[test]
fn seed_of_an_empire() {
    let position = || position().points(A, 3).points(B, 3).points(C, 1);
    let points = |t: Table| [A, B, C].map(|seat| t.state().sheet(seat).points);
    assert_eq!(points(passes(position(), Agenda::SeedOfAnEmpire, For)), [4, 4, 1]);
    assert_eq!(points(passes(position(), Agenda::SeedOfAnEmpire, Against)), [3, 3, 2]);
}

#[test]
fn swords_to_plowshares() {
    let position = || position().planet(ArcPrime, B, &[(Unit::Infantry, 3)]);
    let t = passes(position(), Agenda::SwordsToPlowshares, For);
    assert_eq!((t.state().planet(ArcPrime).infantry, t.state().sheet(B).goods), (1, 2));
    let t = passes(position(), Agenda::SwordsToPlowshares, Against);
    assert_eq!((t.state().planet(ArcPrime).infantry, t.state().planet(WrenTerra).infantry), (4, 1));
}

#[test]
fn unconventional_measures() {
    let t = passes(position(), Agenda::UnconventionalMeasures, For);
    assert_eq!((t.state().hand(A).len(), t.state().hand(B).len()), (2, 0));
    let position = position().hand(A, &[ActionCard::Spy]).speaker(C).planet(MecatolRex, B, &[]);
    let mut t = position.agenda_phase(&[Agenda::UnconventionalMeasures, Agenda::Mutiny]).begin();
    votes(&mut t, &[(A, Some(For)), (B, Some(Against)), (C, None)]);
    assert!(t.state().hand(A).is_empty());
}

#[test]
fn wormhole_research() {
    let position = || position().fleet(B, ALPHA, &[(Unit::Carrier, 1)]);
    let mut t = passes(position(), Agenda::WormholeResearch, For);
    picks(&mut t, B, Pick::Yes);
    picks(&mut t, B, Pick::Tech(Tech::NeuralMotivator));
    nobody_reacts(&mut t);
    assert!(!t.state().fleet(ALPHA, B).has_ships() && t.state().owns(B, Tech::NeuralMotivator));
    let mut t = passes(position(), Agenda::WormholeResearch, Against);
    picks(&mut t, A, Pick::Pool(Pool::Fleet));
    assert_eq!(t.state().sheet(A).pools, [3, 2, 2]);
}
