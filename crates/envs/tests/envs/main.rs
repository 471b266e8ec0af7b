//! What holds for every environment.

mod climbers_env;
mod gestures;
mod klotz_env;
mod laws;
mod vector;
mod xstack_env;
