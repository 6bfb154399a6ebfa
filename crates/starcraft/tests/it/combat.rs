//! SC 13.1 to SC 13.5: battles in nine steps, Combat cards, the start of a battle.

use orrery_starcraft::cards::Unit::*;
use orrery_starcraft::combat::Role;

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
