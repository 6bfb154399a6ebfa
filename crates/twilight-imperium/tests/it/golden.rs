//! Golden replays: whole games with the state hash at every record, and what they have to show between them.

use std::collections::BTreeSet;
use std::path::Path;

use orrery_engine::Record;
use orrery_testkit::golden::{Replayed, verify_dir};

use crate::shown::{everything, shown_by, shown_by_end, shown_by_setup};
use crate::support::*;

/// All replays hold, and between them they use every faction, card, technology, note, option and way to end.
#[test]
fn golden_replays_hold_and_show_everything() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../replays/twilight-imperium");
    let replays: Vec<Replayed<TwilightImperium>> =
        verify_dir(folder).unwrap_or_else(|report| panic!("{report}"));
    assert!(replays.len() >= 60, "{} replays", replays.len());
    let mut shown = BTreeSet::new();
    for replay in &replays {
        shown.extend(shown_by_setup(&replay.setup));
        shown.extend(replay.events.iter().flat_map(shown_by));
        let conceded = replay.records.iter().any(|record| matches!(record, Record::Concede { .. }));
        assert!(matches!(replay.game.status(), Status::Over(_)), "{} does not end", replay.name);
        shown.insert(shown_by_end(&replay.game, conceded));
    }
    let missing: Vec<String> = everything().into_iter().filter(|what| !shown.contains(what)).collect();
    assert!(missing.is_empty(), "never shown: {missing:#?}");
}
