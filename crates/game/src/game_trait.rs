//! The trait that all games implement.

use std::fmt;

use rand_core::Rng;

use crate::{Outcome, Refusal, Seat};

/// A game in progress.
///
/// The state implements it: a value is one moment of one game, including the history that the rules
/// depend on (repetitions, the last block moved). It is valid by construction. Only [`Game::play`]
/// and [`Game::retire`] change it, and both leave it unchanged when they refuse.
pub trait Game: Clone + PartialEq + fmt::Debug + Sized {
    /// The game's short name in commands, records and addresses: `"klotz"`.
    const ID: &'static str;

    /// The version of the rules for new games; stored with every game. Increase it when the meaning
    /// of a stored move changes, and keep the old meaning for stored games: see
    /// [`Game::with_rules_version`].
    const RULES_VERSION: u32;

    /// The oldest supported version of the rules. All versions from it to [`Self::RULES_VERSION`]
    /// are supported.
    const OLDEST_RULES_VERSION: u32 = Self::RULES_VERSION;

    /// Everything decided before the first move: options, seats, the starting position.
    type Settings: Clone + PartialEq + fmt::Debug;

    /// What one player does in one turn, as it is stored.
    type Move: Clone + PartialEq + fmt::Debug;

    /// The rule that a refused move breaks.
    type Illegal: Refusal + Clone + PartialEq;

    /// Why a text is not a move.
    type MoveTextError: Refusal + Clone + PartialEq;

    /// The rules by which this game can end.
    type EndRule: Copy + Eq + fmt::Debug + 'static;

    /// The game before its first move.
    fn start(settings: Self::Settings) -> Self;

    /// The version of the rules for a game with these settings.
    fn rules_version(_settings: &Self::Settings) -> u32 {
        Self::RULES_VERSION
    }

    /// The same settings under another version of the rules, if that version is supported.
    fn with_rules_version(settings: Self::Settings, version: u32) -> Option<Self::Settings> {
        (version == Self::RULES_VERSION).then_some(settings)
    }

    /// Whether games stored under this version of the rules can be read.
    fn knows_rules_version(version: u32) -> bool {
        (Self::OLDEST_RULES_VERSION..=Self::RULES_VERSION).contains(&version)
    }

    /// The settings of a rematch, under [`Self::RULES_VERSION`]. If moving first is an advantage,
    /// the next seat starts.
    fn settings_for_rematch(settings: &Self::Settings) -> Self::Settings {
        settings.clone()
    }

    /// The settings.
    fn settings(&self) -> &Self::Settings;

    /// The number of seats the game was started with.
    fn seats(&self) -> usize;

    /// The seat to move; `None` when the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// How the game ended; `None` while it continues.
    fn outcome(&self) -> Option<Outcome<Self::EndRule>>;

    /// Plays a move for the seat to move. A refused move changes nothing.
    ///
    /// ```
    /// use game::Game;
    ///
    /// /// Plays moves given as text, up to the first that is refused.
    /// fn play_all<G: Game>(game: &mut G, moves: &[&str]) -> Result<(), Box<dyn std::error::Error>> {
    ///     for text in moves {
    ///         let mv = game.read_move(text)?;
    ///         game.play(&mv)?;
    ///     }
    ///     Ok(())
    /// }
    /// ```
    fn play(&mut self, mv: &Self::Move) -> Result<(), Self::Illegal>;

    /// Removes a player who resigned or ran out of time; the others continue. The match, not the
    /// game, decides who wins when only one player is left.
    fn retire(&mut self, seat: Seat) -> Result<(), RetireError>;

    /// The canonical text of a move. `mv` must be legal, because the text can depend on the position
    /// (captures are written differently).
    fn write_move(&self, mv: &Self::Move) -> String;

    /// Parses a move leniently, without checking whether it is legal.
    fn read_move(&self, text: &str) -> Result<Self::Move, Self::MoveTextError>;

    /// The canonical text of the position, without history.
    fn position_text(&self) -> String;

    /// A hash of the position, without history: equal texts have equal hashes on every machine.
    fn fingerprint(&self) -> u64;

    /// A random legal move; `None` when the game is over. Every kind of move should occur; the
    /// distribution need not be uniform.
    fn random_move(&self, rng: &mut dyn Rng) -> Option<Self::Move>;
}

/// A game that can list its moves.
pub trait Enumerate: Game {
    /// All legal moves, each once, in a fixed order; none when the game is over.
    fn legal_moves(&self) -> Vec<Self::Move>;
}

/// Why a player cannot be removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "retire")]
pub enum RetireError {
    /// The game has no such seat, or its player has left already.
    #[error("{0} is not in the game")]
    NotInGame(#[refusal(name = "seat")] Seat),
    /// Only one player would be left: the match ends instead.
    #[error("{0} is one of the last two players: the match ends instead")]
    LastTwo(#[refusal(name = "seat")] Seat),
    /// The game has ended already.
    #[error("the game is over")]
    #[refusal(code = "game-over")]
    GameOver,
}
