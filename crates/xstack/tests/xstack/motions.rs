//! The parts of a live turn must arrive in order.

use game::Refusal as _;
use xstack::{
    Gesture, HAND_SAMPLES, Motion, MotionPart, PartialTurn, Parting, Purpose, Sample,
    UNIT_HAND_ROTATION,
};

use crate::common::block;

fn still(name: &str, from: usize, samples: usize, parting: Option<Parting>) -> Motion {
    let at = |at: usize| Sample { moved: [0, i32::try_from(at).unwrap(), 0], ..Sample::START };
    let samples = (from + 1..=from + samples).map(at).collect();
    Motion::Handle { block: block(name), purpose: Purpose::PutBack, grip: [0; 3], samples, parting }
}

fn part(act: usize, from: usize, motion: Motion) -> MotionPart {
    MotionPart::new(act, from, motion).expect("a hand can do that")
}

fn away(act: usize) -> MotionPart {
    part(act, 0, Motion::TakeAway { block: block("B03") })
}

/// Adds all but the last part, which is refused with this code.
fn check(parts: &[MotionPart], code: &str) {
    let (last, before) = parts.split_last().expect("some parts");
    let mut making = PartialTurn::default();
    for part in before {
        assert_eq!(making.add(part.clone()), Ok(()), "{part}");
    }
    let known = making.clone();
    assert_eq!(making.add(last.clone()).expect_err("not a part of it").code(), code, "{last}");
    assert_eq!(making, known, "what is refused changes nothing");
}

#[test]
fn parts_in_order_make_a_turn() {
    let let_go = Some(Parting::LetGo);
    let parts = [
        part(0, 0, still("B03", 0, 5, None)),
        part(0, 5, still("B03", 5, 4, None)),
        // Parted without another sample.
        part(0, 9, still("B03", 9, 0, let_go)),
        part(1, 0, still("B03", 0, 2, let_go)),
        away(2),
    ];
    let mut making = PartialTurn::default();
    for part in &parts {
        assert_eq!(making.add(part.clone()), Ok(()), "{part}");
    }
    assert_eq!(making.acts()[0], still("B03", 0, 9, let_go));
    // A latecomer gets the same in fewer parts.
    let mut later = PartialTurn::default();
    for part in making.parts() {
        assert_eq!(later.add(part.to_string().parse().expect("a part")), Ok(()));
    }
    assert_eq!((later.parts().count(), &later), (3, &making));
}

#[test]
fn parts_out_of_order_are_refused() {
    let let_go = Some(Parting::LetGo);
    let first = part(0, 0, still("B03", 0, 5, None));
    let whole = part(0, 0, still("B03", 0, 5, let_go));
    let order = "gesture-out-of-order";
    check(&[part(1, 0, still("B03", 0, 5, None))], order);
    check(&[part(0, 3, still("B03", 3, 5, None))], order);
    check(&[first.clone(), first.clone()], order);
    check(&[first.clone(), part(0, 6, still("B03", 6, 1, None))], order);
    check(&[first.clone(), part(0, 4, still("B03", 4, 1, None))], order);
    check(&[first.clone(), part(1, 5, still("B03", 5, 1, None))], order);
    check(&[first.clone(), part(1, 0, still("B03", 0, 1, None))], order);
    check(&[first.clone(), part(0, 5, still("Y05", 5, 1, None))], order);
    check(&[first.clone(), away(1)], order);
    check(&[whole.clone(), part(0, 5, still("B03", 5, 1, None))], order);
    check(&[whole.clone(), part(2, 0, still("B03", 0, 1, None))], order);
    check(&[whole, away(1), part(2, 0, still("B03", 0, 1, None))], order);
    // A problem between two parts is one, too.
    check(&[first, part(0, 5, still("B03", 9_000, 1, None))], "gesture-too-fast");
    let half = HAND_SAMPLES / 2 + 1;
    let long = [part(0, 0, still("B03", 0, half, let_go)), part(1, 0, still("B03", 0, half, None))];
    check(&long, "gesture-too-long");
}

#[test]
fn impossible_hand_motions_are_refused() {
    let motion = |samples: Vec<Sample>, grip| {
        let (block, purpose) = (block("B03"), Purpose::Bonus);
        Motion::Handle { block, purpose, grip, samples, parting: None }
    };
    let start = || vec![Sample::START];
    let flipped = Sample { rotation: [0, 0, 0, -UNIT_HAND_ROTATION], ..Sample::START };
    let far = Sample { moved: [600_000, 0, 0], ..Sample::START };
    for (from, motion, code) in [
        (0, motion(Vec::new(), [0; 3]), "gesture-no-samples"),
        (0, motion(start(), [90_000; 3]), "gesture-grip-outside"),
        (0, motion(vec![flipped], [0; 3]), "gesture-turned-too-fast"),
        (9, motion(vec![Sample::START, flipped], [0; 3]), "gesture-turned-too-fast"),
        (9, motion(vec![far], [0; 3]), "gesture-out-of-reach"),
        (HAND_SAMPLES, motion(start(), [0; 3]), "gesture-too-long"),
        (1, Motion::TakeAway { block: block("B03") }, "gesture-malformed"),
    ] {
        let refused = MotionPart::new(0, from, motion).expect_err(code);
        assert_eq!(refused.code(), code);
    }
    for text in ["", "0", "0:", "0:B99", "-1:B03", "00:B03", "70000:B03", "0:B03.", "0:B03.AA"] {
        assert_eq!(text.parse::<MotionPart>().expect_err(text).code(), "gesture-malformed");
    }
}

#[test]
fn a_gesture_is_cut_into_parts_and_put_together_again() {
    let samples: Vec<_> =
        (1..=100).map(|at| Sample { moved: [at * 10, -at, 0], ..Sample::START }).collect();
    let gesture = Gesture::new(block("R01"), Purpose::Bonus, [1, 2, 3], samples, Parting::Held);
    let motion = Motion::from(&gesture.expect("a gesture"));
    for most in [1, 7, 50, 100, 1_000] {
        let (mut making, mut told) = (PartialTurn::default(), 0);
        while let Some(part) = MotionPart::of(0, &motion, told, most) {
            told += part.motion().known();
            let whole = part.motion().is_whole();
            assert_eq!(making.add(part), Ok(()));
            if whole {
                break;
            }
        }
        assert_eq!(making.acts(), std::slice::from_ref(&motion), "{most} at once");
    }
}
