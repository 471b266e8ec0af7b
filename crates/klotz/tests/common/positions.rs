//! Random settings, layouts and positions from a seed.

use game::Game as _;
use klotz::{
    Board, Cell, CellSet, Colour, ColourSet, Direction, Height, Klotz, Layout, Options, Piece,
    Position, Settings, Setup,
    options::{Goal, Idle, Repetition},
};
use rand_core::Rng;

/// A number below `bound`.
pub(crate) fn below(rng: &mut dyn Rng, bound: usize) -> usize {
    rng.next_u32() as usize % bound
}

fn pick<T: Copy>(rng: &mut dyn Rng, choices: &[T]) -> T {
    choices[below(rng, choices.len())]
}

/// Two, three or four colours.
pub(crate) fn colours(rng: &mut dyn Rng) -> ColourSet {
    loop {
        let set: ColourSet = Colour::ALL.into_iter().filter(|_| below(rng, 2) == 0).collect();
        if set.len() >= 2 {
            return set;
        }
    }
}

pub(crate) fn options(rng: &mut dyn Rng) -> Options {
    Options {
        goal: pick(rng, &[Goal::Near, Goal::Far]),
        idle: pick(rng, &[Idle::Removed, Idle::Stay]),
        repetition: pick(rng, &[Repetition::Draw, Repetition::Allowed]),
        move_limit: pick(rng, &[0, 40, 400]),
    }
}

/// One of the built-in layouts, or columns on random cells.
pub(crate) fn layout(rng: &mut dyn Rng) -> Layout {
    if below(rng, 2) == 0 {
        return Layout::builtin()[below(rng, Layout::builtin().len())].clone();
    }
    let mut free = !(CellSet::CORNERS | CellSet::CENTRE);
    let mut columns = Vec::new();
    for height in Height::ALL {
        for _ in 0..height.in_the_box() {
            let cell = free.nth(below(rng, free.len())).expect("there is room");
            free = free.without(cell);
            columns.push((cell, height));
        }
    }
    Layout::new("thrown", columns).expect("the right columns on good cells")
}

pub(crate) fn settings(rng: &mut dyn Rng) -> Settings {
    let colours = colours(rng);
    let first = colours.iter().nth(below(rng, colours.len())).expect("somebody plays");
    // A crowded layout may leave nobody a move; then try another one.
    loop {
        if let Ok(settings) = Settings::new(colours, first, options(rng), layout(rng)) {
            return settings;
        }
    }
}

/// Any valid position: random pieces, often crowded into a few files and ranks, so that captures,
/// blocked paths, wins and passes all occur.
pub(crate) fn thrown_position(rng: &mut dyn Rng) -> Position {
    loop {
        if let Some(position) = try_throw(rng) {
            return position;
        }
    }
}

fn try_throw(rng: &mut dyn Rng) -> Option<Position> {
    let goal = pick(rng, &[Goal::Near, Goal::Far]);
    let seats = colours(rng);
    let idle = pick(rng, &[Idle::Removed, Idle::Stay]);
    let size = pick(rng, &[4_u8, 6, 14]);
    let (left, bottom) =
        (below(rng, usize::from(15 - size)) as u8, below(rng, usize::from(15 - size)) as u8);
    let mut region: CellSet = Cell::ALL
        .into_iter()
        .filter(|cell| (left..left + size).contains(&cell.file()))
        .filter(|cell| (bottom..bottom + size).contains(&cell.rank()))
        .collect::<CellSet>()
        & !(CellSet::CORNERS | CellSet::CENTRE);
    let mut board = Board::EMPTY;
    for colour in Colour::ALL {
        let cell = if seats.contains(colour) {
            match below(rng, 20) {
                0 => colour.goal(goal),
                1..6 => colour.centre(),
                _ => region.nth(below(rng, region.len().max(1)))?,
            }
        } else if idle == Idle::Stay {
            colour.centre()
        } else {
            continue;
        };
        region = region.without(cell);
        board.set(cell, Some(Piece::Klotz(colour)));
    }
    let mut columns = Vec::new();
    for height in Height::ALL {
        let count = pick(rng, &[0, 1, height.in_the_box() / 2, height.in_the_box()]);
        for _ in 0..count {
            let Some(cell) = region.nth(below(rng, region.len().max(1))) else { break };
            region = region.without(cell);
            board.set(cell, Some(Piece::Column(height)));
            columns.push(cell);
        }
    }
    let mut stones = [None; 4];
    for colour in seats.iter() {
        if !columns.is_empty() && below(rng, 3) > 0 {
            stones[colour.index()] = Some(columns.swap_remove(below(rng, columns.len())));
        }
    }
    let turn = seats.iter().nth(below(rng, seats.len()))?;
    Position::new(&Setup { board, seats, turn, stones }, goal).ok()
}

/// A position in which the player to move has no move: its Klotz is enclosed beside a corner by two
/// columns with others' stones, and there are no more columns.
pub(crate) fn trapped_position(rng: &mut dyn Rng) -> Position {
    let goal = pick(rng, &[Goal::Near, Goal::Far]);
    let turn = pick(rng, &Colour::ALL);
    let others: Vec<Colour> = Colour::ALL.into_iter().filter(|&colour| colour != turn).collect();
    let corner = pick(rng, &Colour::ALL).corner();
    let beside: Vec<Cell> = Direction::ALL.iter().filter_map(|&way| corner.step(way)).collect();
    let home = pick(rng, &beside);
    let mut board = Board::EMPTY;
    board.set(home, Some(Piece::Klotz(turn)));
    let mut stones = [None; 4];
    let walls = Direction::ALL.iter().filter_map(|&way| home.step(way));
    for (wall, owner) in walls.filter(|&cell| cell != corner).zip(&others) {
        board.set(wall, Some(Piece::Column(pick(rng, &Height::ALL))));
        stones[owner.index()] = Some(wall);
    }
    for other in others {
        board.set(other.centre(), Some(Piece::Klotz(other)));
    }
    let setup = Setup { board, seats: ColourSet::ALL, turn, stones };
    Position::new(&setup, goal).expect("a position by construction")
}

/// A game of random moves in which players leave now and then; `visit` sees every position.
pub(crate) fn walk(rng: &mut dyn Rng, mut visit: impl FnMut(&Klotz)) {
    let mut game = Klotz::start(settings(rng));
    visit(&game);
    while let Some(mv) = game.random_move(rng) {
        if game.position().seats().len() > 2 && below(rng, 60) == 0 {
            let leaving = game.position().seats().iter().nth(below(rng, 2)).expect("a player");
            let seat = game.settings().seat(leaving).expect("players have seats");
            game.retire(seat).expect("two are left");
        } else {
            game.play(&mv).expect("a random move is legal");
        }
        visit(&game);
        if game.moves_played() > 500 {
            break;
        }
    }
}
