import { beforeEach, describe, expect, it } from 'vitest';
import { makeTimber } from '@/engine/timber';
import { BlockSet } from './block-set';
import { FAN_BLOCKS } from './fan';
import { METRE } from './measures';
import { noPoses, setPose, yawed } from './samples';
import { Trays } from './trays';
import type { TraysView } from './types';

const trays = (bonus: number[], malus: number[] = [], front = 0): TraysView => ({
  players: [
    { bonus, malus },
    { bonus: [], malus: [] },
  ],
  front,
  toMove: 0,
});

describe('BlockSet', () => {
  let table: Trays;
  let blocks: BlockSet;
  const lay = (view: TraysView, atOnce = false): void => {
    table.set(view, atOnce);
    blocks.setTrays(view, atOnce);
  };
  const poses = (block: number | null): Float32Array => {
    const all = noPoses();
    setPose(all, 0, [0, 0.1, 0]);
    if (block !== null) setPose(all, block, [0.02, 0.21, 0.01], yawed(0.4));
    return all;
  };

  beforeEach(() => {
    const timber = makeTimber(true);
    table = new Trays(timber);
    blocks = new BlockSet(timber, table);
    blocks.setMaterial(FAN_BLOCKS);
    lay(trays([]), true);
    blocks.setPoses(poses(7));
    blocks.step(0, false);
  });

  it('shows blocks where their poses are, and no others', () => {
    expect(blocks.placeOf(7)).toMatchObject({ y: expect.closeTo(0.21 * METRE) as number });
    expect([...blocks.onTable()].map(({ block }) => block)).toEqual([0, 7]);
    expect(blocks.placeOf(8)).toBeNull();
    expect(blocks.get(8)!.mesh.visible).toBe(false);
  });

  it('knows the same poses again and rests', () => {
    expect(blocks.setPoses(poses(7))).toBe(false);
    expect(blocks.step(16, false)).toBe(false);
  });

  it('refuses poses of another number of blocks', () => {
    expect(() => blocks.setPoses(new Float32Array(7))).toThrow(RangeError);
  });

  it('measures the pile: its top, and how low a block reaches', () => {
    expect(blocks.top()).toBeCloseTo(0.22 * METRE);
    expect(blocks.lowest(7)).toBeCloseTo(0.2 * METRE);
  });

  it('lets a block that was won fly to its tray, in an arc, and come to rest there', () => {
    blocks.setPoses(poses(null));
    lay(trays([7]));
    expect(blocks.step(100, false)).toBe(true);
    const start = { ...blocks.placeOf(7)! };
    expect(start.y).toBeCloseTo(0.21 * METRE);
    expect(blocks.step(310, false)).toBe(true);
    expect(blocks.placeOf(7)!.y).toBeGreaterThan(6);
    blocks.step(600, false);
    expect(blocks.step(620, false)).toBe(false);
    const { x, y, z } = blocks.placeOf(7)!;
    expect(x).toBeLessThan(0);
    expect(y).toBeLessThan(1);
    expect(z).toBeGreaterThan(4);
    expect([...blocks.onTable()].map(({ block }) => block)).toEqual([0]);
  });

  it('takes blocks along when their tray goes round the table', () => {
    blocks.setPoses(poses(null));
    lay(trays([7]), true);
    blocks.step(0, false);
    const before = blocks.placeOf(7)!.z;
    lay(trays([7], [], 1));
    for (let now = 0; now <= 900; now += 30) blocks.step(now, table.step(now));
    expect(before).toBeGreaterThan(4);
    expect(blocks.placeOf(7)!.z).toBeLessThan(-4);
  });

  it('lets a cancelled block fade and be gone', () => {
    blocks.setPoses(poses(null));
    lay(trays([], [7]), true);
    blocks.step(0, false);
    lay(trays([8], []));
    expect(blocks.step(100, false)).toBe(true);
    expect(blocks.get(7)!.mesh.visible).toBe(true);
    blocks.step(400, false);
    expect(blocks.get(7)!.mesh.visible).toBe(false);
    expect(blocks.placeOf(7)).toBeNull();
  });
});
