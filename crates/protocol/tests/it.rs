//! The wire: generated types are fresh, forms make setups, tokens go round.

use std::collections::BTreeMap;
use std::path::Path;

use orrery_protocol::{star_realms, token, typescript};
use orrery_star_realms::{Action, Kind, Mode};

/// `ORRERY_RENEW=1` writes the file anew.
#[test]
fn typescript_types_are_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol/wire.ts");
    let source = typescript::source();
    if std::env::var_os("ORRERY_RENEW").is_some() {
        std::fs::write(&path, &source).expect("the folder of the wire types");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == source, "web/src/protocol/wire.ts is stale: run `make wire`");
}

#[test]
fn a_form_makes_a_setup() {
    let form = |pairs: &[(&str, &str)]| -> BTreeMap<String, String> {
        pairs.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect()
    };
    let setup = star_realms::setup(&form(&[("mode", "raid"), ("deck", "mixed")]), 4).expect("a raid of four");
    assert_eq!(setup.mode, Mode::Raid);
    assert!(star_realms::setup(&form(&[("mode", "raid")]), 2).is_err());
    assert!(star_realms::setup(&form(&[("mode", "chess")]), 2).is_err());
    assert!(star_realms::setup(&form(&[("colour", "red")]), 2).is_err());
}

#[test]
fn tokens_go_round_and_nonsense_is_none() {
    let action = Action::PassCard { kind: Kind::Explorer, to: orrery_engine::Seat(2) };
    assert_eq!(token::read(&token::write(&action)), Some(action));
    for nonsense in ["", "null", "{}", "\"Play\"", "{\"Play\":\"Nobody\"}", &"x".repeat(1000)] {
        assert_eq!(token::read::<Action>(nonsense), None, "{nonsense}");
    }
}
