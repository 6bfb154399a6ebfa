//! Setups: seats, variants and options, fixed before the first decision.

use orrery_engine::{BySeat, Illegal, Seat, SeatSet, Stack, Zones};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::MAX_SEATS;
use crate::brood::{Brood, BroodPlayer};
use crate::cards::{Building, Card, Edition, EventCard, Faction, Module, Planet, Stage};
use crate::combat::Battle;
use crate::frame::Frame;
use crate::galaxy::Routes;
use crate::phase::GalaxyFrame;
use crate::rules;
use crate::squad::Squad;
use crate::state::{CardZone, EventZone, Events, MAX_AREAS, Order, Orders, PlanetState, Player, StarCraft};

/// What is fixed before the first decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Setup {
    /// How many players (SC 1.1.1).
    pub players: u8,
    /// Who takes the first player token; by lot if `None` (SC G1).
    pub first: Option<Seat>,
    /// Variants and options.
    pub options: Options,
}

/// Variants and options with the defaults of the rulings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, TS)]
pub struct Options {
    /// How factions are given out (SC G2).
    pub factions: Factions,
    /// How the galaxy comes about.
    pub galaxy: Galaxy,
    /// Galactic Conquest (SC 19.1.1).
    pub conquest: bool,
    /// Team Play (SC 19.2.1).
    pub teams: bool,
    /// Whether technology units count against the unit build limit (SC G36).
    pub technology_units: TechnologyUnits,
    /// The reconstructed racial abilities of the Protoss and the Zerg, off unless wished for.
    pub racial_abilities: bool,
    /// Brood War (SC 20.1.1).
    pub brood_war: bool,
}

/// How factions are given out (SC G2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Factions {
    /// Players pick in turn (SC 2.2.1).
    #[default]
    Draft,
    /// They are dealt (SC 2.2.2); always so in Team Play (SC 19.2.2).
    Dealt,
}

/// How the galaxy comes about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Galaxy {
    /// The players build it (SC 3.1.1).
    #[default]
    Built,
    /// A balanced galaxy lies ready, with bases, routes and starting forces placed.
    Ready,
}

/// Whether technology units count against the unit build limit (SC G36).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum TechnologyUnits {
    /// They do.
    #[default]
    Count,
    /// They do not.
    Free,
}

impl Setup {
    /// A game for so many players with the default options.
    pub fn new(players: u8) -> Self {
        Self { players, first: None, options: Options::default() }
    }

    /// Which components are in play (SC 20.1.1).
    #[inline]
    pub const fn edition(&self) -> Edition {
        if self.options.brood_war { Edition::BroodWar } else { Edition::Base }
    }

    /// Which team a seat belongs to; without teams everybody is his own (SC 19.2.3).
    pub const fn team(&self, seat: Seat) -> u8 {
        if self.options.teams { seat.0 % (self.players / 2) } else { seat.0 }
    }

    /// Whether the setup makes sense.
    ///
    /// # Errors
    /// The rule it breaks.
    pub fn check(&self) -> Result<(), Illegal> {
        if !(2..=6).contains(&self.players) {
            return Err(rules::WRONG_NUMBER_OF_PLAYERS);
        }
        if self.options.teams && !matches!(self.players, 4 | 6) {
            return Err(rules::WRONG_NUMBER_FOR_TEAMS);
        }
        if self.first.is_some_and(|first| first.0 >= self.players) {
            return Err(rules::NO_SUCH_SEAT);
        }
        Ok(())
    }
}

/// The game before its first lot or shuffle.
///
/// # Errors
/// The rule that the setup breaks.
pub(crate) fn new_game(setup: &Setup) -> Result<StarCraft, Illegal> {
    setup.check()?;
    let mut stack = Stack::new();
    stack.push(Frame::Galaxy(GalaxyFrame::First));
    Ok(StarCraft {
        setup: *setup,
        stack,
        winners: SeatSet::EMPTY,
        ended: None,
        in_game: SeatSet::first(setup.players),
        first: Seat(0),
        round: 0,
        players: BySeat([Player::new(); MAX_SEATS]),
        planets: [PlanetState::default(); Planet::COUNT],
        routes: Routes::new(),
        orders: Orders::default(),
        events: all_events(setup),
        old_events: BySeat::default(),
        fresh: [Squad::EMPTY; MAX_AREAS],
        landing: Squad::EMPTY,
        battle: Battle::default(),
        brood: Brood::default(),
    })
}

/// Every Event card of the game, still in the box. Galactic Conquest does without the end (SC 19.1.3).
fn all_events(setup: &Setup) -> Events {
    let mut events = Zones::new();
    for face in Stage::ALL.into_iter().flat_map(|stage| stage.cards(setup.edition())) {
        if !setup.options.conquest || face.card != EventCard::TheEndDrawsNear {
            events.add(EventZone::Box.number(), face);
        }
    }
    events
}

impl Setup {
    /// How many Event cards of a stage are removed (SC 2.6.3 to SC 2.6.8, SC 22.1.2 to SC 22.1.6).
    pub const fn removed(&self, stage: Stage) -> u8 {
        match (stage, self.edition()) {
            (Stage::Three, _) => 0,
            (_, Edition::Base) => 5 * (6 - self.players),
            (_, Edition::BroodWar) => 3 + 4 * (6 - self.players),
        }
    }
}

impl Player {
    /// A player without a faction.
    pub(crate) fn new() -> Self {
        Self {
            faction: None,
            drawn: [None; 2],
            points: 0,
            workers: 0,
            unavailable: 0,
            permanent: [0; 2],
            buildings: [0; 3],
            modules: [0; Module::COUNT],
            unused: Order::ALL.map(Order::tokens),
            special_orders: 0,
            extra_hand: 0,
            cards: Zones::new(),
            known: BySeat::default(),
            outside: 0,
            brood: BroodPlayer::default(),
        }
    }

    /// He takes the components of a faction (SC 2.3.1, SC 2.8.1, SC 2.9.4, SC 2.9.5).
    pub(crate) fn lead(&mut self, faction: Faction, edition: Edition) {
        self.faction = Some(faction);
        self.workers = faction.def().forces.workers;
        for building in Building::of(faction.race()) {
            self.buildings[building.slot()] = u8::from(building.def().printed);
        }
        for card in Card::of_faction(faction, edition) {
            let zone = if card.technology().is_some() { CardZone::Technology } else { CardZone::Deck };
            self.cards.add(zone as usize, card);
        }
    }
}
