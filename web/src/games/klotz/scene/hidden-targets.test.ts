import { describe, expect, it } from 'vitest';
import type { Ray } from '@/engine/ray';
import { spotOf } from './cells';
import { pickThrough, piecesBefore } from './hidden-targets';
import type { Upright } from './pick';
import type { Marks } from './types';

/** A tall column hides the cell behind it: on a phone, c6 hid the target c7. */
const column: Upright = { cell: 'c6', ...spotOf('c6'), base: 0, height: 1.74, halfWidth: 0.4 };
const eye = { x: 0, y: 40, z: 20 };
const marks: Marks = { selected: 'g7', targets: [{ cell: 'c7', kind: 'move' }] };

function through(cell: string): Ray {
  const { x, z } = spotOf(cell);
  return { origin: eye, direction: { x: x - eye.x, y: -eye.y, z: z - eye.z } };
}

describe('piecesBefore', () => {
  it('finds the piece that stands before a target', () => {
    expect(piecesBefore(marks, eye, [column])).toEqual(new Set(['c6']));
  });

  it('leaves pieces solid that are targets themselves or chosen, and all without a target', () => {
    const capture: Marks = { targets: [...marks.targets!, { cell: 'c6', kind: 'capture' }] };
    expect(piecesBefore(capture, eye, [column]).size).toBe(0);
    expect(piecesBefore({ ...marks, selected: 'c6' }, eye, [column]).size).toBe(0);
    expect(piecesBefore({}, eye, [column]).size).toBe(0);
  });
});

describe('pickThrough', () => {
  const glassy = new Set(['c6']);
  const nearTarget = ({ y }: { y: number }): number => (y === 0 ? 3 : 9);
  const nearPiece = ({ y }: { y: number }): number => (y === 0 ? 9 : 3);

  it('takes the target behind glass', () => {
    expect(pickThrough(through('c7'), [column], glassy, marks, nearPiece)).toBe('c7');
  });

  it('weighs by nearness when the glass could be chosen as well', () => {
    const both: Marks = { ...marks, movable: ['c6', 'g7'] };
    expect(pickThrough(through('c7'), [column], glassy, both, nearTarget)).toBe('c7');
    expect(pickThrough(through('c7'), [column], glassy, both, nearPiece)).toBe('c6');
  });

  it('takes the piece where no target lies behind it, and anything solid', () => {
    expect(pickThrough(through('c7'), [column], glassy, {}, nearTarget)).toBe('c6');
    expect(pickThrough(through('c7'), [column], new Set(), marks, nearTarget)).toBe('c6');
    expect(pickThrough(through('e5'), [column], glassy, marks, nearTarget)).toBe('e5');
  });
});
