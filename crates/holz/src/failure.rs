//! How the program ends when it cannot do what it was asked.

use std::io;
use std::process::ExitCode;

/// Why a command failed. Each is said in one line on standard error.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// Help or the version was asked for, or nothing at all.
    #[error(transparent)]
    Help(clap::Error),
    /// What was asked makes no sense: exit status 2.
    #[error("{0}")]
    BadInput(String),
    /// A recorded game does not go as the record says: exit status 1.
    #[error("{0}")]
    Differs(String),
    /// The server cannot have its port.
    #[error(transparent)]
    Bind(#[from] server::BindError),
    /// What is kept cannot be opened or read.
    #[error(transparent)]
    Store(#[from] store::StoreError),
    /// The servers of a cluster cannot speak with each other.
    #[error(transparent)]
    Bus(#[from] server::BusError),
    /// Not everything could be exported or imported.
    #[error(transparent)]
    Transfer(#[from] store::TransferError),
    /// The data folder cannot be used.
    #[error("{0}")]
    Data(String),
    /// Reading, writing or the system failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Failure {
    /// Why the arguments cannot be understood. What clap says about it is short enough for one line
    /// up to the first empty one; usage and advice come after it.
    pub(crate) fn usage(error: clap::Error) -> Failure {
        use clap::error::ErrorKind;
        let help = ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
        if !error.use_stderr() || error.kind() == help {
            return Failure::Help(error);
        }
        let text = error.to_string();
        let lines = text.lines().map(str::trim).take_while(|line| !line.is_empty());
        let said = lines.collect::<Vec<_>>().join(" ");
        Failure::BadInput(said.strip_prefix("error: ").unwrap_or(&said).to_owned())
    }

    /// Says it and gives the exit status.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            // `holz moves ... | head` is no mistake.
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Help(error) => error.exit(),
            Self::BadInput(_) => {
                eprintln!("holz: {self}");
                ExitCode::from(2)
            }
            Self::Differs(_)
            | Self::Bind(_)
            | Self::Store(_)
            | Self::Bus(_)
            | Self::Transfer(_)
            | Self::Data(_)
            | Self::Io(_) => {
                eprintln!("holz: {self}");
                ExitCode::FAILURE
            }
        }
    }
}
