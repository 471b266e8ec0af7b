//! The chance to win, from the lead and the turns left.

use game::{Game as _, Seat};
use xstack::{Block, BlockSet, Colour, ENDS_AT, Tray, XStack};

/// The variance of the lead per turn, in points.
const VARIANCE: f64 = 1.6;

/// The approximate number of turns of another round.
const ROUND_TURNS: f64 = 28.0;

/// The score and the turns left, for the player to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct WinProbability {
    tray: Tray,
    /// The lead over the best opponent, in points.
    lead: i32,
    on_x: usize,
    rounds_left: usize,
}

impl WinProbability {
    pub(super) fn of(game: &XStack, mover: Seat, present: BlockSet) -> WinProbability {
        let others = Seat::first(game.seats())
            .filter(|&seat| seat != mover && !game.gone().contains(seat))
            .map(|seat| game.points(seat));
        WinProbability {
            tray: *game.tray(mover),
            lead: game.points(mover) - others.max().unwrap_or(0),
            on_x: present.len(),
            rounds_left: usize::from(game.options().rounds) - game.round(),
        }
    }

    /// The chance to win after a turn that changes the points and removes blocks from the X. Uses
    /// only square roots, as the exponential function differs between platforms.
    pub(super) fn chance(&self, points: i32, gone: usize) -> f64 {
        let lead = f64::from(self.lead + points);
        let on_x = self.on_x.saturating_sub(gone);
        let turns = on_x.saturating_sub(ENDS_AT) as f64 + ROUND_TURNS * self.rounds_left as f64;
        let ahead = lead / (VARIANCE * turns).max(1e-9).sqrt();
        0.5 + 0.5 * ahead / (1.0 + ahead * ahead).sqrt()
    }

    /// The points of a bonus: its own and those it cancels.
    pub(super) fn bonus_points(&self, block: Block) -> i32 {
        let own = i32::from(block.colour() != Colour::Red);
        let cancelled = self.tray.malus().of_colour(block.colour()).len();
        own + i32::try_from(cancelled).unwrap_or(0)
    }

    /// The chance to win after losing blocks.
    pub(super) fn after_penalty(&self, blocks: usize) -> f64 {
        self.chance(-i32::try_from(blocks).unwrap_or(0), blocks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn win_probability(lead: i32, on_x: usize) -> WinProbability {
        WinProbability { tray: Tray::default(), lead, on_x, rounds_left: 0 }
    }

    #[test]
    fn the_last_block_decides() {
        assert!((win_probability(0, 5).chance(1, 1) - 1.0).abs() < 1e-3);
        assert!((win_probability(0, 5).chance(0, 1) - 0.5).abs() < 1e-9);
        assert!(win_probability(0, 5).chance(-1, 1) < 1e-3);
    }

    #[test]
    fn a_point_is_worth_more_near_the_end() {
        let gain =
            |on_x| win_probability(0, on_x).chance(1, 0) - win_probability(0, on_x).chance(0, 0);
        assert!(gain(8) > gain(30));
    }

    /// A fair gamble over two points: a leader declines it, a trailing player takes it.
    #[test]
    fn leaders_avoid_risk_and_trailing_players_seek_it() {
        let gamble = |lead| {
            let win_probability = win_probability(lead, 10);
            f64::midpoint(win_probability.chance(2, 1), win_probability.chance(-2, 1))
                - win_probability.chance(0, 1)
        };
        assert!(gamble(3) < 0.0 && gamble(-3) > 0.0);
    }
}
