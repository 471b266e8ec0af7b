/** Geometry of X-Stack's pieces: the two boards of the X and the blocks. */
import { BufferAttribute, Euler, Matrix4, Quaternion, Vector3, type BufferGeometry } from 'three';
import { Workpiece, sawn, type Axis, type Finish } from '@/engine/geometry';
import { PAINT, PAINT_SYMBOL } from '@/engine/palette';
import { seededRandom } from '@/engine/random';
import { MM, type Extent } from './measures';
import type { BlockColour, StandMeasures } from './types';

const BEVEL = 0.07;
const BOARD_BEVEL = 0.03;
/** One board is this much shallower, to avoid z-fighting where the fronts cross. */
const HALVING = 0.012;

/**
 * Two boards at 45 degrees, joined in a halving joint. Their upper faces cross at the given height;
 * their feet are cut level.
 */
export function standGeometry(stand: StandMeasures): BufferGeometry {
  const piece = new Workpiece();
  const random = seededRandom(45);
  const { arm, depth, crossing } = stand;
  const thickness = stand.thickness * MM;
  for (const side of [-1, 1]) {
    const place = new Matrix4().compose(
      new Vector3(0, crossing * MM, 0),
      new Quaternion().setFromEuler(new Euler(0, 0, (side * Math.PI) / 4)),
      new Vector3(1, 1, 1),
    );
    place.multiply(new Matrix4().makeTranslation(0, -thickness / 2, 0));
    // Extra length at the bottom, where it is cut.
    const length = (arm * 2 + 20) * MM;
    place.multiply(new Matrix4().makeTranslation((-side * (length - arm * 2 * MM)) / 2, 0, 0));
    const size: Extent = [length, thickness, depth * MM - (side > 0 ? HALVING : 0)];
    piece.addBox(size, BOARD_BEVEL, sawn(random, 'black', 'x', 4), undefined, { place });
  }
  return cutLevel(piece.finish());
}

/** Moves vertices below the table up along their board. */
function cutLevel(geometry: BufferGeometry): BufferGeometry {
  const position = geometry.getAttribute('position') as BufferAttribute;
  for (let index = 0; index < position.count; index++) {
    const y = position.getY(index);
    if (y >= 0) continue;
    const inwards = position.getX(index) < 0 ? 1 : -1;
    position.setXYZ(index, position.getX(index) - inwards * y, 0, position.getZ(index));
  }
  return geometry;
}

/**
 * A block of this size, centred on the origin: bare wood, or painted with an inlaid symbol on each
 * face. `seed` varies the grain.
 */
export function blockGeometry(size: Extent, colour: BlockColour, seed: number): BufferGeometry {
  const longest = Math.max(...size);
  const axis = (['x', 'y', 'z'] as const)[size.indexOf(longest)]!;
  const grain = sawn(seededRandom(seed), colour === 'natural' ? 'natural' : 'beech', axis);
  return new Workpiece()
    .addBox(size, BEVEL, grain, (side) => finishOf(size, colour, side))
    .finish();
}

function finishOf(size: Extent, colour: BlockColour, side: Axis): Finish {
  if (colour === 'natural') return {};
  const across = { x: [1, 2], y: [0, 2], z: [0, 1] }[side];
  // Thin sides get smaller symbols.
  const radius = Math.min(0.24, Math.min(...across.map((axis) => size[axis]!)) * 0.3);
  return { paint: PAINT[colour], symbol: { name: PAINT_SYMBOL[colour], radius } };
}
