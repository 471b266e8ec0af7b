//! Errors as Python exceptions.

use envs::{ActionError, PlayError};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(
    holz,
    IllegalActionError,
    PyValueError,
    "An action or a move that the rules refuse. The game has not changed."
);

/// Something that is wrong with what the caller gave.
pub(crate) fn value_error(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// An action or a move that is refused.
pub(crate) fn illegal(error: impl std::fmt::Display) -> PyErr {
    IllegalActionError::new_err(error.to_string())
}

/// An action that is refused.
pub(crate) fn action_error(error: &ActionError) -> PyErr {
    illegal(error)
}

/// A game that cannot be read, or a move that is refused.
pub(crate) fn play_error(error: &PlayError) -> PyErr {
    match error {
        PlayError::Action(_) | PlayError::Move { .. } => illegal(error),
        PlayError::Setup(_) | PlayError::Record { .. } | PlayError::Saved { .. } => {
            value_error(error)
        }
    }
}
