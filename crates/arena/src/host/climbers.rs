//! The Climbers in the arena.

use std::ops::RangeInclusive;

use bots::{Level, climbers::Config};
use climbers::{Cell, Climbers, Draft, Options, Settings, Step, Tools, Turn, TurnOrder};
use rand_core::Rng;

use super::{Hosted, Offer, VenueError, read_options};
use crate::Thought;

/// So many blocks a sensible player tries before he takes a ladder.
const TRIED_BLOCKS: usize = 60;

/// The ways on from a draft that end higher than its turn began: on foot, or on foot and by ladders.
fn ways_up(draft: &Draft, on_foot: bool) -> Vec<Turn> {
    let mover = draft.mover();
    let Some(reach) = draft.reach() else { return Vec::new() };
    let building = draft.position().building();
    let higher = |&cell: &Cell| Some(building.height(cell)) > draft.start().height(mover);
    let ways = reach.cells().filter(higher).flat_map(|cell| {
        let costs = reach.costs(cell).filter(|&cost| !on_foot || cost == Tools::NONE);
        costs.filter_map(|cost| reach.steps(cell, cost)).collect::<Vec<_>>()
    });
    let mut turns = Vec::new();
    for steps in ways {
        let mut gone = draft.clone();
        let legal = steps.into_iter().all(|step| gone.add(step).is_ok());
        if legal {
            turns.push(gone.turn());
        }
    }
    turns
}

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

    /// Goes wherever its feet lead higher; else tries some blocks drawn by lot, and goes up where one makes
    /// a step; else takes a ladder; else moves any block anywhere.
    fn sensible(&self, rng: &mut dyn Rng) -> Option<Turn> {
        self.mover()?;
        let draft = self.draft();
        let mut drawn = |count: usize| (rng.next_u64() % count.max(1) as u64) as usize;
        let mut walks = ways_up(&draft, true);
        if !walks.is_empty() {
            return Some(walks.swap_remove(drawn(walks.len())));
        }
        let mut places = draft.all_placements();
        for _ in 0..TRIED_BLOCKS.min(places.len()) {
            let place = places.swap_remove(drawn(places.len()));
            let mut built = draft.clone();
            if built.add(Step::Place(place)).is_ok() {
                let mut ways = ways_up(&built, true);
                ways.retain(|turn| self.check(turn).is_ok());
                if !ways.is_empty() {
                    return Some(ways.swap_remove(drawn(ways.len())));
                }
            }
        }
        let mut rest = ways_up(&draft, false);
        if rest.is_empty() {
            rest = places.into_iter().map(|place| Turn::new(vec![Step::Place(place)])).collect();
        }
        rest.retain(|turn| self.check(turn).is_ok());
        if rest.is_empty() {
            return Some(Turn::PASS);
        }
        Some(rest.swap_remove(drawn(rest.len())))
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
