//! X-Stack with raw gestures.

#![expect(clippy::float_cmp, reason = "flags are exact")]

use envs::{COMMANDS, GestureGame};
use game::Seat;

const STILL: [f32; 6] = [0.0; 6];
const UP: [f32; 6] = [0.0, 1.0, 0.0, 0.0, 0.0, 0.0];

fn allowed(game: &GestureGame) -> Vec<usize> {
    let mut mask = vec![0; COMMANDS];
    game.mask(&mut mask);
    (0..COMMANDS).filter(|&command| mask[command] == 1).collect()
}

fn observation(game: &GestureGame) -> Vec<f32> {
    let mut seen = vec![0.0; game.spec().observation_len()];
    game.observe(Seat::ALL[0], &mut seen);
    assert!(seen.iter().all(|number| number.is_finite()));
    seen
}

/// The highest block is lifted and put back where it was: it moves as the hand does, and the rules judge
/// the turn when it lies.
#[test]
fn a_block_follows_the_hand() {
    let mut game = GestureGame::new(2, &[], 1).expect("two can play");
    let before = observation(&game);
    let commands = allowed(&game);
    assert!(commands.iter().all(|&command| command >= 4), "the hand is open: {commands:?}");
    let height = |seen: &[f32], command: usize| seen[(command - 5) * 60 + 2];
    let blocks = commands.iter().copied().filter(|&command| command >= 5);
    let top = blocks.max_by(|&a, &b| height(&before, a).total_cmp(&height(&before, b)));
    let top = top.expect("blocks may be pulled");
    assert!(game.step(0, &UP).is_err(), "nothing is held");
    game.step(top, &STILL).expect("it may be pulled");
    assert_eq!(allowed(&game), [0, 1, 2], "go on, let go or give up");
    for _ in 0..40 {
        game.step(0, &UP).expect("the hand is closed");
    }
    let lifted = observation(&game);
    let rise = height(&lifted, top) - height(&before, top);
    assert!((0.5..2.0).contains(&rise), "it rose by {rise} dm in 40 steps");
    assert_eq!(lifted[36 * 60 + 28], 1.0, "the hand is closed");
    assert_eq!(lifted[(top - 5) * 60 + 22], 1.0, "and this block is in it");
    assert_eq!(lifted[36 * 60 + 30], 1.0, "it touches nothing");
    assert!(game.svg() != GestureGame::new(2, &[], 1).expect("two can play").svg());
    game.step(2, &STILL).expect("the player may give up");
    assert_eq!(game.play().moves().len(), 1, "the turn is over");
    assert_eq!(game.to_act(), Some(Seat::ALL[1]));
}

/// The same steps give the same game, and a turn made by hand is one that the server would accept.
#[test]
fn gestures_are_reproducible_and_verified() {
    let run = || {
        let mut game = GestureGame::new(2, &[], 3).expect("two can play");
        let block = allowed(&game).into_iter().find(|&command| command >= 5).expect("a block");
        game.step(block, &[0.0, 0.5, 0.0, 0.0, 0.0, 0.0]).expect("allowed");
        for tick in 0..30 {
            let side = if tick % 2 == 0 { 1.0 } else { -0.5 };
            if game.step(0, &[side, 0.2, 0.3, 0.0, 0.5, 0.0]).expect("closed").is_some() {
                break;
            }
            if allowed(&game) != [0, 1, 2] {
                break;
            }
        }
        if allowed(&game).contains(&1) {
            game.step(1, &STILL).expect("the hand opens");
        }
        (game.svg(), game.play().record(&[]))
    };
    assert_eq!(run(), run());
}
