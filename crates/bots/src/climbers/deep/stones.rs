//! Turns that end with the stone.

use climbers::{Block, Colour};

use super::{
    ideas::Idea,
    node::{Climber, Node, Plan},
    outlook::{Outlook, Prospect},
    party::Party,
    scales::Scales,
};

/// The ways to end a turn by closing a face that somebody needs.
pub(super) fn closings(node: &Node, scales: &Scales, plan: &Plan) -> Vec<Idea> {
    let us = node.mover;
    if !node.climber(us).tools.has_stone() {
        return Vec::new();
    }
    let after = node.play(plan);
    if after.is_over() {
        return Vec::new();
    }
    let parties: Vec<Party> =
        after.order.iter().map(|colour| Party::of(&after, colour, after.mover)).collect();
    let mut prospects = [Prospect::default(); 5];
    for Party { colour, ways, .. } in &parties {
        prospects[colour.index()] = Prospect::new(&after, *colour, ways.peaks);
    }
    let end = prospects[us.index()];
    let end = Prospect { tools: end.tools.without_stone(), ..end };
    let climbed = after.climber(us).best != node.climber(us).best;
    let others = || parties.iter().filter(|party| party.colour != us);
    let is_free = |face: Block| {
        let hinders = |colour: Colour| {
            let Climber { at, stone, .. } = *after.climber(colour);
            after.relief.top(at) == Some(face) || stone == Some(face)
        };
        !after.order.iter().any(hinders)
    };
    let mut outlook = Outlook::new(node, scales, prospects);
    let mut found = Vec::new();
    for face in Block::ALL {
        if !is_free(face) || !others().any(|party| party.needs(&after, face)) {
            continue;
        }
        for party in others() {
            outlook.prospects[party.colour.index()].peaks = party.peaks_without(&after, face);
        }
        let values = outlook.values(end, climbed);
        let plan = Plan { stone: Some(face), ..*plan };
        found.push(Idea { plan, values, climbs: climbed, ground: end.ground });
    }
    found
}
