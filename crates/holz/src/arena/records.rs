//! The games of a contest, kept in a folder.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use arena::Bout;

use super::json;
use crate::failure::Failure;

/// The list of all games.
const LIST: &str = "games.jsonl";

/// A folder with a record a game, and a list of them.
pub(super) struct Folder {
    path: PathBuf,
    list: File,
}

impl Folder {
    /// A folder in which no contest was kept yet.
    pub(super) fn create(path: &Path) -> Result<Folder, Failure> {
        let name = path.display();
        let refuse = |why: String| Failure::BadInput(format!("{name}: {why}"));
        fs::create_dir_all(path).map_err(|error| refuse(error.to_string()))?;
        let list = File::create_new(path.join(LIST)).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                refuse("the records of another contest are kept here already".to_owned())
            }
            _ => refuse(error.to_string()),
        })?;
        Ok(Folder { path: path.to_owned(), list })
    }

    /// Keeps a game.
    pub(super) fn keep(&mut self, bout: &Bout, names: &[&str], record: &str) -> io::Result<()> {
        let file = format!("{:05}.txt", bout.fixture.number + 1);
        fs::write(self.path.join(&file), record)?;
        writeln!(self.list, "{}", json::game(bout, names, &file))
    }
}
