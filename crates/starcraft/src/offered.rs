//! The game on offer: who can play it and what can be chosen before.

use orrery_engine::{Chosen, Field, Offered, Value};

use crate::describe;
use crate::facts::Facts;
use crate::rules::BOOK;
use crate::setup::{Factions, Galaxy, Options, Setup, TechnologyUnits};
use crate::state::StarCraft;

impl Offered for StarCraft {
    type Facts = Facts;

    const ZONES: &'static [&'static str] = describe::ZONES;
    const BOOK: &'static str = BOOK;
    const PLAYERS: (u8, u8) = (2, 6);
    const MINUTES: (u16, u16) = (90, 180);
    const WEIGHT: u8 = 4;
    const FIELDS: &'static [Field] = &[
        Field::new(
            "variant",
            &[
                Value::of("standard"),
                Value::of("conquest"),
                Value::among("teams", &[4, 6]),
                Value::among("team-conquest", &[4, 6]),
            ],
        )
        .by(BOOK, "19.1.5"),
        Field::new("expansion", &[Value::of("none"), Value::of("brood-war")]).by(BOOK, "20.1.1"),
        Field::new("galaxy", &[Value::of("built"), Value::of("ready")]).by(BOOK, "3.1.1"),
        // In Team Play factions are always dealt (SC 19.2.2).
        Field::new("factions", &[Value::of("draft"), Value::of("dealt")])
            .by(BOOK, "G2")
            .only_in(&["standard", "conquest"]),
        Field::new("technology-units", &[Value::of("count"), Value::of("free")]).by(BOOK, "G36"),
        Field::new("racial-abilities", &[Value::of("off"), Value::of("on")]),
    ];

    // A newcomer need not build the galaxy first.
    const QUICK: &'static [(&'static str, &'static str)] = &[("galaxy", "ready"), ("factions", "dealt")];

    fn facts() -> Facts {
        Facts::all()
    }

    fn setup(chosen: &Chosen) -> Setup {
        let variant = chosen.get("variant");
        Setup {
            players: chosen.players,
            first: chosen.first,
            options: Options {
                factions: match chosen.get("factions") {
                    "dealt" => Factions::Dealt,
                    _ => Factions::Draft,
                },
                galaxy: match chosen.get("galaxy") {
                    "ready" => Galaxy::Ready,
                    _ => Galaxy::Built,
                },
                conquest: matches!(variant, "conquest" | "team-conquest"),
                teams: matches!(variant, "teams" | "team-conquest"),
                technology_units: match chosen.get("technology-units") {
                    "free" => TechnologyUnits::Free,
                    _ => TechnologyUnits::Count,
                },
                racial_abilities: chosen.is("racial-abilities", "on"),
                brood_war: chosen.is("expansion", "brood-war"),
            },
        }
    }
}
