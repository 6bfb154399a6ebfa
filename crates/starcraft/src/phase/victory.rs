//! Victory and tie-breakers (SC 8, SC 19).
//!
//! Sides win: a team, or without teams every player for himself. CP of a side are the sum over all its members; the
//! tie-breakers count those still in the game.

use orrery_engine::{Log, Seat, SeatSet};

use crate::cards::{Faction, Leadership, LeadershipKind, SpecialVictory, Stage, Yield};
use crate::event::Event;
use crate::state::{Area, End, EventZone, StarCraft};
use crate::{LAST_EVENTS, NORMAL_VICTORY};

/// What Aldaris adds to the conquest points the others need for a normal victory (SC 8.4.1).
const ALDARIS_RAISES: u8 = 5;

impl StarCraft {
    /// A player gains conquest points (SC 1.3.3); nobody does in Galactic Conquest (SC 19.1.1).
    pub(crate) fn gain_points(&mut self, seat: Seat, points: u8, log: &mut Log<Event>) {
        if points == 0 || self.setup.options.conquest {
            return;
        }
        let total = &mut self.players[seat].points;
        *total = total.saturating_add(points);
        let total = *total;
        log.push(|| Event::PointsGained { seat, points, total });
    }

    /// The members of a player's side; alone without teams (SC 19.2.1).
    fn side(&self, seat: Seat) -> SeatSet {
        Seat::all(self.setup.players).filter(|&other| self.same_side(seat, other)).collect()
    }

    /// The first member still in the game of each side that has one, clockwise from the first player.
    fn sides(&self) -> Vec<Seat> {
        let mut sides: Vec<Seat> = Vec::new();
        for seat in self.clockwise_from(self.first) {
            if !sides.iter().any(|&other| self.same_side(seat, other)) {
                sides.push(seat);
            }
        }
        sides
    }

    /// Aldaris, while he is in the game and wins when time runs out.
    pub(crate) fn aldaris(&self) -> Option<Seat> {
        // SC G93: with Brood War only his Special Victory card does it.
        let counts = |seat: Seat| !self.is_brood_war() || self.leads(seat, Leadership::Predestined);
        self.in_game.iter().find(|&seat| self.players[seat].faction == Some(Faction::Aldaris) && counts(seat))
    }

    /// Whether this Regrouping phase cannot produce a winner (Destiny, SC G167).
    const fn is_destined(&self) -> bool {
        self.brood.destiny >= self.round
    }

    /// How many conquest points the side of a player needs for a normal victory (SC 8.2.1, SC 8.4.1, SC 19.3.3,
    /// SC 19.3.4).
    pub fn points_needed(&self, seat: Seat) -> u8 {
        let raised = self.aldaris().is_some_and(|aldaris| !self.same_side(aldaris, seat));
        (NORMAL_VICTORY + if raised { ALDARIS_RAISES } else { 0 }) * self.side(seat).len()
    }

    /// SC 7.6.1
    pub(crate) fn check_normal_victory(&mut self, log: &mut Log<Event>) {
        if self.setup.options.conquest || self.is_destined() {
            return; // SC 19.1.2
        }
        let reached = |seat: Seat| self.points_of_side(seat) >= u16::from(self.points_needed(seat));
        let candidates: Vec<Seat> = self.sides().into_iter().filter(|&seat| reached(seat)).collect();
        self.win_best(candidates, End::Normal, log);
    }

    /// SC 7.7.1
    pub(crate) fn check_special_victory(&mut self, log: &mut Log<Event>) {
        // SC G78, SC 8.3.2
        if self.setup.options.conquest || self.is_destined() || self.stage() != Stage::Three {
            return;
        }
        // SC 19.3.1: one member is enough.
        let qualifies = |side: Seat| self.side(side).and(self.in_game).iter().any(|seat| self.fulfils(seat));
        let candidates: Vec<Seat> = self.sides().into_iter().filter(|&side| qualifies(side)).collect();
        self.win_best(candidates, End::Special, log);
    }

    /// Aldaris wins the moment time runs out (SC 8.4.3, SC G25).
    pub(crate) fn check_aldaris(&mut self, log: &mut Log<Event>) {
        let over = !self.is_destined() && self.events.len(EventZone::Beside.number()) >= LAST_EVENTS;
        if let Some(aldaris) = self.aldaris().filter(|_| over) {
            self.win(self.side(aldaris), End::Special, log);
        }
    }

    /// SC 8.5.1, SC G16: the end of step 8.
    pub(crate) fn check_end_game(&mut self, log: &mut Log<Event>) {
        if self.setup.options.conquest || self.is_destined() {
            return; // SC G78
        }
        let over = self.events.len(EventZone::Beside.number()) >= LAST_EVENTS
            || self.events.len(EventZone::Deck.number()) == 0;
        if !over {
            return;
        }
        // SC 8.4.2, SC 19.3.7
        match self.aldaris() {
            Some(aldaris) => self.win(self.side(aldaris), End::EndGame, log),
            None => self.win_best(self.sides(), End::EndGame, log),
        }
    }

    /// The last side left wins (SC 8.6.5, SC 19.3.8). If all that were left went at once, they are compared
    /// (SC G26).
    pub(crate) fn check_last_side(&mut self, gone: SeatSet, log: &mut Log<Event>) {
        match self.sides()[..] {
            [] => {
                let mut sides: Vec<Seat> = Vec::new();
                for seat in gone.iter() {
                    if !sides.iter().any(|&other| self.same_side(seat, other)) {
                        sides.push(seat);
                    }
                }
                self.win_best(sides, End::Elimination, log);
            }
            [last] => self.win(self.side(last), End::Elimination, log),
            _ => (),
        }
    }

    /// All sides left share a Galactic Conquest that nobody can decide (SC G135).
    pub(crate) fn end_in_stalemate(&mut self, log: &mut Log<Event>) {
        let winners = self.sides().into_iter().fold(SeatSet::EMPTY, |all, side| all.or(self.side(side)));
        self.win(winners, End::Stalemate, log);
    }

    /// Of these sides the one with the most CP wins; ties are broken in turn, and those still tied share (SC 8.2.1
    /// to SC 8.2.7, SC 8.3.4, SC 19.3.2).
    fn win_best(&mut self, mut sides: Vec<Seat>, end: End, log: &mut Log<Event>) {
        let criteria: [fn(&Self, Seat) -> u16; 5] = [
            Self::points_of_side,
            |game, side| game.sum(side, Self::resources),
            |game, side| game.sum(side, |game, seat| game.controlled(seat).count() as u16),
            |game, side| game.sum(side, |game, seat| u16::from(game.bases(seat))),
            |game, side| game.sum(side, |game, seat| u16::from(game.players[seat].workers)),
        ];
        for criterion in criteria {
            let Some(best) = sides.iter().map(|&side| criterion(self, side)).max() else { return };
            sides.retain(|&side| criterion(self, side) == best);
        }
        let winners = sides.into_iter().fold(SeatSet::EMPTY, |all, side| all.or(self.side(side)));
        self.win(winners, end, log);
    }

    fn win(&mut self, winners: SeatSet, end: End, log: &mut Log<Event>) {
        if !self.winners.is_empty() {
            return;
        }
        self.winners = winners;
        self.ended = Some(end);
        log.push(|| Event::GameEnded { winners: winners.iter().collect(), end });
    }

    /// The CP of a side; those of an eliminated member count (SC G80).
    pub(crate) fn points_of_side(&self, seat: Seat) -> u16 {
        self.side(seat).iter().map(|seat| u16::from(self.players[seat].points)).sum()
    }

    /// The same, and less than nothing for a side that is no longer in the game. Places behind the victory go by it; what
    /// breaks ties for the victory does not break them there.
    pub(crate) fn points_or_gone(&self, seat: Seat) -> i32 {
        if self.side(seat).and(self.in_game).is_empty() { -1 } else { i32::from(self.points_of_side(seat)) }
    }

    /// A value summed over the members of a side who are in the game (SC 19.3.2).
    fn sum(&self, side: Seat, value: impl Fn(&Self, Seat) -> u16) -> u16 {
        self.side(side).and(self.in_game).iter().map(|seat| value(self, seat)).sum()
    }

    /// The minerals and gas of all his Resource cards, the permanent ones included (SC 8.2.2, SC G30).
    fn resources(&self, seat: Seat) -> u16 {
        let cards: u16 = self
            .areas()
            .filter(|&area| self.area(area).card == Some(seat))
            .map(|area| u16::from(area.amount()))
            .sum();
        cards + u16::from(self.permanent(seat).total())
    }

    /// The areas a player controls (SC 1.2.11).
    fn controlled(&self, seat: Seat) -> impl Iterator<Item = Area> + '_ {
        self.areas().filter(move |&area| self.is_friendly(area, seat))
    }

    /// Whether the player's Special Victory card is in play (SC 29.3.1).
    pub fn has_special_victory(&self, seat: Seat) -> bool {
        Leadership::all()
            .any(|card| card.def().kind == LeadershipKind::SpecialVictory && self.leads(seat, card))
    }

    /// Whether an area gives conquest points, printed or by a token.
    fn gives_points(&self, area: Area) -> bool {
        area.yields() == Yield::Conquest || self.brood.point_tokens.contains(&Some(area))
    }

    /// The conquest points an area gives.
    pub fn points_of(&self, area: Area) -> u8 {
        let printed = if area.yields() == Yield::Conquest { area.amount() } else { 0 };
        printed + u8::from(self.brood.point_tokens.contains(&Some(area)))
    }

    /// Whether the faction's special condition is met now (SC 8.3.1); a teammate does not help (SC 19.2.6).
    pub fn fulfils(&self, seat: Seat) -> bool {
        let Some(faction) = self.players[seat].faction else { return false };
        if self.is_brood_war() && !self.has_special_victory(seat) {
            return false; // SC 29.3.1
        }
        match faction.def().victory {
            SpecialVictory::ResourceAreas(needed) => {
                let all = self.areas().filter(|area| area.resource().is_some()).count();
                let own = self.controlled(seat).filter(|area| area.resource().is_some()).count();
                own >= usize::from(needed).min(all)
            }
            SpecialVictory::WholePlanets(needed) => {
                let whole =
                    self.galaxy().filter(|planet| planet.area_ids().all(|area| self.is_friendly(area, seat)));
                whole.count() >= usize::from(needed)
            }
            SpecialVictory::MostAreas => {
                let own = self.controlled(seat).count();
                self.in_game.without(seat).iter().all(|other| self.controlled(other).count() < own)
            }
            SpecialVictory::ConquestAreas(needed) => {
                let own = self.controlled(seat).filter(|&area| self.gives_points(area));
                own.count() >= usize::from(needed)
            }
            SpecialVictory::Bases(needed) => self.bases(seat) >= needed,
            // SC 8.4.4: not in this step.
            SpecialVictory::EndOfTime => false,
        }
    }
}
