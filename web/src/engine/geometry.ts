/**
 * Building blocks for everything wooden: bevelled boxes and turned pieces, merged into one
 * geometry. Vertex attributes store the look of a surface (wood, grain, paint, symbol), so a single
 * material draws every piece of all three games.
 */
import {
  Box3,
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  Matrix3,
  Matrix4,
  Sphere,
  Vector3,
} from 'three';
import { SYMBOL, WOOD_NAMES, type SymbolName, type Wood } from './palette';
import { between, type Random } from './random';

export type Axis = 'x' | 'y' | 'z';

/** How a piece was cut from the trunk. */
export interface Grain {
  wood: Wood;
  /** The direction of the fibres. */
  axis: Axis;
  /** Annual rings per unit. */
  rings: number;
  /** Brightness relative to similar pieces, around 1. */
  tone: number;
  /** The position in the trunk: offset of the origin from the pith, and along it. */
  offset: readonly [across: number, along: number, across: number];
}

/** The finish of a face. */
export interface Finish {
  paint?: string;
  /** An inlaid symbol: centred, offset by `at`, or repeated every two units. */
  symbol?: { name: SymbolName; radius: number; at?: readonly [number, number]; repeat?: boolean };
}

/** A point on the profile of a turned piece: distance from the axis, and height. */
export interface ProfilePoint {
  r: number;
  y: number;
  /** The surface normal. */
  nr: number;
  ny: number;
  paint?: string;
}

/** Sawn from a plank: the pith is outside the piece. */
export function sawn(random: Random, wood: Wood, axis: Axis, rings = 5.5): Grain {
  return {
    wood,
    axis,
    rings,
    tone: between(random, 0.97, 1.03),
    offset: [between(random, -1.4, 1.4), between(random, -40, 40), between(random, 0.5, 2.2)],
  };
}

/** Turned on a lathe: the pith runs close to the axis. */
export function turned(random: Random, wood: Wood, rings = 11): Grain {
  return {
    wood,
    axis: 'y',
    rings,
    tone: between(random, 0.97, 1.03),
    offset: [between(random, -0.1, 0.1), between(random, -40, 40), between(random, -0.1, 0.1)],
  };
}

/** A vertex before we write it to the buffers. */
interface Vertex {
  position: Vector3;
  normal: Vector3;
  paint: Color | null;
  /** 1 for paint, 0 for bare wood; the shader cuts at 0.5. */
  coverage: number;
  symbol: readonly [u: number, v: number, id: number, radius: number];
}

const NO_SYMBOL = [0, 0, 0, 1] as const;
const BARE = new Color(1, 1, 1);

/** Collects surfaces; `finish` builds the geometry. */
export class Workpiece {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly grains: number[] = [];
  private readonly woods: number[] = [];
  private readonly paints: number[] = [];
  private readonly symbols: number[] = [];
  private readonly indices: number[] = [];
  private readonly normalMatrix = new Matrix3();

  /** Adds a grid of vertices, `columns` wide, with two triangles per cell. */
  addGrid(grid: readonly Vertex[], columns: number, grain: Grain, place?: Matrix4): this {
    const first = this.positions.length / 3;
    if (place) this.normalMatrix.getNormalMatrix(place);
    for (const vertex of grid) {
      this.writeGrain(vertex, grain);
      const position = place ? vertex.position.clone().applyMatrix4(place) : vertex.position;
      const normal = place
        ? vertex.normal.clone().applyMatrix3(this.normalMatrix).normalize()
        : vertex.normal;
      this.positions.push(position.x, position.y, position.z);
      this.normals.push(normal.x, normal.y, normal.z);
      const paint = vertex.paint ?? BARE;
      this.paints.push(paint.r, paint.g, paint.b, vertex.paint ? vertex.coverage : 0);
      this.symbols.push(...vertex.symbol);
    }
    for (let row = 0; row < grid.length / columns - 1; row++) {
      for (let column = 0; column < columns - 1; column++) {
        const a = first + row * columns + column;
        this.indices.push(a, a + columns, a + 1, a + 1, a + columns, a + columns + 1);
      }
    }
    return this;
  }

  /** The grain belongs to the piece, so we compute it before the placement. */
  private writeGrain({ position, normal }: Vertex, grain: Grain): void {
    const across: Axis[] =
      grain.axis === 'x' ? ['z', 'y'] : grain.axis === 'z' ? ['x', 'y'] : ['x', 'z'];
    this.grains.push(
      position[across[0]!] + grain.offset[0],
      position[grain.axis] + grain.offset[1],
      position[across[1]!] + grain.offset[2],
    );
    this.woods.push(
      WOOD_NAMES.indexOf(grain.wood),
      grain.rings,
      grain.tone,
      Math.abs(normal[grain.axis]),
    );
  }

  /**
   * A box with rounded edges, centred on the origin. `finishOf` returns the finish of each face;
   * with `bareBevel`, the edges show the wood. `topOnly` leaves out faces you never see.
   */
  addBox(
    size: readonly [number, number, number],
    bevel: number,
    grain: Grain,
    finishOf: (axis: Axis, sign: 1 | -1) => Finish = () => ({}),
    {
      bareBevel = false,
      topOnly = false,
      place,
    }: { bareBevel?: boolean; topOnly?: boolean; place?: Matrix4 } = {},
  ): this {
    for (const axis of ['x', 'y', 'z'] as const) {
      for (const sign of [1, -1] as const) {
        if (topOnly && (axis !== 'y' || sign !== 1)) continue;
        const finish = finishOf(axis, sign);
        this.addGrid(
          boxFace(size, bevel, axis, sign, finish, bareBevel),
          FACE_STEPS.length,
          grain,
          place,
        );
      }
    }
    return this;
  }

  /** A turned piece: sweeps the profile, from bottom to top, around the y axis. */
  addTurned(
    profile: readonly ProfilePoint[],
    grain: Grain,
    finish: Finish = {},
    place?: Matrix4,
    segments = 48,
  ): this {
    const grid: Vertex[] = [];
    const symbol = finish.symbol;
    for (const point of profile) {
      const paint = point.paint ?? finish.paint;
      for (let step = 0; step <= segments; step++) {
        const angle = (step / segments) * Math.PI * 2;
        const sin = Math.sin(angle);
        const cos = Math.cos(angle);
        const onTop = symbol && point.ny > 0.2;
        grid.push({
          position: new Vector3(point.r * sin, point.y, point.r * cos),
          normal: new Vector3(point.nr * sin, point.ny, point.nr * cos).normalize(),
          paint: paint ? new Color(paint) : null,
          coverage: 1,
          symbol: onTop
            ? [point.r * sin, -point.r * cos, SYMBOL[symbol.name], symbol.radius]
            : NO_SYMBOL,
        });
      }
    }
    // The sweep runs counter-clockwise seen from above while the profile climbs, hence the mirrored order.
    const columns = segments + 1;
    const mirrored = grid.map((_, index) => {
      const row = Math.floor(index / columns);
      return grid[row * columns + (columns - 1 - (index % columns))]!;
    });
    return this.addGrid(mirrored, columns, grain, place);
  }

  finish(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(this.positions, 3));
    geometry.setAttribute('normal', new Float32BufferAttribute(this.normals, 3));
    geometry.setAttribute('grain', new Float32BufferAttribute(this.grains, 3));
    geometry.setAttribute('wood', new Float32BufferAttribute(this.woods, 4));
    geometry.setAttribute('paint', new Float32BufferAttribute(this.paints, 4));
    geometry.setAttribute('emblem', new Float32BufferAttribute(this.symbols, 4));
    geometry.setIndex(this.indices);
    // three.js would look for the smallest sphere, which takes longer than the rest.
    geometry.boundingBox = new Box3().setFromArray(this.positions);
    geometry.boundingSphere = geometry.boundingBox.getBoundingSphere(new Sphere());
    return geometry;
  }
}

/** Across a face: the outer end of the bevel (at 45 degrees), its inner end, and the same mirrored. */
const FACE_STEPS = [-2, -1, 0, 0, 1, 2].map((step, index) => ({
  side: index < 3 ? -1 : 1,
  lean: step / 2,
}));

function boxFace(
  size: readonly [number, number, number],
  bevel: number,
  axis: Axis,
  sign: 1 | -1,
  finish: Finish,
  bareBevel: boolean,
): Vertex[] {
  const [right, up, out] = faceFrame(axis, sign);
  const half = new Vector3(...size).multiplyScalar(0.5);
  const inner = half.clone().subScalar(bevel);
  const halfWidth = Math.abs(half.dot(right));
  const halfHeight = Math.abs(half.dot(up));
  const paint = finish.paint ? new Color(finish.paint) : null;
  const grid: Vertex[] = [];
  for (const row of FACE_STEPS) {
    for (const column of FACE_STEPS) {
      const normal = out
        .clone()
        .addScaledVector(right, Math.tan((column.lean * Math.PI) / 4))
        .addScaledVector(up, -Math.tan((row.lean * Math.PI) / 4))
        .normalize();
      const core = new Vector3()
        .addScaledVector(right, column.side * Math.abs(inner.dot(right)))
        .addScaledVector(up, -row.side * Math.abs(inner.dot(up)))
        .addScaledVector(out, Math.abs(inner.dot(out)));
      const position = core.addScaledVector(normal, bevel);
      const onBevel = row.lean !== 0 || column.lean !== 0;
      grid.push({
        position,
        normal,
        paint,
        coverage: bareBevel && onBevel ? 0 : 1,
        symbol: faceSymbol(finish, position.dot(right), position.dot(up), halfWidth, halfHeight),
      });
    }
  }
  return grid;
}

/** Right, up and outward directions of a face, so that symbols stand upright on the sides and face +z on top. */
function faceFrame(axis: Axis, sign: 1 | -1): [Vector3, Vector3, Vector3] {
  switch (axis) {
    case 'x':
      return [new Vector3(0, 0, -sign), new Vector3(0, 1, 0), new Vector3(sign, 0, 0)];
    case 'y':
      return [new Vector3(1, 0, 0), new Vector3(0, 0, -sign), new Vector3(0, sign, 0)];
    case 'z':
      return [new Vector3(sign, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, sign)];
  }
}

/** The tile size of a repeating symbol. The timber shader uses the same number. */
const TILE = 2;

/** Face coordinates and symbol for the shader. Adding 0.5 to the symbol's number makes it repeat. */
function faceSymbol(
  finish: Finish,
  u: number,
  v: number,
  halfWidth: number,
  halfHeight: number,
): Vertex['symbol'] {
  if (!finish.symbol) return NO_SYMBOL;
  const { name, radius, at = [0, 0], repeat = false } = finish.symbol;
  if (!repeat) return [u - at[0], v - at[1], SYMBOL[name], radius];
  return [u + tileShift(halfWidth), v + tileShift(halfHeight), SYMBOL[name] + 0.5, radius];
}

/** With an even number of tiles along a side, the centre of the face is between two symbols. */
function tileShift(half: number): number {
  return Math.round((half * 2) / TILE) % 2 === 0 && half * 2 >= TILE ? TILE / 2 : 0;
}

/** A quarter circle of a profile, between two directions in degrees (0 = outwards, 90 = up). */
export function arc(
  r: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  steps = 4,
): ProfilePoint[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return {
      r: r + Math.cos(angle) * radius,
      y: y + Math.sin(angle) * radius,
      nr: Math.cos(angle),
      ny: Math.sin(angle),
    };
  });
}
