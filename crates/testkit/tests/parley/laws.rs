//! The laws, and what they need to know of Parley.

use orrery_engine::Seat;
use orrery_testkit::parley::cards::CARDS;
use orrery_testkit::parley::describe::ZONES;
use orrery_testkit::parley::{Action, Frame, Parley, Setup};
use orrery_testkit::{Components, Lawful};

pub(crate) fn setups() -> Vec<(&'static str, Setup)> {
    vec![("two", Setup { seats: 2 }), ("three", Setup { seats: 3 }), ("four", Setup { seats: 4 })]
}

/// What the laws ask of Parley.
struct Laws;

impl Lawful for Laws {
    type Game = Parley;

    const ZONES: &'static [&'static str] = &ZONES;

    fn universe(game: &Parley) -> Vec<Action> {
        universe(game)
    }

    fn components(game: &Parley) -> Components {
        components(game)
    }

    fn validate(game: &Parley) -> Result<(), String> {
        validate(game)
    }
}

/// One seat more than there are, as a client might send.
pub(crate) fn universe(game: &Parley) -> Vec<Action> {
    Action::universe(game.seats + 1).collect()
}

pub(crate) fn components(game: &Parley) -> Components {
    let hands = game.hands.0.iter().flat_map(|hand| hand.cards());
    let laid = game.committed.0.iter().flatten().copied();
    let mut components: Components =
        game.deck.iter().copied().chain(hands).chain(laid).chain(game.discard.cards()).collect();
    components.add("influence", game.influence.0.iter().map(|&n| i64::from(n)).sum::<i64>());
    components
}

pub(crate) fn validate(game: &Parley) -> Result<(), String> {
    let duel = game.stack.iter().any(|frame| matches!(frame, Frame::Duel { .. }));
    if !duel && game.committed.0.iter().any(Option::is_some) {
        return Err("a card is laid without a duel".to_owned());
    }
    match game.stack.iter().find(|frame| game.out.iter().any(|seat| frame.concerns(seat))) {
        Some(frame) => Err(format!("{frame:?}, but {:?} have left", game.out)),
        None => Ok(()),
    }
}

orrery_testkit::laws!(Laws, setups());

#[test]
fn traces_tell_what_is_seen() {
    if let Err(failure) = orrery_testkit::laws::traces_tell_what_is_seen::<Laws>(&setups()) {
        panic!("{failure}");
    }
}

/// PA 1.1
#[test]
fn the_deck_has_the_cards_of_the_table_and_everybody_influence() {
    let game = <Parley as orrery_engine::Game>::new(&Setup { seats: 3 }).unwrap();
    let components = components(&game);
    for def in &CARDS {
        assert_eq!(components.count(def.card), i64::from(def.copies), "{:?}", def.card);
    }
    assert_eq!(components.count("influence"), 9);
    assert!(Seat::all(3).all(|seat| game.influence[seat] == Parley::START));
}
