//! The agenda phase (TI 83) and agenda cards (TI 26).

use orrery_twilight_imperium::state::Phase;

use crate::support::*;
use Outcome::{Against, For};
use Planet::*;

/// A vote on this agenda, and on another one after it; C is the speaker.
fn council(position: Arrangement, agenda: Agenda) -> Table {
    position.speaker(C).agenda_phase(&[agenda, Agenda::RegulatedConscription]).begin()
}

fn asked(t: &Table) -> Option<Seat> {
    match t.state().status() {
        Status::Decision(seats) => seats.lowest(),
        _ => None,
    }
}

/// TI 83.1, TI 16.4, TI 22.1, TI 84.8.2
#[test]
fn the_phase_is_skipped_while_the_custodians_are_there() {
    let after = |position: Arrangement| {
        let mut t = position.status_phase().begin();
        for _ in 0..120 {
            if matches!(t.state().phase(), Phase::Strategy | Phase::Agenda) {
                break;
            }
            if !idles(&mut t, 1) {
                let seat = asked(&t).expect("somebody");
                let action = listed(t.state(), seat)[0];
                t.accepts(seat, action);
            }
        }
        t.state().phase()
    };
    assert_eq!(after(position()), Phase::Strategy);
    assert_eq!(after(position().no_custodians()), Phase::Agenda);
}

/// TI 83.2, TI 83.2.a, TI 83.2.b, TI 58.2, TI 58.2.2
#[test]
fn the_speaker_votes_last() {
    let mut t = council(position(), Agenda::Mutiny);
    assert_eq!(t.state().ballot_agenda(), Some(Agenda::Mutiny));
    let mut order = Vec::new();
    for _ in 0..3 {
        let seat = asked(&t).expect("a voter");
        order.push(seat);
        t.accepts(seat, Action::Pass);
    }
    assert_eq!(order, [A, B, C]);
}

/// TI 83.6, TI 83.6.a, TI 83.13, TI 9.3.a
#[test]
fn planets_are_exhausted_for_all_their_influence() {
    let mut t = council(position().goods(A, 3).planet(Meer, A, &[]), Agenda::Mutiny);
    t.accepts(A, Action::Vote(For));
    assert!(!listed(t.state(), A).contains(&Action::SpendGood), "trade goods buy no votes");
    assert!(!listed(t.state(), A).contains(&Action::Finish), "no votes is no vote");
    t.accepts(A, Action::Exhaust(Meer));
    assert_eq!(t.state().votes_cast(For), u16::from(Meer.def().influence));
    t.accepts(A, Action::Finish);
    assert!(t.state().planet(Meer).exhausted && !t.state().planet(Jord).exhausted);
}

/// TI 83.7, TI 83.8, TI 83.5
#[test]
fn a_player_votes_for_one_outcome() {
    let mut t = council(position(), Agenda::Mutiny);
    t.offers(A, Action::Vote(For));
    t.accepts(A, Action::Vote(Against));
    assert!(!listed(t.state(), A).iter().any(|action| matches!(action, Action::Vote(_))));
}

/// TI 83.9, TI 83.10
#[test]
fn players_may_vote_for_themselves() {
    let t = council(position(), Agenda::MinisterOfPolicy);
    for seat in [A, B, C] {
        assert!(listed(t.state(), A).contains(&Action::Vote(Outcome::Player(seat))));
    }
}

/// TI 83.11
#[test]
fn only_controlled_planets_are_elected() {
    let cultural: Vec<Planet> =
        Planet::ALL.into_iter().filter(|planet| planet.def().traits == Some(Trait::Cultural)).collect();
    let t = council(position().planet(cultural[0], B, &[]), Agenda::SenateSanctuary);
    assert!(listed(t.state(), A).contains(&Action::Vote(Outcome::Planet(cultural[0]))));
    assert!(!listed(t.state(), A).contains(&Action::Vote(Outcome::Planet(cultural[1]))));
}

/// TI G116
#[test]
fn an_agenda_without_outcome_is_discarded() {
    let t = council(position(), Agenda::SenateSanctuary);
    assert_eq!(
        t.state().ballot_agenda(),
        Some(Agenda::RegulatedConscription),
        "nobody has a cultural planet"
    );
}

/// TI 83.14, TI 83.14.2, TI 83.19, TI 83.19.2, TI G117
#[test]
fn without_votes_the_speaker_decides_among_all() {
    let mut t = council(position(), Agenda::Mutiny);
    votes(&mut t, &[(A, None), (B, None), (C, None)]);
    assert_eq!(
        listed(t.state(), C),
        [Action::Pick(Pick::Outcome(For)), Action::Pick(Pick::Outcome(Against))]
    );
    picks(&mut t, C, Pick::Outcome(For));
    assert_eq!([A, B, C].map(|seat| t.state().sheet(seat).points), [0; 3], "a decision is no vote");
}

/// TI 58.2.3
#[test]
fn ties_are_broken_by_the_speaker() {
    // Jord has 2 influence; Arc Prime 0 and Wren Terra 1.
    let position = position().planet(Tarmann, B, &[]);
    let mut t = council(position, Agenda::MinisterOfPolicy);
    votes(&mut t, &[(A, Some(Outcome::Player(A))), (B, Some(Outcome::Player(B))), (C, None)]);
    let own = [A, B].map(|seat| t.state().votes_cast(Outcome::Player(seat)));
    assert_eq!(own[0], own[1]);
    assert_eq!(listed(t.state(), C), [A, B].map(|seat| Action::Pick(Pick::Outcome(Outcome::Player(seat)))));
    picks(&mut t, C, Pick::Outcome(Outcome::Player(B)));
    assert!(t.state().owns_law(B, Agenda::MinisterOfPolicy));
}

/// TI 83.2.c, TI 83.18, TI 83.10.a, TI 26.3, TI 26.3.2, TI 26.4, TI 83.20
#[test]
fn the_most_votes_win_and_a_law_stays() {
    let position = position().planet(MecatolRex, B, &[]);
    let mut t = council(position, Agenda::MinisterOfPolicy);
    votes(&mut t, &[(A, Some(Outcome::Player(A))), (B, Some(Outcome::Player(C))), (C, None)]);
    assert!(t.state().owns_law(C, Agenda::MinisterOfPolicy));
}

/// TI 26.6, TI 26.7, TI 26.8, TI 83.21
#[test]
fn directives_and_rejected_laws_are_discarded() {
    let t = passes(position(), Agenda::FleetRegulations, Against);
    assert_eq!(t.state().law(Agenda::FleetRegulations), None);
    let view = t.state().view(orrery_engine::Viewer::Spectator);
    assert_eq!(view.agenda_discards.last(), Some(&Agenda::FleetRegulations));
    let t = passes(position(), Agenda::EconomicEquality, For);
    assert_eq!(t.state().law(Agenda::EconomicEquality), None);
}

/// TI 83.3, TI 83.4
#[test]
fn two_agendas_are_voted_on_and_planets_readied() {
    let mut t = council(position().exhausted(Wellon), Agenda::Mutiny);
    votes(&mut t, &[(A, Some(For)), (B, None), (C, None)]);
    assert_eq!(t.state().ballot_agenda(), Some(Agenda::RegulatedConscription));
    assert!(t.state().planet(Jord).exhausted);
    votes(&mut t, &[(A, None), (B, Some(For)), (C, None)]);
    assert_eq!(t.state().phase(), Phase::Strategy);
    assert!(!t.state().planet(Jord).exhausted && !t.state().planet(WrenTerra).exhausted);
}

/// TI 83.22.b
#[test]
fn predictions_come_before_votes_and_are_resolved_after_the_outcome() {
    let position = position().hand(A, &[ActionCard::ImperialRider]).hand(C, &[ActionCard::TradeRider]);
    let mut t = council(position, Agenda::EconomicEquality);
    plays(&mut t, A, ActionCard::ImperialRider, Pick::Outcome(For));
    plays(&mut t, C, ActionCard::TradeRider, Pick::Outcome(Against));
    nobody_reacts(&mut t);
    votes(&mut t, &[(B, Some(Against))]);
    nobody_reacts(&mut t);
    assert_eq!(t.state().sheet(A).points, 0, "the prediction was wrong");
    assert_eq!(t.state().sheet(C).goods, 5, "the goods come after all were returned");
}

/// TI 83.16
#[test]
fn who_cannot_vote_is_not_asked() {
    let position = position().hand(B, &[ActionCard::AssassinateRepresentative]);
    let mut t = council(position, Agenda::Mutiny);
    plays(&mut t, B, ActionCard::AssassinateRepresentative, Pick::Seat(C));
    nobody_reacts(&mut t);
    votes(&mut t, &[(A, Some(For)), (B, None)]);
    assert_eq!(t.state().sheet(A).points, 1, "the speaker was passed over");
}

/// TI 83.15, TI G118
#[test]
fn who_abstained_adds_no_votes() {
    let position = position().hand(A, &[ActionCard::Bribery]).goods(A, 5);
    let mut t = council(position, Agenda::Mutiny);
    votes(&mut t, &[(A, None), (B, Some(For)), (C, None)]);
    for _ in 0..4 {
        assert!(!listed(t.state(), A).contains(&Action::PlayCard(ActionCard::Bribery)));
        if !idles(&mut t, 1) {
            break;
        }
    }
}

/// TI G123
#[test]
fn a_new_speaker_changes_nothing_in_the_current_vote() {
    let t = passes(position(), Agenda::PublicExecution, Outcome::Player(C));
    assert_eq!(t.state().speaker(), A);
    assert_eq!(t.state().ballot_agenda(), Some(Agenda::RegulatedConscription));
}

/// TI 26.5
#[test]
fn a_discarded_law_stops_working() {
    let position =
        position().law(Agenda::RegulatedConscription, None, None).hand(A, &[ActionCard::RepealLaw]);
    let mut t = position.begin();
    plays(&mut t, A, ActionCard::RepealLaw, Pick::Agenda(Agenda::RegulatedConscription));
    let view = t.state().view(orrery_engine::Viewer::Spectator);
    assert_eq!((view.laws.len(), view.agenda_discards.last()), (0, Some(&Agenda::RegulatedConscription)));
}
