//! A match as a page shows it.

use climbers::Climbers;
use match_log::write_log;
use session::LocalMatch;
use table::Journal;
use wire::climbers_view::{
    Colour, Face, MatchSetup, MatchView, MoveView, PositionView, StepView, StonePlace,
};
use wire::command::Command;

use wire::match_state::{OutcomeView, Verdict};

use super::{START_MS, execute, play, start, study};

fn view(journal: &table::Journal<climbers::Climbers>) -> MatchView {
    MatchView::new(journal.table(), START_MS)
}

#[test]
fn the_view_before_the_first_turn() {
    let journal = start(&MatchSetup::draw(3, 9).expect("three can play"));
    let view = view(&journal);
    assert_eq!((view.state.turn, view.state.ply, view.moves.len()), (Some(0), 0, 0));
    assert_eq!(view.position.blocks.len(), 35);
    assert_eq!(view.position.blocks, PositionView::tower(9).blocks);
    assert_eq!(view.position.pawns.len(), 3);
    assert_eq!((view.position.barren, view.position.barren_limit), (0, 3));
    for standing in &view.position.standings {
        assert!(standing.small && standing.large && standing.stone == StonePlace::Hand);
        assert_eq!((standing.height, standing.best), (0, 0));
    }
}

#[test]
fn imagined_moves_are_shown_like_played_ones() {
    let turns = ["w5,5 bs4,7 x5,5", "H1@4,7:1x2x2:d", "w9,5 l10,5"];
    let mut journal = start(&study());
    play(&mut journal, &turns[..1]);
    let texts = turns.map(str::to_owned);
    let line = local(&journal).imagine(0, &texts).expect("a turn was made");
    play(&mut journal, &turns[1..]);
    let view = view(&journal);
    let played: Vec<_> = line.iter().map(|imagined| imagined.played.clone()).collect();
    assert_eq!(played, view.moves);
    assert_eq!(line[2].position, view.position);
    let again = [turns[1], turns[1]].map(str::to_owned);
    let line = local(&journal).imagine(1, &again).expect("one turn was made");
    assert_eq!(line.len(), 1, "the block lies there already");
}

#[test]
fn step_views_show_route_ladder_and_pushed_pawns() {
    let mut journal = start(&study());
    play(&mut journal, &["w5,5 bs4,7 x5,5", "H1@4,7:1x2x2:d", "w9,5 l10,5"]);
    let moves = view(&journal).moves;
    let steps = |at: usize| match &moves[at] {
        MoveView::Turn { steps, .. } => steps.clone(),
        MoveView::Out { .. } => panic!("nobody left"),
    };
    let [
        StepView::Walk { path, .. },
        StepView::Bridge { path: over, at, .. },
        StepView::Stone { at: stone, .. },
    ] = &steps(0)[..]
    else {
        panic!("{:?}", steps(0));
    };
    assert_eq!(path.iter().map(|spot| spot.z).collect::<Vec<_>>(), [0, 1, 1, 1, 2]);
    let (from, to) = (over[*at as usize], over[*at as usize + 1]);
    assert_eq!((from.y, to.y, to.z), (5, 7, 2));
    assert_eq!((stone.x, stone.y, stone.z), (5, 5, 2));

    let [StepView::Block { before, after, pushed, .. }] = &steps(1)[..] else {
        panic!("{:?}", steps(1));
    };
    assert_eq!((before.size, before.faces.top), ([2, 2, 1], Face::Red));
    assert_eq!((after.size, after.z, after.faces.top), ([1, 2, 2], 2, Face::DarkBlue));
    assert_eq!(pushed.len(), 1);
    assert_eq!((pushed[0].colour, pushed[0].from.x, pushed[0].to.x), (Colour::Red, 4, 5));
    assert_eq!((pushed[0].from.z, pushed[0].to.z), (2, 2));

    let [_, StepView::Climb { path, at, .. }] = &steps(2)[..] else {
        panic!("{:?}", steps(2));
    };
    assert_eq!((path[*at as usize].z, path[*at as usize + 1].z), (0, 4));
    let heights: Vec<_> = moves
        .iter()
        .map(|mv| match mv {
            MoveView::Turn { height, rose, .. } => (*height, *rose),
            MoveView::Out { .. } => (0, false),
        })
        .collect();
    assert_eq!(heights, [(2, true), (0, false), (4, true)]);
}

#[test]
fn the_view_shows_when_stones_appear_and_expire() {
    let mut journal = start(&study());
    let stone = |journal: &_| view(journal).position.standings[0].stone;
    play(&mut journal, &["x4,4"]);
    assert_eq!(stone(&journal), StonePlace::Placed);
    assert_eq!(view(&journal).position.stones.len(), 1);
    play(&mut journal, &["-", "-"]);
    assert_eq!(stone(&journal), StonePlace::Gone);
    assert_eq!(view(&journal).position.stones, []);
}

#[test]
fn the_view_shows_the_last_chance_and_the_end() {
    let mut journal = start(&study());
    play(&mut journal, &["w5,5", "-", "-", "-"]);
    let position = view(&journal).position;
    assert_eq!((position.barren, position.barren_limit, position.last_chance), (3, 3, true));
    play(&mut journal, &["-"]);
    let over = view(&journal);
    let outcome =
        OutcomeView { verdict: Verdict::Won, winners: vec![0], rule: "highest".to_owned() };
    assert_eq!(over.state.outcome, Some(outcome));
    assert_eq!(
        (over.state.turn, over.position.turn, over.position.last_chance),
        (None, None, false)
    );
}

#[test]
fn ties_and_draws_have_their_own_rule_names() {
    let rule = |turns: &[&str], first: bool| {
        let mut setup = study();
        if first {
            setup.options.tie = wire::climbers_view::Tie::First;
        }
        let mut journal = start(&setup);
        play(&mut journal, turns);
        view(&journal).state.outcome.expect("it is over").rule
    };
    let tie = ["w5,5", "w3,4 s4,4", "-", "-", "-", "-"];
    assert_eq!(rule(&tie, false), "highest-last");
    assert_eq!(rule(&tie, true), "highest-first");
    assert_eq!(rule(&["-", "-", "-", "-"], false), "all-on-table");
}

#[test]
fn the_view_marks_followers() {
    let mut setup = study();
    setup.options.together = true;
    let mut journal = start(&setup);
    play(&mut journal, &["w5,5", "w1,1"]);
    let view = view(&journal);
    assert_eq!(view.position.following, Some(Colour::Red));
    assert_eq!(view.position.turn, Some(Colour::DarkBlue));
    let follows = |mv: &MoveView| matches!(mv, MoveView::Turn { follows: true, .. });
    assert_eq!(view.moves.iter().map(follows).collect::<Vec<_>>(), [false, true]);
}

#[test]
fn the_view_shows_departures_and_earlier_positions() {
    let mut journal = start(&study());
    play(&mut journal, &["w5,5"]);
    execute(&mut journal, &Command::Resign { seat: 1 });
    let now = view(&journal);
    assert!(now.seats[1].out && !now.seats[0].out);
    assert_eq!(now.position.pawns.len(), 2);
    let before = local(&journal).position_at(0).expect("before the first turn");
    assert_eq!(before.text, super::STUDY);
    let refusal = local(&journal).position_at(7).expect_err("not played yet");
    assert_eq!(refusal.to_string(), "7 moves have not been played yet");
}

/// The match as a client holds it.
fn local(journal: &Journal<Climbers>) -> LocalMatch<Climbers> {
    LocalMatch::restore(&write_log(journal)).expect("a log")
}
