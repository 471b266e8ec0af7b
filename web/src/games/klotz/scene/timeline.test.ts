import { describe, expect, it } from 'vitest';
import {
  cubicBezier,
  easeIn,
  easeInOut,
  easeOut,
  linear,
  slideEase,
  type Easing,
} from '@/engine/easing';
import { RAISED, SHAKE_MS, shake } from '@/engine/raising';
import { alongPath, pathSteps, planMotion } from './timeline';
import type { Motion } from './types';

const easings: Record<string, Easing> = { linear, easeIn, easeOut, easeInOut, slideEase };

describe('easings', () => {
  it.each(Object.entries(easings))('%s runs from 0 to 1 and never back', (_, ease) => {
    expect(ease(0)).toBe(0);
    expect(ease(1)).toBe(1);
    for (let step = 1; step <= 100; step++) {
      expect(ease(step / 100)).toBeGreaterThanOrEqual(ease((step - 1) / 100));
    }
  });

  it('follows the curve of CSS', () => {
    const straight = cubicBezier(0.25, 0.25, 0.75, 0.75);
    for (const t of [0.1, 0.37, 0.5, 0.9]) expect(straight(t)).toBeCloseTo(t, 4);
    // `ease-in-out` of CSS is symmetric about its middle.
    const symmetric = cubicBezier(0.42, 0, 0.58, 1);
    expect(symmetric(0.5)).toBeCloseTo(0.5, 4);
    expect(symmetric(0.25) + symmetric(0.75)).toBeCloseTo(1, 4);
  });
});

describe('alongPath', () => {
  const bent = ['c6', 'd6', 'e6', 'e5'];

  it('starts, bends and ends where the path does', () => {
    expect(alongPath(bent, 0)).toEqual({ x: -4.5, z: 1.5 });
    expect(alongPath(bent, 2 / 3).x).toBeCloseTo(-2.5);
    expect(alongPath(bent, 2 / 3).z).toBeCloseTo(1.5);
    expect(alongPath(bent, 1)).toEqual({ x: -2.5, z: 2.5 });
  });

  it('is the same whether every cell or only the bends are named', () => {
    for (const t of [0.1, 0.5, 0.8]) {
      const all = alongPath(bent, t);
      const few = alongPath(['c6', 'e6', 'e5'], t);
      expect(all.x).toBeCloseTo(few.x);
      expect(all.z).toBeCloseTo(few.z);
    }
    expect(pathSteps(bent)).toBe(3);
    expect(pathSteps(['c6', 'e6', 'e5'])).toBe(3);
  });
});

describe('planMotion', () => {
  const plain: Motion = { path: ['c6', 'd6', 'e6', 'e5'] };

  it('lifts for 120 ms, slides 90 ms a cell, sets down for 110 ms and rebounds for 90 ms', () => {
    const plan = planMotion(plain, 3, false);
    expect(plan.duration).toBe(120 + 270 + 110 + 90);
    expect(plan.piece(120)).toEqual({ x: -4.5, z: 1.5, lift: RAISED });
    expect(plan.piece(120 + 270).lift).toBeCloseTo(RAISED);
    expect(plan.piece(120 + 270 + 110).lift).toBeCloseTo(0);
    expect(plan.piece(120 + 270 + 110 + 45).lift).toBeCloseTo(0.015);
    const end = plan.piece(plan.duration);
    expect([end.x, end.z]).toEqual([-2.5, 2.5]);
    expect(end.lift).toBeCloseTo(0);
  });

  it('keeps slides between 240 and 900 ms', () => {
    const slide = (path: string[]) => planMotion({ path }, 1, true).duration - 200;
    expect(slide(['a1', 'a2'])).toBe(240);
    expect(slide(['a1', 'a14'])).toBe(900);
    expect(slide(['a1', 'a5'])).toBe(360);
  });

  it('does not lift a piece that hangs in the air already', () => {
    const plan = planMotion(plain, 3, true);
    expect(plan.piece(0).lift).toBe(RAISED);
    expect(plan.cues.map(({ cue }) => cue.kind)).toEqual(['slide', 'down']);
  });

  it('carries a captured Klotz home in an arc 1.2 high', () => {
    const plan = planMotion({ ...plain, captured: { from: 'e5', to: 'g7' } }, 3, false);
    expect(plan.captured(0)).toEqual({ x: -2.5, z: 2.5, lift: 0 });
    const heights = Array.from(
      { length: 200 },
      (_, step) => plan.captured((step / 199) * plan.duration)!.lift,
    );
    expect(Math.max(...heights)).toBeCloseTo(1.2, 1);
    const end = plan.captured(plan.duration)!;
    expect([end.x, end.z]).toEqual([-0.5, 0.5]);
    expect(end.lift).toBeCloseTo(0);
    expect(planMotion(plain, 3, false).captured(100)).toBeNull();
  });

  it('puts the stone down before the column lifts', () => {
    const plan = planMotion({ ...plain, stone: { colour: 'red', from: null } }, 2, false);
    expect(plan.stone(0)).toEqual({ along: 0, lift: 0 });
    expect(plan.stone(300)!.along).toBe(1);
    expect(plan.piece(300).lift).toBe(0);
    expect(plan.cues.map(({ cue }) => cue.kind)).toEqual(['stone', 'lift', 'slide', 'down']);
  });

  it('reports everything in order and within its duration', () => {
    const plan = planMotion(
      {
        ...plain,
        win: true,
        captured: { from: 'e5', to: 'g7' },
        stone: { colour: 'red', from: 'b2' },
      },
      4,
      false,
    );
    const times = plan.cues.map(({ at }) => at);
    expect(Math.max(...times)).toBeLessThanOrEqual(plan.duration);
    expect(plan.celebrates(plan.duration)).toBe(true);
    expect(plan.celebrates(0)).toBe(false);
    expect(plan.cues.at(-1)!.cue.kind).toBe('win');
  });

  it('only fades for those who want no motion', () => {
    const plan = planMotion(plain, 3, false, true);
    expect(plan.duration).toBe(120);
    expect(plan.piece(0)).toEqual(plan.piece(plan.duration));
    expect(plan.cues.map(({ cue }) => cue.kind)).toEqual(['down']);
  });
});

describe('shake', () => {
  it('swings three times to either side, at most 0.06 far, and ends still', () => {
    const swings = Array.from({ length: 240 }, (_, ms) => shake(ms));
    expect(Math.max(...swings.map(Math.abs))).toBeLessThanOrEqual(0.06);
    const turns = swings
      .slice(1)
      .filter((swing, index) => Math.sign(swing) !== Math.sign(swings[index]!) && index > 0);
    expect(turns).toHaveLength(5);
    expect(shake(SHAKE_MS)).toBeCloseTo(0);
  });
});
