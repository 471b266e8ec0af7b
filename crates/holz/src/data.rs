//! Where everything that is played is kept.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use clap::Args;
use store::Database;

use crate::failure::Failure;

/// The folder in which a server keeps what must not be lost.
#[derive(Debug, Args)]
pub(crate) struct DataFolder {
    /// The folder in which everything is kept; made if it is not there [default: holz in the folder
    /// for data of programs]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl DataFolder {
    /// Where it is.
    pub(crate) fn path(&self) -> Result<PathBuf, Failure> {
        let chosen = self.data.clone();
        chosen
            .or_else(|| default_folder(|name| std::env::var_os(name).map(PathBuf::from)))
            .ok_or_else(|| {
                Failure::Data(
                    "there is no home folder to keep anything in; choose one with --data".into(),
                )
            })
    }

    /// Makes the folder if it is not there.
    pub(crate) fn make(&self) -> Result<PathBuf, Failure> {
        let path = self.path()?;
        let said = |error| {
            Failure::Data(format!("{} cannot be made: {error}; see --data", path.display()))
        };
        fs::create_dir_all(&path).map_err(said)?;
        private(&path).map_err(said)?;
        Ok(path)
    }

    /// Keeps other servers out as long as it is held, also if this program is killed in between.
    pub(crate) fn lock(&self) -> Result<File, Failure> {
        let path = self.path()?;
        let file = File::create(path.join("lock"))?;
        match file.try_lock() {
            Ok(()) => Ok(file),
            Err(TryLockError::WouldBlock) => Err(Failure::Data(format!(
                "another holz already serves what is kept in {}; choose another folder with --data",
                path.display()
            ))),
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }

    /// The database in it.
    pub(crate) fn database(&self) -> Result<Database, Failure> {
        Ok(Database::Sqlite(self.path()?.join("holz.db")))
    }
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
