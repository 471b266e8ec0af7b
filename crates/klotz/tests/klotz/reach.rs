//! What a search asks of a position agrees with what the list of moves says.

use crate::common::positions;
use klotz::{Approach, Cell, CellSet, Colour, Move, Position};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Positions of random games and of pieces thrown anywhere, not yet over.
fn for_each_position(mut check: impl FnMut(&Position, &mut Pcg64Mcg)) {
    let mut rng = Pcg64Mcg::seed_from_u64(14);
    let mut seen = Vec::new();
    for _ in 0..120 {
        positions::walk(&mut rng, |game| {
            if game.moves_played() % 7 == 0 {
                seen.push(*game.position());
            }
        });
    }
    seen.extend((0..400).map(|_| positions::thrown_position(&mut rng)));
    for position in seen.iter().filter(|position| position.winner().is_none()) {
        check(position, &mut rng);
    }
}

fn as_if_to_move(position: &Position, colour: Colour) -> Position {
    let mut position = *position;
    position.give_turn_to(colour);
    assert_eq!(position.hash(), position.full_hash(), "{position}");
    position
}

/// The ends of all moves of `colour` of which `wanted` approves.
fn ends(position: &Position, colour: Colour, wanted: impl Fn(Cell) -> bool) -> CellSet {
    let moves = as_if_to_move(position, colour).moves();
    let slides = moves.into_iter().filter_map(Move::ends);
    slides.filter(|&(from, _)| wanted(from)).map(|(_, to)| to).collect()
}

#[test]
fn moves_to_a_set_equal_the_listed_moves_that_end_there() {
    for_each_position(|position, rng| {
        let set = (0..60).filter_map(|_| CellSet::BOARD.nth(positions::below(rng, 196)));
        let set = set.collect::<CellSet>();
        let mut found = Vec::new();
        position.for_each_move_to(set, |mv| found.push(mv));
        let mut listed = position.moves();
        listed.retain(|mv| mv.ends().is_some_and(|(_, to)| set.contains(to)));
        assert_eq!(found, listed, "{position}");
    });
}

#[test]
fn reach_equals_the_cells_where_moves_end() {
    for_each_position(|position, _| {
        for colour in position.seats().iter() {
            let klotz = position.klotz(colour).expect("in play");
            assert_eq!(
                position.column_reach(colour),
                ends(position, colour, |from| from != klotz),
                "{colour} in {position}"
            );
            assert_eq!(
                position.klotz_reach(colour),
                ends(position, colour, |from| from == klotz),
                "{colour} in {position}"
            );
        }
    });
}

/// A threat is a win on the next move. The only moves of others that stop it occupy one of the
/// cells it names, and they fail only if they open another path.
#[test]
fn a_threat_is_stopped_exactly_on_the_cells_it_names() {
    let mut threats = 0;
    for_each_position(|position, _| {
        for colour in position.seats().iter() {
            let goal = colour.goal(position.goal());
            let threat = position.threat(colour);
            assert_eq!(threat.is_some(), position.klotz_reach(colour).contains(goal), "{position}");
            let Some(barring) = threat else { continue };
            threats += 1;
            for other in position.seats().without(colour).iter() {
                let before = as_if_to_move(position, other);
                for mv in before.moves() {
                    let mut after = before;
                    let _ = after.play_unchecked(mv);
                    let stopped = after.threat(colour).is_none();
                    let taken = mv.ends().is_some_and(|(_, to)| barring.contains(to));
                    assert!(taken || !stopped, "{mv:?} in {before}");
                    if taken && !stopped {
                        // The piece that blocks one path has opened the other.
                        let (from, _) = mv.ends().expect("something was taken");
                        let klotz = before.klotz(colour).expect("in play");
                        let between = klotz.distance(from) + from.distance(goal);
                        assert_eq!(between, klotz.distance(goal), "{mv:?} in {before}");
                    }
                }
            }
        }
    });
    assert!(threats > 100, "{threats}");
}

/// The reference: outwards from the Klotz, one list of cells after the other.
fn safe_race(position: &Position, colour: Colour, danger: CellSet) -> u32 {
    let goal = colour.goal(position.goal());
    let mut seen = CellSet::from(position.klotz(colour).expect("in play"));
    let mut here = seen;
    for race in 1..Approach::FAR {
        let mut next = CellSet::EMPTY;
        for cell in here.iter() {
            next = next | with_klotz_on(position, colour, cell).klotz_reach(colour);
        }
        if next.contains(goal) {
            return race;
        }
        here = next & !(danger | seen);
        seen = seen | here;
    }
    Approach::FAR
}

fn with_klotz_on(position: &Position, colour: Colour, cell: Cell) -> Position {
    let mut setup = position.setup();
    let old = position.klotz(colour).expect("in play");
    let klotz = setup.board.get(old);
    setup.board.set(old, None);
    setup.board.set(cell, klotz);
    Position::new(&setup, position.goal()).expect("a Klotz may stand where it can go")
}

#[test]
fn approach_length_equals_a_plain_search() {
    for_each_position(|position, rng| {
        for colour in position.seats().iter() {
            let danger = (0..40).filter_map(|_| CellSet::BOARD.nth(positions::below(rng, 196)));
            let danger = danger.collect::<CellSet>();
            let approach = position.approach(colour, danger);
            let race = position.race(colour).unwrap_or(Approach::FAR).min(Approach::FAR);
            assert_eq!(approach.race, race, "{colour} in {position}");
            assert_eq!(approach.safe_race, safe_race(position, colour, danger), "{position}");
            for step in approach.first_steps.iter().filter(|_| approach.safe_race > 1) {
                assert!(position.klotz_reach(colour).contains(step) && !danger.contains(step));
                let closer = with_klotz_on(position, colour, step);
                assert_eq!(safe_race(&closer, colour, danger), approach.safe_race - 1);
            }
        }
    });
}
