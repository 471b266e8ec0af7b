//! The text form of a position: `blocks pawns turn tools stones last barren best arrived`.

use std::{
    fmt::{self, Display},
    str::FromStr,
};

use crate::{
    Best, Block, Cell, Colour, Placement, Position, PositionError, Problem, Setup, Tools,
    cell::read_number,
};

/// Written where there is nothing.
const NONE: &str = "-";

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        Position::new(&text.parse()?)
    }
}

/// Blocks are in the order of [`Building::blocks`](crate::Building::blocks).
impl Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

/// Parses anything that has the form of a position, valid or not.
impl FromStr for Setup {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Setup, PositionError> {
        let fields: Vec<&str> = text.split(' ').collect();
        let (fields, arrived) = match fields[..] {
            [.., arrived] if fields.len() == 9 => (&fields[..8], Some(arrived)),
            _ => (&fields[..], None),
        };
        let &[blocks, pawns, turn, tools, stones, last, barren, best] = fields else {
            return Err(Problem::FieldCount { found: fields.len() }.into());
        };
        let blocks = blocks.split(';').map(read_block).collect::<Result<_, _>>()?;
        let pawns = pawns.split(';').map(read_pawn).collect::<Result<_, _>>()?;
        let (turn, follower, next) = read_turn(turn)?;
        let tools = tools.split(';').map(read_tools).collect::<Result<_, _>>()?;
        let stones = match stones {
            NONE => Vec::new(),
            stones => stones.split(';').map(read_stone).collect::<Result<_, _>>()?,
        };
        let last = match last {
            NONE => None,
            block => Some(read_last(block)?),
        };
        let barren = read_barren(barren)?;
        let best = best.split(';').map(read_best).collect::<Result<_, _>>()?;
        let arrived = arrived
            .map(|all| all.split(';').map(read_arrived).collect::<Result<_, _>>())
            .transpose()?;
        Ok(Setup {
            blocks,
            pawns,
            turn,
            follower,
            next,
            tools,
            stones,
            last,
            barren,
            best,
            arrived,
        })
    }
}

fn read_block(text: &str) -> Result<Placement, Problem> {
    text.parse().map_err(Problem::BadPlacement)
}

fn read_pawn(text: &str) -> Result<(Colour, Cell), Problem> {
    read_place(text).ok_or_else(|| Problem::BadPawn { text: text.to_owned() })
}

fn read_stone(text: &str) -> Result<(Colour, Cell), Problem> {
    read_place(text).ok_or_else(|| Problem::BadStone { text: text.to_owned() })
}

/// `r@12,14`
fn read_place(text: &str) -> Option<(Colour, Cell)> {
    let (colour, cell) = text.split_once('@')?;
    Some((read_colour(colour)?, cell.parse().ok()?))
}

fn read_colour(text: &str) -> Option<Colour> {
    let mut letters = text.chars();
    let colour = letters.next().and_then(Colour::from_letter)?;
    letters.next().is_none().then_some(colour)
}

/// `r`; `r>y` while yellow may follow red's turn; `r>d/y` if red has left: dark blue may follow,
/// and yellow has the next turn.
fn read_turn(text: &str) -> Result<(Colour, Option<Colour>, Option<Colour>), Problem> {
    let read = || {
        let Some((turn, rest)) = text.split_once('>') else {
            return Some((read_colour(text)?, None, None));
        };
        let turn = read_colour(turn)?;
        Some(match rest.split_once('/') {
            Some((follower, next)) => {
                (turn, Some(read_colour(follower)?), Some(read_colour(next)?))
            }
            None => (turn, Some(read_colour(rest)?), None),
        })
    };
    read().ok_or_else(|| Problem::BadTurn { text: text.to_owned() })
}

fn read_tools(text: &str) -> Result<(Colour, Tools), Problem> {
    let bad = || Problem::BadTools { text: text.to_owned() };
    let (colour, tools) = text.split_once(':').ok_or_else(bad)?;
    let colour = read_colour(colour).ok_or_else(bad)?;
    Ok((colour, tools.parse().map_err(Problem::BadToolSet)?))
}

fn read_last(text: &str) -> Result<Block, Problem> {
    text.parse().map_err(|_| Problem::BadLast { text: text.to_owned() })
}

fn read_barren(text: &str) -> Result<u32, Problem> {
    read_number(text).ok_or_else(|| Problem::BadBarren { text: text.to_owned() })
}

fn read_best(text: &str) -> Result<(Colour, Best), Problem> {
    let read = || {
        let (colour, best) = text.split_once(':')?;
        let (height, turn) = best.split_once('/')?;
        let best = Best { height: read_number(height)?, turn: read_number(turn)? };
        Some((read_colour(colour)?, best))
    };
    read().ok_or_else(|| Problem::BadBest { text: text.to_owned() })
}

fn read_arrived(text: &str) -> Result<(Colour, u32), Problem> {
    let read = || {
        let (colour, turn) = text.split_once(':')?;
        Some((read_colour(colour)?, read_number(turn)?))
    };
    read().ok_or_else(|| Problem::BadArrived { text: text.to_owned() })
}

impl Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = |&(colour, cell): &(Colour, Cell)| format!("{}@{cell}", colour.letter());
        join(f, &self.blocks, Placement::to_string)?;
        f.write_str(" ")?;
        join(f, &self.pawns, place)?;
        write!(f, " {}", self.turn.letter())?;
        if let Some(follower) = self.follower {
            write!(f, ">{}", follower.letter())?;
        }
        if let Some(next) = self.next {
            write!(f, "/{}", next.letter())?;
        }
        f.write_str(" ")?;
        join(f, &self.tools, |(colour, tools)| format!("{}:{tools}", colour.letter()))?;
        f.write_str(" ")?;
        if self.stones.is_empty() {
            f.write_str(NONE)?;
        }
        join(f, &self.stones, place)?;
        match self.last {
            Some(block) => write!(f, " {block}")?,
            None => write!(f, " {NONE}")?,
        }
        write!(f, " {} ", self.barren)?;
        join(f, &self.best, |(colour, best)| {
            format!("{}:{}/{}", colour.letter(), best.height, best.turn)
        })?;
        let Some(arrived) = &self.arrived else { return Ok(()) };
        f.write_str(" ")?;
        join(f, arrived, |(colour, turn)| format!("{}:{turn}", colour.letter()))
    }
}

/// Writes these with `;` between them.
fn join<T>(f: &mut fmt::Formatter<'_>, all: &[T], text: impl Fn(&T) -> String) -> fmt::Result {
    for (at, one) in all.iter().enumerate() {
        let separator = if at == 0 { "" } else { ";" };
        write!(f, "{separator}{}", text(one))?;
    }
    Ok(())
}
