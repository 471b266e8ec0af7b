//! What a client asks about a match of X-Stack, the turn it is making and the turns it watches.

#[cfg(feature = "sim")]
mod contacts;
#[cfg(feature = "sim")]
mod editor;
#[cfg(feature = "sim")]
mod frame;
#[cfg(feature = "sim")]
pub mod lesson;
#[cfg(feature = "sim")]
mod lesson_pile;
#[cfg(feature = "sim")]
mod live;
#[cfg(feature = "sim")]
mod live_view;
#[cfg(feature = "sim")]
mod local_game;
#[cfg(feature = "sim")]
mod piles;
#[cfg(feature = "sim")]
mod replay;

#[cfg(feature = "sim")]
pub use contacts::contacts;
#[cfg(feature = "sim")]
pub use editor::PileEditor;
#[cfg(feature = "sim")]
pub use frame::{FRAME_FIELDS, Frame, IMPACT_FIELDS, LIVE_STATES, PARTINGS, POSE_FIELDS};
#[cfg(feature = "sim")]
pub use live::LiveTurn;
#[cfg(feature = "sim")]
pub use live_view::LiveView;
#[cfg(feature = "sim")]
pub use piles::{check_pile, check_piles, draw_piles, draw_setup};
#[cfg(feature = "sim")]
pub use replay::{TurnReplay, WatchedTurn};
