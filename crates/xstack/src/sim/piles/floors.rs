//! Piles of bars across and planks along.

use super::{
    Site,
    flat::{Flat, Footprint, Way},
};
use crate::{Block, Floor, Lay};

/// How far blocks deviate from their places, in millimetres.
const JITTER: f64 = 1.5;

/// How much farther bars between others may deviate sideways.
const INNER_JITTER: f64 = 3.0;

/// How far blocks are rotated at random: the sine of half of 3 degrees.
const YAW: f64 = 0.026_18;

/// How often we draw a place again, with smaller and smaller deviation, until its block fits.
const DRAWS: u32 = 12;

/// How much drawn places may overlap, and blocks that are a little too long.
const TIGHT: f64 = 0.05;
const LOOSE: f64 = 0.4;

/// How far inside its support the centre of a plank is.
const PLANK_MARGIN: f64 = 3.0;

/// How far inside its support the centre of a block on top is.
const TOP_MARGIN: f64 = 6.0;

/// How often we draw a spot on top.
const TOP_DRAWS: usize = 400;

/// A place for a block on a floor.
struct Place {
    block: Block,
    at: [f64; 2],
    way: Way,
    /// How far it may deviate sideways.
    sideways: f64,
}

pub(super) fn build(site: &mut Site<'_>, floors: &[Floor], cubes: usize) -> Option<()> {
    let replaced = draw_replaced(site, floors, cubes);
    for (number, floor) in floors.iter().enumerate() {
        let height = millimetres(floor.height);
        let flats = match &floor.lay {
            Lay::Across(places) => {
                let here: Vec<usize> = replaced
                    .iter()
                    .filter(|&&(on, _)| on == number)
                    .map(|&(_, place)| place)
                    .collect();
                let places = bars(site, places, &here, number > 0)?;
                lay(site, &places, height, None)
            }
            Lay::Along(rows) => {
                let places = planks(site, rows, millimetres(floor.shift))?;
                lay(site, &places, height, Some(PLANK_MARGIN))
            }
            Lay::Top(kinds) => top(site, kinds),
        }?;
        site.put_up(&flats)?;
    }
    Some(())
}

/// Which bars are cubes instead: floor and place.
fn draw_replaced(site: &mut Site<'_>, floors: &[Floor], cubes: usize) -> Vec<(usize, usize)> {
    let mut all: Vec<(usize, usize)> = Vec::new();
    for (number, floor) in floors.iter().enumerate().skip(1) {
        if let Lay::Across(places) = &floor.lay {
            all.extend((0..places.len()).map(|place| (number, place)));
        }
    }
    site.rng.shuffle(&mut all);
    all.truncate(cubes);
    all
}

fn bars(
    site: &mut Site<'_>,
    places: &[i32],
    replaced: &[usize],
    shifted: bool,
) -> Option<Vec<Place>> {
    let named = |name: &str| site.design.kinds().iter().position(|kind| kind.name == name);
    let (bar, cube) = (named("bar")?, named("cube")?);
    let rows = site.design.rows();
    let mut found = Vec::new();
    for (index, &x) in places.iter().enumerate() {
        let inner = shifted && index > 0 && index + 1 < places.len();
        let sideways = if inner { INNER_JITTER } else { JITTER };
        let mut place = |kind: usize, z: i32| {
            let at = [millimetres(x), millimetres(z)];
            Some(Place { block: site.take(kind)?, at, way: Way::Across, sideways })
        };
        if replaced.contains(&index) {
            for &z in rows {
                found.push(place(cube, z)?);
            }
        } else {
            found.push(place(bar, 0)?);
        }
    }
    Some(found)
}

fn planks(site: &mut Site<'_>, rows: &[Vec<usize>], shift: f64) -> Option<Vec<Place>> {
    let mut rows = rows.to_vec();
    site.rng.shuffle(&mut rows);
    let mut found = Vec::new();
    for (mut row, &z) in rows.into_iter().zip(site.design.rows()) {
        site.rng.shuffle(&mut row);
        let nominal = |kind: usize| millimetres(site.design.kinds()[kind].size.0[0]);
        let mut x = shift - row.iter().map(|&kind| nominal(kind)).sum::<f64>() / 2.0;
        for kind in row {
            let length = nominal(kind);
            let at = [x + length / 2.0, millimetres(z)];
            found.push(Place { block: site.take(kind)?, at, way: Way::Along, sideways: JITTER });
            x += length;
        }
    }
    Some(found)
}

/// Places blocks near their places, so that none overlaps another or a slope.
fn lay(
    site: &mut Site<'_>,
    places: &[Place],
    height: f64,
    margin: Option<f64>,
) -> Option<Vec<Flat>> {
    let nominal: Vec<Footprint> =
        places.iter().map(|place| footprint(site, place, [0.0; 2], 0.0)).collect();
    let slope = site.between_slopes(height).then_some(height);
    let mut laid: Vec<Flat> = Vec::new();
    for (index, place) in places.iter().enumerate() {
        let found = (0..=DRAWS).rev().find_map(|scale| {
            let scale = f64::from(scale) / f64::from(DRAWS);
            let mut draw = |most: f64| site.rng.signed() * most * scale;
            let off = [draw(place.sideways), draw(JITTER)];
            let yaw = draw(YAW);
            let candidate = footprint(site, place, off, yaw);
            let slack = if scale > 0.0 { TIGHT } else { LOOSE };
            let others = laid.iter().map(|flat| &flat.footprint).chain(&nominal[index + 1..]);
            let fits = !others.into_iter().any(|other| candidate.overlaps(other, slack))
                && slope.is_none_or(|slope| candidate.half_width() <= slope + slack)
                && margin.is_none_or(|margin| candidate.rests(&site.below, slope, margin));
            fits.then_some(candidate)
        })?;
        laid.push(flat(site, place.block, found, height));
    }
    Some(laid)
}

/// Blocks flat on the last floor, their centres well inside their support.
fn top(site: &mut Site<'_>, kinds: &[usize]) -> Option<Vec<Flat>> {
    let reach = [
        f64::from(site.design.stand().half_width()) / 1_000.0,
        millimetres(site.design.stand().depth) / 2.0,
    ];
    let mut laid: Vec<Flat> = Vec::new();
    for &kind in kinds {
        let block = site.take(kind)?;
        let found = (0..TOP_DRAWS).find_map(|_| {
            let way = if site.rng.below(2) == 0 { Way::Along } else { Way::Across };
            let at = reach.map(|reach| site.rng.signed() * reach);
            let rotation = way.rotation(site.rng.signed() * YAW);
            let candidate = Footprint::new(at, rotation, site.sizes[block.index()]);
            let fits = !laid.iter().any(|flat| flat.footprint.overlaps(&candidate, 0.0))
                && candidate.rests(&site.below, None, TOP_MARGIN);
            fits.then_some(candidate)
        })?;
        laid.push(flat(site, block, found, f64::MAX));
    }
    Some(laid)
}

fn flat(site: &Site<'_>, block: Block, footprint: Footprint, height: f64) -> Flat {
    let thickness = millimetres(site.sizes[block.index()].0[1]);
    Flat { block, footprint, top: site.base(&footprint, height) + thickness }
}

fn footprint(site: &Site<'_>, place: &Place, off: [f64; 2], yaw: f64) -> Footprint {
    let at = [place.at[0] + off[0], place.at[1] + off[1]];
    Footprint::new(at, place.way.rotation(yaw), site.sizes[place.block.index()])
}

fn millimetres(micrometres: i32) -> f64 {
    f64::from(micrometres) / 1_000.0
}
