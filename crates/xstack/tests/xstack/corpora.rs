//! Texts that are accepted and refused, and in which words.

use std::collections::BTreeSet;

use game::Refusal as _;
use xstack::{
    BLOCKS, Block, DesignName, Options, Origin, Pile, PileError, Record, Settings, Size, Turn,
    options::Start,
};

const THREE_PLAYERS: &str = include_str!("../data/records/three_players.txt");

#[test]
fn records_read_back() {
    for text in [THREE_PLAYERS, include_str!("../data/records/two_rounds.txt")] {
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(record.to_string(), text);
    }
}

#[test]
fn bad_records_say_the_line_and_what_is_wrong() {
    let check = |from: &str, to: &str, expected: &str| {
        assert!(THREE_PLAYERS.contains(from), "{from}");
        let error = THREE_PLAYERS.replacen(from, to, 1).parse::<Record>().expect_err(to);
        assert_eq!(error.to_string(), expected, "{from} -> {to}");
    };
    check("game: xstack", "game: klotz", "line 1: the record is of the game \"klotz\", not xstack");
    check("rules: 1", "rules: 9", "line 2: rules version \"9\" is not known; the latest is 1");
    check("player-three", "player-four", "line 6: player four has a name but is not in play");
    check(
        "rounds=1",
        "rounds=6",
        "line 7: option rounds cannot be \"6\": it is a number from 1 to 5",
    );
    check("rounds=1", "rounds=2", "line 9: each round has a pile of its own: 2 are needed, not 1");
    check(
        "design=fan",
        "design=wall",
        "line 9: the pile of round 1 is not one drawn for the design wall",
    );
    check(
        "design=fan",
        "design=own",
        "line 9: the pile of round 1 was not built by anyone: that needs the option of its design",
    );
    check("players: 3", "players: 6", "line 9: X-Stack is for 2 to 5 players, not for 6");
    check(
        "players: 3",
        "players: many",
        "line 8: \"many\" cannot be the \"players\" of a game: it is a whole number below two to the 64th",
    );
    check(
        "first: player-two",
        "first: red",
        "line 9: \"red\" is none of player-one, player-two, player-three, player-four, player-five",
    );
    check("first: player-two", "first: player-five", "line 9: seat 5 is to begin but not in play");
    check("pile: ", "pile-two: ", "line 12: the record does not say its \"pile\"");
    check(
        "pile: fan.",
        "pile: fan,",
        "line 11: \"fan,4711.wKk\" does not begin the text of a pile",
    );
    check(
        "1. pull B03 put",
        "1. pull B03 low",
        "line 14: the turn is written as \"pull B03 low | bonus Y05\", but by the rules it is \"pull B03 put | bonus Y05\"",
    );
    check("1. ", "2. ", "line 14: number \"2\" stands where number 1 should");
    check(
        "; B03.",
        "; W02.",
        "line 14: a bonus comes after a block was put back higher: Y05 cannot be taken yet",
    );
    check(
        " ; B03",
        " B03",
        "line 14: a turn is written as its words, a semicolon, its acts and a hash: \"pull B03 put | bonus Y05 B03.AAAAAB4AHQ~\" is not",
    );
    check(
        "player-one won",
        "player-two won",
        "line 12: the result is \"player-two won by most-points\", but by the rules the game is \"player-one won by most-points\"",
    );
}

#[test]
fn bad_turns_say_what_is_wrong() {
    let good = THREE_PLAYERS.lines().find_map(|line| line.strip_prefix("1. ")).expect("a turn");
    assert!(good.parse::<Turn>().is_ok());
    let check = |from: &str, to: &str, code: &str| {
        assert!(good.contains(from), "{from}");
        let error = good.replacen(from, to, 1).parse::<Turn>().expect_err(to);
        assert_eq!(error.code(), code, "{from} -> {to}: {error}");
    };
    check(" ; ", " ", "turn-malformed");
    check(" #", " ", "turn-malformed");
    check("~", "", "turn-malformed");
    check("; B03.", "; B07.", "gesture-malformed");
    check("; B03.AAAAAB4AHQ~", "; B07~", "not-a-block");
    check("B03.AAAAAB4AHQ", "B03.AAAAAB4AHR", "gesture-malformed");
    check("~AQD", "~AQE", "turn-bad-rest");
    check("~AQD", "~_QD", "turn-bad-rest");
    check(" #", " #0", "turn-bad-hash");
}

#[test]
fn no_letter_of_the_last_poses_can_be_changed_unnoticed() {
    let good = THREE_PLAYERS.lines().find_map(|line| line.strip_prefix("1. ")).expect("a turn");
    let (start, end) = (good.rfind('~').expect("an act"), good.rfind(" #").expect("a hash"));
    let mut codes = BTreeSet::new();
    // Before them come a few letters for how the block was handled, what fell and what is there.
    for at in start + 12..end {
        let other = if good[at..].starts_with('C') { "E" } else { "C" };
        let bad = format!("{}{other}{}", &good[..at], &good[at + 1..]);
        codes.insert(bad.parse::<Turn>().expect_err("a change is noticed").code());
    }
    assert!(codes.contains("turn-bad-hash"), "{codes:?}");
}

#[test]
fn bad_piles_say_what_is_wrong() {
    let good = crate::common::pile(DesignName::Fan, Origin::Drawn { seed: 1 });
    let [r01, n06] = [0, 35].map(|index| Block::from_index(index).expect("a block"));
    let with_sizes = |size: Size| {
        let mut sizes = *good.sizes();
        sizes[n06.index()] = size;
        Pile::new(good.design(), good.origin().clone(), sizes, good.poses().clone())
    };
    for edges in [[4_999, 20_000, 20_000], [20_000, 100_001, 20_000], [0; 3], [-1; 3]] {
        assert_eq!(with_sizes(Size(edges)), Err(PileError::BadSize { block: n06 }));
    }
    let with_pose = |change: &dyn Fn(&mut xstack::Poses)| {
        let mut poses = good.poses().clone();
        change(&mut poses);
        let pile = Pile::new(good.design(), good.origin().clone(), *good.sizes(), poses);
        pile.expect_err("a bad pile").to_string()
    };
    assert_eq!(with_pose(&|poses| poses.set(r01, None)), "R01 is missing in the pile");
    let moved = |at: [i32; 3]| {
        with_pose(&|poses| {
            let pose = poses.get(r01).copied().expect("there");
            poses.set(r01, Some(xstack::Pose { at, ..pose }));
        })
    };
    assert_eq!(moved([0, 9_000, 0]), "R01 reaches below the table");
    assert_eq!(moved([0, 100_000, 700_000]), "R01 is nowhere near the X");
    let spun = with_pose(&|poses| {
        let pose = poses.get(r01).copied().expect("there");
        poses.set(r01, Some(xstack::Pose { turn: [1 << 30; 4], ..pose }));
    });
    assert_eq!(spun, "R01 is turned by four numbers that are no turn");
    for name in ["", " x", "a\nb", &"x".repeat(41)] {
        let origin = Origin::Built { name: name.to_owned() };
        let pile = Pile::new(good.design(), origin, *good.sizes(), good.poses().clone());
        assert_eq!(pile, Err(PileError::BadName { name: name.to_owned() }));
    }
}

#[test]
fn piles_read_back_with_their_origin() {
    for design in DesignName::ALL {
        for origin in [
            Origin::Drawn { seed: u64::MAX },
            Origin::Built { name: "Zoë's tower, no. 2".to_owned() },
        ] {
            let pile = crate::common::pile(design, origin);
            let text = pile.to_string();
            assert!(
                text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte))
            );
            assert_eq!(text.parse(), Ok(pile));
        }
    }
    let text = crate::common::pile(DesignName::Fan, Origin::Drawn { seed: 1 }).to_string();
    for (from, to) in [(".1.", ".01."), (".1.", ".-1."), ("fan", "fun"), (".1.", ".~A.")] {
        let error = text.replacen(from, to, 1).parse::<Pile>().expect_err(to);
        assert_eq!(error.code(), "pile-malformed");
    }
    assert_eq!(BLOCKS, 36);
}

#[test]
fn games_that_cannot_start_say_why() {
    let good = crate::common::settings(2, 0, Options::default(), 1);
    let first = good.first();
    let piles = good.piles().to_vec();
    let code = |players, options, piles: &[Pile]| {
        Settings::new(players, first, options, 1, piles.to_vec()).map_err(|error| error.code())
    };
    let options = Options::default();
    assert_eq!(code(2, options, &piles), Ok(good.clone()));
    assert_eq!(code(1, options, &piles), Err("settings-players"));
    assert_eq!(code(6, options, &piles), Err("settings-players"));
    assert_eq!(code(2, options, &[]), Err("settings-piles"));
    assert_eq!(code(2, Options { rounds: 2, ..options }, &piles), Err("settings-piles"));
    let own = Options { start: Start::Own, ..options };
    assert_eq!(code(2, own, &piles), Err("settings-not-built"));
    let wall = Options { start: Start::Drawn(DesignName::Wall), ..options };
    assert_eq!(code(2, wall, &piles), Err("settings-not-of-design"));
    let built = crate::common::pile(DesignName::Fan, Origin::Built { name: "mine".to_owned() });
    assert_eq!(code(2, options, std::slice::from_ref(&built)), Err("settings-not-of-design"));
    assert!(code(2, own, &[built]).is_ok());
    let third = game::Seat::new(2).expect("a seat");
    let error = Settings::new(2, third, options, 1, piles).expect_err("nobody sits there");
    assert_eq!(error.code(), "settings-first");
}
