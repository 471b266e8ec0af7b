//! Backups that a running server makes by itself.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use clap::Args;
use store::SqlStore;
use time::OffsetDateTime;
use time::macros::format_description;

use crate::command_error::CommandError;
use crate::data_options::DataOptions;
use crate::private_file::{create_private, create_private_folder};

/// The names of backups sort by time.
const PREFIX: &str = "holz-";
const SUFFIX: &str = ".db";

#[derive(Debug, Args)]
pub(crate) struct BackupOptions {
    /// How often the server backs up its data folder, such as 12h or 1day [default: never]
    #[arg(long = "backup-every", value_name = "TIME", value_parser = interval)]
    every: Option<Duration>,
    /// How many of these backups to keep
    #[arg(long = "backup-keep", value_name = "COUNT", default_value_t = 7, value_parser = clap::value_parser!(u16).range(1..))]
    keep: u16,
    /// Folder for these backups [default: backups in the data folder]
    #[arg(long = "backup-dir", value_name = "DIR")]
    dir: Option<PathBuf>,
}

/// The shortest pause: a backup copies everything.
const SHORTEST: Duration = Duration::from_secs(1);

fn interval(text: &str) -> Result<Duration, String> {
    let interval =
        humantime::parse_duration(text).map_err(|error| format!("{error}; write 12h or 1day"))?;
    if interval < SHORTEST {
        return Err("must be at least a second".to_owned());
    }
    Ok(interval)
}

/// When and where to back up.
#[derive(Debug, Clone)]
pub(crate) struct Schedule {
    every: Duration,
    keep: usize,
    folder: PathBuf,
}

impl BackupOptions {
    /// The schedule, if backups are wanted.
    pub(crate) fn schedule(&self, data: &DataOptions) -> Result<Option<Schedule>, CommandError> {
        let Some(every) = self.every else { return Ok(None) };
        let why = "--backup-every is for data folders; back up PostgreSQL with pg_dump";
        let data = data.created_folder().ok_or_else(|| CommandError::BadInput(why.to_owned()))?;
        let folder = self.dir.clone().unwrap_or_else(|| data.join("backups"));
        Ok(Some(Schedule { every, keep: usize::from(self.keep), folder }))
    }
}

impl Schedule {
    /// Backs up until it is dropped. Errors are logged: the next attempt comes.
    pub(crate) async fn run(self, store: SqlStore) {
        loop {
            tokio::time::sleep(self.wait(SystemTime::now())).await;
            match self.back_up(&store, SystemTime::now()).await {
                Ok(file) => tracing::info!(file = %file.display(), "backed up"),
                Err(error) => {
                    tracing::error!(%error, folder = %self.folder.display(), "backup failed");
                    tokio::time::sleep(self.every.min(Duration::from_mins(10))).await;
                }
            }
        }
    }

    /// How long until the next backup is due; restarts do not count as backups.
    fn wait(&self, now: SystemTime) -> Duration {
        let last = self.backups().ok().and_then(|backups| {
            let modified = backups.last()?.metadata().and_then(|data| data.modified());
            now.duration_since(modified.ok()?).ok()
        });
        last.map_or(Duration::ZERO, |age| self.every.saturating_sub(age))
    }

    async fn back_up(&self, store: &SqlStore, now: SystemTime) -> Result<PathBuf, CommandError> {
        create_private_folder(&self.folder)?;
        let format = format_description!("[year][month][day]T[hour][minute][second]Z");
        let time = OffsetDateTime::from(now).format(&format).map_err(io::Error::other)?;
        let file = self.folder.join(format!("{PREFIX}{time}{SUFFIX}"));
        // Nobody takes half a backup for a whole one.
        let partial = file.with_extension("partial");
        let _ = fs::remove_file(&partial);
        create_private(&partial)?;
        store.back_up(&partial).await?;
        fs::rename(&partial, &file)?;
        let backups = self.backups()?;
        for old in &backups[..backups.len().saturating_sub(self.keep)] {
            fs::remove_file(old)?;
        }
        Ok(file)
    }

    /// The backups in the folder, oldest first.
    fn backups(&self) -> io::Result<Vec<PathBuf>> {
        let is_backup = |path: &Path| {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            name.starts_with(PREFIX) && name.ends_with(SUFFIX)
        };
        let mut backups = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let path = entry?.path();
            if is_backup(&path) {
                backups.push(path);
            }
        }
        backups.sort();
        Ok(backups)
    }
}

#[cfg(test)]
mod tests {
    use store::Database;

    use super::*;

    #[test]
    fn intervals_are_written_as_people_do() {
        assert_eq!(interval("12h"), Ok(Duration::from_hours(12)));
        assert_eq!(interval("1day"), Ok(Duration::from_hours(24)));
        assert!(interval("often").unwrap_err().contains("12h"));
        assert!(interval("1ms").is_err());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn the_newest_backups_stay_and_can_be_opened() {
        let folder = tempfile::tempdir().unwrap();
        let store = SqlStore::open(&Database::Sqlite(folder.path().join("holz.db"))).await.unwrap();
        let backups = folder.path().join("backups");
        let schedule =
            Schedule { every: Duration::from_hours(1), keep: 2, folder: backups.clone() };
        let start = SystemTime::UNIX_EPOCH + Duration::from_hours(500_000);
        assert_eq!(schedule.wait(start), Duration::ZERO, "there is none");
        let mut made = Vec::new();
        for hour in 0..4 {
            let now = start + Duration::from_hours(hour);
            made.push(schedule.back_up(&store, now).await.unwrap());
        }
        assert_eq!(schedule.backups().unwrap(), made[2..]);
        assert_eq!(made[0].file_name().unwrap(), "holz-20270115T080000Z.db");
        SqlStore::open(&Database::Sqlite(made[3].clone())).await.unwrap().ping().await.unwrap();
        let wait = schedule.wait(SystemTime::now());
        assert!(wait > Duration::from_mins(50) && wait <= schedule.every, "{wait:?}");
        // A backup that was broken off is in nobody's way.
        fs::write(backups.join("holz-20270116T080000Z.partial"), "").unwrap();
        assert_eq!(schedule.backups().unwrap(), made[2..]);
    }
}
