//! Where everything that is played is kept.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use clap::Args;
use store::Database;

use crate::failure::Failure;

/// The database in a folder.
const FILE: &str = "holz.db";

/// Where a server keeps what must not be lost: in a folder, or in a database server.
#[derive(Debug, Args)]
pub(crate) struct Data {
    /// The folder in which everything is kept; made if it is not there [default: holz in the folder
    /// for data of programs]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// A database of a `PostgreSQL` server instead of a folder
    #[arg(
        long,
        value_name = "postgres://USER:PASSWORD@HOST/NAME",
        env = "HOLZ_DATABASE",
        hide_env_values = true,
        conflicts_with = "data",
        value_parser = postgres
    )]
    database: Option<String>,
}

/// Held as long as no other server may use the same data.
pub(crate) type Lock = Option<File>;

impl Data {
    /// Whether several servers can use it at the same time.
    pub(crate) fn can_be_shared(&self) -> bool {
        self.database.is_some()
    }

    /// The database as it is; a folder is not made for it.
    pub(crate) fn existing(&self) -> Result<Database, Failure> {
        if let Some(url) = &self.database {
            return Ok(Database::Postgres(url.clone()));
        }
        let path = self.folder()?;
        let file = path.join(FILE);
        if file.exists() {
            return Ok(Database::Sqlite(file));
        }
        Err(Failure::Data(format!("nothing is kept in {}; see --data", path.display())))
    }

    /// The database, made ready if it is not there, and for this program alone.
    pub(crate) fn make(&self) -> Result<(Database, Lock), Failure> {
        if let Some(url) = &self.database {
            return Ok((Database::Postgres(url.clone()), None));
        }
        let path = self.make_folder()?;
        Ok((Database::Sqlite(path.join(FILE)), Some(lock(&path)?)))
    }

    /// The folder, if it is not a database server.
    fn folder(&self) -> Result<PathBuf, Failure> {
        let chosen = self.data.clone();
        chosen
            .or_else(|| default_folder(|name| std::env::var_os(name).map(PathBuf::from)))
            .ok_or_else(|| {
                Failure::Data(
                    "there is no home folder to keep anything in; choose one with --data".into(),
                )
            })
    }

    fn make_folder(&self) -> Result<PathBuf, Failure> {
        let path = self.folder()?;
        let said = |error| {
            Failure::Data(format!("{} cannot be made: {error}; see --data", path.display()))
        };
        fs::create_dir_all(&path).map_err(said)?;
        private(&path).map_err(said)?;
        Ok(path)
    }
}

/// Keeps other servers out as long as it is held, also if this program is killed in between.
fn lock(folder: &Path) -> Result<File, Failure> {
    let file = File::create(folder.join("lock"))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Failure::Data(format!(
            "another holz already serves what is kept in {}; choose another folder with --data",
            folder.display()
        ))),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// Only that it is meant for PostgreSQL: what is wrong with the rest the database says.
fn postgres(url: &str) -> Result<String, String> {
    if ["postgres://", "postgresql://"].iter().any(|scheme| url.starts_with(scheme)) {
        return Ok(url.to_owned());
    }
    Err("this does not begin with postgres://; a folder is chosen with --data".into())
}

/// Holz's folder for data, by the conventions of the system.
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

/// Keys lie in it: nobody else on this machine may read them.
fn private(path: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        fs::set_permissions(path, fs::Permissions::from_mode(0o700))?;
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn the_folder_is_where_data_of_programs_is() {
        let check = |variables: &[(&str, &str)], expected: Option<&str>| {
            let find = |name: &str| {
                variables.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into())
            };
            assert_eq!(default_folder(find), expected.map(PathBuf::from));
        };
        check(&[("HOME", "/home/anna")], Some("/home/anna/.local/share/holz"));
        check(&[("HOME", "/home/anna"), ("XDG_DATA_HOME", "/data")], Some("/data/holz"));
        check(&[("HOME", "/h"), ("XDG_DATA_HOME", "relative")], Some("/h/.local/share/holz"));
        check(&[], None);
    }
}
