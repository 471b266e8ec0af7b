//! Games that one bot plays against itself on a layout.

use std::{
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use bots::klotz::{Config, choose_with};
use game::{Game as _, Verdict};
use klotz::{Colour, ColourSet, Klotz, Layout, Options, Settings};
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

use super::tale::{End, Tale};

/// Everybody's first moves are chosen softly, so that games differ but begin as games do: so many
/// of each player, by this bot. Whatever becomes of the levels, stored games can be played again.
const SOFT_ROUNDS: usize = 2;
const SOFT: Config =
    Config { depth: 1, nodes: 200, temperature: 40, margin: 160, ..Config::STRONGEST };

/// How games are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Terms {
    pub(crate) players: usize,
    pub(crate) games: u64,
    /// What the strongest bot looks at for a move.
    pub(crate) nodes: u64,
    /// A game with so many single moves is drawn.
    pub(crate) limit: u32,
    pub(crate) seed: u64,
}

impl Terms {
    /// Plays the games, on so many threads; the tales do not depend on how many.
    pub(crate) fn play(self, layout: &Layout, threads: usize) -> Vec<Tale> {
        let next = AtomicU64::new(0);
        let tales = Mutex::new(Vec::new());
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            break;
                        }
                        let tale = self.game(layout, number);
                        tales.lock().expect("no thread panics").push((number, tale));
                    }
                });
            }
        });
        let mut tales = tales.into_inner().expect("no thread panics");
        tales.sort_by_key(|&(number, _)| number);
        tales.into_iter().map(|(_, tale)| tale).collect()
    }

    fn game(self, layout: &Layout, number: u64) -> Tale {
        let colours = ColourSet::for_players(self.players).expect("two to four play");
        let options = Options { move_limit: self.limit, ..Options::default() };
        let settings = Settings::new(colours, Colour::Red, options, layout.clone())
            .expect("somebody can move");
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
            game.play(&choice.mv).expect("bots play by the rules");
        }
        let outcome = game.outcome().expect("nobody can choose once a game is over");
        let end = match outcome.verdict {
            // Red begins, and seats are numbered from red: the seat is the place in turn order.
            Verdict::Won(winners) => {
                End::Won(winners.iter().next().expect("somebody has won").index())
            }
            Verdict::Drawn | Verdict::Abandoned => End::Drawn(outcome.rule),
        };
        Tale { end, moves: game.moves_played(), captures }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_do_not_depend_on_the_number_of_threads() {
        for players in [2, 4] {
            let terms = Terms { players, games: 3, nodes: 60, limit: 100, seed: 5 };
            let layout = Layout::named("ring").expect("a built-in layout");
            let alone = terms.play(layout, 1);
            assert_eq!(alone, terms.play(layout, 3));
            assert_eq!(alone.len(), 3);
            assert_ne!(alone, Terms { seed: 6, ..terms }.play(layout, 1));
        }
    }
}
