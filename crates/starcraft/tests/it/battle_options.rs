//! Event cards that are used in battles, and the optional racial abilities.

use orrery_starcraft::cards::Unit::*;
use orrery_starcraft::combat::{Role, StartOfBattle};

use crate::fight::*;
use crate::support::*;

// Event cards that are used in battles

/// SC 13.4.1, SC 7.8.6
#[test]
fn a_flawless_defense_plan_adds_2_to_the_defenders_health() {
    let plan = EventCard::FlawlessDefensePlan;
    let mut t = fight(&[Zergling], &[Marine])
        .with(|position| position.kept(B, plan))
        .hand(A, &[zerg(1)])
        .hand(B, &[terran(1)])
        .begin();
    t.accepts(B, Action::UseEvent(plan));
    t.lays(A, &[zerg(1)]).lays(B, &[terran(1)]);
    let fought = Fought::of(t);
    assert_eq!((fought.totals()[1].start, fought.totals()[1].health), (2, 6));
    assert!(fought.t.state().events(EventZone::Kept(B)).is_empty(), "it is spent");
    assert!(fought.has(&Event::EventUsed { seat: B, card: plan }));
    let mut t = fight(&[Zergling], &[Marine])
        .with(|position| position.kept(A, plan).kept(A, EventCard::InterceptedTransmissions))
        .begin();
    t.refuses(A, Action::UseEvent(plan), rules::ONLY_AS_DEFENDER);
}

/// SC 13.8.1, SC 17.1.3, SC G131
#[test]
fn intercepted_transmissions_make_the_opponent_lay_his_cards_first_and_open() {
    let tap = EventCard::InterceptedTransmissions;
    let battle = |seats: &[Seat]| {
        let fight =
            fight(&[Zergling], &[Marine]).hand(A, &[zerg(1), zerg(17)]).hand(B, &[terran(1), terran(17)]);
        seats.iter().fold(fight, |fight, &seat| fight.with(|position| position.kept(seat, tap)))
    };
    // The attacker uses it: the defender goes first.
    let mut t = battle(&[A]).begin();
    t.accepts(A, Action::UseEvent(tap));
    t.lays(B, &[terran(1), terran(17)]);
    assert!(t.state().battle().party(0, Role::Defender).shown);
    assert!(t.events().contains(&Event::CardLaid {
        seat: B,
        skirmish: 0,
        from_deck: false,
        reinforcement: true,
        open: true,
        card: Some(terran(17)),
    }));
    t.accepts(A, Action::Play(zerg(1)));
    assert!(!t.state().battle().party(0, Role::Attacker).shown);
    // The defender uses it: the usual order, but the attacker lays open.
    let mut t = battle(&[B]).begin();
    t.accepts(B, Action::UseEvent(tap));
    t.lays(A, &[zerg(1)]);
    assert!(t.state().battle().party(0, Role::Attacker).shown);
    t.accepts(B, Action::Play(terran(1)));
    assert!(!t.state().battle().party(0, Role::Defender).shown);
    // Both: all open, the attacker first.
    let mut t = battle(&[A, B]).begin();
    t.accepts(A, Action::UseEvent(tap)).accepts(B, Action::UseEvent(tap));
    assert_eq!(t.state().battle().started, [Some(StartOfBattle::Event(tap)); 2]);
    t.lays(A, &[zerg(1)]);
    t.accepts(B, Action::Play(terran(1)));
    assert!(Role::BOTH.into_iter().all(|role| t.state().battle().party(0, role).shown));
}

/// SC 13.10.2, SC G143
#[test]
fn a_reinforcement_card_laid_open_from_the_deck_is_replaced_when_the_skirmish_is_revealed() {
    let tap = EventCard::InterceptedTransmissions;
    let mut t = fight(&[Zergling], &[Marine])
        .with(|position| position.kept(A, tap))
        .hand(A, &[zerg(1)])
        .deck_top(B, &[terran(9), terran(17), terran(1)])
        .begin();
    t.accepts(A, Action::UseEvent(tap));
    t.lays_from_deck(B);
    assert_eq!(t.state().battle().party(0, Role::Defender).standard, Some(terran(17)));
    t.lays(A, &[zerg(1)]);
    assert_eq!(Fought::of(t).strength(Role::Defender), (6, 4));
}

// Optional racial abilities

fn with_racial_abilities() -> Arrangement {
    let options = Options { racial_abilities: true, ..Options::default() };
    Arrangement::of(&Setup { options, ..Setup::new(2) })
}

/// SC 13.5.2
#[test]
fn with_shields_a_defending_protoss_player_draws_two_cards() {
    let t = fight_of(with_racial_abilities(), &[Zergling], &[Zealot]).hand(B, &[]).begin();
    assert_eq!(t.hand(B).len(), 2);
    let t = fight(&[Zergling], &[Zealot]).hand(B, &[]).begin();
    assert_eq!(t.hand(B).len(), 1, "only if the option is on");
}

/// SC 13.15.2
#[test]
fn with_healing_a_zerg_player_may_take_a_standard_card_back() {
    let mut fought =
        fight_of(with_racial_abilities(), &[Zergling], &[Marine]).plays(&[zerg(1), zerg(17)], &[terran(2)]);
    let t = &mut fought.t;
    assert!(t.state().battle().is_fought());
    t.refuses(A, Action::TakeBack(zerg(17)), rules::NOT_PLAYED_HERE);
    t.refuses(A, Action::TakeBack(zerg(2)), rules::NOT_PLAYED_HERE);
    t.offers(A, Action::Decline);
    t.accepts(A, Action::TakeBack(zerg(1)));
    assert!(t.hand(A).contains(&zerg(1)));
    assert_ne!(t.state().player(A).known[B] & zerg(1).bit(), 0, "everybody saw which");
    assert!(!t.state().battle().is_fought());
}

/// SC G156
#[test]
fn with_healing_a_cancelled_card_may_be_taken_back_too() {
    let trick = tech(Technology::Hallucination);
    let mut t = fight_of(with_racial_abilities(), &[Zealot, HighTemplar], &[Zergling])
        .hand(A, &[protoss(4), trick])
        .hand(B, &[zerg(2), zerg(1)])
        .begin();
    t.lays(A, &[protoss(4), trick]).lays(B, &[zerg(1)]);
    t.accepts(B, Action::Play(zerg(2)));
    let mut fought = Fought::of(t);
    assert!(fought.has(&Event::CardCancelled { seat: B, card: zerg(1) }));
    fought.t.offers(B, Action::TakeBack(zerg(2))).accepts(B, Action::TakeBack(zerg(1)));
    assert!(fought.t.hand(B).contains(&zerg(1)));
}
