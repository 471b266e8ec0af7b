//! `holz restore`: makes a data folder from a backup.

use std::fs;
use std::io::{self, Write as _};
use std::path::PathBuf;

use clap::Args;
use server::invalidate_sessions;
use store::{Database, SqlStore};

use crate::command_error::CommandError;
use crate::data_options::DataOptions;
use crate::private_file::create_private;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Backup, made by `holz backup` or by the server
    file: PathBuf,
    #[command(flatten)]
    data: DataOptions,
    /// End all sessions: everyone has to sign in again, and every guest is a newcomer
    #[arg(long)]
    invalidate_sessions: bool,
}

/// Checks the backup and puts a copy of it into an empty data folder.
pub(crate) fn restore(arguments: &Arguments) -> Result<(), CommandError> {
    let backup = arguments.file.display();
    let failed = |error: io::Error| CommandError::Data(format!("cannot read {backup}: {error}"));
    let mut source = fs::File::open(&arguments.file).map_err(failed)?;
    let (database, _lock) = arguments.data.create()?;
    let Database::Sqlite(target) = &database else {
        let advice = "restore is for data folders; use psql or holz import for PostgreSQL";
        return Err(CommandError::Data(advice.into()));
    };
    if target.exists() {
        let why = format!(
            "{} already exists; move it away, or choose another folder with --data",
            target.display()
        );
        return Err(CommandError::Data(why));
    }
    // Under another name until it is known to be whole.
    let partial = target.with_extension("restoring");
    let _ = fs::remove_file(&partial);
    let copied = create_private(&partial).and_then(|mut copy| {
        io::copy(&mut source, &mut copy)?;
        copy.sync_all()
    });
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let checked = copied.map_err(CommandError::from).and_then(|()| {
        runtime.block_on(async {
            let store = SqlStore::open(&Database::Sqlite(partial.clone())).await?;
            store.check_integrity().await?;
            if arguments.invalidate_sessions {
                invalidate_sessions(&store).await?;
            }
            Ok(store.checkpoint().await?)
        })
    });
    if let Err(error) = checked {
        let _ = fs::remove_file(&partial);
        return Err(CommandError::Data(format!("{backup} is not a usable backup: {error}")));
    }
    fs::rename(&partial, target)?;
    for empty in ["restoring-wal", "restoring-shm"] {
        let _ = fs::remove_file(target.with_extension(empty));
    }
    Ok(writeln!(io::stdout(), "Restored {backup} to {database}")?)
}
