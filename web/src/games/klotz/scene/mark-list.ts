/** Converts marks to a flat list of small drawings on the board. Pure; both views use it. */
import { clamp } from '@/engine/easing';
import { parseCell, spotOf } from './cells';
import { alongPath, pathSteps } from './timeline';
import type { Cell, Colour, Marks, UnusedStone } from './types';

/** The shapes, in the order of the mark shader. */
export const MARK_SHAPES = [
  'ring',
  'dot',
  'bead',
  'aim',
  'capture',
  'bracket',
  'line',
  'hatch',
  'halo',
  'cursor',
  'goal',
  'win',
] as const;
export type MarkShape = (typeof MARK_SHAPES)[number];

export interface MarkItem {
  /** Drawings keep their key between updates, so only changes fade. */
  key: string;
  shape: MarkShape;
  x: number;
  z: number;
  /** Diameter of a bead; length of a line; 1 for anything that fills its cell. */
  size: number;
  /** Quarter turns, for lines. */
  turns: number;
  colour?: Colour;
}

const BEAD_STEP = 0.25;
/** Beads grow along the path, so you can see its direction. */
const BEAD = { first: 0.085, last: 0.15 };
/** Keeps the path clear of the piece at its start and the frame at its end. */
const CLEAR_START = 0.75;
const CLEAR_END = 0.62;

/** A stone lies on a corner of its own colour, so a dark disc with a light rim sets it off. */
const STONE_BED = 0.56;

/** The discs below stones that no column carries yet. */
export function listStoneBeds(stones: readonly UnusedStone[]): MarkItem[] {
  return stones.map(({ colour, cell }) => ({
    key: `bed ${colour}`,
    shape: 'bead',
    ...spotOf(cell),
    size: STONE_BED,
    turns: 0,
  }));
}

export function listMarks(marks: Marks): MarkItem[] {
  const items: MarkItem[] = [];
  const add = (shape: MarkShape, cell: Cell, colour?: Colour): void => {
    items.push({
      key: `${shape} ${cell} ${colour ?? ''}`,
      shape,
      ...spotOf(cell),
      size: 1,
      turns: 0,
      colour,
    });
  };
  for (const { cell, colour } of marks.goals ?? []) add('goal', cell, colour);
  if (marks.last) addLast(items, marks.last.path, add);
  for (const cell of marks.movable ?? []) if (cell !== marks.selected) add('halo', cell);
  if (marks.selected) add('ring', marks.selected);
  for (const { cell, kind } of marks.targets ?? []) {
    if (cell === marks.aim?.cell && kind === 'move') continue;
    add(kind === 'move' ? 'dot' : kind, cell);
  }
  if (marks.aim) {
    addBeads(items, marks.aim.path);
    add('aim', marks.aim.cell);
  }
  if (marks.illegal) add('hatch', marks.illegal);
  if (marks.cursor) add('cursor', marks.cursor);
  return items;
}

function addLast(
  items: MarkItem[],
  path: readonly Cell[],
  add: (shape: MarkShape, cell: Cell) => void,
): void {
  const first = path[0];
  const last = path[path.length - 1];
  if (!first || !last) return;
  add('bracket', first);
  add('bracket', last);
  // A thin line from cell to cell, with gaps for the brackets at both ends.
  bends(path).forEach((from, index, all) => {
    const to = all[index + 1];
    if (!to) return;
    const a = spotOf(from);
    const b = spotOf(to);
    const trimStart = index === 0 ? 0.5 : 0;
    const trimEnd = index === all.length - 2 ? 0.5 : 0;
    const dx = Math.sign(b.x - a.x);
    const dz = Math.sign(b.z - a.z);
    const start = { x: a.x + dx * trimStart, z: a.z + dz * trimStart };
    const end = { x: b.x - dx * trimEnd, z: b.z - dz * trimEnd };
    const size = Math.abs(end.x - start.x) + Math.abs(end.z - start.z);
    if (size < 0.05) return;
    items.push({
      key: `line ${from} ${to} ${first} ${last}`,
      shape: 'line',
      x: (start.x + end.x) / 2,
      z: (start.z + end.z) / 2,
      size,
      turns: dx === 0 ? 1 : 0,
    });
  });
}

/** The first cell, every cell where the direction changes, and the last cell. */
export function bends(path: readonly Cell[]): Cell[] {
  return path.filter((cell, index) => {
    const before = path[index - 1];
    const after = path[index + 1];
    if (!before || !after) return true;
    const [a, b, c] = [parseCell(before), parseCell(cell), parseCell(after)];
    return (
      Math.sign(b.file - a.file) !== Math.sign(c.file - b.file) ||
      Math.sign(b.rank - a.rank) !== Math.sign(c.rank - b.rank)
    );
  });
}

function addBeads(items: MarkItem[], path: readonly Cell[]): void {
  const length = pathSteps(path);
  const first = path[0];
  const last = path[path.length - 1];
  for (let at = CLEAR_START; at <= length - CLEAR_END + 1e-6; at += BEAD_STEP) {
    const t = at / length;
    const size =
      BEAD.first +
      (BEAD.last - BEAD.first) *
        clamp((at - CLEAR_START) / Math.max(0.01, length - CLEAR_END - CLEAR_START), 0, 1);
    items.push({
      key: `bead ${first} ${last} ${at}`,
      shape: 'bead',
      ...alongPath(path, t),
      size,
      turns: 0,
    });
  }
}
