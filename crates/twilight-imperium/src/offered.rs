//! The game on offer: who can play it and what can be chosen before.

use orrery_engine::{Chosen, Field, Offered, Value};

use crate::cards::maps;
use crate::describe;
use crate::facts::Facts;
use crate::rules::BOOK;
use crate::setup::{Factions, Galaxy, Goal, Setup};
use crate::state::TwilightImperium;

impl Offered for TwilightImperium {
    type Facts = Facts;

    const ZONES: &'static [&'static str] = describe::ZONES;
    const BOOK: &'static str = BOOK;
    const PLAYERS: (u8, u8) = (3, 6);
    const MINUTES: (u16, u16) = (240, 480);
    const WEIGHT: u8 = 5;
    const FIELDS: &'static [Field] = &[
        Field::new("galaxy", &[Value::of("ready"), Value::of("built")]).by(BOOK, "setup.6"),
        Field::written("map").by(BOOK, "setup.6").only_in(&["ready"]),
        Field::new("factions", &[Value::of("chosen"), Value::of("draft"), Value::of("random")])
            .by(BOOK, "setup.2"),
        Field::new("goal", &[Value::of("10"), Value::of("14")]).by(BOOK, "51.2.a"),
    ];

    // A newcomer need not know the factions first.
    const QUICK: &'static [(&'static str, &'static str)] = &[("factions", "random")];

    fn facts() -> Facts {
        Facts::all()
    }

    fn setup(chosen: &Chosen) -> Setup {
        Setup {
            players: chosen.players,
            speaker: chosen.first,
            factions: match chosen.get("factions") {
                "random" => Factions::Random,
                "draft" => Factions::Draft,
                _ => Factions::Choose,
            },
            galaxy: match chosen.get("galaxy") {
                "built" => Galaxy::Built,
                _ => match chosen.get("map").trim() {
                    "" => Galaxy::Ready,
                    // A map that cannot be read is one that does not fit.
                    written => Galaxy::Map(maps::read(written).unwrap_or([u8::MAX; maps::HEXES - 1])),
                },
            },
            goal: if chosen.is("goal", "14") { Goal::Fourteen } else { Goal::Ten },
        }
    }
}
