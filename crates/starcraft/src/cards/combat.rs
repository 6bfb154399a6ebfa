//! The Combat cards: the three starting decks, each followed by the cards of its race's technologies.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Race, Source, Technology, Unit};

/// One card of a race: its row in the table. The copies of a technology are cards of their own, because their
/// values differ.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
pub struct Card(pub u8);

impl Card {
    /// How many cards there are in all races.
    pub const COUNT: usize = 117;
    /// The most cards one faction has.
    pub const MOST: usize = 40;

    /// Every card.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The cards of a race, the starting deck first.
    pub fn of(race: Race) -> impl Iterator<Item = Self> {
        let (from, to) = match race {
            Race::Terran => (0, 39),
            Race::Protoss => (39, 77),
            Race::Zerg => (77, 117),
        };
        (from..to).map(Self)
    }

    /// Its bit in a set of cards of its race.
    #[inline]
    pub const fn bit(self) -> u64 {
        // A race has at most 40 consecutive cards.
        1 << (self.0 % Self::MOST as u8)
    }

    /// The card with this number in the starting deck of a race.
    ///
    /// # Panics
    /// If there is none.
    pub fn numbered(race: Race, number: u8) -> Self {
        Self::of(race)
            .find(|card| card.def().title == Title::Number(number))
            .expect("numbers run from 1 to 18")
    }

    /// The cards of a technology.
    pub fn copies(technology: Technology) -> impl Iterator<Item = Self> {
        Self::of(technology.def().race).filter(move |card| card.technology() == Some(technology))
    }

    /// The printed facts.
    #[inline]
    pub fn def(self) -> &'static CardDef {
        &CARDS[self.0 as usize]
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

    /// Whether it depicts the unit.
    #[inline]
    pub fn depicts(self, unit: Unit) -> bool {
        let units = self.def().units;
        units.is_empty() || units.contains(&unit)
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

/// The table; [`Card::of`] knows where each race begins.
static CARDS: [CardDef; Card::COUNT] = [
    CardDef {
        race: Race::Terran,
        title: Title::Number(1),
        name: "terran-1",
        face: Face::Standard { major: Values::new(6, 4), minor: Values::new(2, 5) },
        units: &[Unit::Marine, Unit::Firebat, Unit::Ghost],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Number(2),
        name: "terran-2",
        face: Face::Standard { major: Values::new(5, 4), minor: Values::new(2, 5) },
        units: &[Unit::Marine, Unit::Ghost],
        support_icon: &[],
        text: &[Clause::Attack(1, If::AgainstFlying)],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Number(3),
        name: "terran-3",
        face: Face::Standard { major: Values::new(5, 5), minor: Values::new(2, 5) },
        units: &[Unit::Marine, Unit::Ghost],
        support_icon: &[],
        text: &[Clause::Attack(1, If::AgainstFlying)],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Number(4),
        name: "terran-4",
        face: Face::Standard { major: Values::new(6, 6), minor: Values::new(3, 4) },
        units: &[Unit::Marine, Unit::Firebat],
        support_icon: &[],
        text: &[],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Number(5),
        name: "terran-5",
        face: Face::Standard { major: Values::new(5, 5), minor: Values::new(3, 4) },
        units: &[Unit::Marine, Unit::Firebat],
        support_icon: &[],
        text: &[Clause::Attack(1, If::Front(&[Unit::Firebat]))],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Number(6),
        name: "terran-6",
        face: Face::Standard { major: Values::new(6, 5), minor: Values::new(4, 3) },
        units: &[Unit::Vulture, Unit::Firebat],
        support_icon: &[],
        text: &[Clause::Splash(
            Splash { hits: Hits::Ground, only: &[Unit::Marine, Unit::Zergling, Unit::Zealot] },
            If::Always,
        )],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Number(7),
        name: "terran-7",
        face: Face::Standard { major: Values::new(6, 6), minor: Values::new(4, 3) },
        units: &[Unit::Vulture, Unit::Firebat],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Number(8),
        name: "terran-8",
        face: Face::Standard { major: Values::new(5, 6), minor: Values::new(4, 3) },
        units: &[Unit::Vulture, Unit::Ghost],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Number(9),
        name: "terran-9",
        face: Face::Standard { major: Values::new(6, 7), minor: Values::new(3, 4) },
        units: &[Unit::Goliath, Unit::Wraith],
        support_icon: &[],
        text: &[Clause::Attack(2, If::FrontAgainstFlying(&[Unit::Goliath]))],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Number(10),
        name: "terran-10",
        face: Face::Standard { major: Values::new(6, 7), minor: Values::new(3, 4) },
        units: &[Unit::Goliath, Unit::Wraith],
        support_icon: &[],
        text: &[Clause::Attack(1, If::AgainstFlying)],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Number(11),
        name: "terran-11",
        face: Face::Standard { major: Values::new(7, 7), minor: Values::new(4, 3) },
        units: &[Unit::Battlecruiser, Unit::Wraith],
        support_icon: &[],
        text: &[Clause::Attack(1, If::Front(&[Unit::Battlecruiser]))],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Number(12),
        name: "terran-12",
        face: Face::Standard { major: Values::new(7, 8), minor: Values::new(4, 3) },
        units: &[Unit::Battlecruiser, Unit::Wraith],
        support_icon: &[],
        text: &[
            Clause::Attack(1, If::Front(&[Unit::Battlecruiser])),
            Clause::Health(1, If::Front(&[Unit::Battlecruiser])),
        ],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Number(13),
        name: "terran-13",
        face: Face::Standard { major: Values::new(7, 8), minor: Values::new(5, 2) },
        units: &[Unit::Battlecruiser, Unit::SiegeTank],
        support_icon: &[],
        text: &[Clause::Attack(1, If::Front(&[Unit::Battlecruiser]))],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Number(14),
        name: "terran-14",
        face: Face::Standard { major: Values::new(8, 8), minor: Values::new(5, 2) },
        units: &[Unit::Battlecruiser, Unit::SiegeTank],
        support_icon: &[],
        text: &[Clause::Attack(1, If::Front(&[Unit::Battlecruiser]))],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Number(15),
        name: "terran-15",
        face: Face::Standard { major: Values::new(7, 7), minor: Values::new(2, 5) },
        units: &[Unit::Vulture, Unit::SiegeTank],
        support_icon: &[],
        text: &[Clause::Attack(1, If::Front(&[Unit::SiegeTank]))],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Number(16),
        name: "terran-16",
        face: Face::Standard { major: Values::new(7, 8), minor: Values::new(2, 5) },
        units: &[Unit::Goliath, Unit::SiegeTank],
        support_icon: &[],
        text: &[Clause::Attack(1, If::Front(&[Unit::SiegeTank]))],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Number(17),
        name: "terran-17",
        face: Face::Reinforcement,
        units: &[Unit::Vulture, Unit::Goliath, Unit::SiegeTank, Unit::Wraith, Unit::Battlecruiser],
        support_icon: &[],
        text: &[Clause::Health(1, If::Always), Clause::WorkerCost],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Number(18),
        name: "terran-18",
        face: Face::Reinforcement,
        units: &[Unit::Vulture, Unit::Goliath, Unit::SiegeTank, Unit::Wraith, Unit::Battlecruiser],
        support_icon: &[],
        text: &[Clause::Health(1, If::Always), Clause::WorkerCost],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::StimPacks),
        name: "stim-packs",
        face: Face::Standard { major: Values::new(7, 3), minor: Values::new(6, 5) },
        units: &[Unit::Marine, Unit::Firebat],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::StimPacks),
        name: "stim-packs",
        face: Face::Standard { major: Values::new(7, 4), minor: Values::new(6, 5) },
        units: &[Unit::Marine, Unit::Firebat],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::Bunker),
        name: "bunker",
        face: Face::PlayArea,
        units: &[Unit::Marine, Unit::Firebat, Unit::Ghost],
        support_icon: &[],
        text: &[],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::Nuke),
        name: "nuke",
        face: Face::Standard { major: Values::new(0, 6), minor: Values::new(7, 4) },
        units: &[Unit::Ghost],
        support_icon: &[],
        text: &[Clause::Nuke],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::Lockdown),
        name: "lockdown",
        face: Face::Reinforcement,
        units: &[Unit::Ghost],
        support_icon: &[Unit::Ghost],
        text: &[Clause::Lockdown],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::Lockdown),
        name: "lockdown",
        face: Face::Reinforcement,
        units: &[Unit::Ghost],
        support_icon: &[Unit::Ghost],
        text: &[Clause::Lockdown],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::CloakingField),
        name: "cloaking-field",
        face: Face::Reinforcement,
        units: &[Unit::Ghost, Unit::Wraith],
        support_icon: &[Unit::Ghost, Unit::Wraith],
        text: &[Clause::Cloak(Cloak::Only(&[Unit::Ghost, Unit::Wraith]))],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::CloakingField),
        name: "cloaking-field",
        face: Face::Reinforcement,
        units: &[Unit::Ghost, Unit::Wraith],
        support_icon: &[Unit::Ghost, Unit::Wraith],
        text: &[Clause::Cloak(Cloak::Only(&[Unit::Ghost, Unit::Wraith]))],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::SpiderMines),
        name: "spider-mines",
        face: Face::Standard { major: Values::new(7, 7), minor: Values::new(5, 6) },
        units: &[Unit::Vulture],
        support_icon: &[],
        text: &[Clause::Splash(Splash { hits: Hits::Ground, only: &[] }, If::NoEnemyDetector)],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::SpiderMines),
        name: "spider-mines",
        face: Face::Standard { major: Values::new(8, 7), minor: Values::new(5, 6) },
        units: &[Unit::Vulture],
        support_icon: &[],
        text: &[Clause::Splash(Splash { hits: Hits::Ground, only: &[] }, If::NoEnemyDetector)],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::CharonBoosters),
        name: "charon-boosters",
        face: Face::PlayArea,
        units: &[Unit::Goliath],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::SiegeMode),
        name: "siege-mode",
        face: Face::Standard { major: Values::new(9, 7), minor: Values::new(6, 5) },
        units: &[Unit::SiegeTank],
        support_icon: &[],
        text: &[Clause::Splash(Splash { hits: Hits::Ground, only: &[] }, If::Always)],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::SiegeMode),
        name: "siege-mode",
        face: Face::Standard { major: Values::new(9, 8), minor: Values::new(6, 5) },
        units: &[Unit::SiegeTank],
        support_icon: &[],
        text: &[Clause::Splash(Splash { hits: Hits::Ground, only: &[] }, If::Always)],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::EmpShockwave),
        name: "emp-shockwave",
        face: Face::Reinforcement,
        units: &[Unit::ScienceVessel],
        support_icon: &[Unit::ScienceVessel],
        text: &[Clause::CancelReinforcement],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::EmpShockwave),
        name: "emp-shockwave",
        face: Face::Reinforcement,
        units: &[Unit::ScienceVessel],
        support_icon: &[Unit::ScienceVessel],
        text: &[Clause::CancelReinforcement],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::Irradiate),
        name: "irradiate",
        face: Face::Reinforcement,
        units: &[Unit::ScienceVessel],
        support_icon: &[Unit::ScienceVessel],
        text: &[Clause::Splash(Splash { hits: Hits::Both, only: &[] }, If::Always)],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::Irradiate),
        name: "irradiate",
        face: Face::Reinforcement,
        units: &[Unit::ScienceVessel],
        support_icon: &[Unit::ScienceVessel],
        text: &[Clause::Splash(Splash { hits: Hits::Both, only: &[] }, If::Always)],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::DefensiveMatrix),
        name: "defensive-matrix",
        face: Face::Reinforcement,
        units: &[Unit::ScienceVessel],
        support_icon: &[Unit::ScienceVessel],
        text: &[Clause::Health(2, If::Always)],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::DefensiveMatrix),
        name: "defensive-matrix",
        face: Face::Reinforcement,
        units: &[Unit::ScienceVessel],
        support_icon: &[Unit::ScienceVessel],
        text: &[Clause::Health(2, If::Always)],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::YamatoGun),
        name: "yamato-gun",
        face: Face::Standard { major: Values::new(10, 7), minor: Values::new(7, 4) },
        units: &[Unit::Battlecruiser],
        support_icon: &[],
        text: &[],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Terran,
        title: Title::Technology(Technology::YamatoGun),
        name: "yamato-gun",
        face: Face::Standard { major: Values::new(10, 8), minor: Values::new(7, 4) },
        units: &[Unit::Battlecruiser],
        support_icon: &[],
        text: &[],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Number(1),
        name: "protoss-1",
        face: Face::Standard { major: Values::new(6, 7), minor: Values::new(2, 5) },
        units: &[Unit::Zealot],
        support_icon: &[],
        text: &[],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Number(2),
        name: "protoss-2",
        face: Face::Standard { major: Values::new(7, 5), minor: Values::new(2, 5) },
        units: &[Unit::Zealot],
        support_icon: &[],
        text: &[],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Number(3),
        name: "protoss-3",
        face: Face::Standard { major: Values::new(5, 6), minor: Values::new(2, 5) },
        units: &[Unit::Zealot],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Number(4),
        name: "protoss-4",
        face: Face::Standard { major: Values::new(5, 7), minor: Values::new(1, 6) },
        units: &[Unit::Zealot, Unit::Dragoon],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Number(5),
        name: "protoss-5",
        face: Face::Standard { major: Values::new(6, 6), minor: Values::new(1, 6) },
        units: &[Unit::Zealot, Unit::Dragoon],
        support_icon: &[],
        text: &[Clause::Attack(1, If::FrontAgainstFlying(&[Unit::Dragoon]))],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Number(6),
        name: "protoss-6",
        face: Face::Standard { major: Values::new(8, 7), minor: Values::new(3, 4) },
        units: &[Unit::Scout, Unit::Dragoon],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Number(7),
        name: "protoss-7",
        face: Face::Standard { major: Values::new(7, 7), minor: Values::new(3, 4) },
        units: &[Unit::Scout, Unit::Dragoon],
        support_icon: &[],
        text: &[Clause::Attack(1, If::AgainstFlying)],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Number(8),
        name: "protoss-8",
        face: Face::Standard { major: Values::new(7, 8), minor: Values::new(4, 3) },
        units: &[Unit::Scout],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Number(9),
        name: "protoss-9",
        face: Face::Standard { major: Values::new(7, 8), minor: Values::new(4, 3) },
        units: &[Unit::Scout],
        support_icon: &[],
        text: &[Clause::Attack(1, If::AgainstFlying)],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Number(10),
        name: "protoss-10",
        face: Face::Standard { major: Values::new(7, 8), minor: Values::new(3, 4) },
        units: &[Unit::Carrier, Unit::Reaver],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Number(11),
        name: "protoss-11",
        face: Face::Standard { major: Values::new(8, 8), minor: Values::new(3, 4) },
        units: &[Unit::Carrier, Unit::Reaver],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Number(12),
        name: "protoss-12",
        face: Face::Standard { major: Values::new(8, 8), minor: Values::new(2, 5) },
        units: &[Unit::Archon, Unit::Reaver],
        support_icon: &[],
        text: &[Clause::Splash(Splash { hits: Hits::Ground, only: &[] }, If::Always)],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Number(13),
        name: "protoss-13",
        face: Face::Standard { major: Values::new(9, 8), minor: Values::new(5, 2) },
        units: &[Unit::Archon],
        support_icon: &[],
        text: &[Clause::Splash(Splash { hits: Hits::Both, only: &[] }, If::Always)],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Number(14),
        name: "protoss-14",
        face: Face::Standard { major: Values::new(9, 8), minor: Values::new(5, 2) },
        units: &[Unit::Archon, Unit::Carrier],
        support_icon: &[],
        text: &[Clause::Splash(Splash { hits: Hits::Both, only: &[] }, If::Front(&[Unit::Archon]))],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Number(15),
        name: "protoss-15",
        face: Face::Standard { major: Values::new(8, 9), minor: Values::new(2, 5) },
        units: &[Unit::Archon, Unit::Carrier],
        support_icon: &[],
        text: &[Clause::Splash(Splash { hits: Hits::Both, only: &[] }, If::Front(&[Unit::Archon]))],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Number(16),
        name: "protoss-16",
        face: Face::Standard { major: Values::new(7, 7), minor: Values::new(3, 4) },
        units: &[Unit::Reaver],
        support_icon: &[],
        text: &[Clause::Splash(Splash { hits: Hits::Ground, only: &[] }, If::Always)],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Number(17),
        name: "protoss-17",
        face: Face::Reinforcement,
        units: EVERY_UNIT,
        support_icon: &[],
        text: &[Clause::Health(1, If::Always)],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Number(18),
        name: "protoss-18",
        face: Face::Reinforcement,
        units: EVERY_UNIT,
        support_icon: &[],
        text: &[Clause::Health(1, If::Always)],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::LegEnhancements),
        name: "leg-enhancements",
        face: Face::PlayArea,
        units: &[Unit::Zealot],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::SingularityCharge),
        name: "singularity-charge",
        face: Face::Reinforcement,
        units: &[Unit::Dragoon],
        support_icon: &[],
        text: &[Clause::Attack(1, If::Always)],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::SingularityCharge),
        name: "singularity-charge",
        face: Face::Reinforcement,
        units: &[Unit::Dragoon],
        support_icon: &[],
        text: &[Clause::Attack(1, If::Always)],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::PsionicStorm),
        name: "psionic-storm",
        face: Face::Reinforcement,
        units: &[Unit::HighTemplar],
        support_icon: &[Unit::HighTemplar],
        text: &[
            Clause::Attack(2, If::Always),
            Clause::Detector,
            Clause::Splash(Splash { hits: Hits::Both, only: &[] }, If::Always),
        ],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::PsionicStorm),
        name: "psionic-storm",
        face: Face::Reinforcement,
        units: &[Unit::HighTemplar],
        support_icon: &[Unit::HighTemplar],
        text: &[
            Clause::Attack(2, If::Always),
            Clause::Detector,
            Clause::Splash(Splash { hits: Hits::Both, only: &[] }, If::Always),
        ],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::Hallucination),
        name: "hallucination",
        face: Face::Reinforcement,
        units: &[Unit::HighTemplar],
        support_icon: &[Unit::HighTemplar],
        text: &[Clause::CancelStandard],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::Hallucination),
        name: "hallucination",
        face: Face::Reinforcement,
        units: &[Unit::HighTemplar],
        support_icon: &[Unit::HighTemplar],
        text: &[Clause::CancelStandard],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::SummonArchon),
        name: "summon-archon",
        face: Face::PlayArea,
        units: &[Unit::HighTemplar, Unit::Archon],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::IncreasedReaverCapacity),
        name: "increased-reaver-capacity",
        face: Face::Standard { major: Values::new(9, 7), minor: Values::new(6, 5) },
        units: &[Unit::Reaver],
        support_icon: &[],
        text: &[Clause::Splash(Splash { hits: Hits::Ground, only: &[] }, If::Always)],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::IncreasedReaverCapacity),
        name: "increased-reaver-capacity",
        face: Face::Standard { major: Values::new(9, 8), minor: Values::new(6, 5) },
        units: &[Unit::Reaver],
        support_icon: &[],
        text: &[Clause::Splash(Splash { hits: Hits::Ground, only: &[] }, If::Always)],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::IncreasedReaverCapacity),
        name: "increased-reaver-capacity",
        face: Face::Standard { major: Values::new(10, 9), minor: Values::new(6, 5) },
        units: &[Unit::Reaver],
        support_icon: &[],
        text: &[Clause::Splash(Splash { hits: Hits::Ground, only: &[] }, If::Always)],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::StasisField),
        name: "stasis-field",
        face: Face::Reinforcement,
        units: &[Unit::Arbiter],
        support_icon: &[Unit::Arbiter],
        text: &[Clause::Stasis],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::StasisField),
        name: "stasis-field",
        face: Face::Reinforcement,
        units: &[Unit::Arbiter],
        support_icon: &[Unit::Arbiter],
        text: &[Clause::Stasis],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::Recall),
        name: "recall",
        face: Face::Reinforcement,
        units: &[Unit::Arbiter],
        support_icon: &[Unit::Arbiter],
        text: &[Clause::Recall],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::Recall),
        name: "recall",
        face: Face::Reinforcement,
        units: &[Unit::Arbiter],
        support_icon: &[Unit::Arbiter],
        text: &[Clause::Recall],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::ArbiterCloakingField),
        name: "arbiter-cloaking-field",
        face: Face::Reinforcement,
        units: &[Unit::Arbiter],
        support_icon: &[Unit::Arbiter],
        text: &[Clause::Cloak(Cloak::AllBut(&[Unit::Arbiter]))],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::ArbiterCloakingField),
        name: "arbiter-cloaking-field",
        face: Face::Reinforcement,
        units: &[Unit::Arbiter],
        support_icon: &[Unit::Arbiter],
        text: &[Clause::Cloak(Cloak::AllBut(&[Unit::Arbiter]))],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::IncreasedCarrierCapacity),
        name: "increased-carrier-capacity",
        face: Face::Standard { major: Values::new(9, 9), minor: Values::new(6, 5) },
        units: &[Unit::Carrier],
        support_icon: &[],
        text: &[],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::IncreasedCarrierCapacity),
        name: "increased-carrier-capacity",
        face: Face::Standard { major: Values::new(10, 8), minor: Values::new(6, 5) },
        units: &[Unit::Carrier],
        support_icon: &[],
        text: &[],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Protoss,
        title: Title::Technology(Technology::IncreasedCarrierCapacity),
        name: "increased-carrier-capacity",
        face: Face::Standard { major: Values::new(9, 10), minor: Values::new(6, 5) },
        units: &[Unit::Carrier],
        support_icon: &[],
        text: &[],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Number(1),
        name: "zerg-1",
        face: Face::Standard { major: Values::new(6, 3), minor: Values::new(4, 3) },
        units: &[Unit::Zergling],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Number(2),
        name: "zerg-2",
        face: Face::Standard { major: Values::new(5, 4), minor: Values::new(4, 3) },
        units: &[Unit::Zergling],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Number(3),
        name: "zerg-3",
        face: Face::Standard { major: Values::new(4, 5), minor: Values::new(4, 3) },
        units: &[Unit::Zergling],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Number(4),
        name: "zerg-4",
        face: Face::Standard { major: Values::new(5, 5), minor: Values::new(1, 6) },
        units: &[Unit::Zergling, Unit::Hydralisk],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Number(5),
        name: "zerg-5",
        face: Face::Standard { major: Values::new(5, 6), minor: Values::new(1, 6) },
        units: &[Unit::Zergling, Unit::Hydralisk],
        support_icon: &[],
        text: &[Clause::Attack(1, If::FrontAgainstFlying(&[Unit::Hydralisk]))],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Number(6),
        name: "zerg-6",
        face: Face::Standard { major: Values::new(6, 6), minor: Values::new(2, 5) },
        units: &[Unit::Hydralisk],
        support_icon: &[],
        text: &[Clause::Attack(1, If::FrontAgainstFlying(&[Unit::Hydralisk]))],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Number(7),
        name: "zerg-7",
        face: Face::Standard { major: Values::new(7, 6), minor: Values::new(2, 5) },
        units: &[Unit::Hydralisk, Unit::Mutalisk],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Number(8),
        name: "zerg-8",
        face: Face::Standard { major: Values::new(7, 8), minor: Values::new(3, 4) },
        units: &[Unit::Ultralisk, Unit::Guardian],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Number(9),
        name: "zerg-9",
        face: Face::Standard { major: Values::new(8, 7), minor: Values::new(3, 4) },
        units: &[Unit::Ultralisk, Unit::Guardian],
        support_icon: &[],
        text: &[Clause::Health(1, If::Front(&[Unit::Ultralisk]))],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Number(10),
        name: "zerg-10",
        face: Face::Standard { major: Values::new(7, 5), minor: Values::new(5, 2) },
        units: &[Unit::Scourge],
        support_icon: &[],
        text: &[Clause::Crash],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Number(11),
        name: "zerg-11",
        face: Face::Standard { major: Values::new(8, 6), minor: Values::new(5, 2) },
        units: &[Unit::Scourge],
        support_icon: &[],
        text: &[Clause::Crash],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Number(12),
        name: "zerg-12",
        face: Face::Standard { major: Values::new(9, 6), minor: Values::new(5, 2) },
        units: &[Unit::Scourge],
        support_icon: &[],
        text: &[Clause::Crash],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Number(13),
        name: "zerg-13",
        face: Face::Standard { major: Values::new(7, 7), minor: Values::new(3, 4) },
        units: &[Unit::Mutalisk],
        support_icon: &[],
        text: &[Clause::Splash(
            Splash { hits: Hits::Ground, only: &[Unit::Marine, Unit::Zergling, Unit::Zealot] },
            If::Always,
        )],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Number(14),
        name: "zerg-14",
        face: Face::Standard { major: Values::new(7, 8), minor: Values::new(3, 4) },
        units: &[Unit::Mutalisk],
        support_icon: &[],
        text: &[Clause::Splash(
            Splash { hits: Hits::Ground, only: &[Unit::Marine, Unit::Zergling, Unit::Zealot] },
            If::Always,
        )],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Number(15),
        name: "zerg-15",
        face: Face::Standard { major: Values::new(8, 7), minor: Values::new(3, 4) },
        units: &[Unit::Mutalisk],
        support_icon: &[],
        text: &[Clause::Splash(
            Splash { hits: Hits::Ground, only: &[Unit::Marine, Unit::Zergling, Unit::Zealot] },
            If::Always,
        )],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Number(16),
        name: "zerg-16",
        face: Face::Standard { major: Values::new(8, 8), minor: Values::new(5, 2) },
        units: &[Unit::Ultralisk, Unit::Guardian],
        support_icon: &[],
        text: &[Clause::Health(1, If::Front(&[Unit::Ultralisk]))],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Number(17),
        name: "zerg-17",
        face: Face::Reinforcement,
        units: EVERY_UNIT,
        support_icon: &[],
        text: &[Clause::Attack(1, If::Supported)],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Number(18),
        name: "zerg-18",
        face: Face::Reinforcement,
        units: EVERY_UNIT,
        support_icon: &[],
        text: &[Clause::Attack(1, If::Supported)],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::Burrow),
        name: "burrow",
        face: Face::Standard { major: Values::new(0, 5), minor: Values::new(4, 6) },
        units: &[Unit::Zergling, Unit::Hydralisk],
        support_icon: &[],
        text: &[Clause::Cloak(Cloak::Front)],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::Burrow),
        name: "burrow",
        face: Face::Standard { major: Values::new(0, 6), minor: Values::new(4, 6) },
        units: &[Unit::Zergling, Unit::Hydralisk],
        support_icon: &[],
        text: &[Clause::Cloak(Cloak::Front)],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::Burrow),
        name: "burrow",
        face: Face::Standard { major: Values::new(0, 6), minor: Values::new(4, 6) },
        units: &[Unit::Zergling, Unit::Hydralisk],
        support_icon: &[],
        text: &[Clause::Cloak(Cloak::Front)],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::MetabolicBoost),
        name: "metabolic-boost",
        face: Face::PlayArea,
        units: &[Unit::Zergling],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::ChitinousPlating),
        name: "chitinous-plating",
        face: Face::Standard { major: Values::new(9, 9), minor: Values::new(4, 5) },
        units: &[Unit::Ultralisk],
        support_icon: &[],
        text: &[],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::ChitinousPlating),
        name: "chitinous-plating",
        face: Face::Standard { major: Values::new(8, 10), minor: Values::new(4, 5) },
        units: &[Unit::Ultralisk],
        support_icon: &[],
        text: &[],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::ChitinousPlating),
        name: "chitinous-plating",
        face: Face::Standard { major: Values::new(9, 9), minor: Values::new(4, 5) },
        units: &[Unit::Ultralisk],
        support_icon: &[],
        text: &[],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::Parasite),
        name: "parasite",
        face: Face::PlayArea,
        units: &[Unit::Queen],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::Ensnare),
        name: "ensnare",
        face: Face::Reinforcement,
        units: &[Unit::Queen],
        support_icon: &[Unit::Queen],
        text: &[Clause::Detector, Clause::Attack(1, If::Always), Clause::NoEnemySupport],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::Ensnare),
        name: "ensnare",
        face: Face::Reinforcement,
        units: &[Unit::Queen],
        support_icon: &[Unit::Queen],
        text: &[Clause::Detector, Clause::Attack(1, If::Always), Clause::NoEnemySupport],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::Ensnare),
        name: "ensnare",
        face: Face::Reinforcement,
        units: &[Unit::Queen],
        support_icon: &[Unit::Queen],
        text: &[Clause::Detector, Clause::Attack(1, If::Always), Clause::NoEnemySupport],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::SpawnBroodling),
        name: "spawn-broodling",
        face: Face::Reinforcement,
        units: &[Unit::Queen],
        support_icon: &[Unit::Queen],
        text: &[Clause::EnemyDestroysGround],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::SpawnBroodling),
        name: "spawn-broodling",
        face: Face::Reinforcement,
        units: &[Unit::Queen],
        support_icon: &[Unit::Queen],
        text: &[Clause::EnemyDestroysGround],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::SpawnBroodling),
        name: "spawn-broodling",
        face: Face::Reinforcement,
        units: &[Unit::Queen],
        support_icon: &[Unit::Queen],
        text: &[Clause::EnemyDestroysGround],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::Plague),
        name: "plague",
        face: Face::Reinforcement,
        units: &[Unit::Defiler],
        support_icon: &[Unit::Defiler],
        text: &[Clause::Overwhelm, Clause::Detector],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::Plague),
        name: "plague",
        face: Face::Reinforcement,
        units: &[Unit::Defiler],
        support_icon: &[Unit::Defiler],
        text: &[Clause::Overwhelm, Clause::Detector],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::Plague),
        name: "plague",
        face: Face::Reinforcement,
        units: &[Unit::Defiler],
        support_icon: &[Unit::Defiler],
        text: &[Clause::Overwhelm, Clause::Detector],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::DarkSwarm),
        name: "dark-swarm",
        face: Face::Reinforcement,
        units: &[Unit::Defiler],
        support_icon: &[Unit::Defiler],
        text: &[Clause::DarkSwarm],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::DarkSwarm),
        name: "dark-swarm",
        face: Face::Reinforcement,
        units: &[Unit::Defiler],
        support_icon: &[Unit::Defiler],
        text: &[Clause::DarkSwarm],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::ImprovedFlyerAttack),
        name: "improved-flyer-attack",
        face: Face::Reinforcement,
        units: &[Unit::Mutalisk, Unit::Guardian],
        support_icon: &[],
        text: &[Clause::Attack(2, If::Always)],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::ImprovedFlyerAttack),
        name: "improved-flyer-attack",
        face: Face::Reinforcement,
        units: &[Unit::Mutalisk, Unit::Guardian],
        support_icon: &[],
        text: &[Clause::Attack(2, If::Always)],
        source: Source::Reconstructed,
    },
    CardDef {
        race: Race::Zerg,
        title: Title::Technology(Technology::GuardianAspect),
        name: "guardian-aspect",
        face: Face::PlayArea,
        units: &[Unit::Mutalisk, Unit::Guardian],
        support_icon: &[],
        text: &[],
        source: Source::Sourced,
    },
];
