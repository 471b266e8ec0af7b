//! `holz export` and `holz import`: everything that is kept, from one database to another.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write as _};
use std::path::PathBuf;

use clap::Args;
use store::{Store, TransferError};

use crate::data::Data;
use crate::failure::Failure;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The file with everything in it, a JSON object a line
    file: PathBuf,
    #[command(flatten)]
    data: Data,
}

/// Writes everything as it is at one moment, also while it is being served.
pub(crate) fn export(arguments: &Arguments) -> Result<(), Failure> {
    let database = arguments.data.existing()?;
    let name = arguments.file.display();
    let made = File::create_new(&arguments.file);
    let mut file = BufWriter::new(made.map_err(|error| not_opened(arguments, &error))?);
    let rows = run(async { Store::open(&database).await?.export(&mut file).await })?;
    file.get_ref().sync_all()?;
    Ok(writeln!(io::stdout(), "{rows} rows of {database} are written to {name}")?)
}

/// Takes everything over; a folder is made if it is not there.
pub(crate) fn import(arguments: &Arguments) -> Result<(), Failure> {
    let opened = File::open(&arguments.file);
    let mut file = BufReader::new(opened.map_err(|error| not_opened(arguments, &error))?);
    let (database, _lock) = arguments.data.make()?;
    let rows = run(async { Store::open(&database).await?.import(&mut file).await })?;
    Ok(writeln!(io::stdout(), "{rows} rows are taken over into {database}")?)
}

fn run<T>(work: impl Future<Output = Result<T, TransferError>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    Ok(runtime.block_on(work)?)
}

fn not_opened(arguments: &Arguments, error: &io::Error) -> Failure {
    Failure::Data(format!("{} cannot be opened: {error}", arguments.file.display()))
}
