//! Brood War in words: Leadership cards, tokens, the Special Order Pool, units under mind control.

use orrery_engine::outline::{Piece, Section, Thing, Tone};
use orrery_engine::{Message, Seat, Spot};

use super::outline::{counted, named, quiet, text, units};
use super::{DEFEND, leadership_spot, names, player_spot, token_spot, unit_spot};
use crate::brood::Campaign;
use crate::cards::{Leadership, LeadershipKind, Resource, Stage, Unit};
use crate::view::{AreaView, BroodView, PlayerView, View};

/// While Leadership cards are picked: who has picked, and what the viewer can pick (SC 29.2.2).
pub(super) fn choice(view: &View, me: Option<Seat>) -> Option<Section> {
    let stage = view.leadership?;
    let mut things: Vec<Thing> = view.players.iter().filter_map(chooser).collect();
    let mine = me.map(|me| &view.players[me.index()]);
    if let Some((me, brood)) = mine.and_then(|me| me.brood.as_ref().map(|brood| (me, brood))) {
        things.extend(choices(me, brood, stage).map(|card| leadership(card, me.seat)));
    }
    Some(Section::new(Message::new("zone-leadership").with("stage", names::stage(stage)), things))
}

/// Whether a player has picked; which card, only he sees.
fn chooser(player: &PlayerView) -> Option<Thing> {
    let brood = player.brood.as_ref().filter(|_| player.in_game)?;
    let mut label = vec![Piece::player(player.seat)];
    match (brood.has_picked, brood.picked) {
        (_, Some(card)) => {
            label.extend([named("mark-picked"), named(names::leadership(card))]);
        }
        (true, None) => label.push(named("mark-picked")),
        (false, None) => label.push(quiet(Message::new("mark-choosing"))),
    }
    Some(Thing::new(player_spot(player.seat), label))
}

/// The cards of a stage that a player has not used.
fn choices(player: &PlayerView, brood: &BroodView, stage: Stage) -> impl Iterator<Item = Leadership> {
    let gone = |card: &Leadership| brood.in_play.contains(card) || brood.used.contains(card);
    let own = player.faction.into_iter().flat_map(move |faction| Leadership::of(faction, stage));
    own.filter(move |card| !gone(card))
}

/// A Leadership card, face up.
fn leadership(card: Leadership, seat: Seat) -> Thing {
    let def = card.def();
    let key = names::leadership(card);
    let mut thing = Thing::new(leadership_spot(seat, card), vec![named(key), quiet(kind(def.kind))]);
    thing.name = Some(Message::new(key));
    thing.facts = vec![Message::new(names::stage(def.stage)), kind(def.kind)];
    thing.abilities = vec![text(key)];
    if let Some(forces) = &def.forces {
        let figures = forces.units.iter().flat_map(|&(unit, count)| std::iter::repeat_n(unit, count.into()));
        thing.abilities.push(
            Message::new("starting-forces")
                .with("units", super::counted(figures))
                .with("workers", i32::from(forces.workers))
                .with("transports", i32::from(forces.transports)),
        );
    }
    thing
}

fn kind(kind: LeadershipKind) -> Message {
    Message::new(match kind {
        LeadershipKind::Once => "kind-once",
        LeadershipKind::PlayArea => "kind-play-area",
        LeadershipKind::SpecialVictory => "kind-special-victory",
        LeadershipKind::Hero => "kind-hero",
    })
}

/// What lies before a player: Leadership cards, tokens, the pool, and what lasts.
pub(super) fn possessions(player: &PlayerView) -> Vec<Thing> {
    let Some(brood) = &player.brood else { return Vec::new() };
    let seat = player.seat;
    let mut things: Vec<Thing> = brood.in_play.iter().map(|&card| leadership(card, seat)).collect();
    things.extend(brood.used.iter().map(|&card| {
        let mut thing = leadership(card, seat);
        thing.label = vec![quiet(Message::new("mark-used").with("card", names::leadership(card)))];
        thing
    }));
    for resource in [Resource::Minerals, Resource::Gas] {
        let count = i32::from(brood.tokens[resource as usize]);
        if count > 0 {
            let label = counted("count-tokens", count).with("resource", names::resource(resource));
            things.push(Thing::new(token_spot(seat, resource), vec![Piece::says(label)]));
        }
    }
    let pool = counted("count-pool", i32::from(brood.pool)).with("room", i32::from(brood.pool_room));
    let mut pool = Thing::new(Spot::of("player", seat, 0), vec![quiet(pool)]);
    pool.abilities = vec![Message::new("hint-pool")];
    things.push(pool);
    if !brood.aboard.is_empty() {
        things.push(aboard(seat, &brood.in_play, &brood.aboard));
    }
    things.extend(brood.thralls.iter().map(|thrall| {
        let label = Message::new("thrall")
            .with("unit", names::unit(thrall.unit))
            .with("owner", thrall.owner)
            .with("area", super::area(thrall.area));
        Thing::new(unit_spot(seat, thrall.unit, thrall.area), vec![Piece::says(label)])
    }));
    if !brood.recharged.is_empty() {
        let label = Message::new("recharged").with("cards", super::cards(&brood.recharged));
        things.push(Thing::new(Spot::of("hand", seat, 0), vec![quiet(label)]));
    }
    for key in lasting(brood) {
        things
            .push(Thing::new(player_spot(seat), vec![Piece::says(Message::new(key)).in_tone(Tone::Strong)]));
    }
    things
}

/// The Defend order: it lies among the unused ones until it has been used in this phase (SC 28.1.2).
pub(super) fn defend_order(player: &PlayerView) -> Option<Thing> {
    let brood = player.brood.as_ref()?;
    let left = Piece::sign(format!("×{}", u8::from(!brood.defended))).in_tone(Tone::Quiet);
    Some(Thing::new(Spot::of("order", player.seat, DEFEND), vec![named("order-defend"), left]))
}

/// Units on a Leadership card.
fn aboard(seat: Seat, in_play: &[Leadership], squad: &[Unit]) -> Thing {
    let carriers = [Leadership::CovertOperations, Leadership::ConclaveFleet];
    let card = carriers.into_iter().find(|card| in_play.contains(card)).unwrap_or(carriers[0]);
    let label = vec![quiet(Message::new("on-card").with("card", names::leadership(card))), units(squad)];
    Thing::new(leadership_spot(seat, card).item(1 + squad[0] as u16), label)
}

/// What cards have changed for a while.
fn lasting(brood: &BroodView) -> Vec<&'static str> {
    let campaign = match brood.campaign {
        Campaign::None => None,
        Campaign::Mobilize => Some("lasting-mobilize"),
        Campaign::Build => Some("lasting-build"),
    };
    let pairs = brood.pairs.then_some("lasting-pairs");
    let sheltered = brood.sheltered.then_some("lasting-sheltered");
    campaign.into_iter().chain(pairs).chain(sheltered).collect()
}

/// What lies in an area besides units and a base.
pub(super) fn in_area(view: &AreaView) -> Vec<Piece> {
    let mut label = Vec::new();
    if let Some((owner, installation)) = view.installation {
        label.extend([Piece::gap(), Piece::player(owner), named(names::installation(installation))]);
    }
    if let Some(owner) = view.guard {
        label.extend([Piece::gap(), Piece::player(owner), named("piece-guard")]);
    }
    if view.point_token {
        label.extend([Piece::gap(), named("piece-point-token")]);
    }
    label
}
