//! The Protoss technologies, by what they do in a battle.

use orrery_starcraft::cards::Unit::*;
use orrery_starcraft::combat::Role;

use crate::fight::*;
use crate::support::*;

/// SC 17.10.2, SC G152
#[test]
fn leg_enhancements_make_the_opponent_destroy_his_cheapest_ground_unit() {
    let legs = Action::UseTechnology(Technology::LegEnhancements);
    let mut t = fight(&[Zealot, Zealot], &[Vulture, Firebat, Goliath, Wraith])
        .technology(A, Technology::LegEnhancements)
        .begin();
    t.accepts(A, legs);
    // Vulture and Firebat cost 2 in all.
    t.refuses(B, Action::ChooseUnit(Goliath), rules::NOT_THE_CHEAPEST);
    t.refuses(B, Action::ChooseUnit(Wraith), rules::NOT_THE_CHEAPEST);
    t.offers(B, Action::ChooseUnit(Vulture));
    t.accepts(B, Action::ChooseUnit(Firebat));
    assert_eq!(t.units(FIELD), [Vulture, Goliath, Wraith]);
    // An Archon is worth what was destroyed for it as well: 1 gas and two High Templar of 1 gas each.
    let mut t =
        fight(&[Archon, Dragoon, HighTemplar], &[Zealot]).technology(B, Technology::LegEnhancements).begin();
    t.accepts(B, legs);
    assert_eq!(t.attackers(), [Dragoon, Archon], "the High Templar costs 1");
    let mut t = fight(&[Archon, Dragoon], &[Zealot]).technology(B, Technology::LegEnhancements).begin();
    t.accepts(B, legs).offers(A, Action::ChooseUnit(Archon)).offers(A, Action::ChooseUnit(Dragoon));
    // Without a Zealot it does nothing.
    let mut t = fight(&[Dragoon], &[Marine])
        .technology(A, Technology::LegEnhancements)
        .with(|position| position.kept(A, EventCard::InterceptedTransmissions))
        .begin();
    t.refuses(A, legs, rules::ABILITY_IDLE);
}

/// SC 17.4.1, SC 17.11.3
#[test]
fn psionic_storm_detects_and_adds_2_to_attack() {
    for number in 0..2 {
        let storm = copy(Technology::PsionicStorm, number);
        let fought = fight(&[Zealot, HighTemplar], &[Hydralisk])
            .plays(&[protoss(1), storm], &[tech(Technology::Burrow)]);
        assert_eq!(fought.strength(Role::Attacker), (8, 7));
        assert_eq!(fought.lost(B), [Hydralisk], "it cannot hide");
    }
}

/// SC 17.5.1, SC 17.5.2, SC G66
#[test]
fn hallucination_makes_the_opponent_play_a_new_standard_card() {
    let trick = tech(Technology::Hallucination);
    let battle = || {
        fight(&[Zealot, HighTemplar], &[Goliath])
            .hand(A, &[protoss(1), trick])
            .hand(B, &[terran(16), terran(17), terran(9)])
            .deck_top(B, &[terran(6), terran(18), terran(10)])
    };
    let lay = |t: &mut Scenario<StarCraft>| {
        t.lays(A, &[protoss(1), trick]).lays(B, &[terran(16), terran(17)]);
    };
    let mut t = battle().begin();
    lay(&mut t);
    t.refuses(B, Action::Decline, rules::MUST_PLAY_A_CARD);
    t.refuses(B, Action::Play(terran(16)), rules::CARD_NOT_IN_HAND);
    t.accepts(B, Action::Play(terran(9)));
    let fought = Fought::of(t);
    assert!(fought.has(&Event::CardCancelled { seat: B, card: terran(16) }));
    assert!(fought.has(&Event::CardReplaced { seat: B, card: terran(9), from_deck: false }));
    // The Reinforcement card stays.
    assert_eq!(fought.strength(Role::Defender), (6, 8));
    assert_eq!(fought.totals()[1].reinforcement.health, 1);
    // From the deck a lone Reinforcement card is replaced in turn.
    let mut t = battle().begin();
    lay(&mut t);
    t.accepts(B, Action::PlayFromDeck);
    let fought = Fought::of(t);
    assert!(fought.has(&Event::CardUnsuitable { seat: B, card: terran(18) }));
    assert_eq!(fought.strength(Role::Defender), (6, 8), "card 10 came up");
}

/// SC 17.1.1
#[test]
fn stasis_field_makes_the_attack_of_both_sides_zero() {
    for number in 0..2 {
        let field = copy(Technology::StasisField, number);
        let fought = fight(&[Zealot, Arbiter], &[Marine]).plays(&[protoss(1), field], &[terran(1)]);
        assert_eq!(fought.strength(Role::Attacker), (0, 7));
        assert_eq!(fought.strength(Role::Defender), (0, 4));
        assert_eq!(fought.totals()[1].card.attack, 6, "whatever it is made of");
        assert!(fought.lost(A).is_empty() && fought.lost(B).is_empty());
    }
}

/// SC 13.10.2, SC 13.10.3, SC G144
#[test]
fn recall_has_no_effect_in_a_skirmish() {
    let recall = tech(Technology::Recall);
    let fought = fight(&[Zealot, Arbiter], &[Marine]).plays(&[protoss(1), recall], &[terran(1)]);
    assert_eq!(fought.strength(Role::Attacker), (6, 7));
    assert!(fought.t.cards(A, CardZone::Discard).contains(&recall));
}

/// SC 17.3.1
#[test]
fn an_arbiters_cloaking_field_hides_all_but_arbiters() {
    let field = tech(Technology::ArbiterCloakingField);
    let mut fought = fight(&[Zealot, Arbiter], &[Ultralisk]).plays(&[protoss(3), field], &[zerg(16)]);
    fought.t.accepts(A, Action::MoveTo(REAR));
    assert_eq!(fought.t.units(REAR), [Zealot]);
    // An Arbiter in the front line of its own is not hidden.
    let fought = fight(&[Arbiter], &[Hydralisk]).plays(&[protoss(1), field], &[zerg(7)]);
    assert_eq!(fought.lost(A), [Arbiter]);
}
