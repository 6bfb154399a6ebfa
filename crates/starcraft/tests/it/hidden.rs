//! Hidden information (table B of the rules): what each viewer is shown, and what a guess for him may change.

use orrery_engine::{Game, Log, Source, SplitMix64, Viewer};
use orrery_starcraft::view::{Hand, View};
use orrery_testkit::play::likely_record;

use crate::support::*;

fn seen(game: &StarCraft, seat: Seat) -> View {
    game.view(Viewer::Seat(seat))
}

fn terran(number: u8) -> Card {
    Card::numbered(Race::Terran, number)
}

fn zerg(number: u8) -> Card {
    Card::numbered(Race::Zerg, number)
}

/// Guesses for a viewer, with many seeds.
fn guesses(game: &StarCraft, viewer: Viewer) -> impl Iterator<Item = StarCraft> {
    let game = game.clone();
    (0..200).map(move |seed| {
        let mut guess = game.clone();
        guess.redeal(viewer, seed);
        guess
    })
}

/// The standard cards of a race with a small number first, then its Reinforcement cards.
fn by_kind(race: Race) -> (Vec<Card>, Vec<Card>) {
    Card::of(race, Edition::Base)
        .filter(|card| card.technology().is_none())
        .partition(|card| card.is_standard())
}

/// SC 5.2.4, SC 5.2.5, SC 5.2.6, SC G11
#[test]
fn an_order_shows_its_owner_to_all_and_its_face_to_its_owner() {
    let helios = Planet::Helios;
    let game = Arrangement::new(2)
        .module(B, Module::Research, 1)
        .order_on_top(B, helios, Order::SpecialBuild)
        .order_on_top(A, helios, Order::Mobilize)
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .build();
    let stack = |view: &View| -> Vec<(Seat, Option<Order>)> {
        let planet = view.planets.iter().find(|planet| planet.planet == helios).expect("in play");
        planet.orders.iter().map(|token| (token.seat, token.order)).collect()
    };
    assert_eq!(stack(&seen(&game, A)), [(B, None), (A, Some(Order::Mobilize))]);
    assert_eq!(stack(&seen(&game, B)), [(B, Some(Order::SpecialBuild)), (A, None)]);
    assert_eq!(stack(&game.view(Viewer::Spectator)), [(B, None), (A, None)]);
}

/// SC 5.1.8, SC 5.3.1
#[test]
fn a_guessed_order_is_one_its_owner_can_have() {
    let helios = Planet::Helios;
    let game = Arrangement::new(2)
        .module(B, Module::Research, 1)
        .order_on_top(B, helios, Order::SpecialBuild)
        .order_on_top(B, helios, Order::Build)
        .order_on_top(B, helios, Order::Build)
        .order_on_top(B, helios, Order::Mobilize)
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .turn_of(A)
        .build();
    let (mut specials, mut builds) = ([false; 2], [false; 3]);
    for guess in guesses(&game, Viewer::Seat(A)) {
        let placed: Vec<Order> =
            guess.orders().iter().filter(|token| token.seat == B).map(|token| token.order).collect();
        let special = placed.iter().filter(|order| order.is_special()).count();
        let build = placed.iter().filter(|&&order| order == Order::Build).count();
        assert!(special <= 1 && build <= 2, "{placed:?}");
        specials[special] = true;
        builds[build] = true;
        for order in Order::ALL {
            let tokens = placed.iter().filter(|&&own| own == order).count() as u8;
            assert_eq!(tokens + guess.player(B).unused[order as usize], order.tokens());
        }
    }
    assert_eq!((specials, builds), ([true; 2], [true; 3]));
}

/// Table B: unused orders are their owner's secret.
#[test]
fn unused_orders_are_counted_by_others() {
    let game = Arrangement::new(2)
        .order_on_top(B, Planet::Helios, Order::Build)
        .order_on_top(A, Planet::Helios, Order::Build)
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .build();
    let view = seen(&game, A);
    assert_eq!(view.players[0].unused, Some([0, 2, 2, 1, 1, 1, 0]));
    assert_eq!((view.players[1].unused, view.players[1].unused_count), (None, 8));
    assert_eq!(view.players[1].executed, [0; 7]);
}

/// Table B: a Combat hand is its owner's secret, its size open; so are deck sizes.
#[test]
fn a_hand_shows_its_faces_to_its_owner_alone() {
    let game = Arrangement::new(2)
        .hand(B, &[zerg(5), zerg(2)])
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .order_on_top(A, Planet::Helios, Order::Build)
        .build();
    let hand = |seat| seen(&game, seat).players[1].hand.clone();
    assert_eq!(hand(B), Hand::Open(vec![zerg(2), zerg(5)]));
    assert_eq!(hand(A), Hand::Closed { count: 2, known: vec![] });
    assert_eq!(seen(&game, A).players[1].deck, 16);
    let mut hands: Vec<Vec<Card>> = guesses(&game, Viewer::Seat(A))
        .map(|guess| {
            let mut hand = guess.cards(B, CardZone::Hand).to_vec();
            hand.sort_unstable();
            hand
        })
        .collect();
    hands.sort_unstable();
    hands.dedup();
    assert!(hands.len() > 80, "{} different hands of 153", hands.len());
}

/// A copy everybody saw go into a hand is shown there, and a guess leaves it there.
/// SC 15.4.3
#[test]
fn a_card_everybody_saw_stays_known() {
    let card = Card::copies(Technology::StimPacks).next().expect("a copy");
    let game = Arrangement::new(3)
        .hand(A, &[card, terran(1), terran(2)])
        .known(A, card)
        .order_on_top(B, Planet::Helios, Order::Build)
        .order_on_top(B, Planet::ChauSara, Order::Build)
        .turn_of(B)
        .build();
    for viewer in [Viewer::Seat(B), Viewer::Seat(C), Viewer::Spectator] {
        assert_eq!(game.view(viewer).players[0].hand, Hand::Closed { count: 3, known: vec![card] });
        let mut others = 0;
        for guess in guesses(&game, viewer) {
            let hand = guess.cards(A, CardZone::Hand);
            assert!(hand.contains(&card), "{hand:?}");
            others += u32::from(!hand.contains(&terran(1)));
        }
        assert!(others > 100, "{others} of 200 guesses change the rest of the hand");
    }
}

/// Table B: the order of the Combat deck is unknown even to its owner; discard pile and technologies are open.
#[test]
fn the_order_of_a_deck_is_unknown_to_its_owner() {
    let game = Arrangement::new(2)
        .hand(A, &[terran(3)])
        .discard(A, &[terran(4), terran(5)])
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .order_on_top(A, Planet::Helios, Order::Build)
        .build();
    let mut tops = std::collections::BTreeSet::new();
    for guess in guesses(&game, Viewer::Seat(A)) {
        assert_eq!(guess.cards(A, CardZone::Hand), game.cards(A, CardZone::Hand));
        assert_eq!(guess.cards(A, CardZone::Discard), game.cards(A, CardZone::Discard));
        tops.insert(*guess.cards(A, CardZone::Deck).last().expect("a deck"));
    }
    assert_eq!(tops.len(), 15, "every card of the deck comes up");
    let view = seen(&game, B);
    assert_eq!(view.players[0].discard, [terran(4), terran(5)]);
    assert_eq!(view.players[0].technology.len(), 21);
}

/// SC 2.6.9, SC 2.6.12, SC 6.2.4
#[test]
fn event_cards_are_guessed_within_their_stage_even_by_who_drew_them() {
    let game = Arrangement::new(2)
        .drawn(A, EventCard::RecruitmentDrive)
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .order_on_top(A, Planet::Helios, Order::Build)
        .build();
    for seat in [A, B] {
        let drawn = &seen(&game, seat).players[0].drawn;
        assert_eq!((drawn.len(), drawn[0].stage, drawn[0].face), (1, Stage::One, None));
    }
    let mut faces = std::collections::BTreeSet::new();
    let mut boxed = std::collections::BTreeSet::new();
    for guess in guesses(&game, Viewer::Seat(A)) {
        let face = guess.events(EventZone::Drawn(A))[0];
        assert_eq!(face.stage, Stage::One);
        faces.insert(face.card);
        boxed.insert(guess.events(EventZone::Box).to_vec());
        let deck = guess.events(EventZone::Deck);
        assert!(deck.is_sorted_by(|below, above| below.stage >= above.stage));
    }
    assert_eq!(faces.len(), 10, "every title of Stage I comes up");
    assert!(boxed.len() > 190);
    assert_eq!(seen(&game, B).events.deck, [5, 5, 20]);
}

/// A guess depends on nothing but what the viewer knows: dealing twice is dealing once.
#[test]
fn a_guess_after_a_guess_is_the_second_guess() {
    let (standard, reinforcement) = by_kind(Race::Zerg);
    let game = Arrangement::new(3)
        .hand(A, &[terran(1), terran(7)])
        .hand(B, &[standard[0], reinforcement[0], standard[3]])
        .known(B, standard[3])
        .drawn(C, EventCard::WarGames)
        .order_on_top(B, Planet::Helios, Order::Research)
        .order_on_top(C, Planet::Helios, Order::Mobilize)
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .order_on_top(A, Planet::Pridewater, Order::Build)
        .build();
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Seat(C), Viewer::Spectator] {
        for seed in 0..20 {
            let (mut once, mut twice) = (game.clone(), game.clone());
            once.redeal(viewer, seed);
            twice.redeal(viewer, seed + 1000);
            assert_ne!(once, twice);
            twice.redeal(viewer, seed);
            assert_eq!(once, twice, "for {viewer:?}");
        }
    }
}

/// The same in whole games; battles have a test of their own.
#[test]
fn guesses_depend_on_knowledge_alone_in_whole_games() {
    for (seed, players) in [(1, 2), (2, 3), (3, 4), (4, 6)] {
        let options = Options { galaxy: orrery_starcraft::setup::Galaxy::Ready, ..Options::default() };
        let mut game = StarCraft::new(&Setup { options, ..Setup::new(players) }).expect("a setup");
        let mut source = SplitMix64::new(seed);
        while let Some(record) = likely_record(&game, is_seldom, &mut source).expect("an action") {
            record.play(&mut game, &mut Log::off()).expect("a listed action");
            if !game.battle().is_fought() && source.below(10) > 0 {
                continue;
            }
            let viewer = match source.below(u32::from(players) + 1) as u8 {
                seat if seat < players => Viewer::Seat(Seat(seat)),
                _ => Viewer::Spectator,
            };
            let (mut once, mut twice) = (game.clone(), game.clone());
            once.redeal(viewer, 7);
            twice.redeal(viewer, source.next_u64());
            twice.redeal(viewer, 7);
            assert_eq!(once, twice, "for {viewer:?} in {game:?}");
        }
    }
}

/// Table B: discards to the hand limit are secret until all have chosen.
/// SC G22
#[test]
fn cards_put_away_for_discarding_are_a_secret() {
    let cards: Vec<Card> = (1..=9).map(zerg).collect();
    let mine: Vec<Card> = (1..=10).map(terran).collect();
    let mut t = Arrangement::new(2).hand(A, &mine).hand(B, &cards).round_ends().begin();
    t.accepts(B, Action::Discard(zerg(4)));
    let view = seen(t.state(), A);
    assert_eq!(view.players[1].discarding, Hand::Closed { count: 1, known: vec![] });
    assert_eq!(view.players[1].hand.len(), 8);
    assert!(view.players[1].discard.is_empty());
    assert_eq!(seen(t.state(), B).players[1].discarding, Hand::Open(vec![zerg(4)]));
    t.accepts(A, Action::Discard(terran(1))).accepts(B, Action::Discard(zerg(5)));
    t.accepts(A, Action::Discard(terran(2))).accepts(B, Action::Discard(zerg(6)));
    assert_eq!(seen(t.state(), A).players[1].discard, [zerg(4), zerg(5), zerg(6)]);
}

/// Table B: in step 8 a player reads the Event cards he drew; others see only how many.
/// SC 7.8.1
#[test]
fn event_cards_are_read_by_their_owner_in_step_8() {
    let t = Arrangement::new(2)
        .drawn(A, EventCard::WarGames)
        .drawn(B, EventCard::RecruitmentDrive)
        .round_ends()
        .begin();
    let face = |seat: Seat, of: usize| seen(t.state(), seat).players[of].drawn[0].face.map(|face| face.card);
    assert_eq!(face(A, 0), Some(EventCard::WarGames));
    assert_eq!(face(A, 1), None);
    assert_eq!(face(B, 1), Some(EventCard::RecruitmentDrive));
    for guess in guesses(t.state(), Viewer::Seat(A)) {
        assert_eq!(guess.events(EventZone::Drawn(A))[0].card, EventCard::WarGames);
    }
}

/// A battle of a Marine and a Firebat against two Zerglings on Helios, the cards to be laid.
fn battle() -> Scenario<StarCraft> {
    let (standard, reinforcement) = by_kind(Race::Terran);
    let (theirs, _) = by_kind(Race::Zerg);
    let helios = area(Planet::Helios, 1);
    let mut t = Arrangement::new(2)
        .units(A, area(Planet::Pridewater, 0), &[Unit::Marine, Unit::Firebat])
        .transport(A, RouteId(1))
        .units(B, helios, &[Unit::Zergling, Unit::Zergling])
        .hand(A, &[standard[0], standard[1], reinforcement[0]])
        .hand(B, &[theirs[0], theirs[1]])
        .order_on_top(A, Planet::Helios, Order::Mobilize)
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .begin();
    t.accepts(A, Action::Reveal(Planet::Helios)).accepts(A, Action::Execute);
    for unit in [Unit::Marine, Unit::Firebat] {
        t.accepts(A, Action::PickUp { unit, area: area(Planet::Pridewater, 0) });
        t.accepts(A, Action::MoveTo(helios));
    }
    t.accepts(A, Action::Finish);
    t
}

/// Goes on with the first listed action of whoever is asked until cards are to be laid.
fn until_cards(t: &mut Scenario<StarCraft>) {
    loop {
        t.settle();
        let orrery_engine::Status::Decision(asked) = t.state().status() else { panic!("the battle goes on") };
        let seat = asked.lowest().expect("somebody");
        let mut actions = Vec::new();
        t.state().legal_actions(seat, &mut actions);
        if actions.iter().any(|action| matches!(action, Action::Play(_) | Action::PlayFromDeck)) {
            return;
        }
        t.accepts(seat, actions[0]);
    }
}

/// SC 13.8.1, SC 13.8.5, SC 13.8.6
#[test]
fn laid_cards_show_their_number_and_source_to_all_and_their_faces_to_who_knows_them() {
    let (standard, reinforcement) = by_kind(Race::Terran);
    let mut t = battle();
    until_cards(&mut t);
    t.accepts(A, Action::Play(standard[0])).accepts(A, Action::Reinforce(reinforcement[0]));
    t.accepts(A, Action::PlayFromDeck);
    let laid = |seat: Seat| -> Vec<Vec<(bool, bool, Option<Card>)>> {
        let battle = seen(t.state(), seat).battle.expect("a battle");
        let cards = |party: &orrery_starcraft::view::PartyView| {
            party.cards.iter().map(|card| (card.reinforcement, card.from_deck, card.face)).collect()
        };
        battle.skirmishes.iter().map(|skirmish| cards(&skirmish.parties[0])).collect()
    };
    let deck = vec![(false, true, None)];
    assert_eq!(
        laid(A),
        [vec![(false, false, Some(standard[0])), (true, false, Some(reinforcement[0]))], deck.clone(),]
    );
    assert_eq!(laid(B), [vec![(false, false, None), (true, false, None)], deck]);
}

/// Of two cards from hand one is standard and one a Reinforcement card, a lone
/// one is standard, and one from the deck is anything.
/// SC 13.8.2, SC 13.8.3, SC 13.8.6, SC G57
#[test]
fn a_guess_lays_cards_that_can_lie_there() {
    let (standard, reinforcement) = by_kind(Race::Terran);
    let mut t = battle();
    until_cards(&mut t);
    t.accepts(A, Action::Play(standard[0])).accepts(A, Action::Reinforce(reinforcement[0]));
    t.accepts(A, Action::PlayFromDeck);
    let mut from_deck = [false; 2];
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
        for guess in guesses(t.state(), viewer) {
            guess.validate().expect("a possible state");
            let mut laid = guess.battle().skirmishes().map(|skirmish| skirmish.parties[0]);
            let (first, second) = (laid.next().expect("a skirmish"), laid.next().expect("a skirmish"));
            let cards = (first.standard.expect("a card"), first.reinforcement.expect("a card"));
            assert!(cards.0.is_standard() && cards.1.is_reinforcement());
            assert!(viewer != Viewer::Seat(A) || cards == (standard[0], reinforcement[0]));
            let unseen = second.standard.expect("a card");
            from_deck[usize::from(unseen.is_standard())] = true;
            let mut zone = guess.cards(A, CardZone::Battle).to_vec();
            zone.sort_unstable();
            let mut lying = vec![cards.0, cards.1, unseen];
            lying.sort_unstable();
            assert_eq!(zone, lying);
        }
    }
    assert_eq!(from_deck, [true; 2], "both kinds come up");
}

/// Who counts the cards of a deck that was renewed knows that the hand is not in it.
/// SC 12.5.1
#[test]
fn a_guess_leaves_out_of_a_renewed_deck_what_was_in_hand() {
    let cards: Vec<Card> = (1..=18).map(zerg).collect();
    let mut t = Arrangement::new(2)
        .hand(B, &cards[..4])
        .deck(B, &cards[4..6])
        .discard(B, &cards[6..])
        .order_on_top(B, Planet::Helios, Order::Research)
        .order_on_top(B, Planet::ChauSara, Order::Build)
        .turn_of(B)
        .begin();
    t.accepts(B, Action::Reveal(Planet::Helios))
        .accepts(B, Action::Execute)
        .accepts(B, Action::Draw)
        .shuffles(3);
    assert_eq!(t.cards(B, CardZone::Hand).len(), 7);
    let mut unknown = std::collections::BTreeSet::new();
    for guess in guesses(t.state(), Viewer::Seat(A)) {
        let hand = guess.cards(B, CardZone::Hand);
        assert!(cards[..6].iter().all(|card| hand.contains(card)), "{hand:?}");
        unknown.extend(hand.iter().copied().filter(|card| !cards[..6].contains(card)));
    }
    assert_eq!(unknown.len(), 12, "the card drawn from the new deck is any of it");
}

/// SC 29.2.3, SC G91
#[test]
fn revealed_leadership_cards_are_known_while_those_of_the_next_stage_wait() {
    let position = Arrangement::brood(2)
        .leadership(A, Leadership::RaynorsRaiders)
        .leadership(B, Leadership::TheSwarm)
        .stage(Stage::Three)
        .round_ends();
    let mut t = position.begin();
    t.settle()
        .accepts(A, Action::ChooseLeadership(Leadership::JimRaynor))
        .accepts(B, Action::ChooseLeadership(Leadership::Torrasque));
    // A places his hero; B's card has yet to be resolved, and then both choose for Stage III.
    t.offers(A, Action::ChooseArea(Area::new(Arrangement::home(A), 0)));
    let shown = |game: &StarCraft| seen(game, A).players[B.index()].brood.as_ref().and_then(|it| it.picked);
    assert_eq!(shown(t.state()), Some(Leadership::Torrasque));
    for guess in guesses(t.state(), Viewer::Seat(A)) {
        assert_eq!(guess.player(B).brood.picked, Some(Leadership::Torrasque));
    }
}
