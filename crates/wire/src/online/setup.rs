//! The setup of a match of any game.

use match_log::InvalidSetup;
use serde::{Deserialize, Serialize};

use super::Game;
use crate::command::{Clock, Player};
use crate::{climbers_view, klotz_view, xstack_view};

/// The setup of a match of any game. A seat for a person is open until someone takes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "game", content = "setup", rename_all = "camelCase")]
pub enum TableSetup {
    /// A match of KLOTZ.
    Klotz(
        #[cfg_attr(feature = "typescript", ts(type = "klotz.MatchSetup"))] klotz_view::MatchSetup,
    ),
    /// A match of The Climbers.
    Climbers(
        #[cfg_attr(feature = "typescript", ts(type = "climbers.MatchSetup"))]
        climbers_view::MatchSetup,
    ),
    /// A match of X-Stack.
    Xstack(
        #[cfg_attr(feature = "typescript", ts(type = "xstack.MatchSetup"))] xstack_view::MatchSetup,
    ),
}

impl TableSetup {
    /// Which game it is.
    pub fn game(&self) -> Game {
        match self {
            TableSetup::Klotz(_) => Game::Klotz,
            TableSetup::Climbers(_) => Game::Climbers,
            TableSetup::Xstack(_) => Game::Xstack,
        }
    }

    /// The clock.
    pub fn clock(&self) -> Clock {
        match self {
            TableSetup::Klotz(setup) => setup.clock,
            TableSetup::Climbers(setup) => setup.clock,
            TableSetup::Xstack(setup) => setup.clock,
        }
    }

    /// Who makes the moves of each seat.
    pub fn players(&self) -> Vec<Player> {
        match self {
            TableSetup::Klotz(setup) => players(&setup.seats, |seat| &seat.player),
            TableSetup::Climbers(setup) => players(&setup.seats, |seat| &seat.player),
            TableSetup::Xstack(setup) => players(&setup.seats, |seat| &seat.player),
        }
    }

    /// Sets the names of the seats.
    pub fn set_names<'a>(&mut self, names: impl IntoIterator<Item = &'a str>) {
        let names = names.into_iter();
        match self {
            TableSetup::Klotz(setup) => rename(&mut setup.seats, names, |seat| &mut seat.name),
            TableSetup::Climbers(setup) => rename(&mut setup.seats, names, |seat| &mut seat.name),
            TableSetup::Xstack(setup) => rename(&mut setup.seats, names, |seat| &mut seat.name),
        }
    }

    /// Checks that a match can start from it. Piles of X-Stack are only parsed: whether they hold, only
    /// the simulation knows.
    pub fn check(&self) -> Result<(), InvalidSetup> {
        match self {
            TableSetup::Klotz(setup) => setup.read().map(drop),
            TableSetup::Climbers(setup) => setup.read().map(drop),
            TableSetup::Xstack(setup) => setup.read().map(drop),
        }
    }
}

fn players<S>(seats: &[S], player: impl Fn(&S) -> &Player) -> Vec<Player> {
    seats.iter().map(|seat| player(seat).clone()).collect()
}

fn rename<'a, S>(
    seats: &mut [S],
    names: impl Iterator<Item = &'a str>,
    name_of: impl Fn(&mut S) -> &mut String,
) {
    for (seat, name) in seats.iter_mut().zip(names) {
        name.clone_into(name_of(seat));
    }
}
