//! Whom cards may be played against: the modes' target rules and outposts (SR 4.4, SR 12 to SR 17).

use orrery_engine::{Illegal, Seat, SeatSet};

use crate::action::Slot;
use crate::piles::{Card, Zone};
use crate::rules;
use crate::setup::Mode;
use crate::state::StarRealms;

impl StarRealms {
    /// The players whom `seat` may attack and target by the rules of the mode, outposts apart.
    pub(crate) fn target_players(&self, seat: Seat) -> SeatSet {
        match self.setup.mode {
            Mode::Hunter => SeatSet::only(self.neighbour(seat, 1)), // SR 14.2.1
            Mode::Emperor if !self.is_emperor(seat) => SeatSet::only(self.admirals_enemy(seat)),
            _ => self.opponents(seat),
        }
    }

    /// The players whose bases `seat` may attack and target by the rules of the mode, outposts apart.
    pub(crate) fn target_bases(&self, seat: Seat) -> SeatSet {
        match self.setup.mode {
            // SR 14.2.2
            Mode::Hunter => {
                SeatSet::only(self.neighbour(seat, 1)).with(self.neighbour(seat, self.setup.players - 1))
            }
            _ => self.target_players(seat),
        }
    }

    /// SR 14.2.3: the next player still in the game, going round in steps of `step`.
    fn neighbour(&self, seat: Seat, step: u8) -> Seat {
        let mut next = seat;
        loop {
            next = next.clockwise(step, self.setup.players);
            if self.in_game.contains(next) {
                return next;
            }
        }
    }

    /// SR 16.2.1, SR 16.2.2, SR G50, SR G51: the admiral opposite or, when he is out, the enemy emperor.
    fn admirals_enemy(&self, seat: Seat) -> Seat {
        let opposite = Seat(5 - seat.0);
        if self.in_game.contains(opposite) { opposite } else { Seat(if seat.0 < 3 { 4 } else { 1 }) }
    }

    /// Whether an outpost protects this player and his ordinary bases (SR 4.4.1); in hydra one of any member
    /// of the team (SR 15.5.1).
    pub(crate) fn is_shielded(&self, owner: Seat) -> bool {
        if self.setup.mode == Mode::Hydra {
            self.allies(owner).and(self.in_game).iter().any(|member| self.has_outpost(member))
        } else {
            self.has_outpost(owner)
        }
    }

    fn has_outpost(&self, seat: Seat) -> bool {
        self.piles.get(Zone::InPlay(seat)).iter().any(|card| card.kind.is_outpost())
    }

    /// The card at a place in play, if there is one.
    pub(crate) fn in_play(&self, owner: Seat, slot: Slot) -> Option<Card> {
        if owner.0 >= self.setup.players {
            return None;
        }
        self.piles.get(Zone::InPlay(owner)).get(usize::from(slot)).copied()
    }

    /// Whether `seat` may play cards against the player `target`, and if not, why.
    pub(crate) fn check_target(&self, seat: Seat, target: Seat) -> Result<(), Illegal> {
        if self.target_players(seat).contains(target) {
            return Ok(());
        }
        Err(self.out_of_reach(seat, target, rules::ONLY_LEFT_NEIGHBOUR))
    }

    /// Whether `seat` may play cards against the bases of `owner`, outposts apart, and if not, why.
    pub(crate) fn check_target_bases(&self, seat: Seat, owner: Seat) -> Result<(), Illegal> {
        if self.target_bases(seat).contains(owner) {
            return Ok(());
        }
        Err(self.out_of_reach(seat, owner, rules::ONLY_NEIGHBOURS_BASES))
    }

    fn out_of_reach(&self, seat: Seat, target: Seat, hunter: Illegal) -> Illegal {
        if !self.opponents(seat).contains(target) {
            return rules::NOT_AN_OPPONENT;
        }
        match self.setup.mode {
            Mode::Hunter => hunter,
            Mode::Emperor if self.in_game.contains(Seat(5 - seat.0)) => rules::ONLY_OPPOSITE_ADMIRAL,
            Mode::Emperor => rules::ONLY_ENEMY_EMPEROR,
            _ => unreachable!("every opponent may be targeted in {:?}", self.setup.mode),
        }
    }

    /// SR 4.4.2, SR 15.5.1: why a shielded player cannot be attacked.
    pub(crate) fn check_shield(&self, target: Seat) -> Result<(), Illegal> {
        if !self.is_shielded(target) {
            Ok(())
        } else if self.has_outpost(target) {
            Err(rules::OUTPOST_GUARDS_PLAYER)
        } else {
            Err(rules::TEAM_OUTPOST_GUARDS_PLAYER)
        }
    }

    /// Why an ordinary base behind an outpost cannot be attacked, or targeted if `guards` says so.
    pub(crate) fn check_base_shield(&self, owner: Seat, card: Card, guards: Illegal) -> Result<(), Illegal> {
        if card.kind.is_outpost() || !self.is_shielded(owner) {
            Ok(())
        } else if self.has_outpost(owner) {
            Err(guards)
        } else {
            Err(rules::TEAM_OUTPOST_GUARDS_BASE)
        }
    }

    /// Calls `found` for every base that `seat` may attack or target, outposts of its owner first and alone.
    #[inline]
    pub(crate) fn each_open_base(&self, seat: Seat, mut found: impl FnMut(Seat, Slot, Card)) {
        for owner in self.target_bases(seat).iter() {
            let cards = self.piles.get(Zone::InPlay(owner));
            if cards.is_empty() {
                continue;
            }
            let shielded = self.is_shielded(owner);
            for (slot, &card) in cards.iter().enumerate() {
                if card.kind.is_base() && (!shielded || card.kind.is_outpost()) {
                    found(owner, slot as Slot, card);
                }
            }
        }
    }
}
