/** The pieces of The Climbers as geometry: blocks with painted faces, pawns, ladders, blocking stones, the turntable. */
import { Matrix4, type BufferGeometry } from 'three';
import {
  Workpiece,
  sawn,
  turned,
  type Axis,
  type Grain,
  type ProfilePoint,
} from '@/engine/geometry';
import { arc } from '@/engine/geometry';
import { PAINT, PAINT_SYMBOL, type Paint } from '@/engine/palette';
import { seededRandom } from '@/engine/random';
import type { BlockView, Colour, Face } from '@/wasm/climbers';
import type { Tower } from './home-tower';
import { RUNG_STEP, TURNTABLE } from './part-dimensions';

const BEVEL = 0.075;
const SYMBOL_RADIUS = 0.215;

/** Blocks do not quite touch, so that a thin line shows between them. */
const GAP = { side: 0.03, top: 0.015 };

/** The paint of the face across an axis of the scene, towards plus or minus. */
type PaintOf = (axis: Axis, sign: 1 | -1) => Paint;

/** A block centred on the origin or at `place`: painted faces with inlaid symbols, bare beech between them. */
function addBlock(
  piece: Workpiece,
  [width, height, depth]: readonly [number, number, number],
  grain: Grain,
  paintOf: PaintOf,
  place?: Matrix4,
): void {
  piece.addBox(
    [width - GAP.side, height - GAP.top, depth - GAP.side],
    BEVEL,
    grain,
    (axis, sign) => {
      const paint = paintOf(axis, sign);
      return {
        paint: PAINT[paint],
        symbol: { name: PAINT_SYMBOL[paint], radius: SYMBOL_RADIUS, repeat: true },
      };
    },
    { bareBevel: true, place },
  );
}

/** One block of a game, centred on the origin. Each has a grain of its own. */
export function blockGeometry({ id, size, faces }: BlockView): BufferGeometry {
  const piece = new Workpiece();
  const [width, depth, height] = size;
  const sides: Record<Axis, readonly [plus: Face, minus: Face]> = {
    x: [faces.east, faces.west],
    y: [faces.top, faces.bottom],
    z: [faces.south, faces.north],
  };
  const seed = id.charCodeAt(0) * 31 + Number(id.slice(1));
  addBlock(
    piece,
    [width, height, depth],
    sawn(seededRandom(seed), 'beech', 'y'),
    (axis, sign) => sides[axis][sign === 1 ? 0 : 1],
  );
  return piece.finish();
}

/** All blocks of a tower in one geometry; the lattice is centred by the given offset. */
export function towerGeometry(tower: Tower, offset: number): BufferGeometry {
  const piece = new Workpiece();
  const random = seededRandom(2008);
  for (const { at, size, faces } of tower.blocks) {
    const place = new Matrix4().makeTranslation(
      at[0] + size[0] / 2 - offset,
      at[1] + size[1] / 2,
      at[2] + size[2] / 2 - offset,
    );
    const paintOf: PaintOf = (axis, sign) => faces[axis][sign === 1 ? 0 : 1];
    addBlock(piece, size, sawn(random, 'beech', 'y'), paintOf, place);
  }
  return piece.finish();
}

/** The turntable, its top at y = 0. */
export function turntableGeometry(): BufferGeometry {
  const { radius, height } = TURNTABLE;
  const profile: ProfilePoint[] = [
    ...arc(radius - 0.1, -height + 0.1, 0.1, -90, 0),
    ...arc(radius - 0.1, -0.1, 0.1, 0, 90),
    { r: 0, y: 0, nr: 0, ny: 1 },
  ];
  return new Workpiece()
    .addTurned(profile, sawn(seededRandom(15), 'ash', 'x', 2.2), {}, undefined, 96)
    .finish();
}

/** A pawn standing on y = 0; its head is the symbol of its colour. */
export function pawnGeometry(colour: Colour): BufferGeometry {
  const piece = new Workpiece();
  const grain = turned(seededRandom(colour.length), 'beech');
  const finish = { paint: PAINT[colour] };
  const body: ProfilePoint[] = [
    ...arc(0.25, 0.05, 0.05, -90, 80),
    { r: 0.2, y: 0.14, nr: 0.6, ny: 0.8 },
    { r: 0.145, y: 0.24, nr: 0.95, ny: 0.3 },
    { r: 0.105, y: 0.42, nr: 1, ny: 0.15 },
    { r: 0.095, y: 0.58, nr: 1, ny: 0 },
    { r: 0.15, y: 0.615, nr: 0.7, ny: -0.7 },
    { r: 0.15, y: 0.65, nr: 0.7, ny: 0.7 },
    { r: 0.07, y: 0.67, nr: 0.2, ny: 1 },
    { r: 0, y: 0.67, nr: 0, ny: 1 },
  ];
  piece.addTurned(body, grain, finish, undefined, 28);
  for (const { profile, place } of pawnHead(colour))
    piece.addTurned(profile, grain, finish, place, 24);
  return piece.finish();
}

const ball = (radius: number): ProfilePoint[] => arc(0, 0, radius, -90, 90, 10);

function pawnHead(colour: Colour): { profile: ProfilePoint[]; place: Matrix4 }[] {
  const at = (x: number, y: number, z = 0) => new Matrix4().makeTranslation(x, y, z);
  switch (colour) {
    case 'red':
      return [
        {
          profile: [
            { r: 0, y: -0.15, nr: 0.2, ny: -1 },
            { r: 0.14, y: 0, nr: 1, ny: -0.6 },
            { r: 0.14, y: 0, nr: 1, ny: 0.6 },
            { r: 0, y: 0.19, nr: 0.5, ny: 1 },
          ],
          place: at(0, 0.82),
        },
      ];
    case 'yellow':
      return [{ profile: ball(0.16), place: at(0, 0.82) }];
    case 'darkBlue':
      return [0.74, 0.9].map((y) => ({
        profile: [...arc(0.12, 0, 0.05, -90, 90, 6), { r: 0, y: 0.05, nr: 0, ny: 1 }],
        place: at(0, y),
      }));
    case 'lightBlue':
      return [
        {
          profile: [...arc(0.115, 0, 0.055, -180, 180, 16)],
          place: at(0, 0.84).multiply(new Matrix4().makeRotationX(Math.PI / 2)),
        },
      ];
    case 'violet':
      return [
        [0.1, 0.8, 0],
        [-0.1, 0.8, 0],
        [0, 0.8, 0.1],
        [0, 0.8, -0.1],
        [0, 0.9, 0],
      ].map(([x, y, z]) => ({ profile: ball(0.095), place: at(x!, y!, z!) }));
  }
}

/** A ladder standing on y = 0, leaning by nothing; `length` units long. */
export function ladderGeometry(length: number): BufferGeometry {
  const piece = new Workpiece();
  const random = seededRandom(Math.round(length * 10));
  for (const side of [-0.27, 0.27]) {
    piece.addBox([0.08, length, 0.08], 0.02, sawn(random, 'beech', 'y'), undefined, {
      place: new Matrix4().makeTranslation(side, length / 2, 0),
    });
  }
  for (let y = 0.23; y < length - 0.1; y += RUNG_STEP) {
    piece.addBox([0.52, 0.06, 0.06], 0.02, sawn(random, 'beech', 'x'), undefined, {
      place: new Matrix4().makeTranslation(0, y, 0),
    });
  }
  return piece.finish();
}

/** A blocking stone lying on y = 0: walnut with the colour let into its top. */
export function blockerGeometry(colour: Colour): BufferGeometry {
  const grain = turned(seededRandom(colour.length + 3), 'walnut');
  const profile: ProfilePoint[] = [
    ...arc(0.24, 0.13, 0.13, -90, 70, 9),
    { r: 0.23, y: 0.26, nr: 0.1, ny: 1 },
  ];
  const lid: ProfilePoint[] = [
    { r: 0.23, y: 0.26, nr: 0, ny: 1 },
    { r: 0, y: 0.26, nr: 0, ny: 1 },
  ];
  return new Workpiece()
    .addTurned(profile, grain, {}, undefined, 32)
    .addTurned(
      lid,
      grain,
      { paint: PAINT[colour], symbol: { name: PAINT_SYMBOL[colour], radius: 0.13 } },
      undefined,
      32,
    )
    .finish();
}
