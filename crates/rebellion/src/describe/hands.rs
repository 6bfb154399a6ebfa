//! The sides in words: leaders, missions, cards, and the tracks beside the map.

use orrery_engine::outline::{Piece, Section, Thing, Tone};
use orrery_engine::{Message, Seat, Spot};

use super::names;
use super::outline::{counted, leader_facts, named, quiet, text, tone, units};
use crate::cards::{ActionCard, Mission, Objective, Side, Tactic, Theatre, Unit};
use crate::state::{At, Mark};
use crate::view::{LeaderView, SideView, View};

/// A side: its players, leaders and cards.
pub(super) fn of_side(view: &View, side: Side, me: Option<Seat>) -> Vec<Section> {
    let own = &view.sides[side as usize];
    let general = view.roles[side as usize * 2 + 1];
    // Cards are named by whoever decides about them.
    let seat = me.filter(|_| view.side == Some(side)).unwrap_or(general);
    let mut sections = vec![
        Section { things: summary(view, side, seat), ..Section::default() },
        Section::new(
            Message::new("zone-pool").with("side", names::side(side)),
            view.leaders
                .iter()
                .filter(|leader| leader.side == side && leader.at == At::Pool)
                .map(leader)
                .collect(),
        ),
    ];
    if !own.assigned.is_empty() {
        let assigned = own.assigned.iter().enumerate().map(|(number, slot)| {
            let mut label = vec![Piece::sign(format!("{}", number + 1)).in_tone(Tone::Quiet)];
            label.push(match (slot.mission, slot.mark) {
                (Some(mission), _) => named(names::mission(mission)),
                (None, Mark::Any) => quiet(Message::new("face-down")),
                (None, Mark::Starting) => quiet(Message::new("face-down-starting")),
                (None, Mark::Deck) => quiet(Message::new("face-down-deck")),
                (None, Mark::Project) => quiet(Message::new("face-down-project")),
            });
            label.extend(slot.leaders.iter().map(|&leader| named(names::leader(leader)).in_tone(tone(side))));
            let mut thing = Thing::new(Spot::of("assigned", seat, number as u16), label);
            thing.abilities.extend(slot.mission.map(|mission| text(names::mission(mission))));
            thing
        });
        let title = Message::new("zone-assigned").with("side", names::side(side));
        sections.push(Section::new(title, assigned.collect()).spread());
    }
    sections.extend(cards(view, side, own, seat));
    sections
}

/// The players of a side and the numbers that matter.
fn summary(view: &View, side: Side, seat: Seat) -> Vec<Thing> {
    let own = &view.sides[side as usize];
    let mut players = view.roles[side as usize * 2..][..2].to_vec();
    players.dedup();
    let key = names::side(side);
    let mut label = vec![named(key).in_tone(tone(side))];
    label.extend(players.into_iter().map(Piece::player));
    for (key, count) in [("count-missions", own.hand_count), ("count-actions", own.actions.len())] {
        label.extend([Piece::gap(), Piece::says(counted(key, count as i32))]);
    }
    if side == Side::Rebels {
        label.extend([Piece::gap(), Piece::says(counted("count-objectives", view.objectives.len() as i32))]);
    } else {
        label.extend([Piece::gap(), Piece::says(counted("count-probes", view.probes.hand_count as i32))]);
    }
    let mut player = Thing::new(Spot::of("player", seat, 0), label);
    player.name = Some(Message::new(key));
    player.abilities =
        vec![Message::new("text-plain").with("text", orrery_engine::Arg::Part(key, "victory"))];
    let mut things = vec![player];
    let discards = own.discards.concat();
    let mut deck = vec![quiet(counted("count-mission-deck", own.decks[0] as i32))];
    if side == Side::Empire {
        deck.push(quiet(counted("count-projects", own.decks[1] as i32)));
    }
    things.push(Thing::new(Spot::of("mission", seat, u16::MAX), deck));
    things.push(pile(
        Spot::of("mission", seat, u16::MAX - 1),
        counted("count-discarded", discards.len() as i32),
        discards.into_iter().map(|own| mission(own, seat)).collect(),
    ));
    things.push(pile(
        Spot::of("action", seat, u16::MAX),
        counted("count-used", own.used.len() as i32),
        own.used.iter().map(|&card| action(card, seat)).collect(),
    ));
    things
}

/// A pile that may be looked through, if there is anything in it.
fn pile(spot: Spot, label: Message, contents: Vec<Thing>) -> Thing {
    let mut thing = Thing::new(spot, vec![quiet(label)]);
    if !contents.is_empty() {
        thing.abilities = vec![Message::new("hint-pile")];
        thing.contents = Some(contents);
    }
    thing
}

/// The cards of a side that the viewer sees.
fn cards(view: &View, side: Side, own: &SideView, seat: Seat) -> Vec<Section> {
    let mut sections = Vec::new();
    let mut push = |title: Message, things: Vec<Thing>| {
        if !things.is_empty() {
            sections.push(Section::new(title, things).spread());
        }
    };
    let missions = |cards: &Option<Vec<Mission>>| {
        cards.iter().flatten().map(|&own| mission(own, seat)).collect::<Vec<Thing>>()
    };
    push(counted("zone-hand", own.hand_count as i32), missions(&own.hand));
    push(Message::new("zone-discarding"), missions(&own.discarding));
    push(Message::new("zone-looked"), missions(&own.looked));
    let kept = own.actions.iter().filter_map(|own| own.card).map(|card| action(card, seat));
    push(Message::new("zone-actions"), kept.collect());
    let drawn = own.drawn.iter().flatten().map(|&card| action(card, seat));
    push(Message::new("zone-recruits"), drawn.collect());
    if side == Side::Rebels {
        let known = view.objectives.iter().filter_map(|back| back.objective);
        push(Message::new("zone-objectives"), known.map(objective).collect());
        let drawn = view.probes.drawn.iter().flatten().map(|&system| probe(system));
        push(Message::new("zone-drawn-probes"), drawn.collect());
    } else {
        let probes = view.probes.hand.iter().flatten().map(|&system| probe(system));
        let probes: Vec<Thing> = probes.collect();
        if !probes.is_empty() {
            sections.push(Section::new(Message::new("zone-probes"), probes));
        }
    }
    for theatre in Theatre::BOTH {
        let tactics = own.tactics.iter().flat_map(|hands| &hands[theatre as usize]);
        let tactics: Vec<Thing> = tactics.map(|&own| tactic(own)).collect();
        if !tactics.is_empty() {
            let title = Message::new("zone-tactics").with("theatre", names::theatre(theatre));
            sections.push(Section::new(title, tactics).spread());
        }
    }
    let icon = own.build.as_ref().and_then(|build| build.icon);
    if let Some(icon) = icon {
        let label = counted("build-icon", i32::from(icon.space)).with("icon", names::icon(icon.icon));
        let things = vec![Thing::new(Spot::common("queue", u16::from(icon.space)), vec![Piece::says(label)])];
        sections.push(Section::new(Message::new("zone-building"), things));
    }
    sections.extend(ready(own));
    sections
}

/// Units that wait to be placed or deployed.
fn ready(own: &SideView) -> Option<Section> {
    let ready = &own.build.as_ref()?.ready;
    if ready.is_empty() {
        return None;
    }
    let things = ready.iter().map(|&(unit, count)| sheet(unit, count)).collect();
    Some(Section::new(Message::new("zone-ready"), things))
}

fn sheet(unit: Unit, count: u8) -> Thing {
    Thing::new(Spot::common("sheet", unit as u16), vec![Piece::says(units(&[(unit, count)]))])
}

/// The tracks and decks beside the map.
pub(super) fn track(view: &View) -> Section {
    let mut things: Vec<Thing> = (1..=3u16)
        .map(|space| {
            let own = &view.queue[usize::from(space) - 1];
            let mut label = vec![quiet(counted("queue-space", i32::from(space)))];
            for side in [Side::Empire, Side::Rebels] {
                let own: Vec<(Unit, u8)> =
                    own.iter().copied().filter(|(unit, _)| unit.side() == side).collect();
                if !own.is_empty() {
                    label.extend([Piece::says(units(&own)).in_tone(tone(side)), Piece::gap()]);
                }
            }
            Thing::new(Spot::common("queue", space), label)
        })
        .collect();
    for side in Side::BOTH {
        let left = &view.to_place[side as usize];
        things.extend(left.iter().map(|&(unit, count)| {
            let mut thing = sheet(unit, count);
            thing.label.insert(0, quiet(Message::new("to-place")));
            thing
        }));
    }
    let decks = Message::new("count-decks")
        .with("objectives", view.objective_deck.len() as i32)
        .with("probes", view.probes.deck as i32);
    things.push(Thing::new(Spot::common("probe", u16::MAX), vec![quiet(decks)]));
    if !view.played.is_empty() {
        things.push(pile(
            Spot::common("objective", u16::MAX),
            counted("count-played", view.played.len() as i32),
            view.played.iter().map(|&own| objective(own)).collect(),
        ));
    }
    Section::new(Message::new("zone-track"), things).spread()
}

/// A leader's name and what it wears.
fn leader_label(own: &LeaderView) -> Vec<Piece> {
    let mut label = vec![named(names::leader(own.leader)).in_tone(tone(own.side))];
    if let Some(ring) = own.ring {
        label.push(Piece::says(Message::new("mark-ring").with("ring", names::ring(ring))));
    }
    if own.detained {
        label.push(quiet(Message::new("mark-detained")));
    }
    label
}

/// A leader, wherever it is.
pub(super) fn leader(own: &LeaderView) -> Thing {
    let mut thing = Thing::new(super::leader_spot(own.leader), leader_label(own));
    thing.name = Some(Message::new(names::leader(own.leader)));
    thing.facts = leader_facts(own.leader);
    thing
}

fn mission(own: Mission, seat: Seat) -> Thing {
    let def = own.def();
    let key = names::mission(own);
    let needs = counted("fact-needs", i32::from(def.required)).with("skill", names::skill(def.skill));
    let mut thing = Thing::new(Spot::of("mission", seat, own as u16), vec![named(key), quiet(needs.clone())]);
    thing.name = Some(Message::new(key));
    thing.facts = vec![needs];
    thing.abilities = vec![text(key)];
    thing
}

fn action(own: ActionCard, seat: Seat) -> Thing {
    card(names::action(own), Spot::of("action", seat, own as u16))
}

fn objective(own: Objective) -> Thing {
    let spot = Spot::common("objective", own as u16);
    let mut thing = card(names::objective(own), spot);
    thing.label.push(quiet(Message::new(names::stage(own.def().stage))));
    thing
}

fn tactic(own: Tactic) -> Thing {
    card(names::tactic(own), Spot::common("tactic", own as u16))
}

fn probe(system: crate::cards::System) -> Thing {
    Thing::new(Spot::common("probe", system as u16), vec![named(names::system(system))])
}

fn card(key: &'static str, spot: Spot) -> Thing {
    let mut thing = Thing::new(spot, vec![named(key)]);
    thing.name = Some(Message::new(key));
    thing.abilities = vec![text(key)];
    thing
}
