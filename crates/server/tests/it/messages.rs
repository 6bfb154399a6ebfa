//! What travels over a socket is what the description says of it.

use std::collections::BTreeMap;

use orrery_protocol::{Ask, Losses, Odds, PieceLoss, Said, Spread, Tell, Text};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::api::{fits, follow_references};
use crate::client::{ME, Visitor, bot, done};
use crate::nonsense::asks;
use crate::server::Server;

fn description() -> Value {
    serde_json::from_str(include_str!("../../src/http/openapi.json")).expect("JSON")
}

/// The variants of a type that is tagged, as it lists them when it is given another.
fn variants<T: DeserializeOwned>(tag: &str) -> Vec<String> {
    let unknown = serde_json::from_value::<T>(json!({ tag: "" })).err().expect("there is no such variant");
    let told = unknown.to_string();
    told.split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

#[track_caller]
fn as_described(message: &Value, name: &str, root: &Value) {
    let schema = &root["components"]["schemas"][name];
    if let Err(error) = fits(message, schema, root) {
        panic!("{message} is no {name}: {error}");
    }
}

#[test]
fn every_kind_of_message_is_described() {
    let root = description();
    follow_references(&root, &root);
    for (name, tag, known) in
        [("Ask", "ask", variants::<Ask>("ask")), ("Tell", "tell", variants::<Tell>("tell"))]
    {
        assert!(known.len() > 9, "{known:?}");
        let schema = root["components"]["schemas"][name]["oneOf"].as_array().expect("one of many");
        let described: Vec<&str> =
            schema.iter().filter_map(|kind| kind["properties"][tag]["const"].as_str()).collect();
        assert_eq!(described, known);
        let stream = &root["paths"]["/ws/tables/{id}"]["get"][format!("x-{tag}s")];
        assert_eq!(stream, &json!({ "$ref": format!("#/components/schemas/{name}") }));
    }
}

#[test]
fn every_question_is_as_described() {
    let root = description();
    let mut seen: Vec<String> = Vec::new();
    for ask in asks() {
        let ask: Value = serde_json::from_slice(&ask).expect("JSON");
        as_described(&ask, "Ask", &root);
        seen.push(ask["ask"].as_str().expect("a tag").to_owned());
    }
    seen.dedup();
    for known in variants::<Ask>("ask") {
        assert!(seen.contains(&known), "{known} is not tried");
    }
    for strange in
        [json!({}), json!({"ask": "dance"}), json!({"ask": "look"}), json!({"ask": "say", "words": 5})]
    {
        let schema = &root["components"]["schemas"]["Ask"];
        assert!(fits(&strange, schema, &root).is_err(), "{strange}");
    }
}

#[test]
fn rare_answers_are_as_described() {
    let text = Text { key: "place".to_owned(), args: BTreeMap::new(), rule: None };
    let spread = Spread { mean: 150, low: 0, high: 3 };
    let kind = PieceLoss { piece: "unit-marine".to_owned(), staked: 3, lost: spread };
    let losses = Losses { all: spread, kinds: vec![kind] };
    let odds = Odds {
        place: text.clone(),
        seats: [0, 1],
        ends: [400, 500, 100],
        losses: [losses.clone(), losses],
        samples: 200,
    };
    let said =
        Said { name: "Ada".to_owned(), account: false, seat: None, words: "привет".to_owned(), at: 1 };
    let tells = [
        Tell::Odds { request: 1, odds: Some(odds) },
        Tell::Odds { request: 1, odds: None },
        Tell::Said(said),
        Tell::Thinking { seat: 1, per_mille: 500 },
        Tell::Because { request: 2, reason: text },
        Tell::Beat,
    ];
    let root = description();
    for tell in tells {
        as_described(&serde_json::to_value(tell).expect("plain"), "Tell", &root);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_on_a_socket_is_as_described() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let root: Value = ada.get("/api/openapi.json").await.json();
    let table = ada.table(vec![ME, bot("novice")]).await.id;
    let mut chair = ada.sit_at(&table).await;
    chair.hello(None).await;
    chair.ask(&Ask::Say { words: "привет".to_owned() }).await;
    for _ in 0..6 {
        assert!(chair.my_turn().await, "nobody wins so fast");
        let action = chair.choices().last().expect("something to choose").action.clone();
        chair.act(&action).await;
    }
    assert!(matches!(chair.act("nonsense").await, Tell::Refused { .. }));
    done(&chair.answer(|request| Ask::Concede { request, seat: 0 }).await);
    chair.hello(None).await;
    let mut seen: Vec<String> = Vec::new();
    for raw in &chair.raw {
        let tell: Value = serde_json::from_str(raw).expect("JSON");
        as_described(&tell, "Tell", &root);
        seen.push(tell["tell"].as_str().expect("a tag").to_owned());
    }
    for tell in ["table", "moved", "done", "refused", "said"] {
        assert!(seen.iter().any(|seen| seen == tell), "{tell} was not told: {seen:?}");
    }
}
