//! KLOTZ in the arena.

use std::ops::RangeInclusive;

use bots::{Level, klotz::Config};
use game::{Enumerate as _, Game as _};
use klotz::{Colour, ColourSet, Klotz, Layout, Move, Options, Settings};
use rand_core::Rng;

use super::{Hosted, Offer, VenueError, read_options};
use crate::Thought;

/// What all games of a contest have in common.
pub struct Venue {
    options: Options,
    /// One of these for each game.
    layouts: Vec<Layout>,
}

/// A bot that sees more than this on either side has seen somebody win.
const DECIDED: i32 = 10_000;

impl Hosted for Klotz {
    type Venue = Venue;

    const SEATS: RangeInclusive<usize> = 2..=4;
    const OPENING_PLIES: usize = 4;
    const LONGEST: usize = 1_000;

    /// Options, and `layout=NAME` for games on that one alone.
    fn venue(choices: &[String]) -> Result<Venue, VenueError> {
        let mut layouts = Layout::builtin().to_vec();
        let mut options = Vec::new();
        for choice in choices {
            match choice.strip_prefix("layout=") {
                Some(name) => layouts = vec![named(name)?],
                None => options.push(choice.clone()),
            }
        }
        Ok(Venue { options: read_options(&options)?, layouts })
    }

    fn settings_at(venue: &Venue, players: usize, seed: u64) -> Settings {
        let colours = ColourSet::for_players(players).expect("two to four play");
        let layout = &venue.layouts[(seed % venue.layouts.len() as u64) as usize];
        Settings::new(colours, Colour::Red, venue.options, layout.clone())
            .expect("the built-in layouts can be played on")
    }

    /// Nobody is about to win, as far as a casual player can see.
    fn is_open(&self) -> bool {
        let choice = bots::klotz::choose_with(self, &Config::FIRST_CASUAL, 0, &mut || false);
        choice.is_some_and(|choice| choice.value.abs() < DECIDED)
    }

    fn think(
        &self,
        level: Level,
        nodes: Option<u64>,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Thought<Move>> {
        let config = Config::of(level).within(nodes.unwrap_or(u64::MAX));
        let choice = bots::klotz::choose_with(self, &config, seed, stop)?;
        Some(Thought {
            mv: choice.mv,
            value: Some(choice.value.into()),
            depth: Some(choice.depth),
            nodes: Some(choice.nodes),
        })
    }

    /// Any legal move, but a winning one if there is.
    fn lot(&self, rng: &mut dyn Rng) -> Option<Move> {
        let goal = self.turn()?.goal(self.settings().options().goal);
        let wins = |mv: &Move| {
            let mut after = self.clone();
            mv.ends().is_some_and(|(_, to)| to == goal)
                && after.play(mv).is_ok()
                && after.position().winner() == self.turn()
        };
        self.legal_moves().into_iter().find(wins).or_else(|| self.random_move(rng))
    }

    /// Wins if it can, lets nobody else win next if it can help it, and otherwise draws lots among
    /// moves that do not lengthen its own way.
    fn sensible(&self, rng: &mut dyn Rng) -> Option<Move> {
        let mover = self.turn()?;
        let before = self.position().race(mover).unwrap_or(u32::MAX);
        let (mut calm, mut safe) = (Vec::new(), Vec::new());
        let all = self.position().moves();
        for &mv in &all {
            let mut after = *self.position();
            let _ = after.play_unchecked(mv);
            if after.winner() == Some(mover) {
                return Some(mv);
            }
            if after.threat(after.turn()).is_none() {
                safe.push(mv);
                if after.race(mover).unwrap_or(u32::MAX) <= before {
                    calm.push(mv);
                }
            }
        }
        let from = [calm, safe, all].into_iter().find(|moves| !moves.is_empty())?;
        Some(from[(rng.next_u64() % from.len() as u64) as usize])
    }

    fn opening_move(&self, rng: &mut dyn Rng) -> Option<Move> {
        self.random_move(rng)
    }

    fn offer(&self) -> Offer {
        let moves = self.legal_moves();
        Offer { moves: moves.iter().map(|mv| self.write_move(mv)).collect(), complete: true }
    }
}

fn named(name: &str) -> Result<Layout, VenueError> {
    let known = || Layout::builtin().iter().map(|layout| layout.name().to_owned()).collect();
    let unknown = || VenueError::NoSuchLayout { name: name.to_owned(), known: known() };
    Layout::named(name).cloned().ok_or_else(unknown)
}
