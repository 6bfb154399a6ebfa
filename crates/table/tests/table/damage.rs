//! Whatever happens to a file, loading it gives an error or the same game, and never a panic.

use orrery_table::{Replay, Saved, Table, peek};

use crate::files::{finished, reseal};
use crate::game::Hands;

/// Loads a text that differs from `whole`.
fn refuse(whole: &str, changed: &str) {
    if changed != whole {
        assert!(Table::<Hands>::load(changed).is_err(), "loaded: {changed}");
        assert!(peek(changed).is_err(), "peeked: {changed}");
    }
}

/// Loads a text that somebody sealed; if it is a game, then one that can be saved.
fn survive(changed: &str) {
    let Ok(saved) = Saved::<Hands>::parse(&reseal(changed)) else { return };
    if let Ok(mut replay) = Replay::new(&saved) {
        replay.at(replay.len() / 2);
    }
    if let Ok(table) = Table::from_saved(&saved) {
        let text = table.save();
        assert_eq!(Table::<Hands>::load(&text).expect("just saved").save(), text);
    }
}

#[test]
fn every_changed_byte() {
    let whole = finished().save();
    for at in 0..whole.len() {
        for byte in [b'\n', b' ', b'-', b'#', b'0', b'9', b'A', b'f', 0, whole.as_bytes()[at] ^ 1, 0xff] {
            let mut bytes = whole.clone().into_bytes();
            bytes[at] = byte;
            if let Ok(changed) = String::from_utf8(bytes) {
                refuse(&whole, &changed);
                survive(&changed);
            }
        }
    }
}

#[test]
fn every_lost_and_doubled_byte() {
    let whole = finished().save();
    for at in 0..whole.len() {
        let mut bytes = whole.clone().into_bytes();
        bytes.insert(at, bytes[at]);
        let mut lost = whole.clone().into_bytes();
        lost.remove(at);
        for changed in [bytes, lost].into_iter().flat_map(String::from_utf8) {
            refuse(&whole, &changed);
            survive(&changed);
        }
    }
}

#[test]
fn every_lost_doubled_and_moved_line() {
    let whole = finished().save();
    let lines: Vec<_> = whole.split_inclusive('\n').collect();
    for at in 0..lines.len() {
        let mut lost = lines.clone();
        lost.remove(at);
        let mut doubled = lines.clone();
        doubled.insert(at, lines[at]);
        let swaps = (0..lines.len()).map(|other| {
            let mut swapped = lines.clone();
            swapped.swap(at, other);
            swapped
        });
        for changed in swaps.chain([lost, doubled]) {
            refuse(&whole, &changed.concat());
            survive(&changed.concat());
        }
    }
}

#[test]
fn every_end() {
    let whole = finished().save();
    for cut in (0..whole.len()).filter_map(|end| whole.get(..end)) {
        refuse(&whole, cut);
        survive(cut);
    }
}
