//! `holz backup`: a copy of everything that is kept.

use std::io::{self, Write as _};
use std::path::PathBuf;

use clap::Args;
use store::{Database, Store};

use crate::data::Data;
use crate::failure::Failure;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The file to write; it must not be there yet
    file: PathBuf,
    #[command(flatten)]
    data: Data,
}

/// Copies what is kept as it is at one moment, also while it is being served.
pub(crate) fn backup(arguments: &Arguments) -> Result<(), Failure> {
    let database = arguments.data.existing()?;
    if let Database::Postgres(_) = database {
        let advice = "copies of a PostgreSQL database are made with pg_dump, or with holz export";
        return Err(Failure::Data(advice.into()));
    }
    let file = arguments.file.display();
    if arguments.file.exists() {
        return Err(Failure::Data(format!("{file} is there already, and is not written over")));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Store::open(&database).await?;
        store.back_up(&arguments.file).await?;
        Ok::<_, Failure>(())
    })?;
    Ok(writeln!(io::stdout(), "everything that is kept in {database} is copied to {file}")?)
}
