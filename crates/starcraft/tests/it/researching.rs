//! SC 12, SC 15.4: the Research order and Combat decks.

use crate::support::*;

const HOME: Planet = Planet::ChauSara;

#[track_caller]
fn researches(position: Arrangement) -> Scenario<StarCraft> {
    executes(position, A, HOME, Order::Research)
}

fn terran(numbers: &[u8]) -> Vec<Card> {
    numbers.iter().map(|&number| Card::numbered(Race::Terran, number)).collect()
}

fn drawn_events(t: &Scenario<StarCraft>, seat: Seat) -> usize {
    t.state().events(EventZone::Drawn(seat)).len()
}

/// SC 12.1.1
#[test]
fn a_research_order_needs_a_base_on_the_planet() {
    let position = Arrangement::new(2).units(A, area(Planet::Pridewater, 0), &[Unit::Marine]);
    let mut t = position
        .order_on_top(A, Planet::Pridewater, Order::Research)
        .order_on_top(B, Planet::Helios, Order::Build)
        .begin();
    t.accepts(A, Action::Execute);
    assert!(t.events().contains(&Event::NothingDone { seat: A }));
    assert_eq!(drawn_events(&t, A), 0);
}

/// SC 12.1.2, SC 12.2.1, SC 12.2.2
#[test]
fn an_event_is_drawn_first_then_three_cards_if_he_likes() {
    let mut t = researches(Arrangement::new(2).deck_top(A, &terran(&[1, 2, 3, 4])));
    assert_eq!((drawn_events(&t, A), t.hand(A)), (1, vec![]));
    t.refuses(A, Action::BuyTechnology(Technology::Lockdown), rules::FINISH_FIRST);
    t.accepts(A, Action::Draw);
    assert_eq!(t.hand(A), terran(&[1, 2, 3]));
    t.refuses(A, Action::Draw, rules::FINISH_FIRST).accepts(A, Action::Decline);
    let mut t = researches(Arrangement::new(2));
    t.accepts(A, Action::Decline).accepts(A, Action::BuyTechnology(Technology::SpiderMines));
    assert_eq!(t.hand(A), []);
}

/// SC G55
#[test]
fn three_cards_or_none() {
    let mut t = researches(Arrangement::new(2));
    t.accepts(A, Action::Draw);
    assert_eq!(t.hand(A).len(), 3);
}

/// SC 12.3.1, SC 12.3.2, SC 12.3.3, SC 12.3.4, SC 12.3 example a, SC 12.4.1, SC 12.4.3
#[test]
fn stasis_field_is_paid_once_and_shuffled_in_with_the_discard_pile() {
    let protoss = |number| Card::numbered(Race::Protoss, number);
    let position = Arrangement::new(3)
        .no_cards(Planet::Tarsonis)
        .hand(C, &[protoss(1)])
        .discard(C, &[protoss(2), protoss(3)]);
    let mut t = executes(position, C, Planet::Tarsonis, Order::Research);
    t.accepts(C, Action::Decline).accepts(C, Action::BuyTechnology(Technology::StasisField));
    assert_eq!(t.state().player(C).permanent, [1, 2]);
    assert!(t.events().contains(&Event::TechnologyGained { seat: C, technology: Technology::StasisField }));
    t.shuffles(7);
    let deck = t.cards(C, CardZone::Deck);
    let copies = Card::copies(Technology::StasisField).filter(|card| deck.contains(card)).count();
    assert_eq!((copies, deck.len(), t.cards(C, CardZone::Discard).len()), (2, 19, 0));
    assert_eq!(t.hand(C), [protoss(1)]);
    assert!(
        t.cards(C, CardZone::Technology)
            .iter()
            .all(|card| card.technology() != Some(Technology::StasisField))
    );
}

/// SC 12.3.1
#[test]
fn one_technology_an_order_and_only_what_can_be_paid() {
    let mut t = researches(Arrangement::new(2).no_cards(HOME).permanent(A, Resource::Gas, 2));
    t.accepts(A, Action::Decline).refuses(A, Action::BuyTechnology(Technology::Lockdown), rules::CANNOT_PAY);
    t.refuses(A, Action::BuyTechnology(Technology::Plague), rules::NOT_IN_TECHNOLOGY_DECK);
    t.accepts(A, Action::BuyTechnology(Technology::SpiderMines)).shuffles(1);
    t.does_not_offer(A, Action::BuyTechnology(Technology::SpiderMines));
}

/// SC 12.4.2, SC 17.10.1, SC G159
#[test]
fn without_new_cards_in_the_deck_nothing_is_shuffled() {
    let discard = terran(&[1, 2]);
    let mut t = researches(Arrangement::new(2).discard(A, &discard));
    t.accepts(A, Action::Decline).accepts(A, Action::Decline);
    assert_eq!(t.cards(A, CardZone::Discard), discard);
    let mut t = researches(Arrangement::new(2).no_cards(HOME).discard(A, &discard));
    t.accepts(A, Action::Decline).accepts(A, Action::BuyTechnology(Technology::Bunker));
    assert_eq!(t.cards(A, CardZone::Discard), discard);
    assert_eq!(t.cards(A, CardZone::PlayArea), Card::copies(Technology::Bunker).collect::<Vec<_>>());
    assert!(t.events().iter().all(|event| !matches!(event, Event::DeckShuffled { .. })));
}

/// SC 12.5.1
#[test]
fn the_discard_pile_becomes_the_deck_as_soon_as_the_last_card_is_taken() {
    // One card is drawn, the rest from the new deck.
    let mut t = researches(Arrangement::new(2).deck(A, &terran(&[1])));
    t.accepts(A, Action::Draw);
    assert_eq!((t.hand(A), t.cards(A, CardZone::Discard).len()), (terran(&[1]), 17));
    t.shuffles(5);
    assert_eq!(
        (t.hand(A).len(), t.cards(A, CardZone::Deck).len(), t.cards(A, CardZone::Discard).len()),
        (3, 15, 0)
    );
    // The very last card needed empties the deck: it is made anew all the same.
    let mut t = researches(Arrangement::new(2).deck(A, &terran(&[1, 2, 3])));
    t.accepts(A, Action::Draw).shuffles(5);
    assert_eq!((t.hand(A), t.cards(A, CardZone::Deck).len()), (terran(&[1, 2, 3]), 15));
}

/// SC 12.5.2
#[test]
fn drawing_alone_does_not_shuffle() {
    let discard = terran(&[4]);
    let mut t = researches(Arrangement::new(2).discard(A, &discard));
    t.accepts(A, Action::Draw);
    assert_eq!(t.cards(A, CardZone::Discard), discard);
}

/// SC G54
#[test]
fn without_any_card_nothing_is_drawn() {
    let all: Vec<Card> = terran(&(1..=18).collect::<Vec<_>>());
    let mut t = researches(Arrangement::new(2).hand(A, &all));
    t.refuses(A, Action::Draw, rules::FINISH_FIRST).accepts(A, Action::Decline);
    let mut t = researches(Arrangement::new(2).hand(A, &all[2..]));
    t.accepts(A, Action::Draw).accepts(A, Action::Decline);
    assert_eq!(t.hand(A), all);
}

/// SC G12
#[test]
fn an_empty_event_deck_gives_nothing() {
    let mut t = researches(Arrangement::new(2).no_events());
    assert_eq!(drawn_events(&t, A), 0);
    t.accepts(A, Action::Draw);
}

/// SC G52
#[test]
fn a_technology_is_bought_again_only_if_it_came_back() {
    let mut t = researches(Arrangement::new(2).technology(A, Technology::Nuke));
    t.accepts(A, Action::Decline);
    t.refuses(A, Action::BuyTechnology(Technology::Nuke), rules::NOT_IN_TECHNOLOGY_DECK);
    let mut t = researches(Arrangement::new(2));
    t.accepts(A, Action::Decline).offers(A, Action::BuyTechnology(Technology::Nuke));
}

/// SC 15.4 example a, SC 15.4.1, SC 15.4.2
#[test]
fn mengsk_draws_another_event_and_shuffles_both_spider_mines() {
    let position = Arrangement::new(2).faction(A, Faction::Mengsk).no_cards(HOME).discard(A, &terran(&[18]));
    let mut t = executes(position, A, HOME, Order::SpecialResearch);
    t.accepts(A, Action::Draw).accepts(A, Action::BuyTechnology(Technology::SpiderMines));
    assert_eq!((drawn_events(&t, A), t.hand(A).len()), (1, 3));
    t.refuses(A, Action::Decline, rules::CHOOSE_EXTRA).accepts(A, Action::TakeEvent).shuffles(3);
    let deck = t.cards(A, CardZone::Deck);
    assert_eq!((drawn_events(&t, A), deck.len(), t.cards(A, CardZone::Discard).len()), (2, 17, 0));
    assert!(Card::copies(Technology::SpiderMines).all(|card| deck.contains(&card)));
}

/// SC 15.4.3
#[test]
fn one_copy_of_the_new_technology_can_go_into_the_hand() {
    let copies: Vec<Card> = Card::copies(Technology::SpiderMines).collect();
    let mut t = executes(Arrangement::new(2).no_cards(HOME), A, HOME, Order::SpecialResearch);
    t.accepts(A, Action::Decline).accepts(A, Action::BuyTechnology(Technology::SpiderMines));
    t.refuses(A, Action::KeepCopy(terran(&[1])[0]), rules::NOT_THE_NEW_TECHNOLOGY);
    t.accepts(A, Action::KeepCopy(copies[1])).shuffles(3);
    assert_eq!((t.hand(A), drawn_events(&t, A)), (vec![copies[1]], 1));
    assert!(t.cards(A, CardZone::Deck).contains(&copies[0]));
}

/// SC G53
#[test]
fn without_a_technology_the_second_event_is_mandatory() {
    let mut t = executes(Arrangement::new(2), A, HOME, Order::SpecialResearch);
    t.accepts(A, Action::Decline).accepts(A, Action::Decline);
    assert!(
        t.events().iter().filter(|event| matches!(event, Event::EventDrawn { seat: A, .. })).count() == 2
    );
}

/// SC 15.4.3
#[test]
fn a_technology_of_the_play_area_leaves_only_the_event() {
    let mut t = executes(Arrangement::new(2).no_cards(HOME), A, HOME, Order::SpecialResearch);
    t.accepts(A, Action::Decline).accepts(A, Action::BuyTechnology(Technology::Bunker));
    assert!(
        t.events().iter().filter(|event| matches!(event, Event::EventDrawn { seat: A, .. })).count() == 2
    );
}

/// SC 12.3.5
#[test]
fn the_next_player_waits_until_the_technology_is_chosen() {
    let position = Arrangement::new(2).order_on_top(B, Planet::Helios, Order::Build);
    let mut t = researches(position);
    t.refuses(B, Action::Execute, rules::NOT_YOUR_DECISION).accepts(A, Action::Decline);
    t.refuses(B, Action::Execute, rules::NOT_YOUR_DECISION)
        .accepts(A, Action::Decline)
        .accepts(B, Action::Execute);
}
