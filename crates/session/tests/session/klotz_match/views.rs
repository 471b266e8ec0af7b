//! A match as a page shows it.

use klotz::Klotz;
use match_log::write_log;
use session::LocalMatch;
use session::klotz_match::{movable, occurrences, targets, why_not};
use table::Journal;
use wire::command::{Clock, Command, Player};
use wire::klotz_view::{
    CaptureView, Colour, Goal, Idle, MatchView, MoveView, Piece, PositionView, Repetition,
    StoneView, Target, TargetKind,
};

use wire::match_state::{ClockView, OutcomeView, PendingView, Verdict};

use super::{START_MS, execute, play, setup, start, try_execute};

#[test]
fn the_view_before_the_first_move() {
    let journal = start(&setup(3));
    let view = MatchView::new(journal.table(), START_MS);
    assert_eq!((view.state.turn, view.state.ply, view.state.redoable), (Some(0), 0, 0));
    assert_eq!(view.moves, []);
    assert_eq!(view.position.pieces.len(), 24 + 3);
    assert_eq!(view.position.turn, Some(Colour::Red));
    assert_eq!(view.position.colours, [Colour::Red, Colour::Yellow, Colour::Green]);
    assert!(view.position.text.ends_with(" RYG R R=-,Y=-,G=-"));
    assert_eq!((view.state.outcome, view.state.clock, view.state.draw_offer), (None, None, None));
    assert!(view.seats.iter().all(|seat| !seat.out && seat.player == Player::Human));
}

#[test]
fn the_view_marks_idle_klötze() {
    let mut two = setup(2);
    two.options.idle = Idle::Stay;
    let journal = start(&two);
    let view = PositionView::new(journal.table().game(), journal.table().to_move());
    let idle: Vec<_> = view
        .pieces
        .iter()
        .filter_map(|piece| match piece {
            Piece::Klotz { colour, idle: true, .. } => Some(*colour),
            _ => None,
        })
        .collect();
    assert_eq!(idle, [Colour::Blue, Colour::Yellow]);
}

#[test]
fn stones_lie_on_their_corners_until_they_are_used() {
    let mut journal = start(&setup(3));
    let unused = |journal: &Journal<Klotz>| -> Vec<(Colour, String)> {
        let view = MatchView::new(journal.table(), START_MS);
        let stones = view.position.unused_stones.into_iter();
        stones.map(|stone| (stone.colour, stone.cell)).collect()
    };
    let at = |colour, cell: &str| (colour, cell.to_owned());
    assert_eq!(
        unused(&journal),
        [at(Colour::Red, "a1"), at(Colour::Yellow, "a14"), at(Colour::Green, "n14")]
    );
    play(&mut journal, &["b2-b3", "g8-e10"]);
    assert_eq!(unused(&journal), [at(Colour::Yellow, "a14"), at(Colour::Green, "n14")]);
}

#[test]
fn every_seat_knows_its_goal() {
    let mut two = setup(2);
    let goals = |journal: &Journal<Klotz>| -> Vec<String> {
        let seats = MatchView::new(journal.table(), START_MS).seats.into_iter();
        seats.map(|seat| seat.goal).collect()
    };
    assert_eq!(goals(&start(&two)), ["a1", "n14"]);
    two.options.goal = Goal::Far;
    assert_eq!(goals(&start(&two)), ["n14", "a1"]);
}

#[test]
fn a_repeated_position_is_counted_until_the_game_is_drawn() {
    let mut two = setup(2);
    let circle = ["g7-e5", "h8-j10", "e5-g3", "j10-h12", "g3-e5", "h12-j10"];
    let mut journal = start(&two);
    assert_eq!(occurrences(journal.table()), 1);
    play(&mut journal, &circle);
    assert_eq!(occurrences(journal.table()), 2);
    play(&mut journal, &circle[2..]);
    assert!(journal.table().outcome().is_some(), "the third time is a draw");
    assert_eq!(occurrences(journal.table()), 1, "nothing is left to warn of");

    two.options.repetition = Repetition::Allowed;
    let mut journal = start(&two);
    play(&mut journal, &circle);
    assert_eq!(occurrences(journal.table()), 1);
}

/// Red's Klotz runs home while green walks up and down.
const RACE: [&str; 5] = ["g7-e5", "m13-m12", "e5-c3", "m12-m13", "c3-a1#"];

#[test]
fn imagined_moves_are_shown_like_played_ones() {
    let mut journal = start(&setup(2));
    play(&mut journal, &RACE[..3]);
    let texts = RACE[1..].iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
    let line = local(&journal).imagine(1, &texts).expect("one move was played");
    play(&mut journal, &RACE[3..]);
    let view = MatchView::new(journal.table(), START_MS);
    let played: Vec<_> = line.iter().map(|imagined| imagined.played.clone()).collect();
    assert_eq!(played, view.moves[1..]);
    assert_eq!(line[3].position, view.position);

    let wrong = ["m13-m12", "a1-a2", "e5-c3"].map(str::to_owned);
    let line = local(&journal).imagine(1, &wrong).expect("one move was played");
    assert_eq!(line.len(), 1, "there is nothing on a1");
    assert!(local(&journal).imagine(6, &[]).is_err());
}

#[test]
fn move_views_show_route_stone_and_capture() {
    let mut journal = start(&setup(2));
    play(&mut journal, &["g7-e5", "c6-e5", "b2b3", "e5-e8"]);
    let view = MatchView::new(journal.table(), START_MS);
    let cells = |cells: &[&str]| cells.iter().map(|&cell| cell.to_owned()).collect::<Vec<_>>();
    let capture = MoveView::Slide {
        colour: Colour::Green,
        text: "c6xe5".to_owned(),
        height: 3,
        from: "c6".to_owned(),
        to: "e5".to_owned(),
        path: cells(&["d6", "e6", "e5"]),
        captured: Some(CaptureView {
            colour: Colour::Red,
            from: "e5".to_owned(),
            to: "g7".to_owned(),
        }),
        stone: Some(StoneView { from: None, to: "c6".to_owned() }),
        wins: false,
    };
    assert_eq!(view.moves[1], capture);
    let MoveView::Slide { text, stone, height, .. } = &view.moves[0] else { panic!("a move") };
    assert_eq!((text.as_str(), stone, *height), ("g7-e5", &None, 4), "a Klotz takes no stone");
    let MoveView::Slide { stone, path, .. } = &view.moves[3] else { panic!("a move") };
    assert_eq!((stone, path), (&None, &cells(&["e6", "e7", "e8"])), "it lay there already");
    let column = Piece::Column { cell: "e8".to_owned(), height: 3, stone: Some(Colour::Green) };
    assert!(view.position.pieces.contains(&column));

    play(&mut journal, &["b3-b4", "m13-m12"]);
    let view = MatchView::new(journal.table(), START_MS);
    let MoveView::Slide { stone, .. } = &view.moves[5] else { panic!("a move") };
    let moved = StoneView { from: Some("e8".to_owned()), to: "m13".to_owned() };
    assert_eq!(stone, &Some(moved), "the stone changes columns");
}

#[test]
fn a_race_to_the_corner_is_won() {
    let mut journal = start(&setup(2));
    play(&mut journal, &RACE[..4]);
    let home = targets(journal.table(), "c3").expect("a cell");
    let home = home.iter().find(|target| target.cell == "a1").expect("red can win");
    assert_eq!((home.kind, home.text.as_str()), (TargetKind::Win, "c3-a1#"));
    play(&mut journal, &RACE[4..]);
    let view = MatchView::new(journal.table(), START_MS);
    let outcome =
        OutcomeView { verdict: Verdict::Won, winners: vec![0], rule: "corner".to_owned() };
    assert_eq!(view.state.outcome, Some(outcome));
    assert_eq!((view.state.turn, view.position.turn), (None, None));
    assert!(matches!(&view.moves[4], MoveView::Slide { wins: true, .. }));
    assert_eq!(movable(journal.table()), [""; 0]);
    assert_eq!(targets(journal.table(), "b2"), Ok(vec![]));
    let over = why_not(journal.table(), "b2", None).expect("a cell").expect("a reason");
    assert_eq!(over.code, "game-over");
}

#[test]
fn movable_pieces_and_their_targets_are_listed() {
    let mut journal = start(&setup(2));
    let all = movable(journal.table());
    assert!(all.contains(&"g7".to_owned()) && !all.contains(&"h8".to_owned()));
    let b2 = targets(journal.table(), "b2").expect("a cell");
    let b3 = Target {
        cell: "b3".to_owned(),
        kind: TargetKind::Move,
        path: vec!["b3".to_owned()],
        text: "b2-b3".to_owned(),
    };
    assert_eq!(b2.len(), 4);
    assert!(b2.contains(&b3));
    play(&mut journal, &["g7-e5"]);
    let capture = targets(journal.table(), "c6").expect("a cell");
    let capture = capture.iter().find(|target| target.cell == "e5").expect("a capture");
    assert_eq!((capture.kind, capture.text.as_str()), (TargetKind::Capture, "c6xe5"));
    assert_eq!(targets(journal.table(), "p1").expect_err("no cell").text, "p1");
}

#[test]
fn illegal_moves_have_a_reason() {
    let mut journal = start(&setup(2));
    let why = |journal: &table::Journal<_>, from: &str, to: Option<&str>| {
        let reason = why_not(journal.table(), from, to).expect("cells");
        reason.map(|reason| (reason.code, reason.message))
    };
    let said = |code: &str, message: &str| Some((code.to_owned(), message.to_owned()));
    assert_eq!(why(&journal, "b2", None), None);
    assert_eq!(why(&journal, "b2", Some("b3")), None);
    assert_eq!(why(&journal, "a3", None), said("nothing-there", "a3 is empty"));
    let foreign = said("foreign-klotz", "this is green's Klotz; you may only move your own");
    assert_eq!(why(&journal, "h8", None), foreign);
    let far = said("column-distance", "a column of height 1 moves exactly one cell");
    assert_eq!(why(&journal, "b2", Some("b4")), far);
    assert!(why_not(journal.table(), "b2", Some("b0")).is_err());
    play(&mut journal, &["b2-b3"]);
    let stone = said("foreign-stone", "the column on b3 carries red's stone");
    assert_eq!(why(&journal, "b3", None), stone);
}

#[test]
fn an_enclosed_piece_is_reported_as_blocked() {
    let mut study = setup(2);
    // Columns stand on both sides of b1 and above it; a1 is a corner.
    let empty = "..............";
    let mut rows = vec![empty; 14];
    rows[6] = ".......G......";
    rows[7] = "......R.......";
    rows[12] = ".1............";
    rows[13] = ".11...........";
    study.start = Some(format!("{} RG R R=-,G=-", rows.join("/")));
    let journal = start(&study);
    let reason = why_not(journal.table(), "b1", None).expect("a cell").expect("a reason");
    assert_eq!(reason.code, "nowhere-to-go");
    assert_eq!(reason.message, "the piece on b1 has nowhere to go");
    assert_eq!(why_not(journal.table(), "c1", None), Ok(None));
}

#[test]
fn earlier_positions_can_be_viewed() {
    let mut journal = start(&setup(2));
    let before = PositionView::new(journal.table().game(), journal.table().to_move());
    play(&mut journal, &RACE[..2]);
    assert_eq!(local(&journal).position_at(0), Ok(before));
    let now = PositionView::new(journal.table().game(), journal.table().to_move());
    assert_eq!(local(&journal).position_at(2), Ok(now));
    assert!(local(&journal).position_at(3).is_err());
}

#[test]
fn the_view_shows_departures_offers_and_players() {
    let mut journal = start(&setup(4));
    play(&mut journal, &["b2-b3"]);
    execute(&mut journal, &Command::Resign { seat: 1 });
    play(&mut journal, &["m13-m12"]);
    execute(&mut journal, &Command::SetPlayer { seat: 3, player: Player::Bot { level: 2 } });
    execute(&mut journal, &Command::SetPlayer { seat: 3, player: Player::Human });
    execute(&mut journal, &Command::OfferDraw { seat: 0 });
    let view = MatchView::new(journal.table(), START_MS);
    let out = MoveView::Out { colour: Colour::Yellow, rule: "resignation".to_owned() };
    assert_eq!((view.state.ply, view.moves.len(), &view.moves[1]), (2, 3, &out));
    assert!(view.seats[1].out);
    assert_eq!(view.position.colours, [Colour::Red, Colour::Green, Colour::Blue]);
    let offer = PendingView { by: 0, waiting_for: vec![2, 3], ply: None };
    assert_eq!(view.state.draw_offer, Some(offer));
    for seat in [2, 3] {
        execute(&mut journal, &Command::AnswerDraw { seat, accept: true });
    }
    let view = MatchView::new(journal.table(), START_MS);
    let outcome =
        OutcomeView { verdict: Verdict::Drawn, winners: vec![], rule: "agreement".to_owned() };
    assert_eq!((view.state.outcome, view.position.turn), (Some(outcome), None));
}

#[test]
fn a_rematch_starts_with_the_next_colour() {
    let mut journal = start(&setup(3));
    execute(&mut journal, &Command::Resign { seat: 2 });
    execute(&mut journal, &Command::Resign { seat: 0 });
    execute(&mut journal, &Command::Rematch { seat: 0 });
    let view = MatchView::new(journal.table(), START_MS);
    let next = view.rematch.expect("on one screen one request is enough");
    assert_eq!((next.first, next.seats.len()), (Colour::Yellow, 3));
    assert_eq!(next.layout, view.setup.layout);
}

#[test]
fn clocks_show_the_time_left_now() {
    let mut timed = setup(2);
    timed.clock = Clock::PerMove { move_ms: 5_000 };
    let mut journal = start(&timed);
    play(&mut journal, &["b2-b3"]);
    let view = MatchView::new(journal.table(), START_MS + 1_500);
    let clock = ClockView { left_ms: vec![5_000, 3_500], running: Some(1) };
    assert_eq!(view.state.clock, Some(clock));
}

#[test]
fn unreadable_commands_are_refused() {
    let mut journal = start(&setup(2));
    let mut refused = |command: &Command| {
        try_execute(&mut journal, command, START_MS).expect_err("a refusal").code
    };
    let text = "b2-b3".to_owned();
    assert_eq!(refused(&Command::PlayMove { seat: 9, ply: 0, text: text.clone() }), "no-such-seat");
    assert_eq!(refused(&Command::PlayMove { seat: 0, ply: 1, text }), "stale-move");
    let text = "hello".to_owned();
    assert_eq!(refused(&Command::PlayMove { seat: 0, ply: 0, text }), "not-a-move");
    let text = "b2-b4".to_owned();
    assert_eq!(refused(&Command::PlayMove { seat: 0, ply: 0, text }), "column-distance");
}

/// The match as a client holds it.
fn local(journal: &Journal<Klotz>) -> LocalMatch<Klotz> {
    LocalMatch::restore(&write_log(journal)).expect("a log")
}
