//! The shortcuts of the strong bot agree with reference implementations. They are approximations, so
//! almost all results must agree, not all.

use std::ops::Range;

use climbers::{Block, Climbers, Settings, Step};
use game::Game as _;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::{
    EvalWeights,
    build_reach::{BuildReach, build_reach},
    candidates::{Candidate, candidates},
    node::{Node, PlayerState},
    pawn_reach::has_ladders,
    player_reach::PlayerReach,
    value_of_placement,
};
use crate::climbers_bot::{
    ladder_sets::{LADDER_SETS, MaxHeights},
    ranking_quality::ranking,
};

fn for_each_random_game_position(mut visit: impl FnMut(&Climbers)) {
    for seed in 0..16 {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let players = 2 + seed as usize % 4;
        let settings = Settings::for_players(players, seed).expect("2 to 5 players");
        let mut game = Climbers::start(settings);
        while let Some(turn) = game.random_move(&mut rng) {
            visit(&game);
            game.play(&turn).expect("a legal turn");
        }
    }
}

/// The greatest height with each ladder set or a subset of it.
fn with_subsets(heights: MaxHeights) -> MaxHeights {
    let subsets = |set: usize| (0..LADDER_SETS).filter(move |&other| other & !set == 0);
    std::array::from_fn(|set| subsets(set).map(|other| heights[other]).max().unwrap_or(0))
}

#[test]
fn candidate_values_equal_a_full_evaluation() {
    let (mut all, mut equal) = (0, 0);
    for_each_random_game_position(|game| {
        let weights = EvalWeights::for_players(game.position().order().len());
        for scored in ranking(game, weights).into_iter().step_by(41) {
            let mut draft = game.draft();
            // A pawn on the block must leave it first; the ranking takes that for granted.
            if draft.add(Step::Place(scored.placement)).is_err() {
                continue;
            }
            let full = value_of_placement(game, draft.position(), scored.placement, weights);
            all += 1;
            equal += usize::from(full == scored.value);
        }
    });
    assert!(all > 1_000 && equal * 100 >= all * 95, "{equal} of {all}");
}

/// [`build_reach`] ignores that a block may cover what led elsewhere, so a few results differ.
#[test]
fn build_reach_equals_playing_every_turn() {
    let (mut all, mut equal) = (0, [0; 3]);
    for_each_random_game_position(|game| {
        let [fast, played] = build_reach_twice(game);
        all += 1;
        let same = [
            with_subsets(fast.best) == with_subsets(played.best),
            with_subsets(fast.second_best) == with_subsets(played.second_best),
            fast.climbing_blocks == played.climbing_blocks,
        ];
        for (equal, same) in equal.iter_mut().zip(same) {
            *equal += usize::from(same);
        }
    });
    assert!(all > 100 && equal.iter().all(|equal| equal * 100 >= all * 95), "{equal:?} of {all}");
}

/// What the mover can build: by [`build_reach`], and by playing every turn.
fn build_reach_twice(game: &Climbers) -> [BuildReach; 2] {
    let node = Node::new(game.position(), *game.options());
    let player = PlayerReach::of(&node, node.mover, node.mover);
    let walked = player.reach.max_heights;
    let mut by_block = [walked; Block::COUNT];
    let mut moved = [false; Block::COUNT];
    for Candidate { outline, .. } in candidates(&node, &EvalWeights::TWO_PLAYERS, 0) {
        let Some(placement) = outline.placement else { continue };
        moved[placement.block.index()] = true;
        let height = &mut by_block[placement.block.index()][outline.cost];
        *height = node.play(&outline).height(node.mover).max(*height);
    }
    let PlayerState { tools, best: ever, .. } = *node.state(node.mover);
    let is_higher =
        |heights: &MaxHeights, cost: usize| has_ladders(tools, cost) && heights[cost] > ever;
    let ranked = |cost: usize, rank: usize| {
        let mut heights = by_block.map(|heights| heights[cost]);
        heights.sort_unstable();
        heights[Block::COUNT - 1 - rank]
    };
    let count = |costs: Range<usize>| {
        let climbs = |heights: &MaxHeights| costs.clone().any(|cost| is_higher(heights, cost));
        by_block.iter().zip(moved).filter(|&(heights, moved)| moved && climbs(heights)).count()
            as u8
    };
    let exhaustive = BuildReach {
        best: std::array::from_fn(|cost| ranked(cost, 0)),
        second_best: std::array::from_fn(|cost| ranked(cost, 1)),
        climbing_blocks: [count(0..1), count(0..LADDER_SETS)],
    };
    [build_reach(&node, &player), exhaustive]
}
