//! `holz rotate-keys` and `holz invalidate-sessions`: the keys that cookies are signed with.

use std::io::{self, Write as _};

use clap::Args;
use store::{SqlStore, Store, StoreError};

use crate::command_error::CommandError;
use crate::data_options::DataOptions;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    data: DataOptions,
}

/// Makes a new key. Running servers use it within a few minutes.
pub(crate) fn rotate(arguments: &Arguments) -> Result<(), CommandError> {
    change(arguments, async |store| server::rotate_cookie_keys(store).await)?;
    Ok(writeln!(io::stdout(), "Cookies are signed with a new key. Existing ones stay valid.")?)
}

/// Replaces all keys and ends all sessions.
pub(crate) fn invalidate(arguments: &Arguments) -> Result<(), CommandError> {
    change(arguments, async |store| server::invalidate_sessions(store).await)?;
    let message =
        "All sessions have ended, and guests are newcomers. Restart servers that are running.";
    Ok(writeln!(io::stdout(), "{message}")?)
}

fn change(
    arguments: &Arguments,
    change: impl AsyncFnOnce(&dyn Store) -> Result<(), StoreError>,
) -> Result<(), CommandError> {
    let database = arguments.data.existing()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async { change(&SqlStore::open(&database).await?).await })?;
    Ok(())
}
