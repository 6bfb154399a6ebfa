//! Words for the tests: seats, positions and short ways to say what lies where.

pub(crate) use orrery_engine::Seat;
pub(crate) use orrery_star_realms::piles::Zone;
pub(crate) use orrery_star_realms::{Action, Arrangement, Kind, Mode, Setup, StarRealms, rules};
pub(crate) use orrery_testkit::Scenario;

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);
pub(crate) const E: Seat = Seat(4);
pub(crate) const F: Seat = Seat(5);

/// A position of two players in A's main phase; hands are empty.
pub(crate) fn duel() -> Arrangement {
    position(&Setup::duel())
}

/// A position in the first player's main phase.
pub(crate) fn position(setup: &Setup) -> Arrangement {
    Arrangement::new(setup).expect("a setup that the rules allow")
}

/// A game after setup: shuffled, dealt, A (or A's team, or the boss A) to move.
pub(crate) fn dealt(mode: Mode, players: u8) -> Scenario<StarRealms> {
    let mut t = Scenario::new(&Setup { first: Some(A), ..Setup::of(mode, players) });
    t.settle();
    t
}

/// Ways to read a scenario.
pub(crate) trait Table {
    /// The titles in a zone, the top of a deck last.
    fn titles(&self, zone: Zone) -> Vec<Kind>;
    /// How many cards a zone has.
    fn count(&self, zone: Zone) -> usize {
        self.titles(zone).len()
    }
    /// Trade, combat, authority.
    fn points(&self, seat: Seat) -> (u16, u16, i32);
}

impl Table for Scenario<StarRealms> {
    fn titles(&self, zone: Zone) -> Vec<Kind> {
        self.state().cards(zone).iter().map(|card| card.kind).collect()
    }

    fn points(&self, seat: Seat) -> (u16, u16, i32) {
        (self.state().trade(seat), self.state().combat(seat), self.state().authority(seat))
    }
}

/// Starts a scenario from a position.
pub(crate) trait Begin {
    fn begin(self) -> Scenario<StarRealms>;
}

impl Begin for Arrangement {
    fn begin(self) -> Scenario<StarRealms> {
        Scenario::of(self.game())
    }
}
