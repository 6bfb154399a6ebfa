//! From a game to the wire: everything a viewer is ever told about a game is made here.
//!
//! Two worlds that look the same to a viewer give the same bytes; a test resamples worlds and compares.

use orrery_engine::{Describe, Game, Illegal, Seat, Status, Viewer};
use orrery_protocol::{
    Arg, Asked, Choice, Happened, Move, Phase, Play, Spot, Text, Undo, UndoRequest, Version, token,
};
use orrery_table::Refusal;

use crate::games::OnWire;
use crate::reason::malformed;

/// What a table adds to a moment of its game.
#[derive(Clone, Debug)]
pub struct Moment {
    /// How far the game has come.
    pub version: Version,
    /// Whether the viewer's seat is asked to choose here, or only watches.
    pub choosing: bool,
    /// The record since which the viewer's seat is asked the same.
    pub asked_since: u32,
    /// Whether the viewer's seat may undo.
    pub undo: Undo,
    /// An undo that waits for agreement.
    pub undo_request: Option<UndoRequest>,
}

/// The game as `viewer` may see it.
pub fn play<W: OnWire>(state: &W::Game, viewer: Viewer, moment: Moment) -> Play {
    let (phase, winners) = match state.status() {
        Status::Over(outcome) => (Phase::Over, Some(outcome.winners.iter().map(|seat| seat.0).collect())),
        Status::Decision(_) | Status::Chance(_) => (Phase::Playing, None),
    };
    let choices = match viewer {
        Viewer::Seat(seat) if moment.choosing => choices(state, seat),
        _ => Vec::new(),
    };
    Play {
        version: moment.version,
        viewer: match viewer {
            Viewer::Seat(seat) => Some(seat.0),
            Viewer::Spectator => None,
        },
        phase,
        view: W::wire_view(&state.view(viewer)),
        asked: asked(state, viewer),
        choices,
        asked_since: moment.asked_since,
        undo: moment.undo,
        undo_request: moment.undo_request,
        orders: Vec::new(),
        window: None,
        winners,
    }
}

fn asked<G: Describe>(state: &G, viewer: Viewer) -> Vec<Asked> {
    let Status::Decision(seats) = state.status() else { return Vec::new() };
    let text = |seat: Seat| {
        let own = viewer == Viewer::Seat(seat);
        let text = if own { state.question(seat) } else { state.waiting(seat) };
        Some(Asked { seat: seat.0, text: text?.into() })
    };
    seats.iter().filter_map(text).collect()
}

fn choices<G: Describe>(state: &G, seat: Seat) -> Vec<Choice> {
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    let wire = |action: G::Action| {
        let choice = state.choice(seat, action);
        Choice {
            action: token::write(&action),
            label: choice.label.into(),
            about: choice.about.into_iter().map(Spot::from).collect(),
            confirmation: state.confirmation(seat, action).map(Text::from),
            group: choice.group.map(str::to_owned),
            kind: choice.kind.into(),
        }
    };
    actions.into_iter().map(wire).collect()
}

/// An event as `viewer` saw it. `state` is any later state of the same game.
pub fn happened<G: Describe>(state: &G, viewer: Viewer, record: u32, event: &G::Event) -> Happened {
    let seen = state.seen_by(event, viewer);
    Happened {
        record,
        text: state.sentence(&seen).map(Text::from),
        line: state.line(&seen).into(),
        moves: state.moves(&seen).into_iter().map(Move::from).collect(),
    }
}

/// Why nothing can be done with `spot`.
pub fn why<W: OnWire>(state: &W::Game, seat: Seat, spot: &Spot) -> Text {
    let Some(spot) = spot.resolve(W::ZONES, state.seats()) else {
        return malformed("`spot` names no zone of the game, or an owner who does not sit there");
    };
    // A moment without decisions has no better answer than the refusal of the attempts.
    let refusal = state.attempts(seat, spot).into_iter().find_map(|action| state.check(seat, action).err());
    let illegal: Illegal = refusal.unwrap_or_else(|| state.idle(seat, spot));
    illegal.into()
}

/// A refusal of the table in words.
pub fn refusal(refusal: &Refusal) -> Text {
    let player = |seat: Seat| Text::new(refusal.key()).with("player", Arg::Player(seat.0));
    match *refusal {
        Refusal::Illegal(illegal) => illegal.into(),
        Refusal::NotSeated(seat) | Refusal::NotHuman(seat) => player(seat),
        Refusal::UndoPending { by } => player(by),
        Refusal::SeatCount { expected, actual } => Text::new(refusal.key())
            .with("expected", Arg::Number(i32::from(expected)))
            .with("actual", Arg::Number(actual as i32)),
        Refusal::Over
        | Refusal::StaleVersion { .. }
        | Refusal::Unasked
        | Refusal::NothingToUndo
        | Refusal::NoUndoAsked => Text::new(refusal.key()),
    }
}
