//! What is being resolved in words: the tactical action, combat, dice and hits, production and payment.

use orrery_engine::Message;
use orrery_engine::outline::{Piece, Section, Thing, Tone};

use super::{counted, named, quiet, system, units};
use crate::cards::Unit;
use crate::describe::{die_spot, planet_spot, system_spot};
use crate::view::{
    Coin, CombatStage, CombatView, RollStage, RollView, ShipView, TacticalStage, TacticalView, View,
};

/// All that is in progress, the innermost last.
pub(super) fn sections(view: &View) -> Vec<Section> {
    let mut sections = Vec::new();
    if !view.played.is_empty() {
        let things =
            view.played.iter().map(|&card| super::sheets::action(view.active.unwrap_or(view.speaker), card));
        sections.push(Section::new(Message::new("zone-played"), things.collect()).spread());
    }
    sections.extend(view.tactical.as_ref().map(|own| tactical(view, own)));
    sections.extend(view.combat.as_ref().map(|own| combat(view, own)));
    sections.extend(view.roll.as_ref().map(roll));
    sections.extend(rest(view));
    sections
}

fn tactical(view: &View, own: &TacticalView) -> Section {
    let stage = match own.stage {
        TacticalStage::Activation => "tactical-activation",
        TacticalStage::Movement => "tactical-movement",
        TacticalStage::Cannons => "tactical-cannons",
        TacticalStage::Combat => "tactical-combat",
        TacticalStage::Invasion => "tactical-invasion",
        TacticalStage::Production => "tactical-production",
    };
    let spot = system_spot(own.hex);
    let mut label =
        vec![Piece::player(own.seat), Piece::says(system(view, own.hex)), quiet(Message::new(stage))];
    if own.boost > 0 {
        label.push(quiet(counted("tactical-boost", own.boost)));
    }
    let marks = [
        (own.gravity, "technology-gravity-drive"),
        (own.chart, "action-lost-star-chart"),
        (own.ceased, "note-ceasefire"),
        (own.disabled, "action-disable"),
        (own.bunker.is_some(), "action-bunker"),
    ];
    for (_, key) in marks.into_iter().filter(|(on, _)| *on) {
        label.push(quiet(Message::new("mark-thing").with("thing", key)));
    }
    let mut things = vec![Thing::new(spot, label)];
    things.extend(own.moving.iter().map(|&ship| Thing::new(spot, vec![self::ship(view, ship)])));
    if let Some(voyage) = &own.voyage {
        let mut label = vec![self::ship(view, voyage.ship)];
        let at = Message::new("voyage-at").with("system", system(view, voyage.at));
        label.push(quiet(at.with("moves", i32::from(voyage.moves))));
        let aboard = i32::from(voyage.ship.fighters + voyage.ship.infantry);
        let room = Message::new("voyage-room").with("aboard", aboard);
        label.push(quiet(room.with("capacity", i32::from(voyage.capacity))));
        things.push(Thing::new(spot, label));
    }
    if !own.transit.is_empty() {
        let mut label = vec![quiet(Message::new("tactical-transit"))];
        label.extend(units(&own.transit));
        let room = Message::new("voyage-room").with("aboard", i32::from(own.cargo));
        label.push(quiet(room.with("capacity", i32::from(own.capacity))));
        things.push(Thing::new(spot, label));
    }
    Section::new(Message::new("zone-tactical"), things).spread()
}

/// A ship on its way with what it carries.
fn ship(view: &View, ship: ShipView) -> Piece {
    let mut aboard = vec![(1, ship.unit.key())];
    for (unit, count) in [(Unit::Fighter, ship.fighters), (Unit::Infantry, ship.infantry)] {
        if count > 0 {
            aboard.push((u16::from(count), unit.key()));
        }
    }
    let key = if ship.rifts > 0 { "ship-from-rift" } else { "ship-from" };
    let words = Message::new(key).with("units", orrery_engine::Arg::Counted(aboard));
    Piece::says(words.with("system", system(view, ship.from)).with("rifts", i32::from(ship.rifts)))
}

fn combat(view: &View, own: &CombatView) -> Section {
    let place = match own.planet {
        Some(planet) => Message::new(planet.key()),
        None => system(view, own.hex),
    };
    let key = if own.planet.is_some() { "zone-ground-combat" } else { "zone-space-combat" };
    let stage = match own.stage {
        CombatStage::Begin => "combat-begin",
        CombatStage::Barrage => "combat-barrage",
        CombatStage::Announce => "combat-announce",
        CombatStage::Roll => "combat-roll",
        CombatStage::Assign => "combat-assign",
        CombatStage::Retreat => "combat-retreat",
        CombatStage::End => "combat-end",
    };
    let spot = own.planet.map_or_else(|| system_spot(own.hex), planet_spot);
    let mut label = vec![Piece::says(counted("combat-round", own.round)), quiet(Message::new(stage))];
    if let Some(seat) = own.retreat {
        label.extend([Piece::player(seat), quiet(Message::new("combat-retreats"))]);
    }
    let mut things = vec![Thing::new(spot, label)];
    for side in &own.sides {
        let mut label = vec![Piece::player(side.seat)];
        if side.units.is_empty() {
            label.push(quiet(Message::new("combat-nothing")));
        } else {
            label.extend(units(&side.units));
        }
        for aim in &side.aims {
            let words = Message::new("combat-aim")
                .with("unit", aim.unit.key())
                .with("dice", i32::from(aim.dice))
                .with("value", i32::from(aim.hits_on));
            label.push(quiet(words));
        }
        if side.hits > 0 {
            label.push(Piece::says(counted("combat-hits", side.hits)).in_tone(Tone::Red));
        }
        things.push(Thing::new(spot, label));
    }
    Section::new(Message::new(key).with("place", place), things).spread()
}

fn roll(own: &RollView) -> Section {
    let key = match own.stage {
        RollStage::Cannon => "roll-cannon",
        RollStage::Defense => "roll-defense",
        RollStage::Barrage => "roll-barrage",
        RollStage::Bombardment => "roll-bombardment",
        RollStage::Combat => "roll-combat",
        RollStage::Ambush => "roll-ambush",
    };
    let mut things = vec![];
    for die in &own.dice {
        let tone = if die.hits > 0 { Tone::Red } else { Tone::Quiet };
        let label = vec![named(die.unit.key()), Piece::sign(die.face.to_string()).in_tone(tone)];
        things.push(Thing::new(die_spot(die.unit, die.face), label));
    }
    let last = vec![Piece::says(counted("combat-hits", own.hits)).in_tone(Tone::Red)];
    things.push(Thing::new(super::super::player_spot(own.seat), last));
    Section::new(Message::new(key).with("player", own.seat), things)
}

/// Hits, production and payment.
fn rest(view: &View) -> Option<Section> {
    let mut things = Vec::new();
    if let Some(hits) = view.hits {
        let spot = hits.planet.map_or_else(|| super::super::player_spot(hits.seat), planet_spot);
        let mut label = vec![Piece::player(hits.seat), Piece::says(counted("hits-left", hits.left))];
        if hits.strict > 0 {
            label.push(quiet(counted("hits-strict", hits.strict)));
        }
        things.push(Thing::new(spot, label));
    }
    if let Some(own) = view.production {
        let mut label = vec![Piece::player(own.seat), quiet(system(view, own.hex))];
        label.push(Piece::says(counted("production-left", own.left)));
        label.push(Piece::says(counted("production-cost", own.cost)));
        label.extend(own.budget.map(|budget| quiet(counted("production-budget", budget))));
        things.push(Thing::new(system_spot(own.hex), label));
    }
    if let Some(own) = view.payment {
        let spot = super::super::player_spot(own.seat);
        let key = match own.coin {
            Coin::Resources => "payment-resources",
            Coin::Influence => "payment-influence",
        };
        let mut label = vec![Piece::player(own.seat), Piece::says(counted(key, own.paid))];
        label.extend(own.due.map(|due| quiet(counted("payment-due", due))));
        things.push(Thing::new(spot, label));
    }
    (!things.is_empty()).then(|| Section::new(Message::new("zone-now"), things).spread())
}
