//! Hints come with the right reasons, and assessments agree with the result.

use bots::{
    Reason as _,
    klotz_bot::{Reason, advise, assess, reasons},
};
use game::Game as _;
use klotz::{Klotz, Options, Position, Settings};

/// A two-player game with a few pieces on an otherwise empty board.
fn game(pieces: &[(&str, char)], turn: char, stones: &str) -> Klotz {
    let mut rows = vec![vec!['.'; 14]; 14];
    for (cell, piece) in pieces {
        let file = usize::from(cell.as_bytes()[0] - b'a');
        let rank: usize = cell[1..].parse().expect("a rank");
        rows[14 - rank][file] = *piece;
    }
    let rows: Vec<String> = rows.into_iter().map(String::from_iter).collect();
    let text = format!("{} RG {turn} {stones}", rows.join("/"));
    let position: Position = text.parse().expect("a position");
    Klotz::start(Settings::from_position(position, Options::default()).expect("settings"))
}

fn reasons_for(game: &Klotz, mv: &str) -> Vec<Reason> {
    reasons(game, game.read_move(mv).expect("a move"), 0)
}

#[test]
fn reasons_are_sorted_by_importance() {
    use klotz::Colour::{Green, Red};
    let race = game(&[("c3", 'R'), ("l12", 'G'), ("e12", '3')], 'R', "R=-,G=-");
    assert_eq!(reasons_for(&race, "c3-a1"), [Reason::Wins]);
    // Green is four steps from its corner: red must react.
    let threatened = game(&[("g7", 'R'), ("l12", 'G'), ("l9", '3')], 'R', "R=-,G=-");
    let taken = reasons_for(&threatened, "l9-l12");
    assert_eq!(taken[0], Reason::Captures { colour: Green });
    assert_eq!(taken[0].name(), "captures");
    assert_eq!(taken[0].params(), [("colour", "green".to_owned())]);
    let far = game(&[("g7", 'R'), ("h8", 'G')], 'R', "R=-,G=-");
    assert!(matches!(reasons_for(&far, "g7-e5")[0], Reason::Nears { .. }));
    assert!(!reasons_for(&far, "g7-e5").contains(&Reason::Parries { colour: Red }));
}

#[test]
fn a_hint_takes_an_immediate_win() {
    let race = game(&[("c3", 'R'), ("l12", 'G')], 'R', "R=-,G=-");
    let advice = advise(&race, &mut || true).expect("the game is not over");
    assert_eq!(race.write_move(&advice.mv), "c3-a1#");
    assert_eq!(advice.reasons, [Reason::Wins]);
}

#[test]
fn chances_add_up_and_are_certain_after_the_end() {
    for players in 2..=4 {
        let start = Klotz::start(Settings::for_players(players).expect("2 to 4 players"));
        let assessment = assess(&start, 2_000);
        assert_eq!(assessment.chances.len(), players);
        let sum: u32 = assessment.chances.iter().sum();
        assert!((998..=1_002).contains(&sum), "{:?}", assessment.chances);
        assert!(!assessment.line.is_empty());
    }
    let mut race = game(&[("c3", 'R'), ("l12", 'G')], 'R', "R=-,G=-");
    assert_eq!(assess(&race, 2_000).chances, [1_000, 0]);
    race.play(&race.read_move("c3-a1").expect("a move")).expect("legal");
    let over = assess(&race, 2_000);
    assert_eq!(over.chances, [1_000, 0]);
    assert!(over.line.is_empty());
}
