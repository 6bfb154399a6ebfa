//! The players in words: faction sheets, hands, orders and cards.

use orrery_engine::outline::{Piece, Section, Thing, Tone};
use orrery_engine::{Message, Seat, Spot};

use super::brood_sheets::possessions;
use super::outline::{card, counted, event, faces, named, pile, quiet, text};
use super::{POOL, UNAVAILABLE, names};
use crate::cards::{Building, By, Card, Edition, FactionDef, Module, Resource, Technology, Unit};
use crate::state::Order;
use crate::view::{PlayerView, UnitView, View};

/// Another player: what is open of him.
pub(super) fn other(view: &View, player: &PlayerView, me: Option<Seat>) -> Vec<Section> {
    let ally = me.is_some_and(|me| player.side.contains(me));
    let mut things = vec![summary(player, ally)];
    if !player.in_game {
        return vec![Section { things, ..Section::default() }];
    }
    things.extend(piles(player));
    let edition = view.setup.edition();
    things.extend(
        buildings(player, edition).into_iter().filter(|(_, level)| *level > 0).map(|(thing, _)| thing),
    );
    things.extend(modules(player, edition));
    things.extend(kept(player));
    things.extend(possessions(player));
    let known = faces(&player.hand);
    let mut sections = vec![Section { things, ..Section::default() }];
    if !known.is_empty() {
        let title = Message::new("zone-known-cards").with("player", player.seat);
        sections.push(Section::new(title, hand(player.seat, known)));
    }
    if view.phase == crate::view::Phase::Setup && !player.planets.is_empty() {
        sections.push(drawn_planets(player));
    }
    sections
}

/// The viewer himself: sheet, orders, cards.
pub(super) fn mine(view: &View, me: &PlayerView) -> Vec<Section> {
    let mut about_me = vec![summary(me, false)];
    about_me.extend(piles(me));
    about_me.extend(kept(me));
    about_me.extend(possessions(me));
    let mut sections = vec![Section { things: about_me, ..Section::default() }];
    if !me.planets.is_empty() {
        sections.push(drawn_planets(me));
    }
    let Some(faction) = me.faction else { return sections };
    let edition = view.setup.edition();
    let mut sheet: Vec<Thing> = buildings(me, edition).into_iter().map(|(thing, _)| thing).collect();
    sheet.extend(modules(me, edition));
    sections.push(Section::new(Message::new(names::faction(faction)), sheet));
    sections.push(Section::new(Message::new("zone-units"), roster(view, me)));
    sections.push(Section::new(Message::new("zone-resources"), resources(view, me)));
    if let Some(unused) = me.unused {
        let orders = Order::ALL.into_iter().filter(|&order| unused[order as usize] > 0).map(|order| {
            let count = Piece::sign(format!("×{}", unused[order as usize])).in_tone(Tone::Quiet);
            Thing::new(Spot::of("order", me.seat, order as u16), vec![named(names::order(order)), count])
        });
        let orders = orders.chain(super::brood_sheets::defend_order(me)).collect();
        sections.push(Section::new(Message::new("zone-orders"), orders));
    }
    let limit = counted("zone-hand", me.hand.len() as i32).with("limit", i32::from(me.hand_limit));
    sections.push(Section::new(limit, hand(me.seat, faces(&me.hand))).spread());
    if !me.discarding.is_empty() {
        let title = Message::new("zone-discarding");
        sections.push(Section::new(title, hand(me.seat, faces(&me.discarding))));
    }
    sections
}

/// The player himself: sign, name, faction and the numbers that matter.
fn summary(player: &PlayerView, ally: bool) -> Thing {
    let mut label = vec![Piece::player(player.seat)];
    if let Some(faction) = player.faction {
        label.push(named(names::faction(faction)));
    }
    if ally {
        label.push(quiet(Message::new("mark-teammate")));
    }
    let mut thing = Thing::new(super::player_spot(player.seat), Vec::new());
    if player.in_game {
        for (key, count) in [("count-points", player.points), ("count-unused-orders", player.unused_count)] {
            label.extend([Piece::gap(), Piece::says(counted(key, i32::from(count)))]);
        }
        let hand = counted("count-hand", player.hand.len() as i32);
        label.extend([Piece::gap(), Piece::says(hand)]);
    } else {
        label.push(quiet(Message::new("mark-out")));
    }
    if let Some(faction) = player.faction {
        let key = names::faction(faction);
        thing.name = Some(Message::new(key));
        // In Brood War a Leadership card says how its faction wins (SC 29.3.1).
        if player.brood.is_none() {
            thing.abilities =
                vec![Message::new("text-plain").with("text", orrery_engine::Arg::Part(key, "victory"))];
        }
    }
    thing.label = label;
    thing
}

fn piles(player: &PlayerView) -> Vec<Thing> {
    let seat = player.seat;
    let place = |zone: &'static str, index: u16| Spot::of(zone, seat, index);
    let discard = player.discard.iter().rev().map(|&face| card(face, super::discard_spot(seat, face)));
    let mut things = vec![
        workers(player, POOL, "count-workers", player.workers),
        workers(player, UNAVAILABLE, "count-unavailable", player.unavailable),
        Thing::new(super::deck_spot(seat), vec![quiet(counted("count-deck", player.deck as i32))]),
        pile(
            place("discard", u16::MAX),
            counted("count-discard", player.discard.len() as i32),
            discard.collect(),
        ),
        pile(
            place("technology", u16::MAX),
            counted("count-technologies", technologies(&player.technology).len() as i32),
            technologies(&player.technology)
                .into_iter()
                .map(|own| technology(own, place("technology", own as u16)))
                .collect(),
        ),
    ];
    let bought = technologies(&player.play_area);
    things.extend(bought.into_iter().map(|own| technology(own, place("play-area", own as u16))));
    things
}

fn workers(player: &PlayerView, index: u16, key: &'static str, count: u8) -> Thing {
    Thing::new(Spot::of("worker", player.seat, index), vec![quiet(counted(key, i32::from(count)))])
}

/// The technologies of some cards, each once.
fn technologies(cards: &[Card]) -> Vec<Technology> {
    let mut found: Vec<Technology> = cards.iter().filter_map(|card| card.technology()).collect();
    found.sort_unstable();
    found.dedup();
    found
}

fn technology(technology: Technology, spot: Spot) -> Thing {
    let key = names::technology(technology);
    let mut thing = Thing::new(spot, vec![named(key), quiet(super::cost(technology.def().cost))]);
    thing.name = Some(Message::new(key));
    thing.facts = vec![super::cost(technology.def().cost)];
    thing.abilities = vec![text(key)];
    thing
}

/// Event cards in the play area, and those drawn this round.
fn kept(player: &PlayerView) -> Vec<Thing> {
    let seat = player.seat;
    let place = |face: crate::cards::EventFace| Spot::of("event", seat, face.card as u16);
    let mut things: Vec<Thing> = player.kept.iter().map(|&face| event(face, place(face))).collect();
    for drawn in &player.drawn {
        things.push(if let Some(face) = drawn.face {
            event(face, place(face))
        } else {
            let label = Message::new("event-face-down").with("stage", names::stage(drawn.stage));
            Thing::new(Spot::of("drawn-events", seat, 0), vec![quiet(label)])
        });
    }
    things
}

/// The building types with their levels.
fn buildings(player: &PlayerView, edition: Edition) -> Vec<(Thing, u8)> {
    let thing = |&(building, level): &(Building, u8)| {
        let def = building.def();
        let key = names::building(building);
        let height = Piece::sign(format!("{level}/{}", building.costs(edition).len())).in_tone(Tone::Strong);
        let mut thing =
            Thing::new(Spot::of("building", player.seat, building as u16), vec![named(key), height]);
        if let Some(&next) = building.costs(edition).get(usize::from(level)) {
            thing.label.push(quiet(super::cost(next)));
        }
        thing.name = Some(Message::new(key));
        let unlocks = Unit::of(def.race, edition).filter_map(|unit| match unit.by(edition) {
            By::Building(by, level) if by == building => Some((unit, level)),
            _ => None,
        });
        thing.abilities = unlocks
            .map(|(unit, level)| counted("unlocks", i32::from(level)).with("unit", names::unit(unit)))
            .collect();
        (thing, level)
    };
    player.buildings.iter().map(thing).collect()
}

fn modules(player: &PlayerView, edition: Edition) -> Vec<Thing> {
    let race = player.faction.map(crate::cards::Faction::race);
    let has = |module: Module| race.is_some_and(|race| module.def().tokens(race) > 0);
    let own = |module: Module| {
        let key = names::module(module);
        let count = player.modules[module as usize];
        let mut label = vec![named(key), Piece::sign(format!("×{count}")).in_tone(Tone::Strong)];
        label.extend(race.map(|race| quiet(super::cost(module.def().cost(race)))));
        let mut thing = Thing::new(Spot::of("module", player.seat, module as u16), label);
        thing.name = Some(Message::new(key));
        thing.abilities = vec![text(key)];
        thing
    };
    Module::of(edition).filter(|&module| has(module)).map(own).collect()
}

/// The units of a sheet: what they cost, and how many figures are left.
fn roster(view: &View, me: &PlayerView) -> Vec<Thing> {
    let edition = view.setup.edition();
    let thing = |&UnitView { unit, supply, .. }: &UnitView| {
        let key = names::unit(unit);
        let left = Piece::sign(format!("×{supply}")).in_tone(Tone::Quiet);
        let label = vec![named(key), quiet(super::cost(unit.cost(edition))), left];
        let mut thing = Thing::new(Spot::of("unit", me.seat, unit as u16), label);
        thing.name = Some(Message::new(key));
        thing.facts = vec![super::cost(unit.cost(edition))];
        thing.abilities = vec![match unit.by(edition) {
            By::Building(building, level) => {
                counted("needs-building", i32::from(level)).with("building", names::building(building))
            }
            By::Technology(technology, unit, count) => Message::new("needs-technology")
                .with("technology", names::technology(technology))
                .with("units", orrery_engine::Arg::Counted(vec![(u16::from(count), names::unit(unit))])),
            By::Installation => Message::new("needs-installation"),
            By::Leadership => Message::new("needs-leadership"),
        }];
        thing
    };
    me.units.iter().map(thing).collect()
}

/// The permanent resources and the Resource cards, with the workers on them.
fn resources(view: &View, me: &PlayerView) -> Vec<Thing> {
    let permanent = me.brood.as_ref().map_or(FactionDef::PERMANENT, |brood| brood.permanent);
    let both = [(Resource::Minerals, permanent.minerals), (Resource::Gas, permanent.gas)];
    let mut things: Vec<Thing> = both
        .into_iter()
        .map(|(resource, most)| {
            let on = me.permanent[resource as usize];
            let label = vec![named(names::resource(resource)), Piece::sign(format!("{on}/{most}"))];
            Thing::new(Spot::of("permanent", me.seat, resource as u16), label)
        })
        .collect();
    let areas = view.planets.iter().flat_map(|planet| &planet.areas);
    things.extend(areas.filter(|area| area.card == Some(me.seat)).map(|area| {
        let on = format!("{}/{}", area.workers, area.area.amount());
        let label = vec![Piece::says(super::area_in_full(area.area)), Piece::sign(on)];
        Thing::new(super::resource_spot(me.seat, area.area), label)
    }));
    things
}

fn hand(seat: Seat, cards: &[Card]) -> Vec<Thing> {
    cards.iter().map(|&face| card(face, super::hand_spot(seat, face))).collect()
}

fn drawn_planets(player: &PlayerView) -> Section {
    let things = player.planets.iter().map(|&planet| {
        let spot = Spot::of("drawn-planet", player.seat, planet as u16);
        let mut thing = Thing::new(spot, vec![named(names::planet(planet))]);
        thing.name = Some(Message::new(names::planet(planet)));
        thing.facts = planet.area_ids().map(super::area_in_full).collect();
        thing
    });
    Section::new(Message::new("zone-drawn-planets").with("player", player.seat), things.collect())
}
