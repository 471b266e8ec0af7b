//! The trait the rest of the workspace knows games by.

use std::fmt;

use rand_core::Rng;

use crate::{Outcome, Refusal, Seat};

/// A game being played, from its settings to its outcome.
///
/// Implemented by the state itself: a value is one moment of one game, with whatever history the
/// rules look back on (repetitions, the last block moved). It is valid by construction; the only
/// ways to change it are [`Game::play`] and [`Game::retire`], and both leave it untouched when
/// they refuse.
pub trait Game: Clone + PartialEq + fmt::Debug + Sized {
    /// The game's short name in commands, records and addresses: `"klotz"`.
    const ID: &'static str;

    /// The version of the rules that new games are played by; stored with every game. Raise it
    /// whenever the meaning of a stored move changes, and keep the old meaning for stored games:
    /// see [`Game::with_rules_version`].
    const RULES_VERSION: u32;

    /// The oldest version of the rules by which games can still be played. All versions from it to
    /// [`Self::RULES_VERSION`] are known.
    const OLDEST_RULES_VERSION: u32 = Self::RULES_VERSION;

    /// Everything agreed before the first move: options, who sits where, the starting position.
    type Settings: Clone + PartialEq + fmt::Debug;

    /// What one player does in one turn, as it is stored.
    type Move: Clone + PartialEq + fmt::Debug;

    /// Why a move was refused, by the rule.
    type Illegal: Refusal + Clone + PartialEq;

    /// Why a text is not a move at all.
    type MoveTextError: Refusal + Clone + PartialEq;

    /// The rules by which this game can end.
    type EndRule: Copy + Eq + fmt::Debug + 'static;

    /// The game before its first move.
    fn start(settings: Self::Settings) -> Self;

    /// The version of the rules by which a game with these settings is played.
    fn rules_version(_settings: &Self::Settings) -> u32 {
        Self::RULES_VERSION
    }

    /// The same settings for a game that was stored under another version of the rules, if that
    /// version is known.
    fn with_rules_version(settings: Self::Settings, version: u32) -> Option<Self::Settings> {
        (version == Self::RULES_VERSION).then_some(settings)
    }

    /// Whether games stored under this version of the rules can be read.
    fn knows_rules_version(version: u32) -> bool {
        (Self::OLDEST_RULES_VERSION..=Self::RULES_VERSION).contains(&version)
    }

    /// What is agreed for the next game among the same people. A game whose first player has an
    /// advantage lets the start move on by one seat; the rules are those of
    /// [`Self::RULES_VERSION`].
    fn settings_for_rematch(settings: &Self::Settings) -> Self::Settings {
        settings.clone()
    }

    /// What was agreed before the first move.
    fn settings(&self) -> &Self::Settings;

    /// The number of seats the game was started with.
    fn seats(&self) -> usize;

    /// Whose turn it is; nobody's when the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome<Self::EndRule>>;

    /// Plays a move for the seat to move, or says why not and changes nothing.
    fn play(&mut self, mv: &Self::Move) -> Result<(), Self::Illegal>;

    /// Takes a player out of a game that goes on without them (resigned, or out of time). Who has
    /// won when a single player is left is for the match to say, not for the game.
    fn retire(&mut self, seat: Seat) -> Result<(), RetireError>;

    /// The move in its canonical text form. `mv` must be legal here: some forms depend on the
    /// position (a capture is written differently).
    fn write_move(&self, mv: &Self::Move) -> String;

    /// Reads a move leniently, without judging whether it is legal.
    fn read_move(&self, text: &str) -> Result<Self::Move, Self::MoveTextError>;

    /// The position in its canonical text form, without history.
    fn position_text(&self) -> String;

    /// A hash of the position, without history: equal texts have equal hashes, on every machine.
    fn fingerprint(&self) -> u64;

    /// A legal move drawn by `rng`, or `None` when the game is over. Every kind of move should turn
    /// up now and then; the distribution need not be even.
    fn random_move(&self, rng: &mut dyn Rng) -> Option<Self::Move>;
}

/// A game small enough to list its moves.
pub trait Enumerate: Game {
    /// All legal moves, each once, in a fixed order; none when the game is over.
    fn legal_moves(&self) -> Vec<Self::Move>;
}

/// Why a player cannot be taken out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "retire")]
pub enum RetireError {
    /// The game has no such seat, or its player has left already.
    #[error("{0} is not in the game")]
    NotInGame(#[refusal(name = "seat")] Seat),
    /// Only one player would be left: the match is over instead.
    #[error("{0} is one of the last two players: the match ends instead")]
    LastTwo(#[refusal(name = "seat")] Seat),
    /// The game has ended already.
    #[error("the game is over")]
    #[refusal(code = "game-over")]
    GameOver,
}
