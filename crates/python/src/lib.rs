//! The compiled part of the Python package `holz`. It converts, calls and converts: the rules are in the
//! games' crates, actions and observations in `envs`.

#![expect(clippy::needless_pass_by_value, reason = "PyO3 hands most arguments over by value")]
#![expect(
    clippy::doc_markdown,
    reason = "doc comments of classes and methods are Python's docstrings"
)]

mod any_state;
mod bot;
mod coach;
mod errors;
mod games;
mod gestures;
mod state;
mod vector;

use pyo3::prelude::*;

/// Everything that Python sees of this crate.
#[pymodule]
mod _holz {
    #[pymodule_export]
    use crate::bot::Bot;
    #[pymodule_export]
    use crate::coach::{assess, klotz_layouts, puzzles, ratings};
    #[pymodule_export]
    use crate::errors::IllegalActionError;
    #[pymodule_export]
    use crate::gestures::GestureState;
    #[pymodule_export]
    use crate::state::State;
    #[pymodule_export]
    use crate::vector::VectorEngine;

    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
