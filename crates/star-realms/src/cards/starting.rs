//! Scouts, Vipers and Explorers: the cards outside the trade deck (SR 1.2.7).
//!
//! One row a card in the order of the printed list; above it our paraphrase of its text.

use super::Clause::*;
use super::Kind::*;
use super::*;

/// The cards every game has; `copies` is for one set.
pub(super) const STARTING: [CardDef; 3] = [
    // +1 trade.
    CardDef { kind: Scout, key: "card-scout", cost: 0, copies: 16, primary: &[Trade(1)], ..SHIP },
    // +1 combat.
    CardDef { kind: Viper, key: "card-viper", cost: 0, copies: 4, primary: &[Combat(1)], ..SHIP },
    // +2 trade. Scrap: +2 combat.
    CardDef {
        kind: Explorer,
        key: "card-explorer",
        cost: 2,
        copies: 10,
        primary: &[Trade(2)],
        scrap: &[Combat(2)],
        ..SHIP
    },
];
