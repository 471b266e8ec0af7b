//! The result of a match: the places, and whether it can be rated.

use game::{Seat, SeatSet, Verdict};
use table::{Decision, EventKind, Journal, Player, StepKind, TableRule};

use super::game_adapter::GameAdapter;

/// The result of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct MatchResult {
    /// The place of each seat, from 1. Places can be shared.
    pub(crate) places: Vec<u8>,
    /// Whether only people took part, and each has made enough moves.
    pub(crate) is_fair: bool,
}

/// How many moves each player of a rated match has made at least, unless it ended by the rules of the
/// game: resigning at once must not be a way to give points away.
const MIN_MOVES: u32 = 3;

/// The result that a decision leads to, if it ends the match.
pub(crate) fn match_result<G: GameAdapter>(
    journal: &Journal<G>,
    decision: &Decision<G>,
) -> Option<MatchResult> {
    let table = journal.table();
    let mut left: Vec<Seat> = table.steps().iter().filter_map(|step| leaver(&step.kind)).collect();
    let mut moves = vec![0_u32; table.game().seats()];
    for step in table.steps() {
        if let StepKind::Played { seat, .. } = &step.kind {
            moves[seat.index()] += 1;
        }
    }
    let mut least_moves = MIN_MOVES;
    let mut retired = None;
    let mut verdict = None;
    for event in decision.events() {
        match &event.kind {
            EventKind::MovePlayed { seat, .. } => {
                moves[seat.index()] += 1;
                verdict = decision.position()?.outcome().map(|outcome| outcome.verdict);
                least_moves = 1;
            }
            EventKind::PlayerLeft { seat, .. } => {
                left.push(*seat);
                let mut game = table.game().clone();
                game.retire(*seat).ok()?;
                verdict = game.outcome().map(|outcome| outcome.verdict);
                retired = Some(game);
            }
            // Nobody has played.
            EventKind::MatchEnded { outcome, .. } if outcome.rule == TableRule::Aborted => {
                return None;
            }
            EventKind::MatchEnded { outcome, .. } => verdict = Some(outcome.verdict),
            EventKind::TakebackAsked { .. }
            | EventKind::TakebackAnswered { .. }
            | EventKind::MovesTakenBack { .. }
            | EventKind::MovesRedone { .. }
            | EventKind::DrawOffered { .. }
            | EventKind::DrawAnswered { .. }
            | EventKind::TimeRestored { .. }
            | EventKind::PlayerChanged { .. }
            | EventKind::RematchWanted { .. }
            | EventKind::RematchAgreed => {}
        }
    }
    let game = retired.as_ref().or(decision.position()).unwrap_or(table.game());
    let places = places(verdict?, game.seats(), &left, game.ranking().as_deref());
    let is_fair = moves.iter().all(|made| *made >= least_moves) && !has_had_bots(journal);
    Some(MatchResult { places, is_fair })
}

fn leaver<G: game::Game>(step: &StepKind<G>) -> Option<Seat> {
    match step {
        StepKind::Left { seat, .. } => Some(*seat),
        StepKind::Played { .. } | StepKind::Ended { .. } => None,
    }
}

fn has_had_bots<G: GameAdapter>(journal: &Journal<G>) -> bool {
    let is_bot = |player: &Player| matches!(player, Player::Bot { .. });
    let setup = journal.table().setup();
    setup.seats().iter().any(|seat| is_bot(&seat.player))
        || journal.events().iter().any(|event| match &event.kind {
            EventKind::PlayerChanged { player, .. } => is_bot(player),
            _ => false,
        })
}

/// Winners come first, then those who stayed, by the game's ranking if it has one, then those who left,
/// the first of them last.
fn places(verdict: Verdict, seats: usize, left: &[Seat], ranking: Option<&[i64]>) -> Vec<u8> {
    let (winners, drawn) = match verdict {
        Verdict::Won(winners) => (winners, false),
        Verdict::Drawn => (SeatSet::EMPTY, true),
    };
    let behind = |seat: Seat| -> (usize, i64) {
        if let Some(order) = left.iter().position(|leaver| *leaver == seat) {
            return (2 + left.len() - order, 0);
        }
        if drawn || winners.contains(seat) {
            return (0, 0);
        }
        let stands = ranking.and_then(|ranking| ranking.get(seat.index()));
        (1, stands.map_or(0, |&value| -value))
    };
    let ranks: Vec<_> = Seat::first(seats).map(behind).collect();
    let place = |rank: &(usize, i64)| 1 + ranks.iter().filter(|other| *other < rank).count() as u8;
    ranks.iter().map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(index: usize) -> Seat {
        Seat::first(5).nth(index).unwrap()
    }

    #[test]
    fn places_follow_from_verdict_ranking_and_departures() {
        let won = |seats: &[usize]| Verdict::Won(seats.iter().map(|&index| seat(index)).collect());
        let check = |verdict, seats, left: &[usize], ranking, expected: &[u8]| {
            let left: Vec<Seat> = left.iter().map(|&index| seat(index)).collect();
            assert_eq!(places(verdict, seats, &left, ranking), expected);
        };
        check(won(&[1]), 2, &[], None, &[2, 1]);
        check(Verdict::Drawn, 2, &[], None, &[1, 1]);
        check(won(&[2]), 4, &[], None, &[2, 2, 1, 2]);
        check(won(&[2]), 4, &[], Some(&[5, 9, 9, 5]), &[3, 2, 1, 3]);
        // The first to leave is last, whatever their ranking.
        check(won(&[0]), 4, &[3, 1], Some(&[1, 9, 0, 9]), &[1, 3, 2, 4]);
        check(won(&[0, 1]), 3, &[], None, &[1, 1, 3]);
        check(Verdict::Drawn, 3, &[0], None, &[3, 1, 1]);
    }
}
