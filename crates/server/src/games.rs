//! The games on offer, as far as the server needs to know them before a table runs.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use orrery_bots::{Bot, Progress, Spec};
use orrery_engine::{Appraise, Chosen, Describe, Game, Offered, Seat, SeatSet, Viewer};
use orrery_games::Task;
use orrery_protocol::{GameCard, Odds, Text, View};
use orrery_table::Occupant;

use crate::any_table::{AnyTable, Running, Stored};
use crate::import;
use crate::reason::{Reason, malformed};

/// What the wire needs of a game beyond playing it.
///
/// Every game on offer has it; tests with a game of others implement it for a unit struct of their own.
pub trait OnWire: 'static {
    /// The game.
    type Game: Describe;
    /// The zones a spot may name.
    const ZONES: &'static [&'static str];
    /// What is chosen for somebody who wants to play at once.
    const QUICK: &'static [(&'static str, &'static str)] = &[];
    /// The game on offer.
    fn card() -> GameCard;
    /// The setup that a form describes.
    ///
    /// # Errors
    /// Which value is wrong, or the rule the setup breaks.
    fn setup(options: &BTreeMap<String, String>, players: u8) -> Result<SetupOf<Self>, Text>;
    /// What a viewer sees, as it travels.
    fn wire_view(view: &<Self::Game as Game>::View) -> View;
    /// The bot that `spec` names.
    fn bot(spec: &Spec, seed: u64) -> Box<dyn Bot<Self::Game>>;
    /// Those who win and lose together with a seat, itself included.
    fn side(_game: &Self::Game, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }
    /// How the contest at hand is likely to end as far as `viewer` can know; `None` if nothing is contested.
    fn odds(_game: &Self::Game, _viewer: Viewer, _seed: u64, _progress: &Progress) -> Option<Odds> {
        None
    }
}

/// What a game starts from.
pub type SetupOf<W> = <<W as OnWire>::Game as Game>::Setup;

impl<G: Offered> OnWire for G {
    type Game = Self;
    const ZONES: &'static [&'static str] = <Self as Offered>::ZONES;
    const QUICK: &'static [(&'static str, &'static str)] = <Self as Offered>::QUICK;

    fn card() -> GameCard {
        GameCard::of::<Self>()
    }

    fn setup(options: &BTreeMap<String, String>, players: u8) -> Result<SetupOf<Self>, Text> {
        let wishes = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let chosen = Chosen::new(Self::FIELDS, wishes, players);
        chosen.map(|chosen| <Self as Offered>::setup(&chosen)).map_err(|unfit| malformed(unfit.to_string()))
    }

    fn wire_view(view: &<Self as Game>::View) -> View {
        View::of(view)
    }

    fn bot(spec: &Spec, seed: u64) -> Box<dyn Bot<Self>> {
        orrery_bots::bot(spec, seed)
    }

    fn side(game: &Self, seat: Seat) -> SeatSet {
        Appraise::side(game, seat)
    }

    fn odds(game: &Self, viewer: Viewer, seed: u64, progress: &Progress) -> Option<Odds> {
        crate::odds::odds(game, viewer, seed, progress)
    }
}

/// The games a server offers, in the order of the front page.
#[derive(Clone, Copy, Debug)]
pub struct Games(pub &'static [Offer]);

impl Games {
    /// All games of Orrery.
    pub fn all() -> Self {
        static ALL: LazyLock<Vec<Offer>> = LazyLock::new(|| orrery_games::each(&MakeOffer));
        Self(&ALL)
    }

    /// The games and the versions of their rules.
    pub fn rules(self) -> Vec<(&'static str, u32)> {
        self.0.iter().map(|offer| (offer.id, offer.rules)).collect()
    }

    /// Whether a game is played here under these rules.
    pub fn plays(self, game: &str, rules: u32) -> bool {
        self.find(game).is_ok_and(|offer| offer.rules == rules)
    }

    /// The game called `id`.
    ///
    /// # Errors
    /// If there is none.
    pub fn find(self, id: &str) -> Result<&'static Offer, Reason> {
        self.0.iter().find(|offer| offer.id == id).ok_or(Reason::NoSuchGame)
    }
}

/// Makes the offer of a game.
#[derive(Clone)]
struct MakeOffer;

impl Task for MakeOffer {
    type Output = Offer;

    fn run<G: Offered>(self) -> Offer {
        Offer::of::<G>()
    }
}

/// Begins a game: options, who sits where, and where its chance comes from.
pub type Start = fn(&BTreeMap<String, String>, Vec<Occupant>, [u8; 32]) -> Result<Box<dyn AnyTable>, Text>;

/// Reads a saved game within limits.
pub type Import = fn(&str, &import::Limits) -> Result<Box<dyn AnyTable>, import::Unfit>;

/// One game, as far as the server needs to know it before a table runs.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// Its id.
    pub id: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// What the lobby shows.
    pub card: fn() -> GameCard,
    /// What is chosen for somebody who wants to play at once.
    pub quick: &'static [(&'static str, &'static str)],
    /// Whether the options can be played by so many.
    pub admits: fn(&BTreeMap<String, String>, u8) -> Result<(), Text>,
    /// Begins a game.
    pub start: Start,
    /// Reads a saved game that is over.
    pub import: Import,
    /// Goes on with a stored game.
    pub resume: fn(Stored) -> anyhow::Result<Box<dyn AnyTable>>,
}

impl Offer {
    /// The offer of a game.
    pub const fn of<W: OnWire>() -> Self {
        Self {
            id: W::Game::ID,
            rules: W::Game::RULES_VERSION,
            card: W::card,
            quick: W::QUICK,
            admits: |options, players| {
                let setup = W::setup(options, players)?;
                W::Game::new(&setup).map(|_| ()).map_err(Text::from)
            },
            start: |options, seats, seed| Ok(Box::new(Running::<W>::start(options, seats, seed)?)),
            import: import::replay::<W>,
            resume: |stored| Ok(Box::new(Running::<W>::resume(stored)?)),
        }
    }

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
