//! The table in words, for terminals and readers: what is being resolved, the galaxy, the players and the cards.

mod council;
mod fight;
mod galaxy;
mod sheets;

use orrery_engine::outline::{Piece, Section, Thing, Tone};
use orrery_engine::{Arg, Game, Message, Outline, Seat, SeatSet, Spot, Viewer};

use super::names;
use crate::cards::Unit;
use crate::hex::Hex;
use crate::state::{Phase, TwilightImperium};
use crate::view::{UnitsView, View};

impl Outline for TwilightImperium {
    fn heading(view: &View) -> Vec<Message> {
        let mut heading = Vec::new();
        if view.round > 0 {
            heading.push(counted("heading-round", view.round));
        }
        heading.push(Message::new(names::phase(view.phase)));
        heading.push(counted("heading-goal", view.goal));
        heading
    }

    fn outline(view: &View, me: Option<Seat>) -> Vec<Section> {
        let mut sections = Vec::new();
        sections.extend(fight::sections(view));
        sections.extend(council::sections(view));
        sections.extend(galaxy::setup(view, me));
        for sheet in view.sheets.iter().filter(|sheet| Some(sheet.seat) != me) {
            sections.extend(sheets::of(view, sheet, me));
        }
        sections.extend(galaxy::sections(view));
        sections.extend(council::strategies(view));
        sections.extend(council::goals(view, me));
        sections.extend(council::laws(view));
        sections.push(council::piles(view));
        if let Some(sheet) = view.sheets.iter().find(|sheet| Some(sheet.seat) == me) {
            sections.extend(sheets::of(view, sheet, me));
        }
        sections
    }

    fn standing(view: &View, seat: Seat) -> Message {
        let Some(sheet) = view.sheets.get(seat.index()) else { return Message::new("standing-none") };
        let planets = view.planets.iter().filter(|planet| planet.owner == Some(seat)).count();
        match sheet.faction {
            Some(faction) => Message::new("standing")
                .with("faction", Arg::Part(faction.key(), "short"))
                .with("points", i32::from(sheet.points))
                .with("planets", planets as i32),
            None => Message::new("standing-none"),
        }
    }

    fn open_view(&self) -> View {
        let mut view = self.view(Viewer::Spectator);
        for seat in Seat::all(self.seats()) {
            let own = self.view(Viewer::Seat(seat));
            view.sheets[seat.index()] = own.sheets[seat.index()].clone();
        }
        view
    }

    fn turn(view: &View) -> u32 {
        u32::from(view.round)
    }

    fn first(view: &View) -> Seat {
        view.speaker
    }

    fn side_of(_view: &View, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }
}

fn counted(key: &'static str, count: impl Into<i32>) -> Message {
    Message::new(key).with("count", count.into())
}

fn quiet(message: Message) -> Piece {
    Piece::says(message).in_tone(Tone::Quiet)
}

fn named(key: &'static str) -> Piece {
    Piece::says(Message::new(key))
}

/// What a component says: an attribute of its name.
fn part(key: &'static str, attribute: &'static str) -> Message {
    Message::new("text-plain").with("text", Arg::Part(key, attribute))
}

/// A component that says more when looked at.
fn component(spot: Spot, key: &'static str, label: Vec<Piece>, texts: Vec<Message>) -> Thing {
    let mut thing = Thing::new(spot, label);
    thing.name = Some(Message::new(key));
    thing.abilities = texts;
    thing
}

/// A system by its tile and its place.
fn system(view: &View, hex: Hex) -> Message {
    let place = i32::from(hex.0);
    match view.system(hex) {
        Some(system) => Message::new("system").with("tile", system.tile.key()).with("place", place),
        None => Message::new("place").with("place", place),
    }
}

/// So many units of each type, damaged ones told apart.
fn units(units: &[UnitsView]) -> Vec<Piece> {
    let all: Vec<_> = units.iter().map(|own| (u16::from(own.sound + own.damaged), own.unit.key())).collect();
    let mut pieces = vec![Piece::says(Message::new("units").with("units", Arg::Counted(all)))];
    let damaged: u8 = units.iter().map(|own| own.damaged).sum();
    if damaged > 0 {
        pieces.push(Piece::says(counted("units-damaged", damaged)).in_tone(Tone::Red));
    }
    pieces
}

/// So many units of one type.
fn some(unit: Unit, count: u8) -> Message {
    Message::new("units").with("units", Arg::Counted(vec![(u16::from(count), unit.key())]))
}

/// Players one after the other.
fn players(seats: SeatSet) -> impl Iterator<Item = Piece> {
    seats.iter().map(Piece::player)
}

/// Whether turns are being taken, so that the order matters.
const fn in_turns(view: &View) -> bool {
    matches!(view.phase, Phase::Action | Phase::Status)
}
