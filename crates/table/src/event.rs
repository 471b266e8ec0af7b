//! What happened at the table.

use game::{Departure, Game, Outcome, Seat};

use crate::{Answer, Player};

/// Something that happened, with everything needed to let it happen again.
#[derive(Clone, PartialEq, Debug)]
pub struct Event<G: Game> {
    /// Its number in the match, from 1 and without gaps.
    pub seq: u32,
    /// When; never before the event that came before it.
    pub at_ms: u64,
    /// The version of the game's rules it was made under.
    pub rules_version: u32,
    /// What.
    pub kind: EventKind<G>,
}

/// What happened. Where time matters, `left_ms` is what each seat had left afterwards, in turn
/// order; it is empty without a clock.
#[derive(Clone, PartialEq, Debug)]
pub enum EventKind<G: Game> {
    /// A move was played.
    MovePlayed {
        /// By whom.
        seat: Seat,
        /// The move.
        mv: G::Move,
        /// The clocks afterwards.
        left_ms: Vec<u64>,
    },
    /// Someone asked the others to go back.
    TakebackAsked {
        /// Who asked.
        seat: Seat,
        /// How many moves shall remain.
        ply: u32,
    },
    /// Someone was asked to go back and answered.
    TakebackAnswered {
        /// Who answered.
        seat: Seat,
        /// What they said.
        answer: Answer,
    },
    /// Moves were taken back.
    MovesTakenBack {
        /// By whom.
        seat: Seat,
        /// How many moves remained.
        ply: u32,
    },
    /// Moves that had been taken back were played again.
    MovesRedone {
        /// By whom.
        seat: Seat,
        /// How many moves had then been played.
        ply: u32,
    },
    /// A player left a game that went on.
    PlayerLeft {
        /// Who left.
        seat: Seat,
        /// Why.
        reason: Departure,
        /// The clocks afterwards.
        left_ms: Vec<u64>,
    },
    /// A draw was offered.
    DrawOffered {
        /// Who offered it.
        seat: Seat,
    },
    /// Someone was offered a draw and answered.
    DrawAnswered {
        /// Who answered.
        seat: Seat,
        /// What they said.
        answer: Answer,
    },
    /// The match ended by a rule of the table. An end by a rule of the game needs no event: the
    /// move that brought it about is one.
    MatchEnded {
        /// Who won, and by which rule.
        outcome: Outcome<TableRule>,
        /// The clocks afterwards.
        left_ms: Vec<u64>,
    },
    /// Someone else makes the moves of a seat from now on.
    PlayerChanged {
        /// Whose moves.
        seat: Seat,
        /// Who makes them.
        player: Player,
    },
    /// Someone wants to play again.
    RematchWanted {
        /// Who.
        seat: Seat,
    },
    /// Everyone wants to play again.
    RematchAgreed,
}

/// The rules of the table by which a match can end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableRule {
    /// All but one gave up or had left before.
    Resignation,
    /// One player's time was up and only one other was left.
    Time,
    /// Everyone accepted a draw.
    Agreement,
}

impl From<Departure> for TableRule {
    fn from(reason: Departure) -> TableRule {
        match reason {
            Departure::Resignation => TableRule::Resignation,
            Departure::Time => TableRule::Time,
        }
    }
}

/// The rule by which a match ended: one of the game's (`R`), or one of the table's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndRule<R> {
    /// A rule of the game.
    Game(R),
    /// A rule of the table.
    Table(TableRule),
}
