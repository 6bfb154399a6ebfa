//! Many games at once.

use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use orrery_spaces::Rows;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

use crate::game::Game;

/// Copies of a game that are stepped together, without Python's lock and shared out to the cores.
#[pyclass(module = "orrery")]
pub struct Batch {
    games: orrery_spaces::Batch,
    actions: usize,
    observation: usize,
    players: usize,
}

/// The arrays that a batch writes to, one row a game.
#[derive(FromPyObject)]
struct Arrays<'py> {
    observations: PyReadwriteArray2<'py, f32>,
    masks: PyReadwriteArray2<'py, i8>,
    seats: PyReadwriteArray1<'py, i64>,
    rewards: PyReadwriteArray2<'py, f32>,
    terminated: PyReadwriteArray1<'py, bool>,
    truncated: PyReadwriteArray1<'py, bool>,
    final_observations: PyReadwriteArray2<'py, f32>,
    final_seats: PyReadwriteArray1<'py, i64>,
}

impl Batch {
    /// The rows of the arrays, if each has the right size.
    fn rows<'a>(&self, arrays: &'a mut Arrays<'_>) -> PyResult<Rows<'a>> {
        let games = self.games.len();
        let rows = Rows {
            observations: arrays.observations.as_slice_mut()?,
            masks: arrays.masks.as_slice_mut()?,
            seats: arrays.seats.as_slice_mut()?,
            rewards: arrays.rewards.as_slice_mut()?,
            terminated: arrays.terminated.as_slice_mut()?,
            truncated: arrays.truncated.as_slice_mut()?,
            final_observations: arrays.final_observations.as_slice_mut()?,
            final_seats: arrays.final_seats.as_slice_mut()?,
        };
        // Who wants no observations gives no room for them.
        let seen = |numbers: &[f32]| numbers.is_empty() || numbers.len() == games * self.observation;
        let fits = seen(rows.observations)
            && seen(rows.final_observations)
            && rows.masks.len() == games * self.actions
            && rows.rewards.len() == games * self.players
            && [rows.seats.len(), rows.final_seats.len()] == [games; 2]
            && [rows.terminated.len(), rows.truncated.len()] == [games; 2];
        if fits { Ok(rows) } else { Err(PyValueError::new_err("an array has another size than the batch")) }
    }
}

#[pymethods]
impl Batch {
    /// So many copies of `game`; one that lasts longer than `longest` decisions is broken off.
    #[new]
    fn new(game: &Game, games: usize, seed: u64, longest: u32) -> Self {
        Self {
            games: orrery_spaces::Batch::new(&*game.env, games, seed, longest),
            actions: game.env.actions() as usize,
            observation: game.env.observation(),
            players: usize::from(game.env.players()),
        }
    }

    /// Starts all games anew and writes their first rows.
    fn reset(&mut self, py: Python<'_>, mut arrays: Arrays<'_>) -> PyResult<()> {
        let mut rows = self.rows(&mut arrays)?;
        let games = &mut self.games;
        py.detach(|| games.reset(&mut rows));
        Ok(())
    }

    /// Takes one action in each game and writes what came of it; a game that ends starts anew at once.
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        mut arrays: Arrays<'_>,
    ) -> PyResult<()> {
        let actions = actions.as_slice()?;
        if actions.len() != self.games.len() {
            return Err(PyValueError::new_err("one action for each game is needed"));
        }
        let mut rows = self.rows(&mut arrays)?;
        let games = &mut self.games;
        py.detach(|| games.step(actions, &mut rows))
            .map_err(|refused| PyValueError::new_err(format!("game {}: {}", refused.game, refused.error)))
    }

    /// Writes a legal action for each game, all equally likely.
    fn sample(&mut self, mut actions: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_slice_mut()?;
        if actions.len() != self.games.len() {
            return Err(PyValueError::new_err("one place for each game is needed"));
        }
        self.games.sample(actions);
        Ok(())
    }

    /// A batch that goes on with the same luck.
    fn __copy__(&self) -> Self {
        Self { games: self.games.clone(), ..*self }
    }

    /// The same.
    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.__copy__()
    }

    /// A batch is pickled no more than a game.
    #[expect(clippy::unused_self, reason = "Python calls methods")]
    fn __reduce__(&self) -> PyResult<()> {
        Err(PyTypeError::new_err("games cannot be pickled: make a batch in each process"))
    }
}
