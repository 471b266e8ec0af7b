//! Lessons of KLOTZ.

use bots::Level;
use bots::klotz_bot::{self as coach, win_solver};
use klotz::{CellSet, Colour, Klotz, Move, Options, Position, Settings};
use serde::{Deserialize, Serialize};
use table::Table;
use wire::command::{Clock, Player};
use wire::klotz_view::{Lesson as View, MatchSetup, SeatSetup};

use crate::lesson::{Judgement, LessonOf, Miss, TaughtGame, lesson_source, moves, start};

/// A position as it is drawn in a lesson's file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Start {
    /// The ranks, 14 down to 1.
    pub board: Vec<String>,
    /// The other three fields of a position: `RG R R=-,G=-`.
    pub players: String,
}

/// What the learner's move must achieve.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum Goal {
    /// The piece that stood on this cell moves.
    From {
        /// The cell.
        cell: String,
    },
    /// The piece ends on one of these cells.
    Land {
        /// The cells.
        on: Vec<String>,
    },
    /// A column captures this player's Klotz.
    Capture {
        /// Whose.
        colour: wire::klotz_view::Colour,
    },
    /// This player can no longer enter the goal with their next move.
    Stop {
        /// Who.
        colour: wire::klotz_view::Colour,
    },
    /// The next player can stop this one.
    Together {
        /// Who has to be stopped.
        colour: wire::klotz_view::Colour,
    },
    /// No opponent can capture the learner's Klotz.
    Safe,
    /// The learner's Klotz can enter its goal with its next move.
    Threaten,
    /// The learner wins within this many moves, both sides counted.
    Win {
        /// An odd number.
        plies: u32,
    },
}

impl TaughtGame for Klotz {
    type Start = Start;
    type Goal = Goal;
    type LessonView = View;

    fn lesson_setup(start: &Start) -> Result<MatchSetup, String> {
        let text = format!("{} {}", start.board.join("/"), start.players);
        let position: Position = text.parse().map_err(|error| format!("{error}"))?;
        let settings = Settings::from_position(position, Options::default());
        let settings = settings.map_err(|error| error.to_string())?;
        let learner = position.turn();
        let seats = settings.colours().iter().map(|colour| SeatSetup {
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

    fn lesson_view(lesson: &LessonOf<Klotz>) -> Result<View, String> {
        let setup = Klotz::lesson_setup(&lesson.start)?;
        let marks = lesson.goals.iter().flat_map(|goal| match goal {
            Goal::Land { on } => on.clone(),
            _ => Vec::new(),
        });
        Ok(View {
            name: lesson.name.clone(),
            source: lesson_source::<Klotz>(lesson)?,
            learner: setup.first,
            marks: marks.collect(),
            setup,
        })
    }

    fn judge(goals: &[Goal], table: &Table<Klotz>) -> Judgement<Klotz> {
        let before = start(table);
        let Some(&mv) = moves(table).next() else { return missed(Miss::new("nothing")) };
        let after = table.game_at(1).unwrap_or_else(|| table.game().clone());
        let mut reply = None;
        for goal in goals {
            match judge(goal, before.position(), mv, after.position(), table) {
                Judgement::Met(shown) => reply = reply.or(shown),
                other => return other,
            }
        }
        Judgement::Met(reply)
    }

    fn next_move(goals: &[Goal], table: &Table<Klotz>) -> Option<Move> {
        let plies = goals.iter().find_map(|goal| match goal {
            Goal::Win { plies } => Some(*plies),
            _ => None,
        })?;
        let position = table.game().position();
        let left = plies.saturating_sub(table.ply());
        let shortest = win_solver::won_within(position, left)?;
        win_solver::winning_moves(position, shortest).first().copied()
    }
}

fn missed(miss: Miss) -> Judgement<Klotz> {
    Judgement::Missed(miss, None)
}

fn judge(
    goal: &Goal,
    before: &Position,
    mv: Move,
    after: &Position,
    table: &Table<Klotz>,
) -> Judgement<Klotz> {
    let us = before.turn();
    let (from, to) = mv.ends().unzip();
    let met = |met: bool, miss: Miss| if met { Judgement::Met(None) } else { missed(miss) };
    match goal {
        Goal::From { cell } => met(
            from.is_some_and(|from| from.to_string() == *cell),
            Miss::new("other-piece").with("cell", cell.as_str()),
        ),
        Goal::Land { on } => {
            let ended = to.map(|to| to.to_string()).unwrap_or_default();
            met(on.contains(&ended), Miss::new("elsewhere").with("cell", ended))
        }
        Goal::Capture { colour } => {
            let theirs = before.klotz((*colour).into());
            let captured = to.is_some() && to == theirs;
            met(captured, Miss::new("not-captured").with("colour", Colour::from(*colour).name()))
        }
        Goal::Stop { colour } => stop(after, (*colour).into()),
        Goal::Together { colour } => together(after, (*colour).into()),
        Goal::Safe => safe(after, us),
        Goal::Threaten => met(after.threat(us).is_some(), Miss::new("no-way-in")),
        Goal::Win { plies } => win(table, us, *plies),
    }
}

/// The move with which a Klotz that can enter its goal does so, if it is its turn.
fn entering(position: &Position, colour: Colour) -> Option<Move> {
    let klotz = position.klotz(colour).filter(|_| position.turn() == colour)?;
    Some(Move::Slide { from: klotz, to: colour.goal(position.goal()) })
}

fn stop(after: &Position, colour: Colour) -> Judgement<Klotz> {
    if after.threat(colour).is_none() {
        return Judgement::Met(None);
    }
    let miss = Miss::new("still-wins").with("colour", colour.name());
    Judgement::Missed(miss, entering(after, colour))
}

fn together(after: &Position, colour: Colour) -> Judgement<Klotz> {
    let stops = |mv: &Move| {
        let mut next = *after;
        let _ = next.play_unchecked(*mv);
        next.threat(colour).is_none()
    };
    let partner = after.turn().name();
    match after.moves().into_iter().find(stops) {
        Some(mv) => Judgement::Met(Some(mv)),
        None => {
            missed(Miss::new("not-together").with("colour", colour.name()).with("partner", partner))
        }
    }
}

fn safe(after: &Position, us: Colour) -> Judgement<Klotz> {
    let Some(klotz) = after.klotz(us) else { return Judgement::Met(None) };
    let mut captures: Option<Move> = None;
    after.for_each_move_to(CellSet::from(klotz), |mv| {
        captures.get_or_insert(mv);
    });
    let rivals = after.seats().without(us);
    let danger = rivals.iter().find(|&rival| after.column_reach(rival).contains(klotz));
    match danger.filter(|_| !CellSet::CENTRE.contains(klotz)) {
        None => Judgement::Met(None),
        Some(rival) => {
            Judgement::Missed(Miss::new("captured").with("colour", rival.name()), captures)
        }
    }
}

fn win(table: &Table<Klotz>, us: Colour, plies: u32) -> Judgement<Klotz> {
    let game = table.game();
    if game.position().winner() == Some(us) {
        return Judgement::Met(None);
    }
    let left = plies.saturating_sub(table.ply());
    match coach::reply(game, left) {
        Some(reply) if reply.right => Judgement::Open(reply.mv),
        Some(reply) => Judgement::Missed(Miss::new("no-longer-won"), Some(reply.mv)),
        None => missed(Miss::new("no-longer-won")),
    }
}
