//! How the program ends when it cannot do what it was asked.

use std::io;
use std::process::ExitCode;

/// Why a command failed. Each is said in one line on standard error.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// What was asked makes no sense: exit status 2.
    #[error("{0}")]
    BadInput(String),
    /// A recorded game does not go as the record says: exit status 1.
    #[error("{0}")]
    Differs(String),
    /// The server cannot have its port.
    #[error(transparent)]
    Bind(#[from] server::BindError),
    /// Reading, writing or the system failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Failure {
    /// Says it and gives the exit status.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            // `holz moves ... | head` is no mistake.
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::BadInput(_) => {
                eprintln!("holz: {self}");
                ExitCode::from(2)
            }
            Self::Differs(_) | Self::Bind(_) | Self::Io(_) => {
                eprintln!("holz: {self}");
                ExitCode::FAILURE
            }
        }
    }
}
