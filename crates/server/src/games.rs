//! The games on offer: the only place of the server that knows them, one arm a game.

use std::collections::BTreeMap;

use orrery_bots::Appraise;
use orrery_engine::{Describe, Game};
use orrery_protocol::{GameCard, Text, star_realms};
use orrery_star_realms::StarRealms;
use orrery_table::Occupant;

use crate::any_table::{AnyTable, Running, Stored};
use crate::reason::Reason;

/// What the wire needs of a game beyond playing it.
pub trait OnWire: Describe + Appraise {
    /// The zones a spot may name.
    const ZONES: &'static [&'static str];
    /// The game on offer.
    fn card() -> GameCard;
    /// The setup that a form describes.
    ///
    /// # Errors
    /// Which value is wrong, or the rule the setup breaks.
    fn setup(options: &BTreeMap<String, String>, players: u8) -> Result<Self::Setup, Text>;
    /// What a viewer sees, as JSON.
    fn wire_view(view: &Self::View) -> serde_json::Value;
}

impl OnWire for StarRealms {
    const ZONES: &'static [&'static str] = &star_realms::ZONES;

    fn card() -> GameCard {
        star_realms::card()
    }

    fn setup(options: &BTreeMap<String, String>, players: u8) -> Result<Self::Setup, Text> {
        star_realms::setup(options, players)
    }

    fn wire_view(view: &Self::View) -> serde_json::Value {
        serde_json::to_value(star_realms::StarRealmsView::from(view))
            .unwrap_or_else(|error| unreachable!("a view is plain: {error}"))
    }
}

/// Begins a game: options, who sits where, and where its chance comes from.
pub type Start = fn(&BTreeMap<String, String>, Vec<Occupant>, [u8; 32]) -> Result<Box<dyn AnyTable>, Text>;

/// One game, as far as the server needs to know it before a table runs.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// Its id.
    pub id: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// What the lobby shows.
    pub card: fn() -> GameCard,
    /// Whether the options can be played by so many.
    pub admits: fn(&BTreeMap<String, String>, u8) -> Result<(), Text>,
    /// Begins a game.
    pub start: Start,
    /// Goes on with a stored game.
    pub resume: fn(Stored) -> anyhow::Result<Box<dyn AnyTable>>,
}

/// All games, in the order of the front page.
pub static OFFERS: [Offer; 1] = [offer::<StarRealms>()];

/// The game called `id`.
///
/// # Errors
/// If there is none.
pub fn find(id: &str) -> Result<&'static Offer, Reason> {
    OFFERS.iter().find(|offer| offer.id == id).ok_or(Reason::NoSuchGame)
}

const fn offer<G: OnWire>() -> Offer {
    Offer {
        id: <G as Game>::ID,
        rules: <G as Game>::RULES_VERSION,
        card: G::card,
        admits: |options, players| {
            let setup = G::setup(options, players)?;
            G::new(&setup).map(|_| ()).map_err(Text::from)
        },
        start: |options, seats, seed| Ok(Box::new(Running::<G>::start(options, seats, seed)?)),
        resume: |stored| Ok(Box::new(Running::<G>::resume(stored)?)),
    }
}

impl Offer {
    /// The level of a bot that nobody chose: the middle one.
    pub fn usual_level(&self) -> String {
        let levels = (self.card)().levels;
        levels.get(levels.len() / 2).cloned().unwrap_or_default()
    }

    /// Whether the game has bots of this level.
    pub fn has_level(&self, level: &str) -> bool {
        (self.card)().levels.iter().any(|known| known == level)
    }
}
