//! SC 13: battles in nine steps.

use orrery_engine::{Game, Status};
use orrery_starcraft::cards::Unit::*;
use orrery_starcraft::combat::{Fate, Role};

use crate::fight::*;
use crate::support::*;

/// What a position of events is, for the order of steps.
#[track_caller]
fn at(fought: &Fought, what: &str, is: impl Fn(&Event) -> bool) -> usize {
    fought.events.iter().position(is).unwrap_or_else(|| panic!("{what} in {:?}", fought.events))
}

// 13.1 Basics

/// SC 13.1.1, SC 13.1.2, SC 13.3.1
#[test]
fn entering_an_area_with_enemy_units_starts_a_battle_there() {
    let mut t = fight(&[Zergling, Hydralisk], &[Marine]).begin();
    assert_eq!(t.state().battle().area, Some(FIELD));
    assert_eq!(t.state().battle().seats, [A, B]);
    assert_eq!(t.attackers(), [Zergling, Hydralisk]);
    assert_eq!(t.units(FIELD), [Marine], "the defender's units stay in the area");
    assert!(t.events().contains(&Event::BattleBegan {
        area: FIELD,
        attacker: A,
        defender: B,
        attackers: vec![Zergling, Hydralisk],
        defenders: vec![Marine],
    }));
}

/// SC 13.1.3, SC 13.1.4
#[test]
fn a_unit_is_in_one_skirmish_only() {
    let mut t = fight(&[Zergling, Ultralisk], &[Marine, Firebat]).begin();
    let twice = Action::Pair { attacker: Ultralisk, defender: Firebat };
    t.accepts(A, Action::Pair { attacker: Ultralisk, defender: Marine });
    let parties = t.state().battle().skirmishes[0].expect("formed").parties;
    assert_eq!(parties.map(|party| party.front), [Ultralisk, Marine]);
    // The second pair is all that is left and needs no decision.
    let parties = t.state().battle().skirmishes[1].expect("formed").parties;
    assert_eq!(parties.map(|party| party.front), [Zergling, Firebat]);
    t.refuses(A, twice, rules::FINISH_FIRST);

    let mut t = fight(&[Zergling, Ultralisk, Hydralisk], &[Marine, Firebat]).begin();
    t.accepts(A, Action::Pair { attacker: Ultralisk, defender: Marine });
    t.refuses(A, twice, rules::NOT_IN_BATTLE);
    t.refuses(A, Action::Pair { attacker: Zergling, defender: Marine }, rules::NOT_IN_BATTLE);
}

/// SC 13.1.5, SC 13.1.7, SC 13.9.3, SC 13.10.1, SC 13.12.6
#[test]
fn the_steps_of_a_battle_follow_each_other() {
    let fought = fight(&[Zergling], &[Marine]).plays(&[zerg(1)], &[terran(1)]);
    let drawn = |seat, n| move |event: &Event| matches!(event, Event::CardsDrawn { seat: s, count, .. } if (*s, *count) == (seat, n));
    let laid = |seat| move |event: &Event| matches!(event, Event::CardLaid { seat: s, .. } if *s == seat);
    let order = [
        at(&fought, "begins", |event| matches!(event, Event::BattleBegan { .. })),
        at(&fought, "A draws three", drawn(A, 3)),
        at(&fought, "B draws one", drawn(B, 1)),
        at(&fought, "pairs", |event| matches!(event, Event::Paired { .. })),
        at(&fought, "A lays", laid(A)),
        at(&fought, "B lays", laid(B)),
        at(&fought, "reveals", |event| {
            *event
                == Event::SkirmishRevealed { skirmish: 0, attacker: vec![zerg(1)], defender: vec![terran(1)] }
        }),
        at(&fought, "compares", |event| matches!(event, Event::Compared { .. })),
        at(&fought, "destroys", |event| matches!(event, Event::Killed { .. })),
        at(&fought, "discards", |event| matches!(event, Event::CardsDiscarded { .. })),
        at(&fought, "ends", |event| matches!(event, Event::BattleEnded { .. })),
    ];
    assert!(order.is_sorted(), "{:?}", fought.events);
    assert!(!fought.t.state().battle().is_fought());
}

/// SC 13.1.6, SC 13.14.2, SC 13.14.3
#[test]
fn the_attacker_wins_if_no_defender_is_left_and_the_defender_if_one_is() {
    let fought = fight(&[Ultralisk], &[Marine]).plays(&[zerg(16)], &[terran(1)]);
    assert!(fought.has(&Event::BattleEnded { area: FIELD, winner: A, held: false }));
    assert_eq!(fought.t.units(FIELD), [Ultralisk]);
    assert_eq!(fought.t.state().area(FIELD).owner, Some(A));

    let fought = fight(&[Zergling], &[Battlecruiser]).plays(&[zerg(1)], &[terran(14)]);
    assert!(fought.has(&Event::BattleEnded { area: FIELD, winner: B, held: true }));
    assert_eq!(fought.t.units(FIELD), [Battlecruiser]);
    assert_eq!(fought.lost(A), [Zergling]);
}

// 13.2 Combat cards

/// SC 13.2.1
#[test]
fn cards_are_standard_or_reinforcement_cards_or_stay_in_the_play_area() {
    for card in Card::all() {
        let kinds = [card.is_standard(), card.is_reinforcement()];
        let played = card.technology().is_none_or(|technology| !technology.def().play_area);
        assert_eq!(kinds.iter().filter(|&&kind| kind).count(), usize::from(played), "{card:?}");
    }
    assert!(tech(Technology::SpiderMines).is_standard());
    assert!(tech(Technology::Irradiate).is_reinforcement());
}

/// SC 13.2.2, SC 13.2.3, SC 13.2.4, SC 13.11.1
#[test]
fn a_card_that_depicts_the_front_line_unit_gives_its_primary_values_and_its_ability() {
    let totals = |front, card| {
        let [terran, _] = fight(&[front], &[Zealot]).totals(&[card], &[protoss(1)]);
        (terran.card.attack, terran.card.health, terran.ability.attack, terran.attack, terran.health)
    };
    assert_eq!(
        totals(Firebat, terran(5)),
        (5, 5, 1, 6, 5),
        "depicted, and in the front line as its text asks"
    );
    assert_eq!(totals(Marine, terran(5)), (5, 5, 0, 5, 5), "depicted");
    assert_eq!(totals(Ghost, terran(5)), (3, 4, 0, 3, 4), "not depicted: minor values");
    // The ability of card 10 works for whoever is depicted, but for nobody else.
    let [goliath, _] = fight(&[Goliath], &[Scout]).totals(&[terran(10)], &[protoss(8)]);
    assert_eq!((goliath.attack, goliath.health), (7, 7));
    let [marine, _] = fight(&[Marine], &[Scout]).totals(&[terran(10)], &[protoss(8)]);
    assert_eq!((marine.attack, marine.health), (3, 4));
}

/// SC 13.2.5, SC 13.2.6
#[test]
fn a_reinforcement_card_works_if_it_depicts_the_front_line_unit() {
    let fought =
        fight(&[Dragoon], &[Zergling]).plays(&[protoss(4), tech(Technology::SingularityCharge)], &[zerg(1)]);
    assert_eq!(fought.totals()[0].reinforcement.attack, 1);
    assert_eq!(fought.strength(Role::Attacker), (6, 7));
    // Without the special support icon a supporting Dragoon is not enough.
    let charge = tech(Technology::SingularityCharge);
    let fought = fight(&[Zealot, Dragoon], &[Zergling]).plays(&[protoss(4), charge], &[zerg(1)]);
    assert!(fought.has(&Event::CardUnsuitable { seat: A, card: charge }));
    assert_eq!(fought.totals()[0].reinforcement.attack, 0);
}

/// SC 13.2 example a, SC 17.13.1
#[test]
fn with_the_special_support_icon_a_supporting_unit_is_enough() {
    let field = tech(Technology::CloakingField);
    for units in [[Ghost, Marine], [Marine, Ghost], [Marine, Wraith], [Wraith, Marine]] {
        let fought = fight(&units, &[Zergling]).plays(&[terran(1), field], &[zerg(1)]);
        assert!(!fought.has(&Event::CardUnsuitable { seat: A, card: field }), "{units:?}");
    }
    let fought = fight(&[Marine, Firebat], &[Zergling]).plays(&[terran(1), field], &[zerg(1)]);
    assert!(fought.has(&Event::CardUnsuitable { seat: A, card: field }));
}

/// SC 13.2.7
#[test]
fn the_number_of_a_card_has_no_effect() {
    let [one, two] = [17, 18]
        .map(|number| fight(&[Goliath], &[Zergling]).totals(&[terran(16), terran(number)], &[zerg(1)]));
    assert_eq!(one, two);
}

// 13.4 Start of Battle abilities

/// SC 13.4.1, SC 13.4.2
#[test]
fn each_side_may_use_one_start_of_battle_ability_the_attacker_first() {
    let battle = || {
        fight(&[Zealot, Zealot], &[Marine, Goliath])
            .technology(A, Technology::LegEnhancements)
            .technology(B, Technology::Bunker)
            .with(|position| {
                position.kept(A, EventCard::InterceptedTransmissions).kept(B, EventCard::FlawlessDefensePlan)
            })
    };
    let mut t = battle().begin();
    assert!(!t.is_asked(B), "the attacker decides first");
    t.offers(A, Action::UseEvent(EventCard::InterceptedTransmissions)).offers(A, Action::Decline);
    t.refuses(A, Action::UseTechnology(Technology::Bunker), rules::NOT_IN_PLAY_AREA);
    t.refuses(A, Action::UseTechnology(Technology::StimPacks), rules::NO_START_OF_BATTLE);
    t.accepts(A, Action::UseTechnology(Technology::LegEnhancements));
    assert_eq!(t.units(FIELD), [Goliath], "the Marine was the cheapest");
    t.refuses(B, Action::UseTechnology(Technology::Bunker), rules::ABILITY_IDLE);
    t.accepts(B, Action::UseEvent(EventCard::FlawlessDefensePlan));
    // Nobody is asked again: the attacker's other ability stays unused.
    assert_eq!(t.state().events(EventZone::Kept(A)).len(), 1);
    t.does_not_offer(A, Action::UseEvent(EventCard::InterceptedTransmissions));

    let mut t = battle().begin();
    t.accepts(A, Action::Decline).accepts(B, Action::Decline);
    assert_eq!(t.state().battle().started, [None, None]);
    assert_eq!(t.state().events(EventZone::Kept(B)).len(), 1);
}

/// SC 13.4.1
#[test]
fn who_has_no_start_of_battle_ability_is_not_asked() {
    let mut t = fight(&[Zergling], &[Marine]).begin();
    t.offers(A, Action::PlayFromDeck);
}

// 13.5 Drawing

/// SC 13.5.1, SC 13.5.2, SC 13.15.2
#[test]
fn the_attacker_draws_three_cards_and_the_defender_one_and_what_is_not_played_is_kept() {
    let fought = fight(&[Zergling], &[Marine])
        .deck_top(A, &[zerg(6), zerg(7), zerg(8), zerg(9)])
        .deck_top(B, &[terran(6), terran(7)])
        .plays(&[zerg(1)], &[terran(1)]);
    assert_eq!(fought.t.hand(A), [zerg(6), zerg(7), zerg(8)]);
    assert_eq!(fought.t.hand(B), [terran(6)]);
}

/// SC 13.5.1, SC 12.5.1
#[test]
fn the_discard_pile_becomes_the_deck_when_the_last_card_is_drawn() {
    let mut t = fight(&[Zergling], &[Marine]).with(|position| position.deck(A, &[zerg(1), zerg(2)])).begin();
    assert_eq!(t.hand(A), [zerg(1), zerg(2)]);
    t.shuffles(7);
    assert_eq!(t.hand(A).len(), 3);
    assert_eq!(t.cards(A, CardZone::Deck).len(), 15);
    assert_eq!(t.hand(B).len(), 1, "then the defender draws");
}

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

// 13.14 Retreat

/// SC 13.14.1, SC 13.14.2, SC 13.14.7, SC G61
#[test]
fn a_victorious_attacker_retreats_just_the_excess_to_one_area() {
    let attackers = [Ultralisk, Zergling, Zergling, Zergling, Hydralisk, Hydralisk];
    let mut t = fight(&attackers, &[Marine]).hand(A, &[zerg(16)]).hand(B, &[terran(1)]).begin();
    t.accepts(A, Action::Pair { attacker: Ultralisk, defender: Marine });
    t.lays(A, &[zerg(16)]).lays(B, &[terran(1)]);
    t.offers(A, Action::MoveTo(CAMP)).offers(A, Action::MoveTo(REAR));
    t.accepts(A, Action::MoveTo(REAR));
    t.refuses(A, Action::ChooseUnit(Marine), rules::NOT_IN_BATTLE);
    t.refuses(A, Action::MoveTo(CAMP), rules::FINISH_FIRST);
    t.accepts(A, Action::ChooseUnit(Zergling)).accepts(A, Action::ChooseUnit(Hydralisk));
    assert_eq!(t.units(REAR), [Zergling, Hydralisk]);
    assert_eq!(t.units(FIELD), [Zergling, Zergling, Hydralisk, Ultralisk]);
    assert!(t.units(CAMP).is_empty());
}

/// SC 13.14.4, SC 13.15.3
#[test]
fn if_all_units_are_gone_the_defender_counts_as_having_held_the_area() {
    let fought = fight(&[Zergling], &[Marine])
        .with(|position| position.resource_card(B, FIELD))
        .plays(&[zerg(1)], &[terran(2)]);
    assert!(fought.has(&Event::BattleEnded { area: FIELD, winner: B, held: true }));
    assert!(fought.t.state().is_empty(FIELD));
    assert_eq!(fought.t.state().area(FIELD).card, Some(B), "his Resource card until the Regrouping phase");
}

/// SC 13.15.3
#[test]
fn a_defeated_defender_keeps_the_resource_card_for_now() {
    let fought = fight(&[Ultralisk], &[Marine])
        .with(|position| position.resource_card(B, FIELD))
        .plays(&[zerg(16)], &[terran(1)]);
    assert!(fought.has(&Event::BattleEnded { area: FIELD, winner: A, held: false }));
    assert_eq!(fought.t.state().area(FIELD).card, Some(B));
}

/// SC 13.14.5, SC 17.7.5, SC G60, SC G69
#[test]
fn a_defender_with_only_assist_units_left_retreats_before_the_attackers_excess() {
    let attackers = [Ultralisk, Zergling, Zergling, Zergling, Zergling, Zergling];
    let mut t =
        fight(&attackers, &[Marine, ScienceVessel]).hand(A, &[zerg(16)]).hand(B, &[terran(1)]).begin();
    t.accepts(A, Action::Pair { attacker: Ultralisk, defender: Marine });
    t.lays(A, &[zerg(16)]).lays(B, &[terran(1)]);
    assert!(!t.is_asked(A), "the defender goes first");
    t.accepts(B, Action::MoveTo(REAR));
    assert_eq!(t.units(REAR), [ScienceVessel]);
    // REAR is the defender's now, so the excess goes to CAMP: one of its choice, then a Zergling in any case.
    t.accepts(A, Action::ChooseUnit(Ultralisk));
    assert_eq!(t.units(CAMP), [Zergling, Ultralisk]);
    assert_eq!(t.units(FIELD), [Zergling; 4]);
    assert_eq!(t.state().area(FIELD).owner, Some(A));
}

/// SC G60
#[test]
fn if_both_sides_have_only_assist_units_left_the_defender_retreats() {
    let mut t =
        fight(&[Zergling, Queen], &[Marine, ScienceVessel]).hand(A, &[zerg(1)]).hand(B, &[terran(2)]).begin();
    t.lays(A, &[zerg(1)]).lays(B, &[terran(2)]);
    t.accepts(B, Action::MoveTo(REAR));
    assert_eq!(t.units(FIELD), [Queen]);
    assert_eq!(t.units(REAR), [ScienceVessel]);
}

/// SC 13.14.6, SC 13.14.9, SC G62
#[test]
fn retreat_leads_to_friendly_or_empty_areas_here_or_where_a_transport_goes() {
    let home = |number| Action::MoveTo(area(Planet::ChauSara, number));
    let mut fought = fight(&[Zealot], &[Dragoon])
        .with(|position| position.transport(A, RouteId(0)).units(B, REAR, &[Zealot]))
        .plays(&[protoss(4)], &[protoss(4)]);
    let t = &mut fought.t;
    t.refuses(A, Action::MoveTo(FIELD), rules::NO_REFUGE);
    t.refuses(A, Action::MoveTo(REAR), rules::NO_REFUGE);
    t.refuses(A, Action::MoveTo(area(Planet::Helios, 1)), rules::NO_WAY_TO_RETREAT);
    t.refuses(A, Action::MoveTo(area(Planet::Braken, 0)), rules::NO_SUCH_AREA);
    t.offers(A, Action::MoveTo(CAMP)).offers(A, home(0)).offers(A, home(1));
    // The units came from Pridewater, and yet.
    t.accepts(A, home(1));
    assert_eq!(t.units(area(Planet::ChauSara, 1)), [Zealot]);
}

/// SC 13.14.8
#[test]
fn units_that_have_nowhere_to_retreat_to_are_destroyed() {
    let fought = fight(&[Zealot, Zealot], &[Dragoon, Dragoon])
        .with(|position| position.base(B, CAMP).units(B, REAR, &[Zealot]))
        .hand(A, &[protoss(4), protoss(5)])
        .hand(B, &[protoss(4), protoss(8)]);
    let mut t = fought.begin();
    t.lays(A, &[protoss(4)]).lays(A, &[protoss(5)]).lays(B, &[protoss(4)]).lays_from_deck(B);
    t.settle().may(A, Action::Resolve(0)).settle();
    assert!(!t.state().battle().is_fought());
    assert_eq!(t.state().supply(A, Zealot), 6, "both are lost");
}

/// SC 13.14.8
#[test]
fn if_the_area_is_too_small_the_owner_chooses_who_is_lost() {
    let mut t = fight(&[Zealot, Dragoon], &[Dragoon, Dragoon])
        .with(|position| position.base(B, CAMP).units(A, REAR, &[Scout, Scout]))
        .hand(A, &[protoss(4), protoss(5)])
        .hand(B, &[protoss(4), protoss(8)])
        .begin();
    t.accepts(A, Action::Pair { attacker: Zealot, defender: Dragoon });
    // 5/7 against 5/7, then 6/6 against the minor 4/3 of a Scout card: the second Dragoon falls.
    t.lays(A, &[protoss(4)]).lays(A, &[protoss(5)]).lays(B, &[protoss(4)]).lays(B, &[protoss(8)]);
    t.accepts(A, Action::Resolve(0));
    assert_eq!(t.units(FIELD), [Dragoon]);
    // REAR is the only area and has one place left.
    t.refuses(A, Action::ChooseUnit(Scout), rules::NOT_IN_BATTLE);
    t.accepts(A, Action::ChooseUnit(Dragoon));
    assert_eq!(t.units(REAR), [Zealot, Scout, Scout]);
    assert_eq!(t.state().supply(A, Dragoon), 3);
}

/// SC 13.14.8, SC G151
#[test]
fn a_full_area_is_no_way_out() {
    let mut fought = fight(&[Zealot], &[Dragoon])
        .with(|position| position.units(A, REAR, &[Scout; 3]))
        .plays(&[protoss(4)], &[protoss(4)]);
    // CAMP alone has room, so nobody is asked.
    fought.goes_on();
    assert!(fought.has(&Event::Retreated { seat: A, unit: Zealot, area: CAMP }));
}

/// SC 13.14.10
#[test]
fn a_base_survives_the_battle_whoever_wins() {
    let fought = fight(&[Ultralisk], &[Marine])
        .with(|position| position.base(B, FIELD))
        .plays(&[zerg(16)], &[terran(1)]);
    assert_eq!(fought.t.state().area(FIELD).base, Some(B));
    assert_eq!(fought.t.state().area(FIELD).owner, Some(A));
    assert_eq!(fought.t.state().controller(FIELD), None);
}

/// SC 13.15.1
#[test]
fn after_the_battle_the_execution_phase_goes_on() {
    let mut fought = fight(&[Ultralisk], &[Marine]).plays(&[zerg(16)], &[terran(1)]);
    assert_eq!(fought.t.state().battle(), &orrery_starcraft::combat::Battle::default());
    fought.t.offers(B, Action::Execute);
    assert!(fought.t.cards(A, CardZone::Battle).is_empty() && fought.t.cards(B, CardZone::Battle).is_empty());
}

/// SC G70
#[test]
fn an_area_that_became_friendly_or_empty_in_the_battle_is_a_way_out() {
    // The attackers left CAMP in this very order; it is empty at the moment of the retreat.
    let mut fought = fight(&[Zealot], &[Dragoon])
        .with(|position| position.units(B, REAR, &[Zealot]))
        .plays(&[protoss(4)], &[protoss(4)]);
    fought.goes_on();
    assert_eq!(fought.t.units(CAMP), [Zealot]);
}

/// SC G48
#[test]
fn a_third_players_base_in_the_area_takes_no_part() {
    let position = Arrangement::new(3).faction(C, Faction::Mengsk);
    let fought = fight_of(position, &[Mutalisk], &[Zealot])
        .with(|position| position.base(C, FIELD).module(C, Module::AirSupport, 1))
        .plays(&[zerg(7)], &[protoss(1)]);
    assert_eq!(fought.totals()[1].module, 0, "and its Air Support helps nobody");
    assert_eq!(fought.t.state().area(FIELD).base, Some(C));
}

// Leaving the table in a battle

/// SC 13.14.2
#[test]
fn if_the_defender_leaves_the_attacker_takes_the_area_and_retreats_his_excess() {
    let attackers = [Ultralisk, Zergling, Zergling, Zergling, Hydralisk, Hydralisk];
    let mut t = fight_of(Arrangement::new(3), &attackers, &[Marine]).hand(A, &[zerg(16)]).begin();
    t.accepts(A, Action::Pair { attacker: Ultralisk, defender: Marine });
    t.lays(A, &[zerg(16)]);
    t.concedes(B);
    assert_eq!(t.cards(A, CardZone::Discard), [zerg(16)], "what was laid is discarded");
    t.accepts(A, Action::MoveTo(REAR));
    t.accepts(A, Action::ChooseUnit(Hydralisk)).accepts(A, Action::ChooseUnit(Hydralisk));
    assert_eq!(t.units(FIELD), [Zergling, Zergling, Zergling, Ultralisk]);
    assert_eq!(t.units(REAR), [Hydralisk, Hydralisk]);
}

/// SC 13.14.3
#[test]
fn if_the_attacker_leaves_the_defender_holds_the_area() {
    let mut t =
        fight_of(Arrangement::new(3), &[Zergling, Zergling], &[Marine, Marine]).hand(B, &[terran(1)]).begin();
    t.lays_from_deck(A).lays_from_deck(A).lays(B, &[terran(1)]);
    t.concedes(A);
    assert!(!t.state().battle().is_fought());
    assert_eq!(t.units(FIELD), [Marine, Marine]);
    assert!(t.cards(B, CardZone::Battle).is_empty());
}

#[test]
fn a_battle_is_small() {
    let size = size_of::<orrery_starcraft::combat::Battle>();
    assert!(size <= 400, "{size} bytes");
}
