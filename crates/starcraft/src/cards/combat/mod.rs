//! The Combat cards: what is printed on them, and a table for each race.

mod brood_protoss;
mod brood_terran;
mod brood_zerg;
mod protoss;
mod terran;
mod zerg;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Edition, Faction, Race, Source, Technology, Unit};

/// The number of the first Protoss card.
const PROTOSS: u8 = 39;
/// The number of the first Zerg card.
const ZERG: u8 = 77;
/// The number of the first card of Brood War, a Terran one.
const BROOD_TERRAN: u8 = ZERG + 40;
/// The number of the first Protoss card of Brood War.
const BROOD_PROTOSS: u8 = BROOD_TERRAN + 17;
/// The number of the first Zerg card of Brood War.
const BROOD_ZERG: u8 = BROOD_PROTOSS + 16;
/// The most cards a faction has in the base game: the first bits of a set are theirs.
const BASE_MOST: u8 = 40;
/// Cards of the starting decks that Brood War replaces, by race (SC 20.2.1 to SC 20.2.3).
const REPLACED: [&[u8]; 3] = [&[4, 5, 15, 17, 18], &[1, 2, 9], &[6, 10, 11, 12, 14]];

/// One card of a race: its row in the table. The copies of a technology are cards of their own, because their
/// values differ.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
pub struct Card(pub u8);

impl Card {
    /// How many cards there are in all races of the base game.
    pub const BASE: usize = BROOD_TERRAN as usize;
    /// How many cards there are in all races.
    pub const COUNT: usize = BROOD_ZERG as usize + 17;
    /// The most cards one faction has.
    pub const MOST: usize = 48;

    /// Every card.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The cards of a race in an edition: the starting deck of the base game first, what Brood War adds last.
    pub fn of(race: Race, edition: Edition) -> impl Iterator<Item = Self> {
        let (base, brood) = match race {
            Race::Terran => (0..PROTOSS, BROOD_TERRAN..BROOD_PROTOSS),
            Race::Protoss => (PROTOSS..ZERG, BROOD_PROTOSS..BROOD_ZERG),
            Race::Zerg => (ZERG..BROOD_TERRAN, BROOD_ZERG..Self::COUNT as u8),
        };
        let brood = if edition == Edition::BroodWar { brood } else { 0..0 };
        base.chain(brood).map(Self).filter(move |card| card.is_in(edition))
    }

    /// The cards of a faction in an edition.
    pub fn of_faction(faction: Faction, edition: Edition) -> impl Iterator<Item = Self> {
        let gained = |card: &Self| card.technology().is_some_and(|technology| !technology.is_for_sale());
        Self::of(faction.race(), edition)
            .filter(move |card| !gained(card) || faction == Faction::QueenOfBlades)
    }

    /// Whether an edition has the card (SC 20.2.1 to SC 20.2.3).
    pub fn is_in(self, edition: Edition) -> bool {
        let brood = self.0 >= BROOD_TERRAN;
        match (edition, self.def().title) {
            (Edition::Base, _) => !brood,
            (Edition::BroodWar, Title::Technology(technology)) => technology.is_in(edition),
            (Edition::BroodWar, Title::Number(number)) => {
                brood || !REPLACED[self.def().race as usize].contains(&number)
            }
        }
    }

    /// Its bit in a set of cards of its race.
    #[inline]
    pub const fn bit(self) -> u64 {
        // A race has at most 40 consecutive cards in the base game, and Brood War adds at most 24.
        1 << match self.0 {
            BROOD_ZERG.. => BASE_MOST + self.0 - BROOD_ZERG,
            BROOD_PROTOSS.. => BASE_MOST + self.0 - BROOD_PROTOSS,
            BROOD_TERRAN.. => BASE_MOST + self.0 - BROOD_TERRAN,
            base => base % BASE_MOST,
        }
    }

    /// The card with this number in the starting deck of a race.
    ///
    /// # Panics
    /// If there is none.
    pub fn numbered(race: Race, number: u8) -> Self {
        Self::numbered_in(race, number, Edition::Base)
    }

    /// The card with this number in the starting deck of a race in an edition.
    ///
    /// # Panics
    /// If there is none.
    pub fn numbered_in(race: Race, number: u8, edition: Edition) -> Self {
        Self::of(race, edition)
            .find(|card| card.def().title == Title::Number(number))
            .expect("numbers run from 1 to 18, or to 20 with Brood War")
    }

    /// The cards of a technology.
    pub fn copies(technology: Technology) -> impl Iterator<Item = Self> {
        let edition = if technology.is_in(Edition::Base) { Edition::Base } else { Edition::BroodWar };
        Self::of(technology.def().race, edition).filter(move |card| card.technology() == Some(technology))
    }

    /// The printed facts.
    #[inline]
    pub fn def(self) -> &'static CardDef {
        match self.0 {
            number if number < PROTOSS => &terran::CARDS[usize::from(number)],
            number if number < ZERG => &protoss::CARDS[usize::from(number - PROTOSS)],
            number if number < BROOD_TERRAN => &zerg::CARDS[usize::from(number - ZERG)],
            number if number < BROOD_PROTOSS => &brood_terran::CARDS[usize::from(number - BROOD_TERRAN)],
            number if number < BROOD_ZERG => &brood_protoss::CARDS[usize::from(number - BROOD_PROTOSS)],
            number => &brood_zerg::CARDS[usize::from(number - BROOD_ZERG)],
        }
    }

    /// The technology it belongs to, if it is not of a starting deck.
    #[inline]
    pub fn technology(self) -> Option<Technology> {
        match self.def().title {
            Title::Number(_) => None,
            Title::Technology(technology) => Some(technology),
        }
    }

    /// Whether it is a standard card (SC 13.2.1).
    #[inline]
    pub fn is_standard(self) -> bool {
        matches!(self.def().face, Face::Standard { .. })
    }

    /// Whether it is a Reinforcement card (SC 13.2.1).
    #[inline]
    pub fn is_reinforcement(self) -> bool {
        self.def().face == Face::Reinforcement
    }

    /// Whether it depicts the unit; heroes use the cards of their unit type (SC 30.1.7).
    #[inline]
    pub fn depicts(self, unit: Unit) -> bool {
        let units = self.def().units;
        units.is_empty() || unit.is_one_of(units)
    }
}

/// The printed facts of a card.
#[derive(Debug)]
pub struct CardDef {
    /// Whose it is.
    pub race: Race,
    /// What it is called.
    pub title: Title,
    /// Its name in message keys; copies of a technology share the technology's.
    pub name: &'static str,
    /// What kind of card it is, with its values.
    pub face: Face,
    /// The units it depicts; none means every unit of the race.
    pub units: &'static [Unit],
    /// Those of them that bear the special support icon (SC 17.13.1).
    pub support_icon: &'static [Unit],
    /// Its ability.
    pub text: &'static [Clause],
    /// Where values and text come from.
    pub source: Source,
}

/// What a card is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Title {
    /// A card of the starting deck, by its number (SC 13.2.7).
    Number(u8),
    /// A card of a technology.
    Technology(Technology),
}

/// What kind of card it is (SC 13.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// A standard card (SC 13.2.2).
    Standard {
        /// The values if it depicts the front-line unit (SC 13.2.3).
        major: Values,
        /// The values otherwise.
        minor: Values,
    },
    /// A Reinforcement card (SC 13.2.5).
    Reinforcement,
    /// A technology that lies in the play area (SC 17.10.1).
    PlayArea,
}

/// Attack and health.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
pub struct Values {
    /// Attack.
    pub attack: u8,
    /// Health.
    pub health: u8,
}

impl Values {
    const fn new(attack: u8, health: u8) -> Self {
        Self { attack, health }
    }
}

/// One sentence of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clause {
    /// More attack (SC 17.8.1).
    Attack(u8, If),
    /// More health (SC 17.8.1).
    Health(u8, If),
    /// Splash damage (SC 17.11.1).
    Splash(Splash, If),
    /// A worker of the pool becomes unavailable; without one the card has no effect.
    WorkerCost,
    /// Own units gain cloaking (SC 17.3.1).
    Cloak(Cloak),
    /// Own units in the skirmish gain detector (SC 17.4.1).
    Detector,
    /// The opponent's Reinforcement card is cancelled (SC 17.5.1).
    CancelReinforcement,
    /// The opponent's standard card is cancelled and he plays a new one (SC 17.5.1).
    CancelStandard,
    /// A mechanical front-line opponent uses the minor values and loses his standard card's ability.
    Lockdown,
    /// The attack of both sides is 0.
    Stasis,
    /// The opponent's supporting units add nothing.
    NoEnemySupport,
    /// Against a ranged front line the opponent's printed attack is 0; his ranged supporting units add nothing.
    DarkSwarm,
    /// Sufficient strength against anything.
    Overwhelm,
    /// In the Destroy Units step the opponent destroys a ground unit of his in the skirmish.
    EnemyDestroysGround,
    /// End of the Destroy Units step: a front-line Scourge is destroyed, and a flying front-line opponent with it.
    Crash,
    /// End of the Destroy Units step: if the front-line Ghost was not destroyed, all other units in the battle are.
    Nuke,
    /// Not played in a skirmish: discarded while executing an order to bring a unit to an Arbiter.
    Recall,
    /// The attack printed on the opponent's standard card counts as 0.
    NoEnemyAttack,
    /// Collateral damage (SC 24.1.1).
    Collateral,
    /// The card may go back to the hand instead of the discard pile, once an Execution phase (SC 24.4.1).
    Recharge,
    /// End of the Destroy Units step: the opposing front-line unit changes sides (SC 24.3.1).
    MindControl,
    /// After a card was cancelled by this one, the opponent destroys an assist unit of his in the skirmish.
    EnemyDestroysAssist,
    /// Ground units of the opponent in the skirmish cannot attack flyers, and his Air Support adds nothing.
    GroundCannotReach,
}

/// When a clause works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum If {
    /// Whenever the card's ability does.
    Always,
    /// One of these is the front-line unit.
    Front(&'static [Unit]),
    /// The opposing front-line unit flies (SC 17.6.1).
    AgainstFlying,
    /// Both of that.
    FrontAgainstFlying(&'static [Unit]),
    /// At least one own unit supports the skirmish.
    Supported,
    /// The opponent has no detector in the skirmish.
    NoEnemyDetector,
}

/// Splash damage (SC 17.12.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Splash {
    /// Which layer it hits.
    pub hits: Hits,
    /// If not empty, only these units can be its victims.
    pub only: &'static [Unit],
}

impl Splash {
    /// Whether `unit` can be its victim.
    pub fn fits(self, unit: Unit) -> bool {
        let layer = match self.hits {
            Hits::Ground => !unit.flies(),
            Hits::Air => unit.flies(),
            Hits::Both => true,
        };
        layer && (self.only.is_empty() || self.only.contains(&unit))
    }
}

/// Which layer splash damage hits (SC 17.12.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hits {
    /// Ground units.
    Ground,
    /// Flying units.
    Air,
    /// Either.
    Both,
}

/// Who gains cloaking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cloak {
    /// The front-line unit.
    Front,
    /// Own units of these types in the skirmish.
    Only(&'static [Unit]),
    /// Own units in the skirmish of all other types.
    AllBut(&'static [Unit]),
}

/// A card that depicts every unit of its race.
const EVERY_UNIT: &[Unit] = &[];
