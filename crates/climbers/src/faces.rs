//! Which colour is on which side of a block. No rule needs it, but every picture does.

use crate::{Block, Face, Kind, Pose};

/// The colours of a block's six sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sides {
    /// Towards higher x.
    pub east: Face,
    /// Towards lower x.
    pub west: Face,
    /// Towards higher y.
    pub north: Face,
    /// Towards lower y.
    pub south: Face,
    /// Upwards.
    pub top: Face,
    /// Downwards.
    pub bottom: Face,
}

impl Sides {
    const GREY: Sides = Sides {
        east: Face::Grey,
        west: Face::Grey,
        north: Face::Grey,
        south: Face::Grey,
        top: Face::Grey,
        bottom: Face::Grey,
    };
}

/// The six sides of a block that lies in this pose with this colour on top; `None` if it cannot.
///
/// All blocks are painted with the same handedness: seen from above with violet up, red, dark blue,
/// yellow and light blue follow each other counter-clockwise. Where that leaves a choice, the first
/// colour of a pair looks east, or north if the pair lies along y.
pub fn faces(block: Block, pose: Pose, top: Face) -> Option<Sides> {
    if !block.tops(pose).contains(&top) {
        return None;
    }
    if block.kind() == Kind::Big {
        return Some(Sides::GREY);
    }
    let pair_up = block.pair().is_none_or(|pair| axis(pair) == axis(top));
    let (east, north) = match block.pair() {
        // The pair lies along the long side of a double cube and across that of a half cube.
        Some(pair) if !pair_up => {
            let along_x = (pose.x() > pose.y()) == (block.kind() == Kind::Double);
            if along_x { (pair, cross(top, pair)) } else { (cross(pair, top), pair) }
        }
        // Any of the four sides could face east: we choose the first pair that is left.
        _ => {
            let east = if axis(top) == 0 { Face::DarkBlue } else { Face::Red };
            (east, cross(top, east))
        }
    };
    Some(Sides {
        east,
        west: east.opposite(),
        north,
        south: north.opposite(),
        top,
        bottom: top.opposite(),
    })
}

/// Red and yellow lie on one axis of a block, the blues on the second, violet and grey on the third.
fn axis(face: Face) -> usize {
    face.index() / 2
}

/// The vector product of two colours, taken as directions: the first of each pair is positive.
fn cross(a: Face, b: Face) -> Face {
    let third = 3 - axis(a) - axis(b);
    let cyclic = (axis(a) + 1) % 3 == axis(b);
    let negative = (a.index() % 2 + b.index() % 2 + usize::from(!cyclic)) % 2;
    Face::ALL[2 * third + negative]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_block_has_six_colours_with_one_handedness() {
        for block in Block::ALL.into_iter().filter(|block| block.kind() != Kind::Big) {
            for &pose in block.kind().poses() {
                for &top in block.tops(pose) {
                    let sides = faces(block, pose, top).expect("it can lie like that");
                    assert_eq!(sides.top, top);
                    let mut all =
                        [sides.east, sides.west, sides.north, sides.south, sides.top, sides.bottom];
                    all.sort();
                    assert_eq!(all, Face::ALL, "{block} {pose} {top}");
                    assert_eq!(sides.east.opposite(), sides.west);
                    assert_eq!(sides.north.opposite(), sides.south);
                    // East, north and top are a right-handed frame in every picture.
                    assert_eq!(cross(sides.east, sides.north), sides.top, "{block} {pose} {top}");
                }
            }
        }
    }

    #[test]
    fn the_odd_axis_has_the_pair_of_its_block() {
        for block in Block::ALL {
            let Some(pair) = block.pair() else { continue };
            for &pose in block.kind().poses() {
                for &top in block.tops(pose) {
                    let sides = faces(block, pose, top).expect("it can lie like that");
                    // The side of the block that differs from the two others in length.
                    let odd =
                        if pose.x() == pose.y() { 2 } else { usize::from(pose.x() == pose.h()) };
                    let there = [sides.east, sides.north, sides.top][odd];
                    assert_eq!(axis(there), axis(pair), "{block} {pose} {top}");
                }
            }
        }
    }

    #[test]
    fn impossible_poses_have_no_faces() {
        let lying = Pose::new(2, 2, 1).expect("half cubes lie");
        assert_eq!(faces(Block::ALL[0], lying, Face::Grey), None);
        assert_eq!(faces(Block::G1, lying, Face::Grey), None);
    }
}
