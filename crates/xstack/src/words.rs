//! Turns in words: `pull W01 stayed | pull B03 put | bonus Y05`.
//!
//! Each act has its words, `pull`, `bonus`, `decline` or `away` with the block and what became of
//! it:
//!
//! - `stayed`: it was let go where it was; `half`: it was let go half pulled;
//! - `put`: it lies higher; `low`: it does not, and was taken away;
//! - nothing after `bonus Y05`: it was taken; nothing after `decline` and `away` (a half-pulled
//!   block given up without the hand closing on it again);
//! - `up`: it was given up in hand; `time`: the hand's time was over;
//! - `fell R01 G06`: those touched the table. A block in hand at that moment is malus with them; one
//!   that had been let go before is not: `pull B03 left fell R01`. So there is also
//!   `bonus Y05 taken fell R01`, `pull B03 up fell R01`, `decline W02 fell R01` and so on.

use std::fmt::Write as _;

use crate::{Act, BlockSet, Handling, Judgement, Phase, Purpose};

/// What stands between two acts.
pub(crate) const BETWEEN_ACTS: &str = " | ";

/// Adds the words of an act that was judged in this phase.
pub(crate) fn add(words: &mut Vec<String>, act: &Act, judgement: Judgement, phase: Phase) {
    // What is taken away because it lies too low belongs to what is said of it already.
    let goes_on = matches!(phase, Phase::TooLow { .. });
    if !goes_on {
        words.push(of_act(act, judgement, phase));
    }
    if let Some(last) = words.last_mut() {
        add_fallen(last, act.fallen());
    }
}

fn of_act(act: &Act, judgement: Judgement, phase: Phase) -> String {
    let block = act.block();
    match act {
        Act::Handle { gesture, report } => {
            let verb = match gesture.purpose() {
                Purpose::PutBack => "pull",
                Purpose::Bonus => "bonus",
            };
            let end = if judgement == Judgement::Fell {
                match report.handling {
                    Handling::LetGo => " left",
                    Handling::Taken => " taken",
                    Handling::GivenUp => " up",
                    Handling::TimeOver => " time",
                    Handling::Interrupted => "",
                }
            } else {
                end_word(judgement)
            };
            format!("{verb} {block}{end}")
        }
        Act::TakeAway { .. } if phase == Phase::Choosing => format!("decline {block}"),
        Act::TakeAway { .. } => format!("away {block}"),
    }
}

const fn end_word(judgement: Judgement) -> &'static str {
    match judgement {
        Judgement::Stayed => " stayed",
        Judgement::HalfPulled => " half",
        Judgement::Put => " put",
        Judgement::Low => " low",
        Judgement::GivenUp => " up",
        Judgement::TimeOver => " time",
        Judgement::Bonus | Judgement::TakenAway | Judgement::Declined | Judgement::Fell => "",
    }
}

fn add_fallen(words: &mut String, fallen: BlockSet) {
    if !fallen.is_empty() {
        words.push_str(" fell");
    }
    for block in fallen.iter() {
        // Writing to a string cannot fail.
        let _ = write!(words, " {block}");
    }
}
