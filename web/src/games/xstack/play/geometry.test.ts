import { describe, expect, it } from 'vitest';
import { materialOf, indexOf, nameOf, placesOf, shapeOf } from './blocks';
import { about, between, flatPoses, followedBy, inBlock, slideDirection, turned } from './geometry';

const UP = { x: 0, y: 1, z: 0 };

describe('turns', () => {
  it('follow one another', () => {
    const quarter = about(UP, Math.PI / 2);
    const half = followedBy(quarter, quarter);
    const moved = turned({ x: 1, y: 0, z: 0 }, half);
    expect(moved.x).toBeCloseTo(-1);
    expect(moved.z).toBeCloseTo(0);
  });

  it('are undone as seen from a block', () => {
    const pose = { at: { x: 1, y: 2, z: 3 }, turn: about(UP, 0.7) };
    const own = inBlock({ x: 1.5, y: 2, z: 3 }, pose);
    const again = turned(own, pose.turn);
    expect(again.x + pose.at.x).toBeCloseTo(1.5);
    expect(again.z + pose.at.z).toBeCloseTo(3);
  });

  it('are mixed the short way, and absent blocks stay absent', () => {
    const before = new Float32Array([0, 0, 0, 0, 0, 0, 1, NaN, 0, 0, 0, 0, 0, 1]);
    const after = new Float32Array([2, 0, 0, 0, 0, 0, -1, 1, 0, 0, 0, 0, 0, 1]);
    const mixed = between(before, after, 0.5);
    expect(mixed[0]).toBe(1);
    expect(Math.abs(mixed[6]!)).toBeCloseTo(1);
    expect(mixed[7]).toBe(1);
  });
});

describe('a block that slides out', () => {
  const NEARER = { x: 0, y: 0, z: 1 };

  it('goes along its own axis, towards the viewer', () => {
    const slid = slideDirection(NEARER, about(UP, (10 * Math.PI) / 180));
    expect(slid.z).toBeCloseTo(Math.cos((10 * Math.PI) / 180));
    expect(Math.abs(slid.x)).toBeCloseTo(Math.sin((10 * Math.PI) / 180));
  });

  it('goes straight where none of its axes points there', () => {
    expect(slideDirection(NEARER, about(UP, Math.PI / 4))).toEqual(NEARER);
  });
});

describe('blocks', () => {
  it('are known by name and number', () => {
    expect(indexOf('R01')).toBe(0);
    expect(indexOf('B03')).toBe(8);
    expect(nameOf(35)).toBe('N06');
    for (let i = 0; i < 36; i++) expect(indexOf(nameOf(i))).toBe(i);
  });

  it('are bars, cubes or planks, whatever way round they were cut', () => {
    expect(shapeOf([66_100, 19_900, 20_050])).toEqual({ shape: 'bar', length: 66 });
    expect(shapeOf([20_100, 19_900, 20_050])).toEqual({ shape: 'cube', length: 20 });
    expect(shapeOf([10_000, 60_000, 20_000])).toEqual({ shape: 'plank', length: 60 });
  });

  it('are listed from the top down', () => {
    const sizes: [number, number, number][] = [
      [66_000, 20_000, 20_000],
      [20_000, 20_000, 20_000],
      [20_000, 20_000, 20_000],
    ];
    const poses = flatPoses([
      [0, 0.1, 0, 0, 0, 0, 1],
      [0.02, 0.12, 0, 0, 0, 0, 1],
      [0.2, 0.12, 0, 0, 0, 0, 1],
    ]);
    const places = placesOf(sizes, poses);
    expect(places.map(({ block }) => block)).toEqual([1, 2, 0]);
  });

  it('get the colours of their order', () => {
    const { blocks } = materialOf({
      design: 'fan',
      seed: 1,
      name: null,
      stand: { arm: 1, depth: 1, crossing: 1, board: 6 },
      sizes: Array.from({ length: 36 }, () => [1, 1, 1] as [number, number, number]),
      text: '',
    });
    expect(blocks[0]!.colour).toBe('red');
    expect(blocks[35]!.colour).toBe('natural');
  });
});
