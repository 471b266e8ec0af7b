#![doc = include_str!("../README.md")]

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
mod ranking;
mod reach;
mod record;
mod refusal_codes;
mod regions;
mod route;
mod rules_version;
mod settings;
mod setup;
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
pub use walker::WalkOptions;

// Moves and positions are their texts in JSON and elsewhere.
#[cfg(feature = "serde")]
game::serde_as_text!(
    crate::Cell,
    crate::Block,
    crate::Pose,
    crate::Tools,
    crate::Placement,
    crate::Step,
    crate::Turn,
    crate::Setup,
    crate::Position
);
