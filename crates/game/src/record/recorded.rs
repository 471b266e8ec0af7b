//! What differs between the records of games.

use std::fmt;

use super::{Header, RecordError};
use crate::{Game, Options, Seat};

/// A game with a text format for records.
pub trait Recorded: Game {
    /// How records name the players.
    type Side: Side;

    /// The options of the game.
    type Options: Options;

    /// All rules by which the game can end.
    const END_RULES: &'static [Self::EndRule];

    /// The keys of the header lines specific to this game.
    const KEYS: &'static [&'static str];

    /// How moves are split into lines.
    const MOVE_LINES: MoveLines;

    /// The name of a rule, in kebab case: `"corner"`.
    fn rule_name(rule: Self::EndRule) -> &'static str;

    /// The options of a game.
    fn options(settings: &Self::Settings) -> &Self::Options;

    /// The options as written in records. Games under an earlier version of the rules are written
    /// as that version wrote them, without options that came later.
    fn options_text(settings: &Self::Settings) -> String {
        Self::options(settings).to_text()
    }

    /// The side of a seat, if the game has that seat.
    fn side(settings: &Self::Settings, seat: Seat) -> Option<Self::Side>;

    /// The header lines specific to this game: how it starts. Their keys are in [`Self::KEYS`].
    fn start_lines(settings: &Self::Settings) -> Vec<(&'static str, String)>;

    /// The settings in a header, with its options.
    fn read_settings(
        header: &Header<'_>,
        options: Self::Options,
    ) -> Result<Self::Settings, RecordError>;
}

/// How records name a player: by colour, in most games.
pub trait Side: Copy + Eq + fmt::Debug + 'static {
    /// All sides.
    const ALL: &'static [Self];

    /// Its name in kebab case, which is also the key of the player's name.
    fn name(self) -> &'static str;

    /// Its letter when the player leaves: `R=out`.
    fn letter(self) -> char;

    /// The side with this name.
    fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|side| side.name() == name)
    }
}

/// How moves are split into lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveLines {
    /// One round per line, after its number: for moves that are single words.
    PerRound,
    /// One move per line, after its number: for long moves.
    PerMove,
}

/// All players, by seat.
pub(super) fn sides<G: Recorded>(settings: &G::Settings) -> impl Iterator<Item = (Seat, G::Side)> {
    Seat::ALL.into_iter().filter_map(|seat| Some((seat, G::side(settings, seat)?)))
}

/// The seat of a side, if it plays.
pub(super) fn seat_of<G: Recorded>(settings: &G::Settings, side: G::Side) -> Option<Seat> {
    sides::<G>(settings).find(|&(_, other)| other == side).map(|(seat, _)| seat)
}
