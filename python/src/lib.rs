//! The part of the Python package that is Rust: games driven by numbers, one at a time or many at once.

mod batch;
mod game;

use pyo3::prelude::*;

/// Games driven by numbers; the package `orrery` makes environments of them.
#[pymodule]
mod _orrery {
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::game::Game;

    use orrery_engine::Offered;
    use orrery_games::Task;
    use pyo3::exceptions::PyValueError;
    use pyo3::prelude::*;

    /// The ids of all games.
    #[pyfunction]
    fn games() -> Vec<&'static str> {
        orrery_games::IDS.to_vec()
    }

    struct Players;

    impl Task for Players {
        type Output = (u8, u8);
        fn run<G: Offered>(self) -> (u8, u8) {
            G::PLAYERS
        }
    }

    /// The fewest and the most players of a game.
    #[pyfunction]
    fn player_range(game: &str) -> PyResult<(u8, u8)> {
        orrery_games::with(game, Players)
            .ok_or_else(|| PyValueError::new_err(format!("there is no game {game}")))
    }
}
