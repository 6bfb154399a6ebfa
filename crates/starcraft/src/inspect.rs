//! What lies on the table, to read: for bots, clients and tests. All of it is the whole truth; what a player may
//! know of it is in [`crate::view`].

use orrery_engine::{Seat, SeatSet};

use crate::cards::{Card, EventFace, Faction, Planet};
use crate::combat::Battle;
use crate::galaxy::{Placement, Routes};
use crate::setup::Setup;
use crate::squad::Squad;
use crate::state::{CardZone, End, EventZone, Orders, Player, StarCraft};

impl StarCraft {
    /// How the game was set up.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What lies before a player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// A player's faction.
    ///
    /// # Panics
    /// Before it is chosen.
    pub fn faction(&self, seat: Seat) -> Faction {
        self.players[seat].faction.expect("factions are chosen first")
    }

    /// The cards of one of a player's zones, the top last.
    pub fn cards(&self, seat: Seat, zone: CardZone) -> &[Card] {
        self.players[seat].zone(zone)
    }

    /// The Event cards of a zone, the top last.
    pub fn events(&self, zone: EventZone) -> &[EventFace] {
        self.events.get(zone.number())
    }

    /// The orders on the table.
    pub const fn orders(&self) -> &Orders {
        &self.orders
    }

    /// The routes of the galaxy.
    pub const fn routes(&self) -> &Routes {
        &self.routes
    }

    /// Where a planet lies; `None` if it is not in the galaxy.
    pub const fn placement(&self, planet: Planet) -> Option<Placement> {
        self.planets[planet as usize].placed
    }

    /// The battle being fought; empty if there is none.
    pub const fn battle(&self) -> &Battle {
        &self.battle
    }

    /// Units that entered an area with enemy units in the order being executed (SC 11.4.2).
    pub const fn landing(&self) -> &Squad {
        &self.landing
    }

    /// The round, counted from 1; 0 while the galaxy is built.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The first player (SC 1.2.18).
    pub const fn first_player(&self) -> Seat {
        self.first
    }

    /// Who is not eliminated (SC 8.6.1).
    pub const fn in_game(&self) -> SeatSet {
        self.in_game
    }

    /// Why the game ended; `None` while it goes on.
    pub const fn ended(&self) -> Option<End> {
        self.ended
    }

    /// How many frames lie on the stack.
    pub const fn stack_depth(&self) -> usize {
        self.stack.depth()
    }
}
