//! Arranged positions are what they say.

use crate::support::*;

#[test]
fn arranged_tables_have_a_line_of_planets_with_a_home_for_each_player() {
    for players in 2..=6 {
        let game = Arrangement::new(players).build();
        assert_eq!(game.galaxy().count(), 2 * usize::from(players));
        assert_eq!(game.routes().iter().count(), 2 * usize::from(players) - 1);
        for seat in Seat::all(players) {
            let home = Arrangement::home(seat);
            assert_eq!(game.base_on(home, seat), Some(area(home, 0)));
            assert_eq!(game.bases(seat), 1);
            assert_eq!(game.cards(seat, CardZone::Deck).len(), 18);
            assert!(game.cards(seat, CardZone::Hand).is_empty());
        }
    }
}

#[test]
fn arranged_hands_and_decks_hold_what_was_asked_for() {
    let [one, two, three] = [1, 2, 3].map(|number| Card::numbered(Race::Terran, number));
    let game = Arrangement::new(2).hand(A, &[one]).deck_top(A, &[two, three]).build();
    assert_eq!(game.cards(A, CardZone::Hand), [one]);
    assert_eq!(game.cards(A, CardZone::Deck).len(), 17);
    assert!(game.cards(A, CardZone::Deck).ends_with(&[three, two]));
}

#[test]
fn an_arranged_event_card_brings_its_stage_to_the_top() {
    let game = Arrangement::new(2).event_top(EventCard::TotalWar).build();
    let deck = game.events(EventZone::Deck);
    assert_eq!(deck.last().map(|face| (face.card, face.stage)), Some((EventCard::TotalWar, Stage::Three)));
    assert_eq!(deck.len(), 20);
    assert_eq!(game.stage(), Stage::Three);
}
