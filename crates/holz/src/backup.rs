//! `holz backup`: a copy of everything that is kept.

use std::io::{self, Write as _};
use std::path::PathBuf;

use clap::Args;
use store::Store;

use crate::data::DataFolder;
use crate::failure::Failure;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The file to write; it must not be there yet
    file: PathBuf,
    #[command(flatten)]
    data: DataFolder,
}

/// Copies what is kept as it is at one moment, also while it is being served.
pub(crate) fn backup(arguments: &Arguments) -> Result<(), Failure> {
    let folder = arguments.data.path()?;
    if !folder.join("holz.db").exists() {
        return Err(Failure::Data(format!("nothing is kept in {}; see --data", folder.display())));
    }
    let file = arguments.file.display();
    if arguments.file.exists() {
        return Err(Failure::Data(format!("{file} is there already, and is not written over")));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Store::open(&arguments.data.database()?).await?;
        store.back_up(&arguments.file).await?;
        Ok::<_, Failure>(())
    })?;
    Ok(writeln!(
        io::stdout(),
        "everything that is kept in {} is copied to {file}",
        folder.display()
    )?)
}
