//! Candidates that end a turn with the stone.

use climbers::{Block, Colour};

use super::{
    candidates::Candidate,
    eval_weights::EvalWeights,
    node::{Node, PlayerState, TurnOutline},
    player_reach::PlayerReach,
    static_eval::{PlayerSummary, StaticEval},
};

/// The ways to close a face that an opponent needs.
pub(super) fn stone_candidates(
    node: &Node,
    weights: &EvalWeights,
    outline: &TurnOutline,
) -> Vec<Candidate> {
    let us = node.mover;
    if !node.state(us).tools.has_stone() {
        return Vec::new();
    }
    let after = node.play(outline);
    if after.is_over() {
        return Vec::new();
    }
    let players: Vec<PlayerReach> =
        after.order.iter().map(|colour| PlayerReach::of(&after, colour, after.mover)).collect();
    let mut summaries = [PlayerSummary::default(); 5];
    for PlayerReach { colour, reach, .. } in &players {
        summaries[colour.index()] = PlayerSummary::new(&after, *colour, reach.max_heights);
    }
    let end = summaries[us.index()];
    let end = PlayerSummary { tools: end.tools.without_stone(), ..end };
    let climbed = after.state(us).best != node.state(us).best;
    let others = || players.iter().filter(|player| player.colour != us);
    let is_free = |face: Block| {
        let hinders = |colour: Colour| {
            let PlayerState { at, stone, .. } = *after.state(colour);
            after.board.top(at) == Some(face) || stone == Some(face)
        };
        !after.order.iter().any(hinders)
    };
    let mut eval = StaticEval::new(node, weights, summaries);
    let mut found = Vec::new();
    for face in Block::ALL {
        if !is_free(face) || !others().any(|player| player.needs(&after, face)) {
            continue;
        }
        for player in others() {
            eval.summaries[player.colour.index()].max_heights =
                player.max_heights_without(&after, face);
        }
        let values = eval.values(end, climbed);
        let outline = TurnOutline { stone: Some(face), ..*outline };
        found.push(Candidate { outline, values, climbs: climbed, local_height: end.local_height });
    }
    found
}
