//! The routes of pawns. They are shown as animations, so a pawn must be able to walk them.

use crate::common::games::{below, each_moment};
use climbers::{Climbers, Draft, Route, Step, options::Descend};

/// The pawn may enter every cell of a route and take every step of it.
fn check(draft: &Draft, step: Step) {
    let Route { cells, ladder } = draft.route(step).expect("a legal step has a way");
    let position = draft.position();
    let building = position.building();
    let mover = draft.mover();
    let to = match step {
        Step::Walk { to } | Step::Climb { to, .. } | Step::Bridge { to, .. } => to,
        Step::Place(_) | Step::Stone { .. } => panic!("{step} moves no pawn"),
    };
    assert_eq!((cells.first(), cells.last()), (position.pawn(mover).as_ref(), Some(&to)));
    assert_eq!(ladder.is_some(), !matches!(step, Step::Walk { .. }), "{step}");
    for (at, pair) in cells.windows(2).enumerate() {
        let [from, to] = [pair[0], pair[1]];
        assert!(building.face(to).is_none_or(|face| face.bears(mover)), "{step}: {cells:?}");
        let rise = i16::from(building.height(to)) - i16::from(building.height(from));
        if ladder == Some(at) {
            let bridge = matches!(step, Step::Bridge { .. });
            assert_eq!(from.distance(to) > 1, bridge, "{step}: {cells:?}");
            assert!(bridge || (2..=4).contains(&rise), "{step}: {cells:?}");
        } else {
            assert_eq!(from.distance(to), 1, "{step}: {cells:?}");
            assert!(rise <= 1, "{step}: {cells:?}");
            assert!(rise >= 0 || draft.options().descend == Descend::Allowed, "{step}: {cells:?}");
        }
    }
}

#[test]
fn routes_can_be_walked_by_a_pawn() {
    let mut checked = 0;
    each_moment(150, |game: &Climbers, rng| {
        let draft = game.draft();
        let Some(reach) = draft.reach() else { return };
        let cells: Vec<_> = reach.cells().collect();
        for _ in 0..20 {
            if cells.is_empty() {
                return;
            }
            let to = cells[below(rng, cells.len())];
            for cost in reach.costs(to) {
                let mut there = draft.clone();
                for step in reach.steps(to, cost).expect("a cost has its steps") {
                    check(&there, step);
                    there.add(step).expect("the steps of a way are legal");
                    checked += 1;
                }
            }
        }
    });
    assert!(checked > 2_000, "{checked}");
}

#[test]
fn refused_steps_and_block_steps_have_no_route() {
    each_moment(3, |game, _| {
        let draft = game.draft();
        let here = draft.position().pawn(draft.mover()).expect("the mover has a pawn");
        assert_eq!(draft.route(Step::Walk { to: here }), None);
        let placements = draft.all_placements();
        assert_eq!(draft.route(Step::Place(placements[0])), None);
    });
}
