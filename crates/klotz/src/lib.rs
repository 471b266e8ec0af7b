#![doc = include_str!("../README.md")]

mod cell;
mod cell_set;
mod colour;
mod illegal;
mod klotz;
mod klotz_ends;
mod layout;
mod moves;
mod mv;
pub mod options;
mod paths;
mod perft;
mod piece;
mod play;
mod position;
mod position_text;
mod problem;
mod race;
mod reach;
mod record;
mod refusal_codes;
mod settings;
mod setup;
mod slides;
mod symmetry;
mod wavefront;
mod zobrist;

pub use cell::{Cell, CellError, Direction, SIDE};
pub use cell_set::CellSet;
pub use colour::{Colour, ColourSet};
pub use illegal::Illegal;
pub use klotz::{EndRule, Klotz};
pub use layout::{Layout, LayoutError, LayoutProblem, MAX_LAYOUT_NAME};
pub use mv::{Move, MoveText, MoveTextError};
pub use options::Options;
pub use paths::{Path, Target};
pub use perft::{Counting, perft};
pub use piece::{Height, KLOTZ_STEPS, Piece};
pub use play::Undo;
pub use position::Position;
pub use problem::{Field, PositionError, Problem};
pub use race::Approach;
pub use record::Record;
pub use refusal_codes::REFUSAL_CODES;
pub use settings::{Settings, SettingsError};
pub use setup::{Board, Setup};
pub use symmetry::Symmetry;

// Moves and positions are their texts in JSON and elsewhere.
#[cfg(feature = "serde")]
game::serde_as_text!(crate::Cell, crate::Move, crate::Setup, crate::Board);
