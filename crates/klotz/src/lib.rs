//! The rules of KLOTZ, a race for the corners by Gerald Schmidt and Volker Frey.
//!
//! Players slide columns and their own Klotz over a board of 14 by 14 cells; the first Klotz in its
//! goal corner wins. This crate knows which moves are legal and who has won. It does no I/O, reads
//! no clock and uses only the randomness it is given, so servers, browsers and bots share it.
//!
//! - [`Position`]: what you see on the board. It lists, checks, plays and takes back moves; searches
//!   work on it.
//! - [`Klotz`]: a game, that is a position with its [`Settings`] and the history that draws depend
//!   on. It implements [`game::Game`].
//! - [`Layout`]: where the columns start. Players can design their own.
//! - [`MoveText`]: a move as written, `c3-c5`.
//! - [`Record`]: a game as saved in a file.
//!
//! ```
//! use game::Game as _;
//! use klotz::{Klotz, Settings};
//!
//! let mut game = Klotz::start(Settings::default());
//! let mv = game.read_move("b2-b4")?;
//! game.play(&mv)?;
//! assert_eq!(game.position().stone_on("b4".parse()?), Some(klotz::Colour::Red));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cell;
mod cell_set;
mod colour;
mod front;
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
