//! Writes the games of a contest to a folder.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use arena::PlayedGame;

use super::{json, report};
use crate::command_error::CommandError;

/// The list of all games.
const LIST: &str = "games.jsonl";

/// A folder with a record of each game and a list of all games.
pub(super) struct RecordFolder {
    path: PathBuf,
    list: File,
}

impl RecordFolder {
    /// Creates the folder; fails if it contains another contest.
    pub(super) fn create(path: &Path) -> Result<RecordFolder, CommandError> {
        let name = path.display();
        let error = |why: String| CommandError::BadInput(format!("{name}: {why}"));
        fs::create_dir_all(path).map_err(|cause| error(cause.to_string()))?;
        let list = File::create_new(path.join(LIST)).map_err(|cause| match cause.kind() {
            io::ErrorKind::AlreadyExists => error("the folder contains another contest".to_owned()),
            _ => error(cause.to_string()),
        })?;
        Ok(RecordFolder { path: path.to_owned(), list })
    }

    /// Writes a game.
    pub(super) fn write(
        &mut self,
        played: &PlayedGame,
        names: &[&str],
        record: &str,
    ) -> io::Result<()> {
        let file = file_name(played);
        fs::write(self.path.join(&file), record)?;
        writeln!(self.list, "{}", json::game(played, names, &file))
    }

    /// Writes a page about the contest.
    pub(super) fn write_report(&self, page: &str) -> io::Result<()> {
        fs::write(self.path.join(report::FILE), page)
    }
}

/// The name of a game's record.
pub(super) fn file_name(played: &PlayedGame) -> String {
    format!("{:05}.txt", played.scheduled.number + 1)
}
