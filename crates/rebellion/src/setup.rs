//! Setups: seats, sides and options, fixed before the first decision.

use orrery_engine::{Illegal, List, Seat, SeatSet, Stack, Zones};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{
    ActionCard, Deck, Entry, FIRST_REPUTATION, FIRST_TIME, Leader, Mission, Objective, Side, System, Tactic,
    Theatre, Unit,
};
use crate::combat::Combat;
use crate::frame::Frame;
use crate::phase::{Build, Moving, Recruit, Run, SetupStep};
use crate::place::{Force, Place, Systems};
use crate::rules;
use crate::state::{
    Actions, At, LeaderState, MissionZone, ObjectiveZone, ProbeZone, Rebellion, RoundEffects, TacticZone,
};

/// What is fixed before the first decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Setup {
    /// How many players (RB 1.1.2).
    pub players: u8,
    /// How sides and roles are given out.
    pub seating: Seating,
    /// Options.
    pub options: Options,
}

/// How sides and roles are given out (RB 2.2.1, RB 16.1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Seating {
    /// In seat order. Two players: Rebels, Empire. Three: Rebels, Imperial admiral, Imperial general. Four: Rebel
    /// admiral, Imperial admiral, Rebel general, Imperial general.
    #[default]
    InOrder,
    /// In the same order, from this seat on.
    From(Seat),
    /// By lot.
    Lot,
}

/// Options with the defaults of the rulings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Options {
    /// The fixed setup of the introductory booklet (RB 2.12.1).
    pub first_game: bool,
    /// Whether own units may be destroyed to gain units the supply lacks (RB G29).
    pub scrap_to_gain: bool,
    /// Whether a combat follows if units are placed beside Imperial ones when a new base is established (RB G33).
    pub combat_at_old_base: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { first_game: false, scrap_to_gain: true, combat_at_old_base: true }
    }
}

impl Setup {
    /// A game for so many players with the default options.
    pub fn new(players: u8) -> Self {
        Self { players, seating: Seating::InOrder, options: Options::default() }
    }

    /// Whether the rules know such a game.
    ///
    /// # Errors
    /// If there are not two to four players (RB 16.1.1), or the seat to begin with is none of theirs.
    pub const fn check(&self) -> Result<(), Illegal> {
        match self.seating {
            _ if self.players < 2 || self.players > 4 => Err(rules::PLAYERS),
            Seating::From(seat) if seat.0 >= self.players => Err(rules::NO_SUCH_SEAT),
            _ => Ok(()),
        }
    }

    /// The seats in the order of the roles; before a lot is drawn as if there were none.
    fn order(self) -> Vec<Seat> {
        let first = if let Seating::From(seat) = self.seating { seat } else { Seat(0) };
        (0..self.players).map(|n| first.clockwise(n, self.players)).collect()
    }
}

/// The roles of seats in this order: Rebel admiral, Rebel general, Imperial admiral, Imperial general (RB 16.1.3,
/// RB 16.1.4).
pub(crate) fn roles(order: &[Seat]) -> [Seat; 4] {
    match *order {
        [rebels, empire] => [rebels, rebels, empire, empire],
        [rebels, admiral, general] => [rebels, rebels, admiral, general],
        [rebel_admiral, admiral, rebel_general, general] => [rebel_admiral, rebel_general, admiral, general],
        _ => unreachable!("checked: two to four players"),
    }
}

/// The starting units of a side (RB 2.9.8, RB 2.9.12).
pub fn starting_units(side: Side) -> Force {
    let units: &[(Unit, u8)] = match side {
        Side::Empire => &[
            (Unit::StarDestroyer, 3),
            (Unit::AssaultCarrier, 3),
            (Unit::TieFighter, 12),
            (Unit::Stormtrooper, 12),
            (Unit::AtSt, 5),
            (Unit::AtAt, 1),
            (Unit::DeathStar, 1),
        ],
        Side::Rebels => &[
            (Unit::CorellianCorvette, 1),
            (Unit::RebelTransport, 1),
            (Unit::XWing, 2),
            (Unit::YWing, 2),
            (Unit::RebelTrooper, 6),
            (Unit::Airspeeder, 2),
        ],
    };
    let mut force = Force::EMPTY;
    for &(unit, n) in units {
        force.add(unit, n);
    }
    force
}

/// The game before its first shuffle: everything lies sorted in its place.
pub(crate) fn new_game(setup: Setup) -> Result<Rebellion, Illegal> {
    setup.check()?;
    let seats = setup.order();
    let mut supply = Force::EMPTY;
    Unit::all().for_each(|unit| supply.add(unit, unit.def().figures));
    let mut missions = [Zones::new(), Zones::new()];
    for def in Mission::all().map(Mission::def) {
        let zone = match def.deck {
            Deck::Starting => MissionZone::Hand,
            Deck::Mission => MissionZone::Deck,
            Deck::Project => MissionZone::Projects,
        };
        for _ in 0..def.copies {
            missions[def.side as usize].add(zone as usize, def.mission);
        }
    }
    let actions = Side::BOTH.map(|side| {
        let of = |starting| {
            ActionCard::all().filter(move |card| (card.def().side, card.def().starting) == (side, starting))
        };
        Actions {
            deck: of(false).collect(),
            known: 0,
            drawn: List::new(),
            owned: List::new(),
            used: 0,
            unseen: of(true).collect(),
        }
    });
    let mut objectives = Zones::new();
    // Stage III lies at the bottom and stage I on top (RB 2.5.2).
    for objective in Objective::all().rev() {
        objectives.add(ObjectiveZone::Deck as usize, objective);
    }
    let tactics = Theatre::BOTH.map(|theatre| {
        let mut zones = Zones::new();
        for def in Tactic::all().map(Tactic::def).filter(|def| def.theatre == theatre) {
            (0..def.copies).for_each(|_| zones.add(TacticZone::Deck as usize, def.tactic));
        }
        zones
    });
    let mut probes = Zones::new();
    for system in System::all().filter(|&system| system != System::Coruscant) {
        probes.add(ProbeZone::Deck as usize, system);
    }
    let leader = |leader: Leader| LeaderState {
        at: if leader.def().entry == Entry::Starting { At::Pool } else { At::Supply },
        ring: None,
        detained: false,
    };
    let mut stack = Stack::new();
    stack.push(Frame::Setup(match setup.seating {
        Seating::Lot => SetupStep::Seats,
        Seating::InOrder | Seating::From(_) => SetupStep::Decks,
    }));
    Ok(Rebellion {
        setup,
        roles: roles(&seats),
        seated: roles(&seats),
        left: SeatSet::EMPTY,
        stack,
        winners: SeatSet::EMPTY,
        ended: None,
        time: FIRST_TIME,
        reputation: FIRST_REPUTATION,
        units: [Force::EMPTY; Place::COUNT],
        queue: [Force::EMPTY; 3],
        supply,
        loyal: [Systems::EMPTY, Systems::only(System::Coruscant)],
        subjugated: Systems::EMPTY,
        sabotaged: Systems::EMPTY,
        destroyed: Systems::EMPTY,
        base: None,
        revealed: false,
        possible: Systems::ALL.minus(Systems::only(System::Coruscant)),
        leaders: std::array::from_fn(|n| leader(Leader::all().nth(n).expect("as many as there are"))),
        missions,
        assigned: [List::new(); 2],
        known_projects: 0,
        actions,
        objectives,
        objectives_known: [0; 2],
        tactics,
        probes,
        probes_known: List::new(),
        probes_seen: Systems::EMPTY,
        passed: [false; 4],
        round: RoundEffects::default(),
        run: Run::default(),
        moving: Moving::default(),
        combat: Combat::default(),
        recruits: [Recruit::default(); 2],
        builds: [Build::default(); 2],
    })
}
