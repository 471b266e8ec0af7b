//! X-Stack in the arena.

mod instructions;

use std::ops::RangeInclusive;

use bots::{BaselineLevel, Level, xstack_bot::Config};
use game::{Game as _, Seat, random::derive_seed};
use rand_core::Rng;
use serde_json::{Value, json};
use xstack::{
    Block, Options, Settings, Turn, XStack,
    options::Start,
    sim::{Scene, draw_pile, loads},
};

use super::{ArenaGame, MoveList, SetupError, read_options};
use crate::ChosenMove;
use instructions::Instructions;

/// The baseline player's error when it estimates how firmly a block is held, in N.
const LOAD_ERROR: f64 = 1.5;

impl ArenaGame for XStack {
    type GameSetup = Options;

    const SEATS: RangeInclusive<usize> = Settings::MIN_PLAYERS..=Settings::MAX_PLAYERS;
    /// Every seed has a different pile.
    const OPENING_PLIES: usize = 0;
    const MAX_PLIES: usize = 300;

    fn setup(arguments: &[String]) -> Result<Options, SetupError> {
        let options: Options = read_options(arguments)?;
        if options.start == Start::Own { Err(SetupError::OwnPile) } else { Ok(options) }
    }

    /// Piles and tremor come from the seed.
    fn start_settings(options: &Options, players: usize, seed: u64) -> Settings {
        let Start::Drawn(design) = options.start else {
            unreachable!("`setup` rejects custom piles")
        };
        let piles =
            (0..u64::from(options.rounds)).map(|round| draw_pile(design, derive_seed(seed, round)));
        Settings::new(players, Seat::ALL[0], *options, seed, piles.collect())
            .expect("two to five play on drawn piles")
    }

    /// A random gesture would do nothing useful: the weakest bot opens.
    fn opening_move(&self, rng: &mut dyn Rng) -> Option<Turn> {
        bots::xstack_bot::play_turn_baseline(
            self,
            BaselineLevel::Beginner,
            rng.next_u64(),
            &mut || false,
        )
    }

    fn builtin_move(
        &self,
        level: Level,
        nodes: Option<u64>,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<ChosenMove<Turn>> {
        let config = Config::of(level).within(nodes.unwrap_or(u64::MAX));
        bots::xstack_bot::play_turn_with(self, &config, seed, stop).map(ChosenMove::only)
    }

    /// Pulls a block that looks loose, and the next one as a bonus, without simulating first.
    fn baseline_bot_move(&self, rng: &mut dyn Rng) -> Option<Turn> {
        bots::xstack_bot::play_turn_by_rule(self, LOAD_ERROR, rng.next_u64())
    }

    /// Pulls a random block with a built-in gesture.
    fn random_bot_move(&self, rng: &mut dyn Rng) -> Option<Turn> {
        self.mover()?;
        let possible = instructions::possible(self);
        let at = rng.next_u64() % possible.len() as u64;
        let chosen = possible.into_iter().nth(at as usize)?;
        Some(chosen.execute(self).expect("it is possible"))
    }

    /// Instructions, which a built-in gesture executes, or a complete turn, which is simulated again.
    fn read_answer(&self, text: &str) -> Result<Turn, String> {
        if text.contains(';') {
            let turn = self.read_move(text).map_err(|error| error.to_string())?;
            self.verify(&turn).map_err(|difference| difference.to_string())?;
            return Ok(turn);
        }
        let instructions: Instructions = text.parse()?;
        instructions.execute(self).map_err(|refusal| refusal.to_string())
    }

    /// Instructions for every block that may be pulled, to every side on which it could come out.
    fn move_list(&self) -> MoveList {
        let moves = instructions::possible(self).iter().map(ToString::to_string).collect();
        MoveList { moves, complete: false }
    }

    /// Position, size and load of every block.
    fn view(&self) -> Option<Value> {
        let scene = Scene::of(self, &self.draft());
        let loads = loads(&scene);
        let blocks: Vec<Value> = scene
            .poses
            .iter()
            .map(|(block, pose)| {
                let load = &loads[block.index()];
                let carries: Vec<String> = load.carries.iter().map(|on| on.to_string()).collect();
                json!({
                    "block": block.to_string(),
                    "at": pose.at,
                    "turn": pose.rotation,
                    "size": scene.size(block).0,
                    "pressed": load.pressed,
                    "carries": carries,
                })
            })
            .collect();
        Some(json!({
            "blocks": blocks,
            "forbidden": self.forbidden().map(|block: Block| block.to_string()),
            "points": Seat::first(self.seats()).map(|seat| self.points(seat)).collect::<Vec<_>>(),
        }))
    }
}
