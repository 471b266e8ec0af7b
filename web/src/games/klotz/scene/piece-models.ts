/** The pieces of Klotz as geometry: turned columns, square Klötze in four segments, small stones. */
import { Color, Matrix4, type BufferGeometry } from 'three';
import { arc, Workpiece, sawn, turned, type ProfilePoint } from '@/engine/geometry';
import { COLUMN_RING, COLUMN_WOOD, PAINT, PAINT_SYMBOL } from '@/engine/palette';
import { seededRandom } from '@/engine/random';
import type { Colour } from './types';

/** One step of height. */
export const HEIGHT_UNIT = 0.58;
export const COLUMN_RADIUS = 0.42;
export const KLOTZ_WIDTH = 0.8;
export const KLOTZ_HEIGHT = 4 * HEIGHT_UNIT;
export const STONE_HEIGHT = 0.17;
const STONE_RADIUS = 0.2;
const BEVEL = 0.04;
/** Dark lines between the segments of a Klotz. */
const GROOVE = 0.014;
const RING_WIDTH = 0.031;
const TOP_RINGS = [0.345, 0.293, 0.241] as const;
const TOP_RING_WIDTH = 0.017;

/** A column standing on y = 0. The rings around its side and on top show its height. */
export function columnGeometry(height: 1 | 2 | 3, seed: number): BufferGeometry {
  const total = height * HEIGHT_UNIT;
  const ring = COLUMN_RING[height];
  const profile: ProfilePoint[] = [...arc(COLUMN_RADIUS - BEVEL, BEVEL, BEVEL, -60, 0, 2)];
  const side = (y: number, paint?: string): ProfilePoint => ({
    r: COLUMN_RADIUS,
    y,
    nr: 1,
    ny: 0,
    paint,
  });
  for (let unit = 0; unit < height; unit++) {
    const middle = (unit + 0.5) * HEIGHT_UNIT;
    const low = middle - RING_WIDTH / 2;
    const high = middle + RING_WIDTH / 2;
    profile.push(side(low), side(low, ring), side(high, ring), side(high));
  }
  profile.push(...arc(COLUMN_RADIUS - BEVEL, total - BEVEL, BEVEL, 0, 90, 3));
  const top = (r: number, paint?: string): ProfilePoint => ({ r, y: total, nr: 0, ny: 1, paint });
  for (const radius of TOP_RINGS.slice(0, height)) {
    const outer = radius + TOP_RING_WIDTH / 2;
    const inner = radius - TOP_RING_WIDTH / 2;
    profile.push(top(outer), top(outer, ring), top(inner, ring), top(inner));
  }
  profile.push(top(0));
  return new Workpiece()
    .addTurned(profile, turned(seededRandom(seed), COLUMN_WOOD[height]))
    .finish();
}

/**
 * A Klotz standing on y = 0: four segments, with the symbol on top and around the uppermost one.
 */
export function klotzGeometry(colour: Colour): BufferGeometry {
  const piece = new Workpiece();
  const grain = sawn(seededRandom(colour.length * 7), 'beech', 'y');
  const symbol = { name: PAINT_SYMBOL[colour], radius: 0.2 };
  const core = `#${new Color(PAINT[colour]).multiplyScalar(0.12).getHexString()}`;
  piece.addBox(
    [KLOTZ_WIDTH - 0.03, KLOTZ_HEIGHT - 0.1, KLOTZ_WIDTH - 0.03],
    0.01,
    grain,
    () => ({ paint: core }),
    {
      place: new Matrix4().makeTranslation(0, KLOTZ_HEIGHT / 2, 0),
    },
  );
  for (let segment = 0; segment < 4; segment++) {
    const uppermost = segment === 3;
    piece.addBox(
      [KLOTZ_WIDTH, HEIGHT_UNIT - GROOVE, KLOTZ_WIDTH],
      BEVEL / 2,
      grain,
      (axis, sign) => ({
        paint: PAINT[colour],
        symbol: uppermost && !(axis === 'y' && sign === -1) ? symbol : undefined,
      }),
      { place: new Matrix4().makeTranslation(0, (segment + 0.5) * HEIGHT_UNIT + GROOVE / 2, 0) },
    );
  }
  return piece.finish();
}

/** A stone lying on y = 0. */
export function stoneGeometry(colour: Colour): BufferGeometry {
  const edge = STONE_HEIGHT / 2;
  const flat = STONE_RADIUS - edge;
  const profile: ProfilePoint[] = [
    ...arc(flat, edge, edge, -90, 62, 9),
    { r: flat * 0.9, y: STONE_HEIGHT * 0.965, nr: 0.25, ny: 1 },
    { r: flat * 0.45, y: STONE_HEIGHT * 0.995, nr: 0.1, ny: 1 },
    { r: 0, y: STONE_HEIGHT, nr: 0, ny: 1 },
  ];
  return new Workpiece()
    .addTurned(profile, turned(seededRandom(colour.length), 'beech'), {
      paint: PAINT[colour],
      symbol: { name: PAINT_SYMBOL[colour], radius: 0.098 },
    })
    .finish();
}
