//! Alpha-beta search with iterative widening and deepening, for two players.

use climbers::{Climbers, Colour, Draft, MAX_STEPS, Turn};

use super::{
    Strong,
    candidates::{Candidate, candidates, diverse, with_local_heights},
    eval_weights::EvalWeights,
    legal_turn::legal_turn,
    net::Net,
    net_eval::net_eval,
    node::{Node, TurnOutline},
    static_eval::{self, Values},
};
use crate::climbers_bot::{ScoredTurn, score::is_decided};

/// How many of the bot's own best turns are also tried with a stone at the end.
const STONE_TURNS: usize = 12;

/// How much the network counts beside the baseline's evaluation, in percent.
const NET_SHARE: i32 = 50;

/// The cost of a network evaluation per player, in static evaluations.
const NET_EVAL_COST: u64 = 100;

/// The turns of the player to move that were searched deepest, best first, and how many turns were
/// evaluated. For two players.
pub(in super::super) fn search(
    game: &Climbers,
    limits: &Strong,
    margin: i32,
    stop: &mut dyn FnMut() -> bool,
) -> (Vec<ScoredTurn>, usize) {
    let node = Node::new(game.position(), *game.options());
    // Turns with the same result differ by their number of steps.
    let exact_below_best = margin + (2 * MAX_STEPS as u32).cast_signed();
    let mut search = Search { limits, nodes: 0, stop, stopped: false, exact_below_best };
    let own = search.candidates(&node, STONE_TURNS);
    let mut roots = roots(game, &node, &EvalWeights::TWO_PLAYERS, &own, limits.width);
    search.iterate(&node, &mut roots);
    let nodes = usize::try_from(search.nodes).unwrap_or(usize::MAX);
    let found = roots.into_iter().map(|root| ScoredTurn { value: root.score(), turn: root.turn });
    (found.collect(), nodes)
}

/// The best turns by static evaluation, for any number of players.
pub(in super::super) fn suggestions(game: &Climbers, count: usize) -> Vec<Turn> {
    let node = Node::new(game.position(), *game.options());
    let weights = EvalWeights::for_players(node.order.len());
    let own = candidates(&node, weights, STONE_TURNS);
    roots(game, &node, weights, &own, count).into_iter().map(|root| root.turn).collect()
}

/// The network's evaluation of the start of a turn, to be added to the baseline's.
pub(in super::super) fn net_opinion(start: &Draft, us: Colour) -> i32 {
    let node = Node::new(start.position(), *start.options());
    let value = net_eval(&node, Net::for_players(node.order.len()))[us.index()];
    if is_decided(value) { value } else { value * NET_SHARE / 100 }
}

/// The best candidates that are legal; at least one turn.
fn roots(
    game: &Climbers,
    node: &Node,
    weights: &EvalWeights,
    own: &[Candidate],
    count: usize,
) -> Vec<Root> {
    let mover = node.mover.index();
    let draft = game.draft();
    let mut roots: Vec<Root> = with_local_heights(node, weights, &diverse(own, 2 * count, 3))
        .into_iter()
        .filter_map(|(Candidate { outline, values, .. }, _)| {
            let turn = legal_turn(&draft, node, &outline)?;
            Some(Root { outline, turn, value: values[mover] })
        })
        .take(count)
        .collect();
    if roots.is_empty() {
        roots.push(Root { outline: TurnOutline::PASS, turn: Turn::PASS, value: 0 });
    }
    roots
}

/// A turn at the root of the search.
struct Root {
    outline: TurnOutline,
    turn: Turn,
    value: i32,
}

impl Root {
    /// The mean of the previous value and a new one. The maximum of many noisy values is biased
    /// upwards; averaging dampens that.
    fn averaged_with(&self, value: i32) -> i32 {
        if is_decided(self.value) || is_decided(value) {
            value
        } else {
            i32::midpoint(self.value, value)
        }
    }

    /// The new value that [`Root::averaged_with`] would need to give `target`.
    fn required_for(&self, target: i32) -> i32 {
        if is_decided(self.value) || is_decided(target) { target } else { 2 * target - self.value }
    }

    /// The value with a penalty per step: of equal turns, prefer the shortest.
    fn score(&self) -> i32 {
        self.value - (self.turn.steps().len() as u32).cast_signed()
    }
}

/// One iteration of the search.
#[derive(Clone, Copy)]
struct Iteration {
    /// The depth in turns; 1 is the bot's own turn.
    depth: usize,
    /// How many root turns to search.
    roots: usize,
    /// How many replies to each of them; deeper levels have half as many.
    width: usize,
}

const fn iteration(depth: usize, roots: usize, width: usize) -> Iteration {
    Iteration { depth, roots, width }
}

/// Wider first, then deeper: a deep search over few replies says little.
const ITERATIONS: [Iteration; 10] = [
    iteration(1, 48, 0),
    iteration(2, 24, 4),
    iteration(2, 24, 12),
    iteration(3, 14, 6),
    iteration(3, 14, 14),
    iteration(3, 10, 28),
    iteration(4, 8, 12),
    iteration(4, 8, 24),
    iteration(5, 6, 12),
    iteration(5, 8, 24),
];

struct Search<'a> {
    limits: &'a Strong,
    nodes: u64,
    stop: &'a mut dyn FnMut() -> bool,
    stopped: bool,
    /// Root values must be exact down to this much below the best.
    exact_below_best: i32,
}

impl Search<'_> {
    fn is_out_of_budget(&mut self) -> bool {
        self.stopped = self.stopped || self.nodes >= self.limits.nodes || (self.stop)();
        self.stopped
    }

    /// Runs the iterations until the budget is used up.
    fn iterate(&mut self, node: &Node, roots: &mut Vec<Root>) {
        let mover = node.mover.index();
        for Iteration { depth, roots: root_count, width } in ITERATIONS {
            if depth > self.limits.depth {
                return;
            }
            let mut values: Vec<i32> = Vec::new();
            let mut best: Option<i32> = None;
            for root in roots.iter().take(root_count) {
                let child = node.play(&root.outline);
                let alpha =
                    best.map_or(-i32::MAX, |best| root.required_for(best - self.exact_below_best));
                let window = Window { alpha: -i32::MAX, beta: -alpha };
                let Some(value) = self.alpha_beta(&child, depth - 1, width, window) else { break };
                let value =
                    if depth == 1 { value[mover] } else { root.averaged_with(value[mover]) };
                best = best.max(Some(value));
                values.push(value);
            }
            // Everything loses: keep the previous order, as the opponent may miss it.
            if best.is_some_and(|best| is_decided(best) && best < 0) {
                return;
            }
            let complete = values.len() == roots.len().min(root_count);
            // Values of different depths cannot be compared.
            if complete || values.len() >= 6 {
                roots.truncate(values.len());
                for (root, value) in roots.iter_mut().zip(values) {
                    root.value = value;
                }
                roots.sort_by_key(|root| std::cmp::Reverse(root.score()));
            }
            if !complete {
                return;
            }
        }
    }

    /// The candidates of a node, best first; the best `stones` of them also with a stone at the end.
    fn candidates(&mut self, node: &Node, stones: usize) -> Vec<Candidate> {
        let found = candidates(node, &EvalWeights::TWO_PLAYERS, stones);
        self.nodes += found.len() as u64;
        found
    }

    /// The network's evaluation of a leaf.
    fn leaf_eval(&mut self, node: &Node) -> Values {
        self.nodes += NET_EVAL_COST * node.order.len() as u64;
        net_eval(node, Net::for_players(2))
    }

    /// The values of a node with best play for `depth` turns; `None` if the budget is used up. They
    /// need not be exact outside the window.
    fn alpha_beta(
        &mut self,
        node: &Node,
        depth: usize,
        width: usize,
        window: Window,
    ) -> Option<Values> {
        if self.is_out_of_budget() {
            return None;
        }
        if node.is_over() {
            return Some(static_eval::final_values(node));
        }
        if depth == 0 {
            return Some(self.leaf_eval(node));
        }
        let mover = node.mover.index();
        let found = self.candidates(node, 2);
        let mut best: Option<Values> = None;
        let chosen = diverse(&found, width + 4, 1);
        for (_, child) in
            with_local_heights(node, &EvalWeights::TWO_PLAYERS, &chosen).into_iter().take(width)
        {
            let known = best.map_or(-i32::MAX, |best| best[mover]);
            let next = Window { alpha: -window.beta, beta: -window.alpha.max(known) };
            let values = self.alpha_beta(&child, depth - 1, width.div_ceil(2).max(3), next)?;
            if best.is_none_or(|best| values[mover] > best[mover]) {
                best = Some(values);
            }
            if best.is_some_and(|best| best[mover] >= window.beta) {
                break;
            }
        }
        best
    }
}

/// The alpha-beta window of the player to move.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
}
