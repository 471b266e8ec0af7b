//! The notation of turns: `pull W01 stayed | pull B03 put | bonus Y05`. [`Turn`](crate::Turn) explains it.

use std::fmt::Write as _;

use crate::{Act, BlockSet, Handling, Judgement, Phase, Purpose};

/// Separates two acts.
pub(crate) const BETWEEN_ACTS: &str = " | ";

/// Adds the notation of an act that was judged in this phase.
pub(crate) fn add(words: &mut Vec<String>, act: &Act, judgement: Judgement, phase: Phase) {
    // Taking away a block that lies too low is part of the entry before.
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
