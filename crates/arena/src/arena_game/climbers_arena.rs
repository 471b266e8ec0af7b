//! The Climbers in the arena.

use std::ops::RangeInclusive;

use bots::{Level, climbers_bot::Config};
use climbers::{Cell, Climbers, Draft, Options, Settings, Step, Tools, Turn, TurnOrder};
use rand_core::Rng;

use super::{ArenaGame, MoveList, SetupError, read_options};
use crate::ChosenMove;

/// How many blocks the baseline player tries before it uses a ladder.
const TRIED_BLOCKS: usize = 60;

/// The ways to continue a draft that end higher than it started: on foot, or also with ladders.
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
        let mut walked = draft.clone();
        let legal = steps.into_iter().all(|step| walked.add(step).is_ok());
        if legal {
            turns.push(walked.turn());
        }
    }
    turns
}

impl ArenaGame for Climbers {
    type GameSetup = Options;

    const SEATS: RangeInclusive<usize> = TurnOrder::MIN..=TurnOrder::MAX;
    /// Every seed has a different tower.
    const OPENING_PLIES: usize = 0;
    const MAX_PLIES: usize = 1_000;

    fn setup(arguments: &[String]) -> Result<Options, SetupError> {
        read_options(arguments)
    }

    /// The tower of the seed, and random colours.
    fn start_settings(options: &Options, players: usize, seed: u64) -> Settings {
        let order = TurnOrder::draw(players, seed).expect("two to five play");
        Settings::new(order, order.as_slice()[0], *options, seed).expect("the first plays")
    }

    fn builtin_move(
        &self,
        level: Level,
        nodes: Option<u64>,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<ChosenMove<Turn>> {
        let config = Config::of(level).within(nodes.unwrap_or(u64::MAX));
        let choice = bots::climbers_bot::choose_with(self, &config, seed, stop)?;
        Some(ChosenMove {
            mv: choice.turn,
            value: Some(choice.value.into()),
            depth: None,
            nodes: Some(choice.considered as u64),
        })
    }

    /// Climbs on foot if possible; else tries random blocks and climbs if one makes a step; else uses a
    /// ladder; else moves a random block.
    fn baseline_bot_move(&self, rng: &mut dyn Rng) -> Option<Turn> {
        self.mover()?;
        let draft = self.draft();
        let mut random = |count: usize| (rng.next_u64() % count.max(1) as u64) as usize;
        let mut walks = ways_up(&draft, true);
        if !walks.is_empty() {
            return Some(walks.swap_remove(random(walks.len())));
        }
        let mut places = draft.all_placements();
        for _ in 0..TRIED_BLOCKS.min(places.len()) {
            let place = places.swap_remove(random(places.len()));
            let mut built = draft.clone();
            if built.add(Step::Place(place)).is_ok() {
                let mut ways = ways_up(&built, true);
                ways.retain(|turn| self.check(turn).is_ok());
                if !ways.is_empty() {
                    return Some(ways.swap_remove(random(ways.len())));
                }
            }
        }
        let mut others = ways_up(&draft, false);
        if others.is_empty() {
            others = places.into_iter().map(|place| Turn::new(vec![Step::Place(place)])).collect();
        }
        others.retain(|turn| self.check(turn).is_ok());
        if others.is_empty() {
            return Some(Turn::PASS);
        }
        Some(others.swap_remove(random(others.len())))
    }

    /// There are tens of thousands of turns. This lists those with a single action: passing, walking or
    /// moving one block.
    fn move_list(&self) -> MoveList {
        if self.mover().is_none() {
            return MoveList { moves: Vec::new(), complete: true };
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
        MoveList { moves: turns.iter().map(ToString::to_string).collect(), complete: false }
    }
}
