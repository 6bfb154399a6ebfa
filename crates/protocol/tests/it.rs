//! The wire: generated types are fresh, messages are written alike, tokens go round.

use std::path::Path;

use orrery_engine::{Arg as EngineArg, Message, Offered, Rule, Seat, SeatSet};
use orrery_games::Task;
use orrery_protocol::{Text, token, typescript};
use orrery_star_realms::{Action, Kind};

/// `ORRERY_RENEW=1` writes the files anew.
#[test]
fn typescript_types_are_fresh() {
    is_fresh("protocol/wire.ts", &typescript::shared());
    orrery_games::each(&IsFresh);
}

/// Compares the wire types of a game with its file.
#[derive(Clone)]
struct IsFresh;

impl Task for IsFresh {
    type Output = ();

    fn run<G: Offered>(self) {
        is_fresh(&format!("games/{}/wire.ts", G::ID), &typescript::game::<G>());
    }
}

fn is_fresh(path: &str, source: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src").join(path);
    if std::env::var_os("ORRERY_RENEW").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("the folder of the wire types");
        std::fs::write(&path, source).expect("the folder of the wire types");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == source, "{} is stale: run `make wire`", path.display());
}

/// A game's message and the wire's text are written alike, so that views may carry messages.
#[test]
fn a_message_is_written_as_a_text() {
    let area = Message::new("area").with("planet", "planet-torus");
    let message = Message::new("log-sample")
        .with("count", 2)
        .with("player", Seat(1))
        .with("where", area)
        .with("text", EngineArg::Part("technology-nuke", "text"))
        .with("what", EngineArg::Counted(vec![(2, "unit-marine")]))
        .by(Rule { book: "SC", paragraph: "1.1" });
    let written = serde_json::to_value(&message).expect("a plain value");
    assert_eq!(written, serde_json::to_value(Text::from(message)).expect("a plain value"));
    let spot = orrery_engine::Spot::of("hand", Seat(1), 3).item(2);
    assert_eq!(
        serde_json::to_value(spot).expect("a plain value"),
        serde_json::to_value(orrery_protocol::Spot::from(spot)).expect("a plain value")
    );
}

/// A list in JSON, a byte in records.
#[test]
fn a_set_of_seats_is_written_as_a_list() {
    let seats: SeatSet = [Seat(1), Seat(4)].into_iter().collect();
    let written = serde_json::to_string(&seats).expect("a plain value");
    assert_eq!(written, "[1,4]");
    assert_eq!(serde_json::from_str::<SeatSet>(&written).expect("what was written"), seats);
    assert!(serde_json::from_str::<SeatSet>("[8]").is_err());
}

#[test]
fn tokens_go_round_and_nonsense_is_none() {
    let action = Action::PassCard { kind: Kind::Explorer, to: orrery_engine::Seat(2) };
    assert_eq!(token::read(&token::write(&action)), Some(action));
    for nonsense in ["", "null", "{}", "\"Play\"", "{\"Play\":\"Nobody\"}", &"x".repeat(1000)] {
        assert_eq!(token::read::<Action>(nonsense), None, "{nonsense}");
    }
}
