//! The sketch against the rules: nearly right is good enough, wrong is not.

use climbers::{Climbers, Draft, Options, Settings, Step};
use game::Game;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::{
    builder::stairs,
    deep::{self, Scales},
    sketch::Sketch,
    spread::{COSTS, Peaks, Spread, ladders},
    study,
    worth::pawn,
};

/// What the rules say about how high the mover gets with each set of ladders.
fn exact(draft: &Draft) -> Peaks {
    let position = draft.position();
    let reach = draft.reach().expect("the pawn may move");
    let mut peaks = [0; COSTS];
    peaks[0] = position.height(draft.mover()).expect("the mover plays");
    for cell in reach.cells() {
        for (cost, peak) in peaks.iter_mut().enumerate() {
            if reach.costs(cell).any(|known| known == ladders(cost)) {
                *peak = (*peak).max(position.building().height(cell));
            }
        }
    }
    peaks
}

/// The highest with each set of ladders or fewer: a sketch may note a dear way to where a free one
/// leads as well.
fn at_most(peaks: Peaks) -> Peaks {
    let within = |cost: usize| (0..COSTS).filter(move |&other| other & !cost == 0);
    std::array::from_fn(|cost| within(cost).map(|other| peaks[other]).max().unwrap_or(0))
}

/// Calls `see` with the turns of random games that are about to be made.
fn random_drafts(mut see: impl FnMut(Draft)) {
    random_games(|game| see(game.draft()));
}

fn random_games(mut see: impl FnMut(&Climbers)) {
    for seed in 0..16 {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let players = 2 + seed as usize % 4;
        let mut game = Climbers::start(Settings::for_players(players, seed).expect("settings"));
        while let Some(turn) = game.random_move(&mut rng) {
            see(&game);
            game.play(&turn).expect("legal");
        }
    }
}

#[test]
fn pawns_get_where_the_rules_let_them() {
    let (mut all, mut right) = (0, 0);
    random_drafts(|draft| {
        let sketch = Sketch::new(draft.position());
        let pawn = pawn(draft.position(), draft.mover(), Options::default()).expect("in play");
        all += 1;
        let peaks = Spread::new(&sketch, pawn).peaks();
        right += usize::from(at_most(peaks) == at_most(exact(&draft)));
    });
    assert!(all > 100 && right * 100 >= all * 98, "{right} of {all}");
}

/// Blocks may cover what led to other places, which the sketch does not mind.
#[test]
fn stairs_lead_where_they_seem_to() {
    let (mut all, mut right) = (0, 0);
    random_drafts(|draft| {
        let sketch = Sketch::new(draft.position());
        let pawn = pawn(draft.position(), draft.mover(), Options::default()).expect("in play");
        for stair in stairs(&draft, &sketch, pawn).into_iter().step_by(17) {
            let mut built = draft.clone();
            built.add(Step::Place(stair.placement)).expect("a lawful place");
            all += 1;
            right += usize::from(at_most(stair.peaks) == at_most(exact(&built)));
        }
    });
    assert!(all > 1_000 && right * 100 >= all * 95, "{right} of {all}");
}

/// The strong bot's shortcuts say what a full look says.
#[test]
fn ideas_are_worth_what_they_seem() {
    let (mut all, mut right) = (0, 0);
    random_games(|game| {
        let scales = Scales::of(game.position().order().len());
        for idea in study::ranking(game, scales).into_iter().step_by(41) {
            let mut draft = game.draft();
            // Who stands on the block has to leave it first, which the ranking takes for granted.
            if draft.add(Step::Place(idea.placement)).is_err() {
                continue;
            }
            let full = deep::value_of_step(game, draft.position(), idea.placement, scales);
            all += 1;
            right += usize::from(full == idea.value);
        }
    });
    assert!(all > 1_000 && right * 100 >= all * 95, "{right} of {all}");
}

/// What a player can build is what comes of making every turn. A block may cover what led to other
/// places, which is not minded when positions are judged in full.
#[test]
fn what_can_be_built_is_what_turns_lead_to() {
    let (mut all, mut right) = (0, [0; 3]);
    random_games(|game| {
        let [found, made] = deep::what_can_be_built(game);
        all += 1;
        let same = [
            at_most(found.best) == at_most(made.best),
            at_most(found.second) == at_most(made.second),
            found.ways == made.ways,
        ];
        for (right, same) in right.iter_mut().zip(same) {
            *right += usize::from(same);
        }
    });
    assert!(all > 100 && right.iter().all(|right| right * 100 >= all * 95), "{right:?} of {all}");
}
