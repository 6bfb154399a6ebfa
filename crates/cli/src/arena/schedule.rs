//! Who meets whom: every choice of bots equally often, everybody on every side, and in every order around the table.
//!
//! A side is a seat, or a team: a bot that sat in both teams would win and lose at once.

use orrery_engine::{Seat, SeatSet};

use crate::matches::Lineup;

/// The tables that bots sit down to, one after another and over again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Schedule {
    /// The choices of bots, each as numbers by side before the sides are changed.
    tables: Vec<Vec<usize>>,
    /// The orders around the table, each as places with the first one left where it is.
    orders: Vec<Vec<usize>>,
    /// The sides, by the seat that goes first: in some games it decides who is with whom.
    sides: Vec<Vec<SeatSet>>,
}

impl Schedule {
    /// All choices of bots for the sides that there are, depending on which seat goes first; with more sides than bots, each
    /// bot takes as many as any other, or one more.
    pub(super) fn new(bots: usize, sides: Vec<Vec<SeatSet>>) -> Self {
        let mut tables = Vec::new();
        let count = sides.first().map_or(0, Vec::len);
        let everybody: Vec<usize> = (0..count / bots).flat_map(|_| 0..bots).collect();
        choices(bots, count % bots, 0, &everybody, &mut tables);
        let mut orders = Vec::new();
        arrangements(count, &[0], &mut orders);
        Self { tables, orders, sides }
    }

    /// How many games it takes until everybody has met everybody on every side.
    pub(super) fn cycle(&self) -> u32 {
        (self.tables.len() * self.sides.first().map_or(0, Vec::len)) as u32
    }

    /// How many games it takes until they have also sat in every order around the table equally often.
    pub(super) fn round(&self) -> u32 {
        self.cycle() * self.orders.len() as u32
    }

    /// Who plays game `number`.
    pub(super) fn lineup(&self, number: u32) -> Lineup {
        let (cycle, number) = ((number / self.cycle()) as usize, number as usize);
        let (firsts, orders) = (self.sides.len(), self.orders.len());
        // Both change with every cycle; where that would bring the same pairs again, the orders step once more.
        let again = (1..=orders).find(|times| (times * firsts).is_multiple_of(orders)).unwrap_or(1) * firsts;
        let (first, order) = (cycle % firsts, &self.orders[(cycle + cycle / again) % orders]);
        let sides = &self.sides[first];
        let (table, rotation) = (&self.tables[number % self.tables.len()], number / self.tables.len());
        let mut bots = vec![0; sides.iter().map(|side| usize::from(side.len())).sum()];
        for (place, side) in sides.iter().enumerate() {
            for seat in side.iter() {
                bots[seat.index()] = table[order[(place + rotation) % table.len()]];
            }
        }
        Lineup { bots, first: Seat(first as u8) }
    }
}

/// Adds the places that are left to `chosen`, in all orders.
fn arrangements(places: usize, chosen: &[usize], orders: &mut Vec<Vec<usize>>) {
    if chosen.len() >= places {
        orders.push(chosen.to_vec());
        return;
    }
    for next in (0..places).filter(|next| !chosen.contains(next)) {
        let more: Vec<usize> = chosen.iter().copied().chain([next]).collect();
        arrangements(places, &more, orders);
    }
}

/// Adds `left` bots from `from` on to `chosen`, in all ways.
fn choices(bots: usize, left: usize, from: usize, chosen: &[usize], tables: &mut Vec<Vec<usize>>) {
    if left == 0 {
        tables.push(chosen.to_vec());
        return;
    }
    for next in from..bots {
        let more: Vec<usize> = chosen.iter().copied().chain([next]).collect();
        choices(bots, left - 1, next + 1, &more, tables);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everybody for himself.
    fn alone(players: u8) -> Vec<Vec<SeatSet>> {
        vec![Seat::all(players).map(SeatSet::only).collect(); usize::from(players)]
    }

    fn seats(seats: &[u8]) -> SeatSet {
        seats.iter().copied().map(Seat).collect()
    }

    /// How often each bot sits in each seat in a whole cycle.
    fn sittings(bots: usize, sides: Vec<Vec<SeatSet>>) -> Vec<Vec<u32>> {
        let schedule = Schedule::new(bots, sides);
        let players = schedule.lineup(0).bots.len();
        let mut counts = vec![vec![0; players]; bots];
        for number in 0..schedule.cycle() {
            for (seat, bot) in schedule.lineup(number).bots.into_iter().enumerate() {
                counts[bot][seat] += 1;
            }
        }
        counts
    }

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        let hydra = vec![vec![seats(&[0, 1]), seats(&[2, 3])]; 4];
        let teams = vec![vec![seats(&[0, 3]), seats(&[1, 4]), seats(&[2, 5])]; 6];
        let alone = [(2, 2), (3, 2), (5, 2), (4, 3), (2, 6), (4, 6), (3, 6)].map(|(n, of)| (n, alone(of)));
        for (bots, sides) in alone.into_iter().chain([(2, hydra.clone()), (3, hydra), (2, teams)]) {
            let counts = sittings(bots, sides);
            let expected = counts[0][0];
            assert!(expected > 0 && counts.iter().flatten().all(|&count| count == expected), "{counts:?}");
        }
    }

    #[test]
    fn one_bot_fills_a_whole_side() {
        let schedule = Schedule::new(2, vec![vec![seats(&[0, 1]), seats(&[2, 3])]; 4]);
        let lineups: Vec<Vec<usize>> = (0..3).map(|number| schedule.lineup(number).bots).collect();
        assert_eq!(lineups, [[0, 0, 1, 1], [1, 1, 0, 0], [0, 0, 1, 1]]);
        let schedule = Schedule::new(2, vec![vec![seats(&[0, 2]), seats(&[1, 3])]; 4]);
        assert_eq!(schedule.lineup(0).bots, [0, 1, 0, 1]);
    }

    /// In a raid the one who goes first is alone against all others.
    #[test]
    fn sides_may_follow_from_who_goes_first() {
        let raid = |boss: u8| {
            let others = SeatSet::first(3).without(Seat(boss));
            if boss == 0 { vec![seats(&[0]), others] } else { vec![others, seats(&[boss])] }
        };
        let schedule = Schedule::new(2, (0..3).map(raid).collect());
        for number in 0..12 {
            let Lineup { bots, first } = schedule.lineup(number);
            assert_eq!(bots.iter().filter(|&&bot| bot == bots[first.index()]).count(), 1, "{bots:?}");
        }
        let boss = |number| {
            let Lineup { bots, first } = schedule.lineup(number);
            bots[first.index()]
        };
        assert_eq!((0..6).filter(|&number| boss(number) == 0).count(), 3);
    }

    #[test]
    fn everybody_meets_everybody_else() {
        let schedule = Schedule::new(4, alone(2));
        assert_eq!(schedule.cycle(), 12);
        let mut pairs: Vec<_> = (0..12).map(|number| schedule.lineup(number).bots).collect();
        pairs.sort();
        pairs.dedup();
        assert_eq!(pairs.len(), 12);
    }

    /// How often each bot sits on the left of each other one in the games of a whole round.
    fn neighbours(bots: usize, schedule: &Schedule) -> Vec<u32> {
        let mut counts = vec![0; bots * bots];
        for number in 0..schedule.round() {
            let seated = schedule.lineup(number).bots;
            for (seat, &bot) in seated.iter().enumerate() {
                counts[bot * bots + seated[(seat + 1) % seated.len()]] += 1;
            }
        }
        counts
    }

    /// Where one attacks only his neighbour, the same neighbour in every game would tell little.
    #[test]
    fn everybody_has_every_neighbour_equally_often() {
        for (bots, players) in [(3, 3), (4, 3), (4, 4), (5, 5)] {
            let counts = neighbours(bots, &Schedule::new(bots, alone(players)));
            let expected = counts[1];
            let even = |(n, &count): (usize, &u32)| count == if n % (bots + 1) == 0 { 0 } else { expected };
            assert!(expected > 0 && counts.iter().enumerate().all(even), "{bots} in {players}: {counts:?}");
        }
    }

    #[test]
    fn every_order_meets_every_seat_that_goes_first() {
        let schedule = Schedule::new(4, alone(4));
        let mut seen: Vec<_> = (0..schedule.round() * 4).map(|number| schedule.lineup(number)).collect();
        seen.sort_by_key(|lineup| (lineup.first, lineup.bots.clone()));
        seen.dedup();
        assert_eq!(seen.len(), 24 * 4);
    }

    #[test]
    fn every_seat_goes_first() {
        let schedule = Schedule::new(3, alone(3));
        let mut firsts: Vec<u8> = (0..9).map(|number| schedule.lineup(number).first.0).collect();
        firsts.dedup();
        assert_eq!(firsts, [0, 1, 2]);
    }
}
