/** A flag of the ruler: a flat piece of wood with a tip, painted, the symbol let into it. */
import { Color, Vector3, type BufferGeometry } from 'three';
import { Workpiece, sawn } from '@/engine/geometry';
import { PAINT, PAINT_SYMBOL, SYMBOL } from '@/engine/palette';
import { seededRandom } from '@/engine/random';
import type { Colour } from '@/wasm/climbers';
import { FLAG } from './flag-places';

const SYMBOL_RADIUS = 0.15;

/** The tip is at the origin, the flag reaches to the left of it, its front faces z. */
export function flagGeometry(colour: Colour): BufferGeometry {
  const { length, shoulder, half, depth } = FLAG;
  const piece = new Workpiece();
  const grain = sawn(seededRandom(colour.length), 'beech', 'x');
  const paint = new Color(PAINT[colour]);
  const middle = -(shoulder + length) / 2;
  const vertex = (x: number, y: number, front: boolean, normal: Vector3) => ({
    position: new Vector3(x, y, front ? depth / 2 : -depth / 2),
    normal,
    paint,
    coverage: 1,
    symbol:
      normal.z > 0.5
        ? ([x - middle, y, SYMBOL[PAINT_SYMBOL[colour]], SYMBOL_RADIUS] as const)
        : ([0, 0, 0, 1] as const),
  });
  const columns: readonly (readonly [x: number, half: number])[] = [
    [-length, half],
    [-shoulder, half],
    [0, 0],
  ];
  for (const front of [true, false]) {
    const normal = new Vector3(0, 0, front ? 1 : -1);
    const across = front ? columns : [...columns].reverse();
    const row = (sign: number) => across.map(([x, y]) => vertex(x, sign * y, front, normal));
    piece.addGrid([...row(1), ...row(-1)], columns.length, grain);
  }
  const outline = [
    [0, 0],
    [-shoulder, -half],
    [-length, -half],
    [-length, half],
    [-shoulder, half],
    [0, 0],
  ] as const;
  outline.slice(1).forEach(([x, y], index) => {
    const [x0, y0] = outline[index]!;
    const normal = new Vector3(y0 - y, x - x0, 0).normalize();
    const corners = [false, true].flatMap((front) => [
      vertex(x0, y0, front, normal),
      vertex(x, y, front, normal),
    ]);
    piece.addGrid(corners, 2, grain);
  });
  return piece.finish();
}
