//! What is printed on the cards, for clients to draw them from.

use serde::Serialize;
use ts_rs::TS;

use crate::cards::{Category, Faction, Kind};

/// The printed facts of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Facts {
    /// Every title; spots name a title by its place in this list.
    pub cards: Vec<CardFacts>,
}

/// The printed facts of a title.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CardFacts {
    /// The title; the key of its name and texts is `card-` and this.
    pub kind: Kind,
    /// The side it belongs to.
    pub faction: Faction,
    /// Ship, base or outpost.
    pub category: Category,
    /// Its cost.
    pub cost: u8,
    /// Its defense; 0 for ships.
    pub defense: u8,
    /// Which texts it has, in order.
    pub parts: Vec<TextPart>,
}

/// One text of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the rulebook's words")]
pub enum TextPart {
    Primary,
    Ally,
    Scrap,
    Static,
}

impl Facts {
    /// All of them.
    pub fn all() -> Self {
        Self { cards: Kind::all().map(CardFacts::of).collect() }
    }
}

impl CardFacts {
    fn of(kind: Kind) -> Self {
        let def = kind.def();
        let parts = [
            (TextPart::Primary, !def.primary.is_empty()),
            (TextPart::Ally, !def.ally.is_empty()),
            (TextPart::Scrap, !def.scrap.is_empty()),
            (TextPart::Static, def.standing.is_some()),
        ];
        Self {
            kind,
            faction: def.faction,
            category: def.category,
            cost: def.cost,
            defense: def.defense,
            parts: parts.into_iter().filter(|(_, has)| *has).map(|(part, _)| part).collect(),
        }
    }
}
