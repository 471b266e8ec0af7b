//! What a game adds so that it can be recorded.

use std::fmt;

use super::{Header, RecordError};
use crate::{Game, Options, Seat};

/// A game whose matches can be kept as text.
pub trait Recorded: Game {
    /// How it tells its players apart.
    type Side: Side;

    /// What a table may agree on.
    type Options: Options;

    /// Every rule by which it can end.
    const END_RULES: &'static [Self::EndRule];

    /// The keys of the header lines that only this game has.
    const KEYS: &'static [&'static str];

    /// How its moves are written down.
    const MOVE_LINES: MoveLines;

    /// The name of a rule, in kebab case: `"corner"`.
    fn rule_name(rule: Self::EndRule) -> &'static str;

    /// The options of a game.
    fn options(settings: &Self::Settings) -> &Self::Options;

    /// Which side has a seat, if there is that seat.
    fn side(settings: &Self::Settings, seat: Seat) -> Option<Self::Side>;

    /// The header lines that only this game has: from what it starts. Their keys are among
    /// [`Self::KEYS`].
    fn start_lines(settings: &Self::Settings) -> Vec<(&'static str, String)>;

    /// The settings of which a header tells, with the options it names.
    fn read_settings(
        header: &Header<'_>,
        options: Self::Options,
    ) -> Result<Self::Settings, RecordError>;
}

/// A player as records name them: by a colour, in most games.
pub trait Side: Copy + Eq + fmt::Debug + 'static {
    /// All there can be.
    const ALL: &'static [Self];

    /// Its name, in kebab case: the key of its player's name.
    fn name(self) -> &'static str;

    /// What stands for it where it leaves: `R=out`.
    fn letter(self) -> char;

    /// The side with this name.
    fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|side| side.name() == name)
    }
}

/// How moves are written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveLines {
    /// One round a line, after the number of its first move: for moves that are single words.
    PerRound,
    /// One move a line, after its number: for moves with much to say.
    PerMove,
}

/// Everybody who plays, seat by seat.
pub(super) fn sides<G: Recorded>(settings: &G::Settings) -> impl Iterator<Item = (Seat, G::Side)> {
    Seat::ALL.into_iter().filter_map(|seat| Some((seat, G::side(settings, seat)?)))
}

/// The seat of a side, if it plays.
pub(super) fn seat_of<G: Recorded>(settings: &G::Settings, side: G::Side) -> Option<Seat> {
    sides::<G>(settings).find(|&(_, other)| other == side).map(|(seat, _)| seat)
}
