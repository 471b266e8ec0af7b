//! The actions and observations of KLOTZ.

use envs::{Environment as _, KlotzV1, Play};
use game::{Enumerate as _, Game as _, Seat, random::SplitMix64};

/// The actions are the legal moves, no more and no fewer.
#[test]
fn actions_are_the_legal_moves() {
    let mut rng = SplitMix64::new(9);
    let mut play = Play::<KlotzV1>::new(3, &[], 0).expect("three can play");
    while let Some(action) = play.random_action(|count| rng.below(count)) {
        let game = play.game();
        let mut moves: Vec<String> =
            game.legal_moves().iter().map(|mv| game.write_move(mv)).collect();
        let mut texts: Vec<String> =
            play.legal_actions().iter().map(|&action| play.env().action_text(action)).collect();
        moves.sort();
        texts.sort();
        assert_eq!(moves, texts);
        play.apply(action).expect("it is legal");
    }
}

/// At the start of the standard layout every seat sees the same board, and has the same actions.
#[test]
fn every_seat_sees_the_board_from_its_own_corner() {
    let setup = KlotzV1::setup(4, &[]).expect("four can play");
    let start = KlotzV1::start(&setup, 0);
    let size = KlotzV1::spec(&setup).observation_len();
    let seen = |seat: usize| {
        let mut numbers = vec![9; size];
        start.observe(Seat::ALL[seat], &mut numbers);
        // The last planes say who is to move.
        numbers.truncate(13 * 196);
        numbers
    };
    let first = seen(0);
    assert_eq!(first.iter().map(|&bit| usize::from(bit)).sum::<usize>(), 24 + 4 + 1 + 4);
    for seat in 1..4 {
        assert_eq!(seen(seat), first, "seat {seat}");
    }
}

#[test]
fn the_planes_match_the_documentation() {
    let mut play = Play::<KlotzV1>::new(2, &["move_limit=10".to_owned()], 0).expect("fine");
    let plane = |play: &Play<KlotzV1>, seat: usize, plane: usize| {
        let mut numbers = vec![0; 16 * 196];
        play.env().observe(Seat::ALL[seat], &mut numbers);
        numbers[plane * 196..][..196].to_vec()
    };
    let count = |cells: Vec<u8>| cells.into_iter().map(usize::from).sum::<usize>();
    assert_eq!([0, 1, 2].map(|height| count(plane(&play, 0, height))), [12, 4, 8]);
    // Red's own Klotz starts on g7, and green's, seen by green, too.
    for seat in 0..2 {
        assert_eq!(plane(&play, seat, 3)[6 * 14 + 6], 1);
        assert_eq!(plane(&play, seat, 5)[7 * 14 + 7], 1, "the opponent is opposite");
        assert_eq!(plane(&play, seat, 11)[0], 1, "the own corner is the goal");
        assert_eq!(count(plane(&play, seat, 12)), 2);
        assert_eq!(count(plane(&play, seat, 13)), if seat == 0 { 196 } else { 0 });
    }
    let mv = play.legal_moves().swap_remove(40);
    play.play_text(&mv).expect("it is legal");
    assert_eq!(count(plane(&play, 0, 7)), 1, "the stone lies on the column that moved");
    assert_eq!(count(plane(&play, 1, 9)), 1, "and the other sees it as the opponent's");
    assert_eq!(count(plane(&play, 1, 15)), 196 / 10);
    assert_eq!(count(plane(&play, 1, 14)), 0);
}

#[test]
fn layouts_are_drawn_by_the_seed() {
    let setup = KlotzV1::setup(2, &["layout=all".to_owned()]).expect("all are known");
    let names: Vec<String> = (0..klotz::Layout::builtin().len() as u64)
        .map(|seed| {
            let game = KlotzV1::start(&setup, seed);
            game.game().settings().layout().expect("it has one").name().to_owned()
        })
        .collect();
    let known: Vec<&str> = klotz::Layout::builtin().iter().map(klotz::Layout::name).collect();
    assert_eq!(names, known);
}
