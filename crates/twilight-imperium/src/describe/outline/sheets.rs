//! The players in words: factions, tokens, technologies and cards.

use orrery_engine::outline::{Piece, Section, Thing, Tone};
use orrery_engine::{Arg, Message, Seat, Spot};

use super::{component, counted, named, part, players, quiet};
use crate::cards::{ActionCard, Faction, Objective, Pool, Production, Profile, Shots, Stats, Tech};
use crate::describe::names;
use crate::state::NoteId;
use crate::view::{SecretView, SheetView, View};

/// A player; with the cards in hand, if they are seen.
pub(super) fn of(view: &View, sheet: &SheetView, me: Option<Seat>) -> Vec<Section> {
    let seat = sheet.seat;
    let mut sections = vec![Section { things: summary(view, sheet), ..Section::default() }];
    let mut push = |title: Message, things: Vec<Thing>, spread: bool| {
        if !things.is_empty() {
            let section = Section::new(title, things);
            sections.push(if spread { section.spread() } else { section });
        }
    };
    if me == Some(seat) {
        push(
            Message::new("zone-units"),
            sheet.units.iter().map(|own| profile(sheet, own.profile)).collect(),
            false,
        );
    }
    push(Message::new("zone-techs"), sheet.techs.iter().map(|&own| tech(sheet, own)).collect(), false);
    push(Message::new("zone-open-notes"), sheet.open_notes.iter().map(|&own| note(own)).collect(), false);
    push(Message::new("zone-scored"), sheet.scored.iter().map(|&own| objective(own)).collect(), false);
    let secrets = sheet.secrets.iter().flatten().copied().map(secret);
    push(Message::new("zone-secrets"), secrets.collect(), true);
    let hand = sheet.hand.iter().flatten().map(|&card| action(seat, card));
    push(counted("zone-hand", sheet.hand_count as i32), hand.collect(), true);
    let notes = sheet.notes.iter().flatten().map(|&own| note(own));
    push(Message::new("zone-notes"), notes.collect(), true);
    sections
}

/// The numbers of a player.
fn summary(view: &View, sheet: &SheetView) -> Vec<Thing> {
    let seat = sheet.seat;
    let mut label = vec![Piece::player(seat)];
    if let Some(faction) = sheet.faction {
        label.push(Piece::says(Message::new("text-plain").with("text", Arg::Part(faction.key(), "short"))));
    }
    label.push(Piece::says(counted("count-points", sheet.points)).in_tone(Tone::Strong));
    if view.speaker == seat {
        label.push(Piece::says(Message::new("mark-speaker")).in_tone(Tone::Yellow));
    }
    if view.out.contains(seat) {
        label.push(quiet(Message::new("mark-out")));
    } else if super::in_turns(view) {
        if view.active == Some(seat) {
            label.push(Piece::says(Message::new("mark-turn")).in_tone(Tone::Yellow));
        }
        if sheet.passed {
            label.push(quiet(Message::new("mark-passed")));
        }
    }
    label.extend(sheet.initiative.map(|number| quiet(counted("count-initiative", number))));
    let mut player = Thing::new(super::super::player_spot(seat), label);
    player.name = sheet.faction.map(|faction| Message::new(faction.key()));
    player.facts =
        vec![counted("fact-reserve", sheet.reserve), counted("fact-fleet-limit", sheet.fleet_limit)];
    if !sheet.neighbours.is_empty() {
        let names = sheet.neighbours.iter().map(|other| Message::new("fact-neighbour").with("player", other));
        player.facts.extend(names);
    }
    if let Some(faction) = sheet.faction {
        player.abilities = abilities(faction);
    }
    let mut things = vec![player];
    things.extend(Pool::ALL.map(|pool| {
        let count = sheet.pools[pool as usize];
        let label = Message::new("count-pool")
            .with("pool", Arg::Part(pool.key(), "short"))
            .with("count", i32::from(count));
        Thing::new(Spot::of("pool", seat, pool as u16), vec![Piece::says(label)])
    }));
    let goods = [counted("count-goods", sheet.goods), {
        counted("count-commodities", sheet.commodities).with("limit", i32::from(sheet.commodity_limit))
    }];
    things.extend(
        goods
            .into_iter()
            .enumerate()
            .map(|(kind, words)| Thing::new(Spot::of("goods", seat, kind as u16), vec![Piece::says(words)])),
    );
    let [resources, influence] = sheet.means;
    let means = Message::new("count-means")
        .with("resources", i32::from(resources))
        .with("influence", i32::from(influence));
    let mut rest = vec![
        vec![quiet(means)],
        vec![quiet(counted("count-hand", sheet.hand_count as i32))],
        vec![quiet(counted("count-secrets", sheet.secret_count as i32))],
        vec![quiet(counted("count-notes", sheet.note_count as i32))],
    ];
    if sheet.waiting > 0 {
        rest.push(vec![quiet(counted("count-waiting", sheet.waiting))]);
    }
    if sheet.tile_count > 0 {
        rest.push(vec![quiet(counted("count-tiles", sheet.tile_count as i32))]);
    }
    if !sheet.neighbours.is_empty() {
        rest.push(
            [quiet(Message::new("count-neighbours"))].into_iter().chain(players(sheet.neighbours)).collect(),
        );
    }
    // Each is a place of its own, so that one can walk past it and a line can break before it.
    let spot = super::super::player_spot(seat);
    things.extend((1..).zip(rest).map(|(item, label)| Thing::new(spot.item(item), label)));
    things
}

/// A faction with what it can do.
pub(super) fn faction(faction: Faction) -> Thing {
    let spot = Spot::common("faction", faction as u16);
    component(spot, faction.key(), vec![named(faction.key())], abilities(faction))
}

fn abilities(faction: Faction) -> Vec<Message> {
    let def = faction.def();
    let line = |key: &'static str| {
        Message::new("ability-line").with("ability", key).with("text", Arg::Part(key, "text"))
    };
    let mut lines: Vec<Message> = def.abilities.iter().map(|ability| line(ability.key())).collect();
    lines.push(line(def.flagship.key()));
    lines.extend(def.own_techs.iter().map(|tech| line(tech.key())));
    lines.push(line(def.note.key()));
    lines
}

fn tech(sheet: &SheetView, tech: Tech) -> Thing {
    let spent = sheet.exhausted.contains(&tech);
    let mut label = vec![named(tech.key()).in_tone(if spent { Tone::Quiet } else { Tone::Plain })];
    if spent {
        label.push(quiet(Message::new("mark-exhausted")));
    }
    let mut texts = vec![part(tech.key(), "text")];
    texts.extend(tech.stats().map(values));
    component(Spot::of("tech", sheet.seat, tech as u16), tech.key(), label, texts)
}

fn profile(sheet: &SheetView, profile: Profile) -> Thing {
    let stats = profile.def();
    let spot = Spot::of("sheet", sheet.seat, stats.unit as u16);
    let mut thing = component(spot, profile.key(), vec![named(profile.key())], vec![values(stats)]);
    thing.facts = abilities_of(stats);
    thing
}

/// Cost, combat, move and capacity of a unit.
fn values(stats: &Stats) -> Message {
    Message::new("unit-values")
        .with("cost", stats.cost.map_or(0, i32::from))
        .with("each", i32::from(stats.per_cost))
        .with("combat", stats.combat.map_or(0, i32::from))
        .with("dice", i32::from(stats.dice))
        .with("moves", stats.movement.map_or(0, i32::from))
        .with("capacity", i32::from(stats.capacity))
}

/// The printed abilities of a unit.
fn abilities_of(stats: &Stats) -> Vec<Message> {
    let mut facts = Vec::new();
    let plain = |key: &'static str| Message::new("fact-thing").with("thing", key);
    if stats.sustain {
        facts.push(plain("unit-ability-sustain-damage"));
    }
    if stats.shield {
        facts.push(plain("unit-ability-planetary-shield"));
    }
    let mut shots = |key: &'static str, shots: Option<Shots>| {
        facts.extend(shots.map(|shots| {
            Message::new("fact-shots")
                .with("thing", key)
                .with("value", i32::from(shots.value))
                .with("dice", i32::from(shots.dice))
        }));
    };
    shots("unit-ability-anti-fighter-barrage", stats.barrage);
    shots("unit-ability-bombardment", stats.bombardment);
    shots("unit-ability-space-cannon", stats.cannon);
    match stats.production {
        Production::None => (),
        Production::Plain(value) => facts.push(counted("fact-production", value)),
        Production::PlanetPlus(more) => facts.push(counted("fact-production-planet", more)),
    }
    facts
}

fn note(id: NoteId) -> Thing {
    let label = Message::new("text-plain").with("text", names::note(id));
    let key = id.note.key();
    component(
        Spot::of("note", id.owner, id.note as u16),
        key,
        vec![Piece::says(label)],
        vec![part(key, "text")],
    )
}

pub(super) fn objective(objective: Objective) -> Thing {
    let key = objective.key();
    let label = vec![named(key), quiet(counted("count-points", objective.def().points))];
    component(Spot::common("objective", objective as u16), key, label, vec![part(key, "text")])
}

fn secret(own: SecretView) -> Thing {
    let mut thing = objective(own.objective);
    thing.label.extend(own.progress.map(|progress| quiet(super::council::progress(progress))));
    if own.ready {
        thing.label.push(Piece::says(Message::new("mark-ready")).in_tone(Tone::Green));
    }
    thing
}

pub(super) fn action(seat: Seat, card: ActionCard) -> Thing {
    let key = card.key();
    component(Spot::of("action", seat, card as u16), key, vec![named(key)], vec![part(key, "text")])
}
