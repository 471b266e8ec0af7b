#![doc = include_str!("../README.md")]

mod board;
mod board_isometric;
mod palette;
mod pile;
#[cfg(feature = "png")]
mod raster;
mod solid;
mod svg;
mod tower;

pub use board::klotz;
pub use board_isometric::klotz_isometric;
pub use pile::xstack;
#[cfg(feature = "png")]
pub use raster::{Image, MAX_WIDTH, RasterError};
pub use tower::climbers;
