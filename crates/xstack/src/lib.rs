#![doc = include_str!("../README.md")]

mod act;
mod block;
mod block_set;
mod design;
mod design_name;
mod design_text;
mod draft;
mod gesture;
mod gesture_text;
mod house_rules;
mod illegal;
mod motion;
mod motion_text;
pub mod options;
mod pile;
mod pose;
mod pose_check;
mod pose_text;
mod position_text;
mod prepared;
mod random_turn;
mod record;
mod refusal_codes;
mod report;
mod report_check;
mod rules_version;
mod settings;
#[cfg(feature = "sim")]
pub mod sim;
mod size;
mod text_encoding;
mod tray;
mod turn;
mod turn_notation;
#[cfg(feature = "sim")]
mod verify;
mod xstack_game;

pub use act::{Act, Judgement};
pub use block::{BLOCKS, Block, BlockError, Colour};
pub use block_set::BlockSet;
pub use design::{Design, Floor, Kind, Lay, Plan, Stand};
pub use design_name::{DesignName, DesignNameError};
pub use design_text::DesignError;
pub use draft::{Draft, Effect, HIGHER_BY, Phase, STAYED_WITHIN};
pub use gesture::{
    Gesture, GestureError, HAND_SAMPLES, MAX_REACH, MAX_ROTATION_STEP, MAX_STEP, Parting, Purpose,
    SAMPLES_PER_SECOND, Sample, SampleProblem, UNIT_HAND_ROTATION,
};
pub use house_rules::{BELOW_TOP_FLOOR, BELOW_WITHIN, HouseRule, HouseRules, TOP_FLOOR_WITHIN};
pub use illegal::Illegal;
pub use motion::{Motion, MotionPart, PartError, PartialTurn};
pub use options::Options;
pub use pile::{MAX_PILE_NAME, Origin, Pile, PileError};
pub use pose::{Pose, Poses, UNIT_ROTATION};
pub use pose_check::{MAX_DISTANCE, PoseProblem};
pub use prepared::Prepared;
pub use record::{Player, Record};
pub use refusal_codes::REFUSAL_CODES;
pub use report::{Handling, Report, Rest};
pub use report_check::ReportError;
pub use rules_version::RulesVersion;
pub use settings::{MAX_SEED, Settings, SettingsError, later_seed};
pub use size::{Size, lowest_point};
pub use tray::Tray;
pub use turn::{Turn, TurnTextError};
#[cfg(feature = "sim")]
pub use verify::{Unverified, Verification, VerificationLimits};
pub use xstack_game::{ENDS_AT, EndRule, XStack};

// Moves and positions are their texts in JSON and elsewhere.
#[cfg(feature = "serde")]
game::serde_as_text!(crate::Block, crate::DesignName, crate::Pile, crate::Turn);
