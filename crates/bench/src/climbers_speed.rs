//! The speed of The Climbers: all block steps of a position, and the reach of a pawn.

use std::fmt::Write as _;

use climbers::{Options, Placement, Position, Reach, WalkOptions};

use crate::{
    ROUNDS, arimaa,
    measure::{median, rate},
};

/// A mid-game position: a stone on a face, pawns at four heights, one ladder used.
const MIDDLE: &str = "H1@15,11:2x1x2:d;H2@13,11:2x1x2:g;H4@10,11:1x2x2:g;H5@19,16:1x2x2:y;H6@17,12:1x2x2:r;H7@18,24:2x2x1:l;H9@22,17:2x1x2:l;H10@20,19:1x2x2:l;H11@17,24:1x2x2:d;C5@13,20:2x2x2:y;C10@10,9:2x2x2:r;D2@15,22:4x2x2:d;D3@14,18:4x2x2:v;D4@26,15:4x2x2:v;D5@13,14:2x4x2:v;D6@11,11:2x4x2:r;D7@17,14:2x4x2:l;D8@13,12:4x2x2:d;G1@15,14:2x2x6:g;G2@15,16:2x2x6:g;H3@17,18:1x2x2:d;H8@13,12:2x1x2:g;H12@14,17:1x2x2:y;C4@17,14:2x2x2:r;C7@15,18:2x2x2:l;C9@15,12:2x2x2:g;C11@17,16:2x2x2:l;D1@13,13:2x4x2:g;C3@13,14:2x2x2:y;C8@15,12:2x2x2:d;C12@15,18:2x2x2:d;C1@15,13:2x2x2:l;C2@15,15:2x2x2:g;C6@15,17:2x2x2:y;D9@15,14:2x4x2:d r@19,12;y@19,17;d@15,12;l@18,24 r r:sx;y:slx;d:-;l:s d@12,11 H7 4 r:2/5;y:2/2;d:6/11;l:4/16";

/// The number of block steps in [`MIDDLE`], checked before measuring.
const KNOWN: usize = 16_495;

/// Runs both benchmarks.
pub(crate) fn run(raw: &mut String) {
    let position: Position = MIDDLE.parse().expect("a valid position");
    blocks(&position, raw);
    reach(&position, raw);
}

fn blocks(position: &Position, raw: &mut String) {
    let mut listed: Vec<Placement> = Vec::new();
    position.all_placements(&mut listed);
    assert_eq!(listed.len(), KNOWN);
    assert!(listed.iter().all(|&placement| position.check_placement(placement).is_ok()));
    assert_eq!(arimaa::turns(&arimaa::start()), arimaa::KNOWN_FROM_START);
    let peer = arimaa::middle();
    let mut ours = Vec::new();
    let mut theirs = Vec::new();
    for _ in 0..ROUNDS {
        ours.push(rate(|| {
            listed.clear();
            position.all_placements(&mut listed);
            listed.len() as u64
        }));
        theirs.push(rate(|| arimaa::turns(&peer)));
    }
    let ratios: Vec<f64> = ours.iter().zip(&theirs).map(|(ours, theirs)| ours / theirs).collect();
    println!("climbers.block_steps_per_s: {:.0}", median(&ours));
    println!("arimaa.turns_per_s: {:.0}", median(&theirs));
    println!("climbers.blocks_vs_arimaa: {:.1}", median(&ratios));
    for (name, samples) in [("climbers.block_steps_per_s", &ours), ("arimaa.turns_per_s", &theirs)]
    {
        for sample in samples {
            writeln!(raw, "{name}: {sample:.0}").expect("writing to a String cannot fail");
        }
    }
}

/// The reach of a pawn, averaged over all players.
fn reach(position: &Position, raw: &mut String) {
    let once = || {
        let options = Options::default();
        for colour in position.order().iter() {
            let walk_options = WalkOptions::of(position, colour, options);
            std::hint::black_box(Reach::new(position, colour, walk_options));
        }
        position.order().len() as u64
    };
    let samples: Vec<f64> = (0..ROUNDS).map(|_| 1e6 / rate(once)).collect();
    println!("climbers.reach_us: {:.2}", median(&samples));
    for sample in &samples {
        writeln!(raw, "climbers.reach_us: {sample:.2}").expect("writing to a String cannot fail");
    }
}
