//! Lessons of X-Stack.
//!
//! A turn has several acts, and a learner should not have to end it to be told that the goal is reached:
//! goals are judged after every act.

use bots::Level;
use game::{Game as _, Verdict};
use serde::{Deserialize, Serialize};
use table::Table;
use wire::coach::LessonVerdict;
use wire::command::Player;
use wire::xstack_view::{Lesson as View, MatchSetup, Start as Design};
use xstack::{Act, Block, Judgement as Judged, Pose, Turn, UNIT_ROTATION, XStack};

use super::LiveTurn;
pub use super::lesson_pile::{Start, TrayStart};
use crate::SessionError;
use crate::lesson::{
    Judgement, LessonOf, Miss, TaughtGame, lesson_source, lesson_verdict, moves, open_verdict,
    start,
};

/// A direction in which a block can lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Axis {
    /// Left to right.
    X,
    /// On its end.
    Y,
    /// Front to back.
    Z,
}

/// What the learner's turn must achieve.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum Goal {
    /// One of these blocks is put back higher; without names, any.
    Put {
        /// Their names.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        blocks: Vec<String>,
    },
    /// The block put back has its longest edge in this direction.
    Lies {
        /// The direction.
        along: Axis,
    },
    /// This block is tried, and let go before it has moved.
    LetGo {
        /// The block.
        block: String,
    },
    /// A bonus is taken.
    Bonus,
    /// A block is put back too low.
    Low,
    /// At least this many blocks fall.
    Fall {
        /// How many.
        at_least: usize,
    },
    /// The learner has no penalties of this colour any more.
    Cancel {
        /// The letter of the colour in the names of blocks.
        colour: char,
    },
    /// The forbidden block is taken instead.
    Decline,
    /// The learner wins alone with this turn.
    Win,
}

impl TaughtGame for XStack {
    type Start = Start;
    type Goal = Goal;
    type LessonView = View;

    fn lesson_setup(start: &Start) -> Result<MatchSetup, String> {
        let setup = MatchSetup::without_piles(2, 1).map_err(|error| error.to_string())?;
        let mut seats = setup.seats;
        seats[1].player = Player::Bot { level: Level::ALL[0].stored() };
        let mut options = setup.options;
        options.design = Design::Own;
        // A lesson is about one point, not about a steady hand, and its solution must stay one.
        options.tremor = wire::xstack_view::Tremor::None;
        options.hand = wire::xstack_view::Hand::Normal;
        options.rounds = 1;
        Ok(MatchSetup { seats, options, piles: vec![start.pile()?.to_string()], ..setup })
    }

    fn lesson_view(lesson: &LessonOf<XStack>) -> Result<View, String> {
        Ok(View {
            name: lesson.name.clone(),
            source: lesson_source::<XStack>(lesson)?,
            marks: lesson.start.marks.clone(),
            setup: XStack::lesson_setup(&lesson.start)?,
        })
    }

    fn judge(goals: &[Goal], table: &Table<XStack>) -> Judgement<XStack> {
        let before = start(table);
        let Some(turn) = moves(table).next() else {
            return Judgement::Missed(Miss::new("nothing"), None);
        };
        let after = table.game_at(1).unwrap_or_else(|| table.game().clone());
        let play = Play::new(&before, turn);
        match goals.iter().find_map(|goal| play.miss(goal, &after)) {
            None => Judgement::Met(None),
            Some(miss) => Judgement::Missed(miss, None),
        }
    }

    /// No two gestures are the same: what counts is what they did.
    fn is_same_move(one: &str, other: &str) -> bool {
        fn gist(text: &str) -> &str {
            let words = text.split(" ;").next().unwrap_or(text);
            words.split(" fell").next().unwrap_or(words)
        }
        gist(one) == gist(other)
    }
}

/// What a match that was started from a lesson has come to, with the turn as far as it is made.
pub fn live_verdict(
    source: &str,
    table: &Table<XStack>,
    live: &LiveTurn,
) -> Result<LessonVerdict, SessionError> {
    if table.ply() > 0 {
        return lesson_verdict::<XStack>(source, table);
    }
    open_verdict::<XStack>(source, |lesson| {
        let play = Play::new(table.game(), &live.turn());
        let goals = lesson.goals.iter();
        let miss = goals.clone().find_map(|goal| play.miss(goal, table.game()));
        let Some(miss) = miss else { return Judgement::Met(None) };
        // Once a block is put back, only what comes after it can still be done.
        let lost = play.put().is_some()
            && goals.clone().any(|goal| {
                let later = matches!(goal, Goal::Bonus | Goal::Cancel { .. } | Goal::Win);
                !later && play.miss(goal, table.game()).is_some()
            });
        if lost { Judgement::Missed(miss, None) } else { Judgement::Unchanged }
    })
}

/// The acts of a turn and how the rules judged them.
struct Play {
    acts: Vec<(Act, Judged)>,
    sizes: [xstack::Size; xstack::BLOCKS],
}

impl Play {
    fn new(before: &XStack, turn: &Turn) -> Play {
        let mut draft = before.draft();
        let acts = turn.acts().iter().map_while(|act| {
            let judged = draft.add(act.clone()).ok()?;
            Some((act.clone(), judged))
        });
        Play { acts: acts.collect(), sizes: *before.pile().sizes() }
    }

    fn has(&self, judged: Judged) -> bool {
        self.acts.iter().any(|(_, each)| *each == judged)
    }

    /// The block that was put back higher, and how it lies.
    fn put(&self) -> Option<(Block, &Pose)> {
        let (act, _) = self.acts.iter().find(|(_, judged)| *judged == Judged::Put)?;
        Some((act.block(), act.poses().get(act.block())?))
    }

    fn fallen(&self) -> usize {
        self.acts.iter().map(|(act, _)| act.fallen().len()).sum()
    }

    /// Why the turn misses a goal; `None` if it is met.
    fn miss(&self, goal: &Goal, after: &XStack) -> Option<Miss> {
        let (met, otherwise) = match goal {
            Goal::Put { blocks } => {
                let right = |block: Block| {
                    blocks.is_empty() || blocks.iter().any(|name| *name == block.to_string())
                };
                let met = self.put().is_some_and(|(block, _)| right(block));
                let other = self.put().is_some();
                (met, if other { Miss::new("other-block") } else { Miss::new("not-put") })
            }
            Goal::Lies { along } => {
                let lies =
                    self.put().map(|(block, pose)| direction(pose, self.sizes[block.index()]));
                (lies == Some(*along), Miss::new("lies-wrong"))
            }
            Goal::LetGo { block } => {
                let let_go = |(act, judged): &(Act, Judged)| {
                    *judged == Judged::Stayed && act.block().to_string() == *block
                };
                (self.acts.iter().any(let_go), Miss::new("not-let-go"))
            }
            Goal::Bonus => (self.has(Judged::Bonus), Miss::new("no-bonus")),
            Goal::Low => (self.has(Judged::Low), Miss::new("not-low")),
            Goal::Fall { at_least } => {
                let fallen = self.fallen();
                let miss = Miss::new("too-few-fell").with("count", fallen.to_string());
                return (fallen < *at_least).then_some(miss);
            }
            Goal::Cancel { colour } => {
                let tray = after.tray(game::Seat::first(1).next().expect("one seat"));
                let left = tray.malus().iter().any(|block| block.colour().letter() == *colour);
                (!left && self.has(Judged::Bonus), Miss::new("not-cancelled"))
            }
            Goal::Decline => (self.has(Judged::Declined), Miss::new("not-declined")),
            Goal::Win => {
                let learner = game::Seat::first(1).next();
                let alone = |verdict| match verdict {
                    Verdict::Won(seats) => {
                        seats.len() == 1 && learner.is_some_and(|seat| seats.contains(seat))
                    }
                    Verdict::Drawn => false,
                };
                let won = after.outcome().is_some_and(|outcome| alone(outcome.verdict));
                (won, Miss::new("not-won"))
            }
        };
        (!met).then(|| self.mishap(goal).unwrap_or(otherwise))
    }

    /// What went wrong with the turn, whatever its goal.
    fn mishap(&self, goal: &Goal) -> Option<Miss> {
        let fallen = self.fallen();
        if fallen > 0 {
            return Some(Miss::new("fell").with("count", fallen.to_string()));
        }
        if self.has(Judged::Low) && *goal != Goal::Low {
            return Some(Miss::new("low"));
        }
        let ends = [
            (Judged::GivenUp, Miss::new("given-up")),
            (Judged::TimeOver, Miss::new("time-over")),
            (Judged::Declined, Miss::new("declined")),
        ];
        ends.into_iter().find(|(judged, _)| self.has(*judged)).map(|(_, miss)| miss)
    }
}

/// The direction of the longest edge of a block.
fn direction(pose: &Pose, size: xstack::Size) -> Axis {
    let [x, y, z, w] = pose.rotation.map(|part| f64::from(part) / f64::from(UNIT_ROTATION));
    let longest = (0..3).max_by_key(|&axis| size.0[axis]).unwrap_or(0);
    // The column of the rotation matrix for that edge.
    let edge = match longest {
        0 => [1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y + z * w), 2.0 * (x * z - y * w)],
        1 => [2.0 * (x * y - z * w), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z + x * w)],
        _ => [2.0 * (x * z + y * w), 2.0 * (y * z - x * w), 1.0 - 2.0 * (x * x + y * y)],
    };
    let [x, y, z] = edge.map(f64::abs);
    if y > x && y > z {
        Axis::Y
    } else if x > z {
        Axis::X
    } else {
        Axis::Z
    }
}
