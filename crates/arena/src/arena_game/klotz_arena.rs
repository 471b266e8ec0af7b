//! KLOTZ in the arena.

use std::cmp::Ordering;
use std::ops::RangeInclusive;

use bots::{Level, klotz_bot::Config};
use game::{Enumerate as _, Game as _};
use klotz::{Colour, ColourSet, Klotz, Layout, Move, Options, Position, Settings};
use rand_core::Rng;

use super::{ArenaGame, MoveList, SetupError, read_options};
use crate::ChosenMove;

/// What all games of a contest share.
pub struct GameSetup {
    options: Options,
    /// The seed of a game selects one of these.
    layouts: Vec<Layout>,
}

/// A larger evaluation means a forced win.
const DECISIVE: i32 = 10_000;

impl ArenaGame for Klotz {
    type GameSetup = GameSetup;

    const SEATS: RangeInclusive<usize> = 2..=4;
    const OPENING_PLIES: usize = 4;
    const MAX_PLIES: usize = 1_000;

    /// Options, and `layout=NAME` or `layout=NAME,NAME,...` to play only on these.
    fn setup(arguments: &[String]) -> Result<GameSetup, SetupError> {
        let mut layouts = Layout::builtin().to_vec();
        let mut options = Vec::new();
        for argument in arguments {
            match argument.strip_prefix("layout=") {
                Some(names) => layouts = names.split(',').map(named).collect::<Result<_, _>>()?,
                None => options.push(argument.clone()),
            }
        }
        Ok(GameSetup { options: read_options(&options)?, layouts })
    }

    fn start_settings(setup: &GameSetup, players: usize, seed: u64) -> Settings {
        let colours = ColourSet::for_players(players).expect("two to four play");
        let layout = &setup.layouts[(seed % setup.layouts.len() as u64) as usize];
        Settings::new(colours, Colour::Red, setup.options, layout.clone())
            .expect("built-in layouts are valid")
    }

    /// The weakest bot sees no forced win.
    fn is_undecided(&self) -> bool {
        let choice = bots::klotz_bot::choose_with(self, &Config::BASELINE_CASUAL, 0, &mut || false);
        choice.is_some_and(|choice| choice.value.abs() < DECISIVE)
    }

    fn builtin_move(
        &self,
        level: Level,
        nodes: Option<u64>,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<ChosenMove<Move>> {
        let config = Config::of(level).within(nodes.unwrap_or(u64::MAX));
        let choice = bots::klotz_bot::choose_with(self, &config, seed, stop)?;
        Some(ChosenMove {
            mv: choice.mv,
            value: Some(choice.value.into()),
            depth: Some(choice.depth),
            nodes: Some(choice.nodes),
        })
    }

    /// A winning move if there is one, else a random move.
    fn random_bot_move(&self, rng: &mut dyn Rng) -> Option<Move> {
        let goal = self.turn()?.goal(self.settings().options().goal);
        let wins = |mv: &Move| {
            let mut after = self.clone();
            mv.ends().is_some_and(|(_, to)| to == goal)
                && after.play(mv).is_ok()
                && after.position().winner() == self.turn()
        };
        self.legal_moves().into_iter().find(wins).or_else(|| self.random_move(rng))
    }

    /// Wins if it can, else prevents an opponent's immediate win, else captures, else shortens its way, or
    /// at least does not lengthen it. Chooses randomly among equally good moves.
    fn baseline_bot_move(&self, rng: &mut dyn Rng) -> Option<Move> {
        let mover = self.turn()?;
        let distance = |position: &Position| position.race(mover).unwrap_or(u32::MAX);
        let before = distance(self.position());
        let mut best = (0, Vec::new());
        for mv in self.position().moves() {
            let mut after = *self.position();
            let captured = after.play_unchecked(mv).captured();
            let score = if after.winner() == Some(mover) {
                5
            } else if after.threat(after.turn()).is_some() {
                0
            } else if captured.is_some_and(|captured| captured != mover) {
                4
            } else {
                match distance(&after).cmp(&before) {
                    Ordering::Less => 3,
                    Ordering::Equal => 2,
                    Ordering::Greater => 1,
                }
            };
            if score > best.0 {
                best = (score, Vec::new());
            }
            if score == best.0 {
                best.1.push(mv);
            }
        }
        let (_, equal) = best;
        equal.get((rng.next_u64() % equal.len().max(1) as u64) as usize).copied()
    }

    fn opening_move(&self, rng: &mut dyn Rng) -> Option<Move> {
        self.random_move(rng)
    }

    fn move_list(&self) -> MoveList {
        let moves = self.legal_moves();
        MoveList { moves: moves.iter().map(|mv| self.write_move(mv)).collect(), complete: true }
    }
}

fn named(name: &str) -> Result<Layout, SetupError> {
    let known = || Layout::builtin().iter().map(|layout| layout.name().to_owned()).collect();
    let unknown = || SetupError::NoSuchLayout { name: name.to_owned(), known: known() };
    Layout::named(name).cloned().ok_or_else(unknown)
}
