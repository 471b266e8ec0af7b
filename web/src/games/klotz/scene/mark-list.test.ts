import { describe, expect, it } from 'vitest';
import { bends, listMarks } from './mark-list';

const shapesOf = (marks: Parameters<typeof listMarks>[0]) =>
  listMarks(marks).map(({ shape }) => shape);

describe('listMarks', () => {
  it('is empty when nothing is marked', () => {
    expect(listMarks({})).toEqual([]);
  });

  it('draws one thing for each target, and the frame instead of the dot where one aims', () => {
    const marks = {
      selected: 'c6',
      targets: [
        { cell: 'c5', kind: 'move' },
        { cell: 'd5', kind: 'capture' },
        { cell: 'a1', kind: 'win' },
      ],
    } as const;
    expect(shapesOf(marks)).toEqual(['ring', 'dot', 'capture', 'win']);
    const aiming = shapesOf({ ...marks, aim: { cell: 'c5', path: ['c6', 'c5'] } });
    expect(aiming.filter((shape) => shape === 'dot')).toHaveLength(0);
    expect(aiming).toContain('aim');
  });

  it('strings growing beads along a bent path, clear of both ends', () => {
    const beads = listMarks({
      aim: { cell: 'h3', path: ['c6', 'd6', 'e6', 'f6', 'g6', 'h6', 'h5', 'h4', 'h3'] },
    }).filter(({ shape }) => shape === 'bead');
    expect(beads.length).toBeGreaterThan(20);
    for (const [index, bead] of beads.entries()) {
      // Every bead lies on one of the two legs.
      expect(bead.z === 1.5 || bead.x === 0.5).toBe(true);
      if (index > 0) expect(bead.size).toBeGreaterThan(beads[index - 1]!.size);
    }
    expect(beads[0]!.x).toBeGreaterThan(-4);
    expect(beads.at(-1)!.z).toBeLessThan(4);
  });

  it('marks the last move at both ends with a line between', () => {
    const items = listMarks({ last: { path: ['h7', 'i7', 'j7'] } });
    expect(items.map(({ shape }) => shape)).toEqual(['bracket', 'bracket', 'line']);
    expect(items[2]).toMatchObject({ x: 1.5, z: 0.5, size: 1, turns: 0 });
    // Neighbouring cells leave no room for a line.
    expect(shapesOf({ last: { path: ['h7', 'h8'] } })).toEqual(['bracket', 'bracket']);
  });

  it('gives the same thing the same key, so that it does not fade out and in again', () => {
    const before = listMarks({ movable: ['b2', 'c5'], cursor: 'b2' });
    const after = listMarks({ movable: ['b2', 'c5'], cursor: 'c5' });
    const keys = new Set(before.map(({ key }) => key));
    expect(after.filter(({ key }) => keys.has(key)).map(({ shape }) => shape)).toEqual([
      'halo',
      'halo',
    ]);
    expect(keys.size).toBe(before.length);
  });
});

describe('bends', () => {
  it.each([
    [
      ['a1', 'a2', 'a3'],
      ['a1', 'a3'],
    ],
    [
      ['a1', 'a2', 'b2', 'c2'],
      ['a1', 'a2', 'c2'],
    ],
    [['a1'], ['a1']],
    [[], []],
  ])('%j turns at %j', (path, turns) => {
    expect(bends(path)).toEqual(turns);
  });
});
