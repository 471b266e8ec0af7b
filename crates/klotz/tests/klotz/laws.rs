//! Properties that hold in every position.

use crate::common::positions;
use klotz::{Cell, CellSet, Klotz, Layout, Move, Piece, Position, Symmetry};
use proptest::prelude::*;
use rand_pcg::{Pcg64Mcg, rand_core::SeedableRng};

/// Positions of every kind, by seed: proptest shrinks seeds badly, but says which one failed.
fn position(seed: u64) -> Position {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    match seed % 8 {
        0 => positions::trapped_position(&mut rng),
        1..4 => {
            let mut visited = Vec::new();
            positions::walk(&mut rng, |game: &Klotz| {
                if visited.len() < 80 {
                    visited.push(*game.position());
                }
            });
            visited[positions::below(&mut rng, visited.len())]
        }
        _ => positions::thrown_position(&mut rng),
    }
}

/// A pass, and from every cell to every cell.
fn all_conceivable_moves() -> impl Iterator<Item = Move> {
    let slides = Cell::ALL
        .into_iter()
        .flat_map(|from| Cell::ALL.into_iter().map(move |to| Move::Slide { from, to }));
    std::iter::once(Move::Pass).chain(slides)
}

fn sorted(mut moves: Vec<Move>) -> Vec<Move> {
    moves.sort_unstable();
    moves
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..ProptestConfig::default() })]

    #[test]
    fn listed_moves_are_the_accepted_moves(seed: u64) {
        let position = position(seed);
        let listed = sorted(position.moves());
        let accepted = all_conceivable_moves().filter(|&mv| position.is_legal(mv)).collect();
        prop_assert_eq!(&listed, &sorted(accepted), "{}", position);
        prop_assert_eq!(position.count_moves(), listed.len());
        prop_assert!(listed.windows(2).all(|pair| pair[0] != pair[1]), "{}", position);
        prop_assert_eq!(listed.is_empty(), position.is_over());
    }

    #[test]
    fn undoing_a_move_restores_the_position(seed: u64) {
        let before = position(seed);
        for mv in before.moves() {
            let mut position = before;
            let undo = position.play_unchecked(mv);
            prop_assert_eq!(position.hash(), position.full_hash(), "{:?} in {}", mv, before);
            prop_assert_ne!(position.hash(), before.hash());
            let played = Position::new(&position.setup(), position.goal());
            prop_assert_eq!(played, Ok(position), "{:?} in {}", mv, before);
            position.undo(undo);
            prop_assert_eq!(position, before, "{:?}", mv);
        }
    }

    #[test]
    fn symmetries_map_moves_to_moves(seed: u64) {
        let position = position(seed);
        for symmetry in Symmetry::ALL {
            let image = Position::new(&symmetry.setup(&position.setup()), position.goal());
            let image = image.expect("the image of a position is one");
            let moves = position.moves().into_iter().map(|mv| symmetry.mv(mv)).collect();
            prop_assert_eq!(sorted(image.moves()), sorted(moves), "{:?}", symmetry);
            if symmetry.is_rotation() {
                for mv in position.moves() {
                    let (mut next, mut image_next) = (position, image);
                    let _ = (next.play_unchecked(mv), image_next.play_unchecked(symmetry.mv(mv)));
                    prop_assert_eq!(symmetry.setup(&next.setup()), image_next.setup());
                }
            }
        }
    }

    #[test]
    fn the_route_to_every_target_can_be_walked(seed: u64) {
        let position = position(seed);
        let mut listed = CellSet::EMPTY;
        for from in Cell::ALL {
            for target in position.targets(from) {
                listed = listed.with(from);
                check_path(&position, from, target)?;
            }
        }
        prop_assert_eq!(listed, position.movable());
    }

    #[test]
    fn texts_round_trip(seed: u64) {
        let position = position(seed);
        let text = position.to_string();
        prop_assert_eq!(Position::read(&text, position.goal()), Ok(position));
        for mv in position.moves() {
            prop_assert_eq!(position.read_move(&position.move_text(mv)), Ok(mv));
        }
        let layout = positions::layout(&mut Pcg64Mcg::seed_from_u64(seed));
        prop_assert_eq!(Layout::from_text(layout.name(), &layout.cells_text()), Ok(layout));
    }

    #[test]
    fn random_moves_are_legal_and_cover_all_moves(seed: u64) {
        let position = position(seed);
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let listed = position.moves();
        let mut drawn = Vec::new();
        for _ in 0..listed.len() * 12 {
            drawn.extend(position.random_move(&mut rng));
        }
        prop_assert!(drawn.iter().all(|mv| listed.contains(mv)));
        drawn.sort_unstable();
        drawn.dedup();
        // The chance to miss one of n in 12 n draws is e^-12 each: a handful would be a bias.
        prop_assert!(drawn.len() + 2 >= listed.len(), "{} of {}", drawn.len(), listed.len());
    }
}

/// As many steps as the piece is high, each to a neighbour, one bend at most, over empty cells that
/// are no corners; straight where that is possible.
fn check_path(position: &Position, from: Cell, target: klotz::Target) -> Result<(), TestCaseError> {
    let piece = position.piece(from).expect("only pieces have targets");
    let cells = target.path.cells();
    prop_assert_eq!(cells.len(), piece.steps() as usize);
    prop_assert_eq!(cells.last(), Some(&target.to));
    let whole: Vec<Cell> = std::iter::once(from).chain(cells.iter().copied()).collect();
    let steps: Vec<(i16, i16)> = whole
        .windows(2)
        .map(|pair| {
            let along = |a: u8, b: u8| i16::from(b) - i16::from(a);
            (along(pair[0].file(), pair[1].file()), along(pair[0].rank(), pair[1].rank()))
        })
        .collect();
    prop_assert!(steps.iter().all(|(files, ranks)| files.abs() + ranks.abs() == 1));
    let bends = steps.windows(2).filter(|pair| pair[0] != pair[1]).count();
    let in_line = from.file() == target.to.file() || from.rank() == target.to.rank();
    prop_assert_eq!(bends, usize::from(!in_line));
    for &cell in target.path.crossed() {
        prop_assert!(position.piece(cell).is_none() && !CellSet::CORNERS.contains(cell));
    }
    let captured = match position.piece(target.to) {
        Some(Piece::Klotz(colour)) => Some(colour),
        Some(Piece::Column(_)) | None => None,
    };
    prop_assert_eq!(target.captures, captured);
    prop_assert_eq!(target.wins, CellSet::CORNERS.contains(target.to));
    Ok(())
}
