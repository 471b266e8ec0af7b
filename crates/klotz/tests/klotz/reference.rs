//! Compares the crate with a slow and literal implementation of the rules.

use crate::common::{
    positions::{self, below},
    reference::{Reference, ReferenceMove, Spot},
};
use game::{Game as _, Verdict};
use klotz::{
    Cell, Colour, Counting, EndRule, Klotz, Move, Position,
    options::{Goal, Idle, Repetition},
    perft,
};
use rand_pcg::{Pcg64Mcg, rand_core::SeedableRng};

fn reference_of(position: &Position) -> Reference {
    Reference::read(&position.to_string(), position.goal() == Goal::Far)
}

fn spot(cell: Cell) -> Spot {
    (cell.file().into(), cell.rank().into())
}

fn as_reference(mv: Move) -> ReferenceMove {
    mv.ends().map(|(from, to)| (spot(from), spot(to)))
}

/// Moves, their texts, the positions they lead to, targets and the end of the game.
fn check(position: &Position) {
    let reference = reference_of(position);
    let text = position.to_string();
    assert_eq!(reference.write(), text);
    let mut moves = position.moves();
    moves.sort_unstable_by_key(|&mv| as_reference(mv));
    let seen: Vec<ReferenceMove> = moves.iter().map(|&mv| as_reference(mv)).collect();
    assert_eq!(seen, reference.moves(), "moves of {text}");
    assert_eq!(position.count_moves(), seen.len(), "count of {text}");
    assert_eq!(position.is_over(), reference.is_over(), "{text}");
    assert_eq!(position.winner().map(Colour::index), reference.winner(), "{text}");
    for (&mv, &same) in moves.iter().zip(&seen) {
        assert_eq!(position.move_text(mv), reference.move_text(same), "in {text}");
        let mut next = *position;
        let _ = next.play_unchecked(mv);
        assert_eq!(next.to_string(), reference.after(same).write(), "{mv:?} in {text}");
    }
    check_targets(position, &seen);
}

fn check_targets(position: &Position, moves: &[ReferenceMove]) {
    for cell in Cell::ALL {
        let targets: Vec<Spot> =
            position.targets(cell).iter().map(|target| spot(target.to)).collect();
        let mut expected: Vec<Spot> = moves
            .iter()
            .filter_map(|mv| mv.filter(|&(from, _)| from == spot(cell)).map(|(_, to)| to))
            .collect();
        expected.sort_unstable_by_key(|&(file, rank)| (rank, file));
        assert_eq!(targets, expected, "targets of {cell} in {position}");
        assert_eq!(position.movable().contains(cell), !expected.is_empty(), "{cell} in {position}");
    }
}

#[test]
fn crate_and_reference_agree_on_random_positions() {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let (mut won, mut captures) = (0, 0);
    for _ in 0..2_000 {
        let position = positions::thrown_position(&mut rng);
        check(&position);
        won += u32::from(position.winner().is_some());
        let captures_here = |&mv: &Move| position.move_text(mv).contains('x');
        captures += u32::from(position.moves().iter().any(captures_here));
    }
    // The interesting cases occurred.
    assert!(won >= 100 && captures >= 500, "{won} won, {captures} with captures");
}

#[test]
fn crate_and_reference_agree_on_forced_passes() {
    let mut rng = Pcg64Mcg::seed_from_u64(4);
    for _ in 0..200 {
        let position = positions::trapped_position(&mut rng);
        assert_eq!(position.moves(), [Move::Pass], "{position}");
        check(&position);
        assert_eq!(perft(&position, 2, Counting::EachLeaf), reference_of(&position).perft(2));
    }
}

#[test]
fn crate_and_reference_agree_on_whole_games() {
    let mut rng = Pcg64Mcg::seed_from_u64(2);
    for _ in 0..20 {
        positions::walk(&mut rng, |game| {
            if game.moves_played() % 4 == 0 || game.outcome().is_some() {
                check(game.position());
            }
        });
    }
}

/// The reference's own judgement: everything is remembered as text and counted.
struct Judge {
    seen: Vec<String>,
    moves: u32,
}

impl Judge {
    fn outcome(&self, game: &Klotz, reference: &Reference) -> Option<(Option<usize>, EndRule)> {
        let options = game.settings().options();
        let now = self.seen.last().expect("the present");
        let times = self.seen.iter().filter(|text| *text == now).count();
        if let Some(winner) = reference.winner() {
            Some((Some(winner), EndRule::Corner))
        } else if reference.is_over() {
            Some((None, EndRule::NobodyCanMove))
        } else if options.repetition == Repetition::Draw && times >= 3 {
            Some((None, EndRule::Repetition))
        } else if options.move_limit > 0 && self.moves >= options.move_limit {
            Some((None, EndRule::MoveLimit))
        } else {
            None
        }
    }
}

#[test]
fn crate_and_reference_agree_on_turns_and_results() {
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let mut rules_seen = Vec::new();
    for round in 0..120 {
        let mut game = Klotz::start(positions::settings(&mut rng));
        let mut reference = reference_of(game.position());
        let mut judge = Judge { seen: vec![reference.write()], moves: 0 };
        while let Some(turn) = game.turn() {
            let seats = game.position().seats();
            if seats.len() > 2 && below(&mut rng, 50) == 0 {
                let leaving = seats.iter().nth(below(&mut rng, seats.len())).expect("a player");
                let seat = game.settings().seat(leaving).expect("players have seats");
                game.retire(seat).expect("more than two play");
                let stays = game.settings().options().idle == Idle::Stay;
                reference = reference.without(leaving.index(), stays);
            } else {
                let mv = tempted_move(&game, turn, round % 3 == 0, &mut rng);
                reference = reference.after(as_reference(mv));
                game.play(&mv).expect("a listed move is legal");
                judge.moves += 1;
            }
            judge.seen.push(reference.write());
            assert_eq!(game.position_text(), reference.write());
            let outcome = game.outcome().map(|outcome| {
                let winner = match outcome.verdict {
                    Verdict::Won(seats) => {
                        let seat = seats.iter().next().expect("a winner");
                        game.settings().colour(seat).map(Colour::index)
                    }
                    Verdict::Drawn => None,
                };
                (winner, outcome.rule)
            });
            assert_eq!(outcome, judge.outcome(&game, &reference), "{}", reference.write());
            if judge.moves > 300 {
                break;
            }
        }
        rules_seen.extend(game.outcome().map(|outcome| outcome.rule));
    }
    for rule in [EndRule::Corner, EndRule::Repetition, EndRule::MoveLimit] {
        assert!(rules_seen.contains(&rule), "no game ended by {rule:?}");
    }
}

/// A random move; but a win is not missed, and players who shuffle go back where they came from.
fn tempted_move(game: &Klotz, turn: Colour, shuffle: bool, rng: &mut Pcg64Mcg) -> Move {
    let position = game.position();
    let moves = position.moves();
    let wins = |mv: &&Move| position.move_text(**mv).ends_with('#');
    if let Some(&win) = moves.iter().find(wins) {
        return win;
    }
    let own = position.stone(turn);
    let back = |mv: &&Move| mv.ends().is_some_and(|(from, _)| Some(from) == own);
    let candidates: Vec<Move> = moves.iter().filter(back).copied().collect();
    if shuffle && !candidates.is_empty() {
        return candidates[below(rng, candidates.len().min(2))];
    }
    moves[below(rng, moves.len())]
}
