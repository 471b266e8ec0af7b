import { describe, expect, it } from 'vitest';
import { TOWER_SHAPES, listTowerMarks, type TowerState } from './mark-list';
import { block } from './samples';
import type { TowerMarks } from './types';

const cube = block('C1', [16, 16, 0], [2, 2, 2]);
const everything: TowerState = {
  block: (id) => (id === 'C1' ? cube : undefined),
  shows: () => true,
  ground: () => 0,
};
const list = (marks: TowerMarks, state = everything) => {
  const { drawings, strokes } = listTowerMarks(marks, state);
  return {
    drawings,
    strokes,
    count: (shape: string) =>
      drawings.filter((drawing) => TOWER_SHAPES[drawing.shape] === shape).length,
  };
};

describe('listTowerMarks', () => {
  it('lights the upper edges of blocks that may be taken, and all edges of the one in hand', () => {
    expect(list({ movable: ['C1'] }).strokes).toHaveLength(4);
    expect(list({ movable: ['C1'], selected: 'C1' }).strokes).toHaveLength(12);
    expect(list({ movable: ['C7'] }).strokes).toHaveLength(0);
  });

  it('frames the tops of blocks one of which is to be chosen', () => {
    const { drawings, count } = list({ offered: ['C1', 'C7'] });
    expect(count('frame')).toBe(1);
    expect(drawings[0]!.y).toBe(2);
  });

  it('stands the ghost on the lower table beside the turntable', () => {
    const low = { ...everything, ground: () => -0.4 };
    const lowest = ({ strokes }: ReturnType<typeof list>) =>
      Math.min(...strokes.flatMap(({ from, to }) => [from.y, to.y]));
    const ghost = { block: cube, lawful: true };
    expect(lowest(list({ ghost }, low))).toBeCloseTo(lowest(list({ ghost })) - 0.4);
  });

  it('draws the ghost with dashed edges, hatched where it may not go', () => {
    const lawful = list({ ghost: { block: cube, lawful: true } });
    expect(lawful.strokes.every(({ dash }) => dash > 0)).toBe(true);
    expect(lawful.count('hatch')).toBe(0);
    expect(list({ ghost: { block: cube, lawful: false } }).count('hatch')).toBe(1);
  });

  // Regression: recolouring in place showed old and new colours through each other.
  it('shows only the ghost where it overlaps the old place', () => {
    const recoloured = { ...cube, faces: { ...cube.faces, top: 'violet' as const } };
    const inPlace = list({ selected: 'C1', ghost: { block: recoloured, lawful: true } });
    expect(inPlace.strokes.every(({ dash }) => dash > 0)).toBe(true);
    const elsewhere = { ...cube, x: 20 };
    const moved = list({ selected: 'C1', ghost: { block: elsewhere, lawful: true } });
    expect(moved.strokes.filter(({ dash }) => dash === 0)).toHaveLength(12);
  });

  it('moves the sign of a ladder aside where heights are written', () => {
    const at = { x: 10, y: 10, z: 3 };
    const size = (ladders: readonly 'small'[], labelled: boolean) =>
      list({ reach: [{ at, ladders }] }, { ...everything, labelled }).drawings[0]!.size;
    expect(size(['small'], true)).toBe(5);
    expect(size(['small'], false)).toBe(1);
    expect(size([], true)).toBe(0);
  });

  it('lines all edges of the block that is spoken of, and marks a pawn that was looked for', () => {
    expect(list({ highlight: 'C1' }).strokes).toHaveLength(12);
    const found = list({ found: { x: 10, y: 10, z: 3 } });
    expect([found.count('cursor'), found.strokes.length]).toEqual([1, 1]);
  });

  it('lets overlapping places glow as one area with a line round it', () => {
    const size = [2, 2, 1] as const;
    const places = [
      { x: 10, y: 10, z: 2, size },
      { x: 11, y: 10, z: 2, size },
    ];
    const { drawings, count } = list({ places });
    expect(count('glow')).toBe(6);
    expect(count('dot')).toBe(2);
    const sides = drawings
      .filter(({ shape }) => TOWER_SHAPES[shape] === 'glow')
      .map(({ size: mask }) => [1, 2, 4, 8].filter((bit) => mask & bit).length);
    // Three by two cells have a rim of ten sides.
    expect(sides.reduce((sum, number) => sum + number)).toBe(10);
  });

  it('shows on the tile which ladders it costs, and only dots on the table', () => {
    const at = { x: 10, y: 10, z: 3 };
    const signs = [[], ['small'], ['large'], ['small', 'large']] as const;
    const tiles = signs.map((ladders) => list({ reach: [{ at, ladders }] }).drawings[0]!.size);
    expect(tiles).toEqual([0, 1, 2, 3]);
    expect(list({ reach: [{ at: { ...at, z: 0 }, ladders: [] }] }).count('dot')).toBe(1);
  });

  it('gives each player opened cells a disc of their own', () => {
    const at = { x: 10, y: 10, z: 3 };
    const { drawings } = list({
      opened: [
        { at, colour: 'red' },
        { at, colour: 'violet' },
      ],
    });
    expect(new Set(drawings.map(({ key }) => key)).size).toBe(2);
    expect(drawings[0]!.tint).not.toBe(drawings[1]!.tint);
    expect(drawings[0]!.z).not.toBeCloseTo(drawings[1]!.z);
  });

  it('leaves out what was peeled away', () => {
    const peeled = { ...everything, shows: () => false };
    const marks: TowerMarks = {
      reach: [{ at: { x: 1, y: 1, z: 4 }, ladders: [] }],
      movable: ['C1'],
    };
    expect(list(marks, peeled).drawings).toEqual([]);
    expect(list(marks, peeled).strokes).toEqual([]);
  });

  it('keeps the keys of what stays, so that it does not flicker', () => {
    const reach = [{ at: { x: 10, y: 10, z: 3 }, ladders: [] }];
    const before = list({ reach }).drawings[0]!.key;
    const after = list({ reach, cursor: reach[0]!.at }).drawings[0]!.key;
    expect(after).toBe(before);
  });
});
