//! The table in words, for terminals and readers: the battle, the galaxy, and whoever sits around it.

use orrery_engine::outline::{Piece, Section, Thing, Tone};
use orrery_engine::{Arg, Game, Message, Outline, Seat, SeatSet, Spot, Viewer};

use super::{brood_sheets, names, sheets};
use crate::cards::{Card, EventFace, Layer, Stage, Yield};
use crate::combat::Fate;
use crate::state::{Depletion, StarCraft};
use crate::view::{
    AreaView, BattleView, EventsView, Hand, LaidCard, OrderView, PartyView, Phase, PlanetView, RouteView,
    SkirmishView, View,
};

impl Outline for StarCraft {
    fn heading(view: &View) -> Vec<Message> {
        let options = view.setup.options;
        let mode = match (options.conquest, options.teams) {
            (false, false) => "mode-standard",
            (true, false) => "mode-conquest",
            (false, true) => "mode-teams",
            (true, true) => "mode-team-conquest",
        };
        let phase = match view.phase {
            Phase::Setup => "phase-setup",
            Phase::Planning => "phase-planning",
            Phase::Execution => "phase-execution",
            Phase::Regrouping => "phase-regrouping",
            Phase::Over => "phase-over",
        };
        let mut heading = vec![Message::new(mode)];
        if options.brood_war {
            heading.push(Message::new("mode-brood-war"));
        }
        if view.round > 0 {
            heading.push(counted("heading-round", i32::from(view.round)));
        }
        heading.push(Message::new(phase));
        if let (Some(seat), Some((planet, order))) = (view.active, view.revealed) {
            let doing = Message::new("heading-order").with("player", seat).with("order", names::order(order));
            heading.push(doing.with("planet", names::planet(planet)));
        }
        heading
    }

    fn outline(view: &View, me: Option<Seat>) -> Vec<Section> {
        let mut sections: Vec<Section> = view.battle.iter().map(battle).collect();
        sections.extend(brood_sheets::choice(view, me));
        let n = view.setup.players;
        let others = Seat::all(n).map(|seat| me.map_or(seat, |me| seat.clockwise(me.0, n)));
        for seat in others.filter(|&seat| Some(seat) != me) {
            sections.extend(sheets::other(view, &view.players[seat.index()], me));
        }
        sections.extend(view.planets.iter().map(planet));
        if !view.routes.is_empty() {
            sections.push(Section::new(Message::new("zone-routes"), view.routes.iter().map(route).collect()));
        }
        // Before the event deck is made there is nothing to tell of it.
        if view.phase != Phase::Setup || view.events.deck.iter().sum::<usize>() > 0 {
            sections.push(events(&view.events));
        }
        if let Some(me) = me {
            sections.extend(sheets::mine(view, &view.players[me.index()]));
        }
        sections
    }

    fn standing(view: &View, seat: Seat) -> Message {
        let player = &view.players[seat.index()];
        let areas = view.planets.iter().flat_map(|planet| &planet.areas);
        let areas = areas.filter(|area| area.controller == Some(seat)).count();
        let standing = counted("standing-points", i32::from(player.points)).with("areas", areas as i32);
        match player.faction {
            Some(faction) => Message::new("standing-faction")
                .with("faction", names::faction(faction))
                .with("standing", standing),
            None => standing,
        }
    }

    fn open_view(&self) -> View {
        let mut view = self.view(Viewer::Spectator);
        for player in &mut view.players {
            let own = self.view(Viewer::Seat(player.seat));
            let own = &own.players[player.seat.index()];
            player.hand = own.hand.clone();
            player.discarding = own.discarding.clone();
            player.drawn.clone_from(&own.drawn);
            player.brood.clone_from(&own.brood);
        }
        view
    }

    fn turn(view: &View) -> u32 {
        u32::from(view.round)
    }

    fn first(view: &View) -> Seat {
        // The token goes round; who had it first by lot nobody remembers.
        view.setup.first.unwrap_or(view.first)
    }

    fn side_of(view: &View, seat: Seat) -> SeatSet {
        view.players[seat.index()].side
    }
}

pub(super) fn counted(key: &'static str, count: i32) -> Message {
    Message::new(key).with("count", count)
}

pub(super) fn quiet(message: Message) -> Piece {
    Piece::says(message).in_tone(Tone::Quiet)
}

pub(super) fn named(key: &'static str) -> Piece {
    Piece::says(Message::new(key))
}

/// So many of each unit.
pub(super) fn units(units: &[crate::cards::Unit]) -> Piece {
    Piece::says(Message::new("units").with("units", super::counted(units.iter().copied())))
}

/// A pile that may be looked through, if there is anything in it.
pub(super) fn pile(spot: Spot, label: Message, contents: Vec<Thing>) -> Thing {
    let mut thing = Thing::new(spot, vec![quiet(label)]);
    if !contents.is_empty() {
        thing.abilities = vec![Message::new("hint-pile")];
        thing.contents = Some(contents);
    }
    thing
}

/// A Combat card, face up.
pub(super) fn card(card: Card, spot: Spot) -> Thing {
    let def = card.def();
    let mut label = vec![named(names::card(card))];
    let mut facts = Vec::new();
    if let (Some(major), Some(minor)) = (super::major(card), super::minor(card)) {
        label.push(Piece::sign(format!("{}/{}", major.attack, major.health)).in_tone(Tone::Strong));
        label.push(Piece::sign(format!("({}/{})", minor.attack, minor.health)).in_tone(Tone::Quiet));
        facts.push(super::valued(Message::new("fact-major"), major));
        facts.push(super::valued(Message::new("fact-minor"), minor));
    } else if card.is_reinforcement() {
        facts.push(Message::new("fact-reinforcement"));
    }
    let mut thing = Thing::new(spot, label);
    thing.name = Some(Message::new(names::card(card)));
    thing.facts = facts;
    if card.technology().is_some() || !def.text.is_empty() {
        thing.abilities.push(text(names::card(card)));
    }
    thing
}

/// What a component says.
pub(super) fn text(key: &'static str) -> Message {
    Message::new("text-plain").with("text", Arg::Part(key, "text"))
}

/// An Event card, face up.
pub(super) fn event(face: EventFace, spot: Spot) -> Thing {
    let key = names::event(face.card);
    let mut thing = Thing::new(spot, vec![named(key)]);
    thing.name = Some(Message::new(key));
    thing.facts = vec![Message::new(names::stage(face.stage))];
    thing.abilities = vec![text(key)];
    thing
}

fn planet(planet: &PlanetView) -> Section {
    let mut things = vec![stack(planet)];
    things.extend(planet.areas.iter().map(area));
    Section::new(Message::new(names::planet(planet.planet)), things).spread()
}

fn stack(planet: &PlanetView) -> Thing {
    let mut label = vec![quiet(counted("count-orders", planet.orders.len() as i32))];
    for &OrderView { seat, order } in &planet.orders {
        label.push(Piece::player(seat));
        label.push(named(order.map_or("order-face-down", names::order)));
    }
    let mut thing = Thing::new(super::stack_spot(planet.planet), label);
    thing.abilities = vec![Message::new("hint-orders")];
    thing
}

fn area(view: &AreaView) -> Thing {
    let gives = match view.area.yields() {
        Yield::Minerals => "gives-minerals",
        Yield::Gas => "gives-gas",
        Yield::Conquest => "gives-points",
        Yield::Nothing => "gives-nothing",
    };
    let number = i32::from(view.area.number) + 1;
    let mut gives = Message::new(gives).with("number", number);
    if view.area.yields() != Yield::Nothing {
        gives = gives.with("amount", i32::from(view.area.amount()));
    }
    let room = format!("{}/{}", view.units.len(), view.area.limit());
    let mut label = vec![Piece::says(gives), Piece::sign(room).in_tone(Tone::Quiet)];
    match view.area.only() {
        None => (),
        Some(Layer::Ground) => label.push(quiet(Message::new("mark-ground-only"))),
        Some(Layer::Air) => label.push(quiet(Message::new("mark-air-only"))),
    }
    match view.depletion {
        Depletion::None => (),
        Depletion::Partial => label.push(quiet(Message::new("depleted-partially"))),
        Depletion::Complete => label.push(quiet(Message::new("depleted-completely"))),
    }
    if let Some(owner) = view.owner {
        label.extend([Piece::gap(), Piece::player(owner), units(&view.units)]);
    }
    if let Some(base) = view.base {
        label.extend([Piece::gap(), Piece::player(base), named("piece-base")]);
    }
    label.extend(brood_sheets::in_area(view));
    if view.workers > 0
        && let Some(holder) = view.card
    {
        label.extend([Piece::gap(), Piece::player(holder)]);
        label.push(quiet(counted("count-workers-there", i32::from(view.workers))));
    }
    Thing::new(super::area_spot(view.area), label)
}

fn route(view: &RouteView) -> Thing {
    let [from, to] = view.ends.map(|end| names::planet(end.planet));
    let mut label = vec![Piece::says(Message::new("route").with("from", from).with("to", to))];
    if view.z_axis {
        label.push(quiet(Message::new("mark-z-axis")));
    }
    label.extend(view.transports.iter().flat_map(|seat| [Piece::player(seat), named("piece-transport")]));
    Thing::new(super::route_spot(view.route), label)
}

fn events(view: &EventsView) -> Section {
    let [one, two, three] = view.deck.map(|n| n as i32);
    let deck = counted("count-event-deck", one).with("two", two).with("three", three);
    let contents = view.discard.iter().rev().map(|&face| event(face, discarded(face))).collect();
    let mut things = vec![
        Thing::new(Spot::common("event-deck", 0), vec![quiet(deck)]),
        pile(
            Spot::common("event-discard", 0),
            counted("count-event-discard", view.discard.len() as i32),
            contents,
        ),
    ];
    if view.beside > 0 {
        let ends = counted("count-ends", view.beside as i32);
        things.push(Thing::new(Spot::common("event-beside", 0), vec![Piece::says(ends)]));
    }
    let stage = match view.stage {
        Stage::One => "stage-one",
        Stage::Two => "stage-two",
        Stage::Three => "stage-three",
    };
    Section::new(Message::new("zone-events").with("stage", stage), things)
}

fn discarded(face: EventFace) -> Spot {
    Spot::common("event-discard", face.card as u16)
}

fn battle(view: &BattleView) -> Section {
    let [attacker, defender] = view.seats;
    let title = Message::new("zone-battle").with("area", super::area(view.area));
    let mut things: Vec<Thing> = Vec::new();
    for (seat, side) in [attacker, defender].into_iter().zip(&view.units) {
        let label = vec![Piece::player(seat), units(side)];
        things.push(Thing::new(super::player_spot(seat), label));
    }
    if view.guarded
        && let Some(defender) = things.last_mut()
    {
        defender.label.push(quiet(Message::new("mark-guarded")));
    }
    things.extend(view.skirmishes.iter().enumerate().map(|(number, lane)| skirmish(view, number, lane)));
    Section::new(title, things).spread()
}

/// One lane: both parties with their units, their cards and what these come to.
fn skirmish(battle: &BattleView, number: usize, view: &SkirmishView) -> Thing {
    let mut label = vec![Piece::sign(format!("{}", number + 1)).in_tone(Tone::Strong)];
    for (index, party) in view.parties.iter().enumerate() {
        if index > 0 {
            label.push(quiet(Message::new("against")));
        }
        label.push(Piece::player(battle.seats[index]));
        label.extend(fighters(party));
    }
    if view.resolved {
        label.push(quiet(Message::new("mark-resolved")));
    }
    let mut thing = Thing::new(super::skirmish_spot(number as u8), label);
    thing.abilities = view
        .parties
        .iter()
        .flat_map(|party| &party.cards)
        .filter_map(|card| card.face)
        .filter(|card| card.technology().is_some() || !card.def().text.is_empty())
        .map(|card| {
            Message::new("text-of")
                .with("card", names::card(card))
                .with("text", Arg::Part(names::card(card), "text"))
        })
        .collect();
    thing
}

fn fighters(party: &PartyView) -> Vec<Piece> {
    let mut label = vec![named(names::unit(party.front))];
    if let Some(lender) = party.lender {
        label.extend([quiet(Message::new("mark-lent")), Piece::player(lender)]);
    }
    match party.fate {
        Fate::Fighting => (),
        Fate::Destroyed => label.push(named("fate-destroyed")),
        Fate::Withdrawing | Fate::Withdrawn => label.push(named("fate-withdrawn")),
        Fate::Captured => label.push(named("fate-captured")),
    }
    if !party.support.is_empty() {
        label.extend([Piece::sign("+"), units(&party.support)]);
    }
    for &LaidCard { face, .. } in &party.cards {
        label.push(match face {
            Some(card) => Piece::says(Message::new("laid-card").with("card", names::card(card))),
            None => quiet(Message::new("laid-face-down")),
        });
    }
    if let Some(result) = &party.result {
        let totals = format!("= {}/{}", result.totals.attack, result.totals.health);
        label.push(Piece::sign(totals).in_tone(Tone::Strong));
    }
    label
}

/// The faces of a zone of Combat cards that the viewer knows.
pub(super) fn faces(hand: &Hand) -> &[Card] {
    match hand {
        Hand::Open(cards) => cards,
        Hand::Closed { known, .. } => known,
    }
}
