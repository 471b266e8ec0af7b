//! Lessons: a start, a goal and one or two sentences, played on the real board.
//!
//! A lesson is data (`data/lessons/*.json`). Its goal is a list of predicates over the types of the
//! game, so that a new lesson needs no code. The rules judge every move first; this module only
//! says whether a legal move meets the goal and, if not, why. The sentences are the page's: a lesson
//! has a name, and every reason has a code.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::{StepKind, Table};
use wire::coach::{Hint, LessonState, LessonVerdict, Reason};

use crate::{LocalGame, SessionError};

/// A game that can be taught.
pub trait TaughtGame: LocalGame {
    /// Where a lesson starts, as it is written in its file.
    type Start: Serialize + DeserializeOwned;
    /// A predicate over the learner's play.
    type Goal: Serialize + DeserializeOwned;
    /// A lesson, as the page sees it.
    type LessonView;

    /// The match that a lesson is played in. The learner is to move.
    fn lesson_setup(start: &Self::Start) -> Result<Self::MatchSetup, String>;

    /// The lesson as the page sees it.
    fn lesson_view(lesson: &LessonOf<Self>) -> Result<Self::LessonView, String>;

    /// Whether what was played meets all the goals. At least one move was played.
    fn judge(goals: &[Self::Goal], table: &Table<Self>) -> Judgement<Self>;

    /// Whether a move is the stored wrong one.
    fn is_same_move(one: &str, other: &str) -> bool {
        one == other
    }

    /// The move to show if the learner has left the stored solution.
    fn next_move(_goals: &[Self::Goal], _table: &Table<Self>) -> Option<Self::Move> {
        None
    }
}

/// A lesson as it is written in its file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Lesson<Start, Goal> {
    /// Its name, from which the keys of its texts are made.
    pub name: String,
    /// Where it starts.
    pub start: Start,
    /// All of these must be met.
    pub goals: Vec<Goal>,
    /// Moves that meet them, those of other players in between.
    pub solution: Vec<String>,
    /// First moves that are legal and miss the goal, each with the key of the sentence that says why.
    pub wrong: Vec<WrongMove>,
}

/// A lesson of this game.
pub type LessonOf<G> = Lesson<<G as TaughtGame>::Start, <G as TaughtGame>::Goal>;

/// A move that misses the goal of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct WrongMove {
    /// The move's text.
    #[serde(rename = "move")]
    pub text: String,
    /// The end of the key of its sentence; without one, the sentence is that of the missed goal.
    pub why: Option<String>,
}

/// What the goals of a lesson say about what was played.
pub enum Judgement<G: TaughtGame> {
    /// All are met. The other side may have a move to show.
    Met(Option<G::Move>),
    /// They can still be met after this move of the other side.
    Open(G::Move),
    /// They can still be met with the same move, which isn't complete.
    Unchanged,
    /// One is missed, for this reason. The other side may have a move that shows it.
    Missed(Miss, Option<G::Move>),
}

/// Why a goal is missed.
pub struct Miss {
    /// A stable name.
    pub code: &'static str,
    /// What its sentence mentions.
    pub params: Vec<(&'static str, String)>,
}

impl Miss {
    /// A miss without parameters.
    pub fn new(code: &'static str) -> Miss {
        Miss { code, params: Vec::new() }
    }

    /// The same, and the sentence mentions this.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Miss {
        self.params.push((name, value.into()));
        self
    }
}

impl Miss {
    /// The same for the page, perhaps with the sentence of a stored wrong move.
    fn reason(self, why: Option<String>) -> Reason {
        let params = self.params.into_iter();
        Reason {
            code: why.unwrap_or_else(|| self.code.to_owned()),
            params: params.map(|(name, value)| (name.to_owned(), value)).collect(),
        }
    }
}

/// The lessons of a file, in its order.
pub fn read_lessons<G: TaughtGame>(text: &str) -> Result<Vec<LessonOf<G>>, SessionError> {
    serde_json::from_str(text).map_err(unreadable)
}

/// The lessons of a file, as the page sees them.
pub fn lesson_views<G: TaughtGame>(text: &str) -> Result<Vec<G::LessonView>, SessionError> {
    let lessons = read_lessons::<G>(text)?;
    lessons.iter().map(|lesson| G::lesson_view(lesson).map_err(unreadable)).collect()
}

/// A lesson as text, to be handed back with each question about it.
pub fn lesson_source<G: TaughtGame>(lesson: &LessonOf<G>) -> Result<String, String> {
    serde_json::to_string(lesson).map_err(|error| error.to_string())
}

/// What a match that was started from a lesson has come to.
pub fn lesson_verdict<G: TaughtGame>(
    source: &str,
    table: &Table<G>,
) -> Result<LessonVerdict, SessionError> {
    let lesson: LessonOf<G> = serde_json::from_str(source).map_err(unreadable)?;
    let text = |mv: &G::Move| table.game().write_move(mv);
    let Some(first) = moves(table).next() else {
        return Ok(LessonVerdict { state: LessonState::Open, reply: None, miss: None });
    };
    Ok(match G::judge(&lesson.goals, table) {
        Judgement::Met(reply) => {
            LessonVerdict { state: LessonState::Done, reply: reply.as_ref().map(text), miss: None }
        }
        Judgement::Unchanged => LessonVerdict { state: LessonState::Open, reply: None, miss: None },
        Judgement::Open(reply) => {
            LessonVerdict { state: LessonState::Open, reply: Some(text(&reply)), miss: None }
        }
        Judgement::Missed(miss, reply) => {
            let played = start(table).write_move(first);
            let stored = lesson.wrong.iter().find(|wrong| G::is_same_move(&wrong.text, &played));
            let why = stored.and_then(|wrong| wrong.why.clone()).filter(|_| table.ply() == 1);
            LessonVerdict {
                state: LessonState::Missed,
                reply: reply.as_ref().map(text),
                miss: Some(miss.reason(why)),
            }
        }
    })
}

/// What a move that isn't complete has come to.
#[cfg(feature = "sim")]
pub(crate) fn open_verdict<G: TaughtGame>(
    source: &str,
    judge: impl FnOnce(&LessonOf<G>) -> Judgement<G>,
) -> Result<LessonVerdict, SessionError> {
    let lesson: LessonOf<G> = serde_json::from_str(source).map_err(unreadable)?;
    let (state, miss) = match judge(&lesson) {
        Judgement::Met(_) => (LessonState::Done, None),
        Judgement::Open(_) | Judgement::Unchanged => (LessonState::Open, None),
        Judgement::Missed(miss, _) => (LessonState::Missed, Some(miss.reason(None))),
    };
    Ok(LessonVerdict { state, reply: None, miss })
}

/// The next move of the learner that leads to the goal.
pub fn lesson_hint<G: TaughtGame>(source: &str, table: &Table<G>) -> Result<Hint, SessionError> {
    let lesson: LessonOf<G> = serde_json::from_str(source).map_err(unreadable)?;
    let mut game = start(table);
    let mut solution = lesson.solution.iter();
    let mut on_the_way = true;
    for mv in moves(table) {
        on_the_way &= solution.next() == Some(&game.write_move(mv));
        let _ = game.play(mv);
    }
    let stored = solution.next().filter(|_| on_the_way).cloned();
    let found = || G::next_move(&lesson.goals, table).map(|mv| table.game().write_move(&mv));
    let text = stored.or_else(found).ok_or(SessionError::MatchOver)?;
    Ok(Hint { ply: table.ply(), text, reasons: Vec::new() })
}

/// The moves that were played, first to last.
pub(crate) fn moves<G: TaughtGame>(table: &Table<G>) -> impl Iterator<Item = &G::Move> {
    table.steps().iter().filter_map(|step| match &step.kind {
        StepKind::Played { mv, .. } => Some(mv),
        StepKind::Left { .. } | StepKind::Ended { .. } => None,
    })
}

/// The game before the first move.
pub(crate) fn start<G: TaughtGame>(table: &Table<G>) -> G {
    table.game_at(0).expect("every match has a start")
}

fn unreadable(error: impl std::fmt::Display) -> SessionError {
    SessionError::BadLesson { detail: error.to_string() }
}
