//! SC 13.6 to SC 13.8: skirmishes are formed, supported and given cards.

use orrery_engine::{Game, Status};
use orrery_starcraft::cards::Unit::*;
use orrery_starcraft::combat::Role;

use crate::fight::*;
use crate::support::*;

// 13.6 Skirmishes

/// SC 13.6.1, SC 13.6.5, SC 13.7.5, SC 13.6 example a, SC 13.7 example a, SC 13.8 example a
#[test]
fn the_overmind_attacks_a_firebat_and_a_siege_tank() {
    let mut t =
        fight_of(Arrangement::new(2), &[Zergling, Zergling, Zergling, Ultralisk], &[Firebat, SiegeTank])
            .hand(A, &[zerg(3), zerg(16)])
            .hand(B, &[terran(6), terran(15)])
            .begin();
    t.accepts(A, Action::Pair { attacker: Zergling, defender: Firebat });
    t.accepts(A, Action::Pair { attacker: Ultralisk, defender: SiegeTank });
    assert_eq!(t.state().battle().count(), 2);
    t.accepts(A, Action::Support { unit: Zergling, skirmish: 0 });
    t.accepts(A, Action::Support { unit: Zergling, skirmish: 1 });
    t.lays(A, &[zerg(3)]).lays(A, &[zerg(16)]);
    t.lays(B, &[terran(6)]).lays(B, &[terran(15)]);
    t.accepts(A, Action::Resolve(1));
    let fought = Fought::of(t);
    let [ultralisk, tank] = fought.totals_of(1);
    assert_eq!((ultralisk.card.attack, ultralisk.card.health + ultralisk.ability.health), (8, 9));
    assert_eq!((ultralisk.support, ultralisk.attack, ultralisk.health), (1, 9, 9));
    assert_eq!((tank.attack, tank.health), (8, 7));
    // The second skirmish is the only one left and follows by itself.
    let [zergling, _] = fought.totals_of(0);
    assert_eq!((zergling.card.attack, zergling.card.health), (4, 5));
    assert_eq!((zergling.support, zergling.attack), (1, 5));
}

/// SC 13.6.2, SC 13.6.3
#[test]
fn as_many_skirmishes_are_formed_as_the_smaller_side_has_units() {
    let mut t = fight(&[Zergling, Hydralisk, Ultralisk], &[Marine, Firebat]).begin();
    t.refuses(A, Action::Decline, rules::FINISH_FIRST).refuses(A, Action::Finish, rules::FINISH_FIRST);
    t.accepts(A, Action::Pair { attacker: Zergling, defender: Marine });
    t.refuses(A, Action::Finish, rules::FINISH_FIRST);
    t.accepts(A, Action::Pair { attacker: Hydralisk, defender: Firebat });
    assert_eq!(t.state().battle().count(), 2);
    t.does_not_offer(A, Action::Pair { attacker: Ultralisk, defender: Firebat });

    let mut t = fight(&[Zergling, Hydralisk], &[Marine, Firebat, Ghost]).begin();
    t.accepts(A, Action::Pair { attacker: Zergling, defender: Marine });
    t.accepts(A, Action::Pair { attacker: Hydralisk, defender: Ghost });
    assert_eq!(t.state().battle().count(), 2);
    t.offers(B, Action::Support { unit: Firebat, skirmish: 1 });
}

/// SC 13.6.4
#[test]
fn a_unit_may_be_paired_with_one_it_cannot_attack() {
    let mut t = fight(&[Zergling, Hydralisk], &[Wraith]).begin();
    t.accepts(A, Action::Pair { attacker: Zergling, defender: Wraith });
    assert!(!Zergling.can_attack(Wraith));
}

// 13.7 Supporting units

/// SC 13.7.1, SC 13.7.2, SC 13.7.3, SC 13.7.4, SC 17.7.2
#[test]
fn each_side_assigns_all_its_supporting_units_the_attacker_first() {
    let mut t =
        fight(&[Zergling, Zergling, Queen, Defiler], &[Marine, Marine, ScienceVessel, ScienceVessel]).begin();
    assert_eq!(t.state().battle().count(), 2);
    assert!(!t.is_asked(B));
    t.refuses(A, Action::Decline, rules::ALL_TAKE_PART);
    t.refuses(A, Action::Support { unit: ScienceVessel, skirmish: 0 }, rules::NOT_IN_BATTLE);
    t.refuses(A, Action::Support { unit: Queen, skirmish: 2 }, rules::NO_SUCH_SKIRMISH);
    // All in one skirmish.
    t.accepts(A, Action::Support { unit: Queen, skirmish: 1 });
    t.refuses(A, Action::Support { unit: Queen, skirmish: 0 }, rules::NOT_IN_BATTLE);
    t.accepts(A, Action::Support { unit: Defiler, skirmish: 1 });
    // Then the defender, spread.
    t.accepts(B, Action::Support { unit: ScienceVessel, skirmish: 0 });
    t.accepts(B, Action::Support { unit: ScienceVessel, skirmish: 1 });
    t.offers(A, Action::PlayFromDeck);
    let second = t.state().battle().skirmishes[1].expect("formed");
    assert_eq!(second.parties.map(|party| party.support.len()), [2, 1]);
}

// 13.8 Cards

/// SC 13.8.1, SC 13.8.5
#[test]
fn the_attacker_lays_all_his_cards_before_the_defender_who_sees_how_many() {
    let mut t =
        fight(&[Zergling, Zergling], &[Marine, Marine]).hand(A, &[zerg(1), zerg(2), zerg(17)]).begin();
    assert!(!t.is_asked(B));
    t.lays(A, &[zerg(1), zerg(17)]);
    assert!(!t.is_asked(B), "not before the attacker is done");
    t.lays(A, &[zerg(2)]);
    assert!(!t.is_asked(A));
    t.offers(B, Action::PlayFromDeck);
    let battle = t.state().battle();
    let counts = [0, 1].map(|skirmish| battle.party(skirmish, Role::Attacker));
    assert!(counts[0].reinforcement.is_some() && counts[1].reinforcement.is_none());
    assert!(counts.iter().all(|party| !party.shown), "but not which");
}

/// SC 13.8.2, SC 13.8.3, SC 13.8.4, SC G57
#[test]
fn a_skirmish_takes_one_standard_card_and_at_most_one_reinforcement_card() {
    let mut t = fight(&[Zergling], &[Marine])
        .hand(A, &[zerg(1), zerg(2), zerg(17), zerg(18)])
        .hand(B, &[terran(1)])
        .begin();
    t.refuses(A, Action::Decline, rules::MUST_PLAY_A_CARD);
    t.refuses(A, Action::Reinforce(zerg(17)), rules::NOT_ALONE);
    t.refuses(A, Action::Play(zerg(17)), rules::NOT_STANDARD);
    t.refuses(A, Action::Play(zerg(3)), rules::CARD_NOT_IN_HAND);
    t.accepts(A, Action::Play(zerg(1)));
    t.refuses(A, Action::Play(zerg(2)), rules::ONE_STANDARD_CARD);
    t.refuses(A, Action::Reinforce(zerg(2)), rules::NOT_A_REINFORCEMENT);
    t.refuses(A, Action::Reinforce(zerg(1)), rules::CARD_NOT_IN_HAND);
    t.accepts(A, Action::Reinforce(zerg(17)));
    t.refuses(A, Action::Reinforce(zerg(18)), rules::NOT_YOUR_DECISION);
    // Without a Reinforcement card.
    t.accepts(B, Action::Play(terran(1))).accepts(B, Action::Decline);
}

/// SC 13.8.6, SC 13.8.7
#[test]
fn the_top_card_of_the_deck_is_played_unseen_and_alone() {
    let mut t = fight(&[Zergling, Zergling], &[Marine, Marine])
        .hand(A, &[zerg(17), zerg(2)])
        .deck_top(A, &[zerg(6), zerg(7), zerg(8), zerg(1)])
        .begin();
    t.accepts(A, Action::PlayFromDeck);
    let party = *t.state().battle().party(0, Role::Attacker);
    assert_eq!((party.standard, party.from_deck, party.shown), (Some(zerg(1)), true, false));
    // The next question is about the next skirmish.
    t.refuses(A, Action::Reinforce(zerg(17)), rules::NOT_ALONE);
    t.lays(A, &[zerg(2), zerg(17)]);
    let party = *t.state().battle().party(1, Role::Attacker);
    assert_eq!(
        (party.standard, party.reinforcement, party.from_deck),
        (Some(zerg(2)), Some(zerg(17)), false)
    );
}

/// SC 13.8.8, SC 13.8 example b
#[test]
fn a_defender_with_two_standard_cards_for_four_skirmishes_needs_his_deck() {
    let mut t = fight(&[Zergling; 4], &[Marine; 4])
        .hand(A, &[])
        .hand(B, &[terran(1), terran(2)])
        .deck_top(B, &[terran(17)])
        .begin();
    for _ in 0..4 {
        t.lays_from_deck(A);
    }
    // He may use the deck although he has standard cards.
    t.offers(B, Action::Play(terran(1)));
    t.lays_from_deck(B);
    t.lays(B, &[terran(1)]).lays(B, &[terran(2)]);
    assert_eq!(t.listed(B), [Action::PlayFromDeck]);
    t.lays_from_deck(B);
    let decks =
        (0..4).filter(|&skirmish| t.state().battle().party(skirmish, Role::Defender).from_deck).count();
    assert_eq!(decks, 2);
}

/// SC 13.8.6, SC 12.5.1
#[test]
fn the_last_card_of_the_deck_laid_in_a_battle_brings_the_discard_pile_back() {
    let mut t = fight(&[Zergling], &[Marine])
        .with(|position| position.deck(A, &[zerg(6), zerg(7), zerg(8), zerg(1)]))
        .begin();
    t.lays_from_deck(A);
    assert!(matches!(t.state().status(), Status::Chance(_)));
    t.shuffles(1);
    assert_eq!(t.cards(A, CardZone::Deck).len(), 14);
    t.offers(B, Action::PlayFromDeck);
}
