//! Walls: courses of bars in rows.

use super::{
    Site,
    flat::{Flat, Footprint, Way},
};

/// How far blocks are off their places, to the front or back, in millimetres.
const JITTER: f64 = 0.4;

pub(super) fn build(site: &mut Site<'_>, from: i32, unit: i32, above: usize) -> Option<()> {
    let rows = site.design.rows().len();
    let mut bag = full_bag(site, unit);
    site.rng.shuffle(&mut bag);
    let mut joints = vec![Vec::new(); rows];
    let mut height = from;
    while !bag.is_empty() {
        let width = if site.between_slopes(f64::from(height) / 1_000.0) {
            usize::try_from(2 * height / unit).ok()?
        } else {
            above
        };
        let mut simulation = Vec::new();
        for (row, below) in joints.iter_mut().enumerate() {
            let lengths = fill(&mut bag, width, below)?;
            // What is left at the end does not fill a row: it lies in its middle.
            let mut at = -lengths
                .iter()
                .map(|&(_, length)| i32::try_from(length).ok())
                .sum::<Option<i32>>()?;
            below.clear();
            for (kind, length) in lengths {
                let length = i32::try_from(length).ok()?;
                simulation.push((kind, row, at + length));
                at += 2 * length;
                below.push(at);
            }
        }
        let flats = lay(site, &simulation, height, unit)?;
        site.put_up(&flats)?;
        height += unit;
    }
    Some(())
}

/// All blocks, as kinds and lengths in units.
fn full_bag(site: &Site<'_>, unit: i32) -> Vec<(usize, usize)> {
    let mut bag = Vec::new();
    for (kind, blocks) in site.left.iter().enumerate() {
        // Lengths are a little shorter than their units.
        let length =
            site.design.kinds()[kind].size.0[0].unsigned_abs().div_ceil(unit.unsigned_abs());
        bag.extend(blocks.iter().map(|_| (kind, length as usize)));
    }
    bag
}

/// The blocks of a row from left to right: the next in the bag that fits and whose joint is not
/// above one below, or else the next that fits. Joints are counted in half units from the middle.
fn fill(bag: &mut Vec<(usize, usize)>, width: usize, below: &[i32]) -> Option<Vec<(usize, usize)>> {
    let mut row = Vec::new();
    let mut left = width;
    let end = i32::try_from(width).ok()?;
    while left > 0 && !bag.is_empty() {
        let fits = |&(_, length): &(usize, usize)| length <= left;
        let joint = |length: usize| i32::try_from(left - length).map(|left| end - 2 * left);
        let bonds = |&(_, length): &(usize, usize)| {
            left == length || joint(length).is_ok_and(|joint| !below.contains(&joint))
        };
        let next = bag
            .iter()
            .position(|block| fits(block) && bonds(block))
            .or_else(|| bag.iter().position(fits))?;
        let block = bag.remove(next);
        left -= block.1;
        row.push(block);
    }
    Some(row)
}

fn lay(
    site: &mut Site<'_>,
    blocks: &[(usize, usize, i32)],
    height: i32,
    unit: i32,
) -> Option<Vec<Flat>> {
    let rows = site.design.rows().to_vec();
    let mut laid = Vec::new();
    for &(kind, row, half_units) in blocks {
        let block = site.take(kind)?;
        let edges = site.sizes[block.index()];
        let outward = if rows[row] < 0 { -1.0 } else { 1.0 };
        let jitter = site.rng.signed().abs() * JITTER * outward;
        let at = [f64::from(half_units * unit) / 2_000.0, f64::from(rows[row]) / 1_000.0 + jitter];
        let footprint = Footprint::new(at, Way::Along.rotation(0.0), edges);
        let base = site.base(&footprint, f64::from(height) / 1_000.0);
        laid.push(Flat { block, footprint, top: base + f64::from(edges.0[1]) / 1_000.0 });
    }
    Some(laid)
}
