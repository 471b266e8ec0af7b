//! The text form of a position: `board seats turn stones`.

use std::{fmt, str::FromStr};

use crate::{
    Board, Cell, Colour, ColourSet, Piece, Position, PositionError, Problem, Setup, cell::SIDE,
    options::Goal,
};

impl Position {
    /// Reads a position with these goals, strictly: only what [`Position`]'s `Display` writes.
    pub fn read(text: &str, goal: Goal) -> Result<Position, PositionError> {
        Position::new(&text.parse()?, goal)
    }
}

/// Reads a position with the usual goals; for others use [`Position::read`].
impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        Position::read(text, Goal::default())
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

/// Parses anything that has the form of a position, valid or not.
impl FromStr for Setup {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Setup, PositionError> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [board, seats, turn, stones] = fields[..] else {
            return Err(Problem::FieldCount { found: fields.len() }.into());
        };
        let board = board.parse()?;
        let seats = read_seats(seats)?;
        let turn = read_turn(turn)?;
        let stones = read_stones(stones, seats)?;
        Ok(Setup { board, seats, turn, stones })
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} ", self.board, self.seats, self.turn.letter())?;
        write_stones(f, self.seats, self.stones)
    }
}

/// Reads the first field of a position.
impl FromStr for Board {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Board, PositionError> {
        let ranks: Vec<&str> = text.split('/').collect();
        if ranks.len() != usize::from(SIDE) {
            return Err(Problem::RankCount { found: ranks.len() }.into());
        }
        let mut board = Board::EMPTY;
        for (rank, row) in (0..SIDE).rev().zip(ranks) {
            let found = row.chars().count();
            if found != usize::from(SIDE) {
                return Err(Problem::RankLength { rank: rank + 1, found }.into());
            }
            for (file, letter) in (0..SIDE).zip(row.chars()) {
                let cell = Cell::at(file, rank);
                let piece = Piece::from_letter(letter);
                if piece.is_none() && letter != '.' {
                    return Err(Problem::UnknownPiece { cell, letter }.into());
                }
                board.set(cell, piece);
            }
        }
        Ok(board)
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..SIDE).rev() {
            for file in 0..SIDE {
                let letter = self.get(Cell::at(file, rank)).map_or('.', Piece::letter);
                write!(f, "{letter}")?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}

fn read_seats(text: &str) -> Result<ColourSet, Problem> {
    let seats: ColourSet = text.chars().filter_map(Colour::from_letter).collect();
    // Comparing with the canonical form finds unknown letters, duplicates and a wrong order at
    // once.
    if seats.to_string() == text {
        Ok(seats)
    } else {
        Err(Problem::BadSeats { text: text.to_owned() })
    }
}

fn read_turn(text: &str) -> Result<Colour, Problem> {
    let mut letters = text.chars();
    match (letters.next().and_then(Colour::from_letter), letters.next()) {
        (Some(colour), None) => Ok(colour),
        _ => Err(Problem::BadTurn { text: text.to_owned() }),
    }
}

fn read_stones(text: &str, seats: ColourSet) -> Result<[Option<Cell>; 4], Problem> {
    let bad = || {
        let mut example = String::new();
        write_stones(&mut example, seats, [None; 4]).expect("a string takes everything");
        Problem::BadStones { text: text.to_owned(), seats: seats.to_string(), example }
    };
    let words: Vec<&str> = if text.is_empty() { Vec::new() } else { text.split(',').collect() };
    if words.len() != seats.len() {
        return Err(bad());
    }
    let mut stones = [None; 4];
    for (colour, word) in seats.iter().zip(words) {
        let place = word
            .strip_prefix(colour.letter())
            .and_then(|rest| rest.strip_prefix('='))
            .ok_or_else(bad)?;
        if place != "-" {
            stones[colour.index()] = Some(place.parse().map_err(|_| bad())?);
        }
    }
    Ok(stones)
}

fn write_stones(
    f: &mut impl fmt::Write,
    seats: ColourSet,
    stones: [Option<Cell>; 4],
) -> fmt::Result {
    for (at, colour) in seats.iter().enumerate() {
        let separator = if at == 0 { "" } else { "," };
        match stones[colour.index()] {
            Some(cell) => write!(f, "{separator}{}={cell}", colour.letter())?,
            None => write!(f, "{separator}{}=-", colour.letter())?,
        }
    }
    Ok(())
}
