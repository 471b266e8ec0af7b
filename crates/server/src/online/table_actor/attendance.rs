//! Noting in the store that a player is connected: only then is a waiting table offered to others, and
//! tables that nobody attends are deleted in the end.

use std::time::Duration;

use tokio::time::Instant;
use wire::online::Phase;

use super::TableActor;
use crate::online::game_adapter::GameAdapter;

/// How often it is noted while players wait, and while they play.
const WAITING_EVERY: Duration = Duration::from_secs(20);
const PLAYING_EVERY: Duration = Duration::from_hours(1);

/// A waiting table counts as attended for this long: a node that dies cannot say that its players left.
pub(crate) const ATTENDED_FOR: Duration = Duration::from_secs(50);

/// What the store knows of who is connected through this node.
#[derive(Debug, Default)]
pub(super) struct Attendance {
    /// When it was last noted that someone is here, unless it has been noted since that they left.
    noted_at: Option<Instant>,
}

/// What to note.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Note {
    Here,
    Left,
}

impl Attendance {
    /// What has to be noted now.
    fn due(&self, every: Duration, is_here: bool) -> Option<Note> {
        match self.noted_at {
            Some(at) if is_here => (at.elapsed() >= every).then_some(Note::Here),
            None if is_here => Some(Note::Here),
            Some(_) => Some(Note::Left),
            None => None,
        }
    }

    fn next_in(&self, every: Duration) -> Option<Duration> {
        self.noted_at.map(|at| every.saturating_sub(at.elapsed()))
    }
}

impl<G: GameAdapter> TableActor<G> {
    /// How often attendance is noted; never once the match is over.
    fn attendance_interval(&self) -> Option<Duration> {
        match self.phase() {
            Phase::Waiting => Some(WAITING_EVERY),
            Phase::Playing => Some(PLAYING_EVERY),
            Phase::Over => None,
        }
    }

    /// How long until attendance has to be noted again.
    pub(super) fn attendance_in(&self) -> Option<Duration> {
        self.attendance.next_in(self.attendance_interval()?)
    }

    /// Notes in the store whether a player is connected here.
    pub(super) async fn store_attendance(&mut self) {
        let Some(every) = self.attendance_interval() else { return };
        let is_here = !self.connections.seats(&self.record).is_empty();
        let Some(note) = self.attendance.due(every, is_here) else { return };
        let (phase, store) = (self.phase(), &self.state.store);
        // At another node, the same players or others may wait on.
        let someone_waits = (0..self.record.seats.len() as u8).any(|seat| self.is_present(seat));
        let at_ms = match (note, phase) {
            (Note::Left, Phase::Waiting) if !someone_waits => 0,
            _ => self.state.now_ms(),
        };
        match store.attend_table(&self.row.id, at_ms).await {
            Ok(()) => self.attendance.noted_at = (note == Note::Here).then(Instant::now),
            Err(error) => {
                // Tried again with the next message or at the next interval.
                self.log_error(&error);
                self.attendance.noted_at = Some(Instant::now());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn it_is_noted_who_comes_stays_and_goes() {
        let mut attendance = Attendance::default();
        assert_eq!(attendance.due(WAITING_EVERY, false), None);
        assert_eq!(attendance.due(WAITING_EVERY, true), Some(Note::Here));
        attendance.noted_at = Some(Instant::now());
        assert_eq!(attendance.due(WAITING_EVERY, true), None);
        assert_eq!(attendance.next_in(WAITING_EVERY), Some(WAITING_EVERY));
        tokio::time::advance(WAITING_EVERY).await;
        assert_eq!(attendance.due(WAITING_EVERY, true), Some(Note::Here));
        assert_eq!(attendance.due(WAITING_EVERY, false), Some(Note::Left));
        assert!(ATTENDED_FOR > WAITING_EVERY * 2, "one note may be late");
    }
}
