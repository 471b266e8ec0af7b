//! X-Stack: pull a block from the pile on the X, put it back higher, take another if you dare.
//!
//! The rules know nothing of physics: they take [`Report`]s of what lies where once everything is
//! at rest, and say what follows. Everything between two moments of rest is the simulation's.
//!
//! - [`Block`], [`Pose`] and [`Pile`] are the material. Positions at rest are whole numbers, so that
//!   they are the same on every machine.
//! - [`Gesture`] is what a hand did with one block, sixty times a second.
//! - [`Act`] is a gesture with what it led to, or a block taken away without a hand.
//! - [`Draft`] is a turn being made: it says what may be done now and why not, and judges every act.
//! - [`XStack`] is a game: it implements [`game::Game`]; its moves are whole [`Turn`]s, stored with
//!   what they led to, so that they can be played again without any simulation.
//! - [`Record`] is a game as it is kept in a file.
//!
//! No I/O, no clock, no randomness but what is handed in.
//!
//! # Decided here
//!
//! The rules leave a few points open; this is how they are played.
//!
//! - **Pulled out** is a block that was free at some moment: held, and touching nothing else. One
//!   that was dragged to a higher place without ever being free is not put back but half pulled.
//! - **Higher** is measured from before the turn, whatever has shifted the block since. A block that
//!   was free and is let go higher is put back even if it has moved by less than a centimetre.
//! - **Stayed** is measured from where a block lay when the hand first closed on it in this turn (or
//!   since a block was put back): small pulls add up, and what others have shaken does not count. A
//!   free block lifted and laid down in its place has stayed, and so has a half-pulled one that was
//!   pushed back: another may then be tried, or the forbidden one taken.
//! - **Half pulled**: who has let go of a block that is neither in its place nor out goes on with
//!   this one, or gives it up, which takes it away as malus.
//! - **Taken away without a hand** is the forbidden block when its player declines, a half-pulled
//!   one given up, and one put back too low. What falls then is malus too.
//! - **Something falls**: what had been let go before that, and has not fallen itself, stays on the X
//!   wherever it lies; only what is in hand, or was taken, becomes malus with what fell.
//! - **A bonus** that was let go elsewhere than in its place may be gone on with, and no other; or
//!   the turn ended without one. Given up in hand, or with the time over, it is malus.
//! - **The forbidden block** is the one that was put back in the turn before, however that turn went
//!   on, unless it fell. There is none at the start of a round, nor after a turn in which nothing
//!   was put back. It stays forbidden when a player leaves.
//! - **The hand's time** is 90 seconds of the hand being closed, in all gestures of a turn together.
//!   Looking and thinking are the match's clock's business.
//! - **Rounds**: each has its own pile, and starts without any blocks in front of the players. The
//!   players take turns to begin.
//! - **Who leaves** takes their blocks along and is not among the winners; the others go on.

mod act;
mod block;
mod blocks;
mod code;
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
mod seed;
mod settings;
#[cfg(feature = "sim")]
pub mod sim;
mod size;
mod tray;
mod turn;
#[cfg(feature = "sim")]
mod verify;
mod words;
mod xstack;

pub use act::{Act, Judgement};
pub use block::{BLOCKS, Block, BlockError, Colour};
pub use blocks::BlockSet;
pub use design::{Design, Floor, Kind, Lay, Plan, Stand};
pub use design_name::{DesignName, DesignNameError};
pub use design_text::DesignError;
pub use draft::{Draft, Effect, HIGHER_BY, Phase, STAYED_WITHIN};
pub use gesture::{
    Gesture, GestureError, HAND_SAMPLES, Jump, MAX_REACH, MAX_STEP, MAX_TWIST, Parting, Purpose,
    SAMPLES_PER_SECOND, Sample, UNIT_TWIST,
};
pub use illegal::Illegal;
pub use motion::{Making, Motion, MotionPart, PartError};
pub use options::Options;
pub use pile::{MAX_PILE_NAME, Origin, Pile, PileError};
pub use pose::{Pose, Poses, UNIT_TURN};
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
pub use xstack::{ENDS_AT, EndRule, XStack};
