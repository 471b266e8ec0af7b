//! The games as environments for machine learning.
//!
//! An [`Environment`] gives a game what learners need: a fixed number of actions, a mask of those that
//! are legal now, an observation of fixed shape, and returns at the end. The rules stay in the games'
//! crates; this one only numbers and encodes.
//!
//! - [`KlotzV1`], [`ClimbersV1`], [`XstackV1`]: the environments. Their names end in a version: whatever
//!   changes an observation, an action or a reward makes a new version.
//! - [`GestureGame`]: X-Stack with a hand that is moved sixty times per second.
//! - [`Play`]: one game with its history, to be saved, shown, and played by bots.
//! - [`VectorEnv`]: thousands of games stepped at once, on several threads, into buffers of the caller.
//!   The results do not depend on the number of threads.
//!
//! ```
//! use envs::{Environment as _, KlotzV1};
//!
//! let setup = KlotzV1::setup(4, &[])?;
//! let mut game = KlotzV1::start(&setup, 7);
//! let mut mask = vec![0; KlotzV1::spec(&setup).actions];
//! game.mask(&mut mask);
//! let action = mask.iter().position(|&legal| legal == 1).expect("the game has just begun");
//! game.apply(action)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bot;
mod climbers_env;
mod environment;
mod gestures;
mod klotz_env;
mod play;
mod returns;
mod vector;
mod xstack_env;

pub use bot::{Bot, BotError};
pub use climbers_env::ClimbersV1;
pub use environment::{ActionError, Assessment, Element, Environment, SetupError, Spec};
pub use gestures::{COMMANDS, GestureGame, MOTION};
pub use klotz_env::KlotzV1;
pub use play::{Play, PlayError};
pub use returns::returns;
pub use vector::{Buffers, VectorEnv};
pub use xstack_env::XstackV1;
