//! Turns in a data file: accepted ones with their words and effects, refused ones with their codes.

use std::collections::BTreeSet;

use crate::common::script;
use game::{Game as _, Refusal as _};
use xstack::{Block, BlockSet, Illegal, Options, XStack};

/// Every refusal of a turn, except in a finished game, for differing words, for giving up a block
/// that is not half pulled (only a draft can be asked), and for invalid gestures.
const CODES: [&str; 24] = [
    "bonus-too-early",
    "decline-after-put",
    "forbidden",
    "gesture-grip-outside",
    "half-pulled",
    "half-taken",
    "not-on-x",
    "not-to-take-away",
    "nothing-done",
    "nothing-to-decline",
    "own-block",
    "report-appeared",
    "report-below-table",
    "report-far-away",
    "report-not-a-turn",
    "report-not-taken",
    "report-parting",
    "report-time",
    "report-twice",
    "report-undisturbed",
    "report-vanished",
    "second-pull",
    "too-low",
    "turn-over",
];

fn names(blocks: impl IntoIterator<Item = Block>) -> BlockSet {
    blocks.into_iter().collect()
}

/// `bonus Y05 malus - forbidden B03`: the blocks after each word.
fn expected(effect: &str) -> [BlockSet; 3] {
    let mut sets = [BlockSet::NONE; 3];
    let mut at = 0;
    for word in effect.split_whitespace() {
        match word {
            "bonus" => at = 0,
            "malus" => at = 1,
            "forbidden" => at = 2,
            "-" => {}
            name => sets[at] = sets[at].with(crate::common::block(name)),
        }
    }
    sets
}

fn check(game: &XStack, line: &str, answer: &str) -> Result<(), String> {
    let mover = game.mover().expect("somebody moves");
    let turn = script::play(&mut game.draft(), line).map_err(|refusal| refusal.to_string())?;
    let (words, effect) = answer.split_once(';').expect("words; effect");
    if turn.words() != words {
        return Err(format!("is {}", turn.words()));
    }
    let mut after = game.clone();
    after.play(&turn).map_err(|refusal| format!("the whole turn is refused: {refusal}"))?;
    let (old, new) = (game.tray(mover), after.tray(mover));
    let is =
        [new.bonus().minus(old.bonus()), new.malus().minus(old.malus()), names(after.forbidden())];
    if is != expected(effect) {
        return Err(format!("brings {is:?}"));
    }
    let again = game.read_move(&game.write_move(&turn));
    if again == Ok(turn) { Ok(()) } else { Err(format!("reads back as {again:?}")) }
}

#[test]
fn turns_are_accepted_and_refused_as_the_rules_say() {
    let fresh = XStack::start(crate::common::settings(3, 0, Options::default(), 1));
    let mut game = fresh.clone();
    let mut played_before = true;
    let mut wrong = Vec::new();
    let mut codes = BTreeSet::new();
    for (number, line) in (1..).zip(include_str!("../data/turns.txt").lines()) {
        let (kind, text) = line.split_at(line.len().min(2));
        if kind.trim() != ">" {
            played_before = false;
        }
        match kind.trim() {
            "" | "#" => {}
            ">" => {
                if !played_before {
                    game = fresh.clone();
                }
                played_before = true;
                if !text.is_empty() {
                    let turn = script::play(&mut game.draft(), text).expect(text);
                    game.play(&turn).expect(text);
                }
            }
            kind @ ("+" | "-") => {
                let (line, answer) = text.split_once(" => ").expect("a turn => what of it");
                let answer = answer.trim();
                let said = if kind == "+" {
                    check(&game, line, answer).err()
                } else {
                    let refusal = script::play(&mut game.draft(), line).err();
                    let code = refusal.as_ref().map_or("accepted", Illegal::code);
                    codes.insert(code);
                    (code != answer).then(|| format!("{code}: {refusal:?}"))
                };
                wrong.extend(said.map(|said| format!("line {number}: {text}: {said}")));
            }
            other => panic!("line {number}: {other:?} is no kind of line"),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(codes.into_iter().collect::<Vec<_>>(), CODES);
}
