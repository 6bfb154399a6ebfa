//! What one viewer may know of a running table. Everything the screen shows comes from here.
//!
//! This is the only place of the client that touches the state: to ask for the words of a choice or an event
//! that the viewer may know anyway, and for the reason why an attempt of theirs is refused.

use orrery_engine::{ChoiceKind, Illegal, Message, Seat, SeatSet, Spot, Status, Viewer};
use orrery_table::{Table, Version};

use crate::board::Board;
use crate::tabletop::{Tabletop, Words};

/// One choice on offer.
#[derive(Clone, Debug)]
pub(crate) struct Offer<A> {
    pub(crate) action: A,
    pub(crate) label: String,
    pub(crate) about: Vec<Spot>,
    /// What to ask back before it is taken.
    pub(crate) confirmation: Option<String>,
    /// The heading it stands under.
    pub(crate) group: Option<String>,
    pub(crate) kind: ChoiceKind,
}

impl<A> Offer<A> {
    /// The number it consists of, if it is one of many that differ only in it.
    pub(crate) const fn amount(&self) -> Option<u16> {
        if let ChoiceKind::Amount(amount) = self.kind { Some(amount) } else { None }
    }
}

/// A moment of the game through one viewer's eyes.
#[derive(Clone, Debug)]
pub(crate) struct Seen<G: Tabletop> {
    pub(crate) view: G::View,
    pub(crate) board: Board,
    /// Who owes a decision.
    pub(crate) asked: SeatSet,
    /// What the viewer is asked, in words and with its rule.
    pub(crate) question: Option<(String, Option<String>)>,
    /// What the viewer may do.
    pub(crate) offers: Vec<Offer<G::Action>>,
    /// The amounts on offer, if the question is how much.
    pub(crate) amounts: Option<(u16, u16)>,
}

impl<G: Tabletop> Seen<G> {
    /// The present moment through the eyes of `me`, or of a spectator.
    pub(crate) fn new(table: &Table<G>, me: Option<Seat>, words: Words) -> Self {
        let viewer = me.map_or(Viewer::Spectator, Viewer::Seat);
        let state = table.state();
        let (view, asked) = match table.status() {
            Status::Over(_) => (state.open_view(), SeatSet::EMPTY),
            Status::Decision(seats) => (table.view(viewer), seats),
            Status::Chance(_) => (table.view(viewer), SeatSet::EMPTY),
        };
        let question = me.and_then(|me| state.question(me)).map(|message: Message| {
            (words.texts.message(&message, words.names), message.rule.map(|rule| rule.to_string()))
        });
        let mut offers: Vec<Offer<G::Action>> = Vec::new();
        for (me, action) in me.into_iter().flat_map(|me| table.legal(me).into_iter().map(move |a| (me, a))) {
            let choice = state.choice(me, action);
            let label = words.texts.message(&choice.label, words.names);
            let confirmation = state.confirmation(me, action);
            let confirmation = confirmation.map(|message| words.texts.message(&message, words.names));
            let group = choice.group.map(|key| words.texts.get(key));
            let (about, kind) = (choice.about, choice.kind);
            offers.push(Offer { action, label, about, confirmation, group, kind });
        }
        in_groups(&mut offers);
        let amounts = amounts(&offers);
        let board = Board::of::<G>(&view, me, words);
        Self { view, board, asked, question, offers, amounts }
    }

    /// The offers that are about `spot`.
    pub(crate) fn about(&self, spot: Spot) -> Vec<usize> {
        let about = |(_, offer): &(usize, &Offer<G::Action>)| offer.about.contains(&spot);
        self.offers.iter().enumerate().filter(about).map(|(index, _)| index).collect()
    }
}

/// What stands under one heading stands together; what ends the matter comes last, and then what is rarely wanted.
fn in_groups<A>(offers: &mut [Offer<A>]) {
    let mut headings: Vec<Option<String>> = Vec::new();
    for offer in offers.iter() {
        if !headings.contains(&offer.group) {
            headings.push(offer.group.clone());
        }
    }
    offers.sort_by_key(|offer| {
        let last = match offer.kind {
            ChoiceKind::Plain | ChoiceKind::Amount(_) => 0,
            ChoiceKind::Finish => 1,
            ChoiceKind::Aside => 2,
        };
        (last, headings.iter().position(|heading| *heading == offer.group))
    });
}

/// The least and the most of the amounts on offer, if there are several and no gap between them.
fn amounts<A>(offers: &[Offer<A>]) -> Option<(u16, u16)> {
    let amounts: Vec<u16> = offers.iter().filter_map(Offer::amount).collect();
    let (least, most) = (*amounts.iter().min()?, *amounts.iter().max()?);
    (amounts.len() > 1 && usize::from(most - least) + 1 == amounts.len()).then_some((least, most))
}

/// Why `me` can do nothing with `spot`.
pub(crate) fn why_not<G: Tabletop>(table: &Table<G>, me: Seat, spot: Spot) -> Illegal {
    let state = table.state();
    let attempts = state.attempts(me, spot);
    let refused = attempts.into_iter().find_map(|action| state.check(me, action).err());
    refused.unwrap_or_else(|| state.idle(me, spot))
}

/// The sentences of what happened since `version`, as `me` saw it, with their rules.
pub(crate) fn sentences<G: Tabletop>(
    table: &Table<G>,
    version: Version,
    me: Option<Seat>,
    words: Words,
) -> Vec<String> {
    let viewer = me.map_or(Viewer::Spectator, Viewer::Seat);
    let events = table.events_since(version, viewer);
    let mut told = Vec::new();
    // An event is worded by the state it led to: a later one may no longer know where a card lay.
    for happened in events.chunk_by(|a, b| a.record == b.record) {
        let state = table.state_at(happened[0].record as usize + 1);
        let messages = happened.iter().filter_map(|happened| state.sentence(&happened.event));
        told.extend(messages.map(|message| words.texts.message(&message, words.names)));
    }
    told
}
