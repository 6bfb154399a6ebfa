//! Guesses at what others hold: every deal that fits is equally likely.

use std::collections::BTreeMap;

use orrery_engine::SplitMix64;
use orrery_starcraft::cards::{Card, Edition, Race};
use orrery_starcraft::deal::Slots;

/// Every way to lay out the cards: the standard slot, the second one, one from the deck, hand, then deck.
fn ways(cards: &[Card]) -> Vec<Vec<Card>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (n, &card) in cards.iter().enumerate() {
        let rest = [&cards[..n], &cards[n + 1..]].concat();
        all.extend(ways(&rest).into_iter().map(|way| [&[card], &way[..]].concat()));
    }
    all
}

#[test]
fn every_possible_deal_is_equally_likely() {
    let (standard, reinforcement): (Vec<Card>, Vec<Card>) =
        Card::of(Race::Terran, Edition::Base).partition(|card| card.is_standard());
    let mut cards = [&standard[..4], &reinforcement[..2]].concat();
    cards.sort_unstable();
    let slots = Slots { standard: 1, reinforcement: 1, from_deck: 1, hand: 2, deck: 1 };
    for (known, outside) in [
        (0, 0),
        (standard[1].bit(), 0),
        (reinforcement[0].bit(), standard[0].bit() | standard[2].bit()),
        (standard[3].bit() | standard[1].bit(), standard[0].bit() | reinforcement[1].bit()),
    ] {
        let possible: Vec<Vec<Card>> = ways(&cards)
            .into_iter()
            .filter(|way| way[0].is_standard() && way[1].is_reinforcement())
            .filter(|way| known & (way[2].bit() | way[5].bit()) == 0 && outside & way[5].bit() == 0)
            .collect();
        let mut seen: BTreeMap<Vec<Card>, u32> = BTreeMap::new();
        let mut seeds = SplitMix64::new(known ^ outside);
        let trials = 400 * possible.len() as u32;
        for _ in 0..trials {
            let dealt = slots.deal(&cards, known, outside, &mut seeds);
            let way = [dealt.standard, dealt.reinforcement, dealt.from_deck, dealt.hand, dealt.deck].concat();
            *seen.entry(way).or_default() += 1;
        }
        for way in &possible {
            let count = seen.get(way).copied().unwrap_or_default();
            assert!((280..=520).contains(&count), "{count} times {way:?}, 400 expected");
        }
        assert_eq!(seen.len(), possible.len());
    }
}
