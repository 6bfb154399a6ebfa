//! What lies on the table in a battle.

use orrery_engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::brood::BroodBattle;
use crate::cards::{Card, EventCard, Technology, Unit, Values};
use crate::squad::Squad;
use crate::state::{Area, Order};

/// The most skirmishes of a battle: no area holds more than four defenders (SC 1.4.1).
pub const MAX_SKIRMISHES: usize = 4;

/// One of the two sides of a battle (SC 13.1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Role {
    /// The active player.
    Attacker,
    /// The owner of the units that were there.
    Defender,
}

impl Role {
    /// Both, in the order in which their abilities take effect (SC 17.2.2).
    pub const BOTH: [Self; 2] = [Self::Attacker, Self::Defender];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

/// A battle; empty while none is fought. Defending units stay in the contested area's own state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// The contested area (SC 13.1.1); `None` while no battle is fought.
    pub area: Option<Area>,
    /// The attacker and the defender.
    pub seats: [Seat; 2],
    /// The order that started it (SC 15.3.1).
    pub order: Order,
    /// The attacking units.
    pub attackers: Squad,
    /// The Start of Battle ability each side used (SC 13.4.2).
    pub started: [Option<StartOfBattle>; 2],
    /// The assist unit that a side without other units put in the front line (SC 17.7.3).
    pub named: [Option<Unit>; 2],
    /// The skirmishes in the order they were formed.
    pub skirmishes: [Option<Skirmish>; MAX_SKIRMISHES],
    /// Victims of the skirmish being resolved, by their side (SC G63).
    pub doomed: [[Option<Post>; 2]; 2],
    /// Cloaked units that were destroyed and have yet to withdraw (SC 17.3.1); they are still in the battle.
    pub withdrawing: [Squad; 2],
    /// Whether the standard card of a side still has to take effect at the end of the Destroy Units step.
    pub pending: [bool; 2],
    /// Whether a side destroyed an opposing unit in the skirmish being resolved (SC 17.11.2).
    pub scored: [bool; 2],
    /// Units chosen so far as victims of splash damage, or to retreat.
    pub picked: Squad,
    /// What Brood War adds.
    #[serde(skip)]
    pub brood: BroodBattle,
}

/// A Start of Battle ability (SC 13.4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum StartOfBattle {
    /// Of a technology in the play area.
    Technology(Technology),
    /// Of an Event card in the play area, which is then discarded.
    Event(EventCard),
    /// Of a hero in the battle.
    Hero(Unit),
}

/// Where a unit stands in a skirmish.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Post {
    /// In the front line.
    Front,
    /// In support.
    Support(Unit),
}

/// One skirmish (SC 13.1.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Skirmish {
    /// The attacker's and the defender's part.
    pub parties: [Party; 2],
    /// Whether it has been resolved (SC 13.9.1).
    pub resolved: bool,
}

/// One side's part in a skirmish. Cards and totals stay here to be seen when the cards are already discarded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is asked for on its own, at another step")]
pub struct Party {
    /// The front-line unit, whatever became of it.
    pub front: Unit,
    /// What became of it.
    pub fate: Fate,
    /// The supporting units that are left.
    pub support: Squad,
    /// The standard card; if it came from the deck it may turn out to be no standard card (SC 13.10.2).
    pub standard: Option<Card>,
    /// The Reinforcement card.
    pub reinforcement: Option<Card>,
    /// A standard card that was cancelled (SC 17.5.1).
    pub cancelled: Option<Card>,
    /// Whether the card came from the deck unseen (SC 13.8.6): while it is not shown nobody knows it.
    pub from_deck: bool,
    /// Whether everybody sees the cards.
    pub shown: bool,
    /// Whether the standard card's ability works (SC 13.2.4); its primary values count then.
    pub matched: bool,
    /// Whether the Reinforcement card's ability works (SC 13.2.6).
    pub reinforced: bool,
    /// Whether there is a detector (SC 17.4.1).
    pub detector: bool,
    /// Whether splash damage of the standard and of the Reinforcement card was triggered (SC 17.11.4).
    pub splash: [bool; 2],
    /// The totals, once they are compared (SC 13.11.1).
    pub totals: Totals,
}

/// What became of a front-line unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// It is in the battle.
    Fighting,
    /// It was destroyed.
    Destroyed,
    /// It was destroyed, but is cloaked and has yet to withdraw (SC 17.3.1).
    Withdrawing,
    /// It withdrew.
    Withdrawn,
    /// It changed sides (SC 24.3.2).
    Captured,
}

/// Attack and health of one side in a skirmish, with the parts they are made of (SC 13.11.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
pub struct Totals {
    /// The values of the standard card that count.
    pub card: Values,
    /// What the standard card's ability adds.
    pub ability: Values,
    /// What the Reinforcement card adds.
    pub reinforcement: Values,
    /// Attack added by supporting units (SC 13.7.5).
    pub support: u8,
    /// Attack added by a special Mobilize order (SC 15.3.2).
    pub order: u8,
    /// Attack added by the Air Support module (SC 16.5.2).
    pub module: u8,
    /// Health added by a Start of Battle ability.
    pub start: u8,
    /// Health added by Metabolic Boost.
    pub boost: u8,
    /// The total attack; 0 in spite of its parts under a Stasis Field.
    pub attack: u8,
    /// The total health.
    pub health: u8,
    /// Sufficient strength (SC 13.12.1).
    pub sufficient: bool,
}

impl Default for Battle {
    /// No battle.
    fn default() -> Self {
        Self {
            area: None,
            seats: [Seat(0); 2],
            order: Order::Mobilize,
            attackers: Squad::EMPTY,
            started: [None; 2],
            named: [None; 2],
            skirmishes: [None; MAX_SKIRMISHES],
            doomed: [[None; 2]; 2],
            withdrawing: [Squad::EMPTY; 2],
            pending: [false; 2],
            scored: [false; 2],
            picked: Squad::EMPTY,
            brood: BroodBattle::default(),
        }
    }
}

impl Battle {
    /// Whether a battle is fought.
    #[inline]
    pub const fn is_fought(&self) -> bool {
        self.area.is_some()
    }

    /// How many units of a type the seat has in the battle that are not counted in an area.
    #[inline]
    pub(crate) fn attackers_of(&self, seat: Seat, unit: Unit) -> u8 {
        if self.is_fought() && self.seats[0] == seat { self.attackers.count(unit) } else { 0 }
    }

    /// The player of a side.
    #[inline]
    pub const fn seat(&self, role: Role) -> Seat {
        self.seats[role as usize]
    }

    /// The side of a player, if he takes part.
    #[inline]
    pub fn role(&self, seat: Seat) -> Option<Role> {
        Role::BOTH.into_iter().find(|&role| self.is_fought() && self.seat(role) == seat)
    }

    /// The skirmishes formed so far.
    #[inline]
    pub fn skirmishes(&self) -> impl DoubleEndedIterator<Item = &Skirmish> {
        self.skirmishes.iter().flatten()
    }

    /// How many skirmishes are formed.
    #[inline]
    pub fn count(&self) -> u8 {
        self.skirmishes().count() as u8
    }

    /// One side's part in a skirmish.
    ///
    /// # Panics
    /// If there is no such skirmish.
    #[inline]
    pub fn party(&self, skirmish: u8, role: Role) -> &Party {
        &self.skirmishes[usize::from(skirmish)].as_ref().expect("a checked skirmish").parties[role as usize]
    }

    #[inline]
    pub(crate) fn party_mut(&mut self, skirmish: u8, role: Role) -> &mut Party {
        &mut self.skirmishes[usize::from(skirmish)].as_mut().expect("a checked skirmish").parties
            [role as usize]
    }

    /// Whether a skirmish exists.
    #[inline]
    pub(crate) fn has(&self, skirmish: u8) -> bool {
        self.skirmishes.get(usize::from(skirmish)).is_some_and(Option::is_some)
    }

    /// Whether a side used this ability.
    #[inline]
    pub(crate) fn uses(&self, role: Role, ability: StartOfBattle) -> bool {
        self.started[role as usize] == Some(ability)
    }

    /// Whether a side lays its cards open: its opponent intercepts its transmissions.
    #[inline]
    pub(crate) fn lays_open(&self, role: Role) -> bool {
        self.uses(role.other(), StartOfBattle::Event(EventCard::InterceptedTransmissions))
    }

    /// Who lays his cards first (SC 13.8.1): the attacker, unless only he intercepts transmissions.
    #[inline]
    pub(crate) fn lays_first(&self) -> Role {
        if self.lays_open(Role::Defender) && !self.lays_open(Role::Attacker) {
            Role::Defender
        } else {
            Role::Attacker
        }
    }
}

impl Party {
    /// A front-line unit alone.
    pub(crate) fn new(front: Unit) -> Self {
        Self {
            front,
            fate: Fate::Fighting,
            support: Squad::EMPTY,
            standard: None,
            reinforcement: None,
            cancelled: None,
            from_deck: false,
            shown: false,
            matched: false,
            reinforced: false,
            detector: false,
            splash: [false; 2],
            totals: Totals::default(),
        }
    }

    /// The front-line unit, if it is still there, and the supporting units.
    pub(crate) fn units(&self) -> impl Iterator<Item = Unit> + '_ {
        (self.fate == Fate::Fighting).then_some(self.front).into_iter().chain(self.support.iter())
    }

    /// The cards that lie there.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> {
        self.standard.into_iter().chain(self.reinforcement)
    }
}
