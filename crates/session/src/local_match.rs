//! A match as one client holds it.

use game::record::{DateError, RecordError, Recorded};
use game::{Game, Seat};
use match_log::{LogError, StoredGame, read_line, read_log, read_record, write_log, write_record};
use table::{Journal, Table};
use wire::Refusal;
use wire::command::Command;

use crate::SessionError;
use crate::line::play_line;

/// A game that a client can drive: how its matches look, and how a turn is drafted.
pub trait LocalGame: StoredGame + Recorded {
    /// The turn being made, until it is played as one move.
    type Draft: Draft<Self>;
    /// A match to show.
    type MatchView;
    /// A position to show.
    type PositionView;

    /// The match at this time.
    fn match_view(table: &Table<Self>, now_ms: u64) -> Self::MatchView;

    /// A position in which this seat is to move; no seat when the match is over.
    fn position_view(&self, to_move: Option<Seat>) -> Self::PositionView;

    /// Checks what only a client has to check, before a match starts from this setup.
    fn check_setup(_setup: &Self::MatchSetup) -> Result<(), Refusal> {
        Ok(())
    }
}

/// A game whose analysis shows moves that were not played.
pub trait AnalysedGame: LocalGame {
    /// A move that was not played, and the position after it.
    type Imagined;

    /// A legal move, with the game before and after it.
    fn imagined(before: &Self, mv: &Self::Move, after: &Self) -> Self::Imagined;
}

/// The turn being made by the player to move.
pub trait Draft<G: Game> {
    /// The next turn, with nothing done yet.
    fn new(table: &Table<G>) -> Self;

    /// Starts over if something has happened that changed the position.
    fn resync(&mut self, table: &Table<G>);
}

/// For games whose moves are made at once.
impl<G: Game> Draft<G> for () {
    fn new(_table: &Table<G>) {}

    fn resync(&mut self, _table: &Table<G>) {}
}

/// A match with everything that happened in it, and the draft of the next turn.
pub struct LocalMatch<G: LocalGame> {
    journal: Journal<G>,
    draft: G::Draft,
}

impl<G: LocalGame> LocalMatch<G> {
    /// A new match.
    pub fn start(setup: &G::MatchSetup, now_ms: u64) -> Result<Self, Refusal> {
        let ready = G::read_setup(setup)?;
        G::check_setup(setup)?;
        Ok(LocalMatch::new(Journal::start(ready, now_ms)))
    }

    /// The match of a stored log.
    pub fn restore(log: &str) -> Result<Self, LogError> {
        read_log(log).map(LocalMatch::new)
    }

    /// The match in a record file.
    pub fn from_record(text: &str, now_ms: u64) -> Result<Self, RecordError> {
        read_record(text, now_ms).map(LocalMatch::new)
    }

    fn new(journal: Journal<G>) -> Self {
        let draft = G::Draft::new(journal.table());
        LocalMatch { journal, draft }
    }

    /// Everything that happened, to be stored.
    pub fn log(&self) -> String {
        write_log(&self.journal)
    }

    /// The match as the text of a record file, played on this day: `2026-01-31`.
    pub fn record(&self, date: &str) -> Result<String, DateError> {
        Ok(write_record(self.table(), date.parse()?))
    }

    /// The state of the match.
    pub fn table(&self) -> &Table<G> {
        self.journal.table()
    }

    /// All seats in the order of their turns, from the one that moved first.
    pub fn turn_order(&self) -> Vec<u8> {
        self.table().turn_order().into_iter().map(|seat| seat.index() as u8).collect()
    }

    /// The turn being made.
    pub fn draft(&self) -> &G::Draft {
        &self.draft
    }

    /// The turn being made, to go on with it.
    pub fn draft_mut(&mut self) -> &mut G::Draft {
        &mut self.draft
    }

    /// Executes a command, or says why not and changes nothing.
    pub fn execute(&mut self, command: &Command, now_ms: u64) -> Result<(), Refusal> {
        let command = command.read(self.table().game())?;
        self.journal.execute(&command, now_ms)?;
        self.draft.resync(self.journal.table());
        Ok(())
    }

    /// Applies the next line of the log, or says why it cannot have happened and changes nothing.
    pub fn append(&mut self, line: &str) -> Result<(), LogError> {
        read_line(line, &mut self.journal)?;
        self.draft.resync(self.journal.table());
        Ok(())
    }

    /// The match at this time.
    pub fn view(&self, now_ms: u64) -> G::MatchView {
        G::match_view(self.table(), now_ms)
    }

    /// The position after this many moves.
    pub fn position_at(&self, ply: u32) -> Result<G::PositionView, SessionError> {
        let table = self.table();
        if ply == table.ply() {
            // A match can be over while its game is not: then nobody is to move.
            return Ok(table.game().position_view(table.to_move()));
        }
        let game = table.game_at(ply).ok_or(SessionError::NoSuchPly { ply })?;
        Ok(game.position_view(game.to_move()))
    }
}

impl<G: AnalysedGame> LocalMatch<G> {
    /// What these moves would lead to if they were played after this many moves of the match. The
    /// line ends at the first move that is not legal.
    pub fn imagine(&self, ply: u32, texts: &[String]) -> Result<Vec<G::Imagined>, SessionError> {
        let game = self.table().game_at(ply).ok_or(SessionError::NoSuchPly { ply })?;
        Ok(play_line(game, texts, G::imagined))
    }
}
