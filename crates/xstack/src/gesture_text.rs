//! Gestures as short texts, like `B03.AQAA...`.
//!
//! After the name of the block come purpose and parting in one number, the grip point, the number of
//! samples, and the samples. A hand moves smoothly, so we store each of the seven numbers of a sample as
//! its difference from linear extrapolation: mostly zero. A bit mask says which of the seven differ, and
//! the differences follow; a zero mask is followed by how many more samples do not differ either.

use std::{fmt, str::FromStr};

use crate::{
    Block, Gesture, GestureError, HAND_SAMPLES, Parting, Purpose, Sample,
    text_encoding::{Reader, Writer},
};

/// The numbers of a sample.
type Channels = [i64; 7];

fn channels(sample: &Sample) -> Channels {
    let rotation = sample.rotation.map(i32::from);
    let mut channels = [0; 7];
    for (to, from) in channels.iter_mut().zip(sample.moved.into_iter().chain(rotation)) {
        *to = from.into();
    }
    channels
}

fn sample(channels: &Channels) -> Option<Sample> {
    let mut sample = Sample::START;
    let (moved, rotation) = channels.split_at(sample.moved.len());
    for (to, &from) in sample.moved.iter_mut().zip(moved) {
        *to = i32::try_from(from).ok()?;
    }
    for (to, &from) in sample.rotation.iter_mut().zip(rotation) {
        *to = i16::try_from(from).ok()?;
    }
    Some(sample)
}

/// The next sample by linear extrapolation.
struct ActSimulation {
    now: Channels,
    before: Channels,
}

impl ActSimulation {
    fn start() -> ActSimulation {
        let start = channels(&Sample::START);
        ActSimulation { now: start, before: start }
    }

    fn next(&self) -> Channels {
        std::array::from_fn(|at| 2 * self.now[at] - self.before[at])
    }

    fn go_to(&mut self, next: Channels) {
        self.before = self.now;
        self.now = next;
    }
}

/// What a log begins with.
pub(crate) struct Head {
    pub(crate) purpose: Purpose,
    /// None while the hand has not parted from its block.
    pub(crate) parting: Option<Parting>,
    pub(crate) grip: [i32; 3],
}

impl Head {
    pub(crate) fn write(&self, to: &mut Writer) {
        let purpose = match self.purpose {
            Purpose::PutBack => 0,
            Purpose::Bonus => 1,
        };
        let parting = match self.parting {
            Some(Parting::LetGo) => 0,
            Some(Parting::GivenUp) => 1,
            Some(Parting::Held) => 2,
            None => 3,
        };
        to.byte(parting << 1 | purpose);
        for part in self.grip {
            to.signed(part.into());
        }
    }

    pub(crate) fn read(from: &mut Reader) -> Option<Head> {
        let flags = from.byte()?;
        let purpose = if flags & 1 == 0 { Purpose::PutBack } else { Purpose::Bonus };
        let parting = match flags >> 1 {
            0 => Some(Parting::LetGo),
            1 => Some(Parting::GivenUp),
            2 => Some(Parting::Held),
            3 => None,
            _ => return None,
        };
        let mut grip = [0; 3];
        for part in &mut grip {
            *part = i32::try_from(from.signed()?).ok()?;
        }
        Some(Head { purpose, parting, grip })
    }
}

impl Gesture {
    fn write(&self, to: &mut Writer) {
        let (purpose, grip) = (self.purpose(), self.grip());
        Head { purpose, parting: Some(self.parting()), grip }.write(to);
        write_samples(self.samples(), to);
    }

    fn read(block: Block, from: &mut Reader) -> Option<Result<Gesture, GestureError>> {
        let Head { purpose, parting, grip } = Head::read(from)?;
        let parting = parting?;
        Some(match read_samples(block, from)? {
            Ok(samples) => Gesture::new(block, purpose, grip, samples, parting),
            Err(error) => Err(error),
        })
    }
}

/// Writes how many samples there are, and the samples.
pub(crate) fn write_samples(samples: &[Sample], to: &mut Writer) {
    to.count(samples.len() as u64);
    let mut course = ActSimulation::start();
    let mut on_course = 0_u64;
    for sample in samples {
        let (expected, found) = (course.next(), channels(sample));
        course.go_to(found);
        if expected == found {
            on_course += 1;
            continue;
        }
        write_run(&mut on_course, to);
        let off: Channels = std::array::from_fn(|at| found[at] - expected[at]);
        to.byte((0..7).filter(|&at| off[at] != 0).fold(0, |mask, at| mask | 1 << at));
        for distance in off.into_iter().filter(|&distance| distance != 0) {
            to.signed(distance);
        }
    }
    write_run(&mut on_course, to);
}

/// Writes how many samples were on course, if any, and counts from none again.
fn write_run(on_course: &mut u64, to: &mut Writer) {
    if *on_course > 0 {
        to.byte(0);
        to.count(*on_course - 1);
        *on_course = 0;
    }
}

/// Reads what [`write_samples`] has written, if it is not more than a hand has time for.
pub(crate) fn read_samples(
    block: Block,
    from: &mut Reader,
) -> Option<Result<Vec<Sample>, GestureError>> {
    let count = from.count()?;
    // Before anything of that length is made.
    if count > HAND_SAMPLES as u64 {
        return Some(Err(GestureError::TooLong { block }));
    }
    let count = count as usize;
    let mut samples = Vec::with_capacity(count);
    let mut course = ActSimulation::start();
    while samples.len() < count {
        let mask = from.byte()?;
        let repeats = if mask == 0 { from.count()? } else { 0 };
        if mask >> 7 != 0 || repeats >= (count - samples.len()) as u64 {
            return None;
        }
        for _ in 0..=repeats {
            let mut next = course.next();
            for at in (0..7).filter(|at| mask >> at & 1 == 1) {
                next[at] = next[at].checked_add(from.signed()?)?;
            }
            course.go_to(next);
            // Refuses what is out of range, so that the next sum cannot be.
            samples.push(sample(&next)?);
        }
    }
    Some(Ok(samples))
}

impl fmt::Display for Gesture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut writer = Writer::default();
        self.write(&mut writer);
        write!(f, "{}.{}", self.block(), writer.into_text())
    }
}

impl FromStr for Gesture {
    type Err = GestureError;

    fn from_str(text: &str) -> Result<Gesture, GestureError> {
        let read = || {
            let (block, log) = text.split_once('.')?;
            let block = block.parse().ok()?;
            let mut reader = Reader::new(log)?;
            let gesture = Gesture::read(block, &mut reader)?;
            // Logs that only begin like one are cut short by their own error first.
            if gesture.is_ok() {
                reader.end()?;
            }
            Some(gesture)
        };
        let malformed = || GestureError::Malformed { start: text.chars().take(12).collect() };
        let gesture = read().ok_or_else(malformed)??;
        // There is one text for every gesture: two runs in a row, say, would be one.
        if gesture.to_string() == text { Ok(gesture) } else { Err(malformed()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{MAX_REACH, SampleProblem, UNIT_HAND_ROTATION};

    fn block() -> Block {
        "B03".parse().expect("a block")
    }

    /// The text of a log with these bytes.
    fn text_of(bytes: &[u8]) -> String {
        let mut writer = Writer::default();
        for &byte in bytes {
            writer.byte(byte);
        }
        format!("B03.{}", writer.into_text())
    }

    /// A pull to the front that gets faster, goes on and stops, while turning a little.
    fn pull() -> Gesture {
        let mut at = 0;
        let samples = (0..180).map(|now: i32| {
            at += (now * 100).min(1_500);
            let part = (now * 7).min(900) as i16;
            let rest = 16_384_f64.powi(2) - f64::from(part).powi(2);
            Sample { moved: [0, 0, at], rotation: [0, part, 0, rest.sqrt().round() as i16] }
        });
        let samples = samples.collect();
        Gesture::new(block(), Purpose::PutBack, [0, -3_000, 33_000], samples, Parting::LetGo)
            .expect("a gesture")
    }

    #[test]
    fn gestures_round_trip() {
        for (purpose, parting) in [
            (Purpose::PutBack, Parting::GivenUp),
            (Purpose::Bonus, Parting::Held),
            (Purpose::Bonus, Parting::LetGo),
        ] {
            let samples = pull().samples().to_vec();
            let gesture =
                Gesture::new(block(), purpose, [1, 2, -3], samples, parting).expect("a gesture");
            assert_eq!(gesture.to_string().parse(), Ok(gesture));
        }
    }

    #[test]
    fn three_seconds_are_short() {
        let text = pull().to_string();
        assert!(text.starts_with("B03.A"), "{text}");
        assert!(text.len() < 3 * 180, "{}", text.len());
    }

    #[test]
    fn a_still_hand_is_shorter_still() {
        let samples = vec![Sample::START; HAND_SAMPLES];
        let gesture = Gesture::new(block(), Purpose::Bonus, [0; 3], samples, Parting::Held);
        let gesture = gesture.expect("a gesture");
        assert_eq!(gesture.to_string(), "B03.BQAAAJgqAJcq");
        assert_eq!("B03.BQAAAJgqAJcq".parse(), Ok(gesture));
    }

    #[test]
    fn other_texts_are_refused() {
        let good = text_of(&[0, 0, 0, 0, 2, 0, 1]);
        assert!(good.parse::<Gesture>().is_ok());
        let unruly = [
            ("a parting that does not exist", text_of(&[8, 0, 0, 0, 2, 0, 1])),
            ("a hand that has not parted", text_of(&[6, 0, 0, 0, 2, 0, 1])),
            ("a run in two parts", text_of(&[0, 0, 0, 0, 2, 0, 0, 0, 0])),
            ("a run longer than the log", text_of(&[0, 0, 0, 0, 2, 0, 2])),
            ("an eighth number", text_of(&[0, 0, 0, 0, 2, 128, 0, 0])),
            ("a number that is not off course", text_of(&[0, 0, 0, 0, 1, 1, 0])),
            ("something after the end", text_of(&[0, 0, 0, 0, 2, 0, 1, 0])),
            ("an end before the end", text_of(&[0, 0, 0, 0, 2, 0])),
            ("no block", good.replacen("B03", "B07", 1)),
            ("no letters of a log", good.replace('A', "!")),
            ("nothing", String::new()),
            ("only a block", "B03".to_owned()),
            ("no log", "B03.".to_owned()),
        ];
        for (what, text) in unruly {
            let start = text.chars().take(12).collect();
            assert_eq!(text.parse::<Gesture>(), Err(GestureError::Malformed { start }), "{what}");
        }
    }

    #[test]
    fn a_log_too_long_is_refused_before_it_is_read() {
        let mut writer = Writer::default();
        (0..4).for_each(|_| writer.byte(0));
        writer.count(u64::MAX);
        let text = format!("B03.{}", writer.into_text());
        assert_eq!(text.parse::<Gesture>(), Err(GestureError::TooLong { block: block() }));
    }

    #[test]
    fn jumps_are_refused() {
        let turn = |x, w| Sample { rotation: [x, 0, 0, w], ..Sample::START };
        let at = |x| Sample { moved: [x, 0, 0], ..Sample::START };
        let cases = [
            (vec![at(5_002)], None),
            (vec![at(5_003)], Some((1, SampleProblem::TooFar))),
            (vec![at(2_000), at(-3_003)], Some((2, SampleProblem::TooFar))),
            (
                vec![Sample { moved: [3_000, 3_000, 3_000], ..Sample::START }],
                Some((1, SampleProblem::TooFar)),
            ),
            (vec![turn(857, 16_362)], None),
            (vec![turn(900, 16_359)], Some((1, SampleProblem::RotatedTooFar))),
            // The same turn, but the long way round.
            (vec![turn(0, -UNIT_HAND_ROTATION)], Some((1, SampleProblem::RotatedTooFar))),
            (vec![turn(150, UNIT_HAND_ROTATION)], None),
            (vec![turn(400, UNIT_HAND_ROTATION)], Some((1, SampleProblem::NotARotation))),
            ((0..=100).map(|step| at(step * 5_000)).collect(), None),
            (
                (0..=101).map(|step| at(step * 5_000)).collect(),
                Some((102, SampleProblem::OutOfReach)),
            ),
            (vec![at(i32::MIN)], Some((1, SampleProblem::OutOfReach))),
        ];
        assert_eq!(MAX_REACH, 100 * 5_000);
        for (samples, problem) in cases {
            let said = format!("{samples:?}");
            let made = Gesture::new(block(), Purpose::PutBack, [0; 3], samples, Parting::LetGo);
            let expected = problem.map(|(sample, problem)| GestureError::BadSample {
                block: block(),
                sample,
                problem,
            });
            assert_eq!(made.err(), expected, "{said}");
        }
    }
}
