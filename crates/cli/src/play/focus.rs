//! Moving the focus over the table and the list of choices.

use orrery_engine::Spot;

use super::app::{App, Focus};
use crate::board::{Board, Cell, Row};
use crate::tabletop::Tabletop;

/// Where the focus is asked to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    Up,
    Down,
    Left,
    Right,
    NextPart,
    PreviousPart,
}

impl<G: Tabletop> App<G> {
    /// Puts the focus on the first thing that can be used, or on the choices.
    pub(crate) fn focus_first(&mut self) {
        let usable = |spot: Spot| self.seen.offers.iter().any(|offer| offer.about.contains(&spot));
        let mut things = self.seen.board.things();
        let first = self.seen.amounts.is_none().then(|| things.find(|thing| usable(thing.spot))).flatten();
        let hand = self.seen.board.things().find(|thing| thing.spot.zone == "hand" && usable(thing.spot));
        self.focus = hand.or(first).map_or(Focus::Choice(0), |thing| Focus::Thing(thing.spot));
    }

    /// Keeps the focus on something that is there.
    pub(crate) fn keep_focus(&mut self) {
        match self.focus {
            Focus::Thing(spot) if self.seen.board.find(spot).is_none() => self.focus = self.near(spot),
            Focus::Choice(index) => {
                self.focus = Focus::Choice(index.min(self.lines().len().saturating_sub(1)));
            }
            Focus::Thing(_) => (),
        }
    }

    /// What lies nearest to where `gone` was: in the same place, the same zone, or among the choices.
    fn near(&self, gone: Spot) -> Focus {
        let things = self
            .seen
            .board
            .things()
            .filter(|thing| thing.spot.zone == gone.zone && thing.spot.owner == gone.owner);
        let nearest = things.min_by_key(|thing| (thing.spot.index.abs_diff(gone.index), thing.spot.index));
        nearest.map_or(Focus::Choice(0), |thing| Focus::Thing(thing.spot))
    }

    /// Moves the focus.
    pub(crate) fn go(&mut self, direction: Direction) {
        let board = &self.seen.board;
        let rows = self.rows();
        let lines = self.lines().len();
        let last_choice = Focus::Choice(lines.saturating_sub(1));
        self.focus = match (self.focus, direction) {
            (Focus::Choice(index), Direction::Down | Direction::Right) if index + 1 < lines => {
                Focus::Choice(index + 1)
            }
            (Focus::Choice(index), Direction::Up | Direction::Left) if index > 0 => Focus::Choice(index - 1),
            (Focus::Choice(_), Direction::Up | Direction::Left) => {
                last_thing(board, &rows).unwrap_or(last_choice)
            }
            (Focus::Choice(_), Direction::PreviousPart) => {
                let start = board.sections.iter().rev().find_map(|section| section.things.first());
                start.map_or(last_choice, |thing| Focus::Thing(thing.spot))
            }
            (Focus::Choice(_), _) => first_thing(board).unwrap_or(Focus::Choice(0)),
            (Focus::Thing(spot), direction) => {
                step(board, &rows, spot, direction).unwrap_or(match direction {
                    Direction::Up | Direction::Left | Direction::PreviousPart => last_choice,
                    _ => Focus::Choice(0),
                })
            }
        };
    }
}

fn first_thing(board: &Board) -> Option<Focus> {
    board.things().next().map(|thing| Focus::Thing(thing.spot))
}

fn last_thing(board: &Board, rows: &[Row]) -> Option<Focus> {
    let cell = rows.iter().rev().find_map(|row| row.cells.first())?;
    Some(Focus::Thing(spot_of(board, cell)))
}

fn spot_of(board: &Board, cell: &Cell) -> Spot {
    board.sections[cell.section].things[cell.thing].spot
}

/// The neighbour of `spot`, or nothing at the edge of the table.
fn step(board: &Board, rows: &[Row], spot: Spot, direction: Direction) -> Option<Focus> {
    let cells: Vec<(usize, &Cell)> =
        rows.iter().enumerate().flat_map(|(y, row)| row.cells.iter().map(move |cell| (y, cell))).collect();
    let at =
        cells.iter().position(|(_, cell)| board.sections[cell.section].things[cell.thing].holds(spot))?;
    let (y, here) = cells[at];
    let filled = |row: &&Row| !row.cells.is_empty();
    let distance = |cell: &&Cell| (cell.x + cell.width / 2).abs_diff(here.x + here.width / 2);
    let part = |section: Option<usize>| {
        let thing = board.sections.get(section?)?.things.first()?;
        Some(Focus::Thing(thing.spot))
    };
    let found = match direction {
        Direction::Left => at.checked_sub(1).map(|before| cells[before].1),
        Direction::Right => cells.get(at + 1).map(|&(_, cell)| cell),
        Direction::Up => {
            rows[..y].iter().rev().find(filled).and_then(|row| row.cells.iter().min_by_key(distance))
        }
        Direction::Down => {
            rows[y + 1..].iter().find(filled).and_then(|row| row.cells.iter().min_by_key(distance))
        }
        Direction::NextPart => {
            let next =
                (here.section + 1..board.sections.len()).find(|&n| !board.sections[n].things.is_empty());
            return part(next);
        }
        Direction::PreviousPart => {
            let previous = (0..here.section).rev().find(|&n| !board.sections[n].things.is_empty());
            return part(previous);
        }
    };
    found.map(|cell| Focus::Thing(spot_of(board, cell)))
}
