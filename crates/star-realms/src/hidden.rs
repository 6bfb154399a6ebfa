//! What a viewer may not know: events redacted, and guesses that fit what is known.

use orrery_engine::{Seat, Source, SplitMix64, Viewer};

use crate::event::Event;
use crate::piles::Zone;
use crate::state::StarRealms;

/// The event as `viewer` saw it.
pub(crate) fn seen_by(game: &StarRealms, event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::Drew { seat, count, .. } if !sees_draws(game, viewer, *seat) => {
            Event::Drew { seat: *seat, count: *count, faces: Vec::new() }
        }
        open => open.clone(),
    }
}

/// Whether `viewer` is shown what `owner` draws. The answer must not change during a game, so where an eliminated
/// raider goes blind (SR G61) raiders see each other's hands but not the draws.
fn sees_draws(game: &StarRealms, viewer: Viewer, owner: Seat) -> bool {
    let goes_blind = game.setup.options.blind_eliminated_raiders;
    viewer == Viewer::Seat(owner) || (!goes_blind && sees(game, viewer, owner))
}

/// Whether `viewer` may look at `owner`'s hand.
pub(crate) fn sees(game: &StarRealms, viewer: Viewer, owner: Seat) -> bool {
    match viewer {
        Viewer::Seat(seat) => game.sees_hand(seat, owner),
        Viewer::Spectator => false,
    }
}

/// Deals anew what `viewer` cannot know: the trade deck's order, decks, and the unseen hands mixed with their
/// decks. Cards that everybody saw go into a hand or on top of a deck keep their places. Where the others lay before
/// makes no difference.
pub(crate) fn redeal(game: &mut StarRealms, viewer: Viewer, seed: u64) {
    let mut seeds = SplitMix64::new(seed);
    game.piles.mix_unknown(Zone::TradeDeck, Zone::TradeDeck, seeds.next_u64());
    for seat in Seat::all(game.setup.players) {
        let last = if sees(game, viewer, seat) { Zone::Deck(seat) } else { Zone::Hand(seat) };
        game.piles.mix_unknown(Zone::Deck(seat), last, seeds.next_u64());
    }
}
