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

    use super::*;

    /// The ids of all games.
    #[pyfunction]
    fn games() -> Vec<&'static str> {
        orrery_games::IDS.to_vec()
    }
}
