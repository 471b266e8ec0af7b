//! Search with opponent prediction, for three and four players: each opponent is assumed to play
//! the move that looks best for itself at once. Only the bot's own moves branch, so the search
//! looks whole rounds ahead.
//!
//! A paranoid search stops runners that no other player would stop, and falls behind; this search
//! runs when running is fastest.

use klotz::{Approach, CellSet, Colour, Move, Position};

use super::{eval::Weights, position_info::PositionInfo};
use crate::{
    log_odds,
    search::{Budget, MATE, ScoredMove, SearchResult},
};

/// Below an even game of four, so that bots play on.
const DRAW_SCORE: i32 = -130;

/// How many of the bot's moves to search, by rounds from the root.
const WIDTH: [usize; 5] = [usize::MAX, 24, 12, 8, 6];

/// How predicted opponents value being 1, 2, 3, … moves from the goal.
const RACE_VALUES: [i32; 6] = [520, 340, 220, 140, 90, 60];
/// How they value an unreachable goal.
const CLOSED: i32 = 0;

/// Scores every move of the player to move, with iterative deepening by rounds.
pub(super) fn search(
    position: &Position,
    history: &[u64],
    weights: &Weights,
    budget: &mut Budget<'_>,
) -> SearchResult<Move> {
    let mut history = history.to_vec();
    history.sort_unstable();
    let mut found = SearchResult {
        moves: position.moves().into_iter().map(|mv| ScoredMove { mv, value: -MATE }).collect(),
        depth: 0,
        nodes: 0,
    };
    let mut search = PredictionSearch { us: position.turn(), history, weights, budget, nodes: 0 };
    for rounds in 1..=search.budget.depth.min(WIDTH.len() as u32) {
        let width = WIDTH[rounds as usize - 1].min(found.moves.len());
        let mut seen = 0;
        for scored in &mut found.moves[..width] {
            let mut after = *position;
            let _ = after.play_unchecked(scored.mv);
            let Some(value) = search.value_after(after, rounds - 1, 1) else { break };
            scored.value = value;
            seen += 1;
        }
        // Moves that were not searched rank below those that were.
        found.moves[..seen].sort_by_key(|scored| std::cmp::Reverse(scored.value));
        if let Some(least) = found.moves[..seen].last().map(|scored| scored.value) {
            for scored in &mut found.moves[seen..] {
                scored.value = scored.value.min(least);
            }
        }
        found.nodes = search.nodes;
        if seen < width {
            break;
        }
        found.depth = rounds;
    }
    found
}

struct PredictionSearch<'b, 'a> {
    us: Colour,
    /// Sorted hashes of earlier positions of the match.
    history: Vec<u64>,
    weights: &'b Weights,
    budget: &'b mut Budget<'a>,
    nodes: u64,
}

impl PredictionSearch<'_, '_> {
    /// The value of a position after the bot's own move; `None` if the budget is used up.
    fn value_after(&mut self, mut position: Position, rounds: u32, ply: u8) -> Option<i32> {
        self.nodes += 1;
        if self.nodes > self.budget.nodes || (self.nodes.is_multiple_of(16) && (self.budget.stop)())
        {
            return None;
        }
        let won = MATE - i32::from(ply);
        if position.winner().is_some() {
            return Some(won);
        }
        if self.history.binary_search(&position.hash()).is_ok() {
            return Some(DRAW_SCORE);
        }
        while position.turn() != self.us {
            let _ = position.play_unchecked(predicted_move(&position));
            if position.winner().is_some() {
                return Some(-won);
            }
        }
        if position.threat(self.us).is_some() {
            return Some(won - 1);
        }
        if rounds == 0 {
            return Some(self.evaluate(&position));
        }
        let mut best = -MATE;
        for mv in promising(&position, WIDTH[usize::from(ply).min(WIDTH.len() - 1)]) {
            let mut after = position;
            let _ = after.play_unchecked(mv);
            best = best.max(self.value_after(after, rounds - 1, ply + 1)?);
        }
        Some(best)
    }

    /// The bot's winning odds, in points.
    fn evaluate(&self, position: &Position) -> i32 {
        let scores = self.weights.scores(position, &PositionInfo::new(position));
        let odds = |colour: Colour| log_odds::odds(scores[colour.index()]);
        let rivals = position.seats().without(self.us).iter();
        let ours = odds(self.us);
        let all = rivals.fold(ours, |sum, rival| sum + odds(rival));
        log_odds::points(ours / all)
    }
}

/// The best `width` moves by rank.
fn promising(position: &Position, width: usize) -> impl Iterator<Item = Move> {
    let ranker = MoveRanker::new(position);
    let mut moves = Vec::new();
    position.for_each_move(|mv| moves.push((mv, ranker.rank(position, mv))));
    moves.sort_by_key(|&(_, rank)| std::cmp::Reverse(rank));
    moves.into_iter().take(width).map(|(mv, _)| mv)
}

/// Ranks moves for the search.
struct MoveRanker {
    ours: Approach,
    danger: CellSet,
    /// Where we can capture an opponent that is about to arrive.
    victims: CellSet,
    /// Where we can block an opponent that is about to enter its goal.
    blocks: CellSet,
    /// Where opponents want to go.
    way: CellSet,
}

impl MoveRanker {
    fn new(position: &Position) -> MoveRanker {
        let info = PositionInfo::new(position);
        let us = position.turn();
        let none = CellSet::EMPTY;
        let (mut victims, mut blocks, mut way) = (none, none, none);
        for rival in position.seats().without(us).iter() {
            let theirs = info.approach(rival);
            blocks = blocks | position.threat(rival).unwrap_or(none);
            way = way | theirs.gates | theirs.first_steps;
            if theirs.race <= 2 {
                victims = victims | position.klotz(rival).map_or(none, CellSet::from);
            }
        }
        let danger = info.danger(position, us);
        MoveRanker { ours: *info.approach(us), danger, victims, blocks, way }
    }

    /// Higher ranks are searched first.
    fn rank(&self, position: &Position, mv: Move) -> i32 {
        let Move::Slide { from, to } = mv else { return 0 };
        let klotz = position.own_klotz();
        if from == klotz {
            let goal = position.turn().goal(position.goal());
            let nearer = from.distance(goal).cast_signed() - to.distance(goal).cast_signed();
            let safe = i32::from(!self.danger.contains(to));
            let shortest = i32::from(self.ours.first_steps.contains(to));
            nearer * 10 + safe * 40 + shortest * 60
        } else if to == klotz {
            -100 // capturing your own Klotz is legal but rarely good
        } else if self.victims.contains(to) {
            110
        } else if self.blocks.contains(to) {
            100
        } else if position.klotz_on(to).is_some() {
            50
        } else if self.way.contains(to) {
            30
        } else {
            0
        }
    }
}

/// The move the player to move is predicted to make: advancing, capturing or blocking, whichever
/// gives it the best odds at once.
fn predicted_move(position: &Position) -> Move {
    let mover = position.turn();
    let (klotz, goal) = (position.own_klotz(), mover.goal(position.goal()));
    if position.threat(mover).is_some() {
        return Move::Slide { from: klotz, to: goal };
    }
    let mut best = advance(position);
    let mut odds = odds_after(position, best);
    let mut targets = CellSet::EMPTY;
    for rival in position.seats().without(mover).iter() {
        if let Some(barring) = position.threat(rival) {
            targets = targets | barring;
        } else if position.race(rival) == Some(2) {
            targets = targets | position.klotz(rival).map_or(CellSet::EMPTY, CellSet::from);
        }
    }
    if !targets.is_empty() {
        position.for_each_move_to(targets, |mv| {
            let after = odds_after(position, mv);
            if after > odds {
                (best, odds) = (mv, after);
            }
        });
    }
    best
}

/// A step on the shortest path, a safe one if it is no longer; any move if there is no path.
fn advance(position: &Position) -> Move {
    let mover = position.turn();
    let others = position.seats().without(mover).iter();
    let danger = others.fold(CellSet::EMPTY, |all, other| all | position.column_reach(other));
    let careful = position.approach(mover, danger);
    let way = if careful.safe_race == careful.race {
        careful
    } else {
        position.approach(mover, CellSet::EMPTY)
    };
    let step = if way.race < Approach::FAR { way.first_steps.iter().next() } else { None };
    match step {
        Some(to) => Move::Slide { from: position.own_klotz(), to },
        None => position.moves()[0],
    }
}

/// The mover's odds after a move, judged by the race alone.
fn odds_after(position: &Position, mv: Move) -> f32 {
    let mover = position.turn();
    let mut after = *position;
    let _ = after.play_unchecked(mv);
    let odds = |colour: Colour| {
        let race = after.race(colour);
        log_odds::odds(race.map_or(CLOSED, |race| {
            RACE_VALUES[(race as usize).saturating_sub(1).min(RACE_VALUES.len() - 1)]
        }))
    };
    let rivals = position.seats().without(mover).iter();
    odds(mover) / rivals.fold(0.0, |sum, rival| sum + odds(rival))
}

#[cfg(test)]
mod tests {
    use klotz::{Cell, Settings};

    use super::*;
    use crate::klotz_bot::weights::TUNED;

    /// A position of four players; ranks that are not given are empty.
    fn four(ranks: &[(usize, &str)], turn: char) -> Position {
        let board = (1..=14).rev().map(|rank| {
            let given = ranks.iter().find(|&&(at, _)| at == rank);
            given.map_or("..............", |&(_, cells)| cells)
        });
        let board = board.collect::<Vec<_>>().join("/");
        format!("{board} RYGB {turn} R=-,Y=-,G=-,B=-").parse().expect("a valid position")
    }

    fn cell(text: &str) -> Cell {
        text.parse().expect("a valid cell")
    }

    fn best(position: &Position, rounds: u32) -> SearchResult<Move> {
        let mut budget = Budget { depth: rounds, nodes: u64::MAX, stop: &mut || false };
        search(position, &[], &TUNED, &mut budget)
    }

    #[test]
    fn a_player_that_can_win_is_predicted_to_win() {
        let position =
            four(&[(1, "....R........."), (8, "......YG......"), (7, ".......B......")], 'R');
        assert_eq!(predicted_move(&position).ends(), Some((cell("e1"), cell("a1"))));
    }

    /// Red is about to enter its goal: yellow captures if it can, and advances otherwise.
    #[test]
    fn opponents_capture_the_leader_or_advance() {
        let ranks = [
            (1, "....R........."),
            (2, "......3......."),
            (8, "......YG......"),
            (7, ".......B......"),
        ];
        let position = four(&ranks, 'Y');
        assert_eq!(predicted_move(&position).ends(), Some((cell("g2"), cell("e1"))));
        let position = four(&[ranks[0], ranks[2], ranks[3]], 'Y');
        let ran = predicted_move(&position);
        let mut after = position;
        let _ = after.play_unchecked(ran);
        assert!(after.race(Colour::Yellow) < position.race(Colour::Yellow));
    }

    /// On an empty board nobody can be stopped: the first player must run, and wins.
    #[test]
    fn it_runs_if_nobody_can_be_stopped() {
        let position = four(&[(8, "......YG......"), (7, "......RB......")], 'R');
        let found = best(&position, 3);
        let mut after = position;
        let _ = after.play_unchecked(found.moves[0].mv);
        assert!(after.race(Colour::Red) < position.race(Colour::Red));
        assert_eq!(found.moves[0].value, MATE - 3, "three own moves");
    }

    #[test]
    fn unsearched_moves_rank_below_searched_ones() {
        let position = *Settings::for_players(4).expect("four").start();
        let mut asked = 0;
        let mut stop = || {
            asked += 1;
            asked > 12
        };
        let mut budget = Budget { depth: 5, nodes: u64::MAX, stop: &mut stop };
        let found = search(&position, &[], &TUNED, &mut budget);
        assert_eq!(found.moves.len(), position.moves().len());
        assert!(found.moves.is_sorted_by_key(|scored| std::cmp::Reverse(scored.value)));
        assert_eq!(found.depth, 1, "stopped in the second round");
        assert_eq!(found, {
            let mut asked = 0;
            let mut stop = || {
                asked += 1;
                asked > 12
            };
            let mut budget = Budget { depth: 5, nodes: u64::MAX, stop: &mut stop };
            search(&position, &[], &TUNED, &mut budget)
        });
    }
}
