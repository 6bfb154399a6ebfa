//! Who meets whom: every choice of bots equally often, everybody in every seat.

use orrery_engine::Seat;

use crate::matches::Lineup;

/// The tables that bots sit down to, one after another and over again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Schedule {
    /// The choices of bots, each as numbers by seat before the seats are changed.
    tables: Vec<Vec<usize>>,
    players: usize,
}

impl Schedule {
    /// All choices of bots for so many seats; with more seats than bots, each bot takes as many as any other, or one more.
    pub(super) fn new(bots: usize, players: usize) -> Self {
        let mut tables = Vec::new();
        let everybody: Vec<usize> = (0..players / bots).flat_map(|_| 0..bots).collect();
        choices(bots, players % bots, 0, &everybody, &mut tables);
        Self { tables, players }
    }

    /// How many games it takes until everybody has met everybody in every seat.
    pub(super) fn cycle(&self) -> u32 {
        (self.tables.len() * self.players) as u32
    }

    /// Who plays game `number`.
    pub(super) fn lineup(&self, number: u32) -> Lineup {
        let number = number as usize;
        let table = &self.tables[number % self.tables.len()];
        let (rotation, turn) = (number / self.tables.len(), number / self.tables.len() / self.players);
        let bots = (0..self.players).map(|seat| table[(seat + rotation) % self.players]).collect();
        Lineup { bots, first: Seat((turn % self.players) as u8) }
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

    /// How often each bot sits in each seat in a whole cycle.
    fn sittings(bots: usize, players: usize) -> Vec<Vec<u32>> {
        let schedule = Schedule::new(bots, players);
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
        for (bots, players) in [(2, 2), (3, 2), (5, 2), (4, 3), (2, 6), (4, 6), (3, 6)] {
            let counts = sittings(bots, players);
            let expected = counts[0][0];
            assert!(expected > 0 && counts.iter().flatten().all(|&count| count == expected), "{counts:?}");
        }
    }

    #[test]
    fn everybody_meets_everybody_else() {
        let schedule = Schedule::new(4, 2);
        assert_eq!(schedule.cycle(), 12);
        let mut pairs: Vec<_> = (0..12).map(|number| schedule.lineup(number).bots).collect();
        pairs.sort();
        pairs.dedup();
        assert_eq!(pairs.len(), 12);
    }

    #[test]
    fn every_seat_goes_first() {
        let schedule = Schedule::new(3, 3);
        let mut firsts: Vec<u8> = (0..9).map(|number| schedule.lineup(number).first.0).collect();
        firsts.dedup();
        assert_eq!(firsts, [0, 1, 2]);
    }
}
