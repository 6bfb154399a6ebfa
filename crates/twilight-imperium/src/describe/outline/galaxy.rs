//! The galaxy in words, system by system.

use orrery_engine::outline::{Piece, Section, Thing, Tone};
use orrery_engine::{Message, Seat, Spot};

use super::{component, counted, part, quiet, some, system, units};
use crate::cards::{Planet, Tile, Unit};
use crate::view::{FleetView, PlanetView, SystemView, View};

/// Every system with what is in it.
pub(super) fn sections(view: &View) -> Vec<Section> {
    view.systems.iter().map(|own| Section { things: things(view, own), ..Section::default() }).collect()
}

fn things(view: &View, own: &SystemView) -> Vec<Thing> {
    let mut label = vec![Piece::says(system(view, own.hex)).in_tone(Tone::Strong)];
    if view.tactical.as_ref().is_some_and(|tactical| tactical.hex == own.hex) {
        label.push(Piece::says(Message::new("mark-active")).in_tone(Tone::Yellow));
    }
    let def = own.tile.def();
    for &kind in own.wormholes.iter().filter(|&&kind| def.wormhole != Some(kind)) {
        label.push(Piece::says(Message::new("mark-thing").with("thing", kind.key())).in_tone(Tone::Blue));
    }
    for seat in own.tokens.iter() {
        label.push(Piece::says(Message::new("mark-token").with("player", seat)).in_tone(Tone::Seat(seat)));
    }
    if view.custodians && def.planets.contains(&Planet::MecatolRex) {
        label.push(Piece::says(Message::new("mark-custodians")).in_tone(Tone::Yellow));
    }
    let mut thing = Thing::new(super::super::system_spot(own.hex), label);
    thing.name = Some(system(view, own.hex));
    thing.facts = facts(view, own);
    thing.abilities.extend(own.anomaly.map(|anomaly| part(anomaly.key(), "text")));
    thing.abilities.extend(own.wormholes.iter().map(|kind| part(kind.key(), "text")));
    let mut things = vec![thing];
    things.extend(own.fleets.iter().map(|own_fleet| fleet(own, own_fleet)));
    let here = view.planets.iter().filter(|planet| planet.hex == own.hex);
    things.extend(here.flat_map(|own| planet(view, own)));
    things
}

/// What there is to know about a system besides its units.
fn facts(view: &View, own: &SystemView) -> Vec<Message> {
    let mut facts = Vec::new();
    facts.extend(own.home.map(|seat| Message::new("fact-home").with("player", seat)));
    facts.extend(own.anomaly.map(|anomaly| Message::new("fact-thing").with("thing", anomaly.key())));
    facts.extend(own.wormholes.iter().map(|kind| Message::new("fact-thing").with("thing", kind.key())));
    for fleet in &own.fleets {
        facts.push(
            Message::new("fact-fleet")
                .with("player", fleet.seat)
                .with("ships", i32::from(fleet.ships))
                .with("limit", i32::from(fleet.limit))
                .with("cargo", i32::from(fleet.cargo))
                .with("capacity", i32::from(fleet.capacity)),
        );
    }
    facts.extend(
        own.adjacent.iter().map(|&hex| Message::new("fact-beside").with("system", system(view, hex))),
    );
    facts
}

/// The units of a player in space.
fn fleet(own: &SystemView, fleet: &FleetView) -> Thing {
    let mut label = vec![Piece::player(fleet.seat)];
    label.extend(units(&fleet.units));
    Thing::new(Spot::of("fleet", fleet.seat, u16::from(own.hex.0)), label)
}

/// A planet with its owner and units, and what is landing there.
fn planet(view: &View, own: &PlanetView) -> Vec<Thing> {
    let key = own.planet.key();
    let name = Piece::says(Message::new(key)).in_tone(own.owner.map_or(Tone::Plain, Tone::Seat));
    let values = Message::new("values")
        .with("resources", i32::from(own.resources))
        .with("influence", i32::from(own.influence));
    let mut label = vec![name, quiet(values)];
    label.extend(own.owner.map(Piece::player));
    if own.exhausted {
        label.push(quiet(Message::new("mark-exhausted")));
    }
    for (unit, count) in [(Unit::Infantry, own.infantry), (Unit::Pds, own.pds), (Unit::SpaceDock, own.docks)]
    {
        if count > 0 {
            label.push(Piece::says(some(unit, count)));
        }
    }
    for &law in &own.laws {
        let law = Message::new("mark-thing").with("thing", law.key());
        label.push(Piece::says(law).in_tone(Tone::Yellow));
    }
    let spot = super::super::planet_spot(own.planet);
    let def = own.planet.def();
    let mut thing = Thing::new(spot, label);
    thing.name = Some(Message::new(key));
    thing.facts.push(
        Message::new("fact-planet")
            .with("resources", i32::from(own.resources))
            .with("influence", i32::from(own.influence)),
    );
    thing.facts.extend(def.traits.map(|kind| Message::new("fact-thing").with("thing", kind.key())));
    thing
        .facts
        .extend(def.specialty.map(|colour| Message::new("fact-thing").with("thing", colour.specialty_key())));
    if own.shielded {
        thing.facts.push(Message::new("fact-thing").with("thing", "unit-ability-planetary-shield"));
    }
    thing.abilities.extend(own.laws.iter().map(|law| part(law.key(), "text")));
    let mut things = vec![thing];
    let [infantry, fighters] = own.landed;
    let landed = [(Unit::Infantry, infantry), (Unit::Fighter, fighters)];
    if let (Some(tactical), true) = (&view.tactical, infantry + fighters > 0) {
        let mut label = vec![Piece::player(tactical.seat), quiet(Message::new("mark-landed"))];
        let there = landed.into_iter().filter(|&(_, count)| count > 0);
        label.extend(there.map(|(unit, count)| Piece::says(some(unit, count))));
        things.push(Thing::new(spot, label));
    }
    things
}

/// What is chosen while the game is set up: factions and tiles.
pub(super) fn setup(view: &View, me: Option<Seat>) -> Vec<Section> {
    let mut sections = Vec::new();
    if !view.factions.is_empty() {
        let things = view.factions.iter().map(|&faction| super::sheets::faction(faction)).collect();
        sections.push(Section::new(Message::new("zone-factions"), things));
    }
    let tiles = me.and_then(|seat| Some((seat, view.sheets.get(seat.index())?.tiles.as_ref()?)));
    if let Some((seat, tiles)) = tiles.filter(|(_, tiles)| !tiles.is_empty()) {
        let things = tiles.iter().map(|&own| tile(seat, own)).collect();
        sections.push(Section::new(counted("zone-tiles", tiles.len() as i32), things));
    }
    sections
}

fn tile(seat: Seat, tile: Tile) -> Thing {
    let def = tile.def();
    let name = Message::new("tile-numbered").with("tile", tile.key()).with("number", i32::from(def.number));
    let mut texts: Vec<Message> = def.anomaly.iter().map(|anomaly| part(anomaly.key(), "text")).collect();
    texts.extend(def.planets.iter().map(|planet| {
        Message::new("planet-line")
            .with("planet", planet.key())
            .with("resources", i32::from(planet.def().resources))
            .with("influence", i32::from(planet.def().influence))
    }));
    let spot = Spot::of("tile", seat, tile.index() as u16);
    component(spot, tile.key(), vec![Piece::says(name)], texts)
}
