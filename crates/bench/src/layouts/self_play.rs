//! Self-play of the KLOTZ bot on a layout.

use std::{
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use bots::klotz_bot::{Config, choose_with};
use game::{Game as _, Verdict};
use klotz::{Colour, ColourSet, Klotz, Layout, Options, Settings};
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

use super::game_summary::{End, GameSummary};

/// The first moves of each player come from a randomised weak bot, so that games differ. Its parameters are
/// independent of the levels, so that stored games stay reproducible.
const SOFT_ROUNDS: usize = 2;
const SOFT: Config =
    Config { depth: 1, nodes: 200, temperature: 40, margin: 160, ..Config::STRONGEST };

/// Parameters of self-play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SelfPlay {
    pub(crate) players: usize,
    pub(crate) games: u64,
    /// Positions per move.
    pub(crate) nodes: u64,
    /// A game with this many single moves is a draw.
    pub(crate) limit: u32,
    pub(crate) seed: u64,
}

impl SelfPlay {
    /// Plays the games. The number of threads does not change them.
    pub(crate) fn play(self, layout: &Layout, threads: usize) -> Vec<GameSummary> {
        let next = AtomicU64::new(0);
        let games = Mutex::new(Vec::new());
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            break;
                        }
                        let game_summary = self.game(layout, number);
                        games.lock().expect("no thread panics").push((number, game_summary));
                    }
                });
            }
        });
        let mut games = games.into_inner().expect("no thread panics");
        games.sort_by_key(|&(number, _)| number);
        games.into_iter().map(|(_, game_summary)| game_summary).collect()
    }

    fn game(self, layout: &Layout, number: u64) -> GameSummary {
        let colours = ColourSet::for_players(self.players).expect("two to four players");
        let options = Options { move_limit: self.limit, ..Options::default() };
        let settings =
            Settings::new(colours, Colour::Red, options, layout.clone()).expect("a valid setup");
        let mut game = Klotz::start(settings);
        let mut rng = Pcg64Mcg::seed_from_u64(self.seed << 32 | number);
        let strong = Config::STRONGEST.within(self.nodes);
        let mut captures = 0;
        loop {
            let soft = (game.moves_played() as usize) < SOFT_ROUNDS * self.players;
            let config = if soft { SOFT } else { strong };
            let Some(choice) = choose_with(&game, &config, rng.next_u64(), &mut || false) else {
                break;
            };
            let taken = choice.mv.ends().and_then(|(_, to)| game.position().klotz_on(to));
            captures += u32::from(taken.is_some());
            game.play(&choice.mv).expect("bots play legal moves");
        }
        let outcome = game.outcome().expect("no choice means the game is over");
        let end = match outcome.verdict {
            // Red starts, so the seat is the index in turn order.
            Verdict::Won(winners) => {
                End::Won(winners.iter().next().expect("a win has a winner").index())
            }
            Verdict::Drawn => End::Drawn(outcome.rule),
        };
        GameSummary { end, moves: game.moves_played(), captures }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_do_not_depend_on_the_number_of_threads() {
        for players in [2, 4] {
            let self_play = SelfPlay { players, games: 3, nodes: 60, limit: 100, seed: 5 };
            let layout = Layout::named("ring").expect("a built-in layout");
            let alone = self_play.play(layout, 1);
            assert_eq!(alone, self_play.play(layout, 3));
            assert_eq!(alone.len(), 3);
            assert_ne!(alone, SelfPlay { seed: 6, ..self_play }.play(layout, 1));
        }
    }
}
