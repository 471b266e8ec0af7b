//! Properties of the parsers that must hold for any text. The fuzz targets and a bounded test use
//! them.
//!
//! They do not say which texts are accepted, only that accepted texts round-trip.

use xstack::{Block, DesignName, Gesture, MotionPart, PartialTurn, Pile, Sample, Turn};

/// Names are parsed strictly: an accepted text is the canonical one.
pub(crate) fn names(text: &str) {
    if let Ok(block) = text.parse::<Block>() {
        assert_eq!(block.to_string(), text);
    }
    if let Ok(design) = text.parse::<DesignName>() {
        assert_eq!(design.to_string(), text);
    }
}

/// Gestures are parsed strictly, and a hand can make every accepted one.
pub(crate) fn gesture(text: &str) {
    if let Ok(gesture) = text.parse::<Gesture>() {
        assert_eq!(gesture.to_string(), text);
        let samples = gesture.samples().to_vec();
        let (block, purpose) = (gesture.block(), gesture.purpose());
        let again = Gesture::new(block, purpose, gesture.grip(), samples, gesture.parting());
        assert_eq!(again.as_ref(), Ok(&gesture));
        let mut before = Sample::START;
        for &sample in gesture.samples() {
            let step = [0, 1, 2].map(|axis| f64::from(sample.moved[axis] - before.moved[axis]));
            let speed = step.iter().map(|way| way * way).sum::<f64>().sqrt() * 60.0 / 1e6;
            assert!(speed < 0.3002, "{speed} m/s");
            before = sample;
        }
    }
}

/// Parts of turns are read strictly, and what begins a turn can be added to nothing.
pub(crate) fn part(text: &str) {
    if let Ok(part) = text.parse::<MotionPart>() {
        assert_eq!(part.to_string(), text);
        let again = MotionPart::new(part.act(), part.from(), part.motion().clone());
        assert_eq!(again.as_ref(), Ok(&part));
        let mut making = PartialTurn::default();
        assert_eq!(making.add(part.clone()).is_ok(), part.begins_turn());
        assert!(making.parts().eq(part.begins_turn().then_some(part)));
    }
}

/// Piles are parsed strictly, and every accepted one is valid.
pub(crate) fn pile(text: &str) {
    if let Ok(pile) = text.parse::<Pile>() {
        assert_eq!(pile.to_string(), text);
        let (origin, poses) = (pile.origin().clone(), pile.poses().clone());
        let again = Pile::new(pile.design(), origin, *pile.sizes(), poses);
        assert_eq!(again, Ok(pile));
    }
}

/// Turns are parsed leniently as to surrounding space, and round-trip.
pub(crate) fn turn(text: &str) {
    if let Ok(turn) = text.parse::<Turn>() {
        let written = turn.to_string();
        assert_eq!(written, text.trim());
        assert_eq!(written.parse(), Ok(turn));
    }
}
