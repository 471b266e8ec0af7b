//! A match as a client folds it: from lines of its log, with the real rules.

use match_log::{StoredGame, read_line, read_log};
use rand_pcg::Pcg64Mcg;
use table::Journal;
use wire::online::Game;

/// A match of any game.
pub(crate) trait Follower {
    fn seq(&self) -> u32;
    /// Folds the next line, or says why it cannot have happened.
    fn add(&mut self, line: &str) -> Result<(), String>;
    fn to_move(&self) -> Option<u8>;
    fn ply(&self) -> u32;
    fn is_over(&self) -> bool;
    /// A random move of the player to move, as text.
    fn random_move(&self, rng: &mut Pcg64Mcg) -> Option<String>;
}

impl<G: StoredGame> Follower for Journal<G> {
    fn seq(&self) -> u32 {
        self.table().seq()
    }

    fn add(&mut self, line: &str) -> Result<(), String> {
        read_line(line, self).map_err(|error| error.to_string())
    }

    fn to_move(&self) -> Option<u8> {
        self.table().to_move().map(|seat| seat.index() as u8)
    }

    fn ply(&self) -> u32 {
        self.table().ply()
    }

    fn is_over(&self) -> bool {
        self.table().outcome().is_some()
    }

    fn random_move(&self, rng: &mut Pcg64Mcg) -> Option<String> {
        let game = self.table().game();
        game.random_move(rng).map(|mv| game.write_move(&mv))
    }
}

/// Folds a whole log.
pub(crate) fn follow(game: Game, lines: &[String]) -> Result<Box<dyn Follower>, String> {
    fn read<G: StoredGame + 'static>(log: &str) -> Result<Box<dyn Follower>, String> {
        let journal = read_log::<G>(log).map_err(|error| error.to_string())?;
        Ok(Box::new(journal))
    }
    let log = lines.join("\n");
    match game {
        Game::Klotz => read::<klotz::Klotz>(&log),
        Game::Climbers => read::<climbers::Climbers>(&log),
        Game::Xstack => read::<xstack::XStack>(&log),
    }
}
