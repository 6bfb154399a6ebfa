//! Words for the tests: seats, positions and short ways to say what lies where.
#![allow(unused_imports, dead_code, reason = "every chapter uses some of these words")]

pub(crate) use orrery_engine::{Seat, Status};
pub(crate) use orrery_rebellion::cards::{
    ActionCard, Colour, Face, Leader, Mission, Objective, Ring, Role, Side, System, Tactic, Theatre, Unit,
};
pub(crate) use orrery_rebellion::state::{At, End, MissionZone, ObjectiveZone, ProbeZone, TacticZone};
pub(crate) use orrery_rebellion::{Action, Event, Options, Place, Rebellion, Seating, Setup, Systems, rules};
pub(crate) use orrery_testkit::Scenario;

/// The Rebels of a game for two.
pub(crate) const R: Seat = Seat(0);
/// The Empire of a game for two.
pub(crate) const E: Seat = Seat(1);
pub(crate) use orrery_rebellion::arrange::{Arrangement, HIDEOUT};

/// An empty position for two.
pub(crate) fn position() -> Arrangement {
    Arrangement::new(2)
}

/// Starts a scenario from a position.
pub(crate) trait Begin {
    fn begin(self) -> Scenario<Rebellion>;
}

impl Begin for Arrangement {
    fn begin(self) -> Scenario<Rebellion> {
        Scenario::of(self.build()).hurried()
    }
}

/// Ways to read a scenario.
pub(crate) trait Table {
    /// How many units of a type are in a place.
    fn count(&self, unit: Unit, place: impl Into<Place>) -> u8;
    /// Where a leader is.
    fn at(&self, leader: Leader) -> At;
    /// The ring a leader wears.
    fn ring(&self, leader: Leader) -> Option<Ring>;
    /// Whether a system is loyal to a side.
    fn loyal(&self, system: System, side: Side) -> bool;
    /// A zone of missions, sorted.
    fn missions(&self, side: Side, zone: MissionZone) -> Vec<Mission>;
    /// The Rebel objectives.
    fn objectives(&self) -> Vec<Objective>;
    /// The Empire's probe cards.
    fn probes(&self) -> Vec<System>;
    /// Units of a type on a space of the queue.
    fn queued(&self, unit: Unit, space: u8) -> u8;
}

impl Table for Scenario<Rebellion> {
    fn count(&self, unit: Unit, place: impl Into<Place>) -> u8 {
        self.state().force(place).count(unit)
    }
    fn at(&self, leader: Leader) -> At {
        self.state().leader(leader).at
    }
    fn ring(&self, leader: Leader) -> Option<Ring> {
        self.state().leader(leader).ring
    }
    fn loyal(&self, system: System, side: Side) -> bool {
        self.state().is_loyal(system, side)
    }
    fn missions(&self, side: Side, zone: MissionZone) -> Vec<Mission> {
        let mut cards = self.state().missions(side, zone).to_vec();
        cards.sort_unstable();
        cards
    }
    fn objectives(&self) -> Vec<Objective> {
        self.state().objectives(ObjectiveZone::Hand).to_vec()
    }
    fn probes(&self) -> Vec<System> {
        self.state().probes(ProbeZone::Hand).to_vec()
    }
    fn queued(&self, unit: Unit, space: u8) -> u8 {
        self.state().queue(space).count(unit)
    }
}

/// A place on the board.
pub(crate) fn at(system: System) -> Place {
    system.into()
}

/// On the board in a system.
pub(crate) fn on(system: System) -> At {
    At::On(system.into())
}

/// The leaders carry the mission out in this system: it is revealed, its place named, and nobody opposes it.
#[track_caller]
pub(crate) fn runs(
    position: Arrangement,
    mission: Mission,
    leaders: &[Leader],
    system: System,
) -> Scenario<Rebellion> {
    let side = mission.def().side;
    let other = if side == Side::Rebels { Side::Empire } else { Side::Rebels };
    let mut t = reveals(position.nobody(other), mission, leaders);
    t.accepts(seat(side), Action::ChoosePlace(at(system)));
    t
}

/// The leaders' mission is revealed.
#[track_caller]
pub(crate) fn reveals(position: Arrangement, mission: Mission, leaders: &[Leader]) -> Scenario<Rebellion> {
    let side = mission.def().side;
    let position = position.assigned(mission, leaders);
    let position = if side == Side::Empire { position.imperial_turn() } else { position };
    let mut t = position.begin();
    t.accepts(seat(side), Action::Reveal { slot: 0 });
    t
}

/// The Empire's leaders carry the mission out against a Rebel leader, who rolls only blanks.
#[track_caller]
pub(crate) fn runs_against(
    position: Arrangement,
    mission: Mission,
    leaders: &[Leader],
    target: Leader,
) -> Scenario<Rebellion> {
    let others: Vec<Leader> =
        [Leader::MonMothma, Leader::JanDodonna, Leader::PrincessLeia, Leader::GeneralRieekan]
            .into_iter()
            .filter(|&leader| leader != target)
            .collect();
    let position = others.into_iter().fold(position, |p, leader| p.leader(leader, Place::BASE_SPACE));
    let mut t = reveals(position, mission, leaders);
    t.accepts(E, Action::ChooseLeader(target));
    prevail(&mut t);
    t
}

/// Whoever rolls first for the mission rolls hits, the other blanks.
#[track_caller]
pub(crate) fn prevail(t: &mut Scenario<Rebellion>) {
    for face in [1, 6] {
        if let Status::Chance(orrery_engine::Chance::Dice { count, .. }) =
            orrery_engine::Game::status(t.state())
        {
            t.rolls(vec![face; usize::from(count)]);
        }
    }
}

/// The seat of a side in a game for two.
pub(crate) const fn seat(side: Side) -> Seat {
    match side {
        Side::Rebels => R,
        Side::Empire => E,
    }
}
