//! The names of things and places as arguments of messages.

use orrery_engine::{Arg, Message, Seat};

use crate::action::{Outcome, Pick, Power};
use crate::cards::Unit;
use crate::hex::{Hex, Site};
use crate::state::{NoteId, Phase, TwilightImperium};

/// A system by its tile and its place.
pub(crate) fn system(game: &TwilightImperium, hex: Hex) -> Arg {
    let number = i32::from(hex.0);
    match game.tile(hex) {
        Some(tile) => Message::new("system").with("tile", tile.key()).with("place", number).into(),
        None => Message::new("place").with("place", number).into(),
    }
}

/// A space area or a planet.
pub(crate) fn site(game: &TwilightImperium, site: Site) -> Arg {
    match site {
        Site::Space(hex) => system(game, hex),
        Site::Planet(planet) => planet.key().into(),
    }
}

/// A unit, damaged or not.
pub(crate) fn unit(unit: Unit, damaged: bool) -> Arg {
    if damaged { Message::new("damaged").with("unit", unit.key()).into() } else { unit.key().into() }
}

/// So many units of a type.
pub(crate) fn units(unit: Unit, count: u8) -> Arg {
    Arg::Counted(vec![(u16::from(count), unit.key())])
}

/// An outcome of an agenda.
pub(crate) fn outcome(outcome: Outcome) -> Arg {
    match outcome {
        Outcome::For => Message::new("outcome-for").into(),
        Outcome::Against => Message::new("outcome-against").into(),
        Outcome::Player(seat) => seat.into(),
        Outcome::Planet(planet) => planet.key().into(),
        Outcome::Law(law) => law.key().into(),
        Outcome::Secret(objective) => objective.key().into(),
    }
}

/// A note and to whom it returns.
pub(crate) fn note(id: NoteId) -> Arg {
    Message::new("note-of").with("note", id.note.key()).with("player", id.owner).into()
}

/// The component whose ability is used.
pub(crate) fn power(game: &TwilightImperium, seat: Seat, power: Power) -> Arg {
    match power {
        Power::Tech(tech) => tech.key().into(),
        Power::Faction(ability) => ability.key().into(),
        Power::Law(law) => law.key().into(),
        Power::Flagship => game.faction(seat).def().flagship.key().into(),
        Power::Card(card) => card.key().into(),
    }
}

/// A phase of a round.
pub(crate) const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "phase-setup",
        Phase::Strategy => "phase-strategy",
        Phase::Action => "phase-action",
        Phase::Status => "phase-status",
        Phase::Agenda => "phase-agenda",
    }
}

/// What was chosen.
pub(crate) fn pick(game: &TwilightImperium, pick: Pick) -> Arg {
    match pick {
        Pick::Yes => Message::new("pick-yes").into(),
        Pick::Seat(seat) => seat.into(),
        Pick::Planet(planet) => planet.key().into(),
        Pick::Hex(hex) => system(game, hex),
        Pick::Unit { unit: own, damaged, site: at } => {
            Message::new("pick-unit").with("unit", unit(own, damaged)).with("site", site(game, at)).into()
        }
        Pick::Enemy { seat, unit: own, site: at } => Message::new("pick-enemy")
            .with("player", seat)
            .with("unit", own.key())
            .with("site", site(game, at))
            .into(),
        Pick::Place { unit: own, site: at } => {
            Message::new("pick-place").with("unit", own.key()).with("site", site(game, at)).into()
        }
        Pick::Tech(tech) => tech.key().into(),
        Pick::Card(card) => card.key().into(),
        Pick::Agenda(agenda) => agenda.key().into(),
        Pick::Bury { agenda, top } => {
            Message::new(if top { "pick-top" } else { "pick-bottom" }).with("agenda", agenda.key()).into()
        }
        Pick::Objective(objective) => objective.key().into(),
        Pick::Strategy(card) => card.key().into(),
        Pick::Pool(pool) => pool.key().into(),
        Pick::Outcome(own) => outcome(own),
        Pick::Amount(amount) => i32::from(amount).into(),
        Pick::Note(id) => note(id),
        Pick::Die { unit, face } => {
            Message::new("pick-die").with("unit", unit.key()).with("face", i32::from(face)).into()
        }
        Pick::In { hex, seat } => {
            Message::new("pick-in").with("system", system(game, hex)).with("player", seat).into()
        }
    }
}
