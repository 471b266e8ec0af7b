//! The Climbers in the arena.

use std::ops::RangeInclusive;

use bots::{Level, climbers::Config};
use climbers::{Climbers, Options, Settings, Step, Tools, Turn, TurnOrder};
use game::Game as _;
use rand_core::Rng;

use super::{Hosted, Offer, VenueError, read_options};
use crate::Thought;

impl Hosted for Climbers {
    type Venue = Options;

    const SEATS: RangeInclusive<usize> = TurnOrder::MIN..=TurnOrder::MAX;
    /// Every tower is another game already.
    const OPENING_PLIES: usize = 0;
    const LONGEST: usize = 1_000;

    fn venue(choices: &[String]) -> Result<Options, VenueError> {
        read_options(choices)
    }

    /// The tower of the seed, and colours drawn by lot.
    fn settings_at(options: &Options, players: usize, seed: u64) -> Settings {
        let order = TurnOrder::draw(players, seed).expect("two to five play");
        Settings::new(order, order.as_slice()[0], *options, seed).expect("the first plays")
    }

    fn think(
        &self,
        level: Level,
        nodes: Option<u64>,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Thought<Turn>> {
        let config = Config::of(level).within(nodes.unwrap_or(u64::MAX));
        let choice = bots::climbers::choose_with(self, &config, seed, stop)?;
        Some(Thought {
            mv: choice.turn,
            value: Some(choice.value.into()),
            depth: None,
            nodes: Some(choice.considered as u64),
        })
    }

    /// Climbs wherever its feet lead higher, or else a ladder, and otherwise moves any block anywhere.
    fn sensible(&self, rng: &mut dyn Rng) -> Option<Turn> {
        let mover = self.mover()?;
        let height = |game: &Climbers| game.position().height(mover);
        let draft = self.draft();
        let (mut walks, mut climbs) = (Vec::new(), Vec::new());
        if let Some(reach) = draft.reach() {
            for cell in reach.cells() {
                for cost in reach.costs(cell) {
                    let Some(turn) = reach.steps(cell, cost).map(Turn::new) else { continue };
                    let mut after = self.clone();
                    if after.play(&turn).is_ok() && height(&after) > height(self) {
                        if cost == Tools::NONE { &mut walks } else { &mut climbs }.push(turn);
                    }
                }
            }
        }
        let blocks = || {
            let places = draft.all_placements().into_iter();
            places.map(|place| Turn::new(vec![Step::Place(place)])).collect()
        };
        let up = [walks, climbs].into_iter().find(|turns| !turns.is_empty());
        let mut from: Vec<Turn> = up.unwrap_or_else(blocks);
        from.retain(|turn| self.check(turn).is_ok());
        if from.is_empty() {
            return Some(Turn::PASS);
        }
        Some(from.swap_remove((rng.next_u64() % from.len() as u64) as usize))
    }

    /// There are tens of thousands of turns. These are those of a single deed: to pass, to go
    /// somewhere, to move one block.
    fn offer(&self) -> Offer {
        if self.mover().is_none() {
            return Offer { moves: Vec::new(), complete: true };
        }
        let draft = self.draft();
        let mut turns = vec![Turn::PASS];
        if let Some(reach) = draft.reach() {
            for cell in reach.cells() {
                let ways = reach.costs(cell).filter_map(|cost| reach.steps(cell, cost));
                turns.extend(ways.map(Turn::new));
            }
        }
        turns.extend(
            draft.all_placements().into_iter().map(|place| Turn::new(vec![Step::Place(place)])),
        );
        turns.retain(|turn| self.check(turn).is_ok());
        Offer { moves: turns.iter().map(ToString::to_string).collect(), complete: false }
    }
}
