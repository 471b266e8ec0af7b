/** The Klotz board: bevelled cells, painted corners and centre, a mitred frame with coordinates. */
import {
  CanvasTexture,
  Color,
  Group,
  LinearMipmapLinearFilter,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Vector3,
  type BufferGeometry,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { Workpiece, sawn, type Finish, type Grain } from '@/engine/geometry';
import { GAP, LETTERING, PAINT, PAINT_SYMBOL, SYMBOL } from '@/engine/palette';
import { between, seededRandom } from '@/engine/random';
import type { Timber } from '@/engine/timber';
import { BOARD_SIZE, COLOURED_CELLS, HALF_FIELD, cellName, fileName, spotOf } from './cells';

const CELL_WIDTH = 0.98;
const CELL_DEPTH = 0.1;
const CELL_BEVEL = 0.02;
/** Two alternating tones of ash, like the grain. */
const CELL_TONES = [0.965, 1.02] as const;

export const FRAME = { width: 1, top: 0.07, bottom: -0.55, corner: 0.55, bevel: 0.05 } as const;
/** Half the side of the whole board. */
export const HALF_BOARD = HALF_FIELD + FRAME.width;

/** The board, with lettering that rotates towards the viewer. */
export interface BoardModel {
  group: Group;
  turnLettering(azimuth: number): void;
}

export function makeBoard(timber: Timber): BoardModel {
  const cells = new Workpiece();
  addCells(cells);
  const frame = new Workpiece();
  addFrame(frame);
  const board = new Group();
  for (const [piece, castsShadow] of [
    [cells, false],
    [frame, true],
  ] as const) {
    const mesh = new Mesh(piece.finish(), timber.solid);
    mesh.receiveShadow = true;
    mesh.castShadow = castsShadow;
    board.add(mesh);
  }
  const lettering = makeLettering();
  board.add(lettering);
  return {
    group: board,
    turnLettering(azimuth) {
      lettering.geometry.dispose();
      lettering.geometry = letteringGeometry(azimuth);
    },
  };
}

function addCells(piece: Workpiece): void {
  const random = seededRandom(14);
  const floor = sawn(random, 'walnut', 'x');
  piece.addBox([BOARD_SIZE, 0.2, BOARD_SIZE], 0.01, floor, () => ({ paint: GAP }), {
    topOnly: true,
    place: new Matrix4().makeTranslation(0, -0.1 - CELL_DEPTH * 0.6, 0),
  });
  const painted = new Map(COLOURED_CELLS.map(({ cell, colour }) => [cell, colour]));
  for (let file = 0; file < BOARD_SIZE; file++) {
    for (let rank = 0; rank < BOARD_SIZE; rank++) {
      const parity = (file + rank) % 2;
      const cell = cellName({ file, rank });
      const { x, z } = spotOf(cell);
      const grain = sawn(random, 'ash', parity === 0 ? 'x' : 'z');
      grain.tone = CELL_TONES[parity]! * between(random, 0.975, 1.025);
      const colour = painted.get(cell);
      const finish: Finish = colour
        ? { paint: PAINT[colour], symbol: { name: PAINT_SYMBOL[colour], radius: 0.23 } }
        : {};
      piece.addBox(
        [CELL_WIDTH, CELL_DEPTH, CELL_WIDTH],
        CELL_BEVEL,
        grain,
        (axis, sign) => (axis === 'y' && sign === 1 ? finish : {}),
        {
          topOnly: true,
          place: new Matrix4().makeTranslation(x, -CELL_DEPTH / 2, z),
        },
      );
    }
  }
}

/** Profile of the frame from the field outwards: distance from the outer edge, height, normal. */
function frameProfile(): { inset: number; y: number; out: number; up: number }[] {
  const { width, top, bottom, corner, bevel } = FRAME;
  const arc = (inset: number, y: number, from: number, to: number) =>
    [0, 0.25, 0.5, 0.75, 1].map((t) => {
      const angle = ((from + (to - from) * t) * Math.PI) / 180;
      return {
        inset: inset - Math.cos(angle) * bevel,
        y: y + Math.sin(angle) * bevel,
        out: Math.cos(angle),
        up: Math.sin(angle),
      };
    });
  return [
    { inset: width, y: -0.1, out: -1, up: 0 },
    { inset: width, y: top - bevel, out: -1, up: 0 },
    ...arc(width - bevel, top - bevel, 180, 90),
    // The corner's centre: outside it the frame turns in an arc, inside it in a sharp mitre.
    { inset: corner, y: top, out: 0, up: 1 },
    ...arc(bevel, top - bevel, 90, 0),
    ...arc(bevel, bottom + bevel, 0, -90),
  ];
}

/** Four boards, each from mitre to mitre, with the grain along it. */
function addFrame(piece: Workpiece): void {
  const random = seededRandom(62);
  // The underside of the field, invisible, but it keeps light from falling through the frame.
  piece.addBox(
    [BOARD_SIZE + 0.2, 0.3, BOARD_SIZE + 0.2],
    0.01,
    sawn(random, 'oak', 'x'),
    () => ({}),
    { place: new Matrix4().makeTranslation(0, -0.4, 0) },
  );
  const profile = frameProfile();
  const arcSteps = 6;
  for (let side = 0; side < 4; side++) {
    const grain: Grain = { ...sawn(random, 'oak', 'x', 2.8), tone: between(random, 0.985, 1.015) };
    const columns: { angle: number; end: -1 | 0 | 1 }[] = [];
    for (let step = 0; step <= arcSteps; step++)
      columns.push({ angle: -45 + (45 * step) / arcSteps, end: -1 });
    // A middle column, so that the distance from the mitres runs straight on either side of it.
    columns.push({ angle: 0, end: 0 });
    for (let step = 0; step <= arcSteps; step++)
      columns.push({ angle: (45 * step) / arcSteps, end: 1 });
    const grid = profile.flatMap((point) =>
      columns.map(({ angle, end }) => {
        const turn = (angle * Math.PI) / 180;
        const radius = Math.max(0, FRAME.corner - point.inset);
        const centre = HALF_BOARD - Math.max(FRAME.corner, point.inset);
        const x = end * centre + Math.sin(turn) * radius;
        const z = centre + Math.cos(turn) * radius;
        return {
          position: new Vector3(x, point.y, z),
          normal: new Vector3(
            Math.sin(turn) * point.out,
            point.up,
            Math.cos(turn) * point.out,
          ).normalize(),
          paint: null,
          coverage: 0,
          symbol: [(z - Math.abs(x)) / Math.SQRT2, 0, SYMBOL.joint, 0.004] as const,
        };
      }),
    );
    piece.addGrid(grid, columns.length, grain, new Matrix4().makeRotationY((side * Math.PI) / 2));
  }
}

const GLYPH = 96;
const GLYPHS = [...Array(BOARD_SIZE).keys()].flatMap((index) => [
  fileName(index),
  String(index + 1),
]);
const GLYPH_COLUMNS = 7;
const GLYPH_ROWS = GLYPHS.length / GLYPH_COLUMNS;

/** Letters along two sides, numbers along the others. */
function makeLettering(): Mesh {
  const material = new MeshBasicMaterial({
    color: new Color(LETTERING),
    alphaMap: letteringTexture(),
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -1,
  });
  return new Mesh(letteringGeometry(0), material);
}

/** Near and left labels are upright for this side; the rest are for the opposite player. */
function letteringGeometry(azimuth: number): BufferGeometry {
  const middle = HALF_FIELD + FRAME.width * 0.5;
  const quads: BufferGeometry[] = [];
  const add = (glyph: number, x: number, z: number): void => {
    const right = x * Math.cos(azimuth) - z * Math.sin(azimuth);
    const near = x * Math.sin(azimuth) + z * Math.cos(azimuth);
    const upright = near > HALF_FIELD || right < -HALF_FIELD;
    quads.push(glyphQuad(glyph, x, z, azimuth + (upright ? 0 : Math.PI)));
  };
  for (let index = 0; index < BOARD_SIZE; index++) {
    const { x, z } = spotOf(cellName({ file: index, rank: index }));
    for (const side of [middle, -middle]) {
      add(index * 2, x, side);
      add(index * 2 + 1, side, z);
    }
  }
  const merged = mergeGeometries(quads);
  for (const quad of quads) quad.dispose();
  return merged;
}

function glyphQuad(glyph: number, x: number, z: number, turn: number): BufferGeometry {
  const quad = new PlaneGeometry(0.58, 0.58);
  const column = glyph % GLYPH_COLUMNS;
  const row = Math.floor(glyph / GLYPH_COLUMNS);
  const uv = quad.attributes.uv!;
  for (let index = 0; index < uv.count; index++) {
    uv.setXY(
      index,
      (column + uv.getX(index)) / GLYPH_COLUMNS,
      1 - (row + 1 - uv.getY(index)) / GLYPH_ROWS,
    );
  }
  quad.applyMatrix4(
    new Matrix4().makeRotationX(-Math.PI / 2).premultiply(new Matrix4().makeRotationY(turn)),
  );
  quad.translate(x, FRAME.top + 0.003, z);
  return quad;
}

/** All characters on one small texture, in the page's font once it is loaded. */
function letteringTexture(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = GLYPH * GLYPH_COLUMNS;
  canvas.height = GLYPH * GLYPH_ROWS;
  const texture = new CanvasTexture(canvas);
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 8;
  const write = () => {
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#000';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = '#fff';
    pen.font = `700 ${GLYPH * 0.6}px "Figtree Variable", Figtree, system-ui, sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'alphabetic';
    GLYPHS.forEach((glyph, index) => {
      pen.fillText(
        glyph,
        ((index % GLYPH_COLUMNS) + 0.5) * GLYPH,
        (Math.floor(index / GLYPH_COLUMNS) + 0.68) * GLYPH,
      );
    });
    texture.needsUpdate = true;
  };
  write();
  void document.fonts?.load('600 54px "Figtree Variable"').then(write, () => undefined);
  return texture;
}
