import { describe, expect, it } from 'vitest';
import { groundAt, radiusFor } from './ground';
import { TURNTABLE } from './part-dimensions';

describe('radiusFor', () => {
  it('is that of the plain turntable as long as everything fits', () => {
    expect(radiusFor(0, [])).toBe(TURNTABLE.radius);
    expect(radiusFor(7, [2, 5])).toBe(TURNTABLE.radius);
  });

  it('grows with blocks, but not with pawns that wait on the table', () => {
    expect(radiusFor(9.2, [])).toBe(10);
    expect(radiusFor(7, [11, 12])).toBe(TURNTABLE.radius);
  });

  it('never leaves a pawn half on the rim', () => {
    for (let away = 0; away < 14; away += 0.1) {
      const radius = radiusFor(6, [away, away + 0.4]);
      for (const pawn of [away, away + 0.4]) expect(Math.abs(pawn - radius)).toBeGreaterThan(0.349);
    }
  });
});

describe('groundAt', () => {
  it('is level on the turntable and on the table beside it', () => {
    expect(groundAt({ x: 3, z: -4 }, 8)).toBeCloseTo(0);
    expect(groundAt({ x: 0, z: 7.7 }, 8)).toBeCloseTo(0);
    expect(groundAt({ x: 9, z: 0 }, 8)).toBe(-TURNTABLE.height);
  });
});
