//! The Climbers in the arena.

use std::ops::RangeInclusive;

use bots::Level;
use climbers::{Climbers, Options, Settings, Step, Turn, TurnOrder};

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
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Thought<Turn>> {
        let choice = bots::climbers::choose(self, level, seed, stop)?;
        Some(Thought {
            mv: choice.turn,
            value: Some(choice.value.into()),
            depth: None,
            nodes: Some(choice.considered as u64),
        })
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
