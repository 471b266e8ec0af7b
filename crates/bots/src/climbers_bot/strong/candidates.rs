//! Turn generation: every placement of every block, ranked by static evaluation.
//!
//! A placement that covers nothing a player needs and leads nowhere new does not affect that
//! player, so most evaluations reuse earlier results.

use climbers::{Block, Cell, Face, Placement};

use super::{
    bitboard::{Bitboard, EMPTY, corners_covering},
    eval_weights::EvalWeights,
    flat_areas::FlatAreas,
    height_bitboards::HeightBitboards,
    node::{Node, TurnOutline},
    player_reach::{Effect, Influence, InfluenceMasks, PlayerReach},
    static_eval::{PlayerSummary, StaticEval, Values},
    stone_candidates::stone_candidates,
};
use crate::climbers_bot::{
    ladder_sets::{LADDER_SETS, MaxHeights},
    score::is_decided,
};

/// A turn outline with its value for every player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) outline: TurnOutline,
    pub(super) values: Values,
    /// Whether the pawn reaches a new best height, which resets the countdown to the end.
    pub(super) climbs: bool,
    /// The mean height around the pawn, in hundredths of a unit; an estimate until the turn is
    /// played.
    pub(super) local_height: i32,
}

impl Candidate {
    /// Whether two candidates have the same result for now.
    fn has_same_result_as(&self, other: &Candidate) -> bool {
        self.values == other.values && self.outline.cost == other.outline.cost
    }
}

/// The best of these sorted candidates, with at most `alike` of the same result. Includes the best
/// climb with each ladder set.
pub(super) fn diverse(found: &[Candidate], count: usize, alike: usize) -> Vec<Candidate> {
    let mut chosen: Vec<Candidate> = Vec::with_capacity(count);
    for candidate in found {
        if chosen.len() >= count {
            break;
        }
        if chosen.iter().filter(|known| known.has_same_result_as(candidate)).count() < alike {
            chosen.push(*candidate);
        }
    }
    for (cost, room) in (0..LADDER_SETS).zip((1..count).rev()) {
        let climbs = |candidate: &&Candidate| candidate.climbs && candidate.outline.cost == cost;
        if let Some(candidate) = found.iter().find(climbs)
            && !chosen.iter().any(|known| climbs(&known))
        {
            chosen.truncate(room);
            chosen.push(*candidate);
        }
    }
    chosen
}

/// Plays these candidates to correct their local heights. Best first, with the resulting nodes.
pub(super) fn with_local_heights(
    node: &Node,
    weights: &EvalWeights,
    candidates: &[Candidate],
) -> Vec<(Candidate, Node)> {
    let mover = node.mover.index();
    let others = (node.order.len() as u32 - 1).cast_signed();
    let mut found: Vec<(Candidate, Node)> = candidates
        .iter()
        .map(|&candidate| {
            let child = node.play(&candidate.outline);
            let mut candidate = candidate;
            let local_height = child.board.local_height(child.state(node.mover).at);
            let more = weights.local_height * (local_height - candidate.local_height) / 100;
            if !is_decided(candidate.values[mover]) {
                for colour in node.order.iter() {
                    let more = if colour == node.mover { more } else { -more / others };
                    candidate.values[colour.index()] += more;
                }
            }
            candidate.local_height = local_height;
            (candidate, child)
        })
        .collect();
    found.sort_by_key(|(candidate, _)| std::cmp::Reverse(candidate.values[mover]));
    found
}

/// The candidates of a node, best first; at least one. The best `stones` of them also with a stone
/// at the end.
pub(super) fn candidates(node: &Node, weights: &EvalWeights, stones: usize) -> Vec<Candidate> {
    let mut generator = CandidateGenerator::new(node, weights);
    generator.without_block();
    for block in Block::ALL.into_iter().filter(|&block| node.is_movable(block)) {
        generator.with_block(block);
    }
    let mut found = generator.found;
    let mover = node.mover.index();
    found.sort_by_key(|candidate| std::cmp::Reverse(candidate.values[mover]));
    if stones > 0 {
        let best = found.iter().take(stones);
        let closing: Vec<Candidate> = best
            .flat_map(|candidate| stone_candidates(node, weights, &candidate.outline))
            .collect();
        found.extend(closing);
        found.sort_by_key(|candidate| std::cmp::Reverse(candidate.values[mover]));
    }
    found
}

struct CandidateGenerator<'a> {
    node: &'a Node,
    eval: StaticEval<'a>,
    /// The mover first, then in turn order.
    players: Vec<PlayerReach>,
    found: Vec<Candidate>,
    /// Where no block may be placed: faces with stones, and cells with other pawns.
    blocked_cells: Bitboard,
}

/// All players while a block is lifted.
#[derive(Clone, Copy)]
struct Lifted<'a> {
    players: &'a [PlayerReach],
    /// Where the block in this pose affects each player.
    masks: &'a [InfluenceMasks; 5],
    /// The block's previous placement.
    before: Placement,
}

impl<'a> CandidateGenerator<'a> {
    fn new(node: &'a Node, weights: &'a EvalWeights) -> CandidateGenerator<'a> {
        let next = node.order.next_after(node.mover);
        let players: Vec<PlayerReach> = node
            .order
            .from(node.mover)
            .map(|colour| {
                let first = if colour == node.mover { node.mover } else { next };
                PlayerReach::of(node, colour, first)
            })
            .collect();
        let mut summaries = [PlayerSummary::default(); 5];
        for player in &players {
            summaries[player.colour.index()] =
                PlayerSummary::new(node, player.colour, player.reach.max_heights);
        }
        let eval = StaticEval::new(node, weights, summaries);
        CandidateGenerator {
            node,
            eval,
            players,
            found: Vec::with_capacity(2_048),
            blocked_cells: node.blocked_cells(),
        }
    }

    /// Adds one candidate per useful ladder set.
    fn add_ends(&mut self, placement: Option<Placement>, max_heights: MaxHeights) {
        let found = &mut self.found;
        let climbed = self.node.state(self.node.mover).best;
        self.eval.for_each_end(
            max_heights,
            |cost, &PlayerSummary { height, local_height, .. }, values| {
                let outline = TurnOutline { placement, cost, stone: None };
                found.push(Candidate { outline, values, climbs: height > climbed, local_height });
            },
        );
    }

    fn without_block(&mut self) {
        self.add_ends(None, self.players[0].reach.max_heights);
    }

    /// Adds all placements of a block.
    fn with_block(&mut self, block: Block) {
        let node = self.node;
        let mut board = node.board.clone();
        let Some(before) = board.lift(block) else { return };
        let lifted: Vec<PlayerReach> = self
            .players
            .iter()
            .map(|player| {
                let start = if player.colour == node.mover {
                    node.cells_before_block(&player.reach, block)
                } else {
                    player.start
                };
                PlayerReach::new(&board, node, player.colour, player.closed, &start)
            })
            .collect();
        if lifted[0].reach.cells_by_cost == [EMPTY; LADDER_SETS] {
            return; // there is nowhere to go while the block moves
        }
        let base = self.eval.summaries;
        let mut has_neutral = false;
        let flat_areas = FlatAreas::new(&board);
        let rows = node.rows_for_blocks();
        for &pose in block.kind().poses() {
            let tops = distinct_tops(block.tops(pose), node);
            let mut masks = [InfluenceMasks::NONE; 5];
            for (masks, player) in masks.iter_mut().zip(&lifted) {
                *masks = player.masks(&board, pose);
            }
            let blocked_cells = corners_covering(&self.blocked_cells, pose);
            for y in rows.clone() {
                let mut fits = flat_areas.fits(&board, pose, y) & !blocked_cells[y];
                let influenced = masks.iter().fold(0, |all, masks| all | masks.row(y));
                while fits != 0 {
                    let x = fits.trailing_zeros();
                    fits &= fits - 1;
                    let Some(at) = Cell::new(x as u8, y as u8) else { continue };
                    let placement = Placement { block, at, pose, top: Face::Grey };
                    let lifted =
                        Lifted { players: &lifted, masks: &masks, before: before.placement };
                    self.evaluate_placement(&mut board, lifted, placement, &tops, &mut has_neutral);
                    if has_neutral {
                        fits &= influenced;
                    }
                }
            }
        }
        self.eval.summaries = base;
    }

    /// Evaluates a placement of the lifted block with every colour on top.
    fn evaluate_placement(
        &mut self,
        board: &mut HeightBitboards,
        Lifted { players: lifted, masks, before }: Lifted,
        mut placement: Placement,
        tops: &[Face],
        has_neutral: &mut bool,
    ) {
        let mut influences = [Influence::default(); 5];
        let mut steps: [MaxHeights; 5] = Default::default();
        for (((player, masks), influence), steps) in
            lifted.iter().zip(masks).zip(&mut influences).zip(&mut steps)
        {
            *influence = player.influence(board, placement, masks);
            if influence.leads {
                *steps = player.max_heights_with_block(board, self.node, placement);
            }
        }
        let mut below = None;
        for &top in tops {
            placement.top = top;
            if placement == before {
                continue;
            }
            let mut effects = [Effect::None; 5];
            for ((player, influence), effects) in lifted.iter().zip(influences).zip(&mut effects) {
                *effects = match influence {
                    Influence { covers: true, .. } => Effect::Covers,
                    Influence { leads: true, .. } if top.bears(player.colour) => Effect::Step,
                    Influence { .. } => Effect::None,
                };
            }
            // Placements that affect nobody are equivalent: only lifting the block matters.
            if effects == [Effect::None; 5] && std::mem::replace(has_neutral, true) {
                continue;
            }
            if effects.contains(&Effect::Covers) {
                if below.is_none() {
                    below = Some(board.place_temporarily(placement));
                } else {
                    board.recolour(placement);
                }
            }
            let mut own = lifted[0].reach.max_heights;
            for ((player, effects), step) in lifted.iter().zip(effects).zip(steps) {
                let max_heights = match effects {
                    Effect::None => player.reach.max_heights,
                    Effect::Step => step,
                    Effect::Covers => player.max_heights_under(board, self.node, placement),
                };
                if player.colour == self.node.mover {
                    own = max_heights;
                } else {
                    self.eval.summaries[player.colour.index()].max_heights = max_heights;
                }
            }
            self.add_ends(Some(placement), own);
        }
        if let Some(below) = below {
            board.undo_placement(placement, &below);
        }
    }
}

/// The colours on top that make a difference. One that bears nobody stands for all such colours;
/// otherwise, opponents' colours are tried too.
fn distinct_tops(tops: &[Face], node: &Node) -> Vec<Face> {
    let own = |face: &&Face| face.colour().is_none_or(|owner| owner == node.mover);
    let foreign = |face: &&Face| !own(face);
    let bears_nobody = |face: &&Face| {
        foreign(face) && face.colour().is_some_and(|owner| !node.order.contains(owner))
    };
    let mut found: Vec<Face> = tops.iter().filter(own).copied().collect();
    match tops.iter().find(bears_nobody) {
        Some(&nobody) => found.push(nobody),
        None => found.extend(tops.iter().filter(foreign)),
    }
    found
}
