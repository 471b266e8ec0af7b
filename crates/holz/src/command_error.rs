//! Errors of the commands and their exit statuses.

use std::io;
use std::process::ExitCode;

/// Why a command failed; printed as one line on standard error.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CommandError {
    /// `--help`, `--version` or no command.
    #[error(transparent)]
    Help(clap::Error),
    /// Invalid arguments or input: exit status 2.
    #[error("{0}")]
    BadInput(String),
    /// A recorded game differs from its simulation: exit status 1.
    #[error("{0}")]
    Differs(String),
    /// The address is invalid or in use.
    #[error(transparent)]
    Bind(#[from] server::BindError),
    /// The certificate cannot be used.
    #[error(transparent)]
    Tls(#[from] server::TlsError),
    /// The database cannot be opened or read.
    #[error(transparent)]
    Store(#[from] store::StoreError),
    /// The message bus of a cluster cannot be reached.
    #[error(transparent)]
    Bus(#[from] server::BusError),
    /// Export or import failed.
    #[error(transparent)]
    Transfer(#[from] store::TransferError),
    /// The data folder cannot be used.
    #[error("{0}")]
    Data(String),
    /// An I/O error.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl CommandError {
    /// Turns clap's error into one line: the part before the first empty line, without usage and tips.
    pub(crate) fn usage(error: clap::Error) -> CommandError {
        use clap::error::ErrorKind;
        let help = ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
        if !error.use_stderr() || error.kind() == help {
            return CommandError::Help(error);
        }
        let text = error.to_string();
        let lines = text.lines().map(str::trim).take_while(|line| !line.is_empty());
        let message = lines.collect::<Vec<_>>().join(" ");
        CommandError::BadInput(message.strip_prefix("error: ").unwrap_or(&message).to_owned())
    }

    /// Prints the error and returns the exit status.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            // `holz moves ... | head` is fine.
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Help(error) => error.exit(),
            Self::BadInput(_) => {
                eprintln!("holz: {self}");
                ExitCode::from(2)
            }
            Self::Differs(_)
            | Self::Bind(_)
            | Self::Tls(_)
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
