//! A game from its start to where it is.

use game::record::{Action, EndWord, Ending, PlayerName, Record, Recorded};
use game::{Departure, RetireError, Seat};

/// A game with everything that has happened in it, so that it can be told to somebody else.
#[derive(Clone, PartialEq, Debug)]
pub struct Course<G: Recorded> {
    number: u64,
    game: G,
    actions: Vec<Action<G::Move>>,
}

impl<G: Recorded> Course<G> {
    /// A game before its first move. Its number tells it from others: who is asked about another
    /// number forgets the game before.
    pub fn new(number: u64, settings: G::Settings) -> Course<G> {
        Course { number, game: G::start(settings), actions: Vec::new() }
    }

    /// The game of a record, after everything that happened in it.
    pub fn of_record(number: u64, record: &Record<G>) -> Course<G> {
        Course { number, game: record.game(), actions: record.actions().to_vec() }
    }

    /// Which game it is.
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// The same course as that of another game.
    #[must_use]
    pub fn numbered(self, number: u64) -> Course<G> {
        Course { number, ..self }
    }

    /// The game as it is.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// What has happened.
    pub fn actions(&self) -> &[Action<G::Move>] {
        &self.actions
    }

    /// How many moves have been made.
    pub fn plies(&self) -> usize {
        self.actions.iter().filter(|action| matches!(action, Action::Play(_))).count()
    }

    /// Plays a move, or says why not.
    pub fn play(&mut self, mv: G::Move) -> Result<(), G::Illegal> {
        self.game.play(&mv)?;
        self.actions.push(Action::Play(mv));
        Ok(())
    }

    /// A player leaves, if the game can go on without them.
    pub fn retire(&mut self, seat: Seat, reason: Departure) -> Result<(), RetireError> {
        self.game.retire(seat)?;
        self.actions.push(Action::Retire { seat, reason });
        Ok(())
    }

    /// How the rules have ended the game, if they have.
    pub fn ending(&self) -> Option<Ending> {
        self.game
            .outcome()
            .map(|outcome| Ending::new(outcome.verdict, end_word(G::rule_name(outcome.rule))))
    }

    /// The record of the game with this end and these names, seat by seat. Names that records cannot
    /// hold are cut.
    ///
    /// # Panics
    /// If the end contradicts the moves.
    pub fn record(&self, ending: Ending, names: &[&str]) -> Record<G> {
        let settings = self.game.settings().clone();
        let mut record = Record::new(settings, self.actions.clone(), ending)
            .unwrap_or_else(|error| panic!("a course is one by the rules: {error}"));
        for (seat, name) in Seat::ALL.into_iter().zip(names) {
            record.set_player(seat, player_name(name));
        }
        record
    }
}

/// A word for what ended a game.
pub(crate) fn end_word(word: &str) -> EndWord {
    EndWord::new(word).expect("ends have names in kebab case")
}

fn player_name(name: &str) -> Option<PlayerName> {
    let plain: String =
        name.chars().filter(|c| !c.is_control()).take(game::record::MAX_NAME_CHARS).collect();
    PlayerName::new(plain.trim())
}
