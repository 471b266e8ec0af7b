//! [`HeightGrid`] and [`GridReach`] are approximations: they must agree with the rules almost always.

use climbers::{Climbers, Draft, Options, Settings, Step};
use game::Game as _;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::{eval::pawn, grid_reach::GridReach, height_grid::HeightGrid, step_blocks::step_blocks};
use crate::climbers_bot::ladder_sets::{LADDER_SETS, MaxHeights, ladders};

/// By the rules, the greatest height the mover reaches with each ladder set.
fn exact(draft: &Draft) -> MaxHeights {
    let position = draft.position();
    let reach = draft.reach().expect("the pawn may move");
    let mut heights = [0; LADDER_SETS];
    heights[0] = position.height(draft.mover()).expect("the mover is in play");
    for cell in reach.cells() {
        for (cost, height) in heights.iter_mut().enumerate() {
            if reach.costs(cell).any(|known| known == ladders(cost)) {
                *height = (*height).max(position.building().height(cell));
            }
        }
    }
    heights
}

/// The greatest height with each ladder set or a subset of it: the grid may list an expensive path to
/// where a free one leads as well.
fn with_subsets(heights: MaxHeights) -> MaxHeights {
    let subsets = |set: usize| (0..LADDER_SETS).filter(move |&other| other & !set == 0);
    std::array::from_fn(|set| subsets(set).map(|other| heights[other]).max().unwrap_or(0))
}

/// Calls `visit` at the start of every turn of some random games.
fn for_each_random_draft(mut visit: impl FnMut(Draft)) {
    for seed in 0..16 {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let players = 2 + seed as usize % 4;
        let settings = Settings::for_players(players, seed).expect("2 to 5 players");
        let mut game = Climbers::start(settings);
        while let Some(turn) = game.random_move(&mut rng) {
            visit(game.draft());
            game.play(&turn).expect("a legal turn");
        }
    }
}

#[test]
fn grid_reach_agrees_with_the_rules() {
    let (mut all, mut equal) = (0, 0);
    for_each_random_draft(|draft| {
        let grid = HeightGrid::new(draft.position());
        let pawn = pawn(draft.position(), draft.mover(), Options::default()).expect("in play");
        all += 1;
        let heights = GridReach::new(&grid, pawn).max_heights();
        equal += usize::from(with_subsets(heights) == with_subsets(exact(&draft)));
    });
    assert!(all > 100 && equal * 100 >= all * 98, "{equal} of {all}");
}

/// A block may cover what led elsewhere, which the grid ignores.
#[test]
fn step_blocks_lead_as_high_as_predicted() {
    let (mut all, mut equal) = (0, 0);
    for_each_random_draft(|draft| {
        let grid = HeightGrid::new(draft.position());
        let pawn = pawn(draft.position(), draft.mover(), Options::default()).expect("in play");
        for step_block in step_blocks(&draft, &grid, pawn).into_iter().step_by(17) {
            let mut built = draft.clone();
            built.add(Step::Place(step_block.placement)).expect("a legal placement");
            all += 1;
            let heights = with_subsets(step_block.max_heights);
            equal += usize::from(heights == with_subsets(exact(&built)));
        }
    });
    assert!(all > 1_000 && equal * 100 >= all * 95, "{equal} of {all}");
}
