//! SC 13.9 to SC 13.13: skirmishes are resolved.

use orrery_starcraft::cards::Unit::*;
use orrery_starcraft::combat::{Fate, Role};

use crate::fight::*;
use crate::support::*;

// 13.9 Resolving

/// SC 13.9.1, SC 13.9.2
#[test]
fn the_attacker_names_the_skirmish_to_resolve_next() {
    let mut t = fight(&[Zergling; 3], &[Marine; 3]).begin();
    t.lays_from_deck(A).lays_from_deck(A).lays_from_deck(A);
    t.lays_from_deck(B).lays_from_deck(B).lays_from_deck(B);
    t.refuses(A, Action::Resolve(3), rules::NO_SUCH_SKIRMISH);
    t.refuses(B, Action::Resolve(0), rules::NOT_YOUR_DECISION);
    t.accepts(A, Action::Resolve(1)).settle();
    assert!(t.state().battle().skirmishes[1].expect("formed").resolved);
    assert!(!t.state().battle().party(0, Role::Attacker).shown, "the cards of others stay down");
    t.refuses(A, Action::Resolve(1), rules::SKIRMISH_RESOLVED);
    t.offers(A, Action::Resolve(0)).offers(A, Action::Resolve(2));
}

/// SC 13.9.3
#[test]
fn cards_and_totals_of_a_resolved_skirmish_stay_in_sight_until_the_battle_ends() {
    let mut t = fight(&[Ultralisk, Zergling, Hydralisk], &[Marine, Marine, Firebat])
        .hand(A, &[zerg(16), zerg(1), zerg(4)])
        .hand(B, &[terran(1), terran(2), terran(6)])
        .begin();
    t.accepts(A, Action::Pair { attacker: Ultralisk, defender: Marine });
    t.accepts(A, Action::Pair { attacker: Zergling, defender: Marine });
    t.lays(A, &[zerg(16)]).lays(A, &[zerg(1)]).lays(A, &[zerg(4)]);
    t.lays(B, &[terran(1)]).lays(B, &[terran(2)]).lays(B, &[terran(6)]);
    t.accepts(A, Action::Resolve(0));
    let party = *t.state().battle().party(0, Role::Attacker);
    assert_eq!((party.standard, party.shown, party.totals.attack), (Some(zerg(16)), true, 8));
    assert_eq!(t.state().battle().party(0, Role::Defender).fate, Fate::Destroyed);
    assert!(t.cards(A, CardZone::Discard).contains(&zerg(16)), "though the card is already discarded");
}

// 13.10 Reveal

/// SC 13.10.2
#[test]
fn a_reinforcement_card_from_the_deck_is_replaced_until_a_standard_card_comes() {
    let mut t = fight(&[Zergling], &[Marine])
        .hand(A, &[zerg(1)])
        .deck_top(B, &[terran(9), terran(17), terran(18), terran(1)])
        .begin();
    t.lays(A, &[zerg(1)]).lays_from_deck(B);
    let fought = Fought::of(t);
    assert!(fought.has(&Event::SkirmishRevealed {
        skirmish: 0,
        attacker: vec![zerg(1)],
        defender: vec![terran(17)]
    }));
    assert!(fought.has(&Event::CardUnsuitable { seat: B, card: terran(17) }));
    assert!(fought.has(&Event::CardReplaced { seat: B, card: terran(18), from_deck: true }));
    assert!(fought.has(&Event::CardReplaced { seat: B, card: terran(1), from_deck: true }));
    assert_eq!(fought.strength(Role::Defender), (6, 4));
    assert_eq!(fought.t.cards(B, CardZone::Discard), [terran(17), terran(18), terran(1)]);
}

/// SC 13.10.2, SC G67
#[test]
fn cards_turned_up_are_not_shuffled_back_and_without_a_standard_card_a_side_has_nothing() {
    let rest: Vec<Card> = (1..=16).filter(|number| ![1, 9].contains(number)).map(terran).collect();
    let mut t = fight(&[Zergling], &[Marine])
        .hand(A, &[zerg(1)])
        .with(|position| position.hand(B, &rest).deck(B, &[terran(9), terran(17), terran(18)]))
        .begin();
    assert_eq!(t.cards(B, CardZone::Discard), [terran(1)]);
    t.lays(A, &[zerg(1)]).lays_from_deck(B);
    // The deck ran out with card 18: the discard pile comes back, without cards 17 and 18.
    t.shuffles(5);
    let fought = Fought::of(t);
    assert!(fought.has(&Event::CardReplaced { seat: B, card: terran(1), from_deck: true }));
    assert_eq!(fought.strength(Role::Defender), (6, 4));
    assert_eq!(fought.t.cards(B, CardZone::Discard), [terran(17), terran(18), terran(1)]);

    // Nothing but Reinforcement cards to turn up: attack and health are 0.
    let every: Vec<Card> = (1..=16).map(terran).collect();
    let mut t = fight(&[Zergling], &[Marine])
        .hand(A, &[zerg(1)])
        .with(|position| position.hand(B, &every).deck_top(B, &[terran(17), terran(18)]))
        .begin();
    t.lays(A, &[zerg(1)]).lays_from_deck(B);
    let fought = Fought::of(t);
    assert_eq!(fought.strength(Role::Defender), (0, 0));
    assert_eq!(fought.lost(B), [Marine]);
    assert_eq!(fought.t.cards(B, CardZone::Discard), [terran(18)]);
}

/// SC 13.10.2, SC 12.5.1, SC G67
#[test]
fn cards_of_an_earlier_skirmish_may_come_back_from_the_discard_pile() {
    let hand: Vec<Card> = (2..=17).map(terran).collect();
    let turned_up = |seed| {
        let mut t = fight(&[Zergling, Zergling], &[Goliath, Goliath])
            .hand(A, &[zerg(1), zerg(2)])
            .with(|position| position.hand(B, &hand).deck_top(B, &[terran(1), terran(18)]))
            .begin();
        t.lays(A, &[zerg(1)]).lays(A, &[zerg(2)]);
        // The last card of the deck; there is no discard pile yet.
        t.lays(B, &[terran(16), terran(17)]).lays_from_deck(B);
        t.accepts(A, Action::Resolve(0));
        // Card 18 is alone, and cards 16 and 17 of the first skirmish make a new deck.
        t.shuffles(seed);
        let fought = Fought::of(t);
        assert_eq!(fought.totals_of(1)[1].card.attack, 7, "card 16 came again");
        assert!(fought.t.cards(B, CardZone::Battle).is_empty());
        fought.has(&Event::CardUnsuitable { seat: B, card: terran(17) })
    };
    let twice: Vec<bool> = (0..8).map(turned_up).collect();
    assert!(twice.contains(&true) && twice.contains(&false), "card 17 came before it, or did not");
}

/// SC 17.5.1, SC 12.5.1, SC G155
#[test]
fn the_deck_that_replaces_a_cancelled_card_may_have_to_be_shuffled_first() {
    let trick = tech(Technology::Hallucination);
    let hand: Vec<Card> = (2..=18).map(terran).collect();
    let mut t = fight(&[Zealot, HighTemplar], &[Goliath])
        .hand(A, &[protoss(1), trick])
        .with(|position| position.hand(B, &hand).deck_top(B, &[terran(1)]))
        .begin();
    t.refuses(B, Action::PlayFromDeck, rules::NOT_YOUR_DECISION);
    t.lays(A, &[protoss(1), trick]);
    t.refuses(B, Action::PlayFromDeck, rules::NO_CARDS_LEFT);
    t.lays(B, &[terran(16)]);
    t.accepts(B, Action::PlayFromDeck).shuffles(3);
    let fought = Fought::of(t);
    assert!(fought.has(&Event::CardReplaced { seat: B, card: terran(16), from_deck: true }));
    assert_eq!(fought.strength(Role::Defender), (7, 8));
}

/// SC 13.10.3
#[test]
fn an_unsuitable_reinforcement_card_is_discarded_without_effect() {
    // Terran repair cards do not depict Marines.
    let fought = fight(&[Zergling], &[Marine]).plays(&[zerg(1)], &[terran(1), terran(17)]);
    assert!(fought.has(&Event::CardUnsuitable { seat: B, card: terran(17) }));
    assert_eq!(fought.strength(Role::Defender), (6, 4));
    assert!(!fought.has(&Event::WorkersExhausted { seat: B, count: 1 }));
    assert!(fought.t.cards(B, CardZone::Discard).contains(&terran(17)));
}

/// SC 13.10.4, SC G58
#[test]
fn a_reinforcement_card_stays_in_effect_when_its_unit_dies() {
    // The Zergling cannot reach the Scout and kills the High Templar; his Psionic Storm splashes all the same.
    let mut t = fight(&[Zergling, Zergling], &[Scout, HighTemplar])
        .hand(A, &[zerg(1), zerg(2)])
        .hand(B, &[protoss(1), tech(Technology::PsionicStorm)])
        .begin();
    t.lays(A, &[zerg(1)]).lays(B, &[protoss(1), tech(Technology::PsionicStorm)]);
    let fought = Fought::of(t);
    assert_eq!(fought.strength(Role::Attacker), (6, 3), "sufficient against the minor health 5 of the Scout");
    assert_eq!(fought.lost(B), [HighTemplar]);
    assert_eq!(fought.lost(A), [Zergling, Zergling], "one in the skirmish, one by the splash");
}

/// SC 13.10 example a
#[test]
fn irradiate_works_with_a_science_vessel_in_support() {
    let fought = fight(&[Hydralisk, Hydralisk], &[Wraith, ScienceVessel])
        .plays(&[zerg(1)], &[terran(11), tech(Technology::Irradiate)]);
    assert!(fought.has(&Event::SplashTriggered { seat: B, card: tech(Technology::Irradiate) }));
    assert_eq!(fought.lost(A), [Hydralisk, Hydralisk]);
}

// 13.11 Comparing

/// SC 13.11 example a, SC 13.12 example a, SC 13.11.1, SC 13.11.2, SC 17.8.1, SC 17.8 example a
#[test]
fn mengsks_siege_tank_with_a_supporting_marine_has_attack_9_and_health_8() {
    let fought = fight(&[SiegeTank, Marine], &[Hydralisk]).plays(&[terran(16)], &[zerg(5)]);
    let [tank, hydralisk] = fought.totals();
    assert_eq!((tank.card.attack, tank.card.health), (7, 8));
    assert_eq!(tank.ability.attack, 1);
    assert_eq!(tank.support, 1);
    assert_eq!((tank.attack, tank.health), (9, 8));
    assert!(tank.sufficient, "9 against health 6");
    assert_eq!(hydralisk.health, 6);
    assert!(!hydralisk.sufficient, "5 against health 8");
    assert_eq!(fought.lost(B), [Hydralisk]);
    assert!(fought.lost(A).is_empty());
}

/// SC 13.11.3
#[test]
fn support_values_add_to_attack_only() {
    let [alone, _] = fight(&[SiegeTank], &[Hydralisk]).totals(&[terran(16)], &[zerg(5)]);
    let [supported, _] = fight(&[SiegeTank, SiegeTank], &[Hydralisk]).totals(&[terran(16)], &[zerg(5)]);
    assert_eq!((supported.attack, supported.health), (alone.attack + 2, alone.health));
}

/// SC 13.11.4, SC 13.11.6, SC 13.12.3, SC 13.12.4
#[test]
fn totals_are_fixed_so_a_destroyed_unit_destroys_all_the_same() {
    let fought = fight(&[Zergling], &[Marine]).plays(&[zerg(1)], &[terran(2)]);
    assert_eq!(fought.strength(Role::Attacker), (6, 3));
    assert_eq!(fought.strength(Role::Defender), (5, 4));
    assert_eq!(fought.lost(A), [Zergling]);
    assert_eq!(fought.lost(B), [Marine]);
}

// 13.12 Destroying

/// SC 13.12.1, SC 13.12.2
#[test]
fn attack_equal_to_health_is_sufficient() {
    let fought = fight(&[Hydralisk], &[Zealot]).plays(&[zerg(7)], &[protoss(4)]);
    assert_eq!((fought.totals()[0].attack, fought.totals()[1].health), (7, 7));
    assert_eq!(fought.lost(B), [Zealot]);
    let fought = fight(&[Hydralisk], &[Zealot]).plays(&[zerg(6)], &[protoss(4)]);
    assert_eq!((fought.totals()[0].attack, fought.totals()[1].health), (6, 7));
    assert!(fought.lost(B).is_empty());
}

/// SC 13.12.3, SC 13.14.5
#[test]
fn neither_side_may_destroy_anything_and_then_the_attacker_retreats() {
    let mut fought = fight(&[Zealot], &[Dragoon]).plays(&[protoss(4)], &[protoss(4)]);
    assert!(fought.lost(A).is_empty() && fought.lost(B).is_empty());
    fought.t.accepts(A, Action::MoveTo(CAMP));
    fought.goes_on();
    assert!(fought.has(&Event::Retreated { seat: A, unit: Zealot, area: CAMP }));
    assert!(fought.has(&Event::BattleEnded { area: FIELD, winner: B, held: true }));
    assert_eq!(fought.t.units(FIELD), [Dragoon]);
    assert_eq!(fought.t.units(CAMP), [Zealot]);
}

/// SC 13.12.5, SC G75
#[test]
fn destroyed_units_return_to_the_supply_at_once() {
    let mut t = fight(&[Zergling; 3], &[Marine; 3])
        .hand(A, &[zerg(1), zerg(2), zerg(4)])
        .hand(B, &[terran(1), terran(4), terran(2)])
        .begin();
    t.lays(A, &[zerg(1)]).lays(A, &[zerg(2)]).lays(A, &[zerg(4)]);
    t.lays(B, &[terran(1)]).lays(B, &[terran(4)]).lays(B, &[terran(2)]);
    assert_eq!(t.state().supply(A, Zergling), 6);
    assert_eq!(t.state().supply(B, Marine), 3);
    t.accepts(A, Action::Resolve(0));
    assert!(t.state().battle().is_fought());
    assert_eq!(t.state().supply(A, Zergling), 7);
    assert_eq!(t.state().supply(B, Marine), 4);
}

/// SC 13.12.6, SC 13.12.7
#[test]
fn played_cards_are_discarded_face_up_in_the_destroy_units_step() {
    let fought = fight(&[Zergling], &[Zealot]).plays(&[zerg(1), zerg(17)], &[protoss(1), protoss(17)]);
    assert_eq!(fought.t.cards(A, CardZone::Discard), [zerg(1), zerg(17)]);
    assert_eq!(fought.t.cards(B, CardZone::Discard), [protoss(1), protoss(17)]);
    assert!(fought.has(&Event::CardsDiscarded { seat: A, cards: vec![zerg(1), zerg(17)] }));
}

// 13.13 Splash

/// SC 13.13.1, SC 17.11.4
#[test]
fn splash_damage_waits_until_all_skirmishes_are_resolved() {
    let mode = tech(Technology::SiegeMode);
    let mut t = fight(&[SiegeTank, Marine, Marine], &[Zergling, Zergling, Zergling])
        .hand(A, &[mode, terran(1), terran(2)])
        .hand(B, &[zerg(1), zerg(2), zerg(3)])
        .begin();
    t.accepts(A, Action::Pair { attacker: SiegeTank, defender: Zergling });
    t.lays(A, &[mode]).lays(A, &[terran(1)]).lays(A, &[terran(2)]);
    t.lays(B, &[zerg(1)]).lays(B, &[zerg(2)]).lays(B, &[zerg(3)]);
    t.accepts(A, Action::Resolve(0));
    assert_eq!(t.units(FIELD).len(), 2, "one Zergling fell, nobody splashed yet");
    assert_eq!(t.state().battle().party(0, Role::Attacker).splash, [true, false]);
    assert!(t.cards(A, CardZone::Battle).contains(&mode), "the card is kept");
    assert!(!t.cards(A, CardZone::Discard).contains(&mode));
}
