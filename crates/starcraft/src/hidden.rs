//! What a viewer may not know: events redacted, and guesses that fit what is known.

use orrery_engine::{Seat, SeatSet, Source, SplitMix64, Viewer, shuffle};

use crate::cards::{Card, EventCard, EventFace, Leadership, Stage};
use crate::combat::Role;
use crate::deal::Slots;
use crate::event::Event;
use crate::state::{CardZone, EventZone, Order, PlacedOrder, Player, StarCraft};

/// The event as `viewer` saw it.
pub(crate) fn seen_by(event: &Event, viewer: Viewer) -> Event {
    let is = |seat: Seat| viewer == Viewer::Seat(seat);
    match event {
        Event::OrderPlaced { seat, planet, .. } if !is(*seat) => {
            Event::OrderPlaced { seat: *seat, planet: *planet, order: None }
        }
        Event::OrdersSeen { seat, planet, faces } if !is(*seat) => {
            Event::OrdersSeen { seat: *seat, planet: *planet, faces: vec![None; faces.len()] }
        }
        Event::CardsDrawn { seat, count, .. } if !is(*seat) => {
            Event::CardsDrawn { seat: *seat, count: *count, cards: None }
        }
        // What comes from the deck face down is unknown even to its owner (SC 13.8.6).
        Event::CardLaid { seat, skirmish, from_deck, reinforcement, open: false, .. }
            if *from_deck || !is(*seat) =>
        {
            let (skirmish, from_deck, reinforcement) = (*skirmish, *from_deck, *reinforcement);
            Event::CardLaid { seat: *seat, skirmish, from_deck, reinforcement, open: false, card: None }
        }
        Event::HandShown { seat, to, .. } if !is(*seat) && !is(*to) => {
            Event::HandShown { seat: *seat, to: *to, cards: None }
        }
        Event::LeadershipPicked { seat, .. } if !is(*seat) => {
            Event::LeadershipPicked { seat: *seat, card: None }
        }
        Event::EventsRead { seat, cards } if !is(*seat) => {
            Event::EventsRead { seat: *seat, cards: vec![None; cards.len()] }
        }
        open => open.clone(),
    }
}

/// Whether the event showed a face to somebody whose action caused it and who did not know it.
pub(crate) const fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::OrdersSeen { .. }
            | Event::OrderRevealed { .. }
            | Event::CardsDrawn { .. }
            | Event::HandShown { .. }
            | Event::CardLaid { open: true, from_deck: true, .. }
            | Event::SkirmishRevealed { .. }
            | Event::CardReplaced { .. }
            | Event::CardsDiscarded { .. }
            | Event::EventsRead { .. }
            | Event::LeadershipRevealed { .. }
            | Event::EventsDiscarded { .. }
    )
}

/// Whether `viewer` knows what an order says: its owner does (SC G11), and who has looked at it.
pub(crate) fn knows_order(token: PlacedOrder, viewer: Viewer) -> bool {
    match viewer {
        Viewer::Seat(seat) => token.seat == seat || token.known_to.contains(seat),
        Viewer::Spectator => false,
    }
}

/// The cards that `viewer` knows to be in `seat`'s hand, or laid or put away from it face down; sorted.
pub(crate) fn known_cards(game: &StarCraft, seat: Seat, viewer: Viewer) -> Vec<Card> {
    let player = &game.players[seat];
    let known = known_set(player, seat, viewer);
    let mut cards: Vec<Card> = player.zone(CardZone::Hand).to_vec();
    cards.extend(player.zone(CardZone::Discarding));
    cards.extend(laid(game, seat).filter(|laid| !laid.from_deck).map(|laid| laid.card));
    cards.retain(|card| known & card.bit() != 0);
    cards.sort_unstable();
    cards
}

/// What `viewer` was shown of a player's hand; a spectator, what everybody was shown.
fn known_set(player: &Player, seat: Seat, viewer: Viewer) -> u64 {
    match viewer {
        Viewer::Seat(viewer) => player.known[viewer],
        Viewer::Spectator => player.known[seat],
    }
}

/// Deals anew what `viewer` cannot know, every possibility equally likely. The outcome depends on nothing but what
/// the viewer knows and the seed: what is unknown is sorted before it is shuffled.
pub(crate) fn redeal(game: &mut StarCraft, viewer: Viewer, seed: u64) {
    let mut seeds = SplitMix64::new(seed);
    redeal_events(game, viewer, &mut seeds);
    redeal_leadership(game, viewer, &mut seeds);
    for seat in Seat::all(game.setup.players) {
        if viewer != Viewer::Seat(seat) {
            redeal_orders(game, seat, viewer, &mut seeds);
        }
        redeal_cards(game, seat, viewer, &mut seeds);
    }
}

/// Event cards: those of the deck, of the box and drawn ones, among those of their stage. Backs show the stage
/// (SC 2.6.12), so it stays where it is.
fn redeal_events(game: &mut StarCraft, viewer: Viewer, seeds: &mut impl Source) {
    let read = game.events_are_read();
    let clearing = game.clearing();
    let mut seats: Vec<Seat> = Seat::all(game.setup.players).collect();
    seats.retain(|&seat| !(read && viewer == Viewer::Seat(seat)));
    // Whoever has played another card, or none, has no 'The End Draws Near' left (SC 7.8.7): his come first.
    seats.sort_unstable_by_key(|&seat| clearing != Some(seat));
    for stage in Stage::ALL {
        // Cards drawn before the event deck was made anew were none of those that became the new one (SC 19.1.4).
        for before in [true, false] {
            let mut places: Vec<(usize, usize)> = Vec::new();
            let mut endless = 0;
            for &seat in &seats {
                let old = usize::from(game.old_events[seat]);
                let zone = EventZone::Drawn(seat).number();
                places.extend((0..game.events.len(zone)).filter(|&n| (n < old) == before).map(|n| (zone, n)));
                if clearing == Some(seat) {
                    endless = places.len();
                }
            }
            for zone in [EventZone::Deck, EventZone::Box].map(EventZone::number) {
                places.extend((0..game.events.len(zone)).filter(|_| !before).map(|n| (zone, n)));
            }
            let is_of_stage = |&(zone, n): &(usize, usize)| game.events.get(zone)[n].stage == stage;
            let endless = places[..endless].iter().filter(|place| is_of_stage(place)).count();
            places.retain(is_of_stage);
            let mut faces: Vec<EventFace> =
                places.iter().map(|&(zone, n)| game.events.get(zone)[n]).collect();
            faces.sort_unstable();
            loop {
                // What lies there in truth is one of the possibilities, so that this ends.
                shuffle(&mut faces, seeds.next_u64());
                if faces[..endless].iter().all(|face| face.card != EventCard::TheEndDrawsNear) {
                    break;
                }
            }
            for ((zone, n), face) in places.into_iter().zip(faces) {
                game.events.get_mut(zone)[n] = face;
            }
        }
    }
}

/// Leadership cards picked face down: any that could have been (SC 29.2.2).
fn redeal_leadership(game: &mut StarCraft, viewer: Viewer, seeds: &mut impl Source) {
    if !game.is_brood_war() {
        return;
    }
    let Some(stage) = game.stage_of_choice() else { return };
    for seat in Seat::all(game.setup.players) {
        if viewer == Viewer::Seat(seat) || game.players[seat].brood.picked.is_none() {
            continue;
        }
        let resolved = game.players[seat].brood.resolved;
        let cards: Vec<Leadership> =
            Leadership::of(game.faction(seat), stage).filter(|card| resolved & card.bit() == 0).collect();
        let at = seeds.below(cards.len() as u32) as usize;
        game.players[seat].brood.picked = Some(cards[at]);
    }
}

/// Orders: those on the table that the viewer has not seen, together with the unused ones (SC 5.1.8), with no more
/// special ones than he could place in this round (SC 5.3.1).
fn redeal_orders(game: &mut StarCraft, seat: Seat, viewer: Viewer, seeds: &mut impl Source) {
    let hidden = |token: &PlacedOrder| token.seat == seat && !knows_order(*token, viewer);
    let player = &game.players[seat];
    let mut tokens: Vec<Order> = game.orders.iter().filter(hidden).map(|token| token.order).collect();
    let placed = tokens.len();
    if placed == 0 {
        return;
    }
    let special = |tokens: &[Order]| tokens.iter().filter(|order| order.is_special()).count();
    let placed_specials = |order: Order| {
        let seen =
            game.orders.iter().filter(|token| token.seat == seat && token.order == order && !hidden(token));
        let executed = order.tokens()
            - player.unused[order as usize]
            - game.orders.iter().filter(|token| token.seat == seat && token.order == order).count() as u8;
        executed as usize + seen.count()
    };
    let known: usize = Order::ALL.into_iter().filter(|order| order.is_special()).map(placed_specials).sum();
    let room = usize::from(player.special_orders).saturating_sub(known);
    for order in Order::ALL {
        tokens.extend(std::iter::repeat_n(order, usize::from(player.unused[order as usize])));
    }
    tokens.sort_unstable();
    loop {
        // What lies there in truth is one of the possibilities, so that this ends.
        shuffle(&mut tokens, seeds.next_u64());
        if special(&tokens[..placed]) <= room {
            break;
        }
    }
    let mut tokens = tokens.into_iter();
    for token in game.orders.iter_mut().filter(|token| hidden(token)) {
        token.order = tokens.next().expect("as many as were taken");
        // Who else has looked at it knows something the viewer does not.
        token.known_to = token.known_to.and(SeatSet::only(seat));
    }
    let unused = &mut game.players[seat].unused;
    *unused = [0; Order::COUNT];
    tokens.for_each(|order| unused[order as usize] += 1);
}

/// A card that lies face down in the battle.
struct Laid {
    skirmish: u8,
    role: Role,
    card: Card,
    from_deck: bool,
    reinforcement: bool,
}

/// A player's face-down cards in the battle, in the order of the skirmishes.
fn laid(game: &StarCraft, seat: Seat) -> impl Iterator<Item = Laid> + '_ {
    let battle = &game.battle;
    // Without mind control only his own side has cards of his.
    let fights = battle.is_fought() && (game.is_brood_war() || battle.role(seat).is_some());
    let sides = if fights { &Role::BOTH[..] } else { &[] };
    sides.iter().copied().flat_map(move |role| {
        let own = battle.seat(role) == seat;
        battle.skirmishes().enumerate().filter(|(_, skirmish)| !skirmish.resolved).flat_map(
            move |(n, skirmish)| {
                let lender = game.lender(role, n as u8);
                let party = skirmish.parties[role as usize];
                let laid = move |card, reinforcement: bool| Laid {
                    skirmish: n as u8,
                    role,
                    card,
                    from_deck: party.from_deck && !reinforcement,
                    reinforcement,
                };
                let is_his = lender.map_or(own, |lender| lender == seat);
                let standard = party.standard.filter(|_| is_his).map(|card| laid(card, false));
                let second = party.reinforcement.filter(|_| own).map(|card| laid(card, true));
                standard.into_iter().chain(second).filter(move |_| !party.shown)
            },
        )
    })
}

/// Combat cards: the deck, what was laid from it unseen, and for others than their owner the hand and what was
/// laid or put away from it face down.
fn redeal_cards(game: &mut StarCraft, seat: Seat, viewer: Viewer, seeds: &mut impl Source) {
    let own = viewer == Viewer::Seat(seat);
    let laid: Vec<Laid> = laid(game, seat).filter(|laid| laid.from_deck || !own).collect();
    let player = &game.players[seat];
    let held = |zone| if own { &[] } else { player.zone(zone) };
    let (hand, discarding) = (held(CardZone::Hand), held(CardZone::Discarding));
    let mut unknown = [player.zone(CardZone::Deck), hand, discarding].concat();
    unknown.extend(laid.iter().map(|laid| laid.card));
    unknown.sort_unstable();
    let hand_size = hand.len();
    let known = known_set(player, seat, viewer);
    let slots = Slots {
        standard: laid.iter().filter(|laid| !laid.from_deck && !laid.reinforcement).count(),
        reinforcement: laid.iter().filter(|laid| laid.reinforcement).count(),
        from_deck: laid.iter().filter(|laid| laid.from_deck).count(),
        hand: hand.len() + discarding.len(),
        deck: player.zone(CardZone::Deck).len(),
    };
    let mut dealt = slots.deal(&unknown, known, player.outside, seeds);

    for laid in &laid {
        let from = if laid.from_deck {
            &mut dealt.from_deck
        } else if laid.reinforcement {
            &mut dealt.reinforcement
        } else {
            &mut dealt.standard
        };
        let card = from.pop().expect("a card for every slot");
        let party = game.battle.party_mut(laid.skirmish, laid.role);
        *(if laid.reinforcement { &mut party.reinforcement } else { &mut party.standard }) = Some(card);
    }
    let player = &mut game.players[seat];
    // The zone holds the same cards in the order they were laid.
    let zone = player.cards.get_mut(CardZone::Battle as usize);
    let before = zone.to_vec();
    for laid in &laid {
        let party = game.battle.party(laid.skirmish, laid.role);
        let card = if laid.reinforcement { party.reinforcement } else { party.standard };
        let place = before.iter().position(|&card| card == laid.card).expect("laid cards are in the battle");
        zone[place] = card.expect("dealt before");
    }
    if !own {
        let put_away = dealt.hand.split_off(hand_size);
        player.cards.get_mut(CardZone::Hand as usize).copy_from_slice(&dealt.hand);
        player.cards.get_mut(CardZone::Discarding as usize).copy_from_slice(&put_away);
        // What others know and the viewer does not is unknown too.
        let shared = unknown.iter().fold(0, |set, card| set | card.bit()) & known;
        player.known.0.iter_mut().for_each(|set| *set &= shared);
    }
    player.cards.get_mut(CardZone::Deck as usize).copy_from_slice(&dealt.deck);
}
