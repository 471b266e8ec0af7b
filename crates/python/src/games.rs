//! The names of the environments and games.

use envs::{ClimbersV1, Environment, KlotzV1, XstackV1};
use game::Game;
use pyo3::prelude::*;

use crate::errors::value_error;

/// One of the environments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GameKind {
    Klotz,
    Climbers,
    Xstack,
}

const ALL: [GameKind; 3] = [GameKind::Klotz, GameKind::Climbers, GameKind::Xstack];

impl GameKind {
    const fn environment(self) -> &'static str {
        match self {
            GameKind::Klotz => KlotzV1::NAME,
            GameKind::Climbers => ClimbersV1::NAME,
            GameKind::Xstack => XstackV1::NAME,
        }
    }

    pub(crate) const fn game(self) -> &'static str {
        match self {
            GameKind::Klotz => klotz::Klotz::ID,
            GameKind::Climbers => climbers::Climbers::ID,
            GameKind::Xstack => xstack::XStack::ID,
        }
    }

    /// The environment of this name, such as `klotz_v1`.
    pub(crate) fn named(name: &str) -> PyResult<GameKind> {
        let known = || ALL.map(GameKind::environment).join(", ");
        ALL.into_iter().find(|which| which.environment() == name).ok_or_else(|| {
            value_error(format!("there is no environment {name:?}: use {}", known()))
        })
    }

    /// The game of this name, such as `klotz`; the name of an environment will do.
    pub(crate) fn game_named(name: &str) -> PyResult<GameKind> {
        let known = || ALL.map(GameKind::game).join(", ");
        ALL.into_iter()
            .find(|which| which.game() == name || which.environment() == name)
            .ok_or_else(|| value_error(format!("there is no game {name:?}: use {}", known())))
    }
}
