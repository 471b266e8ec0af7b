//! Options for the location of the data.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use clap::Args;
use store::Database;

use crate::command_error::CommandError;
use crate::private_file::create_private_folder;

/// The `SQLite` database in the data folder.
const FILE: &str = "holz.db";

/// The location of the data: a folder or a database server.
#[derive(Debug, Args)]
pub(crate) struct DataOptions {
    /// Configuration file in TOML; its keys are the flags of `holz serve`
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Data folder, created if missing [default: holz in the user's data folder, such as
    /// ~/.local/share/holz]
    #[arg(long, value_name = "DIR", conflicts_with = "database")]
    data: Option<PathBuf>,
    /// `PostgreSQL` database to use instead of a folder
    #[arg(
        long,
        value_name = "postgres://USER:PASSWORD@HOST/NAME",
        hide_env_values = true,
        conflicts_with = "data",
        value_parser = postgres
    )]
    database: Option<String>,
}

/// Locks the data folder while it is held.
pub(crate) type Lock = Option<File>;

impl DataOptions {
    /// Whether several servers can use the data at the same time.
    pub(crate) fn can_be_shared(&self) -> bool {
        self.database.is_some()
    }

    /// The existing database.
    pub(crate) fn existing(&self) -> Result<Database, CommandError> {
        if let Some(url) = &self.database {
            return Ok(Database::Postgres(url.clone()));
        }
        let path = self.folder()?;
        let file = path.join(FILE);
        if file.exists() {
            return Ok(Database::Sqlite(file));
        }
        Err(CommandError::Data(format!("no database found in {}; see --data", path.display())))
    }

    /// The database, with its folder created and locked for this process.
    pub(crate) fn create(&self) -> Result<(Database, Lock), CommandError> {
        if let Some(url) = &self.database {
            return Ok((Database::Postgres(url.clone()), None));
        }
        let path = self.create_folder()?;
        Ok((Database::Sqlite(path.join(FILE)), Some(lock(&path)?)))
    }

    /// The data folder, unless the data is in `PostgreSQL`.
    pub(crate) fn created_folder(&self) -> Option<PathBuf> {
        self.folder().ok().filter(|_| self.database.is_none())
    }

    /// The data folder.
    fn folder(&self) -> Result<PathBuf, CommandError> {
        let chosen = self.data.clone();
        chosen
            .or_else(|| default_folder(|name| std::env::var_os(name).map(PathBuf::from)))
            .ok_or_else(|| {
                CommandError::Data("no home folder found; choose a data folder with --data".into())
            })
    }

    fn create_folder(&self) -> Result<PathBuf, CommandError> {
        let path = self.folder()?;
        let failed = |error| {
            CommandError::Data(format!("cannot create {}: {error}; see --data", path.display()))
        };
        // It contains keys.
        create_private_folder(&path).map_err(failed)?;
        Ok(path)
    }
}

/// Locks the folder against other servers. The lock ends with the process, even if it is killed.
fn lock(folder: &Path) -> Result<File, CommandError> {
    let file = File::create(folder.join("lock"))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(CommandError::Data(format!(
            "another server already uses {}; choose another folder with --data",
            folder.display()
        ))),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// Checks only the scheme; the database reports other errors.
fn postgres(url: &str) -> Result<String, String> {
    if ["postgres://", "postgresql://"].iter().any(|scheme| url.starts_with(scheme)) {
        return Ok(url.to_owned());
    }
    Err("expected postgres://...; for a folder use --data".into())
}

/// The default data folder, by the conventions of the operating system.
fn default_folder(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    let set = |name| variable(name).filter(|path| path.is_absolute());
    let parent = if cfg!(windows) {
        set("LOCALAPPDATA")?
    } else if cfg!(target_os = "macos") {
        set("HOME")?.join("Library/Application Support")
    } else {
        set("XDG_DATA_HOME").or_else(|| Some(set("HOME")?.join(".local/share")))?
    };
    Some(parent.join("holz"))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn the_default_folder_follows_the_conventions() {
        let check = |variables: &[(&str, &str)], expected: Option<&str>| {
            let find = |name: &str| {
                variables.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into())
            };
            assert_eq!(default_folder(find), expected.map(PathBuf::from));
        };
        check(&[("HOME", "/home/user")], Some("/home/user/.local/share/holz"));
        check(&[("HOME", "/home/user"), ("XDG_DATA_HOME", "/data")], Some("/data/holz"));
        check(&[("HOME", "/h"), ("XDG_DATA_HOME", "relative")], Some("/h/.local/share/holz"));
        check(&[], None);
    }
}
