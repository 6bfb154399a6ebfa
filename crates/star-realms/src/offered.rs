//! The game on offer: who can play it and what can be chosen before.

use std::convert::Infallible;

use orrery_engine::{Chosen, Contests, Field, Message, Offered, Value};

use crate::facts::Facts;
use crate::rules::BOOK;
use crate::setup::{AllyCondition, DiscardTiming, Mode, Options, Setup, TradeDeck};
use crate::state::StarRealms;

/// Attacks are sure: nobody needs odds.
impl Contests for StarRealms {
    type Place = Infallible;
    type Piece = Infallible;

    fn place_name(place: Infallible) -> Message {
        match place {}
    }

    fn piece_key(piece: Infallible) -> &'static str {
        match piece {}
    }
}

impl Offered for StarRealms {
    type Facts = Facts;

    const ZONES: &'static [&'static str] =
        &["row", "explorers", "trade-deck", "scrap-heap", "hand", "discard", "deck", "in-play", "player"];
    const BOOK: &'static str = BOOK;
    const PLAYERS: (u8, u8) = (2, 6);
    const MINUTES: (u16, u16) = (15, 30);
    const WEIGHT: u8 = 1;
    const FIELDS: &'static [Field] = &[
        Field::new(
            "mode",
            &[
                Value::among("duel", &[2]),
                Value::among("free-for-all", &[3, 4, 5, 6]),
                Value::among("hunter", &[3, 4, 5, 6]),
                Value::among("hydra", &[4, 6]),
                Value::among("emperor", &[6]),
                Value::among("raid", &[3, 4, 5, 6]),
            ],
        )
        .by(BOOK, "12.2.1"),
        Field::new("deck", &[Value::of("colony-wars"), Value::of("base"), Value::of("mixed")])
            .by(BOOK, "G36"),
        Field::new("ally", &[Value::of("at-use"), Value::of("sticky")]).by(BOOK, "G5"),
        Field::new("discard", &[Value::of("at-once"), Value::of("start-of-turn")]).by(BOOK, "G12"),
        Field::new("team-hands", &[Value::of("closed"), Value::of("open")])
            .by(BOOK, "G46")
            .only_in(&["hydra", "emperor"]),
        Field::new("joint-explorers", &[Value::of("no"), Value::of("yes")])
            .by(BOOK, "G48")
            .only_in(&["hydra"]),
        Field::new("eliminated-raiders", &[Value::of("see"), Value::of("blind")])
            .by(BOOK, "G61")
            .only_in(&["raid"]),
    ];

    fn facts() -> Facts {
        Facts::all()
    }

    fn setup(chosen: &Chosen) -> Setup {
        let mode = Mode::ALL.into_iter().find(|mode| chosen.is("mode", mode.key()));
        Setup {
            mode: mode.unwrap_or(Mode::Duel),
            players: chosen.players,
            deck: match chosen.get("deck") {
                "base" => TradeDeck::BaseSet,
                "mixed" => TradeDeck::Mixed,
                _ => TradeDeck::ColonyWars,
            },
            options: Options {
                ally: match chosen.get("ally") {
                    "sticky" => AllyCondition::Sticky,
                    _ => AllyCondition::AtUse,
                },
                discard: match chosen.get("discard") {
                    "start-of-turn" => DiscardTiming::StartOfTurn,
                    _ => DiscardTiming::AtOnce,
                },
                open_team_hands: chosen.is("team-hands", "open"),
                joint_explorers: chosen.is("joint-explorers", "yes"),
                blind_eliminated_raiders: chosen.is("eliminated-raiders", "blind"),
            },
            first: chosen.first,
        }
    }
}
