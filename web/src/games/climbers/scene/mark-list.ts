/** Turns the marks a page asks for into drawings on surfaces and strokes in space. Pure. */
import type { Point } from '@/engine/camera-fit';
import type { Keyed } from '@/engine/fading';
import type { Drawing } from '@/engine/mark-sheet';
import { PAINT, PAINT_SYMBOL, SYMBOL } from '@/engine/palette';
import { RAISED } from '@/engine/raising';
import type { Stroke } from '@/engine/strokes';
import type { BlockView, Spot } from '@/wasm/climbers';
import { standingOn, type Ground } from './ground';
import { blockCorners, cellCentre, type Placed } from './lattice';
import type { TowerMarks } from './types';
import { beadsAlong, pathPoints } from './path-line';

/** What a drawing looks like. The order is that of the mark shader. */
export const TOWER_SHAPES = [
  'tile',
  'dot',
  'glow',
  'bead',
  'cursor',
  'hatch',
  'bracket',
  'stone',
  'frame',
  'opened',
] as const;
export type TowerShape = (typeof TOWER_SHAPES)[number];

export interface TowerDrawings {
  drawings: Drawing[];
  strokes: Stroke[];
}

/** Quads reach this far beyond what they are drawn around. The mark shader takes it off again. */
export const QUAD_MARGIN = 0.2;

/** What the scene knows besides the marks. */
export interface TowerState {
  block(id: string): BlockView | undefined;
  /** Whether a spot can be seen: not peeled away. */
  shows(spot: Spot): boolean;
  /** How high the ground is: lower beside the turntable. */
  ground: Ground;
  /** Whether heights are written on the cells. */
  labelled?: boolean;
}

/** Sides of a cell, as the mark shader counts them. */
const SIDES = [
  { bit: 1, dx: 1, dy: 0 },
  { bit: 2, dx: 0, dy: 1 },
  { bit: 4, dx: -1, dy: 0 },
  { bit: 8, dx: 0, dy: -1 },
] as const;

const WIDTH = { movable: 0.05, selected: 0.07, ghost: 0.07, cursor: 0.09, path: 0.075 };
const DASH = 0.15;
/** Edges of blocks are rounded: lines lie on the bare wood, not on the corner that is not there. */
const EDGE_INSET = 0.035;
const MOVABLE_OPACITY = 0.62;
/** Added to the signs of ladders that share their cell with a number. */
const BESIDE_LABEL = 4;
/** How far the line above a pawn that was looked for reaches. */
const BEACON = { from: 1.3, to: 4 };
/** Discs of several players share a cell. */
const OPENED = { radius: 0.2, apart: 0.24 };

export function listTowerMarks(marks: TowerMarks, state: TowerState): TowerDrawings {
  const pen = new Pen(state);
  if (marks.last) pen.last(marks.last);
  for (const id of marks.movable ?? []) if (id !== marks.selected) pen.movable(id);
  for (const id of marks.offered ?? []) pen.offered(id);
  if (marks.selected !== undefined && !isInPlace(marks, state)) pen.selected(marks.selected);
  if (marks.highlight !== undefined && marks.highlight !== marks.selected)
    pen.cursorBlock(marks.highlight);
  if (marks.places) pen.places(marks.places);
  for (const [index, { cells }] of (marks.faces ?? []).entries()) pen.face(index, cells);
  for (const { at, ladders } of marks.reach ?? []) pen.reach(at, ladders);
  if (marks.opened) pen.opened(marks.opened);
  if (marks.path) pen.path(marks.path);
  if (marks.ghost) pen.ghost(marks.ghost);
  if (marks.illegal && 'cell' in marks.illegal) pen.pointAt('hatch', marks.illegal.cell);
  if (marks.cursor) pen.pointAt('cursor', marks.cursor);
  if (marks.cursorBlock !== undefined) pen.cursorBlock(marks.cursorBlock);
  if (marks.found) pen.found(marks.found);
  return pen;
}

/** Whether the ghost overlaps the old place of the block in hand, which is then not shown. */
export function isInPlace({ selected, ghost }: TowerMarks, state: Pick<TowerState, 'block'>) {
  const old = selected === undefined ? undefined : state.block(selected);
  if (!old || !ghost) return false;
  const [a, b] = [blockCorners(old), blockCorners(ghost.block)];
  return (['x', 'y', 'z'] as const).every(
    (axis) => a.low[axis] < b.high[axis] && b.low[axis] < a.high[axis],
  );
}

class Pen implements TowerDrawings {
  readonly drawings: Drawing[] = [];
  readonly strokes: Stroke[] = [];

  constructor(private readonly state: TowerState) {}

  /** A drawing that fills its cell. */
  cell(shape: TowerShape, at: Spot, size = 0): void {
    this.draw(shape, at, cellCentre(at), [1, 1], size);
  }

  /** A drawing on a cell wherever that is, even beside the turntable. */
  pointAt(shape: TowerShape, at: Spot): void {
    this.draw(shape, at, cellCentre(at), [1, 1], 0, { always: true });
  }

  reach(at: Spot, ladders: readonly ('small' | 'large')[]): void {
    // The table is one large face: a carpet of tiles on it would drown the tower.
    if (at.z === 0 && ladders.length === 0) {
      this.cell('dot', at, 0.17);
      return;
    }
    const signs = (ladders.includes('small') ? 1 : 0) + (ladders.includes('large') ? 2 : 0);
    const beside = signs > 0 && this.state.labelled ? BESIDE_LABEL : 0;
    this.cell('tile', at, signs + beside);
  }

  /** The places overlap: what glows is the area they cover together, and a dot marks the middle of each. */
  places(places: readonly Placed[]): void {
    const covered = new Map<string, Spot>();
    for (const { x, y, z, size } of places) {
      for (let row = y; row < y + size[1]; row++)
        for (let column = x; column < x + size[0]; column++)
          covered.set(`${column},${row},${z}`, { x: column, y: row, z });
    }
    this.glow('place', covered);
    for (const place of places) {
      const { low, high } = blockCorners(place);
      const middle = { x: (low.x + high.x) / 2, y: low.y, z: (low.z + high.z) / 2 };
      this.draw('dot', place, middle, [1, 1], 0.2);
    }
  }

  face(index: number, cells: readonly Spot[]): void {
    this.glow(`face ${index}`, new Map(cells.map((at) => [`${at.x},${at.y},${at.z}`, at])));
    const middle = cells[Math.floor(cells.length / 2)];
    if (middle) this.cell('stone', middle);
  }

  /** An area of cells, with a line along its outer sides only. */
  private glow(name: string, cells: ReadonlyMap<string, Spot>): void {
    for (const at of cells.values()) {
      const edges = SIDES.filter(({ dx, dy }) => !cells.has(`${at.x + dx},${at.y + dy},${at.z}`));
      const size = edges.reduce((sum, { bit }) => sum + bit, 0);
      this.draw('glow', at, cellCentre(at), [1, 1], size, { key: `${name} ${size}` });
    }
  }

  found(at: Spot): void {
    this.pointAt('cursor', at);
    const { x, y, z } = cellCentre(at);
    const [from, to] = [BEACON.from, BEACON.to].map((up) => ({ x, y: y + up, z }));
    this.stroke('found', from!, to!, WIDTH.cursor, 1, 'cream');
  }

  opened(opened: NonNullable<TowerMarks['opened']>): void {
    const cells = new Map<string, typeof opened>();
    for (const entry of opened) {
      const key = `${entry.at.x},${entry.at.y}`;
      cells.set(key, [...(cells.get(key) ?? []), entry]);
    }
    for (const entries of cells.values()) {
      entries.forEach(({ at, colour }, index) => {
        const middle = cellCentre(at);
        const angle = (index / entries.length) * Math.PI * 2;
        const apart = entries.length > 1 ? OPENED.apart : 0;
        this.draw(
          'opened',
          at,
          {
            ...middle,
            x: middle.x + Math.sin(angle) * apart,
            z: middle.z + Math.cos(angle) * apart,
          },
          [OPENED.radius * 2, OPENED.radius * 2],
          SYMBOL[PAINT_SYMBOL[colour]],
          { key: colour, tint: PAINT[colour] },
        );
      });
    }
  }

  path(path: readonly Spot[]): void {
    const end = path[path.length - 1];
    for (const { at, point, size } of beadsAlong(this.grounded(pathPoints(path))))
      this.drawings.push({
        key: `bead ${end?.x},${end?.y} ${at.toFixed(2)}`,
        shape: TOWER_SHAPES.indexOf('bead'),
        ...point,
        span: [0.4, 0.4],
        size,
        turns: -1,
      });
  }

  last({ from, to, path }: NonNullable<TowerMarks['last']>): void {
    if (from) this.under('bracket', from);
    if (to) this.onTop('bracket', to);
    if (!path) return;
    const points = this.grounded(pathPoints(path));
    points.slice(1).forEach((point, index) => {
      this.stroke(`last ${index}`, points[index]!, point, WIDTH.path, 0.9, 'ink');
    });
  }

  private grounded(points: readonly Point[]): Point[] {
    return points.map((point) => ({ ...point, y: point.y + this.state.ground(point) }));
  }

  private onTop(shape: TowerShape, block: Placed): void {
    this.onFootprint(shape, block, block.z + block.size[2]);
  }

  private under(shape: TowerShape, block: Placed): void {
    this.onFootprint(shape, block, block.z);
  }

  /** A drawing as wide as a block, at this height. */
  private onFootprint(shape: TowerShape, block: Placed, z: number): void {
    const { low, high } = blockCorners(block);
    const middle = { x: (low.x + high.x) / 2, y: z, z: (low.z + high.z) / 2 };
    const [width, depth] = block.size;
    this.draw(shape, { x: block.x, y: block.y, z }, middle, [width, depth], 0);
  }

  movable(id: string): void {
    const block = this.visible(id);
    if (block) this.edges(`movable ${id}`, block, WIDTH.movable, MOVABLE_OPACITY, TOP_EDGES);
  }

  offered(id: string): void {
    const block = this.visible(id);
    if (block) this.onTop('frame', block);
  }

  selected(id: string): void {
    const block = this.visible(id);
    if (block) this.edges(`selected ${id}`, block, WIDTH.selected, 1, EDGES, 0, RAISED);
  }

  cursorBlock(id: string): void {
    const block = this.visible(id);
    if (block) this.edges(`cursor ${id}`, block, WIDTH.cursor, 1, EDGES);
  }

  ghost({ block, lawful }: NonNullable<TowerMarks['ghost']>): void {
    const { x, y, z, size } = block;
    const key = `ghost ${x},${y},${z} ${size.join('x')}`;
    const ground = standingOn(block, this.state.ground);
    this.edges(key, block, WIDTH.ghost, 1, EDGES, DASH, ground);
    if (lawful) return;
    const { low, high } = blockCorners(block);
    const top = { x: (low.x + high.x) / 2, y: high.y, z: (low.z + high.z) / 2 };
    this.draw('hatch', { x, y, z: high.y }, top, [size[0], size[1]], 0, {
      key,
      always: true,
      ground,
    });
  }

  private visible(id: string): BlockView | undefined {
    const block = this.state.block(id);
    return block && this.state.shows({ ...block, z: block.z + block.size[2] }) ? block : undefined;
  }

  private edges(
    key: string,
    block: Placed,
    width: number,
    opacity: number,
    edges: readonly (readonly [number, number])[],
    dash = 0,
    lift = 0,
  ): void {
    const { low, high } = blockCorners(block);
    const corner = (index: number): Point => ({
      x: index & 1 ? high.x - EDGE_INSET : low.x + EDGE_INSET,
      y: (index & 2 ? high.y - EDGE_INSET : low.y + EDGE_INSET) + lift,
      z: index & 4 ? high.z - EDGE_INSET : low.z + EDGE_INSET,
    });
    for (const [a, b] of edges)
      this.stroke(`${key} ${a}${b}`, corner(a), corner(b), width, opacity, 'cream', dash);
  }

  private stroke(
    key: string,
    from: Point,
    to: Point,
    width: number,
    opacity: number,
    tone: Stroke['tone'],
    dash = 0,
  ): void {
    this.strokes.push({ key, from, to, width, dash, opacity, tone });
  }

  private draw(
    shape: TowerShape,
    at: Spot,
    { x, y, z }: Point,
    [width, depth]: readonly [number, number],
    size: number,
    {
      key = '',
      tint,
      always = false,
      ground = this.state.ground({ x, z }),
    }: Partial<Keyed> & { tint?: string; always?: boolean; ground?: number } = {},
  ): void {
    if (!always && !this.state.shows(at)) return;
    this.drawings.push({
      key: `${shape} ${at.x},${at.y},${at.z} ${size} ${key}`,
      shape: TOWER_SHAPES.indexOf(shape),
      x,
      y: y + ground,
      z,
      span: [width + QUAD_MARGIN, depth + QUAD_MARGIN],
      size,
      turns: 0,
      tint,
    });
  }
}

/** Edges of a box by its corners: bit 1 is east, bit 2 up, bit 4 south. */
const TOP_EDGES = [
  [2, 3],
  [2, 6],
  [3, 7],
  [6, 7],
] as const;
const EDGES = [
  ...TOP_EDGES,
  [0, 1],
  [0, 4],
  [1, 5],
  [4, 5],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
] as const;
