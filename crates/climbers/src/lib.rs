//! The rules of The Climbers, a game of building and climbing by Holger Lanz.
//!
//! Players build a tower from wooden blocks and climb it with a pawn, two ladders and a blocking
//! stone. This crate knows which turns are legal and who has won. It does no I/O, reads no clock and
//! uses only the randomness it is given, so servers, browsers and bots share it.
//!
//! - [`Building`]: the blocks on the table, and the height map they form.
//! - [`Position`]: what you see on the table, and the little you have to remember.
//! - [`Draft`]: a turn in progress. It checks each step, and steps can be taken back.
//! - [`Reach`]: every cell a pawn can get to, with the ladders that costs.
//! - [`Climbers`]: a game, that is a position with its [`Settings`]. It implements [`game::Game`];
//!   its moves are whole [`Turn`]s.
//! - [`tower()`]: the tower of a seed number.
//! - [`Record`]: a game as saved in a file.
//!
//! ```
//! use climbers::{Climbers, Settings, Turn};
//! use game::Game as _;
//!
//! let mut game = Climbers::start(Settings::for_players(3, 4711).expect("three can play"));
//! let mut draft = game.draft();
//! let placement = draft.all_placements()[0];
//! draft.add(climbers::Step::Place(placement))?;
//! game.play(&draft.turn())?;
//! assert_eq!(game.position().last(), Some(placement.block));
//! assert!(game.draft().block_refusal(placement.block).is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Open points of the rules
//!
//! The printed rules leave a few questions open. We decide them like this:
//!
//! - **Reaching a height** means standing there at the end of a step. Passing over a higher face
//!   does not count; to make it count, stop there and walk on.
//! - **Ties** are decided by the turn on which a pawn arrived at the height it now has. A pawn
//!   arrives on a turn that it ends on another height than it began on; coming down is arriving.
//! - **Turn numbers** count every turn of a game, passes and the walks of followers included, and
//!   never fall. So no two pawns arrive on the same turn, and followers arrive after the player
//!   they follow.
//! - **Following** (`together`): after each turn the others, in turn order, make a turn of their own
//!   that is a walk or a pass. The position's field `turn` is then `r>y`: yellow may follow red's
//!   turn. Its field `barren` counts the turn that is followed as long as nobody has climbed in it,
//!   and the game ends only when everybody has followed.
//! - **Leaving** takes a player's pawn, tools and placed stone off the table. If it was their turn
//!   to move, they have passed. Others still follow the turn of a player who has left: the field
//!   `turn` is then `r>d/y`, dark blue may follow red's turn and yellow has the next one.
//! - **The last chance** stays when a player leaves: fewer players mean fewer barren turns before
//!   it, and those beyond count as the last of them. Once missed, it stays missed.
//! - **Versions**: see [`RulesVersion`]. Version 1 decided ties by when a pawn reached its best.
//! - **A full corner of the table**, walled in by blocks with a pawn on every cell, can be crossed
//!   (on the table there is no limit of room) but not stopped on, so no ladder starts there.
//! - **Ladders** are not spent where a step would do: one unit up, level and down need none, and a
//!   ladder step there is refused.
//! - **Bridges** start from any cell of the pawn's region and end anywhere in the region on the
//!   other side. The line is drawn from the middle of the first cell to that of the last. If going
//!   down is forbidden, bridges cannot slope down either.
//! - **Positions** may have fewer than all 35 blocks, for puzzles; each block at most once.

mod block;
mod block_rules;
mod bridges;
mod building;
mod cell;
mod climbers;
mod colour;
mod draft;
mod faces;
mod hash;
mod illegal;
pub mod options;
mod placement;
mod placements;
mod position;
mod position_text;
mod problem;
mod random_turn;
mod reach;
mod record;
mod refusal_codes;
mod regions;
mod route;
mod rules_version;
mod settings;
mod setup;
mod standing;
mod tools;
mod tower;
mod tower_plan;
mod turn;
mod turn_order;
mod walker;

pub use block::{Block, BlockError, Kind, Pose, PoseError};
pub use building::{Building, Misfit, Placed};
pub use cell::{Cell, CellError, Direction, SIDE};
pub use climbers::{Climbers, EndRule};
pub use colour::{Colour, Face};
pub use draft::{Applied, Draft};
pub use faces::{Sides, faces};
pub use illegal::Illegal;
pub use options::{Options, Preset};
pub use placement::{Placement, PlacementError};
pub use position::{Best, Position, Push};
pub use problem::{Field, PositionError, Problem};
pub use reach::Reach;
pub use record::Record;
pub use refusal_codes::REFUSAL_CODES;
pub use route::Route;
pub use rules_version::RulesVersion;
pub use settings::{Settings, SettingsError};
pub use setup::Setup;
pub use tools::{Ladder, Tools, ToolsError};
pub use tower::tower;
pub use turn::{MAX_STEPS, Step, StepKind, StepTextError, Turn};
pub use turn_order::TurnOrder;
pub use walker::Ways;
