//! `holz backup`: copies the database.

use std::io::{self, Write as _};
use std::path::PathBuf;

use clap::Args;
use store::{Database, Store};

use crate::command_error::CommandError;
use crate::data_options::DataOptions;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// File to write; it must not exist
    file: PathBuf,
    #[command(flatten)]
    data: DataOptions,
}

/// Writes a consistent copy, even while a server is running.
pub(crate) fn backup(arguments: &Arguments) -> Result<(), CommandError> {
    let database = arguments.data.existing()?;
    if let Database::Postgres(_) = database {
        let advice = "backup is for data folders; use pg_dump or holz export for PostgreSQL";
        return Err(CommandError::Data(advice.into()));
    }
    let file = arguments.file.display();
    if arguments.file.exists() {
        return Err(CommandError::Data(format!("{file} already exists")));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Store::open(&database).await?;
        store.back_up(&arguments.file).await?;
        Ok::<_, CommandError>(())
    })?;
    Ok(writeln!(io::stdout(), "Copied {database} to {file}")?)
}
