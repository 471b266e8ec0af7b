//! Checks all lessons: every stored solution meets the goals; no start and no stored wrong move
//! does.

use climbers::Climbers;
use klotz::Klotz;
use session::LocalMatch;
use session::lesson::{TaughtGame, lesson_hint, lesson_verdict, read_lessons};
use table::Table;
use wire::coach::LessonState;
use wire::command::Command;

use crate::common::START_MS;

/// Checks the lessons of one game.
fn check<G: TaughtGame>(text: &str) {
    let lessons = read_lessons::<G>(text).expect("lessons");
    assert!((10..=14).contains(&lessons.len()), "{} lessons", lessons.len());
    for lesson in &lessons {
        let source = serde_json::to_string(lesson).expect("JSON");
        let fresh = || {
            let setup = G::lesson_setup(&lesson.start);
            let setup = setup.unwrap_or_else(|problem| panic!("{}: {problem}", lesson.name));
            LocalMatch::<G>::start(&setup, START_MS)
                .unwrap_or_else(|refusal| panic!("{}: {refusal:?}", lesson.name))
        };
        let verdict = |table: &Table<G>| lesson_verdict::<G>(&source, table).expect("a verdict");

        let untouched = fresh();
        assert_eq!(
            verdict(untouched.table()).state,
            LessonState::Open,
            "{}: at the start",
            lesson.name
        );

        let mut solved = fresh();
        for (at, text) in lesson.solution.iter().enumerate() {
            if at % 2 == 0 || G::ID == "xstack" {
                let hint = lesson_hint::<G>(&source, solved.table()).expect("a hint");
                assert_eq!(hint.text, *text, "{}: the hint is the solution", lesson.name);
            } else {
                let reply = verdict(solved.table()).reply;
                assert_eq!(reply.as_ref(), Some(text), "{}: the stored reply", lesson.name);
            }
            play(&mut solved, &lesson.name, text);
        }
        let judged = verdict(solved.table());
        assert_eq!(judged.state, LessonState::Done, "{}: {judged:?}", lesson.name);

        assert!(!lesson.wrong.is_empty(), "{} has no wrong move", lesson.name);
        for wrong in &lesson.wrong {
            let mut missed = fresh();
            play(&mut missed, &lesson.name, &wrong.text);
            let judged = verdict(missed.table());
            let what = format!("{}: {} gives {judged:?}", lesson.name, wrong.text);
            assert_eq!(judged.state, LessonState::Missed, "{what}");
            let miss = judged.miss.expect(&what);
            if let Some(why) = &wrong.why {
                assert_eq!(miss.code, *why, "{what}");
            }
            if let Some(reply) = judged.reply {
                play(&mut missed, &lesson.name, &reply);
            }
        }
    }
}

/// Plays the canonical text of a move for the player to move.
fn play<G: TaughtGame>(game: &mut LocalMatch<G>, lesson: &str, text: &str) {
    let table = game.table();
    let seat = table.to_move().unwrap_or_else(|| panic!("{lesson}: {text} after the end"));
    let mv =
        table.game().read_move(text).unwrap_or_else(|error| panic!("{lesson}: {text}: {error}"));
    assert_eq!(table.game().write_move(&mv), text, "{lesson}: the canonical text");
    let command =
        Command::PlayMove { seat: seat.index() as u8, ply: table.ply(), text: text.to_owned() };
    let played = game.execute(&command, START_MS);
    played.unwrap_or_else(|refusal| panic!("{lesson}: {text}: {refusal:?}"));
}

#[test]
fn klotz_lessons_are_valid() {
    check::<Klotz>(include_str!("../../data/lessons/klotz.json"));
}

#[test]
fn climbers_lessons_are_valid() {
    check::<Climbers>(include_str!("../../data/lessons/climbers.json"));
}

#[cfg(feature = "sim")]
mod xstack_lessons {
    use session::xstack_match::LiveTurn;
    use session::xstack_match::lesson::live_verdict;
    use xstack::{Turn, XStack};

    use super::*;

    const LESSONS: &str = include_str!("../../data/lessons/xstack.json");

    #[test]
    fn the_lessons_of_xstack_keep_the_laws() {
        check::<XStack>(LESSONS);
    }

    /// The stored gestures do in the simulation what their turns say, so that *Show me* shows the truth.
    #[test]
    fn the_simulation_confirms_every_stored_turn() {
        for lesson in read_lessons::<XStack>(LESSONS).expect("lessons") {
            let setup = XStack::lesson_setup(&lesson.start).expect("a setup");
            let game = LocalMatch::<XStack>::start(&setup, START_MS).expect("a match");
            let turns = lesson.solution.iter().chain(lesson.wrong.iter().map(|wrong| &wrong.text));
            for text in turns {
                let turn: Turn = text.parse().expect("a turn");
                let verified = game.table().game().verify(&turn);
                assert_eq!(verified, Ok(()), "{}: {}", lesson.name, turn.words());
            }
        }
    }

    #[test]
    fn a_goal_is_judged_after_every_act() {
        let lessons = read_lessons::<XStack>(LESSONS).expect("lessons");
        let lesson = lessons.iter().find(|lesson| lesson.name == "fall").expect("it is there");
        let source = serde_json::to_string(lesson).expect("JSON");
        let setup = XStack::lesson_setup(&lesson.start).expect("a setup");
        let game = LocalMatch::<XStack>::start(&setup, START_MS).expect("a match");
        let mut live = LiveTurn::new(game.table());
        let state =
            |live: &LiveTurn| live_verdict(&source, game.table(), live).expect("a verdict").state;
        assert_eq!(state(&live), LessonState::Open);
        // The cube at the end of the plank goes onto the other one: nothing has fallen, and nothing will.
        let at = [0.0, 0.141, 0.06];
        live.grip("Y03", at).expect("it is free");
        for (x, y, z) in [(0.0, 0.19, 0.06), (0.0, 0.19, 0.0), (0.0, 0.162, 0.0)] {
            for _ in 0..90 {
                live.set_target([x, y, z], [0.0, 0.0, 0.0, 1.0]);
                live.tick();
            }
            assert_eq!(state(&live), LessonState::Open);
        }
        live.let_go();
        for _ in 0..600 {
            live.tick();
        }
        live.finish_act().expect("it rests");
        assert_eq!(state(&live), LessonState::Missed);
    }
}
