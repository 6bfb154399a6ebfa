//! What lies on the table.

use orrery_engine::{List, Seat, SeatSet, Stack, Zones};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{ActionCard, Leader, Mission, Objective, Ring, Role, Side, System, Tactic, Theatre, Unit};
use crate::combat::Combat;
use crate::frame::Frame;
use crate::phase::{Build, Moving, Recruit, Run};
use crate::place::{Force, Place, Systems, by_place};
use crate::setup::Setup;

/// How deep frames can nest.
pub(crate) const DEPTH: usize = 16;
/// More missions than can be assigned at once.
pub const MAX_ASSIGNED: usize = 14;

/// A game of Star Wars: Rebellion.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rebellion {
    pub(crate) setup: Setup,
    /// Who plays which role: Rebel admiral and general, Imperial admiral and general (RB 16.1.2).
    pub(crate) roles: [Seat; 4],
    /// The same as it was at the beginning: who left sees what the side sees.
    pub(crate) seated: [Seat; 4],
    /// Who left the table.
    pub(crate) left: SeatSet,
    /// What is being resolved, innermost last.
    pub(crate) stack: Stack<Frame, DEPTH>,
    /// Who won; nobody while the game goes on.
    pub(crate) winners: SeatSet,
    /// Why it ended.
    pub(crate) ended: Option<End>,
    /// The space of the time marker, which is the game round (RB 14.1.1).
    pub(crate) time: u8,
    /// The space of the reputation marker (RB 14.1.2).
    pub(crate) reputation: u8,
    /// The units by [`Place`].
    #[serde(with = "by_place")]
    pub(crate) units: [Force; Place::COUNT],
    /// The units on the spaces 1, 2 and 3 of the build queues (RB 12.8.3).
    pub(crate) queue: [Force; 3],
    /// The units in the supplies.
    pub(crate) supply: Force,
    /// Where each side has a loyalty marker (RB 11.3.1); Coruscant is always the Empire's (RB 11.3.11).
    pub(crate) loyal: [Systems; 2],
    pub(crate) subjugated: Systems,
    pub(crate) sabotaged: Systems,
    pub(crate) destroyed: Systems,
    /// The base's system; `None` before it is chosen (RB 7.1.1).
    pub(crate) base: Option<System>,
    /// Whether the base is revealed (RB 7.6.1).
    pub(crate) revealed: bool,
    /// Where the base can be as far as everybody can tell from what was open to all.
    pub(crate) possible: Systems,
    pub(crate) leaders: [LeaderState; Leader::COUNT],
    /// The mission cards of a side by [`MissionZone`].
    pub(crate) missions: [Missions; 2],
    /// Missions with leaders on them, in the order of assignment (RB 4.2.1).
    pub(crate) assigned: [List<Assigned, MAX_ASSIGNED>; 2],
    /// How many cards at the bottom of the project deck the Empire has put there.
    pub(crate) known_projects: u8,
    pub(crate) actions: [Actions; 2],
    pub(crate) objectives: Zones<Objective, { Objective::COUNT }, { ObjectiveZone::COUNT }>,
    /// Which objectives in the deck or, for the Empire, in the hand each side could name where they lie, as a set of bits.
    pub(crate) objectives_known: [u16; 2],
    pub(crate) tactics: [Zones<Tactic, 15, { TacticZone::COUNT }>; 2],
    pub(crate) probes: Zones<System, 31, { ProbeZone::COUNT }>,
    /// What each side knows of the cards of the probe deck, the bottom first.
    pub(crate) probes_known: List<[Knowledge; 2], 31>,
    /// Probe cards in the Empire's hand that the Rebels have seen.
    pub(crate) probes_seen: Systems,
    /// Which roles have passed, by role as in `roles` (RB 5.2.1).
    pub(crate) passed: [bool; 4],
    /// What lasts for this game round.
    pub(crate) round: RoundEffects,
    pub(crate) run: Run,
    pub(crate) moving: Moving,
    pub(crate) combat: Combat,
    pub(crate) recruits: [Recruit; 2],
    pub(crate) builds: [Build; 2],
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The base's system holds Imperial units and no Rebel unit (RB 1.3.1).
    BaseTaken,
    /// The base's system was destroyed (RB 1.3.3).
    BaseDestroyed,
    /// The reputation and the time marker met (RB 1.4.1).
    Reputation,
    /// A side left the table.
    Concession,
}

/// Where a leader is and what it wears.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct LeaderState {
    /// Where it is.
    pub at: At,
    /// Its ring (RB 10.3.2).
    pub ring: Option<Ring>,
    /// Whether it is not retrieved in the coming Refresh phase (*Detained*).
    pub detained: bool,
}

/// Where a leader is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum At {
    /// Not recruited yet (RB 2.3.2).
    Supply,
    /// In the leader pool (RB 10.1.1).
    Pool,
    /// On a mission card (RB 4.2.1).
    Mission,
    /// On the board.
    On(Place),
    /// Eliminated or replaced (RB 10.2.1).
    Box,
}

/// A mission with leaders on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Assigned {
    /// The card, face down.
    pub mission: Mission,
    /// The leaders on it (RB 4.2.3).
    pub leaders: [Option<Leader>; 2],
    /// What everybody knows of the card.
    pub mark: Mark,
}

impl Assigned {
    /// The leaders on it.
    pub fn crew(&self) -> impl Iterator<Item = Leader> + use<> {
        self.leaders.into_iter().flatten()
    }
}

/// What everybody knows of a face-down mission.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// It came from the hand.
    Any,
    /// It is a starting mission (*Contingency Plan*).
    Starting,
    /// It came from the mission deck (*Our Most Desperate Hour*).
    Deck,
    /// It came from the project deck (*Proceeding as Planned*).
    Project,
}

/// Where a side's mission cards lie; the top of a deck is the last card of its zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum MissionZone {
    /// The mission deck (RB 2.8.3).
    Deck,
    /// Its discard pile (RB 8.10.4).
    Discard,
    /// The project deck (RB 2.8.2).
    Projects,
    /// Its discard pile (RB 8.10.3).
    ProjectDiscard,
    /// Projects drawn to choose one of them.
    Looked,
    /// The hand.
    Hand,
    /// Chosen for discarding to the hand limit, until all have chosen (RB G68).
    Discarding,
    /// Assigned, or revealed and not done.
    Table,
}

impl MissionZone {
    /// How many zones there are.
    pub const COUNT: usize = 8;
}

/// The mission cards of a side.
pub type Missions = Zones<Mission, 39, { MissionZone::COUNT }>;

/// Where objectives lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum ObjectiveZone {
    Deck,
    Hand,
    Box,
}

impl ObjectiveZone {
    /// How many zones there are.
    pub const COUNT: usize = 3;
}

/// Where the tactic cards of a theatre lie; the hands have the numbers of their sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum TacticZone {
    RebelHand,
    ImperialHand,
    Deck,
    Discard,
}

impl TacticZone {
    /// How many zones there are.
    pub const COUNT: usize = 4;

    /// The hand of a side.
    pub const fn hand(side: Side) -> Self {
        match side {
            Side::Rebels => Self::RebelHand,
            Side::Empire => Self::ImperialHand,
        }
    }
}

/// Where probe cards lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum ProbeZone {
    /// The probe deck, its top last.
    Deck,
    /// With the Empire (RB 13.4.4).
    Hand,
    /// In Rebel hands for a moment: drawn for a new base, or taken from the Empire.
    Drawn,
    /// Under the Location space (RB 7.1.1).
    Location,
    /// Out of the game (RB 2.9.5).
    Box,
}

impl ProbeZone {
    /// How many zones there are.
    pub const COUNT: usize = 5;
}

/// What a side knows of a card in the probe deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Knowledge {
    /// Nothing.
    Nothing,
    /// It is one of the cards that bear the same number.
    Among(u8),
    /// Which card it is.
    Exact,
}

/// The action cards of a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Actions {
    /// The action deck, its top last (RB 2.6.1).
    pub deck: List<ActionCard, 12>,
    /// How many cards at the bottom of it their owner has put there (RB 12.7.4).
    pub known: u8,
    /// Drawn for recruiting.
    pub drawn: List<ActionCard, 12>,
    /// Kept face down (RB 12.7.3).
    pub owned: List<Owned, 8>,
    /// Used cards: in the box, seen by all (RB 13.2.2).
    pub used: u64,
    /// Cards that left the game unseen (RB 2.9.16, RB 2.12.9).
    pub unseen: List<ActionCard, 18>,
}

/// An action card kept face down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Owned {
    /// The card.
    pub card: ActionCard,
    /// What everybody knows of it.
    pub back: Back,
}

/// What everybody knows of an action card that is kept face down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Back {
    /// It is a starting card.
    Starting,
    /// This leader was recruited with it, so it is pictured on it (RB 12.7.11).
    Recruited(Leader),
    /// Nobody was recruited with it: none of these leaders, who could have been, is pictured on it (RB 12.7.9).
    Alone(u32),
}

impl Back {
    /// Whether a card can lie under this back.
    pub fn fits(self, card: ActionCard) -> bool {
        match self {
            Self::Starting => card.def().starting,
            Self::Recruited(leader) => !card.def().starting && card.pictures(leader),
            Self::Alone(leaders) => {
                !card.def().starting && card.def().leaders.iter().all(|&l| leaders & (1 << l as u32) == 0)
            }
        }
    }
}

/// What lasts until the end of a game round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct RoundEffects {
    /// The system closed to Rebel missions and action cards (*Boba Fett? Where?*).
    pub closed: Option<System>,
    /// The leader against whose mission the Empire sends nobody (*Misdirection*).
    pub misdirected: Option<Leader>,
    /// Where Janus Greejatus holds no units back (*Public Support*).
    pub supported: Option<System>,
    /// Whether Lando Calrissian adds 2 successes (*Contingency Plan*).
    pub lando: bool,
    /// Whether the Master Yoda ring was used.
    pub yoda: bool,
    /// How many leaders were on each *Rapid Mobilization* resolved, and who revealed it.
    pub mobilizations: List<(u8, Seat), 4>,
}

impl Rebellion {
    /// The seat of a role.
    #[inline]
    pub fn seat_of(&self, side: Side, role: Role) -> Seat {
        self.roles[side as usize * 2 + role as usize]
    }

    /// The seats of a side, the general first: he has the last word (RB 16.4.2).
    #[inline]
    pub fn seats_of(&self, side: Side) -> impl Iterator<Item = Seat> + use<> {
        let (general, admiral) = (self.seat_of(side, Role::General), self.seat_of(side, Role::Admiral));
        std::iter::once(general).chain((admiral != general).then_some(admiral))
    }

    /// The seats of a side as a set, those who left apart.
    pub fn team(&self, side: Side) -> SeatSet {
        self.seats_of(side).collect()
    }

    /// The side a seat plays on; `None` for somebody who left it to a partner.
    #[inline]
    pub fn side_of_seat(&self, seat: Seat) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.seats_of(side).any(|own| own == seat))
    }

    /// Whether roles matter (RB 16.1.1).
    #[inline]
    pub const fn is_team_game(&self) -> bool {
        self.setup.players > 2
    }

    /// The units in a place.
    #[inline]
    pub fn force(&self, place: impl Into<Place>) -> &Force {
        &self.units[place.into().index()]
    }

    pub(crate) fn force_mut(&mut self, place: impl Into<Place>) -> &mut Force {
        &mut self.units[place.into().index()]
    }

    /// Where and how a leader is.
    #[inline]
    pub const fn leader(&self, leader: Leader) -> &LeaderState {
        &self.leaders[leader as usize]
    }

    pub(crate) const fn leader_mut(&mut self, leader: Leader) -> &mut LeaderState {
        &mut self.leaders[leader as usize]
    }

    /// The side a leader works for: a lured one for the Empire (RB 10.7.6).
    #[inline]
    pub fn side_of(&self, leader: Leader) -> Side {
        if self.leader(leader).ring == Some(Ring::Lured) { Side::Empire } else { leader.def().side }
    }

    /// Whether a leader is captured (RB 10.4.1, RB 10.7.1).
    #[inline]
    pub fn is_captive(&self, leader: Leader) -> bool {
        self.leader(leader).ring.is_some_and(Ring::is_captive)
    }

    /// Who controls a leader (RB 16.1.7).
    #[inline]
    pub fn controller(&self, leader: Leader) -> Seat {
        self.seat_of(self.side_of(leader), leader.def().role)
    }

    /// The leaders in the pool that a seat controls.
    pub fn pool(&self, seat: Seat) -> impl Iterator<Item = Leader> + '_ {
        Leader::all()
            .filter(move |&leader| self.leader(leader).at == At::Pool && self.controller(leader) == seat)
    }

    /// The free leaders of a side in a place; captured ones do not count (RB 8.7.13).
    pub fn leaders_at(&self, side: Side, place: Place) -> impl Iterator<Item = Leader> + '_ {
        Leader::all().filter(move |&leader| {
            self.leader(leader).at == At::On(place)
                && self.side_of(leader) == side
                && !self.is_captive(leader)
        })
    }

    /// The captured leaders in a place.
    pub fn captives_at(&self, place: Place) -> impl Iterator<Item = Leader> + '_ {
        Leader::all()
            .filter(move |&leader| self.leader(leader).at == At::On(place) && self.is_captive(leader))
    }

    /// The leader who wears a ring.
    pub fn bearer(&self, ring: Ring) -> Option<Leader> {
        Leader::all().find(|&leader| self.leader(leader).ring == Some(ring))
    }

    /// Where effects on the Rebel Base space take place: the box, or the base's system once it is revealed (RB 7.7.2).
    pub fn base_place(&self) -> Place {
        match self.base {
            Some(system) if self.revealed => system.into(),
            _ => Place::BASE_SPACE,
        }
    }

    /// Whether a side has the loyalty of a system (RB 11.3.1).
    #[inline]
    pub fn is_loyal(&self, system: System, side: Side) -> bool {
        self.loyal[side as usize].contains(system)
    }

    /// Whether it is an Imperial system (RB 11.2.5).
    #[inline]
    pub fn is_imperial(&self, system: System) -> bool {
        self.is_loyal(system, Side::Empire) || self.subjugated.contains(system)
    }

    /// Whether it is a Rebel system (RB 11.2.6).
    #[inline]
    pub fn is_rebel(&self, system: System) -> bool {
        self.is_loyal(system, Side::Rebels) && !self.subjugated.contains(system)
    }

    /// Whether it is loyal to nobody (RB G22).
    #[inline]
    pub fn is_neutral(&self, system: System) -> bool {
        Side::BOTH.iter().all(|&side| !self.is_loyal(system, side))
    }

    /// Whether it is populous (RB 11.2.1): a destroyed system is not (RB 11.6.12).
    #[inline]
    pub fn is_populous(&self, system: System) -> bool {
        system.is_printed_populous() && !self.destroyed.contains(system)
    }

    /// Whether it is remote (RB 11.2.2).
    #[inline]
    pub fn is_remote(&self, system: System) -> bool {
        !system.is_printed_populous() && !self.destroyed.contains(system)
    }

    /// Whether units of both sides meet in a theatre of this system (RB 9.1.1); none fight on the ground of a destroyed
    /// system (RB 9.1.5).
    pub fn share(&self, system: System, theatre: Theatre) -> bool {
        let both = Side::BOTH.iter().all(|&side| self.force(system).has(side, theatre));
        both && (theatre == Theatre::Space || !self.destroyed.contains(system))
    }

    /// The cards of a zone of missions, the top last.
    pub fn missions(&self, side: Side, zone: MissionZone) -> &[Mission] {
        self.missions[side as usize].get(zone as usize)
    }

    /// The cards of a zone of objectives, the top last.
    pub fn objectives(&self, zone: ObjectiveZone) -> &[Objective] {
        self.objectives.get(zone as usize)
    }

    /// The tactic cards of a zone.
    pub fn tactics(&self, theatre: Theatre, zone: TacticZone) -> &[Tactic] {
        self.tactics[theatre as usize].get(zone as usize)
    }

    /// The probe cards of a zone, the top last.
    pub fn probes(&self, zone: ProbeZone) -> &[System] {
        self.probes.get(zone as usize)
    }

    /// How many figures of a unit are not in the supply.
    pub fn in_play(&self, unit: Unit) -> u8 {
        unit.def().figures - self.supply.count(unit)
    }
}
