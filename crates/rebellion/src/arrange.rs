//! Positions set up by hand, for tests and puzzles.

use orrery_engine::{Log, Seat, Stack};

use crate::cards::{ActionCard, Entry, Leader, Mission, Objective, Ring, Role, Side, System, Tactic, Unit};
use crate::frame::Frame;
use crate::phase::{RefreshStep, Turn};
use crate::place::{Place, Systems};
use crate::setup::{Setup, new_game};
use crate::state::{
    Assigned, At, Back, Knowledge, Mark, MissionZone, ObjectiveZone, Owned, ProbeZone, Rebellion, TacticZone,
};

/// A position being set up.
///
/// It starts in the Command phase of round 1 with the Rebels to move. The starting leaders are in their pools, each
/// side has its starting missions in hand and nothing else; there are no units, and only Coruscant is loyal. The base is
/// hidden in [`HIDEOUT`]. Nothing is shuffled: decks lie sorted.
#[derive(Clone, Debug)]
pub struct Arrangement(Rebellion);

/// Where the base of an arranged position is.
pub const HIDEOUT: System = System::Hoth;

impl Arrangement {
    /// A position for so many players.
    ///
    /// # Panics
    /// If there are not two to four.
    pub fn new(players: u8) -> Self {
        Self::of(&Setup::new(players))
    }

    /// A position with this setup.
    ///
    /// # Panics
    /// If the setup is refused.
    pub fn of(setup: &Setup) -> Self {
        let mut game = new_game(*setup).expect("a setup that the rules allow");
        game.stack = Stack::new();
        let role = game.is_team_game().then_some(Role::Admiral);
        game.stack.push(Frame::Turn(Turn { side: Side::Rebels, role, over: false }));
        let unknown = [Knowledge::Nothing; 2];
        game.probes.shift_card(ProbeZone::Deck as usize, HIDEOUT, ProbeZone::Location as usize);
        game.probes_known = (0..game.probes(ProbeZone::Deck).len()).map(|_| unknown).collect();
        game.base = Some(HIDEOUT);
        Self(game)
    }

    /// The position as a game, after what must be so has been looked after.
    ///
    /// # Panics
    /// If the position makes no sense.
    pub fn build(self) -> Rebellion {
        let mut game = self.0;
        game.advance(&mut Log::off());
        if let Err(what) = game.validate() {
            panic!("not a valid position: {what}");
        }
        game
    }

    /// Units in a place.
    #[must_use]
    pub fn units(mut self, place: impl Into<Place>, units: &[(Unit, u8)]) -> Self {
        let place = place.into();
        for &(unit, n) in units {
            self.0.supply.take(unit, n);
            self.0.force_mut(place).add(unit, n);
        }
        self
    }

    /// Units on a space of the build queue.
    #[must_use]
    pub fn queued(mut self, space: u8, units: &[(Unit, u8)]) -> Self {
        for &(unit, n) in units {
            self.0.supply.take(unit, n);
            self.0.queue[usize::from(space) - 1].add(unit, n);
        }
        self
    }

    /// Loyalty markers of a side.
    #[must_use]
    pub fn loyal(mut self, side: Side, systems: &[System]) -> Self {
        for &system in systems {
            self.0.loyal[side as usize].insert(system);
        }
        self
    }

    /// A sabotage marker.
    #[must_use]
    pub fn sabotaged(mut self, system: System) -> Self {
        self.0.sabotaged.insert(system);
        self
    }

    /// A destroyed system.
    #[must_use]
    pub fn destroyed(mut self, system: System) -> Self {
        self.0.destroyed.insert(system);
        self
    }

    /// The base is hidden here.
    #[must_use]
    pub fn base(mut self, system: System) -> Self {
        let (deck, location) = (ProbeZone::Deck as usize, ProbeZone::Location as usize);
        self.0.probes.shift_top(location, deck);
        self.0.probes.shift_card(deck, system, location);
        self.0.base = Some(system);
        self
    }

    /// The base is revealed here.
    #[must_use]
    pub fn revealed(self, system: System) -> Self {
        let mut position = self.base(system);
        position.0.revealed = true;
        position.0.possible = Systems::only(system);
        position
    }

    /// A leader in a place.
    #[must_use]
    pub fn leader(mut self, leader: Leader, place: impl Into<Place>) -> Self {
        self.0.leader_mut(leader).at = At::On(place.into());
        self
    }

    /// A leader in its pool.
    #[must_use]
    pub fn pool(mut self, leader: Leader) -> Self {
        self.0.leader_mut(leader).at = At::Pool;
        self
    }

    /// The starting leaders of a side are out of the way: eliminated.
    #[must_use]
    pub fn nobody(mut self, side: Side) -> Self {
        for leader in Leader::all() {
            if leader.def().side == side && leader.def().entry == Entry::Starting {
                self.0.leader_mut(leader).at = At::Box;
            }
        }
        self
    }

    /// A captured leader in a place.
    #[must_use]
    pub fn captive(self, leader: Leader, place: impl Into<Place>) -> Self {
        self.leader(leader, place).ring(leader, Ring::Captured)
    }

    /// A leader wears a ring.
    #[must_use]
    pub fn ring(mut self, leader: Leader, ring: Ring) -> Self {
        self.0.leader_mut(leader).ring = Some(ring);
        self
    }

    /// A mission of a deck is in hand.
    #[must_use]
    pub fn hand(mut self, mission: Mission) -> Self {
        let missions = &mut self.0.missions[mission.def().side as usize];
        let zone = if mission.is_project() { MissionZone::Projects } else { MissionZone::Deck };
        missions.shift_card(zone as usize, mission, MissionZone::Hand as usize);
        self
    }

    /// A mission of the mission deck lies on its discard pile.
    #[must_use]
    pub fn discarded(mut self, mission: Mission) -> Self {
        let missions = &mut self.0.missions[mission.def().side as usize];
        missions.shift_card(MissionZone::Deck as usize, mission, MissionZone::Discard as usize);
        self
    }

    /// Leaders are on a mission, face down.
    ///
    /// # Panics
    /// Without a leader.
    #[must_use]
    pub fn assigned(self, mission: Mission, leaders: &[Leader]) -> Self {
        let mut position = if mission.is_starting() { self } else { self.hand(mission) };
        let side = mission.def().side;
        let game = &mut position.0;
        let missions = &mut game.missions[side as usize];
        missions.shift_card(MissionZone::Hand as usize, mission, MissionZone::Table as usize);
        for &leader in leaders {
            game.leader_mut(leader).at = At::Mission;
        }
        let leaders = [Some(leaders[0]), leaders.get(1).copied()];
        game.assigned[side as usize].push(Assigned { mission, leaders, mark: Mark::Any });
        position
    }

    /// A side holds an action card.
    ///
    /// # Panics
    /// If it holds the card already.
    #[must_use]
    pub fn action(mut self, card: ActionCard) -> Self {
        let def = card.def();
        let actions = &mut self.0.actions[def.side as usize];
        let back = if def.starting {
            let at = actions.unseen.position(card).expect("each card exists once");
            actions.unseen.remove(at);
            Back::Starting
        } else {
            let at = actions.deck.position(card).expect("each card exists once");
            actions.deck.remove(at);
            Back::Recruited(def.leaders[0])
        };
        actions.owned.push(Owned { card, back });
        self
    }

    /// The Rebels hold an objective.
    #[must_use]
    pub fn objective(mut self, objective: Objective) -> Self {
        let (deck, hand) = (ObjectiveZone::Deck as usize, ObjectiveZone::Hand as usize);
        self.0.objectives.shift_card(deck, objective, hand);
        self.0.objectives.get_mut(hand).sort_unstable();
        self
    }

    /// The Empire holds a probe card.
    #[must_use]
    pub fn probe(mut self, system: System) -> Self {
        let (deck, hand) = (ProbeZone::Deck as usize, ProbeZone::Hand as usize);
        self.0.probes.shift_card(deck, system, hand);
        self.0.probes_known.pop();
        self.0.probes.get_mut(hand).sort_unstable();
        self
    }

    /// The markers of the time track.
    #[must_use]
    pub const fn track(mut self, time: u8, reputation: u8) -> Self {
        self.0.time = time;
        self.0.reputation = reputation;
        self
    }

    /// It is the Empire's turn; in a team game its admiral's.
    #[must_use]
    pub fn imperial_turn(mut self) -> Self {
        let role = self.0.is_team_game().then_some(Role::Admiral);
        self.0.stack = Stack::new();
        self.0.stack.push(Frame::Turn(Turn { side: Side::Empire, role, over: false }));
        self
    }

    /// In a team game it is the turn of this partner.
    #[must_use]
    pub fn turn_of(mut self, side: Side, role: Role) -> Self {
        self.0.stack = Stack::new();
        self.0.stack.push(Frame::Turn(Turn { side, role: Some(role), over: false }));
        self
    }

    /// A side assigns leaders; in a team game the partner with this role.
    #[must_use]
    pub fn assigning(mut self, side: Side, role: Option<Role>) -> Self {
        self.0.stack = Stack::new();
        self.0.stack.push(Frame::Assign { side, role });
        self
    }

    /// The Refresh phase begins.
    #[must_use]
    pub fn refreshing(mut self) -> Self {
        self.0.stack = Stack::new();
        self.0.stack.push(Frame::Refresh(RefreshStep::Objective));
        self
    }
}

impl Rebellion {
    /// Gives a side just these tactic cards in the middle of a combat; for tests and puzzles.
    ///
    /// # Panics
    /// If there are not so many of them.
    pub fn arrange_tactics(&mut self, side: Side, tactics: &[Tactic]) {
        let hand = TacticZone::hand(side) as usize;
        for zones in &mut self.tactics {
            zones.shift_all(hand, TacticZone::Deck as usize);
        }
        for &tactic in tactics {
            let zones = &mut self.tactics[tactic.def().theatre as usize];
            assert!(zones.shift_card(TacticZone::Deck as usize, tactic, hand), "no {tactic:?} is left");
        }
    }

    /// Who sits where, for tests: the seat of a role.
    pub fn seat(&self, side: Side, role: Role) -> Seat {
        self.seat_of(side, role)
    }
}
