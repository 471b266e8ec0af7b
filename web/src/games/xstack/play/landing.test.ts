import { describe, expect, it } from 'vitest';
import type { Box } from './blocks';
import { landingOf } from './landing';

const STAND = { arm: 115, depth: 70, crossing: 81, board: 6 };

const box = (block: number, x: number, y: number, z: number, half = 0.01): Box => ({
  block,
  at: { x, y, z },
  reach: { x: half, y: 0.01, z: half },
  top: y + 0.01,
  bottom: y - 0.01,
  level: true,
});

describe('what a block would come down on', () => {
  it('is the highest block below any part of it', () => {
    const held = box(0, 0, 0.3, 0, 0.03);
    const low = box(1, 0, 0.15, 0);
    const high = box(2, 0.035, 0.2, 0);
    expect(landingOf([held, low, high], 0, STAND).height).toBeCloseTo(0.21);
    expect(landingOf([held, low], 0, STAND).height).toBeCloseTo(0.16);
  });

  it('is not what lies above or beside it', () => {
    const held = box(0, 0, 0.3, 0);
    const beside = box(1, 0.021, 0.2, 0);
    const above = box(2, 0, 0.35, 0);
    expect(landingOf([held, beside, above], 0, STAND).height).toBeCloseTo(0.081 + 0.01);
  });

  it('is an arm of the X, or the table beside it', () => {
    expect(landingOf([box(0, 0.05, 0.3, 0)], 0, STAND).height).toBeCloseTo(0.081 + 0.06);
    expect(landingOf([box(0, 0.05, 0.3, 0.1)], 0, STAND).height).toBe(0);
    expect(landingOf([box(0, 0.2, 0.3, 0)], 0, STAND).height).toBe(0);
  });

  it('bears nothing that slants, and bears nothing if it slants itself', () => {
    const held = box(0, 0, 0.3, 0);
    const below = box(1, 0, 0.2, 0);
    expect(landingOf([held, below], 0, STAND).steady).toBe(true);
    expect(landingOf([{ ...held, level: false }, below], 0, STAND).steady).toBe(false);
    expect(landingOf([held, { ...below, level: false }], 0, STAND).steady).toBe(false);
  });

  it('bears it only if its middle is over it or between', () => {
    const held = box(0, 0, 0.3, 0, 0.03);
    const left = box(1, -0.025, 0.2, 0);
    const right = box(2, 0.025, 0.2, 0);
    expect(landingOf([held, left], 0, STAND).steady).toBe(false);
    expect(landingOf([held, left, right], 0, STAND).steady).toBe(true);
    expect(landingOf([held, box(3, 0.004, 0.2, -0.004)], 0, STAND).steady).toBe(true);
  });
});
