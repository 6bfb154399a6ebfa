//! One game in play.

use std::collections::BTreeMap;

use numpy::{PyArray1, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1};
use orrery_engine::Seat;
use orrery_spaces::{Environment, Error, Wish, make};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

/// A game in play. Seats, actions and seeds are numbers; nothing in it is shared with another game.
#[pyclass(module = "orrery")]
pub struct Game {
    pub(crate) env: Box<dyn Environment>,
}

pub(crate) fn refused(error: &Error) -> PyErr {
    PyValueError::new_err(error.to_string())
}

fn expect_size(size: usize, expected: usize) -> PyResult<()> {
    if size == expected {
        Ok(())
    } else {
        Err(PyValueError::new_err(format!("an array of {size} numbers instead of {expected}")))
    }
}

impl Game {
    fn seat_of(&self, number: i64) -> PyResult<Seat> {
        Seat::all(self.env.players())
            .find(|seat| i64::from(seat.0) == number)
            .ok_or_else(|| PyValueError::new_err(format!("there is no seat {number}")))
    }

    /// Marks what `seat` may do in a mask of zeros.
    fn mark(&self, seat: Seat, mask: &mut [i8]) {
        if self.env.seat() == Some(seat) {
            for &action in self.env.legal() {
                mask[action as usize] = 1;
            }
        }
    }
}

#[pymethods]
impl Game {
    /// The game called `game`, with values for the fields of its form.
    #[new]
    #[pyo3(signature = (game, players=None, options=None))]
    fn new(game: &str, players: Option<i64>, options: Option<BTreeMap<String, String>>) -> PyResult<Self> {
        let number = |players| {
            u8::try_from(players).map_err(|_| PyValueError::new_err(format!("no game has {players} players")))
        };
        let players = players.map(number).transpose()?;
        let wish = Wish { players, options: options.unwrap_or_default().into_iter().collect() };
        Ok(Self { env: make(game, &wish).map_err(|error| refused(&error))? })
    }

    /// How many actions there are.
    #[getter]
    fn num_actions(&self) -> u32 {
        self.env.actions()
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.env.observation()
    }

    /// How many players.
    #[getter]
    fn players(&self) -> u8 {
        self.env.players()
    }

    /// Changes whenever a number of an action or an observation stands for something else.
    #[getter]
    fn fingerprint(&self) -> String {
        self.env.fingerprint()
    }

    /// Changes whenever the same actions and the same luck can lead elsewhere.
    #[getter]
    fn rules_version(&self) -> u32 {
        self.env.rules_version()
    }

    /// What every number of an action stands for, one line a kind of action.
    fn describe_actions(&self) -> String {
        self.env.describe_actions()
    }

    /// What every number of an observation stands for, one line a part.
    fn describe_observation(&self) -> String {
        self.env.describe_observation()
    }

    /// Starts anew; all chance comes from the seed.
    fn reset(&mut self, seed: u64) {
        self.env.reset(seed);
    }

    /// Replaces the luck to come; all else stays.
    fn reseed(&mut self, seed: u64) {
        self.env.reseed(seed);
    }

    /// Whether nature has to answer.
    fn is_chance(&self) -> bool {
        self.env.is_chance()
    }

    /// Lets nature answer once.
    fn chance(&mut self) {
        self.env.chance();
    }

    /// Lets nature answer until somebody decides or the game is over.
    fn settle(&mut self) {
        while self.env.is_chance() {
            self.env.chance();
        }
    }

    /// The seat that decides, or None.
    #[getter]
    fn seat(&self) -> Option<u8> {
        self.env.seat().map(|seat| seat.0)
    }

    /// The seats that may do something now: those that owe a decision, and those that may take one back.
    #[getter]
    fn seats(&self) -> Vec<u8> {
        self.env.seats().iter().map(|seat| seat.0).collect()
    }

    /// Lets one of `seats` decide next, up to the next action or answer of nature; otherwise the lowest that owes a decision
    /// does.
    fn turn_to(&mut self, seat: i64) -> PyResult<()> {
        let seat = self.seat_of(seat)?;
        self.env.turn_to(seat).map_err(|error| refused(&error))
    }

    /// Whether the game has ended.
    #[getter]
    fn is_over(&self) -> bool {
        self.env.outcome().is_some()
    }

    /// What each seat has won or lost: 0 until the game ends, then 1 for winners and -1 for the others. A game that nobody
    /// has won, or that several sides share, is 0 for all who share it.
    fn returns(&self) -> Vec<f32> {
        let mut rewards = vec![0.0; usize::from(self.env.players())];
        self.env.rewards(&mut rewards);
        rewards
    }

    /// The actions that the seat that decides may take, rising.
    fn legal(&self) -> Vec<u32> {
        self.env.legal().to_vec()
    }

    /// 1 for each action that `seat` may take now.
    fn mask<'py>(&self, py: Python<'py>, seat: i64) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mask = PyArray1::<i8>::zeros(py, self.env.actions() as usize, false);
        self.mark(self.seat_of(seat)?, mask.readwrite().as_slice_mut()?);
        Ok(mask)
    }

    /// Writes the mask of `seat` into an array that is used again and again.
    fn mask_into(&self, seat: i64, mut mask: PyReadwriteArray1<'_, i8>) -> PyResult<()> {
        let (seat, mask) = (self.seat_of(seat)?, mask.as_slice_mut()?);
        expect_size(mask.len(), self.env.actions() as usize)?;
        mask.fill(0);
        self.mark(seat, mask);
        Ok(())
    }

    /// All that `seat` may know, as numbers.
    fn observe<'py>(&self, py: Python<'py>, seat: i64) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.seat_of(seat)?;
        let observation = PyArray1::<f32>::zeros(py, self.env.observation(), false);
        self.env.observe(seat, observation.readwrite().as_slice_mut()?);
        Ok(observation)
    }

    /// Writes all that `seat` may know into an array that is used again and again.
    fn observe_into(&self, seat: i64, mut observation: PyReadwriteArray1<'_, f32>) -> PyResult<()> {
        let (seat, observation) = (self.seat_of(seat)?, observation.as_slice_mut()?);
        expect_size(observation.len(), self.env.observation())?;
        self.env.observe(seat, observation);
        Ok(())
    }

    /// All that `seat` may know, and what it is asked, for people to read.
    fn tell(&self, seat: i64) -> PyResult<String> {
        Ok(self.env.tell(self.seat_of(seat)?))
    }

    /// How many legal actions have no number, because one of theirs is out of bounds; 0 but in the strangest of games.
    #[getter]
    fn left_out(&self) -> usize {
        self.env.left_out()
    }

    /// The list in an observation that was longer than its room, so that its end is missing, or None.
    fn crowded(&self, observation: PyReadonlyArray1<'_, f32>) -> PyResult<Option<String>> {
        let observation = observation.as_slice()?;
        expect_size(observation.len(), self.env.observation())?;
        Ok(self.env.crowded(observation))
    }

    /// Takes an action for the seat that decides; a `ValueError` names the rule that forbids it.
    fn step(&mut self, action: i64) -> PyResult<()> {
        let number = u32::try_from(action).map_err(|_| Error::NoSuchAction(action));
        number.and_then(|number| self.env.step(number)).map_err(|error| refused(&error))
    }

    /// Takes an action, and lets nature answer until somebody decides or the game is over.
    fn play(&mut self, action: i64) -> PyResult<()> {
        self.step(action)?;
        self.settle();
        Ok(())
    }

    /// What a bot would do for the seat that decides: `random`, `greedy`, `search:300`, `search:2s`, `novice` to `expert`.
    fn advise(&self, py: Python<'_>, bot: &str, seed: u64) -> PyResult<u32> {
        py.detach(|| self.env.advise(bot, seed)).map_err(|error| refused(&error))
    }

    /// Replaces all that `seat` cannot know, the luck to come included, by a guess that fits what it knows.
    fn redeal(&mut self, seat: i64, seed: u64) -> PyResult<()> {
        let seat = self.seat_of(seat)?;
        self.env.redeal(seat, seed);
        Ok(())
    }

    /// The action in words, or None if the number stands for none.
    fn action_name(&self, action: u32) -> Option<String> {
        self.env.name(action)
    }

    /// A copy that goes on with the same luck: a search over copies sees the future unless it calls `redeal` on each.
    fn copy(&self) -> Self {
        Self { env: self.env.copy() }
    }

    /// As `copy`: a game has no parts that two could share.
    fn __copy__(&self) -> Self {
        self.copy()
    }

    /// As `copy`.
    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.copy()
    }

    /// A game is not pickled: bytes from elsewhere might be no position that the rules can lead to.
    #[expect(clippy::unused_self, reason = "Python calls methods")]
    fn __reduce__(&self) -> PyResult<()> {
        Err(PyTypeError::new_err(
            "a game cannot be pickled: make one in each process, or keep the seed and the actions, as `State.serialize` of \
             `load_game` does",
        ))
    }
}
