//! Lessons of The Climbers.

use bots::Level;
use climbers::options::Switch;
use climbers::{Climbers, Colour, Options, Position, Settings, Step, Tools};
use game::{Game as _, Verdict};
use serde::{Deserialize, Serialize};
use table::Table;
use wire::climbers_view::{Lesson as View, MatchSetup, SeatSetup};
use wire::command::{Clock, Player};

use crate::lesson::{Judgement, LessonOf, Miss, TaughtGame, lesson_source, moves, start};

/// A position in a lesson's file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Start {
    /// The position's text.
    pub position: String,
    /// The variants it is played with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<Variant>,
}

/// A variant that can be taught.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Variant {
    /// Ladders can be laid over gaps.
    Bridges,
    /// The others may move their pawns after every turn.
    Together,
}

/// What the learner's turn must achieve.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum Goal {
    /// The pawn ends at least this high.
    Height {
        /// In units.
        at_least: u8,
    },
    /// The pawn ends on top of this block.
    On {
        /// The block.
        block: String,
    },
    /// These tools are not used: `sl`.
    Keep {
        /// Their letters.
        tools: String,
    },
    /// This block moves.
    Move {
        /// The block.
        block: String,
    },
    /// A block pushes this player's pawn aside.
    Push {
        /// Whose.
        colour: wire::climbers_view::Colour,
    },
    /// The learner's stone lies on this block.
    Stone {
        /// The block.
        block: String,
    },
    /// The learner wins with this turn.
    Win,
}

impl TaughtGame for Climbers {
    type Start = Start;
    type Goal = Goal;
    type LessonView = View;

    fn lesson_setup(start: &Start) -> Result<MatchSetup, String> {
        let position: Position = start.position.parse().map_err(|error| format!("{error}"))?;
        let switch = |variant| {
            if start.variants.contains(&variant) { Switch::On } else { Switch::Off }
        };
        let options = Options {
            bridges: switch(Variant::Bridges),
            together: switch(Variant::Together),
            ..Options::default()
        };
        let learner = position.mover();
        let settings = Settings::from_position(position, options);
        let settings = settings.map_err(|error| error.to_string())?;
        let seats = settings.order().iter().map(|colour| SeatSetup {
            colour: colour.into(),
            name: String::new(),
            player: if colour == learner {
                Player::Human
            } else {
                Player::Bot { level: Level::ALL[0].stored() }
            },
        });
        Ok(MatchSetup::new(&settings, seats.collect(), Clock::None))
    }

    fn lesson_view(lesson: &LessonOf<Climbers>) -> Result<View, String> {
        let position: Position =
            lesson.start.position.parse().map_err(|error| format!("{error}"))?;
        let height = lesson.goals.iter().find_map(|goal| match goal {
            Goal::Height { at_least } => Some(*at_least),
            _ => None,
        });
        Ok(View {
            name: lesson.name.clone(),
            source: lesson_source::<Climbers>(lesson)?,
            learner: position.mover().into(),
            height,
            setup: Climbers::lesson_setup(&lesson.start)?,
        })
    }

    fn judge(goals: &[Goal], table: &Table<Climbers>) -> Judgement<Climbers> {
        let before = start(table);
        let us = before.position().mover();
        let after = table.game_at(1).unwrap_or_else(|| table.game().clone());
        let turn: &[Step] = moves(table).next().map_or(&[], |turn| turn.steps());
        let missed = goals.iter().find_map(|goal| miss(goal, us, before.position(), turn, &after));
        match missed {
            None => Judgement::Met(None),
            Some(miss) => Judgement::Missed(miss, None),
        }
    }
}

/// Why a turn misses a goal; `None` if it is met.
fn miss(
    goal: &Goal,
    us: Colour,
    before: &Position,
    turn: &[Step],
    game: &Climbers,
) -> Option<Miss> {
    let after = game.position();
    let unless = |met: bool, miss: Miss| (!met).then_some(miss);
    match goal {
        Goal::Height { at_least } => {
            let height = after.height(us).unwrap_or(0);
            let miss = Miss::new("too-low").with("height", height.to_string());
            unless(height >= *at_least, miss.with("needed", at_least.to_string()))
        }
        Goal::On { block } => {
            let top = after.pawn(us).and_then(|cell| after.building().top(cell));
            let there = top.is_some_and(|top| top.to_string() == *block);
            unless(there, Miss::new("not-there").with("block", block.as_str()))
        }
        Goal::Keep { tools } => {
            let left = after.tools(us);
            let kept = tools.parse::<Tools>().is_ok_and(|kept| kept.is_within(left));
            unless(kept, Miss::new("tool-used"))
        }
        Goal::Move { block } => {
            let moved = turn.iter().any(|step| match step {
                Step::Place(placement) => placement.block.to_string() == *block,
                _ => false,
            });
            unless(moved, Miss::new("other-block").with("block", block.as_str()))
        }
        Goal::Push { colour } => {
            let colour = Colour::from(*colour);
            let pushed = before.pawn(colour) != after.pawn(colour);
            unless(pushed, Miss::new("not-pushed").with("colour", colour.name()))
        }
        Goal::Stone { block } => {
            let block = block.parse().ok();
            let laid = block.is_some_and(|block| after.stone_on(block) == Some(us));
            unless(laid, Miss::new("no-stone"))
        }
        Goal::Win => {
            let seat = game.settings().seat(us);
            let outcome = game.outcome();
            let won = outcome.is_some_and(|outcome| match outcome.verdict {
                Verdict::Won(seats) => seat.is_some_and(|seat| seats.contains(seat)),
                Verdict::Drawn => false,
            });
            unless(won, Miss::new("not-won"))
        }
    }
}
