//! The clock a game was played with.

use std::{fmt, str::FromStr};

use crate::Refusal;

/// How much time players had, in seconds: `300+3` for five minutes and three seconds more after each
/// move, `30/move` for thirty seconds per move.
///
/// ```
/// use game::record::TimeControl;
///
/// let clock: TimeControl = "300+3".parse()?;
/// assert_eq!(clock, TimeControl::Increment { base_ms: 300_000, increment_ms: 3_000 });
/// assert_eq!(clock.to_string(), "300+3");
/// # Ok::<(), game::record::TimeControlError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeControl {
    /// A fixed time for each move.
    PerMove {
        /// Milliseconds for each move.
        move_ms: u64,
    },
    /// A time for the whole game, and an increment after each move.
    Increment {
        /// Milliseconds at the start.
        base_ms: u64,
        /// Milliseconds added after each move.
        increment_ms: u64,
    },
}

const PER_MOVE: &str = "/move";

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            TimeControl::PerMove { move_ms } => write!(f, "{}{PER_MOVE}", Seconds(move_ms)),
            TimeControl::Increment { base_ms, increment_ms } => {
                write!(f, "{}+{}", Seconds(base_ms), Seconds(increment_ms))
            }
        }
    }
}

/// Why a text is not a time control.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[error("{text:?} is not a clock like 300+3 or 30/move, in seconds")]
#[refusal(code = "not-a-clock")]
pub struct TimeControlError {
    /// The rejected text.
    pub text: String,
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        let read = || {
            if let Some(time) = text.strip_suffix(PER_MOVE) {
                return Some(TimeControl::PerMove { move_ms: read_seconds(time)? });
            }
            let (base, increment) = text.split_once('+')?;
            let (base_ms, increment_ms) = (read_seconds(base)?, read_seconds(increment)?);
            Some(TimeControl::Increment { base_ms, increment_ms })
        };
        read().ok_or_else(|| TimeControlError { text: text.to_owned() })
    }
}

/// Milliseconds, shown as seconds with the decimals they need.
struct Seconds(u64);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, rest) = (self.0 / 1000, self.0 % 1000);
        if rest == 0 {
            return write!(f, "{whole}");
        }
        let decimals = format!("{rest:03}");
        write!(f, "{whole}.{}", decimals.trim_end_matches('0'))
    }
}

fn read_seconds(text: &str) -> Option<u64> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    let rest: u64 = format!("{decimals:0<3}").parse().ok()?;
    let ms = whole.parse::<u64>().ok()?.checked_mul(1000)?.checked_add(rest)?;
    // One way to write each time: no signs, leading zeros or digits beyond milliseconds.
    (Seconds(ms).to_string() == text).then_some(ms)
}

#[cfg(test)]
mod tests {
    use super::TimeControl;

    #[test]
    fn time_controls_round_trip() {
        for text in ["300+3", "0.25/move", "86400/move", "2+0.01", "90+0", "1.5+0.125"] {
            let read: TimeControl = text.parse().expect(text);
            assert_eq!(read.to_string(), text);
        }
        let read: TimeControl = "0.25/move".parse().expect("a clock");
        assert_eq!(read, TimeControl::PerMove { move_ms: 250 });
    }

    #[test]
    fn other_texts_are_refused() {
        let texts = [
            "",
            "+",
            "5",
            "5+",
            "+5",
            "05+3",
            "5+3s",
            "-5+3",
            "5.0+3",
            "5.+3",
            "5.1234+3",
            "/move",
            "5 +3",
            "5/turn",
            "99999999999999999999+1",
            "18446744073709552+0",
        ];
        for text in texts {
            assert!(text.parse::<TimeControl>().is_err(), "{text:?}");
        }
    }
}
