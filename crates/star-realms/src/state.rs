//! What lies on the table, and the questions every rule asks of it.

use orrery_engine::{BySeat, Seat, SeatSet, Stack};
use serde::{Deserialize, Serialize};

use crate::cards::{Faction, Kind, KindSet, Standing};
use crate::frame::Frame;
use crate::piles::{Card, Piles, Zone};
use crate::setup::{AllyCondition, Mode, Setup};

/// A game of Star Realms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct StarRealms {
    pub(crate) piles: Piles,
    pub(crate) stack: Stack<Frame, 16>,
    pub(crate) players: BySeat<Player, { crate::MAX_SEATS }>,
    pub(crate) setup: Setup,
    /// Turns begun.
    pub(crate) turn: u16,
    /// Turns begun since a card left the trade row or was scrapped for good (SR G77).
    pub(crate) quiet: u16,
    /// Who took the first turn; in raid, the boss.
    pub(crate) first: Seat,
    /// Players who are not eliminated.
    pub(crate) in_game: SeatSet,
    /// Whose turn it is: one player or, in hydra, a team.
    pub(crate) active: SeatSet,
    /// Members of the active team who have ended their main phase (SR G71).
    pub(crate) ready: SeatSet,
    /// Members whose joint payment came to nothing since a pool last changed (SR G75).
    pub(crate) declined: SeatSet,
    /// The winning side, once there is one.
    pub(crate) winners: SeatSet,
}

/// What belongs to one player besides cards.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Player {
    /// In hydra the team's total lies with its first member.
    pub(crate) authority: i32,
    pub(crate) trade: u16,
    pub(crate) combat: u16,
    /// Offered to the joint payment being agreed on (SR 15.4.3).
    pub(crate) pledge: u16,
    /// Discards owed at the start of the next turn (SR G70).
    pub(crate) owed_discards: u16,
    /// What happened since this player's turn began.
    pub(crate) so_far: SoFar,
}

/// What a player did this turn, as far as a card may ask.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct SoFar {
    /// Cards played from hand by faction (SR G22).
    pub(crate) played: [u8; Faction::COUNT],
    /// Ships played from hand (SR G63).
    pub(crate) ships: KindSet,
    /// Cards scrapped from hand or discard pile.
    pub(crate) scrapped: u16,
    /// Waiting effects for the next card acquired (SR G20).
    pub(crate) to_hand: u8,
    pub(crate) to_top: u8,
    pub(crate) ship_to_top: u8,
}

impl StarRealms {
    /// The cards of a zone.
    pub fn cards(&self, zone: Zone) -> &[Card] {
        self.piles.get(zone)
    }

    /// Every card of the game, wherever it lies.
    pub fn all_cards(&self) -> &[Card] {
        self.piles.all()
    }

    /// The setup the game was made from.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// A player's authority; in hydra his team's.
    pub fn authority(&self, seat: Seat) -> i32 {
        self.players[self.purse(seat)].authority
    }

    /// A player's unspent trade.
    pub fn trade(&self, seat: Seat) -> u16 {
        self.players[seat].trade
    }

    /// A player's unspent combat.
    pub fn combat(&self, seat: Seat) -> u16 {
        self.players[seat].combat
    }

    /// Players who are not eliminated.
    pub fn in_game(&self) -> SeatSet {
        self.in_game
    }

    /// Whose turn it is.
    pub fn active(&self) -> SeatSet {
        self.active
    }

    /// Turns begun so far.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// How deep the decisions nest now.
    pub fn stack_depth(&self) -> usize {
        self.stack.depth()
    }

    /// Where a player's authority is kept (SR 15.1.4).
    pub(crate) fn purse(&self, seat: Seat) -> Seat {
        match self.setup.mode {
            Mode::Hydra => Seat(if seat.0 < self.setup.players / 2 { 0 } else { self.setup.players / 2 }),
            _ => seat,
        }
    }

    /// The side a player is on, himself and eliminated members included.
    pub(crate) fn allies(&self, seat: Seat) -> SeatSet {
        let everyone = SeatSet::first(self.setup.players);
        match self.setup.mode {
            Mode::Hydra | Mode::Emperor => {
                let first_team = SeatSet::first(self.setup.players / 2);
                if first_team.contains(seat) { first_team } else { everyone.minus(first_team) }
            }
            Mode::Raid if seat != self.first => everyone.without(self.first),
            _ => SeatSet::only(seat),
        }
    }

    /// Opponents still in the game (SR 1.5.3).
    pub fn opponents(&self, seat: Seat) -> SeatSet {
        self.in_game.minus(self.allies(seat))
    }

    /// SR G50: the middle seat of each row of three.
    pub(crate) fn is_emperor(&self, seat: Seat) -> bool {
        self.setup.mode == Mode::Emperor && seat.0 % 3 == 1
    }

    /// The boss, in raid.
    pub(crate) fn boss(&self) -> Option<Seat> {
        (self.setup.mode == Mode::Raid).then_some(self.first)
    }

    /// Whether `viewer` may look at `owner`'s hand (SR 17.4.1, SR G46, SR G61).
    pub(crate) fn sees_hand(&self, viewer: Seat, owner: Seat) -> bool {
        let allied = || self.allies(viewer).contains(owner);
        match self.setup.mode {
            _ if viewer == owner => true,
            Mode::Raid => {
                allied() && (self.in_game.contains(viewer) || !self.setup.options.blind_eliminated_raiders)
            }
            Mode::Hydra | Mode::Emperor => self.setup.options.open_team_hands && allied(),
            _ => false,
        }
    }

    /// Whether the player has a base in play, outposts included.
    pub(crate) fn has_base(&self, seat: Seat) -> bool {
        self.piles.get(Zone::InPlay(seat)).iter().any(|card| card.kind.is_base())
    }

    pub(crate) fn count_bases(&self, seat: Seat) -> usize {
        self.piles.get(Zone::InPlay(seat)).iter().filter(|card| card.kind.is_base()).count()
    }

    /// Whether the card at `slot` has another card of its ally symbol's faction beside it (SR 5.4.2), or had
    /// one this turn if the sticky reading is on (SR G5).
    #[inline]
    pub(crate) fn ally_condition(&self, seat: Seat, slot: usize) -> bool {
        let in_play = self.piles.get(Zone::InPlay(seat));
        let card = in_play[slot];
        card.has(Card::ALLIED) || has_ally(in_play, slot)
    }

    /// With the sticky reading, marks every card whose ally condition is fulfilled now.
    pub(crate) fn note_allies(&mut self, seat: Seat) {
        if self.setup.options.ally == AllyCondition::Sticky {
            let in_play = self.piles.get_mut(Zone::InPlay(seat));
            for slot in 0..in_play.len() {
                if has_ally(in_play, slot) {
                    in_play[slot].mark(Card::ALLIED);
                }
            }
        }
    }

    /// Whether the card may go to hand when this player acquires it now (SR G22).
    pub(crate) fn hand_when_acquired(&self, seat: Seat, kind: Kind) -> bool {
        let def = kind.def();
        def.standing == Some(Standing::HandWhenAcquired)
            && self.players[seat].so_far.played[def.faction as usize] > 0
    }
}

fn has_ally(in_play: &[Card], slot: usize) -> bool {
    let faction = in_play[slot].acting().def().faction;
    in_play.iter().enumerate().any(|(other, card)| other != slot && counts_as(*card, faction))
}

/// Whether a card in play is of the faction: by print, by copy (SR G67), or because it counts as every one.
#[inline]
fn counts_as(card: Card, faction: Faction) -> bool {
    let def = card.kind.def();
    let copied = card.copies.map(Kind::def);
    def.faction == faction
        || copied.is_some_and(|copied| copied.faction == faction)
        || def.standing == Some(Standing::EveryFaction)
        || copied.is_some_and(|copied| copied.standing == Some(Standing::EveryFaction))
}
