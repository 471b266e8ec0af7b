//! `holz backup`: copies the database.

use std::io::{self, Write as _};
use std::path::PathBuf;

use clap::Args;
use store::{Database, SqlStore};

use crate::command_error::CommandError;
use crate::data_options::DataOptions;
use crate::private_file::create_private;

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
    // SQLite writes into an empty file, which only its owner can read.
    create_private(&arguments.file).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => CommandError::Data(format!("{file} already exists")),
        _ => CommandError::Data(format!("cannot create {file}: {error}")),
    })?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let copied = runtime.block_on(async {
        let store = SqlStore::open(&database).await?;
        store.back_up(&arguments.file).await?;
        Ok::<_, CommandError>(())
    });
    if copied.is_err() {
        // Half a copy is worth nothing.
        let _ = std::fs::remove_file(&arguments.file);
    }
    copied?;
    Ok(writeln!(io::stdout(), "Copied {database} to {file}")?)
}
