//! X-Stack: pull a block from the pile on the X, put it back higher, take another if you dare.
//!
//! The rules know no physics. They take [`Report`]s, which say where everything lies once it is at rest,
//! and decide what follows. The [`sim`] module (feature `sim`) simulates what happens in between.
//!
//! - [`Block`], [`Pose`] and [`Pile`] are the material. Poses at rest are integers, so they are the same
//!   on every machine.
//! - [`Gesture`] records what a hand did with one block, sixty samples per second.
//! - [`Act`] is a gesture and its outcome, or a block taken away without a hand.
//! - [`Draft`] is a turn in progress: it says what you may do now, why not, and judges every act.
//! - [`XStack`] is a match; it implements [`game::Game`]. Its moves are whole [`Turn`]s, stored with their
//!   outcomes, so you can replay a match without the simulation.
//! - [`Record`] is a saved game.
//!
//! The crate does no I/O, reads no clock and uses only randomness it is given.
//!
//! # House rules
//!
//! The printed rules leave a few points open. We play them like this:
//!
//! - **Pulled out**: a block is out once it was free for a moment, that is, held and touching nothing
//!   else. A block dragged to a higher place without ever being free is half pulled, not put back.
//! - **Higher** compares with the start of the turn, whatever has shifted the block since. A free block
//!   let go higher is put back even if it has moved by less than a centimetre.
//! - **Stayed** compares with where the block lay when the hand first closed on it in this turn (or since
//!   a block was put back). Small pulls add up; shaking by other blocks does not count. A free block laid
//!   down in its place has stayed, and so has a half-pulled one pushed back: the player may then try
//!   another, or take the forbidden one.
//! - **Half pulled**: a player who lets go of a block that is neither in its place nor out must go on with
//!   it or give it up. Giving it up takes it away as a penalty.
//! - **Taken away without a hand**: the forbidden block when its player declines, a half-pulled block
//!   given up, and a block put back too low. Blocks that fall then are penalties too.
//! - **When a block falls**, blocks let go earlier stay on the X wherever they lie, unless they fell
//!   themselves. Only the block in hand, or one just taken, becomes a penalty with those that fell.
//! - **A bonus** let go away from its place must be continued, or the turn ended without one. Given up in
//!   hand, or out of time, it is a penalty.
//! - **The forbidden block** is the one put back in the turn before, however that turn went on, unless it
//!   fell. There is none at the start of a round, nor after a turn in which no block was put back. It
//!   stays forbidden when a player leaves.
//! - **Hand time**: the hand may be closed for 90 seconds per turn, over all gestures. Time to look and
//!   think is up to the clock of the match.
//! - **Rounds**: each has its own pile and starts with empty trays. The players take turns to begin.
//! - **A player who leaves** takes their blocks along and cannot win; the others go on.

mod act;
mod block;
mod block_set;
mod design;
mod design_name;
mod design_text;
mod draft;
mod gesture;
mod gesture_text;
mod illegal;
mod motion;
mod motion_text;
pub mod options;
mod pile;
mod pose;
mod pose_check;
mod pose_text;
mod position_text;
mod random_turn;
mod record;
mod refusal_codes;
mod report;
mod report_check;
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
pub use illegal::Illegal;
pub use motion::{Motion, MotionPart, PartError, PartialTurn};
pub use options::Options;
pub use pile::{MAX_PILE_NAME, Origin, Pile, PileError};
pub use pose::{Pose, Poses, UNIT_ROTATION};
pub use pose_check::{MAX_DISTANCE, PoseProblem};
pub use record::{Player, Record};
pub use refusal_codes::REFUSAL_CODES;
pub use report::{Handling, Report, Rest};
pub use report_check::ReportError;
pub use settings::{Settings, SettingsError};
pub use size::{Size, lowest_point};
pub use tray::Tray;
pub use turn::{Turn, TurnTextError};
#[cfg(feature = "sim")]
pub use verify::Unverified;
pub use xstack_game::{ENDS_AT, EndRule, XStack};
