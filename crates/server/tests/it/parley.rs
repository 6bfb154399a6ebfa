//! Parley on the wire: a game with reaction windows, offered by no server but those of tests and fuzzers.

use std::collections::BTreeMap;

use orrery_bots::{Bot, Progress, Spec};
use orrery_engine::Seat;
use orrery_protocol::{Field, GameCard, Text, Value};
use orrery_server::games::OnWire;
use orrery_testkit::parley::{Action, Parley, Setup, View};
use serde_json::json;

/// Parley, as these tests offer it.
pub(crate) struct OnTheWire;

impl OnWire for OnTheWire {
    type Game = Parley;
    const ZONES: &'static [&'static str] = &["hand", "player", "commitment"];

    fn card() -> GameCard {
        let mode = Field {
            key: "mode".to_owned(),
            values: vec![Value { key: "plain".to_owned(), players: vec![] }],
            rule: None,
            modes: vec![],
            written: false,
        };
        GameCard {
            id: "parley".to_owned(),
            players: (2, 4),
            minutes: (5, 10),
            weight: 1,
            fields: vec![mode],
            levels: vec!["first".to_owned()],
        }
    }

    fn setup(_: &BTreeMap<String, String>, players: u8) -> Result<Setup, Text> {
        Ok(Setup { seats: players })
    }

    fn wire_view(view: &View) -> orrery_protocol::View {
        let hand = view.hand.map(|hand| hand.cards().map(|card| card.def().name).collect::<Vec<_>>());
        let view =
            json!({ "deck": view.deck, "hands": view.hands, "hand": hand, "influence": view.influence });
        orrery_protocol::View::of(&view)
    }

    fn bot(_: &Spec, _: u64) -> Box<dyn Bot<Parley>> {
        Box::new(First)
    }
}

/// Takes the first action.
struct First;

impl Bot<Parley> for First {
    fn choose(&mut self, _: &Parley, _: Seat, actions: &[Action], _: &Progress) -> Action {
        actions[0]
    }
}
