//! A game with all its moves.

use game::record::{Action, EndWord, Ending, PlayerName, Record, Recorded};
use game::{Departure, RetireError, Seat, hash::fnv1a};

/// A game with everything that has happened in it, so that it can be replayed elsewhere.
#[derive(Clone, PartialEq, Debug)]
pub struct GameHistory<G: Recorded> {
    number: u64,
    game: G,
    actions: Vec<Action<G::Move>>,
}

impl<G: Recorded> GameHistory<G> {
    /// A game before its first move. The number identifies it: a player that sees a new number forgets
    /// the previous game.
    pub fn new(number: u64, settings: G::Settings) -> GameHistory<G> {
        GameHistory { number, game: G::start(settings), actions: Vec::new() }
    }

    /// The game of a record, after its last action.
    pub fn from_record(number: u64, record: &Record<G>) -> GameHistory<G> {
        GameHistory { number, game: record.game(), actions: record.actions().to_vec() }
    }

    /// The number of the game.
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// The same course as that of another game.
    #[must_use]
    pub fn with_number(self, number: u64) -> GameHistory<G> {
        GameHistory { number, ..self }
    }

    /// The current state.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// All moves and departures so far.
    pub fn actions(&self) -> &[Action<G::Move>] {
        &self.actions
    }

    /// The number of moves played.
    pub fn plies(&self) -> usize {
        self.actions.iter().filter(|action| matches!(action, Action::Play(_))).count()
    }

    /// A hash of all moves and departures.
    pub fn moves_hash(&self) -> u64 {
        fnv1a(format!("{:?}", self.actions).as_bytes())
    }

    /// Plays a move, or returns why it is illegal.
    pub fn play(&mut self, mv: G::Move) -> Result<(), G::Illegal> {
        self.game.play(&mv)?;
        self.actions.push(Action::Play(mv));
        Ok(())
    }

    /// Removes a player, if the game can continue without them.
    pub fn retire(&mut self, seat: Seat, reason: Departure) -> Result<(), RetireError> {
        self.game.retire(seat)?;
        self.actions.push(Action::Retire { seat, reason });
        Ok(())
    }

    /// How the game ended by the rules; none if it has not.
    pub fn ending(&self) -> Option<Ending> {
        self.game
            .outcome()
            .map(|outcome| Ending::new(outcome.verdict, end_word(G::rule_name(outcome.rule))))
    }

    /// The record of the game with this ending and these names by seat. Names too long for a record are
    /// cut.
    ///
    /// # Panics
    /// If the ending contradicts the moves.
    pub fn record(&self, ending: Ending, names: &[&str]) -> Record<G> {
        let settings = self.game.settings().clone();
        let mut record = Record::new(settings, self.actions.clone(), ending)
            .unwrap_or_else(|error| panic!("the history is valid: {error}"));
        for (seat, name) in Seat::ALL.into_iter().zip(names) {
            record.set_player(seat, player_name(name));
        }
        record
    }
}

/// The reason a game ended, as a record stores it.
pub(crate) fn end_word(word: &str) -> EndWord {
    EndWord::new(word).expect("reasons are in kebab case")
}

fn player_name(name: &str) -> Option<PlayerName> {
    let plain: String =
        name.chars().filter(|c| !c.is_control()).take(game::record::MAX_NAME_CHARS).collect();
    PlayerName::new(plain.trim())
}
