//! The game on offer: who can play it and what can be chosen before.

use orrery_engine::{Chosen, Field, Offered, Seat, Value};

use crate::describe;
use crate::facts::Facts;
use crate::rules::BOOK;
use crate::setup::{Options, Seating, Setup};
use crate::state::Rebellion;

impl Offered for Rebellion {
    type Facts = Facts;

    const ZONES: &'static [&'static str] = describe::ZONES;
    const BOOK: &'static str = BOOK;
    const PLAYERS: (u8, u8) = (2, 4);
    const MINUTES: (u16, u16) = (120, 240);
    const WEIGHT: u8 = 4;
    const FIELDS: &'static [Field] = &[
        Field::new("start", &[Value::of("full"), Value::of("first-game")]).by(BOOK, "2.12.1"),
        Field::new("sides", &[Value::of("order"), Value::of("swapped"), Value::of("lot")]).by(BOOK, "2.2.1"),
        Field::new("gaining", &[Value::of("scrap"), Value::of("supply")]).by(BOOK, "G29"),
        Field::new("old-base", &[Value::of("combat"), Value::of("peace")]).by(BOOK, "G33"),
    ];

    // A newcomer need not place all units first.
    const QUICK: &'static [(&'static str, &'static str)] = &[("start", "first-game")];

    fn facts() -> Facts {
        Facts::all()
    }

    fn setup(chosen: &Chosen) -> Setup {
        let seating = match (chosen.first, chosen.get("sides")) {
            (Some(seat), _) => Seating::From(seat),
            (None, "lot") => Seating::Lot,
            (None, "swapped") => Seating::From(Seat(1)),
            (None, _) => Seating::InOrder,
        };
        Setup {
            players: chosen.players,
            seating,
            options: Options {
                first_game: chosen.is("start", "first-game"),
                scrap_to_gain: !chosen.is("gaining", "supply"),
                combat_at_old_base: !chosen.is("old-base", "peace"),
            },
        }
    }
}
