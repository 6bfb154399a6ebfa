//! Action cards of the agenda phase: one test a title.

use crate::support::*;
use ActionCard::*;
use Planet::*;

/// A vote with this card in the hand of the second seat; the speaker is C.
fn council(card: ActionCard) -> Table {
    let position = position().speaker(C).hand(B, &[card]);
    position.agenda_phase(&[Agenda::Mutiny, Agenda::RegulatedConscription]).begin()
}

#[test]
fn ancient_burial_sites_exhaust_cultural_planets() {
    let cultural = Planet::ALL.into_iter().find(|planet| planet.def().traits == Some(Trait::Cultural));
    let planet = cultural.expect("a cultural planet");
    let position = position().planet(planet, A, &[]).hand(B, &[AncientBurialSites]);
    let mut t = position.agenda_phase(&[Agenda::Mutiny]).begin();
    plays(&mut t, B, AncientBurialSites, Pick::Seat(A));
    assert!(t.state().planet(planet).exhausted && !t.state().planet(Jord).exhausted);
}

/// TI 83.16
#[test]
fn assassinate_representative_bars_a_player() {
    let mut t = council(AssassinateRepresentative);
    plays(&mut t, B, AssassinateRepresentative, Pick::Seat(A));
    nobody_reacts(&mut t);
    assert!(!listed(t.state(), A).contains(&Action::Vote(Outcome::For)));
    assert!(listed(t.state(), B).contains(&Action::Vote(Outcome::For)));
}

#[test]
fn veto_replaces_the_agenda() {
    let mut t = council(Veto);
    plays(&mut t, B, Veto, None);
    nobody_reacts(&mut t);
    let agenda = t.state().ballot_agenda();
    assert_eq!(agenda, Some(Agenda::RegulatedConscription));
}

/// TI 83.15
#[test]
fn distinguished_councilor_adds_five_votes() {
    let mut t = council(DistinguishedCouncilor);
    votes(&mut t, &[(A, Some(Outcome::For))]);
    t.accepts(B, Action::Vote(Outcome::Against));
    while let Some(exhaust) =
        listed(t.state(), B).into_iter().find(|action| matches!(action, Action::Exhaust(_)))
    {
        t.accepts(B, exhaust);
    }
    let before = t.state().votes_cast(Outcome::Against);
    plays(&mut t, B, DistinguishedCouncilor, None);
    assert_eq!(t.state().votes_cast(Outcome::Against), before + 5);
}

/// TI 83.13
#[test]
fn bribery_buys_votes_with_trade_goods() {
    let position = position().speaker(C).hand(A, &[Bribery]).goods(A, 4);
    let mut t = position.agenda_phase(&[Agenda::Mutiny]).begin();
    votes(&mut t, &[(A, Some(Outcome::For))]);
    plays(&mut t, A, Bribery, None);
    nobody_reacts(&mut t);
    t.events();
    picks(&mut t, A, Pick::Amount(3));
    assert_eq!(t.state().sheet(A).goods, 1);
    let bought = Event::VotesCast { seat: A, outcome: Outcome::For, votes: 3 };
    assert!(t.events().contains(&bought));
}

/// TI 83.10.a
#[test]
fn confusing_legal_text_elects_another() {
    let position = position().speaker(C).hand(B, &[ConfusingLegalText]);
    let mut t = position.agenda_phase(&[Agenda::MinisterOfPolicy]).begin();
    votes(&mut t, &[(A, Some(Outcome::Player(B)))]);
    plays(&mut t, B, ConfusingLegalText, Pick::Seat(A));
    nobody_reacts(&mut t);
    assert!(t.state().owns_law(A, Agenda::MinisterOfPolicy));
}

/// The second seat rides on an outcome that comes true; it does not vote itself (TI 83.22).
fn rides(position: Arrangement, card: ActionCard) -> Table {
    let position = position.speaker(C).hand(B, &[card]);
    let mut t = position.agenda_phase(&[Agenda::EconomicEquality, Agenda::RegulatedConscription]).begin();
    plays(&mut t, B, card, Pick::Outcome(Outcome::Against));
    nobody_reacts(&mut t);
    votes(&mut t, &[(A, Some(Outcome::Against))]);
    assert!(!listed(t.state(), B).contains(&Action::Vote(Outcome::For)), "riders do not vote");
    for _ in 0..6 {
        match t.state().status() {
            Status::Decision(seats) if seats.contains(C) && listed(t.state(), C).contains(&Action::Pass) => {
                t.accepts(C, Action::Pass);
            }
            _ => nobody_reacts(&mut t),
        }
    }
    t
}

#[test]
fn construction_rider_places_a_space_dock() {
    let mut t = rides(position(), ConstructionRider);
    picks(&mut t, B, Pick::Place { unit: Unit::SpaceDock, site: on(WrenTerra) });
    assert_eq!(t.state().planet(WrenTerra).docks, 1);
}

#[test]
fn diplomacy_rider_keeps_others_out_of_a_system() {
    let t = rides(position(), DiplomacyRider);
    assert!(
        t.state().has_token(HOME_B, A) && t.state().has_token(HOME_B, C) && !t.state().has_token(HOME_B, B)
    );
}

#[test]
fn imperial_rider_gains_a_point() {
    assert_eq!(rides(position(), ImperialRider).state().sheet(B).points, 1);
}

#[test]
fn leadership_rider_gains_three_tokens() {
    let mut t = rides(position(), LeadershipRider);
    for _ in 0..3 {
        picks(&mut t, B, Pick::Pool(Pool::Strategy));
    }
    assert_eq!(t.state().sheet(B).pools, [3, 3, 5]);
}

/// TI 58.0
#[test]
fn politics_rider_draws_cards_and_takes_the_gavel() {
    let t = rides(position(), PoliticsRider);
    assert_eq!((t.state().speaker(), t.state().hand(B).len()), (B, 3));
}

#[test]
fn technology_rider_researches() {
    let mut t = rides(position(), TechnologyRider);
    picks(&mut t, B, Pick::Tech(Tech::NeuralMotivator));
    assert!(t.state().owns(B, Tech::NeuralMotivator));
}

#[test]
fn trade_rider_gains_five_trade_goods() {
    assert_eq!(rides(position(), TradeRider).state().sheet(B).goods, 5);
}

#[test]
fn warfare_rider_places_a_dreadnought() {
    let t = rides(position().fleet(B, HOME_B, &[(Unit::Carrier, 1)]), WarfareRider);
    assert_eq!(t.state().fleet(HOME_B, B).count(Unit::Dreadnought), 1);
}
