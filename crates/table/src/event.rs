//! Events: what happened in a match.

use game::{Departure, Game, Outcome, Seat};

use crate::{Answer, Player};

/// Something that happened, with everything needed to replay it.
#[derive(Clone, PartialEq, Debug)]
pub struct Event<G: Game> {
    /// Its number in the match, from 1 and without gaps.
    pub seq: u32,
    /// When it happened; not before the previous event.
    pub at_ms: u64,
    /// The version of the game's rules.
    pub rules_version: u32,
    /// What happened.
    pub kind: EventKind<G>,
}

/// What happened. `left_ms` is the remaining time of each seat afterwards, in turn order; it is empty
/// without a clock.
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
    /// A player asked for a takeback.
    TakebackAsked {
        /// Who asked.
        seat: Seat,
        /// The number of moves that would remain.
        ply: u32,
    },
    /// A player answered a takeback request.
    TakebackAnswered {
        /// Who answered.
        seat: Seat,
        /// The answer.
        answer: Answer,
    },
    /// Moves were taken back.
    MovesTakenBack {
        /// By whom.
        seat: Seat,
        /// The number of moves that remained.
        ply: u32,
    },
    /// Moves were redone after a takeback.
    MovesRedone {
        /// By whom.
        seat: Seat,
        /// The number of moves played afterwards.
        ply: u32,
    },
    /// A player left, and the game continued.
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
    /// A player answered a draw offer.
    DrawAnswered {
        /// Who answered.
        seat: Seat,
        /// The answer.
        answer: Answer,
    },
    /// The match ended by a rule of the table. The end by a rule of the game has no event of its
    /// own: it follows from the last move.
    MatchEnded {
        /// Who won, and by which rule.
        outcome: Outcome<TableRule>,
        /// The clocks afterwards.
        left_ms: Vec<u64>,
    },
    /// Time during which nobody could reach the match was given back. The clock runs from here.
    TimeRestored {
        /// The clocks afterwards.
        left_ms: Vec<u64>,
    },
    /// A seat was handed over to a bot or a person.
    PlayerChanged {
        /// The seat.
        seat: Seat,
        /// Who plays it from now on.
        player: Player,
    },
    /// A player asked for a rematch.
    RematchWanted {
        /// Who.
        seat: Seat,
    },
    /// Everyone agreed to a rematch.
    RematchAgreed,
}

/// The rules of the table by which a match can end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableRule {
    /// All players but one have resigned or left.
    Resignation,
    /// One of the last two players ran out of time.
    Time,
    /// Everyone accepted a draw.
    Agreement,
    /// A player aborted the match before their first move.
    Aborted,
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
