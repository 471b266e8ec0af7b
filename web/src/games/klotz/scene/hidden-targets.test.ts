import { describe, expect, it } from 'vitest';
import type { Ray } from '@/engine/ray';
import { spotOf } from './cells';
import { pickThrough, piecesBefore } from './hidden-targets';
import type { Upright } from './pick';
import type { Marks } from './types';

const upright = (cell: string, height: number): Upright => ({
  cell,
  ...spotOf(cell),
  base: 0,
  height,
  halfWidth: 0.42,
  round: true,
});

/** A tall column hides the cell behind it: on a phone, c6 hid the target c7. */
const column = upright('c6', 1.74);
const eye = { x: 0, y: 40, z: 20 };
const marks: Marks = { selected: 'g7', targets: [{ cell: 'c7', kind: 'move' }] };

/** A ray to a point above the centre of a cell. */
function through(cell: string, height = 0): Ray {
  const { x, z } = spotOf(cell);
  return { origin: eye, direction: { x: x - eye.x, y: height - eye.y, z: z - eye.z } };
}

describe('piecesBefore', () => {
  it('finds the piece that stands before a target', () => {
    expect(piecesBefore(marks, null, eye, [column])).toEqual(new Set(['c6']));
  });

  it('finds the pieces before the path and the keyboard cursor', () => {
    const path: Marks = { selected: 'e7', aim: { cell: 'b7', path: ['e7', 'd7', 'c7', 'b7'] } };
    expect(piecesBefore(path, null, eye, [column])).toEqual(new Set(['c6']));
    expect(piecesBefore({ cursor: 'c7' }, null, eye, [column])).toEqual(new Set(['c6']));
  });

  it('finds the piece before the hovered one: in the default layout, f5 hides f6', () => {
    const [low, eyes] = [upright('c7', 0.58), { x: 0, y: 30, z: 25 }];
    expect(piecesBefore({}, 'c7', eyes, [column, low])).toEqual(new Set(['c6']));
    expect(piecesBefore({}, 'c6', eyes, [column, low])).toEqual(new Set());
  });

  it('does not care about empty cells until a piece is selected', () => {
    expect(piecesBefore({}, 'c7', eye, [column]).size).toBe(0);
    expect(piecesBefore({ selected: 'g7' }, 'c7', eye, [column])).toEqual(new Set(['c6']));
  });

  it('leaves pieces solid that are targets themselves or chosen, and all without a target', () => {
    const capture: Marks = { targets: [...marks.targets!, { cell: 'c6', kind: 'capture' }] };
    expect(piecesBefore(capture, null, eye, [column]).size).toBe(0);
    expect(piecesBefore({ ...marks, selected: 'c6' }, null, eye, [column]).size).toBe(0);
    expect(piecesBefore({}, null, eye, [column]).size).toBe(0);
  });
});

describe('pickThrough', () => {
  const nothing = { hovered: null, glassy: new Set<string>() };
  const nearTarget = ({ z }: { z: number }): number => (z === spotOf('c7').z ? 3 : 9);
  const nearPiece = ({ z }: { z: number }): number => (z === spotOf('c7').z ? 9 : 3);

  it('takes the target behind a piece that cannot move', () => {
    expect(pickThrough(through('c7'), [column], marks, nothing, nearPiece)).toBe('c7');
  });

  it('weighs by nearness when the piece before it could be chosen as well', () => {
    const both: Marks = { ...marks, selectable: ['c6', 'g7'] };
    expect(pickThrough(through('c7'), [column], both, nothing, nearTarget)).toBe('c7');
    expect(pickThrough(through('c7'), [column], both, nothing, nearPiece)).toBe('c6');
  });

  it('takes the column whose base is pressed, not the target behind it', () => {
    const both: Marks = { ...marks, selectable: ['c6'] };
    expect(pickThrough(through('c6', 0.05), [column], both, nothing, nearPiece)).toBe('c6');
  });

  it('takes the piece where no target lies behind it', () => {
    expect(pickThrough(through('c7'), [column], {}, nothing, nearTarget)).toBe('c6');
    expect(pickThrough(through('e5'), [column], marks, nothing, nearTarget)).toBe('e5');
  });

  it('stays on the hovered piece while what stands before it is transparent', () => {
    const low = upright('c7', 0.58);
    const ray = through('c7', 0.3);
    const seen = { hovered: 'c7', glassy: new Set(['c6']) };
    expect(pickThrough(ray, [column, low], {}, seen, nearPiece)).toBe('c7');
    expect(pickThrough(ray, [column, low], {}, nothing, nearPiece)).toBe('c6');
  });
});
