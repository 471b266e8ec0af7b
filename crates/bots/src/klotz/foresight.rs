//! A game of three or four in which the others are foreseen: each of them is thought to take what
//! looks best for itself at once, as people do who look at their own race first. So only the bot's
//! own moves branch, and whole rounds are looked ahead.
//!
//! A search that takes the others for one enemy stops runners whom nobody else would stop, and
//! comes last; this one runs when running is quickest.

use klotz::{Approach, CellSet, Colour, Move, Position};

use super::{facts::Facts, worth::Weights};
use crate::{
    odds,
    search::{Budget, DECIDED, Found, Scored},
};

/// What a draw is worth: less than an even game of four, so that bots play on.
const DRAWN: i32 = -130;

/// How many of the bot's own moves are followed, by the rounds between them and the root.
const WIDTH: [usize; 5] = [usize::MAX, 24, 12, 8, 6];

/// What the others are thought to think of being one, two, three, ... moves from the goal.
const AWAY: [i32; 6] = [520, 340, 220, 140, 90, 60];
/// And of having no way to it.
const CLOSED: i32 = 0;

/// Looks at every move of the player to move, more and more rounds ahead.
pub(super) fn search(
    position: &Position,
    history: &[u64],
    weights: &Weights,
    budget: &mut Budget<'_>,
) -> Found<Move> {
    let mut history = history.to_vec();
    history.sort_unstable();
    let mut found = Found {
        moves: position.moves().into_iter().map(|mv| Scored { mv, value: -DECIDED }).collect(),
        depth: 0,
        nodes: 0,
    };
    let mut look = Look { us: position.turn(), history, weights, budget, nodes: 0 };
    for rounds in 1..=look.budget.depth.min(WIDTH.len() as u32) {
        let width = WIDTH[rounds as usize - 1].min(found.moves.len());
        let mut seen = 0;
        for scored in &mut found.moves[..width] {
            let mut after = *position;
            let _ = after.play_unchecked(scored.mv);
            let Some(value) = look.after_ours(after, rounds - 1, 1) else { break };
            scored.value = value;
            seen += 1;
        }
        // What was not looked at again is behind everything that was.
        found.moves[..seen].sort_by_key(|scored| std::cmp::Reverse(scored.value));
        if let Some(least) = found.moves[..seen].last().map(|scored| scored.value) {
            for scored in &mut found.moves[seen..] {
                scored.value = scored.value.min(least);
            }
        }
        found.nodes = look.nodes;
        if seen < width {
            break;
        }
        found.depth = rounds;
    }
    found
}

struct Look<'b, 'a> {
    us: Colour,
    /// Hashes of where the match has been before, sorted.
    history: Vec<u64>,
    weights: &'b Weights,
    budget: &'b mut Budget<'a>,
    nodes: u64,
}

impl Look<'_, '_> {
    /// What the bot may expect after a move of its own; `None` once time is up.
    fn after_ours(&mut self, mut position: Position, rounds: u32, ply: u8) -> Option<i32> {
        self.nodes += 1;
        if self.nodes > self.budget.nodes || (self.nodes.is_multiple_of(16) && (self.budget.stop)())
        {
            return None;
        }
        let won = DECIDED - i32::from(ply);
        if position.winner().is_some() {
            return Some(won);
        }
        if self.history.binary_search(&position.hash()).is_ok() {
            return Some(DRAWN);
        }
        while position.turn() != self.us {
            let _ = position.play_unchecked(foreseen(&position));
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
        let mut best = -DECIDED;
        for mv in promising(&position, WIDTH[usize::from(ply).min(WIDTH.len() - 1)]) {
            let mut after = position;
            let _ = after.play_unchecked(mv);
            best = best.max(self.after_ours(after, rounds - 1, ply + 1)?);
        }
        Some(best)
    }

    /// The odds that the bot will win, in points.
    fn evaluate(&self, position: &Position) -> i32 {
        let standings = self.weights.standings(position, &Facts::new(position));
        let odds = |colour: Colour| odds::of_points(standings[colour.index()]);
        let rivals = position.seats().without(self.us).iter();
        let ours = odds(self.us);
        let all = rivals.fold(ours, |sum, rival| sum + odds(rival));
        odds::points(ours / all)
    }
}

/// The moves of the player to move that look best, so many of them.
fn promising(position: &Position, width: usize) -> impl Iterator<Item = Move> {
    let looks = Looks::new(position);
    let mut moves = Vec::new();
    position.for_each_move(|mv| moves.push((mv, looks.rank(position, mv))));
    moves.sort_by_key(|&(_, rank)| std::cmp::Reverse(rank));
    moves.into_iter().take(width).map(|(mv, _)| mv)
}

/// What tells promising moves from idle ones.
struct Looks {
    ours: Approach,
    danger: CellSet,
    /// Where a rival who is about to arrive can be captured.
    victims: CellSet,
    /// What keeps rivals out who are about to enter their goals.
    bars: CellSet,
    /// Where rivals want to go.
    way: CellSet,
}

impl Looks {
    fn new(position: &Position) -> Looks {
        let facts = Facts::new(position);
        let us = position.turn();
        let none = CellSet::EMPTY;
        let (mut victims, mut bars, mut way) = (none, none, none);
        for rival in position.seats().without(us).iter() {
            let theirs = facts.approach(rival);
            bars = bars | position.threat(rival).unwrap_or(none);
            way = way | theirs.gates | theirs.first_steps;
            if theirs.race <= 2 {
                victims = victims | position.klotz(rival).map_or(none, CellSet::from);
            }
        }
        let danger = facts.danger(position, us);
        Looks { ours: *facts.approach(us), danger, victims, bars, way }
    }

    /// The higher, the sooner a move is tried.
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
            -100 // sending oneself home is legal, and rarely wise
        } else if self.victims.contains(to) {
            110
        } else if self.bars.contains(to) {
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

/// What the player to move is thought to do: of running, capturing and barring whatever gives it the
/// best odds at once.
fn foreseen(position: &Position) -> Move {
    let mover = position.turn();
    let (klotz, goal) = (position.own_klotz(), mover.goal(position.goal()));
    if position.threat(mover).is_some() {
        return Move::Slide { from: klotz, to: goal };
    }
    let mut best = run(position);
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

/// A step of the shortest way, a safe one if it is no longer; any move if there is no way.
fn run(position: &Position) -> Move {
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

/// The mover's odds after a move, by the race alone.
fn odds_after(position: &Position, mv: Move) -> f32 {
    let mover = position.turn();
    let mut after = *position;
    let _ = after.play_unchecked(mv);
    let standing = |colour: Colour| {
        let race = after.race(colour);
        odds::of_points(
            race.map_or(CLOSED, |race| AWAY[(race as usize).saturating_sub(1).min(AWAY.len() - 1)]),
        )
    };
    let rivals = position.seats().without(mover).iter();
    standing(mover) / rivals.fold(0.0, |sum, rival| sum + standing(rival))
}

#[cfg(test)]
mod tests {
    use klotz::{Cell, Settings};

    use super::*;
    use crate::klotz::weights::TUNED;

    /// A game of four; `ranks` are numbered as on the board, the rest of which is empty.
    fn four(ranks: &[(usize, &str)], turn: char) -> Position {
        let board = (1..=14).rev().map(|rank| {
            let given = ranks.iter().find(|&&(at, _)| at == rank);
            given.map_or("..............", |&(_, cells)| cells)
        });
        let board = board.collect::<Vec<_>>().join("/");
        format!("{board} RYGB {turn} R=-,Y=-,G=-,B=-").parse().expect("a position")
    }

    fn cell(text: &str) -> Cell {
        text.parse().expect("a cell")
    }

    fn best(position: &Position, rounds: u32) -> Found<Move> {
        let mut budget = Budget { depth: rounds, nodes: u64::MAX, stop: &mut || false };
        search(position, &[], &TUNED, &mut budget)
    }

    #[test]
    fn who_can_arrive_is_thought_to_arrive() {
        let position =
            four(&[(1, "....R........."), (8, "......YG......"), (7, ".......B......")], 'R');
        assert_eq!(foreseen(&position).ends(), Some((cell("e1"), cell("a1"))));
    }

    /// Red stands before its goal and yellow is as far away as at the start: whether yellow can
    /// capture or not, it is not thought to look on.
    #[test]
    fn a_leader_is_thought_to_be_captured_and_otherwise_everybody_runs() {
        let ranks = [
            (1, "....R........."),
            (2, "......3......."),
            (8, "......YG......"),
            (7, ".......B......"),
        ];
        let position = four(&ranks, 'Y');
        assert_eq!(foreseen(&position).ends(), Some((cell("g2"), cell("e1"))));
        let position = four(&[ranks[0], ranks[2], ranks[3]], 'Y');
        let ran = foreseen(&position);
        let mut after = position;
        let _ = after.play_unchecked(ran);
        assert!(after.race(Colour::Yellow) < position.race(Colour::Yellow));
    }

    /// Nobody can be stopped on an empty board: whoever moves first has to run, and will win.
    #[test]
    fn it_runs_where_nobody_is_stopped() {
        let position = four(&[(8, "......YG......"), (7, "......RB......")], 'R');
        let found = best(&position, 3);
        let mut after = position;
        let _ = after.play_unchecked(found.moves[0].mv);
        assert!(after.race(Colour::Red) < position.race(Colour::Red));
        assert_eq!(found.moves[0].value, DECIDED - 3, "three moves of its own");
    }

    #[test]
    fn what_was_cut_short_is_behind_what_was_seen() {
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
        assert_eq!(found.depth, 1, "time was up in the second round");
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
