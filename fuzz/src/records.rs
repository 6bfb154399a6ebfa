//! Bytes as saved games and as stored records.
//!
//! The first byte names a game and says what the rest is: the text of a saved game, which is sealed anew because no
//! mutation finds a checksum, or what a store keeps of a game.

use std::collections::BTreeMap;

use orrery_engine::{Describe, Game, Log, Offered, Seat, Status, Viewer};
use orrery_games::Task;
use orrery_server::any_table::{AnyTable, Stored};
use orrery_server::games::Offer;
use orrery_table::{Occupant, Replay, Table, peek};
use orrery_testkit::parley::Parley;

use crate::games;

/// What is left of the first byte if the rest is a saved game.
pub(crate) const SAVED: u8 = 0;
/// What is left of it if the rest is a stored game.
pub(crate) const STORED: u8 = 1;
/// The most records that are looked at one by one.
const LOOKED_AT: usize = 200;

/// Loads what the bytes say and looks at all of it, if it can be loaded.
pub fn try_bytes(bytes: &[u8]) {
    let Some((&what, rest)) = bytes.split_first() else { return };
    let offers = games().0;
    let offer = &offers[usize::from(what / 2) % offers.len()];
    if what % 2 == STORED {
        try_stored(offer, rest);
        return;
    }
    let text = String::from_utf8_lossy(rest);
    if orrery_games::with(offer.id, TryText(&text)).is_none() {
        try_text::<Parley>(&text);
    }
}

/// The first byte of a seed: the saved or the stored game of this number.
pub(crate) const fn what(game: usize, kind: u8) -> u8 {
    2 * game as u8 + kind
}

/// Tries a text as a saved game.
struct TryText<'a>(&'a str);

impl Task for TryText<'_> {
    type Output = ();

    fn run<G: Offered>(self) {
        try_text::<G>(self.0);
    }
}

/// The text of a saved game with a last line that matches.
pub fn sealed(text: &str) -> String {
    let body = text.find("\nblake3 ").map_or(text, |end| &text[..=end]);
    format!("{body}blake3 {}\n", blake3::hash(body.as_bytes()).to_hex())
}

fn try_text<G: Describe>(text: &str) {
    // What is refused as it is may be taken once it is sealed.
    let _ = Table::<G>::load(text);
    let text = sealed(text);
    let _ = peek(&text);
    if let Ok(mut table) = Table::<G>::load(&text) {
        assert!(Table::<G>::load(&table.save()).is_ok(), "what was loaded cannot be saved");
        go_on(&mut table);
    }
    if let Ok(mut replay) = Replay::<G>::load(&text) {
        // A game that goes wrong somewhere can be watched up to there.
        let _ = replay.verify();
        for n in (0..=replay.len()).take(LOOKED_AT) {
            let events = replay.events(n);
            let state = replay.at(n).clone();
            look_at(&state);
            for happened in events {
                for viewer in viewers(&state) {
                    let seen = state.seen_by(&happened.event, viewer);
                    let _ = (state.sentence(&seen), state.moves(&seen));
                }
            }
        }
    }
}

/// A decision for whoever is asked, and back.
fn go_on<G: Game>(table: &mut Table<G>) {
    let Status::Decision(seats) = table.status() else { return };
    for seat in seats.iter() {
        if let Some(&action) = table.legal(seat).first() {
            // Nobody may sit there.
            let _ = table.act(seat, action);
            let _ = table.undo(seat);
        }
    }
}

fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator])
}

fn look_at<G: Describe>(state: &G) {
    for viewer in viewers(state) {
        let _ = state.view(viewer);
    }
    for seat in Seat::all(state.seats()) {
        let mut actions = Vec::new();
        state.legal_actions(seat, &mut actions);
        for action in actions {
            let _ = state.choice(seat, action);
        }
        let _ = (state.question(seat), state.window(seat));
        let mut left = state.clone();
        let _ = left.concede(seat, &mut Log::off());
    }
}

/// A setup and records, each after its length; loaded for every number of seats.
fn try_stored(offer: &Offer, bytes: &[u8]) {
    for table in stored(offer, bytes) {
        for record in 0..=table.version().records.min(LOOKED_AT as u32) {
            let _ = table.step(record, Viewer::Seat(Seat(0)));
        }
        for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
            let _ = (table.play(viewer, true), table.happened(0, viewer));
        }
    }
    if let Some(&players) = bytes.first() {
        let _ = (offer.admits)(&BTreeMap::new(), players);
    }
}

/// The games that can be loaded from a setup and records, each after its length.
pub(crate) fn stored(offer: &Offer, bytes: &[u8]) -> Vec<Box<dyn AnyTable>> {
    let mut parts = Vec::new();
    let mut rest = bytes;
    while let Some((&length, after)) = rest.split_first() {
        let (part, after) = after.split_at(usize::from(length).min(after.len()));
        parts.push(part.to_vec());
        rest = after;
    }
    let Some((setup, records)) = parts.split_first() else { return Vec::new() };
    let load = |seats| {
        let (setup, records) = (setup.clone(), records.to_vec());
        let seats = vec![Occupant::human("Ada"); seats];
        (offer.resume)(Stored { rules: offer.rules, setup, seed: [7; 32], undos: 0, seats, records }).ok()
    };
    (2..=6).filter_map(load).collect()
}
