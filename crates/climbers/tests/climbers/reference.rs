//! Compares the fast rules with plain ones, on positions from random games with all options.
//!
//! `CLIMBERS_POSITIONS` sets how many positions each test checks, for longer runs.

use std::collections::BTreeSet;

use crate::common::{
    games::{below, each_moment},
    reference::{Table, spot},
};
use climbers::{
    Block, Cell, Climbers, Draft, Placement, Position, Reach, Step, Tools, WalkOptions,
};

fn positions(default: usize) -> usize {
    std::env::var("CLIMBERS_POSITIONS")
        .map_or(default, |count| count.parse().expect("CLIMBERS_POSITIONS is a number"))
}

/// A draft that accepts questions even if the game is over.
fn draft(game: &Climbers) -> Draft {
    Draft::on(game.position().clone(), *game.options())
}

#[test]
fn heights_follow_from_the_blocks() {
    each_moment(positions(400), |game, _| {
        let table = Table::new(game.position());
        let building = game.position().building();
        for cell in Cell::all() {
            assert_eq!(i32::from(building.height(cell)), table.height(spot(cell)), "{cell}");
            assert_eq!(building.top(cell), table.face(spot(cell)), "{cell}");
        }
    });
}

#[test]
fn block_steps_equal_brute_force() {
    each_moment(positions(120), |game, rng| {
        let position = game.position();
        let table = Table::new(position);
        // Two blocks of every position: all of them would take minutes.
        for block in [Block::ALL[below(rng, 35)], Block::ALL[below(rng, 35)]] {
            let mut listed = Vec::new();
            position.placements(block, &mut listed);
            let fast: BTreeSet<Placement> = listed.iter().copied().collect();
            assert_eq!(fast.len(), listed.len(), "{block} is listed twice: {position}");
            assert_eq!(fast, table.placements(block), "{block}: {position}");
            assert_eq!(position.check_block(block).is_ok(), table.may_be_moved(block), "{block}");
        }
    });
}

#[test]
fn listed_block_steps_equal_the_accepted_ones() {
    each_moment(positions(60), |game, rng| {
        let position = game.position();
        let block = Block::ALL[below(rng, 35)];
        let mut listed = Vec::new();
        position.placements(block, &mut listed);
        let listed: BTreeSet<Placement> = listed.into_iter().collect();
        for &pose in block.kind().poses() {
            for at in Cell::all() {
                for top in climbers::Face::ALL {
                    let placement = Placement { block, at, pose, top };
                    let accepted = position.check_placement(placement);
                    assert_eq!(
                        accepted.is_ok(),
                        listed.contains(&placement),
                        "{placement} is {accepted:?}: {position}"
                    );
                }
            }
        }
    });
}

#[test]
fn pushed_pawns_move_as_in_the_reference() {
    let mut pushed = 0;
    each_moment(positions(2000), |game, rng| {
        let position = game.position();
        let draft = draft(game);
        let colour = position.order().as_slice()[below(rng, position.order().len())];
        let pawn = position.pawn(colour).expect("it is in play");
        let all = draft.all_placements();
        let covering: Vec<&Placement> = all.iter().filter(|one| one.covers(pawn)).collect();
        if covering.is_empty() {
            return;
        }
        let placement = *covering[below(rng, covering.len())];
        let mut after = draft.clone();
        let applied = after.add(Step::Place(placement)).expect("listed steps are legal");
        let fast: Vec<_> = applied.pushed.iter().map(|push| (push.colour, spot(push.to))).collect();
        let mut table = Table::new(position);
        table.lift(placement.block);
        assert_eq!(Some(fast), table.pushed(placement), "{placement}: {position}");
        for push in &applied.pushed {
            assert_eq!(after.position().pawn(push.colour), Some(push.to));
            assert_eq!(
                position.building().height(push.from),
                after.position().building().height(push.to),
                "pushing changes no height"
            );
            pushed += 1;
        }
    });
    assert!(pushed > 50, "only {pushed} pawns were pushed");
}

#[test]
fn reach_by_regions_equals_reach_by_cells() {
    each_moment(positions(400), |game, rng| {
        let position = game.position();
        let order = position.order();
        let colour = order.as_slice()[below(rng, order.len())];
        let walk_options = WalkOptions::of(position, colour, *game.options());
        let fast = costs(&Reach::new(position, colour, walk_options));
        let table = Table::new(position);
        let ladders: Vec<char> = position.tools(colour).ladders().to_string().chars().collect();
        let plain = table.reach(colour, &ladders, *game.options());
        assert_eq!(fast, plain, "{colour}: {position}");
    });
}

fn costs(reach: &Reach) -> BTreeSet<((i32, i32), String)> {
    reach
        .cells()
        .flat_map(|cell| reach.costs(cell).map(move |cost| (spot(cell), cost.to_string())))
        .collect()
}

/// From several cells, a pawn reaches the union of what it reaches from each.
#[test]
fn reach_from_several_cells_is_the_union_of_each() {
    each_moment(positions(200), |game, rng| {
        let draft = draft(game);
        let (position, colour) = (draft.position(), draft.mover());
        let mut walk_options = WalkOptions::of(position, colour, *game.options());
        if position.follower().is_some() {
            walk_options.ladders = Tools::NONE; // followers may not use them
        }
        let reach = draft.reach().expect("nothing has been done yet");
        let building = position.building();
        let heights = reach.cells().map(|cell| building.height(cell));
        assert_eq!(reach.summit(), heights.chain(position.height(colour)).max().expect("a height"));
        let places: Vec<Cell> = reach.cells().collect();
        let Some(first) = places.get(below(rng, places.len().max(1))) else { return };
        let second = places[below(rng, places.len())];
        let starts = [*first, second].map(|cell| (cell, reach.costs(cell).next().expect("a cost")));
        let from = |starts: &[_]| {
            Reach::from_any(position, colour, walk_options, starts.iter().copied()).summit()
        };
        assert_eq!(from(&starts), from(&starts[..1]).max(from(&starts[1..])), "{position}");
        assert!(from(&starts) <= reach.summit(), "{position}");
    });
}

/// The steps to every reachable cell lead there and cost the stated ladders, and no other cell is
/// reachable.
#[test]
fn the_steps_of_a_reach_lead_to_their_cell() {
    each_moment(positions(400), |game, rng| {
        let draft = draft(game);
        let reach = draft.reach().expect("nothing has been done yet");
        let before = draft.position().tools(draft.mover());
        for cell in Cell::all() {
            for cost in reach.costs(cell) {
                // The table is large and uniform, so a sample is enough.
                if draft.position().building().height(cell) == 0 && below(rng, 50) != 0 {
                    continue;
                }
                let steps = reach.steps(cell, cost).expect("there is a way");
                let mut walked = draft.clone();
                for &step in &steps {
                    let done = walked.add(step);
                    assert!(done.is_ok(), "{step} of {steps:?}: {done:?} {}", draft.position());
                }
                let after = walked.position();
                assert_eq!(after.pawn(draft.mover()), Some(cell));
                assert_eq!(before.minus(after.tools(draft.mover())), cost);
                assert!(steps.len() <= 5, "{steps:?}");
            }
            let free = reach.costs(cell).any(climbers::Tools::is_empty);
            assert_eq!(draft.check(Step::Walk { to: cell }).is_ok(), free, "{cell}");
        }
    });
}

#[test]
fn positions_round_trip() {
    each_moment(positions(400), |game, _| {
        let position = game.position();
        let again: Position = position.to_string().parse().expect("what was written can be read");
        assert_eq!(again, *position);
        assert_eq!(again.hash(), position.hash());
    });
}
