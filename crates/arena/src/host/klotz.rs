//! KLOTZ in the arena.

use std::cmp::Ordering;
use std::ops::RangeInclusive;

use bots::{Level, klotz::Config};
use game::{Enumerate as _, Game as _};
use klotz::{Colour, ColourSet, Klotz, Layout, Move, Options, Position, Settings};
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

    /// Options, and `layout=NAME` or `layout=NAME,NAME,...` for games on these alone.
    fn venue(choices: &[String]) -> Result<Venue, VenueError> {
        let mut layouts = Layout::builtin().to_vec();
        let mut options = Vec::new();
        for choice in choices {
            match choice.strip_prefix("layout=") {
                Some(names) => layouts = names.split(',').map(named).collect::<Result<_, _>>()?,
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
        let choice = bots::klotz::choose_with(self, &Config::BASELINE_CASUAL, 0, &mut || false);
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

    /// Wins if it can, lets nobody else win next if it can help it, sends others back where it can, and
    /// otherwise runs forward, or at least not back: by lot among all moves that do as much.
    fn sensible(&self, rng: &mut dyn Rng) -> Option<Move> {
        let mover = self.turn()?;
        let way = |position: &Position| position.race(mover).unwrap_or(u32::MAX);
        let before = way(self.position());
        let mut best = (0, Vec::new());
        for mv in self.position().moves() {
            let mut after = *self.position();
            let captured = after.play_unchecked(mv).captured();
            let sense = if after.winner() == Some(mover) {
                5
            } else if after.threat(after.turn()).is_some() {
                0
            } else if captured.is_some_and(|captured| captured != mover) {
                4
            } else {
                match way(&after).cmp(&before) {
                    Ordering::Less => 3,
                    Ordering::Equal => 2,
                    Ordering::Greater => 1,
                }
            };
            if sense > best.0 {
                best = (sense, Vec::new());
            }
            if sense == best.0 {
                best.1.push(mv);
            }
        }
        let (_, alike) = best;
        alike.get((rng.next_u64() % alike.len().max(1) as u64) as usize).copied()
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
