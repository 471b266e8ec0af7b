//! Parts of a turn in the making as short texts, like `0:B03.BgAAAAAeAB0`.
//!
//! After the number of the act and the name of the block comes, for a part of a gesture, what the log of a
//! whole one begins with, how many samples came before, and the samples as they are in such a log.

use std::{fmt, str::FromStr};

use crate::{
    Block, GestureError, Motion, MotionPart,
    gesture_text::{Head, read_samples, write_samples},
    text_encoding::{Reader, Writer},
};

impl fmt::Display for MotionPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.motion() {
            Motion::TakeAway { block } => write!(f, "{}:{block}", self.act()),
            Motion::Handle { block, purpose, grip, samples, parting } => {
                let mut writer = Writer::default();
                Head { purpose: *purpose, parting: *parting, grip: *grip }.write(&mut writer);
                writer.count(self.from() as u64);
                write_samples(samples, &mut writer);
                write!(f, "{}:{block}.{}", self.act(), writer.into_text())
            }
        }
    }
}

impl FromStr for MotionPart {
    type Err = GestureError;

    fn from_str(text: &str) -> Result<MotionPart, GestureError> {
        let malformed = || GestureError::Malformed { start: text.chars().take(12).collect() };
        let part = read(text).ok_or_else(malformed)??;
        // There is one text for every part.
        if part.to_string() == text { Ok(part) } else { Err(malformed()) }
    }
}

fn read(text: &str) -> Option<Result<MotionPart, GestureError>> {
    let (act, what) = text.split_once(':')?;
    let act = usize::from(act.parse::<u16>().ok()?);
    let Some((block, log)) = what.split_once('.') else {
        let block = what.parse().ok()?;
        return Some(MotionPart::new(act, 0, Motion::TakeAway { block }));
    };
    let block: Block = block.parse().ok()?;
    let mut reader = Reader::new(log)?;
    let Head { purpose, parting, grip } = Head::read(&mut reader)?;
    let from = usize::try_from(reader.count()?).ok()?;
    let samples = match read_samples(block, &mut reader)? {
        Ok(samples) => samples,
        Err(error) => return Some(Err(error)),
    };
    reader.end()?;
    let motion = Motion::Handle { block, purpose, grip, samples, parting };
    Some(MotionPart::new(act, from, motion))
}
