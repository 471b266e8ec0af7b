//! What points are worth to whoever is to move: the chance to win.

use game::{Game as _, Seat};
use xstack::{Block, BlockSet, Colour, ENDS_AT, Tray, XStack};

/// The lead grows and shrinks from turn to turn; this is the variance of that, in points.
const VARIANCE: f64 = 1.6;

/// How many turns another round has, about.
const ROUND_TURNS: f64 = 28.0;

/// How the game stands for the player to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stakes {
    tray: Tray,
    /// How many points ahead of the best of the others.
    lead: i32,
    on_x: usize,
    rounds_left: usize,
}

impl Stakes {
    pub(super) fn of(game: &XStack, mover: Seat, present: BlockSet) -> Stakes {
        let others = Seat::first(game.seats())
            .filter(|&seat| seat != mover && !game.gone().contains(seat))
            .map(|seat| game.points(seat));
        Stakes {
            tray: *game.tray(mover),
            lead: game.points(mover) - others.max().unwrap_or(0),
            on_x: present.len(),
            rounds_left: usize::from(game.options().rounds) - game.round(),
        }
    }

    /// The chance to win after a turn that changes the points by so many and takes so many blocks off
    /// the X. Only square roots: a platform's exponentials may differ in the last bit.
    pub(super) fn chance(&self, points: i32, gone: usize) -> f64 {
        let lead = f64::from(self.lead + points);
        let on_x = self.on_x.saturating_sub(gone);
        let turns = on_x.saturating_sub(ENDS_AT) as f64 + ROUND_TURNS * self.rounds_left as f64;
        let ahead = lead / (VARIANCE * turns).max(1e-9).sqrt();
        0.5 + 0.5 * ahead / (1.0 + ahead * ahead).sqrt()
    }

    /// The points that a bonus brings: its own and those of what it cancels.
    pub(super) fn bonus_points(&self, block: Block) -> i32 {
        let own = i32::from(block.colour() != Colour::Red);
        let cancelled = self.tray.malus().of_colour(block.colour()).len();
        own + i32::try_from(cancelled).unwrap_or(0)
    }

    /// The chance after so many blocks have become malus.
    pub(super) fn after_malus(&self, blocks: usize) -> f64 {
        self.chance(-i32::try_from(blocks).unwrap_or(0), blocks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stakes(lead: i32, on_x: usize) -> Stakes {
        Stakes { tray: Tray::default(), lead, on_x, rounds_left: 0 }
    }

    #[test]
    fn the_last_block_decides() {
        assert!((stakes(0, 5).chance(1, 1) - 1.0).abs() < 1e-3);
        assert!((stakes(0, 5).chance(0, 1) - 0.5).abs() < 1e-9);
        assert!(stakes(0, 5).chance(-1, 1) < 1e-3);
    }

    #[test]
    fn a_point_is_worth_more_near_the_end() {
        let gain = |on_x| stakes(0, on_x).chance(1, 0) - stakes(0, on_x).chance(0, 0);
        assert!(gain(8) > gain(30));
    }

    /// Two points are won or lost with the same chance: whoever leads lets it be, whoever trails
    /// tries it.
    #[test]
    fn leaders_are_careful_and_those_who_trail_are_not() {
        let gamble = |lead| {
            let stakes = stakes(lead, 10);
            f64::midpoint(stakes.chance(2, 1), stakes.chance(-2, 1)) - stakes.chance(0, 1)
        };
        assert!(gamble(3) < 0.0 && gamble(-3) > 0.0);
    }
}
