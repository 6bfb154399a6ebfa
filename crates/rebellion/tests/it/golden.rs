//! Golden replays: whole games with the state hash at every record, and what they have to show between them.

use std::collections::BTreeSet;
use std::path::Path;

use orrery_testkit::golden::{Replayed, verify_dir};

use crate::repertoire::{everything, shown_by, shown_by_setup};
use crate::support::*;

/// All replays hold, and between them they use every leader, mission, card, probe, option and way to end.
#[test]
fn golden_replays_hold_and_show_everything() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../replays/rebellion");
    let replays: Vec<Replayed<Rebellion>> = verify_dir(folder).unwrap_or_else(|report| panic!("{report}"));
    assert!(replays.len() >= 60, "{} replays", replays.len());
    let shown: BTreeSet<String> = replays
        .iter()
        .flat_map(|replay| {
            shown_by_setup(replay.setup).into_iter().chain(replay.events.iter().flat_map(shown_by))
        })
        .collect();
    let missing: Vec<String> = everything().into_iter().filter(|what| !shown.contains(what)).collect();
    assert!(missing.is_empty(), "never shown: {missing:#?}");
}
