//! What lies in the middle in words: the vote, strategy cards, objectives, laws and piles.

use orrery_engine::outline::{Piece, Section, Thing, Tone};
use orrery_engine::{Message, Seat, Spot};

use super::sheets::{action, objective};
use super::{component, counted, named, part, players, quiet};
use crate::cards::{Agenda, Outcomes};
use crate::describe::{names, outcome_spot};
use crate::state::Phase;
use crate::view::{BallotView, DealView, LotView, ProgressView, View};

/// The vote and the transaction at hand.
pub(super) fn sections(view: &View) -> Vec<Section> {
    let mut sections = Vec::new();
    sections.extend(view.ballot.as_ref().and_then(ballot));
    sections.extend(view.deal.as_ref().map(deal));
    if !view.looked.is_empty() {
        let things = view.looked.iter().map(|&own| agenda(own, vec![named(own.key())])).collect();
        sections.push(Section::new(Message::new("zone-looked"), things).spread());
    }
    sections
}

/// An agenda with all that is printed on it.
fn agenda(agenda: Agenda, label: Vec<Piece>) -> Thing {
    let key = agenda.key();
    let line = |words: &'static str, attribute: &'static str| {
        Message::new(words).with("text", orrery_engine::Arg::Part(key, attribute))
    };
    let texts = match agenda.def().outcomes {
        Outcomes::ForAgainst => vec![line("agenda-for", "for"), line("agenda-against", "against")],
        _ => vec![line("agenda-elect", "elect"), part(key, "text")],
    };
    component(Spot::common("agenda", agenda as u16), key, label, texts)
}

fn ballot(view: &BallotView) -> Option<Section> {
    let own = view.agenda?;
    let mut label = vec![named(own.key()).in_tone(Tone::Strong)];
    let kind = if own.is_law() { "mark-law" } else { "mark-directive" };
    label.push(quiet(Message::new(kind)));
    if let Some(result) = view.result {
        let words = Message::new("vote-result").with("outcome", names::outcome(result));
        label.push(Piece::says(words).in_tone(Tone::Green));
    }
    let mut things = vec![agenda(own, label)];
    for outcome in &view.outcomes {
        // Of many planets those are told that somebody has voted for.
        if view.outcomes.len() > 8 && outcome.votes == 0 {
            continue;
        }
        let name = Message::new("text-plain").with("text", names::outcome(outcome.outcome));
        let mut label =
            vec![Piece::says(name), Piece::says(counted("count-votes", i32::from(outcome.votes)))];
        for vote in &outcome.voters {
            label.extend([Piece::player(vote.seat), Piece::sign(vote.votes.to_string())]);
        }
        things.push(Thing::new(outcome_spot(outcome.outcome), label));
    }
    let spot = Spot::common("agenda", own as u16);
    if !view.waiting.is_empty() {
        let mut label = vec![quiet(Message::new("vote-waiting"))];
        for seat in view.order.iter().copied().filter(|&seat| view.waiting.contains(seat)) {
            let votes = view.available.get(seat.index()).copied().unwrap_or(0);
            label.extend([Piece::player(seat), Piece::says(counted("vote-available", votes))]);
        }
        things.push(Thing::new(spot, label));
    }
    if !view.barred.is_empty() {
        let label = std::iter::once(quiet(Message::new("vote-barred"))).chain(players(view.barred));
        things.push(Thing::new(spot, label.collect()));
    }
    for own in &view.predictions {
        let source = own.card.map_or("ability-galactic-threat", |card| card.key());
        let words = Message::new("vote-prediction")
            .with("source", source)
            .with("outcome", names::outcome(own.outcome));
        things.push(Thing::new(spot, vec![Piece::player(own.seat), Piece::says(words)]));
    }
    Some(Section::new(counted("zone-ballot", view.number), things).spread())
}

fn deal(view: &DealView) -> Section {
    let spot = Spot::of("player", view.to, 0);
    let side = |seat: Seat, side: usize| {
        let mut label = vec![Piece::player(seat), quiet(Message::new("deal-gives"))];
        label.extend(lot(&view.lots[side], view.cards[side]));
        Thing::new(spot, label)
    };
    let things = vec![side(view.from, 0), side(view.to, 1)];
    Section::new(Message::new("zone-deal"), things).spread()
}

/// What one side gives.
fn lot(lot: &LotView, cards: usize) -> Vec<Piece> {
    let mut pieces = Vec::new();
    if lot.goods > 0 {
        pieces.push(Piece::says(counted("count-goods", lot.goods)));
    }
    if lot.commodities > 0 {
        pieces.push(Piece::says(counted("deal-commodities", lot.commodities)));
    }
    pieces.extend(lot.note.map(|id| Piece::says(Message::new("text-plain").with("text", names::note(id)))));
    pieces.extend(lot.cards.iter().map(|card| named(card.key())));
    let told = lot.cards.len() + usize::from(lot.note.is_some());
    if cards > told {
        pieces.push(Piece::says(counted("deal-cards", (cards - told) as i32)));
    }
    let promise = |key: &'static str| Message::new("deal-promise").with("promise", key);
    pieces.extend(lot.promises.iter().map(|own| Piece::says(promise(own.key()))));
    if pieces.is_empty() {
        pieces.push(quiet(Message::new("deal-nothing")));
    }
    pieces
}

/// The strategy cards, while they lie in the middle or before players.
pub(super) fn strategies(view: &View) -> Option<Section> {
    if view.phase == Phase::Setup {
        return None;
    }
    let things = view.strategies.iter().map(|own| {
        let number = Piece::sign(own.card.initiative().to_string()).in_tone(Tone::Quiet);
        let tone = if own.exhausted { Tone::Quiet } else { Tone::Plain };
        let mut label = vec![number, named(own.card.key()).in_tone(tone)];
        label.extend(own.owner.map(Piece::player));
        if own.exhausted {
            label.push(quiet(Message::new("mark-exhausted")));
        }
        if own.goods > 0 {
            label.push(Piece::says(counted("count-goods", own.goods)).in_tone(Tone::Yellow));
        }
        let key = own.card.key();
        let texts = ["primary", "secondary"].map(|attribute| {
            let words = if attribute == "primary" { "strategy-first" } else { "strategy-second" };
            Message::new(words).with("text", orrery_engine::Arg::Part(key, attribute))
        });
        component(Spot::common("strategy", own.card as u16), key, label, texts.into())
    });
    Some(Section::new(Message::new("zone-strategies"), things.collect()))
}

/// Has and needs of an objective.
pub(super) fn progress(progress: ProgressView) -> Message {
    Message::new("progress").with("has", i32::from(progress.has)).with("needs", i32::from(progress.needs))
}

/// The public objectives: who has scored them, who could now, and how far the reader is.
pub(super) fn goals(view: &View, me: Option<Seat>) -> Option<Section> {
    if view.goals.is_empty() {
        return None;
    }
    let things = view.goals.iter().map(|goal| {
        let mut thing = objective(goal.objective);
        if let Some(own) = me.and_then(|seat| goal.progress.get(seat.index())) {
            thing.label.push(quiet(progress(*own)));
        }
        if !goal.ready.is_empty() {
            thing.label.push(Piece::says(Message::new("goal-ready")).in_tone(Tone::Green));
            thing.label.extend(players(goal.ready));
        }
        if !goal.scored.is_empty() {
            thing.label.push(quiet(Message::new("goal-scored")));
            thing.label.extend(players(goal.scored));
        }
        for (seat, own) in Seat::all(view.players).zip(&goal.progress) {
            thing.facts.push(
                Message::new("fact-progress")
                    .with("player", seat)
                    .with("has", i32::from(own.has))
                    .with("needs", i32::from(own.needs)),
            );
        }
        thing
    });
    Some(Section::new(Message::new("zone-goals"), things.collect()).spread())
}

/// The laws in play, and whom or what they chose.
pub(super) fn laws(view: &View) -> Option<Section> {
    if view.laws.is_empty() {
        return None;
    }
    let things = view.laws.iter().map(|law| {
        let mut label = vec![named(law.agenda.key())];
        label.extend(law.owner.map(Piece::player));
        label.extend(law.planet.map(|planet| named(planet.key()).in_tone(Tone::Yellow)));
        label.extend(law.objective.map(|own| named(own.key()).in_tone(Tone::Yellow)));
        if law.exhausted {
            label.push(quiet(Message::new("mark-exhausted")));
        }
        agenda(law.agenda, label)
    });
    Some(Section::new(Message::new("zone-laws"), things.collect()).spread())
}

/// Decks and discard piles.
pub(super) fn piles(view: &View) -> Section {
    let mut things = Vec::new();
    let mut pile = |spot: Spot, label: Message, contents: Vec<Thing>| {
        let mut thing = Thing::new(spot, vec![quiet(label)]);
        if !contents.is_empty() {
            thing.abilities = vec![Message::new("hint-pile")];
            thing.contents = Some(contents);
        }
        things.push(thing);
    };
    let seat = view.seat.unwrap_or(Seat(0));
    let [first, second] = view.face_down;
    let hidden = Message::new("count-face-down").with("first", first as i32).with("second", second as i32);
    pile(Spot::common("objective", u16::MAX), hidden, vec![]);
    pile(Spot::common("objective", u16::MAX - 1), counted("count-secret-deck", view.secrets as i32), vec![]);
    pile(Spot::of("action", seat, u16::MAX), counted("count-action-deck", view.action_deck as i32), vec![]);
    let discards = view.action_discards.iter().rev().map(|&card| action(seat, card)).collect::<Vec<_>>();
    let label = counted("count-action-discards", discards.len() as i32);
    pile(Spot::of("action", seat, u16::MAX - 1), label, discards);
    let known = view.agenda_deck.iter().rev().flatten();
    let known = known.map(|&own| agenda(own, vec![named(own.key())])).collect::<Vec<_>>();
    let label = counted("count-agenda-deck", view.agenda_deck.len() as i32).with("known", known.len() as i32);
    pile(Spot::common("agenda", u16::MAX), label, known);
    let discards = view.agenda_discards.iter().rev();
    let discards = discards.map(|&own| agenda(own, vec![named(own.key())])).collect::<Vec<_>>();
    let label = counted("count-agenda-discards", discards.len() as i32);
    pile(Spot::common("agenda", u16::MAX - 1), label, discards);
    Section::new(Message::new("zone-piles"), things)
}
