//! X-Stack in the arena.

mod wish;

use std::ops::RangeInclusive;

use ::xstack::{
    Block, Options, Settings, Turn, XStack,
    options::Start,
    sim::{Scene, draw_pile, loads},
};
use bots::{BaselineLevel, Level, xstack::Config};
use game::{Game as _, Seat};
use rand_core::Rng;
use serde_json::{Value, json};

use super::{Hosted, Offer, VenueError, read_options};
use crate::{Thought, seed::mixed};
use wish::Wish;

/// How badly a hasty eye sees which blocks are loose, in N.
const HASTY: f64 = 1.5;

impl Hosted for XStack {
    type Venue = Options;

    const SEATS: RangeInclusive<usize> = Settings::MIN_PLAYERS..=Settings::MAX_PLAYERS;
    /// Every pile is another game already.
    const OPENING_PLIES: usize = 0;
    const LONGEST: usize = 300;

    fn venue(choices: &[String]) -> Result<Options, VenueError> {
        let options: Options = read_options(choices)?;
        if options.start == Start::Own { Err(VenueError::OwnPile) } else { Ok(options) }
    }

    /// Piles and tremor come from the seed.
    fn settings_at(options: &Options, players: usize, seed: u64) -> Settings {
        let Start::Drawn(design) = options.start else {
            unreachable!("there is no venue with piles of one's own")
        };
        let piles =
            (0..u64::from(options.rounds)).map(|round| draw_pile(design, mixed(seed, round)));
        Settings::new(players, Seat::ALL[0], *options, seed, piles.collect())
            .expect("two to five play on drawn piles")
    }

    /// Blocks cannot be moved by lot: a beginner's hand opens.
    fn opening_move(&self, rng: &mut dyn Rng) -> Option<Turn> {
        bots::xstack::play_turn_first(self, BaselineLevel::Beginner, rng.next_u64(), &mut || false)
    }

    fn think(
        &self,
        level: Level,
        nodes: Option<u64>,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Thought<Turn>> {
        let config = Config::of(level).within(nodes.unwrap_or(u64::MAX));
        bots::xstack::play_turn_with(self, &config, seed, stop).map(Thought::only)
    }

    /// Pulls what looks loose to a hasty eye, and the next one as a bonus; tries nothing before.
    fn sensible(&self, rng: &mut dyn Rng) -> Option<Turn> {
        bots::xstack::play_turn_by_rule(self, HASTY, rng.next_u64())
    }

    /// Any block that may be pulled, with a hand of ours.
    fn lot(&self, rng: &mut dyn Rng) -> Option<Turn> {
        self.mover()?;
        let offered = wish::offered(self);
        let at = rng.next_u64() % offered.len() as u64;
        let drawn = offered.into_iter().nth(at as usize)?;
        Some(drawn.carry_out(self).expect("what is offered may be done"))
    }

    /// A wish in words, carried out by a hand of ours, or a whole turn, which is simulated again.
    fn read_answer(&self, text: &str) -> Result<Turn, String> {
        if text.contains(';') {
            let turn = self.read_move(text).map_err(|error| error.to_string())?;
            self.verify(&turn).map_err(|difference| difference.to_string())?;
            return Ok(turn);
        }
        let wish: Wish = text.parse()?;
        wish.carry_out(self).map_err(|refusal| refusal.to_string())
    }

    /// What one can wish for: every block that may be pulled, to every side to which it could come.
    fn offer(&self) -> Offer {
        let moves = wish::offered(self).iter().map(ToString::to_string).collect();
        Offer { moves, complete: false }
    }

    /// Where every block lies, how large it is, how hard it is pressed, and what lies on it.
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
                    "turn": pose.turn,
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
