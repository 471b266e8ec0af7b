//! `holz export` and `holz import`: move all data from one database to another.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write as _};
use std::path::PathBuf;

use clap::Args;
use server::invalidate_sessions;
use store::{SqlStore, TransferError};

use crate::command_error::CommandError;
use crate::data_options::DataOptions;
use crate::private_file::create_private;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// File with one JSON object per line
    file: PathBuf,
    #[command(flatten)]
    data: DataOptions,
}

#[derive(Debug, Args)]
pub(crate) struct ImportArguments {
    #[command(flatten)]
    file: Arguments,
    /// End all sessions: everyone has to sign in again, and every guest is a newcomer
    #[arg(long)]
    invalidate_sessions: bool,
}

/// Writes a consistent export, even while a server is running.
pub(crate) fn export(arguments: &Arguments) -> Result<(), CommandError> {
    let database = arguments.data.existing()?;
    let name = arguments.file.display();
    let created = create_private(&arguments.file);
    let mut file = BufWriter::new(created.map_err(|error| cannot_open(arguments, &error))?);
    let rows = run(async { SqlStore::open(&database).await?.export(&mut file).await })?;
    file.get_ref().sync_all()?;
    Ok(writeln!(io::stdout(), "Exported {rows} rows from {database} to {name}")?)
}

/// Imports everything; creates the data folder if it is missing.
pub(crate) fn import(import: &ImportArguments) -> Result<(), CommandError> {
    let arguments = &import.file;
    let opened = File::open(&arguments.file);
    let mut file = BufReader::new(opened.map_err(|error| cannot_open(arguments, &error))?);
    let (database, _lock) = arguments.data.create()?;
    let rows = run(async {
        let store = SqlStore::open(&database).await?;
        let rows = store.import(&mut file).await?;
        if import.invalidate_sessions {
            invalidate_sessions(&store).await?;
        }
        Ok(rows)
    })?;
    Ok(writeln!(io::stdout(), "Imported {rows} rows into {database}")?)
}

fn run<T>(work: impl Future<Output = Result<T, TransferError>>) -> Result<T, CommandError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    Ok(runtime.block_on(work)?)
}

fn cannot_open(arguments: &Arguments, error: &io::Error) -> CommandError {
    CommandError::Data(format!("cannot open {}: {error}", arguments.file.display()))
}
